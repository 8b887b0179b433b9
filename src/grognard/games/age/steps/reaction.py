"""11.3, 11.4: withdrawal before battle, interception and counter-interception."""

from __future__ import annotations

from typing import Any

from grognard.games.age import edition
from grognard.games.age.armies import (
    add,
    all_bear,
    battle_in,
    can_pay,
    causes_of_step,
    corps_of,
    get,
    go_to,
    has,
    has_fleet,
    insurgent,
    leader_of,
    neighbours,
    new_slot,
    nobody_may_go,
    own_in,
    preselect,
    put,
    room,
    sails_away,
    sea_open,
    speed,
    way_refusal,
    wear,
)
from grognard.games.age.countries import may_liberate
from grognard.games.age.events import CAME_BETWEEN, CHOSE_STANCE, PASSED, STOOD, WITHDREW
from grognard.games.age.kinds import ARRIVED, MUSTER, REACT, SETTLE, STANCE, WITHDRAWAL
from grognard.games.age.layout import (
    ACTIVE,
    AREAS,
    ATTACKER,
    AVOIDED,
    CAUGHT,
    FIRST_TO_INTERCEPT,
    FLAGS,
    FRESH,
    INTERCEPTS,
    LAST,
    MOVED,
    PASSES,
    REDUCED,
    REINFORCES,
    S_ALLOWANCE,
    S_AREA,
    S_BEFORE,
    S_CARDS,
    S_CAUSES,
    S_FROM,
    S_KIND,
    S_LEADER,
    S_SIDE,
    S_START,
    S_STATE,
    S_STEPS,
    SAILED,
    SAILS,
    SLOTS,
    STOPPED,
    TURN,
    WITH_MANOEUVRE,
    WITHDRAWALS,
    WITHDRAWS,
)
from grognard.games.age.layout import (
    WITHDRAWAL as ONE_WITHDRAWAL,
)
from grognard.games.age.refusals import (
    ALL_MOVED,
    ATTACKER_CAME,
    CANNOT_PAY,
    CANNOT_REACH,
    DEFENDS_ABROAD,
    ENEMY_HELD,
    HAS_AVOIDED,
    ICE,
    IN_BATTLE,
    NO_CORPS_HERE,
    NO_ROOM,
    NOT_NEXT_TO,
    OK,
    ONE_BY_SEA,
    TOO_SLOW,
    TOO_SLOW_TO_INTERCEPT,
    TWICE_IN_A_CHAIN,
    WITHDRAWN_ENOUGH,
)
from grognard.games.age.state import War, other
from grognard.games.age.steps.base import Chapter
from grognard.games.age.verbs import ATTACK, INTERCEPT, PASS, WITHDRAW
from grognard.games.age.verbs import STANCE as STANCE_VERB
from grognard.kernel.state import A_PIECE, EVERYONE, State
from grognard.kernel.step import Automatic, Step


def add_steps(steps: list[Step]) -> None:
    """What the enemy may do when an army enters an area."""
    steps[ARRIVED] = Arrived("arrived")
    steps[WITHDRAWAL] = Withdrawal()
    steps[REACT] = React()
    steps[STANCE] = Stance()


class Arrived(Automatic):
    """11 E, A89, A180: an army has come: withdrawal, then interceptions in turn, then battle."""

    def run(self, s: State) -> None:
        """Stages: 0 it met enemies there, 1 or not; 2 interceptions; 3 what comes of it."""
        assert isinstance(s, War)
        slot, stage = s.argument(0), s.argument(1)
        area = get(s, slot, S_AREA)
        if stage == 0:
            s.set_argument(1, 1)
            if not has(s, slot, S_CARDS, WITH_MANOEUVRE) and not battle_in(s, area):
                s.push(WITHDRAWAL, other(get(s, slot, S_SIDE)), area, slot)
        elif stage == 1:
            self.begin(s, slot, area)
        elif stage == 2:
            self.ask(s, slot, area)
        else:
            s.pop()
            self.clash(s, slot, area)

    def begin(self, s: War, slot: int, area: int) -> None:
        """11.4, A95, A184: only a move begins a chain of interceptions; the other side is first."""
        side = get(s, slot, S_SIDE)
        s.c[LAST + side] = slot
        s.c[LAST + other(side)] = 0
        s.c[PASSES] = 0
        s.c[FIRST_TO_INTERCEPT] = 0
        s.c[TURN] = other(side)
        s.c[ATTACKER] = side
        s.c[REINFORCES] = 1 if s.holds(other(side), area) else 0
        crowd = s.count(side, area) > len(corps_of(s, slot))
        s.set_argument(1, 3 if crowd and edition.crowd_stops_interception(s) else 2)

    def ask(self, s: War, slot: int, area: int) -> None:
        """A89, A99: in turn until both pass; without an interception there is none to answer."""
        passes: int = s.c[PASSES]
        if passes >= 2 or (passes >= 1 and s.c[FIRST_TO_INTERCEPT] == 0):
            s.set_argument(1, 3)
            return
        turn: int = s.c[TURN]
        last: int = s.c[LAST + other(turn)]
        if last != 0 and corps_of(s, last) and may_react(s, turn, area, last):
            s.push(REACT, turn, area, last)
        else:
            next_in_chain(s)

    def clash(self, s: War, slot: int, area: int) -> None:
        """11 I, 11.4 D-E, A101: it stops among enemies; the first interceptor says who attacks."""
        side = get(s, slot, S_SIDE)
        caught = s.c[FIRST_TO_INTERCEPT] != 0
        if not s.holds(other(side), area):
            return
        if has(s, slot, S_CARDS, WITH_MANOEUVRE) and not caught and not battle_in(s, area):
            return
        add(s, slot, S_STATE, STOPPED)
        if not caught or s.c[REINFORCES] != 0:
            return
        add(s, slot, S_STATE, CAUGHT)
        if not battle_in(s, area):
            s.push(STANCE, other(side), area, 0)


def next_in_chain(s: War) -> None:
    """The side asked has passed, or could not answer."""
    turn: int = s.c[TURN]
    passes: int = s.c[PASSES]
    s.c[PASSES] = passes + 1
    s.c[TURN] = other(turn)


# --- withdrawal (11.3) ---------------------------------------------------------------------


def goal_refusal(s: War, side: int, here: int, there: int, slot: int) -> int:
    """11.3 A, C, A91: near and free of enemies, not where the attacker came from; or by sea."""
    if there == get(s, slot, S_FROM) and get(s, slot, S_KIND) != SAILS:
        return ATTACKER_CAME
    refused = reach_refusal(s, side, here, there)
    if refused != OK:
        return refused
    return ENEMY_HELD if s.holds(other(side), there) else OK


def reach_refusal(s: War, side: int, here: int, there: int) -> int:
    """11.3 A, C: whether one can withdraw so far, by land or by sea."""
    refused = way_refusal(s, side, here, there, NOT_NEXT_TO)
    if refused == OK:
        return OK
    if not has_fleet(s, side) or not edition.withdraws_by_sea(s) or here == there:
        return refused
    if not s.t.coastal[here] or not s.t.coastal[there]:
        return refused
    if s.c[SAILED] != 0:
        return ONE_BY_SEA
    return OK if sea_open(s, here, there) else ICE


def may_outrun(s: War, leader: int, slot: int, forced: bool) -> bool:
    """11.3 A-B, A90: the leader of the whole stack is as fast as the attacker's."""
    rating = s.movement_rating(leader) + (1 if forced else 0)
    return rating >= speed_of_attacker(s, slot)


def speed_of_attacker(s: War, slot: int) -> int:
    """11.3 B, A181: what a withdrawal is compared with; causes met in the last area count."""
    return speed(s, slot, get(s, slot, S_CAUSES))


def speed_of_intruder(s: War, slot: int) -> int:
    """11.4 C: what an interception is compared with; causes met in the last area do not count."""
    return speed(s, slot, get(s, slot, S_BEFORE))


class Withdrawal(Chapter):
    """11.3, A93: whoever is attacked may withdraw with all or some of his corps, once an attack."""

    def __init__(self) -> None:
        super().__init__("withdrawal", "11.3 A", (WITHDRAW, PASS))

    def skip(self, s: State) -> bool:
        """By what all can see: nobody there, or too slow even with a Forced March."""
        assert isinstance(s, War)
        side, area, slot = s.asked(), s.argument(0), s.argument(1)
        if not s.holds(side, area) or not room(s) or not corps_of(s, slot):
            return True
        if not may_outrun(s, s.leader(side, area), slot, s.hand_size(side) > 0):
            return True
        for there in range(AREAS):
            if goal_refusal(s, side, area, there, slot) == OK:
                return False
        return True

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """All areas: some are reached by sea."""
        return [(area, 0) for area in range(AREAS)] if verb == WITHDRAW else [(0, 0)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """Where to, and whether anybody is fast enough."""
        if verb == PASS:
            return OK
        side, area, slot = s.asked(), s.argument(0), s.argument(1)
        refused = goal_refusal(s, side, area, a, slot)
        if refused != OK:
            return refused
        if not may_outrun(s, s.leader(side, area), slot, s.hand_size(side) > 0):
            s.because(A_PIECE, get(s, slot, S_LEADER))
            return TOO_SLOW
        return nobody_may_go(s, own_in(s, side, area), WITHDRAWS, a)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """The corps that go are chosen next."""
        assert isinstance(s, War)
        side, area = s.asked(), s.argument(0)
        if verb == PASS:
            s.pop()
            s.note(STOOD, side, area, 0, 0, EVERYONE)
            return
        s.c[LAST + other(side)] = s.argument(1)
        slot = new_slot(s, side, WITHDRAWS, area)
        put(s, slot, S_ALLOWANCE, a)
        preselect(s, slot)
        s.push(MUSTER, side, area, slot)

    def about(self, s: State) -> dict[str, Any]:
        """Where, and before whom."""
        return about_arrival(s)


def withdrawal_refusal(s: War, slot: int, chosen: list[int], forced: bool) -> int:
    """11.3 A, F, A92: fast enough, and not too often in a round."""
    side = get(s, slot, S_SIDE)
    pursuer: int = s.c[LAST + other(side)]
    if not may_outrun(s, get(s, slot, S_LEADER), pursuer, forced):
        s.because(A_PIECE, get(s, pursuer, S_LEADER))
        return TOO_SLOW
    leader = leader_of(s, chosen)
    rating = s.t.movement[leader] if s.flag(leader, FRESH) else s.movement_rating(leader)
    most = rating - (1 if s.winter() else 0)
    for corps in chosen:
        flags: int = s.c[FLAGS + corps]
        if flags & WITHDRAWALS >= most * ONE_WITHDRAWAL:
            s.because(A_PIECE, corps)
            return WITHDRAWN_ENOUGH
    return OK


def withdraw(s: War, slot: int) -> None:
    """They go; 11.3 E, G: who is followed may go on, and it may wear them down."""
    goal = get(s, slot, S_ALLOWANCE)
    sea = sails_away(s, slot)
    s.pop()  # the question
    go_to(s, slot, goal)
    put(s, slot, S_STEPS, 1)
    if sea:
        s.c[SAILED] = 1  # A166
    for corps in corps_of(s, slot):
        flags: int = s.c[FLAGS + corps]
        if flags & (WITHDRAWALS | REDUCED) == 0:
            flags |= FRESH
        if flags & WITHDRAWALS < WITHDRAWALS:
            s.c[FLAGS + corps] = flags + ONE_WITHDRAWAL
        s.mark(corps, AVOIDED)  # A96
    wear(s, slot, causes_of_step(s, slot, sea))
    number = len(corps_of(s, slot))
    s.note(WITHDREW, get(s, slot, S_LEADER), get(s, slot, S_FROM), goal, number, EVERYONE)
    s.push(SETTLE, get(s, slot, S_SIDE), slot, 0)


# --- interception (11.4) -------------------------------------------------------------------


def origin_refusal(s: War, side: int, start: int, area: int, last: int) -> int:
    """11.4 A, H, A94, A99, A165, A183: from near, with an army that can and did not yet."""
    if not s.holds(side, start):
        return NO_CORPS_HERE
    refused = way_refusal(s, side, start, area, CANNOT_REACH)
    if refused != OK:
        return refused
    if battle_in(s, start):
        return IN_BATTLE
    own = own_in(s, side, start)
    if all_bear(s, own, AVOIDED):
        return HAS_AVOIDED
    if side == s.c[ACTIVE] and all_bear(s, own, MOVED):
        return ALL_MOVED
    if not can_pay(s, side):
        return CANNOT_PAY
    if not room(s):
        return NO_ROOM
    for slot in range(1, SLOTS + 1):
        same = get(s, slot, S_KIND) == INTERCEPTS and get(s, slot, S_START) == start
        if same and get(s, slot, S_AREA) == area and get(s, slot, S_SIDE) == side:
            return TWICE_IN_A_CHAIN
    if edition.whole_army_compares(s) or len(own) == 1:  # whoever stands alone is seen by all
        rating = s.movement_rating(s.leader(side, start)) + (1 if s.hand_size(side) > 0 else 0)
        if rating < speed_of_intruder(s, last):
            s.because(A_PIECE, s.leader(side, start))
            return TOO_SLOW_TO_INTERCEPT
    return OK


def may_react(s: War, side: int, area: int, last: int) -> bool:
    """Whether a side might intercept, by what all can see."""
    for start in neighbours(s, side, area):
        if origin_refusal(s, side, start, area, last) == OK:
            return True
    return False


class React(Chapter):
    """11.4 A, F, A97: an army next to the area may intercept the one that has just come in."""

    def __init__(self) -> None:
        super().__init__("react", "11.4 A", (INTERCEPT, PASS))

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The areas around."""
        if verb == PASS:
            return [(0, 0)]
        return [(start, 0) for start in neighbours(s, s.asked(), s.argument(0))]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """From where."""
        if verb == PASS:
            return OK
        area, side = s.argument(0), s.asked()
        refused = origin_refusal(s, side, a, area, s.argument(1))
        return refused if refused != OK else nobody_may_go(s, own_in(s, side, a), INTERCEPTS, area)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """The corps that go are chosen next."""
        assert isinstance(s, War)
        side, area = s.asked(), s.argument(0)
        if verb == PASS:
            s.pop()
            s.note(PASSED, side, 0, 0, 0, EVERYONE)
            next_in_chain(s)
            return
        slot = new_slot(s, side, INTERCEPTS, a)
        put(s, slot, S_ALLOWANCE, area)
        preselect(s, slot)
        s.push(MUSTER, side, a, slot)

    def about(self, s: State) -> dict[str, Any]:
        """Where, and whom."""
        return about_arrival(s)


def interceptors_refusal(s: War, slot: int, leader: int, forced: bool) -> int:
    """11.4 A-B, I: the leader of the army they leave, or (original) their own, is fast enough."""
    side = get(s, slot, S_SIDE)
    judge = get(s, slot, S_LEADER) if edition.whole_army_compares(s) else leader
    rating = s.movement_rating(judge) + (1 if forced else 0)
    last: int = s.c[LAST + other(side)]
    if rating < speed_of_intruder(s, last):
        s.because(A_PIECE, judge)
        return TOO_SLOW_TO_INTERCEPT
    return OK


def intercept(s: War, slot: int) -> None:
    """They come in, up to the command of their leader (A98); a legal one always succeeds (A97)."""
    side, area = get(s, slot, S_SIDE), get(s, slot, S_ALLOWANCE)
    s.pop()  # the question
    go_to(s, slot, area)
    put(s, slot, S_STEPS, 1)
    wear(s, slot, causes_of_step(s, slot))
    number = len(corps_of(s, slot))
    s.note(CAME_BETWEEN, get(s, slot, S_LEADER), get(s, slot, S_FROM), area, number, EVERYONE)
    s.c[LAST + side] = slot
    s.c[PASSES] = 0
    s.c[TURN] = other(side)
    if s.c[FIRST_TO_INTERCEPT] == 0:
        s.c[FIRST_TO_INTERCEPT] = slot
    s.push(SETTLE, side, slot, 0)


class Stance(Chapter):
    """11.4 D, G, A100: the first interceptor says, once for all, who attacks."""

    def __init__(self) -> None:
        super().__init__("stance", "11.4 D", (STANCE_VERB,))

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """Attack or defend."""
        return [(0, 0), (1, 0)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """A105, A167: in the original rules insurgents alone only defend outside their country."""
        if a != ATTACK or edition.insurgents_attack_by_interception(s):
            return OK
        area = s.argument(0)
        for corps in own_in(s, s.asked(), area):
            if not insurgent(s, corps) or may_liberate(s, corps, area):
                return OK
            s.because(A_PIECE, corps)
        return DEFENDS_ABROAD

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Who attacks."""
        side, area = s.asked(), s.argument(0)
        s.pop()
        s.c[ATTACKER] = side if a == ATTACK else other(side)
        s.note(CHOSE_STANCE, side, area, a, 0, EVERYONE)

    def about(self, s: State) -> dict[str, Any]:
        """Where."""
        assert isinstance(s, War)
        return {"area": s.t.model.areas[s.argument(0)].key}


def about_arrival(s: State) -> dict[str, Any]:
    """An area and the army that has come there."""
    assert isinstance(s, War)
    leader = get(s, s.argument(1), S_LEADER)
    found: dict[str, Any] = {"area": s.t.model.areas[s.argument(0)].key}
    if leader >= 0:
        found["corps"] = s.t.model.corps[leader].key
    return found
