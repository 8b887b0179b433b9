"""Chapter 8: the deal and the strategy cards."""

from __future__ import annotations

import pytest

from grognard.games.age.layout import (
    BRITANNIA,
    COALITION,
    DISCARDS,
    FRENCH,
    HAND,
    PILE,
    SURRENDERED,
    TITLES,
    YEAR,
)
from grognard.games.age.steps.strategy import cards_due
from grognard.kernel.dice import FastDice
from marches import campaign, walk
from wars import discards, do, give, hand, legal, refused, told

EDITIONS = ("living", "original")
MINORS = "bayern chiesa danmark hannover holland italia napoli pommern portugal schweiz sverige"


def deck(state, key: str) -> int:
    """How many cards a pile has."""
    return {d["key"]: d["count"] for d in state.view(None)["decks"]}[key]


@pytest.mark.rule("8.1", edition="original")
@pytest.mark.rule("8.1 B", "8.1 C")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_worked_example_of_the_deal(game, edition: str) -> None:
    """Example E11: Britain 4, Russia 3, insurgent Spain 1, four minors 1: nine cards."""
    state = game.position(
        edition=edition,
        countries={"member": "russia napoli pommern sverige portugal", "insurgent": "spain tirol"},
    )
    assert cards_due(state, COALITION) == 9


@pytest.mark.rule("8.1 B", "2.2.4 B")
@pytest.mark.parametrize(
    ("ally", "markers", "due"),
    [
        ("", "", 4),
        ("spain", "", 6),
        ("austria", "", 5),
        ("austria", "radetzky", 6),
        ("prussia", "stein", 6),
        ("bayern chiesa danmark", "", 4),
        ("bayern chiesa danmark hannover", "", 5),
        (f"austria prussia russia spain {MINORS}", "", 10),
    ],
)
def test_the_cards_of_the_french(game, ally: str, markers: str, due: int) -> None:
    state = game.position(countries={"ally": ally}, markers=markers)
    assert cards_due(state, FRENCH) == due


@pytest.mark.rule("8.1 A", "8.0", "A46")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hands_are_thrown_away_before_new_cards_are_drawn(game, edition: str) -> None:
    state = game.position(
        phase="strategy",
        edition=edition,
        dice=FastDice(3),
        hands={"french": "mud depot", "coalition": "pursuit"},
    )
    assert {"mud", "depot", "pursuit"} <= set(discards(state))
    assert len(hand(state, "french")) == 4
    assert len(hand(state, "coalition")) == 4


THROWN = (
    "mud mud depot depot pursuit pursuit veterans veterans fog_of_war fog_of_war art_of_war "
    "art_of_war grand_battery grand_battery indecision indecision forced_march forced_march "
    "forced_march forced_march major_campaign major_campaign major_campaign major_campaign "
    "talleyrand metternich pitt joseph no_surrender no_surrender manoeuvre scorched_earth "
    "insurrection insurrection"
)


@pytest.mark.rule("8.1 A", "A47")
@pytest.mark.parametrize(("spare", "shuffled"), [("", False), (" peace_talks stein", True)])
def test_the_pile_is_shuffled_below_twenty_cards(game, spare: str, shuffled: bool) -> None:
    state = game.position(phase="insurrection", dice=FastDice(1), discards=THROWN + spare)
    assert 55 - len((THROWN + spare).split()) == (19 if shuffled else 21)
    assert deck(state, "pile") == (55 - 8 if shuffled else 21 - 8)


@pytest.mark.rule("8.1 A", "A48")
def test_the_surrender_of_a_major_country_forces_a_shuffle(game) -> None:
    state = game.position(phase="diplomacy", dice=FastDice(1), discards="mud depot")
    state.c[SURRENDERED] = 1
    do(state, "first me")
    assert deck(state, "pile") == 55 - 8
    assert state.c[SURRENDERED] == 0


@pytest.mark.rule("A49")
def test_cards_set_aside_join_at_the_first_shuffle(game) -> None:
    state = game.start("1805", dice=FastDice(5))
    state.c[SURRENDERED] = 1
    while state.step != "strategy" and not state.over:
        do(state, str(state.legal()[-1]))
    assert deck(state, "set-aside") == 0


@pytest.mark.rule("8.1 D", "8.1 F", "A1")
def test_new_strategy_cards_may_be_played_at_once_or_kept(game) -> None:
    state = game.position(phase="strategy", dice=FastDice(1))
    give(state, "coalition", "britannia")
    do(state, "first other")
    assert state.seat == "coalition"
    assert "britannia" in legal(state, "use")
    do(state, "use britannia")
    assert state.marker(BRITANNIA)
    do(state, "done")
    assert state.seat == "french"


@pytest.mark.rule("8.1 E")
def test_the_order_of_strategy_cards_is_chosen_after_the_deal(game) -> None:
    state = game.position(year=1811, phase="strategy", dice=FastDice(1))
    assert (state.step, state.seat) == ("order", "coalition")
    assert len(hand(state, "coalition")) == 4
    do(state, "first other")
    assert (state.step, state.seat) == ("strategy", "french")


# --- Britannia -----------------------------------------------------------------------------


def thrown_britannia(game, **more):
    """The French pay for a recovery with Britannia."""
    state = game.position(
        phase="reinforcement",
        areas={"lorraine": "ney/"},
        hands={"french": "britannia mud", "coalition": "pitt depot"},
        dice=FastDice(1),
        **more,
    )
    do(state, "first me", "recover lorraine britannia")
    return state


@pytest.mark.rule("8.1 G", "A2", "A22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_coalition_may_take_a_britannia_that_the_french_throw_away(game, edition) -> None:
    state = thrown_britannia(game, edition=edition)
    assert (state.step, state.seat) == ("take-britannia", "coalition")
    assert legal(state, "discard") == {"pitt", "depot"}
    do(state, "discard pitt")
    assert hand(state, "coalition") == ["britannia", "depot"]
    assert discards(state) == ["pitt"]
    assert state.view("french")["hands"]["coalition"]["known"] == ["britannia"]
    assert (state.step, state.seat) == ("reinforcement", "french")


@pytest.mark.rule("8.1 G")
def test_or_leave_it(game) -> None:
    state = thrown_britannia(game)
    do(state, "pass")
    assert hand(state, "coalition") == ["pitt", "depot"]
    assert discards(state) == ["britannia"]


@pytest.mark.rule("8.1 G", "A50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_britannia_taken_is_kept_for_the_next_strategy_phase(game, edition: str) -> None:
    state = thrown_britannia(game, edition=edition)
    do(state, "discard pitt")
    while state.step != "strategy" or state.seat != "coalition":
        do(state, "first other" if state.step == "order" else str(state.legal()[-1]))
    assert "britannia" in hand(state, "coalition")
    assert "britannia" in legal(state, "use")


@pytest.mark.rule("8.1 G", edition="living")
def test_britannia_thrown_away_in_the_strategy_phase_is_useless(game) -> None:
    state = game.position(
        phase="strategy",
        dice=FastDice(1),
        hands={"french": "britannia", "coalition": "pitt"},
    )
    assert state.step == "order"


@pytest.mark.rule("8.1", "8.1 G", "A51", edition="original")
def test_in_the_original_it_can_be_taken_and_played_there(game) -> None:
    state = game.position(
        phase="strategy",
        edition="original",
        dice=FastDice(1),
        hands={"french": "britannia", "coalition": "pitt depot"},
    )
    assert (state.step, state.seat) == ("take-britannia", "coalition")
    do(state, "discard depot")
    while state.seat != "coalition":
        do(state, "done")
    assert len(hand(state, "coalition")) == 5
    do(state, "use britannia")
    assert state.marker(BRITANNIA)


@pytest.mark.rule("8.1 G")
def test_britannia_in_play_is_not_worth_taking(game) -> None:
    state = thrown_britannia(game, markers="britannia")
    assert state.step == "reinforcement"


# --- 13 C ----------------------------------------------------------------------------------


@pytest.mark.rule("13 C", "A163", edition="living")
def test_no_surrender_drawn_in_1815_is_shown_and_replaced(game) -> None:
    everything = " ".join(card.key for card in game.model.cards for _ in range(card.count)).replace(
        "no_surrender", ""
    )
    keep = [word for word in everything.split() if word not in ("mud", "depot", "veterans")]
    state = game.position(
        year=1815,
        phase="insurrection",
        no_surrender_1815=True,
        dice=FastDice(8),
        discards=" ".join(keep[:32]),
    )
    events = state.view("french")["hands"]
    assert all(hand["count"] == 4 for hand in events.values())
    assert "no_surrender" not in hand(state, "french") + hand(state, "coalition")


@pytest.mark.rule("2.3 C")
def test_a_war_that_is_fought_does_not_begin_again(game) -> None:
    state = game.position(phase="strategy", dice=FastDice(1))
    give(state, "french", "war_with_america")
    give(state, "french", "napoleonica")
    do(state, "first me", "use war_with_america")
    assert refused(state, "recall war_with_america") == ("2.3", "in-effect")


@pytest.mark.rule("8.1 B")
def test_what_is_drawn_is_known_to_its_owner_alone(game) -> None:
    state = game.position(
        phase="insurrection",
        dice=FastDice(1),
        hands={"coalition": "mud"},
        countries={"dominion": "italia"},
        areas={"italia": "ney"},
    )
    events = do(state, "done")
    drawn = [event for event in events if event.key == "drew"]
    assert len(drawn) == 8
    for event in drawn:
        other = "coalition" if event.params["side"] == "french" else "french"
        assert "card" in event.seen_by(event.params["side"]).params
        assert "card" not in event.seen_by(other).params
        assert "card" not in event.seen_by(None).params
    assert len(told(events, "dealt")) == 2


@pytest.mark.rule("8.1 G", "A50")
def test_a_britannia_taken_is_kept_once(game) -> None:
    state = thrown_britannia(game)
    do(state, "discard pitt")
    for _ in range(2):
        while state.step != "strategy" or state.seat != "coalition":
            do(state, "first other" if state.step == "order" else str(state.legal()[-1]))
        kept = len(hand(state, "coalition")) == 5
        year = state.c[YEAR]
        while state.c[YEAR] == year:
            do(state, "first other" if state.step == "order" else str(state.legal()[-1]))
    assert not kept


# --- both editions -------------------------------------------------------------------------


@pytest.mark.rule("8.0", "8.1 B", "A22")
@pytest.mark.rule("8.0", "8.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_never_more_than_ten_cards_are_dealt(game, edition: str) -> None:
    state = game.position(
        phase="strategy",
        edition=edition,
        dice=FastDice(1),
        countries={"ally": f"austria prussia russia spain {MINORS}"},
    )
    assert len(hand(state, "french")) == 10
    assert len(hand(state, "coalition")) == 4


@pytest.mark.rule("8.1 B", "A22", edition="living")
def test_a_kept_britannia_comes_on_top_of_the_deal(game) -> None:
    everybody = f"austria prussia russia spain {MINORS}"
    state = thrown_britannia(game, countries={"member": everybody})
    do(state, "discard pitt")
    year = state.c[YEAR]
    while not (state.step == "strategy" and state.seat == "coalition" and state.c[YEAR] > year):
        do(state, "first other" if state.step == "order" else str(state.legal()[-1]))
    assert len(hand(state, "coalition")) == 11


@pytest.mark.rule("8.1 A", "2.3 E", "A16", "A46")
@pytest.mark.rule("8.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_thrown_away_is_seen_and_what_is_drawn_is_not(game, edition: str) -> None:
    state = game.position(
        phase="insurrection",
        edition=edition,
        dice=FastDice(1),
        hands={"french": "mud depot", "coalition": "pursuit"},
        countries={"dominion": "italia"},
    )
    events = [event.seen_by("coalition") for event in do(state, "done")]
    thrown = [event.params["card"] for event in events if event.key == "discarded"]
    assert sorted(thrown) == ["depot", "mud", "pursuit"]
    hers = [event.params for event in events if event.key == "drew"]
    assert ["card" in params for params in hers] == [False] * 4 + [True] * 4
    view = state.view("coalition")["hands"]
    assert (view["french"]["count"], view["french"]["known"]) == (4, [])


@pytest.mark.rule("8.1 A", "A46", "A47")
@pytest.mark.rule("8.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hands_thrown_away_are_shuffled_in(game, edition: str) -> None:
    """Nineteen cards are left; with the discards and both old hands there are 55 again."""
    spare = " peace_talks stein"
    state = game.position(
        phase="strategy",
        edition=edition,
        dice=FastDice(1),
        discards=(THROWN + spare).replace("mud mud depot ", "mud depot "),
        hands={"french": "mud"},
    )
    assert deck(state, "discards") == 0
    assert deck(state, "pile") == 55 - 8


@pytest.mark.rule("8.1 A")
@pytest.mark.rule("8.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_twenty_cards_are_enough(game, edition: str) -> None:
    thrown = f"{THROWN} peace_talks"
    state = game.position(phase="strategy", edition=edition, dice=FastDice(1), discards=thrown)
    assert 55 - len(thrown.split()) == 20
    assert deck(state, "pile") == 20 - 8


@pytest.mark.rule("8.1 C")
@pytest.mark.rule("8.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("countries", "markers", "due"),
    [
        ({"insurgent": "austria"}, "", 4),
        ({"insurgent": "austria"}, "radetzky", 5),
        ({"insurgent": "spain prussia"}, "stein", 6),
        ({"insurgent": "holland italia napoli danmark"}, "", 4),
        ({"member": "holland italia napoli", "insurgent": "danmark"}, "", 4),
        ({"member": "holland italia napoli dalmatien"}, "", 5),
    ],
)
def test_the_cards_of_insurgents(game, edition, countries, markers, due) -> None:
    state = game.position(edition=edition, countries=countries, markers=markers)
    assert cards_due(state, COALITION) == due


@pytest.mark.rule("8.1", "A1", edition="original")
@pytest.mark.parametrize(("year", "first"), [(1806, "french"), (1812, "coalition")])
def test_in_the_original_the_player_with_priority_is_asked_first(game, year, first) -> None:
    state = game.position(year=year, phase="strategy", edition="original", dice=FastDice(1))
    assert (state.step, state.seat) == ("strategy", first)
    do(state, "done")
    assert (state.step, state.seat) == ("strategy", "coalition" if first == "french" else "french")


@pytest.mark.rule("8.1 G", "A2")
@pytest.mark.rule("8.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_britannia_taken_is_played_in_no_other_phase(game, edition: str) -> None:
    state = thrown_britannia(game, edition=edition)
    do(state, "discard pitt", "done")
    assert (state.step, state.seat) == ("reinforcement", "coalition")
    assert refused(state, "use britannia") == ("2.3 C", "wrong-card")


@pytest.mark.rule("8.1 G")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_no_card_to_give_is_not_asked(game, edition: str) -> None:
    state = game.position(
        phase="reinforcement",
        edition=edition,
        areas={"lorraine": "ney/"},
        hands={"french": "britannia"},
    )
    do(state, "first me", "recover lorraine britannia")
    assert (state.step, state.seat) == ("reinforcement", "french")


@pytest.mark.rule("8.1 G", "11 G")
@pytest.mark.parametrize("edition", EDITIONS)
def test_britannia_paid_for_a_move_may_be_taken_too(game, edition: str) -> None:
    state = campaign(
        game,
        edition=edition,
        areas={"lorraine": "ney"},
        hands={"french": "britannia", "coalition": "mud"},
    )
    walk(state, "march lorraine", "go", "enter bourgogne", "stop", "done")
    state = walk_on(state, "march bourgogne", "pay britannia")
    assert (state.step, state.seat) == ("take-britannia", "coalition")
    do(state, "discard mud")
    assert hand(state, "coalition") == ["britannia"]


def walk_on(state, *texts: str):
    """Plays actions when they fit, and lets everything else pass."""
    for text in texts:
        while state.why_not(text) is not None:
            do(state, "pass" if "pass" in {str(a) for a in state.legal()} else "done")
        do(state, text)
    return state


@pytest.mark.rule("8.1 G", "2.3 G", "A17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_coalition_may_fetch_britannia_with_napoleonica(game, edition: str) -> None:
    state = game.position(phase="strategy", edition=edition, dice=FastDice(1))
    give(state, "coalition", "napoleonica")
    put_aside(state, "britannia")
    while state.seat != "coalition":
        do(state, "first other" if state.step == "order" else "done")
    do(state, "recall britannia")
    assert state.marker(BRITANNIA)


def put_aside(state, card: str) -> None:
    """A card lies in the discards."""
    title = state.t.model.card(card).id
    for cells in (PILE, HAND, HAND + TITLES):
        if state.c[cells + title]:
            state.c[cells + title] -= 1
            state.c[DISCARDS + title] += 1
            return
