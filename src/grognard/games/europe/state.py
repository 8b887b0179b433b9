"""The state of a game: the small questions that every rule asks, and the few ways to change it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from grognard.games.europe.events import (
    GAME_ENDS,
    HUSHED,
    NAPOLEON_LOST,
    PIECE_FIELDS,
    SHOWING,
    TELLING_FIELD,
)
from grognard.games.europe.field import Field
from grognard.games.europe.layout import (
    ARMIES,
    AT,
    BOX,
    CARD,
    CARD_PLACE,
    CARDS,
    CONTROL,
    COUNTRIES,
    DEMORALISED,
    DEPOSED,
    DEPOTS,
    EMPIRE,
    FIXED,
    FLAGS,
    FLEETS,
    FOG_OF_WAR,
    FORT,
    FRANCE,
    GAME_FLAGS,
    GENERALS,
    GROUP_BIT,
    GROUP_BITS,
    HAND,
    HOLD,
    INSIDE,
    LASTING,
    LIBERATION_WAR,
    MAJORS,
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
    UNITS,
    UNSUPPLIED,
    ZONES,
)
from grognard.games.europe.lookups import Lookups
from grognard.games.europe.roster import Roster
from grognard.kernel.arrays import Cells, Codes, copy_of
from grognard.kernel.dice import Dice
from grognard.kernel.event import EACH_FIELD
from grognard.kernel.state import EVERYONE, OUTCOME, State

ANY_GROUP: Final = -1  # wherever a force is asked for: whatever group its pieces belong to


#: What is known of a country's ground before anybody asks; never written to.
NO_GROUND_KNOWN: Final[list[list[int] | None]] = [None] * COUNTRIES


class Theatre(State):
    """A state of Napoléon contre l'Europe."""

    def __init__(self, game: object, tables: Lookups, array: Cells, dice: Dice) -> None:
        super().__init__(game, tables.steps, tables.notation, array, dice)
        self.t: Lookups = tables
        # What supply.py has worked out for each side; copies share it, since it is only added to.
        self.empire_field: Field | None = None
        self.coalition_field: Field | None = None
        # Whether enemies may stand elsewhere by now.
        self.empire_doubts: bool = False
        self.coalition_doubts: bool = False
        # The zones joined to the capital of each country (R445), while its land is the same.
        self.joined: list[list[int] | None] = NO_GROUND_KNOWN
        # Who is where, as long as it holds.
        self.roster: Roster | None = None
        self.listed: bool = False
        # The forces under way whose commander is known, as bits: see groups.commander.
        self.ranked: i64 = 0

    def clone(self, dice: Dice | None = None) -> Theatre:
        """An independent copy; a planner must pass dice of its own, so as not to see the future."""
        twin = Theatre(self.game, self.t, copy_of(self.c), dice or self.dice.clone())
        twin.empire_field = self.empire_field
        twin.coalition_field = self.coalition_field
        twin.empire_doubts = self.empire_doubts
        twin.coalition_doubts = self.coalition_doubts
        return twin

    def set_cells(self, cells: Cells) -> None:
        """Goes to another moment of the game; what was worked out for this one is forgotten."""
        self.c = cells
        self.forget_supply()

    def lists(self) -> Roster:
        """Who is at each place and in each force under way."""
        roster = self.roster
        if roster is None:
            roster = Roster()
            self.roster = roster
        if not self.listed:
            roster.sort(self.c)
            self.listed = True
        return roster

    # --- sides and countries ---------------------------------------------------------------

    def side(self, country: int) -> int:
        """The side on which a country is at war, NOBODY if on none."""
        side: int = self.c[SIDE + country]
        return side

    def side_of(self, piece: int) -> int:
        """The side of a piece."""
        if self.c[FLAGS + piece] < 0:
            return EMPIRE  # 40F: LENT is the sign of its marks
        side: int = self.c[SIDE + self.t.owner[piece]]
        return side

    def power_of(self, country: int) -> int:
        """A major itself; of a minor the power it belongs to, or itself if it belongs to none."""
        patron: int = self.c[PATRON + country]
        return country if patron < 0 or country < MAJORS else patron

    def land_of(self, zone: int) -> int:
        """The country to which a zone belongs: its national territory (4)."""
        country: int = self.c[OWNER + self.t.province[zone]]
        return country

    def cede(self, province: int, country: int) -> None:
        """A province becomes national territory of a country."""
        self.c[OWNER + province] = country
        self.forget_supply()

    def is_home(self, country: int, zone: int) -> bool:
        """Whether a zone is national territory of a country; in 1815 not what was lost (20.1)."""
        return self.land_of(zone) == country and not self.given_away(zone)

    def given_away(self, zone: int) -> bool:
        """20.1, R23: what is nobody's national territory in 1815; the Coalition has it."""
        return self.t.ceded[zone] not in (0, 1 + self.land_of(zone)) and self.hundred_days()

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
        return self.t.fort[zone] != 0 and self.c[FORT + zone] & RUINED == 0

    def ruined(self, zone: int) -> bool:
        """15.5: whether there is a fortress that is ruined."""
        return self.c[FORT + zone] & RUINED != 0

    def besieged(self, zone: int) -> bool:
        """15.2: whether a siege marker lies there."""
        return self.c[FORT + zone] >= SIEGE

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
        self.forget_lines()

    def set_control(self, zone: int, country: int) -> None:
        """A country's marker is placed; none lies where the zone is its own (3.2)."""
        self.c[CONTROL + zone] = 0 if self.land_of(zone) == country else country + 1
        self.forget_lines()

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
        c = self.c
        before: i16 = c[FLAGS + piece]
        c[FLAGS + piece] |= flag
        self.ranked = 0
        if flag & (FIXED | INSIDE) & ~before != 0:
            self.unsettle(piece)

    def unmark(self, piece: int, flag: int) -> None:
        """Takes a mark off a piece."""
        c = self.c
        before: i16 = c[FLAGS + piece]
        self.ranked = 0
        if before & flag & (FIXED | INSIDE) != 0:
            self.unsettle(piece)
        c[FLAGS + piece] &= ~flag

    def unmark_all(self, flag: int) -> None:
        """Takes a mark off every piece; none that lines of supply depend on."""
        c = self.c
        kept: i16 = ~flag
        piece: i64
        for piece in range(PIECES):
            c[FLAGS + piece] &= kept
        self.ranked = 0

    def holder_of(self, piece: int) -> int:
        """The army marker or fleet that holds a piece, -1 if none."""
        holder: int = self.c[HOLD + piece]
        return holder - 1

    def aboard(self, piece: int) -> bool:
        """17.2.7: whether a fleet carries a piece; then it does not stand in the zone of a port."""
        return FLEETS < self.c[HOLD + piece] <= DEPOTS

    def hold(self, piece: int, holder: int) -> None:
        """Puts a piece into an army or aboard a fleet; -1: into none."""
        aboard = self.aboard(piece)
        self.c[HOLD + piece] = holder + 1
        self.ranked = 0
        if aboard or FLEETS <= holder < DEPOTS:
            self.unsettle(piece)

    def held(self, holder: int) -> list[int]:
        """What an army marker or a fleet holds."""
        c = self.c
        link: i16 = holder + 1
        found: list[int] = []
        piece: i64
        for piece in range(PIECES):
            if c[HOLD + piece] == link:
                found.append(piece)
        return found

    def move(self, piece: int, place: int) -> None:
        """Puts a piece at a place, outside any fortress; what it holds goes with it."""
        self.put(piece, place)
        self.unmark(piece, INSIDE)
        if piece >= FLEETS and (piece < DEPOTS or piece >= ARMIES):
            for other in self.held(piece):
                self.put(other, place)

    def put(self, piece: int, place: int) -> None:
        """A piece is at another place; nothing else about it changes."""
        here, roster = self.at(piece), self.roster
        if self.listed and roster is not None:
            roster.move(piece, here, place)
        self.c[AT + piece] = place
        self.ranked = 0
        if not FLEETS <= piece < DEPOTS:
            self.unsettle(piece)
        elif ZONES <= here < PLACES or ZONES <= place < PLACES:
            self.forget_lines()  # 13.3: squadrons count at sea and before a port, not in it

    def remove(self, piece: int, box: int) -> None:
        """Takes a piece off the map; there it is whole again and bears no mark."""
        c = self.c
        if piece == self.t.napoleon and c[AT + piece] < PLACES and self.hundred_days():
            self.end(NAPOLEON_LOST)  # 20.1, R297
        self.set_group(piece, 0)
        self.put(piece, box)
        c[HOLD + piece] = 0
        c[FLAGS + piece] = 0
        if piece >= ARMIES:
            for other in self.held(piece):
                c[HOLD + other] = 0

    def hundred_days(self) -> bool:
        """20.1: whether the scenario of 1815 is played."""
        return self.c[SCENARIO] == self.t.hundred_days

    def end(self, ending: int) -> None:
        """The game is over."""
        if self.c[OUTCOME] == 0:
            self.c[OUTCOME] = 1 + ending
            self.note(GAME_ENDS, ending, 0, 0, 0, EVERYONE)

    def group_of(self, piece: int) -> int:
        """The number of the force under way that a piece belongs to, 0 if none."""
        return (self.c[FLAGS + piece] & GROUP_BITS) // GROUP_BIT

    def set_group(self, piece: int, group: int) -> None:
        """A piece joins a force under way; 0: it leaves it."""
        roster = self.roster
        if self.listed and roster is not None:
            roster.regroup(piece, self.group_of(piece), group)
        bits: i16 = group * GROUP_BIT
        self.c[FLAGS + piece] = self.c[FLAGS + piece] & ~GROUP_BITS | bits
        self.ranked = 0

    def set_flags(self, piece: int, flags: int) -> None:
        """A piece bears these marks and no other, that of its force under way among them."""
        group: int = (flags & GROUP_BITS) // GROUP_BIT
        self.set_group(piece, group)
        self.c[FLAGS + piece] = flags
        self.forget_lines()

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
            lasting: int = self.c[LASTING]
            if lasting & DEPOSED != 0 and self.t.owner[unit] == FRANCE and value > 0:
                value -= 1  # 55C
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
        if c[AT + piece] != zone or self.side_of(piece) != side:
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
        """The land pieces of a range of numbers that belong to a force."""
        # Asked more often than anything else: what `belongs` says, with nothing looked up twice.
        c, owner, roster = self.c, self.t.owner, self.lists()
        after = roster.after
        mine: i16 = side
        bits: i16 = 0 if group == ANY_GROUP else group * GROUP_BIT
        mask: i16 = INSIDE if group == ANY_GROUP else INSIDE | GROUP_BITS
        if inside:
            bits += INSIDE
        found: list[int] = []
        link: int = roster.first[zone]
        while link != 0 and link <= end:
            u: i64 = link - 1
            if u >= first and (u < FLEETS or u >= DEPOTS) and c[FLAGS + u] & mask == bits:
                holder: i16 = c[HOLD + u]
                whose: i16 = c[SIDE + owner[u]]
                if c[FLAGS + u] < 0:
                    whose = EMPIRE
                if whose == mine and (holder <= FLEETS or holder > DEPOTS):
                    found.append(u)
            link = after[u]
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
        return [u for u in self.at_place(FLEETS, DEPOTS, place) if self.side_of(u) == side]

    def at_place(self, first: int, end: int, place: int) -> list[int]:
        """The pieces of a range of numbers at a place, of whatever side."""
        roster = self.lists()
        after = roster.after
        found: list[int] = []
        link: int = roster.first[place]
        while link != 0 and link <= end:
            if link > first:
                found.append(link - 1)
            link = after[link - 1]
        return found

    def occupied(self) -> list[int]:
        """The zones where any piece is."""
        first = self.lists().first
        return [zone for zone in range(ZONES) if first[zone] != 0]

    def has_units(self, side: int, zone: int, inside: bool = False) -> bool:
        """Whether a side has a combat unit in a zone."""
        roster = self.lists()
        link: int = roster.first[zone]
        while link != 0 and link <= UNITS:
            if self.belongs(link - 1, side, zone, inside, ANY_GROUP):
                return True
            link = roster.after[link - 1]
        return False

    def total_steps(self, units: list[int]) -> int:
        """The steps of these units, which are their strength too."""
        c, count = self.c, self.t.step_count
        total = 0
        for unit in units:
            if unit >= SPECIALS:
                total += 1
            else:
                total += int(count[unit]) - (1 if c[FLAGS + unit] & REDUCED != 0 else 0)
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
        return self.has_fleet(side, SEA + sea)

    def has_fleet(self, side: int, place: int) -> bool:
        """Whether a side has a fleet in a port, a blockade box or at sea."""
        roster = self.lists()
        link: int = roster.first[place]
        while link != 0 and link <= DEPOTS:
            if link > FLEETS and self.side_of(link - 1) == side:
                return True
            link = roster.after[link - 1]
        return False

    def rules_sea(self, side: int, sea: int) -> bool:
        """3.2: whether a side alone has a squadron at sea."""
        return self.at_sea(side, sea) and not self.at_sea(1 - side, sea)

    def blockaded(self, zone: int) -> bool:
        """17.2.6: whether an enemy squadron lies in the blockade box of a port."""
        box: int = self.t.box[zone]
        if box < BOX or self.lists().first[box] == 0:
            return False
        side = self.side(self.holder(zone))
        return side != NOBODY and self.has_fleet(1 - side, box)

    # --- cards (6) -------------------------------------------------------------------------

    def card_at(self, card: int) -> int:
        """Where a card is."""
        return self.c[CARD + card] & CARD_PLACE

    def put_card(self, card: int, place: int, marks: int = 0) -> None:
        """A card goes to a place; what was known of it is forgotten, its spent event is not."""
        cell: int = self.c[CARD + card]
        self.c[CARD + card] = cell & ~(CARD_PLACE | 8) | place | marks

    def hand_size(self, side: int) -> int:
        """How many cards a side holds."""
        c, card_side = self.c, self.t.card_side
        held = 0
        card: i64
        for card in range(CARDS):
            if c[CARD + card] & CARD_PLACE == HAND and card_side[card] == side:
                held += 1
        return held

    def cards_at(self, side: int, place: int) -> list[int]:
        """The cards of a side's deck at a place."""
        c, card_side = self.c, self.t.card_side
        found: list[int] = []
        card: i64
        for card in range(CARDS):
            if c[CARD + card] & CARD_PLACE == place and card_side[card] == side:
                found.append(card)
        return found

    def scorched(self, zone: int) -> bool:
        """40C: whether a card has ruined a zone this year."""
        c, mark = self.c, zone + 1
        if c[SCORCHED] == 0:
            return False
        return mark in (c[SCORCHED], c[SCORCHED + 1], c[SCORCHED + 2], c[SCORCHED + 3])

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
        """Whether everybody may know which piece it is: it was seen, or is out of the war.

        That is beside the map, or of a country on nobody's side.
        """
        aside = self.c[AT + piece] >= PLACES or self.side_of(piece) == NOBODY
        return aside or self.flag(piece, SEEN)

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
        if telling != 0 and self.side_of(fields[0]) != NOBODY:
            masks[telling] = 1 << self.side_of(fields[0])
        return EACH_FIELD | masks[0] | masks[1] << 8 | masks[2] << 16 | masks[3] << 24

    # --- what is worked out ----------------------------------------------------------------

    def forget_supply(self) -> None:
        """To be called whenever something is changed that no function here changes."""
        self.listed = False
        self.ranked = 0
        self.joined = NO_GROUND_KNOWN
        self.forget_lines()

    def forget_lines(self) -> None:
        """Something has changed that lines of supply depend on (13.3)."""
        self.empire_field = None
        self.coalition_field = None

    def unsettle(self, piece: int) -> None:
        """A piece comes, goes or is marked otherwise: the lines that it may touch are forgotten.

        13.3: combat units bar those of their enemies; of others only fixed depots matter, to their
        own side, and fleets, which never bear such a mark.
        """
        side = self.side_of(piece)
        if piece < UNITS:
            if side == EMPIRE:
                self.coalition_doubts = True
            elif side != NOBODY:
                self.empire_doubts = True
        elif self.flag(piece, FIXED):
            empire, coalition = self.empire_field, self.coalition_field
            if side == EMPIRE and empire is not None:
                self.empire_field = empire.with_enemies(empire.enemies, empire.shut)
            elif side != EMPIRE and coalition is not None:
                self.coalition_field = coalition.with_enemies(coalition.enemies, coalition.shut)

    def instinct(self, codes: Codes) -> int:
        """The action that looks best at first glance; a game without a planner takes the first."""
        return int(self.game.first_glance(self, codes))
