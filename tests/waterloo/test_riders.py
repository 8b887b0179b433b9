"""Speeds that betray cavalry and leaders: what the enemy may remember, and nothing more (W40)."""

from __future__ import annotations

import random

import pytest

from grognard.games.waterloo import layout as at
from grognard.games.waterloo.steps import retreat
from grognard.kernel.dice import FastDice
from grognard.kernel.state import VERB, A
from playing import blocks, end_turn, has, marches, now, play

FOOT = "allix donzelot marcognet durutte"
SEES = {"french": "allied", "allied": "french"}


def ridden(state, town: str, seat: str | None = "allied") -> int:
    """How many blank blocks in a town are shown to be cavalry or leaders."""
    return sum(1 for block in blocks(state, seat, town) if has(block, "rode"))


def standing(game, town: str, pieces: str, riders: str = ""):
    """A position of the third turn in which some of these were seen to ride into this town."""
    state = game.position(turn=3, towns={town: f"{pieces} {riders}"})
    for name in riders.split():
        state.set_rode(game.model.unit(name).id, True)
    assert ridden(state, town) == len(riders.split())
    return state


# --- what is seen ------------------------------------------------------------------------------


@pytest.mark.rule("2.2", "5.2", "W40")
@pytest.mark.parametrize("unit", ["guyot", "napoleon"])
def test_who_goes_two_towns_is_known_for_cavalry_or_a_leader(game, unit: str) -> None:
    state = game.position(towns={"laneffe": f"{unit} allix"})
    play(state, "group laneffe", f"march {unit} charleroi")
    assert ridden(state, "charleroi") == 0
    play(state, f"march {unit} ligny")
    for seat in ("allied", None):
        assert blocks(state, seat, "ligny") == [{"side": "french", "marks": ["rode"]}]
    assert ridden(state, "ligny", "french") == 0
    assert ridden(state, "laneffe") == 0
    end_turn(state)
    assert (now(state), ridden(state, "ligny")) == (2, 1)


@pytest.mark.rule("5.2", "5.5", "W40")
def test_one_town_or_a_forced_march_says_nothing(game) -> None:
    state = game.position(towns={"laneffe": "guyot allix foy"}, dice=[6])
    play(state, "group laneffe", *marches("allix", "charleroi", "ligny"))
    play(state, "march guyot charleroi", "march foy charleroi")
    assert ridden(state, "ligny") == ridden(state, "charleroi") == 0
    play(state, "done")
    assert ridden(state, "ligny") == ridden(state, "charleroi") == 0


@pytest.mark.rule("5.5", "W40")
def test_cavalry_that_forces_its_march_rode_before(game) -> None:
    state = game.position(towns={"laneffe": "guyot"}, dice=[6])
    play(state, "group laneffe", *marches("guyot", "charleroi", "ligny", "gembloux"), "done")
    assert ridden(state, "gembloux") == 1


@pytest.mark.rule("10.1", "W40")
def test_a_leader_seen_by_his_face_needs_no_mark(game) -> None:
    state = game.position(towns={"laneffe": "napoleon allix"})
    play(state, "activate napoleon", "group laneffe", *marches("napoleon", "charleroi", "ligny"))
    assert [block.get("key") for block in blocks(state, "allied", "ligny")] == ["napoleon"]
    assert ridden(state, "ligny") == 0
    end_turn(state)
    assert ridden(state, "ligny") == 0


# --- blocks that cannot be told apart ----------------------------------------------------------


@pytest.mark.rule("W40")
def test_a_stack_that_marches_together_takes_its_riders_along(game) -> None:
    state = standing(game, "laneffe", "allix foy", "guyot pajol")
    play(state, "group laneffe", *marches("allix foy guyot pajol", "charleroi"))
    assert ridden(state, "charleroi") == 2
    play(state, "done")
    assert ridden(state, "charleroi") == 2


@pytest.mark.rule("W40")
@pytest.mark.parametrize("goes", ["allix", "guyot"])
def test_of_two_that_part_nobody_knows_which_rode(game, goes: str) -> None:
    state = standing(game, "laneffe", "allix", "guyot")
    play(state, "group laneffe", f"march {goes} charleroi")
    assert ridden(state, "charleroi") == ridden(state, "laneffe") == 0
    play(state, "done")
    assert ridden(state, "charleroi") == ridden(state, "laneffe") == 0


@pytest.mark.rule("W40")
@pytest.mark.parametrize("goes", ["allix", "guyot"])
def test_what_is_certain_of_those_who_stay_is_kept(game, goes: str) -> None:
    state = standing(game, "laneffe", "allix", "guyot pajol")
    play(state, "group laneffe", f"march {goes} charleroi", "done")
    assert (ridden(state, "laneffe"), ridden(state, "charleroi")) == (1, 0)


@pytest.mark.rule("W40")
def test_a_rider_who_leaves_riders_is_one(game) -> None:
    state = standing(game, "laneffe", "", "guyot pajol")
    play(state, "group laneffe", "march guyot charleroi", "done")
    assert (ridden(state, "laneffe"), ridden(state, "charleroi")) == (1, 1)


@pytest.mark.rule("W40")
def test_who_rides_again_is_not_counted_twice(game) -> None:
    """One rider was known in Laneffe; whoever rides from there may be the same."""
    for rider in ("guyot", "pajol"):
        state = standing(game, "laneffe", "allix pajol", "guyot")
        play(state, "group laneffe", *marches(rider, "charleroi", "ligny"))
        assert (ridden(state, "ligny"), ridden(state, "laneffe")) == (1, 0)
        play(state, "done")
        assert (ridden(state, "ligny"), ridden(state, "laneffe")) == (1, 0)


@pytest.mark.rule("W40")
def test_riders_beyond_those_known_are_counted(game) -> None:
    state = standing(game, "laneffe", "allix pajol", "guyot")
    play(state, "group laneffe", *marches("pajol guyot", "charleroi", "ligny"), "done")
    assert (ridden(state, "ligny"), ridden(state, "laneffe")) == (2, 0)


@pytest.mark.rule("W40")
def test_riders_join_those_who_are_known_there(game) -> None:
    state = game.position(turn=3, towns={"laneffe": "guyot", "ligny": "pajol allix"})
    state.set_rode(game.model.unit("pajol").id, True)
    play(state, "group laneffe", *marches("guyot", "charleroi", "ligny"), "done")
    assert (ridden(state, "ligny"), len(blocks(state, "allied", "ligny"))) == (2, 3)


@pytest.mark.rule("10.1", "W40")
@pytest.mark.parametrize("known", ["guyot", "napoleon"])
def test_a_leader_who_shows_himself_may_be_the_one(game, known: str) -> None:
    other = "guyot" if known == "napoleon" else "napoleon"
    state = standing(game, "laneffe", f"allix {other}", known)
    play(state, "activate napoleon")
    assert ridden(state, "laneffe") == 0


@pytest.mark.rule("6.1", "W25", "W40")
def test_a_rider_who_is_called_back_is_one_of_those_he_left(game) -> None:
    state = game.position(towns={"laneffe": "guyot pajol exelmans", "ligny": "steinmetz"})
    play(state, "group laneffe", *marches("guyot", "charleroi", "ligny"))
    assert (ridden(state, "ligny"), ridden(state, "laneffe")) == (1, 0)
    play(state, "recall guyot")
    assert (ridden(state, "ligny"), ridden(state, "laneffe")) == (0, 1)
    play(state, "done")
    assert ridden(state, "laneffe") == 1


# --- what ends it ------------------------------------------------------------------------------


@pytest.mark.rule("6.2", "W40")
def test_a_battle_ends_what_was_remembered(game) -> None:
    state = game.position(
        turn=1, towns={"laneffe": "allix foy guyot pajol", "charleroi": "steinmetz jagow pirch"}
    )
    for name in ("guyot", "pajol"):
        state.set_rode(game.model.unit(name).id, True)
    units = "allix foy guyot pajol"
    play(state, "group laneffe", *marches(units, "charleroi"))
    assert ridden(state, "charleroi") == 2
    play(state, "done")
    assert state.step == "deployment"
    assert ridden(state, "charleroi") == 0


def battle_at_gembloux(game, **more):
    """The French attack Gembloux; others wait in Ligny."""
    battle = {
        "town": "gembloux",
        "from": ["ligny"],
        "french": {"left": "allix", "centre": "foy", "right": "lefol", "reserve": "guyot"},
        "allied": {"left": "jagow", "centre": "pirch", "right": "steinmetz"},
    }
    return game.position(battles=[battle], **more)


@pytest.mark.rule("9.0", "W40")
@pytest.mark.parametrize("comes", ["jerome", "pajol"])
def test_who_comes_as_reinforcement_may_be_the_rider(game, comes: str) -> None:
    state = battle_at_gembloux(game, towns={"ligny": "jerome pajol exelmans"})
    for name in ("pajol", "exelmans"):
        state.set_rode(game.model.unit(name).id, True)
    while state.step != "reinforcements":
        play(state, "done" if state.step == "retreat" else next(fight(state)))
    play(state, f"bring {comes}")
    assert (ridden(state, "ligny"), ridden(state, "gembloux")) == (1, 0)


@pytest.mark.rule("7.6", "W40")
def test_who_regroups_may_be_the_rider(game) -> None:
    mixed = battle_at_gembloux(game, towns={"ligny": "jerome pajol"})
    pajol, exelmans = (game.model.unit(name).id for name in ("pajol", "exelmans"))
    mixed.set_rode(pajol, True)
    retreat.join(mixed, game.model.unit("jerome").id)
    assert ridden(mixed, "ligny") == ridden(mixed, "gembloux") == 0
    riders = battle_at_gembloux(game, towns={"ligny": "exelmans pajol"})
    for unit in (pajol, exelmans):
        riders.set_rode(unit, True)
    retreat.join(riders, pajol)
    assert ridden(riders, "ligny") == ridden(riders, "gembloux") == 1


@pytest.mark.rule("7.3", "W40")
@pytest.mark.parametrize("forced", ["allix", "guyot"])
def test_who_forces_his_retreat_may_be_the_rider(game, forced: str) -> None:
    battle = {
        "town": "gembloux",
        "from": ["ligny"],
        "french": {"left": "jerome", "centre": "foy", "right": "lefol", "reserve": "guyot allix"},
        "allied": {"left": "jagow", "centre": "pirch", "right": "steinmetz"},
    }
    towns = {"ligny": "bachelu", "charleroi": "habert", "namur": "girard"}
    state = game.position(battles=[battle], towns=towns, dice=[6] * 9)
    play(state, "retreat guyot namur", "retreat guyot ligny", "retreat allix ligny")
    assert ridden(state, "ligny") == 1
    play(state, f"retreat {forced} charleroi")
    assert ridden(state, "ligny") == ridden(state, "charleroi") == 0


@pytest.mark.rule("6.1", "W25", "W40")
def test_those_called_off_part_again(game) -> None:
    """Three attack, a straggler falls: of the two who go back, each to his town, one rode."""
    towns = {"laneffe": "guyot allix:1", "thuin": "pajol", "ligny": "steinmetz"}
    state = game.position(towns=towns, dice=[1])
    play(state, "group laneffe", *marches("guyot allix", "charleroi", "ligny"))
    play(state, "group thuin", *marches("pajol", "charleroi", "ligny"))
    assert ridden(state, "ligny") == 2
    play(state, "done")
    assert [len(blocks(state, "allied", town)) for town in ("laneffe", "thuin")] == [1, 1]
    assert ridden(state, "laneffe") == ridden(state, "thuin") == 0


def fight(state):
    """What the attacker does until he may end his combat."""
    texts = [str(action) for action in state.legal()]
    yield "done" if "done" in texts else next(t for t in texts if t.startswith("advance"))


@pytest.mark.rule("7.3", "7.4", "W40")
def test_a_hidden_block_that_retreats_two_towns_rides(game) -> None:
    towns = {"ligny": "jerome", "charleroi": "habert", "quatre_bras": "bachelu"}
    state = battle_at_gembloux(game, towns=towns)
    play(state, "retreat guyot ligny")
    assert ridden(state, "ligny") == 0
    play(state, "retreat guyot charleroi")
    assert {"side": "french", "marks": ["disorganised", "rode"]} in blocks(
        state, "allied", "charleroi"
    )
    assert {"side": "french"} in blocks(state, "allied", "charleroi")


@pytest.mark.rule("7.3", "W40")
def test_a_retreat_by_forced_march_is_none(game) -> None:
    towns = {"ligny": "jerome", "charleroi": "habert"}
    state = battle_at_gembloux(game, towns=towns, dice=[6] * 9)
    allix = game.model.unit("allix").id
    state.c[at.PLACE + allix] = at.RESERVE  # hidden, and on foot
    state.c[at.PLACE + game.model.unit("guyot").id] = state.c[at.PLACE + allix] + 1
    play(state, "retreat allix ligny", "retreat allix charleroi")
    assert ridden(state, "charleroi") == 0


@pytest.mark.rule("11.0", "W40")
@pytest.mark.parametrize("lost", ["steinmetz", "roder"])
def test_who_starves_may_be_the_rider(game, lost: str) -> None:
    state = game.position(turn=1, towns={"liege": "allix", "huy": "steinmetz roder jurgass"})
    for name in ("roder", "jurgass"):
        state.set_rode(game.model.unit(name).id, True)
    play(state, "done", f"eliminate {lost}")
    assert ridden(state, "huy", "french") == 1


@pytest.mark.rule("2.4", "W40")
def test_a_rider_who_falls_among_riders_is_one_fewer(game) -> None:
    state = game.position(turn=1, towns={"liege": "allix", "huy": "roder jurgass"})
    units = [game.model.unit(name).id for name in ("roder", "jurgass")]
    for unit in units:
        state.set_rode(unit, True)
    play(state, "done", "eliminate roder")
    assert ridden(state, "huy", "french") == 1
    assert [state.rode(unit) for unit in units] == [False, True]


@pytest.mark.rule("7.4", "W40")
def test_disorganised_blocks_are_told_from_the_others(game) -> None:
    state = game.position(turn=2, towns={"ligny": "guyot~ allix~ foy pajol"})
    state.set_rode(game.model.unit("guyot").id, True)
    shown = [block for block in blocks(state, "allied", "ligny") if has(block, "rode")]
    assert shown == [{"side": "french", "marks": ["disorganised", "rode"]}]


# --- what is believed --------------------------------------------------------------------------


@pytest.mark.rule("2.2", "W40")
def test_only_cavalry_and_leaders_are_believed_behind_those_who_rode(game) -> None:
    state = game.position(turn=1, towns={"laneffe": f"guyot pajol {FOOT}"})
    play(state, "group laneffe", *marches("guyot pajol", "charleroi", "ligny"), "done")
    ligny = game.model.town("ligny").id
    seen = set()
    for k in range(200):
        belief = game.redeal(state, "allied", FastDice(k))
        there = [u for u in game.model.units if belief.c[at.TOWN + u.id] == ligny]
        assert len(there) == 2
        assert {u.arm for u in there} <= {at.CAVALRY, at.LEADER}
        seen |= {u.key for u in there}
    assert seen == {u.key for u in game.model.units if u.army == 0 and u.arm in (1, 3)}


@pytest.mark.rule("2.2", "W40")
def test_others_are_believed_anywhere(game) -> None:
    state = standing(game, "laneffe", "allix foy", "guyot")
    laneffe = game.model.town("laneffe").id
    arms = set()
    for k in range(60):
        belief = game.redeal(state, "allied", FastDice(k))
        there = [u for u in game.model.units if belief.c[at.TOWN + u.id] == laneffe]
        assert any(u.arm in (at.CAVALRY, at.LEADER) for u in there)
        arms |= {u.arm for u in there}
    assert arms == {at.INFANTRY, at.CAVALRY, at.ARTILLERY, at.LEADER}


@pytest.mark.rule("2.2", "W40")
def test_the_riders_are_believed_even_where_they_can_hardly_be(game) -> None:
    """All cavalry was seen far away this turn; still nobody else rides."""
    state = standing(game, "ligny", "", "guyot pajol")
    for unit in game.model.units[: at.FRENCH_END]:
        if unit.arm == at.CAVALRY:
            town = game.model.town("valenciennes").id
            state.c[at.SEEN + unit.id] = (3 * at.SEEN_CV + 2) * at.SEEN_TOWN + town
    for k in range(60):
        belief = game.redeal(state, "allied", FastDice(k))
        for unit in game.model.units:
            assert not belief.rode(unit.id) or unit.arm in (at.CAVALRY, at.LEADER)
        assert belief.view("allied") == state.view("allied")


@pytest.mark.rule("2.2", "W40")
@pytest.mark.parametrize("moving", [False, True])
def test_beliefs_do_not_depend_on_who_bears_the_mark(game, moving: bool) -> None:
    """Guyot and Pajol came to Ligny by different roads; the enemy knows of one rider there."""
    beliefs = []
    for bearer in ("guyot", "pajol"):
        state = game.position(turn=1, towns={"laneffe": "allix", "ligny": "guyot pajol foy"})
        for name, road in (("guyot", 3), ("pajol", 9), ("foy", 20)):
            state.c[at.CAME + game.model.unit(name).id] = road
        state.set_rode(game.model.unit(bearer).id, True)
        if moving:
            play(state, "group ligny", "march guyot charleroi", "march pajol gembloux")
        else:
            play(state, "done")
        beliefs.append(game.redeal(state, "allied", FastDice(4)))
    assert beliefs[0].same_as(beliefs[1])


# --- nothing leaks -----------------------------------------------------------------------------


def bearing(state, unit: int) -> tuple[int, ...]:
    """What the enemy sees of a block while its side moves, and the roads it went."""
    return tuple(int(state.c[cells + unit]) for cells in (at.TOWN, at.LEGS, at.ORIGIN))


def goes_free(state, code: int) -> bool:
    """Whether a march neither attacks nor forces."""
    unit, to = code // A % A, code % A
    limit = 2 if state.t.arm[unit] in (at.CAVALRY, at.LEADER) else 1
    return state.c[at.LEGS + unit] < limit and not state.holds(1 - state.active(), to)


def mirrored(state, other, code: int) -> int | None:
    """An action in the other world that looks the same to the enemy."""
    if code // VERB != at.MARCH:
        return code if code // VERB == at.GROUP and other.refusal(code) == 0 else None
    if not goes_free(state, code):
        return None
    unit = code // A % A
    for u in range(at.UNITS):
        twin = at.MARCH * VERB + u * A + code % A
        if state.t.army[u] == state.t.army[unit] and bearing(other, u) == bearing(state, unit):
            # The one has ridden if the other has: else the enemy would see a forced march.
            if other.refusal(twin) == 0 and goes_free(other, twin):
                return twin
    return None


def some_code(state, chance: random.Random) -> int:
    """An action at random, often the second road of someone."""
    codes = [c for c in state.codes() if c // VERB != at.DONE] or state.codes()
    onward = [c for c in codes if c // VERB == at.MARCH and state.c[at.LEGS + c // A % A] == 1]
    return chance.choice(onward if onward and chance.random() < 0.6 else codes)


def follow(game, mover: str, seed: int) -> int:
    """Moves two worlds alike and compares what the enemy is shown; how many marks there were."""
    chance = random.Random(seed)
    state = game.start("historical", dice=FastDice(seed))
    if mover == "allied":
        state.apply("done")
    other = game.redeal(state, SEES[mover], FastDice(seed + 50))
    marked = 0
    for _turn in range(6):
        for _ in range(100):
            code = some_code(state, chance)
            twin = mirrored(state, other, code)
            if twin is None:
                continue
            state.play(code)
            other.play(twin)
            seen = state.view(SEES[mover])["places"]
            assert seen == other.view(SEES[mover])["places"]
            marked += sum(
                1 for town in seen.values() for block in town["pieces"] if has(block, "rode")
            )
        for world in (state, other):
            for _side in SEES:
                if world.step == "movement":
                    world.apply("done")
        if state.step != "movement" or other.step != "movement":
            break
        assert state.view(SEES[mover])["places"] == other.view(SEES[mover])["places"]
    return marked


@pytest.mark.rule("2.2", "W40")
@pytest.mark.parametrize("mover", ["french", "allied"])
def test_worlds_that_look_alike_stay_alike(game, mover: str) -> None:
    """Other units behind the blocks make the same moves: the enemy is shown the same."""
    assert sum(follow(game, mover, seed) for seed in range(20)) > 500


@pytest.mark.rule("W40")
@pytest.mark.parametrize("three_players", [False, True])
def test_in_whole_games_the_marks_are_true_and_dealt_alike(game, three_players: bool) -> None:
    """Every mark is borne by a hidden rider outside battles, and a new deal shows the same."""
    chance = random.Random(5)
    state = game.start(dice=FastDice(5), three_players=three_players)
    marked = number = 0
    while not state.over and number < 2500:
        number += 1
        for u in range(at.UNITS):
            if state.rode(u):
                marked += 1
                assert state.t.arm[u] in (at.CAVALRY, at.LEADER)
                assert state.c[at.PLACE + u] == at.ASIDE
                assert state.c[at.CV + u] != 0
                assert not state.in_the_open(u)
        if number % 25 == 0:
            for seat in (*game.seats_of(state), None):
                belief = game.redeal(state, seat, FastDice(number))
                assert belief.view(seat) == state.view(seat)
        legal = [a for a in state.codes() if a // VERB != at.DONE or chance.random() < 0.1]
        state.play(chance.choice(legal or state.codes()))
    assert marked > 500
