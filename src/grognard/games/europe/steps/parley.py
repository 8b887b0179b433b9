"""8.1.4-8.2.3, 6.5: the diplomatic phase, and what a change of sides does to forces."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import cards, forces, foreign_wars, groups, kinds, merging, verbs
from grognard.games.europe import words as w
from grognard.games.europe.alliances import hold_if_alone, hold_zone, protect
from grognard.games.europe.diplomacy import (
    FOR_MAJOR,
    FOR_PROTECTORATE,
    attempt,
    card_objection,
    courtable,
    diplomacy_lines,
    faces_of,
    forget_talks,
    note_round,
    protect_with,
    protectable,
    value_needed,
)
from grognard.games.europe.events import (
    BY_CARD,
    COURTED,
    DISCARDED,
    GARRISONED,
    RELOCATED,
    STEP_LOST,
)
from grognard.games.europe.layout import (
    A_CARD,
    A_COURTED,
    A_FIGHTS,
    CARD,
    CARD_SPENT,
    COALITION,
    EMPIRE,
    FLEETS,
    HAND,
    INSIDE,
    MAJORS,
    MARCHES,
    PLAYED,
    T_MODIFIER,
    UNITS,
    ZONES,
)
from grognard.games.europe.refusals import (
    NO_EXILE_THERE,
    NO_FORT_THERE,
    NO_POLITICS,
    NO_WAY_OUT_THERE,
    NOT_ABROAD,
    NOT_THERE,
    OK,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.arrival import check_sieges
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.card_play import event_objection, event_tries, play_in_phase
from grognard.games.europe.steps.reactions import settle_in
from grognard.games.europe.steps.rounds import begin_action, consolidate, value_of
from grognard.games.europe.ways import border_closed, iberia_closed, lift_siege, neighbours
from grognard.kernel.arrays import Codes
from grognard.kernel.state import EVERYONE, VERB, A

MOST_CARDS: Final = 2  # 5.1.4
WORTH_A_CARD: Final = 3  # faces: 4 or more succeeds


class Diplomacy(Course):
    """R458: the Coalition with up to two cards, then the Empire; a: stage."""

    def carry_on(self, s: Theatre) -> None:
        """One side after the other."""
        stage = s.argument(0)
        s.set_argument(0, stage + 1)
        if stage == 0:
            forget_talks(s)
            s.push(kinds.PARLEY, COALITION, 0, 0)
        elif stage == 1:
            s.push(kinds.PARLEY, EMPIRE, 0, 0)
        else:
            s.pop()
            consolidate(s, EMPIRE)


class Parley(Question):
    """An event, diplomacy, a protectorate, the end of a war abroad, or nothing; b: cards used."""

    def unneeded(self, s: Theatre) -> bool:
        """Two cards are used, or none is held."""
        return s.argument(1) >= MOST_CARDS or s.hand_size(s.asked()) == 0

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The cards in hand, on every country or war."""
        if verb == verbs.EVENT:
            return event_tries(s, s.asked(), cards.IN_DIPLOMACY)
        return talk_tries(s, s.asked(), verb)

    def offer(self, s: Theatre, verb: int, out: Codes) -> None:
        """What may be said with one of the verbs."""
        if not offer_talk(s, s.asked(), verb, False, out):
            super().offer(s, verb, out)

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """What the rules of each say."""
        if verb == verbs.EVENT:
            return event_objection(s, s.asked(), a, b, cards.IN_DIPLOMACY)
        return talk_objection(s, s.asked(), verb, a, b, False)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is settled before the next card."""
        side = s.asked()
        if verb == verbs.USUAL:
            verb, a, b = usual_talk(s, side)
        if verb == verbs.PASS:
            s.pop()
            return
        s.set_argument(1, s.argument(1) + 1)
        if verb == verbs.EVENT:
            play_in_phase(s, side, a, b, cards.IN_DIPLOMACY)
            return
        begin_action(s, side)
        talk(s, side, verb, a, b)


TALKS: Final = (verbs.COURT, verbs.PROTECT, verbs.END_WAR)


def talk_tries(s: Theatre, side: int, verb: int) -> list[tuple[int, int]]:
    """What may end a foreign war; whom to court or protect `offer_talk` lists."""
    if verb != verbs.END_WAR:
        return [(0, 0)]
    wars = [] if s.hundred_days() else foreign_wars.wars(s)
    return [(card, war) for card in s.cards_at(side, HAND) for war in wars] if wars else []


def offer_talk(s: Theatre, side: int, verb: int, in_round: bool, out: Codes) -> bool:
    """Lists whom a side may court or protect, asked once for all cards; False for other verbs."""
    if verb != verbs.COURT and verb != verbs.PROTECT:
        return False
    if s.hundred_days():
        return True
    courts = verb == verbs.COURT
    countries = courtable(s, side, in_round) if courts else protectable(s, side)
    for card in s.cards_at(side, HAND) if countries else []:
        value, code = value_of(s, card), verb * VERB + card * A
        for country in countries:
            if value >= (value_needed(s, country) if courts else FOR_PROTECTORATE):
                out.add(code + country)
    return True


def talk_objection(s: Theatre, side: int, verb: int, card: int, what: int, in_round: bool) -> int:
    """What speaks against a diplomatic use of a card; 1815 has none (R294)."""
    if verb in TALKS and s.hundred_days():
        return NO_POLITICS
    if verb == verbs.COURT:
        return card_objection(s, side, card, what, in_round)
    if verb == verbs.PROTECT:
        return protect_with(s, side, card, what)
    if verb == verbs.END_WAR:
        return foreign_wars.end_objection(s, side, card, what, in_round)
    return OK


def talk(s: Theatre, side: int, verb: int, card: int, what: int) -> None:
    """The card is spent, and what it was for is tried or done."""
    s.put_card(card, PLAYED)
    if verb == verbs.COURT:
        s.note(COURTED, side, card, what, 0, EVERYONE)
        announce(s, side, what, 0)
        return
    s.note(DISCARDED, side, card, 0, 0, EVERYONE)
    if verb == verbs.PROTECT:
        protect(s, what)
    else:
        foreign_wars.try_to_end(s, card, what)


def announce(s: Theatre, side: int, country: int, bonus: int) -> None:
    """8.2.3: a diplomatic action is announced; the enemy may answer it (53F)."""
    s.c[A_COURTED] = 1 + country
    s.c[T_MODIFIER] = 0
    s.push(kinds.TALKS, side, country, bonus)
    s.push(kinds.ANSWER, 1 - side, cards.AT_TALKS, country)


class Talks(Course):
    """The die of a diplomatic action; a: country, b: what the event of a card adds."""

    def carry_on(self, s: Theatre) -> None:
        """It is rolled."""
        side, country, bonus = s.asked(), s.argument(0), s.argument(1)
        answered: int = s.c[T_MODIFIER]
        s.c[T_MODIFIER] = 0
        s.pop()
        if not attempt(s, side, country, bonus, False, answered):
            give_back(s, country)


def give_back(s: Theatre, country: int) -> None:
    """38C: if it fails a card that has more to bring stays in the game."""
    card = int(s.c[A_CARD]) - 1
    if card < 0:
        return
    for atom in cards.atoms(s, card):
        for need in atom.needs:
            if need.name == w.IF_IN_COALITION and need.first() == country:
                s.put_card(card, PLAYED)
                s.c[CARD + card] &= ~CARD_SPENT


def talk_in_round(s: Theatre, side: int, verb: int, card: int, what: int) -> None:
    """R460: as the action of a round; courting a minor rests in the next one."""
    if verb == verbs.COURT:
        note_round(s, side)
    talk(s, side, verb, card, what)


def usual_talk(s: Theatre, side: int) -> tuple[int, int, int]:
    """The Coalition courts a neutral major if 4 or more succeeds; the Empire protects."""
    hand = sorted(s.cards_at(side, HAND), key=lambda card: (value_of(s, card), card))
    if side == EMPIRE:
        able = [card for card in hand if value_of(s, card) >= FOR_PROTECTORATE]
        minors = protectable(s, side)
        return (verbs.PROTECT, able[0], minors[0]) if able and minors else (verbs.PASS, 0, 0)
    able = [card for card in hand if value_of(s, card) >= FOR_MAJOR]
    powers = [power for power in courtable(s, side, False) if power < MAJORS]
    best = max(powers, key=lambda power: faces_of(diplomacy_lines(s, side, power)), default=-1)
    if best < 0 or not able or faces_of(diplomacy_lines(s, side, best)) < WORTH_A_CARD:
        return verbs.PASS, 0, 0
    return verbs.COURT, able[0], best


# --- a French ally has joined the Coalition (8.2.3, R464, R465) ----------------------------


class DefectionLosses(Question):
    """Both lose as many steps as the weaker has; a: zone, b: how many are left."""

    def unneeded(self, s: Theatre) -> bool:
        """Nothing is left to lose; who is alone then holds the zone."""
        zone, side = s.argument(0), s.asked()
        if s.argument(1) > 0 and s.has_units(side, zone):
            return False
        merging.tidy(s, side, zone)
        hold_if_alone(s, zone, EMPIRE)
        return True

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The units there."""
        return pairs(s.units_in(s.asked(), s.argument(0))) if verb == verbs.LOSE else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        if verb == verbs.USUAL:
            return OK
        return OK if a in s.units_in(s.asked(), s.argument(0)) else NOT_THERE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A step is lost; usually of the unit of least worth."""
        zone, side = s.argument(0), s.asked()
        if verb == verbs.USUAL:
            a = min(s.units_in(side, zone), key=lambda unit: (s.t.stars[unit], s.morale(unit)))
        s.note(STEP_LOST, a, zone, BY_CARD, 0, EVERYONE)
        s.lose_step(a)
        s.set_argument(1, s.argument(1) - 1)


class Exile(Question):
    """R465: a unit that stood with its former friends goes to the nearest zone; a: unit."""

    def unneeded(self, s: Theatre) -> bool:
        """It goes by itself where there is no choice; without a way it is destroyed."""
        unit = s.argument(0)
        if s.at(unit) >= ZONES:
            return True
        able = refuges(s, unit)
        if len(able) > 1:
            return False
        if able:
            self.go(s, unit, able[0])
        else:
            merging.destroy(s, [unit])
        return True

    def go(self, s: Theatre, unit: int, zone: int) -> None:
        """It joins whoever stands there."""
        s.note(RELOCATED, unit, zone, 0, 0, EVERYONE)
        s.move(unit, zone)
        merging.join(s, s.asked(), zone)

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The nearest zones."""
        return pairs(refuges(s, s.argument(0))) if verb == verbs.RELOCATE else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of those."""
        return OK if verb == verbs.USUAL or a in refuges(s, s.argument(0)) else NO_EXILE_THERE

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It goes."""
        unit = s.argument(0)
        goal = refuges(s, unit)[0] if verb == verbs.USUAL else a
        self.go(s, unit, goal)
        s.pop()


def refuges(s: Theatre, unit: int) -> list[int]:
    """R465: the nearest zones that its side controls, within its movement factor."""
    side, start = s.side_of(unit), s.at(unit)
    left = [-1] * ZONES
    left[start] = int(s.t.movement[unit])
    todo = [start]
    while todo:
        here = max(todo, key=lambda zone: left[zone])
        todo.remove(here)
        for near in neighbours(s, here):
            points = left[here] - int(s.t.cost[here * ZONES + near])
            if points > left[near] and open_to(s, side, unit, here, near):
                left[near] = points
                todo.append(near)
    able = [
        zone
        for zone in range(ZONES)
        if zone != start and left[zone] >= 0 and s.held_by(side, zone) and joins(s, unit, zone)
    ]
    most = max([left[zone] for zone in able], default=0)
    return [zone for zone in able if left[zone] == most]


def open_to(s: Theatre, side: int, unit: int, here: int, near: int) -> bool:
    """Whether a unit that leaves may pass a border, and no enemy stands beyond it."""
    if border_closed(s, side, here, near) != OK or iberia_closed(s, side, [unit], near) != OK:
        return False
    return not s.has_units(1 - side, near) and not s.enemy_fort(side, near)


def joins(s: Theatre, unit: int, zone: int) -> bool:
    """11: whether it may stand there."""
    together = [*forces.pieces_in(s, s.side_of(unit), zone), unit]
    return merging.objection_together(s, together) == OK


# --- a power breaks its peace (8.1.4, R481) ------------------------------------------------


class Occupiers(Question):
    """Where both stand the former victor goes inside, goes away, or fights; a: zone, b: power."""

    def unneeded(self, s: Theatre) -> bool:
        """Only one of them is left there."""
        zone, side = s.argument(0), s.asked()
        return not s.has_units(side, zone) or not s.has_units(1 - side, zone)

    def ways_out(self, s: Theatre) -> list[int]:
        """Adjacent zones that the enemy does not control."""
        zone, side = s.argument(0), s.asked()
        units = s.units_in(side, zone)
        return [
            near
            for near in neighbours(s, zone)
            if border_closed(s, side, zone, near) == OK
            and iberia_closed(s, side, units, near) == OK
            and not s.held_by(1 - side, near)
            and not s.has_units(1 - side, near)
        ]

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Zones to go to."""
        return pairs(self.ways_out(s)) if verb == verbs.RELOCATE else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A fortress must be there, or a way out; to fight is always possible."""
        if verb == verbs.GARRISON:
            return OK if s.fort_active(s.argument(0)) else NO_FORT_THERE
        if verb == verbs.RELOCATE:
            return OK if a in self.ways_out(s) else NO_WAY_OUT_THERE
        return OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It is done; usually inside, else away, else a battle."""
        zone, side = s.argument(0), s.asked()
        if verb == verbs.USUAL:
            verb = verbs.STAND
            if s.fort_active(zone):
                verb = verbs.GARRISON
            elif self.ways_out(s):
                verb, a = verbs.RELOCATE, self.ways_out(s)[0]
        s.pop()
        if verb == verbs.GARRISON:
            go_inside(s, side, zone)
        elif verb == verbs.RELOCATE:
            for piece in forces.pieces_in(s, side, zone):
                s.move(piece, a)
            settle_in(s, side, a)
        else:
            fall_upon(s, 1 - side, zone)


def go_inside(s: Theatre, side: int, zone: int) -> None:
    """8.1.4: the fortress is theirs and besieged; too few besiegers go away (15.3)."""
    pieces = forces.pieces_in(s, side, zone)
    for piece in pieces:
        s.mark(piece, INSIDE)
    hold_zone(s, zone, forces.units_of(pieces)[0])
    s.set_fort(zone, False, 0)
    s.note(GARRISONED, side, zone, 0, 0, EVERYONE)
    lift_siege(s, zone)


def fall_upon(s: Theatre, attacker: int, zone: int) -> None:
    """R481, R537: a battle at once, with no march before it."""
    group = groups.new(s, attacker, MARCHES, zone)
    for piece in forces.pieces_in(s, attacker, zone):
        s.set_group(piece, group)
    s.c[A_FIGHTS] = group
    s.push(kinds.BATTLE_OVER, attacker, group, 0)
    s.push(kinds.BATTLE, attacker, zone, 0)


class BattleOver(Course):
    """A force that fought out of turn stands again; a: group."""

    def carry_on(self, s: Theatre) -> None:
        """It becomes one with its friends."""
        group, side = s.argument(0), s.asked()
        zones = {s.at(piece) for piece in groups.members(s, group)}
        s.pop()
        s.c[A_FIGHTS] = 0
        groups.free(s, group)
        for zone in sorted(zones):
            if zone < ZONES:
                settle_in(s, side, zone)
                shut_in(s, side, zone)
        check_sieges(s)


def shut_in(s: Theatre, side: int, zone: int) -> None:
    """15.1, R140: who has gone into the fortress before them is besieged, or they go away."""
    inside = s.has_units(1 - side, zone, True) and s.side(s.holder(zone)) == 1 - side
    if inside and s.has_units(side, zone) and not s.besieged(zone):
        s.set_fort(zone, False, 0)
        lift_siege(s, zone)


# --- units for a foreign war (6.5, R434) ---------------------------------------------------


class SendAbroad(Question):
    """The Coalition chooses what a power sends; a: card of the war, b: steps, fleets, power."""

    def unneeded(self, s: Theatre) -> bool:
        """All have gone; what is missing the power owes (R432)."""
        steps, fleets, power = self.wanted(s)
        if self.able(s):
            return False
        foreign_wars.owe(s, power, steps, fleets)
        return True

    def wanted(self, s: Theatre) -> tuple[int, int, int]:
        """Steps and fleets still to send, and by whom."""
        packed = s.argument(1)
        part = foreign_wars.FLEETS_LEFT
        return packed % part, packed // part % part, packed // foreign_wars.POWER

    def able(self, s: Theatre) -> list[int]:
        """The units and fleets that may go."""
        steps, fleets, power = self.wanted(s)
        found = foreign_wars.able(s, power, False) if steps > 0 else []
        return found + (foreign_wars.able(s, power, True) if fleets > 0 else [])

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """Those."""
        return pairs(self.able(s)) if verb == verbs.SEND else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """One of them."""
        return OK if verb == verbs.USUAL or a in self.able(s) else NOT_ABROAD

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """It goes; usually what stands alone and is worth least."""
        steps, fleets, power = self.wanted(s)
        if verb == verbs.USUAL:
            a = min(self.able(s), key=lambda piece: usual_to_send(s, piece))
        if a >= FLEETS:
            fleets -= 1
        else:
            steps = max(0, steps - s.steps_of(a))
        card = s.argument(0)
        part, powers = foreign_wars.FLEETS_LEFT, foreign_wars.POWER
        s.set_argument(1, steps + fleets * part + power * powers)
        foreign_wars.send(s, card, a)


def usual_to_send(s: Theatre, piece: int) -> tuple[int, int, int, int]:
    """Fleets last; units without an army first, plain ones before elite."""
    stars = int(s.t.stars[piece]) if piece < UNITS else 0
    return int(piece >= FLEETS), int(s.holder_of(piece) >= 0), stars, piece
