"""Chapter 15: the attack of a siege, its results, and fortresses that stand again."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import cards, forces, groups, kinds, merging, verbs
from grognard.games.europe.events import (
    BY_RETREAT,
    BY_SIEGE,
    DEPOT_LOST,
    FORT_TAKEN,
    GARRISON_GOES,
    SIEGE_ROLLED,
    STEP_LOST,
)
from grognard.games.europe.layout import (
    ARMIES,
    DEPOTS,
    FLEETS,
    FOG_OF_WAR,
    G_KIND,
    G_SIDE,
    G_STATE,
    G_ZONE,
    GENERALS,
    LANDS,
    LOST,
    MOST_GROUPS,
    NEXT_BUDGET,
    REDUCED,
    RESERVE,
    T_BESIEGER,
    T_PLACE,
    T_REPULSE,
    T_ROLLED,
    T_SIEGE,
    UNITS,
    ZONES,
)
from grognard.games.europe.model import MOMENTS, SIEGE_RESULTS
from grognard.games.europe.refusals import (
    NO_BESIEGER,
    NO_RETREAT_THERE,
    OK,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.battle_roll import tactical
from grognard.games.europe.steps.holding import has_ruin, may_rebuild, rebuild_fort, take_control
from grognard.games.europe.steps.reactions import settle_in
from grognard.games.europe.steps.retreat import broken_through, havens
from grognard.games.europe.steps.upkeep import force_supplied, mark_supply
from grognard.games.europe.ways import lift_siege, open_gates, siege_needs
from grognard.kernel.state import EVERYONE

REPULSED: Final = SIEGE_RESULTS.index("repulsed")
STABLE: Final = SIEGE_RESULTS.index("stable")
HONOURS: Final = SIEGE_RESULTS.index("honours")
BREACH: Final = SIEGE_RESULTS.index("breach")
LAST_ROW: Final = 9
AT_SIEGE: Final[int] = MOMENTS.index("siege")


class Siege(Course):
    """An attack of a siege; the seat of the frame besieges; a: zone, b: stage."""

    def carry_on(self, s: Theatre) -> None:
        """13.1: supply is checked; cards; then the die."""
        side, zone, stage = s.asked(), s.argument(0), s.argument(1)
        s.set_argument(1, stage + 1)
        if stage == 0:
            s.c[T_PLACE] = 1 + zone
            s.c[T_BESIEGER] = side
            s.c[T_ROLLED] = 0
            s.c[T_REPULSE] = 0
            s.c[T_SIEGE] = cards.added_to_siege(s, side, zone)
            pieces = forces.pieces_in(s, side, zone)
            fed = bool(landed(s, zone)) or force_supplied(s, zone, pieces)
            mark_supply(s, side, zone, forces.units_of(pieces), fed)
            if not fed:
                s.pop()
                return
            s.push(kinds.ANSWER, 1 - side, AT_SIEGE, zone)
            s.push(kinds.ANSWER, side, AT_SIEGE, zone)
        elif stage == 1:
            attempt(s, side, zone)
            s.push(kinds.ANSWER, side, AT_SIEGE, zone)
        else:
            s.pop()
            settle(s, side, zone)


def landed(s: Theatre, zone: int) -> list[int]:
    """17.2.8: the troops of a sea assault under way there: in supply, and without a way back."""
    for group in range(1, MOST_GROUPS + 1):
        if groups.get(s, group, G_KIND) == LANDS and groups.get(s, group, G_ZONE) == zone:
            return groups.members(s, group)
    return []


def siege_modifier(s: Theatre, side: int, zone: int) -> int:
    """15.4, R250: the generals' values, an army, a citadel, the marker; and cards."""
    pieces = forces.pieces_in(s, side, zone)
    total: int = s.c[T_SIEGE]
    chief = forces.commander(s, pieces)
    if chief >= 0:
        total += tactical(s, chief, True)
    defender = forces.best_ranked(s, s.generals_in(1 - side, zone, True))
    if defender >= 0:
        total -= tactical(s, defender, False)
    if forces.armies_of(pieces):
        total += s.t.n.army_siege
    if s.t.fort[zone] > 1:
        total += s.t.n.citadel
    return total + s.siege_marker(zone)


def attempt(s: Theatre, side: int, zone: int) -> None:
    """15.4: the die decides."""
    die = s.die()
    total = max(0, min(LAST_ROW, die + siege_modifier(s, side, zone)))
    result: int = s.t.siege_result[total]
    s.c[T_ROLLED] = 1 + result
    s.note(SIEGE_ROLLED, zone, die, total, result, EVERYONE)


def settle(s: Theatre, side: int, zone: int) -> None:
    """What the die has brought, or a card made of it."""
    result = int(s.c[T_ROLLED]) - 1
    s.c[T_ROLLED] = 0
    if result >= HONOURS:
        fall(s, side, zone, result)
        return
    marker = min(s.t.n.most_marker, s.siege_marker(zone) + 1)
    s.set_fort(zone, False, marker)
    if result == REPULSED:
        s.push(kinds.REPULSED, side, zone, max(1, int(s.c[T_REPULSE])))


class Repulsed(Question):
    """15.4: the besieger loses a step of his choice; a: zone, b: steps left."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """His combat units."""
        return pairs(s.units_in(s.asked(), s.argument(0)))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if a in s.units_in(s.asked(), s.argument(0)) else NO_BESIEGER

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A step is lost; too few besiegers leave (15.3)."""
        side, zone, left = s.asked(), s.argument(0), s.argument(1)
        s.note(STEP_LOST, a, zone, BY_SIEGE, 0, EVERYONE)
        s.lose_step(a)
        merging.tidy(s, side, zone)
        if left > 1 and s.units_in(side, zone):
            s.set_argument(1, left - 1)
            return
        s.pop()
        lift_siege(s, zone)


class BreakOff(Course):
    """15.3, R251: besiegers who are too few go, or are lost if there is nowhere to go; a: zone."""

    def carry_on(self, s: Theatre) -> None:
        """They are asked where to."""
        side, zone = s.asked(), s.argument(0)
        s.pop()
        if not s.besieged(zone) or enough(s, side, zone):
            return
        ashore = landed(s, zone)
        if ashore:  # 17.2.8: these are lost; friends who came by land go by land
            merging.destroy(s, ashore)
            merging.tidy(s, side, zone)
            lift_siege(s, zone)
            return
        if goals(s, side, zone):
            s.push(kinds.LIFTED, side, zone, 0)
            return
        merging.destroy(s, forces.pieces_in(s, side, zone))
        open_gates(s, zone)


def enough(s: Theatre, side: int, zone: int) -> bool:
    """15.2: whether there are as many besiegers as a siege needs."""
    return s.total_steps(s.units_in(side, zone)) >= siege_needs(s, zone)


def goals(s: Theatre, side: int, zone: int) -> list[int]:
    """15.3, R251: by the list of 14.10, in supply if there is such a zone."""
    friendly, hostile = havens(s, side, zone, [])
    pieces = forces.pieces_in(s, side, zone)
    if not forces.units_of(pieces):
        return []
    fed = [near for near in (*friendly, *hostile) if force_supplied(s, near, pieces)]
    if fed:
        friendly = [near for near in friendly if near in fed]
        hostile = [near for near in hostile if near in fed]
    return friendly or hostile or broken_through(s, side, zone, [])


class Lifted(Question):
    """15.3, R251: besiegers who are too few go to a neighbouring zone; a: zone."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(goals(s, s.asked(), s.argument(0)))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if a in goals(s, s.asked(), s.argument(0)) else NO_RETREAT_THERE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """They go there; if they were active their activation is over."""
        side, zone = s.asked(), s.argument(0)
        s.pop()
        border: int = s.t.border[zone * ZONES + a]
        if s.t.retreat_loss[border] > 0:
            s.push(kinds.CROSSING, side, zone, a)
        else:
            go_away(s, side, zone, a)


def go_away(s: Theatre, side: int, zone: int, goal: int) -> None:
    """The siege is over; what is left of the besiegers is with their friends in the next zone."""
    merging.destroy(s, forces.pieces_in(s, 1 - side, goal))
    for piece in forces.pieces_in(s, side, zone):
        s.move(piece, goal)
    for group in range(1, MOST_GROUPS + 1):
        active = groups.get(s, group, G_KIND) != 0 and groups.get(s, group, G_SIDE) == side
        if active and groups.get(s, group, G_ZONE) == zone:
            groups.put(s, group, G_ZONE, goal)
            groups.add(s, group, G_STATE, LOST)
    open_gates(s, zone)
    settle_in(s, side, goal)


class Crossing(Question):
    """14.10, 15.3: who leaves a siege over a river without bridge or a mountain loses a step or
    a depot before he joins friends; a: the zone they leave, b: where they go.
    """

    def able(self, s: Theatre) -> list[int]:
        """Combat units and depots."""
        pieces = forces.pieces_in(s, s.asked(), s.argument(0))
        return [p for p in pieces if p < UNITS or DEPOTS <= p < ARMIES]

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.able(s))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if a in self.able(s) else NO_BESIEGER

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is lost."""
        side, zone, goal = s.asked(), s.argument(0), s.argument(1)
        s.pop()
        if a < UNITS:
            s.note(STEP_LOST, a, zone, BY_RETREAT, 0, EVERYONE)
            s.lose_step(a)
        else:
            s.note(DEPOT_LOST, a, zone, 0, 0, EVERYONE)
            s.remove(a, RESERVE)
        merging.tidy(s, side, zone)
        go_away(s, side, zone, goal)


# --- a fortress falls (15.4, 15.5) ---------------------------------------------------------


def fall(s: Theatre, side: int, zone: int, result: int) -> None:
    """The garrison goes, the fortress is ruined, the zone is the conqueror's."""
    for piece in forces.pieces_in(s, 1 - side, zone, True):
        s.note(GARRISON_GOES, piece, result, 0, 0, EVERYONE)
        if piece < UNITS and result == BREACH:
            while not s.lose_step(piece):
                pass
        elif result == HONOURS:
            reduced = piece < UNITS and s.flag(piece, REDUCED)
            s.remove(piece, NEXT_BUDGET)
            if reduced:
                s.mark(piece, REDUCED)
        else:
            s.remove(piece, NEXT_BUDGET if GENERALS <= piece < FLEETS else RESERVE)
    s.set_fort(zone, True, -1)
    s.note(FORT_TAKEN, side, zone, 0, 0, EVERYONE)
    take_control(s, side, zone)


class Rebuild(Question):
    """13.6.1, 15.5: at the end of an activation a step or a depot may rebuild the fortress.

    a: zone, b: group.
    """

    def unneeded(self, s: Theatre) -> bool:
        """There is no ruin, or nobody to rebuild it; in the fog nobody can tell (R550)."""
        if s.option(FOG_OF_WAR):
            return not has_ruin(s, s.asked(), s.argument(0))
        return not self.able(s)

    def able(self, s: Theatre) -> list[int]:
        """Who may be spent."""
        zone, group = s.argument(0), s.argument(1)
        pieces = forces.pieces_in(s, s.asked(), zone)
        return [piece for piece in pieces if may_rebuild(s, group, piece) == OK]

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.able(s)) if verb == verbs.REBUILD else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if verb != verbs.REBUILD else may_rebuild(s, s.argument(1), a)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """The fortress stands again, or stays as it is."""
        zone = s.argument(0)
        s.pop()
        if verb == verbs.REBUILD:
            rebuild_fort(s, zone, a)
