"""Dice: one interface, three sources of chance."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

EVERYONE: Final = 255  # a mask of sides: all of them, and onlookers
NOBODY: Final = 0
MOST_SIDES: Final = 65_536
Draw = tuple[int, int]  # a number from 0, and the mask of the sides that may know it


class DiceRanOut(Exception):
    """The scripted dice were all used."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of chance. `drawn` counts the numbers taken so far."""

    def __init__(self) -> None:
        self.drawn: i64 = 0
        self.record: list[Draw] | None = None

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely, that everyone sees."""
        return self.secret(n, EVERYONE)

    def secret(self, n: i64, mask: i64) -> i64:
        """The same, but only the sides of the mask may know it: a card drawn from a pile."""
        value = self.draw(n)
        self.drawn += 1
        if self.record is not None:
            self.record.append((value, mask))
        return value

    def d6(self) -> i64:
        """A six-sided die."""
        return self.below(6) + 1

    def draw(self, n: i64) -> i64:
        """The next number of this source."""
        raise NotImplementedError

    def clone(self) -> Dice:
        """The same dice at the same point."""
        raise NotImplementedError


class FastDice(Dice):
    """A small quick generator (xorshift), for simulation and search."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__()
        self.word: i64 = mixed(seed)

    def draw(self, n: i64) -> i64:
        """The next number of this source."""
        x = self.word
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.word = x
        return (x >> 3) % n

    def clone(self) -> Dice:
        """The same dice at the same point."""
        twin = FastDice(1)
        twin.word = self.word
        twin.drawn = self.drawn
        return twin


def mixed(seed: int) -> int:
    """Spreads a seed over 32 bits, never zero: neighbouring seeds give unrelated dice."""
    x = (seed ^ (seed >> 32)) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x45D9F3B + 0x9E3779B9) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    x ^= x >> 16
    return x if x != 0 else 0x9E3779B9


class HmacDice(Dice):
    """Fair dice: HMAC-SHA-256(secret seed, counter); the hash of the seed is published first."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.seed = seed
        self.counter = 0
        self.pool = b""

    def draw(self, n: i64) -> i64:
        """The next number of this source."""
        sides = int(n)
        if not 1 <= sides <= MOST_SIDES:
            raise ValueError(f"fair dice have 1 to {MOST_SIDES} sides, not {sides}")
        # What is at or above the last multiple of n would favour the low numbers: it is skipped.
        if sides <= 256:
            limit = 256 - 256 % sides
            value = self._byte()
            while value >= limit:
                value = self._byte()
        else:
            limit = MOST_SIDES - MOST_SIDES % sides
            value = self._byte() * 256 + self._byte()
            while value >= limit:
                value = self._byte() * 256 + self._byte()
        return value % sides

    def _byte(self) -> int:
        if not self.pool:
            message = self.counter.to_bytes(8, "big")
            self.pool = hmac.new(self.seed, message, hashlib.sha256).digest()
            self.counter += 1
        byte = self.pool[0]
        self.pool = self.pool[1:]
        return byte

    def clone(self) -> Dice:
        """The same dice at the same point."""
        twin = HmacDice(self.seed)
        twin.counter = self.counter
        twin.pool = self.pool
        twin.drawn = self.drawn
        return twin


class ScriptedDice(Dice):
    """Numbers from a list, as a player would call them (a die shows 1 to 6)."""

    def __init__(self, faces: list[int]) -> None:
        super().__init__()
        self.faces = list(faces)

    def draw(self, n: i64) -> i64:
        """The next number of this source."""
        if self.drawn >= len(self.faces):
            raise DiceRanOut(f"all {len(self.faces)} scripted dice have been rolled")
        face = self.faces[self.drawn]
        if not 1 <= face <= n:
            raise ValueError(f"a scripted die shows {face}, but it has the faces 1 to {n}")
        return face - 1

    def clone(self) -> Dice:
        """The same dice at the same point."""
        twin = ScriptedDice(self.faces)
        twin.drawn = self.drawn
        return twin


class GivenDice(ScriptedDice):
    """Numbers that are written down, and after them those of another source."""

    def __init__(self, faces: list[int], then: Dice) -> None:
        super().__init__(faces)
        self.then = then

    def draw(self, n: i64) -> i64:
        """The next number of this source."""
        return super().draw(n) if self.drawn < len(self.faces) else self.then.draw(n)

    def clone(self) -> Dice:
        """The same dice at the same point."""
        twin = GivenDice(self.faces, self.then.clone())
        twin.drawn = self.drawn
        return twin


def commitment(seed: bytes) -> str:
    """What is published before the first die: the SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()
