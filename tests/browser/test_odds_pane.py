"""Odds on the page: what the server says, for the mouse, for the keys and in words."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import FRENCH, expect, gone, typed


@pytest.fixture
def marched(visit: Any) -> Any:
    """Three French divisions have made a forced march to Charleroi."""
    page = visit().table(FRENCH)
    page.wait_for_selector(".board .target")
    typed(page, "group beaumont")
    for unit in ("lefol", "friant", "morand"):
        for town in ("thuin", "charleroi"):
            typed(page, f"march {unit} {town}")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    return page


def told(page: Any, **wish: str) -> Any:
    """The odds that the server tells."""
    return page.evaluate(
        """wish => fetch(`/api/tables/${location.hash.split("/")[2]}/odds?lang=en`, {
            method: "POST",
            headers: {"Content-Type": "application/json"},
            body: JSON.stringify({seat: "french", ...wish}),
        }).then(answer => answer.json()).then(answer => answer.odds)""",
        wish,
    )


def rows(page: Any, measure: str) -> list[tuple[str, str]]:
    """The values of a measure and their fractions, as they stand on the page."""
    found = page.locator(f'.told [data-measure="{measure}"] tbody tr')
    cells = [row.locator("th, td").all_inner_texts() for row in found.all()]
    return [(row[0], row[3]) for row in cells]


def test_the_pane_shows_what_the_server_says(marched: Any) -> None:
    page = marched
    odds = told(page, action="done")
    page.click("#tab-odds")
    page.select_option("#odds-action", "done")
    page.locator(".told h3", has_text=odds["title"]).wait_for()
    lines = [f"{line['text']} {line['rule']}" for line in odds["lines"]]
    assert len(lines) == 3
    expect(page.locator(".reasons li")).to_have_text(lines)
    (cv,) = (measure for measure in odds["measures"] if measure["key"] == "cv")
    assert rows(page, "cv") == [(value["text"], value["fraction"]) for value in cv["values"]]
    page.locator(".reasons .rule").first.click()
    page.locator(".drawer h2", has_text=odds["lines"][0]["rule"]).wait_for()


def test_a_battle_grows_surer_while_one_looks(marched: Any) -> None:
    page = marched
    page.click("#tab-odds")
    page.select_option("#odds-place", "charleroi")
    page.locator('.told [data-measure="result"]').wait_for()
    first = page.locator(".told .runs").inner_text()
    more = (
        "old => Number.parseInt(document.querySelector('.runs').innerText) > Number.parseInt(old)"
    )
    page.wait_for_function(more, arg=first)
    page.click("#tab-log")
    page.locator(".log").wait_for()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate("new Promise((go) => setTimeout(go, 1000))")  # its own timer would ring before
    assert [url for url in asked if "/odds" in url] == []  # nobody looks any more


def test_a_glance_by_mouse_and_by_keys(marched: Any) -> None:
    page = marched
    page.hover('[data-action="done"]')
    page.locator(".glance h3", has_text="3 dice are rolled").wait_for()
    page.hover(".task")
    page.locator(".glance").wait_for(state="detached")
    page.focus('[data-action="done"]')
    page.locator(".glance").wait_for()
    page.keyboard.press("o")
    page.locator(".told h3", has_text="3 dice are rolled").wait_for()
    gone(page, ".glance")
    page.fill("#typed", "march napoleon solre")
    page.click(".typed .odds")
    expect(page.locator(".told")).to_contain_text("No die is rolled for that.")


def test_the_twin_asks_for_a_town(marched: Any) -> None:
    page = marched
    page.keyboard.press("t")
    page.fill(".twin input", "charleroi")
    page.locator(".place-odds").click()
    page.locator(".told h3", has_text="The battle for Charleroi").wait_for()
    expect(page.locator(".odds-pane [role='status']")).to_contain_text("The battle for")
