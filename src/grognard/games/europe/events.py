"""What can happen: the kinds of event, and what each of their numbers means."""

from __future__ import annotations

from typing import Final

from grognard.games.europe.model import MAJORS, SIEGE_RESULTS
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

# The sea (17): 120 to 149.
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
OVERFULL: Final = 253
# Politics (6.5, 7.1, 8, 18, 19): from 150 on.
WAR_DECLARED: Final = 150
JOINED: Final = 151
DEPLOYED: Final = 152
COURTED: Final = 153
TALKS_ROLLED: Final = 154
TALKS_FAILED: Final = 155
DEFECTED: Final = 156
PROTECTED_NOW: Final = 157
PROTECTORATE_LOST: Final = 158
ESCALATION_ROSE: Final = 159
VICTORY_MOVED: Final = 160
CHATIMENTS_BEGIN: Final = 161
MINOR_CONQUERED: Final = 162
MINOR_ANNEXED: Final = 163
MAJOR_CONQUERED: Final = 164
SURRENDER_REFUSED: Final = 165
PROVINCE_CEDED: Final = 166
TRIBUTE_DUE: Final = 167
PEACE_MADE: Final = 168
ALLIANCE_FORCED: Final = 169
PEACE_ROLLED: Final = 170
PEACE_ENDS: Final = 171
STATE_MADE: Final = 172
STATE_ENDS: Final = 173
RELOCATED: Final = 174
EXPELLED: Final = 175
SENT_ABROAD: Final = 176
WAR_ROLLED: Final = 177
WAR_ENDS: Final = 178
REVOLT_ENDS: Final = 179
REFORM_DONE: Final = 180
BLOCKADE_HOLDS: Final = 181
BLOCKADE_BROKEN: Final = 182
LIBERATION_BEGINS: Final = 183
LIBERATION_WON: Final = 184
MINOR_LEAVES: Final = 185
OWES: Final = 186
GARRISONED: Final = 187
FREE_TALKS: Final = 188

# The interphase (5.1, 6.3, 7): from 190 on.
INTERPHASE_BEGINS: Final = 190
HAND_SIZE: Final = 191
CARDS_DROPPED: Final = 192
DROPPED_CARD: Final = 193
PERMANENT_CARD: Final = 194
CARD_ASIDE: Final = 195
SPOILS_CARD: Final = 196
SPOILS_POINTS: Final = 197
BUDGET_OF: Final = 198
GAVE: Final = 199
UNIT_BUILT: Final = 200
COMPLETED: Final = 201
ARMY_FORMED: Final = 202
GENERAL_DEPLOYED: Final = 203
GENERAL_REPLACED: Final = 204
DEPOT_PLACED: Final = 205
FLEET_BUILT: Final = 206
WITHDRAWN: Final = 207
GENERAL_COMES: Final = 208
GENERAL_GOES: Final = 209
RETURNED: Final = 210
REDEPLOYED: Final = 211
REBASED: Final = 212
RESOURCES_CHANGED: Final = 213
STATUS_STAYS: Final = 214
REVOLT_BEGINS: Final = 215
GENERAL_RETURNS: Final = 216
EMPEROR_DEPOSED: Final = 217
CORPS_LENT: Final = 218
CORPS_BACK: Final = 219
LEVY_OWED: Final = 220

SIDE: Final = Field("side", "side")
CARD: Final = Field("card", "card")
PIECE: Final = Field("piece", "piece")
UNKNOWN_PIECE: Final = Field("piece", "piece", hidden=True)
PLACE: Final = Field("place", "place")
FROM: Final = Field("from", "place")
NUMBER: Final = Field("number", "number")
DIE: Final = Field("die", "dice")
POWER: Final = Field("power", "word", keys=MAJORS)
#: The countries in the order of the data; a test compares them.
COUNTRY_KEYS: Final = (
    "france",
    "england",
    "austria",
    "russia",
    "prussia",
    "spain",
    "turkey",
    "italy",
    "switzerland",
    "holland",
    "bavaria",
    "baden",
    "wurttemberg",
    "hanover",
    "berg",
    "thuringia",
    "papal_states",
    "hesse",
    "saxony",
    "cleves",
    "naples",
    "portugal",
    "sweden",
    "denmark",
    "egypt",
    "hanse",
    "mecklenburg",
    "sardinia",
    "ionian_islands",
    "morocco",
    "algiers",
    "tunis",
    "sicily",
    "poland",
    "rhine",
    "westphalia",
    "tyrol",
    "serbs",
    "chouans",
)
COUNTRY: Final = Field("country", "word", keys=COUNTRY_KEYS)
CAUSES: Final = ("battle", "attrition", "siege", "stacking", "retreat", "pursuit", "card")
BY_BATTLE: Final = 0
BY_ATTRITION: Final = 1
BY_SIEGE: Final = 2
BY_STACKING: Final = 3
BY_RETREAT: Final = 4
BY_PURSUIT: Final = 5
BY_CARD: Final = 6
CAUSE: Final = Field("cause", "word", keys=CAUSES)
ENDINGS: Final = (
    "empire-stands",
    "france-conquered",
    "napoleon-lost",
    "draw",
    "twenty-points",
    "no-points",
    "keys-taken",
    "dynasty",
    "both-lose",
)
EMPIRE_STANDS: Final = 0
FRANCE_CONQUERED: Final = 1
NAPOLEON_LOST: Final = 2
DRAWN: Final = 3
TWENTY_POINTS: Final = 4
NO_POINTS: Final = 5
KEYS_TAKEN: Final = 6
DYNASTY: Final = 7
BOTH_LOSE: Final = 8

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
    ZONE_RUINED: EventKind("zone-ruined", "6.4", (PLACE,)),
    FORCE_DRIVEN: EventKind("force-driven", "6.4", (PIECE, PLACE)),
    BLOWN_OFF: EventKind("blown-off", "6.4", (PIECE, PLACE)),
    CARD_GONE: EventKind("card-gone", "6.4", (SIDE, CARD)),
    PIECE_GONE: EventKind("piece-gone", "6.4", (PIECE,)),
    CARD_DIE: EventKind("card-die", "6.4", (CARD, DIE)),
    FORCED: EventKind("forced", "12.3", (PIECE, NUMBER)),
    ENTERED_ZONE: EventKind("entered", "12.1", (PIECE, PLACE, NUMBER, FROM)),
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
    INTERCEPTED: EventKind("intercepted", "12.4", (PIECE, PLACE, DIE, FROM)),
    INTERCEPTION_FAILED: EventKind("interception-failed", "12.4", (PIECE, PLACE, DIE)),
    EVADED: EventKind("evaded", "12.5", (PIECE, PLACE, DIE, FROM)),
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
    COUNTER_MARCHED: EventKind("counter-marched", "14.1", (PIECE, PLACE, DIE, FROM)),
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
    FELL_BACK: EventKind("fell-back", "14.10", (SIDE, PLACE, FROM)),
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
    SAILED: EventKind("sailed", "17.2.1", (PIECE, PLACE, NUMBER, FROM)),
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
    OVERFULL: EventKind("overfull", "11", (SIDE, PLACE), reveals=True),
    WAR_DECLARED: EventKind("war-declared", "7.1", (SIDE, COUNTRY)),
    JOINED: EventKind("joined", "8.2.3", (COUNTRY, SIDE)),
    DEPLOYED: EventKind("deployed", "8.2.3", (PIECE, PLACE)),
    COURTED: EventKind("courted", "8.2.3", (SIDE, CARD, COUNTRY), reveals=True),
    TALKS_ROLLED: EventKind("talks-rolled", "8.2.3", (COUNTRY, DIE, NUMBER)),
    TALKS_FAILED: EventKind("talks-failed", "8.2.3", (COUNTRY,)),
    DEFECTED: EventKind("defected", "8.2.3", (COUNTRY,)),
    PROTECTED_NOW: EventKind("protected", "8.1.5", (COUNTRY,)),
    PROTECTORATE_LOST: EventKind("protectorate-lost", "8.1.5", (COUNTRY,)),
    ESCALATION_ROSE: EventKind("escalation-rose", "4", (NUMBER,)),
    VICTORY_MOVED: EventKind("victory-moved", "19.1", (NUMBER,)),
    CHATIMENTS_BEGIN: EventKind("chatiments-begin", "4", ()),
    MINOR_CONQUERED: EventKind("minor-conquered", "18.1", (COUNTRY, SIDE)),
    MINOR_ANNEXED: EventKind("minor-annexed", "18.1", (PLACE, COUNTRY)),
    MAJOR_CONQUERED: EventKind("major-conquered", "18.2.1", (COUNTRY, SIDE)),
    SURRENDER_REFUSED: EventKind("surrender-refused", "18.2.1", (COUNTRY,)),
    PROVINCE_CEDED: EventKind("province-ceded", "18.2.2", (PLACE, COUNTRY)),
    TRIBUTE_DUE: EventKind("tribute-due", "18.2.2", (COUNTRY, NUMBER)),
    PEACE_MADE: EventKind("peace-made", "8.1.3", (COUNTRY, SIDE)),
    ALLIANCE_FORCED: EventKind("alliance-forced", "8.1.4", (COUNTRY,)),
    PEACE_ROLLED: EventKind("peace-rolled", "18.2.3", (COUNTRY, DIE, NUMBER)),
    PEACE_ENDS: EventKind("peace-ends", "18.2.3", (COUNTRY,)),
    STATE_MADE: EventKind("state-made", "8.3", (COUNTRY,)),
    STATE_ENDS: EventKind("state-ends", "8.3", (COUNTRY,)),
    RELOCATED: EventKind("relocated", "18.2.3", (PIECE, PLACE)),
    EXPELLED: EventKind("expelled", "18.2.3", (SIDE, PLACE)),
    SENT_ABROAD: EventKind("sent-abroad", "6.5", (PIECE, CARD)),
    WAR_ROLLED: EventKind("war-rolled", "6.5", (CARD, DIE, NUMBER)),
    WAR_ENDS: EventKind("war-ends", "6.5", (CARD,)),
    REVOLT_ENDS: EventKind("revolt-ends", "8.3.3", (COUNTRY,)),
    REFORM_DONE: EventKind("reform-done", "4", (COUNTRY,)),
    BLOCKADE_HOLDS: EventKind("blockade-holds", "4", ()),
    BLOCKADE_BROKEN: EventKind("blockade-broken", "4", (PLACE,)),
    LIBERATION_BEGINS: EventKind("liberation-begins", "4", ()),
    LIBERATION_WON: EventKind("liberation-won", "18.2.1", ()),
    MINOR_LEAVES: EventKind("minor-leaves", "8.1.3", (COUNTRY,)),
    OWES: EventKind("owes", "6.4", (COUNTRY, NUMBER)),
    GARRISONED: EventKind("garrisoned", "8.1.4", (SIDE, PLACE)),
    FREE_TALKS: EventKind("free-talks", "8.1.3", (SIDE,)),
    INTERPHASE_BEGINS: EventKind(
        "interphase-begins", "5.1", (Field("year", "number"),), heading=True
    ),
    HAND_SIZE: EventKind("hand-size", "5.1.2", (SIDE, NUMBER)),
    CARDS_DROPPED: EventKind("cards-dropped", "6.3", (SIDE, NUMBER)),
    DROPPED_CARD: EventKind("dropped-card", "6.3", (SIDE, CARD)),
    PERMANENT_CARD: EventKind("permanent-card", "6.3", (SIDE, CARD), reveals=True),
    CARD_ASIDE: EventKind("card-aside", "6.3", (SIDE, CARD), reveals=True),
    SPOILS_CARD: EventKind("spoils-card", "7.2", (SIDE, POWER)),
    SPOILS_POINTS: EventKind(
        "spoils-points", "7.2", (SIDE, POWER, Field("other", "word", keys=MAJORS), NUMBER)
    ),
    BUDGET_OF: EventKind("budget-of", "7.3.1", (POWER, NUMBER), heading=True),
    GAVE: EventKind("gave", "7.3.1", (POWER, Field("other", "word", keys=MAJORS), NUMBER)),
    UNIT_BUILT: EventKind("unit-built", "7.3.4", (PIECE, PLACE, NUMBER)),
    COMPLETED: EventKind("completed", "7.3.2", (PIECE, PLACE)),
    ARMY_FORMED: EventKind("army-formed", "7.3.5", (PIECE, PLACE)),
    GENERAL_DEPLOYED: EventKind("general-deployed", "7.3.6", (PIECE, PLACE)),
    GENERAL_REPLACED: EventKind(
        "general-replaced", "7.3.6", (PIECE, Field("successor", "piece"), PLACE)
    ),
    DEPOT_PLACED: EventKind("depot-placed", "7.3.5", (PIECE, PLACE, NUMBER)),
    FLEET_BUILT: EventKind("fleet-built", "7.3.4", (PIECE, PLACE, NUMBER)),
    WITHDRAWN: EventKind("withdrawn", "7.3.7", (PIECE, PLACE)),
    GENERAL_COMES: EventKind("general-comes", "7.3.6", (PIECE,)),
    GENERAL_GOES: EventKind("general-goes", "7.3.6", (PIECE,)),
    RETURNED: EventKind("returned", "7.3", (PIECE, PLACE)),
    REDEPLOYED: EventKind("redeployed", "7.6", (PIECE, PLACE, NUMBER)),
    REBASED: EventKind("rebased", "7.5", (PIECE, PLACE)),
    RESOURCES_CHANGED: EventKind("resources-changed", "7.3.1", (POWER, NUMBER)),
    STATUS_STAYS: EventKind("status-stays", "6.4", (COUNTRY,)),
    REVOLT_BEGINS: EventKind("revolt-begins", "4", (COUNTRY, PLACE)),
    GENERAL_RETURNS: EventKind("general-returns", "6.4", (PIECE,)),
    EMPEROR_DEPOSED: EventKind("emperor-deposed", "14.4", ()),
    CORPS_LENT: EventKind("corps-lent", "8.1.4", (PIECE, COUNTRY)),
    CORPS_BACK: EventKind("corps-back", "8.1.4", (PIECE, COUNTRY)),
    LEVY_OWED: EventKind("levy-owed", "6.4", (COUNTRY,)),
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
    kind in (CALLED, LEFT_BEHIND, TAKEN_ALONG, SHELTERED, LOADED, PUT_ASHORE, STATIONED, FLEET_LEFT)
    for kind in range(len(PIECE_FIELDS))
]
#: What shows its piece to everybody: losses and replacements (the reserve lies open), what is
#: staked in battle, and whoever commands.
_SHOWING: Final = (
    *(TO_RESERVE, DISSOLVED, RESTORED, DEPOT_LOST, REMOVED_PIECE, APPOINTED, STEP_LOST, FED),
    *(INTERCEPTED, INTERCEPTION_FAILED, EVADED, EVASION_FAILED, RALLIED_FORCE, RALLY_FAILED),
    *(COUNTER_MARCHED, COUNTER_MARCH_FAILED, LED, ENGAGED_UNIT, LENT, WOUNDED, UNHURT),
    *(CHIEF_FALLS, GARRISON_GOES, CARGO_LOST, FLEET_LOST, TO_CORSAIRS, FROM_CORSAIRS),
    *(PLACED, CARD_ROLLED, DEPOT_FIXED, DEPOT_FREED),
)
SHOWING: Final = [kind in _SHOWING for kind in range(len(PIECE_FIELDS))]
