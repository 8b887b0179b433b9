"""5.2: what a side does in its half of a round."""

from __future__ import annotations

from grognard.games.europe import duty, kinds, verbs
from grognard.games.europe.cards import OWN_ACTION
from grognard.games.europe.events import (
    OPERATED,
    PASSED,
    SPENT_CARD,
)
from grognard.games.europe.layout import (
    A_CARD,
    A_POINTS,
    HAND,
    PLAYED,
)
from grognard.games.europe.refusals import DUTY_FIRST, NO_POINTS_ON_IT, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Question, pairs
from grognard.games.europe.steps.card_play import event_objection, event_tries, play_event
from grognard.games.europe.steps.parley import (
    TALKS,
    offer_talk,
    talk_in_round,
    talk_objection,
    talk_tries,
)
from grognard.games.europe.steps.rounds import begin_action, held, value_of
from grognard.kernel.arrays import Codes
from grognard.kernel.state import A_CARD as IN_THE_WAY
from grognard.kernel.state import EVERYONE


class Action(Question):
    """A card for its points, an event, a minor courted, one point without a card, or nothing."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The cards in hand."""
        if verb == verbs.SPEND:
            return pairs(s.cards_at(s.asked(), HAND))
        if verb == verbs.EVENT:
            return event_tries(s, s.asked(), OWN_ACTION)
        return talk_tries(s, s.asked(), verb)

    def offer(self, s: Theatre, verb: int, out: Codes) -> None:
        """What may be said with one of the verbs; a side that is bound neither plays nor talks."""
        if verb == verbs.EVENT or verb in TALKS:
            if duty.binds_side(s, s.asked()) or offer_talk(s, s.asked(), verb, True, out):
                return
        super().offer(s, verb, out)

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A card must be held, and its event be possible; anything else can always be done."""
        if (verb == verbs.EVENT or verb in TALKS) and duty.binds_side(s, s.asked()):
            return DUTY_FIRST
        if verb == verbs.SPEND:
            return spend_objection(s, s.asked(), a)
        if verb in TALKS:
            return talk_objection(s, s.asked(), verb, a, b, True)
        return event_objection(s, s.asked(), a, b) if verb == verbs.EVENT else OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """The action begins."""
        side = s.asked()
        s.pop()
        begin_action(s, side)
        if verb == verbs.PASS:
            s.note(PASSED, side, 0, 0, 0, EVERYONE)
        elif verb == verbs.EVENT:
            play_event(s, side, a, b)
        elif verb in TALKS:
            s.push(kinds.END_ACTION, side, 0, 0)
            talk_in_round(s, side, verb, a, b)
        elif verb == verbs.SPEND:
            s.put_card(a, PLAYED)
            s.c[A_CARD] = a + 1
            s.note(SPENT_CARD, side, a, value_of(s, a), 0, EVERYONE)
            operate(s, side, value_of(s, a))
        else:
            s.note(OPERATED, side, 0, 0, 0, EVERYONE)
            operate(s, side, s.t.n.without_card)


def spend_objection(s: Theatre, side: int, card: int) -> int:
    """6.2: a card that is held and has points; 25F has none and is not got rid of so (6.3)."""
    refused = held(s, side, card)
    if refused == OK and value_of(s, card) == 0:
        s.because(IN_THE_WAY, card)
        return NO_POINTS_ON_IT
    return refused


def operate(s: Theatre, side: int, points: int) -> None:
    """9.1: forces are activated for these points."""
    s.c[A_POINTS] = points
    s.push(kinds.END_ACTION, side, 0, 0)
    s.push(kinds.ACTIVATE, side, 0, 0)
