"""Opponents. They are told what their seat may know, and nothing else."""

from __future__ import annotations

from grognard.kernel.game import UnknownName
from grognard.players.base import Player
from grognard.players.random import RandomPlayer

NAMES = ("random", "greedy")


def player(name: str, seed: int = 1) -> Player:
    """A computer player by its name; the same seed makes it choose the same."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        from grognard.players.greedy import GreedyPlayer

        return GreedyPlayer(seed)
    raise UnknownName("player", name, NAMES)


__all__ = ["NAMES", "Player", "player"]
