"""A narrator for games that have none of their own: it reads the views and the declared events."""

from __future__ import annotations

import json
from typing import Any

from grognard.kernel.event import Event
from grognard.kernel.narrator import Fight, Move, Narrator, Piece, Roll
from grognard.kernel.state import State


class PlainNarrator(Narrator):
    """Tells games of one data set."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.armies = tuple(side.key for side in game.sides)
        self._teams = {side.key: side.team for side in game.sides}
        self._sides = {key: piece.side for key, piece in game.pieces().items()}

    def side_of(self, army: str) -> int:
        """The number of an army's side."""
        return int(self._teams[army])

    def board(self) -> dict[str, Any]:
        """The map: size, places and links; what a page draws."""
        found: dict[str, Any] = json.loads(self.game.board())
        return found

    def place_name(self, place: str, language: str) -> str:
        """A place in a language."""
        return str(self.game.name_of("place", place, language))

    def date(self, state: State, language: str) -> str:
        """When it is, for a heading; empty before the first turn."""
        return str(self.game.turn_label(state, language))

    def pieces(self, state: State) -> list[Piece]:
        """Every piece on the board: what any of the seats knows to stand there."""
        found: dict[str, Piece] = {}
        for seat in self.game.seats_of(state):
            for place, shown in self.game.view(state, seat)["places"].items():
                for piece in shown.get("pieces", ()):
                    if "key" in piece:
                        found[piece["key"]] = self._piece(piece, place)
        return list(found.values())

    def _piece(self, piece: dict[str, Any], place: str) -> Piece:
        side = piece["side"]
        strength = int(piece.get("strength", 0))
        return Piece(piece["key"], side, self.side_of(side), place, strength)

    def move(self, event: Event) -> Move | None:
        """A piece with two places has gone from the first to the second."""
        if len(event.places) != 2 or not event.pieces:
            return None
        start, end = event.places
        return Move(self._sides[event.pieces[0]], start, end, "march")

    def roll(self, _event: Event) -> Roll | None:
        """Which dice are good for whom, only the game could tell."""
        return None

    def fight(self, _event: Event) -> Fight | None:
        """Which events belong to a battle, only the game could tell."""
        return None

    def weight(self, event: Event) -> int:
        """What rolled dice deserves to be told before what did not."""
        dice = any(field.what == "dice" for field in event.kind.fields)
        return 0 if event.kind.heading else 3 if dice else 1

    def order(self, order: int, _language: str) -> str:
        """An order is an action."""
        return str(self.game.notation.text(order))
