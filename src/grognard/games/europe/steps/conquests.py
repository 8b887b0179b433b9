"""5.3, 5.4, 18, 19: the conquest phase of a campaign, peace terms and the year's end."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import cards, forces, kinds, liberation, merging, verbs
from grognard.games.europe.conquest import (
    captor,
    conquerable,
    mark_surrenders,
    pending,
    surrender,
    take_minor,
    tilsit_possible,
)
from grognard.games.europe.events import DISCARDED
from grognard.games.europe.harbours import (
    clear_ports,
    end_blockades,
    lift_blockades,
    send_home,
)
from grognard.games.europe.layout import (
    ARMIES,
    ASIDE,
    AT,
    COALITION,
    COUNTRIES,
    EMPIRE,
    FRESH,
    HAND,
    JUST_BEATEN,
    MAJORS,
    MARKED,
    NEXT_BUDGET,
    PARIS_LOST,
    PIECES,
    PLAYED,
    RESERVE,
    RUSSIA,
    WALEWSKA,
    ZONES,
)
from grognard.games.europe.peace import (
    alliance_possible,
    anything_left,
    cede,
    choices,
    close_terms,
    end_of_year,
    force_alliance,
    free_alliances,
    incorporate,
    incorporate_objection,
    minor_objection,
    province_objection,
    receiver_objection,
    seize,
    terms_left,
    usual_cession,
    victor_of,
)
from grognard.games.europe.politics import (
    beaten,
    campaign,
    controls,
    fate,
    manager,
    minors_of,
    score,
    set_campaign,
    zones_of,
)
from grognard.games.europe.refusals import HAS_TROOPS, MUST_LEAVE, NOT_NEAREST, OK
from grognard.games.europe.relocation import (
    abroad,
    bring_home,
    bring_home_apart,
    havens,
    homes,
    lands_of,
    move_force,
    must_leave,
    own_pieces,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.states import end_revolts, make_poland
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.card_play import event_objection, event_tries, play_in_phase
from grognard.games.europe.steps.holding import control_objection, take_control
from grognard.games.europe.steps.rounds import consolidate, held, value_of
from grognard.games.europe.steps.year_end import reopen_forts, settle_control, take_off_markers
from grognard.games.europe.verbs import piece_keys
from grognard.games.europe.victory import NOT_YET, ending
from grognard.games.europe.waters import own_port
from grognard.kernel.state import EVERYONE

#: The stages of the phase, in the order of R504.
CONTROL, BY_COALITION, BY_EMPIRE, SURRENDERS, POLAND, PEACE = 0, 1, 2, 3, 4, 5
TERMS, ALLIANCES, FORTS, RELOCATE, MARKERS, ROLLS, POINTS, VICTORY = 6, 7, 8, 9, 10, 11, 12, 13
ARRIVALS: Final = ("po_corps_1", "poniatowski")


class ConquestPhase(Course):
    """R504: stage by stage; a: stage."""

    def carry_on(self, s: Theatre) -> None:
        """What comes next."""
        stage = s.argument(0)
        if stage in (BY_COALITION, BY_EMPIRE):
            if conquer_next(s, COALITION if stage == BY_COALITION else EMPIRE):
                return
        s.set_argument(0, stage + 1)
        if stage <= PEACE:
            self.conquest(s, stage)
        elif stage <= MARKERS:
            self.peace(s, stage)
        else:
            self.close(s, stage)

    def conquest(self, s: Theatre, stage: int) -> None:
        """18.1, 18.2.1: control, minors, then who surrenders."""
        if stage == CONTROL:
            for piece in range(PIECES):  # marks of the last round mean nothing any more
                s.unmark(piece, MARKED)
            reopen_forts(s)
            settle_control(s)
            end_revolts(s)
        elif stage == SURRENDERS:
            mark_surrenders(s, COALITION)
            mark_surrenders(s, EMPIRE)
            s.push(kinds.CONQUEST_CARDS, COALITION, 0, 0)  # 27C
        elif stage == POLAND:
            settle_walewska(s)
        elif stage == PEACE:
            s.push(kinds.CONQUEST_CARDS, EMPIRE, 0, 0)  # 26F, once surrenders are settled
            for power in sorted(pending(s), key=lambda power: s.side(power)):
                surrender(s, power)  # 18: those whom the Coalition has conquered first

    def peace(self, s: Theatre, stage: int) -> None:
        """18.2.2, 18.2.3: terms, alliances, fortresses, and everybody goes where he belongs."""
        # 18: what is pushed last is settled first: those whom the Coalition has conquered.
        every = [power for power in range(MAJORS) if fate(s, power, JUST_BEATEN)]
        just_beaten = sorted(every, key=lambda power: victor_of(s, power))
        if stage == TERMS:
            for power in just_beaten:
                s.push(kinds.PEACE_TERMS, victor_of(s, power), power, 0)
        elif stage == ALLIANCES:
            for power in just_beaten:
                send_home(s, power)  # 18.2.3: out of ports that the terms have taken from it
            clear_ports(s, list(range(ZONES)))
            for side in (EMPIRE, COALITION):
                end_blockades(s, side)
            lift_blockades(s)
            free_alliances(s)
            for power in just_beaten:
                s.push(kinds.FORCE_ALLIANCE, EMPIRE, power, 0)
        elif stage == FORTS:
            reopen_forts(s)
            s.push(kinds.CONQUEST_CARDS, COALITION, 0, 0)  # 55C
        elif stage == RELOCATE:
            for power in just_beaten:
                s.push(kinds.RELOCATION, EMPIRE, 0, power)
        else:
            take_off_markers(s)
            consolidate(s, EMPIRE)

    def close(self, s: Theatre, stage: int) -> None:
        """18.2.3, 19: rolls for peace, points, victory."""
        if stage == ROLLS:
            end_of_year(s)
        elif stage == POINTS:
            settle_paris(s)
            liberation.year_passes(s)
        else:
            s.pop()
            if ending(s) != NOT_YET:
                s.end(ending(s))


def conquer_next(s: Theatre, side: int) -> bool:
    """18.1: the next minor that a side has conquered; those without units it may annex."""
    for minor in conquerable(s, side):
        power = captor(s, minor)
        if s.t.has_units[minor] != 0:
            take(s, minor, power, False)
        else:
            s.push(kinds.CONQUERED, side, minor, power)
        return True
    return False


def take(s: Theatre, minor: int, power: int, annexed: bool) -> None:
    """18.1, 3.2, 17.2.1: forces that stay in it hold their zones; fleets leave the lost ports."""
    loser, land = s.side(minor), zones_of(s, minor)
    take_minor(s, minor, power, annexed)
    for zone in land:
        units = s.units_in(loser, zone)
        if units and control_objection(s, loser, zone, units) == OK:
            take_control(s, loser, zone)
        elif own_port(s, 1 - loser, zone):
            if s.fleets_at(loser, zone) or s.fleets_at(1 - loser, int(s.t.box[zone])):
                s.push(kinds.PORT_LOST, loser, zone, 0)


def settle_walewska(s: Theatre) -> None:
    """8.3.5, R487: Poland by 22F, if Warsaw is still held; its first corps comes for nothing."""
    if not campaign(s, WALEWSKA):
        return
    set_campaign(s, WALEWSKA, False)
    if not controls(s, EMPIRE, s.t.named_zones["varsovie"]):
        return
    make_poland(s)
    keys = piece_keys(s.t.model)
    for key in ARRIVALS:
        piece = keys.index(key)
        if s.at(piece) in (ASIDE, RESERVE):
            s.c[AT + piece] = NEXT_BUDGET
            s.mark(piece, FRESH)  # he comes with the corps, not to the reserve
    s.forget_supply()


def settle_paris(s: Theatre) -> None:
    """R493: a point is lost when Paris falls, not again while it stays lost."""
    lost = controls(s, COALITION, s.t.named_zones["paris"])
    if lost and not campaign(s, PARIS_LOST):
        score(s, -1)
    set_campaign(s, PARIS_LOST, lost)


# --- cards of the phase (18.2.1) -----------------------------------------------------------


class ConquestCards(Question):
    """6.4: the events of the conquest phase, one after the other, or none."""

    def unneeded(self, s: Theatre) -> bool:
        """No card that fits can be in the hand, as far as everybody knows."""
        return not cards.awaited(s, s.asked(), cards.LAST_PHASE)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The cards in hand for this phase."""
        if verb != verbs.EVENT:
            return [(0, 0)]
        return event_tries(s, s.asked(), cards.LAST_PHASE)

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """What each asks for."""
        if verb != verbs.EVENT:
            return OK
        return event_objection(s, s.asked(), a, b, cards.LAST_PHASE)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Its event happens; another may follow."""
        if verb == verbs.USUAL:
            verb, a = self.usual(s)
        if verb == verbs.PASS:
            s.pop()
        else:
            play_in_phase(s, s.asked(), a, b, cards.LAST_PHASE)

    def usual(self, s: Theatre) -> tuple[int, int]:
        """Deposition; Tilsit for Russia; Drums of War for a first defeat with an army left."""
        for card, number in self.tries(s, verbs.EVENT):
            if self.objection(s, verbs.EVENT, card, number) == OK and worth_it(s, s.asked()):
                return verbs.EVENT, card
        return verbs.PASS, 0


def worth_it(s: Theatre, side: int) -> bool:
    """Whether a card of this phase is usually played."""
    if side == EMPIRE:
        return tilsit_possible(s, RUSSIA)
    powers = pending(s)
    if not powers:
        return True
    for army in range(ARMIES, PIECES):
        power = int(s.t.owner[army])
        if power in powers and s.on_map(army) and beaten(s, power, EMPIRE) == 0:
            return True
    return False


# --- a conquered minor (18.1, R507) --------------------------------------------------------


class Conquered(Question):
    """A minor without units becomes an ally or part of its conqueror; a: minor, b: conqueror."""

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Only a minor without units may be annexed."""
        troops = s.t.has_units[s.argument(0)] != 0
        return HAS_TROOPS if verb == verbs.ANNEX and troops else OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Usually an ally."""
        minor, power = s.argument(0), s.argument(1)
        s.pop()
        take(s, minor, power, verb == verbs.ANNEX)


# --- peace terms (18.2.2, R514-R516) -------------------------------------------------------


class PeaceTerms(Question):
    """Provinces and minors of the beaten, one after the other; a: power."""

    def unneeded(self, s: Theatre) -> bool:
        """All are taken, or nothing is left to take."""
        power = s.argument(0)
        if terms_left(s, power) > 0 and anything_left(s, power):
            return False
        close_terms(s, power)
        return True

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Provinces by their first zone, and minors, for every country."""
        power = s.argument(0)
        everyone = range(COUNTRIES)
        if verb == verbs.CLAIM:
            return [(zone, country) for zone in choices(s, power) for country in everyone]
        if verb == verbs.SEIZE:
            return pairs(minors_of(s, power))
        if verb == verbs.INCORPORATE:
            return [(minor, country) for minor in minors_of(s, power) for country in everyone]
        return [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """What 18.2.2 says of each."""
        power = s.argument(0)
        if verb == verbs.CLAIM:
            refused = province_objection(s, power, a)
            return refused if refused != OK else receiver_objection(s, power, a, b)
        if verb == verbs.SEIZE:
            return minor_objection(s, power, a)
        if verb == verbs.INCORPORATE:
            return incorporate_objection(s, power, a, b)
        return OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """One is taken; DONE leaves the rest, the usual answer takes all."""
        power = s.argument(0)
        if verb == verbs.CLAIM:
            cede(s, power, a, b)
        elif verb == verbs.SEIZE:
            seize(s, power, a)
        elif verb == verbs.INCORPORATE:
            incorporate(s, power, a, b)
        else:
            if verb == verbs.USUAL:
                take_usual(s, power)
            s.pop()
            close_terms(s, power)


def take_usual(s: Theatre, power: int) -> None:
    """The usual provinces to their usual receivers, then any."""
    while terms_left(s, power) > 0:
        zone, country = usual_cession(s, power)
        if zone < 0:
            return
        cede(s, power, zone, country)


# --- forced alliance (8.1.4, R477) ---------------------------------------------------------


class ForceAlliance(Question):
    """The Empire may spend a card of any value to bind the beaten; a: power."""

    def unneeded(self, s: Theatre) -> bool:
        """It is not possible, or no card is held."""
        return not alliance_possible(s, s.argument(0)) or s.hand_size(s.asked()) == 0

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The cards in hand."""
        return pairs(s.cards_at(s.asked(), HAND)) if verb == verbs.IMPOSE else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Any card that is held."""
        return held(s, s.asked(), a) if verb == verbs.IMPOSE else OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Usually with the card of least value."""
        side, power = s.asked(), s.argument(0)
        s.pop()
        if verb == verbs.DONE:
            return
        if verb == verbs.USUAL:
            a = min(s.cards_at(side, HAND), key=lambda card: (value_of(s, card), card))
        s.put_card(a, PLAYED)
        s.note(DISCARDED, side, a, 0, 0, EVERYONE)
        force_alliance(s, power)


# --- relocation (18.2.3, R517-R519) --------------------------------------------------------


class Relocation(Course):
    """The beaten go home and are divided anew, others leave or stay zone by zone.

    a: 0, then 1 + the next zone, b: power.
    """

    def carry_on(self, s: Theatre) -> None:
        """The beaten first."""
        power = s.argument(1)
        outside = abroad(s, power)
        if outside:
            s.push(kinds.COME_HOME, manager(s, power), outside[0], power)
            return
        if s.argument(0) == 0:
            s.set_argument(0, 1)
            s.push(kinds.REORGANISE, manager(s, power), power, 0)
            return
        lands = sorted(lands_of(s, power))
        for zone in lands:
            if zone + 1 < s.argument(0):
                continue
            s.set_argument(0, zone + 2)
            for side in (EMPIRE, COALITION):
                self.ask(s, side, zone, power)
            return
        s.pop()

    def ask(self, s: Theatre, side: int, zone: int, power: int) -> None:
        """What may not stand together without the beaten goes first (11)."""
        pieces = forces.pieces_in(s, side, zone)
        if not pieces:
            return
        merging.join(s, side, zone)
        s.push(kinds.RELOCATE, side, zone, power)
        if forces.objection(s, forces.pieces_in(s, side, zone)) != OK:
            s.push(kinds.CONSOLIDATE, side, zone, 0)


class ComeHome(Question):
    """R519: a force of the beaten goes to a key zone or a fortress; a: zone, b: power."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody is there, or there is no choice."""
        zone, power = s.argument(0), s.argument(1)
        pieces = own_pieces(s, power, zone)
        if not pieces:
            return True
        able = homes(s, power, pieces)
        if len(able) > 1:
            return False
        if able:
            bring_home(s, power, zone, able[0])
        else:
            bring_home_apart(s, power, zone)
        return True

    def able(self, s: Theatre) -> list[int]:
        """Where it may go."""
        return homes(s, s.argument(1), own_pieces(s, s.argument(1), s.argument(0)))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those zones."""
        return pairs(self.able(s)) if verb == verbs.RELOCATE else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if verb == verbs.USUAL or a in self.able(s) else NOT_NEAREST

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Usually to the first, as a rule the capital."""
        zone, power = s.argument(0), s.argument(1)
        goal = self.able(s)[0] if verb == verbs.USUAL else a
        s.pop()
        bring_home(s, power, zone, goal)


class Relocate(Question):
    """R517, R518: a force goes to the nearest fortress, or stays if it may; a: zone, b: power."""

    def unneeded(self, s: Theatre) -> bool:
        """Nobody is there; who must go and has no choice goes by himself."""
        side, zone, power = s.asked(), s.argument(0), s.argument(1)
        pieces = forces.pieces_in(s, side, zone)
        if not forces.units_of(pieces):
            merging.tidy(s, side, zone)
            return True
        if not must_leave(s, side, power, zone):
            return False
        able = havens(s, side, power, zone)
        if len(able) > 1:
            return False
        if able:
            move_force(s, side, zone, able[0])
        else:
            merging.destroy(s, pieces)
        return True

    def able(self, s: Theatre) -> list[int]:
        """The nearest fortresses with room."""
        return havens(s, s.asked(), s.argument(1), s.argument(0))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.able(s)) if verb == verbs.RELOCATE else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Only the victor may stay."""
        if verb == verbs.STAY:
            leaves = must_leave(s, s.asked(), s.argument(1), s.argument(0))
            return MUST_LEAVE if leaves else OK
        return OK if verb == verbs.USUAL or a in self.able(s) else NOT_NEAREST

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Usually to the nearest fortress."""
        side, zone = s.asked(), s.argument(0)
        able = self.able(s)
        s.pop()
        if verb == verbs.STAY or (verb == verbs.USUAL and not able):
            return
        move_force(s, side, zone, able[0] if verb == verbs.USUAL else a)
