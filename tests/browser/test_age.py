"""Age of Napoleon on the page: the start, marches, battles and cards, a phone, a whole game."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from browsing import PHONE, expect, gone, imported, lift, set_out, typed, until
from test_access import SIZES, Inspector, every_look
from test_languages import untranslated

import grognard

BATTLE_CARDS = {"cavalry_charges", "grand_battery", "art_of_war", "fog_of_war"}
WAYS_ON = (
    "pass",
    "ready",
    "done",
    "stop",
    "go",
    "first me",
)  # what is said where nothing is wished


def hand(state: Any, seat: str) -> set[str]:
    """The cards of a seat."""
    return {card["key"] for card in state.view(seat)["hand"]}


def holding(holds: Callable[[Any], bool]) -> grognard.Journal:
    """A game of 1805 whose hands are as wished."""
    game = grognard.game("age")
    for seed in range(500):
        if holds(game.start("1805", seed=seed)):
            return grognard.Journal.begin(game, "1805", seed=seed)
    raise AssertionError("nobody ever holds that")


def wait_for(journal: grognard.Journal, step: str, seat: str) -> None:
    """Whatever leads on, until a seat is asked this."""
    for _ in range(200):
        now = journal.state.view(None)["step"]
        if (now["key"], now["seat"]) == (step, seat):
            return
        texts = [str(action) for action in journal.state.legal()]
        on = [text for way in WAYS_ON for text in texts if text == way]
        journal.play((on or texts)[0])
    raise AssertionError(f"{seat} was never asked {step}")


def opened(visitor: Any, journal: grognard.Journal, folder: Path) -> Any:
    """The page at a table that goes on from a journal; one person holds both seats."""
    return imported(visitor, journal, folder)


def asked(page: Any, question: str) -> None:
    """A question stands in the top line; the curtain is lifted where the screen is handed over."""
    page.wait_for_selector(f'.curtain .big, .task.mine:has-text("{question}")')
    if page.locator(".curtain .big").count():
        lift(page)
    expect(page.locator(".task.mine")).to_contain_text(question)


def click_area(page: Any, area: str) -> None:
    """A click on an area, beside what stands there."""
    page.locator(f'.target[data-place="{area}"]').focus()
    page.keyboard.press("Enter")


def play_battle_card(page: Any, seat: str) -> None:
    """The first battle card of the seat that is asked, then no more."""
    card = page.locator(".hand-card.able").first
    name = card.locator(".card-name").inner_text()
    card.locator(".use.do").click()
    expect(page.locator(f'[data-army="{seat}"] .battle-cards')).to_contain_text(name)
    if page.locator(".task.mine").get_by_text("Battle cards").count():
        page.locator(".window .pass").click()


def test_a_diplomacy_phase(visit: Any, tmp_path: Path) -> None:
    """The card is taken, the countries light up, one is clicked; flags and boxes are there."""
    journal = holding(lambda state: "napoleon_i" in hand(state, "french"))
    wait_for(journal, "diplomacy", "french")
    page = opened(visit(), journal, tmp_path)
    expect(page.locator(".when")).to_contain_text("1806, diplomacy")
    expect(page.locator('[data-track="phase"] .now')).to_have_text("Diplomacy")
    expect(page.locator('[data-track="year"] .now')).to_have_text("1806")
    assert page.locator(".flag").count() >= 15
    assert page.locator(".board-live .link").count() == 0  # areas touch: no lines between them
    page.keyboard.press("l")
    expect(page.locator(".board.mode-alliances")).to_have_count(1)
    page.locator('[data-aside="reserve-french"]').click()
    expect(page.locator(".tray .piece").nth(20)).to_be_attached()
    page.locator('.hand-card[data-card="napoleon_i"] .card-face').click()
    expect(page.locator(".board-live .glow").first).to_be_visible()
    target = page.locator('.target[aria-label*="neutral"][aria-label*="can be chosen"]').first
    country = target.get_attribute("data-place")
    target.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Napoleon I lies on")
    expect(page.locator(f'.target[data-place="{country}"]')).to_have_attribute(
        "aria-label", re.compile("a diplomacy card lies here")
    )


def test_a_march_to_an_area_farther_away(visit: Any, tmp_path: Path) -> None:
    """A click on the goal shows the way; the rest of it goes on when the other has passed."""
    journal = holding(lambda state: True)
    wait_for(journal, "moves", "french")
    page = opened(visit(), journal, tmp_path)
    asked(page, "Moves")
    page.locator('[data-stack="lorraine"]').click()
    asked(page, "Which corps go")
    goal = page.locator('[data-stop="normandie"]')
    expect(goal).to_have_attribute("data-cost", "2")
    goal.hover(force=True)
    expect(page.locator('[data-way="normandie"]')).to_have_count(1)
    click_area(page, "normandie")
    shown = page.locator(".journey")
    expect(shown).to_contain_text("Areas: 2")
    expect(shown.locator(".go .lock")).to_have_count(1)  # whoever announces a move cannot undo it
    page.keyboard.press("Escape")
    gone(page, ".journey")
    expect(page.locator(".task.mine")).to_contain_text("Which corps go")
    click_area(page, "normandie")
    set_out(page)
    asked(page, "A move is announced")
    gone(page, ".bound")  # the other at this screen is not told where it goes
    page.locator(".window .pass").click()
    asked(page, "March")
    expect(page.locator(".task.mine")).to_contain_text("Normandy")
    gone(page, ".bound")


def test_a_march_that_costs_a_card_asks_which(visit: Any, tmp_path: Path) -> None:
    """The card that is missed least is proposed; another can be named; Escape goes back."""
    journal = holding(lambda state: "major_campaign" in hand(state, "french"))
    wait_for(journal, "moves", "french")
    for text in ("use major_campaign", "march hannover", "go", "pass", "stop", "march lorraine"):
        journal.play(text)
    page = opened(visit(), journal, tmp_path)
    asked(page, "Which corps go")
    click_area(page, "flandre")
    choice = page.locator(".journey select")
    usual = choice.input_value()
    expect(choice.locator("option").nth(1)).to_be_attached()
    page.keyboard.press("Escape")
    gone(page, ".journey")
    click_area(page, "flandre")
    other = choice.locator("option").last.get_attribute("value")
    assert other != usual
    choice.select_option(other)
    page.locator(".journey .go").click()
    page.wait_for_selector(".curtain .big")
    lift(page)
    asked(page, "A move is announced")


ZOOM = "new DOMMatrix(getComputedStyle(document.querySelector('.board-stage')).transform).a"


def test_the_map_does_not_come_nearer_when_a_window_opens(visit: Any, tmp_path: Path) -> None:
    """It is seen whole, and stays so with less room; whoever looked at all of it goes on to."""
    journal = grognard.Journal.begin(grognard.game("age"), "1805", seed=1)
    wide = {"viewport": {"width": 1440, "height": 900}}
    page = imported(visit(**wide), journal, tmp_path, coalition="computer:greedy")
    asked(page, "Who plays first")
    whole = page.evaluate(ZOOM)
    page.locator('.bar [data-action="first me"]').click()
    page.locator(".window .pass").wait_for()
    until(page, lambda: page.evaluate(ZOOM) != whole)
    assert page.evaluate(ZOOM) < whole
    page.locator(".control-closer").click()
    page.locator(".control-all").click()
    small = page.evaluate(ZOOM)
    page.locator(".window .pass").click()
    gone(page, ".window")
    until(page, lambda: page.evaluate(ZOOM) > small)


def test_what_is_asked_about_comes_into_sight(visit: Any, tmp_path: Path) -> None:
    """Whoever looked elsewhere sees the army that is being formed."""
    journal = holding(lambda state: True)
    wait_for(journal, "moves", "french")
    page = opened(visit(), journal, tmp_path)
    asked(page, "Moves")
    for _ in range(4):
        page.locator(".control-closer").click()
    for _ in range(12):
        page.locator(".control-east").click()
    board = page.locator(".board").bounding_box()
    assert page.locator('[data-stack="lorraine"]').bounding_box()["x"] < board["x"]
    typed(page, "march lorraine")
    asked(page, "Which corps go")
    until(page, lambda: page.locator('[data-stack="lorraine"]').bounding_box()["x"] > board["x"])


def worn_out() -> grognard.Journal:
    """A game in which a march through Spain costs the French a corps, which they are to name."""
    game = grognard.game("age")
    for seed in range(200):
        journal = grognard.Journal.begin(game, "1805", seed=seed)
        wait_for(journal, "moves", "french")
        journal.play("march lorraine")
        line = journal.state.view("french")["route"]["reach"]["galicia"]["line"]
        for text in (*line, "stop"):
            if journal.state.seat == "coalition":
                journal.play("pass")
            if journal.state.why_not(text) is None:
                journal.play(text)
        if journal.state.step == "attrition-losses":
            return journal
    raise AssertionError("nobody is ever lost on the march")


def test_a_loss_is_named_by_a_click_on_the_corps(visit: Any, tmp_path: Path) -> None:
    """A click on the stack chooses nobody: one corps is lost, and neither all nor the first."""
    page = opened(visit(), worn_out(), tmp_path)
    asked(page, "Name a corps")
    page.locator('[data-stack="galicia"]').click()
    fan = page.locator(".board-fan")
    expect(fan.locator("[data-piece]")).to_have_count(5)
    expect(fan.locator('[aria-pressed="true"]')).to_have_count(0)
    gone(page, ".choose-all")
    gone(page, ".bar .do")
    fan.locator('[data-piece="soult"]').click()
    fan.locator('[data-piece="ney"]').click()
    expect(fan.locator('[aria-pressed="true"]')).to_have_count(1)
    expect(page.locator(".bar .here b")).to_have_text("Ney")
    page.locator(".bar .do", has_text="Lose").click()
    expect(page.locator(".log")).to_contain_text(re.compile("Ney (goes to|is lost)"))


@pytest.mark.long
def test_a_march_an_interception_and_a_battle(visit: Any, tmp_path: Path) -> None:
    """Who goes, where to, who comes between, who fights, and the cards of both sides."""

    def armed(state: Any) -> bool:
        hands = [hand(state, seat) for seat in ("french", "coalition")]
        return all(held & (BATTLE_CARDS - {"fog_of_war"}) for held in hands)

    journal = holding(armed)
    wait_for(journal, "moves", "french")
    page = opened(visit(), journal, tmp_path)
    asked(page, "Moves")
    page.locator('[data-stack="chiesa"]').click()
    asked(page, "Which corps go")
    page.locator('.bar [data-action="go"]').click()
    asked(page, "A move is announced")
    page.locator(".window .pass").click()
    asked(page, "March")
    click_area(page, "italia")
    expect(page.locator(".journey")).to_contain_text("may be intercepted")
    set_out(page)
    asked(page, "Interception")
    expect(page.locator(".window")).to_contain_text("Italy")
    page.locator(".window .answers button", has_text="Dalmatia").click()
    asked(page, "Which corps go")
    expect(page.locator(".board .pieces .has-chosen")).to_have_count(1)
    idle = page.locator('.hand-card:not([data-card="cavalry_charges"])')
    pay = idle.filter(has=page.locator(".use", has_text="Pay with"))
    if page.locator('.bar [data-action="go"]').count():
        page.locator('.bar [data-action="go"]').click()
    else:
        pay.first.locator(".use", has_text="Pay with").click()
    until(page, lambda: answered(page, "Who fights"))
    panel = page.locator(".panel-battle")
    expect(panel.locator("[data-army]")).to_have_count(2)
    expect(panel.locator(".has-chosen").first).to_be_visible()
    panel.locator(".piece.lit").first.click()  # a click spares a corps, the next one sends it in
    expect(page.locator(".undo")).to_be_enabled()
    page.locator(".undo").click()
    expect(page.locator('.bar [data-action="ready"]')).to_be_enabled()
    page.locator('.bar [data-action="ready"]').click()
    until(page, lambda: answered(page, "Battle cards"))
    play_battle_card(page, "french")
    asked(page, "Battle cards")
    play_battle_card(page, "coalition")
    until(page, lambda: page.locator(".curtain, .panel-battle .dice").count())


# In one go, so that no other question comes between the look and the click; and not again before
# the last click has shown in the log.
ASKED_OR_ANSWERED = """([question, ways]) => {
  const task = document.querySelector(".task.mine");
  if (task?.textContent.includes(question)) return true;
  const way = document.querySelector(ways);
  const told = document.querySelectorAll(".log .line").length;
  if (task && way && !way.disabled && window.toldAtClick !== told) {
    window.toldAtClick = told;
    way.click();
  }
  return false;
}"""


def answered(page: Any, question: str) -> bool:
    """Whether a question is asked; whatever is asked before is answered in the usual way."""
    if page.locator(".curtain .big").count():
        lift(page)
    ways = [f'.bar [data-action="{way}"]' for way in ("pass", "ready", "stop", "stance defend")]
    return bool(page.evaluate(ASKED_OR_ANSWERED, [question, ", ".join([".window .pass", *ways])]))


def test_a_phone(visit: Any, tmp_path: Path) -> None:
    """Nothing sticks out; an army is fanned out on a sheet, and its corps are ticked."""
    journal = holding(lambda state: True)
    wait_for(journal, "moves", "french")
    page = opened(visit(**PHONE), journal, tmp_path)
    asked(page, "Moves")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator('[data-stack="lorraine"]').tap()
    asked(page, "Which corps go")
    ticked = page.locator(".board-fan .has-chosen")
    expect(ticked).to_have_count(5)
    page.locator(".board-fan .fan-piece").last.tap()
    expect(ticked).to_have_count(4)
    gone(page, ".notice.refused")
    small = page.evaluate(
        "[...document.querySelectorAll('.table button')].filter(b => b.offsetParent)"
        ".filter(b => b.offsetWidth < 24 || b.offsetHeight < 24).map(b => b.outerHTML)"
    )
    assert small == []


def chosen(visitor: Any) -> Any:
    """The start page with the game chosen."""
    page = visitor.start()
    page.locator('.game-card[data-game="age"]').click()
    expect(page.locator(".game h2")).to_have_text(["Age of Napoleon"])
    return page


def test_the_start_offers_it_and_its_first_game_teaches(visit: Any) -> None:
    """Both games and both editions can be chosen; a hint comes, and another with what is next."""
    page = chosen(visit())
    assert page.locator('.game-card[data-game="waterloo"]').count() == 1
    expect(page.locator(".editions input")).to_have_count(2)
    page.locator(".bigs .big", has_text="First game").click()
    hint = page.locator(".lesson")
    expect(hint).to_contain_text(re.compile(r"\w{4}"))
    first = hint.inner_text()
    hint.locator(".next").click()
    expect(hint).not_to_have_text(first)
    while hint.locator(".next").count():
        hint.locator(".next").click()
    before = page.locator(".task").inner_text()
    page.locator('.bar [data-action="first me"]').click()
    expect(page.locator(".task.mine")).not_to_have_text(before)
    expect(hint).to_contain_text(re.compile(r"\w{4}"))


USUAL = (
    ".film .skip",
    ".window .pass",
    *(f'.bar [data-action="{way}"]' for way in ("first me", *WAYS_ON, "stance defend")),
    ".bar [data-action]",
    ".list .scroll button",  # what is answered on the map or in a panel
    ".bar .all",
)


def answer(page: Any) -> bool:
    """One usual answer, if something is asked; whether the game is over."""
    if page.locator(".outcome").count():
        return True
    page.evaluate(
        """(ways) => {
            if (!document.querySelector(".film .skip, .task.mine")) return;
            const found = ways.flatMap((way) => [...document.querySelectorAll(way)]);
            found.find((one) => !one.disabled)?.click();
        }""",
        list(USUAL),
    )
    return False


def goes_on(page: Any, before: int) -> bool:
    """Whether there is something new in the log, or the end, after another answer."""
    return answer(page) or page.locator(".log .entry").count() > before


@pytest.mark.long
def test_a_whole_game_against_the_computer(visit: Any) -> None:
    """The French of 1813 give the usual answers until the result is shown."""
    page = chosen(visit())
    page.locator(".game label.choice", has_text="1813").click()
    page.locator(".game label.choice", has_text="Recruit").click()
    page.locator(".bigs .big").first.click()
    page.locator(".table").wait_for()
    entries = page.locator(".log .entry")
    while not page.locator(".outcome").count():
        until(page, partial(goes_on, page, entries.count()))
    expect(page.locator(".outcome")).to_contain_text(re.compile(r"\w{5}"))
    expect(page.locator(".when")).to_contain_text("181")


@every_look
def test_its_screens(visit: Any, tmp_path: Path, size: str, language: str) -> None:
    """Axe finds nothing, and nothing is left in English: map and hand, an army, all in words."""
    journal = holding(lambda state: True)
    wait_for(journal, "moves", "french")
    page = opened(visit(**SIZES[size], locale=language), journal, tmp_path)
    page.locator(".task.mine").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language)
    inspector = Inspector(page)
    inspector.look("moves")
    page.locator('[data-stack="lorraine"]').click()
    page.locator(".has-chosen").first.wait_for(state="attached")
    inspector.look("who goes")
    page.keyboard.press("a")
    page.locator(".list").wait_for()
    inspector.look("list", ".list")
    page.keyboard.press("Escape")
    gone(page, ".list")
    page.click('[data-tab="twin"]') if size == "phone" else page.keyboard.press("t")
    page.locator(".twin").wait_for()
    inspector.look("in words", ".twin")
    assert inspector.found == []
    assert untranslated(page, language, inspector.read) == []
