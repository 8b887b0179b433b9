"""Napoléon contre l’Europe on the page: map, reach of a march, battle, siege, phone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from browsing import PHONE, expect, gone, imported, lift

import grognard
from grognard.kernel import registry

pytestmark = pytest.mark.skipif("europe" not in registry.names(), reason="the game is not offered")

# What is said, in this order of wishes, to fight at Namur and besiege it.
TO_NAMUR = (
    *(
        "usual",
        "spend 1f",
        "activate napoleon",
        "force 0",
        "enter namur",
        "besiege",
        "stand",
        "pass",
    ),
    *("done", "go", "ready", "endure", "lose", "retreat", "stop"),
)


def led(until: str, seed: int = 20) -> grognard.Journal:
    """A game of 1815 in which Napoleon marches on Namur, until this is asked, or lies there."""
    journal = grognard.Journal.begin(grognard.game("europe"), "1815", seed=seed)
    for _ in range(120):
        view = journal.state.view(None)
        if until in (view["step"]["key"], *view["places"]["namur"].get("marks", ())):
            return journal
        texts = [str(action) for action in journal.state.legal()]
        wished = [text for wish in TO_NAMUR for text in texts if text.startswith(wish)]
        journal.play((wished or texts)[0])
    raise AssertionError(f"it never comes to {until}")


def opened(visitor: Any, journal: grognard.Journal, folder: Path) -> Any:
    """The page at a table that goes on from a journal; one person holds both seats."""
    return imported(visitor, journal, folder)


def test_the_map_tells_countries_control_and_supply(visit: Any, tmp_path: Path) -> None:
    page = opened(visit(), led("action"), tmp_path)
    expect(page.locator(".when")).to_contain_text("1815")
    expect(page.locator(".board-map .land")).to_have_count(225)
    expect(page.locator(".board-map .blockade")).to_have_count(81 + 1)  # and one in the legend
    expect(page.locator(".board-map .sea-name")).to_have_count(19)
    expect(page.locator(".place-name", has_text="Blockade")).to_have_count(0)
    expect(page.locator('[data-track="round"] .now')).to_have_text("2")
    expect(page.locator(".hand-card")).to_have_count(6)
    expect(page.locator(".supplies")).to_be_hidden()
    page.keyboard.press("v")
    expect(page.locator(".board.mode-supply")).to_have_count(1)
    expect(page.locator('[data-supply="source paris"]')).to_be_visible()
    expect(page.locator('.supply[data-country="france"] .supply-line').first).to_be_attached()
    page.keyboard.press("o")
    expect(page.locator('.control[data-holder="coalition"] .control-tint').first).to_be_visible()


def test_a_force_is_seen_under_its_commander(visit: Any, tmp_path: Path) -> None:
    page = opened(visit(), led("action"), tmp_path)
    page.locator('[data-stack="namur"]').click()
    fan = page.locator(".board-fan")
    expect(fan.locator("[data-piece]")).to_have_count(9)
    expect(fan.locator('[data-piece="blucher"] .force')).to_have_text("10")
    expect(fan.locator('[data-piece="prussia_depot_2"]')).to_be_visible()


def test_the_reach_of_a_march_and_a_battle(visit: Any, tmp_path: Path) -> None:
    """What each zone costs stands there before the force moves; then it goes and fights."""
    page = opened(visit(), led("move"), tmp_path)
    reims, bruxelles = (page.locator(f'[data-stop="{key}"]') for key in ("reims", "bruxelles"))
    expect(reims).to_have_attribute("data-cost", "1")
    expect(reims.locator("title")).to_have_text("Movement points: 1")
    expect(bruxelles.locator("title")).to_have_text(re.compile("Movement points: 2 · battle"))
    page.locator('.target[data-place="namur"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".journey")).to_contain_text("battle")
    page.keyboard.press("Enter")  # the button that goes has the focus
    page.wait_for_selector(".curtain .big")
    lift(page)
    gone(page, ".stop")  # how far the enemy gets is not told


def test_a_stack_is_activated_by_its_commander_and_marches_far(visit: Any, tmp_path: Path) -> None:
    """A click on the stack, the button, a click on the goal: the questions between are answered."""
    page = opened(visit(), led("activate"), tmp_path)
    page.locator('[data-stack="soissons"]').click()
    expect(page.locator(".bar .here b")).to_have_text("Napoleon")
    gone(page, ".choose-all")
    page.locator(".do", has_text="Activate").first.click()
    page.wait_for_selector(".curtain .big, [data-stop]")
    if page.locator(".curtain .big").count():  # whoever may answer is asked first
        lift(page)
        page.locator(".window .pass").click()
        page.wait_for_selector(".curtain .big")
        lift(page)
    page.locator('.target[data-place="dijon"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Napoleon enters Dijon")
    expect(page.locator(".task.mine")).to_contain_text("March")
    page.locator(".undo").click()  # one click there, one click back
    expect(page.locator(".log")).not_to_contain_text("Napoleon enters")
    expect(page.locator('[data-stop="dijon"]')).to_be_attached()


def test_a_battle_has_its_panel(visit: Any, tmp_path: Path) -> None:
    page = opened(visit(), led("leads"), tmp_path)
    panel = page.locator(".panel-battle")
    expect(panel.locator("[data-army]")).to_have_count(2)
    expect(panel.locator("[data-odds]")).to_have_text(re.compile(r"\d : \d"))
    expect(panel.locator('[data-army="empire"]')).to_contain_text("attacks")
    expect(panel.locator('[data-army="empire"] .parts')).to_contain_text("generals")
    panel.locator('[data-piece="fr_guard"]').click()
    page.locator(".do", has_text="lead").first.click()
    expect(page.locator(".log")).to_contain_text("takes the lead")
    expect(panel.locator('[data-army="empire"] .battle-roles')).to_contain_text("leads:")


def test_a_besieged_fortress_is_ringed(visit: Any, tmp_path: Path) -> None:
    page = opened(visit(), led("siege-1"), tmp_path)
    expect(page.locator(".mark-siege")).to_have_count(1)
    expect(page.locator(".mark-siege text")).to_have_text("1")
    expect(page.locator('.target[data-place="namur"]')).to_have_attribute(
        "aria-label", re.compile("besieged, marker \\+1")
    )


def test_a_phone(visit: Any, tmp_path: Path) -> None:
    page = opened(visit(**PHONE), led("action"), tmp_path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".board-modes button")).to_have_count(4)
