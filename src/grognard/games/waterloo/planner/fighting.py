"""Orders of a battle (chapters 6 to 9): deployment, posture, withdrawal, support."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from grognard.games.waterloo.layout import (
    ADVANCE,
    ARTILLERY,
    ASIDE,
    B_TOWN,
    BRING,
    CAVALRY,
    CV,
    DEPLOY_UNIT,
    DONE,
    FIRE,
    FLAGS,
    FORM_SQUARE,
    FORWARD,
    FRENCH,
    INFANTRY,
    LEADER,
    LEAVE_SQUARE,
    LEGS,
    LINE,
    MOVES,
    PLACE,
    REGROUP_IN,
    RESERVE,
    RETREAT,
    RETREAT_UNIT,
    ROUT,
    SHIFT,
    SQUARE,
    TOWN,
    TOWNS,
    UNITS,
    WITHDRAW,
)
from grognard.games.waterloo.lookups import MOST_ROADS
from grognard.games.waterloo.planner.orders import (
    ATTACK,
    DEPLOYMENT,
    POSTURE,
    PULL_BACK,
    REGROUPING,
    STAND,
    SUPPORT,
    WITHDRAWAL,
    first_of_order,
    order_of,
    second_of_order,
)
from grognard.games.waterloo.planner.situation import DASH, RESERVE_SHARE, RESOLVE, SALLY
from grognard.games.waterloo.refusals import OK
from grognard.games.waterloo.state import Field, Tally, first_of, last_of, side_of
from grognard.games.waterloo.steps.battle import Array
from grognard.games.waterloo.steps.combat import (
    fire_level,
    keeps_duty,
    may_act,
    may_advance,
    may_end_fight,
    may_fire,
    may_shift,
    may_square,
    may_withdraw,
)
from grognard.games.waterloo.steps.reinforcement import may_bring
from grognard.games.waterloo.steps.reinforcement import may_end as may_end_support
from grognard.games.waterloo.steps.retreat import may_join, may_retreat
from grognard.kernel.arrays import Lookup, lookup_of
from grognard.kernel.planner import Proposals
from grognard.kernel.state import VERB, A

NONE: Final = -1
RESERVE_CV: Final = 27  # tenths of a CV that a block in reserve is taken for


class Strengths:
    """The fighting strength of both sides in each sector, and of what waits behind."""

    def __init__(self, s: Field, side: int, town: int) -> None:
        self.mine: Lookup = lookup_of([0, 0, 0])
        self.theirs: Lookup = lookup_of([0, 0, 0])
        self.my_units: Lookup = lookup_of([0, 0, 0])
        self.my_cv: i64 = 0  # everyone, in tenths
        self.their_cv: i64 = 0
        self.my_reserve: i64 = 0
        c = s.c
        arm = s.t.arm
        here: i16 = town
        u: i64
        for u in range(UNITS):
            if c[TOWN + u] != here or arm[u] == LEADER:
                continue
            place: int = c[PLACE + u]
            cv: int = c[CV + u]
            if side_of(u) == side:
                self._count_mine(s, u, place, cv)
            elif place >= LINE:
                self.their_cv += cv * 10
                self.theirs[(place - LINE) % 3] += self._worth(s, u, cv, 2)
            else:
                self.their_cv += RESERVE_CV

    def _count_mine(self, s: Field, unit: i64, place: i64, cv: i64) -> None:
        self.my_cv += cv * 10
        if place >= LINE:
            sector = (place - LINE) % 3
            self.mine[sector] += self._worth(s, unit, cv, 1)
            self.my_units[sector] += 1
        else:
            self.my_reserve += 1

    def _worth(self, s: Field, unit: i64, cv: i64, gun: i64) -> i64:
        arm = s.t.arm[unit]
        if arm == CAVALRY:
            return cv * 3
        return cv * gun if arm == ARTILLERY else cv * 2


# --- deployment (6.2) --------------------------------------------------------------------------


def propose_deployment(ways: Lookup, out: Proposals) -> None:
    """Even or heavy in one sector, with a small or a large reserve."""
    share = ways[RESERVE_SHARE] if ways[RESERVE_SHARE] > 1 else 2
    out.add(order_of(DEPLOYMENT, 3, share, 0), 10)
    out.add(order_of(DEPLOYMENT, 1, share, 0), 6)
    out.add(order_of(DEPLOYMENT, 0, share, 0), 5)
    out.add(order_of(DEPLOYMENT, 2, share, 0), 5)
    out.add(order_of(DEPLOYMENT, 3, 2, 0), 4)
    out.add(order_of(DEPLOYMENT, 3, 2 * share, 0), 4)


def next_deployment(s: Field, seat: int, order: int) -> int:
    """The strongest unit behind goes to the weakest column, until the reserve is as wanted."""
    heavy = first_of_order(order)
    share = second_of_order(order)
    c = s.c
    town: int = c[s.battle_now() + B_TOWN]
    array = Array(s, seat)
    strength = lookup_of([0, 0, 0])
    best = NONE
    most = 0
    units = 0
    waiting = 0
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if c[TOWN + u] != town or s.t.arm[u] == LEADER:
            continue
        units += 1
        cv: int = c[CV + u]
        place: int = c[PLACE + u]
        if place >= LINE:
            strength[place - LINE] += cv
            continue
        waiting += 1
        rank = cv * 4 + (2 if s.t.arm[u] == INFANTRY else 0)
        if rank > most:
            most = rank
            best = u
    if best < 0 or (waiting * share <= units and array.empty <= array.later):
        return DONE * VERB
    sector = _lightest(strength, heavy)
    if not array.allows(False, sector):
        sector = _empty(array)
        if sector < 0:
            return DONE * VERB
    return DEPLOY_UNIT * VERB + best * A + sector


def _lightest(strength: Lookup, heavy: int) -> int:
    best = 0
    least = 9999
    for sector in range(3):
        load = strength[sector] * 2
        if sector == heavy:
            load = strength[sector]
        if load < least:
            least = load
            best = sector
    return best


def _empty(array: Array) -> int:
    for sector in range(3):
        if array.tally.column(array.side, sector) == 0:
            return sector
    return NONE


# --- the battle turn (8.0) ---------------------------------------------------------------------


def propose_postures(s: Field, seat: int, ways: Lookup, out: Proposals) -> None:
    """Attack where stronger; and what differs from it in one sector; all out; none at all."""
    side = 0 if seat == 0 else 1
    town: int = s.c[s.battle_now() + B_TOWN]
    strengths = Strengths(s, side, town)
    bold = ways[DASH] if side == s.active() else ways[SALLY]
    usual = lookup_of([0, 0, 0])
    for sector in range(3):
        ahead = strengths.mine[sector] * 10 > strengths.theirs[sector] * bold
        usual[sector] = ATTACK if ahead else STAND
    fed = 1 if strengths.my_reserve > 0 else 0
    out.add(_posture(usual[0], usual[1], usual[2], fed), 10)
    for sector in range(3):
        old = usual[sector]
        usual[sector] = STAND if old == ATTACK else ATTACK
        out.add(_posture(usual[0], usual[1], usual[2], fed), 4)
        usual[sector] = old
    out.add(_posture(ATTACK, ATTACK, ATTACK, fed), 3)
    out.add(_posture(STAND, STAND, STAND, fed), 3)
    if fed != 0:
        out.add(_posture(usual[0], usual[1], usual[2], 0), 3)
    out.add(_posture(PULL_BACK, PULL_BACK, PULL_BACK, fed), 1)


def _posture(left: i64, centre: i64, right: i64, fed: i64) -> i64:
    return order_of(POSTURE, left + 3 * centre + 9 * right, fed, 0)


def next_tactical(s: Field, seat: int, order: int, feeding: i64) -> int:
    """Fire first, then advances, then the reserve; the end, if duty allows it (ruling W18)."""
    posture = first_of_order(order)
    town: int = s.c[s.battle_now() + B_TOWN]
    tally = Tally(s, town)
    code = _next_of_columns(s, seat, town, posture, tally)
    if code >= 0:
        return code
    code = _next_advance(s, seat, town, posture, tally)
    if code >= 0:
        return code
    if second_of_order(order) != 0:
        code = _next_from_reserve(s, seat, town, posture, feeding, tally)
        if code >= 0:
            return code
    if may_end_fight(s, seat, tally) == OK:
        return DONE * VERB
    return _next_advance(s, seat, town, ATTACK * 13, tally)


def _stance(posture: i64, sector: i64) -> i64:
    if sector == 0:
        return posture % 3
    return posture // 3 % 3 if sector == 1 else posture // 9


def _next_of_columns(s: Field, seat: int, town: int, posture: i64, tally: Tally) -> int:
    """Squares, withdrawals and fire."""
    c = s.c
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if c[TOWN + u] != town or s.t.arm[u] == LEADER:
            continue
        place: int = c[PLACE + u]
        flags: int = c[FLAGS + u]
        if place < LINE or flags & MOVES != 0:
            continue
        code = _change_formation(s, seat, u, place, flags, tally)
        if code >= 0:
            return code
        if _stance(posture, (place - LINE) % 3) == PULL_BACK or _is_spent_gun(s, u):
            code = _pull_back(s, seat, u, place, tally)
            if code >= 0:
                return code
        code = _fire(s, u, tally)
        if code >= 0:
            return code
    return NONE


def _change_formation(s: Field, seat: int, unit: i64, place: int, flags: int, tally: Tally) -> int:
    """8.5: square against cavalry alone, line against everything else."""
    if s.t.arm[unit] != INFANTRY:
        return NONE
    side = side_of(unit)
    only_horse = False
    if tally.engaged(side, place):
        facing = tally.facing(side, place)
        horse = tally.cavalry(facing)
        foes: int = tally.n[facing]
        only_horse = horse > 0 and horse == foes
    squared = flags & SQUARE != 0
    if squared == only_horse:
        return NONE
    if only_horse and s.c[CV + unit] == 1:
        return NONE
    if may_act(s, seat, unit) != OK or may_square(s, unit, only_horse) != OK:
        return NONE
    verb = FORM_SQUARE if only_horse else LEAVE_SQUARE
    if keeps_duty(s, seat, verb, unit, 0, tally) != OK:
        return NONE
    return verb * VERB + unit * A


def _is_spent_gun(s: Field, unit: i64) -> bool:
    return s.t.arm[unit] == ARTILLERY and s.c[CV + unit] == 1


def _pull_back(s: Field, seat: int, unit: i64, place: int, tally: Tally) -> int:
    """8.1: out of an engagement, if others still hold the column."""
    side = side_of(unit)
    if not tally.engaged(side, place) or tally.column(side, (place - LINE) % 3) < 2:
        return NONE
    if place >= FORWARD:
        pass
    elif tally.n[side * 8 + place] < 2:
        return NONE
    if may_withdraw(s, unit, tally) != OK:
        return NONE
    if keeps_duty(s, seat, WITHDRAW, unit, 0, tally) != OK:
        return NONE
    return WITHDRAW * VERB + unit * A


def _fire(s: Field, unit: i64, tally: Tally) -> int:
    """At those whom it hurts most."""
    at_others = may_fire(s, unit, 0, tally) == OK
    at_squares = may_fire(s, unit, 1, tally) == OK
    if not at_others and not at_squares:
        return NONE
    squares = 1 if at_squares else 0
    if at_others and at_squares:
        engaged = tally.engaged(side_of(unit), int(s.c[PLACE + unit]))
        better = fire_level(s, unit, True, engaged) > fire_level(s, unit, False, engaged)
        squares = 1 if better else 0
    return FIRE * VERB + unit * A + squares


def _next_advance(s: Field, seat: int, town: int, posture: i64, tally: Tally) -> int:
    """8.1: everyone in an attacking sector who may; the weakest only where nobody else does."""
    c = s.c
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if c[TOWN + u] != town or s.t.arm[u] == LEADER or s.t.arm[u] == ARTILLERY:
            continue
        place: int = c[PLACE + u]
        if place < LINE or place >= FORWARD or _stance(posture, place - LINE) != ATTACK:
            continue
        if c[CV + u] == 1 and tally.n[side_of(u) * 8 + place] > 1:
            continue
        if may_act(s, seat, u) == OK and may_advance(s, u, tally) == OK:
            return ADVANCE * VERB + u * A
    return NONE


def _next_from_reserve(
    s: Field, seat: int, town: int, posture: i64, feeding: i64, tally: Tally
) -> int:
    """Reserves go where the column is weakest."""
    c = s.c
    side = 0 if seat == 0 else 1
    strengths = Strengths(s, side, town)
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if c[TOWN + u] != town or s.t.arm[u] == LEADER or c[PLACE + u] != RESERVE:
            continue
        if may_act(s, seat, u) != OK:
            continue
        best = 0
        where = NONE
        for sector in range(3):
            lack = strengths.theirs[sector] * feeding - strengths.mine[sector] * 10
            if strengths.my_units[sector] == 1:
                lack += 15
            if _stance(posture, sector) == ATTACK:
                lack += 10
            if c[CV + u] == 1:
                lack -= 20
            if lack > best and may_shift(s, u, sector, tally) == OK:
                best = lack
                where = sector
        if where >= 0 and keeps_duty(s, seat, SHIFT, u, where, tally) == OK:
            return SHIFT * VERB + u * A + where
    return NONE


# --- leaving the field (7.0, 7.5) --------------------------------------------------------------


def propose_withdrawal(s: Field, seat: int, ways: Lookup, out: Proposals) -> None:
    """Stay; draw off what is free; leave."""
    side = 0 if seat == 0 else 1
    town: int = s.c[s.battle_now() + B_TOWN]
    strengths = Strengths(s, side, town)
    lost = strengths.my_cv * 10 < strengths.their_cv * ways[RESOLVE]
    out.add(order_of(WITHDRAWAL, 0, 0, 0), 10)
    out.add(order_of(WITHDRAWAL, 1, 0, 0), 12 if lost else 2)
    out.add(order_of(WITHDRAWAL, 2, 0, 0), 4 if lost else 1)


def next_withdrawal(s: Field, seat: int, order: int) -> int:
    """The reserve first, the others only from columns that stay held; or everyone."""
    style = first_of_order(order)
    if style == 0:
        return DONE * VERB
    c = s.c
    town: int = c[s.battle_now() + B_TOWN]
    tally = Tally(s, town)
    side = 0 if seat == 0 else 1
    pick = NONE
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if c[TOWN + u] != town or c[LEGS + u] != 0:
            continue
        place: int = c[PLACE + u]
        if place < LINE:
            code = _way_out(s, RETREAT, seat, u)
            if code >= 0:
                return code
        elif pick < 0 and not tally.engaged(side, place):
            if tally.n[side * 8 + place] > 1:
                pick = u
    if pick < 0 and style == 2:
        pick = _weakest_in_line(s, seat, town)
    if pick >= 0:
        code = _way_out(s, RETREAT, seat, pick)
        if code >= 0:
            return code
    return DONE * VERB


def _weakest_in_line(s: Field, seat: int, town: int) -> int:
    best = 99
    where = NONE
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[TOWN + u] == town and s.c[PLACE + u] >= LINE and s.c[LEGS + u] == 0:
            cv: int = s.c[CV + u]
            if cv < best and s.t.arm[u] != LEADER:
                best = cv
                where = u
    return where


def _way_out(s: Field, kind: int, seat: int, unit: int) -> int:
    """To friends and away from the enemy."""
    town: int = s.c[TOWN + unit]
    at = town * MOST_ROADS
    degree: int = s.t.degree[town]
    best = -9999
    where = NONE
    side = side_of(unit)
    for k in range(at, at + degree):
        to: int = s.t.next_to[k]
        if may_retreat(s, kind, seat, unit, to) != OK:
            continue
        value = 2 * s.units_in(side, to) - 3 * _foes_near(s, side, to, town)
        if value > best:
            best = value
            where = to
    if where < 0:
        return NONE
    return RETREAT_UNIT * VERB + unit * A + where


def _foes_near(s: Field, side: int, town: int, but: int) -> int:
    """Enemy blocks one road from a town, the battle apart."""
    n = 0
    row = town * TOWNS
    u: i64
    for u in range(first_of(1 - side), last_of(1 - side)):
        there: int = s.c[TOWN + u]
        if there < TOWNS and there != but and s.t.slot[row + there] >= 0:
            n += 1
    return n


def next_escape(s: Field, seat: int) -> int:
    """7.5: the strongest first, while the roads have room."""
    c = s.c
    town: int = c[s.battle_now() + B_TOWN]
    for least in range(4, 0, -1):
        u: i64
        for u in range(s.seat_from(seat), s.seat_to(seat)):
            if c[TOWN + u] == town and c[CV + u] == least and c[LEGS + u] == 0:
                code = _way_out(s, ROUT, seat, u)
                if code >= 0:
                    return code
    return DONE * VERB


# --- those who come (9.0, 7.6) -----------------------------------------------------------------


def propose_support(out: Proposals) -> None:
    """Who can be spared; nobody; everybody."""
    out.add(order_of(SUPPORT, 1, 0, 0), 10)
    out.add(order_of(SUPPORT, 0, 0, 0), 3)
    out.add(order_of(SUPPORT, 2, 0, 0), 3)


def next_support(s: Field, seat: int, order: int) -> int:
    """The strongest neighbours first; a base keeps its guard unless everybody comes."""
    style = first_of_order(order)
    if style == 0 and may_end_support(s, seat) == OK:
        return DONE * VERB
    unit = _strongest_neighbour(s, seat, style, True)
    if unit >= 0:
        return BRING * VERB + unit * A
    if may_end_support(s, seat) == OK:
        return DONE * VERB
    return BRING * VERB + _anyone(s, seat) * A


def _anyone(s: Field, seat: int) -> int:
    """Ruling W18: somebody must come, if need be from a base, if need be the leader."""
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if may_bring(s, u) == OK:
            return u
    raise AssertionError("nobody can come, yet somebody must")


def _strongest_neighbour(s: Field, seat: int, style: int, bring: bool) -> int:
    c = s.c
    best = 0
    where = NONE
    town: int = c[s.battle_now() + B_TOWN]
    row = town * TOWNS
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        here: int = c[TOWN + u]
        if here >= TOWNS or s.t.slot[row + here] < 0 or c[PLACE + u] != ASIDE:
            continue
        if s.t.arm[u] == LEADER:
            continue
        cv: int = c[CV + u]
        if cv <= best or (style < 2 and _holds_base(s, side_of(u), here)):
            continue
        if style < 2 and _leaves_leader_alone(s, u, here):
            continue
        if (may_bring(s, u) if bring else may_join(s, seat, u)) == OK:
            best = cv
            where = u
    return where


def _leaves_leader_alone(s: Field, unit: int, town: int) -> bool:
    leader: int = s.t.leader[s.t.army[unit]]
    return s.c[TOWN + leader] == town and s.units_in(side_of(unit), town) == 1


def _holds_base(s: Field, side: int, town: int) -> bool:
    if s.t.supply_army[town] < 0:
        return False
    return s.units_in(side, town) <= (3 if side == FRENCH else 4)


def propose_regrouping(out: Proposals) -> None:
    """Stay as one is, or call in the neighbours."""
    out.add(order_of(REGROUPING, 0, 0, 0), 10)
    out.add(order_of(REGROUPING, 1, 0, 0), 5)


def next_regrouping(s: Field, seat: int, order: int) -> int:
    """Those who can be spared come to the field."""
    if first_of_order(order) != 0:
        unit = _strongest_neighbour(s, seat, 1, False)
        if unit >= 0:
            return REGROUP_IN * VERB + unit * A
    return DONE * VERB
