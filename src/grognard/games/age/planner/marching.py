"""Marches (11): which army goes where and with whom, and how that looks at first glance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age.armies import (
    astray,
    battle_in,
    can_pay,
    corps_of,
    get,
    has,
    insurgent,
    is_free,
    room,
    way,
)
from grognard.games.age.cards import T_FORCED_MARCH
from grognard.games.age.countries import NAPOLEON, is_home
from grognard.games.age.keeping import card_price, cheapest, price
from grognard.games.age.kinds import MOVE, MOVES, MUSTER
from grognard.games.age.layout import (
    AREAS,
    AT,
    ATTACKED,
    CHOSEN,
    CORPS,
    COUNTRIES,
    FLAGS,
    FRENCH,
    MAJORS,
    MOVED,
    NOBODY,
    ROUND,
    S_ALLOWANCE,
    S_AREA,
    S_LEADER,
    S_START,
    S_STATE,
    S_STEPS,
)
from grognard.games.age.lookups import FAR, MOST_LINKS
from grognard.games.age.planner.board import FALL, Board, zeros
from grognard.games.age.planner.doctrine import (
    CARD,
    CLAIM,
    DANGER,
    FOE_LOSS,
    GUARD,
    OWN_LOSS,
    THRIFT,
    WEAR,
    WINTER,
)
from grognard.games.age.planner.lures import lure
from grognard.games.age.planner.orders import (
    ALL,
    BRIEFLY,
    GUARDED,
    HURRIED,
    ONE,
    OTHERS,
    PARTIES,
    first_of_order,
    order_of,
    second_of_order,
    third_of_order,
)
from grognard.games.age.planner.orders import MARCH as MARCH_ORDER
from grognard.games.age.refusals import OK
from grognard.games.age.state import War, other
from grognard.games.age.steps.winter import losses as winter_losses
from grognard.games.age.verbs import ENTER, GO, MARCH, PAY, STOP, TAKE, USE, WITH, WITHOUT
from grognard.kernel.arrays import Lookup
from grognard.kernel.planner import Proposals
from grognard.kernel.state import VERB, A

NONE_HOME: Final = zeros(COUNTRIES)
ALONE: Final = 150  # points that Napoléon is worth more than any place (15.2 B)
FEW: Final = 4  # corps with whom he marches through snow
RISK_HELD: Final = 60  # hundredths of what is kept that a stronger enemy near puts at risk
HURRY: Final = 2  # points for a Forced March that is used up
WORTH_TAKING: Final = 3  # points that a corps must add to a march to be picked up
LEAST: Final = -40  # what looks worse is not proposed


class Marches:
    """The marches of a side from a position; its arrays are used again and again."""

    def __init__(self) -> None:
        self.steps: Lookup = zeros(AREAS)  # areas gone to get there, FAR if it cannot be reached
        self.before: Lookup = zeros(AREAS)  # the area before it on the way
        self.rough: Lookup = zeros(AREAS)  # whether the way leads through swamp or mountain
        self.queue: Lookup = zeros(AREAS)
        self.foes: Lookup = zeros(AREAS)  # whether the enemy stands there
        self.party: list[int] = []
        self.best_order = -1
        self.best_score = 0
        self.second_score = 0  # of the best march from another area
        self.spread_from = -1  # whence and how far the areas were last spread
        self.spread_over = 0

    # --- who goes ----------------------------------------------------------------------------

    def gather(self, s: War, side: int, area: int, party: int) -> None:
        """Fills in the corps of a party that can march from an area, the leader first."""
        able: list[int] = []
        c = s.c
        u: i64
        for u in range(CORPS):
            if c[AT + u] == area and c[FLAGS + u] & MOVED == 0 and s.side_of(u) == side:
                able.append(u)
        self.party.clear()
        if len(able) == 0:
            return
        if party == ONE:
            self.party.append(_weakest(s, able))
            return
        if party == OTHERS:
            able.remove(_chief(s, able))
            if len(able) == 0:
                return
        chief = _chief(s, able)
        able.remove(chief)
        self.party.append(chief)
        if party == GUARDED and len(able) > 0:
            able.remove(_weakest(s, able))
        most = s.command_rating(chief)
        while len(able) > 0 and len(self.party) < most:
            best = able[0]
            for v in able:
                if s.battle_rating(v) > s.battle_rating(best):
                    best = v
            able.remove(best)
            self.party.append(best)

    # --- where to ----------------------------------------------------------------------------

    def see(self, s: War, side: int) -> None:
        """Notes where the enemy stands."""
        for area in range(AREAS):
            self.foes[area] = 0
        u: i64
        for u in range(CORPS):
            there: int = s.c[AT + u]
            if there < AREAS and s.side_of(u) == other(side):
                self.foes[there] = 1

    def spread(self, s: War, side: int, start: int, allowance: int, fought: bool) -> None:
        """11.1: the areas within reach; an area that the enemy holds ends the way."""
        for area in range(AREAS):
            self.steps[area] = FAR
        self.steps[start] = 0
        self.before[start] = start
        self.rough[start] = 0
        queue = self.queue
        queue[0] = start
        first = 0
        end = 1
        while first < end:
            here: int = queue[first]
            first += 1
            gone: int = self.steps[here]
            if here != start and self.foes[here] != 0:
                continue
            degree: int = s.t.degree[here]
            for k in range(here * MOST_LINKS, here * MOST_LINKS + degree):
                there: int = s.t.next_to[k]
                cost = way(s, side, here, there)
                if cost == 0 or gone + cost >= self.steps[there]:
                    continue
                held = self.foes[there] != 0 and not fought
                if gone + cost + (1 if held else 0) > allowance:
                    continue
                if self.steps[there] == FAR:
                    queue[end] = there
                    end += 1
                self.steps[there] = gone + cost
                self.before[there] = here
                rough: int = self.rough[here]
                self.rough[there] = 1 if rough != 0 or s.t.rough[there] != 0 else 0

    def next_area(self, start: int, goal: int) -> int:
        """The first area on the way."""
        area = goal
        while self.before[area] != start and self.before[area] != area:
            area = self.before[area]
        return area

    # --- how it looks ------------------------------------------------------------------------

    def weigh(
        self,
        s: War,
        b: Board,
        side: int,
        ways: Lookup,
        out: Proposals | None,
        only: int,
        briefly: bool,
    ) -> None:
        """Every march of a side, or of one area only, with its score; the best is remembered."""
        self.best_order = -1
        self.best_score = LEAST
        self.second_score = LEAST
        if not can_pay(s, side) or not room(s):
            return
        self.see(s, side)
        self.spread_from = -1
        parties = BRIEFLY if briefly else PARTIES
        for start in b.stacks[side]:
            if only >= 0 and start != only:
                continue
            if b.fresh[side * AREAS + start] == 0 or battle_in(s, start):
                continue
            number: int = b.number[side * AREAS + start]
            for party in range(parties):
                if party != ALL and number < (2 if party == ONE else 3):
                    continue
                self._weigh_party(s, b, side, ways, out, start, party)

    def _weigh_party(
        self,
        s: War,
        b: Board,
        side: int,
        ways: Lookup,
        out: Proposals | None,
        start: int,
        party: int,
    ) -> None:
        self.gather(s, side, start, party)
        if len(self.party) == 0:
            return
        usual = s.movement_rating(self.party[0]) - (1 if s.winter() else 0)
        allowance = usual + (1 if s.in_hand(side, T_FORCED_MARCH) > 0 else 0)
        if allowance < 1:
            return
        if start != self.spread_from or allowance != self.spread_over:
            self.spread(s, side, start, allowance, False)
            self.spread_from = start
            self.spread_over = allowance
        march = March(s, b, side, ways, start, self.party)
        for goal in range(AREAS):
            if goal == start or self.steps[goal] == FAR:
                continue
            if march.stays_away(s, goal):
                continue
            steps: int = self.steps[goal]
            hurried = steps + (1 if self.foes[goal] != 0 else 0) > usual
            score = march.score(s, b, goal, steps, hurried or self.rough[goal] != 0)
            if hurried:
                score -= HURRY
            if score <= LEAST:
                continue
            order = order_of(MARCH_ORDER, start, goal, party + (HURRIED if hurried else 0))
            if out is not None:
                out.add(order, score)
            if score > self.best_score:
                if self.best_order >= 0 and first_of_order(self.best_order) != start:
                    self.second_score = self.best_score
                self.best_score = score
                self.best_order = order
            elif score > self.second_score and first_of_order(self.best_order) != start:
                self.second_score = score


def _chief(s: War, able: list[int]) -> int:
    best = able[0]
    for u in able:
        if s.command_rating(u) > s.command_rating(best):
            best = u
    return best


def _weakest(s: War, able: list[int]) -> int:
    """The one that can best be spared; Napoléon never."""
    best = able[0]
    for u in able:
        if price(s, u) < price(s, best):
            best = u
    return best


class March:
    """One army about to march: what it leaves behind and what it may gain."""

    def __init__(
        self, s: War, b: Board, side: int, ways: Lookup, start: int, party: list[int]
    ) -> None:
        self.side = side
        self.enemy = other(side)
        self.ways = ways
        self.start = start
        self.party = party
        self.number = len(party)
        self.command = s.command_rating(party[0])
        self.power = 0
        self.home = 0
        self.has_napoleon = False
        self.bound = False
        self.homes: Lookup = NONE_HOME[:]  # corps at home in each
        for u in party:
            self.homes[s.t.home[u]] += 1
            self.power += s.battle_rating(u)
            if is_home(s, u, start):
                self.home += 1
            if u == NAPOLEON:
                self.has_napoleon = True
            if insurgent(s, u):
                self.bound = True
        at = side * AREAS + start
        self.left = b.number[at] - self.number
        self.left_power = b.power[at] - self.power - self.home
        late: int = s.c[ROUND]
        self.late = late
        stood = side == FRENCH and b.napoleon == start
        self.before = self.standing(s, b, start, b.number[at], b.strength[at], stood)
        self.lured = lure(s, b, side, ways, start, b.strength[at])
        after_strength = self.left_power if self.left > 0 else 0
        stays = stood and not self.has_napoleon
        self.behind = self.standing(s, b, start, self.left, after_strength, stays)
        self.lured_behind = lure(s, b, side, ways, start, after_strength) if self.left > 0 else 0
        self.cost = 0 if is_free(s, side) else payment(s, side, ways)

    def stays_away(self, s: War, goal: int) -> bool:
        """9.3: insurgents keep near home."""
        if not self.bound:
            return False
        for u in self.party:
            if astray(s, u, goal):
                return True
            if insurgent(s, u) and not is_home(s, u, goal) and s.holds(self.enemy, goal):
                return True
        return False

    def score(self, s: War, b: Board, goal: int, steps: int, rough: bool) -> int:
        """How good a march looks, in points: a corps is worth about ten."""
        ways = self.ways
        k = self.side * AREAS + goal
        foes: int = b.number[self.enemy * AREAS + goal]
        total = -self.cost
        worn = rough or s.winter() or steps + (1 if foes > 0 else 0) >= 4
        if worn:
            total -= (self.number * ways[WEAR] + 10) // 10
            total -= 6 if s.winter() else 2
        power = self.power - (self.number if worn else 0) + self._at_home(s, goal)
        friends: int = b.number[k]
        friend_power: int = b.power[k]
        strength = self._bring(b, power + friend_power, self.number + friends, b.command[k])
        held = 1000
        lost = won = 0
        if foes > 0:
            against: int = b.strength[self.enemy * AREAS + goal]
            held = s.t.chances.wins(strength, against)
            lost = s.t.chances.loses(strength, against, self.number)
            won = s.t.chances.loses(against, strength, foes)
            total += self._battle(held, lost, won)
        gain: int = b.worth[k]
        if b.hold[k] > 0 or self._is_claimed(s, b, goal):
            gain = 0  # counted by how it is to stand there, and by surrenders
        elif friends > 0 and foes == 0 and gain > 0:
            gain = gain // 3
        if gain > 0:
            gain = gain * (52 + 8 * self.late) // 100  # much may happen before the year ends
        total += gain * held // 1000 + self._surrenders(b, goal, held, lost, won)
        met = self.side == FRENCH and b.napoleon == goal
        led = self.has_napoleon or met
        if self.has_napoleon and self.number < FEW and (worn or foes > 0):
            total -= ALONE // self.number
        here = self.standing(s, b, goal, self.number + friends, strength, led)
        before = self.standing(s, b, goal, friends, b.strength[k], met) if friends > 0 else 0
        total += (here - before) * held // 1000 + self.behind - self.before
        return total + self._lures(s, b, goal, strength, held)

    def _lures(self, s: War, b: Board, goal: int, strength: int, held: int) -> int:
        """What may be gone for next, once for all parts of an army: nothing is won by dividing."""
        after = lure(s, b, self.side, self.ways, goal, strength) * held // 1000
        if after < self.lured_behind:
            after = self.lured_behind
        return after - self.lured

    def _at_home(self, s: War, goal: int) -> int:
        n: int = self.homes[s.t.country[goal]]
        detached: int = s.t.own[goal]
        if detached >= 0:
            n += self.homes[detached]
        return n

    def _bring(self, b: Board, power: int, number: int, command: int) -> int:
        if command < self.command:
            command = self.command
        if self.has_napoleon and b.spared and number > 1:
            power -= 8
            number -= 1
        return power if number <= command else power * command // number

    def _battle(self, held: int, lost: int, won: int) -> int:
        """12: losses on both sides, and what a defeat costs besides."""
        ways = self.ways
        points = (won * ways[FOE_LOSS] - lost * ways[OWN_LOSS]) // 1000
        return points - (1000 - held) * (4 + self.number) // 1000

    def _is_claimed(self, s: War, b: Board, goal: int) -> bool:
        country: int = b.country[goal]
        if country >= MAJORS or not s.t.capital[goal]:
            return False
        return b.claimer[country] == self.side

    def _surrenders(self, b: Board, goal: i64, held: i64, lost: i64, won: i64) -> int:
        """13.2: how much nearer the march brings enemy majors to surrender, and one's own."""
        total: i64 = 0
        country: i64
        for country in range(MAJORS):
            claimer = b.claimer[country]
            if claimer < 0:
                continue
            weight = self.ways[CLAIM] if claimer == self.side else -self.ways[GUARD]
            near = b.nearness[country * AREAS + goal]
            more = self.number * (near - b.nearness[country * AREAS + self.start])
            capital = b.capital[country]
            if near + more == 0 and goal != capital and self.start != capital:
                continue
            more -= lost * near // 100
            less = won * near // 100
            after = self._likely(b, country, goal == capital, held, more, less)
            total += (after - b.chance[country]) * FALL[country] // 1000 * weight // 100
        return total

    def _likely(
        self, b: Board, country: i64, entered: bool, held: i64, more: i64, less: i64
    ) -> i64:
        """The chance that a country falls after the march, in thousandths: so many tenths of
        corps more on the side that marches, so many less on the other."""
        claimer = b.claimer[country]
        own = b.presence[claimer * MAJORS + country]
        foes = b.presence[(1 - claimer) * MAJORS + country]
        inside = b.inside[claimer * MAJORS + country]
        if claimer != self.side:
            held_still = b.falls(own - less, foes + more, inside > 0)
            if not entered or inside == 0:
                return held_still
            freed = b.falls(own - less, foes + more, False)
            return (freed * held + held_still * (1000 - held)) // 1000
        if b.capital[country] == self.start:
            inside -= self.number
        outside = b.falls(own + more, foes - less, inside > 0)
        if not entered:
            return outside
        taken = b.falls(own + more, foes - less, True)
        return (taken * held + outside * (1000 - held)) // 1000

    def standing(self, s: War, b: Board, area: int, number: int, strength: int, led: bool) -> int:
        """How it is to stand somewhere with so many: what it keeps and fears."""
        k = self.side * AREAS + area
        if number <= 0:
            return self._deserted(b, k, area)
        total = self._held(s, b, k, strength) if b.hold[k] > 0 else 0
        if b.threat[k] > 0:
            total -= self._fear(s, b, k, number, strength)
            if led and number < 3:
                total -= ALONE // number
        elif led and number == 1 and b.far_threat[k] > 0:
            total -= ALONE // 5
        if self.late >= 4 and number >= 3:
            total -= frost(s, b, self.side, area, number) * self.ways[WINTER] // 1000
        return total

    def _held(self, s: War, b: Board, k: int, strength: int) -> int:
        """What is held in an enemy country, as far as one is likely to hold it to the end."""
        held: int = b.hold[k]
        if b.threat[k] > 0:
            beaten = s.t.chances.wins(b.threat[k], strength)
            held = held * (1000 - beaten * RISK_HELD // 100) // 1000
        return held * (52 + 8 * self.late) // 100

    def _deserted(self, b: Board, k: int, area: int) -> int:
        """An area where nobody is left."""
        kept: int = b.keep[k]
        if _must_stay(b, area, self.side):
            return -kept
        if b.threat[k] > 0:
            return -(kept * RISK_HELD // 100)
        return -(kept * RISK_HELD // 200) if b.far_threat[k] > 0 else 0

    def _fear(self, s: War, b: Board, k: int, number: int, strength: int) -> int:
        """What the enemies near may do to so many corps, and to what they keep."""
        threat: int = b.threat[k]
        kept: int = b.keep[k] + b.stake[k]
        beaten = s.t.chances.wins(threat, strength)
        lost = s.t.chances.loses(strength, threat, number) * beaten // 1000
        fear = beaten * (kept * RISK_HELD // 100 + 3 + number) // 1000
        return fear + lost * self.ways[OWN_LOSS] // 1000 * self.ways[DANGER] // 100

    def joined(self, s: War, b: Board, goal: int) -> int:
        """The strength with which it would fight there beside its friends."""
        k = self.side * AREAS + goal
        power = self.power + self._at_home(s, goal) + b.power[k]
        return self._bring(b, power, self.number + b.number[k], b.command[k])


def payment(s: War, side: int, ways: Lookup) -> int:
    """What a card costs that is paid for a march: the one that is missed least."""
    title = cheapest(s, side)
    kept = card_price(s, side, title) if title >= 0 else 0
    return ways[CARD] + scarcity(s, side) + kept * ways[THRIFT] // 10


def has_cards(s: War, side: int) -> bool:
    """Whether a Major Campaign of two armies leaves cards for most of the rounds to come."""
    now: int = s.c[ROUND]
    return s.hand_size(side) >= 3 + (s.t.n.rounds - now) * 2 // 3


def scarcity(s: War, side: int) -> int:
    """What a card costs more where fewer are left than rounds."""
    now: int = s.c[ROUND]
    short = s.t.n.rounds - now - s.hand_size(side)
    return 2 * short if short > 0 else 0


def _must_stay(b: Board, area: int, side: int) -> bool:
    """13.2 D: an occupied capital is lost as soon as it is left."""
    country: int = b.country[area]
    return b.keep[side * AREAS + area] > 0 and b.commander[country] == NOBODY


def frost(s: War, b: Board, side: int, area: int, number: int) -> int:
    """14: the corps that winter is likely to take from an army, in hundredths."""
    n = s.t.n
    modifier = 0
    country: int = b.country[area]
    holder: int = b.commander[country]
    if holder == side:
        modifier += n.friendly
    if s.t.capital[area]:
        modifier += n.capital
    if holder == NOBODY:
        modifier += n.neutral
    if s.t.barren[area]:
        modifier += n.barren
    lost = 0
    for die in range(1, 7):
        lost += winter_losses(s, number, die + modifier)
    return 100 * lost // 6


def best_goal(s: War, m: Marches, b: Board, ways: Lookup, slot: int) -> int:
    """Where an army on the move had better go from where it is; there itself, if it should stop."""
    side = s.asked()
    here = get(s, slot, S_AREA)
    party = corps_of(s, slot)
    chief = get(s, slot, S_LEADER)
    if chief in party:
        party.remove(chief)
        party.insert(0, chief)
    fought = has(s, slot, S_STATE, ATTACKED)
    gone = get(s, slot, S_STEPS)
    m.see(s, side)
    m.spread(s, side, here, get(s, slot, S_ALLOWANCE) - gone - (1 if fought else 0), fought)
    march = March(s, b, side, ways, here, party)
    march.cost = 0
    best = here
    most: int = b.worth[side * AREAS + here]
    if gone == 0:
        most = LEAST
    for goal in range(AREAS):
        if goal == here or m.steps[goal] == FAR or march.stays_away(s, goal):
            continue
        if goal == get(s, slot, S_START):
            continue  # it has been left for good reasons
        score = march.score(s, b, goal, gone + m.steps[goal], m.rough[goal] != 0)
        if score > most:
            most = score
            best = goal
    return best


def recruit(s: War, m: Marches, b: Board, ways: Lookup, slot: int, goal: int) -> int:
    """11 D: who had better be picked up on the way; -1 if nobody.

    Both armies are looked at from here, so what is left behind counts for those who join.
    """
    side = s.asked()
    here = get(s, slot, S_AREA)
    party = corps_of(s, slot)
    if goal == here or m.steps[goal] == FAR or b.fresh[side * AREAS + here] == 0:
        return -1
    chief = get(s, slot, S_LEADER)
    party.remove(chief)
    party.insert(0, chief)
    steps = get(s, slot, S_STEPS) + m.steps[goal]
    rough = m.rough[goal] != 0
    best = -1
    most = March(s, b, side, ways, here, party).score(s, b, goal, steps, rough) + WORTH_TAKING
    u: i64
    for u in range(CORPS):
        if s.c[AT + u] != here or s.refusal(TAKE * VERB + u * A) != OK:
            continue
        march = March(s, b, side, ways, here, [*party, u])
        if march.stays_away(s, goal):
            continue
        score = march.score(s, b, goal, steps, rough)
        if score > most:
            most = score
            best = u
    return best


# --- carrying it out -----------------------------------------------------------------------


def next_code(s: War, m: Marches, order: int) -> int:
    """The next action of a march; -1 when it is carried out or no longer possible."""
    kind: int = s.c[s.top()]
    start: int = first_of_order(order)
    if kind == MOVES:
        return _begin(s, m, order, start)
    if kind == MUSTER and s.argument(0) == start:
        return _form(s, m, order, start)
    if kind == MOVE:
        return go_on(s, m, second_of_order(order))
    return -1


def _begin(s: War, m: Marches, order: int, start: int) -> int:
    """The army is named, if it can still set out."""
    code = MARCH * VERB + start * A
    if s.refusal(code) != OK:
        return -1
    m.gather(s, s.asked(), start, third_of_order(order) % HURRIED)
    return code if len(m.party) > 0 else -1


def _form(s: War, m: Marches, order: int, start: int) -> int:
    """11 C, G: the corps one by one, then the payment."""
    side = s.asked()
    m.gather(s, side, start, third_of_order(order) % HURRIED)
    u: i64
    for u in range(CORPS):
        if s.c[AT + u] == start and s.c[FLAGS + u] & CHOSEN != 0 and u not in m.party:
            return WITHOUT * VERB + u * A
    for v in m.party:
        if s.c[FLAGS + v] & CHOSEN == 0:
            code = WITH * VERB + v * A
            if s.refusal(code) == OK:
                return code
    return set_out(s, third_of_order(order) >= HURRIED)


def set_out(s: War, hurried: bool) -> int:
    """The payment: a Forced March if it is wanted, nothing if it is free, else the worst card."""
    if hurried:
        code = USE * VERB + T_FORCED_MARCH * A
        if s.refusal(code) == OK:
            return code
    if s.refusal(GO * VERB) == OK:
        return GO * VERB
    title = cheapest(s, s.asked())
    if title < 0:
        return -1
    code = PAY * VERB + title * A
    return code if s.refusal(code) == OK else -1


def go_on(s: War, m: Marches, goal: int) -> int:
    """The next area on the way, or the end."""
    slot = s.argument(0)
    here = get(s, slot, S_AREA)
    if here == goal:
        return STOP * VERB
    fought = has(s, slot, S_STATE, ATTACKED)
    left = get(s, slot, S_ALLOWANCE) - get(s, slot, S_STEPS) - (1 if fought else 0)
    m.see(s, s.asked())
    m.spread(s, s.asked(), here, left, fought)
    if m.steps[goal] == FAR:
        return STOP * VERB
    code = ENTER * VERB + m.next_area(here, goal) * A
    return code if s.refusal(code) == OK else STOP * VERB
