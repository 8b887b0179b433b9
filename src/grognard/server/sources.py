"""Where the data of a game come from: stated in the rules, found elsewhere, or reconstructed."""

from __future__ import annotations

import re
import tomllib
from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import PathParameter
from msgspec import Struct

from grognard.kernel import registry
from grognard.kernel.data import Origin, cited
from grognard.kernel.game import Game

MARKS = "SWR"
RULE = re.compile(r"\b\d+(?:(?:\.\d+)+(?: [A-K]\b)?| [A-K]\b)")  # 5.3, 2.2.1 F, 14 B


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
    records = [_source_of(one) for one in game.records(language) if one.source[:1] in MARKS]
    return Sources(records, _references(game))


def _source_of(record: Origin) -> SourceOf:
    note = record.source
    return SourceOf(
        kind=record.kind,
        key=record.key,
        name=record.name,
        marks=[mark for mark in MARKS if re.search(rf"\b{mark}\d*\b", note)],
        rules=RULE.findall(note) if note.startswith("S") else [],
        references=list(cited(note)),
        note=note,
    )


def _references(game: Game) -> list[Reference]:
    folder = game.data_folder()
    file = None if folder is None else folder.joinpath("sources.toml")
    if file is None or not file.is_file():
        return []
    read = tomllib.loads(file.read_text("utf-8"))
    return [Reference(one["key"], one["what"]) for one in read.get("reference", [])]


@get("/games/{game:str}/sources")
async def get_sources(
    game: Annotated[str, PathParameter(max_length=40)], language: NamedDependency[str]
) -> Sources:
    """Which data are stated, found or reconstructed."""
    return sources(registry.game(game), language)
