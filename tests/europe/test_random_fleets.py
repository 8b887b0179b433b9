"""Random play with many fleets: what must hold whenever a squadron lies still."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.games.europe.layout import (
    AT,
    DEPOTS,
    FLEETS,
    G_KIND,
    GROUP,
    GROUP_CELLS,
    MOST_GROUPS,
    PIECES,
    PLACES,
    ROUND,
    ZONES,
)
from grognard.games.europe.waters import is_box, own_port, port_of, sea_of, waters_objection
from grognard.kernel.dice import FastDice
from grognard.kernel.state import VERB

AT_SEA = {
    "brest": "fleet_ganteaume fleet_willaumez fr_corps_1 davout",
    "rochefort": "fleet_missiessy fr_corps_2",
    "toulon": "fleet_emeriau fr_corps_3 suchet fr_corps_4",
    "marseille": "fleet_villeneuve fleet_linois",
    "bayonne": "fleet_allemand",
    "naples": "fleet_naples na_corps",
    "cherbourg": "fr_corps_5 ney",
    "amsterdam": "fleet_holland",
    "portsmouth": "fleet_keith wellington en_corps_3 en_corps_4",
    "brest_blockade": "fleet_cornwallis fleet_duckworth",
    "marseille_blockade": "fleet_collingwood",
    "manche": "fleet_calder fleet_stirling",
    "golfe_du_lion": "fleet_nelson",
    "la_valette": "fleet_ball en_corps_5",
    "lisbonne": "fleet_portugal",
    "cadix": "fleet_gravina fleet_alava es_corps_1",
    "riga": "fleet_khanykov",
    "sebastopol": "fleet_siniavine fleet_pustochkine",
    "turin": "au_corps_1 schwarzenberg au_corps_2",
}
AT_SEA_STEPS = (
    "squadron",
    "sail",
    "sea-intercept",
    "sends",
    "sea-evade",
    "refuge",
    "sally",
    "withdraw",
    "fleet-losses",
    "sea-retreat",
    "follow",
    "who-lands",
)
LAST = 6  # winter: one round of it
OFTEN = {
    "activate": 6,
    "with": 3,
    "sail": 6,
    "attack": 4,
    "load": 4,
    "unload": 2,
    "land": 9,
    "chase": 3,
    "slip": 2,
    "spend": 4,
    "pass": 0.5,
    "stop": 0.6,
    "done": 0.5,
    "corsairs": 0.2,
    "drop": 0.3,
    "enter": 3,
}


def check(state: Any) -> None:
    """The limits of 17.2.2 and 17.2.3, and nobody left aboard."""
    for piece in range(PIECES):
        assert not state.aboard(piece), "somebody was left aboard"
        assert state.group_of(piece) == 0
    for side in (0, 1):
        for place in range(PLACES):
            assert len(state.fleets_at(side, place)) <= 3
    for fleet in range(FLEETS, DEPOTS):
        place, side = int(state.c[AT + fleet]), state.side_of(fleet)
        if place >= PLACES:
            continue
        if place < ZONES:
            assert own_port(state, side, place)
        if is_box(place):
            assert not own_port(state, side, port_of(state, place))
        assert waters_objection(state, [fleet], sea_of(state, place)) == 0
    kinds = [int(state.c[GROUP + n * GROUP_CELLS + G_KIND]) for n in range(MOST_GROUPS)]
    assert not any(kinds)


@pytest.mark.parametrize("seed", range(12))
def test_squadrons_keep_to_the_rules(game, seed: int) -> None:
    rng = random.Random(seed)
    state = game.position(
        AT_SEA,
        dice=FastDice(seed),
        points=(30, 30),
        hands={"empire": "1f 3f 13f 50f", "coalition": "1c 15c 31c 32c"},
        round=2 + seed % 3,
    )
    verbs = game.notation.verbs
    for _ in range(250):
        if state.step in ("action", "activate"):
            check(state)
        if state.over or int(state.c[ROUND]) > LAST:
            break
        codes = state.codes()
        weights = [OFTEN.get(verbs[code // VERB].word, 1) for code in codes]
        before = [p for p in range(PIECES) if state.aboard(p)]
        keys = [event.key for event in state.apply(rng.choices(codes, weights)[0])]
        gone = [p for p in before if int(state.c[AT + p]) >= PLACES]
        told = sum(keys.count(key) for key in ("cargo-lost", "step-lost", "to-reserve"))
        assert told >= len(gone), "somebody aboard was lost in silence"


def test_the_list_of_actions_is_what_nothing_speaks_against(game) -> None:
    """Over every code there is, at each question about the sea."""
    everything = game.notation.codes()
    asked: set[str] = set()
    for seed in range(3):
        rng = random.Random(seed)
        state = game.position(AT_SEA, dice=FastDice(seed), points=(30, 30))
        for _ in range(120):
            if state.over or int(state.c[ROUND]) > LAST:
                break
            codes = state.codes()
            if state.step in AT_SEA_STEPS and state.step not in asked:
                asked.add(state.step)
                allowed = [code for code in everything if state.refusal(code) == 0]
                assert sorted(codes) == sorted(allowed), state.step
            weights = [OFTEN.get(game.notation.verbs[code // VERB].word, 1) for code in codes]
            state.apply(rng.choices(codes, weights)[0])
    assert {"sail", "squadron", "sea-intercept", "sea-retreat"} <= asked
