"""A game analysed: the chances at every step, luck apart from decisions, and what was believed.

The chance of side 0 is estimated from the true position by lines of play as in the search. A step
is some choices of one seat, up to the first that rolled dice or cannot be taken back. Averaged over
re-rolled dice it tells what the choices changed; the rest is what the dice changed.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from grognard import native
from grognard.kernel.dice import FastDice
from grognard.kernel.event import Event
from grognard.kernel.journal import Entry, Journal
from grognard.kernel.narrator import Narrator, Roll
from grognard.kernel.planner import Planner
from grognard.kernel.state import State
from grognard.lab.beliefs import beliefs
from grognard.lab.better import better_orders, decisions, played
from grognard.lab.history import history
from grognard.lab.record import (
    VERSION,
    Account,
    Analysis,
    Chance,
    Faces,
    Losses,
    Rolls,
    Step,
    Turn,
    TurningPoint,
)
from grognard.lab.words import Words
from grognard.players.estimate import horizon_of, mean_of, trials

MOST_POINTS = 10  # turning points
CERTAIN = 2.0  # standard errors that a swing must exceed
NOTABLE = 0.02  # and its least size

QUICK = 10  # plain rules are some fifty times slower than compiled ones
DEALS = 100
LEAST = 2  # lines: fewer have no error
PATIENCE = 40.0  # seconds that somebody waits
PROBES = 8  # estimates by which the speed is judged
FEW = 20  # iterations that are too few to find better orders

Progress = Callable[[int, int], None]


class AnalysisError(Exception):
    """A game that cannot be analysed; the message says why."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How thoroughly to analyse."""

    iterations: int = 100  # lines of play for every estimate
    search: int = 200  # iterations of the search for better orders; 0: none is sought
    deals: int = DEALS  # for what was believed; 0: not asked
    every: bool = False  # each action a step of its own
    deep: bool = False  # better orders at every decision, not only at the start of turns
    seed: int = 1
    seconds: float = 0.0  # fewer lines and iterations where that would take longer; 0: it may


@dataclass(slots=True)
class Span:
    """A step to be weighed: where it begins, the state before its last action, where it ends."""

    first: int
    last: int
    entries: list[Entry]
    events: list[Event]
    start: State
    eve: State
    end: State


def usual_wishes() -> Wishes:
    """What can be done in a minute or so on this machine."""
    if native.compiled():
        return Wishes(seconds=PATIENCE)
    return Wishes(iterations=QUICK, search=QUICK, seconds=PATIENCE)


def analyse(
    journal: Journal,
    wishes: Wishes | None = None,
    language: str = "en",
    progress: Progress | None = None,
) -> Analysis:
    """Everything that can be said about a game; the same seed says the same."""
    asked = wishes or usual_wishes()
    planner, narrator = journal.game.planner(), journal.game.narrator()
    if not journal.line():
        raise AnalysisError("The game has not begun: there is nothing to analyse.")
    words = Words(journal.game, language)
    found = list(spans(journal, planner, asked.every))
    sought = list(decisions(journal, planner, asked.deep)) if asked.search else []
    asked = in_time(asked, found, len(sought), planner)
    sought = sought if asked.search else []
    tick = Ticks(progress, len(found) + len(sought))
    weighed = Weigher(planner, narrator, words, asked).weigh(found, tick)
    steps = [one.step for one in weighed]
    header, state, n = journal.header, journal.state, asked.iterations
    sides = _sides(state, journal, planner)
    return Analysis(
        version=VERSION,
        game=header.game,
        title=journal.game.title,
        scenario=header.scenario,
        language=words.language,
        seats=_seats(journal),
        sides=sides,
        players=dict(header.players),
        iterations=asked.iterations,
        seed=asked.seed,
        actions=len(journal.entries),
        result=planner.chance(state) if state.over else None,
        ending=ending(journal, words),
        first=steps[0].before,
        last=steps[-1].after,
        steps=tuple(steps),
        turns=_turns(weighed, found, narrator, words, n),
        accounts=tuple(_account(side, seats, weighed, n) for side, seats in enumerate(sides)),
        outlook=total((one.outlook for one in weighed), n).chance(),
        turning_points=turning_points(steps),
        faces=_faces(found, planner, len(sides)),
        rolls=_rolls((event for span in found for event in span.events), narrator),
        better=better_orders(sought, planner, narrator, words, asked.search, asked.seed, tick),
        beliefs=beliefs(
            _turn_starts(found, planner), planner, narrator, words, sides, asked.deals, asked.seed
        )
        if asked.deals
        else (),
        losses=_losses(found[0].start, state, narrator),
        history=history(journal, narrator, words),
    )


def in_time(asked: Wishes, found: Sequence[Span], sought: int, planner: Planner) -> Wishes:
    """As wished, or less of it where it would take too long: two thirds for the estimates."""
    if not asked.seconds:
        return asked
    probes = found[:: max(1, len(found) // PROBES)]
    begun = time.perf_counter()
    for span in probes:
        trials(span.start, planner, asked.seed, 1)
    cost = max(time.perf_counter() - begun, 1e-9) / len(probes)
    weighed = sum(1 + bool(span.entries[-1].dice) for span in found if not is_quiet(span))
    lines = int(asked.seconds * 2 / 3 / cost / max(1, weighed))
    search = int(asked.seconds / 3 / cost / max(1, sought))
    return replace(
        asked,
        iterations=max(LEAST, min(asked.iterations, lines)),
        search=min(asked.search, search) if search >= min(FEW, asked.search) else 0,
    )


class Ticks:
    """Counts what is done, so that progress can be shown."""

    def __init__(self, progress: Progress | None, total: int) -> None:
        self.progress = progress
        self.total = total
        self.done = 0

    def __call__(self) -> None:
        self.done += 1
        if self.progress is not None:
            self.progress(self.done, self.total)


# --- the steps -----------------------------------------------------------------------------------


def spans(journal: Journal, planner: Planner, every: bool = False) -> Iterator[Span]:
    """The steps of a game: each ends with an action that cannot be taken back.

    What the players agreed to take back is left out.
    """
    start = eve = journal.state_at(0)
    entries: list[Entry] = []
    events: list[Event] = []
    first, end = 0, max(journal.line(), default=0)
    for number, entry, happened, state in played(journal):
        now = state.clone(FastDice(1))
        first = first or number
        entries.append(entry)
        events += happened
        if every or entry.final or number == end:
            yield Span(first, number, entries, events, start, eve, now)
            start, entries, events, first = now, [], [], 0
        eve = now


def is_quiet(span: Span) -> bool:
    """A step that decides nothing: there was no choice, or an answer was let go by; no dice."""
    if len(span.entries) > 1 or span.entries[0].dice or span.end.over:
        return False
    game, state = span.start.game, span.start
    if len(state.codes()) == 1:
        return True
    if game.step_key(state) not in game.windows:
        return False
    code = game.pass_code(state)
    return code is not None and game.action(state, code).text == span.entries[0].text


class Trials:
    """The n-th value of every estimate comes from the n-th line of play: sums keep them apart."""

    def __init__(self, values: list[float], sure: bool = False) -> None:
        self.values = values
        self.sure = sure

    def minus(self, other: Trials) -> Trials:
        """The difference, line by line; nothing, and surely, from itself."""
        if other is self:
            return Trials([0.0] * len(self.values), True)
        pairs = zip(self.values, other.values, strict=True)
        return Trials([one - two for one, two in pairs], self.sure and other.sure)

    def chance(self, sign: int = 1) -> Chance:
        """The mean with its error."""
        found = mean_of(self.values)
        return Chance(sign * found.mean, 0.0 if self.sure else found.error)


def total(found: Iterable[Trials], n: int) -> Trials:
    """The sum, line by line."""
    parts = list(found)
    columns = zip(*(part.values for part in parts), strict=True)
    values = [math.fsum(column) for column in columns] if parts else [0.0] * n
    return Trials(values, all(part.sure for part in parts))


@dataclass(slots=True)
class Weighed:
    """A step with the trials behind its figures."""

    step: Step
    decision: Trials
    luck: Trials
    outlook: Trials


class Weigher:
    """Estimates the chances before, between and after."""

    def __init__(self, planner: Planner, narrator: Narrator, words: Words, wishes: Wishes) -> None:
        self.planner = planner
        self.narrator = narrator
        self.words = words
        self.wishes = wishes

    def weigh(self, found: Sequence[Span], tick: Callable[[], None]) -> list[Weighed]:
        """Weighs the steps of a game in their order."""
        weighed = []
        before = self._worth(found[0].start)
        for span in found:
            same = is_quiet(span) and self._horizon(span.start) == self._horizon(span.end)
            after = before if same else self._worth(span.end)
            weighed.append(self._step(span, before, after))
            before = after
            tick()
        return weighed

    def _worth(self, state: State, horizon: int | None = None) -> Trials:
        n = self.wishes.iterations
        if state.over:
            return Trials([self.planner.chance(state)] * n, True)
        return Trials(trials(state, self.planner, self.wishes.seed, n, horizon))

    def _horizon(self, state: State) -> int:
        return horizon_of(state, self.planner)

    def _hoped(self, span: Span, after: Trials, horizon: int) -> Trials:
        """What the choices promised before the dice fell; without dice, what came of them."""
        last = span.entries[-1]
        if not last.dice:
            return after
        code, _reason = span.eve.game.understand(span.eve, last.text)
        seed, n = self.wishes.seed, self.wishes.iterations
        roll = (seed + 1) * 1_000_003 + span.last
        return Trials(trials(span.eve, self.planner, seed, n, horizon, code, roll))

    def _step(self, span: Span, before: Trials, after: Trials) -> Weighed:
        horizon = self._horizon(span.end)
        base = before
        if horizon != self._horizon(span.start):
            base = self._worth(span.start, horizon)
        hoped = self._hoped(span, after, horizon)
        outlook, decision, luck = base.minus(before), hoped.minus(base), after.minus(hoped)
        step = Step(
            first=span.first,
            last=span.last,
            turn=self.planner.clock(span.start),
            seat=span.entries[0].seat,
            side=self.planner.side(span.start, span.start.seat_index),
            actions=tuple(entry.text for entry in span.entries),
            dice=span.entries[-1].dice,
            before=before.chance(),
            outlook=outlook.chance(),
            decision=decision.chance(),
            luck=luck.chance(),
            after=after.chance(),
            told=self.words.summary(span.events, self.narrator),
        )
        return Weighed(step, decision, luck, outlook)


# --- sums ----------------------------------------------------------------------------------------


def _account(side: int, seats: tuple[str, ...], weighed: Sequence[Weighed], n: int) -> Account:
    sign = 1 if side == 0 else -1
    own = [w for w in weighed if w.step.side == side]
    others = [w for w in weighed if w.step.side != side]
    return Account(
        side,
        seats,
        total((w.decision for w in own), n).chance(sign),
        total((w.luck for w in own), n).chance(sign),
        total((w.luck for w in others), n).chance(sign),
    )


def turning_points(steps: Sequence[Step], most: int = MOST_POINTS) -> tuple[TurningPoint, ...]:
    """The largest swings that are more than an error, in their order."""
    found = []
    for number, step in enumerate(steps):
        for cause, swing in (("decision", step.decision), ("luck", step.luck)):
            if abs(swing.value) > max(NOTABLE, CERTAIN * swing.error):
                point = TurningPoint(number, cause, swing, step.turn, step.seat, step.told)
                found.append(point)
    found.sort(key=lambda point: -abs(point.swing.value))
    return tuple(sorted(found[:most], key=lambda point: point.step))


def _turn_starts(found: Sequence[Span], planner: Planner) -> Iterator[State]:
    """The state at the first question of every turn."""
    clock = -1
    for span in found:
        if planner.clock(span.start) != clock:
            clock = planner.clock(span.start)
            yield span.start


def _turns(
    weighed: Sequence[Weighed], found: Sequence[Span], narrator: Narrator, words: Words, n: int
) -> tuple[Turn, ...]:
    by_turn: dict[int, list[int]] = {}
    for number, one in enumerate(weighed):
        by_turn.setdefault(one.step.turn, []).append(number)
    turns = []
    for turn, numbers in by_turn.items():
        own = [weighed[number] for number in numbers]
        date = narrator.date(found[numbers[0]].start, words.language)
        luck = total((w.luck for w in own), n).chance()
        turns.append(Turn(turn, date, own[0].step.before, _decisions(own, n), luck))
    return tuple(turns)


def _decisions(weighed: Sequence[Weighed], n: int) -> dict[str, Chance]:
    """What the seats' choices gained for them."""
    by_seat: dict[str, list[Weighed]] = {}
    for one in weighed:
        by_seat.setdefault(one.step.seat, []).append(one)
    return {
        seat: total((w.decision for w in own), n).chance(1 if own[0].step.side == 0 else -1)
        for seat, own in by_seat.items()
    }


# --- dice and losses -----------------------------------------------------------------------------


def _faces(found: Sequence[Span], planner: Planner, sides: int) -> tuple[Faces, ...]:
    """Every die that lay on the table, by the side whose action rolled it."""
    counts: list[Counter[int]] = [Counter() for _side in range(sides)]
    for span in found:
        side = planner.side(span.start, span.start.seat_index)
        counts[side].update(span.entries[-1].dice_known(None))
    size = max(6, *(max(count, default=0) for count in counts))
    return tuple(
        Faces(side, n.total(), tuple(n[face] for face in range(1, size + 1)), n.total() / size)
        for side, n in enumerate(counts)
    )


def _rolls(events: Iterable[Event], narrator: Narrator) -> tuple[Rolls, ...]:
    by_kind: dict[tuple[str, int], list[Roll]] = {}
    for event in events:
        roll = narrator.roll(event)
        if roll is not None:
            by_kind.setdefault((roll.kind, roll.team), []).append(roll)
    return tuple(_rolled(by_kind[key]) for key in sorted(by_kind))


def _rolled(rolls: Sequence[Roll]) -> Rolls:
    return Rolls(
        side=rolls[0].team,
        kind=rolls[0].kind,
        dice=sum(roll.dice for roll in rolls),
        hits=sum(roll.hits for roll in rolls),
        expected=math.fsum(roll.expected for roll in rolls),
        spread=math.sqrt(math.fsum(roll.variance for roll in rolls)),
    )


def _losses(first: State, last: State, narrator: Narrator) -> tuple[Losses, ...]:
    before, after = narrator.pieces(first), narrator.pieces(last)
    found = []
    for side in narrator.sides:
        had = [piece for piece in before if piece.side == side]
        left = [piece for piece in after if piece.side == side]
        strength, remains = sum(p.strength for p in had), sum(p.strength for p in left)
        found.append(Losses(side, narrator.team_of(side), len(had), len(left), strength, remains))
    return tuple(found)


# --- the heading ---------------------------------------------------------------------------------


def _seats(journal: Journal) -> tuple[str, ...]:
    return journal.game.seats(frozenset(journal.header.options))


def _sides(state: State, journal: Journal, planner: Planner) -> tuple[tuple[str, ...], ...]:
    seats = _seats(journal)
    of_seat = [planner.side(state, number) for number in range(len(seats))]
    return tuple(
        tuple(seat for seat, side in zip(seats, of_seat, strict=True) if side == wanted)
        for wanted in range(max(of_seat) + 1)
    )


def ending(journal: Journal, words: Words) -> str:
    """How the game ended, as a sentence."""
    if journal.ended is not None:
        seat = words.seat(journal.ended.seat) if journal.ended.seat else ""
        return words.texts.say(f"ended-{journal.ended.kind}", {"seat": seat})
    if not journal.state.over:
        return words.say("not-over")
    return words.texts.say(f"ending-{journal.game.outcome(journal.state).key}")
