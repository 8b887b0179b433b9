"""The small game of the tests in the terminal: areas, a hand, windows, in three languages."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from sitting import PaperScreen, play, sitting

from grognard.cli.session import Session
from grognard.kernel.text import LANGUAGES


def small(folder: Path, *lines: str, language: str = "en") -> tuple[Session, str]:
    """A sitting at the small game, with a card each."""
    return play(folder, *lines, game="provinces", scenario="dealt", language=language)


def test_the_hand_is_shown_and_the_others_is_counted(tmp_path: Path) -> None:
    session, shown = small(tmp_path, "hand")
    for card in session.state.view("red")["hand"]:
        assert session.board.cards[card["key"]].text in shown
    assert "Blue: 1 card" in shown


def test_a_place_tells_its_pieces_and_neighbours(tmp_path: Path) -> None:
    _session, shown = small(tmp_path, "place province 72", "place p70", "place nowhere")
    assert "3 blue companies" in shown
    assert "Horse 3 2" in shown
    assert "Province 71" in shown
    assert "No place, or more than one, is called “nowhere”." in shown


def test_a_stack_is_split_and_led_on_one_line(tmp_path: Path) -> None:
    session, _shown = small(
        tmp_path, "leave red_horse_3; leave red_horse_6; lead red_captain_0 p50"
    )
    here = session.journal.entries
    assert [entry.text.split()[0] for entry in here[:3]] == ["leave", "leave", "lead"]


def test_a_refusal_names_its_rule_and_help_names_the_verbs(tmp_path: Path) -> None:
    _session, shown = small(tmp_path, "lead red_captain_0 p300", "why play storm_1", "?")
    assert "Province 300 is not next door. (rule 3.1)" in shown
    assert "lead: Lead" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_printed_instead_of_a_text(tmp_path: Path, language: str) -> None:
    _session, shown = small(tmp_path, "1", "1", "hand", "map", "forces", "log", language=language)
    assert not re.search(r"\b(event|ui|step|ask|card|verb|kind|side|deck|track)-[a-z]", shown)


class Two:
    """Two people at one screen type anything; what each sees is searched for the other's cards."""

    def __init__(self, session: Session, screen: PaperScreen) -> None:
        self.session, self.screen = session, screen
        self.dice = random.Random(4)
        self.shown = 0

    def answer(self, prompt: str) -> str:
        """The next line, after a look at what was printed for the seat at the screen."""
        text = self.screen.take()
        viewer = self.session.viewer
        if viewer is not None and prompt.endswith("> "):
            self.look(viewer, text)
        if self.shown > 150:
            raise EOFError
        if not prompt.endswith("> "):
            return ""
        if self.dice.random() < 0.2:
            return self.dice.choice(["hand", "map", "log", "forces", "list"])
        return str(self.dice.randint(1, max(1, len(self.session.menu))))

    def look(self, seat: str, text: str) -> None:
        """Neither a key nor a piece that only the other knows."""
        self.shown += 1
        view = self.session.state.view(seat)
        other = self.session.state.view("blue" if seat == "red" else "red")
        known = {card for hand in view["hands"].values() for card in hand["known"]}
        secret = {card["key"] for card in other["hand"]} - known
        seen = {p.get("key") for place in view["places"].values() for p in place["pieces"]}
        seen |= {p["key"] for aside in view["aside"] for p in aside["pieces"]}
        secret |= set(self.session.board.pieces) - seen
        assert not [key for key in secret if re.search(rf"\b{key}\b", text)]


def test_at_one_screen_nobody_reads_the_others_hand(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, game="provinces", players=("human", "human"))
    two = Two(session, screen)
    screen.answer = two.answer
    session.run()
    assert two.shown > 40
