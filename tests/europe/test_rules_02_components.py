"""2, 3.1, 20: pieces, map and scenario as the book and the rulings on lost values have them."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.europe_wars import at, begun, zone

from grognard.games.europe.layout import ROUND, STATUS, YEAR
from grognard.games.europe.model import BORDERS, STATUSES, UNIT_KINDS


def units_of(game, owner: str, kind: str) -> list:
    """The units of a power and a kind that need no event."""
    keys = [country.key for country in game.model.countries]
    return [
        unit
        for unit in game.model.units
        if keys[unit.owner] == owner and UNIT_KINDS[unit.kind] == kind and not unit.enters
    ]


@pytest.mark.rule("2.3")
def test_france_has_two_armies_and_five_powers_one_each(game) -> None:
    owners = Counter(game.model.countries[army.owner].key for army in game.model.armies)
    one_each = dict.fromkeys(("austria", "russia", "prussia", "england", "turkey"), 1)
    assert owners == {"france": 2, **one_each}


@pytest.mark.rule("2.1")
def test_the_corps_that_the_set_ups_need(game) -> None:
    """R13: 8 French elite corps; R14: 9 ordinary Russian ones."""
    assert len(units_of(game, "france", "elite")) == 8
    assert len(units_of(game, "russia", "corps")) == 9


@pytest.mark.rule("2.1")
def test_the_russian_guard_has_one_star(game) -> None:
    """R15."""
    guard = next(unit for unit in game.model.units if unit.key == "ru_guard")
    assert (guard.stars, guard.morale) == (1, 5)


@pytest.mark.rule("2.1")
def test_the_bonus_of_special_cavalry(game) -> None:
    """R16: France +2, Russia +1."""
    bonus = {special.key: special.bonus for special in game.model.specials}
    assert (bonus["guard_cavalry"], bonus["chevalier_guards"]) == (2, 1)


@pytest.mark.rule("2.1")
def test_spanish_militia_is_weak_and_comes_by_an_event(game) -> None:
    """R17."""
    militia = [unit for unit in game.model.units if unit.key.startswith("es_militia")]
    assert militia
    assert {(u.steps, u.morale, u.movement, u.enters) for u in militia} == {(1, 1, 2, "19c")}


@pytest.mark.rule("3.1")
def test_three_citadels(game) -> None:
    levels = {zone.key: zone.fort for zone in game.model.zones}
    assert [key for key, level in levels.items() if level == 2] == [
        "mantoue",
        "gibraltar",
        "constantinople",
    ]
    assert set(levels.values()) == {0, 1, 2}


@pytest.mark.rule("3.1")
def test_the_errata_of_the_board(game) -> None:
    zones = {zone.key: zone for zone in game.model.zones}
    assert zones["bristol"].city
    assert zones["barcelone"].capital < 0
    ways = {
        frozenset((game.model.zones[b.a].key, game.model.zones[b.b].key)): BORDERS[b.kind]
        for b in game.model.borders
    }
    for pair in (("zara", "scutari"), ("trieste", "venise"), ("trieste", "zara")):
        assert ways.get(frozenset(pair), "plain") not in ("mountain", "pass")


@pytest.mark.rule("3.1")
def test_a_border_joins_two_zones_once(game) -> None:
    pairs = [frozenset((border.a, border.b)) for border in game.model.borders]
    assert len(pairs) == len(set(pairs))
    assert all(len(pair) == 2 for pair in pairs)


# --- 1815 ------------------------------------------------------------------------------------


@pytest.mark.rule("5")
@pytest.mark.rule("20")
def test_1815_begins_with_the_second_round_and_the_empire(game) -> None:
    state = begun(game)
    assert (1800 + int(state.c[YEAR]), int(state.c[ROUND])) == (1815, 2)
    assert (state.seat, state.step) == ("empire", "action")


@pytest.mark.rule("20.1")
def test_the_rhine_is_prussian(game) -> None:
    """R23: a Coalition corps stands alone in Mainz."""
    state = game.start("1815", seed=1)
    for key in ("mayence", "cologne", "luxembourg"):
        assert game.model.countries[state.holder(zone(state, key))].key == "prussia"
    assert at(state, "ba_corps") == "mayence"


@pytest.mark.rule("20.1")
def test_a_french_corps_of_the_set_up_may_be_elite(game) -> None:
    """R24: there are not enough ordinary ones."""
    chosen = [
        UNIT_KINDS[game.model.units[unit].kind]
        for placed in game.model.placed
        if placed.scenario == "1815" and game.model.countries[placed.power].key == "france"
        for unit in placed.any_units
    ]
    assert {"corps", "elite"} <= set(chosen)
    assert chosen.count("corps") <= len(units_of(game, "france", "corps")) < len(chosen)


@pytest.mark.rule("20.1")
def test_minors_stand_with_the_power_that_leads_their_corps(game) -> None:
    """R32; R42: Sweden is neutral."""
    statuses = {
        game.model.countries[one.country].key: (
            STATUSES[one.status],
            game.model.countries[one.of].key if one.of >= 0 else "",
        )
        for one in game.model.statuses
        if one.scenario == "1815"
    }
    assert statuses["naples"] == ("ally", "france")
    assert statuses["holland"] == statuses["hesse"] == ("ally", "england")
    assert statuses["bavaria"] == statuses["wurttemberg"] == ("ally", "austria")
    assert statuses["baden"] == ("ally", "prussia")
    state = game.start("1815", seed=1)
    sweden = next(country.id for country in game.model.countries if country.key == "sweden")
    assert STATUSES[int(state.c[STATUS + sweden])] == "neutral"
