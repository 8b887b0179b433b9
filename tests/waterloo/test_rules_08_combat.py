"""Chapter 8: tactical moves, fire, losses, squares, morale; and the attacker's duty."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.kernel.game import Game
from grognard.kernel.state import State
from playing import actions, battles, cv_of, has, keys, names, play, refused, town_of

FRENCH = {"left": "friant", "centre": "jerome", "right": "foy"}
PRUSSIANS = {"left": "steinmetz", "centre": "pirch", "right": "jagow"}
ONE_EACH = [4, 5, 6]  # single fire hits once, double twice, triple three times


def turn_of(
    game: Game,
    french: dict[str, str],
    allied: dict[str, str],
    *,
    to_play: str = "french",
    **more: Any,
) -> State:
    """The combat phase of a battle at Ligny that French from Charleroi have begun."""
    battle = {"town": "ligny", "french": french, "allied": allied, "from": ["charleroi"]}
    state = game.position(battles=[battle], to_play=to_play, **more)
    if state.step == "retreat":
        state.apply("done")
    assert (state.seat, state.step) == (to_play, "combat")
    return state


def go_on(state: State, seat: str, step: str = "combat") -> None:
    """Says done until this seat is asked this question."""
    for _ in range(12):
        if (state.seat, state.step) == (seat, step):
            return
        state.apply("done")
    raise AssertionError(f"{seat} is never asked for {step}")


def next_turn(state: State, seat: str) -> None:
    """Ends this battle turn, and the other side's, up to the next combat phase of this seat."""
    state.apply("done")
    go_on(state, seat)


def spot(state: State, unit: str) -> str | None:
    """Where a unit stands in the battle: its column, with + when it has advanced."""
    for seat in ("french", "allied"):
        for battle in battles(state, seat):
            for column, shown in battle["sides"][seat].items():
                for block in shown:
                    if block["key"] == unit:
                        return column + ("+" if has(block, "forward") else "")
    return None


def hits_of(state: State, action: str) -> int:
    """How many hits a fire scores."""
    (fired,) = (event for event in state.apply(action) if event.key == "fired")
    return int(fired.params["hits"])


def in_square(state: State, unit: str) -> bool:
    """Whether a unit stands in square."""
    return any(
        block["key"] == unit and has(block, "square")
        for seat in ("french", "allied")
        for battle in battles(state, seat)
        for shown in battle["sides"][seat].values()
        for block in shown
    )


# --- 8.0 move or fire --------------------------------------------------------------------------


@pytest.mark.rule("8.0", "8.3")
@pytest.mark.parametrize("unit", ["friant", "guyot"])
def test_who_has_moved_cannot_fire(game, unit) -> None:
    state = turn_of(game, {**FRENCH, "left": f"{unit} allix"}, PRUSSIANS)
    play(state, f"advance {unit}")
    assert refused(state, f"fire {unit}") == ("8.0", "has-acted")


@pytest.mark.rule("8.0", "8.2")
def test_cavalry_that_made_one_of_its_moves_cannot_fire(game) -> None:
    french = {**FRENCH, "left": "friant+", "reserve": "guyot"}
    allied = {**PRUSSIANS, "centre": "pirch+"}
    state = turn_of(game, french, allied)
    play(state, "shift guyot centre")
    assert refused(state, "fire guyot") == ("8.0", "has-acted")


@pytest.mark.rule("8.0", "8.3")
@pytest.mark.parametrize("unit", ["friant", "guyot"])
def test_who_has_fired_neither_moves_nor_fires_again(game, unit) -> None:
    state = turn_of(game, {**FRENCH, "left": f"{unit}+"}, PRUSSIANS, dice=[1] * 4)
    play(state, f"fire {unit}")
    for action in (f"withdraw {unit}", f"fire {unit}"):
        assert refused(state, action) == ("8.0", "has-acted")


@pytest.mark.rule("8.0")
def test_moves_and_fire_mix_in_any_order(game) -> None:
    french = {"left": "foy+", "centre": "desales jerome", "right": "friant"}
    state = turn_of(game, french, PRUSSIANS, dice=[1] * 6)
    play(state, "advance friant", "fire desales", "advance jerome", "fire foy")
    assert (spot(state, "friant"), spot(state, "jerome")) == ("right+", "centre+")


@pytest.mark.rule("8.0")
def test_no_unit_is_bound_to_act_and_all_may_act_again_next_turn(game) -> None:
    state = turn_of(game, {**FRENCH, "left": "friant+"}, PRUSSIANS, dice=[1] * 8)
    play(state, "fire friant")
    next_turn(state, "french")
    assert refused(state, "fire friant") is None
    assert refused(state, "advance jerome") is None


@pytest.mark.rule("8.0", "6.3")
def test_only_units_of_the_side_whose_battle_turn_it_is_act(game) -> None:
    state = turn_of(game, FRENCH, PRUSSIANS, towns={"namur": "teste"})
    assert refused(state, "advance pirch") == ("4.0", "not-yours")
    assert refused(state, "advance teste") == ("6.2", "not-in-battle")


# --- 8.1 tactical moves ------------------------------------------------------------------------


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(
    ("column", "opposite"), [("left", "right"), ("centre", "centre"), ("right", "left")]
)
def test_engagement_goes_from_a_column_upon_the_enemy_column_opposite(
    game, column, opposite
) -> None:
    """The white unit A of the diagram advances from its left upon the black right."""
    state = turn_of(game, FRENCH, PRUSSIANS)
    play(state, f"advance {FRENCH[column]}")
    assert spot(state, FRENCH[column]) == f"{column}+"
    go_on(state, "allied")
    engaged = PRUSSIANS[opposite]
    assert refused(state, f"withdraw {engaged}") is None
    for unit in set(PRUSSIANS.values()) - {engaged}:
        assert refused(state, f"withdraw {unit}") == ("8.1", "not-engaged")


@pytest.mark.rule("8.1")
def test_a_reserve_may_strengthen_a_column_already_engaged(game) -> None:
    state = turn_of(game, {**FRENCH, "reserve": "morand"}, {**PRUSSIANS, "right": "jagow+"})
    play(state, "shift morand left")
    assert spot(state, "morand") == "left"
    next_turn(state, "french")
    assert refused(state, "fire morand") is None


@pytest.mark.rule("8.1")
def test_nobody_engages_sideways(game) -> None:
    french = {**FRENCH, "centre": "jerome guyot"}
    state = turn_of(game, french, {**PRUSSIANS, "right": "jagow+"})
    for unit in ("jerome", "guyot"):
        assert refused(state, f"shift {unit} left") == ("8.1", "column-engaged")


@pytest.mark.rule("8.1")
def test_a_reserve_does_not_advance_in_one_move(game) -> None:
    state = turn_of(game, {**FRENCH, "reserve": "morand"}, PRUSSIANS)
    assert refused(state, "advance morand") == ("8.1", "not-in-column")


@pytest.mark.rule("8.1")
def test_artillery_never_engages(game) -> None:
    french = {**FRENCH, "left": "friant desales", "reserve": "noury"}
    allied = {**PRUSSIANS, "centre": "pirch+"}
    state = turn_of(game, french, allied)
    assert refused(state, "advance desales") == ("8.1", "artillery-no-engage")
    assert refused(state, "shift noury centre") == ("8.1", "artillery-no-engage")
    assert refused(state, "shift noury right") is None


@pytest.mark.rule("8.1")
def test_a_unit_engaged_where_it_stands_does_not_advance(game) -> None:
    state = turn_of(game, FRENCH, {**PRUSSIANS, "right": "jagow+"})
    assert refused(state, "advance friant") == ("8.1", "already-engaged")


@pytest.mark.rule("8.1")
def test_others_of_the_column_may_follow_an_advance(game) -> None:
    state = turn_of(game, {**FRENCH, "left": "friant+ morand allix"}, PRUSSIANS)
    assert refused(state, "fire morand") == ("8.3", "no-target")
    play(state, "advance morand")
    assert spot(state, "morand") == "left+"


@pytest.mark.rule("8.1")
def test_withdrawal_goes_back_to_the_column_one_came_from(game) -> None:
    """The white unit B of the diagram withdraws from the black left to its own right."""
    state = turn_of(game, {**FRENCH, "right": "foy+"}, PRUSSIANS, towns={"charleroi": "teste"})
    play(state, "withdraw foy")
    assert spot(state, "foy") == "right"
    for action in ("advance foy", "shift foy reserve", "fire foy"):
        assert refused(state, action) == ("8.0", "has-acted")


@pytest.mark.rule("8.1")
def test_withdrawal_from_the_own_line_goes_to_the_reserve(game) -> None:
    french = {**FRENCH, "left": "friant desales allix"}
    state = turn_of(game, french, {**PRUSSIANS, "right": "jagow+"})
    play(state, "withdraw friant", "withdraw desales")
    assert (spot(state, "friant"), spot(state, "desales")) == ("reserve", "reserve")


@pytest.mark.rule("8.1")
def test_only_the_engaged_withdraw(game) -> None:
    state = turn_of(game, {**FRENCH, "left": "friant+ morand", "reserve": "allix"}, PRUSSIANS)
    for unit in ("jerome", "morand", "allix"):
        assert refused(state, f"withdraw {unit}") == ("8.1", "not-engaged")


@pytest.mark.rule("8.1")
def test_redeployment_goes_sideways_or_to_the_reserve(game) -> None:
    """The white unit C of the diagram, with D beside it in the centre."""
    for where in ("left", "right", "reserve"):
        state = turn_of(game, {**FRENCH, "centre": "jerome morand"}, PRUSSIANS)
        play(state, f"shift jerome {where}")
        assert spot(state, "jerome") == where


@pytest.mark.rule("8.1")
def test_an_engaged_unit_only_withdraws(game) -> None:
    """The white unit C of the diagram, were it engaged."""
    french = {**FRENCH, "centre": "jerome morand"}
    state = turn_of(game, french, {**PRUSSIANS, "centre": "pirch+"})
    for where in ("left", "right", "reserve"):
        assert refused(state, f"shift jerome {where}") == ("8.1", "already-engaged")
    play(state, "withdraw jerome")
    assert spot(state, "jerome") == "reserve"


@pytest.mark.rule("8.1", "7.5")
@pytest.mark.parametrize("where", ["left", "right", "reserve"])
def test_moving_the_last_unit_out_of_a_column_is_a_rout(game, where) -> None:
    """The white unit C of the diagram without D beside it."""
    state = turn_of(game, {**FRENCH, "left": "friant allix"}, PRUSSIANS)
    play(state, f"shift jerome {where}")
    assert (state.seat, state.step) == ("french", "rout")
    assert (cv_of(state, "friant"), cv_of(state, "foy")) == (3, 2)


@pytest.mark.rule("8.1", "7.5")
def test_withdrawing_the_last_unit_of_a_column_is_a_rout(game) -> None:
    state = turn_of(game, FRENCH, {**PRUSSIANS, "centre": "pirch+"})
    play(state, "withdraw jerome")
    assert (state.seat, state.step) == ("french", "rout")
    assert [cv_of(state, unit) for unit in ("friant", "jerome", "foy")] == [3, 3, 2]


@pytest.mark.rule("8.1", "7.5", "W7")
@pytest.mark.parametrize(("left", "cv"), [("friant", 3), ("desales", 1), ("guyot", 3)])
def test_nobody_escapes_his_part_of_a_rout_in_the_reserve(game, left, cv) -> None:
    """Guyot has no enemy cavalry before him and loses nothing."""
    state = turn_of(game, {**FRENCH, "left": left}, PRUSSIANS)
    play(state, f"shift {left} reserve")
    assert (state.seat, state.step) == ("french", "rout")
    assert [cv_of(state, unit) for unit in (left, "jerome", "foy")] == [cv, 3, 2]


@pytest.mark.rule("8.1", "W26")
def test_a_unit_advanced_alone_still_holds_its_column(game) -> None:
    state = turn_of(game, FRENCH, PRUSSIANS)
    play(state, "advance jerome")
    assert state.step == "combat"
    assert spot(state, "jerome") == "centre+"


@pytest.mark.rule("8.1", "W42")
def test_sideways_goes_one_column_at_a_time(game) -> None:
    french = {**FRENCH, "left": "friant morand guyot desales"}
    state = turn_of(game, french, PRUSSIANS)
    for unit in ("friant", "guyot", "desales"):
        assert refused(state, f"shift {unit} right") == ("8.1", "not-lateral")
    play(state, "shift desales centre")
    assert spot(state, "desales") == "centre"


@pytest.mark.rule("8.1")
def test_nobody_moves_where_he_stands(game) -> None:
    state = turn_of(game, {**FRENCH, "reserve": "morand"}, PRUSSIANS)
    assert refused(state, "shift friant left") == ("8.1", "same-place")
    assert refused(state, "shift morand reserve") == ("8.1", "same-place")


@pytest.mark.rule("8.1", "2.2")
def test_a_reserve_that_enters_a_column_shows_its_face(game) -> None:
    state = turn_of(game, {**FRENCH, "reserve": "morand"}, PRUSSIANS)
    shown = battles(state, "allied")[0]["sides"]["french"]
    assert shown["reserve"] == [{"side": "french"}]
    play(state, "shift morand left")
    shown = battles(state, "allied")[0]["sides"]["french"]
    assert names(shown["left"]) == {"friant", "morand"}


# --- 8.2 cavalry -------------------------------------------------------------------------------


@pytest.mark.rule("8.2")
def test_cavalry_moves_from_the_reserve_to_a_wing_and_engages(game) -> None:
    state = turn_of(game, {**FRENCH, "reserve": "guyot"}, PRUSSIANS)
    play(state, "shift guyot right", "advance guyot")
    assert spot(state, "guyot") == "right+"
    assert refused(state, "withdraw guyot") == ("8.0", "has-acted")


@pytest.mark.rule("8.2")
def test_cavalry_makes_two_moves_and_no_third(game) -> None:
    state = turn_of(game, {**FRENCH, "left": "friant guyot"}, PRUSSIANS)
    play(state, "shift guyot centre", "shift guyot right")
    assert spot(state, "guyot") == "right"
    assert refused(state, "advance guyot") == ("8.0", "has-acted")


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("unit", ["allix", "desales"])
def test_infantry_and_artillery_make_one_move(game, unit) -> None:
    state = turn_of(game, {**FRENCH, "reserve": unit}, PRUSSIANS)
    play(state, f"shift {unit} right")
    assert refused(state, f"shift {unit} centre") == ("8.0", "has-acted")
    assert refused(state, f"advance {unit}") == ("8.0", "has-acted")


@pytest.mark.rule("8.2", "10.2")
def test_a_leader_makes_two_moves_like_cavalry(game) -> None:
    state = turn_of(game, {**FRENCH, "reserve": "napoleon"}, PRUSSIANS)
    play(state, "shift napoleon right", "shift napoleon centre")
    assert refused(state, "shift napoleon left") == ("8.0", "has-acted")


@pytest.mark.rule("8.1", "8.2", "W11")
def test_cavalry_that_withdrew_does_not_engage_in_the_same_turn(game) -> None:
    french = {**FRENCH, "left": "guyot+ friant", "right": "foy+"}
    state = turn_of(game, french, PRUSSIANS)
    play(state, "withdraw guyot")
    assert refused(state, "advance guyot") == ("8.1", "withdrew-already")
    play(state, "shift guyot centre")
    assert spot(state, "guyot") == "centre"


@pytest.mark.rule("8.1", "8.2", "W11")
def test_cavalry_that_withdrew_to_the_reserve_joins_no_engaged_column(game) -> None:
    french = {**FRENCH, "left": "guyot friant"}
    state = turn_of(game, french, {**PRUSSIANS, "right": "jagow+", "centre": "pirch+"})
    play(state, "withdraw guyot")
    assert refused(state, "shift guyot left") == ("8.1", "withdrew-already")
    assert refused(state, "shift guyot centre") == ("8.1", "withdrew-already")
    assert refused(state, "shift guyot right") is None


@pytest.mark.rule("8.1", "8.2", "W11")
def test_cavalry_that_engaged_does_not_withdraw_in_the_same_turn(game) -> None:
    french = {**FRENCH, "left": "guyot friant", "reserve": "pajol"}
    state = turn_of(game, french, {**PRUSSIANS, "centre": "pirch+"})
    play(state, "advance guyot", "shift pajol centre")
    for unit in ("guyot", "pajol"):
        assert refused(state, f"withdraw {unit}") == ("8.1", "engaged-already")
    next_turn(state, "french")
    for unit in ("guyot", "pajol"):
        assert refused(state, f"withdraw {unit}") is None


# --- 8.3 fire ----------------------------------------------------------------------------------


@pytest.mark.rule("8.3")
@pytest.mark.parametrize("cv", [1, 2, 3, 4])
def test_a_die_for_each_cv(game, cv) -> None:
    morale = [6] if cv == 1 else []
    french = {**FRENCH, "left": f"friant:{cv}+"}
    state = turn_of(game, french, PRUSSIANS, dice=[*morale, *[1] * cv])
    (fired,) = play(state, "fire friant")
    assert fired.params["dice"] == (1,) * cv


@pytest.mark.rule("8.3", "8.5", "W13")
@pytest.mark.parametrize(
    ("left", "enemy", "action", "hits"),
    [
        ("foy+", "jagow", "fire foy", 1),
        ("foy", "jagow+", "fire foy", 1),
        ("foy#", "jagow+", "fire foy", 1),
        ("foy+", "jagow#", "fire foy squares", 2),
        ("foy#+", "jagow#", "fire foy squares", 1),
        ("guyot+!", "jagow", "fire guyot", 3),
        ("guyot!", "jagow+", "fire guyot", 3),
        ("guyot+", "jagow", "fire guyot", 2),
        ("guyot", "jagow+", "fire guyot", 2),
        ("guyot+!", "jagow#", "fire guyot squares", 1),
        ("guyot+", "jagow#", "fire guyot squares", 1),
        ("desales", "jagow", "fire desales", 1),
        ("desales!", "jagow", "fire desales", 1),
        ("desales!", "jagow+", "fire desales", 2),
        ("desales", "jagow+", "fire desales", 1),
        ("desales", "jagow#", "fire desales squares", 2),
        ("desales!", "jagow#+", "fire desales squares", 2),
        ("desales", "jagow#+", "fire desales squares", 2),
    ],
)
def test_single_double_and_triple_fire(game, left, enemy, action, hits) -> None:
    french = {"left": left, "centre": "jerome", "right": "friant"}
    state = turn_of(game, french, {**PRUSSIANS, "right": enemy}, dice=ONE_EACH)
    assert hits_of(state, action) == hits
    assert cv_of(state, "jagow") == 4 - hits


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("left", "lowest"), [("foy+", 6), ("guyot+", 5), ("guyot+!", 4), ("pajol+!", 4)]
)
def test_the_faces_that_hit(game, left, lowest) -> None:
    unit = left.strip("+!")
    for face in range(1, 7):
        french = {"left": left, "centre": "jerome", "right": "friant"}
        state = turn_of(game, french, PRUSSIANS, dice=[face, 1, 1])
        assert hits_of(state, f"fire {unit}") == (1 if face >= lowest else 0)


@pytest.mark.rule("8.3", "W12")
def test_the_shock_of_cavalry_that_engaged_is_its_first_fire(game) -> None:
    french = {"left": "guyot", "centre": "jerome", "right": "foy"}
    allied = {**PRUSSIANS, "right": "jagow steinmetz", "left": "krafft"}
    state = turn_of(game, french, allied, dice=[4, 4, 4, 4, 5, 6])
    play(state, "advance guyot")
    next_turn(state, "french")
    assert hits_of(state, "fire guyot") == 3
    while state.step == "losses":
        play(state, f"loss {'jagow' if 'loss jagow' in actions(state) else 'steinmetz'}")
    next_turn(state, "french")
    assert hits_of(state, "fire guyot") == 2


@pytest.mark.rule("8.3", "W12")
def test_the_shock_of_cavalry_that_was_engaged(game) -> None:
    french = {**FRENCH, "left": "friant morand"}
    allied = {**PRUSSIANS, "right": "wilhelm"}
    state = turn_of(game, french, allied, dice=[4, 4, 4, 4, 5, 6])
    play(state, "advance friant", "advance morand")
    go_on(state, "allied")
    assert hits_of(state, "fire wilhelm") == 3
    while state.step == "losses":
        play(state, min(actions(state)))
    next_turn(state, "allied")
    assert hits_of(state, "fire wilhelm") == 2


@pytest.mark.rule("8.3", "8.1", "W12")
def test_the_shock_of_cavalry_that_joins_an_engaged_column(game) -> None:
    french = {**FRENCH, "reserve": "guyot"}
    state = turn_of(game, french, {**PRUSSIANS, "right": "jagow+"}, dice=[4, 4, 4])
    play(state, "shift guyot left")
    next_turn(state, "french")
    assert hits_of(state, "fire guyot") == 3


@pytest.mark.rule("8.3", "W12")
def test_a_second_enemy_in_the_same_engagement_brings_no_new_shock(game) -> None:
    allied = {**PRUSSIANS, "right": "wilhelm krafft"}
    state = turn_of(game, {**FRENCH, "left": "friant+ morand"}, allied, dice=[4, 5, 6])
    play(state, "advance morand")
    go_on(state, "allied")
    assert hits_of(state, "fire wilhelm") == 2


@pytest.mark.rule("8.3", "W12")
def test_leaving_the_engagement_restores_the_shock(game) -> None:
    french = {"left": "guyot+", "centre": "jerome", "right": "foy+"}
    state = turn_of(game, french, PRUSSIANS, dice=[4, 4, 4])
    play(state, "withdraw guyot")
    next_turn(state, "french")
    play(state, "advance guyot")
    next_turn(state, "french")
    assert hits_of(state, "fire guyot") == 3


@pytest.mark.rule("8.3", "W12")
def test_an_enemy_who_left_and_came_again_meets_the_shock_anew(game) -> None:
    french = {**FRENCH, "left": "friant+", "right": "foy+"}
    allied = {**PRUSSIANS, "right": "wilhelm"}
    state = turn_of(game, french, allied, dice=[4, 4, 4])
    play(state, "withdraw friant")
    next_turn(state, "french")
    play(state, "advance friant")
    go_on(state, "allied")
    assert hits_of(state, "fire wilhelm") == 3


@pytest.mark.rule("8.3")
def test_guns_fire_double_only_in_the_first_turn_after_they_were_engaged(game) -> None:
    allied = {**PRUSSIANS, "right": "rohl jagow"}
    state = turn_of(game, FRENCH, allied, dice=ONE_EACH * 2)
    play(state, "advance friant")
    go_on(state, "allied")
    assert hits_of(state, "fire rohl") == 2
    next_turn(state, "allied")
    assert hits_of(state, "fire rohl") == 1
    assert cv_of(state, "friant") == 1


@pytest.mark.rule("8.3")
def test_guns_that_let_the_first_turn_pass_fire_single(game) -> None:
    allied = {**PRUSSIANS, "right": "rohl jagow"}
    state = turn_of(game, FRENCH, allied, dice=ONE_EACH)
    play(state, "advance friant")
    go_on(state, "allied")
    next_turn(state, "allied")
    assert hits_of(state, "fire rohl") == 1


@pytest.mark.rule("8.3")
def test_guns_engaged_anew_fire_double_again(game) -> None:
    allied = {**PRUSSIANS, "right": "rohl jagow"}
    state = turn_of(game, {**FRENCH, "left": "friant+", "right": "foy+"}, allied, dice=ONE_EACH)
    play(state, "withdraw friant")
    next_turn(state, "french")
    play(state, "advance friant")
    go_on(state, "allied")
    assert hits_of(state, "fire rohl") == 2


@pytest.mark.rule("8.3")
def test_long_range_fire_is_at_the_column_opposite_only(game) -> None:
    french = {"left": "desales", "centre": "jerome", "right": "foy"}
    allied = {"left": "steinmetz", "centre": "pirch", "right": "luck henckel:1", "reserve": "jagow"}
    state = turn_of(game, french, allied, dice=[6, 1, 1])
    play(state, "fire desales")
    left = {u: cv_of(state, u) for u in ("luck", "henckel", "steinmetz", "pirch", "jagow")}
    assert left == {"luck": 1, "henckel": 1, "steinmetz": 4, "pirch": 4, "jagow": 4}


@pytest.mark.rule("8.3")
def test_no_long_range_fire_over_friends_who_are_engaged_there(game) -> None:
    state = turn_of(game, {**FRENCH, "left": "desales friant"}, PRUSSIANS)
    assert refused(state, "fire desales") is None
    play(state, "advance friant")
    assert refused(state, "fire desales") == ("8.3", "friends-in-the-way")


@pytest.mark.rule("8.3")
def test_long_range_fire_is_free_again_when_the_friends_have_left(game) -> None:
    state = turn_of(game, {**FRENCH, "left": "desales friant+"}, PRUSSIANS)
    play(state, "withdraw friant")
    assert refused(state, "fire desales") is None


@pytest.mark.rule("8.3")
def test_engaged_guns_fire_only_at_those_who_engage_them(game) -> None:
    french = {"left": "desales", "centre": "jerome", "right": "foy"}
    allied = {**PRUSSIANS, "right": "jagow henckel:2+"}
    state = turn_of(game, french, allied, dice=[6, 1, 1])
    play(state, "fire desales")
    assert (cv_of(state, "jagow"), cv_of(state, "henckel")) == (4, 1)


@pytest.mark.rule("8.3", "W12")
def test_infantry_and_cavalry_fire_only_when_engaged(game) -> None:
    state = turn_of(game, {**FRENCH, "left": "friant guyot"}, PRUSSIANS)
    for unit in ("friant", "guyot", "jerome"):
        assert refused(state, f"fire {unit}") == ("8.3", "no-target")


@pytest.mark.rule("8.3")
def test_reserves_neither_fire_nor_are_fired_at(game) -> None:
    french = {**FRENCH, "left": "friant+", "reserve": "guyot desales"}
    allied = {**PRUSSIANS, "right": "luck", "reserve": "jagow"}
    state = turn_of(game, french, allied, dice=[6, 1, 1, 1])
    for unit in ("guyot", "desales"):
        assert refused(state, f"fire {unit}") == ("8.3", "reserve-no-fire")
    play(state, "fire friant")
    assert (cv_of(state, "luck"), cv_of(state, "jagow")) == (1, 4)


@pytest.mark.rule("8.3", "8.1")
def test_those_behind_an_advance_are_not_fired_at(game) -> None:
    french = {**FRENCH, "left": "friant:2+ morand"}
    state = turn_of(game, french, PRUSSIANS, to_play="allied", dice=[6, 1, 1, 1])
    play(state, "fire jagow")
    assert (cv_of(state, "friant"), cv_of(state, "morand")) == (1, 4)


@pytest.mark.rule("8.3", "10.2")
def test_a_leader_does_not_fire(game) -> None:
    state = turn_of(game, {**FRENCH, "left": "friant+ napoleon+"}, PRUSSIANS)
    assert refused(state, "fire napoleon") == ("10.2", "leader-no-fire")


# --- 8.4 losses --------------------------------------------------------------------------------


@pytest.mark.rule("8.4")
def test_the_strongest_takes_the_loss(game) -> None:
    allied = {**PRUSSIANS, "right": "krafft:2 jagow:3 henckel:1"}
    state = turn_of(game, {**FRENCH, "left": "friant+"}, allied, dice=[6, 1, 1, 1])
    play(state, "fire friant")
    assert [cv_of(state, u) for u in ("krafft", "jagow", "henckel")] == [2, 2, 1]


@pytest.mark.rule("8.4", "W15")
def test_losses_fall_one_by_one_and_the_owner_chooses_between_equals(game) -> None:
    allied = {**PRUSSIANS, "right": "krafft:2 jagow:3 henckel:1"}
    state = turn_of(game, {**FRENCH, "left": "friant+"}, allied, dice=[6, 6, 1, 1])
    play(state, "fire friant")
    assert (state.seat, state.step) == ("allied", "losses")
    assert actions(state) == {"loss krafft", "loss jagow"}
    assert refused(state, "loss henckel") == ("8.4", "not-strongest")
    assert refused(state, "loss pirch") == ("8.4", "not-targeted")
    assert refused(state, "loss friant") == ("8.4", "not-targeted")
    assert refused(state, "done") == ("8.4", "must-take-loss")
    play(state, "loss krafft")
    assert [cv_of(state, u) for u in ("krafft", "jagow", "henckel")] == [1, 2, 1]
    assert (state.seat, state.step) == ("french", "combat")


@pytest.mark.rule("8.4", "W15")
def test_three_hits_upon_two_equals(game) -> None:
    allied = {**PRUSSIANS, "right": "krafft jagow:3"}
    state = turn_of(game, {**FRENCH, "left": "friant+"}, allied, dice=[6, 6, 6, 1])
    play(state, "fire friant", "loss jagow")
    assert actions(state) == {"loss krafft", "loss jagow"}
    play(state, "loss jagow")
    assert [cv_of(state, u) for u in ("krafft", "jagow")] == [2, 1]


@pytest.mark.rule("8.4", "2.4")
def test_a_unit_with_one_cv_that_is_hit_is_eliminated(game) -> None:
    allied = {**PRUSSIANS, "right": "krafft:1 henckel:1"}
    state = turn_of(game, {**FRENCH, "left": "friant+"}, allied, dice=[6, 1, 1, 1])
    events = play(state, "fire friant", "loss krafft")
    assert ("eliminated", "krafft") in {(e.key, e.params.get("unit")) for e in events}
    assert town_of(state, "krafft") is None
    assert cv_of(state, "henckel") == 1


@pytest.mark.rule("8.4")
def test_hits_beyond_those_fired_at_are_lost(game) -> None:
    allied = {**PRUSSIANS, "right": "krafft:1"}
    state = turn_of(game, {**FRENCH, "left": "friant+"}, allied, dice=[6, 6, 6, 6])
    play(state, "fire friant")
    assert state.step == "rout"
    assert [cv_of(state, u) for u in ("krafft", "steinmetz", "pirch")] == [0, 3, 3]


@pytest.mark.rule("8.4", "W33")
def test_with_three_players_the_owner_of_the_first_equal_chooses(game) -> None:
    allied = {**PRUSSIANS, "right": "alten:3 krafft"}
    state = turn_of(
        game, {**FRENCH, "left": "friant+"}, allied, dice=[6, 1, 1, 1], three_players=True
    )
    play(state, "fire friant")
    assert (state.seat, state.step) == ("british", "losses")


@pytest.mark.rule("8.4", "10.0", "W15")
def test_a_leader_is_hit_only_when_nobody_else_is_left(game) -> None:
    for dice, leader in (([6, 1, 1, 1], 1), ([6, 6, 1, 1], 0)):
        allied = {**PRUSSIANS, "right": "krafft:1 blucher"}
        state = turn_of(game, {**FRENCH, "left": "friant+"}, allied, dice=dice)
        play(state, "fire friant")
        assert (cv_of(state, "krafft"), cv_of(state, "blucher")) == (0, leader)
        assert (state.seat, state.step) == ("allied", "rout")


@pytest.mark.rule("8.4", "10.0", "W6", "W15", "W29")
def test_the_loss_of_napoleon_ends_the_game(game) -> None:
    french = {**FRENCH, "left": "allix:1+ napoleon+ morand"}
    state = turn_of(game, french, PRUSSIANS, to_play="allied", dice=[6, 6, 1, 1])
    play(state, "fire jagow")
    assert state.over
    assert (state.outcome.winners, state.outcome.key) == (("allied",), "napoleon-lost")


@pytest.mark.rule("8.4", "8.5", "W15", "W29")
def test_a_leader_left_alone_outside_the_squares_is_hit(game) -> None:
    """Those fired at are the units not in square and the leader; the square is no part of them."""
    allied = {**PRUSSIANS, "right": "krafft:1 blucher jagow#"}
    state = turn_of(game, {**FRENCH, "left": "friant+"}, allied, dice=[6, 6, 1, 1])
    play(state, "fire friant")
    assert [cv_of(state, u) for u in ("krafft", "blucher", "jagow")] == [0, 0, 4]


@pytest.mark.rule("8.5", "W15", "W29")
def test_fire_at_squares_spares_the_leader(game) -> None:
    allied = {**PRUSSIANS, "right": "krafft:1# blucher jagow"}
    state = turn_of(game, {**FRENCH, "left": "friant+"}, allied, dice=[6, 6, 6, 6])
    play(state, "fire friant squares")
    assert [cv_of(state, u) for u in ("krafft", "blucher", "jagow")] == [0, 1, 4]


# --- 8.5 squares -------------------------------------------------------------------------------


@pytest.mark.rule("8.5")
def test_only_infantry_forms_square(game) -> None:
    french = {**FRENCH, "left": "friant guyot desales napoleon"}
    state = turn_of(game, french, PRUSSIANS)
    for unit in ("guyot", "desales", "napoleon"):
        assert refused(state, f"square {unit}") == ("8.5", "only-infantry")
    play(state, "square friant")
    assert in_square(state, "friant")


@pytest.mark.rule("8.5", "8.0")
@pytest.mark.parametrize(("before", "action"), [("", "square"), ("#", "line")])
def test_changing_formation_is_the_move_of_the_unit(game, before, action) -> None:
    french = {**FRENCH, "left": f"friant{before} morand"}
    state = turn_of(game, french, {**PRUSSIANS, "right": "jagow+"})
    play(state, f"{action} friant")
    for other in ("fire friant", "withdraw friant", "square friant", "line friant"):
        assert refused(state, other) == ("8.0", "has-acted")


@pytest.mark.rule("8.5")
@pytest.mark.parametrize(("unit", "enemy"), [("friant", "jagow+"), ("friant+", "jagow")])
def test_squares_are_formed_and_left_while_engaged(game, unit, enemy) -> None:
    state = turn_of(game, {**FRENCH, "left": unit}, {**PRUSSIANS, "right": enemy})
    play(state, "square friant")
    next_turn(state, "french")
    assert in_square(state, "friant")
    play(state, "line friant")
    assert not in_square(state, "friant")


@pytest.mark.rule("8.5")
def test_formations_once_taken_are_not_taken_again(game) -> None:
    state = turn_of(game, {**FRENCH, "left": "friant# morand"}, {**PRUSSIANS, "right": "jagow+"})
    assert refused(state, "square friant") == ("8.5", "in-square")
    assert refused(state, "line morand") == ("8.5", "not-in-square")


@pytest.mark.rule("8.5")
def test_no_squares_in_reserve(game) -> None:
    state = turn_of(game, {**FRENCH, "reserve": "morand"}, PRUSSIANS)
    assert refused(state, "square morand") == ("8.1", "not-in-column")


@pytest.mark.rule("8.5", "W28")
def test_a_square_moves_only_by_being_left(game) -> None:
    french = {"left": "friant# allix", "centre": "jerome# morand", "right": "foy"}
    state = turn_of(game, french, {**PRUSSIANS, "right": "jagow+"})
    assert refused(state, "withdraw friant") == ("8.5", "in-square")
    for action in ("advance jerome", "shift jerome right", "shift jerome reserve"):
        assert refused(state, action) == ("8.5", "in-square")
    assert refused(state, "line friant") is None
    assert refused(state, "line jerome") is None


@pytest.mark.rule("8.5")
def test_each_unit_chooses_between_squares_and_others(game) -> None:
    french = {**FRENCH, "left": "friant+ morand+"}
    allied = {**PRUSSIANS, "right": "jagow# krafft henckel:1#"}
    state = turn_of(game, french, allied, dice=[6, 1, 1, 1, 5, 1, 1, 1])
    play(state, "fire friant")
    assert [cv_of(state, u) for u in ("jagow", "krafft", "henckel")] == [4, 2, 1]
    play(state, "fire morand squares")
    assert [cv_of(state, u) for u in ("jagow", "krafft", "henckel")] == [3, 2, 1]


@pytest.mark.rule("8.5")
def test_there_must_be_something_of_the_kind_fired_at(game) -> None:
    french = {"left": "friant+", "centre": "jerome+", "right": "desales"}
    allied = {"right": "jagow#", "centre": "pirch", "left": "steinmetz#"}
    state = turn_of(game, french, allied)
    assert refused(state, "fire friant") == ("8.5", "only-squares")
    assert refused(state, "fire jerome squares") == ("8.5", "no-squares")
    assert refused(state, "fire desales") == ("8.5", "only-squares")


@pytest.mark.rule("8.5", "8.3")
def test_cavalry_keeps_its_shock_for_those_not_in_square(game) -> None:
    french = {**FRENCH, "left": "guyot+! pajol+!"}
    allied = {**PRUSSIANS, "right": "jagow# steinmetz", "left": "krafft"}
    state = turn_of(game, french, allied, dice=ONE_EACH * 2)
    assert hits_of(state, "fire guyot squares") == 1
    assert hits_of(state, "fire pajol") == 3


@pytest.mark.rule("8.5", "W12")
def test_a_fire_at_squares_spends_the_shock(game) -> None:
    """It belongs to the first fire after engaging, whatever that is aimed at."""
    french = {**FRENCH, "left": "guyot+!"}
    allied = {**PRUSSIANS, "right": "jagow# steinmetz", "left": "krafft"}
    state = turn_of(game, french, allied, dice=ONE_EACH * 2)
    assert hits_of(state, "fire guyot squares") == 1
    next_turn(state, "french")
    assert hits_of(state, "fire guyot") == 2


# --- 8.6 morale --------------------------------------------------------------------------------


@pytest.mark.rule("8.6", "W1")
@pytest.mark.parametrize("die", range(1, 7))
def test_an_engaged_unit_with_one_cv_withdraws_on_one_to_three(game, die) -> None:
    french = {**FRENCH, "left": "allix:1+ friant"}
    state = turn_of(game, french, PRUSSIANS, dice=[die])
    assert spot(state, "allix") == ("left" if die <= 3 else "left+")


@pytest.mark.rule("8.6")
def test_morale_in_the_own_line_sends_the_unit_to_the_reserve(game) -> None:
    french = {**FRENCH, "left": "allix:1 friant"}
    state = turn_of(game, french, {**PRUSSIANS, "right": "jagow+"}, dice=[3])
    assert spot(state, "allix") == "reserve"


@pytest.mark.rule("8.6", "W41")
@pytest.mark.parametrize("unit", ["allix", "guyot", "desales"])
def test_who_was_forced_back_does_nothing_more(game, unit) -> None:
    french = {**FRENCH, "left": f"{unit}:1 friant"}
    state = turn_of(game, french, {**PRUSSIANS, "right": "jagow+"}, dice=[1])
    for where in ("left", "centre", "right"):
        assert refused(state, f"shift {unit} {where}") == ("8.0", "has-acted")


@pytest.mark.rule("8.6", "8.2", "W41")
def test_cavalry_forced_back_has_no_second_move(game) -> None:
    french = {**FRENCH, "left": "guyot:1+ friant"}
    state = turn_of(game, french, PRUSSIANS, dice=[1], towns={"charleroi": "teste"})
    assert spot(state, "guyot") == "left"
    for action in ("fire guyot", "advance guyot", "shift guyot centre"):
        assert refused(state, action) == ("8.0", "has-acted")


@pytest.mark.rule("8.6")
def test_who_keeps_his_nerve_fires_or_moves(game) -> None:
    french = {**FRENCH, "left": "allix:1+ friant"}
    state = turn_of(game, french, PRUSSIANS, dice=[4])
    for action in ("fire allix", "withdraw allix", "square allix"):
        assert refused(state, action) is None


@pytest.mark.rule("8.6")
@pytest.mark.parametrize(
    ("french", "allied"),
    [
        ({"left": "allix:1 friant+"}, {}),  # behind the advance
        ({"left": "allix:1"}, {}),  # nobody engaged
        ({"reserve": "allix:1", "left": "friant+"}, {}),
        ({"left": "friant:2+"}, {}),
        ({"left": "friant+ napoleon+"}, {}),  # leaders do not test (W1)
        ({"left": "friant+"}, {"right": "jagow:1"}),  # not the enemy's turn
    ],
)
def test_nobody_else_tests(game, french, allied) -> None:
    """A die would make the scripted dice run out."""
    state = turn_of(game, {**FRENCH, **french}, {**PRUSSIANS, **allied}, dice=[])
    assert state.dice.drawn == 0


@pytest.mark.rule("8.6", "6.3")
def test_each_side_tests_in_its_own_battle_turn_before_all_else(game) -> None:
    french = {**FRENCH, "left": "friant+"}
    state = turn_of(game, french, {**PRUSSIANS, "right": "krafft:1 jagow"}, dice=[2])
    events = play(state, "done")
    assert keys(events)[:3] == ["battle-turn", "morale-roll", "fell-back"]
    assert (state.seat, state.step) == ("allied", "retreat")
    assert spot(state, "krafft") == "reserve"


@pytest.mark.rule("8.6", "7.0", "W41")
def test_who_was_forced_back_may_still_retreat_and_without_loss(game) -> None:
    battle = {
        "town": "ligny",
        "french": {**FRENCH, "left": "allix:1+ friant"},
        "allied": PRUSSIANS,
        "from": ["charleroi"],
    }
    state = game.position(battles=[battle], dice=[1])
    play(state, "retreat allix charleroi")
    assert (town_of(state, "allix"), cv_of(state, "allix")) == ("charleroi", 1)


@pytest.mark.rule("8.6", "10.2", "W1")
@pytest.mark.parametrize(
    ("right", "centre", "die", "flees"),
    [
        ("krafft:1 jagow blucher", "pirch", 2, True),
        ("krafft:1 jagow blucher", "pirch", 3, False),
        ("krafft:1 jagow", "pirch blucher", 3, True),
        ("krafft:1 jagow wellington", "pirch", 3, True),
        ("alten:1 jagow wellington", "pirch", 3, False),
        ("alten:1 jagow blucher", "pirch", 3, True),
    ],
)
def test_a_leader_of_his_own_army_steadies_a_unit_in_his_column(
    game, right, centre, die, flees
) -> None:
    allied = {"left": "steinmetz", "centre": centre, "right": right}
    state = turn_of(game, {**FRENCH, "left": "friant+"}, allied, to_play="allied", dice=[die])
    unit = right.split(":")[0]
    assert spot(state, unit) == ("reserve" if flees else "right")


@pytest.mark.rule("8.6", "7.5")
def test_a_column_emptied_by_morale_routs(game) -> None:
    french = {**FRENCH, "left": "friant+"}
    battle = {
        "town": "ligny",
        "french": french,
        "allied": {**PRUSSIANS, "right": "krafft:1"},
        "from": ["charleroi"],
    }
    state = game.position(battles=[battle], to_play="allied", dice=[3])
    assert (state.seat, state.step) == ("allied", "rout")
    assert [cv_of(state, u) for u in ("krafft", "steinmetz", "pirch")] == [1, 3, 3]


@pytest.mark.rule("8.6", "8.5", "W14")
def test_a_square_that_loses_heart_is_left_and_withdraws(game) -> None:
    allied = {**PRUSSIANS, "right": "krafft:1# jagow"}
    state = turn_of(game, {**FRENCH, "left": "friant+"}, allied, to_play="allied", dice=[1])
    assert spot(state, "krafft") == "reserve"
    assert not in_square(state, "krafft")


@pytest.mark.rule("8.6")
def test_every_such_unit_tests_for_itself(game) -> None:
    french = {**FRENCH, "left": "allix:1+ teste:1+", "right": "foy:1+"}
    state = turn_of(game, french, PRUSSIANS, dice=[4, 3, 1])
    stand = [unit for unit in ("allix", "foy", "teste") if str(spot(state, unit))[-1] == "+"]
    assert len(stand) == 1
    assert state.dice.drawn == 3


# --- leaders in battle -------------------------------------------------------------------------


@pytest.mark.rule("8.1", "10.2", "W29")
def test_a_leader_advances_only_to_join_units_already_there(game) -> None:
    state = turn_of(game, {**FRENCH, "left": "friant morand napoleon"}, PRUSSIANS)
    assert refused(state, "advance napoleon") == ("10.2", "leader-alone")
    play(state, "advance friant", "advance napoleon")
    assert spot(state, "napoleon") == "left+"


@pytest.mark.rule("8.1", "W29")
def test_a_leader_left_alone_forward_comes_back(game) -> None:
    french = {**FRENCH, "left": "friant+ morand napoleon+", "right": "foy+"}
    state = turn_of(game, french, PRUSSIANS)
    play(state, "withdraw friant")
    assert spot(state, "napoleon") == "left"


@pytest.mark.rule("8.1", "8.2", "W11")
def test_a_leader_does_not_withdraw_and_engage_in_one_turn(game) -> None:
    french = {**FRENCH, "left": "friant+ napoleon+"}
    state = turn_of(game, french, PRUSSIANS)
    play(state, "withdraw napoleon")
    assert refused(state, "advance napoleon") == ("8.1", "withdrew-already")


# --- the attacker's duty -----------------------------------------------------------------------


@pytest.mark.rule("8.0", "W18")
def test_an_attacker_who_could_engage_may_not_stand_idle(game) -> None:
    state = turn_of(game, FRENCH, PRUSSIANS)
    assert refused(state, "done") == ("6.3", "attacker-duty")
    play(state, "advance jerome")
    assert refused(state, "done") is None


@pytest.mark.rule("W18")
def test_fire_is_enough(game) -> None:
    state = turn_of(game, {**FRENCH, "left": "desales"}, PRUSSIANS, dice=[1, 1, 1])
    assert refused(state, "done") == ("6.3", "attacker-duty")
    play(state, "fire desales")
    assert refused(state, "done") is None


@pytest.mark.rule("W18")
@pytest.mark.parametrize(("left", "right"), [("friant+", "jagow"), ("friant", "jagow+")])
def test_a_unit_engaged_is_enough(game, left, right) -> None:
    state = turn_of(game, {**FRENCH, "left": left}, {**PRUSSIANS, "right": right})
    assert refused(state, "done") is None


@pytest.mark.rule("W18")
def test_a_retreat_is_enough(game) -> None:
    battle = {
        "town": "ligny",
        "french": {**FRENCH, "reserve": "teste"},
        "allied": PRUSSIANS,
        "from": ["charleroi"],
    }
    state = game.position(battles=[battle])
    play(state, "retreat teste charleroi", "done")
    assert state.step == "combat"
    assert refused(state, "done") is None


@pytest.mark.rule("W18", "9.0")
def test_reinforcements_are_enough_but_then_must_come(game) -> None:
    state = turn_of(game, FRENCH, PRUSSIANS, towns={"charleroi": "teste vichery"})
    play(state, "done")
    assert state.step == "reinforcements"
    assert refused(state, "done") == ("6.3", "must-bring")
    play(state, "bring teste")
    assert (state.seat, refused(state, "done")) == ("french", None)


@pytest.mark.rule("W18")
def test_the_last_who_could_fight_may_not_spend_his_turn_otherwise(game) -> None:
    french = {"left": "friant#", "centre": "jerome", "right": "foy#"}
    state = turn_of(game, french, PRUSSIANS)
    assert refused(state, "square jerome") == ("6.3", "attacker-duty")
    assert refused(state, "done") == ("6.3", "attacker-duty")
    assert refused(state, "advance jerome") is None


@pytest.mark.rule("W18")
def test_who_can_do_nothing_is_excused(game) -> None:
    french = {"left": "friant#", "centre": "jerome#", "right": "foy#"}
    state = turn_of(game, french, PRUSSIANS)
    assert refused(state, "done") is None


@pytest.mark.rule("W18", "8.2")
def test_cavalry_that_could_engage_from_the_reserve_is_not_excused(game) -> None:
    """Its two moves take it to a column and upon the enemy."""
    french = {"left": "friant#", "centre": "jerome#", "right": "foy#", "reserve": "guyot"}
    state = turn_of(game, french, PRUSSIANS)
    assert refused(state, "done") == ("6.3", "attacker-duty")
    play(state, "shift guyot left", "advance guyot")
    assert refused(state, "done") is None


@pytest.mark.rule("W18", "8.2")
def test_the_duty_does_not_keep_cavalry_from_its_first_move(game) -> None:
    """With its second move it can still engage."""
    french = {"left": "friant# guyot", "centre": "jerome#", "right": "foy#"}
    state = turn_of(game, french, PRUSSIANS)
    play(state, "shift guyot centre")
    assert refused(state, "shift guyot right") == ("6.3", "attacker-duty")
    play(state, "advance guyot")
    assert refused(state, "done") is None


@pytest.mark.rule("W18", "8.5")
@pytest.mark.parametrize(
    ("left", "right", "action"),
    [("friant+", "jagow", "square"), ("friant", "jagow+", "square"), ("friant#", "jagow+", "line")],
)
def test_a_unit_that_stays_engaged_may_change_formation(game, left, right, action) -> None:
    """The only unit engaged is still engaged afterwards: the duty is met."""
    french = {"left": left, "centre": "jerome#", "right": "foy#"}
    state = turn_of(game, french, {**PRUSSIANS, "right": right})
    play(state, f"{action} friant")
    assert refused(state, "done") is None


@pytest.mark.rule("W18")
def test_the_only_unit_engaged_may_withdraw_if_another_can_take_its_place(game) -> None:
    french = {"left": "friant+", "centre": "jerome#", "right": "foy#"}
    state = turn_of(game, french, PRUSSIANS)
    assert refused(state, "withdraw friant") == ("6.3", "attacker-duty")
    state = turn_of(game, {**french, "right": "foy"}, PRUSSIANS)
    play(state, "withdraw friant")
    assert refused(state, "done") == ("6.3", "attacker-duty")
    play(state, "advance foy")
    assert refused(state, "done") is None


@pytest.mark.rule("W18", "W33")
def test_with_three_players_the_duty_falls_on_the_last_who_can_fight(game) -> None:
    """The British have only a reserve: they may end, the Prussians must engage."""
    battle = {
        "town": "ligny",
        "french": FRENCH,
        "allied": {**PRUSSIANS, "reserve": "alten"},
        "from": ["quatre_bras"],
    }
    state = game.position(battles=[battle], turn=2, three_players=True)
    go_on(state, "british")
    play(state, "done")
    assert (state.seat, state.step) == ("prussian", "combat")
    assert refused(state, "done") == ("6.3", "attacker-duty")


@pytest.mark.rule("W18")
def test_the_defender_has_no_such_duty(game) -> None:
    state = turn_of(game, FRENCH, PRUSSIANS, to_play="allied")
    assert refused(state, "done") is None


# --- three players -----------------------------------------------------------------------------


@pytest.mark.rule("8.0", "13.1", "W33")
def test_british_and_prussians_fight_one_after_the_other(game) -> None:
    battle = {
        "town": "ligny",
        "french": {**FRENCH, "left": "friant+"},
        "allied": {**PRUSSIANS, "right": "alten jagow"},
        "from": ["charleroi"],
    }
    state = game.position(battles=[battle], to_play="allied", three_players=True, dice=[1] * 8)
    asked = []
    while state.seat != "french":
        asked.append((state.seat, state.step))
        if state.step == "combat":
            other, own = ("jagow", "alten") if state.seat == "british" else ("alten", "jagow")
            assert refused(state, f"fire {other}") == ("4.0", "not-yours")
            play(state, f"fire {own}")
        play(state, "done")
    assert asked == [
        ("british", "retreat"),
        ("prussian", "retreat"),
        ("british", "combat"),
        ("prussian", "combat"),
    ]
