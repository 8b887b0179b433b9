"""Reinforcements (9): which corps come, and where."""

from __future__ import annotations

from typing import Final

from grognard.games.age.keeping import card_price, full_price
from grognard.games.age.layout import AREAS
from grognard.games.age.planner.board import Board
from grognard.games.age.planner.lures import lure
from grognard.games.age.planner.orders import DEPLOYMENT, order_of
from grognard.games.age.state import War, other
from grognard.games.age.verbs import DEPLOY
from grognard.kernel.arrays import Lookup
from grognard.kernel.planner import Proposals
from grognard.kernel.state import VERB, A

USUAL: Final = 53  # after the areas, in an order: everybody where he is wanted most
DONE_WITH: Final = 30  # what it counts to deploy and recover no more
MOST: Final = 4  # areas to mass the reinforcements in


def place(s: War, b: Board, side: int, ways: Lookup, corps: int, area: int) -> int:
    """How good it is to have one more corps in an area."""
    k = side * AREAS + area
    number: int = b.number[k]
    battle: int = s.t.battle[corps]
    strength: int = b.strength[k] + battle
    total = lure(s, b, side, ways, area, strength) + b.nearer(area)
    threat: int = b.threat[k]
    if b.number[other(side) * AREAS + area] > 0:
        foe: int = b.strength[other(side) * AREAS + area]
        return total - 40 + s.t.chances.wins(strength, foe) // 20
    if threat > 0:
        beaten = s.t.chances.wins(threat, strength)
        total -= beaten * 25 // 1000
        kept: int = b.keep[k]
        before = s.t.chances.wins(threat, strength - battle) if number > 0 else 1000
        total += (before - beaten) * kept // 1000
    elif b.far_threat[k] > strength and s.t.capital[area]:
        total += 10
    if number > 0:
        total += 5 if number < b.command[k] else -6
    return total


def deploying(s: War, b: Board, side: int, ways: Lookup, corps: int, area: int) -> int:
    """A corps at a place: good corps first."""
    return 100 + full_price(s, corps) + place(s, b, side, ways, corps, area)


def recovering(s: War, b: Board, side: int, area: int, title: int) -> int:
    """9.6: a card for an army that is worn out, while enough are left for the marches to come."""
    tired: int = b.tired[side * AREAS + area]
    if tired < 2 or s.hand_size(side) <= s.t.n.rounds + 1:
        return DONE_WITH - 10
    return DONE_WITH + 4 * tired - 2 * card_price(s, side, title)


def propose(every: Proposals, out: Proposals) -> None:
    """The usual deployment, or all that can come to one of the best areas; scores as given."""
    out.add(order_of(DEPLOYMENT, USUAL, 0, 0), 10)
    areas: list[int] = []
    counts: list[int] = []
    bests: list[int] = []
    for i in range(every.count):
        code: int = every.orders.codes[i]
        if code // VERB != DEPLOY:
            continue
        score: int = every.scores.codes[i]
        area = code % A
        if area in areas:
            k = areas.index(area)
            counts[k] += 1
            if score > bests[k]:
                bests[k] = score
        else:
            areas.append(area)
            counts.append(1)
            bests.append(score)
    for _ in range(MOST):
        best = -1
        for k in range(len(areas)):
            if counts[k] > 1 and (best < 0 or bests[k] > bests[best]):
                best = k
        if best < 0:
            return
        out.add(order_of(DEPLOYMENT, areas[best], 0, 0), 6)
        counts[best] = 0
