"""8.1.5, 8.2: who may be courted, with which chance, and who may be protected."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.europe.alliances import enter_war
from grognard.games.europe.events import TALKS_FAILED, TALKS_ROLLED
from grognard.games.europe.layout import (
    ALLY,
    ANNEXED,
    AT,
    CHATIMENTS,
    COALITION,
    COUNTRIES,
    EMPIRE,
    ENGLAND,
    FRANCE,
    MAJOR_TRIED,
    MAJORS,
    MARRIAGE,
    NEUTRAL,
    NO_STATE,
    NOBODY,
    PROTECTORATE,
    RHINE,
    ROUND,
    TALKED,
    TALKS,
    UNITS,
    WAR_BEGUN,
    WESTPHALIA,
    ZONES,
)
from grognard.games.europe.politics import (
    allied,
    beaten,
    controls,
    due,
    exists,
    is_major,
    set_campaign,
    status,
)
from grognard.games.europe.refusals import (
    CAPITAL_TAKEN,
    CARD_TOO_WEAK,
    EMPIRE_ONLY,
    ENEMY_ALLY,
    MAJOR_COURTED,
    NO_PROTECTORATE,
    NO_SUCH_COUNTRY,
    NOT_FRENCH_ALLY,
    NOT_IN_ROUNDS,
    NOT_NEUTRAL,
    OK,
    PROTECTED,
    TALKED_LATELY,
    TIED_TO_POWER,
    TOO_WEAK_TO_PROTECT,
    TROOPS_INSIDE,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.states import review
from grognard.games.europe.steps.rounds import held, value_of
from grognard.kernel.arrays import Cells, cells
from grognard.kernel.state import A_CARD, A_PLACE, EVERYONE

SUCCESS: Final = 6  # 8.2.3
FACES: Final = 6
FOR_MAJOR, FOR_MINOR, FOR_POOR = 3, 2, 1  # the value of the card (8.2.3)
FOR_PROTECTORATE: Final = 2  # 8.1.5
BEATEN_BY_ENEMY: Final = 2  # 8.2.3
BEATEN_BY_US: Final = -1
FREE_BONUS: Final = 2  # 8.1.3
MARRIAGE_LOSS: Final = -2  # 33F
MINOR_KIND: Final = 1  # in model.COUNTRY_KINDS

#: A modifier: the rule that gives it, its name, and what it adds to the die.
Line = tuple[str, str, int]


# --- whom (8.2.1, 8.2.2, R461) -------------------------------------------------------------


def court_objection(
    s: Theatre, side: int, country: int, in_round: bool, guards: Cells | None = None
) -> int:
    """What speaks against a side's diplomatic action on a country, whatever the card.

    `guards`: who is guarded, if it is known of all countries.
    """
    found = status(s, country)
    if found == NO_STATE or found == ANNEXED or country == FRANCE or country == ENGLAND:
        return NO_SUCH_COUNTRY
    if is_major(country):
        return _major_objection(s, side, country, in_round)
    if in_round and talked_lately(s, side):
        return TALKED_LATELY
    return _minor_objection(s, side, country, guards)


def _major_objection(s: Theatre, side: int, power: int, in_round: bool) -> int:
    """8.2.1, R459: a neutral major, in the diplomatic phase, one a year."""
    if in_round:
        return NOT_IN_ROUNDS
    if status(s, power) != NEUTRAL:
        return NOT_NEUTRAL
    talks: int = s.c[TALKS + side]
    return MAJOR_COURTED if talks & MAJOR_TRIED else OK


def _minor_objection(s: Theatre, side: int, minor: int, guards: Cells | None) -> int:
    """8.2.2, R461: neutrals; for the Coalition French allies too, if nobody guards them."""
    if status(s, minor) == NEUTRAL:
        return OK
    if s.side(minor) == NOBODY:
        return TIED_TO_POWER
    if side == EMPIRE or s.side(minor) == COALITION:
        return ENEMY_ALLY
    if status(s, minor) == PROTECTORATE or in_state(s, minor):
        return PROTECTED
    if s.game_flag(CHATIMENTS):
        return OK
    inside = guarded(s, minor) if guards is None else guards[minor] != 0
    return TROOPS_INSIDE if inside else OK


def in_state(s: Theatre, minor: int) -> bool:
    """8.3.1, 8.3.2: whether an ally is a member of the Confederation or of Westphalia."""
    if not allied(s, minor, EMPIRE):
        return False
    rhine = exists(s, RHINE) and s.t.of_rhine[minor] != 0
    return rhine or (exists(s, WESTPHALIA) and s.t.of_westphalia[minor] != 0)


def guarded(s: Theatre, minor: int) -> bool:
    """8.2.2: whether a step of its own camp is inside, its own units included."""
    for unit in range(UNITS):
        place = s.at(unit)
        if place < ZONES and s.side_of(unit) == EMPIRE and s.land_of(place) == minor:
            s.because(A_PLACE, place)
            return True
    return False


def guarded_lands(s: Theatre) -> Cells:
    """The same of all countries at once: 1 for each that is guarded."""
    c = s.c
    found = cells(COUNTRIES)
    unit: i64
    for unit in range(UNITS):
        place: int = c[AT + unit]
        if place < ZONES and s.side_of(unit) == EMPIRE:
            found[s.land_of(place)] = 1
    return found


def talked_lately(s: Theatre, side: int) -> bool:
    """R460: in a round only if not in this one or the one before."""
    talks: int = s.c[TALKS + side]
    now: int = s.c[ROUND]
    last = talks // TALKED
    return last != 0 and last >= now - 1


def value_needed(s: Theatre, country: int) -> int:
    """8.2.3: the value that the card must have."""
    if is_major(country):
        return FOR_MAJOR
    return FOR_MINOR if s.t.has_units[country] != 0 else FOR_POOR


def card_objection(s: Theatre, side: int, card: int, country: int, in_round: bool) -> int:
    """What speaks against courting a country with a card for its value."""
    refused = held(s, side, card)
    if refused == OK:
        refused = court_objection(s, side, country, in_round)
    if refused == OK and value_of(s, card) < value_needed(s, country):
        s.because(A_CARD, card)
        return CARD_TOO_WEAK
    return refused


def courtable(s: Theatre, side: int, in_round: bool) -> list[int]:
    """The countries that a side may court now, with the right card."""
    guards = guarded_lands(s)
    return [c for c in range(COUNTRIES) if court_objection(s, side, c, in_round, guards) == OK]


# --- with which chance (8.2.3, R462) -------------------------------------------------------


def diplomacy_lines(
    s: Theatre, side: int, country: int, card_bonus: int = 0, free: bool = False
) -> list[Line]:
    """8.2.3: every modifier of the die, with its rule and its name.

    `card_bonus` is what the event of a card adds; `free` is for the attempts of 8.1.3.
    """
    bonus: int = s.t.bonuses[2 * country + side]
    lines: list[Line] = [("8.2.3", "table", bonus), ("8.2.3", "card", card_bonus)]
    if country < MAJORS:
        if beaten(s, country, 1 - side) > 0:
            lines.append(("8.2.3", "beaten-by-enemy", BEATEN_BY_ENEMY))
        if beaten(s, country, side) > 0:
            lines.append(("8.2.3", "beaten-by-us", BEATEN_BY_US))
        if side == COALITION and due(s, country, MARRIAGE) > 0:
            lines.append(("6.2", "marriage", MARRIAGE_LOSS))
    if free:
        lines.append(("8.1.3", "free", FREE_BONUS))
    return [line for line in lines if line[2] != 0]


def total_of(lines: list[Line]) -> int:
    """What the lines add in all."""
    return sum(value for _, _, value in lines)


def faces_of(lines: list[Line]) -> int:
    """On how many of the six faces the action succeeds."""
    return max(0, min(FACES, FACES + 1 - (SUCCESS - total_of(lines))))


def attempt(
    s: Theatre,
    side: int,
    country: int,
    card_bonus: int = 0,
    free: bool = False,
    answered: int = 0,
) -> bool:
    """8.2.3: the die is rolled; on 6 or more the country joins. `answered`: what 53F takes."""
    lines = diplomacy_lines(s, side, country, card_bonus, free)
    if answered != 0:
        lines.append(("6.4", "answer", answered))
    note_talks(s, side, country, free)
    die = s.die()
    total = die + total_of(lines)
    s.note(TALKS_ROLLED, country, die, total, 0, EVERYONE)
    if total < SUCCESS:
        s.note(TALKS_FAILED, country, 0, 0, 0, EVERYONE)
        return False
    enter_war(s, country, side, not free)
    review(s)  # 8.3.1, 8.3.2: a state whose last member has gone ends
    return True


def note_talks(s: Theatre, side: int, country: int, free: bool) -> None:
    """R459, R411: one major a year; the free attempts do not count."""
    if country < MAJORS and not free:
        talks: int = s.c[TALKS + side]
        s.c[TALKS + side] = talks | MAJOR_TRIED


def note_round(s: Theatre, side: int) -> None:
    """R460: a side has courted a minor in this round."""
    talks: int = s.c[TALKS + side]
    now: int = s.c[ROUND]
    s.c[TALKS + side] = (talks & MAJOR_TRIED) + TALKED * now


def forget_talks(s: Theatre) -> None:
    """A new year: each side may court a major again."""
    for side in (EMPIRE, COALITION):
        s.c[TALKS + side] = 0
    set_campaign(s, WAR_BEGUN, False)  # R33: and a foreign war may begin


def port_open(s: Theatre, country: int) -> bool:
    """17C: whether a country has a port that the Empire does not blockade."""
    for zone in range(ZONES):
        if s.t.port[zone] >= 0 and s.land_of(zone) == country:
            if not s.fleets_at(EMPIRE, int(s.t.box[zone])):
                return True
    return False


# --- the three free attempts (8.1.3, R411) -------------------------------------------------


def free_objection(s: Theatre, side: int, country: int) -> int:
    """R411: neutral minors; majors neutral, in forced peace or forced alliance."""
    if country in (FRANCE, ENGLAND) or s.side(country) != NOBODY:
        return NOT_NEUTRAL
    if is_major(country):
        return OK if status(s, country) not in (NO_STATE, ANNEXED) else NO_SUCH_COUNTRY
    if status(s, country) in (NO_STATE, ANNEXED):
        return NO_SUCH_COUNTRY
    return OK if status(s, country) == NEUTRAL else TIED_TO_POWER


# --- protectorates (8.1.5, R468) -----------------------------------------------------------


def protect_objection(s: Theatre, side: int, minor: int) -> int:
    """One of the six minors, ally of France, its capital not in the Coalition's hands."""
    if side != EMPIRE:
        return EMPIRE_ONLY
    if s.t.protectable[minor] == 0 or s.t.country_kind[minor] != MINOR_KIND:
        return NO_PROTECTORATE
    if status(s, minor) != ALLY or not allied(s, minor, EMPIRE):
        return NOT_FRENCH_ALLY
    capital: int = s.t.capital_of[2 * minor]
    if controls(s, COALITION, capital):
        s.because(A_PLACE, capital)
        return CAPITAL_TAKEN
    return OK


def protect_with(s: Theatre, side: int, card: int, minor: int) -> int:
    """What speaks against making a minor a protectorate with a card."""
    refused = held(s, side, card)
    if refused == OK:
        refused = protect_objection(s, side, minor)
    if refused == OK and value_of(s, card) < FOR_PROTECTORATE:
        s.because(A_CARD, card)
        return TOO_WEAK_TO_PROTECT
    return refused


def protectable(s: Theatre, side: int) -> list[int]:
    """The minors that may be made protectorates now."""
    return [c for c in range(MAJORS, COUNTRIES) if protect_objection(s, side, c) == OK]
