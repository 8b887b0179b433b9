"""Chapter 7: retreats, disorganisation, routs and regrouping."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.waterloo.layout import SQUARE
from grognard.kernel.game import Game
from grognard.kernel.state import State
from playing import (
    actions,
    battles,
    blocks,
    cv_of,
    has,
    keys,
    names,
    now,
    play,
    refused,
    standing,
    town_of,
)

FRENCH = {"left": "friant", "centre": "jerome", "right": "foy", "reserve": "guyot"}
PRUSSIANS = {"left": "steinmetz", "centre": "pirch", "right": "jagow", "reserve": "henckel"}


def fight(
    game: Game,
    french: dict[str, str] = FRENCH,
    allied: dict[str, str] = PRUSSIANS,
    *,
    came: str = "charleroi",
    turns: int = 0,
    **more: Any,
) -> State:
    """A battle at Ligny; French attackers came from these towns."""
    battle = {"town": "ligny", "french": french, "allied": allied, "from": came.split()}
    return game.position(battles=[{**battle, "turns": turns}], **more)


def go_on(state: State, seat: str, step: str) -> None:
    """Says done until this seat is asked this question."""
    for _ in range(12):
        if (state.seat, state.step) == (seat, step):
            return
        state.apply("done")
    raise AssertionError(f"{seat} is never asked for {step}")


def disorganised(state: State) -> set[str]:
    """The units that lie face down."""
    return {
        name
        for seat in ("french", "allied")
        for name in names(b for b in standing(state, seat) if has(b, "disorganised"))
    }


def strengths(state: State, units: str) -> dict[str, int]:
    """The combat values of these units."""
    return {unit: cv_of(state, unit) for unit in units.split()}


def attacker_turn(game: Game, french: dict[str, str], allied: dict[str, str], **more: Any) -> State:
    """The combat phase of the French, whom nothing keeps from firing."""
    state = fight(game, french, allied, **more)
    go_on(state, "french", "combat")
    return state


# --- 7.0 ---------------------------------------------------------------------------------------


@pytest.mark.rule("7.0", "6.3")
def test_retreats_come_before_moves_and_fire(game) -> None:
    state = fight(game)
    assert state.step == "retreat"
    assert refused(state, "advance friant") == ("4.0", "not-now")
    play(state, "done")
    assert state.step == "combat"
    assert refused(state, "retreat friant charleroi") == ("4.0", "not-now")


@pytest.mark.rule("7.0")
def test_units_retreat_from_wherever_they_stand(game) -> None:
    french = {"left": "friant+ durutte", "centre": "jerome", "right": "foy", "reserve": "guyot"}
    state = fight(game, french)
    for unit in ("friant", "durutte", "jerome", "foy", "guyot"):
        assert refused(state, f"retreat {unit} charleroi") is None


@pytest.mark.rule("7.0")
def test_those_not_engaged_leave_without_loss(game) -> None:
    left = "desales allix friant"
    french = {"left": left, "centre": "jerome", "right": "foy", "reserve": "teste"}
    state = fight(game, french, came="charleroi namur")
    play(state, "retreat desales charleroi", "retreat allix charleroi", "retreat teste namur")
    assert (cv_of(state, "desales"), cv_of(state, "allix"), cv_of(state, "teste")) == (3, 2, 2)


@pytest.mark.rule("7.0", "7.5")
@pytest.mark.parametrize(
    ("left", "enemy", "unit", "left_with"),
    [
        ("friant+ morand+", "jagow", "friant", 3),
        ("friant desales", "jagow+", "desales", 1),
        ("friant noury", "jagow+", "noury", 0),
        ("friant guyot", "jagow+", "guyot", 3),
        ("friant guyot", "jagow+ wilhelm+", "guyot", 2),
        ("friant+ guyot+", "jagow wilhelm", "guyot", 2),
        ("friant+ guyot+", "jagow", "guyot", 3),
        ("friant guyot", "jagow wilhelm", "guyot", 3),
        ("friant+ allix:1+", "jagow", "allix", 0),
    ],
)
def test_those_engaged_leave_as_in_a_rout(game, left, enemy, unit, left_with) -> None:
    dice = [6] if "allix" in left else []  # the morale of the unit with 1 CV holds
    french = {**FRENCH, "left": left, "reserve": "teste"}
    state = fight(game, french, {**PRUSSIANS, "right": enemy}, dice=dice)
    play(state, f"retreat {unit} charleroi")
    assert cv_of(state, unit) == left_with
    assert town_of(state, unit) == ("charleroi" if left_with else None)
    assert state.step == "retreat"


@pytest.mark.rule("7.0", "7.5")
def test_a_leader_leaves_an_engagement_unharmed(game) -> None:
    state = fight(game, {**FRENCH, "left": "friant napoleon"}, {**PRUSSIANS, "right": "wilhelm+"})
    play(state, "retreat napoleon charleroi")
    assert town_of(state, "napoleon") == "charleroi"


@pytest.mark.rule("7.0", "W28")
def test_a_square_that_retreats_is_a_square_no_more(game) -> None:
    state = fight(game, {**FRENCH, "left": "friant allix#"})
    allix = game.model.unit("allix").id
    assert state.flag(allix, SQUARE)
    play(state, "retreat allix charleroi")
    assert not state.flag(allix, SQUARE)


# --- 7.1 destinations --------------------------------------------------------------------------


@pytest.mark.rule("7.1")
def test_the_attacker_retreats_to_towns_he_came_from(game) -> None:
    state = fight(game, came="charleroi gembloux")
    assert refused(state, "retreat guyot charleroi") is None
    assert refused(state, "retreat guyot gembloux") is None
    for town in ("quatre_bras", "namur", "wavre"):
        assert refused(state, f"retreat guyot {town}") == ("7.1", "attacker-retreat")


@pytest.mark.rule("7.1")
def test_the_attacker_retreats_to_towns_his_units_hold(game) -> None:
    state = fight(game, towns={"quatre_bras": "allix"})
    assert refused(state, "retreat guyot quatre_bras") is None
    assert refused(state, "retreat guyot namur") == ("7.1", "attacker-retreat")


@pytest.mark.rule("7.1", "9.0")
def test_the_attacker_retreats_to_towns_his_reinforcements_came_from(game) -> None:
    state = fight(game, {**FRENCH, "left": "friant+"}, towns={"gembloux": "allix"})
    go_on(state, "french", "reinforcements")
    play(state, "bring allix")
    go_on(state, "french", "retreat")
    assert town_of(state, "allix") == "ligny"
    assert refused(state, "retreat guyot gembloux") is None


def ride(game: Game, *way: str, dice: tuple[int, ...] = ()) -> State:
    """French cavalry rides this way and attacks at the end; both sides have deployed."""
    riders = "milhaud pajol exelmans guyot"
    towns = {way[0]: riders, way[-1]: "steinmetz pirch jagow henckel"}
    state = game.position(towns=towns, dice=list(dice))
    play(state, f"group {way[0]}")
    for unit in riders.split():
        play(state, *(f"march {unit} {town}" for town in way[1:]))
    play(state, "done")
    for three in ("steinmetz pirch jagow", "pajol exelmans guyot"):
        for unit, column in zip(three.split(), ("left", "centre", "right"), strict=True):
            play(state, f"deploy {unit} {column}")
        play(state, "done")
    assert (state.seat, state.step) == ("french", "retreat")
    return state


@pytest.mark.rule("7.1", "W37")
def test_attackers_retreat_to_where_they_set_out_and_to_the_last_town(game) -> None:
    """Nivelles lies beside Charleroi too: one road or two lead back to it."""
    state = ride(game, "nivelles", "quatre_bras", "charleroi")
    assert set(battles(state)[0]["from"]) == {"nivelles", "quatre_bras"}
    for town in ("nivelles", "quatre_bras"):
        assert refused(state, f"retreat milhaud {town}") is None
    assert refused(state, "retreat milhaud binche") == ("7.1", "attacker-retreat")
    play(state, "retreat milhaud quatre_bras", "retreat milhaud nivelles")
    assert town_of(state, "milhaud") == "nivelles"


@pytest.mark.rule("7.1", "W9", "W37")
def test_the_defender_retreats_neither_to_where_they_set_out_nor_to_the_last_town(game) -> None:
    state = ride(game, "nivelles", "quatre_bras", "charleroi")
    play(state, "done", "advance pajol")
    go_on(state, "allied", "retreat")
    for town in ("nivelles", "quatre_bras"):
        assert refused(state, f"retreat henckel {town}") == ("7.1", "defender-retreat")
    play(state, "retreat henckel binche")
    assert refused(state, "retreat henckel nivelles") == ("7.1", "defender-retreat")


@pytest.mark.rule("7.1", "W37")
def test_attackers_who_rode_two_roads_go_back_by_two(game) -> None:
    """The town of departure is not a neighbour of the battle: it lies behind the last town."""
    state = ride(game, "laneffe", "charleroi", "ligny")
    assert refused(state, "retreat milhaud laneffe") == ("5.1", "no-road")
    play(state, "retreat milhaud charleroi", "retreat milhaud laneffe")
    assert town_of(state, "milhaud") == "laneffe"


@pytest.mark.rule("7.1", "5.5", "W37")
def test_of_three_roads_the_town_in_the_middle_is_not_counted(game) -> None:
    state = ride(game, "laneffe", "charleroi", "quatre_bras", "waterloo", dice=(6, 6, 6, 6))
    assert set(battles(state)[0]["from"]) == {"laneffe", "quatre_bras"}
    play(state, "retreat milhaud quatre_bras")
    assert refused(state, "retreat milhaud charleroi") == ("7.1", "attacker-retreat")


@pytest.mark.rule("7.1")
def test_the_attacker_passes_only_through_towns_open_to_him(game) -> None:
    state = fight(game, towns={"laneffe": "allix", "wavre": "teste", "waterloo": "durutte"})
    play(state, "retreat guyot charleroi")
    assert refused(state, "retreat guyot laneffe") is None
    assert refused(state, "retreat guyot binche") == ("7.1", "attacker-retreat")
    assert refused(state, "retreat jerome quatre_bras") == ("7.1", "attacker-retreat")


@pytest.mark.rule("7.1", "W9")
def test_the_defender_retreats_anywhere_but_where_the_attacker_came_from(game) -> None:
    state = fight(game, came="charleroi gembloux", to_play="allied")
    for town in ("quatre_bras", "namur", "wavre"):
        assert refused(state, f"retreat henckel {town}") is None
    for town in ("charleroi", "gembloux"):
        assert refused(state, f"retreat henckel {town}") == ("7.1", "defender-retreat")


@pytest.mark.rule("7.1", "W9", "9.0")
def test_reinforcements_of_the_attacker_close_a_town_to_the_defender(game) -> None:
    state = fight(game, {**FRENCH, "left": "friant+"}, towns={"gembloux": "allix"})
    go_on(state, "french", "reinforcements")
    play(state, "bring allix")
    go_on(state, "allied", "retreat")
    assert refused(state, "retreat henckel gembloux") == ("7.1", "defender-retreat")


@pytest.mark.rule("7.1", "9.0")
def test_reinforcements_of_the_defender_close_nothing_to_him(game) -> None:
    state = fight(game, to_play="allied", towns={"gembloux": "krafft"})
    go_on(state, "allied", "reinforcements")
    play(state, "bring krafft")
    go_on(state, "french", "combat")
    play(state, "advance friant", "done")
    assert (state.seat, state.step) == ("allied", "retreat")
    assert refused(state, "retreat henckel gembloux") is None


@pytest.mark.rule("7.1")
def test_the_defender_neither_enters_nor_crosses_a_town_of_the_enemy(game) -> None:
    battle = {**PRUSSIANS, "reserve": "wilhelm henckel"}
    state = fight(
        game, allied=battle, to_play="allied", towns={"quatre_bras": "allix", "perwez": "teste"}
    )
    assert refused(state, "retreat henckel quatre_bras") == ("7.1", "enemy-there")
    play(state, "retreat wilhelm gembloux")
    assert refused(state, "retreat wilhelm perwez") == ("7.1", "enemy-there")
    assert refused(state, "retreat wilhelm namur") is None


@pytest.mark.rule("7.1")
def test_the_attacker_does_not_enter_a_town_of_the_enemy(game) -> None:
    state = fight(game, came="charleroi gembloux", towns={"charleroi": "krafft"})
    assert refused(state, "retreat guyot charleroi") == ("7.1", "enemy-there")


@pytest.mark.rule("7.1")
@pytest.mark.parametrize("side", ["french", "allied"])
def test_nobody_retreats_into_another_battle(game, side) -> None:
    ligny = {"town": "ligny", "french": FRENCH, "allied": PRUSSIANS, "from": ["charleroi"]}
    other = {
        "town": "quatre_bras",
        "french": {"left": "morand", "centre": "duhesme", "right": "habert"},
        "allied": {"left": "alten", "centre": "perponcher", "right": "chasse"},
        "from": ["charleroi"],
    }
    state = game.position(battles=[ligny, other], to_play=side)
    play(state, "battle ligny")
    unit = "guyot" if side == "french" else "henckel"
    assert refused(state, f"retreat {unit} quatre_bras") == ("7.1", "battle-there")


@pytest.mark.rule("7.1")
def test_a_retreat_follows_the_roads(game) -> None:
    state = fight(game, to_play="allied")
    assert refused(state, "retreat henckel brussels") == ("5.1", "no-road")


@pytest.mark.rule("7.0")
def test_only_his_own_units_and_only_those_in_the_battle_retreat(game) -> None:
    state = fight(game, towns={"charleroi": "allix"})
    assert refused(state, "retreat henckel charleroi") == ("4.0", "not-yours")
    assert refused(state, "retreat allix ligny") == ("6.2", "not-in-battle")


# --- 7.2 limits of roads -----------------------------------------------------------------------


@pytest.mark.rule("7.2", "10.0")
def test_two_units_by_a_main_road_one_by_a_minor_road_leaders_free(game) -> None:
    allied = {**PRUSSIANS, "reserve": "henckel krafft brause bose blucher"}
    state = fight(game, allied=allied, to_play="allied")
    play(state, "retreat henckel namur", "retreat krafft namur", "retreat brause gembloux")
    assert refused(state, "retreat bose namur") == ("7.2", "retreat-road-full")
    assert refused(state, "retreat bose gembloux") == ("7.2", "retreat-road-full")
    assert refused(state, "retreat bose quatre_bras") is None
    assert refused(state, "retreat blucher namur") is None


@pytest.mark.rule("7.2", "10.0")
def test_a_leader_takes_no_room_on_the_road(game) -> None:
    allied = {**PRUSSIANS, "reserve": "henckel blucher"}
    state = fight(game, allied=allied, to_play="allied")
    play(state, "retreat blucher gembloux", "retreat henckel gembloux")
    assert town_of(state, "henckel") == "gembloux"


@pytest.mark.rule("7.2")
def test_the_roads_are_free_again_in_the_next_battle_turn(game) -> None:
    allied = {**PRUSSIANS, "reserve": "henckel krafft"}
    state = fight(game, {**FRENCH, "left": "friant+"}, allied, to_play="allied")
    play(state, "retreat henckel gembloux")
    assert refused(state, "retreat krafft gembloux") == ("7.2", "retreat-road-full")
    go_on(state, "french", "combat")
    go_on(state, "allied", "retreat")
    assert refused(state, "retreat krafft gembloux") is None


@pytest.mark.rule("7.2")
def test_rivers_do_not_hinder_a_retreat(game) -> None:
    allied = {**PRUSSIANS, "reserve": "henckel krafft brause"}
    state = game.position(
        battles=[{"town": "namur", "french": FRENCH, "allied": allied, "from": ["ligny"]}],
        to_play="allied",
    )
    play(state, "retreat henckel andenne", "retreat krafft andenne")
    assert town_of(state, "krafft") == "andenne"
    assert refused(state, "retreat brause andenne") == ("7.2", "retreat-road-full")
    assert refused(state, "retreat brause fosse") is None


@pytest.mark.rule("7.2", "W30")
def test_the_limits_count_for_the_roads_that_leave_the_battle(game) -> None:
    allied = {**PRUSSIANS, "reserve": "roder hobe wilhelm"}
    state = fight(game, allied=allied, to_play="allied")
    play(state, "retreat roder namur", "retreat hobe namur", "retreat wilhelm gembloux")
    for unit in ("roder", "hobe"):
        play(state, f"retreat {unit} hannut")
    play(state, "retreat wilhelm perwez")
    assert {town_of(state, unit) for unit in ("roder", "hobe")} == {"hannut"}


# --- 7.3 speed ---------------------------------------------------------------------------------


@pytest.mark.rule("7.3", "5.5", "W3")
@pytest.mark.parametrize(("die", "cv"), [(1, 2), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_infantry_retreats_one_town_and_a_second_by_forced_march(game, die, cv) -> None:
    state = fight(game, to_play="allied", dice=[die])
    play(state, "retreat henckel gembloux", "retreat henckel perwez")
    assert cv_of(state, "henckel") == 3
    assert refused(state, "retreat henckel hannut") == ("7.3", "retreat-too-far")
    play(state, "done")
    assert cv_of(state, "henckel") == cv
    assert town_of(state, "henckel") == "perwez"


@pytest.mark.rule("7.3")
def test_artillery_goes_as_far_as_infantry(game) -> None:
    state = fight(game, allied={**PRUSSIANS, "reserve": "lehmann"}, to_play="allied", dice=[4])
    play(state, "retreat lehmann gembloux", "retreat lehmann perwez", "done")
    assert cv_of(state, "lehmann") == 2


@pytest.mark.rule("7.3")
def test_cavalry_retreats_two_towns_without_a_die(game) -> None:
    state = fight(game, allied={**PRUSSIANS, "reserve": "wilhelm"}, to_play="allied")
    play(state, "retreat wilhelm gembloux", "retreat wilhelm perwez", "done")
    assert (town_of(state, "wilhelm"), cv_of(state, "wilhelm")) == ("perwez", 3)


@pytest.mark.rule("7.3", "5.5")
@pytest.mark.parametrize(("die", "cv"), [(4, 2), (5, 3)])
def test_cavalry_retreats_a_third_town_by_forced_march(game, die, cv) -> None:
    state = fight(game, allied={**PRUSSIANS, "reserve": "wilhelm"}, to_play="allied", dice=[die])
    play(state, "retreat wilhelm gembloux", "retreat wilhelm perwez", "retreat wilhelm hannut")
    assert refused(state, "retreat wilhelm huy") == ("7.3", "retreat-too-far")
    play(state, "done")
    assert cv_of(state, "wilhelm") == cv


@pytest.mark.rule("7.3", "5.5", "W3")
def test_a_leader_retreats_two_towns_and_never_by_forced_march(game) -> None:
    state = fight(game, allied={**PRUSSIANS, "reserve": "blucher"}, to_play="allied")
    play(state, "retreat blucher gembloux", "retreat blucher perwez")
    assert refused(state, "retreat blucher hannut") == ("5.5", "leader-no-forced")


@pytest.mark.rule("7.3", "W3")
def test_no_leader_eases_the_forced_march_of_a_retreat(game) -> None:
    allied = {**PRUSSIANS, "left": "steinmetz henckel blucher", "reserve": "krafft"}
    state = fight(game, allied=allied, to_play="allied", dice=[4])
    play(state, "retreat henckel gembloux", "retreat henckel perwez", "done")
    assert cv_of(state, "henckel") == 2


@pytest.mark.rule("7.3", "2.4")
def test_stragglers_may_cost_the_last_cv(game) -> None:
    state = fight(game, allied={**PRUSSIANS, "reserve": "henckel:1"}, to_play="allied", dice=[4])
    play(state, "retreat henckel gembloux", "retreat henckel perwez", "done")
    assert town_of(state, "henckel") is None


# --- 7.4 disorganisation -----------------------------------------------------------------------


@pytest.mark.rule("7.4", "9.2")
def test_retreated_units_are_disorganised_and_cannot_reinforce(game) -> None:
    state = fight(game, to_play="allied", towns={"gembloux": "krafft"})
    play(state, "retreat henckel gembloux")
    assert disorganised(state) == {"henckel"}
    go_on(state, "allied", "reinforcements")
    assert refused(state, "bring henckel") == ("7.4", "is-disorganised")
    assert refused(state, "bring krafft") is None


@pytest.mark.rule("7.4")
def test_disorganised_units_cannot_reinforce_a_later_battle_turn_either(game) -> None:
    state = fight(
        game, {**FRENCH, "left": "friant+"}, to_play="allied", towns={"gembloux": "krafft"}
    )
    play(state, "retreat henckel gembloux")
    go_on(state, "french", "combat")
    go_on(state, "allied", "reinforcements")
    assert refused(state, "bring henckel") == ("7.4", "is-disorganised")


@pytest.mark.rule("7.4", "2.2")
def test_disorganised_blocks_lie_face_down(game) -> None:
    state = fight(game, to_play="allied", allied={**PRUSSIANS, "left": "steinmetz krafft"})
    play(state, "retreat krafft gembloux")
    assert blocks(state, "french", "gembloux") == [{"side": "prussian", "marks": ["disorganised"]}]


@pytest.mark.rule("7.4")
def test_they_rally_at_the_end_of_the_campaign_turn(game) -> None:
    state = fight(game, to_play="allied")
    play(state, "retreat steinmetz namur", "retreat pirch namur", "retreat jagow gembloux")
    play(state, "retreat henckel quatre_bras")
    assert disorganised(state) == {"steinmetz", "pirch", "jagow", "henckel"}
    while now(state) == 1:
        play(state, "done")
    assert disorganised(state) == set()


# --- 7.5 routs ---------------------------------------------------------------------------------

GUNS = {"left": "desales", "centre": "jerome", "right": "foy", "reserve": "guyot"}


@pytest.mark.rule("7.5", "W7")
def test_a_column_shot_empty_routs_the_whole_side(game) -> None:
    allied = {
        "right": "luck:1",
        "centre": "pirch lehmann mohnhaupt wilhelm blucher",
        "left": "steinmetz",
        "reserve": "henckel rohl",
    }
    state = attacker_turn(game, GUNS, allied, dice=[6, 1, 1])
    events = play(state, "fire desales")
    assert "routed" in keys(events)
    assert (state.seat, state.step) == ("allied", "rout")
    left = strengths(state, "luck pirch lehmann mohnhaupt wilhelm steinmetz")
    assert left == {
        "luck": 0,
        "pirch": 3,
        "lehmann": 1,
        "mohnhaupt": 0,
        "wilhelm": 3,
        "steinmetz": 3,
    }
    assert (cv_of(state, "henckel"), cv_of(state, "rohl"), cv_of(state, "blucher")) == (3, 3, 1)


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(
    ("french", "allied", "cv"),
    [
        ("guyot+", "wilhelm", 2),
        ("guyot", "wilhelm+", 2),
        ("jerome+", "wilhelm", 3),
        ("guyot", "wilhelm", 3),
        ("guyot jerome+", "wilhelm", 3),
    ],
)
def test_cavalry_suffers_only_when_engaged_by_cavalry(game, french, allied, cv) -> None:
    state = attacker_turn(
        game,
        {**GUNS, "centre": french, "reserve": "teste"},
        {**PRUSSIANS, "centre": allied, "right": "luck:1"},
        dice=[6, 1, 1],
    )
    play(state, "fire desales")
    assert state.step == "rout"
    assert cv_of(state, "wilhelm") == cv


@pytest.mark.rule("7.5")
def test_the_routed_must_leave_at_once_while_they_can(game) -> None:
    state = attacker_turn(game, GUNS, {**PRUSSIANS, "right": "luck:1"}, dice=[6, 1, 1])
    play(state, "fire desales")
    assert refused(state, "done") == ("7.5", "must-leave")
    play(state, "retreat steinmetz namur", "retreat pirch namur")
    assert refused(state, "done") == ("7.5", "must-leave")
    play(state, "retreat henckel namur", "done")
    assert {town_of(state, u) for u in ("steinmetz", "pirch", "henckel")} == {"namur"}
    assert disorganised(state) == {"steinmetz", "pirch", "henckel"}


@pytest.mark.rule("7.5")
@pytest.mark.parametrize(
    ("town", "came", "exit_town", "room"),
    [
        ("gembloux", "ligny wavre perwez", "namur", 10),
        ("gembloux", "ligny wavre namur", "perwez", 6),
        ("namur", "ligny gembloux perwez hannut ciney yvoir fosse", "andenne", 5),
        ("thuin", "beaumont charleroi", "binche", 3),
    ],
)
def test_roads_hold_ten_or_six_in_a_rout_and_half_across_a_river(
    game, town, came, exit_town, room
) -> None:
    reserve = ["henckel", "krafft", "brause", "bose", "borcke", "hake", "ryssel", "losthin", "luck"]
    allied = {
        "right": "kemphen:1",
        "centre": "pirch",
        "left": "steinmetz",
        "reserve": " ".join([*reserve, "blucher"]),
    }
    battle = {"town": town, "french": GUNS, "allied": allied, "from": came.split()}
    state = game.position(battles=[battle], dice=[6, 1, 1])
    go_on(state, "french", "combat")
    play(state, "fire desales")
    fugitives = ["pirch", "steinmetz", *reserve]
    for unit in fugitives[:room]:
        play(state, f"retreat {unit} {exit_town}")
    late = fugitives[room:]
    assert late
    for unit in late:
        assert refused(state, f"retreat {unit} {exit_town}") == ("7.5", "rout-road-full")
    play(state, f"retreat blucher {exit_town}", "done")
    assert {town_of(state, unit) for unit in late} == {None}
    assert {town_of(state, unit) for unit in fugitives[:room]} == {exit_town}
    assert town_of(state, "blucher") == exit_town


@pytest.mark.rule("7.5")
def test_those_with_no_way_out_are_eliminated_leaders_too(game) -> None:
    allied = {"right": "luck:1", "centre": "pirch", "left": "steinmetz", "reserve": "blucher hobe"}
    battle = {
        "town": "thuin",
        "french": GUNS,
        "allied": allied,
        "from": ["beaumont", "charleroi", "binche"],
    }
    state = game.position(battles=[battle], dice=[6, 1, 1])
    go_on(state, "french", "combat")
    play(state, "fire desales")
    for unit in ("luck", "pirch", "steinmetz", "blucher", "hobe"):
        assert town_of(state, unit) is None


@pytest.mark.rule("7.5", "5.5")
@pytest.mark.parametrize(("die", "cv"), [(4, 2), (5, 3)])
def test_the_routed_may_march_on_at_the_risk_of_retreats(game, die, cv) -> None:
    state = attacker_turn(game, GUNS, {**PRUSSIANS, "right": "luck:1"}, dice=[6, 1, 1, die])
    play(state, "fire desales", "retreat steinmetz namur", "retreat pirch namur")
    play(state, "retreat henckel gembloux", "retreat henckel perwez", "done")
    assert (town_of(state, "henckel"), cv_of(state, "henckel")) == ("perwez", cv)


@pytest.mark.rule("7.5")
def test_a_retreat_that_empties_a_column_is_a_voluntary_rout(game) -> None:
    allied = {**PRUSSIANS, "left": "wilhelm", "centre": "pirch lehmann"}
    state = fight(game, allied=allied, to_play="allied")
    play(state, "retreat wilhelm gembloux")
    assert (state.seat, state.step) == ("allied", "rout")
    assert {u: cv_of(state, u) for u in ("wilhelm", "pirch", "lehmann", "jagow", "henckel")} == {
        "wilhelm": 3,
        "pirch": 3,
        "lehmann": 1,
        "jagow": 3,
        "henckel": 3,
    }
    assert refused(state, "done") == ("7.5", "must-leave")
    assert refused(state, "retreat wilhelm perwez") is None


@pytest.mark.rule("7.6", "7.5", "W7")
@pytest.mark.parametrize("first", ["steinmetz", "rohl", "jagow"])
def test_the_last_three_all_suffer_the_voluntary_rout(game, first) -> None:
    """The example of 7.6: whoever of them goes first pays as the others do."""
    allied = {"left": "steinmetz", "centre": "rohl", "right": "jagow"}
    state = fight(game, allied=allied, to_play="allied")
    play(state, f"retreat {first} namur")
    assert (state.seat, state.step) == ("allied", "rout")
    assert strengths(state, "steinmetz rohl jagow") == {"steinmetz": 3, "rohl": 1, "jagow": 3}
    assert town_of(state, first) == "namur"


@pytest.mark.rule("7.6", "7.5", "W7")
def test_the_last_of_a_column_may_fall_as_it_leaves(game) -> None:
    allied = {"left": "luck:1", "centre": "pirch", "right": "jagow"}
    state = fight(game, allied=allied, to_play="allied")
    play(state, "retreat luck namur")
    assert (state.seat, state.step) == ("allied", "rout")
    assert strengths(state, "luck pirch jagow") == {"luck": 0, "pirch": 3, "jagow": 3}


@pytest.mark.rule("7.0", "7.5", "W7")
def test_the_last_of_an_engaged_column_pays_once(game) -> None:
    state = fight(game, {**FRENCH, "left": "friant+"}, to_play="allied")
    play(state, "retreat jagow namur")
    assert strengths(state, "steinmetz pirch jagow") == {"steinmetz": 3, "pirch": 3, "jagow": 3}


@pytest.mark.rule("7.5")
def test_the_attacker_too_can_be_routed_and_goes_where_he_may(game) -> None:
    french = {"left": "allix:1", "centre": "jerome", "right": "foy desales", "reserve": "guyot"}
    allied = {**PRUSSIANS, "right": "rohl"}
    state = fight(game, french, allied, to_play="allied", dice=[6, 1, 1])
    go_on(state, "allied", "combat")
    play(state, "fire rohl")
    assert (state.seat, state.step) == ("french", "rout")
    assert [cv_of(state, u) for u in ("jerome", "foy", "desales", "guyot")] == [3, 2, 1, 3]
    assert refused(state, "retreat jerome namur") == ("7.1", "attacker-retreat")
    for unit in ("jerome", "foy", "desales", "guyot"):
        play(state, f"retreat {unit} charleroi")
    assert refused(state, "done") is None


@pytest.mark.rule("7.5", "W4")
def test_a_leader_alone_does_not_hold_a_column(game) -> None:
    state = attacker_turn(game, GUNS, {**PRUSSIANS, "right": "luck:1 blucher"}, dice=[6, 1, 1])
    play(state, "fire desales")
    assert (state.seat, state.step) == ("allied", "rout")
    assert cv_of(state, "blucher") == 1


@pytest.mark.rule("7.5", "6.4")
def test_the_battle_is_over_when_the_routed_have_left(game) -> None:
    state = attacker_turn(game, GUNS, {**PRUSSIANS, "right": "luck:1"}, dice=[6, 1, 1])
    play(state, "fire desales")
    for unit in ("steinmetz", "pirch", "henckel"):
        play(state, f"retreat {unit} namur")
    events = play(state, "done")
    assert [(e.params["team"], e.params["town"]) for e in events if e.key == "battle-won"] == [
        ("french", "ligny")
    ]
    go_on(state, "allied", "movement")
    assert battles(state) == []
    assert now(state) == 2


# --- 7.6 regrouping ----------------------------------------------------------------------------


def won(game: Game, **more: Any) -> State:
    """The French have routed the Prussians from Ligny and may regroup."""
    french = {"left": "desales", "centre": "jerome", "right": "foy", "reserve": "guyot napoleon"}
    state = fight(game, french, {**PRUSSIANS, "right": "luck:1"}, dice=[6, 1, 1], **more)
    go_on(state, "french", "combat")
    play(state, "fire desales")
    for unit in ("steinmetz", "pirch", "henckel"):
        play(state, f"retreat {unit} namur")
    play(state, "done")
    assert (state.seat, state.step) == ("french", "regrouping")
    return state


@pytest.mark.rule("7.6")
def test_the_victor_may_leave_the_field_and_is_then_disorganised(game) -> None:
    state = won(game)
    play(state, "regroup jerome charleroi", "regroup foy charleroi")
    assert town_of(state, "jerome") == "charleroi"
    assert {"jerome", "foy"} <= disorganised(state)
    assert "desales" not in disorganised(state)


@pytest.mark.rule("7.6", "7.2", "W10", "10.0")
def test_regrouping_out_keeps_the_limits_of_retreats(game) -> None:
    state = won(game)
    play(state, "regroup jerome charleroi", "regroup foy charleroi")
    assert refused(state, "regroup desales charleroi") == ("7.6", "regroup-road-full")
    assert refused(state, "regroup napoleon charleroi") is None


@pytest.mark.rule("7.6", "7.1", "W31")
def test_regrouping_goes_where_a_retreat_could(game) -> None:
    state = won(game, came="charleroi gembloux")
    assert refused(state, "regroup jerome namur") == ("7.1", "enemy-there")
    assert refused(state, "regroup jerome wavre") == ("7.1", "attacker-retreat")
    assert refused(state, "regroup jerome gembloux") is None


@pytest.mark.rule("7.6", "7.3", "W31")
def test_regrouping_allows_no_forced_march(game) -> None:
    state = won(game, towns={"laneffe": "teste", "binche": "allix"})
    play(state, "regroup jerome charleroi", "regroup guyot charleroi")
    assert refused(state, "regroup jerome laneffe") == ("7.6", "regroup-no-forced")
    play(state, "regroup guyot laneffe")
    assert town_of(state, "guyot") == "laneffe"


@pytest.mark.rule("7.6", "W10")
def test_neighbours_may_join_the_victor(game) -> None:
    state = won(game, towns={"charleroi": "allix teste durutte", "gembloux": "pajol exelmans"})
    play(state, "join allix", "join teste", "join pajol")
    assert refused(state, "join durutte") == ("7.6", "regroup-road-full")
    assert refused(state, "join exelmans") == ("7.6", "regroup-road-full")
    assert town_of(state, "allix") == "ligny"
    assert {"allix", "teste", "pajol"} <= disorganised(state)


@pytest.mark.rule("7.6", "W31")
def test_those_who_come_and_those_who_go_share_the_road(game) -> None:
    state = won(game, towns={"charleroi": "allix teste"})
    play(state, "join allix", "regroup jerome charleroi")
    assert refused(state, "join teste") == ("7.6", "regroup-road-full")
    assert refused(state, "regroup foy charleroi") == ("7.6", "regroup-road-full")


@pytest.mark.rule("7.6")
def test_only_neighbours_join(game) -> None:
    state = won(game, towns={"charleroi": "allix", "laneffe": "teste"})
    assert refused(state, "join teste") == ("9.0", "not-adjacent")
    assert refused(state, "join allix") is None


@pytest.mark.rule("7.6", "7.4", "W31")
def test_the_disorganised_neither_come_nor_go(game) -> None:
    state = won(game, towns={"charleroi": "allix~ teste"})
    assert refused(state, "join allix") == ("7.4", "is-disorganised")
    play(state, "join teste")
    assert refused(state, "regroup teste charleroi") == ("7.4", "is-disorganised")
    play(state, "regroup jerome charleroi")
    assert refused(state, "join jerome") == ("7.4", "is-disorganised")


@pytest.mark.rule("7.6")
def test_the_victor_need_not_regroup(game) -> None:
    state = won(game)
    play(state, "done")
    assert now(state) == 2
    assert town_of(state, "jerome") == "ligny"


@pytest.mark.rule("7.6", "8.5")
def test_squares_do_not_outlast_the_battle(game) -> None:
    french = {**GUNS, "right": "foy#"}
    state = attacker_turn(game, french, {**PRUSSIANS, "right": "luck:1"}, dice=[6, 1, 1])
    play(state, "fire desales")
    for unit in ("steinmetz", "pirch", "henckel"):
        play(state, f"retreat {unit} namur")
    foy = game.model.unit("foy").id
    assert state.flag(foy, SQUARE)
    play(state, "done")
    assert not state.flag(foy, SQUARE)


@pytest.mark.rule("7.6", "9.0")
def test_units_in_another_battle_do_not_join(game) -> None:
    ligny = {
        "town": "ligny",
        "french": GUNS,
        "allied": {**PRUSSIANS, "right": "luck:1"},
        "from": ["charleroi"],
    }
    other = {
        "town": "quatre_bras",
        "french": {"left": "morand+", "centre": "duhesme", "right": "habert", "reserve": "teste"},
        "allied": {"left": "alten", "centre": "perponcher", "right": "chasse"},
        "from": ["charleroi"],
    }
    state = game.position(battles=[ligny, other], dice=[6, 1, 1])
    play(state, "battle ligny")
    go_on(state, "french", "combat")
    play(state, "fire desales")
    for unit in ("steinmetz", "pirch", "henckel"):
        play(state, f"retreat {unit} namur")
    play(state, "done")
    assert state.step == "regrouping"
    assert refused(state, "join teste") == ("9.0", "busy")
    assert refused(state, "regroup jerome quatre_bras") == ("7.1", "battle-there")


@pytest.mark.rule("7.6")
def test_a_victorious_defender_regroups_too(game) -> None:
    french = {"left": "allix:1", "centre": "jerome", "right": "foy", "reserve": "guyot"}
    state = fight(
        game,
        french,
        {**PRUSSIANS, "right": "rohl"},
        to_play="allied",
        dice=[6, 1, 1],
        towns={"gembloux": "krafft"},
    )
    go_on(state, "allied", "combat")
    play(state, "fire rohl")
    for unit in ("jerome", "foy", "guyot"):
        play(state, f"retreat {unit} charleroi")
    play(state, "done")
    assert (state.seat, state.step) == ("allied", "regrouping")
    play(state, "join krafft", "regroup pirch quatre_bras")
    assert refused(state, "regroup steinmetz charleroi") == ("7.1", "enemy-there")
    assert disorganised(state) >= {"krafft", "pirch"}


# --- the example of the eight units ------------------------------------------------------------


@pytest.mark.rule("7.2", "7.5", "7.6")
def test_eight_units_need_three_battle_turns_by_a_main_and_a_minor_road(game) -> None:
    french = {"left": "desales", "centre": "pelletier", "right": "guard_foot", "reserve": "teste"}
    allied = {
        "left": "roder henckel",
        "centre": "hobe krafft",
        "right": "wilhelm brause",
        "reserve": "bose borcke",
    }
    came = "charleroi namur gembloux"
    quiet = [1] * 6
    state = fight(game, french, allied, came=came, to_play="allied", dice=quiet)
    assert {a.split()[-1] for a in actions(state) if a != "done"} == {"quatre_bras", "wavre"}

    play(state, "retreat bose quatre_bras", "retreat borcke quatre_bras", "retreat henckel wavre")
    assert {a for a in actions(state) if a.split()[1:2] == ["krafft"]} == set()
    assert refused(state, "retreat krafft quatre_bras") == ("7.2", "retreat-road-full")
    assert refused(state, "retreat krafft wavre") == ("7.2", "retreat-road-full")
    go_on(state, "french", "combat")
    play(state, "fire desales")

    go_on(state, "allied", "retreat")
    play(state, "retreat krafft quatre_bras", "retreat brause quatre_bras")
    assert state.step == "retreat"
    go_on(state, "french", "combat")
    play(state, "fire desales")

    go_on(state, "allied", "retreat")
    play(state, "retreat roder quatre_bras")
    assert state.step == "rout"
    play(state, "retreat hobe quatre_bras", "retreat wilhelm wavre", "done")
    assert [cv_of(state, unit) for unit in ("roder", "hobe", "wilhelm")] == [2, 2, 3]
    assert "ligny" not in {town_of(state, u) for u in ("roder", "hobe", "wilhelm", "bose")}
    assert battles(state) == [] or state.step == "regrouping"


# --- nightfall ---------------------------------------------------------------------------------


@pytest.mark.rule("7.5", "W18", "W32")
def test_at_nightfall_the_attacker_leaves_and_only_the_engaged_pay(game) -> None:
    french = {
        "left": "friant+ noury",
        "centre": "jerome",
        "right": "foy desales",
        "reserve": "allix",
    }
    allied = {**PRUSSIANS, "left": "steinmetz+"}
    state = fight(game, french, allied, turns=20)
    assert (state.seat, state.step) == ("french", "rout")
    left = strengths(state, "friant noury jerome foy desales allix")
    assert left == {"friant": 3, "noury": 2, "jerome": 4, "foy": 2, "desales": 1, "allix": 2}
    assert refused(state, "done") == ("7.5", "must-leave")
    assert refused(state, "retreat jerome namur") == ("7.1", "attacker-retreat")


@pytest.mark.rule("W18")
def test_night_does_not_fall_before_twenty_battle_turns(game) -> None:
    state = fight(game, {**FRENCH, "left": "friant+"}, turns=19)
    assert state.step == "retreat"
    go_on(state, "allied", "combat")
    events = play(state, "done")
    assert "night-falls" in keys(events)
    assert (state.seat, state.step) == ("french", "rout")
