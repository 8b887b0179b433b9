"""15, 5.2.1, 20.1: sieges to the letter, the last phase, and what was lost in 1815."""

from __future__ import annotations

from typing import Any

import pytest

from europe_wars import at, attack, bears, go_on, legal, piece, steps, told, zone
from grognard.games.europe import kinds, supply
from grognard.games.europe.game import Europe
from grognard.games.europe.layout import NEXT_BUDGET, ROUND, UNSUPPLIED
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import holding
from grognard.games.europe.steps.year_end import fed_by_any
from grognard.kernel.dice import FastDice
from wars import refused

ULM = {"ulm": "austria"}


def before_ulm(game: Europe, force: str, **more: Any) -> Any:
    """French at Stuttgart, Ulm is Austrian."""
    more = {"dice": [], "points": (1, 0), "control": ULM, **more}
    return game.position({"stuttgart": force}, scenario="1805", **more)


# --- the attempt (15.2) ----------------------------------------------------------------------


@pytest.mark.rule("15.2")
@pytest.mark.rule("13.1")
def test_supply_is_checked_for_the_attempt_and_not_remembered(game: Europe) -> None:
    state = before_ulm(game, "ney fr_corps_9 fr_corps_10")
    attack(state, "ney", "ulm", until="move")
    group = state.group_of(piece(state, "ney"))
    for key in ("fr_corps_9", "fr_corps_10"):
        state.mark(piece(state, key), UNSUPPLIED)
    assert holding.may_besiege(state, group) == 0


@pytest.mark.rule("15.2")
@pytest.mark.parametrize(
    ("force", "reason"),
    [
        ("ney fr_corps_9 fr_corps_10", ("13.3", "line-cut")),
        ("fr_corps_9-", ("15.2", "too-few-to-besiege")),
    ],
)
def test_a_refused_siege_names_its_rule(game: Europe, force: str, reason: tuple[str, str]) -> None:
    """A line that was cut since the activation counts (13.1)."""
    state = before_ulm(game, force, dice=[1, 1])
    attack(state, force.split()[0].rstrip("-"), "ulm", until="move")
    if reason[0] == "13.3":
        for name in ("bade", "stuttgart", "wurtzburg", "zurich", "nuremberg", "munich"):
            state.set_control(zone(state, name), 2)
    assert refused(state, "besiege") == reason


@pytest.mark.rule("15.2")
@pytest.mark.rule("15.5")
@pytest.mark.rule("3.2")
def test_where_there_is_no_fortress_nothing_is_besieged_or_rebuilt(game: Europe) -> None:
    state = before_ulm(game, "ney fr_corps_9 fr_corps_10")
    go_on(state, "operate", "activate ney", until="move")
    assert refused(state, "besiege") == ("15.2", "no-fort-here")
    assert refused(state, "rebuild fr_corps_9") == ("15.5", "no-ruin-here")


# --- the siege is lifted (15.3) --------------------------------------------------------------


@pytest.mark.rule("15.3")
@pytest.mark.rule("14.10")
def test_who_leaves_a_siege_over_a_river_loses_a_step_or_a_depot(game: Europe) -> None:
    """Besiegers who are too few go by the rules of retreat; the Danube has no bridge there."""
    state = before_ulm(game, "ney fr_corps_9 france_depot_1", dice=[1])
    attack(state, "ney", "ulm", until="move")
    go_on(state, "besiege", until="repulsed")
    go_on(state, "lose fr_corps_9", until="lifted")
    go_on(state, "retreat nuremberg", until="crossing")
    assert legal(state, "lose") == {"fr_corps_9", "france_depot_1"}
    assert refused(state, "lose fr_corps_10") == ("15.4", "no-besieger")
    state.apply("lose france_depot_1")
    assert (at(state, "fr_corps_9"), at(state, "france_depot_1")) == ("nuremberg", "reserve")
    assert state.step != "crossing"


@pytest.mark.rule("15.3")
def test_over_a_bridge_or_open_ground_nothing_is_lost(game: Europe) -> None:
    state = before_ulm(game, "ney fr_corps_9 france_depot_1", dice=[1])
    attack(state, "ney", "ulm", until="move")
    go_on(state, "besiege", until="repulsed")
    go_on(state, "lose fr_corps_9", until="lifted")
    events = go_on(state, "retreat stuttgart")
    assert not told(events, "depot-lost")
    assert steps(state, "fr_corps_9") == 1


# --- fortresses that stand again (15.5) ------------------------------------------------------


@pytest.mark.rule("15.5")
@pytest.mark.rule("13.4")
def test_a_unit_without_a_general_spends_no_depot(game: Europe) -> None:
    """R113."""
    control = {"ulm": "france"}
    forts = {"ulm": "ruined"}
    at_ulm = {"ulm": "fr_corps_9 france_depot_1"}
    state = game.position(at_ulm, scenario="1805", control=control, forts=forts)
    go_on(state, "operate", "activate fr_corps_9", until="move")
    assert refused(state, "rebuild france_depot_1") == ("13.4", "depot-needs-general")
    assert "fr_corps_9" in legal(state, "rebuild")


@pytest.mark.rule("15.5")
@pytest.mark.rule("13.6.1")
def test_a_step_is_spent_before_the_test_only_by_who_goes_on(game: Europe) -> None:
    """R257: otherwise the fortress is rebuilt after the test; a depot is spent at any time."""
    force = "davout fr_corps_9 fr_corps_10 france_depot_1"
    state = before_ulm(game, force, dice=[6, 6, 3, 3], control=ULM)
    go_on(state, "operate", "activate davout", "force 1", "enter ulm", until="move")
    go_on(state, "besiege", until="move")
    assert "fr_corps_9" in legal(state, "rebuild")
    state.apply("rebuild fr_corps_9")
    assert refused(state, "stop") == ("13.6.2", "test-first")
    go_on(state, "enter munich", until="move")
    assert "stop" in legal(state)


@pytest.mark.rule("15.5")
@pytest.mark.rule("13.6.1")
def test_with_no_point_left_the_test_comes_first(game: Europe) -> None:
    force = "davout fr_corps_9 fr_corps_10 france_depot_1"
    state = before_ulm(game, force, dice=[1, 1, 1, 1, 1], control=ULM)
    go_on(state, "operate", "activate davout", "force 1", "enter ulm", until="move")
    go_on(state, "besiege", "besiege", "besiege", "besiege", until="move")
    assert refused(state, "rebuild fr_corps_9") == ("13.6.2", "test-first")
    assert "france_depot_1" in legal(state, "rebuild")
    events = go_on(state, "stop", until="rebuild")
    assert told(events, "attrition-rolled")
    assert "fr_corps_9" in legal(state, "rebuild")


# --- the last phase (5.2.1) ------------------------------------------------------------------


@pytest.mark.rule("5.2.1")
@pytest.mark.rule("13.6.2")
@pytest.mark.parametrize(("place", "lost"), [("sandomir", 1), ("lublin", 0)])
def test_who_winters_in_a_poor_zone_has_two_more(game: Europe, place: str, lost: int) -> None:
    """Three demoralised steps, so column 9-11; 1 + 3 - 2 is row 2, a star; if poor 4, a loss."""
    cut = {"brest_litovsk": "russia"}
    board = {place: "davout fr_corps_9! fr_corps_10-!"}
    state = game.position(
        board, scenario="1815", control=cut, round=6, seat="coalition", dice=[1, 1]
    )
    events = list(state.apply("pass")) + go_on(state)
    assert told(events, "attrition-rolled")[0]["number"] == lost


# --- 1815 ------------------------------------------------------------------------------------


@pytest.mark.rule("20.1")
@pytest.mark.rule("4")
def test_lost_provinces_are_no_home(game: Europe) -> None:
    """R299: Flanders is lost in 1815, so the National Guard does not go there; in 1805 it does."""
    guard = {"lille": "ney fr_national_guard_1 fr_corps_9"}
    state = game.position(guard, points=(1, 0), control={"bruxelles": "france"})
    go_on(state, "operate", "activate ney", until="move")
    assert refused(state, "enter bruxelles") == ("4", "leaves-home")
    assert "soissons" in legal(state, "enter")
    state = game.position(guard, points=(1, 0), scenario="1805")
    go_on(state, "operate", "activate ney", until="move")
    assert "bruxelles" in legal(state, "enter")


@pytest.mark.rule("20.1")
@pytest.mark.rule("18.2.1")
@pytest.mark.parametrize(
    ("at_dijon", "at_soissons", "fed"),
    [("england", "england", [1]), ("austria", "austria", [2]), ("austria", "england", [])],
)
def test_the_line_of_any_one_power_counts(
    game: Europe, at_dijon: str, at_soissons: str, fed: list[int]
) -> None:
    """R300: Lyon is reached from Namur by depots at Dijon and Soissons, each of its own power."""
    board = {
        "bordeaux": "grande_armee napoleon fr_corps_1",
        "lyon": "wellington en_corps_3",
        "dijon": f"{at_dijon}_depot_1#",
        "soissons": f"{at_soissons}_depot_2#",
    }
    held = dict.fromkeys(("lyon", "dijon", "reims", "soissons"), "england")
    state = game.position(board, control={**held, "turin": "france", "berne": "france"})
    lyon = zone(state, "lyon")
    assert [power for power in range(1, 5) if supply.supplied(state, power, lyon)] == fed
    assert fed_by_any(state, 1, lyon) == bool(fed)


@pytest.mark.rule("20.1")
@pytest.mark.rule("10.3")
def test_a_general_of_the_reserve_comes_only_to_replace_a_commander(game: Europe) -> None:
    """R303: 35C takes Ney from his troops, and only then may one of the reserve be chosen."""
    board = {"paris": "grande_armee napoleon fr_corps_1", "lille": "ney fr_corps_9 fr_corps_10"}
    state = game.position(board)
    assert at(state, "davout") == "reserve"
    go_on(state, "operate", until="activate")
    assert refused(state, "activate davout")[0] == "9.1"
    state.remove(piece(state, "ney"), NEXT_BUDGET)
    state.push(kinds.APPOINT, 0, zone(state, "lille"), 0)
    state.resume()
    assert "davout" in legal(state, "appoint")
    assert "ney" not in legal(state, "appoint")  # R130: sent away this year
    state.apply("appoint davout")
    assert at(state, "davout") == "lille"


@pytest.mark.rule("20.1")
@pytest.mark.rule("5")
def test_the_hundred_days_are_rounds_the_last_phase_and_victory(game: Europe) -> None:
    """R294: from the second round to the sixth, and nothing before or after."""
    state = game.new_state("1815", frozenset(), FastDice(3), "first")
    assert isinstance(state, Theatre)
    rounds, steps_seen = [], set()
    while not state.over:
        rounds.append(int(state.c[ROUND]))
        steps_seen.add(str(state.step))
        state.apply("pass" if "pass" in legal(state) else legal(state).pop())
    assert sorted(set(rounds)) == [2, 3, 4, 5, 6]
    assert steps_seen <= {"action", "last-siege", "feed", "attrition-losses", "set-up"}


# --- who stops before a fortress (15.1) ------------------------------------------------------


@pytest.mark.rule("15.1")
@pytest.mark.rule("15.3")
def test_to_have_besieged_it_does_not_let_a_force_go_on_uncovered(game: Europe) -> None:
    """Only in a later round may besiegers leave with all they have."""
    state = before_ulm(game, "davout fr_corps_9 fr_corps_10", dice=[1, 1])
    attack(state, "davout", "ulm", until="move")
    go_on(state, "besiege", until="move")
    assert state.besieged(zone(state, "ulm"))
    assert refused(state, "enter munich") == ("12.1", "must-stop")
    state.apply("leave fr_corps_9")
    go_on(state, "enter munich", until="move")
    assert state.besieged(zone(state, "ulm"))
    assert at(state, "davout") == "munich"


@pytest.mark.rule("15.1")
def test_nor_does_a_victory_that_drives_the_enemy_inside(game: Europe) -> None:
    """15.1: the beaten are in their fortress, and two steps at least must watch it."""
    board = {
        "stuttgart": "grande_armee napoleon fr_corps_1 fr_corps_2 fr_corps_3",
        "ulm": "mack au_corps_1 au_corps_2",
        "coire": "fr_corps_12",
    }
    around = ("munich", "innsbruck", "zurich", "nuremberg")
    control = {**ULM, **dict.fromkeys(around, "france")}
    state = game.position(board, scenario="1805", control=control, dice=[2, 2, 1, 1, 1])
    attack(state, "napoleon", "ulm", until="losses")
    go_on(state, "lose au_corps_1", "retreat ulm", until="move")
    assert bears(state, "au_corps_1", "inside")
    assert state.besieged(zone(state, "ulm"))
    assert refused(state, "enter munich") == ("12.1", "must-stop")


@pytest.mark.rule("20.1")
@pytest.mark.rule("4")
def test_the_national_guard_replaces_nobody_abroad(game: Europe) -> None:
    """R295, R151: at home it may be raised into an army, in Flanders not."""
    army = "grande_armee napoleon fr_corps_9 fr_corps_10"
    for place, free in (("lille", True), ("bruxelles", False)):
        state = game.position({place: army}, control={"bruxelles": "france", "namur": "france"})
        go_on(state, "operate", "activate napoleon", until="replacements")
        assert ("fr_national_guard_1" in legal(state, "raise")) == free
        assert "fr_corps_11" in legal(state, "raise")


@pytest.mark.rule("12.4")
@pytest.mark.rule("15.2")
@pytest.mark.parametrize(
    ("units", "place"), [("pr_corps_2", "lille"), ("pr_corps_2-", "bruxelles")]
)
def test_an_interceptor_stays_before_a_fortress_only_if_he_can_besiege_it(
    game: Europe, units: str, place: str
) -> None:
    """R167, R143: the guard is inside; two steps besiege it, one is too few and goes back."""
    board = {
        "soissons": "davout fr_corps_9",
        "bruxelles": f"blucher {units}",
        "lille": "fr_national_guard_1^",
    }
    state = game.position(board, hands={"coalition": "4c"}, dice=[6, 1, 1, 1, 5, 4])
    go_on(state, "operate", "activate davout", until="move")
    state.apply("enter lille")
    state.apply("intercept blucher 4c")
    go_on(state, "go", "lose fr_corps_9", "retreat soissons")
    assert at(state, "blucher") == at(state, "pr_corps_2") == place
    assert state.besieged(zone(state, "lille")) == (place == "lille")
    assert at(state, "fr_national_guard_1") == "lille"
