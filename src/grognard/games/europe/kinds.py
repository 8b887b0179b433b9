"""The kinds of frame, by the chapters of the rules; sequence.py puts a step to each.

A frame has a seat and two arguments, a and b, which everybody may know.
"""

from __future__ import annotations

from typing import Final

# The game, the year, the round (5, 20).
THE_GAME: Final = 0  # a: stage
SET_UP: Final = 1  # a: side whose free choices are asked
THE_YEAR: Final = 2  # a: stage
ROUND: Final = 3  # a: stage
ACTION: Final = 4  # a side's action of a round (5.2)
ACTIVATE: Final = 5  # which force next (9.1)
END_ACTION: Final = 6
ANSWER: Final = 7  # a: moment at which a card may answer (model.MOMENTS), b: what it is about
EFFECT: Final = 8  # a: card and moment, b: the line of its event that comes next (6.4)
CHOOSE: Final = 9  # a: card, b: line, window, count: what its event is applied to

# An activation on land (9 to 13).
FORCED_MARCH: Final = 20  # a: group (12.3)
REPLACEMENTS: Final = 21  # a: group, b: steps left (20.1)
MUSTER: Final = 22  # a: zone, b: group: who goes (9.1, 12.4, 14.1)
CALL: Final = 23  # a: group: which neighbours an army calls (9.1)
MOVE: Final = 24  # a: group
ENTERED: Final = 25  # a: group, b: stage: what follows when a force has entered a zone
INTERCEPT: Final = 26  # a: zone, b: group that entered it (12.4)
TRY_INTERCEPTION: Final = 27  # a: group that intercepts, b: group that entered
DEFEND: Final = 28  # a: zone, b: group: stand, go inside or evade (12.5, 15.1)
TRY_EVASION: Final = 29  # a: group that evades, b: group that attacks
END_ACTIVATION: Final = 30  # a: group, b: stage
SUPPLY_CHECK: Final = 31  # a: group (13.1)
ATTRITION: Final = 32  # a: group, 0: the force of the test record; b: stage (13.6)
FEED: Final = 33  # whether a depot is spent on the test (13.4)
ATTRITION_LOSSES: Final = 34  # a: group, b: steps to lose
CONSOLIDATE: Final = 35  # a: zone, b: 1 inside, 2 only who stands: what is too many goes (11)
APPOINT: Final = 36  # a: zone: a general of the reserve takes over (10.3)
CAMPAIGN_BATTLES: Final = 37  # the battles of a major campaign that wait (12.6)
INTERIOR_LINES: Final = 38  # a: zone: which of several zones fights by interior lines
ENGAGE: Final = 39  # a: group: whether it fights at once or waits for others (12.6)
FIGHT_OUT: Final = 40  # a: group, b: stage: its tests and its battle (12.6, 13.6.1)
FIGHT_NEXT: Final = 41  # which of the battles that wait is fought next (12.6)

# Battle (14).
BATTLE: Final = 50  # a: zone, b: stage
COUNTER_MARCH: Final = 51  # a: zone
TRY_COUNTER_MARCH: Final = 52  # a: group
MORALE_CHOICE: Final = 53  # a: zone
LEADS: Final = 54  # a: zone
LOSSES: Final = 55  # a: zone, b: steps to lose
RETREAT: Final = 56  # a: zone
RETREAT_LOSSES: Final = 57  # a: zone, b: steps or depots to lose
PURSUIT_LOSSES: Final = 58  # a: zone, b: steps or depots to lose
BRING_DEPOTS: Final = 59  # a: zone
CROWDED: Final = 60  # a: zone: what is too many in the battle goes (14.1)

# Sieges (15).
SIEGE: Final = 65  # a: zone, b: stage
REPULSED: Final = 66  # a: zone, b: steps to lose
LIFTED: Final = 67  # a: zone
REBUILD: Final = 68  # a: zone: a step or a depot makes the fortress active again
BREAK_OFF: Final = 69  # a: zone: besiegers who are too few must go (15.3)

# The sea (17).
SQUADRON: Final = 75  # a: place, b: group: which fleets go
SAIL: Final = 76  # a: group
SEA_ENTERED: Final = 77  # a: group, b: stage
SEA_INTERCEPT: Final = 78  # a: sea or box, b: group
SEA_EVADE: Final = 79  # a: sea, b: group that attacks
SALLY: Final = 80  # a: box, b: group: whether the fleets in port fight (17.2.6)
NAVAL_BATTLE: Final = 81  # a: group, b: stage
WITHDRAW: Final = 82  # a: place: after a tie (17.3.1)
FLEET_LOSSES: Final = 83  # a: place, b: fleets to lose
SEA_RETREAT: Final = 84  # a: place
LANDING: Final = 85  # a: group, b: stage (17.2.8)
PORT_LOST: Final = 86  # a: zone, b: stage: its fleets must leave (17.2.1)
REFUGE: Final = 87  # a: group that evades, b: group that attacks: where to (17.2.5)
SENDS: Final = 88  # a: box, b: sea: which blockaders intercept (17.2.4)
WHO_LANDS: Final = 89  # a: group, b: zone

# The end of the activations, conquest, victory (5.2.1, 5.3, 18, 19, 20.1).
LAST_SIEGES: Final = 90  # a: the next zone; the seat besieges
LAST_SUPPLY: Final = 91
LAST_ATTRITION: Final = 92  # a: the next zone
CONQUESTS: Final = 93  # a: stage
VICTORY_CHECK: Final = 94
LAST_SIEGE: Final = 95  # a: zone: whether a last attempt is made

# The sea again.
FOLLOW: Final = 100  # a: group: whether the victor blockades the loser's port (17.3.2)
END_SAILING: Final = 101  # a: group
SETTLE: Final = 102  # a: group that evaded: it is under way no more
FLIGHT: Final = 103  # a: group, b: zone that was lost: the way to the nearest port (17.2.1)
HOME_PORT: Final = 104  # a: fleet that comes back from the Corsairs box (17.2.9)

# Land again.
WHICH_ARMY: Final = 148  # a: zone, b: group: to which of two armies those who arrive belong (11)
EVASION_DEPOTS: Final = 149  # a: zone, b: where to: fixed depots of those who evaded (12.5)
CROSSING: Final = 150  # a: the zone of the siege that is lifted, b: where they go (15.3)
# Events of cards (6.4).
AGAIN: Final = 151  # a: general whose force is activated a second time
CARD_LOSSES: Final = 152  # a: zone, b: steps that a card costs a force there
COLD: Final = 153  # a: the next zone, b: group that is tested: an attrition test by a card
BLOWN: Final = 154  # a: sea: squadrons that must leave the boxes of its ports
DRIVE: Final = 155  # a: group that the enemy marches where he likes
NELSON: Final = 156  # a: card: what becomes of whom it helped in a naval battle
NAMED_BATTLE: Final = 157  # a: zone whose battle was named (12.6)
# The interphase (5.1, 6.3, 7).
INTERPHASE: Final = 105  # a: stage
HANDS: Final = 106  # a: stage
SPOILS: Final = 107  # a: the major beaten: a card or resources (R427)
DISCARD: Final = 108  # what a side keeps of its hand
BUDGET: Final = 109  # a: stage
ARRIVALS: Final = 110  # a: power: where its units come back (R443)
OWES: Final = 111  # a: power: what it owes to a foreign war (R432)
BUDGET_CARDS: Final = 112  # a: power: the window for cards in its turn (R430)
EXPENSES: Final = 113  # a: power
NEUTRAL_MOVES: Final = 114  # a: the place of the power in the order (7.5)
REDEPLOYMENT: Final = 115  # a: the place of the power in the order (7.6)
REDEPLOY: Final = 116  # a: power, b: 1 if it is in no war: which force next
TREK: Final = 117  # a: group, b: power: where a force goes
END_TREK: Final = 118  # a: group, b: stage

# The politics of a campaign (7.1, 8, 18).
DECLARATIONS: Final = 130  # a: stage (7.1)
DIPLOMACY: Final = 131  # a: stage (8.2)
CONQUEST_PHASE: Final = 132  # a: stage (18)
DECLARE: Final = 133  # on whom a side declares war (7.1)
FREE_ATTEMPT: Final = 134  # a: attempts left, b: those tried already (8.1.3)
DEPLOY: Final = 135  # a: minor whose units come on the map (8.2.3)
PARLEY: Final = 136  # b: cards that the side has used in the diplomatic phase (8.2)
DEFECTION_LOSSES: Final = 137  # a: zone, b: steps to lose (8.2.3)
EXILE: Final = 138  # a: unit that leaves its former comrades: where to (8.2.3)
OCCUPIERS: Final = 139  # a: zone, b: power that breaks its peace (8.1.4)
BATTLE_OVER: Final = 140  # a: group that fought out of turn (8.1.4)
CONQUERED: Final = 141  # a: minor, b: 1 + its conqueror: ally or annexed (18.1)
PEACE_TERMS: Final = 142  # a: power (18.2.2)
FORCE_ALLIANCE: Final = 143  # a: power (8.1.4)
RELOCATION: Final = 144  # a: the next zone, b: power that made peace (18.2.3)
RELOCATE: Final = 145  # a: zone, b: power that made peace (18.2.3)
COME_HOME: Final = 146  # a: zone, b: power whose forces there go home (18.2.3)
SEND_ABROAD: Final = 147  # a: card of the foreign war, b: steps, and 8 x fleets still to send (6.5)
# Events of the interphase (6.4).
NAME_COUNTRY: Final = 160  # a: card, b: line of its event: which country it is about
TALKS: Final = 161  # a: country, b: what the event of a card adds: a diplomatic action (8.2.3)
ALLOTMENT: Final = 162  # a: card, b: what is left of the resources that it shares out
FREE_BUILDING: Final = 163  # a: card, b: line, and what is left of it: units without price
CONQUEST_CARDS: Final = 164  # cards of the conquest phase (18.2.1)
RISING: Final = 165  # a: group of insurgents, b: stage: they fight whom they find (8.3.3)
CORPS_TAKEN: Final = 166  # a: forced ally, b: steps, and 8 x corps that it still lends (40F)
REORGANISE: Final = 169  # a: power that made peace: its forces are divided anew (18.2.3)
KINDS: Final = 170
