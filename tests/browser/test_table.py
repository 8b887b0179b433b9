"""The table in the browser, as a player meets it."""

from __future__ import annotations

import re
from typing import Any

import pytest

FRENCH, ALLIED, TWO, THREE = range(4)  # the large buttons of the start page


def typed(page: Any, action: str) -> None:
    """An action in notation, carried out."""
    before = page.locator(".log .entry").count()
    page.fill("#typed", action)
    page.press("#typed", "Enter")
    page.locator(".log .entry").nth(before).wait_for()


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


# --- the way to a game -----------------------------------------------------------------------


def test_two_clicks_from_the_start_a_game_is_under_way(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.wait_for_selector(".board .target")
    assert "Movement" in page.locator(".task.mine").inner_text()
    assert page.locator("button.done .lock").count() == 1  # the other side moves then: no way back
    page.locator('[data-stack="beaumont"]').click()
    page.locator(".log .entry").first.wait_for()
    assert "Beaumont" in page.locator(".log .line").first.inner_text()


def test_a_game_left_can_be_taken_up_again(visit: Any) -> None:
    page = visit().table(FRENCH)
    typed(page, "group solre")
    page.click("a.home")
    page.locator(".tables a").first.click()
    page.locator(".log .entry").first.wait_for()
    assert "Solre" in page.locator(".log .line").first.inner_text()


def test_the_computer_moves_when_asked_first(visit: Any) -> None:
    page = visit().table(ALLIED)
    page.locator(".task.mine").wait_for(timeout=30_000)
    assert page.locator(".log .entry.seat-french").count() > 0
    page.locator(".film button").click()
    assert page.locator(".film").count() == 0


# --- playing ---------------------------------------------------------------------------------


def test_a_march_by_clicks_and_undo(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.locator('[data-stack="beaumont"]').click()
    page.locator('.board-fan [data-unit="lefol"]').click()
    page.locator('.board-fan [data-unit="habert"]').click()
    page.locator(".choose-none", has_text="2").wait_for()
    page.keyboard.press("Escape")
    click_town(page, "laneffe")
    page.locator(".log .entry").nth(2).wait_for()
    log = page.locator(".log .line").all_inner_texts()
    assert [line.split(" ")[0] for line in log[1:]] == ["Lefol", "Habert"]
    assert "Laneffe" in log[2]
    for left in (2, 1):
        page.click(".undo")
        page.locator(".log .entry").nth(left).wait_for(state="detached")


def test_the_same_by_keyboard_alone(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.wait_for_selector(".board .target")
    page.keyboard.press("/")
    for n, action in enumerate(("group beaumont", "march Lefol Laneffe")):
        page.keyboard.type(action)
        page.keyboard.press("Enter")
        page.locator(".log .entry").nth(n).wait_for()
    assert "Lefol marches" in page.locator(".log .line").last.inner_text()
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    page.locator(".log .entry").nth(1).wait_for(state="detached")


def test_the_twin_in_words_plays_as_well(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.click(".twin-button")
    page.locator(".twin th button", has_text="Beaumont").click()
    page.locator(".twin td button", has_text="Lefol").click()
    page.locator(".twin th button", has_text="Laneffe").click()
    page.locator(".log .entry").nth(1).wait_for()
    assert "Lefol marches" in page.locator(".log .line").last.inner_text()


def test_the_list_of_all_actions_can_be_searched(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.click("button.all")
    page.fill(".list input", "napoleon")
    page.locator(".list li button").click()
    page.locator(".log .entry").first.wait_for()
    assert "Napoleon" in page.locator(".log .line").first.inner_text()


def test_a_refusal_names_its_rule_and_the_rule_can_be_read(visit: Any) -> None:
    page = visit().table(FRENCH)
    typed(page, "group beaumont")
    page.fill("#typed", "march lefol brussels")
    for button in ("[type=submit]", ".why"):
        page.click(f".typed {button}")
        assert "No road leads straight to Brussels" in page.locator(".refused").inner_text()
        page.click(".notice .close")
    page.fill("#typed", "")
    page.locator('[data-stack="beaumont"]').click()
    page.locator('.board-fan [data-unit="lefol"]').click()
    page.keyboard.press("Escape")
    click_town(page, "brussels")
    assert "No road leads straight to Brussels" in page.locator(".refused").inner_text()
    number = page.locator(".notice .rule").inner_text()
    page.click(".notice .rule")
    assert page.locator(".drawer h2").first.inner_text().startswith(number)


def test_a_battle_has_a_panel_that_can_be_put_aside(visit: Any) -> None:
    page = visit().table(TWO)
    page.click(".curtain .big")
    typed(page, "group beaumont")
    for unit in ("lefol", "friant", "morand"):
        for town in ("thuin", "charleroi"):
            typed(page, f"march {unit} {town}")
    page.click("button.done")
    page.click(".curtain .big")
    assert "Charleroi" in page.locator(".battle h2").inner_text()
    assert page.locator(".battle .near .piece.lit").count() == 3
    page.locator(".battle .near .piece.lit").first.click()
    page.locator(".battle .near .goal").first.click()
    page.locator(".battle .near .column .piece").wait_for()
    assert page.locator(".battle .far .piece:not(.blank)").count() == 0
    page.click(".battle .aside")
    assert page.locator(".battle").count() == 0
    page.click(".battle-tag")
    assert page.locator(".battle .columns").count() == 2


# --- secrets ---------------------------------------------------------------------------------


def test_the_curtain_hides_the_other_side(visit: Any) -> None:
    page = visit().table(TWO)
    french, british = names_of(page, "french"), names_of(page, "british")
    assert told(page, french + british) == []
    page.click(".curtain .big")
    page.wait_for_selector(".board .target")
    page.click(".twin-button")
    assert "Lefol" in told(page, french)
    page.click("button.done")
    page.locator(".curtain").wait_for()
    assert told(page, french + british) == []
    page.click(".curtain .big")
    page.wait_for_selector(".board .target")
    assert told(page, british) != []
    assert told(page, french) == []


# --- the look --------------------------------------------------------------------------------


def test_on_a_phone_the_parts_are_tabs(visit: Any) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = visit(**phone).table(FRENCH)
    page.wait_for_selector(".board .target")
    assert page.locator(".board").is_visible()
    assert not page.locator(".log").is_visible()
    page.tap('[data-tab="log"]')
    assert page.locator(".log").is_visible()
    assert not page.locator(".board").is_visible()
    page.tap('[data-tab="twin"]')
    assert page.locator(".twin").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        "[...document.querySelectorAll('button')].filter(b => b.offsetParent)"
        ".map(b => [b.textContent, b.offsetWidth, b.offsetHeight])"
        ".filter(([, w, h]) => w < 24 || h < 24)"
    )
    assert small == []


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_text_is_there_in_every_language(visit: Any, language: str) -> None:
    page = visit(locale=language).start()
    seen = [page.locator("body").inner_text()]
    page.locator(".bigs .big").first.click()
    page.wait_for_selector(".board .target")
    page.click(".twin-button")
    page.keyboard.press("?")
    page.locator(".help").wait_for()
    seen.append(page.locator("html").inner_html())
    page.click('.help .languages [lang="fr"]')
    page.locator(".task", has_text="Mouvement").wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"
    assert [found for text in seen for found in re.findall(r"ui-[a-z-]+", text)] == []


def test_the_end_tells_who_won_and_how_to_check_the_dice(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.on("dialog", lambda dialog: dialog.accept())
    page.click(".more .resign")
    page.locator(".outcome").wait_for()
    assert "Allied" in page.locator(".outcome h2").inner_text()
    page.click(".outcome summary")
    seed = page.locator(".outcome dd code").first.inner_text()
    assert re.fullmatch(r"[0-9a-f]{64}", seed)
    page.locator(".outcome button", has_text="Play again").click()
    page.locator(".task.mine").wait_for()


def test_the_rules_can_be_searched(visit: Any) -> None:
    one = visit()
    page = one.start()
    page.goto(f"{one.address}/#/rules/waterloo/5.1")
    page.locator(".rules article.now").wait_for()
    page.fill(".rules input", "forced march")
    assert 0 < page.locator(".rules article").count() < 40
    assert "5.5" in page.locator(".rules").inner_text()
