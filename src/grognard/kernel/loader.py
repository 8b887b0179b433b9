"""From the records of a game's data files to its typed values, with all that is wrong in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from grognard.kernel.data import Fields, Place, Problem, TomlTables, suggestion

_T = TypeVar("_T")


class Loader:
    """Reads tables record by record and gathers all that is wrong.

    `files` names the file of each `[[table]]`, `numbers` the file of the single `[tables]`.
    """

    def __init__(self, tables: TomlTables, files: Mapping[str, str], numbers: str) -> None:
        self.tables = tables
        self.problems = tables.problems
        self.references = tables.ids("reference")
        self._files = files
        self._numbers = numbers
        self._misread = {Path(problem.file).name for problem in tables.problems}
        self._known = list(files)

    def table(self, name: str, read: Callable[[Fields, int], _T]) -> dict[str, _T]:
        """Reads the records of a table, leaving out the broken ones."""
        found = {}
        for n, record in enumerate(self.tables.all(name)):
            fields = Fields(record, self.problems)
            value = read(fields, n)
            if fields.done():
                found[record.key] = value
        if not self.tables.all(name) and self._files[name] not in self._misread:
            self.about(name, f"there is no [[{name}]] record; restore the file")
        return found

    def numbers(self, name: str, low: int, high: int, *fields: str) -> list[int]:
        """The whole numbers of one of the single tables."""
        self._known.append(name)
        record = self.tables.find(name, name)
        if record is None:
            if self._numbers not in self._misread:
                message = f"the table [{name}] is missing; restore it"
                self.problems.append(Problem(self._numbers, 0, message))
            return [low] * len(fields)
        taken = Fields(record, self.problems)
        values = [taken.integer(field, low, high) for field in fields]
        taken.source(self.references)
        taken.done()
        return values

    def read_references(self) -> None:
        """The public sources that the other files cite."""
        self.table("reference", lambda fields, _n: fields.text("key") + fields.text("what"))

    def refuse_unknown_tables(self) -> None:
        """To be called when every table has been read."""
        for name, records in self.tables.records.items():
            if name not in self._known:
                message = f'unknown table "{name}"{suggestion(name, self._known)}'
                self.problems += [record.place.problem(message) for record in records]

    def sound(self, *files: str) -> bool:
        """Whether nothing is wrong in these files, so that they can be checked as a whole."""
        return not {Path(problem.file).name for problem in self.problems} & set(files)

    def fail(self, table: str, key: str, name: str, message: str) -> None:
        """Something is wrong with a field of a record."""
        place = self.place(table, key, name)
        self.problems.append(place.problem(f'{table} "{key}": {message}'))

    def about(self, table: str, message: str) -> None:
        """Something is wrong with a table as a whole."""
        self.problems.append(Problem(self._files[table], 0, message))

    def place(self, table: str, key: str, name: str) -> Place:
        """Where a field of a record stands."""
        record = self.tables.find(table, key)
        return record.at(name) if record else Place(self._files[table], 0)
