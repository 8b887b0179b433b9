"""The fog of war at sea (4, 17): fleets lie face down, and nobody names whom they carry."""

from __future__ import annotations

from grognard.games.europe import fog, forces, groups
from grognard.games.europe.dealing import Stack, deal_out, shuffled
from grognard.games.europe.layout import (
    ARMIES,
    ENGAGED,
    FLAGS,
    FLEETS,
    G_KIND,
    G_SIDE,
    G_START,
    G_ZONE,
    GENERALS,
    GROUP_BIT,
    INSIDE,
    MARKED,
    MOST_GROUPS,
    PLACES,
    SEEN,
    SPECIALS,
    UNITS,
)
from grognard.games.europe.refusals import OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.cargo import carried_steps
from grognard.games.europe.waters import cargo, sea_of, waters_objection
from grognard.kernel.dice import Dice

TROOPS, CAVALRY, SPECIAL, GENERAL, DEPOT, MARKER = 0, 1, 2, 3, 4, 5


class Berth:
    """What a fleet carries, as far as it is told: pieces in sight, and how many of which kind."""

    def __init__(self, s: Theatre, fleet: int) -> None:
        aboard = cargo(s, fleet)
        self.group: int = s.group_of(fleet)
        self.fleet: int = fleet if s.flag(fleet, SEEN) else -1  # whose it is, if that is seen
        self.open: list[int] = [piece for piece in aboard if s.flag(piece, SEEN)]
        self.kinds: list[int] = [kind(s, piece) for piece in aboard if not s.flag(piece, SEEN)]
        troops = [piece for piece in aboard if piece < GENERALS]
        self.most_steps: int = carried_steps(s) // max(1, len(troops))


def kind(s: Theatre, piece: int) -> int:
    """17.2.7: what a piece is when it goes aboard."""
    if piece < UNITS:
        return CAVALRY if forces.is_reserve_cavalry(s, piece) else TROOPS
    if piece < GENERALS:
        return SPECIAL
    if piece < FLEETS:
        return GENERAL
    return DEPOT if piece < ARMIES else MARKER


class Squadron(Stack):
    """The fleets of a side at one place; those who form to sail are among them."""

    def __init__(self, s: Theatre, owner: int, stack: int) -> None:
        super().__init__()
        self.s: Theatre = s
        self.owner: int = owner
        self.stack: int = stack
        self.place: int = stack // fog.PER_PLACE
        fleets = self.fleets()
        self.berths: list[Berth] = [Berth(s, f) for f in fleets if cargo(s, f)]
        under_way = stack % 8
        self.groups: list[int] = [under_way] if under_way != 0 else [*self.forming(), 0]
        self.marks: list[int] = [self.marks_of(fleets, group) for group in self.groups]
        self.veiled: bool = any(not s.flag(fleet, SEEN) for fleet in fleets)
        self.strict: bool = True

    def fleets(self) -> list[int]:
        """Those that lie in it now."""
        together = self.s.fleets_at(self.owner, self.place)
        return [fleet for fleet in together if fog.stack_of(self.s, fleet) == self.stack]

    def forming(self) -> list[int]:
        """The squadrons that form there."""
        return [
            group
            for group in range(1, MOST_GROUPS + 1)
            if groups.get(self.s, group, G_KIND) != 0
            and groups.get(self.s, group, G_SIDE) == self.owner
            and groups.get(self.s, group, G_START) == self.place
            and groups.get(self.s, group, G_ZONE) == self.place
            and groups.fleets(self.s, group)
        ]

    def marks_of(self, fleets: list[int], group: int) -> int:
        """What the fleets of a part have done in this round."""
        mine = [int(self.s.c[FLAGS + fleet]) for fleet in fleets if self.s.group_of(fleet) == group]
        return mine[0] & (MARKED | ENGAGED) if mine else 0

    def part(self, group: int) -> list[int]:
        """The fleets of a part."""
        fleets = self.s.fleets_at(self.owner, self.place)
        return [fleet for fleet in fleets if self.s.group_of(fleet) == group]

    def lacking(self) -> int:
        """The part that must have one more, -1 if none must: each berth is a fleet's."""
        for group in self.groups:
            needs = len([berth for berth in self.berths if berth.group == group])
            needs = max(needs, 1) if group != 0 else needs
            if len(self.part(group)) < needs:
                return group
        return self.groups[-1] if self.veiled and not self.dealt else -1

    def lacks(self) -> bool:
        """Whether a fleet must be there still."""
        return self.lacking() >= 0

    def take(self, piece: int, dice: Dice) -> bool:
        """17.2.2, 17.2.3: a fleet comes if there is room and the waters are open to it.

        A squadron may pass friends with whom it would be too many (R265), so each has its own room.
        """
        s = self.s
        if len(self.fleets()) >= s.t.n.squadron:
            return False
        if self.strict and waters_objection(s, [piece], sea_of(s, self.place)) != OK:
            return False
        lacking = self.lacking()
        group = lacking if lacking >= 0 else self.groups[int(dice.below(len(self.groups)))]
        s.put(piece, self.place)
        s.set_flags(piece, group * GROUP_BIT | self.marks[self.groups.index(group)])
        return True

    def give(self, piece: int) -> None:
        """A fleet is nowhere again."""
        self.s.put(piece, PLACES)
        self.s.set_flags(piece, 0)


def deal_fleets(s: Theatre, squadrons: list[Squadron], fleets: list[int], dice: Dice) -> bool:
    """Fleets over the squadrons; those first that may not lie everywhere."""
    stacks: list[Stack] = list(squadrons)
    bound = [fleet for fleet in fleets if s.t.waters[fleet - FLEETS] != 0]
    free = [fleet for fleet in fleets if s.t.waters[fleet - FLEETS] == 0]
    if deal_out(stacks, shuffled(bound, dice) + shuffled(free, dice), dice):
        return True
    for squadron in squadrons:
        squadron.strict = False
        for fleet in list(squadron.dealt):
            squadron.dealt.remove(fleet)
            squadron.give(fleet)
    return deal_out(stacks, shuffled(fleets, dice), dice)


def set_sail(s: Theatre, squadrons: list[Squadron], troops: list[int], dice: Dice) -> list[int]:
    """17.2.7: somebody unseen is in every berth; the others, who are on land."""
    ashore = list(troops)
    for squadron in squadrons:
        for group in squadron.groups:
            berths = [berth for berth in squadron.berths if berth.group == group]
            own = [berth.fleet for berth in berths]
            others = [fleet for fleet in squadron.part(group) if fleet not in own]
            free = shuffled(others, dice)
            for berth in berths:
                fleet = berth.fleet if berth.fleet >= 0 else free.pop()
                for piece in [*berth.open, *_passengers(s, berth, ashore, dice)]:
                    _embark(s, piece, fleet)
    return ashore


def _passengers(s: Theatre, berth: Berth, ashore: list[int], dice: Dice) -> list[int]:
    """One for each place in a berth; they are ashore no more."""
    found: list[int] = []
    for wanted in berth.kinds:
        able = [p for p in ashore if kind(s, p) == wanted and _may_sail(s, p, berth)]
        if able:
            found.append(able[int(dice.below(len(able)))])
            ashore.remove(found[-1])
    return found


def _may_sail(s: Theatre, piece: int, berth: Berth) -> bool:
    """17.2.7, R306: militia stays at home, and there is room for so many steps."""
    if piece < SPECIALS and s.t.home_only[piece] != 0:
        return False
    return piece >= GENERALS or s.steps_of(piece) <= berth.most_steps


def _embark(s: Theatre, piece: int, fleet: int) -> None:
    """A piece is aboard, and moves with its fleet."""
    s.put(piece, s.at(fleet))
    s.hold(piece, fleet)
    s.unmark(piece, INSIDE)
    s.set_group(piece, s.group_of(fleet))
