"""12.3.1, 12.3.3: losses of a battle, the cards that follow it, refreshing the winner."""

from __future__ import annotations

from typing import Any

from grognard.games.age import cards
from grognard.games.age.armies import own_in, take_off
from grognard.games.age.cards import T_DEATH_OF_A_HERO, T_PURSUIT
from grognard.games.age.countries import lose_for_good
from grognard.games.age.events import BY_BATTLE, TAKEN
from grognard.games.age.events import REFRESHED as EVENT_REFRESHED
from grognard.games.age.kinds import HERO, HERO_FALLS, LOSSES, PURSUIT, REFRESH
from grognard.games.age.layout import (
    AT,
    B_LOSSES,
    B_PURSUED,
    B_TEMPORARY,
    B_WINNER,
    DEAD,
    PRISONERS,
    REDUCED,
    RESERVE,
    TITLES,
)
from grognard.games.age.refusals import NOT_ENGAGED, NOT_HELD, OK
from grognard.games.age.state import War, other
from grognard.games.age.steps.base import CardWindow, Chapter, answered_with_card
from grognard.games.age.steps.battle import about_area, engaged
from grognard.games.age.verbs import LOSE, PASS, RECALL, USE
from grognard.games.age.verbs import REFRESH as REFRESH_VERB
from grognard.kernel.state import EVERYONE, State
from grognard.kernel.step import Step


def add_steps(steps: list[Step]) -> None:
    """The steps after the dice."""
    steps[HERO] = Hero()
    steps[HERO_FALLS] = HeroFalls()
    steps[LOSSES] = Losses()
    steps[PURSUIT] = Pursuit()
    steps[REFRESH] = Refresh()


def dies(s: War, corps: int) -> None:
    """12.3.1 A, D, E, A127: a corps is lost for good; only Veterans returns it."""
    lose_for_good(s, corps, DEAD, BY_BATTLE)
    take_off(s, corps)


def is_taken(s: War, corps: int, beaten: bool) -> None:
    """12.3.1 C, A5: temporary losses of the loser are prisoners, the winner's go to the reserve."""
    s.note(TAKEN, corps, s.c[AT + corps], 0 if beaten else 1, 0, EVERYONE)
    s.remove(corps, PRISONERS if beaten else RESERVE)
    take_off(s, corps)


class Hero(CardWindow):
    """12.2 E, 12.3.1 B, A125: Death of a Hero, just before losses are named."""

    def __init__(self) -> None:
        super().__init__("hero", "12.2 E", (USE, RECALL, PASS))

    def titles(self, s: War) -> list[int]:
        """One title."""
        return [T_DEATH_OF_A_HERO]

    def skip(self, s: State) -> bool:
        """Without cards, or without a permanent loss of the enemy's."""
        assert isinstance(s, War)
        return s.c[B_LOSSES + other(s.asked())] == 0 or super().skip(s)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """One of the enemy's permanent losses is chosen by the player of the card."""
        assert isinstance(s, War)
        side, area = s.asked(), s.argument(0)
        if not answered_with_card(s, verb, a):
            return
        s.push(HERO_FALLS, side, area, 0)

    def about(self, s: State) -> dict[str, Any]:
        """Where."""
        return about_area(s)


class HeroFalls(Chapter):
    """12.3.1 B: which of the enemy's engaged corps is lost for good."""

    def __init__(self) -> None:
        super().__init__("hero-falls", "12.3.1 B", (LOSE,))

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """His engaged corps."""
        return [(corps, 0) for corps in engaged(s, other(s.asked()))]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if a in engaged(s, other(s.asked())) else NOT_ENGAGED

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """It is lost."""
        assert isinstance(s, War)
        enemy = other(s.asked())
        s.pop()
        left: int = s.c[B_LOSSES + enemy]
        s.c[B_LOSSES + enemy] = left - 1
        dies(s, a)

    def about(self, s: State) -> dict[str, Any]:
        """Where."""
        return about_area(s)


class Losses(Chapter):
    """12.3.1 B, A124: each player names his own losses, the permanent ones first."""

    def __init__(self) -> None:
        super().__init__("losses", "12.3.1 B", (LOSE,))

    def skip(self, s: State) -> bool:
        """Nothing left to lose."""
        assert isinstance(s, War)
        side = s.asked()
        none = s.c[B_LOSSES + side] == 0 and s.c[B_TEMPORARY + side] == 0
        return none or not engaged(s, side)

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The engaged corps."""
        return [(corps, 0) for corps in engaged(s, s.asked())]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """One of them (A6)."""
        return OK if a in engaged(s, s.asked()) else NOT_ENGAGED

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Corps by corps."""
        assert isinstance(s, War)
        side = s.asked()
        permanent: int = s.c[B_LOSSES + side]
        if permanent > 0:
            s.c[B_LOSSES + side] = permanent - 1
            dies(s, a)
        else:
            left: int = s.c[B_TEMPORARY + side]
            s.c[B_TEMPORARY + side] = left - 1
            is_taken(s, a, side != s.c[B_WINNER])

    def about(self, s: State) -> dict[str, Any]:
        """How many of each kind."""
        assert isinstance(s, War)
        side = s.asked()
        permanent, temporary = int(s.c[B_LOSSES + side]), int(s.c[B_TEMPORARY + side])
        return {**about_area(s), "permanent": permanent, "temporary": temporary}


class Pursuit(CardWindow):
    """12.2 E, 12.3.3 B: the winner may play Pursuit, and then does not refresh his corps."""

    def __init__(self) -> None:
        super().__init__("pursuit", "12.3.3 B", (USE, RECALL, PASS))

    def titles(self, s: War) -> list[int]:
        """One title."""
        return [T_PURSUIT]

    def skip(self, s: State) -> bool:
        """Without cards, or without anybody to pursue."""
        assert isinstance(s, War)
        return not engaged(s, other(s.asked())) or super().skip(s)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """The loser loses one more engaged corps to the prisoners box."""
        assert isinstance(s, War)
        side, area = s.asked(), s.argument(0)
        if not answered_with_card(s, verb, a):
            return
        s.c[B_PURSUED] = 1
        s.c[B_TEMPORARY + other(side)] = 1
        s.push(LOSSES, other(side), area, 0)

    def about(self, s: State) -> dict[str, Any]:
        """Where."""
        return about_area(s)


class Refresh(Chapter):
    """12.3.3 A, A137, A173: the winner may throw a card away to make his corps whole."""

    def __init__(self) -> None:
        super().__init__("refresh", "12.3.3 A", (REFRESH_VERB, PASS))

    def skip(self, s: State) -> bool:
        """Without cards or corps."""
        assert isinstance(s, War)
        return s.hand_size(s.asked()) == 0 or not s.holds(s.asked(), s.argument(0))

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """Any card of the hand."""
        return [(0, 0)] if verb == PASS else [(title, 0) for title in range(TITLES)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """A card that is held."""
        return OK if verb == PASS or s.in_hand(s.asked(), a) > 0 else NOT_HELD

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """All his corps in the area, engaged or not."""
        assert isinstance(s, War)
        side, area = s.asked(), s.argument(0)
        s.pop()
        if verb == PASS:
            return
        for corps in own_in(s, side, area):
            s.unmark(corps, REDUCED)
        s.note(EVENT_REFRESHED, side, area, 0, 0, EVERYONE)
        cards.throw(s, side, a)

    def about(self, s: State) -> dict[str, Any]:
        """Where."""
        return about_area(s)
