"""What reports and analyses tell of a game of Age of Napoleon."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from grognard.kernel.arrays import Codes
from grognard.kernel.journal import Journal
from grognard.kernel.narrator import RETREAT, Move
from grognard.lab.chronicle import chapters
from marches import campaign, walk

WAR = {"member": "austria", "ally": "bayern wurttemberg", "insurgent": "spain"}


@pytest.fixture(scope="module")
def narrator(game) -> Any:
    return game.narrator()


def battle(game: Any, dice: list[int]) -> list[Any]:
    """Napoléon beats Karl in Bayern; what happened."""
    areas = {"wurttemberg": "napoleon davout victor", "bayern": "karl mack"}
    s = campaign(game, countries=WAR, areas=areas, dice=dice)
    events = walk(s, "march wurttemberg", "go", "enter bayern")
    while s.step in ("react", "withdrawal", "engage", "losses", "retreat"):
        events += s.apply(s.legal()[-1])
    return events


def test_a_battle_begins_rolls_and_ends(game, narrator) -> None:
    events = battle(game, [6, 1])
    fights = [narrator.fight(event) for event in events if narrator.fight(event)]
    assert [(fight.mark, fight.place) for fight in fights] == [
        ("begins", "bayern"),
        ("turn", "bayern"),
        ("ends", "bayern"),
    ]
    french, austrian = [r for r in map(narrator.roll, events) if r is not None and r.in_battle]
    assert (french.team, austrian.team) == (0, 1)
    # 18 against 5: the rows of the battle table.
    assert french.hits == 2
    assert austrian.hits == 0
    row = next(row for row in game.model.battle_rows if row.low == 18)
    assert french.expected == pytest.approx(sum(row.losses) / 6)


def test_armies_move_with_all_their_corps(game, narrator) -> None:
    events = battle(game, [6, 1])
    moves = [move for move in map(narrator.move, events) if move is not None]
    assert moves[0] == Move("french", "wurttemberg", "bayern", "move")
    assert moves[0].count == 3
    beaten = [move for move in moves if move.kind == RETREAT]
    assert [move.side for move in beaten] == ["austrian"] * len(beaten)


@pytest.mark.rule("11.1.2 C")
def test_the_lowest_die_of_a_march_is_told(game, narrator) -> None:
    hands = {"french": "forced_march mud"}
    s = campaign(game, countries=WAR, areas={"bayern": "ney soult"}, hands=hands, dice=[4, 3, 6])
    events = walk(s, "march bayern", "use forced_march", "enter tirol", "stop")
    (roll,) = [r for r in map(narrator.roll, events) if r is not None]
    assert (roll.kind, roll.team, roll.dice, roll.hits) == ("wore-down", 0, 2, 3)
    assert roll.expected == pytest.approx(91 / 36)


@pytest.mark.rule("12.2 D", "14 B")
def test_dice_are_told_that_were_rolled_and_no_others(game, narrator) -> None:
    """Art of War is no die; that of an army in winter is one of its side."""
    areas = {"wurttemberg": "napoleon davout victor", "bayern": "karl mack"}
    hands = {"french": "art_of_war"}
    s = campaign(game, countries=WAR, areas=areas, hands=hands, dice=[1])
    events = walk(s, "march wurttemberg", "go", "enter bayern")
    while s.step in ("react", "withdrawal", "engage"):
        events += s.apply(s.legal()[-1])
    events += walk(s, "use art_of_war")
    assert [roll.team for roll in map(narrator.roll, events) if roll is not None] == [1]
    hands = {"french": "mud"}
    east = {"moscow": "ney soult davout victor massena murat"}
    s = game.position(phase="winter", countries=WAR, areas=east, hands=hands, dice=[4])
    assert s.step == "winter-cards"
    events = s.apply("pass")
    (roll,) = [roll for roll in map(narrator.roll, events) if roll is not None]
    assert (roll.kind, roll.team, roll.hits) == ("winter-rolled", 0, 4)


def test_corps_count_for_the_side_they_serve(game, narrator) -> None:
    """Spain may be an ally of France: its corps keep their colour."""
    for alignment, team in (("ally", 0), ("member", 1)):
        s = campaign(game, countries={alignment: "spain"}, areas={"aragon": "castanos"})
        (piece,) = narrator.pieces(s)
        assert (piece.side, piece.team, piece.place) == ("spanish", team, "aragon")


def test_the_map_shows_countries_and_alignments(game, narrator) -> None:
    s = campaign(game, countries=WAR, areas={"bayern": "ney", "osterreich": "karl"})
    ElementTree.fromstring(narrator.ground("fr"))
    moves = {Move("french", "wurttemberg", "bayern", "move"): 3}
    picture = ElementTree.fromstring(narrator.picture(s, moves, "Europe"))
    (aligned,) = [g for g in picture if g.get("class") == "aligned"]
    kinds = [path.get("class") for path in aligned]
    assert len(kinds) == len(game.model.areas)
    assert {"france", "britain", "member", "ally", "insurgent", "neutral"} == set(kinds)
    styles = narrator.style()
    assert all(f".aligned .{kind}" in styles for kind in set(kinds))


def test_the_battles_of_a_year_are_in_its_chapter(game, narrator) -> None:
    """A chapter counts who came and who was lost."""
    journal = Journal.begin(game, "1813", seed=3, fast=True)
    while not journal.state.over and len(journal.entries) < 600:
        codes = Codes()
        journal.state.legal_codes(codes)
        journal.play(journal.state.instinct(codes))
    found = chapters(journal, game.planner(), narrator)
    battles = [battle for chapter in found for battle in chapter.battles]
    assert len(battles) > 3
    for battle in battles:
        assert battle.over
        assert {piece.team for piece in battle.brought.values()} == {0, 1}
        assert set(battle.dice) <= {0, 1}  # Art of War is no die
        came, left = (sum(battle.force(side)[k] for side in narrator.sides) for k in (0, 2))
        assert came - left == lost_in(battle)
    assert any(chapter.moves for chapter in found)


def lost_in(battle: Any) -> int:
    """The corps that left the map in a battle."""
    gone = ("lost", "taken", "captured")
    return sum(event.key in gone for event in battle.events)


def test_what_decides_wars_weighs_most(game, narrator) -> None:
    events = {event.key: event for event in battle(game, [6, 1])}
    assert narrator.weight(events["battle-won"]) > narrator.weight(events["battle-begins"])
    assert narrator.weight(events["battle-begins"]) > narrator.weight(events["entered"]) > 0
    assert narrator.weight(events["march-announced"]) == 0
