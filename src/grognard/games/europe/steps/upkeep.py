"""13.1, 20.1: the supply check of an active force, and the replacements of 1815."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, supply
from grognard.games.europe.events import (
    IN_SUPPLY,
    OUT_OF_SUPPLY,
    RESTORED,
)
from grognard.games.europe.layout import (
    EMPIRE,
    FOG_OF_WAR,
    FRANCE,
    G_SIDE,
    G_STATE,
    G_ZONE,
    HUNGRY,
    INSIDE,
    LENT,
    REDUCED,
    REPLACED,
    RESERVE,
    UNITS,
    UNSUPPLIED,
)
from grognard.games.europe.refusals import (
    BEYOND_COMMAND,
    LEAVES_HOME,
    LINE_CUT,
    NEEDS_ARMY,
    NOT_THERE,
    NOT_YOURS,
    OK,
    TOO_MUCH_CAVALRY,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.verbs import (
    DONE,
    RAISE,
    RESTORE,
)
from grognard.games.europe.ways import (
    nation_of,
    strays,
    sustainer,
)
from grognard.kernel.state import A_PLACE, EVERYONE

MOST_REPLACEMENTS: Final = 2  # 20.1


class SupplyCheck(Course):
    """13.1: the supply of a force is checked when it is activated."""

    def carry_on(self, s: Theatre) -> None:
        """Its units are marked or cleared."""
        group = s.argument(0)
        s.pop()
        check_active(s, group)


def check_active(s: Theatre, group: int) -> None:
    """13.1, 13.6.1: whoever is out of supply when he is activated will be tested for it."""
    zone, side = groups.get(s, group, G_ZONE), groups.get(s, group, G_SIDE)
    check_supply(s, side, zone, groups.members(s, group))
    note_hunger(s, group)


def note_hunger(s: Theatre, group: int) -> None:
    """13.6.1: it stays so in this activation even if a later check finds a line."""
    state = groups.get(s, group, G_STATE) & ~HUNGRY
    hungry = any(s.flag(unit, UNSUPPLIED) for unit in groups.units(s, group))
    groups.put(s, group, G_STATE, state | HUNGRY if hungry else state)


def check_supply(s: Theatre, side: int, zone: int, pieces: list[int]) -> None:
    """13.1, R186: a force by its commander's power, two armies of different powers apart."""
    for part in supply_parts(s, pieces):
        mark_supply(s, side, zone, forces.units_of(part), force_supplied(s, zone, part))


def supply_parts(s: Theatre, pieces: list[int]) -> list[list[int]]:
    """The parts of a force whose supply is checked apart."""
    armies = forces.armies_of(pieces)
    first = int(s.t.owner[armies[0]]) if armies else -1
    if all(s.t.owner[army] == first for army in armies):
        return [pieces]
    return [[*forces.held_by(s, army, pieces), army] for army in armies]


def force_supplied(s: Theatre, zone: int, pieces: list[int]) -> bool:
    """Whether a force is in supply now, besieged or not."""
    first = forces.units_of(pieces)[0]
    chief = forces.commander(s, pieces)
    if chief < 0:
        return unit_supplied(s, zone, first)
    return _fed(s, int(s.t.owner[chief]), zone, first)


def unit_supplied(s: Theatre, zone: int, unit: int) -> bool:
    """The same of a unit without a general; 40F: one that is lent has its own sources too."""
    if s.flag(unit, LENT) and s.is_home(int(s.t.owner[unit]), zone):
        return True
    return _fed(s, sustainer(s, unit), zone, unit)


def _fed(s: Theatre, nation: int, zone: int, unit: int) -> bool:
    """Whether the line of a country feeds a unit, and all who stand with it."""
    if s.flag(unit, INSIDE) and s.besieged(zone):
        return supply.garrison_supplied(s, nation, zone)
    return supply.supplied(s, nation, zone)


def supply_objection(s: Theatre, zone: int, pieces: list[int], refused: int) -> int:
    """13.3: where the line of a force out of supply is cut, or `refused` if nobody cuts it."""
    cut = supply.why_cut(s, nation_of(s, pieces), zone)
    for place in cut:
        s.because(A_PLACE, place)
    return LINE_CUT if cut else refused


def mark_supply(s: Theatre, side: int, zone: int, units: list[int], fed: bool) -> None:
    """13.1: the marker stays until the next check."""
    before = s.unsupplied(units)
    for unit in units:
        if fed:
            s.unmark(unit, UNSUPPLIED)
        else:
            s.mark(unit, UNSUPPLIED)
    if before == fed:
        s.note(IN_SUPPLY if fed else OUT_OF_SUPPLY, side, zone, 0, 0, EVERYONE)


class Replacements(Question):
    """20.1, R295: in 1815 an active French army is given two steps, if it is supplied."""

    def unneeded(self, s: Theatre) -> bool:
        """Only in that scenario, not in winter, once an army and round.

        In the fog of war it is asked even if nothing can be replaced: nobody else can tell.
        """
        group = s.argument(0)
        if not s.hundred_days() or s.winter():
            return True
        if s.asked() != EMPIRE or s.unsupplied(groups.units(s, group)):
            return True
        if _french_army(s, group) == 0:
            return True
        return not s.option(FOG_OF_WAR) and not self._any(s)

    def _any(self, s: Theatre) -> bool:
        return any(
            self.objection(s, verb, a, b) == OK
            for verb in (RESTORE, RAISE)
            for a, b in self.tries(s, verb)
        )

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """French units."""
        if verb == DONE:
            return [(0, 0)]
        return pairs([unit for unit in range(UNITS) if s.t.owner[unit] == FRANCE])

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A reduced unit of the army, or an eliminated one that returns with one step."""
        if verb == DONE:
            return OK
        if a >= UNITS or s.t.owner[a] != FRANCE:
            return NOT_YOURS
        group = s.argument(0)
        army = _french_army(s, group)
        if army == 0:
            return NEEDS_ARMY
        held = forces.held_by(s, army, groups.members(s, group))
        reduced = a in held and s.flag(a, REDUCED)
        able = reduced if verb == RESTORE else s.at(a) == RESERVE
        if able and strays(s, a, groups.get(s, group, G_ZONE)):
            return LEAVES_HOME
        return _room(s, army, held, a) if able else NOT_THERE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A step is added."""
        group, left = s.argument(0), s.argument(1)
        army = _french_army(s, group)
        if verb == RESTORE:
            s.unmark(a, REDUCED)
        elif verb == RAISE:
            raise_unit(s, group, a)
        if verb == DONE or left == 1:
            # R296: a second army of the group has its own two steps.
            s.mark(army, REPLACED)
            s.set_argument(1, MOST_REPLACEMENTS)
        else:
            s.set_argument(1, left - 1)
        if verb != DONE:
            s.note(RESTORED, a, 0, 0, 0, EVERYONE)


def _room(s: Theatre, army: int, held: list[int], unit: int) -> int:
    """R295: whether the army commands a step more of a unit."""
    general = forces.general_of_army(s, army, held)
    if forces.steps_commanded(s, held) >= forces.command_of(s, general, True):
        return BEYOND_COMMAND
    cavalry = s.total_steps([piece for piece in held if forces.is_reserve_cavalry(s, piece)])
    full = forces.is_reserve_cavalry(s, unit) and cavalry >= s.t.n.cavalry_steps
    return TOO_MUCH_CAVALRY if full else OK


def raise_unit(s: Theatre, group: int, unit: int) -> None:
    """An eliminated unit returns to the army on its reduced side."""
    s.move(unit, groups.get(s, group, G_ZONE))
    s.hold(unit, _french_army(s, group))
    s.set_group(unit, group)
    if s.t.step_count[unit] > 1:
        s.mark(unit, REDUCED)


def _french_army(s: Theatre, group: int) -> int:
    """The French army of a group that has not had its replacements, 0 if none."""
    for army in groups.armies(s, group):
        if s.t.owner[army] == FRANCE and not s.flag(army, REPLACED):
            return army
    return 0
