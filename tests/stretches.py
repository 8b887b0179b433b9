"""Stretches of games that compiled and plain rules both play, to be compared word for word."""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass

from grognard import FastDice, State, native
from grognard.kernel import registry
from grognard.kernel.arrays import Cells
from grognard.players import player

DECISIONS = 6  # of a stretch


@dataclass(frozen=True)
class Way:
    """A way to play a game: how it begins, and who decides for every seat."""

    game: str
    edition: str
    scenario: str
    options: tuple[str, ...]
    mind: str
    seed: int

    def __str__(self) -> str:
        return "-".join((self.game, self.edition, self.scenario, *self.options, self.mind))

    def start(self) -> State:
        """The first state."""
        game, switches = registry.game(self.game), dict.fromkeys(self.options, True)
        dice = FastDice(self.seed)
        return game.start(self.scenario, edition=self.edition, dice=dice, **switches)


@dataclass(frozen=True)
class Stretch:
    """A moment of a game, from which some decisions are played."""

    way: Way
    seed: int
    cells: list[int]


def stretches(way: Way) -> Iterator[Stretch]:
    """The first moment of a whole game, and any one of each kind of question and seat."""
    state, mind, rng = way.start(), player(way.mind, way.seed), random.Random(way.seed)
    kept: dict[tuple[str | None, str | None], Cells] = {}
    seen: Counter[tuple[str | None, str | None]] = Counter()
    first = state.copy_cells()
    while not state.over:
        key = (state.step, state.seat)
        seen[key] += 1
        if rng.randrange(seen[key]) == 0:
            kept[key] = state.copy_cells()
        state.play(mind.decide(state))
    for number, cells in enumerate((first, *kept.values())):
        yield Stretch(way, way.seed + number, list(map(int, cells)))


def told_of(stretch: Stretch) -> Iterator[str]:
    """What the rules say: lists, events, views and cells, one decision after the other."""
    state = stretch.way.start()
    state.set_values(stretch.cells)
    state.dice = FastDice(stretch.seed)
    mind = player(stretch.way.mind, stretch.seed)
    for number in range(DECISIONS):
        if state.over:
            break
        yield f"{state.step} {state.seat} {state.codes()}"
        if number == 0:
            yield from (
                json.dumps(state.view(seat)) for seat in (None, *state.game.seats_of(state))
            )
        code = mind.decide(state)
        yield f"{code} {[event.as_data() for event in state.apply(code)]}"
        yield f"{state.dice.drawn} {list(map(int, state.c))}"


def digests(some: Iterable[Stretch]) -> list[str]:
    """A short text for each stretch that only the same has."""
    return [hashlib.sha256("\n".join(told_of(one)).encode()).hexdigest() for one in some]


def packed(some: Iterable[Stretch]) -> str:
    """Stretches as a text for another process."""
    return json.dumps([asdict(one) for one in some])


def main() -> None:
    """Plays the stretches that are read, without the compiled rules."""
    assert not native.compiled()
    read = json.load(sys.stdin)
    for one in read:
        one["way"] = Way(**{**one["way"], "options": tuple(one["way"]["options"])})
    print(json.dumps(digests(Stretch(**one) for one in read)))


if __name__ == "__main__":
    main()
