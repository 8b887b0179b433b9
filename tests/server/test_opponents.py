"""Which computer players can be had at a table."""

from __future__ import annotations

from typing import Any

import pytest
from visiting import Visitor

from grognard.players import NAMES, STYLES, player

GOOD = (
    *NAMES,
    *(f"{level}:{style}" for level in ("captain", "marshal") for style in STYLES),
    *("time:1", "time:30", "time:5:bold"),
    *("captain:ponder", "marshal:bold:ponder", "time:30:cautious:ponder"),
)
BAD = (
    *("", "general", "captain:", "captain:drunk", "captain:bold:bold", "recruit:bold"),
    *("greedy:bold", "time", "time:", "time:0", "time:31", "time:1.5", "time:-1", "time:5:drunk"),
    *("recruit:ponder", "greedy:ponder", "captain:ponder:bold", "search:200:ponder"),
    *("search:200", "search:1000000", "time:600", "Captain", "captain:Bold"),
)


@pytest.mark.parametrize("name", GOOD)
def test_levels_styles_and_times(ann: Visitor, name: str) -> None:
    """The table shows which computer plays; none is asked before the French have moved."""
    table = ann.new_table("me", f"computer:{name}")
    seats = {seat["seat"]: seat for seat in ann.see(table)["seats"]}
    assert (seats["allied"]["who"], seats["allied"]["player"]) == ("computer", name)
    assert player(name, 1)


@pytest.mark.parametrize("name", BAD)
def test_nobody_else(ann: Visitor, name: str) -> None:
    """Neither unknown ones nor those that would keep the server busy."""
    wish: Any = {"game": "waterloo", "seats": {"french": "me", "allied": f"computer:{name}"}}
    ann.post("/tables", wish, 422)
    table = ann.new_table("me", "open")
    version = ann.see(table, "french")["version"]
    offer = {"seat": "french", "kind": "substitute", "version": version}
    ann.post(f"/tables/{table}/offers", {**offer, "detail": f"computer:{name}"}, 422)


def test_a_style_may_take_over(ann: Visitor) -> None:
    """A substitute is chosen among the same players."""
    table = ann.new_table("me", "me")
    version = ann.see(table, "french")["version"]
    wish = {"seat": "allied", "kind": "substitute", "version": version}
    shown = ann.post(f"/tables/{table}/offers", {**wish, "detail": "computer:time:2:cautious"})
    assert [seat["player"] for seat in shown["seats"]] == [None, "time:2:cautious"]


def test_the_page_is_told_what_to_offer(ann: Visitor) -> None:
    facts = ann.facts()
    assert facts["players"][0] == "captain"
    assert facts["styles"] == list(STYLES)
    assert set(facts["thinkers"]) < set(facts["players"])
    assert facts["seconds"] == [1, 30]
