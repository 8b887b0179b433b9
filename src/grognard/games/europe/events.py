"""What can happen: the kinds of event, and what each of their numbers means."""

from __future__ import annotations

from typing import Final

from grognard.games.europe.model import SIEGE_RESULTS
from grognard.kernel.event import EventKind, Field

# The year, the round, cards and actions (5, 6, 9): 1 to 29.
YEAR_BEGINS: Final = 1
ROUND_BEGINS: Final = 2
SPENT_CARD: Final = 3
EVENT_PLAYED: Final = 4
OPERATED: Final = 5
PASSED: Final = 6
POINTS_KEPT: Final = 7
DREW: Final = 8
ACTIVATED: Final = 9
CARD_USED: Final = 10
GAME_ENDS: Final = 11
PLACED: Final = 12
HAND_SHOWN: Final = 13
DISCARDED: Final = 14
CARD_ROLLED: Final = 15
CARD_RETURNED: Final = 16
EVENT_CANCELLED: Final = 17
ESCALATION_MOVED: Final = 18
VICTORY_MOVED: Final = 19
ZONE_RUINED: Final = 20
FORCE_DRIVEN: Final = 21
BLOWN_OFF: Final = 22
CARD_GONE: Final = 23
PIECE_GONE: Final = 24
CARD_DIE: Final = 25

# Movement and command (3.2, 10 to 12): 30 to 59.
FORCED: Final = 30
ENTERED_ZONE: Final = 31
LEFT_BEHIND: Final = 32
TAKEN_ALONG: Final = 33
CONTROLLED: Final = 34
DEPOT_FIXED: Final = 35
DEPOT_FREED: Final = 36
TO_RESERVE: Final = 37
DISSOLVED: Final = 38
CALLED: Final = 39
RESTORED: Final = 40
DEPOT_LOST: Final = 41
INTERCEPTED: Final = 42
INTERCEPTION_FAILED: Final = 43
EVADED: Final = 44
EVASION_FAILED: Final = 45
SHELTERED: Final = 46
STOOD: Final = 47
RALLIED_FORCE: Final = 48
RALLY_FAILED: Final = 49
REMOVED_PIECE: Final = 50
WAITED: Final = 51
APPOINTED: Final = 52

# Supply and attrition (13): 60 to 69.
OUT_OF_SUPPLY: Final = 60
IN_SUPPLY: Final = 61
ATTRITION_ROLLED: Final = 62
STEP_LOST: Final = 63
FED: Final = 64

# Battle (14): 70 to 99.
BATTLE_BEGINS: Final = 70
COUNTER_MARCHED: Final = 71
COUNTER_MARCH_FAILED: Final = 72
MORALE_CHOSEN: Final = 73
LED: Final = 74
ENGAGED_UNIT: Final = 75
LENT: Final = 76
BATTLE_ROLLED: Final = 77
BATTLE_WON: Final = 78
WOUNDED: Final = 79
UNHURT: Final = 80
MORALE_ROLLED: Final = 81
DEMORALISED_NOW: Final = 82
PURSUED: Final = 83
FELL_BACK: Final = 84
FORCE_DESTROYED: Final = 85
CHIEF_FALLS: Final = 86

# Sieges (15): 100 to 119.
SIEGE_BEGINS: Final = 100
SIEGE_ROLLED: Final = 101
FORT_TAKEN: Final = 102
SIEGE_LIFTED: Final = 103
FORT_REBUILT: Final = 104
GARRISON_GOES: Final = 105

# The sea (17): 120 to 149. Conquest (18 to 20): from 150 on.
SAILED: Final = 120
FLEET_LEFT: Final = 121
LOADED: Final = 122
PUT_ASHORE: Final = 123
CARGO_LOST: Final = 124
CHASED: Final = 125
CHASE_FAILED: Final = 126
SLIPPED: Final = 127
SLIP_FAILED: Final = 128
NAVAL_BATTLE_BEGINS: Final = 129
NAVAL_ROLLED: Final = 130
NAVAL_TIED: Final = 131
NAVAL_WON: Final = 132
FLEET_LOST: Final = 133
FLEETS_FELL_BACK: Final = 134
SALLIED: Final = 135
STAYED_IN_PORT: Final = 136
WITHDREW: Final = 137
LANDING_BEGINS: Final = 138
LANDING_FAILED: Final = 139
LANDING_WON: Final = 140
TO_CORSAIRS: Final = 141
FROM_CORSAIRS: Final = 142
PORT_GIVEN_UP: Final = 143

# The fog of war (4), the set-up (20).
CAME_IN_SIGHT: Final = 250
STATIONED: Final = 251
USUAL_PLACEMENT: Final = 252

SIDE: Final = Field("side", "side")
CARD: Final = Field("card", "card")
PIECE: Final = Field("piece", "piece")
UNKNOWN_PIECE: Final = Field("piece", "piece", hidden=True)
PLACE: Final = Field("place", "place")
NUMBER: Final = Field("number", "number")
DIE: Final = Field("die", "dice")
CAUSES: Final = ("battle", "attrition", "siege", "stacking", "retreat", "pursuit", "card")
BY_BATTLE: Final = 0
BY_ATTRITION: Final = 1
BY_SIEGE: Final = 2
BY_STACKING: Final = 3
BY_RETREAT: Final = 4
BY_PURSUIT: Final = 5
BY_CARD: Final = 6
CAUSE: Final = Field("cause", "word", keys=CAUSES)
ENDINGS: Final = ("empire-stands", "france-conquered", "napoleon-lost", "draw")
EMPIRE_STANDS: Final = 0
FRANCE_CONQUERED: Final = 1
NAPOLEON_LOST: Final = 2
DRAWN: Final = 3

KINDS: Final = {
    YEAR_BEGINS: EventKind("year-begins", "5", (Field("year", "number"),), heading=True),
    ROUND_BEGINS: EventKind("round-begins", "5.2", (NUMBER,), heading=True),
    SPENT_CARD: EventKind("spent-card", "9.1", (SIDE, CARD, NUMBER), reveals=True),
    EVENT_PLAYED: EventKind("event-played", "6.4", (SIDE, CARD), reveals=True),
    OPERATED: EventKind("operated", "5.2", (SIDE,)),
    PASSED: EventKind("passed", "5.2", (SIDE,)),
    POINTS_KEPT: EventKind("points-kept", "9.2", (SIDE, NUMBER)),
    DREW: EventKind("drew", "6.3", (SIDE, Field("card", "card", hidden=True))),
    ACTIVATED: EventKind("activated", "9.1", (PIECE, PLACE, NUMBER)),
    CARD_USED: EventKind("card-used", "6.4", (SIDE, CARD), reveals=True),
    GAME_ENDS: EventKind("game-ends", "20.1", (Field("ending", "word", keys=ENDINGS),)),
    PLACED: EventKind("placed", "20", (PIECE, PLACE)),
    HAND_SHOWN: EventKind("hand-shown", "6.4", (SIDE, CARD), reveals=True),
    DISCARDED: EventKind("discarded", "6.4", (SIDE, CARD), reveals=True),
    CARD_ROLLED: EventKind("card-rolled", "6.4", (CARD, PIECE, DIE)),
    CARD_RETURNED: EventKind("card-returned", "6.4", (SIDE, CARD), reveals=True),
    EVENT_CANCELLED: EventKind("event-cancelled", "6.4", (SIDE, CARD)),
    ESCALATION_MOVED: EventKind("escalation-moved", "6.2", (NUMBER,)),
    VICTORY_MOVED: EventKind("victory-moved", "6.2", (NUMBER,)),
    ZONE_RUINED: EventKind("zone-ruined", "6.4", (PLACE,)),
    FORCE_DRIVEN: EventKind("force-driven", "6.4", (PIECE, PLACE)),
    BLOWN_OFF: EventKind("blown-off", "6.4", (PIECE, PLACE)),
    CARD_GONE: EventKind("card-gone", "6.4", (SIDE, CARD)),
    PIECE_GONE: EventKind("piece-gone", "6.4", (PIECE,)),
    CARD_DIE: EventKind("card-die", "6.4", (CARD, DIE)),
    FORCED: EventKind("forced", "12.3", (PIECE, NUMBER)),
    ENTERED_ZONE: EventKind("entered", "12.1", (PIECE, PLACE, NUMBER)),
    LEFT_BEHIND: EventKind("left-behind", "12.2.1", (UNKNOWN_PIECE, PLACE)),
    TAKEN_ALONG: EventKind("taken-along", "12.2.1", (UNKNOWN_PIECE, PLACE)),
    CONTROLLED: EventKind("controlled", "3.2", (SIDE, PLACE)),
    DEPOT_FIXED: EventKind("depot-fixed", "13.4", (PIECE, PLACE)),
    DEPOT_FREED: EventKind("depot-freed", "13.4", (PIECE, PLACE)),
    TO_RESERVE: EventKind("to-reserve", "2.2", (PIECE,)),
    DISSOLVED: EventKind("dissolved", "4", (PIECE,)),
    CALLED: EventKind("called", "9.1", (UNKNOWN_PIECE, PLACE)),
    RESTORED: EventKind("restored", "20.1", (PIECE,)),
    DEPOT_LOST: EventKind("depot-lost", "2.1", (PIECE, PLACE)),
    INTERCEPTED: EventKind("intercepted", "12.4", (PIECE, PLACE, DIE)),
    INTERCEPTION_FAILED: EventKind("interception-failed", "12.4", (PIECE, PLACE, DIE)),
    EVADED: EventKind("evaded", "12.5", (PIECE, PLACE, DIE)),
    EVASION_FAILED: EventKind("evasion-failed", "12.5", (PIECE, PLACE, DIE)),
    SHELTERED: EventKind("sheltered", "15.1", (UNKNOWN_PIECE, PLACE)),
    STOOD: EventKind("stood", "12.5", (SIDE, PLACE)),
    RALLIED_FORCE: EventKind("rallied", "14.9.4", (PIECE, DIE)),
    RALLY_FAILED: EventKind("rally-failed", "14.9.4", (PIECE, DIE)),
    REMOVED_PIECE: EventKind("removed", "11", (PIECE, PLACE)),
    WAITED: EventKind("waited", "12.6", (PIECE, PLACE)),
    APPOINTED: EventKind("appointed", "10.3", (PIECE, PLACE)),
    OUT_OF_SUPPLY: EventKind("out-of-supply", "13.1", (SIDE, PLACE)),
    IN_SUPPLY: EventKind("in-supply", "13.1", (SIDE, PLACE)),
    ATTRITION_ROLLED: EventKind("attrition-rolled", "13.6", (SIDE, PLACE, DIE, NUMBER)),
    STEP_LOST: EventKind("step-lost", "14.8", (PIECE, PLACE, CAUSE)),
    FED: EventKind("fed", "13.4", (PIECE, PLACE)),
    BATTLE_BEGINS: EventKind("battle-begins", "14", (SIDE, PLACE, NUMBER)),
    COUNTER_MARCHED: EventKind("counter-marched", "14.1", (PIECE, PLACE, DIE)),
    COUNTER_MARCH_FAILED: EventKind("counter-march-failed", "14.1", (PIECE, PLACE, DIE)),
    MORALE_CHOSEN: EventKind("morale-chosen", "14.4", (SIDE, NUMBER)),
    LED: EventKind("led", "14.5.5", (PIECE,), reveals=True),
    ENGAGED_UNIT: EventKind("engaged", "14.5.5", (PIECE,), reveals=True),
    LENT: EventKind("lent", "14.5.6", (PIECE,), reveals=True),
    BATTLE_ROLLED: EventKind(
        "battle-rolled",
        "14.6",
        (SIDE, Field("dice", "dice"), Field("total", "number"), Field("losses", "number")),
    ),
    BATTLE_WON: EventKind("battle-won", "14.6", (SIDE, PLACE)),
    WOUNDED: EventKind("wounded", "14.7", (PIECE, DIE)),
    UNHURT: EventKind("unhurt", "14.7", (PIECE, DIE)),
    MORALE_ROLLED: EventKind("morale-rolled", "14.9.1", (SIDE, DIE, NUMBER)),
    DEMORALISED_NOW: EventKind("demoralised", "14.9.3", (SIDE, PLACE)),
    PURSUED: EventKind("pursued", "14.9.2", (SIDE, DIE, NUMBER)),
    FELL_BACK: EventKind("fell-back", "14.10", (SIDE, PLACE)),
    FORCE_DESTROYED: EventKind("force-destroyed", "14.2", (SIDE, PLACE)),
    CHIEF_FALLS: EventKind("chief-falls", "10.3", (PIECE,)),
    SIEGE_BEGINS: EventKind("siege-begins", "15.2", (SIDE, PLACE)),
    SIEGE_ROLLED: EventKind(
        "siege-rolled", "15.4", (PLACE, DIE, NUMBER, Field("result", "word", keys=SIEGE_RESULTS))
    ),
    FORT_TAKEN: EventKind("fort-taken", "15.5", (SIDE, PLACE)),
    SIEGE_LIFTED: EventKind("siege-lifted", "15.3", (PLACE,)),
    FORT_REBUILT: EventKind("fort-rebuilt", "15.5", (SIDE, PLACE)),
    GARRISON_GOES: EventKind(
        "garrison-goes", "15.4", (PIECE, Field("result", "word", keys=SIEGE_RESULTS))
    ),
    SAILED: EventKind("sailed", "17.2.1", (PIECE, PLACE, NUMBER)),
    FLEET_LEFT: EventKind("fleet-left", "17.2.1", (PIECE, PLACE)),
    LOADED: EventKind("loaded", "17.2.7", (UNKNOWN_PIECE, Field("fleet", "piece"))),
    PUT_ASHORE: EventKind("put-ashore", "17.2.7", (UNKNOWN_PIECE, PLACE)),
    CARGO_LOST: EventKind("cargo-lost", "17.2.7", (PIECE, PLACE)),
    CHASED: EventKind("chased", "17.2.4", (SIDE, PLACE, DIE)),
    CHASE_FAILED: EventKind("chase-failed", "17.2.4", (SIDE, PLACE, DIE)),
    SLIPPED: EventKind("slipped", "17.2.5", (SIDE, PLACE, DIE)),
    SLIP_FAILED: EventKind("slip-failed", "17.2.5", (SIDE, PLACE, DIE)),
    NAVAL_BATTLE_BEGINS: EventKind("naval-battle-begins", "17.3.1", (SIDE, PLACE)),
    NAVAL_ROLLED: EventKind(
        "naval-rolled", "17.3.1", (SIDE, Field("dice", "dice"), Field("total", "number"))
    ),
    NAVAL_TIED: EventKind("naval-tied", "17.3.1", (PLACE,)),
    NAVAL_WON: EventKind("naval-won", "17.3.1", (SIDE, PLACE, NUMBER)),
    FLEET_LOST: EventKind("fleet-lost", "17.3.1", (PIECE, PLACE)),
    FLEETS_FELL_BACK: EventKind("fleets-fell-back", "17.3.2", (SIDE, PLACE)),
    SALLIED: EventKind("sallied", "17.2.6", (SIDE, PLACE)),
    STAYED_IN_PORT: EventKind("stayed-in-port", "17.2.6", (SIDE, PLACE)),
    WITHDREW: EventKind("withdrew", "17.3.1", (SIDE, PLACE)),
    LANDING_BEGINS: EventKind("landing-begins", "17.2.8", (SIDE, PLACE)),
    LANDING_FAILED: EventKind("landing-failed", "17.2.8", (SIDE, PLACE)),
    LANDING_WON: EventKind("landing-won", "17.2.8", (SIDE, PLACE)),
    TO_CORSAIRS: EventKind("to-corsairs", "17.2.9", (PIECE,)),
    FROM_CORSAIRS: EventKind("from-corsairs", "17.2.9", (PIECE, PLACE)),
    PORT_GIVEN_UP: EventKind("port-given-up", "17.2.1", (SIDE, PLACE)),
    CAME_IN_SIGHT: EventKind("came-in-sight", "4", (PIECE, PLACE), reveals=True),
    STATIONED: EventKind("stationed", "20", (UNKNOWN_PIECE, PLACE)),
    USUAL_PLACEMENT: EventKind("usual-placement", "20", (SIDE,)),
}

# --- the fog of war (4) --------------------------------------------------------------------

#: Which fields of a kind of event are pieces, as bits: Theatre.note hides those that are not seen.
PIECE_FIELDS: Final = [
    sum(1 << n for n, one in enumerate(KINDS[kind].fields) if one.what == "piece")
    if kind in KINDS
    else 0
    for kind in range(max(KINDS) + 1)
]
#: And which field tells how far a force may still go, so what it is made of; 0: none.
TELLING_FIELD: Final = [
    2 if kind in (ENTERED_ZONE, SAILED) else 0 for kind in range(len(PIECE_FIELDS))
]
#: What is told of each piece of a stack: of those that are not in sight only to their own side,
#: since the number of them is hidden too.
HUSHED: Final = [
    kind in (LEFT_BEHIND, TAKEN_ALONG, SHELTERED, LOADED, PUT_ASHORE, STATIONED)
    for kind in range(len(PIECE_FIELDS))
]
#: What shows its piece to everybody: losses and replacements (the reserve lies open), what is
#: staked in battle, and whoever commands.
SHOWING: Final = [
    kind
    in (
        *(TO_RESERVE, DISSOLVED, RESTORED, DEPOT_LOST, REMOVED_PIECE, APPOINTED, STEP_LOST, FED),
        *(INTERCEPTED, INTERCEPTION_FAILED, EVADED, EVASION_FAILED, RALLIED_FORCE, RALLY_FAILED),
        *(COUNTER_MARCHED, COUNTER_MARCH_FAILED, LED, ENGAGED_UNIT, LENT, WOUNDED, UNHURT),
        *(CHIEF_FALLS, GARRISON_GOES, CARGO_LOST, FLEET_LOST, TO_CORSAIRS, FROM_CORSAIRS),
        *(PLACED, CARD_ROLLED, DEPOT_FIXED, DEPOT_FREED),
    )
    for kind in range(len(PIECE_FIELDS))
]
