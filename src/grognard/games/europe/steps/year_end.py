"""5.2.1, 3.2: the end of the activations: supply, the last tests, control of zones."""

from __future__ import annotations

from grognard.games.europe import forces, groups, merging
from grognard.games.europe.kinds import ATTRITION
from grognard.games.europe.layout import (
    COALITION,
    EMPIRE,
    G_CAUSES,
    G_KIND,
    LEFT_HOME,
    MOST_GROUPS,
    POOR,
    POOR_MARSH,
    UNSUPPLIED,
    WINTERS,
    ZONES,
)
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Course
from grognard.games.europe.steps.holding import control_objection, take_control
from grognard.games.europe.steps.upkeep import check_supply
from grognard.games.europe.ways import nation_of


class LastSupply(Course):
    """13.1, R200: the supply of every force on the map is checked."""

    def carry_on(self, s: Theatre) -> None:
        """Markers are placed and taken away."""
        s.pop()
        for place in range(2 * ZONES):
            for side in (EMPIRE, COALITION):
                pieces = forces.pieces_in(s, side, place // 2, place % 2 != 0)
                if forces.units_of(pieces):
                    check_supply(s, side, place // 2, pieces)


class LastAttrition(Course):
    """13.6.1, R211: one test of each force that is besieged, out of supply or demoralised.

    a counts the places of the Empire's forces, then those of the Coalition's: each zone twice, for
    the force outside its fortress and the one inside.
    """

    def carry_on(self, s: Theatre) -> None:
        """The next force that needs a test."""
        end_tests(s)
        place = s.argument(0)
        while place < 4 * ZONES:
            side, zone, inside = place // (2 * ZONES), place // 2 % ZONES, place % 2 != 0
            place += 1
            if suffers(s, side, zone, inside):
                s.set_argument(0, place)
                s.push(ATTRITION, side, winter_group(s, side, zone, inside), 0)
                return
        s.pop()


def suffers(s: Theatre, side: int, zone: int, inside: bool) -> bool:
    """Whether a force is tested at the end of the activations."""
    units = s.units_in(side, zone, inside)
    if not units:
        return False
    hungry = any(s.flag(unit, UNSUPPLIED) for unit in units)
    return inside or hungry or s.demoralised(units)


def winter_group(s: Theatre, side: int, zone: int, inside: bool) -> int:
    """R206, R211: the force as a group; only the zone itself counts."""
    group = groups.new(s, side, WINTERS, zone)
    pieces = forces.pieces_in(s, side, zone, inside)
    for piece in pieces:
        s.set_group(piece, group)
    causes = 0 if s.is_home(nation_of(s, pieces), zone) else LEFT_HOME
    if s.t.poor[zone] != 0:
        causes |= POOR | (POOR_MARSH if s.t.marsh[zone] != 0 else 0)
    groups.put(s, group, G_CAUSES, causes)
    return group


def end_tests(s: Theatre) -> None:
    """Forces that were tested stand as before."""
    for group in range(1, MOST_GROUPS + 1):
        if groups.get(s, group, G_KIND) == WINTERS:
            groups.free(s, group)


class LastControl(Course):
    """3.2, R145: markers that cost nothing, and those of enemies whose owners are back."""

    def carry_on(self, s: Theatre) -> None:
        """Zone by zone."""
        s.pop()
        for zone in range(ZONES):
            for side in (EMPIRE, COALITION):
                settle_control(s, side, zone)
                merging.tidy(s, side, zone)


def settle_control(s: Theatre, side: int, zone: int) -> None:
    """A force alone in a zone; who stands on land of his own side needs no supply."""
    units = s.units_in(side, zone)
    if not units:
        return
    home = s.side(s.land_of(zone)) == side
    refused = control_objection(s, side, zone, [] if home else units)
    if refused == OK:
        take_control(s, side, zone)
