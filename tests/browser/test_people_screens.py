"""The screens of accounts, open tables, talk, offers and odds, in every language and size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browsing import typed
from test_access import SIZES, Inspector, every_look
from test_languages import untranslated
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
    page.locator(".opening").wait_for()
    seen("opening")
    one.go("#/login").fill("#name", name)
    page.fill("#password", "wrong")
    page.press("#password", "Enter")
    page.locator(".refused").wait_for()
    one.errors.clear()  # the browser notes that it was refused
    seen("log in")
    one.go("#/signup").locator('[autocomplete="new-password"]').wait_for()
    page.fill("#name", name)
    page.fill("#password", PASSWORD)
    seen("sign up")
    page.press("#password", "Enter")
    page.click('.greeting a[href="#/profile"]')
    page.fill("#label", "bot")
    page.fill("#token-password", PASSWORD)
    page.press("#token-password", "Enter")
    page.locator("#secret").wait_for()
    page.click(".card-page summary")
    page.locator("details[open] #password").wait_for()
    seen("profile")
    place = one.shared(french="me", allied="open")
    one.go(place).wait_for_selector(".board .target")
    seen("open seat")
    other = visit()
    guest = other.go(place)
    guest.wait_for_selector(".board .target")
    guest.click(".top button.done")
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
    page.locator(".confirm").wait_for()
    seen("proposals")
    page.click(".accept")
    page.locator(".clocks .runs").wait_for()
    pane(page, "log")
    typed(page, "group beaumont")
    pane(page, "odds")
    page.select_option("#odds-place", "charleroi")
    page.locator(".told .rule").first.wait_for()
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


@every_look
def test_the_screens_of_people(visit: Any, size: str, language: str) -> None:
    inspectors: list[Inspector] = []
    wide: list[str] = []

    def inspect(page: Any) -> Look:
        inspectors.append(Inspector(page))

        def seen(screen: str) -> None:
            inspectors[0].look(screen)
            needed = page.evaluate("document.documentElement.scrollWidth")
            if needed > page.viewport_size["width"]:  # a phone would make its view wider
                wide.append(screen)

        return seen

    manner = {**SIZES[size], "locale": language}
    page = tour(visit, manner, f"Reader {size} {language}", inspect)
    assert inspectors[0].found == []
    assert wide == []  # nothing sticks out at the side
    assert untranslated(page, language, inspectors[0].read) == []
