"""Orders: what a commander decides, larger than one action. They are small integers.

An order is a manner with three operands; what they mean depends on the step it answers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Movement (5.0): from a town, to a town, of an army.
END: Final = 1  # no more group moves
MARCH_ALL: Final = 2
MARCH_GUARDED: Final = 3  # all but the three weakest
MARCH_HALF: Final = 4
RIDE: Final = 5  # the cavalry alone, two roads
FORCED: Final = 6  # everyone, two roads
GATHER: Final = 7  # all who can come to a town, how: see below

# Battle (6.0 to 9.0): a style.
DEPLOYMENT: Final = 8  # heavy sector or 3 for none, share kept in reserve
WITHDRAWAL: Final = 9  # 0 stay, 1 draw off what is free, 2 leave the field
POSTURE: Final = 10  # one of 27 postures, and whether the reserve is fed in
SUPPORT: Final = 11  # 0 nobody, 1 who can be spared, 2 everybody
REGROUPING: Final = 12  # 0 nobody, 1 call in the neighbours
SCATTER: Final = 13  # get away from a rout

# Everything else.
PLACING: Final = 14  # set-up: a style
PLAIN: Final = 15  # what rules of thumb say

# Who comes to a gathering besides the neighbours, and what for; these are added up.
RIDERS: Final = 1  # the cavalry two roads away
HURRIED: Final = 2  # those who stand with their leader two roads away, by forced march
CLOSING: Final = 4  # single units stand on the enemy's roads of retreat (7.1)

FIELD: Final = 64
STEP: Final = FIELD * FIELD * FIELD

# What a sector does in a battle turn.
STAND: Final = 0
ATTACK: Final = 1
PULL_BACK: Final = 2


def order_of(manner: i64, a: i64, b: i64, c: i64) -> i64:
    """An order as one number."""
    return ((manner * FIELD + a) * FIELD + b) * FIELD + c


def manner_of(order: i64) -> i64:
    """What kind of order it is."""
    return order // STEP


def first_of_order(order: i64) -> i64:
    """Its first operand."""
    return order // (FIELD * FIELD) % FIELD


def second_of_order(order: i64) -> i64:
    """Its second operand."""
    return order // FIELD % FIELD


def third_of_order(order: i64) -> i64:
    """Its third operand."""
    return order % FIELD
