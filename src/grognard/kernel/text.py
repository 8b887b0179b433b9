"""The catalogue of texts: one Fluent file for each language, for every front end."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    CallArguments,
    Message,
    MessageReference,
    SelectExpression,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "fr", "es")
MOST_KEPT = 10_000  # forms of sentences; then all are forgotten: any numbers may be in them
MARK = "\ue000"  # stands before and after the name of a word that is to be put in


class Deciding(Visitor):
    """Finds the parameters of a text that decide on its wording, not merely stand in it."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.inside = False
        self.whole = True  # nothing of it stands elsewhere

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """A parameter."""
        if self.inside:
            self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        """A choice."""
        self._within(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_CallArguments(self, node: CallArguments) -> None:  # noqa: N802
        """What a function makes something of."""
        for argument in (*node.positional, *node.named):
            self._within(argument)

    def visit_MessageReference(self, _node: MessageReference) -> None:  # noqa: N802
        """Another text."""
        self.whole = False

    def visit_TermReference(self, _node: TermReference) -> None:  # noqa: N802
        """A term."""
        self.whole = False

    def _within(self, node: Any) -> None:
        before, self.inside = self.inside, True
        self.visit(node)
        self.inside = before


class Catalogue:
    """The texts of the kernel and of one game in one language; the game may say it otherwise."""

    def __init__(self, packages: tuple[str, ...], language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self._deciding: dict[str, set[str]] = {}  # only of texts that are whole in themselves
        self._forms: dict[tuple[str, ...], list[str]] = {}
        for package in packages:
            folder = files(package).joinpath("text")
            for name in (f"{language}.ftl", f"rules.{language}.ftl"):
                file = folder.joinpath(name)
                if file.is_file():
                    self._add(file.read_text("utf-8"))

    def _add(self, text: str) -> None:
        resource = FluentResource(text)
        self.bundle.add_resource(resource, allow_overrides=True)
        for entry in resource.body:
            if isinstance(entry, Message):
                found = Deciding()
                found.visit(entry)
                if found.whole:
                    self._deciding[entry.id.name] = found.names

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return bool(self.bundle.has_message(key))

    def say(self, key: str, params: Mapping[str, Any] | None = None) -> str:
        """The text with this key; a key without text is shown as it is, so the gap is seen.

        Fluent makes the form of a sentence once; words that decide on nothing are then put in.
        """
        if not params:
            return "".join(self._form((key,), {}, {}))
        deciding = self._deciding.get(key)
        words: dict[str, str] = {}
        asked = [key]
        for name, value in params.items():
            if type(value) is str and deciding is not None and name not in deciding:
                words[name] = value
                asked.append(name)
            elif type(value) is str and MARK in value:
                return self._put(key, dict(params))  # nobody types that in good faith
            else:
                asked.append(f"{name} {value!r}")
        parts = self._form(tuple(asked), params, words)
        if len(parts) > 1:
            parts = [words[part] if n % 2 else part for n, part in enumerate(parts)]
        return "".join(parts)

    def _form(
        self, asked: tuple[str, ...], params: Mapping[str, Any], words: Mapping[str, str]
    ) -> list[str]:
        """A text in parts: what stands, and between it the names of words to be put in.

        `asked` is its key and whatever decides on the form.
        """
        form = self._forms.get(asked)
        if form is None:
            if len(self._forms) >= MOST_KEPT:
                self._forms.clear()
            marked = {name: f"{MARK}{name}{MARK}" for name in words}
            form = self._forms[asked] = self._put(asked[0], {**params, **marked}).split(MARK)
        return form

    def _put(self, key: str, params: dict[str, Any]) -> str:
        if not self.bundle.has_message(key):
            return key
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return key
        text, _errors = self.bundle.format_pattern(pattern, params)
        return str(text)


@cache
def catalogue(packages: tuple[str, ...], language: str) -> Catalogue:
    """The catalogue for a language; English where the language is not spoken here."""
    return Catalogue(packages, language if language in LANGUAGES else "en")
