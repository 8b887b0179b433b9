"""6.4: which forces the event of a card activates."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.europe import cards, forces, groups, waters
from grognard.games.europe import words as w
from grognard.games.europe.atoms import Atom
from grognard.games.europe.layout import (
    A_ATOM,
    A_CARD,
    A_EVENT,
    A_FORCES,
    A_NAMED,
    A_POWERS,
    A_SEA,
    ARMIES,
    AT,
    DEPOTS,
    ENGLAND,
    FLAGS,
    FLEETS,
    FRANCE,
    G_KIND,
    G_SIDE,
    GENERALS,
    INSIDE,
    MAJORS,
    MARKED,
    MOST_GROUPS,
    SAILS,
    SPAIN,
    UNITS,
    ZONES,
)
from grognard.games.europe.refusals import (
    OK,
    OTHER_POWER_FIRST,
    WRONG_FORCE,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.ways import iberian


def able_forces(s: Theatre, side: int, atom: Atom) -> list[int]:
    """The generals and units whose forces an event could activate."""
    c = s.c
    found: list[int] = []
    piece: i64
    for piece in range(FLEETS):
        if c[AT + piece] >= ZONES or c[FLAGS + piece] & MARKED != 0 or UNITS <= piece < GENERALS:
            continue
        if s.side_of(piece) == side and means(s, side, piece, atom):
            found.append(piece)
    return found


def able_fleets(s: Theatre, side: int, atom: Atom) -> list[int]:
    """The fleets that an event could activate."""
    return [
        fleet
        for fleet in waters.all_fleets(s, side)
        if not s.flag(fleet, MARKED) and means(s, side, fleet, atom)
    ]


def line(s: Theatre) -> Atom | None:
    """The line of the event in progress that activates forces."""
    if s.c[A_EVENT] == 0 or s.c[A_ATOM] == 0:
        return None
    return cards.atoms(s, int(s.c[A_CARD]) - 1)[int(s.c[A_ATOM]) - 1]


def filter_objection(s: Theatre, side: int, piece: int) -> int:
    """What the event in progress says against activating a force."""
    atom = line(s)
    if atom is None or means(s, side, piece, atom):
        return OK
    return WRONG_FORCE


def ending_objection(s: Theatre, side: int) -> int:
    """30C: two forces of one power have gone; a third must be of another that can act."""
    atom = line(s)
    if atom is None or atom.number(w.P_FILTER) != w.F_TWO_POWERS_MIN or s.c[A_FORCES] != 1:
        return OK
    return OTHER_POWER_FIRST if able_forces(s, side, atom) and _one_power(s) else OK


def _one_power(s: Theatre) -> bool:
    """Whether only one power has had its forces activated."""
    used: int = s.c[A_POWERS]
    return used & (used - 1) == 0


def means(s: Theatre, side: int, piece: int, atom: Atom) -> bool:
    """Whether a force is one of those that a line means.

    Of alternatives the first counts whose general is on the map (28C: Blücher, or if he is not
    there a Prussian force).
    """
    said = atom.many(w.P_FILTER)
    for n in range(0, len(said), 2):
        if _is_of(s, side, piece, said[n], said[n + 1]):
            return True
        if said[n] == w.F_COMMANDER and s.at(said[n + 1]) < ZONES:
            return False
    return False


def _is_of(s: Theatre, side: int, piece: int, name: int, about: int) -> bool:
    """One word of the vocabulary."""
    if FLEETS <= piece < DEPOTS:
        return _is_of_fleets(s, side, piece, name)
    if name == w.F_ANY_LAND:
        return True
    leader = chief(s, side, piece)
    owner = int(s.t.owner[leader if leader >= 0 else piece])
    power = s.power_of(owner)
    if name == w.F_IN_HOME:
        return s.is_home(about, s.at(piece))
    if name == w.F_DIFFERENT_POWERS or name == w.F_TWO_POWERS_MIN:
        return _fresh_power(s, side, power, name == w.F_DIFFERENT_POWERS)
    if leader < 0:
        return False
    if name == w.F_COMMANDER:
        return leader == about
    if name == w.F_POWER:
        return power == about
    if name == w.F_FRANCE_GENERAL_LED:
        return owner == FRANCE
    if name == w.F_GENERAL_LED_IN:
        return iberian(s, s.at(piece))
    # 5F: the force that was named before the enemy was led astray.
    return name == w.F_GENERAL_LED and (s.c[A_NAMED] == 0 or s.c[A_NAMED] == leader + 1)


def chief(s: Theatre, side: int, piece: int) -> int:
    """The general whom a piece names as the leader of a force; -1: a unit alone has none."""
    if GENERALS <= piece < FLEETS:
        return piece if led_by(s, side, piece) else -1
    if piece >= ARMIES:  # both armies of a zone (R114)
        return forces.commander(s, forces.pieces_in(s, side, s.at(piece), s.flag(piece, INSIDE)))
    return -1


def led_by(s: Theatre, side: int, general: int) -> bool:
    """Whether a general has troops where he is."""
    return s.has_units(side, s.at(general), s.flag(general, INSIDE))


# --- fleets ----------------------------------------------------------------------------------


def _is_of_fleets(s: Theatre, side: int, fleet: int, name: int) -> bool:
    """1C: English fleets and those of England's minors; 16F: French, Spanish and of minors."""
    owner = int(s.t.owner[fleet])
    if name == w.F_ENGLISH_MINORS:
        return s.power_of(owner) == ENGLAND
    if name == w.F_FRANCE_SPAIN_MINORS:
        return owner in (FRANCE, SPAIN) or owner >= MAJORS
    if s.c[A_NAMED] != 0 and not _under_way(s, side):
        return False  # one squadron only, and it has sailed
    if name == w.F_CHANNEL_SQUADRON:
        return near_channel(s, side, fleet)
    if name == w.F_SQUADRON_ON_CHOSEN_SEA:
        return s.at(fleet) < ZONES and s.t.port[s.at(fleet)] == int(s.c[A_SEA]) - 1
    # 23C: English fleets and those of allied minors.
    return name == w.F_SQUADRON and (owner == ENGLAND or owner >= MAJORS)


def _under_way(s: Theatre, side: int) -> bool:
    """Whether a squadron of the side forms or sails."""
    for group in range(1, MOST_GROUPS + 1):
        if groups.get(s, group, G_KIND) == SAILS and groups.get(s, group, G_SIDE) == side:
            return True
    return False


def near_channel(s: Theatre, side: int, fleet: int) -> bool:
    """15F: in a French or Dutch port on the Channel, or able to reach one."""
    here, fleets = s.at(fleet), [fleet]
    channel: int = s.t.channel
    if here < ZONES and s.t.port[here] == channel:
        return _channel_port(s, side, here)
    if not any(_channel_port(s, side, zone) for zone in waters.ports_on(s, channel)):
        return False
    sea, points = waters.sea_of(s, here), 0 if waters.is_sea(here) else 1
    reached, spent = [sea], [points]
    for n, at in enumerate(reached):
        if at == channel:
            return spent[n] + 1 <= waters.movement_of(s, fleets)
        for near in waters.near_seas(s, at):
            there = near - ZONES
            if there not in reached:
                reached.append(there)
                spent.append(spent[n] + 1)
    return False


def _channel_port(s: Theatre, side: int, zone: int) -> bool:
    """A port of France or Holland that the side holds."""
    return s.land_of(zone) in (FRANCE, s.t.holland) and s.held_by(side, zone)


# --- powers (30C, 54C) -----------------------------------------------------------------------


def _fresh_power(s: Theatre, side: int, power: int, each: bool) -> bool:
    """54C: each force of another power; 30C: at least two powers among three forces."""
    bit = int(s.t.bits[power])
    used: int = s.c[A_POWERS]
    if each:
        return used & bit == 0
    last = s.c[A_EVENT] != 0 and s.c[A_FORCES] == 1
    return not last or used != bit


def note_power(s: Theatre, piece: int) -> None:
    """Which powers an event has activated, and that a squadron has sailed."""
    if s.c[A_EVENT] == 0:
        return
    if FLEETS <= piece < DEPOTS:
        s.c[A_NAMED] = piece + 1
        return
    leader = chief(s, s.side_of(piece), piece)
    power = s.power_of(int(s.t.owner[leader if leader >= 0 else piece]))
    bits: int = s.c[A_POWERS]
    s.c[A_POWERS] = bits | int(s.t.bits[power])
