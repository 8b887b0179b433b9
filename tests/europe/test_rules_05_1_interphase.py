"""5.1: the years of a campaign, and the phases of an interphase in their order."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest
from tests.europe.test_fuzz import loose, stacked, stale, under_way
from tests.europe.test_random_politics import wrong
from tests.europe_wars import legal, told
from tests.europe_years import between_years, campaign

from grognard.games.europe.layout import CELLS, NAVAL, NAVAL_CELLS, ROUND, YEAR
from grognard.kernel.dice import FastDice
from grognard.kernel.state import VERB

#: What is answered by somebody who wants nothing.
QUIET = ("pass", "endure", "done", "stand", "go")
#: One question of each phase, in their order.
PHASES = ("declare", "discard", "expenses", "parley", "redeploy")
HOME = {"lille": "grande_armee napoleon fr_corps_1 fr_corps_2", "vilna": "benningsen ru_corps_1"}


def answer(state) -> list:
    """The usual answer; a general of the reserve takes over where one is wanted (10.3)."""
    able = legal(state)
    wanted = sorted(f"appoint {general}" for general in legal(state, "appoint"))
    return state.apply(next(said for said in ("usual", *wanted, "done", "pass") if said in able))


def pass_the_year(state) -> list:
    """Nobody does anything until the next interphase, or the end."""
    events = []
    year = int(state.c[YEAR])
    while not state.over and int(state.c[YEAR]) == year:
        events += state.apply(next(word for word in QUIET if word in legal(state)))
    return events


@pytest.mark.rule("5.1", "5.1.2", "5.1.3", "5.1.5", "5.1.6")
def test_the_phases_follow_one_another(game) -> None:
    state = between_years(game, "interphase", HOME, hands={"empire": "8f", "coalition": "4c"})
    asked: list[str] = []
    while state.step != "action":
        if not asked or asked[-1] != state.step:
            asked.append(str(state.step))
        answer(state)
    order = [step for step in asked if step in PHASES]
    assert list(dict.fromkeys(order)) == list(PHASES)
    assert int(state.c[ROUND]) == 1
    assert [int(state.c[cell]) for cell in range(NAVAL, NAVAL + NAVAL_CELLS)] == [0] * NAVAL_CELLS


@pytest.mark.rule("5", "5.1")
def test_a_year_follows_the_first(game) -> None:
    """1805 has no interphase and begins in round 2; 1806 begins with one, then with round 1."""
    state = campaign(game)
    assert (state.step, int(state.c[ROUND])) == ("action", 2)
    events = pass_the_year(state)
    assert [one["year"] for one in told(events, "interphase-begins")] == [1806]
    assert (state.step, state.seat) == ("declare", "coalition")
    assert game.turn_words(state) == {"key": "turn-declarations", "year": "1806"}


@pytest.mark.rule("5.2", "20.3", "R529")
def test_only_the_first_year_of_1809_begins_with_the_coalition(game) -> None:
    state = campaign(game, "1809")
    assert (state.seat, int(state.c[ROUND])) == ("coalition", 1)
    pass_the_year(state)
    while state.step != "action":
        answer(state)
    assert (state.seat, int(state.c[ROUND])) == ("empire", 1)


@pytest.mark.rule("5.1")
def test_a_quiet_interphase_takes_few_actions(game) -> None:
    """One usual answer for each question: hands, seven budgets, moves of each power."""
    state = campaign(game)
    pass_the_year(state)
    asked = 0
    while state.step != "action":
        answer(state)
        asked += 1
    assert asked <= 24


@pytest.mark.rule("5", "R525")
def test_after_the_last_year_nobody_has_won(game) -> None:
    """Unless victory was decided before (19)."""
    state = between_years(game, "redeployment", HOME, year=1814)
    while state.step == "redeploy":
        state.apply("done")
    pass_the_year(state)
    assert state.over


def test_the_state_stays_small() -> None:
    assert CELLS * 2 < 4096


# --- random years --------------------------------------------------------------------------

#: How often random players choose a verb, so that much happens in the interphase.
OFTEN = {"usual": 0.3, "done": 0.7, "recall": 0.1, "replace": 0.2, "pass": 4, "keep": 0.2}


def random_years(game, scenario: str, seed: int, most: int = 6000, **options: bool) -> None:
    """A campaign of random players, verb by verb, with all that must hold before each action."""
    dice = FastDice(seed)
    state, rng = game.start(scenario, dice=dice, **options), random.Random(seed)
    verbs, played = game.notation.verbs, []
    while not state.over:
        able = defaultdict(list)
        for code in state.codes():
            able[verbs[code // VERB].word].append(code)
        assert able, f"nothing to say at {state.step}"
        assert len(played) < most, f"no end at {state.step}"
        words = list(able)
        word = rng.choices(words, [OFTEN.get(word, 1) for word in words])[0]
        played.append(rng.choice(able[word]))
        state.play(played[-1])
        if len(played) % 17 == 0:
            assert stale(state) == []
        if state.step == "action" and not state.over:
            assert stacked(state) + under_way(state) + loose(state) + wrong(state) == []
    again = game.start(scenario, dice=FastDice(seed), **options)
    for code in played:
        again.play(code)
    assert again.same_as(state)


@pytest.mark.rule("5.1", "11")
@pytest.mark.parametrize(("scenario", "seed"), [("1805", 11), ("1809", 12)])
def test_random_years_keep_the_rules(game, scenario: str, seed: int) -> None:
    random_years(game, scenario, seed)


@pytest.mark.long
@pytest.mark.rule("5.1", "11")
@pytest.mark.parametrize("seed", range(100, 130))
def test_many_random_years_keep_the_rules(game, seed: int) -> None:
    """Both campaigns, each option in turn."""
    options = [option.key for option in game.options]
    chosen = {} if seed % 2 else {options[seed // 2 % len(options)]: True}
    random_years(game, ("1805", "1809")[seed % 3 == 0], seed, **chosen)
