"""Where the data of a game come from: stated in the rules, found elsewhere, or reconstructed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib.resources import files
from typing import Annotated, Any

from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter
from msgspec import Struct

from grognard.kernel import registry
from grognard.kernel.data import cited
from grognard.kernel.game import Game

MARKS = "SWR"
RULE = re.compile(r"\b\d+\.\d+\b")


class Reference(Struct):
    """A public source, as the data cite it."""

    key: str
    what: str


class SourceOf(Struct):
    """A record of the data, and where it comes from; `note` is in the words of the data files."""

    kind: str
    key: str
    name: str
    marks: list[str]
    rules: list[str]
    references: list[str]
    note: str


class Sources(Struct):
    """Everything that is known about the origin of a game's data."""

    records: list[SourceOf]
    references: list[Reference]


def sources(game: Game, language: str) -> Sources:
    """The origin of every record of a game."""
    model: Any = getattr(game, "model", None)
    records = [
        _source_of(kind, record, model, language)
        for kind, record in _records(model)
        if record.source[:1] in MARKS
    ]
    return Sources(records, _references(game))


def _records(model: Any) -> Iterator[tuple[str, Any]]:
    for field in fields(model) if is_dataclass(model) else ():
        values = getattr(model, field.name)
        for record in values if isinstance(values, tuple) else ():
            if hasattr(record, "source"):
                yield type(record).__name__.lower(), record


def _source_of(kind: str, record: Any, model: Any, language: str) -> SourceOf:
    note = record.source
    return SourceOf(
        kind=kind,
        key=_key(record),
        name=_name(record, model, language),
        marks=[mark for mark in MARKS if re.search(rf"\b{mark}\d*\b", note)],
        rules=RULE.findall(note) if note.startswith("S") else [],
        references=list(cited(note)),
        note=note,
    )


def _key(record: Any) -> str:
    found = (getattr(record, name, None) for name in ("key", "id", "number"))
    return str(next(value for value in found if value is not None))


def _name(record: Any, model: Any, language: str) -> str:
    names = getattr(record, "names", None)
    if names is not None:
        return str(names.get(language, names["en"]))
    if hasattr(record, "a"):
        ends = (model.towns[record.a], model.towns[record.b])
        return " – ".join(str(town.names.get(language, town.names["en"])) for town in ends)
    return str(record.number)


def _references(game: Game) -> list[Reference]:
    file = files(game.package) / "data" / "sources.toml"
    if not file.is_file():
        return []
    read = tomllib.loads(file.read_text("utf-8"))
    return [Reference(one["key"], one["what"]) for one in read.get("reference", [])]


@get("/games/{game:str}/sources")
async def get_sources(
    game: Annotated[str, PathParameter(max_length=40)], language: NamedDependency[str]
) -> Sources:
    """Which data are stated, found or reconstructed."""
    return sources(registry.game(game), language)
