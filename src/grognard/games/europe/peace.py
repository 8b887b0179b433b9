"""8.1.4, 18.2.2-18.2.3: what peace takes from the beaten, and when it ends."""

from __future__ import annotations

from typing import Final

from grognard.games.europe.alliances import annex, become_neutral, clear_markers, deploy, tidy_all
from grognard.games.europe.events import (
    ALLIANCE_FORCED,
    EXPELLED,
    JOINED,
    PEACE_ENDS,
    PEACE_ROLLED,
    PROVINCE_CEDED,
    TRIBUTE_DUE,
)
from grognard.games.europe.forces import pieces_in
from grognard.games.europe.layout import (
    ALLY,
    BY_COALITION,
    BY_TILSIT,
    COALITION,
    COUNTRIES,
    DRUMS,
    EMPIRE,
    FATE,
    FORCED_ALLIANCE,
    FORCED_PEACE,
    FRANCE,
    JUST_BEATEN,
    MAJORS,
    MARRIAGE,
    NEUTRAL,
    NO_ROLL,
    NOBODY,
    OWNER,
    PATRON,
    PEACE_ROLL,
    PEACE_ROLLS,
    PERMANENT,
    POLAND,
    PRUSSIA,
    ROLL_HELP,
    SCENARIO,
    SPAIN,
    SPAIN_WON,
    STATUS,
    TERMS,
    TRIBUTE,
    YEAR,
    ZONES,
)
from grognard.games.europe.merging import destroy
from grognard.games.europe.politics import (
    INSURGENTS,
    allied,
    beaten,
    campaign,
    conqueror,
    due,
    fate,
    head,
    minors_of,
    patron,
    provinces_of,
    set_due,
    set_fate,
    set_status,
    status,
)
from grognard.games.europe.refusals import (
    KEY_PROVINCE,
    NO_MEMBER,
    NO_PROVINCE,
    NOT_ITS_MINOR,
    NOT_TOUCHING,
    OK,
    ONLY_MAZOVIA,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.states import clear_land, make_poland, review
from grognard.games.europe.ways import neighbours
from grognard.kernel.state import A_PLACE, EVERYONE

PEACE_ENDS_ON: Final = 5  # 18.2.3
EACH_YEAR: Final = 2
HELP: Final = 2  # 45C, 47C
FORCED_FROM: Final = 2  # defeats (8.1.4)
PRUSSIA_UNTIL: Final = 10  # 1810 (20.3, R528)
#: What is usually taken, and for whom, by the keys of provinces and countries.
USUAL: Final = (
    ("tyrol", "bavaria"),
    ("venetie", "italy"),
    ("frioul", "france"),
    ("mazovie", "poland"),
    ("posnanie", "poland"),
    ("magdebourg", "france"),
)


# --- provinces (18.2.2, R514) --------------------------------------------------------------


def zone_of(s: Theatre, province: int) -> int:
    """The zone by which a province is named: its first."""
    return next(zone for zone in range(ZONES) if s.t.province[zone] == province)


def victor_of(s: Theatre, power: int) -> int:
    """The side that has beaten a power."""
    return COALITION if fate(s, power, BY_COALITION) else EMPIRE


def province_objection(s: Theatre, power: int, zone: int) -> int:
    """What speaks against taking the province of a zone from a beaten power."""
    province = int(s.t.province[zone])
    if s.c[OWNER + province] != power or zone_of(s, province) != zone:
        return NO_PROVINCE
    victor = victor_of(s, power)
    keys = [z for z in zones_in(s, province) if s.t.key_zone[z] != 0]
    if s.t.inalienable[province] != 0 or (keys and not polish_key(s, province, victor)):
        if keys:
            s.because(A_PLACE, keys[0])
        return KEY_PROVINCE
    # 18.2.2: the creation of Poland is an exception; Mazovia need not touch anything.
    near = touches(s, province, victor) or polish_key(s, province, victor)
    return OK if near else NOT_TOUCHING


def polish_key(s: Theatre, province: int, victor: int) -> bool:
    """18.2.2: Mazovia may be taken by the Empire, although Warsaw is a key."""
    return province == s.t.mazovia and victor == EMPIRE


def zones_in(s: Theatre, province: int) -> list[int]:
    """The zones of a province."""
    return [zone for zone in range(ZONES) if s.t.province[zone] == province]


def touches(s: Theatre, province: int, side: int) -> bool:
    """18.2.2: whether a province borders on the land of a member of a side."""
    for zone in zones_in(s, province):
        for near in neighbours(s, zone):
            if allied(s, s.land_of(near), side):
                return True
    return False


def receiver_objection(s: Theatre, power: int, zone: int, country: int) -> int:
    """R514: any member of the camp; Mazovia becomes Poland, and Poland is made of it."""
    victor, mazovia = victor_of(s, power), s.t.province[zone] == s.t.mazovia
    if mazovia:
        return OK if country == POLAND else ONLY_MAZOVIA
    able = allied(s, country, victor) and country not in INSURGENTS
    return OK if able else NO_MEMBER


def receivers(s: Theatre, power: int, zone: int) -> list[int]:
    """The countries that may receive the province of a zone."""
    return [c for c in range(COUNTRIES) if receiver_objection(s, power, zone, c) == OK]


def cede(s: Theatre, power: int, zone: int, country: int) -> None:
    """18.2.2: a province becomes national territory of its receiver."""
    province = int(s.t.province[zone])
    s.note(PROVINCE_CEDED, zone, country, 0, 0, EVERYONE)
    if province == s.t.mazovia:
        make_poland(s)
    else:
        s.cede(province, country)
        clear_land(s, province)
    count_term(s, power)
    review(s)


# --- minors in place of provinces (18.2.2) -------------------------------------------------


def minor_objection(s: Theatre, power: int, minor: int) -> int:
    """A minor that is still allied to the beaten power."""
    return OK if minor in minors_of(s, power) else NOT_ITS_MINOR


def seize(s: Theatre, power: int, minor: int) -> None:
    """It becomes the ally of the victor, and deploys."""
    victor = victor_of(s, power)
    set_status(s, minor, ALLY, victor, head(s, victor))
    clear_markers(s, minor, victor)
    s.note(JOINED, minor, victor, 0, 0, EVERYONE)
    deploy(s, minor)
    count_term(s, power)
    review(s)


def incorporate_objection(s: Theatre, power: int, minor: int, country: int) -> int:
    """It becomes national territory of a major of the victor's camp."""
    refused = minor_objection(s, power, minor)
    if refused != OK:
        return refused
    return OK if country < MAJORS and allied(s, country, victor_of(s, power)) else NO_MEMBER


def incorporate(s: Theatre, power: int, minor: int, country: int) -> None:
    """18.2.2: a minor is annexed in place of a province."""
    annex(s, minor, country)
    count_term(s, power)
    review(s)


# --- how many (18.2.2, R515) ---------------------------------------------------------------


def terms_left(s: Theatre, power: int) -> int:
    """How many provinces may still be taken."""
    return due(s, power, TERMS)


def count_term(s: Theatre, power: int) -> None:
    """One more has been taken."""
    set_due(s, power, TERMS, due(s, power, TERMS) - 1)


def choices(s: Theatre, power: int) -> list[int]:
    """The provinces that may be taken now, each by its zone."""
    zones = [zone_of(s, province) for province in provinces_of(s, power)]
    return [zone for zone in zones if province_objection(s, power, zone) == OK]


def anything_left(s: Theatre, power: int) -> bool:
    """Whether the victor has a choice."""
    return bool(choices(s, power)) or bool(minors_of(s, power))


def close_terms(s: Theatre, power: int) -> None:
    """R515: if no legal choice is left, 4 resources of the next income for each that is missing."""
    left = terms_left(s, power)
    set_due(s, power, TERMS, 0)
    if left > 0 and not anything_left(s, power):
        set_due(s, power, TRIBUTE, left)
        s.note(TRIBUTE_DUE, power, left, 0, 0, EVERYONE)


def usual_cession(s: Theatre, power: int) -> tuple[int, int]:
    """The zone of the province that is usually taken next and its receiver; -1 if nothing is."""
    zones = choices(s, power)
    provinces, countries = s.t.model.provinces, s.t.model.countries
    for key, receiver in USUAL:
        for zone in zones:
            if provinces[int(s.t.province[zone])].key != key:
                continue
            for country in receivers(s, power, zone):
                if countries[country].key == receiver:
                    return zone, country
    for zone in zones:
        able = receivers(s, power, zone)
        main = head(s, victor_of(s, power))
        if able:
            return zone, main if main in able else able[0]
    return -1, -1


# --- forced alliance (8.1.4, R477, R478) ---------------------------------------------------


def alliance_possible(s: Theatre, power: int) -> bool:
    """R477: by the Empire, on a major just conquered twice, or once after 27C."""
    if status(s, power) != FORCED_PEACE or not fate(s, power, JUST_BEATEN):
        return False
    if fate(s, power, BY_COALITION) or fate(s, power, BY_TILSIT):
        return False
    return beaten(s, power, EMPIRE) >= FORCED_FROM or fate(s, power, DRUMS)


def force_alliance(s: Theatre, power: int) -> None:
    """8.1.4: to the end of the game, a neutrality that the Empire controls."""
    s.c[STATUS + power] = FORCED_ALLIANCE
    s.c[PATRON + power] = FRANCE
    set_fate(s, power, BY_COALITION, False)
    s.forget_supply()
    s.note(ALLIANCE_FORCED, power, 0, 0, 0, EVERYONE)


def free_alliances(s: Theatre) -> None:
    """R500, R528: Spain after the Liberation war, and in 1809 Prussia at the end of 1810."""
    if campaign(s, SPAIN_WON) and status(s, SPAIN) == FORCED_PEACE:
        force_alliance(s, SPAIN)
    prussia_waits = status(s, PRUSSIA) == FORCED_PEACE and treaty_of_1809(s)
    if prussia_waits and s.c[YEAR] >= PRUSSIA_UNTIL:
        force_alliance(s, PRUSSIA)


def treaty_of_1809(s: Theatre) -> bool:
    """20.3, R528: the campaign of 1809, in which Prussia has not been beaten again by anybody."""
    scenario = s.t.model.scenarios[int(s.c[SCENARIO])].key
    once = beaten(s, PRUSSIA, EMPIRE) == 1 and beaten(s, PRUSSIA, COALITION) == 0
    return scenario == "1809" and once


# --- the end of a forced peace (18.2.3, R474, R475) ----------------------------------------


def peace_modifier(s: Theatre, power: int) -> int:
    """R474: +2 for each roll that failed before; 45C and 47C help once."""
    return rolls_made(s, power) * EACH_YEAR + (HELP if fate(s, power, ROLL_HELP) else 0)


def rolls_made(s: Theatre, power: int) -> int:
    """How many end-of-peace rolls have failed."""
    bits: int = s.c[FATE + power]
    return (bits & PEACE_ROLLS) // PEACE_ROLL


def rolls_for_peace(s: Theatre, power: int) -> bool:
    """R474: not in the year of the conquest, not if the peace is permanent."""
    if status(s, power) != FORCED_PEACE or fate(s, power, JUST_BEATEN):
        return False
    if fate(s, power, PERMANENT) or fate(s, power, NO_ROLL):
        return False
    return not (power == PRUSSIA and treaty_of_1809(s))


def roll_for_peace(s: Theatre, power: int) -> None:
    """18.2.3: on 5 or more its forced peace is over."""
    modifier = peace_modifier(s, power)
    die = s.die()
    s.note(PEACE_ROLLED, power, die, die + modifier, 0, EVERYONE)
    set_fate(s, power, ROLL_HELP, False)
    if die + modifier >= PEACE_ENDS_ON:
        s.note(PEACE_ENDS, power, 0, 0, 0, EVERYONE)
        become_neutral(s, power)
    else:
        bits: int = s.c[FATE + power]
        s.c[FATE + power] = bits + PEACE_ROLL


def end_of_year(s: Theatre) -> None:
    """18.2.3: every forced peace of an earlier year is tested; what lasted a year is over."""
    for power in range(MAJORS):
        if rolls_for_peace(s, power):
            roll_for_peace(s, power)
    for power in range(MAJORS):
        if fate(s, power, JUST_BEATEN):
            set_fate(s, power, DRUMS, False)
        set_fate(s, power, JUST_BEATEN | NO_ROLL, False)
        set_due(s, power, MARRIAGE, max(0, due(s, power, MARRIAGE) - 1))


def expel(s: Theatre) -> None:
    """R475: after the redeployments, units of either side in a neutral major are destroyed."""
    for zone in range(ZONES):
        if not may_not_stay(s, zone):
            continue
        for side in (EMPIRE, COALITION):
            pieces = [p for p in pieces_in(s, side, zone) if s.t.owner[p] not in INSURGENTS]
            if pieces:
                s.note(EXPELLED, side, zone, 0, 0, EVERYONE)
                destroy(s, pieces)
    tidy_all(s)


def may_not_stay(s: Theatre, zone: int) -> bool:
    """R475: whether a zone belongs to a neutral major, where neither side has any business."""
    land = s.land_of(zone)
    return land < MAJORS and status(s, land) == NEUTRAL


def bound_to(s: Theatre, power: int) -> int:
    """With whom a major is in forced peace or alliance; a minor follows its power."""
    major = power if power < MAJORS else patron(s, power)
    return conqueror(s, major) if 0 <= major < MAJORS else NOBODY
