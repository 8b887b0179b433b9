"""Odds against the rules themselves: every face of every die, rolled through what players do."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from tests.europe_wars import attack, go_on, told
from tests.squadrons import sailing

from grognard.games.europe.game import Europe
from grognard.kernel.dice import FastDice, ScriptedDice
from grognard.kernel.odds import Distribution, Odds, Value
from grognard.kernel.reason import Refused
from grognard.kernel.text import LANGUAGES
from grognard.lab.odds import Told, simulate
from grognard.players.random import RandomPlayer

ARMY = "grande_armee napoleon ney fr_corps_9 fr_corps_10 fr_corps_11"
WELLINGTON = "wellington en_corps_3 en_corps_4"
SPARE = [3] * 40  # dice for whatever comes later


def of(game: Europe, state: Any, text: str, seat: str = "") -> Odds:
    """The odds of an action, said in every language."""
    odds = game.odds(state, seat or state.seat, text)
    assert odds is not None, text
    for language in LANGUAGES:
        words = Told(game, odds, language).data()
        assert "odds-" not in str(words["lines"]) + words["title"], words
        assert all("odds-" not in measure["text"] for measure in words["measures"])
    return odds


def faces(state: Any, text: str, read: Callable[[list[Any]], Value]) -> Distribution:
    """What each face of the first die brings, the usual answers given by everybody else."""
    weights: dict[Value, int] = {}
    for face in range(1, 7):
        twin = state.clone(ScriptedDice([face, *SPARE]))
        events = list(twin.apply(text))
        events += go_on(twin)
        value = read(events)
        weights[value] = weights.get(value, 0) + 1
    return Distribution(weights)


def happened(kind: str) -> Callable[[list[Any]], Value]:
    """1 if something of a kind happened."""
    return lambda events: (int(bool(told(events, kind))),)


def effects(odds: Odds) -> dict[str, int | None]:
    """What each line adds."""
    return {line.key: line.effect for line in odds.lines}


# --- battle (14) ---------------------------------------------------------------------------


def at_lille(game: Europe, **more: Any) -> Any:
    """Napoléon has been activated at Lille, Wellington stands at Brussels."""
    board = {"lille": ARMY, "bruxelles": WELLINGTON}
    state = game.position(board | more.pop("at", {}), points=(2, 0), dice=SPARE, **more)
    go_on(state, "activate napoleon", until="move")
    return state


@pytest.mark.rule("14.5", "14.6")
def test_the_odds_of_a_battle_are_those_of_all_its_dice(game: Europe) -> None:
    state = at_lille(game)
    odds = of(game, state, "enter bruxelles")
    assert odds.key == "battle"
    ways = {total: 6 - abs(7 - total) for total in range(2, 13)}
    weights: dict[Value, int] = {}
    for ours, many in ways.items():
        for theirs, few in ways.items():
            dice = [ours - ours // 2, ours // 2, theirs - theirs // 2, theirs // 2]
            twin = state.clone(ScriptedDice([*dice, *SPARE]))
            events = [*twin.apply("enter bruxelles"), *go_on(twin, until="losses")]
            rolled = {one["side"]: one["losses"] for one in told(events, "battle-rolled")}
            (won,) = told(events, "battle-won")
            lost = (min(rolled["coalition"], 4), min(rolled["empire"], 4))
            value = (int(won["side"] != "empire"), *lost)
            weights[value] = weights.get(value, 0) + many * few
    assert odds.table == Distribution(weights)


@pytest.mark.rule("14.5")
def test_the_lines_of_a_battle_make_its_modifiers(game: Europe) -> None:
    """Odds of 3 to 2 (1), Napoléon's 3 in attack; Wellington's 3, and 3 less without supply."""
    state = at_lille(game)
    odds = of(game, state, "enter bruxelles")
    twin = state.clone(ScriptedDice([1, 1, 1, 1, *SPARE]))
    events = [*twin.apply("enter bruxelles"), *go_on(twin, until="losses")]
    for one in told(events, "battle-rolled"):
        parts = [
            line.effect or 0
            for line in odds.lines
            if line.key.startswith("part-") and line.params["side"] == one["side"]
        ]
        assert 2 + sum(parts) == one["total"]
    assert [line.rule for line in odds.lines if line.key == "part-odds"] == ["14.5.1"]


@pytest.mark.rule("14.5.5", "14.7")
def test_who_leads_and_lends_is_told_once_it_is_declared(game: Europe) -> None:
    state = at_lille(game, at={"lille": f"{ARMY} fr_corps_1"})
    go_on(state, "enter bruxelles", until="leads")
    before = effects(of(game, state, "battle bruxelles", "coalition"))
    state.apply("lend ney")
    after = of(game, state, "battle bruxelles", "coalition")
    assert "lender" in effects(after)
    assert "lender" not in before


@pytest.mark.rule("14.6")
def test_where_nobody_fights_no_battle_is_told(game: Europe) -> None:
    state = at_lille(game)
    with pytest.raises(Refused):
        game.odds(state, "empire", "battle bruxelles")
    assert game.odds(state, "empire", "enter soissons") is None


@pytest.mark.rule("14.9.1", "14.9.2", "14.7")
def test_wounds_morale_and_pursuit_by_one_die_each(game: Europe) -> None:
    """The windows for cards stand before each of these dice; to pass lets it be rolled."""
    english = "army_of_the_peninsula hill en_corps_3 en_corps_4 nl_corps he_corps"
    board = {"lille": f"{ARMY} fr_cavalry", "bruxelles": english}
    hands = {"coalition": "12c 4c", "empire": "47f 31f"}
    state = game.position(board, points=(2, 0), dice=[6, 6, 1, 1, *SPARE], hands=hands)
    attack(state, "napoleon", "bruxelles", until="leads")
    state.apply("lend ney")
    kinds = {"morale": "demoralised", "wound": "wounded"}
    seen: dict[str, Odds] = {}
    while not state.over and state.step != "move":
        if state.step != "answer":
            state.apply(game.action(state, state.codes()[-1]))
            continue
        odds = game.odds(state, state.seat, "pass")
        if odds is not None:
            seen[odds.key] = of(game, state, "pass")
            if odds.key in kinds:
                assert odds.table == faces(state, "pass", happened(kinds[odds.key]))
            if odds.key == "pursuit":
                table = faces(state, "pass", lambda e: (told(e, "pursued")[0]["number"],))
                assert odds.table == table
        state.apply("pass")
    assert {"battle", "wound", "morale", "pursuit"} <= set(seen)
    assert seen["wound"].of("wounded").chance(1) == Fraction(1, 6)
    assert effects(seen["morale"])["morale-losses"] is not None
    assert effects(seen["pursuit"])["pursuit-general"] == 3


# --- sieges and attrition (13.6, 15.4) -----------------------------------------------------


@pytest.mark.rule("15.4")
def test_the_odds_of_a_siege(game: Europe) -> None:
    """Blücher's 2, an army 1, the marker 1: the die and 4."""
    board = {"lille": "army_of_the_elbe blucher pr_corps_2 pr_corps_3 | fr_corps_1^"}
    state = game.position(
        board, seat="coalition", points=(0, 2), forts={"lille": "siege 1"}, dice=SPARE
    )
    go_on(state, "activate blucher", until="move")
    odds = of(game, state, "besiege")
    assert effects(odds) == {"siege-general": 2, "siege-army": 1, "siege-marker": 1}

    def result(events: list[Any]) -> Value:
        (rolled,) = told(events, "siege-rolled")
        return (("repulsed", "stable", "honours", "breach").index(rolled["result"]),)

    assert odds.table == faces(state, "besiege", result)
    assert odds.of("siege").chance(3) == Fraction(3, 6)


@pytest.mark.rule("13.6.2")
def test_the_odds_of_attrition_after_a_forced_march(game: Europe) -> None:
    """Three points forced, at home 2 less, all French 2 less: the die less 1."""
    board = {"lille": "grande_armee napoleon fr_corps_1 fr_corps_2 fr_corps_3 fr_corps_4"}
    state = game.position(board, points=(2, 0), dice=SPARE)
    go_on(state, "activate napoleon", "force 3", until="move")
    state.apply("enter soissons")
    odds = of(game, state, "stop")
    assert odds.key == "attrition"
    lines = effects(odds)
    assert lines["attrition-forced"] == 3
    assert lines["attrition-home"] == -2
    assert lines["attrition-nation"] == -2

    weights: dict[Value, int] = {}
    for first in range(1, 7):
        for second in range(1, 7):
            twin = state.clone(ScriptedDice([first, second, *SPARE]))
            (rolled,) = told([*twin.apply("stop"), *go_on(twin)], "attrition-rolled")
            value = (rolled["number"],)
            weights[value] = weights.get(value, 0) + 1
    assert odds.table == Distribution(weights)


# --- reactions (12.4, 12.5, 14.1, 14.9.4) ------------------------------------------------------


BLUCHER = {"lille": "davout fr_corps_1 fr_corps_2", "namur": "blucher pr_corps_1 pr_corps_2"}


@pytest.mark.rule("12.4")
def test_the_odds_of_an_interception(game: Europe) -> None:
    """T24: one more for Blücher's cavalry: 4 or more."""
    state = game.position(BLUCHER, points=(1, 0), hands={"coalition": "4c"}, dice=SPARE)
    go_on(state, "activate davout", "enter bruxelles", until="intercept")
    odds = of(game, state, "intercept blucher 4c")
    assert odds.of("success").chance(1) == Fraction(3, 6)
    assert effects(odds)["reaction-cavalry"] == 1
    table = faces(state, "intercept blucher 4c", happened("intercepted"))
    assert odds.table == table


@pytest.mark.rule("12.5")
def test_the_odds_of_an_evasion(game: Europe) -> None:
    board = {"lille": "davout fr_corps_1 fr_corps_2", "bruxelles": "blucher pr_corps_1"}
    state = game.position(board, points=(1, 0), dice=SPARE)
    go_on(state, "activate davout", "enter bruxelles", until="defend")
    odds = of(game, state, "evade namur")
    assert odds.key == "evasion"
    assert odds.table == faces(state, "evade namur", happened("evaded"))


@pytest.mark.rule("14.1")
def test_the_odds_of_a_counter_march(game: Europe) -> None:
    """Blücher's value in defence is 1: 4 or more."""
    state = at_lille(game, at={"namur": "blucher pr_corps_2"})
    go_on(state, "enter bruxelles", until="counter-march")
    odds = of(game, state, "join blucher")
    assert odds.of("success").chance(1) == Fraction(3, 6)
    assert effects(odds)["counter-march-general"] == 1
    assert odds.table == faces(state, "join blucher", happened("counter-marched"))


@pytest.mark.rule("14.9.4")
def test_the_odds_of_rallying(game: Europe) -> None:
    """Morale 3 and Blücher's 2: 5 or less."""
    board = {"cologne": "blucher pr_corps_2! pr_corps_3!"}
    state = game.position(board, seat="coalition", points=(0, 2), dice=SPARE)
    go_on(state, "activate blucher", until="move")
    odds = of(game, state, "rally")
    assert odds.of("success").chance(1) == Fraction(5, 6)
    assert odds.table == faces(state, "rally", happened("rallied"))


# --- the sea (17) ----------------------------------------------------------------------------


@pytest.mark.rule("17.2.4")
def test_the_odds_of_an_interception_at_sea(game: Europe) -> None:
    board = {"brest": "fleet_ganteaume", "golfe_de_gascogne": "fleet_keith"}
    more: dict[str, Any] = {"seat": "empire", "scenario": "1815", "dice": SPARE}
    state = sailing(game, "fleet_ganteaume", board, **more)
    state.apply("sail golfe_de_gascogne")
    assert state.step == "sea-intercept"
    chase = "chase golfe_de_gascogne"
    odds = of(game, state, chase)
    assert odds.key == "chase"
    weights: dict[Value, int] = {}
    for face in range(1, 7):
        twin = state.clone(ScriptedDice([face, *SPARE]))
        value = (int(bool(told(list(twin.apply(chase)), "chased"))),)
        weights[value] = weights.get(value, 0) + 1
    assert odds.table == Distribution(weights)


@pytest.mark.rule("17.3.1")
def test_the_odds_of_a_naval_battle(game: Europe) -> None:
    """One fleet against one: two dice, and the tactical values."""
    board = {"brest": "fleet_ganteaume", "brest_blockade": "fleet_cornwallis"}
    more: dict[str, Any] = {"seat": "empire", "scenario": "1815", "dice": SPARE}
    state = sailing(game, "fleet_ganteaume", board, **more)
    odds = of(game, state, "sail brest_blockade")
    assert odds.key == "naval"
    weights: dict[Value, int] = {}
    for first in range(1, 7):
        for second in range(1, 7):
            twin = state.clone(ScriptedDice([first, second, *SPARE]))
            events = list(twin.apply("sail brest_blockade"))
            won = told(events, "naval-won")
            result = 2 if not won else int(won[0]["side"] != "empire")
            key = (result,)
            weights[key] = weights.get(key, 0) + 1
    assert odds.of("sea_result") == Distribution(weights)


# --- whole battles, and everything at once -----------------------------------------------------


@pytest.mark.rule("14")
def test_a_battle_is_played_to_its_end_again_and_again(game: Europe) -> None:
    state = game.position({"lille": ARMY, "bruxelles": WELLINGTON}, points=(2, 0), dice=SPARE)
    clash = game.clash(state, "empire", "bruxelles")
    odds = simulate(clash, 12)
    assert odds.runs == 12
    assert set(odds.of("result").weights) <= {(0,), (1,), (2,)}
    assert simulate(clash, 12).table == odds.table
    with pytest.raises(Refused):
        game.clash(state, "empire", "vienne")
    named = game.clash(state, "empire", "bruxelles", ["ney"])
    assert named.params["side"] == "empire"


@pytest.mark.rule("14", "13.6", "15.4")
def test_whatever_is_asked_in_a_game_is_answered(game: Europe) -> None:
    """A random game: the odds of actions at every question, and nothing changes by asking."""
    state: Any = game.start("1815", dice=FastDice(4))
    players = {seat: RandomPlayer(n) for n, seat in enumerate(game.seats())}
    found: set[str] = set()
    for n in range(160):
        if state.over:
            break
        before = list(state.c)
        for action in state.legal()[n % 3 : n % 3 + 2]:
            odds = game.odds(state, state.seat, action.text)
            if odds is not None:
                found.add(odds.key)
                assert all(line.rule for line in odds.lines)
                assert Told(game, odds, "fr").title
        assert list(state.c) == before
        state.apply(game.action(state, players[state.seat].decide(state)))
    assert found
