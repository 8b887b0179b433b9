"""5.2.1, 5.3, 18.2.1, 20.1: the end of the activations, control, conquest and victory."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, kinds, merging, supply, verbs, victory
from grognard.games.europe.conquest import armies_at_home, steady_armies
from grognard.games.europe.events import (
    DRAWN,
    EMPIRE_STANDS,
    FORT_REBUILT,
    FRANCE_CONQUERED,
    NAPOLEON_LOST,
)
from grognard.games.europe.layout import (
    COALITION,
    DEMORALISED,
    EMPIRE,
    FORT,
    FRANCE,
    G_CAUSES,
    NOBODY,
    POINTS,
    POOR,
    RUINED,
    UNITS,
    UNSUPPLIED,
    WINTERS,
    ZONES,
)
from grognard.games.europe.politics import fed_by_any
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.arrival import check_sieges
from grognard.games.europe.steps.base import Course, Question
from grognard.games.europe.steps.battle_roll import parts
from grognard.games.europe.steps.holding import control_objection, take_control
from grognard.games.europe.steps.siege import enough
from grognard.games.europe.steps.upkeep import force_supplied, mark_supply
from grognard.kernel.state import EVERYONE

#: What follows the rounds, and whose it is (3.5 of the rulings).
COURSE: Final = (
    (kinds.LAST_SIEGES, EMPIRE),
    (kinds.LAST_SIEGES, COALITION),
    (kinds.LAST_SUPPLY, EMPIRE),
    (kinds.LAST_ATTRITION, EMPIRE),
    (kinds.LAST_ATTRITION, COALITION),
    (kinds.CONQUESTS, EMPIRE),
)

#: The same in the campaigns: conquest, peace and victory are a phase of their own (18, 19).
CAMPAIGN_COURSE: Final = (*COURSE[:-1], (kinds.CONQUEST_PHASE, EMPIRE))


# --- the last sieges (15.2, R249) ----------------------------------------------------------


class LastSieges(Course):
    """One free attempt for each siege of a side; a: the next zone."""

    def carry_on(self, s: Theatre) -> None:
        """Zone by zone."""
        side = s.asked()
        for zone in range(s.argument(0), ZONES):
            if may_try(s, side, zone):
                s.set_argument(0, zone + 1)
                s.push(kinds.LAST_SIEGE, side, zone, 0)
                return
        s.pop()


def may_try(s: Theatre, side: int, zone: int) -> bool:
    """R249: besiegers in supply, those who covered the fortress too."""
    if not s.besieged(zone) or s.side(s.holder(zone)) != 1 - side or not enough(s, side, zone):
        return False
    return force_supplied(s, zone, forces.pieces_in(s, side, zone))


class LastSiege(Question):
    """15.2: the last attempt is free, and may be left alone; a: zone."""

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """The attempt is made, or the siege goes on as it is."""
        side, zone = s.asked(), s.argument(0)
        s.pop()
        if verb == verbs.BESIEGE:
            s.push(kinds.SIEGE, side, zone, 0)


# --- supply and attrition (5.2.1) ----------------------------------------------------------


class LastSupply(Course):
    """R200: all forces are checked; points in reserve are lost (9.2)."""

    def carry_on(self, s: Theatre) -> None:
        """Empire's forces, then the Coalition's."""
        s.pop()
        for side in (EMPIRE, COALITION):
            s.c[POINTS + side] = 0
            for zone in s.occupied():
                for inside in (False, True):
                    for part in parts(s, forces.pieces_in(s, side, zone, inside)):
                        fed = force_supplied(s, zone, part)
                        mark_supply(s, side, zone, forces.units_of(part), fed)


class LastAttrition(Course):
    """5.2.1, R211: besieged, unsupplied and demoralised forces are tested; a: the next place.

    Zones are counted twice: outside the fortress and inside.
    """

    def carry_on(self, s: Theatre) -> None:
        """Force by force."""
        side = s.asked()
        self.settle(s, side)
        for place in range(s.argument(0), 2 * ZONES):
            zone, inside = place // 2, place % 2 == 1
            if suffers(s, side, zone, inside):
                s.set_argument(0, place + 1)
                self.test(s, side, zone, inside)
                return
        s.pop()
        check_sieges(s)

    def settle(self, s: Theatre, side: int) -> None:
        """The force that was tested last is under way no more."""
        last = s.argument(1)
        if last != 0:
            groups.free(s, last)
            zone, inside = (s.argument(0) - 1) // 2, s.argument(0) % 2 == 0
            merging.tidy(s, side, zone, inside)
            s.set_argument(1, 0)

    def test(self, s: Theatre, side: int, zone: int, inside: bool) -> None:
        """A force is tested where it stands; a poor zone counts there too (13.6.2)."""
        group = groups.new(s, side, WINTERS, zone)
        groups.put(s, group, G_CAUSES, POOR if s.t.poor[zone] != 0 else 0)
        for piece in forces.pieces_in(s, side, zone, inside):
            s.set_group(piece, group)
        if s.t.poor[zone] != 0:
            groups.put(s, group, G_CAUSES, POOR)  # 13.6.2: where it stands counts here
        s.set_argument(1, group)
        s.push(kinds.ATTRITION, side, group, 0)


def suffers(s: Theatre, side: int, zone: int, inside: bool) -> bool:
    """5.2.1: whether a force must be tested."""
    units = s.units_in(side, zone, inside)
    if inside and s.besieged(zone):
        return len(units) > 0
    return any(s.flag(unit, UNSUPPLIED) or s.flag(unit, DEMORALISED) for unit in units)


# --- conquest (5.3, 18) --------------------------------------------------------------------


class Conquests(Course):
    """5.3: control, conquest and victory, fortresses and markers; a: stage."""

    def carry_on(self, s: Theatre) -> None:
        """R240: a demoralised army still counts as such when victory is judged."""
        stage = s.argument(0)
        s.set_argument(0, stage + 1)
        if stage == 0:
            settle_control(s)
        elif stage == 1:
            s.push(kinds.VICTORY_CHECK, EMPIRE, 0, 0)
        else:
            reopen_forts(s)
            take_off_markers(s)
            s.pop()


def settle_control(s: Theatre) -> None:
    """3.2, R145, R505: first forces free what is their side's own, then the supplied take zones."""
    for own in (True, False):
        for zone in range(ZONES):
            for side in (EMPIRE, COALITION):
                units = s.units_in(side, zone)
                if not units or (first_side(s, zone) == side) != own:
                    continue
                if control_objection(s, side, zone, [] if own else units) == OK:
                    take_control(s, side, zone)


def first_side(s: Theatre, zone: int) -> int:
    """3.2: the side that controlled a zone at the beginning, NOBODY if none did."""
    return COALITION if s.given_away(zone) else s.side(s.land_of(zone))


def reopen_forts(s: Theatre) -> None:
    """15.5, R259: a ruined fortress that its controller can supply is active again.

    Not under the feet of an enemy who has entered it: he frees the zone first (3.2, T40).
    """
    for zone in range(ZONES):
        fort: int = s.c[FORT + zone]
        holder = s.holder(zone)
        side = s.side(holder)
        if fort & RUINED == 0 or side == NOBODY or s.has_units(1 - side, zone):
            continue
        if not supply.supplied(s, holder, zone):
            continue
        s.set_fort(zone, False, -1)
        s.note(FORT_REBUILT, side, zone, 0, 0, EVERYONE)


def take_off_markers(s: Theatre) -> None:
    """14.9.3, R240: demoralisation is over for forces in supply."""
    for unit in range(UNITS):
        if s.on_map(unit) and not s.flag(unit, UNSUPPLIED):
            s.unmark(unit, DEMORALISED)


def conquered(s: Theatre, country: int) -> bool:
    """18.2.1, R299: whether a major is conquered: its key zones taken, its armies broken."""
    side = s.side(country)
    keys = key_zones(s, country)
    taken = [zone for zone in keys if s.held_by(1 - side, zone) and fed_by_any(s, 1 - side, zone)]
    if len(taken) == len(keys):
        return True
    capital = int(s.t.capital_of[2 * country])
    if len(taken) < len(keys) - 1 or s.held_by(side, capital):
        return False
    return not armies_at_home(s, country)


def key_zones(s: Theatre, country: int) -> list[int]:
    """18.2.1, R299: the key zones that count for the conquest of a country."""
    return [z for z in range(ZONES) if s.t.key_zone[z] != 0 and s.is_home(country, z)]


# --- victory (20.1) ------------------------------------------------------------------------


class VictoryCheck(Course):
    """20.1, R302: in 1815 Napoléon, the Coalition's aim, the Empire's, else a draw."""

    def carry_on(self, s: Theatre) -> None:
        """The game ends."""
        s.pop()
        if s.hundred_days():
            s.end(ending(s))
        elif victory.ending(s) != victory.NOT_YET:
            s.end(victory.ending(s))


def ending(s: Theatre) -> int:
    """How a game of 1815 ends."""
    if not s.on_map(s.t.napoleon):
        return NAPOLEON_LOST
    beaten, army = conquered(s, FRANCE), len(steady_armies(s, FRANCE)) > 0
    if beaten and not army:
        return FRANCE_CONQUERED
    return EMPIRE_STANDS if army and not beaten else DRAWN
