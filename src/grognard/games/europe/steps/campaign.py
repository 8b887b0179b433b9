"""12.6: major campaigns, in which forces move one by one and may fight together; interior lines.

A force that has entered the zone of an enemy who stands may fight at once or wait. A force that
waits keeps its slot; whoever fights there later takes it along, unless the enemy has interior
lines.
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, kinds, verbs
from grognard.games.europe.events import WAITED
from grognard.games.europe.layout import (
    A_ASKED,
    A_EVENT,
    A_FIGHTS,
    A_FLAGS,
    A_FORCES,
    A_LINES,
    A_MODE,
    B_ATTACKER,
    B_ZONE,
    CAMPAIGN,
    G_BORDER,
    G_CEILING,
    G_KIND,
    G_SIDE,
    G_SPENT,
    G_STATE,
    G_WAITS,
    G_ZONE,
    GENERALS,
    MARCHES,
    MOST_GROUPS,
    NO_ENGINEERS,
    ONLY_NAPOLEON,
    T_INTERCEPTED,
    TESTED,
    ZONES,
)
from grognard.games.europe.model import MOMENTS
from grognard.games.europe.refusals import NO_FORCE, NOT_THERE, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.movement import test_due
from grognard.games.europe.ways import attackable, leader_of
from grognard.kernel.state import EVERYONE

AT_CAMPAIGN: Final[int] = MOMENTS.index("reaction_major_campaign")
NO_ZONE: Final = -1
GOOD_DEFENDER: Final = 2  # the tactical value in defence that interior lines need (12.6)


def begin_campaign(s: Theatre, side: int, count: int, mode: int = CAMPAIGN) -> None:
    """An event activates so many forces without points; `mode` is a value of A_MODE."""
    s.c[A_EVENT] = 1
    s.c[A_MODE] = mode
    s.c[A_FORCES] = count
    s.push(kinds.ACTIVATE, side, 0, 0)


class Engage(Question):
    """R179: the force fights now, or waits for others; a: group."""

    def unneeded(self, s: Theatre) -> bool:
        """The force is gone."""
        return not groups.units(s, s.argument(0))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The zone where it stands."""
        zone = groups.get(s, s.argument(0), G_ZONE)
        return [(zone, 0)] if verb == verbs.FIGHT else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Only there."""
        here = groups.get(s, s.argument(0), G_ZONE)
        return OK if verb == verbs.WAIT or a == here else NOT_THERE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """The battle begins, or the force waits."""
        group, side = s.argument(0), s.asked()
        s.pop()
        if verb == verbs.WAIT:
            groups.put(s, group, G_WAITS, 1)
            s.note(WAITED, leader_of(s, group), groups.get(s, group, G_ZONE), 0, 0, EVERYONE)
        else:
            s.push(kinds.FIGHT_OUT, side, group, 0)


# --- a battle that the active side starts --------------------------------------------------


class FightOut(Course):
    """Interior lines are offered, the forces are tested and become one, and fight; a: group."""

    def carry_on(self, s: Theatre) -> None:
        """Stage by stage."""
        group, stage = s.argument(0), s.argument(1)
        side, zone = s.asked(), groups.get(s, group, G_ZONE)
        s.set_argument(1, stage + 1)
        if stage == 0:
            offer_lines(s, side, zone)
        elif stage == 1:
            for each in reversed([group, *partners(s, group)]):
                if test_due(s, each):
                    s.push(kinds.ATTRITION, side, each, 0)
        elif stage == 2:
            unite(s, group, partners(s, group))
        elif stage == 3:
            if attackable(s, 1 - side, zone) and groups.units(s, group):
                s.c[A_FIGHTS] = group
                s.push(kinds.BATTLE, side, zone, 0)
        else:
            s.pop()
            s.c[A_FIGHTS] = 0
            drop_empty(s, side, group)


def partners(s: Theatre, group: int) -> list[int]:
    """The forces that fight along: those that wait there, unless each must fight alone (R181)."""
    side, zone = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
    if s.c[T_INTERCEPTED] != 0 or s.c[A_LINES] == zone + 1:
        return []
    return [other for other in groups.waiting(s, side, zone) if other != group]


def unite(s: Theatre, group: int, together: list[int]) -> None:
    """R182, R184: they are one force; the border of its main body counts, as that crossed it."""
    if not together:
        return
    main = main_body(s, [group, *together])
    groups.put(s, group, G_BORDER, groups.get(s, main, G_BORDER))
    if not groups.armies(s, main):
        groups.add(s, group, G_STATE, NO_ENGINEERS)
    for other in together:
        combine(s, group, other)


def combine(s: Theatre, group: int, other: int) -> None:
    """R182: one force, with the smaller rest of movement points.

    The slot of the other stays until the battle is over: it tells by where it came.
    """
    left = min(groups.points_left(s, group), groups.points_left(s, other))
    groups.put(s, group, G_SPENT, groups.get(s, group, G_CEILING) - left)
    if groups.has(s, other, G_STATE, TESTED):
        groups.add(s, group, G_STATE, TESTED)
    for piece in groups.members(s, other):
        s.set_group(piece, group)
    groups.put(s, other, G_WAITS, 0)


def main_body(s: Theatre, together: list[int]) -> int:
    """R184: of forces that fight together the one whose border counts."""
    main = together[0]
    for other in together[1:]:
        if heavier(s, other, main):
            main = other
    return main


def heavier(s: Theatre, group: int, other: int) -> bool:
    """R184: more combat points; of equals the one whose border is worse."""
    mine, his = s.total_steps(groups.units(s, group)), s.total_steps(groups.units(s, other))
    if mine != his:
        return mine > his
    return crossing(s, group) < crossing(s, other)


def crossing(s: Theatre, group: int) -> int:
    """14.5.3: what the border that a force crossed takes from its dice."""
    border = groups.get(s, group, G_BORDER)
    army = len(groups.armies(s, group)) > 0
    value: int = s.t.border_battle_army[border] if army else s.t.border_battle[border]
    return value


def drop_empty(s: Theatre, side: int, group: int) -> None:
    """The slots of forces that have become part of another are free again."""
    for other in range(1, MOST_GROUPS + 1):
        ours = groups.get(s, other, G_KIND) == MARCHES and groups.get(s, other, G_SIDE) == side
        if ours and other != group and not groups.members(s, other):
            groups.free(s, other)


# --- the battles that wait -----------------------------------------------------------------


class CampaignBattles(Course):
    """When all forces have moved the battles that wait are fought, as the attacker orders them."""

    def carry_on(self, s: Theatre) -> None:
        """R181: where the enemy is gone the forces that wait hold the zone."""
        side = s.asked()
        for group in groups.waiting(s, side):
            if not attackable(s, 1 - side, groups.get(s, group, G_ZONE)):
                groups.put(s, group, G_WAITS, 0)
                s.push(kinds.END_ACTIVATION, side, group, 0)
                return
        if groups.waiting(s, side):
            s.push(kinds.FIGHT_NEXT, side, 0, 0)
        else:
            s.pop()


class FightNext(Question):
    """12.6: which battle is next; against interior lines, which force.

    a: 1 + the zone whose battle was named before interior lines were offered, 0 if none was.
    """

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Zones, or the leaders of forces that fight alone."""
        waiting = groups.waiting(s, s.asked(), s.argument(0) - 1)
        if verb == verbs.ACTIVATE:
            return pairs([leader_of(s, group) for group in waiting])
        return pairs(sorted({groups.get(s, group, G_ZONE) for group in waiting}))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A force that waits is named where each fights alone, elsewhere the zone."""
        named = s.argument(0) - 1
        if verb == verbs.FIGHT:
            alone = s.c[A_LINES] == a + 1 or named not in (a, NO_ZONE)
            return OK if groups.waiting(s, s.asked(), a) and not alone else NOT_THERE
        group = s.group_of(a)
        waits = group != 0 and groups.get(s, group, G_WAITS) != 0 and leader_of(s, group) == a
        if not waits or named not in (groups.get(s, group, G_ZONE), NO_ZONE):
            return NO_FORCE
        return OK if s.c[A_LINES] == groups.get(s, group, G_ZONE) + 1 else NO_FORCE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It goes on from there with what movement points it has."""
        side = s.asked()
        s.c[T_INTERCEPTED] = 0
        s.pop()
        if verb == verbs.FIGHT and len(groups.waiting(s, side, a)) > 1:
            s.push(kinds.NAMED_BATTLE, side, a, 0)
            offer_lines(s, side, a)
            return
        start_fight(s, side, s.group_of(a) if verb == verbs.ACTIVATE else battle_of(s, side, a))


def battle_of(s: Theatre, side: int, zone: int) -> int:
    """The force that begins a battle."""
    return groups.waiting(s, side, zone)[0]


def start_fight(s: Theatre, side: int, group: int) -> None:
    """A force that waited fights, and goes on with what movement points it has."""
    groups.put(s, group, G_WAITS, 0)
    s.push(kinds.END_ACTIVATION, side, group, 0)
    s.push(kinds.MOVE, side, group, 0)
    s.push(kinds.FIGHT_OUT, side, group, 0)


class NamedBattle(Course):
    """12.6: a battle was named; a: zone. Against interior lines each force is named in its turn."""

    def carry_on(self, s: Theatre) -> None:
        """The forces fight together, unless the enemy uses his interior lines."""
        side, zone = s.asked(), s.argument(0)
        s.pop()
        if s.c[A_LINES] == zone + 1:
            s.push(kinds.FIGHT_NEXT, side, 1 + zone, 0)
        else:
            start_fight(s, side, battle_of(s, side, zone))


# --- interior lines (12.6, R180) -----------------------------------------------------------


def offer_lines(s: Theatre, side: int, zone: int) -> bool:
    """Once, before the first battle that the active side starts in a major campaign."""
    if s.c[A_MODE] != CAMPAIGN or s.c[A_ASKED] != 0 or s.c[T_INTERCEPTED] != 0:
        return False
    s.c[A_ASKED] = 1
    able = line_zones(s, side)
    if not able:
        return False
    # The card asks who would defend there: the record of the battle to come says it.
    s.c[B_ZONE] = zone if zone in able else able[0]
    s.c[B_ATTACKER] = side
    s.push(kinds.INTERIOR_LINES, 1 - side, zone, 0)
    s.push(kinds.ANSWER, 1 - side, AT_CAMPAIGN, s.c[B_ZONE])
    return True


def line_zones(s: Theatre, side: int) -> list[int]:
    """The zones where a side attacks a general of tactical value 2 or 3 in defence."""
    zones = {
        groups.get(s, group, G_ZONE)
        for group in range(1, MOST_GROUPS + 1)
        if groups.get(s, group, G_KIND) == MARCHES and groups.get(s, group, G_SIDE) == side
    }
    return [zone for zone in sorted(zones) if zone < ZONES and defended_well(s, 1 - side, zone)]


def defended_well(s: Theatre, side: int, zone: int) -> bool:
    """Whether the commander of a side there defends with 2 or more."""
    chief = forces.commander(s, forces.pieces_in(s, side, zone))
    flags: int = s.c[A_FLAGS]
    if flags & ONLY_NAPOLEON != 0 and chief != s.t.napoleon:
        return False  # 30C
    return chief >= GENERALS and int(s.t.defence[chief - GENERALS]) >= GOOD_DEFENDER


class InteriorLines(Question):
    """R180: which zone, where the card could serve in several; a: the zone of the battle."""

    def unneeded(self, s: Theatre) -> bool:
        """No card was played, or there is only one such zone."""
        return s.c[A_LINES] == 0 or len(line_zones(s, 1 - s.asked())) < 2

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those zones."""
        return pairs(line_zones(s, 1 - s.asked()))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if a in line_zones(s, 1 - s.asked()) else NOT_THERE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """The answer binds for that zone only."""
        s.pop()
        s.c[A_LINES] = a + 1
