"""Where each thing lies in the cells of a state, and the small integers used for it."""

from __future__ import annotations

from typing import Final

AREAS: Final = 53
CORPS: Final = 106
TITLES: Final = 36  # of the 55 cards; cards of one title are not told apart
COUNTRIES: Final = 23  # 6 major, 13 minor, 4 detachable areas (3.2)
MAJORS: Final = 6
FIRST_DETACHABLE: Final = 19

FRENCH: Final = 0
COALITION: Final = 1
NOBODY: Final = -1

# Editions.
LIVING: Final = 0
ORIGINAL: Final = 1

# Countries that the rules name; the minors follow in alphabetical order (A140).
FRANCE: Final = 0
GREAT_BRITAIN: Final = 1
RUSSIA: Final = 2
AUSTRIA: Final = 3
PRUSSIA: Final = 4
SPAIN: Final = 5

# Alignments (3.3).
NEUTRAL: Final = 0
MEMBER: Final = 1
INSURGENT: Final = 2
ALLY: Final = 3
DOMINION: Final = 4
ATTACHED: Final = 5  # a detachable area that belongs to its country

# Where a corps is, if not in an area.
RESERVE: Final = 60
PRISONERS: Final = 61
DEAD: Final = 62  # lost for good; Veterans returns it
FROZEN: Final = 63  # lost for good to winter march attrition (11.1.2 D)
WAITING: Final = 64  # its trigger has not happened (2.2.1 H)
OUT: Final = 65  # takes no part in the scenario

# Cells, above the kernel's own: KERNEL_CELLS is written out, since mypyc works out constants in
# advance only within one module.
ALIGNMENT: Final = 131  # of each country
RISEN: Final = ALIGNMENT + COUNTRIES  # 1 if it ever was insurgent (7.3 F)
AIMED: Final = RISEN + COUNTRIES  # diplomacy cards on it in this phase: a bit a side (6.2)
AT: Final = AIMED + COUNTRIES  # where a corps is
FLAGS: Final = AT + CORPS
ARMY: Final = FLAGS + CORPS  # the slot of the moving army it belongs to, 0 if none
HAND: Final = ARMY + CORPS  # cards of each title in the French hand, then in the Coalition's
KNOWN_HAND: Final = HAND + 2 * TITLES  # how many of them the other player knows of
DISCARDS: Final = KNOWN_HAND + 2 * TITLES
PILE: Final = DISCARDS + TITLES  # what is neither here nor in a hand nor discarded lies aside
YEAR: Final = PILE + TITLES  # 5 to 15
ROUND: Final = YEAR + 1  # 0 outside the campaign phase
PHASE: Final = ROUND + 1
FIRST: Final = PHASE + 1  # the side that plays first in this phase
MARKERS: Final = FIRST + 1
OPTIONS: Final = MARKERS + 1
SPENT: Final = OPTIONS + 1  # a bit a side: its free move or interception of the year (11 G)
SAILED: Final = SPENT + 1  # 1 if the Coalition moved by sea in this round (11.2)
SKIPPED: Final = SAILED + 1  # rounds still to be skipped (10.3, 10.4)
SURRENDERED: Final = SKIPPED + 1  # 1 if a major surrendered since the last deal (8.1 A)
REFUSED: Final = SURRENDERED + 1  # the country that No Surrender keeps in the war now
DEPLOYED: Final = REFUSED + 1  # corps deployed this year, by line of the chart (9.2)
LINES: Final = 8
# Armies on the move: a slot each, the first is 1.
SLOT: Final = DEPLOYED + LINES
SLOT_CELLS: Final = 12
SLOTS: Final = 12
S_SIDE: Final = 0
S_KIND: Final = 1  # 0 free; how it moves
S_AREA: Final = 2  # where it is now
S_START: Final = 3  # where it set out
S_STEPS: Final = 4  # areas of its allowance used
S_ALLOWANCE: Final = 5
S_CAUSES: Final = 6  # causes of march attrition met (11.1.2)
S_CARDS: Final = 7  # cards played on it
S_FROM: Final = 8  # the last area before the one where it is now (12.3.2)
S_LEADER: Final = 9
S_BEFORE: Final = 10  # causes met before it entered the area where it is (11.4 C)
S_STATE: Final = 11  # bits: whether it fought its way in, was stopped, was intercepted
# The battle being fought, and those of a Major Campaign still to be fought.
BATTLE: Final = SLOT + SLOT_CELLS * SLOTS
B_AREA: Final = BATTLE
B_ATTACKER: Final = BATTLE + 1
B_STAGE: Final = BATTLE + 2
B_DIE: Final = BATTLE + 3  # of each side, 0 before it is rolled
B_LOSSES: Final = BATTLE + 5  # each side still has to name: permanent ones
B_TEMPORARY: Final = BATTLE + 7  # and temporary ones
B_CARDS: Final = BATTLE + 9  # battle cards played, as bits, of each side
B_WINNER: Final = BATTLE + 11
B_TIED: Final = BATTLE + 12
B_APART: Final = BATTLE + 13  # the slot that fights alone under Interior Lines, 0: all
B_SAILED: Final = BATTLE + 14  # 1 once a corps has retreated by sea (12.3.2 D)
B_PURSUED: Final = BATTLE + 15  # 1 if the winner played Pursuit (12.3.3 B)
B_LINES: Final = BATTLE + 16  # 1 if the defender fights the attackers one by one (12.1 F)
PENDING: Final = BATTLE + 20  # battles to come, 0 if none; else area + 1 + 64 * attacker
PENDINGS: Final = 12
SCRATCH: Final = PENDING + PENDINGS  # what a step in progress has to remember
# In a campaign: the chain of interceptions after an army entered an area (11.4).
LAST: Final = SCRATCH + 1  # of each side: the slot of its army that entered last
PASSES: Final = SCRATCH + 3  # in a row
FIRST_TO_INTERCEPT: Final = SCRATCH + 4  # its slot, 0 if nobody has
TURN: Final = SCRATCH + 5  # the side to be asked next
ATTACKER: Final = SCRATCH + 6  # after interceptions (11.4 D)
REINFORCES: Final = SCRATCH + 7  # 1 if interceptors join a friend under attack (11.4 E)
ACTIVE: Final = SCRATCH + 8  # whose half of the round it is
# In a surrender: 1 once a corps has been redeployed by sea (13.2 C).
SAILED_AWAY: Final = SCRATCH
# In winter: the cards played on the army that rolls (14 B).
DEPOT_PLAYED: Final = SCRATCH + 1
EARTH_SCORCHED: Final = SCRATCH + 2
# Of each major: 1 + the side that occupies it since it surrendered (13.2 D).
OCCUPIED: Final = SCRATCH + 9
CELLS: Final = OCCUPIED + MAJORS

# Phases (5.0).
DIPLOMACY: Final = 1
INSURRECTION: Final = 2
STRATEGY: Final = 3
REINFORCEMENT: Final = 4
CAMPAIGN: Final = 5
SURRENDER: Final = 6
WINTER: Final = 7
VICTORY: Final = 8

# Markers.
BRITANNIA: Final = 1
STEIN: Final = 2
RADETZKY: Final = 4
INVADED: Final = 8  # Russia (2.2.1 H)
SPAIN_ROSE: Final = 16
OTTOMAN_WAR: Final = 32  # this year
AMERICAN_WAR: Final = 64  # this year
SEA_DEPLOYED: Final = 128  # this year (9.5)
DEPLOYMENT_BEGUN: Final = 256  # in this reinforcement phase
EXILED: Final = 512  # Napoléon left by the option and has not returned (17.1)
ABDICATED: Final = 1024  # France surrendered by choice (17.1)
KEEPS_BRITANNIA: Final = 2048  # the Coalition took it and keeps it in the next deal (A50, A51)

# What is forgotten when a year ends.
OF_THE_YEAR: Final = OTTOMAN_WAR | AMERICAN_WAR | SEA_DEPLOYED | DEPLOYMENT_BEGUN

# Options.
ONE_DIPLOMACY_CARD: Final = 1  # 6.2 D
NO_SURRENDER_1815: Final = 2  # 13 C
NAPOLEON_RETURNS: Final = 4  # 17.1

# What marks a corps.
REDUCED: Final = 1
MOVED: Final = 2  # in this round
SEEN: Final = 4  # the enemy knows which corps it is
CHOSEN: Final = 8  # picked for the army that is being formed
WORN: Final = 16  # shared a cause of attrition in the move under way
ENGAGED: Final = 32
LANDED: Final = 64  # fights at the end of a sea move (12.2 B)
LEADS: Final = 128  # its owner's choice among equals (4.2)
AVOIDED: Final = 256  # withdrew during this enemy move and may not intercept (A96)
WITHDRAWAL: Final = 512  # one withdrawal of this round; three bits (11.3 F)
WITHDRAWALS: Final = 7 * 512
FRESH: Final = 4096  # showed its full side when it first withdrew in this round (11.3 F)
POSTED: Final = 8192  # deployed on top of the army that violated its country (11.5 D)

# How an army moves.
MARCHES: Final = 1
SAILS: Final = 2
INTERCEPTS: Final = 3
WITHDRAWS: Final = 4
RETREATS: Final = 5
INTERCEPTED: Final = 6  # came by an interception that is over

# Cards played on an army on the move.
WITH_FORCED_MARCH: Final = 1
WITH_MANOEUVRE: Final = 2
WITH_MUD: Final = 4

# What has befallen an army on the move.
ATTACKED: Final = 1  # it entered an area that the enemy held (11.1 B)
STOPPED: Final = 2  # its move is over
CAUGHT: Final = 4  # by an interception

# Causes of march attrition (11.1.2 A).
LONG_MARCH: Final = 1
FORCED: Final = 2
ROUGH: Final = 4
COLD: Final = 8

# Lines of the reinforcement chart (9.2).
FRENCH_LINE: Final = 0
FRENCH_ALLIES: Final = 1
BRITISH_LINE: Final = 2
BRITISH_ALLIES: Final = 3
RUSSIAN_LINE: Final = 4
AUSTRIAN_LINE: Final = 5
PRUSSIAN_LINE: Final = 6
SPANISH_LINE: Final = 7
