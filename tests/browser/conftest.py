"""A real server and a real browser; without either the tests are skipped, and say why."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard import players

# `from browsing import …` in these tests, whatever way pytest imports the modules.
sys.path.insert(0, str(Path(__file__).parent))

# The shell without windows needs a third less work for each new context.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# Seconds until a server must answer, or a page: a busy machine is no fault of it.
PATIENCE = float(os.environ.get("GROGNARD_PATIENCE", "60"))
SLOW = float(os.environ.get("GROGNARD_SLOW", "1"))  # how many times slower the browser is made
# Where several games are offered the large buttons of the start page are those of this one.
CHOICE = "if (location.host) localStorage['grognard-game'] ??= 'waterloo'"
# Nobody looks at the printed map, which covers nothing that is looked for; to paint it, and the
# shades of its hills, takes a third of the time of a test. A fresh context paints all.
UNPAINTED = """
window.requestIdleCallback = () => 0;
const bare = new CSSStyleSheet();
bare.replaceSync(".board-map { visibility: hidden !important }");
document.adoptedStyleSheets = [bare];
"""
# What the large buttons of the start page ask for, in their order.
COMPUTER = f"computer:{players.offered(grognard.game('waterloo'))[0]}"
BUTTONS = (
    {"seats": {"french": "me", "allied": COMPUTER}},
    {"seats": {"french": COMPUTER, "allied": "me"}},
    {"seats": {"french": "me", "allied": "me"}},
)
LATE = 20.0  # ms that each answer of the server is then late, for each of those times


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/games", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@contextmanager
def _serving(data: Path, changes: str = "", **settings: str) -> Iterator[str]:
    """The address of a server whose program is changed so, with these settings."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    program = f"{changes}\nfrom grognard.cli.main import main\nmain()"
    command = [sys.executable, "-c", program, "serve", "--no-open", "--unlimited"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sys.path)), "GROGNARD_URL": address}
    process = subprocess.Popen(
        [*command, "--port", str(port), "--data", str(data)],
        env={**env, **settings},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    end = time.monotonic() + PATIENCE
    while not _answers(address):
        if process.poll() is not None or time.monotonic() > end:
            process.kill()
            said = process.stderr.read().decode() if process.stderr else ""
            pytest.fail(f"the server did not start: {said}")
        time.sleep(0.1)
    yield address
    process.terminate()
    process.wait(PATIENCE)


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Starts servers, each with a data folder of its own."""
    pytest.importorskip("litestar", reason="the server's libraries are not installed")
    return lambda *changes, **settings: _serving(
        tmp_path_factory.mktemp("tables"), *changes, **settings
    )


@pytest.fixture(scope="session")
def server(serving: Any) -> Iterator[str]:
    """The address of a running server."""
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium."""
    api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("chromium is not installed")
    with api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        api.expect.set_options(timeout=PATIENCE * 1000)
        yield chromium
        chromium.close()


class Contexts:
    """Browsers of their own, used again by one test after another.

    What the page is made of is fetched and compiled once; whatever a visitor left is taken away.
    """

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.idle: dict[str, list[Any]] = {}

    def take(self, manner: dict[str, Any], fresh: bool) -> Any:
        """A context in which nobody has been, or nobody can be seen to have been."""
        idle = self.idle.setdefault(repr(manner), [])
        if idle and not fresh:
            return idle.pop()
        made = self.browser.new_context(**manner)
        for script in (CHOICE,) if fresh else (CHOICE, UNPAINTED):
            made.add_init_script(script)
        return made

    def give_back(self, visit: Visit) -> None:
        """Forgets the visitor and what he chose; a fresh one is not used again."""
        if visit.fresh:
            visit.context.close()
            return
        visit.page.goto("about:blank")
        hand = visit.context.new_cdp_session(visit.page)
        left = {"origin": visit.address, "storageTypes": "cookies,local_storage,indexeddb"}
        hand.send("Storage.clearDataForOrigin", left)
        visit.context.clear_cookies()
        for page in visit.context.pages:
            page.close()
        self.idle[repr(visit.manner)].append(visit.context)


@pytest.fixture(scope="session")
def contexts(browser: Any) -> Contexts:
    """Those of this process."""
    return Contexts(browser)


class Visit:
    """A browser of its own with one page open, which remembers whatever went wrong on it."""

    def __init__(
        self, contexts: Contexts, address: str, fresh: bool = False, **manner: Any
    ) -> None:
        self.address = address
        self.fresh = fresh
        self.manner = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "viewport": {"width": 1280, "height": 800},
            **manner,
        }
        self.context = contexts.take(self.manner, fresh)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self._slow_down()
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.page.on("console", lambda said: self._console(said.type, said.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self._request(request.url))

    def _slow_down(self) -> None:
        """Makes the page that of a weak machine far from the server, if that is asked for."""
        if SLOW <= 1:
            return
        hand = self.context.new_cdp_session(self.page)
        hand.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
        hand.send("Network.enable")
        far = {"offline": False, "latency": LATE * SLOW}
        far |= {"downloadThroughput": -1, "uploadThroughput": -1}
        hand.send("Network.emulateNetworkConditions", far)

    def _console(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.errors.append(text)

    def _request(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.strangers.append(url)

    def start(self) -> Any:
        """The start page."""
        self.page.goto(self.address)
        self.page.wait_for_selector(".bigs")
        return self.page

    def made(self, wish: dict[str, Any], path: str = "tables") -> str:
        """The address of a table that the server is asked for, without a look at the start page."""
        own = {"Origin": self.address}
        answer = self.context.request.post(f"{self.address}/api/{path}", data=wish, headers=own)
        assert answer.ok, answer.text()
        return f"#/table/{answer.json()['table']}"

    def shared(self, **seats: str) -> str:
        """The address of a new table whose seats are `me`, `open` or a computer's."""
        return self.made({"game": "waterloo", "seats": seats})

    def go(self, place: str) -> Any:
        """A place within the page."""
        self.page.goto(f"{self.address}/{place}")
        return self.page

    def table(self, button: int = 0, *, click: bool = False) -> Any:
        """A new table, as one of the large buttons of the start page makes it, or by a click."""
        if click:
            self.start().locator(".bigs .big").nth(button).click()
        else:
            self.go(self.made({"game": "waterloo", **BUTTONS[button]}))
        self.page.wait_for_selector(".table, .curtain")
        return self.page


@pytest.fixture
def visit(contexts: Contexts, server: str) -> Iterator[Any]:
    """Makes visits; none of them may have complained or asked another host."""
    made: list[Visit] = []

    def come(address: str = server, **manner: Any) -> Visit:
        made.append(Visit(contexts, address, **manner))
        return made[-1]

    yield come
    for one in made:
        contexts.give_back(one)
        assert one.errors == []
        assert one.strangers == []
