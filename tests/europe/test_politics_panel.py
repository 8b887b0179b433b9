"""What a player is told when he declares war, negotiates and makes peace."""

from __future__ import annotations

import pytest

from europe_politics import EMPIRE, at_peace_table, begin, campaign, hold_card, say
from grognard.games.europe import kinds, politics
from grognard.games.europe.conquest import surrender
from grognard.games.europe.events import COUNTRY_KEYS
from grognard.games.europe.layout import AUSTRIA, PRUSSIA
from grognard.kernel.text import LANGUAGES


def panel(game, state, seat: str | None = "empire"):
    """The panel of the question."""
    return game.view(state, seat)["panels"][-1]


def test_the_countries_are_those_of_the_data(game) -> None:
    assert [country.key for country in game.model.countries] == list(COUNTRY_KEYS)


def row(rows, key: str) -> dict:
    """The row of a country or province."""
    return next(one for one in rows if key in (one.get("country"), one.get("place")))


def parts(lines) -> list[tuple[str, int]]:
    """Lines without their rules."""
    return [(line["key"], line["number"]) for line in lines]


@pytest.mark.rule("8.2.3", "R462")
def test_everybody_sees_who_may_be_courted_with_which_chance(game) -> None:
    state = campaign(game)
    hold_card(state, "24c")
    begin(state, kinds.DIPLOMACY)
    for seat in ("empire", "coalition", None):
        shown = panel(game, state, seat)
        assert shown["key"] == "diplomacy"
        prussia, egypt = (row(shown["countries"], key) for key in ("prussia", "egypt"))
        assert (prussia["needs"], prussia["faces"], parts(prussia["lines"])) == (
            3,
            3,
            [("table", 2)],
        )
        assert (egypt["needs"], egypt["faces"], egypt["lines"]) == (1, 1, [])
        assert "saxony" not in {one["country"] for one in shown["countries"]}


@pytest.mark.rule("8.1.5")
def test_the_empire_sees_whom_it_may_protect(game) -> None:
    state = campaign(game)
    politics.set_status(state, 23, 3, EMPIRE, 0)
    begin(state, kinds.PARLEY, EMPIRE)
    assert [one["country"] for one in panel(game, state)["protect"]] == ["denmark"]


@pytest.mark.rule("7.1", "8.1.3", "R408", "R410")
def test_what_a_declaration_would_cost(game) -> None:
    state = campaign(game)
    begin(state, kinds.DECLARATIONS)
    prussia = row(panel(game, state)["countries"], "prussia")
    assert parts(prussia["costs"]) == [("escalation", 1)]
    assert sorted(prussia["with"]) == ["cleves", "hesse", "saxony"]
    say(state, "done")
    state.c[politics.BEATEN + PRUSSIA] = 1
    costs = dict(parts(row(panel(game, state)["countries"], "prussia")["costs"]))
    assert costs == {"escalation": 1, "chatiments": 1, "doubled": 5, "free-attempts": 3}


@pytest.mark.rule("18.2.2", "8.3", "R514", "R515")
def test_what_each_province_gives(game) -> None:
    state = at_peace_table(game, {}, ask=False)
    surrender(state, AUSTRIA)
    begin(state, kinds.PEACE_TERMS, EMPIRE, AUSTRIA)
    shown = panel(game, state)
    assert (shown["power"], shown["left"], shown["spoils"]) == ("austria", 3, 4)
    found = {one["place"]: one["gains"] for one in shown["provinces"]}
    assert found == {
        "innsbruck": [{"country": "bavaria", "key": "kingdom"}],
        "venise": [{"country": "italy", "key": "corps"}],
    }
    assert [one["country"] for one in shown["minors"]] == ["thuringia", "papal_states"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panels_have_their_words(game, language: str) -> None:
    texts = game.texts(language)
    parts = ("table", "card", "beaten-by-enemy", "beaten-by-us", "marriage", "free")
    wanted = [f"panel-diplomacy-part-{part}" for part in parts]
    costs = ("escalation", "chatiments", "doubled", "free-attempts", "freed", "victory")
    wanted += [f"panel-cost-{part}" for part in costs]
    wanted += [f"panel-peace-gain-{gain}" for gain in ("kingdom", "corps", "poland", "point")]
    wanted += [f"word-{key}" for key in COUNTRY_KEYS] + [f"country-{key}" for key in COUNTRY_KEYS]
    wanted += ["panel-declarations", "panel-diplomacy", "panel-peace"]
    wanted += ["track-victory", "track-escalation"]
    assert [key for key in wanted if not texts.has(key)] == []


@pytest.mark.rule("19.1")
def test_the_tracks_of_a_campaign(game) -> None:
    state = campaign(game)
    tracks = {track["key"]: track["value"] for track in game.view(state, "empire")["tracks"]}
    assert (tracks["victory"], tracks["escalation"]) == (5, 0)
    assert "victory" not in {t["key"] for t in game.view(game.position({}), None)["tracks"]}
