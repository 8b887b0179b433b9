"""What the staff of the game orders when nobody thinks."""

from __future__ import annotations

import random
from itertools import pairwise
from statistics import fmean

import pytest

from grognard.games.waterloo.layout import (
    BRITISH,
    CV,
    FRENCH,
    FRENCH_END,
    GROUP,
    GROUPS,
    MOVE,
    NOWHERE,
    PRUSSIAN,
    TOWN,
    UNITS,
)
from grognard.games.waterloo.sequence import Campaign
from grognard.games.waterloo.staff.command import WaterlooStaff
from grognard.games.waterloo.staff.orders import END, GATHER, manner_of, order_of
from grognard.games.waterloo.staff.situation import (
    DOCTRINE,
    ENOUGH,
    PREY,
    SCREEN,
    STAGE,
    Situation,
    ways_of,
)
from grognard.kernel.dice import FastDice
from grognard.kernel.state import VERB
from grognard.players import player
from grognard.players.search import AHEAD, FARTHER, Search

WARNED = 12  # a turn by which the Allies have found their places


def on_bases(s: Campaign) -> float:
    """The share of the Allied pieces that stand on a base of theirs."""
    towns = [s.c[TOWN + u] for u in range(FRENCH_END, UNITS) if s.c[TOWN + u] != NOWHERE]
    return sum(s.t.supply_army[town] > 0 for town in towns) / len(towns)


def campaign(game, seed: int, cautious: bool) -> Campaign:
    """The usual orders of the Allies, while the French stay where they are."""
    state = game.start(seed=seed)
    staff = game.staff()
    staff.cautious = cautious
    dice = FastDice(seed)
    while staff.clock(state) < WARNED:
        waits = state.seat_index == FRENCH and state.c[state.top()] == MOVE
        order = order_of(END, 0, 0, 0) if waits else staff.usual(state, dice)
        carried_out(state, staff, order)
    return state


def test_cautious_allies_are_sooner_on_their_bases(game) -> None:
    wait, come = (
        fmean(on_bases(campaign(game, seed, cautious)) for seed in range(5))
        for cautious in (True, False)
    )
    assert wait > come + 0.05


def test_whoever_shuns_a_gamble_has_a_cautious_staff(game) -> None:
    state = game.start(seed=1)
    for taste, cautious in ((0.6, True), (1.0, False), (1.6, False)):
        staff = game.staff()
        Search(state, staff, 1, taste)
        assert staff.cautious is cautious


def test_a_recruit_who_shuns_a_gamble_waits_too(game) -> None:
    state = game.start(seed=1)
    for name in ("recruit", "recruit:cautious"):
        mind = player(name)
        mind.decide(state)
        assert mind.staff.cautious is name.endswith("cautious")


def test_who_thinks_long_about_a_march_looks_farther(game) -> None:
    state = game.start(seed=1)
    assert player("search:800").ahead == player("marshal").ahead == FARTHER
    assert player("search:200").ahead == player("captain").ahead == AHEAD
    assert Search(state, game.staff(), 1, ahead=FARTHER).horizon == 1 + FARTHER
    staff = game.staff()
    while staff.weight(state) == 100:
        carried_out(state, staff, staff.usual(state, FastDice(1)))
    assert Search(state, staff, 1, ahead=FARTHER).horizon == staff.clock(state) + AHEAD


def test_nobody_gathers_with_groups_that_may_not_move(game) -> None:
    """5.1: three French groups a turn; when all are used up no gathering is proposed."""
    state = game.start(seed=1)
    staff = game.staff()
    manners = [manner_of(order) for order in staff.propose(state).orders.codes]
    assert GATHER in manners
    state.c[GROUPS] = 0
    staff.forget()
    out = staff.propose(state)
    assert GATHER not in [manner_of(out.orders.codes[i]) for i in range(out.count)]


def stand(game, french: dict[str, int], british: dict[str, int], prussian: dict[str, int]):
    """A campaign in which so many pieces of each army stand in these towns, and no others."""
    state = game.start(seed=1)
    for army, towns in enumerate((french, british, prussian)):
        places = [game.model.town(town).id for town, n in towns.items() for _ in range(n)]
        for u in range(UNITS):
            if state.t.army[u] == army:
                state.c[CV + u] = int(bool(places))
                state.c[TOWN + u] = places.pop() if places else NOWHERE
        assert not places
    return state


def seen_by_the_french(state: Campaign) -> Situation:
    doctrine = list(DOCTRINE)
    doctrine[SCREEN], doctrine[PREY], doctrine[STAGE], doctrine[ENOUGH] = 0, 0, 12, 3
    return Situation(state, FRENCH, ways_of(doctrine, FRENCH))


def test_the_french_go_after_the_army_that_is_near(game) -> None:
    """12.1: both must be beaten, one after the other."""
    allies = {"brussels": 18}, {"liege": 24}
    west = seen_by_the_french(stand(game, {"nivelles": 10, "quatre_bras": 10}, *allies))
    east = seen_by_the_french(stand(game, {"hannut": 10, "huy": 10}, *allies))
    assert west.wing[game.model.town("nivelles").id] == BRITISH
    assert east.wing[game.model.town("huy").id] == PRUSSIAN


def test_an_army_that_its_lost_bases_finish_is_left_alone(game) -> None:
    """11.0, 12.0: beaten at nine pieces, the British lose one a turn with Brussels lost."""
    for units, prey in ((11, PRUSSIAN), (18, BRITISH)):
        state = stand(game, {"brussels": 20}, {"aalst": units}, {"liege": 24})
        view = seen_by_the_french(state)
        assert view.wing[game.model.town("brussels").id] == prey


def test_nobody_comes_near_the_enemy_before_enough_are_at_hand(game) -> None:
    waterloo = game.model.town("waterloo").id
    few = {"quatre_bras": 10}
    for french, rash in ((few, 1), ({**few, "nivelles": 11}, 0)):
        view = seen_by_the_french(stand(game, french, {"brussels": 16}, {"liege": 24}))
        assert view.rash[waterloo] == rash
        assert (view.rashness(waterloo, 10) > 0) == bool(rash)


@pytest.mark.parametrize("seed", range(6))
def test_a_group_that_is_chosen_marches(game, seed: int) -> None:
    """5.1: no group move is wasted on those who guard a base, cannot ride or find no road."""
    state = game.start(game.scenarios[seed % 3], dice=FastDice(seed))
    staff = game.staff()
    dice = FastDice(seed)
    chance = random.Random(seed)
    while not state.over:
        order = staff.usual(state, dice)
        if state.c[state.top()] == MOVE and chance.random() < 0.6:
            out = staff.propose(state)
            order = out.orders.codes[chance.randrange(out.count)]
        verbs = carried_out(state, staff, order)
        assert (GROUP, GROUP) not in pairwise([*verbs, GROUP]), order


def carried_out(state: Campaign, staff: WaterlooStaff, order: int) -> list[int]:
    """Carries out an order; the verbs of its actions."""
    verbs: list[int] = []
    step, seat = state.step, state.seat_index
    while not state.over and (state.step, state.seat_index) == (step, seat):
        code = staff.next_code(state, order)
        if code < 0:
            break
        state.play(code)
        verbs.append(code // VERB)
    if not verbs:
        state.play(staff.next_code(state, staff.propose(state).orders.codes[0]))
    return verbs
