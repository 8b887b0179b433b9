"""Rules of thumb: the answer that looks best at first glance, by what its seat may know."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import forces, groups, supply
from grognard.games.europe import verbs as v
from grognard.games.europe import words as w
from grognard.games.europe.atoms import Atom
from grognard.games.europe.cards import chosen, option_of
from grognard.games.europe.kinds import (
    ACTION,
    ACTIVATE,
    BUDGET_CARDS,
    CALL,
    CHOOSE,
    CONQUERED,
    CONQUEST_CARDS,
    COUNTER_MARCH,
    DECLARE,
    DEFEND,
    ENGAGE,
    EXPENSES,
    FORCED_MARCH,
    INTERCEPT,
    LEADS,
    LIFTED,
    MOVE,
    MUSTER,
    NAME_COUNTRY,
    PARLEY,
    PEACE_TERMS,
    REDEPLOY,
    RETREAT,
    SAIL,
    SEA_EVADE,
    SEA_INTERCEPT,
    TREK,
    WITHDRAW,
)
from grognard.games.europe.layout import (
    A_FORCES,
    A_FREE_MARCH,
    A_MODE,
    ARMIES,
    B_ATTACKER,
    B_SIZE,
    B_ZONE,
    DEPOTS,
    FLEETS,
    FRANCE,
    G_FROM,
    G_ZONE,
    GENERALS,
    INSIDE,
    MAJORS,
    PIECES,
    UNITS,
    ZONES,
)
from grognard.games.europe.planner import fighting
from grognard.games.europe.planner.answering import PASSING, PLAIN, using
from grognard.games.europe.planner.board import Board, best_value, power_of, rounds_left
from grognard.games.europe.planner.crowding import fits, removing
from grognard.games.europe.planner.ferrying import add_voyages, carried, carry, carrying
from grognard.games.europe.planner.fighting import loss, price, tactical
from grognard.games.europe.planner.gathering import can_go_after, gather, listed
from grognard.games.europe.planner.marching import March, feeding, replacements
from grognard.games.europe.planner.parting import activated, guard, unburden
from grognard.games.europe.planner.peacemaking import best_terms
from grognard.games.europe.planner.policy import held_back, talk_worth
from grognard.games.europe.planner.relaying import relay
from grognard.games.europe.planner.seafaring import at_sea, sailing, voyage
from grognard.games.europe.planner.spending import best_expense, gain
from grognard.games.europe.planner.statecraft import (
    A_PROTECTORATE,
    best_in_phase,
    best_of_state,
    event_worth,
    whim,
)
from grognard.games.europe.planner.trekking import go_on, redeploy
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.activation import cost_of
from grognard.games.europe.steps.battle import followers
from grognard.games.europe.steps.battlefield import SKIRMISH, troops
from grognard.games.europe.steps.filters import means
from grognard.games.europe.steps.muster import company
from grognard.games.europe.steps.rounds import points_left, value_of
from grognard.kernel.arrays import Codes
from grognard.kernel.planner import Proposals
from grognard.kernel.state import VERB, A

A_POINT: Final = 7  # what an activation point is worth
A_POINT_TO_COME: Final = 11  # and in a campaign what it will be worth later in the year (9.2)
LEFT_OVER: Final = 2  # more for each, since what is not spent is kept (9.2)
A_TOWN: Final = 14  # what a march may lose for control on the way, which carries supply
ENOUGH: Final = 4  # from which an activation pays
COMBAT_CARD: Final = 7  # what a combat card is worth in the hand
DEAR: Final = 2  # an initiative above it is too dear
SPILLED: Final = 60  # what it costs to come where there is no room
A_GOOD_CARD: Final = 3  # the points of one that one has
POINTS_OF_A_CARD: Final = 2  # of one that nobody has seen yet


class Instinct:
    """Scores answers; it looks at the board once for each question that needs it."""

    def __init__(self) -> None:
        self.board = Board()
        self.weighed = Proposals()

    def best(self, s: Theatre, codes: Codes) -> int:
        """The answer that looks best."""
        if codes.count == 1:
            return codes.codes[0]
        kind: int = s.c[s.top()]
        if kind in (ACTION, ACTIVATE, FORCED_MARCH, MUSTER, CALL, MOVE):
            self.board.look(s, s.asked())
            code = self._of_march(s, kind, codes)
            return code if listed(codes, code) else self.best_scored(s, codes)
        if kind in (PARLEY, EXPENSES, BUDGET_CARDS):
            code = best_in_phase(s, codes)
            if code < 0 and kind == EXPENSES:
                code = best_expense(s, codes)
            return code if code >= 0 else self.best_scored(s, codes)
        if kind in (DECLARE, CONQUEST_CARDS, NAME_COUNTRY):
            code = best_of_state(s, codes)
            return code if code >= 0 else self.best_scored(s, codes)
        if kind in (PEACE_TERMS, CONQUERED):
            code = best_terms(s, codes)
            return code if code >= 0 else self.best_scored(s, codes)
        if kind in (REDEPLOY, TREK) and s.side(_power_asked(s, kind)) == s.asked():
            self.board.look(s, s.asked())
            ahead = redeploy if kind == REDEPLOY else go_on
            code = ahead(s, self.board, codes)
            return code if code >= 0 else self.best_scored(s, codes)
        if kind == SAIL:
            self.board.look(s, s.asked())
            code = carry(s, self.board, codes)
            if code < 0:
                code = voyage(s, codes)
            return code if code >= 0 else self.best_scored(s, codes)
        if kind in (INTERCEPT, DEFEND, COUNTER_MARCH, RETREAT, LIFTED, CHOOSE):
            self.board.look(s, s.asked())
        return self.best_scored(s, codes)

    def best_scored(self, s: Theatre, codes: Codes) -> int:
        """The action with the highest score; the first of equals."""
        best: int = codes.codes[0]
        most = -100000
        for k in range(codes.count):
            code: int = codes.codes[k]
            value = self.score(s, code)
            if value > most:
                best = code
                most = value
        return best

    def _of_march(self, s: Theatre, kind: int, codes: Codes) -> int:
        if kind == ACTION:
            return self._act(s, codes)
        if kind == ACTIVATE:
            return self._activate(s, codes)
        if kind == FORCED_MARCH:
            return self._force(s, codes)
        if kind == MUSTER:
            return self._muster(s, codes)
        return self._call(s, codes) if kind == CALL else self._move(s, codes)

    # --- the action of a round (5.2, 9.1) ------------------------------------------------------

    def _act(self, s: Theatre, codes: Codes) -> int:
        """A card for its points, an event, one point, or nothing."""
        every = self.weighed
        every.clear()
        self.weigh_actions(s, codes, every)
        best = every.best()
        return best if every.highest() > 0 else v.PASS * VERB

    def weigh_actions(self, s: Theatre, codes: Codes, out: Proposals) -> None:
        """What each action of a round promises; to do nothing counts 0."""
        side = s.asked()
        scores, costs, pieces = self._activations(s, side)
        for k in range(codes.count):
            code: int = codes.codes[k]
            verb, card = code // VERB, code // A % A
            value = 0
            if verb == v.OPERATE:
                value = gain(scores, costs, 1 + points_left(s, side))
            elif verb == v.SPEND:
                value = gain(scores, costs, value_of(s, card) + points_left(s, side))
                value += LEFT_OVER * value_of(s, card) - self.keeping(s, side, card)
            elif verb == v.COURT:
                value = talk_worth(s, side, code % A) - self.keeping(s, side, card)
            elif verb == v.PROTECT:
                value = A_PROTECTORATE - self.keeping(s, side, card)
            elif verb == v.EVENT:
                value = self._event(s, card, code % A, scores, costs, pieces)
                value += whim(s, side, card) if value > 0 else 0
                value -= self.keeping(s, side, card)
                value += held_back(s, side, card)  # this is what it was kept for
            out.add(code, value)

    def _activations(self, s: Theatre, side: int) -> tuple[list[int], list[int], list[int]]:
        """What each force could gain, what it costs, and the piece that names it; best first."""
        found: list[tuple[int, int, int]] = []
        together: list[int] = [0] * ZONES  # what two armies of a zone gain as one force
        for army in range(ARMIES, PIECES):
            if s.side_of(army) == side and _named_by(s, side, army):
                zone = s.at(army)
                together[zone] = self.activation(s, side, army)
                found.append((together[zone], cost_of(s, side, army), army))
        for piece in (*range(UNITS), *range(GENERALS, FLEETS)):
            if s.side_of(piece) != side or s.at(piece) >= ZONES:
                continue
            general = piece >= GENERALS
            if not general and self._led(s, side, piece):
                continue
            score = self.activation(s, side, piece)
            if (
                score >= self._enough(s, cost_of(s, side, piece))
                and 2 * score > together[s.at(piece)]
            ):
                found.append((score, cost_of(s, side, piece), piece))
        add_voyages(s, self.board, found)
        found.sort(reverse=True)
        scores = [one[0] for one in found]
        return scores, [one[1] for one in found], [one[2] for one in found]

    def _event(
        self,
        s: Theatre,
        card: int,
        n: int,
        scores: list[int],
        costs: list[int],
        pieces: list[int],
    ) -> int:
        """What the event of a card is worth as an action: the best forces that it activates."""
        side = s.asked()
        option = option_of(s, card, n)
        value = event_worth(s, side, card, n)
        for atom in s.t.atoms[card]:
            if not chosen(atom, option):
                continue
            if atom.op == w.SPEND_AP:
                points = atom.number(w.P_VALUE)
                value += gain(scores, costs, points if points > 0 else POINTS_OF_A_CARD)
            elif atom.op == w.ACTIVATE:
                value += self._activated(s, card, atom, scores, pieces)
            elif atom.op == w.EXTRA_ROUND and s.hand_size(side) > 1:
                value += gain(scores, costs, A_GOOD_CARD)  # then they march a round later
            elif atom.op == w.ACTIVATE_FLEETS and atom.given(w.P_TRANSPORT):
                value += carried(s, atom, scores, pieces)
        return value

    def _activated(
        self, s: Theatre, card: int, atom: Atom, scores: list[int], pieces: list[int]
    ) -> int:
        """What the forces gain that a line of an event activates, with its free forced march."""
        side = s.asked()
        count = atom.number(w.P_COUNT)
        free = 0
        for other in s.t.atoms[card]:
            if other.op == w.FREE_FORCED_MARCH:
                free = other.number(w.P_MP)
        value = 0
        for k in range(len(scores)):
            if FLEETS <= pieces[k] < DEPOTS:
                continue
            if count > 0 and means(s, side, pieces[k], atom):
                best = scores[k]
                if free > 0:
                    best = max(best, self.activation(s, side, pieces[k], free))
                value += best
                count -= 1
        return 2 * value if atom.number(w.P_MODE) == w.MODE_TWICE else value

    def keeping(self, s: Theatre, side: int, card: int) -> int:
        """What it costs to give a card away: less the more cards there are for the rounds left."""
        value = COMBAT_CARD if s.t.combat_card[card] != 0 else 1
        spare = s.hand_size(side) - rounds_left(s)
        value = value - min(value, 2 * spare) if spare >= 0 else value + 3
        return value + held_back(s, side, card)

    # --- which force (9.1) ---------------------------------------------------------------------

    def activation(self, s: Theatre, side: int, piece: int, free: int = 0) -> int:
        """What activating the force of a piece could gain; `free` points cost no test."""
        pieces = self._force_of(s, side, piece)
        if not forces.units_of(pieces):
            return 0
        march = activated(s, self.board, pieces, s.at(piece), free)
        if self.board.hurried and march.splits(piece):
            return 0
        return march.score + replacements(s, pieces) - march.hunger()

    def _force_of(self, s: Theatre, side: int, piece: int) -> list[int]:
        if piece < UNITS:
            return [piece]
        if piece >= ARMIES:
            return forces.pieces_in(s, side, s.at(piece))
        return company(s, side, piece)

    def _activate(self, s: Theatre, codes: Codes) -> int:
        """The force that gains most for its price."""
        every = self.weighed
        every.clear()
        self.weigh_activations(s, codes, every)
        best = every.best()
        return best if every.highest() > 0 else v.DONE * VERB

    def weigh_activations(self, s: Theatre, codes: Codes, out: Proposals) -> None:
        """What each force promises for its price; to be done counts 0."""
        for k in range(codes.count):
            code: int = codes.codes[k]
            value = 0
            if code // VERB == v.ACTIVATE:
                value = self._worth_activating(s, code // A % A)
            out.add(code, value)

    def _worth_activating(self, s: Theatre, piece: int) -> int:
        """What a force gains beyond its price, 0 or less if that is not enough."""
        side = s.asked()
        if FLEETS <= piece < DEPOTS:
            return max(sailing(s, side, piece, A_POINT), carrying(s, self.board, piece, A_POINT))
        if piece < UNITS and self._led(s, side, piece):
            return 0  # it goes with its general
        cost = 1 if self.board.hurried and s.c[A_MODE] != 0 else cost_of(s, side, piece)
        value = self.activation(s, side, piece)
        worth = value - A_POINT * cost + 2 * A_POINT
        return worth if value >= self._enough(s, cost) else min(worth, 0)

    def _enough(self, s: Theatre, cost: int) -> int:
        """9.2: what an activation must gain; points may be kept, but not beyond the year."""
        if s.hundred_days() or rounds_left(s) <= 1:
            return ENOUGH
        return A_POINT_TO_COME * cost

    def _led(self, s: Theatre, side: int, unit: int) -> bool:
        """Whether a general is there whom it is not too dear to activate."""
        for general in s.generals_in(side, s.at(unit)):
            if s.t.initiative[general - GENERALS] <= DEAR:
                return True
        return False

    # --- how it goes (12) ----------------------------------------------------------------------

    def _force(self, s: Theatre, codes: Codes) -> int:
        """12.3: only as many points as pay for what they wear down."""
        group = s.argument(0)
        march = self._march(s, group)
        most = codes.count - 1
        wanted = march.forced(march.usual_points(), most)
        if s.c[A_FREE_MARCH] != 0:
            wanted = most
        return v.FORCE * VERB + wanted * A

    def _march(self, s: Theatre, group: int) -> March:
        """The march of a force under way; what it has spent counts."""
        return March(s, self.board, groups.members(s, group), groups.get(s, group, G_ZONE))

    def _muster(self, s: Theatre, codes: Codes) -> int:
        """All go, but one unit stays in a key zone that would be bare."""
        zone, group = s.argument(0), s.argument(1)
        ready = listed(codes, v.GO * VERB)
        if not ready:
            return gather(s, codes)
        staying = [
            *forces.units_of(forces.pieces_in(s, s.asked(), zone, False, 0)),
            *forces.units_of(forces.pieces_in(s, s.asked(), zone, True, 0)),
        ]
        going = groups.units(s, group)
        code = unburden(s, self.board, group)
        if code >= 0 and listed(codes, code) and can_go_after(s, code):
            return code
        wanted = self.board.key(s, zone) and not staying
        if wanted and len(going) > 2:
            code = guard(s, codes)
            if code >= 0 and can_go_after(s, code):
                return code
        return v.GO * VERB

    def _call(self, s: Theatre, codes: Codes) -> int:
        """9.1: whoever stands near joins the army, unless he guards something; it costs a point."""
        march = self._march(s, s.argument(0))
        points = groups.points_left(s, s.argument(0))
        alone = march.best(points)
        best = v.DONE * VERB
        most = 0
        for k in range(codes.count):
            code: int = codes.codes[k]
            piece = code // A % A
            if code // VERB != v.CALL:
                continue
            brought = self._steps_near(s, piece)
            value = 3 * brought - self._bared(s, piece)
            if value > most:
                most = value
                best = code
        if best == v.DONE * VERB or march.goal == march.start:
            return best
        less = march.best(points - s.t.n.call)
        return best if alone - less < most else v.DONE * VERB

    def _steps_near(self, s: Theatre, piece: int) -> int:
        if piece < UNITS:
            return s.steps_of(piece)
        return self.board.steps[self.board.side * ZONES + s.at(piece)]

    def _bared(self, s: Theatre, piece: int) -> int:
        """What is risked where he leaves."""
        zone = s.at(piece)
        if s.t.key_zone[zone] == 0 and s.t.fort[zone] == 0:
            return 0
        near = self.board.threat[zone] > 0
        if self.board.key(s, zone):
            return 40 if near else 20
        return 12 if near else 4

    def _move(self, s: Theatre, codes: Codes) -> int:
        """The next thing on the way to the best place."""
        group = s.argument(0)
        if listed(codes, v.RALLY * VERB):
            return v.RALLY * VERB
        if listed(codes, v.SORTIE * VERB):
            return self._sortie(s, group)
        march = self._march(s, group)
        points = groups.points_left(s, group)
        march.best(points)
        if listed(codes, v.BESIEGE * VERB) and self._besieges(s, march):
            return v.BESIEGE * VERB
        if listed(codes, v.CONTROL * VERB) and self._controls(s, march, points):
            return v.CONTROL * VERB
        code = relay(s, self.board, march, codes)
        if code >= 0:
            return code
        if march.goal != march.start:
            code = self._taking(s, group, codes)
            if code >= 0:
                return code
            code = v.ENTER * VERB + march.first_step() * A
            if listed(codes, code) and not self._turns_back(s, group, march):
                return code
        return self._stop(s, codes)

    def weigh_ways(self, s: Theatre, codes: Codes, out: Proposals) -> None:
        """The best that lies in each direction; to stop counts as staying."""
        self.board.look(s, s.asked())
        group = s.argument(0)
        march = self._march(s, group)
        points = groups.points_left(s, group)
        march.best(points)
        promised = march.by_first_step(points)
        for k in range(codes.count):
            code: int = codes.codes[k]
            if code // VERB == v.ENTER and code // A % A in promised:
                out.add(code, promised[code // A % A])
            elif code // VERB == v.STOP:
                out.add(code, march.stay(points))

    def _turns_back(self, s: Theatre, group: int, march: March) -> bool:
        """Whether it would march to and fro: what was spent on the way is lost."""
        came = groups.get(s, group, G_FROM)
        return came != march.start and march.first_step() == came

    def _stop(self, s: Theatre, codes: Codes) -> int:
        """It stops, or goes where it is drawn if it may not."""
        if listed(codes, v.STOP * VERB):
            return v.STOP * VERB
        return self.best_scored(s, codes)

    def _sortie(self, s: Theatre, group: int) -> int:
        zone = groups.get(s, group, G_ZONE)
        besiegers = self.board.foes(zone)
        good = fighting.promise(s, groups.members(s, group), besiegers, zone, zone) > 0
        return v.SORTIE * VERB if good else v.STOP * VERB

    def _besieges(self, s: Theatre, march: March) -> bool:
        """An attempt pays if the fortress may fall, and nothing better waits further on."""
        faces = fighting.breaches(s, march.pieces, march.side, march.start)
        return faces > 0 or march.goal == march.start

    def _controls(self, s: Theatre, march: March, points: int) -> bool:
        """3.2: key zones at once; others if the way leads no less far."""
        if s.t.key_zone[march.start] != 0 or march.goal == march.start:
            return True
        before, goal = march.score, march.goal
        after = march.best(points - s.t.n.control)
        march.score, march.goal = before, goal
        march.explore(points)
        return before - after <= A_TOWN

    def _taking(self, s: Theatre, group: int, codes: Codes) -> int:
        """12.2.1: a unit that is as fast comes along where it guards nothing; -1 if none."""
        zone = groups.get(s, group, G_ZONE)
        if self.board.guarded(s, zone):
            return -1
        slowest = 99
        for unit in groups.units(s, group):
            slowest = min(slowest, int(s.t.movement[unit]))
        for k in range(codes.count):
            code: int = codes.codes[k]
            piece = code // A % A
            if code // VERB == v.TAKE and piece < UNITS and s.t.movement[piece] >= slowest:
                return code
        return -1

    # --- everything else -----------------------------------------------------------------------

    def score(self, s: Theatre, code: int) -> int:
        """How good an action looks; to do nothing counts 50."""
        kind: int = s.c[s.top()]
        verb, a, b = code // VERB, code // A % A, code % A
        if verb == v.LOSE:
            return 2000 - loss(s, a)
        if verb == v.REMOVE:
            return removing(s, kind, a)
        if verb == v.USE:
            return using(s, a, b)
        if verb in (v.RETREAT, v.EVADE, v.ELUDE):
            return self._leaving(s, kind, verb, a)
        if verb == v.FEED:
            return feeding(s)
        if kind == LEADS:
            return self._leading(s, verb, a)
        if kind in (INTERCEPT, DEFEND, COUNTER_MARCH, ENGAGE):
            return self._reacting(s, kind, verb, a, b)
        if kind in (SEA_INTERCEPT, SEA_EVADE, WITHDRAW):
            return at_sea(s, kind, verb, a)
        return self._of_pieces(s, verb, a)

    def _of_pieces(self, s: Theatre, verb: int, a: int) -> int:
        """Where a piece or a place is named and nothing else matters."""
        if verb == v.RAISE:
            return 60 + int(s.t.morale[a])
        if verb == v.RESTORE:
            return 70 + int(s.t.morale[a])
        if verb == v.APPOINT:
            return 60 + 5 * best_value(s, a) + int(s.t.command[a - GENERALS])
        if verb == v.CHOOSE:
            return 60 + price(s, a) // 10
        if verb == v.AT:
            return 60 + (self._post(s, a) if a < ZONES else 0)
        if verb == v.ACTIVATE:
            return 40
        if verb == v.ENTER:
            return self.board.pull[a] - (100 if self.board.foe_steps(a) > 0 else 0)
        if verb == v.MORALE:
            return PASSING + a
        return PLAIN.get(verb, 0)

    def _post(self, s: Theatre, zone: int) -> int:
        """Where a militia is wanted: in key zones and fortresses that are threatened and bare."""
        value = 20 if s.t.capital[zone] == FRANCE else 10 if s.t.key_zone[zone] != 0 else 0
        return value + min(20, self.board.threat[zone] // 2) - len(self.board.friends(zone))

    # --- in battle (14) ------------------------------------------------------------------------

    def _leading(self, s: Theatre, verb: int, a: int) -> int:
        """14.5.5, 14.5.6: worth while but in a skirmish; Napoléon himself is never lent."""
        small = s.c[B_SIZE] == SKIRMISH
        if verb == v.LEAD:
            return 40 if small else 60 + 5 * int(s.t.stars[a])
        if verb == v.ENGAGE:
            return 40 if small else 58
        if verb == v.LEND:
            value = tactical(s, a, s.asked() == s.c[B_ATTACKER])
            return 54 + 5 * value if value > 0 else 40
        return PLAIN.get(verb, 0)

    # --- reactions (12.4, 12.5, 14.1) ----------------------------------------------------------

    def _reacting(self, s: Theatre, kind: int, verb: int, a: int, b: int) -> int:
        if kind == ENGAGE:
            return self._engaging(s, verb)
        if kind == INTERCEPT:
            return self._intercepting(s, a, b) if verb == v.INTERCEPT else PASSING
        if kind == COUNTER_MARCH:
            return self._joining(s, a) if verb == v.JOIN else PASSING
        if verb == v.SHELTER:
            return self._sheltering(s, a)
        return PASSING

    def _engaging(self, s: Theatre, verb: int) -> int:
        """12.6: it waits for others unless it wins alone or nobody else can come."""
        group = s.argument(0)
        zone = groups.get(s, group, G_ZONE)
        foes = forces.pieces_in(s, 1 - s.asked(), zone)
        came = groups.get(s, group, G_FROM)
        alone = fighting.edge(s, groups.members(s, group), foes, zone, came)
        fights = alone >= 3 or s.c[A_FORCES] == 0
        return 60 if (verb == v.FIGHT) == fights else 40

    def _intercepting(self, s: Theatre, general: int, card: int) -> int:
        """12.4: a battle in which the interceptor defends with one more; for a card."""
        zone, mover = s.argument(0), s.argument(1)
        side = s.asked()
        own = [*company(s, side, general, True), *self.board.friends(zone)]
        if not fits(s, own):
            return 30
        theirs = groups.members(s, mover)
        against = fighting.edge(s, theirs, own, zone, groups.get(s, mover, G_FROM))
        if against >= 0:
            return 30
        value = 4 * min(6, -against)
        value += 6 if s.is_home(FRANCE, zone) else 0
        value -= self._bared(s, general)
        return PASSING + value - self.keeping(s, side, card) - A_POINT * int(value_of(s, card))

    def _joining(self, s: Theatre, general: int) -> int:
        """14.1: to the sound of the guns, where it can still turn the battle."""
        side, zone = s.asked(), int(s.c[B_ZONE])
        attacker: int = s.c[B_ATTACKER]
        now = fighting.edge(s, troops(s, attacker), troops(s, 1 - attacker), zone)
        ours = now if side == attacker else -now
        if ours >= 5 or ours <= -7:
            return 40
        own = followers(s, side, general)
        if not fits(s, [*troops(s, side), *own]):
            return 30  # who cannot be one force is lost
        if s.t.napoleon in own and ours < 0:
            return 45
        risk = self._bared(s, general) if self.board.key(s, s.at(general)) else 0
        return PASSING + min(12, power_of(s, own) // 4) - risk

    def _against(self, s: Theatre) -> int:
        """The edge of the force that attacks over the one that is asked."""
        zone, attacker = s.argument(0), s.argument(1)
        own = forces.pieces_in(s, s.asked(), zone)
        came = groups.get(s, attacker, G_FROM)
        return fighting.edge(s, groups.members(s, attacker), own, zone, came)

    def _leaving(self, s: Theatre, kind: int, verb: int, zone: int) -> int:
        """Where to: back to supply and friends, away from enemies; whether at all."""
        refuge = self._refuge(s, zone)
        if kind != DEFEND:
            fled = troops(s, s.asked()) if kind == RETREAT else []
            return 500 + refuge - self._spilled(s, fled, zone)
        refuge -= self._spilled(s, forces.pieces_in(s, s.asked(), s.argument(0)), zone)
        against = self._against(s)
        worst = 3 if s.t.key_zone[s.argument(0)] != 0 else 1
        if against < worst:
            return 30
        return PASSING + 3 * min(8, against) + refuge // 10

    def _spilled(self, s: Theatre, pieces: list[int], zone: int) -> int:
        """What it costs to flee to friends with whom one cannot be one force."""
        friends = self.board.friends(zone)
        if not friends or not pieces or fits(s, [*friends, *pieces]):
            return 0
        return SPILLED

    def _sheltering(self, s: Theatre, piece: int) -> int:
        """15.1: behind walls if the battle is lost; a general takes all of his with him."""
        against = self._against(s)
        if against < 2 or piece >= FLEETS:
            return 30
        return PASSING + min(8, against) + (3 if piece >= GENERALS else 0)

    def _refuge(self, s: Theatre, zone: int) -> int:
        """How safe a zone is."""
        side = s.asked()
        own = self.board.friends(zone)
        power = self.board.power[side * ZONES + zone]
        value = min(20, power) - min(40, self.board.threat[zone]) // 2
        fed = False
        for power_number in range(MAJORS):
            if s.side(power_number) == side and supply.supplied(s, power_number, zone):
                fed = True
        if fed:
            value += 30
        return value + min(5, len(own))


def _power_asked(s: Theatre, kind: int) -> int:
    """7.5, 7.6: whose forces are moved between the years."""
    return s.argument(0) if kind == REDEPLOY else s.argument(1)


def _named_by(s: Theatre, side: int, army: int) -> bool:
    """R114: whether an army marker names both armies of its zone; the first of them does."""
    if s.at(army) >= ZONES or s.flag(army, INSIDE):
        return False
    armies = s.armies_in(side, s.at(army))
    return len(armies) > 1 and armies[0] == army


def first_glance(s: Theatre, codes: Codes) -> int:
    """The answer that looks best to one who has just looked."""
    return Instinct().best(s, codes)
