"""8.3, 4: new states, national revolts and the military reform."""

from __future__ import annotations

from typing import Final

from grognard.games.europe.alliances import conquer, lift_all_sieges, tidy_all
from grognard.games.europe.events import REFORM_DONE, REVOLT_ENDS, STATE_ENDS, STATE_MADE
from grognard.games.europe.layout import (
    ALLY,
    ANNEXED,
    ASIDE,
    AT,
    AUSTRIA,
    BAVARIA,
    COALITION,
    CONTROL,
    COUNTRIES,
    EMPIRE,
    FRANCE,
    ITALY,
    MAJORS,
    NO_STATE,
    NOBODY,
    OUT,
    OWNER,
    POLAND,
    POLISH_POINT,
    PROTECTORATE,
    PROVINCES,
    PRUSSIA,
    REFORMED,
    RESERVE,
    RHINE,
    TYROL,
    UNITS,
    WESTPHALIA,
    ZONES,
)
from grognard.games.europe.politics import (
    REVOLTS,
    allied,
    beaten,
    campaign,
    controls,
    escalate,
    exists,
    fate,
    head,
    patron,
    provinces_of,
    score,
    set_campaign,
    set_fate,
    set_status,
    status,
    tie_revolts,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.verbs import piece_keys
from grognard.kernel.state import EVERYONE

POLISH_ESCALATION: Final = 2  # 8.3.5
PROVINCES_FOR_POINT, PROVINCES_FOR_CORPS = 2, 3  # R09, R488
REFORM_DEFEATS: Final = 2  # 4
REFORMERS: Final = (AUSTRIA, PRUSSIA)


def to_reserve(s: Theatre, *keys: str) -> None:
    """Pieces that waited for this join the reserve; those in play stay where they are."""
    known = piece_keys(s.t.model)
    for key in keys:
        piece = known.index(key)
        if s.at(piece) == ASIDE:
            s.c[AT + piece] = RESERVE
    s.forget_supply()


def make_state(s: Theatre, state: int) -> None:
    """8.3, R40: a state under the Empire's protection, without a card."""
    set_status(s, state, PROTECTORATE, EMPIRE, FRANCE)
    s.note(STATE_MADE, state, 0, 0, 0, EVERYONE)


# --- the Confederation of the Rhine (8.3.1, R482) ------------------------------------------


def rhine_members(s: Theatre) -> list[int]:
    """The minors marked R that are allies or protectorates of the Empire."""
    return [
        minor
        for minor in range(MAJORS, COUNTRIES)
        if s.t.of_rhine[minor] != 0 and allied(s, minor, EMPIRE)
    ]


def make_rhine(s: Theatre) -> None:
    """20F: the Confederation; its corps may be built. The card tells the points."""
    make_state(s, RHINE)
    to_reserve(s, "rh_corps")


# --- Westphalia (8.3.2, R483) --------------------------------------------------------------


def westphalia_members(s: Theatre) -> list[int]:
    """The minors marked W that the Empire holds: allied, protected or annexed by France."""
    found: list[int] = []
    for minor in range(MAJORS, COUNTRIES):
        annexed = status(s, minor) == ANNEXED and patron(s, minor) == FRANCE
        if s.t.of_westphalia[minor] != 0 and (annexed or allied(s, minor, EMPIRE)):
            found.append(minor)
    return found


def westphalia_provinces(s: Theatre) -> int:
    """How many of the five are held; Magdeburg counts once it is taken from Prussia."""
    owner: int = s.c[OWNER + s.t.magdeburg]
    return len(westphalia_members(s)) + int(owner != PRUSSIA and allied(s, owner, EMPIRE))


def make_westphalia(s: Theatre) -> None:
    """45F: its corps and Jérôme may come. The card tells the points."""
    make_state(s, WESTPHALIA)
    to_reserve(s, "we_corps", "jerome")


# --- Poland (8.3.5, R487-R489) -------------------------------------------------------------


def make_poland(s: Theatre) -> None:
    """8.3.5: the Grand Duchy, from Mazovia; +2 escalation, once."""
    s.cede(s.t.mazovia, POLAND)
    clear_land(s, s.t.mazovia)
    if not exists(s, POLAND):
        make_state(s, POLAND)
        escalate(s, POLISH_ESCALATION)
        to_reserve(s, "po_corps_1", "poniatowski")
    s.forget_supply()


def clear_land(s: Theatre, province: int) -> None:
    """Markers on a province that has changed hands are taken away."""
    for zone in range(ZONES):
        if s.t.province[zone] == province:
            s.c[CONTROL + zone] = 0
    s.forget_supply()


def polish_provinces(s: Theatre) -> int:
    """The provinces of Poland."""
    return sum(1 for p in range(PROVINCES) if s.c[OWNER + p] == POLAND and s.t.polish[p] != 0)


def fall_of_poland(s: Theatre) -> None:
    """8.3.5, 18.1, R511: it falls with France, and is then an ally of the Coalition without troops.

    Nobody else uses Polish units.
    """
    if not allied(s, POLAND, EMPIRE):
        return
    warsaw: int = s.t.capital_of[2 * POLAND]
    holder = s.power_of(s.holder(warsaw))
    conquer(s, POLAND, holder if s.side(holder) == COALITION else head(s, COALITION))
    for unit in range(UNITS):
        if s.t.owner[unit] == POLAND:
            s.remove(unit, OUT)
    s.note(STATE_ENDS, POLAND, 0, 0, 0, EVERYONE)


# --- what follows from who holds what ------------------------------------------------------


def review(s: Theatre) -> None:
    """8.3: states that have lost all members end; new provinces bring corps and a point."""
    if exists(s, RHINE) and not rhine_members(s):
        end_state(s, RHINE)
    if exists(s, WESTPHALIA) and not westphalia_members(s):
        end_state(s, WESTPHALIA)
    if s.c[OWNER + s.t.venetia] == ITALY:
        to_reserve(s, "it_corps_2")  # 8.3.4, R486
    if exists(s, POLAND):
        provinces = polish_provinces(s)
        if provinces >= PROVINCES_FOR_POINT and not campaign(s, POLISH_POINT):
            set_campaign(s, POLISH_POINT)
            score(s, 1)
        if provinces >= PROVINCES_FOR_CORPS:
            to_reserve(s, "po_corps_2")


def end_state(s: Theatre, state: int) -> None:
    """R482, R483: it is gone for good, its corps too; a point is lost. Its land is France's."""
    take_out(s, state)
    for province in provinces_of(s, state):  # 18.2.2: given to it by a peace
        s.cede(province, FRANCE)
    set_status(s, state, NO_STATE, NOBODY, -1)
    s.note(STATE_ENDS, state, 0, 0, 0, EVERYONE)
    score(s, -1)


def take_out(s: Theatre, country: int) -> None:
    """Its units leave the game; whom they leave alone goes, and sieges without troops end."""
    for unit in range(UNITS):
        if s.t.owner[unit] == country and s.at(unit) != OUT:
            s.remove(unit, OUT)
    tidy_all(s)
    lift_all_sieges(s)


# --- national revolts (8.3.3, R485, R491) --------------------------------------------------


def begin_revolt(s: Theatre, country: int, zone: int = -1) -> None:
    """8C, 18C, 22C: insurgents on the Coalition's side, with the zone where they rise."""
    set_status(s, country, ALLY, COALITION, head(s, COALITION))
    tie_revolts(s)
    if country == TYROL:
        s.cede(s.t.tyrol, TYROL)  # a minor of its own while it holds out
        clear_land(s, s.t.tyrol)
    elif zone >= 0:
        s.set_control(zone, country)


def revolt_over(s: Theatre, country: int) -> bool:
    """R485, R491: the Empire controls where it began, and for the others no unit is left."""
    if country == TYROL:
        return controls(s, EMPIRE, int(s.t.capital_of[2 * TYROL]))
    if any(s.t.owner[u] == country and s.on_map(u) for u in range(UNITS)):
        return False
    return not any(s.c[CONTROL + zone] == country + 1 for zone in range(ZONES))


def end_revolts(s: Theatre) -> None:
    """In the conquest phase; the Tyrol goes back to Bavaria if she is an ally, else to France."""
    for country in REVOLTS:
        if status(s, country) != ALLY or not revolt_over(s, country):
            continue
        take_out(s, country)
        set_status(s, country, NO_STATE, NOBODY, -1)
        if country == TYROL:
            s.cede(s.t.tyrol, BAVARIA if allied(s, BAVARIA, EMPIRE) else FRANCE)
            clear_land(s, s.t.tyrol)
        s.note(REVOLT_ENDS, country, 0, 0, 0, EVERYONE)


# --- military reform (4, R502) -------------------------------------------------------------


def reform(s: Theatre, power: int) -> None:
    """3C, 45C, 46C, or a second defeat: the units marked E may be built; once a game."""
    if power not in REFORMERS or fate(s, power, REFORMED):
        return
    set_fate(s, power, REFORMED)
    units = s.t.model.units
    to_reserve(s, *(u.key for u in units if u.owner == power and u.enters == "reform"))
    s.note(REFORM_DONE, power, 0, 0, 0, EVERYONE)


def reforms_due(s: Theatre) -> None:
    """4, R502: at the beginning of a budget: whoever has been beaten twice reforms."""
    for power in REFORMERS:
        if beaten(s, power, EMPIRE) + beaten(s, power, COALITION) >= REFORM_DEFEATS:
            reform(s, power)
