"""The kinds of frame, by the chapters of the rules; sequence.py puts a step to each."""

from __future__ import annotations

from typing import Final

# Everything but the campaign.
THE_YEAR: Final = 0
THE_PHASE: Final = 1  # a: phase, b: stage
ORDER: Final = 2  # a: phase
DIPLOMACY_CARDS: Final = 3  # a: 1 once a card has been played
DIPLOMACY_RESULTS: Final = 4
JOIN: Final = 5  # a: country, b: 0 by diplomacy (6.3 B), 1 after a violation (11.5 C)
INSURRECTION_CARDS: Final = 6
STRATEGY_CARDS: Final = 7
TAKE_BRITANNIA: Final = 8
REINFORCE: Final = 9
RECALL_PRISONERS: Final = 10
MINOR_EXCESS: Final = 11  # a: line of the reinforcement chart
SURRENDERS: Final = 12  # a: place in the order of 13 A
NO_SURRENDER: Final = 13  # a: country
AFTER_SURRENDER: Final = 14  # a: country, b: title of the card that may follow
REDEPLOY: Final = 15  # a: country
WINTER_ARMIES: Final = 16  # a: side
WINTER_CARDS: Final = 17  # a: area, b: title of the card that may be played
WINTER_LOSSES: Final = 18  # a: area, b: corps still to be lost
CLAIM: Final = 19
DIPLOMACY_TURNS: Final = 21  # a: side to play next, b: how many have passed in a row
GIVES_IN: Final = 22  # a: country
CONCESSIONS: Final = 23  # a: country
ABDICATION: Final = 24
CHOOSE_ARMY: Final = 25
WINTER_ROLL: Final = 26  # a: area
VICTORY_CHECK: Final = 27  # b: stage

# The campaign.
ROUND: Final = 30  # a: stage
ROUND_CARDS: Final = 31
MOVES: Final = 32  # a: moves made, b: 1 in a Major Campaign
MUSTER: Final = 33  # a: area, b: slot
ANNOUNCED: Final = 34  # a: slot
MOVE: Final = 35  # a: slot
REACT: Final = 36  # a: area, b: slot of the army that came last
STANCE: Final = 37  # a: area
ATTRITION: Final = 38  # a: slot
ATTRITION_LOSSES: Final = 39  # a: slot, b: corps still to be lost
VIOLATED: Final = 40  # a: side that violated
BATTLES: Final = 41
INTERIOR_LINES: Final = 42  # a: area
BATTLE: Final = 43  # a: area, b: stage
ENGAGE: Final = 44  # a: area
BATTLE_CARDS: Final = 45  # a: area
HERO: Final = 46  # a: area
LOSSES: Final = 47  # a: area
PURSUIT: Final = 48  # a: area
RETREAT: Final = 49  # a: area, b: slot of the beaten army, 0: who stood there
REFRESH: Final = 50  # a: area
HOW_LONG: Final = 51  # a: title of the card
LANDING: Final = 52  # a: slot
ARRIVED: Final = 53  # a: slot, b: stage
SETTLE: Final = 54  # a: slot, b: stage
WITHDRAWAL: Final = 55  # a: area, b: slot of the attacker
MEET: Final = 56  # a: area
HERO_FALLS: Final = 57  # a: area
KINDS: Final = 60
