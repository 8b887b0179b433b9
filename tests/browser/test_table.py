"""The table in the browser, as a player meets it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import ALLIED, FRENCH, PHONE, TWO, click_town, lift, names_of, told, typed

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
    page.locator(".film").wait_for(timeout=30_000)
    assert page.locator(".log .entry.seat-french").count() > 0
    page.locator(".film .skip").click()
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
    page.click("#tab-twin")
    twin = page.locator(".twin")
    twin.get_by_role("button", name="Beaumont", exact=True).click()
    twin.locator("td button", has_text="Lefol").click()
    twin.get_by_role("button", name="Laneffe", exact=True).click()
    page.locator(".twin tr", has_text="Laneffe").filter(has_text="Lefol").wait_for()
    page.click("#tab-log")
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
    lift(page)
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
    page.click("#tab-twin")
    assert "Lefol" in told(page, french)
    page.click("button.done")
    page.locator(".curtain").wait_for()
    assert told(page, french + british) == []
    lift(page)
    assert told(page, british) != []
    assert told(page, french) == []


# --- the look --------------------------------------------------------------------------------


def test_on_a_phone_the_parts_are_tabs(visit: Any) -> None:
    page = visit(**PHONE).table(FRENCH)
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


def test_the_end_tells_who_won_and_how_to_check_the_dice(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.on("dialog", lambda dialog: dialog.accept())
    page.click(".more .resign")
    page.locator(".outcome").wait_for()
    assert "Allied" in page.locator(".outcome h2").inner_text()
    page.click(".outcome summary")
    seed = page.locator(".outcome dd code").first.inner_text()
    assert re.fullmatch(r"[0-9a-f]{64}", seed)
    page.get_by_role("button", name="Play again", exact=True).click()
    page.locator(".task.mine").wait_for()


def test_the_rules_can_be_searched(visit: Any) -> None:
    one = visit()
    page = one.start()
    page.goto(f"{one.address}/#/rules/waterloo/5.1")
    page.locator(".rules article.now").wait_for()
    page.fill(".rules input", "forced march")
    assert 0 < page.locator(".rules article").count() < 40
    assert "5.5" in page.locator(".rules").inner_text()


def test_on_a_phone_a_stack_lies_on_a_sheet_below_its_town(visit: Any) -> None:
    page = visit(**PHONE).table(FRENCH)
    page.wait_for_selector(".board .target")
    page.locator('[data-stack="beaumont"]').tap()
    page.locator(".board-fan").wait_for()
    page.wait_for_timeout(300)
    sheet, frame = page.locator(".board-fan").bounding_box(), page.locator(".board").bounding_box()
    assert sheet["height"] <= frame["height"] / 2
    assert sheet["y"] + sheet["height"] == pytest.approx(frame["y"] + frame["height"], abs=2)
    town = page.locator('.target[data-town="beaumont"] .target-stack').bounding_box()
    assert town["y"] + town["height"] < sheet["y"]
    page.locator('.board-fan [data-unit="noury"]').tap()  # the last one: the sheet scrolls
    page.locator('.board-fan [data-unit="noury"][aria-pressed="true"]').wait_for()
    page.locator('.target[data-town="thuin"] .target-hit').tap()
    page.locator(".board-fan").wait_for(state="detached")


def test_a_long_press_shows_a_stack_and_does_nothing_else(visit: Any) -> None:
    page = visit(**PHONE).table(FRENCH)
    page.wait_for_selector(".board .target")
    box = page.locator('[data-stack="solre"]').bounding_box()
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(".board-fan", has_text="Solre").wait_for()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert page.locator(".board-fan").count() == 1
    assert page.locator(".log .entry").count() == 0  # a tap would have chosen the group


def test_two_fingers_zoom_the_board(visit: Any) -> None:
    page = visit(**PHONE).table(FRENCH)
    page.wait_for_selector(".board .target")
    frame = page.locator(".board").bounding_box()
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    hand = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        places = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    def scale() -> float:
        style = page.locator(".board-stage").get_attribute("style")
        return float(re.search(r"scale\(([\d.]+)\)", style).group(1))

    before = scale()
    fingers("touchStart", 40)
    for apart in (60, 80):
        fingers("touchMove", apart)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert scale() == pytest.approx(2 * before, rel=0.15)


def test_the_board_is_fetched_once_for_ever(visit: Any) -> None:
    page = visit().start()
    with page.expect_response(lambda answer: "/board?" in answer.url) as waiting:
        page.locator(".bigs .big").first.click()
    assert re.search(r"[?]v=[0-9a-f]+$", waiting.value.url)
    assert "immutable" in waiting.value.headers["cache-control"]
