"""Chapter 4: the sequence of play."""

from __future__ import annotations

import pytest

from playing import actions, battles, blocks, cv_of, keys, marches, now, play, refused, town_of

ATTACK = {"laneffe": "allix donzelot marcognet", "charleroi": "steinmetz pirch jagow"}


def carry_on(state) -> None:
    """One action of whoever is asked: idle if he may be, deploying everybody."""
    choices = actions(state)
    if state.step != "deployment" and "done" in choices:
        play(state, "done")
    else:
        play(state, min(choices - {"done"} or choices))


@pytest.mark.rule("4.0", "W21")
def test_campaign_turns_alternate_and_the_french_begin(game) -> None:
    state = game.start("historical", seed=1)
    seats = []
    while not state.over:
        seats.append(state.seat)
        play(state, "done")
    assert seats == ["french", "allied"] * 12


@pytest.mark.rule("4.0")
def test_only_the_active_player_moves(game) -> None:
    state = game.position(turn=1, towns={"charleroi": "steinmetz", "laneffe": "allix"})
    assert refused(state, "group charleroi prussian") == ("4.0", "not-yours")
    play(state, "group laneffe")
    assert refused(state, "march steinmetz ligny") == ("4.0", "not-yours")
    play(state, "done")
    assert refused(state, "group laneffe french") == ("4.0", "not-yours")
    assert refused(state, "march allix fosse") == ("4.0", "not-yours")
    assert refused(state, "group charleroi prussian") is None


@pytest.mark.rule("4.0", "4.1", "4.2")
def test_movement_comes_before_combat(game) -> None:
    state = game.position(towns=ATTACK)
    assert (state.step, state.seat) == ("movement", "french")
    play(state, "group laneffe", *marches("allix donzelot marcognet", "charleroi"))
    assert state.step == "movement"
    play(state, "done")
    assert (state.step, state.seat) == ("deployment", "allied")


@pytest.mark.rule("4.1")
def test_movement_is_limited_to_the_number_of_moves(game) -> None:
    towns = {"laneffe": "allix", "beaumont": "foy", "solre": "girard", "givet": "habert"}
    state = game.position(towns=towns)
    play(state, "group laneffe", "group beaumont", "group solre")
    assert refused(state, "group givet") == ("5.1", "no-groups-left")


@pytest.mark.rule("4.2")
def test_without_battles_the_turn_passes_at_once(game) -> None:
    state = game.position(towns=ATTACK)
    events = play(state, "done")
    assert "battle-begins" not in keys(events)
    assert (now(state), state.step, state.seat) == (2, "movement", "allied")


@pytest.mark.rule("4.2", "6.1")
def test_every_battle_is_decided_before_the_next_turn(game) -> None:
    state = game.position(
        towns={
            "laneffe": "allix donzelot marcognet",
            "charleroi": "steinmetz pirch jagow",
            "solre": "foy girard jerome",
            "binche": "krafft brause bose",
        },
        dice=[1] * 900,
    )
    play(state, "group laneffe", *marches("allix donzelot marcognet", "charleroi"))
    play(state, "group solre", *marches("foy girard jerome", "binche"), "done")
    assert len(battles(state)) == 2
    while now(state) == 1:
        carry_on(state)
    assert battles(state) == []
    for town in ("charleroi", "binche"):
        armies = {block["side"] for block in blocks(state, None, town)}
        assert not {"french", "prussian"} <= armies


@pytest.mark.rule("4.2")
def test_the_passive_player_is_asked_only_in_battle(game) -> None:
    state = game.position(towns=ATTACK)
    play(state, "group laneffe", *marches("allix donzelot marcognet", "charleroi"))
    assert state.seat == "french"
    play(state, "done")
    assert state.seat == "allied"
    assert refused(state, "march steinmetz ligny") == ("4.0", "not-now")
    assert (town_of(state, "steinmetz"), cv_of(state, "steinmetz")) == ("charleroi", 4)
