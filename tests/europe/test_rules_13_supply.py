"""13, 5.2.1: supply, lines that are cut, attrition tests."""

from __future__ import annotations

import random

import pytest
from tests.europe_wars import at, bears, go_on, legal, piece, steps, told, zone

from grognard.games.europe import groups, supply
from grognard.games.europe.layout import (
    AUSTRIA,
    CHOUANS,
    COALITION,
    CONSCRIPTION,
    DEPOTS,
    EMPIRE,
    ENGLAND,
    FIXED,
    FLEETS,
    FRANCE,
    G_CAUSES,
    G_FORCED,
    GAME_FLAGS,
    MARCHES,
    OVER_MOUNTAIN,
    POOR,
    POOR_MARSH,
    RUSSIA,
)
from grognard.games.europe.steps import attrition
from grognard.kernel.dice import FastDice


def fed(s, country: int, place: str) -> bool:
    """Whether forces of a country are in supply in a zone."""
    return supply.supplied(s, country, zone(s, place))


@pytest.mark.rule("13.2")
def test_sources_are_capitals_and_home_fortresses(game) -> None:
    """R191: held, free of enemies, not besieged; a fortress-capital of an allied minor."""
    s = game.position({"paris": "davout fr_corps_1"}, scenario="1805")
    assert supply.is_source(s, FRANCE, zone(s, "paris"))
    assert supply.is_source(s, FRANCE, zone(s, "strasbourg"))
    assert not supply.is_source(s, FRANCE, zone(s, "reims"))
    assert not supply.is_source(s, FRANCE, zone(s, "ulm"))
    assert not supply.is_source(s, AUSTRIA, zone(s, "paris"))
    besieged = game.position({"strasbourg": "charles au_corps_1"}, forts={"strasbourg": "siege 0"})
    assert not supply.is_source(besieged, FRANCE, zone(besieged, "strasbourg"))
    held = game.position({}, control={"paris": "austria"})
    assert not supply.is_source(held, FRANCE, zone(held, "paris"))


@pytest.mark.rule("13.3")
def test_a_line_reaches_two_points_from_a_relay(game) -> None:
    """R192, R193: a fixed depot of the own power or an active fortress carries it on."""
    s = game.position({"dresde": "davout fr_corps_1"}, scenario="1805")
    assert fed(s, FRANCE, "ulm")
    assert fed(s, FRANCE, "munich")
    assert not fed(s, FRANCE, "vienne")
    depot = game.position({"munich": "france_depot_1#"}, scenario="1805")
    assert fed(depot, FRANCE, "munich")
    mobile = game.position({"munich": "france_depot_1"}, scenario="1805")
    assert fed(mobile, FRANCE, "budweis") == fed(s, FRANCE, "budweis")


@pytest.mark.rule("13.3")
def test_what_is_known_of_lines_is_forgotten_when_something_bars_or_carries_them(game) -> None:
    """Enemies and fixed depots count at once; own marches, and enemies who join others, do not."""
    s = game.position({"munich": "davout fr_corps_1", "vienne": "au_corps_1"}, scenario="1805")
    assert fed(s, FRANCE, "munich")
    known = supply.field_of(s, EMPIRE)
    s.move(piece(s, "fr_corps_1"), zone(s, "ulm"))
    s.move(piece(s, "au_corps_2"), zone(s, "vienne"))
    assert supply.field_of(s, EMPIRE) is known
    s.move(piece(s, "au_corps_1"), zone(s, "strasbourg"))
    assert supply.field_of(s, EMPIRE) is not known
    before = fed(s, FRANCE, "budweis")
    depot = piece(s, "france_depot_1")
    s.move(depot, zone(s, "munich"))
    assert fed(s, FRANCE, "budweis") == before
    known = supply.field_of(s, EMPIRE)
    s.mark(depot, FIXED)
    assert supply.field_of(s, EMPIRE) is not known


@pytest.mark.rule("13.3")
def test_t29_a_marsh_is_too_far(game) -> None:
    """Two points for the marsh and one more are too many."""
    s = game.position({}, scenario="1805")
    t = game.tables
    here, marsh, thorn = zone(s, "grodno"), zone(s, "mazurie"), zone(s, "thorn")
    if t.border[here * 225 + marsh] >= 0:
        assert t.cost[here * 225 + marsh] + t.cost[marsh * 225 + thorn] == 3


@pytest.mark.rule("13.3")
@pytest.mark.parametrize("how", ["units", "control", "fort"])
def test_what_cuts_a_line(game, how: str) -> None:
    """R194: enemy units, an enemy marker, an enemy fortress."""
    at_, control = {"munich": "davout fr_corps_1"}, {}
    assert fed(game.position(at_, scenario="1805"), FRANCE, "munich")
    if how == "units":
        at_ = {**at_, "ulm": "au_corps_1"}
    else:
        control = {"ulm": "austria"} if how == "fort" else {"ulm": "austria", "munich": "austria"}
    s = game.position(at_, scenario="1805", control=control)
    assert not fed(s, FRANCE, "munich")


@pytest.mark.rule("13.3")
def test_the_reason_names_what_is_in_the_way(game) -> None:
    """The line of a force at Salzbourg is cut at Munich."""
    s = game.position(
        {"salzbourg": "davout fr_corps_1", "munich": "jean au_corps_1"},
        scenario="1805",
        control={"salzbourg": "france"},
    )
    assert not fed(s, FRANCE, "salzbourg")
    names = [z.key for z in game.model.zones]
    assert [names[z] for z in supply.why_cut(s, FRANCE, zone(s, "salzbourg"))] == ["munich"]
    assert supply.why_cut(s, FRANCE, zone(s, "paris")) == []


@pytest.mark.rule("13.3")
def test_a_besieged_enemy_fortress_cuts_nothing(game) -> None:
    s = game.position(
        {"salzbourg": "davout fr_corps_1", "graz": "ney fr_corps_2"},
        scenario="1805",
        forts={"salzbourg": "siege 0"},
    )
    open_ = supply.bar(s, 0, zone(s, "salzbourg"))
    assert open_ == supply.OPEN
    assert supply.bar(game.position({}, scenario="1805"), 0, zone(s, "salzbourg")) != supply.OPEN


@pytest.mark.rule("13.3")
def test_the_besieged_are_fed_by_sea_only(game) -> None:
    """R195, R198: through their own port, while it is not blockaded."""
    place = {"brest": "fr_corps_1^ | charles au_corps_1"}
    s = game.position(place, forts={"brest": "siege 0"})
    assert supply.garrison_supplied(s, FRANCE, zone(s, "brest"))
    england = [f for f in range(FLEETS, DEPOTS) if s.t.owner[f] == ENGLAND]
    s.move(england[0], int(s.t.box[zone(s, "brest")]))
    assert not supply.garrison_supplied(s, FRANCE, zone(s, "brest"))


@pytest.mark.rule("13.3")
def test_royalists_live_off_their_land(game) -> None:
    """R301: elsewhere they need an English depot in a port."""
    s = game.position({"rennes": "cu_corps"})
    names = [z.key for z in game.model.zones]
    home = [n for n in names if supply.royalist_land(s, zone(s, n))]
    assert home
    assert fed(s, CHOUANS, home[0])
    assert not fed(s, CHOUANS, "paris")


@pytest.mark.rule("13.1")
def test_units_bear_their_marker_until_the_next_check(game) -> None:
    """R186, R190: moving does not change it."""
    s = game.position({"vienne": "davout fr_corps_1"}, scenario="1805", dice=[1] * 9)
    s.apply("operate")
    go_on(s, "activate davout", until="move")
    assert bears(s, "fr_corps_1", "unsupplied")
    go_on(s, "enter salzbourg", until="move")
    assert bears(s, "fr_corps_1", "unsupplied")


# --- attrition (13.6) ------------------------------------------------------------------------


def group_of(s, place: str, *keys: str, forced: int = 0, causes: int = 0) -> int:
    """A marching force of these pieces."""
    group = groups.new(s, 0, MARCHES, zone(s, place))
    for key in keys:
        s.set_group(piece(s, key), group)
    groups.put(s, group, G_FORCED, forced)
    groups.put(s, group, G_CAUSES, causes)
    return group


@pytest.mark.rule("13.6")
@pytest.mark.rule("13.6.2")
def test_t27_six_french_and_three_allies(game) -> None:
    """R203, R204, R208: 7 steps tested, +4, die 4: two losses, the first one French."""
    french = "fr_corps_1 fr_corps_2 fr_corps_3"
    allies = "by_corps ba_corps"
    place = {
        "lublin": f"grande_armee napoleon {french} {allies}",
        "varsovie": "fr_corps_4",
    }
    s = game.position(place, scenario="1805", dice=[4, 6])
    group = group_of(
        s,
        "lublin",
        "grande_armee",
        "napoleon",
        "fr_corps_1",
        "fr_corps_2",
        "by_corps",
        "ba_corps",
        forced=3,
        causes=POOR | 8,
    )
    (tested,) = attrition.parts(s, group)
    assert s.total_steps(tested) == 7
    assert attrition.modifier(s, group, tested) == 4
    assert attrition.roll(s, group, tested) == 2


@pytest.mark.rule("13.6.2")
@pytest.mark.parametrize(
    ("place", "force", "causes", "forced", "expected"),
    [
        ("vienne", "davout fr_corps_1", 8, 0, -2),
        ("vienne", "davout fr_corps_1 by_corps-", 8, 2, 1),
        ("vienne", "davout by_corps", 8, 1, 1),
        ("lyon", "davout fr_corps_1", 0, 1, -3),
        ("vienne", "davout fr_corps_1", 8 | POOR | POOR_MARSH | OVER_MOUNTAIN, 0, 2),
        ("vienne", "davout fr_corps_1?", 8, 1, 2),
    ],
)
def test_what_is_added_to_the_die(game, place, force, causes, forced, expected) -> None:
    """R206-R208, aid."""
    s = game.position({place: force}, scenario="1805")
    group = group_of(
        s, place, *[k.rstrip("-?") for k in force.split()], forced=forced, causes=causes
    )
    tested = attrition.parts(s, group)
    part = tested[0] if tested else [piece(s, "fr_corps_1")]
    assert attrition.modifier(s, group, part) == expected


@pytest.mark.rule("13.6.2")
def test_conscription_tires_the_french(game) -> None:
    s = game.position({"vienne": "davout fr_corps_1"}, scenario="1805")
    s.c[GAME_FLAGS] = CONSCRIPTION
    assert attrition.nationality(s, [piece(s, "fr_corps_1")]) == -1


@pytest.mark.rule("13.6.2")
def test_winter_adds_two_but_not_bad_weather(game) -> None:
    """R262."""
    for round_, more in ((4, 0), (5, 0), (6, 2)):
        s = game.position({"vienne": "davout by_corps"}, scenario="1805", round=round_)
        group = group_of(s, "vienne", "davout", "by_corps", forced=1, causes=8)
        assert attrition.modifier(s, group, [piece(s, "by_corps")]) == 1 + more


@pytest.mark.rule("13.6.2")
def test_a_demoralised_force_is_tested_three_columns_further(game) -> None:
    """R209, R212."""
    s = game.position({"vienne": "davout fr_corps_1!"}, scenario="1805")
    group = group_of(s, "vienne", "davout", "fr_corps_1", forced=1)
    assert attrition.column(s, group, [piece(s, "fr_corps_1")]) == 4
    s.unmark(piece(s, "fr_corps_1"), 8)
    assert attrition.column(s, group, [piece(s, "fr_corps_1")]) == 1


@pytest.mark.rule("13.5")
def test_supplied_and_unsupplied_units_are_tested_apart(game) -> None:
    """R187: without a forced march only those out of supply."""
    s = game.position({"vienne": "davout fr_corps_1? fr_corps_2"}, scenario="1805")
    keys = ("davout", "fr_corps_1", "fr_corps_2")
    group = group_of(s, "vienne", *keys)
    assert attrition.parts(s, group) == [[piece(s, "fr_corps_1")]]
    groups.put(s, group, G_FORCED, 1)
    assert attrition.parts(s, group) == [[piece(s, "fr_corps_2")], [piece(s, "fr_corps_1")]]


@pytest.mark.rule("13.6.2")
def test_two_armies_are_tested_apart_at_two_more(game) -> None:
    """R210."""
    both = "grande_armee napoleon fr_corps_1 army_of_italy eugene fr_corps_2"
    s = game.position({"vienne": both}, scenario="1805")
    group = group_of(s, "vienne", *both.split(), forced=1, causes=8)
    assert attrition.parts(s, group) == [[piece(s, "fr_corps_1")], [piece(s, "fr_corps_2")]]
    assert attrition.modifier(s, group, [piece(s, "fr_corps_1")]) == 1


@pytest.mark.rule("13.6.1")
def test_a_forced_march_is_tested_once_at_its_end(game) -> None:
    """R201, R205: X02's kind of test; a depot of the commander's power may be spent first."""
    place = {"lyon": "davout fr_corps_1 fr_corps_2 france_depot_1"}
    s = game.position(place, dice=[6, 6])
    s.apply("operate")
    events = go_on(s, "activate davout", "force 3", "enter dijon", "stop", until="feed")
    assert legal(s) == {"feed france_depot_1", "endure"}
    events += go_on(s, "feed france_depot_1", until="activate")
    assert len(told(events, "attrition-rolled")) == 1
    assert at(s, "france_depot_1") == "reserve"
    assert steps(s, "fr_corps_1", "fr_corps_2") == 4


@pytest.mark.rule("13.6.1")
def test_the_last_tests_of_the_year(game) -> None:
    """5.2.1, R200, R211: unsupplied forces are tested; supplied ones are not."""
    place = {"madrid": "davout fr_corps_1", "paris": "napoleon fr_corps_2"}
    s = game.position(place, round=6, seat="coalition", dice=[6] * 9)
    events = s.apply("pass")
    while not s.over and s.step == "attrition-losses":
        events += s.apply("lose fr_corps_1")
    rolled = told(events, "attrition-rolled")
    assert [one["place"] for one in rolled] == ["madrid"]
    assert steps(s, "fr_corps_2") == 2


@pytest.mark.rule("13.3")
def test_the_network_is_what_it_would_be_worked_out_anew(game) -> None:
    s = game.position({"munich": "davout fr_corps_1"}, scenario="1805")
    before = list(supply.network(s, FRANCE))
    s.move(piece(s, "au_corps_1"), zone(s, "ulm"))
    after = list(supply.network(s, FRANCE))
    assert before != after
    assert after == list(supply.spread(s, FRANCE, []))


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(("scenario", "seed"), [("1805", 3), ("1809", 4), ("1815", 5)])
def test_what_is_kept_of_supply_is_true_whatever_happens(game, scenario: str, seed: int) -> None:
    """Pieces, fleets, depots and fortresses change all the time."""
    s = game.start(scenario, dice=FastDice(seed))
    rng = random.Random(seed)
    for _ in range(400):
        if s.over:
            break
        s.play(rng.choice(s.codes()))
        fresh = s.clone()
        fresh.forget_supply()
        for side in (EMPIRE, COALITION):
            assert list(supply.field_of(s, side).shut) == list(supply.field_of(fresh, side).shut)
        for country in (AUSTRIA, ENGLAND, FRANCE, RUSSIA):
            assert list(supply.network(s, country)) == list(supply.network(fresh, country))
