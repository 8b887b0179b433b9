"""What can happen: the kinds of event, and what each of their numbers means."""

from __future__ import annotations

from typing import Final

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

# Why a unit lost CV.
BY_FIRE: Final = 0
BY_MARCH: Final = 1
BY_ROUT: Final = 2
BY_SUPPLY: Final = 3
BY_NO_RETREAT: Final = 4
BY_DEFEAT: Final = 5

# Key, rule, and the names of the numbers; "unit" is a piece that some seats may not know.
KINDS: Final = {
    TURN_BEGINS: ("turn-begins", "4.0", ("turn",)),
    PLACED: ("placed", "3.1", ("unit", "town")),
    GROUP_CHOSEN: ("group-chosen", "5.1", ("town", "army", "left")),
    MARCHED: ("marched", "5.1", ("unit", "from", "to", "forced")),
    ACTIVATED: ("activated", "10.1", ("unit", "town")),
    RECALLED: ("recalled", "6.1", ("unit", "from", "to")),
    MARCH_ROLL: ("march-roll", "5.5", ("unit", "die", "needed", "town")),
    CALLED_OFF: ("called-off", "6.1", ("unit", "from", "to")),
    BATTLE_BEGINS: ("battle-begins", "6.1", ("town",)),
    DEPLOYED: ("deployed", "6.2", ("unit", "town", "column")),
    REVEALS: ("reveals", "6.2", ("unit", "town", "column", "cv")),
    BATTLE_TURN: ("battle-turn", "6.3", ("town", "side", "number")),
    MORALE_ROLL: ("morale-roll", "8.6", ("unit", "die", "needed", "town")),
    RETREATED: ("retreated", "7.0", ("unit", "from", "to", "forced")),
    ADVANCED: ("advanced", "8.1", ("unit", "town", "column")),
    FELL_BACK: ("fell-back", "8.1", ("unit", "town", "column", "forced")),
    SHIFTED: ("shifted", "8.1", ("unit", "town", "column")),
    SQUARED: ("squared", "8.5", ("unit", "town")),
    UNSQUARED: ("unsquared", "8.5", ("unit", "town")),
    FIRED: ("fired", "8.3", ("unit", "level", "dice", "hits")),
    LOST_CV: ("lost-cv", "2.4", ("unit", "cv", "cause")),
    ELIMINATED: ("eliminated", "2.4", ("unit", "town", "cause")),
    ROUTED: ("routed", "7.5", ("side", "town")),
    BROUGHT: ("brought", "9.0", ("unit", "from", "to")),
    REGROUPED: ("regrouped", "7.6", ("unit", "from", "to")),
    BATTLE_WON: ("battle-won", "7.6", ("side", "town")),
    SUPPLY_CUT: ("supply-cut", "11.0", ("town", "army", "number")),
    ARMY_BEATEN: ("army-beaten", "12.0", ("army",)),
    GAME_ENDS: ("game-ends", "12.0", ("ending",)),
    NIGHT_FALLS: ("night-falls", "6.3", ("town",)),
}
