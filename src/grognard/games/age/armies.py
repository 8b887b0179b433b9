"""Armies on the move: the corps of each, its leader, its ratings, its way and its payment."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age import edition
from grognard.games.age.countries import end_occupations, invade_russia, is_home
from grognard.games.age.layout import (
    ACTIVE,
    ALIGNMENT,
    AREAS,
    ARMY,
    AT,
    AVOIDED,
    BRITANNIA,
    CHOSEN,
    COALITION,
    COLD,
    CORPS,
    FORCED,
    FRENCH,
    GREAT_BRITAIN,
    INSURGENT,
    INTERCEPTS,
    LANDED,
    LONG_MARCH,
    MARCHES,
    MEMBER,
    MOVED,
    PENDING,
    PENDINGS,
    POSTED,
    ROUGH,
    RUSSIA,
    S_ALLOWANCE,
    S_AREA,
    S_CARDS,
    S_CAUSES,
    S_FROM,
    S_KIND,
    S_LEADER,
    S_SIDE,
    S_START,
    S_STEPS,
    SAILS,
    SEEN,
    SLOT,
    SLOT_CELLS,
    SLOTS,
    SPENT,
    WITH_FORCED_MARCH,
    WITHDRAWS,
    WORN,
)
from grognard.games.age.lookups import BY_BORDER, BY_ICE, BY_STRAIT, MOST_LINKS
from grognard.games.age.refusals import (
    HAS_AVOIDED,
    HAS_MOVED,
    IN_BATTLE,
    INSURGENTS_STAY,
    NO_ICE,
    NOT_HERE,
    OK,
    STRAIT_CLOSED,
)
from grognard.games.age.state import War, other
from grognard.games.age.steps.surrender import hide_stack
from grognard.kernel.state import A_PIECE

ATTACKER_PLACE: Final = 64  # in a cell of PENDING


# --- slots ---------------------------------------------------------------------------------


def get(s: War, slot: int, what: int) -> int:
    """Something about an army on the move."""
    value: int = s.c[SLOT + (slot - 1) * SLOT_CELLS + what]
    return value


def put(s: War, slot: int, what: int, value: int) -> None:
    """Changes something about an army on the move."""
    s.c[SLOT + (slot - 1) * SLOT_CELLS + what] = value


def add(s: War, slot: int, what: int, bit: int) -> None:
    """Sets a bit of something about an army on the move."""
    put(s, slot, what, get(s, slot, what) | bit)


def has(s: War, slot: int, what: int, bit: int) -> bool:
    """Whether a bit is set."""
    return get(s, slot, what) & bit != 0


def room(s: War) -> bool:
    """Whether another army can be on the move."""
    for slot in range(1, SLOTS + 1):
        if get(s, slot, S_KIND) == 0:
            return True
    return False


def new_slot(s: War, side: int, kind: int, start: int) -> int:
    """An army of a side begins to form in an area."""
    for slot in range(1, SLOTS + 1):
        if get(s, slot, S_KIND) == 0:
            put(s, slot, S_SIDE, side)
            put(s, slot, S_KIND, kind)
            put(s, slot, S_AREA, start)
            put(s, slot, S_START, start)
            put(s, slot, S_FROM, start)
            put(s, slot, S_LEADER, s.leader(side, start))  # of the whole stack, until it parts
            return slot
    raise RuntimeError("more armies on the move than there is room for")


def free_slot(s: War, slot: int) -> None:
    """An army is no longer on the move; its corps are part of the stack where they stand."""
    for corps in corps_of(s, slot):
        s.c[ARMY + corps] = 0
        s.unmark(corps, WORN | LANDED)
    for what in range(SLOT_CELLS):
        put(s, slot, what, 0)


def corps_of(s: War, slot: int) -> list[int]:
    """The corps of an army on the move."""
    c = s.c
    found: list[int] = []
    u: i64
    for u in range(CORPS):
        if c[ARMY + u] == slot:
            found.append(u)
    return found


def own_in(s: War, side: int, area: int) -> list[int]:
    """The corps of a side in an area."""
    c = s.c
    found: list[int] = []
    u: i64
    for u in range(CORPS):
        if c[AT + u] == area and s.side_of(u) == side:
            found.append(u)
    return found


def marked(s: War, side: int, area: int, flag: int) -> list[int]:
    """The corps of a side in an area that bear a mark."""
    return [corps for corps in own_in(s, side, area) if s.flag(corps, flag)]


def all_bear(s: War, corps: list[int], flag: int) -> bool:
    """Whether all of these corps bear a mark."""
    for each in corps:
        if not s.flag(each, flag):
            return False
    return True


def leader_of(s: War, corps: list[int]) -> int:
    """4.2: the highest command; among equals the owner's choice, else the first; -1 if none."""
    best = -1
    most = -1
    for each in corps:
        rank = s.rank(each)
        if rank > most:
            best = each
            most = rank
    return best


def set_leader(s: War, slot: int) -> None:
    """A23: the highest command left leads at once; he lies on top, so everybody sees him."""
    leader = leader_of(s, corps_of(s, slot))
    put(s, slot, S_LEADER, leader)
    if leader >= 0:
        s.mark(leader, SEEN)


def take_off(s: War, corps: int) -> None:
    """A corps that has left the map belongs to no army; another leads it if need be."""
    slot: int = s.c[ARMY + corps]
    s.c[ARMY + corps] = 0
    if slot != 0 and get(s, slot, S_LEADER) == corps:
        set_leader(s, slot)
    end_occupations(s)


# --- ratings -------------------------------------------------------------------------------


def speed(s: War, slot: int, causes: int) -> int:
    """11.3, 11.4, A164: the movement rating by which an army on the move is compared.

    In the living rules the reduced one once it has met a cause of attrition: in its move so far
    (11.3 B), or before it entered the area (11.4 C).
    """
    leader = get(s, slot, S_LEADER)
    if leader < 0:
        return 0
    rating = s.movement_rating(leader)
    if causes != 0 and edition.wears_slow(s):
        rating = s.t.movement[leader + CORPS]
    return rating + (1 if has(s, slot, S_CARDS, WITH_FORCED_MARCH) else 0)


def insurgent(s: War, corps: int) -> bool:
    """9.3, A168: a corps of a country that is insurgent now."""
    return s.alignment(s.t.nation[corps]) == INSURGENT


def near_home(s: War, corps: int, area: int) -> bool:
    """9.3 A: at home or next to it."""
    if is_home(s, corps, area):
        return True
    for k in range(area * MOST_LINKS, area * MOST_LINKS + s.t.degree[area]):
        if s.t.link_kind[k] != BY_ICE and is_home(s, corps, s.t.next_to[k]):
            return True
    return False


def astray(s: War, corps: int, area: int) -> bool:
    """9.3: an insurgent corps that would be too far from home in an area."""
    return insurgent(s, corps) and not near_home(s, corps, area)


# --- ways ----------------------------------------------------------------------------------


def way(s: War, side: int, here: int, there: int) -> int:
    """11.1 A, 11.1.1 A-B, A77: how many areas of allowance a step takes; 0 if there is no way."""
    kind: int = s.t.link[here * AREAS + there]
    if kind < 0 or (side == FRENCH and s.t.country[there] == GREAT_BRITAIN):
        return 0  # A88
    if kind == BY_ICE:
        return edition.ice_costs(s) if s.winter() else 0
    if kind == BY_STRAIT and side == FRENCH:
        member = (
            s.c[ALIGNMENT + s.country_of(here)] == MEMBER
            or s.c[ALIGNMENT + s.country_of(there)] == MEMBER
        )
        return 0 if member else 1
    assert kind == BY_BORDER or kind == BY_STRAIT
    return 1


def way_refusal(s: War, side: int, here: int, there: int, far: int) -> int:
    """11.1.1: why no way leads from one area to another; `far` if they are not adjacent."""
    if way(s, side, here, there) > 0:
        return OK
    kind: int = s.t.link[here * AREAS + there]
    if kind == BY_ICE:
        return NO_ICE
    return STRAIT_CLOSED if kind == BY_STRAIT else far


def neighbours(s: War, side: int, area: int) -> list[int]:
    """The areas that a side can reach by land from an area in one step, now."""
    found: list[int] = []
    for k in range(area * MOST_LINKS, area * MOST_LINKS + s.t.degree[area]):
        near: int = s.t.next_to[k]
        if way(s, side, area, near) > 0:
            found.append(near)
    return found


def sea_open(s: War, here: int, there: int) -> bool:
    """11.2 C, A86: in winter nothing sails on the Baltic; Danmark is open to the North Sea."""
    if here == there or not s.t.coastal[here] or not s.t.coastal[there]:
        return False
    if not s.winter():
        return True
    return s.t.open_sea[here] != 0 and s.t.open_sea[there] != 0


def has_fleet(s: War, side: int) -> bool:
    """11.2 A-B: only the Coalition, once Britannia has been played."""
    return side == COALITION and s.marker(BRITANNIA)


# --- going ---------------------------------------------------------------------------------


def go_to(s: War, slot: int, area: int) -> None:
    """An army goes to an area. A13: when a stack parts, only who leads stays known."""
    side = get(s, slot, S_SIDE)
    start = get(s, slot, S_AREA)
    for corps in corps_of(s, slot):
        s.c[AT + corps] = area
    if s.holds(side, start):
        hide_stack(s, side, start)
        for corps in corps_of(s, slot):
            if corps != get(s, slot, S_LEADER):
                s.unmark(corps, SEEN)
    put(s, slot, S_FROM, start)
    put(s, slot, S_AREA, area)
    end_occupations(s)
    if s.t.country[area] == RUSSIA and s.commander(RUSSIA) != side:
        invade_russia(s)  # 2.2.1 H, A29


def wear(s: War, slot: int, causes: int) -> None:
    """11.1.2 A-B: an army meets causes of attrition; all corps now in it share them."""
    if causes == 0:
        return
    add(s, slot, S_CAUSES, causes)
    for corps in corps_of(s, slot):
        s.mark(corps, WORN)


def causes_of_step(s: War, slot: int, sea: bool = False) -> int:
    """11.1.2 A, A78, A79: what speaks for attrition in the step just made."""
    causes = COLD if s.winter() else 0
    kind = get(s, slot, S_KIND)
    if not sea and s.t.rough[get(s, slot, S_AREA)]:
        causes |= ROUGH
    if kind == MARCHES:
        if has(s, slot, S_CARDS, WITH_FORCED_MARCH):
            causes |= FORCED
        if get(s, slot, S_STEPS) >= 4:
            causes |= LONG_MARCH
    return causes


# --- battles to come -----------------------------------------------------------------------


def battle_in(s: War, area: int) -> bool:
    """Whether a battle is to be fought in an area (A94)."""
    return attacker_in(s, area) >= 0


def attacker_in(s: War, area: int) -> int:
    """Who will attack in a battle to come; -1 if there is none."""
    for k in range(PENDING, PENDING + PENDINGS):
        value: int = s.c[k]
        if value != 0 and value % ATTACKER_PLACE == area + 1:
            return value // ATTACKER_PLACE
    return -1


def expect_battle(s: War, area: int, attacker: int) -> None:
    """A battle is to be fought in an area where both sides stand, if it is not so already."""
    if battle_in(s, area) or not (s.holds(FRENCH, area) and s.holds(COALITION, area)):
        return
    for k in range(PENDING, PENDING + PENDINGS):
        if s.c[k] == 0:
            s.c[k] = area + 1 + ATTACKER_PLACE * attacker
            return
    raise RuntimeError("more battles to come than there is room for")


def forget_battle(s: War, area: int) -> None:
    """It is being fought, or there is nobody left to fight."""
    for k in range(PENDING, PENDING + PENDINGS):
        value: int = s.c[k]
        if value % ATTACKER_PLACE == area + 1:
            s.c[k] = 0


def battles_to_come(s: War) -> list[int]:
    """The areas of the battles to come."""
    found: list[int] = []
    for k in range(PENDING, PENDING + PENDINGS):
        value: int = s.c[k]
        if value != 0:
            found.append(value % ATTACKER_PLACE - 1)
    return found


# --- who goes (11 C, 11.3 A, 11.4 A) --------------------------------------------------------


def preselect(s: War, slot: int) -> None:
    """Everybody who can go, or as many of the strongest as the leader commands."""
    side, start = get(s, slot, S_SIDE), get(s, slot, S_START)
    able = [u for u in own_in(s, side, start) if may_join(s, slot, u) == OK]
    leader = leader_of(s, able)
    if leader < 0:
        return
    others = [u for u in able if u != leader]
    others.sort(key=lambda u: (-s.battle_rating(u), u))
    most = 1 if by_sea(s, slot) else s.command_rating(leader)
    for corps in [leader, *others][:most]:
        s.mark(corps, CHOSEN)


def by_sea(s: War, slot: int) -> bool:
    """11.2, 11.3 C: a move or withdrawal by sea, which is of one corps."""
    kind = get(s, slot, S_KIND)
    return kind == SAILS or (kind == WITHDRAWS and sails_away(s, slot))


def may_join(s: War, slot: int, corps: int) -> int:
    """What speaks against a corps going with an army that is being formed."""
    side, start, kind = get(s, slot, S_SIDE), get(s, slot, S_START), get(s, slot, S_KIND)
    if s.c[AT + corps] != start or s.side_of(corps) != side:
        return NOT_HERE
    return may_go(s, corps, kind, get(s, slot, S_ALLOWANCE))


def may_go(s: War, corps: int, kind: int, goal: int) -> int:
    """What keeps a corps from marching or sailing, or from withdrawing or intercepting so far."""
    if kind == MARCHES or (kind == INTERCEPTS and s.c[ACTIVE] == s.side_of(corps)):
        if s.flag(corps, MOVED):
            return HAS_MOVED
    if kind == INTERCEPTS and s.flag(corps, AVOIDED):
        return HAS_AVOIDED
    if kind == WITHDRAWS and s.flag(corps, POSTED):
        return IN_BATTLE  # A109
    if kind == INTERCEPTS or kind == WITHDRAWS:
        if astray(s, corps, goal):
            return INSURGENTS_STAY
    return OK


def nobody_may_go(s: War, own: list[int], kind: int, goal: int) -> int:
    """What keeps all of these corps where they are; OK if one of them may go.

    Their owner alone knows it: whether he is asked hangs on what both can see.
    """
    refused = OK
    for corps in own:
        refused = may_go(s, corps, kind, goal)
        if refused == OK:
            return OK
    for corps in own:
        s.because(A_PIECE, corps)
    return refused


def sails_away(s: War, slot: int) -> bool:
    """11.3 C: a withdrawal by sea, since no way leads there by land."""
    return way(s, get(s, slot, S_SIDE), get(s, slot, S_START), get(s, slot, S_ALLOWANCE)) == 0


# --- payment (11 G) ------------------------------------------------------------------------


def is_free(s: War, side: int) -> bool:
    """11 G: a side's first move or interception of the phase costs no card."""
    spent: int = s.c[SPENT]
    return spent & s.t.bits[side] == 0


def can_pay(s: War, side: int) -> bool:
    """A69: whether a side can move or intercept at all; any card will do."""
    return is_free(s, side) or s.hand_size(side) > 0


def first_is_gone(s: War, side: int) -> None:
    """11 G-H, A67, A70: the first move or interception has been made, free or not."""
    spent: int = s.c[SPENT]
    s.c[SPENT] = spent | int(s.t.bits[side])


def enemy_of(s: War, slot: int) -> int:
    """The other side."""
    return other(get(s, slot, S_SIDE))
