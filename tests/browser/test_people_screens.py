"""The screens of accounts, open tables, talk, offers and odds, in every language and size."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from sitting import typed
from test_access import MANNERS, Inspector
from test_languages import everything, foreign, parts
from test_people import PASSWORD

Look = Callable[[str], None]


def pane(page: Any, name: str) -> None:
    """One of the panes, on whatever screen."""
    tab = page.locator(f'[data-tab="{name}"]')
    (tab if tab.is_visible() else page.locator(f"#tab-{name}")).click()


def tour(visit: Any, manner: dict[str, Any], name: str, look: Callable[[Any], Look]) -> Any:
    """Goes through all the screens and looks at each."""
    one = visit(**manner)
    page = one.start()
    seen = look(page)
    page.click(".big.apart")
    seen("opening")
    one.go("#/login").fill("#name", name)
    page.fill("#password", "wrong")
    page.press("#password", "Enter")
    page.locator(".refused").wait_for()
    one.errors.clear()  # the browser notes that it was refused
    seen("log in")
    one.go("#/signup").fill("#name", name)
    page.fill("#password", PASSWORD)
    seen("sign up")
    page.press("#password", "Enter")
    page.click('.greeting a[href="#/profile"]')
    page.fill("#label", "bot")
    page.press("#label", "Enter")
    page.locator("#secret").wait_for()
    page.click(".card-page summary")
    seen("profile")
    place = one.shared(french="me", allied="open")
    one.go(place).wait_for_selector(".board .target")
    seen("open seat")
    other = visit()
    guest = other.go(place)
    guest.wait_for_selector(".board .target")
    guest.click(".top button.done")
    guest.fill("#typed", "")
    page.wait_for_selector(".task.mine")
    pane(page, "chat")
    page.fill("#say", "Bonjour")
    page.press("#say", "Enter")
    page.locator(".said-by").wait_for()
    guest.click("#tab-chat")
    guest.fill("#say", "Hola")
    guest.press("#say", "Enter")
    page.locator(".mute").wait_for()
    seen("chat")
    guest.click("#tab-people")
    guest.click('[data-offer="pace"]')
    guest.click('.confirm [type="submit"]')
    page.locator(".incoming").wait_for()
    pane(page, "people")
    page.click('[data-offer="substitute"]')
    seen("proposals")
    page.click(".accept")
    page.locator(".clocks .runs").wait_for()
    pane(page, "log")
    typed(page, "group beaumont")
    pane(page, "odds")
    page.select_option("#odds-town", "namur")
    page.locator(".told .rule").first.wait_for()
    page.select_option("#odds-action", "done")
    page.locator(".told", has_text=re.compile(r"\w")).wait_for()
    seen("odds")
    pane(page, "people")
    page.click('[data-offer="abort"]')
    page.click('.confirm [type="submit"]')
    page.locator(".outcome").wait_for()
    seen("called off")
    one.go("#/notices").wait_for_selector(".card-page")
    seen("notices")
    one.start()
    page.locator(".tables li").first.wait_for()
    seen("start")
    one.errors[:] = [error for error in one.errors if "422" not in error]  # no attack on Namur
    return page


@pytest.mark.parametrize("manner", MANNERS)
def test_axe_finds_nothing_on_the_screens_of_people(visit: Any, manner: str) -> None:
    look, wanted = MANNERS[manner]
    found: list[Inspector] = []
    wide: list[str] = []

    def inspect(page: Any) -> Look:
        found.append(Inspector(page, wanted))

        def seen(screen: str) -> None:
            found[0].look(screen)
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                wide.append(screen)

        return seen

    tour(visit, look, f"Reader {manner}", inspect)
    assert found[0].found == []
    assert wide == []  # nothing sticks out at the side


@pytest.mark.parametrize("language", ["fr", "es"])
def test_nothing_is_left_in_english_on_the_screens_of_people(visit: Any, language: str) -> None:
    read: dict[str, str] = {}

    def listen(page: Any) -> Look:
        return lambda screen: read.update({screen: everything(page)})

    page = tour(visit, {"locale": language}, f"Lector {language}", listen)
    english = foreign(page, language)
    left = {screen: sorted(parts(said) & english) for screen, said in read.items()}
    assert {screen: found for screen, found in left.items() if found} == {}
    assert [key for said in read.values() for key in re.findall(r"ui-[a-z-]+", said)] == []
