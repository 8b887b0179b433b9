"""6.4: units and fleets that the event of a card builds or completes without a price."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import cards, economy, kinds, merging, verbs
from grognard.games.europe import words as w
from grognard.games.europe.atoms import Atom
from grognard.games.europe.events import COMPLETED, FLEET_BUILT, UNIT_BUILT
from grognard.games.europe.layout import (
    CORPS_KIND,
    DEPOTS,
    FLEETS,
    LANDWEHR,
    MARKED,
    REDUCED,
    RESERVE,
    UNITS,
    ZONES,
)
from grognard.games.europe.politics import zones_of
from grognard.games.europe.refusals import NOT_BUILT_FREE, NOT_BUILT_THERE, NOT_REDUCED, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import purchases
from grognard.games.europe.steps.base import Question
from grognard.games.europe.steps.card_places import home_sites
from grognard.kernel.arrays import Codes
from grognard.kernel.state import EVERYONE, VERB, A

#: How a frame packs its line and what is left: steps, corps or fleets.
LINE: Final = 32


class Rebuild(cards.Word):
    """3C, 23F, 38C, 42F, 46C, 49C, 49F, 54F."""

    def happen(self, s: Theatre, side: int, card: int, atom: Atom, moment: int) -> None:
        """Its player says what comes where."""
        most = atom.number(w.P_STEPS) or atom.number(w.P_CORPS) or atom.number(w.P_N)
        s.push(kinds.FREE_BUILDING, side, card, atom.line * LINE + most)


class FreeBuilding(Question):
    """What is built or completed; a: card, b: the line of its event and what is left of it."""

    def atom(self, s: Theatre) -> Atom:
        """The line in question."""
        return cards.atoms(s, s.argument(0))[s.argument(1) // LINE]

    def left(self, s: Theatre) -> int:
        """Steps, corps or fleets that are left."""
        return s.argument(1) % LINE

    def unneeded(self, s: Theatre) -> bool:
        """Nothing more can be had."""
        if self.left(s) == 0:
            return True
        return not any(
            self.able(s, verb) for verb in (verbs.COMPLETE, verbs.LAUNCH, verbs.BUILD, verbs.LEVY)
        )

    def offer(self, s: Theatre, verb: int, out: Codes) -> None:
        """What may be said with one of the verbs."""
        for a, b in self.able(s, verb):
            out.add(verb * VERB + a * A + b)

    def able(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """What `objection` allows; where a country may build is asked once for all of its units."""
        if verb not in (verbs.BUILD, verbs.LEVY, verbs.LAUNCH):
            return [(a, b) for a, b in self.tries(s, verb) if self.objection(s, verb, a, b) == OK]
        atom, half = self.atom(s), verb == verbs.LEVY
        found: list[tuple[int, int]] = []
        zones: list[int] = []
        last = -1
        for piece in self.built(s, atom, verb):
            if self.price(s, verb, piece) > self.left(s) or (half and not halved(s, atom, piece)):
                continue
            country = int(s.t.owner[piece])
            if country != last:
                zones, last = places(s, atom, piece), country
            for zone in zones:
                if room_objection(s, verb, piece, zone) == OK:
                    found.append((piece, zone))
        return found

    def built(self, s: Theatre, atom: Atom, verb: int) -> list[int]:
        """The pieces of the reserve that the line means."""
        first, end = (FLEETS, DEPOTS) if verb == verbs.LAUNCH else (0, UNITS)
        return [p for p in range(first, end) if self.to_be_had(s, p) and meant(s, atom, p)]

    def to_be_had(self, s: Theatre, piece: int) -> bool:
        """7.3.7: in the reserve, and not withdrawn to it in this year."""
        return s.at(piece) == RESERVE and not s.flag(piece, MARKED)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The pieces that the line means, in the zones that it names."""
        atom = self.atom(s)
        if verb in (verbs.DONE, verbs.USUAL):
            return [(0, 0)]
        if verb == verbs.COMPLETE:
            return [(u, 0) for u in range(UNITS) if s.flag(u, REDUCED) and meant(s, atom, u)]
        return [(p, zone) for p in self.built(s, atom, verb) for zone in places(s, atom, p)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A piece that the line means, in a zone that it names, with room for it."""
        atom = self.atom(s)
        if verb in (verbs.DONE, verbs.USUAL):
            return OK
        if not meant(s, atom, a) or (verb == verbs.LAUNCH) != (a >= FLEETS):
            return NOT_BUILT_FREE
        if verb == verbs.COMPLETE:
            return complete_objection(s, atom, a)
        if not self.to_be_had(s, a) or self.price(s, verb, a) > self.left(s):
            return NOT_BUILT_FREE
        if b not in places(s, atom, a):
            return NOT_BUILT_THERE
        if verb == verbs.LEVY and not halved(s, atom, a):
            return NOT_REDUCED
        return room_objection(s, verb, a, b)

    def price(self, s: Theatre, verb: int, piece: int) -> int:
        """What a piece takes of what is left."""
        counted = self.atom(s).given(w.P_STEPS) and verb == verbs.BUILD
        return int(s.t.step_count[piece]) if counted else 1

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It stands on the map, or is whole again; the usual answer takes all it can."""
        if verb == verbs.DONE:
            s.pop()
            return
        if verb == verbs.USUAL:
            verb, a, b = self.usual(s)
        s.set_argument(1, s.argument(1) - self.price(s, verb, a))
        if verb == verbs.COMPLETE:
            s.unmark(a, REDUCED)
            s.note(COMPLETED, a, s.at(a), 0, 0, EVERYONE)
        elif verb == verbs.LAUNCH:
            s.move(a, b)
            s.note(FLEET_BUILT, a, b, 1, 0, EVERYONE)
        else:
            s.move(a, b)
            if verb == verbs.LEVY:
                s.mark(a, REDUCED)
            merging.join(s, s.side_of(a), b)
            s.note(UNIT_BUILT, a, b, s.steps_of(a), 0, EVERYONE)

    def usual(self, s: Theatre) -> tuple[int, int, int]:
        """Reduced units first, then whole ones, then halves; as near to the capital as can be."""
        for verb in (verbs.COMPLETE, verbs.BUILD, verbs.LEVY, verbs.LAUNCH):
            for a, b in self.able(s, verb):
                return verb, a, b
        raise AssertionError  # it is not asked then


# --- what and where --------------------------------------------------------------------------


def halved(s: Theatre, atom: Atom, unit: int) -> bool:
    """Whether a unit may be built reduced: one of two steps, unless the line speaks of corps."""
    return s.t.step_count[unit] > 1 and not atom.given(w.P_CORPS)


def room_objection(s: Theatre, verb: int, piece: int, zone: int) -> int:
    """What speaks against a piece where the line builds: a port, or what stands there."""
    if verb == verbs.LAUNCH:
        return purchases.port_objection(s, int(s.t.owner[piece]), piece, zone)
    return purchases.room_for_unit(s, piece, zone, verb == verbs.LEVY)


def meant(s: Theatre, atom: Atom, piece: int) -> bool:
    """Whether a piece is one of those that a line builds."""
    said = atom.many(w.P_FILTER)
    for n in range(0, len(said), 2):
        name, about = said[n], said[n + 1]
        if name == w.F_UNIT:
            if piece == about:
                return True
            continue
        if s.t.owner[piece] != about:
            continue
        if name == w.F_FLEET:
            return FLEETS <= piece < DEPOTS
        if piece >= UNITS:
            return False
        kind: int = s.t.unit_kind[piece]
        if name == w.F_OWNER:
            return True
        if name == w.F_CORPS:
            return kind == CORPS_KIND
        return name == w.F_LANDWEHR and kind == LANDWEHR
    return False


def places(s: Theatre, atom: Atom, piece: int) -> list[int]:
    """The zones where a piece may be built."""
    said = atom.many(w.P_WHERE)
    country = int(s.t.owner[piece])
    side = s.side(country)
    where, about = said[0], said[1]
    if where == w.W_REINFORCEMENT_ZONE:
        return economy.reinforcement_zones(s, country)
    if where == w.W_HOME_PORT_UNBLOCKADED:
        return [zone for zone in economy.home_ports(s, country) if not s.blockaded(zone)]
    if where == w.W_HOME_SITE:
        able = home_sites(s, side, country)
    elif where == w.W_ZONE:
        able = [about]
    else:
        assert where == w.W_OWN_COUNTRY
        able = [zone for zone in zones_of(s, country) if not s.held_by(1 - side, zone)]
    return [zone for zone in able if not s.has_units(1 - side, zone)]


def complete_objection(s: Theatre, atom: Atom, unit: int) -> int:
    """A reduced unit where the line builds; a unit that it names wherever it stands (38C, 49F)."""
    if s.at(unit) >= ZONES or not s.flag(unit, REDUCED) or atom.given(w.P_CORPS):
        return NOT_REDUCED
    if atom.number(w.P_FILTER) != w.F_UNIT and s.at(unit) not in places(s, atom, unit):
        return NOT_BUILT_THERE
    return purchases.commanded_whole(s, unit)


cards.register(w.REBUILD, Rebuild())
