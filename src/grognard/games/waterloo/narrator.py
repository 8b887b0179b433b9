"""The campaign told for study: pieces, marches, rolls, battles, and the map they are drawn on."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from grognard.games.waterloo import layout as at
from grognard.games.waterloo.atlas import CampaignMap, style
from grognard.games.waterloo.model import ARMIES, Model
from grognard.games.waterloo.planner import words
from grognard.kernel.event import Event
from grognard.kernel.narrator import BACK, MOVE, RETREAT, Move, Piece, Roll
from grognard.kernel.plain_narrator import PlainNarrator
from grognard.kernel.state import State

MOVES = {
    "marched": MOVE,
    "recalled": BACK,
    "called-off": BACK,
    "retreated": RETREAT,
    "brought": MOVE,
    "regrouped": MOVE,
}
WEIGHTS = {
    "game-ends": 20,
    "army-beaten": 15,
    "battle-won": 9,
    "routed": 9,
    "eliminated": 8,
    "supply-cut": 7,
    "battle-begins": 6,
    "night-falls": 5,
    "fired": 3,
    "march-roll": 3,
    "morale-roll": 3,
    "activated": 3,
    "retreated": 2,
    "advanced": 2,
    "brought": 2,
    "fell-back": 2,
    "marched": 1,
    "recalled": 1,
    "called-off": 2,
    "regrouped": 1,
}


class WaterlooNarrator(PlainNarrator):
    """Tells games of one data set."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.model: Model = game.model

    @cached_property
    def atlas(self) -> CampaignMap:
        """Draws the map."""
        return CampaignMap(self.board(), self.colours)

    def style(self) -> str:
        """That of the map, too."""
        return super().style() + style()

    def pieces(self, state: State) -> list[Piece]:
        """Every block on the board; leaders have no strength."""
        found = []
        for unit in self.model.units:
            town = int(state.c[at.TOWN + unit.id])
            if town != at.NOWHERE:
                found.append(self._block(unit.id, town, int(state.c[at.CV + unit.id])))
        return found

    def _block(self, number: int, town: int, cv: int) -> Piece:
        unit = self.model.units[number]
        army = ARMIES[unit.army]
        strength = 0 if unit.arm == at.LEADER else cv
        return Piece(unit.key, army, self.team_of(army), self.model.towns[town].key, strength)

    def move(self, event: Event) -> Move | None:
        """A block on the road."""
        kind = MOVES.get(event.key)
        start, end = event.params.get("from"), event.params.get("to")
        if kind is None or not start or not end:
            return None
        return Move(self._army(event), start, end, kind)

    def _army(self, event: Event) -> str:
        return ARMIES[self.model.unit(event.params["unit"]).army]

    def roll(self, event: Event) -> Roll | None:
        """5.5, 8.3, 8.6: forced marches, fire and morale."""
        if event.key == "fired":
            dice, needed = tuple(event.params["dice"]), 7 - int(event.params["level"])
        elif event.key in ("march-roll", "morale-roll"):
            dice, needed = (int(event.params["die"]),), int(event.params["needed"])
        else:
            return None
        team = self.team_of(self._army(event))
        return Roll.needing(event.key, team, dice, needed, in_battle=event.key == "fired")

    def weight(self, event: Event) -> int:
        """Decisions of arms before marches; a good shot before a bad one."""
        weight = WEIGHTS.get(event.key, 0)
        return weight + int(event.params["hits"]) if event.key == "fired" else weight

    def order(self, order: int, language: str) -> str:
        """An order of the planner in words."""
        return words.say(order, self.model, language)
