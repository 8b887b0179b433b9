"""Chapter 4: armies, their leaders, and what the enemy may know of them."""

from __future__ import annotations

import pytest

from grognard.games.age.guess import redeal
from grognard.kernel.dice import FastDice
from marches import campaign, walk
from wars import at, do, legal, refused

EDITIONS = ("living", "original")


def event(events, key: str):
    """The one event of a kind."""
    return next(event for event in events if event.key == key)


def keys_in(state, area: str, seat: str | None) -> list[str | None]:
    """The corps of an area as a seat sees them."""
    return [piece.get("key") for piece in state.view(seat)["places"][area]["pieces"]]


# --- leaders (4.2) -------------------------------------------------------------------------


@pytest.mark.rule("4.2", "9.4", "A23")
@pytest.mark.rule("4.2", "9.4", edition="original")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_leader_of_a_reinforced_army_is_chosen_among_equals(game, edition: str) -> None:
    state = game.position(
        phase="reinforcement", edition=edition, areas={"lorraine": "davout ney"}, known=False
    )
    do(state, "first me", "deploy soult lorraine")
    assert keys_in(state, "lorraine", "coalition")[0] == "davout"
    assert refused(state, "lead ney") == ("4.2", "not-equal")
    assert refused(state, "lead davout") == ("4.2", "not-equal")
    assert legal(state, "lead") == {"soult"}
    do(state, "lead soult")
    assert keys_in(state, "lorraine", "coalition") == ["soult", "davout", None]
    assert legal(state, "lead") == {"davout"}


@pytest.mark.rule("4.2", "6.3 B", "A23")
def test_new_allies_choose_their_leader_too(game) -> None:
    state = game.position(phase="diplomacy", hands={"french": "talleyrand"})
    do(state, "first me", "play talleyrand prussia")
    do(state, "deploy hohenlohe brandenburg", "deploy mollendorf brandenburg")
    assert legal(state, "lead") == {"mollendorf"}
    do(state, "lead mollendorf")
    assert keys_in(state, "brandenburg", "coalition")[0] == "mollendorf"


@pytest.mark.rule("4.2", "A13", "A23")
def test_a_leader_chosen_while_an_army_forms_is_seen_if_he_comes_to_lie_on_top(game) -> None:
    """What others see cannot be undone; among corps beneath the leader nobody sees anything."""
    state = campaign(game, areas={"lorraine": "davout soult ney"}, known=False)
    walk(state, "march lorraine")
    shown = do(state, "lead soult")
    assert event(shown, "leader-chosen").params["corps"] == "soult"
    assert keys_in(state, "lorraine", "coalition") == ["soult", "davout", None]
    beneath = campaign(game, areas={"lorraine": "napoleon davout soult"}, known=False)
    walk(beneath, "march lorraine", "without napoleon")
    assert do(beneath, "lead soult") == []
    assert keys_in(beneath, "lorraine", "coalition") == ["napoleon", None, None]


@pytest.mark.rule("4.1 D", "4.2", "A23")
def test_the_next_in_command_leads_when_the_leader_is_gone(game) -> None:
    state = campaign(game, areas={"lorraine": "napoleon massena ney"})
    walk(state, "march lorraine", "without massena", "without ney", "go", "enter bourgogne", "stop")
    assert at(state, "napoleon") == "bourgogne"
    assert keys_in(state, "lorraine", "coalition")[0] == "massena"


# --- what the enemy knows (4.1 C) ----------------------------------------------------------


@pytest.mark.rule("4.1 C", "A13")
@pytest.mark.rule("4.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_told_which_corps_is_left_behind(game, edition: str) -> None:
    """Once seen in a stack, a corps is not told apart from its neighbours when that is parted."""
    state = campaign(game, edition=edition, areas={"lorraine": "napoleon soult ney"})
    walk(state, "march lorraine", "go", "enter bourgogne")
    left = event(do(state, "drop soult"), "left-behind")
    assert left.seen_by("french").params["corps"] == "soult"
    assert getattr(left.seen_by("coalition").params["corps"], "side", "") == "french"
    assert getattr(left.seen_by(None).params["corps"], "side", "") == "french"


@pytest.mark.rule("4.1 C", "A13")
def test_who_recovers_is_not_told(game) -> None:
    state = game.position(
        phase="reinforcement",
        areas={"lorraine": "napoleon soult/ ney"},
        hands={"french": "mud"},
        known=False,
    )
    do(state, "first me")
    told = event(do(state, "recover lorraine mud"), "recovered").seen_by("coalition")
    assert dict(told.params) == {"side": "french", "area": "lorraine"}
    assert keys_in(state, "lorraine", "coalition") == ["napoleon", None, None]


@pytest.mark.rule("4.1 C", "A13", "A14")
def test_what_is_deployed_comes_from_an_open_reserve(game) -> None:
    state = game.position(phase="reinforcement", areas={"lorraine": "napoleon ney"}, known=False)
    do(state, "first me")
    told = event(do(state, "deploy soult lorraine"), "deployed").seen_by("coalition")
    assert told.params["corps"] == "soult"
    assert keys_in(state, "lorraine", "coalition") == ["napoleon", "soult", None]


@pytest.mark.rule("4.1 C", "9.3 A")
def test_hidden_insurgents_are_guessed_near_their_own_home(game) -> None:
    state = game.position(
        countries={"insurgent": "spain prussia"},
        markers="spain_rose",
        areas={"aragon": "castanos mina empecinado", "polen": "braunschweig ruchel kalckreuth"},
        known=False,
    )
    for seed in range(20):
        new = redeal(state, 0, FastDice(seed))
        for corps in ("mina", "empecinado"):
            assert at(new, corps) == "aragon"
        for corps in ("ruchel", "kalckreuth"):
            assert at(new, corps) == "polen"


@pytest.mark.rule("4.1 A", "4.1 B")
def test_all_corps_of_a_side_in_an_area_are_one_army(game) -> None:
    state = game.position(
        countries={"member": "austria russia"}, areas={"bohmen": "karl bagration hiller"}
    )
    stacks = {piece["stack"] for piece in state.view(None)["places"]["bohmen"]["pieces"]}
    assert len(stacks) == 1
    assert keys_in(state, "bohmen", None)[0] == "karl"
