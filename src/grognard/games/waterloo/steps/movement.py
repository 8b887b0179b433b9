"""Chapter 5: group moves, roads, rivers, forced marches, night; and the leader's orders (10.1)."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from grognard.games.waterloo.events import (
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
    RECALLED_ALREADY,
    TOWN,
    TOWNS,
    TURN,
    USED,
)
from grognard.games.waterloo.lookups import MOST_ROADS
from grognard.games.waterloo.model import ARMIES
from grognard.games.waterloo.refusals import (
    ATTACK_UNDER_STRENGTH,
    COMMAND,
    GROUP_FIRST,
    GROUP_MOVING,
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
    ORDERS_TOO_LATE,
    RIVER_FULL,
    ROAD_FULL,
    TOO_FAR,
    TOO_FEW_TO_ATTACK,
)
from grognard.games.waterloo.state import (
    Field,
    first_of,
    first_of_army,
    last_of,
    last_of_army,
    side_of,
)
from grognard.games.waterloo.tracks import can_ride, forget_one, ride, settle
from grognard.kernel.arrays import Cells, Codes, cells
from grognard.kernel.state import A_PIECE, A_PLACE, EVERYONE, VERB, A, State
from grognard.kernel.step import Automatic, Step

RETREAT_LOSES_ON: Final = 4  # 5.5, 7.3, ruling W3


class Occupation:
    """How many enemy pieces stand in each town when a march is considered."""

    def __init__(self, s: Field, side: int) -> None:
        self.side = side
        self.enemy_pieces: Cells = pieces_by_town(s, 1 - side)
        self.waiting = -1

    def waiting_in_group(self, s: Field) -> int:
        """The units of the chosen group that still stand in its town."""
        if self.waiting < 0:
            top = s.top()
            group: int = s.c[top + 2]
            army: int = s.c[top + 3]
            n = 0
            u: i64
            for u in range(first_of_army(army), last_of_army(army)):
                if s.c[TOWN + u] == group and s.c[LEGS + u] == 0 and s.t.arm[u] != LEADER:
                    n += 1
            self.waiting = n
        return self.waiting

    def enemy_units(self, s: Field, town: int) -> int:
        """The enemies in a town, leaders not counted (ruling W4)."""
        return 0 if self.enemy_pieces[town] == 0 else s.units_in(1 - self.side, town)


def pieces_by_town(s: Field, side: int) -> Cells:
    """How many pieces of a side stand in each town."""
    pieces = cells(NOWHERE + 1)
    town: int
    for town in s.c[TOWN + first_of(side) : TOWN + last_of(side)]:
        pieces[town] += 1
    return pieces


# --- groups (5.1) ------------------------------------------------------------------------------


def may_choose_group(s: Field, seat: int, town: int, army: int) -> int:
    """5.1: three French group moves, two British and two Prussian."""
    if s.army_seat(army) != seat:
        return NOT_YOURS
    if _on_the_move(s, town, army):
        return GROUP_MOVING
    if s.c[GROUPS + army] == 0:
        return NO_GROUPS_LEFT
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[TOWN + u] == town and s.t.army[u] == army and s.c[LEGS + u] == 0:
            return OK
    return NOBODY_THERE


def _on_the_move(s: Field, town: int, army: int) -> bool:
    """Whether this is the group chosen last: it may still march without another group move."""
    top = s.top()
    return s.c[top + 2] == town and s.c[top + 3] == army


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
    """10.1, ruling W24: a leader gives his orders before he moves."""
    if s.seat_of(unit) != seat:
        return NOT_YOURS
    if s.t.arm[unit] != LEADER:
        return NOT_A_LEADER
    refused = may_still_command(s, unit)
    if refused != OK:
        return refused
    return ORDERS_TOO_LATE if _units_have_left(s, unit) else OK


def may_still_command(s: Field, leader: int) -> int:
    """10.1: a leader who is on the board, has not commanded yet and has not moved."""
    if s.c[CV + leader] == 0:
        return NO_SUCH
    if s.flag(leader, FACE_UP):
        return LEADER_ACTIVE
    return LEADER_MOVED if s.c[LEGS + leader] != 0 else OK


def _units_have_left(s: Field, leader: int) -> bool:
    """10.1: he commands those who are where he is, so not those who have already set out."""
    c = s.c
    town: int = c[TOWN + leader]
    army: int = s.t.army[leader]
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        if c[LEGS + u] != 0 and c[ORIGIN + u] == town and c[CV + u] != 0:
            s.because(A_PIECE, u)
            return True
    return False


def activate(s: Field, unit: int) -> None:
    """The leader is laid face up: the units leaving his town march at his order."""
    forget_one(s, unit)
    s.mark(unit, FACE_UP)
    army: int = s.t.army[unit]
    s.c[ORDERS + army] = s.c[TOWN + unit]
    s.witness(unit)
    s.note(ACTIVATED, unit, int(s.c[TOWN + unit]), 0, 0, EVERYONE)


# --- a march along one road --------------------------------------------------------------------


def allowance(s: Field, unit: int) -> int:
    """5.2: cavalry and leaders go two towns, infantry and artillery one."""
    return 2 if can_ride(s, unit) else 1


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
        s.because(A_PLACE, here)
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
    """5.3, 5.4, ruling W16: whether a road has room; leaders need none (10.0)."""
    if leader:
        return OK
    used: int = s.c[USED + road]
    capacity: int = s.t.capacity[road]
    if s.t.river[road] != 0 and used >= capacity // s.t.river_divisor:
        if occupied.enemy_units(s, to) != 0:
            s.because(A_PLACE, to)
            s.because_of_those_in(1 - occupied.side, to)
            return RIVER_FULL
    if used < capacity:
        return OK
    s.because(A_PLACE, to)
    return ROAD_FULL


def may_attack(s: Field, unit: int, to: int, occupied: Occupation) -> int:
    """5.6, 6.1, 13.2, ruling W22: whether this unit may enter a town held by the enemy."""
    if is_night(s):
        return NIGHT_NO_ATTACK
    if not in_command(s, unit, to):
        return COMMAND
    n = s.units_in(occupied.side, to)
    if s.t.arm[unit] != LEADER:
        n += 1
    wanted = s.t.min_attackers - n
    if wanted <= 0 or could_bring(s, unit, to, wanted, occupied):
        return OK
    s.because(A_PLACE, to)
    s.because_of_those_in(occupied.side, to)
    return TOO_FEW_TO_ATTACK


def could_bring(s: Field, unit: int, to: int, wanted: int, occupied: Occupation) -> bool:
    """6.1: whether enough other units might still reach the town this turn.

    Roads are not counted here, so an attack may still come to nothing; then it is recalled. With
    three players the Prussians, who move last, may join an attack of the British (13.1).
    """
    # Its own group is at hand if the unit itself sets out from there.
    if s.c[LEGS + unit] == 0 and occupied.waiting_in_group(s) > wanted:
        return True
    first = s.seat_from(s.seat_of(unit))
    return are_in_reach(s, first, last_of(side_of(unit)), unit, to, wanted)


def are_in_reach(s: Field, first: int, end: int, unit: int, to: int, wanted: int) -> bool:
    """Whether so many of these units, this one apart, could still march to a town."""
    c = s.c
    t = s.t
    group: int = c[s.top() + 2]
    distance = t.distance
    row = to * TOWNS
    n = 0
    u: i64
    for u in range(first, end):
        here: int = c[TOWN + u]
        if here == NOWHERE or distance[row + here] > 3 or here == to:
            continue
        if u == unit or t.arm[u] == LEADER:
            continue
        legs: int = c[LEGS + u]
        start: int = c[ORIGIN + u] if legs != 0 else here
        army: int = t.army[u]
        if start != group and (legs != 0 or c[GROUPS + army] == 0):
            continue
        if distance[row + here] <= allowance(s, u) + 1 - legs:
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
    u: i64
    for u in range(first_of(side), last_of(side)):
        if c[TOWN + u] == to and c[LEGS + u] != 0:
            other: int = c[ORIGIN + u]
            if other != start and s.t.slot[start * TOWNS + other] < 0:
                s.because(A_PLACE, other)
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
    if legs == 1 and forced == 0 and not s.in_the_open(unit):
        ride(s, unit)
    s.note(MARCHED, unit, here, to, forced, s.sides_knowing(unit))
    s.witness_if_open(unit)


# --- attacks that come to nothing (6.1) --------------------------------------------------------


def under_strength(s: Field, occupied: Occupation, town: int) -> bool:
    """6.1: whether pieces have entered an enemy town there in too small a number."""
    if occupied.enemy_pieces[town] == 0:
        return False
    return s.units_in(occupied.side, town) < s.t.min_attackers


def left_short(s: Field, seat: int, occupied: Occupation, town: int) -> bool:
    """6.1, ruling W38: an attack is under strength and no ally after this seat can mend that."""
    if not under_strength(s, occupied, town):
        return False
    missing = s.t.min_attackers - s.units_in(occupied.side, town)
    return not are_in_reach(s, s.seat_to(seat), last_of(occupied.side), -1, town, missing)


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
    c[LEGS + unit] = RECALLED_ALREADY
    s.witness_if_open(unit)
    s.note(kind, unit, here, back, 0, know)


def may_end(s: Field, seat: int) -> int:
    """6.1: nobody attacks with fewer than three units."""
    occupied = Occupation(s, 0 if seat == 0 else 1)
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[LEGS + u] != 0:
            town: int = s.c[TOWN + u]
            if occupied.enemy_pieces[town] != 0 and left_short(s, seat, occupied, town):
                s.because(A_PLACE, town)
                s.because_of_those_in(occupied.side, town)
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
    broken = False
    if group != NOWHERE:
        _legal_marches(s, group, army, occupied, out)
    for k in range(3):
        if s.army_seat(k) == seat:
            if _legal_for_army(s, k, group if k == army else NOWHERE, occupied, out):
                broken = True
    if not broken:
        out.add(DONE * VERB)


def _legal_for_army(s: Field, army: int, moving: int, occupied: Occupation, out: Codes) -> bool:
    """Its groups, recalls and orders; whether an attack of it is under strength."""
    c = s.c
    broken = False
    seen = cells(NOWHERE + 1)
    seen[NOWHERE] = 1
    seen[moving] = 1
    can_choose = c[GROUPS + army] != 0
    enemy = occupied.enemy_pieces
    leader: int = s.t.leader[army]
    headquarters: int = c[TOWN + leader]
    left_headquarters = False
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        town: int = c[TOWN + u]
        if c[LEGS + u] == 0:
            if can_choose and seen[town] == 0:
                seen[town] = 1
                out.add(GROUP * VERB + town * A + army)
            continue
        if c[ORIGIN + u] == headquarters:
            left_headquarters = True
        if enemy[town] != 0 and under_strength(s, occupied, town):
            broken = broken or left_short(s, s.army_seat(army), occupied, town)
            out.add(RECALL * VERB + u * A)
    if not left_headquarters and may_still_command(s, leader) == OK:
        out.add(ACTIVATE * VERB + leader * A)
    return broken


def _legal_marches(s: Field, group: int, army: int, occupied: Occupation, out: Codes) -> None:
    c = s.c
    arm = s.t.arm
    # What holds for one unit in a town holds for all of the group there, leaders apart.
    exits: dict[int, list[int]] = {}
    u: i64
    for u in range(first_of_army(army), last_of_army(army)):
        here: int = c[TOWN + u]
        if c[LEGS + u] == 0:
            if here != group:
                continue
        elif c[ORIGIN + u] != group or may_set_out(s, u, group, army, occupied) != OK:
            continue
        code = MARCH * VERB + u * A
        if arm[u] == LEADER:
            out.add_each(code, _open_towns(s, u, occupied))
            continue
        if here not in exits:
            exits[here] = _open_towns(s, u, occupied)
        out.add_each(code, exits[here])


def _open_towns(s: Field, unit: int, occupied: Occupation) -> list[int]:
    """The neighbouring towns that this unit may march to."""
    c = s.c
    t = s.t
    enemy = occupied.enemy_pieces
    here: int = c[TOWN + unit]
    leader = t.arm[unit] == LEADER
    at = here * MOST_ROADS
    degree: int = t.degree[here]
    towns: list[int] = []
    for k in range(at, at + degree):
        to: int = t.next_to[k]
        road: int = t.by_road[k]
        # A road that nobody has used has room whatever lies at its end.
        if c[USED + road] != 0 and may_take_road(s, road, to, leader, occupied) != OK:
            continue
        if enemy[to] == 0 or may_attack(s, unit, to, occupied) == OK:
            towns.append(to)
    return towns


class Moving(Step):
    """5.1: a seat moves its groups; the arguments are the town and army of the one on the move."""

    def legal(self, s: State, out: Codes) -> None:
        """The groups that may be chosen, and every road each unit of the chosen group may take."""
        legal(cast(Field, s), out)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        f = cast(Field, s)
        if verb == MARCH:
            return may_march(f, a, b)
        if verb == GROUP:
            return may_choose_group(f, s.asked(), a, b)
        if verb == ACTIVATE:
            return may_activate(f, s.asked(), a)
        if verb == RECALL:
            return may_recall(f, s.asked(), a)
        return may_end(f, s.asked()) if verb == DONE else NOT_NOW

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Carries out an action of the movement phase."""
        f = cast(Field, s)
        if verb == MARCH:
            march(f, a, b)
        elif verb == GROUP:
            choose_group(f, a, b)
        elif verb == ACTIVATE:
            activate(f, a)
        elif verb == RECALL:
            recall(f, a, RECALLED)
        else:
            s.pop()

    def about(self, s: State) -> dict[str, Any]:
        """The group on the move."""
        group = s.argument(0)
        if group == NOWHERE:
            return {}
        return {"group": s.game.model.towns[group].key, "side": ARMIES[s.argument(1)]}


# --- forced marches (5.5) ----------------------------------------------------------------------


class MarchDice(Automatic):
    """5.5: when all moves are made."""

    def run(self, s: State) -> None:
        """A die for every forced march."""
        s.pop()
        roll_for_marches(cast(Field, s))


def roll_for_marches(s: Field) -> None:
    """5.5, ruling W2: a die for every unit that marched too far, when all moves are made."""
    side = s.active()
    settle(s)
    rolled = roll_town_by_town(s, first_of(side), last_of(side), 0)
    # Only dice, or an ally who did not come (ruling W38), can leave an attack too weak.
    if rolled or s.three_seats():
        _call_off(s, side)


def roll_town_by_town(s: Field, first: int, end: int, loses_on: int) -> bool:
    """A die for each of these units that marched beyond its allowance; whether there were any.

    Town by town: the order of the units would tell the enemy who marched where (2.2).
    """
    c = s.c
    tired = cells(TOWNS)
    any_tired = False
    u: i64
    for u in range(first, end):
        if c[LEGS + u] > 1 and c[TOWN + u] != NOWHERE and _marched_too_far(s, u):
            tired[int(c[TOWN + u])] = 1
            any_tired = True
    if not any_tired:
        return False
    for town in range(TOWNS):
        if tired[town] == 0:
            continue
        # Those who must meet the same number together, for the same reason.
        for limit in range(2, RETREAT_LOSES_ON + 1):
            for u in range(first, end):
                if c[TOWN + u] == town and _marched_too_far(s, u):
                    if limit == (loses_on if loses_on > 0 else _campaign_loss(s, u)):
                        march_die(s, u, limit)
    return True


def _marched_too_far(s: Field, unit: int) -> bool:
    legs: int = s.c[LEGS + unit]
    return legs != RECALLED_ALREADY and legs > allowance(s, unit)


def _campaign_loss(s: Field, unit: int) -> int:
    """5.5, 10.1, ruling W2: 1-3 loses, under a leader's orders by day only 1-2."""
    return 2 if under_orders(s, unit) and not is_night(s) else 3


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
    own = pieces_by_town(s, side)
    for town in range(TOWNS):
        if own[town] != 0 and under_strength(s, occupied, town):
            _call_off_at(s, side, town)


def _call_off_at(s: Field, side: int, town: int) -> None:
    """By the towns they go back to: the order of the units would tell who goes where (2.2)."""
    u: i64
    for origin in range(TOWNS):
        for u in range(first_of(side), last_of(side)):
            if s.c[TOWN + u] == town and s.c[ORIGIN + u] == origin:
                if not s.in_the_open(u):
                    s.slip_away(u)
                recall(s, u, CALLED_OFF)
