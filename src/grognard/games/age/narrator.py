"""The wars told for study: corps, moves, rolls, battles, and the map they are drawn on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from grognard.games.age import layout as at
from grognard.games.age.atlas import EuropeMap, style
from grognard.games.age.looks import NATIONS
from grognard.games.age.model import ALIGNMENTS, SIDES, Model
from grognard.games.age.planner import words
from grognard.games.age.state import War
from grognard.kernel.event import Event
from grognard.kernel.narrator import MOVE, RETREAT, Move, Piece, Roll
from grognard.kernel.odds import DIE, Distribution, Value
from grognard.kernel.plain_narrator import PlainNarrator
from grognard.kernel.state import State

MOVES: Final = {
    "entered": MOVE,
    "landed": MOVE,
    "intercepted": MOVE,
    "withdrew": RETREAT,
    "fell-back": RETREAT,
}
WEIGHTS: Final = {
    "game-ends": 20,
    "surrendered": 15,
    "abdicated": 15,
    "returned": 15,
    "stood-firm": 12,
    "battle-won": 10,
    "aligned": 9,
    "neutrality-violated": 9,
    "lost": 8,
    "captured": 7,
    "taken": 6,
    "intercepted": 6,
    "winter-rolled": 5,
    "wore-down": 5,
    "march-halted": 5,
    "played": 4,
    "round-skipped": 4,
    "cancelled": 4,
    "battle-begins": 4,
    "split-up": 4,
    "withdrew": 3,
    "fell-back": 3,
    "battle-rolled": 3,
    "battle-counted": 3,
    "tie-broken": 3,
    "deployed": 2,
    "landed": 2,
    "entered": 1,
}


class AgeNarrator(PlainNarrator):
    """Tells games of one data set."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.model: Model = game.model
        self.sides = NATIONS

    def order(self, order: int, language: str) -> str:
        """An order of the planner in words."""
        return words.say(order, self.game, language)

    @cached_property
    def atlas(self) -> EuropeMap:
        """Draws the map."""
        return EuropeMap(self.board(), self.colours)

    def style(self) -> str:
        """That of the map, too."""
        return super().style() + style()

    def pieces(self, state: State) -> list[Piece]:
        """Every corps on the map, with the side that it serves now."""
        s = _war(state)
        return [self._corps(s, corps) for corps in range(at.CORPS) if s.on_map(corps)]

    def _corps(self, s: War, corps: int) -> Piece:
        piece = self.model.corps[corps]
        area = self.model.areas[int(s.c[at.AT + corps])].key
        team = s.side_of(corps)
        return Piece(piece.key, NATIONS[piece.country], team, area, s.battle_rating(corps))

    def move(self, event: Event) -> Move | None:
        """An army that went, with all its corps."""
        kind = MOVES.get(event.key)
        if kind is None:
            return None
        side = NATIONS[self.model.corps_named(event.params["corps"]).country]
        count = int(event.params.get("number", 1))
        return Move(side, event.params["from"], event.params["area"], kind, count)

    # --- dice --------------------------------------------------------------------------------

    def roll(self, event: Event) -> Roll | None:
        """12.2 D: corps that the enemy loses; 11.1.2 C, 14 B: high dice spare one's own."""
        if event.key == "battle-rolled":
            return self._of_battle(event)
        if event.key == "wore-down":
            return self._of_march(event)
        return self._of_winter(event) if event.key == "winter-rolled" else None

    def _of_battle(self, event: Event) -> Roll:
        rows = [r for r in self.model.battle_rows if r.low <= int(event.params["strength"])]
        row = rows[-1] if rows else self.model.battle_rows[0]
        values: dict[Value, int] = {}
        for losses in row.losses:
            values[losses,] = values.get((losses,), 0) + 1
        came = int(event.params["losses"])
        return Roll(event.key, self._team(event), Distribution(values), came, 1, True)

    def _of_winter(self, event: Event) -> Roll:
        die = sum(event.params["dice"])
        values: dict[Value, int] = {(face,): 1 for face in range(1, DIE + 1)}
        return Roll(event.key, self._team(event), Distribution(values), die, 1)

    def _of_march(self, event: Event) -> Roll:
        dice = tuple(event.params["dice"])
        n = len(dice)
        lowest: dict[Value, int] = {
            (low,): (DIE + 1 - low) ** n - (DIE - low) ** n for low in range(1, DIE + 1)
        }
        return Roll(event.key, self._team(event), Distribution(lowest), min(dice), n)

    def _team(self, event: Event) -> int:
        return SIDES.index(event.params["side"])

    def weight(self, event: Event) -> int:
        """What decides wars before what prepares them."""
        return WEIGHTS.get(event.key, 0)

    # --- drawing -----------------------------------------------------------------------------

    def picture(self, state: State, moves: Mapping[Move, int], label: str) -> str:
        """Every area in the colour of its country's alignment, the moves, the corps."""
        s = _war(state)
        aligned = {area.key: self.alignment(s, area.id) for area in self.model.areas}
        return self.atlas.europe(self.pieces(state), moves, label, aligned)

    def alignment(self, s: War, area: int) -> str:
        """How the country of an area is aligned; France and Britain are what they are."""
        country = s.country_of(area)
        if country == at.FRANCE:
            return "france"
        if country == at.GREAT_BRITAIN:
            return "britain"
        return ALIGNMENTS[s.alignment(country)]


def _war(state: State) -> War:
    assert isinstance(state, War)
    return state
