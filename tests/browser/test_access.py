"""Nothing on any screen breaks WCAG 2.2 A or AA, as far as axe can tell."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import FRENCH, PHONE, TWO, done, gone, lift, typed

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


# By night only the colours are others.
MANNERS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "light": ({}, {"type": "tag", "values": TAGS}),
    "dark": ({"color_scheme": "dark"}, {"type": "rule", "values": ["color-contrast"]}),
    "phone": (PHONE, {"type": "tag", "values": TAGS}),
}
# Pictures, which the targets above them and the twin put into words; a thousand paths cost time.
PICTURES = {"exclude": [[".board-map"], [".board-live .pieces"]]}


class Inspector:
    """Looks at one screen after another and remembers what is wrong."""

    def __init__(self, page: Any, wanted: dict[str, Any]) -> None:
        api = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is missing")
        self.axe = api.Axe()
        self.page = page
        self.options = {"runOnly": wanted, "resultTypes": ["violations"]}
        self.found: list[str] = []

    def look(self, screen: str) -> None:
        """One screen."""
        seen = self.axe.run(self.page, context=PICTURES, options=self.options).response
        assert seen["passes"], "axe did not look"
        for fault in seen["violations"]:
            where = [node["target"] for node in fault["nodes"]][:3]
            self.found.append(f"{screen}: {fault['id']} {where}")


@pytest.mark.parametrize("manner", MANNERS)
def test_axe_finds_nothing(visit: Any, manner: str) -> None:
    look, wanted = MANNERS[manner]
    one = visit(**look)
    page = one.start()
    page.on("dialog", lambda dialog: dialog.accept())
    inspector = Inspector(page, wanted)
    inspector.look("start")
    places = {"#/rules/waterloo/5.1": ".rules article", "#/sources/waterloo": ".sources dl"}
    for place, there in places.items():
        one.go(place).wait_for_selector(there)
        inspector.look(place)
    one.table(TWO)
    inspector.look("curtain")
    lift(page)
    page.locator('[data-stack="beaumont"]').click()
    page.locator(".board-fan").wait_for()
    inspector.look("movement")
    for key, drawer in {"a": ".list", "?": ".help"}.items():
        page.keyboard.press(key)
        page.locator(drawer).wait_for()
        inspector.look(drawer)
        page.keyboard.press("Escape")
        gone(page, drawer)
    if manner == "phone":
        page.tap('[data-tab="twin"]')
        page.locator(".twin").wait_for()
        inspector.look("in words")
        page.tap('[data-tab="log"]')
    else:
        page.keyboard.press("t")
        page.locator(".twin").wait_for()
        inspector.look("in words")
        page.keyboard.press("t")
    page.locator(".log").wait_for()
    for unit in ("lefol", "friant", "morand"):
        for town in ("thuin", "charleroi"):
            typed(page, f"march {unit} {town}")
    page.keyboard.press("Escape")
    page.fill("#typed", "march lefol brussels")
    page.click(".why")
    page.locator(".refused").wait_for(state="attached")
    page.locator(".refused .rule").evaluate("link => link.click()")
    page.locator(".drawer h2").first.wait_for()
    inspector.look("log, refusal and rule")
    page.keyboard.press("Escape")
    done(page)
    page.click(".curtain .big")
    page.locator(".film").wait_for()
    inspector.look("film")
    page.locator(".film .skip").click()
    if manner == "phone":
        page.tap('[data-tab="panel"]')
    page.locator(".panel").wait_for()
    inspector.look("battle")
    page.keyboard.press("[")
    page.locator(".replay .caption").wait_for()
    inspector.look("replay")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.click(".help .resign")
    page.locator(".outcome").wait_for()
    page.keyboard.press("Escape")
    gone(page, ".help")
    page.click(".outcome summary")
    inspector.look("ending")
    assert inspector.found == []


def test_with_reduced_motion_nothing_moves(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.wait_for_selector(".board .glow")
    page.locator('[data-stack="beaumont"]').click()
    page.locator(".board-fan").wait_for()
    moving = page.evaluate(
        "document.getAnimations().filter(a => a.effect.getTiming().duration > 0).length"
    )
    assert moving == 0
