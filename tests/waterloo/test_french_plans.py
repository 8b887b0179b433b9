"""What the French staff can order: attacks from afar, closed roads, garrisons, whole plans."""

from __future__ import annotations

import time

import pytest

from grognard.games.waterloo.ground import garrison
from grognard.games.waterloo.layout import (
    CV,
    FRENCH,
    GROUPS,
    LEADER,
    LEGS,
    MOVE,
    NOWHERE,
    SET_UP,
    TOWN,
    TOWNS,
    TURN,
)
from grognard.games.waterloo.planner.columns import refuge
from grognard.games.waterloo.planner.one_body import OneBody
from grognard.games.waterloo.planner.orders import (
    CLOSING,
    END,
    FORCED,
    GATHER,
    HURRIED,
    MARCH_ALL,
    PLACING,
    RIDERS,
    first_of_order,
    manner_of,
    order_of,
    second_of_order,
)
from grognard.games.waterloo.planner.placing import PARTED, bodies_of
from grognard.games.waterloo.planner.situation import (
    BRITISH_FIRST,
    DOCTRINE,
    PLANS,
    TWO_WINGS,
    ways_of,
)
from grognard.games.waterloo.sequence import Campaign
from grognard.kernel.arrays import Codes
from grognard.kernel.dice import FastDice
from grognard.players import player
from grognard.players.plan import LONGEST, _affordable, choose_opening, choose_plan
from grognard.players.search import carry_out
from playing import cv_of, play, town_of

QUATRE_BRAS = {
    "quatre_bras": "steinmetz pirch jagow",
    "charleroi": "friant morand duhesme foy",
    "thuin": "guyot kellermann milhaud allix",
}


def town(game, name: str) -> int:
    return next(t.id for t in game.model.towns if t.key == name)


def proposed(state: Campaign, planner) -> list[int]:
    out = planner.propose(state)
    return [out.orders.codes[i] for i in range(out.count)]


def gatherings(state: Campaign, planner, place: int) -> set[int]:
    """The ways to gather at a town that are proposed."""
    planner.forget()
    return {
        first_of_order(order)
        for order in proposed(state, planner)
        if manner_of(order) == GATHER and second_of_order(order) == place
    }


def gather(game, state: Campaign, name: str, style: int) -> None:
    carry_out(state, game.planner(), order_of(GATHER, style, town(game, name), 0))


@pytest.mark.rule("5.2", "6.1")
def test_cavalry_two_roads_away_joins_an_attack(game) -> None:
    state = game.position(towns=QUATRE_BRAS)
    planner = game.planner()
    planner.follow(TWO_WINGS)
    assert RIDERS in gatherings(state, planner, town(game, "quatre_bras"))
    gather(game, state, "quatre_bras", RIDERS)
    for unit in ("friant", "morand", "duhesme", "foy", "guyot", "kellermann", "milhaud"):
        assert town_of(state, unit) == "quatre_bras", unit


@pytest.mark.rule("9.0")
def test_whoever_cannot_join_goes_next_door(game) -> None:
    """From there he may reinforce the battle."""
    state = game.position(towns=QUATRE_BRAS)
    gather(game, state, "quatre_bras", RIDERS)
    assert town_of(state, "allix") == "charleroi"


@pytest.mark.rule("5.5", "10.1")
def test_the_men_of_an_activated_leader_force_march_into_an_attack(game) -> None:
    towns = {
        "quatre_bras": "steinmetz pirch jagow",
        "charleroi": "foy",
        "binche": "napoleon friant morand duhesme jerome",
    }
    state = game.position(towns=towns)
    planner = game.planner()
    planner.follow(TWO_WINGS)
    assert RIDERS + HURRIED in gatherings(state, planner, town(game, "quatre_bras"))
    gather(game, state, "quatre_bras", RIDERS + HURRIED)
    for unit in ("friant", "morand", "duhesme", "jerome"):
        assert town_of(state, unit) == "quatre_bras", unit
    assert town_of(state, "foy") == town_of(state, "napoleon")  # he is not left alone
    assert any(block.get("marks") == ["active"] for block in _pieces(state, "napoleon"))


def _pieces(state, key: str) -> list[dict]:
    places = state.view("french")["places"].values()
    return [
        {**block, "marks": [m for m in block.get("marks", ()) if m == "active"]}
        for place in places
        for block in place["pieces"]
        if block.get("key") == key
    ]


@pytest.mark.rule("7.1", "7.5")
def test_single_units_close_every_road_of_retreat(game) -> None:
    """Thuin has roads to Beaumont, Binche and Charleroi, which lies beside Binche."""
    towns = {
        "thuin": "steinmetz pirch jagow",
        "beaumont": "friant morand duhesme",
        "binche": "jerome guyot kellermann",
    }
    state = game.position(towns=towns)
    gather(game, state, "thuin", CLOSING)
    stand = {town_of(state, u.key) for u in game.model.units if u.army == 0 and u.arm != 3}
    assert {"thuin", "charleroi"} <= stand


@pytest.mark.rule("6.1")
def test_no_more_than_three_sweep_a_single_block_away(game) -> None:
    state = game.position(
        towns={"quatre_bras": "steinmetz", "charleroi": "friant morand duhesme foy jerome allix"}
    )
    gather(game, state, "quatre_bras", 0)
    there = [u for u in range(38) if state.c[TOWN + u] == town(game, "quatre_bras")]
    assert len(there) == 3


@pytest.mark.rule("11.0")
def test_a_garrison_is_three_for_every_four_blocks_that_may_come(game) -> None:
    base = town(game, "brussels")
    state = game.position(towns={"brussels": "friant"})
    assert garrison(state, FRENCH, base) == 14  # the British rear stands in Ghent, two roads away
    alone = game.position(towns={"brussels": "friant", "mons": "cooke"}, rest=False)
    assert garrison(alone, FRENCH, base) == 3
    assert garrison(alone, FRENCH, town(game, "liege")) == 0  # no Prussians are left
    assert garrison(state, FRENCH, town(game, "wavre")) == 0


@pytest.mark.rule("10.1")
def test_napoleon_goes_with_a_forced_march(game) -> None:
    state = game.position(towns={"thuin": "napoleon friant morand duhesme guyot"})
    order = order_of(FORCED, town(game, "thuin"), town(game, "quatre_bras"), 0)
    carry_out(state, game.planner(), order)
    assert town_of(state, "friant") == town_of(state, "napoleon") == "quatre_bras"


def test_nobody_of_the_one_body_attacks_below_even_odds(game) -> None:
    """Not before the end is near: then there is nothing to lose."""
    weak = "allix:1 donzelot:1 marcognet:1 durutte:1 bachelu:1 girard:1 foy:1 lefol:1 habert:1"
    towns = {"quatre_bras": "steinmetz pirch jagow henckel", "charleroi": weak}
    state = game.position(towns=towns)
    assert cv_of(state, "allix") == 1
    assert gatherings(state, game.planner(), town(game, "quatre_bras")) == set()


def weak_attack(game, *, friends: bool) -> Campaign:
    """Nine worn units before four Prussians; one group can still be set in motion."""
    units = [f"{u.key}:1" for u in game.model.units if u.army == FRENCH and u.arm != LEADER]
    towns = {"quatre_bras": "steinmetz pirch jagow henckel", "charleroi": " ".join(units[:9])}
    if friends:
        towns["nivelles"] = " ".join(units[9:17])
    state = game.position(towns=towns)
    state.c[GROUPS] = 1
    return state


@pytest.mark.rule("9.0")
def test_friends_next_door_count_for_an_attack(game) -> None:
    """They may come to reinforce it, as the enemy's may."""
    place = town(game, "quatre_bras")
    assert gatherings(weak_attack(game, friends=False), game.planner(), place) == set()
    assert gatherings(weak_attack(game, friends=True), game.planner(), place) != set()


@pytest.mark.rule("2.2")
def test_an_army_seen_to_be_worn_is_attacked_sooner(game) -> None:
    """Of the enemy only what was seen counts, not what his blocks have become since."""
    place = town(game, "quatre_bras")
    state = weak_attack(game, friends=False)
    prussians = [u.id for u in game.model.units if u.army == 2]
    for unit in prussians:
        state.c[CV + unit] = 1
    assert gatherings(state, game.planner(), place) == set()
    for unit in prussians:
        state.witness(unit)
    assert gatherings(state, game.planner(), place) != set()


def test_the_strongest_of_a_group_are_counted_on(game) -> None:
    state = game.position(towns={"charleroi": "napoleon friant morand duhesme:1 foy:1 guyot"})
    view = OneBody(state, ways_of(DOCTRINE, FRENCH), BRITISH_FIRST)
    place = town(game, "charleroi")
    strong = cv_of(state, "friant") + cv_of(state, "morand")
    assert view.strength(state, place, 2, False) == 10 * max(
        strong, cv_of(state, "friant") + cv_of(state, "guyot")
    )
    assert view.strength(state, place, 5, True) == 10 * cv_of(state, "guyot")
    assert view.strength(state, place, 9, False) == 10 * (strong + cv_of(state, "guyot") + 2)


def test_a_campaign_has_plans_and_the_search_chooses_one(game) -> None:
    state = game.start(seed=1)
    planner = game.planner()
    assert planner.plans_to_choose(state) == PLANS
    assert planner.followed() == BRITISH_FIRST
    choose_plan(state, planner, 1)
    assert 0 <= planner.followed() < PLANS
    state.c[TURN] = 2
    assert planner.plans_to_choose(state) == 1


def test_napoleon_is_never_left_alone_by_the_usual_orders(game) -> None:
    """At the end of the movement of the French he stands with his men, if any are in reach."""
    lonely = turns = 0
    for seed in (1, 2):
        state = game.start(dice=FastDice(seed))
        mind = player("recruit", seed)
        while not state.over and state.c[TURN] < 12:
            moving = state.c[state.top()] == MOVE and state.seat == "french"
            state.play(mind.decide(state))
            if moving and state.c[state.top()] != MOVE:
                turns += 1
                here = int(state.c[TOWN])
                lonely += here != NOWHERE and state.units_in(FRENCH, here) == 0
    assert turns >= 8
    assert lonely == 0


@pytest.mark.rule("12.2")
def test_the_last_unit_stays_with_a_napoleon_who_has_moved(game) -> None:
    state = game.position(towns={"charleroi": "napoleon foy", "binche": "friant morand"})
    order = order_of(MARCH_ALL, town(game, "charleroi"), town(game, "quatre_bras"), 0)
    planner = game.planner()
    planner.follow(TWO_WINGS)
    assert order in proposed(state, planner)
    state.c[LEGS] = 1
    planner.forget()
    assert order not in proposed(state, planner)
    carry_out(state, planner, order)
    assert town_of(state, "foy") == "charleroi"


@pytest.mark.rule("5.1", "12.2")
def test_the_last_group_move_brings_a_lone_napoleon_to_his_men(game) -> None:
    state = game.position(towns={"binche": "napoleon", "charleroi": "friant morand duhesme foy"})
    state.c[GROUPS] = 1
    order = order_of(MARCH_ALL, town(game, "charleroi"), town(game, "quatre_bras"), 0)
    carry_out(state, game.planner(), order)
    assert town_of(state, "napoleon") == town_of(state, "foy") == "charleroi"


@pytest.mark.rule("5.2")
def test_a_leader_looks_for_men_whom_he_can_reach(game) -> None:
    """From Huy to Dinant the way leads through Ciney, where the enemy stands."""
    towns = {"huy": "napoleon", "dinant": "foy friant morand", "ciney": "steinmetz pirch jagow"}
    huy = town(game, "huy")
    assert refuge(game.position(towns=towns), 0, huy) == huy
    towns["andenne"] = "lefol"
    assert refuge(game.position(towns=towns), 0, huy) == town(game, "andenne")


@pytest.mark.rule("5.1", "12.2")
def test_a_napoleon_far_from_his_men_rides_towards_them(game) -> None:
    towns = {"conde": "napoleon", "ligny": "friant morand", "ghent": "cooke", "liege": "pirch"}
    state = game.position(towns=towns, rest=False)
    here = int(state.c[TOWN])
    ligny = town(game, "ligny")
    before = state.t.distance[here * TOWNS + ligny]
    planner = game.planner()
    for _action in ("group", "march", "march"):
        state.play(planner.next_code(state, order_of(END, 0, 0, 0)))
    assert state.t.distance[int(state.c[TOWN]) * TOWNS + ligny] == before - 2


@pytest.mark.rule("12.2")
def test_by_rules_of_thumb_too_the_last_unit_stays_with_napoleon(game) -> None:
    state = game.position(
        towns={"charleroi": "napoleon foy", "quatre_bras": "steinmetz", "ligny": "friant morand"}
    )
    play(state, "group charleroi")
    state.c[LEGS] = 2
    codes = Codes()
    state.legal_codes(codes)
    assert not str(game.action(state, state.instinct(codes))).startswith("march foy")


def parted(state: Campaign, planner) -> list[int]:
    """The orders to stand in three bodies that are proposed."""
    return [order for order in proposed(state, planner) if is_parted(order)]


def is_parted(order: int) -> bool:
    return manner_of(order) == PLACING and first_of_order(order) == PARTED


@pytest.mark.rule("3.1", "3.3")
def test_the_french_may_stand_in_three_bodies_from_which_roads_lead_across(game) -> None:
    state = game.start("gambit", seed=1)
    planner = game.planner()
    order = parted(state, planner)[0]
    towns = bodies_of(state, order)
    carry_out(state, planner, order)
    assert state.c[state.top()] != SET_UP
    assert [state.units_in(FRENCH, place) for place in towns] == [15, 11, 11]
    assert int(state.c[TOWN]) == towns[0]  # Napoleon is with the largest
    for place in towns:
        neighbours = [
            t for t in range(len(game.model.towns)) if state.t.road_between(place, t) >= 0
        ]
        assert any(state.t.zone[t] != FRENCH for t in neighbours)


@pytest.mark.rule("3.3")
def test_the_set_up_is_chosen_together_with_the_plan(game) -> None:
    """With few games only the usual set-up is compared, in all plans."""
    state = game.start("gambit", seed=1)
    planner = game.planner()
    assert planner.is_opening(state)
    assert planner.plans_to_choose(state) == PLANS
    order = choose_opening(state, planner, 1, 12)
    assert manner_of(order) == PLACING
    assert not is_parted(order)
    assert 0 <= planner.followed() < PLANS
    assert not planner.is_opening(game.start(seed=1))


def test_the_choice_of_a_set_up_ends_when_time_is_up(game) -> None:
    state = game.start("gambit", seed=1)
    begun = time.monotonic()
    order = choose_opening(state, game.planner(), 1, 1_000_000, ends=begun + 0.3)
    assert manner_of(order) == PLACING
    assert time.monotonic() - begun < 30


def test_fewer_set_ups_are_tried_where_games_take_long(game) -> None:
    state = game.start("gambit", seed=1)
    planner = game.planner()
    deal = planner.deal(state, state.seat_index)
    assert _affordable(deal, planner, 1, 1) == 1
    begun = time.thread_time()
    many = _affordable(deal, planner, 1, 10_000_000)
    each = (time.thread_time() - begun) / 3
    assert many < 10_000_000
    assert LONGEST / 3 < many * each < 3 * LONGEST


@pytest.mark.rule("3.1")
def test_the_allies_set_up_as_before(game) -> None:
    state = game.start("free", seed=1)
    planner = game.planner()
    assert state.seat == "allied"
    assert not planner.is_opening(state)
    assert parted(state, planner) == []


@pytest.mark.rule("12.1")
def test_the_french_think_longer_about_battles_than_the_allies(game) -> None:
    state = game.start(seed=1)
    planner = game.planner()
    assert planner.enough(state) == 60
    state.c[TURN] = 2
    state.c[state.top() + 1] = 1
    assert planner.enough(state) == 0
