"""The first page is light: few requests, few bytes, nothing asked for twice."""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import pytest
from browsing import until

from grognard.server.page_speed import _visit

MOST_BYTES, MOST_REQUESTS = 200_000, 25


def test_the_first_page_is_light(browser: Any, server: str) -> None:
    """With everything that comes after it, as `grognard bench page` counts it."""
    seen = _visit(browser, urlsplit(server).port or 80)
    assert seen["bytes"] <= MOST_BYTES
    assert seen["requests"] <= MOST_REQUESTS


@pytest.mark.parametrize("late", ["me", "words"])
def test_nothing_is_asked_for_twice(visit: Any, late: str) -> None:
    """Whichever answer comes last: who the visitor is, or what the page says."""
    page, asked, held = (one := visit(fresh=True)).page, [], []
    page.on("request", lambda request: asked.append(request.url))
    page.route(f"**/api/{late}?*", lambda route: held.append(route))
    with page.expect_response(lambda answer: "/api/games/" in answer.url):
        page.goto(one.address)
    if late == "me":  # the page is there before it is known for whom
        page.locator(".lobby").first.wait_for()
    until(page, lambda: held)  # it may be asked for later than the games are
    held[0].continue_()
    page.locator(".lobby").first.wait_for()
    page.locator(".corner a").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert [url for url, times in Counter(asked).items() if times > 1] == []
