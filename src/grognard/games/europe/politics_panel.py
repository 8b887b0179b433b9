"""What a player needs to know to declare war, to negotiate and to make peace: all of it public."""

from __future__ import annotations

from typing import Any, Protocol

from grognard.games.europe import kinds
from grognard.games.europe.diplomacy import (
    Line,
    courtable,
    diplomacy_lines,
    faces_of,
    free_objection,
    protectable,
    value_needed,
)
from grognard.games.europe.layout import (
    BAVARIA,
    COUNTED,
    COUNTRIES,
    EMPIRE,
    ITALY,
    NEUTRAL,
    POLAND,
)
from grognard.games.europe.peace import choices, receivers, terms_left
from grognard.games.europe.politics import beaten, exists, fate, is_major, minors_of, status
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.states import PROVINCES_FOR_POINT, polish_provinces
from grognard.games.europe.steps.declarations import declare_objection, target_of

RESOURCES_FOR_EACH = 4  # 18.2.2


class Teller(Protocol):
    """Tells the keys of things."""

    def place_key(self, place: int) -> str:
        """The key of a place."""


def panels(s: Theatre, teller: Teller) -> list[dict[str, Any]]:
    """The panel of the political question that is asked, if one is."""
    if s.over:
        return []
    kind, side = int(s.c[s.top()]), s.asked()
    if kind == kinds.DECLARE:
        return [declarations(s, side)]
    if kind == kinds.PARLEY:
        return [negotiations(s, side, courtable(s, side, False), False)]
    if kind == kinds.FREE_ATTEMPT:
        able = [c for c in range(COUNTRIES) if free_objection(s, side, c) == OK]
        return [negotiations(s, side, able, True)]
    if kind == kinds.PEACE_TERMS:
        return [peace(s, teller, s.argument(0))]
    return []


def key_of(s: Theatre, country: int) -> str:
    """The key of a country."""
    return s.t.model.countries[country].key


# --- declarations (7.1) --------------------------------------------------------------------


def declarations(s: Theatre, side: int) -> dict[str, Any]:
    """Who may be attacked, and what that costs."""
    able = [c for c in range(COUNTRIES) if declare_objection(s, side, c) == OK]
    costs = {key_of(s, country): parts(war_lines(s, side, country)) for country in able}
    return {"key": "declarations", "countries": costs}


def war_lines(s: Theatre, side: int, country: int) -> list[Line]:
    """R405-R411: what a declaration brings upon oneself, each with its rule."""
    target = target_of(s, country)
    lines: list[Line] = []
    if is_major(target) and not fate(s, target, COUNTED):
        lines.append(("7.1", "escalation", 1))
    if is_major(target) and status(s, target) == NEUTRAL and beaten(s, target, side) > 0:
        lines += [("8.1.3", "chatiments", 1), ("8.1.3", "doubled", 2), ("8.1.3", "attempts", 3)]
    joins = len(minors_of(s, target))
    return [*lines, ("7.1", "minors", joins)] if joins else lines


# --- negotiations (8.2) --------------------------------------------------------------------


def negotiations(s: Theatre, side: int, able: list[int], free: bool) -> dict[str, Any]:
    """Whom one may court, with which card and chance, every modifier by its name."""
    rows: dict[str, Any] = {}
    for country in able:
        lines = diplomacy_lines(s, side, country, 0, free)
        needs = {} if free else {"needs": value_needed(s, country)}
        rows[key_of(s, country)] = {**needs, "chance": faces_of(lines), "parts": parts(lines)}
    shown: dict[str, Any] = {"key": "diplomacy", "countries": rows}
    if side == EMPIRE and not free:
        shown["protect"] = [key_of(s, minor) for minor in protectable(s, side)]
    return shown


def parts(lines: list[Line]) -> list[tuple[str, int]]:
    """The lines as the page shows them."""
    return [(name, value) for _, name, value in lines]


# --- peace (18.2.2) ------------------------------------------------------------------------


def peace(s: Theatre, teller: Teller, power: int) -> dict[str, Any]:
    """What may be taken, what each province gives, and what a missing one costs the beaten."""
    provinces = [
        {
            "place": teller.place_key(zone),
            "receivers": [key_of(s, country) for country in receivers(s, power, zone)],
            "gains": gains(s, zone),
        }
        for zone in choices(s, power)
    ]
    return {
        "key": "peace",
        "country": key_of(s, power),
        "left": terms_left(s, power),
        "provinces": provinces,
        "minors": [key_of(s, minor) for minor in minors_of(s, power)],
        "cost": RESOURCES_FOR_EACH,
    }


def gains(s: Theatre, zone: int) -> list[tuple[str, str]]:
    """8.3: what more a province gives a certain receiver: a state, a corps, a point."""
    province = int(s.t.province[zone])
    found: list[tuple[str, str]] = []
    if province == s.t.tyrol:
        found.append((key_of(s, BAVARIA), "kingdom"))
    if province == s.t.venetia:
        found.append((key_of(s, ITALY), "corps"))
    if province == s.t.mazovia and not exists(s, POLAND):
        found.append((key_of(s, POLAND), "poland"))
    elif s.t.polish[province] != 0 and polish_provinces(s) == PROVINCES_FOR_POINT - 1:
        found.append((key_of(s, POLAND), "point"))
    elif s.t.polish[province] != 0 and polish_provinces(s) == PROVINCES_FOR_POINT:
        found.append((key_of(s, POLAND), "corps"))
    return found
