"""Chapter 7: retreats, routs, disorganisation and regrouping."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from grognard.games.waterloo.events import (
    BATTLE_WON,
    BY_NO_RETREAT,
    BY_ROUT,
    REGROUPED,
    RETREATED,
    ROUTED,
)
from grognard.games.waterloo.layout import (
    ARTILLERY,
    ASIDE,
    ATTACKER_ROUTED,
    B_TOWN,
    CAVALRY,
    CLOSE_BATTLE,
    CV,
    DEFENDER_ROUTED,
    DISORGANISED,
    DONE,
    END_BATTLE_TURN,
    END_ROUT,
    FACE_UP,
    FIGHT,
    FLAGS,
    INFANTRY,
    LEADER,
    LEGS,
    LINE,
    LOSSES,
    NOWHERE,
    PLACE,
    REGROUP,
    REGROUP_IN,
    REGROUP_OUT,
    REINFORCE,
    RETREAT,
    RETREAT_UNIT,
    ROUT,
    SEEN_OFF,
    SPENT,
    TOWN,
    TOWNS,
    UNITS,
)
from grognard.games.waterloo.lookups import MOST_ROADS
from grognard.games.waterloo.refusals import (
    ATTACKER_RETREAT,
    BATTLE_THERE,
    BUSY,
    DEFENDER_RETREAT,
    ENEMY_THERE,
    IS_DISORGANISED,
    LEADER_NO_FORCED,
    MUST_LEAVE,
    NO_ROAD,
    NO_SUCH,
    NOT_ADJACENT,
    NOT_IN_BATTLE,
    NOT_NOW,
    NOT_YOURS,
    OK,
    REGROUP_NO_FORCED,
    REGROUP_ROAD_FULL,
    RETREAT_ROAD_FULL,
    RETREAT_TOO_FAR,
    ROUT_ROAD_FULL,
)
from grognard.games.waterloo.state import Field, Tally, first_of, last_of, side_of
from grognard.games.waterloo.steps.movement import (
    RETREAT_LOSES_ON,
    allowance,
    roll_town_by_town,
)
from grognard.kernel.arrays import Codes
from grognard.kernel.state import A_PIECE, EVERYONE, OUTCOME, VERB, A, State
from grognard.kernel.step import Automatic, Step

# --- where to (7.1) ----------------------------------------------------------------------------


def may_retreat_to(s: Field, battle: int, side: int, to: int) -> int:
    """7.1, ruling W9: the towns that are open to a side that leaves this battle."""
    if s.c[battle + B_TOWN] == to:
        return BATTLE_THERE
    if s.battle_at(to) >= 0:
        return BATTLE_THERE
    if s.holds(1 - side, to):
        s.because_of_those_in(1 - side, to)
        return ENEMY_THERE
    if side == s.active():
        return OK if s.came_by(battle, to) or s.holds(side, to) else ATTACKER_RETREAT
    return DEFENDER_RETREAT if s.came_by(battle, to) else OK


def road_limit(s: Field, kind: int, road: int) -> int:
    """7.2, 7.5, 7.6, 9.2, rulings W10, W30: how many units a road of the battle carries."""
    if kind == ROUT:
        capacity: int = s.t.capacity[road]
        if s.t.river[road] != 0:
            capacity = capacity // s.t.river_divisor
        return capacity
    limit: int = s.t.regroup[road] if kind == REGROUP else s.t.trickle[road]
    return limit


def may_use_road(s: Field, kind: int, road: int, k: int, leader: bool) -> int:
    """Whether a road out has room; leaders need none (10.0)."""
    spent: int = s.c[SPENT + k]
    if leader or spent < road_limit(s, kind, road):
        return OK
    if kind == ROUT:
        return ROUT_ROAD_FULL
    return REGROUP_ROAD_FULL if kind == REGROUP else RETREAT_ROAD_FULL


def may_go_on(s: Field, kind: int, unit: int) -> int:
    """7.3: cavalry and leaders go two towns; beyond that a retreat is a forced march."""
    legs: int = s.c[LEGS + unit]
    normal = allowance(s, unit)
    if legs < normal:
        return OK
    if s.t.arm[unit] == LEADER:
        return LEADER_NO_FORCED
    if kind == REGROUP:
        return REGROUP_NO_FORCED
    return RETREAT_TOO_FAR if legs > normal else OK


def may_retreat(s: Field, kind: int, seat: int, unit: int, to: int) -> int:
    """Whether a piece may leave the battle for a neighbouring town, or march on from there."""
    c = s.c
    if s.seat_of(unit) != seat:
        return NOT_YOURS
    if c[CV + unit] == 0:
        return NO_SUCH
    battle = s.battle_now()
    here: int = c[TOWN + unit]
    legs: int = c[LEGS + unit]
    if legs == 0 and c[battle + B_TOWN] != here:
        return NOT_IN_BATTLE
    if legs == 0 and kind == REGROUP and s.flag(unit, DISORGANISED):
        return IS_DISORGANISED
    if legs != 0:
        refused = may_go_on(s, kind, unit)
        if refused != OK:
            return refused
    road = s.t.road_between(here, to)
    if road < 0:
        return NO_ROAD
    refused = may_retreat_to(s, battle, side_of(unit), to)
    if refused != OK or legs != 0:
        return refused
    return may_use_road(s, kind, road, s.t.slot[here * TOWNS + to], s.t.arm[unit] == LEADER)


def retreat(s: Field, kind: int, unit: int, to: int) -> None:
    """Takes a piece one town farther from the battle; it is disorganised (7.4)."""
    c = s.c
    here: int = c[TOWN + unit]
    legs: int = c[LEGS + unit]
    if legs == 0 and kind == RETREAT and not _pays_to_leave(s, unit):
        return
    seen = s.in_the_open(unit) or (legs != 0 and c[SEEN_OFF + unit] == 1)
    if legs != 0 and not seen and legs >= allowance(s, unit):
        s.slip_away(unit)
    if legs == 0 and s.t.arm[unit] != LEADER:
        k: int = s.t.slot[here * TOWNS + to]
        spent: int = c[SPENT + k]
        c[SPENT + k] = spent + 1
    flags: int = c[FLAGS + unit]
    c[FLAGS + unit] = (flags & FACE_UP) | DISORGANISED
    c[SEEN_OFF + unit] = 1 if seen else 0
    c[PLACE + unit] = ASIDE
    c[TOWN + unit] = to
    c[LEGS + unit] = legs + 1
    if seen:
        s.witness(unit)
    forced = 1 if legs >= allowance(s, unit) else 0
    if legs == 1 and forced == 0 and not seen:
        s.set_rode(unit, True)
    know = EVERYONE if seen else s.sides_knowing(unit)
    s.note(REGROUPED if kind == REGROUP else RETREATED, unit, here, to, forced, know)


def _pays_to_leave(s: Field, unit: int) -> bool:
    """7.0: a unit that leaves an engagement suffers as in a rout; whether it survives."""
    loss = cost_of_leaving(s, Tally(s, int(s.c[TOWN + unit])), unit)
    if loss > 0:
        s.lose(unit, loss, BY_ROUT)
    return s.c[CV + unit] != 0


def cost_of_leaving(s: Field, tally: Tally, unit: int) -> int:
    """7.0: the CV that a unit loses by a retreat of its own will.

    7.6, ruling W7: so does the last of a column, who begins a rout of his own will.
    """
    place: int = s.c[PLACE + unit]
    if tally.engaged(side_of(unit), place) or is_last_of_column(s, tally, unit):
        return attrition(s, unit, _cavalry_faces(tally, unit, place))
    return 0


def pays_to_empty_column(s: Field, unit: int) -> bool:
    """Ruling W7: the last of a column who goes to the reserve pays too; whether it survives."""
    tally = Tally(s, int(s.c[TOWN + unit]))
    if is_last_of_column(s, tally, unit):
        _pay(s, tally, unit)
    return s.c[CV + unit] != 0


def is_last_of_column(s: Field, tally: Tally, unit: int) -> bool:
    """Whether a unit alone holds its column (ruling W26); a leader holds none (ruling W4)."""
    place: int = s.c[PLACE + unit]
    if place < LINE or s.t.arm[unit] == LEADER:
        return False
    return tally.column(side_of(unit), (place - LINE) % 3) == 1


def _pay(s: Field, tally: Tally, unit: int) -> None:
    """Takes the attrition of a rout from a unit in a column."""
    loss = attrition(s, unit, _cavalry_faces(tally, unit, int(s.c[PLACE + unit])))
    if loss > 0:
        s.lose(unit, loss, BY_ROUT)


# --- losses of a rout (7.5) --------------------------------------------------------------------


def attrition(s: Field, unit: int, enemy_cavalry: bool) -> int:
    """7.5: artillery 2 CV, infantry 1, cavalry 1 before enemy cavalry, leaders none."""
    arm: int = s.t.arm[unit]
    if arm == ARTILLERY:
        return 2
    if arm == INFANTRY:
        return 1
    return 1 if arm == CAVALRY and enemy_cavalry else 0


def _cavalry_faces(tally: Tally, unit: int, place: int) -> bool:
    side = side_of(unit)
    if not tally.engaged(side, place):
        return False
    return tally.cavalry(tally.facing(side, place)) != 0


def rout(s: Field, battle: int, side: int, engaged_only: bool) -> None:
    """7.5, ruling W7: a column is empty, so the whole side leaves; those in columns suffer.

    At nightfall (rulings W18, W32) only the units engaged suffer.
    """
    town: int = s.c[battle + B_TOWN]
    tally = Tally(s, town)
    begin_rout(s, battle, side)
    u: i64
    for u in range(first_of(side), last_of(side)):
        if s.c[TOWN + u] != town or s.c[PLACE + u] < LINE:
            continue
        place: int = s.c[PLACE + u]
        if engaged_only and not tally.engaged(side, place):
            continue
        _pay(s, tally, u)


def rout_at_once(s: Field, battle: int, side: int) -> None:
    """6.1, ruling W8: one or two defenders give way before they can deploy."""
    town: int = s.c[battle + B_TOWN]
    tally = Tally(s, town)
    other = (1 - side) * 8
    cavalry = False
    for place in range(8):
        if tally.cavalry(other + place) != 0:
            cavalry = True
    begin_rout(s, battle, side)
    # Those who fall first: the order of the units would tell who they are (2.2).
    _lose_unseen(s, side, town, cavalry, True)
    _lose_unseen(s, side, town, cavalry, False)


def _lose_unseen(s: Field, side: int, town: int, cavalry: bool, fatal: bool) -> None:
    """The attrition of those blocks that fall to it, or of those that do not."""
    u: i64
    for u in range(first_of(side), last_of(side)):
        if s.c[TOWN + u] != town:
            continue
        loss = attrition(s, u, cavalry)
        cv: int = s.c[CV + u]
        if loss > 0 and (loss >= cv) == fatal:
            s.lose(u, loss, BY_ROUT)


def begin_rout(s: Field, battle: int, side: int) -> None:
    """Breaks off the battle turn and asks the beaten side where its pieces go."""
    attacker = s.active()
    s.mark_battle(battle, ATTACKER_ROUTED if side == attacker else DEFENDER_ROUTED)
    town: int = s.c[battle + B_TOWN]
    s.note(ROUTED, side, town, 0, 0, EVERYONE)
    clear_roads(s)
    _abandon_battle_turn(s)
    s.push(CLOSE_BATTLE, 0, 0, 0)
    ask_side(s, REGROUP, 1 - side)
    s.push(END_ROUT, 0, side, 0)
    ask_side(s, ROUT, side)


def _abandon_battle_turn(s: Field) -> None:
    while True:
        kind: int = s.c[s.top()]
        unfinished = kind == RETREAT or kind == FIGHT or kind == REINFORCE or kind == LOSSES
        if not unfinished and kind != END_BATTLE_TURN:
            return
        s.pop()


def ask_side(s: Field, kind: int, side: int) -> None:
    """13.1, ruling W33: asks each seat of a side, the British before the Prussians."""
    if side != 0 and s.three_seats():
        s.push(kind, 2, 0, 0)
    s.push(kind, side, 0, 0)


def clear_roads(s: Field) -> None:
    """The roads out of the battle are free again."""
    for k in range(MOST_ROADS):
        s.c[SPENT + k] = 0


def end_rout(s: Field, side: int) -> None:
    """7.5: who could not get away is lost; then the winner holds the field."""
    c = s.c
    battle = s.battle_now()
    town: int = c[battle + B_TOWN]
    u: i64
    for u in range(first_of(side), last_of(side)):
        if c[TOWN + u] == town:
            s.eliminate(u, BY_NO_RETREAT)
            if c[OUTCOME] != 0:  # without Napoléon nothing else happens (ruling W6)
                return
    roll_for_retreats(s, first_of(side), last_of(side))
    for u in range(first_of(1 - side), last_of(1 - side)):
        if c[TOWN + u] == town:
            c[PLACE + u] = ASIDE
            flags: int = c[FLAGS + u]
            c[FLAGS + u] = flags & (DISORGANISED | FACE_UP)
    clear_roads(s)
    s.note(BATTLE_WON, 1 - side, town, 0, 0, EVERYONE)


def roll_for_retreats(s: Field, first: int, end: int) -> None:
    """7.3: a die for every one of these units that retreated by forced march."""
    roll_town_by_town(s, first, end, RETREAT_LOSES_ON)
    u: i64
    for u in range(first, end):
        s.c[LEGS + u] = 0


def close_battle(s: Field) -> None:
    """The field is quiet."""
    battle = s.battle_now()
    s.c[battle + B_TOWN] = NOWHERE
    roll_for_retreats(s, 0, UNITS)


# --- the steps of retreat and rout -------------------------------------------------------------


def can_leave(s: Field, seat: int) -> bool:
    """Whether any town is open to this seat's pieces in the battle."""
    battle = s.battle_now()
    town: int = s.c[battle + B_TOWN]
    side = 0 if seat == 0 else 1
    if not has_pieces(s, seat, town):
        return False
    at = town * MOST_ROADS
    degree: int = s.t.degree[town]
    for k in range(at, at + degree):
        if may_retreat_to(s, battle, side, s.t.next_to[k]) == OK:
            return True
    return False


def leaving(s: Field, seat: int) -> bool:
    """Whether a piece of this seat is on its way out and may go on."""
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[LEGS + u] != 0 and s.c[CV + u] != 0:
            return True
    return False


def has_pieces(s: Field, seat: int, town: int) -> bool:
    """Whether a seat has pieces in a town."""
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[TOWN + u] == town:
            return True
    return False


def may_end_rout(s: Field, seat: int) -> int:
    """7.5: while a routed piece can still get away it must."""
    battle = s.battle_now()
    town: int = s.c[battle + B_TOWN]
    at = town * MOST_ROADS
    degree: int = s.t.degree[town]
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[TOWN + u] != town:
            continue
        for k in range(at, at + degree):
            if may_retreat(s, ROUT, seat, u, s.t.next_to[k]) == OK:
                s.because(A_PIECE, u)
                return MUST_LEAVE
    return OK


def legal(s: Field, kind: int, seat: int, out: Codes) -> None:
    """Every way out of the battle, and on from there."""
    c = s.c
    battle = s.battle_now()
    town: int = c[battle + B_TOWN]
    side = 0 if seat == 0 else 1
    verb = REGROUP_OUT if kind == REGROUP else RETREAT_UNIT
    exits = _open_roads(s, battle, side, town)
    must_leave = False
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if c[CV + u] == 0:
            continue
        code = verb * VERB + u * A
        legs: int = c[LEGS + u]
        if legs != 0:
            if may_go_on(s, kind, u) == OK:
                _legal_onward(s, battle, side, u, code, out)
        elif c[TOWN + u] == town and not (kind == REGROUP and s.flag(u, DISORGANISED)):
            leader = s.t.arm[u] == LEADER
            at = town * MOST_ROADS
            degree: int = s.t.degree[town]
            for k in range(degree):
                if exits & s.t.bits[k] == 0:
                    continue
                if may_use_road(s, kind, s.t.by_road[at + k], k, leader) == OK:
                    out.add(code + s.t.next_to[at + k])
                    must_leave = True
    if kind == REGROUP:
        _legal_arrivals(s, seat, out)
    if kind != ROUT or not must_leave:
        out.add(DONE * VERB)


def _open_roads(s: Field, battle: int, side: int, town: int) -> int:
    """The roads of the battle town that lead to open towns, as bits."""
    exits = 0
    at = town * MOST_ROADS
    degree: int = s.t.degree[town]
    for k in range(degree):
        if may_retreat_to(s, battle, side, s.t.next_to[at + k]) == OK:
            exits |= s.t.bits[k]
    return exits


def _legal_onward(s: Field, battle: int, side: int, unit: int, code: int, out: Codes) -> None:
    here: int = s.c[TOWN + unit]
    at = here * MOST_ROADS
    degree: int = s.t.degree[here]
    for k in range(at, at + degree):
        to: int = s.t.next_to[k]
        if may_retreat_to(s, battle, side, to) == OK:
            out.add(code + to)


# --- regrouping (7.6) --------------------------------------------------------------------------


def may_join(s: Field, seat: int, unit: int) -> int:
    """7.6, rulings W10, W31: the winner may bring in neighbours, two by a main road or one."""
    c = s.c
    if s.seat_of(unit) != seat:
        return NOT_YOURS
    if c[CV + unit] == 0:
        return NO_SUCH
    if c[PLACE + unit] != ASIDE:
        return BUSY
    if s.flag(unit, DISORGANISED):
        return IS_DISORGANISED
    battle = s.battle_now()
    town: int = c[battle + B_TOWN]
    here: int = c[TOWN + unit]
    k: int = s.t.slot[town * TOWNS + here]
    if k < 0:
        return NOT_ADJACENT
    return may_use_road(s, REGROUP, s.t.road_between(town, here), k, s.t.arm[unit] == LEADER)


def join(s: Field, unit: int) -> None:
    """A neighbouring piece comes to the field; it is disorganised."""
    c = s.c
    battle = s.battle_now()
    town: int = c[battle + B_TOWN]
    here: int = c[TOWN + unit]
    if s.t.arm[unit] != LEADER:
        k: int = s.t.slot[town * TOWNS + here]
        spent: int = c[SPENT + k]
        c[SPENT + k] = spent + 1
    if not s.in_the_open(unit):
        s.slip_away(unit)
    c[TOWN + unit] = town
    s.mark(unit, DISORGANISED)
    s.witness_if_open(unit)
    s.note(REGROUPED, unit, here, town, 0, s.sides_knowing(unit))


def _legal_arrivals(s: Field, seat: int, out: Codes) -> None:
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if may_join(s, seat, u) == OK:
            out.add(REGROUP_IN * VERB + u * A)


def can_regroup(s: Field, seat: int) -> bool:
    """Whether the winner has anything to choose."""
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if may_join(s, seat, u) == OK:
            return True
    return can_leave(s, seat)


# --- the steps ---------------------------------------------------------------------------------


def nobody_there(s: Field, seat: int) -> bool:
    """Whether a seat has no piece in the battle being fought."""
    town: int = s.c[s.battle_now() + B_TOWN]
    return not has_pieces(s, seat, town)


class Leaving(Step):
    """What retreat, rout and regrouping share: pieces leave the battle being fought."""

    def __init__(self, key: str, rule: str, verbs: tuple[int, ...], kind: int) -> None:
        super().__init__(key, rule, verbs)
        self.kind = kind

    def skip(self, s: State) -> bool:
        """If no piece is on its way and none can leave."""
        f = cast(Field, s)
        return not leaving(f, s.asked()) and not can_leave(f, s.asked())

    def legal(self, s: State, out: Codes) -> None:
        """Every way out of the battle, and on from there."""
        legal(cast(Field, s), self.kind, s.asked(), out)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        if verb == RETREAT_UNIT:
            return may_retreat(cast(Field, s), self.kind, s.asked(), a, b)
        return OK if verb == DONE else NOT_NOW

    def about(self, s: State) -> dict[str, Any]:
        """The town of the battle."""
        return cast(Field, s).battlefield()


class Routing(Leaving):
    """7.5: the beaten side flees."""

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        if verb == DONE:
            return may_end_rout(cast(Field, s), s.asked())
        return super().refusal(s, verb, a, b)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Carries out an action of a rout."""
        if verb == DONE:
            s.pop()
        else:
            retreat(cast(Field, s), ROUT, a, b)


class Regrouping(Leaving):
    """7.6: the winner may leave, or call neighbours in."""

    def skip(self, s: State) -> bool:
        """If no piece is on its way, none can leave and none can come."""
        f = cast(Field, s)
        return not leaving(f, s.asked()) and not can_regroup(f, s.asked())

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        if verb == REGROUP_OUT:
            return may_retreat(cast(Field, s), REGROUP, s.asked(), a, b)
        if verb == REGROUP_IN:
            return may_join(cast(Field, s), s.asked(), a)
        return OK if verb == DONE else NOT_NOW

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Carries out an action of a regrouping."""
        if verb == DONE:
            s.pop()
        elif verb == REGROUP_IN:
            join(cast(Field, s), a)
        else:
            retreat(cast(Field, s), REGROUP, a, b)


class EndOfRout(Automatic):
    """7.5: the beaten side (first argument) has left the field."""

    def run(self, s: State) -> None:
        """Who could not get away is lost."""
        side = s.argument(0)
        s.pop()
        end_rout(cast(Field, s), side)


class EndOfBattle(Automatic):
    """7.5: the battle is over."""

    def run(self, s: State) -> None:
        """The field is quiet."""
        s.pop()
        close_battle(cast(Field, s))
