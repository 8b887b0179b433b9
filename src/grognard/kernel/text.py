"""The catalogue of texts: one Fluent file for each language, for every front end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "es")


class Catalogue:
    """The texts of the kernel and of one game in one language."""

    def __init__(self, packages: tuple[str, ...], language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            folder = files(package).joinpath("text")
            for name in (f"{language}.ftl", f"rules.{language}.ftl"):
                file = folder.joinpath(name)
                if file.is_file():
                    self.bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, params: Mapping[str, Any] | None = None) -> str:
        """The text with this key; a key without text is shown as it is, so the gap is seen."""
        if not self.bundle.has_message(key):
            return key
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return key
        text, _errors = self.bundle.format_pattern(pattern, dict(params or {}))
        return str(text)


@cache
def catalogue(packages: tuple[str, ...], language: str) -> Catalogue:
    """The catalogue for a language; English where the language is not spoken here."""
    return Catalogue(packages, language if language in LANGUAGES else "en")
