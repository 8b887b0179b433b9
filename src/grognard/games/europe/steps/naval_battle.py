"""17.3: battles at sea, in blockade boxes and in ports.

One squadron has moved (`N_GROUP`), the other lies where it was (`N_OTHER`): at sea, in the box, or
in the port, from which it may have sallied into the box. The record of the battle is public.
"""

from __future__ import annotations

from typing import Final

from grognard.games.europe import cards, groups, kinds, verbs
from grognard.games.europe.conditions import squadron
from grognard.games.europe.events import (
    FLEET_LOST,
    FLEETS_FELL_BACK,
    NAVAL_BATTLE_BEGINS,
    NAVAL_ROLLED,
    NAVAL_TIED,
    NAVAL_WON,
    WITHDREW,
)
from grognard.games.europe.layout import (
    ACTIVE,
    EVADES,
    FLEES,
    FLEETS,
    FORCED_PORT,
    G_FROM,
    G_KIND,
    G_SIDE,
    G_START,
    G_STATE,
    G_ZONE,
    LOST,
    MAJORS,
    N_AGAIN,
    N_ALONE,
    N_BONUS,
    N_CARD,
    N_FORT,
    N_FOUGHT,
    N_GROUP,
    N_HAVEN,
    N_LOSSES,
    N_OTHER,
    N_PLACE,
    N_STAGE,
    N_SUNK,
    N_TOTAL,
    N_WINNER,
    OUT,
    RESERVE,
    SEA,
    STOPPED,
    ZONES,
)
from grognard.games.europe.model import MOMENTS
from grognard.games.europe.refusals import LADEN, NO_REFUGE, NO_SQUADRON, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import cargo
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.waters import (
    can_reach,
    is_box,
    laden,
    open_ports,
    own_port,
    port_of,
    refuges,
    sea_of,
)
from grognard.kernel.state import EVERYONE

IN_BATTLE: Final[int] = MOMENTS.index("naval_battle")
BEGINS, ROLLS, COMPARES, FIRST_ASKED, SECOND_ASKED, LOSES, FALLS_BACK, ENDS = range(8)


def begin(s: Theatre, group: int, place: int, other: int) -> None:
    """A squadron meets the fleets that lie at `other`; a fortress alone has none."""
    side = groups.get(s, group, G_SIDE)
    for cell in (N_WINNER, N_LOSSES, N_HAVEN, N_FOUGHT, N_FORT, N_ALONE):
        s.c[cell] = 0
    for who in (0, 1):
        for cell in (N_BONUS, N_CARD, N_SUNK, N_AGAIN):
            s.c[cell + who] = 0
    s.c[N_PLACE] = place + 1
    s.c[N_GROUP] = group
    s.c[N_OTHER] = other
    if place < ZONES:
        s.c[N_FORT] = int(s.t.fort[place]) if s.fort_active(place) else 0
        s.c[N_ALONE] = 0 if s.fleets_at(1 - side, other) else 1
    s.push(kinds.NAVAL_BATTLE, side, group, BEGINS)


def place_of(s: Theatre) -> int:
    """Where the battle is; -1 if there is none."""
    place: int = s.c[N_PLACE]
    return place - 1


def mover(s: Theatre) -> int:
    """The side of the squadron that moved."""
    return groups.get(s, int(s.c[N_GROUP]), G_SIDE)


def in_port(s: Theatre) -> bool:
    """17.3.3: whether the battle is in a port."""
    return 0 <= place_of(s) < ZONES


class NavalBattle(Course):
    """The stages of a naval battle; a: group, b: stage."""

    def carry_on(self, s: Theatre) -> None:
        """The next stage."""
        stage, side = s.argument(1), s.asked()
        place, active = place_of(s), int(s.c[ACTIVE])
        s.set_argument(1, stage + 1)
        if stage == BEGINS:
            s.note(NAVAL_BATTLE_BEGINS, side, place, 0, 0, EVERYONE)
            for fleet in (*squadron(s, side), *squadron(s, 1 - side)):
                s.show(fleet)
            ask_cards(s, cards.BEFORE_DICE)
        elif stage == ROLLS:
            roll(s)
            ask_cards(s, cards.AFTER_DICE)
        elif stage == COMPARES:
            fire_again(s)
            compare(s)
            ask_cards(s, cards.AFTER_TOTALS)
        elif stage == FIRST_ASKED:
            if s.c[N_WINNER] == 0:
                settle_tie(s, 1 - active)
        elif stage == SECOND_ASKED:
            if s.c[N_WINNER] == 0:
                settle_tie(s, active)
        elif stage == LOSES:
            if s.c[N_WINNER] == 0:
                s.set_argument(1, ROLLS)
            else:
                take_losses(s)
        elif stage == FALLS_BACK:
            fall_back(s)
        else:
            s.pop()
            aftermath(s)
            ask_fates(s)


# --- the dice (17.3.1) ---------------------------------------------------------------------


def ask_cards(s: Theatre, stage: int) -> None:
    """6.6: the active side may play a card, then the other; one each in a battle."""
    place, active = place_of(s), int(s.c[ACTIVE])
    s.c[N_STAGE] = stage
    s.push(kinds.ANSWER, 1 - active, IN_BATTLE, place)
    s.push(kinds.ANSWER, active, IN_BATTLE, place)


def roll(s: Theatre) -> None:
    """Both fire at once."""
    first = mover(s)
    for side in (first, 1 - first):
        fire(s, side)


def fire_again(s: Theatre) -> None:
    """10C: whoever has played a card for it rolls all of his dice again, once."""
    for side in (0, 1):
        card = int(s.c[N_CARD + side]) - 1
        if card >= 0 and s.c[N_AGAIN + side] == 0 and cards.rolls_again(s, card):
            s.c[N_AGAIN + side] = 1
            fire(s, side)


def compare(s: Theatre) -> None:
    """The higher total wins, and the difference says what is lost."""
    first = mover(s)
    difference = int(s.c[N_TOTAL + first]) - int(s.c[N_TOTAL + 1 - first])
    if difference == 0:
        s.note(NAVAL_TIED, place_of(s), 0, 0, 0, EVERYONE)
        return
    winner = first if difference > 0 else 1 - first
    s.c[N_WINNER] = 1 + winner
    s.c[N_LOSSES] = losses(s, 1 - winner, abs(difference))
    s.note(NAVAL_WON, winner, place_of(s), abs(difference), 0, EVERYONE)


def fire(s: Theatre, side: int) -> None:
    """A die for each fleet with its tactical value, and for each level of the port's fortress."""
    total: int = s.c[N_BONUS + side]
    shown = 0
    for fleet in squadron(s, side):
        die = s.die()
        shown = 10 * shown + die
        total += die + int(s.t.fleet_tactical[fleet - FLEETS])
    if side != mover(s):
        for _ in range(int(s.c[N_FORT])):
            die = s.die()
            shown = 10 * shown + die
            total += die
    s.c[N_TOTAL + side] = total
    s.note(NAVAL_ROLLED, side, shown, total, 0, EVERYONE)


def losses(s: Theatre, loser: int, difference: int) -> int:
    """The fleets lost; a fortress spares those in its port the first, but not total defeat."""
    n = s.t.n
    if difference >= n.all_lost:
        return len(squadron(s, loser))
    lost = 2 if difference >= n.two_losses else 1 if difference >= n.one_loss else 0
    if loser != mover(s) and s.c[N_FORT] != 0:
        lost = max(0, lost - 1)
    return lost


# --- ties (17.3.1, 17.3.3, R276) -----------------------------------------------------------


def settle_tie(s: Theatre, side: int) -> None:
    """At sea and in a box each is asked; in a port the attacker has failed; a fort fires again."""
    if s.c[N_ALONE] != 0:
        return
    if in_port(s):
        s.c[N_WINNER] = 1 + (1 - mover(s))
    else:
        s.push(kinds.WITHDRAW, side, place_of(s), 0)


class Withdraw(Question):
    """17.3.1: after a tie the inactive side withdraws or stays, then the active one; a: place."""

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Who withdraws is beaten without a loss."""
        side = s.asked()
        s.pop()
        if verb == verbs.WITHDRAW:
            s.c[N_WINNER] = 1 + (1 - side)
            s.note(WITHDREW, side, place_of(s), 0, 0, EVERYONE)


# --- losses (17.3.1, 17.2.7, R277) ---------------------------------------------------------


def beaten(s: Theatre) -> int:
    """The side that lost."""
    return 2 - int(s.c[N_WINNER])


def take_losses(s: Theatre) -> None:
    """The owner chooses; where all are lost there is no choice."""
    side, lost = beaten(s), int(s.c[N_LOSSES])
    fleets = squadron(s, side)
    if lost >= len(fleets):
        for fleet in fleets:
            sink(s, fleet)
    elif lost > 0:
        s.push(kinds.FLEET_LOSSES, side, place_of(s), lost)


class FleetLosses(Question):
    """Fleets are lost, empty ones before those with troops; a: place, b: how many.

    In battle they are those of the squadron, otherwise whatever is too many at the place (17.2.2).
    """

    def able(self, s: Theatre) -> list[int]:
        """The fleets in question."""
        if place_of(s) >= 0:
            return squadron(s, s.asked())
        return s.fleets_at(s.asked(), s.argument(0))

    def unneeded(self, s: Theatre) -> bool:
        """None is left."""
        return not self.able(s)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.able(s))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Empty ones first."""
        fleets = self.able(s)
        if a not in fleets:
            return NO_SQUADRON
        return LADEN if laden(s, a) and not all(laden(s, f) for f in fleets) else OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is sunk with all that it carries."""
        left = s.argument(1)
        sink(s, a)
        if left == 1:
            s.pop()
        else:
            s.set_argument(1, left - 1)


def sink(s: Theatre, fleet: int) -> None:
    """A fleet is lost with its cargo; those of minor countries are never rebuilt (7)."""
    s.note(FLEET_LOST, fleet, s.at(fleet), 0, 0, EVERYONE)
    side = s.side_of(fleet)
    sunk: int = s.c[N_SUNK + side]
    s.c[N_SUNK + side] = sunk + 1
    cargo.lose_cargo(s, fleet)
    s.remove(fleet, RESERVE if s.t.owner[fleet] < MAJORS else OUT)


# --- the retreat (17.3.2, R278) ------------------------------------------------------------


def fall_back(s: Theatre) -> None:
    """The beaten squadron leaves; one in its port stays there, one that flees goes on."""
    side = beaten(s)
    if not squadron(s, side) or stays(s, side):
        return
    goals = retreats(s, side)
    if not goals:
        for fleet in squadron(s, side):
            sink(s, fleet)
        return
    if len(goals) == 1:
        retreat(s, side, goals[0])
    else:
        s.push(kinds.SEA_RETREAT, side, place_of(s), 0)


def stays(s: Theatre, side: int) -> bool:
    """17.3.2, 17.3.3, R287, R290: who is not driven from where he is."""
    if side != mover(s):
        return int(s.c[N_OTHER]) < ZONES
    group = int(s.c[N_GROUP])
    if groups.get(s, group, G_KIND) == FLEES or s.c[N_ALONE] != 0:
        return True
    if not in_port(s):
        return False
    tied = s.c[N_TOTAL + side] == s.c[N_TOTAL + 1 - side]
    return tied or groups.get(s, group, G_START) == groups.get(s, group, G_ZONE)


def retreats(s: Theatre, side: int) -> list[int]:
    """17.3.2: own ports of the sea, and by the part played the sea behind or those around."""
    fleets, group = squadron(s, side), int(s.c[N_GROUP])
    place, came = place_of(s), groups.get(s, group, G_FROM)
    sea = sea_of(s, place)
    if side == mover(s) and groups.get(s, group, G_KIND) != EVADES:
        back = SEA + sea if in_port(s) else came
        if back < ZONES and is_box(place):
            return [back]
        if is_box(place) and can_reach(s, side, fleets, place, SEA + sea):
            return [SEA + sea]  # 17.2.6: out of the box, to its sea
        if back == place:  # R305: it began here
            return refuges(s, side, fleets, sea, back)
        near = open_ports(s, side, sea, fleets)
        if not own_port(s, side, port_of(s, back)):
            near.append(back)
    elif is_box(place) and came == port_of(s, place):
        near = [SEA + sea, *open_ports(s, side, sea, fleets)]  # R271
    else:
        return refuges(s, side, fleets, sea, came)
    here = groups.get(s, group, G_ZONE)
    return [goal for goal in near if can_reach(s, side, fleets, here, goal)]


class SeaRetreat(Question):
    """17.3.2: where a beaten squadron goes; a: place."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Where it may go."""
        return pairs(retreats(s, s.asked()))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of those."""
        return OK if a in retreats(s, s.asked()) else NO_REFUGE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It goes there; nobody intercepts (R270)."""
        side = s.asked()
        s.pop()
        retreat(s, side, a)


def retreat(s: Theatre, side: int, goal: int) -> None:
    """A beaten squadron goes to a place."""
    if side == mover(s):
        groups.go_to(s, int(s.c[N_GROUP]), goal)
    else:
        for fleet in squadron(s, side):
            s.move(fleet, goal)
    if goal < ZONES:
        s.c[N_HAVEN] = 1 + goal
    s.note(FLEETS_FELL_BACK, side, goal, 0, 0, EVERYONE)


# --- after the battle (17.3.2, R279) -------------------------------------------------------


def aftermath(s: Theatre) -> None:
    """The active squadron goes on if it won; beaten, its activation is over."""
    group, side, place = int(s.c[N_GROUP]), mover(s), place_of(s)
    won = s.c[N_WINNER] == 1 + side
    s.c[N_FOUGHT] = s.c[N_WINNER]
    haven, alone = int(s.c[N_HAVEN]) - 1, s.c[N_ALONE] != 0
    s.c[N_PLACE] = 0
    s.c[N_HAVEN] = 0
    s.c[N_WINNER] = 0
    if not groups.fleets(s, group):
        return
    if not won:
        if not alone:
            groups.add(s, group, G_STATE, LOST)
        return
    if place < ZONES and not s.fleets_at(1 - side, place):
        groups.add(s, group, G_STATE, FORCED_PORT)
    if haven >= 0 and side == s.c[ACTIVE]:  # 17.3.2: from the sea, or out of a port that was shut
        s.push(kinds.FOLLOW, side, group, haven)


def ask_fates(s: Theatre) -> None:
    """10C: what becomes of whom a card helped; before the squadron goes on."""
    for side in (0, 1):
        card = int(s.c[N_CARD + side]) - 1
        if card >= 0 and s.c[N_AGAIN + side] != 0:
            s.push(kinds.NELSON, side, card, 0)


class Follow(Question):
    """17.3.2: whether the victor blockades the port to which the beaten fled; a: group, b: port."""

    def unneeded(self, s: Theatre) -> bool:
        """He may not lie there."""
        return not self.may_follow(s)

    def may_follow(self, s: Theatre) -> bool:
        """Within the limits of the box."""
        group, box = s.argument(0), int(s.t.box[s.argument(1)])
        fleets = groups.fleets(s, group)
        return can_reach(s, s.asked(), fleets, groups.get(s, group, G_ZONE), box)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The box of that port."""
        return pairs([int(s.t.box[s.argument(1)])]) if verb == verbs.SAIL else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """No other place."""
        return OK if verb != verbs.SAIL or a == int(s.t.box[s.argument(1)]) else NO_REFUGE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """The blockade is in place, and the squadron moves no more."""
        group = s.argument(0)
        s.pop()
        if verb == verbs.SAIL:
            groups.go_to(s, group, a)
            groups.add(s, group, G_STATE, STOPPED)
