"""5.2.1, 18.2.1, 20.1: the end of the activations, and how 1815 ends."""

from typing import Any

import pytest

from europe_wars import at, bears, go_on, steps, told, zone
from grognard.games.europe import supply
from grognard.games.europe.conquest import steady_armies
from grognard.games.europe.events import DRAWN, NAPOLEON_LOST
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import AUSTRIA, FRANCE, POINTS, UNSUPPLIED
from grognard.games.europe.steps.year_end import conquered, ending, settle_control

GUARD = "grande_armee napoleon fr_corps_9 fr_corps_10"
TAKEN = dict.fromkeys(("lille", "soissons", "paris", "dijon", "lyon"), "england")
#: The Coalition in Paris and Lyon, with depots on the way from Lille.
LINE = {
    "paris": "wellington en_corps_3",
    "lyon": "frimont au_corps_1",
    "lille": "en_corps_4",
    "soissons": "england_depot_1#",
    "dijon": "england_depot_2#",
}
FALLEN = dict.fromkeys(("paris", "lyon", "bordeaux"), "england")


def last_round(game: Europe, at: dict[str, str], **more: Any) -> Any:
    """The Coalition's action in the last round."""
    return game.position(at, round=6, seat="coalition", dice=more.pop("dice", []), **more)


def finish(state: Any, *said: str) -> list[Any]:
    """The Coalition passes, and the year ends."""
    events: list[Any] = list(state.apply("pass"))
    return events + go_on(state, *said)


# --- 5.2.1 ---------------------------------------------------------------------------------


@pytest.mark.rule("5.2.1")
def test_each_siege_has_a_last_free_attempt(game: Europe) -> None:
    """R249: the Empire's first, coverers too; it may be declined."""
    state = last_round(
        game,
        {"paris": GUARD, "namur": "ney fr_corps_11*", "lille": "wellington en_corps_3 en_corps_4"},
        forts={"namur": "siege 0", "lille": "siege 1"},
        dice=[3, 6],
    )
    state.apply("pass")
    assert (state.step, state.seat) == ("last-siege", "empire")
    events = go_on(state, "besiege", until="last-siege")
    assert told(events, "siege-rolled")
    assert (state.step, state.seat) == ("last-siege", "coalition")
    events = go_on(state, "besiege")
    assert state.over
    assert told(events, "fort-taken")


@pytest.mark.rule("5.2.1")
def test_besieged_unsupplied_and_demoralised_forces_are_tested_once(game: Europe) -> None:
    """R200, R211: without the winter's two; a besieged force adds the marker."""
    state = last_round(
        game,
        {"paris": GUARD, "metz": "davout fr_corps_11! fr_corps_12!"},
        dice=[6],
    )
    events = finish(state)
    rolled = told(events, "attrition-rolled")
    assert [one["place"] for one in rolled] == ["metz"]
    # 4 steps, three columns on: 9-11; die 6, all French -2, at home -2: row 2, half a loss.
    assert rolled[0]["number"] in (0, 1)


@pytest.mark.rule("5.2.1")
def test_points_in_reserve_are_lost_after_the_last_round(game: Europe) -> None:
    state = last_round(game, {"paris": GUARD}, points=(2, 3))
    finish(state)
    assert (state.c[POINTS], state.c[POINTS + 1]) == (0, 0)


# --- control and conquest (3.2, 18.2.1) ----------------------------------------------------


@pytest.mark.rule("3.2")
def test_t40_a_marker_goes_where_forces_of_its_owner_s_side_stand(game: Europe) -> None:
    """R145: Russians in Berlin, which the French had taken."""
    state = last_round(
        game, {"paris": GUARD, "berlin": "barclay ru_corps_1"}, control={"berlin": "france"}
    )
    settle_control(state)
    assert state.side(state.holder(zone(state, "berlin"))) == 1


@pytest.mark.rule("20.1", "3.2", "R23")
def test_what_france_has_lost_is_the_coalitions_from_the_beginning(game: Europe) -> None:
    """A French corps without supply frees French land, not Luxembourg; Prussians free that."""
    hungry = "napoleon grande_armee fr_corps_1"
    for where, mine in (("metz", 0), ("luxembourg", 1)):
        state = last_round(
            game, {where: hungry}, control={where: "prussia"}, forts={where: "ruined"}
        )
        for unit in state.units_in(0, zone(state, where)):
            state.mark(unit, UNSUPPLIED)
        settle_control(state)
        assert state.side(state.holder(zone(state, where))) == mine
    state = last_round(
        game,
        {"luxembourg": "pr_corps_1"},
        control={"luxembourg": "france"},
        forts={"luxembourg": "ruined"},
    )
    state.mark(state.units_in(1, zone(state, "luxembourg"))[0], UNSUPPLIED)
    settle_control(state)
    assert state.side(state.holder(zone(state, "luxembourg"))) == 1


@pytest.mark.rule("20.1", "13.2", "R23")
def test_a_fortress_of_lost_land_feeds_no_frenchman(game: Europe) -> None:
    """13.2: sources are fortresses of the national territory; Mantua is Austria's own in 1815."""
    state = last_round(game, {"paris": GUARD}, control={"luxembourg": "france"})
    assert not supply.feeds(state, FRANCE, zone(state, "luxembourg"))
    assert supply.feeds(state, FRANCE, zone(state, "metz"))
    assert supply.feeds(state, AUSTRIA, zone(state, "mantoue"))
    assert state.is_home(AUSTRIA, zone(state, "mantoue"))


@pytest.mark.rule("18.2.1")
def test_france_is_conquered_with_its_key_zones_in_supply(game: Europe) -> None:
    """R299, R300: Antwerp is not among them."""
    taken = {**FALLEN, **dict.fromkeys(("lille", "soissons", "dijon"), "england")}
    board = {
        "rochefort": GUARD,
        "soissons": "england_depot_1#",
        "dijon": "england_depot_2#",
        "bordeaux": "england_depot_3#",
    }
    state = last_round(game, board, control=taken)
    assert conquered(state, 0)
    assert ending(state) == DRAWN  # an army stands, so nobody has won
    taken["anvers"] = "france"
    assert conquered(last_round(game, {**board, "anvers": "fr_corps_15"}, control=taken), 0)
    cut_off = last_round(game, {"rochefort": GUARD}, control=FALLEN)
    assert not conquered(cut_off, 0)
    state = last_round(game, {"paris": GUARD}, control={"anvers": "england"})
    assert not conquered(state, 0)


@pytest.mark.rule("18.2.1")
def test_paris_and_one_more_are_enough_if_no_steady_army_is_at_home(game: Europe) -> None:
    """R298, R299."""
    army = "grande_armee napoleon fr_corps_9! fr_corps_10!"
    state = last_round(game, {"bordeaux": army, **LINE}, control=TAKEN)
    assert steady_armies(state, 0) == []
    assert conquered(state, 0)
    state = last_round(game, {"bordeaux": GUARD, **LINE}, control=TAKEN)
    assert not conquered(state, 0)


# --- victory (20.1) ------------------------------------------------------------------------


@pytest.mark.rule("20.1")
def test_the_empire_stands_with_a_steady_army(game: Europe) -> None:
    """R294, R302: after the last round nothing else is played."""
    state = last_round(game, {"paris": GUARD})
    finish(state)
    assert state.over
    assert game.outcome(state).winners == ("empire",)


@pytest.mark.rule("20.1")
def test_without_a_steady_army_and_without_conquest_it_is_a_draw(game: Europe) -> None:
    """R240: the markers are taken off only after victory is judged."""
    army = "grande_armee napoleon fr_corps_9! fr_corps_10!"
    state = last_round(game, {"paris": army}, dice=[1, 1])
    finish(state)
    assert state.over
    assert game.outcome(state).winners == ()


@pytest.mark.rule("20.1")
def test_the_coalition_wins_with_france_conquered_and_no_steady_army(game: Europe) -> None:
    army = "grande_armee napoleon fr_corps_9! fr_corps_10!"
    state = last_round(game, {"bordeaux": army, **LINE}, control=TAKEN, dice=[1] * 8)
    finish(state)
    assert game.outcome(state).winners == ("coalition",)


@pytest.mark.rule("20.1")
def test_the_game_ends_at_once_when_napoleon_leaves_the_map(game: Europe) -> None:
    """R297: his force is destroyed five to one."""
    board = {
        "lille": "napoleon fr_corps_9-",
        "bruxelles": "army_of_the_peninsula wellington en_corps_1 en_corps_2 en_corps_3",
    }
    state = game.position(board, dice=[], seat="coalition", forts={"lille": "ruined"})
    events = go_on(state, "activate wellington", "enter lille")
    assert state.over
    assert told(events, "game-ends")[0]["ending"] == "napoleon-lost"
    assert game.outcome(state).winners == ("coalition",)
    assert at(state, "napoleon") == "next budget"


@pytest.mark.rule("20.1")
def test_he_is_looked_for_before_anything_else(game: Europe) -> None:
    """R302."""
    state = last_round(game, {"paris": "ney fr_corps_9"})
    assert ending(state) == NAPOLEON_LOST


@pytest.mark.rule("20.1")
def test_an_active_french_army_is_given_two_steps(game: Europe) -> None:
    """R295, R296: reduced units are made whole or eliminated ones return, not in winter."""
    army = "grande_armee napoleon fr_corps_9- fr_corps_10-"
    state = game.position({"paris": army}, dice=[])
    go_on(state, "activate napoleon", "restore fr_corps_9", "restore fr_corps_10", until="muster")
    assert steps(state, "fr_corps_9", "fr_corps_10") == 4
    state = game.position({"paris": army}, dice=[], round=6)
    go_on(state, "activate napoleon", until="muster")
    assert bears(state, "fr_corps_9", "reduced")


@pytest.mark.rule("20.1")
def test_royalists_live_off_poitou_and_brittany(game: Europe) -> None:
    """R301."""
    state = game.position({"rennes": "cu_corps", "paris": GUARD}, seat="coalition", dice=[])
    go_on(state, "activate cu_corps", until="move")
    assert not bears(state, "cu_corps", "unsupplied")


@pytest.mark.rule("20.1")
def test_generals_of_the_reserve_do_not_come_back(game: Europe) -> None:
    """R303, R260: there is no budget, so who is sent away stays away."""
    state = last_round(game, {"paris": GUARD, "metz": "ney fr_corps_11-"}, dice=[])
    finish(state)
    assert at(state, "massena") == "reserve"
    assert state.over
