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

# The campaign: 100 to 199.

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
    NO_SUPPORT: "2.2.1 F",
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
}
