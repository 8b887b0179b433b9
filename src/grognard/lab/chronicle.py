"""A game cut into turns: what happened in each, who moved where, who fought and what it cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from grognard.kernel.dice import FastDice
from grognard.kernel.event import Event
from grognard.kernel.journal import Journal
from grognard.kernel.narrator import BACK, MOVE, Move, Narrator, Piece
from grognard.kernel.planner import Planner
from grognard.kernel.state import State


@dataclass(slots=True)
class Battle:
    """A battle: who took part, with the strength they brought and the strength they kept."""

    place: str
    brought: dict[str, Piece] = field(default_factory=dict)  # as first seen there
    kept: dict[str, int] = field(default_factory=dict)
    dice: Counter[int] = field(default_factory=Counter)  # by team
    hits: Counter[int] = field(default_factory=Counter)
    expected: Counter[int] = field(default_factory=Counter)  # in thousandths
    events: list[Event] = field(default_factory=list)
    over: bool = False

    def watch(self, pieces: Sequence[Piece], later: Collection[str] = ()) -> None:
        """Notes who is there, and what is left of those who came.

        What befell the pieces in `later` came after the battle.
        """
        now = {piece.key: piece for piece in pieces}
        for piece in pieces:
            if piece.place == self.place and piece.key not in self.brought:
                self.brought[piece.key] = piece
        for key, piece in self.brought.items():
            if key in later:
                self.kept.setdefault(key, piece.strength)
            else:
                self.kept[key] = now[key].strength if key in now else 0

    def force(self, side: str) -> tuple[int, int, int, int]:
        """Pieces and strength of a side that came, and pieces and strength that it kept."""
        own = [piece for piece in self.brought.values() if piece.side == side]
        alive = sum(self.kept[p.key] > 0 or p.strength == 0 for p in own)
        return (
            len(own),
            sum(piece.strength for piece in own),
            alive,
            sum(self.kept[piece.key] for piece in own),
        )


@dataclass(slots=True)
class Chapter:
    """A turn: where the pieces stood at its end, and what led there."""

    turn: int
    first: State
    last: State
    events: list[Event] = field(default_factory=list)
    moves: Counter[Move] = field(default_factory=Counter)
    battles: list[Battle] = field(default_factory=list)

    def battle(self, place: str) -> Battle | None:
        """The battle under way at a place."""
        for battle in self.battles:
            if battle.place == place and not battle.over:
                return battle
        return None


def chapters(journal: Journal, planner: Planner, narrator: Narrator) -> list[Chapter]:
    """The turns of a game."""
    before = journal.state_at(0)
    found = [Chapter(planner.clock(before), before, before)]
    writer = Writer(narrator)
    for _number, _entry, events, state in journal.replay():
        now = state.clone(FastDice(1))
        ending, beginning = _parted(events)
        writer.write(found[-1], ending, before, now)
        found[-1].last = now
        if planner.clock(now) != found[-1].turn and not now.over:
            found.append(Chapter(planner.clock(now), now, now))
            beginning = beginning[1:]
        writer.write(found[-1], beginning, before, now)
        before = now
    return found


def _parted(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
    """What still belongs to the old turn, and what to the new one."""
    for number, event in enumerate(events):
        if event.kind.heading:
            return events[:number], events[number:]
    return events, ()


class Writer:
    """Writes events into their chapter."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self.place = ""  # of the battle being fought

    def write(self, chapter: Chapter, events: Sequence[Event], before: State, now: State) -> None:
        """What an action caused."""
        chapter.events += events
        told: set[str] = set()
        for event in events:
            self._move(chapter, event)
            self._fight(chapter, event)
            if chapter.battles and not chapter.battles[-1].brought:
                # Count a piece that falls at the first shot, but not one that fell before it.
                stood = [p for p in self.narrator.pieces(before) if p.key not in told]
                chapter.battles[-1].watch(stood)
            told.update(event.pieces)
        pieces = self.narrator.pieces(now)
        for battle in chapter.battles:
            if not battle.over:
                battle.watch(pieces)
            for number, event in enumerate(events if battle.over else ()):
                if event is battle.events[-1]:  # it ended with this very event
                    after = events[number + 1 :]
                    battle.watch(pieces, {key for late in after for key in late.pieces})

    def _move(self, chapter: Chapter, event: Event) -> None:
        move = self.narrator.move(event)
        if move is None:
            return
        if move.kind != BACK:
            chapter.moves[move] += move.count
            return
        # One who was called back has not moved.
        undone = Move(move.side, move.end, move.start, MOVE)
        if chapter.moves[undone] > 0:
            chapter.moves[undone] -= 1

    def _fight(self, chapter: Chapter, event: Event) -> None:
        mark = self.narrator.fight(event)
        if mark is not None:
            self.place = mark.place
            if mark.mark == "begins":
                chapter.battles.append(Battle(mark.place))
        battle = chapter.battle(self.place)
        if battle is None:
            return
        battle.events.append(event)
        roll = self.narrator.roll(event)
        if roll is not None and roll.in_battle:
            battle.dice[roll.team] += roll.dice
            battle.hits[roll.team] += roll.hits
            battle.expected[roll.team] += round(1000 * roll.expected)
        if mark is not None and mark.mark == "ends":
            battle.over = True
