"""The computer's orders: legal, blind to what is hidden, and sensible where the case is clear."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.age.planner.orders import (
    DEPLOYMENT,
    HURRIED,
    MARCH,
    first_of_order,
    is_plan,
    manner_of,
    second_of_order,
    third_of_order,
)
from grognard.kernel.dice import FastDice
from grognard.kernel.planner import Proposals
from grognard.players import player
from grognard.players.search import Search, carry_out, play_out
from wars import at, do, hand

WAR = {
    "ally": "bayern italia holland westfalen wurttemberg schweiz hannover chiesa spain",
    "member": "austria russia",
}
GRAND_ARMY = "napoleon davout lannes soult ney murat"


def answers(state: Any, steps: tuple[str, ...], most: int = 60) -> list[str]:
    """What a greedy player says until another step than these is asked."""
    mind = player("greedy")
    said: list[str] = []
    while not state.over and state.step in steps and len(said) < most:
        action = state.game.action(state, mind.decide(state))
        said.append(str(action))
        state.play(action.code)
    return said


def marched(state: Any) -> list[str]:
    """What the side to move does with its half of a round; the other side plays no card."""
    side = state.seat
    mind = player("greedy")
    said: list[str] = []
    while not state.over and (state.seat == side or state.step in ("announced", "react")):
        if state.seat != side:
            do(state, "pass")
            continue
        action = state.game.action(state, mind.decide(state))
        said.append(str(action))
        state.play(action.code)
        if state.step == "moves" and state.argument(0) > 0:
            break
    return said


def to_moves(state: Any, first: str) -> Any:
    """The first half of a round, without the cards that skip it."""
    me = state.seat
    do(state, "first me" if me == first else "first other")
    while state.step == "round-cards":
        do(state, "pass")
    assert state.step == "moves"
    assert state.seat == first
    return state


def orders_of(out: Proposals) -> list[int]:
    return [int(out.orders.codes[i]) for i in range(out.count)]


def follow(state: Any, planner: Any, order: int) -> None:
    """Carries a march out; the other side does nothing."""
    side = state.seat
    for _ in range(20):
        if state.seat != side and state.step in ("announced", "react"):
            do(state, "pass")
            continue
        if state.seat != side or (state.step == "moves" and state.argument(0) == 1):
            break
        planner.forget()
        code = planner.next_code(state, order)
        assert state.refusal(code) == 0
        state.play(code)


# --- always legal, always to an end --------------------------------------------------------


@pytest.mark.parametrize("edition", ["living", "original"])
@pytest.mark.parametrize("scenario", ["1805", "1809", "1813"])
def test_usual_orders_lead_a_war_to_its_end(game: Any, scenario: str, edition: str) -> None:
    """A year and more of usual orders, each of them legal."""
    state = game.start(scenario, dice=FastDice(7), edition=edition)
    planner, dice = game.planner(), FastDice(7)
    end = planner.clock(state) + 12
    for _ in range(2000):
        if state.over or planner.clock(state) >= end:
            break
        order = planner.usual(state, dice)
        kind, seat = state.c[state.top()], state.seat_index
        given = 0
        while not state.over and state.seat_index == seat and state.c[state.top()] == kind:
            code = planner.next_code(state, order)
            if code < 0:
                break
            assert state.refusal(code) == 0
            state.play(code)
            given += 1
        assert given > 0
    assert state.over or planner.clock(state) >= end


def test_the_last_war_is_fought_to_the_end(game: Any) -> None:
    state = game.start("1813", dice=FastDice(5))
    mind = player("greedy")
    for _ in range(3000):
        if state.over:
            break
        state.play(mind.decide(state))
    assert state.over


def test_every_proposal_can_be_carried_out(game: Any) -> None:
    state = game.start("1809", dice=FastDice(2))
    planner, dice = game.planner(), FastDice(3)
    for _ in range(60):
        for order in orders_of(planner.propose(state)):
            other = state.clone(FastDice(4))
            planner.forget()
            assert carry_out(other, planner, order), order
        planner.forget()
        assert carry_out(state, planner, planner.usual(state, dice))


def test_a_march_is_one_order_from_the_choice_of_the_army_to_its_last_step(game: Any) -> None:
    """A player that thinks gives it once, and follows it through all questions about it."""
    state = to_moves(game.start("1805", dice=FastDice(1)), "french")
    planner = game.planner()
    order = next(o for o in orders_of(planner.propose(state)) if is_plan(o))
    assert manner_of(order) == MARCH
    goal = second_of_order(order)
    before = planner.occasion(state)
    for _ in range(20):
        if state.seat == "coalition" and state.step in ("announced", "react"):
            do(state, "pass")
            continue
        if state.step not in ("moves", "muster", "move"):
            break
        if state.step == "moves" and state.argument(0) == 1:
            break
        assert planner.occasion(state) == before
        planner.forget()
        code = planner.next_code(state, order)
        assert state.refusal(code) == 0
        state.play(code)
    assert state.holds(0, goal)


def test_reinforcements_come_by_one_order(game: Any) -> None:
    state = game.position(phase="reinforcement", countries=WAR, hands={})
    do(state, "first me")
    planner = game.planner()
    orders = orders_of(planner.propose(state))
    assert all(manner_of(order) == DEPLOYMENT for order in orders)
    massed = next(o for o in orders if first_of_order(o) < len(game.model.areas))
    assert carry_out(state, planner, massed)
    assert state.count(0, first_of_order(massed)) >= 5
    assert state.seat == "coalition"


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_order_has_words(game: Any, language: str) -> None:
    narrator, planner = game.narrator(), game.planner()
    state = to_moves(game.start("1809", dice=FastDice(1)), "french")
    deployment = game.position(phase="reinforcement", countries=WAR, hands={})
    do(deployment, "first me")
    for each in (state, deployment):
        for order in orders_of(planner.propose(each)):
            assert narrator.order(order, language)
            assert "order-" not in narrator.order(order, language)


# --- what is hidden changes no choice ------------------------------------------------------


@pytest.mark.parametrize("name", ["greedy", "recruit", "search:6"])
@pytest.mark.parametrize("scenario", ["1805", "1813"])
def test_the_same_choice_whatever_is_hidden(game: Any, scenario: str, name: str) -> None:
    state = game.start(scenario, dice=FastDice(11))
    mind = player("greedy", 5)
    for n in range(90):
        if state.over:
            break
        if n % 9 == 0:
            other = game.redeal(state, state.seat, FastDice(100 + n))
            assert player(name, 3).decide(state) == player(name, 3).decide(other)
        state.play(mind.decide(state))


def test_a_line_of_play_leaves_the_game_alone(game: Any) -> None:
    state = to_moves(game.start("1805", dice=FastDice(1)), "french")
    before = list(state.c)
    Search(state, game.planner(), 1).think(4)
    assert list(state.c) == before


def test_lines_are_judged_after_both_sides_have_moved(game: Any) -> None:
    state = to_moves(game.start("1805", dice=FastDice(1)), "french")
    planner = game.planner()
    start = planner.clock(state)
    play_out(state, planner, FastDice(2), start + 2)
    assert planner.clock(state) >= start + 2


# --- sensible where the case is clear ------------------------------------------------------


def test_a_weak_capital_is_attacked(game: Any) -> None:
    """13.2: one weak corps before Vienna, the Grand Army next to it."""
    state = game.position(
        round=3,
        countries=WAR,
        areas={"bayern": GRAND_ARMY, "osterreich": "ferdinand", "lithuania": "kutuzov"},
        hands={"french": "depot depot mud"},
    )
    said = marched(to_moves(state, "french"))
    assert said[0] == "march bayern"
    assert "enter osterreich" in said


def test_nobody_attacks_without_hope(game: Any) -> None:
    state = game.position(
        round=3,
        countries=WAR,
        areas={"bayern": "junot", "osterreich": "karl hiller liechtenstein bellegarde johann"},
        hands={"french": "depot depot mud"},
    )
    assert "enter osterreich" not in marched(to_moves(state, "french"))


def test_an_open_minor_country_is_taken_before_the_year_ends(game: Any) -> None:
    """13.1: whoever stands in it when the year ends has it."""
    state = game.position(
        round=6,
        countries=WAR,
        areas={"osterreich": "karl hiller johann", "bretagne": GRAND_ARMY},
        hands={"coalition": "depot depot mud"},
    )
    marched(to_moves(state, "coalition"))
    open_minors = ("bayern", "wurttemberg", "italia", "schweiz", "westfalen")
    assert any(state.holds(1, game.model.area(minor).id) for minor in open_minors)


@pytest.mark.parametrize("seed", range(4))
def test_napoleon_goes_nowhere_alone_among_enemies(game: Any, seed: int) -> None:
    """15.2 B: with him the war is lost."""
    state = game.position(
        round=2,
        dice=FastDice(seed),
        countries=WAR,
        areas={"lorraine": "napoleon", "bayern": "karl hiller", "tirol": "johann"},
        hands={"french": "depot mud"},
    )
    marched(to_moves(state, "french"))
    assert at(state, "napoleon") in (
        "lorraine", "ile_de_france", "flandre", "normandie", "bretagne", "aquitaine", "bourgogne"
    )  # fmt: skip


def test_a_capital_that_will_fall_is_not_left(game: Any) -> None:
    """13.2 A: Vienna is taken and nobody defends Austria: whoever leaves gives it back."""
    state = game.position(
        round=6,
        countries=WAR,
        areas={"osterreich": "davout soult ney", "lorraine": "napoleon murat", "moscow": "kutuzov"},
        hands={"french": "depot depot mud"},
    )
    marched(to_moves(state, "french"))
    assert state.count(0, game.model.area("osterreich").id) > 0


def test_a_conquered_minor_country_is_not_left_for_nothing(game: Any) -> None:
    """13.1 A: it joins whoever stands in it when the year ends."""
    state = game.position(
        round=6,
        countries=WAR,
        areas={"bayern": "karl", "lorraine": "napoleon davout", "osterreich": "hiller"},
        hands={"coalition": "depot depot mud"},
    )
    marched(to_moves(state, "coalition"))
    assert at(state, "karl") == "bayern"


def test_corps_come_home_when_their_country_is_about_to_fall(game: Any) -> None:
    """13.2 A: the enemy is in Paris with more corps than are left in France."""
    state = game.position(
        round=6,
        countries=WAR,
        areas={
            "ile_de_france": "karl hiller",
            "aquitaine": "moncey",
            "wurttemberg": GRAND_ARMY,
            "osterreich": "bellegarde",
        },
        hands={"french": "depot depot mud"},
    )
    said = marched(to_moves(state, "french"))
    assert said[0] == "march wurttemberg"
    assert "enter lorraine" in said


def test_a_second_army_joins_the_invasion(game: Any) -> None:
    """13.2 A: more corps in France decide, so those that can come do."""
    state = game.position(
        round=6,
        countries=WAR,
        areas={
            "ile_de_france": "karl hiller",
            "aquitaine": "moncey victor",
            "wurttemberg": "kutuzov barclay bennigsen",
            "italia": "napoleon davout",
        },
        hands={"coalition": "depot depot mud"},
    )
    said = marched(to_moves(state, "coalition"))
    assert said[0] == "march wurttemberg"
    assert "enter lorraine" in said


def test_a_forced_march_reaches_an_area_more(game: Any) -> None:
    """11.1 B: Vienna is empty and four areas away, and Soult goes three."""
    state = game.position(
        round=3,
        countries=WAR,
        areas={"normandie": "soult suchet", "provence": "napoleon murat", "moscow": "kutuzov"},
        hands={"french": "forced_march"},
    )
    planner, vienna = game.planner(), game.model.area("osterreich").id
    start = game.model.area("normandie").id
    orders = [o for o in orders_of(planner.propose(to_moves(state, "french"))) if is_plan(o)]
    order = next(o for o in orders if (first_of_order(o), second_of_order(o)) == (start, vienna))
    assert third_of_order(order) >= HURRIED
    follow(state, planner, order)
    assert "forced_march" not in hand(state, "french")
    assert state.holds(0, vienna)


def battle(game: Any, discards: str) -> Any:
    """The Grand Army attacks in Bohemia; the Coalition holds cards that nobody has seen."""
    state = game.position(
        round=2,
        countries=WAR,
        areas={"bayern": GRAND_ARMY, "bohmen": "mack ferdinand"},
        hands={"french": "depot", "coalition": "mud mud depot"},
        discards=discards,
    )
    to_moves(state, "french")
    do(state, "march bayern", "go", "pass", "enter bohmen")
    while state.step in ("react", "withdrawal"):
        do(state, "pass")
    assert state.step == "engage"
    return state


def test_napoleon_is_spared_while_a_hero_may_fall(game: Any) -> None:
    """12.1 D, 12.3.1 B: he commands without being engaged."""
    assert "spare napoleon" in answers(battle(game, ""), ("engage",))[:8]


def test_napoleon_fights_when_no_hero_can_fall(game: Any) -> None:
    seen = "death_of_a_hero death_of_a_hero napoleonica napoleonica"
    state = battle(game, seen)
    said: list[str] = []
    mind = player("greedy")
    while state.step == "engage" and state.seat == "french":
        action = game.action(state, mind.decide(state))
        said.append(str(action))
        state.play(action.code)
    assert "spare napoleon" not in said


def test_spain_rises_rather_than_a_minor_country(game: Any) -> None:
    """7.3: a great country is worth more than a small one."""
    state = game.position(
        phase="insurrection",
        countries={"dominion": "spain italia", "ally": "bayern"},
        areas={"lorraine": "napoleon davout"},
        hands={"coalition": "insurrection"},
    )
    assert state.step == "insurrection"
    assert answers(state, ("insurrection",))[0] == "play insurrection castilla_la_nueva"


def test_an_empire_at_war_is_courted_first(game: Any) -> None:
    """6.3 A: a country that becomes neutral takes its corps off the map."""
    state = game.position(
        phase="diplomacy",
        countries={**WAR, "member": "austria russia napoli sverige"},
        areas={"osterreich": "karl hiller johann", "lorraine": "napoleon"},
        hands={"french": "napoleon_i"},
    )
    do(state, "first me")
    assert answers(state, ("diplomacy",))[0] == "play napoleon_i osterreich"


def test_the_least_useful_card_pays(game: Any) -> None:
    """11 G: Pitt is of no use to the French, Talleyrand is."""
    state = game.position(
        round=2,
        countries=WAR,
        areas={"bayern": GRAND_ARMY, "osterreich": "ferdinand", "chiesa": "saint_cyr"},
        hands={"french": "talleyrand pitt art_of_war"},
    )
    to_moves(state, "french")
    do(state, "march chiesa", "go", "stop", "done")
    while state.step == "round-cards":
        do(state, "pass")
    marched(state)
    assert "pitt" not in hand(state, "french")
    assert "talleyrand" in hand(state, "french")


def test_the_worst_corps_is_lost(game: Any) -> None:
    """14 C: the owner names the corps that winter takes."""
    state = game.position(
        phase="winter",
        dice=[1, 1, 1],
        countries=WAR,
        areas={"moscow": "napoleon davout lannes junot"},
        hands={},
    )
    assert answers(state, ("winter-losses",))[0] == "lose junot"
    assert at(state, "junot") == "lost"


@pytest.mark.parametrize("year", [1811, 1813])
def test_a_victory_is_claimed(game: Any, year: int) -> None:
    """15.3 A."""
    state = game.position(
        year=year,
        phase="victory",
        countries={
            "ally": "bayern italia holland westfalen wurttemberg schweiz hannover spain austria"
        },
        areas={"lorraine": "napoleon"},
        hands={},
    )
    assert state.step == "claim"
    assert answers(state, ("claim",)) == ["claim"]
    assert state.outcome.winners == ("french",)


@pytest.mark.rule("12.1 C")
def test_a_search_does_not_engage_and_spare_for_ever(game: Any) -> None:
    """Asked the same again and again, it answers by rules of thumb, which come to an end."""
    state = battle(game, "")
    mind = player("search:4")
    thoughts = []
    for _ in range(3):
        mind.decide(state)
        thoughts.append(mind.search)
        do(state, "spare napoleon")
        mind.decide(state)
        do(state, "engage napoleon")
    assert thoughts[0] is not thoughts[1], "after a take-back it thinks anew"
    last = mind.search
    said = state.game.action(state, mind.decide(state))
    assert mind.search is last
    assert str(said) == answers(state, ("engage",), 1)[0]


@pytest.mark.rule("11.4 A", edition="original")
def test_rules_of_thumb_do_not_intercept_and_cancel_for_ever(game: Any) -> None:
    """In this game an interception began again and again that nobody could march to."""
    state = game.start("1805", edition="original", dice=FastDice(17000066), one_diplomacy_card=True)
    minds = {seat: player("greedy", 17000066 * 7 + i) for i, seat in enumerate(game.seats())}
    for _ in range(3000):
        if state.over:
            break
        state.play(minds[state.seat].decide(state))
    assert state.over


# --- what the enemy's moves call for (11.3, 11.4), and tired armies (9.6) -------------------


def entered(game: Any, french: str, austrian: str, **more: Any) -> Any:
    """The French have marched from Württemberg into Bavaria; it is for the Coalition to react."""
    areas = {"wurttemberg": french, "lorraine": "lannes", **more.pop("areas", {})}
    areas["bayern" if more.pop("attacked", False) else "bohmen"] = austrian
    state = game.position(phase="campaign", round=2, countries=WAR, areas=areas, **more)
    to_moves(state, "french")
    do(state, "march wurttemberg", "go")
    if state.step == "announced":
        do(state, "pass")
    do(state, "enter bayern")
    assert state.seat == "coalition"
    return state


@pytest.mark.rule("11.3 A")
@pytest.mark.parametrize(
    ("austrian", "goes"), [("karl", True), ("karl hiller liechtenstein johann", False)]
)
def test_a_weak_army_gets_away_from_a_strong_one(game: Any, austrian: str, goes: bool) -> None:
    """From Masséna, Soult and Victor alone; from Masséna and Victor with three others not."""
    french = "massena soult victor" if goes else "massena victor"
    state = entered(game, french, austrian, attacked=True, areas={"lorraine": "ney"})
    assert state.step == "withdrawal"
    said = answers(state, ("withdrawal",))
    assert said[0].startswith("withdraw") == goes


@pytest.mark.rule("11.4 A", "11 G")
@pytest.mark.parametrize(
    ("french", "cards", "comes"),
    [
        ("junot", "mud mud indecision indecision pitt depot depot pursuit", True),
        ("junot", "mud depot", False),
        ("massena davout ney victor", "mud mud indecision indecision pitt depot depot", False),
    ],
)
def test_an_easy_prey_is_intercepted_with_cards_to_spare(
    game: Any, french: str, cards: str, comes: bool
) -> None:
    """Four rounds are to come, and a card is kept for each."""
    army = "karl hiller liechtenstein johann"
    hands = {"coalition": cards}
    state = entered(game, french, army, hands=hands, areas={"osterreich": "bellegarde"})
    assert state.step == "react"
    said = answers(state, ("react",))
    assert said[0].startswith("intercept") == comes


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(
    ("cards", "pays"),
    [
        ("mud mud depot pitt english_gold pursuit pursuit indecision", True),
        ("mud depot pitt pursuit", False),
    ],
)
def test_a_tired_army_recovers_for_a_card_of_little_worth(
    game: Any, cards: str, pays: bool
) -> None:
    """The French cannot play Pitt at all."""
    state = game.position(
        phase="reinforcement",
        countries=WAR,
        areas={"lorraine": "napoleon/ davout/ soult/ ney/"},
        hands={"french": cards},
    )
    do(state, "first me")
    said = answers(state, ("reinforcement",))
    assert [text for text in said if text.startswith("recover")] == (
        ["recover lorraine pitt"] if pays else []
    )


@pytest.mark.rule("11 D")
def test_an_army_takes_a_friend_along(game: Any) -> None:
    """Palafox waits in Aragon, on the way of Castaños to the French."""
    state = game.position(
        phase="campaign",
        round=3,
        countries={"insurgent": "spain", "ally": "italia holland bayern"},
        risen="spain",
        markers="spain_rose",
        areas={
            "andalucia": "castanos cuesta",
            "aragon": "palafox",
            "cataluna": "saint_cyr",
            "ile_de_france": "napoleon davout massena",
        },
    )
    to_moves(state, "coalition")
    do(state, "march andalucia", "go", "enter aragon")
    while state.step in ("announced", "react"):
        do(state, "pass")
    assert answers(state, ("move",))[0] == "take palafox"
