"""Battles and what leads to them (11.3, 11.4, 12): how each answer looks."""

from __future__ import annotations

from typing import Final

from grognard.games.age.armies import astray, own_in
from grognard.games.age.cards import (
    T_ART_OF_WAR,
    T_CAVALRY_CHARGES,
    T_FOG_OF_WAR,
    T_FORCED_MARCH,
    T_GRAND_BATTERY,
    T_INDECISION,
)
from grognard.games.age.countries import NAPOLEON
from grognard.games.age.keeping import full_price
from grognard.games.age.layout import (
    ACTIVE,
    AREAS,
    ARMY,
    AVOIDED,
    B_CARDS,
    CHOSEN,
    CORPS,
    FLAGS,
    FRENCH,
    MOVED,
    WITHDRAWALS,
)
from grognard.games.age.planner.board import Board
from grognard.games.age.planner.doctrine import FOE_LOSS, OWN_LOSS
from grognard.games.age.planner.lures import lure
from grognard.games.age.planner.marching import ALONE, March
from grognard.games.age.state import War, other
from grognard.games.age.steps.battle import engaged, strength
from grognard.games.age.steps.reaction import may_outrun, speed_of_intruder
from grognard.games.age.verbs import SPARE
from grognard.kernel.arrays import Lookup

PASSING: Final = 50
NEVER: Final = 0
VICTORY: Final = 20  # points for a battle won, besides the losses


def outlook(s: War, ways: Lookup, own: int, foe: int, number: int, foes: int) -> int:
    """What a battle between two strengths is worth to the first, in points."""
    if foe <= 0 or own <= 0:
        return 0
    win = s.t.chances.wins(own, foe)
    lost = s.t.chances.loses(own, foe, number)
    taken = s.t.chances.loses(foe, own, foes)
    return win * VICTORY // 1000 + (taken * ways[FOE_LOSS] - lost * ways[OWN_LOSS]) // 1000


# --- battle (12) ---------------------------------------------------------------------------


def battle_card(s: War, side: int, title: int, ways: Lookup) -> int:
    """12.2 C: a card that makes a difference."""
    own = strength(s, side)
    foe = strength(s, other(side))
    number = len(engaged(s, side))
    foes = len(engaged(s, other(side)))
    now = outlook(s, ways, own, foe, number, foes)
    if title == T_CAVALRY_CHARGES:
        gain = outlook(s, ways, own + s.t.n.cavalry_charges, foe, number, foes) - now
    elif title == T_GRAND_BATTERY:
        more = s.t.n.grand_battery_blue if side == FRENCH else s.t.n.grand_battery
        gain = outlook(s, ways, own + more, foe, number, foes) - now
    elif title == T_FOG_OF_WAR:
        played: int = s.c[B_CARDS + other(side)]
        gain = 6 if played > 1 else 0
    elif title == T_ART_OF_WAR:
        gain = _art(s, side, number, foes)
    else:
        gain = 0
    return PASSING + gain - 2 if gain > 2 else PASSING - 10


def _art(s: War, side: int, number: int, foes: int) -> int:
    """A116: the leader's command counts as the die."""
    best = 0
    for corps in range(CORPS):
        if s.flag(corps, 32) and s.side_of(corps) == side:
            command = s.command_rating(corps)
            if command > best:
                best = command
    return 3 * (best - 4) + (4 if foes > 2 else 0) if best >= 5 else 0


def engaging(s: War, b: Board, side: int, verb: int, corps: int) -> int:
    """12.1 D: Napoléon commands from the rear where a hero may fall."""
    spared = corps == NAPOLEON and b.spared and _others(s, side) > 0
    if verb == SPARE:
        return 90 if spared else 1
    return 1 if spared else 88


def _others(s: War, side: int) -> int:
    """How many but Napoléon have been chosen."""
    n = 0
    for corps in range(CORPS):
        if corps != NAPOLEON and s.flag(corps, CHOSEN) and s.side_of(corps) == side:
            n += 1
    return n


def hero(s: War, side: int) -> int:
    """12.3.1 B: for the best of the enemy's, and for Napoléon always."""
    best = 0
    for corps in engaged(s, other(side)):
        if full_price(s, corps) > best:
            best = full_price(s, corps)
    return PASSING + best - 22


# --- before battle (11.3, 11.4) ------------------------------------------------------------


def standing_to_fight(s: War, b: Board, side: int, ways: Lookup, area: int) -> int:
    """What it is worth to await the enemy who has come."""
    k = side * AREAS + area
    e = other(side) * AREAS + area
    held = s.t.chances.wins(b.strength[k], b.strength[e])
    kept: int = b.keep[k]
    worth = outlook(s, ways, b.strength[k], b.strength[e], b.number[k], b.number[e])
    if side == FRENCH and area == b.napoleon and b.number[k] < 3:
        worth -= ALONE // b.number[k]
    return worth + held * kept // 1000 - (1000 - held) * b.number[k] // 1000


def withdrawing(s: War, b: Board, side: int, ways: Lookup, area: int, slot: int, goal: int) -> int:
    """11.3: to get away from a stronger enemy."""
    own = own_in(s, side, area)
    for corps in own:
        flags: int = s.c[FLAGS + corps]
        if flags & WITHDRAWALS != 0 or astray(s, corps, goal):
            return NEVER
    if not may_outrun(s, s.leader(side, area), slot, s.in_hand(side, T_FORCED_MARCH) > 0):
        return NEVER
    if s.t.link[area * AREAS + goal] < 0 and len(own) > 1:
        return NEVER
    march = March(s, b, side, ways, area, own)
    k = side * AREAS + goal
    number: int = march.number + b.number[k]
    strong: int = b.strength[k] + b.strength[side * AREAS + area]
    led = march.has_napoleon or (side == FRENCH and b.napoleon == goal)
    safe = march.standing(s, b, goal, number, strong, led) + lure(s, b, side, ways, goal, strong)
    kept: int = b.keep[side * AREAS + area]
    worn = march.number * 2 + 2 if s.winter() or s.t.rough[goal] else 0
    neutral: int = b.worth[k] if b.holder(goal) < 0 else 0
    value = safe - worn - kept // 2 - 3 + (neutral if neutral < 0 else 0)
    return PASSING + value - standing_to_fight(s, b, side, ways, area)


def intercepting(
    s: War, b: Board, side: int, ways: Lookup, area: int, slot: int, start: int
) -> int:
    """11.4: to catch an enemy who has come near, or to help a friend whom he attacks."""
    own: list[int] = []
    for corps in own_in(s, side, start):
        flags: int = s.c[FLAGS + corps]
        moved = flags & MOVED != 0 and s.c[ACTIVE] == side
        if not moved and flags & AVOIDED == 0 and not astray(s, corps, area):
            own.append(corps)
    if len(own) == 0:
        return NEVER
    rating = s.movement_rating(s.leader(side, start))
    rating += 1 if s.in_hand(side, T_FORCED_MARCH) > 0 else 0
    if rating < speed_of_intruder(s, slot):
        return NEVER
    march = March(s, b, side, ways, start, own)
    if march.has_napoleon and march.number < 3:
        return NEVER
    k = side * AREAS + area
    e = other(side) * AREAS + area
    foe: int = b.strength[e]
    foes: int = b.number[e]
    friends: int = b.number[k]
    together = march.joined(s, b, area)
    with_us = outlook(s, ways, together, foe, march.number + friends, foes)
    alone = outlook(s, ways, b.strength[k], foe, friends, foes)
    kept: int = b.keep[k]
    more = s.t.chances.wins(together, foe)
    if friends > 0:
        more -= s.t.chances.wins(b.strength[k], foe)
    value = with_us - alone + more * kept // 1000 - VICTORY // 2 - march.cost
    worn = s.winter() or s.t.rough[area] != 0
    value += march.behind - march.before - (march.number * 2 if worn else 0)
    neutral: int = b.worth[k] if b.holder(area) < 0 else 0
    return PASSING + value + (neutral if neutral < 0 else 0)


def halting(s: War, side: int, title: int, slot: int) -> int:
    """2.3 C: Indecision and Mud against a great army."""
    size = 0
    for corps in range(CORPS):
        if s.c[ARMY + corps] == slot:
            size += 1
    if title == T_INDECISION:
        return PASSING + 4 * size - 10
    return PASSING + 2 * size - 9
