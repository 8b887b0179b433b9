"""11.5: the violation of neutrality."""

from __future__ import annotations

from grognard.games.age import edition
from grognard.games.age.armies import battle_in, expect_battle, get, own_in
from grognard.games.age.countries import ask_to_deploy, heart, join_side, settle
from grognard.games.age.events import NEUTRALITY_VIOLATED
from grognard.games.age.kinds import VIOLATED
from grognard.games.age.layout import (
    AREAS,
    ARMY,
    COALITION,
    FRENCH,
    MAJORS,
    MARCHES,
    MOVED,
    OCCUPIED,
    S_AREA,
    S_KIND,
    SLOTS,
)
from grognard.games.age.state import War, other
from grognard.kernel.state import EVERYONE, State
from grognard.kernel.step import Automatic, Step


def add_steps(steps: list[Step]) -> None:
    """The step after a violation."""
    steps[VIOLATED] = Violated("violated")


def violates(s: War, area: int, side: int) -> bool:
    """11.5 A-B, A38, A106, A111: whether ending a move in an area violates a neutral country."""
    country = s.country_of(area)
    if not s.is_neutral(country):
        return False
    occupied: int = s.c[OCCUPIED + country] if country < MAJORS else 0
    if occupied == 0:
        return True
    return edition.occupier_only_is_free(s) and occupied - 1 != side


def violate(s: War, area: int, side: int) -> None:
    """11.5 C, A112: a violated country joins the other side at once and may deploy its corps."""
    if not violates(s, area, side):
        return
    country = s.country_of(area)
    s.note(NEUTRALITY_VIOLATED, side, heart(s, country), 0, 0, EVERYONE)
    join_side(s, country, other(side))
    s.push(VIOLATED, side, side, meeting(s) + 1)
    settle(s)
    ask_to_deploy(s, country, True)


def meeting(s: War) -> int:
    """Where the sides have met already, so that the battle follows from that (11.3, 11.4 D).

    It is where an army has just come in, or where a battle is being fought; -1 if nowhere.
    """
    for area in range(AREAS):
        if s.holds(FRENCH, area) and s.holds(COALITION, area) and not battle_in(s, area):
            return area
    return -1


class Violated(Automatic):
    """11.5 D, 11.1 C, A109: corps deployed on top of the enemy are attacked by him."""

    def run(self, s: State) -> None:
        """Wherever both sides stand there is a battle to come, save where they met before."""
        assert isinstance(s, War)
        side, met = s.argument(0), s.argument(1) - 1
        s.pop()
        for area in range(AREAS):
            if area != met and not battle_in(s, area):
                expect_battle(s, area, side)
                if battle_in(s, area):
                    call_back(s, side, area)


def call_back(s: War, side: int, area: int) -> None:
    """A110, A187: the corps that an army has just left behind here fight and go back with it."""
    for slot in range(1, SLOTS + 1):
        if get(s, slot, S_KIND) != MARCHES or get(s, slot, S_AREA) != area:
            continue
        for corps in own_in(s, side, area):
            if s.c[ARMY + corps] == 0 and s.flag(corps, MOVED):
                s.c[ARMY + corps] = slot
