"""Positions from a readable description, for tests and for study."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.age.events import PHASES
from grognard.games.age.kinds import THE_YEAR
from grognard.games.age.layout import (
    ALIGNMENT,
    AT,
    BRITANNIA,
    CORPS,
    DEAD,
    DISCARDS,
    FLAGS,
    FROZEN,
    HAND,
    INVADED,
    MARKERS,
    OCCUPIED,
    OUT,
    PHASE,
    PILE,
    PRISONERS,
    RADETZKY,
    REDUCED,
    RESERVE,
    RISEN,
    ROUND,
    SEEN,
    SPAIN_ROSE,
    STEIN,
    TITLES,
    WAITING,
    YEAR,
)
from grognard.games.age.model import ALIGNMENTS, SIDES
from grognard.games.age.state import War

BOXES = {
    "reserve": RESERVE,
    "prisoners": PRISONERS,
    "lost": DEAD,
    "frozen": FROZEN,
    "waiting": WAITING,
    "out": OUT,
}
MARKER_NAMES = {
    "britannia": BRITANNIA,
    "stein": STEIN,
    "radetzky": RADETZKY,
    "invaded": INVADED,
    "spain_rose": SPAIN_ROSE,
}
TRIGGERED = (RADETZKY, STEIN, SPAIN_ROSE, INVADED)


def build(
    s: War,
    *,
    year: int,
    phase: str,
    round: int,
    countries: Mapping[str, str],
    areas: Mapping[str, str],
    boxes: Mapping[str, str],
    hands: Mapping[str, str],
    discards: str,
    markers: str,
    risen: str,
    occupied: Mapping[str, str],
    known: bool,
) -> War:
    """Countries by alignment, corps by area (`ney/` is reduced), cards by hand; play goes on.

    Countries that are not named are neutral, corps are in the reserve, cards in the pile.
    """
    model = s.t.model
    for name in markers.split():
        s.c[MARKERS] |= MARKER_NAMES[name]
    for alignment, names in countries.items():
        for name in names.split():
            s.c[ALIGNMENT + model.country(name).id] = ALIGNMENTS.index(alignment)
    for name in risen.split():
        s.c[RISEN + model.country(name).id] = 1
    for name, side in occupied.items():
        s.c[OCCUPIED + model.country(name).id] = SIDES.index(side) + 1
    _place(s, areas, boxes, known)
    _deal(s, hands, discards)
    s.c[YEAR] = year - 1800
    s.c[ROUND] = round
    s.c[PHASE] = PHASES.index(phase)
    s.push(THE_YEAR, 0, 0, 0)
    s.resume()
    return s


def _place(s: War, areas: Mapping[str, str], boxes: Mapping[str, str], known: bool) -> None:
    model = s.t.model
    for corps in range(CORPS):
        trigger = int(s.t.trigger[corps])
        if trigger >= 0 and not s.marker(TRIGGERED[trigger]):
            s.c[AT + corps] = WAITING
    for box, names in boxes.items():
        for name in names.split():
            s.c[AT + model.corps_named(name).id] = BOXES[box]
    for area, names in areas.items():
        for name in names.split():
            corps = model.corps_named(name.rstrip("/")).id
            s.c[AT + corps] = model.area(area).id
            reduced = REDUCED if name.endswith("/") else 0
            s.c[FLAGS + corps] = reduced | (SEEN if known else 0)


def _deal(s: War, hands: Mapping[str, str], discards: str) -> None:
    model = s.t.model
    for title in range(TITLES):
        number: int = s.t.count[title]
        s.c[PILE + title] = number
    for side, names in hands.items():
        for name in names.split():
            _take(s, model.card(name).id, HAND + SIDES.index(side) * TITLES)
    for name in discards.split():
        _take(s, model.card(name).id, DISCARDS)


def _take(s: War, title: int, cells: int) -> None:
    s.c[PILE + title] -= 1
    s.c[cells + title] += 1
