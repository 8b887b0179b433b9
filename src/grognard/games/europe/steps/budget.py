"""5.1.3, 7.3: the budget: who returns, who owes, and the turns of the seven powers."""

from __future__ import annotations

from grognard.games.europe import (
    cards,
    economy,
    forces,
    foreign_wars,
    kinds,
    lending,
    merging,
    politics,
    states,
    verbs,
)
from grognard.games.europe import words as w
from grognard.games.europe.economy import ORDER
from grognard.games.europe.events import (
    APPOINTED,
    BUDGET_OF,
    GENERAL_COMES,
    GENERAL_DEPLOYED,
    GENERAL_GOES,
    RETURNED,
    SENT_ABROAD,
    TO_RESERVE,
)
from grognard.games.europe.layout import (
    ASIDE,
    AT,
    COALITION,
    DEPOTS,
    DOUBLED,
    EMPIRE,
    ENGLAND,
    FLEETS,
    FOREIGN_WARS,
    FRESH,
    GENERALS,
    HOLD,
    INSIDE,
    MAJORS,
    NAVAL,
    NAVAL_CELLS,
    NEXT_BUDGET,
    NOBODY,
    OUT,
    OWED_FLEETS,
    OWED_STEPS,
    PIECES,
    REDUCED,
    RESERVE,
    RESOURCES,
    SCENARIO,
    TRIBUTE,
    U_CARD,
    U_FLEETS,
    U_FREE,
    U_GIFTS,
    U_LEFT,
    U_MINORS,
    UNITS,
    YEAR,
    ZONES,
)
from grognard.games.europe.refusals import (
    NOT_IN_RESERVE,
    NOT_OWED,
    OK,
    TOO_DEAR,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import card_budget, purchases
from grognard.games.europe.steps.arrival import thin_out, vacant
from grognard.games.europe.steps.base import Course, Question
from grognard.games.europe.steps.card_play import event_objection, event_tries, play_in_phase
from grognard.games.europe.steps.expense_lists import Offers
from grognard.games.europe.steps.rounds import crowded
from grognard.games.europe.steps.usual_budget import buy_as_usual
from grognard.kernel.arrays import Codes
from grognard.kernel.state import EVERYONE, VERB, A, State


class Budget(Course):
    """7.3: what happens by itself, returning units, the turns in order; a: stage."""

    def carry_on(self, s: Theatre) -> None:
        """Stage by stage."""
        stage = s.argument(0)
        s.set_argument(0, stage + 1)
        powers = len(ORDER)
        if stage == 0:
            open_budget(s)
        elif stage <= powers:
            return_units(s, ORDER[stage - 1])
        elif stage == powers + 1:
            for power in range(MAJORS):
                s.c[U_LEFT + power] = economy.QUARTERS * economy.income(s, power)
            begin_turn(s, ORDER[0])
        elif stage <= 2 * powers:
            end_turn(s, ORDER[stage - powers - 2])
            begin_turn(s, ORDER[stage - powers - 1])
        elif stage == 2 * powers + 1:
            end_turn(s, ORDER[powers - 1])
            settle_stacks(s)
        else:
            s.pop()
            close_budget(s)


# --- the start of the phase (R443, R502) ---------------------------------------------------


def open_budget(s: Theatre) -> None:
    """Dated generals come and go, the wounded are to be had again, reforms take effect."""
    for cell in range(NAVAL, NAVAL + NAVAL_CELLS):
        s.c[cell] = 0
    for piece in range(PIECES):
        on_its_feet = piece < UNITS or FLEETS <= piece < DEPOTS
        if s.at(piece) == NEXT_BUDGET and not on_its_feet and not s.flag(piece, FRESH):
            s.remove(piece, RESERVE)
    states.reforms_due(s)
    date_generals(s)


def date_generals(s: Theatre) -> None:
    """2.2, 7.3.6, R31: whose year has come joins the reserve, whose time is over leaves."""
    year = 1800 + int(s.c[YEAR])
    for general in range(GENERALS, FLEETS):
        if leaves_in(s, general, year):
            retire_general(s, general)
    for general in range(GENERALS, FLEETS):
        since: int = s.t.since[general - GENERALS]
        if s.at(general) != ASIDE or not 0 < since <= year:
            continue
        s.c[AT + general] = RESERVE
        s.forget_supply()
        s.note(GENERAL_COMES, general, 0, 0, 0, EVERYONE)
        other: int = s.t.replaces[general - GENERALS]
        if other >= 0:
            retire_general(s, GENERALS + other)


def leaves_in(s: Theatre, general: int, year: int) -> bool:
    """R31: in the budget of his year, once: whom 41C brings back later stays.

    The first budget of a campaign sees to those of the year before, which had none.
    """
    until: int = s.t.until[general - GENERALS]
    first = s.t.model.scenarios[int(s.c[SCENARIO])].year + 1
    return until == year or (0 < until < year == first)


def retire_general(s: Theatre, general: int) -> None:
    """He leaves the game; another may take his command at once (10.3)."""
    place = s.at(general)
    if place == OUT:
        return
    inside, side = s.flag(general, INSIDE), s.side_of(general)
    aboard = s.aboard(general)
    s.note(GENERAL_GOES, general, 0, 0, 0, EVERYONE)
    s.remove(general, OUT)
    if place >= ZONES or aboard:
        return
    if side == NOBODY:
        succeed(s, place)
    else:
        s.push(kinds.APPOINT, side, place, int(inside))


def succeed(s: Theatre, zone: int) -> None:
    """10.3: in a power that is in no war the highest general of the reserve takes over."""
    power = vacant(s, NOBODY, zone, False)
    able = [
        general
        for general in range(GENERALS, FLEETS)
        if s.at(general) == RESERVE and s.t.owner[general] == power
    ]
    best = forces.best_ranked(s, able)
    if power >= 0 and best >= 0:
        s.move(best, zone)
        for army in s.armies_in(NOBODY, zone):
            s.hold(best, army)
        s.note(APPOINTED, best, zone, 0, 0, EVERYONE)
    merging.tidy(s, NOBODY, zone)


# --- units that come back (R436, R443) -----------------------------------------------------


def return_units(s: Theatre, power: int) -> None:
    """Garrisons with honours, units of foreign wars and of events: on the map, free."""
    for piece in coming(s, power):
        if not places_for(s, piece):
            s.remove(piece, RESERVE)
            s.note(TO_RESERVE, piece, 0, 0, 0, EVERYONE)
    if not coming(s, power):
        for general in expected(s, power):
            s.remove(general, RESERVE)
    else:
        s.push(kinds.ARRIVALS, politics.manager(s, power), power, 0)


def coming(s: Theatre, power: int) -> list[int]:
    """The units and fleets that come back in the turn of a power."""
    return [
        piece
        for piece in (*range(UNITS), *range(FLEETS, DEPOTS))
        if s.at(piece) == NEXT_BUDGET and economy.serves(s, power, int(s.t.owner[piece]))
    ]


def expected(s: Theatre, power: int) -> list[int]:
    """22F: generals who come with the first of their units."""
    return [
        general
        for general in range(GENERALS, FLEETS)
        if s.at(general) == NEXT_BUDGET
        and s.flag(general, FRESH)
        and economy.serves(s, power, int(s.t.owner[general]))
    ]


def places_for(s: Theatre, piece: int) -> list[int]:
    """R436: the zones of reinforcement or home ports that have room for a piece."""
    owner = int(s.t.owner[piece])
    ports = economy.home_ports(s, owner) if piece >= FLEETS else []
    zones = ports or economy.reinforcement_zones(s, owner)
    return [zone for zone in zones if place_objection(s, piece, zone) == OK]


def place_objection(s: Theatre, piece: int, zone: int) -> int:
    """What speaks against a place for a piece that comes back."""
    owner = int(s.t.owner[piece])
    if piece >= FLEETS:
        return purchases.port_objection(s, owner, piece, zone)
    refused = economy.reinforcement_objection(s, owner, zone)
    if refused != OK:
        return refused
    return purchases.room_for_unit(s, piece, zone, s.flag(piece, REDUCED))


class Arrivals(Question):
    """R443: where the units that come back stand; a: power."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody comes any more."""
        return not coming(s, s.argument(0))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Each piece at each place that is open to it."""
        if verb == verbs.USUAL:
            return [(0, 0)]
        return [(p, zone) for p in coming(s, s.argument(0)) for zone in places_for(s, p)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A piece that comes back, at a place that is open."""
        if verb == verbs.USUAL:
            return OK
        if a not in coming(s, s.argument(0)):
            return NOT_IN_RESERVE
        return place_objection(s, a, b)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is back; as usual all stand as near to their capital as they can."""
        power = s.argument(0)
        if verb == verbs.PLACE:
            come_back(s, a, b)
        for piece in coming(s, power):
            places = places_for(s, piece)
            if not places:
                s.remove(piece, RESERVE)
                s.note(TO_RESERVE, piece, 0, 0, 0, EVERYONE)
            elif verb == verbs.USUAL:
                come_back(s, piece, places[0])


def come_back(s: Theatre, piece: int, zone: int) -> None:
    """A unit stands on the map again, as strong as it was."""
    s.note(RETURNED, piece, zone, 0, 0, EVERYONE)
    if piece < UNITS:
        s.unmark(piece, FRESH)
        purchases.put(s, piece, zone)
        for general in range(GENERALS, FLEETS):
            if s.at(general) == NEXT_BUDGET and s.flag(general, FRESH):
                s.unmark(general, FRESH)
                purchases.put(s, general, zone)
                s.note(GENERAL_DEPLOYED, general, zone, 0, 0, EVERYONE)
    else:
        s.move(piece, zone)


# --- the turn of a power (7.3.2) -----------------------------------------------------------


def begin_turn(s: Theatre, power: int) -> None:
    """R444: debts first, then cards and purchases in any order."""
    for cell in (U_GIFTS, U_FLEETS, U_FREE, U_CARD):
        s.c[cell] = 0
    s.c[U_MINORS] = economy.minor_steps(s, power)
    seat = politics.manager(s, power)
    s.note(BUDGET_OF, power, int(s.c[U_LEFT + power]) // economy.QUARTERS, 0, 0, EVERYONE)
    s.push(kinds.EXPENSES, seat, power, 0)
    for side in (COALITION, EMPIRE):  # R430: what takes from her income comes before she spends
        s.push(kinds.BUDGET_CARDS, side, power, 0)
    if owed(s, power):
        s.push(kinds.OWES, COALITION, power, 0)


def end_turn(s: Theatre, power: int) -> None:
    """R442, R452: she buys no more; England has her card if she took no fleet.

    What is left may still be given to allies (7.3.2), but not what she was given (R441); it is
    lost with the phase.
    """
    if purchases.free_objection(s, power) == OK:
        purchases.draw_free(s)
    own = economy.QUARTERS * economy.income(s, power) if economy.at_war(s, power) else 0
    s.c[U_LEFT + power] = min(purchases.points_left(s, power), own)
    s.c[U_MINORS] = 0
    lending.forget_levy(s, power)


def settle_stacks(s: Theatre) -> None:
    """R446, 11: where a general has gone and nobody took over, what is too many goes."""
    for zone in crowded(s):
        for side in (EMPIRE, COALITION):
            for inside in (False, True):
                if forces.objection(s, forces.pieces_in(s, side, zone, inside)) != OK:
                    s.push(kinds.CONSOLIDATE, side, zone, int(inside))
        thin_out(s, zone)


def close_budget(s: Theatre) -> None:
    """What was for this budget only is over."""
    for power in range(MAJORS):
        s.c[RESOURCES + power] = 0
        politics.set_fate(s, power, DOUBLED, False)
        politics.set_due(s, power, TRIBUTE, 0)
    for cell in range(NAVAL, NAVAL + NAVAL_CELLS):
        s.c[cell] = 0


# --- debts (6.4, R432) ---------------------------------------------------------------------


def owed(s: Theatre, power: int) -> bool:
    """Whether a power owes steps or fleets to a foreign war."""
    return politics.due(s, power, OWED_STEPS) + politics.due(s, power, OWED_FLEETS) > 0


def war_of(s: Theatre, power: int, piece: int) -> int:
    """The foreign war of a power that still wants steps or fleets."""
    found = 0
    for card in reversed(foreign_wars.wars(s)):
        for atom in s.t.atoms[card]:
            if atom.op != w.FOREIGN_WAR or atom.number(w.P_POWER) != power:
                continue
            there = foreign_wars.pieces_in_war(s, card)
            steps = s.total_steps([unit for unit in there if unit < UNITS])
            fleets = len([fleet for fleet in there if fleet >= FLEETS])
            has, wants = (fleets, w.P_FLEETS) if piece >= FLEETS else (steps, w.P_STEPS)
            if has < atom.number(wants):
                found = card
    return found


class Owes(Question):
    """R432: what is owed to a foreign war is built first and given; a: power."""

    def unneeded(self, s: Theatre) -> bool:
        """Nothing is owed, or nothing can be had."""
        return not self.able(s)

    def able(self, s: Theatre) -> list[int]:
        """The units and fleets that can be built and sent."""
        return [
            piece
            for piece in (*range(UNITS), *range(FLEETS, DEPOTS))
            if self.objection(s, verbs.SEND, piece, 0) == OK
        ]

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return [(p, 0) for p in self.able(s)] if verb == verbs.SEND else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A unit or fleet of the reserve that the power can pay."""
        if verb == verbs.USUAL:
            return OK
        power = s.argument(0)
        fleet = FLEETS <= a < DEPOTS
        if not (fleet or forces.is_corps(s, a)) or s.t.owner[a] != power:
            return NOT_IN_RESERVE
        if politics.due(s, power, OWED_FLEETS if fleet else OWED_STEPS) == 0:
            return NOT_OWED
        refused = purchases.available(s, power, a)
        if refused != OK:
            return refused
        return OK if purchases.points_left(s, power) >= self.cost(s, a) else TOO_DEAR

    def cost(self, s: Theatre, piece: int) -> int:
        """Its price, for as many steps as are owed."""
        if piece >= FLEETS:
            return int(s.t.n.pays_fleet)
        return economy.step_cost(s, piece) * self.steps(s, piece)

    def steps(self, s: Theatre, unit: int) -> int:
        """The steps of a unit that are sent."""
        return min(int(s.t.step_count[unit]), politics.due(s, s.argument(0), OWED_STEPS))

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is paid for and leaves; the usual answer takes the cheapest."""
        power = s.argument(0)
        piece = a if verb == verbs.SEND else min(self.able(s), key=lambda p: self.cost(s, p))
        purchases.spend(s, power, self.cost(s, piece))
        steps = self.steps(s, piece) if piece < UNITS else 1
        part = OWED_FLEETS if piece >= FLEETS else OWED_STEPS
        reduced = piece < UNITS and steps < int(s.t.step_count[piece])
        politics.set_due(s, power, part, politics.due(s, power, part) - steps)
        war = war_of(s, power, piece)
        s.remove(piece, FOREIGN_WARS)
        s.c[HOLD + piece] = 1 + foreign_wars.WAR + war
        if reduced:
            s.mark(piece, REDUCED)
        s.note(SENT_ABROAD, piece, war, 0, 0, EVERYONE)


# --- purchases (7.3.2-7.3.7) ---------------------------------------------------------------


class Expenses(Question):
    """What a power buys, deploys and withdraws, in any order; a: power."""

    def unneeded(self, s: Theatre) -> bool:
        """A power in no war that can do nothing; whoever is at war may always withdraw pieces."""
        if economy.at_war(s, s.argument(0)) or s.argument(0) == ENGLAND:
            return False
        if card_budget.awaited(s, s.asked(), s.argument(0), False):
            return False
        offers, out = Offers(s, s.argument(0)), Codes()
        for verb in self.verbs:
            offers.add(verb, out)
            if out.count > 0:
                return False
        return True

    def legal(self, s: State, out: Codes) -> None:
        """Every action that answers the question."""
        assert isinstance(s, Theatre)
        offers = Offers(s, s.argument(0))
        for verb in self.verbs:
            if not offers.add(verb, out):
                self.offer(s, verb, out)

    def offer(self, s: Theatre, verb: int, out: Codes) -> None:
        """Of cards it is asked first whether they belong to this turn: few do."""
        if verb != verbs.EVENT:
            super().offer(s, verb, out)
            return
        side, power = s.asked(), s.argument(0)
        for card, number in event_tries(s, side, cards.IN_BUDGET):
            if card_budget.turn_objection(s, side, card, number, power, False) == OK:
                if event_objection(s, side, card, number, cards.IN_BUDGET) == OK:
                    out.add(verb * VERB + card * A + number)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The cards for this phase, or what takes nothing; the rest is listed by `Offers`."""
        if verb == verbs.EVENT:
            return event_tries(s, s.asked(), cards.IN_BUDGET)
        return [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """What speaks against it."""
        power = s.argument(0)
        if verb == verbs.EVENT:
            return card_budget.budget_objection(s, s.asked(), a, b, power, False)
        if verb == verbs.GIVE:
            return purchases.may_give(s, power, a, b)
        if verb == verbs.BUILD or verb == verbs.LEVY:
            return purchases.may_build(s, power, a, b, verb == verbs.LEVY)
        if verb == verbs.COMPLETE:
            return purchases.may_complete(s, power, a)
        if verb == verbs.FORM:
            return purchases.may_form(s, power, a, b)
        if verb == verbs.DEPLOY:
            return purchases.may_deploy(s, power, a, b)
        if verb == verbs.REPLACE:
            return purchases.may_replace(s, power, a, b)
        if verb == verbs.STOCK or verb == verbs.ESTABLISH:
            return purchases.may_stock(s, power, a, b, verb == verbs.ESTABLISH)
        if verb == verbs.LAUNCH or verb == verbs.COMMISSION:
            return purchases.may_launch(s, power, a, b, verb == verbs.COMMISSION)
        if verb == verbs.DRAW:
            return purchases.free_objection(s, power)
        if verb == verbs.PURCHASE:
            return purchases.may_purchase(s, power)
        if verb == verbs.RECALL:
            return purchases.may_withdraw(s, power, a)
        return OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is bought; the usual answer buys for all that there is, and ends the turn."""
        power = s.argument(0)
        if verb == verbs.DONE:
            s.pop()
        elif verb == verbs.EVENT:
            play_in_phase(s, s.asked(), a, b, cards.IN_BUDGET)
        elif verb == verbs.USUAL:
            s.pop()
            buy_as_usual(s, power)
        else:
            carry_out(s, power, verb, a, b)


def carry_out(s: Theatre, power: int, verb: int, a: int, b: int) -> None:
    """An expense that has been found lawful."""
    if verb == verbs.GIVE:
        purchases.give(s, power, a, b)
    elif verb == verbs.BUILD or verb == verbs.LEVY:
        purchases.build(s, power, a, b, verb == verbs.LEVY)
    elif verb == verbs.COMPLETE:
        purchases.complete(s, power, a)
    elif verb == verbs.FORM:
        purchases.form(s, power, a, b)
    elif verb == verbs.DEPLOY:
        purchases.deploy(s, a, b)
    elif verb == verbs.REPLACE:
        purchases.replace(s, a, b)
    elif verb == verbs.STOCK or verb == verbs.ESTABLISH:
        purchases.stock(s, power, a, b, verb == verbs.ESTABLISH)
    elif verb == verbs.LAUNCH or verb == verbs.COMMISSION:
        purchases.launch(s, power, a, b, verb == verbs.COMMISSION)
    elif verb == verbs.DRAW:
        purchases.draw_free(s)
    elif verb == verbs.PURCHASE:
        purchases.purchase(s, power)
    else:
        purchases.withdraw(s, a)
