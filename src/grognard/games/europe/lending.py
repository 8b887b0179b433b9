"""8.1.4, 40F: corps of forced allies that serve the Empire until the alliance ends.

Such a corps bears the mark LENT: it is a piece of the Empire like the units of a minor. Whoever is
eliminated loses the mark, so that he is his owner's again when he is rebuilt.
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, merging
from grognard.games.europe.events import CORPS_BACK, CORPS_LENT, LEVY_OWED
from grognard.games.europe.layout import (
    EMPIRE,
    FORCED_ALLIANCE,
    FRANCE,
    INSIDE,
    LENT,
    LEVIES,
    MAJORS,
    RESERVE,
    STATUS,
    UNITS,
    ZONES,
)
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.kernel.state import EVERYONE

MOST_CORPS: Final = 2  # of one forced ally


def forced_allies(s: Theatre) -> list[int]:
    """8.1.4: the majors in forced alliance with France."""
    return [power for power in range(MAJORS) if s.c[STATUS + power] == FORCED_ALLIANCE]


def lent_by(s: Theatre, power: int) -> list[int]:
    """The corps of a power that serve the Empire."""
    return [u for u in range(UNITS) if s.t.owner[u] == power and s.flag(u, LENT)]


def able(s: Theatre, power: int, steps: int) -> list[int]:
    """The corps on the map that a power could lend, of so many steps at most."""
    return [
        unit
        for unit in range(UNITS)
        if s.t.owner[unit] == power
        and s.at(unit) < ZONES
        and forces.is_corps(s, unit)
        and not s.flag(unit, LENT)
        and s.steps_of(unit) <= steps
    ]


def lend(s: Theatre, unit: int) -> None:
    """A corps leaves its force and is the Empire's from now on, where it stands."""
    zone, side, inside = s.at(unit), s.side_of(unit), s.flag(unit, INSIDE)
    s.hold(unit, -1)
    s.unmark(unit, INSIDE)
    s.mark(unit, LENT)
    s.forget_supply()
    s.note(CORPS_LENT, unit, FRANCE, 0, 0, EVERYONE)
    merging.tidy(s, side, zone, inside)
    merging.join(s, EMPIRE, zone)


# --- what is not there yet (6.4) -----------------------------------------------------------


def owe_levy(s: Theatre, power: int) -> None:
    """40F: a forced ally without corps gives those that it builds in its next budget."""
    bits: int = s.c[LEVIES]
    s.c[LEVIES] = bits | int(s.t.bits[power])
    s.note(LEVY_OWED, power, 0, 0, 0, EVERYONE)


def give_new(s: Theatre, power: int, unit: int) -> None:
    """A corps that was just built serves the Empire, if its power owes one."""
    bits: int = s.c[LEVIES]
    if unit >= UNITS or s.t.owner[unit] != power or bits & int(s.t.bits[power]) == 0:
        return
    if forces.is_corps(s, unit) and len(lent_by(s, power)) < MOST_CORPS:
        lend(s, unit)


def forget_levy(s: Theatre, power: int) -> None:
    """The budget of a power is over: what it has not built it owes no more."""
    bits: int = s.c[LEVIES]
    s.c[LEVIES] = bits & ~int(s.t.bits[power])


# --- the alliance ends ---------------------------------------------------------------------


def take_back(s: Theatre, power: int) -> None:
    """They return to their owner: where they stand, or to his capital from the Empire's zones."""
    forget_levy(s, power)
    for unit in lent_by(s, power):
        zone = s.at(unit)
        s.hold(unit, -1)
        s.unmark(unit, LENT)
        s.forget_supply()
        s.note(CORPS_BACK, unit, power, 0, 0, EVERYONE)
        merging.tidy(s, EMPIRE, zone, False)
        if s.side(power) != EMPIRE and leaves(s, power, zone):
            go_home(s, power, unit)
        else:
            merging.join(s, s.side(power), zone)


def leaves(s: Theatre, power: int, zone: int) -> bool:
    """Whether a corps cannot stay: the Empire's zone, or its troops outside his own land."""
    if s.land_of(zone) == power:
        return False
    return s.held_by(EMPIRE, zone) or s.has_units(EMPIRE, zone)


def go_home(s: Theatre, power: int, unit: int) -> None:
    """To his capital, or to the reserve if there is no room or the enemy is there."""
    capital: int = s.t.capital_of[2 * power]
    side = s.side(power)
    standing = s.standing(0, UNITS, side, capital, False, -1)
    taken = s.has_units(EMPIRE, capital) or s.held_by(EMPIRE, capital)
    if taken or merging.objection_together(s, [*standing, unit]) != OK:
        s.remove(unit, RESERVE)
        return
    s.move(unit, capital)
    merging.join(s, side, capital)
