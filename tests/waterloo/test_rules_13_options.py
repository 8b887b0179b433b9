"""Chapter 13: three players, and command control."""

from __future__ import annotations

import pytest

from grognard.kernel.game import UnknownName
from playing import actions, battles, blocks, keys, marches, names, now, play, refused, town_of

ALLIES = {"wavre": "cooke steinmetz", "brussels": "picton", "namur": "krafft"}


# --- 13.1 --------------------------------------------------------------------------------------


@pytest.mark.rule("13.0", "13.1", "13.2")
def test_the_options_are_off_unless_chosen(game) -> None:
    assert {(o.key, o.rule) for o in game.options if not o.one_of} == {
        ("three_players", "13.1"),
        ("command_control", "13.2"),
    }
    assert game.start("historical", seed=1).view(None)["options"] == []
    chosen = game.start("historical", seed=1, command_control=True)
    assert chosen.view(None)["options"] == ["command_control"]
    with pytest.raises(UnknownName):
        game.start("historical", seed=1, four_players=True)


@pytest.mark.rule("13.1", "W23")
def test_three_seats(game) -> None:
    two = game.start("historical", seed=1)
    assert two.view(None)["seats"] == ["french", "allied"]
    three = game.start("historical", seed=1, three_players=True)
    assert three.view(None)["seats"] == ["french", "british", "prussian"]


@pytest.mark.rule("13.1", "W33")
def test_the_british_move_before_the_prussians(game) -> None:
    state = game.position(turn=2, towns=ALLIES, three_players=True)
    assert state.seat == "british"
    play(state, "done")
    assert (now(state), state.seat, state.step) == (2, "prussian", "movement")
    play(state, "done")
    assert (now(state), state.seat) == (3, "french")


@pytest.mark.rule("13.1", "2.2", "W33")
def test_allies_see_each_other_s_blocks_and_the_french_do_not(game) -> None:
    state = game.position(turn=2, towns={"wavre": "cooke steinmetz"}, three_players=True)
    for seat in ("british", "prussian"):
        assert names(blocks(state, seat, "wavre")) == {"cooke", "steinmetz"}
    assert not names(blocks(state, "french", "wavre")) & {"cooke", "steinmetz"}


@pytest.mark.rule("13.1")
def test_each_player_commands_his_own_army_only(game) -> None:
    state = game.position(turn=2, towns=ALLIES, three_players=True)
    assert refused(state, "group namur prussian") == ("4.0", "not-yours")
    play(state, "group wavre british")
    assert refused(state, "march steinmetz ligny") == ("4.0", "not-yours")
    assert refused(state, "activate blucher") == ("4.0", "not-yours")
    play(state, "done")
    assert refused(state, "group brussels british") == ("4.0", "not-yours")
    play(state, "group wavre prussian")
    assert refused(state, "march cooke waterloo") == ("4.0", "not-yours")
    assert refused(state, "activate wellington") == ("4.0", "not-yours")
    assert refused(state, "march steinmetz ligny") is None


@pytest.mark.rule("13.1", "5.1")
def test_the_normal_rules_hold_for_each(game) -> None:
    towns = {"brussels": "cooke", "hal": "alten", "aalst": "picton"}
    state = game.position(turn=2, towns=towns, three_players=True)
    play(state, "group brussels british", "group hal british")
    assert refused(state, "group aalst british") == ("5.1", "no-groups-left")


@pytest.mark.rule("13.1", "W33")
def test_allied_seats_see_each_others_blocks_and_the_french_none(game) -> None:
    state = game.position(turn=2, towns=ALLIES, three_players=True)
    for seat in ("british", "prussian"):
        assert names(blocks(state, seat, "wavre")) == {"cooke", "steinmetz"}
    assert names(blocks(state, "french", "wavre")) == set()


@pytest.mark.rule("13.1", "W33")
def test_each_ally_deploys_his_own_and_together_they_hold_the_line(game) -> None:
    state = game.position(
        turn=1,
        towns={"laneffe": "allix donzelot marcognet", "charleroi": "cooke alten steinmetz"},
        three_players=True,
    )
    play(state, "group laneffe", *marches("allix donzelot marcognet", "charleroi"), "done")
    assert (state.step, state.seat) == ("deployment", "british")
    assert refused(state, "deploy steinmetz left") == ("4.0", "not-yours")
    assert refused(state, "done") == ("6.2", "column-empty")
    play(state, "deploy cooke left")
    assert refused(state, "deploy alten left") == ("6.2", "column-empty")
    play(state, "deploy alten centre", "done")
    assert (state.step, state.seat) == ("deployment", "prussian")
    assert refused(state, "done") == ("6.2", "column-empty")
    play(state, "deploy steinmetz right", "done")
    assert (state.step, state.seat) == ("deployment", "french")


@pytest.mark.rule("13.1", "W33")
def test_the_british_seat_acts_first_in_a_battle_turn(game) -> None:
    battle = {
        "town": "charleroi",
        "french": {"left": "allix+", "centre": "donzelot", "right": "marcognet"},
        "allied": {"left": "cooke", "centre": "alten", "right": "steinmetz"},
        "from": ["laneffe"],
    }
    state = game.position(battles=[battle], to_play="allied", three_players=True)
    asked = []
    while state.seat != "french":
        asked.append((state.seat, state.step))
        play(state, "done")
    combat = [seat for seat, step in asked if step == "combat"]
    retreat = [seat for seat, step in asked if step == "retreat"]
    assert combat == retreat == ["british", "prussian"]


@pytest.mark.rule("13.1", "W33")
@pytest.mark.parametrize(("fighting", "chooser"), [("cooke", "british"), ("krafft", "prussian")])
def test_the_british_choose_the_order_of_battles_if_they_fight(game, fighting, chooser) -> None:
    def battle(town: str, french: str, allied: str, start: str) -> dict:
        columns = ("left", "centre", "right")
        return {
            "town": town,
            "french": dict(zip(columns, french.split(), strict=True)),
            "allied": dict(zip(columns, allied.split(), strict=True)),
            "from": [start],
        }

    west = battle("binche", "foy+ girard jerome", f"{fighting} brause bose", "solre")
    east = battle("charleroi", "allix+ donzelot marcognet", "steinmetz pirch jagow", "laneffe")
    state = game.position(battles=[west, east], to_play="allied", three_players=True)
    assert (state.step, state.seat) == ("choice-of-battle", chooser)


@pytest.mark.rule("13.1", "W33", "8.4")
def test_the_seat_of_the_first_of_the_equals_chooses_the_loss(game) -> None:
    battle = {
        "town": "charleroi",
        "french": {"left": "allix", "centre": "donzelot", "right": "pelletier"},
        "allied": {"left": "cooke steinmetz", "centre": "alten", "right": "jagow"},
        "from": ["laneffe"],
    }
    state = game.position(battles=[battle], three_players=True, dice=[6, 1, 1])
    while state.step != "combat":
        play(state, "done")
    play(state, "fire pelletier")
    assert (state.step, state.seat) == ("losses", "british")
    assert actions(state) == {"loss cooke", "loss steinmetz"}


@pytest.mark.rule("13.1", "6.1")
def test_an_ally_joins_the_attack_of_the_other(game) -> None:
    towns = {"quatre_bras": "cooke alten picton", "ligny": "steinmetz", "charleroi": "allix foy"}
    state = game.position(turn=2, towns=towns, three_players=True)
    play(state, "group quatre_bras british", *marches("cooke alten picton", "charleroi"), "done")
    play(state, "group ligny prussian", "march steinmetz charleroi")
    assert "battle-begins" in keys(play(state, "done"))


@pytest.mark.rule("6.1")
def test_for_one_player_two_british_and_a_prussian_are_three_attackers(game) -> None:
    towns = {"quatre_bras": "cooke alten", "ligny": "steinmetz", "charleroi": "allix foy jerome"}
    state = game.position(turn=2, towns=towns)
    play(state, "group quatre_bras british", *marches("cooke alten", "charleroi"))
    play(state, "group ligny prussian", "march steinmetz charleroi")
    assert "battle-begins" in keys(play(state, "done"))


# --- 13.2 --------------------------------------------------------------------------------------

AT_QUATRE_BRAS = {
    "waterloo": "cooke alten picton",
    "nivelles": "perponcher chasse clinton",
    "ligny": "steinmetz pirch jagow",
    "quatre_bras": "allix foy jerome",
}


@pytest.mark.rule("13.2")
def test_waterloo_and_ligny_do_not_attack_quatre_bras_together(game) -> None:
    state = game.position(turn=2, towns=AT_QUATRE_BRAS, command_control=True)
    play(state, "group waterloo british", *marches("cooke alten picton", "quatre_bras"))
    play(state, "group ligny prussian")
    assert refused(state, "march steinmetz quatre_bras") == ("13.2", "command")


@pytest.mark.rule("13.2")
def test_waterloo_and_nivelles_do(game) -> None:
    state = game.position(turn=2, towns=AT_QUATRE_BRAS, command_control=True)
    play(state, "group waterloo british", *marches("cooke alten picton", "quatre_bras"))
    play(state, "group nivelles british", *marches("perponcher chasse clinton", "quatre_bras"))
    play(state, "done")
    french, allied = (battles(state)[0]["sides"][s] for s in ("french", "allied"))
    assert (len(french["reserve"]), len(allied["reserve"])) == (3, 6)


@pytest.mark.rule("13.2")
def test_every_pair_of_groups_must_be_joined(game) -> None:
    """Nivelles is joined to Waterloo, but not to Ligny."""
    state = game.position(turn=2, towns=AT_QUATRE_BRAS, command_control=True)
    play(state, "group nivelles british", *marches("perponcher chasse clinton", "quatre_bras"))
    play(state, "group ligny prussian")
    assert refused(state, "march steinmetz quatre_bras") == ("13.2", "command")
    play(state, "group waterloo british")
    assert refused(state, "march cooke quatre_bras") is None


@pytest.mark.rule("13.2")
def test_without_the_option_they_all_may(game) -> None:
    state = game.position(turn=2, towns=AT_QUATRE_BRAS)
    play(state, "group waterloo british", *marches("cooke alten picton", "quatre_bras"))
    play(state, "group ligny prussian")
    assert refused(state, "march steinmetz quatre_bras") is None


@pytest.mark.rule("13.2")
def test_the_second_group_may_come_as_reinforcement(game) -> None:
    state = game.position(turn=2, towns=AT_QUATRE_BRAS, command_control=True)
    play(state, "group waterloo british", *marches("cooke alten picton", "quatre_bras"), "done")
    play(state, "deploy allix left", "deploy foy centre", "deploy jerome right", "done")
    play(state, "deploy cooke left", "deploy alten centre", "deploy picton right", "done")
    while state.step != "combat":
        play(state, "done")
    play(state, "advance cooke", "done")
    assert state.step == "reinforcements"
    assert refused(state, "bring steinmetz") is None


@pytest.mark.rule("13.2", "7.1", "W37")
def test_cavalry_attacks_from_the_last_town_before_the_battle_too(game) -> None:
    """No road joins Braine to Waterloo, but one joins Nivelles, by which the cavalry rides."""
    towns = {
        "waterloo": "cooke alten picton",
        "braine": "somerset",
        "quatre_bras": "allix foy jerome",
    }
    state = game.position(turn=2, towns=towns, command_control=True)
    assert game.model.road("braine", "waterloo") is None
    play(state, "group waterloo british", *marches("cooke alten picton", "quatre_bras"))
    play(state, "group braine british", *marches("somerset", "nivelles", "quatre_bras"), "done")
    assert set(battles(state)[0]["from"]) == {"waterloo", "nivelles", "braine"}


@pytest.mark.rule("13.2", "W37")
def test_cavalry_attacks_from_the_town_it_set_out_from_too(game) -> None:
    """No road joins Wavre to Namur, but one joins Gembloux, where the cavalry stood."""
    towns = {
        "namur": "steinmetz pirch jagow",
        "gembloux": "henckel",
        "ligny": "allix foy jerome",
    }
    state = game.position(turn=2, towns=towns, command_control=True)
    assert game.model.road("wavre", "namur") is None
    play(state, "group namur prussian", *marches("steinmetz pirch jagow", "ligny"))
    play(state, "group gembloux prussian", *marches("henckel", "wavre", "ligny"))
    assert town_of(state, "henckel") == "ligny"


@pytest.mark.rule("13.2", "W37")
def test_cavalry_that_comes_from_afar_by_another_way_does_not_join(game) -> None:
    """Neither Braine nor Nivelles is joined to Ligny."""
    towns = {
        "ligny": "steinmetz pirch jagow",
        "braine": "somerset",
        "quatre_bras": "allix foy jerome",
    }
    state = game.position(turn=2, towns=towns, command_control=True)
    play(state, "group ligny prussian", *marches("steinmetz pirch jagow", "quatre_bras"))
    play(state, "group braine british", "march somerset nivelles")
    assert refused(state, "march somerset quatre_bras") == ("13.2", "command")


@pytest.mark.rule("13.2")
def test_two_attacks_on_two_groups_are_not_restricted(game) -> None:
    towns = {
        "waterloo": "cooke alten picton",
        "quatre_bras": "allix foy jerome",
        "namur": "steinmetz pirch jagow",
        "ligny": "lefol habert berthezene",
    }
    state = game.position(turn=2, towns=towns, command_control=True)
    play(state, "group waterloo british", *marches("cooke alten picton", "quatre_bras"))
    play(state, "group namur prussian", *marches("steinmetz pirch jagow", "ligny"), "done")
    assert len(battles(state)) == 2


@pytest.mark.rule("13.2")
def test_moves_to_a_town_without_enemies_are_not_restricted(game) -> None:
    towns = {"waterloo": "cooke", "ligny": "steinmetz"}
    state = game.position(turn=2, towns=towns, command_control=True)
    play(state, "group waterloo british", "march cooke quatre_bras")
    play(state, "group ligny prussian", "march steinmetz quatre_bras")
    assert town_of(state, "steinmetz") == "quatre_bras"


@pytest.mark.rule("13.2")
def test_the_french_are_bound_by_it_too(game) -> None:
    towns = {"thuin": "allix donzelot marcognet", "laneffe": "foy", "charleroi": "steinmetz"}
    state = game.position(towns=towns, command_control=True)
    assert game.model.road("thuin", "laneffe") is None
    play(state, "group thuin", *marches("allix donzelot marcognet", "charleroi"))
    play(state, "group laneffe")
    assert refused(state, "march foy charleroi") == ("13.2", "command")


JOINT = {"quatre_bras": "cooke alten", "namur": "krafft", "ligny": "allix donzelot marcognet"}


@pytest.mark.rule("13.1", "6.1", "W38")
def test_british_and_prussians_may_attack_together(game) -> None:
    state = game.position(turn=2, towns=JOINT, three_players=True)
    play(state, "group quatre_bras", "march cooke ligny", "march alten ligny", "done")
    assert state.seat == "prussian"
    play(state, "group namur", "march krafft ligny", "done")
    assert (state.step, state.seat) == ("deployment", "french")


@pytest.mark.rule("13.1", "6.1", "W38")
def test_an_attack_the_prussians_do_not_complete_is_called_off(game) -> None:
    state = game.position(turn=2, towns=JOINT, three_players=True)
    play(state, "group quatre_bras", "march cooke ligny", "march alten ligny", "done")
    events = play(state, "done")
    assert [event.key for event in events].count("called-off") == 2
    assert town_of(state, "cooke") == town_of(state, "alten") == "quatre_bras"


@pytest.mark.rule("13.1", "6.1", "W38")
def test_an_attack_nobody_can_complete_must_be_recalled(game) -> None:
    towns = {"quatre_bras": "cooke alten", "ligny": "allix donzelot marcognet"}
    state = game.position(turn=2, towns=towns, three_players=True)
    play(state, "group quatre_bras")
    assert refused(state, "march cooke ligny") == ("6.1", "too-few-to-attack")


@pytest.mark.rule("13.1", "W23")
@pytest.mark.parametrize(("turn", "may"), [(1, False), (2, False), (3, False), (6, True)])
def test_allies_talk_only_in_allied_night_turns(game, turn, may) -> None:
    assert game.may_talk(game.position(turn=turn, three_players=True)) is may


@pytest.mark.rule("13.1", "W23")
def test_allies_talk_during_set_up(game) -> None:
    assert game.may_talk(game.start("free", three_players=True))
