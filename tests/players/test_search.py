"""Players that think: fair, repeatable, and hard to stop."""

from __future__ import annotations

import pytest

from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.state import State
from grognard.players import NAMES, UnknownName, is_known, player
from grognard.players.search import Search

GAMES = registry.names()


def after(key: str, actions: int, seed: int = 5) -> State:
    """A state some way into a game of two quick players."""
    game = registry.game(key)
    state = game.start(dice=FastDice(seed))
    mind = player("recruit", seed)
    for _ in range(actions):
        state.play(mind.decide(state))
    return state


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_thinks_the_same(key: str) -> None:
    state = after(key, 40)
    one, two, other = (player("search:12", seed) for seed in (3, 3, 4))
    assert one.decide(state) == two.decide(state)
    trees = [Search(state, registry.game(key).planner(), seed) for seed in (3, 3, 4)]
    for tree in trees:
        tree.think(25)
    totals = [[(n.order, n.visits, n.total) for n in t.root.children] for t in trees]
    assert totals[0] == totals[1] != totals[2]
    assert other.decide(state) in state.codes()


@pytest.mark.parametrize("key", GAMES)
def test_every_iteration_is_counted_once(key: str) -> None:
    search = Search(after(key, 60), registry.game(key).planner(), 1)
    search.think(30)
    assert search.root.visits == 30 == sum(n.visits for n in search.root.children)
    assert search.root.total == pytest.approx(sum(n.total for n in search.root.children))
    assert search.best().visits == max(n.visits for n in search.root.children)


@pytest.mark.parametrize("key", GAMES)
def test_thinking_leaves_the_game_alone(key: str) -> None:
    state = after(key, 30)
    before, drawn = list(state.c), state.dice.drawn
    player("search:10", 1).decide(state)
    assert list(state.c) == before
    assert state.dice.drawn == drawn


@pytest.mark.parametrize("name", NAMES)
def test_every_player_plays_a_legal_game(name: str) -> None:
    state = after("waterloo", 200)
    mind = player("search:3" if name in ("captain", "marshal") else name, 2)
    for _ in range(60):
        if state.over:
            break
        code = mind.decide(state)
        assert state.why_not(int(code)) is None
        state.play(code)


def test_words_for_players() -> None:
    assert all(is_known(name) for name in (*NAMES, "search:1", "search:5000"))
    for word in ("", "search:", "search:0", "search:-1", "search:1e3", "search:99999999", "King"):
        assert not is_known(word)
        with pytest.raises(UnknownName):
            player(word)
