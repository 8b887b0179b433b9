"""What everybody may see of the hands and the budget of a year: lines, rules and prices."""

from __future__ import annotations

from typing import Any

from grognard.games.europe import blockade, economy, hands, kinds, politics_panel
from grognard.games.europe.battle_panel import Teller, frame_of
from grognard.games.europe.layout import (
    ARMIES,
    CONTINENTAL_BLOCKADE,
    DEPOTS,
    FLEETS,
    GENERALS,
    PIECES,
    SPECIALS,
    U_GIFTS,
    U_LEFT,
    U_MINORS,
    UNITS,
)
from grognard.games.europe.model import SIDES
from grognard.games.europe.politics import manager
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import purchases
from grognard.games.europe.steps.usual_budget import buy_as_usual
from grognard.kernel.dice import FastDice

#: Before this stage of the budget incomes are not paid out yet.
PAID = len(economy.ORDER) + 2


#: What the usual expenses are called by the events they cause.
BOUGHT = {
    "unit-built": "build",
    "completed": "complete",
    "army-formed": "form",
    "general-deployed": "deploy",
    "depot-placed": "stock",
    "fleet-built": "launch",
}


def panels(s: Theatre, teller: Teller, viewer: int | None = None) -> list[dict[str, Any]]:
    """The question of politics, or the hands or the budget while they are made up."""
    if s.over:
        return []
    found = politics_panel.panels(s, teller, viewer)
    if frame_of(s, kinds.HANDS) >= 0:
        found.append(_hands(s, viewer))
    budget = frame_of(s, kinds.BUDGET)
    if budget >= 0:
        found.append(_budget(s, teller, int(s.c[budget + 2]), viewer))
    return found


def _hands(s: Theatre, viewer: int | None) -> dict[str, Any]:
    """6.3: the size of each hand and what makes it up; all of it is public.

    How many cards must go depends on what is kept: that is told to their owner only.
    """
    shown: dict[str, Any] = {"key": "hands"}
    for side, name in enumerate(SIDES):
        parts = [{"key": key, "rule": "6.3", "number": n} for key, n in hands.size_lines(s, side)]
        shown[name] = {"parts": parts, "size": hands.size_of(s, side)}
        if side == viewer:
            shown[name] |= {"held": s.hand_size(side), "surplus": hands.surplus(s, side)}
    return shown


def _budget(s: Theatre, teller: Teller, stage: int, viewer: int | None) -> dict[str, Any]:
    """7.3: of each power its income line by line, and what it has left; then the prices.

    What the usual answer would buy is told to whoever may give it.
    """
    turn = frame_of(s, kinds.EXPENSES)
    power = int(s.c[turn + 2]) if turn >= 0 else -1
    asked = power >= 0 and turn == s.top() and viewer == s.asked()
    ports = blockade.gaps(s) if s.game_flag(CONTINENTAL_BLOCKADE) else []
    return {
        "usual": _usual(s, power) if asked else [],
        "prices": _prices(s, teller, power) if asked else {},
        "open_ports": [teller.place_key(port) for port in ports],
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


def _usual(s: Theatre, power: int) -> list[dict[str, Any]]:
    """R457: what the usual answer buys, tried on a copy."""
    twin = s.clone(FastDice(1))
    twin.log = []
    buy_as_usual(twin, power)
    events = [s.game.event(twin, note) for note in twin.log]
    return [
        {"verb": BOUGHT[event.key], "piece": event.pieces[0], "place": event.places[-1]}
        for event in events
        if event.key in BOUGHT
    ]


def _prices(s: Theatre, teller: Teller, power: int) -> dict[str, float]:
    """7.3.2: what each piece of the reserve costs, whole; a reduced unit its other step."""
    found: dict[str, float] = {}
    for piece in range(PIECES):
        if purchases.available(s, power, piece) == OK:
            found[teller.key_of(piece)] = _price(s, piece) / economy.QUARTERS
        elif piece < UNITS and purchases.may_complete(s, power, piece) == OK:
            paid = not economy.is_minors(s, piece)
            found[teller.key_of(piece)] = (
                economy.step_cost(s, piece) / economy.QUARTERS if paid else 0
            )
    return found


def _price(s: Theatre, piece: int) -> int:
    """In quarter points; minors' units cost steps instead, generals nothing."""
    n = s.t.n
    if economy.is_minors(s, piece):
        return 0
    if piece < SPECIALS:
        steps: int = s.t.step_count[piece]
        return economy.step_cost(s, piece) * steps
    if piece >= ARMIES:
        return int(n.pays_army)
    if piece >= DEPOTS:
        return int(n.pays_depot)
    if piece >= FLEETS:
        return int(n.pays_fleet)
    return int(n.pays_special) if piece < GENERALS else 0


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
