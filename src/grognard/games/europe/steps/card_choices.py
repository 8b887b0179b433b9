"""6.4: who or what the event of a card is applied to, and what then happens."""

from __future__ import annotations

from grognard.games.europe import (
    cards,
    conditions,
    forces,
    groups,
    kinds,
    merging,
    supply,
    verbs,
)
from grognard.games.europe import words as w
from grognard.games.europe.atoms import Atom
from grognard.games.europe.events import (
    BY_CARD,
    CONTROLLED,
    DEPOT_FIXED,
    DEPOT_LOST,
    DEPOT_PLACED,
    GENERAL_RETURNS,
    PLACED,
    RELOCATED,
    RESTORED,
    STEP_LOST,
    ZONE_RUINED,
)
from grognard.games.europe.harbours import clear_ports, end_blockades
from grognard.games.europe.layout import (
    A_ENDED,
    A_NAMED,
    A_PLACED,
    A_SEA,
    ARMIES,
    DEPOTS,
    DESERT,
    DRIVEN,
    EMPIRE,
    ENGAGED,
    FIXED,
    FLEETS,
    FOG_OF_WAR,
    FRANCE,
    G_CEILING,
    GENERALS,
    INSIDE,
    MAJORS,
    MARCHES,
    MARKED,
    MILITIA,
    MOST_SCORCHED,
    NOBODY,
    OUT,
    PIECES,
    REDUCED,
    REPLACED,
    RESERVE,
    SCORCHED,
    SEA,
    SEAS,
    T_TARGET,
    UNITS,
    ZONES,
)
from grognard.games.europe.politics import INSURGENTS
from grognard.games.europe.refusals import NOT_NAMED, NOT_NOW, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Question, pairs
from grognard.games.europe.steps.card_places import army_pieces, put, supplied_armies, where_to
from grognard.games.europe.steps.card_play import IN_WINDOW, LINES, roll_table
from grognard.games.europe.steps.filters import led_by
from grognard.games.europe.waters import (
    frozen,
)
from grognard.games.europe.ways import (
    base_movement,
    border_closed,
    iberian,
    lift_siege,
    neighbours,
)
from grognard.kernel.state import DEPTH, EVERYONE, FRAME, STACK


class Choose(Question):
    """Who or where; a: card, b: the line of its event, whether in a window, how often."""

    def atom(self, s: Theatre) -> Atom:
        """The line in question."""
        return cards.atoms(s, s.argument(0))[s.argument(1) // LINES]

    def left(self, s: Theatre) -> int:
        """How many may still be named."""
        return s.argument(1) % IN_WINDOW

    def fighting(self, s: Theatre) -> bool:
        """Whether the card was played in a window."""
        return s.argument(1) // IN_WINDOW % 2 == 1

    def unneeded(self, s: Theatre) -> bool:
        """Nothing can be named; in the fog only its owner knows where a reduced unit is (R550)."""
        atom = self.atom(s)
        if s.option(FOG_OF_WAR) and atom.op == w.REBUILD:
            nobody = len(armies_meant(s, s.asked(), of_france(atom))) == 0
        else:
            nobody = len(self.able(s)) == 0
        if nobody:
            self.close(s)
        return nobody

    def able(self, s: Theatre) -> list[int]:
        """What may be named: zones, seas or pieces."""
        side, atom = s.asked(), self.atom(s)
        if atom.op == w.PLACE:
            return where_to(s, side, atom)
        if atom.op == w.REBUILD:
            return reduced_units(s, side, atom)
        if atom.op == w.DIE_TABLE:
            if atom.given(w.P_EXEMPT):
                return cards.defectors(s, atom, self.fighting(s))
            return guerrilla_targets(s)
        if atom.op == w.CONTROL:
            return controllable(s, side, atom)
        if atom.op == w.SET_FLAG:
            return scorchable(s, side, atom.many(w.P_WHERE)[1])
        if atom.op == w.DISPLACE_FLEETS:
            return [SEA + sea for sea in range(SEAS) if not frozen(s, SEA + sea)]
        if atom.op == w.LOSE_STEPS:
            return militias(s, atom)
        if atom.op == w.RETURN_GENERAL:
            return disgraced(s, side, power_in_turn(s))
        if atom.op == w.MOVE_ENEMY:
            within = atom.many(w.P_FILTER)[1]
            return drivable(s, side, within) if s.c[A_NAMED] != 0 else acting(s, side)
        return depots(s, side, atom)

    def by_place(self, s: Theatre) -> bool:
        """Whether a place is to be named, not a piece."""
        atom = self.atom(s)
        if atom.op == w.DEPOT:
            return s.c[A_NAMED] != 0 or atom.number(w.P_ACTION) == w.DEPOT_PLACE
        if atom.op == w.DIE_TABLE:
            return not atom.given(w.P_EXEMPT)
        return atom.op in (w.PLACE, w.CONTROL, w.SET_FLAG, w.DISPLACE_FLEETS)

    def may_stop(self, s: Theatre) -> bool:
        """Whether nobody more has to be named."""
        atom = self.atom(s)
        if atom.op in (w.PLACE, w.DISPLACE_FLEETS, w.LOSE_STEPS, w.RETURN_GENERAL):
            return False
        if atom.op == w.DEPOT and atom.number(w.P_ACTION) == w.DEPOT_PLACE:
            return True
        if atom.op == w.MOVE_ENEMY or atom.op == w.DEPOT:
            return atom.number(w.P_ACTION) == w.DEPOT_MOVE and s.c[A_NAMED] == 0
        return not (atom.op == w.DIE_TABLE and atom.given(w.P_EXEMPT))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        if verb == verbs.DONE:
            return [(0, 0)]
        if verb == verbs.FIX:
            moved = int(s.c[T_TARGET]) - 1
            return [(moved, 0)] if moved >= 0 else []
        return pairs(self.able(s)) if (verb == verbs.AT) == self.by_place(s) else []

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them; some may be declined."""
        if verb == verbs.DONE:
            return OK if self.may_stop(s) else NOT_NOW
        if verb == verbs.FIX:
            moved = int(s.c[T_TARGET]) - 1
            able = self.atom(s).op == w.DEPOT and moved == a and not s.flag(a, FIXED)
            return OK if able else NOT_NAMED
        if (verb == verbs.AT) != self.by_place(s):
            return NOT_NOW
        return OK if a in self.able(s) else NOT_NAMED

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It happens to him, or there."""
        atom = self.atom(s)
        if verb == verbs.DONE:
            self.close(s)
            s.pop()
        elif verb == verbs.FIX:
            s.mark(a, FIXED)
            s.note(DEPOT_FIXED, a, s.at(a), 0, 0, EVERYONE)
        elif atom.op == w.DEPOT:
            self.with_depot(s, atom, a)
        elif atom.op == w.MOVE_ENEMY:
            self.drives(s, a)
        else:
            self.named(s, atom, a)

    def named(self, s: Theatre, atom: Atom, a: int) -> None:
        """What befalls whom or where is named; and again, as often as the card says."""
        side, card, left = s.asked(), s.argument(0), self.left(s)
        if atom.op == w.REBUILD:
            s.unmark(a, REDUCED)
            s.mark(a, REPLACED)
            s.note(RESTORED, a, 0, 0, 0, EVERYONE)
            if atom.given(w.P_PER):
                return
        if left > 1:
            s.set_argument(1, s.argument(1) - 1)
        else:
            self.close(s)
            s.pop()
        if atom.op == w.PLACE:
            piece = atom.number(w.P_PIECE)
            s.c[A_PLACED] = 1 + a
            come(s, side, piece, a)
        elif atom.op == w.CONTROL:
            give_control(s, side, atom, a)
        elif atom.op == w.SET_FLAG:
            scorch(s, a)
        elif atom.op == w.DISPLACE_FLEETS:
            s.c[A_SEA] = 1 + a - SEA
            s.push(kinds.BLOWN, 1 - side, a, 0)
        elif atom.op == w.LOSE_STEPS:
            lose_step(s, a)
        elif atom.op == w.RETURN_GENERAL:
            s.remove(a, RESERVE)
            s.note(GENERAL_RETURNS, a, 0, 0, 0, EVERYONE)
        elif atom.op == w.DIE_TABLE and atom.given(w.P_EXEMPT):
            roll_table(s, side, card, atom, a, 0)
        elif atom.op == w.DIE_TABLE:
            strike(s, side, card, atom, a)

    def with_depot(self, s: Theatre, atom: Atom, a: int) -> None:
        """44F: a depot is named, then where it goes; 50C: it is gone."""
        if atom.number(w.P_ACTION) == w.DEPOT_PLACE:
            depot = spare_depots(s)[0]
            s.move(depot, a)
            merging.join(s, EMPIRE, a)
            s.note(DEPOT_PLACED, depot, a, 0, 0, EVERYONE)
            s.c[T_TARGET] = 1 + depot
            s.set_argument(1, s.argument(1) - 1)
        elif atom.number(w.P_ACTION) == w.DEPOT_REMOVE:
            s.pop()
            s.note(DEPOT_LOST, a, s.at(a), 0, 0, EVERYONE)
            s.remove(a, RESERVE)
        elif s.c[A_NAMED] == 0:
            s.c[A_NAMED] = 1 + a
            s.c[T_TARGET] = 0
        else:
            depot = int(s.c[A_NAMED]) - 1
            s.c[A_NAMED] = 0
            s.unmark(depot, FIXED)
            s.hold(depot, -1)
            s.move(depot, a)
            s.mark(depot, ENGAGED)  # each once
            s.note(PLACED, depot, a, 0, 0, EVERYONE)
            s.c[T_TARGET] = 1 + depot
            left = self.left(s)
            s.set_argument(1, s.argument(1) - 1)
            if left <= 1:
                s.set_argument(1, s.argument(1) // IN_WINDOW * IN_WINDOW)

    def drives(self, s: Theatre, a: int) -> None:
        """5F: first who will act, then whom of the enemy he marches where he likes."""
        if s.c[A_NAMED] == 0:
            s.c[A_NAMED] = 1 + a
            return
        s.pop()
        enemy = s.side_of(a)
        group = groups.new(s, enemy, DRIVEN, s.at(a))
        for piece in forces.pieces_in(s, enemy, s.at(a)):
            if not s.flag(piece, FIXED):
                s.set_group(piece, group)
        groups.put(s, group, G_CEILING, base_movement(s, groups.units(s, group)))
        s.push(kinds.DRIVE, 1 - enemy, group, 0)

    def close(self, s: Theatre) -> None:
        """The marks of this choice are taken off."""
        s.c[T_TARGET] = 0
        op = self.atom(s).op
        if op in (w.REBUILD, w.DIE_TABLE, w.DEPOT):
            mark = REPLACED if op == w.REBUILD else ENGAGED
            if op == w.DIE_TABLE and self.fighting(s):
                return
            for piece in range(PIECES):
                if piece < ARMIES:
                    s.unmark(piece, mark)


def come(s: Theatre, side: int, piece: int, zone: int) -> None:
    """A piece is placed; insurgents who rise among enemies fight at once (8.3.3, R537).

    A lone corps of their own side makes room for them (11).
    """
    if s.t.owner[piece] in INSURGENTS:
        own = forces.pieces_in(s, side, zone)
        if forces.units_of(own) and not forces.generals_of(own):
            merging.destroy(s, own)
        make_way(s, zone)
    put(s, side, piece, zone)
    s.note(PLACED, piece, zone, 0, 0, EVERYONE)
    if s.has_units(1 - side, zone):
        group = groups.new(s, side, MARCHES, zone)
        for each in forces.pieces_in(s, side, zone):
            s.set_group(each, group)
        s.push(kinds.RISING, side, group, 0)


def make_way(s: Theatre, zone: int) -> None:
    """8C: who is in no war goes to an adjacent zone of his own, together or one by one."""
    for inside in (False, True):
        leave_for(s, forces.pieces_in(s, NOBODY, zone, inside), zone)
        for unit in s.units_in(NOBODY, zone, inside):
            leave_for(s, [unit], zone)
        merging.destroy(s, forces.pieces_in(s, NOBODY, zone, inside))


def leave_for(s: Theatre, pieces: list[int], zone: int) -> None:
    """These pieces go to the first adjacent zone of their power where they may stand."""
    for near in neighbours(s, zone) if pieces else []:
        if not s.is_home(int(s.t.owner[pieces[0]]), near):
            continue
        standing = forces.pieces_in(s, NOBODY, near)
        if merging.objection_together(s, [*standing, *pieces]) != OK:
            continue
        for piece in pieces:
            s.move(piece, near)
            s.note(RELOCATED, piece, near, 0, 0, EVERYONE)
        merging.join(s, NOBODY, near)
        return


# --- generals who are out of the game (41C) --------------------------------------------------


def power_in_turn(s: Theatre) -> int:
    """The power whose turn of the budget it is, -1 outside it: the frame below says it."""
    depth: int = s.c[DEPTH]
    for level in range(depth):
        frame = STACK + FRAME * level
        if s.c[frame] == kinds.EXPENSES:
            return int(s.c[frame + 2])
    return -1


def disgraced(s: Theatre, side: int, power: int) -> list[int]:
    """41C: generals of majors at war of a side who are out of the game, of one power or all."""
    return [
        general
        for general in range(GENERALS, FLEETS)
        if s.at(general) == OUT
        and s.t.owner[general] < MAJORS
        and s.side_of(general) == side
        and power in (-1, s.t.owner[general])
    ]


# --- reduced units in armies (39F, 43F) ------------------------------------------------------


def reduced_units(s: Theatre, side: int, atom: Atom) -> list[int]:
    """Reduced units of the armies that a line means, so many in each."""
    at_home = of_france(atom)
    most = atom.number(w.P_STEPS) if at_home else atom.number(w.P_MAX_PER_ARMY)
    found: list[int] = []
    for army in armies_meant(s, side, at_home):
        held = forces.units_of(army_pieces(s, army))
        given = [unit for unit in held if s.flag(unit, REPLACED)]
        if len(given) < most:
            found += [
                unit for unit in held if s.flag(unit, REDUCED) and _restorable(s, unit, at_home)
            ]
    return [unit for unit in found if fits_command(s, unit)]


def of_france(atom: Atom) -> bool:
    """43F: whether a line is about French armies in France."""
    return atom.number(w.P_FILTER) == w.F_REDUCED_IN_FRENCH_ARMY_AT_HOME


def _restorable(s: Theatre, unit: int, at_home: bool) -> bool:
    """39F restores French units and those of minors; 43F any unit of a French army."""
    return at_home or s.t.owner[unit] == FRANCE or s.t.owner[unit] >= MAJORS


def armies_meant(s: Theatre, side: int, at_home: bool) -> list[int]:
    """43F: French armies in France; 39F: all armies of the side that are in supply."""
    if not at_home:
        powers = [power for power in range(MAJORS) if s.side(power) == side]
        return [army for power in powers for army in supplied_armies(s, power)]
    return [
        army
        for army in range(ARMIES, PIECES)
        if s.t.owner[army] == FRANCE and s.at(army) < ZONES and s.is_home(FRANCE, s.at(army))
    ]


def fits_command(s: Theatre, unit: int) -> bool:
    """10.1: whether the army commands a step more."""
    army = s.holder_of(unit)
    held = army_pieces(s, army)[:-1]
    general = forces.general_of_army(s, army, held)
    return general >= 0 and forces.steps_commanded(s, held) < forces.command_of(s, general, True)


# --- control and ruin (9C, 24F, 40C, 50C) ----------------------------------------------------


def controllable(s: Theatre, side: int, atom: Atom) -> list[int]:
    """The zones in which a line places a marker or takes one away."""
    said = atom.many(w.P_ZONES)
    if atom.number(w.P_TO) != w.GOES_ORIGINAL_OWNER:
        goal = FRANCE if atom.number(w.P_TO) == w.GOES_FRANCE else side
        return [zone for zone in said if _may_give(s, atom, zone, goal)]
    iberian_only = said[0] == w.said(w.Z_IBERIA_WITHOUT_FORTRESS)
    return [zone for zone in range(ZONES) if _may_free(s, side, zone, iberian_only)]


def _may_give(s: Theatre, atom: Atom, zone: int, _to: int) -> bool:
    """24F: a zone that is not the Empire's already, without the units that the line names."""
    for need in atom.needs:
        if need.name == w.IF_ZONE_WITHOUT and not conditions.zone_without(s, need.first(), zone):
            return False
    return s.holder(zone) != FRANCE


def _may_free(s: Theatre, side: int, zone: int, iberian_only: bool) -> bool:
    """9C, 50C: an enemy marker where neither fortress nor enemy is, on land of one's own side."""
    if s.t.site[zone] == 0 or s.t.fort[zone] > 0 or s.side(s.holder(zone)) != 1 - side:
        return False
    if not conditions.zone_without(s, w.said(1 - side), zone):
        return False
    if iberian_only:
        return iberian(s, zone) and s.holder(zone) == FRANCE and s.land_of(zone) != FRANCE
    return s.side(s.land_of(zone)) == side


def give_control(s: Theatre, side: int, atom: Atom, zone: int) -> None:
    """A marker is placed, or taken away."""
    freed = atom.number(w.P_TO) == w.GOES_ORIGINAL_OWNER
    s.set_control(zone, s.land_of(zone) if freed else FRANCE)
    clear_ports(s, [zone])  # 17.2.1, R304: who lies in a port, or before it, whose side has changed
    end_blockades(s, side)
    s.note(CONTROLLED, s.side(s.holder(zone)) if freed else side, zone, 0, 0, EVERYONE)


def scorchable(s: Theatre, side: int, power: int) -> list[int]:
    """40C: home zones of a power without an enemy unit, not ruined yet; four in all."""
    if s.c[SCORCHED + MOST_SCORCHED - 1] != 0:
        return []
    return [
        zone
        for zone in range(ZONES)
        if s.is_home(power, zone)
        and not s.scorched(zone)
        and conditions.zone_without(s, w.said(1 - side), zone)
    ]


def scorch(s: Theatre, zone: int) -> None:
    """A zone is ruined until the end of the year."""
    for n in range(MOST_SCORCHED):
        if s.c[SCORCHED + n] == 0:
            s.c[SCORCHED + n] = zone + 1
            break
    s.note(ZONE_RUINED, zone, 0, 0, 0, EVERYONE)
    s.forget_supply()


# --- forces that are struck (9C, 37F) --------------------------------------------------------


def guerrilla_targets(s: Theatre) -> list[int]:
    """9C: zones of Iberia with a force of the Empire, away from its fortresses, each once."""
    return [
        zone
        for zone in range(ZONES)
        if iberian(s, zone)
        and not (s.fort_active(zone) and s.held_by(EMPIRE, zone))
        and any(not s.flag(unit, ENGAGED) for unit in s.units_in(EMPIRE, zone))
    ]


def strike(s: Theatre, side: int, card: int, atom: Atom, zone: int) -> None:
    """A die for a force; an army is harder to hurt. Its owner chooses who is lost."""
    pieces = forces.pieces_in(s, 1 - side, zone)
    for unit in forces.units_of(pieces):
        s.mark(unit, ENGAGED)
    chief = forces.commander(s, pieces)
    told = chief if chief >= 0 else forces.units_of(pieces)[0]
    face = roll_table(s, side, card, atom, told, 0)
    needed = 0
    for other in cards.atoms(s, card):
        if other.op == w.LOSE_STEPS:
            needed = other.low
            steps = other.number(w.P_STEPS)
    if forces.armies_of(pieces):
        needed = atom.number(w.P_ARMY_THRESHOLD)
    if face >= needed > 0:
        s.push(kinds.CARD_LOSSES, 1 - side, zone, steps)


class CardLosses(Question):
    """The owner of a force chooses who is lost by a card; a: zone, b: steps."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody is left."""
        return not s.has_units(s.asked(), s.argument(0))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The combat units there."""
        return pairs(s.units_in(s.asked(), s.argument(0)))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if a in s.units_in(s.asked(), s.argument(0)) else NOT_NAMED

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A step is lost."""
        left = s.argument(1)
        if left > 1:
            s.set_argument(1, left - 1)
        else:
            s.pop()
        lose_step(s, a)


def lose_step(s: Theatre, unit: int) -> None:
    """A unit loses a step by a card."""
    zone, side, inside = s.at(unit), s.side_of(unit), s.flag(unit, INSIDE)
    s.note(STEP_LOST, unit, zone, BY_CARD, 0, EVERYONE)
    s.lose_step(unit)
    merging.tidy(s, side, zone, inside)
    lift_siege(s, zone)


def militias(s: Theatre, atom: Atom) -> list[int]:
    """37F: militia of a power in or next to the zone where the force has ended."""
    zone = int(s.c[A_ENDED]) - 1
    if zone < 0:
        return []
    near = [zone, *neighbours(s, zone)]
    power = atom.many(w.P_FILTER)[1]
    return [
        unit
        for unit in range(UNITS)
        if s.t.unit_kind[unit] == MILITIA and s.t.owner[unit] == power and s.at(unit) in near
    ]


# --- depots (44F, 50C) -----------------------------------------------------------------------


def depots(s: Theatre, side: int, atom: Atom) -> list[int]:
    """The depots that may be moved or removed, or where the one that was named may go."""
    if atom.number(w.P_ACTION) == w.DEPOT_REMOVE:
        most = atom.many(w.P_FILTER)[1]
        return [d for d in range(DEPOTS, ARMIES) if _exposed(s, 1 - side, d, most)]
    if atom.number(w.P_ACTION) == w.DEPOT_PLACE:
        return depot_sites(s) if _count_left(s) > 0 and spare_depots(s) else []
    if s.c[A_NAMED] != 0:
        depot = int(s.c[A_NAMED]) - 1
        reach = depot_reach(s, side, s.at(depot), atom.number(w.P_MP))
        return [zone for zone in reach if zone == s.at(depot) or may_lie(s, side, zone)]
    fresh = [
        d
        for d in range(DEPOTS, ARMIES)
        if s.t.owner[d] == FRANCE and s.at(d) < ZONES and not s.flag(d, ENGAGED | INSIDE)
    ]
    moved: int = s.c[T_TARGET]
    # The last one may still be fixed when no more can be moved.
    return fresh if _count_left(s) > 0 else ([moved - 1] if moved > 0 else [])


def spare_depots(s: Theatre) -> list[int]:
    """44F: the French depots of the reserve."""
    return [d for d in range(DEPOTS, ARMIES) if s.t.owner[d] == FRANCE and s.at(d) == RESERVE]


def depot_sites(s: Theatre) -> list[int]:
    """44F: supplied zones that the Empire controls, with a unit or an active fortress."""
    return [
        zone
        for zone in range(ZONES)
        if s.held_by(EMPIRE, zone)
        and not s.besieged(zone)
        and not s.has_units(1 - EMPIRE, zone)
        and (s.has_units(EMPIRE, zone) or s.fort_active(zone))
        and supply.supplied(s, FRANCE, zone)
    ]


def _count_left(s: Theatre) -> int:
    return s.argument(1) % IN_WINDOW


def _exposed(s: Theatre, enemy: int, depot: int, most: int) -> bool:
    """50C: a depot of the enemy outside France, alone or with few steps around it."""
    zone = s.at(depot)
    if zone >= ZONES or s.side_of(depot) != enemy or s.is_home(FRANCE, zone):
        return False
    inside = s.flag(depot, INSIDE)
    return s.total_steps(s.units_in(enemy, zone, inside)) <= most


def depot_reach(s: Theatre, side: int, start: int, points: int) -> list[int]:
    """44F: the zones within so many points, past neither enemies nor fortresses of theirs."""
    spent: dict[int, int] = {start: 0}
    queue = [start]
    for here in queue:
        for zone in neighbours(s, here):
            way = spent[here] + int(s.t.cost[here * ZONES + zone])
            if way > points or way >= spent.get(zone, points + 1):
                continue
            if (
                s.t.border[here * ZONES + zone] == DESERT
                or border_closed(s, side, here, zone) != OK
            ):
                continue
            if s.has_units(1 - side, zone) or s.enemy_fort(side, zone):
                continue
            spent[zone] = way
            queue.append(zone)
    return sorted(spent)


def may_lie(s: Theatre, side: int, zone: int) -> bool:
    """2.1, R153, R453: a depot without troops is lost in a zone that the enemy controls."""
    return s.has_units(side, zone) or not s.held_by(1 - side, zone)


# --- an enemy force is led astray (5F) -------------------------------------------------------


def acting(s: Theatre, side: int) -> list[int]:
    """Generals of one's own who lead a force that could be activated."""
    return [
        general
        for general in range(GENERALS, FLEETS)
        if s.side_of(general) == side
        and s.at(general) < ZONES
        and not s.flag(general, MARKED | INSIDE)
        and led_by(s, side, general)
    ]


def drivable(s: Theatre, side: int, within: int) -> list[int]:
    """Enemy forces that stand outside a fortress within so many zones of the one named."""
    start = s.at(int(s.c[A_NAMED]) - 1)
    zones = [start]
    for _ in range(within):
        for zone in zones[:]:
            zones += [near for near in neighbours(s, zone) if near not in zones]
    found: list[int] = []
    for zone in zones:
        pieces = forces.pieces_in(s, 1 - side, zone)
        if forces.units_of(pieces):
            chief = forces.commander(s, pieces)
            found.append(chief if chief >= 0 else forces.units_of(pieces)[0])
    return found
