"""Every objection the rules can raise: a number, the rule, and the key of its sentence."""

from __future__ import annotations

from typing import Final

OK: Final = 0
# The numbers below 10 are the kernel's, written out for the compiler.
GAME_OVER: Final = 1
NO_SUCH: Final = 2
NOT_NOW: Final = 3

# Cards and actions (5, 6, 9): 10 to 39.
NOT_HELD: Final = 10
NOT_YOUR_CARD: Final = 11
WRONG_MOMENT: Final = 12
NEEDS_MISSING: Final = 13
PLAYED_ONCE: Final = 14
TOO_FEW_POINTS: Final = 15
NOT_YOURS: Final = 16
NO_FORCE: Final = 17
ALREADY_MARKED: Final = 18
NO_FORCES_LEFT: Final = 19
NO_SUCH_OPTION: Final = 20
WRONG_FORCE: Final = 21

# Command and stacking (10, 11): 40 to 59.
BEYOND_COMMAND: Final = 40
ALLIES_BEYOND_HALF: Final = 41
TOO_MUCH_CAVALRY: Final = 42
TOO_MANY_GENERALS: Final = 43
TOO_MANY_ARMIES: Final = 44
NEEDS_ARMY: Final = 45
NO_GENERAL: Final = 46
LEFT_ALONE: Final = 47
OUTRANKED: Final = 48
STACKED: Final = 49
FIXED_DEPOT: Final = 50

# Movement (3.2, 12): 60 to 79.
NOT_ADJACENT: Final = 60
TOO_FAR: Final = 61
NEUTRAL_LAND: Final = 62
STRAIT_CLOSED: Final = 63
MUST_STOP: Final = 64
LEAVES_HOME: Final = 65
IBERIA_CLOSED: Final = 66
NOTHING_TO_CONTROL: Final = 67
NOT_SUPPLIED: Final = 68
NOT_THERE: Final = 69
NO_DEPOT: Final = 70
NOT_DEMORALISED: Final = 71
DEMORALISED_FORCE: Final = 72
ENEMY_NEAR: Final = 73
BESIEGED: Final = 74

# Reactions, supply, attrition (12.4 to 13): 80 to 99.
NO_CANDIDATE: Final = 80
CARD_TOO_LOW: Final = 81
NOT_EVADING_THERE: Final = 82
NO_SHELTER: Final = 83
FRENCH_FIRST: Final = 84
CAME_THAT_WAY: Final = 85

# Battle and siege (14, 15): 100 to 129.
NOT_MARCHING: Final = 100
MOUNTAIN_BETWEEN: Final = 101
HAS_TRIED: Final = 102
NOT_ELITE: Final = 103
NOT_SUBORDINATE: Final = 104
LEAD_FIRST: Final = 105
ENGAGED_FIRST: Final = 106
CAVALRY_FIRST: Final = 107
STEADY_FIRST: Final = 108
NO_RETREAT_THERE: Final = 109
NEARER_FIRST: Final = 110
NOT_TIED: Final = 111
NOT_BESIEGED: Final = 112

# The sea (16, 17): 130 to 159.
NOT_TOGETHER: Final = 130
ICED: Final = 131
BOSPHORUS_CLOSED: Final = 132
FOREIGN_WATERS: Final = 133
PORT_CLOSED: Final = 134
PORT_BLOCKADED: Final = 135
TOO_MANY_FLEETS: Final = 136
NO_SEA_WAY: Final = 137
NO_SQUADRON: Final = 138
ATTACKED_ALREADY: Final = 139
NO_ROOM_ABOARD: Final = 140
NOTHING_ABOARD: Final = 141
LADEN: Final = 142
NO_WINTER_LANDING: Final = 143
LANDED_ALREADY: Final = 144
FLEETS_IN_PORT: Final = 145
TOO_FEW_TO_BESIEGE: Final = 146
TOO_MANY_TO_LAND: Final = 147
NOT_CORSAIRS: Final = 148
MUST_SAIL_ON: Final = 149
NO_TRANSPORT: Final = 150
SEA_FIRST: Final = 151
NO_REFUGE: Final = 152
LAST_FLEET: Final = 153
TOO_FAR_BY_SEA: Final = 154
NO_BATTLE_THERE: Final = 190

RULES: Final[dict[int, str]] = {
    GAME_OVER: "20.1",
    NO_SUCH: "5",
    NOT_NOW: "5",
    NOT_HELD: "6.4",
    NOT_YOUR_CARD: "6.1",
    WRONG_MOMENT: "6.2",
    NEEDS_MISSING: "6.2",
    PLAYED_ONCE: "6.2",
    TOO_FEW_POINTS: "9.1",
    NOT_YOURS: "9.1",
    NO_FORCE: "9.1",
    ALREADY_MARKED: "12.2.1",
    NO_FORCES_LEFT: "9.1",
    NO_SUCH_OPTION: "6.4",
    WRONG_FORCE: "6.4",
    BEYOND_COMMAND: "10.1",
    ALLIES_BEYOND_HALF: "10.1",
    TOO_MUCH_CAVALRY: "10.1",
    TOO_MANY_GENERALS: "10.1",
    TOO_MANY_ARMIES: "11",
    NEEDS_ARMY: "4",
    NO_GENERAL: "11",
    LEFT_ALONE: "10.3",
    OUTRANKED: "10.2",
    STACKED: "11",
    FIXED_DEPOT: "13.4",
    NOT_ADJACENT: "12.1",
    TOO_FAR: "12.1",
    NEUTRAL_LAND: "12.1",
    STRAIT_CLOSED: "12.1",
    MUST_STOP: "12.1",
    LEAVES_HOME: "4",
    IBERIA_CLOSED: "12.1",
    NOTHING_TO_CONTROL: "3.2",
    NOT_SUPPLIED: "3.2",
    NOT_THERE: "12.2.1",
    NO_DEPOT: "13.4",
    NOT_DEMORALISED: "14.9.4",
    DEMORALISED_FORCE: "14.9.3",
    ENEMY_NEAR: "14.9.4",
    BESIEGED: "15.3",
    NO_CANDIDATE: "12.4",
    CARD_TOO_LOW: "12.4",
    NOT_EVADING_THERE: "12.5",
    NO_SHELTER: "15.1",
    FRENCH_FIRST: "13.6.2",
    CAME_THAT_WAY: "12.5",
    NOT_MARCHING: "14.1",
    MOUNTAIN_BETWEEN: "14.1",
    HAS_TRIED: "14.1",
    NOT_ELITE: "14.5.5",
    NOT_SUBORDINATE: "14.5.6",
    LEAD_FIRST: "14.8",
    ENGAGED_FIRST: "14.8",
    CAVALRY_FIRST: "14.8",
    STEADY_FIRST: "14.8",
    NO_RETREAT_THERE: "14.10",
    NEARER_FIRST: "14.10",
    NOT_TIED: "14.4",
    NOT_BESIEGED: "15.3",
    NOT_TOGETHER: "17.1",
    ICED: "16",
    BOSPHORUS_CLOSED: "17.2.2 B",
    FOREIGN_WATERS: "17.2.3",
    PORT_CLOSED: "17.2.1",
    PORT_BLOCKADED: "17.2.6",
    TOO_MANY_FLEETS: "17.2.2",
    NO_SEA_WAY: "17.2.1",
    NO_SQUADRON: "17.3.1",
    ATTACKED_ALREADY: "17.3.3",
    NO_ROOM_ABOARD: "17.2.7",
    NOTHING_ABOARD: "17.2.7",
    LADEN: "17.2.7",
    NO_WINTER_LANDING: "16",
    LANDED_ALREADY: "17.2.8",
    FLEETS_IN_PORT: "17.2.8",
    TOO_FEW_TO_BESIEGE: "15.2",
    TOO_MANY_TO_LAND: "17.2.8",
    NOT_CORSAIRS: "17.2.9",
    MUST_SAIL_ON: "17.2.2",
    NO_TRANSPORT: "17.2.7",
    SEA_FIRST: "17.2.4",
    NO_REFUGE: "17.2.5",
    LAST_FLEET: "17.2.1",
    TOO_FAR_BY_SEA: "17.2.1",
    NO_BATTLE_THERE: "14",
}
