"""The options: one diplomacy card a major (6.2 D), No Surrender in 1815 (13 C), 17.1."""

from __future__ import annotations

import pytest

from grognard.games.age.layout import HAND, PILE, SURRENDERED, TITLES, YEAR
from grognard.games.age.steps.strategy import deal
from grognard.kernel.dice import FastDice
from wars import aligned, at, do, hand, legal, refused, told

EDITIONS = ("living", "original")


# --- 13 C ----------------------------------------------------------------------------------


def dealing(game, edition: str, **more):
    """A deal in which the pile holds No Surrender twice and one other card."""
    state = game.position(phase="strategy", edition=edition, dice=FastDice(3), **more)
    for title in range(TITLES):
        state.c[HAND + title] = state.c[HAND + TITLES + title] = state.c[PILE + title] = 0
    cards = {card.key: card.id for card in game.model.cards}
    state.c[PILE + cards["no_surrender"]] = 2
    state.c[PILE + cards["mud"]] = 2
    state.c[PILE + cards["pitt"]] = 1
    return state


@pytest.mark.rule("13 C", "A163", edition="living")
def test_in_1815_a_drawn_no_surrender_is_shown_and_replaced(game) -> None:
    state = dealing(game, "living", year=1815, no_surrender_1815=True)
    deal(state, 0, 3)
    assert sorted(hand(state, "french")) == ["mud", "mud", "pitt"]


@pytest.mark.rule("13 C", "A163", edition="living")
@pytest.mark.parametrize(("year", "option"), [(1814, True), (1815, False)])
def test_before_1815_or_without_the_option_it_is_a_card_like_others(game, year, option) -> None:
    state = dealing(game, "living", year=year, no_surrender_1815=option)
    deal(state, 0, 5)
    assert hand(state, "french").count("no_surrender") == 2


@pytest.mark.rule("13.0", edition="original")
def test_the_original_has_no_such_option(game) -> None:
    state = dealing(game, "original", year=1815, no_surrender_1815=True)
    deal(state, 0, 5)
    assert hand(state, "french").count("no_surrender") == 2
    state = game.position(
        phase="surrender",
        edition="original",
        year=1815,
        no_surrender_1815=True,
        countries={"member": "napoli", "ally": "bayern"},
        areas={"napoli": "ney"},
        hands={"coalition": "no_surrender"},
    )
    do(state, "use no_surrender")
    assert aligned(state, "napoli") == "member"


@pytest.mark.rule("13 C", "A163", "2.3 G", edition="living")
def test_nor_is_it_fetched_in_1815(game) -> None:
    state = game.position(
        phase="surrender",
        year=1815,
        no_surrender_1815=True,
        countries={"member": "napoli", "ally": "bayern"},
        areas={"napoli": "ney"},
        hands={"coalition": "napoleonica"},
        discards="no_surrender",
    )
    assert refused(state, "recall no_surrender") == ("13 C", "no-effect-1815")


# --- 17.1: Napoleon Returns! ---------------------------------------------------------------


def leaving(game, **more):
    """The French are asked whether they give in."""
    more = {
        "year": 1813,
        "countries": {"ally": "bayern austria", "dominion": "italia sachsen", "member": "russia"},
        "areas": {"lorraine": "napoleon ney", "bohmen": "karl", "italia": "eugene"},
        **more,
    }
    state = game.position(phase="surrender", napoleon_returns=True, **more)
    assert (state.step, state.seat) == ("abdication", "french")
    return state


@pytest.mark.rule("13.2 F", "17.1", "A12")
@pytest.mark.rule("13.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_that_france_commands_is_neutral(game, edition: str) -> None:
    state = leaving(game, edition=edition)
    do(state, "abdicate")
    assert not state.over
    for country in ("bayern", "austria", "italia", "sachsen"):
        assert aligned(state, country) == "neutral"
    assert aligned(state, "russia") == "member"
    assert [at(state, key) for key in ("napoleon", "ney", "karl", "eugene")] == ["reserve"] * 4
    assert state.c[SURRENDERED] == 1


@pytest.mark.rule("13.2 F", "17.1", "A12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_french_may_fight_on(game, edition: str) -> None:
    state = leaving(game, edition=edition)
    do(state, "pass")
    assert aligned(state, "bayern") == "ally"
    assert at(state, "napoleon") == "lorraine"


@pytest.mark.rule("13.2 F", "17.1", "A12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_in_the_last_year(game, edition: str) -> None:
    state = game.position(
        phase="surrender",
        edition=edition,
        year=1815,
        napoleon_returns=True,
        countries={"ally": "bayern"},
        areas={"lorraine": "napoleon"},
    )
    assert state.step != "abdication"


@pytest.mark.rule("13.2 F", "15.2 B", "A12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_must_surrender_has_no_choice(game, edition: str) -> None:
    state = game.position(
        phase="surrender",
        edition=edition,
        year=1813,
        napoleon_returns=True,
        countries={"member": "russia", "ally": "bayern"},
        areas={"ile_de_france": "kutuzov", "bayern": "napoleon"},
    )
    assert state.over
    assert state.outcome.key == "france-surrenders"


@pytest.mark.rule("13.2 F", "15.2 A", "17.1", "A12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_exile_is_no_victory_of_the_coalition(game, edition: str) -> None:
    """France is neutral for the rest of the year: it is not reduced to its own areas."""
    state = leaving(game, edition=edition)
    do(state, "abdicate")
    assert (state.step, state.c[YEAR]) == ("order", 14)


@pytest.mark.rule("13.2 F", "17.1", "A12", "14 B")
@pytest.mark.parametrize(("edition", "result"), [("living", 4), ("original", 3)])
def test_the_coalition_winters_on_neutral_ground_in_france(game, edition, result) -> None:
    """France is neutral for the rest of the year."""
    state = leaving(
        game,
        edition=edition,
        dice=[3],
        areas={"ile_de_france": "napoleon", "lorraine": "kutuzov barclay bagration"},
    )
    events = do(state, "abdicate")
    assert told(events, "winter-rolled")[0]["result"] == result


def next_reinforcement(state) -> None:
    """Nobody does anything until the reinforcement phase of the next year."""
    while state.step != "reinforcement":
        do(state, "first me" if state.step == "order" else str(state.legal()[-1]))


@pytest.mark.rule("13.2 F", "17.1", "A12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("more", [{}, {"boxes": {"prisoners": "napoleon"}}])
def test_napoleon_returns_in_the_capital(game, edition: str, more) -> None:
    """Wherever he was when France gave in; his corps are deployed as usual."""
    areas = {"lorraine": "ney", "bohmen": "karl"} if more else {"lorraine": "napoleon ney"}
    state = leaving(game, edition=edition, areas=areas, **more)
    do(state, "abdicate")
    next_reinforcement(state)
    assert at(state, "napoleon") == "ile_de_france"
    while state.seat != "french":
        do(state, "done")
    assert "ney lorraine" in legal(state, "deploy")


@pytest.mark.rule("13.2 F", "17.1", "A12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_he_gives_in_once_only(game, edition: str) -> None:
    state = leaving(game, edition=edition)
    do(state, "abdicate")
    next_reinforcement(state)
    while state.c[YEAR] == 14:
        assert state.step != "abdication"
        choices = [str(action) for action in state.legal()]
        do(state, next((c for c in ("done", "pass", "first me") if c in choices), choices[-1]))
