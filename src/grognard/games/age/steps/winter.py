"""Chapter 14: winter attrition of every army of three corps or more."""

from __future__ import annotations

from typing import Final

from grognard.games.age import edition
from grognard.games.age.cards import T_DEPOT, T_SCORCHED_EARTH
from grognard.games.age.countries import end_occupations, lose_for_good
from grognard.games.age.events import BY_WINTER, WINTER_COST, WINTER_ROLLED
from grognard.games.age.kinds import CHOOSE_ARMY, WINTER_CARDS, WINTER_LOSSES, WINTER_ROLL
from grognard.games.age.layout import (
    AREAS,
    AT,
    CORPS,
    DEAD,
    DEPOT_PLAYED,
    EARTH_SCORCHED,
    EXILED,
    FRANCE,
    FRENCH,
    INSURGENT,
    MOVED,
)
from grognard.games.age.refusals import HAS_WINTERED, NO_ARMY, NOT_THERE, OK
from grognard.games.age.state import War, other
from grognard.games.age.steps.base import CardWindow, Chapter, answered_with_card
from grognard.games.age.verbs import LOSE, PASS, RECALL, USE, WINTER
from grognard.kernel.state import EVERYONE, OUTCOME, State
from grognard.kernel.step import Automatic

# What is added to the winter die (14 B), or taken from it.
CAUSES: Final = ("depot", "scorched", "friendly", "capital", "neutral", "insurgent", "barren")


def corps_in(s: War, side: int, area: int) -> list[int]:
    """The corps of a side in an area."""
    return [c for c in range(CORPS) if s.c[AT + c] == area and s.side_of(c) == side]


def wintered(s: War, side: int, area: int) -> bool:
    """Whether the die of an army has been rolled: its corps are marked till the end."""
    return any(s.flag(corps, MOVED) for corps in corps_in(s, side, area))


def is_army(s: War, side: int, area: int) -> bool:
    """14 A, A156: three corps or more, wherever they stand."""
    return s.count(side, area) >= s.t.n.least_corps


def waiting(s: War, side: int) -> list[int]:
    """The armies of a side that have not rolled yet."""
    leaders = s.leaders(side)
    stacks = [area for area in range(AREAS) if leaders[area] >= 0]
    return [a for a in stacks if is_army(s, side, a) and not wintered(s, side, a)]


def forget_moves(s: War) -> None:
    """Takes off the marks of moves, which mean here that an army has rolled."""
    for corps in range(CORPS):
        s.unmark(corps, MOVED)


class WinterArmies(Automatic):
    """A153: all armies of a side, in its owner's order."""

    def run(self, s: State) -> None:
        """The next army; its owner chooses while a card could make a difference."""
        assert isinstance(s, War)
        side = s.argument(0)
        left = waiting(s, side)
        if not left:
            s.pop()
        elif len(left) == 1 or s.hand_size(0) + s.hand_size(1) == 0:
            begin(s, side, left[0])
        else:
            s.push(CHOOSE_ARMY, side, 0, 0)


class ChooseArmy(Chapter):
    """A153: which army rolls next."""

    def __init__(self) -> None:
        super().__init__("winter-army", "14 B", (WINTER,))

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """All areas."""
        return [(area, 0) for area in range(AREAS)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """An army of one's own that has not rolled."""
        if not is_army(s, s.asked(), a):
            return NO_ARMY
        return HAS_WINTERED if wintered(s, s.asked(), a) else OK

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """This one."""
        assert isinstance(s, War)
        side = s.asked()
        s.pop()
        begin(s, side, a)


def begin(s: War, side: int, area: int) -> None:
    """A153: before the roll Depot by the owner, then Scorched Earth by the enemy."""
    s.c[DEPOT_PLAYED] = 0
    s.c[EARTH_SCORCHED] = 0
    for corps in corps_in(s, side, area):
        s.mark(corps, MOVED)
    s.push(WINTER_ROLL, side, area, 0)
    s.push(WINTER_CARDS, other(side), area, T_SCORCHED_EARTH)
    s.push(WINTER_CARDS, side, area, T_DEPOT)


class WinterCards(CardWindow):
    """14 B: Depot or Scorched Earth, one for each roll."""

    def __init__(self) -> None:
        super().__init__("winter-cards", "14 B", (USE, RECALL, PASS))

    def titles(self, s: War) -> list[int]:
        """The card of this window."""
        return [s.argument(1)]

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """It counts for the roll that follows."""
        assert isinstance(s, War)
        if not answered_with_card(s, verb, a):
            return
        s.c[DEPOT_PLAYED if a == T_DEPOT else EARTH_SCORCHED] = 1

    def about(self, s: State) -> dict[str, str]:
        """The army and the card."""
        assert isinstance(s, War)
        model = s.t.model
        return {"area": model.areas[s.argument(0)].key, "card": model.cards[s.argument(1)].key}


def modifiers(s: War, side: int, area: int) -> list[int]:
    """14 B, D, A154, A155: what each cause adds to the die, in the order of CAUSES."""
    n = s.t.n
    country = s.country_of(area)
    exiled = country == FRANCE and s.marker(EXILED)  # neutral for the rest of the year (17.1)
    risen = side == FRENCH and s.alignment(country) == INSURGENT
    return [
        n.depot if s.c[DEPOT_PLAYED] else 0,
        n.scorched_earth if s.c[EARTH_SCORCHED] else 0,
        n.friendly if s.holder(area) == side else 0,
        n.capital if s.t.capital[area] else 0,
        edition.neutral_winter(s) if s.is_neutral(country) or exiled else 0,
        n.insurgent if risen else 0,
        n.barren if s.t.barren[area] else 0,
    ]


def losses(s: War, corps: int, result: int) -> int:
    """14 C, A157: by the table; below nought the difference is added; never more than there are."""
    row = 0
    for k in range(len(s.t.winter_from)):
        if s.t.winter_from[k] <= corps:
            row = k
    column = max(0, min(result, 6))
    lost: int = s.t.winter_losses[row * 7 + column]
    return min(corps, lost - min(result, 0))


class WinterRoll(Automatic):
    """14 B-C: the die, and the corps to be lost."""

    def run(self, s: State) -> None:
        """One army."""
        assert isinstance(s, War)
        side, area = s.asked(), s.argument(0)
        s.pop()
        die = int(s.dice.d6())
        result = die + sum(modifiers(s, side, area))
        lost = losses(s, s.count(side, area), result)
        s.note(WINTER_ROLLED, side, area, die, result, EVERYONE)
        s.note(WINTER_COST, area, lost, 0, 0, EVERYONE)
        if lost:
            s.push(WINTER_LOSSES, side, area, lost)


class WinterLosses(Chapter):
    """14 C: the owner names the corps that are lost, for good."""

    def __init__(self) -> None:
        super().__init__("winter-losses", "14 C", (LOSE,))

    def skip(self, s: State) -> bool:
        """All are lost if there are no more."""
        assert isinstance(s, War)
        if s.argument(1) == 0:
            end_occupations(s)
            return True
        left = corps_in(s, s.asked(), s.argument(0))
        if len(left) > s.argument(1):
            return False
        for corps in left:
            if s.c[OUTCOME] == 0:
                lose_for_good(s, corps, DEAD, BY_WINTER)
        end_occupations(s)
        return True

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The corps of the army."""
        return [(corps, 0) for corps in corps_in(s, s.asked(), s.argument(0))]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """One of the army."""
        there = s.c[AT + a] == s.argument(0) and s.side_of(a) == s.asked()
        return OK if there else NOT_THERE

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Corps by corps."""
        assert isinstance(s, War)
        s.set_argument(1, s.argument(1) - 1)
        lose_for_good(s, a, DEAD, BY_WINTER)

    def about(self, s: State) -> dict[str, object]:
        """Where, and how many."""
        assert isinstance(s, War)
        return {"area": s.t.model.areas[s.argument(0)].key, "number": s.argument(1)}
