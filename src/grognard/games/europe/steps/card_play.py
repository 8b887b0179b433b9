"""6.4, 6.6: cards played as events: as the action of a round, in a window, in battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.europe import cards, conditions, groups, kinds, merging, politics, verbs
from grognard.games.europe import words as w
from grognard.games.europe.atoms import MANY, Atom
from grognard.games.europe.events import (
    CARD_DIE,
    CARD_GONE,
    CARD_RETURNED,
    CARD_ROLLED,
    CARD_USED,
    DISCARDED,
    DREW,
    EVENT_CANCELLED,
    EVENT_PLAYED,
    HAND_SHOWN,
    PIECE_GONE,
    UNHURT,
    WOUNDED,
)
from grognard.games.europe.layout import (
    A_ATOM,
    A_CARD,
    A_COUNTER_MARCH,
    A_EVENT,
    A_FLAGS,
    A_FORCES,
    A_FREE_MARCH,
    A_INTERCEPTION,
    A_LANDINGS,
    A_LINES,
    A_MODE,
    A_OPTION,
    A_POINTS,
    A_RETURNED,
    A_SAILS,
    A_SLOWED,
    A_WIN,
    ALLY,
    B_AUTOMATIC,
    B_BROKEN,
    B_CHIEF,
    B_LENDER,
    B_MORALE_CARDS,
    B_PURSUIT_CARDS,
    B_SIZE,
    B_SPARED,
    B_UNHARMED,
    B_ZONE,
    BLOCKED,
    CAMPAIGN,
    CANCELLED,
    CARD_KNOWN,
    CARD_SPENT,
    EMPIRE,
    G_STATE,
    HAND,
    INSIDE,
    LAST_ROUND,
    LASTING,
    N_BONUS,
    N_CARD,
    N_LOSSES,
    NEXT_BUDGET,
    NO_HAND_LIMIT,
    ONE_BY_ONE,
    ONLY_NAPOLEON,
    OUT,
    OVER_MOUNTAINS,
    OVER_RIVER,
    PILE,
    PLACES,
    PLAYED,
    REMOVED,
    RESERVE,
    SLOWED,
    T_MODIFIER,
    T_MORE,
    T_NO_TEST,
    T_REPULSE,
    T_ROLLED,
    T_SIEGE,
    WHATEVER_CONTROL,
    ZONES,
)
from grognard.games.europe.lookups import MOST_OPTIONS
from grognard.games.europe.model import SIEGE_RESULTS
from grognard.games.europe.refusals import ARMISTICE, NO_EFFECT_NOW, NO_FORCE, NO_PLACE_FOR_IT, OK
from grognard.games.europe.setup import draw
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import battle_roll
from grognard.games.europe.steps.base import Course, Question
from grognard.games.europe.steps.battlefield import MAJOR
from grognard.games.europe.steps.card_places import waits, where_to
from grognard.games.europe.steps.filters import able_fleets, able_forces
from grognard.games.europe.steps.rounds import begin_action
from grognard.kernel.state import EVERYONE

GOLD: Final = 2
HONOURS: Final = SIEGE_RESULTS.index("honours")
#: How a frame CHOOSE says what it is about: the line, whether in a window, how many more.
A_MOMENT: Final = 128  # of a frame EFFECT
LINES: Final = 32
IN_WINDOW: Final = 16


# --- windows (6.4, 14.5.7) -----------------------------------------------------------------


class Answer(Question):
    """A seat may answer with cards; a: the moment, b: what it is about."""

    def unneeded(self, s: Theatre) -> bool:
        """No card that fits can be in the hand, as far as everybody knows."""
        return not cards.awaited(s, s.asked(), s.argument(0))

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The cards in hand that answer at this moment, with their options."""
        if verb == verbs.PASS:
            return [(0, 0)]
        able = s.t.answers[2 * s.argument(0) + s.asked()]
        return [
            (code // MOST_OPTIONS, code % MOST_OPTIONS)
            for code in able
            if s.card_at(code // MOST_OPTIONS) == HAND
        ]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A card of this moment."""
        if verb == verbs.PASS:
            return OK
        return cards.may_play(s, s.asked(), a, s.argument(0), b)

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """Its event happens at once; more may follow."""
        side, moment, about = s.asked(), s.argument(0), s.argument(1)
        if verb == verbs.PASS:
            s.pop()
            return
        put_down(s, side, a)
        s.note(CARD_USED, side, a, 0, 0, EVERYONE)
        if moment == cards.FOR_DICE:
            cards.lay(s, side, a)
        if moment == conditions.AT_NAVAL_BATTLE:
            s.c[N_CARD + side] = a + 1
        option = cards.option_of(s, a, b)
        for atom in reversed(cards.atoms(s, a)):
            if cards.chosen(atom, option) and not atom.otherwise:
                if cards.useful(s, side, a, moment, atom):
                    happen(s, side, a, atom, moment, about)
        if moment == cards.FOR_DICE:
            cards.weigh(s)


def put_down(s: Theatre, side: int, card: int) -> None:
    """6.2, 6.4: a card with a gold star leaves the game, a silver one cannot be an event again."""
    star: int = s.t.star[card]
    gone = star == GOLD
    s.put_card(card, REMOVED if gone else PLAYED, CARD_SPENT if star != 0 else 0)


# --- the action of a round (5.2) -----------------------------------------------------------


def event_objection(
    s: Theatre, side: int, card: int, number: int, moment: int = cards.OWN_ACTION
) -> int:
    """What speaks against playing a card as the event of the action, or of another phase."""
    refused = cards.may_play(s, side, card, moment, number)
    if refused != OK:
        return refused
    option = cards.option_of(s, card, number)
    for atom in cards.atoms(s, card):
        if cards.chosen(atom, option) and cards.useful(s, side, card, moment, atom):
            refused = _line_objection(s, side, card, atom)
            if refused != OK:
                return refused
    return OK


def _line_objection(s: Theatre, side: int, card: int, atom: Atom) -> int:
    """Forces to activate, a place for what must be placed, somebody whom it could befall."""
    later = cards.LATER[atom.op]
    if later is not None and cards.for_later(atom):
        return later.objection(s, side, card, atom)
    if atom.op == w.ACTIVATE and not atom_of_several(atom):
        if s.c[BLOCKED] == 1 + side:
            return ARMISTICE
        return OK if able_forces(s, side, atom) else NO_FORCE
    if atom.op == w.ACTIVATE_FLEETS and not atom.given(w.P_NO_INTERCEPTION_IN):
        return OK if able_fleets(s, side, atom) else NO_FORCE
    if atom.op == w.PLACE and atom.number(w.P_IF_IMPOSSIBLE, 1) == 0:
        able = waits(s, atom) and len(where_to(s, side, atom)) > 0
        return OK if able else NO_PLACE_FOR_IT
    if atom.op == w.DIE_TABLE and atom.given(w.P_EXEMPT):
        return OK if cards.defectors(s, atom, False) else NO_EFFECT_NOW
    return OK


def atom_of_several(atom: Atom) -> bool:
    """43F: an activation that only follows other things is no condition of the event."""
    return atom.line > 0 and atom.number(w.P_FILTER) in (w.F_IN_HOME, w.F_POWER)


def play_event(s: Theatre, side: int, card: int, number: int) -> None:
    """The event of a card is the action of a side."""
    s.push(kinds.END_ACTION, side, 0, 0)
    begin_event(s, side, card, number, cards.OWN_ACTION)
    s.push(kinds.ANSWER, 1 - side, cards.AT_CARD, card)


def play_in_phase(s: Theatre, side: int, card: int, number: int, moment: int) -> None:
    """6.4: the event of a card in the budget, in diplomacy or in the conquest phase.

    53F answers some of them before anything happens.
    """
    begin_action(s, side)
    begin_event(s, side, card, number, moment)
    s.push(kinds.ANSWER, 1 - side, cards.AT_TALKS, card)


def event_tries(s: Theatre, side: int, moment: int) -> list[tuple[int, int]]:
    """The cards in hand whose events belong to a phase, with their options."""
    moments, options = s.t.card_moments, s.t.options
    bit: i64 = 1 << moment
    found: list[tuple[int, int]] = []
    for card in s.cards_at(side, HAND):
        for number in range(max(1, options[card])):
            if moments[card * MOST_OPTIONS + number] & bit != 0:
                found.append((card, number))
    return found


def begin_event(s: Theatre, side: int, card: int, number: int, moment: int) -> None:
    """The lines of an event are carried out: in a round, the budget, diplomacy or conquest."""
    put_down(s, side, card)
    s.c[A_CARD] = card + 1
    s.c[A_OPTION] = number + 1
    s.note(EVENT_PLAYED, side, card, 0, 0, EVERYONE)
    s.push(kinds.EFFECT, side, card + A_MOMENT * moment, 0)


class Effect(Course):
    """The lines of an event, one after the other.

    a: card + A_MOMENT x moment, b: 1 + the line, 0 before the first.
    """

    def carry_on(self, s: Theatre) -> None:
        """First what changes the rules of this action, then line by line."""
        side, stage = s.asked(), s.argument(1)
        card, moment = s.argument(0) % A_MOMENT, s.argument(0) // A_MOMENT
        lines = cards.atoms(s, card)
        flags: int = s.c[A_FLAGS]
        if stage > len(lines) or flags & CANCELLED != 0:
            s.pop()
            return
        s.set_argument(1, stage + 1)
        option = cards.option_of(s, card, int(s.c[A_OPTION]) - 1)
        if stage == 0:
            for atom in lines:
                if comes_first(atom) and cards.chosen(atom, option):
                    happen(s, side, card, atom, moment, 0)
            return
        atom = lines[stage - 1]
        if not comes_first(atom) and cards.chosen(atom, option):
            if cards.useful(s, side, card, moment, atom):
                happen(s, side, card, atom, moment, 0)


#: Lines that change the rules of the action before any force is activated.
FIRST: Final = (
    w.COUNTERMARCH_MODIFIER,
    w.EXTRA_MP,
    w.FREE_FORCED_MARCH,
    w.INTERCEPTION_MODIFIER,
)


def comes_first(atom: Atom) -> bool:
    """Whether a line changes the rules of the action; so does the limit of 30C."""
    if atom.op == w.SET_FLAG:
        return atom.number(w.P_FLAG) == w.FLAG_INTERIOR_LINES_ONLY_NAPOLEON
    if atom.op == w.SET_STATUS:  # insurgents belong to a side before they are placed
        return atom.number(w.P_STATUS) == ALLY
    return atom.op in FIRST


#: Lines that need no doing: whoever asks reads them from the cards in force.
PASSIVE: Final = (
    w.BATTLE_MODIFIER,
    w.IBERIA_ACCESS,
    w.TACTICAL_MODIFIER,
    w.TRANSPORT_LIMIT,
    w.UNLOCK,
)
#: The same of events that are the action of a side.
READ_LATER: Final = (w.ATTRITION_MODIFIER, w.EVASION_MODIFIER, w.SIEGE_MODIFIER)


# --- what the words do ---------------------------------------------------------------------


def happen(s: Theatre, side: int, card: int, atom: Atom, moment: int, about: int) -> None:
    """One line of an event takes effect."""
    op = atom.op
    if cards.for_later(atom):
        later = cards.LATER[op]
        assert later is not None
        later.happen(s, side, card, atom, moment)
    elif op in PASSIVE:
        return
    elif moment == cards.IN_BUDGET and op == w.ACTIVATE:
        return  # 43F: no force is activated in the budget
    elif moment <= cards.LAST_PHASE:
        _in_action(s, side, card, atom)
    else:
        _in_window(s, side, card, atom, moment, about)


def _in_action(s: Theatre, side: int, card: int, atom: Atom) -> None:
    """What an event does as the action of a side."""
    op = atom.op
    if op == w.ACTIVATE:
        _activate(s, side, atom)
    elif op == w.ACTIVATE_FLEETS:
        _fleets(s, side, atom)
    elif op == w.FREE_FORCED_MARCH:
        at_home = len(atom.needs) > 0
        s.c[A_FREE_MARCH] = -atom.number(w.P_MP) if at_home else atom.number(w.P_MP)
    elif op == w.INTERCEPTION_MODIFIER:
        _add(s, A_INTERCEPTION, atom.number(w.P_VALUE))
    elif op == w.COUNTERMARCH_MODIFIER:
        _add(s, A_COUNTER_MARCH, atom.number(w.P_VALUE))
    elif op == w.EXTRA_MP:
        s.c[A_WIN] = atom.number(w.P_VALUE)
    elif op == w.EXTRA_ROUND:
        s.c[LAST_ROUND] = atom.number(w.P_ROUND)
    elif op == w.SPEND_AP:
        _spend(s, side, atom)
    elif op == w.BLOCK_ACTION:
        s.c[BLOCKED] = 1 + atom.whose(side)
    elif op == w.ATTRITION_TEST:
        s.push(kinds.COLD, atom.whose(side), 0, 0)
    elif op in (w.LOOK_HAND, w.DISCARD, w.RETURN_CARD_TO_PILE, w.DRAW, w.HAND_LIMIT, w.REMOVE_CARD):
        _with_cards(s, side, atom)
    elif op == w.PLACE:
        _place(s, side, card, atom)
    elif op in (w.ESC, w.VP, w.TO_RESERVE, w.REMOVE_PIECE, w.SET_FLAG):
        _lasting(s, side, card, atom, 0)
    elif op == w.DIE_TABLE and not atom.given(w.P_EXEMPT) and not atom.given(w.P_PER):
        roll_table(s, side, card, atom, -1, 0)
    elif op in CHOSEN:
        ask(s, side, card, atom, 0)
    else:
        assert op in READ_LATER


#: Lines for which somebody or something has to be named.
CHOSEN: Final = (
    w.CONTROL,
    w.DEPOT,
    w.DIE_TABLE,
    w.DISPLACE_FLEETS,
    w.LOSE_STEPS,
    w.MOVE_ENEMY,
    w.REBUILD,
)


def _in_window(s: Theatre, side: int, card: int, atom: Atom, moment: int, about: int) -> None:
    """What an event does in a window."""
    op, value, whose = atom.op, atom.number(w.P_VALUE), atom.whose(side)
    if op == w.EVASION_MODIFIER or op == w.COUNTERMARCH_MODIFIER:
        _add(s, T_MODIFIER, value)
    elif op == w.ATTRITION_MODIFIER:
        if atom.number(w.P_SCOPE) == w.SCOPE_THIS_FORCE:
            _add(s, T_MORE, value)
    elif op == w.SLOW_ENEMY:
        groups.add(s, cards.activated(s, 1 - side), G_STATE, SLOWED)
        s.c[A_SLOWED] = value
    elif op == w.PURSUIT_MODIFIER:
        _add(s, B_PURSUIT_CARDS + whose, value)
    elif op == w.MORALE_MODIFIER:
        if value == MANY:
            s.c[B_AUTOMATIC + whose] = 1
        else:
            _add(s, B_MORALE_CARDS + whose, value)
    elif op == w.NEGATE:
        _negate(s, side, atom)
    elif op == w.WOUND_TEST:
        _wound(s, side, atom)
    elif op == w.REROLL:
        _reroll(s, side, atom)
    elif op == w.SIEGE_MODIFIER:
        _siege(s, side, atom)
    elif op == w.NAVAL_MODIFIER:
        _add(s, N_BONUS + whose, value)
    elif op == w.INTERIOR_LINES:
        s.c[A_LINES] = 1 + about  # 12.6: the zone of the window
    elif op == w.REMOVE_GENERAL:
        _disgrace(s, side, atom)
    elif op == w.DIE_TABLE:
        if not atom.given(w.P_MODIFIER):  # 10C: after the naval battle
            ask(s, side, card, atom, IN_WINDOW)
    elif op == w.DRAW:
        _with_cards(s, side, atom)
    elif op == w.CANCEL_CARDS:
        _cancel(s, side, moment)
    else:
        assert op == w.SET_FLAG
        _lasting(s, side, card, atom, IN_WINDOW)


def _add(s: Theatre, cell: int, value: int) -> None:
    now: int = s.c[cell]
    s.c[cell] = now + value


def ask(s: Theatre, side: int, card: int, atom: Atom, window: int) -> None:
    """Somebody or something has to be named; how many times at most."""
    most = atom.number(w.P_MAX) or atom.number(w.P_TARGETS) or atom.number(w.P_N)
    if atom.op == w.REBUILD:
        most = 0 if atom.given(w.P_PER) else atom.number(w.P_STEPS)
    if atom.op == w.SET_FLAG:
        most = atom.number(w.P_ZONES)
    asked = atom.whose(side) if atom.op in (w.LOSE_STEPS,) else side
    s.push(kinds.CHOOSE, asked, card, LINES * atom.line + window + min(most, IN_WINDOW - 1))


# --- activations (R34) ---------------------------------------------------------------------


def _activate(s: Theatre, side: int, atom: Atom) -> None:
    """Forces are activated without points."""
    mode = atom.number(w.P_MODE)
    s.c[A_EVENT] = 1
    s.c[A_MODE] = CAMPAIGN if mode == w.MODE_MAJOR_CAMPAIGN else ONE_BY_ONE
    s.c[A_FORCES] = atom.number(w.P_COUNT)
    s.c[A_ATOM] = 1 + atom.line
    if mode == w.MODE_TWICE:
        s.push(kinds.AGAIN, side, atom.many(w.P_FILTER)[1], 0)
    s.push(kinds.ACTIVATE, side, 0, 0)


def _fleets(s: Theatre, side: int, atom: Atom) -> None:
    """Squadrons are activated without points, one after the other."""
    s.c[A_EVENT] = 1
    s.c[A_MODE] = ONE_BY_ONE
    s.c[A_SAILS] = 1
    s.c[A_FORCES] = atom.number(w.P_MAX, MANY)
    s.c[A_LANDINGS] = atom.number(w.P_SEA_ASSAULTS)
    s.c[A_ATOM] = 1 + atom.line
    s.push(kinds.ACTIVATE, side, 0, 0)


def _spend(s: Theatre, side: int, atom: Atom) -> None:
    """Points to spend at once; the reserve may be added (9.2)."""
    value = atom.number(w.P_VALUE)
    if value == w.SAID:  # 14F: those of the card that was taken; nothing if there was none
        value = int(s.c[A_RETURNED]) - 1
        if value < 0:
            return
    _add(s, A_POINTS, value)
    s.c[A_MODE] = 0
    s.c[A_EVENT] = 0
    s.push(kinds.ACTIVATE, side, 0, 0)


# --- hands and piles -----------------------------------------------------------------------


def _with_cards(s: Theatre, side: int, atom: Atom) -> None:
    """Cards are seen, drawn, lost."""
    op, whose = atom.op, atom.whose(side)
    if op == w.LOOK_HAND:
        _look(s, side, whose)
    elif op == w.DISCARD:
        card = _any_card(s, whose, atom)
        if card >= 0:
            s.put_card(card, PLAYED)
            s.note(DISCARDED, whose, card, 0, 0, EVERYONE)
    elif op == w.RETURN_CARD_TO_PILE:
        card = _any_card(s, whose, atom)
        s.c[A_RETURNED] = 0
        if card >= 0:
            s.put_card(card, PILE)
            points: int = s.t.card_points[card]  # R429: the printed value
            s.c[A_RETURNED] = 1 + points
            s.note(CARD_RETURNED, whose, card, 0, 0, EVERYONE)
    elif op == w.DRAW:
        major = s.c[B_SIZE] == MAJOR and atom.given(w.P_N_IF_MAJOR)
        for _ in range(atom.number(w.P_N_IF_MAJOR if major else w.P_N)):
            card = draw(s, whose)
            if card >= 0:
                s.note(DREW, whose, card, 0, 0, 1 if whose == EMPIRE else 2)
    elif op == w.HAND_LIMIT:
        lasting: int = s.c[LASTING]
        s.c[LASTING] = lasting | NO_HAND_LIMIT
    else:
        remove_card(s, atom)


def _look(s: Theatre, side: int, whose: int) -> None:
    """25C: the whole hand of the enemy is shown to its player."""
    for card in s.cards_at(whose, HAND):
        s.put_card(card, HAND, CARD_KNOWN)
        s.tell(1 if side == EMPIRE else 2, HAND_SHOWN, whose, card, 0, 0)


def _any_card(s: Theatre, side: int, atom: Atom) -> int:
    """A card of a hand at random, -1 if there is none: permanent and named ones are spared."""
    able = [
        card
        for card in s.cards_at(side, HAND)
        if s.t.permanent[card] == 0 and not atom.names(w.P_EXCLUDE, card)
    ]
    return able[s.dice.secret(len(able), 0)] if able else -1


def remove_card(s: Theatre, atom: Atom) -> None:
    """A card leaves the game, wherever it is."""
    for card in atom.many(w.P_CARD):
        s.put_card(card, REMOVED)
        s.note(CARD_GONE, int(s.t.card_side[card]), card, 0, 0, EVERYONE)


# --- what lasts ----------------------------------------------------------------------------


def _lasting(s: Theatre, side: int, card: int, atom: Atom, window: int) -> None:
    """Points, pieces and flags."""
    op = atom.op
    if op == w.ESC:
        politics.escalate(s, atom.number(w.P_VALUE))
    elif op == w.VP:
        politics.score(s, atom.number(w.P_VALUE))
    elif op == w.TO_RESERVE:
        for piece in atom.many(w.P_PIECES):
            if s.at(piece) >= PLACES and s.at(piece) != OUT:
                s.remove(piece, RESERVE)
    elif op == w.REMOVE_PIECE:
        remove_piece(s, atom)
    elif atom.number(w.P_FLAG) == w.FLAG_SCORCHED:
        ask(s, side, card, atom, window)
    elif atom.number(w.P_FLAG) == w.FLAG_INTERIOR_LINES_ONLY_NAPOLEON:
        _add(s, A_FLAGS, ONLY_NAPOLEON)
    else:
        conditions.set_flag(s, atom.number(w.P_FLAG))


def remove_piece(s: Theatre, atom: Atom) -> None:
    """A piece leaves the game."""
    piece = atom.number(w.P_PIECE)
    s.remove(piece, OUT)
    s.note(PIECE_GONE, piece, 0, 0, 0, EVERYONE)


def _place(s: Theatre, side: int, card: int, atom: Atom) -> None:
    """A piece comes on the map where its player chooses, or joins the reserve if it cannot."""
    if not waits(s, atom):
        return
    if where_to(s, side, atom):
        ask(s, side, card, atom, 0)
    else:
        s.remove(atom.number(w.P_PIECE), RESERVE)


# --- in battle and siege -------------------------------------------------------------------


def _negate(s: Theatre, side: int, atom: Atom) -> None:
    """What spares a beaten force its losses, a counter-march its test; the rest is weighed."""
    spared: int = s.c[B_UNHARMED + side]
    for what, bit in (
        (w.X_RIVER_RETREAT_LOSS, OVER_RIVER),
        (w.X_MOUNTAIN_RETREAT_LOSS, OVER_MOUNTAINS),
        (w.X_RETREAT_CONTROL, WHATEVER_CONTROL),
    ):
        # 36F spares only who came over a river: that is weighed with the dice.
        if atom.names(w.P_WHAT, what) and not atom.names(w.P_WHAT, w.X_RIVER):
            spared |= bit
    s.c[B_UNHARMED + side] = spared
    if atom.names(w.P_WHAT, w.X_ATTRITION_TEST):
        s.c[T_NO_TEST] = 1
    if atom.names(w.P_WHAT, w.X_NAVAL_LOSSES):
        s.c[N_LOSSES] = 0


def _wound(s: Theatre, side: int, atom: Atom) -> None:
    """4C: a harder test in place of the usual one (R26)."""
    general = int(s.c[B_LENDER + 1 - side]) - 1
    s.c[B_SPARED + 1 - side] = 1
    die = s.die()
    fate = atom.many(w.P_FACES)[die - 1]
    if fate == w.FATE_NONE:
        s.note(UNHURT, general, die, 0, 0, EVERYONE)
        return
    s.note(WOUNDED, general, die, 0, 0, EVERYONE)
    s.remove(general, OUT if fate == w.FATE_OUT_OF_GAME else NEXT_BUDGET)


def _reroll(s: Theatre, side: int, atom: Atom) -> None:
    """47F: both battle dice; 10C: all dice of the squadron, in the naval battle itself."""
    if atom.names(w.P_WHAT, w.X_BATTLE_DICE):
        battle_roll.roll_for(s, atom.whose(side))


def _siege(s: Theatre, side: int, atom: Atom) -> None:
    """More or less for the die of the besieger, another result, a dearer repulse."""
    if atom.given(w.P_RESULT_SHIFT):
        s.c[T_ROLLED] = 1 + HONOURS
    _add(s, T_SIEGE, atom.number(w.P_VALUE))
    if atom.given(w.P_REPULSE_LOSSES):
        s.c[T_REPULSE] = atom.number(w.P_REPULSE_LOSSES)


def _disgrace(s: Theatre, side: int, atom: Atom) -> None:
    """19F: the commander of the beaten enemy goes, for good if his force was broken."""
    general = int(s.c[B_CHIEF + 1 - side]) - 1
    out = s.c[B_BROKEN] != 0 and not atom.names(w.P_EXEMPT, general)
    take_away(s, general, out, int(s.c[B_ZONE]))


def take_away(s: Theatre, general: int, out: bool, zone: int) -> None:
    """10.3, R131: a general goes to the reserve or out of the game; somebody takes over."""
    side, inside = s.side_of(general), s.flag(general, INSIDE)
    merging.dismiss(s, general)
    if out:
        s.remove(general, OUT)
    if zone < ZONES:
        s.push(kinds.APPOINT, side, zone, 1 if inside else 0)


def _cancel(s: Theatre, side: int, moment: int) -> None:
    """37F: the event of the enemy's card has no effect; the card counts as played."""
    if moment == cards.AT_CARD:
        _add(s, A_FLAGS, CANCELLED)
        s.note(EVENT_CANCELLED, 1 - side, int(s.c[A_CARD]) - 1, 0, 0, EVERYONE)


# --- dice of cards -------------------------------------------------------------------------


def roll_table(s: Theatre, side: int, card: int, atom: Atom, piece: int, more: int) -> int:
    """A die, and what its face brings; the die as it counts."""
    die = s.die()
    if piece >= 0:
        s.note(CARD_ROLLED, card, piece, die, 0, EVERYONE)
    else:
        s.note(CARD_DIE, card, die, 0, 0, EVERYONE)
    face = die + more
    for other in cards.atoms(s, card):
        if other.low <= face <= other.high and other.low > 0:
            if other.op == w.REMOVE_GENERAL:
                _defect(s, side, other, piece)
            elif other.op == w.REMOVE_PIECE:
                remove_piece(s, other)
            elif other.op == w.REMOVE_CARD:
                remove_card(s, other)
            elif other.op not in (w.LOSE_STEPS,):
                happen(s, side, card, other, cards.OWN_ACTION, 0)
    return face


def _defect(s: Theatre, side: int, atom: Atom, general: int) -> None:
    """35C: his value is lost too if he lent it (R224)."""
    if s.c[B_LENDER + 1 - side] == general + 1:
        s.c[B_LENDER + 1 - side] = 0
    take_away(s, general, atom.number(w.P_TO) == w.GOES_OUT, s.at(general))
