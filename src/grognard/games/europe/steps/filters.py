"""6.4: which forces the event of a card activates."""

from __future__ import annotations

from grognard.games.europe import cards
from grognard.games.europe.atoms import Atom
from grognard.games.europe.layout import (
    A_ATOM,
    A_CARD,
    A_EVENT,
    A_FORCES,
    A_NAMED,
    A_POWERS,
    DEPOTS,
    ENGLAND,
    FLEETS,
    FRANCE,
    GENERALS,
    MAJORS,
    SPAIN,
    UNITS,
    ZONES,
)
from grognard.games.europe.refusals import (
    OK,
    WRONG_FORCE,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.verbs import piece_keys


def able_forces(s: Theatre, side: int, atom: Atom) -> list[int]:
    """The generals and units whose forces an event could activate."""
    return [
        piece
        for piece in (*range(UNITS), *range(GENERALS, FLEETS))
        if s.side_of(piece) == side and s.at(piece) < ZONES and of_filter(s, side, piece, atom)
    ]


def filter_objection(s: Theatre, side: int, piece: int) -> int:
    """What the event in progress says against activating a force."""
    if s.c[A_EVENT] == 0 or s.c[A_ATOM] == 0:
        return OK
    atom = cards.atoms(s, int(s.c[A_CARD]) - 1)[int(s.c[A_ATOM]) - 1]
    return OK if of_filter(s, side, piece, atom) else WRONG_FORCE


def of_filter(s: Theatre, side: int, piece: int, atom: Atom) -> bool:
    """Whether a force is one of those that a card means."""
    return any(_means(s, side, piece, word) for word in atom.text("filter").split("|"))


def _means(s: Theatre, side: int, piece: int, word: str) -> bool:
    name, _, key = word.partition(":")
    model = s.t.model
    power = model.countries[s.power_of(int(s.t.owner[piece]))].key
    leads = piece >= GENERALS and len(s.units_in(side, s.at(piece))) > 0
    if FLEETS <= piece < DEPOTS:
        return _means_fleet(s, piece, name)
    if name == "commander":
        return piece_keys(model)[piece] == key and leads
    if name == "general_led":
        named: int = s.c[A_NAMED]
        return leads and named in (0, piece + 1)
    if name == "power":
        return power == key and leads
    if name == "in_home":
        return model.countries[s.land_of(s.at(piece))].key == key
    if name == "france_general_led":
        return power == "france" and leads
    if name in ("different_powers", "two_powers_min"):
        return _fresh_power(s, piece, name == "different_powers")
    return name == "any_land"


def _means_fleet(s: Theatre, fleet: int, name: str) -> bool:
    """1C: English fleets and those of England's minors; 16F: French, Spanish and of minors."""
    owner = int(s.t.owner[fleet])
    if name == "angleterre_minors":
        return s.power_of(owner) == ENGLAND
    if name == "france_spain_minors":
        return owner in (FRANCE, SPAIN) or owner >= MAJORS
    return name == "squadron"


def _fresh_power(s: Theatre, piece: int, each: bool) -> bool:
    """54C: each force of another power; 30C: at least two powers among three forces."""
    bit = int(s.t.bits[s.power_of(int(s.t.owner[piece]))])
    used: int = s.c[A_POWERS]
    if each:
        return used & bit == 0
    last_two = int(s.c[A_FORCES]) <= 2
    return not last_two or used == 0 or used != bit or int(s.c[A_FORCES]) == 2


def note_power(s: Theatre, piece: int) -> None:
    """Which powers an event has activated."""
    if s.c[A_EVENT] != 0:
        bits: int = s.c[A_POWERS]
        s.c[A_POWERS] = bits | int(s.t.bits[s.power_of(int(s.t.owner[piece]))])
