"""6: the cards: piles and hands, what they are worth, events, stars."""

from __future__ import annotations

import pytest
from tests.europe_wars import at as where_is
from tests.europe_wars import go_on, legal, told

from grognard.games.europe import setup
from grognard.games.europe.layout import COALITION, EMPIRE, HAND, PILE, PLAYED, POINTS, REMOVED
from grognard.games.europe.model import MOMENTS, SIDES, STARS
from grognard.games.europe.steps.rounds import value_of
from grognard.kernel.dice import FastDice


def card_keys(state, side: int, place: int) -> set[str]:
    """The cards of a side at a place."""
    return {state.t.model.cards[card].key for card in state.cards_at(side, place)}


def card(game, key: str):
    """A card by its key."""
    return next(one for one in game.model.cards if one.key == key)


# --- piles and hands (6.1, 6.3) --------------------------------------------------------------


@pytest.mark.rule("6.1")
@pytest.mark.rule("6.3")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_permanent_cards_are_dealt_first(game, seed: int) -> None:
    """R04: they count in the hands of 6 and 8, and are never in the pile."""
    state = game.start("1815", dice=FastDice(seed))
    for side, permanent, held in ((EMPIRE, "1f", 6), (COALITION, "1c", 8)):
        hand, pile = card_keys(state, side, HAND), card_keys(state, side, PILE)
        assert permanent in hand
        assert len(hand) == held
        scenario = game.model.scenario("1815")
        assert hand | pile == {game.model.cards[n].key for n in scenario.decks[side]}


@pytest.mark.rule("6.1")
def test_each_side_has_cards_of_its_own(game) -> None:
    sides = [(SIDES[one.side], one.key[-1]) for one in game.model.cards]
    assert {pair: sides.count(pair) for pair in sides} == {
        ("empire", "f"): 55,
        ("coalition", "c"): 55,
    }
    state = game.position({"paris": "ney fr_corps_9"}, hands={"empire": "8f", "coalition": "5c"})
    assert state.why_not("spend 5c") is not None


@pytest.mark.rule("6.1")
def test_an_empty_pile_is_made_of_the_played_cards(game) -> None:
    """But not of those that have left the game, nor of permanent ones."""
    state = game.position({"paris": "ney fr_corps_9"})
    cards = state.cards_at(EMPIRE, PILE)
    for n, number in enumerate(cards):
        state.put_card(number, REMOVED if n % 2 else PLAYED)
    played = card_keys(state, EMPIRE, PLAYED) - {"1f"}
    drawn = game.model.cards[setup.draw(state, EMPIRE)].key
    assert drawn in played
    assert card_keys(state, EMPIRE, PILE) == played - {drawn}
    assert card_keys(state, EMPIRE, PLAYED) <= {"1f"}


# --- what a card says (6.2) ------------------------------------------------------------------


@pytest.mark.rule("6.2")
@pytest.mark.parametrize(
    ("key", "title"),
    [
        ("22f", "Marie Walewska"),
        ("26f", "Tilsit"),
        ("19c", "Dos de Mayo"),
        ("27c", "Tambours de guerre"),
        ("45c", "Scharnhorst"),
        ("27f", "Soldats de l’An 2"),
        ("22c", "Chouans"),
        ("19f", "Disgrâce"),
    ],
)
def test_titles_that_are_printed_with_two_numbers_or_none(game, key: str, title: str) -> None:
    """R01, R02, R05."""
    assert card(game, key).names["fr"] == title


@pytest.mark.rule("6.2")
def test_two_permanent_events_happen_once_a_game(game) -> None:
    """R22: a silver star."""
    silver = [one.key for one in game.model.cards if STARS[one.star] == "silver"]
    assert {"2c", "3c"} <= set(silver)


@pytest.mark.rule("6.2")
def test_the_grand_coalition_makes_its_cards_worth_one_more(game) -> None:
    """R35: in 1815 too; not combat cards, nor those of the Empire."""
    state = game.start("1815", seed=1)
    for one in game.model.cards:
        more = SIDES[one.side] == "coalition" and not one.combat
        assert value_of(state, one.id) == one.ap + more


@pytest.mark.rule("6.2")
@pytest.mark.rule("12.4")
def test_it_also_counts_for_an_interception(game) -> None:
    """R105: a plain card of 1 pays for initiative 2, a combat card of 1 does not."""
    at = {"soissons": "davout fr_corps_9", "bruxelles": "hill en_corps_3"}
    state = game.position(at, hands={"coalition": " ".join(intercepting(game))})
    plain, combat = intercepting(game)
    go_on(state, "operate", "activate davout", until="move")
    state.apply("enter namur")
    assert state.step == "intercept"
    offered = legal(state, "intercept")
    assert f"hill {plain}" in offered
    assert f"hill {combat}" not in offered


def intercepting(game) -> tuple[str, str]:
    """A plain and a combat card of the Coalition, each worth one less than Hill's initiative."""
    hill = next(general for general in game.model.generals if general.key == "hill")
    low = [one for one in game.model.cards if one.key[-1] == "c" and one.ap == hill.initiative - 1]
    return (
        next(one.key for one in low if not one.combat),
        next(one.key for one in low if one.combat),
    )


# --- playing cards (6.4 to 6.6) --------------------------------------------------------------


@pytest.mark.rule("6.4")
def test_a_card_serves_once_and_lies_among_the_played(game) -> None:
    state = game.position({"paris": "ney fr_corps_9"}, hands={"empire": "8f 31f"})
    state.apply("spend 8f")
    assert card_keys(state, EMPIRE, PLAYED) == {"8f"}
    assert card_keys(state, EMPIRE, HAND) == {"31f"}


@pytest.mark.rule("6.4")
def test_an_event_with_a_gold_star_leaves_the_game(game) -> None:
    """Played for its points it does not."""
    assert STARS[card(game, "43f").star] == "gold"
    at = {"paris": "ney fr_corps_9", "lille": "hill en_corps_1 en_corps_2"}
    state = game.position(at, hands={"empire": "43f"})
    spent = state.clone()
    spent.apply("spend 43f")
    assert "43f" in card_keys(spent, EMPIRE, PLAYED)
    state.apply("event 43f")
    assert "43f" in card_keys(state, EMPIRE, REMOVED)


@pytest.mark.rule("6.5")
def test_1815_has_no_foreign_war(game) -> None:
    """R33: at most one a year may begin; none is in the piles."""
    decks = game.model.scenario("1815").decks
    assert not any(game.model.cards[n].foreign_war for deck in decks for n in deck)
    assert any(one.foreign_war for one in game.model.cards)


@pytest.mark.rule("6.6")
def test_cards_for_naval_battles(game) -> None:
    """R38: three cards have an effect in them."""
    moment = MOMENTS.index("naval_battle")
    naval = [one.key for one in game.model.cards if moment in one.when]
    assert naval == ["10f", "10c", "31c"]


@pytest.mark.rule("6.2")
def test_march_column_slows_an_enemy_force(game) -> None:
    """R07: 2 less, and no forced march."""
    at = {"paris": "ney fr_corps_9", "milan": "bellegarde au_corps_6"}
    state = game.position(at, hands={"empire": "6f"}, seat="coalition", points=(0, 3))
    free = state.clone()
    go_on(free, "operate", "activate bellegarde", until="forced-march")
    assert legal(free, "force") == {"0", "1", "2", "3"}
    reach = len(legal(walk(free), "enter"))
    go_on(state, "operate", "activate bellegarde", until="answer")
    state.apply("use 6f")
    slowed = walk(state)
    assert slowed.step == "move"
    assert len(legal(slowed, "enter")) < reach


def walk(state):
    """The force sets out."""
    go_on(state, until="move")
    return state


@pytest.mark.rule("6.4")
@pytest.mark.rule("9.2")
def test_an_event_that_activates_free_takes_nothing_from_the_reserve(game) -> None:
    """R34: nor can other forces be activated with it."""
    at = {"paris": "ney fr_corps_9", "lyon": "soult fr_corps_10"}
    state = game.position(at, hands={"empire": "50f"}, points=(3, 0))
    state.apply("event 50f")
    go_on(state, "activate ney", "stop", until="activate")
    assert legal(state) == {"done"}
    state.apply("done")
    assert int(state.c[POINTS + EMPIRE]) == 3
    assert state.seat == "coalition"


@pytest.mark.rule("14.7")
@pytest.mark.parametrize(("die", "where"), [(2, "lyon"), (4, "next budget"), (6, "out")])
def test_the_card_wound_takes_the_place_of_the_usual_test(game, die: int, where: str) -> None:
    """R26: one die, 5 and 6 for good, 3 and 4 for a time."""
    army = "grande_armee napoleon ney fr_corps_1 fr_corps_3"
    at = {"dijon": army, "lyon": "schwarzenberg au_corps_1 au_corps_2 au_corps_3"}
    dice = [4, 4, 1, 1, die, 6, 6]
    state = game.position(at, hands={"coalition": "4c"}, points=(3, 0), dice=dice)
    events = go_on(
        state, "operate", "activate napoleon", "enter lyon", "lend ney", "use 4c a", until="losses"
    )
    assert len(told(events, "wounded") + told(events, "unhurt")) <= 1
    assert where_is(state, "ney") == where
