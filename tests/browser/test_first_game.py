"""The guided opening, and the track of the turns: what a newcomer is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from browsing import FRENCH, PHONE, click_town, expect, gone, imported, typed
from charleroi import battle, lead

WIDE = {"viewport": {"width": 1440, "height": 900}}
both_sizes = pytest.mark.parametrize("size", [WIDE, PHONE], ids=("wide", "phone"))
LANGUAGES = ["en-GB", "fr-FR", "es-ES"]


def told(page: Any, step: str) -> None:
    """What is to be done now."""
    expect(page.locator(".guide")).to_have_attribute("data-guide", step)


def begin(visit: Any, size: Any, **manner: Any) -> Any:
    """The first game, by the last of the large buttons of the start page."""
    page = visit(**size, **manner).start()
    page.locator(".bigs .big").last.click()
    page.wait_for_selector(".board .target")
    return page


@both_sizes
def test_the_first_game_says_what_to_do_now_and_changes_with_every_step(
    visit: Any, size: Any
) -> None:
    page = begin(visit, size)
    told(page, "group")
    expect(page.locator(".board .pointed")).to_have_count(1)  # the place is shown as well
    page.locator('[data-stack="beaumont"]').click()
    told(page, "choose")
    for unit in ("friant", "guyot"):
        page.locator(f'.board-fan [data-piece="{unit}"]').click()
    told(page, "march")
    page.keyboard.press("Escape")
    click_town(page, "thuin")
    told(page, "river")
    typed(page, "march guyot charleroi")
    told(page, "three")
    for line in ("march friant charleroi", "march morand thuin", "march morand charleroi"):
        typed(page, line)
    told(page, "odds")
    page.locator('#tab-odds, [data-tab="odds"]').locator("visible=true").click()
    told(page, "end")
    if size is PHONE:
        page.tap('[data-tab="board"]')
    page.locator('[data-action="done"]').click()
    gone(page, '.guide[data-guide="end"]')
    assert page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]


def test_the_guide_goes_on_in_battle_and_can_be_skipped(visit: Any, tmp_path: Path) -> None:
    one = visit(**WIDE)
    begun = "localStorage['grognard-lesson'] ??= '{\"waterloo\": []}'"
    one.page.add_init_script(f"if (location.host) {begun}")
    page = imported(one, lead(battle(), "retreat", "french"), tmp_path)
    told(page, "retreat")
    page.locator('[data-action="done"]').click()
    told(page, "advance")
    page.locator('.panel [data-piece="guyot"]').click()
    page.locator(".panel button.do", has_text="Advance").click()
    told(page, "fire")
    page.click(".skip-guide")
    gone(page, ".guide")
    page.locator(".lesson").wait_for()  # the hints go on


def test_it_can_be_begun_from_the_help(visit: Any) -> None:
    page = visit(**WIDE).table(FRENCH)
    page.wait_for_selector(".board .target")
    gone(page, ".lesson")
    before = page.url
    page.click(".to-help")
    page.click(".start-lesson")
    expect(page).not_to_have_url(before)
    told(page, "group")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_three_languages(visit: Any, language: str) -> None:
    page = begin(visit, WIDE, locale=language)
    told(page, "group")
    text = page.locator(".guide p").inner_text()
    assert "Beaumont" in text
    assert "ui-guide" not in text


def test_icons_have_words(visit: Any) -> None:
    page = visit(**WIDE).table(FRENCH)
    page.wait_for_selector(".board .target")
    wordless = page.evaluate(
        """() => [...document.querySelectorAll("button, a:not(.rule), .tracks [role=img]")]
            .filter(one => one.offsetParent && !/[a-zA-Z]{2}/.test(one.textContent))
            .filter(one => !/[a-zA-Z]{2}/.test(one.title))
            .map(one => one.outerHTML)"""
    )
    assert wordless == []


@both_sizes
def test_the_track_shows_every_turn_and_what_each_side_needs(visit: Any, size: Any) -> None:
    page = visit(**size).table(FRENCH)
    page.wait_for_selector(".board .target")
    if size is PHONE:
        page.tap('[data-tab="log"]')
        page.locator(".time summary").tap()
    cells = page.locator(".turn-cell")
    expect(cells).to_have_count(24)
    expect(page.locator(".turn-cell.night")).to_have_count(8)
    expect(page.locator('.turn-cell[aria-current="step"]')).to_have_attribute("data-turn", "1")
    expect(cells.last).to_have_attribute("title", re.compile("Turn 24: 22 June 1815, night"))
    expect(page.locator(".calendar p")).to_contain_text("23 turns left")
    aims = {key: page.locator(f'[data-aim="{key}"] b') for key in ("british", "french", "time")}
    expect(aims["british"]).to_have_text("0 / 10")
    expect(aims["french"]).to_have_text("0 / 19")
    expect(aims["time"]).to_have_text("0 / 24")
    expect(page.locator(".calendar")).to_be_visible()
