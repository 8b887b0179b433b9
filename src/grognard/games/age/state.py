"""The state of Age of Napoleon, and the small questions that every rule asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from grognard.games.age.layout import (
    ALIGNMENT,
    ALLY,
    AREAS,
    AT,
    ATTACHED,
    CELLS,
    COALITION,
    CORPS,
    COUNTRIES,
    DISCARDS,
    DOMINION,
    FIRST_DETACHABLE,
    FLAGS,
    FRANCE,
    FRENCH,
    GREAT_BRITAIN,
    HAND,
    INSURGENT,
    KNOWN_HAND,
    LEADS,
    MARKERS,
    MEMBER,
    NEUTRAL,
    NOBODY,
    OPTIONS,
    PILE,
    REDUCED,
    RESERVE,
    ROUND,
    SEEN,
    TITLES,
    YEAR,
)
from grognard.games.age.lookups import Lookups
from grognard.kernel.arrays import Cells, Codes, cells
from grognard.kernel.dice import EVERYONE, Dice
from grognard.kernel.dice import NOBODY as UNKNOWN
from grognard.kernel.state import State

if TYPE_CHECKING:
    from grognard.kernel.game import Game


class War(State):
    """The state of one game of Age of Napoleon."""

    def __init__(self, game: Game, lookups: Lookups, cells: Cells, dice: Dice) -> None:
        super().__init__(game, lookups.steps, lookups.notation, cells, dice)
        self.t: Lookups = lookups

    def clone(self, dice: Dice | None = None) -> War:
        """An independent copy; a planner must pass dice of its own, so as not to see the future."""
        own = self.dice.clone() if dice is None else dice
        return War(self.game, self.t, self.copy_cells(), own)

    def instinct(self, codes: Codes) -> int:
        """The action that looks best at first glance to the seat to act, by rules of thumb."""
        found: int = self.game.first_glance(self, codes)
        return found

    # --- countries (3) ---------------------------------------------------------------------

    def alignment(self, country: int) -> int:
        """The alignment of a country; an attached area has that of its country (3.2, 3.3 C)."""
        whole: int = self.t.parent[country] if self.c[ALIGNMENT + country] == ATTACHED else country
        alignment: int = self.c[ALIGNMENT + whole]
        return alignment

    def commander(self, country: int) -> int:
        """The side that commands a country (3.3.1 A, 3.3.4 A, 15.0), NOBODY if it is neutral."""
        if country == FRANCE:
            return FRENCH
        if country == GREAT_BRITAIN:
            return COALITION
        alignment = self.alignment(country)
        if alignment == ALLY or alignment == DOMINION:
            return FRENCH
        if alignment == MEMBER or alignment == INSURGENT:
            return COALITION
        return NOBODY

    def country_of(self, area: int) -> int:
        """The country that an area belongs to now: itself where it is detached (3.2)."""
        own: int = self.t.own[area]
        if own >= 0 and self.c[ALIGNMENT + own] != ATTACHED:
            return own
        return self.t.country[area]

    def holder(self, area: int) -> int:
        """The side that commands the country of an area (A32)."""
        return self.commander(self.country_of(area))

    def is_neutral(self, country: int) -> bool:
        """Whether a country is neutral; France and Britain never are."""
        return self.commander(country) == NOBODY

    def detached(self, country: int) -> bool:
        """Whether a detachable area is a country of its own."""
        return country >= FIRST_DETACHABLE and self.c[ALIGNMENT + country] != ATTACHED

    def minors(self, side: int) -> int:
        """9.2, 8.1: minor countries and detached areas of a side; insurgent ones do not count."""
        n = 0
        for country in range(6, COUNTRIES):
            alignment: int = self.c[ALIGNMENT + country]
            if side == FRENCH:
                n += 1 if alignment == ALLY or alignment == DOMINION else 0
            else:
                n += 1 if alignment == MEMBER else 0
        return n

    # --- corps (4) -------------------------------------------------------------------------

    def side_of(self, corps: int) -> int:
        """The side that a corps serves (A24, A30); NOBODY if its country is neutral (3.3.3 A)."""
        nation: int = self.t.nation[corps]
        return self.commander(nation)

    def on_map(self, corps: int) -> bool:
        """Whether a corps stands in an area."""
        return self.c[AT + corps] < AREAS

    def flag(self, corps: int, flag: int) -> bool:
        """Whether a corps bears a mark."""
        flags: int = self.c[FLAGS + corps]
        return flags & flag != 0

    def mark(self, corps: int, flag: int) -> None:
        """Marks a corps."""
        flags: int = self.c[FLAGS + corps]
        self.c[FLAGS + corps] = flags | flag

    def unmark(self, corps: int, flag: int) -> None:
        """Takes a mark off a corps."""
        flags: int = self.c[FLAGS + corps]
        self.c[FLAGS + corps] = flags & ~flag

    def battle_rating(self, corps: int) -> int:
        """Its battle rating on its present side."""
        return self.t.battle[corps + CORPS if self.flag(corps, REDUCED) else corps]

    def movement_rating(self, corps: int) -> int:
        """Its movement rating on its present side."""
        return self.t.movement[corps + CORPS if self.flag(corps, REDUCED) else corps]

    def command_rating(self, corps: int) -> int:
        """Its command rating on its present side."""
        return self.t.command[corps + CORPS if self.flag(corps, REDUCED) else corps]

    def occupier(self, area: int) -> int:
        """The side with corps in an area (3.3 B, A32), NOBODY if there are none.

        While a battle is pending both have some: then it is the side that was met first.
        """
        c = self.c
        u: i64
        for u in range(CORPS):
            if c[AT + u] == area:
                return self.side_of(u)
        return NOBODY

    def holds(self, side: int, area: int) -> bool:
        """Whether a side has a corps in an area."""
        c = self.c
        u: i64
        for u in range(CORPS):
            if c[AT + u] == area and self.side_of(u) == side:
                return True
        return False

    def count(self, side: int, area: int) -> int:
        """How many corps of a side stand in an area, whatever their nations (4.1 B, A169)."""
        c = self.c
        n = 0
        u: i64
        for u in range(CORPS):
            if c[AT + u] == area and self.side_of(u) == side:
                n += 1
        return n

    def leader(self, side: int, area: int) -> int:
        """4.2: the corps of a side with the highest command rating in an area, -1 if none.

        Among equals the one that its owner chose, else the first.
        """
        c = self.c
        best = -1
        most = -1
        u: i64
        for u in range(CORPS):
            if c[AT + u] != area or self.side_of(u) != side:
                continue
            rank = self.rank(u)
            if rank > most:
                best = u
                most = rank
        return best

    def rank(self, corps: int) -> int:
        """4.2: who leads: the highest command, among equals the one that its owner chose."""
        return 2 * self.command_rating(corps) + (1 if self.flag(corps, LEADS) else 0)

    def leaders(self, side: int) -> list[int]:
        """By area the corps of a side that leads there, -1 where it has none."""
        c = self.c
        found = [-1] * AREAS
        u: i64
        for u in range(CORPS):
            area: int = c[AT + u]
            if area >= AREAS or self.side_of(u) != side:
                continue
            if found[area] < 0 or self.rank(u) > self.rank(found[area]):
                found[area] = u
        return found

    def remove(self, corps: int, box: int) -> None:
        """Takes a corps off the map, or from one box to another; there it is whole (9.2 E, A56)."""
        self.c[AT + corps] = box
        self.c[FLAGS + corps] = 0

    def knowers(self, corps: int) -> int:
        """Who may know which corps leaves or joins a stack: all, if it lies on top (4.1 C, A13)."""
        side = self.side_of(corps)
        if side == NOBODY or self.leader(side, self.c[AT + corps]) == corps:
            return EVERYONE
        return 1 if side == FRENCH else 2

    def in_the_open(self, corps: int) -> bool:
        """Whether the enemy sees which corps this is: seen before, or the leader on top (A13)."""
        if self.flag(corps, SEEN):
            return True
        area: int = self.c[AT + corps]
        return self.leader(self.side_of(corps), area) == corps

    # --- cards (2.3) -----------------------------------------------------------------------

    def in_hand(self, side: int, title: int) -> int:
        """How many cards of a title a side holds."""
        n: int = self.c[HAND + side * TITLES + title]
        return n

    def titles_held(self, side: int) -> list[int]:
        """The titles of which a side holds a card."""
        return [title for title in range(TITLES) if self.in_hand(side, title) > 0]

    def hand_size(self, side: int) -> int:
        """How many cards a side holds."""
        n = 0
        k: i64
        for k in range(HAND + side * TITLES, HAND + (side + 1) * TITLES):
            some: int = self.c[k]
            n += some
        return n

    def discard(self, side: int, title: int) -> None:
        """2.3 E: a card goes from a hand to the discard pile, face up."""
        c = self.c
        held: int = c[HAND + side * TITLES + title]
        known: int = c[KNOWN_HAND + side * TITLES + title]
        c[HAND + side * TITLES + title] = held - 1
        if known > 0:
            c[KNOWN_HAND + side * TITLES + title] = known - 1
        pile: int = c[DISCARDS + title]
        c[DISCARDS + title] = pile + 1

    def pile_size(self) -> int:
        """How many cards are left to draw."""
        n = 0
        k: i64
        for k in range(PILE, PILE + TITLES):
            some: int = self.c[k]
            n += some
        return n

    def draw(self, side: int) -> int:
        """Draws a card in secret; the number drawn is for nobody, since it tells of other hands."""
        left = self.dice.secret(self.pile_size(), UNKNOWN)
        title = 0
        while True:
            some: int = self.c[PILE + title]
            if left < some:
                break
            left -= some
            title += 1
        pile: int = self.c[PILE + title]
        held: int = self.c[HAND + side * TITLES + title]
        self.c[PILE + title] = pile - 1
        self.c[HAND + side * TITLES + title] = held + 1
        return title

    # --- time and options ------------------------------------------------------------------

    def marker(self, marker: int) -> bool:
        """Whether a marker has been placed."""
        markers: int = self.c[MARKERS]
        return markers & marker != 0

    def place_marker(self, marker: int) -> None:
        """Places a marker (2.2.4 A)."""
        markers: int = self.c[MARKERS]
        self.c[MARKERS] = markers | marker

    def remove_marker(self, marker: int) -> None:
        """Takes a marker away."""
        markers: int = self.c[MARKERS]
        self.c[MARKERS] = markers & ~marker

    def option(self, option: int) -> bool:
        """Whether an option was chosen."""
        options: int = self.c[OPTIONS]
        return options & option != 0

    def year(self) -> int:
        """The year, as we write it."""
        year: int = self.c[YEAR]
        return 1800 + year

    def winter(self) -> bool:
        """10.2: whether this is a winter round."""
        now: int = self.c[ROUND]
        return now >= self.t.first_winter_round

    def priority(self) -> int:
        """2.3 H, A20: the side that is first where it matters: French to 1810, then Coalition."""
        return FRENCH if self.year() < self.t.n.coalition_first_from else COALITION


def new_cells() -> Cells:
    """The cells before anything is set up: no corps anywhere, no cards."""
    c = cells(CELLS)
    for u in range(CORPS):
        c[AT + u] = RESERVE
    for country in range(COUNTRIES):
        c[ALIGNMENT + country] = ATTACHED if country >= FIRST_DETACHABLE else NEUTRAL
    return c


def other(side: int) -> int:
    """The enemy of a side."""
    return COALITION if side == FRENCH else FRENCH
