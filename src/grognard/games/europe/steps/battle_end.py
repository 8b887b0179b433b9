"""14.7-14.10: wounds, losses, the morale test, pursuit and retreat."""

from __future__ import annotations

from grognard.games.europe import forces, groups, kinds, merging
from grognard.games.europe.events import (
    BATTLE_WON,
    BY_BATTLE,
    BY_PURSUIT,
    BY_RETREAT,
    DEMORALISED_NOW,
    DEPOT_LOST,
    FELL_BACK,
    FORCE_DESTROYED,
    MORALE_ROLLED,
    PURSUED,
    STEP_LOST,
    UNHURT,
    WOUNDED,
)
from grognard.games.europe.layout import (
    A_WIN,
    ARMIES,
    B_ATTACKER,
    B_AUTOMATIC,
    B_BROKEN,
    B_CAVALRY,
    B_CHIEF,
    B_CHOSE,
    B_DUE,
    B_GROUP,
    B_INFLICTS,
    B_INTERCEPTED,
    B_LEAD,
    B_LENDER,
    B_LOST,
    B_MORALE,
    B_MORALE_CARDS,
    B_PURSUIT_CARDS,
    B_RETREAT,
    B_ROUT,
    B_SIZE,
    B_SPECIALS,
    B_STEPS,
    B_UNHARMED,
    B_WINNER,
    B_ZONE,
    CAVALRY_SCREEN,
    COUNTER_MARCHES,
    DEMORALISED,
    DEPOTS,
    DESERT,
    ENGAGED,
    FIXED,
    FLEETS,
    G_CEILING,
    G_FREE_SIEGES,
    G_KIND,
    G_SIDE,
    G_STATE,
    G_ZONE,
    GENERALS,
    INSIDE,
    INTERCEPTS,
    LANDS,
    LOST,
    MOST_GROUPS,
    NEXT_BUDGET,
    RESERVE,
    SORTIES,
    SPECIALS,
    T_INTERCEPTED,
    UNITS,
    ZONES,
)
from grognard.games.europe.model import MOMENTS
from grognard.games.europe.refusals import (
    CAVALRY_FIRST,
    ENGAGED_FIRST,
    LEAD_FIRST,
    NO_RETREAT_THERE,
    NOT_THERE,
    OK,
    STEADY_FIRST,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import battle_roll
from grognard.games.europe.steps.base import Question, pairs
from grognard.games.europe.steps.battlefield import entries, troops
from grognard.games.europe.steps.holding import (
    control_objection,
    take_control,
)
from grognard.games.europe.steps.reactions import settle_in
from grognard.games.europe.ways import (
    attackable,
    border_closed,
    lift_siege,
    neighbours,
    siege_needs,
)
from grognard.kernel.state import EVERYONE

SKIRMISH = 0
DESTROYED = 1000  # in B_RETREAT: nowhere to go


def carry_on(s: Theatre, stage: int) -> None:
    """The stages after the dice."""
    attacker, zone = int(s.c[B_ATTACKER]), int(s.c[B_ZONE])
    if stage == 0:
        decide(s)
    elif stage == 1:
        for side in (attacker, 1 - attacker):
            wound(s, side)
    elif stage == 2:
        for side in (1 - attacker, attacker):
            ask_losses(s, side)
    elif stage == 3:
        after_losses(s)
    elif stage == 4:
        _windows(s, "retreat")
    elif stage == 5:
        cross(s)
    elif stage == 6:
        if test_needed(s):
            _windows(s, "before_morale_test")
    elif stage == 7:
        if test_needed(s):
            test_morale(s)
            _windows(s, "after_morale_test")
    elif stage == 8:
        if s.c[B_BROKEN] != 0 and beaten_units(s):
            _windows(s, "pursuit")
    elif stage == 9:
        if s.c[B_BROKEN] != 0 and beaten_units(s):
            pursue(s)
    elif stage == 10:
        fall_back(s)
    elif stage == 11:
        _windows(s, "after_battle")
    else:
        s.pop()
        aftermath(s, zone)


def _windows(s: Theatre, moment: str) -> None:
    """14.5.7: the attacker is asked first."""
    attacker, number = int(s.c[B_ATTACKER]), MOMENTS.index(moment)
    s.push(kinds.ANSWER, 1 - attacker, number, s.c[B_ZONE])
    s.push(kinds.ANSWER, attacker, number, s.c[B_ZONE])


def loser(s: Theatre) -> int:
    """The side that lost."""
    return 1 - (int(s.c[B_WINNER]) - 1)


def beaten_units(s: Theatre) -> list[int]:
    """What is left of the beaten side."""
    return forces.units_of(troops(s, loser(s)))


# --- who won; wounds (14.6, 14.7) ----------------------------------------------------------


def decide(s: Theatre) -> None:
    """14.6: the winner; 14.2: at 5 to 1 the weaker side is destroyed at once."""
    if s.c[B_ROUT] == 0:
        s.c[B_WINNER] = 1 + battle_roll.winner(s)
    s.note(BATTLE_WON, int(s.c[B_WINNER]) - 1, int(s.c[B_ZONE]), 0, 0, EVERYONE)
    if s.c[B_ROUT] != 0:
        destroy(s, loser(s))
        s.c[B_RETREAT] = DESTROYED
        s.set_argument(1, 10 + 11)


def destroy(s: Theatre, side: int) -> None:
    """A force is destroyed; its generals go to the reserve (14.2, R247)."""
    zone = int(s.c[B_ZONE])
    s.note(FORCE_DESTROYED, side, zone, 0, 0, EVERYONE)
    for piece in troops(s, side):
        if GENERALS <= piece < FLEETS:
            merging.dismiss(s, piece)
        elif piece < UNITS:
            while not s.lose_step(piece):
                pass
        else:
            s.remove(piece, RESERVE)


def wound(s: Theatre, side: int) -> None:
    """14.7: a subordinate who lent his value is off the map until the next budget on a 6."""
    lender = int(s.c[B_LENDER + side]) - 1
    if lender < 0 or not s.on_map(lender):
        return
    die = s.die()
    if die < s.t.n.wound:
        s.note(UNHURT, lender, die, 0, 0, EVERYONE)
        return
    s.note(WOUNDED, lender, die, 0, 0, EVERYONE)
    s.remove(lender, NEXT_BUDGET)


# --- losses (14.8) -------------------------------------------------------------------------


def ask_losses(s: Theatre, side: int) -> None:
    """14.8, R227: what the enemy inflicts, never more than his own combat steps."""
    enemy = 1 - side
    losses = min(int(s.c[B_INFLICTS + enemy]), int(s.c[B_STEPS + enemy]))
    losses = min(losses, tangible(s, side))
    specials = bin(int(s.c[B_SPECIALS + side])).count("1")
    # Half of what does not fall on special units is for units of the force's morale or above.
    s.c[B_DUE + side] = (max(0, losses - specials) + 1) // 2
    if losses > 0:
        s.push(kinds.LOSSES, side, s.c[B_ZONE], losses)


def tangible(s: Theatre, side: int) -> int:
    """The steps that a side can lose: combat units and engaged special units."""
    bits: int = s.c[B_SPECIALS + side]
    return s.total_steps(forces.units_of(troops(s, side))) + bin(bits).count("1")


class Losses(Question):
    """14.8: the unit that leads first, then the special units engaged, then as the owner likes."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody is left."""
        return tangible(s, s.asked()) == 0

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The combat and special units of the force."""
        return pairs([p for p in troops(s, s.asked()) if p < GENERALS])

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """R228: in this order, as far as it can be met."""
        side = s.asked()
        if a >= GENERALS or a not in troops(s, side):
            return NOT_THERE
        lead = int(s.c[B_LEAD + side]) - 1
        if lead >= 0:
            return OK if a == lead else LEAD_FIRST
        bits: int = s.c[B_SPECIALS + side]
        if bits != 0:
            engaged = SPECIALS <= a < GENERALS and bits & int(s.t.bits[a - SPECIALS]) != 0
            return OK if engaged else ENGAGED_FIRST
        if a >= UNITS:
            return NOT_THERE
        if s.c[B_CAVALRY + 1 - side] != 0 and self.cavalry(s) and s.t.cavalry[a] == 0:
            return CAVALRY_FIRST
        if self.steady_must(s) and not steady(s, side, a):
            return STEADY_FIRST
        return OK

    def cavalry(self, s: Theatre) -> list[int]:
        """The reserve cavalry of the force."""
        return [u for u in forces.units_of(troops(s, s.asked())) if s.t.cavalry[u] != 0]

    def steady_must(self, s: Theatre) -> bool:
        """Whether the losses left are all due from units of the force's morale or above."""
        side = s.asked()
        if s.argument(1) > int(s.c[B_DUE + side]):
            return False
        return any(steady(s, side, unit) for unit in forces.units_of(troops(s, side)))

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A step is lost."""
        side, left = s.asked(), s.argument(1)
        take_loss(s, side, a)
        if left == 1:
            s.pop()
        else:
            s.set_argument(1, left - 1)


def steady(s: Theatre, side: int, unit: int) -> bool:
    """14.8, R220: of the morale of the force or above; of exactly the one that was chosen."""
    value = s.morale(unit)
    wanted: int = s.c[B_MORALE + side]
    return value == wanted if s.c[B_CHOSE + side] != 0 else value >= wanted


def take_loss(s: Theatre, side: int, unit: int) -> None:
    """Marks what the loss satisfies, and takes the step."""
    if unit < UNITS:
        due: int = s.c[B_DUE + side]
        if steady(s, side, unit) and due > 0:
            s.c[B_DUE + side] = due - 1
        if s.t.cavalry[unit] != 0:
            s.c[B_CAVALRY + 1 - side] = 0
        if s.c[B_LEAD + side] == unit + 1:
            s.c[B_LEAD + side] = 0
    else:
        bits: int = s.c[B_SPECIALS + side]
        s.c[B_SPECIALS + side] = bits & ~int(s.t.bits[unit - SPECIALS])
    lost: int = s.c[B_LOST + side]
    s.c[B_LOST + side] = lost + 1
    s.note(STEP_LOST, unit, int(s.c[B_ZONE]), BY_BATTLE, 0, EVERYONE)
    s.lose_step(unit)


# --- the retreat is named (14.10) ----------------------------------------------------------


def after_losses(s: Theatre) -> None:
    """R226, R231: a beaten force that is still there names its retreat before the morale test."""
    zone = int(s.c[B_ZONE])
    for side in (0, 1):
        if not forces.units_of(troops(s, side)):
            _bury(s, side)
    side = loser(s)
    if not beaten_units(s):
        s.c[B_RETREAT] = DESTROYED
        return
    if not retreats(s, side):
        s.c[B_RETREAT] = DESTROYED
        return
    s.push(kinds.RETREAT, side, zone, 0)


def _bury(s: Theatre, side: int) -> None:
    """R229: a side without combat units: generals and markers leave, depots are alone."""
    for piece in troops(s, side):
        if GENERALS <= piece < FLEETS:
            merging.dismiss(s, piece)
        elif not DEPOTS <= piece < ARMIES or side == s.c[B_ATTACKER] or not s.flag(piece, FIXED):
            s.remove(piece, RESERVE)


def retreats(s: Theatre, side: int) -> list[int]:
    """14.10: where a beaten force may go; the zone itself is its fortress."""
    zone = int(s.c[B_ZONE])
    if side == s.c[B_ATTACKER]:
        return _back(s, side, zone)
    if s.c[B_INTERCEPTED] != 0 and entries(s, side):
        own = [z for z in entries(s, side) if open_to(s, side, z)]
        if own:
            return own
    came = entries(s, 1 - side)
    near = [z for z in neighbours(s, zone) if z not in came and _way(s, side, zone, z)]
    free = [z for z in near if open_to(s, side, z) and not s.enemy_fort(side, z)]
    friendly = [z for z in free if not s.held_by(1 - side, z)]
    if friendly:
        return friendly
    if s.fort_active(zone) and s.held_by(side, zone) and not s.besieged(zone):
        return [zone]
    if free:
        return free
    return [z for z in near if breaks_through(s, side, z)]


def _back(s: Theatre, side: int, zone: int) -> list[int]:
    """R241: the attacker goes back where he came from; a sortie inside; a landing nowhere."""
    kind = groups.get(s, int(s.c[B_GROUP]), G_KIND)
    if kind == SORTIES:
        return [zone]
    if kind == LANDS:
        return []
    own = entries(s, side)
    free = [z for z in own if open_to(s, side, z)]
    return free or [z for z in own if breaks_through(s, side, z)]


def open_to(s: Theatre, side: int, zone: int) -> bool:
    """No enemy unit stands there unbesieged."""
    return not attackable(s, 1 - side, zone)


def _way(s: Theatre, side: int, here: int, there: int) -> bool:
    return border_closed(s, side, here, there) == OK and s.t.border[here * ZONES + there] != DESERT


def breaks_through(s: Theatre, side: int, zone: int) -> bool:
    """14.10, R243: five to one against the enemies there, and no active fortress of theirs."""
    if s.enemy_fort(side, zone):
        return False
    ours = 2 * s.total_steps(beaten_units(s))
    theirs = 2 * s.total_steps(s.units_in(1 - side, zone)) or 1
    return (2 * ours + theirs) // (2 * theirs) >= s.t.n.rout


class Retreat(Question):
    """14.10, R231: the beaten side names where it goes; a: zone."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Where it may go."""
        return pairs(retreats(s, s.asked()))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of the zones of the first priority that has any."""
        return OK if a in retreats(s, s.asked()) else NO_RETREAT_THERE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is named; the way is taken after the pursuit."""
        s.pop()
        s.c[B_RETREAT] = 1 + a


def cross(s: Theatre) -> None:
    """14.10, 14.9.1: a retreat over a river without bridge or a mountain costs a loss."""
    side, zone = loser(s), int(s.c[B_ZONE])
    goal = int(s.c[B_RETREAT]) - 1
    if goal < 0 or goal >= ZONES or goal == zone or s.c[B_UNHARMED + side] != 0:
        return
    border: int = s.t.border[zone * ZONES + goal]
    losses: int = s.t.retreat_loss[border]
    if losses > 0 and beaten_units(s):
        s.push(kinds.RETREAT_LOSSES, side, zone, losses)


class FreeLosses(Question):
    """14.9.2, 14.10: steps or depots, as the owner likes; b: how many are left."""

    def unneeded(self, s: Theatre) -> bool:
        """Nothing is left to lose."""
        return not self.able(s)

    def able(self, s: Theatre) -> list[int]:
        """Combat units and depots of the beaten force."""
        side = s.asked()
        own = troops(s, side)
        if not forces.units_of(own):
            return []
        return [p for p in own if p < UNITS or FLEETS < p < ARMIES]

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.able(s))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Any of them."""
        return OK if a in self.able(s) else NOT_THERE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A step or a depot is lost."""
        side, left = s.asked(), s.argument(1)
        zone = int(s.c[B_ZONE])
        cause = BY_RETREAT if self.key == "retreat-losses" else BY_PURSUIT
        if a < UNITS:
            s.note(STEP_LOST, a, zone, cause, 0, EVERYONE)
            s.lose_step(a)
            lost: int = s.c[B_LOST + side]
            s.c[B_LOST + side] = lost + 1
        else:
            s.note(DEPOT_LOST, a, zone, 0, 0, EVERYONE)
            s.remove(a, RESERVE)
        if left == 1:
            s.pop()
        else:
            s.set_argument(1, left - 1)


# --- the morale test and pursuit (14.9) ----------------------------------------------------


def test_needed(s: Theatre) -> bool:
    """14.9.1: not in a skirmish, nor where nobody is left."""
    return s.c[B_SIZE] != SKIRMISH and len(beaten_units(s)) > 0


def morale_to_beat(s: Theatre, side: int) -> int:
    """14.9.1, R232: morale, the commander's value, the difference of losses, and cards."""
    chief = int(s.c[B_CHIEF + side]) - 1
    value = int(s.c[B_MORALE + side]) + int(s.c[B_MORALE_CARDS + side])
    if chief >= GENERALS and s.on_map(chief):
        value += battle_roll.tactical(s, chief, side == s.c[B_ATTACKER])
    return value - max(0, int(s.c[B_LOST + side]) - int(s.c[B_LOST + 1 - side]))


def test_morale(s: Theatre) -> None:
    """14.9.1: a die above it demoralises; 14.9.3: a demoralised force is destroyed."""
    side = loser(s)
    if s.c[B_AUTOMATIC + side] != 0:
        return
    needed = morale_to_beat(s, side)
    die = s.die() if needed > 0 else 0
    s.note(MORALE_ROLLED, side, die, needed, 0, EVERYONE)
    if 0 < die <= needed:
        return
    if battle_roll.demoralised(s, side):
        destroy(s, side)
        s.c[B_RETREAT] = DESTROYED
        return
    s.c[B_BROKEN] = 1
    s.note(DEMORALISED_NOW, side, int(s.c[B_ZONE]), 0, 0, EVERYONE)
    for unit in beaten_units(s):
        s.mark(unit, DEMORALISED)


def pursue(s: Theatre) -> None:
    """14.9.2, R233: every point above 6 is a loss."""
    side, victor = loser(s), 1 - loser(s)
    die = s.die()
    total = die + pursuit_modifier(s, victor)
    losses = max(0, total - s.t.n.pursuit)
    s.note(PURSUED, victor, die, losses, 0, EVERYONE)
    if losses > 0:
        s.push(kinds.PURSUIT_LOSSES, side, s.c[B_ZONE], losses)


def pursuit_modifier(s: Theatre, victor: int) -> int:
    """The commander's value in attack, steps of reserve cavalry, generals of cavalry; cards."""
    total: int = s.c[B_PURSUIT_CARDS + victor]
    chief = int(s.c[B_CHIEF + victor]) - 1
    if chief >= GENERALS:
        total += battle_roll.tactical(s, chief, True)
    total += _riders(s, victor)
    if s.option(CAVALRY_SCREEN):
        total -= _riders(s, 1 - victor)
    return total


def _riders(s: Theatre, side: int) -> int:
    """Steps of reserve cavalry and generals of cavalry; special units do not pursue (R233)."""
    own = [p for p in troops(s, side) if not SPECIALS <= p < GENERALS]
    return forces.cavalry_points(s, own)


# --- the retreat itself (14.10) ------------------------------------------------------------


def fall_back(s: Theatre) -> None:
    """The beaten force goes where it said; the victor is rallied (14.9.4)."""
    side, zone = loser(s), int(s.c[B_ZONE])
    for unit in forces.units_of(troops(s, 1 - side)):
        s.unmark(unit, DEMORALISED)
    goal = int(s.c[B_RETREAT]) - 1
    if not beaten_units(s) or goal < 0 or goal >= ZONES:
        if beaten_units(s):
            destroy(s, side)
        _bury(s, side)
        return
    pieces = troops(s, side)
    if side == s.c[B_ATTACKER]:
        pieces += [p for p in forces.pieces_in(s, side, zone) if p not in pieces]
    if goal == zone:
        for piece in pieces:
            s.mark(piece, INSIDE)
        merging.join(s, side, zone, True)
    else:
        _clear_way(s, side, goal)
        for piece in pieces:
            s.unmark(piece, FIXED)
            s.set_group(piece, 0)
            s.move(piece, goal)
        settle_in(s, side, goal)
        lift_siege(s, zone)
    s.note(FELL_BACK, side, goal, 0, 0, EVERYONE)


def _clear_way(s: Theatre, side: int, zone: int) -> None:
    """14.10: whoever stands in the way of five to one is destroyed."""
    for piece in forces.pieces_in(s, 1 - side, zone):
        if GENERALS <= piece < FLEETS:
            merging.dismiss(s, piece)
        elif piece < UNITS:
            while not s.lose_step(piece):
                pass
        else:
            s.remove(piece, RESERVE)


def aftermath(s: Theatre, zone: int) -> None:
    """R246: control, a free siege, and the active force goes on, or its activation is over."""
    attacker, group = int(s.c[B_ATTACKER]), int(s.c[B_GROUP])
    victor = int(s.c[B_WINNER]) - 1
    if victor == attacker:
        groups.put(s, group, G_FREE_SIEGES, groups.get(s, group, G_FREE_SIEGES) + 1)
        ceiling = groups.get(s, group, G_CEILING) + int(s.c[A_WIN])
        groups.put(s, group, G_CEILING, ceiling)
    else:
        groups.add(s, group, G_STATE, LOST)
    end_reactions(s, zone)
    units = forces.units_of(forces.pieces_in(s, victor, zone))
    if units and control_objection(s, victor, zone, units) == OK:
        take_control(s, victor, zone)
    for side in (0, 1):
        merging.tidy(s, side, zone)
    besieged_by(s, victor, zone)
    s.c[T_INTERCEPTED] = 0


def end_reactions(s: Theatre, zone: int) -> None:
    """Interceptors and counter-marchers are part of what stands in the zone now."""
    for group in range(1, MOST_GROUPS + 1):
        kind = groups.get(s, group, G_KIND)
        if kind in (INTERCEPTS, COUNTER_MARCHES):
            side, here = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
            groups.free(s, group)
            merging.join(s, side, here)
    for general in range(GENERALS, FLEETS):
        s.unmark(general, ENGAGED)
    merging.join(s, 1 - int(s.c[B_ATTACKER]), zone)


def besieged_by(s: Theatre, side: int, zone: int) -> None:
    """R242: a force that fell back into its fortress is besieged if the victor is strong enough."""
    if s.besieged(zone) or not s.has_units(1 - side, zone, True):
        return
    if s.total_steps(s.units_in(side, zone)) >= siege_needs(s, zone):
        s.set_fort(zone, False, 0)
