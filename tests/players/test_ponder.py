"""Thinking on the other's time: honest, stopped at once, and of use for one's own decision."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pytest

from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.state import State
from grognard.players import is_known, player, ponders
from grognard.players import search_worker as search_workers
from grognard.players.ponder import Hints, faded, lines, ponder
from grognard.players.search import AHEAD, carry_out
from grognard.players.search_worker import SearchWorker
from grognard.players.thinker import SearchPlayer
from waiting import PATIENCE, until

GAMES = registry.names()


@pytest.fixture
def search_worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[SearchWorker]:
    """A search worker of this test, given time on a busy machine."""
    monkeypatch.setattr(search_workers, "SILENCE", PATIENCE)
    monkeypatch.setattr(search_workers, "GRACE", PATIENCE)
    found = SearchWorker()
    yield found
    found.end()


def so_often(n: int) -> Callable[[], bool]:
    """Wanted so many times."""
    left = iter(range(n))
    return lambda: next(left, None) is not None


def pondered(state: State, seat: str, looks: int, hints: Hints | None = None) -> Hints:
    """What a seat finds while another is asked."""
    game = state.game
    belief = game.redeal(state, seat, FastDice(1))
    number = game.seats_of(state).index(seat)
    wanted = so_often(looks)
    return ponder(belief, game.planner(), number, 3, 1.0, AHEAD, hints or {}, wanted)


@pytest.mark.parametrize("key", GAMES)
def test_it_knows_nothing_that_is_hidden(key: str) -> None:
    """The same is found on the true board and with all changed that the seat cannot know."""
    game = registry.game(key)
    state = game.start(dice=FastDice(11))
    writer = player("greedy", 4)
    looked = changed = 0
    for asked in range(1, 121):
        if state.over:
            break
        if asked % 15 == 0:
            seat = next(one for one in game.seats_of(state) if one != state.seat)
            hidden = game.redeal(state, seat, FastDice(asked))
            changed += not hidden.same_as(state)
            found = pondered(state, seat, 4)
            assert found == pondered(hidden, seat, 4), asked
            looked += lines(found) > 0
        state.play(writer.decide(state))
    assert looked > 0
    assert changed > 0


def decision_after(state: State, seat: str) -> None:
    """Plays the other's turn to its end in the usual way."""
    planner = state.game.planner()
    dice = FastDice(77)
    while state.seat != seat or planner.propose(state).count < 2:
        planner.forget()
        if not carry_out(state, planner, planner.usual(state, dice)):
            state.play(state.codes()[0])


def test_what_was_pondered_is_a_quarter_of_the_next_thought() -> None:
    """As many iterations in all, some of them made beforehand; and only once."""
    game = registry.game("waterloo")
    state = game.start(dice=FastDice(5))
    hints = pondered(state, "allied", 170)
    decision_after(state, "allied")
    mind = SearchPlayer(3, 80)
    mind.hints = dict(hints)
    occasion = game.planner().occasion(state)
    assert occasion in hints
    grown: list[int] = []
    mind.watch = lambda percent: grown.append(percent) is None
    mind.decide(state)
    assert mind.search is not None
    assert 10 <= mind.warmed <= 20
    assert mind.search.root.visits == 80
    assert len(grown) < 5  # twenty at a time
    assert occasion not in mind.hints
    mind.order = -1
    mind.decide(state)
    assert mind.warmed == 0


def test_hints_of_another_occasion_change_nothing() -> None:
    state = registry.game("waterloo").start(dice=FastDice(5))
    plain, other = SearchPlayer(3, 20), SearchPlayer(3, 20)
    other.hints = {-7: ([(1, 100, 50.0)], 25.0)}
    assert plain.decide(state) == other.decide(state)
    assert plain.search is not None
    assert other.search is not None
    assert plain.search.findings() == other.search.findings()


def test_orders_that_are_not_proposed_are_not_believed_in() -> None:
    """What the other did meanwhile may have made them impossible."""
    game = registry.game("waterloo")
    state = game.start(dice=FastDice(5))
    mind = SearchPlayer(3, 20)
    mind.hints = {game.planner().occasion(state): ([(123456789, 1000, 999.0)], 998.0)}
    code = mind.decide(state)
    assert state.why_not(int(code)) is None
    assert mind.warmed == 0


def test_earlier_hints_fade() -> None:
    hints: Hints = {5: ([(1, 10, 4.0), (2, 1, 0.5)], 3.0)}
    assert faded(hints) == {5: ([(1, 5, 2.0)], 1.5)}
    assert lines(hints) == 11
    state = registry.game("waterloo").start(dice=FastDice(5))
    assert pondered(state, "allied", 1, hints)[5] == hints[5]


# --- in a process of its own -----------------------------------------------------------------


def test_a_search_worker_ponders_until_it_is_enough(search_worker: SearchWorker) -> None:
    game = registry.game("waterloo")
    state = game.start(dice=FastDice(5))
    belief = game.redeal(state, "allied", FastDice(1))
    search_worker.ponder(belief, 1, 3, 1.0, AHEAD)
    until(lambda: search_worker.inbox.qsize() >= 4)  # signs of life
    found = search_worker.answer(time.monotonic(), lambda: True)
    assert found is not None
    assert lines(found.hints) > 0
    assert not search_worker.busy
    search_worker.begin(belief, 3, 1.0, AHEAD, 5)
    assert search_worker.answer(0.0, lambda: True) is not None


# --- who does --------------------------------------------------------------------------------


def test_only_who_is_asked_to_ponders() -> None:
    for name in ("captain", "marshal:bold", "time:5", "search:20", "recruit", "greedy", "random"):
        assert not ponders(name)
    for name in ("captain:ponder", "marshal:bold:ponder", "time:5:ponder", "search:20:ponder"):
        assert ponders(name)
        assert isinstance(player(name, 1), SearchPlayer)
    for name in ("recruit:ponder", "greedy:ponder", "captain:ponder:bold", "captain:ponder:ponder"):
        assert not ponders(name)
        assert not is_known(name)
