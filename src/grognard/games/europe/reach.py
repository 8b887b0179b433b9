"""How far a force under way can get, what that costs, and what it would suffer (12.1, 12.3, 13.6).

It is tried out on a copy of the state with the questions that the march itself asks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from grognard.games.europe import groups, kinds, supply
from grognard.games.europe.layout import (
    G_CAUSES,
    G_FORCED,
    G_KIND,
    G_SIDE,
    G_SPENT,
    G_STATE,
    G_ZONE,
    MARCHES,
    SORTIES,
    STOPPED,
)
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import attrition, reactions
from grognard.games.europe.steps.activation import ForcedMarch
from grognard.games.europe.steps.movement import cost_to_enter, may_enter, test_due
from grognard.games.europe.steps.muster import set_ceiling
from grognard.games.europe.verbs import DONE, ENTER, FORCE, GO, MOST_FORCED
from grognard.games.europe.ways import attackable, nation_of, neighbours, note_causes
from grognard.kernel.state import VERB, A

FACES: Final = 6
HALF: Final = 0.5  # of a loss in the table: one more on a die of 4 to 6 (13.6.2)
#: Where the number of the group stands in the arguments of a question about a march.
MARCHING = {kinds.FORCED_MARCH: 0, kinds.REPLACEMENTS: 0, kinds.CALL: 0, kinds.MOVE: 0}
MARCHING |= {kinds.MUSTER: 1}


@dataclass(slots=True)
class Stop:
    """A zone that a force can reach."""

    cost: int
    forced: int  # points of forced march that it takes
    losses: float  # steps that attrition costs on average
    supplied: bool
    enemy: bool  # it has to fight there
    fort: bool  # a fortress stops it
    met: bool  # on its way somebody may intercept it (12.4)
    causes: int  # of its way (13.6.2)
    way: list[int]  # the zones on it, the last is this one


def group_asked(s: Theatre) -> int:
    """The force whose march is being decided, 0 if none."""
    if s.over:
        return 0
    kind = int(s.c[s.top()])
    if kind not in MARCHING:
        return 0
    group = s.argument(MARCHING[kind])
    return group if groups.get(s, group, G_KIND) in (MARCHES, SORTIES) else 0


def reach_of(s: Theatre, group: int) -> dict[int, Stop]:
    """Every zone that the force can still get to, by the cheapest way."""
    trial = s.clone()
    usual = _usual_points(trial, group)
    start = groups.get(trial, group, G_ZONE)
    begun = groups.get(trial, group, G_SPENT)
    causes = groups.get(trial, group, G_CAUSES)
    known: dict[int, tuple[int, int]] = {start: (begun, causes)}
    before: dict[int, int] = {}
    open_ends = [start]
    while open_ends:
        zone = min(open_ends, key=lambda one: known[one][0])
        open_ends.remove(zone)
        if zone != start:
            _put(trial, group, zone, *known[zone])
        if zone != start and attackable(trial, 1 - groups.get(trial, group, G_SIDE), zone):
            continue
        for near, way in _next(trial, group, zone).items():
            if near not in known or way[0] < known[near][0]:
                known[near] = way
                before[near] = zone
                open_ends.append(near)
    del known[start]
    return {
        zone: _stop(s, trial, group, _way_to(before, zone), spent, usual)
        for zone, spent in known.items()
    }


def _way_to(before: dict[int, int], zone: int) -> list[int]:
    """The zones from the first step to this one."""
    way = [zone]
    while before[way[0]] in before:
        way.insert(0, before[way[0]])
    return way


def line_to(s: Theatre, stop: Stop) -> tuple[list[int], bool]:
    """What is said to go there, and whether that only begins it: first comes the usual answer."""
    kind = int(s.c[s.top()])
    if kind == kinds.MOVE:
        return [ENTER * VERB + zone * A for zone in stop.way], False
    if kind == kinds.FORCED_MARCH:
        return [FORCE * VERB + stop.forced * A], True
    return [(GO if kind == kinds.MUSTER else DONE) * VERB], True


def _usual_points(trial: Theatre, group: int) -> int:
    """The points without a forced march; while one may be asked for, the most is tried."""
    ask = trial.top_step()
    if isinstance(ask, ForcedMarch):
        set_ceiling(trial, group)
        usual = groups.points_left(trial, group)
        if ask.objection(trial, FORCE, MOST_FORCED, 0) == OK:
            groups.put(trial, group, G_FORCED, MOST_FORCED)
            set_ceiling(trial, group)
        return usual
    return groups.points_left(trial, group) + groups.get(trial, group, G_SPENT)


def _put(trial: Theatre, group: int, zone: int, spent: int, causes: int) -> None:
    """Puts the force into a zone, as if it had come there."""
    groups.put(trial, group, G_ZONE, zone)
    groups.put(trial, group, G_SPENT, spent)
    groups.put(trial, group, G_CAUSES, causes)
    state = groups.get(trial, group, G_STATE) & ~STOPPED
    if trial.enemy_fort(groups.get(trial, group, G_SIDE), zone):
        state |= STOPPED
    groups.put(trial, group, G_STATE, state)


def _next(trial: Theatre, group: int, zone: int) -> dict[int, tuple[int, int]]:
    """The zones it may enter from here: points spent by then, and causes of attrition."""
    spent, causes = groups.get(trial, group, G_SPENT), groups.get(trial, group, G_CAUSES)
    found: dict[int, tuple[int, int]] = {}
    for near in neighbours(trial, zone):
        if may_enter(trial, group, near) != OK:
            continue
        note_causes(trial, group, zone, near)
        found[near] = (
            spent + cost_to_enter(trial, group, near),
            groups.get(trial, group, G_CAUSES),
        )
        groups.put(trial, group, G_CAUSES, causes)
    return found


def _stop(
    s: Theatre, trial: Theatre, group: int, way: list[int], met: tuple[int, int], usual: int
) -> Stop:
    side, zone = groups.get(s, group, G_SIDE), way[-1]
    spent, causes = met
    _put(trial, group, zone, spent, causes)
    forced = max(0, spent - usual)
    asked = forced if isinstance(s.top_step(), ForcedMarch) else groups.get(s, group, G_FORCED)
    groups.put(trial, group, G_FORCED, asked)
    nation = nation_of(s, groups.members(s, group))
    return Stop(
        spent - groups.get(s, group, G_SPENT),
        forced,
        expected_losses(trial, group),
        supply.supplied(s, nation, zone),
        attackable(s, 1 - side, zone),
        s.enemy_fort(side, zone),
        any(_may_meet(trial, group, here) for here in way),
        causes,
        way,
    )


def _may_meet(trial: Theatre, group: int, zone: int) -> bool:
    """12.4: whether an enemy general near the zone might come, by what all can see."""
    enemy = 1 - groups.get(trial, group, G_SIDE)
    if trial.hand_size(enemy) == 0:
        return False
    here = groups.get(trial, group, G_ZONE)
    groups.put(trial, group, G_ZONE, zone)
    near = [general for n in neighbours(trial, zone) for general in trial.generals_in(enemy, n)]
    found = any(reactions.might_intercept(trial, enemy, group, general) for general in near)
    groups.put(trial, group, G_ZONE, here)
    return found


def expected_losses(s: Theatre, group: int) -> float:
    """13.6.2: the steps that the attrition test of a force costs on average, no depot spent."""
    if not test_due(s, group):
        return 0.0
    return sum((_mean(s, group, part) for part in attrition.parts(s, group)), 0.0)


def _mean(s: Theatre, group: int, part: list[int]) -> float:
    added, column = attrition.modifier(s, group, part), attrition.column(s, group, part)
    total = 0.0
    for die in range(1, FACES + 1):
        row = max(0, min(attrition.LAST_ROW, die + added))
        cell = row * (attrition.LAST_COLUMN + 1) + column
        total += int(s.t.attrition[cell]) + HALF * int(s.t.attrition_more[cell])
    return total / FACES
