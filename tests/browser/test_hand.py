"""A hand of cards, piles, tracks and windows on the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import FRENCH, PHONE, expect, gone, until
from cards import CardTable, action


@pytest.fixture
def dealt(visit: Any) -> Any:
    """A table with cards; by `dealt(**fields)` one where the server says otherwise."""

    def deal(manner: dict[str, Any] | None = None, **more: Any) -> CardTable:
        one = visit(fresh=True, **(manner or {}))
        found = CardTable(one.page, **more)
        one.table(FRENCH).wait_for_selector(".board .target")
        return found

    return deal


def card(page: Any, key: str) -> Any:
    """A card in the hand."""
    return page.locator(f'.hand [data-card="{key}"]')


def click_place(page: Any, place: str) -> None:
    """A click on the middle of a place."""
    page.locator(f'.target[data-place="{place}"] .target-hit').click()


def test_playable_cards_stand_up_and_say_what_they_do(dealt: Any) -> None:
    table = dealt()
    page = table.page
    expect(page.locator(".hand-card.able")).to_have_count(3)
    expect(page.locator(".hand-card.idle")).to_have_attribute("data-card", "peace")
    expect(card(page, "mud").locator(".use")).to_have_text(["Event", "Points"])
    high, low = card(page, "mud").bounding_box(), card(page, "peace").bounding_box()
    assert high["y"] < low["y"]
    name = card(page, "mud").locator(".card-face").get_attribute("aria-label")
    assert name == "1. Mud. points 2. can be played. Nobody goes farther than one place."
    card(page, "mud").locator(".use", has_text="Points").click()
    until(page, table.done)
    assert table.done() == ["spend mud"]


def test_a_card_that_needs_a_place_is_chosen_like_a_piece(dealt: Any) -> None:
    table = dealt()
    page = table.page
    click_place(page, "solre")  # without a card in hand nothing is played: it is offered
    expect(page.locator(".menu .do")).to_have_text(["Event Storm → Solre"])
    assert table.done() == []
    page.keyboard.press("Escape")
    card(page, "storm").locator(".card-face").click()
    page.locator(".hand-card.held").wait_for()
    expect(page.locator('.board .target[aria-label*="can be chosen"]')).to_have_count(2)
    click_place(page, "solre")
    until(page, table.done)
    assert table.done() == ["play storm solre"]


def test_a_card_that_cannot_be_played_says_why(dealt: Any) -> None:
    table = dealt()
    page = table.page
    card(page, "peace").locator(".card-face").hover()
    expect(page.locator(".hint")).to_contain_text("Peace is for after the war.")
    card(page, "peace").locator(".card-face").click()
    expect(page.locator(".refused")).to_contain_text("Peace is for after the war.")
    assert {wish["card"] for wish in table.done("why")} == {"peace"}
    assert table.done() == []


def test_a_tap_on_a_card_that_cannot_be_played_tells_its_text(dealt: Any) -> None:
    """A finger cannot rest on it as a pointer does."""
    page = dealt(PHONE).page
    card(page, "peace").locator(".card-face").click()
    expect(page.locator(".refused")).to_contain_text("Peace – Not in time of war.")


def test_the_first_playable_card_comes_into_sight(dealt: Any) -> None:
    page = dealt(PHONE, legal=[action("spend peace", cards=["peace"]), action("pass")]).page
    expect(card(page, "peace").locator(".card-face")).to_be_in_viewport(ratio=0.9)
    strip = page.locator(".hand-cards")
    strip.hover()
    page.mouse.wheel(0, -500)
    expect(card(page, "mud").locator(".card-face")).to_be_in_viewport(ratio=0.9)


def test_the_hand_by_keys(dealt: Any) -> None:
    table = dealt()
    page = table.page
    page.keyboard.press("2")
    expect(card(page, "storm").locator(".card-face")).to_be_focused()
    expect(card(page, "storm").locator(".card-face")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect(card(page, "spy").locator(".card-face")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card(page, "spy").locator(".card-face")).to_have_attribute("aria-pressed", "true")
    assert table.done() == []
    page.keyboard.press("Enter")
    until(page, table.done)
    assert table.done() == ["play spy"]
    page.keyboard.press("Home")
    expect(card(page, "mud").locator(".card-face")).to_be_focused()


def test_other_hands_and_piles_can_be_looked_through(dealt: Any) -> None:
    page = dealt().page
    expect(page.locator(".hands li")).to_have_text(re.compile(r"Allied\s+cards: 5\s*known: Spy"))
    page.click(".piles")
    decks = page.locator(".decks")
    expect(decks.locator("h3")).to_have_text(["Pile 31", "Discards 2"])
    expect(decks.locator('[data-deck="pile"]')).to_contain_text("Nobody may look through it.")
    expect(decks.locator('[data-deck="discards"] li b')).to_have_text(["Peace", "Mud"])
    page.fill(".decks input", "farther")
    expect(decks.locator('[data-deck="discards"] li b')).to_have_text(["Mud"])
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    gone(page, ".decks")


def test_a_track_has_cells(dealt: Any) -> None:
    page = dealt().page
    track = page.locator('.side-pane [data-track="weather"]')
    expect(track.locator("li")).to_have_text(["fair", "rain", "frost"])
    expect(track.locator('[aria-current="true"]')).to_have_text("rain")


def test_the_hand_on_a_phone_scrolls(dealt: Any) -> None:
    page = dealt(PHONE).page
    page.locator(".hand-card").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        "[...document.querySelectorAll('.hand button')]"
        ".filter(b => b.offsetWidth < 24 || b.offsetHeight < 24).map(b => b.textContent)"
    )
    assert small == []
    last = card(page, "peace").locator(".card-face")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()


# --- windows -----------------------------------------------------------------------------------


RIGHT_EDGE = "one => one.getBoundingClientRect().right"


def test_a_card_that_is_held_is_seen_whole(dealt: Any) -> None:
    """It is wider than the others: the strip moves on where it would stick out."""
    page = dealt(PHONE).page
    held = page.locator(".hand-card.able").last
    held.locator(".card-face").tap()
    page.locator(".hand-card.held").wait_for()
    strip = page.locator(".hand-cards")
    until(page, lambda: held.evaluate(RIGHT_EDGE) <= strip.evaluate(RIGHT_EDGE) + 1)


def test_a_window_is_short_and_can_be_passed(dealt: Any) -> None:
    table = dealt(window=True)
    page = table.page
    window = page.locator(".window")
    expect(window.locator(".answers button")).to_have_text(["Let it pass"])
    expect(window.locator(".answers")).to_contain_text("or play a card from your hand")
    expect(page.locator(".bar .done")).to_have_count(0)  # one way to pass is enough
    window.locator(".pass").click()
    until(page, table.done)
    assert table.done() == ["pass"]


def test_windows_are_passed_in_advance(dealt: Any) -> None:
    table = dealt(window=True)
    page = table.page
    page.click(".window summary")
    page.get_by_label("until something happens at a place").check()
    page.locator(".standing-place select").select_option("solre")
    page.click(".ahead .do")
    expect(page.locator(".standing-order")).to_contain_text("until something happens at Solre")
    gone(page, ".window")
    assert table.done("standing") == [{"pass": "until-place", "place": "solre"}]
    page.click(".standing-order button")
    page.locator(".window").wait_for()
    assert table.done("standing")[1:] == [None]


def test_whoever_waits_may_order_it_too(dealt: Any) -> None:
    table = dealt(asked="allied")
    page = table.page
    gone(page, ".window")
    page.click(".advance summary")
    page.click(".ahead .do")
    expect(page.locator(".standing-order")).to_contain_text("until your next step")
    assert table.done("standing") == [{"pass": "until-my-step"}]
