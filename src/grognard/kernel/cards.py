"""Cards in the cells of a state: where each is, and which sides know it. Piles have no order."""

from __future__ import annotations

from grognard.kernel.dice import NOBODY
from grognard.kernel.state import State


class Cards:
    """The cards of a game: one cell for the place of each, and one for the sides that know it.

    A pile, a hand, the discards are sets: nobody knows an order, so none is kept. Which card is
    drawn is decided by a die at the moment of drawing.
    """

    def __init__(self, count: int, at: int, know: int) -> None:
        self.count = count
        self.at = at
        self.know = know

    def number(self, s: State, where: int) -> int:
        """How many cards are at a place."""
        found = 0
        for card in range(self.count):
            if s.c[self.at + card] == where:
                found += 1
        return found

    def listed(self, s: State, where: int) -> list[int]:
        """The cards at a place, by their numbers."""
        return [card for card in range(self.count) if s.c[self.at + card] == where]

    def move(self, s: State, card: int, to: int, know: int) -> None:
        """A card goes to a place; the sides of the mask know that it is there."""
        s.c[self.at + card] = to
        s.c[self.know + card] = know

    def draw(self, s: State, where: int, to: int, know: int) -> int:
        """Takes any card of a place, which only the sides of the mask may know; -1 if none.

        The number drawn is for nobody, not even for whoever gets the card: the card is told by an
        event, and its place in the pile would say how many lower ones are in other hands.
        """
        cards = self.listed(s, where)
        if not cards:
            return -1
        card = cards[s.dice.secret(len(cards), NOBODY)]
        self.move(s, card, to, know)
        return card

    def shuffle(self, s: State, where: int, into: int) -> None:
        """All cards of a place go into a pile, and nobody knows any card of it any more."""
        for card in range(self.count):
            if s.c[self.at + card] == where:
                self.move(s, card, into, 0)
            elif s.c[self.at + card] == into:
                s.c[self.know + card] = 0
