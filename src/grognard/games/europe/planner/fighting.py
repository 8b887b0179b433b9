"""What a battle or a siege promises, and what pieces and cards are worth."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces
from grognard.games.europe.layout import (
    ARMIES,
    COALITION,
    DEMORALISED,
    DEPOTS,
    EMPIRE,
    FLEETS,
    GENERALS,
    INSIDE,
    LAST_ROUND,
    REDUCED,
    ROUND,
    SPECIALS,
    UNITS,
    YEAR,
    ZONES,
)
from grognard.games.europe.planner.board import best_value
from grognard.games.europe.planner.lines import fed_in_battle, mobile_depot
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import battle_roll
from grognard.games.europe.steps.battle import odds, size
from grognard.games.europe.ways import force_morale, nation_of

ROUT: Final = 90  # an edge that destroys the enemy without a die (14.2)
#: The chance in hundredths that the attacker wins, by the difference of the modifiers from -6 on.
WINS: Final = (1, 2, 5, 10, 17, 28, 40, 53, 66, 77, 86, 92, 96)
EVEN: Final = 6
#: How many of the 36 throws of two dice make each total from 2 on.
THROWS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
ALL_THROWS: Final = 36
FIELD: Final = 6  # what the field itself is worth to the victor
BROKEN: Final = 24  # a demoralised force (14.9.3)
DESTROYED: Final = 60  # one that is demoralised for the second time
NAPOLEON: Final = 150  # more where he would be lost with it (20.1)
FRENCH_STEP: Final = 7  # what a step is worth
ALLIED_STEP: Final = 4
CAMPAIGN_STEP: Final = 5  # of either side: both are given new ones every year
HUNTED: Final = 36  # one with Napoléon, to the Coalition
ONE_IN_FIVE: Final = 5
LATE: Final = 1813
BOLD: Final = 2  # thirds of its fear of defeat that the Coalition listens to


class Weighed:
    """Two forces compared (14.2 to 14.5)."""

    def __init__(
        self,
        s: Theatre,
        attackers: list[int],
        defenders: list[int],
        zone: int,
        came: int = -1,
        helped: int = 0,
        feared: int = 0,
    ) -> None:
        alone = s.total_steps(forces.units_of(attackers))
        self.ours = alone + min(alone, helped)  # a battle is not left to those who may come
        self.theirs = s.total_steps(forces.units_of(defenders)) + feared
        self.attack = 0
        self.defence = 0
        self.rout = 0
        if self.ours == 0 or self.theirs == 0:
            self.rout = ROUT if self.ours > 0 else -ROUT
            return
        ratio = odds(alone, self.theirs)
        if ratio >= s.t.n.rout or ratio <= -s.t.n.rout:
            self.rout = ROUT if ratio > 0 else -ROUT
            return
        ratio = min(odds(self.ours, self.theirs), s.t.n.rout - 1)
        self.attack = ratio - 1 if ratio > 0 else ratio + 1
        self.attack += quality(s, attackers, True) + ground(s, attackers, zone, came)
        self.defence = quality(s, defenders, False)
        mine, his = forces.cavalry_points(s, attackers), forces.cavalry_points(s, defenders)
        if mine > his:
            self.attack += s.t.n.cavalry
        elif his > mine:
            self.defence += s.t.n.cavalry
        self.size: int = size(s, 2 * self.ours, 2 * self.theirs)

    def edge(self) -> int:
        """The attacker's modifiers less the defender's, ROUT or -ROUT at five to one."""
        return self.rout if self.rout != 0 else self.attack - self.defence


def edge(s: Theatre, attackers: list[int], defenders: list[int], zone: int, came: int = -1) -> int:
    """The attacker's modifiers less the defender's (14.5), ROUT or -ROUT at five to one (14.2)."""
    return Weighed(s, attackers, defenders, zone, came).edge()


def quality(s: Theatre, pieces: list[int], attacks: bool) -> int:
    """14.5.5, 14.5.6, 14.9.3: the commander, whom he can borrow, the elite, the guard."""
    chief = forces.commander(s, pieces)
    total = tactical(s, chief, attacks) if chief >= 0 else 0
    lent = 0
    stars = 0
    bonus = 0
    shaken = 0
    army = len(forces.armies_of(pieces)) > 0
    for piece in pieces:
        if piece < UNITS:
            stars = max(stars, int(s.t.stars[piece]))
            shaken += s.steps_of(piece) if s.flag(piece, DEMORALISED) else 0
        elif piece < GENERALS:
            bonus += int(s.t.bonus[piece - SPECIALS])
        elif piece < FLEETS and piece != chief and army:
            lent = max(lent, tactical(s, piece, attacks))
    if 2 * shaken > s.total_steps(forces.units_of(pieces)):
        total += s.t.n.demoralised
    return total + lent + stars + bonus


def ground(s: Theatre, attackers: list[int], zone: int, came: int) -> int:
    """14.5.3, 14.5.4: marsh and the border against the attacker, and want of supply."""
    total: int = s.t.n.marsh_battle if s.t.marsh[zone] != 0 else 0
    if came < 0 or came == zone:
        return total
    border: int = s.t.border[came * ZONES + zone]
    if border >= 0:
        army = len(forces.armies_of(attackers)) > 0
        total += int(s.t.border_battle_army[border] if army else s.t.border_battle[border])
    nation = nation_of(s, attackers)
    if not fed_in_battle(s, nation, zone, came, mobile_depot(s, nation, attackers) >= 0):
        total += s.t.n.unsupplied_battle
    return total


def tactical(s: Theatre, general: int, attacks: bool) -> int:
    """2.2: the value of a general in attack or defence."""
    value: int = s.t.attack[general - GENERALS] if attacks else s.t.defence[general - GENERALS]
    return value


def chance(difference: int) -> int:
    """In hundredths, that the attacker wins with this difference of modifiers."""
    return WINS[max(0, min(len(WINS) - 1, difference + EVEN))]


def inflicted(s: Theatre, modifier: int, size_of: int, most: int) -> int:
    """14.6, 14.8: the steps that a side inflicts on average, in 36ths, never above `most`."""
    total = 0
    for k in range(len(THROWS)):
        row = max(0, min(battle_roll.LAST_ROW, k + 2 + modifier))
        hits: int = s.t.battle_losses[row * battle_roll.SIZES + size_of]
        total += THROWS[k] * (hits if hits < most else most)
    return total


def wiped_out(s: Theatre, modifier: int, size_of: int, most: int, steps: int) -> int:
    """The throws, of 36, that leave an enemy of so many steps none."""
    if most < steps:
        return 0
    total = 0
    for k in range(len(THROWS)):
        row = max(0, min(battle_roll.LAST_ROW, k + 2 + modifier))
        if s.t.battle_losses[row * battle_roll.SIZES + size_of] >= steps:
            total += THROWS[k]
    return total


def promise(
    s: Theatre,
    attackers: list[int],
    defenders: list[int],
    zone: int,
    came: int,
    helped: int = 0,
    feared: int = 0,
) -> int:
    """What an attack is worth: above 0 it is a good one.

    `helped` and `feared` are steps that may march to the guns on either side.
    """
    w = Weighed(s, attackers, defenders, zone, came, helped, feared)
    side = s.side_of(attackers[0])
    mine, his = step_price(s, side), prey(s, side, defenders)
    if w.rout > 0:
        return FIELD + his * w.theirs * 2 // 3 + whole(s, defenders)
    if w.rout < 0:
        return -FIELD - mine * w.ours - whole(s, attackers)
    wins = chance(w.attack - w.defence)
    gain = inflicted(s, w.attack, w.size, min(w.ours, w.theirs))
    loss = inflicted(s, w.defence, w.size, min(w.ours, w.theirs))
    kills = wiped_out(s, w.attack, w.size, w.ours, w.theirs)
    falls = wiped_out(s, w.defence, w.size, w.theirs, w.ours)
    traded = his * gain - mine * loss + kills * whole(s, defenders) - falls * whole(s, attackers)
    traded //= ALL_THROWS
    beaten = wins * (FIELD + breaking(s, defenders, False))
    fails = (100 - wins) * (FIELD + breaking(s, attackers, True))
    if side == COALITION and pressed(s):
        fails = fails * BOLD // 3  # it loses if nothing happens
    if last_blow(s, side):
        fails //= ONE_IN_FIVE
        traded = max(0, traded)
    return traded + (beaten - fails) // 100


def pressed(s: Theatre) -> bool:
    """Whether the Coalition has little time left: in 1815, and in the last years of a campaign."""
    return s.hundred_days() or 1800 + int(s.c[YEAR]) >= LATE


def last_blow(s: Theatre, side: int) -> bool:
    """Whether the Coalition has nothing to lose any more: its action is the last of the game."""
    return s.hundred_days() and side == COALITION and s.c[ROUND] == s.c[LAST_ROUND]


def step_price(s: Theatre, side: int) -> int:
    """What a step of a side is worth: in 1815 the Coalition has twice as many."""
    if not s.hundred_days():
        return CAMPAIGN_STEP
    return FRENCH_STEP if side == EMPIRE else ALLIED_STEP


def prey(s: Theatre, side: int, pieces: list[int]) -> int:
    """What a step of an enemy force is worth to a side: with Napoléon more, all hangs on him."""
    if side == COALITION and s.hundred_days() and s.t.napoleon in pieces:
        return HUNTED
    return step_price(s, 1 - side)


def whole(s: Theatre, pieces: list[int]) -> int:
    """What is lost besides its steps if a force is destroyed."""
    value = BROKEN if forces.armies_of(pieces) else 0
    return value + NAPOLEON if s.t.napoleon in pieces else value


def garrison(s: Theatre, side: int, zone: int) -> int:
    """15.5: what falls with a fortress: the troops of a side that are shut in there."""
    if s.t.fort[zone] == 0:
        return 0
    inside = forces.pieces_in(s, side, zone, True)
    units = forces.units_of(inside)
    return step_price(s, side) * s.total_steps(units) + whole(s, inside) if units else 0


def breaking(s: Theatre, pieces: list[int], attacks: bool) -> int:
    """14.9: what a defeat costs a force by the test of its morale, on average."""
    units = forces.units_of(pieces)
    chief = forces.commander(s, pieces)
    value = tactical(s, chief, attacks) if chief >= 0 else 0
    needed = force_morale(s, units) + value - 1
    faces = max(0, min(6, 6 - needed))
    hurt = BROKEN
    if s.demoralised(units):
        hurt = DESTROYED + whole(s, pieces)
    elif forces.armies_of(pieces):
        hurt += BROKEN
    return hurt * faces // 6


# --- sieges (15.4) ---------------------------------------------------------------------------


def breaches(s: Theatre, pieces: list[int], side: int, zone: int) -> int:
    """The faces of the die by which a fortress falls to these besiegers."""
    chief = forces.commander(s, pieces)
    total = tactical(s, chief, True) if chief >= 0 else 0
    defender = forces.best_ranked(s, s.generals_in(1 - side, zone, True))
    if defender >= 0:
        total -= tactical(s, defender, False)
    if forces.armies_of(pieces):
        total += s.t.n.army_siege
    if s.t.fort[zone] > 1:
        total += s.t.n.citadel
    total += s.siege_marker(zone)
    faces = 0
    for die in range(1, 7):
        row = max(0, min(9, die + total))
        if s.t.siege_result[row] >= 2:
            faces += 1
    return faces


# --- what pieces are worth -------------------------------------------------------------------


def price(s: Theatre, piece: int) -> int:
    """What it hurts to lose a step of a piece, or the piece."""
    if piece < UNITS:
        value = 10 * int(s.t.morale[piece]) + 8 * int(s.t.stars[piece])
        value += 8 * int(s.t.cavalry[piece])
        last = s.t.step_count[piece] == 1 or s.flag(piece, REDUCED)
        return value + (3 if last else 0)
    if piece < GENERALS:
        return 60
    if piece < FLEETS:
        if piece == s.t.napoleon:
            return 900
        return 25 + 10 * best_value(s, piece) + int(s.t.command[piece - GENERALS])
    return 22 if piece >= DEPOTS else 40


def loss(s: Theatre, piece: int) -> int:
    """The same where a loss must be taken: a step of allies who would be too many goes anyway."""
    army = s.holder_of(piece)
    pieces = forces.pieces_in(s, s.side_of(piece), s.at(piece), s.flag(piece, INSIDE))
    if army >= ARMIES:
        pieces = [*forces.held_by(s, army, pieces), army]
    chief = forces.commander(s, pieces)
    own = int(s.t.owner[chief]) if chief >= 0 else -1
    if chief >= 0 and forces.of_allied_major(s, own, piece):  # 8.1.2
        if forces.own_steps(s, own, pieces) <= forces.allied_to(s, own, pieces) + 1:
            return 0
    return price(s, piece)
