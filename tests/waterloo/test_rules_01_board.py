"""Chapter 1: the map."""

from __future__ import annotations

import pytest

from playing import marches, now, play, refused, standing, town_of

TEN = "allix donzelot marcognet durutte bachelu jerome girard foy lefol habert"


@pytest.mark.rule("1.0")
def test_three_important_towns_among_many(game) -> None:
    towns = {town.key for town in game.model.towns}
    assert {"brussels", "ghent", "liege"} <= towns
    assert len(towns) > 30


@pytest.mark.rule("1.0")
def test_units_stand_in_towns(game) -> None:
    state = game.start("historical", seed=1)
    assert len(standing(state, None)) == len(game.model.units)


@pytest.mark.rule("1.0")
def test_roads_are_main_or_minor(game) -> None:
    assert {road.main for road in game.model.roads} == {True, False}


@pytest.mark.rule("1.0")
def test_units_move_from_town_to_town_along_roads(game) -> None:
    state = game.position(towns={"laneffe": "allix"})
    play(state, "group laneffe")
    assert refused(state, "march allix binche") == ("5.1", "no-road")
    play(state, "march allix fosse")
    assert town_of(state, "allix") == "fosse"


@pytest.mark.rule("1.0")
def test_every_town_can_be_reached(game) -> None:
    reached = {"beaumont"}
    while True:
        more = reached.union(*(game.model.neighbours(town) for town in reached))
        if more == reached:
            break
        reached = more
    assert len(reached) == len(game.model.towns)


@pytest.mark.rule("1.0", "5.4")
def test_an_undefended_river_does_not_hinder(game) -> None:
    state = game.position(towns={"laneffe": TEN})
    assert game.model.road("laneffe", "charleroi").river
    play(state, "group laneffe", *marches(TEN, "charleroi"))
    assert all(town_of(state, unit) == "charleroi" for unit in TEN.split())


@pytest.mark.rule("1.0")
def test_a_frontier_and_a_line_part_three_zones(game) -> None:
    zone = {town.key: town.zone for town in game.model.towns}
    french, british, prussian = 0, 1, 2
    assert zone["beaumont"] == zone["philippeville"] == french
    assert zone["brussels"] == zone["ghent"] == british
    assert zone["liege"] == zone["namur"] == prussian
    assert set(zone.values()) == {french, british, prussian}


@pytest.mark.rule("1.0", "W21")
def test_the_turn_track_shows_sides_and_nights(game) -> None:
    for number in range(1, 25):
        turn = game.position(turn=number).view(None)["turn"]
        assert turn["number"] == number
        day = 15 + (number - 1) // 3
        assert turn["label"]["day"] == day
        assert turn["about"]["side"] == ("french" if number % 2 else "allied")
        assert turn["about"]["night"] == (number % 3 == 0)
        assert turn["about"]["date"] == f"1815-06-{day}"


@pytest.mark.rule("1.0")
def test_a_turn_is_told_by_its_date(game) -> None:
    state = game.position(turn=3)
    assert game.turn_label(state, "en") == "15 June 1815, night"
    assert game.turn_label(state, "fr") == "15 juin 1815, nuit"
    assert game.turn_label(game.start("free", seed=1)) == ""


@pytest.mark.rule("1.0")
def test_the_turn_track_advances(game) -> None:
    state = game.position(turn=1)
    play(state, "done")
    assert now(state) == 2
