"""The games as PettingZoo environments: its own tests, and what an agent may know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.journal import Journal
from grognard.lab.environment import SIZE, Raw, env, features, folded
from grognard.players import player

ROOT = Path(__file__).parent.parent.parent
LIBRARY = sorted((ROOT / "tests" / "library").glob("*.journal"))

# It would like other names than those of the seats, and does not know a mask beside a view.
quiet = pytest.mark.filterwarnings("ignore::UserWarning")


@quiet
@pytest.mark.parametrize("game", registry.names())
def test_pettingzoo_finds_nothing_wrong(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(Raw(game), num_cycles=400)
    api_test(env(game), num_cycles=60)
    assert capsys.readouterr().out.count("Passed API test") == 2


@quiet
def test_pettingzoo_finds_the_same_seed_to_play_the_same() -> None:
    seed_test(lambda: env("waterloo", scenario="free", options=("three_players",)), num_cycles=40)


def played(table: Raw, name: str = "random", seed: int = 1, most: int = 100_000) -> list[bytes]:
    """A game, or the first decisions of it; what the seat that is asked sees each time."""
    table.reset(seed=seed)
    mind, seen = player(name, seed), []
    while not table.terminations[table.agent_selection] and len(seen) < most:
        seen.append(table.observe(table.agent_selection)["observation"].tobytes())
        table.step(table.index[mind.decide(table.position)])
    return seen


def test_a_seed_decides_the_dice() -> None:
    """Greedy players fight soon."""
    table = Raw("waterloo")
    first = played(table, "greedy", most=150)
    assert played(table, "greedy", most=150) == first
    assert int(table.position.dice.drawn) > 0
    assert played(table, "greedy", seed=2, most=150) != first


def test_the_winner_has_one_and_the_others_lose_one() -> None:
    table = Raw("waterloo", options=("three_players",))
    played(table)
    assert table.position.outcome.winners == ("british", "prussian")
    assert table.rewards == {"french": -1.0, "british": 1.0, "prussian": 1.0}
    assert all(table.terminations.values())


def test_nobody_is_paid_before_the_end() -> None:
    table = Raw("waterloo")
    table.reset(seed=1)
    mind = player("random", 1)
    while not table.position.over:
        assert set(table.rewards.values()) == {0.0}
        table.step(table.index[mind.decide(table.position)])


def test_a_draw_pays_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Raw("waterloo")
    played(table)
    end = table.game.outcome(table.position)
    monkeypatch.setattr(type(table.game), "outcome", lambda *_: type(end)((), end.rule, end.key))
    table._finish()
    assert set(table.rewards.values()) == {0.0}


def test_an_illegal_action_loses() -> None:
    table = env("waterloo")
    table.reset(seed=1)
    mask = table.observe("french")["action_mask"]
    table.step(int(np.argmin(mask)))
    assert table.unwrapped.rewards["french"] == -1
    assert all(table.unwrapped.terminations.values())


def test_what_is_rendered_is_what_an_onlooker_sees() -> None:
    table = Raw("waterloo", render_mode="ansi")
    table.reset(seed=1)
    table.step(table.index[table.position.codes()[0]])
    table.step(table.index[table.position.codes()[0]])
    said = table.render()
    assert said
    names = [unit.names["en"].partition(",")[0] for unit in table.game.model.units]  # type: ignore[attr-defined]
    assert not [name for name in names if name in said]


# --- what an agent may know ----------------------------------------------------------------


@pytest.mark.parametrize("file", LIBRARY, ids=lambda file: file.stem)
def test_observations_do_not_change_with_what_is_hidden(file: Path) -> None:
    """Bit for bit, for every seat, in recorded games, whatever the hidden pieces are."""
    journal = Journal.load(file)
    table = Raw(journal.header.game, journal.header.scenario, journal.header.options)
    table.reset(seed=1)
    compared = 0
    for number, _entry, _events, state in journal.replay():
        if number % 40 or state.over:
            continue
        for seat in table.possible_agents:
            table.position = state
            seen = table.observe(seat)
            for k in (1, 2):
                table.position = state.game.redeal(state, seat, FastDice(number + k))
                compared += not table.position.same_as(state)
                other = table.observe(seat)
                assert np.array_equal(seen["observation"], other["observation"])
                assert np.array_equal(seen["action_mask"], other["action_mask"])
    assert compared > 10, "nothing was hidden in these states"


def test_seats_see_different_things() -> None:
    table = Raw("waterloo")
    table.reset(seed=1)
    french, allied = (table.observe(seat) for seat in ("french", "allied"))
    assert not np.array_equal(french["observation"], allied["observation"])
    assert french["action_mask"].any()
    assert not allied["action_mask"].any()


def test_the_mask_is_the_list_of_legal_actions() -> None:
    table = Raw("waterloo")
    table.reset(seed=3)
    mind = player("greedy", 3)
    for _ in range(150):
        mask = table.observe(table.agent_selection)["action_mask"]
        assert [table.codes[i] for i in np.flatnonzero(mask)] == sorted(table.position.codes())
        table.step(table.index[mind.decide(table.position)])


@pytest.mark.parametrize("game", registry.names())
def test_the_table_of_codes_is_fixed_and_without_doubles(game: str) -> None:
    codes = registry.game(game).codes()
    assert len(set(codes)) == len(codes)
    assert codes == sorted(codes)
    assert codes == registry.game(game).codes()


# --- a view as numbers ---------------------------------------------------------------------


def test_features_by_hand() -> None:
    """Words are there or not, numbers are what they are, things that look alike are counted."""
    view = {
        "turn": {"number": 3, "night": True, "date": None},
        "towns": {"namur": [{"army": "p"}, {"army": "p"}, {"army": "f", "cv": 2}]},
        "seats": ["a", "b"],
    }
    assert sorted(features(view)) == [
        ("/seats=a", 1),
        ("/seats=b", 1),
        ("/towns/namur[army=f]", 1),
        ("/towns/namur[army=f]/cv", 2),
        ("/towns/namur[army=p]", 1),
        ("/towns/namur[army=p]", 1),
        ("/turn/night", 1),
        ("/turn/number", 3),
    ]
    numbers = folded(view)
    assert numbers.shape == (SIZE,)
    assert sorted(numbers[numbers != 0]) == [1, 1, 1, 1, 2, 2, 3]


def test_numbers_too_large_are_cut() -> None:
    assert folded({"a": 10**9}).max() == 2**15 - 1
    assert folded({"a": -(10**9)}).min() == -(2**15)


# --- the example ---------------------------------------------------------------------------


def test_the_example_runs() -> None:
    script = ROOT / "examples" / "train_small.py"
    done = subprocess.run(
        [sys.executable, str(script), "--games", "4"], capture_output=True, text=True, check=True
    )
    lines = done.stdout.splitlines()
    assert lines[0].startswith("3 games to learn from, ")
    assert lines[1].startswith("1 games to be examined in, ")
    for line in lines[2:]:
        assert 0 <= float(line.rpartition(" ")[2]) <= 1
    assert len(lines) == 4
