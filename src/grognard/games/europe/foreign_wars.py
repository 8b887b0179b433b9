"""6.5: wars beyond the map: what they take, and how they end."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, kinds, merging
from grognard.games.europe.events import OWES, SENT_ABROAD, WAR_ENDS, WAR_ROLLED
from grognard.games.europe.layout import (
    COALITION,
    DEPOTS,
    FLAGS,
    FLEETS,
    FOREIGN_WARS,
    HOLD,
    IN_PLAY,
    INSIDE,
    NEXT_BUDGET,
    OUT,
    OWED_FLEETS,
    OWED_STEPS,
    PIECES,
    PLACES,
    REDUCED,
    REMOVED,
    UNITS,
    ZONES,
)
from grognard.games.europe.politics import due, patron, set_due
from grognard.games.europe.refusals import COALITION_ONLY, NO_FOREIGN_WAR, NOT_WINTER, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.rounds import held, value_of
from grognard.kernel.state import EVERYONE

ENDS_ON: Final = 5
#: A piece in the box is held by this and the number of the card of its war.
WAR: Final = 300
STEPS, FLEETS_LEFT, POWER = 1, 8, 64  # the parts of the second argument of SEND_ABROAD


def begin(s: Theatre, card: int, power: int, steps: int, fleets: int) -> None:
    """6.5: the card goes to its box; the Coalition chooses the units that the power sends."""
    s.put_card(card, IN_PLAY)
    s.push(kinds.SEND_ABROAD, COALITION, card, steps * STEPS + fleets * FLEETS_LEFT + power * POWER)


def able(s: Theatre, power: int, fleets: bool) -> list[int]:
    """R434: units of the power on the map, not besieged; fleets of its minors too (R437)."""
    if fleets:
        return [
            fleet
            for fleet in range(FLEETS, DEPOTS)
            if s.at(fleet) < PLACES and power == s.power_of(int(s.t.owner[fleet]))
        ]
    return [
        unit
        for unit in range(UNITS)
        if s.t.owner[unit] == power
        and forces.is_corps(s, unit)  # 9F, 11F: no Guard, no cavalry, no militia
        and s.at(unit) < ZONES
        and not (s.flag(unit, INSIDE) and s.besieged(s.at(unit)))
    ]


def send(s: Theatre, card: int, piece: int) -> None:
    """A piece goes to the box of a war, with the strength that it has."""
    place, side, inside = s.at(piece), s.side_of(piece), s.flag(piece, INSIDE)
    reduced = s.flag(piece, REDUCED)
    s.remove(piece, FOREIGN_WARS)
    s.c[HOLD + piece] = 1 + WAR + card
    if reduced:
        s.c[FLAGS + piece] = REDUCED
    s.note(SENT_ABROAD, piece, card, 0, 0, EVERYONE)
    if piece < UNITS:
        merging.tidy(s, side, place, inside)


def owe(s: Theatre, power: int, steps: int, fleets: int) -> None:
    """6.4, R432: what a power could not send it builds and gives in its next budget."""
    if steps + fleets == 0:
        return
    set_due(s, power, OWED_STEPS, due(s, power, OWED_STEPS) + steps)
    set_due(s, power, OWED_FLEETS, due(s, power, OWED_FLEETS) + fleets)
    s.note(OWES, power, steps + fleets, 0, 0, EVERYONE)


def pieces_in_war(s: Theatre, card: int) -> list[int]:
    """The pieces in the box of a war."""
    return [
        piece
        for piece in range(PIECES)
        if s.at(piece) == FOREIGN_WARS and s.holder_of(piece) == WAR + card
    ]


def wars(s: Theatre) -> list[int]:
    """The cards of the wars in progress."""
    return [card for card in s.t.foreign_wars if s.card_at(card) == IN_PLAY]


# --- the end (R435, R436) ------------------------------------------------------------------


def end_objection(s: Theatre, side: int, card: int, war: int, in_round: bool) -> int:
    """R435: the Coalition only, with any card, in the diplomatic phase or in winter."""
    if side != COALITION:
        return COALITION_ONLY
    refused = held(s, side, card)
    if refused != OK:
        return refused
    if war not in wars(s):
        return NO_FOREIGN_WAR
    return NOT_WINTER if in_round and not s.winter() else OK


def try_to_end(s: Theatre, card: int, war: int) -> bool:
    """A die and the value of the card: on 5 or more the war is over."""
    die = s.die()
    total = die + value_of(s, card)
    s.note(WAR_ROLLED, war, die, total, 0, EVERYONE)
    if total < ENDS_ON:
        return False
    end(s, war)
    return True


def end(s: Theatre, war: int) -> None:
    """R436: its units come back in the next budget as strong as they were; its card is gone."""
    for piece in pieces_in_war(s, war):
        reduced = s.flag(piece, REDUCED)
        s.remove(piece, NEXT_BUDGET)
        if reduced:
            s.c[FLAGS + piece] = REDUCED
    s.put_card(war, REMOVED)
    s.note(WAR_ENDS, war, 0, 0, 0, EVERYONE)


def lose_fleets_of(s: Theatre, minor: int) -> None:
    """18.1, R437: the fleet of a conquered minor leaves the box; another must go in its place."""
    for war in wars(s):
        for piece in pieces_in_war(s, war):
            if piece >= FLEETS and s.t.owner[piece] == minor:
                power = patron(s, minor)
                s.remove(piece, OUT)
                s.push(kinds.SEND_ABROAD, COALITION, war, FLEETS_LEFT + power * POWER)
