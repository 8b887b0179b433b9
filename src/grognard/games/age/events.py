"""What can happen: the kinds of event, and what each of their numbers means."""

from __future__ import annotations

from typing import Final

from grognard.games.age.model import ALIGNMENTS
from grognard.kernel.event import EventKind, Field

# Everything but the campaign: 1 to 49.
YEAR_BEGINS: Final = 1
PHASE_BEGINS: Final = 2
ORDER_CHOSEN: Final = 3
PLAYED: Final = 4
AIMED: Final = 5
FETCHED: Final = 6
DISCARDED: Final = 7
DEALT: Final = 8
DREW: Final = 9
RESHUFFLED: Final = 10
ALIGNED: Final = 11
CANCELLED: Final = 12
TO_RESERVE: Final = 13
DEPLOYED: Final = 14
RECOVERED: Final = 15
RESTORED: Final = 16
PRISONERS_RETURN: Final = 17
PASSED: Final = 18
MUST_SURRENDER: Final = 19
STOOD_FIRM: Final = 20
SURRENDERED: Final = 21
REDEPLOYED: Final = 22
CAPTURED: Final = 23
WINTER_ROLLED: Final = 24
LOST: Final = 25
GAME_ENDS: Final = 26
RELEASED: Final = 27
TOOK_BRITANNIA: Final = 28
SHOWN: Final = 29
ABDICATED: Final = 30
RETURNED: Final = 31
REATTACHED: Final = 32
OCCUPATION_ENDS: Final = 34
WINTER_COST: Final = 35

# The campaign: 50 to 99.
ROUND_BEGINS: Final = 50
ROUND_SKIPPED: Final = 51
MARCH_ANNOUNCED: Final = 52
MARCH_HALTED: Final = 53
ENTERED: Final = 54
LEFT_BEHIND: Final = 55
PICKED_UP: Final = 56
LANDED_AT: Final = 57
WITHDREW: Final = 58
STOOD: Final = 59
CAME_BETWEEN: Final = 60
CHOSE_STANCE: Final = 61
WORE_DOWN: Final = 62
WORN_OUT: Final = 63
NEUTRALITY_VIOLATED: Final = 64
BATTLE_BEGINS: Final = 65
FOUGHT: Final = 66
HELD_BACK: Final = 67
BATTLE_ROLLED: Final = 68
TIE_BROKEN: Final = 69
BATTLE_WON: Final = 70
TAKEN: Final = 71
FELL_BACK: Final = 72
REFRESHED: Final = 73
SPLIT_UP: Final = 74
NEXT_ARMY: Final = 75
LEADER_CHOSEN: Final = 76
BATTLE_ENDS: Final = 77
BATTLE_COUNTED: Final = 78

PHASES: Final = (
    "diplomacy",
    "insurrection",
    "strategy",
    "reinforcement",
    "campaign",
    "surrender",
    "winter",
    "victory",
)
CAUSES: Final = ("winter", "cold-march", "battle")
STANCES: Final = ("attack", "defend")
BOXES: Final = ("prisoners", "reserve")
BY_WINTER: Final = 0
BY_COLD_MARCH: Final = 1
BY_BATTLE: Final = 2
ENDINGS: Final = (
    "french-decisive",
    "french-marginal",
    "french-moral",
    "coalition-marginal",
    "france-surrenders",
    "napoleon-lost",
)

SIDE: Final = Field("side", "side")
CARD: Final = Field("card", "card")
CORPS: Final = Field("corps", "piece")
UNKNOWN_CORPS: Final = Field("corps", "piece", hidden=True)
AREA: Final = Field("area", "place")
COUNTRY: Final = Field("country", "place")  # by its capital or only area
NUMBER: Final = Field("number", "number")
FROM: Final = Field("from", "place")

KINDS: Final = {
    YEAR_BEGINS: EventKind("year-begins", "5.0", (Field("year", "number"),), heading=True),
    PHASE_BEGINS: EventKind("phase-begins", "5.0", (Field("phase", "word", keys=PHASES),)),
    ORDER_CHOSEN: EventKind("order-chosen", ("6.1", "6.1"), (SIDE,)),
    PLAYED: EventKind("played", "2.3", (SIDE, CARD), reveals=True),
    AIMED: EventKind("aimed", "6.2", (SIDE, CARD, COUNTRY), reveals=True),
    FETCHED: EventKind("fetched", "2.3 G", (SIDE, CARD), reveals=True),
    DISCARDED: EventKind("discarded", "2.3 E", (SIDE, CARD), reveals=True),
    DEALT: EventKind("dealt", "8.1 B", (SIDE, NUMBER)),
    DREW: EventKind("drew", "8.1 B", (SIDE, Field("card", "card", hidden=True))),
    RESHUFFLED: EventKind("reshuffled", "8.1 A", (NUMBER,)),
    ALIGNED: EventKind("aligned", "3.3", (COUNTRY, Field("alignment", "word", keys=ALIGNMENTS))),
    CANCELLED: EventKind("cancelled", "6.2 B", (COUNTRY,)),
    TO_RESERVE: EventKind("to-reserve", "2.2.1 I", (CORPS,), reveals=True),
    DEPLOYED: EventKind("deployed", "9.4", (CORPS, AREA), reveals=True),
    RECOVERED: EventKind("recovered", "9.6", (SIDE, AREA)),
    RESTORED: EventKind("restored", "2.3", (CORPS,)),
    PRISONERS_RETURN: EventKind("prisoners-return", "9.7", (NUMBER,)),
    PASSED: EventKind("passed", "2.3 H", (SIDE,)),
    MUST_SURRENDER: EventKind("must-surrender", "13.0", (COUNTRY,), reveals=True),
    STOOD_FIRM: EventKind("stood-firm", "13 B", (COUNTRY,)),
    SURRENDERED: EventKind("surrendered", "13.0", (COUNTRY, SIDE)),
    REDEPLOYED: EventKind("redeployed", "13.2 C", (UNKNOWN_CORPS, AREA), reveals=True),
    CAPTURED: EventKind("captured", "2.1 E", (CORPS, AREA), reveals=True),
    WINTER_ROLLED: EventKind(
        "winter-rolled",
        "14 B",
        (SIDE, AREA, Field("dice", "dice"), Field("result", "number")),
    ),
    WINTER_COST: EventKind("winter-cost", "14 C", (AREA, Field("losses", "number"))),
    LOST: EventKind(
        "lost", "12.3.1", (CORPS, AREA, Field("cause", "word", keys=CAUSES)), reveals=True
    ),
    GAME_ENDS: EventKind("game-ends", "15.3", (Field("ending", "word", keys=ENDINGS),)),
    RELEASED: EventKind("released", "2.2.1 H", (CORPS,)),
    TOOK_BRITANNIA: EventKind("took-britannia", "8.1 G", (CARD,), reveals=True),
    SHOWN: EventKind("shown", "13 C", (SIDE, CARD), reveals=True),
    ABDICATED: EventKind("abdicated", "17.1"),
    RETURNED: EventKind("returned", "17.1", (CORPS, AREA)),
    REATTACHED: EventKind("reattached", "3.2", (COUNTRY,)),
    OCCUPATION_ENDS: EventKind("occupation-ends", "13.2 D", (COUNTRY,)),
    ROUND_BEGINS: EventKind("round-begins", "10.2", (NUMBER, Field("winter", "flag"))),
    ROUND_SKIPPED: EventKind("round-skipped", "10.3", (NUMBER,)),
    MARCH_ANNOUNCED: EventKind(
        "march-announced", "11 C", (SIDE, CORPS, AREA, NUMBER), reveals=True
    ),
    MARCH_HALTED: EventKind("march-halted", "2.3 C", (CORPS, AREA)),
    ENTERED: EventKind("entered", "11.1", (CORPS, FROM, AREA, NUMBER), reveals=True),
    LEFT_BEHIND: EventKind("left-behind", "11 D", (UNKNOWN_CORPS, AREA)),
    PICKED_UP: EventKind("picked-up", "11 D", (UNKNOWN_CORPS, AREA)),
    LANDED_AT: EventKind("landed", "11.2", (CORPS, FROM, AREA), reveals=True),
    WITHDREW: EventKind("withdrew", "11.3", (CORPS, FROM, AREA, NUMBER), reveals=True),
    STOOD: EventKind("stood", "11.3 D", (SIDE, AREA)),
    CAME_BETWEEN: EventKind("intercepted", "11.4", (CORPS, FROM, AREA, NUMBER), reveals=True),
    CHOSE_STANCE: EventKind(
        "chose-stance", "11.4 D", (SIDE, AREA, Field("stance", "word", keys=STANCES))
    ),
    WORE_DOWN: EventKind(
        "wore-down", "11.1.2", (AREA, Field("dice", "dice"), Field("losses", "number"), SIDE)
    ),
    WORN_OUT: EventKind("worn-out", "11.1.2 C", (SIDE, AREA, NUMBER)),
    NEUTRALITY_VIOLATED: EventKind("neutrality-violated", "11.5", (SIDE, COUNTRY)),
    BATTLE_BEGINS: EventKind("battle-begins", "12.0", (AREA, SIDE), battle="begins"),
    FOUGHT: EventKind("engaged", "12.1", (CORPS, AREA), reveals=True),
    HELD_BACK: EventKind("held-back", "12.1 E", (SIDE, NUMBER)),
    BATTLE_ROLLED: EventKind(
        "battle-rolled",
        "12.2 D",
        (SIDE, Field("strength", "number"), Field("dice", "dice"), Field("losses", "number")),
    ),
    BATTLE_COUNTED: EventKind(
        "battle-counted",
        "12.2 D",
        (SIDE, Field("strength", "number"), Field("number", "number"), Field("losses", "number")),
    ),
    TIE_BROKEN: EventKind(
        "tie-broken", "12.2 G", (Field("french", "number"), Field("coalition", "number"))
    ),
    BATTLE_WON: EventKind("battle-won", "12.2 G", (SIDE, AREA), battle="turn"),
    TAKEN: EventKind(
        "taken", "12.3.1 C", (CORPS, AREA, Field("box", "word", keys=BOXES)), reveals=True
    ),
    FELL_BACK: EventKind("fell-back", "12.3.2", (CORPS, FROM, AREA, NUMBER), reveals=True),
    REFRESHED: EventKind("refreshed", "12.3.3 A", (SIDE, AREA)),
    SPLIT_UP: EventKind("split-up", "12.1 F", (SIDE, AREA)),
    NEXT_ARMY: EventKind("next-army", "12.1 F", (CORPS, AREA)),
    BATTLE_ENDS: EventKind("battle-ends", "12.3", (AREA,), battle="ends"),
    LEADER_CHOSEN: EventKind("leader-chosen", "4.2", (CORPS, AREA), reveals=True),
}
