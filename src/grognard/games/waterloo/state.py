"""The state of Napoléon 1815, and the small questions that every rule asks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i16, i64

from grognard.games.waterloo.events import BY_DEFEAT, ELIMINATED, GAME_ENDS, LOST_CV
from grognard.games.waterloo.layout import (
    ALLIED,
    ASIDE,
    ATTACKED_FROM,
    B_FLAGS,
    B_TOWN,
    BATTLE,
    BATTLE_CELLS,
    BATTLES,
    BRITISH,
    BRITISH_END,
    CAME,
    CAVALRY,
    CELLS,
    CV,
    DISORGANISED,
    EXTRA,
    EXTRA_ALLIED,
    EXTRA_LOT,
    EXTRA_ONE,
    FACE_UP,
    FLAGS,
    FORWARD,
    FRENCH,
    FRENCH_END,
    HANDICAP,
    HANDICAP_ONE,
    HELPS_ALLIES,
    LEADER,
    LEGS,
    LINE,
    NAPOLEON_LOST,
    NOW,
    NOWHERE,
    OPTIONS,
    ORIGIN,
    PLACE,
    REVEALED,
    RODE,
    RODE_BITS,
    SEEN,
    SEEN_CV,
    SEEN_TOWN,
    SQUARE,
    THREE_SEATS,
    TOWN,
    TURN,
    UNITS,
)
from grognard.games.waterloo.lookups import Lookups
from grognard.kernel.arrays import Cells, cells
from grognard.kernel.dice import Dice
from grognard.kernel.state import A_PIECE, EVERYONE, OUTCOME, State

if TYPE_CHECKING:
    from grognard.kernel.game import Game

PLACES: Final = 16  # of a battle, eight a side


class Field(State):
    """The state of one game of Napoléon 1815."""

    def __init__(self, game: Game, tables: Lookups, cells: Cells, dice: Dice) -> None:
        super().__init__(game, tables.steps, tables.notation, cells, dice)
        self.t: Lookups = tables

    # --- sides and seats -------------------------------------------------------------------

    def active(self) -> int:
        """The side whose campaign turn it is: he attacks, the other defends (4.0, 6.1)."""
        turn: int = self.c[TURN]
        return self.t.turn_side[turn]

    def three_seats(self) -> bool:
        """Whether British and Prussians have a player each (13.1)."""
        options: int = self.c[OPTIONS]
        return options & THREE_SEATS != 0

    def seat_of(self, unit: int) -> int:
        """The seat that commands a unit."""
        if unit < FRENCH_END:
            return 0
        if unit >= BRITISH_END and self.three_seats():
            return 2
        return 1

    def army_seat(self, army: int) -> int:
        """The seat that commands an army."""
        if army == 2 and not self.three_seats():
            return 1
        return army

    def seat_from(self, seat: int) -> int:
        """The first unit of a seat."""
        if seat == 0:
            return 0
        return FRENCH_END if seat == 1 else BRITISH_END

    def seat_to(self, seat: int) -> int:
        """One past the last unit of a seat."""
        if seat == 0:
            return FRENCH_END
        if seat == 1 and self.three_seats():
            return BRITISH_END
        return UNITS

    # --- battles ---------------------------------------------------------------------------

    def battle_at(self, town: int) -> int:
        """The battle fought in a town, as its place in the cells, or -1."""
        c = self.c
        b: i64
        for b in range(BATTLE, BATTLE + BATTLES * BATTLE_CELLS, BATTLE_CELLS):
            if c[b] == town:
                return b
        return -1

    def battle_now(self) -> int:
        """The battle whose turn is being played, as its place in the cells."""
        now: int = self.c[NOW]
        return BATTLE + now * BATTLE_CELLS

    def battlefield(self) -> dict[str, Any]:
        """The town of the battle whose turn is being played, to be told to everybody."""
        town: int = self.c[self.battle_now() + B_TOWN]
        return {"place": self.game.model.towns[town].key}

    def battle_flag(self, battle: int, flag: int) -> bool:
        """Whether a battle bears a mark."""
        flags: int = self.c[battle + B_FLAGS]
        return flags & flag != 0

    def mark_battle(self, battle: int, flag: int) -> None:
        """Marks a battle."""
        flags: int = self.c[battle + B_FLAGS]
        self.c[battle + B_FLAGS] = flags | flag

    def came_by(self, battle: int, town: int) -> bool:
        """Whether attackers came to this battle from that town (7.1)."""
        battles: int = self.c[ATTACKED_FROM + town]
        return battles & self.t.bits[(battle - BATTLE) // BATTLE_CELLS] != 0

    def came_from(self, battle: int, town: int) -> None:
        """Notes that attackers came to this battle from that town (7.1)."""
        battles: int = self.c[ATTACKED_FROM + town]
        bit: int = self.t.bits[(battle - BATTLE) // BATTLE_CELLS]
        self.c[ATTACKED_FROM + town] = battles | bit

    def attacks_from(self, unit: int, to: int) -> tuple[int, int]:
        """7.1, 13.2, ruling W37: where a unit that attacks a town set out, and its last town."""
        c = self.c
        here: int = c[TOWN + unit]
        start: int = c[ORIGIN + unit] if c[LEGS + unit] != 0 else here
        last: int = c[CAME + unit] if here == to else here
        return start, last

    def column(self, unit: int, place: int) -> int:
        """A place as its owner calls it: 0 left, 1 centre, 2 right, 3 reserve."""
        if place < LINE:
            return 3
        sector = (place - LINE) % 3
        return sector if side_of(unit) == self.active() else 2 - sector

    # --- who stands where ------------------------------------------------------------------

    def flag(self, unit: int, flag: int) -> bool:
        """Whether a unit bears a mark."""
        flags: int = self.c[FLAGS + unit]
        return flags & flag != 0

    def mark(self, unit: int, flag: int) -> None:
        """Marks a unit."""
        flags: int = self.c[FLAGS + unit]
        self.c[FLAGS + unit] = flags | flag

    def unmark(self, unit: int, flag: int) -> None:
        """Takes a mark off a unit."""
        flags: int = self.c[FLAGS + unit]
        self.c[FLAGS + unit] = flags & ~flag

    def holds(self, side: int, town: int) -> bool:
        """Whether any piece of a side, leaders included, stands in a town."""
        c = self.c
        here: i16 = town
        u: i64
        for u in range(first_of(side), last_of(side)):
            if c[TOWN + u] == here:
                return True
        return False

    def because_of_those_in(self, side: int, town: int) -> None:
        """Tells whoever asks why that the pieces of a side in a town are in the way."""
        if self.in_the_way is None:
            return
        for u in range(first_of(side), last_of(side)):
            if self.c[TOWN + u] == town:
                self.because(A_PIECE, u)

    def units_in(self, side: int, town: int) -> int:
        """How many units of a side stand in a town, leaders not counted (ruling W4)."""
        c = self.c
        arm = self.t.arm
        n = 0
        here: i16 = town
        u: i64
        for u in range(first_of(side), last_of(side)):
            if c[TOWN + u] == here and arm[u] != LEADER:
                n += 1
        return n

    def army_count(self, army: int) -> int:
        """The units left of an army, its leader included (12.0, ruling W5)."""
        c = self.c
        n = 0
        u: i64
        for u in range(first_of_army(army), last_of_army(army)):
            if c[CV + u] != 0:
                n += 1
        return n

    def full_cv(self, unit: int) -> int:
        """The CV with which a unit begins (2.3); extra steps are for some (ruling W44)."""
        cv: int = self.t.full_cv[unit]
        options: int = self.c[OPTIONS]
        if (side_of(unit) == FRENCH) != (options & EXTRA_ALLIED == 0):
            return cv
        steps = (options & EXTRA) // EXTRA_ONE * EXTRA_LOT
        return cv + 1 if self.t.extra_rank[unit] < steps else cv

    def beaten_at(self, army: int) -> int:
        """The units at which an army is beaten (12.0); with a handicap other ones (ruling W39)."""
        limit: int = self.t.beaten_at[army]
        options: int = self.c[OPTIONS]
        units = (options & HANDICAP) // HANDICAP_ONE
        helped = (army == FRENCH) == (options & HELPS_ALLIES == 0)
        return limit - units if helped else limit + units

    def sides_knowing(self, unit: int) -> int:
        """The mask of sides that may know which unit this is (2.2)."""
        if self.in_the_open(unit):
            return EVERYONE
        return 1 if unit < FRENCH_END else 2

    def in_the_open(self, unit: int) -> bool:
        """Whether a unit's face can be seen by the enemy (2.2, 6.2, 10.1)."""
        c = self.c
        flags: int = c[FLAGS + unit]
        if flags & FACE_UP != 0:
            return True
        place: int = c[PLACE + unit]
        if place < LINE:
            return False
        town: int = c[TOWN + unit]
        battle = self.battle_at(town)
        return battle >= 0 and self.battle_flag(battle, REVEALED)

    # --- who was seen to ride (ruling W40) -------------------------------------------------

    def rode(self, unit: int) -> bool:
        """Whether a hidden unit goes for one of those that the enemy saw ride."""
        bits: int = self.c[RODE + unit // RODE_BITS]
        return bits & self.t.bits[unit % RODE_BITS] != 0

    def set_rode(self, unit: int, rode: bool) -> None:
        """Counts a unit among those seen to ride, or no more."""
        bits: int = self.c[RODE + unit // RODE_BITS]
        bit: int = self.t.bits[unit % RODE_BITS]
        self.c[RODE + unit // RODE_BITS] = bits | bit if rode else bits & ~bit

    def slip_away(self, unit: int) -> None:
        """A block leaves its stack: unless all of them ride, it may be the rider who is gone."""
        c = self.c
        town: int = c[TOWN + unit]
        army: int = self.t.army[unit]
        disorganised = self.flag(unit, DISORGANISED)
        others = False
        rider = -1
        u: i64
        for u in range(first_of_army(army), last_of_army(army)):
            if c[TOWN + u] != town or self.flag(u, DISORGANISED) != disorganised:
                continue
            if self.rode(u):
                if rider != unit:
                    rider = u
            elif not self.in_the_open(u):
                others = True
        if rider >= 0 and others:
            self.set_rode(rider, False)

    # --- losses ----------------------------------------------------------------------------

    def witness(self, unit: int) -> None:
        """Keeps what the enemy has just seen of a unit."""
        c = self.c
        turn: int = c[TURN]
        cv: int = c[CV + unit]
        town: int = c[TOWN + unit]
        c[SEEN + unit] = (turn * SEEN_CV + cv) * SEEN_TOWN + town

    def seen_turn(self, unit: int) -> int:
        """The turn in which the enemy last saw a unit; 0 if never."""
        seen: int = self.c[SEEN + unit]
        return seen // (SEEN_CV * SEEN_TOWN)

    def seen_cv(self, unit: int) -> int:
        """Its combat value at that moment."""
        seen: int = self.c[SEEN + unit]
        return seen // SEEN_TOWN % SEEN_CV

    def seen_town(self, unit: int) -> int:
        """Where that was."""
        seen: int = self.c[SEEN + unit]
        return seen % SEEN_TOWN

    def witness_if_open(self, unit: int) -> None:
        """Keeps what the enemy sees of a unit whose face is open."""
        if self.in_the_open(unit):
            self.witness(unit)

    def lose(self, unit: int, steps: int, cause: int) -> None:
        """Takes CV from a unit; one at 1 CV that loses is eliminated (2.4)."""
        c = self.c
        cv: int = c[CV + unit]
        left = cv - steps
        if left > 0:
            c[CV + unit] = left
            self.note(LOST_CV, unit, left, cause, 0, self.sides_knowing(unit))
            self.witness_if_open(unit)
        else:
            self.eliminate(unit, cause)

    def eliminate(self, unit: int, cause: int) -> None:
        """Removes a unit (2.4, ruling W35); without Napoléon the game is over (10.0, ruling W6)."""
        c = self.c
        seen = self.in_the_open(unit)
        town: int = c[TOWN + unit]
        self.note(ELIMINATED, unit, town, cause, 0, self.sides_knowing(unit))
        c[CV + unit] = 0
        if seen:
            self.witness(unit)
        elif c[PLACE + unit] == ASIDE:
            self.slip_away(unit)
        self.set_rode(unit, False)
        c[TOWN + unit] = NOWHERE
        c[PLACE + unit] = ASIDE
        c[FLAGS + unit] = 0
        c[LEGS + unit] = 0
        # With his whole army beaten the armies are judged (12.0, 12.3), not he.
        if unit == self.t.leader[FRENCH] and cause != BY_DEFEAT:
            self.finish(NAPOLEON_LOST)

    def finish(self, ending: int) -> None:
        """Ends the game; the first ending counts."""
        if self.c[OUTCOME] == 0:
            self.c[OUTCOME] = ending + 1
            self.note(GAME_ENDS, ending, 0, 0, 0, EVERYONE)


class Tally:
    """How many units of each side stand in each place of one battle."""

    def __init__(self, s: Field, town: int) -> None:
        # side * 8 + place, leaders not counted; then those in square, then the cavalry
        self.n: Cells = cells(3 * PLACES)
        c = s.c
        n = self.n
        arm = s.t.arm
        here: i16 = town
        u: i64
        for u in range(UNITS):
            if c[TOWN + u] == here and arm[u] != LEADER:
                place: int = c[PLACE + u]
                i = place if u < FRENCH_END else place + 8
                n[i] += 1
                if arm[u] == CAVALRY:
                    n[2 * PLACES + i] += 1
                elif c[FLAGS + u] & SQUARE != 0:
                    n[PLACES + i] += 1

    def squares(self, place: int) -> int:
        """The units in square at a place of a side."""
        n: int = self.n[PLACES + place]
        return n

    def cavalry(self, place: int) -> int:
        """The cavalry at a place of a side."""
        n: int = self.n[2 * PLACES + place]
        return n

    def column(self, side: int, sector: int) -> int:
        """The units that hold a column, those advanced from it included (ruling W26)."""
        line: int = self.n[side * 8 + LINE + sector]
        forward: int = self.n[side * 8 + FORWARD + sector]
        return line + forward

    def engaged(self, side: int, place: int) -> bool:
        """Whether pieces of a side at this place are engaged."""
        if place >= FORWARD:
            return True
        if place < LINE:
            return False
        return self.n[(1 - side) * 8 + place + 3] != 0

    def facing(self, side: int, place: int) -> int:
        """The place, on the other side's part, of the enemies that one here is engaged with."""
        other = (1 - side) * 8
        return other + place - 3 if place >= FORWARD else other + place + 3


def side_of(unit: int) -> int:
    """The side of a unit."""
    return FRENCH if unit < FRENCH_END else ALLIED


def first_of(side: int) -> int:
    """The first unit of a side."""
    return 0 if side == FRENCH else FRENCH_END


def last_of(side: int) -> int:
    """One past the last unit of a side."""
    return FRENCH_END if side == FRENCH else UNITS


def first_of_army(army: int) -> int:
    """The first unit of an army."""
    return 0 if army == FRENCH else FRENCH_END if army == BRITISH else BRITISH_END


def last_of_army(army: int) -> int:
    """One past the last unit of an army."""
    return FRENCH_END if army == FRENCH else BRITISH_END if army == BRITISH else UNITS


def new_cells() -> Cells:
    """The cells of an empty board."""
    c = cells(CELLS)
    u: i64
    for u in range(UNITS):
        c[TOWN + u] = NOWHERE
    for k in range(BATTLES):
        c[BATTLE + k * BATTLE_CELLS] = NOWHERE
    return c
