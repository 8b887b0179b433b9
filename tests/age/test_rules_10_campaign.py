"""Chapter 10: the campaign phase, its rounds, and the cards that stop it."""

from __future__ import annotations

import pytest

from grognard.games.age.layout import ROUND, SKIPPED
from marches import campaign, let_go, walk
from wars import do, hand, legal, refused, told

EDITIONS = ("living", "original")
CARDS = {"french": "peace_talks winter_quarters", "coalition": "pitt"}


def rounds(game, first: str, **more):
    """The window at the start of a round."""
    state = game.position(phase="campaign", **more)
    do(state, "first me" if state.seat == first else "first other")
    return state


@pytest.mark.rule("10.1", "A62")
@pytest.mark.parametrize(("year", "chooses"), [(1810, "french"), (1811, "coalition")])
def test_who_chooses_the_order_and_that_it_holds_for_the_phase(game, year, chooses) -> None:
    state = game.position(phase="campaign", year=year)
    assert (state.step, state.seat) == ("order", chooses)
    do(state, "first other")
    first, second = state.seat, chooses
    assert first != second
    for _ in range(6):
        assert (state.step, state.seat) == ("moves", first)
        do(state, "done")
        assert (state.step, state.seat) == ("moves", second)
        do(state, "done")
    assert state.step != "moves"
    assert state.c[ROUND] == 0


@pytest.mark.rule("10.0", "10.2")
def test_six_rounds_the_last_two_in_winter(game) -> None:
    state = game.position(phase="campaign")
    events = do(state, "first me", *["done"] * 12)
    begun = told(events, "round-begins")
    assert [(e["number"], e["winter"]) for e in begun] == [
        (1, False),
        (2, False),
        (3, False),
        (4, False),
        (5, True),
        (6, True),
    ]


@pytest.mark.rule("10.3", "A63", "A64")
def test_peace_talks_stop_this_round_and_the_next(game) -> None:
    state = rounds(game, "french", hands={"french": "peace_talks pitt", "coalition": "mud"})
    assert (state.step, state.seat) == ("round-cards", "french")
    assert legal(state, "use") == {"peace_talks"}
    events = do(state, "use peace_talks")
    assert [e["number"] for e in told(events, "round-skipped")] == [1, 2]
    assert (state.step, state.seat, state.c[ROUND]) == ("round-cards", "french", 3)
    assert hand(state, "french") == ["pitt"]


@pytest.mark.rule("10.3", edition="original")
@pytest.mark.parametrize(("said", "round_"), [("one", 2), ("two", 3)])
def test_peace_talks_stop_one_round_or_two(game, said: str, round_: int) -> None:
    state = rounds(game, "french", edition="original", hands=CARDS)
    do(state, "use peace_talks")
    assert (state.step, state.seat) == ("how-long", "french")
    do(state, f"skip {said}")
    assert state.c[ROUND] == round_


@pytest.mark.rule("10.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_peace_talks_do_not_reach_the_next_year(game, edition: str) -> None:
    """Example E15."""
    state = rounds(game, "french", edition=edition, round=6, hands=CARDS)
    do(state, "use peace_talks")
    assert (state.c[ROUND], state.c[SKIPPED]) == (0, 0)
    assert state.step not in ("moves", "how-long")


@pytest.mark.rule("10.3", "A63")
def test_the_other_player_is_asked_too_and_one_card_closes_the_window(game) -> None:
    hands = {"french": "pitt", "coalition": "peace_talks"}
    state = rounds(game, "french", hands=hands)
    assert state.seat == "french"
    do(state, "pass")
    assert (state.step, state.seat) == ("round-cards", "coalition")
    do(state, "use peace_talks")
    assert state.c[ROUND] == 3


@pytest.mark.rule("10.4")
def test_winter_quarters_only_in_winter(game) -> None:
    state = rounds(game, "french", round=4, hands=CARDS)
    assert refused(state, "use winter_quarters") == ("2.3 C", "wrong-card")


@pytest.mark.rule("10.4", edition="living")
@pytest.mark.parametrize(("said", "round_"), [("one", 6), ("two", 0)])
def test_winter_quarters_stop_one_winter_round_or_both(game, said: str, round_: int) -> None:
    state = rounds(game, "french", round=5, hands=CARDS)
    do(state, "use winter_quarters", f"skip {said}")
    assert state.c[ROUND] == round_


@pytest.mark.rule("10.4", edition="original")
def test_winter_quarters_stop_both_winter_rounds_or_the_second(game) -> None:
    state = rounds(game, "french", edition="original", round=5, hands=CARDS)
    do(state, "use winter_quarters")
    assert state.c[ROUND] == 0
    state = rounds(game, "french", edition="original", round=6, hands=CARDS)
    do(state, "use winter_quarters")
    assert state.c[ROUND] == 0


@pytest.mark.rule("10.3", "2.3 G", "A17")
def test_napoleonica_fetches_peace_talks(game) -> None:
    state = rounds(game, "french", hands={"french": "napoleonica"}, discards="peace_talks mud")
    assert legal(state, "recall") == {"peace_talks"}
    do(state, "recall peace_talks")
    assert state.c[ROUND] == 3


@pytest.mark.rule("10.3", "A64")
def test_the_free_move_is_not_lost_in_a_skipped_round(game) -> None:
    state = rounds(game, "french", areas={"lorraine": "ney"}, hands={"french": "peace_talks"})
    do(state, "use peace_talks")
    let_go(state)
    walk(state, "march lorraine", "go")
    assert state.step == "move"


@pytest.mark.rule("11 A")
def test_nobody_has_to_move(game) -> None:
    state = campaign(game, areas={"lorraine": "ney"})
    do(state, "march lorraine", "cancel", "done")
    assert (state.step, state.seat) == ("moves", "coalition")
