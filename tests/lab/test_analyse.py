"""`grognard analyse`: chances, luck apart from decisions, beliefs, better orders, reasons."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from fractions import Fraction
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser, ast

from grognard.cli.analyse import GRAPH, bar
from grognard.cli.main import main
from grognard.games.waterloo.planner import orders
from grognard.kernel import registry
from grognard.kernel.dice import FastDice
from grognard.kernel.game import Game
from grognard.kernel.journal import Journal
from grognard.kernel.narrator import Roll
from grognard.kernel.odds import Distribution
from grognard.kernel.state import State
from grognard.kernel.text import LANGUAGES
from grognard.lab.analyse import (
    AnalysisError,
    Trials,
    Wishes,
    analyse,
    in_time,
    is_quiet,
    spans,
    total,
    turning_points,
)
from grognard.lab.beliefs import deals, right
from grognard.lab.better import _gain, better_orders, decisions
from grognard.lab.record import Analysis, Chance, Step, from_json, json_schema, to_json
from grognard.lab.why import WhyError, likely_seed, why
from grognard.lab.words import Words
from grognard.players import player
from grognard.players.estimate import estimate, mean_of, trials

LIBRARY = Path(__file__).parent.parent / "library"
FRENCH = {"left": "friant:1+", "centre": "morand", "right": "teste"}
ALLIED = {"left": "jagow", "centre": "pirch", "right": "krafft"}


@pytest.fixture(scope="module")
def journal() -> Journal:
    """A finished game from the library."""
    return Journal.load(LIBRARY / "waterloo-historical.journal")


@pytest.fixture(scope="module")
def analysis(journal: Journal) -> Analysis:
    return analyse(journal, Wishes(iterations=2, search=0, deals=3))


@pytest.fixture(scope="module")
def short() -> Journal:
    """The first actions of a game, with marches and a battle."""
    text = (LIBRARY / "waterloo-historical.journal").read_text("utf-8")
    head, _gap, body = text.partition("\n\n")
    return Journal.from_text(head + "\n\n" + "\n".join(body.splitlines()[:70]) + "\n")


@pytest.fixture(scope="module")
def thought(game: Game) -> Journal:
    """A few actions of a computer that searches."""
    seats = {"french": "search:4", "allied": "greedy"}
    journal = Journal.begin(game, seed=5, fast=True, players=seats)
    mind = player("search:4", likely_seed(journal, "french"))
    for _ in range(4):
        journal.play(mind.decide(journal.state))
    return journal


# --- luck and decisions --------------------------------------------------------------------------


def test_every_step_adds_up(analysis: Analysis) -> None:
    for step in analysis.steps:
        swings = step.outlook.value + step.decision.value + step.luck.value
        assert step.before.value + swings == pytest.approx(step.after.value, abs=1e-9)


def test_steps_follow_each_other_without_a_gap(journal: Journal, analysis: Analysis) -> None:
    assert analysis.steps[0].first == 1
    assert analysis.steps[-1].last == len(journal.entries)
    for one, next_one in zip(analysis.steps, analysis.steps[1:], strict=False):
        assert next_one.first == one.last + 1
        assert next_one.before == one.after
    told = [text for step in analysis.steps for text in step.actions]
    assert told == [entry.text for entry in journal.entries]


def test_start_decisions_luck_and_outlook_make_the_result(analysis: Analysis) -> None:
    french, allied = analysis.accounts
    decided = french.decisions.value - allied.decisions.value
    luck = french.luck_of_own_dice.value + french.luck_of_enemy_dice.value
    end = analysis.first.value + decided + luck + analysis.outlook.value
    assert analysis.result == 0.0
    assert end == pytest.approx(analysis.result, abs=1e-9)
    assert analysis.last == Chance(0.0, 0.0)


def test_one_side_s_luck_is_the_other_s_misfortune(analysis: Analysis) -> None:
    french, allied = analysis.accounts
    assert french.luck_of_own_dice.value == pytest.approx(-allied.luck_of_enemy_dice.value)
    assert french.luck_of_enemy_dice.value == pytest.approx(-allied.luck_of_own_dice.value)


def test_without_dice_there_is_no_luck(analysis: Analysis) -> None:
    assert any(step.dice and step.luck.value for step in analysis.steps)
    for step in analysis.steps:
        if not step.dice:
            assert step.luck == Chance(0.0, 0.0)


def test_dice_end_a_step_so_each_roll_is_weighed_alone(journal: Journal) -> None:
    rolled = [n for n, entry in enumerate(journal.entries, start=1) if entry.dice]
    planner = journal.game.planner()
    ends = [span.last for span in spans(journal, planner)]
    assert set(rolled) <= set(ends)
    assert len(list(spans(journal, planner, every=True))) == len(journal.entries)


def fire(game: Game, die: int) -> tuple[State, State, int]:
    """A position before and after one die of fire, and the code of the shot."""
    battle = {"town": "ligny", "from": ["charleroi"], "french": FRENCH, "allied": ALLIED}
    nerve = 6  # the morale of a weak unit is tested first
    state = game.position(battles=[battle], dice=[nerve, die])  # type: ignore[attr-defined]
    state.apply("done")
    assert state.step == "combat"
    before = state.clone(FastDice(1))
    code, _reason = game.understand(before, "fire friant")
    state.apply("fire friant")
    return before, state.clone(FastDice(1)), code


def test_luck_is_nothing_on_average(game: Game) -> None:
    """A shot that hits on a 6: five misses and one hit, weighed by their odds, cancel out."""
    before, hit, code = fire(game, 6)
    _before, miss, _code = fire(game, 1)
    assert not hit.same_as(miss)
    planner, n = game.planner(), 40
    end = planner.clock(before) + 1
    hoped = trials(before, planner, 3, n, end, code, roll=17)
    lucky = trials(hit, planner, 3, n, end)
    unlucky = trials(miss, planner, 3, n, end)
    rows = zip(hoped, lucky, unlucky, strict=True)
    luck = mean_of([(up + 5 * down) / 6 - mean for mean, up, down in rows])
    assert abs(luck.mean) < 3 * luck.error
    assert {round(x, 9) for x in hoped} <= {round(x, 9) for x in (*lucky, *unlucky)}
    hits = sum(x == up for x, up, down in zip(hoped, lucky, unlucky, strict=True) if up != down)
    assert 1 <= hits <= 16


# --- estimates -----------------------------------------------------------------------------------


def test_the_same_seed_estimates_the_same(short: Journal) -> None:
    state, planner = short.state_at(0), short.game.planner()
    one = estimate(state, planner, 4, 4)
    assert one == estimate(state, planner, 4, 4)
    assert one != estimate(state, planner, 5, 4)
    assert one.error > 0


def test_an_estimate_leaves_the_state_alone(short: Journal) -> None:
    state, planner = short.state_at(0), short.game.planner()
    cells, drawn = list(state.c), state.dice.drawn
    estimate(state, planner, 4, 2)
    assert (list(state.c), state.dice.drawn) == (cells, drawn)


def test_the_end_is_certain(journal: Journal) -> None:
    found = estimate(journal.state, journal.game.planner(), 1, 5)
    assert (found.mean, found.error) == (0.0, 0.0)


def test_the_error_of_a_mean() -> None:
    values = [0.0, 1.0] * 200
    assert mean_of(values).mean == 0.5
    assert mean_of(values).error == pytest.approx(0.5 / math.sqrt(400), rel=0.01)
    assert 0.03 < mean_of([0.3, 0.3]).error < 0.2  # two that agree by chance prove little


def test_sums_keep_the_lines_of_play_apart() -> None:
    up, down = Trials([0.1, 0.3]), Trials([0.3, 0.1])
    assert total([up, down], 2).values == pytest.approx([0.4, 0.4])
    assert up.minus(down).values == pytest.approx([-0.2, 0.2])
    assert up.minus(up).sure
    assert total([], 2).chance() == Chance(0.0, 0.0)


def test_the_same_seed_analyses_the_same(short: Journal) -> None:
    wishes = Wishes(iterations=2, search=0, deals=2, seed=7)
    assert analyse(short, wishes) == analyse(short, wishes)


def test_what_decides_nothing_is_not_weighed() -> None:
    """A window that is let go by is no step worth lines of play; who plays first is."""
    journal = Journal.begin(registry.game("age"), "1805", seed=3)
    for text in ("first other", "pass", "pass"):
        journal.play(text)
    quiet = [is_quiet(span) for span in spans(journal, journal.game.planner(), True)]
    assert quiet == [False, True, True]


def test_somebody_who_waits_gets_fewer_lines_of_play(short: Journal) -> None:
    planner = short.game.planner()
    found = list(spans(short, planner))
    assert in_time(Wishes(), found, 5, planner) == Wishes()
    hurried = in_time(Wishes(iterations=1000, search=1000, seconds=1e-6), found, 5, planner)
    assert (hurried.iterations, hurried.search) == (2, 0)
    patient = in_time(Wishes(iterations=3, search=3, seconds=1e6), found, 5, planner)
    assert (patient.iterations, patient.search) == (3, 3)


# --- turning points and dice ---------------------------------------------------------------------


def made_step(decision: Chance, luck: Chance) -> Step:
    sure = Chance(0.5, 0.0)
    none = Chance(0.0, 0.0)
    return Step(1, 1, 1, "french", 0, (), (), sure, none, decision, luck, sure, ("so",))


def test_turning_points_are_large_and_sure() -> None:
    sure, doubtful, small = Chance(-0.3, 0.01), Chance(0.3, 0.2), Chance(0.01, 0.0001)
    none = Chance(0.0, 0.0)
    steps = [made_step(doubtful, none), made_step(none, sure), made_step(small, none)]
    (point,) = turning_points(steps)
    assert (point.step, point.cause, point.swing) == (1, "luck", sure)
    many = [made_step(Chance(0.1 + n / 100, 0.01), none) for n in range(9)]
    assert [point.step for point in turning_points(many, 3)] == [6, 7, 8]


def test_dice_are_counted(journal: Journal, analysis: Analysis) -> None:
    rolled = Counter(face for entry in journal.entries for face in entry.dice)
    counted = [sum(column) for column in zip(*(f.counts for f in analysis.faces), strict=True)]
    assert counted == [rolled[face] for face in range(1, 7)]
    assert sum(roll.dice for roll in analysis.rolls) == rolled.total()


def test_a_roll_knows_what_was_to_be_expected() -> None:
    roll = Roll.needing("fired", 0, (6, 5, 1), 5)
    assert (roll.hits, roll.expected) == (2, pytest.approx(1.0))
    assert roll.variance == pytest.approx(3 * (1 / 3) * (2 / 3))
    assert roll.values.chance(3) == Fraction(1, 27)
    assert Roll.needing("fired", 0, (1,), 0).expected == 1.0
    other = Roll("drawn", 1, Distribution({(-2,): 1, (4,): 3}), 4)
    assert (other.hits, other.expected, other.variance) == (4, 2.5, 6.75)


# --- beliefs -------------------------------------------------------------------------------------


def test_beliefs_depend_on_nothing_that_is_hidden(short: Journal) -> None:
    state, planner, narrator = short.state, short.game.planner(), short.game.narrator()
    other = short.game.redeal(state, "french", FastDice(99))
    assert not state.same_as(other)
    one, two = (deals(s, planner, narrator, 0, 5, 1) for s in (state, other))
    assert (one.strength, one.places) == (two.strength, two.places)


def test_what_lies_open_is_known(game: Game) -> None:
    before, _after, _code = fire(game, 1)
    planner, narrator = game.planner(), game.narrator()
    pieces = narrator.pieces(before)
    dealt = deals(before, planner, narrator, 0, 8, 1)
    seen = [piece for piece in pieces if piece.team == 1 and piece.place == "ligny"]
    assert len(seen) == 3
    assert right(seen, dealt) == 1.0
    assert set(dealt.strength["ligny"]) == {sum(piece.strength for piece in seen)}
    assert len(set(dealt.strength["ghent"])) > 1


def test_beliefs_are_compared_with_the_truth(journal: Journal, analysis: Analysis) -> None:
    first = [belief for belief in analysis.beliefs if belief.turn == 1]
    assert [belief.side for belief in first] == [0, 1]
    truth = Counter(p.place for p in journal.game.narrator().pieces(journal.state_at(0)) if p.team)
    assert {g.place: g.pieces for g in first[0].places} == truth
    assert all(0 <= belief.right <= 1 for belief in analysis.beliefs)


# --- better orders -------------------------------------------------------------------------------


def test_decisions_are_asked_about_once_a_turn(journal: Journal) -> None:
    planner = journal.game.planner()
    found = list(decisions(journal, planner, deep=False))
    turns = [planner.clock(decision.state) for decision in found]
    assert turns == sorted(set(turns))
    assert len(list(decisions(journal, planner, deep=True))) > len(found)
    for decision in found:
        entries = journal.entries[decision.number - 1 :][: len(decision.texts)]
        assert decision.texts == [entry.text for entry in entries]


def test_an_order_gains_nothing_over_its_own_actions(short: Journal) -> None:
    state, planner = short.state_at(0), short.game.planner()
    order = planner.propose(state).best()
    played = state.clone(FastDice(1))
    codes = []
    while (code := planner.next_code(played, order)) >= 0:
        codes.append(code)
        played.play(code)
    gain = _gain(state, planner, order, codes, 3, 1)
    assert abs(gain.mean) <= gain.error  # in another deal an order may be carried out otherwise


def test_better_orders_are_told_with_their_actions(short: Journal) -> None:
    planner, narrator = short.game.planner(), short.game.narrator()
    words = Words(short.game, "en")
    sought = list(decisions(short, planner, deep=False))
    ticks: list[int] = []
    found = better_orders(sought, planner, narrator, words, 4, 1, lambda: ticks.append(1))
    assert len(ticks) == len(sought)
    for better in found:
        assert better.gain.value > 2 * better.gain.error
        assert better.begins
        assert short.state_at(better.action - 1).why_not(better.begins[0]) is None


# --- why -----------------------------------------------------------------------------------------


def test_a_search_is_repeated_from_the_journal(thought: Journal) -> None:
    for action in (1, 3):
        found = why(thought, action, deals=4)
        assert found.repeated
        assert found.iterations == 4
        assert sum(line.visits for line in found.lines) == 4
        assert [line.chosen for line in found.lines].count(True) == 1
        assert (
            next(line for line in found.lines if line.chosen).begins[0]
            == "group " + (thought.entries[0].text.partition(" ")[2])
        )


def test_what_was_pondered_is_not_said_to_be_repeated(thought: Journal, game: Game) -> None:
    """The reasons say that there was more than can be shown, and shows what there is without it."""
    assert not why(thought, 1, deals=2).pondered
    journal = Journal.from_text(thought.to_text())
    journal.header.players["french"] = "search:4:ponder"
    found = why(journal, 1, deals=2)
    assert found.pondered
    assert found.iterations == 4
    words = Words(game, "en")
    assert words.player("time:5:bold:ponder") == (
        "the computer, 5 s a move, bold, thinks on its opponent’s time"
    )


def test_another_player_is_found_out(short: Journal) -> None:
    """The library's games were played at random: no search would have begun so."""
    found = why(short, 3, seed=1, iterations=5, deals=2)
    assert found.text == short.entries[2].text
    assert found.lines
    assert not found.repeated


def test_what_a_computer_believed_is_told(thought: Journal) -> None:
    found = why(thought, 1, deals=10)
    assert {suspect.truth for suspect in found.pieces}
    assert all(0 < suspect.likely < 1 for suspect in found.pieces)
    assert all(place.least <= place.mean <= place.most for place in found.strengths)


def test_there_is_no_reason_for_what_was_not_played(thought: Journal) -> None:
    with pytest.raises(WhyError, match="1 to 4"):
        why(thought, 5)


# --- as data and in words ------------------------------------------------------------------------


def test_an_analysis_survives_json(analysis: Analysis) -> None:
    assert from_json(to_json(analysis)) == analysis
    fields = json_schema()["$defs"]["Analysis"]["properties"]
    assert set(fields) == set(json.loads(to_json(analysis)))


def test_a_game_that_has_not_begun_is_not_analysed(game: Game) -> None:
    with pytest.raises(AnalysisError, match="not begun"):
        analyse(Journal.begin(game, seed=1))


@pytest.mark.parametrize("name", ["free", "gambit", "three-players"])
def test_every_stored_game_can_be_cut_into_steps(name: str) -> None:
    journal = Journal.load(LIBRARY / f"waterloo-{name}.journal")
    found = list(spans(journal, journal.game.planner()))
    assert found[-1].end.same_as(journal.state)


def test_bars_reach_two_errors_each_way() -> None:
    assert bar(Chance(0.0, 0.0)) == "●" + "·" * (GRAPH // 2 - 1) + "┊" + "·" * (GRAPH // 2)
    assert bar(Chance(0.5, 0.1)).count("─") == round(0.4 * (GRAPH - 1))
    assert bar(Chance(1.0, 0.3)).endswith("●")


UNTRANSLATED = re.compile(r"\b(?:lab|event|order|seat|army|ending|scenario|part)-[a-z]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_it(short: Journal, tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.journal"
    short.save(file)
    words = ["analyse", str(file), "--iterations", "2", "--search", "2", "--lang", language]
    words += ["--deals", "3"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    assert "●" in done.stdout
    assert not UNTRANSLATED.findall(done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_explains_a_move(thought: Journal, tmp_path: Path, language: str) -> None:
    file = tmp_path / "game.journal"
    thought.save(file)
    done = CliRunner().invoke(main, ["analyse", str(file), "--why", "2", "--lang", language])
    assert done.exit_code == 0, done.output
    assert not UNTRANSLATED.findall(done.stdout)
    assert thought.entries[1].text in done.stdout


def test_the_terminal_writes_json(short: Journal, tmp_path: Path) -> None:
    file, target = tmp_path / "game.journal", tmp_path / "game.json"
    short.save(file)
    words = ["analyse", str(file), "--iterations", "2", "--search", "0", "--json"]
    words += [str(target)]
    assert CliRunner().invoke(main, words).exit_code == 0
    assert from_json(target.read_bytes()).actions == len(short.entries)
    bad = CliRunner().invoke(main, [*words[:-1], str(tmp_path / "no" / "x.json")])
    assert bad.exit_code == 2
    assert "cannot be written" in bad.output


def ids(language: str) -> set[str]:
    text = files("grognard.lab").joinpath("text", f"{language}.ftl").read_text("utf-8")
    found = FluentParser().parse(text).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in found if isinstance(entry, ast.Message)}


def test_the_texts_are_complete() -> None:
    assert ids("en") == ids("fr") == ids("es")
    text = files("grognard.lab").joinpath("text", "fr.ftl").read_text("utf-8")
    body = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert not re.findall(r" [:;!?»]|« ", body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_has_words(game: Game, language: str) -> None:
    narrator = game.narrator()
    middleware = [
        (value, a, b, c)
        for name, value in vars(orders).items()
        if name.isupper() and name not in ("FIELD", "STEP", "STAND", "ATTACK", "PULL_BACK")
        for a, b, c in ((0, 0, 0), (1, 4, 1), (2, 8, 2))
    ]
    for manner in middleware:
        said = narrator.order(orders.order_of(*manner), language)
        assert not UNTRANSLATED.findall(said)
        assert "{" not in said
    three = orders.order_of(orders.POSTURE, orders.ATTACK + 9 * orders.PULL_BACK, 1, 0)
    if language == "en":
        assert narrator.order(three, "en").endswith(
            "attack, stand, pull back; the reserve is fed in"
        )
