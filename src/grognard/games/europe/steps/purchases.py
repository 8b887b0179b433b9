"""7.3.1-7.3.7: everything a power may do in its turn of the budget, and what speaks against it.

The power in turn is the first argument of the frame EXPENSES. Minors' units are dealt with in the
turns of France and England, for steps instead of points (7.3.3).
"""

from __future__ import annotations

from grognard.games.europe import economy, forces, lending, merging, politics
from grognard.games.europe.events import (
    ARMY_FORMED,
    COMPLETED,
    DEPOT_PLACED,
    FLEET_BUILT,
    GAVE,
    GENERAL_DEPLOYED,
    GENERAL_REPLACED,
    UNIT_BUILT,
    WITHDRAWN,
)
from grognard.games.europe.keys import draw_card
from grognard.games.europe.layout import (
    ARMIES,
    COALITION,
    DEPOTS,
    EMPIRE,
    ENGLAND,
    FIXED,
    FLEETS,
    FRANCE,
    GENERALS,
    INSIDE,
    LIBERATION_WAR,
    MAJORS,
    MARKED,
    MILITIA,
    NEXT_BUDGET,
    NOBODY,
    OUT,
    REDUCED,
    RESERVE,
    SPAIN,
    SPECIALS,
    U_ARMY,
    U_CARD,
    U_FLEETS,
    U_FREE,
    U_GIFTS,
    U_LAND,
    U_LEFT,
    U_MINORS,
    UNITS,
    ZONES,
)
from grognard.games.europe.refusals import (
    ARMY_HAS_HAD,
    ARMY_UNFED,
    CAVALRY_WITHOUT_ARMY,
    ENGLAND_ONLY,
    GIFT_TOO_LARGE,
    HAD_ALREADY,
    LADEN,
    MANAGED,
    NO_GENERAL,
    NO_HOME_PORT,
    NO_MINOR_STEPS,
    NO_MORE_FLEETS,
    NO_TROOPS_THERE,
    NOT_ALLIED,
    NOT_COMPLETED_THERE,
    NOT_IN_RESERVE,
    NOT_REDUCED,
    NOT_REPLACED,
    NOT_THERE,
    OK,
    OTHER_POWER,
    SPAIN_KEEPS,
    TOO_DEAR,
    TOO_FEW_STEPS,
    TOO_MANY_ARMIES,
    TOO_MANY_FLEETS,
    TOO_MANY_GENERALS,
    WITHDRAWN_NOW,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.waters import cargo, has_room, waters_objection
from grognard.games.europe.ways import come_out, lift_siege
from grognard.kernel.state import A_PLACE, EVERYONE

# --- money (7.3.1, 7.3.2) ------------------------------------------------------------------


def points_left(s: Theatre, power: int) -> int:
    """What a power has left, in quarter points."""
    left: int = s.c[U_LEFT + power]
    return left


def land_points(s: Theatre, power: int) -> int:
    """What is left for land units: France may have points by a card for these only."""
    extra: int = s.c[U_LAND]
    return points_left(s, power) + (extra if power == FRANCE else 0)


def spend(s: Theatre, power: int, quarters: int, on_land: bool = False) -> None:
    """Points that buy land units only go first."""
    extra: int = s.c[U_LAND]
    from_extra = min(extra, quarters) if on_land and power == FRANCE else 0
    s.c[U_LAND] = extra - from_extra
    s.c[U_LEFT + power] = points_left(s, power) - (quarters - from_extra)


def may_give(s: Theatre, power: int, giver: int, points: int) -> int:
    """R441: between majors at war of one camp; at most 4 received in all, whole points."""
    if giver == power or s.side(giver) != s.side(power) or s.side(power) == NOBODY:
        return NOT_ALLIED
    if giver == SPAIN and s.side(SPAIN) == EMPIRE and not spain_gives(s):
        return SPAIN_KEEPS
    had: int = s.c[U_GIFTS]
    if points <= 0 or had + points > s.t.n.most_given:
        return GIFT_TOO_LARGE
    return OK if points_left(s, giver) >= points * economy.QUARTERS else TOO_DEAR


def spain_gives(s: Theatre) -> bool:
    """7.3.1, 8.1.2: nothing before Bayonne and the blockade have been played."""
    return politics.event_played(s, "24f") and politics.event_played(s, "25f")


def give(s: Theatre, power: int, giver: int, points: int) -> None:
    """The gift is made in the receiver's turn."""
    had: int = s.c[U_GIFTS]
    s.c[U_GIFTS] = had + points
    spend(s, giver, points * economy.QUARTERS)
    spend(s, power, -points * economy.QUARTERS)
    s.note(GAVE, giver, power, points, 0, EVERYONE)


def price(s: Theatre, power: int, unit: int, steps: int) -> int:
    """What speaks against paying for steps of a unit."""
    if economy.is_minors(s, unit):
        return OK if s.c[U_MINORS] >= steps else NO_MINOR_STEPS
    cost = economy.step_cost(s, unit) * steps
    able = land_points(s, power) if is_land_unit(s, unit) else points_left(s, power)
    return OK if able >= cost else TOO_DEAR


def is_land_unit(s: Theatre, unit: int) -> bool:
    """21F: corps, elite corps and National Guard."""
    return forces.is_corps(s, unit) or s.t.unit_kind[unit] == MILITIA


def pay_steps(s: Theatre, power: int, unit: int, steps: int) -> None:
    """7.3.2, 7.3.3: points of the power, or steps of the minors."""
    if economy.is_minors(s, unit):
        left: int = s.c[U_MINORS]
        s.c[U_MINORS] = left - steps
    else:
        spend(s, power, economy.step_cost(s, unit) * steps, is_land_unit(s, unit))


# --- pieces of the reserve -----------------------------------------------------------------


def available(s: Theatre, power: int, piece: int) -> int:
    """What speaks against taking a piece from the reserve in the turn of a power."""
    if not economy.serves(s, power, int(s.t.owner[piece])):
        return OTHER_POWER
    if s.at(piece) != RESERVE:
        return NOT_IN_RESERVE
    return WITHDRAWN_NOW if s.flag(piece, MARKED) else OK


def side_of_owner(s: Theatre, piece: int) -> int:
    """The side of a piece; NOBODY of a power in no war."""
    return s.side_of(piece)


def room(s: Theatre, piece: int, zone: int) -> int:
    """R446, 11: whether a piece may stand with what its side has in a zone."""
    standing = forces.pieces_in(s, side_of_owner(s, piece), zone)
    s.because(A_PLACE, zone)
    return merging.objection_together(s, [*standing, piece])


def put(s: Theatre, piece: int, zone: int) -> None:
    """A piece comes on the map and is one with its friends."""
    s.move(piece, zone)
    merging.join(s, side_of_owner(s, piece), zone)


# --- units (7.3.2-7.3.5) -------------------------------------------------------------------


def may_build(s: Theatre, power: int, unit: int, zone: int, half: bool) -> int:
    """7.3.4, R445, R448: a unit of the reserve, whole or reduced, in a zone of reinforcement."""
    refused = build_objection(s, power, unit, half)
    if refused != OK:
        return refused
    if unit < SPECIALS:
        refused = economy.reinforcement_objection(s, int(s.t.owner[unit]), zone)
    return refused if refused != OK else place_for(s, unit, zone, half)


def place_for(s: Theatre, unit: int, zone: int, half: bool) -> int:
    """What speaks against a unit in a zone of reinforcement, a special unit in an army's."""
    if unit >= SPECIALS:
        return special_objection(s, unit, zone)
    return room_for_unit(s, unit, zone, half)


def build_objection(s: Theatre, power: int, unit: int, half: bool) -> int:
    """What speaks against building a unit anywhere: it is not there, or too dear."""
    if unit >= GENERALS:
        return NOT_IN_RESERVE
    refused = available(s, power, unit)
    return refused if refused != OK else cost_objection(s, power, unit, half)


def cost_objection(s: Theatre, power: int, unit: int, half: bool) -> int:
    """7.3.2: what speaks against paying for a unit of the reserve."""
    if unit >= SPECIALS:
        enough = points_left(s, power) >= s.t.n.pays_special
        return (OK if enough else TOO_DEAR) if not half else NOT_REDUCED
    if half and s.t.step_count[unit] < 2:
        return NOT_REDUCED
    return price(s, power, unit, 1 if half else int(s.t.step_count[unit]))


def room_for_unit(s: Theatre, unit: int, zone: int, half: bool) -> int:
    """R446, R448: reserve cavalry only with an army there; the command must suffice."""
    return room_beside(s, unit, zone, forces.pieces_in(s, side_of_owner(s, unit), zone), half)


def room_beside(s: Theatre, unit: int, zone: int, standing: list[int], half: bool) -> int:
    """The same of a unit that would stand with these pieces, which are all of its side there."""
    if forces.is_reserve_cavalry(s, unit) and forces.army_count(standing) == 0:
        return CAVALRY_WITHOUT_ARMY
    if not standing:
        return OK
    was = s.flag(unit, REDUCED)
    if half:
        s.mark(unit, REDUCED)
    s.because(A_PLACE, zone)
    refused = merging.objection_together(s, [*standing, unit])
    if not was:
        s.unmark(unit, REDUCED)
    return refused


def special_objection(s: Theatre, unit: int, zone: int) -> int:
    """R449: into a supplied army of its power, within its command."""
    own = [a for a in s.armies_in(side_of_owner(s, unit), zone) if same_power(s, a, unit)]
    if not own:
        return CAVALRY_WITHOUT_ARMY
    if not any(economy.army_fed(s, army) for army in own):
        return ARMY_UNFED
    return room(s, unit, zone)


def same_power(s: Theatre, piece: int, other: int) -> bool:
    """Whether two pieces have one owner."""
    return bool(s.t.owner[piece] == s.t.owner[other])


def build(s: Theatre, power: int, unit: int, zone: int, half: bool) -> None:
    """A unit is paid for and put on the map."""
    if unit >= SPECIALS:
        spend(s, power, s.t.n.pays_special)
    else:
        pay_steps(s, power, unit, 1 if half else int(s.t.step_count[unit]))
    s.move(unit, zone)
    if half:
        s.mark(unit, REDUCED)
    merging.join(s, side_of_owner(s, unit), zone)
    s.note(UNIT_BUILT, unit, zone, s.steps_of(unit), 0, EVERYONE)
    lending.give_new(s, power, unit)


def may_complete(s: Theatre, power: int, unit: int) -> int:
    """7.3.2, 7.3.5, R447: on a zone of reinforcement, or two steps a year in a supplied army."""
    if unit >= UNITS or s.at(unit) >= ZONES or not s.flag(unit, REDUCED):
        return NOT_REDUCED
    if not economy.serves(s, power, int(s.t.owner[unit])):
        return OTHER_POWER
    refused = completed_where(s, unit)
    if refused == OK:
        refused = price(s, power, unit, 1)
    return refused if refused != OK else commanded_whole(s, unit)


def completed_where(s: Theatre, unit: int) -> int:
    """R447: whether a unit may have replacements where it stands."""
    return OK if on_reinforcement_zone(s, unit) else completed_in_army(s, unit)


def completed_in_army(s: Theatre, unit: int) -> int:
    """7.3.5: whether a unit may have them in its army, wherever that is."""
    army = s.holder_of(unit)
    if army < ARMIES or economy.lost_capital(s, int(s.t.owner[unit])):
        return NOT_COMPLETED_THERE
    if not economy.army_fed(s, army):
        return ARMY_UNFED
    return OK if economy.army_steps(s, army) < s.t.n.army_steps else ARMY_HAS_HAD


def on_reinforcement_zone(s: Theatre, unit: int) -> bool:
    """Whether a unit stands on a zone of reinforcement of its own country."""
    if s.flag(unit, INSIDE):
        return False
    return economy.reinforcement_objection(s, int(s.t.owner[unit]), s.at(unit)) == OK


def commanded_whole(s: Theatre, unit: int) -> int:
    """10.1: the force must be able to hold the step more."""
    pieces = forces.pieces_in(s, side_of_owner(s, unit), s.at(unit), s.flag(unit, INSIDE))
    s.unmark(unit, REDUCED)
    refused = forces.objection(s, pieces)
    s.mark(unit, REDUCED)
    return refused


def complete(s: Theatre, power: int, unit: int) -> None:
    """A reduced unit is whole again."""
    pay_steps(s, power, unit, 1)
    army = s.holder_of(unit)
    if not on_reinforcement_zone(s, unit) and army >= ARMIES:
        _count(s, army, 1)
    s.unmark(unit, REDUCED)
    s.note(COMPLETED, unit, s.at(unit), 0, 0, EVERYONE)


def _count(s: Theatre, army: int, marks: int) -> None:
    """7.3.5: what an army has had this year."""
    had: int = s.c[U_ARMY + army - ARMIES]
    s.c[U_ARMY + army - ARMIES] = had + marks


# --- armies (7.3.5, R450) ------------------------------------------------------------------


def may_form(s: Theatre, power: int, army: int, zone: int) -> int:
    """R450: a marker of the reserve, a general and two steps of the power in a supplied zone."""
    if army < ARMIES or s.t.owner[army] != power:
        return OTHER_POWER
    refused = available(s, power, army)
    if refused != OK:
        return refused
    if points_left(s, power) < s.t.n.pays_army:
        return TOO_DEAR
    side = s.side(power)
    pieces = forces.pieces_in(s, side, zone)
    if forces.armies_of(pieces):
        return TOO_MANY_ARMIES
    if not any(same_power(s, general, army) for general in forces.generals_of(pieces)):
        return NO_GENERAL
    if forces.points_of(s, power, pieces) < s.t.n.steps_of_an_army:
        return TOO_FEW_STEPS
    if not economy.fed(s, power, zone):
        return ARMY_UNFED
    return _army_of(s, army, pieces)


def _army_of(s: Theatre, army: int, pieces: list[int]) -> int:
    """10.1: what would speak against these pieces as an army."""
    for piece in pieces:
        s.hold(piece, army)
    refused = forces.army_objection(s, army, pieces)
    for piece in pieces:
        s.hold(piece, -1)
    return refused


def form(s: Theatre, power: int, army: int, zone: int) -> None:
    """The highest general present commands."""
    spend(s, power, s.t.n.pays_army)
    pieces = forces.pieces_in(s, s.side(power), zone)
    s.move(army, zone)
    for piece in pieces:
        if not s.flag(piece, FIXED):
            s.hold(piece, army)
    s.note(ARMY_FORMED, army, zone, 0, 0, EVERYONE)


# --- generals (7.3.6, R453) ----------------------------------------------------------------


def may_deploy(s: Theatre, power: int, general: int, zone: int) -> int:
    """R453: with a combat unit, on a zone of reinforcement, in a supplied army, with a minor."""
    if not GENERALS <= general < FLEETS:
        return NOT_IN_RESERVE
    refused = available(s, power, general)
    if refused != OK:
        return refused
    pieces = forces.pieces_in(s, side_of_owner(s, general), zone)
    if not forces.units_of(pieces):
        return NO_TROOPS_THERE
    army = army_for(s, general, pieces)
    if army < 0 and not stands_well(s, general, zone, pieces):
        return NO_TROOPS_THERE
    return joins(s, general, army, pieces)


def stands_well(s: Theatre, general: int, zone: int, pieces: list[int]) -> bool:
    """7.3.6: a zone of reinforcement of his power, or of a minor whose unit he joins."""
    owner = s.t.owner
    if economy.reinforcement_objection(s, int(owner[general]), zone) == OK:
        return True
    for unit in pieces:
        if unit < UNITS and owner[unit] >= MAJORS:
            if economy.reinforcement_objection(s, int(owner[unit]), zone) == OK:
                return True
    return False


def army_for(s: Theatre, general: int, pieces: list[int]) -> int:
    """The supplied army that would take a general in, -1 if there is none."""
    for army in pieces:
        if army >= ARMIES and economy.army_fed(s, army):
            held = forces.held_by(s, army, pieces)
            if not forces.ill_placed(s, army, general, held):
                if forces.general_count(held) <= s.t.n.subordinates:
                    return army
    return -1


def joins(s: Theatre, general: int, army: int, pieces: list[int]) -> int:
    """10.1, 11: what speaks against a general with these pieces, in one of their armies or in none.

    The highest of an army commands it (10.3); other forces have one general.
    """
    if army < 0:
        if forces.armies_of(pieces) or forces.generals_of(pieces):
            return TOO_MANY_GENERALS
        return forces.objection(s, [*pieces, general])
    s.hold(general, army)
    refused = forces.army_objection(s, army, [*forces.held_by(s, army, pieces), general])
    s.hold(general, -1)
    return refused


def deploy(s: Theatre, general: int, zone: int) -> None:
    """A general of the reserve joins a force."""
    pieces = forces.pieces_in(s, side_of_owner(s, general), zone)
    army = army_for(s, general, pieces)
    s.move(general, zone)
    s.hold(general, army)
    s.note(GENERAL_DEPLOYED, general, zone, 0, 0, EVERYONE)


def may_replace(s: Theatre, power: int, old: int, new: int) -> int:
    """10.3, R453: a general of the reserve takes the place of one of his power."""
    if not (GENERALS <= old < FLEETS and GENERALS <= new < FLEETS):
        return NOT_REPLACED
    if not economy.serves(s, power, int(s.t.owner[old])) or not same_power(s, old, new):
        return OTHER_POWER
    refused = available(s, power, new)
    if refused != OK:
        return refused
    zone = s.at(old)
    if zone >= ZONES or s.aboard(old):
        return NOT_THERE
    pieces = forces.pieces_in(s, side_of_owner(s, old), zone, s.flag(old, INSIDE))
    army = s.holder_of(old)
    s.hold(new, army)
    others = [piece for piece in pieces if piece != old]
    refused = forces.objection(s, [*others, new])
    s.hold(new, -1)
    return refused


def replace(s: Theatre, old: int, new: int) -> None:
    """The old one is not to be had before next year."""
    zone, army, inside = s.at(old), s.holder_of(old), s.flag(old, INSIDE)
    s.move(new, zone)
    s.hold(new, army)
    if inside:
        s.mark(new, INSIDE)
    s.note(GENERAL_REPLACED, old, new, zone, 0, EVERYONE)
    s.remove(old, NEXT_BUDGET)


# --- depots (7.3.5, R453) ------------------------------------------------------------------


def may_stock(s: Theatre, power: int, depot: int, zone: int, fixed: bool) -> int:
    """R453: on a zone of reinforcement, either face; two mobile ones in a supplied army."""
    if not DEPOTS <= depot < ARMIES:
        return NOT_IN_RESERVE
    refused = available(s, power, depot)
    if refused != OK:
        return refused
    if points_left(s, power) < s.t.n.pays_depot:
        return TOO_DEAR
    refused = economy.reinforcement_objection(s, power, zone)
    if refused == OK or fixed:
        return refused
    own = own_armies(s, power, zone)
    if not own:
        return refused
    if not any(economy.army_fed(s, army) for army in own):
        return ARMY_UNFED
    return OK if army_to_stock(s, power, zone) >= 0 else ARMY_HAS_HAD


def own_armies(s: Theatre, power: int, zone: int) -> list[int]:
    """The armies of a power in a zone."""
    return [army for army in s.armies_in(s.side(power), zone) if s.t.owner[army] == power]


def army_to_stock(s: Theatre, power: int, zone: int) -> int:
    """7.3.5: the army there that may still be brought a depot, -1 if there is none."""
    for army in own_armies(s, power, zone):
        if economy.army_fed(s, army) and economy.army_depots(s, army) < s.t.n.army_depots:
            return army
    return -1


def stock(s: Theatre, power: int, depot: int, zone: int, fixed: bool) -> None:
    """A depot is placed."""
    spend(s, power, s.t.n.pays_depot)
    army = -1
    if economy.reinforcement_objection(s, power, zone) != OK:
        army = army_to_stock(s, power, zone)
        _count(s, army, economy.STEP_MARKS)
    s.move(depot, zone)
    if fixed:
        s.mark(depot, FIXED)
    else:
        s.hold(depot, army)
        merging.join(s, s.side(power), zone)
    s.note(DEPOT_PLACED, depot, zone, int(fixed), 0, EVERYONE)


# --- fleets and cards (7.3.2, R451, R452) --------------------------------------------------


def may_launch(s: Theatre, power: int, fleet: int, zone: int, free: bool) -> int:
    """R451: one a budget, England any number, in a home port joined to the capital, with room."""
    refused = fleet_objection(s, power, fleet, free)
    if refused != OK:
        return refused
    return port_objection(s, power, fleet, zone)


def fleet_objection(s: Theatre, power: int, fleet: int, free: bool) -> int:
    """What speaks against building a fleet anywhere."""
    if not FLEETS <= fleet < DEPOTS or s.t.owner[fleet] != power:
        return OTHER_POWER
    refused = available(s, power, fleet)
    if refused != OK:
        return refused
    if free:
        return free_objection(s, power)
    if power == SPAIN and (s.game_flag(LIBERATION_WAR) or politics.event_played(s, "19c")):
        return NO_MORE_FLEETS  # R451: not after that war either
    if power != ENGLAND and s.c[U_FLEETS] >= s.t.n.fleets_a_year:
        return NO_MORE_FLEETS
    return OK if points_left(s, power) >= s.t.n.pays_fleet else TOO_DEAR


def port_objection(s: Theatre, power: int, fleet: int, zone: int) -> int:
    """7.3.4: a port of the national territory, joined to the capital by land."""
    if zone not in economy.home_ports(s, power):
        return NO_HOME_PORT
    if not has_room(s, s.side(power), zone, [fleet]):
        return TOO_MANY_FLEETS
    return waters_objection(s, [fleet], int(s.t.port[zone]))


def launch(s: Theatre, power: int, fleet: int, zone: int, free: bool) -> None:
    """A fleet lies in its port."""
    if free:
        s.c[U_FREE] = 1
    else:
        spend(s, power, s.t.n.pays_fleet)
        bought: int = s.c[U_FLEETS]
        s.c[U_FLEETS] = bought + 1
    s.move(fleet, zone)
    s.note(FLEET_BUILT, fleet, zone, int(free), 0, EVERYONE)


def free_objection(s: Theatre, power: int) -> int:
    """R452: England alone, once, and not in forced peace."""
    if power != ENGLAND or s.side(ENGLAND) != COALITION:
        return ENGLAND_ONLY
    return OK if s.c[U_FREE] == 0 else HAD_ALREADY


def draw_free(s: Theatre) -> None:
    """R452: the card in place of the free fleet."""
    s.c[U_FREE] = 1
    draw_card(s, COALITION)


def may_purchase(s: Theatre, power: int) -> int:
    """R452: one card a budget, for 4 points."""
    if power != ENGLAND or s.side(ENGLAND) != COALITION:
        return ENGLAND_ONLY
    if s.c[U_CARD] != 0:
        return HAD_ALREADY
    return OK if points_left(s, power) >= s.t.n.pays_card else TOO_DEAR


def purchase(s: Theatre, power: int) -> None:
    """It is drawn at once and may be played."""
    spend(s, power, s.t.n.pays_card)
    s.c[U_CARD] = 1
    draw_card(s, COALITION)


# --- withdrawals (7.3.7, R456) -------------------------------------------------------------


def may_withdraw(s: Theatre, power: int, piece: int) -> int:
    """R456: units, fleets, generals and depots of one's own camp; what stays must be a force."""
    country = int(s.t.owner[piece])
    if not economy.serves(s, power, country):
        return OTHER_POWER
    if s.side(country) == NOBODY:
        return MANAGED
    if not s.on_map(piece) or piece >= ARMIES or s.aboard(piece):
        return NOT_THERE
    if FLEETS <= piece < DEPOTS:
        return LADEN if cargo(s, piece) else OK
    return left_objection(
        s, piece, forces.pieces_in(s, s.side(country), s.at(piece), s.flag(piece, INSIDE))
    )


def left_objection(s: Theatre, piece: int, pieces: list[int]) -> int:
    """What speaks against these pieces without one of them; an army without troops goes too."""
    rest = [other for other in pieces if other != piece]
    if not forces.has_unit(rest):
        return OK
    for army in forces.armies_of(rest):
        if not forces.has_unit(forces.held_by(s, army, rest)):
            rest = [p for p in rest if p != army and s.holder_of(p) != army]
    return forces.objection(s, rest)


def sound(s: Theatre, pieces: list[int]) -> bool:
    """Whether a force is in order, and each of its armies has troops."""
    if len(pieces) == 1:
        return True
    for army in pieces:
        if army >= ARMIES and not forces.has_unit(forces.held_by(s, army, pieces)):
            return False
    return forces.objection(s, pieces) == OK


def can_be_spared(s: Theatre, piece: int, pieces: list[int]) -> bool:
    """Whether a sound force plainly stays one without a piece: see left_objection.

    It may always be smaller (10.1, 11), unless it has no general, or an army no troops; or units of
    allied majors, whom the others must outnumber (8.1.2).
    """
    if GENERALS <= piece < FLEETS:
        return len(pieces) == 1
    if piece < GENERALS and forces.allied_to(s, int(s.t.owner[piece]), pieces) > 0:
        return False
    army = s.holder_of(piece)
    if army < 0 or piece >= UNITS:
        return True
    for other in pieces:
        if other < UNITS and other != piece and s.holder_of(other) == army:
            return True
    return False


def withdraw(s: Theatre, piece: int) -> None:
    """To the reserve; it is not to be had again this year (R444)."""
    zone, side, inside = s.at(piece), side_of_owner(s, piece), s.flag(piece, INSIDE)
    s.note(WITHDRAWN, piece, zone, 0, 0, EVERYONE)
    if GENERALS <= piece < FLEETS:
        s.remove(piece, NEXT_BUDGET)
    else:
        gone = piece < UNITS and s.t.rebuilt[piece] == 0
        s.remove(piece, OUT if gone else RESERVE)
        s.mark(piece, MARKED)
    if zone < ZONES:
        merging.tidy(s, side, zone, inside)
        lift_siege(s, zone)
        come_out(s, zone)
