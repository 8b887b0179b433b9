"""A state from a readable description, for tests, puzzles and scenario editors.

A piece is written `name`, `name:cv`, and then, where they apply, `~` disorganised, `+` advanced
upon the enemy's column, `#` in square, `!` fresh (its shock not yet spent): `guyot:2+!`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from grognard.games.waterloo import layout as at
from grognard.games.waterloo.model import ARMIES, SIDES, Model
from grognard.games.waterloo.notation import COLUMNS, sector_named
from grognard.games.waterloo.sequence import Campaign
from grognard.games.waterloo.state import side_of
from grognard.games.waterloo.steps import battle as battle_rules
from grognard.kernel.verbs import Notation, Operand, plain

PIECE = re.compile(r"^(?P<name>[\w-]+)(:(?P<cv>\d))?(?P<marks>[~+#!]*)$")
MARKS = {"~": at.DISORGANISED, "#": at.SQUARE, "!": at.FRESH}
FARTHEST = 3  # roads: cavalry in a forced march (5.5)
# Where those stand that the description does not mention: far from everything.
REAR = {"french": "valenciennes", "british": "ghent", "prussian": "tongres"}


class PositionError(ValueError):
    """A description that makes no position; the message says what is wrong."""


class Builder:
    """Fills an empty state from a description."""

    def __init__(self, s: Campaign, model: Model, notation: Notation) -> None:
        self.s = s
        self.model = model
        self.units: Operand = notation.verbs[at.MARCH].operands[0]
        self.towns: Operand = notation.verbs[at.MARCH].operands[1]
        self.placed: set[int] = set()

    def town(self, name: str) -> int:
        """A town by any of its names."""
        found = self.towns.named.get(plain(name))
        if found is None:
            raise PositionError(f"there is no town '{name}'")
        return found

    def pieces(self, text: str | Iterable[str], town: int) -> list[tuple[int, str]]:
        """Stands the pieces of a description in a town; returns them with their marks."""
        words = text.split() if isinstance(text, str) else list(text)
        return [self._piece(word, town) for word in words]

    def _piece(self, word: str, town: int) -> tuple[int, str]:
        match = PIECE.match(word)
        unit = self.units.named.get(plain(match["name"])) if match else None
        if match is None or unit is None:
            raise PositionError(f"'{word}' is not a piece; write name, name:cv or name:cv+")
        if unit in self.placed:
            raise PositionError(f"'{match['name']}' stands in two places")
        full = self.model.units[unit].cv
        cv = int(match["cv"] or full)
        if not 1 <= cv <= full:
            raise PositionError(f"'{match['name']}' has a CV of 1 to {full}, not {cv}")
        self.placed.add(unit)
        self.s.c[at.TOWN + unit] = town
        self.s.c[at.CV + unit] = cv
        for mark, flag in MARKS.items():
            if mark in match["marks"]:
                self.s.mark(unit, flag)
        return unit, match["marks"]

    def others(self, towns: Mapping[str, str] | None) -> None:
        """Everybody not mentioned: in the rear, or, with None, eliminated."""
        if towns is None:
            return
        rear = {**REAR, **towns}
        for unit in self.model.units:
            if unit.id not in self.placed:
                self._piece(unit.key, self.town(rear[ARMIES[unit.army]]))

    # --- battles ---------------------------------------------------------------------------

    def battle(self, slot: int, description: str | Mapping[str, Any]) -> None:
        """A battle under way, or (by the name of its town alone) one about to begin."""
        c = self.s.c
        described = {} if isinstance(description, str) else dict(description)
        town = self.town(description if isinstance(description, str) else described.pop("town"))
        b = at.BATTLE + slot * at.BATTLE_CELLS
        c[b + at.B_TOWN] = town
        c[b + at.B_TURNS] = int(described.pop("turns", 0))
        for name in described.pop("from", ()):
            start = self.town(name)
            if not 0 < self.s.t.distance[town * at.TOWNS + start] <= FARTHEST:
                raise PositionError(f"nobody marches from {name} to the battle in one turn")
            self.s.came_from(b, start)
        if described:
            self.s.mark_battle(b, at.REVEALED)
        for name in SIDES:
            for place, pieces in dict(described.pop(name, {})).items():
                self._column(town, SIDES.index(name), place, pieces)
        if described:
            raise PositionError(f"a battle has no '{next(iter(described))}'")
        for unit in self.placed:
            if c[at.TOWN + unit] == town and c[at.PLACE + unit] == at.ASIDE:
                c[at.PLACE + unit] = at.RESERVE

    def _column(self, town: int, side: int, place: str, pieces: str | Iterable[str]) -> None:
        if place not in (*COLUMNS, "reserve"):
            raise PositionError(f"a side has no place '{place}': left, centre, right, reserve")
        for unit, marks in self.pieces(pieces, town):
            if side_of(unit) != side:
                raise PositionError(f"{self.model.units[unit].key} fights for the other side")
            line = at.FORWARD if "+" in marks else at.LINE
            spot = at.RESERVE if place == "reserve" else line + sector_named(self.s, side, place)
            self.s.c[at.PLACE + unit] = spot
            if spot >= at.LINE:
                self.s.witness(unit)


def build(
    s: Campaign,
    model: Model,
    notation: Notation,
    *,
    turn: int = 1,
    towns: Mapping[str, str] | None = None,
    battles: Iterable[str | Mapping[str, Any]] = (),
    others: Mapping[str, str] | None = None,
    rest: bool = True,
    to_play: str | None = None,
) -> Campaign:
    """The position at the first question it asks.

    Without battles that is the movement phase of the turn. With battles it is the battle turn of
    `to_play` (the attacker unless said otherwise), or the deployment if the columns are not given.
    With `rest=False` the units not mentioned are eliminated; otherwise they stand in the rear.
    """
    if not 1 <= turn <= len(model.turns):
        raise PositionError(f"there are the turns 1 to {len(model.turns)}")
    c = s.c
    c[at.TURN] = turn - 1
    s.begin_turn()
    builder = Builder(s, model, notation)
    for name, pieces in (towns or {}).items():
        builder.pieces(pieces, builder.town(name))
    fought = list(battles)
    for slot, description in enumerate(fought):
        builder.battle(slot, description)
    builder.others(dict(others or {}) if rest else None)
    if fought:
        _begin_battles(s, to_play)
    s.resume()
    return s


def _begin_battles(s: Campaign, to_play: str | None) -> None:
    """Leaves the movement phase for the combat phase."""
    while s.c[s.top()] in (at.MOVE, at.MARCH_DICE, at.JOIN_BATTLE):
        s.pop()
    side = s.active() if to_play is None else SIDES.index(to_play)
    s.push(at.ROUND, 0, side, 0)
    if not all(s.battle_flag(b, at.REVEALED) for b in _fought(s)):
        s.push(at.OPEN_BATTLE, 0, 0, 0)


def _fought(s: Campaign) -> list[int]:
    slots = range(at.BATTLE, at.BATTLE + at.BATTLES * at.BATTLE_CELLS, at.BATTLE_CELLS)
    return [b for b in slots if battle_rules.still_fought(s, b)]
