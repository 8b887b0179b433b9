"""18.2.3, R519: the forces of a beaten power that have come home are divided anew."""

from __future__ import annotations

from grognard.games.europe import forces, merging, verbs
from grognard.games.europe.events import RELOCATED
from grognard.games.europe.harbours import ports_of_country
from grognard.games.europe.layout import ARMIES, DEPOTS, FLEETS, MARKED, PIECES, ZONES
from grognard.games.europe.refusals import NO_HOME_THERE, NOT_RETURNED, OK, OUTRANKED
from grognard.games.europe.relocation import home_forts
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import purchases
from grognard.games.europe.steps.base import Question
from grognard.games.europe.steps.muster import staying_objection
from grognard.games.europe.waters import has_room
from grognard.kernel.state import EVERYONE


class Reorganise(Question):
    """Its manager places each of them once, changes generals, and ends; a: power."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody has come home who could stand elsewhere."""
        if any(self.objection(s, verbs.PLACE, a, b) == OK for a, b in self.tries(s, verbs.PLACE)):
            return False
        close(s, s.argument(0))
        return True

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Pieces at zones, or generals of the reserve instead of those who came."""
        power = s.argument(0)
        if verb == verbs.DONE:
            return [(0, 0)]
        if verb == verbs.PLACE:
            ports = ports_of_country(s, power)
            land = [(p, zone) for p in returned(s, power) for zone in home_forts(s, power)]
            return land + [(fleet, port) for fleet in returned(s, power, True) for port in ports]
        led = forces.generals_of(returned(s, power))
        spare = [g for g in range(len(s.t.owner)) if purchases.available(s, power, g) == OK]
        return [(old, new) for old in led for new in forces.generals_of(spare)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        power = s.argument(0)
        if verb == verbs.DONE:
            return OK
        if verb == verbs.REPLACE:
            if a not in returned(s, power):
                return NOT_RETURNED
            return purchases.may_replace(s, power, a, b)
        return harbour_objection(s, power, a, b) if is_fleet(a) else place_objection(s, power, a, b)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is done; who has been placed stays."""
        power = s.argument(0)
        if verb == verbs.DONE:
            s.pop()
            close(s, power)
        elif verb == verbs.REPLACE:
            purchases.replace(s, a, b)
        else:
            place(s, a, b)


def is_fleet(piece: int) -> bool:
    """Whether a piece is a fleet."""
    return FLEETS <= piece < DEPOTS


def returned(s: Theatre, power: int, fleets: bool = False) -> list[int]:
    """The land pieces or fleets of a power that came home and have not been placed anew."""
    return [
        piece
        for piece in range(ARMIES)
        if s.t.owner[piece] == power
        and s.flag(piece, MARKED)
        and s.at(piece) < ZONES
        and is_fleet(piece) == fleets
    ]


def place_objection(s: Theatre, power: int, piece: int, zone: int) -> int:
    """R519, 11: a key zone or fortress at home; both forces must be such as may stand."""
    if piece not in returned(s, power):
        return NOT_RETURNED
    here, side = s.at(piece), s.side(power)
    if zone == here or zone not in home_forts(s, power):
        return NO_HOME_THERE
    refused = staying_objection(s, [p for p in forces.pieces_in(s, side, here) if p != piece])
    if refused != OK:
        return refused
    together = [*forces.pieces_in(s, side, zone), piece]
    army = s.holder_of(piece)
    s.hold(piece, -1)
    refused = merging.objection_together(s, together)
    if merging.surplus(s, together):
        refused = OUTRANKED
    elif refused == OK:
        refused = staying_objection(s, together)
    s.hold(piece, army)
    return refused


def harbour_objection(s: Theatre, power: int, fleet: int, port: int) -> int:
    """18.2.3: fleets lie in ports of the national territory, overseas ones too."""
    if fleet not in returned(s, power, True):
        return NOT_RETURNED
    if port == s.at(fleet) or port not in ports_of_country(s, power):
        return NO_HOME_THERE
    return OK if has_room(s, s.side(power), port, [fleet]) else NO_HOME_THERE


def place(s: Theatre, piece: int, zone: int) -> None:
    """A piece is put somewhere else at home."""
    here, side = s.at(piece), s.side_of(piece)
    s.note(RELOCATED, piece, zone, 0, 0, EVERYONE)
    s.hold(piece, -1)
    s.move(piece, zone)
    s.unmark(piece, MARKED)
    if not is_fleet(piece):
        merging.tidy(s, side, here)
        merging.join(s, side, zone)


def close(s: Theatre, power: int) -> None:
    """All stay where they are now."""
    for piece in range(PIECES):
        if s.t.owner[piece] == power:
            s.unmark(piece, MARKED)
