"""9.1, 11, 12, 20.1: further marches: replacements, calls, straits, sieges on the way."""

from __future__ import annotations

import pytest
from tests.europe_wars import at, bears, go_on, legal, steps, zone

from grognard.games.europe.layout import DEPOTS, ENGLAND, FLEETS, GAME_FLAGS, GRANDE_COALITION, SEA
from grognard.games.europe.steps.rounds import value_of
from grognard.games.europe.ways import border_closed


def marching(game, at_: dict[str, str], leader: str, *answers: str, **more):
    """A position in which a force has begun to march."""
    s = game.position(at_, **more)
    s.apply("operate")
    go_on(s, f"activate {leader}", *answers, until="move")
    return s


@pytest.mark.rule("20.1")
def test_replacements_of_a_french_army(game) -> None:
    """R295: two steps in rounds 2 to 5, within command, once an army and round."""
    s = game.position({"paris": "grande_armee napoleon fr_corps_1- fr_corps_2"})
    s.apply("operate")
    go_on(s, "activate napoleon", until="replacements")
    assert "fr_corps_1" in legal(s, "restore")
    assert "fr_corps_2" not in legal(s, "restore")
    s.apply("restore fr_corps_1")
    s.apply("raise fr_corps_3")
    assert s.step != "replacements"
    assert steps(s, "fr_corps_1", "fr_corps_3") == 3
    late = game.position({"paris": "grande_armee napoleon fr_corps_1-"}, round=6)
    late.apply("operate")
    go_on(late, "activate napoleon", until="move")
    assert bears(late, "fr_corps_1", "reduced")


@pytest.mark.rule("20.1")
def test_each_of_two_armies_has_its_own_replacements(game) -> None:
    """R296."""
    both = "grande_armee napoleon fr_corps_1- army_of_italy eugene fr_corps_2-"
    s = game.position({"paris": both}, points=(1, 0))
    s.apply("operate")
    go_on(s, "activate grande_armee", until="replacements")
    s.apply("restore fr_corps_1")
    s.apply("done")
    assert legal(s, "restore") == {"fr_corps_2"}


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(
    ("neighbour", "able"),
    [
        ("ney fr_corps_3", True),
        ("ney* fr_corps_3*", False),
        ("army_of_italy ney fr_corps_3", False),
        ("massena fr_corps_3 fr_corps_4 fr_corps_5", True),
    ],
)
def test_whom_an_army_may_call(game, neighbour: str, able: bool) -> None:
    """R116: no marked force and no army."""
    s = game.position({"paris": "grande_armee napoleon fr_corps_1", "reims": neighbour})
    s.apply("operate")
    go_on(s, "activate napoleon", until="call" if able else "move")
    assert (s.step == "call") == able


@pytest.mark.rule("9.1")
def test_nobody_of_higher_rank_is_called(game) -> None:
    """R116."""
    s = game.position(
        {"paris": "army_of_italy ney fr_corps_1", "reims": "davout fr_corps_3"}, points=(2, 0)
    )
    s.apply("operate")
    go_on(s, "activate ney", until="move")
    assert at(s, "davout") == "reims"


@pytest.mark.rule("12.2.1")
def test_friends_who_cannot_be_joined_are_not_entered_without_a_way_out(game) -> None:
    """R149."""
    big = "massena fr_corps_3 fr_corps_4 fr_corps_5"
    s = marching(
        game,
        {"soissons": "davout fr_corps_1 fr_corps_2", "lyon": big},
        "davout",
        "enter reims",
        "enter dijon",
        round=5,
    )
    assert s.why_not("enter lyon").key == "stacked"
    assert ("place", "lyon") in s.why_not("enter lyon").things


@pytest.mark.rule("12.1")
def test_a_strait_is_closed_by_an_enemy_squadron_at_sea(game) -> None:
    """R138, R196."""
    s = game.position({}, scenario="1805")
    straits = [(a, b) for a in range(225) for b in range(225) if int(s.t.strait[a * 225 + b]) >= 0]
    assert straits
    here, there = straits[0]
    sea = int(s.t.strait[here * 225 + there])
    england = next(f for f in range(FLEETS, DEPOTS) if s.t.owner[f] == ENGLAND)
    before = border_closed(s, 0, here, there)
    s.move(england, SEA + sea)
    after = border_closed(s, 0, here, there)
    names = game.refusals
    assert before == 0 or names[before][0] == "neutral-land"
    assert names[after][0] in ("strait-closed", "neutral-land")


@pytest.mark.rule("11")
def test_too_few_before_a_garrison_go_back(game) -> None:
    """R143: a step against a fortress with troops inside; an empty one may be faced."""
    place = {"munich": "davout fr_corps_1-", "salzbourg": "au_corps_1"}
    s = game.position(place, scenario="1805")
    s.apply("operate")
    go_on(s, "activate davout", "enter salzbourg", "shelter au_corps_1", "stop", until="activate")
    assert at(s, "davout") == "munich"
    assert not bears(s, "au_corps_1", "inside")
    empty = game.position({"munich": "davout fr_corps_1-"}, scenario="1805")
    empty.apply("operate")
    go_on(empty, "activate davout", "enter salzbourg", "stop", until="activate")
    assert at(empty, "davout") == "salzbourg"
    assert not empty.besieged(zone(empty, "salzbourg"))


@pytest.mark.rule("6.2")
def test_the_grand_coalition_raises_its_cards(game) -> None:
    """R105: combat cards excepted."""
    s = game.position({})
    keys = [card.key for card in game.model.cards]
    plain = next(n for n, c in enumerate(game.model.cards) if c.side == 1 and not c.combat)
    combat = next(n for n, c in enumerate(game.model.cards) if c.side == 1 and c.combat)
    s.c[GAME_FLAGS] = 0
    low = value_of(s, plain), value_of(s, combat)
    s.c[GAME_FLAGS] = GRANDE_COALITION
    assert (value_of(s, plain), value_of(s, combat)) == (low[0] + 1, low[1])
    assert keys


@pytest.mark.rule("12.5")
def test_besiegers_who_evade_lift_their_siege(game) -> None:
    """R172, R176: fixed depots turn mobile and go along."""
    place = {
        "vienne": "charles au_corps_1 au_corps_2",
        "salzbourg": "davout fr_corps_1 france_depot_1# | au_corps_3^",
    }
    s = game.position(
        place,
        scenario="1805",
        seat="coalition",
        points=(0, 2),
        dice=[6] * 9,
        forts={"salzbourg": "siege 1"},
    )
    s.apply("operate")
    go_on(
        s,
        "activate charles",
        "enter salzbourg",
        "evade munich",
        "bring france_depot_1",
        until="move",
    )
    assert at(s, "davout") == at(s, "france_depot_1") == "munich"
    assert not s.besieged(zone(s, "salzbourg"))
    assert not bears(s, "au_corps_3", "inside")
