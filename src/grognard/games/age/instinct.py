"""Rules of thumb: the action that looks best at first glance, by what its seat may know."""

from __future__ import annotations

from typing import Final

from grognard.games.age import verbs as v
from grognard.games.age.cards import (
    T_MAJOR_CAMPAIGN,
    T_NAPOLEONIC_DYNASTY,
    T_NO_SURRENDER,
    T_PEACE_TALKS,
    T_RUSSO_OTTOMAN_WAR,
    T_WAR_WITH_AMERICA,
    T_WINTER_QUARTERS,
)
from grognard.games.age.countries import NAPOLEON
from grognard.games.age.layout import AREAS, COALITION, MOVED, RUSSIA
from grognard.games.age.lookups import FAR
from grognard.games.age.state import War, other
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A

# What is done rather than something lower; a pass counts 50, being done 30.
SCORES: Final = {
    v.FIRST: 50,
    v.PLAY: 60,
    v.FETCH: 25,
    v.PASS: 50,
    v.DONE: 30,
    v.DEPLOY: 65,
    v.RECOVER: 20,
    v.RESTORE: 62,
    v.DISCARD: 55,
    v.DETACH: 60,
    v.REDEPLOY: 60,
    v.CLAIM: 60,
    v.USE: 60,
    v.RECALL: 25,
    v.REVIVE: 25,
    v.WINTER: 50,
    v.WITH: 88,
    v.GO: 95,
    v.PAY: 80,
    v.ENGAGE: 88,
    v.READY: 85,
    v.CANCEL: 1,
    v.STOP: 45,
    v.WITHDRAW: 40,
    v.INTERCEPT: 40,
    v.STANCE: 50,
    v.FIGHT: 50,
    v.MEET: 50,
    v.SKIP: 50,
    v.RETREAT: 60,
    v.SAIL: 10,
    v.YIELD: 5,
}
SELDOM: Final = (T_PEACE_TALKS, T_WINTER_QUARTERS, T_MAJOR_CAMPAIGN)


def first_glance(s: War, codes: Codes) -> int:
    """The action with the highest score; the first of equals."""
    best = int(codes.codes[0])
    most = -1
    for k in range(int(codes.count)):
        code = int(codes.codes[k])
        value = score(s, code // VERB, code // A % A, code % A)
        if value > most:
            best, most = code, value
    return best


def score(s: War, verb: int, a: int, b: int) -> int:
    """How good an action looks."""
    side = s.asked()
    if verb == v.MARCH:
        return _march(s, side, a)
    if verb == v.ENTER:
        return _enter(s, side, a)
    if verb == v.LOSE or verb == v.REMOVE:
        return 40 - s.command_rating(a) - s.battle_rating(a) - (20 if a == NAPOLEON else 0)
    if verb == v.DEPLOY:
        return SCORES[verb] + s.command_rating(a)
    if verb == v.USE:
        return _use(s, side, a)
    if verb == v.PLAY and a == T_NAPOLEONIC_DYNASTY and side == COALITION:
        return 10
    if verb == v.REFRESH:
        return 55 if s.hand_size(side) > 3 else 45
    if verb == v.STANCE:
        return 50 + b
    return SCORES.get(verb, 0)


def _use(s: War, side: int, title: int) -> int:
    """Cards that help the other side, or should wait, are kept."""
    if title in SELDOM:
        return 20
    if title == T_NO_SURRENDER and s.commander(s.argument(0)) != side:
        return 10
    if title == T_RUSSO_OTTOMAN_WAR and s.commander(RUSSIA) == side:
        return 10
    return 10 if title == T_WAR_WITH_AMERICA and side == COALITION else SCORES[v.USE]


def nearest_enemy(s: War, side: int, area: int) -> int:
    """How many areas away the next enemy stack is."""
    best = FAR
    for there in range(AREAS):
        distance: int = s.t.distance[area * AREAS + there]
        if distance < best and s.holds(other(side), there):
            best = distance
    return best


def _march(s: War, side: int, area: int) -> int:
    """An army that can reach an enemy it outnumbers sets out, while there are cards to spare."""
    leader = s.leader(side, area)
    if s.flag(leader, MOVED) or s.movement_rating(leader) - (1 if s.winter() else 0) < 2:
        return 0
    if s.hand_size(side) < 2:
        return 0
    size = min(s.count(side, area), s.command_rating(leader))
    reach = nearest_enemy(s, side, area)
    return 35 + size if size >= 2 and reach <= 2 else 0


def _enter(s: War, side: int, area: int) -> int:
    """Towards weaker enemies; not into the arms of stronger ones."""
    enemies = s.count(other(side), area)
    if enemies > 0:
        leader = _mover_size(s, side)
        return 70 if leader > enemies else 10
    neutral = s.is_neutral(s.country_of(area))
    return (35 if neutral else 47) - nearest_enemy(s, side, area)


def _mover_size(s: War, side: int) -> int:
    """How many corps have moved in this round."""
    return sum(
        1
        for corps in range(len(s.t.nation))
        if s.on_map(corps) and s.side_of(corps) == side and s.flag(corps, MOVED)
    )
