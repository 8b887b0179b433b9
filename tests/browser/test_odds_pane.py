"""Odds on the page: what the server says, for the mouse, for the keys and in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from browsing import FRENCH, expect, gone, imported, typed
from charleroi import battle, lead


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


def choices(page: Any, which: str) -> list[str]:
    """What can be picked in the pane."""
    page.locator(f"#odds-{which} option").nth(1).wait_for(state="attached")
    found = page.eval_on_selector_all(f"#odds-{which} option", "all => all.map(one => one.value)")
    return [value for value in found if value]


def test_a_selection_of_any_size_is_weighed_over_the_enemy(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.locator('[data-stack="beaumont"]').click()
    page.locator(".choose-all").click()
    page.keyboard.press("Escape")
    page.locator('.target[data-place="charleroi"] .target-hit').hover()
    glance = page.locator(".glance")
    expect(glance.locator("h3")).to_contain_text("The battle for Charleroi")
    expect(glance).to_contain_text("of the 17 units named attack")
    page.keyboard.press("o")
    page.locator(".told h3", has_text="The battle for Charleroi").wait_for()


def test_one_more_unit_is_weighed_with_those_who_have_set_out(visit: Any) -> None:
    page = visit().table(FRENCH)
    for action in ("group beaumont", "march friant thuin", "march guyot thuin"):
        typed(page, action)
    for action in ("march friant charleroi", "march guyot charleroi", "group philippeville"):
        typed(page, action)
    typed(page, "march kellermann laneffe")
    page.locator('[data-stack="laneffe"]').click()
    expect(page.locator(".here")).to_contain_text("Kellermann")
    page.locator('.target[data-place="charleroi"] .target-hit').hover()
    expect(page.locator(".glance h3")).to_contain_text("The battle for Charleroi")


def test_the_pane_opens_on_what_is_about_to_be_done_and_lists_what_can_be(
    marched: Any,
) -> None:
    page = marched
    page.click("#tab-odds")  # an attack has set out: that is meant
    page.locator(".told h3", has_text="The battle for Charleroi").wait_for()
    places = choices(page, "place")
    assert "charleroi" in places
    assert not {"brussels", "liege", "ghent"} & set(places)
    for place in places:
        assert told(page, place=place)["key"] == "battle"
    assert choices(page, "action") == ["done"]
    page.click("#tab-log")
    page.locator(".log").wait_for()


def test_in_a_battle_the_pane_opens_on_it_and_on_who_is_chosen(visit: Any, tmp_path: Path) -> None:
    page = imported(visit(), lead(battle(), "combat", "allied"), tmp_path)
    page.click("#tab-odds")
    page.locator(".told h3", has_text="The battle for Charleroi").wait_for()
    page.click("#tab-log")
    page.locator('.panel [data-piece="steinmetz"]').click()
    page.click("#tab-odds")
    page.locator(".told h3", has_text="Steinmetz").wait_for()
    assert all(action.startswith(("fire", "done")) for action in choices(page, "action"))
