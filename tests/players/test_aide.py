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
from grognard.players import aide as aides
from grognard.players import player
from grognard.players.aide import Aide, Found
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
    "from grognard.players import aide\n"
    "aide.Attendant._grown = lambda self, task: time.sleep(1000)\n"
    "aide.main()\n",
)
STUMBLES = (
    *(sys.executable, "-c"),
    "from grognard.players import aide\naide.Search = None\naide.main()\n",
)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a process may be slow to start and to answer."""
    monkeypatch.setattr(aides, "SILENCE", PATIENCE)
    monkeypatch.setattr(aides, "GRACE", PATIENCE)


@pytest.fixture
def aide() -> Iterator[Aide]:
    """An aide of this test."""
    found = Aide()
    yield found
    found.end()


@pytest.fixture
def other() -> Iterator[Callable[[tuple[str, ...]], Aide]]:
    """Aides that do not what they should."""
    made: list[Aide] = []

    def make(command: tuple[str, ...]) -> Aide:
        made.append(Aide(command))
        return made[-1]

    yield make
    for one in made:
        one.end()


def after(key: str, actions: int) -> State:
    """A state some way into a game, where there is something to think about."""
    state = registry.game(key).start(dice=FastDice(5))
    mind = player("recruit", 5)
    staff = registry.game(key).staff()
    while actions > 0 or staff.propose(mind.believes(state)).count < 2:
        state.play(mind.decide(state))
        actions -= 1
    return state


def thinker(*helpers: Aide, iterations: int = 30, seconds: float = 0.0) -> SearchPlayer:
    """Two trees, grown by one process or by two."""
    found = SearchPlayer(3, iterations, seconds)
    found.trees = 2
    found.aides = list(helpers)
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
def test_two_processes_think_what_one_thinks(key: str, actions: int, aide: Aide) -> None:
    """The same seed: the same choice, and every visit and sum to the last bit."""
    state = after(key, actions)
    alone = thought(thinker(), state)
    assert thought(thinker(aide), state) == alone
    assert thought(thinker(aide), state) == alone
    assert sum(visits for _order, visits, _total in alone[1]) == 30
    assert aide.failures == 0
    assert aide.process is not None


def test_the_second_tree_has_other_dice(aide: Aide) -> None:
    state = after("waterloo", 40)
    one, two = SearchPlayer(3, 15), thinker()
    assert thought(one, state)[1] != [(o, v / 2, t / 2) for o, v, t in thought(two, state)[1]]
    mind = thinker(aide)
    mind.decide(state)
    belief = mind.believes(state)
    aide.begin(belief, 3, 1.0, mind.ahead, 15)
    same = aide.answer(0.0, lambda: True)
    assert same is not None
    assert same.orders == thought(one, state)[1]


@pytest.mark.parametrize("iterations", [1, 2, 7])
def test_no_iteration_is_lost(iterations: int, aide: Aide) -> None:
    mind = thinker(aide, iterations=iterations)
    mind.decide(after("waterloo", 40))
    assert mind.search is not None
    assert mind.search.root.visits == iterations


# --- the fog ---------------------------------------------------------------------------------


class Eavesdropper(Aide):
    """Writes down what an aide would be sent."""

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
def test_an_aide_is_told_nothing_that_is_hidden(key: str) -> None:
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
            ears = Eavesdropper(), Eavesdropper()
            for position, ear in zip((state, hidden), ears, strict=True):
                thinker(ear, iterations=2).decide(position)
            assert ears[0].sent == ears[1].sent, (asked, seat)
            told += len(ears[0].sent) > 0
        state.play(writer.decide(state))
    assert changed > asked // EVERY // 2
    assert told > asked // EVERY // 4


# --- an aide that fails ----------------------------------------------------------------------


def test_an_aide_killed_while_it_thinks(aide: Aide, caplog: pytest.LogCaptureFixture) -> None:
    """Its tree is grown here; the next thought has another aide."""
    state = after("waterloo", 40)
    alone = thought(thinker(), state)
    mind = thinker(aide)
    killed: list[int] = []

    def watch(_percent: int) -> bool:
        if aide.process is not None and not killed:
            killed.append(aide.process.pid)
            os.kill(aide.process.pid, signal.SIGKILL)
        return True

    mind.watch = watch
    with caplog.at_level(logging.WARNING):
        assert thought(mind, state) == alone
    assert "it died" in caplog.text
    assert not alive(killed[0])
    assert thought(thinker(aide), state) == alone
    assert aide.process is not None
    assert aide.process.pid != killed[0]
    assert aide.failures == 0


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
def test_an_aide_that_is_of_no_use(
    other: Callable[[tuple[str, ...]], Aide],
    command: tuple[str, ...],
    why: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The seat decides what it would have decided anyway, and the log says what was wrong."""
    if why == "no sign of life":
        monkeypatch.setattr(aides, "SILENCE", 1.0)
    state = after("waterloo", 40)
    useless = other(command)
    with caplog.at_level(logging.WARNING):
        assert thought(thinker(useless), state) == thought(thinker(), state)
    assert why in caplog.text
    assert useless.process is None


def test_an_aide_that_always_fails_is_not_started_for_ever(
    other: Callable[[tuple[str, ...]], Aide], caplog: pytest.LogCaptureFixture
) -> None:
    state = after("waterloo", 40)
    useless = other(("/nowhere/python",))
    for _ in range(aides.TRIES + 2):
        thinker(useless, iterations=2).decide(state)
    assert caplog.text.count("given up") == aides.TRIES


def test_a_hung_aide_costs_no_time_where_time_is_short(
    other: Callable[[tuple[str, ...]], Aide], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is found alone in the time given is what counts."""
    monkeypatch.setattr(aides, "GRACE", 0.2)
    state = after("waterloo", 40)
    mind = thinker(other(SLEEPS), iterations=LONG, seconds=0.3)
    began = time.monotonic()
    mind.decide(state)
    assert time.monotonic() - began < PATIENCE / 2
    assert mind.search is not None
    assert mind.search.root.visits >= 20


# --- time and orders to stop -----------------------------------------------------------------


def test_when_the_time_is_up_an_aide_says_what_it_has(aide: Aide) -> None:
    state = after("waterloo", 40)
    thinker(aide, iterations=2).decide(state)  # so that it is there
    counts: list[int] = []
    mind = thinker(aide, iterations=LONG, seconds=1.5)

    def watch(percent: int) -> bool:
        until(lambda: aide.inbox.qsize() >= 4 or percent == 99)  # it is at work
        counts.append(percent)
        return True

    mind.watch = watch
    mind.decide(state)
    assert mind.search is not None
    own = 20 * sum(percent < 99 for percent in counts)
    assert mind.search.root.visits > own
    assert aide.failures == 0


def test_an_unwanted_thought_stops_both(aide: Aide) -> None:
    """And the aide is ready for the next."""
    state = after("waterloo", 40)
    mind = thinker(aide, iterations=LONG)
    mind.watch = lambda _percent: False
    mind.decide(state)
    assert not aide.busy
    heard = aide.inbox.get(timeout=PATIENCE)
    while heard is not None and not heard.done:
        heard = aide.inbox.get(timeout=PATIENCE)
    assert heard is not None
    assert sum(visits for _order, visits, _total in heard.orders) < LONG // 2
    assert thought(thinker(aide), state) == thought(thinker(), state)


PARENT = """
from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.players.aide import Aide
from grognard.players.thinker import SearchPlayer

state = registry.game("waterloo").start(dice=FastDice(5))
mind, aide = SearchPlayer(3, 1_000_000), Aide()
mind.trees, mind.aides = 2, [aide]


def watch(percent):
    while not (found := aide.inbox.get()):
        pass
    print(aide.process.pid, flush=True)
    mind.watch = None
    return True


mind.watch = watch
mind.decide(state)
"""


def test_no_aide_outlives_its_master() -> None:
    """Not even one that is killed in the middle of a thought."""
    master = subprocess.Popen((sys.executable, "-c", PARENT), stdout=subprocess.PIPE, text=True)
    assert master.stdout is not None
    aide = int(master.stdout.readline())
    assert alive(aide)
    master.kill()
    master.wait()
    master.stdout.close()
    until(lambda: not alive(aide))


# --- who has one -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["marshal", "marshal:bold", "time:5", "time:1:cautious"])
def test_who_thinks_long_is_aided_where_there_are_processors(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    aides.shared.cache_clear()
    monkeypatch.setattr(aides, "cores", lambda: 1)
    alone = player(name, 1, aided=True)
    assert isinstance(alone, SearchPlayer)
    assert alone.aides == []
    aides.shared.cache_clear()
    monkeypatch.setattr(aides, "cores", lambda: 2)
    aided = player(name, 1, aided=True)
    assert isinstance(aided, SearchPlayer)
    assert len(aided.aides) == 1
    assert aided.trees == 2
    assert player("captain", 1, aided=True).aides == []  # type: ignore[attr-defined]
    assert player("search:200", 1, aided=True).aides == []  # type: ignore[attr-defined]


def test_a_marshal_is_the_same_on_every_machine() -> None:
    """As many trees whether there is an aide or not; none where strength is measured."""
    marshal, captain, searcher = (player(word) for word in ("marshal", "captain", "search:200"))
    assert isinstance(marshal, SearchPlayer)
    assert isinstance(captain, SearchPlayer)
    assert isinstance(searcher, SearchPlayer)
    assert (marshal.trees, captain.trees, searcher.trees) == (2, 1, 1)
    assert marshal.aides == captain.aides == searcher.aides == []
