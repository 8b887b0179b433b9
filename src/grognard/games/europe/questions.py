"""What a question is about, as far as everybody knows: moment, points, place, power."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from grognard.games.europe.layout import A_POINTS
from grognard.games.europe.model import MAJORS, MOMENTS
from grognard.games.europe.state import Theatre


def _points(s: Theatre) -> dict[str, Any]:
    return {"points": int(s.c[A_POINTS])}


def _moment(s: Theatre) -> dict[str, Any]:
    return {"moment": MOMENTS[s.argument(0)]}


def _losses(s: Theatre) -> dict[str, Any]:
    return {"place": s.game.keys("place")[s.argument(0)], "number": s.argument(1)}


def _power(s: Theatre) -> dict[str, Any]:
    return {"side": MAJORS[s.argument(0)]}


TOLD: Final[dict[str, Callable[[Theatre], dict[str, Any]]]] = {
    "activate": _points,
    "answer": _moment,
    "losses": _losses,
    "expenses": _power,
}


def about(s: Theatre) -> dict[str, Any]:
    """By the words of its text."""
    tell = TOLD.get(s.top_step().key)
    return tell(s) if tell else {}
