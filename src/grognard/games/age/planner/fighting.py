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
    FIRST,
    FLAGS,
    FRENCH,
    MOVED,
    ROUND,
    WITHDRAWALS,
)
from grognard.games.age.planner.board import Board
from grognard.games.age.planner.doctrine import FOE_LOSS, OWN_LOSS
from grognard.games.age.planner.lures import lure
from grognard.games.age.planner.marching import ALONE, March, payment
from grognard.games.age.state import War, other
from grognard.games.age.steps.battle import engaged, strength
from grognard.games.age.steps.reaction import may_outrun, speed_of_intruder
from grognard.games.age.verbs import SPARE
from grognard.kernel.arrays import Lookup

PASSING: Final = 50
NEVER: Final = 0
VICTORY: Final = 20  # points for a battle won, besides the losses
GOOD: Final = 550  # thousandths of a chance from which a battle is sought out of turn
TEMPTING: Final = 12  # points that a march must promise to be made by interception


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
    kept: int = b.keep[k] + b.hold[k] + lure(s, b, side, ways, area, b.strength[k])
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
    march = March(s, b, side, ways, area, company(s, own))
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
    """11.4: to catch an enemy who has come near, or to help a friend whom he attacks.

    It is a march out of turn: only with a card to spare, and only if it promises much.
    """
    able: list[int] = []
    for corps in own_in(s, side, start):
        flags: int = s.c[FLAGS + corps]
        moved = flags & MOVED != 0 and s.c[ACTIVE] == side
        if not moved and flags & AVOIDED == 0 and not astray(s, corps, area):
            able.append(corps)
    if len(able) == 0 or to_spare(s, side) <= 0:
        return NEVER
    rating = s.movement_rating(s.leader(side, start))
    rating += 1 if s.in_hand(side, T_FORCED_MARCH) > 0 else 0
    if rating < speed_of_intruder(s, slot):
        return NEVER
    march = March(s, b, side, ways, start, company(s, able))
    foe: int = b.strength[other(side) * AREAS + area]
    chance = s.t.chances.wins(march.joined(s, b, area), foe)
    if chance < GOOD or (march.has_napoleon and march.number < 3):
        return NEVER
    value = march.score(s, b, area, 1, s.t.rough[area] != 0) - TEMPTING
    if march.cost == 0:
        value -= payment(s, side, ways)  # the next march will cost a card
    k = side * AREAS + area
    kept: int = b.keep[k]
    if b.number[k] > 0:
        chance -= s.t.chances.wins(b.strength[k], foe)
        value -= _without_help(s, b, side, ways, area)
    return PASSING + value + chance * kept // 1000


def _without_help(s: War, b: Board, side: int, ways: Lookup, area: int) -> int:
    """What a friend under attack may expect alone, in points."""
    k = side * AREAS + area
    e = other(side) * AREAS + area
    own: int = b.strength[k]
    foe: int = b.strength[e]
    number: int = b.number[k]
    lost = s.t.chances.loses(own, foe, number)
    taken = s.t.chances.loses(foe, own, b.number[e])
    beaten = 1000 - s.t.chances.wins(own, foe)
    points = (taken * ways[FOE_LOSS] - lost * ways[OWN_LOSS]) // 1000
    return int(points - beaten * (4 + number) // 1000)


def company(s: War, able: list[int]) -> list[int]:
    """Who goes: the highest in command first, then the best, as many as he commands."""
    chief = able[0]
    for corps in able:
        if s.command_rating(corps) > s.command_rating(chief):
            chief = corps
    rest = [corps for corps in able if corps != chief]
    rest.sort(key=lambda u: (-s.battle_rating(u), u))
    return [chief, *rest][: s.command_rating(chief)]


def to_spare(s: War, side: int) -> int:
    """The cards left if one is kept for each march of the rounds to come (11 G)."""
    now: int = s.c[ROUND]
    to_come: int = s.t.n.rounds - now
    if s.c[ACTIVE] != side and s.c[FIRST] != side:
        to_come += 1  # its half of this round
    return s.hand_size(side) - to_come


def halting(s: War, side: int, title: int, slot: int) -> int:
    """2.3 C: Indecision and Mud against a great army."""
    size = 0
    for corps in range(CORPS):
        if s.c[ARMY + corps] == slot:
            size += 1
    if title == T_INDECISION:
        return PASSING + 4 * size - 10
    return PASSING + 2 * size - 9
