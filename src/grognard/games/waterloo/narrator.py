"""The campaign told for study: pieces, marches, rolls, battles, and the map they are drawn on."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from grognard.games.waterloo import layout as at
from grognard.games.waterloo.model import ARMIES, Model
from grognard.games.waterloo.planner import words
from grognard.kernel.event import Event
from grognard.kernel.narrator import Fight, Move, Narrator, Piece, Roll
from grognard.kernel.state import State

PACKAGE = "grognard.games.waterloo"
MOVES = {
    "marched": "march",
    "recalled": "back",
    "called-off": "back",
    "retreated": "retreat",
    "brought": "march",
    "regrouped": "march",
}
FIGHTS = {
    "battle-begins": "begins",
    "battle-turn": "turn",
    "battle-won": "ends",
    "night-falls": "turn",
    "routed": "turn",
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


@cache
def _board() -> dict[str, Any]:
    text = files(PACKAGE).joinpath("board.json").read_text("utf-8")
    board: dict[str, Any] = json.loads(text)
    return board


class WaterlooNarrator(Narrator):
    """Tells games of one data set."""

    armies = ARMIES

    def __init__(self, model: Model) -> None:
        self.model = model

    def side_of(self, army: str) -> int:
        """French 0, Allied 1."""
        return 0 if army == ARMIES[0] else 1

    def board(self) -> dict[str, Any]:
        """The map that the page draws too."""
        return _board()

    def place_name(self, place: str, language: str) -> str:
        """A town in a language."""
        names = self.model.town(place).names
        return names.get(language, names["en"])

    def date(self, state: State, language: str) -> str:
        """The day of June and its part."""
        return str(state.game.turn_label(state, language))

    def pieces(self, state: State) -> list[Piece]:
        """Every block on the board; leaders have no strength."""
        found = []
        for unit in self.model.units:
            town = int(state.c[at.TOWN + unit.id])
            if town != at.NOWHERE:
                found.append(self._piece(unit.id, town, int(state.c[at.CV + unit.id])))
        return found

    def _piece(self, number: int, town: int, cv: int) -> Piece:
        unit = self.model.units[number]
        army = ARMIES[unit.army]
        strength = 0 if unit.arm == at.LEADER else cv
        return Piece(unit.key, army, self.side_of(army), self.model.towns[town].key, strength)

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
        side = self.side_of(self._army(event))
        return Roll(event.key, side, dice, needed, fire=event.key == "fired")

    def fight(self, event: Event) -> Fight | None:
        """Where a battle begins, goes on or ends."""
        mark = FIGHTS.get(event.key)
        return None if mark is None else Fight(mark, event.params["town"])

    def weight(self, event: Event) -> int:
        """Decisions of arms before marches; a good shot before a bad one."""
        weight = WEIGHTS.get(event.key, 0)
        return weight + int(event.params["hits"]) if event.key == "fired" else weight

    def order(self, order: int, language: str) -> str:
        """An order of the planner in words."""
        return words.say(order, self.model, language)
