"""Chapter 6: attack, deployment in three columns, battle turns."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from grognard.games.waterloo.events import (
    BATTLE_BEGINS,
    BATTLE_TURN,
    DEPLOYED,
    MORALE_ROLL,
    NIGHT_FALLS,
    REVEALS,
)
from grognard.games.waterloo.layout import (
    ARTILLERY,
    ATTACKED_FROM,
    ATTACKER_ROUTED,
    B_FLAGS,
    B_TOWN,
    B_TURNS,
    BATTLE,
    BATTLE_CELLS,
    BATTLES,
    CHOOSE,
    CHOOSE_BATTLE,
    CV,
    DEFENDER_ROUTED,
    DEPLOY,
    DEPLOY_UNIT,
    DONE,
    DUTY_DONE,
    END_BATTLE_TURN,
    ENGAGED,
    FIGHT,
    FRESH,
    LEADER,
    LEGS,
    LINE,
    MOVES,
    NOW,
    NOWHERE,
    PLACE,
    PLAYED,
    REINFORCE,
    RESERVE,
    RETREAT,
    REVEAL,
    REVEALED,
    TOWN,
    TOWNS,
    UNITS,
    WITHDREW,
)
from grognard.games.waterloo.refusals import (
    BATTLE_PLAYED,
    COLUMN_EMPTY,
    IN_COLUMN,
    NO_SUCH_BATTLE,
    NOT_IN_BATTLE,
    NOT_NOW,
    NOT_YOURS,
    OK,
)
from grognard.games.waterloo.state import Field, Tally, first_of, last_of, side_of
from grognard.games.waterloo.steps.combat import fall_back, settle
from grognard.games.waterloo.steps.movement import pieces_by_town
from grognard.games.waterloo.steps.retreat import (
    Leaving,
    ask_side,
    clear_roads,
    has_pieces,
    nobody_there,
    retreat,
    roll_for_retreats,
    rout,
    rout_at_once,
)
from grognard.kernel.arrays import Codes, cells
from grognard.kernel.state import EVERYONE, VERB, A, State
from grognard.kernel.step import Automatic, Step

# --- battles begin (6.1) -----------------------------------------------------------------------


def join_battles(s: Field) -> bool:
    """6.1: a battle wherever the active side has entered a town held by the enemy."""
    c = s.c
    side = s.active()
    entered = cells(TOWNS)
    marched = False
    u: i64
    for u in range(first_of(side), last_of(side)):
        if c[LEGS + u] != 0:
            marched = True
            entered[int(c[TOWN + u])] = 1
    if not marched:
        return False
    theirs = pieces_by_town(s, 1 - side)
    battle = BATTLE
    # In the order of the towns: the order of the units would tell who attacks where (2.2).
    for town in range(TOWNS):
        c[ATTACKED_FROM + town] = 0
        if entered[town] != 0 and theirs[town] != 0:
            c[battle + B_TOWN] = town
            c[battle + B_TURNS] = 0
            c[battle + B_FLAGS] = 0
            battle += BATTLE_CELLS
            s.note(BATTLE_BEGINS, town, 0, 0, 0, EVERYONE)
    fought = battle != BATTLE
    for u in range(UNITS):
        if fought:
            _enter(s, u)
        c[LEGS + u] = 0
    return fought


def _enter(s: Field, unit: int) -> None:
    """Notes whence an attacker came (ruling W37); every piece stands in reserve."""
    c = s.c
    legs: int = c[LEGS + unit]
    if c[CV + unit] == 0:
        return
    town: int = c[TOWN + unit]
    battle = s.battle_at(town)
    if battle < 0:
        return
    c[PLACE + unit] = RESERVE
    s.set_rode(unit, False)
    if legs != 0:
        start, last = s.attacks_from(unit, town)
        s.came_from(battle, start)
        s.came_from(battle, last)


def open_battle(s: Field) -> None:
    """6.1, 6.2, ruling W27: one or two defenders rout at once; otherwise both sides deploy."""
    c = s.c
    top = s.top()
    k: int = c[top + 2]
    if k >= BATTLES:
        s.pop()
        return
    c[top + 2] = k + 1
    battle = BATTLE + k * BATTLE_CELLS
    if c[battle + B_TOWN] == NOWHERE:
        return
    c[NOW] = k
    town: int = c[battle + B_TOWN]
    defender = 1 - s.active()
    if s.units_in(defender, town) < 3:
        rout_at_once(s, battle, defender)
        return
    s.push(REVEAL, 0, 0, 0)
    ask_side(s, DEPLOY, 1 - defender)
    ask_side(s, DEPLOY, defender)


# --- deployment (6.2) --------------------------------------------------------------------------


class Array:
    """How far the deployment of a side has come: units by column, and those still to place."""

    def __init__(self, s: Field, seat: int) -> None:
        battle = s.battle_now()
        town: int = s.c[battle + B_TOWN]
        side = 0 if seat == 0 else 1
        self.tally = Tally(s, town)
        self.side = side
        self.empty = 0
        for sector in range(3):
            if self.tally.column(side, sector) == 0:
                self.empty += 1
        self.to_place = 0  # units in reserve of this seat and of allies who deploy after it
        self.later = 0
        u: i64
        for u in range(s.seat_from(seat), last_of(side)):
            if s.c[TOWN + u] == town and s.c[PLACE + u] == RESERVE and s.t.arm[u] != LEADER:
                self.to_place += 1
                if u >= s.seat_to(seat):
                    self.later += 1

    def allows(self, unit_is_leader: bool, sector: int) -> bool:
        """6.2, ruling W4: enough units must remain to hold every column; leaders hold none."""
        if unit_is_leader or self.tally.column(self.side, sector) == 0:
            return True
        return self.to_place - 1 >= self.empty


def may_deploy(s: Field, seat: int, unit: int, sector: int) -> int:
    """6.2: a piece of his in this battle that is still in reserve, to any column."""
    if s.seat_of(unit) != seat:
        return NOT_YOURS
    battle = s.battle_now()
    if s.c[CV + unit] == 0 or s.c[TOWN + unit] != s.c[battle + B_TOWN]:
        return NOT_IN_BATTLE
    if s.c[PLACE + unit] != RESERVE:
        return IN_COLUMN
    return OK if Array(s, seat).allows(s.t.arm[unit] == LEADER, sector) else COLUMN_EMPTY


def may_end_deployment(s: Field, seat: int) -> int:
    """6.2: at least one unit in each column; an ally who deploys later may fill the rest."""
    array = Array(s, seat)
    return OK if array.empty <= array.later else COLUMN_EMPTY


def legal_deployments(s: Field, seat: int, out: Codes) -> None:
    """Every piece in reserve, to each column."""
    battle = s.battle_now()
    town: int = s.c[battle + B_TOWN]
    array = Array(s, seat)
    u: i64
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[TOWN + u] != town or s.c[PLACE + u] != RESERVE:
            continue
        leader = s.t.arm[u] == LEADER
        for sector in range(3):
            if array.allows(leader, sector):
                out.add(DEPLOY_UNIT * VERB + u * A + sector)
    if array.empty <= array.later:
        out.add(DONE * VERB)


def deploy(s: Field, unit: int, sector: int) -> None:
    """Stands a piece in a column."""
    s.c[PLACE + unit] = LINE + sector
    town: int = s.c[TOWN + unit]
    s.note(DEPLOYED, unit, town, s.column(unit, LINE + sector), 0, s.sides_knowing(unit))


def reveal(s: Field) -> None:
    """6.2: both sides lay their columns open; reserves stay hidden."""
    battle = s.battle_now()
    s.mark_battle(battle, REVEALED)
    town: int = s.c[battle + B_TOWN]
    u: i64
    for u in range(UNITS):
        place: int = s.c[PLACE + u]
        if s.c[TOWN + u] == town and place >= LINE:
            s.witness(u)
            s.note(REVEALS, u, town, s.column(u, place), int(s.c[CV + u]), EVERYONE)


# --- battle turns (6.3, 6.4) -------------------------------------------------------------------


def still_fought(s: Field, battle: int) -> bool:
    """Whether a battle is still undecided."""
    if s.c[battle + B_TOWN] == NOWHERE:
        return False
    return not s.battle_flag(battle, ATTACKER_ROUTED | DEFENDER_ROUTED)


def next_battle_turn(s: Field) -> None:
    """6.4, ruling W27: a side has a turn in each battle, in its own order; then the other."""
    c = s.c
    side: int = c[s.top() + 2]
    waiting = 0
    fought = 0
    first = -1
    for k in range(BATTLES):
        battle = BATTLE + k * BATTLE_CELLS
        if still_fought(s, battle):
            fought += 1
            if not s.battle_flag(battle, PLAYED):
                waiting += 1
                if first < 0:
                    first = k
    if fought == 0:
        s.pop()
    elif waiting == 0:
        _other_side(s, side)
    elif waiting == 1:
        begin_battle_turn(s, first, side)
    else:
        s.push(CHOOSE, _chooser(s, side), 0, 0)


def _other_side(s: Field, side: int) -> None:
    s.c[s.top() + 2] = 1 - side
    for k in range(BATTLES):
        battle = BATTLE + k * BATTLE_CELLS
        flags: int = s.c[battle + B_FLAGS]
        s.c[battle + B_FLAGS] = flags & ~PLAYED


def _chooser(s: Field, side: int) -> int:
    """The seat that chooses the next battle: with three players, the British if they fight."""
    if side == 0 or not s.three_seats():
        return side
    for k in range(BATTLES):
        battle = BATTLE + k * BATTLE_CELLS
        if still_fought(s, battle) and has_pieces(s, 1, int(s.c[battle + B_TOWN])):
            return 1
    return 2


def may_choose(s: Field, town: int) -> int:
    """6.4: any battle in which the side has not yet had its turn this round."""
    battle = s.battle_at(town)
    if battle < 0 or not still_fought(s, battle):
        return NO_SUCH_BATTLE
    return BATTLE_PLAYED if s.battle_flag(battle, PLAYED) else OK


def legal_choices(s: Field, out: Codes) -> None:
    """The battles still to be played this round."""
    for k in range(BATTLES):
        town: int = s.c[BATTLE + k * BATTLE_CELLS]
        if town != NOWHERE and may_choose(s, town) == OK:
            out.add(CHOOSE_BATTLE * VERB + town * A)


def choose_battle(s: Field, town: int) -> None:
    """Begins the battle turn in the chosen town."""
    s.pop()
    side: int = s.c[s.top() + 2]
    k = (s.battle_at(town) - BATTLE) // BATTLE_CELLS
    begin_battle_turn(s, k, side)


def begin_battle_turn(s: Field, k: int, side: int) -> None:
    """6.3: morale, retreats, combat, reinforcements, in this order."""
    c = s.c
    c[NOW] = k
    battle = BATTLE + k * BATTLE_CELLS
    flags: int = c[battle + B_FLAGS]
    c[battle + B_FLAGS] = (flags | PLAYED) & ~DUTY_DONE
    town: int = c[battle + B_TOWN]
    clear_roads(s)
    u: i64
    for u in range(first_of(side), last_of(side)):
        if c[TOWN + u] == town:
            s.unmark(u, MOVES | WITHDREW | ENGAGED)
    turns: int = c[battle + B_TURNS]
    if side == s.active():
        if turns >= s.t.battle_turns:
            s.note(NIGHT_FALLS, town, 0, 0, 0, EVERYONE)
            rout(s, battle, side, True)
            return
        turns += 1
        c[battle + B_TURNS] = turns
    s.note(BATTLE_TURN, town, side, turns, 0, EVERYONE)
    s.push(END_BATTLE_TURN, 0, side, 0)
    ask_side(s, REINFORCE, side)
    ask_side(s, FIGHT, side)
    ask_side(s, RETREAT, side)
    test_morale(s, battle, side)


def end_battle_turn(s: Field, side: int) -> None:
    """8.3: guns fire double only in their side's first battle turn after they were engaged."""
    battle = s.battle_now()
    town: int = s.c[battle + B_TOWN]
    u: i64
    for u in range(first_of(side), last_of(side)):
        if s.c[TOWN + u] == town and s.t.arm[u] == ARTILLERY:
            s.unmark(u, FRESH)


# --- morale (8.6) ------------------------------------------------------------------------------


def test_morale(s: Field, battle: int, side: int) -> None:
    """8.6, ruling W1: every engaged unit with 1 CV tests; it withdraws on 1-3, led on 1-2.

    Ruling W41: a unit that fails, cavalry too, makes no other tactical move; it may retreat.
    """
    c = s.c
    town: int = c[battle + B_TOWN]
    u: i64
    for u in range(first_of(side), last_of(side)):
        if c[TOWN + u] != town or c[CV + u] != 1 or s.t.arm[u] == LEADER:
            continue
        place: int = c[PLACE + u]
        if not Tally(s, town).engaged(side, place):
            continue
        fails_on = 2 if led(s, u, place) else 3
        die = s.dice.d6()
        s.note(MORALE_ROLL, u, die, fails_on + 1, town, EVERYONE)
        if die <= fails_on:
            fall_back(s, u, True)
            s.mark(u, MOVES)
            if settle(s, battle):
                return


def led(s: Field, unit: int, place: int) -> bool:
    """10.2, ruling W43: the leader of the unit's own army stands in the same column."""
    leader: int = s.t.leader[s.t.army[unit]]
    c = s.c
    if c[CV + leader] == 0 or c[TOWN + leader] != c[TOWN + unit]:
        return False
    other: int = c[PLACE + leader]
    if other < LINE or place < LINE:
        return False
    return (other - LINE) % 3 == (place - LINE) % 3


# --- the steps ---------------------------------------------------------------------------------


class OpenBattle(Automatic):
    """6.1: the next battle (first argument) begins."""

    def run(self, s: State) -> None:
        """One or two defenders rout; otherwise both sides deploy."""
        open_battle(cast(Field, s))


class Deploying(Step):
    """6.2: a seat stands its pieces in columns."""

    def skip(self, s: State) -> bool:
        """If the seat has nobody there."""
        return nobody_there(cast(Field, s), s.asked())

    def legal(self, s: State, out: Codes) -> None:
        """Every piece in reserve, to each column."""
        legal_deployments(cast(Field, s), s.asked(), out)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        if verb == DEPLOY_UNIT:
            return may_deploy(cast(Field, s), s.asked(), a, b)
        return may_end_deployment(cast(Field, s), s.asked()) if verb == DONE else NOT_NOW

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Stands a piece in a column, or ends the deployment; the others stay in reserve."""
        if verb == DONE:
            s.pop()
        else:
            deploy(cast(Field, s), a, b)

    def about(self, s: State) -> dict[str, Any]:
        """The town of the battle."""
        return cast(Field, s).battlefield()


class Revealing(Automatic):
    """6.2: both sides have deployed."""

    def run(self, s: State) -> None:
        """The columns are laid open."""
        s.pop()
        reveal(cast(Field, s))


class Round(Automatic):
    """6.4: a side (first argument) has its turn in each battle, while any is fought."""

    def run(self, s: State) -> None:
        """The next battle turn, or the question which it is."""
        next_battle_turn(cast(Field, s))


class ChoosingBattle(Step):
    """6.4: where does the side play its next battle turn?"""

    def legal(self, s: State, out: Codes) -> None:
        """The battles still to be played this round."""
        legal_choices(cast(Field, s), out)

    def refusal(self, s: State, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        return may_choose(cast(Field, s), a) if verb == CHOOSE_BATTLE else NOT_NOW

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Begins the battle turn in the chosen town."""
        choose_battle(cast(Field, s), a)


class Retreating(Leaving):
    """7.0: before the combat pieces may leave the battle."""

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Carries out an action of the retreat phase; whoever leaves may leave a column empty."""
        f = cast(Field, s)
        if verb == DONE:
            seat = s.asked()
            s.pop()
            roll_for_retreats(f, f.seat_from(seat), f.seat_to(seat))
            return
        battle = f.battle_now()
        retreat(f, RETREAT, a, b)
        if side_of(a) == f.active():
            f.mark_battle(battle, DUTY_DONE)
        settle(f, battle)


class EndOfBattleTurn(Automatic):
    """6.3: a side (first argument) has had its battle turn."""

    def run(self, s: State) -> None:
        """Fresh guns are fresh no more."""
        side = s.argument(0)
        s.pop()
        end_battle_turn(cast(Field, s), side)
