"""11.1, 11.2: an army goes from area to area or over the sea; march attrition (11.1.2)."""

from __future__ import annotations

from typing import Any

from grognard.games.age import cards
from grognard.games.age.armies import (
    add,
    battle_in,
    causes_of_step,
    corps_of,
    enemy_of,
    expect_battle,
    free_slot,
    get,
    go_to,
    has,
    insurgent,
    near_home,
    own_in,
    put,
    take_off,
    way,
    way_refusal,
    wear,
)
from grognard.games.age.cards import T_FORCED_MARCH, T_MANOEUVRE
from grognard.games.age.countries import lose_for_good, may_liberate
from grognard.games.age.events import (
    BY_COLD_MARCH,
    ENTERED,
    LANDED_AT,
    LEFT_BEHIND,
    PICKED_UP,
    TAKEN,
    WORE_DOWN,
    WORN_OUT,
)
from grognard.games.age.kinds import (
    ARRIVED,
    ATTRITION,
    ATTRITION_LOSSES,
    LANDING,
    MOVE,
    SETTLE,
    WITHDRAWAL,
)
from grognard.games.age.layout import (
    AREAS,
    ARMY,
    AT,
    ATTACKED,
    ATTACKER,
    AVOIDED,
    CAUGHT,
    CORPS,
    FIRST_TO_INTERCEPT,
    FROZEN,
    INTERCEPTED,
    INTERCEPTS,
    LANDED,
    LONG_MARCH,
    MARCHES,
    MOVED,
    POSTED,
    PRISONERS,
    REDUCED,
    S_ALLOWANCE,
    S_AREA,
    S_BEFORE,
    S_CARDS,
    S_CAUSES,
    S_FROM,
    S_KIND,
    S_LEADER,
    S_SIDE,
    S_STATE,
    S_STEPS,
    SAILS,
    SLOTS,
    STOPPED,
    WITH_FORCED_MARCH,
    WITH_MANOEUVRE,
    WORN,
)
from grognard.games.age.refusals import (
    AMONG_ENEMIES,
    CANNOT_FIGHT_THERE,
    HAS_MOVED,
    INSURGENTS_STAY,
    LEADER_STAYS,
    NO_STEP_YET,
    NOT_ADJACENT,
    NOT_HERE,
    NOT_WORN,
    OK,
    OUTRANKS,
    REDUCED_FIRST,
    TOO_FAR,
    TOO_MANY,
    WRONG_CARD,
)
from grognard.games.age.state import War, other
from grognard.games.age.steps.base import Chapter, fetched
from grognard.games.age.steps.neutrality import violate
from grognard.games.age.verbs import DROP, ENTER, LOSE, RECALL, STOP, TAKE, USE
from grognard.kernel.state import A_PIECE, EVERYONE, State
from grognard.kernel.step import Automatic, Step


def add_steps(steps: list[Step]) -> None:
    """The steps of a move."""
    steps[MOVE] = Move()
    steps[LANDING] = Landing("landing")
    steps[SETTLE] = Settle("settle")
    steps[ATTRITION] = Attrition("attrition")
    steps[ATTRITION_LOSSES] = AttritionLosses()


# --- by land (11.1) ------------------------------------------------------------------------


def enter_refusal(s: War, slot: int, area: int) -> int:
    """11.1, 12 A: the next area must be near, within the allowance, and fit to fight in."""
    side = get(s, slot, S_SIDE)
    here = get(s, slot, S_AREA)
    cost = way(s, side, here, area)
    if cost == 0:
        return way_refusal(s, side, here, area, NOT_ADJACENT)
    held = s.holds(other(side), area)
    steps = get(s, slot, S_STEPS) + cost
    left = get(s, slot, S_ALLOWANCE) - (1 if has(s, slot, S_STATE, ATTACKED) else 0)
    if steps > left:
        return TOO_FAR
    if held and not has(s, slot, S_STATE, ATTACKED) and steps + 1 > left:
        return CANNOT_FIGHT_THERE  # A75
    for corps in corps_of(s, slot):
        if insurgent(s, corps) and (
            not near_home(s, corps, area) or (held and not may_liberate(s, corps, area))
        ):
            s.because(A_PIECE, corps)
            return INSURGENTS_STAY  # A167
    return OK


def attacks_abroad(s: War, corps: int, area: int) -> bool:
    """9.3: an insurgent corps that would attack outside its country."""
    if not insurgent(s, corps) or may_liberate(s, corps, area):
        return False
    return s.holds(other(s.side_of(corps)), area)


class Move(Chapter):
    """11 D, 11.1: an army goes on, picks up or leaves corps, or stops."""

    def __init__(self) -> None:
        super().__init__("move", "11.1", (ENTER, DROP, TAKE, USE, RECALL, STOP))

    def skip(self, s: State) -> bool:
        """Its move is over, or it has nowhere to go: what it has not used is lost (11.1 D, A3)."""
        assert isinstance(s, War)
        slot = s.argument(0)
        if has(s, slot, S_STATE, STOPPED) or not corps_of(s, slot):
            return True
        if battle_in(s, get(s, slot, S_AREA)):
            return True  # A110: corps were deployed where it stands
        left = get(s, slot, S_ALLOWANCE) - (1 if has(s, slot, S_STATE, ATTACKED) else 0)
        return get(s, slot, S_STEPS) >= left and get(s, slot, S_STEPS) > 0

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The areas around, the corps here."""
        slot = s.argument(0)
        if verb == ENTER:
            here = get(s, slot, S_AREA)
            return [(area, 0) for area in range(AREAS) if s.t.link[here * AREAS + area] >= 0]
        if verb == DROP or verb == TAKE:
            return [(u, 0) for u in own_in(s, s.asked(), get(s, slot, S_AREA))]
        if verb == USE or verb == RECALL:
            return [(T_FORCED_MARCH, 0), (T_MANOEUVRE, 0)]
        return [(0, 0)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        slot = s.argument(0)
        if verb == ENTER:
            return enter_refusal(s, slot, a)
        if verb == DROP:
            return drop_refusal(s, slot, a)
        if verb == TAKE:
            return take_refusal(s, slot, a)
        if verb == USE or verb == RECALL:
            return self.card_refusal(s, slot, verb, a)
        return OK

    def card_refusal(self, s: War, slot: int, verb: int, title: int) -> int:
        """One Forced March (A182) at any time (2.3 C), one Manœuvre before the first step."""
        if title == T_FORCED_MARCH:
            fits = not has(s, slot, S_CARDS, WITH_FORCED_MARCH)
        else:
            fits = title == T_MANOEUVRE and not has(s, slot, S_CARDS, WITH_MANOEUVRE)
            fits = fits and get(s, slot, S_STEPS) == 0
        if not fits:
            return WRONG_CARD
        return cards.hand_refusal(s, s.asked(), title, fetched(verb))

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """One thing after another."""
        assert isinstance(s, War)
        slot = s.argument(0)
        if verb == ENTER:
            enter(s, slot, a)
        elif verb == DROP:
            drop(s, slot, a)
        elif verb == TAKE:
            s.c[ARMY + a] = slot
            s.mark(a, MOVED)
            s.note(PICKED_UP, a, get(s, slot, S_AREA), 0, 0, s.t.bits[s.asked()])
        elif verb == STOP:
            add(s, slot, S_STATE, STOPPED)
        else:
            self.play_card(s, slot, a)
            cards.spend(s, s.asked(), a, fetched(verb))

    def play_card(self, s: War, slot: int, title: int) -> None:
        """A card that helps the move."""
        if title == T_FORCED_MARCH:
            add(s, slot, S_CARDS, WITH_FORCED_MARCH)
            put(s, slot, S_ALLOWANCE, get(s, slot, S_ALLOWANCE) + 1)
        else:
            add(s, slot, S_CARDS, WITH_MANOEUVRE)

    def about(self, s: State) -> dict[str, Any]:
        """Who, where, and how far it may still go."""
        assert isinstance(s, War)
        slot = s.argument(0)
        left = get(s, slot, S_ALLOWANCE) - get(s, slot, S_STEPS)
        return {
            "corps": s.t.model.corps[get(s, slot, S_LEADER)].key,
            "area": s.t.model.areas[get(s, slot, S_AREA)].key,
            "left": left - (1 if has(s, slot, S_STATE, ATTACKED) else 0),
        }


def enter(s: War, slot: int, area: int) -> None:
    """An army enters an area (11 F): what that wears, whom it meets, whose neutrality it breaks."""
    side = get(s, slot, S_SIDE)
    cost = way(s, side, get(s, slot, S_AREA), area)
    held = s.holds(other(side), area)
    put(s, slot, S_STEPS, get(s, slot, S_STEPS) + cost)
    put(s, slot, S_BEFORE, get(s, slot, S_CAUSES))
    go_to(s, slot, area)
    wear(s, slot, causes_of_step(s, slot))
    if held and not has(s, slot, S_CARDS, WITH_MANOEUVRE):
        add(s, slot, S_STATE, ATTACKED)
    number = len(corps_of(s, slot))
    s.note(ENTERED, get(s, slot, S_LEADER), get(s, slot, S_FROM), area, number, EVERYONE)
    s.push(ARRIVED, side, slot, 0 if held else 1)
    if s.t.capital[area]:
        violate(s, area, side)  # 11.5 A: entering the capital of a neutral major


def drop_refusal(s: War, slot: int, corps: int) -> int:
    """11 D, A72: after a step; the leader stays with his army."""
    if s.c[ARMY + corps] != slot:
        return NOT_HERE
    if get(s, slot, S_STEPS) == 0:
        return NO_STEP_YET
    if corps == get(s, slot, S_LEADER):
        return LEADER_STAYS
    # Manœuvre: an army may pass through enemies, but whoever stays among them fights (11 I).
    return AMONG_ENEMIES if s.holds(enemy_of(s, slot), get(s, slot, S_AREA)) else OK


def drop(s: War, slot: int, corps: int) -> None:
    """A corps is left behind; in a neutral country that violates it at once (11.5 A, A108)."""
    area, side = get(s, slot, S_AREA), get(s, slot, S_SIDE)
    s.c[ARMY + corps] = 0
    s.note(LEFT_BEHIND, corps, area, 0, 0, s.t.bits[side])  # which one is the owner's secret
    violate(s, area, side)


def take_refusal(s: War, slot: int, corps: int) -> int:
    """11 D, 4.1 D, A72: never one of higher command, never one that moved, never too many."""
    side, area = get(s, slot, S_SIDE), get(s, slot, S_AREA)
    if s.c[AT + corps] != area or s.side_of(corps) != side or s.c[ARMY + corps] != 0:
        return NOT_HERE
    if get(s, slot, S_STEPS) == 0:
        return NO_STEP_YET
    if s.flag(corps, MOVED):
        return HAS_MOVED
    leader = get(s, slot, S_LEADER)
    s.because(A_PIECE, leader)
    if s.command_rating(corps) > s.command_rating(leader):
        return OUTRANKS
    return OK if len(corps_of(s, slot)) < s.command_rating(leader) else TOO_MANY


# --- by sea (11.2) -------------------------------------------------------------------------


class Landing(Automatic):
    """11 F, 11.2, A102: a corps lands on the shore that was announced, and may be met there."""

    def run(self, s: State) -> None:
        """It is there, unless the move was halted."""
        assert isinstance(s, War)
        slot = s.argument(0)
        s.pop()
        if has(s, slot, S_STATE, STOPPED):
            return
        side, area = get(s, slot, S_SIDE), get(s, slot, S_ALLOWANCE)
        held = s.holds(other(side), area)
        put(s, slot, S_STEPS, 1)
        go_to(s, slot, area)
        wear(s, slot, causes_of_step(s, slot, True))  # A87
        for corps in corps_of(s, slot):
            s.mark(corps, LANDED)
        add(s, slot, S_STATE, STOPPED | (ATTACKED if held else 0))
        s.note(LANDED_AT, get(s, slot, S_LEADER), get(s, slot, S_FROM), area, 0, EVERYONE)
        s.push(ARRIVED, side, slot, 0 if held else 1)
        if s.t.capital[area]:
            violate(s, area, side)


# --- the end of a move ---------------------------------------------------------------------


class Settle(Automatic):
    """How any movement of an army ends: attrition (A82, A103), violation, the battle to come."""

    def run(self, s: State) -> None:
        """Stage by stage, since each may ask somebody."""
        assert isinstance(s, War)
        slot, stage = s.argument(0), s.argument(1)
        s.set_argument(1, stage + 1)
        if stage == 0:
            self.meet(s, slot)
        elif stage == 1:
            self.wear(s, slot)
        elif stage == 2:
            caught = has(s, slot, S_STATE, CAUGHT)  # A107: the interceptor violates
            if get(s, slot, S_STEPS) > 0 and corps_of(s, slot) and not caught:
                violate(s, get(s, slot, S_AREA), get(s, slot, S_SIDE))
        else:
            s.pop()
            self.end(s, slot)

    def meet(self, s: War, slot: int) -> None:
        """Manœuvre: an army that ends its move among enemies fights them, if they stay."""
        area = get(s, slot, S_AREA)
        if not has(s, slot, S_CARDS, WITH_MANOEUVRE) or has(s, slot, S_STATE, CAUGHT):
            return
        if corps_of(s, slot) and s.holds(enemy_of(s, slot), area) and not battle_in(s, area):
            add(s, slot, S_STATE, ATTACKED)
            if s.c[FIRST_TO_INTERCEPT] == 0:  # whom interceptors have joined stays (11.3 D)
                s.push(WITHDRAWAL, enemy_of(s, slot), area, slot)

    def wear(self, s: War, slot: int) -> None:
        """11.1.2 A: three areas and an attack are a long march too."""
        fights = s.holds(enemy_of(s, slot), get(s, slot, S_AREA))
        attacks = fights and get(s, slot, S_STATE) & (ATTACKED | CAUGHT) == ATTACKED
        if get(s, slot, S_KIND) == MARCHES and attacks and get(s, slot, S_STEPS) >= 3:
            wear(s, slot, LONG_MARCH)
        if get(s, slot, S_CAUSES) != 0:
            s.push(ATTRITION, get(s, slot, S_SIDE), slot, 0)

    def end(self, s: War, slot: int) -> None:
        """A battle is to come (12 B), or the army is a stack like any other (A66, A179)."""
        side, area, kind = get(s, slot, S_SIDE), get(s, slot, S_AREA), get(s, slot, S_KIND)
        moves = kind == MARCHES or kind == SAILS
        if moves:
            caught = has(s, slot, S_STATE, CAUGHT)
            expect_battle(s, area, s.c[ATTACKER] if caught else side)
            end_chain(s, area)
        if not corps_of(s, slot) or not (kind == INTERCEPTS or battle_in(s, area)):
            free_slot(s, slot)
        if moves:
            for corps in range(CORPS):
                s.unmark(corps, AVOIDED | WORN | POSTED)


def end_chain(s: War, area: int) -> None:
    """The interceptors in an area wait for the battle, or stay there if there is none."""
    for slot in range(1, SLOTS + 1):
        if get(s, slot, S_KIND) == INTERCEPTS and get(s, slot, S_AREA) == area:
            put(s, slot, S_KIND, INTERCEPTED)
            if not battle_in(s, area):
                free_slot(s, slot)


# --- march attrition (11.1.2) --------------------------------------------------------------


def worn_corps(s: War, slot: int) -> list[int]:
    """11.1.2 B, A80: those that shared a cause, dropped ones included."""
    side, kind = get(s, slot, S_SIDE), get(s, slot, S_KIND)
    found: list[int] = []
    for corps in range(CORPS):
        army: int = s.c[ARMY + corps]
        ours = army == slot or (army == 0 and kind == MARCHES)
        if ours and s.flag(corps, WORN) and s.on_map(corps) and s.side_of(corps) == side:
            found.append(corps)
    return found


class Attrition(Automatic):
    """11.1.2 C: one die for each cause, the lowest counts."""

    def run(self, s: State) -> None:
        """The losses, if any, are the owner's to name."""
        assert isinstance(s, War)
        slot, side = s.argument(0), s.asked()
        s.pop()
        worn = worn_corps(s, slot)
        if not worn:
            return
        causes, digits, lowest = get(s, slot, S_CAUSES), 0, 6
        while causes > 0:
            if causes & 1:
                die = int(s.dice.d6())
                digits = 10 * digits + die
                lowest = min(lowest, die)
            causes >>= 1
        losses = min(march_losses(s, len(worn), lowest), len(worn))
        s.note(WORE_DOWN, get(s, slot, S_AREA), digits, losses, side, EVERYONE)
        if losses == len(worn):
            for corps in worn:
                lose_on_march(s, corps)
        elif losses > 0:
            s.push(ATTRITION_LOSSES, side, slot, losses)
            return
        wear_out(s, slot)


def march_losses(s: War, corps: int, die: int) -> int:
    """The march attrition table."""
    row = 0
    while row + 1 < len(s.t.march_from) and s.t.march_from[row + 1] <= corps:
        row += 1
    return s.t.march_losses[6 * row + die - 1]


def lose_on_march(s: War, corps: int) -> None:
    """11.1.2 D: for good in winter, otherwise to the prisoners box."""
    area: int = s.c[AT + corps]
    if s.winter():
        lose_for_good(s, corps, FROZEN, BY_COLD_MARCH)
    else:
        s.note(TAKEN, corps, area, 0, 0, EVERYONE)
        s.remove(corps, PRISONERS)
    take_off(s, corps)


def wear_out(s: War, slot: int) -> None:
    """11.1.2 C: all that are left show their reduced side, before any battle."""
    worn = worn_corps(s, slot)
    for corps in worn:
        s.mark(corps, REDUCED)
        s.unmark(corps, WORN)
    if worn:
        s.note(WORN_OUT, get(s, slot, S_SIDE), get(s, slot, S_AREA), len(worn), 0, EVERYONE)
    put(s, slot, S_CAUSES, 0)


class AttritionLosses(Chapter):
    """11.1.2 E, A81: corps that were reduced already go first, then the owner chooses."""

    def __init__(self) -> None:
        super().__init__("attrition-losses", "11.1.2 E", (LOSE,))

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """The corps that shared a cause."""
        return [(corps, 0) for corps in worn_corps(s, s.argument(0))]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """Reduced ones first."""
        worn = worn_corps(s, s.argument(0))
        if a not in worn:
            return NOT_WORN
        if not s.flag(a, REDUCED) and any(s.flag(u, REDUCED) for u in worn):
            return REDUCED_FIRST
        return OK

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Corps by corps; then the rest are worn out."""
        assert isinstance(s, War)
        slot, left = s.argument(0), s.argument(1) - 1
        lose_on_march(s, a)
        s.set_argument(1, left)
        if left == 0:
            s.pop()
            wear_out(s, slot)

    def about(self, s: State) -> dict[str, Any]:
        """How many are still to be lost."""
        return {"losses": s.argument(1)}
