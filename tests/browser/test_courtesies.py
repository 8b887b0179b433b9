"""Small courtesies of the table: what one would expect and would miss."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import ALLIED, FRENCH, PHONE, expect, gone, skip, typed
from test_agreed import join
from test_people import open_table, propose

WIDE = {"viewport": {"width": 1440, "height": 900}}
both_sizes = pytest.mark.parametrize("size", [WIDE, PHONE], ids=("wide", "phone"))


def resign(page: Any) -> None:
    """Gives up, and is asked once more."""
    page.click(".more .resign")
    page.click(".sure .yes")
    page.locator(".outcome").wait_for()


def test_to_resign_is_asked_in_the_page(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.wait_for_selector(".board .target")
    asked: list[str] = []
    page.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.dismiss()))
    page.click(".more .resign")
    expect(page.locator(".sure")).to_contain_text("The other side wins at once")
    page.click(".sure .not")
    gone(page, ".sure")
    page.click(".more .resign")
    page.keyboard.press("Escape")
    gone(page, ".sure")
    page.locator(".task.mine").wait_for()
    resign(page)
    assert asked == []


def test_a_rematch_from_any_view(visit: Any) -> None:
    page = visit().table(FRENCH)
    typed(page, "group beaumont")
    typed(page, "march lefol thuin")
    resign(page)
    again = page.get_by_role("button", name="Play again", exact=True)
    page.keyboard.press("[")
    page.locator(".replay .caption").wait_for()
    expect(again).to_be_visible()
    page.keyboard.press("Escape")
    views = page.locator(".timeline [role='group'] button[aria-pressed]")
    for view in (1, 2):  # the other side's, and everything
        views.nth(view).click()
        expect(views.nth(view)).to_have_attribute("aria-pressed", "true")
        expect(again).to_be_visible()
    views.nth(1).click()
    expect(views.nth(1)).to_have_attribute("aria-pressed", "true")
    again.click()
    page.locator(".task.mine").wait_for()


def test_who_was_not_away_is_not_told_that_he_was(visit: Any) -> None:
    page = visit().table(ALLIED)
    page.locator(".film").wait_for()
    expect(page.locator(".task")).to_have_text("The other side moves")
    skip(page)


def test_your_games_name_the_opponent_the_turn_and_whose_move_it_is(visit: Any) -> None:
    page = visit().table(FRENCH)
    typed(page, "group beaumont")
    page.click("a.home")
    entry = page.locator(".tables a").first
    expect(entry.locator(".against")).to_contain_text("Captain")
    expect(entry.locator(".at-turn")).to_have_text("15 June 1815, morning")
    expect(entry.locator("em")).to_have_text("Your turn")


def test_a_declined_offer_is_told(visit: Any) -> None:
    first, second = visit(), visit()
    ann = first.start()
    open_table(ann)
    bob = join(second, ann.url)
    propose(ann, "draw")
    bob.locator(".incoming .decline").click()
    told = ann.locator(".bar-offer.declined")
    expect(told).to_contain_text("Offer a draw: declined by")
    told.get_by_role("button").click()
    gone(ann, ".bar-offer.declined")
    gone(bob, ".bar-offer.declined")


@both_sizes
def test_scenario_and_opponent_stand_above_the_button_that_starts(visit: Any, size: Any) -> None:
    page = visit(**size).start()
    start = page.locator(".bigs .big").first.bounding_box()["y"]
    scenario = page.locator('input[name="scenario"]').last.bounding_box()
    opponent = page.locator(".game fieldset", has_text="Captain").bounding_box()
    assert scenario["y"] < start
    assert opponent["y"] + opponent["height"] <= start
    assert page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]


def test_the_typed_line_takes_what_the_terminal_takes(visit: Any) -> None:
    page = visit().table(FRENCH)
    line = page.locator(".log .line")
    typed(page, "g beau")
    expect(line).to_have_text([re.compile("Beaumont")])
    typed(page, "m lefol, habert laneffe")
    expect(line.last).to_have_text(re.compile("Lefol .* Laneffe. [+] Habert"))
    typed(page, "march guy thu")
    expect(line.last).to_contain_text("Guyot marches from Beaumont to Thuin")
    page.click(".undo-all")
    expect(line).to_have_count(0)
    typed(page, "group solre; march foy mons")
    expect(line.last).to_contain_text("Foy")


def test_the_hash_of_the_dice_stands_at_the_table_from_the_start(visit: Any) -> None:
    page = visit().table(FRENCH)
    page.wait_for_selector(".board .target")
    page.click("#tab-people")
    expect(page.locator(".terms .commitment")).to_have_text(re.compile("^[0-9a-f]{64}$"))
