"""What the map looks like to both sides: who stands where, how strong, what is worth going for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age.cards import T_DEATH_OF_A_HERO, T_NAPOLEONICA
from grognard.games.age.countries import NAPOLEON, is_home
from grognard.games.age.layout import (
    ALIGNMENT,
    ALLY,
    AREAS,
    AT,
    COALITION,
    CORPS,
    COUNTRIES,
    DISCARDS,
    DOMINION,
    FIRST,
    FLAGS,
    FRANCE,
    FRENCH,
    GREAT_BRITAIN,
    INSURGENT,
    LEADS,
    MAJORS,
    MOVED,
    NOBODY,
    OCCUPIED,
    REDUCED,
    ROUND,
    TITLES,
)
from grognard.games.age.planner.doctrine import CAPITAL, CLAIM, HOLD, KEEP, MINOR, VIOLATE
from grognard.games.age.state import War, other
from grognard.kernel.arrays import Lookup, lookup_of

# What the capitals are worth: of France, Britain, Russia, Austria, Prussia, Spain.
CAPITALS: Final = (130, 0, 60, 70, 55, 45)
# What it is worth to hold the capital of one that has surrendered (13.2 D, 15.1).
HELD: Final = (0, 0, 55, 55, 40, 25)
# What it is worth that one of them surrenders (13.2): with France the war is won (15.2 B).
FALL: Final = lookup_of([400, 0, 60, 70, 55, 45])
LAST_YEAR: Final = 40  # hundredths of what other conquests are worth when no year comes after
LAST_ALLY: Final = 300  # the only country left to France, since without it the war is lost (15.2 A)
FEW_ALLIES: Final = 4  # from how many on each is worth more than others
OF_A_MAJOR: Final = 3  # another area of an enemy major country
RISEN_AREA: Final = 10  # an area of an insurgent major country, to the French
KEPT_DOWN: Final = 20  # more for the only corps that keeps it from joining the Coalition
NEXT_TO_FRANCE: Final = 6  # more for a minor that the French need (15.1)
VIOLATION: Final = -60  # to enter a neutral major country
HERO_RISK: Final = 40  # thousandths of a chance at which Napoléon is kept out of a battle
ROWS: Final = 12  # of the battle table, at most
TENTHS: Final = 10  # of a corps, in which presence is counted
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
        self.hold: Lookup = zeros(
            both
        )  # of standing there when the year ends, if it is the enemy's
        self.stake: Lookup = zeros(both)  # what is lost with an army that holds an enemy capital
        self.rank: Lookup = zeros(both)
        # What planner/lures.py works out when it is asked, by row of the battle table: how much
        # each area lures (-1: not yet), and what each goal is worth to an army of this row.
        self.lures: Lookup = zeros(ROWS * both)
        self.prizes: Lookup = zeros(ROWS * both)
        self.priced: Lookup = zeros(ROWS * 2)
        self.commander: Lookup = zeros(COUNTRIES)
        self.country: Lookup = zeros(AREAS)
        self.inland: Lookup = zeros(2 * COUNTRIES)  # corps in the areas of a country
        self.army: Lookup = zeros(2 * COUNTRIES)  # and their battle ratings
        # How much of a corps in an area counts for the surrender of a major country, in tenths
        # (country * AREAS + area), and all of a side's that count (side * MAJORS + country).
        self.nearness: Lookup = zeros(MAJORS * AREAS)
        self.presence: Lookup = zeros(2 * MAJORS)
        self.inside: Lookup = zeros(2 * MAJORS)  # corps in its capital, none if both are there
        self.capital: Lookup = zeros(MAJORS)
        self.claimer: Lookup = zeros(MAJORS)  # to whom it may have to surrender, -1 if it cannot
        self.chance: Lookup = zeros(MAJORS)  # that it will, in thousandths
        self.left = -1  # rounds in which a march of the side that is asked can still be answered
        self.moved = True  # whether areas belong to other countries than when it last looked
        self.stacks: list[list[int]] = [[], []]  # the areas where a side stands
        self.goals: list[list[int]] = [[], []]  # the areas worth going to
        self.late = False  # whether this is the last year
        self.last_allies = 0  # what each country of the French is worth more when few are left
        self.napoleon = -1  # where he stands
        self.spared = False  # whether he had better not be engaged (12.1 D)

    def look(self, s: War, french: Lookup, coalition: Lookup) -> None:
        """Works everything out anew."""
        self._countries(s)
        self._count(s)
        self._strengths(s)
        self._presences(s)
        for side in (FRENCH, COALITION):
            self._threats(s, side)
        self._worth(s, FRENCH, french)
        self._worth(s, COALITION, coalition)
        k: i64
        for k in range(ROWS * 2 * AREAS):
            self.lures[k] = -1
        for k in range(ROWS * 2):
            self.priced[k] = 0

    # --- who stands where --------------------------------------------------------------------

    def _countries(self, s: War) -> None:
        for country in range(COUNTRIES):
            self.commander[country] = s.commander(country)
            self.inland[country] = 0
            self.inland[COUNTRIES + country] = 0
            self.army[country] = 0
            self.army[COUNTRIES + country] = 0
        self.moved = False
        for area in range(AREAS):
            country = s.country_of(area)
            if country != self.country[area]:
                self.country[area] = country
                self.moved = True

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

    # --- surrender (13.2) --------------------------------------------------------------------

    def _presences(self, s: War) -> None:
        """Whose corps count how much where a major country may have to surrender."""
        now: int = s.c[ROUND]
        left: int = s.t.n.rounds - now
        if now > 0 and s.asked() == s.c[FIRST]:
            left += 1
        if left != self.left or self.moved:
            self.left = left
            self._nearness(s)
        country: i64
        for country in range(MAJORS):
            self.claimer[country] = -1
            holder = self.commander[country]
            risen = s.c[ALIGNMENT + country] == INSURGENT
            if holder != NOBODY and country != GREAT_BRITAIN and not risen:
                self.claimer[country] = 1 - holder
                self._present(country)

    def _nearness(self, s: War) -> None:
        """Corps near by count half while there is time to come, those farther off less."""
        left: i64 = self.left
        near: i64 = 2 * left if left < 3 else 5
        far: i64 = left if left < 2 else 2
        country: i64
        area: i64
        for country in range(MAJORS):
            capital = s.t.heart[country]
            self.capital[country] = capital
            for area in range(AREAS):
                way = s.t.distance[capital * AREAS + area]
                weight: i64 = 0
                if self.country[area] == country:
                    weight = TENTHS
                elif way <= 3:
                    weight = near
                elif way <= 5:
                    weight = far
                elif way <= 8 and left > 2:
                    weight = 1
                self.nearness[country * AREAS + area] = weight

    def _present(self, country: i64) -> None:
        """What counts for the surrender of one country, and how likely it is as things stand."""
        capital = self.capital[country]
        side: i64
        there: i64
        for side in range(2):
            total: i64 = 0
            for there in self.stacks[side]:
                near = self.nearness[country * AREAS + there]
                total += self.number[side * AREAS + there] * near
            self.presence[side * MAJORS + country] = total
            at = self.number[side * AREAS + capital]
            met = self.number[(1 - side) * AREAS + capital]
            self.inside[side * MAJORS + country] = at if met == 0 else 0
        own = self.claimer[country] * MAJORS + country
        foes = (1 - self.claimer[country]) * MAJORS + country
        self.chance[country] = self.falls(
            self.presence[own], self.presence[foes], self.inside[own] > 0
        )

    def falls(self, own: i64, foes: i64, inside: bool) -> i64:
        """The chance, in thousandths, that a country surrenders to so many tenths of corps.

        While there is time every corps that comes nearer counts a little, however few there are.
        """
        left: i64 = self.left if self.left < 6 else 6
        if own <= 0:
            return 0
        if foes < 0:
            foes = 0
        share = 1000 * own * own // (own * own + foes * foes)
        chance = (share * left + self._outnumbers(own, foes) * (8 - left)) // 8
        return chance if inside else chance * 12 * left // 100

    def _outnumbers(self, own: i64, foes: i64) -> i64:
        """The chance, in thousandths, to have more when the year ends, as far as it can change."""
        spread: i64 = 5 + 8 * self.left
        margin = own - foes - 5
        if margin <= -spread:
            return 0
        chance: i64 = 1000
        if margin < spread:
            chance = 1000 * (margin + spread) // (2 * spread)
        return chance

    # --- what is worth going for -------------------------------------------------------------

    def _threats(self, s: War, side: int) -> None:
        """What the enemy can bring against each area in one march, or a little later."""
        cold = 2 if s.winter() else 1  # 11.1 B: an attack costs one, winter another
        enemy = other(side)
        distance = s.t.distance
        threat = self.threat
        far_threat = self.far_threat
        first: i64 = side * AREAS
        area: i64
        for there in self.stacks[enemy]:
            strength: i64 = self.strength[enemy * AREAS + there]
            reach: i64 = self.speed[enemy * AREAS + there] - cold
            if reach < 1:
                reach = 1
            row: i64 = there * AREAS
            for area in range(AREAS):
                way = distance[row + area]
                if way > reach + FARTHER:
                    continue
                if strength > far_threat[first + area]:
                    far_threat[first + area] = strength
                if way <= reach and strength > threat[first + area]:
                    threat[first + area] = strength

    def _worth(self, s: War, side: int, ways: Lookup) -> None:
        goals = self.goals[side]
        goals.clear()
        self.late = s.year() >= s.t.n.last_year
        n = allies_of_france(s)
        self.last_allies = LAST_ALLY // (n * n) if 0 < n <= FEW_ALLIES else 0
        for area in range(AREAS):
            k = side * AREAS + area
            country: int = self.country[area]
            holder: int = self.commander[country]
            kept = self._kept(s, side, area, country, holder, ways)
            self.keep[k] = kept
            worth = 0
            self.hold[k] = 0
            self.stake[k] = 0
            if holder == other(side):
                worth = self._taken(s, side, area, country, ways)
                if self.late and country != FRANCE:
                    worth = worth * LAST_YEAR // 100
                if side == COALITION and (country >= MAJORS or s.t.capital[area]):
                    worth += self.last_allies if country != FRANCE else 0
                if country >= MAJORS or not s.t.capital[area]:
                    self.hold[k] = worth * ways[HOLD] // 100
                elif self.claimer[country] == side and self.inside[side * MAJORS + country] > 0:
                    fall = FALL[country] * ways[CLAIM] // 100
                    self.stake[k] = fall * self.chance[country] // 1000
            elif holder == NOBODY:
                worth = self._entered(s, side, area, country, ways)
            elif self.number[other(side) * AREAS + area] > 0:
                worth = kept
                if country < MAJORS and s.c[ALIGNMENT + country] == INSURGENT:
                    worth += RISEN_AREA + self._keeps_down(other(side), area, country)
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
            last = self.last_allies if side == FRENCH else 0
            return ways[MINOR] * ways[KEEP] // 100 + last
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
            return RISEN_AREA + self._keeps_down(side, area, country)
        if not s.t.capital[area]:
            return OF_A_MAJOR
        if country == 1:
            return 0
        worth: int = CAPITALS[country] * ways[CAPITAL] // 100
        own: int = self.presence[side * MAJORS + country]
        foes: int = self.presence[other(side) * MAJORS + country]
        return worth * (250 + self.falls(own, foes, True)) // 1000

    def nearer(self, area: int) -> int:
        """How much one more corps in an area counts where a major country may have to surrender."""
        total: i64 = 0
        country: i64
        for country in range(MAJORS):
            if self.claimer[country] >= 0:
                near = self.nearness[country * AREAS + area]
                total += near * FALL[country] // 200
        return total

    def _keeps_down(self, french: int, area: int, country: int) -> int:
        """7.2: a rising succeeds only where no French corps is left in the country."""
        here: int = self.number[french * AREAS + area]
        return KEPT_DOWN if self.inland[french * COUNTRIES + country] == here else 0

    def _entered(self, s: War, side: int, area: int, country: int, ways: Lookup) -> int:
        """What it is worth to enter a neutral country (11.5): it joins the enemy."""
        if country >= MAJORS:
            return ways[VIOLATE]
        return 0 if s.c[OCCUPIED + country] == side + 1 else VIOLATION


def allies_of_france(s: War) -> int:
    """15.2 A: the countries that the French command besides France."""
    n = 0
    for country in range(COUNTRIES):
        alignment: int = s.c[ALIGNMENT + country]
        if alignment == ALLY or alignment == DOMINION:
            n += 1
    return n


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
