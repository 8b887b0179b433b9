"""The sequence of play (chapter 4): what is asked of whom, and what happens in between."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from grognard.games.waterloo.events import TURN_BEGINS
from grognard.games.waterloo.instinct import best_of
from grognard.games.waterloo.layout import (
    ACTIVATE,
    ADVANCE,
    ALLIED,
    BEGIN_TURN,
    BRING,
    CHOOSE,
    CHOOSE_BATTLE,
    CLOSE_BATTLE,
    DEPLOY,
    DEPLOY_UNIT,
    DISORGANISED,
    DONE,
    ELIMINATE,
    END_BATTLE_TURN,
    END_ROUT,
    END_TURN,
    FACE_UP,
    FIGHT,
    FIRE,
    FLAGS,
    FORM_SQUARE,
    FRENCH,
    GROUP,
    GROUPS,
    JOIN_BATTLE,
    LEAVE_SQUARE,
    LOSSES,
    MARCH,
    MARCH_DICE,
    MOVE,
    NOWHERE,
    OPEN_BATTLE,
    ORDERS,
    PLACE_UNIT,
    RECALL,
    REGROUP,
    REGROUP_IN,
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
    TURN,
    UNITS,
    USED,
    WITHDRAW,
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
from grognard.kernel.state import EVERYONE, State
from grognard.kernel.step import Automatic, Step


class Campaign(Field):
    """Napoléon 1815, played by its rules."""

    def clone(self, dice: Dice | None = None) -> State:
        """An independent copy; a planner must pass dice of its own, so as not to see the future."""
        own = self.dice.clone() if dice is None else dice
        return Campaign(self.game, self.t, copy_of(self.c), own)

    def instinct(self, codes: Codes) -> int:
        """The action that looks best at first glance to the seat to act, by rules of thumb."""
        return best_of(self, codes)

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


# --- the steps ---------------------------------------------------------------------------------


class BeginTurn(Automatic):
    """4.0: the next campaign turn."""

    def run(self, s: State) -> None:
        """Movement, then combat."""
        s.pop()
        cast(Campaign, s).begin_turn()


class JoinBattle(Automatic):
    """4.2: all moves are made."""

    def run(self, s: State) -> None:
        """The battles begin."""
        s.pop()
        cast(Campaign, s).begin_combat_phase()


class EndTurn(Automatic):
    """12.0: the campaign turn is over."""

    def run(self, s: State) -> None:
        """Armies are counted."""
        s.pop()
        cast(Campaign, s).end_turn()


def all_steps() -> list[Step]:
    """The kinds of step by their numbers; none has the number 0."""
    fighting = (ADVANCE, WITHDRAW, SHIFT, FORM_SQUARE, LEAVE_SQUARE, FIRE, DONE)
    kinds: dict[int, Step] = {
        SET_UP: setup.SettingUp("set-up", "3.1", (PLACE_UNIT, DONE)),
        MOVE: movement.Moving("movement", "5.1", (MARCH, GROUP, ACTIVATE, RECALL, DONE)),
        DEPLOY: battle.Deploying("deployment", "6.2", (DEPLOY_UNIT, DONE)),
        CHOOSE: battle.ChoosingBattle("choice-of-battle", "6.4", (CHOOSE_BATTLE,)),
        RETREAT: battle.Retreating("retreat", "7.0", (RETREAT_UNIT, DONE), RETREAT),
        FIGHT: combat.Fighting("combat", "8.0", fighting),
        LOSSES: combat.TakingLosses("losses", "8.4", (TAKE_LOSS,)),
        REINFORCE: reinforcement.Reinforcing("reinforcements", "9.0", (BRING, DONE)),
        ROUT: retreat.Routing("rout", "7.5", (RETREAT_UNIT, DONE), ROUT),
        REGROUP: retreat.Regrouping("regrouping", "7.6", (REGROUP_OUT, REGROUP_IN, DONE), REGROUP),
        STARVE: supply.Starving("supply", "11.0", (ELIMINATE,)),
        BEGIN_TURN: BeginTurn("begin-turn"),
        MARCH_DICE: movement.MarchDice("march-dice"),
        JOIN_BATTLE: JoinBattle("join-battle"),
        OPEN_BATTLE: battle.OpenBattle("open-battle"),
        REVEAL: battle.Revealing("reveal"),
        ROUND: battle.Round("round"),
        END_BATTLE_TURN: battle.EndOfBattleTurn("end-of-battle-turn"),
        SUPPLY: supply.Supply("cut-supply"),
        END_TURN: EndTurn("end-of-turn"),
        END_ROUT: retreat.EndOfRout("end-of-rout"),
        CLOSE_BATTLE: retreat.EndOfBattle("end-of-battle"),
    }
    return [kinds.get(kind, Step("")) for kind in range(CLOSE_BATTLE + 1)]
