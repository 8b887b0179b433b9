"""What a side wants of the powers and of single cards, by how a campaign is won (5.4, 19).

The Empire wins by Napoleonic Europe (45F), for which Austria and Prussia must be beaten, the
Confederation made (20F), Spain entered (24F) and Naples held; or by twenty points. The Coalition
wins by the key zones of France, or if no points are left.
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe.diplomacy import diplomacy_lines, faces_of
from grognard.games.europe.layout import (
    AUSTRIA,
    CHATIMENTS,
    COALITION,
    EMPIRE,
    FRANCE,
    MAJORS,
    NEUTRAL,
    PRUSSIA,
    RUSSIA,
    SPAIN,
    UNITS,
    YEAR,
    ZONES,
)
from grognard.games.europe.politics import beaten, event_played, status
from grognard.games.europe.state import Theatre
from grognard.games.europe.states import rhine_members, westphalia_provinces

RHINE_LEAST: Final = 6  # members (8.3.1)
WESTPHALIA_LEAST: Final = 4  # of five provinces (8.3.2)

#: What the events of these cards are worth once they are ripe, more than their lines say.
GREAT_EVENTS: Final = {
    "20f": 90,
    "22f": 30,
    "24f": 60,
    "25f": 45,
    "33f": 25,
    "38f": 45,
    "45f": 200,
    "49f": 40,
    "19c": 50,
    "45c": 70,
    "47c": 70,
}
#: What it costs to spend one of these for its points while its day may still come.
HELD_BACK: Final = {
    "20f": 150,
    "24f": 150,
    "26f": 150,
    "33f": 12,
    "38f": 25,
    "45f": 300,
    "49f": 25,
    "19c": 25,
    "27c": 30,
    "45c": 40,
    "47c": 40,
}
UNRIPE: Final = -100
IN_TIME: Final = 1807  # the Châtiments, and 45F with them, must come early enough
CONTINENTAL: Final = (AUSTRIA, PRUSSIA, RUSSIA)
ENOUGH_TO_DECLARE: Final = 20  # steps of the Empire on the map
TIMES_AS_STRONG: Final = 2
ENOUGH_FOR_A_SECOND: Final = 30
LEAST_FACES: Final = 2  # of the die: with fewer a card is thrown away
FACES: Final = 6
FOR_THE_RHINE: Final = 45  # a member of the Confederation that is still missing
FOR_WESTPHALIA: Final = 50
TO_SPARE: Final = 8  # one more than are needed
LAST_CHANCE: Final = 1811  # a year after which 45F would hardly come in time


def key_of(s: Theatre, card: int) -> str:
    """The key of a card."""
    return s.t.model.cards[card].key


def triumphs(s: Theatre) -> int:
    """8.3.1: how many of Austria and Prussia the Empire has beaten."""
    return int(beaten(s, AUSTRIA, EMPIRE) > 0) + int(beaten(s, PRUSSIA, EMPIRE) > 0)


def ripe(s: Theatre, key: str) -> bool:
    """Whether the day of an event has come: Spain is entered when a great enemy is beaten.

    45F needs it, and it does not come sooner the longer it is waited for.
    """
    if key == "25f" and not event_played(s, "24f") and s.side(SPAIN) != COALITION:
        return False  # it opens the door to 19C, and against Spain there is no Bayonne
    if key == "24f" or key == "25f":
        return triumphs(s) > 0 or 1800 + int(s.c[YEAR]) >= IN_TIME
    return True


def great_event(s: Theatre, side: int, card: int) -> int:
    """What a great event is worth, UNRIPE if it is too early, 0 for any other card."""
    key = key_of(s, card)
    worth = GREAT_EVENTS.get(key, 0) if s.t.card_side[card] == side else 0
    return worth if worth == 0 or ripe(s, key) else UNRIPE


def held_back(s: Theatre, side: int, card: int) -> int:
    """What it costs to spend a card for its points because of the event that may still come."""
    key = key_of(s, card)
    if key not in HELD_BACK or s.hundred_days() or event_played(s, key) or hopeless(s, key):
        return 0
    return HELD_BACK[key]


def hopeless(s: Theatre, key: str) -> bool:
    """Whether the event of a card is far away."""
    if key in ("26f", "27c"):
        return not any(s.side(power) == COALITION for power in CONTINENTAL)
    if key in ("20f", "24f"):
        return False  # the pile comes round once in five years
    if key == "45f":
        return triumphs(s) == 0
    if key in ("45c", "47c"):
        power = PRUSSIA if key == "45c" else AUSTRIA
        return beaten(s, power, EMPIRE) == 0 or s.side(power) == COALITION
    if key == "19c":
        return s.side(SPAIN) == COALITION
    if key == "38f":
        return not event_played(s, "33f")
    return False


# --- wars (7.1) ----------------------------------------------------------------------------


def steps_of(s: Theatre, power: int) -> int:
    """The steps of a power on the map."""
    return sum(
        s.steps_of(unit) for unit in range(UNITS) if s.t.owner[unit] == power and s.at(unit) < ZONES
    )


def war_pays(s: Theatre, side: int, country: int) -> bool:
    """Whether to declare war: on Prussia, which must be beaten, when nobody near fights with it."""
    if side != EMPIRE or status(s, country) != NEUTRAL or country not in (AUSTRIA, PRUSSIA):
        return False
    if beaten(s, country, EMPIRE) > 0:
        return hastens_the_end(s, country)
    if country != PRUSSIA or s.side(AUSTRIA) == COALITION:
        return False
    ours = steps_of(s, FRANCE)
    return ours >= ENOUGH_TO_DECLARE and ours >= TIMES_AS_STRONG * steps_of(s, PRUSSIA)


def hastens_the_end(s: Theatre, power: int) -> bool:
    """8.1.3: a second war begins the Châtiments; worth it if only Napoleonic Europe is wanted."""
    if s.game_flag(CHATIMENTS) or 1800 + int(s.c[YEAR]) > LAST_CHANCE:
        return False
    if not event_played(s, "20f") or not event_played(s, "24f"):
        return False
    return steps_of(s, FRANCE) >= ENOUGH_FOR_A_SECOND


# --- whom to win (8.2) ---------------------------------------------------------------------


def lacks_rhine(s: Theatre) -> bool:
    """8.3.1: whether 20F has not been played and lacks members of the Confederation."""
    return not event_played(s, "20f") and len(rhine_members(s)) < RHINE_LEAST


def lacks_westphalia(s: Theatre) -> bool:
    """8.3.2: whether 45F has not been played and lacks provinces of Westphalia."""
    return not event_played(s, "45f") and westphalia_provinces(s) < WESTPHALIA_LEAST


def needed_for_states(s: Theatre, country: int) -> int:
    """8.3.1, 8.3.2: what a minor is worth to the Empire for the states that 20F and 45F make.

    Of Magdeburg, which is no country, it is asked with -1.
    """
    worth = 0
    if country >= 0 and s.t.of_rhine[country] != 0 and not event_played(s, "20f"):
        worth += FOR_THE_RHINE if lacks_rhine(s) else TO_SPARE
    if (country < 0 or s.t.of_westphalia[country] != 0) and not event_played(s, "45f"):
        worth += FOR_WESTPHALIA if lacks_westphalia(s) else TO_SPARE
    return worth


def country_worth(s: Theatre, side: int, country: int) -> int:
    """What it is worth to have a country on one's side."""
    if country < MAJORS:
        if side == EMPIRE and country == PRUSSIA and beaten(s, country, EMPIRE) == 0:
            return 0  # it has to be beaten
        return 45 + 2 * steps_of(s, country)
    worth = 14
    if s.t.has_units[country] != 0:
        worth += 8
    if s.t.protectable[country] != 0 and side == EMPIRE:
        worth += 20
    states = needed_for_states(s, country)
    worth += states if side == EMPIRE else states // 2
    if side == COALITION and s.side(country) == EMPIRE:
        worth += 10
    return worth


def talk_worth(s: Theatre, side: int, country: int, bonus: int = 0) -> int:
    """8.2.3: what courting a country promises; 0 where the die would hardly help."""
    faces = faces_of(diplomacy_lines(s, side, country, bonus))
    if faces < LEAST_FACES:
        return 0
    return country_worth(s, side, country) * faces // FACES


def peace_worth(s: Theatre, power: int) -> int:
    """26F: those first who have to be beaten, then the strongest."""
    wanted = power in (AUSTRIA, PRUSSIA) and beaten(s, power, EMPIRE) == 0
    return 1 + steps_of(s, power) + (40 if wanted else 0)
