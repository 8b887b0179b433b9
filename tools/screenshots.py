"""Takes the pictures of the page that stand in docs/: python tools/screenshots.py [NAME …]

It starts a server of its own in a temporary folder and needs Chromium.
"""

from __future__ import annotations

import base64
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

HOME = Path(__file__).resolve().parent.parent
LIBRARY = HOME / "tests" / "library"
DOCS = HOME / "docs"
LARGEST = 400_000  # bytes of a picture
WIDE = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


# --- small pictures ------------------------------------------------------------------------------

PIXELS = """async (png) => {
    const image = await createImageBitmap(await (await fetch(png)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext("2d");
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, image.width, image.height);
    const reader = new FileReader();
    await new Promise((done) => {
        reader.onload = done;
        reader.readAsDataURL(new Blob([data]));
    });
    return [image.width, image.height, reader.result.split(",")[1]];
}"""


def pixels(browser: Any, png: bytes) -> tuple[int, int, bytes]:
    """Width, height and RGBA bytes of a picture; the browser knows how to read it."""
    page = browser.new_page()
    address = "data:image/png;base64," + base64.b64encode(png).decode()
    width, height, data = page.evaluate(PIXELS, address)
    page.close()
    return width, height, base64.b64decode(data)


def palette_of(counted: Counter[int]) -> list[tuple[int, int, int]]:
    """256 colours by halving boxes of colours, always the one that holds the most (median cut)."""
    boxes = [list(counted)]
    while len(boxes) < 256:
        worth = [_spread(box)[0] * sum(counted[c] for c in box) ** 0.5 for box in boxes]
        box = boxes.pop(worth.index(max(worth)))
        if len(box) < 2:
            boxes.append(box)
            break
        _, shift = _spread(box)
        box.sort(key=lambda c: c >> shift & 255)
        half, middle = sum(counted[c] for c in box) / 2, 0
        while middle < len(box) - 2 and half > 0:
            half -= counted[box[middle]]
            middle += 1
        boxes += [box[: max(1, middle)], box[max(1, middle) :]]
    return [_mean(box, counted) for box in boxes]


def _spread(box: list[int]) -> tuple[int, int]:
    """How far the colours of a box lie apart, and in which of red, green and blue the most."""
    found = []
    for shift in (16, 8, 0):
        values = [c >> shift & 255 for c in box]
        found.append((max(values) - min(values), shift))
    return max(found)


def _mean(box: list[int], counted: Counter[int]) -> tuple[int, int, int]:
    weight = sum(counted[c] for c in box)
    red, green, blue = (
        round(sum((c >> shift & 255) * counted[c] for c in box) / weight) for shift in (16, 8, 0)
    )
    return red, green, blue


def small(width: int, height: int, data: bytes) -> bytes:
    """A PNG of at most 256 colours."""
    # Six bits a colour are enough to choose by: so there are thousands of colours, not more.
    coarse = [
        (r & 252) << 16 | (g & 252) << 8 | (b & 252)
        for r, g, b in zip(data[::4], data[1::4], data[2::4], strict=True)
    ]
    counted = Counter(coarse)
    palette = palette_of(counted)
    nearest = {colour: _nearest(colour, palette) for colour in counted}
    indices = bytes(nearest[colour] for colour in coarse)
    rows = b"".join(b"\0" + indices[y * width : (y + 1) * width] for y in range(height))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", b"".join(bytes(colour) for colour in palette)),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _nearest(colour: int, palette: list[tuple[int, int, int]]) -> int:
    r, g, b = colour >> 16 & 255, colour >> 8 & 255, colour & 255
    far = [2 * (r - x) ** 2 + 4 * (g - y) ** 2 + 3 * (b - z) ** 2 for x, y, z in palette]
    return far.index(min(far))


def _chunk(kind: bytes, data: bytes) -> bytes:
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


# --- what is shown -------------------------------------------------------------------------------


def opened(page: Any, name: str, actions: int) -> None:
    """A stored game, up to some action, opened from its file."""
    lines = (LIBRARY / f"waterloo-{name}.journal").read_text("utf-8").splitlines()
    kept = [
        line for line in lines if not re.match(r"\d+ ", line) or int(line.split()[0]) <= actions
    ]
    text = ("\n".join(kept) + "\n").encode()
    file = {"name": "game.journal", "mimeType": "text/plain", "buffer": text}
    page.set_input_files(".import input", file)
    page.wait_for_selector(".curtain, .table .board .target")


def lift(page: Any) -> None:
    """The curtain is lifted and the film skipped."""
    page.click(".curtain .big")
    page.wait_for_selector(".film .skip, .task:not(.looking-back)")
    if page.locator(".film").count():
        page.click(".film .skip")


def start(page: Any) -> None:
    """The start page, with a game under way."""
    page.locator(".bigs .big").first.click()
    page.wait_for_selector(".board .target")
    page.click("a.home")
    page.wait_for_selector(".tables")


def table(page: Any) -> None:
    """A movement: units of a group are chosen, their goals are lit."""
    opened(page, "historical", 249)
    lift(page)
    page.locator('[data-stack="mons"]').click()
    page.locator(".choose-all").click()
    page.locator(".board .glow").first.wait_for()


def battle(page: Any) -> None:
    """A battle in its panel."""
    opened(page, "free", 493)
    lift(page)
    page.wait_for_selector(".panel")


def phone(page: Any) -> None:
    """A town's blocks on a phone."""
    page.locator(".bigs .big").first.tap()
    page.wait_for_selector(".board .target")
    page.locator('[data-stack="beaumont"]').tap()
    page.locator('.board-fan [data-piece="lefol"]').tap()
    page.locator('.board-fan [data-piece="habert"]').tap()


def replay(page: Any) -> None:
    """A finished game, everything open, in the middle of a turn."""
    opened(page, "gambit", 546)
    lift(page)
    page.locator('[data-action="done"]').click()
    page.locator(".outcome").wait_for()
    page.locator(".timeline button", has_text="Everything").click()
    page.locator(".log .said").nth(40).wait_for(state="attached")
    page.locator(".slider").fill("150")
    page.locator(".caption").wait_for()


def rules(page: Any) -> None:
    """The rules at one of their numbers."""
    page.evaluate("location.hash = '#/rules/waterloo/5.3'")
    page.wait_for_selector(".rules article.now")


def age(page: Any) -> None:
    """Age of Napoleon: the army on the Rhine is about to march."""
    made = page.evaluate(
        """() => fetch("/api/tables", {
            method: "POST",
            headers: {"Content-Type": "application/json"},
            body: JSON.stringify({game: "age", scenario: "1805",
                seats: {french: "me", coalition: "me"}}),
        }).then(answer => answer.json())"""
    )
    page.evaluate(f"location.hash = '#/table/{made['table']}'")
    lift(page)
    page.locator('[data-action="first me"]').click()
    for _ in "French", "Coalition":
        page.locator(".window .pass").click()
        lift(page)
    page.locator('[data-stack="lorraine"]').click()
    page.locator(".board-fan").wait_for()


SHOTS: dict[str, tuple[Callable[[Any], None], dict[str, Any]]] = {
    "start": (start, WIDE),
    "table": (table, WIDE),
    "battle": (battle, WIDE),
    "phone": (phone, PHONE),
    "replay": (replay, WIDE),
    "rules": (rules, WIDE),
    "age": (age, {"viewport": {"width": 1440, "height": 900}}),
}


# --- taking them ---------------------------------------------------------------------------------


def take(browser: Any, address: str, name: str) -> None:
    """One picture into docs/."""
    show, look = SHOTS[name]
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **look)
    context.add_init_script("localStorage['grognard-game'] ??= 'waterloo'")
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(".bigs")
    show(page)
    page.wait_for_timeout(1500)  # the relief is painted when there is time
    picture = small(*pixels(browser, page.screenshot()))
    if len(picture) > LARGEST:
        raise SystemExit(f"{name}.png has {len(picture)} bytes, more than {LARGEST}")
    (DOCS / f"{name}.png").write_bytes(picture)
    print(f"docs/{name}.png  {len(picture) // 1000} kB")
    context.close()


def serve(folder: str) -> tuple[subprocess.Popen[bytes], str]:
    """A server on a free port, once it answers."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    command = [sys.executable, "-m", "grognard", "serve", "--no-open", "--port", str(port)]
    process = subprocess.Popen([*command, "--data", folder], stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{address}/api/games", timeout=1).close()
            return process, address
        except OSError:
            time.sleep(0.1)
    process.terminate()
    raise SystemExit("the server did not start")


def main(names: list[str]) -> None:
    """All pictures, or those named."""
    found = (shutil.which(name) for name in ("chromium", "chromium-headless-shell"))
    chromium = next(filter(None, found), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        process, address = serve(folder)
        browser = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        try:
            for name in names or SHOTS:
                take(browser, address, name)
        finally:
            browser.close()
            process.terminate()
            process.wait(10)


if __name__ == "__main__":
    main(sys.argv[1:])
