"""Chapter 15: who has won."""

from __future__ import annotations

from typing import Final

from grognard.games.age.countries import (
    COALITION_MARGINAL,
    FRENCH_DECISIVE,
    FRENCH_MARGINAL,
    FRENCH_MORAL,
    end,
    is_country,
    may_change,
    occupier_of,
)
from grognard.games.age.kinds import CLAIM as CLAIM_STEP
from grognard.games.age.layout import (
    ALIGNMENT,
    ALLY,
    AUSTRIA,
    COALITION,
    COUNTRIES,
    DOMINION,
    EXILED,
    FRANCE,
    FRENCH,
    PRUSSIA,
    RUSSIA,
)
from grognard.games.age.lookups import MOST_LINKS
from grognard.games.age.state import War
from grognard.games.age.steps.base import Chapter
from grognard.games.age.verbs import CLAIM, PASS
from grognard.kernel.state import State
from grognard.kernel.step import Automatic

GREAT_POWERS: Final = (RUSSIA, AUSTRIA, PRUSSIA)


def neighbours_of_france(s: War) -> list[int]:
    """A159: the countries adjacent to France."""
    found: list[int] = []
    for area in range(len(s.t.country)):
        if s.t.country[area] != FRANCE:
            continue
        for k in range(area * MOST_LINKS, area * MOST_LINKS + s.t.degree[area]):
            country: int = s.t.country[s.t.next_to[k]]
            if country != FRANCE and country not in found:
                found.append(country)
    return found


def french(s: War, country: int) -> bool:
    """15.0: under French command."""
    return s.commander(country) == FRENCH


def french_or_occupied(s: War, country: int) -> bool:
    """15.1, A160: under French command, or neutral and occupied by the French (13.2 D)."""
    return french(s, country) or occupier_of(s, country) == FRENCH


def french_neighbours(s: War) -> bool:
    """15.1: every country adjacent to France is under French command."""
    return all(french(s, country) for country in neighbours_of_france(s))


def french_marginal(s: War) -> bool:
    """15.1 A: one of Austria and Russia subdued, the other not hostile; from 1811 on.

    The original adds that the other may be occupied: what is occupied is neutral anyway.
    """
    if s.year() < s.t.n.marginal_from or not french_neighbours(s):
        return False
    return any(
        french_or_occupied(s, one) and s.commander(two) != COALITION
        for one, two in ((AUSTRIA, RUSSIA), (RUSSIA, AUSTRIA))
    )


def french_decisive(s: War) -> bool:
    """15.1 B: the great powers subdued and nobody else hostile, in any year (A178)."""
    if not french_neighbours(s) or not all(french_or_occupied(s, c) for c in GREAT_POWERS):
        return False
    others = (c for c in range(COUNTRIES) if may_change(c) and is_country(s, c))
    return all(s.commander(country) != COALITION for country in others)


def coalition_marginal(s: War) -> bool:
    """15.2 A, A177: no ally and no dominion is left to France.

    In the year in which Napoléon went into exile by choice France has no alignment to speak of.
    """
    if s.marker(EXILED):
        return False
    for country in range(COUNTRIES):
        alignment: int = s.c[ALIGNMENT + country]
        if alignment == ALLY or alignment == DOMINION:
            return False
    return True


class VictoryCheck(Automatic):
    """15.3, A161: French decisive, then each marginal victory, then the end of the last year."""

    def run(self, s: State) -> None:
        """One stage after another."""
        assert isinstance(s, War)
        stage = s.argument(1)
        s.set_argument(1, stage + 1)
        if stage == 0:
            if french_decisive(s):
                end(s, FRENCH_DECISIVE)
        elif stage == 1:
            self.offer(s, FRENCH, french_marginal(s), FRENCH_MARGINAL)
        elif stage == 2:
            self.offer(s, COALITION, coalition_marginal(s), COALITION_MARGINAL)
        elif s.year() >= s.t.n.last_year:
            end(s, FRENCH_MORAL)  # 15.3 B, A162
        else:
            s.pop()

    def offer(self, s: War, side: int, reached: bool, ending: int) -> None:
        """15.3 A: it may be claimed, or the war goes on; in the last year it is taken."""
        if not reached:
            return
        if s.year() >= s.t.n.last_year:
            end(s, ending)
        else:
            s.push(CLAIM_STEP, side, ending, 0)


class Claim(Chapter):
    """15.3 A: a marginal victory is claimed, or the war goes on for a decisive one."""

    def __init__(self) -> None:
        super().__init__("claim", "15.3 A", (CLAIM, PASS))

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """The game ends, or goes on."""
        assert isinstance(s, War)
        ending = s.argument(0)
        s.pop()
        if verb == CLAIM:
            end(s, ending)
