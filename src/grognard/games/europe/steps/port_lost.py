"""17.2.1, R290: fleets in a port that the enemy takes make for the nearest port of their side."""

from __future__ import annotations

from grognard.games.europe import groups, kinds
from grognard.games.europe.events import PORT_GIVEN_UP, SAILED
from grognard.games.europe.layout import (
    FLEES,
    G_CEILING,
    G_KIND,
    G_SIDE,
    G_ZONE,
    MOST_GROUPS,
    ZONES,
)
from grognard.games.europe.refusals import NO_REFUGE, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import naval_battle
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.naval_reactions import ARRIVES, RUNS_IN
from grognard.games.europe.waters import (
    cost,
    frozen,
    has_room,
    homeward,
    is_box,
    is_sea,
    movement_of,
    own_port,
)
from grognard.kernel.state import EVERYONE

LEAVES, ON_THE_WAY, ARRIVED = 0, 1, 2


class PortLost(Course):
    """The fleets of the frame's seat leave; a: zone, b: stage."""

    def carry_on(self, s: Theatre) -> None:
        """Blockaders fight them first; survivors go on."""
        side, zone, stage = s.asked(), s.argument(0), s.argument(1)
        s.set_argument(1, stage + 1)
        if stage == LEAVES:
            if s.fleets_at(side, zone):
                leave(s, side, zone)
        elif stage == ON_THE_WAY:
            if fleeing(s) != 0:
                s.push(kinds.FLIGHT, side, fleeing(s), zone)
        else:
            s.pop()
            if fleeing(s) != 0:
                groups.free(s, fleeing(s))
            let_blockaders_in(s, 1 - side, zone)


def fleeing(s: Theatre) -> int:
    """The squadron that leaves a lost port, 0 if there is none."""
    for group in range(1, MOST_GROUPS + 1):
        if groups.get(s, group, G_KIND) == FLEES:
            return group
    return 0


def leave(s: Theatre, side: int, zone: int) -> None:
    """They put to sea; where a blockade is in place it intercepts without a die."""
    s.note(PORT_GIVEN_UP, side, zone, 0, 0, EVERYONE)
    group = groups.new(s, side, FLEES, zone)
    for fleet in s.fleets_at(side, zone):
        s.set_group(fleet, group)
    groups.put(s, group, G_CEILING, movement_of(s, groups.fleets(s, group)))
    box: int = s.t.box[zone]
    if s.fleets_at(1 - side, box) and not frozen(s, zone):
        groups.spend(s, group, 1)
        groups.go_to(s, group, box)
        naval_battle.begin(s, group, box, box)


def let_blockaders_in(s: Theatre, side: int, zone: int) -> None:
    """R304: the captor's squadron in the box of a port that is now his lies in the port."""
    box: int = s.t.box[zone]
    fleets = [fleet for fleet in s.fleets_at(side, box) if s.group_of(fleet) == 0]
    if own_port(s, side, zone) and has_room(s, side, zone, fleets):
        for fleet in fleets:
            s.move(fleet, zone)


class Flight(Question):
    """The next place on a shortest way to the nearest port; a: group, b: the zone that was lost."""

    def unneeded(self, s: Theatre) -> bool:
        """They are safe, or sunk because no port is within reach."""
        group, side = s.argument(0), s.asked()
        here = groups.get(s, group, G_ZONE)
        if own_port(s, side, here) or not groups.fleets(s, group):
            return True
        if homeward(s, group):
            return False
        for fleet in groups.fleets(s, group):
            naval_battle.sink(s, fleet)
        return True

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Where they may go."""
        return pairs(homeward(s, s.argument(0)))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of those."""
        return OK if a in homeward(s, s.argument(0)) else NO_REFUGE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """They sail on; at sea and before a blockaded port they may be intercepted."""
        group, side = s.argument(0), s.asked()
        here = groups.get(s, group, G_ZONE)
        if not is_box(here) or is_sea(a):
            groups.spend(s, group, cost(s, groups.get(s, group, G_SIDE), here, a))
        runs_in = a < ZONES and s.blockaded(a) and not is_box(here)
        groups.go_to(s, group, int(s.t.box[a]) if runs_in else a)
        left = groups.points_left(s, group)
        s.note(SAILED, groups.fleets(s, group)[0], a, left, here, EVERYONE)
        if runs_in:
            s.push(kinds.SEA_ENTERED, side, group, RUNS_IN)
        elif is_sea(a):
            s.push(kinds.SEA_ENTERED, side, group, ARRIVES)
