"""Chapter 8: tactical moves, fire, losses and squares."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i16, i64

from grognard.games.waterloo.events import (
    ADVANCED,
    BY_FIRE,
    FELL_BACK,
    FIRED,
    SHIFTED,
    SQUARED,
    UNSQUARED,
)
from grognard.games.waterloo.layout import (
    ADVANCE,
    ARTILLERY,
    B_TOWN,
    CAVALRY,
    CV,
    DONE,
    DUTY_DONE,
    ENGAGED,
    FIRE,
    FLAGS,
    FORM_SQUARE,
    FORWARD,
    FRESH,
    INFANTRY,
    LEADER,
    LEAVE_SQUARE,
    LINE,
    LOSSES,
    MOVES,
    PLACE,
    RESERVE,
    SHIFT,
    SQUARE,
    TAKE_LOSS,
    TO_RESERVE,
    TOWN,
    UNITS,
    WITHDRAW,
    WITHDREW,
)
from grognard.games.waterloo.refusals import (
    ALREADY_ENGAGED,
    ARTILLERY_NO_ENGAGE,
    ATTACKER_DUTY,
    COLUMN_ENGAGED,
    ENGAGED_ALREADY,
    FRIENDS_IN_THE_WAY,
    HAS_ACTED,
    IN_SQUARE,
    LEADER_ALONE,
    LEADER_NO_FIRE,
    MUST_TAKE_LOSS,
    NO_SQUARES,
    NO_TARGET,
    NOT_ENGAGED,
    NOT_IN_BATTLE,
    NOT_IN_COLUMN,
    NOT_IN_SQUARE,
    NOT_LATERAL,
    NOT_NOW,
    NOT_STRONGEST,
    NOT_TARGETED,
    NOT_YOURS,
    OK,
    ONLY_INFANTRY,
    ONLY_SQUARES,
    RESERVE_NO_FIRE,
    SAME_PLACE,
    WITHDREW_ALREADY,
)
from grognard.games.waterloo.state import Field, Tally, first_of, last_of, side_of
from grognard.games.waterloo.steps.duty import duty_met
from grognard.games.waterloo.steps.reinforcement import can_reinforce
from grognard.games.waterloo.steps.retreat import (
    clear_roads,
    nobody_there,
    pays_to_empty_column,
    rout,
)
from grognard.kernel.arrays import Codes
from grognard.kernel.state import OUTCOME, VERB, A, State
from grognard.kernel.step import Step

# --- tactical moves (8.1, 8.2) -----------------------------------------------------------------


def may_act(s: Field, seat: int, unit: int) -> int:
    """8.0: a unit of his in this battle that has not used up its turn."""
    if s.seat_of(unit) != seat:
        return NOT_YOURS
    battle = s.battle_now()
    if s.c[CV + unit] == 0 or s.c[TOWN + unit] != s.c[battle + B_TOWN]:
        return NOT_IN_BATTLE
    flags: int = s.c[FLAGS + unit]
    moves = flags & MOVES
    arm: int = s.t.arm[unit]
    most = 2 if arm == CAVALRY or arm == LEADER else 1
    return HAS_ACTED if moves >= most else OK


def may_advance(s: Field, unit: int, tally: Tally) -> int:
    """8.1: from a column of his that is not engaged, upon the enemy's column opposite."""
    arm: int = s.t.arm[unit]
    if arm == ARTILLERY:
        return ARTILLERY_NO_ENGAGE
    place: int = s.c[PLACE + unit]
    if place == RESERVE:
        return NOT_IN_COLUMN
    side = side_of(unit)
    if tally.engaged(side, place):
        return ALREADY_ENGAGED
    flags: int = s.c[FLAGS + unit]
    if flags & SQUARE != 0:
        return IN_SQUARE
    if flags & WITHDREW != 0:
        return WITHDREW_ALREADY
    if arm == LEADER and tally.n[side * 8 + place + 3] == 0:
        return LEADER_ALONE
    return OK


def may_withdraw(s: Field, unit: int, tally: Tally) -> int:
    """8.1, ruling W28: out of an engagement, back to his column, or from it to the reserve."""
    place: int = s.c[PLACE + unit]
    if not tally.engaged(side_of(unit), place):
        return NOT_ENGAGED
    flags: int = s.c[FLAGS + unit]
    if flags & SQUARE != 0:
        return IN_SQUARE
    return ENGAGED_ALREADY if flags & ENGAGED != 0 else OK


def may_shift(s: Field, unit: int, to: int, tally: Tally) -> int:
    """8.1: between columns and reserve; from the reserve also into a column that is engaged.

    Ruling W42: a redeployment sideways goes no farther than to the next column.
    """
    place: int = s.c[PLACE + unit]
    side = side_of(unit)
    if tally.engaged(side, place):
        return ALREADY_ENGAGED
    flags: int = s.c[FLAGS + unit]
    if flags & SQUARE != 0:
        return IN_SQUARE
    if to == TO_RESERVE:
        return SAME_PLACE if place == RESERVE else OK
    if to > TO_RESERVE:
        return NOT_NOW
    engaging = tally.engaged(side, LINE + to)
    if place == RESERVE:
        return _may_join_column(s, unit, flags) if engaging else OK
    if place == LINE + to:
        return SAME_PLACE
    if place - LINE - to > 1 or to - (place - LINE) > 1:
        return NOT_LATERAL
    return COLUMN_ENGAGED if engaging else OK


def _may_join_column(s: Field, unit: int, flags: int) -> int:
    if s.t.arm[unit] == ARTILLERY:
        return ARTILLERY_NO_ENGAGE
    return WITHDREW_ALREADY if flags & WITHDREW != 0 else OK


def may_square(s: Field, unit: int, form: bool) -> int:
    """8.5: only infantry, in a column; it is the unit's tactical move."""
    if s.t.arm[unit] != INFANTRY:
        return ONLY_INFANTRY
    if s.c[PLACE + unit] == RESERVE:
        return NOT_IN_COLUMN
    squared = s.flag(unit, SQUARE)
    if form:
        return IN_SQUARE if squared else OK
    return OK if squared else NOT_IN_SQUARE


def count_move(s: Field, unit: int) -> None:
    """8.2: one tactical move; cavalry and leaders have two."""
    flags: int = s.c[FLAGS + unit]
    s.c[FLAGS + unit] = flags + 1


def advance(s: Field, unit: int) -> None:
    """Engages: the enemy column opposite, if it was free, is engaged from now on."""
    place: int = s.c[PLACE + unit]
    side = side_of(unit)
    town: int = s.c[TOWN + unit]
    begins = Tally(s, town).n[side * 8 + place + 3] == 0
    s.c[PLACE + unit] = place + 3
    s.mark(unit, ENGAGED | FRESH)
    if begins:
        u: i64
        for u in range(first_of(1 - side), last_of(1 - side)):
            if s.c[TOWN + u] == town and s.c[PLACE + u] == place:
                s.mark(u, FRESH)
    count_move(s, unit)
    s.note(ADVANCED, unit, town, s.column(unit, place), 0, s.sides_knowing(unit))


def fall_back(s: Field, unit: int, forced: bool) -> None:
    """Withdraws one place; a unit forced to do so leaves its square (ruling W14)."""
    place: int = s.c[PLACE + unit]
    town: int = s.c[TOWN + unit]
    know = s.sides_knowing(unit)
    s.c[PLACE + unit] = place - 3 if place >= FORWARD else RESERVE
    s.unmark(unit, FRESH | SQUARE)
    s.mark(unit, WITHDREW)
    column = s.column(unit, int(s.c[PLACE + unit]))
    s.note(FELL_BACK, unit, town, column, 1 if forced else 0, know)


def shift(s: Field, unit: int, to: int) -> None:
    """Redeploys; a unit that leaves the reserve shows its face."""
    town: int = s.c[TOWN + unit]
    side = side_of(unit)
    know = s.sides_knowing(unit)
    place = RESERVE if to == TO_RESERVE else LINE + to
    if to != TO_RESERVE and Tally(s, town).engaged(side, place):
        s.mark(unit, ENGAGED | FRESH)
    s.c[PLACE + unit] = place
    count_move(s, unit)
    s.witness_if_open(unit)
    s.note(SHIFTED, unit, town, s.column(unit, place), 0, know | s.sides_knowing(unit))


def settle(s: Field, battle: int) -> bool:
    """After any change: ended engagements are forgotten, an empty column routs; whether one did."""
    c = s.c
    if c[OUTCOME] != 0:
        return False
    town: int = c[battle + B_TOWN]
    tally = Tally(s, town)
    quiet = 0
    routed = -1
    for sector in range(3):
        for side in range(2):
            if routed < 0 and tally.column(side, sector) == 0:
                routed = side
        if routed >= 0:
            break
        if tally.n[FORWARD + sector] == 0 and tally.n[8 + FORWARD + sector] == 0:
            quiet |= s.t.bits[sector]
    if quiet != 0:
        _disengage(s, town, quiet)
    if routed >= 0:
        rout(s, battle, routed, False)
    return routed >= 0


def _disengage(s: Field, town: int, quiet: int) -> None:
    """Nobody is engaged in these sectors: shock is restored, a leader left forward comes back."""
    c = s.c
    here: i16 = town
    u: i64
    for u in range(UNITS):
        if c[TOWN + u] != here:
            continue
        place: int = c[PLACE + u]
        if place < LINE or quiet & s.t.bits[(place - LINE) % 3] == 0:
            continue
        if place >= FORWARD:
            c[PLACE + u] = place - 3
        s.unmark(u, FRESH)


# --- fire (8.3) --------------------------------------------------------------------------------


def target_place(s: Field, unit: int, tally: Tally) -> int:
    """Whom this unit can fire at, as a place in the tally; -1 none, -2 friends in the way."""
    place: int = s.c[PLACE + unit]
    side = side_of(unit)
    if tally.engaged(side, place):
        return tally.facing(side, place)
    if s.t.arm[unit] != ARTILLERY:
        return -1
    if tally.n[side * 8 + place + 3] != 0:
        return -2
    return (1 - side) * 8 + place


def may_fire(s: Field, unit: int, squares: int, tally: Tally) -> int:
    """8.3, 8.5: whether this unit may fire, at the squares or at the others."""
    if s.t.arm[unit] == LEADER:
        return LEADER_NO_FIRE
    if s.c[PLACE + unit] == RESERVE:
        return RESERVE_NO_FIRE
    flags: int = s.c[FLAGS + unit]
    if flags & MOVES != 0:
        return HAS_ACTED
    place = target_place(s, unit, tally)
    if place < 0:
        return NO_TARGET if place == -1 else FRIENDS_IN_THE_WAY
    in_square = tally.squares(place)
    if squares != 0:
        return OK if in_square != 0 else NO_SQUARES
    all_there: int = tally.n[place]
    return OK if all_there > in_square else ONLY_SQUARES


def fire_level(s: Field, unit: int, at_squares: bool, engaged: bool) -> int:
    """8.3, 8.5, rulings W12, W13: single, double or triple fire (1, 2, 3)."""
    arm: int = s.t.arm[unit]
    if arm == INFANTRY:
        return 2 if at_squares and not s.flag(unit, SQUARE) else 1
    if arm == CAVALRY:
        if at_squares:
            return 1
        return 3 if s.flag(unit, FRESH) else 2
    if at_squares:
        return 2
    return 2 if engaged and s.flag(unit, FRESH) else 1


def fire(s: Field, unit: int, squares: int) -> None:
    """8.3, ruling W12: a die for each CV; single fire hits on 6, double on 5-6, triple on 4-6."""
    c = s.c
    battle = s.battle_now()
    town: int = c[battle + B_TOWN]
    tally = Tally(s, town)
    place = target_place(s, unit, tally)
    side = side_of(unit)
    engaged = tally.engaged(side, int(c[PLACE + unit]))
    level = fire_level(s, unit, squares != 0, engaged)
    hits = 0
    faces = 0
    cv: int = c[CV + unit]
    for _die in range(cv):
        die: int = s.dice.d6()
        faces = faces * 10 + die
        if die >= 7 - level:
            hits += 1
    s.mark(unit, MOVES)
    if s.t.arm[unit] == CAVALRY:
        s.unmark(unit, FRESH)
    if side == s.active():
        s.mark_battle(battle, DUTY_DONE)
    s.note(FIRED, unit, level, faces, hits, s.sides_knowing(unit))
    take_hits(s, hits, place + (16 if squares != 0 else 0))


# --- losses (8.4) ------------------------------------------------------------------------------


def targeted(s: Field, unit: int, target: int) -> bool:
    """Whether a unit is among those fired at: a place of one side, squares or not."""
    place = target % 8
    if s.c[PLACE + unit] != place or s.t.arm[unit] == LEADER:
        return False
    battle = s.battle_now()
    if s.c[TOWN + unit] != s.c[battle + B_TOWN]:
        return False
    return s.flag(unit, SQUARE) == (target >= 16)


def strongest(s: Field, target: int) -> int:
    """8.4: the highest CV among the units fired at; 0 if none is left."""
    side = target // 8 % 2
    best = 0
    u: i64
    for u in range(first_of(side), last_of(side)):
        cv: int = s.c[CV + u]
        if cv > best and targeted(s, u, target):
            best = cv
    return best


def may_be_hit(s: Field, unit: int, target: int, best: int) -> bool:
    """8.4, rulings W15, W29: the strongest fired at; a leader only when no other is left."""
    if best > 0:
        return s.c[CV + unit] == best and targeted(s, unit, target)
    if target >= 16 or s.t.arm[unit] != LEADER or s.c[CV + unit] == 0:
        return False
    town: int = s.c[s.battle_now() + B_TOWN]
    return s.c[TOWN + unit] == town and s.c[PLACE + unit] == target % 8


def take_hits(s: Field, hits: int, target: int) -> None:
    """8.4, ruling W15: hits go one by one to the strongest; between equals the owner chooses."""
    side = target // 8 % 2
    u: i64
    while hits > 0 and s.c[OUTCOME] == 0:
        best = strongest(s, target)
        first = -1
        equals = 0
        for u in range(first_of(side), last_of(side)):
            if may_be_hit(s, u, target, best):
                equals += 1
                if first < 0:
                    first = u
        if equals == 0:
            break
        if equals > 1:
            s.push(LOSSES, s.seat_of(first), hits, target)
            return
        s.lose(first, 1, BY_FIRE)
        hits -= 1
    settle(s, s.battle_now())


def may_take_loss(s: Field, unit: int, target: int) -> int:
    """8.4: the loss falls on one of the strongest units fired at."""
    best = strongest(s, target)
    if side_of(unit) == target // 8 % 2 and may_be_hit(s, unit, target, best):
        return OK
    return NOT_STRONGEST if targeted(s, unit, target) else NOT_TARGETED


def legal_losses(s: Field, target: int, out: Codes) -> None:
    """The equals among which the owner chooses."""
    side = target // 8 % 2
    best = strongest(s, target)
    u: i64
    for u in range(first_of(side), last_of(side)):
        if may_be_hit(s, u, target, best):
            out.add(TAKE_LOSS * VERB + u * A)


def play_loss(s: Field, unit: int, hits: int, target: int) -> None:
    """The chosen unit takes one hit; the rest are dealt out likewise."""
    s.pop()
    s.lose(unit, 1, BY_FIRE)
    take_hits(s, hits - 1, target)


# --- the attacker's duty (ruling W18) ----------------------------------------------------------


def can_serve(s: Field, unit: int, tally: Tally) -> bool:
    """Whether this unit could still engage or fire."""
    battle = s.battle_now()
    if s.c[TOWN + unit] != s.c[battle + B_TOWN] or s.t.arm[unit] == LEADER:
        return False
    if may_act(s, s.seat_of(unit), unit) != OK:
        return False
    if s.c[PLACE + unit] == RESERVE:
        return has_two_moves(s, unit)
    if may_fire(s, unit, 0, tally) == OK or may_fire(s, unit, 1, tally) == OK:
        return True
    return may_advance(s, unit, tally) == OK


def has_two_moves(s: Field, unit: int) -> bool:
    """8.2: cavalry that has not moved can take its place in a column and then engage."""
    flags: int = s.c[FLAGS + unit]
    return s.t.arm[unit] == CAVALRY and flags & MOVES == 0


def any_can_serve(s: Field, first: int, end: int, unit: int, tally: Tally) -> bool:
    """Whether any of these units, this one apart, could still engage or fire."""
    u: i64
    for u in range(first, end):
        if u != unit and can_serve(s, u, tally):
            return True
    return False


def keeps_duty(s: Field, seat: int, verb: int, unit: int, to: int, tally: Tally) -> int:
    """Ruling W18: the last unit that could fight must not spend its turn otherwise."""
    side = 0 if seat == 0 else 1
    if side != s.active() or s.battle_flag(s.battle_now(), DUTY_DONE):
        return OK
    if others_engaged(s, unit, side, tally) or can_reinforce(s, side):
        return OK
    engaged = tally.engaged(side, int(s.c[PLACE + unit]))
    if engaged and verb != WITHDRAW:
        return OK
    if not engaged and not can_serve(s, unit, tally):
        return OK
    if verb == SHIFT and to != TO_RESERVE and has_two_moves(s, unit):
        return OK
    if any_can_serve(s, s.seat_from(seat), last_of(side), unit, tally):
        return OK
    return ATTACKER_DUTY


def others_engaged(s: Field, unit: int, side: int, tally: Tally) -> bool:
    """Whether a unit other than this one is engaged."""
    own: int = s.c[PLACE + unit]
    for place in range(LINE, FORWARD + 3):
        n: int = tally.n[side * 8 + place]
        if place == own and s.t.arm[unit] != LEADER:
            n -= 1
        if n > 0 and tally.engaged(side, place):
            return True
    return False


def may_end_fight(s: Field, seat: int, tally: Tally) -> int:
    """Rulings W18, W33: the attacker may not stand idle unless an ally after him can fight."""
    side = 0 if seat == 0 else 1
    if duty_met(s, side, tally) or can_reinforce(s, side):
        return OK
    end = s.seat_to(seat)
    if any_can_serve(s, end, last_of(side), -1, tally):
        return OK
    return ATTACKER_DUTY if any_can_serve(s, s.seat_from(seat), end, -1, tally) else OK


# --- the step ----------------------------------------------------------------------------------


def legal(s: Field, seat: int, out: Codes) -> None:
    """Everything each unit may do, and the end of the combat phase."""
    battle = s.battle_now()
    town: int = s.c[battle + B_TOWN]
    tally = Tally(s, town)
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[TOWN + u] == town and may_act(s, seat, u) == OK:
            _legal_for(s, seat, u, tally, out)
    if may_end_fight(s, seat, tally) == OK:
        out.add(DONE * VERB)


def _legal_for(s: Field, seat: int, unit: int, tally: Tally, out: Codes) -> None:
    code = unit * A
    if may_fire(s, unit, 0, tally) == OK:
        out.add(FIRE * VERB + code)
    if may_fire(s, unit, 1, tally) == OK:
        out.add(FIRE * VERB + code + 1)
    if may_advance(s, unit, tally) == OK:
        out.add(ADVANCE * VERB + code)
    _legal_moves(s, seat, unit, tally, out)


def _legal_moves(s: Field, seat: int, unit: int, tally: Tally, out: Codes) -> None:
    code = unit * A
    if may_withdraw(s, unit, tally) == OK and keeps_duty(s, seat, WITHDRAW, unit, 0, tally) == OK:
        out.add(WITHDRAW * VERB + code)
    for to in range(4):
        if may_shift(s, unit, to, tally) == OK:
            if keeps_duty(s, seat, SHIFT, unit, to, tally) == OK:
                out.add(SHIFT * VERB + code + to)
    for verb in (FORM_SQUARE, LEAVE_SQUARE):
        if may_square(s, unit, verb == FORM_SQUARE) == OK:
            if keeps_duty(s, seat, verb, unit, 0, tally) == OK:
                out.add(verb * VERB + code)


def _may_move(s: Field, verb: int, a: int, b: int, tally: Tally) -> int:
    if verb == WITHDRAW:
        return may_withdraw(s, a, tally)
    if verb == SHIFT:
        return may_shift(s, a, b, tally)
    return may_square(s, a, verb == FORM_SQUARE)


def _move(s: Field, verb: int, a: int, b: int) -> None:
    if verb == ADVANCE:
        advance(s, a)
    elif verb == WITHDRAW:
        fall_back(s, a, False)
        count_move(s, a)
    elif verb == SHIFT:
        shift(s, a, b)
    else:
        _change_formation(s, a, verb == FORM_SQUARE)


def _goes_to_reserve(s: Field, verb: int, unit: int, to: int) -> bool:
    """Whether a tactical move takes a unit out of its column, to the reserve."""
    if verb == WITHDRAW:
        return s.c[PLACE + unit] < FORWARD
    return verb == SHIFT and to == TO_RESERVE


def _change_formation(s: Field, unit: int, form: bool) -> None:
    town: int = s.c[TOWN + unit]
    if form:
        s.mark(unit, SQUARE)
    else:
        s.unmark(unit, SQUARE)
    count_move(s, unit)
    s.note(SQUARED if form else UNSQUARED, unit, town, 0, 0, s.sides_knowing(unit))


class Fighting(Step):
    """8.0: a seat moves and fires in the battle being fought."""

    def skip(self, s: State) -> bool:
        """If the seat has nobody there."""
        return nobody_there(cast(Field, s), s.asked())

    def legal(self, s: State, out: Codes) -> None:
        """Everything each unit may do, and the end of the combat phase."""
        legal(cast(Field, s), s.asked(), out)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        f = cast(Field, s)
        seat = s.asked()
        town: int = s.c[f.battle_now() + B_TOWN]
        tally = Tally(f, town)
        if verb == DONE:
            return may_end_fight(f, seat, tally)
        if verb < ADVANCE or verb > FIRE:
            return NOT_NOW
        refused = may_act(f, seat, a)
        if refused != OK:
            return refused
        if verb == FIRE:
            return may_fire(f, a, b, tally)
        if verb == ADVANCE:
            return may_advance(f, a, tally)
        refused = _may_move(f, verb, a, b, tally)
        return keeps_duty(f, seat, verb, a, b, tally) if refused == OK else refused

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Carries out an action of the combat phase."""
        f = cast(Field, s)
        battle = f.battle_now()
        if verb == DONE:
            s.pop()
            clear_roads(f)
        elif verb == FIRE:
            fire(f, a, b)
        else:
            if not _goes_to_reserve(f, verb, a, b) or pays_to_empty_column(f, a):
                _move(f, verb, a, b)
            settle(f, battle)

    def about(self, s: State) -> dict[str, Any]:
        """The town of the battle."""
        return cast(Field, s).battlefield()


class TakingLosses(Step):
    """8.4: so many hits (first argument) at those fired at (second): who takes the next?"""

    def legal(self, s: State, out: Codes) -> None:
        """The equals among which the owner chooses."""
        legal_losses(cast(Field, s), s.argument(1), out)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        if verb != TAKE_LOSS:
            return MUST_TAKE_LOSS
        return may_take_loss(cast(Field, s), a, s.argument(1))

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """The chosen unit takes a hit."""
        play_loss(cast(Field, s), a, s.argument(0), s.argument(1))

    def about(self, s: State) -> dict[str, Any]:
        """The hits, and the town of the battle."""
        return {"number": s.argument(0), **cast(Field, s).battlefield()}
