"""Random battles, played at random to the end of the campaign turn: what must always hold."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battles import play_on, random_position
from grognard.games.waterloo import layout as at
from grognard.games.waterloo.sequence import Campaign
from grognard.games.waterloo.state import first_of, last_of
from grognard.kernel.state import VERB, A
from playing import battles, standing

BATTLES = int(os.environ.get("GROGNARD_FUZZ", "40"))
LONGEST = 5000  # actions; no campaign turn should need so many
positions = st.tuples(
    st.integers(0, 2**32), st.sampled_from((0, 1)), st.sampled_from((1, 2)), st.booleans()
)


@pytest.mark.rule("7.4", "7.5", "8.1", "8.4", "W18", "W26", "W29")
@given(positions)
@settings(max_examples=BATTLES, deadline=None)
def test_random_battles_keep_their_bounds_and_end(game, drawn) -> None:
    seed, attacker, fought, three = drawn
    s = random_position(game, seed, attacker, fought, three)
    turn = int(s.c[at.TURN])
    play_on(game, s, random.Random(seed), LONGEST)
    assert s.over or int(s.c[at.TURN]) == turn + 1
    if not s.over:
        check_quiet(s)


def check_quiet(s: Campaign) -> None:
    """7.4: when a campaign turn is over no battle is left and everybody has rallied."""
    assert battles(s) == []
    for u in range(at.UNITS):
        assert s.c[at.PLACE + u] == at.ASIDE
        assert s.c[at.FLAGS + u] == 0
        assert s.c[at.LEGS + u] == 0


@given(positions, st.integers(0, 60))
@settings(max_examples=BATTLES // 2, deadline=None)
def test_every_seat_sees_each_of_its_units_once(game, drawn, actions) -> None:
    seed, attacker, fought, three = drawn
    s = random_position(game, seed, attacker, fought, three)
    play_on(game, s, random.Random(seed), actions)
    for side, seat in enumerate(("french", "allied")):
        shown = Counter(block["key"] for block in standing(s, seat) if "key" in block)
        own = {
            game.model.units[u].key
            for u in range(first_of(side), last_of(side))
            if s.c[at.CV + u] != 0
        }
        assert own <= set(shown)
        assert set(shown.values()) <= {1}


# --- the list and the predicate ----------------------------------------------------------------


@given(positions, st.integers(0, 60))
@settings(max_examples=max(BATTLES // 5, 4), deadline=None)
def test_the_list_of_legal_actions_is_what_nothing_speaks_against(game, drawn, actions) -> None:
    seed, attacker, fought, three = drawn
    s = random_position(game, seed, attacker, fought, three)
    play_on(game, s, random.Random(seed), actions)
    if s.over:
        return
    assert set(s.codes()) == {code for code in game.codes() if s.refusal(code) == 0}


@given(positions, st.integers(0, 60))
@settings(max_examples=BATTLES, deadline=None)
def test_an_action_has_one_code(game, drawn, actions) -> None:
    """Numbers in an operand that the verb does not take make no second way to say the same."""
    seed, attacker, fought, three = drawn
    s = random_position(game, seed, attacker, fought, three)
    play_on(game, s, random.Random(seed), actions)
    if s.over:
        return
    for code in s.codes():
        takes = game.notation.verbs[code // VERB].operands
        if len(takes) < 2:
            assert s.refusal(code + 1) != 0
        if not takes:
            assert s.refusal(code + A) != 0


@given(positions, st.integers(0, 60))
@settings(max_examples=BATTLES // 2, deadline=None)
def test_actions_are_read_as_they_are_written(game, drawn, actions) -> None:
    seed, attacker, fought, three = drawn
    s = random_position(game, seed, attacker, fought, three)
    play_on(game, s, random.Random(seed), actions)
    if s.over:
        return
    for action in s.legal():
        assert game.read(s, action.text) == action.code
