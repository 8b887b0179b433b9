"""Every text that the terminal asks for exists in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import grognard.cli
from grognard.cli.commands import AFTER, BEFORE
from grognard.kernel import registry
from grognard.kernel.text import LANGUAGES
from grognard.players import NAMES

ASKED = re.compile(r"""\bui\(\s*["']([a-z-]+)["']""")


def asked() -> set[str]:
    """The keys in the sources of the terminal."""
    sources = Path(grognard.cli.__file__).parent.glob("*.py")
    found = {key for source in sources for key in ASKED.findall(source.read_text("utf-8"))}
    return {f"ui-{key}" for key in (*found, *(f"help-{name}" for name in (*BEFORE, *AFTER)))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_missing(language: str) -> None:
    texts = registry.game("waterloo").texts(language)
    assert len(asked()) > 60
    players = {f"player-{name}" for name in (*NAMES, "human")}
    assert sorted(key for key in asked() | players if not texts.has(key)) == []
