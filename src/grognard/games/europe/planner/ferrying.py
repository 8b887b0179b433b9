"""Troops that nothing draws on by land are carried to where they are wanted (17.2.7)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, supply
from grognard.games.europe import verbs as v
from grognard.games.europe.atoms import Atom
from grognard.games.europe.layout import (
    A_SAILS,
    DEPOTS,
    FLEETS,
    G_ZONE,
    GENERALS,
    INSIDE,
    MARKED,
    SEA,
    UNITS,
    ZONES,
)
from grognard.games.europe.planner.board import Board
from grognard.games.europe.planner.crowding import fits
from grognard.games.europe.planner.gathering import listed
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.activation import cost_of
from grognard.games.europe.steps.filters import means
from grognard.games.europe.waters import (
    all_fleets,
    cargo_of,
    is_sea,
    movement_of,
    near_seas,
    open_ports,
    own_port,
    sea_of,
    way_objection,
)
from grognard.games.europe.ways import nation_of, units_may_enter
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A

IDLE: Final = 20  # a port that draws less is not worth the voyage
LEAST_WEIGHT: Final = 4  # as on a march
FULL_WEIGHT: Final = 12
NOBODY_THERE: Final = -1
FAR: Final = 99


class Voyage:
    """The places that some fleets can reach, and what each of them costs."""

    def __init__(self, s: Theatre, side: int, fleets: list[int], start: int, points: int) -> None:
        self.s = s
        self.side = side
        self.fleets = fleets
        self.reached: list[int] = [start]
        self.cost: list[int] = [0]
        self.before: list[int] = [0]  # by place in `reached`: the one before it on the way
        self._explore(points)

    def _explore(self, points: int) -> None:
        k = 0
        while k < len(self.reached):
            if self.cost[k] < points:
                for there in self._next(self.reached[k]):
                    if there not in self.reached:
                        self.reached.append(there)
                        self.cost.append(self.cost[k] + 1)
                        self.before.append(k)
            k += 1

    def _next(self, here: int) -> list[int]:
        """Seas without enemies, and own ports that are open."""
        s, side = self.s, self.side
        sea = sea_of(s, here)
        if not is_sea(here):
            if here < ZONES and s.blockaded(here):
                return []
            return [SEA + sea] if self._free(here, SEA + sea) else []
        found = [there for there in near_seas(s, sea) if self._free(here, there)]
        for port in open_ports(s, side, sea, self.fleets):
            if self._free(here, port):
                found.append(port)
        return found

    def _free(self, here: int, there: int) -> bool:
        s = self.s
        if is_sea(there) and s.fleets_at(1 - self.side, there):
            return False
        return way_objection(s, self.side, self.fleets, here, there) == OK

    def to(self, place: int) -> int:
        """What it costs to come there, FAR if it cannot."""
        return self.cost[self.reached.index(place)] if place in self.reached else FAR

    def first_step(self, place: int) -> int:
        """The next place on the way there."""
        k = self.reached.index(place)
        while self.before[k] != 0:
            k = self.before[k]
        return self.reached[k]

    def ports(self) -> list[int]:
        """The ports that it can reach, its own among them."""
        return [place for place in self.reached if place < ZONES]


# --- who waits, and where they are wanted ------------------------------------------------------


def waiting(s: Theatre, board: Board, port: int) -> list[int]:
    """The units in a port of one's own whom nothing draws on by land and who may go aboard."""
    if port not in board.stranded or not own_port(s, board.side, port):
        return []
    return [unit for unit in s.units_in(board.side, port) if _travels(s, unit)]


def _travels(s: Theatre, unit: int) -> bool:
    if s.flag(unit, MARKED) or s.flag(unit, INSIDE) or s.aboard(unit):
        return False
    return not forces.is_reserve_cavalry(s, unit) and s.steps_of(unit) <= s.t.n.carried_steps


def gain(s: Theatre, board: Board, troops: list[int], there: int) -> int:
    """What troops gain by being put ashore in a port: as much as by a march there."""
    steps = s.total_steps(forces.units_of(troops))
    return board.pull[there] * (LEAST_WEIGHT + steps) // FULL_WEIGHT


def best_port(s: Theatre, board: Board, troops: list[int], voyage: Voyage) -> int:
    """The port in reach where these troops are wanted most, NOBODY_THERE if in none."""
    units = forces.units_of(troops)
    if not units:  # a depot alone aboard
        return NOBODY_THERE
    nation = nation_of(s, troops)
    best, most = NOBODY_THERE, IDLE
    for port in voyage.ports():
        if board.pull[port] <= most or not supply.supplied(s, nation, port):
            continue
        if units_may_enter(s, board.side, units, port) != OK or board.foe_steps(port) > 0:
            continue
        if fits(s, [*board.friends(port), *units]):
            best, most = port, board.pull[port]
    return best


class Ferry:
    """What some fleets could carry: from which port, to which, and what it gains."""

    def __init__(self, s: Theatre, board: Board, fleets: list[int], start: int, points: int):
        self.fetched = NOBODY_THERE
        self.port = NOBODY_THERE
        self.troops: list[int] = []
        self.worth = 0
        out = Voyage(s, board.side, fleets, start, points)
        for place in out.ports():
            units = waiting(s, board, place)[: len(fleets)]
            if not units:
                continue
            left = points - out.to(place)
            goal = best_port(s, board, units, Voyage(s, board.side, fleets, place, left))
            worth = gain(s, board, units, goal) if goal != NOBODY_THERE else 0
            if worth > self.worth:
                self.fetched, self.port, self.troops, self.worth = place, goal, units, worth


def carrying(s: Theatre, board: Board, fleet: int, a_point: int) -> int:
    """What a fleet gains by carrying troops, for its price; an event pays for it."""
    worth = ferry_of(s, board, fleet).worth if able(s, board, fleet) else 0
    if worth == 0 or s.c[A_SAILS] != 0:
        return worth
    return worth - a_point * cost_of(s, board.side, fleet)


def add_voyages(s: Theatre, board: Board, found: list[tuple[int, int, int]]) -> None:
    """Adds the fleets that could carry troops, with what they gain and cost; each port once."""
    fetched: list[int] = []
    for fleet in all_fleets(s, board.side) if board.stranded else []:
        if not able(s, board, fleet):
            continue
        ferry = ferry_of(s, board, fleet)
        if ferry.worth > 0 and ferry.fetched not in fetched:
            fetched.append(ferry.fetched)
            found.append((ferry.worth, cost_of(s, board.side, fleet), fleet))


def carried(s: Theatre, atom: Atom, worth: list[int], pieces: list[int]) -> int:
    """6.4: what the fleets carry that a line of an event activates."""
    total = 0
    for k in range(len(pieces)):
        if FLEETS <= pieces[k] < DEPOTS and means(s, s.asked(), pieces[k], atom):
            total += worth[k]
    return total


def able(s: Theatre, board: Board, fleet: int) -> bool:
    """Whether a fleet is free to fetch somebody: it does not lie before a port of the enemy."""
    free = s.at(fleet) < ZONES or is_sea(s.at(fleet))
    return free and len(board.stranded) > 0 and not s.flag(fleet, MARKED)


def ferry_of(s: Theatre, board: Board, fleet: int) -> Ferry:
    """What a fleet alone could carry with all its points, from where it lies."""
    return Ferry(s, board, [fleet], s.at(fleet), movement_of(s, [fleet]))


# --- the voyage --------------------------------------------------------------------------------


def carry(s: Theatre, board: Board, codes: Codes) -> int:
    """What a squadron does that fetches troops or carries them; -1 if it has none in mind."""
    group = s.argument(0)
    here, points = groups.get(s, group, G_ZONE), groups.points_left(s, group)
    fleets = groups.fleets(s, group)
    aboard = cargo_of(s, group)
    if aboard:
        code = _take_general(s, codes, here)
        if code >= 0:
            return code
        out = Voyage(s, board.side, fleets, here, points)
        goal = best_port(s, board, aboard, out)
        if goal == NOBODY_THERE:
            goal = _any_port(out)
        return _sail(codes, out, goal)
    plan = Ferry(s, board, fleets, here, points)
    if plan.port == NOBODY_THERE:
        return -1
    if plan.fetched != here:
        return _sail(codes, Voyage(s, board.side, fleets, here, points), plan.fetched)
    for k in range(codes.count):
        code = codes.codes[k]
        if code // VERB == v.LOAD and code // A % A in plan.troops:
            return code
    return -1


def _take_general(s: Theatre, codes: Codes, here: int) -> int:
    """17.2.7: a general whose last troops have gone aboard goes with them; -1 if none."""
    if here >= ZONES or any(not s.aboard(unit) for unit in s.at_place(0, UNITS, here)):
        return -1
    for k in range(codes.count):
        code: int = codes.codes[k]
        if code // VERB == v.LOAD and GENERALS <= code // A % A < FLEETS:
            return code
    return -1


def _any_port(out: Voyage) -> int:
    """The nearest own port: who is still at sea in the end is lost (17.2.7)."""
    ports = out.ports()
    return ports[0] if ports else NOBODY_THERE


def _sail(codes: Codes, out: Voyage, goal: int) -> int:
    """The next step of the way to a port, or the end of it; -1 if there is none."""
    if goal == NOBODY_THERE:
        return -1
    if goal == out.reached[0]:
        return v.STOP * VERB if listed(codes, v.STOP * VERB) else -1
    code = v.SAIL * VERB + out.first_step(goal) * A
    return code if listed(codes, code) else -1
