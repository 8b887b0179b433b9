"""How quickly the first page is there and how smoothly a board moves: a real browser and server."""

from __future__ import annotations

import math
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from grognard.kernel import registry
from grognard.server.bench import server
from grognard.server.load import HOST, LoadError

# The page counts as usable once this can be clicked.
FIRST_BUTTON = ".bigs .big:not([disabled])"
TABLE = ".table"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")
SINCE = "performance.now()"
QUIET = 500  # milliseconds without a request: the rest has come as well
MOVED = 2.0  # seconds that a board is dragged, or zoomed
DRAWN = 2500  # milliseconds until a new board is drawn to its last shade
STROKE = 10  # milliseconds between two turns of the wheel
# The times of the frames that the page draws from now on; then those that were found.
WATCH = """() => {
    const times = (window.framesDrawn = []);
    const tick = (now) => {
        times.push(now);
        if (window.framesDrawn === times) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""
FOUND = """() => {
    const times = window.framesDrawn;
    window.framesDrawn = null;
    return times;
}"""


def measure(visits: int, games: Sequence[str] = ()) -> dict[str, Any]:
    """The first page, the first table, and frames a second while the boards of games are moved.

    Each visit is that of a browser that knows nothing yet.
    """
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
        frames = {game: [_frames(browser, port, game) for _ in range(visits)] for game in games}
        browser.close()
    return {
        "visits": visits,
        **_medians(rows),
        **{
            f"{game}_{name}": value
            for game, moved in frames.items()
            for name, value in _medians(moved).items()
        },
    }


def _medians(rows: Sequence[dict[str, float]]) -> dict[str, int]:
    return {name: round(statistics.median(row[name] for row in rows)) for name in rows[0]}


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


# --- a board that is moved ------------------------------------------------------------------


def _frames(browser: Any, port: int, game: str) -> dict[str, float]:
    """Frames a second while a board is dragged and while it is zoomed."""
    origin = f"http://{HOST}:{port}"
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    first, *others = registry.game(game).seats()
    wish = {"game": game, "seats": {first: "me", **dict.fromkeys(others, "open")}}
    made = context.request.post(f"{origin}/api/tables", data=wish, headers={"Origin": origin})
    page.goto(f"{origin}/#/table/{made.json()['table']}")
    page.wait_for_selector(".board .target", state="attached")
    page.wait_for_timeout(DRAWN)
    box = page.locator(".board").bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    seen = {"dragged_fps": _dragged(page, middle), "zoomed_fps": _zoomed(page, middle)}
    context.close()
    return seen


def _dragged(page: Any, middle: tuple[float, float]) -> float:
    """Frames a second while the mouse swings the board to and fro."""
    x, y = middle
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 10, y)
    page.evaluate(WATCH)
    for now in _seconds():
        page.mouse.move(x + 200 * math.sin(4 * now), y + 120 * math.sin(3 * now))
    rate = _rate(page)
    page.mouse.up()
    page.wait_for_timeout(QUIET)
    return rate


def _zoomed(page: Any, middle: tuple[float, float]) -> float:
    """Frames a second while the wheel turns, nearer for half a second and then back."""
    page.mouse.move(*middle)
    page.evaluate(WATCH)
    for now in _seconds():
        page.mouse.wheel(0, 60 if int(2 * now) % 2 else -60)
        page.wait_for_timeout(STROKE)
    return _rate(page)


def _seconds() -> Iterator[float]:
    """The time since the beginning, again and again, for as long as a board is moved."""
    began = time.monotonic()
    while (now := time.monotonic() - began) < MOVED:
        yield now


def _rate(page: Any) -> float:
    """How many frames a second the page has drawn since it was watched."""
    times = page.evaluate(FOUND)
    return 1000 * (len(times) - 1) / (times[-1] - times[0]) if len(times) > 1 else 0.0
