"""7.3: the expenses that are open to a power, all of a kind at a time.

What speaks against an expense stands in purchases.py. Here the same is asked of many at once, and
what holds for all of them only once: a budget has a hundred answers and more. A test compares.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from grognard.games.europe import economy, forces, verbs
from grognard.games.europe.layout import (
    ARMIES,
    AT,
    COALITION,
    COUNTRIES,
    DEPOTS,
    EMPIRE,
    ENGLAND,
    FLAGS,
    FLEETS,
    FRANCE,
    GENERALS,
    HOLD,
    INSIDE,
    MAJORS,
    MARKED,
    NOBODY,
    PIECES,
    PLACES,
    REDUCED,
    RESERVE,
    SIDE,
    UNITS,
    ZONES,
)
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import ANY_GROUP, Theatre
from grognard.games.europe.steps import purchases
from grognard.games.europe.waters import has_room, waters_objection
from grognard.kernel.arrays import Cells, Codes, cells
from grognard.kernel.state import VERB, A

MOST_HOLDERS: Final = 512  # armies, fleets and foreign wars
SIDES_AND_NOBODY: Final = 3
SORTS: Final = 8  # of units for which a zone may have room: by their steps, cavalry apart


class Room:
    """Of each zone of reinforcement of a country: what speaks against units, sort by sort."""

    def __init__(self, sorts: Cells) -> None:
        self.sorts: Cells = sorts


class Post:
    """A place for a general with a force: what he would have to command."""

    def __init__(self, army: int, leader: int, steps: int, allied: int, own: int) -> None:
        self.army = army  # -1 for a force without one
        self.leader = leader  # who leads it as long as no higher general joins, -1: nobody
        self.steps = steps
        self.allied = allied  # of other majors than the one that leads
        self.own = own

    def takes(self, s: Theatre, general: int) -> bool:
        """10.1: whether he, or who then leads the army, can command them all."""
        chief = general
        if self.army >= 0:
            chief = self.leader
            if s.t.owner[general] == s.t.owner[self.army]:
                if chief < 0 or forces.rank(s, general) < forces.rank(s, chief):
                    chief = general
            if chief < 0:
                return False
        led = self.army >= 0
        return forces.steps_objection(s, chief, led, self.steps, self.allied, self.own) == OK


def post_alone(s: Theatre, country: int, pieces: list[int]) -> Post | None:
    """With pieces that have no army, if a general of a country may lead them (11)."""
    if forces.has_general(pieces) or forces.needs_army(s, pieces):
        return None
    return _post(s, -1, -1, country, pieces)


def post_in_army(s: Theatre, army: int, held: list[int]) -> Post | None:
    """In an army that holds these pieces, if it has room for one general more (10.1)."""
    if forces.general_count(held) > s.t.n.subordinates or forces.too_mounted(s, held):
        return None
    leader = forces.general_of_army(s, army, held)
    return _post(s, army, leader, int(s.t.owner[army]), held)


def _post(s: Theatre, army: int, leader: int, country: int, pieces: list[int]) -> Post:
    """With these pieces, under a general of a country."""
    allied, own = forces.allied_to(s, country, pieces), forces.own_steps(s, country, pieces)
    return Post(army, leader, forces.steps_commanded(s, pieces), allied, own)


class Offers:
    """What a power may do in its turn of the budget, as the board stands."""

    def __init__(self, s: Theatre, power: int) -> None:
        self.s = s
        self.power = power
        self.served: Cells = cells(COUNTRIES)  # 1 for those that are dealt with in this turn
        self.served[power] = 1
        if power == FRANCE or power == ENGLAND:  # see economy.serves
            c, served = s.c, self.served
            side: i16 = EMPIRE if power == FRANCE else COALITION
            country: i64
            for country in range(MAJORS, COUNTRIES):
                if c[SIDE + country] == side:
                    served[country] = 1
        # What the reserve has for it.
        self.units: list[int] = []  # special units among them
        self.generals: list[int] = []
        self.fleets: list[int] = []
        self.depots: list[int] = []
        self.armies: list[int] = []
        self._sort_reserve()
        # Its zones of reinforcement, and those of the minors that it serves; whether there is room
        # for each sort of unit, 0 where nobody has asked, otherwise 1 + what speaks against it.
        self.zones: list[list[int] | None] = [None] * COUNTRIES
        self.rooms: list[Room | None] = [None] * COUNTRIES
        # What stands outside the fortress of each zone, by sides.
        self.stands: list[list[int] | None] = [None] * (SIDES_AND_NOBODY * ZONES)

    def _sort_reserve(self) -> None:
        """See purchases.available."""
        s, served = self.s, self.served
        c, owner, roster = s.c, s.t.owner, s.lists()
        after = roster.after
        link: int = roster.first[RESERVE]
        while link != 0:
            piece = link - 1
            link = after[piece]
            if served[owner[piece]] == 0 or c[FLAGS + piece] & MARKED != 0:
                continue
            if piece < GENERALS:
                self.units.append(piece)
            elif piece < FLEETS:
                self.generals.append(piece)
            elif piece < DEPOTS:
                self.fleets.append(piece)
            elif piece < ARMIES:
                self.depots.append(piece)
            else:
                self.armies.append(piece)

    def reinforced(self, country: int) -> list[int]:
        """Where new units of a country may be put, if there is room."""
        known = self.zones[country]
        if known is None:
            known = economy.reinforcement_zones(self.s, country)
            self.zones[country] = known
        return known

    def standing(self, side: int, zone: int) -> list[int]:
        """The land pieces of a side in a zone, outside its fortress."""
        n = (side - NOBODY) * ZONES + zone
        known = self.stands[n]
        if known is None:
            known = forces.pieces_in(self.s, side, zone)
            self.stands[n] = known
        return known

    def room_in(self, country: int) -> Cells:
        """What is known of the room in the zones of reinforcement of a country."""
        known = self.rooms[country]
        if known is None:
            known = Room(cells(SORTS * len(self.reinforced(country))))
            self.rooms[country] = known
        return known.sorts

    def add(self, verb: int, out: Codes) -> bool:
        """Lists what may be said with a verb; False if it is none of these."""
        if verb == verbs.BUILD or verb == verbs.LEVY:
            self.build(verb, verb == verbs.LEVY, out)
        elif verb == verbs.DEPLOY:
            self.deploy(out)
        elif verb == verbs.REPLACE:
            self.replace(out)
        elif verb == verbs.RECALL:
            self.recall(out)
        elif verb == verbs.COMPLETE:
            self.complete(out)
        elif verb == verbs.FORM:
            self.form(out)
        elif verb == verbs.GIVE:
            self.give(out)
        elif verb == verbs.STOCK or verb == verbs.ESTABLISH:
            self.stock(verb, verb == verbs.ESTABLISH, out)
        elif verb == verbs.LAUNCH or verb == verbs.COMMISSION:
            self.launch(verb, verb == verbs.COMMISSION, out)
        else:
            return False
        return True

    # --- units -----------------------------------------------------------------------------

    def build(self, verb: int, half: bool, out: Codes) -> None:
        """Units that can be paid, at the zones of reinforcement of their country (7.3.4).

        A zone has room for all units of a country alike that are as strong and of the same arm.
        """
        s, owner = self.s, self.s.t.owner
        rooms, zones, last = self.served, self.generals, -1
        side = NOBODY
        for unit in self.units:
            if purchases.cost_objection(s, self.power, unit, half) != OK:
                continue
            if unit >= UNITS:
                self._build_special(verb, unit, out)
                continue
            country: int = owner[unit]
            if country != last:
                zones, rooms, last = self.reinforced(country), self.room_in(country), country
                side = s.side(country)
            steps: int = 1 if half else s.t.step_count[unit]
            sort = 2 * steps + (1 if forces.is_reserve_cavalry(s, unit) else 0)
            code = verb * VERB + unit * A
            for zone in zones:
                refused: int = rooms[sort] - 1
                if refused < 0:
                    beside = self.standing(side, zone)
                    refused = purchases.room_beside(s, unit, zone, beside, half)
                    rooms[sort] = refused + 1
                if refused == OK:
                    out.add(code + zone)
                sort += SORTS

    def _build_special(self, verb: int, unit: int, out: Codes) -> None:
        """Special units join an army (R449)."""
        for zone in self.zones_of_armies(int(self.s.t.owner[unit])):
            if purchases.special_objection(self.s, unit, zone) == OK:
                out.add(verb * VERB + unit * A + zone)

    def zones_of_armies(self, power: int) -> list[int]:
        """Where the armies of a power stand."""
        found: list[int] = []
        for army in range(ARMIES, PIECES):
            zone = self.s.at(army)
            if zone < ZONES and self.s.t.owner[army] == power and zone not in found:
                found.append(zone)
        found.sort()
        return found

    def complete(self, out: Codes) -> None:
        """Reduced units that may be whole again (7.3.5)."""
        s, c, owner, served = self.s, self.s.c, self.s.t.owner, self.served
        unit: i64
        for unit in range(UNITS):
            if c[FLAGS + unit] & REDUCED == 0 or c[AT + unit] >= ZONES or served[owner[unit]] == 0:
                continue
            if purchases.price(s, self.power, unit, 1) == OK and self._completed_there(unit):
                if purchases.commanded_whole(s, unit) == OK:
                    out.add(verbs.COMPLETE * VERB + unit * A)

    def _completed_there(self, unit: int) -> bool:
        """See purchases.completed_where."""
        s = self.s
        if not s.flag(unit, INSIDE) and s.at(unit) in self.reinforced(int(s.t.owner[unit])):
            return True
        return purchases.completed_in_army(s, unit) == OK

    # --- armies and generals ---------------------------------------------------------------

    def form(self, out: Codes) -> None:
        """Markers of the reserve, which are all alike, at forces led by a general of the power."""
        s, power = self.s, self.power
        own = [army for army in self.armies if s.t.owner[army] == power]
        if not own or purchases.points_left(s, power) < s.t.n.pays_army:
            return
        able = [
            zone
            for zone in self.zones_of_generals()
            if purchases.may_form(s, power, own[0], zone) == OK
        ]
        for army in own:
            out.add_each(verbs.FORM * VERB + army * A, able)

    def zones_of_generals(self) -> list[int]:
        """Where generals of the power stand."""
        c, owner, power = self.s.c, self.s.t.owner, self.power
        there = cells(ZONES)
        general: i64
        for general in range(GENERALS, FLEETS):
            zone: int = c[AT + general]
            if zone < ZONES and owner[general] == power:
                there[zone] = 1
        return marked(there)

    def deploy(self, out: Codes) -> None:
        """Generals of the reserve with forces of their side (7.3.6)."""
        s, owner = self.s, self.s.t.owner
        zones: list[int] = []
        posts: list[Post] = []
        last = -1
        for general in self.generals:
            country: int = owner[general]
            if country != last:
                zones, posts, last = [], [], country
                self._open_posts(general, zones, posts)
            code = verbs.DEPLOY * VERB + general * A
            for n in range(len(posts)):
                if posts[n].takes(s, general):
                    out.add(code + zones[n])

    def _open_posts(self, general: int, zones: list[int], posts: list[Post]) -> None:
        """The forces that could take in a general of the country of this one."""
        s = self.s
        side, country = s.side_of(general), int(s.t.owner[general])
        for zone in self._posts_asked(side, country):
            pieces = self.standing(side, zone)
            army = purchases.army_for(s, general, pieces)
            post: Post | None = None
            if army >= 0:
                post = post_in_army(s, army, forces.held_by(s, army, pieces))
            elif forces.army_count(pieces) == 0 and self._stands_well(country, zone, pieces):
                post = post_alone(s, country, pieces)
            if post is not None:
                zones.append(zone)
                posts.append(post)

    def _posts_asked(self, side: int, country: int) -> list[int]:
        """Zones of an army, and of forces without a general where he or a minor is reinforced."""
        s = self.s
        c, owner, there = s.c, s.t.owner, forces.troops(s, side)
        able = cells(ZONES)
        for zone in self.reinforced(country):
            able[zone] = 1
        unit: i64
        for unit in range(UNITS):
            place: int = c[AT + unit]
            if place < ZONES and owner[unit] >= MAJORS:
                able[place] = 1
        for unit in range(GENERALS, FLEETS):
            place = c[AT + unit]
            if place < ZONES and able[place] != 0:
                if s.belongs(unit, side, place, False, ANY_GROUP):
                    able[place] = 0
        for unit in range(ARMIES, PIECES):
            place = c[AT + unit]
            if place < ZONES:
                able[place] = 1
        found: list[int] = []
        for unit in range(ZONES):
            if able[unit] != 0 and there[unit] != 0:
                found.append(unit)
        return found

    def _stands_well(self, country: int, zone: int, pieces: list[int]) -> bool:
        """See purchases.stands_well."""
        if zone in self.reinforced(country):
            return True
        owner = self.s.t.owner
        for unit in pieces:
            if unit < UNITS and owner[unit] >= MAJORS:
                if zone in self.reinforced(int(owner[unit])):
                    return True
        return False

    def replace(self, out: Codes) -> None:
        """Generals of the reserve in the place of others of their country (10.3)."""
        if not self.generals:
            return
        s, owner = self.s, self.s.t.owner
        led: list[int] = []
        posts: list[Post | None] = []
        wanted = cells(COUNTRIES)
        for new in self.generals:
            wanted[owner[new]] = 1
        for old in range(GENERALS, FLEETS):
            if wanted[owner[old]] != 0 and s.at(old) < ZONES and not s.aboard(old):
                pieces = self._force_of(old)
                others = [piece for piece in pieces if piece != old]
                if self._free_for_any(old, others):
                    led.append(old)
                    posts.append(None)
                    continue
                post = self._post_of(old, others)
                if post is not None:
                    led.append(old)
                    posts.append(post)
        for new in self.generals:
            for n in range(len(led)):
                if owner[led[n]] != owner[new]:
                    continue
                post = posts[n]
                if post is None or post.takes(s, new):
                    out.add(verbs.REPLACE * VERB + led[n] * A + new)

    def _force_of(self, piece: int) -> list[int]:
        """The land pieces with which one stands."""
        s = self.s
        if s.flag(piece, INSIDE):
            return forces.pieces_in(s, s.side_of(piece), s.at(piece), True)
        return self.standing(s.side_of(piece), s.at(piece))

    def _free_for_any(self, old: int, others: list[int]) -> bool:
        """Whether nobody asks who comes: he is beside armies, and in none of them."""
        s = self.s
        if s.holder_of(old) in others or forces.army_count(others) == 0:
            return False
        return forces.objection(s, others) == OK

    def _post_of(self, old: int, others: list[int]) -> Post | None:
        """The place of a general whom another may replace, if all else is in order."""
        s = self.s
        if forces.army_count(others) == 0:
            return post_alone(s, int(s.t.owner[old]), others)
        own = s.holder_of(old)
        found: Post | None = None
        if forces.army_count(others) > forces.MOST_ARMIES:
            return None
        for army in forces.armies_of(others):
            held = forces.held_by(s, army, others)
            if army == own:
                found = post_in_army(s, army, held)
            elif forces.army_objection(s, army, held) != OK:
                return None
        return found

    # --- what is left of them --------------------------------------------------------------

    def give(self, out: Codes) -> None:
        """Gifts of the allies (R441): who cannot give so much cannot give more."""
        for giver in range(MAJORS):
            points = 1
            while purchases.may_give(self.s, self.power, giver, points) == OK:
                out.add(verbs.GIVE * VERB + giver * A + points)
                points += 1

    def stock(self, verb: int, fixed: bool, out: Codes) -> None:
        """Depots of the reserve, which are all alike (7.3.5)."""
        s, power, depots = self.s, self.power, self.depots
        if not depots or purchases.points_left(s, power) < s.t.n.pays_depot:
            return
        able = list(self.reinforced(power))
        if not fixed:
            for zone in self.zones_of_armies(power):
                if zone not in able and purchases.may_stock(s, power, depots[0], zone, fixed) == OK:
                    able.append(zone)
        for depot in depots:
            out.add_each(verb * VERB + depot * A, able)

    def launch(self, verb: int, free: bool, out: Codes) -> None:
        """Fleets of the reserve in home ports with room for one more (R451)."""
        s, power = self.s, self.power
        own = [fleet for fleet in self.fleets if s.t.owner[fleet] == power]
        if not own or purchases.fleet_objection(s, power, own[0], free) != OK:
            return
        side = s.side(power)
        ports = [zone for zone in economy.home_ports(s, power) if has_room(s, side, zone, [own[0]])]
        for fleet in own:
            for zone in ports:
                if waters_objection(s, [fleet], int(s.t.port[zone])) == OK:
                    out.add(verb * VERB + fleet * A + zone)

    def recall(self, out: Codes) -> None:
        """Pieces that may be withdrawn (7.3.7)."""
        s, c, owner, served = self.s, self.s.c, self.s.t.owner, self.served
        laden = cells(MOST_HOLDERS)
        piece: i64
        for piece in range(PIECES):
            holder: int = c[HOLD + piece]
            laden[holder] = 1
        sound = cells(2 * ZONES)  # 1 for a force that is, 2 for one that is not
        for piece in range(ARMIES):
            country = owner[piece]
            if served[country] == 0 or c[AT + piece] >= PLACES:
                continue
            if s.side(country) == NOBODY or s.aboard(piece):
                continue
            if FLEETS <= piece < DEPOTS:
                if laden[piece + 1] == 0:
                    out.add(verbs.RECALL * VERB + piece * A)
                continue
            pieces = self._force_of(piece)
            place = 2 * s.at(piece) + (1 if s.flag(piece, INSIDE) else 0)
            if sound[place] == 0:
                sound[place] = 1 if purchases.sound(s, pieces) else 2
            plain = sound[place] == 1 and purchases.can_be_spared(s, piece, pieces)
            if plain or purchases.left_objection(s, piece, pieces) == OK:
                out.add(verbs.RECALL * VERB + piece * A)


def marked(board: Cells) -> list[int]:
    """The zones that are not 0."""
    found: list[int] = []
    zone: i64
    for zone in range(ZONES):
        if board[zone] != 0:
            found.append(zone)
    return found
