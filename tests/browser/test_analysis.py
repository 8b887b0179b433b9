"""After the end: the graph and the rest of the analysis, why a computer played so, and styles."""

from __future__ import annotations

import re
import time
from typing import Any

import httpx
import pytest
from browsing import TWO, expect, gone, lift
from test_access import SIZES, Inspector, every_look

PATIENCE = 120.0  # seconds, on a busy machine
LATER = re.compile(r"/js/(analysis|graph|study|why)\.js")


@pytest.fixture(scope="module")
def ended(server: str) -> str:
    """A game in which a bold captain has given his first orders, given up by the person."""
    with httpx.Client(base_url=server, headers={"origin": server}, timeout=30) as client:
        seats = {"french": "computer:captain:bold", "allied": "me"}
        table = client.post("/api/tables", json={"game": "waterloo", "seats": seats}).json()[
            "table"
        ]
        ends = time.monotonic() + PATIENCE
        while not client.get(f"/api/tables/{table}").json()["log"]:
            assert time.monotonic() < ends
            time.sleep(0.1)
        answer = client.post(f"/api/tables/{table}/resign", json={"seat": "allied"})
        assert answer.status_code == 200
    return f"#/table/{table}"


def analysed(visit: Any, ended: str, **manner: Any) -> Any:
    """The page of that game with its analysis."""
    page = visit(**manner).go(ended)
    page.locator(".to-analysis").click()
    page.locator(".analysis-pane .part-losses").wait_for(timeout=PATIENCE * 1000)
    return page


def test_the_graph_with_its_twin_in_words_and_the_report(visit: Any, ended: str) -> None:
    page = analysed(visit, ended)
    graph = page.locator("svg.graph")
    expect(graph).to_have_attribute("role", "img")
    expect(page.locator("#graph-title")).to_have_text("Chance of winning: French")
    expect(page.locator("#graph-desc")).to_contain_text("at the start")
    page.locator(".graph-twin summary").click()
    points = int(page.locator(".step-slider").get_attribute("max"))
    expect(page.locator(".graph-twin tbody tr")).to_have_count(points)
    expect(graph.locator(".error").nth(1)).to_be_attached()
    heads = [
        *("Luck and decisions", "Turning points", "Better orders", "Turn by turn", "Dice"),
        *("Belief and truth", "Losses"),
    ]
    expect(page.locator(".analysis-pane h3")).to_have_text(heads)
    with page.expect_download() as waiting:
        page.locator(".report").click()
    report = waiting.value.path().read_text("utf-8")
    assert report.startswith("<!DOCTYPE html>")
    assert "After-action report" in report


def test_from_a_point_of_the_graph_to_its_moment_and_its_reasons(visit: Any, ended: str) -> None:
    """By a click, and by keys alone."""
    page = analysed(visit, ended)
    page.locator("svg.graph").click(position={"x": 45, "y": 100})
    page.locator(".caption", has_text="The beginning of the game.").wait_for()
    page.locator(".replay .now").click()
    slider = page.locator(".step-slider")
    slider.press("Home")
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Turn 1 · French – "))
    slider.press("Home")
    expect(slider).not_to_have_attribute("aria-valuetext", re.compile("^Turn 1 · French – "))
    gone(page, ".replay .now")
    slider.press("Enter")
    page.locator(".replay .now").wait_for()
    check_why(page)


def check_why(page: Any) -> None:
    """The lines and beliefs of the computer; the thought is the same as in the game."""
    gone(page, ".ask-why")
    page.locator(".replay .forth").click()
    page.locator(".ask-why").click()
    drawer = page.locator(".why-drawer")
    drawer.locator(".lines").wait_for(timeout=PATIENCE * 1000)
    expect(drawer).to_contain_text("comes to the same action")
    expect(drawer.locator(".lines .chosen")).to_have_count(1)
    expect(drawer.locator("h3")).to_have_text(["Lines it looked at", "What it believed"])
    expect(drawer.locator(".figures")).to_have_count(3)
    page.keyboard.press("Escape")
    drawer.wait_for(state="detached")
    expect(page.locator(".ask-why")).to_have_count(1)


@every_look
def test_the_screens_of_the_analysis(visit: Any, ended: str, size: str, language: str) -> None:
    """Axe finds nothing, nothing is left in English, and nothing sticks out at the side."""
    page = analysed(visit, ended, **SIZES[size], locale=language)
    inspector = Inspector(page)
    page.locator(".graph-twin summary").click()
    page.locator(".graph-twin table").wait_for()
    for summary in page.locator(".part summary").all():
        summary.click()
    inspector.look("analysis")
    needed = page.evaluate("document.documentElement.scrollWidth")
    assert needed <= page.viewport_size["width"]
    if size == "phone":
        page.tap('[data-tab="board"]')
    page.locator(".replay .first").click()
    page.locator(".replay .forth").click()
    page.locator(".ask-why").click()
    page.locator(".why-drawer .figures").first.wait_for(timeout=PATIENCE * 1000)
    inspector.look("why")
    assert inspector.found == []
    check_words(page, language, inspector.read["analysis"])


def check_words(page: Any, language: str, said: str) -> None:
    """The analysis speaks the language, and no other."""
    assert re.findall(r"\b(?:ui|lab)-[a-z-]+", said) == []
    words = [
        page.evaluate(f"fetch('/api/words/lab?lang={name}').then(answer => answer.json())")
        for name in ("en", language)
    ]
    english = {text for text in words[0].values() if len(text) > 8} - set(words[1].values())
    assert [text for text in english if text in said.split("\n")] == []
    assert words[1]["lab-accounts"] in said


def test_what_is_for_afterwards_comes_afterwards(visit: Any) -> None:
    """Neither the start page nor a game under way asks for it."""
    one = visit()
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    page = one.table(TWO)
    lift(page)
    gone(page, "#tab-analysis")
    assert [url for url in asked if "/js/joined-table" in url]
    assert [url for url in asked if LATER.search(url)] == []


def test_which_computer(visit: Any) -> None:
    """Level, style, time and whether it ponders are chosen, and shown at the table."""
    one = visit()
    page = one.start()
    expect(page.locator("#opponent-style")).to_have_count(1)
    page.get_by_label("A time for each move").check()
    page.fill("#opponent-seconds", "99")
    page.press("#opponent-seconds", "Tab")
    expect(page.locator("#opponent-seconds")).to_have_value("30")
    page.fill("#opponent-seconds", "3")
    page.press("#opponent-seconds", "Tab")
    page.select_option("#opponent-style", "bold")
    expect(page.get_by_label("Thinks on your time")).not_to_be_checked()
    page.get_by_label("Thinks on your time").check()
    page.locator(".bigs .big").first.click()
    page.click("#tab-people")
    wanted = "Computer: 3 s a move, bold, thinks on its opponent’s time"
    expect(page.locator(".people .seats")).to_contain_text(wanted)


def test_what_is_being_typed_stays_when_news_come(visit: Any) -> None:
    """The page learns who the visitor is while he types."""
    one = visit()
    held: list[Any] = []
    one.page.route("**/api/me?*", lambda route: held.append(route))
    page = one.start()
    page.get_by_label("A time for each move").check()
    page.fill("#opponent-seconds", "7")
    with page.expect_response(lambda answer: "/api/me?" in answer.url):
        for route in held:
            route.continue_()
    expect(page.locator(".greeting a").first).to_be_visible()
    expect(page.locator("#opponent-seconds")).to_have_value("7")


def test_which_computer_at_an_open_table(visit: Any) -> None:
    page = visit().start()
    page.click(".big.apart")
    page.select_option("#seat-allied", "computer:marshal")
    page.select_option("#seat-allied-style", "cautious")
    page.click(".opening .done")
    page.click("#tab-people")
    expect(page.locator(".people .seats")).to_contain_text("Computer: Marshal, cautious")


def test_a_journal_from_elsewhere(visit: Any, ended: str) -> None:
    """Whoever brought it and plays all of it may look at its analysis at once."""
    one = visit()
    page = one.start()
    made = page.evaluate(
        """async (table) => {
            const journal = await (await fetch(`/api/tables/${table}/journal`)).text();
            const answer = await fetch("/api/tables/import", {
                method: "POST",
                headers: {"Content-Type": "application/json"},
                body: JSON.stringify({
                    journal,
                    after: journal.match(/^\\d+ /gm).length, // where it was given up: it goes on
                    seats: {french: "me", allied: "me"},
                }),
            });
            return (await answer.json()).table;
        }""",
        ended.rpartition("/")[2],
    )
    one.go(f"#/table/{made}")
    lift(page)
    page.click("#tab-analysis")
    page.locator(".graph").wait_for(timeout=PATIENCE * 1000)
    expect(page.locator(".step-slider")).to_have_attribute("max", re.compile("^[1-9]"))
