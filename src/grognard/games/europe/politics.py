"""8, 18, 19: what the countries are to the two sides, and the tracks of victory and escalation."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import supply
from grognard.games.europe.events import (
    CHATIMENTS_BEGIN,
    ESCALATION_ROSE,
    VICTORY_MOVED,
)
from grognard.games.europe.layout import (
    AFFAIRS,
    ALLY,
    AT_WAR,
    AUSTRIA,
    BATTLE_LOST,
    BEATEN,
    BY_COALITION,
    CARD,
    CARD_SPENT,
    CARDS,
    CHATIMENTS,
    CHOUANS,
    COALITION,
    COUNTRIES,
    DUES,
    EMPIRE,
    ENGLAND,
    ESCALATION,
    FACE_DOWN,
    FATE,
    FORCED_ALLIANCE,
    FORCED_PEACE,
    FRANCE,
    GAME_FLAGS,
    GRANDE_COALITION,
    LASTING,
    LATER,
    MAJORS,
    NEUTRAL,
    NO_STATE,
    NOBODY,
    OWNER,
    PATRON,
    PILE,
    PLAYED,
    PROTECTORATE,
    PROVINCES,
    PRUSSIA,
    RUSSIA,
    SERBS,
    SIDE,
    SIXTEEN,
    SPAIN,
    STATUS,
    TURKEY,
    TYROL,
    VICTORY,
    ZONES,
)
from grognard.games.europe.state import Theatre
from grognard.kernel.state import EVERYONE

MOST_VICTORY: Final = 20  # 19.1
MOST_ESCALATION: Final = 15  # 4
GRAND: Final = 5  # majors of the Grand Coalition (6.2)
#: 4, R491: the national revolts, each with the power whose ally it is while that is in the war.
REVOLTS: Final = {TYROL: AUSTRIA, CHOUANS: ENGLAND, SERBS: -1}
INSURGENTS: Final = (TYROL, SERBS, CHOUANS)
PARTS: Final = 8  # of DUES: each part runs to 7


# --- small records -------------------------------------------------------------------------


def fate(s: Theatre, power: int, bit: int) -> bool:
    """Whether something has befallen a major."""
    bits: int = s.c[FATE + power]
    return bits & bit != 0


def set_fate(s: Theatre, power: int, bit: int, so: bool = True) -> None:
    """Something has befallen a major, or is over."""
    bits: int = s.c[FATE + power]
    s.c[FATE + power] = bits | bit if so else bits & ~bit


def campaign(s: Theatre, bit: int) -> bool:
    """Whether something lasts or is pending."""
    bits: int = s.c[AFFAIRS]
    return bits & bit != 0


def set_campaign(s: Theatre, bit: int, so: bool = True) -> None:
    """Something lasts or is pending from now on, or no more."""
    bits: int = s.c[AFFAIRS]
    s.c[AFFAIRS] = bits | bit if so else bits & ~bit


def due(s: Theatre, power: int, part: int) -> int:
    """What a major owes of one kind."""
    dues: int = s.c[DUES + power]
    return dues // part % PARTS


def set_due(s: Theatre, power: int, part: int, value: int) -> None:
    """What a major owes of one kind, from now on."""
    dues: int = s.c[DUES + power]
    s.c[DUES + power] = dues + (value - due(s, power, part)) * part


def battle_lost(s: Theatre, power: int) -> bool:
    """R21: whether the Empire has beaten troops of a major in a battle of this year."""
    bits: int = s.c[LASTING]
    return bits & BATTLE_LOST * int(s.t.bits[power]) != 0


def set_battle_lost(s: Theatre, power: int, so: bool = True) -> None:
    """The Empire has beaten troops of a major, or a new year begins."""
    bits, bit = int(s.c[LASTING]), BATTLE_LOST * int(s.t.bits[power])
    s.c[LASTING] = bits | bit if so else bits & ~bit


def set_flag(s: Theatre, flag: int, so: bool = True) -> None:
    """A flag of the game is set, or taken away."""
    flags: int = s.c[GAME_FLAGS]
    s.c[GAME_FLAGS] = flags | flag if so else flags & ~flag


def beaten(s: Theatre, power: int, side: int) -> int:
    """8.1.3, R476: how often a side has beaten a major, Tilsit included."""
    times: int = s.c[BEATEN + power]
    return times % SIXTEEN if side == EMPIRE else times // SIXTEEN


def add_defeat(s: Theatre, power: int, side: int) -> None:
    """A side beats a major once more."""
    times: int = s.c[BEATEN + power]
    s.c[BEATEN + power] = times + (1 if side == EMPIRE else SIXTEEN)


def event_played(s: Theatre, key: str) -> bool:
    """6.2: whether the event of a starred card has been played."""
    cell: int = s.c[CARD + s.t.named_cards[key]]
    return cell & CARD_SPENT != 0


# --- statuses (8.1) ------------------------------------------------------------------------


def status(s: Theatre, country: int) -> int:
    """What a country is."""
    found: int = s.c[STATUS + country]
    return found


def is_major(country: int) -> bool:
    """4: whether a country is a major power."""
    return country < MAJORS


def patron(s: Theatre, country: int) -> int:
    """The power to which a minor belongs, -1 if to none."""
    power: int = s.c[PATRON + country]
    return power


def set_status(s: Theatre, country: int, new: int, side: int, power: int) -> None:
    """A country becomes something else; lines of supply are not what they were."""
    s.c[STATUS + country] = new
    s.c[SIDE + country] = side
    s.c[PATRON + country] = power
    if is_major(country):
        tie_revolts(s)
    s.forget_supply()
    count_coalition(s)


def tie_revolts(s: Theatre) -> None:
    """4: insurgents fight on when their power leaves the war; another of the Coalition has them."""
    for country in INSURGENTS:
        if status(s, country) == ALLY:
            power = REVOLTS[country]
            fights = power >= 0 and s.side(power) == COALITION
            s.c[PATRON + country] = power if fights else head(s, COALITION)


def allied(s: Theatre, country: int, side: int) -> bool:
    """8.1.2: whether a country is in the war on a side: at war, ally or protectorate."""
    return status(s, country) in (AT_WAR, ALLY, PROTECTORATE) and s.side(country) == side


def forced(s: Theatre, power: int) -> bool:
    """8.1.3, 8.1.4: whether a major is in forced peace or forced alliance."""
    return status(s, power) in (FORCED_PEACE, FORCED_ALLIANCE)


def exists(s: Theatre, state: int) -> bool:
    """8.3: whether a state has been created."""
    return status(s, state) != NO_STATE


def members(s: Theatre, side: int) -> list[int]:
    """The countries that are in the war on a side."""
    return [country for country in range(COUNTRIES) if allied(s, country, side)]


def powers(s: Theatre, side: int) -> list[int]:
    """The majors that are in the war on a side."""
    return [power for power in range(MAJORS) if s.side(power) == side]


def minors_of(s: Theatre, power: int) -> list[int]:
    """The minors that are tied to a power; revolts go their own way (4)."""
    return [
        country
        for country in range(MAJORS, COUNTRIES)
        if patron(s, country) == power
        and status(s, country) in (ALLY, PROTECTORATE)
        and country not in INSURGENTS
    ]


def provinces_of(s: Theatre, country: int) -> list[int]:
    """The provinces that belong to a country now."""
    return [province for province in range(PROVINCES) if s.c[OWNER + province] == country]


def zones_of(s: Theatre, country: int) -> list[int]:
    """The zones that belong to a country now."""
    return [zone for zone in range(ZONES) if s.land_of(zone) == country]


def conqueror(s: Theatre, power: int) -> int:
    """The side with which a major is in forced peace or alliance, NOBODY if with none."""
    if not forced(s, power):
        return NOBODY
    return COALITION if fate(s, power, BY_COALITION) else EMPIRE


def manager(s: Theatre, country: int) -> int:
    """7.3.2: who runs a country: its side, or the manager of a major that is in no war."""
    side = s.side(country)
    if side != NOBODY:
        return side
    power = country if is_major(country) else patron(s, country)
    runs: int = s.t.run_by[power] if 0 <= power < MAJORS else NOBODY
    return COALITION if runs == NOBODY else runs


def head(s: Theatre, side: int) -> int:
    """7.1, R538: whose ally a minor becomes that joins a side."""
    if side == EMPIRE:
        return FRANCE
    for power in (ENGLAND, AUSTRIA, RUSSIA, PRUSSIA, SPAIN, TURKEY):
        if s.side(power) == COALITION:
            return power
    return ENGLAND


def is_neutral(s: Theatre, country: int) -> bool:
    """8.1.1: whether a country is neutral."""
    return status(s, country) == NEUTRAL


# --- the tracks (19, aid) ------------------------------------------------------------------


def escalate(s: Theatre, points: int) -> None:
    """4, R495, R533: the escalation rises, to 15 at most; it is not tracked in the Châtiments."""
    now: int = s.c[ESCALATION]
    if s.game_flag(CHATIMENTS) or points <= 0 or now >= MOST_ESCALATION:
        return
    s.c[ESCALATION] = min(MOST_ESCALATION, now + points)
    s.note(ESCALATION_ROSE, s.c[ESCALATION], 0, 0, 0, EVERYONE)


def score(s: Theatre, points: int) -> None:
    """19.1, R492, R495: the Empire gains or loses victory points, between 0 and 20."""
    now: int = s.c[VICTORY]
    after = max(0, min(MOST_VICTORY, now + points))
    if after != now:
        s.c[VICTORY] = after
        s.note(VICTORY_MOVED, after, 0, 0, 0, EVERYONE)


def chatiments_due(s: Theatre) -> bool:
    """R426: whether the Châtiments begin with the next interphase."""
    return not s.game_flag(CHATIMENTS) and s.c[ESCALATION] >= MOST_ESCALATION


def begin_chatiments(s: Theatre) -> None:
    """4, 6.1, R426: pile, played cards and the Châtiments become one pile; hands stay."""
    if s.game_flag(CHATIMENTS):
        return
    set_flag(s, CHATIMENTS)
    for card in range(CARDS):
        if s.card_at(card) in (LATER, PLAYED, FACE_DOWN) and s.t.permanent[card] == 0:
            s.put_card(card, PILE)
    count_coalition(s)
    s.note(CHATIMENTS_BEGIN, 0, 0, 0, 0, EVERYONE)


def count_coalition(s: Theatre) -> None:
    """6.2, R429: five majors at war make the Grand Coalition, in the Châtiments only."""
    grand = len(powers(s, COALITION)) >= GRAND and s.game_flag(CHATIMENTS)
    set_flag(s, GRANDE_COALITION, grand)


# --- control with a line of supply (3.2) ---------------------------------------------------


def fed_by_any(s: Theatre, side: int, zone: int) -> bool:
    """3.2, R300: the line of supply of any one power of the side counts."""
    return any(supply.supplied(s, power, zone) for power in powers(s, side))


def controls(s: Theatre, side: int, zone: int) -> bool:
    """3.2: whether a side controls a zone, with a line of supply of the power that holds it.

    Its own land it holds without one.
    """
    if not s.held_by(side, zone):
        return False
    return s.side(s.land_of(zone)) == side or supply.supplied(s, s.holder(zone), zone)
