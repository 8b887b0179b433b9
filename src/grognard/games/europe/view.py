"""What a seat may know of a state, as plain data."""

from __future__ import annotations

from typing import Any

from grognard.games.europe import forces
from grognard.games.europe.layout import (
    ARMIES,
    AT,
    CARD,
    CARD_KNOWN,
    CORSAIRS,
    DEMORALISED,
    FIXED,
    FLEETS,
    FOG_OF_WAR,
    FOREIGN_WARS,
    FORT,
    HAND,
    INSIDE,
    LAST_ROUND,
    MARKED,
    NEXT_BUDGET,
    NOBODY,
    PIECES,
    PILE,
    PLACES,
    PLAYED,
    POINTS,
    REDUCED,
    REMOVED,
    RESERVE,
    ROUND,
    RUINED,
    SEEN,
    UNITS,
    UNSUPPLIED,
    YEAR,
    ZONES,
)
from grognard.games.europe.looks import kind_of, nation_of
from grognard.games.europe.model import SIDES
from grognard.games.europe.state import Theatre
from grognard.games.europe.verbs import piece_keys, place_keys

MARKS = (
    (REDUCED, "reduced"),
    (MARKED, "marked"),
    (UNSUPPLIED, "unsupplied"),
    (DEMORALISED, "demoralised"),
    (FIXED, "fixed"),
    (INSIDE, "inside"),
)
BOXES = (
    ("reserve", RESERVE),
    ("next-budget", NEXT_BUDGET),
    ("foreign-wars", FOREIGN_WARS),
    ("corsairs", CORSAIRS),
)


class Viewer:
    """A state as one side (None: an onlooker) sees it."""

    def __init__(self, s: Theatre, side: int | None) -> None:
        self.s = s
        self.side = side
        self.model = s.t.model
        self.piece_keys = piece_keys(self.model)
        self.place_keys = place_keys(self.model)

    # --- the board -------------------------------------------------------------------------

    def places(self) -> dict[str, Any]:
        """Every zone, sea and box with who holds it, its marks and its pieces."""
        at: dict[int, list[int]] = {}
        for piece in range(PIECES):
            if self.s.c[AT + piece] < PLACES:
                at.setdefault(int(self.s.c[AT + piece]), []).append(piece)
        return {
            key: self.place(place, at.get(place, [])) for place, key in enumerate(self.place_keys)
        }

    def place(self, place: int, pieces: list[int]) -> dict[str, Any]:
        """A place."""
        shown: dict[str, Any] = {"pieces": self.stacks(place, pieces)}
        if place >= ZONES:
            return shown
        holder = self.s.side(self.s.holder(place))
        if holder != NOBODY and self.s.t.site[place] != 0:
            shown["side"] = SIDES[holder]
        marks = self.zone_marks(place)
        if marks:
            shown["marks"] = marks
        return shown

    def zone_marks(self, zone: int) -> list[str]:
        """What lies on a zone: ruins and sieges."""
        marks: list[str] = []
        if int(self.s.c[FORT + zone]) & RUINED:
            marks.append("ruined")
        if self.s.besieged(zone):
            marks.append("besieged")
        return marks

    def stacks(self, place: int, pieces: list[int]) -> list[dict[str, Any]]:
        """The forces at a place, each under its commander, by levels: army, generals, the rest."""
        shown: list[dict[str, Any]] = []
        for side in (0, 1, NOBODY):
            for inside in (False, True):
                own = [
                    p
                    for p in pieces
                    if self.s.side_of(p) == side and self.s.flag(p, INSIDE) == inside
                ]
                if own:
                    stack = (0 if side == 0 else 2) + (1 if inside else 0)
                    shown += self.stack(own, stack)
        return shown

    def stack(self, pieces: list[int], stack: int) -> list[dict[str, Any]]:
        """One force: its commander on top."""
        chief = forces.commander(self.s, pieces)
        order = sorted(pieces, key=lambda p: (p != chief, p < ARMIES, not FLEETS > p >= UNITS, p))
        return [
            {**self.piece(piece, piece in (chief, order[0])), "stack": stack, "level": int(n > 0)}
            for n, piece in enumerate(order)
        ]

    def piece(self, piece: int, on_top: bool) -> dict[str, Any]:
        """A piece, or in the fog of war its side only."""
        s = self.s
        side = s.side_of(piece)
        if not on_top and not self.knows(piece):
            return {"side": SIDES[side]}
        shown: dict[str, Any] = {
            "side": nation_of(self.model, int(s.t.owner[piece])),
            "key": self.piece_keys[piece],
            "kind": kind_of(self.model, piece),
        }
        if piece < UNITS:
            shown["strength"] = s.steps_of(piece)
            shown["full"] = int(s.t.step_count[piece])
        marks = [name for flag, name in MARKS if s.flag(piece, flag)]
        if s.aboard(piece):
            marks.append("aboard")
        if marks:
            shown["marks"] = marks
        return shown

    def knows(self, piece: int) -> bool:
        """4: in the fog of war only commanders and lone units of the enemy are seen."""
        if not self.s.option(FOG_OF_WAR):
            return True
        return self.s.side_of(piece) in (self.side, NOBODY) or self.s.flag(piece, SEEN)

    def aside(self) -> list[dict[str, Any]]:
        """The boxes beside the map."""
        boxes: list[dict[str, Any]] = []
        for name, box in BOXES:
            own = [piece for piece in range(PIECES) if self.s.c[AT + piece] == box]
            if own:
                boxes.append({"key": name, "pieces": [self.piece(p, True) for p in own]})
        return boxes

    # --- cards -----------------------------------------------------------------------------

    def keys(self, side: int, place: int) -> list[str]:
        """The cards of a side at a place."""
        return [self.model.cards[card].key for card in self.s.cards_at(side, place)]

    def hand(self) -> list[dict[str, str]]:
        """One's own cards."""
        if self.side is None:
            return []
        return [{"key": key} for key in self.keys(self.side, HAND)]

    def hands(self) -> dict[str, Any]:
        """How many cards each holds, and which of them are known."""
        found: dict[str, Any] = {}
        for side, name in enumerate(SIDES):
            own = self.s.cards_at(side, HAND)
            known = [
                self.model.cards[card].key
                for card in own
                if side == self.side or int(self.s.c[CARD + card]) & CARD_KNOWN
            ]
            found[name] = {"count": len(own), "known": known}
        return found

    def decks(self) -> list[dict[str, Any]]:
        """6.1: each side's pile, its played cards and those out of the game."""
        decks: list[dict[str, Any]] = []
        for side, name in enumerate(SIDES):
            decks.append({"key": f"pile-{name}", "count": len(self.keys(side, PILE))})
            played, gone = self.keys(side, PLAYED), self.keys(side, REMOVED)
            decks.append({"key": f"played-{name}", "count": len(played), "cards": played})
            if gone:
                decks.append({"key": f"removed-{name}", "count": len(gone), "cards": gone})
        return decks

    # --- time ------------------------------------------------------------------------------

    def tracks(self) -> list[dict[str, Any]]:
        """The round of the year, and the activation points in reserve."""
        c = self.s.c
        tracks = [{"key": "round", "value": int(c[ROUND]), "of": int(c[LAST_ROUND])}]
        for side, name in enumerate(SIDES):
            tracks.append({"key": f"points-{name}", "value": int(c[POINTS + side]), "of": 9})
        return tracks

    def panels(self) -> list[dict[str, Any]]:
        """What is being settled."""
        return []


def turn_words(s: Theatre) -> dict[str, Any]:
    """The year and the round."""
    return {"key": "turn-label", "year": str(1800 + int(s.c[YEAR])), "round": int(s.c[ROUND])}
