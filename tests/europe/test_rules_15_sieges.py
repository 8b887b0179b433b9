"""Chapter 15: fortresses and sieges."""

from typing import Any

import pytest

from europe_wars import at, attack, bears, go_on, legal, piece, steps, told, zone
from grognard.games.europe import groups, kinds
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import T_SIEGE
from grognard.games.europe.steps.siege import siege_modifier

ARMY = "grande_armee napoleon fr_corps_9 fr_corps_10 fr_corps_11"


def before_namur(game: Europe, dice: list[int], force: str = ARMY, **more: Any) -> Any:
    """The French stand at Soissons, next to the fortress of Namur."""
    board = {"soissons": force, **more.pop("at", {})}
    return game.position(board, dice=dice, points=(2, 2), **more)


# --- 15.1 ----------------------------------------------------------------------------------


@pytest.mark.rule("15.1")
def test_a_fortress_stops_a_force_unless_it_leaves_twice_its_level_to_cover_it(
    game: Europe,
) -> None:
    state = before_namur(game, [])
    attack(state, "napoleon", "namur", until="move")
    assert legal(state, "enter") == set()
    go_on(state, "leave fr_corps_9", until="move")
    assert "liege" in legal(state, "enter")
    go_on(state, "enter bruxelles", until="move")
    assert state.besieged(zone(state, "namur"))
    assert bears(state, "fr_corps_9", "marked")


@pytest.mark.rule("15.1")
def test_who_covers_a_fortress_makes_no_attempt_in_this_round(game: Europe) -> None:
    """R140: nor does a single step that comes to them count them in."""
    state = before_namur(
        game, [], "fr_corps_12-", at={"namur": "fr_corps_9*"}, forts={"namur": "siege 0"}
    )
    attack(state, "fr_corps_12", "namur", until="move")
    assert "besiege" not in legal(state)


@pytest.mark.rule("15.1")
def test_any_one_legal_force_may_be_inside(game: Europe) -> None:
    """R261: five steps under a general go inside together."""
    force = "wellington en_corps_3 en_corps_4 en_corps_5-"
    state = before_namur(game, [3], at={"namur": force})
    attack(state, "napoleon", "namur", until="defend")
    go_on(state, "shelter wellington", until="move")
    assert bears(state, "en_corps_5", "inside")
    assert bears(state, "wellington", "inside")


# --- 15.2 ----------------------------------------------------------------------------------


@pytest.mark.rule("15.2")
def test_a_siege_needs_twice_the_level_in_steps_and_a_point_for_each_attempt(
    game: Europe,
) -> None:
    """R248: as many as there are points."""
    state = before_namur(game, [], "fr_corps_9-")
    attack(state, "fr_corps_9", "namur", until="move")
    assert "besiege" not in legal(state)
    state = before_namur(game, [1, 1, 1], "ney fr_corps_9 fr_corps_10")
    attack(state, "ney", "namur", until="move")
    for marker in (1, 2, 3):
        go_on(state, "besiege", until="move")
        if state.step == "repulsed":
            go_on(state, "lose fr_corps_9", until="move")
        assert state.siege_marker(zone(state, "namur")) == marker
    assert "besiege" not in legal(state)


@pytest.mark.rule("15.2")
def test_after_a_battle_won_there_one_attempt_is_free(game: Europe) -> None:
    """X11."""
    state = before_namur(game, [1, 1], at={"namur": "wellington en_corps_3-"})
    attack(state, "napoleon", "namur", until="move")
    group = state.argument(0)
    before = groups.points_left(state, group)
    go_on(state, "besiege", until="move")
    assert groups.points_left(state, group) == before
    go_on(state, "besiege", until="move")
    assert groups.points_left(state, group) == before - 1


@pytest.mark.rule("15.2")
def test_nobody_besieges_out_of_supply(game: Europe) -> None:
    around = dict.fromkeys(("soissons", "lille", "metz", "paris", "reims", "rouen"), "england")
    state = before_namur(game, [1, 1, 1], "davout fr_corps_9 fr_corps_10", control=around)
    attack(state, "davout", "namur", until="move")
    assert "besiege" not in legal(state)


# --- 15.3 ----------------------------------------------------------------------------------


@pytest.mark.rule("15.3")
def test_besiegers_who_leave_lift_the_siege(game: Europe) -> None:
    """R252: the marker is gone; coming back starts at 0."""
    state = before_namur(
        game,
        [],
        "fr_corps_15",
        at={"namur": "ney fr_corps_9 fr_corps_10 | en_corps_3^"},
        forts={"namur": "siege 2"},
    )
    go_on(state, "activate ney", "enter bruxelles", until="move")
    assert not state.besieged(zone(state, "namur"))
    assert not bears(state, "en_corps_3", "inside")


@pytest.mark.rule("15.3")
def test_too_few_who_stay_behind_must_go_to_a_neighbouring_zone(game: Europe) -> None:
    """15.3: not both sides in one zone; R251: in supply if there is such a zone."""
    state = before_namur(
        game,
        [],
        "fr_corps_15",
        at={"namur": "ney fr_corps_9 fr_corps_10- | en_corps_3^"},
        forts={"namur": "siege 1"},
    )
    go_on(state, "activate ney", "without fr_corps_10", "go", "enter bruxelles", until="lifted")
    assert state.step == "lifted"
    assert "soissons" in legal(state, "retreat")
    go_on(state, "retreat soissons", until="move")
    assert at(state, "fr_corps_10") == "soissons"
    assert not state.besieged(zone(state, "namur"))


@pytest.mark.rule("15.3")
def test_besieged_units_do_not_fight_for_those_who_relieve_them(game: Europe) -> None:
    """R255, R256: the relief wins, the siege is lifted, the garrison is free."""
    board = {
        "namur": "ney fr_corps_9 fr_corps_10 | en_corps_3^",
        "bruxelles": "wellington en_corps_4 en_corps_5",
        "soissons": "fr_corps_15",
    }
    state = game.position(
        board,
        dice=[4, 4, 1, 1, 1, 1],
        forts={"namur": "siege 2"},
        seat="coalition",
    )
    events = attack(state, "wellington", "namur", until="losses")
    assert told(events, "battle-rolled")[0]["total"] == 8 + 2
    while state.step == "losses":
        assert "en_corps_3" not in legal(state, "lose")
        go_on(state, sorted(legal(state))[0], until="losses")
    go_on(state, "retreat soissons", until="move")
    assert not state.besieged(zone(state, "namur"))
    assert not bears(state, "en_corps_3", "inside")


def besieged(game: Europe, dice: list[int], besiegers: str = "ney fr_corps_9 fr_corps_10") -> Any:
    """Wellington is besieged in Namur and about to act; two dice for his attrition are given."""
    board = {"namur": f"{besiegers} | wellington^ en_corps_3^ en_corps_4^"}
    return game.position(board, dice=[1, 1, *dice], forts={"namur": "siege 1"}, seat="coalition")


@pytest.mark.rule("15.3")
def test_a_besieged_force_may_make_a_sortie_and_nothing_else(game: Europe) -> None:
    """R253, R254: won, the besieger goes, the siege is lifted and the march goes on."""
    state = besieged(game, [6, 6, 1, 1, 1, 1])
    go_on(state, "activate wellington", until="move")
    assert legal(state, "enter") == set()
    assert "sortie" in legal(state)
    go_on(state, "sortie", until="losses")
    while state.step == "losses":
        go_on(state, sorted(legal(state))[0], until="losses")
    go_on(state, sorted(legal(state))[0], until="move")
    assert not state.besieged(zone(state, "namur"))
    assert "enter liege" in legal(state)


@pytest.mark.rule("15.3")
def test_a_sortie_that_fails_goes_back_inside(game: Europe) -> None:
    """R254: siege and marker stay if enough besiegers are left."""
    state = besieged(game, [1, 1, 4, 4, 1, 1])
    go_on(state, "activate wellington", "sortie", until="losses")
    while state.step == "losses":
        go_on(state, sorted(legal(state))[0], until="losses")
    go_on(state, "retreat namur")
    assert state.siege_marker(zone(state, "namur")) == 1
    assert bears(state, "wellington", "inside")


@pytest.mark.rule("15.3")
def test_a_victor_too_weak_to_go_on_besieging_goes_away(game: Europe) -> None:
    """15.3: the besieger wins against a sortie with a single step left."""
    state = besieged(game, [1, 1, 6, 6, 1, 1, 1], "suchet fr_corps_9 fr_corps_10-")
    go_on(state, "activate wellington", "sortie")
    while not state.over and state.step in ("losses", "retreat"):
        go_on(state, sorted(legal(state))[0])
    both = state.has_units(0, zone(state, "namur")) and state.has_units(1, zone(state, "namur"))
    assert not both


# --- 15.4 ----------------------------------------------------------------------------------


@pytest.mark.rule("15.4")
def test_what_is_added_to_the_die_of_a_siege(game: Europe) -> None:
    """R250: both generals, an army once, the marker, cards; X03: a citadel takes two off."""
    board = {
        "namur": f"{ARMY} davout | wellington^ en_corps_3^",
        "mantoue": "suchet fr_corps_13 fr_corps_14",
    }
    forts = {"namur": "siege 2", "mantoue": "siege 0"}
    state = game.position(board, forts=forts)
    assert siege_modifier(state, 0, zone(state, "namur")) == 3 - 3 + 1 + 2
    assert siege_modifier(state, 0, zone(state, "mantoue")) == 2 - 2
    state.c[T_SIEGE] = 1
    assert siege_modifier(state, 0, zone(state, "mantoue")) == 2 - 2 + 1


@pytest.mark.rule("15.4")
def test_a_repulsed_besieger_loses_a_step_and_too_few_must_go(game: Europe) -> None:
    """R251: to a zone in supply; its activation is over."""
    state = before_namur(game, [1], "ney fr_corps_9", at={"namur": "en_corps_3^"})
    attack(state, "ney", "namur", until="move")
    go_on(state, "besiege", until="repulsed")
    go_on(state, "lose fr_corps_9", until="lifted")
    go_on(state, "retreat soissons")
    assert at(state, "fr_corps_9") == "soissons"
    assert bears(state, "fr_corps_9", "marked")
    assert not state.besieged(zone(state, "namur"))


@pytest.mark.rule("15.4")
def test_a_breach_destroys_the_garrison_and_the_zone_is_taken(game: Europe) -> None:
    """R199, R257: generals and troops to the reserve, the fortress is ruined."""
    inside = "wellington^ en_corps_3^ england_depot_1^"
    state = before_namur(game, [6, 6], ARMY, at={"namur": inside}, forts={"namur": "siege 2"})
    state.move(piece(state, "fr_corps_9"), zone(state, "namur"))
    attack(state, "napoleon", "namur", until="move")
    events = go_on(state, "besiege", until="move")
    assert told(events, "siege-rolled")[0]["result"] == "breach"
    assert at(state, "en_corps_3") == "reserve"
    assert at(state, "england_depot_1") == "reserve"
    assert at(state, "wellington") == "next budget"
    assert state.side(state.holder(zone(state, "namur"))) == 0
    assert not state.fort_active(zone(state, "namur"))


@pytest.mark.rule("15.4")
def test_honours_keep_a_reduced_unit_reduced(game: Europe) -> None:
    """X05: 3 + 2 + 1 is six."""
    state = before_namur(
        game, [4], "suchet fr_corps_9 fr_corps_10", at={"namur": "en_corps_3-^ england_depot_1^"}
    )
    attack(state, "suchet", "namur", until="move")
    go_on(state, "besiege", until="move")
    assert at(state, "en_corps_3") == "next budget"
    assert at(state, "england_depot_1") == "next budget"
    assert bears(state, "en_corps_3", "reduced")


# --- 15.5 ----------------------------------------------------------------------------------


@pytest.mark.rule("15.5")
def test_a_depot_or_a_step_makes_a_taken_fortress_active_again(game: Europe) -> None:
    """R257, R258: a relay at once."""
    state = before_namur(game, [4], "suchet fr_corps_9 fr_corps_10 france_depot_1")
    attack(state, "suchet", "namur", until="move")
    go_on(state, "besiege", until="move")
    assert legal(state, "rebuild") == {"france_depot_1", "fr_corps_9", "fr_corps_10"}
    go_on(state, "rebuild fr_corps_9", until="move")
    assert state.fort_active(zone(state, "namur"))
    assert steps(state, "fr_corps_9") == 1


@pytest.mark.rule("15.5")
def test_a_ruined_fortress_in_supply_is_active_at_the_end_of_the_year(game: Europe) -> None:
    """R259; in 1815 the game is over before."""
    state = game.position(
        {"strasbourg": "ney fr_corps_9", "ulm": "fr_corps_10"},
        scenario="1805",
        forts={"strasbourg": "ruined", "ulm": "ruined"},
    )
    state.push(kinds.CONQUESTS, 0, 2, 0)
    state.top_step().run(state)
    assert state.fort_active(zone(state, "strasbourg"))


@pytest.mark.rule("15.5")
def test_fleets_leave_a_port_that_falls(game: Europe) -> None:
    """R257: the frame for them is pushed when the zone is taken."""
    state = before_namur(game, [6], "fr_corps_15", at={"lille": ARMY}, round=2)
    fleet = next(f for f in range(193, 225) if state.side_of(f) == 1)
    state.move(fleet, zone(state, "anvers"))
    attack(state, "napoleon", "anvers", until="move")
    go_on(state, "besiege")
    assert (state.step, state.seat) == ("flight", "coalition")
