"""Chapters 3 and 5: alignments, the year, and how the scenarios begin."""

from __future__ import annotations

import pytest

from grognard.games.age.layout import BRITANNIA, INVADED, PHASE, RADETZKY, STEIN, YEAR
from grognard.games.age.steps.strategy import cards_due
from grognard.kernel.dice import FastDice
from marches import campaign
from wars import aligned, at, do, legal, refused, risen, told

EDITIONS = ("living", "original")


@pytest.mark.rule("3.1")
def test_the_countries_of_europe(game) -> None:
    countries = game.model.countries[:19]
    assert sum(country.major for country in countries) == 6
    for country in countries:
        size = sum(area.country == country.id for area in game.model.areas)
        assert size >= 6 if country.major and country.key != "great_britain" else size == 1


@pytest.mark.rule("3.2", "3.3 C")
def test_a_detachable_area_follows_its_country_until_it_is_detached(game) -> None:
    state = game.position(countries={"member": "austria prussia", "dominion": "sachsen"})
    names = {"tirol": "member", "sachsen": "dominion"}
    for name, alignment in names.items():
        number = game.model.country(name).id
        place = game.model.area(name).id
        assert ("neutral", "member", "insurgent", "ally", "dominion")[
            state.alignment(number)
        ] == alignment
        assert state.holder(place) == (1 if alignment == "member" else 0)
    assert aligned(state, "tirol") == "attached"


@pytest.mark.rule("3.3 A", "3.3.6", "3.3.7", "15.0")
@pytest.mark.parametrize(
    ("alignment", "side"),
    [("neutral", -1), ("member", 1), ("insurgent", 1), ("ally", 0), ("dominion", 0)],
)
def test_who_commands_a_country(game, alignment: str, side: int) -> None:
    state = game.position(countries={alignment: "russia bayern"})
    assert state.commander(game.model.country("russia").id) == side
    assert state.commander(game.model.country("bayern").id) == side
    assert state.commander(game.model.country("france").id) == 0
    assert state.commander(game.model.country("great_britain").id) == 1


@pytest.mark.rule("5.0", "10.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("scenario", "round_"), [("1805", 3), ("1809", 1), ("1813", 3)])
def test_a_scenario_begins_in_its_campaign_phase(game, edition, scenario, round_) -> None:
    state = game.start(scenario, edition=edition, dice=FastDice(1))
    assert (state.step, 1800 + state.c[YEAR]) == ("order", int(scenario))
    view = state.view(None)
    assert view["step"]["phase"] == "campaign"
    assert [track["value"] for track in view["tracks"][:2]] == [int(scenario), round_]


@pytest.mark.rule("5.0")
def test_the_phases_of_a_year_in_order(game) -> None:
    state = game.position(year=1806, phase="diplomacy")
    seen = []
    while state.c[YEAR] == 6:
        events = do(state, str(state.legal()[-1]))
        seen += [event["phase"] for event in told(events, "phase-begins")]
    assert seen == [
        "insurrection",
        "strategy",
        "reinforcement",
        "campaign",
        "surrender",
        "winter",
        "victory",
        "diplomacy",
    ]
    assert state.c[PHASE] == 1


@pytest.mark.rule("A49")
def test_the_cards_of_1805(game) -> None:
    state = game.start("1805", dice=FastDice(1))
    view = state.view(None)
    assert [hand["count"] for hand in view["hands"].values()] == [8, 8]
    decks = {deck["key"]: deck for deck in view["decks"]}
    assert decks["pile"]["count"] == 55 - 2 - 16
    assert decks["set-aside"]["cards"] == ["english_gold", "insurrection"]


def test_the_cards_of_1809_and_1813(game) -> None:
    state = game.start("1809", dice=FastDice(1))
    decks = {deck["key"]: deck["count"] for deck in state.view(None)["decks"]}
    assert decks == {"pile": 55 - 7 - 24 - 15, "discards": 31, "set-aside": 0}
    state = game.start("1813", dice=FastDice(1))
    decks = {deck["key"]: deck["count"] for deck in state.view(None)["decks"]}
    assert decks == {"pile": 55 - 3 - 17, "discards": 3, "set-aside": 0}


def test_the_set_up_of_1813(game) -> None:
    state = game.start("1813", dice=FastDice(1))
    assert at(state, "napoleon") == "sachsen"
    assert at(state, "wittgenstein") == "polen"
    assert at(state, "lannes") == "out"
    assert at(state, "schwarzenberg") == "bohmen"
    assert at(state, "karl") == "reserve"
    assert (aligned(state, "sachsen"), aligned(state, "prussia")) == ("dominion", "insurgent")


def test_the_set_up_of_1805(game) -> None:
    state = game.start("1805", dice=FastDice(1))
    assert at(state, "mack") == "bayern"
    assert at(state, "blucher") == "waiting"
    assert aligned(state, "tirol") == "attached"
    assert aligned(state, "italia") == "dominion"


@pytest.mark.rule("6.1", "8.1 E", "9.1", "10.1", "A172", "A62")
def test_the_order_is_chosen_anew_in_each_of_four_phases(game) -> None:
    state = game.position(year=1806, phase="diplomacy")
    asked = []
    while state.c[YEAR] == 6:
        if state.step == "order":
            asked.append(state.view(None)["step"]["phase"])
        do(state, str(state.legal()[-1]))
    assert asked == ["diplomacy", "strategy", "reinforcement", "campaign"]


@pytest.mark.rule("8.1", edition="original")
def test_in_the_original_nobody_chooses_the_order_of_strategy_cards(game) -> None:
    state = game.position(year=1806, phase="strategy", edition="original", dice=FastDice(1))
    assert (state.step, state.seat) == ("strategy", "french")


# --- what an alignment means (3.3) ---------------------------------------------------------


@pytest.mark.rule("3.3.1 A", "3.3.2 A", "3.3.3 A", "3.3.4 A", "3.3.5 A")
@pytest.mark.rule("3.3", "3.3.1", "3.3.2", "3.3.3", "3.3.4", "3.3.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("alignment", "french", "coalition"),
    [
        ("member", 0, 2),
        ("insurgent", 0, 1),  # 8.1 C: one card less
        ("neutral", 0, 0),
        ("ally", 2, 0),
        ("dominion", 2, 0),
    ],
)
def test_whom_a_country_gives_corps_and_cards(game, edition, alignment, french, coalition) -> None:
    for side, cards in ((0, french), (1, coalition)):
        state = game.position(
            phase="reinforcement", edition=edition, countries={alignment: "spain"}
        )
        do(state, "first me" if side == 0 else "first other")
        assert cards_due(state, side) == 4 + cards
        assert ("cuesta galicia" in legal(state, "deploy")) == (cards > 0)


@pytest.mark.rule("3.3.6", "3.3.7")
@pytest.mark.rule("3.3.6", "3.3.7", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_france_and_britain_always_fight(game, edition: str) -> None:
    state = game.position(edition=edition, phase="reinforcement")
    assert (cards_due(state, 0), cards_due(state, 1)) == (4, 4)
    do(state, "first me")
    assert "ney lorraine" in legal(state, "deploy")
    do(state, "done")
    assert "wellington britain" in legal(state, "deploy")


@pytest.mark.rule("3.3.6", "A88")
@pytest.mark.rule("3.3.6", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_enters_britain_by_land(game, edition: str) -> None:
    state = campaign(game, edition=edition, areas={"flandre": "ney", "normandie": "soult"})
    do(state, "march flandre", "go")
    assert "britain" not in legal(state, "enter")
    assert refused(state, "enter britain") == ("11.1 A", "not-adjacent")


@pytest.mark.rule("3.2", "3.3 C")
@pytest.mark.rule("3.2", "3.3", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_detachable_areas_of_each_scenario(game, edition: str) -> None:
    detached = {"1805": set(), "1809": {"tirol", "dalmatien", "polen", "sachsen"}}
    detached["1813"] = detached["1809"]
    for scenario, apart in detached.items():
        state = game.start(scenario, edition=edition, dice=FastDice(1))
        names = ("tirol", "dalmatien", "polen", "sachsen")
        assert {name for name in names if aligned(state, name) != "attached"} == apart


# --- the scenarios -------------------------------------------------------------------------

ALIGNED = {
    "1805": {
        "dominion": "italia",
        "ally": "bayern hannover holland chiesa spain schweiz westfalen wurttemberg",
        "member": "austria napoli pommern russia sverige",
        "neutral": "danmark portugal prussia",
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
        "ally": "danmark bayern wurttemberg schweiz",
        "member": "austria russia sverige pommern portugal",
        "insurgent": "prussia spain",
    },
}
STANDING = {
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
        "ostgalizien": "kutuzov",
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
        "sachsen": "napoleon ney marmont oudinot vandamme macdonald",
        "hannover": "davout",
        "westfalen": "lauriston reynier",
        "italia": "eugene",
        "cataluna": "suchet",
        "castilla_la_vieja": "soult jourdan",
        "polen": "bennigsen wittgenstein barclay miloradovich",
        "schlesien": "blucher yorck bulow kleist",
        "sverige": "charles_john",
        "portugal": "wellington hill beresford",
        "andalucia": "castanos ballesteros",
        "bohmen": "schwarzenberg klenau colloredo gyulai",
    },
}
ABSENT = {
    "1805": "",
    "1809": "mack moore braunschweig",
    "1813": "lannes junot bagration mack braunschweig kamenski moore la_romana bernadotte louis "
    "buxhowden cuesta kutuzov bessieres",
}
WAITING = {"1805": 24, "1809": 15, "1813": 0}  # Radetzky 5, Stein 6, Spain 4, Russia 9


@pytest.mark.rule("3.3.1 B", "3.3.2 B", "3.3.3 B", "3.3.4 B", "3.3.5 B", "5.0")
@pytest.mark.rule("5.0", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("scenario", ALIGNED)
def test_how_the_scenarios_begin(game, edition: str, scenario: str) -> None:
    state = game.start(scenario, edition=edition, dice=FastDice(1))
    for alignment, names in ALIGNED[scenario].items():
        assert {aligned(state, name) for name in names.split()} == {alignment}
    assert 17 <= sum(len(names.split()) for names in ALIGNED[scenario].values()) <= 21
    places = state.view(None)["places"]
    found = {key: {p["key"] for p in place["pieces"]} for key, place in places.items()}
    assert {key: corps for key, corps in found.items() if corps} == {
        key: set(names.split()) for key, names in STANDING[scenario].items()
    }
    boxes = {box["key"]: {p["key"] for p in box["pieces"]} for box in state.view(None)["aside"]}
    assert boxes.get("out", set()) == set(ABSENT[scenario].split())
    assert len(boxes.get("waiting", set())) == WAITING[scenario]


@pytest.mark.rule("7.3 F", "8.1 B")
@pytest.mark.parametrize(
    ("scenario", "once", "markers", "hands"),
    [
        ("1805", "", "", (8, 8)),
        ("1809", "spain tirol", "britannia radetzky", (8, 7)),
        ("1813", "prussia spain tirol", "britannia radetzky stein", (7, 10)),
    ],
)
def test_the_past_of_each_scenario(game, scenario, once, markers, hands) -> None:
    state = game.start(scenario, dice=FastDice(1))
    names = [country.key for country in game.model.countries]
    assert {name for name in names if risen(state, name)} == set(once.split())
    placed = {"britannia": BRITANNIA, "stein": STEIN, "radetzky": RADETZKY}
    assert {name for name in placed if state.marker(placed[name])} == set(markers.split())
    assert state.marker(INVADED) == (scenario == "1813")
    assert tuple(cards_due(state, side) for side in (0, 1)) == hands
    assert [one["count"] for one in state.view(None)["hands"].values()] == list(hands)
