"""What a player does on the page, in words."""

from __future__ import annotations

from typing import Any

FRENCH, ALLIED, TWO, THREE = range(4)  # the large buttons of the start page
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def typed(page: Any, action: str) -> None:
    """An action in notation, carried out."""
    before = page.locator(".log .entry").count()
    page.fill("#typed", action)
    page.press("#typed", "Enter")
    page.locator(".log .entry").nth(before).wait_for()


def done(page: Any) -> None:
    """Ends the step."""
    page.locator('[data-action="done"]').click()


def names_of(page: Any, army: str) -> list[str]:
    """The names of an army's units in English, as the server prints them."""
    units = page.evaluate(
        "fetch('/api/games/waterloo/pieces?lang=en').then(r => r.json()).then(p => p.units)"
    )
    return [unit["short"] for unit in units.values() if unit["army"] == army]


def told(page: Any, names: list[str]) -> list[str]:
    """Those of the names that stand anywhere on the page, visible or not."""
    text = page.locator("body").inner_html()
    return [name for name in names if name in text]


def click_town(page: Any, town: str) -> None:
    """A click on the middle of a town."""
    page.locator(f'.target[data-town="{town}"] .target-hit').click()


def spoken(page: Any, town: str) -> str:
    """What a screen reader says of a town."""
    return str(page.locator(f'.target[data-town="{town}"]').get_attribute("aria-label"))


def heard(page: Any) -> str:
    """What a screen reader was told last."""
    return str(page.locator(".heard").inner_text())


def skip(page: Any) -> None:
    """Ends the film of what happened meanwhile, if there is one."""
    page.wait_for_selector(".film .skip, .task:not(.looking-back)")
    if page.locator(".film").count():
        page.locator(".film .skip").click()
    page.wait_for_selector(".task:not(.looking-back)")


def lift(page: Any) -> None:
    """Sits down behind the curtain and skips the film."""
    page.click(".curtain .big")
    page.wait_for_selector(".board .target")
    skip(page)
