"""What each side could believe of the other, against what was there."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from grognard.kernel.narrator import Narrator, Piece
from grognard.kernel.planner import Planner
from grognard.kernel.state import State
from grognard.lab.record import Belief, Guessed
from grognard.lab.words import Words
from grognard.players.estimate import trial_dice


@dataclass(slots=True)
class Deals:
    """Many deals of what a seat may not know, counted."""

    number: int
    strength: dict[str, list[int]] = field(default_factory=dict)  # by place, a number each deal
    places: dict[str, Counter[str]] = field(default_factory=dict)  # by enemy piece


def deals(
    state: State, planner: Planner, narrator: Narrator, seat: int, number: int, seed: int
) -> Deals:
    """Deals anew, so many times, what a seat may not know, and counts its enemy's pieces."""
    side = planner.side(state, seat)
    deal = planner.deal(state, seat)
    strength: dict[str, list[int]] = defaultdict(lambda: [0] * number)
    places: dict[str, Counter[str]] = defaultdict(Counter)
    for trial in range(number):
        for piece in narrator.pieces(deal.dealt(trial_dice(seed, trial))):
            if piece.team != side:
                strength[piece.place][trial] += piece.strength
                places[piece.key][piece.place] += 1
    return Deals(number, dict(strength), dict(places))


def beliefs(
    states: Iterable[State],
    planner: Planner,
    narrator: Narrator,
    words: Words,
    sides: Sequence[tuple[str, ...]],
    number: int,
    seed: int,
) -> tuple[Belief, ...]:
    """For every state and side: the strength it could expect in each place, and the truth."""
    found = []
    for state in states:
        pieces = narrator.pieces(state)
        seats = state.game.seats_of(state)
        for side, names in enumerate(sides):
            dealt = deals(state, planner, narrator, seats.index(names[0]), number, seed)
            enemies = [piece for piece in pieces if piece.team != side]
            places = _guessed(enemies, dealt, narrator, words)
            turn = planner.clock(state)
            found.append(Belief(turn, side, names, right(enemies, dealt), places))
    return tuple(found)


def right(enemies: Sequence[Piece], dealt: Deals) -> float:
    """The mean share of the deals in which a piece stands where it truly stands."""
    if not enemies:
        return 1.0
    hits = sum(dealt.places.get(piece.key, Counter())[piece.place] for piece in enemies)
    return hits / (len(enemies) * dealt.number)


def _guessed(
    enemies: Sequence[Piece], dealt: Deals, narrator: Narrator, words: Words
) -> tuple[Guessed, ...]:
    truth: Counter[str] = Counter()
    count = Counter(piece.place for piece in enemies)
    for piece in enemies:
        truth[piece.place] += piece.strength
    found = []
    for place in sorted(count):
        values = dealt.strength.get(place, [0] * dealt.number)
        mean, spread = statistics.fmean(values), statistics.pstdev(values)
        name = narrator.place_name(place, words.language)
        found.append(Guessed(place, name, count[place], mean, spread, truth[place]))
    return tuple(found)
