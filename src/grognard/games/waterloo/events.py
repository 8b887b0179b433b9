"""What can happen: the kinds of event, and what each of their numbers means."""

from __future__ import annotations

from typing import Final

from grognard.games.waterloo.model import SIDES
from grognard.kernel.event import EventKind, Field

TURN_BEGINS: Final = 1
PLACED: Final = 2
GROUP_CHOSEN: Final = 3
MARCHED: Final = 4
ACTIVATED: Final = 5
RECALLED: Final = 6
MARCH_ROLL: Final = 7
CALLED_OFF: Final = 8
BATTLE_BEGINS: Final = 9
DEPLOYED: Final = 10
REVEALS: Final = 11
BATTLE_TURN: Final = 12
MORALE_ROLL: Final = 13
RETREATED: Final = 14
ADVANCED: Final = 15
FELL_BACK: Final = 16
SHIFTED: Final = 17
SQUARED: Final = 18
UNSQUARED: Final = 19
FIRED: Final = 20
LOST_CV: Final = 21
ELIMINATED: Final = 22
ROUTED: Final = 23
BROUGHT: Final = 24
REGROUPED: Final = 25
BATTLE_WON: Final = 26
SUPPLY_CUT: Final = 27
ARMY_BEATEN: Final = 28
GAME_ENDS: Final = 29
NIGHT_FALLS: Final = 30
FORCE_MARCHED: Final = 31

# Why a unit lost CV.
BY_FIRE: Final = 0
BY_MARCH: Final = 1
BY_ROUT: Final = 2
BY_SUPPLY: Final = 3
BY_NO_RETREAT: Final = 4
BY_DEFEAT: Final = 5

CAUSES: Final = ("fire", "march", "rout", "supply", "no-retreat", "defeat")
COLUMNS: Final = ("left", "centre", "right", "reserve")
ENDINGS: Final = ("french-win", "french-beaten", "napoleon-lost", "time-up", "all-beaten")

UNIT: Final = Field("unit", "piece", hidden=True)
CV: Final = Field(
    "cv", "number", hidden=True
)  # 2.4: what a hidden block is left with is hidden too
TOWN: Final = Field("town", "place")
FROM: Final = Field("from", "place")
TO: Final = Field("to", "place")
ARMY: Final = Field("army", "side")
TEAM: Final = Field("team", "word", keys=SIDES)
COLUMN: Final = Field("column", "word", keys=COLUMNS)
CAUSE: Final = Field("cause", "word", keys=CAUSES)
ENDING: Final = Field("ending", "word", keys=ENDINGS)
FORCED: Final = Field("forced", "flag")
DIE: Final = Field("die", "number")
NEEDED: Final = Field("needed", "number")
NUMBER: Final = Field("number", "number")

KINDS: Final = {
    TURN_BEGINS: EventKind("turn-begins", "4.0", (Field("turn", "number"),), heading=True),
    PLACED: EventKind("placed", "3.1", (UNIT, TOWN)),
    GROUP_CHOSEN: EventKind("group-chosen", "5.1", (TOWN, ARMY, Field("left", "number"))),
    MARCHED: EventKind("marched", "5.1", (UNIT, FROM, TO, FORCED)),
    FORCE_MARCHED: EventKind("marched", "5.5", (UNIT, FROM, TO, FORCED)),
    ACTIVATED: EventKind("activated", "10.1", (UNIT, TOWN)),
    RECALLED: EventKind("recalled", "6.1", (UNIT, FROM, TO)),
    MARCH_ROLL: EventKind("march-roll", "5.5", (UNIT, DIE, NEEDED, TOWN)),
    CALLED_OFF: EventKind("called-off", "6.1", (UNIT, FROM, TO)),
    BATTLE_BEGINS: EventKind("battle-begins", "6.1", (TOWN,), battle="begins"),
    DEPLOYED: EventKind("deployed", "6.2", (UNIT, TOWN, COLUMN)),
    REVEALS: EventKind("reveals", "6.2", (UNIT, TOWN, COLUMN, CV)),
    BATTLE_TURN: EventKind("battle-turn", "6.3", (TOWN, TEAM, NUMBER), battle="turn"),
    MORALE_ROLL: EventKind("morale-roll", "8.6", (UNIT, DIE, NEEDED, TOWN)),
    RETREATED: EventKind("retreated", "7.0", (UNIT, FROM, TO, FORCED)),
    ADVANCED: EventKind("advanced", "8.1", (UNIT, TOWN, COLUMN)),
    FELL_BACK: EventKind("fell-back", "8.1", (UNIT, TOWN, COLUMN, FORCED)),
    SHIFTED: EventKind("shifted", "8.1", (UNIT, TOWN, COLUMN)),
    SQUARED: EventKind("squared", "8.5", (UNIT, TOWN)),
    UNSQUARED: EventKind("unsquared", "8.5", (UNIT, TOWN)),
    FIRED: EventKind(
        "fired",
        "8.3",
        (UNIT, Field("level", "number"), Field("dice", "dice"), Field("hits", "number")),
    ),
    LOST_CV: EventKind("lost-cv", "2.4", (UNIT, CV, CAUSE)),
    ELIMINATED: EventKind("eliminated", "2.4", (UNIT, TOWN, CAUSE)),
    ROUTED: EventKind("routed", "7.5", (TEAM, TOWN), battle="turn"),
    BROUGHT: EventKind("brought", "9.0", (UNIT, FROM, TO)),
    REGROUPED: EventKind("regrouped", "7.6", (UNIT, FROM, TO)),
    BATTLE_WON: EventKind("battle-won", "7.6", (TEAM, TOWN), battle="ends"),
    SUPPLY_CUT: EventKind("supply-cut", "11.0", (TOWN, ARMY, NUMBER)),
    ARMY_BEATEN: EventKind("army-beaten", "12.0", (ARMY,)),
    GAME_ENDS: EventKind("game-ends", "12.0", (ENDING,)),
    NIGHT_FALLS: EventKind("night-falls", "6.3", (TOWN,), battle="turn"),
}
