"""A state from a readable description, for tests, studies and lessons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from grognard.games.europe import kinds
from grognard.games.europe.layout import (
    ARMIES,
    CARDS,
    COALITION,
    DEMORALISED,
    EMPIRE,
    FIXED,
    GAME_FLAGS,
    HAND,
    INSIDE,
    LAST_ROUND,
    MARKED,
    PIECES,
    PILE,
    POINTS,
    REDUCED,
    REMOVED,
    RESERVE,
    ROUND,
    SCENARIO,
    UNSUPPLIED,
    YEAR,
)
from grognard.games.europe.model import SIDES, Scenario
from grognard.games.europe.setup import set_statuses, set_territory
from grognard.games.europe.state import Theatre
from grognard.games.europe.verbs import piece_keys, place_keys
from grognard.kernel.game import UnknownName

#: What may stand behind the key of a piece, each once: `ney`, `fr_corps_3-`, `au_corps_1-!`.
SIGNS = {
    "-": REDUCED,
    "!": DEMORALISED,
    "?": UNSUPPLIED,
    "#": FIXED,
    "^": INSIDE,
    "*": MARKED,
}


#: What a fortress may be; the siege markers in their order.
FORTS = ("ruined", "siege 0", "siege 1", "siege 2", "siege 3")


def number(what: str, key: str, keys: Sequence[str]) -> int:
    """The number of a key; whoever names what does not exist is told what does."""
    if key not in keys:
        raise UnknownName(what, key, keys)
    return keys.index(key)


@dataclass(frozen=True)
class Described:
    """What a position says; what it leaves out is as in the scenario, but for the pieces.

    `at` names the pieces at each place; an army marker holds all that are named with it, up to
    the next marker or `|`. Pieces that are not named are in the reserve.
    """

    scenario: str = "1815"
    round: int = 2
    at: Mapping[str, str] = field(default_factory=dict)
    control: Mapping[str, str] = field(default_factory=dict)
    forts: Mapping[str, str] = field(default_factory=dict)  # "ruined", or "siege 0" to "siege 3"
    hands: Mapping[str, str] = field(default_factory=dict)
    points: tuple[int, int] = (0, 0)
    seat: str = "empire"


def build(s: Theatre, told: Described) -> Theatre:
    """The state, at the beginning of the action of a seat."""
    scenario = s.t.model.scenario(told.scenario)
    _begin(s, scenario, told)
    for place, pieces in told.at.items():
        _put(s, number("place", place, place_keys(s.t.model)), pieces)
    countries = [country.key for country in s.t.model.countries]
    zones = [zone.key for zone in s.t.model.zones]
    for zone, country in told.control.items():
        s.set_control(number("place", zone, zones), number("country", country, countries))
    for zone, fort in told.forts.items():
        marker = number("state of a fortress", fort, FORTS) - 1
        s.set_fort(number("place", zone, zones), fort == "ruined", marker)
    _deal(s, told.hands)
    for side in (EMPIRE, COALITION):
        s.c[POINTS + side] = told.points[side]
    # The round goes on after this action, as it would.
    side = number("seat", told.seat, SIDES)
    s.push(kinds.THE_YEAR, EMPIRE, 1, 0)
    s.push(kinds.ROUND, EMPIRE, side + 1, 0)
    s.push(kinds.ACTION, side, 0, 0)
    s.resume()
    return s


def _begin(s: Theatre, scenario: Scenario, told: Described) -> None:
    """The countries and the time."""
    s.c[SCENARIO] = [other.key for other in s.t.model.scenarios].index(scenario.key)
    s.c[YEAR] = scenario.year - 1800
    s.c[ROUND] = told.round
    s.c[LAST_ROUND] = s.t.n.last_round
    s.c[GAME_FLAGS] = sum(1 << flag for flag in scenario.flags)
    set_statuses(s, scenario.key)
    set_territory(s, scenario.key)
    for piece in range(PIECES):
        s.remove(piece, RESERVE)


def _put(s: Theatre, place: int, text: str) -> None:
    """The pieces named at one place."""
    keys = piece_keys(s.t.model)
    army = -1
    for word in text.split():
        if word == "|":
            army = -1
            continue
        key = word.rstrip("".join(SIGNS))
        piece = number("piece", key, keys)
        s.move(piece, place)
        for sign in word[len(key) :]:
            s.mark(piece, SIGNS[sign])
        if piece >= ARMIES:
            army = piece
        elif army >= 0:
            s.hold(piece, army)


def _deal(s: Theatre, hands: Mapping[str, str]) -> None:
    """The cards of each hand; those of the scenario's decks that are left are in the piles."""
    scenario = s.t.model.scenarios[int(s.c[SCENARIO])]
    decks = {*scenario.decks[0], *scenario.decks[1]}
    keys = [card.key for card in s.t.model.cards]
    for card in range(CARDS):
        known = card in decks and s.t.permanent[card] == 0
        s.put_card(card, PILE if known else REMOVED)
    for text in hands.values():
        for key in text.split():
            s.put_card(number("card", key, keys), HAND)
