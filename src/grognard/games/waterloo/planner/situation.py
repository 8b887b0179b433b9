"""The campaign as a side sees it: who stands where, what each town is worth to an army.

Of the enemy only what may be known is used: how many blocks stand in a town.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.waterloo.ground import FAR, beside, draw, draw_to_threat, garrison, western_wing
from grognard.games.waterloo.layout import (
    ALLIED,
    BRITISH,
    CAVALRY,
    CV,
    FRENCH,
    LEADER,
    LEGS,
    NOWHERE,
    PRUSSIAN,
    TOWN,
    TOWNS,
    TURN,
)
from grognard.games.waterloo.state import Field, first_of, last_of
from grognard.kernel.arrays import Cells, Lookup, cells, lookup_of

ROAD: Final = 10  # units that a high road takes
BLOCK_CV: Final = 27  # tenths of a CV that an unknown block is taken for

# What a planner goes by. The numbers were found by play (`grognard tune`), the French first.
BASE_WORTH: Final = 0  # of a base; a road is 10
BODY_WORTH: Final = 1  # of a body of the army one is after
BLOCK_WORTH: Final = 2  # of each block in it
MASS: Final = 3  # hundredths for each unit and tenth of a road that a group gains
SWEPT: Final = 4  # against standing with one or two units near the enemy
OUTNUMBERED: Final = 5  # against standing near twice as many
BOLDNESS: Final = 6  # tenths of the enemy's strength with which an attack is thought of
ASSAULT: Final = 7  # for such an attack
ODDS: Final = 8  # and for each tenth of odds
HELP: Final = 9  # what an enemy block next door is taken for, 27 being one in the town
FRIENDS: Final = 10  # for meeting three units or more
PURSUIT: Final = 11  # for an attack on one or two blocks
MEETING: Final = 12  # for a gathering
RIDING: Final = 13  # against sending the cavalry alone
HURRY: Final = 14  # against a forced march, and twice for each unit
ON_THE_WAY: Final = 15  # for the group that has begun to move
REST: Final = 16  # for the end of movement
DASH: Final = 17  # tenths of the enemy's strength with which a sector attacks in one's own turn
SALLY: Final = 18  # and in the enemy's
RESOLVE: Final = 19  # tenths of the enemy's strength with which one stays on the field
RESERVE_SHARE: Final = 20  # one unit in so many is kept back
FEEDING: Final = 21  # tenths of the enemy's strength that a column is filled up to
SPLITTING: Final = 22  # against parting a group
URGENCY: Final = 23  # for an attack, and tenths off the odds it needs, when time is up
DEFENDED: Final = 24  # tenths of a base's worth lost with each block in it
CROWDING: Final = 25  # tenths of a road's gain lost by each unit beyond what one road takes
TRAP: Final = 26  # for each block of an attacked body that no road is left to (7.5)
WAYS: Final = 27
DOCTRINE: list[int] = [
    66, 10, 1, 13, 0, -3, 10, 2, 2, 2, -1, 31, -12, 24, 11, 10, -4, 13, 17, 5, 6, 16, 8, 2, 8, 5, 3,
    60, 15, 2, 20, 12, 6, 8, 12, 2, 4, 1, 25, -4, 12, 6, 6, 0, 11, 15, 4, 4, 15, 5, 0, 0, 0, 3,
]  # fmt: skip
# Allies who let the French come to Brussels and Liège, and wait there with everything.
WAITING: list[int] = [
    60, 15, 3, 32, 12, 8, 10, 7, 0, 6, 1, 21, -4, 12, 2, 6, 0, 13, 15, 7, 5, 15, 5, 0, 0, 0, 3,
]  # fmt: skip
STRIDES: list[int] = [
    10, 6, 1, 6, 5, 4, 1, 5, 1, 2, 3, 6, 4, 6, 5, 4, 4, 2, 3, 2, 2, 3, 4, 5, 8, 2, 2,
]  # fmt: skip

# How the French make war: what the staffs of a game choose among.
BRITISH_FIRST: Final = 0  # all together, first after the British
PRUSSIANS_FIRST: Final = 1
TWO_WINGS: Final = 2  # each after one Allied army
PLANS: Final = 3


def ways_of(doctrine: list[int], side: int) -> Lookup:
    """What one side's planner goes by."""
    first = 0 if side == FRENCH else WAYS
    return lookup_of(doctrine[first : first + WAYS])


class Situation:
    """Both sides' blocks by town, and how much an army wants to be in each town."""

    def __init__(self, s: Field, side: int, ways: Lookup) -> None:
        self.side = side
        self.ways: Lookup = ways
        turn: int = s.c[TURN]
        self.urgency: i64 = ways[URGENCY] * turn // s.t.turns
        self.own: Cells = cells(TOWNS + 1)  # units, without leaders
        self.ready: Cells = cells(3 * TOWNS)  # units of each army that have not moved
        self.cv_at: Cells = cells(TOWNS + 1)  # CV of one's own units
        self.horse: Cells = cells(TOWNS + 1)  # cavalry that has not moved
        self.foe: Cells = cells(TOWNS + 1)  # blocks
        self.foes_near: Cells = cells(TOWNS + 1)  # one road away
        self.pull: Lookup = lookup_of([-FAR] * (3 * TOWNS))
        self.wing: Cells = cells(TOWNS + 1)  # the army that the French in this town are after
        self.count(s)
        self.foes_by_army: Cells = cells(3 * TOWNS)
        self._count_foes(s)
        if side == FRENCH:
            self._pull_french(s)
            self._form_wings(s)
        else:
            for army in (BRITISH, PRUSSIAN):
                draw_to_threat(s, self.pull, army * TOWNS, self.foe, army)

    def count(self, s: Field) -> None:
        """Counts one's own pieces; to be done again after every order."""
        c = s.c
        t = s.t
        own = cells(TOWNS + 1)
        ready = cells(3 * TOWNS)
        cv_at = cells(TOWNS + 1)
        horse = cells(TOWNS + 1)
        u: i64
        for u in range(first_of(self.side), last_of(self.side)):
            town: int = c[TOWN + u]
            if town == NOWHERE or t.arm[u] == LEADER:
                continue
            own[town] += 1
            cv_at[town] += c[CV + u]
            if c[LEGS + u] == 0:
                ready[t.army[u] * TOWNS + town] += 1
                if t.arm[u] == CAVALRY:
                    horse[town] += 1
        self.own = own
        self.ready = ready
        self.cv_at = cv_at
        self.horse = horse

    def _count_foes(self, s: Field) -> None:
        u: i64
        for u in range(first_of(1 - self.side), last_of(1 - self.side)):
            town: int = s.c[TOWN + u]
            if town != NOWHERE:
                army: int = s.t.army[u]
                self.foe[town] += 1
                self.foes_by_army[army * TOWNS + town] += 1
        for here in range(TOWNS):
            self.foes_near[here] = beside(s, self.foe, here)

    # --- what towns are worth ----------------------------------------------------------------

    def _pull_french(self, s: Field) -> None:
        """11.0, 12.1: both Allied armies must be worn down: their bases, then their units.

        The tables are kept where those of the British and Prussians would be.
        """
        for army in (BRITISH, PRUSSIAN):
            if s.army_count(army) == 0:
                continue
            for town in range(TOWNS):
                foes: int = self.foe[town]
                held = self.own[town] != 0 and foes == 0
                if s.t.supply_army[town] == army and not held:
                    worth = self.ways[BASE_WORTH] - foes * self.ways[DEFENDED] // 10
                    draw(s, self.pull, army * TOWNS, town, worth)
                elif self.foes_by_army[army * TOWNS + town] != 0 and s.t.zone[town] != FRENCH:
                    worth = self.ways[BODY_WORTH] + self.ways[BLOCK_WORTH] * foes
                    draw(s, self.pull, army * TOWNS, town, worth)

    def _form_wings(self, s: Field) -> None:
        """12.1: the French divide in proportion to what each Allied army can still lose."""
        wanted = western_wing(s, s.army_count(FRENCH))
        held = lookup_of([0] * TOWNS)
        n: i64 = 0
        town: i64
        for town in range(TOWNS):
            self.wing[town] = PRUSSIAN
            if self.own[town] != 0:
                held[n] = town
                n += 1
        # Those who lean most to the west go there first.
        lean: i64
        k: i64
        for lean in range(-20, 21):
            for k in range(n):
                if wanted <= 0:
                    return
                town = held[k]
                if self.wing[town] == PRUSSIAN and self._leans(town) <= lean * 10:
                    self.wing[town] = BRITISH
                    there: int = self.own[town]
                    wanted -= there

    def _leans(self, town: i64) -> i64:
        """How much nearer a town is to the eastern goals than to the western."""
        return self.pull[PRUSSIAN * TOWNS + town] - self.pull[BRITISH * TOWNS + town]

    def gain(self, army: i64, here: i64, to: i64) -> i64:
        """How much better an army likes a town than another."""
        if self.side != ALLIED:
            after: int = self.wing[here]
            army = after
        at = army * TOWNS
        pull = self.pull
        return pull[at + to] - pull[at + here]

    def safety(self, town: i64, units: i64) -> i64:
        """What standing in a town with so many units is worth: small bodies are swept away."""
        near: int = self.foes_near[town]
        if near < 3 or units == 0:
            return 0
        if units < 3:
            return -self.ways[SWEPT]
        if units * 2 < near:
            return -self.ways[OUTNUMBERED]
        return 0

    # --- how good orders are -------------------------------------------------------------------

    def rest(self) -> i64:
        """For the end of movement."""
        return self.ways[REST]

    def bonus(self) -> i64:
        """For the group that has begun to move."""
        return self.ways[ON_THE_WAY]

    def worth_a_thought(self, best: i64) -> i64:
        """The least score with which an order is proposed, if the best has this one."""
        return -FAR * FAR

    def score_march(self, s: Field, army: i64, here: i64, to: i64, n: i64) -> i64:
        """Nearer to the goal, towards friends, out of danger."""
        gain = self.gain(army, here, to)
        stays: int = self.own[here]
        meets: int = self.own[to]
        value = gain * n * self.ways[MASS] // 100
        if meets + n > ROAD:
            value -= (meets + n - ROAD) * self.ways[CROWDING] // 10
        value += self.safety(to, meets + n) - self.safety(here, stays)
        value -= self.safety(to, meets) - self.safety(here, stays - n)
        if meets >= 3 and gain >= 0:
            value += self.ways[FRIENDS]
        return value

    def score_part(self, s: Field, army: i64, here: i64, to: i64, n: i64, whole: i64) -> i64:
        """For a part of a group, by what the whole of it would be worth there."""
        return whole - self.ways[SPLITTING]

    def score_ride(self, s: Field, army: i64, here: i64, to: i64) -> i64:
        """For the cavalry alone."""
        return self.gain(army, here, to) - self.ways[RIDING]

    def score_forced(self, s: Field, army: i64, here: i64, to: i64, n: i64, safe: bool) -> i64:
        """5.5: for everyone by forced march."""
        cost = 2 * n + (0 if safe else n)
        return self.score_march(s, army, here, to, n) - cost - self.ways[HURRY]

    def score_meeting(self, sum: i64, units: i64, groups: i64, near: i64) -> i64:
        """For groups that meet; `sum` is what they gain by it, unit by unit."""
        score = sum * self.ways[MASS] // (100 * groups) + self.ways[MEETING]
        return score + units // 2 if units * 2 > near else score

    def score_attack(
        self,
        s: Field,
        to: i64,
        units: i64,
        cv: i64,
        trap: bool,
        sum: i64,
        hurried: i64,
        groups: i64,
    ) -> i64:
        """6.1: three units or more, and stronger (in tenths of a CV) than what they are to meet.

        `sum` is what they gain, unit by unit; `hurried` come by forced march.
        """
        foes: int = self.foe[to]
        gain = sum // units - hurried
        if trap:
            gain += self.ways[TRAP] * foes
        if foes < 3:
            return gain + (self.ways[PURSUIT] if units < 8 else self.ways[PURSUIT] - 7)
        near: int = self.foes_near[to]
        odds = cv * 10 // (foes * BLOCK_CV + near * self.ways[HELP])
        if odds < self.ways[BOLDNESS] - self.urgency:
            return gain + odds - 14 if self.side == ALLIED else -FAR
        return gain + self.ways[ASSAULT] + odds * self.ways[ODDS] + self.urgency

    def strength(self, s: Field, town: i64, units: i64, horse: bool) -> i64:
        """Tenths of a CV that so many of those in a town bring along; `horse`: only cavalry."""
        all: int = self.own[town]
        cv: int = self.cv_at[town]
        return cv * 10 * units // all

    def under_way(self, s: Field, to: i64) -> i64:
        """What an attack is already worth without those who are still to join it."""
        return 0

    def guard_of(self, s: Field, town: int) -> int:
        """The units that should stay in a town: a base is not left empty while foes are about."""
        return garrison(s, self.side, town)


def turns_left(s: Field, side: int) -> int:
    """The turns of a side still to come, the present one included."""
    n = 0
    turn: int = s.c[TURN]
    for k in range(turn, s.t.turns + 1):
        if s.t.turn_side[k] == side:
            n += 1
    return n


def last_army(side: int) -> int:
    """One past the last army of a side."""
    return 1 if side == FRENCH else 3


def first_army(side: int) -> int:
    """The first army of a side."""
    return FRENCH if side == FRENCH else BRITISH
