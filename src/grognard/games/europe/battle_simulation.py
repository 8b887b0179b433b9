"""A battle played out again and again, both sides by rules of thumb, from what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from grognard.games.europe import battle_panel, forces, groups, guess, kinds
from grognard.games.europe import events as tell
from grognard.games.europe import refusals as no
from grognard.games.europe import verbs as v
from grognard.games.europe.layout import (
    B_ATTACKER,
    COALITION,
    EMPIRE,
    FLEETS,
    G_BORDER,
    GENERALS,
    MARCHES,
    UNITS,
    ZONES,
)
from grognard.games.europe.model import SIDES
from grognard.games.europe.planner.board import Board, power_of
from grognard.games.europe.planner.marching import March
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.muster import company, split
from grognard.games.europe.verbs import piece_keys
from grognard.kernel.arrays import Codes
from grognard.kernel.dice import FastDice
from grognard.kernel.odds import Line, Value
from grognard.kernel.reason import Reason, Refused
from grognard.kernel.state import DEPTH, VERB, A, Note

if TYPE_CHECKING:
    from grognard.games.europe.game import Europe

# How it ends: the numbers of the measure `result`.
ATTACKER_WINS, DEFENDER_WINS, NO_BATTLE = range(3)
# What became of the beaten: the numbers of the measure `broken`.
STEADY, BROKEN, DESTROYED = range(3)
MOST_QUESTIONS: Final = 300  # of one battle; it is over long before


class BattleSimulation:
    """The battle for one zone: the one under way, or the one that an attack would bring."""

    key = "battle-course"
    rule = "14"
    measures: tuple[str, ...] = ("result", "attacker_losses", "defender_losses", "broken")

    def __init__(
        self, game: Europe, s: Theatre, seat: str, place: str, pieces: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.s = s
        self.side = SIDES.index(seat)
        self.zone = self._read(f"fight {place}") // A % A
        self.named = [self._read(f"activate {name}") // A % A for name in pieces]
        self.under_way = self._is_under_way()
        self.attacker = self._attacker()
        self.leader = -1 if self.under_way else self._leader()
        key = "under-way" if self.under_way else "attacks"
        told = {} if self.leader < 0 else {"piece": piece_keys(game.model)[self.leader]}
        self.lines: tuple[Line, ...] = (
            Line(key, "14", told),
            Line("beliefs", "4"),
            Line("policy", "14.5.7"),
        )
        self.params: Mapping[str, Any] = {
            "place": game.model.zones[self.zone].key,
            "side": SIDES[self.attacker],
        }

    # --- what is asked ---------------------------------------------------------------------

    def _read(self, text: str) -> int:
        read = self.game.read(self.s, text)
        if isinstance(read, Reason):
            raise Refused(read)
        return read

    def _refuse(self, refusal: int) -> Refused:
        code = v.FIGHT * VERB + self.zone * A
        return Refused(self.game.reason(self.s, code, refusal))

    def _is_under_way(self) -> bool:
        if self.s.over:
            raise self._refuse(no.GAME_OVER)
        frame = battle_panel.frame_of(self.s, kinds.BATTLE)
        return frame >= 0 and self.s.c[frame + 2] == self.zone and self.s.c[frame + 3] > 0

    def _attacker(self) -> int:
        """The side that does not stand in the zone; where forces stand everybody sees."""
        if self.under_way:
            return int(self.s.c[B_ATTACKER])
        held = [side for side in (EMPIRE, COALITION) if self.s.has_units(side, self.zone)]
        if len(held) != 1:
            raise self._refuse(no.NO_BATTLE_THERE)
        return 1 - held[0]

    def _leader(self) -> int:
        """The general or corps that attacks: the one named, or the strongest in reach."""
        s = self.s
        if self.named:
            piece = self.named[0]
            fits = piece < UNITS or GENERALS <= piece < FLEETS
            if not fits or s.side_of(piece) != self.attacker or s.at(piece) >= ZONES:
                raise self._refuse(no.NO_FORCE)
            if not forces.units_of(self._force(s, piece)):
                raise self._refuse(no.NO_FORCE)
            return piece
        return self._strongest(s)

    def _force(self, s: Theatre, leader: int) -> list[int]:
        """Whom he leads: the force under way that he belongs to, or whoever may go with him."""
        group = s.group_of(leader)
        if group != 0:
            return groups.members(s, group)
        return [leader] if leader < UNITS else company(s, self.attacker, leader)

    def _strongest(self, s: Theatre) -> int:
        """12.1: of the forces with a general that can get there with their usual points."""
        board = Board()
        board.look(s, self.attacker)
        best, most = -1, 0
        for general in range(GENERALS, FLEETS):
            if s.at(general) >= ZONES or s.side_of(general) != self.attacker:
                continue
            force = self._force(s, general)
            if not forces.units_of(force):
                continue
            march = March(s, board, force, s.at(general))
            march.explore(march.usual_points())
            if self.zone in march.reached and power_of(s, force) > most:
                best, most = general, power_of(s, force)
        if best < 0:
            raise self._refuse(no.TOO_FAR)
        return best

    # --- one course ------------------------------------------------------------------------

    def run(self, seed: int) -> Value:
        """How it ends, what it costs each side in steps, what became of the beaten."""
        s = guess.redeal(self.s, self.side, FastDice(seed * 2 + 1))
        log: list[Note] = []
        s.log = log
        before = [self._steps(s, side) for side in (self.attacker, 1 - self.attacker)]
        floor = self._attack(s) if not self.under_way else self._floor(s)
        self._play_on(s, floor)
        after = [self._steps(s, side) for side in (self.attacker, 1 - self.attacker)]
        lost = [max(0, was - now) for was, now in zip(before, after, strict=True)]
        return (self._result(log), *lost, self._fate(log))

    def _floor(self, s: Theatre) -> int:
        """The number of frames that lie below the battle."""
        depth = int(s.c[DEPTH])
        frame = battle_panel.frame_of(s, kinds.BATTLE)
        return depth - (s.top() - frame) // 4 - 1

    def _attack(self, s: Theatre) -> int:
        """They come in as they are by the last border of their way; the defender may react."""
        depth = int(s.c[DEPTH])
        start = s.at(self.leader)
        force = self._force(s, self.leader)
        board = Board()
        board.look(s, self.attacker)
        march = March(s, board, force, start)
        march.explore(march.usual_points() + 3)
        came = march.back[self.zone] if self.zone in march.reached else start
        group = s.group_of(self.leader)
        if group == 0:
            group = groups.new(s, self.attacker, MARCHES, start)
            for piece in force:
                s.set_group(piece, group)
            split(s, self.attacker, start, force)
        if came not in (start, self.zone):
            groups.go_to(s, group, came)
        groups.go_to(s, group, self.zone)
        border = int(s.t.border[came * ZONES + self.zone])
        groups.put(s, group, G_BORDER, max(0, border))
        s.push(kinds.ENTERED, self.attacker, group, 1)
        s.resume()
        return depth

    def _play_on(self, s: Theatre, floor: int) -> None:
        """By rules of thumb until nothing of the battle is left to settle."""
        for _ in range(MOST_QUESTIONS):
            if s.over or int(s.c[DEPTH]) <= floor:
                return
            codes = Codes()
            s.legal_codes(codes)
            s.play(s.instinct(codes))

    def _steps(self, s: Theatre, side: int) -> int:
        """All steps of a side on the map."""
        return s.total_steps(
            [unit for unit in range(UNITS) if s.at(unit) < ZONES and s.side_of(unit) == side]
        )

    def _result(self, log: list[Note]) -> int:
        won = [note[1] for note in log if note[0] == tell.BATTLE_WON and note[2] == self.zone]
        if not won:
            return NO_BATTLE
        return ATTACKER_WINS if won[0] == self.attacker else DEFENDER_WINS

    def _fate(self, log: list[Note]) -> int:
        told = [note[0] for note in log]
        if tell.FORCE_DESTROYED in told:
            return DESTROYED
        return BROKEN if tell.DEMORALISED_NOW in told else STEADY
