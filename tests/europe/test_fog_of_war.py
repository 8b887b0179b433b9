"""The option fog of war (4): what the enemy sees of a force, what he is told, what he may guess."""

from __future__ import annotations

import random
from typing import Any

import pytest

from europe_wars import attack, begun, go_on, piece, told, zone
from europe_years import between_years, country
from grognard.games.europe import fog, forces, kinds, politics
from grognard.games.europe.events import BY_ATTRITION, OVERFULL, STEP_LOST
from grognard.games.europe.layout import (
    AT,
    AT_WAR,
    COALITION,
    DEPOTS,
    EMPIRE,
    FLEETS,
    HOLD,
    MOST_GROUPS,
    PIECES,
    PLACES,
    ZONES,
)
from grognard.games.europe.refusals import OK
from grognard.kernel.dice import FastDice
from grognard.kernel.state import A_PIECE
from squadrons import sailing

FLANDERS = {
    "lille": "grande_armee napoleon ney fr_corps_1 fr_corps_2 fr_corps_3",
    "paris": "davout fr_corps_4 fr_corps_5",
    "bruxelles": "wellington en_corps_1 en_corps_2",
}


def foggy(game: Any, at: dict[str, str], **more: Any) -> Any:
    """A position in the fog of war."""
    return game.position(at, fog_of_war=True, points=(9, 9), **more)


def knows(state: Any, seat: str | None, *keys: str) -> list[bool]:
    """Whether a seat may know these pieces."""
    return [state.game.may_know(state, seat, A_PIECE, piece(state, key)) for key in keys]


def shown(state: Any, seat: str | None, place: str) -> list[str | None]:
    """The keys of what a seat sees at a place; None for what is not in sight."""
    pieces = state.view(seat)["places"][place]["pieces"]
    return [one.get("key") for one in pieces]


def seen(events: list[Any], seat: str, kind: str) -> list[Any]:
    """The pieces that events of a kind name to a seat."""
    heard = [event.seen_by(seat) for event in events if event.key == kind]
    return [event.as_data()["piece"] for event in heard if event is not None]


# --- what is seen ----------------------------------------------------------------------------


@pytest.mark.rule("4", "R310")
def test_only_the_commander_of_a_force_is_seen(game) -> None:
    """And the marker of his army; of the rest not even how many there are."""
    state = foggy(game, FLANDERS)
    assert shown(state, "coalition", "lille") == ["napoleon", "grande_armee", None]
    assert shown(state, "coalition", "paris") == ["davout", None]
    assert shown(state, None, "bruxelles") == ["wellington", None]
    assert None not in shown(state, "empire", "lille")


@pytest.mark.rule("4")
def test_a_lone_unit_is_seen(game) -> None:
    state = foggy(game, {"paris": "fr_corps_4", "bruxelles": "wellington en_corps_1"})
    assert shown(state, "coalition", "paris") == ["fr_corps_4"]


@pytest.mark.rule("4", "R310")
def test_fleets_lie_face_down(game) -> None:
    state = foggy(game, {**FLANDERS, "manche": "fleet_keith fleet_calder", "brest": "fleet_linois"})
    assert shown(state, "empire", "manche") == [None]
    assert shown(state, "coalition", "brest") == [None]
    assert shown(state, "coalition", "manche") == ["fleet_keith", "fleet_calder"]


@pytest.mark.rule("4", "7.5")
def test_the_forces_of_a_power_in_no_war_are_seen(game) -> None:
    """And told to everybody when they move; they stay known when it joins a side."""
    where = {"berlin": "brunswick pr_corps_1 pr_corps_2", **FLANDERS}
    state = between_years(game, "neutral-moves", where, fog_of_war=True)
    events = state.apply("redeploy brunswick") + state.apply("enter magdebourg")
    assert seen(events, "empire", "redeployed") == ["brunswick"]
    state.apply("stop")
    assert knows(state, "empire", "brunswick", "pr_corps_1") == [True, True]
    before = fog.Sight(state)
    politics.set_status(state, country(state, "prussia"), AT_WAR, COALITION, -1)
    fog.look_again(state, before)
    assert knows(state, "empire", "brunswick", "pr_corps_1") == [True, True]


@pytest.mark.rule("4", "13.4")
def test_a_depot_that_is_fixed_is_seen(game) -> None:
    state = foggy(game, {"lille": "napoleon fr_corps_1 france_depot_1# france_depot_2"})
    assert knows(state, "coalition", "france_depot_1", "france_depot_2") == [True, False]


@pytest.mark.rule("4")
def test_the_general_of_each_of_two_armies_is_seen(game) -> None:
    at = {
        "lille": "grande_armee napoleon fr_corps_1 army_of_italy suchet fr_corps_2",
        "bruxelles": "wellington en_corps_1",
    }
    state = foggy(game, at)
    assert knows(state, "coalition", "napoleon", "suchet", "fr_corps_1") == [True, True, False]


# --- what is told ----------------------------------------------------------------------------


@pytest.mark.rule("4", "9.1")
def test_a_corps_that_leaves_its_army_is_not_named_before_it_stands_alone(game) -> None:
    state = foggy(game, FLANDERS)
    state.apply("operate")
    events = state.apply("activate fr_corps_2")
    assert seen(events, "coalition", "activated") == [{"side": "empire"}]
    assert seen(events, "empire", "activated") == ["fr_corps_2"]
    events = go_on(state, "enter arras") if "arras" in game.keys("place") else go_on(state)
    assert "fr_corps_2" not in seen(events, "coalition", "taken-along")


@pytest.mark.rule("4", "12.1")
def test_how_far_a_force_may_still_go_is_not_told(game) -> None:
    """It would tell what the force is made of; its own side is told."""
    state = foggy(game, FLANDERS)
    events = attack(state, "davout", "soissons", until="move")
    entered = [event for event in events if event.key == "entered"]
    assert ["number" in one.seen_by("coalition").as_data() for one in entered] == [False]
    assert ["number" in one.seen_by("empire").as_data() for one in entered] == [True]
    march = {seat: state.view(seat)["route"] for seat in ("empire", "coalition")}
    assert "points" in march["empire"]
    assert "points" not in march["coalition"]


@pytest.mark.rule("4", "14")
def test_battle_reveals_what_fights(game) -> None:
    state = foggy(game, FLANDERS, dice=[3, 3] * 40)
    events = attack(state, "napoleon", "bruxelles", until="leads")
    came = set(seen(events, "coalition", "came-in-sight"))
    assert {"ney", "fr_corps_1", "fr_corps_2", "fr_corps_3"} <= came
    assert {"en_corps_1", "en_corps_2"} <= set(seen(events, "empire", "came-in-sight"))
    assert None not in shown(state, "coalition", "bruxelles")
    panel = state.view("coalition")["panels"][0]
    assert all("key" in one for one in panel["empire"]["pieces"])
    assert knows(state, "coalition", "fr_corps_4") == [False]


@pytest.mark.rule("4", "R310")
def test_what_was_seen_is_lost_from_sight_when_its_stack_divides(game) -> None:
    state = foggy(game, FLANDERS)
    for key in ("fr_corps_1", "fr_corps_2", "fr_corps_3"):
        state.show(piece(state, key))
    assert None not in shown(state, "coalition", "lille")[:2]
    go_on(state, "operate", "activate napoleon", "without fr_corps_1", "enter soissons")
    # Who stays alone is seen; who went with the army is not known any more.
    assert knows(state, "coalition", "napoleon", "grande_armee", "fr_corps_1") == [True] * 3
    assert knows(state, "coalition", "fr_corps_2", "fr_corps_3", "ney") == [False] * 3


@pytest.mark.rule("4")
def test_what_was_seen_stays_known_while_its_stack_holds_together(game) -> None:
    state = foggy(game, FLANDERS)
    for key in ("fr_corps_1", "fr_corps_2", "fr_corps_3"):
        state.show(piece(state, key))
    go_on(state, "operate", "activate napoleon", "enter soissons")
    assert knows(state, "coalition", "fr_corps_1", "fr_corps_2", "fr_corps_3") == [True] * 3
    assert knows(state, "coalition", "ney") == [False]


@pytest.mark.rule("4", "13.6.2")
def test_a_loss_shows_the_unit_that_bears_it(game) -> None:
    """Eliminated units lie in the reserve, where everybody may look."""
    state = foggy(game, FLANDERS)
    log: list[Any] = []
    state.log = log
    lost = piece(state, "fr_corps_5")
    state.note(STEP_LOST, lost, zone(state, "paris"), BY_ATTRITION, 0, 255)
    state.log = None
    event = game.event(state, log[0])
    assert event.seen_by("coalition").as_data()["piece"] == "fr_corps_5"
    assert knows(state, "coalition", "fr_corps_5") == [True]


@pytest.mark.rule("4", "17.2.7")
def test_what_goes_aboard_is_not_named(game) -> None:
    at = {"brest": "fleet_linois fr_corps_4", "bruxelles": "wellington en_corps_1"}
    state = foggy(game, {**at, "rochefort": "davout fr_corps_5 fr_corps_6"})
    events = go_on(state, "operate", "activate fleet_linois", "load fr_corps_4 fleet_linois")
    loaded = [event for event in events if event.key == "loaded"]
    data = loaded[0].seen_by("coalition").as_data()
    assert data["fleet"] == {"side": "empire"}
    # It stood alone in the port, so it was seen there.
    assert data["piece"] == "fr_corps_4"
    assert shown(state, "coalition", "brest") == ["fr_corps_4", None]


@pytest.mark.rule("4", "15.1")
def test_how_many_go_into_a_fortress_is_not_told(game) -> None:
    """Of those who are not in sight nothing is told, not even that there are some more."""
    heard = []
    for troops in ("fr_corps_4", "fr_corps_4 fr_corps_5"):
        at = {"metz": f"davout {troops}", "luxembourg": "blucher pr_corps_1 pr_corps_2 pr_corps_3"}
        state = foggy(game, at, seat="coalition")
        attack(state, "blucher", "metz", until="defend")
        events = state.apply("shelter davout")
        assert len(seen(events, "empire", "sheltered")) == 1 + len(troops.split())
        heard.append(seen(events, "coalition", "sheltered"))
    assert heard == [["davout"], ["davout"]]


@pytest.mark.rule("4")
def test_without_the_option_everything_is_told(game) -> None:
    state = game.position(FLANDERS, points=(9, 9))
    state.apply("operate")
    events = state.apply("activate fr_corps_2")
    assert seen(events, "coalition", "activated") == ["fr_corps_2"]
    assert not told(events, "came-in-sight")


# --- what may be guessed ---------------------------------------------------------------------


def wandering(game: Any, seed: int, most: int = 240) -> Any:
    """The states of a random game in the fog of war, every eighth."""
    state, rng = begun(game, seed, fog_of_war=True), random.Random(seed)
    for n in range(most):
        if state.over:
            return
        if n % 8 == 0:
            yield state
        state.play(rng.choice(state.codes()))


@pytest.mark.rule("4", "10.1", "10.2", "11")
@pytest.mark.parametrize("seed", [1, 4])
def test_a_guess_keeps_to_the_rules_and_to_what_was_seen(game, seed: int) -> None:
    """Unseen pieces change places, as many as may be; nothing that the seat sees is changed."""
    moved = 0
    for n, state in enumerate(wandering(game, seed)):
        for side, seat in enumerate(("empire", "coalition")):
            other = game.redeal(state, seat, FastDice(n))
            assert other.view(seat) == state.view(seat)
            for each in range(PIECES):
                here, there = state.at(each), other.at(each)
                if state.side_of(each) == side or state.in_sight(each):
                    assert (here, state.c[HOLD + each]) == (there, other.c[HOLD + each])
                assert (here < PLACES) == (there < PLACES)
                moved += here != there
            assert unlawful(other, 1 - side) in ([], unlawful(state, 1 - side))
    assert moved > 200


def unlawful(state: Any, owner: int) -> list[tuple[int, int]]:
    """The forces that may not be, or whose generals have no troops.

    In a battle losses may have left one with too many allies (8.1.2, R546).
    """
    found: list[tuple[int, int]] = []
    for where in range(ZONES):
        for inside in (False, True):
            for group in range(MOST_GROUPS + 1):
                pieces = forces.pieces_in(state, owner, where, inside, group)
                if forces.objection(state, pieces) != OK or forces.troopless(pieces):
                    found.append((where, group))
    return found


@pytest.mark.rule("4", "17.2.2", "17.2.3")
def test_fleets_change_places_where_they_may_lie(game) -> None:
    state = begun(game, fog_of_war=True)
    fleets = [f for f in range(FLEETS, DEPOTS) if state.at(f) < PLACES and state.side_of(f) == 1]
    places = {state.at(fleet) for fleet in fleets}
    changed = set()
    for seed in range(12):
        other = game.redeal(state, "empire", FastDice(seed))
        assert {other.at(fleet) for fleet in fleets} == places
        assert all(len(other.fleets_at(1, place)) <= 3 for place in places)
        changed |= {fleet for fleet in fleets if other.at(fleet) != state.at(fleet)}
    assert len(changed) > 8
    russians = [piece(state, key) for key in ("fleet_siniavine", "fleet_khanykov")]
    assert changed.isdisjoint(russians) or len(places) > 5


@pytest.mark.rule("4", "17.2.2", "R265")
def test_a_squadron_that_passes_a_full_sea_is_dealt_anew_with_it(game) -> None:
    """Four fleets lie in the Channel for a moment; none of them may be nowhere in a guess."""
    where = {"portsmouth": "fleet_keith", "manche": "fleet_ball fleet_calder fleet_stirling"}
    state = sailing(game, "fleet_keith", where, fog_of_war=True)
    go_on(state, "sail manche", until="sail")
    fleets = [piece(state, f"fleet_{name}") for name in ("keith", "ball", "calder", "stirling")]
    for seed in range(12):
        other = game.redeal(state, "empire", FastDice(seed))
        assert all(other.at(fleet) == state.at(fleet) for fleet in fleets)
        for code in other.codes():
            other.clone(FastDice(seed)).play(code)


@pytest.mark.rule("4")
def test_every_force_of_the_truth_can_be_guessed_otherwise(game) -> None:
    """At the beginning: hardly a hidden unit is always where it is."""
    state = begun(game, fog_of_war=True)
    mine = [each for each in range(PIECES) if state.at(each) < ZONES and state.side_of(each) == 1]
    pieces = [each for each in mine if not state.in_sight(each) and not FLEETS <= each < DEPOTS]
    stayed = set(pieces)
    for seed in range(30):
        other = game.redeal(state, "empire", FastDice(seed))
        stayed -= {each for each in pieces if other.at(each) != state.at(each)}
    assert len(pieces) > 25
    assert len(stayed) < len(pieces) // 4
    assert all(state.at(each) < ZONES for each in pieces)
    assert list(state.c[AT : AT + PIECES]) != list(other.c[AT : AT + PIECES])


@pytest.mark.rule("4", "11")
def test_everybody_learns_that_a_force_is_too_large(game) -> None:
    """What is too many is removed openly, so the action that leads to it cannot be undone."""
    told_of = game.event_kinds[OVERFULL]
    assert told_of.reveals
    state = foggy(
        game, {"lille": "ney fr_corps_1 fr_corps_2", "bruxelles": "wellington en_corps_1"}
    )
    for key in ("fr_corps_3", "fr_corps_4", "fr_corps_5"):
        state.move(piece(state, key), zone(state, "lille"))
    state.push(kinds.CONSOLIDATE, 0, zone(state, "lille"), 0)
    state.log = log = []
    state.resume()
    state.log = None
    assert state.step == "consolidate"
    assert [game.event(state, note).key for note in log] == ["overfull"]


# --- the truth has no part in it -------------------------------------------------------------


def alike(game: Any, one: Any, other: Any, seat: str) -> None:
    """Two states that look alike to a seat are dealt alike with the same dice."""
    assert one.view(seat) == other.view(seat)
    assert list(one.c) != list(other.c)
    for seed in range(6):
        mine, his = (game.redeal(state, seat, FastDice(seed)) for state in (one, other))
        assert list(mine.c) == list(his.c)
        assert mine.view(seat) == one.view(seat)


@pytest.mark.rule("4")
def test_which_unseen_pieces_lie_where_does_not_matter(game) -> None:
    """Corps of another speed, a general and a depot changed places below what is seen."""
    one = foggy(game, FLANDERS)
    other = foggy(
        game,
        {
            **FLANDERS,
            "lille": "grande_armee napoleon ney fr_corps_1 fr_corps_4",
            "paris": "davout fr_corps_2 fr_corps_5 fr_corps_3",
        },
    )
    alike(game, one, other, "coalition")


@pytest.mark.rule("4", "9.1", "12.2.1")
def test_who_goes_with_a_general_does_not_matter_before_he_leaves(game) -> None:
    """R124: he may leave some behind; nobody else is told before the force divides."""
    one, other = foggy(game, FLANDERS), foggy(game, FLANDERS)
    for state, said in ((one, ()), (other, ("without ney", "without fr_corps_2"))):
        go_on(state, "operate", "activate napoleon", until="muster")
        for action in said:
            state.apply(action)
    alike(game, one, other, "coalition")


@pytest.mark.rule("4", "9.1")
def test_which_subordinate_forms_a_force_does_not_matter(game) -> None:
    """Two generals of the same initiative: that somebody goes is told, not who."""
    where = {**FLANDERS, "lille": FLANDERS["lille"].replace("ney", "ney soult")}
    one, other = foggy(game, where), foggy(game, where)
    go_on(one, "operate", "activate ney", until="muster")
    go_on(other, "operate", "activate soult", until="muster")
    alike(game, one, other, "coalition")


@pytest.mark.rule("4", "17.2.7")
def test_who_is_aboard_does_not_matter(game) -> None:
    """That troops went aboard is told; which of those in the port it was is not."""
    where = {"brest": "fleet_linois davout fr_corps_4 fr_corps_5 fr_corps_6", **FLANDERS}
    where["paris"] = "grouchy fr_corps_7 fr_corps_8"
    one, other = foggy(game, where), foggy(game, where)
    for state, unit in ((one, "fr_corps_5"), (other, "fr_corps_6")):
        go_on(state, "operate", "activate fleet_linois", f"load {unit} fleet_linois")
    alike(game, one, other, "coalition")


@pytest.mark.rule("4", "10.1")
def test_a_deal_never_fails(game) -> None:
    """Forces filled to the last step, so that most orders of dealing find no room for all."""
    state = foggy(
        game,
        {
            "lille": "ney fr_corps_1 fr_corps_2 fr_corps_3",
            "metz": "davout fr_corps_4 fr_corps_5 fr_corps_6",
            "paris": "grouchy fr_corps_7 fr_corps_8",
            "bruxelles": "wellington en_corps_1 en_corps_2",
        },
    )
    for seed in range(20):
        other = game.redeal(state, "coalition", FastDice(seed))
        assert other.view("coalition") == state.view("coalition")
        assert unlawful(other, EMPIRE) == []


# --- what may be done says nothing of what is hidden -----------------------------------------


@pytest.mark.rule("4", "6.2", "R545")
@pytest.mark.parametrize("below", ["en_militia_1", "en_corps_1 en_corps_2"])
def test_a_card_that_asks_for_enemy_steps_does_not_tell_how_strong_a_force_is(
    game: Any, below: str
) -> None:
    at = {"lille": f"wellington {below}", "paris": "grande_armee napoleon fr_corps_1"}
    fatherland = "event 43f"  # it asks for four enemy steps in France
    state = foggy(game, at, hands={"empire": "43f"})
    assert state.why_not(fatherland) is None
    for seed in range(20):
        assert game.redeal(state, "empire", FastDice(seed)).why_not(fatherland) is None


@pytest.mark.rule("6.2")
def test_without_the_fog_it_is_known_that_a_force_is_too_weak(game: Any) -> None:
    at = {"lille": "wellington en_militia_1", "paris": "grande_armee napoleon fr_corps_1"}
    state = game.position(at, hands={"empire": "43f"}, points=(9, 9))
    reason = state.why_not("event 43f")
    assert reason is not None
    assert reason.rule == "6.2"
