"""The form for a new game: it fits its place, and what is chosen there holds at the table."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import FRENCH, PHONE, expect

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
    about = page.locator(".one-of small")
    expect(about).to_have_text("For players of unequal strength; not in the rule book.")
    for key, words in {"french_4": "four units fewer", "allied_2": "two units fewer"}.items():
        page.select_option("#one-of-handicap", f"handicap_{key}")
        expect(about).to_contain_text(words)
    page.locator(".bigs .big").nth(FRENCH).click()
    page.click("#tab-people")
    expect(page.locator(".terms")).to_contain_text("Handicap for the Allies: two units")
    expect(page.locator(".terms")).not_to_contain_text("French")
