"""12.3.2: where the survivors of a beaten army go."""

from __future__ import annotations

from typing import Any

from grognard.games.age import edition
from grognard.games.age.armies import (
    astray,
    causes_of_step,
    corps_of,
    get,
    go_to,
    has_fleet,
    neighbours,
    new_slot,
    own_in,
    put,
    sea_open,
    set_leader,
    take_off,
    way,
    wear,
)
from grognard.games.age.countries import heart, is_home
from grognard.games.age.events import CAPTURED, FELL_BACK
from grognard.games.age.kinds import RETREAT, SETTLE
from grognard.games.age.layout import (
    AREAS,
    ARMY,
    AT,
    B_APART,
    B_SAILED,
    COALITION,
    COUNTRIES,
    ENGAGED,
    GREAT_BRITAIN,
    LANDED,
    PRISONERS,
    RETREATS,
    S_AREA,
    S_FROM,
    S_KIND,
    S_LEADER,
    S_SIDE,
    S_STEPS,
    SAILS,
    SLOTS,
)
from grognard.games.age.lookups import FAR
from grognard.games.age.refusals import (
    MUST_RETREAT,
    NO_RETREAT,
    NO_SEA_RETREAT,
    NOT_THERE,
    OK,
)
from grognard.games.age.state import War, other
from grognard.games.age.steps.base import Chapter
from grognard.games.age.steps.battle import about_area
from grognard.games.age.steps.neutrality import violates
from grognard.games.age.verbs import RETREAT as RETREAT_VERB
from grognard.games.age.verbs import SAIL, YIELD
from grognard.kernel.state import EVERYONE, State
from grognard.kernel.step import Step


def add_steps(steps: list[Step]) -> None:
    """The retreat."""
    steps[RETREAT] = Retreat()


def beaten(s: War, side: int, area: int, army: int) -> list[int]:
    """The survivors of a beaten army: one that came (its slot), or those who stood there (0)."""
    return [u for u in own_in(s, side, area) if s.c[ARMY + u] == army]


# --- where to (12.3.2 A-C) -----------------------------------------------------------------


def ways_in(s: War, side: int, area: int) -> list[int]:
    """The areas from which armies of a side came into the battle area (A131)."""
    found: list[int] = []
    for slot in range(1, SLOTS + 1):
        kind = get(s, slot, S_KIND)
        if kind == 0 or get(s, slot, S_SIDE) != side or get(s, slot, S_AREA) != area:
            continue
        if kind != SAILS:
            found.append(get(s, slot, S_FROM))
    return found


def is_open(s: War, side: int, area: int, there: int) -> bool:
    """A neighbouring area free of enemies."""
    return way(s, side, area, there) > 0 and not s.holds(other(side), there)


def way_back(s: War, side: int, area: int, army: int) -> list[int]:
    """12.3.2 C, A132, A133, A134: where it came from; together to one such area in the original."""
    if get(s, army, S_KIND) == SAILS:
        return []
    came = [get(s, army, S_FROM)]
    if not edition.armies_retreat_apart(s) and s.c[B_APART] == 0:
        came = ways_in(s, side, area)
    found = sorted({there for there in came if is_open(s, side, area, there)})
    if edition.may_choose_prison(s):
        return found
    return [there for there in found if not violates(s, there, side)]


def way_home(s: War, side: int, area: int, own: list[int]) -> list[int]:
    """12.3.2 A-B, A7, A129, A131, A174: towards the capital of most of the corps."""
    closed = ways_in(s, other(side), area)
    found = [
        there
        for there in neighbours(s, side, area)
        if is_open(s, side, area, there) and there not in closed
    ]
    if not edition.may_choose_prison(s):
        peaceful = [there for there in found if not violates(s, there, side)]
        found = peaceful or found
    goals: list[int] = []
    for country in nationalities(s, own):
        nearest = min([distance(s, country, there) for there in found], default=FAR)
        if nearest < distance(s, country, area):
            goals += [there for there in found if distance(s, country, there) == nearest]
        else:
            goals += found
    return sorted(set(goals))


def nationalities(s: War, own: list[int]) -> list[int]:
    """The countries from which most of the corps come; several if equal."""
    counts = [0] * COUNTRIES
    for corps in own:
        counts[s.t.home[corps]] += 1
    return [country for country in range(COUNTRIES) if counts[country] == max(counts)]


def distance(s: War, country: int, area: int) -> int:
    """A130: how far it is to the capital; for the British to the nearest Coalition coast."""
    distances = s.t.winter_distance if s.winter() else s.t.distance
    if country != GREAT_BRITAIN:
        return distances[area * AREAS + heart(s, country)]
    best = FAR
    for coast in range(AREAS):
        if s.t.coastal[coast] and s.holder(coast) == COALITION:
            best = min(best, distances[area * AREAS + coast])
    return best


def by_land(s: War, side: int, area: int, army: int, own: list[int]) -> list[int]:
    """Where a beaten army may retreat."""
    return way_back(s, side, area, army) if army else way_home(s, side, area, own)


def by_sea_refusal(s: War, corps: int, there: int) -> int:
    """12.3.2 D, A134: one Coalition corps, with Britannia."""
    side = s.side_of(corps)
    here: int = s.c[AT + corps]
    if not has_fleet(s, side) or s.c[B_SAILED] != 0 or not sea_open(s, here, there):
        return NO_SEA_RETREAT
    if s.holds(other(side), there) or astray(s, corps, there) or violates(s, there, side):
        return NO_SEA_RETREAT  # A174: there is always Britain
    if edition.sea_retreat_home_only(s):
        at_home = is_home(s, corps, there) and s.holder(there) == side
        return OK if at_home else NO_SEA_RETREAT
    return OK


class Retreat(Chapter):
    """12.3.2: the loser's survivors retreat, one perhaps by sea, or are taken prisoner."""

    def __init__(self) -> None:
        super().__init__("retreat", "12.3.2 A", (RETREAT_VERB, SAIL, YIELD))

    def own(self, s: War) -> list[int]:
        """Who has to go."""
        return beaten(s, s.asked(), s.argument(0), s.argument(1))

    def goals(self, s: War) -> list[int]:
        """Where to, by land."""
        return by_land(s, s.asked(), s.argument(0), s.argument(1), self.own(s))

    def skip(self, s: State) -> bool:
        """Nobody is left."""
        assert isinstance(s, War)
        return not self.own(s)

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """Areas around, shores for one corps, or the prisoners box."""
        if verb == RETREAT_VERB:
            return [(area, 0) for area in self.goals(s)]
        if verb == SAIL:
            if not has_fleet(s, s.asked()):
                return []
            return [(u, area) for u in self.own(s) for area in range(AREAS)]
        return [(0, 0)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """12.3.2 E, A135, A175: prison without a way, or rather than violate a neutral country."""
        if verb == RETREAT_VERB:
            return OK if a in self.goals(s) else NO_RETREAT
        if verb == SAIL:
            return by_sea_refusal(s, a, b) if a in self.own(s) else NOT_THERE
        goals = self.goals(s)
        if not goals:
            return OK
        choice = edition.may_choose_prison(s) and all(violates(s, g, s.asked()) for g in goals)
        return OK if choice else MUST_RETREAT

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """They go."""
        assert isinstance(s, War)
        side, own = s.asked(), self.own(s)
        if verb == SAIL:
            s.c[B_SAILED] = 1
            fall_back(s, side, [a], b)
            return
        s.pop()
        if verb == YIELD:
            for corps in own:
                capture(s, corps)
            return
        lost = [corps for corps in own if astray(s, corps, a)]  # 9.3 B
        for corps in lost:
            capture(s, corps)
        rest = [corps for corps in own if corps not in lost]
        if rest:
            fall_back(s, side, rest, a)

    def about(self, s: State) -> dict[str, Any]:
        """Where from."""
        return about_area(s)


def capture(s: War, corps: int) -> None:
    """12.3.2 E: to the prisoners box."""
    s.note(CAPTURED, corps, s.c[AT + corps], 0, 0, EVERYONE)
    s.remove(corps, PRISONERS)
    take_off(s, corps)


def fall_back(s: War, side: int, stack: list[int], there: int) -> None:
    """Corps retreat together; A136: attrition is rolled at once, no command limits them."""
    here: int = s.c[AT + stack[0]]
    army: int = s.c[ARMY + stack[0]]  # theirs, to which those belong who are left behind
    slot = new_slot(s, side, RETREATS, here)
    for corps in stack:
        s.unmark(corps, ENGAGED | LANDED)
        s.c[ARMY + corps] = slot
    set_leader(s, slot)
    if army != 0:
        set_leader(s, army)
    sea = way(s, side, here, there) == 0
    go_to(s, slot, there)
    put(s, slot, S_STEPS, 1)
    wear(s, slot, causes_of_step(s, slot, sea))
    leader = get(s, slot, S_LEADER)
    s.note(FELL_BACK, leader, here, there, len(corps_of(s, slot)), EVERYONE)
    s.push(SETTLE, side, slot, 0)
