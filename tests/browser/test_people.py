"""People: accounts, tables for others, clocks, talk, offers, notices, bots."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from typing import Any

import pytest
from browsing import done, expect, gone, skip, typed

PASSWORD = "vive la paix"


def sign_up(page: Any, name: str) -> None:
    """A new account, by the form."""
    page.click('.greeting a[href="#/signup"]')
    page.fill("#name", name)
    page.fill("#password", PASSWORD)
    page.press("#password", "Enter")
    page.locator('.greeting a[href="#/profile"]', has_text=name).wait_for()


def open_table(page: Any, pace: int = 0) -> None:
    """A listed table with an open seat; the paces are numbered as they stand there."""
    page.click(".big.apart")
    page.locator('.opening input[name="pace"]').nth(pace).check()
    page.click('.opening [type="submit"]')
    page.wait_for_selector(".board .target")


def propose(page: Any, kind: str) -> None:
    """Something from the menu of proposals, confirmed."""
    page.click("#tab-people")
    page.click(f'[data-offer="{kind}"]')
    page.click('.confirm [type="submit"]')


def accept(page: Any, words: str) -> None:
    """The offer that stands in the bar."""
    page.locator(".incoming", has_text=words).locator(".accept").click()


def speak(page: Any, text: str) -> None:
    """Something said at the table, with keys alone."""
    page.keyboard.press("/")
    page.locator("#say:focus").wait_for()
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    page.locator(".said-by.yours p", has_text=text).wait_for()


def asked(server: str, path: str, token: str, data: dict[str, Any] | None = None) -> Any:
    """What a program gets that shows a bot token."""
    body = None if data is None else json.dumps(data).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/{path}", body, headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def typed_in_log(page: Any, action: str) -> None:
    """An action in notation, with the log in sight."""
    page.click("#tab-log")
    typed(page, action)


def test_two_people_play_apart(visit: Any) -> None:
    ann, bob = visit().start(), visit().start()
    sign_up(ann, "Anne Marie")
    open_table(ann, pace=1)
    expect(ann.locator("#invite")).to_have_value(ann.url)
    gone(ann, ".clock.runs")  # nobody is there yet

    bob.reload()
    mine = bob.locator(".lobby li", has_text="opened by Anne Marie")
    mine.locator("button", has_text="Join: Allied").click()
    bob.wait_for_selector(".board .target")
    ann.locator('.clocks .clock.runs[data-seat="french"]').wait_for()
    gone(ann, "#invite")
    clock = ann.locator('.clocks [data-seat="french"] b')
    expect(clock).to_have_text(re.compile("^(60:|5[0-9]:|1 h)"))
    before = clock.inner_text()
    ticked = "old => document.querySelector('.clocks .runs b').innerText !== old"
    ann.wait_for_function(ticked, arg=before)
    ann.click("#tab-people")
    ann.locator(".seats li", has_text="a guest").wait_for()

    speak(ann, "Bonjour <b>Bob</b>")
    bob.locator("#tab-chat .badge").wait_for()
    bob.click("#tab-chat")
    bob.locator(".said-by p", has_text="Bonjour <b>Bob</b>").wait_for()
    expect(bob.locator(".said-by b")).to_have_text(["Anne Marie (French)"])
    speak(bob, "Salut")
    ann.locator(".said-by p", has_text="Salut").wait_for()
    gone(bob, "#tab-chat .badge")
    bob.click(".mute")
    bob.locator(".said-by", has_text="muted").wait_for()
    expect(bob.locator(".chat")).not_to_contain_text("Bonjour")

    typed_in_log(ann, "group beaumont")
    done(ann)
    bob.wait_for_selector(".film .skip, .task.mine")  # the news have come
    skip(bob)
    bob.wait_for_selector(".task.mine")
    propose(ann, "take-back")
    ann.locator(".bar-offer.own", has_text="waiting for Allied").wait_for()
    accept(bob, "take the last move back")
    ann.wait_for_selector(".task.mine")
    ann.click("#tab-log")
    ann.locator(".taken-back .said", has_text="Beaumont").wait_for(state="attached")

    propose(ann, "draw")
    bob.locator(".incoming .decline").click()
    ann.locator(".bar-offer.own").wait_for(state="detached")
    bob.locator(".incoming").wait_for(state="detached")  # or the old offer would be answered
    propose(ann, "draw")
    accept(bob, "a draw is offered")
    for page in (ann, bob):
        page.locator(".outcome h2", has_text="drawn").wait_for()

    here = ann.url
    ann.locator(".outcome button", has_text="sides swapped").click()
    accept(bob, "rematch. Sides swapped")
    ann.locator(".bar-offer.next a").click()
    expect(ann).not_to_have_url(here)
    gone(ann, ".outcome")
    ann.wait_for_selector(".board .target")
    skip(ann)
    expect(ann.locator(".task:not(.mine)")).to_have_count(1)  # the French are now the other's
    bob.locator(".bar-offer.next a").click()
    bob.wait_for_selector(".task.mine")


def test_notices_have_a_badge_until_they_are_read(visit: Any) -> None:
    one, other = visit(), visit()
    place = one.shared(french="me", allied="open")
    guest = other.go(place)
    guest.wait_for_selector(".board .target")
    guest.click(".top button.done")
    guest.wait_for_selector(".task:not(.mine)")
    page = one.start()
    page.reload()
    page.locator(".bell-link .badge").wait_for()
    expect(page).to_have_title(re.compile(r"^\("))
    page.click(".bell-link")
    page.locator(".notices .unread", has_text="somebody has taken a seat").wait_for()
    page.click(".all-read")
    page.locator(".notices .unread").first.wait_for(state="detached")
    expect(page).to_have_title("Grognard")
    gone(page, ".badge")
    page.locator(".notices a").first.click()
    page.wait_for_selector(".task.mine")


def test_a_bot_token_is_made_used_and_revoked(visit: Any, server: str) -> None:
    page = visit().start()
    sign_up(page, "Owner of bots")
    page.click('.greeting a[href="#/profile"]')
    page.fill("#label", "my bot")
    page.fill("#token-password", PASSWORD)
    page.press("#token-password", "Enter")
    expect(page.locator("#secret")).not_to_have_value("")
    token = page.input_value("#secret")
    me = asked(server, "me", token)
    assert (me["name"], me["bot"]) == ("Owner of bots", True)
    seats = {"french": "me", "allied": "open"}
    made = asked(server, "tables", token, {"game": "waterloo", "seats": seats})
    page.reload()
    page.locator(".tokens th", has_text="my bot").wait_for()
    gone(page, "#secret")
    assert token not in page.content()
    page.locator(".tokens button").click()
    page.locator(".tokens").wait_for(state="detached")
    with pytest.raises(urllib.error.HTTPError, match="401"):
        asked(server, "me", token)
    page.click('.account-page a[href="#/"]')
    page.locator(f'.tables a[href="#/table/{made["table"]}"]').wait_for()


def test_another_webhook_asks_for_the_password(visit: Any) -> None:
    page = visit().start()
    sign_up(page, "Owner of a hook")
    page.click('.greeting a[href="#/profile"]')
    expect(page.locator("#webhook")).to_be_visible()
    expect(page.locator("#webhook-password")).to_have_count(0)
    page.fill("#webhook", "http://plain.example/hook")
    expect(page.locator("#webhook-password")).to_be_visible()
    page.fill("#webhook", "")
    expect(page.locator("#webhook-password")).to_have_count(0)


def test_an_account_from_its_beginning_to_its_end(visit: Any) -> None:
    one = visit()
    page = one.start()
    sign_up(page, "Grouchy")
    page.click('.greeting a[href="#/profile"]')
    page.fill("#old", PASSWORD)
    page.fill("#fresh", "marche au canon")
    page.press("#fresh", "Enter")
    page.locator(".good", has_text="The password is changed").wait_for()
    page.click(".log-out")
    page.wait_for_selector(".bigs")
    page.click('.greeting a[href="#/login"]')
    page.fill("#name", "grouchy")
    page.fill("#password", PASSWORD)
    page.press("#password", "Enter")
    page.locator('[role="alert"]', has_text="The name or the password is wrong.").wait_for()
    page.fill("#password", "marche au canon")
    page.press("#password", "Enter")
    page.wait_for_selector(".bigs")
    page.click('.greeting a[href="#/profile"]')
    page.click(".card-page summary")
    page.fill("#password", "marche au canon")
    page.press("#password", "Enter")
    page.wait_for_selector(".bigs")
    page.locator('.greeting a[href="#/login"]').wait_for()
    assert [error for error in one.errors if "401" not in error] == []
    one.errors.clear()  # the browser notes the password that was refused


def test_a_seat_is_handed_to_a_substitute(visit: Any) -> None:
    one, other, third = visit(), visit(), visit()
    place = one.shared(french="me", allied="open")
    second = other.go(place)
    second.wait_for_selector(".board .target")
    second.click(".top button.done")
    first = one.go(place)
    first.wait_for_selector(".task.mine")
    propose(first, "substitute")
    accept(second, "hand over the seat")
    first.locator(".proposals button", has_text="Make a link").click()
    expect(first.locator("#substitute")).to_have_value(re.compile("/french/"))
    link = first.input_value("#substitute")
    stranger = third.go("")
    stranger.goto(link)
    stranger.locator(".invited .done").click()
    stranger.wait_for_selector(".task.mine")
    expect(stranger).to_have_url(re.compile(f"{re.escape(place)}$"))
    first.locator(".task:not(.mine)").wait_for()
    first.locator(".people", has_text="You are watching.").wait_for()
    assert [error for error in one.errors if "403" not in error] == []
    one.errors.clear()  # the browser notes that the seat is another's


def test_onlookers_have_a_room_of_their_own(visit: Any) -> None:
    one, other = visit(), visit()
    place = one.shared(french="me", allied="open")
    player = one.go(place)
    watcher = other.go(place)
    watcher.wait_for_selector(".board .target")
    speak(watcher, "Who wins?")
    watcher.locator(".said-by p", has_text="Who wins?").wait_for()
    watcher.click("#tab-people")
    watcher.locator(".people", has_text="You are watching.").wait_for()
    gone(watcher, ".proposals")
    player.wait_for_selector(".board .target")
    player.click("#tab-chat")
    expect(player.locator(".chat")).to_contain_text("Nothing has been said yet.")
    gone(player, ".rooms")
