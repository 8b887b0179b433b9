"""6: cards of the campaigns whose events belong to the war: action, reaction, battle, sea."""

from __future__ import annotations

from typing import Any

import pytest

from europe_cards import ARMY, battle, facing, gain, go_on, lies, refused, to_window
from europe_wars import at, bears, legal, piece, steps, told, zone
from grognard.games.europe import groups
from grognard.games.europe.cards import forget_year
from grognard.games.europe.layout import (
    B_UNHARMED,
    CARD,
    CARD_SPENT,
    COALITION,
    CONTROL,
    EMPIRE,
    ESCALATION,
    FIXED,
    FRANCE,
    G_CAUSES,
    HAND,
    LAST_ROUND,
    LASTING,
    NO_HAND_LIMIT,
    POINTS,
    RUINS,
    T_SIEGE,
    TORRES_VEDRAS,
    VICTORY,
)
from grognard.games.europe.supply import is_relay

SPAIN = {"scenario": "1809"}  # the war of liberation is on


def empire(card: str) -> dict[str, str]:
    """A hand of the Empire."""
    return {"empire": card}


def coalition(card: str, other: str = "") -> dict[str, str]:
    """A hand of the Coalition, and perhaps of the Empire."""
    return {"coalition": card, "empire": other} if other else {"coalition": card}


def played(state: Any, key: str) -> None:
    """The event of a card has been played before."""
    card = next(one.id for one in state.t.model.cards if one.key == key)
    cell = int(state.c[CARD + card])
    state.c[CARD + card] = cell | CARD_SPENT


# --- 5F ------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "6.4")
def test_card_5f_leads_an_enemy_force_astray_and_activates_the_force_named(game) -> None:
    board = {
        "metz": "ney fr_corps_9",
        "strasbourg": "suchet fr_corps_10",
        "cologne": "blucher pr_corps_2 pr_corps_3",
        "berlin": "kleist pr_corps_4",
    }
    state = game.position(board, hands=empire("5f"), dice=[])
    state.apply("event 5f")
    assert legal(state, "choose") == {"ney", "suchet"}
    state.apply("choose ney")
    assert legal(state, "choose") == {"blucher"}  # within two zones
    state.apply("choose blucher")
    assert state.step == "drive"
    assert refused(state, "enter mayence") == ("", "")
    state.apply("enter berg")
    state.apply("stop")
    assert at(state, "pr_corps_3") == "berg"
    assert legal(state, "activate") == {"ney"}
    assert lies(state, "5f") == "removed"


@pytest.mark.rule("6.2", "11")
def test_card_5f_keeps_it_from_units_and_fortresses_of_its_player(game) -> None:
    board = {"metz": "ney fr_corps_9", "luxembourg": "pr_corps_2", "reims": "fr_corps_10"}
    forts = {"luxembourg": "ruined"}
    state = game.position(board, hands=empire("5f"), forts=forts, dice=[])
    state.apply("event 5f")
    go_on(state, "choose ney", "choose pr_corps_2", until="drive")
    assert refused(state, "enter metz")[0] == "enemy-near"
    assert refused(state, "enter paris")[0] == "not-adjacent"


# --- 7F ------------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "14.9.2")
def test_card_7f_a_helps_the_pursuit(game) -> None:
    force = "schwarzenberg au_corps_1 au_corps_2 au_corps_3"
    state = facing(game, coalition=force, hands=empire("7f"), dice=[4, 4, 3, 3] + [6] * 40)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert to_window(state, "empire", "pursuit")
    assert refused(state, "use 7f a") == ("", "")


def besieging(game: Any, hands: dict[str, str], dice: list[int], **more: Any) -> Any:
    """Napoleon is before Namur and about to try."""
    board = {"soissons": ARMY, **more.pop("at", {})}
    state = game.position(board, hands=hands, dice=dice, points=(3, 3), **more)
    go_on(state, "operate", "activate napoleon", "enter namur", until="move")
    return state


@pytest.mark.rule("6.2", "15.4")
def test_card_7f_b_makes_honours_of_a_stable_siege(game) -> None:
    """After the die, of an empty fortress of level 1."""
    state = besieging(game, empire("7f"), [1])
    events = state.apply("besiege")
    assert told(events, "siege-rolled")[0]["result"] == "stable"
    assert (state.step, state.seat) == ("answer", "empire")
    events = state.apply("use 7f b")
    assert told(events, "fort-taken")


@pytest.mark.rule("6.2")
def test_card_7f_b_needs_an_empty_fortress(game) -> None:
    state = besieging(game, empire("7f"), [1], at={"namur": "en_corps_3^"})
    events = state.apply("besiege")
    assert told(events, "siege-rolled")
    assert state.step != "answer"


# --- 10F -----------------------------------------------------------------------------------

BLOCKADE = {"brest": "fleet_ganteaume", "brest_blockade": "fleet_calder fleet_keith"}


@pytest.mark.rule("6.2", "17.2.4", "17.2.6")
def test_card_10f_a_blows_the_blockaders_home_and_lets_a_squadron_sail(game) -> None:
    board = {**BLOCKADE, "golfe_de_gascogne": "fleet_gambier"}
    state = game.position(board, scenario="1805", hands=empire("10f"), dice=[])
    state.apply("event 10f a")
    state.apply("at golfe_de_gascogne")
    while state.step == "blown":
        assert state.seat == "coalition"
        state.apply(state.codes()[0])
    haven = zone(state, at(state, "fleet_calder"))
    assert state.held_by(COALITION, haven)
    assert legal(state, "activate") == {"fleet_ganteaume"}
    go_on(state, "activate fleet_ganteaume", until="sail")
    state.apply("sail golfe_de_gascogne")
    assert state.step == "sail"  # Gambier, at sea there, cannot intercept


@pytest.mark.rule("6.6", "17.3.1")
def test_card_10f_b_spares_both_sides_their_losses(game) -> None:
    """After the totals; not in a port."""
    board = {"manche": "fleet_calder fleet_keith fleet_nelson | fleet_ganteaume fleet_missiessy"}
    state = game.position(
        board,
        scenario="1805",
        seat="coalition",
        hands=empire("10f"),
        points=(0, 5),
        dice=[4, 4, 4, 3, 3] + [3] * 9,
    )
    go_on(state, "operate", "activate fleet_calder", "with fleet_keith", "with fleet_nelson")
    go_on(state, "go", until="sail") if state.step == "squadron" else None
    go_on(state, "attack manche", "stay", until="answer")
    while state.step == "answer" and refused(state, "use 10f b")[0]:
        state.apply("pass")
    state.apply("use 10f b")
    while state.step in ("answer", "fleet-losses", "sea-retreat"):
        assert state.step != "fleet-losses"
        state.apply("pass" if state.step == "answer" else state.codes()[0])
    assert at(state, "fleet_ganteaume") != "reserve"
    assert at(state, "fleet_missiessy") != "reserve"


# --- 14F -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "9.2")
def test_card_14f_returns_a_card_and_spends_its_points(game) -> None:
    """R429: the printed value; permanent cards are spared."""
    hands = {"empire": "14f", "coalition": "1c 25c"}
    state = facing(game, hands=hands, points=(0, 0), dice=[1])
    events = state.apply("event 14f")
    assert [one["card"] for one in told(events, "card-returned")] == ["25c"]
    assert lies(state, "25c") == "pile"
    assert state.step == "activate"
    state.apply("done")
    assert int(state.c[POINTS + EMPIRE]) == 2


@pytest.mark.rule("6.2")
def test_card_14f_gives_nothing_against_permanent_cards_alone(game) -> None:
    state = facing(game, hands={"empire": "14f", "coalition": "1c"}, points=(0, 0))
    state.apply("event 14f")
    assert (state.step, state.seat) == ("action", "coalition")
    assert int(state.c[POINTS + EMPIRE]) == 0


# --- 15F, 16F, 23C -------------------------------------------------------------------------

BOULOGNE = (
    "fleet_ganteaume fleet_missiessy fleet_allemand davout fr_corps_9 fr_corps_10 fr_corps_11"
)


def boulogne(game: Any, **more: Any) -> Any:
    """The camp of Boulogne is ready."""
    board = {"lille": BOULOGNE, "brest": "fleet_linois", **more.pop("at", {})}
    state = game.position(board, scenario="1805", hands=empire("15f"), dice=[6] * 60, **more)
    state.apply("event 15f")
    return state


@pytest.mark.rule("6.2", "17.2.7", "17.2.8")
def test_card_15f_carries_four_steps_in_a_fleet_and_lands_six(game) -> None:
    state = boulogne(game)
    assert {"fleet_ganteaume", "fleet_missiessy", "fleet_allemand"} <= legal(state, "activate")
    go_on(state, "activate fleet_ganteaume", "with fleet_missiessy", "with fleet_allemand")
    go_on(state, "load fr_corps_9 fleet_ganteaume", "load fr_corps_10 fleet_ganteaume")
    assert refused(state, "load fr_corps_11 fleet_ganteaume") == ("no-room-aboard", "17.2.7")
    go_on(state, "load fr_corps_11 fleet_missiessy", "load davout fleet_missiessy")
    go_on(state, "sail manche", "sail plymouth_blockade", until="sail")
    assert refused(state, "land plymouth") == ("", "")


@pytest.mark.rule("6.2", "17.2.8")
def test_card_15f_lands_nobody_while_an_enemy_is_at_sea_in_the_channel(game) -> None:
    state = boulogne(game, at={"manche": "fleet_calder"})
    go_on(state, "activate fleet_ganteaume", "go", "load fr_corps_9 fleet_ganteaume")
    go_on(state, "sail manche", "pass", "sail plymouth_blockade", until="sail")
    assert refused(state, "land plymouth") == ("needs-missing", "6.2")
    go_on(state, "stop", until="activate")
    assert legal(state) == {"done"}  # one squadron only


@pytest.mark.rule("6.2")
def test_card_15f_is_not_for_winter(game) -> None:
    state = game.position({"lille": BOULOGNE}, scenario="1805", hands=empire("15f"), round=6)
    assert refused(state, "event 15f") == ("needs-missing", "6.2")


@pytest.mark.rule("6.2", "17.1")
def test_card_16f_activates_french_spanish_and_minor_fleets(game) -> None:
    board = {"lille": "fleet_ganteaume", "cadix": "fleet_gravina", "amsterdam": "fleet_holland"}
    state = game.position(board, scenario="1805", hands=empire("16f"))
    state.apply("event 16f")
    assert legal(state, "activate") == {"fleet_ganteaume", "fleet_gravina", "fleet_holland"}


@pytest.mark.rule("6.2", "17.2.8")
def test_card_23c_lands_four_steps_with_a_smaller_penalty(game) -> None:
    board = {
        "plymouth": "fleet_calder fleet_keith hill en_corps_3 en_corps_4",
        "cherbourg": "fr_corps_9-",
    }
    totals = {}
    for event in (True, False):
        state = game.position(
            board,
            scenario="1805",
            seat="coalition",
            hands=coalition("23c"),
            points=(0, 9),
            dice=[6, 6, 1, 6, 6] + [3] * 30,
        )
        go_on(state, "event 23c" if event else "operate")
        go_on(state, "activate fleet_calder", "with fleet_keith", until="sail")
        go_on(state, "load en_corps_3 fleet_calder", "load en_corps_4 fleet_keith")
        go_on(state, "load hill fleet_keith", "sail manche", "sail cherbourg_blockade")
        able = refused(state, "land cherbourg") == ("", "")
        assert able
        state.apply("land cherbourg")
        totals[event] = state.step
    assert totals[True] != "who-lands"  # all four may land together
    assert totals[False] == "who-lands"


# --- 24F -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "8.1.2")
def test_card_24f_opens_iberia_and_takes_fortresses(game) -> None:
    state = game.position({"pampelune": "es_corps_1"}, scenario="1805", hands=empire("24f"))
    before = int(state.c[ESCALATION]), int(state.c[VICTORY])
    state.apply("event 24f")
    assert legal(state, "at") == {"gerone", "barcelone", "saragosse"}
    for key in ("gerone", "barcelone", "saragosse"):
        state.apply(f"at {key}")
        assert int(state.c[CONTROL + zone(state, key)]) == 1
    assert (int(state.c[ESCALATION]), int(state.c[VICTORY])) == (before[0] + 1, before[1] + 2)
    assert lies(state, "24f") == "removed"


@pytest.mark.rule("6.2")
def test_card_24f_needs_spain_or_madrid(game) -> None:
    state = game.position({"paris": "ney fr_corps_9"}, scenario="1815", hands=empire("24f"))
    assert refused(state, "event 24f") == ("needs-missing", "6.2")


# --- 30F, 36F, 26C, 37C --------------------------------------------------------------------


def over(game: Any, here: str, there: str, force: str, enemy: str, card: str, use: bool) -> Any:
    """A force attacks over a border, with a card or without."""
    state = game.position(
        {here: force, there: enemy},
        control={here: "france"},
        hands=empire(f"{card} 31f"),
        points=(3, 0),
        dice=[3] * 40,
        scenario="1815",
    )
    uses = [f"use {card}"] if use else []
    leader = next(word for word in force.split() if word in ("ney", "napoleon"))
    events = go_on(state, "operate", f"activate {leader}", f"enter {there}", *uses, until="losses")
    return state, {one["side"]: one["total"] for one in told(events, "battle-rolled")}["empire"]


POLES = "grande_armee napoleon po_corps_1 fr_corps_9 fr_corps_10"
AUSTRIANS = "bellegarde au_corps_1 au_corps_2"


@pytest.mark.rule("6.2", "14.5.3")
@pytest.mark.parametrize(("there", "more"), [("francfort", 1), ("cologne", 1)])
def test_card_30f_takes_a_bridge_away_or_gives_one(game, there: str, more: int) -> None:
    """From Mayence: a bridge to Francfort, nothing to Cologne."""
    if game.model.countries[piece_owner(game, "po_corps_1")].key != "poland":
        pytest.fail("the Poles are Polish")
    totals = []
    for use in (True, False):
        state = game.position(
            {"mayence": POLES, there: AUSTRIANS},
            scenario="1809",
            control={"mayence": "france"},
            hands=empire("30f 31f"),
            points=(3, 0),
            dice=[3] * 40,
        )
        uses = ["use 30f"] if use else []
        events = go_on(
            state, "operate", "activate napoleon", f"enter {there}", *uses, until="losses"
        )
        totals.append(dict_totals(events)["empire"])
    assert totals[0] - totals[1] == more


def piece_owner(game: Any, key: str) -> int:
    """The country of a unit."""
    return next(unit.owner for unit in game.model.units if unit.key == key)


def dict_totals(events: list[Any]) -> dict[str, int]:
    """What each side rolled with all that is added."""
    return {one["side"]: one["total"] for one in told(events, "battle-rolled")}


@pytest.mark.rule("6.2", "14.5.3", "14.10")
def test_card_36f_crosses_a_river_without_penalty_or_loss(game) -> None:
    """Strasbourg to Bade: a river without bridge, -1 for an army."""
    state, with_card = over(game, "strasbourg", "bade", ARMY, AUSTRIANS, "36f", True)
    assert int(state.c[B_UNHARMED + EMPIRE]) == 1
    _, without = over(game, "strasbourg", "bade", ARMY, AUSTRIANS, "36f", False)
    assert with_card - without == 1


@pytest.mark.rule("6.2")
def test_card_36f_helps_the_defence_of_a_river_and_nothing_else(game) -> None:
    board = {"strasbourg": ARMY, "bade": AUSTRIANS}
    state = game.position(
        board, seat="coalition", hands=empire("36f 31f"), points=(0, 3), dice=[3] * 40
    )
    go_on(state, "operate", "activate bellegarde", "enter strasbourg", until="answer")
    assert to_window(state, "empire", "battle_modifiers")
    assert refused(state, "use 36f") == ("", "")
    plain, _ = battle(game, hands=empire("36f"))
    assert lies(plain, "36f") == "hand"


@pytest.mark.rule("6.2", "14.5.7")
def test_card_26c_helps_supplied_russians(game) -> None:
    russians = "barclay ru_corps_1 ru_corps_2"
    assert gain(game, "coalition", "use 26c", hands=coalition("26c"), coalition=russians) in (0, 1)
    state, _ = battle(game, hands=coalition("26c"))
    assert lies(state, "26c") == "hand"


@pytest.mark.rule("6.2", "14.5.6")
def test_card_37c_takes_one_from_napoleon(game) -> None:
    assert gain(game, "empire", "use 37c", hands=coalition("37c")) == -1
    state, _ = battle(
        game, hands=coalition("37c"), empire="davout fr_corps_9 fr_corps_10", leader="davout"
    )
    assert lies(state, "37c") == "hand"


# --- 37F, 9C, 50C: the war of liberation ---------------------------------------------------

IBERIA = {"madrid": "suchet fr_corps_9 fr_corps_10", "ciudad_real": "es_militia_1"}


@pytest.mark.rule("6.2", "15.4")
def test_card_37f_a_activates_a_force_in_iberia_and_hurts_militia(game) -> None:
    board = {**IBERIA, "paris": "ney fr_corps_11"}
    state = game.position(board, hands=empire("37f"), dice=[3] * 30, **SPAIN)
    state.apply("event 37f a")
    assert legal(state, "activate") == {"suchet"}
    go_on(state, "activate suchet", "stop", "done")
    assert (state.step, state.seat) == ("choose", "coalition")
    state.apply("choose es_militia_1")
    assert at(state, "es_militia_1") in ("reserve", "out")


@pytest.mark.rule("6.2", "15.4")
def test_card_37f_a_helps_its_sieges(game) -> None:
    board = {"burgos": "suchet fr_corps_9 fr_corps_10"}
    state = game.position(board, hands=empire("37f"), dice=[3] * 30, **SPAIN)
    state.apply("event 37f a")
    go_on(state, "activate suchet", "enter pampelune", until="move")
    state.apply("besiege")
    assert int(state.c[T_SIEGE]) == 1


@pytest.mark.rule("6.4")
def test_card_37f_b_cancels_guerrilla(game) -> None:
    state = game.position(IBERIA, hands=coalition("9c", "37f"), seat="coalition", dice=[], **SPAIN)
    state.apply("event 9c")
    assert (state.step, state.seat) == ("answer", "empire")
    events = state.apply("use 37f b")
    assert told(events, "event-cancelled")
    assert (state.step, state.seat) == ("action", "empire")
    assert lies(state, "9c") == "played"
    quiet = game.position(IBERIA, hands=empire("37f"), scenario="1805")
    assert refused(quiet, "event 37f a") == ("needs-missing", "6.2")


@pytest.mark.rule("6.2", "6.4")
@pytest.mark.parametrize(
    ("force", "die", "hurt"), [("fr_corps_9", 4, True), ("fr_corps_9", 3, False)]
)
def test_card_9c_strikes_forces_away_from_their_fortresses(
    game, force: str, die: int, hurt: bool
) -> None:
    board = {"madrid": force, "burgos": "fr_corps_10"}
    state = game.position(board, hands=coalition("9c"), seat="coalition", dice=[die], **SPAIN)
    state.apply("event 9c")
    go_on(state, until="choose")
    assert legal(state, "at") == {"madrid"}  # Burgos is a fortress of the Empire
    state.apply("at madrid")
    if hurt:
        assert (state.step, state.seat) == ("card-losses", "empire")
        state.apply("lose fr_corps_9")
    assert bears(state, "fr_corps_9", "reduced") == hurt
    assert state.step == "choose"  # markers
    assert "burgos" not in legal(state, "at")
    state.apply(f"at {min(legal(state, 'at'))}")


@pytest.mark.rule("6.2")
def test_card_9c_is_harder_against_an_army_and_needs_the_war(game) -> None:
    board = {"madrid": "army_of_italy suchet fr_corps_9"}
    state = game.position(board, hands=coalition("9c"), seat="coalition", dice=[4], **SPAIN)
    go_on(state, "event 9c", "at madrid")
    assert not bears(state, "fr_corps_9", "reduced")
    assert state.step == "choose"
    quiet = game.position(board, hands=coalition("9c"), seat="coalition", scenario="1805")
    assert refused(quiet, "event 9c") == ("needs-missing", "6.2")


@pytest.mark.rule("6.2", "2.1")
def test_card_50c_a_removes_an_exposed_depot_and_gives_a_point(game) -> None:
    board = {
        "madrid": "france_depot_1# fr_corps_9-",
        "burgos": "suchet fr_corps_10 fr_corps_11 france_depot_2#",
        "paris": "france_depot_3#",
        "londres": "hill en_corps_3",
    }
    state = game.position(board, hands=coalition("50c"), seat="coalition", **SPAIN)
    go_on(state, "event 50c a", until="choose")
    assert legal(state, "choose") == {"france_depot_1"}
    state.apply("choose france_depot_1")
    assert at(state, "france_depot_1") == "reserve"
    assert state.step == "activate"
    state.apply("done")
    assert int(state.c[POINTS + COALITION]) == 1


@pytest.mark.rule("6.2", "3.2")
def test_card_50c_b_frees_zones_without_fortress(game) -> None:
    state = game.position(
        {"madrid": "fr_corps_9"}, hands=coalition("50c"), seat="coalition", **SPAIN
    )
    go_on(state, "event 50c b", until="choose")
    free = legal(state, "at")
    assert "madrid" not in free
    assert "valladolid" in free
    state.apply("at valladolid")
    assert int(state.c[CONTROL + zone(state, "valladolid")]) == 0


# --- 39F -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "5.2")
def test_card_39f_is_an_armistice(game) -> None:
    """The Coalition activates no land force in its next action, and draws a card."""
    board = {
        "paris": "grande_armee napoleon fr_corps_9- fr_corps_10- fr_corps_11-",
        "bruxelles": "wellington en_corps_3",
        "manche": "fleet_calder",
    }
    state = game.position(
        board, hands={"empire": "39f", "coalition": "14c"}, points=(0, 3), dice=[1]
    )
    held = len(state.cards_at(COALITION, HAND))
    state.apply("event 39f")
    assert legal(state, "choose") == {"fr_corps_9", "fr_corps_10", "fr_corps_11"}
    state.apply("choose fr_corps_9")
    state.apply("choose fr_corps_10")
    assert not bears(state, "fr_corps_10", "reduced")
    assert bears(state, "fr_corps_11", "reduced")  # two in an army
    assert len(state.cards_at(COALITION, HAND)) == held + 1
    assert refused(state, "event 14c") == ("armistice", "6.4")
    state.apply("operate")
    assert refused(state, "activate wellington") == ("armistice", "6.4")
    assert "fleet_calder" in legal(state, "activate")
    state.apply("done")
    go_on(state, "pass", until="action")
    state.apply("operate")
    assert refused(state, "activate wellington") == ("", "")


@pytest.mark.rule("6.2")
def test_card_39f_is_not_for_winter(game) -> None:
    state = facing(game, hands=empire("39f"), round=6)
    assert refused(state, "event 39f") == ("needs-missing", "6.2")


# --- 44F -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "13.4")
def test_card_44f_b_moves_depots_without_a_general(game) -> None:
    board = {"paris": "france_depot_1 france_depot_2# ney fr_corps_9", "metz": "france_depot_3"}
    state = game.position(board, hands=empire("44f"), points=(0, 0))
    state.apply("event 44f b")
    state.apply("choose france_depot_2")
    assert "dijon" in legal(state, "at")
    assert "namur" not in legal(state, "at")  # an active fortress of the enemy
    state.apply("at dijon")
    assert at(state, "france_depot_2") == "dijon"
    state.apply("fix france_depot_2")
    assert state.flag(piece(state, "france_depot_2"), FIXED)
    assert "france_depot_2" not in legal(state, "choose")
    state.apply("done")
    assert state.step == "activate"  # one point to spend
    state.apply("done")
    assert int(state.c[POINTS + EMPIRE]) == 1


@pytest.mark.rule("2.1", "13.4", "R153", "R453")
def test_card_44f_b_leaves_no_depot_alone_in_a_zone_of_the_enemy(game) -> None:
    """It goes through such a zone, or to troops who stand there."""
    board = {"lille": "france_depot_1 ney fr_corps_9"}
    state = game.position(
        board, hands=empire("44f"), points=(0, 0), control={"soissons": "england"}
    )
    state.apply("event 44f b")
    state.apply("choose france_depot_1")
    assert "soissons" not in legal(state, "at")
    assert "paris" in legal(state, "at")
    state.move(piece(state, "fr_corps_10"), state.game.keys("place").index("soissons"))
    assert "soissons" in legal(state, "at")


@pytest.mark.rule("6.4")
def test_card_44f_a_is_for_the_budget(game) -> None:
    state = game.position({"paris": "ney fr_corps_9"}, hands=empire("44f"))
    assert refused(state, "event 44f a") == ("wrong-moment", "6.2")


# --- 48F -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "15.4")
def test_card_48f_takes_three_from_a_siege_and_makes_a_repulse_dear(game) -> None:
    state = facing(
        game,
        empire="fr_corps_9^",
        hands=empire("48f"),
        seat="coalition",
        dice=[2] * 9,
        forts={"lille": "siege 0"},
    )
    go_on(state, "operate", "activate wellington", "enter lille", until="move")
    state.apply("besiege")
    assert (state.step, state.seat) == ("answer", "empire")
    events = state.apply("use 48f")
    assert told(events, "siege-rolled")[0]["result"] == "repulsed"
    assert state.step == "repulsed"
    before = steps(state, "en_corps_3", "en_corps_4")
    state.apply("lose en_corps_3")
    state.apply("lose en_corps_4")
    assert steps(state, "en_corps_3", "en_corps_4") == before - 2


@pytest.mark.rule("6.4")
def test_card_48f_is_for_the_besieged(game) -> None:
    state = besieging(game, empire("48f"), [3] * 9)
    events = state.apply("besiege")
    assert told(events, "siege-rolled")
    assert lies(state, "48f") == "hand"


# --- 51F, 52F ------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "6.3")
def test_card_51f_draws_after_a_victory(game) -> None:
    state = facing(game, hands=empire("51f"), dice=[6, 6, 1, 1] + [1] * 40)
    go_on(state, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert to_window(state, "empire", "after_battle")
    held = len(state.cards_at(EMPIRE, HAND))
    events = state.apply("use 51f")
    assert len(state.cards_at(EMPIRE, HAND)) == held  # one played, one drawn
    assert [event.seen_by("coalition") for event in events if event.key == "drew"] != []


@pytest.mark.rule("6.2")
def test_card_51f_needs_a_victory_and_no_skirmish(game) -> None:
    lost = facing(game, hands=empire("51f"), dice=[1, 1, 6, 6] + [1] * 40)
    go_on(lost, "operate", "activate napoleon", "enter bruxelles", until="losses")
    assert not to_window(lost, "empire", "after_battle")


@pytest.mark.rule("6.2", "14.10")
def test_card_52f_a_spares_the_loss_of_a_retreat(game) -> None:
    board = {"strasbourg": "ney fr_corps_9 fr_corps_10", "bade": AUSTRIANS}
    state = game.position(board, hands=empire("52f"), points=(3, 0), dice=[1, 1, 6, 4] + [6] * 30)
    go_on(state, "operate", "activate ney", "enter bade", until="losses")
    assert to_window(state, "empire", "retreat")
    state.apply("use 52f a")
    assert int(state.c[B_UNHARMED + EMPIRE]) == 7


@pytest.mark.rule("6.2", "12.5")
def test_card_52f_b_lets_a_force_slip_over_a_river(game) -> None:
    board = {"mayence": "ney fr_corps_9", "cologne": "blucher pr_corps_2 pr_corps_3"}
    state = game.position(
        board,
        control={"mayence": "france"},
        forts={"mayence": "ruined"},
        seat="coalition",
        hands=empire("52f"),
        points=(0, 3),
        dice=[1] * 30,
    )
    go_on(state, "operate", "activate blucher", "enter mayence", until="defend")
    dry = state.clone()
    assert told(dry.apply("evade strasbourg"), "evasion-failed")
    state.apply("evade francfort")
    go_on(state, until="answer")
    events = state.apply("use 52f b")
    assert told(events, "evaded")


# --- 55F -----------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "13.6.1")
def test_card_55f_activates_napoleon_twice(game) -> None:
    """Without a test of forced march while he stays in France."""
    board = {"paris": ARMY, "lille": "en_corps_3"}
    state = game.position(board, hands=empire("55f"), dice=[])
    state.apply("event 55f")
    go_on(state, "activate napoleon", "force 3", "enter reims", "stop", until="activate")
    assert legal(state, "activate") == set()
    go_on(state, "done", until="activate")
    assert legal(state, "activate") == {"napoleon"}
    go_on(state, "activate napoleon", "force 2", "enter paris", "stop", until="activate")
    state.apply("done")
    assert (state.step, state.seat) == ("action", "coalition")


@pytest.mark.rule("6.2", "13.6.1")
def test_card_55f_spares_no_march_out_of_france(game) -> None:
    board = {"strasbourg": ARMY, "lille": "en_corps_3"}
    state = game.position(board, hands=empire("55f"), dice=[1] * 9)
    state.apply("event 55f")
    events = go_on(state, "activate napoleon", "force 3", "enter bade", "stop", until="activate")
    assert told(events, "attrition-rolled")


@pytest.mark.rule("6.2")
def test_card_55f_needs_napoleon_and_enemies_in_france(game) -> None:
    state = game.position({"paris": ARMY, "londres": "en_corps_3"}, hands=empire("55f"))
    assert refused(state, "event 55f") == ("needs-missing", "6.2")


# --- 2C, 36C, 40C, 44C, 52C, 53C ------------------------------------------------------------

DEEP = "grande_armee napoleon " + " ".join(f"fr_corps_{n}" for n in range(9, 14))
RUSSIA = {"smolensk": DEEP, "moscou": "koutouzov ru_corps_1 ru_corps_2"}


@pytest.mark.rule("6.2", "6.4")
def test_card_2c_raises_holy_russia_once(game) -> None:
    state = game.position(RUSSIA, scenario="1805", hands=coalition("2c"), seat="coalition")
    state.apply("event 2c")
    for _ in range(4):
        assert "smolensk" not in legal(state, "at")
        state.apply("at kiev" if "kiev" in legal(state, "at") else f"at {min(legal(state, 'at'))}")
    where = legal(state, "at")
    assert where  # Chichagov goes where a corps is
    state.apply(f"at {min(where)}")
    assert at(state, "tchigatchov") in where
    assert legal(state, "activate") >= {"koutouzov"}
    go_on(state, "activate koutouzov", "stop", "done")
    assert lies(state, "2c") == "played"
    state.put_card(next(c.id for c in game.model.cards if c.key == "2c"), HAND)
    go_on(state, "pass", until="action")
    assert refused(state, "event 2c") == ("played-once", "6.2")


@pytest.mark.rule("6.2")
def test_card_2c_needs_ten_enemy_steps_in_russia(game) -> None:
    board = {"smolensk": "ney fr_corps_9", "moscou": "koutouzov ru_corps_1"}
    state = game.position(board, scenario="1805", hands=coalition("2c"), seat="coalition")
    assert refused(state, "event 2c") == ("needs-missing", "6.2")


@pytest.mark.rule("6.2")
def test_card_36c_takes_the_genius_of_an_emperor_abroad(game) -> None:
    state = game.position(RUSSIA, scenario="1805", hands=coalition("36c", "1f"), seat="coalition")
    state.apply("event 36c")
    assert lies(state, "1f") == "removed"
    home = game.position({"paris": ARMY}, hands=coalition("36c", "1f"), seat="coalition")
    assert refused(home, "event 36c") == ("needs-missing", "6.2")


@pytest.mark.rule("6.2", "13.3", "13.6.2")
def test_card_40c_ruins_zones_that_feed_nobody_and_wear_out_who_enters(game) -> None:
    state = game.position(
        RUSSIA,
        scenario="1805",
        hands=coalition("40c"),
        seat="coalition",
        points=(3, 0),
        dice=[1] * 30,
    )
    assert refused(state, "event 40c") == ("needs-missing", "6.2")
    played(state, "2c")
    state.apply("event 40c")
    assert "smolensk" not in legal(state, "at")
    state.apply("at viazma")
    state.apply("done")
    assert state.scorched(zone(state, "viazma"))
    state.move(piece(state, "france_depot_1"), zone(state, "viazma"))
    state.mark(piece(state, "france_depot_1"), FIXED)
    assert not is_relay(state, FRANCE, zone(state, "viazma"))
    later = state.clone()
    forget_year(later)
    assert is_relay(later, FRANCE, zone(later, "viazma"))
    go_on(state, "operate", "activate napoleon", "enter viazma", until="move")
    assert groups.get(state, state.argument(0), G_CAUSES) & RUINS


@pytest.mark.rule("6.4")
def test_card_40c_answers_an_activation_in_russia(game) -> None:
    board = {**RUSSIA, "paris": "ney fr_corps_14"}
    state = game.position(
        board, scenario="1805", hands=coalition("40c"), points=(5, 0), dice=[1] * 9
    )
    played(state, "2c")
    abroad = state.clone()
    go_on(abroad, "operate", "activate ney", until="forced-march")
    assert lies(abroad, "40c") == "hand"
    go_on(state, "operate", "activate napoleon", until="answer")
    state.apply("use 40c")
    assert state.step == "choose"
    go_on(state, "at viazma", "at orel", "done", until="forced-march")
    assert state.scorched(zone(state, "orel"))


@pytest.mark.rule("6.2", "14.5.7", "15.4")
def test_card_44c_walls_lisbon(game) -> None:
    board = {
        "lisbonne": "wellington en_corps_3 en_corps_4",
        "coimbra": "massena fr_corps_9 fr_corps_10",
    }
    totals = {}
    for walls in (True, False):
        state = game.position(
            board, hands=coalition("44c"), seat="coalition", points=(3, 0), dice=[3] * 40, **SPAIN
        )
        state.apply("event 44c" if walls else "pass")
        assert bool(int(state.c[LASTING]) & TORRES_VEDRAS) == walls
        events = go_on(state, "operate", "activate massena", "enter lisbonne", until="losses")
        totals[walls] = dict_totals(events)["empire"]
    assert totals[True] - totals[False] == -2


@pytest.mark.rule("6.2")
def test_card_44c_needs_the_english_at_lisbon(game) -> None:
    state = game.position(
        {"lisbonne": "pt_corps"}, hands=coalition("44c"), seat="coalition", **SPAIN
    )
    assert refused(state, "event 44c") == ("needs-missing", "6.2")


@pytest.mark.rule("6.2", "6.3")
def test_card_52c_lifts_the_limit_of_the_hand(game) -> None:
    state = facing(game, hands=coalition("52c"), seat="coalition")
    state.apply("event 52c")
    assert int(state.c[LASTING]) & NO_HAND_LIMIT
    assert lies(state, "52c") == "removed"


@pytest.mark.rule("6.2", "13.6.2", "13.4")
def test_card_53c_tests_who_is_out_in_the_cold(game) -> None:
    """Four steps in Russia away from towns, or in a poor eastern zone; no depot helps."""
    board = {
        "viazma": "ney fr_corps_9 fr_corps_10 france_depot_1",
        "mohilev": "fr_corps_11",
        "vienne": "davout fr_corps_12 fr_corps_13",
        "moscou": "koutouzov ru_corps_1",
    }
    state = game.position(
        board, scenario="1805", hands=coalition("53c"), seat="coalition", round=6, dice=[1] * 9
    )
    state.c[LAST_ROUND] = 7
    events = state.apply("event 53c")
    while state.step == "attrition-losses":
        events += state.apply(state.codes()[0])
    assert [one["place"] for one in told(events, "attrition-rolled")] == ["viazma"]
    assert not told(events, "fed")


@pytest.mark.rule("6.2")
def test_card_53c_is_for_winter(game) -> None:
    state = game.position(
        RUSSIA, scenario="1805", hands=coalition("53c"), seat="coalition", round=5
    )
    assert refused(state, "event 53c") == ("needs-missing", "6.2")


# --- 10C -----------------------------------------------------------------------------------


def trafalgar(game: Any, dice: list[int]) -> Any:
    """Nelson attacks at sea."""
    board = {"manche": "fleet_nelson | fleet_ganteaume"}
    state = game.position(
        board, scenario="1805", seat="coalition", hands=coalition("10c"), points=(0, 5), dice=dice
    )
    go_on(state, "operate", "activate fleet_nelson", until="sail")
    state.apply("attack manche")
    go_on(state, "stay", until="answer")
    return state


@pytest.mark.rule("6.6", "17.3.1")
@pytest.mark.parametrize(("last", "where"), [(3, "manche"), (4, "out")])
def test_card_10c_rolls_again_and_decides_nelson_s_fate(game, last: int, where: str) -> None:
    """1 + 3 against 2, then 6 + 3: a fleet is sunk, one more for the die of his fate."""
    state = trafalgar(game, [1, 2, 6, last])
    assert (state.step, state.seat) == ("answer", "coalition")
    events = state.apply("use 10c")
    assert [one["total"] for one in told(events, "naval-rolled")] == [9]
    assert at(state, "fleet_ganteaume") == "reserve"
    assert at(state, "fleet_nelson") == where
    assert lies(state, "10c") == ("removed" if where == "out" else "played")


@pytest.mark.rule("6.2", "6.6")
def test_card_10c_needs_nelson(game) -> None:
    board = {"manche": "fleet_calder | fleet_ganteaume"}
    state = game.position(
        board, scenario="1805", seat="coalition", hands=coalition("10c"), points=(0, 5), dice=[3, 1]
    )
    go_on(state, "operate", "activate fleet_calder", until="sail")
    state.apply("attack manche")
    go_on(state, "stay")
    assert lies(state, "10c") == "hand"
