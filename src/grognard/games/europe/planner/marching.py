"""Where a force had best go: every zone in reach, what it gains there and what the way costs."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, merging, supply
from grognard.games.europe.layout import (
    ARMIES,
    EMPIRE,
    FRANCE,
    INSIDE,
    LIBERATION_WAR,
    REDUCED,
    REPLACED,
    RESERVE,
    T_FRENCH,
    UNITS,
    ZONES,
)
from grognard.games.europe.lookups import MOST_NEIGHBOURS
from grognard.games.europe.planner import fighting
from grognard.games.europe.planner.board import A_POINT, Board, power_of, rounds_left
from grognard.games.europe.planner.crowding import fits, support
from grognard.games.europe.planner.lines import fed_on_the_way, mobile_depot
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import attrition
from grognard.games.europe.ways import (
    base_movement,
    border_closed,
    iberian,
    nation_of,
    siege_needs,
    units_may_enter,
)

FULL_WEIGHT: Final = 12  # the march of eight steps counts in full, of a lone corps half
LEAST_WEIGHT: Final = 4
LEAST_OF_A_CAMPAIGN: Final = 2
MOST_WEIGHT: Final = 18
HURRY: Final = 20  # tenths: the Coalition of 1815 must bring its armies to France in time
MOST_OF_A_FIGHT: Final = 400
MOST_OF_FRIENDS: Final = 20
MOST_OF_A_SITE: Final = 55
FEAR: Final = 12  # the most that stronger enemies near a place count
HUNGER: Final = 12  # what it costs to stand without supply
HUNGER_OF_A_STEP: Final = 3
MOST_HUNGER: Final = 60
IMPOSSIBLE: Final = -1000
NAPOLEON_SHUT_IN: Final = 60  # to keep him there: when the fortress falls, all is won
OWN_HOME: Final = 25  # more for a key zone of France that falls or is freed
MINOR_CAPITAL: Final = 15
OPENS_A_KEY: Final = 30
RALLY: Final = 30
SHAKEN_STEP: Final = 3
REPLACEMENT: Final = 7  # a step of a French army (20.1)
SPANISH_ULCER: Final = 40
SPARE_POINTS: Final = 2
TWELFTHS: Final = 12
WORN_STEP: Final = 9  # what a step is worth that attrition takes: nobody else loses one
DISMISSED: Final = 12
TWO_ARMIES: Final = 16  # two armies in one place wear each other down (13.6.2) and cost more (9.1)


class March:
    """A force, and the best place for it among those that it can reach."""

    def __init__(self, s: Theatre, board: Board, pieces: list[int], start: int) -> None:
        self.s = s
        self.board = board
        self.side = board.side
        self.pieces = pieces
        self.units = forces.units_of(pieces)
        self.steps = s.total_steps(self.units)
        least = LEAST_WEIGHT if s.hundred_days() else LEAST_OF_A_CAMPAIGN
        self.weight = least + min(self.steps, MOST_WEIGHT - least)
        if board.hurried:
            self.weight = self.steps * HURRY // 10
        self.power = power_of(s, pieces)
        self.start = start
        self.pull = board.drawn(self.steps)
        self.nation = nation_of(s, pieces)
        self.shaken = s.demoralised(self.units)
        self.hungry = s.unsupplied(self.units)
        self.fed = supply.supplied(s, self.nation, start)
        self.depot = mobile_depot(s, self.nation, pieces)
        self.want = min(MOST_HUNGER, HUNGER + HUNGER_OF_A_STEP * self.steps)
        self.cost: list[int] = [99] * ZONES
        self.back: list[int] = [-1] * ZONES  # the zone before it on the way
        self.reached: list[int] = []
        self.goal = start
        self.score = 0
        self.worn = -1

    def usual_points(self) -> int:
        """Its movement points without a forced march."""
        return base_movement(self.s, self.units)

    def explore(self, points: int) -> None:
        """12.1: what it can reach with so many points; enemies and fortresses stop it."""
        s = self.s
        for zone in self.reached:
            self.cost[zone] = 99
        self.cost[self.start] = 0
        self.reached = [self.start]
        k = 0
        while k < len(self.reached):
            here = self.reached[k]
            k += 1
            if here != self.start and self._stops(here):
                continue
            for n in range(s.t.degree[here]):
                there: int = s.t.next_to[here * MOST_NEIGHBOURS + n]
                step: int = s.t.cost[here * ZONES + there]
                cost = self.cost[here] + step
                if cost > points or cost >= self.cost[there]:
                    continue
                if self._closed(here, there):
                    continue
                self.cost[there] = cost
                self.back[there] = here
                self.reached.append(there)

    def _stops(self, zone: int) -> bool:
        return self.board.foe_steps(zone) > 0 or self.s.enemy_fort(self.side, zone)

    def _closed(self, here: int, there: int) -> bool:
        s = self.s
        if border_closed(s, self.side, here, there) != OK:
            return True
        return units_may_enter(s, self.side, self.units, there) != OK

    def best(self, points: int) -> int:
        """The score of the best place within so many points; `goal` says which."""
        self.forced(points, 0)
        return self.score

    def forced(self, points: int, most: int) -> int:
        """12.3: the points of forced march, up to `most`, that the best place is worth.

        `score` and `goal` tell of that place; without them a forced march does not pay.
        """
        self.explore(points + most)
        self.goal = self.start
        self.score = self.stay(points)
        best = 0
        for k in range(len(self.reached)):
            zone = self.reached[k]
            if zone == self.start or self.cost[zone] > points + most:
                continue
            more = self.cost[zone] - points if self.cost[zone] > points else 0
            if self._at_most(zone) <= self.score:
                continue
            value = self.worth(zone, points + more)
            if more > 0:
                value -= self.wear(more, zone) + 1
            if value > self.score:
                self.score = value
                self.goal = zone
                best = more
        return best

    def _at_most(self, zone: int) -> int:
        """More than this a place cannot be worth: the way, what stands there or can be taken."""
        value = self._way(zone)
        if self.board.foe_steps(zone) > 0:
            return value + MOST_OF_A_FIGHT
        if self.board.friends(zone):
            value += MOST_OF_FRIENDS
        if self.s.t.site[zone] != 0 and self.s.side(self.s.holder(zone)) == 1 - self.side:
            value += MOST_OF_A_SITE + fighting.garrison(self.s, 1 - self.side, zone)
        return value + FEAR + (self.want if self.hungry else 0)

    def _way(self, zone: int) -> int:
        """How much nearer to what draws it on; the march of a large force counts more."""
        gained = self.pull[zone] - self.pull[self.start]
        if gained > 0 and self.board.hurried and self._too_late(zone):
            return 0
        return gained * self.weight // FULL_WEIGHT

    def _too_late(self, zone: int) -> bool:
        """Whether it would be far from everything that matters when the year ends."""
        later = (rounds_left(self.s) - 1) * self.usual_points() + SPARE_POINTS
        return self.board.goal - self.pull[zone] > A_POINT * later

    def splits(self, piece: int) -> bool:
        """Whether a part named by this piece leaves its army for less than a bare key zone."""
        here = self.board.friends(self.start)
        if piece >= ARMIES or not forces.armies_of(here):
            return False
        if forces.commander(self.s, here) == piece:
            return False
        bare = self.board.foe_steps(self.goal) == 0 and self.s.held_by(1 - self.side, self.goal)
        return not (bare and self.board.key(self.s, self.goal))

    def by_first_step(self, points: int) -> dict[int, int]:
        """The score of the best place in each direction, by the zone that is entered first."""
        found: dict[int, int] = {}
        goal = self.goal
        for zone in self.reached:
            if zone == self.start or self.cost[zone] > points:
                continue
            self.goal = zone
            first = self.first_step()
            value = self.worth(zone, points)
            if value > found.get(first, IMPOSSIBLE):
                found[first] = value
        self.goal = goal
        return found

    def first_step(self) -> int:
        """The next zone on the way to the goal."""
        zone = self.goal
        while self.back[zone] != self.start:
            zone = self.back[zone]
        return zone

    # --- what a place is worth ---------------------------------------------------------------

    def stay(self, points: int) -> int:
        """What it can do where it is: besiege, take control, rally."""
        value = self._takes(self.start, points, 0)
        if self.board.hurried and emperor_shut_in(self.s, self.start):
            value = max(value, NAPOLEON_SHUT_IN)
        if self.shaken and points >= self.s.t.n.rally and len(forces.generals_of(self.pieces)) > 0:
            if supply.supplied(self.s, self.nation, self.start):
                value += RALLY + self.steps * (SHAKEN_STEP if self.board.hurried else 1)
        return value

    def worth(self, zone: int, points: int) -> int:
        """What going there gains against staying."""
        s, board = self.s, self.board
        value = self._way(zone)
        left = points - self.cost[zone]
        power = self.power
        if board.foe_steps(zone) > 0:
            if self.shaken or not self._one_with(zone):
                return IMPOSSIBLE
            came = self.back[zone]
            # 12.6: in a major campaign those who wait there fight along.
            together = [*self.pieces, *board.friends(zone)]
            helped = support(s, board.side, zone, together, board)
            feared = support(s, 1 - board.side, zone, board.foes(zone), board)
            value += fighting.promise(s, together, board.foes(zone), zone, came, helped, feared)
        else:
            joined = self._with_friends(zone)
            if joined == IMPOSSIBLE:
                return IMPOSSIBLE
            value += joined
            power += board.power[self.side * ZONES + zone] if joined > 0 else 0
            value += self._takes(zone, left, self.back[zone])
            value -= self._peril(zone, power)
        if self.fed and not self.fed_at(zone):
            value -= self.want
        elif self.hungry and self.fed_at(zone):
            value += self.want  # one who has marched ahead does not turn back at once
        return value - self._uncovered() - self._ulcer(zone)

    def _ulcer(self, zone: int) -> int:
        """R499: in the Liberation war Napoléon in Spain costs a point more."""
        s = self.s
        if s.t.napoleon not in self.pieces or not s.game_flag(LIBERATION_WAR):
            return 0
        return SPANISH_ULCER if iberian(s, zone) and not iberian(s, self.start) else 0

    def way_to(self, zone: int) -> list[int]:
        """The zones by which it goes to a place, from its own on."""
        way = [zone]
        while way[-1] != self.start:
            way.append(self.back[way[-1]])
        way.reverse()
        return way

    def fed_at(self, zone: int) -> bool:
        """13.3: whether it is fed there, by a depot that it fixes on the way if need be."""
        if zone == self.start:
            return self.fed
        return fed_on_the_way(self.s, self.nation, zone, self.way_to(zone), self.depot >= 0)

    def _one_with(self, zone: int) -> bool:
        """10, 11: whether it can be one force with the friends who fight there already."""
        friends = self.board.friends(zone)
        return not friends or fits(self.s, [*friends, *self.pieces])

    def _with_friends(self, zone: int) -> int:
        """10, 11: what it gains by joining friends; it may not stop where they cannot be one."""
        friends = self.board.friends(zone)
        if not friends:
            return 0
        together = [*friends, *self.pieces]
        if merging.objection_together(self.s, together) != OK:
            return IMPOSSIBLE
        gone = merging.surplus(self.s, together)
        lost = 0
        for general in gone:
            lost += self._dismissed(general)
        if forces.armies_of(friends) and forces.armies_of(self.pieces) and not self.board.hurried:
            lost += TWO_ARMIES
        number = self.board.steps[self.side * ZONES + zone]
        if self.pull[zone] < self.pull[self.start]:
            return -lost  # nobody goes back for company
        near = 4 if self.board.threat[zone] > 0 else 0
        return near + min(8, number // 2, self.steps) - lost

    def _dismissed(self, general: int) -> int:
        """10.2: what it costs to send a general to the reserve; in a campaign he soon returns."""
        if general == self.s.t.napoleon:
            return 900
        return DISMISSED if self.s.hundred_days() else DISMISSED // 4

    def _takes(self, zone: int, points: int, came: int) -> int:
        """3.2, 15.2: control of a site, or attempts at its fortress."""
        s = self.s
        if s.t.site[zone] == 0 or s.side(s.holder(zone)) != 1 - self.side:
            return 0
        prize = self._prize(zone)
        if not s.fort_active(zone):
            if self.hungry and not self.fed_at(zone):
                return 0  # 3.2: who is out of supply takes nothing
            return prize if points >= s.t.n.control else prize // 2
        if not self.fed_at(zone):
            return 0  # 13.5: nor does he besiege
        before = self.steps
        if zone == self.start:
            before = self.board.steps[self.side * ZONES + zone]
        if before < siege_needs(s, zone):
            return -12
        faces = fighting.breaches(s, self.pieces, self.side, zone)
        fails = 100
        for _ in range(min(points, 3)):
            fails = fails * (6 - faces) // 6
        return (100 - fails) * (prize + 10) // 100 + 2

    def _prize(self, zone: int) -> int:
        """What holding a site brings at once."""
        s = self.s
        shut_in = fighting.garrison(s, 1 - self.side, zone)
        if self.board.key(s, zone):
            return OWN_HOME + (15 if s.t.capital[zone] == s.land_of(zone) else 0) + shut_in
        return shut_in + self._lesser_prize(zone)

    def _lesser_prize(self, zone: int) -> int:
        """A minor's capital, or a fortress that would carry the line to a key zone."""
        s = self.s
        value = 2 if self.side == EMPIRE and not self.board.home[zone] else 8
        land = s.land_of(zone)
        if s.t.capital[zone] == land and not s.hundred_days():
            value += MINOR_CAPITAL
        if s.t.fort[zone] != 0 and self._opens_a_key(zone):
            value += OPENS_A_KEY
        return value

    def _opens_a_key(self, zone: int) -> bool:
        """13.3: whether a relay there would feed a key zone of the enemy that nothing feeds yet."""
        s = self.s
        for k in range(s.t.route_from[zone], s.t.route_from[zone + 1]):
            place = s.t.route_user[k]
            if s.t.key_zone[place] == 0 or s.side(s.holder(place)) != 1 - self.side:
                continue
            if self.board.key(s, place) and not supply.supplied(s, self.nation, place):
                return True
        return False

    def _peril(self, zone: int, power: int) -> int:
        """Stronger enemies near it, unless the year is as good as over."""
        if rounds_left(self.s) <= 1:
            return 0
        there = self.board.danger(zone, power)
        mine = self.power + self._others_here()
        here = self.board.danger(self.start, mine)
        return max(-FEAR, min(FEAR, (there - here) // 2))

    def _others_here(self) -> int:
        """The power of the friends who would stay."""
        rest = self.board.power[self.side * ZONES + self.start] - self.power
        return rest if rest > 0 else 0

    def _uncovered(self) -> int:
        """What is risked by leaving a key zone of one's own with nobody in it."""
        s, zone = self.s, self.start
        if not self.board.key(s, zone) or not s.held_by(self.side, zone):
            return 0
        if len(self.units) > 1 or len(forces.units_of(self.board.friends(zone))) > len(self.units):
            return 0  # somebody can stay
        return 40 if self.board.threat[zone] > 0 else 10

    # --- attrition (13.6) --------------------------------------------------------------------

    def hunger(self) -> int:
        """13.5: what it costs on average to be activated out of supply."""
        if self.fed:
            return 0
        return self._worn(self.s.t.n.unsupplied_attrition, self.start)

    def wear(self, forced: int, goal: int) -> int:
        """What a forced march of so many points costs on average."""
        if forced == 0:
            return 0
        more: int = self.s.t.n.unsupplied_attrition if self.hungry else 0
        return self._worn(forced + more, goal) - (self._worn(more, goal) if more > 0 else 0)

    def _worn(self, forced: int, goal: int) -> int:
        """13.6.2: what a test costs on average, with so much added to the die."""
        s = self.s
        n = s.t.n
        added = forced + attrition_of(s, self.units)
        if len(forces.armies_of(self.pieces)) > 1:
            added += n.two_armies_attrition
        if s.winter():
            added += n.winter_attrition
        if s.t.poor[goal] != 0:
            added += n.poor
        if s.is_home(self.nation, self.start) and s.is_home(self.nation, goal):
            added += n.home
        step = WORN_STEP if not s.hundred_days() else fighting.step_price(s, self.side)
        return step * losses(s, self.steps, added, self.shaken) // TWELFTHS


def emperor_shut_in(s: Theatre, zone: int) -> bool:
    """Whether Napoléon is shut in a fortress there."""
    return s.at(s.t.napoleon) == zone and s.flag(s.t.napoleon, INSIDE)


def losses(s: Theatre, steps: int, added: int, shaken: bool) -> int:
    """13.6.2: what an attrition test of so many steps costs on average, in twelfths of a step."""
    column = attrition.LAST_COLUMN
    for k in range(len(attrition.COLUMNS)):
        if steps <= attrition.COLUMNS[k]:
            column = k
            break
    if shaken:
        column = min(attrition.LAST_COLUMN, column + s.t.n.demoralised_columns)
    total = 0
    for die in range(1, 7):
        row = max(0, min(attrition.LAST_ROW, die + added))
        cell = row * (attrition.LAST_COLUMN + 1) + column
        total += 2 * int(s.t.attrition[cell]) + int(s.t.attrition_more[cell])
    return total


def feeding(s: Theatre) -> int:
    """13.4: a depot for a test that would cost half a step more without it."""
    group = s.argument(0)
    found = attrition.parts(s, group)
    if not found:
        return 40
    part = found[0]
    added = attrition.modifier(s, group, part)
    shaken = s.demoralised(forces.units_of(part))
    steps = forces.steps_commanded(s, part)
    saved = losses(s, steps, added, shaken) - losses(s, steps, added + s.t.n.depot, shaken)
    return 60 if saved >= 6 else 40


def attrition_of(s: Theatre, units: list[int]) -> int:
    """13.6.2: what the nation of these units adds to an attrition test."""
    before: int = s.c[T_FRENCH]  # it notes who pays first in a test; this is none
    added = attrition.nationality(s, units)
    s.c[T_FRENCH] = before
    return added


def replacements(s: Theatre, pieces: list[int]) -> int:
    """20.1: what an active French army gains by the steps it is given."""
    value = 0
    if s.winter() or not s.hundred_days():
        return 0
    for army in forces.armies_of(pieces):
        if s.t.owner[army] != FRANCE or s.flag(army, REPLACED):
            continue
        found = 0
        for unit in range(UNITS):
            if s.t.owner[unit] != FRANCE:
                continue
            if s.at(unit) == RESERVE or (unit in pieces and s.flag(unit, REDUCED)):
                found += 1
        value += REPLACEMENT * min(2, found)
    return value
