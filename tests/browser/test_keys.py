"""The page without a mouse, and without eyes."""

from __future__ import annotations

from typing import Any

from browsing import FRENCH, expect, gone, heard, spoken


def tab_to(page: Any, found: str, key: str = "Tab") -> None:
    """Presses Tab until the focus is on something."""
    for _ in range(80):
        page.keyboard.press(key)
        if page.evaluate("found => document.activeElement.matches(found)", found):
            return
    raise AssertionError(f"Tab does not reach {found}")


FOCUSED = "(document.activeElement.ariaLabel ?? document.activeElement.textContent).trim()"


def focused(page: Any) -> str:
    """What a screen reader says of the place where the focus is."""
    return str(page.evaluate(FOCUSED))


def focuses(page: Any, words: str) -> None:
    """Waits until the focus is where a screen reader says this first."""
    page.wait_for_function(f"words => {FOCUSED}.startsWith(words)", arg=words)


def test_a_turn_with_keys_alone(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.wait_for_selector(".board .target")
    tab_to(page, '[data-place="beaumont"]')
    focuses(page, "Beaumont: 17 French blocks, can be chosen")
    outline = page.evaluate(
        "getComputedStyle(document.activeElement.querySelector('.target-focus')).stroke"
    )
    assert outline != "none"  # the focus can be seen
    page.keyboard.press("Enter")
    heard(page, "Orders go to the French army at Beaumont")
    heard(page, "Movement")
    page.wait_for_function("document.activeElement.matches('.board-fan button')")
    while not focused(page).startswith("Lefol"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator('.board-fan [data-piece="lefol"][aria-pressed="true"]').wait_for()
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement.dataset.place === 'beaumont'")
    page.keyboard.press("ArrowUp")  # along the road
    focuses(page, "Thuin: empty, can be chosen")
    page.keyboard.press("Enter")
    page.locator(".log .said", has_text="Lefol marches").wait_for()
    heard(page, "Lefol marches from Beaumont to Thuin.")
    spoken(page, "thuin", "a French block")
    page.keyboard.press("u")
    page.locator(".log .said", has_text="Lefol marches").wait_for(state="detached")
    page.keyboard.press("/")
    page.locator("#typed:focus").wait_for()
    page.keyboard.type("march lefol thuin")
    page.keyboard.press("Enter")
    page.locator(".log .said", has_text="Lefol marches").wait_for()
    tab_to(page, '[data-action="done"]', "Shift+Tab")
    assert "cannot be taken back" in page.evaluate("document.activeElement.innerHTML")
    page.keyboard.press("Enter")
    page.locator(".task:not(.mine)").wait_for()


def test_a_turn_in_words_alone(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.wait_for_selector(".board .target")
    page.keyboard.press("t")
    tab_to(page, ".twin input")
    page.keyboard.type("beau")
    tab_to(page, ".twin th button")
    page.keyboard.press("Enter")
    page.locator(".twin td button", has_text="Lefol").wait_for()
    while "Lefol" not in focused(page):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator('.twin [aria-pressed="true"]', has_text="Lefol").wait_for()
    tab_to(page, ".twin input", "Shift+Tab")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("thuin")
    tab_to(page, ".twin th button")
    page.keyboard.press("Enter")
    expect(page.locator(".twin td", has_text="Lefol")).to_be_visible()
    heard(page, "Lefol marches from Beaumont to Thuin.")


def test_keys_can_be_switched_off(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.wait_for_selector(".board .target")
    page.keyboard.press("a")
    page.locator(".list").wait_for()
    page.keyboard.press("Escape")
    gone(page, ".list")
    page.keyboard.press("?")
    page.locator(".help .choice", has_text="Keys are on").click()
    page.keyboard.press("Escape")
    page.locator(".help").wait_for(state="detached")
    for _ in range(2):
        page.keyboard.press("a")
        page.keyboard.press("t")
        page.keyboard.press("?")  # this one alone stays on, and proves that the others are past
        expect(page.locator(".help")).to_be_visible()
        gone(page, ".list, .twin")
        page.reload()
        page.wait_for_selector(".board .target")


def test_a_held_key_takes_the_pieces_away_and_another_shows_everything(visit: Any) -> None:
    page = visit(viewport={"width": 700, "height": 600}).table(FRENCH)
    page.wait_for_selector(".board .target")
    page.keyboard.down("h")
    expect(page.locator(".board .pieces")).not_to_be_visible()
    page.keyboard.up("h")
    expect(page.locator(".board .pieces")).to_be_visible()
    before = page.locator(".board-stage").get_attribute("style")
    page.keyboard.press("0")
    page.locator(".board.is-whole").wait_for()
    page.keyboard.press("0")
    page.locator(".board:not(.is-whole)").wait_for()
    expect(page.locator(".board-stage")).to_have_attribute("style", before)
