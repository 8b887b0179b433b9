"""A game with cards, made of what the server says of one without; the page cannot tell."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

CARDS = {
    "mud": {
        "name": "Mud",
        "text": "Nobody goes farther than one place.",
        "when": [],
        "values": {"points": 2},
    },
    "storm": {
        "name": "Storm",
        "text": "A place of your choice cannot be entered.",
        "when": [],
        "values": {"points": 3},
    },
    "spy": {"name": "Spy", "text": "Look at a hand.", "when": [], "values": {}},
    "peace": {"name": "Peace", "text": "Not in time of war.", "when": [], "values": {}},
}
WORDS = {
    "verb-play": "Event",
    "verb-spend": "Points",
    "verb-send": "Send with",
    "verb-pass": "Let it pass",
    "deck-pile": "Pile",
    "deck-discards": "Discards",
    "value-points": "points",
    "track-weather": "Weather",
    "aside-reserve": "Reserve",
}


def action(text: str, **named: list[str]) -> dict[str, Any]:
    """A legal action as the server tells it."""
    things = {"pieces": [], "places": [], **named}
    return {"text": text, "rule": "5.1", "verb": text.split()[0], **things}


LEGAL = [
    action("play mud", cards=["mud"]),
    action("spend mud", cards=["mud"]),
    action("play storm beaumont", cards=["storm"], places=["beaumont"]),
    action("play storm solre", cards=["storm"], places=["solre"]),
    action("play spy", cards=["spy"]),
    action("pass"),
]


class CardTable:
    """Puts cards into the answers of a server, and keeps what the page wants done."""

    def __init__(self, page: Any, **more: Any) -> None:
        self.page = page
        self.more = more  # fields of the table that are otherwise
        self.legal = LEGAL
        self.asked: list[dict[str, Any]] = []
        self.standing: Any = None
        self._change("**/api/games/*/pieces?*", lambda found: found | {"cards": CARDS})
        self._change("**/api/games/*/words?*", lambda found: found | WORDS)
        self._change("**/api/games?*", lambda games: [g | {"windows": ["movement"]} for g in games])
        self._change("**/api/tables/*?*", self.dealt)
        for path in ("actions", "why", "standing", "undo"):
            page.route(f"**/api/tables/*/{path}?*", self._answer)

    def _change(self, address: str, change: Callable[[Any], Any]) -> None:
        def serve(route: Any) -> None:
            found = route.fetch()
            route.fulfill(response=found, json=change(found.json()))

        self.page.route(address, serve)

    def dealt(self, table: Any) -> Any:
        """The table with cards."""
        if "view" not in table:
            return table
        table["view"] |= {
            "hand": [{"key": key} for key in CARDS],
            "hands": {
                "french": {"count": 4, "known": []},
                "allied": {"count": 5, "known": ["spy"]},
            },
            "decks": [
                {"key": "pile", "count": 31},
                {"key": "discards", "count": 2, "cards": ["peace", "mud"]},
            ],
            "tracks": [
                *table["view"]["tracks"],
                {"key": "weather", "value": 1, "cells": ["fair", "rain", "frost"]},
            ],
        }
        mine = table["as"] == table["asked"]
        return (
            table
            | {"legal": self.legal if mine else [], "standing": self.standing, "can_undo": True}
            | self.more
        )

    def _answer(self, route: Any) -> None:
        """A wish of the page: kept, and answered with the table as it is."""
        path = route.request.url.rpartition("/")[2].partition("?")[0]
        wish = json.loads(route.request.post_data)
        if path == "why":
            reason = {"rule": "6.4", "key": "no-war", "text": "Peace is for after the war."}
            route.fulfill(json={"actions": [], "reasons": [reason]})
        else:
            if path == "standing":
                self.standing = wish["order"]
            address = route.request.url.replace(f"/{path}?", "?").partition("?")[0]
            found = self.page.request.get(f"{address}?as={wish['seat']}").json()
            route.fulfill(json=self.dealt(found))
        self.asked.append({"path": path, **wish})

    def done(self, path: str = "actions") -> list[Any]:
        """What the page wanted, in its order."""
        field = {"actions": "action", "standing": "order"}.get(path)
        return [w[field] if field else w for w in self.asked if w["path"] == path]
