"""Two people at a table of Napoléon contre l'Europe: a round of 1815, and a landing in Ireland.

Each has a browser of his own, clicks what a player clicks and sees what a player sees.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import beginning, click_town, expect, gone, set_out, spoken

from grognard.kernel import registry

pytestmark = pytest.mark.skipif("europe" not in registry.names(), reason="the game is not offered")


# Interception on 5, attrition 1, then 3 against 6 in battle.
low_countries = beginning("low_countries", 5, 1, 2, 1, 3, 3)
# Two French squadrons roll 5 and 5, Keith 1.
brest = beginning("brest", 5, 5, 1)


class Player:
    """A person before a screen of his own."""

    def __init__(self, visitor: Any, place: str) -> None:
        self.page = visitor.go(place)

    def find(self, found: str, **more: Any) -> Any:
        """What stands on the page."""
        return self.page.locator(found, **more)

    def asked(self, step: str) -> None:
        """It is the player's turn to answer this; what happened meanwhile need not be watched."""
        self.page.wait_for_selector(".film .skip, .task.mine")
        if self.find(".film .skip").count():
            self.find(".film .skip").click()
        expect(self.find(".task.mine")).to_contain_text(step)
        expect(self.find("button.done[disabled]")).to_have_count(0)

    def plays(self, card: str, use: str) -> None:
        """Takes up a card that stands up, and says what for."""
        own = self.find(f'.hand [data-card="{card}"]')
        expect(own).to_have_class(re.compile("able"))
        own.locator(".card-face").click()
        expect(own).to_have_class(re.compile("held"))
        own.locator(".use", has_text=use).click()  # what needs a piece has been said already

    def says(self, text: str) -> None:
        """Presses the button with this text."""
        self.find(".do:visible, .done:visible", has_text=re.compile(f"^{text}")).first.click()

    def passes(self, told: str) -> None:
        """Lets pass what he may answer, which the window tells."""
        expect(self.find(".window .answered")).to_contain_text(told)
        self.find(".window .pass").click()

    def loses(self, piece: str, times: int = 1) -> None:
        """Names who loses a step, as often as that is asked."""
        for n in range(1, times + 1):
            self.asked("Losses")
            self.find(f'.panel-battle [data-piece="{piece}"]').click()
            self.find(".panel-battle .do", has_text="Lose a step").click()
            expect(self.find(".panel-battle")).to_contain_text(f"steps lost: {n}")

    def reads(self, *lines: str) -> None:
        """These stand in the log."""
        for line in lines:
            expect(self.find(".log")).to_contain_text(line)


def two_players(visit: Any, address: str) -> tuple[Player, Player]:
    """The Empire opens a table; the Coalition follows the link and sits down."""
    first, second = visit(address), visit(address)
    place = first.made({"game": "europe", "seats": {"empire": "me", "coalition": "open"}})
    empire, coalition = Player(first, place), Player(second, place)
    coalition.find("button", has_text="Take this seat").click()
    expect(coalition.find(".task")).to_contain_text("waiting for the other side")
    empire.asked("Action of the round")
    return empire, coalition


def click_sea(player: Player, name: str) -> None:
    """A click on the printed name of a sea."""
    box = player.find(".sea-name", has_text=name).bounding_box()
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_round_of_1815(visit: Any, low_countries: str) -> None:
    """12.4, 14, 15: a march, an interception, a battle with cards of both sides, a siege."""
    empire, coalition = two_players(visit, low_countries)

    # The march of Davout.
    empire.plays("1f", "Spend for points")
    empire.asked("Which force")
    empire.find('[data-stack="lille"]').click()
    expect(empire.find(".bar .here b")).to_have_text("Davout")
    empire.says("Activate")
    expect(empire.find('[data-stop="bruxelles"]')).to_have_attribute("data-cost", "1")
    click_town(empire.page, "bruxelles")
    expect(empire.find(".journey")).to_contain_text("may be intercepted")
    set_out(empire.page)

    # The interception of Blücher.
    coalition.asked("Interception")
    expect(coalition.find(".window .answered")).to_contain_text("Davout enters Brussels")
    expect(empire.find(".task")).to_contain_text("waiting for the other side")
    coalition.plays("4c", "Intercept")
    coalition.find('[data-stack="namur"]').click()
    coalition.find(".bar .do", has_text="Intercept").click()
    coalition.asked("Who goes")
    coalition.says("Go")
    coalition.reads("Blücher intercepts")

    # The battle of Brussels.
    empire.asked("Order of battle")
    panel = empire.find(".panel-battle")
    expect(panel.locator("[data-odds]")).to_have_text("1 : 2")
    expect(panel.locator('[data-army="coalition"] .parts')).to_contain_text("intercepted")
    empire.says("Ready")
    coalition.asked("Order of battle")
    coalition.says("Ready")
    empire.asked("A card in answer")
    empire.plays("8f", "Play")
    coalition.asked("A card in answer")
    expect(coalition.find(".window .answered")).to_contain_text("Horse Artillery")
    coalition.plays("43c", "Play")
    expect(coalition.find('.hand [data-card="43c"]')).to_have_count(0)
    coalition.asked("A card in answer")  # again: the page is done with the card
    coalition.find(".window .pass").click()
    expect(panel).to_contain_text("won: Coalition")
    expect(panel.locator('[data-army="coalition"] .battle-roll')).to_contain_text("6 +4 = 10")
    empire.loses("fr_corps_1", 2)
    coalition.loses("pr_corps_2")
    empire.asked("Retreat")
    click_town(empire.page, "lille")
    empire.asked("A card in answer")
    empire.find(".window .pass").click()
    coalition.asked("A card in answer")
    coalition.find(".window .pass").click()
    empire.asked("Which force")
    gone(empire.page, ".panel-battle")
    spoken(empire.page, "lille", "2 French units")
    spoken(empire.page, "bruxelles", "4 Prussian units")
    empire.says("Done")

    # The siege of Metz.
    coalition.asked("Action of the round")
    coalition.plays("3c", "Spend for points")
    coalition.asked("Which force")
    coalition.find('[data-stack="luxembourg"]').click()
    coalition.says("Activate")
    empire.asked("A card in answer")
    empire.passes("Wellington")
    coalition.asked("Forced march")
    click_town(coalition.page, "metz")
    set_out(coalition.page)
    coalition.asked("March")
    spoken(coalition.page, "metz", "3 English units")
    coalition.says("Attempt the siege")
    coalition.reads("Wellington enters Metz", "Siege of Metz", "the fortress of Metz is taken")
    expect(empire.find('[data-track="round"] .now')).to_have_text("2")

    # The list of games says when this one is.
    empire.page.goto(low_countries)
    expect(empire.find(".tables .at-turn")).to_have_text("1815, round 2")


def test_a_squadron_breaks_a_blockade_and_lands(visit: Any, brest: str) -> None:
    """17.2.6-17.2.8: Ganteaume leaves Brest, beats Keith and puts a corps ashore at Dublin."""
    empire, coalition = two_players(visit, brest)
    page, fan = empire.page, empire.find(".board-fan")
    empire.plays("1f", "Spend for points")
    empire.asked("Which force")
    empire.find('[data-stack="brest"]').click()
    fan.locator('[data-piece="fleet_ganteaume"]').click()
    expect(empire.find(".bar .here b")).to_have_text("Ganteaume’s Fleet")
    empire.says("Activate")
    empire.asked("A squadron forms")
    empire.find('[data-stack="brest"]').click()
    fan.locator('[data-piece="fleet_missiessy"]').click()
    empire.asked("A squadron sails")

    # The corps goes aboard one of the two fleets.
    fan.locator('[data-piece="fr_corps_1"]').click()
    expect(empire.find(".bar-deeds .do")).to_have_text(
        [re.compile("Ganteaume"), re.compile("Missiessy")]
    )
    empire.says("Embark → Ganteaume’s Fleet")
    empire.reads("I Corps (France) goes aboard Ganteaume’s Fleet")

    # Out of the port: the blockade is fought.
    click_town(page, "brest_blockade")
    empire.asked("A card in answer")
    panel = empire.find(".panel-naval")
    expect(panel).to_contain_text("won: Empire")
    expect(panel.locator('[data-army="empire"] .battle-total')).to_have_text("10")
    expect(panel.locator('[data-army="coalition"] .battle-total')).to_have_text("2")
    empire.find(".window .pass").click()
    empire.asked("A squadron sails")
    empire.reads("The Empire wins the sea fight at Blockade of Brest by 8", "Keith’s Fleet is lost")
    gone(page, ".panel-naval")
    click_sea(empire, "Bay of Biscay")
    spoken(page, "golfe_de_gascogne", "3 French units")

    # The landing.
    click_sea(empire, "Irish Sea")
    spoken(page, "mer_d_irlande", "3 French units")
    click_town(page, "dublin_blockade")
    spoken(page, "dublin_blockade", "3 French units")
    click_town(page, "dublin")
    empire.reads("I Corps (France) goes ashore: Dublin", "The Empire has taken Dublin from the sea")
    empire.says("Stop")
    empire.asked("Which force")
    empire.says("Done")
    coalition.asked("Action of the round")
    coalition.reads("The Empire has taken Dublin from the sea")
    spoken(coalition.page, "dublin", "3 French units, The Empire")
