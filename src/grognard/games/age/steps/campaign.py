"""Chapters 10 and 11.0: rounds, a side's half of a round, which corps go and what that costs."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from grognard.games.age import cards, edition
from grognard.games.age.armies import (
    add,
    all_bear,
    astray,
    battle_in,
    battles_to_come,
    by_sea,
    can_pay,
    corps_of,
    first_is_gone,
    free_slot,
    get,
    has_fleet,
    is_free,
    leader_of,
    marked,
    may_join,
    new_slot,
    own_in,
    preselect,
    put,
    room,
    sea_open,
    set_leader,
)
from grognard.games.age.cards import (
    T_FORCED_MARCH,
    T_INDECISION,
    T_MAJOR_CAMPAIGN,
    T_MANOEUVRE,
    T_MUD,
    T_PEACE_TALKS,
    T_WINTER_QUARTERS,
)
from grognard.games.age.events import (
    LEADER_CHOSEN,
    MARCH_ANNOUNCED,
    MARCH_HALTED,
    PASSED,
    ROUND_BEGINS,
    ROUND_SKIPPED,
)
from grognard.games.age.kinds import (
    ANNOUNCED,
    BATTLE,
    BATTLES,
    HOW_LONG,
    LANDING,
    MOVE,
    MOVES,
    MUSTER,
    ROUND_CARDS,
    SETTLE,
)
from grognard.games.age.kinds import ROUND as ROUND_STEP
from grognard.games.age.layout import (
    ACTIVE,
    AREAS,
    ARMY,
    AT,
    AVOIDED,
    CHOSEN,
    COALITION,
    CORPS,
    FIRST,
    FRESH,
    INTERCEPTS,
    LEADS,
    MARCHES,
    MOVED,
    ROUND,
    S_ALLOWANCE,
    S_CARDS,
    S_KIND,
    S_LEADER,
    S_SIDE,
    S_START,
    S_STATE,
    SAILED,
    SAILS,
    SEEN,
    SKIPPED,
    SLOTS,
    STOPPED,
    WITH_FORCED_MARCH,
    WITH_MANOEUVRE,
    WITH_MUD,
    WITHDRAWALS,
    WITHDRAWS,
)
from grognard.games.age.refusals import (
    ALL_MOVED,
    CANNOT_PAY,
    CHOSEN_ALREADY,
    FRENCH_NEVER_SAIL,
    HAS_MOVED,
    ICE,
    IN_BATTLE,
    INSURGENTS_STAY,
    MUST_PAY,
    NEED_NOT_PAY,
    NO_ALLOWANCE,
    NO_CORPS_HERE,
    NO_MORE_MOVES,
    NO_ROOM,
    NO_SEA,
    NOBODY_CHOSEN,
    NOT_CHOSEN,
    NOT_COASTAL,
    NOT_EQUAL,
    NOT_HELD,
    NOT_HERE,
    OK,
    ONE_BY_SEA,
    SKIPS_LESS,
    TOO_MANY,
    WRONG_CARD,
)
from grognard.games.age.state import War, other
from grognard.games.age.steps import battle, losses, movement, neutrality, reaction, retreat
from grognard.games.age.steps.base import CardWindow, Chapter, answered_with_card, fetched
from grognard.games.age.verbs import (
    CANCEL,
    DONE,
    GO,
    LEAD,
    MARCH,
    PASS,
    PAY,
    RECALL,
    SAIL,
    SKIP,
    USE,
    WITH,
    WITHOUT,
)
from grognard.kernel.arrays import Codes
from grognard.kernel.state import A_PIECE, EVERYONE, VERB, A, State
from grognard.kernel.step import Automatic, Step


def add_steps(steps: list[Step]) -> None:
    """The steps of the campaign."""
    steps[ROUND_STEP] = Round("round")
    steps[ROUND_CARDS] = RoundCards()
    steps[HOW_LONG] = HowLong()
    steps[MOVES] = Moves()
    steps[MUSTER] = Muster()
    steps[ANNOUNCED] = Announced()
    movement.add_steps(steps)
    reaction.add_steps(steps)
    neutrality.add_steps(steps)
    battle.add_steps(steps)
    losses.add_steps(steps)
    retreat.add_steps(steps)


# --- rounds (10) ---------------------------------------------------------------------------


class Round(Automatic):
    """10.0, 10.2: six rounds; in each the first player moves, then the second (10.1)."""

    def run(self, s: State) -> None:
        """The next stage of a round; battles come before anything else (11 J)."""
        assert isinstance(s, War)
        if fight_next(s):
            return
        stage = s.argument(0)
        s.set_argument(0, stage + 1)
        first: int = s.c[FIRST]
        if stage == 0:
            self.begin(s, first)
        elif stage == 1 or stage == 2:
            if s.c[SKIPPED] > 0:
                return  # a card was played at the start (A63)
            side = first if stage == 1 else other(first)
            s.c[ACTIVE] = side
            s.push(MOVES, side, 0, 0)
        else:
            self.end(s)

    def begin(self, s: War, first: int) -> None:
        """10.3, 10.4: the window for the cards that stop a round opens before any move."""
        forget_round(s)
        winter = 1 if s.winter() else 0
        s.note(ROUND_BEGINS, s.c[ROUND], winter, 0, 0, EVERYONE)
        if s.c[SKIPPED] == 0:
            s.push(ROUND_CARDS, other(first), 0, 0)
            s.push(ROUND_CARDS, first, 0, 0)

    def end(self, s: War) -> None:
        """The next round, or the end of the phase: nothing is carried into the next year."""
        skipped: int = s.c[SKIPPED]
        if skipped > 0:
            s.c[SKIPPED] = skipped - 1
            s.note(ROUND_SKIPPED, s.c[ROUND], 0, 0, 0, EVERYONE)
        now: int = s.c[ROUND]
        if now < s.t.n.rounds:
            s.c[ROUND] = now + 1
            s.set_argument(0, 0)
            return
        forget_round(s)
        s.c[ROUND] = 0
        s.c[SKIPPED] = 0
        s.pop()


def fight_next(s: War) -> bool:
    """A113: the next battle; the player whose half of the round it is chooses among several."""
    areas = battles_to_come(s)
    if not areas:
        return False
    if len(areas) == 1:
        s.push(BATTLE, 0, areas[0], 0)
    else:
        s.push(BATTLES, s.c[ACTIVE], 0, 0)
    return True


def forget_round(s: War) -> None:
    """What a corps did in a round counts for that round only."""
    s.c[SAILED] = 0
    for corps in range(CORPS):
        s.unmark(corps, MOVED | AVOIDED | CHOSEN | WITHDRAWALS | FRESH)
    for slot in range(1, SLOTS + 1):
        if get(s, slot, S_KIND) != 0:
            free_slot(s, slot)


class RoundCards(CardWindow):
    """A63: Peace Talks and Winter Quarters at the start of a round, before any move."""

    def __init__(self) -> None:
        super().__init__("round-cards", "10.3", (USE, RECALL, PASS))

    def titles(self, s: War) -> list[int]:
        """10.4: Winter Quarters in a winter round only."""
        return [T_PEACE_TALKS, T_WINTER_QUARTERS] if s.winter() else [T_PEACE_TALKS]

    def skip(self, s: State) -> bool:
        """Without cards, or once such a card has been played."""
        assert isinstance(s, War)
        return s.c[SKIPPED] > 0 or super().skip(s)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """This round is skipped, and perhaps the next (10.3, 10.4, A64)."""
        assert isinstance(s, War)
        side = s.asked()
        if not answered_with_card(s, verb, a):
            return
        now: int = s.c[ROUND]
        left = s.t.n.rounds - now + 1
        s.c[SKIPPED] = 2 if left > 1 else 1
        peace = a == T_PEACE_TALKS
        short = edition.peace_may_be_short(s) if peace else edition.quarters_may_be_short(s)
        if left > 1 and short:
            s.push(HOW_LONG, side, a, 0 if peace else 1)


class HowLong(Chapter):
    """10.3, 10.4: whether one round or two are skipped, where the player may say."""

    def __init__(self) -> None:
        super().__init__("how-long", "10.3", (SKIP,))

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """One or two."""
        return [(0, 0), (1, 0)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """Never beyond the last round."""
        now: int = s.c[ROUND]
        return OK if now + a <= s.t.n.rounds else SKIPS_LESS

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """So many rounds."""
        s.pop()
        s.c[SKIPPED] = a + 1


# --- a side's half of a round (11) ---------------------------------------------------------


class Moves(Chapter):
    """11 A-B, A65: one army may move, in a Major Campaign up to three; nobody has to."""

    def __init__(self) -> None:
        super().__init__("moves", "11 B", (MARCH, SAIL, LEAD, USE, RECALL, DONE))

    def left(self, s: War) -> int:
        """How many armies may still move."""
        most = s.t.n.armies if s.argument(1) == 1 else 1
        return most - s.argument(0)

    def skip(self, s: State) -> bool:
        """When the last army has moved."""
        assert isinstance(s, War)
        return self.left(s) <= 0

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """Areas with own corps, the one card."""
        if verb == MARCH:
            leaders = s.leaders(s.asked())
            return [(area, 0) for area in range(AREAS) if leaders[area] >= 0]
        return [(T_MAJOR_CAMPAIGN, 0)] if verb == USE or verb == RECALL else [(0, 0)]

    def offer(self, s: War, verb: int, out: Codes) -> None:
        """What holds for all armies, or all shores, is asked once."""
        side = s.asked()
        if (verb == MARCH or verb == SAIL) and may_set_out(s, side) != OK:
            return
        if verb == SAIL:
            self.offer_voyages(s, side, out)
        elif verb == LEAD:
            offer_leaders(s, side, out)
        else:
            super().offer(s, verb, out)

    def offer_voyages(self, s: War, side: int, out: Codes) -> None:
        """A85: from any coast to any other."""
        if not has_fleet(s, side):
            return
        u: i64
        for u in range(CORPS):
            if sailor_refusal(s, side, u) == OK:
                shores = [area for area in range(AREAS) if shore_refusal(s, u, area) == OK]
                out.add_each(SAIL * VERB + u * A, shores)

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """What speaks against a move."""
        side = s.asked()
        if verb == DONE:
            return OK
        if verb == USE or verb == RECALL:
            if a != T_MAJOR_CAMPAIGN:
                return WRONG_CARD
            if s.argument(0) > 0 or s.argument(1) == 1:
                return NO_MORE_MOVES
            return cards.hand_refusal(s, side, a, fetched(verb))
        if verb == LEAD:
            return lead_refusal(s, side, a)
        refused = may_set_out(s, side)
        if refused != OK:
            return refused
        return march_refusal(s, side, a) if verb == MARCH else sail_refusal(s, side, a, b)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """A move is begun, the card is played, or the half is over."""
        assert isinstance(s, War)
        side = s.asked()
        if verb == DONE:
            s.pop()
        elif verb == LEAD:
            lead(s, side, a)
        elif verb == MARCH:
            slot = new_slot(s, side, MARCHES, a)
            preselect(s, slot)
            s.push(MUSTER, side, a, slot)
        elif verb == SAIL:
            slot = new_slot(s, side, SAILS, s.c[AT + a])
            put(s, slot, S_ALLOWANCE, b)
            s.mark(a, CHOSEN)
            s.push(MUSTER, side, s.c[AT + a], slot)
        else:
            s.set_argument(1, 1)
            cards.spend(s, side, a, fetched(verb))

    def about(self, s: State) -> dict[str, Any]:
        """How many armies may still move."""
        assert isinstance(s, War)
        return {"armies": self.left(s), "major-campaign": s.argument(1) == 1}


def may_set_out(s: War, side: int) -> int:
    """11 G: what speaks against any move of a side."""
    if not can_pay(s, side):
        return CANNOT_PAY
    return OK if room(s) else NO_ROOM


def march_refusal(s: War, side: int, area: int) -> int:
    """11 B-C, A94: an area with own corps that have not moved and wait for no battle."""
    own = own_in(s, side, area)
    if not own:
        return NO_CORPS_HERE
    if battle_in(s, area):
        return IN_BATTLE
    return ALL_MOVED if all_bear(s, own, MOVED) else OK


def sail_refusal(s: War, side: int, corps: int, area: int) -> int:
    """11.2, A84-A86: one corps a round, from coast to coast."""
    refused = sailor_refusal(s, side, corps)
    return refused if refused != OK else shore_refusal(s, corps, area)


def sailor_refusal(s: War, side: int, corps: int) -> int:
    """11.2: what speaks against a corps sailing anywhere."""
    if not s.on_map(corps) or s.side_of(corps) != side:
        return NOT_HERE
    if not has_fleet(s, side):
        return NO_SEA if side == COALITION else FRENCH_NEVER_SAIL
    if s.c[SAILED] != 0:
        return ONE_BY_SEA
    here: int = s.c[AT + corps]
    if s.flag(corps, MOVED):
        return HAS_MOVED
    if battle_in(s, here):
        return IN_BATTLE
    return OK if s.t.coastal[here] else NOT_COASTAL


def shore_refusal(s: War, corps: int, area: int) -> int:
    """11.2 C, A85: what speaks against landing a corps in an area."""
    here: int = s.c[AT + corps]
    if here == area or not s.t.coastal[area]:
        return NOT_COASTAL
    if not sea_open(s, here, area):
        return ICE
    if astray(s, corps, area) or movement.attacks_abroad(s, corps, area):
        return INSURGENTS_STAY
    return OK


def lead_refusal(s: War, side: int, corps: int) -> int:
    """4.2, A23: among equals the owner chooses."""
    if not s.on_map(corps) or s.side_of(corps) != side:
        return NOT_HERE
    return OK if equal(s, s.leader(side, s.c[AT + corps]), corps) else NOT_EQUAL


def offer_leaders(s: War, side: int, out: Codes) -> None:
    """4.2: those equal to the leaders of their stacks."""
    leaders = s.leaders(side)
    u: i64
    for u in range(CORPS):
        if s.on_map(u) and s.side_of(u) == side and equal(s, leaders[s.c[AT + u]], u):
            out.add(LEAD * VERB + u * A)


def equal(s: War, leader: int, corps: int) -> bool:
    """4.2: whether a corps could lead as well as the one that does."""
    return leader != corps and s.command_rating(leader) == s.command_rating(corps)


def lead(s: War, side: int, corps: int) -> None:
    """4.2, A23: a corps leads its whole stack."""
    choose_leader(s, side, own_in(s, side, s.c[AT + corps]), corps)


def choose_leader(s: War, side: int, equals: list[int], corps: int) -> None:
    """4.2: this one leads among his equals.

    If that puts him on top of the stack all see it, and the one who lay there stays known (A13).
    """
    area: int = s.c[AT + corps]
    before = s.leader(side, area)
    for each in equals:
        s.unmark(each, LEADS)
    s.mark(corps, LEADS)
    if s.leader(side, area) != before:
        s.mark(before, SEEN)
        s.note(LEADER_CHOSEN, corps, area, 0, 0, EVERYONE)


# --- which corps go (11 C, 11.3 A, 11.4 A) -------------------------------------------------


class Muster(Chapter):
    """11 C, 11 G: which corps go, and what pays for it; nothing is said until they set out."""

    def __init__(self) -> None:
        verbs = (GO, PAY, USE, RECALL, WITH, WITHOUT, LEAD, CANCEL)
        super().__init__("muster", "11 C", verbs)

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The corps in the area, the cards of the hand."""
        if verb == WITH:
            return [(u, 0) for u in own_in(s, s.asked(), s.argument(0)) if not s.flag(u, CHOSEN)]
        if verb == WITHOUT or verb == LEAD:
            return [(u, 0) for u in marked(s, s.asked(), s.argument(0), CHOSEN)]
        if verb == PAY:
            return [(title, 0) for title in s.titles_held(s.asked())]
        if verb == USE or verb == RECALL:
            return [(T_FORCED_MARCH, 0), (T_MANOEUVRE, 0)]
        return [(0, 0)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        side, slot = s.asked(), s.argument(1)
        if verb == CANCEL:
            return OK
        if verb == WITH or verb == WITHOUT or verb == LEAD:
            return self.choice_refusal(s, slot, verb, a)
        refused = self.payment_refusal(s, slot, verb, a)
        if refused != OK:
            return refused
        forced = (verb == USE or verb == RECALL) and a == T_FORCED_MARCH
        chosen = marked(s, side, s.argument(0), CHOSEN)
        return self.army_refusal(s, slot, chosen, forced)

    def choice_refusal(self, s: War, slot: int, verb: int, corps: int) -> int:
        """11 C: never more corps than the leader's command."""
        area, side = s.argument(0), s.asked()
        if s.c[AT + corps] != area or s.side_of(corps) != side:
            return NOT_HERE
        chosen = marked(s, side, area, CHOSEN)
        if verb == WITHOUT:
            return OK if corps in chosen and get(s, slot, S_KIND) != SAILS else NOT_CHOSEN
        if verb == LEAD:
            could = corps in chosen and equal(s, leader_of(s, chosen), corps)
            return OK if could else NOT_EQUAL
        if corps in chosen:
            return CHOSEN_ALREADY
        refused = may_join(s, slot, corps)
        if refused != OK:
            return refused
        if by_sea(s, slot) and chosen:
            return ONE_BY_SEA
        leader = leader_of(s, [*chosen, corps])
        if len(chosen) + 1 > s.command_rating(leader):
            s.because(A_PIECE, leader)
            return TOO_MANY
        return OK

    def payment_refusal(self, s: War, slot: int, verb: int, title: int) -> int:
        """11 G, A68: a card is thrown away, or one that helps is played; withdrawals are free."""
        side, kind = s.asked(), get(s, slot, S_KIND)
        costs = kind != WITHDRAWS and not is_free(s, side)
        if verb == GO:
            return MUST_PAY if costs else OK
        if verb == PAY:
            if not costs:
                return NEED_NOT_PAY
            return OK if s.in_hand(side, title) > 0 else NOT_HELD
        if title == T_FORCED_MARCH:
            fits = kind != SAILS
        else:
            fits = title == T_MANOEUVRE and kind == MARCHES
        return cards.hand_refusal(s, side, title, fetched(verb)) if fits else WRONG_CARD

    def army_refusal(self, s: War, slot: int, chosen: list[int], forced: bool) -> int:
        """Whether the army can do what it is formed for."""
        if not chosen:
            return NOBODY_CHOSEN
        leader = leader_of(s, chosen)
        if len(chosen) > s.command_rating(leader):
            s.because(A_PIECE, leader)
            return TOO_MANY
        kind = get(s, slot, S_KIND)
        if kind == MARCHES:
            return OK if allowance(s, leader, forced) > 0 else NO_ALLOWANCE  # A74
        if kind == INTERCEPTS:
            return reaction.interceptors_refusal(s, slot, leader, forced)
        if kind == WITHDRAWS:
            return reaction.withdrawal_refusal(s, slot, chosen, forced)
        return OK

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """A corps is picked or not, or they set out."""
        assert isinstance(s, War)
        side, area, slot = s.asked(), s.argument(0), s.argument(1)
        if verb == WITH:
            s.mark(a, CHOSEN)
        elif verb == WITHOUT:
            s.unmark(a, CHOSEN)
        elif verb == LEAD:
            choose_leader(s, side, marked(s, side, area, CHOSEN), a)
        elif verb == CANCEL:
            disband(s, slot)
            s.pop()
        else:
            self.set_out(s, slot, verb, a)

    def set_out(self, s: War, slot: int, verb: int, title: int) -> None:
        """The army is formed; then the card goes, which may open a window of its own (8.1 G)."""
        side, area, kind = s.asked(), s.argument(0), get(s, slot, S_KIND)
        for corps in marked(s, side, area, CHOSEN):
            s.unmark(corps, CHOSEN)
            s.c[ARMY + corps] = slot
        set_leader(s, slot)
        played = verb == USE or verb == RECALL
        if played:
            bit = WITH_FORCED_MARCH if title == T_FORCED_MARCH else WITH_MANOEUVRE
            put(s, slot, S_CARDS, bit)
        if kind != WITHDRAWS:
            first_is_gone(s, side)
        s.pop()
        if kind == INTERCEPTS:
            reaction.intercept(s, slot)
        elif kind == WITHDRAWS:
            reaction.withdraw(s, slot)
        else:
            announce(s, slot)
        if played:
            cards.spend(s, side, title, fetched(verb))
        elif verb == PAY:
            cards.throw(s, side, title)

    def about(self, s: State) -> dict[str, Any]:
        """Where, and what for."""
        assert isinstance(s, War)
        purpose = ("", "march", "sail", "intercept", "withdraw")[get(s, s.argument(1), S_KIND)]
        return {"area": s.t.model.areas[s.argument(0)].key, "purpose": purpose}


def disband(s: War, slot: int) -> None:
    """11 A: nothing has happened."""
    for corps in own_in(s, get(s, slot, S_SIDE), get(s, slot, S_START)):
        s.unmark(corps, CHOSEN)
    free_slot(s, slot)


def allowance(s: War, leader: int, forced: bool) -> int:
    """11.1 B, A73: the leader's movement rating, -1 in winter, +1 with a Forced March."""
    return s.movement_rating(leader) - (1 if s.winter() else 0) + (1 if forced else 0)


def announce(s: War, slot: int) -> None:
    """A71: the move is announced and paid; the enemy may answer before its first step."""
    side, kind = get(s, slot, S_SIDE), get(s, slot, S_KIND)
    leader = get(s, slot, S_LEADER)
    s.set_argument(0, s.argument(0) + 1)  # the frame of the half of the round is on top now
    for corps in corps_of(s, slot):
        s.mark(corps, MOVED)
    number = len(corps_of(s, slot))
    s.note(MARCH_ANNOUNCED, side, leader, get(s, slot, S_START), number, EVERYONE)
    s.push(SETTLE, side, slot, 0)
    if kind == SAILS:
        s.c[SAILED] = 1
        s.push(LANDING, side, slot, 0)
    else:
        forced = get(s, slot, S_CARDS) & WITH_FORCED_MARCH != 0
        put(s, slot, S_ALLOWANCE, allowance(s, leader, forced))
        s.push(MOVE, side, slot, 0)
    s.push(ANNOUNCED, other(side), slot, 0)


class Announced(CardWindow):
    """2.3 C, A71: Indecision or Mud against a move that has just been announced."""

    def __init__(self) -> None:
        super().__init__("announced", "2.3 C", (USE, RECALL, PASS))

    def titles(self, s: War) -> list[int]:
        """Mud once (A182), and not at sea."""
        slot = s.argument(0)
        muddy = get(s, slot, S_CARDS) & WITH_MUD != 0
        if muddy or get(s, slot, S_KIND) == SAILS:
            return [T_INDECISION]
        return [T_INDECISION, T_MUD]

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """The move is cancelled, or slowed down; it stays paid."""
        assert isinstance(s, War)
        side, slot = s.asked(), s.argument(0)
        if verb == PASS:
            s.pop()
            s.note(PASSED, side, 0, 0, 0, EVERYONE)
            return
        cards.spend(s, side, a, fetched(verb))
        if a == T_INDECISION:
            s.pop()
            add(s, slot, S_STATE, STOPPED)
            s.note(MARCH_HALTED, get(s, slot, S_LEADER), get(s, slot, S_START), 0, 0, EVERYONE)
        else:
            add(s, slot, S_CARDS, WITH_MUD)
            put(s, slot, S_ALLOWANCE, max(0, get(s, slot, S_ALLOWANCE) - 1))

    def about(self, s: State) -> dict[str, Any]:
        """The leader of the army."""
        assert isinstance(s, War)
        slot = s.argument(0)
        model = s.t.model
        leader = model.corps[get(s, slot, S_LEADER)].key
        return {"corps": leader, "area": model.areas[get(s, slot, S_START)].key}
