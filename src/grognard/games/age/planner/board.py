"""What the map looks like to both sides: who stands where, how strong, what is worth going for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age.cards import T_DEATH_OF_A_HERO, T_NAPOLEONICA
from grognard.games.age.countries import NAPOLEON, is_home
from grognard.games.age.layout import (
    ALIGNMENT,
    AREAS,
    AT,
    COALITION,
    CORPS,
    COUNTRIES,
    DISCARDS,
    FLAGS,
    FRANCE,
    FRENCH,
    INSURGENT,
    LEADS,
    MAJORS,
    MOVED,
    NOBODY,
    OCCUPIED,
    REDUCED,
    TITLES,
)
from grognard.games.age.planner.doctrine import CAPITAL, KEEP, MINOR, VIOLATE
from grognard.games.age.state import War, other
from grognard.kernel.arrays import Lookup, lookup_of

# What the capitals are worth: of France, Britain, Russia, Austria, Prussia, Spain.
CAPITALS: Final = (130, 0, 60, 70, 55, 45)
# What it is worth to hold the capital of one that has surrendered (13.2 D, 15.1).
HELD: Final = (0, 0, 55, 55, 40, 25)
OF_A_MAJOR: Final = 3  # another area of an enemy major country
RISEN_AREA: Final = 10  # an area of an insurgent major country, to the French
NEXT_TO_FRANCE: Final = 6  # more for a minor that the French need (15.1)
VIOLATION: Final = -60  # to enter a neutral major country
HERO_RISK: Final = 40  # thousandths of a chance at which Napoléon is kept out of a battle
ROWS: Final = 12  # of the battle table, at most
FARTHER: Final = 2  # areas beyond the next march from which a place is threatened


def zeros(length: int) -> Lookup:
    """An array of wide numbers, since what is worked out with them would not fit a cell."""
    return lookup_of([0] * length)


class Board:
    """Counts of both sides by area (side * AREAS + area); its arrays are used again and again."""

    def __init__(self) -> None:
        both = 2 * AREAS
        self.number: Lookup = zeros(both)
        self.power: Lookup = zeros(both)  # battle ratings, home included
        self.command: Lookup = zeros(both)  # of the leader
        self.speed: Lookup = zeros(both)  # of the leader
        self.tired: Lookup = zeros(both)  # reduced corps
        self.fresh: Lookup = zeros(both)  # corps that have not moved in this round
        self.strength: Lookup = zeros(both)  # what an army there can bring into battle
        self.threat: Lookup = zeros(both)  # what the enemy can bring against an army there next
        self.far_threat: Lookup = zeros(both)  # and a little later
        self.worth: Lookup = zeros(both)  # of going there
        self.keep: Lookup = zeros(both)  # of what is lost if the enemy takes it
        self.rank: Lookup = zeros(both)
        self.lures: Lookup = zeros(ROWS * both)  # -1 until it is worked out (planner/marching.py)
        self.commander: Lookup = zeros(COUNTRIES)
        self.country: Lookup = zeros(AREAS)
        self.inland: Lookup = zeros(2 * COUNTRIES)  # corps in the areas of a country
        self.army: Lookup = zeros(2 * COUNTRIES)  # and their battle ratings
        self.stacks: list[list[int]] = [[], []]  # the areas where a side stands
        self.goals: list[list[int]] = [[], []]  # the areas worth going to
        self.napoleon = -1  # where he stands
        self.spared = False  # whether he had better not be engaged (12.1 D)

    def look(self, s: War, french: Lookup, coalition: Lookup) -> None:
        """Works everything out anew."""
        self._countries(s)
        self._count(s)
        self._strengths(s)
        for side in (FRENCH, COALITION):
            self._threats(s, side)
        self._worth(s, FRENCH, french)
        self._worth(s, COALITION, coalition)
        k: i64
        for k in range(ROWS * 2 * AREAS):
            self.lures[k] = -1

    # --- who stands where --------------------------------------------------------------------

    def _countries(self, s: War) -> None:
        for country in range(COUNTRIES):
            self.commander[country] = s.commander(country)
            self.inland[country] = 0
            self.inland[COUNTRIES + country] = 0
            self.army[country] = 0
            self.army[COUNTRIES + country] = 0
        for area in range(AREAS):
            self.country[area] = s.country_of(area)

    def _clear(self) -> None:
        k: i64
        for k in range(2 * AREAS):
            self.number[k] = 0
            self.power[k] = 0
            self.command[k] = 0
            self.speed[k] = 0
            self.tired[k] = 0
            self.fresh[k] = 0
            self.strength[k] = 0
            self.threat[k] = 0
            self.far_threat[k] = 0
            self.rank[k] = -1
        self.stacks[0].clear()
        self.stacks[1].clear()

    def _count(self, s: War) -> None:
        self._clear()
        c = s.c
        u: i64
        for u in range(CORPS):
            area: int = c[AT + u]
            if area >= AREAS:
                continue
            nation: int = s.t.nation[u]
            side: int = self.commander[nation]
            if side >= 0:
                self._add(s, u, area, side * AREAS + area, side)
        at: int = c[AT + NAPOLEON]
        self.napoleon = at if at < AREAS else -1
        self.spared = hero_risk(s, COALITION) > HERO_RISK

    def _add(self, s: War, u: int, area: int, k: int, side: int) -> None:
        flags: int = s.c[FLAGS + u]
        face = u + CORPS if flags & REDUCED != 0 else u
        if self.number[k] == 0:
            self.stacks[side].append(area)
        self.number[k] += 1
        battle: int = s.t.battle[face]
        self.power[k] += battle + (1 if is_home(s, u, area) else 0)
        if flags & REDUCED != 0:
            self.tired[k] += 1
        if flags & MOVED == 0:
            self.fresh[k] += 1
        command: int = s.t.command[face]
        rank = 2 * command + (1 if flags & LEADS != 0 else 0)
        if rank > self.rank[k]:
            self.rank[k] = rank
            self.command[k] = command
            speed: int = s.t.movement[face]
            self.speed[k] = speed
        country: int = self.country[area]
        self.inland[side * COUNTRIES + country] += 1
        self.army[side * COUNTRIES + country] += battle

    def _strengths(self, s: War) -> None:
        """12.1 B: no more corps than the leader's command; Napoléon is spared where he may be."""
        for side in (FRENCH, COALITION):
            for area in self.stacks[side]:
                k = side * AREAS + area
                self.strength[k] = self.bring(s, side, area, self.power[k], self.number[k])

    def bring(self, s: War, side: int, area: int, power: int, number: int) -> int:
        """The strength of so many corps at an area, if all fight that can."""
        command: int = self.command[side * AREAS + area]
        if side == FRENCH and self.spared and area == self.napoleon and number > 1:
            power -= 8
            number -= 1
        return power if number <= command else power * command // number

    def holder(self, area: int) -> int:
        """The side that commands the country of an area."""
        return self.commander[self.country[area]]

    # --- what is worth going for -------------------------------------------------------------

    def _threats(self, s: War, side: int) -> None:
        """What the enemy can bring against each area in one march, or a little later."""
        cold = 2 if s.winter() else 1  # 11.1 B: an attack costs one, winter another
        enemy = other(side)
        for there in self.stacks[enemy]:
            strength: int = self.strength[enemy * AREAS + there]
            reach: int = self.speed[enemy * AREAS + there] - cold
            if reach < 1:
                reach = 1
            for area in range(AREAS):
                way: int = s.t.distance[there * AREAS + area]
                k = side * AREAS + area
                if way <= reach and strength > self.threat[k]:
                    self.threat[k] = strength
                if way <= reach + FARTHER and strength > self.far_threat[k]:
                    self.far_threat[k] = strength

    def _worth(self, s: War, side: int, ways: Lookup) -> None:
        goals = self.goals[side]
        goals.clear()
        for area in range(AREAS):
            k = side * AREAS + area
            country: int = self.country[area]
            holder: int = self.commander[country]
            kept = self._kept(s, side, area, country, holder, ways)
            self.keep[k] = kept
            worth = 0
            if holder == other(side):
                worth = self._taken(s, side, area, country, ways)
            elif holder == NOBODY:
                worth = self._entered(s, side, area, country, ways)
            elif self.number[other(side) * AREAS + area] > 0:
                worth = kept
            elif kept >= 20 and self.far_threat[k] > self.strength[k]:
                worth = kept // 2
            self.worth[k] = worth
            if worth > 0:
                goals.append(area)

    def _kept(self, s: War, side: int, area: int, country: int, holder: int, ways: Lookup) -> int:
        """What is lost if the enemy stands here when the year ends."""
        if holder == NOBODY:
            if country < MAJORS and s.t.capital[area] and s.c[OCCUPIED + country] == side + 1:
                return HELD[country]
            return 0
        if holder != side:
            return 0
        if country >= MAJORS:
            return ways[MINOR] * ways[KEEP] // 100
        if s.t.capital[area]:
            return self._capital(side, area, country) * ways[KEEP] // 100
        return 4 if country == FRANCE else 2

    def _capital(self, side: int, area: int, country: int) -> int:
        """13.2 A: a capital is lost only if the enemy outnumbers its defenders."""
        danger: int = self.far_threat[side * AREAS + area]
        foes: int = self.army[other(side) * COUNTRIES + country]
        own: int = self.army[side * COUNTRIES + country]
        if danger < foes:
            danger = foes
        return CAPITALS[country] * danger // (danger + own) if danger > 0 else 0

    def _taken(self, s: War, side: int, area: int, country: int, ways: Lookup) -> int:
        """What it is worth to stand in an enemy country when the year ends."""
        risen = s.c[ALIGNMENT + country] == INSURGENT
        if country >= MAJORS:
            more = NEXT_TO_FRANCE if side == FRENCH and s.t.borders_france[country] else 0
            return ways[MINOR] + more - (6 if risen else 0)
        if risen:
            return RISEN_AREA if self.number[side * AREAS + area] == 0 else 2
        if not s.t.capital[area]:
            return OF_A_MAJOR
        if country == 1:
            return 0
        return CAPITALS[country] * ways[CAPITAL] // 100

    def _entered(self, s: War, side: int, area: int, country: int, ways: Lookup) -> int:
        """What it is worth to enter a neutral country (11.5): it joins the enemy."""
        if country >= MAJORS:
            return ways[VIOLATE]
        return 0 if s.c[OCCUPIED + country] == side + 1 else VIOLATION


def hero_risk(s: War, enemy: int) -> int:
    """The chance, in thousandths, that the enemy can play Death of a Hero, as the other sees it."""
    hidden = 0
    unseen = 0
    napoleonica = 0
    own = other(enemy)
    for title in range(TITLES):
        count: int = s.t.count[title]
        held: int = s.c[DISCARDS + title]
        mine = s.in_hand(own, title)
        left = count - held - mine
        unseen += left
        if title == T_DEATH_OF_A_HERO:
            hidden += left
        elif title == T_NAPOLEONICA:
            napoleonica = left
    if s.c[DISCARDS + T_DEATH_OF_A_HERO] > 0:
        hidden += napoleonica
    hand = s.hand_size(enemy)
    return 1000 * hidden * hand // unseen if unseen > 0 else 0
