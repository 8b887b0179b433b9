"""The computer players that can be had at a table: levels, styles, and a time for every order."""

from __future__ import annotations

from grognard.players import AIDED, NAMES, QUICK, THINKERS, is_known
from grognard.server.refusal import Refusal

COMPUTER = "computer:"
SECONDS = (1, 30)  # the least and the most that can be given for an order


def is_computer(word: str) -> bool:
    """Whether a seat can be given to this: `computer:` and a player, perhaps with a style.

    More than half a minute, or a number of iterations, is for one's own machine.
    """
    name = word.removeprefix(COMPUTER)
    first, *rest = name.split(":")
    if not word.startswith(COMPUTER) or not is_known(name):
        return False
    if first == "time":
        return SECONDS[0] <= int(rest[0]) <= SECONDS[1]
    return name in NAMES or first in THINKERS


def is_quick(name: str) -> bool:
    """Whether a player answers at once."""
    return name.split(":")[0] in QUICK


def thinks_long(name: str) -> bool:
    """Whether a player takes seconds for an order, and a second processor if it is free."""
    return name.split(":")[0] in AIDED


def check_player(word: str) -> str:
    """The name of the player that a word asks for; raises Refusal if there is none."""
    if not is_computer(word):
        raise Refusal(422, "not-a-player", word=word)
    return word.removeprefix(COMPUTER)
