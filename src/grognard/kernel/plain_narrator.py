"""A narrator for games that have none of their own: it reads the views and the declared events."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from itertools import repeat
from typing import Any

from grognard.kernel.atlas import Atlas, style
from grognard.kernel.event import Event, Field
from grognard.kernel.narrator import MOVE, Fight, Move, Narrator, Piece, Roll
from grognard.kernel.odds import DIE, Distribution
from grognard.kernel.state import State


class PlainNarrator(Narrator):
    """Tells games of one data set."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.sides = tuple(side.key for side in game.sides)
        self.colours = {side.key: side.colour for side in game.sides}
        self._teams = {side.key: side.team for side in game.sides}

    @cached_property
    def _sides(self) -> dict[str, str]:
        """The side of every piece."""
        return {key: piece.side for key, piece in self.game.pieces().items()}

    def team_of(self, side: str) -> int:
        """The number of the team with which a side wins."""
        return int(self._teams[side])

    def board(self) -> dict[str, Any]:
        """The drawn board."""
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
        return Piece(piece["key"], side, self.team_of(side), place, strength)

    def move(self, event: Event) -> Move | None:
        """A piece with two places has gone from the first to the second."""
        if len(event.places) != 2 or not event.pieces:
            return None
        start, end = event.places
        return Move(self._sides[event.pieces[0]], start, end, MOVE)

    def roll(self, event: Event) -> Roll | None:
        """Six-sided dice that have an owner: high ones are good for him, bad for his enemies."""
        owned = [(field, owner) for field, owner in self._owned(event) if event.params[field.name]]
        if not owned:
            return None
        team = self.team_of(owned[0][1])
        alone = all(self.team_of(owner) == team for _field, owner in owned)
        values, came, count = Distribution.always(0), 0, 0
        for field, owner in owned:
            sign = 1 if self.team_of(owner) == team else -1
            dice = event.params[field.name]
            for one in repeat(_die(sign), len(dice)):
                values = values.plus(one)
            came += sign * sum(dice)
            count += len(dice)
        return Roll(event.key, team, values, came, count, alone and event.kind.battle != "")

    def _owned(self, event: Event) -> list[tuple[Field, str]]:
        """The dice of an event, each with the side that rolled them."""
        dice = [field for field in event.kind.fields if field.what == "dice"]
        owners = [field.side or self._subject(event) for field in dice]
        return [(field, owner) for field, owner in zip(dice, owners, strict=True) if owner]

    def _subject(self, event: Event) -> str:
        """The side that an event is about: that of the first piece or side it names."""
        for field in event.kind.fields:
            value = event.params.get(field.name)
            if field.what == "piece" and value in self._sides:
                return self._sides[value]
            if field.what == "side" and value in self._teams:
                return str(value)
        return ""

    def fight(self, event: Event) -> Fight | None:
        """What the kind of event declares, at the last place that the event names."""
        mark, places = event.kind.battle, event.places
        return Fight(mark, places[-1]) if mark and places else None

    def weight(self, event: Event) -> int:
        """Battles, then what rolled dice, deserve to be told before the rest."""
        if event.kind.heading:
            return 0
        dice = any(field.what == "dice" for field in event.kind.fields)
        return 3 if dice or event.kind.battle else 1

    def order(self, order: int, _language: str) -> str:
        """An order is an action."""
        return str(self.game.notation.text(order))

    # --- drawing ---------------------------------------------------------------------------

    @cached_property
    def atlas(self) -> Atlas:
        """Draws the board."""
        return Atlas(self.board(), self.colours)

    def ground(self, language: str) -> str:
        """What all pictures of one page share."""
        return self.atlas.shared(lambda place: self.place_name(place, language))

    def picture(self, state: State, moves: Mapping[Move, int], label: str) -> str:
        """The board with its pieces and their moves."""
        return self.atlas.map(self.pieces(state), moves, label, self.holders(state))

    def style(self) -> str:
        """The style sheet of the pictures."""
        return style()

    def holders(self, state: State) -> dict[str, str]:
        """Who holds a place: the side that controls it, else the only one that has pieces there."""
        found: dict[str, str] = {}
        for place, shown in self.game.view(state, None)["places"].items():
            sides = {piece["side"] for piece in shown.get("pieces", ())}
            if shown.get("side") or len(sides) == 1:
                found[place] = shown.get("side") or sides.pop()
        return found


def _die(sign: int) -> Distribution:
    """One die, for or against."""
    return Distribution({(sign * face,): 1 for face in range(1, DIE + 1)})
