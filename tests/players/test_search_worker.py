"""A second process that thinks along: the same thought sooner, and never in the way."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.state import State
from grognard.players import player
from grognard.players import search_worker as search_workers
from grognard.players.search_worker import Found, SearchWorker
from grognard.players.thinker import SearchPlayer
from waiting import PATIENCE, until

GAMES = registry.names()
EVERY = 15  # decisions of a game of which one is looked at
LONG = 1_000_000  # iterations that nobody waits for

SLEEPS = (sys.executable, "-c", "import time; time.sleep(1000)")
BABBLES = (sys.executable, "-c", "print('what do you want?' * 1000)")
ANSWERS_LATE = (
    *(sys.executable, "-c"),
    "import time\n"
    "from grognard.players import search_worker\n"
    "search_worker.Attendant._grown = lambda self, task: time.sleep(1000)\n"
    "search_worker.main()\n",
)
STUMBLES = (
    *(sys.executable, "-c"),
    "from grognard.players import search_worker\n"
    "search_worker.Search = None\n"
    "search_worker.main()\n",
)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a process may be slow to start and to answer."""
    monkeypatch.setattr(search_workers, "SILENCE", PATIENCE)
    monkeypatch.setattr(search_workers, "GRACE", PATIENCE)


@pytest.fixture
def search_worker() -> Iterator[SearchWorker]:
    """A search worker of this test."""
    found = SearchWorker()
    yield found
    found.end()


@pytest.fixture
def other() -> Iterator[Callable[[tuple[str, ...]], SearchWorker]]:
    """Aides that do not what they should."""
    made: list[SearchWorker] = []

    def make(command: tuple[str, ...]) -> SearchWorker:
        made.append(SearchWorker(command))
        return made[-1]

    yield make
    for one in made:
        one.end()


def after(key: str, actions: int) -> State:
    """A state some way into a game, where there is something to think about."""
    state = registry.game(key).start(dice=FastDice(5))
    mind = player("recruit", 5)
    planner = registry.game(key).planner()
    while actions > 0 or planner.propose(mind.believes(state)).count < 2:
        state.play(mind.decide(state))
        actions -= 1
    return state


def thinker(*helpers: SearchWorker, iterations: int = 30, seconds: float = 0.0) -> SearchPlayer:
    """Two trees, grown by one process or by two."""
    found = SearchPlayer(3, iterations, seconds)
    found.trees = 2
    found.search_workers = list(helpers)
    return found


def thought(mind: SearchPlayer, state: State) -> tuple[int, list[tuple[int, int, float]], float]:
    """What a player decides and what it had found."""
    code = mind.decide(state)
    assert mind.search is not None
    return code, mind.search.findings(), mind.search.squares


def alive(process: int) -> bool:
    """Whether a process is there and not just waiting to be buried."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


# --- the same thought ------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("actions", [0, 40, 90])
def test_two_processes_think_what_one_thinks(
    key: str, actions: int, search_worker: SearchWorker
) -> None:
    """The same seed: the same choice, and every visit and sum to the last bit."""
    state = after(key, actions)
    alone = thought(thinker(), state)
    assert thought(thinker(search_worker), state) == alone
    assert thought(thinker(search_worker), state) == alone
    assert sum(visits for _order, visits, _total in alone[1]) == 30
    assert search_worker.failures == 0
    assert search_worker.process is not None


def test_the_second_tree_has_other_dice(search_worker: SearchWorker) -> None:
    state = after("waterloo", 40)
    one, two = SearchPlayer(3, 15), thinker()
    assert thought(one, state)[1] != [(o, v / 2, t / 2) for o, v, t in thought(two, state)[1]]
    mind = thinker(search_worker)
    mind.decide(state)
    belief = mind.believes(state)
    search_worker.begin(belief, 3, 1.0, mind.ahead, 15)
    same = search_worker.answer(0.0, lambda: True)
    assert same is not None
    assert same.orders == thought(one, state)[1]


@pytest.mark.parametrize("iterations", [1, 2, 7])
def test_no_iteration_is_lost(iterations: int, search_worker: SearchWorker) -> None:
    mind = thinker(search_worker, iterations=iterations)
    mind.decide(after("waterloo", 40))
    assert mind.search is not None
    assert mind.search.root.visits == iterations


# --- the fog ---------------------------------------------------------------------------------


class Eavesdropper(SearchWorker):
    """Writes down what a search worker would be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    def _start(self) -> None:
        pass

    def _send(self, message: bytes) -> None:
        self.sent.append(message)

    def answer(self, ends: float, wanted: Callable[[], bool]) -> Found | None:
        return None


@pytest.mark.parametrize("key", GAMES)
def test_a_search_worker_is_told_nothing_that_is_hidden(key: str) -> None:
    """The same messages, bit for bit, on the true board and with all that is hidden changed."""
    game = registry.game(key)
    state = game.start(dice=FastDice(11))
    writer = player("greedy", 4)
    asked = changed = told = 0
    while not state.over:
        seat = str(state.seat)
        asked += 1
        if asked % EVERY == 0:
            hidden = game.redeal(state, seat, FastDice(asked))
            changed += not hidden.same_as(state)
            listeners = Eavesdropper(), Eavesdropper()
            for position, listener in zip((state, hidden), listeners, strict=True):
                thinker(listener, iterations=2).decide(position)
            assert listeners[0].sent == listeners[1].sent, (asked, seat)
            told += len(listeners[0].sent) > 0
        state.play(writer.decide(state))
    assert changed > asked // EVERY // 2
    assert told > asked // EVERY // 4


# --- a search worker that fails ----------------------------------------------------------------


def test_a_search_worker_killed_while_it_thinks(
    search_worker: SearchWorker, caplog: pytest.LogCaptureFixture
) -> None:
    """Its tree is grown here; the next thought has another search worker."""
    state = after("waterloo", 40)
    alone = thought(thinker(), state)
    mind = thinker(search_worker)
    killed: list[int] = []

    def watch(_percent: int) -> bool:
        if search_worker.process is not None and not killed:
            killed.append(search_worker.process.pid)
            os.kill(search_worker.process.pid, signal.SIGKILL)
        return True

    mind.watch = watch
    with caplog.at_level(logging.WARNING):
        assert thought(mind, state) == alone
    assert "it died" in caplog.text
    assert not alive(killed[0])
    assert thought(thinker(search_worker), state) == alone
    assert search_worker.process is not None
    assert search_worker.process.pid != killed[0]
    assert search_worker.failures == 0


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (SLEEPS, "no sign of life"),
        (ANSWERS_LATE, "no sign of life"),
        (BABBLES, "cannot be understood"),
        (STUMBLES, "TypeError"),
        (("/nowhere/python",), "cannot be asked"),
    ],
)
def test_a_search_worker_that_is_of_no_use(
    other: Callable[[tuple[str, ...]], SearchWorker],
    command: tuple[str, ...],
    why: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The seat decides what it would have decided anyway, and the log says what was wrong."""
    if why == "no sign of life":
        monkeypatch.setattr(search_workers, "SILENCE", 1.0)
    state = after("waterloo", 40)
    useless = other(command)
    with caplog.at_level(logging.WARNING):
        assert thought(thinker(useless), state) == thought(thinker(), state)
    assert why in caplog.text
    assert useless.process is None


def test_a_search_worker_that_always_fails_is_not_started_for_ever(
    other: Callable[[tuple[str, ...]], SearchWorker], caplog: pytest.LogCaptureFixture
) -> None:
    state = after("waterloo", 40)
    useless = other(("/nowhere/python",))
    for _ in range(search_workers.TRIES + 2):
        thinker(useless, iterations=2).decide(state)
    assert caplog.text.count("given up") == search_workers.TRIES


def test_a_hung_search_worker_costs_no_time_where_time_is_short(
    other: Callable[[tuple[str, ...]], SearchWorker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is found alone in the time given is what counts."""
    monkeypatch.setattr(search_workers, "GRACE", 0.2)
    state = after("waterloo", 40)
    mind = thinker(other(SLEEPS), iterations=LONG, seconds=0.3)
    began = time.monotonic()
    mind.decide(state)
    assert time.monotonic() - began < PATIENCE / 2
    assert mind.search is not None
    assert mind.search.root.visits >= 20


# --- time and orders to stop -----------------------------------------------------------------


def test_when_the_time_is_up_a_search_worker_says_what_it_has(search_worker: SearchWorker) -> None:
    state = after("waterloo", 40)
    thinker(search_worker, iterations=2).decide(state)  # so that it is there
    counts: list[int] = []
    mind = thinker(search_worker, iterations=LONG, seconds=1.5)

    def watch(percent: int) -> bool:
        until(lambda: search_worker.inbox.qsize() >= 4 or percent == 99)  # it is at work
        counts.append(percent)
        return True

    mind.watch = watch
    mind.decide(state)
    assert mind.search is not None
    own = 20 * sum(percent < 99 for percent in counts)
    assert mind.search.root.visits > own
    assert search_worker.failures == 0


def test_an_unwanted_thought_stops_both(search_worker: SearchWorker) -> None:
    """And the search worker is ready for the next."""
    state = after("waterloo", 40)
    mind = thinker(search_worker, iterations=LONG)
    mind.watch = lambda _percent: False
    mind.decide(state)
    assert not search_worker.busy
    heard = search_worker.inbox.get(timeout=PATIENCE)
    while heard is not None and not heard.done:
        heard = search_worker.inbox.get(timeout=PATIENCE)
    assert heard is not None
    assert sum(visits for _order, visits, _total in heard.orders) < LONG // 2
    assert thought(thinker(search_worker), state) == thought(thinker(), state)


PARENT = """
from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.players.search_worker import SearchWorker
from grognard.players.thinker import SearchPlayer

state = registry.game("waterloo").start(dice=FastDice(5))
mind, search_worker = SearchPlayer(3, 1_000_000), SearchWorker()
mind.trees, mind.search_workers = 2, [search_worker]


def watch(percent):
    while not (found := search_worker.inbox.get()):
        pass
    print(search_worker.process.pid, flush=True)
    mind.watch = None
    return True


mind.watch = watch
mind.decide(state)
"""


def test_no_search_worker_outlives_its_master() -> None:
    """Not even one that is killed in the middle of a thought."""
    master = subprocess.Popen((sys.executable, "-c", PARENT), stdout=subprocess.PIPE, text=True)
    assert master.stdout is not None
    search_worker = int(master.stdout.readline())
    assert alive(search_worker)
    master.kill()
    master.wait()
    master.stdout.close()
    until(lambda: not alive(search_worker))


# --- who has one -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["marshal", "marshal:bold", "time:5", "time:1:cautious"])
def test_who_thinks_long_is_aided_where_there_are_processors(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    search_workers.shared.cache_clear()
    monkeypatch.setattr(search_workers, "cores", lambda: 1)
    alone = player(name, 1, aided=True)
    assert isinstance(alone, SearchPlayer)
    assert alone.search_workers == []
    search_workers.shared.cache_clear()
    monkeypatch.setattr(search_workers, "cores", lambda: 2)
    aided = player(name, 1, aided=True)
    assert isinstance(aided, SearchPlayer)
    assert len(aided.search_workers) == 1
    assert aided.trees == 2
    assert player("captain", 1, aided=True).search_workers == []  # type: ignore[attr-defined]
    assert player("search:200", 1, aided=True).search_workers == []  # type: ignore[attr-defined]


def test_a_marshal_is_the_same_on_every_machine() -> None:
    """As many trees whether there is a search worker or not; none where strength is measured."""
    marshal, captain, searcher = (player(word) for word in ("marshal", "captain", "search:200"))
    assert isinstance(marshal, SearchPlayer)
    assert isinstance(captain, SearchPlayer)
    assert isinstance(searcher, SearchPlayer)
    assert (marshal.trees, captain.trees, searcher.trees) == (2, 1, 1)
    assert marshal.search_workers == captain.search_workers == searcher.search_workers == []
