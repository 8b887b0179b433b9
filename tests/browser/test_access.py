"""Nothing on any screen breaks WCAG 2.2 A or AA, as far as axe can tell, or is left in English."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import FRENCH, PHONE, TWO, done, expect, gone, lift, typed
from test_languages import everything, untranslated

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
BY_DAY = {"type": "tag", "values": TAGS}
BY_NIGHT = {"type": "rule", "values": ["color-contrast"]}  # only the colours are others
# On a phone they are those of the wide screen, and to reckon contrasts takes longest of all.
SAME_COLOURS = {"rules": {"color-contrast": {"enabled": False}}}
SIZES: dict[str, dict[str, Any]] = {"wide": {}, "phone": PHONE}
# Pictures, which the targets above them and the twin put into words; a thousand paths cost time.
PICTURES = {"exclude": [[".board-map"], [".board-live .pieces"]]}

# A tour shows every screen once, and all that is asked of a screen is asked there: each size in
# another language, by day, and the wide one by night. The other languages of each size take long.
LOOKS = [("wide", "fr"), ("phone", "es")]
OTHERS = [("wide", "es"), ("wide", "en"), ("phone", "fr"), ("phone", "en")]
every_look = pytest.mark.parametrize(
    ("size", "language"),
    [*LOOKS, *(pytest.param(*look, marks=pytest.mark.long) for look in OTHERS)],
)


class Inspector:
    """Looks at one screen after another and remembers what is wrong."""

    def __init__(self, page: Any) -> None:
        base = pytest.importorskip("axe_playwright_python.base", reason="axe is missing")
        self.script = base.AXE_SCRIPT
        self.page = page
        self.where: dict[str, Any] = PICTURES
        self.found: list[str] = []
        self.read: dict[str, str] = {}

    def look(self, screen: str, part: str = "") -> None:
        """One screen, or what is new on it: what axe says by day and by night; and what can be
        read there."""
        self.where = {**PICTURES, "include": [[part]]} if part else PICTURES
        wide = self.page.viewport_size["width"] > PHONE["viewport"]["width"]
        self.ask(screen, {"runOnly": BY_DAY, **({} if wide else SAME_COLOURS)})
        if wide:
            self.page.emulate_media(color_scheme="dark")
            self.ask(f"{screen} by night", {"runOnly": BY_NIGHT})
            self.page.emulate_media(color_scheme="light")
        self.read[screen] = everything(self.page)

    def ask(self, screen: str, rules: dict[str, Any]) -> None:
        """What axe says of these rules; a page that was loaded anew is given it first."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(self.script)
        wish = [self.where, {**rules, "resultTypes": ["violations"]}]
        seen = self.page.evaluate("([where, rules]) => axe.run(where, rules)", wish)
        assert seen["passes"], "axe did not look"
        for fault in seen["violations"]:
            where = [node["target"] for node in fault["nodes"]][:3]
            self.found.append(f"{screen}: {fault['id']} {where}")


@every_look
def test_the_screens_of_the_table(visit: Any, size: str, language: str) -> None:
    """Axe finds nothing, and nothing is left in English."""
    one = visit(**SIZES[size], locale=language)
    page = one.start()
    expect(page.locator("html")).to_have_attribute("lang", language)
    inspector = Inspector(page)
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
        inspector.look(drawer, drawer)
        page.keyboard.press("Escape")
        gone(page, drawer)
    if size == "phone":
        page.tap('[data-tab="twin"]')
        page.locator(".twin").wait_for()
        inspector.look("in words", ".twin")
        page.tap('[data-tab="log"]')
    else:
        page.keyboard.press("t")
        page.locator(".twin").wait_for()
        inspector.look("in words", ".twin")
        page.keyboard.press("t")
    page.locator(".log").wait_for()
    for unit in ("lefol", "friant", "morand"):
        for town in ("thuin", "charleroi"):
            typed(page, f"march {unit} {town}")
    page.keyboard.press("Escape")
    if size == "phone":
        page.tap('[data-tab="twin"]')
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
    if size == "phone":
        page.tap('[data-tab="panel"]')
    page.locator(".panel").wait_for()
    inspector.look("battle")
    page.keyboard.press("[")
    page.locator(".replay .caption").wait_for()
    inspector.look("replay")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.click(".help .resign")
    page.click(".sure .yes")
    page.locator(".outcome").wait_for()
    page.keyboard.press("Escape")
    gone(page, ".help")
    page.click(".outcome summary")
    page.click(".roll-again")
    page.locator(".outcome [role='status']", has_text=re.compile(r"\w")).wait_for()
    inspector.look("ending")
    assert inspector.found == []
    assert untranslated(page, language, inspector.read) == []


def test_with_reduced_motion_nothing_moves(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.wait_for_selector(".board .glow")
    page.locator('[data-stack="beaumont"]').click()
    page.locator(".board-fan").wait_for()
    moving = page.evaluate(
        "document.getAnimations().filter(a => a.effect.getTiming().duration > 0).length"
    )
    assert moving == 0
