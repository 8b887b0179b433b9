"""Rules of thumb for squadrons (17): whom to fight, when to slip away."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import groups
from grognard.games.europe import verbs as v
from grognard.games.europe import words as w
from grognard.games.europe.atoms import Atom
from grognard.games.europe.kinds import SEA_EVADE, SEA_INTERCEPT
from grognard.games.europe.layout import A_SAILS, FLEETS, G_ZONE, ZONES
from grognard.games.europe.planner.gathering import listed
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.activation import cost_of
from grognard.games.europe.steps.filters import able_fleets
from grognard.games.europe.waters import attacked, enemy_port, is_box, own_port, port_of
from grognard.kernel.arrays import Codes
from grognard.kernel.state import VERB, A

NEITHER: Final = 50  # what is neither good nor bad
A_DIE: Final = 7  # twice what a die shows on average (17.3)
A_BLOCKADE: Final = 24  # what it is worth to break one
NOWHERE: Final = -1


# --- who is stronger (17.3) ------------------------------------------------------------------


def strength(s: Theatre, fleets: list[int]) -> int:
    """17.3: twice the total that fleets roll on average."""
    total = 0
    for fleet in fleets:
        total += A_DIE + 2 * int(s.t.fleet_tactical[fleet - FLEETS])
    return total


def quarry(s: Theatre, side: int, place: int) -> int:
    """The place of enemies whom a squadron could fight from where it lies, NOWHERE if of none.

    Blockaders of its port, a squadron on the same sea, or fleets in the port that it blockades.
    """
    there = place
    if place < ZONES:
        there = int(s.t.box[place]) if own_port(s, side, place) else NOWHERE
    elif is_box(place):
        there = port_of(s, place)
        if not enemy_port(s, side, there) or attacked(s, side, there):
            there = NOWHERE
    return there if there != NOWHERE and s.fleets_at(1 - side, there) else NOWHERE


def odds_at_sea(s: Theatre, side: int, ours: list[int], there: int) -> int:
    """By how much the total of some fleets is above that of the enemies who lie at a place."""
    theirs = strength(s, s.fleets_at(1 - side, there))
    if there < ZONES:
        theirs += A_DIE * int(s.t.fort[there])  # 17.3.3: its fortress fires too
    return strength(s, ours) - theirs


def worth_of(s: Theatre, side: int, fleet: int) -> int:
    """What it is worth that the fleets which lie with this one go out to fight."""
    place = s.at(fleet)
    there = quarry(s, side, place)
    if there == NOWHERE:
        return 0
    ours = s.fleets_at(side, place)[: s.t.n.squadron]
    better = odds_at_sea(s, side, ours, there)
    if better <= 0:
        return 0
    return better + (A_BLOCKADE if is_box(there) else 0)


def sailing(s: Theatre, side: int, fleet: int, a_point: int) -> int:
    """17.1: what the squadron of a fleet gains for its price; an event pays for it."""
    worth = worth_of(s, side, fleet)
    if s.c[A_SAILS] != 0:
        return worth
    return worth - a_point * cost_of(s, side, fleet) * len(s.fleets_at(side, s.at(fleet)))


def worth_of_event(s: Theatre, side: int, atom: Atom) -> int:
    """6.4: what the fleets that an event activates could gain, squadron by squadron."""
    total = 0
    left = atom.number(w.P_MAX, 1)
    places: list[int] = []
    for fleet in able_fleets(s, side, atom):
        place = s.at(fleet)
        if left <= 0 or place in places:
            continue
        worth = worth_of(s, side, fleet)
        if worth > 0:
            total += worth
            places.append(place)
            left -= len(s.fleets_at(side, place))
    return total


# --- the voyage (17.2) -----------------------------------------------------------------------


def voyage(s: Theatre, codes: Codes) -> int:
    """What an active squadron does: it fights whom it came out for, and lies still; -1: neither."""
    side, group = s.asked(), s.argument(0)
    here = groups.get(s, group, G_ZONE)
    there = quarry(s, side, here)
    if there != NOWHERE and odds_at_sea(s, side, groups.fleets(s, group), there) > 0:
        code = (v.SAIL if is_box(there) else v.ATTACK) * VERB + there * A
        if listed(codes, code):
            return code
    if listed(codes, v.STOP * VERB):
        return v.STOP * VERB
    code = v.SAIL * VERB + port_of(s, here) * A
    return code if is_box(here) and listed(codes, code) else -1


def at_sea(s: Theatre, kind: int, verb: int, place: int) -> int:
    """Against a weaker squadron one fights, from a stronger one slips away."""
    stronger = _stronger(s, kind, s.asked(), place)
    if verb in (v.CHASE, v.STAY):
        return 60 if stronger >= 0 else 40
    if verb in (v.SLIP, v.WITHDRAW):
        return 60 if stronger < 0 else 40
    return NEITHER


def _stronger(s: Theatre, kind: int, side: int, place: int) -> int:
    """By how much one is stronger than the squadron in question."""
    if kind == SEA_INTERCEPT or kind == SEA_EVADE:
        here = place if kind == SEA_INTERCEPT else s.argument(0)
        theirs = groups.fleets(s, s.argument(1))
        return strength(s, s.fleets_at(side, here)) - strength(s, theirs)
    here = s.argument(0)
    return strength(s, s.fleets_at(side, here)) - strength(s, s.fleets_at(1 - side, here))
