"""17.2.9: fleets against the corsairs."""

from __future__ import annotations

from grognard.games.europe import duty
from grognard.games.europe.events import FROM_CORSAIRS, TO_CORSAIRS
from grognard.games.europe.kinds import HOME_PORT
from grognard.games.europe.layout import (
    COALITION,
    CORSAIRS,
    DEPOTS,
    FLEETS,
    MARKED,
    ZONES,
)
from grognard.games.europe.refusals import (
    ALREADY_MARKED,
    DUTY_FIRST,
    ICED,
    NOT_CORSAIRS,
    OK,
    PORT_BLOCKADED,
    PORT_CLOSED,
    TOO_FEW_POINTS,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import rounds
from grognard.games.europe.steps.base import Question, pairs
from grognard.games.europe.waters import frozen, has_room, own_port
from grognard.kernel.state import EVERYONE


def may_change_box(s: Theatre, side: int, fleet: int) -> int:
    """17.2.9, R293: what speaks against a fleet going to the Corsairs box, or coming back."""
    if side != COALITION or not FLEETS <= fleet < DEPOTS or s.side_of(fleet) != side:
        return NOT_CORSAIRS
    if s.flag(fleet, MARKED):
        return ALREADY_MARKED
    if duty.binds_side(s, side):
        return DUTY_FIRST  # 20.2: no other action, at sea either
    refused = way_objection(s, fleet)
    if refused != OK:
        return refused
    return OK if rounds.points_left(s, side) >= s.t.n.fleet else TOO_FEW_POINTS


def way_objection(s: Theatre, fleet: int) -> int:
    """R293, R263: from anywhere on the map; not out of a blockaded port, nor of the ice."""
    place = s.at(fleet)
    if place == CORSAIRS:
        return OK if home_ports(s, fleet) else PORT_CLOSED
    if not s.on_map(fleet):
        return NOT_CORSAIRS
    if place < ZONES and s.blockaded(place):
        return PORT_BLOCKADED
    return ICED if frozen(s, place) else OK


def change_box(s: Theatre, side: int, fleet: int) -> None:
    """It leaves the map for a point, or comes back for another."""
    rounds.pay(s, side, s.t.n.fleet)
    if s.at(fleet) == CORSAIRS:
        s.push(HOME_PORT, side, fleet, 0)
        return
    s.remove(fleet, CORSAIRS)
    s.mark(fleet, MARKED)
    s.note(TO_CORSAIRS, fleet, 0, 0, 0, EVERYONE)


def home_ports(s: Theatre, fleet: int) -> list[int]:
    """The ports of its country's national territory that have room and no ice."""
    side, owner = s.side_of(fleet), int(s.t.owner[fleet])
    return [
        zone
        for zone in s.t.ports
        if s.is_home(owner, zone)
        and own_port(s, side, zone)
        and has_room(s, side, zone, [fleet])
        and not frozen(s, zone)
    ]


class HomePort(Question):
    """Where a fleet comes back; a: fleet."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Its home ports."""
        return pairs(home_ports(s, s.argument(0)))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if a in home_ports(s, s.argument(0)) else PORT_CLOSED

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It lies there, and is done for this round."""
        fleet = s.argument(0)
        s.pop()
        s.move(fleet, a)
        s.mark(fleet, MARKED)
        s.note(FROM_CORSAIRS, fleet, a, 0, 0, EVERYONE)
