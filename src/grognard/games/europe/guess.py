"""What a seat cannot know, dealt anew: the cards, and in the fog of war what lies in stacks."""

from __future__ import annotations

from grognard.games.europe import unseen
from grognard.games.europe.layout import CARD, CARD_KNOWN, FOG_OF_WAR, HAND, PILE
from grognard.games.europe.state import Theatre
from grognard.kernel.dice import Dice


def redeal(s: Theatre, side: int | None, dice: Dice) -> Theatre:
    """The same state with everything that a side (None: an onlooker) cannot know dealt anew."""
    new = s.clone(dice)
    for owner in (0, 1):
        if owner == side:
            continue
        _deal_cards(new, owner, dice)
        if s.option(FOG_OF_WAR):
            new = unseen.deal(new, owner, dice)
    return new


def _deal_cards(s: Theatre, owner: int, dice: Dice) -> None:
    """Unknown cards of the hand and the pile of one side change places."""
    held = [c for c in s.cards_at(owner, HAND) if not int(s.c[CARD + c]) & CARD_KNOWN]
    heap = sorted([*held, *s.cards_at(owner, PILE)])
    for _ in held:
        s.put_card(heap.pop(int(dice.below(len(heap)))), HAND)
    for card in heap:
        s.put_card(card, PILE)
