"""How attractive each action looks at first glance: rules of thumb, no looking ahead.

It uses what the seat may know: its own units, the number of enemy blocks in each town, and the
enemy units that lie open in a battle.
"""

from __future__ import annotations

from typing import Final

from grognard.games.waterloo.ground import FAR, beside, draw, draw_to_threat, western_wing
from grognard.games.waterloo.layout import (
    ACTIVATE,
    ADVANCE,
    ALLIED,
    ARTILLERY,
    ASIDE,
    B_TOWN,
    BRING,
    BRITISH,
    BRITISH_END,
    CAVALRY,
    CHOOSE_BATTLE,
    CV,
    DEPLOY_UNIT,
    DONE,
    ELIMINATE,
    FIRE,
    FORM_SQUARE,
    FORWARD,
    FRENCH,
    FRENCH_END,
    GROUP,
    INFANTRY,
    LEADER,
    LEAVE_SQUARE,
    LEGS,
    LINE,
    MARCH,
    ORIGIN,
    PLACE,
    PLACE_UNIT,
    PRUSSIAN,
    RECALL,
    RESERVE,
    RETREAT,
    RETREAT_UNIT,
    SHIFT,
    SQUARE,
    TAKE_LOSS,
    TO_RESERVE,
    TOWN,
    TOWNS,
    TURN,
    UNITS,
    USED,
    WITHDRAW,
)
from grognard.games.waterloo.lookups import MOST_ROADS
from grognard.games.waterloo.planner.columns import is_bound
from grognard.games.waterloo.state import Field, Tally, side_of
from grognard.games.waterloo.steps.combat import fire_level
from grognard.games.waterloo.steps.movement import allowance
from grognard.kernel.arrays import Codes, Lookup, cells, lookup_of
from grognard.kernel.state import VERB, A

NEVER: Final = -1000
BLOCK_CV: Final = 27  # tenths of a CV that an unknown block is taken for


class Instinct:
    """The situation of the seat to act, drawn up once for a decision."""

    def __init__(self, s: Field) -> None:
        self.s = s
        top = s.top()
        self.kind: int = s.c[top]
        seat: int = s.c[top + 1]
        self.seat = seat
        self.side = FRENCH if seat == 0 else ALLIED
        self.own = cells(TOWNS)  # units
        self.own_cv: Lookup = lookup_of([0] * TOWNS)  # tenths
        self.enemy = cells(TOWNS)  # blocks
        self._count()
        self.to_west: Lookup = s.t.degree
        self.to_east: Lookup = s.t.degree
        self.west = cells(UNITS)  # 1 for those whose goal is in the west, among the British
        if self.kind <= 2 or self.kind == RETREAT or self.kind >= 8:
            self._pull()

    def _count(self) -> None:
        s = self.s
        for u in range(UNITS):
            if s.c[CV + u] == 0:
                continue
            town: int = s.c[TOWN + u]
            if town >= TOWNS:
                continue
            if side_of(u) != self.side:
                self.enemy[town] += 1
            elif s.t.arm[u] != LEADER:
                self.own[town] += 1
                cv: int = s.c[CV + u]
                self.own_cv[town] += cv * 10

    # --- where an army wants to be -----------------------------------------------------------

    def _pull(self) -> None:
        """For every town how near it lies to what matters: 10 a road."""
        if self.side == FRENCH:
            self.to_west = self._towards_bases(BRITISH)
            self.to_east = self._towards_bases(PRUSSIAN)
            self._form_wings()
        else:
            self.to_west = self._towards_threat(BRITISH)
            self.to_east = self._towards_threat(PRUSSIAN)
            for u in range(FRENCH_END, BRITISH_END):
                self.west[u] = 1

    def _towards_bases(self, army: int) -> Lookup:
        """11.0: the French want the bases of an Allied army, then its units."""
        s = self.s
        pull = lookup_of([-FAR] * TOWNS)
        for goal in range(TOWNS):
            worth = self._worth_taking(goal, army)
            if worth != 0:
                draw(s, pull, 0, goal, worth)
        return pull

    def _worth_taking(self, town: int, army: int) -> int:
        """A base that is not yet held above all; then any body of that army."""
        if self.s.army_count(army) == 0:
            return 0
        foes: int = self.enemy[town]
        held = self.own[town] != 0 and foes == 0
        if self.s.t.supply_army[town] == army and not held:
            return 60
        if foes == 0 or self.s.t.zone[town] == FRENCH:
            return 0
        return 15 + 2 * foes if self._stands_in(army, town) else 0

    def _stands_in(self, army: int, town: int) -> bool:
        """Whether blocks of this army stand in a town."""
        s = self.s
        for u in range(s.t.leader[army], UNITS):
            if s.t.army[u] == army and s.c[TOWN + u] == town:
                return True
        return False

    def _form_wings(self) -> None:
        """The French divide in proportion to what each Allied army can still lose."""
        s = self.s
        units = 0
        for u in range(FRENCH_END):
            if s.c[CV + u] != 0:
                units += 1
        wanted = western_wing(s, units)
        lean = -20 * 10
        while wanted > 0 and lean <= 20 * 10:
            for u in range(FRENCH_END):
                if wanted > 0 and self.west[u] == 0 and self._leans(u) == lean:
                    self.west[u] = 1
                    wanted -= 1
            lean += 10

    def _leans(self, unit: int) -> int:
        """How much nearer a unit is to the eastern goal than to the western, in tens."""
        town: int = self.s.c[TOWN + unit]
        if town >= TOWNS or self.s.c[CV + unit] == 0:
            return FAR * 10
        return (self.to_east[town] - self.to_west[town]) // 10 * 10

    def _towards_threat(self, army: int) -> Lookup:
        """The Allies want to stand on or before the base of theirs that the French are nearest."""
        pull = lookup_of([-FAR] * TOWNS)
        draw_to_threat(self.s, pull, 0, self.enemy, army)
        return pull

    def pull_of(self, unit: int, town: int) -> int:
        """How much a unit wants to be in a town."""
        return self.to_west[town] if self.west[unit] != 0 else self.to_east[town]

    # --- danger and support ------------------------------------------------------------------

    def enemies_near(self, town: int) -> int:
        """Enemy blocks one road away."""
        return beside(self.s, self.enemy, town)

    def safety(self, town: int, units: int) -> int:
        """What standing in a town with so many units is worth: small bodies are swept away."""
        near = self.enemies_near(town)
        if near < 3:
            return 0
        if units < 3:
            return -12
        return -6 if units * 2 < near else 0

    # --- the choice --------------------------------------------------------------------------

    def appeal(self, code: int) -> int:
        """How attractive an action looks; higher is better."""
        verb = code // VERB
        a = code // A % A
        b = code % A
        if verb == DONE:
            return self.of_done()
        if verb == MARCH:
            return 100 * self.of_march(a, b)
        if verb == GROUP:
            return self.of_group(a, b)
        if verb == RECALL:
            return -1
        if verb == ACTIVATE:
            return self.of_activation(a)
        if verb == PLACE_UNIT:
            return 10 if self.s.t.historical[a] == b else 0
        if verb == DEPLOY_UNIT:
            return self.of_deployment(a, b)
        if verb == FIRE:
            return self.of_fire(a, b)
        if verb == ADVANCE:
            return self.of_advance(a)
        if verb == WITHDRAW:
            return self.of_withdrawal(a)
        if verb == SHIFT:
            return self.of_shift(a, b)
        if verb == FORM_SQUARE or verb == LEAVE_SQUARE:
            return self.of_square(a, verb == FORM_SQUARE)
        if verb == RETREAT_UNIT:
            return self.of_retreat(a, b)
        if verb == BRING:
            return self.of_bringing(a)
        if verb == TAKE_LOSS or verb == ELIMINATE:
            return self.of_sacrifice(a)
        return 0 if verb == CHOOSE_BATTLE else NEVER

    def of_done(self) -> int:
        """Ending a step is the measure of everything else."""
        return 0

    # --- marching ----------------------------------------------------------------------------

    def of_group(self, town: int, army: int) -> int:
        """A group is worth the best march of its units."""
        s = self.s
        best = NEVER
        at = town * MOST_ROADS
        degree: int = s.t.degree[town]
        for u in range(s.seat_from(self.seat), s.seat_to(self.seat)):
            if s.c[TOWN + u] != town or s.t.army[u] != army or s.c[LEGS + u] != 0:
                continue
            for k in range(at, at + degree):
                if self._road_is_full(s.t.by_road[k], s.t.next_to[k]) and s.t.arm[u] != LEADER:
                    continue
                value = self.of_march(u, s.t.next_to[k])
                if value > best:
                    best = value
        # The group on the move comes first, then large bodies.
        return best + 2 * int(self.own[town]) if best > 0 else NEVER

    def _road_is_full(self, road: int, to: int) -> bool:
        used: int = self.s.c[USED + road]
        limit: int = self.s.t.capacity[road]
        if self.s.t.river[road] != 0 and self.enemy[to] != 0:
            limit = limit // 2
        return used >= limit

    def of_march(self, unit: int, to: int) -> int:
        """Nearer to the goal, towards friends, out of danger; or into a favourable battle."""
        s = self.s
        here: int = s.c[TOWN + unit]
        legs: int = s.c[LEGS + unit]
        if s.t.arm[unit] == LEADER:
            return self._of_leader(here, to)
        if is_bound(s, s.t.army[unit], here):
            return NEVER
        if self.enemy[to] != 0:
            return self._of_attack(unit, here, to) if s.t.night[int(s.c[TURN])] == 0 else NEVER
        if legs >= allowance(s, unit):
            return self._of_forced_march(unit, here, to)
        if self.holding(here):
            return NEVER
        gain = self.pull_of(unit, to) - self.pull_of(unit, here)
        together: int = self.own[to]
        stays: int = self.own[here]
        value = gain + self.safety(to, together + stays) - self.safety(here, stays)
        if together >= 3 and gain >= 0:
            value += 1
        return value

    def of_activation(self, leader: int) -> int:
        """10.1: orders to a large body, given before anyone sets out."""
        town: int = self.s.c[TOWN + leader]
        return 10000 if self.side == FRENCH and self.own[town] > 5 else NEVER

    def holding(self, town: int) -> bool:
        """Whether this town is a base that the last units there must not leave."""
        army: int = self.s.t.supply_army[town]
        if army < 0:
            return False
        n: int = self.own[town]
        return n <= (3 if self.side == FRENCH else 4)

    def _of_leader(self, here: int, to: int) -> int:
        if self.enemy[to] != 0 or self.own[to] < 4:
            return NEVER
        mine: int = self.own[here]
        theirs: int = self.own[to]
        return 5 if theirs > mine else NEVER

    def _of_forced_march(self, unit: int, here: int, to: int) -> int:
        """5.5: the French are in a hurry; strong units can bear the stragglers."""
        cv: int = self.s.c[CV + unit]
        if self.side != FRENCH or cv < 2 or self.enemies_near(to) > 6:
            return NEVER
        gain = self.pull_of(unit, to) - self.pull_of(unit, here)
        return gain - 4 if cv > 2 else gain - 8

    def _of_attack(self, unit: int, here: int, to: int) -> int:
        """6.1: three units or more, and more of them than they are likely to meet."""
        s = self.s
        road = s.t.road_between(here, to)
        used: int = s.c[USED + road]
        room = s.t.capacity[road]
        if s.t.river[road] != 0:
            room = room // 2
        legs: int = s.c[LEGS + unit]
        if legs >= allowance(s, unit):
            return NEVER
        start: int = s.c[ORIGIN + unit] if legs != 0 else here
        follow: int = self.own[start] if start == here else 1
        if follow > room - used:
            follow = room - used
        there: int = self.own[to]
        count = there + follow
        if count < 3:
            return NEVER
        foes: int = self.enemy[to]
        gain = self.pull_of(unit, to) - self.pull_of(unit, here)
        if 0 < there < 3:
            return 90  # an attack once begun needs its three units
        if foes < 3:
            return self._of_easy_attack(there, gain)
        strength = self.own_cv[to] + follow * 26
        odds = strength * 10 // (foes * BLOCK_CV + self.enemies_near(to) * 4)
        if odds < 6 and there < 3:
            return NEVER
        return 20 + odds + gain

    def _of_easy_attack(self, there: int, gain: int) -> int:
        """Three units sweep one or two away; more are sent only if the way leads on."""
        if there < 3:
            return 30 if gain > 0 else 3
        return gain if gain > 0 else NEVER

    # --- deployment --------------------------------------------------------------------------

    def of_deployment(self, unit: int, sector: int) -> int:
        """The weakest column first; a quarter of the units and the leader stay in reserve."""
        s = self.s
        arm: int = s.t.arm[unit]
        if arm == LEADER:
            return NEVER
        town: int = s.c[TOWN + unit]
        strength = 0
        units = 0
        waiting = 0
        guns = 0
        for u in range(s.seat_from(self.seat), s.seat_to(self.seat)):
            if s.c[TOWN + u] != town or s.t.arm[u] == LEADER:
                continue
            units += 1
            if s.c[PLACE + u] == RESERVE:
                waiting += 1
            elif s.c[PLACE + u] == LINE + sector:
                cv: int = s.c[CV + u]
                strength += cv
                if s.t.arm[u] == ARTILLERY:
                    guns += 1
        if strength > 0 and waiting * 4 <= units:
            return NEVER
        mine: int = s.c[CV + unit]
        value = 60 - 4 * strength + mine
        if arm == CAVALRY:
            value -= 6
        if arm == ARTILLERY:
            value += 3 if guns == 0 and strength > 0 else -8
        return value

    # --- battle ------------------------------------------------------------------------------

    def of_fire(self, unit: int, squares: int) -> int:
        """Expected hits, first of all."""
        s = self.s
        town: int = s.c[TOWN + unit]
        engaged = Tally(s, town).engaged(self.side, int(s.c[PLACE + unit]))
        cv: int = s.c[CV + unit]
        return 100 + 5 * cv * fire_level(s, unit, squares != 0, engaged)

    def _strengths(self, town: int, sector: int) -> tuple[int, int]:
        """The fighting strength of both sides in a sector, guns at a third when on the move."""
        s = self.s
        mine = 0
        theirs = 0
        for u in range(UNITS):
            if s.c[TOWN + u] != town or s.t.arm[u] == LEADER:
                continue
            place: int = s.c[PLACE + u]
            if place != LINE + sector and place != FORWARD + sector:
                continue
            cv: int = s.c[CV + u]
            worth = cv * 3 if s.t.arm[u] == CAVALRY else cv * 2
            if side_of(u) == self.side:
                mine += cv if s.t.arm[u] == ARTILLERY else worth
            else:
                theirs += cv * 2 if s.t.arm[u] == ARTILLERY else worth
        return mine, theirs

    def of_advance(self, unit: int) -> int:
        """Where his column is the stronger; the attacker is the bolder."""
        s = self.s
        town: int = s.c[TOWN + unit]
        place: int = s.c[PLACE + unit]
        if s.t.arm[unit] == LEADER:
            return NEVER
        mine, theirs = self._strengths(town, place - LINE)
        bold = 11 if self.side == s.active() else 15
        value = mine * 10 - theirs * bold
        if s.c[CV + unit] == 1:
            value -= 20
        return value if value > 0 else (-1 if self.side == s.active() else NEVER)

    def of_withdrawal(self, unit: int) -> int:
        """A spent unit goes back if others hold its column."""
        s = self.s
        town: int = s.c[TOWN + unit]
        place: int = s.c[PLACE + unit]
        tally = Tally(s, town)
        if s.t.arm[unit] == LEADER or s.c[CV + unit] > 1:
            return NEVER
        if tally.column(self.side, (place - LINE) % 3) < 2:
            return NEVER
        return 90 if s.t.arm[unit] == ARTILLERY else NEVER

    def of_shift(self, unit: int, to: int) -> int:
        """Reserves go where the column is weakest; nobody leaves a column."""
        s = self.s
        if to == TO_RESERVE or s.c[PLACE + unit] != RESERVE or s.t.arm[unit] == LEADER:
            return NEVER
        town: int = s.c[TOWN + unit]
        mine, theirs = self._strengths(town, to)
        tally = Tally(s, town)
        units = tally.column(self.side, to)
        lack = theirs * 12 - mine * 10
        if units == 1:
            lack += 15
        if s.c[CV + unit] == 1:
            lack -= 20
        return lack if lack > 0 else NEVER

    def of_square(self, unit: int, form: bool) -> int:
        """8.5: square against cavalry alone, line against everything else."""
        s = self.s
        town: int = s.c[TOWN + unit]
        place: int = s.c[PLACE + unit]
        tally = Tally(s, town)
        if not tally.engaged(self.side, place):
            return NEVER if form else 30
        facing = tally.facing(self.side, place)
        horse = tally.cavalry(facing)
        foes: int = tally.n[facing]
        only_horse = horse > 0 and horse == foes
        if form:
            return 130 if only_horse and s.c[CV + unit] > 1 else NEVER
        return NEVER if only_horse else 30

    # --- leaving and coming ------------------------------------------------------------------

    def of_retreat(self, unit: int, to: int) -> int:
        """When routed, to friends and away from the enemy; otherwise only from a lost battle."""
        s = self.s
        friends: int = self.own[to]
        value = 20 + 2 * friends - 3 * self.enemies_near(to) + self.pull_of(unit, to) // 5
        legs: int = s.c[LEGS + unit]
        if legs != 0:
            return NEVER
        if self.kind != RETREAT:
            return value + 500
        return value if self._hopeless(unit) else NEVER

    def _hopeless(self, unit: int) -> bool:
        """Whether the battle is lost and this unit can leave it without harm."""
        s = self.s
        if s.c[PLACE + unit] >= LINE:
            return False
        town: int = s.c[TOWN + unit]
        mine = 0
        theirs = 0
        for u in range(UNITS):
            if s.c[TOWN + u] != town:
                continue
            cv: int = s.c[CV + u]
            if side_of(u) == self.side:
                mine += cv * 10
            else:
                theirs += cv * 10 if s.c[PLACE + u] >= LINE else BLOCK_CV
        return mine * 5 < theirs * 2

    def of_bringing(self, unit: int) -> int:
        """Everyone comes, but no base is left empty and no leader comes to a small battle."""
        s = self.s
        here: int = s.c[TOWN + unit]
        if s.t.arm[unit] == LEADER:
            return NEVER
        if self.holding(here) or s.c[PLACE + unit] != ASIDE:
            return NEVER
        battle = s.battle_now()
        town: int = s.c[battle + B_TOWN]
        mine = self.own_cv[town]
        foes: int = self.enemy[town]
        cv: int = s.c[CV + unit]
        return cv if mine * 3 > foes * BLOCK_CV else NEVER

    def of_sacrifice(self, unit: int) -> int:
        """Infantry before guns before cavalry; with supply, the weakest."""
        s = self.s
        arm: int = s.t.arm[unit]
        cv: int = s.c[CV + unit]
        rank = 3 if arm == INFANTRY else 2 if arm == ARTILLERY else 1
        flags_square = 1 if s.flag(unit, SQUARE) else 0
        return 100 - 10 * cv + rank + flags_square


def best_of(s: Field, codes: Codes) -> int:
    """The most attractive of these actions; of equals the first."""
    instinct = Instinct(s)
    best = codes.codes[0]
    most = instinct.appeal(best)
    for i in range(1, codes.count):
        code = codes.codes[i]
        value = instinct.appeal(code)
        if value > most:
            most = value
            best = code
    return best
