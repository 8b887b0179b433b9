"""How quickly the first page is there: a real browser, an empty cache, a server of its own."""

from __future__ import annotations

import shutil
import statistics
import tempfile
from pathlib import Path
from typing import Any

from grognard.server.bench import server
from grognard.server.load import HOST, LoadError

# The page counts as usable once this can be clicked.
FIRST_BUTTON = ".bigs .big:not([disabled])"
TABLE = ".table"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")
SINCE = "performance.now()"
QUIET = 500  # milliseconds without a request: the rest has come as well


def measure(visits: int) -> dict[str, Any]:
    """The first page and the first table, each visit by a browser that knows nothing yet."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        raise LoadError("The page is measured with playwright: grognard[test].") from error
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        raise LoadError("The page is measured with Chromium, which is not installed.")
    with (
        tempfile.TemporaryDirectory(prefix="grognard-bench-") as folder,
        server(Path(folder), None) as (port, _process),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(SWITCHES))
        # The first visit of all also wakes the server and the browser; it is not counted.
        rows = [_visit(browser, port) for _ in range(visits + 1)][1:]
        browser.close()
    return {
        "visits": visits,
        **{name: round(statistics.median(row[name] for row in rows)) for name in rows[0]},
    }


def _visit(browser: Any, port: int) -> dict[str, float]:
    """One visit: what was sent, and when the page and then the table could be used."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    sizes: list[float] = []
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(f"http://{HOST}:{port}/", wait_until="commit")
    page.wait_for_selector(FIRST_BUTTON)
    interactive = page.evaluate(SINCE)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(QUIET)
    seen = {
        "interactive_ms": interactive,
        "first_paint_ms": page.evaluate(
            "performance.getEntriesByName('first-contentful-paint')[0].startTime"
        ),
        "bytes": sum(sizes),
        "requests": len(sizes),
    }
    before = page.evaluate(SINCE)
    page.locator(FIRST_BUTTON).first.click()
    page.wait_for_selector(TABLE)
    seen["table_ms"] = page.evaluate(SINCE) - before
    seen["bytes_with_table"] = sum(sizes)
    context.close()
    return seen
