"""A game in the terminal: what is shown, what may be typed, what is kept."""

from __future__ import annotations

import errno
import os
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sitting import ATTACK, PaperScreen, answers, play, sitting

from grognard.cli import choices
from grognard.cli.commands import Commands
from grognard.cli.screen import Screen
from grognard.cli.session import Leave, Session
from grognard.kernel import registry
from grognard.kernel.action import Action
from grognard.kernel.event import Event
from grognard.kernel.journal import Journal
from grognard.kernel.speech import Speech
from grognard.kernel.text import LANGUAGES


def texts(session: Session) -> list[str]:
    """The actions played so far."""
    return [entry.text for entry in session.journal.entries]


# --- typing --------------------------------------------------------------------------------


def test_an_action_is_typed_in_full_or_short_or_by_number(tmp_path: Path) -> None:
    session, _shown = play(tmp_path, "group philippeville", "m pec lan", "list pajol", "1")
    assert texts(session)[:2] == ["group philippeville", "march pecheux laneffe"]
    assert texts(session)[2].startswith("march pajol ")


def test_a_number_is_that_of_the_menu_last_shown(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, ["group phil", "list vichery", "3"])
    session.run()
    third = re.search(r"\b3 (march vichery \w+)", screen.take())
    assert third is not None
    assert texts(session)[-1] == third[1]


def test_several_actions_on_a_line_are_all_done_or_none(tmp_path: Path) -> None:
    session, shown = play(tmp_path, "group phil; march pajol laneffe; march foy laneffe", "u")
    assert texts(session) == []
    assert session.history == []
    assert "Not allowed" in shown
    assert "Taken back: group philippeville; march pajol laneffe" in shown
    assert "Pajol marches" not in shown
    assert "There is nothing to take back" in shown


def test_what_was_done_before_the_line_stays(tmp_path: Path) -> None:
    session, _shown = play(tmp_path, "group phil", "march pajol laneffe; march foy laneffe")
    assert texts(session) == ["group philippeville"]


def test_only_the_last_action_of_a_line_may_be_final(tmp_path: Path) -> None:
    """A look may follow; an action that cannot be reached must not cost the turn."""
    session, shown = play(tmp_path, "group phil; done; group charleroi", "group phil; forces")
    assert texts(session) == ["group philippeville"]
    assert "cannot be taken back, so nothing may follow it on one line" in shown


def test_commas_and_a_star_command_several_pieces(tmp_path: Path) -> None:
    session, _shown = play(tmp_path, "group phil; march pajol, milhaud laneffe; march * laneffe")
    pieces = [text.split()[1] for text in texts(session)[1:]]
    assert pieces[:2] == ["pajol", "milhaud"]
    assert len(pieces) == len(set(pieces)) == 9


def test_an_ambiguous_abbreviation_lists_what_fits_and_plays_nothing(tmp_path: Path) -> None:
    session, shown = play(tmp_path, "group phil", "march pajol")
    assert texts(session) == ["group philippeville"]
    assert "fits more than one action" in shown
    assert "march pajol laneffe" in shown


def test_long_lists_are_folded_by_piece_and_unfold(tmp_path: Path) -> None:
    session, _screen = sitting(tmp_path)
    commands = Commands(session)
    session.viewer = "french"
    commands.obey("group beaumont")
    commands.obey("")
    folded = [choice for choice in session.menu if choice.folded]
    assert len(session.menu) < len(session.state.legal())
    commands.obey(str(session.menu.index(folded[1]) + 1))
    assert {choice.actions[0].pieces for choice in session.menu} == {folded[1].actions[0].pieces}


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("marhc foy mons", "Did you mean “march”"),
        ("undoo", "Did you mean “undo”"),
        ("group atlantis", "There is no town “atlantis”"),
        ("town atlantis", "No town, or more than one"),
        ("77", "Choose a number from 1 to"),
        ("march * mons", "Nothing that you may do now fits"),
    ],
)
def test_what_is_not_understood_gets_a_helpful_line(
    tmp_path: Path, typed: str, answer: str
) -> None:
    session, shown = play(tmp_path, typed)
    assert texts(session) == []
    assert answer in shown


WORDS = ("march", "group", "town", "why", "save", "rule", "list", "roads", "language", "log", "1")
LINES = st.one_of(
    st.text(max_size=40),
    st.builds(
        " ".join, st.lists(st.sampled_from((*WORDS, "*", ",", ";", "mons")) | st.text("a/.\0"))
    ),
)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(lines=st.lists(LINES, max_size=5))
def test_no_input_breaks_the_game(tmp_path: Path, lines: list[str]) -> None:
    session, _screen = sitting(tmp_path)
    session.viewer = "french"
    commands = Commands(session)
    for line in lines:
        try:
            commands.obey(line)
        except Leave:
            return
    assert session.state.same_as(session.journal.state_at(len(session.journal.entries)))


# --- looking -------------------------------------------------------------------------------


def test_why_names_the_rule(tmp_path: Path) -> None:
    _session, shown = play(tmp_path, "group phil", "why march pajol brussels", "why done")
    assert "No road leads straight to Brussels" in shown
    assert "(rule 5.1)" in shown
    assert "That is allowed." in shown


def test_a_rule_can_be_read_in_the_middle_of_a_game(tmp_path: Path) -> None:
    _session, shown = play(tmp_path, "rule 5.3", "rule 99", "rule w16")
    lines = shown.splitlines()
    assert [line for line in lines if line.startswith("5.3 ")]
    assert [line for line in lines if line.startswith("W16 ")]
    assert "There is no rule “99”." in shown


def test_a_town_shows_its_roads_rivers_and_use(tmp_path: Path) -> None:
    _session, shown = play(tmp_path, "group phil; march * laneffe", "town laneffe", "roads charl")
    assert "Kellermann C4 (has moved)" in shown
    assert re.search(r"Charleroi +main road, crosses a river: Sambre +0/10 +P▒3", shown)
    assert re.search(r"Philippeville +main road +9/10", shown)


def test_forces_lists_only_ones_own(tmp_path: Path) -> None:
    session, _screen = sitting(tmp_path)
    session.viewer = "french"
    Commands(session).look("forces", "")
    shown = session.screen.take()  # type: ignore[attr-defined]
    assert "Napoleon L" in shown
    assert "Brussels" not in shown


@pytest.mark.parametrize("width", [80, 100, 120, 200])
def test_no_line_is_wider_than_the_terminal(tmp_path: Path, width: int) -> None:
    session, screen = sitting(tmp_path, [ATTACK, "map", "board", "help"], width=width, height=40)
    session.run()
    assert max(map(len, screen.take().splitlines())) <= width


@pytest.mark.parametrize("width", [100, 120, 200])
def test_the_wide_map_shows_every_town_by_name(tmp_path: Path, width: int) -> None:
    _session, shown = play(tmp_path, "map", width=width, height=60)
    missing = [t.names["en"] for t in registry.game("waterloo").model.towns]  # type: ignore[attr-defined]
    assert [name for name in missing if name not in shown] == []


def test_the_narrow_map_shows_every_occupied_town(tmp_path: Path) -> None:
    session, shown = play(tmp_path, "map")
    names = [session.speech.place(key) for key in session.state.view("french")["places"]]
    assert [name for name in names if name not in shown] == []


def test_the_battle_board_shows_both_sides(tmp_path: Path) -> None:
    _session, shown = play(
        tmp_path, ATTACK, "deploy pec left; deploy vich centre; deploy maur right; done", "board"
    )
    assert "Battle of Charleroi" in shown
    assert "Pécheux I3" in shown
    assert "Steinmetz I4" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_words_in_each_language(tmp_path: Path, language: str) -> None:
    lines = (ATTACK, "dep pec left; dep vich centre; dep maur right; done", "board", "help")
    looks = ("map", "town brussels", "roads mons", "forces", "seen", "log", "why fire foy", "zzz")
    _session, shown = play(tmp_path, *lines, *looks, "undo", "save x", "77", language=language)
    assert (
        re.findall(r"\b(?:ui|ask|event|reason|seat|side|army|step|part|verb)-[a-z-]+", shown) == []
    )


def test_the_language_can_be_changed(tmp_path: Path) -> None:
    _session, shown = play(tmp_path, "language fr", "map", "language xx")
    assert "La langue est le français." in shown
    assert "15 juin 1815" in shown


# --- fog -----------------------------------------------------------------------------------


class Watch:
    """Types choices at random and looks over the shoulder of whoever sits at the screen."""

    def __init__(self, session: Session, screen: PaperScreen, first: list[str], most: int) -> None:
        self.session = session
        self.screen = screen
        self.first = first
        self.left = most
        self.dice = random.Random(1815)
        self.curtains = 0
        self.looked = 0

    def answer(self, prompt: str) -> str:
        if self.session.viewer is not None and prompt.endswith("> "):
            self.look(self.session.viewer, self.screen.take())
        elif prompt:
            self.look(self.session.viewer or "", self.screen.take())
        else:
            self.curtains += 1
            assert self.names_in(self.screen.take(), self.everyone()) == []
        if self.left == 0:
            raise EOFError
        self.left -= 1
        if not prompt.endswith("> "):
            return ""
        if self.first:
            return self.first.pop(0)
        if self.session.state.step == "retreat":
            return "done"
        if self.session.state.step == "combat":
            return self.dice.choice(["advance *", "fire *", "square *", "done", "1"])
        if self.dice.random() < 0.1:
            return self.dice.choice(["map", "log", "seen", "board", "forces", "town charleroi"])
        return str(self.dice.randint(1, max(1, len(self.session.menu))))

    def everyone(self) -> set[str]:
        return {unit.key for unit in self.session.journal.game.model.units}  # type: ignore[attr-defined]

    def hidden(self, seat: str) -> set[str]:
        """The enemy units of which this seat has never seen the face."""
        view = self.session.state.view(seat)
        faces = {b.get("key") for place in view["places"].values() for b in place["pieces"]}
        remembered = {memory["key"] for memory in view["memories"]}
        enemy = {
            unit.key
            for unit in self.session.journal.game.model.units  # type: ignore[attr-defined]
            if (unit.army == 0) != (seat == "french")
        }
        return enemy - faces - remembered

    def names_in(self, text: str, units: set[str]) -> list[str]:
        found = []
        for key in units:
            for name in (key, self.session.speech.piece(key)):
                if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text):
                    found.append(name)
        return found

    def look(self, seat: str, text: str) -> None:
        self.looked += 1
        assert self.names_in(text, self.hidden(seat)) == [], text


def watched(folder: Path, most: int) -> Watch:
    session, screen = sitting(folder, players=("human", "human"))
    watch = Watch(session, screen, [ATTACK, ""], most)
    screen.answer = watch.answer
    session.run()
    return watch


def test_at_one_screen_nobody_reads_the_others_blocks(tmp_path: Path) -> None:
    watch = watched(tmp_path, 1000)
    assert watch.curtains > 10
    assert watch.looked > 200
    happened = {event.key for events in watch.session.history for event in events}
    assert happened >= {"marched", "deployed", "reveals", "fired", "lost-cv"}
    assert watch.screen.wiped >= 2 * watch.curtains - 1


def test_the_watch_would_notice_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda self, seat: self)
    with pytest.raises(AssertionError):
        watched(tmp_path, 1000)


def test_the_news_are_told_when_a_seat_returns(tmp_path: Path) -> None:
    _session, shown = play(
        tmp_path,
        "",
        "group phil; march pajol laneffe; done",
        "",
        "",
        players=("human", "human"),
    )
    assert "A French block marches from Philippeville to Laneffe." in shown
    assert "Pajol" not in shown


def test_the_curtain_wipes_what_was_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wiped: list[str] = []
    stub = SimpleNamespace(clear_history=lambda: wiped.append("history"))
    monkeypatch.setitem(sys.modules, "readline", stub)
    session, screen = sitting(tmp_path, ["", "done", "", ""], players=("human", "human"))
    monkeypatch.setattr(screen, "clear", lambda: Screen.clear(screen))
    session.run()
    assert wiped == ["history"] * 4


def test_the_news_wait_for_a_seat_that_comes_back_another_day(tmp_path: Path) -> None:
    lines = ("", "group phil; march pajol laneffe; done", "")
    session, shown = play(tmp_path, *lines, players=("human", "human"))
    assert "A French block" not in shown
    screen = PaperScreen(answers([""]))
    Session(Journal.load(session.path), screen, session.speech, session.path).run()
    told = screen.take()
    assert "Since your last move:" in told
    assert told.count("A French block marches from Philippeville to Laneffe.") == 1


# --- keeping -------------------------------------------------------------------------------


def test_undo_takes_back_but_never_past_the_dice(tmp_path: Path) -> None:
    session, shown = play(tmp_path, "undo", "group phil", "march pajol laneffe", "undo", "undo")
    assert "There is nothing to take back." in shown
    assert "Taken back: march pajol laneffe" in shown
    assert texts(session) == []
    session, shown = play(tmp_path, ATTACK, "undo")
    assert "can no longer be taken back" in shown
    assert "done" in texts(session)


def test_leaving_and_coming_back_loses_nothing(tmp_path: Path) -> None:
    session, shown = play(tmp_path, "group phil", "march pajol laneffe", "quit", "done")
    assert str(session.path) in shown.replace("\n", "")
    again = Journal.load(session.path)
    assert again.state.same_as(session.state)
    assert again.state.seat == "french"


@pytest.mark.parametrize("end", [KeyboardInterrupt, EOFError])
def test_an_interrupt_leaves_with_the_game_saved(tmp_path: Path, end: type[BaseException]) -> None:
    session, screen = sitting(tmp_path)
    typed: Iterator[str] = iter(["group phil"])

    def answer(_prompt: str) -> str:
        for line in typed:
            return line
        raise end

    screen.answer = answer
    session.run()
    assert [e.text for e in Journal.load(session.path).entries] == ["group philippeville"]
    assert "The game is saved in" in screen.take()


def test_a_full_disk_keeps_the_old_file_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, screen = sitting(tmp_path)
    session.viewer = "french"
    commands = Commands(session)
    commands.obey("group phil")
    before = session.path.read_text()

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    commands.obey("march pajol laneffe")
    assert "could not be saved" in screen.take()
    assert session.path.read_text() == before
    assert texts(session)[-1] == "march pajol laneffe"
    monkeypatch.undo()
    session._leave()
    assert "The game is saved in" in screen.take()
    assert Journal.load(session.path).state.same_as(session.state)


def test_save_writes_another_file_but_never_over_one(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    session, shown = play(tmp_path, "save other.journal", "save letter.txt", "save .", "save")
    assert Journal.load(tmp_path / "other.journal").state.same_as(session.state)
    assert (tmp_path / "letter.txt").read_text() == "dear"
    assert "letter.txt exists" in shown


def test_a_whole_game_to_its_end(tmp_path: Path) -> None:
    session, shown = play(tmp_path, *["done", "1", "1"] * 2000)
    assert session.state.over
    assert "The game is over." in shown
    assert "The dice came from the seed" in shown
    Journal.load(session.path).verify()


def test_three_at_one_screen_each_have_their_own_orders(tmp_path: Path) -> None:
    game = registry.game("waterloo")
    players = dict.fromkeys(("french", "british", "prussian"), "human")
    journal = Journal.begin(game, seed=3, players=players, three_players=True)
    lines = ["", "done", "", "", "forces", "done", "", "", "forces"]
    screen = PaperScreen(answers(lines))
    Session(journal, screen, Speech(game, "en"), tmp_path / "three.journal").run()
    shown = screen.take()
    assert screen.wiped == 6
    assert journal.state.seat == "prussian"
    assert "Blücher L" in shown
    assert "Prussian: 2 group moves left" in " ".join(shown.split())


def test_a_whole_verb_abbreviates_no_longer_one() -> None:
    """`with *` must not send everybody away because only `without` is legal."""
    texts = ("without ney", "without soult", "go")
    actions = [Action(n, text, "", tuple(text.split()[1:])) for n, text in enumerate(texts)]
    assert choices.fitting(actions, "with ney", {"with", "without", "go"}) == []
    assert choices.fitting(actions, "witho ney", {"with", "without", "go"}) == actions[:1]
    assert choices.starred(actions, "with *", {"with", "without", "go"}) == []


def test_the_first_game_tells_a_hint_at_each_question(tmp_path: Path) -> None:
    session, screen = sitting(tmp_path, ["hint", "group phil", "hint off", "undo", "hint on"])
    session.taught = set()
    session.run()
    shown = screen.take()
    texts_of = session.speech.texts.say
    for key in ("aim", "groups"):
        first = texts_of(f"lesson-{key}")[:30]
        assert shown.count(first) == (2 if key == "aim" else 1)
    assert "No more hints." in shown
    assert "rule 12.0" in shown


def test_nobody_is_taught_who_did_not_ask(tmp_path: Path) -> None:
    _session, shown = play(tmp_path, "map")
    assert "Hint:" not in shown
