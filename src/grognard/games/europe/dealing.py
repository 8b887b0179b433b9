"""Things dealt over stacks so that every stack gets what it must have and may hold.

Whatever does not fit makes others give way, which are then dealt again; so it depends on the rules
of the stacks and on the dice alone, never on how things lay before.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from grognard.kernel.dice import Dice

MOVES_EACH: Final = 12  # how often a piece may be moved, on average, before a deal is given up

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack:
    """Something that pieces are dealt to."""

    def __init__(self) -> None:
        self.dealt: list[int] = []

    def lacks(self) -> bool:
        """Whether it must get something more."""
        return False

    def serves(self, piece: int) -> bool:
        """Whether a piece would be something that it lacks."""
        return True

    def take(self, piece: int, dice: Dice) -> bool:
        """Takes a piece in if it may be there; whether it did."""
        raise NotImplementedError

    def give(self, piece: int) -> None:
        """Gives a piece back."""
        raise NotImplementedError


def deal_out(stacks: list[Stack], pieces: list[int], dice: Dice) -> bool:
    """Every piece to a stack, the first of the list first; whether all found their place."""
    waiting = list(pieces)
    for _ in range(1 + MOVES_EACH * (len(pieces) + len(stacks))):
        lacking = [stack for stack in stacks if stack.lacks()]
        if lacking:
            if not _supply(lacking[_below(dice, len(lacking))], stacks, waiting, dice):
                return False
        elif waiting:
            if not _place(waiting.pop(0), stacks, waiting, dice):
                return False
        else:
            return True
    return False


def _supply(stack: Stack, stacks: list[Stack], waiting: list[int], dice: Dice) -> bool:
    """A stack gets what it lacks: of those that wait, or else of another stack."""
    for piece in shuffled([p for p in waiting if stack.serves(p)], dice):
        if _taken(stack, piece, dice):
            waiting.remove(piece)
            return True
    for other in shuffled([one for one in stacks if one is not stack], dice):
        for piece in shuffled([p for p in other.dealt if stack.serves(p)], dice):
            _give(other, piece)
            if _taken(stack, piece, dice):
                return True
            if not _taken(other, piece, dice):
                waiting.insert(0, piece)
    if not stack.dealt:
        return False
    waiting.append(_drop(stack, dice))  # what is there takes the room of what it lacks
    return True


def _place(piece: int, stacks: list[Stack], waiting: list[int], dice: Dice) -> bool:
    """A piece goes to some stack; if there is room in none, others make way for it."""
    order = shuffled(stacks, dice)
    for stack in order:
        if _taken(stack, piece, dice):
            return True
    for stack in order:
        gone: list[int] = []
        while stack.dealt:
            gone.append(_drop(stack, dice))
            if _taken(stack, piece, dice):
                waiting[:0] = gone
                return True
        for other in reversed(gone):
            if not _taken(stack, other, dice):
                waiting.insert(0, other)
    return False


def _taken(stack: Stack, piece: int, dice: Dice) -> bool:
    if not stack.take(piece, dice):
        return False
    stack.dealt.append(piece)
    return True


def _give(stack: Stack, piece: int) -> None:
    stack.dealt.remove(piece)
    stack.give(piece)


def _drop(stack: Stack, dice: Dice) -> int:
    """Any piece that was dealt to a stack is taken back."""
    piece = stack.dealt[_below(dice, len(stack.dealt))]
    _give(stack, piece)
    return piece


def _below(dice: Dice, n: int) -> int:
    return int(dice.below(n))


def shuffled(things: list[T], dice: Dice) -> list[T]:
    """In any order."""
    left, found = list(things), list[T]()
    while left:
        found.append(left.pop(int(dice.below(len(left)))))
    return found
