"""The form for a new game: it fits its place, and what is chosen there holds at the table."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import FRENCH, PHONE, expect, gone, until

SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}

# Whatever can be seen of the form and does not lie within the box that it belongs to.
STICKING_OUT = """() => [...document.querySelectorAll(".game *")]
    .filter((one) => one.offsetParent && !one.closest(".sr, option"))
    .filter((one) => {
        const box = one.parentElement.closest("label, fieldset, form, article");
        const [own, around] = [one, box].map((found) => found.getBoundingClientRect());
        return own.left < around.left - 1 || own.right > around.right + 1;
    })
    .map((one) => `${one.tagName} ${one.className} ${one.textContent.slice(0, 30)}`)"""


@pytest.mark.parametrize("size", SIZES)
def test_nothing_sticks_out_of_the_form(visit: Any, size: str) -> None:
    """With everything open that can be opened, in every language."""
    page = visit(**SIZES[size]).start()
    page.get_by_label("A time for each move").check()
    page.select_option("#one-of-handicap", "handicap_french_4")
    page.click(".big.apart")
    page.locator('.opening input[name="how-many"]').nth(1).check()
    page.select_option("#seat-prussian", "computer:time:5")
    page.locator("#seat-prussian-seconds").wait_for()
    for language in ("en", "fr", "es"):
        page.click(f'.start .languages [lang="{language}"]')
        expect(page.locator("html")).to_have_attribute("lang", language)
        said = page.evaluate(f"fetch('/api/words?lang={language}').then(answer => answer.json())")
        expect(page.locator(".opening .done")).to_have_text(said["ui-page-open-table"])
        assert page.evaluate(STICKING_OUT) == []
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= page.viewport_size["width"]


def test_a_handicap_of_many_is_chosen(visit: Any) -> None:
    page = visit().start()
    about = page.locator(".one-of", has=page.locator("#one-of-handicap")).locator("small")
    expect(about).to_have_text("For players of unequal strength; not in the rule book.")
    for key, words in {"french_4": "four units fewer", "allied_2": "two units fewer"}.items():
        page.select_option("#one-of-handicap", f"handicap_{key}")
        expect(about).to_contain_text(words)
    page.locator(".bigs .big").nth(FRENCH).click()
    page.click("#tab-people")
    expect(page.locator(".terms")).to_contain_text("Handicap for the Allies: two units")
    expect(page.locator(".terms")).not_to_contain_text("French")


def test_several_games_have_a_card_each_and_editions_a_choice(visit: Any) -> None:
    one = visit(fresh=True)
    page = one.page

    def serve(route: Any) -> None:
        answer = route.fetch()
        game = answer.json()[0]
        editions = [{"key": "third", "name": "Third"}, {"key": "first", "name": "First"}]
        other = {**game, "title": "Another game", "game": "other", "editions": editions}
        route.fulfill(response=answer, json=[game, other])

    page.route("**/api/games?*", serve)
    page.route(
        "**/api/games/other/words?*", lambda route: route.fulfill(json={"ui-about": "It is new."})
    )
    made: list[Any] = []
    page.route(
        "**/api/tables?*",
        lambda route: (
            route.continue_()
            if route.request.method == "GET"
            else (made.append(route.request.post_data_json), route.fulfill(json={"table": "none"}))
        ),
    )
    one.start()
    expect(page.locator(".game h2")).to_have_text(["Napoléon 1815"])
    gone(page, ".editions")
    page.locator('.game-card[data-game="other"]').click()
    expect(page.locator(".game h2")).to_have_text(["Another game"])
    expect(page.locator(".game > .quiet")).to_have_text("It is new.")
    expect(page.locator(".bigs .big").first).to_contain_text("Play French against the computer")
    page.get_by_label("First", exact=True).check()
    page.locator(".bigs .big").first.click()
    until(page, lambda: made)
    assert (made[0]["game"], made[0]["edition"]) == ("other", "first")
    page.locator("main.loading", has_text="no such table").wait_for()
    one.errors.clear()  # the browser tells that there is none
