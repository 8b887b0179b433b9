"""17.2.4-17.2.6: what a squadron meets where it comes: interception, evasion, sallies."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import cards, groups, kinds, verbs
from grognard.games.europe.events import (
    CHASE_FAILED,
    CHASED,
    SAILED,
    SALLIED,
    SLIP_FAILED,
    SLIPPED,
    STAYED_IN_PORT,
)
from grognard.games.europe.layout import (
    A_SEA,
    ACTIVE,
    DEPOTS,
    ENGAGED,
    EVADES,
    FLEETS,
    FOG_OF_WAR,
    G_FROM,
    G_SIDE,
    G_ZONE,
    N_CAUGHT,
    SEA,
)
from grognard.games.europe.refusals import (
    NO_REFUGE,
    NO_SQUADRON,
    OK,
    SEA_FIRST,
    TOO_MANY_FLEETS,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import naval_battle
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.waters import (
    all_fleets,
    best_initiative,
    blockaders,
    is_box,
    is_sea,
    own_port,
    port_of,
    refuges,
)
from grognard.kernel.state import EVERYONE

ARRIVES: Final = 0
ATTACKS: Final = 10  # the first stage of an attack at sea
RUNS_IN: Final = 20  # the first stage of a way into an own port under blockade (17.2.1)


class SeaEntered(Course):
    """What a squadron meets; a: group, b: stage."""

    def carry_on(self, s: Theatre) -> None:
        """By the kind of place; after the battle there is no more."""
        group, stage = s.argument(0), s.argument(1)
        side, place = s.asked(), groups.get(s, group, G_ZONE)
        s.set_argument(1, stage + 1)
        if stage == ATTACKS:
            s.push(kinds.SEA_EVADE, 1 - side, place, group)
        elif stage == ATTACKS + 1:
            if s.fleets_at(1 - side, place):
                naval_battle.begin(s, group, place, place)
        elif stage in (ARRIVES, RUNS_IN):
            s.c[N_CAUGHT] = 0
            if is_box(place) and stage == ARRIVES:
                self.enters_box(s, group, place)
            elif is_sea(place) or stage == RUNS_IN:
                s.push(kinds.SEA_INTERCEPT, 1 - side, place, group)
        elif stage in (ARRIVES + 1, RUNS_IN + 1):
            _forget_tries(s)
            if s.c[N_CAUGHT] != 0:
                s.c[N_CAUGHT] = 0
                naval_battle.begin(s, group, place, place)
        else:
            s.pop()

    def enters_box(self, s: Theatre, group: int, box: int) -> None:
        """17.2.6: blockaders of an own port must be fought; fleets in an enemy port may sally."""
        side, port = groups.get(s, group, G_SIDE), port_of(s, box)
        if s.fleets_at(1 - side, box):
            naval_battle.begin(s, group, box, box)
            return
        relieves = len(s.fleets_at(side, box)) > len(groups.fleets(s, group))
        if s.fleets_at(1 - side, port) and not relieves and not own_port(s, side, port):
            s.push(kinds.SALLY, 1 - side, box, group)


def _forget_tries(s: Theatre) -> None:
    for fleet in range(FLEETS, DEPOTS):
        s.unmark(fleet, ENGAGED)


# --- interception (17.2.4, R270) -----------------------------------------------------------


class SeaIntercept(Question):
    """Squadrons that may intercept: the one at sea first, then blockaders; a: place, b: group."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody can, or a card keeps them from it (10F)."""
        if s.c[A_SEA] != 0 and s.argument(0) == SEA + int(s.c[A_SEA]) - 1:
            if groups.get(s, s.argument(1), G_SIDE) == s.c[ACTIVE]:
                return True
        return not any(self.might(s, start) for start in self.places(s))

    def might(self, s: Theatre, start: int) -> bool:
        """Whether those who lie there can; R550: in the fog nobody knows how many lie at sea."""
        refused = may_chase(s, s.argument(0), start)
        return refused == OK or (refused == TOO_MANY_FLEETS and s.option(FOG_OF_WAR))

    def places(self, s: Theatre) -> list[int]:
        """Where squadrons may come from."""
        place = s.argument(0)
        if is_box(place):
            return [place]
        return [place, *blockaders(s, s.asked(), place - SEA)]

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those places."""
        return pairs(self.places(s)) if verb == verbs.CHASE else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Each once."""
        if verb != verbs.CHASE:
            return OK
        return may_chase(s, s.argument(0), a) if a in self.places(s) else NO_SQUADRON

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A die."""
        if verb != verbs.CHASE:
            s.pop()
            return
        chase(s, s.asked(), s.argument(0), a)


def may_chase(s: Theatre, place: int, start: int) -> int:
    """What speaks against the squadron at one place intercepting at another."""
    side = s.asked()
    fleets = s.fleets_at(side, start)
    if not fleets:
        return NO_SQUADRON
    tried = [fleet for fleet in all_fleets(s, side) if s.flag(fleet, ENGAGED)]
    if start == place:
        return SEA_FIRST if tried else OK
    if any(fleet in tried for fleet in fleets):
        return NO_SQUADRON
    # 17.2.4: never more than three fleets in the battle.
    return OK if len(s.fleets_at(side, place)) < s.t.n.squadron else TOO_MANY_FLEETS


def chase(s: Theatre, side: int, place: int, start: int) -> None:
    """17.2.4: 6 or more with the best initiative; blockaders who succeed put to sea."""
    fleets = s.fleets_at(side, start)
    for fleet in fleets:
        s.mark(fleet, ENGAGED)
    die = s.die()
    if die + best_initiative(s, fleets) < s.t.n.naval:
        s.note(CHASE_FAILED, side, start, die, 0, EVERYONE)
        return
    s.note(CHASED, side, start, die, 0, EVERYONE)
    s.c[N_CAUGHT] = 1
    if start == place:
        return
    if len(fleets) == 1:
        s.move(fleets[0], place)
    else:
        s.push(kinds.SENDS, side, start, place)


class Sends(Question):
    """R270, R275: which fleets leave their blockade to fight; a: box, b: sea."""

    def unneeded(self, s: Theatre) -> bool:
        """All have gone, or no more may."""
        return not any(self.may_go(s, f) == OK for f in s.fleets_at(s.asked(), s.argument(0)))

    def may_go(self, s: Theatre, fleet: int) -> int:
        """Within the limit of a squadron."""
        side, box, sea = s.asked(), s.argument(0), s.argument(1)
        if fleet not in s.fleets_at(side, box):
            return NO_SQUADRON
        return OK if len(s.fleets_at(side, sea)) < s.t.n.squadron else TOO_MANY_FLEETS

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The blockaders."""
        return pairs(s.fleets_at(s.asked(), s.argument(0))) if verb == verbs.WITH else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """At least one goes."""
        if verb == verbs.WITH:
            return self.may_go(s, a)
        return OK if s.c[N_CAUGHT] > 1 else NO_SQUADRON

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It puts to sea."""
        if verb == verbs.WITH:
            s.move(a, s.argument(1))
            s.c[N_CAUGHT] = 2  # somebody has gone
            return
        s.c[N_CAUGHT] = 1
        s.pop()


# --- evasion (17.2.5, R272) ----------------------------------------------------------------


class SeaEvade(Question):
    """Whether a squadron that is attacked at sea tries to slip away; a: sea, b: attacker."""

    def unneeded(self, s: Theatre) -> bool:
        """There is nobody, or nowhere to go; R550: in the fog nobody knows how far they go."""
        if s.option(FOG_OF_WAR):
            return not s.fleets_at(s.asked(), s.argument(0))
        return not self.goals(s)

    def goals(self, s: Theatre) -> list[int]:
        """Where it could go."""
        side, place, attacker = s.asked(), s.argument(0), s.argument(1)
        fleets = s.fleets_at(side, place)
        if not fleets:
            return []
        return refuges(s, side, fleets, place - SEA, groups.get(s, attacker, G_FROM))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Nobody slips away to nowhere."""
        return OK if verb != verbs.SLIP or self.goals(s) else NO_REFUGE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A die, or it fights."""
        side, place, attacker = s.asked(), s.argument(0), s.argument(1)
        s.pop()
        if verb != verbs.SLIP:
            return
        fleets = s.fleets_at(side, place)
        die = s.die()
        if die + best_initiative(s, fleets) + cards.added_to_evasion(s, side) < s.t.n.naval:
            s.note(SLIP_FAILED, side, place, die, 0, EVERYONE)
            return
        s.note(SLIPPED, side, place, die, 0, EVERYONE)
        group = groups.new(s, side, EVADES, place)
        for fleet in fleets:
            s.set_group(fleet, group)
        s.push(kinds.REFUGE, side, group, attacker)


class Refuge(Question):
    """Where a squadron that has slipped away goes; a: group, b: attacker."""

    def goals(self, s: Theatre) -> list[int]:
        """Where it may go."""
        group, attacker = s.argument(0), s.argument(1)
        side, place = groups.get(s, group, G_SIDE), groups.get(s, group, G_ZONE)
        entry = groups.get(s, attacker, G_FROM)
        return refuges(s, side, groups.fleets(s, group), place - SEA, entry)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.goals(s))

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if a in self.goals(s) else NO_REFUGE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """There it may be intercepted, and then fights (R273)."""
        group, side = s.argument(0), s.asked()
        s.pop()
        groups.go_to(s, group, a)
        came = groups.get(s, group, G_FROM)
        s.note(SAILED, groups.fleets(s, group)[0], a, 0, came, EVERYONE)
        s.push(kinds.SETTLE, side, group, 0)
        s.push(kinds.SEA_ENTERED, side, group, ARRIVES)


class Settle(Course):
    """A squadron that evaded is under way no more; a: group."""

    def carry_on(self, s: Theatre) -> None:
        """Its fleets lie where they are."""
        groups.free(s, s.argument(0))
        s.pop()


# --- fleets in port (17.2.6, R274) ---------------------------------------------------------


class Sally(Question):
    """Whether the fleets in a port fight those who come to blockade it; a: box, b: group."""

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A battle in the box, without the fortress; or the blockade is in place."""
        side, box, group = s.asked(), s.argument(0), s.argument(1)
        s.pop()
        fights = verb == verbs.SALLY
        s.note(SALLIED if fights else STAYED_IN_PORT, side, port_of(s, box), 0, 0, EVERYONE)
        if fights:
            naval_battle.begin(s, group, box, port_of(s, box))
