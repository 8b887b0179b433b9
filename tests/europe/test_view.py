"""What the page is told: the drawn board, supply, reach, battles; and what the fog of war hides."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from typing import Any

import pytest

from europe_wars import begun, zone
from grognard.games.europe import reach, supply, supply_lines
from grognard.games.europe.layout import COUNTRIES, FRANCE, UNITS, ZONES
from grognard.games.europe.model import BORDERS, SIDES
from grognard.games.europe.verbs import place_keys
from grognard.kernel.state import A_PIECE

# How often random players choose a verb, so that much happens.
OFTEN = {"enter": 8, "activate": 6, "spend": 5, "go": 4, "besiege": 4, "call": 3, "without": 0.2}
FLANDERS = {
    "lille": "grande_armee napoleon ney fr_corps_1 fr_corps_2 fr_corps_3 | france_depot_1",
    "bruxelles": "wellington en_corps_1 en_corps_2",
}


def played(game: Any, seed: int, **options: bool) -> Any:
    """The states of a random game."""
    state, rng = begun(game, seed, **options), random.Random(seed)
    verbs = game.notation.verbs
    while not state.over:
        yield state
        codes = list(state.codes())
        odds = [OFTEN.get(verbs[code >> 24].word, 1) for code in codes]
        state.play(rng.choices(codes, odds)[0])


@pytest.fixture(scope="module")
def board() -> dict[str, Any]:
    text = (files("grognard.games.europe") / "board.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


# --- the drawn board -----------------------------------------------------------------------


def test_every_place_is_drawn(game, board) -> None:
    assert list(board["places"]) == place_keys(game.model)
    for place in board["places"].values():
        assert 0 < place["x"] < board["width"]
        assert 0 < place["y"] < board["height"]


def test_every_border_is_drawn_as_what_it_is(game, board) -> None:
    keys = place_keys(game.model)
    drawn = {frozenset((link["a"], link["b"])): link["kind"] for link in board["links"]}
    borders = {frozenset((keys[b.a], keys[b.b])): BORDERS[b.kind] for b in game.model.borders}
    assert drawn == borders
    assert all(link["path"] for link in board["links"])


def test_what_is_printed_in_a_zone_is_what_the_data_say(game, board) -> None:
    for zone_ in game.model.zones:
        place = board["places"][zone_.key]
        told = (place.get("fort", 0), "city" in place, "key_zone" in place, "capital" in place)
        assert told == (zone_.fort, zone_.city, zone_.key_zone, zone_.capital >= 0), zone_.key
        assert ("marsh" in place, "poor" in place) == (zone_.marsh, zone_.poor), zone_.key
        assert ("port" in place) == (zone_.port >= 0), zone_.key


# --- supply --------------------------------------------------------------------------------


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("seed", range(3))
def test_a_force_has_a_line_if_and_only_if_it_is_in_supply(game, seed: int) -> None:
    seen = 0
    for n, s in enumerate(played(game, seed)):
        if n % 40:
            continue
        for side in range(len(SIDES)):
            for country, found in supply_lines.lines_of(s, side).items():
                for place in supply_lines.Search(supply_lines.Ground(s, side), country).stands():
                    fed = supply.supplied(s, country, place)
                    assert fed == (place not in found.cut), (
                        n,
                        country,
                        place_keys(game.model)[place],
                    )
                    seen += 1
    assert seen > 100


@pytest.mark.rule("13.3")
def test_a_line_leads_from_relay_to_relay_to_a_source(game) -> None:
    s = game.position({"paris": "fr_corps_1", "bourges": "napoleon fr_corps_2"}, scenario="1815")
    found = supply_lines.lines_of(s, 0)[FRANCE]
    assert zone(s, "paris") in found.sources
    here = zone(s, "bourges")
    for _ in range(9):
        if here in found.sources:
            return
        here = found.lines[here][-1]
    raise AssertionError("the line leads nowhere")


# --- reach ---------------------------------------------------------------------------------


@pytest.mark.rule("12.1")
def test_the_reach_of_a_march_begins_with_what_may_be_entered(game) -> None:
    told = 0
    for s in played(game, 5):
        group = reach.group_asked(s)
        if not group or s.step != "move":
            continue
        enters = {str(a).split()[1] for a in s.legal() if str(a).startswith("enter ")}
        before = list(s.c)
        stops = {place_keys(game.model)[z]: stop for z, stop in reach.reach_of(s, group).items()}
        assert enters <= set(stops)
        assert before == list(s.c)
        assert all(stop.cost > 0 for stop in stops.values())
        assert not stops or enters
        for key, stop in game.view(s, s.seat)["route"]["reach"].items():
            assert stop["line"][0].split()[1] in enters
            assert stop["line"] == [f"enter {near}" for near in stop["way"]]
            assert stop["way"][-1] == key
        told += 1
    assert told > 20


@pytest.mark.rule("12.3")
def test_what_lies_beyond_the_usual_points_takes_a_forced_march_and_costs_steps(game) -> None:
    s = game.position(FLANDERS, scenario="1815", hands={"empire": "1f"})
    for action in ("spend 1f", "activate napoleon"):
        game.play(s, action)
    while s.seat != "empire":
        s.play(next(iter(s.codes())))
    march = game.view(s, "empire")["route"]
    near = march["reach"]["soissons"]
    assert (near["cost"], near["forced"], near["losses"]) == (1, 0, 0)
    assert march["reach"]["bruxelles"]["risks"] == ["battle"]
    assert (near["line"], near["more"]) == (["force 0"], True)  # more is asked before it goes
    beyond = [stop for stop in march["reach"].values() if stop["forced"]]
    assert all(stop["line"] == [f"force {stop['forced']}"] for stop in beyond)
    assert beyond
    assert all(stop["cost"] > near["cost"] for stop in beyond)
    assert "reach" not in game.view(s, "coalition")["route"]
    assert "reach" not in game.view(s, None)["route"]


@pytest.mark.rule("12.4")
def test_the_reach_tells_where_somebody_may_intercept(game) -> None:
    """Next door the warning and the window that opens are the same thing."""
    seen = {False: 0, True: 0}
    for s in played(game, 5):
        if s.step != "move" or not reach.group_asked(s):
            continue
        for stop in game.view(s, s.seat)["route"]["reach"].values():
            if len(stop["way"]) == 1:
                after = s.clone()
                after.apply(stop["line"][0])
                opens = after.step == "intercept"
                assert opens == ("interception" in stop["risks"]), stop
                seen[opens] += 1
    assert min(seen.values()) > 5, seen


# --- the fog of war ------------------------------------------------------------------------


def keys_in(data: Any) -> set[str]:
    """Every piece that is named anywhere in a view."""
    if isinstance(data, dict):
        own = {data["key"]} if isinstance(data.get("key"), str) and "kind" in data else set()
        return own.union(*map(keys_in, data.values()))
    return set().union(*map(keys_in, data)) if isinstance(data, list) else set()


def test_in_the_fog_of_war_no_view_names_a_hidden_piece(game) -> None:
    hidden = 0
    for n, s in enumerate(played(game, 3, fog_of_war=True)):
        if n % 15:
            continue
        for side, seat in enumerate(SIDES):
            view = game.view(s, seat)
            shown = keys_in([view["places"], view["panels"]])
            tops = {
                one["key"]
                for place in view["places"].values()
                for one in place["pieces"]
                if one.get("level") == 0 and "key" in one
            }
            for unit in range(UNITS):
                key = game.keys("piece")[unit]
                if s.side_of(unit) == 1 - side and s.at(unit) < ZONES and key not in tops:
                    known = game.may_know(s, seat, A_PIECE, unit)
                    assert key not in shown or known, (n, key)
                    hidden += not known
            assert {told["seat"] for told in view["supply"].values()} <= {seat}
    assert hidden > 50


def test_in_the_fog_of_war_an_enemy_stack_tells_no_strength(game) -> None:
    s = begun(game, fog_of_war=True)
    enemy = game.view(s, "empire")["places"]["bruxelles"]["pieces"]
    assert "force" not in enemy[0]
    assert [one.get("key") for one in enemy] == ["wellington", "army_of_the_peninsula", None]
    assert set(enemy[-1]) <= {"side", "seat", "stack", "level"}
    own = game.view(s, "coalition")["places"]["bruxelles"]["pieces"]
    assert own[0]["force"] == 7


def test_every_country_has_its_colour(game) -> None:
    css = (files("grognard.games.europe") / "page" / "map.css").read_text("utf-8")
    assert len(game.model.countries) == COUNTRIES
    for country in game.model.countries:
        assert css.count(f"--of-{country.key}:") == 2, country.key  # by day and by night
