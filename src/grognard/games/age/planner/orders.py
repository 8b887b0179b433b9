"""Orders: what a player decides, larger than one action. They are integers.

An action is an order too, that of doing just this. Greater ones come after all actions: a manner
with three operands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLAN: Final = 128 * 4096 * 4096  # after all actions
FIELD: Final = 128
STEP: Final = FIELD * FIELD * FIELD

# Manners.
MARCH: Final = 1  # from an area, to an area, who goes
CAMPAIGN: Final = 2  # Major Campaign: the card, then one army after another
DEPLOYMENT: Final = 3  # reinforcements: the area for all that may come there, AREAS: the usual

# Who goes on a march.
ALL: Final = 0  # all that the leader commands
ONE: Final = 1  # the weakest that can go
BRIEFLY: Final = 2  # how many of these are thought of without much thought
GUARDED: Final = 2  # all but the weakest, which stays
OTHERS: Final = 3  # all but the one of the highest command, led by the next
PARTIES: Final = 4
HURRIED: Final = 8  # with a Forced March


def order_of(manner: i64, a: i64, b: i64, c: i64) -> i64:
    """An order as one number."""
    return PLAN + ((manner * FIELD + a) * FIELD + b) * FIELD + c


def is_plan(order: i64) -> bool:
    """Whether it is more than an action."""
    return order >= PLAN


def manner_of(order: i64) -> i64:
    """What kind of order it is."""
    return (order - PLAN) // STEP


def first_of_order(order: i64) -> i64:
    """Its first operand."""
    return (order - PLAN) // (FIELD * FIELD) % FIELD


def second_of_order(order: i64) -> i64:
    """Its second operand."""
    return (order - PLAN) // FIELD % FIELD


def third_of_order(order: i64) -> i64:
    """Its third operand."""
    return (order - PLAN) % FIELD
