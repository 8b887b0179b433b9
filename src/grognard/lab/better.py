"""Better orders where there were any: sought with what the seat knew, tried on fresh deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from grognard.kernel.dice import FastDice
from grognard.kernel.event import Event
from grognard.kernel.journal import Entry, Journal
from grognard.kernel.narrator import Narrator
from grognard.kernel.planner import Deal, Planner
from grognard.kernel.state import State
from grognard.lab.record import Better, Chance
from grognard.lab.words import Words
from grognard.players.estimate import (
    Estimate,
    horizon_of,
    judged,
    mean_of,
    trial_dice,
)
from grognard.players.search import Search, carry_out

CANDIDATES = 3  # orders that a search liked best
CERTAIN = 2.0  # standard errors that a gain must exceed
NOTABLE = 0.02  # and its least size
LEAST_TRIALS = 8
MOST_ACTIONS = 8  # told of an order


@dataclass(slots=True)
class Decision:
    """A moment at which a seat could give an order, and the actions it took instead."""

    number: int  # of its first action
    seat: str
    state: State
    texts: list[str]
    codes: list[int]


def played(journal: Journal) -> Iterator[tuple[int, Entry, list[Event], State]]:
    """The game again, action by action, without what was taken back."""
    counted = set(journal.line())
    return (moment for moment in journal.replay() if moment[0] in counted)


def decisions(journal: Journal, planner: Planner, deep: bool) -> Iterator[Decision]:
    """The first decision of every turn, or of every step; with the actions up to the first die."""
    before = journal.state_at(0)
    clock, occasion = -1, -1
    current: Decision | None = None
    for number, entry, _events, state in played(journal):
        new = planner.clock(before) != clock or (deep and planner.occasion(before) != occasion)
        clock, occasion = planner.clock(before), planner.occasion(before)
        if new:
            if current is not None:
                yield current
            current = Decision(number, entry.seat, before, [], [])
        if current is not None:
            code, _reason = journal.game.understand(before, entry.text)
            current.texts.append(entry.text)
            current.codes.append(code)
            if entry.final:
                yield current
                current = None
        before = state.clone(FastDice(1))
    if current is not None:
        yield current


def better_orders(
    sought: Iterable[Decision],
    planner: Planner,
    narrator: Narrator,
    words: Words,
    iterations: int,
    seed: int,
    tick: Callable[[], None],
) -> tuple[Better, ...]:
    """The decisions at which another order promised surely more than what was played."""
    found = []
    for decision in sought:
        best = _best(decision, planner, iterations, seed + decision.number)
        tick()
        if best is None:
            continue
        order, gain = best
        found.append(
            Better(
                action=decision.number,
                turn=planner.clock(decision.state),
                seat=decision.seat,
                order=narrator.order(order, words.language),
                begins=actions_of(belief_of(decision), planner, order),
                played=tuple(decision.texts[:MOST_ACTIONS]),
                gain=Chance(gain.mean, gain.error),
            )
        )
    return tuple(found)


def belief_of(decision: Decision) -> State:
    """What the seat could take for the truth."""
    state = decision.state
    believed: State = state.game.redeal(state, decision.seat, FastDice(1))
    return believed


def _best(
    decision: Decision, planner: Planner, iterations: int, seed: int
) -> tuple[int, Estimate] | None:
    belief = belief_of(decision)
    planner.forget()
    if planner.propose(belief).count < 2:
        return None
    search = Search(belief, planner, seed)
    search.think(iterations)
    liked = sorted(search.root.children, key=lambda node: -node.visits)[:CANDIDATES]
    trials = max(LEAST_TRIALS, iterations // 2)
    best: tuple[int, Estimate] | None = None
    for node in liked:
        gain = _gain(belief, planner, node.order, decision.codes, trials, seed + 500_009)
        if gain.mean > max(NOTABLE, CERTAIN * gain.error):
            if best is None or gain.mean > best[1].mean:
                best = node.order, gain
    return best


def _gain(
    belief: State, planner: Planner, order: int, played: Sequence[int], trials: int, seed: int
) -> Estimate:
    """How much better an order does than what was played, for the seat; each trial a fresh deal.

    Both are tried on the same deals, so that what they share weighs nothing.
    """
    seat = belief.seat_index
    deal = planner.deal(belief, seat)
    end = horizon_of(belief, planner)
    sign = 1.0 if planner.side(belief, seat) == 0 else -1.0
    gains = []
    for trial in range(trials):
        other = _after_order(deal, planner, order, end, trial_dice(seed, trial))
        own = _after_actions(deal, planner, played, end, trial_dice(seed, trial))
        gains.append(sign * (other - own))
    return mean_of(gains)


def _after_order(deal: Deal, planner: Planner, order: int, end: int, dice: FastDice) -> float:
    s = deal.dealt(dice)
    planner.forget()
    carry_out(s, planner, order)
    return judged(s, planner, dice, end)


def _after_actions(
    deal: Deal, planner: Planner, codes: Sequence[int], end: int, dice: FastDice
) -> float:
    s = deal.dealt(dice)
    planner.forget()
    seat = s.seat_index
    for code in codes:
        # In another deal the way may be barred; then the rest is left to the planner.
        if s.over or s.seat_index != seat or s.refusal(code) != 0:
            break
        s.play(code)
    return judged(s, planner, dice, end)


def actions_of(state: State, planner: Planner, order: int) -> tuple[str, ...]:
    """The first actions of an order in notation."""
    s = state.clone(FastDice(1))
    planner.forget()
    seat, step = s.seat_index, s.step
    texts: list[str] = []
    while s.seat_index == seat and s.step == step and len(texts) < MOST_ACTIONS:
        code = planner.next_code(s, order)
        if code < 0:
            break
        texts.append(str(s.game.action(s, code)))
        s.play(code)
    return tuple(texts)
