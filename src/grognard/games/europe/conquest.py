"""18.1, 18.2.1: which countries are conquered, and what it is worth."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, liberation, supply
from grognard.games.europe.alliances import annex, conquer, make_peace
from grognard.games.europe.events import (
    MAJOR_CONQUERED,
    MINOR_CONQUERED,
    SURRENDER_REFUSED,
)
from grognard.games.europe.foreign_wars import lose_fleets_of
from grognard.games.europe.layout import (
    ALLY,
    ANNEXED,
    ARMIES,
    AUSTRIA,
    BY_TILSIT,
    COALITION,
    COUNTRIES,
    DRUMS,
    EMPIRE,
    ENGLAND,
    FORT,
    FRANCE,
    INSIDE,
    LIBERATION_WAR,
    MAJORS,
    NAPLES,
    NO_STATE,
    NOBODY,
    PERMANENT,
    PIECES,
    POLAND,
    PROTECTORATE,
    PRUSSIA,
    REWARD,
    RHINE,
    RUINED,
    RUSSIA,
    SCORED,
    SICILY,
    SPAIN,
    SURRENDERS,
    TERMS,
    TURKEY,
    WESTPHALIA,
    ZONES,
)
from grognard.games.europe.politics import (
    REVOLTS,
    add_defeat,
    battle_lost,
    beaten,
    controls,
    escalate,
    fate,
    head,
    patron,
    provinces_of,
    score,
    set_due,
    set_fate,
    set_status,
    status,
    zones_of,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.states import clear_land, fall_of_poland, review
from grognard.kernel.state import EVERYONE

#: R492, R533: escalation and victory points of a conquest by the Empire.
WORTH: Final = {
    AUSTRIA: (1, 1),
    PRUSSIA: (1, 1),
    TURKEY: (1, 1),
    RUSSIA: (2, 3),
    ENGLAND: (3, 4),
}
ONLY_ONCE: Final = (AUSTRIA, PRUSSIA, TURKEY)
USUAL_TERMS, TERMS_OF_DRUMS, TERMS_OF_TILSIT = 3, 4, 1  # 18.2.2
#: Countries that are never conquered by themselves (8.3, 18.1).
APART: Final = (POLAND, RHINE, WESTPHALIA, *REVOLTS)


# --- minors (18.1, R506) -------------------------------------------------------------------


def conquerable(s: Theatre, side: int) -> list[int]:
    """18.1: the minors that a side has conquered: their capital and all their fortresses."""
    return [minor for minor in range(MAJORS, COUNTRIES) if minor_conquered(s, minor, side)]


def minor_conquered(s: Theatre, minor: int, side: int) -> bool:
    """R506, R509: its capital and fortresses, of Naples the capital alone, fed by its captor."""
    if minor in APART or s.side(minor) != 1 - side:
        return False
    if status(s, minor) not in (ALLY, PROTECTORATE):
        return False
    capital: int = s.t.capital_of[2 * minor]
    if capital < 0 or s.land_of(capital) != minor:
        return False
    forts = [] if minor == NAPLES else [z for z in zones_of(s, minor) if s.t.fort[z] > 0]
    held = all(s.held_by(side, zone) for zone in {capital, *forts})
    power = captor(s, minor)
    return held and all(supply.supplied(s, power, zone) for zone in {capital, *forts})


def captor(s: Theatre, minor: int) -> int:
    """R506: the power whose units took the capital."""
    return s.power_of(s.holder(int(s.t.capital_of[2 * minor])))


def take_minor(s: Theatre, minor: int, power: int, annexed: bool) -> None:
    """18.1, R507, R509: ally or part of its conqueror; its fortresses are whole again."""
    side = s.side(power)
    lose_fleets_of(s, minor)
    if minor == SICILY and side == EMPIRE:
        join_naples(s)
        return
    keep_sicily(s, minor, side)
    land = zones_of(s, minor)
    s.note(MINOR_CONQUERED, minor, side, 0, 0, EVERYONE)
    conquer(s, minor, power)
    if annexed:
        annex(s, minor, power)
    reopen(s, land)
    review(s)


def keep_sicily(s: Theatre, minor: int, side: int) -> None:
    """18.1, R509: Sicily stays with the Coalition when Naples falls, unless Palermo has too."""
    palermo: int = s.t.capital_of[2 * SICILY]
    if minor != NAPLES or side != EMPIRE or s.land_of(palermo) != NAPLES:
        return
    if controls(s, EMPIRE, palermo):
        return
    s.cede(s.t.sicily, SICILY)
    set_status(s, SICILY, ALLY, COALITION, head(s, COALITION))


def join_naples(s: Theatre) -> None:
    """18.1: Sicily conquered by the Empire becomes part of Naples again, with all it was given.

    If Naples has been annexed itself, its lands are those of the power that did so.
    """
    s.note(MINOR_CONQUERED, SICILY, EMPIRE, 0, 0, EVERYONE)
    land = zones_of(s, SICILY)
    held = [(zone, s.holder(zone)) for zone in land if s.held_by(EMPIRE, zone)]
    heir = patron(s, NAPLES) if status(s, NAPLES) == ANNEXED else NAPLES
    for province in provinces_of(s, SICILY):
        s.cede(province, heir)
        clear_land(s, province)
    set_status(s, SICILY, NO_STATE, NOBODY, -1)
    reopen(s, land)
    if s.side(heir) != EMPIRE:  # the Coalition has retaken Naples itself: what is taken is held
        for zone, power in held:
            s.set_control(zone, power)


def reopen(s: Theatre, zones: list[int]) -> None:
    """18.1, 18.2.3: the ruined fortresses of a conquered country are whole again."""
    for zone in zones:
        fort: int = s.c[FORT + zone]
        if fort & RUINED != 0:
            s.set_fort(zone, False, -1)


# --- majors (18.2.1, R510) -----------------------------------------------------------------


def keys_of(s: Theatre, power: int) -> list[int]:
    """Its key zones; of England London only."""
    if power == ENGLAND:
        return [int(s.t.capital_of[2 * ENGLAND])]
    return [zone for zone in zones_of(s, power) if s.t.key_zone[zone] != 0]


def capitals_of(s: Theatre, power: int) -> list[int]:
    """Its capital; Russia has two."""
    both = [int(s.t.capital_of[2 * power]), int(s.t.capital_of[2 * power + 1])]
    return [zone for zone in both if zone >= 0]


def major_conquered(s: Theatre, power: int) -> bool:
    """18.2.1: all its keys are the enemy's; or all but one, its capital and its armies too."""
    side = s.side(power)
    if side == NOBODY:
        return False
    if power == SPAIN and s.game_flag(LIBERATION_WAR):
        return liberation.won(s)
    keys = keys_of(s, power)
    taken = [zone for zone in keys if controls(s, 1 - side, zone)]
    if len(taken) == len(keys):
        return True
    if len(taken) < len(keys) - 1 or not keys:
        return False
    if any(capital not in taken for capital in capitals_of(s, power)):
        return False
    return not armies_at_home(s, power)


def steady_armies(s: Theatre, power: int) -> list[int]:
    """R21, R298: its army markers on the map whose force is not demoralised."""
    found: list[int] = []
    for army in range(ARMIES, PIECES):
        if s.t.owner[army] != power or not s.on_map(army):
            continue
        pieces = forces.pieces_in(s, s.side(power), s.at(army), s.flag(army, INSIDE))
        if not s.demoralised(forces.units_of(forces.held_by(s, army, pieces))):
            found.append(army)
    return found


def armies_at_home(s: Theatre, power: int) -> list[int]:
    """R510: those of them that stand in its own land."""
    return [army for army in steady_armies(s, power) if at_home(s, power, army)]


def at_home(s: Theatre, power: int, army: int) -> bool:
    """4: whether an army stands in the national territory of a power, not at sea."""
    return s.at(army) < ZONES and s.is_home(power, s.at(army))


def mark_surrenders(s: Theatre, side: int) -> list[int]:
    """18.2.1: the majors that a side has conquered; France has no peace to make (R511)."""
    found: list[int] = []
    for power in range(MAJORS):
        if s.side(power) != 1 - side or not major_conquered(s, power):
            continue
        if power == FRANCE:
            fall_of_poland(s)
        else:
            set_fate(s, power, SURRENDERS)
            found.append(power)
    return found


def pending(s: Theatre) -> list[int]:
    """The majors whose surrender has not been settled."""
    return [power for power in range(MAJORS) if fate(s, power, SURRENDERS)]


def refuse_surrender(s: Theatre, power: int) -> None:
    """27C, R513: it keeps its war, and all markers stay."""
    set_fate(s, power, SURRENDERS, False)
    set_fate(s, power, DRUMS)
    s.note(SURRENDER_REFUSED, power, 0, 0, 0, EVERYONE)


def surrender(s: Theatre, power: int) -> None:
    """18.2: the conquest is counted, and peace is forced upon it."""
    victor = 1 - s.side(power)
    set_fate(s, power, SURRENDERS | BY_TILSIT, False)
    s.note(MAJOR_CONQUERED, power, victor, 0, 0, EVERYONE)
    if power == SPAIN and s.game_flag(LIBERATION_WAR):
        liberation.end(s)
    count_conquest(s, power, victor)
    set_fate(s, power, REWARD)
    impose_peace(s, power, victor, TERMS_OF_DRUMS if fate(s, power, DRUMS) else USUAL_TERMS)


def count_conquest(s: Theatre, power: int, victor: int) -> None:
    """R492, R512: points are the Empire's; of some powers the first conquest only."""
    if victor != EMPIRE or power not in WORTH:
        return
    escalation, points = WORTH[power]
    escalate(s, escalation)
    if power not in ONLY_ONCE or not fate(s, power, SCORED):
        score(s, points)
    set_fate(s, power, SCORED)


def peace_without_conquest(s: Theatre, power: int) -> None:
    """26F, R476: Tilsit counts as a defeat, not as a conquest; one province."""
    set_fate(s, power, SURRENDERS, False)
    set_fate(s, power, BY_TILSIT)
    impose_peace(s, power, 1 - s.side(power), TERMS_OF_TILSIT)


def impose_peace(s: Theatre, power: int, victor: int, provinces: int) -> None:
    """8.1.3: forced peace; after a second defeat by the same side to the end of the game."""
    add_defeat(s, power, victor)
    if beaten(s, power, victor) > 1:
        set_fate(s, power, PERMANENT)
    set_due(s, power, TERMS, provinces)
    land = zones_of(s, power)
    make_peace(s, power, victor)
    reopen(s, land)


def tilsit_possible(s: Theatre, power: int) -> bool:
    """R21: it lost a battle this year, and a key zone is held or it has no steady army anywhere.

    The Liberation war of Spain ends in no other way than by its own conditions (4, R500).
    """
    if power in (FRANCE, ENGLAND) or s.side(power) != COALITION:
        return False
    if power == SPAIN and s.game_flag(LIBERATION_WAR):
        return False
    if not battle_lost(s, power):
        return False
    held = any(controls(s, EMPIRE, zone) for zone in keys_of(s, power))
    return held or not steady_armies(s, power)
