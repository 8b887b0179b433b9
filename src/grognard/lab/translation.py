"""An analysis in another language: the figures stay, the sentences are told anew."""

from __future__ import annotations

from msgspec.structs import replace

from grognard.kernel.event import Event
from grognard.kernel.journal import Journal
from grognard.kernel.narrator import Narrator
from grognard.kernel.planner import Planner
from grognard.lab.analyse import ending
from grognard.lab.better import Decision, belief_of, decisions
from grognard.lab.history import history
from grognard.lab.record import Analysis, Better
from grognard.lab.words import Words
from grognard.players.search import Search


def told_in(analysis: Analysis, journal: Journal, language: str) -> Analysis:
    """The same analysis of the same journal in words of another language."""
    if analysis.language == language:
        return analysis
    planner, narrator = journal.game.planner(), journal.game.narrator()
    words = Words(journal.game, language)
    told = _told(analysis, journal, narrator, words)
    dates = _dates(analysis, journal, narrator, words)
    return replace(
        analysis,
        language=words.language,
        ending=ending(journal, words),
        steps=tuple(replace(s, told=t) for s, t in zip(analysis.steps, told, strict=True)),
        turns=tuple(replace(turn, date=dates[turn.turn]) for turn in analysis.turns),
        turning_points=tuple(replace(p, told=told[p.step]) for p in analysis.turning_points),
        better=_better(analysis, journal, planner, narrator, words),
        beliefs=tuple(
            replace(
                belief,
                places=tuple(
                    replace(guessed, name=narrator.place_name(guessed.place, words.language))
                    for guessed in belief.places
                ),
            )
            for belief in analysis.beliefs
        ),
        history=history(journal, narrator, words),
    )


def _told(
    analysis: Analysis, journal: Journal, narrator: Narrator, words: Words
) -> list[tuple[str, ...]]:
    """What happened in every step."""
    events: list[list[Event]] = [happened for _n, _entry, happened, _state in journal.replay()]
    return [
        words.summary((e for some in events[step.first - 1 : step.last] for e in some), narrator)
        for step in analysis.steps
    ]


def _dates(
    analysis: Analysis, journal: Journal, narrator: Narrator, words: Words
) -> dict[int, str]:
    """The date of every turn."""
    first: dict[int, int] = {}
    for step in analysis.steps:
        first.setdefault(step.turn, step.first)
    return {
        turn: narrator.date(journal.state_at(number - 1), words.language)
        for turn, number in first.items()
    }


def _better(
    analysis: Analysis, journal: Journal, planner: Planner, narrator: Narrator, words: Words
) -> tuple[Better, ...]:
    """Better orders; an order is known again among those that could be given."""
    at = {decision.number: decision for decision in decisions(journal, planner, deep=True)}
    return tuple(
        replace(
            better,
            order=_order(better, at[better.action], analysis.language, planner, narrator, words),
        )
        for better in analysis.better
    )


def _order(
    better: Better,
    decision: Decision,
    spoken: str,
    planner: Planner,
    narrator: Narrator,
    words: Words,
) -> str:
    choices = Search(belief_of(decision), planner, 1).choices
    for code in (int(choices.orders.codes[n]) for n in range(choices.count)):
        if narrator.order(code, spoken) == better.order:
            return narrator.order(code, words.language)
    return "; ".join(better.begins)
