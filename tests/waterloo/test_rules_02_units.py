"""Chapter 2: the blocks, the fog of war, combat value and losses."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.games.waterloo.model import ARMIES, ARMS
from grognard.kernel.event import Unknown
from playing import (
    army_size,
    blocks,
    cv_of,
    marches,
    names,
    play,
    refused,
    remembered,
    standing,
    town_of,
)

THREE_DEEP = {
    "town": "ligny",
    "french": {"left": "allix", "centre": "jerome", "right": "foy", "reserve": "guyot:2"},
    "allied": {"left": "steinmetz", "centre": "pirch:3", "right": "jagow", "reserve": "henckel"},
    "from": ["charleroi"],
}


@pytest.mark.rule("2.0", "2.1")
def test_eighty_two_blocks(game) -> None:
    count = Counter(ARMIES[unit.army] for unit in game.model.units)
    assert count == {"french": 38, "british": 19, "prussian": 25}
    assert count.total() == 82


@pytest.mark.rule("2.1")
def test_the_labels_tell_the_nations_apart(game) -> None:
    nations = {army: set() for army in ARMIES}
    for unit in game.model.units:
        nations[ARMIES[unit.army]].add(unit.nationality)
    assert nations["french"] == {"french"}
    assert nations["prussian"] == {"prussian"}
    assert {"british", "german"} <= nations["british"]


@pytest.mark.rule("2.2")
def test_the_enemy_sees_how_many_blocks_but_not_which(game) -> None:
    state = game.position(towns={"charleroi": "steinmetz pirch:2", "laneffe": "allix guyot"})
    assert blocks(state, "french", "charleroi") == [{"side": "prussian"}] * 2
    assert blocks(state, "allied", "laneffe") == [{"side": "french"}] * 2


@pytest.mark.rule("2.2")
def test_a_player_sees_the_faces_of_his_own_blocks(game) -> None:
    state = game.position(towns={"charleroi": "steinmetz pirch:2"})
    faces = {block["key"]: block["strength"] for block in blocks(state, "allied", "charleroi")}
    assert faces == {"steinmetz": 4, "pirch": 2}


@pytest.mark.rule("2.2")
def test_an_onlooker_sees_no_face(game) -> None:
    state = game.start("historical", seed=1)
    assert names(standing(state, None)) == set()


@pytest.mark.rule("2.2")
def test_equal_looking_positions_give_the_enemy_equal_views(game) -> None:
    one = game.position(towns={"charleroi": "steinmetz pirch:1", "namur": "krafft"}, turn=2)
    two = game.position(towns={"charleroi": "luck mohnhaupt", "namur": "blucher"}, turn=2)
    assert one.view("french") == two.view("french")
    assert one.view("allied") != two.view("allied")


@pytest.mark.rule("2.2")
def test_the_order_of_battles_does_not_tell_who_attacks(game) -> None:
    """Two pairs of equal-looking attacks; only the French know which is which."""
    guard, line = "friant morand duhesme", "allix foy girard"
    seen = []
    for east, west in ((guard, line), (line, guard)):
        state = game.position(
            towns={
                "laneffe": east,
                "charleroi": "steinmetz pirch jagow",
                "solre": west,
                "binche": "krafft brause bose",
            },
        )
        play(state, "group laneffe", *marches(east, "charleroi"))
        play(state, "group solre", *marches(west, "binche"))
        events = [event.seen_by("allied") for event in play(state, "done")]
        seen.append((state.view("allied"), events))
    assert seen[0] == seen[1]


@pytest.mark.rule("2.2", "5.5")
def test_the_order_of_march_dice_does_not_tell_who_marched(game) -> None:
    seen = []
    for north, south in (("allix", "foy"), ("foy", "allix")):
        state = game.position(towns={"laneffe": north, "givet": south}, dice=[6, 6])
        play(state, "group laneffe", *marches(north, "philippeville", "beaumont"))
        play(state, "group givet", *marches(south, "dinant", "yvoir"))
        seen.append([event.seen_by("allied") for event in play(state, "done")])
    assert seen[0] == seen[1]


@pytest.mark.rule("2.2")
def test_a_march_shows_the_enemy_a_blank_block(game) -> None:
    state = game.position(towns={"laneffe": "allix"})
    (event,) = play(state, "group laneffe", "march allix fosse")[1:]
    assert event.seen_by("french").params["unit"] == "allix"
    for seat in ("allied", None):
        seen = event.seen_by(seat)
        assert seen.pieces == ()
        assert seen.params["unit"] == Unknown("french")


@pytest.mark.rule("2.2", "6.2")
def test_battle_reveals_columns_and_not_reserves(game) -> None:
    state = game.position(battles=[THREE_DEEP])
    assert names(blocks(state, "french", "ligny")) >= {"steinmetz", "pirch", "jagow"}
    assert "henckel" not in names(blocks(state, "french", "ligny"))
    assert names(blocks(state, "allied", "ligny")) >= {"allix", "jerome", "foy"}
    assert "guyot" not in names(blocks(state, "allied", "ligny"))


@pytest.mark.rule("2.2")
def test_what_was_revealed_is_remembered_when_it_stands_up_again(game) -> None:
    state = game.position(battles=[THREE_DEEP])
    # Foy leaves from his column: the French right is empty, and the whole side goes with him.
    play(state, "retreat foy charleroi")
    while state.step == "rout":
        play(state, str(state.legal()[0]))
    seen = remembered(state, "allied")
    assert set(seen) >= {"allix", "jerome", "foy"}
    assert seen["allix"]["turn"] == 1
    assert "guyot" not in seen


@pytest.mark.rule("2.2", "10.1")
def test_memory_does_not_follow_a_block_that_stands_up_again(game) -> None:
    state = game.position(turn=1, towns={"laneffe": "napoleon"})
    play(state, "activate napoleon", "group laneffe", "march napoleon philippeville")
    # He lies face up, so the enemy sees where he goes.
    assert names(blocks(state, "allied", "philippeville")) == {"napoleon"}
    play(state, "done", "done", "group philippeville", "march napoleon givet")
    assert names(blocks(state, "allied", "givet")) == set()
    assert state.view("allied")["memories"] == [
        {
            "key": "napoleon",
            "side": "french",
            "kind": "leader",
            "place": "philippeville",
            "turn": 1,
            "strength": 1,
        }
    ]


@pytest.mark.rule("2.2", "6.2")
def test_an_onlooker_sees_what_both_sides_have_revealed(game) -> None:
    state = game.position(battles=[THREE_DEEP])
    revealed = {"allix", "jerome", "foy", "steinmetz", "pirch", "jagow"}
    assert names(blocks(state, None, "ligny")) == revealed


@pytest.mark.rule("2.3")
def test_full_strength_is_four_three_or_two(game) -> None:
    strengths = Counter(unit.cv for unit in game.model.units if ARMS[unit.arm] != "leader")
    assert set(strengths) == {4, 3, 2}


@pytest.mark.rule("2.3", "3.2")
def test_units_begin_at_full_strength(game) -> None:
    state = game.start("historical", seed=1)
    for unit in game.model.units:
        assert cv_of(state, unit.key) == unit.cv


@pytest.mark.rule("2.4")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (3, 2), (2, 1)])
def test_a_loss_turns_the_block_by_one(game, before: int, after: int) -> None:
    state = game.position(towns={"laneffe": f"jerome:{before}"}, dice=[1])
    play(state, "group laneffe", "march jerome philippeville", "march jerome givet", "done")
    assert cv_of(state, "jerome") == after


@pytest.mark.rule("2.4", "W2")
def test_a_unit_of_one_that_loses_is_gone(game) -> None:
    state = game.position(towns={"laneffe": "jerome:1"}, dice=[1])
    play(state, "group laneffe", "march jerome philippeville", "march jerome givet")
    assert army_size(state, "french") == 38
    events = play(state, "done")
    assert "eliminated" in [event.key for event in events]
    assert town_of(state, "jerome") is None
    assert army_size(state, "french") == 37


@pytest.mark.rule("2.4")
def test_an_eliminated_unit_takes_no_more_part(game) -> None:
    state = game.position(towns={"laneffe": "jerome:1 allix"}, dice=[1])
    play(state, "group laneffe", "march jerome philippeville", "march jerome givet", "done", "done")
    assert state.seat == "french"
    play(state, "group laneffe")
    assert refused(state, "march jerome philippeville") is not None


@pytest.mark.rule("2.5")
def test_four_kinds_of_unit(game) -> None:
    for army in range(3):
        arms = {ARMS[unit.arm] for unit in game.model.units if unit.army == army}
        assert arms == {"infantry", "cavalry", "artillery", "leader"}


# --- extra steps (ruling W44) ------------------------------------------------------------------


@pytest.mark.rule("2.3", "W44")
@pytest.mark.parametrize("steps", [4, 8, 12])
@pytest.mark.parametrize("side", ["french", "allied"])
def test_extra_steps_go_to_the_weakest_units_of_one_side(game, side: str, steps: int) -> None:
    option = f"steps_{side}_{steps}"
    state = game.start(seed=1, **{option: True})
    assert state.view(None)["options"] == [option]
    more = {u.key: cv_of(state, u.key) - u.cv for u in game.model.units}
    gained = [u for u in game.model.units if more[u.key]]
    assert len(gained) == steps
    assert set(more.values()) == {0, 1}
    assert {ARMIES[u.army] == "french" for u in gained} == {side == "french"}
    weakest = sorted(
        u.cv for u in game.model.units if (u.army == 0) == (side == "french") and u.cv > 1
    )
    assert sorted(u.cv for u in gained) == weakest[:steps]
    assert all(cv_of(state, u.key) <= 4 and ARMS[u.arm] != "leader" for u in gained)


@pytest.mark.rule("2.2", "2.3", "W44")
def test_a_block_with_an_extra_step_shows_it_in_this_game_only(game) -> None:
    def shown(state) -> dict[str, int]:
        return {
            block["key"]: block["full"] for block in standing(state, "french") if "key" in block
        }

    before = shown(game.start(seed=1))
    with_steps = shown(game.start(seed=1, steps_french_4=True))
    assert sum(with_steps.values()) == sum(before.values()) + 4
    assert shown(game.start(seed=1)) == before
    assert shown(game.start(seed=1, steps_allied_4=True)) == before


@pytest.mark.rule("3.1", "W44")
def test_extra_steps_go_with_a_handicap_and_with_a_free_set_up(game) -> None:
    state = game.start("free", seed=1, steps_allied_8=True, handicap_french_2=True)
    assert state.view(None)["options"] == ["handicap_french_2", "steps_allied_8"]
    waiting = state.view("allied")["aside"][0]["pieces"]
    printed = sum(u.cv for u in game.model.units if u.army != 0)
    assert sum(piece["strength"] for piece in waiting) == printed + 8
