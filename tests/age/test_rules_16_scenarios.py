"""The scenarios: alignments, corps, cards and markers at the start, in both editions."""

from __future__ import annotations

import pytest

from grognard.games.age.layout import MARKERS, PILE, SPENT, TITLES
from grognard.kernel.dice import FastDice
from wars import aligned, at, discards, hand, risen

EDITIONS = ("living", "original")

ALIGNMENTS = {
    "1805": {
        "dominion": "italia",
        "ally": "bayern hannover holland chiesa spain schweiz westfalen wurttemberg",
        "member": "austria napoli pommern russia sverige",
        "neutral": "danmark portugal prussia",
        "attached": "tirol dalmatien polen sachsen",
    },
    "1809": {
        "dominion": "prussia dalmatien holland italia polen westfalen napoli chiesa sachsen "
        "hannover",
        "ally": "danmark bayern wurttemberg schweiz",
        "member": "austria portugal",
        "insurgent": "spain tirol",
        "neutral": "russia sverige pommern",
    },
    "1813": {
        "dominion": "sachsen italia napoli chiesa holland westfalen hannover polen dalmatien tirol",
        "ally": "danmark bayern wurttemberg schweiz austria",
        "member": "russia sverige pommern portugal",
        "insurgent": "prussia spain",
    },
}

STACKS = {
    "1805": {
        "lorraine": "napoleon davout soult murat ney",
        "hannover": "bernadotte",
        "italia": "massena",
        "chiesa": "saint_cyr",
        "bayern": "mack ferdinand",
        "dalmatien": "karl",
        "tirol": "johann",
        "osterreich": "hiller",
        "volhynia": "buxhowden",
        "lithuania": "kutuzov",
        "britain": "wellington",
    },
    "1809": {
        "lorraine": "napoleon lannes bessieres",
        "bayern": "davout lefebvre",
        "wurttemberg": "massena",
        "italia": "eugene",
        "dalmatien": "marmont",
        "polen": "poniatowski",
        "galicia": "soult ney",
        "castilla_la_nueva": "victor",
        "cataluna": "saint_cyr",
        "bohmen": "karl hiller liechtenstein rosenberg",
        "osterreich": "bellegarde",
        "grenzregion": "johann",
        "westgalizien": "ferdinand",
        "portugal": "wellington beresford",
        "andalucia": "cuesta castanos",
        "aragon": "palafox",
    },
    "1813": {
        "sachsen": "napoleon ney marmont oudinot bessieres macdonald",
        "hannover": "davout",
        "westfalen": "lauriston reynier",
        "italia": "eugene",
        "cataluna": "suchet",
        "castilla_la_vieja": "soult jourdan",
        "polen": "kutuzov wittgenstein barclay miloradovich",
        "schlesien": "blucher yorck bulow kleist",
        "sverige": "charles_john",
        "portugal": "wellington hill beresford",
        "andalucia": "castanos ballesteros",
    },
}

OUT = {
    "1805": "",
    "1809": "mack moore braunschweig",
    "1813": "lannes junot bagration mack braunschweig kamenski moore la_romana bernadotte louis "
    "buxhowden cuesta",
}
# Corps whose trigger has not happened: Radetzky 5, Stein 6, insurgent Spain 4, invaded Russia 9.
WAITING = {"1805": 24, "1809": 15, "1813": 0}
DISCARDED = {
    "1805": [],
    "1809": [
        "britannia",
        "insurrection",
        "joseph",
        "napoleonic_dynasty",
        "radetzky",
        "russo_ottoman_war",
        "territorial_concessions",
    ],
    "1813": ["britannia", "radetzky", "stein"],
}
HANDS = {"1805": (8, 8), "1809": (8, 7), "1813": (9, 9)}
PILES = {"1805": 55 - 2 - 16, "1809": 55 - 7 - 24 - 15, "1813": 55 - 3 - 18}
PLACED = {"1805": 0, "1809": 1 | 4 | 16, "1813": 1 | 2 | 4 | 8 | 16}
ROSE = {"1805": set(), "1809": {"spain", "tirol"}, "1813": {"prussia", "spain", "tirol"}}


def begun(game, scenario: str, edition: str):
    """A scenario before its first question is answered."""
    return game.start(scenario, edition=edition, dice=FastDice(5))


@pytest.mark.rule("5.0", "2.5", "3.2", "3.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", ALIGNMENTS)
def test_every_country_has_its_alignment(game, scenario: str, edition: str) -> None:
    state = begun(game, scenario, edition)
    expected = {
        country: name
        for name, countries in ALIGNMENTS[scenario].items()
        for country in countries.split()
    }
    found = {c.key: aligned(state, c.key) for c in game.model.countries[2:]}
    assert found == expected
    assert {c.key for c in game.model.countries if risen(state, c.key)} == ROSE[scenario]


@pytest.mark.rule("5.0", "2.5", "2.2.1 H", "2.2.1 I")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", STACKS)
def test_every_corps_is_in_its_place(game, scenario: str, edition: str) -> None:
    state = begun(game, scenario, edition)
    expected = {corps: area for area, stack in STACKS[scenario].items() for corps in stack.split()}
    where = {corps.key: at(state, corps.key) for corps in game.model.corps}
    boxes = ("reserve", "waiting", "out")
    assert {key: area for key, area in where.items() if area not in boxes} == expected
    assert {key for key, area in where.items() if area == "out"} == set(OUT[scenario].split())
    assert list(where.values()).count("waiting") == WAITING[scenario]


@pytest.mark.rule("5.0", "2.5", "2.3 E", "A49")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", HANDS)
def test_the_cards_of_a_scenario(game, scenario: str, edition: str) -> None:
    """1805: English Gold and an Insurrection lie aside; 1809: 24 at random are discarded."""
    state = begun(game, scenario, edition)
    assert (len(hand(state, "french")), len(hand(state, "coalition"))) == HANDS[scenario]
    assert sum(int(state.c[PILE + title]) for title in range(TITLES)) == PILES[scenario]
    thrown = discards(state)
    assert len(thrown) == len(DISCARDED[scenario]) + (24 if scenario == "1809" else 0)
    assert all(card in thrown for card in DISCARDED[scenario])
    everywhere = [*thrown, *hand(state, "french"), *hand(state, "coalition")]
    if scenario == "1805":
        assert "english_gold" not in everywhere
        assert everywhere.count("insurrection") <= 1


@pytest.mark.rule("5.0", "2.2.4 A", "11 G")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", PLACED)
def test_markers_and_the_free_move(game, scenario: str, edition: str) -> None:
    """Britannia 1, Stein 2, Radetzky 4, Russia invaded 8, Spain rose 16."""
    state = begun(game, scenario, edition)
    assert int(state.c[MARKERS]) == PLACED[scenario]
    assert int(state.c[SPENT]) == 0
