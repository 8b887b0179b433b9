"""The sequence of play (chapter 4): what is asked of whom, and what happens in between."""

from __future__ import annotations

from mypy_extensions import i64

from grognard.games.waterloo.events import TURN_BEGINS
from grognard.games.waterloo.instinct import best_of
from grognard.games.waterloo.layout import (
    ALLIED,
    BEGIN_TURN,
    CHOOSE,
    CHOOSE_BATTLE,
    CLOSE_BATTLE,
    DEPLOY,
    DEPLOY_UNIT,
    DISORGANISED,
    DONE,
    END_BATTLE_TURN,
    END_ROUT,
    END_TURN,
    FACE_UP,
    FIGHT,
    FIRE,
    FLAGS,
    FRENCH,
    GROUP,
    GROUPS,
    JOIN_BATTLE,
    LAST_QUESTION,
    LOSSES,
    MARCH,
    MARCH_DICE,
    MOVE,
    NOWHERE,
    OPEN_BATTLE,
    ORDERS,
    PLACE_UNIT,
    REGROUP,
    REGROUP_OUT,
    REINFORCE,
    RETREAT,
    RETREAT_UNIT,
    REVEAL,
    ROADS,
    ROUND,
    ROUT,
    SET_UP,
    SHIFT,
    STARVE,
    SUPPLY,
    TAKE_LOSS,
    TO_RESERVE,
    TOWNS,
    TURN,
    UNITS,
    USED,
    VERBS,
)
from grognard.games.waterloo.refusals import (
    GAME_OVER,
    MUST_TAKE_LOSS,
    NO_SUCH,
    NOT_NOW,
)
from grognard.games.waterloo.state import Field
from grognard.games.waterloo.steps import (
    battle,
    combat,
    movement,
    reinforcement,
    retreat,
    setup,
    supply,
    victory,
)
from grognard.kernel.arrays import Codes, copy_of
from grognard.kernel.dice import Dice
from grognard.kernel.state import DEPTH, EVERYONE, OUTCOME, VERB, A, State


class Campaign(Field):
    """Napoléon 1815, played by its rules."""

    def clone(self, dice: Dice | None = None) -> State:
        """An independent copy; a planner must pass dice of its own, so as not to see the future."""
        own = self.dice.clone() if dice is None else dice
        return Campaign(self.game, self.t, copy_of(self.c), own)

    def legal_codes(self, out: Codes) -> None:
        """Every action that the step on top allows."""
        c = self.c
        top = self.top()
        kind: int = c[top]
        seat: int = c[top + 1]
        if kind == FIGHT:
            combat.legal(self, seat, out)
        elif kind == MOVE:
            movement.legal(self, out)
        elif kind == RETREAT or kind == ROUT or kind == REGROUP:
            retreat.legal(self, kind, seat, out)
        elif kind == LOSSES:
            combat.legal_losses(self, int(c[top + 3]), out)
        elif kind == REINFORCE:
            reinforcement.legal(self, seat, out)
        elif kind == DEPLOY:
            battle.legal_deployments(self, seat, out)
        elif kind == CHOOSE:
            battle.legal_choices(self, out)
        elif kind == STARVE:
            supply.legal(self, int(c[top + 2]), out)
        elif kind == SET_UP:
            setup.legal(self, seat, out)

    def refusal(self, code: int) -> int:
        """0, or the number of the rule's objection to this action."""
        if self.c[OUTCOME] != 0:
            return GAME_OVER
        verb = code // VERB
        a = code // A % A
        b = code % A
        if not _exists(verb, a, b):
            return NO_SUCH
        c = self.c
        top = self.top()
        kind: int = c[top]
        seat: int = c[top + 1]
        if kind == FIGHT:
            return combat.refusal(self, seat, verb, a, b)
        if kind == MOVE:
            return movement.refusal(self, seat, verb, a, b)
        if kind == RETREAT or kind == ROUT or kind == REGROUP:
            return retreat.refusal(self, kind, seat, verb, a, b)
        if kind == LOSSES:
            if verb != TAKE_LOSS:
                return MUST_TAKE_LOSS
            return combat.may_take_loss(self, a, int(c[top + 3]))
        if kind == REINFORCE:
            return reinforcement.refusal(self, seat, verb, a)
        if kind == DEPLOY:
            return battle.deploy_refusal(self, seat, verb, a, b)
        if kind == CHOOSE:
            return battle.may_choose(self, a) if verb == CHOOSE_BATTLE else NOT_NOW
        if kind == STARVE:
            return supply.refusal(self, int(c[top + 2]), verb, a)
        return setup.refusal(self, seat, verb, a, b)

    def play(self, code: int) -> None:
        """Carries out an action that has been found legal."""
        number: i64 = code
        verb = number // VERB
        a = number // A % A
        b = number % A
        c = self.c
        top = self.top()
        kind: int = c[top]
        seat: int = c[top + 1]
        if kind == FIGHT:
            combat.play(self, verb, a, b)
        elif kind == MOVE:
            movement.play(self, verb, a, b)
        elif kind == RETREAT:
            if retreat.play_retreat(self, seat, verb, a, b):
                combat.settle(self, self.battle_now())
        elif kind == ROUT:
            retreat.play_rout(self, verb, a, b)
        elif kind == REGROUP:
            retreat.play_regroup(self, verb, a, b)
        elif kind == LOSSES:
            combat.play_loss(self, a, int(c[top + 2]), int(c[top + 3]))
        elif kind == REINFORCE:
            reinforcement.play(self, verb, a)
        elif kind == DEPLOY:
            battle.play_deployment(self, verb, a, b)
        elif kind == CHOOSE:
            battle.choose_battle(self, a)
        elif kind == STARVE:
            supply.play(self, a)
        elif verb == DONE:
            self.pop()
        else:
            setup.place(self, a, b)
        self.run_on()

    def instinct(self, codes: Codes) -> int:
        """The action that looks best at first glance to the seat to act, by rules of thumb."""
        return best_of(self, codes)

    # --- what the rules do by themselves ---------------------------------------------------

    def run_on(self) -> None:
        """Carries on until somebody must be asked or the game is over."""
        c = self.c
        while c[OUTCOME] == 0:
            kind: int = c[self.top()]
            if kind <= LAST_QUESTION:
                if not self.nothing_to_ask(kind):
                    return
                self.pop()
            else:
                self.do_by_itself(kind)
        c[DEPTH] = 0

    def nothing_to_ask(self, kind: int) -> bool:
        """Whether the seat on top has no choice at all."""
        c = self.c
        seat: int = c[self.top() + 1]
        if kind == RETREAT:
            return not retreat.leaving(self, seat) and not retreat.can_leave(self, seat)
        if kind == ROUT:
            return not retreat.leaving(self, seat) and not retreat.can_leave(self, seat)
        if kind == REGROUP:
            return not retreat.leaving(self, seat) and not retreat.can_regroup(self, seat)
        if kind == REINFORCE:
            return not reinforcement.any_to_bring(self, self.seat_from(seat), self.seat_to(seat))
        if kind == FIGHT or kind == DEPLOY:
            town: int = c[self.battle_now()]
            return not retreat.has_pieces(self, seat, town)
        return False

    def do_by_itself(self, kind: int) -> None:
        """One automatic step."""
        c = self.c
        if kind == ROUND:
            battle.next_battle_turn(self)
            return
        if kind == OPEN_BATTLE:
            battle.open_battle(self)
            return
        side: int = c[self.top() + 2]
        self.pop()
        if kind == END_BATTLE_TURN:
            battle.end_battle_turn(self, side)
        elif kind == END_ROUT:
            retreat.end_rout(self, side)
        elif kind == CLOSE_BATTLE:
            retreat.close_battle(self)
        elif kind == REVEAL:
            battle.reveal(self)
        elif kind == MARCH_DICE:
            movement.roll_for_marches(self)
        elif kind == JOIN_BATTLE:
            self.begin_combat_phase()
        elif kind == SUPPLY:
            supply.cut_supply(self)
        elif kind == END_TURN:
            self.end_turn()
        else:
            self.begin_turn()

    def begin_turn(self) -> None:
        """4.0, 4.1, 4.2, ruling W21: movement, then combat; supply ends a French turn."""
        c = self.c
        turn: int = c[TURN]
        c[TURN] = turn + 1
        for army in range(3):
            moves: int = self.t.group_moves[army]
            c[GROUPS + army] = moves
            c[ORDERS + army] = NOWHERE
        self.note(TURN_BEGINS, turn + 1, 0, 0, 0, EVERYONE)
        side = self.active()
        self.push(END_TURN, 0, 0, 0)
        if side == FRENCH:
            self.push(SUPPLY, 0, 0, 0)
        self.push(JOIN_BATTLE, 0, 0, 0)
        self.push(MARCH_DICE, 0, 0, 0)
        if side == ALLIED and self.three_seats():
            self.push(MOVE, 2, NOWHERE, 0)
        self.push(MOVE, side, NOWHERE, 0)

    def begin_combat_phase(self) -> None:
        """4.2: all the battles that the moves brought about."""
        if battle.join_battles(self):
            self.push(ROUND, 0, self.active(), 0)
            self.push(OPEN_BATTLE, 0, 0, 0)

    def end_turn(self) -> None:
        """12.0, 7.4, ruling W36: armies are counted, the disorganised rally, leaders stand up."""
        c = self.c
        victory.judge(self)
        victory.time_up(self)
        u: i64
        for u in range(UNITS):
            if c[FLAGS + u] != 0:
                self.unmark(u, DISORGANISED | FACE_UP)
        road: i64
        for road in range(ROADS):
            if c[USED + road] != 0:
                c[USED + road] = 0
        self.push(BEGIN_TURN, 0, 0, 0)


def _exists(verb: int, a: int, b: int) -> bool:
    """Whether the numbers of an action name things of this game, and no more than it takes."""
    if verb < PLACE_UNIT or verb >= VERBS:
        return False
    if verb == DONE:
        return a == 0 and b == 0
    if verb == GROUP or verb == CHOOSE_BATTLE:
        return a < TOWNS and b < (3 if verb == GROUP else 1)
    return a < UNITS and b < _second_operands(verb)


def _second_operands(verb: int) -> int:
    """How many values the second number of a unit's action has."""
    if verb == PLACE_UNIT or verb == MARCH or verb == RETREAT_UNIT or verb == REGROUP_OUT:
        return TOWNS
    if verb == DEPLOY_UNIT:
        return 3
    if verb == SHIFT:
        return TO_RESERVE + 1
    return 2 if verb == FIRE else 1
