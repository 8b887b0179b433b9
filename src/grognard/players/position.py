"""Where a game stands, as plain values that can be sent to another process."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.state import State


@dataclass(frozen=True, slots=True)
class Position:
    """A state as plain values; its dice foretell nothing."""

    game: str
    cells: bytes
    seed: int = 1

    @classmethod
    def of(cls, state: State, seed: int = 1) -> Position:
        """Where this state stands, with other dice."""
        return cls(state.game.key, packed(list(state.c)), seed)

    def state(self) -> State:
        """The state that a player is asked about."""
        state = registry.game(self.game).start(dice=FastDice(self.seed))
        state.set_values(unpacked(self.cells))
        return state


def packed(cells: list[int]) -> bytes:
    """Cells as 16 bits each, the lower byte first."""
    return struct.pack(f"<{len(cells)}h", *cells)


def unpacked(data: bytes) -> list[int]:
    """The cells again."""
    return list(struct.unpack(f"<{len(data) // 2}h", data))
