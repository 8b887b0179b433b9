"""5.2, 9.1, 9.2: the rounds of a year, and what a side may do in each."""

from __future__ import annotations

from grognard.games.europe import duty, forces, frontier, liberation
from grognard.games.europe.events import (
    POINTS_KEPT,
    ROUND_BEGINS,
)
from grognard.games.europe.kinds import ACTION, CONSOLIDATE
from grognard.games.europe.layout import (
    A_EVENT,
    A_FLAGS,
    A_FORCES,
    A_MODE,
    A_POINTS,
    ACTIVE,
    BATTLE,
    BLOCKED,
    COALITION,
    DEPOTS,
    EMPIRE,
    ENGAGED,
    FLEETS,
    GRANDE_COALITION,
    HAND,
    LAST_ROUND,
    MARKED,
    NO_LAND_FORCES,
    PIECES,
    POINTS,
    REPLACED,
    ROUND,
    SCENARIO,
    YEAR,
)
from grognard.games.europe.layout import ACTION as RECORD
from grognard.games.europe.refusals import NOT_HELD, NOT_YOUR_CARD, OK
from grognard.games.europe.state import Theatre
from grognard.games.europe.steps.base import Course
from grognard.kernel.state import EVERYONE

BEGINS, EMPIRE_DONE, COALITION_DONE = 0, 1, 2


class Round(Course):
    """5.2: the Empire acts, then the Coalition; a: stage."""

    def carry_on(self, s: Theatre) -> None:
        """One action of each side, then the next round until the last is over."""
        stage = s.argument(0)
        s.set_argument(0, stage + 1)
        if stage == BEGINS:
            begin_round(s)
            if acts(s, EMPIRE):
                s.push(ACTION, EMPIRE, 0, 0)
        elif stage == EMPIRE_DONE:
            s.push(ACTION, COALITION, 0, 0)
        elif s.c[ROUND] < s.c[LAST_ROUND]:
            now: int = s.c[ROUND]
            s.c[ROUND] = now + 1
            s.set_argument(0, BEGINS)
        else:
            # R102: what is left in reserve is lost with the year.
            for side in (EMPIRE, COALITION):
                s.c[POINTS + side] = 0
            s.pop()


def begin_round(s: Theatre) -> None:
    """R108: every unit may be activated again."""
    s.note(ROUND_BEGINS, s.c[ROUND], 0, 0, 0, EVERYONE)
    s.unmark_all(MARKED | REPLACED)
    liberation.watch(s)  # R499: who is in Spain all year counts even if nobody acts


def acts(s: Theatre, side: int) -> bool:
    """20.3: in the first round of the campaign of 1809 only the Coalition acts."""
    scenario = s.t.model.scenarios[int(s.c[SCENARIO])]
    later = 1800 + int(s.c[YEAR]) > scenario.year
    return later or scenario.first == side or s.c[ROUND] > scenario.round


def held(s: Theatre, side: int, card: int) -> int:
    """6.4: whether a side holds a card."""
    if s.t.card_side[card] != side:
        return NOT_YOUR_CARD
    return OK if s.card_at(card) == HAND else NOT_HELD


def value_of(s: Theatre, card: int) -> int:
    """6.2, R35: its points; the Grand Coalition's are worth one more, but for combat cards."""
    points: int = s.t.card_points[card]
    raised = s.t.card_side[card] == COALITION and s.game_flag(GRANDE_COALITION)
    return points + 1 if raised and s.t.combat_card[card] == 0 else points


def begin_action(s: Theatre, side: int) -> None:
    """A clean record for a new action; what the last event marked is no longer marked."""
    s.c[ACTIVE] = side
    s.unmark_all(ENGAGED)
    for cell in range(RECORD, BATTLE):
        s.c[cell] = 0
    if s.c[BLOCKED] == 1 + side:  # 39F: an armistice
        s.c[BLOCKED] = 0
        s.c[A_FLAGS] = NO_LAND_FORCES


# --- points (9.1, 9.2) ---------------------------------------------------------------------


def points_left(s: Theatre, side: int) -> int:
    """R102: the points of this action and those in reserve; an event without points has none."""
    if s.c[A_EVENT] != 0 and s.c[A_MODE] != 0:
        return 0
    now: int = s.c[A_POINTS]
    kept: int = s.c[POINTS + side]
    return now + kept


def pay(s: Theatre, side: int, points: int) -> None:
    """The points of the action go first, then those in reserve."""
    now: int = s.c[A_POINTS]
    kept: int = s.c[POINTS + side]
    from_action = min(now, points)
    s.c[A_POINTS] = now - from_action
    s.c[POINTS + side] = kept - (points - from_action)


class EndAction(Course):
    """9.2, 11, R121: what was not spent is kept; what cannot stand together goes."""

    def carry_on(self, s: Theatre) -> None:
        """After the last force of an action."""
        side = s.asked()
        s.pop()
        left: int = s.c[A_POINTS]
        if left > 0:
            kept: int = s.c[POINTS + side]
            s.c[POINTS + side] = kept + left
            s.note(POINTS_KEPT, side, kept + left, 0, 0, EVERYONE)
        s.c[A_POINTS] = 0
        s.c[A_FORCES] = 0
        duty.look_around(s)
        frontier.look_around(s)
        liberation.watch(s)
        consolidate(s, side)


def consolidate(s: Theatre, last: int) -> None:
    """11: whoever has too much in a zone removes it; the side named last is asked last."""
    for zone in crowded(s):
        for side in (1 - last, last):
            if forces.objection(s, forces.pieces_in(s, side, zone)) != OK:
                s.push(CONSOLIDATE, side, zone, 0)


def crowded(s: Theatre) -> list[int]:
    """The zones in which something may stand that may not: two pieces, or what needs an army."""
    found: list[int] = []
    for zone in s.occupied():
        land = s.at_place(0, FLEETS, zone)
        more = len(s.at_place(DEPOTS, PIECES, zone))
        if len(land) + more > 1 or (land and forces.objection(s, land) != OK):
            found.append(zone)
    return found
