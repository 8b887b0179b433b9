"""Chapter 9: corps are deployed, armies recover, prisoners come home; 2.2.1 G: limits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grognard.games.age import cards, edition
from grognard.games.age.cards import T_RUSSO_OTTOMAN_WAR, T_VETERANS, T_WAR_WITH_AMERICA
from grognard.games.age.countries import NAPOLEON, heart, is_home, supported, to_reserve
from grognard.games.age.events import (
    DEPLOYED,
    PRISONERS_RETURN,
    RECOVERED,
    RESTORED,
    RETURNED,
)
from grognard.games.age.layout import (
    AMERICAN_WAR,
    AREAS,
    AT,
    AUSTRIA,
    AUSTRIAN_LINE,
    BRITANNIA,
    BRITISH_ALLIES,
    BRITISH_LINE,
    COALITION,
    CORPS,
    DEAD,
    DEPLOYMENT_BEGUN,
    EXILED,
    FRANCE,
    FRENCH,
    FRENCH_ALLIES,
    FRENCH_LINE,
    FROZEN,
    GREAT_BRITAIN,
    INSURGENT,
    OTTOMAN_WAR,
    POSTED,
    PRISONERS,
    PRUSSIA,
    PRUSSIAN_LINE,
    REDUCED,
    RESERVE,
    RUSSIA,
    RUSSIAN_LINE,
    SEA_DEPLOYED,
    SEEN,
    SPAIN,
)
from grognard.games.age.layout import DEPLOYED as DEPLOYED_CELLS
from grognard.games.age.lookups import MOST_LINKS
from grognard.games.age.refusals import (
    AFTER_DEPLOYMENT,
    DEPLOYED_OUT,
    ENEMY_THERE,
    MOBILIZED,
    NO_SUPPORT,
    NOT_COMMANDED,
    NOT_HELD,
    NOT_HOME,
    NOT_IN_EXCESS,
    NOT_IN_RESERVE,
    NOT_LOST,
    NOT_OF_COUNTRY,
    NOT_REDUCED,
    OK,
    ONE_BY_SEA_A_YEAR,
    WRONG_CARD,
)
from grognard.games.age.state import War, other
from grognard.games.age.steps.base import Chapter, fetched
from grognard.games.age.steps.campaign import lead, lead_refusal, offer_leaders
from grognard.games.age.steps.strategy import reformed, take_effect, war_refusal
from grognard.games.age.verbs import (
    DEPLOY,
    DONE,
    LEAD,
    RECALL,
    RECOVER,
    REMOVE,
    RESTORE,
    REVIVE,
    USE,
)
from grognard.kernel.arrays import Codes
from grognard.kernel.state import EVERYONE, VERB, A, State
from grognard.kernel.step import Automatic

WARS: Final = (T_RUSSO_OTTOMAN_WAR, T_WAR_WITH_AMERICA)


# --- limits (9.2) --------------------------------------------------------------------------


def country_of_line(line: int) -> int:
    """The major country whose line of the chart this is."""
    if line == FRENCH_LINE or line == FRENCH_ALLIES:
        return FRANCE
    if line == BRITISH_LINE or line == BRITISH_ALLIES:
        return GREAT_BRITAIN
    if line == RUSSIAN_LINE:
        return RUSSIA
    if line == AUSTRIAN_LINE:
        return AUSTRIA
    return PRUSSIA if line == PRUSSIAN_LINE else SPAIN


def share_of_minors(s: War, line: int, divisor: int) -> int:
    """Minor allies by minors commanded: the French share rounded down, the British up."""
    if line == FRENCH_ALLIES:
        return s.minors(FRENCH) // divisor
    return (s.minors(COALITION) + divisor - 1) // divisor


def mobilization(s: War, line: int) -> int:
    """9.2 B-D, A61: how many corps of a line may be on the map at once."""
    if line == FRENCH_ALLIES or line == BRITISH_ALLIES:
        return share_of_minors(s, line, s.t.n.on_map_per)
    country = country_of_line(line)
    return s.t.mobilization[2 * country + (1 if reformed(s, country) else 0)]


def deployment(s: War, line: int) -> int:
    """9.2 B: how many corps of a line may be deployed in a year."""
    if line == FRENCH_ALLIES or line == BRITISH_ALLIES:
        return share_of_minors(s, line, s.t.n.deployed_per)
    country = country_of_line(line)
    most: int = s.t.deployment[2 * country + (1 if reformed(s, country) else 0)]
    if line == RUSSIAN_LINE and s.marker(OTTOMAN_WAR):
        return most // 2
    return 0 if line == BRITISH_LINE and s.marker(AMERICAN_WAR) else most


def mobilized(s: War, line: int) -> int:
    """How many corps of a line are on the map."""
    n = 0
    u: i64
    for u in range(CORPS):
        if s.t.line[u] == line and s.on_map(u):
            n += 1
    return n


def room(s: War, side: int, line: int) -> int:
    """9.2: how many corps of a line a side may still deploy this year; -1 if not its line."""
    u: i64
    for u in range(CORPS):
        if s.t.line[u] == line and s.side_of(u) == side and supported(s, u):
            spent: int = s.c[DEPLOYED_CELLS + line]
            return max(
                0, min(deployment(s, line) - spent, mobilization(s, line) - mobilized(s, line))
            )
    return -1


# --- deployment (9.4) ----------------------------------------------------------------------


def corps_refusal(s: War, side: int, corps: int) -> int:
    """9.2 A, A58: what speaks against deploying a corps, wherever it be."""
    return NOT_IN_RESERVE if s.c[AT + corps] != RESERVE else levy_refusal(s, side, corps)


def levy_refusal(s: War, side: int, corps: int) -> int:
    """What speaks against deploying corps of this origin."""
    if s.side_of(corps) != side:
        return NOT_COMMANDED
    if not supported(s, corps):
        return NO_SUPPORT
    line: int = s.t.line[corps]
    if mobilized(s, line) >= mobilization(s, line):
        return MOBILIZED
    spent: int = s.c[DEPLOYED_CELLS + line]
    return DEPLOYED_OUT if spent >= deployment(s, line) else OK


def area_refusal(s: War, side: int, corps: int, area: int, violated: bool) -> int:
    """9.4: what speaks against an area; enemies do not after a violation (11.5 C)."""
    if not (is_home(s, corps, area) and s.holder(area) == side):  # A31, A58
        return OK if _may_suppress(s, corps, area) else NOT_HOME
    return ENEMY_THERE if s.holds(other(side), area) and not violated else OK


def _may_suppress(s: War, corps: int, area: int) -> bool:
    """9.4, A57: home French corps beside France, in an insurgent area without enemies."""
    if s.t.line[corps] != FRENCH_LINE or s.alignment(s.country_of(area)) != INSURGENT:
        return False
    if s.holds(COALITION, area):
        return False
    for k in range(area * MOST_LINKS, area * MOST_LINKS + s.t.degree[area]):
        near: int = s.t.next_to[k]
        if s.t.country[near] == FRANCE and not s.holds(COALITION, near):
            return True
    return False


def sea_refusal(s: War, side: int, corps: int, area: int) -> int:
    """9.5, A59: one corps a year by sea, to a coastal area one commands, without enemies."""
    if side != COALITION or not s.marker(BRITANNIA):
        return NOT_HOME
    if not s.t.coastal[area] or s.holder(area) != COALITION:
        return NOT_HOME
    if s.alignment(s.t.nation[corps]) == INSURGENT:
        return NOT_HOME
    if s.marker(SEA_DEPLOYED):
        return ONE_BY_SEA_A_YEAR
    return ENEMY_THERE if s.holds(FRENCH, area) else OK


def deploy(s: War, corps: int, area: int) -> None:
    """9.2 E: a corps comes from the reserve, whole and in sight of all (A13)."""
    side = s.side_of(corps)
    before = s.leader(side, area)
    if before >= 0:
        s.mark(before, SEEN)
    s.c[AT + corps] = area
    s.mark(corps, SEEN)
    line: int = s.t.line[corps]
    spent: int = s.c[DEPLOYED_CELLS + line]
    s.c[DEPLOYED_CELLS + line] = spent + 1
    s.note(DEPLOYED, corps, area, 0, 0, EVERYONE)


class Deployment(Chapter):
    """A question that is answered by deploying corps; nothing is taken back (9.8, A55)."""

    def violated(self, s: War) -> bool:
        """Whether the corps answer a violation of neutrality."""
        return False

    def may_go(self, s: War, corps: int) -> int:
        """What speaks against a corps."""
        return corps_refusal(s, s.asked(), corps)

    def by_sea(self, s: War, corps: int, area: int) -> int:
        """What speaks against coming by sea."""
        return NOT_HOME

    def deploy_refusal(self, s: War, corps: int, area: int) -> int:
        """9.4, 9.5."""
        refused = self.may_go(s, corps)
        return refused if refused != OK else self.goal_refusal(s, corps, area)

    def goal_refusal(self, s: War, corps: int, area: int) -> int:
        """9.4, 9.5: what speaks against an area, by land and by sea."""
        refused = area_refusal(s, s.asked(), corps, area, self.violated(s))
        if refused == NOT_HOME:
            refused = self.by_sea(s, corps, area)
        return refused

    def goals(self, s: War, corps: int) -> list[int]:
        """Where a corps may come."""
        if self.may_go(s, corps) != OK:
            return []
        return [area for area in range(AREAS) if self.goal_refusal(s, corps, area) == OK]

    def offer(self, s: War, verb: int, out: Codes) -> None:
        """Corps of one origin may come to the same areas, so these are sought once."""
        if verb == LEAD:
            offer_leaders(s, s.asked(), out)
            return
        if verb != DEPLOY:
            super().offer(s, verb, out)
            return
        origin = -1
        goals: list[int] = []
        u: i64
        for u in range(CORPS):
            if s.c[AT + u] != RESERVE:
                continue
            if s.t.origin[u] != origin:
                origin = s.t.origin[u]
                goals = self.goals(s, u)
            out.add_each(DEPLOY * VERB + u * A, goals)

    def put(self, s: War, corps: int, area: int) -> None:
        """Deploys, by land or by sea."""
        side = s.asked()
        if area_refusal(s, side, corps, area, self.violated(s)) != OK:
            s.place_marker(SEA_DEPLOYED)
        deploy(s, corps, area)
        if s.holds(other(side), area):
            s.mark(corps, POSTED)


class Join(Deployment):
    """6.3 B, 11.5 C, A39: a country that has just joined a side deploys its home corps."""

    def __init__(self) -> None:
        super().__init__("join", "6.3 B", (DEPLOY, LEAD, DONE))

    def violated(self, s: War) -> bool:
        """11.5 C."""
        return s.argument(1) == 1

    def may_go(self, s: War, corps: int) -> int:
        """Only corps at home in this country; A185: an attached area belongs to it."""
        if s.country_of(heart(s, s.t.home[corps])) != s.argument(0):
            return NOT_OF_COUNTRY
        return corps_refusal(s, s.asked(), corps)

    def skip(self, s: State) -> bool:
        """Nobody can be deployed; the reserve and the limits are public."""
        assert isinstance(s, War)
        out = Codes()
        self.offer(s, DEPLOY, out)
        return out.count == 0

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """9.2, 9.4, and who leads."""
        if verb == LEAD:
            return lead_refusal(s, s.asked(), a)
        return OK if verb == DONE else self.deploy_refusal(s, a, b)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """Corps by corps."""
        assert isinstance(s, War)
        if verb == DONE:
            s.pop()
        elif verb == LEAD:
            lead(s, s.asked(), a)
        else:
            self.put(s, a, b)

    def about(self, s: State) -> dict[str, str]:
        """The country."""
        assert isinstance(s, War)
        return {"country": s.t.model.areas[heart(s, s.argument(0))].key}


class Reinforce(Deployment):
    """9.1 to 9.6, A52: Veterans, deployment and recovery, in any order."""

    def __init__(self) -> None:
        verbs = (DEPLOY, LEAD, RECOVER, RESTORE, REVIVE, USE, RECALL, DONE)
        super().__init__("reinforcement", "9.1", verbs)

    def by_sea(self, s: War, corps: int, area: int) -> int:
        """9.5."""
        return sea_refusal(s, s.asked(), corps, area)

    def offer(self, s: War, verb: int, out: Codes) -> None:
        """Any card pays for the recovery of any army."""
        if verb != RECOVER:
            super().offer(s, verb, out)
            return
        held = s.titles_held(s.asked())
        for area in areas_to_recover(s, s.asked()):
            out.add_each(RECOVER * VERB + area * A, held)

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """What each verb takes."""
        if verb == RESTORE or verb == REVIVE:
            refused = cards.hand_refusal(s, s.asked(), T_VETERANS, verb == REVIVE)
            return [] if refused != OK else [(corps, 0) for corps in range(CORPS)]
        if verb == USE or verb == RECALL:
            return [(title, 0) for title in WARS]
        return super().tries(s, verb)

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """By the verb."""
        if verb == DEPLOY:
            return self.deploy_refusal(s, a, b)
        if verb == LEAD:
            return lead_refusal(s, s.asked(), a)
        if verb == RECOVER:
            if a not in areas_to_recover(s, s.asked()):
                return NOT_REDUCED
            return OK if s.in_hand(s.asked(), b) > 0 else NOT_HELD
        if verb == RESTORE or verb == REVIVE:
            refused = cards.hand_refusal(s, s.asked(), T_VETERANS, verb == REVIVE)
            return refused if refused != OK else veteran_refusal(s, s.asked(), a)
        return self.war_refusal(s, verb, a) if verb != DONE else OK

    def war_refusal(self, s: War, verb: int, title: int) -> int:
        """The two distant wars: before the first deployment of the phase."""
        if title not in WARS:
            return WRONG_CARD
        refused = cards.hand_refusal(s, s.asked(), title, verb == RECALL)
        if refused != OK:
            return refused
        return AFTER_DEPLOYMENT if s.marker(DEPLOYMENT_BEGUN) else war_refusal(s, title)

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """One thing after another."""
        assert isinstance(s, War)
        if verb == DONE:
            s.pop()
        elif verb == DEPLOY:
            s.place_marker(DEPLOYMENT_BEGUN)
            self.put(s, a, b)
        elif verb == LEAD:
            lead(s, s.asked(), a)
        elif verb == RECOVER:
            recover(s, s.asked(), a)
            cards.throw(s, s.asked(), b)
        elif verb == RESTORE or verb == REVIVE:
            cards.spend(s, s.asked(), T_VETERANS, verb == REVIVE)
            s.remove(a, RESERVE)
            s.note(RESTORED, a, 0, 0, 0, EVERYONE)
        else:
            cards.spend(s, s.asked(), a, fetched(verb))
            take_effect(s, a)


def areas_to_recover(s: War, side: int) -> list[int]:
    """9.6, A60: where a side has corps to recover."""
    found = [False] * AREAS
    u: i64
    for u in range(CORPS):
        if s.flag(u, REDUCED) and s.on_map(u) and s.side_of(u) == side:
            found[s.c[AT + u]] = True
    return [area for area in range(AREAS) if found[area]]


def recover(s: War, side: int, area: int) -> None:
    """9.6: all corps of an army are whole again."""
    s.note(RECOVERED, side, area, 0, 0, EVERYONE)
    for corps in range(CORPS):
        if s.c[AT + corps] == area and s.side_of(corps) == side:
            s.unmark(corps, REDUCED)


def veteran_refusal(s: War, side: int, corps: int) -> int:
    """A11, A83: a corps of one's own that was lost for good."""
    at: int = s.c[AT + corps]
    lost = at == DEAD or (at == FROZEN and edition.veterans_thaw(s))
    if not lost:
        return NOT_LOST
    return OK if s.side_of(corps) == side else NOT_COMMANDED


class RecallPrisoners(Automatic):
    """9.7, A53, A54: all prisoners return to the reserve of their own side."""

    def run(self, s: State) -> None:
        """At the end of the phase."""
        assert isinstance(s, War)
        s.pop()
        n = 0
        for corps in range(CORPS):
            if s.c[AT + corps] == PRISONERS:
                s.remove(corps, RESERVE)
                n += 1
        if n:
            s.note(PRISONERS_RETURN, n, 0, 0, 0, EVERYONE)


def return_from_exile(s: War) -> None:
    """17.1: in the year after France gave in by choice Napoléon comes back in the capital."""
    if not s.marker(EXILED):
        return
    s.remove_marker(EXILED)
    capital = heart(s, FRANCE)
    if s.c[AT + NAPOLEON] == RESERVE and not s.holds(COALITION, capital):
        s.c[AT + NAPOLEON] = capital
        s.mark(NAPOLEON, SEEN)
        s.note(RETURNED, NAPOLEON, capital, 0, 0, EVERYONE)


class MinorExcess(Chapter):
    """2.2.1 G, A26: the owner removes minor allies beyond what his minors allow."""

    def __init__(self) -> None:
        super().__init__("minor-excess", "2.2.1 G", (REMOVE,))

    def skip(self, s: State) -> bool:
        """No more than the limit."""
        assert isinstance(s, War)
        line = s.argument(0)
        return mobilized(s, line) <= mobilization(s, line)

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """All corps."""
        return [(corps, 0) for corps in range(CORPS)]

    def objection(self, s: War, verb: int, a: int, b: int) -> int:
        """A corps of this line on the map."""
        right = s.t.line[a] == s.argument(0) and s.on_map(a)
        return OK if right else NOT_IN_EXCESS

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """It goes to the reserve; the question stays while there are too many."""
        assert isinstance(s, War)
        to_reserve(s, a)
