"""Chapter 2.3: the cards of the phases of diplomacy, insurrection, strategy and reinforcement.

What each does, when it may be played, and what refuses it.
"""

from __future__ import annotations

import pytest

from grognard.games.age.layout import (
    AUSTRIAN_LINE,
    BRITANNIA,
    BRITISH_LINE,
    PRUSSIAN_LINE,
    RUSSIAN_LINE,
    YEAR,
)
from grognard.games.age.model import PHASES as PRINTED
from grognard.games.age.steps.reinforcement import deployment, mobilization
from grognard.kernel.dice import FastDice
from wars import aligned, at, discards, do, give, hand, legal, refused

EDITIONS = ("living", "original")


def playing(game, phase: str, seat: str, **more):
    """A phase in which this player is asked first."""
    more = {"hands": {"french": "mud", "coalition": "mud"}} | more
    state = game.position(phase=phase, dice=FastDice(1), **more)
    if state.step == "order":
        do(state, "first me" if state.seat == seat else "first other")
    while state.step == "strategy" and state.seat != seat:
        do(state, "done")
    assert (state.step, state.seat) == (phase, seat)
    return state


# --- when, and by whom (2.3 A, C, D) -------------------------------------------------------

PHASES = {
    "diplomacy": "french",
    "insurrection": "coalition",
    "strategy": "french",
    "reinforcement": "french",
}
WORLD = {"dominion": "italia tirol", "member": "austria russia", "ally": "spain"}


def attempts(title: str) -> tuple[str, ...]:
    """The ways in which a card might be played in these phases."""
    areas = ("osterreich", "moscow", "brandenburg", "castilla_la_nueva", "danmark", "italia")
    on_countries = tuple(f"play {title} {area}" for area in areas)
    extra = ("restore lannes",) if title == "veterans" else ()
    return (*on_countries, f"use {title}", *extra)


@pytest.mark.rule("2.3 A", "2.3 C")
@pytest.mark.rule("2.3", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", PHASES)
def test_a_card_is_played_in_the_phases_printed_on_it(game, edition: str, phase: str) -> None:
    played = set()
    for seat in ("french", "coalition"):
        if phase == "insurrection" and seat == "french":
            continue
        state = playing(
            game, phase, seat, edition=edition, countries=WORLD, boxes={"lost": "lannes karl"}
        )
        for card in game.model.cards:
            new = state.clone()
            give(new, seat, card.key)
            ways = [*attempts(card.key), "restore karl"] if card.key == "veterans" else []
            if any(new.why_not(text) is None for text in ways or attempts(card.key)):
                played.add(card.key)
    printed = {card.key for card in game.model.cards if PRINTED.index(phase) in card.phases}
    assert played == printed


@pytest.mark.rule("2.3 D", "A19")
@pytest.mark.rule("2.3", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("phase", "seat", "text"),
    [
        ("diplomacy", "coalition", "play napoleon_i austria"),
        ("diplomacy", "coalition", "play coup_d_etat danmark"),
        ("diplomacy", "coalition", "play joseph spain"),
        ("diplomacy", "french", "play pitt spain"),
        ("diplomacy", "french", "play english_gold spain"),
        ("diplomacy", "french", "play continental_system spain"),
        ("strategy", "french", "use britannia"),
    ],
)
def test_a_card_that_names_a_player_is_his(game, edition, phase, seat, text) -> None:
    state = playing(game, phase, seat, edition=edition, countries={"ally": "spain"})
    give(state, seat, text.split()[1])
    assert refused(state, text) == ("2.3 D", "not-your-card")


# --- diplomacy -----------------------------------------------------------------------------


@pytest.mark.rule("2.3 D", "3.3.1 B", "3.3.3 B", "3.3.4 B")
@pytest.mark.rule("2.3", "3.3.1", "3.3.3", "3.3.4", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("seat", "card", "was", "now"),
    [
        ("french", "napoleon_i", "member", "neutral"),
        ("french", "napoleon_i", "neutral", "ally"),
        ("french", "talleyrand", "member", "neutral"),
        ("french", "talleyrand", "neutral", "ally"),
        ("french", "metternich", "member", "neutral"),
        ("french", "metternich", "neutral", "ally"),
        ("coalition", "talleyrand", "ally", "neutral"),
        ("coalition", "talleyrand", "neutral", "member"),
        ("coalition", "metternich", "ally", "neutral"),
        ("coalition", "metternich", "neutral", "member"),
        ("coalition", "pitt", "ally", "neutral"),
        ("coalition", "pitt", "neutral", "member"),
        ("coalition", "english_gold", "ally", "neutral"),
        ("coalition", "english_gold", "neutral", "member"),
    ],
)
def test_one_step_towards_the_side_of_the_player(game, edition, seat, card, was, now) -> None:
    state = playing(
        game, "diplomacy", seat, edition=edition, countries={was: "austria"}, hands={seat: card}
    )
    do(state, f"play {card} austria")
    assert aligned(state, "austria") == now


@pytest.mark.rule("2.3 D")
@pytest.mark.parametrize(
    ("seat", "card", "was"),
    [
        ("french", "napoleon_i", "ally"),
        ("french", "napoleon_i", "dominion"),
        ("french", "alexander_i", "ally"),
        ("coalition", "pitt", "member"),
        ("coalition", "pitt", "insurgent"),
        ("coalition", "alexander_i", "member"),
        ("french", "coup_d_etat", "member"),
        ("coalition", "continental_system", "neutral"),
    ],
)
def test_a_country_that_has_no_step_to_take(game, seat: str, card: str, was: str) -> None:
    country = "russia" if card == "alexander_i" else "danmark"
    state = playing(game, "diplomacy", seat, countries={was: country}, hands={seat: f"{card} mud"})
    assert refused(state, f"play {card} {country}") == ("6.2", "wrong-target")


@pytest.mark.rule("2.3 D", "3.2")
def test_diplomacy_treats_a_detached_area_as_a_country(game) -> None:
    state = playing(
        game,
        "diplomacy",
        "french",
        countries={"member": "dalmatien prussia"},
        hands={"french": "talleyrand mud"},
    )
    assert "talleyrand dalmatien" in legal(state, "play")
    assert refused(state, "play talleyrand sachsen") == ("3.1", "no-country")
    assert refused(state, "play talleyrand schlesien") == ("3.1", "no-country")


@pytest.mark.rule("2.3 G", "6.2 B", "A17")
@pytest.mark.rule("2.3", edition="original")
def test_napoleonica_plays_the_same_card_again_on_another_country(game) -> None:
    state = playing(
        game,
        "diplomacy",
        "french",
        countries={"member": "austria"},
        hands={"french": "talleyrand napoleonica mud"},
    )
    do(state, "play talleyrand austria")
    assert refused(state, "fetch talleyrand austria") == ("6.2 B", "aimed-twice")
    do(state, "fetch talleyrand danmark", "done")
    assert (aligned(state, "austria"), aligned(state, "danmark")) == ("neutral", "ally")


@pytest.mark.rule("2.3 G", "A17")
@pytest.mark.rule("2.3", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_napoleonica_cannot_fetch(game, edition: str) -> None:
    state = playing(
        game,
        "diplomacy",
        "french",
        edition=edition,
        hands={"french": "napoleonica"},
        discards="napoleonica mud pitt talleyrand",
    )
    assert refused(state, "fetch mud danmark") == ("2.3 C", "wrong-card")
    assert refused(state, "fetch napoleonica danmark") == ("2.3 C", "wrong-card")
    assert refused(state, "fetch pitt danmark") == ("2.3 D", "not-your-card")
    assert refused(state, "fetch napoleon_i danmark") == ("2.3 G", "not-in-discards")
    assert refused(state, "play napoleonica danmark") == ("2.3 C", "wrong-card")
    do(state, "fetch talleyrand danmark")
    assert sorted(discards(state)) == ["mud", "napoleonica", "napoleonica", "pitt", "talleyrand"]


# --- strategy ------------------------------------------------------------------------------


@pytest.mark.rule("2.3 F", "2.2.4 A", "8.1 D", "A21")
@pytest.mark.rule("2.2.4", "2.3", "8.1", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_britannia_is_in_play_for_the_rest_of_the_game(game, edition: str) -> None:
    state = playing(game, "strategy", "coalition", edition=edition)
    give(state, "coalition", "britannia")
    do(state, "use britannia")
    assert state.marker(BRITANNIA)
    assert discards(state).count("britannia") == 1
    year = state.c[YEAR]
    while state.c[YEAR] == year:
        do(state, "first me" if state.step == "order" else str(state.legal()[-1]))
    assert state.marker(BRITANNIA)
    again = playing(game, "strategy", "coalition", edition=edition, markers="britannia")
    give(again, "coalition", "britannia")
    assert refused(again, "use britannia") == ("2.3 F", "played-once")


@pytest.mark.rule("2.3 F", "2.2.4 A", "2.2.4 B")
@pytest.mark.rule("2.2.4", "2.2.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", ["french", "coalition"])
@pytest.mark.parametrize(
    ("card", "line", "before", "after"),
    [
        ("stein", PRUSSIAN_LINE, (6, 3), (8, 4)),
        ("radetzky", AUSTRIAN_LINE, (8, 3), (10, 4)),
    ],
)
def test_a_reform_changes_the_chart(game, edition, seat, card, line, before, after) -> None:
    state = playing(game, "strategy", seat, edition=edition)
    give(state, seat, card)
    assert (mobilization(state, line), deployment(state, line)) == before
    do(state, f"use {card}")
    assert (mobilization(state, line), deployment(state, line)) == after
    give(state, seat, card)
    assert refused(state, f"use {card}") == ("2.3 F", "played-once")


@pytest.mark.rule("2.3 C", "9.2 B")
@pytest.mark.rule("2.3", "9.2", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", ["strategy", "reinforcement"])
@pytest.mark.parametrize(
    ("card", "line", "limit"),
    [("russo_ottoman_war", RUSSIAN_LINE, (4, 2)), ("war_with_america", BRITISH_LINE, (2, 0))],
)
def test_a_distant_war_lasts_for_the_year(game, edition, phase, card, line, limit) -> None:
    state = playing(game, phase, "french", edition=edition)
    give(state, "french", card)
    assert deployment(state, line) == limit[0]
    do(state, f"use {card}")
    assert deployment(state, line) == limit[1]
    year = state.c[YEAR]
    while state.c[YEAR] == year:
        assert deployment(state, line) == limit[1]
        do(state, "first me" if state.step == "order" else str(state.legal()[-1]))
    assert deployment(state, line) == limit[0]


@pytest.mark.rule("2.3 C", "9.5")
def test_the_war_with_america_leaves_allies_and_others_alone(game) -> None:
    state = game.position(
        phase="reinforcement",
        markers="britannia",
        countries={"member": "portugal russia"},
        hands={"french": "war_with_america"},
    )
    do(state, "first me", "use war_with_america", "done")
    may = legal(state, "deploy")
    assert "beresford portugal" in may
    assert "kutuzov portugal" in may
    assert not any(text.startswith("wellington") for text in may)


# --- reinforcement -------------------------------------------------------------------------


@pytest.mark.rule("2.3", "A11", "A52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_veterans_do_not_bring_back(game, edition: str) -> None:
    state = playing(
        game,
        "reinforcement",
        "french",
        edition=edition,
        countries={"member": "austria"},
        boxes={"lost": "lannes karl hohenlohe", "prisoners": "murat"},
        hands={"french": "veterans mud", "coalition": "veterans"},
    )
    assert legal(state, "restore") == {"lannes"}
    assert refused(state, "restore karl") == ("9.2 A", "not-commanded")
    assert refused(state, "restore hohenlohe") == ("9.2 A", "not-commanded")
    assert refused(state, "restore murat") == ("2.3", "not-lost")
    assert refused(state, "revive lannes") == ("2.3 G", "no-napoleonica")
    do(state, "deploy ney lorraine", "restore lannes", "done")  # A52: in any order
    assert hand(state, "french") == ["mud"]
    do(state, "restore karl", "deploy karl bohmen")
    assert at(state, "karl") == "bohmen"
