"""Where the data in force come from, told to users."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.age.layout import FIRST_DETACHABLE
from grognard.games.age.looks import cards
from grognard.games.age.model import Area, Country, Model, Row
from grognard.kernel.data import Origin
from grognard.kernel.text import Catalogue

# The tables of single numbers; they are told as one kind.
FIGURES = ("hand", "minor_allies", "campaign", "battle", "winter")


def origins(model: Model, texts: Catalogue, read: Iterable[Origin]) -> list[Origin]:
    """Every record, what it is called, and its source; the single numbers as they were read."""

    def called(thing: Area | Country) -> str:
        return thing.names.get(texts.language, thing.names["en"])

    def area(number: int) -> str:
        return called(model.areas[number])

    titles = cards(model, texts)
    return [
        *(Origin("area", one.key, called(one), one.source) for one in model.areas),
        *(
            Origin("link", f"{one.a}-{one.b}", f"{area(one.a)} – {area(one.b)}", one.source)
            for one in model.links
        ),
        *(
            Origin("country", one.key, called(one), one.source)
            for one in model.countries[:FIRST_DETACHABLE]
        ),
        *(Origin("corps", one.key, one.name, one.source) for one in model.corps),
        *(Origin("card", one.key, titles[one.key].name, one.source) for one in model.cards),
        *(Origin("scenario", one.key, one.key, one.source) for one in model.scenarios),
        *(
            Origin(
                "placed",
                f"{one.scenario}-{one.area}",
                f"{one.scenario}, {area(one.area)}",
                one.source,
            )
            for one in model.stacks
        ),
        *_rows("battle-row", model.battle_rows, texts),
        *_rows("march-row", model.march_rows, texts),
        *_rows("winter-row", model.winter_rows, texts),
        *(
            Origin(
                "figures", one.key, texts.say(f"record-{one.kind.replace('_', '-')}"), one.source
            )
            for one in read
            if one.kind in FIGURES
        ),
    ]


def _rows(kind: str, rows: Iterable[Row], texts: Catalogue) -> list[Origin]:
    """The rows of a table, each called by the number from which it holds."""
    return [
        Origin(kind, str(row.low), texts.say("record-row", {"low": row.low}), row.source)
        for row in rows
    ]
