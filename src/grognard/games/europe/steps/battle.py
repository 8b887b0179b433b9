"""14, 14.1-14.4: the course of a battle, counter-marches, odds, size and morale.

A frame BATTLE is about a zone; b counts the stages. The record of the battle is public.
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import cards, forces, frontier, groups, kinds, merging, verbs
from grognard.games.europe.events import (
    BATTLE_BEGINS,
    COUNTER_MARCH_FAILED,
    COUNTER_MARCHED,
    ENGAGED_UNIT,
    LED,
    LENT,
    MORALE_CHOSEN,
)
from grognard.games.europe.layout import (
    A_COUNTER_MARCH,
    A_FIGHTS,
    ACTIVE,
    ARMIES,
    B_ATTACKER,
    B_CHIEF,
    B_CHOSE,
    B_GROUP,
    B_INTERCEPTED,
    B_LANDING,
    B_LEAD,
    B_LENDER,
    B_MORALE,
    B_ODDS,
    B_ROUT,
    B_SIZE,
    B_SPECIALS,
    B_WINNER,
    B_ZONE,
    BATTLE_CELLS,
    COUNTER_MARCHES,
    DESERT,
    ENGAGED,
    FIXED,
    FLEETS,
    FOG_OF_WAR,
    FOUGHT,
    G_FORCED,
    G_FROM,
    G_GOAL,
    G_KIND,
    G_SIDE,
    G_STATE,
    G_WAITS,
    G_ZONE,
    GENERALS,
    INSIDE,
    LANDS,
    MOST_GROUPS,
    MOUNTAIN,
    SPECIALS,
    STRAIT,
    T_INTERCEPTED,
    T_MODIFIER,
    T_MORE,
    T_NO_TEST,
    TESTED,
    UNITS,
    ZONES,
)
from grognard.games.europe.model import MOMENTS
from grognard.games.europe.refusals import (
    HAS_TRIED,
    MOUNTAIN_BETWEEN,
    NOT_ELITE,
    NOT_IN_BATTLE,
    NOT_MARCHING,
    NOT_SUBORDINATE,
    NOT_TIED,
    OK,
    TOO_MANY_ARMIES,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import battle_end, battle_roll
from grognard.games.europe.steps.arrival import Consolidate
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.battlefield import (
    MAJOR,
    MINOR,
    SKIRMISH,
    chief_of,
    depots_only,
    enter_by,
    open_windows,
    troops,
)
from grognard.games.europe.steps.muster import company, may_part
from grognard.games.europe.steps.reactions import might_come, third_army
from grognard.games.europe.ways import (
    border_closed,
    leader_of,
    lift_siege,
    neighbours,
    note_causes,
    units_may_enter,
)
from grognard.kernel.state import EVERYONE

AT_COUNTER_MARCH: Final[int] = MOMENTS.index("countermarch")


class Battle(Course):
    """The stages of a battle; the seat of the frame is the attacker's."""

    def carry_on(self, s: Theatre) -> None:
        """The next stage."""
        attacker, zone, stage = s.asked(), s.argument(0), s.argument(1)
        s.set_argument(1, stage + 1)
        if stage == 0:
            begin(s, attacker, zone)
        elif stage <= 4:
            # Each side's counter-marches, and what becomes of them, before the other's (R216).
            side = attacker if stage <= 2 else 1 - attacker
            if stage % 2 == 0:
                consolidate(s, side, zone)
            elif not depots_only(s):
                s.push(kinds.COUNTER_MARCH, side, zone, 0)
        elif stage == 5:
            weigh(s)
        elif stage == 6:
            find_morale(s)
        elif stage <= 8:
            s.push(kinds.LEADS, (attacker, 1 - attacker)[stage - 7], zone, 0)
        elif stage == 9:
            battle_roll.check_supply(s)
            open_windows(s, "battle_modifiers")
        elif stage == 10:
            cards.weigh(s)
            battle_roll.roll(s)
            open_windows(s, "after_battle_dice")
        else:
            battle_end.carry_on(s, stage - battle_end.FIRST)


def begin(s: Theatre, attacker: int, zone: int) -> None:
    """A clean record: who attacks, and by which zones each came."""
    for cell in range(B_ZONE, B_ZONE + BATTLE_CELLS):
        s.c[cell] = 0
    s.c[B_ZONE] = zone
    s.c[B_ATTACKER] = attacker
    fights: int = s.c[A_FIGHTS]
    if fights != 0 and groups.get(s, fights, G_ZONE) == zone:
        s.c[B_GROUP] = fights
    for group in range(1, MOST_GROUPS + 1):
        if groups.get(s, group, G_KIND) == 0 or groups.get(s, group, G_ZONE) != zone:
            continue
        if groups.get(s, group, G_WAITS) != 0:
            continue  # R181: it fights alone later
        side = groups.get(s, group, G_SIDE)
        if side == attacker and s.c[B_GROUP] == 0:
            s.c[B_GROUP] = group
        if groups.get(s, group, G_FROM) != zone:
            enter_by(s, side, groups.get(s, group, G_FROM))
    s.c[B_INTERCEPTED] = 1 if s.c[T_INTERCEPTED] != 0 else 0
    kind = groups.get(s, s.c[B_GROUP], G_KIND)
    s.c[B_LANDING] = 1 if kind == LANDS else 0
    groups.add(s, s.c[B_GROUP], G_STATE, FOUGHT)
    s.note(BATTLE_BEGINS, attacker, zone, 0, 0, EVERYONE)
    for piece in (*troops(s, attacker), *troops(s, 1 - attacker)):
        s.show(piece)


# --- counter-marches (14.1) ----------------------------------------------------------------


class CounterMarch(Question):
    """Forces next to the battle may march to the sound of the guns; a: zone."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody is near; in the fog of war, nobody who could come as far as everybody knows."""
        side = s.asked()
        if s.option(FOG_OF_WAR):
            return not any(might_join(s, side, general) for general in self.generals(s))
        return not any(may_join(s, side, general) == OK for general in self.generals(s))

    def generals(self, s: Theatre) -> list[int]:
        """The generals next to the zone, and inactive friends of the attacker in it (R164)."""
        side, zone = s.asked(), s.argument(0)
        found = [g for g in s.generals_in(side, zone) if s.group_of(g) == 0]
        for near in neighbours(s, zone):
            found += s.generals_in(side, near)
        return found

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those generals."""
        return pairs(self.generals(s)) if verb == verbs.JOIN else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Who may come."""
        if verb != verbs.JOIN:
            return OK
        if not GENERALS <= a < FLEETS or s.side_of(a) != s.asked():
            return NOT_MARCHING
        return may_join(s, s.asked(), a)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """He says who goes; then the die."""
        side, zone = s.asked(), s.argument(0)
        if verb != verbs.JOIN:
            s.pop()
            return
        group = groups.new(s, side, COUNTER_MARCHES, s.at(a))
        groups.put(s, group, G_GOAL, zone + 1)
        for piece in followers(s, side, a):
            s.set_group(piece, group)
        s.c[T_MODIFIER] = 0
        s.c[T_MORE] = 0
        s.c[T_NO_TEST] = 0
        s.push(kinds.TRY_COUNTER_MARCH, side, group, 0)
        s.push(kinds.ANSWER, side, AT_COUNTER_MARCH, zone)
        s.push(kinds.MUSTER, side, s.at(a), group)


def may_join(s: Theatre, side: int, general: int) -> int:
    """14.1, R213: a general with troops, not demoralised, over open ground, once a battle."""
    zone, here = int(s.c[B_ZONE]), s.at(general)
    if s.group_of(general) != 0 or s.flag(general, INSIDE) or here >= ZONES:
        return NOT_MARCHING
    if s.flag(general, ENGAGED):
        return HAS_TRIED
    going = followers(s, side, general)
    if s.demoralised(forces.units_of(going)) or not may_part(s, side, here, going):
        return NOT_MARCHING
    if here == zone:
        return OK if side == s.c[B_ATTACKER] else NOT_MARCHING
    border: int = s.t.border[here * ZONES + zone]
    if border < 0 or border == DESERT:
        return NOT_MARCHING
    if border == MOUNTAIN or border == STRAIT:
        return MOUNTAIN_BETWEEN
    if third_army(s, side, general, zone):
        return TOO_MANY_ARMIES
    refused = border_closed(s, side, here, zone)
    return refused if refused != OK else frontier.reaction_objection(s, going, zone)


def might_join(s: Theatre, side: int, general: int) -> bool:
    """R550: the same as far as everybody knows; who has tried already only his own side knows."""
    zone, here = int(s.c[B_ZONE]), s.at(general)
    if s.group_of(general) != 0 or not s.in_sight(general):
        return False
    if here == zone:
        return side == s.c[B_ATTACKER]
    border: int = s.t.border[here * ZONES + zone]
    return border not in (MOUNTAIN, STRAIT) and might_come(s, side, general, zone)


def followers(s: Theatre, side: int, general: int) -> list[int]:
    """Who may come with a general: not those who have tried in this battle, nor militia abroad."""
    zone = int(s.c[B_ZONE])
    return [
        piece
        for piece in company(s, side, general, True)
        if not s.flag(piece, ENGAGED)
        and (piece >= UNITS or units_may_enter(s, side, [piece], zone) == OK)
    ]


class TryCounterMarch(Course):
    """14.1: 5 or more with its modifiers; then a test, and they join; a: group."""

    def carry_on(self, s: Theatre) -> None:
        """The die, or after the test the arrival."""
        group = s.argument(0)
        zone = int(s.c[B_ZONE])
        if groups.has(s, group, G_STATE, TESTED):
            s.pop()
            join(s, group, zone)
            return
        leader = leader_of(s, group)
        side = groups.get(s, group, G_SIDE)
        for piece in groups.members(s, group):
            s.mark(piece, ENGAGED)  # R213: once a battle
        die = s.die()
        if die + counter_march_modifier(s, group) < s.t.n.counter_march:
            s.note(COUNTER_MARCH_FAILED, leader, zone, die, 0, EVERYONE)
            here = groups.get(s, group, G_ZONE)
            groups.free(s, group)
            s.c[T_MORE] = 0  # what a card added to the test that is not made
            merging.join(s, side, here, False, 0)  # they are with those who stayed again
            s.pop()
            return
        here = groups.get(s, group, G_ZONE)
        s.note(COUNTER_MARCHED, leader, zone, die, here, EVERYONE)
        if here != zone:
            note_causes(s, group, here, zone)
            # The way counts as so many points of forced march (13.6.2).
            groups.put(s, group, G_FORCED, s.t.cost[here * ZONES + zone])
        if s.c[T_NO_TEST] != 0:
            s.c[T_MORE] = 0
            groups.add(s, group, G_STATE, TESTED)
        else:
            s.push(kinds.ATTRITION, groups.get(s, group, G_SIDE), group, 0)


def counter_march_modifier(s: Theatre, group: int) -> int:
    """14.1, R214: his tactical value, or that of an army's general in the battle; the ground."""
    side, zone = groups.get(s, group, G_SIDE), int(s.c[B_ZONE])
    attacks = side == s.c[B_ATTACKER]
    value = tactical(s, leader_of(s, group), attacks)
    for army in forces.armies_of(troops(s, side)):
        chief = forces.general_of_army(s, army, troops(s, side))
        if chief >= 0:
            value = max(value, tactical(s, chief, attacks))
    here = groups.get(s, group, G_ZONE)
    hard = here != zone and s.t.cost[here * ZONES + zone] >= 2
    added = int(s.c[T_MODIFIER])
    if side != s.c[ACTIVE]:
        added += int(s.c[A_COUNTER_MARCH])
    return value + added - (1 if hard else 0)


def tactical(s: Theatre, general: int, attacks: bool) -> int:
    """2.2: the tactical value of a general, 0 for anybody else."""
    if not GENERALS <= general < FLEETS:
        return 0
    value: int = s.t.attack[general - GENERALS] if attacks else s.t.defence[general - GENERALS]
    return value


def join(s: Theatre, group: int, zone: int) -> None:
    """They are part of the battle from now on."""
    side, here = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
    if not groups.units(s, group):
        groups.free(s, group)
        merging.join(s, side, here, False, 0)  # a general left alone is with those who stayed
        return
    if here != zone:
        enter_by(s, side, here)
        groups.go_to(s, group, zone)
        lift_siege(s, here)
        merging.join(s, side, here, False, 0)
    pieces = groups.members(s, group)
    groups.free(s, group)
    for piece in pieces:
        s.show(piece)
        if side == s.c[B_ATTACKER]:
            s.set_group(piece, int(s.c[B_GROUP]))


def consolidate(s: Theatre, side: int, zone: int) -> None:
    """14.1, R216: the forces of a side become one; what is too many goes before the odds."""
    pieces = troops(s, side)
    for general in merging.surplus(s, pieces):
        merging.dismiss(s, general)
    pieces = troops(s, side)
    merging.box_up(s, pieces)
    if forces.objection(s, pieces) != OK:
        s.push(kinds.CROWDED, side, zone, 0)


class Crowded(Consolidate):
    """R216: of those who fight, what cannot stand together goes before the odds; a: zone."""

    def pieces(self, s: Theatre) -> list[int]:
        """The troops of the side that is asked."""
        return troops(s, s.asked())


# --- odds, size, morale (14.2 to 14.4) -----------------------------------------------------


def weigh(s: Theatre) -> None:
    """14.2, 14.3: the odds, and how large the battle is; at 5 to 1 the weaker side is destroyed."""
    attacker = int(s.c[B_ATTACKER])
    # In halves: a lone fixed depot is worth half a point (2.1).
    ours, theirs = halves(s, attacker), halves(s, 1 - attacker)
    if ours == 0 or theirs == 0:
        s.set_argument(1, battle_end.AFTERMATH)
        s.c[B_WINNER] = 1 + (attacker if ours > 0 else 1 - attacker)
        return
    s.c[B_ODDS] = odds(ours, theirs)
    s.c[B_SIZE] = size(s, ours, theirs)
    for side in (0, 1):
        s.c[B_CHIEF + side] = 1 + chief_of(s, side)
    if abs(int(s.c[B_ODDS])) >= s.t.n.rout:
        s.c[B_ROUT] = 1
        s.c[B_WINNER] = 1 + (attacker if s.c[B_ODDS] > 0 else 1 - attacker)
        s.set_argument(1, battle_end.FIRST)


def halves(s: Theatre, side: int) -> int:
    """Twice the combat strength of a side."""
    units = forces.units_of(troops(s, side))
    if units:
        return 2 * s.total_steps(units)
    return len([d for d in s.depots_in(side, int(s.c[B_ZONE])) if s.flag(d, FIXED)])


def odds(ours: int, theirs: int) -> int:
    """14.2, R217: the larger by the smaller, rounded, one half up: n for n to 1, -n for 1 to n."""
    if ours >= theirs:
        return (2 * ours + theirs) // (2 * theirs)
    return -((2 * theirs + ours) // (2 * ours))


def size(s: Theatre, ours: int, theirs: int) -> int:
    """14.3: by the combat values of both sides together, here in halves."""
    total = ours + theirs
    if total >= 2 * s.t.n.major and min(ours, theirs) >= 2 * s.t.n.major_weaker:
        return MAJOR
    return SKIRMISH if total <= 2 * s.t.n.skirmish else MINOR


def find_morale(s: Theatre) -> None:
    """14.4: the morale that most steps of a force have; of equals the owner chooses one."""
    attacker = int(s.c[B_ATTACKER])
    for side in (1 - attacker, attacker):
        tied = tied_morale(s, side)
        s.c[B_MORALE + side] = tied[-1] if tied else 0
        if len(tied) > 1:
            s.push(kinds.MORALE_CHOICE, side, s.c[B_ZONE], 0)


def tied_morale(s: Theatre, side: int) -> list[int]:
    """The values that most steps have, in rising order."""
    steps = [0] * 10
    for unit in forces.units_of(troops(s, side)):
        steps[s.morale(unit)] += s.steps_of(unit)
    most = max(steps)
    return [value for value in range(10) if steps[value] == most and most > 0]


class MoraleChoice(Question):
    """14.4, R220: which of equal values; half of the losses then fall on units that have it."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The tied values."""
        return pairs(tied_morale(s, s.asked()))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if a in tied_morale(s, s.asked()) else NOT_TIED

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is the morale of the force."""
        side = s.asked()
        s.pop()
        s.c[B_MORALE + side] = a
        s.c[B_CHOSE + side] = 1
        s.note(MORALE_CHOSEN, side, a, 0, 0, EVERYONE)


# --- leads (14.5.5, 14.5.6) ----------------------------------------------------------------


class Leads(Question):
    """An elite unit leads, special units are engaged, a subordinate lends his value."""

    def unneeded(self, s: Theatre) -> bool:
        """There is nobody of the kind."""
        side = s.asked()
        return not any(
            self.objection(s, verb, a, 0) == OK
            for verb in (verbs.LEAD, verbs.ENGAGE, verbs.LEND)
            for a in troops(s, side)
        )

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The pieces of the force."""
        return pairs(troops(s, s.asked())) if verb != verbs.READY else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """14.5.5: one elite unit; special units; 14.5.6: one subordinate of an army."""
        side = s.asked()
        if verb == verbs.READY:
            return OK
        if a not in troops(s, side):
            return NOT_IN_BATTLE
        if verb == verbs.LEAD:
            elite = a < UNITS and s.t.stars[a] > 0 and s.c[B_LEAD + side] == 0
            return OK if elite else NOT_ELITE
        if verb == verbs.ENGAGE:
            fresh = SPECIALS <= a < GENERALS and not _engaged(s, side, a)
            return OK if fresh else NOT_ELITE
        return OK if s.c[B_LENDER + side] == 0 and may_lend(s, side, a) else NOT_SUBORDINATE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is declared, and binds."""
        side = s.asked()
        if verb == verbs.READY:
            s.pop()
        elif verb == verbs.LEAD:
            s.c[B_LEAD + side] = 1 + a
            s.note(LED, a, 0, 0, 0, EVERYONE)
        elif verb == verbs.ENGAGE:
            bits: int = s.c[B_SPECIALS + side]
            s.c[B_SPECIALS + side] = bits | int(s.t.bits[a - SPECIALS])
            s.note(ENGAGED_UNIT, a, 0, 0, 0, EVERYONE)
        else:
            s.c[B_LENDER + side] = 1 + a
            s.note(LENT, a, 0, 0, 0, EVERYONE)


def _engaged(s: Theatre, side: int, special: int) -> bool:
    bits: int = s.c[B_SPECIALS + side]
    return bits & int(s.t.bits[special - SPECIALS]) != 0


def may_lend(s: Theatre, side: int, general: int) -> bool:
    """14.5.6, R224: a subordinate of an army, never the general of one."""
    if not GENERALS <= general < FLEETS or s.holder_of(general) < ARMIES:
        return False
    pieces = troops(s, side)
    leaders = [forces.general_of_army(s, army, pieces) for army in forces.armies_of(pieces)]
    return general not in leaders
