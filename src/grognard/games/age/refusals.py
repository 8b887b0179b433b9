"""Every objection the rules can raise: a number, the rule, and the key of its sentence."""

from __future__ import annotations

from typing import Final

OK: Final = 0
# The numbers below 10 are the kernel's, written out for the compiler.
GAME_OVER: Final = 1
NO_SUCH: Final = 2
NOT_NOW: Final = 3

# Everything but the campaign: 10 to 99.
NOT_HELD: Final = 10
NO_NAPOLEONICA: Final = 11
NOT_IN_DISCARDS: Final = 12
WRONG_CARD: Final = 13
NOT_YOUR_CARD: Final = 14
PLAYED_ONCE: Final = 15
NO_EFFECT_1815: Final = 16
BEYOND_DIPLOMACY: Final = 17
ROSE_ONCE: Final = 18
OCCUPIED: Final = 19
WRONG_TARGET: Final = 20
AIMED_TWICE: Final = 21
ONE_CARD_A_YEAR: Final = 22
CANNOT_RISE: Final = 23
NOT_IN_RESERVE: Final = 24
NOT_COMMANDED: Final = 25
NO_SUPPORT: Final = 26
MOBILIZED: Final = 27
DEPLOYED_OUT: Final = 28
NOT_HOME: Final = 29
ENEMY_THERE: Final = 30
NOT_OF_COUNTRY: Final = 31
NOT_REDUCED: Final = 32
NOT_LOST: Final = 33
AFTER_DEPLOYMENT: Final = 34
NOT_THERE: Final = 35
NOT_IN_EXCESS: Final = 36
NOT_NEAREST: Final = 37
MUST_REDEPLOY: Final = 38
NOT_DETACHABLE: Final = 39
NO_ARMY: Final = 40
HAS_WINTERED: Final = 41
IN_EFFECT: Final = 43
NO_COUNTRY: Final = 44
NOT_SURRENDERED: Final = 45
ONE_BY_SEA_A_YEAR: Final = 46

# The campaign: 100 to 199.
NO_CORPS_HERE: Final = 100
ALL_MOVED: Final = 101
IN_BATTLE: Final = 102
CANNOT_PAY: Final = 103
NOT_CHOSEN: Final = 104
CHOSEN_ALREADY: Final = 105
NOT_HERE: Final = 106
HAS_MOVED: Final = 107
TOO_MANY: Final = 108
NOBODY_CHOSEN: Final = 109
MUST_PAY: Final = 110
NEED_NOT_PAY: Final = 111
NO_ALLOWANCE: Final = 112
NOT_ADJACENT: Final = 113
TOO_FAR: Final = 114
CANNOT_FIGHT_THERE: Final = 115
INSURGENTS_STAY: Final = 116
OUTRANKS: Final = 117
LEADER_STAYS: Final = 118
TOO_SLOW: Final = 119
ENEMY_HELD: Final = 120
ATTACKER_CAME: Final = 121
WITHDRAWN_ENOUGH: Final = 122
ONE_BY_SEA: Final = 123
NO_SEA: Final = 124
NOT_COASTAL: Final = 125
ICE: Final = 126
NO_MORE_MOVES: Final = 127
NOT_EQUAL: Final = 128
HAS_AVOIDED: Final = 129
NO_STEP_YET: Final = 130
NO_BATTLE: Final = 131
ENGAGED_ALREADY: Final = 132
NOT_ENGAGED: Final = 133
AT_LEAST_ONE: Final = 134
PLAYED_TWICE: Final = 135
REDUCED_FIRST: Final = 136
NO_RETREAT: Final = 137
MUST_RETREAT: Final = 138
DEFENDS_ABROAD: Final = 139
NOT_AN_ARMY: Final = 140
SKIPS_LESS: Final = 141
NOT_WORN: Final = 142
TOO_SLOW_TO_INTERCEPT: Final = 143
TWICE_IN_A_CHAIN: Final = 144
NO_ROOM: Final = 145
NO_SEA_RETREAT: Final = 146
NOT_NEXT_TO: Final = 150
CANNOT_REACH: Final = 151
NO_ICE: Final = 152
STRAIT_CLOSED: Final = 153
FRENCH_NEVER_SAIL: Final = 154
AMONG_ENEMIES: Final = 155

RULES: Final = {
    GAME_OVER: "15.3",
    NO_SUCH: "5.0",
    NOT_NOW: "5.0",
    NOT_HELD: "2.3",
    NO_NAPOLEONICA: "2.3 G",
    NOT_IN_DISCARDS: "2.3 G",
    WRONG_CARD: "2.3 C",
    NOT_YOUR_CARD: "2.3 D",
    PLAYED_ONCE: "2.3 F",
    NO_EFFECT_1815: "13 C",
    BEYOND_DIPLOMACY: "6.2 C",
    ROSE_ONCE: "6.2 C",
    OCCUPIED: "6.2 C",
    WRONG_TARGET: "6.2",
    AIMED_TWICE: "6.2 B",
    ONE_CARD_A_YEAR: "6.2 D",
    CANNOT_RISE: "7.3 A",
    NOT_IN_RESERVE: "9.2 E",
    NOT_COMMANDED: "9.2 A",
    NO_SUPPORT: "2.2.1 E",
    MOBILIZED: "9.2 B",
    DEPLOYED_OUT: "9.2 B",
    NOT_HOME: "9.4",
    ENEMY_THERE: "9.4",
    NOT_OF_COUNTRY: "6.3 B",
    NOT_REDUCED: "9.6",
    NOT_LOST: "2.3",
    AFTER_DEPLOYMENT: "2.3 C",
    NOT_THERE: "4.1",
    NOT_IN_EXCESS: "2.2.1 G",
    NOT_NEAREST: "13.2 C",
    MUST_REDEPLOY: "13.2 C",
    NOT_DETACHABLE: "3.2",
    NO_ARMY: "14 A",
    HAS_WINTERED: "14 B",
    IN_EFFECT: "2.3",
    NO_COUNTRY: "3.1",
    NOT_SURRENDERED: "13.2",
    ONE_BY_SEA_A_YEAR: "9.5",
    NO_CORPS_HERE: "4.1",
    ALL_MOVED: "11 B",
    IN_BATTLE: "11.3 D",
    CANNOT_PAY: "11 G",
    NOT_CHOSEN: "11 C",
    CHOSEN_ALREADY: "11 C",
    NOT_HERE: "11 C",
    HAS_MOVED: "11 B",
    TOO_MANY: "4.1 D",
    NOBODY_CHOSEN: "11 C",
    MUST_PAY: "11 G",
    NEED_NOT_PAY: "11 G",
    NO_ALLOWANCE: "11.1 B",
    NOT_ADJACENT: "11.1 A",
    TOO_FAR: "11.1 B",
    CANNOT_FIGHT_THERE: "12 A",
    INSURGENTS_STAY: "9.3 A",
    OUTRANKS: "11 D",
    LEADER_STAYS: "11 D",
    TOO_SLOW: "11.3 A",
    ENEMY_HELD: "11.3 A",
    ATTACKER_CAME: "11.3 A",
    WITHDRAWN_ENOUGH: "11.3 F",
    ONE_BY_SEA: "11.2 A",
    NO_SEA: "11.2 A",
    NOT_COASTAL: "11.2 A",
    ICE: "11.2 C",
    NO_MORE_MOVES: "11 B",
    NOT_EQUAL: "4.2",
    HAS_AVOIDED: "11.4 A",
    NO_STEP_YET: "11 D",
    NO_BATTLE: "11 J",
    ENGAGED_ALREADY: "12.1 B",
    NOT_ENGAGED: "12.1 E",
    AT_LEAST_ONE: "12.1 C",
    PLAYED_TWICE: "12.2 C",
    REDUCED_FIRST: "11.1.2 E",
    NO_RETREAT: "12.3.2 A",
    MUST_RETREAT: "12.3.2 E",
    DEFENDS_ABROAD: "9.3 A",
    NOT_AN_ARMY: "12.1 F",
    SKIPS_LESS: "10.3",
    NOT_WORN: "11.1.2 B",
    TOO_SLOW_TO_INTERCEPT: "11.4 A",
    TWICE_IN_A_CHAIN: "11.4 G",
    NO_ROOM: "11.4 F",
    NO_SEA_RETREAT: "12.3.2 D",
    NOT_NEXT_TO: "11.3 A",
    CANNOT_REACH: "11.4 A",
    NO_ICE: "11.1.1 A",
    STRAIT_CLOSED: "11.1.1 B",
    FRENCH_NEVER_SAIL: "11.2 B",
    AMONG_ENEMIES: "11 I",
}
