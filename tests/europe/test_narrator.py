"""What reports and analyses tell of a game of Napoléon contre l'Europe."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from tests.europe_wars import go_on
from tests.squadrons import sailing

from grognard.games.europe import narrator as telling
from grognard.games.europe.events import KINDS
from grognard.games.europe.game import Europe
from grognard.kernel.arrays import Codes
from grognard.kernel.journal import Journal
from grognard.kernel.narrator import MOVE, RETREAT
from grognard.kernel.text import LANGUAGES
from grognard.lab.chronicle import chapters

ARMY = "grande_armee napoleon ney fr_corps_1 fr_corps_2 fr_corps_3"


@pytest.fixture(scope="module")
def narrator(game: Europe) -> Any:
    return game.narrator()


def battle(game: Europe, dice: list[int]) -> list[Any]:
    """Napoléon attacks Wellington at Brussels; what happened."""
    board = {"lille": ARMY, "bruxelles": "wellington en_corps_3 en_corps_4"}
    s = game.position(board, points=(2, 0), dice=[*dice, *[3] * 40])
    events = go_on(s, "activate napoleon", "enter bruxelles", until="losses")
    while s.step in ("losses", "retreat", "answer", "pursuit-losses", "retreat-losses"):
        events += s.apply(s.legal()[-1])
    return events


def test_a_battle_begins_rolls_and_ends(game: Europe, narrator: Any) -> None:
    events = battle(game, [6, 5, 1, 2])
    fights = [narrator.fight(event) for event in events if narrator.fight(event)]
    assert [(one.mark, one.place) for one in fights] == [
        ("begins", "bruxelles"),
        ("ends", "bruxelles"),
    ]
    french, english = [r for r in map(narrator.roll, events) if r is not None and r.in_battle]
    assert (french.team, french.hits, french.dice) == (0, 11, 2)
    assert (english.team, english.hits) == (1, 3)
    assert french.expected == pytest.approx(7)


def test_marches_and_retreats_have_a_beginning_and_an_end(game: Europe, narrator: Any) -> None:
    moves = [move for move in map(narrator.move, battle(game, [4, 4, 2, 2])) if move is not None]
    assert (moves[0].side, moves[0].start, moves[0].end) == ("france", "lille", "bruxelles")
    assert moves[0].kind == MOVE
    beaten = [move for move in moves if move.kind == RETREAT]
    assert [move.start for move in beaten] == ["bruxelles"]


@pytest.mark.rule("13.6", "14.9.1")
def test_where_a_low_die_is_good_luck_is_told_the_right_way_round(
    game: Europe, narrator: Any
) -> None:
    s = game.position({"lille": ARMY}, points=(2, 0), dice=[1, *[3] * 20])
    events = go_on(s, "activate napoleon", "force 3", "enter soissons", "stop")
    (roll,) = [r for r in map(narrator.roll, events) if r is not None]
    assert (roll.kind, roll.team) == ("attrition-rolled", 0)
    assert roll.hits > roll.expected


def test_a_squadron_sails_from_place_to_place(game: Europe, narrator: Any) -> None:
    more: dict[str, Any] = {"seat": "empire", "scenario": "1815", "dice": [3] * 9}
    s = sailing(game, "fleet_ganteaume", {"brest": "fleet_ganteaume"}, **more)
    (move,) = [m for m in map(narrator.move, s.apply("sail golfe_de_gascogne")) if m is not None]
    assert (move.side, move.start, move.end) == ("france", "brest", "golfe_de_gascogne")


def test_every_kind_it_knows_is_there_and_has_its_words(game: Europe) -> None:
    kinds = {kind.key for kind in KINDS.values()}
    known = {*telling.MOVES, *telling.FIGHTS, *telling.WEIGHTS}
    known |= {*telling.HIGH_IS_GOOD, *telling.LOW_IS_GOOD}
    assert known <= kinds
    for language in LANGUAGES:
        for key in (*telling.HIGH_IS_GOOD, *telling.LOW_IS_GOOD):
            assert game.texts(language).has(f"roll-{key}")


def test_a_game_is_told_in_chapters_and_drawn(game: Europe, narrator: Any) -> None:
    journal = Journal.begin(game, "1815", seed=bytes(32))
    for _ in range(45):
        codes = Codes()
        journal.state.legal_codes(codes)
        journal.play(game.action(journal.state, journal.state.instinct(codes)))
    told = list(chapters(journal, game.planner(), narrator))
    assert sum(len(chapter.moves) for chapter in told) > 0
    picture = narrator.picture(journal.state, told[0].moves, "Europe")
    drawn = ElementTree.fromstring(picture)
    assert drawn.attrib["aria-label"] == "Europe"
    stood = {piece.key: piece for piece in narrator.pieces(journal.state)}
    assert stood["murat"].team == 0
    assert stood["na_corps"].strength == 2
    assert narrator.holders(journal.state)["paris"] == "empire"
