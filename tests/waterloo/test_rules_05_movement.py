"""Chapter 5: group moves, roads, rivers, forced marches and night."""

from __future__ import annotations

import pytest

from grognard.games.waterloo.events import BY_SUPPLY
from playing import (
    actions,
    blocks,
    cv_of,
    end_turn,
    keys,
    marches,
    now,
    play,
    refused,
    town_of,
    track,
)

TEN = "allix donzelot marcognet durutte bachelu jerome girard foy lefol habert"
SIX = "allix donzelot marcognet durutte bachelu jerome"
FIVE = "allix donzelot marcognet durutte bachelu"
THREE = "allix donzelot marcognet"


def groups_left(state, army: str) -> int:
    """The group moves an army has left."""
    return track(state, f"groups-{army}")["value"]


# --- 5.0 ---------------------------------------------------------------------------------------


@pytest.mark.rule("5.0")
@pytest.mark.parametrize("turn", [1, 2, 3, 6])
def test_nobody_is_obliged_to_move(game, turn: int) -> None:
    state = game.position(turn=turn)
    assert refused(state, "done") is None
    play(state, "done")
    assert now(state) == turn + 1


@pytest.mark.rule("5.0")
def test_a_group_may_be_moved_in_part(game) -> None:
    state = game.position(towns={"laneffe": "allix foy"})
    play(state, "group laneffe", "march allix fosse", "done")
    assert (town_of(state, "allix"), town_of(state, "foy")) == ("fosse", "laneffe")


@pytest.mark.rule("5.0")
def test_moves_not_made_are_not_saved(game) -> None:
    state = game.position(turn=1)
    end_turn(state)
    end_turn(state)
    assert now(state) == 3
    assert groups_left(state, "french") == 3
    end_turn(state)
    assert [groups_left(state, army) for army in ("british", "prussian")] == [2, 2]


@pytest.mark.rule("5.0")
def test_friends_may_be_passed_freely(game) -> None:
    state = game.position(towns={"laneffe": "guyot", "philippeville": "allix foy"})
    play(state, "group laneffe", "march guyot philippeville", "march guyot givet")
    assert town_of(state, "guyot") == "givet"


@pytest.mark.rule("5.0", "6.1")
def test_who_enters_an_enemy_town_must_stop_there(game) -> None:
    state = game.position(towns={"laneffe": "guyot pajol milhaud", "charleroi": "steinmetz"})
    play(state, "group laneffe", *marches("guyot pajol milhaud", "charleroi"))
    assert refused(state, "march guyot ligny") == ("5.0", "must-stop")


@pytest.mark.rule("5.0", "6.1")
def test_who_enters_an_enemy_town_must_fight(game) -> None:
    state = game.position(towns={"laneffe": THREE, "charleroi": "steinmetz pirch jagow"})
    play(state, "group laneffe", *marches(THREE, "charleroi"))
    assert "battle-begins" in keys(play(state, "done"))


# --- 5.1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("5.1")
def test_a_group_may_go_to_every_neighbouring_town(game) -> None:
    state = game.position(turn=2, towns={"brussels": "cooke"})
    play(state, "group brussels british")
    to = {a.split()[-1] for a in actions(state) if a.startswith("march cooke ")}
    assert to == {"aalst", "ninove", "hal", "waterloo", "wavre", "louvain"}


@pytest.mark.rule("5.1")
def test_one_group_move_takes_units_to_several_towns(game) -> None:
    units = "cooke alten perponcher chasse clinton colville"
    towns = "aalst ninove hal waterloo wavre louvain"
    state = game.position(turn=2, towns={"brussels": units})
    play(state, "group brussels british")
    for unit, town in zip(units.split(), towns.split(), strict=True):
        play(state, f"march {unit} {town}")
    assert groups_left(state, "british") == 1
    assert [town_of(state, unit) for unit in units.split()] == towns.split()


@pytest.mark.rule("5.1")
def test_any_number_of_units_stands_in_a_town(game) -> None:
    state = game.position(towns={"philippeville": TEN, "laneffe": "guyot pajol milhaud"})
    play(state, "group laneffe", *marches("guyot pajol milhaud", "philippeville"))
    assert len(blocks(state, "allied", "philippeville")) == 13


@pytest.mark.rule("5.1")
def test_a_unit_moves_only_with_its_group(game) -> None:
    state = game.position(towns={"laneffe": "allix", "givet": "foy"})
    assert refused(state, "march allix fosse") == ("5.1", "group-first")
    play(state, "group laneffe")
    assert refused(state, "march foy philippeville") == ("5.1", "not-in-group")


@pytest.mark.rule("5.1")
def test_an_empty_town_has_no_group(game) -> None:
    state = game.position()
    assert refused(state, "group laneffe") == ("5.1", "nobody-there")


@pytest.mark.rule("5.1")
def test_a_group_on_the_move_needs_no_second_group_move(game) -> None:
    state = game.position(towns={"laneffe": "allix foy"})
    play(state, "group laneffe", "march allix fosse")
    assert refused(state, "group laneffe") == ("5.1", "group-moving")
    play(state, "march foy philippeville")
    assert groups_left(state, "french") == 2


@pytest.mark.rule("5.1")
def test_three_french_group_moves(game) -> None:
    towns = {"laneffe": "allix", "beaumont": "foy", "solre": "girard", "givet": "habert"}
    state = game.position(towns=towns)
    for town in ("laneffe", "beaumont", "solre"):
        assert refused(state, f"group {town}") is None
        play(state, f"group {town}")
    assert refused(state, "group givet") == ("5.1", "no-groups-left")


@pytest.mark.rule("5.1")
@pytest.mark.parametrize(
    ("army", "units", "other", "free"),
    [
        ("british", "cooke alten picton", "prussian", "namur"),
        ("prussian", "steinmetz pirch jagow", "british", "hal"),
    ],
)
def test_two_group_moves_for_each_allied_army(game, army, units, other, free) -> None:
    stand = dict(zip(("brussels", "waterloo", "nivelles"), units.split(), strict=True))
    stand[free] = "krafft" if other == "prussian" else "cole"
    state = game.position(turn=2, towns=stand)
    play(state, f"group brussels {army}", f"group waterloo {army}")
    assert refused(state, f"group nivelles {army}") == ("5.1", "no-groups-left")
    # The moves of the other army are its own.
    assert groups_left(state, other) == 2
    assert refused(state, f"group {free} {other}") is None


@pytest.mark.rule("5.1")
def test_a_mixed_town_costs_a_group_move_of_each_army(game) -> None:
    state = game.position(turn=2, towns={"wavre": "cooke steinmetz"})
    play(state, "group wavre british", "march cooke waterloo")
    assert refused(state, "march steinmetz ligny") == ("5.1", "not-in-group")
    assert (groups_left(state, "british"), groups_left(state, "prussian")) == (1, 2)
    play(state, "group wavre prussian", "march steinmetz ligny")
    assert (groups_left(state, "british"), groups_left(state, "prussian")) == (1, 1)


@pytest.mark.rule("5.1")
def test_moves_of_one_army_are_not_changed_into_moves_of_the_other(game) -> None:
    state = game.position(
        turn=2, towns={"wavre": "cooke steinmetz", "waterloo": "alten pirch", "hal": "jagow"}
    )
    play(state, "group wavre prussian", "group waterloo prussian")
    assert refused(state, "group hal prussian") == ("5.1", "no-groups-left")
    assert groups_left(state, "british") == 2


@pytest.mark.rule("5.1", "W17")
def test_a_lone_leader_uses_a_group_move(game) -> None:
    state = game.position(
        towns={"laneffe": "napoleon", "beaumont": "allix", "solre": "foy", "givet": "girard"}
    )
    play(state, "group laneffe", "march napoleon philippeville")
    assert groups_left(state, "french") == 2
    play(state, "group beaumont", "group solre")
    assert refused(state, "group givet") == ("5.1", "no-groups-left")


@pytest.mark.rule("5.1", "W17")
def test_a_leader_who_goes_with_his_group_costs_nothing_more(game) -> None:
    state = game.position(towns={"laneffe": "napoleon allix"})
    play(state, "group laneffe", "march napoleon philippeville", "march allix philippeville")
    assert groups_left(state, "french") == 2


@pytest.mark.rule("5.1", "W17")
def test_a_piece_moves_once_a_turn(game) -> None:
    state = game.position(towns={"laneffe": "allix", "philippeville": "foy"})
    play(state, "group laneffe", "march allix philippeville", "group philippeville")
    assert refused(state, "march allix givet") == ("5.1", "not-in-group")
    assert refused(state, "march foy givet") is None


@pytest.mark.rule("5.1", "W17")
def test_a_town_of_units_that_have_moved_has_no_group_left(game) -> None:
    state = game.position(towns={"laneffe": "allix"})
    play(state, "group laneffe", "march allix fosse")
    assert refused(state, "group fosse") == ("5.1", "nobody-there")


# --- 5.2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("unit", "normal"), [("allix", 1), ("desales", 1), ("guyot", 2), ("napoleon", 2)]
)
def test_how_far_each_kind_goes_without_forcing(game, unit: str, normal: int) -> None:
    state = game.position(towns={"laneffe": unit})
    play(state, "group laneffe")
    way = ["philippeville", "givet", "dinant"]
    forced = []
    for town in way[:normal]:
        (event,) = play(state, f"march {unit} {town}")
        forced.append(event.params["forced"])
    assert forced == [False] * normal
    if unit != "napoleon":
        (event,) = play(state, f"march {unit} {way[normal]}")
        assert event.params["forced"]


@pytest.mark.rule("5.2")
@pytest.mark.parametrize("unit", ["somerset", "wellington"])
def test_cavalry_and_leaders_go_on_from_waterloo(game, unit: str) -> None:
    state = game.position(turn=2, towns={"brussels": unit})
    play(state, "group brussels british", f"march {unit} waterloo")
    to = {a.split()[-1] for a in actions(state) if a.startswith(f"march {unit} ")}
    assert to == game.model.neighbours("waterloo")


# --- 5.3 ---------------------------------------------------------------------------------------


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("start", "to", "units"),
    [("laneffe", "philippeville", TEN), ("laneffe", "fosse", SIX)],
    ids=["ten on a main road", "six on a minor road"],
)
def test_the_capacity_of_a_road(game, start: str, to: str, units: str) -> None:
    state = game.position(towns={start: f"{units} guyot"})
    *most, last = marches(units, to)
    play(state, f"group {start}", *most)
    assert refused(state, last) is None
    play(state, last)
    assert refused(state, f"march guyot {to}") == ("5.3", "road-full")


@pytest.mark.rule("5.3")
def test_a_full_road_is_shut_for_other_groups_too(game) -> None:
    state = game.position(towns={"laneffe": SIX, "philippeville": "guyot"})
    play(state, "group laneffe", *marches(SIX, "fosse"), "group philippeville")
    play(state, "march guyot laneffe")
    assert refused(state, "march guyot fosse") == ("5.3", "road-full")


@pytest.mark.rule("5.3")
def test_other_roads_stay_open(game) -> None:
    state = game.position(towns={"laneffe": f"{SIX} guyot"})
    play(state, "group laneffe", *marches(SIX, "fosse"))
    assert refused(state, "march guyot philippeville") is None


@pytest.mark.rule("5.3")
def test_the_road_is_open_again_next_turn(game) -> None:
    state = game.position(turn=1, towns={"laneffe": f"{SIX} guyot"})
    play(state, "group laneffe", *marches(SIX, "fosse"), "done", "done", "group laneffe")
    assert now(state) == 3
    assert refused(state, "march guyot fosse") is None


@pytest.mark.rule("5.3", "W16")
def test_both_directions_count_together(game) -> None:
    state = game.position(towns={"laneffe": FIVE, "fosse": "foy guyot"})
    play(state, "group laneffe", *marches(FIVE, "fosse"), "group fosse", "march foy laneffe")
    assert refused(state, "march guyot laneffe") == ("5.3", "road-full")


@pytest.mark.rule("5.3", "13.1", "W16")
def test_british_and_prussians_share_the_road(game) -> None:
    state = game.position(
        turn=2,
        towns={"wavre": "cooke alten picton steinmetz pirch jagow krafft"},
    )
    play(state, "group wavre british", *marches("cooke alten picton", "waterloo"))
    play(state, "group wavre prussian", *marches("steinmetz pirch jagow", "waterloo"))
    assert refused(state, "march krafft waterloo") == ("5.3", "road-full")


@pytest.mark.rule("5.3", "10.0", "W16")
def test_leaders_take_no_room_on_a_road(game) -> None:
    state = game.position(towns={"laneffe": f"napoleon {SIX}"})
    play(state, "group laneffe", "march napoleon fosse", *marches(SIX, "fosse"))
    assert town_of(state, "jerome") == "fosse"
    full = game.position(towns={"laneffe": f"napoleon {SIX}"})
    play(full, "group laneffe", *marches(SIX, "fosse"))
    assert refused(full, "march napoleon fosse") is None


# --- 5.4 ---------------------------------------------------------------------------------------


@pytest.mark.rule("5.4")
def test_five_from_laneffe_against_a_defended_charleroi(game) -> None:
    state = game.position(towns={"laneffe": TEN, "charleroi": "steinmetz"})
    *first, last = marches(FIVE, "charleroi")
    play(state, "group laneffe", *first)
    assert refused(state, last) is None
    play(state, last)
    assert refused(state, "march jerome charleroi") == ("5.4", "river-full")


@pytest.mark.rule("5.4")
def test_three_by_a_minor_road_over_a_defended_river(game) -> None:
    state = game.position(towns={"thuin": f"{THREE} foy", "charleroi": "steinmetz"})
    play(state, "group thuin", *marches(THREE, "charleroi"))
    assert refused(state, "march foy charleroi") == ("5.4", "river-full")


@pytest.mark.rule("5.4")
def test_others_join_the_attack_by_other_roads(game) -> None:
    state = game.position(
        towns={"laneffe": FIVE, "thuin": "jerome girard foy", "charleroi": "steinmetz"}
    )
    play(state, "group laneffe", *marches(FIVE, "charleroi"))
    play(state, "group thuin", *marches("jerome girard foy", "charleroi"))
    assert len([b for b in blocks(state, None, "charleroi") if b["side"] == "french"]) == 8


@pytest.mark.rule("5.4")
def test_a_defended_town_behind_no_river_is_reached_by_the_whole_road(game) -> None:
    state = game.position(towns={"charleroi": f"{TEN} teste", "ligny": "steinmetz"})
    play(state, "group charleroi", *marches(TEN, "ligny"))
    assert refused(state, "march teste ligny") == ("5.3", "road-full")


@pytest.mark.rule("5.4", "W4")
def test_a_lone_leader_does_not_defend_a_river(game) -> None:
    state = game.position(towns={"laneffe": TEN, "charleroi": "blucher"})
    play(state, "group laneffe", *marches(TEN, "charleroi"))
    assert town_of(state, "habert") == "charleroi"


@pytest.mark.rule("5.4", "10.0")
def test_a_leader_crosses_with_the_five(game) -> None:
    state = game.position(towns={"laneffe": f"napoleon {FIVE}", "charleroi": "steinmetz"})
    play(state, "group laneffe", *marches(FIVE, "charleroi"))
    assert refused(state, "march napoleon charleroi") is None


@pytest.mark.rule("5.4")
def test_cavalry_ignores_the_river_of_its_first_road(game) -> None:
    cavalry = "guyot pajol exelmans kellermann milhaud maurin"
    state = game.position(towns={"laneffe": cavalry, "ligny": "steinmetz"})
    assert game.model.road("laneffe", "charleroi").river
    assert not game.model.road("charleroi", "ligny").river
    play(state, "group laneffe", *marches(cavalry, "charleroi", "ligny"))
    assert all(town_of(state, unit) == "ligny" for unit in cavalry.split())


@pytest.mark.rule("5.4", "5.5")
def test_the_river_of_the_second_road_counts_for_cavalry_and_forced_marches(game) -> None:
    horse, foot = "guyot pajol exelmans", "allix donzelot marcognet"
    state = game.position(
        towns={"philippeville": f"{horse} {foot}", "charleroi": "steinmetz"},
    )
    play(state, "group philippeville", *marches(horse, "laneffe", "charleroi"))
    play(state, *marches("allix donzelot", "laneffe", "charleroi"), "march marcognet laneffe")
    assert refused(state, "march marcognet charleroi") == ("5.4", "river-full")


@pytest.mark.rule("5.4", "5.5")
def test_a_forced_march_ignores_the_river_of_its_first_road(game) -> None:
    state = game.position(towns={"laneffe": SIX, "ligny": "steinmetz"})
    play(state, "group laneffe", *marches(SIX, "charleroi", "ligny"))
    assert all(town_of(state, unit) == "ligny" for unit in SIX.split())


# --- 5.5 ---------------------------------------------------------------------------------------


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("unit", "way"),
    [
        ("allix", ["philippeville", "givet", "dinant"]),
        ("desales", ["philippeville", "givet", "dinant"]),
        ("guyot", ["philippeville", "givet", "dinant", "yvoir"]),
    ],
)
def test_one_town_more_and_no_farther(game, unit: str, way: list[str]) -> None:
    state = game.position(towns={"laneffe": unit})
    play(state, "group laneffe", *marches(unit, *way[:-1]))
    assert town_of(state, unit) == way[-2]
    assert refused(state, f"march {unit} {way[-1]}") == ("5.5", "too-far")


@pytest.mark.rule("5.5")
def test_a_leader_never_forces_his_march(game) -> None:
    state = game.position(towns={"laneffe": "napoleon"})
    play(state, "group laneffe", "march napoleon philippeville", "march napoleon givet")
    assert refused(state, "march napoleon dinant") == ("5.5", "leader-no-forced")


@pytest.mark.rule("5.5", "W2")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("unit", "way"), [("jerome", ("philippeville", "givet")), ("kellermann", None)]
)
def test_the_die_of_a_forced_march(game, die: int, unit: str, way) -> None:
    way = way or ("philippeville", "givet", "dinant")
    state = game.position(towns={"laneffe": unit}, dice=[die])
    play(state, "group laneffe", *marches(unit, *way), "done")
    assert town_of(state, unit) == way[-1]
    assert cv_of(state, unit) == (3 if die <= 3 else 4)


@pytest.mark.rule("5.5")
def test_the_loss_of_a_march_is_lasting(game) -> None:
    state = game.position(towns={"laneffe": "jerome"}, dice=[1])
    play(state, "group laneffe", "march jerome philippeville", "march jerome givet", "done")
    for _ in range(4):
        end_turn(state)
    assert cv_of(state, "jerome") == 3


@pytest.mark.rule("5.5")
def test_a_die_for_every_unit_that_forced_its_march_and_no_other(game) -> None:
    state = game.position(towns={"laneffe": "jerome friant morand guyot"}, dice=[3, 4])
    play(state, "group laneffe", *marches("jerome friant guyot", "philippeville", "givet"))
    play(state, "march morand philippeville")
    events = play(state, "done")
    assert keys(events).count("march-roll") == 2
    assert (cv_of(state, "jerome"), cv_of(state, "friant")) == (3, 4)


@pytest.mark.rule("5.5")
def test_dice_are_rolled_when_all_moves_are_made(game) -> None:
    # There is one die: a roll at the march, and another at the end, would ask for two.
    state = game.position(towns={"laneffe": "jerome:1", "beaumont": "foy"}, dice=[1])
    events = play(state, "group laneffe", "march jerome philippeville", "march jerome givet")
    events += play(state, "group beaumont", "march foy solre")
    assert "march-roll" not in keys(events)
    assert town_of(state, "jerome") == "givet"
    play(state, "done")
    assert town_of(state, "jerome") is None


@pytest.mark.rule("5.5", "5.3")
def test_a_forced_march_keeps_the_capacity_of_roads(game) -> None:
    state = game.position(towns={"philippeville": "guyot", "laneffe": SIX})
    play(state, "group laneffe", *marches(SIX, "fosse"), "group philippeville")
    play(state, "march guyot laneffe")
    assert refused(state, "march guyot fosse") == ("5.3", "road-full")
    second = game.position(towns={"philippeville": f"{SIX} foy"})
    play(second, "group philippeville", *marches(SIX, "laneffe", "fosse"), "march foy laneffe")
    assert refused(second, "march foy fosse") == ("5.3", "road-full")


@pytest.mark.rule("5.5")
def test_units_may_attack_by_forced_march(game) -> None:
    towns = {"philippeville": THREE, "charleroi": "steinmetz pirch jagow"}
    state = game.position(towns=towns, dice=[4, 4, 4])
    play(state, "group philippeville", *marches(THREE, "laneffe", "charleroi"))
    events = play(state, "done")
    assert keys(events).count("march-roll") == 3
    assert "battle-begins" in keys(events)


@pytest.mark.rule("5.5", "9.0", "W19")
def test_no_forced_march_into_a_battle_as_reinforcement(game) -> None:
    battle = {
        "town": "charleroi",
        "french": {"left": "allix", "centre": "donzelot", "right": "marcognet"},
        "allied": {"left": "steinmetz", "centre": "pirch", "right": "jagow+"},
        "from": ["laneffe"],
    }
    state = game.position(battles=[battle], towns={"laneffe": "foy", "philippeville": "girard"})
    while state.step != "reinforcements":
        play(state, "done")
    assert refused(state, "bring foy") is None
    assert refused(state, "bring girard") == ("9.0", "not-adjacent")


@pytest.mark.rule("5.5", "7.3", "W3")
@pytest.mark.parametrize("die", [1, 4, 5, 6])
def test_a_forced_retreat_loses_on_one_to_four(game, die: int) -> None:
    state = game.position(
        towns={"laneffe": THREE, "charleroi": "steinmetz"},
        dice=[die],
    )
    play(state, "group laneffe", *marches(THREE, "charleroi"), "done")
    assert (state.step, state.seat) == ("rout", "allied")
    play(state, "retreat steinmetz ligny", "retreat steinmetz namur", "done")
    assert town_of(state, "steinmetz") == "namur"
    # One CV is the price of the rout itself.
    assert cv_of(state, "steinmetz") == (2 if die <= 4 else 3)


@pytest.mark.rule("5.5", "W25")
def test_stragglers_may_end_an_attack(game) -> None:
    state = game.position(
        towns={"philippeville": "allix:1 donzelot marcognet", "charleroi": "steinmetz"},
        dice=[3, 4, 4],
    )
    play(state, "group philippeville", *marches(THREE, "laneffe", "charleroi"))
    events = play(state, "done")
    assert "battle-begins" not in keys(events)
    assert town_of(state, "allix") is None
    assert town_of(state, "donzelot") == town_of(state, "marcognet") == "philippeville"
    assert town_of(state, "steinmetz") == "charleroi"


@pytest.mark.rule("5.5", "W25")
def test_stragglers_who_live_do_not_end_an_attack(game) -> None:
    state = game.position(
        towns={"philippeville": "allix:2 donzelot marcognet", "charleroi": "steinmetz"},
        dice=[3, 3, 3],
    )
    play(state, "group philippeville", *marches(THREE, "laneffe", "charleroi"))
    assert "battle-begins" in keys(play(state, "done"))


# --- 5.6 ---------------------------------------------------------------------------------------


@pytest.mark.rule("5.6")
@pytest.mark.parametrize("turn", [3, 9, 21])
def test_normal_moves_are_made_at_night(game, turn: int) -> None:
    state = game.position(turn=turn, towns={"laneffe": "allix guyot"})
    play(state, "group laneffe", "march allix fosse")
    play(state, "march guyot philippeville", "march guyot givet")
    assert (town_of(state, "allix"), town_of(state, "guyot")) == ("fosse", "givet")
    assert groups_left(state, "french") == 2


@pytest.mark.rule("5.6", "5.5")
def test_no_forced_march_at_night(game) -> None:
    state = game.position(turn=3, towns={"laneffe": "allix guyot"})
    play(state, "group laneffe", "march allix philippeville")
    assert refused(state, "march allix givet") == ("5.6", "night-no-forced")
    play(state, "march guyot philippeville", "march guyot givet")
    assert refused(state, "march guyot dinant") == ("5.6", "night-no-forced")


@pytest.mark.rule("5.6", "W22")
@pytest.mark.parametrize("defenders", ["steinmetz", "steinmetz pirch jagow", "blucher"])
def test_no_attack_at_night(game, defenders: str) -> None:
    state = game.position(turn=3, towns={"laneffe": TEN, "charleroi": defenders})
    play(state, "group laneffe")
    assert refused(state, "march allix charleroi") == ("5.6", "night-no-attack")


@pytest.mark.rule("5.6", "W22")
def test_the_allies_do_not_attack_at_night_either(game) -> None:
    state = game.position(turn=6, towns={"ligny": "steinmetz pirch jagow", "charleroi": "allix"})
    play(state, "group ligny prussian")
    assert refused(state, "march pirch charleroi") == ("5.6", "night-no-attack")


@pytest.mark.rule("5.6", "10.1", "W2")
def test_a_leader_orders_a_forced_march_at_night(game) -> None:
    state = game.position(turn=3, towns={"laneffe": "napoleon jerome"}, dice=[3])
    play(state, "activate napoleon", "group laneffe")
    play(state, "march jerome philippeville", "march jerome givet", "done")
    assert (town_of(state, "jerome"), cv_of(state, "jerome")) == ("givet", 3)


@pytest.mark.rule("5.5", "2.4", "W25")
def test_a_unit_that_fell_on_the_march_is_asked_nothing_more(game) -> None:
    """The only marcher dies of his forced march; in his next turn he is not among the actions."""
    state = game.position(turn=1, towns={"beaumont": "foy:1"}, dice=[1])
    state.eliminate(game.model.unit("bose").id, BY_SUPPLY)
    play(state, "group beaumont", "march foy thuin", "march foy charleroi", "done", "done")
    assert state.view(None)["turn"]["number"] == 3
    assert not [action for action in actions(state) if "foy" in action.split()]
    assert all(state.refusal(code) == 0 for code in state.codes())


@pytest.mark.rule("5.1", "5.5")
def test_the_log_names_the_rule_of_a_forced_march(game) -> None:
    state = game.position(towns={"beaumont": "allix"})
    events = play(state, "group beaumont", *marches("allix", "laneffe", "philippeville"))
    assert [event.rule for event in events if event.key == "marched"] == ["5.1", "5.5"]
