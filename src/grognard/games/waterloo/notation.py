"""The verbs of the game, and what is special in its notation: `march durutte mons`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from grognard.games.waterloo import layout as at
from grognard.games.waterloo.model import ARMIES, Model
from grognard.games.waterloo.state import Field, side_of
from grognard.kernel.state import State
from grognard.kernel.verbs import Notation, Operand, Verb

COLUMNS = ("left", "centre", "right")


class Army(Operand):
    """The army of a group: left unsaid for the French, and where it is clear from the town."""

    def known(self, s: State, first: int) -> dict[str, int]:
        """Without a word, the army that stands in the town."""
        return {**self.named, "": _army_in(cast(Field, s), first)}

    def written(self, s: State, first: int, value: int) -> str:
        """Only for the armies that share a seat."""
        return "" if value == at.FRENCH else self.keys[value]


class Column(Operand):
    """A column of the battle as its owner sees it, and perhaps the reserve."""

    def key(self, s: State, first: int, value: int) -> str:
        """The defender faces the other way."""
        if value == at.TO_RESERVE:
            return self.keys[value]
        return column_name(cast(Field, s), side_of(first), value)

    def known(self, s: State, first: int) -> dict[str, int]:
        """The sectors by their names on this side."""
        return {self.key(s, first, value): value for value in range(len(self.keys))}


def notation(model: Model) -> Notation:
    """The verbs of one data set."""
    unit = Operand("unit", "piece", [u.key for u in model.units], [(u.short,) for u in model.units])
    towns = [tuple(t.names.values()) for t in model.towns]
    town = Operand("town", "place", [t.key for t in model.towns], towns)
    return Notation(_verbs(unit, town))


def _verbs(unit: Operand, town: Operand) -> Sequence[Verb]:
    army = Army("army", "side", ARMIES, unknown="unknown-word")
    column = Column("column", "word", COLUMNS)
    spot = Column("column", "word", (*COLUMNS, "reserve"))
    aim = Operand("aim", "word", ("open", "squares"), silent=0, unknown="unknown-word")
    return (
        Verb(at.PLACE_UNIT, "place", "3.1", unit, town),
        Verb(at.GROUP, "group", "5.1", town, army),
        Verb(at.MARCH, "march", "5.1", unit, town),
        Verb(at.ACTIVATE, "activate", "10.1", unit),
        Verb(at.RECALL, "recall", "6.1", unit),
        Verb(at.DEPLOY_UNIT, "deploy", "6.2", unit, column),
        Verb(at.CHOOSE_BATTLE, "battle", "6.4", town),
        Verb(at.RETREAT_UNIT, "retreat", "7.0", unit, town),
        Verb(at.ADVANCE, "advance", "8.1", unit),
        Verb(at.WITHDRAW, "withdraw", "8.1", unit),
        Verb(at.SHIFT, "shift", "8.1", unit, spot),
        Verb(at.FORM_SQUARE, "square", "8.5", unit),
        Verb(at.LEAVE_SQUARE, "line", "8.5", unit),
        Verb(at.FIRE, "fire", "8.3", unit, aim),
        Verb(at.TAKE_LOSS, "loss", "8.4", unit),
        Verb(at.BRING, "bring", "9.0", unit),
        Verb(at.REGROUP_OUT, "regroup", "7.6", unit, town),
        Verb(at.REGROUP_IN, "join", "7.6", unit),
        Verb(at.ELIMINATE, "eliminate", "11.0", unit),
        Verb(at.DONE, "done"),
    )


def _army_in(s: Field, town: int) -> int:
    """The army meant when a group is named by its town alone."""
    seat = s.seat_index
    for u in range(s.seat_from(seat), s.seat_to(seat)):
        if s.c[at.TOWN + u] == town:
            return s.t.army[u]
    return at.FRENCH if seat <= 0 else seat


def column_name(s: Field, side: int, sector: int) -> str:
    """A sector as the left, centre or right of a side: the defender faces the other way."""
    return COLUMNS[sector if side == s.active() else 2 - sector]


def sector_named(s: Field, side: int, name: str) -> int:
    """The sector of a side's left, centre or right."""
    column = COLUMNS.index(name)
    return column if side == s.active() else 2 - column
