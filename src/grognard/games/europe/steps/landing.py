"""17.2.8: sea assaults."""

from __future__ import annotations

from grognard.games.europe import cards, forces, groups, kinds, merging, verbs
from grognard.games.europe.events import LANDING_BEGINS, LANDING_FAILED, LANDING_WON, PUT_ASHORE
from grognard.games.europe.layout import (
    A_LANDINGS,
    A_SAILS,
    ENGAGED,
    FOG_OF_WAR,
    FORCED_PORT,
    G_KIND,
    G_SIDE,
    G_STATE,
    G_ZONE,
    LANDED,
    LANDS,
    LOST,
    MOST_GROUPS,
    N_FOUGHT,
    T_INTERCEPTED,
    UNSUPPLIED,
)
from grognard.games.europe.refusals import (
    ATTACKED_ALREADY,
    FLEETS_IN_PORT,
    LANDED_ALREADY,
    NEEDS_MISSING,
    NO_GENERAL,
    NO_SEA_WAY,
    NO_WINTER_LANDING,
    NOTHING_ABOARD,
    OK,
    PORT_CLOSED,
    TOO_FAR_BY_SEA,
    TOO_FEW_TO_BESIEGE,
    TOO_MANY_TO_LAND,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import naval_battle
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.cargo import disembark, lose
from grognard.games.europe.steps.holding import (
    control_objection,
    overrun_depots,
    take_control,
)
from grognard.games.europe.waters import (
    attacked,
    cargo_of,
    enemy_port,
    is_box,
    note_attack,
    port_of,
)
from grognard.games.europe.ways import attackable, lift_siege, siege_needs, units_may_enter
from grognard.games.europe.words import P_ASSAULT_STEPS
from grognard.kernel.state import EVERYONE

ENTRY, ASHORE = 1, 1  # points for the port and for the landing (17.2.1)
FORCES_PORT, CHOOSES, GOES_ASHORE, FIGHTS, FIRST_SIEGE, SECOND_SIEGE, REBUILDS, ENDS = range(8)


# --- the sea assault (17.2.8) --------------------------------------------------------------


def may_land(s: Theatre, group: int, zone: int) -> int:
    """What speaks against a landing in the enemy port before which a squadron lies."""
    here, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    if not is_box(here) or zone != port_of(s, here):
        return NO_SEA_WAY
    if not enemy_port(s, side, zone):
        return PORT_CLOSED
    if s.winter():
        return NO_WINTER_LANDING
    if not forces.units_of(cargo_of(s, group)):
        return NOTHING_ABOARD
    if groups.has(s, group, G_STATE, LANDED) or (s.c[A_SAILS] != 0 and s.c[A_LANDINGS] == 0):
        return LANDED_ALREADY
    if landing_steps(s, side) < 0:
        return NEEDS_MISSING
    if s.fleets_at(1 - side, zone):
        return FLEETS_IN_PORT
    forced = groups.has(s, group, G_STATE, FORCED_PORT)
    if s.fort_active(zone) and not forced and attacked(s, side, zone):
        return ATTACKED_ALREADY
    refused = _strength_objection(s, group, zone)
    if refused != OK:
        return refused
    points = ASHORE if forced else ENTRY + ASHORE
    return OK if groups.points_left(s, group) >= points else TOO_FAR_BY_SEA


def _strength_objection(s: Theatre, group: int, zone: int) -> int:
    """R286: whether some of those aboard are a force that may land, and besiege the fortress."""
    aboard, side = cargo_of(s, group), groups.get(s, group, G_SIDE)
    units = forces.units_of(aboard)
    refused = units_may_enter(s, side, units, zone)
    if refused != OK:
        return refused
    for general in (-1, *forces.generals_of(aboard)):
        led = [] if general < 0 else [general]
        for first in units:
            for second in units:
                refused = force_objection(s, side, sorted({first, second, *led}), zone)
                if refused == OK:
                    return OK
        if force_objection(s, side, [*most_of(s, side, units), *led], zone) == OK:
            return OK
    return refused


def most_of(s: Theatre, side: int, units: list[int]) -> list[int]:
    """As many units as an event lets land, the strongest first."""
    chosen: list[int] = []
    for unit in sorted(units, key=lambda unit: -s.steps_of(unit)):
        if s.total_steps([*chosen, unit]) <= landing_steps(s, side):
            chosen.append(unit)
    return chosen


def landing_steps(s: Theatre, side: int) -> int:
    """17.2.8: the steps that may land; an event may say more, or -1 if not here."""
    usual: int = s.t.n.landing_steps
    return cards.limit_in_force(s, side, P_ASSAULT_STEPS, usual)


def force_objection(s: Theatre, side: int, pieces: list[int], zone: int) -> int:
    """17.2.8: a force that may stand, within the limit, and strong enough for a siege."""
    units = forces.units_of(pieces)
    if not units:
        return NOTHING_ABOARD
    if forces.steps_commanded(s, pieces) > landing_steps(s, side):
        return TOO_MANY_TO_LAND
    before = s.total_steps(s.units_in(side, zone))
    if s.fort_active(zone) and before + s.total_steps(units) < siege_needs(s, zone):
        return TOO_FEW_TO_BESIEGE
    if forces.armies_of(pieces):
        return OK if forces.generals_of(pieces) else NO_GENERAL
    return forces.objection(s, pieces)


def begin(s: Theatre, group: int, zone: int) -> None:
    """17.2.8: one assault in an activation; an event may allow so many in all."""
    side = groups.get(s, group, G_SIDE)
    groups.add(s, group, G_STATE, LANDED)
    if s.c[A_SAILS] != 0:
        left: int = s.c[A_LANDINGS]
        s.c[A_LANDINGS] = left - 1
    s.note(LANDING_BEGINS, side, zone, 0, 0, EVERYONE)
    s.push(kinds.LANDING, side, group, FORCES_PORT)


class Landing(Course):
    """A sea assault; a: squadron, b: stage."""

    def carry_on(self, s: Theatre) -> None:
        """R284: the fortress, the landing, the battle, two sieges."""
        group, stage, side = s.argument(0), s.argument(1), s.asked()
        zone = port_of(s, groups.get(s, group, G_ZONE))
        s.set_argument(1, stage + 1)
        if stage == FORCES_PORT:
            force_port(s, group, zone)
        elif stage == CHOOSES:
            if not groups.has(s, group, G_STATE, FORCED_PORT):
                s.pop()  # R287: the fortress held; the squadron may go on
                return
            land_all(s, side, group, zone)
            s.push(kinds.WHO_LANDS, side, group, zone)
        elif stage == GOES_ASHORE:
            go_ashore(s, group, zone)
        elif stage == FIGHTS:
            if attackable(s, 1 - side, zone):
                s.push(kinds.BATTLE, side, zone, 0)
        elif stage in (FIRST_SIEGE, SECOND_SIEGE):
            besiege(s, zone)
        elif stage == REBUILDS:
            if s.held_by(side, zone) and landed(s) != 0:
                s.push(kinds.REBUILD, side, zone, landed(s))
        else:
            s.pop()
            end(s, group, zone)


def force_port(s: Theatre, group: int, zone: int) -> None:
    """The squadron enters the port; a fortress without fleets fires at it until one gives way."""
    if groups.has(s, group, G_STATE, FORCED_PORT):
        return
    groups.spend(s, group, ENTRY)
    s.c[N_FOUGHT] = 0
    if s.fort_active(zone):
        note_attack(s, groups.get(s, group, G_SIDE), zone)
        naval_battle.begin(s, group, zone, zone)
    else:
        groups.add(s, group, G_STATE, FORCED_PORT)


def landed(s: Theatre) -> int:
    """The force that is landing, 0 if there is none."""
    for group in range(1, MOST_GROUPS + 1):
        if groups.get(s, group, G_KIND) == LANDS:
            return group
    return 0


def land_all(s: Theatre, side: int, group: int, zone: int) -> None:
    """All that are aboard go ashore if they may do so together."""
    aboard = cargo_of(s, group)
    if force_objection(s, side, aboard, zone) == OK:
        for piece in aboard:
            s.mark(piece, ENGAGED)


class WhoLands(Question):
    """17.2.8: which troops go ashore, two steps at most; a: squadron, b: zone."""

    def unneeded(self, s: Theatre) -> bool:
        """All that are aboard may land together; in the fog of war nobody else can tell (R550)."""
        if s.option(FOG_OF_WAR):
            return False
        aboard = cargo_of(s, s.argument(0))
        return force_objection(s, s.asked(), aboard, s.argument(1)) == OK

    def chosen(self, s: Theatre) -> list[int]:
        """Those who have been named."""
        return [piece for piece in cargo_of(s, s.argument(0)) if s.flag(piece, ENGAGED)]

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The pieces aboard."""
        return pairs(cargo_of(s, s.argument(0))) if verb != verbs.GO else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Each is named or left."""
        if verb == verbs.GO:
            return force_objection(s, s.asked(), self.chosen(s), s.argument(1))
        if a not in cargo_of(s, s.argument(0)) or s.flag(a, ENGAGED) == (verb == verbs.WITH):
            return NOTHING_ABOARD
        steps = forces.steps_commanded(s, [*self.chosen(s), a])
        too_many = verb == verbs.WITH and steps > landing_steps(s, s.asked())
        return TOO_MANY_TO_LAND if too_many else OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """They are ready."""
        if verb == verbs.WITH:
            s.mark(a, ENGAGED)
        elif verb == verbs.WITHOUT:
            s.unmark(a, ENGAGED)
        else:
            s.pop()


def go_ashore(s: Theatre, group: int, zone: int) -> None:
    """They land, always supplied; the enemy stands, goes into his fortress or evades."""
    side = groups.get(s, group, G_SIDE)
    pieces = [piece for piece in cargo_of(s, group) if s.flag(piece, ENGAGED)]
    groups.spend(s, group, ASHORE)
    force = groups.new(s, side, LANDS, zone)
    for piece in pieces:
        disembark(s, piece, pieces)
        s.unmark(piece, ENGAGED | UNSUPPLIED)
        s.set_group(piece, force)
        s.note(PUT_ASHORE, piece, zone, 0, 0, EVERYONE)
    groups.go_to(s, force, zone)
    s.c[T_INTERCEPTED] = 0
    overrun_depots(s, side, zone)
    if attackable(s, 1 - side, zone):
        s.push(kinds.DEFEND, 1 - side, zone, force)


def besiege(s: Theatre, zone: int) -> None:
    """17.2.8: an attempt without a point, or the marker where there is nothing to besiege."""
    force = landed(s)
    if force == 0 or not groups.units(s, force) or groups.has(s, force, G_STATE, LOST):
        return
    side = groups.get(s, force, G_SIDE)
    if s.held_by(side, zone) or attackable(s, 1 - side, zone):
        return
    if not s.fort_active(zone):
        if control_objection(s, side, zone, groups.units(s, force)) == OK:
            take_control(s, side, zone)
        return
    if s.total_steps(s.units_in(side, zone)) >= siege_needs(s, zone):
        if not s.besieged(zone):
            s.set_fort(zone, False, 0)
        s.push(kinds.SIEGE, side, zone, 0)


def end(s: Theatre, group: int, zone: int) -> None:
    """17.2.8: conquered, the port is open to the squadron; if not, the landed force is lost."""
    side, force = groups.get(s, group, G_SIDE), landed(s)
    if s.held_by(side, zone) and groups.units(s, force):
        s.note(LANDING_WON, side, zone, 0, 0, EVERYONE)
        groups.mark_all(s, force)
        groups.free(s, force)
        groups.go_to(s, group, zone)
        merging.join(s, side, zone)
        if forces.objection(s, forces.pieces_in(s, side, zone)) != OK:
            s.push(kinds.CONSOLIDATE, side, zone, 0)
        return
    s.note(LANDING_FAILED, side, zone, 0, 0, EVERYONE)
    lose(s, groups.members(s, force), zone)
    groups.free(s, force)
    lift_siege(s, zone)
