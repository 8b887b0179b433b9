"""Chapters 10 and 11: who commands, how many, and what may stand together.

A force is everything of one side in a zone, the garrison of a besieged fortress apart (R123), or
the part of it that is under way as a group. These questions are asked of lists of pieces, so that
they serve for what stands and for what somebody wants to do alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from grognard.games.europe.layout import (
    ARMIES,
    AT,
    CAVALRY_RESERVE,
    CORPS_KIND,
    DEPOTS,
    ELITE_KIND,
    EMPIRE,
    FLAGS,
    FLEETS,
    GENERALS,
    HOLD,
    INSIDE,
    LENT,
    MAJORS,
    PIECES,
    REDUCED,
    SIDE,
    SPECIALS,
    UNITS,
    ZONES,
)
from grognard.games.europe.refusals import (
    ALLIES_BEYOND_HALF,
    ALLIES_NOT_FEWER,
    BEYOND_COMMAND,
    NEEDS_ARMY,
    NO_GENERAL,
    OK,
    ONE_GENERAL,
    TOO_MANY_ARMIES,
    TOO_MANY_GENERALS,
    TOO_MUCH_CAVALRY,
)
from grognard.games.europe.state import ANY_GROUP, Theatre
from grognard.kernel.arrays import Cells, cells

MOST_ARMIES: Final = 2  # in a zone (4)


# --- parts of a force ----------------------------------------------------------------------


def pieces_in(
    s: Theatre, side: int, zone: int, inside: bool = False, group: int = ANY_GROUP
) -> list[int]:
    """Every land piece of a force."""
    return s.standing(0, PIECES, side, zone, inside, group)


def units_of(pieces: list[int]) -> list[int]:
    """The combat units among these pieces."""
    return [piece for piece in pieces if piece < UNITS]


def generals_of(pieces: list[int]) -> list[int]:
    """The generals among these pieces."""
    return [piece for piece in pieces if GENERALS <= piece < FLEETS]


def armies_of(pieces: list[int]) -> list[int]:
    """The army markers among these pieces."""
    return [piece for piece in pieces if piece >= ARMIES]


def held_by(s: Theatre, army: int, pieces: list[int]) -> list[int]:
    """The pieces of an army among these."""
    c = s.c
    link: i16 = army + 1
    found: list[int] = []
    for piece in pieces:
        if c[HOLD + piece] == link:
            found.append(piece)
    return found


def without(pieces: list[int], gone: list[int]) -> list[int]:
    """These pieces but for some."""
    if not gone:
        return pieces
    left = cells(PIECES)
    for piece in gone:
        left[piece] = 1
    return [piece for piece in pieces if left[piece] == 0]


def has_unit(pieces: list[int]) -> bool:
    """Whether a combat unit is among these pieces."""
    for piece in pieces:
        if piece < UNITS:
            return True
    return False


def has_general(pieces: list[int]) -> bool:
    """Whether a general is among these pieces."""
    for piece in pieces:
        if GENERALS <= piece < FLEETS:
            return True
    return False


def army_count(pieces: list[int]) -> int:
    """How many army markers are among these pieces."""
    count = 0
    for piece in pieces:
        if piece >= ARMIES:
            count += 1
    return count


def general_count(pieces: list[int]) -> int:
    """How many generals are among these pieces."""
    count = 0
    for piece in pieces:
        if GENERALS <= piece < FLEETS:
            count += 1
    return count


def troopless(pieces: list[int]) -> bool:
    """Whether generals are among these pieces, and no combat unit."""
    return has_general(pieces) and not has_unit(pieces)


def alone(s: Theatre, piece: int) -> bool:
    """Whether no other piece, of whatever side, is where a piece is."""
    roster, place = s.lists(), s.at(piece)
    return roster.first[place] == piece + 1 and roster.after[piece] == 0


def troops(s: Theatre, side: int) -> Cells:
    """1 for each zone in which a side has a combat unit outside a fortress."""
    c, owner = s.c, s.t.owner
    mine: i16 = side
    found = cells(ZONES)
    unit: i64
    for unit in range(UNITS):
        place: int = c[AT + unit]
        if place < ZONES and c[FLAGS + unit] & INSIDE == 0:
            whose: i16 = c[SIDE + owner[unit]]
            if c[FLAGS + unit] < 0:
                whose = EMPIRE
            holder: i16 = c[HOLD + unit]
            if whose == mine and (holder <= FLEETS or holder > DEPOTS):
                found[place] = 1
    return found


# --- command (10.1, 10.2) ------------------------------------------------------------------


def rank(s: Theatre, general: int) -> int:
    """10.2: 1 is the highest."""
    value: int = s.t.rank[general - GENERALS]
    return value


def best_ranked(s: Theatre, generals: list[int]) -> int:
    """The highest of these generals, -1 if there is none."""
    best = -1
    for general in generals:
        if best < 0 or rank(s, general) < rank(s, best):
            best = general
    return best


def general_of_army(s: Theatre, army: int, pieces: list[int]) -> int:
    """10.3: who leads an army: the highest of its own power that it holds, -1 if none."""
    c, owner, best = s.c, s.t.owner, -1
    link: i16 = army + 1
    for piece in pieces:
        if GENERALS <= piece < FLEETS and c[HOLD + piece] == link:
            if owner[piece] == owner[army] and (best < 0 or rank(s, piece) < rank(s, best)):
                best = piece
    return best


def commander(s: Theatre, pieces: list[int]) -> int:
    """10.2, R115, R126: who commands these pieces, -1 if no general is among them.

    The general with an army marker; then, between different powers, the one with most combat
    points of his power; then the order of 10.2. Within a power the rank decides.
    """
    best = -1
    for army in pieces:
        if army >= ARMIES:
            leader = general_of_army(s, army, pieces)
            if leader >= 0 and (best < 0 or _outranks(s, leader, best, pieces)):
                best = leader
    if best >= 0:
        return best
    for general in pieces:
        if GENERALS <= general < FLEETS and (best < 0 or _outranks(s, general, best, pieces)):
            best = general
    return best


def _outranks(s: Theatre, general: int, other: int, pieces: list[int]) -> bool:
    """Whether a general commands another in a force of these pieces."""
    mine, his = int(s.t.owner[general]), int(s.t.owner[other])
    if mine == his:
        return rank(s, general) < rank(s, other)
    ours, theirs = points_of(s, mine, pieces), points_of(s, his, pieces)
    if ours != theirs:
        return ours > theirs
    return precedence(s, mine) < precedence(s, his)


def higher(s: Theatre, general: int, pieces: list[int], other: int, others: list[int]) -> bool:
    """R126: whether the commander of some pieces is above the commander of others.

    Ranks count within a power; between powers an army marker, the combat points, the order of 10.2.
    """
    mine, his = int(s.t.owner[general]), int(s.t.owner[other])
    if mine == his:
        return rank(s, general) < rank(s, other)
    ours, theirs = len(armies_of(pieces)), len(armies_of(others))
    if (ours > 0) != (theirs > 0):
        return ours > 0
    strong, weak = s.total_steps(units_of(pieces)), s.total_steps(units_of(others))
    return strong > weak if strong != weak else precedence(s, mine) < precedence(s, his)


def points_of(s: Theatre, power: int, pieces: list[int]) -> int:
    """The combat points of a power among these pieces."""
    points = 0
    for piece in pieces:
        if piece < UNITS and s.t.owner[piece] == power:
            points += s.steps_of(piece)
    return points


def precedence(s: Theatre, power: int) -> int:
    """10.2: the place of a power in the order of command."""
    place: int = s.t.precedence[power]
    return place


def command_of(s: Theatre, general: int, with_army: bool) -> int:
    """10.1: how many steps a general commands."""
    steps: int = s.t.command[general - GENERALS]
    return steps * s.t.n.army_factor if with_army else steps


def steps_commanded(s: Theatre, pieces: list[int]) -> int:
    """10.1, 2.1: steps of combat units, and one for each special unit; depots do not count."""
    c, count, total = s.c, s.t.step_count, 0
    for piece in pieces:
        if piece < UNITS:
            total += int(count[piece]) - (1 if c[FLAGS + piece] & REDUCED != 0 else 0)
        elif piece < GENERALS:
            total += 1
    return total


def initiative(s: Theatre, general: int) -> int:
    """9.1: what it costs to activate him."""
    value: int = s.t.initiative[general - GENERALS]
    return value


def activation_cost(s: Theatre, pieces: list[int]) -> int:
    """9.1, R114: the initiative of the commander, one more for two armies together; 3 at most."""
    chief = commander(s, pieces)
    if chief < 0:
        cost: int = s.t.n.corps
        return cost
    return initiative_of(s, pieces, chief)


def initiative_of(s: Theatre, pieces: list[int], chief: int) -> int:
    """9.1: the initiative of a force under its commander: two armies together have one more."""
    value = initiative(s, chief)
    if army_count(pieces) > 1:
        value = min(value + s.t.n.two_armies, s.t.n.most_initiative)
    return value


def demoralised(s: Theatre, pieces: list[int]) -> bool:
    """14.9.3, R236: two armies together are so only if most of their steps are."""
    if army_count(pieces) < MOST_ARMIES:
        return s.demoralised(units_of(pieces))
    broken = 0
    for army in armies_of(pieces):
        units = units_of(held_by(s, army, pieces))
        if s.demoralised(units):
            broken += s.total_steps(units)
    return 2 * broken > s.total_steps(units_of(pieces))


def ill_placed(s: Theatre, army: int, general: int, held: list[int]) -> bool:
    """10.1, R541: a subordinate of another country, of which no step is in the army."""
    power: int = s.t.owner[general]
    return power != s.t.owner[army] and points_of(s, power, held) == 0


# --- what may stand together (10.1, 11) ----------------------------------------------------


def objection(s: Theatre, pieces: list[int]) -> int:
    """What speaks against these pieces being one force; OK if nothing does."""
    armies = army_count(pieces)
    if armies > MOST_ARMIES:
        return TOO_MANY_ARMIES
    if armies == 0:
        return _plain_objection(s, pieces)
    for army in pieces:
        if army >= ARMIES:
            refused = army_objection(s, army, held_by(s, army, pieces))
            if refused != OK:
                return refused
    return OK


def _plain_objection(s: Theatre, pieces: list[int]) -> int:
    """A force without an army: one unit alone, or one general with what he commands (11)."""
    kinds = s.t.unit_kind
    units, generals, chief = 0, 0, -1
    for piece in pieces:
        if piece < UNITS:
            if kinds[piece] == CAVALRY_RESERVE:
                return NEEDS_ARMY
            units += 1
        elif piece < GENERALS:
            return NEEDS_ARMY
        elif piece < FLEETS:
            generals += 1
            chief = piece
    if generals == 0:
        return OK if units <= 1 else NO_GENERAL
    if generals > 1:
        return ONE_GENERAL
    return command_objection(s, chief, False, pieces)


def needs_army(s: Theatre, pieces: list[int]) -> bool:
    """4, 2.1: reserve cavalry and special units stand only with an army."""
    for piece in pieces:
        if piece < GENERALS and (piece >= SPECIALS or is_reserve_cavalry(s, piece)):
            return True
    return False


def army_objection(s: Theatre, army: int, pieces: list[int], choose: bool = False) -> int:
    """10.1: what speaks against an army of these pieces.

    `choose`: its owner may send generals beyond the third subordinate away (12.2.2).
    """
    general = general_of_army(s, army, pieces)
    if general < 0:
        return NO_GENERAL
    if not choose and general_count(pieces) > 1 + s.t.n.subordinates:
        return TOO_MANY_GENERALS
    if too_mounted(s, pieces):
        return TOO_MUCH_CAVALRY
    return command_objection(s, general, True, pieces)


def too_mounted(s: Theatre, pieces: list[int]) -> bool:
    """10.1: whether these are more steps of reserve cavalry than an army may have."""
    cavalry = 0
    for piece in pieces:
        if is_reserve_cavalry(s, piece):
            cavalry += s.steps_of(piece)
    return cavalry > s.t.n.cavalry_steps


def command_objection(s: Theatre, general: int, with_army: bool, pieces: list[int]) -> int:
    """10.1, R118: the command of a general, and half of it for allied majors."""
    allied = allied_steps(s, general, pieces)
    own = own_steps(s, int(s.t.owner[general]), pieces) if allied > 0 else 0
    return steps_objection(s, general, with_army, steps_commanded(s, pieces), allied, own)


def steps_objection(
    s: Theatre, general: int, with_army: bool, steps: int, allied: int, own: int
) -> int:
    """The same of so many steps, some of them of allied majors: fewer than his own (8.1.2)."""
    most = command_of(s, general, with_army)
    if steps > most:
        return BEYOND_COMMAND
    if allied > most // 2:
        return ALLIES_BEYOND_HALF
    return ALLIES_NOT_FEWER if allied > 0 and allied >= own else OK


def allied_steps(s: Theatre, general: int, pieces: list[int]) -> int:
    """R118: the steps of majors other than the general's."""
    return allied_to(s, int(s.t.owner[general]), pieces)


def allied_to(s: Theatre, own: int, pieces: list[int]) -> int:
    """R118: the steps of majors other than a country."""
    steps = 0
    for piece in pieces:
        if of_allied_major(s, own, piece):
            steps += s.steps_of(piece)
    return steps


def of_allied_major(s: Theatre, own: int, piece: int) -> bool:
    """10.1: a unit or special unit of a major other than a country."""
    if piece >= GENERALS or s.t.owner[piece] >= MAJORS or s.t.owner[piece] == own:
        return False
    return not s.flag(piece, LENT)  # 40F: like the units of a minor


def own_steps(s: Theatre, own: int, pieces: list[int]) -> int:
    """8.1.2: the steps of a country."""
    steps = 0
    for piece in pieces:
        if piece < GENERALS and s.t.owner[piece] == own:
            steps += s.steps_of(piece)
    return steps


def is_reserve_cavalry(s: Theatre, piece: int) -> bool:
    """4: reserve cavalry stands only with an army."""
    return piece < UNITS and s.t.unit_kind[piece] == CAVALRY_RESERVE


def is_corps(s: Theatre, piece: int) -> bool:
    """2.1: an ordinary or elite corps."""
    if piece >= UNITS:
        return False
    kind: int = s.t.unit_kind[piece]
    return kind == CORPS_KIND or kind == ELITE_KIND


# --- cavalry (4, 14.5.2) -------------------------------------------------------------------


def cavalry_points(s: Theatre, pieces: list[int]) -> int:
    """14.5.2: steps of reserve cavalry, cavalry special units and generals of cavalry."""
    points = 0
    for piece in pieces:
        if piece < FLEETS and s.t.cavalry[piece] != 0:
            points += s.steps_of(piece) if piece < GENERALS else 1
    return points
