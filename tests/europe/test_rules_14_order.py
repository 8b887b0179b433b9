"""14: what a battle is made of, in its order."""

from __future__ import annotations

from itertools import groupby

import pytest
from tests.europe_wars import at, attack, go_on, told

FIGHT = {
    "dijon": "davout fr_corps_1 fr_corps_3",
    "lyon": "schwarzenberg au_corps_1 au_corps_2 au_corps_3",
}


@pytest.mark.rule("14")
@pytest.mark.rule("14.5")
@pytest.mark.rule("14.9")
def test_a_battle_in_its_order(game) -> None:
    """Dice with their modifiers, the winner, losses, the test of the beaten, pursuit, retreat."""
    state = game.position(FIGHT, dice=[6, 6, 1, 1, 6, 6], points=(2, 0))
    events = attack(state, "davout", "lyon", until="losses")
    while state.step in ("losses", "retreat", "retreat-losses", "pursuit-losses"):
        events += state.apply(state.codes()[0])
    wanted = ("battle-begins", "battle-rolled", "battle-won", "step-lost", "morale-rolled")
    wanted += ("demoralised", "pursued", "fell-back")
    kinds = [event.key for event in events if event.key in wanted]
    assert [kind for kind, _ in groupby(kinds)][:5] == list(wanted[:5])
    assert kinds.index("demoralised") > kinds.index("morale-rolled")
    assert kinds[-1] == "fell-back"
    assert kinds.index("pursued") < kinds.index("fell-back")


@pytest.mark.rule("14.2")
def test_a_hopeless_attacker_is_destroyed(game) -> None:
    """R28: 1 against 5 and more, as 5 against 1 destroys a defender."""
    force = {"dijon": "davout fr_corps_9-", "lyon": FIGHT["lyon"]}
    state = game.position(force, dice=[], points=(1, 0))
    events = go_on(state, "activate davout", "enter lyon")
    assert [one["side"] for one in told(events, "force-destroyed")] == ["empire"]
    assert (at(state, "davout"), at(state, "fr_corps_9")) == ("next budget", "reserve")
