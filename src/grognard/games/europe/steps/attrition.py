"""13.6: the attrition test of a force, and who is lost in it.

A frame ATTRITION is about a group; b counts the stages, four to each part of the force that is
tested apart: two armies (R210), or units in supply and units out of it (R187).
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, merging
from grognard.games.europe.events import ATTRITION_ROLLED, BY_ATTRITION, FED, STEP_LOST
from grognard.games.europe.kinds import ATTRITION_LOSSES, FEED
from grognard.games.europe.layout import (
    CONSCRIPTION,
    FRANCE,
    G_CAUSES,
    G_FORCED,
    G_KIND,
    G_SIDE,
    G_STATE,
    G_ZONE,
    GENERALS,
    INSIDE,
    LEFT_HOME,
    MARCHES,
    NO_TEST,
    OVER_MOUNTAIN,
    POOR,
    POOR_MARSH,
    RALLIED,
    RESERVE,
    RUSSIA,
    T_FED,
    T_FRENCH,
    T_MORE,
    TESTED,
    UNITS,
    UNSUPPLIED,
    WINTERS,
)
from grognard.games.europe.refusals import FRENCH_FIRST, NO_DEPOT, NOT_THERE, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.verbs import ENDURE
from grognard.games.europe.verbs import FEED as FEED_VERB
from grognard.games.europe.ways import (
    nation_of,
)
from grognard.kernel.state import EVERYONE

COLUMNS: Final = (1, 3, 5, 8, 11, 14)  # the most steps of each column but the last
LAST_COLUMN: Final = 6
LAST_ROW: Final = 8
STAGES: Final = 4


def parts(s: Theatre, group: int) -> list[list[int]]:
    """The units and special units that are tested together (R187, R203, R210)."""
    members = groups.members(s, group)
    armies = forces.armies_of(members)
    if len(armies) > 1:
        apart = [_tested(forces.held_by(s, army, members)) for army in armies]
        return [part for part in apart if _must(s, group, part)]
    tested = _tested(members)
    fed = [unit for unit in tested if not s.flag(unit, UNSUPPLIED)]
    hungry = [unit for unit in tested if s.flag(unit, UNSUPPLIED)]
    wears = _wears(s, group)
    return [part for part in ((fed if wears else []), hungry) if part]


def _must(s: Theatre, group: int, part: list[int]) -> bool:
    """5.2.1: in the final phase an army that is neither besieged nor in want is not tested."""
    if not part or groups.get(s, group, G_KIND) != WINTERS:
        return len(part) > 0
    if s.flag(part[0], INSIDE) and s.besieged(groups.get(s, group, G_ZONE)):
        return True
    return s.demoralised(part) or any(s.flag(unit, UNSUPPLIED) for unit in part)


def _tested(pieces: list[int]) -> list[int]:
    """Combat and special units."""
    return [piece for piece in pieces if piece < GENERALS]


def _wears(s: Theatre, group: int) -> bool:
    """Whether units in supply are tested too: after a forced march, and in every reaction."""
    if groups.get(s, group, G_KIND) != MARCHES:
        return True
    return groups.get(s, group, G_FORCED) > 0 and not groups.has(s, group, G_CAUSES, NO_TEST)


class Attrition(Course):
    """13.6.2: for each part of the force a depot may be spent, a die is rolled, losses follow."""

    def carry_on(self, s: Theatre) -> None:
        """Stage by stage."""
        group, count = s.argument(0), s.argument(1)
        tested = parts(s, group)
        part, stage = count // STAGES, count % STAGES
        if part >= len(tested):
            groups.add(s, group, G_STATE, TESTED)
            s.pop()
            return
        s.set_argument(1, count + 1)
        side = groups.get(s, group, G_SIDE)
        if stage == 0:
            s.c[T_FED] = 0
            s.push(FEED, side, group, 0)
        elif stage == 1:
            losses = roll(s, group, tested[part])
            if losses > 0:
                s.push(ATTRITION_LOSSES, side, group, losses)
        elif stage == 2:
            zone = groups.get(s, group, G_ZONE)
            merging.tidy(s, side, zone)
            # A part that is gone leaves its place to the next one.
            if len(parts(s, group)) < len(tested):
                s.set_argument(1, part * STAGES)


def roll(s: Theatre, group: int, tested: list[int]) -> int:
    """The losses of one part of a force."""
    die = s.die()
    row = max(0, min(LAST_ROW, die + modifier(s, group, tested)))
    cell = row * (LAST_COLUMN + 1) + column(s, group, tested)
    losses: int = s.t.attrition[cell]
    if s.t.attrition_more[cell] != 0 and s.die() >= 4:
        losses += 1
    units = forces.units_of(tested)
    losses = min(losses, s.total_steps(units))
    side, zone = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
    s.note(ATTRITION_ROLLED, side, zone, die, losses, EVERYONE)
    return losses


def column(s: Theatre, group: int, tested: list[int]) -> int:
    """By the number of steps; three further for a demoralised force that has not rallied."""
    steps = forces.steps_commanded(s, tested)
    found = LAST_COLUMN
    for n, most in enumerate(COLUMNS):
        if steps <= most:
            found = n
            break
    if s.demoralised(forces.units_of(tested)) and not groups.has(s, group, G_STATE, RALLIED):
        found += s.t.n.demoralised_columns
    return min(LAST_COLUMN, found)


def modifier(s: Theatre, group: int, tested: list[int]) -> int:
    """13.6.2: everything that is added to the die."""
    n = s.t.n
    causes = groups.get(s, group, G_CAUSES)
    total: int = s.c[T_MORE]
    if not causes & NO_TEST:
        total += groups.get(s, group, G_FORCED)
    for cause, value in (
        (OVER_MOUNTAIN, n.mountain),
        (POOR_MARSH, n.marsh_poor),
        (POOR, n.poor),
    ):
        if causes & cause:
            total += value
    if len(forces.armies_of(groups.members(s, group))) > 1:
        total += n.two_armies_attrition
    if s.winter() and groups.get(s, group, G_KIND) != WINTERS:  # R211
        total += n.winter_attrition
    if s.flag(tested[0], INSIDE):
        total += s.siege_marker(groups.get(s, group, G_ZONE))
    if s.flag(tested[0], UNSUPPLIED):
        total += n.unsupplied_attrition
    if s.c[T_FED] != 0:
        total += n.depot
    if not causes & LEFT_HOME and at_home(s, group):
        total += n.home
    return total + nationality(s, forces.units_of(tested))


def at_home(s: Theatre, group: int) -> bool:
    """R206: national territory of the commander's power, or of a lone minor's own country."""
    nation = nation_of(s, groups.members(s, group))
    return s.is_home(nation, groups.get(s, group, G_ZONE))


def nationality(s: Theatre, units: list[int]) -> int:
    """13.6.2, R208: the French march well, the Russians too; a French majority pays first."""
    total = s.total_steps(units)
    french = s.total_steps([unit for unit in units if s.t.owner[unit] == FRANCE])
    russian = s.total_steps([unit for unit in units if s.t.owner[unit] == RUSSIA])
    s.c[T_FRENCH] = 0
    if total == 0:
        return 0
    if french == total:
        hard = s.game_flag(CONSCRIPTION)
        return s.t.n.all_french_conscription if hard else s.t.n.all_french
    if 2 * french > total:
        s.c[T_FRENCH] = 1
        return s.t.n.most_french
    return s.t.n.all_russian if russian == total else 0


class Feed(Question):
    """13.4, R205: a depot of the commander's power in the zone may be spent on the test."""

    def unneeded(self, s: Theatre) -> bool:
        """There is none."""
        return not self.depots(s)

    def depots(self, s: Theatre) -> list[int]:
        """The depots that may be spent."""
        group = s.argument(0)
        members = groups.members(s, group)
        power = s.power_of(nation_of(s, members))
        zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
        return [depot for depot in s.depots_in(side, zone) if s.t.owner[depot] == power]

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The depots."""
        return pairs(self.depots(s)) if verb == FEED_VERB else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if verb == ENDURE or a in self.depots(s) else NO_DEPOT

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It goes back to the reserve."""
        zone = groups.get(s, s.argument(0), G_ZONE)
        s.pop()
        if verb == FEED_VERB:
            s.c[T_FED] = a + 1
            s.note(FED, a, zone, 0, 0, EVERYONE)
            s.remove(a, RESERVE)


class AttritionLosses(Question):
    """13.6.2, R204: the owner chooses among the combat units that were tested."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The units of the force."""
        return pairs(groups.units(s, s.argument(0)))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """The first loss of a French majority is French."""
        group = s.argument(0)
        if a >= UNITS or s.group_of(a) != group:
            return NOT_THERE
        french = [unit for unit in groups.units(s, group) if s.t.owner[unit] == FRANCE]
        if s.c[T_FRENCH] != 0 and french and s.t.owner[a] != FRANCE:
            return FRENCH_FIRST
        return OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A step is lost."""
        group, left = s.argument(0), s.argument(1)
        s.c[T_FRENCH] = 0
        s.note(STEP_LOST, a, groups.get(s, group, G_ZONE), BY_ATTRITION, 0, EVERYONE)
        s.lose_step(a)
        if left == 1 or not groups.units(s, group):
            s.pop()
        else:
            s.set_argument(1, left - 1)
