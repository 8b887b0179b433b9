"""Chapter 5: group moves, roads, rivers, forced marches, night; and the leader's orders (10.1)."""

from __future__ import annotations

from grognard.games.waterloo.happenings import (
    ACTIVATED,
    BY_MARCH,
    CALLED_OFF,
    GROUP_CHOSEN,
    MARCH_ROLL,
    MARCHED,
    RECALLED,
)
from grognard.games.waterloo.layout import (
    ACTIVATE,
    CAME,
    CAVALRY,
    COMMAND_CONTROL,
    CV,
    DONE,
    FACE_UP,
    GROUP,
    GROUPS,
    LEADER,
    LEGS,
    MARCH,
    NOWHERE,
    OPTIONS,
    ORDERS,
    ORIGIN,
    RECALL,
    TOWN,
    TOWNS,
    TURN,
    UNITS,
    USED,
)
from grognard.games.waterloo.refusals import (
    ATTACK_UNDER_STRENGTH,
    COMMAND,
    GROUP_FIRST,
    LEADER_ACTIVE,
    LEADER_MOVED,
    LEADER_NO_FORCED,
    MUST_STOP,
    NIGHT_NO_ATTACK,
    NIGHT_NO_FORCED,
    NO_GROUPS_LEFT,
    NO_ROAD,
    NO_SUCH,
    NOBODY_THERE,
    NOT_A_LEADER,
    NOT_IN_GROUP,
    NOT_NOW,
    NOT_UNDER_STRENGTH,
    NOT_YOURS,
    OK,
    RIVER_FULL,
    ROAD_FULL,
    TOO_FAR,
    TOO_FEW_TO_ATTACK,
)
from grognard.games.waterloo.state import Field, first_of, last_of, side_of
from grognard.games.waterloo.tables import MOST_ROADS
from grognard.kernel.arrays import Cells, Codes, cells
from grognard.kernel.state import EVERYONE, VERB, A


class Occupation:
    """How many pieces stand in each town when a march is considered."""

    def __init__(self, s: Field, side: int) -> None:
        self.enemy_pieces: Cells = cells(TOWNS)
        self.enemy_units: Cells = cells(TOWNS)  # leaders not counted (ruling W4)
        self.attackers: Cells = cells(TOWNS)
        c = s.c
        for u in range(UNITS):
            if c[CV + u] == 0:
                continue
            town: int = c[TOWN + u]
            if side_of(u) != side:
                self.enemy_pieces[town] += 1
                if s.t.arm[u] != LEADER:
                    self.enemy_units[town] += 1
            elif s.t.arm[u] != LEADER:
                self.attackers[town] += 1


# --- groups (5.1) ------------------------------------------------------------------------------


def may_choose_group(s: Field, seat: int, town: int, army: int) -> int:
    """5.1: three French group moves, two British and two Prussian."""
    if s.army_seat(army) != seat:
        return NOT_YOURS
    if s.c[GROUPS + army] == 0:
        return NO_GROUPS_LEFT
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[TOWN + u] == town and s.t.army[u] == army and s.c[LEGS + u] == 0:
            return OK
    return NOBODY_THERE


def choose_group(s: Field, town: int, army: int) -> None:
    """Spends a group move of the army on the units in this town (ruling W17)."""
    top = s.top()
    s.c[top + 2] = town
    s.c[top + 3] = army
    left: int = s.c[GROUPS + army]
    s.c[GROUPS + army] = left - 1
    s.note(GROUP_CHOSEN, town, army, left - 1, 0, EVERYONE)


# --- orders of a leader (10.1) -----------------------------------------------------------------


def may_activate(s: Field, seat: int, unit: int) -> int:
    """10.1: a leader gives his orders before he moves."""
    if s.seat_of(unit) != seat:
        return NOT_YOURS
    if s.t.arm[unit] != LEADER:
        return NOT_A_LEADER
    if s.c[CV + unit] == 0:
        return NO_SUCH
    if s.flag(unit, FACE_UP):
        return LEADER_ACTIVE
    return LEADER_MOVED if s.c[LEGS + unit] != 0 else OK


def activate(s: Field, unit: int) -> None:
    """The leader is laid face up: the units leaving his town march at his order."""
    s.mark(unit, FACE_UP)
    army: int = s.t.army[unit]
    s.c[ORDERS + army] = s.c[TOWN + unit]
    s.witness(unit)
    s.note(ACTIVATED, unit, int(s.c[TOWN + unit]), 0, 0, EVERYONE)


# --- a march along one road --------------------------------------------------------------------


def allowance(s: Field, unit: int) -> int:
    """5.2: cavalry and leaders go two towns, infantry and artillery one."""
    arm: int = s.t.arm[unit]
    return 2 if arm == CAVALRY or arm == LEADER else 1


def under_orders(s: Field, unit: int) -> bool:
    """10.1: the unit sets out from the town where its leader was activated."""
    army: int = s.t.army[unit]
    legs: int = s.c[LEGS + unit]
    start: int = s.c[ORIGIN + unit] if legs != 0 else s.c[TOWN + unit]
    return s.c[ORDERS + army] == start


def is_night(s: Field) -> bool:
    """5.6: every third turn is a night turn."""
    turn: int = s.c[TURN]
    return s.t.night[turn] != 0


def may_set_out(s: Field, unit: int, group: int, army: int, occupied: Occupation) -> int:
    """5.1, 5.2, 5.5: whether this unit may march one road more."""
    c = s.c
    if s.t.army[unit] != army:
        return NOT_IN_GROUP
    if c[CV + unit] == 0:
        return NO_SUCH
    legs: int = c[LEGS + unit]
    if legs == 0:
        return OK if c[TOWN + unit] == group else NOT_IN_GROUP
    if c[ORIGIN + unit] != group:
        return NOT_IN_GROUP
    here: int = c[TOWN + unit]
    if occupied.enemy_pieces[here] != 0:
        return MUST_STOP
    normal = allowance(s, unit)
    if legs < normal:
        return OK
    if s.t.arm[unit] == LEADER:
        return LEADER_NO_FORCED
    if legs > normal:
        return TOO_FAR
    if is_night(s) and not under_orders(s, unit):
        return NIGHT_NO_FORCED
    return OK


def may_take_road(s: Field, road: int, to: int, leader: bool, occupied: Occupation) -> int:
    """5.3, 5.4: whether a road has room; leaders need none (10.0)."""
    if leader:
        return OK
    used: int = s.c[USED + road]
    capacity: int = s.t.capacity[road]
    if s.t.river[road] != 0 and occupied.enemy_units[to] != 0:
        if used >= capacity // s.t.river_divisor:
            return RIVER_FULL
    return ROAD_FULL if used >= capacity else OK


def may_attack(s: Field, unit: int, to: int, occupied: Occupation) -> int:
    """5.6, 6.1, 13.2: whether this unit may enter a town held by the enemy."""
    if is_night(s):
        return NIGHT_NO_ATTACK
    if not in_command(s, unit, to):
        return COMMAND
    n: int = occupied.attackers[to]
    if s.t.arm[unit] != LEADER:
        n += 1
    if n >= s.t.min_attackers or could_bring(s, unit, to, s.t.min_attackers - n):
        return OK
    return TOO_FEW_TO_ATTACK


def could_bring(s: Field, unit: int, to: int, wanted: int) -> bool:
    """6.1: whether enough other units might still reach the town this turn.

    Roads are not counted here, so an attack may still come to nothing; then it is recalled.
    """
    c = s.c
    top = s.top()
    group: int = c[top + 2]
    n = 0
    for u in range(s.seat_from(s.seat_of(unit)), s.seat_to(s.seat_of(unit))):
        if u == unit or c[CV + u] == 0 or s.t.arm[u] == LEADER:
            continue
        army: int = s.t.army[u]
        legs: int = c[LEGS + u]
        here: int = c[TOWN + u]
        start: int = c[ORIGIN + u] if legs != 0 else c[TOWN + u]
        if start != group and (legs != 0 or c[GROUPS + army] == 0):
            continue
        if s.t.distance[here * TOWNS + to] <= allowance(s, u) + 1 - legs and here != to:
            n += 1
            if n >= wanted:
                return True
    return False


def in_command(s: Field, unit: int, to: int) -> bool:
    """13.2 (option): groups that attack together must stand in towns joined by a road."""
    c = s.c
    options: int = c[OPTIONS]
    if options & COMMAND_CONTROL == 0:
        return True
    start: int = c[ORIGIN + unit] if c[LEGS + unit] != 0 else c[TOWN + unit]
    side = side_of(unit)
    for u in range(first_of(side), last_of(side)):
        if c[TOWN + u] == to and c[LEGS + u] != 0:
            other: int = c[ORIGIN + u]
            if other != start and s.t.slot[start * TOWNS + other] < 0:
                return False
    return True


def may_march(s: Field, unit: int, to: int) -> int:
    """Whether a unit of the chosen group may march to a neighbouring town."""
    top = s.top()
    group: int = s.c[top + 2]
    army: int = s.c[top + 3]
    seat: int = s.c[top + 1]
    if s.seat_of(unit) != seat:
        return NOT_YOURS
    if group == NOWHERE:
        return GROUP_FIRST
    occupied = Occupation(s, side_of(unit))
    refused = may_set_out(s, unit, group, army, occupied)
    if refused != OK:
        return refused
    here: int = s.c[TOWN + unit]
    road = s.t.road_between(here, to)
    if road < 0:
        return NO_ROAD
    refused = may_take_road(s, road, to, s.t.arm[unit] == LEADER, occupied)
    if refused != OK or occupied.enemy_pieces[to] == 0:
        return refused
    return may_attack(s, unit, to, occupied)


def march(s: Field, unit: int, to: int) -> None:
    """Moves a unit along one road."""
    c = s.c
    here: int = c[TOWN + unit]
    road = s.t.road_between(here, to)
    legs: int = c[LEGS + unit]
    if legs == 0:
        c[ORIGIN + unit] = here
    if s.t.arm[unit] != LEADER:
        used: int = c[USED + road]
        c[USED + road] = used + 1
    c[TOWN + unit] = to
    c[LEGS + unit] = legs + 1
    c[CAME + unit] = road
    forced = 1 if legs >= allowance(s, unit) else 0
    s.note(MARCHED, unit, here, to, forced, s.sides_knowing(unit))
    if s.flag(unit, FACE_UP):
        s.witness(unit)


# --- attacks that come to nothing (6.1) --------------------------------------------------------


def under_strength(s: Field, occupied: Occupation, town: int) -> bool:
    """6.1: whether pieces have entered an enemy town there in too small a number."""
    if occupied.enemy_pieces[town] == 0:
        return False
    return occupied.attackers[town] < s.t.min_attackers


def may_recall(s: Field, seat: int, unit: int) -> int:
    """Ruling W25: a unit of an attack that cannot muster three units goes back."""
    if s.seat_of(unit) != seat:
        return NOT_YOURS
    if s.c[CV + unit] == 0 or s.c[LEGS + unit] == 0:
        return NOT_UNDER_STRENGTH
    town: int = s.c[TOWN + unit]
    occupied = Occupation(s, side_of(unit))
    return OK if under_strength(s, occupied, town) else NOT_UNDER_STRENGTH


def recall(s: Field, unit: int, kind: int) -> None:
    """The unit goes back where its move began and has moved for this turn."""
    c = s.c
    here: int = c[TOWN + unit]
    back: int = c[ORIGIN + unit]
    know = s.sides_knowing(unit)
    c[TOWN + unit] = back
    c[LEGS + unit] = 255
    s.note(kind, unit, here, back, 0, know)


def may_end(s: Field, seat: int) -> int:
    """6.1: nobody attacks with fewer than three units."""
    side = 0 if seat == 0 else 1
    occupied = Occupation(s, side)
    for u in range(first_of(side), last_of(side)):
        if s.c[CV + u] != 0 and s.c[LEGS + u] != 0:
            town: int = s.c[TOWN + u]
            if under_strength(s, occupied, town):
                return ATTACK_UNDER_STRENGTH
    return OK


# --- the step ----------------------------------------------------------------------------------


def legal(s: Field, out: Codes) -> None:
    """The groups that may be chosen, and every road each unit of the chosen group may take."""
    c = s.c
    top = s.top()
    seat: int = c[top + 1]
    group: int = c[top + 2]
    army: int = c[top + 3]
    occupied = Occupation(s, 0 if seat == 0 else 1)
    broken = _legal_recalls(s, seat, occupied, out)
    if group != NOWHERE:
        _legal_marches(s, seat, group, army, occupied, out)
    _legal_groups(s, seat, out)
    for k in range(3):
        leader: int = s.t.leader[k]
        if may_activate(s, seat, leader) == OK:
            out.add(ACTIVATE * VERB + leader * A)
    if not broken:
        out.add(DONE * VERB)


def _legal_recalls(s: Field, seat: int, occupied: Occupation, out: Codes) -> bool:
    c = s.c
    broken = False
    side = 0 if seat == 0 else 1
    first = s.seat_from(seat)
    end = s.seat_to(seat)
    for u in range(first_of(side), last_of(side)):
        if c[LEGS + u] == 0 or c[CV + u] == 0:
            continue
        town: int = c[TOWN + u]
        if under_strength(s, occupied, town):
            broken = True
            if first <= u < end:
                out.add(RECALL * VERB + u * A)
    return broken


def _legal_marches(
    s: Field, seat: int, group: int, army: int, occupied: Occupation, out: Codes
) -> None:
    c = s.c
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if may_set_out(s, u, group, army, occupied) != OK:
            continue
        here: int = c[TOWN + u]
        leader = s.t.arm[u] == LEADER
        code = MARCH * VERB + u * A
        at = here * MOST_ROADS
        degree: int = s.t.degree[here]
        for k in range(at, at + degree):
            to: int = s.t.next_to[k]
            if may_take_road(s, s.t.by_road[k], to, leader, occupied) != OK:
                continue
            if occupied.enemy_pieces[to] == 0 or may_attack(s, u, to, occupied) == OK:
                out.add(code + to)


def _legal_groups(s: Field, seat: int, out: Codes) -> None:
    c = s.c
    seen = cells(TOWNS)
    last_army = -1
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        army: int = s.t.army[u]
        if army != last_army:
            last_army = army
            seen = cells(TOWNS)
        if c[CV + u] == 0 or c[LEGS + u] != 0 or c[GROUPS + army] == 0:
            continue
        town: int = c[TOWN + u]
        if seen[town] == 0:
            seen[town] = 1
            out.add(GROUP * VERB + town * A + army)


def refusal(s: Field, seat: int, verb: int, a: int, b: int) -> int:
    """What speaks against an action of the movement phase."""
    if verb == MARCH:
        return may_march(s, a, b)
    if verb == GROUP:
        return may_choose_group(s, seat, a, b)
    if verb == ACTIVATE:
        return may_activate(s, seat, a)
    if verb == RECALL:
        return may_recall(s, seat, a)
    if verb == DONE:
        return may_end(s, seat)
    return NOT_NOW


def play(s: Field, verb: int, a: int, b: int) -> None:
    """Carries out an action of the movement phase."""
    if verb == MARCH:
        march(s, a, b)
    elif verb == GROUP:
        choose_group(s, a, b)
    elif verb == ACTIVATE:
        activate(s, a)
    elif verb == RECALL:
        recall(s, a, RECALLED)
    else:
        s.pop()


# --- forced marches (5.5) ----------------------------------------------------------------------


def roll_for_marches(s: Field) -> None:
    """5.5: a die for every unit that marched beyond its allowance, when all moves are made."""
    c = s.c
    side = s.active()
    for u in range(first_of(side), last_of(side)):
        legs: int = c[LEGS + u]
        if c[CV + u] != 0 and legs != 255 and legs > allowance(s, u):
            loses_on = 2 if under_orders(s, u) and not is_night(s) else 3
            march_die(s, u, loses_on)
    _call_off(s, side)


def march_die(s: Field, unit: int, loses_on: int) -> None:
    """One die of a forced march: on `loses_on` or less the unit loses 1 CV."""
    die = s.dice.d6()
    town: int = s.c[TOWN + unit]
    s.note(MARCH_ROLL, unit, die, loses_on + 1, town, s.sides_knowing(unit))
    if die <= loses_on:
        s.lose(unit, 1, BY_MARCH)


def _call_off(s: Field, side: int) -> None:
    """Ruling W25: stragglers may leave an attack with fewer than three units; it is called off."""
    occupied = Occupation(s, side)
    for u in range(first_of(side), last_of(side)):
        if s.c[CV + u] == 0 or s.c[LEGS + u] == 0:
            continue
        town: int = s.c[TOWN + u]
        if under_strength(s, occupied, town):
            recall(s, u, CALLED_OFF)
