"""Reads a game's TOML files into records that know their file and line."""

from __future__ import annotations

import datetime
import difflib
import hashlib
import json
import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path

_HEADER = re.compile(
    r"^\s*\[\[?\s*([A-Za-z0-9_-]+)\s*(?:\.\s*([A-Za-z0-9_-]+)[^\]]*)?\]\]?\s*(?:#.*)?$"
)
_FIELD = re.compile(r"^\s*\"?([A-Za-z0-9_-]+)\"?\s*[.=]")
_FENCE = re.compile(r"\"\"\"|'''")
_TOML_LINE = re.compile(r"\s*\(at line (\d+), column \d+\)$")
_KEY = re.compile(r"[a-z][a-z0-9_]*")
_SOURCE = re.compile(r"(S|W\d+|R)(?![A-Za-z0-9])")
_CITED = re.compile(r"\bW\d+\b")

#: Fields and tables that explain the data and never change what happens in a game.
NOTES = ("source",)
NOTE_TABLES = ("reference",)


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong in a data file, said to the person who wrote it."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.message}"


class DataError(Exception):
    """Data that cannot be used, with everything that is wrong in it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = list(problems)


@dataclass(frozen=True, slots=True)
class Place:
    """A line of a file."""

    file: str
    line: int

    def problem(self, message: str) -> Problem:
        """A problem at this place."""
        return Problem(self.file, self.line, message)


@dataclass(slots=True)
class Record:
    """One `[[table]]` entry or one single `[table]`, with the place of each of its fields."""

    table: str
    key: str
    place: Place
    values: dict[str, object]
    places: dict[str, Place] = field(default_factory=dict)

    def at(self, name: str) -> Place:
        """Where a field stands; the head of the record if it has none."""
        return self.places.get(name, self.place)

    def __str__(self) -> str:
        return f"[{self.table}]" if self.key == self.table else f'{self.table} "{self.key}"'


@dataclass(slots=True)
class TomlTables:
    """All records by table, in the order of the files, and what went wrong while reading them."""

    records: dict[str, list[Record]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)

    def all(self, table: str) -> list[Record]:
        """The records of a table; none if there is no such table."""
        return self.records.get(table, [])

    def ids(self, table: str) -> dict[str, int]:
        """The position of each record of a table, by key."""
        return {record.key: n for n, record in enumerate(self.all(table))}

    def find(self, table: str, key: str) -> Record | None:
        """The record with this key."""
        return next((record for record in self.all(table) if record.key == key), None)


def load_tables(
    folder: Traversable | Path,
    override: Path | None = None,
    identity: Mapping[str, tuple[str, ...]] | None = None,
) -> TomlTables:
    """Read every TOML file of a folder, then the corrections of an override folder.

    `identity` names the fields that tell the records of a table apart, where that is not `key`;
    several fields count in either order.
    """
    reader = _Reader(identity or {})
    files = _toml_files(folder)
    for name, file in files.items():
        for record in reader.read(file, name):
            reader.add(record)
    if override is not None:
        _override(reader, override, list(files))
    return reader.tables


def data_version(tables: TomlTables) -> str:
    """Twelve hex digits that change when a value changes, whatever its sources and layout."""
    values = {
        name: [_plain(record.values) for record in records]
        for name, records in tables.records.items()
        if records and name not in NOTE_TABLES
    }
    text = json.dumps(values, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


@dataclass(frozen=True, slots=True)
class Origin:
    """A record of a game's data: what it is called, and where it comes from."""

    kind: str
    key: str
    name: str
    source: str


def origins(folder: Traversable | Path, language: str) -> list[Origin]:
    """The records of a folder that say where they come from."""
    return [
        Origin(table, record.key, _called(record, language), str(record.values["source"]))
        for table, records in load_tables(folder).records.items()
        for record in records
        if "source" in record.values
    ]


def _called(record: Record, language: str) -> str:
    name = record.values.get("name", record.key)
    return str(name.get(language, name.get("en")) if isinstance(name, dict) else name)


def cited(text: str) -> list[str]:
    """The references (W1, W2 ...) that a source text names."""
    return _CITED.findall(text)


def suggestion(word: str, known: Collection[str]) -> str:
    """A hint at the known word that was probably meant, or nothing."""
    close = difflib.get_close_matches(word, known, 1)
    return f'; did you mean "{close[0]}"?' if close else ""


class Fields:
    """Takes the fields of one record, adding a problem for each that is not as it should be."""

    def __init__(self, record: Record, problems: list[Problem]) -> None:
        self.record = record
        self._problems = problems
        self._before = len(problems)
        self._known: list[str] = []

    def fail(self, name: str, message: str) -> None:
        """Add a problem at the line of a field."""
        self._problems.append(self.record.at(name).problem(f"{self.record}: {message}"))

    def text(self, name: str, default: str | None = None) -> str:
        """A text that is not empty, unless left out."""
        value = self._take(name, default is None)
        if value is None:
            return default or ""
        if isinstance(value, str) and value:
            return value
        self._wrong(name, "a text in quotes", value)
        return ""

    def key(self, name: str = "key") -> str:
        """A key that people can type: small letters, digits and underscores."""
        value = self.text(name)
        if value and not _KEY.fullmatch(value):
            self.fail(name, f'"{value}" is no key; use a-z, 0-9 and _, beginning with a letter')
        return value

    def integer(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from low to high."""
        value = self._take(name, default is None)
        if value is None:
            return low if default is None else default
        if not isinstance(value, int) or isinstance(value, bool):
            self._wrong(name, "a whole number", value)
            return low
        if not low <= value <= high:
            self.fail(name, f"{name} is {value}; it must be from {low} to {high}")
        return value

    def number(self, name: str, low: float, high: float) -> float:
        """A number from low to high."""
        value = self._take(name, True)
        if value is None:
            return low
        if not isinstance(value, int | float) or isinstance(value, bool):
            self._wrong(name, "a number", value)
            return low
        if not low <= value <= high:
            self.fail(name, f"{name} is {value}; it must be from {low:g} to {high:g}")
        return float(value)

    def flag(self, name: str, default: bool | None = None) -> bool:
        """True or false."""
        value = self._take(name, default is None)
        if value is None:
            return bool(default)
        if not isinstance(value, bool):
            self._wrong(name, "true or false", value)
        return value is True

    def date(self, name: str) -> str:
        """A date, as 1815-06-18."""
        value = self._take(name, True)
        if value is None:
            return ""
        if isinstance(value, datetime.date) and not isinstance(value, datetime.datetime):
            return value.isoformat()
        self._wrong(name, "a date without quotes, such as 1815-06-18", value)
        return ""

    def choice(self, name: str, options: Sequence[str], default: int | None = None) -> int:
        """The position of a word among the allowed words."""
        value = self._take(name, default is None)
        if value is None:
            return 0 if default is None else default
        return self._position(name, value, options)

    def choices(self, name: str, options: Sequence[str]) -> tuple[int, ...]:
        """The positions of a list of words among the allowed words."""
        value = self._take(name, True)
        if value is None:
            return ()
        if not isinstance(value, list):
            self._wrong(name, 'a list, such as ["' + '", "'.join(options) + '"]', value)
            return ()
        return tuple(self._position(name, item, options) for item in value)

    def lines(self, name: str) -> tuple[str, ...]:
        """A list of texts, empty if left out."""
        value = self._take(name, False)
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self._wrong(name, "a list of texts", value)
            return ()
        return tuple(value)

    def integers(self, name: str, count: int, low: int, high: int) -> tuple[int, ...]:
        """A list of so many whole numbers from low to high."""
        value = self._take(name, True)
        if value is None:
            return (low,) * count
        if not isinstance(value, list) or len(value) != count:
            self._wrong(name, f"a list of {count} whole numbers", value)
            return (low,) * count
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or not low <= item <= high:
                self.fail(name, f"{name} holds {_shown(item)}; it must be from {low} to {high}")
                return (low,) * count
        return tuple(value)

    def references(self, name: str, ids: Mapping[str, int], what: str) -> tuple[int, ...]:
        """The ids of the records that a list of keys names."""
        value = self._take(name, True)
        if not isinstance(value, list):
            if value is not None:
                self._wrong(name, "a list of keys in quotes", value)
            return ()
        for item in value:
            if item not in ids:
                hint = suggestion(str(item), ids)
                self.fail(name, f'there is no {what} "{item}"{hint}')
        return tuple(ids[item] for item in value if item in ids)

    def reference(self, name: str, ids: Mapping[str, int], what: str) -> int:
        """The id of the record that a key names; any key will do if there are no records."""
        value = self.text(name)
        if value and ids and value not in ids:
            self.fail(name, f'there is no {what} "{value}"{suggestion(value, ids)}')
        return ids.get(value, 0)

    def texts(self, name: str, keys: Sequence[str]) -> dict[str, str]:
        """A text for each of the keys (languages), and for no other."""
        value = self._take(name, True)
        if value is None:
            return {}
        if not isinstance(value, dict):
            self._wrong(name, "a table, such as { " + ' = "", '.join(keys) + ' = "" }', value)
            return {}
        for key in keys:
            if not isinstance(value.get(key), str) or not value[key]:
                self.fail(name, f'{name} lacks a text for "{key}"')
        for key in value:
            if key not in keys:
                self.fail(name, f'{name} has an unknown "{key}"; it may have {", ".join(keys)}')
        return {key: str(value.get(key, "")) for key in keys}

    def source(self, references: Collection[str]) -> str:
        """Where the record comes from: S, W with a number, or R, then a few words."""
        value = self.text("source")
        if value and not _SOURCE.match(value):
            hint = "begin it with S (rules), W and a number (public source) or R (reconstructed)"
            self.fail("source", f'the source "{value}" does not say its kind; {hint}')
        for name in cited(value):
            if references and name not in references:
                self.fail("source", f"the source {name} is not listed among the references")
        return value

    def done(self) -> bool:
        """Report the fields nobody asked for; true if nothing was wrong with the record."""
        for name in self.record.values:
            if name not in self._known:
                hint = suggestion(name, self._known) or "; remove it"
                self.fail(name, f'unknown field "{name}"{hint}')
        return len(self._problems) == self._before

    def _take(self, name: str, needed: bool) -> object:
        self._known.append(name)
        value = self.record.values.get(name)
        if value is None and needed:
            self.fail(name, f'the field "{name}" is missing; add a line "{name} = ..."')
        return value

    def _wrong(self, name: str, wanted: str, value: object) -> None:
        self.fail(name, f"{name} must be {wanted}, not {_shown(value)}")

    def _position(self, name: str, value: object, options: Sequence[str]) -> int:
        if isinstance(value, str) and value in options:
            return options.index(value)
        self._wrong(name, "one of " + ", ".join(f'"{option}"' for option in options), value)
        return 0


class _Reader:
    """Gathers the records of many files into tables."""

    def __init__(self, identity: Mapping[str, tuple[str, ...]]) -> None:
        self.tables = TomlTables()
        self._identity = identity

    def read(self, file: Traversable | Path, name: str) -> list[Record]:
        """The records of one file; none if it is not TOML."""
        raw = file.read_bytes()
        try:
            text = raw.decode()
            content = tomllib.loads(text)
        except UnicodeDecodeError as error:
            line = raw.count(b"\n", 0, error.start) + 1
            self._problem(Place(name, line), "this is not UTF-8 text; save the file as UTF-8")
            return []
        except tomllib.TOMLDecodeError as error:
            self._problem(*_syntax_error(name, text, str(error)))
            return []
        return self._records(content, _Outline(name, text))

    def add(self, record: Record) -> None:
        """Add a record, unless its table has one of the same key already."""
        first = self.tables.find(record.table, record.key)
        if first is None:
            self.tables.records.setdefault(record.table, []).append(record)
            return
        other = _difference(first, record, self._identifying(record.table))
        where = f"{first.place.file}:{first.place.line}"
        self._problem(
            record.place, f"{record} is listed twice, first at {where}{other}; keep one of them"
        )

    def correct(self, record: Record) -> None:
        """Merge a record of an override into the one it corrects."""
        known = self.tables.all(record.table)
        old = self.tables.find(record.table, record.key)
        if record.values.pop("remove", False) is True:
            self._remove(record, old)
        elif old is not None:
            self._merge(old, record)
        elif not known:
            tables = self.tables.records
            self._problem(
                record.place, f"no table [{record.table}]{suggestion(record.table, tables)}"
            )
        else:
            self._add_new(record, known)

    def _remove(self, record: Record, old: Record | None) -> None:
        if old is None:
            self._unknown(record)
        else:
            self.tables.records[record.table].remove(old)

    def _merge(self, old: Record, record: Record) -> None:
        for name, value in record.values.items():
            if name in self._identifying(record.table):
                continue
            before = old.values.get(name)
            if isinstance(before, dict) and isinstance(value, dict):
                value = before | value
            old.values[name] = value
            old.places[name] = record.at(name)

    def _add_new(self, record: Record, known: list[Record]) -> None:
        needed = set.intersection(*(set(old.values) for old in known))
        lacking = sorted(needed - set(record.values))
        if record.key == record.table:
            self._problem(record.place, f"write [[{record.table}]], with two brackets on each side")
        elif lacking:
            self._unknown(record, lacking)
        else:
            known.append(record)

    def _unknown(self, record: Record, lacking: Sequence[str] = ()) -> None:
        hint = suggestion(record.key, self.tables.ids(record.table))
        if not hint and lacking:
            hint = "; to add a new one, give it also: " + ", ".join(lacking)
        self._problem(record.place, f"there is no {record} to correct{hint}")

    def _records(self, content: dict[str, object], outline: _Outline) -> list[Record]:
        found = []
        for table, value in content.items():
            if isinstance(value, dict):
                found.append(outline.record(table, 0, value, table))
            elif isinstance(value, list) and all(isinstance(item, dict) for item in value):
                found += self._listed(table, value, outline)
            else:
                place = outline.place(table, 0)
                self._problem(
                    place, f'"{table}" stands outside any table; put it below a [[...]] line'
                )
        return found

    def _listed(
        self, table: str, values: list[dict[str, object]], outline: _Outline
    ) -> list[Record]:
        found = []
        for n, value in enumerate(values):
            parts = [value.get(name) for name in self._identifying(table)]
            if all(isinstance(part, str | int) and part != "" for part in parts):
                key = "-".join(sorted(str(part) for part in parts))
                found.append(outline.record(table, n, value, key))
            else:
                fields = " and ".join(self._identifying(table))
                self._problem(outline.place(table, n), f"this {table} has no {fields}; add it")
        return found

    def _identifying(self, table: str) -> tuple[str, ...]:
        return self._identity.get(table, ("key",))

    def _problem(self, place: Place, message: str) -> None:
        self.tables.problems.append(place.problem(message))


class _Outline:
    """Finds the lines of a file's tables and fields, which the TOML reader does not tell."""

    def __init__(self, file: str, text: str) -> None:
        self._file = file
        self._heads: dict[str, list[int]] = {}
        self._fields: dict[tuple[str, int], dict[str, int]] = {}
        table = ""
        for number, line in _lines_outside_strings(text):
            header = _HEADER.match(line)
            if header and not header[2]:
                table = header[1]
                self._heads.setdefault(table, []).append(number)
            elif header:
                self._note(header[1], header[2], number)
            elif match := _FIELD.match(line):
                self._note(table, match[1], number)

    def _note(self, table: str, name: str, number: int) -> None:
        if not table:
            self._heads.setdefault(name, []).append(number)
            return
        n = len(self._heads.get(table, [])) - 1
        self._fields.setdefault((table, n), {}).setdefault(name, number)

    def place(self, table: str, n: int) -> Place:
        """Where the n-th record of a table begins."""
        heads = self._heads.get(table, [1])
        return Place(self._file, heads[min(n, len(heads) - 1)])

    def record(self, table: str, n: int, values: dict[str, object], key: str) -> Record:
        """The n-th record of a table with its places."""
        lines = self._fields.get((table, n), {})
        places = {name: Place(self._file, lines[name]) for name in values if name in lines}
        return Record(table, key, self.place(table, n), values, places)


def _override(reader: _Reader, override: Path, names: list[str]) -> None:
    if not override.is_dir():
        message = "there is no such folder; create it or leave out the corrections"
        reader.tables.problems.append(Problem(str(override), 0, message))
        return
    for name, file in _toml_files(override).items():
        shown = str(override / name)
        if name not in names:
            message = f"no file of this name to correct; use {', '.join(names)}"
            reader.tables.problems.append(Problem(shown, 0, message))
            continue
        for record in reader.read(file, shown):
            reader.correct(record)


def _toml_files(folder: Traversable | Path) -> dict[str, Traversable | Path]:
    files: list[Traversable | Path] = list(folder.iterdir())
    return {file.name: file for file in sorted(files, key=_name) if file.name.endswith(".toml")}


def _name(file: Traversable | Path) -> str:
    return file.name


def _syntax_error(file: str, text: str, message: str) -> tuple[Place, str]:
    match = _TOML_LINE.search(message)
    line = int(match[1]) if match else max(1, len(text.splitlines()))
    short = _TOML_LINE.sub("", message).removesuffix(" (at end of document)")
    return Place(file, line), f"this line is not TOML: {short[:1].lower()}{short[1:]}"


def _lines_outside_strings(text: str) -> list[tuple[int, str]]:
    """The numbered lines that do not begin inside a text of several lines."""
    found = []
    fence = ""
    for number, line in enumerate(text.split("\n"), 1):
        if not fence:
            found.append((number, line))
        for mark in _FENCE.findall(line):
            fence = "" if fence == mark else fence or mark
    return found


def _difference(first: Record, second: Record, identifying: Collection[str]) -> str:
    names = sorted(first.values.keys() | second.values.keys())
    differing = [
        name
        for name in names
        if name not in (*identifying, *NOTES) and first.values.get(name) != second.values.get(name)
    ]
    return f" with another {' and '.join(differing)}" if differing else ""


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return {name: _plain(item) for name, item in value.items() if name not in NOTES}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value if isinstance(value, str | int | float) else str(value)


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'the text "{value}"' if value else "an empty text"
    if isinstance(value, dict):
        return "a table"
    return "a list" if isinstance(value, list) else str(value)
