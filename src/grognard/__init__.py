"""Grognard: Napoleonic board wargames with every rule enforced.

import grognard
game = grognard.game("waterloo")
state = game.start("historical", seed=1815)
state.legal()
"""

# ruff: noqa: E402  (the choice of compiled rules comes before the rules)
from grognard import native

native.use()

from grognard.kernel.action import Action
from grognard.kernel.dice import Dice, FastDice, HmacDice, ScriptedDice
from grognard.kernel.event import Event
from grognard.kernel.game import Game, UnknownName
from grognard.kernel.journal import Journal, JournalError
from grognard.kernel.option import Outcome
from grognard.kernel.reason import Reason, Refused
from grognard.kernel.registry import game
from grognard.kernel.registry import names as game_names
from grognard.kernel.state import State

__all__ = [
    "Action",
    "Dice",
    "Event",
    "FastDice",
    "Game",
    "HmacDice",
    "Journal",
    "JournalError",
    "Outcome",
    "Reason",
    "Refused",
    "ScriptedDice",
    "State",
    "UnknownName",
    "game",
    "game_names",
]
