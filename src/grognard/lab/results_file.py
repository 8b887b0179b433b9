"""Results kept in a file while they come in: what they are of, then one line of JSON for each.

A run that was stopped goes on where it was: lines are only ever added, and a last line that was
cut short is dropped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

Line = dict[str, Any]


class ResultsFileError(Exception):
    """A file that cannot be gone on with; the message says why."""


class ResultsFile:
    """A file of results with the settings that they belong to."""

    def __init__(self, path: Path | str, settings: Mapping[str, Any]) -> None:
        self.path = Path(path)
        # As they come back from the file: tuples are lists there.
        self.settings: Line = json.loads(json.dumps(settings))
        self.lines: list[Line] = []
        try:
            self.file = self._opened()
        except OSError as error:
            raise ResultsFileError(f"{path} cannot be used: {error.strerror or error}.") from error

    def _opened(self) -> BinaryIO:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self.path.open("a+b")
        try:
            file.seek(0)
            sound = self._read(file.read())
            file.truncate(sound)
        except BaseException:
            file.close()
            raise
        if sound == 0:
            self.file = file
            self._write({"settings": self.settings})
        return file

    def _read(self, text: bytes) -> int:
        """Takes in the whole lines; how many bytes they are."""
        whole = text.rpartition(b"\n")[0]
        if not whole:
            if text and not text.startswith(b'{"settings"'[: len(text)]):
                raise ResultsFileError(f"{self.path} is not a file of results.")
            return 0
        first, *rest = (self._parsed(n, line) for n, line in enumerate(whole.split(b"\n"), 1))
        self._compare(first.get("settings"))
        self.lines = rest
        return len(whole) + 1

    def _parsed(self, number: int, line: bytes) -> Line:
        try:
            value = json.loads(line)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise ResultsFileError(f"{self.path}:{number}: this is not a line of results.")
        return value

    def _compare(self, kept: Any) -> None:
        if not isinstance(kept, dict):
            raise ResultsFileError(f"{self.path} is not a file of results.")
        names = sorted({*kept, *self.settings})
        other = [name for name in names if kept.get(name) != self.settings.get(name)]
        if other:
            told = "; ".join(
                f"{name} was {json.dumps(kept.get(name))}, is {json.dumps(self.settings.get(name))}"
                for name in other
            )
            raise ResultsFileError(
                f"{self.path} holds results of other settings ({told}). Name another file."
            )

    def add(self, line: Line) -> None:
        """One more result, safe from now on."""
        self.lines.append(line)
        self._write(line)

    def _write(self, line: Line) -> None:
        try:
            self.file.write(json.dumps(line).encode() + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise ResultsFileError(
                f"{self.path} cannot be written: {error.strerror or error}. What it holds is "
                "sound; make room, and run the same command again."
            ) from error

    def close(self) -> None:
        """Nothing more will be written."""
        self.file.close()
