"""13.3 made visible: what feeds the forces of a country, by which way, and what cuts it off.

The rules spread supply from the sources (supply.py); here the way is looked for from each force, so
that only what it meets is worked out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache

from grognard.games.europe import supply
from grognard.games.europe.layout import (
    AT,
    CARD,
    CHOUANS,
    COUNTRIES,
    INSIDE,
    SCENARIO,
    SEA,
    UNITS,
    ZONES,
)
from grognard.games.europe.lookups import MOST_SEA_LINKS, Lookups
from grognard.games.europe.state import Theatre

#: From a zone to the place that feeds it, by the places between: a zone, or seas.
Line = tuple[int, ...]


@dataclass(slots=True)
class Lines:
    """How the forces of a country are fed."""

    sources: set[int] = field(default_factory=set)
    lines: dict[int, Line] = field(default_factory=dict)  # by the zone that is fed
    cut: dict[int, list[int]] = field(default_factory=dict)  # forces, and what bars their way

    @property
    def relays(self) -> set[int]:
        """The places between that pass supply on."""
        return {line[-1] for line in self.lines.values()} - self.sources


class Ground:
    """What the lines of one side meet; each zone is looked at once."""

    def __init__(self, s: Theatre, side: int) -> None:
        self.s = s
        self.side = side
        self.waters = supply.open_seas(s, side)
        self.barred: dict[int, bool] = {}
        self.harbours: dict[int, int] = {}

    def open(self, zone: int) -> bool:
        """Whether a line may pass a zone."""
        if zone not in self.barred:
            self.barred[zone] = supply.bar(self.s, self.side, zone) != supply.OPEN
        return not self.barred[zone]

    def way(self, user: int, middle: int, place: int) -> bool:
        """Whether a line may go from a zone to a place of supply by the zone between."""
        s, side = self.s, self.side
        if not self.open(place):
            return False
        if middle < 0:
            return supply.crossed(s, side, user, place)
        if not self.open(middle):
            return False
        return supply.crossed(s, side, user, middle) and supply.crossed(s, side, middle, place)

    def sea_ways(self, start: int) -> dict[int, list[int]]:
        """The shortest ways over open waters from a sea to all others."""
        t = self.s.t
        found = {start: [start]}
        queue = [start]
        for sea in queue:
            first = sea * MOST_SEA_LINKS
            for near in map(int, t.next_sea[first : first + int(t.sea_degree[sea])]):
                if near not in found and self.waters[near] == self.waters[start]:
                    found[near] = [*found[sea], near]
                    queue.append(near)
        return found

    def harbour(self, zone: int) -> int:
        """The waters on which a port lies that ships may bring supply to, -1 if they may not."""
        if zone not in self.harbours:
            sea = int(self.s.t.port[zone])
            shut = sea < 0 or self.s.besieged(zone) or self.s.blockaded(zone)
            self.harbours[zone] = -1 if shut else self.waters[sea]
        return self.harbours[zone]


class Search:
    """The ways of one country's forces to its sources."""

    def __init__(self, ground: Ground, country: int) -> None:
        self.ground = ground
        self.s = ground.s
        self.country = country
        self.found = Lines()
        self.feeds: dict[int, tuple[bool, bool]] = {}  # whether a zone is a source, a relay

    def all(self) -> Lines:
        """For every zone where its units stand; a garrison is fed otherwise (R198)."""
        for zone in self.stands():
            if self.lives_off_the_land(zone) or self.search(zone):
                continue
            self.found.cut[zone] = supply.why_cut(self.s, self.country, zone)
        return self.found

    def stands(self) -> list[int]:
        """Where units of the country stand outside."""
        s = self.s
        own = [u for u in range(UNITS) if s.t.owner[u] == self.country and s.at(u) < ZONES]
        return sorted({s.at(unit) for unit in own if not s.flag(unit, INSIDE)})

    def lives_off_the_land(self, zone: int) -> bool:
        """20.1, R301: the royalists in their own country."""
        return self.country == CHOUANS and supply.royalist_land(self.s, zone)

    def place(self, zone: int) -> tuple[bool, bool]:
        """Whether a zone is a source, and whether it is a relay."""
        if zone not in self.feeds:
            source = supply.feeds(self.s, self.country, zone)
            source = source and supply.is_source(self.s, self.country, zone)
            self.feeds[zone] = (source, supply.is_relay(self.s, self.country, zone))
        return self.feeds[zone]

    def search(self, start: int) -> bool:
        """The shortest chain from a force to a source, or to a place that is fed already."""
        came: dict[int, Line] = {}
        queue = [start]
        for zone in queue:
            if self.place(zone)[0] or zone in self.found.lines:
                self.keep(start, zone, came)
                return True
            for line in self.lines_from(zone):
                if line[-1] not in came and line[-1] != start:
                    came[line[-1]] = line
                    queue.append(line[-1])
        return False

    def keep(self, start: int, end: int, came: dict[int, Line]) -> None:
        """Notes the chain from a force to its end."""
        if self.place(end)[0]:
            self.found.sources.add(end)
        here = end
        while here != start:
            line = came[here]
            self.found.lines[line[0]] = line
            here = line[0]

    def lines_from(self, zone: int) -> list[Line]:
        """The next places of supply from a zone, by land within two points, or by sea."""
        near = [
            (zone, place) if middle < 0 else (zone, middle, place)
            for place, middle in routes(self.s.t).get(zone, ())
            if any(self.place(place)) and self.ground.way(zone, middle, place)
        ]
        return near + self.by_sea(zone)

    def by_sea(self, zone: int) -> list[Line]:
        """R195: from a port that is a relay to the others on its waters, the near ones first."""
        waters = self.ground.harbour(zone)
        if waters < 0 or not any(self.place(zone)):
            return []
        ways = self.ground.sea_ways(int(self.s.t.port[zone]))
        ports = [port for port in range(ZONES) if port != zone and self.s.t.port[port] in ways]
        found = [
            (zone, *(SEA + sea for sea in ways[int(self.s.t.port[port])]), port)
            for port in ports
            if self.ground.harbour(port) == waters and any(self.place(port))
        ]
        return sorted(found, key=len)


@cache
def routes(tables: Lookups) -> dict[int, tuple[tuple[int, int], ...]]:
    """Of each zone the places of supply within reach, each with the zone between; direct first."""
    found: dict[int, set[tuple[int, int]]] = {}
    for place in range(ZONES):
        for k in range(int(tables.route_from[place]), int(tables.route_from[place + 1])):
            way = (place, int(tables.route_middle[k]))
            found.setdefault(int(tables.route_user[k]), set()).add(way)
    return {
        user: tuple(sorted(ways, key=lambda way: (way[1] >= 0, way)))
        for user, ways in found.items()
    }


class Board:
    """A state as supply sees it: equal to any other in which it spreads alike."""

    def __init__(self, s: Theatre, side: int) -> None:
        self.s = s
        self.side = side
        self.cells = (*s.c[AT:CARD], s.c[SCENARIO], side)

    def __hash__(self) -> int:
        return hash(self.cells)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.cells == other.cells


def lines_of(s: Theatre, side: int) -> dict[int, Lines]:
    """The lines of every country of a side with combat units on the map."""
    return _found(Board(s, side))


# All seats of a table, and all questions of a battle, look at the same board.
@lru_cache(maxsize=16)
def _found(board: Board) -> dict[int, Lines]:
    """The same, worked out."""
    s, side = board.s, board.side
    ground = Ground(s, side)
    there = {int(s.t.owner[unit]) for unit in range(UNITS) if s.at(unit) < ZONES}
    own = [c for c in range(COUNTRIES) if c in there and s.side(c) == side]
    return {country: Search(ground, country).all() for country in own}
