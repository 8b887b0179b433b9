"""What people at a table agree upon or claim: pauses, time, talk among allies; and their mail."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from browsing import TWO, done, expect, gone, lift, typed, until
from test_access import Inspector
from test_people import PASSWORD, accept, open_table, propose, sign_up

HASTY = """
from grognard.server.remote import clocks
clocks.PACES["live"] = clocks.Pace(5 * clocks.SECOND, 0)
"""
LINK = re.compile(r"http://\S+/(?:mail/confirm|#/reset)/\S+")


class Postbox:
    """Takes letters and keeps the links to confirm an address or to set a password."""

    def __init__(self) -> None:
        self.links: list[str] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """A letter."""
        self.links += LINK.findall(envelope.content.decode())
        return "250 taken"


@pytest.fixture(scope="module")
def hasty(serving: Any) -> Iterator[tuple[str, Postbox]]:
    """A server whose clocks are soon up and that sends mail, and where its letters go."""
    smtp = pytest.importorskip("aiosmtpd.controller", reason="aiosmtpd is not installed")
    box = Postbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    taker = smtp.Controller(box, hostname="127.0.0.1", port=port)
    taker.start()
    place = {"GROGNARD_SMTP": f"smtp://127.0.0.1:{port}?tls=no"}
    with serving(HASTY, GROGNARD_MAIL_FROM="table@grognard.example", **place) as address:
        yield address, box
    taker.stop()


def join(one: Any, address: str, chair: int = 0) -> Any:
    """Somebody who comes by the link and takes one of the free chairs."""
    one.page.goto(address)
    one.page.locator(".top button.done").nth(chair).click()
    gone(one.page, ".top button.done")
    return one.page


def test_a_pause_and_its_end(visit: Any) -> None:
    first, second = visit(), visit()
    ann = first.start()
    open_table(ann, pace=1)
    bob = join(second, ann.url)
    ann.locator(".clock.runs").first.wait_for()
    propose(ann, "pause")
    accept(bob, "asks for a pause")
    for page in (ann, bob):
        page.locator(".bar-offer.is-paused").wait_for()
        expect(page.locator(".clocks")).to_contain_text("paused")
        gone(page, ".clock.runs")
    bob.click(".is-paused button")
    accept(ann, "wants to go on")
    for page in (ann, bob):
        gone(page, ".is-paused")
        page.locator(".clock.runs").first.wait_for()


def test_the_win_is_claimed_when_time_is_up(visit: Any, hasty: tuple[str, Postbox]) -> None:
    address, _ = hasty
    first, second = visit(address=address), visit(address=address)
    ann = first.start()
    open_table(ann, pace=1)
    bob = join(second, ann.url)
    late = bob.locator(".bar-offer.late")
    expect(late).to_contain_text("The time is up: French.")
    expect(bob.locator('.clocks [data-seat="french"]')).to_contain_text("0:00")
    gone(ann, ".bar-offer.late")
    late.locator("button.done").click()
    for page in (ann, bob):
        expect(page.locator(".outcome h2")).to_contain_text("Allied")


def set_mail(page: Any, mail: str, password: str = PASSWORD) -> None:
    """Another mail address, by the form, which asks for the password."""
    page.fill("#mail", mail)
    page.fill("#mail-password", password)
    page.press("#mail-password", "Enter")


def test_a_mail_address_is_confirmed_by_its_link(visit: Any, hasty: tuple[str, Postbox]) -> None:
    address, box = hasty
    one = visit(address=address)
    page = one.start()
    sign_up(page, "Reille")
    page.click('.greeting a[href="#/profile"]')
    gone(page, "#mail-password")
    set_mail(page, "reille@grognard.example", "a wrong one")
    page.locator(".refused", has_text="The password is wrong.").wait_for()
    one.errors.clear()  # the browser notes the password that was refused
    inspector = Inspector(page)
    inspector.look("another address")
    assert inspector.found == []
    set_mail(page, "reille@grognard.example")
    expect(page.locator("#mail-hint")).to_contain_text("Not confirmed yet")
    gone(page, "#mail-password")
    until(page, lambda: box.links)
    box.links.clear()
    page.get_by_role("button", name="Send the link again").click()
    until(page, lambda: box.links)
    page.goto(box.links[-1])
    one.go("#/profile")
    expect(page.locator("#mail-hint")).to_contain_text("Not confirmed yet")  # a look is no answer
    page.goto(box.links[-1])
    page.click("main button")
    page.wait_for_load_state()
    one.go("#/profile")
    expect(page.locator("#mail-hint")).to_contain_text("Confirmed")
    expect(page.locator("#mail")).to_have_value("reille@grognard.example")
    set_mail(page, "")
    expect(page.locator("#mail-hint")).to_contain_text("No notices go by mail")


def test_a_forgotten_password(visit: Any, hasty: tuple[str, Postbox]) -> None:
    """From the form to the link and in; axe looks at each page on the way."""
    address, box = hasty
    one, other = visit(address=address), visit(address=address)
    box.links.clear()
    page = one.start()
    sign_up(page, "Drouet")
    page.click('.greeting a[href="#/profile"]')
    set_mail(page, "drouet@grognard.example")
    until(page, lambda: box.links)
    page.goto(box.links.pop())
    page.click("main button")
    page.wait_for_load_state()

    lost = other.go("#/login")
    inspector = Inspector(lost)
    lost.click('a[href="#/forgotten"]')
    lost.fill("#who", "drouet")
    inspector.look("forgotten")
    lost.press("#who", "Enter")
    lost.locator(".good", has_text="a link is on its way").wait_for()
    until(lost, lambda: box.links)
    [link] = box.links
    lost.goto(link)
    lost.fill("#password", "short")
    lost.press("#password", "Enter")
    lost.locator(".refused").wait_for()
    other.errors.clear()  # the browser notes the password that was refused
    inspector.look("reset")
    lost.fill("#password", "on to Quatre Bras")
    lost.press("#password", "Enter")
    expect(lost.locator("h1")).to_have_text("Drouet")
    one.go("#/").locator('.greeting a[href="#/login"]').wait_for()  # logged out by it

    page.goto(link)
    page.fill("#password", "on to Ligny")
    page.press("#password", "Enter")
    page.locator(".refused", has_text="no longer good").wait_for()
    one.errors.clear()  # the browser notes the link that was refused
    assert inspector.found == []


def test_a_server_that_sends_no_mail_says_so(visit: Any) -> None:
    page = visit().go("#/login")
    expect(page.locator(".card-page")).to_contain_text("This server sends no mail")
    gone(page, 'a[href="#/forgotten"]')


def test_allies_have_a_room_of_their_own(visit: Any) -> None:
    """13.1: they talk while the armies are set up; the French never hear it."""
    first, second, third = visit(), visit(), visit()
    french = first.start()
    french.get_by_label("Free set-up").check()
    french.click(".big.apart")
    french.locator('.opening input[name="how-many"]').nth(1).check()
    french.click(".opening .done")
    french.wait_for_selector(".board .target")
    british, prussian = join(second, french.url), join(third, french.url)
    for page in (french, british, prussian):
        page.click("#tab-chat")
    for page in (british, prussian):
        page.locator(".rooms button").nth(1).click()
    british.fill("#say", "To Quatre Bras")
    british.press("#say", "Enter")
    expect(prussian.locator(".said-by p")).to_have_text("To Quatre Bras")
    prussian.locator(".rooms button").first.click()
    prussian.fill("#say", "Good day")
    prussian.press("#say", "Enter")
    expect(french.locator(".said-by p")).to_have_text("Good day")
    gone(french, ".rooms")


def test_a_block_that_rode_bears_a_mark(visit: Any) -> None:
    """5.2, ruling W40: cavalry gives itself away by its speed, to the enemy."""
    page = visit().table(TWO)
    lift(page)
    for action in ("group beaumont", "march napoleon laneffe", "march napoleon fosse"):
        typed(page, action)
    done(page)
    lift(page)
    page.locator('[data-stack="fosse"]').click()
    block = page.locator(".board-fan .fan-piece")
    expect(block).to_have_attribute("title", re.compile("seen to go two towns"))
    expect(block.locator(".rode-mark")).to_be_visible()
