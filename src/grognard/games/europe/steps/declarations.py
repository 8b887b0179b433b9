"""7.1, 8.1.3, 8.2.3: declarations of war, minors that come on the map, the free attempts."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import kinds, merging, verbs
from grognard.games.europe.alliances import available, enter_war
from grognard.games.europe.diplomacy import (
    FACES,
    attempt,
    diplomacy_lines,
    faces_of,
    free_objection,
)
from grognard.games.europe.events import DEPLOYED, FREE_TALKS, WAR_DECLARED
from grognard.games.europe.forces import pieces_in
from grognard.games.europe.layout import (
    ANNEXED,
    COALITION,
    COUNTRIES,
    DOUBLED,
    EMPIRE,
    ENGLAND,
    FLEETS,
    FRANCE,
    MAJORS,
    NEUTRAL,
    NO_STATE,
    NOBODY,
    RESERVE,
    UNITS,
    ZONES,
)
from grognard.games.europe.peace import bound_to
from grognard.games.europe.politics import (
    beaten,
    begin_chatiments,
    chatiments_due,
    is_major,
    patron,
    set_fate,
    status,
    zones_of,
)
from grognard.games.europe.refusals import (
    ALREADY_AT_WAR,
    BOUND_BY_PEACE,
    ENEMIES_THERE,
    FORCE_THERE,
    NO_SUCH_COUNTRY,
    NOT_ITS_LAND,
    NOT_THERE,
    OK,
    PORT_CLOSED,
    TRIED_ALREADY,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.rounds import consolidate
from grognard.games.europe.waters import has_room
from grognard.kernel.state import EVERYONE

FREE_ATTEMPTS: Final = 3  # 8.1.3
WORTH_A_TRY: Final = 3  # faces of the die: the usual answer tries from 4+ on
TRIED: Final = 64  # how the targets of the free attempts are packed


class Declarations(Course):
    """7.1, R401, R426: the Coalition declares all its wars, then the Empire; a: stage."""

    def carry_on(self, s: Theatre) -> None:
        """The Châtiments begin first, if they are due."""
        stage = s.argument(0)
        s.set_argument(0, stage + 1)
        if stage == 0:
            if chatiments_due(s):
                begin_chatiments(s)
            s.push(kinds.DECLARE, COALITION, 0, 0)
        elif stage == 1:
            s.push(kinds.DECLARE, EMPIRE, 0, 0)
        else:
            s.pop()
            consolidate(s, EMPIRE)


class Declare(Question):
    """R401, R402: on whom; each declaration is fully settled before the next."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """All countries."""
        return pairs(list(range(COUNTRIES))) if verb == verbs.DECLARE else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Who may be attacked; one may always stop."""
        return declare_objection(s, s.asked(), a) if verb == verbs.DECLARE else OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """The war begins, or there are no more."""
        if verb == verbs.DECLARE:
            declare(s, s.asked(), a)
        else:
            s.pop()


def declare_objection(s: Theatre, side: int, country: int) -> int:
    """R402, R413: neutrals, and who is bound to the other camp."""
    if status(s, country) in (NO_STATE, ANNEXED):
        return NO_SUCH_COUNTRY
    if target_of(s, country) in (FRANCE, ENGLAND) or s.side(country) != NOBODY:
        return ALREADY_AT_WAR  # 8.1.2: England never joins the Empire
    return BOUND_BY_PEACE if bound_to(s, country) == side else OK


def target_of(s: Theatre, country: int) -> int:
    """R403: a minor that is tied to a power is attacked with it."""
    power = patron(s, country)
    return power if not is_major(country) and 0 <= power < MAJORS else country


def declare(s: Theatre, side: int, country: int) -> None:
    """R403, R405, R406, R410: it joins the other camp, with all that is tied to it."""
    target = target_of(s, country)
    s.note(WAR_DECLARED, side, target, 0, 0, EVERYONE)
    if is_major(target) and status(s, target) == NEUTRAL and beaten(s, target, side) > 0:
        begin_chatiments(s)
        set_fate(s, target, DOUBLED)
        s.note(FREE_TALKS, 1 - side, 0, 0, 0, EVERYONE)
        s.push(kinds.FREE_ATTEMPT, 1 - side, FREE_ATTEMPTS, 0)
    enter_war(s, target, 1 - side, False)


# --- the three free attempts (8.1.3, R411) -------------------------------------------------


class FreeAttempt(Question):
    """Without cards, one for each target; a: attempts left, b: those tried."""

    def unneeded(self, s: Theatre) -> bool:
        """None is left, or nobody to try."""
        return s.argument(0) == 0 or not self.able(s)

    def able(self, s: Theatre) -> list[int]:
        """The countries that may be tried."""
        return [c for c in range(COUNTRIES) if self.target_objection(s, c) == OK]

    def target_objection(self, s: Theatre, country: int) -> int:
        """R411: neutral or bound, and not tried before."""
        if country in tried(s.argument(1)):
            return TRIED_ALREADY
        return free_objection(s, s.asked(), country)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """All countries."""
        return pairs(list(range(COUNTRIES))) if verb == verbs.ATTEMPT else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """They may be declined."""
        return self.target_objection(s, a) if verb == verbs.ATTEMPT else OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """The die is rolled, or there are no more."""
        side = s.asked()
        if verb == verbs.USUAL:
            a, verb = self.usual(s)
        if verb != verbs.ATTEMPT:
            s.pop()
            return
        left = s.argument(0) - 1
        s.set_argument(0, left)
        if left > 0:
            s.set_argument(1, s.argument(1) * TRIED + a + 1)
        attempt(s, side, a, 0, True)

    def usual(self, s: Theatre) -> tuple[int, int]:
        """Majors before minors, the best chance first, if 4 or more is enough."""
        side = s.asked()
        best, chance = -1, 0
        for country in self.able(s):
            faces = faces_of(diplomacy_lines(s, side, country, 0, True))
            worth = faces + (FACES if country < MAJORS else 0)
            if faces >= WORTH_A_TRY and worth > chance:
                best, chance = country, worth
        return (best, verbs.ATTEMPT) if best >= 0 else (0, verbs.DONE)


def tried(packed: int) -> list[int]:
    """The countries that have been tried."""
    found: list[int] = []
    while packed > 0:
        found.append(packed % TRIED - 1)
        packed //= TRIED
    return found


# --- a minor comes on the map (8.2.3, R407) ------------------------------------------------


class Deploy(Question):
    """Its player places its units in its land, its fleets in its ports; a: minor."""

    def unneeded(self, s: Theatre) -> bool:
        """All are placed; what finds no place goes to the reserve."""
        waiting = available(s, s.argument(0))
        if any(self.places(s, piece) for piece in waiting):
            return False
        for piece in waiting:
            s.remove(piece, RESERVE)
        return True

    def places(self, s: Theatre, piece: int) -> list[int]:
        """Where a piece may be placed."""
        land = zones_of(s, s.argument(0))
        return [zone for zone in land if self.place_objection(s, piece, zone) == OK]

    def place_objection(self, s: Theatre, piece: int, zone: int) -> int:
        """R407: its own land, free of enemies, one force a zone."""
        minor, side = s.argument(0), s.asked()
        if zone >= ZONES or s.land_of(zone) != minor:
            return NOT_ITS_LAND
        if piece >= FLEETS:
            open_port = s.t.port[zone] >= 0 and s.held_by(side, zone)
            return OK if open_port and has_room(s, side, zone, [piece]) else PORT_CLOSED
        if s.has_units(1 - side, zone):
            return ENEMIES_THERE
        together = merging.objection_together(s, [*pieces_in(s, side, zone), piece])
        return OK if together == OK else FORCE_THERE

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Every piece that waits, in every zone of the country."""
        if verb == verbs.USUAL:
            return [(0, 0)]
        land = zones_of(s, s.argument(0))
        return [(piece, zone) for piece in available(s, s.argument(0)) for zone in land]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A piece that waits, in a place for it."""
        if verb == verbs.USUAL:
            return OK
        if a not in available(s, s.argument(0)):
            return NOT_THERE
        return self.place_objection(s, a, b)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """One piece, or all in the usual way: the capital first, then fortresses."""
        if verb != verbs.USUAL:
            self.place(s, a, b)
            return
        minor = s.argument(0)
        for piece in available(s, minor):
            able = self.places(s, piece)
            if able:
                self.place(s, piece, min(able, key=lambda zone: usual_order(s, minor, zone)))

    def place(self, s: Theatre, piece: int, zone: int) -> None:
        """At full strength."""
        s.move(piece, zone)
        s.note(DEPLOYED, piece, zone, 0, 0, EVERYONE)
        if piece < UNITS:
            merging.join(s, s.asked(), zone)


def usual_order(s: Theatre, minor: int, zone: int) -> tuple[bool, bool, int]:
    """The capital, then fortresses, then the rest."""
    return s.t.capital[zone] != minor, s.t.fort[zone] == 0, zone
