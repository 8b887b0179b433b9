"""5.1.2, 6.3, 7.2: the hands of a year: what is kept, permanent cards, the draw."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import economy, hands, kinds, politics, verbs
from grognard.games.europe.events import (
    CARD_ASIDE,
    CARDS_DROPPED,
    DROPPED_CARD,
    HAND_SIZE,
    PERMANENT_CARD,
    SPOILS_CARD,
    SPOILS_POINTS,
)
from grognard.games.europe.keys import draw_card
from grognard.games.europe.layout import (
    CARD,
    CARD_DROPPED,
    CARD_KNOWN,
    CARD_SPENT,
    COALITION,
    EMPIRE,
    FACE_DOWN,
    HAND,
    MAJORS,
    NAVAL,
    NAVAL_CELLS,
    NEXT_HAND,
    REMOVED,
    REWARD,
    U_SPOILS,
)
from grognard.games.europe.peace import victor_of
from grognard.games.europe.refusals import (
    MUST_KEEP,
    NO_MEMBER,
    NOT_DROPPED,
    OK,
    TOO_MANY_CARDS,
)
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Course, Question, pairs
from grognard.games.europe.steps.rounds import held
from grognard.kernel.state import EVERYONE

SPOILS, DROPS, DEAL = 0, 1, 2
#: Cards of so few points are not kept for them.
POOR_CARD: Final = 1


class Hands(Course):
    """Rewards for beaten majors, discards of both in secret, then both draw; a: stage."""

    def carry_on(self, s: Theatre) -> None:
        """Stage by stage."""
        stage = s.argument(0)
        s.set_argument(0, stage + 1)
        if stage == SPOILS:
            for cell in range(NAVAL, NAVAL + NAVAL_CELLS):
                s.c[cell] = 0
            for power in reversed(range(MAJORS)):
                if politics.fate(s, power, REWARD):
                    s.push(kinds.SPOILS, victor_of(s, power), power, 0)
        elif stage == DROPS:
            s.push(kinds.DISCARD, COALITION, 0, 0)
            s.push(kinds.DISCARD, EMPIRE, 0, 0)
        else:
            s.pop()
            deal(s)


# --- a card or resources for a beaten major (18.2.2, R427) ---------------------------------


class Spoils(Question):
    """R427: a card more in this hand, or 4 resources for a major of the camp; a: the beaten."""

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The majors at war."""
        return pairs(list(range(MAJORS))) if verb == verbs.GRANT else [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """A major of one's own camp."""
        if verb == verbs.GRANT and s.side(a) != s.asked():
            return NO_MEMBER
        return OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """The usual answer is the card."""
        side, beaten = s.asked(), s.argument(0)
        s.pop()
        politics.set_fate(s, beaten, REWARD, False)
        if verb == verbs.GRANT:
            economy.add_resources(s, a, s.t.n.spoils)
            s.note(SPOILS_POINTS, side, beaten, a, s.t.n.spoils, EVERYONE)
        else:
            won: int = s.c[U_SPOILS + side]
            s.c[U_SPOILS + side] = won + 1
            s.note(SPOILS_CARD, side, beaten, 0, 0, EVERYONE)


# --- what is kept (6.3, R415-R418) ---------------------------------------------------------


class Discard(Question):
    """6.3: a side chooses what it discards; the enemy learns how many only when both have."""

    def unneeded(self, s: Theatre) -> bool:
        """It has no cards."""
        return s.hand_size(s.asked()) == 0

    def tries(self, s: Theatre, verb: int) -> list[tuple[int, int]]:
        """The cards in hand."""
        if verb in (verbs.DISCARD, verbs.KEEP):
            return pairs(s.cards_at(s.asked(), HAND))
        return [(0, 0)]

    def objection(self, s: Theatre, verb: int, a: int, b: int) -> int:
        """Some must be kept, some must go."""
        if verb == verbs.DONE:
            return TOO_MANY_CARDS if hands.surplus(s, s.asked()) > 0 else OK
        if verb == verbs.USUAL:
            return OK
        refused = held(s, s.asked(), a)
        if refused != OK:
            return refused
        if verb == verbs.KEEP:
            return OK if hands.dropped(s, a) else NOT_DROPPED
        if not hands.may_be_dropped(s, a):
            return MUST_KEEP
        return NOT_DROPPED if hands.dropped(s, a) else OK

    def answer(self, s: Theatre, verb: int, a: int, b: int) -> None:
        """A card is chosen or kept after all; or the choice is made."""
        if verb == verbs.DISCARD:
            drop(s, a, True)
        elif verb == verbs.KEEP:
            drop(s, a, False)
        else:
            if verb == verbs.USUAL:
                drop_as_usual(s, s.asked())
            s.pop()


def drop(s: Theatre, card: int, so: bool) -> None:
    """A card is chosen to be discarded, or no more."""
    cell: int = s.c[CARD + card]
    s.c[CARD + card] = cell | CARD_DROPPED if so else cell & ~CARD_DROPPED


def drop_as_usual(s: Theatre, side: int) -> None:
    """Cards that can be no event any more, of one point at most; then the poorest of too many."""
    for card in hands.kept(s, side):
        points: int = s.t.card_points[card]
        if points <= POOR_CARD and hands.may_be_dropped(s, card) and not useful(s, card):
            drop(s, card, True)
    poorest = sorted(
        [card for card in hands.kept(s, side) if hands.may_be_dropped(s, card)],
        key=lambda card: (int(s.t.card_points[card]), card),
    )
    for card in poorest[: hands.surplus(s, side)]:
        drop(s, card, True)


def useful(s: Theatre, card: int) -> bool:
    """Whether a card can still be an event."""
    cell: int = s.c[CARD + card]
    return cell & CARD_SPENT == 0 and len(s.t.model.cards[card].when) > 0


# --- permanent cards and the draw (R423, R425) ---------------------------------------------


def deal(s: Theatre) -> None:
    """Both discards are laid down; permanent cards return or go aside; both draw to size."""
    sizes = [hands.size_of(s, side) for side in (EMPIRE, COALITION)]
    for side in (EMPIRE, COALITION):
        lay_down(s, side)
    for side in (EMPIRE, COALITION):
        settle_permanents(s, side)
        s.note(HAND_SIZE, side, sizes[side], 0, 0, EVERYONE)
        while s.hand_size(side) < sizes[side] and draw_card(s, side) >= 0:
            pass
        s.c[NEXT_HAND + side] = 0
        s.c[U_SPOILS + side] = 0


def lay_down(s: Theatre, side: int) -> None:
    """R416: face down; their number is known."""
    chosen = [card for card in s.cards_at(side, HAND) if hands.dropped(s, card)]
    for card in chosen:
        drop(s, card, False)
        s.put_card(card, FACE_DOWN)
        s.tell(own_mask(side), DROPPED_CARD, side, card, 0, 0)
    if chosen:
        for card in s.cards_at(side, HAND):
            if hands.may_be_dropped(s, card):
                s.put_card(card, HAND)  # who has seen it cannot tell whether it is still there
    s.note(CARDS_DROPPED, side, len(chosen), 0, 0, EVERYONE)


def settle_permanents(s: Theatre, side: int) -> None:
    """R423: from wherever it is to the hand, or aside, even out of the hand."""
    due = hands.permanents(s, side)
    for row in s.t.model.card_rows:
        card = row.card
        if card < 0 or s.t.card_side[card] != side:
            continue
        if card in due:
            s.put_card(card, HAND, CARD_KNOWN)
            s.note(PERMANENT_CARD, side, card, 0, 0, EVERYONE)
        elif s.card_at(card) != REMOVED:
            s.put_card(card, REMOVED)
            s.note(CARD_ASIDE, side, card, 0, 0, EVERYONE)


def own_mask(side: int) -> int:
    """The audience of a side alone."""
    return 1 if side == EMPIRE else 2
