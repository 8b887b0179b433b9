"""What everybody may see of the hands and the budget of a year: lines, rules and prices."""

from __future__ import annotations

from typing import Any

from grognard.games.europe import economy, hands, kinds
from grognard.games.europe.battle_panel import Teller, frame_of
from grognard.games.europe.layout import U_GIFTS, U_LEFT, U_MINORS
from grognard.games.europe.model import SIDES
from grognard.games.europe.politics import manager
from grognard.games.europe.state import Theatre

#: Before this stage of the budget incomes are not paid out yet.
PAID = len(economy.ORDER) + 2


def panels(s: Theatre, teller: Teller) -> list[dict[str, Any]]:
    """The hands or the budget, while they are made up."""
    if s.over:
        return []
    if frame_of(s, kinds.HANDS) >= 0:
        return [_hands(s)]
    budget = frame_of(s, kinds.BUDGET)
    return [_budget(s, teller, int(s.c[budget + 2]))] if budget >= 0 else []


def _hands(s: Theatre) -> dict[str, Any]:
    """6.3: the size of each hand and what makes it up; all of it is public."""
    shown: dict[str, Any] = {"key": "hands"}
    for side, name in enumerate(SIDES):
        parts = [{"key": key, "rule": "6.3", "number": n} for key, n in hands.size_lines(s, side)]
        shown[name] = {"parts": parts, "size": hands.size_of(s, side)}
    return shown


def _budget(s: Theatre, teller: Teller, stage: int) -> dict[str, Any]:
    """7.3: of each power its income line by line, and what it has left; then the prices."""
    turn = frame_of(s, kinds.EXPENSES)
    power = int(s.c[turn + 2]) if turn >= 0 else -1
    return {
        "key": "budget",
        "powers": [_power(s, teller, one, stage, one == power) for one in economy.ORDER],
        "minors": int(s.c[U_MINORS]),
        "gifts": int(s.c[U_GIFTS]),
        "costs": [
            {"key": key, "points": quarters / economy.QUARTERS} for key, quarters in _costs(s)
        ],
    }


def _power(s: Theatre, teller: Teller, power: int, stage: int, turn: bool) -> dict[str, Any]:
    """One power."""
    lines: list[dict[str, Any]] = []
    for line in economy.income_lines(s, power):
        place = {"place": teller.place_key(line.zone)} if line.zone >= 0 else {}
        lines.append({"key": line.key, "rule": line.rule, "number": line.amount, **place})
    left = int(s.c[U_LEFT + power]) / economy.QUARTERS
    total = economy.income(s, power)
    return {
        "power": s.t.model.countries[power].key,
        "seat": SIDES[manager(s, power)],
        "turn": turn,
        "lines": lines,
        "total": total,
        "left": left if stage >= PAID else total,
        "steps": economy.minor_steps(s, power),
    }


def _costs(s: Theatre) -> list[tuple[str, int]]:
    """7.3.2: what each thing costs, in quarter points."""
    n = s.t.n
    return [
        ("corps", n.pays_corps),
        ("militia", n.pays_militia),
        ("star", n.pays_star),
        ("cavalry", n.pays_cavalry),
        ("special", n.pays_special),
        ("army", n.pays_army),
        ("depot", n.pays_depot),
        ("fleet", n.pays_fleet),
        ("card", n.pays_card),
    ]
