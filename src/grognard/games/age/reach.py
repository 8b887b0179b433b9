"""11: where an army can get that is being formed or on the march, how, and what it would meet.

It is tried out on a copy of the state with the questions that the march itself asks.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass, field
from typing import Any, Final

from grognard.games.age import cards, edition
from grognard.games.age.armies import (
    add,
    causes_of_step,
    corps_of,
    get,
    has,
    is_free,
    marked,
    neighbours,
    put,
    set_leader,
    way,
)
from grognard.games.age.cards import T_FORCED_MARCH
from grognard.games.age.keeping import card_price
from grognard.games.age.kinds import MOVE, MUSTER
from grognard.games.age.layout import (
    ARMY,
    ATTACKED,
    CHOSEN,
    LONG_MARCH,
    MARCHES,
    S_ALLOWANCE,
    S_AREA,
    S_BEFORE,
    S_CARDS,
    S_CAUSES,
    S_KIND,
    S_LEADER,
    S_SIDE,
    S_STATE,
    S_STEPS,
    WITH_FORCED_MARCH,
    WITH_MANOEUVRE,
)
from grognard.games.age.refusals import OK
from grognard.games.age.state import War, other
from grognard.games.age.steps.campaign import allowance
from grognard.games.age.steps.movement import enter_refusal, march_losses
from grognard.games.age.steps.neutrality import violates
from grognard.games.age.steps.reaction import may_react
from grognard.games.age.verbs import ENTER, GO, PAY, USE
from grognard.kernel.state import VERB, A

FACES: Final = 6
ATTACK_AFTER: Final = 3  # areas, and an attack is a long march (11.1.2 A)


@dataclass(order=True, slots=True)
class Route:
    """A way from area to area; the less it risks and the shorter it is, the better."""

    breaks: int  # neutral capitals that it enters (11.5 A)
    steps: int
    met: int  # areas in which the enemy may come between (11.4)
    worn: int  # causes of attrition (11.1.2), how many
    causes: int = field(compare=False)
    areas: tuple[int, ...]


def march(s: War, side: int | None) -> dict[str, Any] | None:
    """The army of this side whose march is being decided, and its reach; None without one."""
    slot = _slot_asked(s)
    if not slot or get(s, slot, S_SIDE) != side:
        return None
    trial = s.clone()
    forming = int(s.c[s.top()]) == MUSTER
    if forming and not _form(trial, slot):
        return None
    shown: dict[str, Any] = {
        "place": s.t.model.areas[get(s, slot, S_AREA)].key,
        "points": get(trial, slot, S_ALLOWANCE) - get(trial, slot, S_STEPS),
    }
    payments = _payments(s, side) if forming else []
    shown["reach"] = _stops(trial, slot, payments[:1], 0)
    if _may_hurry(trial, slot, side):
        add(trial, slot, S_CARDS, WITH_FORCED_MARCH)
        put(trial, slot, S_ALLOWANCE, get(trial, slot, S_ALLOWANCE) + 1)
        hurry = [USE * VERB + T_FORCED_MARCH * A]
        shown["reach"] = {**_stops(trial, slot, hurry, 1), **shown["reach"]}
    if len(payments) > 1:
        shown["first"] = [s.t.notation.text(code) for code in payments]
    return shown


def _slot_asked(s: War) -> int:
    """The army whose march is being decided, 0 if none."""
    if s.over:
        return 0
    kind = int(s.c[s.top()])
    if kind == MOVE:
        return s.argument(0)
    if kind != MUSTER or get(s, s.argument(1), S_KIND) != MARCHES:
        return 0
    return s.argument(1)


def _form(trial: War, slot: int) -> bool:
    """11 C: the chosen corps are an army; whether there are any and they can go."""
    for corps in marked(trial, trial.asked(), trial.argument(0), CHOSEN):
        trial.c[ARMY + corps] = slot
    set_leader(trial, slot)
    leader = get(trial, slot, S_LEADER)
    if leader < 0 or len(corps_of(trial, slot)) > trial.command_rating(leader):
        return False
    put(trial, slot, S_ALLOWANCE, allowance(trial, leader, False))
    return True


def _payments(s: War, side: int) -> list[int]:
    """11 G: what pays for the march; the card that is missed least comes first."""
    if is_free(s, side):
        return [GO * VERB]
    held = sorted(s.titles_held(side), key=lambda title: (card_price(s, side, title), title))
    return [PAY * VERB + title * A for title in held]


def _may_hurry(trial: War, slot: int, side: int) -> bool:
    """2.3 C: whether a Forced March can be added."""
    if has(trial, slot, S_CARDS, WITH_FORCED_MARCH):
        return False
    return cards.hand_refusal(trial, side, T_FORCED_MARCH, False) == OK


# --- ways ----------------------------------------------------------------------------------


def _stops(trial: War, slot: int, begin: list[int], forced: int) -> dict[str, Any]:
    """Every area within reach as the page is told it."""
    start = get(trial, slot, S_STEPS)
    text, model = trial.t.notation.text, trial.t.model
    found: dict[str, Any] = {}
    for area, route in _routes(trial, slot).items():
        codes = [*begin, *(ENTER * VERB + near * A for near in route.areas)]
        found[model.areas[area].key] = {
            "cost": route.steps - start,
            "forced": forced,
            "losses": round(_losses(trial, slot, area, route), 1),
            "risks": _risks(trial, slot, area, route),
            "way": [model.areas[near].key for near in route.areas],
            "line": [text(code) for code in codes],
        }
    return found


def _routes(trial: War, slot: int) -> dict[int, Route]:
    """The best way to each area; an area that the enemy holds ends it, unless by Manœuvre."""
    here, steps = get(trial, slot, S_AREA), get(trial, slot, S_STEPS)
    open_ends = [Route(0, steps, 0, 0, get(trial, slot, S_CAUSES), ())]
    found: dict[int, Route] = {}
    while open_ends:
        route = heapq.heappop(open_ends)
        area = route.areas[-1] if route.areas else here
        if area in found:
            continue
        found[area] = route
        if route.areas and _held(trial, slot, area) and not _passes(trial, slot):
            continue
        for near in neighbours(trial, get(trial, slot, S_SIDE), area):
            _put(trial, slot, area, route)
            if near not in found and enter_refusal(trial, slot, near) == OK:
                heapq.heappush(open_ends, _further(trial, slot, area, near, route))
    _put(trial, slot, here, found.pop(here))
    return found


def _put(trial: War, slot: int, area: int, route: Route) -> None:
    put(trial, slot, S_AREA, area)
    put(trial, slot, S_STEPS, route.steps)
    put(trial, slot, S_CAUSES, route.causes)


def _further(trial: War, slot: int, here: int, near: int, route: Route) -> Route:
    """A way with one more area."""
    side = get(trial, slot, S_SIDE)
    put(trial, slot, S_STEPS, route.steps + way(trial, side, here, near))
    put(trial, slot, S_AREA, near)
    put(trial, slot, S_BEFORE, route.causes)
    causes = route.causes | causes_of_step(trial, slot)
    return Route(
        route.breaks + int(bool(trial.t.capital[near]) and violates(trial, near, side)),
        get(trial, slot, S_STEPS),
        route.met + int(_may_meet(trial, slot, near)),
        causes.bit_count(),
        causes,
        (*route.areas, near),
    )


def _held(trial: War, slot: int, area: int) -> bool:
    return bool(trial.holds(other(get(trial, slot, S_SIDE)), area))


def _passes(trial: War, slot: int) -> bool:
    return has(trial, slot, S_CARDS, WITH_MANOEUVRE) and not has(trial, slot, S_STATE, ATTACKED)


def _may_meet(trial: War, slot: int, area: int) -> bool:
    """11.4: whether the enemy might intercept there, by what all can see."""
    side = get(trial, slot, S_SIDE)
    if edition.crowd_stops_interception(trial) and trial.count(side, area) > 0:
        return False
    return bool(may_react(trial, other(side), area, slot))


# --- what it would meet --------------------------------------------------------------------


def _risks(trial: War, slot: int, area: int, route: Route) -> list[str]:
    side = get(trial, slot, S_SIDE)
    risks = (
        ("battle", _held(trial, slot, area)),
        ("neutral", route.breaks > 0 or violates(trial, area, side)),
        ("interception", route.met > 0),
    )
    return [name for name, there in risks if there]


def _losses(trial: War, slot: int, area: int, route: Route) -> float:
    """11.1.2: the corps that march attrition costs on average; the lowest die counts."""
    causes = route.causes
    if route.steps >= ATTACK_AFTER and _held(trial, slot, area):
        causes |= LONG_MARCH
    dice, army = causes.bit_count(), len(corps_of(trial, slot))
    every: int = FACES**dice
    if dice == 0:
        return 0.0
    total = 0
    for die in range(1, FACES + 1):
        ways = (FACES + 1 - die) ** dice - (FACES - die) ** dice
        total += ways * min(march_losses(trial, army, die), army)
    return total / every
