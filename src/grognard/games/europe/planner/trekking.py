"""Where the forces of a power go between the years: forward in supply, together (7.6)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, supply
from grognard.games.europe import verbs as v
from grognard.games.europe.layout import (
    ARMIES,
    FLEETS,
    G_PAID,
    G_SPENT,
    G_ZONE,
    GENERALS,
    INSIDE,
    MAJORS,
    PIECES,
    UNITS,
    ZONES,
)
from grognard.games.europe.peace import may_not_stay
from grognard.games.europe.planner.board import Board
from grognard.games.europe.planner.gathering import homebound, listed
from grognard.games.europe.planner.marching import IMPOSSIBLE, March
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.redeployment import DOUBLE, barred, fresh_force
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A

LEAST_GAIN: Final = 3
JOINED: Final = 5
AN_ARMY: Final = 6  # what it gains by joining an army
A_STEP_MORE: Final = 2
ARMIES_FIRST: Final = 1000  # who joins an army that goes on later stays behind
MUST_LEAVE: Final = 500  # who stays in a country that is free again is destroyed (R475)
AT_THE_ARMY: Final = 100
A_POINT_BEHIND: Final = 3  # how much a movement point takes from it: even far corps are called
STEPS_OF_A_CORPS: Final = 2


class Trek(March):
    """A march on which it meets nobody and stays in supply."""

    def _stops(self, zone: int) -> bool:
        return False

    def _closed(self, here: int, there: int) -> bool:
        s = self.s
        if barred(s, self.side, self.start, there) != OK:
            return True
        if not supply.supplied(s, self.nation, there):
            return True
        return March._closed(self, here, there)

    def _with_friends(self, zone: int) -> int:
        """It joins an army; other friends on its way, but does not go from one to the other."""
        gained = March._with_friends(self, zone)
        if gained == IMPOSSIBLE:
            return gained
        friends = self.board.friends(zone)
        own_way = forces.armies_of(self.pieces) or homebound(self.s, self.pieces)
        if forces.armies_of(friends) and not own_way:
            return AN_ARMY + A_STEP_MORE * self.steps
        if gained <= 0:
            return gained
        return JOINED if self.pull[zone] > self.pull[self.start] else 0

    def furthest(self, points: int, free: int) -> None:
        """The best place within so many points, of which some cost no test (7.6)."""
        self.explore(points)
        self.goal = self.start
        self.score = 0
        lost = may_not_stay(self.s, self.start)
        for zone in self.reached:
            if zone == self.start or may_not_stay(self.s, zone):
                continue
            value = self.worth(zone, points) + (MUST_LEAVE if lost else 0)
            if self.cost[zone] > free:
                value -= self._worn(0, zone)
            if value > self.score:
                self.score = value
                self.goal = zone


def rallying(s: Theatre, board: Board) -> list[int]:
    """What draws corps to the armies of their side that have room for them, zone by zone."""
    values = [0] * ZONES
    for army in range(ARMIES, PIECES):
        zone = s.at(army)
        if s.side_of(army) != board.side or zone >= ZONES or s.flag(army, INSIDE):
            continue
        friends = board.friends(zone)
        chief = forces.general_of_army(s, army, friends)
        held = forces.steps_commanded(s, forces.held_by(s, army, friends))
        if chief >= 0 and forces.command_of(s, chief, True) >= held + STEPS_OF_A_CORPS:
            values[zone] = AT_THE_ARMY
    if max(values) > 0:
        board.spread(s, board.side, values, A_POINT_BEHIND)
    return values


def setting_out(s: Theatre, board: Board, pieces: list[int], start: int, calls: list[int]) -> Trek:
    """A force that is about to move: towards its aims, or to an army that has room."""
    trek = Trek(s, board, pieces, start)
    if not forces.armies_of(pieces) and not homebound(s, pieces):
        trek.pull = [max(a, b) for a, b in zip(trek.pull, calls, strict=True)]
    return trek


def redeploy(s: Theatre, board: Board, codes: Codes) -> int:
    """The force that gains most by moving, or nobody."""
    side = s.asked()
    calls = rallying(s, board)
    best, most = v.DONE * VERB, LEAST_GAIN
    for k in range(codes.count):
        code: int = codes.codes[k]
        piece = code // A % A
        if code // VERB != v.REDEPLOY or s.side_of(piece) != side or _belongs(s, side, piece):
            continue
        going = fresh_force(s, side, piece)
        trek = setting_out(s, board, going, s.at(piece), calls)
        usual = trek.usual_points()
        trek.furthest(usual * DOUBLE if piece >= UNITS else usual, usual)
        score = trek.score
        if score > LEAST_GAIN and forces.armies_of(going):
            score += ARMIES_FIRST
        if score > most:
            best, most = code, score
    return best


def _belongs(s: Theatre, side: int, piece: int) -> bool:
    """Whether it stays: as part of an army, which moves as one, or of a minor that it guards."""
    here = forces.pieces_in(s, side, s.at(piece))
    if piece < UNITS and s.t.owner[piece] >= MAJORS:
        return s.land_of(s.at(piece)) == s.t.owner[piece]  # 8.2.2: it guards its country
    if not forces.armies_of(here):
        return piece < UNITS and any(GENERALS <= each < FLEETS for each in here)
    return forces.commander(s, here) != piece


def go_on(s: Theatre, board: Board, codes: Codes) -> int:
    """The next zone on the way to the best place, or it stops."""
    group = s.argument(0)
    here = groups.get(s, group, G_ZONE)
    trek = setting_out(s, board, groups.members(s, group), here, rallying(s, board))
    left = groups.points_left(s, group)
    free = groups.get(s, group, G_PAID) - groups.get(s, group, G_SPENT)
    trek.furthest(left, max(0, free))
    if trek.goal != here:
        code = v.ENTER * VERB + trek.first_step() * A
        if listed(codes, code):
            return code
    return v.STOP * VERB if listed(codes, v.STOP * VERB) else -1
