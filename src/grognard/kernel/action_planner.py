"""A planner for games that have none of their own: every legal action is an order."""

from __future__ import annotations

from typing import Any, Final

from grognard.kernel.arrays import Codes
from grognard.kernel.dice import Dice
from grognard.kernel.planner import Deal, Planner, Proposals
from grognard.kernel.state import State

BEST: Final = 10  # how much better the game's own rules of thumb make an action look
WHIM: Final = 4  # one answer in so many is any legal one


class ActionPlanner(Planner):
    """Gives one action at a time, and asks the game how good a position is."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.doctrine = []
        self.strides = []
        self.cautious = False
        self.proposals = Proposals()
        self.codes = Codes()
        self.forget()

    def forget(self) -> None:
        """Another line of play begins."""
        self.given = -1  # the order given last, and where the game stood then
        self.given_at = 0

    def propose(self, s: State) -> Proposals:
        """Every legal action; the one that looks best at first glance stands out."""
        out = self.proposals
        out.clear()
        self._list(s)
        best = s.instinct(self.codes)
        for i in range(self.codes.count):
            code: int = self.codes.codes[i]
            out.add(code, BEST if code == best else 0)
        return out

    def usual(self, s: State, dice: Dice) -> int:
        """What looks best, now and then anything."""
        self._list(s)
        if dice.below(WHIM) == 0:
            return self.codes.codes[dice.below(self.codes.count)]
        return s.instinct(self.codes)

    def next_code(self, s: State, order: int) -> int:
        """The action itself, once."""
        here = position_key(s)
        if self.given == order and self.given_at != here:
            self.given = -1
            return -1
        if s.refusal(order) != 0:
            return -1
        self.given = order
        self.given_at = here
        return order

    def deal(self, s: State, seat: int) -> Deal:
        """Makes ready to deal anew what this seat may not know."""
        return Redealt(self.game, s, str(self.game.seats_of(s)[seat]))

    def side(self, s: State, seat: int) -> int:
        """The side of a seat."""
        return int(self.game.side_of_seat(self.game.seats_of(s)[seat]))

    def clock(self, s: State) -> int:
        """The number of the turn."""
        return int(self.game.turn_number(s))

    def occasion(self, s: State) -> int:
        """Every moment is another occasion: an order is one action."""
        return position_key(s)

    def weight(self, _s: State) -> int:
        """All decisions deserve the same thought."""
        return 100

    def chance(self, s: State) -> float:
        """The chance that side 0 wins; a draw counts half."""
        if not s.over:
            return float(self.game.chance(s))
        sides = {self.game.side_of_seat(seat) for seat in s.outcome.winners}
        return 0.5 if not sides else 1.0 if 0 in sides else 0.0

    def terms(self, s: State) -> tuple[float, ...]:
        """What the worth of a position is made of."""
        return (self.chance(s),)

    def _list(self, s: State) -> None:
        self.codes.clear()
        s.legal_codes(self.codes)


class Redealt(Deal):
    """A state that the game deals anew each time."""

    def __init__(self, game: Any, s: State, seat: str) -> None:
        self.game = game
        self.s = s
        self.seat = seat

    def dealt(self, dice: Dice) -> State:
        """A state that the seat could not tell from the true one."""
        found: State = self.game.redeal(self.s, self.seat, dice)
        return found


def position_key(s: State) -> int:
    """A number that tells positions apart."""
    return hash(tuple(s.c)) & 0x3FFFFFFFFFFFFFFF
