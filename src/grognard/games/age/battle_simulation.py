"""A battle played out again and again, both sides by rules of thumb, from what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from grognard.games.age import events as tell
from grognard.games.age import guess, kinds
from grognard.games.age import layout as at
from grognard.games.age import refusals as no
from grognard.games.age import verbs as v
from grognard.games.age.armies import (
    attacker_in,
    battle_in,
    expect_battle,
    go_to,
    leader_of,
    new_slot,
    own_in,
    set_leader,
)
from grognard.games.age.model import SIDES
from grognard.games.age.numbers import cited
from grognard.games.age.state import War, other
from grognard.games.age.steps import battle
from grognard.games.age.steps.campaign import allowance
from grognard.kernel.arrays import Codes
from grognard.kernel.dice import FastDice
from grognard.kernel.odds import Line, Value
from grognard.kernel.reason import Reason, Refused
from grognard.kernel.state import DEPTH, FRAME, STACK, VERB, A, Note

if TYPE_CHECKING:
    from grognard.games.age.game import Age

# How it ends: the numbers of the measure `result`.
ATTACKER_WINS, DEFENDER_WINS = range(2)
MOST_QUESTIONS: Final = 200  # of one battle; it is over long before


class BattleSimulation:
    """The battle for one area: the one under way, or the one that an attack would bring."""

    key = "battle"
    rule = "12.0"
    measures: tuple[str, ...] = (
        "result",
        "attacker_dead",
        "attacker_away",
        "defender_dead",
        "defender_away",
    )

    def __init__(
        self, game: Age, s: War, seat: str, place: str, pieces: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.side = SIDES.index(seat)
        self.s = s
        self.area = self._read(f"fight {place}") // A % A
        self.pieces = sorted({self._read(f"engage {name}") // A % A for name in pieces})
        self.under_way = self._under_way()
        self.attacker = self._attacker()
        self._check_pieces()
        key = "under-way" if self.under_way else "chosen" if self.pieces else "strongest-in-reach"
        self.lines: tuple[Line, ...] = (
            Line(key, cited("12.0", s.edition_index)),
            Line("beliefs", cited("4.1 C", s.edition_index)),
            Line("policy", cited("12.2", s.edition_index)),
        )
        self.params: Mapping[str, Any] = {
            "area": game.model.areas[self.area].key,
            "side": SIDES[self.attacker],
        }

    # --- what is asked ---------------------------------------------------------------------

    def _read(self, text: str) -> int:
        read = self.game.read(self.s, text)
        if isinstance(read, Reason):
            raise Refused(read)
        return read

    def _refuse(self, refusal: int, corps: int | None = None) -> Refused:
        code = v.FIGHT * VERB + self.area * A
        if corps is not None:
            code = v.ENGAGE * VERB + corps * A
        return Refused(self.game.reason(self.s, code, refusal))

    def _under_way(self) -> bool:
        return battle_in(self.s, self.area) or self._being_fought()

    def _being_fought(self) -> bool:
        """Whether the dice of a battle here are still to be rolled."""
        c = self.s.c
        for k in range(int(c[DEPTH])):
            frame = STACK + FRAME * k
            if c[frame] == kinds.BATTLE and c[frame + 2] == self.area:
                return c[frame + 3] > 0 and c[at.B_DIE] == 0 and c[at.B_DIE + 1] == 0
        return False

    def _attacker(self) -> int:
        """The side that does not hold the area; stacks are seen by everyone."""
        s = self.s
        if s.over:
            raise self._refuse(no.GAME_OVER)
        if self.under_way:
            coming = attacker_in(s, self.area)
            return coming if coming >= 0 else int(s.c[at.B_ATTACKER])
        held = [side for side in (at.FRENCH, at.COALITION) if s.holds(side, self.area)]
        if len(held) != 1:
            raise self._refuse(no.NO_BATTLE)
        return other(held[0])

    def _check_pieces(self) -> None:
        """The corps named are one's own, on the map, and no more than their leader commands."""
        s = self.s
        if self.under_way:
            return
        for corps in self.pieces:
            own = s.on_map(corps) and s.side_of(corps) == self.attacker == self.side
            if not own:
                raise self._refuse(no.NOT_HERE, corps)
        if self.pieces and len(self.pieces) > s.command_rating(leader_of(s, self.pieces)):
            raise self._refuse(no.TOO_MANY, self.pieces[0])
        if not self.pieces and not self._in_reach(s):
            raise self._refuse(no.NOT_ADJACENT)

    def _in_reach(self, s: War) -> list[int]:
        """The strongest army that can get here in one move; by sea nobody is reckoned with."""
        armies = [self._army(s, there) for there in range(at.AREAS) if self._reaches(s, there)]
        return max(armies, key=lambda army: sum(map(s.battle_rating, army)), default=[])

    def _reaches(self, s: War, there: int) -> bool:
        leader = s.leader(self.attacker, there)
        if leader < 0:
            return False
        # A75: an attack takes one area of the allowance.
        return int(s.t.distance[there * at.AREAS + self.area]) < max(2, allowance(s, leader, False))

    def _army(self, s: War, there: int) -> list[int]:
        """The leader of a stack and the strongest that he commands."""
        own = own_in(s, self.attacker, there)
        leader = leader_of(s, own)
        own.sort(key=lambda u: (u != leader, -s.battle_rating(u), u))
        return own[: s.command_rating(leader)]

    # --- one course ------------------------------------------------------------------------

    def run(self, seed: int) -> Value:
        """How it ends, and what it costs each side: corps lost for good, and off the map."""
        s = guess.redeal(self.s, self.side, FastDice(seed * 2 + 1))
        log: list[Note] = []
        s.log = log
        if self.under_way:
            self._choose_anew(s)
        else:
            self._attack(s)
        result = self._play_on(s, log)
        return (result, *self._costs(log))

    def _choose_anew(self, s: War) -> None:
        """What an enemy has picked and not yet said is not known: he picks the usual corps."""
        if s.c[s.top()] == kinds.ENGAGE and s.asked() != self.side:
            for corps in own_in(s, s.asked(), self.area):
                s.unmark(corps, at.CHOSEN)
            battle.preselect(s, s.asked())

    def _attack(self, s: War) -> None:
        """The attackers come in as they are, and the battle begins."""
        army = self.pieces or self._in_reach(s)
        by_start: dict[int, list[int]] = {}
        for corps in army:
            by_start.setdefault(int(s.c[at.AT + corps]), []).append(corps)
        for start, own in by_start.items():
            slot = new_slot(s, self.attacker, at.MARCHES, start)
            for corps in own:
                s.c[at.ARMY + corps] = slot
            set_leader(s, slot)
            go_to(s, slot, self.area)
        expect_battle(s, self.area, self.attacker)
        s.push(kinds.BATTLE, 0, self.area, 0)
        s.resume()

    def _play_on(self, s: War, log: list[Note]) -> int:
        """By rules of thumb until the battle has been fought and the beaten are gone."""
        for _ in range(MOST_QUESTIONS):
            fought = [note for note in log if note[0] == tell.BATTLE_WON and note[2] == self.area]
            if s.over or (fought and not self._goes_on(s)):
                break
            codes = Codes()
            s.legal_codes(codes)
            s.play(s.instinct(codes))
        won = [note[1] for note in log if note[0] == tell.BATTLE_WON and note[2] == self.area]
        return ATTACKER_WINS if won and won[-1] == self.attacker else DEFENDER_WINS

    def _goes_on(self, s: War) -> bool:
        c = s.c
        return any(
            c[STACK + FRAME * k] == kinds.BATTLE and c[STACK + FRAME * k + 2] == self.area
            for k in range(int(c[DEPTH]))
        )

    def _costs(self, log: list[Note]) -> Value:
        dead, away = [0, 0], [0, 0]
        for note in log:
            if note[0] in (tell.LOST, tell.TAKEN, tell.CAPTURED) and note[2] == self.area:
                side = self.s.side_of(note[1])
                (dead if note[0] == tell.LOST else away)[side] += 1
        a, d = self.attacker, other(self.attacker)
        return dead[a], away[a], dead[d], away[d]
