"""14.7-14.9: wounds, losses, the morale test, pursuit, and what follows the battle."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, kinds, merging, politics
from grognard.games.europe.events import (
    BATTLE_WON,
    BY_BATTLE,
    DEMORALISED_NOW,
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
    B_LEAD,
    B_LENDER,
    B_LOST,
    B_MORALE,
    B_MORALE_CARDS,
    B_PURSUIT_CARDS,
    B_RETREAT,
    B_ROUT,
    B_SIZE,
    B_SPARED,
    B_SPECIALS,
    B_STEPS,
    B_WINNER,
    B_ZONE,
    CAVALRY_SCREEN,
    COALITION,
    COUNTER_MARCHES,
    DEMORALISED,
    DEPOTS,
    ENGAGED,
    FLEETS,
    G_CEILING,
    G_FREE_SIEGES,
    G_KIND,
    G_LESS,
    G_SIDE,
    G_STATE,
    G_ZONE,
    GENERALS,
    INTERCEPTS,
    LOST,
    MAJORS,
    MARCHES,
    MARKED,
    MOST_GROUPS,
    NEXT_BUDGET,
    PIECES,
    RESERVE,
    SORTIES,
    SPECIALS,
    T_INTERCEPTED,
    UNITS,
)
from grognard.games.europe.refusals import (
    CAVALRY_FIRST,
    ENGAGED_FIRST,
    LEAD_FIRST,
    NOT_IN_BATTLE,
    OK,
    STEADY_FIRST,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import battle_roll, retreat
from grognard.games.europe.steps.base import Question, pairs
from grognard.games.europe.steps.battlefield import (
    SKIRMISH,
    beaten_units,
    everyone,
    homes,
    loser,
    open_windows,
    troops,
)
from grognard.games.europe.steps.holding import control_objection, take_control
from grognard.games.europe.steps.muster import slow_down
from grognard.games.europe.steps.reactions import settle_in
from grognard.games.europe.ways import break_off, lift_siege, siege_needs
from grognard.kernel.state import EVERYONE

FIRST: Final = 11  # the stage of a battle at which its end begins
FALLING_BACK: Final = 11  # counted from there
AFTERMATH: Final = FIRST + 13


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
        open_windows(s, "retreat")
    elif stage == 4:
        if s.c[B_RETREAT] == retreat.HOLDS and driven_off(s):
            ask_retreat(s)
    elif stage == 5:
        retreat.cross(s)
    elif stage == 6:
        if test_needed(s):
            open_windows(s, "before_morale_test")
    elif stage == 7:
        if test_needed(s):
            test_morale(s)
            open_windows(s, "after_morale_test")
    elif stage == 8:
        shatter(s)
        if pursuit_due(s):
            open_windows(s, "pursuit")
    elif stage == 9:
        if pursuit_due(s):
            pursue(s)
    elif stage == 10:
        s.push(kinds.BRING_DEPOTS, loser(s), zone, 0)
    elif stage == FALLING_BACK:
        retreat.fall_back(s)
    elif stage == FALLING_BACK + 1:
        open_windows(s, "after_battle")
    else:
        s.pop()
        aftermath(s, zone)


def remember_defeat(s: Theatre, units: list[int]) -> None:
    """R21: the powers whose troops the Empire has beaten in a battle this year."""
    for unit in units:
        power = s.power_of(int(s.t.owner[unit]))
        if power < MAJORS:
            politics.set_battle_lost(s, power)


# --- who won; wounds (14.6, 14.7) ----------------------------------------------------------


def decide(s: Theatre) -> None:
    """14.6: the winner; 14.2: at 5 to 1 the weaker side is destroyed at once."""
    if s.c[B_ROUT] == 0:
        s.c[B_WINNER] = 1 + battle_roll.winner(s)
    s.note(BATTLE_WON, int(s.c[B_WINNER]) - 1, int(s.c[B_ZONE]), 0, 0, EVERYONE)
    if loser(s) == COALITION and s.c[B_SIZE] != SKIRMISH:
        remember_defeat(s, forces.units_of(troops(s, COALITION)))
    if s.c[B_ROUT] != 0:
        retreat.destroy(s, loser(s), troops(s, loser(s)))
        name_retreat(s)
        s.set_argument(1, FIRST + FALLING_BACK - 1)
        if s.c[B_RETREAT] == 0:  # friends who did not fight say where they go back to (R164)
            ask_retreat(s)


def wound(s: Theatre, side: int) -> None:
    """14.7: a subordinate who lent his value is off the map until the next budget on a 6."""
    lender = int(s.c[B_LENDER + side]) - 1
    if lender < 0 or not s.on_map(lender) or s.c[B_SPARED + side] != 0:
        return
    die = s.die()
    if die < s.t.n.wound:
        s.note(UNHURT, lender, die, 0, 0, EVERYONE)
        return
    s.note(WOUNDED, lender, die, 0, 0, EVERYONE)
    s.remove(lender, NEXT_BUDGET)


# --- losses (14.8) -------------------------------------------------------------------------


def losses_of(s: Theatre, side: int) -> int:
    """14.8, R227: what the enemy inflicts, never more than his own combat steps."""
    enemy = 1 - side
    losses = min(int(s.c[B_INFLICTS + enemy]), int(s.c[B_STEPS + enemy]))
    return min(losses, tangible(s, side))


def ask_losses(s: Theatre, side: int) -> None:
    """What a side loses is laid on its units, half of it on those of its morale."""
    losses = losses_of(s, side)
    free = losses - (1 if s.c[B_LEAD + side] != 0 else 0)
    specials = max(0, min(free, engaged_count(s, side)))
    # Half of what does not fall on special units is for units of the force's morale or above.
    s.c[B_DUE + side] = (losses - specials + 1) // 2
    if losses > 0:
        s.push(kinds.LOSSES, side, s.c[B_ZONE], losses)


def engaged_count(s: Theatre, side: int) -> int:
    """How many special units a side has engaged and not lost."""
    bits: int = s.c[B_SPECIALS + side]
    return bin(bits).count("1")


def tangible(s: Theatre, side: int) -> int:
    """The steps that a side can lose: combat units and engaged special units."""
    return s.total_steps(forces.units_of(troops(s, side))) + engaged_count(s, side)


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
        own = troops(s, side)
        if a >= GENERALS or a not in own:
            return NOT_IN_BATTLE
        lead = int(s.c[B_LEAD + side]) - 1
        if lead >= 0:
            return OK if a == lead else LEAD_FIRST
        if s.c[B_SPECIALS + side] != 0:
            return OK if _engaged(s, side, a) else ENGAGED_FIRST
        able = forces.units_of(own)
        if s.c[B_CAVALRY + 1 - side] != 0:
            # 2.1: special units that are not engaged are never lost in this way.
            riders = [unit for unit in able if s.t.cavalry[unit] != 0]
            if riders and a not in riders:
                return CAVALRY_FIRST
            able = riders or able
        if a not in able:
            return NOT_IN_BATTLE
        if s.argument(1) <= int(s.c[B_DUE + side]):
            if not steady(s, side, a) and any(steady(s, side, unit) for unit in able):
                return STEADY_FIRST
        return OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A step is lost."""
        side, left = s.asked(), s.argument(1)
        take_loss(s, side, a)
        if left == 1:
            s.pop()
        else:
            s.set_argument(1, left - 1)


def _engaged(s: Theatre, side: int, piece: int) -> bool:
    bits: int = s.c[B_SPECIALS + side]
    return SPECIALS <= piece < GENERALS and bits & int(s.t.bits[piece - SPECIALS]) != 0


def steady(s: Theatre, side: int, unit: int) -> bool:
    """14.8, R220: of the morale of the force or above; of exactly the one that was chosen."""
    if unit >= UNITS:
        return False
    value = s.morale(unit)
    wanted: int = s.c[B_MORALE + side]
    return value == wanted if s.c[B_CHOSE + side] != 0 else value >= wanted


def take_loss(s: Theatre, side: int, unit: int) -> None:
    """Marks what the loss satisfies, and takes the step."""
    due: int = s.c[B_DUE + side]
    if steady(s, side, unit) and due > 0:
        s.c[B_DUE + side] = due - 1
    if s.t.cavalry[unit] != 0:
        s.c[B_CAVALRY + 1 - side] = 0
    if s.c[B_LEAD + side] == unit + 1:
        s.c[B_LEAD + side] = 0
    if _engaged(s, side, unit):
        bits: int = s.c[B_SPECIALS + side]
        s.c[B_SPECIALS + side] = bits & ~int(s.t.bits[unit - SPECIALS])
    lost: int = s.c[B_LOST + side]
    s.c[B_LOST + side] = lost + 1
    s.note(STEP_LOST, unit, int(s.c[B_ZONE]), BY_BATTLE, 0, EVERYONE)
    s.lose_step(unit)


# --- the retreat is named (14.10) ----------------------------------------------------------


def after_losses(s: Theatre) -> None:
    """R226, R231: a beaten force that is still there names its retreat before the morale test.

    Cards that make the way easier come first: they may change where it leads (52F).
    """
    for side in (0, 1):
        if s.c[B_STEPS + side] > 0 and not forces.units_of(troops(s, side)):
            bury(s, side)
    name_retreat(s)


def bury(s: Theatre, side: int) -> None:
    """R229: a side without combat units leaves the map; its depots stay if no enemy is left."""
    friends = forces.units_of(everyone(s, side))
    safe = bool(friends) or not forces.units_of(everyone(s, 1 - side))
    for piece in troops(s, side):
        if GENERALS <= piece < FLEETS:
            merging.dismiss(s, piece)
        elif safe and DEPOTS <= piece < ARMIES:
            s.set_group(piece, 0)
        else:
            s.remove(piece, RESERVE)


def name_retreat(s: Theatre) -> None:
    """R226: whoever is left and is driven off must have somewhere to go, or is destroyed."""
    side = loser(s)
    s.c[B_RETREAT] = retreat.HOLDS
    left = forces.units_of(everyone(s, side))
    if not left or (driven_off(s) and not retreat.retreats(s, side)):
        s.c[B_RETREAT] = retreat.DESTROYED


def driven_off(s: Theatre) -> bool:
    """R226: the beaten side stays where nobody of the other is left, but for depots that won."""
    victor = 1 - loser(s)
    return bool(everyone(s, victor))


def ask_retreat(s: Theatre) -> None:
    """The owner names the zone."""
    s.push(kinds.RETREAT, loser(s), s.c[B_ZONE], 0)


# --- the morale test and pursuit (14.9) ----------------------------------------------------


def test_needed(s: Theatre) -> bool:
    """14.9.1, R154: not in a skirmish, nor where nobody is left, nor against lone depots."""
    depots = s.c[B_STEPS + 1 - loser(s)] == 0
    return s.c[B_SIZE] != SKIRMISH and not depots and len(beaten_units(s)) > 0


def morale_to_beat(s: Theatre, side: int) -> int:
    """14.9.1, R232: morale, the commander's value, the difference of losses, and cards."""
    chief = int(s.c[B_CHIEF + side]) - 1
    value = int(s.c[B_MORALE + side]) + int(s.c[B_MORALE_CARDS + side])
    if chief >= GENERALS and s.on_map(chief):
        value += battle_roll.tactical(s, chief, side == s.c[B_ATTACKER])
    return value - max(0, int(s.c[B_LOST + side]) - int(s.c[B_LOST + 1 - side]))


def test_morale(s: Theatre) -> None:
    """14.9.1: a die above it demoralises; of 0 or less there is no die."""
    side = loser(s)
    if s.c[B_AUTOMATIC + side] != 0:
        return
    needed = morale_to_beat(s, side)
    die = s.die() if needed > 0 else 0
    s.note(MORALE_ROLLED, side, die, needed, 0, EVERYONE)
    if die == 0 or die > needed:
        s.c[B_BROKEN] = 1
        s.note(DEMORALISED_NOW, side, int(s.c[B_ZONE]), 0, 0, EVERYONE)


def shatter(s: Theatre) -> None:
    """14.9.3, R235: demoralised a second time a force is destroyed; two armies are apart."""
    if s.c[B_BROKEN] == 0:
        return
    side = loser(s)
    for part in _armies_apart(s, troops(s, side)):
        units = forces.units_of(part)
        if s.demoralised(units):
            retreat.destroy(s, side, part)
        else:
            for unit in units:
                s.mark(unit, DEMORALISED)
    if not forces.units_of(everyone(s, side)):
        s.c[B_RETREAT] = retreat.DESTROYED


def _armies_apart(s: Theatre, pieces: list[int]) -> list[list[int]]:
    """Two armies with what each holds, or the whole force."""
    armies = forces.armies_of(pieces)
    if len(armies) < 2:
        return [pieces]
    return [[*forces.held_by(s, army, pieces), army] for army in armies]


def pursuit_due(s: Theatre) -> bool:
    """14.9.2: after every demoralisation, if anybody is left on both sides."""
    victor = 1 - loser(s)
    pursuers = forces.units_of(troops(s, victor))
    return s.c[B_BROKEN] != 0 and len(beaten_units(s)) > 0 and len(pursuers) > 0


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
    if chief >= GENERALS and s.on_map(chief):
        total += battle_roll.tactical(s, chief, True)
    total += _riders(s, victor)
    if s.option(CAVALRY_SCREEN):
        total -= _riders(s, 1 - victor)
    return total


def _riders(s: Theatre, side: int) -> int:
    """Steps of reserve cavalry and generals of cavalry; special units do not pursue (R233)."""
    own = [p for p in troops(s, side) if not SPECIALS <= p < GENERALS]
    return forces.cavalry_points(s, own)


# --- what follows (R246) -------------------------------------------------------------------


def aftermath(s: Theatre, zone: int) -> None:
    """R246: control, a free siege, and the active force goes on, or its activation is over."""
    attacker, group = int(s.c[B_ATTACKER]), int(s.c[B_GROUP])
    victor = int(s.c[B_WINNER]) - 1
    if victor == attacker:
        groups.put(s, group, G_FREE_SIEGES, groups.get(s, group, G_FREE_SIEGES) + 1)
        take_in_joined(s, group)
        ceiling = groups.get(s, group, G_CEILING) + int(s.c[A_WIN])
        groups.put(s, group, G_CEILING, ceiling)
        groups.put(s, group, G_LESS, groups.get(s, group, G_LESS) - int(s.c[A_WIN]))
    else:
        groups.add(s, group, G_STATE, LOST)
    came = homes(s, victor)
    end_reactions(s, zone)
    lift_siege(s, zone)
    if groups.get(s, group, G_KIND) == SORTIES and not s.besieged(zone):
        groups.put(s, group, G_KIND, MARCHES)  # R254: the way is free
    for side in (0, 1):
        merging.tidy(s, side, zone)
    units = forces.units_of(forces.pieces_in(s, victor, zone))
    if units:
        if control_objection(s, victor, zone, units) == OK:
            take_control(s, victor, zone)
        before_fort(s, victor, zone, came)
    s.c[T_INTERCEPTED] = 0


def take_in_joined(s: Theatre, group: int) -> None:
    """R108, R109: counter-marchers may go on with the active force if they are not marked."""
    for piece in groups.members(s, group):
        if not s.flag(piece, ENGAGED):
            continue
        if s.flag(piece, MARKED):
            s.set_group(piece, 0)
            s.hold(piece, -1)  # it stays when the army goes on
        elif piece < UNITS:
            slow_down(s, group, piece)


def end_reactions(s: Theatre, zone: int) -> None:
    """Interceptors and counter-marchers are part of what stands in the zone now."""
    for group in range(1, MOST_GROUPS + 1):
        kind = groups.get(s, group, G_KIND)
        if kind in (INTERCEPTS, COUNTER_MARCHES):
            side, here = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
            groups.free(s, group)
            merging.join(s, side, here)
    for piece in range(PIECES):
        if s.flag(piece, ENGAGED):
            s.unmark(piece, ENGAGED)
    merging.join(s, 1 - int(s.c[B_ATTACKER]), zone)


def before_fort(s: Theatre, victor: int, zone: int, came: list[int]) -> None:
    """R143, R167, R242: a victor strong enough besieges; an interceptor too weak goes back."""
    if not s.enemy_fort(victor, zone):
        return
    defends = victor != s.c[B_ATTACKER]
    garrison = s.has_units(1 - victor, zone, True)
    if s.total_steps(s.units_in(victor, zone)) >= siege_needs(s, zone):
        if garrison or defends:
            s.set_fort(zone, False, 0)
    elif garrison and defends and came and s.has_units(1 - victor, came[0]):
        break_off(s, zone)  # the way back is closed: the list of 14.10
    elif garrison and defends and came:
        for piece in forces.pieces_in(s, victor, zone):
            s.move(piece, came[0])
        settle_in(s, victor, came[0])
