"""Matches between two players: the same games however they are played, kept and gone on with."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
import working
from click.testing import CliRunner, Result

from grognard.cli.main import main
from grognard.kernel.game import UnknownName
from grognard.lab import arena, selfplay
from grognard.lab.arena import ArenaError, Played, Standing, contest, play_game, run
from grognard.lab.elo import Sequential, elo
from grognard.lab.jobs import Place
from grognard.lab.results_file import ResultsFileError
from grognard.players import Player, player

RANDOM = contest("waterloo", ("random", "random"))


def grognard(*words: str) -> Result:
    """Runs `grognard` with these words."""
    result = CliRunner().invoke(main, list(words))
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


# --- the games -----------------------------------------------------------------------------


def test_a_game_is_played_from_both_sides_with_the_same_dice() -> None:
    meeting = contest("waterloo", ("greedy", "random"), seed=4)
    assert meeting.match(6).players == ("greedy", "random")
    assert meeting.match(7).players == ("random", "greedy")
    first, second = play_game(meeting, 6), play_game(meeting, 7)
    assert first.seed == second.seed == meeting.match(0).seed_of(3)
    assert first.seed != play_game(meeting, 4).seed
    assert first.digest != second.digest


def test_equal_players_play_the_same_game_twice_and_share_the_points() -> None:
    first, second = play_game(RANDOM, 0), play_game(RANDOM, 1)
    assert first.decisions == second.decisions
    assert first.winners == second.winners
    assert first.score + second.score == 1


def test_with_three_seats_allies_are_one_player() -> None:
    meeting = contest("waterloo", ("greedy", "random"), options=("three_players",))
    assert meeting.match(0).players == ("greedy", "random", "random")
    assert meeting.match(1).players == ("random", "greedy", "greedy")
    assert meeting.seats(1) == ("british", "prussian")


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "austerlitz"},
        {"players": ("random", "ramdom")},
        {"scenario": "historcal"},
        {"options": ("two_players",)},
    ],
)
def test_a_contest_that_cannot_be_is_refused(wrong: dict) -> None:
    with pytest.raises(UnknownName):
        contest(**{"game": "waterloo", "players": ("random", "random"), **wrong})


def test_an_odd_number_of_games_is_refused() -> None:
    with pytest.raises(ArenaError, match="even"):
        run(RANDOM, 3)


def test_another_version_of_the_game_is_not_played() -> None:
    with pytest.raises(ArenaError, match="another version"):
        play_game(replace(RANDOM, data="other"), 0)


def test_the_same_games_whatever_the_number_of_processes() -> None:
    meeting = contest("waterloo", ("random", "random"), "free", seed=3)
    assert run(meeting, 6, Place(3)).figures() == run(meeting, 6).figures()


def test_thinking_time_is_given_to_players_that_can_be_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[float] = []

    class Thinker(Player):
        def limit(self, seconds: float) -> None:
            given.append(seconds)

    monkeypatch.setattr(selfplay, "player", lambda name, seed: Thinker(seed))
    assert isinstance(selfplay._mind("marshal", 1, 0.5), Thinker)
    assert given == [0.5]
    selfplay._mind("marshal", 1, None)
    assert given == [0.5]


def test_players_without_a_limit_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    timed = contest("waterloo", ("random", "random"), seconds=0.1)
    assert play_game(timed, 0).digest == play_game(RANDOM, 0).digest


# --- how it stands -------------------------------------------------------------------------


def standing(scores: list[float], test: Sequential | None = None) -> Standing:
    """What is known after games with these scores."""
    known = Standing(RANDOM, test)
    for number, score in enumerate(scores):
        known.add(Played(number, 1, score, "end", ("french",) if score == 1 else ()))
    return known


def test_figures_by_hand() -> None:
    """Four pairs: 2, 1½, 1 and ½ points of 2."""
    figures = standing([1, 1, 1, 0.5, 0, 1, 0, 0.5]).figures()
    assert figures["points"] == 5
    assert figures["score"] == 0.625
    assert (figures["won"], figures["drawn"], figures["lost"]) == (4, 2, 2)
    assert figures["pairs"] == [0, 1, 1, 1, 1]
    assert figures["elo"] == round(elo(0.625), 1) == 88.7
    assert figures["sides"] == {
        "french": {"won": 2, "drawn": 0, "lost": 2},
        "allied": {"won": 2, "drawn": 2, "lost": 0},
    }
    # The scores 1, 3/4, 1/2, 1/4 have the variance 5/48; 1.96 * sqrt(5/48/4) = 0.3163.
    assert figures["score_interval"] == [0.3087, 0.9413]
    assert figures["elo_interval"] == [round(elo(0.30873), 1), pytest.approx(elo(0.94127), abs=0.2)]


def test_all_won_gives_only_a_lower_bound() -> None:
    figures = standing([1.0] * 20).figures()
    assert figures["elo"] is None
    assert figures["elo_interval"] == [round(elo(0.05**0.1), 1), None]


def test_pairs_count_in_their_order_whoever_is_quick() -> None:
    known, test = Standing(RANDOM), Sequential()
    for number in (3, 2, 1):
        known.add(Played(number, 1, 1.0))
    assert known.pairs == []
    known.add(Played(0, 1, 1.0))
    assert [game.number for game in known.counted()] == [0, 1, 2, 3]
    assert test.verdict(known.counts) == ""


def test_the_sequential_test_stops_at_the_same_pair_whoever_is_quick() -> None:
    scores = [1.0] * 80
    in_order = standing(scores, Sequential())
    assert in_order.verdict == "elo1"
    assert len(in_order.pairs) < 40
    other = Standing(RANDOM, Sequential())
    for number in reversed(range(80)):
        other.add(Played(number, 1, 1.0, "end", ("french",)))
    assert other.figures() == in_order.figures()


def test_a_pair_with_a_failed_game_does_not_count() -> None:
    known = standing([1, 1])
    known.add(Played(2, 7, error="ValueError: no"))
    known.add(Played(3, 7, 1.0))
    figures = known.figures()
    assert figures["games"] == 2
    assert figures["failed"] == [{"number": 2, "seed": 7, "error": "ValueError: no"}]


# --- stopping and going on -----------------------------------------------------------------


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept" / "arena.jsonl"
    run(RANDOM, 4, file=str(file))
    assert len(file.read_text().splitlines()) == 5
    with file.open("a") as cut_short:
        cut_short.write('{"number": 4, "sco')
    played: list[int] = []

    def counted(meeting: arena.Contest, number: int) -> Played:
        played.append(number)
        return play_game(meeting, number)

    monkeypatch.setattr(arena, "play_game", counted)
    again = run(RANDOM, 8, file=str(file))
    assert played == [4, 5, 6, 7]
    assert again.figures() == run(RANDOM, 8).figures()
    assert [json.loads(line).get("number") for line in file.read_text().splitlines()[1:]] == [
        *range(8)
    ]
    assert run(RANDOM, 4, file=str(file)).figures() == run(RANDOM, 4).figures()


def test_a_file_of_other_settings_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run(RANDOM, 2, file=str(file))
    before = file.read_bytes()
    with pytest.raises(ResultsFileError, match="seed was 1, is 2"):
        run(replace(RANDOM, seed=2), 2, file=str(file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["notes of mine\n", "notes", '{"a": 1}\n', "[]\n"])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes"
    file.write_text(text)
    with pytest.raises(ResultsFileError):
        run(RANDOM, 2, file=str(file))
    assert file.read_text() == text


def test_a_file_that_was_cut_short_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run(RANDOM, 2, file=str(file))
    whole = file.read_bytes()
    file.write_bytes(whole[:20])
    run(RANDOM, 2, file=str(file))
    assert file.read_bytes() == whole


def test_a_line_that_is_no_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run(RANDOM, 2, file=str(file))
    with file.open("a") as other:
        other.write('{"number": 2}\n')
    with pytest.raises(ArenaError, match="no game"):
        run(RANDOM, 4, file=str(file))


def test_a_test_that_has_decided_plays_no_more(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    # So easy a question is answered by few pairs, even of equal players.
    test = Sequential(100, 600)
    stopped = run(RANDOM, 40, Place(1), file=str(file), test=test)
    assert stopped.verdict == "elo0"
    assert len(stopped.games) < 20
    again = run(RANDOM, 40, Place(1), file=str(file), test=test)
    assert again.figures() == stopped.figures()
    assert len(again.games) == len(stopped.games)


# --- trouble -------------------------------------------------------------------------------


def test_failed_games_are_told_with_their_seed_and_the_rest_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "arena.jsonl"
    with monkeypatch.context() as patched:
        patched.setattr(arena, "play_game", working.troubled_game)
        figures = run(RANDOM, 8, Place(2), file=str(file)).figures()
    assert figures["games"] == 4
    assert [(game["number"], game["seed"]) for game in figures["failed"]] == [
        (3, RANDOM.match(0).seed_of(1)),
        (5, RANDOM.match(0).seed_of(2)),
    ]
    assert "three is not allowed" in figures["failed"][0]["error"]
    assert figures["failed"][1]["error"] == "the process died"
    # What failed is tried again by the next run.
    assert run(RANDOM, 8, file=str(file)).figures() == run(RANDOM, 8).figures()


def test_a_player_that_fails_is_a_failed_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def confused(name: str, seed: int) -> Player:
        if name == "greedy":
            raise RuntimeError("confused")
        return player(name, seed)

    monkeypatch.setattr(selfplay, "player", confused)
    result = grognard("arena", "waterloo", "greedy", "random", "--games", "2", "--jobs", "1")
    assert result.exit_code == 1
    assert "failed      game 0 (seed 1000003): RuntimeError: confused" in result.stdout


# --- the command ---------------------------------------------------------------------------


def test_the_command_tells_people_and_programs_the_same() -> None:
    words = ("arena", "waterloo", "random", "random", "--games", "4", "--jobs", "1")
    figures = json.loads(grognard(*words, "--json").stdout)
    assert {**run(RANDOM, 4).figures(), "compiled": figures["compiled"]} == {
        name: value for name, value in figures.items() if name != "seconds"
    }
    text = grognard(*words).stdout
    assert "random against random: waterloo, historical" in text
    assert "score       2 (50.0%" in text
    assert "+0 (95 %:" in text


def test_the_command_tells_the_verdict(tmp_path: Path) -> None:
    words = ("arena", "waterloo", "random", "random", "--games", "40", "--jobs", "1")
    test = ("--stop-early", "--elo0", "100", "--elo1", "600")
    assert "not better than +100" in grognard(*words, *test).stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("random", "ramdom"), "There is no player 'ramdom'"),
        (("random", "random", "--games", "3"), "even"),
        (("random", "random", "--elo0", "60"), "--elo0 must be less"),
    ],
)
def test_mistakes_get_one_message(words: tuple[str, ...], message: str) -> None:
    result = grognard("arena", "waterloo", *words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.output
