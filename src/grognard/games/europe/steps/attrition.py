"""13.6: the attrition test of a force, and who is lost in it.

A frame ATTRITION is about a group; b counts the stages, three to each part of the force that is
tested apart: two armies (R210), or units in supply and units out of it (R187).
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, merging
from grognard.games.europe.events import ATTRITION_ROLLED, BY_ATTRITION, FED, STEP_LOST
from grognard.games.europe.kinds import ATTRITION_LOSSES, FEED
from grognard.games.europe.layout import (
    CONSCRIPTION,
    COUNTER_MARCHES,
    FOG_OF_WAR,
    FRANCE,
    FREEZES,
    FRESH,
    G_CAUSES,
    G_FORCED,
    G_GOAL,
    G_KIND,
    G_SIDE,
    G_STATE,
    G_ZONE,
    GENERALS,
    HUNGRY,
    INSIDE,
    INTERCEPTS,
    LEFT_HOME,
    OVER_MOUNTAIN,
    POOR,
    POOR_MARSH,
    RALLIED,
    REDEPLOYS,
    RESERVE,
    RUINS,
    RUSSIA,
    T_FED,
    T_FRENCH,
    T_MORE,
    T_PART,
    T_PARTS,
    T_UNFED,
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
STAGES: Final = 3


def parts(s: Theatre, group: int) -> list[list[int]]:
    """The units and special units that are tested together (R187, R203, R210)."""
    members = groups.members(s, group)
    armies = forces.armies_of(members)
    boxes = [forces.held_by(s, army, members) for army in armies] if len(armies) > 1 else [members]
    found: list[list[int]] = []
    for box in boxes:
        if _must(s, group, box):
            found += _by_supply(s, group, [p for p in box if p < GENERALS and not s.flag(p, FRESH)])
    return found


def _must(s: Theatre, group: int, box: list[int]) -> bool:
    """5.2.1: in the final phase an army that is neither besieged nor in want is not tested."""
    if groups.get(s, group, G_KIND) != WINTERS:
        return True
    units = forces.units_of(box)
    hungry = any(s.flag(unit, UNSUPPLIED) for unit in units)
    return besieged(s, group) or hungry or s.demoralised(units)


def _by_supply(s: Theatre, group: int, tested: list[int]) -> list[list[int]]:
    """R187: units in supply are tested only if all are; special units go with the others."""
    units = forces.units_of(tested)
    hungry = [unit for unit in units if s.flag(unit, UNSUPPLIED)]
    fed = [unit for unit in units if not s.flag(unit, UNSUPPLIED)]
    specials = [piece for piece in tested if piece >= UNITS]
    if not _wears(s, group):
        fed, specials = [], ([] if fed else specials)
    if fed:
        fed += specials
    elif hungry:
        hungry += specials
    return [part for part in (fed, hungry) if part]


def _wears(s: Theatre, group: int) -> bool:
    """Whether units in supply are tested: after a forced march, in reactions, at the year's end."""
    if groups.get(s, group, G_KIND) in (INTERCEPTS, COUNTER_MARCHES, WINTERS, FREEZES, REDEPLOYS):
        return True
    forced = groups.get(s, group, G_FORCED) > 0 and not groups.spared(s, group)
    return forced or fed_since(s, group)


def fed_since(s: Theatre, group: int) -> bool:
    """13.6.1: whether it was activated out of supply, and has been found in supply since."""
    units = groups.units(s, group)
    fed = not any(s.flag(unit, UNSUPPLIED) for unit in units)
    return fed and groups.has(s, group, G_STATE, HUNGRY)


class Attrition(Course):
    """13.6.2: for each part of the force a depot may be spent, a die is rolled, losses follow.

    b counts the parts tested, times the stages of each.
    """

    def carry_on(self, s: Theatre) -> None:
        """Stage by stage."""
        group, count = s.argument(0), s.argument(1)
        tested = parts(s, group)
        part, stage = count // STAGES, count % STAGES
        side = groups.get(s, group, G_SIDE)
        if stage == 2:
            self.after_losses(s, group, part, len(tested))
            return
        if part >= len(tested):
            groups.add(s, group, G_STATE, TESTED)
            s.c[T_MORE] = 0
            s.pop()
            return
        s.set_argument(1, count + 1)
        s.c[T_PART] = part
        if stage == 0:
            s.c[T_FED] = 0
            s.c[T_PARTS] = len(tested)
            s.push(FEED, side, group, 0)
        elif stage == 1:
            losses = roll(s, group, tested[part])
            if losses > 0:
                s.push(ATTRITION_LOSSES, side, group, losses)

    def after_losses(self, s: Theatre, group: int, part: int, left: int) -> None:
        """Generals without troops leave; a part that is gone leaves its place to the next one."""
        side, zone = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
        for inside in (False, True):
            merging.tidy(s, side, zone, inside)
        s.set_argument(1, (part if left < s.c[T_PARTS] else part + 1) * STAGES)


def besieged(s: Theatre, group: int) -> bool:
    """Whether a force is shut in a fortress."""
    return any(s.flag(unit, INSIDE) for unit in groups.units(s, group))


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
    rallied = groups.has(s, group, G_STATE, RALLIED) and not two_armies(s, group)
    if s.demoralised(forces.units_of(tested)) and not rallied:
        found += s.t.n.demoralised_columns
    return min(LAST_COLUMN, found)


def two_armies(s: Theatre, group: int) -> bool:
    """Whether a force is a group of two armies, of which each rallies for itself (14.9.4)."""
    return len(forces.armies_of(groups.members(s, group))) > 1


def modifier(s: Theatre, group: int, tested: list[int]) -> int:
    """13.6.2: everything that is added to the die."""
    n = s.t.n
    causes = groups.get(s, group, G_CAUSES)
    total: int = s.c[T_MORE]
    if not groups.spared(s, group):
        total += groups.get(s, group, G_FORCED)
    for cause, value in (
        (OVER_MOUNTAIN, n.mountain),
        (POOR_MARSH, n.marsh_poor),
        (POOR, n.poor),
        (RUINS, 1),
    ):
        if causes & cause:
            total += value
    if two_armies(s, group):
        total += n.two_armies_attrition
    if s.winter() and groups.get(s, group, G_KIND) != WINTERS:
        total += n.winter_attrition
    if besieged(s, group):
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
    nation = nation_of(s, commanded(s, group))
    goal = groups.get(s, group, G_GOAL)  # a reaction is tested on its way there
    return s.is_home(nation, goal - 1 if goal != 0 else groups.get(s, group, G_ZONE))


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


def commanded(s: Theatre, group: int) -> list[int]:
    """The army whose part is tested, or the whole force."""
    members = groups.members(s, group)
    tested = parts(s, group)
    part: int = s.c[T_PART]
    army = s.holder_of(tested[part][0]) if part < len(tested) else -1
    if len(forces.armies_of(members)) < forces.MOST_ARMIES or army < 0:
        return members
    return [*forces.held_by(s, army, members), army]


class Feed(Question):
    """13.4, R205: a depot of the commander's power in the zone may be spent on the test."""

    def unneeded(self, s: Theatre) -> bool:
        """There is none, or a card forbids it; in the fog of war it is asked all the same."""
        if s.c[T_UNFED] != 0:
            return True
        return not s.option(FOG_OF_WAR) and not self.depots(s)

    def depots(self, s: Theatre) -> list[int]:
        """The depots that may be spent."""
        group = s.argument(0)
        if forces.commander(s, commanded(s, group)) < 0:
            return []  # 13.4, R113: it asks for a general
        power = s.power_of(nation_of(s, commanded(s, group)))
        zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
        near = s.depots_in(side, zone, besieged(s, group))
        return [depot for depot in near if s.t.owner[depot] == power]

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

    def unneeded(self, s: Theatre) -> bool:
        """Nobody is left."""
        return not self.tested(s)

    def tested(self, s: Theatre) -> list[int]:
        """The combat units of the part that was tested."""
        found = parts(s, s.argument(0))
        part: int = s.c[T_PART]
        return forces.units_of(found[part]) if part < len(found) else []

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.tested(s))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """The first loss of a French majority is French."""
        tested = self.tested(s)
        if a not in tested:
            return NOT_THERE
        french = any(s.t.owner[unit] == FRANCE for unit in tested)
        if s.c[T_FRENCH] != 0 and french and s.t.owner[a] != FRANCE:
            return FRENCH_FIRST
        return OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A step is lost."""
        group, left = s.argument(0), s.argument(1)
        last = self.tested(s) == [a]
        s.c[T_FRENCH] = 0
        s.note(STEP_LOST, a, groups.get(s, group, G_ZONE), BY_ATTRITION, 0, EVERYONE)
        gone = s.lose_step(a)
        if left == 1 or (gone and last):
            s.pop()
        else:
            s.set_argument(1, left - 1)
