"""Small answers; whether to play a card in a window: in a battle, against the enemy (6.4)."""

from __future__ import annotations

from typing import Final

from grognard.games.europe import verbs as v
from grognard.games.europe.layout import B_DICE, B_INFLICTS, B_SIZE
from grognard.games.europe.model import MOMENTS
from grognard.games.europe.planner.board import rounds_left
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.battlefield import MAJOR, SKIRMISH

PASSING: Final = 50  # to pass, to stand, to be done: what is better scores more
#: What answers are worth where nothing else matters.
PLAIN: Final = {
    v.USUAL: 60,
    v.PASS: PASSING,
    v.DONE: PASSING,
    v.STAND: PASSING,
    v.STOP: PASSING,
    v.STAY: PASSING,
    v.READY: 52,
    v.WAIT: PASSING,
    v.ENDURE: PASSING,
    v.OPERATE: 45,
    v.BRING: 60,
    v.BESIEGE: 60,
    v.FIGHT: 55,
    v.LINES: 55,
    v.ELUDE: 55,
    v.WITH: 55,
    v.GO: 54,
    v.SLIP: 45,
    v.SALLY: 40,
    v.WITHDRAW: 45,
    v.SAIL: 45,
    v.RESTORE: 70,
}
NO_CARD_TO_SPARE: Final = 4  # for each point of a card that a round would want
DICE_ROLLED: Final = MOMENTS.index("after_battle_dice")
ACTIVATION: Final = MOMENTS.index("reaction_activation")
MAJOR_CAMPAIGN: Final = MOMENTS.index("reaction_major_campaign")
NAVAL_BATTLE: Final = MOMENTS.index("naval_battle")
AGAINST_A_CAMPAIGN: Final = 20  # what a card gains where three forces fall upon one
AT_SEA: Final = 18  # and in a battle between fleets
IN_BATTLE: Final = (MOMENTS.index("battle_modifiers"), MOMENTS.index("after_battle"))
AVERAGE: Final = 7  # of two dice
STRONG: Final = 6  # steps from which a force is worth a card


def using(s: Theatre, card: int, option: int) -> int:
    """6.4: a card in a window: more in a large battle, less if the hand is needed."""
    side, moment = s.asked(), s.argument(0)
    spare = s.hand_size(side) - rounds_left(s)
    cost = 3 if spare > 0 else 3 + NO_CARD_TO_SPARE * int(s.t.card_points[card])
    if moment == ACTIVATION:
        return PASSING + (8 if _strong_mover(s, side) else 0) - cost
    if moment == DICE_ROLLED:
        rolled: int = s.c[B_DICE + side]
        beaten = s.c[B_INFLICTS + side] < s.c[B_INFLICTS + 1 - side]
        return PASSING + (12 if rolled < AVERAGE and beaten else 0) - cost
    if moment in IN_BATTLE:
        size: int = s.c[B_SIZE]
        gain_by_size = 1 if size == SKIRMISH else 12 if size == MAJOR else 8
        return PASSING + gain_by_size - cost + option
    if moment == MAJOR_CAMPAIGN:
        return PASSING + AGAINST_A_CAMPAIGN - cost - option
    if moment == NAVAL_BATTLE:
        return PASSING + AT_SEA - cost - option
    return PASSING + 9 - cost - option


def _strong_mover(s: Theatre, side: int) -> bool:
    """Whether the force that the enemy activates is worth a card."""
    zone = s.argument(1)
    return s.total_steps(s.units_in(1 - side, zone)) >= STRONG
