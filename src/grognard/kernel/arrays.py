"""The arrays that a state is made of, and how they are made."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from grognard.kernel.vectors import Cells, Lookup, vec

__all__ = ["Cells", "Codes", "Lookup", "cells", "cells_of", "copy_of", "lookup_of"]

MOST_ZEROS: Final = 4096
ZEROS: Final = vec[i16]([0] * MOST_ZEROS)


def cells(length: int) -> Cells:
    """An array of zeros; a cell holds -32768 to 32767, and refuses anything else."""
    # A copy of zeros is made at once; the compiler writes a new array cell by cell.
    return ZEROS[:length] if length <= MOST_ZEROS else vec[i16]([0] * length)


def cells_of(values: list[int]) -> Cells:
    """An array holding these values; one that does not fit a cell is refused."""
    array = vec[i16]([0] * len(values))
    for i in range(len(values)):
        array[i] = values[i]
    return array


def lookup_of(values: list[int]) -> Lookup:
    """A constant array for looking things up."""
    array = vec[i64]([0] * len(values))
    for i in range(len(values)):
        array[i] = values[i]
    return array


def copy_of(array: Cells) -> Cells:
    """An independent copy."""
    return array[:]


class Codes:
    """A list of action codes that can be filled again and again."""

    __slots__ = ("codes", "count", "room")

    def __init__(self) -> None:
        self.room: i64 = 128  # seldom too little; more takes longer to make than to fill
        self.codes: Lookup = vec[i64]([0] * 128)
        self.count: i64 = 0

    def add(self, code: i64) -> None:
        """Appends a code."""
        if self.count == self.room:
            self._widen(1)
        self.codes[self.count] = code
        self.count += 1

    def add_each(self, code: i64, operands: list[int]) -> None:
        """Appends a code with each of these last operands."""
        if self.count + len(operands) > self.room:
            self._widen(len(operands))
        n = self.count
        for operand in operands:
            self.codes[n] = code + operand
            n += 1
        self.count = n

    def _widen(self, more: int) -> None:
        """Makes room for so many more, and as many again as there are."""
        wider = vec[i64]([0] * (2 * int(self.count) + more))
        for i in range(self.count):
            wider[i] = self.codes[i]
        self.codes = wider
        self.room = len(wider)

    def clear(self) -> None:
        """Forgets all codes."""
        self.count = 0

    def to_list(self) -> list[int]:
        """The codes as an ordinary list."""
        return [int(self.codes[i]) for i in range(self.count)]
