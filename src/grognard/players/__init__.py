"""Opponents. They are told what their seat may know, and nothing else.

A player is named by words with colons between them: `random`, `greedy`, a level (`recruit`,
`captain`, `marshal`), `search:200` (200 iterations of thought about every order) or `time:10`
(ten seconds about every weighty order, a third of that about others); those that think may be
given a style besides: `captain:bold`, `search:200:cautious`. Last may stand `ponder`: such a player
also thinks while the other does, where somebody lets it (`captain:bold:ponder`).
"""

from __future__ import annotations

from grognard.kernel.game import Game, UnknownName
from grognard.players.base import Player
from grognard.players.random import RandomPlayer

# Iterations of thought about a weighty order; another has a third of them.
LEVELS = {"recruit": 0, "captain": 60, "marshal": 4000}
# Above 1 a player loves a gamble, below it shuns one.
STYLES = {"steady": 1.0, "bold": 1.6, "cautious": 0.6}
NAMES = ("captain", "marshal", "recruit", "greedy", "random")  # the usual one first
QUICK = ("greedy", "recruit", "random")  # these answer at once
THINKERS = ("captain", "marshal")  # to these, and to those with a time, a style makes a difference
SECONDS = {"marshal": 3.0}  # about an order: a turn of ten takes half a minute at most
TREES = {"marshal": 2}  # grown apart, so that two processes find the same as one
PONDER = "ponder"
AIDED = ("marshal", "time")
MOST = {"search": 1_000_000, "time": 600}


def offered(game: Game) -> tuple[str, ...]:
    """The players that are offered for a game, the usual one first."""
    return NAMES if game.searched else (*QUICK, *THINKERS)


def ponders(name: str) -> bool:
    """Whether a player would think on the other's time."""
    return name.endswith(f":{PONDER}") and is_known(name)


def is_known(name: str) -> bool:
    """Whether there is such a player."""
    return name in ("random", "greedy") or _thinker(name) is not None


def player(name: str, seed: int = 1, aided: bool = False) -> Player:
    """A computer player by its name; the same seed makes it choose the same.

    One that thinks long is `aided` by another process where there is a processor for it. With a
    number of iterations that changes nothing but the time it takes.
    """
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        from grognard.players.greedy import GreedyPlayer

        return GreedyPlayer(seed)
    found = _thinker(name)
    if found is None:
        raise UnknownName("player", name, NAMES)
    from grognard.players.thinker import SearchPlayer

    iterations, seconds, style = found
    word = name.split(":")[0]
    thinker = SearchPlayer(seed, iterations, seconds, STYLES[style], word == "search")
    if aided and word in AIDED:
        from grognard.players.search_worker import shared

        thinker.search_workers = list(shared())
    thinker.trees = max(TREES.get(word, 1), 1 + len(thinker.search_workers))
    return thinker


def _thinker(name: str) -> tuple[int, float, str] | None:
    """Iterations, seconds (0: as long as it takes) and style of a player that thinks."""
    word, *rest = name.split(":")
    if word in MOST and rest:
        number = _number(rest.pop(0), MOST[word])
    elif word in LEVELS:
        number = LEVELS[word]
    else:
        return None
    if number and rest and rest[-1] == PONDER:
        rest.pop()
    style = rest.pop(0) if rest else "steady"
    if number is None or rest or style not in STYLES:
        return None
    if word == "time":
        return MOST["search"], float(number), style
    return number, SECONDS.get(word, 0.0), style


def _number(word: str, most: int) -> int | None:
    if not (word.isascii() and word.isdigit() and len(word) < 8):
        return None
    return int(word) if 1 <= int(word) <= most else None


__all__ = [
    "LEVELS",
    "NAMES",
    "PONDER",
    "QUICK",
    "STYLES",
    "THINKERS",
    "Player",
    "UnknownName",
    "is_known",
    "offered",
    "player",
    "ponders",
]
