"""What a change of alignment brings with it (3.3, 2.2.1), whatever chapter it comes from."""

from __future__ import annotations

from typing import Final

from grognard.games.age import edition
from grognard.games.age.events import (
    ALIGNED,
    BY_WINTER,
    ENDINGS,
    GAME_ENDS,
    LOST,
    OCCUPATION_ENDS,
    REATTACHED,
    RELEASED,
    TO_RESERVE,
)
from grognard.games.age.kinds import JOIN, MINOR_EXCESS
from grognard.games.age.layout import (
    ALIGNMENT,
    ALLY,
    AREAS,
    AT,
    ATTACHED,
    AUSTRIA,
    BRITISH_ALLIES,
    COALITION,
    CORPS,
    DOMINION,
    FIRST_DETACHABLE,
    FRANCE,
    FRENCH,
    FRENCH_ALLIES,
    GREAT_BRITAIN,
    INSURGENT,
    INVADED,
    MAJORS,
    MEMBER,
    NOBODY,
    OCCUPIED,
    RESERVE,
    RISEN,
    SPAIN,
    SPAIN_ROSE,
    WAITING,
)
from grognard.games.age.state import War
from grognard.kernel.state import EVERYONE, OUTCOME

TIROL: Final = 22  # the last of the detachable areas
NAPOLEON: Final = 0  # the first corps

# What makes corps available (2.2.1 H), in the order of model.TRIGGERS.
BY_RADETZKY: Final = 0
BY_STEIN: Final = 1
BY_INSURRECTION: Final = 2
BY_INVASION: Final = 3

# How a game ends, in the order of events.ENDINGS.
FRENCH_DECISIVE: Final = 0
FRENCH_MARGINAL: Final = 1
FRENCH_MORAL: Final = 2
COALITION_MARGINAL: Final = 3
FRANCE_SURRENDERS: Final = 4
NAPOLEON_LOST: Final = 5


def end(s: War, ending: int) -> None:
    """The game is over."""
    assert ending < len(ENDINGS)
    s.note(GAME_ENDS, ending, 0, 0, 0, EVERYONE)
    s.c[OUTCOME] = ending + 1


def lose_for_good(s: War, corps: int, box: int, cause: int = BY_WINTER) -> None:
    """A corps is lost for good; with Napoléon the game is (15.2 B, A158)."""
    area: int = s.c[AT + corps]
    s.note(LOST, corps, area if area < AREAS else -1, cause, 0, EVERYONE)
    s.remove(corps, box)
    if corps == NAPOLEON:
        end(s, NAPOLEON_LOST)


def to_reserve(s: War, corps: int) -> None:
    """A corps leaves the map for the reserve, where all may see it (2.2.1 I, A14)."""
    s.note(TO_RESERVE, corps, 0, 0, 0, EVERYONE)
    s.remove(corps, RESERVE)


def heart(s: War, country: int) -> int:
    """The area by which a country is told: its capital, or its only one."""
    return s.t.heart[country]


# --- alignment -----------------------------------------------------------------------------


def align(s: War, country: int, alignment: int) -> None:
    """Changes the alignment of a country; Tirol rises with Austria (7.3 C, A44)."""
    s.c[ALIGNMENT + country] = alignment
    if country < MAJORS:
        s.c[OCCUPIED + country] = 0
    s.note(ALIGNED, heart(s, country), alignment, 0, 0, EVERYONE)
    if alignment == INSURGENT:
        s.c[RISEN + country] = 1
        if country == SPAIN and not s.marker(SPAIN_ROSE):
            s.place_marker(SPAIN_ROSE)
            release(s, BY_INSURRECTION)
    if country == AUSTRIA and (alignment == MEMBER or alignment == INSURGENT):
        if s.c[ALIGNMENT + TIROL] == DOMINION:
            align(s, TIROL, INSURGENT)


def reattach(s: War, area: int) -> None:
    """13.1 A, A45: a detached area belongs to its country again."""
    s.c[ALIGNMENT + area] = ATTACHED
    s.note(REATTACHED, heart(s, area), 0, 0, 0, EVERYONE)
    if area == TIROL and edition.forgets_rising(s):
        s.c[RISEN + area] = 0


def join_side(s: War, country: int, side: int) -> None:
    """A neutral country joins a side as its ally or member (6.3 B, 11.5)."""
    align(s, country, ALLY if side == FRENCH else MEMBER)


def recall(s: War, country: int) -> None:
    """All corps of a country, and the minor allies that bear its name, go to the reserve.

    6.3 A, 13.1 B, 13.2 B, A37, A147, A176: from wherever they stand; prisoners stay (9.7).
    """
    for corps in range(CORPS):
        if s.on_map(corps) and (s.t.nation[corps] == country or s.t.ally_of[corps] == country):
            to_reserve(s, corps)


def release(s: War, trigger: int) -> None:
    """2.2.1 H, A8: corps that waited for this are in the reserve from now on."""
    for corps in range(CORPS):
        if s.t.trigger[corps] == trigger and s.c[AT + corps] == WAITING:
            s.c[AT + corps] = RESERVE
            s.note(RELEASED, corps, 0, 0, 0, EVERYONE)


def invade_russia(s: War) -> None:
    """2.2.1 H, A29: an enemy corps has entered a Russian area."""
    if not s.marker(INVADED):
        s.place_marker(INVADED)
        release(s, BY_INVASION)


def supported(s: War, corps: int) -> bool:
    """2.2.1 E-F: whether the countries that a minor ally needs are on its side."""
    minor: int = s.t.ally_of[corps]
    if minor < 0:
        return True
    nation: int = s.t.nation[corps]
    side = s.commander(nation)
    if side == NOBODY or s.commander(minor) != side:
        return False
    attached = minor >= FIRST_DETACHABLE and s.c[ALIGNMENT + minor] == ATTACHED
    if attached:
        # A25: Sachsen-Weimar serves with an attached Sachsen, Reynier and Poniatowski do not.
        return nation == s.t.parent[minor]
    return s.alignment(minor) != INSURGENT  # A28


# --- what follows --------------------------------------------------------------------------


def settle(s: War) -> None:
    """2.2.1 F-G: after any change, what the map may no longer hold leaves it.

    The owner is asked for the corps beyond a limit: such questions come on top.
    """
    if edition.removes_minor_allies(s):
        for corps in range(CORPS):
            if s.on_map(corps) and not supported(s, corps):
                to_reserve(s, corps)
    end_occupations(s)
    if edition.removes_minor_allies(s):
        s.push(MINOR_EXCESS, COALITION, BRITISH_ALLIES, 0)
        s.push(MINOR_EXCESS, FRENCH, FRENCH_ALLIES, 0)


def ask_to_deploy(s: War, country: int, violated: bool) -> None:
    """6.3 B, 11.5 C: a country that has joined a side may deploy its corps at once."""
    side = s.commander(country)
    if side != NOBODY:
        s.push(JOIN, side, country, 1 if violated else 0)


# --- occupation (13.2 D) -------------------------------------------------------------------


def occupier_of(s: War, country: int) -> int:
    """The side that occupies a neutral country (A36), NOBODY if none or it is not neutral.

    A major is occupied by whoever made it surrender and has stood in its capital ever since; a
    minor by whoever has corps in it.
    """
    if not s.is_neutral(country):
        return NOBODY
    if country < MAJORS:
        side: int = s.c[OCCUPIED + country]
        return side - 1
    return s.occupier(heart(s, country))


def end_occupations(s: War) -> None:
    """A150: an occupation ends when the last corps leaves the capital, even for a moment.

    To be called whenever corps have left an area.
    """
    for country in range(MAJORS):
        side: int = s.c[OCCUPIED + country]
        if side != 0 and not s.holds(side - 1, heart(s, country)):
            s.c[OCCUPIED + country] = 0
            s.note(OCCUPATION_ENDS, heart(s, country), 0, 0, 0, EVERYONE)


def areas_of(s: War, country: int) -> list[int]:
    """The areas that belong to a country now (3.2)."""
    return [area for area in range(AREAS) if s.country_of(area) == country]


def is_country(s: War, country: int) -> bool:
    """Whether this is a country at present: an attached area is not (3.2)."""
    return country < FIRST_DETACHABLE or s.c[ALIGNMENT + country] != ATTACHED


def is_minor(s: War, country: int) -> bool:
    """3.1, 3.2: minor countries and detached areas."""
    return country >= MAJORS and is_country(s, country)


def may_change(country: int) -> bool:
    """3.3 A: the alignment of France and Britain never changes."""
    return country != FRANCE and country != GREAT_BRITAIN


def is_home(s: War, corps: int, area: int) -> bool:
    """2.1 C-D, A31: whether an area is home to a corps, detached or not."""
    home: int = s.t.home[corps]
    if home >= FIRST_DETACHABLE:
        return s.t.own[area] == home
    return s.t.country[area] == home


def may_liberate(s: War, corps: int, area: int) -> bool:
    """9.3, A31: where an insurgent corps may attack: at home.

    In the original rules a detached area is another country, home only to its own corps.
    """
    if not is_home(s, corps, area):
        return False
    own = s.country_of(area)
    return not s.detached(own) or s.t.home[corps] == own or edition.detached_is_home(s)
