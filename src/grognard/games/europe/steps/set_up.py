"""Chapter 20: the free choices of a scenario, asked of their owners one by one."""

from __future__ import annotations

from typing import Any, Final

from grognard.games.europe import forces, kinds, merging
from grognard.games.europe.choices import A_DEPOT, Choice, choices_of
from grognard.games.europe.events import STATIONED, USUAL_PLACEMENT
from grognard.games.europe.layout import (
    AT,
    BOX,
    COALITION,
    CORPS_KIND,
    DEPOTS,
    ELITE_KIND,
    EMPIRE,
    FLEETS,
    FRANCE,
    GENERALS,
    NOBODY,
    PIECES,
    PLACES,
    REDUCED,
    RESERVE,
    SCENARIO,
    SEA,
    UNITS,
    ZONES,
)
from grognard.games.europe.model import Scenario
from grognard.games.europe.politics import manager
from grognard.games.europe.refusals import (
    LEFT_ALONE,
    NOT_ASKED_FOR,
    NOT_TO_BE_HAD,
    NOT_YOURS,
    OK,
    OUTRANKED,
    PORT_CLOSED,
    TOO_LITTLE_COMMAND,
    TOO_MANY_FLEETS,
    WRONG_ZONE,
)
from grognard.games.europe.setup import place as lay
from grognard.games.europe.setup import spare_depots
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Question
from grognard.games.europe.verbs import PLACE, USUAL
from grognard.games.europe.waters import enemy_port, own_port, port_of, sea_of, waters_objection
from grognard.games.europe.ways import units_may_enter
from grognard.kernel.arrays import Codes
from grognard.kernel.state import A_PIECE, EVERYONE, VERB, A, State

NEUTRALS: Final = 1  # in b of SET_UP: the powers in no war that the side manages


def begin_set_up(s: Theatre, scenario: Scenario) -> None:
    """20, R527: powers in no war by their managers; then who plays first places last."""
    for seat, whose in (
        (scenario.first, 0),
        (1 - scenario.first, 0),
        (EMPIRE, NEUTRALS),
        (COALITION, NEUTRALS),
    ):
        s.push(kinds.SET_UP, seat, 0, whose)


def places_it(s: Theatre, choice: Choice) -> bool:
    """Whether a choice is of the side that is asked now."""
    side = s.side(choice.power)
    if s.argument(1) != NEUTRALS:
        return side == s.asked()
    return side == NOBODY and manager(s, choice.power) == s.asked()


def to_place(s: Theatre) -> list[int]:
    """The pieces among which the side that is asked may choose; none outside the set-up."""
    if s.over or s.c[s.top()] != kinds.SET_UP:
        return []
    return candidates(s, _all(s)[s.argument(0)])


def _all(s: Theatre) -> tuple[Choice, ...]:
    """The choices of the scenario that is played."""
    return choices_of(s.t, s.t.model.scenarios[int(s.c[SCENARIO])].key)


class SetUp(Question):
    """20: a piece of a kind, and where it begins; a: the number of the choice, b: see NEUTRALS."""

    def unneeded(self, s: Theatre) -> bool:
        """Goes on to the next choice of this side, if there is one.

        Where the reserve and the rules leave a single answer nothing is asked.
        """
        every = _all(s)
        while s.argument(0) < len(every):
            choice = every[s.argument(0)]
            if places_it(s, choice):
                able = answers(s, choice)
                if len(able) > 1:
                    return False
                for piece, place in able:
                    deploy(s, choice, piece, place)
                    s.note(STATIONED, piece, place, 0, 0, EVERYONE)
            s.set_argument(0, s.argument(0) + 1)
        return True

    def about(self, s: State) -> dict[str, Any]:
        """What is to be placed, and where it usually stands."""
        assert isinstance(s, Theatre)
        choice = self.choice(s)
        return {"what": kind_of(choice), "place": s.game.keys("place")[choice.place]}

    def choice(self, s: Theatre) -> Choice:
        """The choice that is asked for."""
        return _all(s)[s.argument(0)]

    def offer(self, s: Theatre, verb: int, out: Codes) -> None:
        """The pieces of the kind at the places where they may be: all of them have been tried."""
        if verb == USUAL:
            out.add(USUAL * VERB)
            return
        for piece, place in answers(s, self.choice(s)):
            out.add(PLACE * VERB + piece * A + place)

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Whether a piece may begin at a place."""
        return OK if verb == USUAL else objection(s, self.choice(s), a, b)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """One piece is placed, or all that are left."""
        number, side = s.argument(0), s.asked()
        if verb == PLACE:
            deploy(s, self.choice(s), a, b)
            s.note(STATIONED, a, b, 0, 0, EVERYONE)
            s.set_argument(0, number + 1)
            return
        every = _all(s)
        for left in range(number, len(every)):
            if places_it(s, every[left]):
                take_usual(s, left)
        s.note(USUAL_PLACEMENT, side, 0, 0, 0, EVERYONE)
        s.pop()


# --- what may be chosen --------------------------------------------------------------------


def kind_of(choice: Choice) -> str:
    """What is to be placed, in a word."""
    if choice.usual == A_DEPOT:
        return "depot"
    if choice.usual < UNITS:
        return "unit"
    if choice.usual < FLEETS:
        return "general" if choice.whole is None else "army"
    return "fleet"


def answers(s: Theatre, choice: Choice) -> list[tuple[int, int]]:
    """The pieces and places that answer a choice, the usual piece first."""
    places, pieces = stations(s, choice), candidates(s, choice)
    if pieces and FLEETS <= pieces[0] < DEPOTS:
        # Whether there is room does not depend on the fleet.
        places = [p for p in places if _berth_objection(s, s.side(choice.power), p) == OK]
        seas = [sea_of(s, place) for place in places]
        return [
            (fleet, place)
            for fleet in pieces
            for place, sea in zip(places, seas, strict=True)
            if waters_objection(s, [fleet], sea) == OK
        ]
    return [
        (piece, place)
        for piece in pieces
        for place in places
        if _unfit(s, choice, piece, place) == OK
    ]


def candidates(s: Theatre, choice: Choice) -> list[int]:
    """The pieces that may be taken, the usual one first."""
    if choice.usual == A_DEPOT:
        return spare_depots(s, choice.power)[:1]
    if not choice.alike:
        return [choice.usual]
    first, end = _kind_of(choice.usual)
    others = [p for p in range(first, end) if p != choice.usual and alike(s, p, choice.usual)]
    return [p for p in (choice.usual, *others) if s.c[AT + p] == RESERVE]


def _kind_of(piece: int) -> tuple[int, int]:
    """The numbers of the pieces of its kind: units, special units, generals, fleets, others."""
    if piece < UNITS:
        return 0, UNITS
    if piece < GENERALS:
        return UNITS, GENERALS
    if piece < FLEETS:
        return GENERALS, FLEETS
    return (FLEETS, DEPOTS) if piece < DEPOTS else (DEPOTS, PIECES)


def alike(s: Theatre, piece: int, usual: int) -> bool:
    """Whether a piece is what the scenario asks for; R24: a French corps may be an elite one."""
    if s.t.owner[piece] != s.t.owner[usual] or _kind_of(piece) != _kind_of(usual):
        return False
    if piece >= UNITS:
        return True
    kind, other = int(s.t.unit_kind[piece]), int(s.t.unit_kind[usual])
    line = (CORPS_KIND, ELITE_KIND)
    both = kind in line and other in line and s.t.owner[piece] == FRANCE and s.hundred_days()
    return kind == other or both


def stations(s: Theatre, choice: Choice) -> list[int]:
    """Where it may begin."""
    if choice.army >= 0:
        return [s.at(choice.army)]
    if choice.free:
        return with_troops(s, choice.power)
    if not choice.anywhere:
        return list(choice.places)
    side = s.side(choice.power)
    return [place for place in range(PLACES) if _open(s, side, place)]


def with_troops(s: Theatre, power: int) -> list[int]:
    """20.2: the zones where units of a power or of its minors stand."""
    found: list[int] = []
    for unit in range(UNITS):
        own = s.power_of(int(s.t.owner[unit])) == power
        if own and s.at(unit) < ZONES and s.at(unit) not in found:
            found.append(s.at(unit))
    return found


def _may_begin(s: Theatre, choice: Choice, place: int) -> bool:
    """Whether a place is one of those stations."""
    if choice.army >= 0:
        return place == s.at(choice.army)
    if choice.free:
        return place in with_troops(s, choice.power)
    return _open(s, s.side(choice.power), place) if choice.anywhere else place in choice.places


def _open(s: Theatre, side: int, place: int) -> bool:
    """17.2.6: whether a fleet may lie there: at sea, in an own port, before an enemy one."""
    if place >= BOX:
        return enemy_port(s, side, port_of(s, place))
    return place >= SEA or own_port(s, side, place)


def objection(s: Theatre, choice: Choice, piece: int, place: int) -> int:
    """R311: what speaks against a piece at a place."""
    if s.side_of(piece) != s.side(choice.power):
        return NOT_YOURS
    if not _asked_for(s, choice, piece):
        return NOT_ASKED_FOR
    if s.c[AT + piece] != RESERVE:
        return NOT_TO_BE_HAD
    if not _may_begin(s, choice, place):
        return WRONG_ZONE
    return _unfit(s, choice, piece, place)


def _asked_for(s: Theatre, choice: Choice, piece: int) -> bool:
    """Whether a piece is what the choice is about."""
    if choice.usual == A_DEPOT:
        return piece in spare_depots(s, choice.power)[:1]
    return piece == choice.usual or (choice.alike and alike(s, piece, choice.usual))


def _unfit(s: Theatre, choice: Choice, piece: int, place: int) -> int:
    """What speaks against a piece that is asked for, at a place that is."""
    if FLEETS <= piece < DEPOTS:
        return _mooring_objection(s, piece, place)
    if GENERALS <= piece < FLEETS and choice.command:
        if forces.command_of(s, piece, False) != choice.command:
            return TOO_LITTLE_COMMAND
    if choice.whole is not None or piece >= DEPOTS:
        return OK
    if not choice.reduced:
        return _standing_objection(s, choice, piece, place)
    s.mark(piece, REDUCED)  # for as long as its steps are counted
    refused = _standing_objection(s, choice, piece, place)
    s.unmark(piece, REDUCED)
    return refused


def _standing_objection(s: Theatre, choice: Choice, piece: int, zone: int) -> int:
    """4, 10.1, 11: what speaks against a piece in a force that is being formed."""
    side = s.side_of(piece)
    if piece < UNITS and units_may_enter(s, side, [piece], zone) != OK:
        return units_may_enter(s, side, [piece], zone)
    there = [*forces.pieces_in(s, side, zone), piece]
    if choice.army >= 0:
        held = [*forces.held_by(s, choice.army, there), piece]
        refused = forces.army_objection(s, choice.army, held)
        leader = forces.general_of_army(s, choice.army, there)
        if piece >= UNITS and merging.outranks(s, piece, leader):
            refused = OUTRANKED
    elif choice.free:
        refused = OUTRANKED if merging.surplus(s, there) else merging.objection_together(s, there)
    else:
        refused = forces.objection(s, there)
    if refused == OK and choice.last:
        return _left_alone(s, choice, zone)
    return refused


def _left_alone(s: Theatre, choice: Choice, zone: int) -> int:
    """10.3: the last unit of a line goes to its general, if he has no other."""
    side = s.side(choice.power)
    for other in choice.places:
        if other != zone and s.generals_in(side, other) and not s.has_units(side, other):
            s.because(A_PIECE, s.generals_in(side, other)[0])
            return LEFT_ALONE
    return OK


def _mooring_objection(s: Theatre, fleet: int, place: int) -> int:
    """17.2.2, 17.2.3, 17.2.6: where it may lie, with two others at most."""
    refused = _berth_objection(s, s.side_of(fleet), place)
    return waters_objection(s, [fleet], sea_of(s, place)) if refused == OK else refused


def _berth_objection(s: Theatre, side: int, place: int) -> int:
    """17.2.2, 17.2.6: the same of any fleet of a side."""
    if not _open(s, side, place):
        return PORT_CLOSED
    return OK if len(s.fleets_at(side, place)) < s.t.n.squadron else TOO_MANY_FLEETS


# --- placing -------------------------------------------------------------------------------


def deploy(s: Theatre, choice: Choice, piece: int, place: int) -> None:
    """A piece begins at a place."""
    if choice.whole is not None:
        lay(s, choice.whole, place)
    else:
        s.move(piece, place)
    if choice.reduced:
        s.mark(piece, REDUCED)
    if choice.army >= 0:
        s.hold(piece, choice.army)
    elif choice.free:
        merging.box_up(s, forces.pieces_in(s, s.side_of(piece), place))


def take_usual(s: Theatre, number: int) -> None:
    """The usual piece at its usual place; if either is taken, one that is not wanted later."""
    every = _all(s)
    choice = every[number]
    if choice.usual != A_DEPOT and objection(s, choice, choice.usual, choice.place) == OK:
        deploy(s, choice, choice.usual, choice.place)
        return
    wanted = [later.usual for later in every[number + 1 :]]
    places = sorted(stations(s, choice), key=lambda place: (place != choice.place, place))
    for piece in sorted(candidates(s, choice), key=lambda p: (p != choice.usual, p in wanted, p)):
        for place in places:
            if objection(s, choice, piece, place) == OK:
                deploy(s, choice, piece, place)
                return
