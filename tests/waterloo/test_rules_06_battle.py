"""Chapter 6: attack, deployment, battle turns, several battles at once."""

from __future__ import annotations

import pytest

from playing import (
    actions,
    battles,
    blocks,
    cv_of,
    keys,
    marches,
    names,
    now,
    play,
    refused,
    town_of,
)

THREE = "allix donzelot marcognet"
DEFENDERS = "steinmetz pirch jagow"


def attack(game, attackers: str, defenders: str, **more):
    """The moment after a French attack from Laneffe on Charleroi has been declared."""
    state = game.position(towns={"laneffe": attackers, "charleroi": defenders}, **more)
    events = play(state, "group laneffe", *marches(attackers, "charleroi"), "done")
    return state, events


def deploy(columns: dict[str, str]) -> list[str]:
    """The deployment of a side, and its end."""
    orders = [f"deploy {u} {column}" for column, us in columns.items() for u in us.split()]
    return [*orders, "done"]


def in_columns(state, seat: str | None, side: str, battle: int = 0) -> dict[str, list]:
    """The columns and the reserve of a side as a seat sees them."""
    return battles(state, seat)[battle]["sides"][side]


def melee(town: str, french: str, allied: str, start: str) -> dict:
    """A battle with one unit in each column."""
    columns = ("left", "centre", "right")
    return {
        "town": town,
        "french": dict(zip(columns, french.split(), strict=True)),
        "allied": dict(zip(columns, allied.split(), strict=True)),
        "from": [start],
    }


# --- 6.1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("6.0", "6.1")
def test_three_units_make_a_battle(game) -> None:
    state, events = attack(game, THREE, DEFENDERS)
    assert "battle-begins" in keys(events)
    assert (battles(state)[0]["place"], state.step) == ("charleroi", "deployment")


@pytest.mark.rule("6.1")
def test_two_units_may_not_attack(game) -> None:
    state = game.position(towns={"laneffe": "allix donzelot", "charleroi": "steinmetz"})
    play(state, "group laneffe")
    assert refused(state, "march allix charleroi") == ("6.1", "too-few-to-attack")


@pytest.mark.rule("6.1", "W25")
def test_movement_does_not_end_with_two_attackers(game) -> None:
    state = game.position(towns={"laneffe": THREE, "charleroi": "steinmetz"})
    play(state, "group laneffe", *marches("allix donzelot", "charleroi"))
    assert refused(state, "done") == ("6.1", "attack-under-strength")
    play(state, "march marcognet charleroi")
    assert refused(state, "done") is None


@pytest.mark.rule("6.1")
def test_the_three_may_come_from_several_towns(game) -> None:
    state = game.position(
        towns={"laneffe": "allix", "thuin": "donzelot", "binche": "foy", "charleroi": DEFENDERS}
    )
    play(state, "group laneffe", "march allix charleroi")
    play(state, "group thuin", "march donzelot charleroi")
    play(state, "group binche", "march foy charleroi")
    assert "battle-begins" in keys(play(state, "done"))


@pytest.mark.rule("6.1", "5.1")
def test_an_attack_needs_group_moves_enough_to_gather_three(game) -> None:
    state = game.position(
        towns={
            "laneffe": "allix",
            "thuin": "donzelot",
            "binche": "foy",
            "beaumont": "girard",
            "charleroi": DEFENDERS,
        }
    )
    play(state, "group beaumont", "group laneffe", "march allix charleroi")
    play(state, "group thuin")
    assert refused(state, "group binche") == ("5.1", "no-groups-left")
    assert refused(state, "march donzelot charleroi") == ("6.1", "too-few-to-attack")
    assert refused(state, "done") == ("6.1", "attack-under-strength")


@pytest.mark.rule("6.1", "W4")
def test_a_leader_is_not_one_of_the_three(game) -> None:
    state = game.position(towns={"laneffe": "napoleon allix donzelot", "charleroi": "steinmetz"})
    play(state, "group laneffe")
    assert refused(state, "march allix charleroi") == ("6.1", "too-few-to-attack")
    assert refused(state, "march napoleon charleroi") == ("6.1", "too-few-to-attack")


@pytest.mark.rule("6.1", "W25")
def test_a_unit_recalled_goes_back_where_its_move_began_and_has_moved(game) -> None:
    towns = {"philippeville": "guyot", "laneffe": "allix donzelot", "charleroi": "steinmetz"}
    state = game.position(towns=towns)
    assert refused(state, "recall guyot") == ("6.1", "not-under-strength")
    play(state, "group philippeville", "march guyot laneffe", "march guyot charleroi")
    play(state, "recall guyot")
    assert town_of(state, "guyot") == "philippeville"
    assert refused(state, "done") is None
    assert refused(state, "march guyot laneffe") is not None
    play(state, "group laneffe")
    assert refused(state, "group philippeville") == ("5.1", "nobody-there")


@pytest.mark.rule("5.3", "5.4", "6.1", "W25")
def test_who_is_recalled_has_used_the_road_all_the_same(game) -> None:
    """Five may cross the Sambre; two are called back, so three may follow them."""
    towns = {"laneffe": f"{THREE} foy jerome girard", "charleroi": "steinmetz"}
    state = game.position(towns=towns)
    play(state, "group laneffe", *marches("allix donzelot", "charleroi"))
    play(state, "recall allix", "recall donzelot", *marches("marcognet foy jerome", "charleroi"))
    assert refused(state, "march girard charleroi") == ("5.4", "river-full")
    assert refused(state, "done") is None


@pytest.mark.rule("6.1", "5.1")
@pytest.mark.parametrize(("spent", "refusal"), [(1, None), (2, ("6.1", "too-few-to-attack"))])
def test_an_ally_without_a_group_move_is_not_counted_on(game, spent, refusal) -> None:
    """Two Prussians stand with Cooke, but their army may have no group move left."""
    towns = {
        "waterloo": "cooke steinmetz pirch",
        "namur": "jagow",
        "liege": "krafft",
        "quatre_bras": "allix",
    }
    state = game.position(turn=2, towns=towns)
    play(state, *["group namur prussian", "group liege prussian"][:spent], "group waterloo british")
    assert refused(state, "march cooke quatre_bras") == refusal
    legal = {action for action in actions(state) if action.startswith("march cooke quatre")}
    assert bool(legal) == (refusal is None)


@pytest.mark.rule("6.1", "W25")
def test_an_attack_of_three_is_not_recalled(game) -> None:
    state = game.position(towns={"laneffe": THREE, "charleroi": "steinmetz"})
    play(state, "group laneffe", *marches(THREE, "charleroi"))
    assert refused(state, "recall allix") == ("6.1", "not-under-strength")


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("defenders", ["steinmetz", "steinmetz pirch"])
def test_one_or_two_defenders_rout_at_once(game, defenders: str) -> None:
    state, events = attack(game, THREE, defenders)
    assert "routed" in keys(events)
    assert (state.step, state.seat) == ("rout", "allied")
    assert all(cv_of(state, unit) == 3 for unit in defenders.split())


@pytest.mark.rule("6.1")
def test_three_defenders_stand(game) -> None:
    state, events = attack(game, THREE, DEFENDERS)
    assert "routed" not in keys(events)
    assert all(cv_of(state, unit) == 4 for unit in DEFENDERS.split())


@pytest.mark.rule("6.1", "W4")
def test_a_leader_is_not_a_third_defender(game) -> None:
    state, events = attack(game, THREE, "steinmetz pirch blucher")
    assert "routed" in keys(events)
    assert cv_of(state, "blucher") == 1


@pytest.mark.rule("6.1", "W4")
def test_a_leader_alone_gives_way_without_loss(game) -> None:
    state, events = attack(game, THREE, "blucher")
    assert "routed" in keys(events)
    play(state, "retreat blucher ligny")
    assert cv_of(state, "blucher") == 1


@pytest.mark.rule("6.1", "7.5", "W8")
@pytest.mark.parametrize(
    ("defender", "attackers", "left"),
    [
        ("steinmetz", THREE, 3),
        ("lehmann", THREE, 1),
        ("mohnhaupt", THREE, 0),
        ("jurgass", THREE, 4),
        ("jurgass", "allix donzelot guyot", 3),
        ("luck:1", THREE, 0),
    ],
)
def test_what_a_rout_at_once_costs(game, defender: str, attackers: str, left: int) -> None:
    state, _ = attack(game, attackers, defender)
    assert cv_of(state, defender.split(":")[0]) == left


@pytest.mark.rule("6.1", "W8")
def test_the_attackers_hold_the_town(game) -> None:
    state, _ = attack(game, THREE, "steinmetz")
    play(state, "retreat steinmetz ligny")
    while now(state) == 1:
        play(state, "done")
    assert town_of(state, "steinmetz") == "ligny"
    assert [b["side"] for b in blocks(state, None, "charleroi")] == ["french"] * 3


@pytest.mark.rule("6.1")
def test_the_active_player_attacks(game) -> None:
    state, _ = attack(game, THREE, DEFENDERS)
    assert battles(state)[0]["attacker"] == "french"
    allied = game.position(turn=2, towns={"ligny": DEFENDERS, "charleroi": THREE})
    play(allied, "group ligny prussian", *marches(DEFENDERS, "charleroi"), "done")
    assert battles(allied)[0]["attacker"] == "allied"
    assert allied.seat == "french"


@pytest.mark.rule("6.1")
def test_a_battle_goes_on_turn_by_turn_within_the_campaign_turn(game) -> None:
    state = game.position(
        battles=[melee("charleroi", "allix donzelot marcognet+", DEFENDERS, "laneffe")]
    )
    seats = []
    for _ in range(12):
        if not seats or seats[-1] != state.seat:
            seats.append(state.seat)
        play(state, "done")
    assert seats[:4] == ["french", "allied", "french", "allied"]
    assert now(state) == 1


# --- 6.2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("6.2")
def test_the_defender_deploys_first(game) -> None:
    state, _ = attack(game, THREE, DEFENDERS)
    assert (state.step, state.seat) == ("deployment", "allied")
    assert refused(state, "deploy allix left") == ("4.0", "not-yours")
    play(state, *deploy({"left": "steinmetz", "centre": "pirch", "right": "jagow"}))
    assert (state.step, state.seat) == ("deployment", "french")


@pytest.mark.rule("6.2")
def test_the_defender_changes_nothing_once_the_attacker_deploys(game) -> None:
    state, _ = attack(game, THREE, f"{DEFENDERS} krafft")
    play(state, *deploy({"left": "steinmetz", "centre": "pirch", "right": "jagow"}))
    assert refused(state, "deploy krafft left") == ("4.0", "not-yours")
    play(state, "deploy allix left")
    assert refused(state, "deploy krafft left") == ("4.0", "not-yours")


@pytest.mark.rule("6.2")
def test_four_against_five_as_in_the_diagram(game) -> None:
    state, _ = attack(game, f"{THREE} foy girard", f"{DEFENDERS} krafft")
    play(state, *deploy({"right": "steinmetz", "left": "jagow", "centre": "pirch krafft"}))
    play(state, *deploy({"right": "allix", "centre": "donzelot", "left": "marcognet"}))
    allied = {name: len(b) for name, b in in_columns(state, None, "allied").items()}
    french = {name: len(b) for name, b in in_columns(state, None, "french").items()}
    assert allied == {"left": 1, "centre": 2, "right": 1, "reserve": 0}
    assert french == {"left": 1, "centre": 1, "right": 1, "reserve": 2}


@pytest.mark.rule("6.2")
def test_every_column_must_be_held(game) -> None:
    state, _ = attack(game, THREE, f"{DEFENDERS} krafft")
    play(state, "deploy steinmetz left", "deploy pirch centre")
    assert refused(state, "done") == ("6.2", "column-empty")
    play(state, "deploy jagow left")
    assert refused(state, "done") == ("6.2", "column-empty")
    play(state, "deploy krafft right")
    assert refused(state, "done") is None


@pytest.mark.rule("6.2")
def test_the_last_units_may_not_leave_a_column_empty(game) -> None:
    state, _ = attack(game, THREE, DEFENDERS)
    play(state, "deploy steinmetz left")
    assert refused(state, "deploy pirch left") == ("6.2", "column-empty")
    play(state, "deploy pirch centre")
    assert refused(state, "deploy jagow centre") == ("6.2", "column-empty")
    assert refused(state, "deploy jagow right") is None


@pytest.mark.rule("6.2")
def test_a_column_takes_any_number(game) -> None:
    many = "steinmetz pirch jagow henckel tippelskirch krafft brause bose borcke kemphen"
    state, _ = attack(game, THREE, f"{many} luck hake")
    play(state, *deploy({"centre": many, "left": "luck", "right": "hake"}))
    assert len(in_columns(state, None, "allied")["centre"]) == 10


@pytest.mark.rule("6.2")
def test_as_many_as_one_likes_stay_in_reserve(game) -> None:
    more = "krafft brause bose borcke"
    state, _ = attack(game, THREE, f"{DEFENDERS} {more}")
    play(state, *deploy({"left": "steinmetz", "centre": "pirch", "right": "jagow"}))
    assert names(in_columns(state, "allied", "allied")["reserve"]) == set(more.split())


@pytest.mark.rule("6.2", "W4")
def test_a_leader_holds_no_column_alone(game) -> None:
    state, _ = attack(game, THREE, f"{DEFENDERS} blucher")
    play(state, "deploy blucher left", "deploy steinmetz centre", "deploy pirch right")
    assert refused(state, "done") == ("6.2", "column-empty")
    assert refused(state, "deploy jagow right") == ("6.2", "column-empty")
    play(state, "deploy jagow left")
    assert refused(state, "done") is None


@pytest.mark.rule("6.2")
def test_a_block_is_deployed_once_and_only_in_this_battle(game) -> None:
    state, _ = attack(game, THREE, f"{DEFENDERS} krafft")
    play(state, "deploy steinmetz left")
    assert refused(state, "deploy steinmetz right") == ("6.2", "in-column")
    assert refused(state, "deploy brause right") == ("6.2", "not-in-battle")


@pytest.mark.rule("6.2", "2.2")
def test_deployment_is_hidden_until_both_have_deployed(game) -> None:
    state, _ = attack(game, THREE, f"{DEFENDERS} krafft")
    (event,) = play(state, "deploy steinmetz left")
    assert event.seen_by("french").pieces == ()
    play(state, *deploy({"centre": "pirch krafft", "right": "jagow"}))
    seen = in_columns(state, "french", "allied")
    assert [len(seen[c]) for c in ("left", "centre", "right", "reserve")] == [1, 2, 1, 0]
    assert all(names(column) == set() for column in seen.values())
    play(state, "deploy allix left", "deploy donzelot centre", "deploy marcognet right")
    assert all(names(column) == set() for column in in_columns(state, "allied", "french").values())


@pytest.mark.rule("6.2", "2.2")
def test_the_columns_are_laid_open_and_the_reserve_is_not(game) -> None:
    state, _ = attack(game, f"{THREE} foy", f"{DEFENDERS} krafft:2")
    play(state, *deploy({"left": "steinmetz", "centre": "pirch", "right": "jagow"}))
    columns = deploy({"left": "allix", "centre": "donzelot", "right": "marcognet"})
    events = play(state, *columns)
    shown = [event.params["unit"] for event in events if event.key == "reveals"]
    assert set(shown) == {*THREE.split(), *DEFENDERS.split()}
    for seat, side, reserve in (("french", "allied", "krafft"), ("allied", "french", "foy")):
        seen = in_columns(state, seat, side)
        fronts = [block for name in ("left", "centre", "right") for block in seen[name]]
        assert all("strength" in block for block in fronts)
        assert names(seen["reserve"]) == set()
        assert reserve not in names(blocks(state, seat, "charleroi"))


@pytest.mark.rule("6.2", "2.2")
def test_a_reserve_is_revealed_when_it_joins_a_column(game) -> None:
    battle = melee("charleroi", THREE, DEFENDERS, "laneffe")
    battle["french"]["reserve"] = "foy:2"
    state = game.position(battles=[battle])
    while state.step != "combat":
        play(state, "done")
    assert "foy" not in names(blocks(state, "allied", "charleroi"))
    play(state, "shift foy left")
    assert "foy" in names(in_columns(state, "allied", "french")["left"])


@pytest.mark.rule("6.2")
def test_left_faces_right(game) -> None:
    """The defender's left stands before the attacker's right."""
    battle = melee("charleroi", "allix+ donzelot marcognet", DEFENDERS, "laneffe")
    state = game.position(battles=[battle], to_play="allied", dice=[6] * 4)
    while state.step != "combat":
        play(state, "done")
    # Allix, from the attacker's left, has engaged the defender's right: Jagow.
    assert refused(state, "fire jagow") is None
    assert refused(state, "fire steinmetz") == ("8.3", "no-target")


# --- 6.3 ---------------------------------------------------------------------------------------


@pytest.mark.rule("6.3")
def test_the_attacker_has_the_first_battle_turn(game) -> None:
    state, _ = attack(game, THREE, DEFENDERS)
    play(state, *deploy({"left": "steinmetz", "centre": "pirch", "right": "jagow"}))
    events = play(state, *deploy({"left": "allix", "centre": "donzelot", "right": "marcognet"}))
    (turn,) = [event for event in events if event.key == "battle-turn"]
    assert (turn.params["team"], turn.params["number"]) == ("french", 1)
    assert state.seat == "french"


@pytest.mark.rule("6.3")
def test_also_when_the_allies_attack(game) -> None:
    state = game.position(turn=2, towns={"ligny": DEFENDERS, "charleroi": THREE})
    play(state, "group ligny prussian", *marches(DEFENDERS, "charleroi"), "done")
    play(state, *deploy({"left": "allix", "centre": "donzelot", "right": "marcognet"}))
    events = play(state, *deploy({"left": "steinmetz", "centre": "pirch", "right": "jagow"}))
    assert [e.params["team"] for e in events if e.key == "battle-turn"] == ["allied"]


@pytest.mark.rule("6.3")
def test_the_phases_of_a_battle_turn(game) -> None:
    """Morale, retreats, combat, reinforcements."""
    battle = melee("charleroi", "allix donzelot marcognet+", "steinmetz:1 pirch jagow", "laneffe")
    towns = {"laneffe": "foy", "ligny": "krafft", "quatre_bras": "brause"}
    state = game.position(battles=[battle], towns=towns, dice=[6])
    assert (state.seat, state.step) == ("french", "retreat")
    steps, events = [], []
    while state.seat == "french":
        steps.append(state.step)
        events = play(state, "done")
    assert steps == ["retreat", "combat", "reinforcements"]
    # Marcognet has engaged Steinmetz, who has 1 CV: his morale comes first of all.
    assert keys(events) == ["battle-turn", "morale-roll"]
    steps = []
    while state.seat == "allied":
        steps.append(state.step)
        play(state, "done")
    assert steps == ["retreat", "combat", "reinforcements"]
    assert state.seat == "french"


@pytest.mark.rule("6.3", "7.0")
def test_no_retreat_once_combat_has_begun(game) -> None:
    battle = melee("charleroi", "allix donzelot marcognet+", DEFENDERS, "laneffe")
    state = game.position(battles=[battle])
    assert "retreat allix laneffe" in actions(state)
    play(state, "done")
    assert state.step == "combat"
    assert refused(state, "retreat allix laneffe") == ("4.0", "not-now")


# --- 6.4 ---------------------------------------------------------------------------------------

WEST = melee("binche", "foy+ girard jerome", "krafft brause bose", "solre")
EAST = melee("charleroi", "allix+ donzelot marcognet", DEFENDERS, "laneffe")


def battle_turn(state) -> list[str]:
    """The player does nothing until his battle turn is over; the questions he was asked."""
    seat, steps = state.seat, []
    while state.seat == seat and state.step != "choice-of-battle":
        steps.append(state.step)
        play(state, "done")
    return steps


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(("first", "second"), [("binche", "charleroi"), ("charleroi", "binche")])
def test_the_player_chooses_the_battle_and_finishes_his_turn_there(game, first, second) -> None:
    state = game.position(battles=[WEST, EAST])
    assert (state.step, state.seat) == ("choice-of-battle", "french")
    assert actions(state) == {"battle binche", "battle charleroi"}
    play(state, f"battle {first}")
    while state.seat == "french" and state.view(None)["step"]["place"] == first:
        assert refused(state, f"battle {second}") == ("4.0", "not-now")
        play(state, "done")
    # The other battle is the only one left, so it needs no choice.
    assert (state.seat, state.view(None)["step"]["place"]) == ("french", second)
    battle_turn(state)
    assert (state.step, state.seat) == ("choice-of-battle", "allied")


@pytest.mark.rule("6.4", "W27")
def test_each_side_chooses_the_order_of_its_own_turns(game) -> None:
    state = game.position(battles=[WEST, EAST], to_play="allied")
    assert (state.step, state.seat) == ("choice-of-battle", "allied")


@pytest.mark.rule("6.4")
def test_a_battle_is_chosen_once_a_round(game) -> None:
    third = melee("mons", "lefol+ habert simmer", "cooke alten picton", "maubeuge")
    state = game.position(battles=[WEST, EAST, third])
    play(state, "battle charleroi")
    battle_turn(state)
    assert state.step == "choice-of-battle"
    assert refused(state, "battle charleroi") == ("6.4", "battle-played")
    assert refused(state, "battle ligny") == ("6.4", "no-such-battle")
    assert actions(state) == {"battle binche", "battle mons"}


@pytest.mark.rule("6.4", "W27")
def test_all_battles_are_opened_before_the_first_battle_turn(game) -> None:
    towns = {
        "solre": "foy girard jerome",
        "binche": "krafft brause bose",
        "laneffe": THREE,
        "charleroi": DEFENDERS,
        "philippeville": "lefol habert berthezene",
        "fosse": "luck",
    }
    state = game.position(towns=towns, dice=[6] * 30)
    play(state, "group solre", *marches("foy girard jerome", "binche"))
    play(state, "group laneffe", *marches(THREE, "charleroi"))
    play(state, "group philippeville", *marches("lefol habert berthezene", "laneffe", "fosse"))
    events = play(state, "done")
    deployed = set()
    while state.step != "choice-of-battle":
        if state.step == "deployment":
            deployed.add((state.seat, state.view(None)["step"]["place"]))
        choices = actions(state)
        events += play(state, min(choices - {"done"} or choices))
    sides = ("french", "allied")
    assert deployed == {(s, t) for s in sides for t in ("binche", "charleroi")}
    assert "routed" in keys(events)
    assert "battle-turn" not in keys(events)
    assert state.seat == "french"
