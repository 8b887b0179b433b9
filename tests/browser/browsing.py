"""What a player does on the page, in words."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
expect = api.expect

PATIENCE = 60.0  # seconds, on a busy machine
FRENCH, ALLIED, TWO, THREE = range(4)  # the large buttons of the start page
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def typed(page: Any, action: str) -> None:
    """An action in notation, carried out; on a phone one types where all is told in words."""
    tab = page.locator('.tabs [aria-pressed="true"]')
    phone = tab.is_visible() and tab.get_attribute("data-tab")
    if phone:
        page.click('[data-tab="twin"]')
    page.fill("#typed", action)
    page.press("#typed", "Enter")
    expect(page.locator("#typed")).to_have_value("")
    if phone:
        page.click(f'[data-tab="{phone}"]')


def done(page: Any) -> None:
    """Ends the step."""
    page.locator('[data-action="done"]').click()


def names_of(page: Any, army: str) -> list[str]:
    """The names of an army's units in English, as the server prints them."""
    pieces = page.evaluate(
        "fetch('/api/games/waterloo/pieces?lang=en').then(r => r.json()).then(p => p.pieces)"
    )
    return [piece["short"] for piece in pieces.values() if piece["side"] == army]


def told(page: Any, names: list[str]) -> list[str]:
    """Those of the names that stand anywhere on the page, visible or not."""
    text = page.locator("body").inner_html()
    return [name for name in names if name in text]


def click_town(page: Any, town: str) -> None:
    """A click on the middle of a town."""
    page.locator(f'.target[data-place="{town}"] .target-hit').click()


def set_out(page: Any) -> None:
    """Yes, by the way that is shown."""
    page.locator(".journey .go").click()


def spoken(page: Any, town: str, words: str) -> None:
    """A screen reader says this of a town, among other things."""
    said = re.compile(re.escape(words))
    expect(page.locator(f'.target[data-place="{town}"]')).to_have_attribute("aria-label", said)


def heard(page: Any, words: str) -> None:
    """A screen reader was told this last, among other things."""
    expect(page.locator(".heard")).to_contain_text(words)


def gone(page: Any, found: str) -> None:
    """Nothing of the kind is there, or it goes."""
    expect(page.locator(found)).to_have_count(0)


def skip(page: Any) -> None:
    """Ends the film of what happened meanwhile, if there is one."""
    page.wait_for_selector(".film .skip, .task:not(.looking-back)")
    if page.locator(".film .skip").count():
        page.locator(".film .skip").click()
    page.wait_for_selector(".task:not(.looking-back)")


def lift(page: Any) -> None:
    """Sits down behind the curtain and skips the film."""
    page.click(".curtain .big")
    page.wait_for_selector(".board .target", state="attached")
    skip(page)


def until(page: Any, right: Callable[[], object]) -> None:
    """Waits for something that no page shows."""
    end = time.monotonic() + PATIENCE
    while not right():
        assert time.monotonic() < end, "it never came"
        page.wait_for_timeout(50)  # the browser's events go on meanwhile


def beginning(*position: str | int) -> Any:
    """A fixture: the address of a server where games of europe begin so (`europe_tables.offer`)."""

    @pytest.fixture(scope="module")
    def address(serving: Any) -> Iterator[str]:
        with serving(f"from europe_tables import offer; offer{position!r}") as found:
            yield found

    return address


def imported(visitor: Any, journal: Any, folder: Path, **seats: str) -> Any:
    """The page at a table that goes on from a journal; one person holds every seat not named."""
    file = folder / "game.journal"
    journal.save(file)
    wish = {
        "journal": file.read_text("utf-8"),
        "after": len(journal.entries),
        "seats": {**dict.fromkeys(journal.state.view(None)["seats"], "me"), **seats},
    }
    page = visitor.go(visitor.made(wish, "tables/import"))
    if seats:
        page.wait_for_selector(".board .target")
        skip(page)
    else:
        lift(page)
    return page
