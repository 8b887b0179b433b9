"""Chapter 5: the sequence of play, and the step of every kind of frame."""

from __future__ import annotations

from grognard.games.europe import kinds
from grognard.games.europe.events import YEAR_BEGINS
from grognard.games.europe.layout import EMPIRE, YEAR
from grognard.games.europe.model import Scenario
from grognard.games.europe.setup import set_up
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps import activation, arrival, movement, rounds
from grognard.games.europe.steps.base import Course
from grognard.games.europe.verbs import (
    ACTIVATE,
    BESIEGE,
    CALL,
    CONTROL,
    DISMISS,
    DONE,
    ENTER,
    FIX,
    FORCE,
    FREE,
    GO,
    LEAVE,
    OPERATE,
    PASS,
    RAISE,
    RALLY,
    REBUILD,
    REMOVE,
    RESTORE,
    SPEND,
    STOP,
    TAKE,
    WITH,
    WITHOUT,
)
from grognard.kernel.state import EVERYONE
from grognard.kernel.step import Step


def begin(s: Theatre, scenario: Scenario) -> None:
    """A scenario begins with its usual placement."""
    set_up(s, scenario)
    s.push(kinds.THE_YEAR, EMPIRE, 0, 0)


class TheYear(Course):
    """5.0: the rounds of a year, then conquest and victory; a: stage."""

    def carry_on(self, s: Theatre) -> None:
        """Stage by stage."""
        stage = s.argument(0)
        s.set_argument(0, stage + 1)
        if stage == 0:
            s.note(YEAR_BEGINS, 1800 + int(s.c[YEAR]), 0, 0, 0, EVERYONE)
            s.push(kinds.ROUND, EMPIRE, 0, 0)
        elif stage == 1:
            s.push(kinds.VICTORY_CHECK, EMPIRE, 0, 0)
        else:
            raise RuntimeError("the year is over and nobody has won")


class Unwritten(Course):
    """A frame of a chapter that asks nothing."""

    def carry_on(self, s: Theatre) -> None:
        """Nothing happens."""
        s.pop()


def all_steps() -> list[Step]:
    """The step of every kind of frame, by its number."""
    steps: list[Step] = [Unwritten("") for _ in range(kinds.KINDS)]
    written: dict[int, Step] = {
        kinds.THE_YEAR: TheYear("year"),
        kinds.ROUND: rounds.Round("round"),
        kinds.ACTION: rounds.Action("action", "5.2", (SPEND, OPERATE, PASS)),
        kinds.ACTIVATE: activation.Activate("activate", "9.1", (ACTIVATE, DONE)),
        kinds.END_ACTION: rounds.EndAction("end-action"),
        kinds.FORCED_MARCH: activation.ForcedMarch("forced-march", "12.3", (FORCE,)),
        kinds.SUPPLY_CHECK: activation.SupplyCheck("supply-check"),
        kinds.REPLACEMENTS: activation.Replacements("replacements", "20.1", (RESTORE, RAISE, DONE)),
        kinds.MUSTER: activation.Muster("muster", "12.2.1", (WITH, WITHOUT, GO)),
        kinds.CALL: activation.Call("call", "9.1", (CALL, DONE)),
        kinds.MOVE: movement.Move(
            "move",
            "12.1",
            (
                ENTER,
                TAKE,
                LEAVE,
                CONTROL,
                BESIEGE,
                RALLY,
                FIX,
                FREE,
                DISMISS,
                REBUILD,
                STOP,
            ),
        ),
        kinds.ENTERED: movement.Entered("entered"),
        kinds.END_ACTIVATION: arrival.EndActivation("end-activation"),
        kinds.CONSOLIDATE: arrival.Consolidate("consolidate", "11", (REMOVE,)),
    }
    for kind, step in written.items():
        steps[kind] = step
    return steps
