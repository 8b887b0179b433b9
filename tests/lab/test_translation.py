"""An analysis in another language, and games in which something was taken back."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from grognard.kernel.journal import Journal
from grognard.lab.analyse import Wishes, analyse, spans
from grognard.lab.better import belief_of, decisions
from grognard.lab.record import Analysis, Better, Chance
from grognard.lab.translation import told_in
from grognard.lab.why import why
from grognard.lab.words import Words

LIBRARY = Path(__file__).parent.parent / "library"
FEW = Wishes(iterations=2, search=0, deals=3)


@pytest.fixture(scope="module")
def journal() -> Journal:
    """The first turn or two of a game."""
    text = (LIBRARY / "waterloo-historical.journal").read_text("utf-8")
    head, _blank, body = text.partition("\n\n")
    return Journal.from_text(f"{head}\n\n" + "\n".join(body.split("\n")[:110]) + "\n")


@pytest.fixture(scope="module")
def analysis(journal: Journal) -> Analysis:
    return analyse(journal, FEW, "en")


@pytest.mark.parametrize("language", ["fr", "es"])
def test_it_is_as_if_it_had_been_made_in_that_language(
    journal: Journal, analysis: Analysis, language: str
) -> None:
    told = told_in(analysis, journal, language)
    assert told == analyse(journal, FEW, language)
    assert told != analysis
    assert told_in(told, journal, "en") == analysis


def test_a_better_order_is_known_again(journal: Journal, analysis: Analysis) -> None:
    planner, narrator = journal.game.planner(), journal.game.narrator()
    decision = next(iter(decisions(journal, planner, deep=False)))
    planner.forget()
    order = planner.propose(belief_of(decision)).best()
    better = Better(
        action=decision.number,
        turn=1,
        seat=decision.seat,
        order=narrator.order(order, "en"),
        begins=("done",),
        played=("done",),
        gain=Chance(0.1, 0.01),
    )
    (told,) = told_in(replace(analysis, better=(better,)), journal, "fr").better
    assert told.order == narrator.order(order, "fr") != better.order
    strange = replace(better, order="dance")
    (told,) = told_in(replace(analysis, better=(strange,)), journal, "fr").better
    assert told.order == "done"


def test_a_game_given_up_says_so(journal: Journal) -> None:
    ended = Journal.from_text(journal.to_text() + "# ended: resigned french\n")
    said = analyse(ended, Wishes(iterations=2, search=0, deals=0))
    assert said.ending == "French resigns."
    assert said.result is None
    assert told_in(said, ended, "fr").ending != said.ending


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("captain", "the computer, a captain"),
        ("captain:bold", "the computer, a captain, bold"),
        ("time:7", "the computer, 7 s a move"),
        ("time:7:cautious", "the computer, 7 s a move, cautious"),
        ("Ann", "Ann"),
    ],
)
def test_players_are_named(journal: Journal, name: str, said: str) -> None:
    assert Words(journal.game, "en").player(name) == said


# --- what was taken back -------------------------------------------------------------------


def taken_back(journal: Journal) -> Journal:
    """The same game, in which the last stretch was taken back and played again."""
    final = [n for n, entry in enumerate(journal.entries, start=1) if entry.final]
    target = final[-2]
    again = Journal.from_text(journal.to_text())
    texts = [entry.text for entry in again.entries[target:]]
    again.back(target, again.entries[-1].seat)
    for text in texts:
        again.play(text)
        if again.entries[-1].final:
            break
    return again


def test_what_was_taken_back_does_not_count(journal: Journal) -> None:
    back = taken_back(journal)
    found = list(spans(back, back.game.planner()))
    numbers = [n for span in found for n in range(span.first, span.last + 1)]
    assert numbers == back.line()
    assert len(numbers) < len(back.entries)
    assert all(span.end.same_as(after.start) for span, after in pairwise(found))
    said = analyse(back, Wishes(iterations=2, search=2, deals=0))
    swings = [(step.outlook, step.decision, step.luck) for step in said.steps]
    changed = sum(one.value for some in swings for one in some)
    assert said.first.value + changed == pytest.approx(said.last.value)
    assert told_in(said, back, "es").steps[-1].told
    assert why(back, len(back.entries), iterations=2, deals=2).seat == back.entries[-1].seat
