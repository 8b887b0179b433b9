"""Chapter 20: what the players may choose when a scenario is set up, and what is usual.

A line of a scenario that names pieces (“Davout”) and a zone leaves nothing to choose. Where it says
“a corps”, “a general” or “a fleet” its player takes any of that kind; where it names a province or
several zones he says in which of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from grognard.games.europe.layout import SEA, ZONES
from grognard.games.europe.lookups import Lookups
from grognard.games.europe.model import MOORINGS, Model, Moored, Placed

A_DEPOT = -1  # the first of the power's reserve


@dataclass(frozen=True)
class Choice:
    """A piece that its player may choose, or whose place he may."""

    power: int
    usual: int  # the piece, or A_DEPOT
    place: int  # where it usually stands
    places: tuple[int, ...]  # and where else it may; of an army's piece none: it is with its army
    alike: bool  # whether another of its kind may be taken
    army: int = -1  # the army in whose box it begins
    command: int = 0  # of a general: what the scenario asks for
    reduced: bool = False
    last: bool = False  # the last unit of its line: no general of it may be left alone
    whole: Placed | None = None  # of an army's general: all that goes with him
    anywhere: bool = False  # of a fleet
    free: bool = False  # of a general or depot: with any troops of his power


def scattered(placed: Placed) -> bool:
    """Whether the player says in which of several zones the pieces of a line stand."""
    return len(placed.zones) > 1


@cache
def choices_of(tables: Lookups, scenario: str) -> tuple[Choice, ...]:
    """The choices of a scenario: where forces stand, then the fleets, then who they are."""
    model = tables.model
    lines = [placed for placed in model.placed if placed.scenario == scenario]
    fleets = [moored for moored in model.moored if moored.scenario == scenario and moored.any]
    wide = [placed for placed in lines if scattered(placed)]
    found = [_army(placed) for placed in wide if placed.army >= 0]
    for placed in wide:
        found += _divided(placed) if placed.army < 0 else []
    found += [_fleet(model, moored) for moored in fleets]
    for placed in lines:
        if placed not in wide or placed.army >= 0:
            found += _named(placed)
    free = [each for placed in lines for each in _free(placed)]
    return (*found, *sorted(free, key=lambda each: each.usual == A_DEPOT))


def _army(placed: Placed) -> Choice:
    """An army goes as a whole, by its general."""
    general, zones = placed.generals[0], placed.zones
    return Choice(placed.power, general, placed.zone, zones, False, whole=placed)


def _divided(placed: Placed) -> list[Choice]:
    """The pieces of a line that may stand in several zones: generals, then their troops."""

    def choice(piece: int, alike: bool, last: bool = False) -> Choice:
        command = placed.command if piece in placed.any_generals else 0
        less, zones = piece in placed.reduced, placed.zones
        return Choice(
            placed.power, piece, placed.zone, zones, alike, -1, command, reduced=less, last=last
        )

    units = [(unit, False) for unit in placed.units] + [(unit, True) for unit in placed.any_units]
    found = [choice(general, False) for general in placed.generals]
    found += [choice(general, True) for general in placed.any_generals]
    found += [choice(unit, alike, n == len(units) - 1) for n, (unit, alike) in enumerate(units)]
    return found + [choice(A_DEPOT, False)] * placed.depots


def _named(placed: Placed) -> list[Choice]:
    """The pieces of a line of which only the kind is said."""
    found = []
    for piece in (*placed.any_generals, *placed.any_units):
        command = placed.command if piece in placed.any_generals else 0
        places = () if placed.army >= 0 else (placed.zone,)
        less = piece in placed.reduced
        found.append(
            Choice(placed.power, piece, placed.zone, places, True, placed.army, command, less)
        )
    return found


def _free(placed: Placed) -> list[Choice]:
    """20.2: generals and depots of the reserve that go to troops of their player's choice."""
    pieces = [*placed.free_generals, *[A_DEPOT] * placed.free_depots]
    return [
        Choice(placed.power, piece, placed.zone, (), piece != A_DEPOT, free=True)
        for piece in pieces
    ]


def _fleet(model: Model, moored: Moored) -> Choice:
    """A fleet: which, and where if the scenario leaves that open."""
    at = MOORINGS[moored.at]
    place = SEA + moored.place if at == "sea" else moored.place
    if at == "blockade":
        ports = [zone.id for zone in model.zones if zone.port >= 0]
        place = SEA + len(model.seas) + ports.index(moored.place)
    places = moored.places or (place,)
    assert SEA == ZONES  # places of the data are numbered as those of the state are
    owner = model.fleets[moored.fleet - _first_fleet(model)].owner
    return Choice(owner, moored.fleet, place, places, True, anywhere=moored.anywhere)


def _first_fleet(model: Model) -> int:
    """The number of the first fleet among the pieces."""
    return len(model.units) + len(model.specials) + len(model.generals)
