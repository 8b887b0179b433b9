"""5.1.2, 6.3, 7.2: hands of cards: keys, limits, permanent cards, what is kept."""

from __future__ import annotations

import pytest
from tests.europe_wars import legal, told, zone
from tests.europe_years import begin, between_years, country, sides

from grognard.games.europe import hands, keys, politics
from grognard.games.europe.layout import (
    CARD,
    CARD_SPENT,
    CHATIMENTS,
    COALITION,
    CORSAIRS,
    EMPIRE,
    FACE_DOWN,
    GAME_FLAGS,
    HAND,
    LIBERATION_WAR,
    NEXT_HAND,
    REMOVED,
    REWARD,
)

ARMY = {"lille": "grande_armee napoleon fr_corps_1 fr_corps_2", "vilna": "benningsen ru_corps_1"}
#: After the peace of 1805 (the example of play).
PEACE = {"tyrol": "bavaria", "venetie": "italy", "frioul": "france", "papaute": "france"}


def rows(state, side: int) -> set[str]:
    """The rows of the table that count for a side."""
    return {row.key for row in keys.rows(state, side)}


def card(state, key: str) -> int:
    return int(state.t.named_cards[key])


def spend(state, key: str) -> None:
    """The event of a card has been played."""
    state.c[CARD + card(state, key)] |= CARD_SPENT


def after_austerlitz(game, hands_held: dict[str, str] | None = None, before=None):
    """X27: Austria is in forced peace with the Empire, which has beaten her."""

    def beaten(state) -> None:
        politics.set_fate(state, country(state, "austria"), REWARD)
        if before:
            before(state)

    return between_years(
        game,
        "hands",
        {**ARMY, "londres": "en_corps_1", "naples": "na_corps"},
        status={"austria": "peace"},
        land=PEACE,
        hands=hands_held or {"empire": "4f 25f", "coalition": "4c"},
        before=beaten,
    )


@pytest.mark.rule("5.1.2", "6.3", "R417", "R427")
def test_the_hands_of_1806(game) -> None:
    """X27: the Empire may hold 8 cards, keeps 2 and draws 5; the Coalition 7, keeps 1, draws 4."""
    state = after_austerlitz(game)
    assert state.step == "spoils"
    state.apply("usual")
    assert rows(state, EMPIRE) == {
        "paris",
        "mantua",
        "bavaria_kingdom",
        "bordeaux",
        "lyons",
        "antwerp",
        "madrid",
    }
    assert rows(state, COALITION) == {
        "london",
        "moscow",
        "lisbon",
        "saint_petersburg",
        "odessa_kiev",
        "gibraltar_malta",
        "two_sicilies",
    }
    assert hands.size_of(state, EMPIRE) == 8
    assert hands.size_of(state, COALITION) == 7
    state.apply("done")
    events = state.apply("done")
    assert sides(state) == (8, 7)
    drew = [one["side"] for one in told(events, "drew")]
    assert (drew.count("empire"), drew.count("coalition")) == (5, 4)


@pytest.mark.rule("6.3", "R417")
def test_fewer_than_six_are_raised(game) -> None:
    """T06: London, Lisbon, Gibraltar and Malta, the Two Sicilies are 4; the hand is 6."""
    state = after_austerlitz(game)
    state.apply("usual")
    politics.set_status(state, country(state, "russia"), 1, -1, -1)
    assert len(rows(state, COALITION)) == 4
    assert hands.size_of(state, COALITION) == 6


@pytest.mark.rule("5.1.2")
def test_what_is_kept_counts(game) -> None:
    """T05: 6 keys and the permanent card, 2 kept: 4 are drawn."""
    state = after_austerlitz(game)
    state.apply("grant france")
    assert hands.size_of(state, EMPIRE) == 7
    state.apply("done")
    events = state.apply("done")
    assert [one["side"] for one in told(events, "drew")].count("empire") == 4


@pytest.mark.rule("6.3", "7.1", "R405")
def test_a_power_that_joins_brings_its_keys(game) -> None:
    """T07: Prussia at war gives the Coalition two cards more."""
    state = after_austerlitz(game)
    before = hands.size_of(state, COALITION)
    politics.set_status(state, country(state, "prussia"), 2, COALITION, -1)
    assert hands.size_of(state, COALITION) == before + 2
    assert {"berlin_koenigsberg", "warsaw"} <= rows(state, COALITION)


@pytest.mark.rule("6.3", "R419")
def test_control_takes_a_card_away_but_seldom_gives_it(game) -> None:
    """T08: Berlin held by France costs the Coalition a card; Mantua held changes hands."""
    state = between_years(
        game,
        "hands",
        {
            "berlin": "davout fr_corps_1 fr_corps_2",
            "mantoue": "charles au_corps_1 au_corps_2",
            "magdebourg": "fr_corps_3",
            "hanovre": "france_depot_1#",
            "venise": "au_corps_3",
        },
        status={"prussia": "coalition"},
        control={"berlin": "france", "mantoue": "austria", "magdebourg": "france"},
    )
    assert "berlin_koenigsberg" not in rows(state, COALITION) | rows(state, EMPIRE)
    assert "mantua" in rows(state, COALITION)
    assert "mantua" not in rows(state, EMPIRE)


@pytest.mark.rule("6.3", "3.2")
def test_control_without_supply_does_not_count(game) -> None:
    state = between_years(
        game,
        "hands",
        {"koenigsberg": "davout fr_corps_1 fr_corps_2"},
        status={"prussia": "coalition"},
        control={"koenigsberg": "france"},
    )
    assert "berlin_koenigsberg" in rows(state, COALITION)


@pytest.mark.rule("6.3", "R420")
def test_two_countries_of_one_row_must_be_on_one_side(game) -> None:
    state = between_years(game, "hands", status={"denmark": "empire"})
    assert "hanse_denmark" not in rows(state, EMPIRE)
    politics.set_status(state, country(state, "hanse"), 3, EMPIRE, 0)
    assert "hanse_denmark" in rows(state, EMPIRE)


@pytest.mark.rule("6.3", "R421")
def test_warsaw_is_the_empires_only_with_poland(game) -> None:
    state = between_years(game, "hands", status={"prussia": "empire"})
    assert "berlin_koenigsberg" in rows(state, EMPIRE)
    assert "warsaw" not in rows(state, EMPIRE)
    politics.set_status(state, country(state, "poland"), 4, EMPIRE, 0)
    assert "warsaw" in rows(state, EMPIRE)


@pytest.mark.rule("6.3", "R422")
def test_madrid_in_the_liberation_war(game) -> None:
    """A king with two steps holds the card for the Empire; the Coalition has the war's own."""
    at = {"madrid": "joseph fr_corps_1 fr_corps_2", "bayonne": "fr_corps_3"}
    marks = {"madrid": "france", "burgos": "france", "pampelune": "france", "bilbao": "france"}
    more = {"status": {"spain": "coalition"}, "control": marks}
    state = between_years(game, "hands", {**at, "burgos": "fr_corps_4"}, **more)
    state.c[GAME_FLAGS] |= LIBERATION_WAR
    state.forget_supply()
    assert "madrid" in rows(state, EMPIRE)
    assert "madrid" not in rows(state, COALITION)
    assert ("hand-liberation", 1) in hands.size_lines(state, COALITION)
    state = between_years(
        game, "hands", {**at, "madrid": "soult fr_corps_1", "burgos": "fr_corps_4"}, **more
    )
    state.c[GAME_FLAGS] |= LIBERATION_WAR
    state.forget_supply()
    assert "madrid" not in rows(state, EMPIRE) | rows(state, COALITION)


@pytest.mark.rule("5.1.2", "6.3", "R417")
def test_no_more_than_ten_but_for_misery_of_war(game) -> None:
    """52C frees the Coalition of the limit; 55C takes a card after the minimum of 6."""
    majors = dict.fromkeys(("prussia", "turkey", "spain"), "coalition")
    minors = {"egypt": "coalition", "hanse": "coalition", "denmark": "coalition"}
    state = between_years(game, "hands", status={**majors, **minors})
    assert len(rows(state, COALITION)) > 10
    assert hands.size_of(state, COALITION) == 10
    spend(state, "52c")
    assert hands.size_of(state, COALITION) == len(rows(state, COALITION))
    state.c[NEXT_HAND + EMPIRE] = -1
    assert hands.size_of(state, EMPIRE) == 5


@pytest.mark.rule("6.3", "17.2.9")
def test_corsairs_cost_a_card_unless_they_are_hunted(game) -> None:
    state = after_austerlitz(game)
    spend(state, "35f")
    assert hands.size_of(state, COALITION) == 6
    fleet = game.keys("piece").index("fleet_keith")
    state.remove(fleet, CORSAIRS)
    assert hands.size_of(state, COALITION) == 7


@pytest.mark.rule("6.3", "R418")
def test_some_cards_are_never_discarded(game) -> None:
    state = after_austerlitz(game, {"empire": "1f 24f 25f 8f", "coalition": "4c"})
    state.apply("usual")
    assert legal(state, "discard") == {"8f"}
    for key in ("1f", "24f", "25f"):
        assert state.why_not(f"discard {key}").key == "must-keep"
    assert state.why_not("keep 8f").key == "not-dropped"
    state.apply("discard 8f")
    assert legal(state, "keep") == {"8f"}
    assert state.why_not("discard 8f").key == "not-dropped"


@pytest.mark.rule("5.1.2", "R418")
def test_too_many_must_go(game) -> None:
    held = "2f 3f 5f 6f 7f 8f 9f 10f 25f"
    state = after_austerlitz(game, {"empire": held, "coalition": "4c"})
    state.apply("usual")
    assert state.why_not("done").key == "too-many-cards"
    assert state.why_not("done").rule == "5.1.2"
    state.apply("discard 8f")
    assert state.why_not("done").key == "too-many-cards"
    state.apply("discard 3f")
    assert state.why_not("done") is None


@pytest.mark.rule("6.3", "R415", "R416")
def test_discards_are_secret_until_both_have_chosen(game) -> None:
    """Nobody learns how many before he has chosen himself, and never which."""
    state = after_austerlitz(game, {"empire": "8f 9f 25f", "coalition": "4c 5c"})
    state.apply("usual")
    first = state.apply("discard 8f")
    assert [e for e in first if e.seen_by("coalition") is not None] == []
    other = state.view("coalition")
    state.apply("done")
    assert state.seat == "coalition"
    seen = state.view("coalition")
    assert seen["hands"] == other["hands"]
    assert [d["count"] for d in seen["decks"]] == [d["count"] for d in other["decks"]]
    state.apply("discard 5c")
    events = state.apply("done")
    assert told(events, "cards-dropped") == [
        {"side": "empire", "number": 1},
        {"side": "coalition", "number": 1},
    ]
    secret = [e for e in events if e.key == "dropped-card"]
    assert [e.seen_by("coalition") is None for e in secret] == [True, False]
    assert state.card_at(card(state, "8f")) == FACE_DOWN
    for seat in ("coalition", None):
        decks = {deck["key"]: deck for deck in state.view(seat)["decks"]}
        assert decks["played-empire"] == {"key": "played-empire", "count": 1, "cards": []}
        assert all("8f" not in deck.get("cards", []) for deck in decks.values())


@pytest.mark.rule("6.3", "R415")
def test_a_guess_knows_nothing_of_the_choice(game) -> None:
    """What the enemy has chosen to discard is not in the state that a seat may think with."""
    state = after_austerlitz(game, {"empire": "8f 9f 25f", "coalition": "4c"})
    state.apply("usual")
    state.apply("discard 8f")
    state.apply("done")
    from grognard.kernel.dice import FastDice

    new = game.redeal(state, "coalition", FastDice(3))
    assert not any(hands.dropped(new, c) for c in range(55))
    assert new.hand_size(EMPIRE) == state.hand_size(EMPIRE)


@pytest.mark.rule("6.3", "R423")
def test_permanent_cards_come_and_go(game) -> None:
    """Vienna's goes aside with the peace, Moscow's with Moscow; both return."""
    state = after_austerlitz(game, {"empire": "25f", "coalition": "3c 4c"})
    for answer in ("usual", "done", "done"):
        events = state.apply(answer)
    assert state.card_at(card(state, "3c")) == REMOVED
    assert state.card_at(card(state, "2c")) == HAND
    assert {"side": "coalition", "card": "3c"} in told(events, "card-aside")
    politics.set_status(state, country(state, "austria"), 2, COALITION, -1)
    state.set_control(zone(state, "moscou"), 0)
    begin(state, "hands", 1807)
    while state.step == "discard":
        state.apply("usual")
    assert state.card_at(card(state, "3c")) == HAND
    assert state.card_at(card(state, "2c")) == HAND  # nobody can supply Moscow for France


@pytest.mark.rule("6.1", "R425")
def test_an_empty_pile_is_made_of_what_was_played_and_discarded(game) -> None:
    state = after_austerlitz(game)
    for answer in ("usual", "done", "done"):
        state.apply(answer)
    from grognard.games.europe.layout import PILE, PLAYED
    from grognard.games.europe.setup import draw

    for one in state.cards_at(COALITION, PILE):
        state.put_card(one, REMOVED)
    state.put_card(card(state, "14c"), PLAYED)
    state.put_card(card(state, "15c"), FACE_DOWN)
    assert {draw(state, COALITION), draw(state, COALITION)} == {
        card(state, "14c"),
        card(state, "15c"),
    }
    assert draw(state, COALITION) == -1


@pytest.mark.rule("6.1", "4", "R426")
def test_the_chatiments_begin_with_the_interphase(game) -> None:
    """At 15 of escalation, with pile, played cards and new ones in one pile; hands stay."""
    from grognard.games.europe.layout import ESCALATION, PILE

    def tense(state) -> None:
        state.c[ESCALATION] = 15
        state.put_card(card(state, "30f"), 4)

    state = between_years(game, "interphase", hands={"empire": "8f"}, before=tense)
    assert state.game_flag(CHATIMENTS)
    assert state.card_at(card(state, "30f")) == PILE
    assert state.card_at(card(state, "8f")) == HAND
    state = between_years(game, "interphase", hands={"empire": "8f"})
    assert not state.game_flag(CHATIMENTS)


@pytest.mark.rule("7.2", "18.2.2", "R427")
def test_resources_in_place_of_the_card(game) -> None:
    from grognard.games.europe import economy

    state = after_austerlitz(game)
    assert state.why_not("grant russia").key == "no-member"
    assert economy.income(state, 0) == 14
    state.apply("grant france")
    assert economy.income(state, 0) == 18
    assert hands.size_of(state, EMPIRE) == 7
