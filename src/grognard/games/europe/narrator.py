"""The wars told for study: pieces, moves, rolls, battles, and the map they are drawn on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Final

from grognard.games.europe import chronicle
from grognard.games.europe.layout import (
    COALITION,
    DEPOTS,
    EMPIRE,
    FLEETS,
    GENERALS,
    NOBODY,
    PLACES,
    UNITS,
    ZONES,
)
from grognard.games.europe.looks import NATIONS
from grognard.games.europe.looks import nation_of as nation_key
from grognard.games.europe.model import SIDES, Model
from grognard.games.europe.state import Theatre
from grognard.games.europe.verbs import piece_keys, place_keys
from grognard.kernel.atlas import Atlas
from grognard.kernel.event import Event
from grognard.kernel.narrator import MOVE, RETREAT, Fight, Move, Piece, Roll, Tale
from grognard.kernel.odds import DIE, Distribution, Value
from grognard.kernel.plain_narrator import PlainNarrator
from grognard.kernel.state import State

SIZE: Final = (64.0, 40.0)  # of a stack
MOVES: Final = {
    "entered": MOVE,
    "intercepted": MOVE,
    "counter-marched": MOVE,
    "sailed": MOVE,
    "evaded": RETREAT,
    "fell-back": RETREAT,
}
FIGHTS: Final = {
    "battle-begins": "begins",
    "battle-won": "ends",
    "naval-battle-begins": "begins",
    "naval-won": "ends",
}
#: Dice of which a high one is good for the side that the event names, and those where it is bad.
HIGH_IS_GOOD: Final = (
    "battle-rolled",
    "naval-rolled",
    "pursued",
    "intercepted",
    "interception-failed",
    "evaded",
    "evasion-failed",
    "counter-marched",
    "counter-march-failed",
    "chased",
    "chase-failed",
    "slipped",
    "slip-failed",
)
LOW_IS_GOOD: Final = (
    "attrition-rolled",
    "morale-rolled",
    "rallied",
    "rally-failed",
    "wounded",
    "unhurt",
)
IN_BATTLE: Final = ("battle-rolled", "naval-rolled")
WEIGHTS: Final = {
    "game-ends": 20,
    "force-destroyed": 12,
    "battle-won": 10,
    "fort-taken": 9,
    "naval-won": 9,
    "demoralised": 8,
    "wounded": 7,
    "landing-won": 7,
    "landing-failed": 7,
    "controlled": 6,
    "intercepted": 6,
    "counter-marched": 6,
    "chief-falls": 6,
    "fleet-lost": 6,
    "event-played": 5,
    "siege-lifted": 5,
    "evaded": 5,
    "out-of-supply": 5,
    "attrition-rolled": 4,
    "siege-rolled": 4,
    "fell-back": 4,
    "pursued": 4,
    "battle-begins": 4,
    "battle-rolled": 3,
    "card-used": 3,
    "rallied": 3,
    "activated": 2,
    "sailed": 2,
    "entered": 1,
}


class Map(Atlas):
    """The zones with their borders; stacks of one size."""

    def size(self, _box: Any) -> tuple[float, float]:
        """The same in every zone."""
        return SIZE


class EuropeNarrator(PlainNarrator):
    """Tells games of one data set."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.model: Model = game.model
        self.sides = NATIONS
        self.piece_keys = piece_keys(self.model)
        self.place_keys = place_keys(self.model)
        self._owners = [int(owner) for owner in game.tables.owner]

    @cached_property
    def atlas(self) -> Atlas:
        """Draws the map."""
        return Map(self.board(), self.colours)

    def pieces(self, state: State) -> list[Piece]:
        """Every combat unit, general and fleet on the map."""
        s = _theatre(state)
        numbers = (*range(UNITS), *range(GENERALS, DEPOTS))
        return [self._at(s, piece) for piece in numbers if s.at(piece) < PLACES]

    def _at(self, s: Theatre, piece: int) -> Piece:
        side = s.side_of(piece)
        strength = s.steps_of(piece) if piece < UNITS else int(piece >= FLEETS)
        team = COALITION if side == NOBODY else side
        place = self.place_keys[s.at(piece)]
        return Piece(self.piece_keys[piece], self._nation(piece), team, place, strength)

    def _nation(self, piece: int) -> str:
        return nation_key(self.model, self._owners[piece])

    # --- moves and battles -----------------------------------------------------------------

    def move(self, event: Event) -> Move | None:
        """A force that went from one place to another."""
        kind = MOVES.get(event.key)
        start, end = event.params.get("from"), event.params.get("place")
        if kind is None or not start or start == end:
            return None
        piece = event.params.get("piece")
        if isinstance(piece, str):
            side = self._nation(self.piece_keys.index(piece))
        else:
            side = str(event.params.get("side", SIDES[EMPIRE]))
        return Move(side, start, str(end), kind)

    def fight(self, event: Event) -> Fight | None:
        """Where a battle by land or sea begins and ends."""
        mark = FIGHTS.get(event.key)
        return Fight(mark, event.params["place"]) if mark else None

    # --- dice --------------------------------------------------------------------------------

    def roll(self, event: Event) -> Roll | None:
        """The dice of one side, by how good they are for it; sieges tell of no side."""
        good = event.key in HIGH_IS_GOOD
        if not good and event.key not in LOW_IS_GOOD:
            return None
        dice = tuple(event.params.get("dice") or event.params.get("die") or ())
        team = self._team(event)
        if not dice or team is None:
            return None
        values = Distribution.always(0)
        one: dict[Value, int] = {(face if good else -face,): 1 for face in range(1, DIE + 1)}
        for _ in dice:
            values = values.plus(Distribution(one))
        came = sum(dice) if good else -sum(dice)
        return Roll(event.key, team, values, came, len(dice), event.key in IN_BATTLE)

    def _team(self, event: Event) -> int | None:
        side = event.params.get("side")
        if side in SIDES:
            return SIDES.index(side)
        piece = event.params.get("piece")
        if not isinstance(piece, str):
            return None
        return self.team_of(self._nation(self.piece_keys.index(piece)))

    def history(
        self, moments: Iterable[tuple[Sequence[Event], State]], language: str
    ) -> list[Tale]:
        """The years: wars, changes of side, battles, conquests, peace."""
        return chronicle.tell(self.game, moments, language)

    def weight(self, event: Event) -> int:
        """What decides wars before what prepares them."""
        return WEIGHTS.get(event.key, 0)

    # --- drawing -----------------------------------------------------------------------------

    def holders(self, state: State) -> dict[str, str]:
        """3.2: the side that controls a zone."""
        s = _theatre(state)
        found: dict[str, str] = {}
        for zone in range(ZONES):
            for side, name in enumerate(SIDES):
                if s.held_by(side, zone):
                    found[self.place_keys[zone]] = name
        return found


def _theatre(state: State) -> Theatre:
    assert isinstance(state, Theatre)
    return state
