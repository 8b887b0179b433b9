"""A campaign of Napoléon contre l’Europe on the page: an interphase by clicks, diplomacy, peace."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import PHONE, beginning, expect, until

from grognard.kernel import registry

pytestmark = pytest.mark.skipif("europe" not in registry.names(), reason="the game is not offered")

MOST_CLICKS = 40  # of an ordinary interphase
ASKED = """id => fetch(`/api/tables/${id}`).then(r => r.json())
    .then(({asked}) => fetch(`/api/tables/${id}?as=${asked}`)).then(r => r.json())
    .then(({step, view, asked, version}) => [step?.key, view.turn?.label.key, asked, version])"""


interphase, peace = beginning("interphase"), beginning("peace")


class Table:
    """A table at which one person plays both sides, and counts his clicks."""

    def __init__(self, visitor: Any) -> None:
        place = visitor.made({"game": "europe", "seats": {"empire": "me", "coalition": "me"}})
        self.id = place.rpartition("/")[2]
        self.page = visitor.go(place)
        self.clicks = 0
        self.settle()

    def settle(self) -> None:
        """Whoever is asked now sits before the screen."""
        self.page.wait_for_selector(".curtain .big, .task.mine")
        if self.page.locator(".curtain .big").count():
            self.page.click(".curtain .big")
            self.page.wait_for_selector(".film .skip, .task.mine")
        if self.page.locator(".film .skip").count():
            self.page.click(".film .skip")
        self.page.wait_for_selector(".task.mine")

    def asked(self) -> list[Any]:
        """The step, where the year stands, who is asked, and how far the table is."""
        found: list[Any] = self.page.evaluate(ASKED, self.id)
        return found

    def click(self, found: str) -> None:
        """One click of the player; the other may have to sit down then."""
        before = self.asked()
        self.page.locator(found).first.click()
        self.clicks += 1
        until(self.page, lambda: self.asked() != before)
        expect(self.page.locator("button.done[disabled]")).to_have_count(0)  # it has been told
        self.settle()

    def usual(self) -> None:
        """The usual answer, which every panel offers."""
        self.click(".panel [data-usual]")


def faults(page: Any) -> list[str]:
    """What axe finds at fault in the panel, with everything unfolded."""
    api = pytest.importorskip("axe_playwright_python.sync_playwright", reason="axe is missing")
    page.evaluate("document.querySelectorAll('.panel details').forEach(one => one.open = true)")
    rules = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]}
    seen = api.Axe().run(page, context=".panel", options={"runOnly": rules}).response
    assert seen["passes"], "axe did not look"
    return [fault["id"] for fault in seen["violations"]]


@pytest.mark.long
def test_an_ordinary_interphase(visit: Any, interphase: str) -> None:
    """Both sides together need fewer clicks than one may; every phase has its panel.

    A corps is bought and Prussia courted by hand; everything else has its usual answer.
    """
    table = Table(visit(interphase))
    phases: list[str] = []
    own = {"expenses": ".choices[open] .pick .do", "parley": '[data-country="prussia"] .pick .do'}
    while True:
        step, phase, seat, _ = table.asked()
        if step == "action":
            break
        phases.append(phase)
        chosen = own.pop(step, "") if seat == "coalition" else ""
        if chosen:
            if step == "expenses":
                table.page.locator(".panel-budget .choices summary").first.click()
                table.clicks += 1
            table.click(f".panel {chosen}")
        else:
            table.usual()
        assert table.clicks <= MOST_CLICKS
    assert not own
    assert list(dict.fromkeys(phases)) == [
        *("turn-declarations", "turn-hands", "turn-budget", "turn-diplomacy"),
        *("turn-neutral-moves", "turn-redeployment"),
    ]
    expect(table.page.locator('[data-track="round"] .now')).to_have_text("1")
    expect(table.page.locator(".log summary").first).to_contain_text("1806, interphase")


def test_news_lie_beside_the_panel(visit: Any, interphase: str) -> None:
    """What is told while a panel is open hides nothing of it."""
    page = Table(visit(interphase, viewport={"width": 1440, "height": 900})).page
    page.fill("#typed", "no such thing")
    page.press("#typed", "Enter")
    page.locator(".notice.refused").wait_for()
    panel, told = (page.locator(one).bounding_box() for one in (".panel", ".notice-box"))
    assert told["x"] >= panel["x"] + panel["width"]


def test_declarations_and_diplomacy_tell_costs_and_chances(visit: Any, interphase: str) -> None:
    table = Table(visit(interphase))
    page = table.page
    expect(page.locator(".when")).to_contain_text("1806, declarations")
    expect(page.locator('[data-track="phase"] .now')).to_have_text("Declarations")
    prussia = page.locator('.panel-declarations [data-country="prussia"]')
    expect(prussia).to_contain_text("+1 escalation")
    expect(prussia).to_contain_text("Saxony")
    expect(page.locator(".bar .done", has_text="Declare war")).to_have_count(0)
    flag = page.locator('.standing-flag[data-flag="prussia"]')
    expect(flag).to_have_attribute("data-standing", "neutral")
    while table.asked()[0] != "parley":
        table.usual()
    one = page.locator('.panel-diplomacy [data-country="prussia"]')
    expect(one.locator("[data-faces]")).to_have_attribute("data-faces", "3")
    expect(one.locator('[data-line="table"]')).to_contain_text("+2 inclination")
    table.click('.panel-diplomacy [data-country="prussia"] .pick .do')
    expect(page.locator(".log")).to_contain_text("Negotiations, Prussia")


def test_the_budget_says_what_comes_in_and_what_it_would_buy(visit: Any, interphase: str) -> None:
    table = Table(visit(interphase))
    page = table.page
    while table.asked()[0] != "expenses":
        table.usual()
    expect(page.locator(".log summary").last).to_have_text("1806, interphase")
    panel = page.locator(".panel-budget")
    expect(panel.locator(".usual-buys")).to_be_visible()
    assert faults(page) == []
    expect(panel.locator(".army")).to_contain_text("Resources")
    expect(panel.locator(".usual-buys li").first).to_be_visible()
    expect(panel.locator(".powers tbody tr")).to_have_count(7)
    button = panel.locator(".choices[open] .pick .do").first
    expect(button).to_be_enabled()
    left = panel.locator(".army .battle-total").inner_text()
    table.click(".panel-budget .choices[open] .pick .do")
    expect(panel.locator(".army .battle-total")).not_to_have_text(left)


def test_peace_terms(visit: Any, peace: str) -> None:
    """Thuringia an ally, Rome annexed, then provinces of Austria, one of them not as usual."""
    table = Table(visit(peace))
    page = table.page
    expect(page.locator(".panel-affair")).to_contain_text("Thuringia")
    table.usual()
    expect(page.locator(".panel-affair")).to_contain_text("Papal States")
    table.click('.panel-affair [data-say="annex"]')
    panel = page.locator(".panel-peace")
    expect(panel.locator("[data-left]")).to_have_text("3")
    expect(panel.locator('[data-province="innsbruck"]')).to_contain_text("usual: Bavaria")
    assert faults(page) == []
    panel.locator('[data-province="venise"] select').select_option(label="Kingdom of Italy")
    table.click('.panel-peace [data-province="venise"] .pick .do')
    expect(panel.locator("[data-left]")).to_have_text("2")
    expect(page.locator(".log")).to_contain_text("ceded")
    table.usual()
    gone = page.locator(".panel-peace")
    expect(gone).to_have_count(0)
    page.click("#tab-chronicle")
    told = page.locator(".chronicle-year")
    expect(told).to_contain_text(re.compile("Austria surrenders.*ceded"))
    austria = page.locator('.standing-flag[data-flag="austria"]')
    expect(austria).to_have_attribute("data-standing", "peace")


def test_a_phone_has_the_panel_to_itself(visit: Any, peace: str) -> None:
    table = Table(visit(peace, **PHONE))
    page = table.page
    page.click('[data-tab="panel"]')
    expect(page.locator(".panel-affair [data-usual]")).to_be_visible()
    expect(page.locator(".hand")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
