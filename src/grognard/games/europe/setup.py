"""Chapter 20: how a scenario begins: all that nobody may choose (choices.py has the rest)."""

from __future__ import annotations

from grognard.games.europe import choices
from grognard.games.europe.layout import (
    AFFAIRS,
    ALLY,
    ARMIES,
    ASIDE,
    AT,
    BAVARIA,
    BEATEN,
    CARD_KNOWN,
    CARD_SPENT,
    CARDS,
    CELLS,
    COUNTED,
    COUNTRIES,
    DEPOTS,
    ESCALATION,
    FACE_DOWN,
    FATE,
    FIXED,
    GAME_FLAGS,
    HAND,
    LAST_ROUND,
    LATER,
    MAJORS,
    NOBODY,
    OUT,
    PATRON,
    PIECES,
    PILE,
    PLAYED,
    POLAND,
    POLISH_POINT,
    PROTECTORATE,
    PROVINCES,
    REDUCED,
    REFORMED,
    REMOVED,
    RESERVE,
    ROUND,
    SCENARIO,
    SCORED,
    SEA,
    SIDE,
    STATUS,
    TYROL,
    UNDEPLOYED,
    VICTORY,
    YEAR,
    ZONES,
)
from grognard.games.europe.model import MOORINGS, STATUSES, Moored, Placed, Scenario
from grognard.games.europe.state import Theatre
from grognard.kernel.arrays import Cells, cells


def place_all(s: Theatre, scenario: Scenario) -> None:
    """The countries, the pieces that nobody may choose, and the cards; the dice deal the hands."""
    c = s.c
    c[SCENARIO] = [other.key for other in s.t.model.scenarios].index(scenario.key)
    c[YEAR] = scenario.year - 1800
    c[ROUND] = scenario.round
    c[LAST_ROUND] = s.t.n.last_round
    c[VICTORY] = scenario.victory
    c[ESCALATION] = scenario.escalation
    c[GAME_FLAGS] = sum(1 << flag for flag in scenario.flags)
    set_statuses(s, scenario.key)
    set_territory(s, scenario.key)
    set_politics(s, scenario)
    put_away(s, scenario)
    for placed in s.t.model.placed:
        if placed.scenario == scenario.key and not choices.scattered(placed):
            place(s, placed, placed.zone)
    for moored in s.t.model.moored:
        if moored.scenario == scenario.key and not moored.any:
            s.move(moored.fleet, mooring(s, moored))
    deal(s, scenario)


def set_statuses(s: Theatre, scenario: str) -> None:
    """8.1: what each country is, and on whose side."""
    of = {status.country: status for status in s.t.model.statuses if status.scenario == scenario}
    for country, status in of.items():
        s.c[STATUS + country] = status.status
        s.c[PATRON + country] = status.of
        s.c[SIDE + country] = status.side
    for country, status in of.items():
        if status.side == NOBODY and STATUSES[status.status] in ("ally", "protectorate"):
            s.c[SIDE + country] = s.c[SIDE + status.of]


def set_territory(s: Theatre, scenario: str) -> None:
    """To whom the provinces belong, and where other powers' markers lie (3.2)."""
    for province in range(PROVINCES):
        country = int(s.t.home_of[province])
        annexed = STATUSES[int(s.c[STATUS + country])] == "annexed"
        s.cede(province, int(s.c[PATRON + country]) if annexed else country)
    for control in s.t.model.controls:
        if control.scenario != scenario:
            continue
        for zone in control.zones:
            if control.territory:
                s.cede(int(s.t.province[zone]), control.to)
        for zone in control.zones:
            s.set_control(zone, control.to)


def set_politics(s: Theatre, scenario: Scenario) -> None:
    """R408, R502, R528: what the powers have been through before the scenario begins."""
    c = s.c
    for power in range(MAJORS):
        bits = COUNTED if s.side(power) != NOBODY else 0
        if power in scenario.reformed:
            bits |= REFORMED
        if power in scenario.beaten:
            c[BEATEN + power] = 1
            bits |= SCORED | COUNTED
        c[FATE + power] = bits
    if c[STATUS + POLAND] == PROTECTORATE:
        done: int = c[AFFAIRS]
        c[AFFAIRS] = done | POLISH_POINT
    if c[STATUS + TYROL] == ALLY:
        rise_in_tyrol(s)


def rise_in_tyrol(s: Theatre) -> None:
    """8.3.3: a Tyrol in revolt is a minor of its own; what it does not hold is Bavaria's."""
    zones = [zone for zone in range(ZONES) if s.t.province[zone] == s.t.tyrol]
    held = [zone for zone in zones if s.holder(zone) == TYROL]
    s.cede(s.t.tyrol, TYROL)
    for zone in zones:
        s.set_control(zone, TYROL if zone in held else BAVARIA)


def put_away(s: Theatre, scenario: Scenario) -> None:
    """Pieces that are out of the game, wait, or come with their country."""
    for pieces, box in (
        (scenario.out, OUT),
        (scenario.may_return, OUT),
        (scenario.aside, ASIDE),
        (scenario.undeployed, UNDEPLOYED),
    ):
        for piece in pieces:
            s.put(piece, box)


def place(s: Theatre, placed: Placed, zone: int) -> None:
    """The pieces of one line that nobody may choose; an army holds them all (R123)."""
    pieces = [*placed.units, *placed.specials, *placed.generals]
    depots = spare_depots(s, placed.power)[: placed.depots + placed.fixed_depots]
    for piece in (*pieces, *depots):
        s.move(piece, zone)
    for depot in depots[placed.depots :]:
        s.mark(depot, FIXED)
    for unit in placed.reduced:
        if unit in placed.units:
            s.mark(unit, REDUCED)
    if placed.army >= 0:
        s.move(placed.army, zone)
        for piece in (*pieces, *depots):
            s.hold(piece, placed.army)


def spare_depots(s: Theatre, power: int) -> list[int]:
    """The depots of a power that are in its reserve."""
    own = [depot for depot in range(DEPOTS, PIECES) if s.t.owner[depot] == power]
    return [depot for depot in own if s.c[AT + depot] == RESERVE and depot < ARMIES]


def mooring(s: Theatre, moored: Moored) -> int:
    """Where a fleet usually lies: its port, a blockade box or a sea."""
    at = MOORINGS[moored.at]
    if at == "sea":
        return SEA + moored.place
    return int(s.t.box[moored.place]) if at == "blockade" else moored.place


def deal(s: Theatre, scenario: Scenario) -> None:
    """6.1, 6.3: permanent and named cards first, the rest of each hand by chance."""
    decks = {*scenario.decks[0], *scenario.decks[1]}
    for card in range(CARDS):
        s.put_card(card, PILE if card in decks else REMOVED)
    for card in scenario.later:
        s.put_card(card, LATER)
    for card in scenario.played:
        s.put_card(card, s.card_at(card), CARD_SPENT)
    for card in range(CARDS):
        if s.t.permanent[card] != 0 and s.card_at(card) == PILE:
            s.put_card(card, REMOVED)
    for card in scenario.dealt:
        s.put_card(card, HAND, CARD_KNOWN)
    for side, size in enumerate(scenario.hands):
        while s.hand_size(side) < size:
            draw(s, side)


def draw(s: Theatre, side: int) -> int:
    """A card of the pile at random, which only its side may know; -1 if there is none."""
    pile = s.cards_at(side, PILE) or refill(s, side)
    if not pile:
        return -1
    card = pile[s.dice.secret(len(pile), 0)]
    s.put_card(card, HAND)
    return card


def refill(s: Theatre, side: int) -> list[int]:
    """6.1: the played cards become the pile; permanent ones wait for the next hands."""
    again = [*s.cards_at(side, PLAYED), *s.cards_at(side, FACE_DOWN)]
    again = [card for card in again if s.t.permanent[card] == 0]
    for card in again:
        s.put_card(card, PILE)
    return again


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
