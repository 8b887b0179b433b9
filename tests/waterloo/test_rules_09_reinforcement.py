"""Chapter 9: reinforcements from neighbouring towns; and the order of the phases (6.3)."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.state import State
from playing import actions, battles, keys, names, now, play, refused, town_of

FRENCH = {"left": "friant+", "centre": "jerome", "right": "foy"}
PRUSSIANS = {"left": "steinmetz", "centre": "pirch", "right": "jagow"}
LIGNY = {"town": "ligny", "french": FRENCH, "allied": PRUSSIANS, "from": ["charleroi"]}
QUATRE_BRAS = {
    "town": "quatre_bras",
    "french": {"left": "morand+", "centre": "duhesme", "right": "habert"},
    "allied": {"left": "alten", "centre": "perponcher", "right": "chasse"},
    "from": ["charleroi"],
}


def go_on(state: State, seat: str, step: str) -> None:
    """Says done until this seat is asked this question."""
    for _ in range(12):
        if (state.seat, state.step) == (seat, step):
            return
        state.apply("done")
    raise AssertionError(f"{seat} is never asked for {step}")


def calling(game: Game, seat: str = "french", **more: Any) -> State:
    """The reinforcement phase of a side in the battle of Ligny, where Friant is engaged."""
    state = game.position(battles=[LIGNY], to_play=seat, **more)
    go_on(state, seat, "reinforcements")
    return state


def columns(state: State, seat: str) -> dict[str, set[str]]:
    """The units of a side in each column of the battle of Ligny."""
    (ligny,) = (b for b in battles(state, seat) if b["place"] == "ligny")
    return {name: names(shown) for name, shown in ligny["sides"][seat].items()}


# --- 6.3 the order -----------------------------------------------------------------------------


@pytest.mark.rule("6.3", "9.0")
def test_morale_retreats_combat_and_reinforcements_in_this_order(game) -> None:
    battle = {**LIGNY, "allied": {**PRUSSIANS, "right": "jagow krafft:1"}}
    state = game.position(battles=[battle], towns={"charleroi": "teste", "namur": "bose"}, dice=[6])
    asked = []
    events = []
    while len(asked) < 7:
        asked.append((state.seat, state.step))
        events += play(state, "done")
    phases = ["retreat", "combat", "reinforcements"]
    assert asked == [
        *(("french", step) for step in phases),
        *(("allied", step) for step in phases),
        ("french", "retreat"),
    ]
    told = [key for key in keys(events) if key in ("battle-turn", "morale-roll")]
    assert told == ["battle-turn", "morale-roll", "battle-turn"]


@pytest.mark.rule("6.3", "9.0")
def test_reinforcements_are_the_last_phase(game) -> None:
    state = calling(game, towns={"charleroi": "teste"})
    for action in ("advance jerome", "retreat jerome charleroi", "fire friant"):
        assert refused(state, action) == ("4.0", "not-now")
    play(state, "bring teste")
    assert state.seat == "allied"


@pytest.mark.rule("6.3")
def test_before_the_last_phase_nobody_comes(game) -> None:
    state = game.position(battles=[LIGNY], towns={"charleroi": "teste"})
    assert refused(state, "bring teste") == ("4.0", "not-now")
    play(state, "done")
    assert refused(state, "bring teste") == ("4.0", "not-now")


@pytest.mark.rule("6.3", "6.4")
def test_a_side_ends_its_four_phases_in_one_battle_before_the_next(game) -> None:
    state = game.position(battles=[LIGNY, QUATRE_BRAS], towns={"charleroi": "teste vichery"})
    assert actions(state) == {"battle ligny", "battle quatre_bras"}
    play(state, "battle quatre_bras", "done")
    assert state.step == "combat"
    assert refused(state, "battle ligny") == ("4.0", "not-now")
    assert refused(state, "fire friant") == ("6.2", "not-in-battle")
    play(state, "done", "bring teste", "done")
    assert (state.seat, state.step) == ("french", "retreat")
    go_on(state, "french", "reinforcements")
    play(state, "bring vichery")
    assert (town_of(state, "teste"), town_of(state, "vichery")) == ("quatre_bras", "ligny")
    assert (state.seat, state.step) == ("allied", "choice-of-battle")


# --- 9.0 ---------------------------------------------------------------------------------------


@pytest.mark.rule("9.0")
@pytest.mark.parametrize(("seat", "unit"), [("french", "teste"), ("allied", "bose")])
def test_reinforcements_go_to_the_reserve(game, seat, unit) -> None:
    state = calling(game, seat, towns={"charleroi": "teste", "namur": "bose"})
    play(state, f"bring {unit}")
    assert columns(state, seat)["reserve"] == {unit}


@pytest.mark.rule("9.0", "8.1")
def test_they_serve_like_any_reserve_in_the_next_battle_turn(game) -> None:
    state = calling(game, towns={"charleroi": "guyot"})
    play(state, "bring guyot")
    go_on(state, "french", "retreat")
    assert refused(state, "retreat guyot charleroi") is None
    play(state, "done", "shift guyot right", "advance guyot")
    assert columns(state, "french")["right"] == {"foy", "guyot"}


@pytest.mark.rule("9.0")
def test_they_come_from_adjacent_towns_only(game) -> None:
    state = calling(game, towns={"charleroi": "teste", "laneffe": "guyot allix"})
    for unit in ("guyot", "allix"):
        assert refused(state, f"bring {unit}") == ("9.0", "not-adjacent")
    assert refused(state, "bring teste") is None


@pytest.mark.rule("9.0")
def test_nobody_brings_the_units_of_the_enemy(game) -> None:
    state = calling(game, towns={"charleroi": "teste", "namur": "bose"})
    assert refused(state, "bring bose") == ("4.0", "not-yours")


@pytest.mark.rule("9.0", "9.1")
def test_bringing_is_a_choice(game) -> None:
    state = calling(game, towns={"charleroi": "teste vichery"})
    assert refused(state, "done") is None
    play(state, "bring teste")
    assert refused(state, "done") is None


@pytest.mark.rule("9.0", "2.2")
def test_reinforcements_come_hidden(game) -> None:
    state = calling(game, towns={"charleroi": "teste vichery"})
    (event,) = play(state, "bring teste")
    assert event.seen_by("allied").pieces == ()
    assert battles(state, "allied")[0]["sides"]["french"]["reserve"] == [{"side": "french"}]


@pytest.mark.rule("9.0", "5.5")
def test_who_marched_next_to_the_battle_this_turn_may_come(game) -> None:
    state = game.position(
        towns={
            "charleroi": "friant jerome foy",
            "laneffe": "teste",
            "ligny": "steinmetz pirch jagow",
        }
    )
    play(state, "group charleroi", *(f"march {u} ligny" for u in ("friant", "jerome", "foy")))
    play(state, "group laneffe", "march teste charleroi", "done")
    for unit, column in (("steinmetz", "left"), ("pirch", "centre"), ("jagow", "right")):
        play(state, f"deploy {unit} {column}")
    play(state, "done")
    for unit, column in (("friant", "left"), ("jerome", "centre"), ("foy", "right")):
        play(state, f"deploy {unit} {column}")
    play(state, "done")
    go_on(state, "french", "combat")
    play(state, "advance friant", "done", "bring teste")
    assert town_of(state, "teste") == "ligny"


# --- 9.1 limits --------------------------------------------------------------------------------


@pytest.mark.rule("9.1", "10.0")
def test_two_by_a_main_road_one_by_a_minor_road_leaders_free(game) -> None:
    towns = {"charleroi": "teste vichery allix napoleon", "gembloux": "pajol exelmans"}
    state = calling(game, towns=towns)
    play(state, "bring teste", "bring vichery", "bring pajol")
    assert refused(state, "bring allix") == ("9.1", "reinforce-road-full")
    assert refused(state, "bring exelmans") == ("9.1", "reinforce-road-full")
    play(state, "bring napoleon")
    assert columns(state, "french")["reserve"] == {"teste", "vichery", "pajol", "napoleon"}


@pytest.mark.rule("9.1")
def test_the_limit_is_for_each_road_and_each_battle_turn(game) -> None:
    towns = {"gembloux": "pajol exelmans", "wavre": "milhaud domon"}
    state = calling(game, towns=towns)
    play(state, "bring pajol", "bring milhaud")
    go_on(state, "french", "reinforcements")
    play(state, "bring exelmans", "bring domon")
    assert columns(state, "french")["reserve"] == {"pajol", "milhaud", "exelmans", "domon"}


@pytest.mark.rule("9.1")
def test_rivers_do_not_hinder_reinforcements(game) -> None:
    battle = {**LIGNY, "town": "charleroi", "from": ["ligny"]}
    state = game.position(battles=[battle], towns={"laneffe": "teste vichery allix"})
    go_on(state, "french", "reinforcements")
    play(state, "bring teste", "bring vichery")
    assert {town_of(state, unit) for unit in ("teste", "vichery")} == {"charleroi"}


@pytest.mark.rule("9.1", "7.2")
def test_retreats_of_the_same_battle_turn_take_no_room_from_reinforcements(game) -> None:
    battle = {**LIGNY, "french": {**FRENCH, "reserve": "allix durutte"}}
    state = game.position(battles=[battle], towns={"charleroi": "teste vichery"})
    play(state, "retreat allix charleroi", "retreat durutte charleroi")
    go_on(state, "french", "reinforcements")
    play(state, "bring teste", "bring vichery")
    assert town_of(state, "vichery") == "ligny"


@pytest.mark.rule("9.1", "5.3")
def test_marches_of_the_same_campaign_turn_take_no_room_from_reinforcements(game) -> None:
    """Five by the main road across the Sambre fill it for attackers; two more may reinforce."""
    attackers = ["friant", "morand", "jerome", "foy", "lefol"]
    state = game.position(
        towns={
            "laneffe": " ".join([*attackers, "teste", "vichery", "allix", "napoleon"]),
            "charleroi": "steinmetz pirch jagow",
        }
    )
    play(state, "group laneffe", *(f"march {unit} charleroi" for unit in attackers))
    assert refused(state, "march teste charleroi") == ("5.4", "river-full")
    play(state, "done", "deploy steinmetz left", "deploy pirch centre", "deploy jagow right")
    play(state, "done", "deploy friant left", "deploy jerome centre", "deploy foy right", "done")
    go_on(state, "french", "combat")
    play(state, "advance friant", "done", "bring teste", "bring vichery")
    assert {town_of(state, unit) for unit in ("teste", "vichery")} == {"charleroi"}
    assert refused(state, "bring allix") == ("9.1", "reinforce-road-full")


# --- 9.2 victors and vanquished ----------------------------------------------------------------


def after_ligny(game: Game, regrouping: list[str]) -> State:
    """The French have won at Ligny while the battle of Quatre-Bras goes on."""
    won = {
        **LIGNY,
        "french": {"left": "desales", "centre": "jerome", "right": "foy", "reserve": "guyot"},
        "allied": {**PRUSSIANS, "right": "luck:1"},
    }
    state = game.position(battles=[won, QUATRE_BRAS], towns={"charleroi": "teste"}, dice=[6, 1, 1])
    play(state, "battle ligny")
    go_on(state, "french", "combat")
    play(state, "fire desales", "retreat steinmetz namur", "retreat pirch namur", "done")
    assert state.step == "regrouping"
    play(state, *regrouping, "done")
    go_on(state, "french", "reinforcements")
    return state


@pytest.mark.rule("9.2", "9.1")
def test_the_victors_may_reinforce_a_neighbouring_battle(game) -> None:
    state = after_ligny(game, [])
    play(state, "bring jerome", "bring foy")
    assert refused(state, "bring guyot") == ("9.1", "reinforce-road-full")
    assert {town_of(state, unit) for unit in ("jerome", "foy")} == {"quatre_bras"}
    assert now(state) == 1


@pytest.mark.rule("9.2", "7.6", "7.4")
def test_victors_who_regrouped_may_not(game) -> None:
    state = after_ligny(game, ["regroup jerome charleroi", "join teste"])
    for unit in ("jerome", "teste"):
        assert refused(state, f"bring {unit}") == ("7.4", "is-disorganised")
    assert refused(state, "bring foy") is None


@pytest.mark.rule("9.2", "7.4")
def test_the_vanquished_may_not(game) -> None:
    won = {
        **LIGNY,
        "french": {"left": "desales", "centre": "jerome", "right": "foy"},
        "allied": {**PRUSSIANS, "right": "luck:1"},
        "from": ["charleroi", "quatre_bras"],
    }
    namur = {
        "town": "namur",
        "french": {"left": "morand+", "centre": "duhesme", "right": "habert"},
        "allied": {"left": "hake", "centre": "ryssel", "right": "losthin"},
        "from": ["fosse"],
    }
    state = game.position(battles=[won, namur], towns={"gembloux": "bose"}, dice=[6, 1, 1])
    play(state, "battle ligny")
    go_on(state, "french", "combat")
    play(state, "fire desales", "retreat steinmetz gembloux", "retreat pirch gembloux", "done")
    go_on(state, "allied", "reinforcements")
    for unit in ("steinmetz", "pirch"):
        assert refused(state, f"bring {unit}") == ("7.4", "is-disorganised")
    assert refused(state, "bring bose") is None


@pytest.mark.rule("9.2", "9.0")
def test_units_still_fighting_elsewhere_do_not_come(game) -> None:
    other = {**QUATRE_BRAS, "french": {**QUATRE_BRAS["french"], "reserve": "allix"}}
    state = game.position(battles=[LIGNY, other], towns={"charleroi": "teste"})
    play(state, "battle ligny")
    go_on(state, "french", "reinforcements")
    assert refused(state, "bring allix") == ("9.0", "busy")


@pytest.mark.rule("9.0", "W33")
def test_with_three_players_each_ally_brings_his_own(game) -> None:
    battle = {**LIGNY, "allied": {**PRUSSIANS, "right": "alten jagow"}}
    state = game.position(
        battles=[battle],
        to_play="allied",
        towns={"quatre_bras": "clinton", "namur": "bose"},
        three_players=True,
    )
    go_on(state, "british", "reinforcements")
    assert refused(state, "bring bose") == ("4.0", "not-yours")
    play(state, "bring clinton")
    assert (state.seat, state.step) == ("prussian", "reinforcements")
    play(state, "bring bose")
    assert {town_of(state, unit) for unit in ("clinton", "bose")} == {"ligny"}
