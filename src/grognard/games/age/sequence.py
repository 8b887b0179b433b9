"""Chapter 5: the year and its eight phases, and how a scenario begins."""

from __future__ import annotations

from grognard.games.age import edition
from grognard.games.age.events import DISCARDED, ORDER_CHOSEN, PHASE_BEGINS, PHASES, YEAR_BEGINS
from grognard.games.age.kinds import (
    ABDICATION,
    AFTER_SURRENDER,
    CHOOSE_ARMY,
    CLAIM,
    CONCESSIONS,
    DIPLOMACY_CARDS,
    DIPLOMACY_RESULTS,
    DIPLOMACY_TURNS,
    GIVES_IN,
    INSURRECTION_CARDS,
    JOIN,
    KINDS,
    MINOR_EXCESS,
    NO_SURRENDER,
    ORDER,
    RECALL_PRISONERS,
    REDEPLOY,
    REINFORCE,
    STRATEGY_CARDS,
    SURRENDERS,
    TAKE_BRITANNIA,
    THE_PHASE,
    THE_YEAR,
    VICTORY_CHECK,
    WINTER_ARMIES,
    WINTER_CARDS,
    WINTER_LOSSES,
    WINTER_ROLL,
)
from grognard.games.age.kinds import ROUND as ROUND_STEP
from grognard.games.age.layout import (
    ALIGNMENT,
    AT,
    BRITANNIA,
    CAMPAIGN,
    COALITION,
    CORPS,
    DEPLOYED,
    DIPLOMACY,
    DISCARDS,
    FIRST,
    FRENCH,
    INSURRECTION,
    INVADED,
    LINES,
    OF_THE_YEAR,
    OUT,
    PHASE,
    PILE,
    RADETZKY,
    REINFORCEMENT,
    RISEN,
    ROUND,
    SEEN,
    SKIPPED,
    SPAIN_ROSE,
    SPENT,
    STEIN,
    STRATEGY,
    SURRENDER,
    TITLES,
    VICTORY,
    WAITING,
    WINTER,
    YEAR,
)
from grognard.games.age.model import Scenario
from grognard.games.age.state import War, other
from grognard.games.age.steps import (
    campaign,
    diplomacy,
    insurrection,
    reinforcement,
    strategy,
    surrender,
    victory,
    winter,
)
from grognard.games.age.steps.base import Chapter
from grognard.games.age.verbs import FIRST as FIRST_VERB
from grognard.games.age.verbs import ME
from grognard.kernel.dice import EVERYONE
from grognard.kernel.state import State
from grognard.kernel.step import Automatic, Step


def all_steps() -> list[Step]:
    """The step of every kind of frame."""
    nothing = Automatic("nothing")
    steps: list[Step] = [nothing for _ in range(KINDS)]
    steps[THE_YEAR] = Year()
    steps[THE_PHASE] = Phase()
    steps[ORDER] = Order()
    steps[DIPLOMACY_TURNS] = diplomacy.DiplomacyTurns("diplomacy-turns")
    steps[DIPLOMACY_CARDS] = diplomacy.DiplomacyCards()
    steps[DIPLOMACY_RESULTS] = diplomacy.DiplomacyResults("diplomacy-results")
    steps[JOIN] = reinforcement.Join()
    steps[INSURRECTION_CARDS] = insurrection.InsurrectionCards()
    steps[STRATEGY_CARDS] = strategy.StrategyCards()
    steps[TAKE_BRITANNIA] = strategy.TakeBritannia()
    steps[REINFORCE] = reinforcement.Reinforce()
    steps[RECALL_PRISONERS] = reinforcement.RecallPrisoners("recall-prisoners")
    steps[MINOR_EXCESS] = reinforcement.MinorExcess()
    steps[SURRENDERS] = surrender.Surrenders("surrenders")
    steps[NO_SURRENDER] = surrender.NoSurrender()
    steps[GIVES_IN] = surrender.GivesIn("gives-in")
    steps[AFTER_SURRENDER] = surrender.AfterSurrender()
    steps[CONCESSIONS] = surrender.Concessions()
    steps[REDEPLOY] = surrender.Redeploy()
    steps[ABDICATION] = surrender.Abdication()
    steps[WINTER_ARMIES] = winter.WinterArmies("winter-armies")
    steps[CHOOSE_ARMY] = winter.ChooseArmy()
    steps[WINTER_CARDS] = winter.WinterCards()
    steps[WINTER_ROLL] = winter.WinterRoll("winter-roll")
    steps[WINTER_LOSSES] = winter.WinterLosses()
    steps[VICTORY_CHECK] = victory.VictoryCheck("victory-check")
    steps[CLAIM] = victory.Claim()
    campaign.add_steps(steps)
    return steps


class Year(Automatic):
    """5.0: the eight phases of a year, year after year."""

    def __init__(self) -> None:
        super().__init__("year")

    def run(self, s: State) -> None:
        """The next phase."""
        assert isinstance(s, War)
        phase: int = s.c[PHASE]
        if phase == VICTORY:
            begin_year(s, s.year() + 1)
            phase = 0
        s.c[PHASE] = phase + 1
        s.note(PHASE_BEGINS, phase, 0, 0, 0, EVERYONE)
        s.push(THE_PHASE, 0, phase + 1, 0)


def begin_year(s: War, year: int) -> None:
    """What a new year forgets; the track shows it (2.1 F)."""
    s.c[YEAR] = year - 1800
    s.remove_marker(OF_THE_YEAR)
    for line in range(LINES):
        s.c[DEPLOYED + line] = 0
    s.note(YEAR_BEGINS, year, 0, 0, 0, EVERYONE)


class Phase(Automatic):
    """One phase: who plays first where that is chosen, then its steps in order."""

    def __init__(self) -> None:
        super().__init__("phase")

    def run(self, s: State) -> None:
        """The next stage of the phase."""
        assert isinstance(s, War)
        phase, stage = s.argument(0), s.argument(1)
        s.set_argument(1, stage + 1)
        if phase == STRATEGY:
            self.strategy(s, stage)
        elif phase in (DIPLOMACY, REINFORCEMENT, CAMPAIGN) and stage == 0:
            s.push(ORDER, s.priority(), phase, 0)
        else:
            s.pop()
            begin_phase(s, phase)

    def strategy(self, s: War, stage: int) -> None:
        """8.1, A46: hands are thrown away, the French first (A51); then the deal, then play."""
        if stage == 0:
            strategy.throw_hand(s, FRENCH)
        elif stage == 1:
            strategy.throw_hand(s, COALITION)
            strategy.reshuffle_if_due(s)
            for side in (FRENCH, COALITION):
                strategy.deal(s, side, strategy.cards_due(s, side))
            s.c[FIRST] = s.priority()
            if edition.chooses_strategy_order(s):
                s.push(ORDER, s.priority(), STRATEGY, 0)
        else:
            s.pop()
            first: int = s.c[FIRST]
            s.push(STRATEGY_CARDS, other(first), 0, 0)
            s.push(STRATEGY_CARDS, first, 0, 0)


def begin_phase(s: War, phase: int) -> None:
    """Puts the steps of a phase on the stack: the last one first."""
    first: int = s.c[FIRST]
    if phase == DIPLOMACY:
        s.push(DIPLOMACY_RESULTS, 0, 0, 0)
        s.push(DIPLOMACY_TURNS, 0, first, 0)
    elif phase == INSURRECTION:
        s.push(INSURRECTION_CARDS, COALITION, 0, 0)
        insurrection.settle_risings(s)
    elif phase == REINFORCEMENT:
        reinforcement.return_from_exile(s)
        s.push(RECALL_PRISONERS, 0, 0, 0)
        s.push(REINFORCE, other(first), 0, 0)
        s.push(REINFORCE, first, 0, 0)
    elif phase == CAMPAIGN:
        s.c[SPENT] = 0
        s.c[SKIPPED] = 0
        if s.c[ROUND] == 0:
            s.c[ROUND] = 1
        s.push(ROUND_STEP, 0, 0, 0)
    elif phase == SURRENDER:
        s.push(SURRENDERS, 0, 0, 0)
    elif phase == WINTER:
        winter.forget_moves(s)
        s.push(WINTER_ARMIES, 0, other(s.priority()), 0)
        s.push(WINTER_ARMIES, 0, s.priority(), 0)
    else:
        winter.forget_moves(s)
        s.push(VICTORY_CHECK, 0, 0, 0)


class Order(Chapter):
    """6.1, 8.1 E, 9.1, 10.1, A62, A172: one player says who plays first in this phase."""

    def __init__(self) -> None:
        super().__init__("order", "6.1", (FIRST_VERB,))

    def tries(self, s: War, verb: int) -> list[tuple[int, int]]:
        """I, or the other."""
        return [(0, 0), (1, 0)]

    def play(self, s: State, verb: int, a: int, b: int) -> None:
        """For the whole phase."""
        assert isinstance(s, War)
        side = s.asked()
        s.pop()
        s.c[FIRST] = side if a == ME else other(side)
        s.note(ORDER_CHOSEN, s.c[FIRST], 0, 0, 0, EVERYONE)

    def about(self, s: State) -> dict[str, str]:
        """The phase."""
        return {"phase": PHASES[s.argument(0) - 1]}


# --- how a scenario begins -----------------------------------------------------------------


def set_up(s: War, scenario: Scenario) -> None:
    """Countries, corps and cards of a scenario (2.5); the year begins with its campaign (5.0)."""
    for country, alignment in scenario.alignments.items():
        s.c[ALIGNMENT + country] = alignment
    for country in scenario.once_insurgent:
        s.c[RISEN + country] = 1
    _place_markers(s, scenario)
    _place_corps(s, scenario)
    _deal_cards(s, scenario)
    s.c[YEAR] = scenario.year - 1800
    s.c[ROUND] = scenario.round
    s.c[PHASE] = CAMPAIGN - 1
    s.push(THE_YEAR, 0, 0, 0)


def _place_markers(s: War, scenario: Scenario) -> None:
    for marker in scenario.markers:
        s.place_marker((BRITANNIA, STEIN, RADETZKY)[marker])
    if scenario.russia_invaded:
        s.place_marker(INVADED)
    if 5 in scenario.once_insurgent:  # Spain
        s.place_marker(SPAIN_ROSE)


def _place_corps(s: War, scenario: Scenario) -> None:
    """2.2.1 H: corps whose trigger has not happened wait; the set-up is known to all."""
    met = (RADETZKY, STEIN, SPAIN_ROSE, INVADED)
    for corps in range(CORPS):
        trigger: int = s.t.trigger[corps]
        if trigger >= 0 and not s.marker(met[trigger]):
            s.c[AT + corps] = WAITING
    for corps in scenario.out:
        s.c[AT + corps] = OUT
    for stack in s.t.model.stacks:
        if stack.scenario == scenario.key:
            for corps in stack.corps:
                s.c[AT + corps] = stack.area
                s.mark(corps, SEEN)


def _deal_cards(s: War, scenario: Scenario) -> None:
    """A49: cards set aside join at the first reshuffle; the discards are seen by both (A16)."""
    for title in range(TITLES):
        number: int = s.t.count[title]
        s.c[PILE + title] = number
    for title in scenario.set_aside:
        s.c[PILE + title] -= 1
    for title in scenario.discarded:
        s.c[PILE + title] -= 1
        s.c[DISCARDS + title] += 1
    for _ in range(scenario.random_discards):
        _discard_any(s)
    for side in (FRENCH, COALITION):
        for _ in range(scenario.hands[side]):
            s.draw(side)


def _discard_any(s: War) -> None:
    """A card of the pile, face up."""
    left = int(s.dice.below(s.pile_size()))
    for title in range(TITLES):
        some: int = s.c[PILE + title]
        if left < some:
            s.c[PILE + title] = some - 1
            s.c[DISCARDS + title] += 1
            s.note(DISCARDED, -1, title, 0, 0, EVERYONE)
            return
        left -= some
