"""12.4, 12.5: rulings on reactions: who is asked, who joins, who follows."""

from __future__ import annotations

import pytest
from tests.europe_wars import at, go_on, legal, told

DAVOUT = "davout fr_corps_1 fr_corps_3"
BLUCHER = "blucher pr_corps_1 pr_corps_2"
CARD = {"coalition": "4c"}


def entering(game, at_: dict[str, str], target: str, **more):
    """Davout has just entered a zone."""
    state = game.position(at_, **more)
    go_on(state, "operate", "activate davout", until="move")
    state.apply(f"enter {target}")
    return state


@pytest.mark.rule("12.4")
def test_only_zones_that_are_entered_are_intercepted(game) -> None:
    """R155: not the zone where the force starts, though Blücher stands next to it."""
    state = game.position({"soissons": DAVOUT, "namur": BLUCHER}, hands=CARD)
    go_on(state, "operate", "activate davout", until="move")
    assert (state.step, state.seat) == ("move", "empire")
    state.apply("enter reims")
    assert state.step == "move"  # Reims does not touch Namur


@pytest.mark.rule("12.4")
@pytest.mark.rule("12.5")
def test_friends_of_the_interceptor_fight_with_him(game) -> None:
    """R163: nobody there is asked to evade any more."""
    place = {"lille": DAVOUT, "namur": BLUCHER, "bruxelles": "hill en_corps_3"}
    state = entering(game, place, "bruxelles", hands=CARD, dice=[6] + [3] * 30)
    state.apply("intercept blucher 4c")
    events = go_on(state, "go", until="losses")
    assert told(events, "intercepted")
    assert told(events, "battle-begins")
    assert not told(events, "stood")
    assert at(state, "pr_corps_1") == at(state, "en_corps_3") == "bruxelles"


@pytest.mark.rule("12.4")
@pytest.mark.rule("14.10")
@pytest.mark.parametrize(
    ("dice", "blucher", "davout"),
    [((3, 1, 4, 3), "bruxelles", "lille"), ((6, 6, 1, 1), "namur", "bruxelles")],
)
def test_after_the_battle_of_an_interceptor(game, dice, blucher: str, davout: str) -> None:
    """R166: victorious he stays, beaten he goes back where he came from."""
    place = {"lille": DAVOUT, "namur": BLUCHER}
    state = entering(game, place, "bruxelles", hands=CARD, dice=[6, 1, *dice] + [1] * 20)
    state.apply("intercept blucher 4c")
    go_on(state, "go", until="losses")
    while state.step not in ("move", "activate", "action"):
        state.apply(state.codes()[0])
        go_on(state, until="move")
    assert (at(state, "blucher"), at(state, "davout")) == (blucher, davout)


@pytest.mark.rule("12.5")
def test_to_enter_is_to_attack(game) -> None:
    """R168: unless all enemies there are besieged."""
    state = entering(game, {"dijon": DAVOUT, "lyon": "frimont au_corps_1"}, "lyon")
    assert (state.step, state.seat) == ("defend", "coalition")
    place = {"soissons": DAVOUT, "namur": "ney fr_corps_9 | hill^ en_corps_3^"}
    state = entering(game, place, "namur", forts={"namur": "siege 0"})
    assert state.step == "move"


@pytest.mark.rule("12.5")
def test_the_attacker_may_follow_as_long_as_he_can(game) -> None:
    """R175: each entry may be evaded again."""
    state = entering(game, {"dijon": DAVOUT, "lyon": "frimont au_corps_1"}, "lyon", dice=[6, 6])
    go_on(state, "evade marseille", until="move")
    assert at(state, "frimont") == "marseille"
    state.apply("enter marseille")
    assert state.step == "defend"
    assert legal(state, "evade")
    assert "lyon" not in legal(state, "evade")


@pytest.mark.rule("12.5")
def test_who_evades_to_friends_becomes_one_force_with_them(game) -> None:
    """R174: the lower general goes."""
    place = {
        "dijon": DAVOUT,
        "lyon": "frimont au_corps_1",
        "marseille": "schwarzenberg au_corps_2",
    }
    state = entering(game, place, "lyon", dice=[6])
    go_on(state, "evade marseille", until="move")
    assert at(state, "au_corps_1") == "marseille"
    assert at(state, "frimont") == "next budget"


@pytest.mark.rule("12.1")
@pytest.mark.rule("16")
def test_march_column_leaves_one_point(game) -> None:
    """R135: 3, less one in winter, less two, but not below 1."""
    place = {"paris": "ney fr_corps_9", "milan": "bellegarde au_corps_6"}
    state = game.position(place, hands={"empire": "6f"}, seat="coalition", points=(0, 3), round=6)
    go_on(state, "operate", "activate bellegarde", until="answer")
    state.apply("use 6f")
    go_on(state, until="move")
    (entered,) = told(state.apply("enter parme"), "entered")
    assert entered["number"] == 0
