"""Chapter 10: Napoléon, Wellington and Blücher."""

from __future__ import annotations

import pytest

from playing import (
    army_size,
    battles,
    blocks,
    cv_of,
    keys,
    marches,
    names,
    play,
    refused,
    remembered,
    standing,
    town_of,
)

LEADERS = {"napoleon": "french", "wellington": "british", "blucher": "prussian"}


def forced(game, towns: dict[str, str], start: str, unit: str, die: int, turn: int = 1, army=""):
    """A forced march by a minor or main road after the leader there was activated."""
    leader = towns[start].split()[0]
    state = game.position(turn=turn, towns=towns, dice=[die])
    way = {"laneffe": ("philippeville", "givet"), "brussels": ("wavre", "gembloux")}[start]
    play(state, f"activate {leader}", f"group {start} {army}".strip())
    play(state, *marches(unit, *way), "done")
    return state


# --- 10.0 --------------------------------------------------------------------------------------


@pytest.mark.rule("10.0", "2.5")
def test_three_leaders_of_one_cv(game) -> None:
    state = game.start("historical", seed=1)
    for leader, army in LEADERS.items():
        (block,) = [
            block
            for seat in ("french", "allied")
            for block in standing(state, seat)
            if block.get("key") == leader
        ]
        assert (block["side"], block["kind"], block["strength"]) == (army, "leader", 1)


@pytest.mark.rule("10.0", "10.1")
@pytest.mark.parametrize(
    ("leader", "unit", "army"),
    [("blucher", "cooke", "british"), ("wellington", "steinmetz", "prussian")],
)
def test_an_allied_leader_commands_only_his_own_army(game, leader, unit, army) -> None:
    towns = {"brussels": f"{leader} {unit}"}
    state = forced(game, towns, "brussels", unit, die=3, turn=2, army=army)
    assert cv_of(state, unit) == 3


@pytest.mark.rule("10.0", "10.1")
@pytest.mark.parametrize(
    ("leader", "unit", "army"),
    [("blucher", "steinmetz", "prussian"), ("wellington", "cooke", "british")],
)
def test_an_allied_leader_commands_his_own_army(game, leader, unit, army) -> None:
    towns = {"brussels": f"{leader} {unit}"}
    state = forced(game, towns, "brussels", unit, die=3, turn=2, army=army)
    assert cv_of(state, unit) == 4


@pytest.mark.rule("10.0", "10.1", "5.6")
def test_blucher_orders_no_british_march_at_night(game) -> None:
    state = game.position(turn=6, towns={"brussels": "blucher cooke steinmetz"})
    play(state, "activate blucher", "group brussels british", "march cooke wavre")
    assert refused(state, "march cooke gembloux") == ("5.6", "night-no-forced")
    play(state, "group brussels prussian", "march steinmetz wavre")
    assert refused(state, "march steinmetz gembloux") is None


@pytest.mark.rule("10.0", "12.2", "W6")
def test_napoleon_lost_is_the_war_lost_at_once(game) -> None:
    """He is left alone before guns that hit."""
    battle = {
        "town": "charleroi",
        "french": {"left": "allix:1 napoleon", "centre": "foy", "right": "girard"},
        "allied": {"left": "steinmetz", "centre": "pirch", "right": "lehmann:3"},
        "from": ["laneffe"],
    }
    state = game.position(battles=[battle], to_play="allied", dice=[6, 6, 1])
    while state.step != "combat":
        play(state, "done")
    events = play(state, "fire lehmann")
    assert state.over
    assert keys(events)[-1] == "game-ends"
    assert (state.outcome.winners, state.outcome.rule) == (("allied",), "12.2")
    assert state.outcome.key == "napoleon-lost"
    # The armies were not counted: the French still have 36 units.
    assert army_size(state, "french") == 36


@pytest.mark.rule("10.0", "7.5", "12.2", "W6")
def test_napoleon_who_cannot_retreat_is_lost(game) -> None:
    """Both roads out of Valenciennes are in the hands of the attackers."""
    towns = {"valenciennes": "allix napoleon guyot", "conde": "cooke alten", "bavay": "picton"}
    state = game.position(turn=2, towns=towns, others={"french": "givet"})
    play(state, "group conde british", *marches("cooke alten", "valenciennes"))
    events = play(state, "group bavay british", "march picton valenciennes", "done")
    assert state.over
    assert keys(events)[-1] == "game-ends"
    assert (state.outcome.winners, state.outcome.key) == (("allied",), "napoleon-lost")


@pytest.mark.rule("10.0", "12.2")
@pytest.mark.parametrize("die", [5, 6])
def test_a_leader_is_lost_by_any_loss(game, die: int) -> None:
    battle = {
        "town": "charleroi",
        "french": {"left": "allix", "centre": "foy", "right": "pelletier:2"},
        "allied": {"left": "steinmetz:1 blucher", "centre": "pirch", "right": "jagow"},
        "from": ["laneffe"],
    }
    state = game.position(battles=[battle], dice=[die, die])
    while state.step != "combat":
        play(state, "done")
    play(state, "fire pelletier")
    lost = die == 6
    assert (town_of(state, "blucher") is None) == lost
    assert (army_size(state, "prussian") == 23) == lost
    # Wellington and Blücher are not Napoléon: the war goes on.
    assert not state.over


@pytest.mark.rule("10.0", "W15")
def test_a_leader_is_hit_only_when_nobody_else_is_left(game) -> None:
    battle = {
        "town": "charleroi",
        "french": {"left": "allix", "centre": "foy", "right": "pelletier:2"},
        "allied": {"left": "steinmetz:2 blucher", "centre": "pirch", "right": "jagow"},
        "from": ["laneffe"],
    }
    state = game.position(battles=[battle], dice=[6, 1])
    while state.step != "combat":
        play(state, "done")
    play(state, "fire pelletier")
    assert (cv_of(state, "steinmetz"), cv_of(state, "blucher")) == (1, 1)


# --- 10.1 --------------------------------------------------------------------------------------


@pytest.mark.rule("10.1", "5.5", "W2")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_under_orders_a_forced_march_loses_on_one_and_two(game, die: int) -> None:
    state = forced(game, {"laneffe": "napoleon jerome"}, "laneffe", "jerome", die)
    assert cv_of(state, "jerome") == (3 if die <= 2 else 4)


@pytest.mark.rule("10.1", "5.5", "W2")
def test_a_leader_who_is_not_activated_gives_no_bonus(game) -> None:
    state = game.position(towns={"laneffe": "napoleon jerome"}, dice=[3])
    play(state, "group laneffe", *marches("jerome", "philippeville", "givet"), "done")
    assert cv_of(state, "jerome") == 3


@pytest.mark.rule("10.1", "W2")
def test_only_units_from_his_own_town_have_the_bonus(game) -> None:
    towns = {"laneffe": "napoleon", "beaumont": "jerome"}
    state = game.position(towns=towns, dice=[3])
    play(state, "activate napoleon", "group beaumont")
    play(state, *marches("jerome", "laneffe", "philippeville"), "done")
    assert cv_of(state, "jerome") == 3


@pytest.mark.rule("10.1", "W2")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_a_night_march_under_orders_has_the_normal_risk(game, die: int) -> None:
    state = forced(game, {"laneffe": "napoleon jerome"}, "laneffe", "jerome", die, turn=3)
    assert town_of(state, "jerome") == "givet"
    assert cv_of(state, "jerome") == (3 if die <= 3 else 4)


@pytest.mark.rule("10.1", "W2")
def test_at_night_only_units_leaving_his_town_force_their_march(game) -> None:
    towns = {"laneffe": "napoleon", "beaumont": "jerome"}
    state = game.position(turn=3, towns=towns)
    play(state, "activate napoleon", "group beaumont", "march jerome laneffe")
    assert refused(state, "march jerome philippeville") == ("5.6", "night-no-forced")


@pytest.mark.rule("10.1")
def test_at_night_his_orders_allow_no_attack(game) -> None:
    towns = {"laneffe": "napoleon allix donzelot marcognet", "charleroi": "steinmetz"}
    state = game.position(turn=3, towns=towns)
    play(state, "activate napoleon", "group laneffe")
    assert refused(state, "march allix charleroi") == ("5.6", "night-no-attack")


@pytest.mark.rule("10.1", "2.2")
def test_an_activated_leader_lies_face_up_for_all_to_see(game) -> None:
    state = game.position(towns={"laneffe": "napoleon allix"})
    assert names(blocks(state, "allied", "laneffe")) == set()
    (event,) = play(state, "activate napoleon")
    assert event.seen_by("allied").params["unit"] == "napoleon"
    for seat in ("allied", None):
        assert names(blocks(state, seat, "laneffe")) == {"napoleon"}


@pytest.mark.rule("10.1")
def test_after_his_orders_a_leader_moves_one_or_two_towns(game) -> None:
    state = game.position(towns={"laneffe": "napoleon jerome"}, dice=[3])
    play(state, "activate napoleon", "group laneffe")
    play(state, *marches("napoleon jerome", "philippeville", "givet"))
    assert refused(state, "march napoleon dinant") == ("5.5", "leader-no-forced")
    play(state, "done")
    assert town_of(state, "napoleon") == "givet"
    # He gave his orders where he stood: the bonus stays with the units that left there.
    assert cv_of(state, "jerome") == 4


@pytest.mark.rule("10.1", "W24")
def test_a_leader_who_has_moved_gives_no_orders(game) -> None:
    state = game.position(towns={"laneffe": "napoleon"})
    play(state, "group laneffe", "march napoleon philippeville")
    assert refused(state, "activate napoleon") == ("10.1", "leader-moved")


@pytest.mark.rule("10.1")
def test_who_may_be_activated(game) -> None:
    state = game.position(towns={"laneffe": "napoleon allix"})
    assert refused(state, "activate allix") == ("10.1", "not-a-leader")
    assert refused(state, "activate blucher") == ("4.0", "not-yours")
    play(state, "activate napoleon")
    assert refused(state, "activate napoleon") == ("10.1", "leader-active")


@pytest.mark.rule("10.1")
def test_orders_last_one_turn(game) -> None:
    state = game.position(turn=1, towns={"laneffe": "napoleon jerome"}, dice=[3])
    play(state, "activate napoleon", "done", "done", "group laneffe")
    assert state.view(None)["turn"]["number"] == 3
    assert names(blocks(state, "allied", "laneffe")) == set()
    play(state, "march jerome philippeville")
    assert refused(state, "march jerome givet") == ("5.6", "night-no-forced")


@pytest.mark.rule("10.1", "W24")
def test_orders_come_before_the_units_leave(game) -> None:
    state = game.position(turn=3, towns={"charleroi": "napoleon friant"})
    assert refused(state, "activate napoleon") is None
    play(state, "group charleroi", "march friant quatre_bras")
    assert refused(state, "activate napoleon") == ("10.1", "orders-too-late")


@pytest.mark.rule("10.1", "W24")
def test_units_of_another_town_do_not_hinder_orders(game) -> None:
    state = game.position(turn=3, towns={"charleroi": "napoleon friant", "thuin": "foy"})
    play(state, "group thuin", "march foy beaumont")
    assert refused(state, "activate napoleon") is None


@pytest.mark.rule("10.1", "2.2")
def test_a_leader_seen_is_remembered(game) -> None:
    state = game.position(turn=1, towns={"laneffe": "napoleon"})
    play(state, "activate napoleon", "done")
    (memory,) = remembered(state, "allied").values()
    assert (memory["key"], memory["place"]) == ("napoleon", "laneffe")
    assert (memory["turn"], memory["strength"]) == (1, 1)
    assert remembered(state, "french") == {}


# --- 10.2 --------------------------------------------------------------------------------------


def shaken(game, die: int, place: str, leader: str = "blucher", unit: str = "steinmetz:1"):
    """Foy has engaged a Prussian left of 1 CV; a leader stands somewhere."""
    allied = {"left": f"{unit} krafft", "centre": "pirch", "right": "jagow", "reserve": ""}
    allied[place] += f" {leader}"
    battle = {
        "town": "charleroi",
        "french": {"left": "allix", "centre": "donzelot", "right": "foy+"},
        "allied": allied,
        "from": ["laneffe"],
    }
    return game.position(battles=[battle], to_play="allied", dice=[die])


def stands(state, unit: str) -> str:
    """The column of an Allied unit."""
    columns = battles(state, "allied")[0]["sides"]["allied"]
    return next(name for name, shown in columns.items() if unit in names(shown))


@pytest.mark.rule("10.2", "8.6", "W1")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_leader_in_the_column_steadies_it(game, die: int) -> None:
    state = shaken(game, die, "left")
    assert stands(state, "steinmetz") == ("reserve" if die <= 2 else "left")


@pytest.mark.rule("10.2", "8.6", "W1")
@pytest.mark.parametrize("place", ["centre", "right", "reserve"])
@pytest.mark.parametrize("die", [3, 4])
def test_a_leader_elsewhere_does_not(game, place: str, die: int) -> None:
    state = shaken(game, die, place)
    assert stands(state, "steinmetz") == ("reserve" if die <= 3 else "left")


@pytest.mark.rule("10.2", "10.0", "W43")
def test_a_leader_of_another_army_does_not(game) -> None:
    state = shaken(game, 3, "left", leader="wellington")
    assert stands(state, "steinmetz") == "reserve"


@pytest.mark.rule("10.2", "6.2")
def test_a_leader_is_deployed_with_his_troops(game) -> None:
    units = "allix donzelot marcognet"
    state = game.position(
        towns={"laneffe": f"{units} napoleon", "charleroi": "steinmetz pirch jagow blucher"}
    )
    play(state, "group laneffe", *marches(f"{units} napoleon", "charleroi"), "done")
    play(state, "deploy blucher centre")
    assert stands(state, "blucher") == "centre"


@pytest.mark.rule("10.2", "8.2", "W11")
def test_a_leader_makes_one_or_two_tactical_moves(game) -> None:
    battle = {
        "town": "charleroi",
        "french": {"left": "allix napoleon", "centre": "donzelot", "right": "foy"},
        "allied": {"left": "steinmetz", "centre": "pirch", "right": "jagow"},
        "from": ["laneffe"],
    }
    state = game.position(battles=[battle])
    while state.step != "combat":
        play(state, "done")
    play(state, "shift napoleon centre", "shift napoleon right")
    columns = battles(state, "french")[0]["sides"]["french"]
    assert "napoleon" in names(columns["right"])
    assert refused(state, "shift napoleon centre") == ("8.0", "has-acted")


@pytest.mark.rule("10.2")
def test_a_leader_has_no_fire(game) -> None:
    battle = {
        "town": "charleroi",
        "french": {"left": "allix napoleon", "centre": "donzelot", "right": "foy"},
        "allied": {"left": "steinmetz", "centre": "pirch", "right": "jagow+"},
        "from": ["laneffe"],
    }
    state = game.position(battles=[battle])
    while state.step != "combat":
        play(state, "done")
    assert refused(state, "fire allix") is None
    assert refused(state, "fire napoleon") == ("10.2", "leader-no-fire")
