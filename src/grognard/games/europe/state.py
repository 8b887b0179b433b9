"""The state of a game: the small questions that every rule asks, and the few ways to change it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.europe.events import (
    GAME_ENDS,
    HUSHED,
    NAPOLEON_LOST,
    PIECE_FIELDS,
    SHOWING,
    TELLING_FIELD,
)
from grognard.games.europe.layout import (
    ARMIES,
    AT,
    BOX,
    CARD,
    CARD_PLACE,
    CARDS,
    CELLS,
    CONTROL,
    COUNTRIES,
    DEMORALISED,
    DEPOTS,
    FIXED,
    FLAGS,
    FLEETS,
    FOG_OF_WAR,
    FORT,
    GAME_FLAGS,
    GENERALS,
    GROUP_BIT,
    GROUP_BITS,
    HAND,
    HOLD,
    INSIDE,
    LIBERATION_WAR,
    NOBODY,
    OPTIONS,
    OUT,
    OWNER,
    PATRON,
    PIECES,
    PLACES,
    REDUCED,
    RESERVE,
    ROUND,
    RUINED,
    RUSSIA,
    SCENARIO,
    SCORCHED,
    SEA,
    SEEN,
    SHOWN,
    SIDE,
    SIEGE,
    SPAIN,
    SPECIALS,
    STATUS,
    UNITS,
    UNSUPPLIED,
)
from grognard.games.europe.lookups import Lookups
from grognard.kernel.arrays import Cells, Codes, cells, copy_of
from grognard.kernel.dice import Dice
from grognard.kernel.event import EACH_FIELD
from grognard.kernel.state import EVERYONE, OUTCOME, State

HUNDRED_DAYS: Final = "1815"
ANY_GROUP: Final = -1  # wherever a force is asked for: whatever group its pieces belong to


class Network:
    """Where the forces of a country are in supply (13.3): 1 for each such zone."""

    def __init__(self, zones: Cells) -> None:
        self.zones: Cells = zones


class Theatre(State):
    """A state of Napoléon contre l'Europe."""

    def __init__(self, game: object, tables: Lookups, array: Cells, dice: Dice) -> None:
        super().__init__(game, tables.steps, tables.notation, array, dice)
        self.t: Lookups = tables
        # What supply.py has worked out for each country; forgotten whenever something moves.
        self.networks: list[Network | None] = [None] * COUNTRIES
        self.mapped: bool = False  # whether any of them is known

    def clone(self, dice: Dice | None = None) -> Theatre:
        """An independent copy; a planner must pass dice of its own, so as not to see the future."""
        twin = Theatre(self.game, self.t, copy_of(self.c), dice or self.dice.clone())
        twin.networks = self.networks[:]
        twin.mapped = self.mapped
        return twin

    # --- sides and countries ---------------------------------------------------------------

    def side(self, country: int) -> int:
        """The side on which a country is at war, NOBODY if on none."""
        side: int = self.c[SIDE + country]
        return side

    def side_of(self, piece: int) -> int:
        """The side of a piece."""
        side: int = self.c[SIDE + self.t.owner[piece]]
        return side

    def power_of(self, country: int) -> int:
        """A major itself; of a minor the power it belongs to, or itself if it belongs to none."""
        patron: int = self.c[PATRON + country]
        return country if patron < 0 else patron

    def land_of(self, zone: int) -> int:
        """The country to which a zone belongs: its national territory (4)."""
        country: int = self.c[OWNER + self.t.province[zone]]
        return country

    def is_home(self, country: int, zone: int) -> bool:
        """Whether a zone is national territory of a country; in 1815 not what was lost (20.1)."""
        if self.t.ceded[zone] != 0 and self.hundred_days():
            return False
        return self.land_of(zone) == country

    # --- control and fortresses (3.2, 15) --------------------------------------------------

    def holder(self, zone: int) -> int:
        """The country that controls a zone; a zone of free passage is its owner's."""
        marker: int = self.c[CONTROL + zone]
        return self.land_of(zone) if marker == 0 else marker - 1

    def held_by(self, side: int, zone: int) -> bool:
        """3.2: whether a side controls a zone; nobody controls one of free passage."""
        return self.t.site[zone] != 0 and self.side(self.holder(zone)) == side

    def fort_active(self, zone: int) -> bool:
        """15: whether there is a fortress that is not ruined."""
        fort: int = self.c[FORT + zone]
        return self.t.fort[zone] != 0 and fort & RUINED == 0

    def besieged(self, zone: int) -> bool:
        """15.2: whether a siege marker lies there."""
        fort: int = self.c[FORT + zone]
        return fort >= SIEGE

    def siege_marker(self, zone: int) -> int:
        """15.4: the value of the siege marker, 0 to 3; 0 too where there is none."""
        fort: int = self.c[FORT + zone]
        return max(0, fort // SIEGE - 1)

    def enemy_fort(self, side: int, zone: int) -> bool:
        """Whether an active fortress there stops a side: the enemy's, not besieged (12.1)."""
        if not self.fort_active(zone) or self.besieged(zone):
            return False
        other = self.side(self.holder(zone))
        return other != side and other != NOBODY

    def set_fort(self, zone: int, ruined: bool, marker: int) -> None:
        """The state of a fortress; `marker` is -1 where no siege is on."""
        self.c[FORT + zone] = (RUINED if ruined else 0) + SIEGE * (marker + 1)
        self.forget_supply()

    def set_control(self, zone: int, country: int) -> None:
        """A country's marker is placed; none lies where the zone is its own (3.2)."""
        self.c[CONTROL + zone] = 0 if self.land_of(zone) == country else country + 1
        self.forget_supply()

    # --- pieces ----------------------------------------------------------------------------

    def at(self, piece: int) -> int:
        """Where a piece is."""
        place: int = self.c[AT + piece]
        return place

    def on_map(self, piece: int) -> bool:
        """Whether a piece is at a place; aboard a fleet it is where the fleet is."""
        return self.c[AT + piece] < PLACES

    def flag(self, piece: int, flag: int) -> bool:
        """Whether a piece bears a mark."""
        flags: int = self.c[FLAGS + piece]
        return flags & flag != 0

    def mark(self, piece: int, flag: int) -> None:
        """Marks a piece."""
        flags: int = self.c[FLAGS + piece]
        self.c[FLAGS + piece] = flags | flag
        if flag & (FIXED | INSIDE) != 0:
            self.forget_supply()

    def unmark(self, piece: int, flag: int) -> None:
        """Takes a mark off a piece."""
        flags: int = self.c[FLAGS + piece]
        self.c[FLAGS + piece] = flags & ~flag
        if flag & (FIXED | INSIDE) != 0:
            self.forget_supply()

    def holder_of(self, piece: int) -> int:
        """The army marker or fleet that holds a piece, -1 if none."""
        holder: int = self.c[HOLD + piece]
        return holder - 1

    def aboard(self, piece: int) -> bool:
        """17.2.7: whether a fleet carries a piece; then it does not stand in the zone of a port."""
        holder: int = self.c[HOLD + piece]
        return FLEETS < holder <= DEPOTS

    def hold(self, piece: int, holder: int) -> None:
        """Puts a piece into an army or aboard a fleet; -1: into none."""
        self.c[HOLD + piece] = holder + 1

    def move(self, piece: int, place: int) -> None:
        """Puts a piece at a place, outside any fortress; what it holds goes with it."""
        c = self.c
        c[AT + piece] = place
        self.unmark(piece, INSIDE)
        if piece >= FLEETS and (piece < DEPOTS or piece >= ARMIES):
            u: i64
            for u in range(PIECES):
                if c[HOLD + u] == piece + 1:
                    c[AT + u] = place
        self.forget_supply()

    def remove(self, piece: int, box: int) -> None:
        """Takes a piece off the map; there it is whole again and bears no mark."""
        c = self.c
        if piece == self.t.napoleon and c[AT + piece] < PLACES and self.hundred_days():
            self.end(NAPOLEON_LOST)  # 20.1, R297
        c[AT + piece] = box
        c[HOLD + piece] = 0
        c[FLAGS + piece] = 0
        if piece >= ARMIES:
            u: i64
            for u in range(PIECES):
                if c[HOLD + u] == piece + 1:
                    c[HOLD + u] = 0
        self.forget_supply()

    def hundred_days(self) -> bool:
        """20.1: whether the scenario of 1815 is played."""
        return bool(self.t.model.scenarios[int(self.c[SCENARIO])].key == HUNDRED_DAYS)

    def end(self, ending: int) -> None:
        """The game is over."""
        if self.c[OUTCOME] == 0:
            self.c[OUTCOME] = 1 + ending
            self.note(GAME_ENDS, ending, 0, 0, 0, EVERYONE)

    def group_of(self, piece: int) -> int:
        """The number of the force under way that a piece belongs to, 0 if none."""
        flags: int = self.c[FLAGS + piece]
        return flags // GROUP_BIT % 8

    def set_group(self, piece: int, group: int) -> None:
        """A piece joins a force under way; 0: it leaves it."""
        flags: int = self.c[FLAGS + piece]
        self.c[FLAGS + piece] = flags & ~GROUP_BITS | group * GROUP_BIT

    # --- combat units (2.1) ----------------------------------------------------------------

    def steps_of(self, unit: int) -> int:
        """The steps that a combat or special unit has left; its strength is as great."""
        if unit >= SPECIALS:
            return 1
        return self.t.step_count[unit] - (1 if self.flag(unit, REDUCED) else 0)

    def lose_step(self, unit: int) -> bool:
        """2.1, 4: a unit is reduced, or eliminated if it was; whether it is gone."""
        if unit < UNITS and self.steps_of(unit) > 1:
            self.mark(unit, REDUCED)
            return False
        gone = unit < UNITS and self.t.rebuilt[unit] == 0
        self.remove(unit, OUT if gone else RESERVE)
        return True

    def morale(self, unit: int) -> int:
        """14.4: its morale, one less while the enemy holds the capital of its country (R221)."""
        value: int = self.t.morale[unit]
        if value > 0 and self.capital_lost(self.t.owner[unit]):
            value -= 1
        return value

    def capital_lost(self, country: int) -> bool:
        """14.4: whether the enemy holds the capital, both of Russia's; not of Spain in arms."""
        side = self.side(country)
        if country == SPAIN and self.game_flag(LIBERATION_WAR):
            return False
        first: int = self.t.capital_of[2 * country]
        second: int = self.t.capital_of[2 * country + 1]
        if first < 0 or side == NOBODY:
            return False
        if country == RUSSIA and not self.held_by(1 - side, second):
            return False
        return self.held_by(1 - side, first)

    # --- forces (4, 10, R123) --------------------------------------------------------------

    def belongs(self, piece: int, side: int, zone: int, inside: bool, group: int) -> bool:
        """Whether a piece of a side stands in a zone, inside or outside, in a group or in any.

        What is aboard a fleet in port does not stand there (17.2.7).
        """
        c = self.c
        if c[AT + piece] != zone or c[SIDE + self.t.owner[piece]] != side:
            return False
        flags: int = c[FLAGS + piece]
        if (flags & INSIDE != 0) != inside:
            return False
        if group != ANY_GROUP and flags & GROUP_BITS != group * GROUP_BIT:
            return False
        holder: int = c[HOLD + piece]
        return holder <= FLEETS or holder > DEPOTS

    def standing(
        self, first: int, end: int, side: int, zone: int, inside: bool, group: int
    ) -> list[int]:
        """The pieces of a range of numbers that belong to a force."""
        c = self.c
        found: list[int] = []
        u: i64
        for u in range(first, end):
            if c[AT + u] == zone and self.belongs(u, side, zone, inside, group):
                found.append(u)
        return found

    def units_in(
        self, side: int, zone: int, inside: bool = False, group: int = ANY_GROUP
    ) -> list[int]:
        """The combat units of a force."""
        return self.standing(0, UNITS, side, zone, inside, group)

    def specials_in(
        self, side: int, zone: int, inside: bool = False, group: int = ANY_GROUP
    ) -> list[int]:
        """The special units of a force."""
        return self.standing(SPECIALS, GENERALS, side, zone, inside, group)

    def generals_in(
        self, side: int, zone: int, inside: bool = False, group: int = ANY_GROUP
    ) -> list[int]:
        """The generals of a force."""
        return self.standing(GENERALS, FLEETS, side, zone, inside, group)

    def depots_in(
        self, side: int, zone: int, inside: bool = False, group: int = ANY_GROUP
    ) -> list[int]:
        """The depots of a side in a zone."""
        return self.standing(DEPOTS, ARMIES, side, zone, inside, group)

    def armies_in(
        self, side: int, zone: int, inside: bool = False, group: int = ANY_GROUP
    ) -> list[int]:
        """The army markers of a force."""
        return self.standing(ARMIES, PIECES, side, zone, inside, group)

    def fleets_at(self, side: int, place: int) -> list[int]:
        """The fleets of a side in a port, a blockade box or at sea."""
        c = self.c
        return [u for u in range(FLEETS, DEPOTS) if c[AT + u] == place and self.side_of(u) == side]

    def has_units(self, side: int, zone: int, inside: bool = False) -> bool:
        """Whether a side has a combat unit in a zone."""
        u: i64
        for u in range(UNITS):
            if self.c[AT + u] == zone and self.belongs(u, side, zone, inside, ANY_GROUP):
                return True
        return False

    def total_steps(self, units: list[int]) -> int:
        """The steps of these units, which are their strength too."""
        total = 0
        for unit in units:
            total += self.steps_of(unit)
        return total

    def demoralised(self, units: list[int]) -> bool:
        """Whether a force of these units is demoralised: one unit spreads it to all (14.9.3)."""
        for unit in units:
            if self.flag(unit, DEMORALISED):
                return True
        return False

    def unsupplied(self, units: list[int]) -> bool:
        """13.5: whether at least half of the steps were out of supply at their last check."""
        lacking = 0
        for unit in units:
            if self.flag(unit, UNSUPPLIED):
                lacking += self.steps_of(unit)
        return lacking > 0 and 2 * lacking >= self.total_steps(units)

    # --- fleets and seas -------------------------------------------------------------------

    def at_sea(self, side: int, sea: int) -> bool:
        """Whether a side has a squadron at sea; ports and boxes do not count (12.1)."""
        c = self.c
        u: i64
        for u in range(FLEETS, DEPOTS):
            if c[AT + u] == SEA + sea and self.side_of(u) == side:
                return True
        return False

    def rules_sea(self, side: int, sea: int) -> bool:
        """3.2: whether a side alone has a squadron at sea."""
        return self.at_sea(side, sea) and not self.at_sea(1 - side, sea)

    def blockaded(self, zone: int) -> bool:
        """17.2.6: whether an enemy squadron lies in the blockade box of a port."""
        box: int = self.t.box[zone]
        if box < BOX:
            return False
        side = self.side(self.holder(zone))
        c = self.c
        u: i64
        for u in range(FLEETS, DEPOTS):
            if c[AT + u] == box and side != NOBODY and self.side_of(u) == 1 - side:
                return True
        return False

    # --- cards (6) -------------------------------------------------------------------------

    def card_at(self, card: int) -> int:
        """Where a card is."""
        cell: int = self.c[CARD + card]
        return cell & CARD_PLACE

    def put_card(self, card: int, place: int, marks: int = 0) -> None:
        """A card goes to a place; what was known of it is forgotten, its spent event is not."""
        cell: int = self.c[CARD + card]
        self.c[CARD + card] = cell & ~(CARD_PLACE | 8) | place | marks

    def hand_size(self, side: int) -> int:
        """How many cards a side holds."""
        return len(self.cards_at(side, HAND))

    def cards_at(self, side: int, place: int) -> list[int]:
        """The cards of a side's deck at a place."""
        return [
            card
            for card in range(CARDS)
            if self.t.card_side[card] == side and self.card_at(card) == place
        ]

    def scorched(self, zone: int) -> bool:
        """40C: whether a card has ruined a zone this year."""
        c = self.c
        return c[SCORCHED] != 0 and zone + 1 in (
            c[SCORCHED],
            c[SCORCHED + 1],
            c[SCORCHED + 2],
            c[SCORCHED + 3],
        )

    # --- dice and time ---------------------------------------------------------------------

    def die(self) -> int:
        """A die of six faces."""
        return 1 + int(self.dice.below(6))

    def winter(self) -> bool:
        """16: whether this is a winter round."""
        now: int = self.c[ROUND]
        return now >= self.t.n.winter

    def bad_weather(self) -> bool:
        """12.1, 16: whether land forces have a point less: rounds 5, 6 and 7."""
        now: int = self.c[ROUND]
        return now >= self.t.n.bad_weather

    def game_flag(self, flag: int) -> bool:
        """Whether something lasting is in force."""
        flags: int = self.c[GAME_FLAGS]
        return flags & flag != 0

    def option(self, option: int) -> bool:
        """Whether an option was chosen."""
        options: int = self.c[OPTIONS]
        return options & option != 0

    # --- the fog of war (4) ----------------------------------------------------------------

    def play(self, code: int) -> None:
        """Carries out a legal action; in the fog of war the enemy then looks again."""
        if not self.option(FOG_OF_WAR):
            super().play(code)
            return
        from grognard.games.europe import fog

        before = fog.Sight(self)
        super().play(code)
        fog.look_again(self, before)

    def in_sight(self, piece: int) -> bool:
        """Whether everybody may know which piece it is: it was seen, or lies beside the map."""
        return self.c[AT + piece] >= PLACES or self.flag(piece, SEEN)

    def show(self, piece: int) -> None:
        """Everybody is shown a piece; without the fog of war nothing was hidden."""
        if self.c[AT + piece] < PLACES and self.option(FOG_OF_WAR):
            self.mark(piece, SEEN | SHOWN)

    def note(self, kind: int, a: int, b: int, c: int, d: int, know: int) -> None:
        """Tells what happened; in the fog of war without the pieces that are not in sight."""
        if not self.option(FOG_OF_WAR):
            super().note(kind, a, b, c, d, know)
            return
        if SHOWING[kind]:
            for n, piece in enumerate((a, b, c, d)):
                if PIECE_FIELDS[kind] >> n & 1:
                    self.show(piece)
        if self.log is None:
            return
        if HUSHED[kind] and not self.in_sight(a):
            self.tell(1 << self.side_of(a), kind, a, b, c, d)
        else:
            super().note(kind, a, b, c, d, self.masks(kind, (a, b, c, d), know))

    def masks(self, kind: int, fields: tuple[int, int, int, int], know: int) -> int:
        """Who may know each field of an event: a byte each."""
        pieces, telling = PIECE_FIELDS[kind], TELLING_FIELD[kind]
        if pieces == 0:
            return know
        masks = [EVERYONE] * 4
        for n in range(4):
            if pieces >> n & 1 and not self.in_sight(fields[n]):
                masks[n] = 1 << self.side_of(fields[n])
        if telling != 0:
            masks[telling] = 1 << self.side_of(fields[0])
        return EACH_FIELD | masks[0] | masks[1] << 8 | masks[2] << 16 | masks[3] << 24

    # --- what is worked out ----------------------------------------------------------------

    def forget_supply(self) -> None:
        """To be called whenever anything changes that supply depends on (13.3)."""
        if not self.mapped:
            return
        self.mapped = False
        networks = self.networks
        i: i64
        for i in range(COUNTRIES):
            networks[i] = None

    def instinct(self, codes: Codes) -> int:
        """The action that looks best at first glance; a game without a planner takes the first."""
        return int(self.game.first_glance(self, codes))


def new_cells() -> Cells:
    """The cells before anything is set up: every piece in the reserve, no country on a side."""
    c = cells(CELLS)
    for piece in range(PIECES):
        c[AT + piece] = RESERVE
    for country in range(COUNTRIES):
        c[SIDE + country] = NOBODY
        c[PATRON + country] = -1
        c[STATUS + country] = 0
    return c
