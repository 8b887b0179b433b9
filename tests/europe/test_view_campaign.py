"""What the page is told of a campaign: tracks, standings, panels of politics, the chronicle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.europe_years import begin, between_years, campaign, to_turn

import grognard.games.europe
from europe_politics import at_peace_table, country, hold_card, say
from europe_politics import begin as begin_step
from europe_politics import campaign as set_up_campaign
from europe_tables import AUSTERLITZ, CONTROL
from europe_wars import legal
from grognard.games.europe import chronicle, kinds
from grognard.games.europe.events import YEAR_BEGINS
from grognard.games.europe.layout import (
    ALLY,
    CHATIMENTS,
    COALITION,
    CONTINENTAL_BLOCKADE,
    EMPIRE,
    FOG_OF_WAR,
    FRANCE,
    OPTIONS,
    PRUSSIA,
)
from grognard.games.europe.politics import add_defeat, set_flag, set_status
from grognard.kernel.state import EVERYONE

PAGE = Path(grognard.games.europe.__path__[0]) / "page"


def panel(state, seat: str | None = None) -> dict:
    """The panel of the question, as whoever is asked sees it."""
    return state.view(seat or state.seat)["panels"][0]


def of(rows: list[dict], name: str) -> dict:
    """The row of a country."""
    return next(row for row in rows if row.get("country", row.get("place")) == name)


def numbers(lines: list[dict]) -> dict[str, tuple[int, str]]:
    """Each line with its number and its rule."""
    return {line["key"]: (line["number"], line["rule"]) for line in lines}


def track(state, key: str) -> dict:
    """A track."""
    return next(one for one in state.view(None)["tracks"] if one["key"] == key)


# --- where the year stands -----------------------------------------------------------------


@pytest.mark.rule("5.1")
def test_the_phases_of_the_year_are_a_track(game) -> None:
    state = begin(campaign(game), "interphase", 1806)
    assert track(state, "year")["value"] == 1806
    assert track(state, "year")["cells"][0] == "1805"
    seen = []
    while state.step != "action":
        phase = track(state, "phase")
        seen.append(phase["cells"][phase["value"]])
        assert state.view(None)["turn"]["label"]["key"] == f"turn-{seen[-1]}"
        state.apply(next(word for word in ("usual", "done", "pass") if word in legal(state)))
        if seen[-1] == "redeployment":
            break
    assert list(dict.fromkeys(seen)) == [
        *("declarations", "hands", "budget", "diplomacy", "neutral-moves", "redeployment"),
    ]


@pytest.mark.rule("5.3")
def test_the_end_of_the_year_is_one_too(game) -> None:
    state = at_peace_table(game, AUSTERLITZ, control=CONTROL)
    assert state.view(None)["turn"]["label"] == {"key": "turn-conquest", "year": "1805"}
    say(state, "ally", "annex")
    assert state.view(None)["turn"]["label"]["key"] == "turn-peace"
    assert track(state, "phase")["cells"][-1] == "next-year"


@pytest.mark.rule("4", "19.1", "R426")
def test_victory_escalation_and_what_lasts(game) -> None:
    state = begin(campaign(game), "interphase", 1806)
    assert (track(state, "victory")["of"], track(state, "escalation")["of"]) == (20, 15)
    set_flag(state, CONTINENTAL_BLOCKADE)
    assert track(state, "lasting")["marks"] == ["blockade-open"]
    set_flag(state, CHATIMENTS)
    keys = [one["key"] for one in state.view(None)["tracks"]]
    assert "escalation" not in keys  # it is not tracked any more
    assert track(state, "lasting")["marks"][0] == "chatiments"


def test_rounds_of_different_years_have_different_numbers(game) -> None:
    state = campaign(game)
    first = state.view(None)["turn"]["number"]
    begin(state, "interphase", 1806)
    assert state.view(None)["turn"]["number"] > first > 0


# --- the standings (8.1) -------------------------------------------------------------------


@pytest.mark.rule("8.1")
def test_what_the_countries_are(game) -> None:
    state = campaign(game)
    told = state.view(None)["countries"]
    assert told["austria"] == {"status": "at_war", "side": "coalition", "capital": "vienne"}
    assert (told["prussia"]["status"], told["bavaria"]["side"]) == ("neutral", "empire")
    assert "poland" not in told  # not created yet
    state = at_peace_table(game, AUSTERLITZ, control=CONTROL)
    say(state, "ally", "annex")
    told = state.view(None)["countries"]
    assert (told["austria"]["status"], told["austria"]["side"]) == ("forced_peace", "empire")
    assert "papal_states" not in told


# --- declarations (7.1) --------------------------------------------------------------------


@pytest.mark.rule("7.1", "R403", "R408")
def test_what_a_declaration_costs(game) -> None:
    state = begin(campaign(game), "interphase", 1806)
    prussia = of(panel(state)["countries"], "prussia")
    assert set(prussia["with"]) == {"hesse", "saxony", "cleves"}
    assert numbers(prussia["costs"]) == {"escalation": (1, "7.1")}
    assert numbers(prussia["brings"])["income"] == (5, "7.3.1")
    targets = {row["country"] for row in panel(state)["countries"]}
    assert {f"declare {key}" for key in targets} <= set(legal(state))
    assert "saxony" not in targets  # it is attacked with Prussia


@pytest.mark.rule("8.1.3", "R410")
def test_to_attack_the_beaten_again_costs_more(game) -> None:
    state = begin_at_war_with_prussia_again(game)
    costs = numbers(of(panel(state, "empire")["countries"], "prussia")["costs"])
    assert costs["free-attempts"] == (3, "8.1.3")
    assert costs["doubled"] == (5, "8.1.3")
    assert "chatiments" in costs


def begin_at_war_with_prussia_again(game):
    """The Empire, which has beaten Prussia once, is asked for its declarations."""
    state = campaign(game)
    add_defeat(state, PRUSSIA, EMPIRE)
    begin(state, "interphase", 1806)
    say(state, "done")
    return state


# --- diplomacy (8.2) -----------------------------------------------------------------------


@pytest.mark.rule("8.2.1", "8.2.3", "R462")
def test_whom_to_court_with_which_chance(game) -> None:
    state = set_up_campaign(game)
    add_defeat(state, PRUSSIA, EMPIRE)
    begin_step(state, kinds.DIPLOMACY, COALITION)
    shown = panel(state)
    prussia = of(shown["countries"], "prussia")
    assert (shown["key"], shown["left"], prussia["needs"]) == ("diplomacy", 2, 3)
    lines = numbers(prussia["lines"])
    assert lines["beaten-by-enemy"] == (2, "8.2.3")
    total = sum(number for number, _rule in lines.values())
    assert prussia["faces"] == min(6, 1 + total)
    courted = {text.split()[-1] for text in legal(state) if text.startswith("court ")}
    assert courted <= {row["country"] for row in shown["countries"]}


@pytest.mark.rule("8.1.5", "R468")
def test_whom_to_protect(game) -> None:
    state = set_up_campaign(game)
    set_status(state, country(state, "saxony"), ALLY, EMPIRE, FRANCE)
    hold_card(state, "8f")
    begin_step(state, kinds.PARLEY, EMPIRE)
    saxony = of(panel(state)["protect"], "saxony")
    assert numbers(saxony["lines"]) == {"victory": (1, "8.1.5"), "escalation": (1, "8.1.5")}
    assert saxony["needs"] == 2
    assert any(text.endswith(" saxony") for text in legal(state) if text.startswith("protect "))


@pytest.mark.rule("8.1.3", "R411")
def test_free_attempts_tell_their_chances(game) -> None:
    state = begin_at_war_with_prussia_again(game)
    state.apply("declare prussia")
    while state.step == "deploy":
        state.apply("usual")
    shown = panel(state)
    assert (shown["free"], shown["left"], shown["seat"]) == (True, 3, "coalition")
    assert numbers(of(shown["countries"], "turkey")["lines"])["free"] == (2, "8.1.3")


@pytest.mark.rule("R294")
def test_no_diplomacy_in_1815(game) -> None:
    state = game.start(seed=1)
    assert state.view("empire")["panels"] == []
    assert state.view("empire")["countries"] == {}


# --- peace (18.2.2) ------------------------------------------------------------------------


@pytest.mark.rule("18.2.2", "R514")
def test_what_peace_takes(game) -> None:
    state = at_peace_table(game, AUSTERLITZ, control=CONTROL)
    assert panel(state)["country"] == "thuringia"
    say(state, "ally", "annex")
    shown = panel(state)
    assert (shown["power"], shown["left"], shown["spoils"]) == ("austria", 3, 4)
    assert shown["usual"] == {"place": "innsbruck", "country": "bavaria"}
    tyrol = of(shown["provinces"], "innsbruck")
    assert numbers(tyrol["gives"])["zones"] == (2, "18.2.2")
    assert {f"claim innsbruck {key}" for key in tyrol["receivers"]} <= set(legal(state))
    refused = {row["place"]: row["why"] for row in shown["refused"]}
    assert refused["vienne"] == "key"
    assert "far" in refused.values()
    offered = {text.split()[1] for text in legal(state) if text.startswith("claim ")}
    assert offered == {row["place"] for row in shown["provinces"]}


# --- hands and budget (6.3, 7.3) -----------------------------------------------------------


@pytest.mark.rule("6.3", "R418")
def test_how_many_cards_must_go_only_their_owner_knows(game) -> None:
    state = begin(campaign(game), "hands")
    own, other = panel(state, "empire"), panel(state, "coalition")
    assert "surplus" in own["empire"]
    assert "surplus" not in own["coalition"]
    assert "surplus" not in other["empire"]


@pytest.mark.rule("7.3.2", "R457")
def test_the_usual_expenses_are_told_before_they_are_made(game) -> None:
    state = begin(campaign(game), "budget")
    to_turn(state, "france")
    shown = panel(state)
    assert panel(state, "coalition")["usual"] == []
    assert panel(state, "coalition")["prices"] == {}
    before = [(one["verb"], one["piece"], one["place"]) for one in shown["usual"]]
    events = state.apply("usual")
    verbs = {"unit-built": "build", "completed": "complete", "army-formed": "form"}
    verbs |= {"general-deployed": "deploy", "depot-placed": "stock", "fleet-built": "launch"}
    after = [
        (verbs[event.key], event.pieces[0], event.places[-1])
        for event in events
        if event.key in verbs
    ]
    assert before == after
    assert before


@pytest.mark.rule("7.3.2")
def test_what_each_piece_costs(game) -> None:
    state = begin(campaign(game), "budget")
    to_turn(state, "france")
    shown = panel(state)
    builds = {text.split()[1] for text in legal(state) if text.startswith("build ")}
    assert builds <= set(shown["prices"])
    left = next(one["left"] for one in shown["powers"] if one["turn"])
    assert all(shown["prices"][piece] <= left for piece in builds)


# --- moves between the years (7.6) ---------------------------------------------------------


@pytest.mark.rule("7.6", "R471")
def test_who_may_move_between_the_years(game) -> None:
    places = {"lille": "grande_armee napoleon fr_corps_1", "brest": "fr_corps_2"}
    state = between_years(game, "redeployment", places, status={"russia": "neutral"})
    while not (state.seat == "empire" and panel(state)["power"] == "france"):
        state.apply("done")
    forces = {row["piece"]: row for row in panel(state)["forces"]}
    assert forces["napoleon"]["most"] == 2 * forces["napoleon"]["free"]
    assert forces["fr_corps_2"]["most"] == forces["fr_corps_2"]["free"]
    assert {f"redeploy {piece}" for piece in forces} == {
        text for text in legal(state) if text.startswith("redeploy ")
    }
    assert panel(state, "coalition")["forces"] == []
    state.c[OPTIONS] = FOG_OF_WAR
    assert panel(state, "coalition")["forces"] == []


# --- the chronicle -------------------------------------------------------------------------


def test_a_year_can_be_read(game) -> None:
    state = at_peace_table(game, AUSTERLITZ, control=CONTROL)
    terms = ("claim innsbruck bavaria", "claim venise italy", "claim laybach france")
    moments = [(say(state, "ally", "annex", *terms), state)]
    (tale,) = chronicle.tell(game, moments, "en")
    assert tale.title == "Before the first year"
    ((heading, told),) = tale.paragraphs
    assert heading == "Conquest and peace"
    assert "Surrendered to the Empire: Austria." in told
    assert "Ceded to Bavaria: the province of Innsbruck." in told
    for language in ("fr", "es"):
        (other,) = chronicle.tell(game, moments, language)
        ((title, words),) = other.paragraphs
        assert title not in (heading, "")
        assert "{" not in words
        assert "chronicle-" not in words


def test_countries_that_join_one_side_are_told_together(game) -> None:
    state = begin(campaign(game), "interphase", 1806)
    moments = [(say(state, "done", "declare prussia"), state)]
    (tale,) = chronicle.tell(game, moments, "en")
    ((_, politics_told),) = tale.paragraphs
    assert "War was declared on Prussia (by the Empire)." in politics_told
    assert re.search(r"The Coalition was joined by Prussia, .*Saxony", politics_told)


def settled(state, action: str) -> list:
    """An action, with all that its minors then place."""
    events = say(state, action)
    while state.step == "deploy":
        events += say(state, "usual")
    return events


def test_years_are_told_apart(game) -> None:
    state = begin(campaign(game), "interphase", 1806)
    first = settled(state, "declare prussia")
    new_year = game.event(state, (YEAR_BEGINS, 1807, 0, 0, 0, EVERYONE, EVERYONE))
    second = settled(state, "declare turkey")
    moments = [([*first, new_year, *second], state)]
    assert [tale.title for tale in chronicle.tell(game, moments)] == [
        *("Before the first year", "1807")
    ]


def test_the_chronicle_of_the_page_tells_the_same() -> None:
    text = (PAGE / "chronicle.js").read_text("utf-8")
    found = re.findall(r"^  (\w+): \[([^\]]*)\]", text, re.MULTILINE)
    told = {name: tuple(re.findall(r'"([\w-]+)"', keys)) for name, keys in found}
    assert told == chronicle.CHAPTERS
