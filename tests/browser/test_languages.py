"""What is left in English on French and Spanish pages; the tours of the screens ask for it."""

from __future__ import annotations

import re
from typing import Any

from browsing import expect

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


def untranslated(page: Any, language: str, read: dict[str, str]) -> list[str]:
    """What is English on the screens, and ids that have no words."""
    english = foreign(page, language)
    assert len(english) > 100 or language == "en"
    left = [f"{screen}: {text}" for screen, said in read.items() for text in parts(said) & english]
    return left + [key for said in read.values() for key in re.findall(r"ui-[a-z-]+", said)]


def test_the_language_can_be_changed_at_the_table(visit: Any) -> None:
    page = visit().table(0)
    page.wait_for_selector(".board .target")
    page.click('.more .languages [lang="fr"]')
    page.locator(".task", has_text="Mouvement").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
