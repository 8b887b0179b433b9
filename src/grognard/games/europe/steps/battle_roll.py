"""14.5, 14.6: supply, modifiers, dice and the table."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, supply
from grognard.games.europe.events import (
    BATTLE_ROLLED,
)
from grognard.games.europe.layout import (
    B_ATTACKER,
    B_BY_CARDS,
    B_CAVALRY,
    B_CHIEF,
    B_DICE,
    B_GROUP,
    B_INFLICTS,
    B_INTERCEPTED,
    B_LANDING,
    B_LEAD,
    B_LENDER,
    B_MODIFIER,
    B_ODDS,
    B_PLUS,
    B_SIZE,
    B_SPECIALS,
    B_STEPS,
    B_SUPPLIED,
    B_ZONE,
    DEMORALISED,
    ENGAGED,
    G_BORDER,
    G_FROM,
    G_KIND,
    G_STATE,
    G_ZONE,
    GENERALS,
    INTERCEPTS,
    MARCHES,
    MOST_GROUPS,
    NO_ENGINEERS,
    SORTIES,
    SPECIALS,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.battlefield import chief_of, entries, homes, troops
from grognard.games.europe.steps.upkeep import mark_supply
from grognard.games.europe.ways import nation_of
from grognard.kernel.state import EVERYONE

LAST_ROW: Final = 16
SIZES: Final = 3


# --- supply (14.5.4) -----------------------------------------------------------------------


def check_supply(s: Theatre) -> None:
    """Both forces are checked where they stand now; the flags stay until the next check (R188)."""
    zone = int(s.c[B_ZONE])
    for side in (0, 1):
        lacking, total = 0, 0
        for part in parts(s, troops(s, side)):
            fed = supplied(s, side, part)
            mark_supply(s, side, zone, forces.units_of(part), fed)
            steps = s.total_steps(forces.units_of(part))
            total += steps
            lacking += 0 if fed else steps
        s.c[B_SUPPLIED + side] = 1 if lacking == 0 or 2 * lacking < total else 0


def parts(s: Theatre, pieces: list[int]) -> list[list[int]]:
    """R186: a force is checked as a whole, but two armies of different powers apart."""
    armies = forces.armies_of(pieces)
    if len(armies) < 2 or s.t.owner[armies[0]] == s.t.owner[armies[1]]:
        return [pieces] if forces.units_of(pieces) else []
    apart = [[*forces.held_by(s, army, pieces), army] for army in armies]
    return [part for part in apart if forces.units_of(part)]


def supplied(s: Theatre, side: int, pieces: list[int]) -> bool:
    """14.5.4, R197: an attacker's line begins where he came from; a landing is always fed."""
    attacks = side == s.c[B_ATTACKER]
    if attacks and s.c[B_LANDING] != 0:
        return True
    kind = groups.get(s, int(s.c[B_GROUP]), G_KIND)
    zone = int(s.c[B_ZONE])
    nation = nation_of(s, pieces)
    if attacks and kind == SORTIES:
        return supply.garrison_supplied(s, nation, zone)
    if not attacks and supply.feeds(s, nation, zone):
        return True
    through = homes(s, side) if attacks else []
    return supply.supplied_in_battle(s, nation, zone, through, entries(s, 1 - side))


# --- modifiers (14.5) ----------------------------------------------------------------------


def modifier(s: Theatre, side: int) -> int:
    """The sum of what is added to the dice of a side; combat cards among it."""
    total: int = s.c[B_BY_CARDS + side]
    total += odds_modifier(s, side) + terrain_modifier(s, side)
    total += leader_modifier(s, side) + elite_modifier(s, side)
    if cavalry_superior(s, side):
        total += s.t.n.cavalry
    units = forces.units_of(troops(s, side))
    if units and s.c[B_SUPPLIED + side] == 0:
        total += s.t.n.unsupplied_battle
    if side != s.c[B_ATTACKER] and s.c[B_INTERCEPTED] != 0:
        total += s.t.n.interceptor
    if side == s.c[B_ATTACKER] and s.c[B_LANDING] != 0:
        total += s.t.n.landing
    if demoralised(s, side):
        total += s.t.n.demoralised
    return total


def odds_modifier(s: Theatre, side: int) -> int:
    """14.5.1: of the attacker only: 2 to 1 is worth 1, 1 to 2 is worth -1, and so on."""
    if side != s.c[B_ATTACKER]:
        return 0
    odds: int = s.c[B_ODDS]
    return odds - 1 if odds > 0 else odds + 1


def terrain_modifier(s: Theatre, side: int) -> int:
    """14.5.3, R222: marsh against the attacker; a border against whoever crossed it to fight."""
    zone = int(s.c[B_ZONE])
    attacks = side == s.c[B_ATTACKER]
    total = 0
    if attacks and s.t.marsh[zone] != 0:
        total += s.t.n.marsh_battle
    group = _crossing(s, side)
    if group == 0:
        return total
    border = groups.get(s, group, G_BORDER)
    crossed = [piece for piece in groups.members(s, group) if not s.flag(piece, ENGAGED)]
    # Not one that marched to the guns, nor of another body that fights along.
    army = len(forces.armies_of(crossed)) > 0 and not groups.has(s, group, G_STATE, NO_ENGINEERS)
    value: int = s.t.border_battle_army[border] if army else s.t.border_battle[border]
    return total + value


def _crossing(s: Theatre, side: int) -> int:
    """The group whose border counts for a side: the attacker's, or an interceptor's; 0: none."""
    zone = int(s.c[B_ZONE])
    if side == s.c[B_ATTACKER]:
        group = int(s.c[B_GROUP])
        marches = groups.get(s, group, G_KIND) == MARCHES
        return group if marches and groups.get(s, group, G_FROM) != zone else 0
    for group in range(1, MOST_GROUPS + 1):
        intercepts = groups.get(s, group, G_KIND) == INTERCEPTS
        if intercepts and groups.get(s, group, G_ZONE) == zone:
            return group
    return 0


def leader_modifier(s: Theatre, side: int) -> int:
    """14.5.6: the commander, and a subordinate who lends his value."""
    attacks = side == s.c[B_ATTACKER]
    total = 0
    for cell in (B_CHIEF + side, B_LENDER + side):
        general = int(s.c[cell]) - 1
        if general >= GENERALS and s.on_map(general):
            total += tactical(s, general, attacks)
    return total


def tactical(s: Theatre, general: int, attacks: bool) -> int:
    """2.2: the value of a general in attack or defence."""
    value: int = s.t.attack[general - GENERALS] if attacks else s.t.defence[general - GENERALS]
    return value


def elite_modifier(s: Theatre, side: int) -> int:
    """14.5.5: the stars of the unit that leads, and the bonus of each special unit engaged."""
    total = 0
    lead: int = s.c[B_LEAD + side]
    if lead != 0:
        total += int(s.t.stars[lead - 1])
    bits: int = s.c[B_SPECIALS + side]
    for n in range(GENERALS - SPECIALS):
        if bits & int(s.t.bits[n]):
            total += int(s.t.bonus[n])
    return total


def cavalry_superior(s: Theatre, side: int) -> bool:
    """14.5.2: more cavalry than the enemy, engaged or not."""
    mine = forces.cavalry_points(s, troops(s, side))
    return mine > forces.cavalry_points(s, troops(s, 1 - side))


def demoralised(s: Theatre, side: int) -> bool:
    """14.9.3, R236: a demoralised force; of two armies only if that one has more steps."""
    units = forces.units_of(troops(s, side))
    shaken = [unit for unit in units if s.flag(unit, DEMORALISED)]
    return 2 * s.total_steps(shaken) > s.total_steps(units)


# --- the dice and the table (14.6) ---------------------------------------------------------


def roll(s: Theatre) -> None:
    """Both sides roll two dice."""
    for side in (int(s.c[B_ATTACKER]), 1 - int(s.c[B_ATTACKER])):
        roll_for(s, side)


def roll_for(s: Theatre, side: int) -> None:
    """Two dice with all that is added; what they inflict stands in the table."""
    first, second = s.die(), s.die()
    s.c[B_CHIEF + side] = 1 + chief_of(s, side)  # a card may have removed the one before (R131)
    s.c[B_DICE + side] = first + second
    s.c[B_MODIFIER + side] = modifier(s, side)
    s.c[B_STEPS + side] = s.total_steps(forces.units_of(troops(s, side)))
    read_table(s, side)
    dice = 10 * first + second
    total = int(s.c[B_DICE + side]) + int(s.c[B_MODIFIER + side])
    s.note(BATTLE_ROLLED, side, dice, total, int(s.c[B_INFLICTS + side]), EVERYONE)


def read_table(s: Theatre, side: int) -> None:
    """14.6: the row by the modified dice, the column by the size of the battle."""
    total = int(s.c[B_DICE + side]) + int(s.c[B_MODIFIER + side])
    cell = max(0, min(LAST_ROW, total)) * SIZES + int(s.c[B_SIZE])
    s.c[B_INFLICTS + side] = int(s.t.battle_losses[cell])
    s.c[B_CAVALRY + side] = int(s.t.battle_cavalry[cell])
    s.c[B_PLUS + side] = int(s.t.battle_plus[cell])


def winner(s: Theatre) -> int:
    """14.6: the higher result; of equals the only one with a plus, else the defender."""
    attacker = int(s.c[B_ATTACKER])
    ours, theirs = int(s.c[B_INFLICTS + attacker]), int(s.c[B_INFLICTS + 1 - attacker])
    if ours != theirs:
        return attacker if ours > theirs else 1 - attacker
    plus, other = s.c[B_PLUS + attacker] != 0, s.c[B_PLUS + 1 - attacker] != 0
    return attacker if plus and not other else 1 - attacker
