"""French and Spanish pages, with nothing left in English."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import TWO, done, expect, typed

LONG = 8  # letters: shorter words may well be the same in another language


def foreign(page: Any, language: str) -> set[str]:
    """The English texts of the page that the language says otherwise."""
    english, own = (
        page.evaluate(f"fetch('/api/words?lang={name}').then(answer => answer.json())")
        for name in ("en", language)
    )
    said = set(own.values())
    return {text for text in english.values() if len(text) > LONG and text not in said}


def parts(text: str) -> set[str]:
    """The lines of a page, and the parts of lines between dashes, brackets and stops."""
    return {part.strip() for part in re.split(r"\n| – |[()|]", text)}


def everything(page: Any) -> str:
    """What can be read or heard on the page."""
    return str(
        page.evaluate(
            """() => {
                const named = ["aria-label", "title", "placeholder", "alt"];
                const own = [...document.querySelectorAll("body *:not([lang])")].flatMap((one) =>
                    named.map((name) => one.getAttribute(name)).filter(Boolean));
                return [document.body.innerText, document.title, ...own].join("\\n");
            }"""
        )
    )


@pytest.mark.parametrize("language", ["fr", "es"])
def test_nothing_is_left_in_english(visit: Any, language: str) -> None:
    one = visit(locale=language)
    page = one.start()
    page.on("dialog", lambda dialog: dialog.accept())
    expect(page.locator("html")).to_have_attribute("lang", language)
    seen = {"start": everything(page)}
    for place, there in {"rules": ".rules article", "sources": ".sources dl"}.items():
        one.go(f"#/{place}/waterloo/").wait_for_selector(there)
        seen[place] = everything(page)
    one.table(TWO)
    seen["curtain"] = everything(page)
    page.click(".curtain .big")
    page.wait_for_selector(".board .target")
    typed(page, "group beaumont")
    for town in ("thuin", "charleroi"):
        for unit in ("lefol", "friant", "morand"):
            typed(page, f"march {unit} {town}")
    page.keyboard.press("Escape")
    page.click("#tab-twin")
    page.locator(".twin").wait_for()
    page.keyboard.press("?")
    page.locator(".help").wait_for()
    seen["help and twin"] = everything(page)
    page.keyboard.press("Escape")
    page.click("#tab-log")
    page.locator(".log").wait_for()
    done(page)
    page.click(".curtain .big")
    page.locator(".film").wait_for()
    seen["film"] = everything(page)
    page.keyboard.press("Escape")
    page.locator(".panel").wait_for()
    seen["battle"] = everything(page)
    page.keyboard.press("[")
    page.locator(".replay .caption").wait_for()
    seen["replay"] = everything(page)
    page.keyboard.press("Escape")
    page.click(".more .resign")
    page.click(".outcome summary")
    page.click(".roll-again")
    page.locator(".outcome [role='status']", has_text=re.compile(r"\w")).wait_for()
    seen["ending"] = everything(page)
    english = foreign(page, language)
    assert len(english) > 100
    left = {screen: sorted(parts(said) & english) for screen, said in seen.items()}
    assert {screen: found for screen, found in left.items() if found} == {}
    assert [key for said in seen.values() for key in re.findall(r"ui-[a-z-]+", said)] == []


def test_the_language_can_be_changed_at_the_table(visit: Any) -> None:
    page = visit().table(0)
    page.wait_for_selector(".board .target")
    page.click('.more .languages [lang="fr"]')
    page.locator(".task", has_text="Mouvement").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
