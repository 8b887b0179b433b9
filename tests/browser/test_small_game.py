"""The small game of the tests on the page: areas, stacks, cards and windows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from browsing import PHONE, TWO, click_town, expect, gone, heard, lift, typed
from test_access import Inspector
from test_keys import focuses, tab_to
from test_languages import everything

SEED = 24  # with it red is dealt scouts, and blue a storm
SAME_DEAL = (
    f"from grognard.kernel import journal\njournal.seed_bytes = lambda _: bytes([{SEED}]) * 32"
)
KEYS = re.compile(
    r"\b(?:ui|step|ask|verb|track|deck|side|seat|kind|mark|card|panel|turn|aside|edition)-[a-z]+"
    r"|\b(?:red|blue)_\w+|\b(?:haste|storm|ambush|scouts|feast)_\d|\bp\d+\b"
)


@pytest.fixture(scope="module")
def dealing(serving: Any) -> Iterator[str]:
    """A server that deals every game alike."""
    with serving(SAME_DEAL) as address:
        yield address


def begun(one: Any, button: int = TWO) -> Any:
    """A table of the game, by the start page."""
    page = one.start()
    page.click('[data-game="provinces"]')
    page.get_by_role("radio", name="Dealt").check()
    page.get_by_label("New rules").check()
    page.locator(".bigs .big").nth(button).click()
    return page


def card(page: Any, name: str) -> Any:
    """A card in the hand."""
    return page.locator(".hand-card", has_text=name)


def said(page: Any, words: str) -> None:
    """The log tells something."""
    page.locator(".log .said", has_text=words).first.wait_for()


def choose(page: Any, place: str, *pieces: str) -> None:
    """Some pieces of a stack, on its fan; a click on the stack chooses all of them."""
    page.locator(f'[data-stack="{place}"]').click()
    page.locator(".bar .choose-none").click()
    for piece in pieces:
        page.locator(f'.board-fan [data-piece="{piece}"]').click()
        page.locator(f'.board-fan [data-piece="{piece}"][aria-pressed="true"]').wait_for()


def test_a_turn_by_mouse_and_what_axe_says(visit: Any, dealing: str) -> None:
    """A card, companies left behind, an area entered, a window passed, discards looked through."""
    page = begun(visit(dealing))
    lift(page)
    inspector = Inspector(page)
    expect(page.locator(".when")).to_have_text("Turn 1")
    expect(page.locator(".done")).to_contain_text("Rest")
    expect(page.locator(".done")).not_to_contain_text("Orders")
    card(page, "Scouts").locator(".use", has_text="Play").click()
    said(page, "Red plays Scouts.")
    expect(page.locator(".hands")).to_contain_text("Storm")
    page.click(".piles")
    expect(page.locator('.decks [data-deck="discards"] li b')).to_have_text(["Scouts"])
    inspector.look("piles")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    gone(page, ".decks")
    choose(page, "p70", "red_horse_3", "red_horse_6")
    page.locator(".do", has_text="Leave behind (2)").first.click()
    page.locator('.board-fan [aria-label*="stays behind"]').nth(1).wait_for()
    page.keyboard.press("Escape")
    page.locator('[data-stack="p70"]').click()
    expect(page.locator('.board .target[aria-label*="empty, can be chosen"]')).to_have_count(6)
    inspector.look("a stack chosen")
    click_town(page, "p50")
    lift(page)
    window = page.locator(".window")
    expect(window).to_contain_text("Captain 0 sets out for Province 50")
    inspector.look("a window")
    window.locator(".pass").click()
    said(page, "Captain 0 goes from Province 70 to Province 50.")
    expect(page.locator('.target[data-place="p70"]')).to_have_attribute(
        "aria-label", re.compile("2 red companies")
    )
    assert inspector.found == []


def test_a_turn_by_keys_and_an_answer(visit: Any, dealing: str) -> None:
    """A card by its number, an area by the arrows, and a storm in answer: nothing moves."""
    page = begun(visit(dealing))
    lift(page)
    number = card(page, "Scouts").locator("kbd").inner_text()
    page.keyboard.press(number)
    expect(card(page, "Scouts").locator(".card-face")).to_be_focused()
    page.keyboard.press("Enter")
    said(page, "Red plays Scouts.")
    tab_to(page, '[data-place="p70"]')
    focuses(page, "Province 70")
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.matches('.board-fan button')")
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement.dataset.place === 'p70'")
    page.keyboard.press("ArrowLeft")
    focuses(page, "Province 69: empty, can be chosen")
    page.keyboard.press("Enter")
    lift(page)
    expect(page.locator(".window")).to_contain_text("Province 69")
    page.keyboard.press("1")
    expect(card(page, "Storm").locator(".card-face")).to_be_focused()
    page.keyboard.press("Enter")
    said(page, "Blue plays Storm.")
    heard(page, "Turn 2: Blue.")
    gone(page, ".window")


def test_a_move_and_a_card_on_a_phone(visit: Any, dealing: str) -> None:
    """With a finger."""
    one = visit(dealing, **PHONE)
    page = begun(one)
    lift(page)
    clipped = page.evaluate(
        "[...document.querySelectorAll('.card-text')]"
        ".filter(t => t.scrollHeight > t.clientHeight + 1).map(t => t.textContent)"
    )
    assert clipped == []
    card(page, "Scouts").locator(".use").tap()
    expect(page.locator(".hands")).to_contain_text("Storm")
    page.locator('[data-stack="p70"]').tap()
    page.locator('.board-fan [data-piece="red_captain_0"][aria-pressed="true"]').wait_for()
    page.locator('.target[data-place="p50"] .target-hit').tap()
    page.locator(".curtain").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


def test_every_language_has_its_words(visit: Any, dealing: str) -> None:
    """No key stands where a text should."""
    page = begun(visit(dealing))
    lift(page)
    typed(page, "play scouts_3")
    names = {"fr": "Éclaireurs", "es": "Exploradores", "en": "Scouts"}
    for language, name in names.items():
        page.click(f'.more .languages [lang="{language}"]')
        page.locator(".log .said", has_text=name).first.wait_for()
        for key, there in {"t": ".twin", "a": ".list"}.items():
            page.keyboard.press(key)
            page.locator(there).wait_for()
            page.locator(".list code").evaluate_all("all => all.forEach(one => one.remove())")
            assert KEYS.findall(everything(page)) == []
            page.keyboard.press("Escape")
            if there == ".twin":
                page.keyboard.press("t")
