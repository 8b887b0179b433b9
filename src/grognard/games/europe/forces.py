"""Chapters 10 and 11: who commands, how many, and what may stand together.

A force is everything of one side in a zone, the garrison of a besieged fortress apart (R123), or
the part of it that is under way as a group. These questions are asked of lists of pieces, so that
they serve for what stands and for what somebody wants to do alike.
"""

from __future__ import annotations

from grognard.games.europe.layout import (
    ARMIES,
    CAVALRY_RESERVE,
    DEPOTS,
    FLEETS,
    GENERALS,
    MAJORS,
    PIECES,
    SPECIALS,
    UNITS,
)
from grognard.games.europe.refusals import (
    ALLIES_BEYOND_HALF,
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

MOST_ARMIES = 2  # in a zone (4)


# --- parts of a force ----------------------------------------------------------------------


def pieces_in(
    s: Theatre, side: int, zone: int, inside: bool = False, group: int = ANY_GROUP
) -> list[int]:
    """Every land piece of a force."""
    return s.standing(0, FLEETS, side, zone, inside, group) + s.standing(
        DEPOTS, PIECES, side, zone, inside, group
    )


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
    return [piece for piece in pieces if s.holder_of(piece) == army]


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
    own = [
        general
        for general in generals_of(held_by(s, army, pieces))
        if s.t.owner[general] == s.t.owner[army]
    ]
    return best_ranked(s, own)


def commander(s: Theatre, pieces: list[int]) -> int:
    """10.2, R115, R126: who commands these pieces, -1 if no general is among them.

    The general with an army marker; then, between different powers, the one with most combat
    points of his power; then the order of 10.2. Within a power the rank decides.
    """
    leaders = [general_of_army(s, army, pieces) for army in armies_of(pieces)]
    candidates = [leader for leader in leaders if leader >= 0] or generals_of(pieces)
    best = -1
    for general in candidates:
        if best < 0 or _outranks(s, general, best, pieces):
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
    return s.total_steps([unit for unit in units_of(pieces) if s.t.owner[unit] == power])


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
    total = 0
    for piece in pieces:
        if piece < GENERALS:
            total += s.steps_of(piece)
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
    cost = initiative(s, chief)
    if len(armies_of(pieces)) > 1:
        cost = min(cost + s.t.n.two_armies, s.t.n.most_initiative)
    return cost


def demoralised(s: Theatre, pieces: list[int]) -> bool:
    """14.9.3, R236: two armies together are so only if most of their steps are."""
    armies = armies_of(pieces)
    if len(armies) < MOST_ARMIES:
        return s.demoralised(units_of(pieces))
    broken = 0
    for army in armies:
        units = units_of(held_by(s, army, pieces))
        if s.demoralised(units):
            broken += s.total_steps(units)
    return 2 * broken > s.total_steps(units_of(pieces))


def ill_placed(s: Theatre, army: int, general: int, held: list[int]) -> bool:
    """10.1: a subordinate of another major, of whose power no step is in the army."""
    power: int = s.t.owner[general]
    if power >= MAJORS or power == s.t.owner[army]:
        return False
    return points_of(s, power, held) == 0


# --- what may stand together (10.1, 11) ----------------------------------------------------


def objection(s: Theatre, pieces: list[int]) -> int:
    """What speaks against these pieces being one force; OK if nothing does."""
    armies = armies_of(pieces)
    if len(armies) > MOST_ARMIES:
        return TOO_MANY_ARMIES
    if not armies:
        return _plain_objection(s, pieces)
    for army in armies:
        refused = army_objection(s, army, held_by(s, army, pieces))
        if refused != OK:
            return refused
    return OK


def _plain_objection(s: Theatre, pieces: list[int]) -> int:
    """A force without an army: one unit alone, or one general with what he commands (11)."""
    for piece in pieces:
        if SPECIALS <= piece < GENERALS or is_reserve_cavalry(s, piece):
            return NEEDS_ARMY
    generals = generals_of(pieces)
    units = units_of(pieces)
    if not generals:
        return OK if len(units) <= 1 else NO_GENERAL
    if len(generals) > 1:
        return ONE_GENERAL
    return command_objection(s, generals[0], False, pieces)


def army_objection(s: Theatre, army: int, pieces: list[int], choose: bool = False) -> int:
    """10.1: what speaks against an army of these pieces.

    `choose`: its owner may send generals beyond the third subordinate away (12.2.2).
    """
    general = general_of_army(s, army, [*pieces, army])
    if general < 0:
        return NO_GENERAL
    if not choose and len(generals_of(pieces)) > 1 + s.t.n.subordinates:
        return TOO_MANY_GENERALS
    cavalry = [piece for piece in pieces if is_reserve_cavalry(s, piece)]
    if s.total_steps(cavalry) > s.t.n.cavalry_steps:
        return TOO_MUCH_CAVALRY
    return command_objection(s, general, True, pieces)


def command_objection(s: Theatre, general: int, with_army: bool, pieces: list[int]) -> int:
    """10.1, R118: the command of a general, and half of it for allied majors."""
    most = command_of(s, general, with_army)
    if steps_commanded(s, pieces) > most:
        return BEYOND_COMMAND
    own = int(s.t.owner[general])
    foreign = [
        piece
        for piece in pieces
        if piece < GENERALS and s.t.owner[piece] < MAJORS and s.t.owner[piece] != own
    ]
    return ALLIES_BEYOND_HALF if steps_commanded(s, foreign) > most // 2 else OK


def is_reserve_cavalry(s: Theatre, piece: int) -> bool:
    """4: reserve cavalry stands only with an army."""
    return piece < UNITS and s.t.unit_kind[piece] == CAVALRY_RESERVE


# --- cavalry (4, 14.5.2) -------------------------------------------------------------------


def cavalry_points(s: Theatre, pieces: list[int]) -> int:
    """14.5.2: steps of reserve cavalry, cavalry special units and generals of cavalry."""
    points = 0
    for piece in pieces:
        if piece < FLEETS and s.t.cavalry[piece] != 0:
            points += s.steps_of(piece) if piece < GENERALS else 1
    return points
