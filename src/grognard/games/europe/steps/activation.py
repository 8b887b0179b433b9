"""9.1, 12.3: which force is activated, at what price, and who goes with it."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.europe import duty, forces, groups
from grognard.games.europe.events import (
    ACTIVATED,
    FORCED,
)
from grognard.games.europe.kinds import (
    ANSWER,
    CALL,
    CAMPAIGN_BATTLES,
    END_ACTIVATION,
    END_SAILING,
    FORCED_MARCH,
    MOVE,
    MUSTER,
    REPLACEMENTS,
    SAIL,
    SQUADRON,
    SUPPLY_CHECK,
)
from grognard.games.europe.layout import (
    A_CARD,
    A_FLAGS,
    A_FORCES,
    A_FREE_MARCH,
    A_MODE,
    A_POINTS,
    ACTED,
    ARMIES,
    AT,
    COALITION,
    DEPOTS,
    FIXED,
    FLAGS,
    FLEETS,
    G_CAUSES,
    G_FORCED,
    G_PAID,
    G_SIDE,
    G_STATE,
    GENERALS,
    GROUP_BITS,
    INSIDE,
    MARCHES,
    MARKED,
    NO_LAND_FORCES,
    NO_TEST,
    NO_TEST_AT_HOME,
    PIECES,
    PLACES,
    SAILS,
    SLOWED,
    SORTIES,
    SPECIALS,
    UNITS,
    ZONES,
)
from grognard.games.europe.model import MOMENTS
from grognard.games.europe.refusals import (
    ALREADY_MARKED,
    ARMISTICE,
    DEMORALISED_FORCE,
    DUTY_FIRST,
    LEFT_ALONE,
    NEEDS_ARMY,
    NO_FORCE,
    NO_FORCED_MARCH,
    NO_FORCES_LEFT,
    NOT_YOURS,
    OK,
    TOO_FEW_POINTS,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import rounds
from grognard.games.europe.steps.base import Question, pairs
from grognard.games.europe.steps.corsairs import change_box, may_change_box
from grognard.games.europe.steps.filters import ending_objection, filter_objection, note_power
from grognard.games.europe.steps.muster import company, set_ceiling, split, staying_objection
from grognard.games.europe.steps.upkeep import MOST_REPLACEMENTS
from grognard.games.europe.verbs import (
    CORSAIRS,
    DONE,
    FORCE,
    MOST_FORCED,
)
from grognard.games.europe.waters import fleet_objection
from grognard.games.europe.ways import (
    leader_of,
)
from grognard.kernel.state import EVERYONE


class Activate(Question):
    """9.1: the next force of the action, or no more."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Units, generals, armies and fleets on the map."""
        if verb == DONE:
            return [(0, 0)]
        side = s.asked()
        if verb == CORSAIRS:
            if side != COALITION or rounds.points_left(s, side) < s.t.n.fleet:
                return []
            return pairs([fleet for fleet in range(FLEETS, DEPOTS) if s.side_of(fleet) == side])
        return pairs(_able(s, side))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """What speaks against activating a piece."""
        if verb == CORSAIRS:
            return may_change_box(s, s.asked(), a)
        if verb == DONE:
            return done_objection(s, s.asked())
        return may_activate(s, s.asked(), a)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Its activation begins."""
        side = s.asked()
        if verb == CORSAIRS:
            change_box(s, side, a)
        elif verb != DONE:
            activate(s, side, a)
        else:
            s.pop()
            if groups.waiting(s, side):
                s.push(CAMPAIGN_BATTLES, side, 0, 0)


def done_objection(s: Theatre, side: int) -> int:
    """20.2, R526: the reserve is not filled while a force that the duty allows may go."""
    refused = ending_objection(s, side)
    if refused != OK or not duty.binds_side(s, side):
        return refused
    card = int(s.c[A_CARD]) - 1
    unspent = rounds.value_of(s, card) if card >= 0 else int(s.t.n.without_card)
    if s.c[A_POINTS] < unspent:
        return OK  # a force has gone
    ready = any(may_activate(s, side, piece) == OK for piece in _able(s, side))
    return DUTY_FIRST if ready else OK


# --- which force (9.1, R110-R114) ----------------------------------------------------------


def may_activate(s: Theatre, side: int, piece: int) -> int:
    """What speaks against activating the force that a piece names."""
    if s.side_of(piece) != side:
        return NOT_YOURS
    if not s.on_map(piece) or SPECIALS <= piece < GENERALS or DEPOTS <= piece < ARMIES:
        return NO_FORCE
    if piece < FLEETS and s.at(piece) >= ZONES:
        return NO_FORCE
    if s.flag(piece, MARKED) or s.group_of(piece) != 0:
        return ALREADY_MARKED
    flags: int = s.c[A_FLAGS]
    if flags & NO_LAND_FORCES != 0 and not FLEETS <= piece < DEPOTS:
        return ARMISTICE
    refused = _fleet_or_force(s, side, piece)
    if refused == OK:
        refused = filter_objection(s, side, piece)
    if refused == OK:
        refused = duty.activation_objection(s, side, piece)
    return may_pay(s, side, cost_of(s, side, piece)) if refused == OK else refused


def _able(s: Theatre, side: int) -> list[int]:
    """The pieces of a side on the map that have not been activated and can be paid for."""
    c = s.c
    found: list[int] = []
    if may_pay(s, side, 1) != OK:
        return found
    piece: i64
    for piece in range(PIECES):
        if c[AT + piece] < PLACES and c[FLAGS + piece] & (MARKED | GROUP_BITS) == 0:
            if s.side_of(piece) == side and not DEPOTS <= piece < ARMIES:
                found.append(piece)
    return found


def _fleet_or_force(s: Theatre, side: int, piece: int) -> int:
    if FLEETS <= piece < DEPOTS:
        return fleet_objection(s, piece)
    if piece >= ARMIES:
        return _both_armies(s, side, piece)
    if piece < UNITS:
        return corps_alone(s, side, piece)
    goes = company(s, side, piece)
    if goes:
        return parts_well(s, side, goes)
    idle = company(s, side, piece, True)
    return ALREADY_MARKED if idle else LEFT_ALONE


def _both_armies(s: Theatre, side: int, army: int) -> int:
    """R114: a marker names both armies of its zone together; neither has moved yet."""
    inside = s.flag(army, INSIDE)
    armies = s.armies_in(side, s.at(army), inside)
    if len(armies) < forces.MOST_ARMIES:
        return NO_FORCE
    pieces = forces.pieces_in(s, side, s.at(army), inside)
    chief = forces.commander(s, pieces)
    moved = s.flag(chief, MARKED) or any(s.flag(other, MARKED) for other in armies)
    return ALREADY_MARKED if moved else forces.objection(s, pieces)


def parts_well(s: Theatre, side: int, goes: list[int]) -> int:
    """R122, R124: whether those whom a general cannot take along may stand without him."""
    inside = s.flag(goes[0], INSIDE)
    standing = forces.pieces_in(s, side, s.at(goes[0]), inside, 0)
    return staying_objection(s, forces.without(standing, goes))


def corps_alone(s: Theatre, side: int, unit: int) -> int:
    """R111: one unit out of a force; its general keeps another, reserve cavalry stays."""
    if forces.is_reserve_cavalry(s, unit):
        return NEEDS_ARMY
    if forces.alone(s, unit):
        return OK
    pieces = forces.pieces_in(s, side, s.at(unit), s.flag(unit, INSIDE))
    army = s.holder_of(unit)
    units, led = 0, False
    for piece in pieces:
        if army < 0 or s.holder_of(piece) == army:
            if piece < UNITS:
                units += 1
            elif GENERALS <= piece < FLEETS:
                led = True
    if led and units <= 1:
        return LEFT_ALONE
    if forces.allied_to(s, int(s.t.owner[unit]), pieces) > 0:
        return staying_objection(s, forces.without(pieces, [unit]))  # 8.1.2
    return OK


def may_pay(s: Theatre, side: int, cost: int) -> int:
    """9.1, 9.2: an event that activates forces costs nothing, but has so many only."""
    if s.c[A_MODE] != 0:
        return OK if s.c[A_FORCES] > 0 else NO_FORCES_LEFT
    return OK if rounds.points_left(s, side) >= cost else TOO_FEW_POINTS


def cost_of(s: Theatre, side: int, piece: int) -> int:
    """9.1: 1 for a fleet or a unit alone, otherwise the initiative of the general."""
    if piece < UNITS:
        return s.t.n.corps
    if FLEETS <= piece < DEPOTS:
        return s.t.n.fleet
    if piece >= ARMIES:
        pieces = forces.pieces_in(s, side, s.at(piece), s.flag(piece, INSIDE))
        return forces.activation_cost(s, pieces)
    return forces.initiative(s, piece)


def activate(s: Theatre, side: int, piece: int) -> None:
    """The force is paid for and forms; R106 gives the order of what follows."""
    if FLEETS <= piece < DEPOTS:
        group = groups.new(s, side, SAILS, s.at(piece))
        s.set_group(piece, group)
        settle_price(s, side, group, cost_of(s, side, piece))
        note_power(s, piece)
        s.note(ACTIVATED, piece, s.at(piece), cost_of(s, side, piece), 0, EVERYONE)
        s.push(END_SAILING, side, group, 0)
        s.push(SAIL, side, group, 0)
        s.push(SQUADRON, side, s.at(piece), group)
        return
    zone = s.at(piece)
    kind = SORTIES if s.flag(piece, INSIDE) else MARCHES
    cost = cost_of(s, side, piece)
    members = _members(s, side, piece)
    group = groups.new(s, side, kind, zone)
    for member in members:
        s.set_group(member, group)
    settle_price(s, side, group, cost)
    note_power(s, piece)
    s.note(ACTIVATED, piece, zone, cost, 0, EVERYONE)
    s.push(END_ACTIVATION, side, group, 0)
    s.push(MOVE, side, group, 0)
    if kind == MARCHES and forces.armies_of(members):  # nobody is called into a siege (R253)
        s.push(CALL, side, group, 0)
    if piece < UNITS:
        split(s, side, zone, members)
    elif len(forces.pieces_in(s, side, zone, kind == SORTIES)) > 1:
        s.push(MUSTER, side, zone, group)
    s.push(REPLACEMENTS, side, group, MOST_REPLACEMENTS)
    s.push(SUPPLY_CHECK, side, group, 0)
    s.push(FORCED_MARCH, side, group, 0)
    s.push(ANSWER, 1 - side, MOMENTS.index("reaction_activation"), zone)


def _members(s: Theatre, side: int, piece: int) -> list[int]:
    if piece < UNITS:
        return [piece]
    if piece >= ARMIES:
        pieces = forces.pieces_in(s, side, s.at(piece), s.flag(piece, INSIDE))
        return [p for p in pieces if not s.flag(p, FIXED)]
    return company(s, side, piece)


def settle_price(s: Theatre, side: int, group: int, cost: int) -> None:
    """9.1: points, or one of the forces that an event activates."""
    if s.c[A_MODE] != 0:
        left: int = s.c[A_FORCES]
        s.c[A_FORCES] = left - 1
        return
    rounds.pay(s, side, cost)
    groups.put(s, group, G_PAID, cost)


# --- forced march (12.3) -------------------------------------------------------------------


class ForcedMarch(Question):
    """12.3: up to three points more, asked for before the force moves."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """0 to 3."""
        return pairs(list(range(MOST_FORCED + 1)))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """R136: not for a demoralised force; R112: a lone corps pays a second point for it."""
        if a == 0:
            return OK
        group = s.argument(0)
        if forces.demoralised(s, groups.members(s, group)):
            return DEMORALISED_FORCE
        if groups.has(s, group, G_STATE, SLOWED):
            return NO_FORCED_MARCH
        return second_point(s, group)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """The points asked for count in the test, used or not."""
        assert verb == FORCE
        group = s.argument(0)
        s.pop()
        for general in groups.generals(s, group):
            s.mark(general, ACTED)
        if a > 0:
            pay_second_point(s, group)
            groups.put(s, group, G_FORCED, a)
            if s.c[A_FREE_MARCH] != 0:
                free = s.c[A_FREE_MARCH] > 0
                groups.add(s, group, G_CAUSES, NO_TEST if free else NO_TEST_AT_HOME)
            s.note(FORCED, leader_of(s, group), a, 0, 0, EVERYONE)
        set_ceiling(s, group)


def second_point(s: Theatre, group: int) -> int:
    """9.1, R112: a unit without a general pays 2 in all to force its march or to attack."""
    if groups.generals(s, group) or s.c[A_MODE] != 0:
        return OK
    paid = groups.get(s, group, G_PAID)
    more = s.t.n.corps_attacks - paid
    side = groups.get(s, group, G_SIDE)
    return OK if more <= 0 or rounds.points_left(s, side) >= more else TOO_FEW_POINTS


def pay_second_point(s: Theatre, group: int) -> None:
    """R112: once only."""
    if groups.generals(s, group) or s.c[A_MODE] != 0:
        return
    more = s.t.n.corps_attacks - groups.get(s, group, G_PAID)
    if more > 0:
        rounds.pay(s, groups.get(s, group, G_SIDE), more)
        groups.put(s, group, G_PAID, s.t.n.corps_attacks)
