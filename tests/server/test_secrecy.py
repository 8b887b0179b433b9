"""Hidden means never sent: all that a visitor gets is searched for what he may not know."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from visiting import Visitor, strings, truth

from grognard import Game, Reason, State
from grognard.kernel.dice import FastDice
from grognard.players import player

ACTIONS = 220  # enough for several battles
LOOK = 7  # every how many actions everyone looks, whether there is something new or not

WORD = re.compile(r"\w+")


def words(text: str) -> set[str]:
    """Every word in a text."""
    return set(WORD.findall(text))


def hidden_from(state: State, seat: str | None, every: dict[str, str]) -> set[str]:
    """The words, keys and names, of the units that a view does not contain."""
    seen = words(json.dumps(state.view(seat), ensure_ascii=False))
    own = state.game.side_of_seat(seat)
    others = [u for u in state.game.model.units if seat is None or (u.army == 0) != (own == 0)]
    return {word for u in others if u.key not in seen for word in (u.key, every[u.key])}


def names_of(game: Any) -> dict[str, str]:
    """Each unit's name in a sentence; its key where the name has more than one word."""
    named = {u.key: u.called("en") for u in game.model.units}
    return {key: name if WORD.fullmatch(name) else key for key, name in named.items()}


class Watcher:
    """Looks through what a visitor was told since it last looked."""

    def __init__(self, visitor: Visitor, seat: str | None, seed: str) -> None:
        self.visitor = visitor
        self.seat = seat
        self.seed = seed
        self.searched = 0

    def search(self, state: State, names: dict[str, str]) -> None:
        """Nothing that is hidden now may stand in any answer."""
        if not self.visitor.heard:
            return
        hidden = hidden_from(state, self.seat, names)
        for heard in self.visitor.heard:
            assert self.seed.encode() not in heard
            self.searched += len(heard)
            found = words(heard.decode())
            assert not found & hidden, (self.seat, sorted(found & hidden))
        self.visitor.heard.clear()


@pytest.mark.parametrize("scenario", ["historical", "free"])
def test_nothing_secret_leaves(client: TestClient[Litestar], game: Game, scenario: str) -> None:
    """Two visitors play greedily, a third looks on."""
    french, allied, onlooker = (Visitor(client) for _ in range(3))
    table = french.new_table(scenario=scenario)
    allied.post(f"/tables/{table}/seats/allied")
    here = truth(client, table)
    seed = here.journal.header.seed
    names = names_of(game)
    players = {"french": french, "allied": allied}
    watchers = [Watcher(v, seat, seed) for seat, v in players.items()]
    watchers.append(Watcher(onlooker, None, seed))
    greedy = player("greedy", 1)
    battles = 0
    for number in range(ACTIONS):
        if here.over:
            break
        seat, settled = here.asked or "", here.settled
        actor, before = players[seat], here.version
        text = str(game.action(here.state, greedy.decide(here.state)))
        wish = {"seat": seat, "action": text, "version": before}
        full = number % 40 == 0
        since = 0 if full else max(0, len(here.journal.entries) - 3)
        actor.post(f"/tables/{table}/actions?since={since}", wish)
        for watcher in watchers:
            if number % LOOK == 0 or settled != here.settled:
                watcher.visitor.see(table, watcher.seat, since=since)
            mine = watcher.seat is not None and watcher.seat == here.asked
            acted = watcher.seat == seat
            watcher.search(here.state if mine or acted else here.settled_state, names)
        battles += bool(here.state.view(None)["panels"])
    assert battles > 20
    assert all(watcher.searched > 10_000 for watcher in watchers)


def test_the_search_would_find_a_leak(client: TestClient[Litestar], game: Game) -> None:
    """Guards the test above: the other seat's own answers do name what is hidden."""
    ann = Visitor(client)
    table = ann.new_table()
    ann.see(table, "french")
    here = truth(client, table)
    watcher = Watcher(ann, "allied", here.journal.header.seed)
    with pytest.raises(AssertionError):
        watcher.search(here.state, names_of(game))
    ann.heard[:] = [here.journal.header.seed.encode()]
    with pytest.raises(AssertionError):
        watcher.search(here.state, names_of(game))


def test_why_tells_nothing_of_hidden_blocks(client: TestClient[Litestar], game: Any) -> None:
    """Whatever is asked about enemy units, the answer is the same if they stood otherwise."""
    ann = Visitor(client)
    table = ann.new_table(allied="me")
    here = truth(client, table)
    greedy = player("greedy", 1)
    enemies = {
        "french": [u.key for u in game.model.units if u.army != 0],
        "allied": [u.key for u in game.model.units if u.army == 0],
    }
    asked = 0
    for number in range(150):
        seat = here.asked or ""
        if number % 10 == 0:
            other = game.redeal(here.state, seat, FastDice(number + 1))
            for unit in enemies[seat][:: 1 + number % 4]:
                for text in (f"march {unit} charleroi", f"activate {unit}", f"fire {unit}"):
                    asked += 1
                    wanted = _sentence(game, here.state.why_not(text))
                    assert _sentence(game, other.why_not(text)) == wanted
        code = greedy.decide(here.state)
        text = str(game.action(here.state, code))
        ann.post(
            f"/tables/{table}/actions?since=999999",
            {"seat": seat, "action": text, "version": here.version},
        )
    assert asked > 300


def _sentence(game: Game, reason: Reason | None) -> str:
    return "" if reason is None else game.say(reason, "en")


def test_why_is_for_the_seat_that_is_asked(client: TestClient[Litestar]) -> None:
    """Otherwise one could ask the rules about the enemy's question."""
    ann, bob = Visitor(client), Visitor(client)
    table = ann.new_table()
    bob.post(f"/tables/{table}/seats/allied")
    wish = {"seat": "allied", "action": "march pecheux laneffe"}
    assert "reason" not in bob.post(f"/tables/{table}/why", wish, 409)


def test_everything_is_open_when_the_game_is_over(client: TestClient[Litestar]) -> None:
    """Any seat's view, the seed and the journal, to anyone."""
    ann, bob = Visitor(client), Visitor(client)
    table = ann.new_table()
    assert bob.ask("GET", f"/tables/{table}?as=french").status_code == 403
    ann.post(f"/tables/{table}/resign", {"seat": "french"})
    shown = bob.see(table, "french")
    assert shown["seed"] == truth(client, table).journal.header.seed
    assert shown["yours"] == []
    assert "pecheux" in set(strings(shown["view"]))
    assert "seed: " in bob.ask("GET", f"/tables/{table}/journal").text
