"""The commands of `grognard` from outside."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import grognard
from grognard import compiling, native
from grognard.cli import saves
from grognard.cli.main import COMMANDS, main
from grognard.kernel import registry
from grognard.kernel.journal import Journal
from grognard.kernel.text import LANGUAGES


def run(*words: str, typed: str = "") -> Result:
    """Runs `grognard` with these words."""
    result = CliRunner().invoke(main, list(words), input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def saved(folder: Path, *actions: str) -> Path:
    """A saved game with these actions."""
    journal = Journal.begin(registry.game("waterloo"), seed=3)
    for action in actions:
        journal.play(action)
    path = folder / "game.journal"
    journal.save(path)
    return path


GAME = ("group philippeville", "march pajol laneffe", "march milhaud laneffe", "done", "done")


# --- help and errors -----------------------------------------------------------------------


def test_help_lists_every_command_without_loading_a_game() -> None:
    script = (
        "import sys; from grognard.cli.main import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([m for m in sys.modules if m.startswith('grognard.games') or m == 'rich'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert all(name in done.stdout for name in COMMANDS)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "waterloo", "historcal"), "Did you mean historical?"),
        (("play", "chess"), "There is no game 'chess'. There are: "),
        (("play", "--seat", "british"), "There is no seat 'british'. There are: french, allied."),
        (("play", "--resume"), "There is no saved game in"),
        (("play", "--resume", "nowhere.journal"), "nowhere.journal cannot be read"),
        (("replay", "nowhere.journal"), "nowhere.journal cannot be read"),
        (("check", "chess"), "There is no game 'chess'"),
    ],
)
def test_mistakes_get_one_message_and_exit_code_2(words: tuple[str, ...], message: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.output


# --- games, check, compile -----------------------------------------------------------------


def test_games_tells_people_and_programs_the_same() -> None:
    lines = [json.loads(line) for line in run("games", "--json").output.splitlines()]
    assert [line["game"] for line in lines] == list(registry.names())
    told = next(line for line in lines if line["game"] == "waterloo")
    assert told["data"] == registry.game("waterloo").data_version
    text = run("games").output
    assert all(name in text for name in (told["title"], *told["scenarios"], "--three-players"))


def test_check_counts_what_is_reconstructed() -> None:
    told = json.loads(run("check", "--json").output)
    model = registry.game("waterloo").model  # type: ignore[attr-defined]
    records = sum(map(len, (model.towns, model.roads, model.units, model.turns, model.scenarios)))
    assert told["problems"] == []
    assert sum(told["sources"].values()) == records
    assert "reconstructed" in run("check").output


def test_check_finds_the_line_of_a_wrong_correction(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "units.toml").write_text('\n[[unit]]\nkey = "foy"\ncv = 9\n')
    result = run("check", "waterloo", "--data", str(folder))
    assert result.exit_code == 1
    assert "units.toml:4: " in result.output
    told = run("check", "--data", str(folder), "--json")
    assert told.exit_code == 1
    assert json.loads(told.stdout)["problems"][0]["line"] == 4


def test_check_warns_where_corrections_contradict_the_rules(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "roads.toml").write_text('[[road]]\na = "brussels"\nb = "aalst"\nremove = true\n')
    result = run("check", "waterloo", "--data", str(folder))
    assert result.exit_code == 0
    assert "Warning: towns.toml:" in result.output
    assert "(5.1)" in result.output


def test_compile_tells_what_is_compiled_or_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def compiles(games: tuple[str, ...], force: bool, say: Callable[[str], None]) -> None:
        asked.append((games, force))
        say("Compiling kernel …")

    monkeypatch.setattr(compiling, "compile_groups", compiles)
    monkeypatch.setattr(native, "fitting", lambda: {"kernel": Path("somewhere")})
    result = run("compile", "waterloo", "--force")
    told = result.stdout.splitlines()
    assert told[0] == "kernel: somewhere"
    assert "waterloo: not compiled" in told[1:]
    assert result.stderr == "Compiling kernel …\n"
    assert run("compile", "--status").stdout == result.stdout
    assert asked == [(("waterloo",), True)]

    def fails(games: tuple[str, ...], force: bool, say: object) -> None:
        raise compiling.CompileError("no compiler")

    monkeypatch.setattr(compiling, "compile_groups", fails)
    result = run("compile")
    assert result.exit_code == 1
    assert "no compiler" in result.stderr
    assert run("compile", "austerlitz").exit_code == 2


# --- rules ---------------------------------------------------------------------------------


def test_rules_lists_titles_texts_and_rulings() -> None:
    listed = run("rules").output
    assert "5.3" in listed
    assert "13.2" in listed
    assert "W1 " not in listed
    assert run("rules", "5.3").output == run("rules", "waterloo", "5.3").output
    assert "10" in run("rules", "waterloo", "5.3").output
    assert "W16" in run("rules", "--rulings").output
    assert run("rules", "5.3", "--lang", "fr").output != run("rules", "5.3").output


def test_a_rule_is_found_by_the_number_of_the_usual_edition() -> None:
    """The original edition of Age prints its 11.4 as 14.4."""
    found = run("rules", "age", "11.4", "--edition", "original").output
    assert found.startswith("14.4 ")
    assert found == run("rules", "age", "14.4", "--edition", "original").output


def test_an_unknown_rule_is_told() -> None:
    result = run("rules", "waterloo", "99.9")
    assert result.exit_code == 2
    assert "There is no rule '99.9'" in result.stderr


# --- play ----------------------------------------------------------------------------------


def test_play_saves_by_itself_and_resumes_the_same_state() -> None:
    first = run("play", "--against", "random", "--seed", "3", typed="group phil\nm paj lan\nquit\n")
    assert first.exit_code == 0
    (path,) = saves.all_saves()
    before = Journal.load(path)
    assert [entry.text for entry in before.entries] == [
        "group philippeville",
        "march pajol laneffe",
    ]
    again = run("play", "--resume", typed="town laneffe\n")
    assert "after 2 actions" in again.output.replace("\n", " ")
    assert "Pajol C3 (has moved)" in again.output
    assert Journal.load(path).state.same_as(before.state)


def test_an_opponent_may_have_a_style_and_must_be_known(tmp_path: Path) -> None:
    """A level with a style is a computer, also when the game is taken up again."""
    path = tmp_path / "bold.journal"
    first = run("play", "--against", "recruit:bold", "--save", str(path), typed="quit\n")
    assert first.exit_code == 0
    again = run("play", "--resume", str(path), typed="quit\n")
    assert again.exit_code == 0
    assert "recruit:bold" in again.output
    assert Journal.load(path).header.players == {"french": "human", "allied": "recruit:bold"}
    wrong = run("play", "--against", "hussar")
    assert wrong.exit_code == 2
    assert "hussar" in wrong.stderr


def test_an_opponent_may_think_on_ones_own_time(tmp_path: Path) -> None:
    """Only if it is asked to, and only one that thinks."""
    path = tmp_path / "game.journal"
    words = ("play", "--against", "captain:bold", "--save", str(path))
    assert run(*words, "--ponder", typed="quit\n").exit_code == 0
    assert Journal.load(path).header.players["allied"] == "captain:bold:ponder"
    for name in ("random", "recruit", "human"):
        wrong = run("play", "--against", name, "--ponder", typed="quit\n")
        assert wrong.exit_code == 2
        assert name in wrong.stderr


def test_play_takes_the_options_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "three.journal"
    run("play", "--three-players", "--seat", "prussian", "--against", "random", "--save", str(path))
    journal = Journal.load(path)
    assert journal.header.options == ("three_players",)
    assert journal.header.players == {
        "french": "random",
        "british": "random",
        "prussian": "human",
    }
    assert journal.state.seat == "prussian"


def test_play_never_overwrites_a_saved_game(tmp_path: Path) -> None:
    path = saved(tmp_path, *GAME)
    result = run("play", "--save", str(path))
    assert result.exit_code == 2
    assert "exists already" in result.stderr
    assert len(Journal.load(path).entries) == len(GAME)


def test_a_game_without_its_seed_can_be_followed_but_not_resumed(tmp_path: Path) -> None:
    path = saved(tmp_path, *GAME)
    path.write_text(Journal.load(path).to_text(secret=False))
    result = run("play", "--resume", str(path))
    assert result.exit_code == 2
    assert "does not hold the seed" in result.stderr
    assert run("replay", str(path)).exit_code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_play_speaks_the_language(lang: str) -> None:
    words = {"en": "June", "fr": "juin", "es": "junio"}
    assert words[lang] in run("play", "--lang", lang).output


def test_play_without_colour_prints_none() -> None:
    assert "\x1b[" not in run("play", "--no-colour").output


def test_a_terminal_without_accents_can_be_played_in(tmp_path: Path) -> None:
    script = "from grognard.cli.main import main; main(['play', '--against', 'random'])"
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=b"map\ntown charleroi\nforces\n\xff\xfe\nquit\n",
        capture_output=True,
        env=env,
        check=True,
    )
    assert b"Napol?on 1815" in done.stdout
    assert b"Px3" in done.stdout
    assert done.stdout.isascii()


# --- replay --------------------------------------------------------------------------------


def test_replay_shows_each_seat_what_it_saw(tmp_path: Path) -> None:
    path = str(saved(tmp_path, *GAME))
    assert "Pajol marches" in run("replay", path, "--seat", "french").output
    assert "Pajol marches" in run("replay", path, "--all").output
    for words in (("--seat", "allied"), ()):
        shown = run("replay", path, *words).output
        assert "Pajol" not in shown
        assert "A French block marches from Philippeville to Laneffe." in shown


def test_replay_begins_in_the_words_of_the_game(tmp_path: Path) -> None:
    """Nobody counts the years of Age of Napoleon as turns."""
    path = tmp_path / "a.journal"
    Journal.begin(grognard.game("age"), "1813", seed=1).save(path)
    shown = run("replay", str(path)).output
    assert "1813, round 3" in shown
    assert "Turn" not in shown


def test_replay_stops_where_it_is_told(tmp_path: Path) -> None:
    path = str(saved(tmp_path, *GAME))
    assert "Milhaud" not in run("replay", path, "--all", "--until", "2").output
    assert "Milhaud" in run("replay", path, "--all", "--until", "3").output


def test_replay_as_json_is_a_line_an_event(tmp_path: Path) -> None:
    path = str(saved(tmp_path, *GAME))
    lines = [json.loads(line) for line in run("replay", path, "--json").output.splitlines()]
    assert {line["event"] for line in lines} >= {"group-chosen", "marched", "turn-begins"}
    assert "pajol" not in json.dumps(lines)


def test_replay_tells_how_a_game_was_given_up(tmp_path: Path) -> None:
    """Also that something was taken back; and such a game cannot be played on."""
    path = saved(tmp_path, *GAME)
    journal = Journal.load(path)
    journal.back(0, "french")
    journal.end("resigned", "french")
    journal.save(path)
    told = run("replay", str(path), "--lang", "en").output
    assert "Taken back: the game stands at its beginning again." in told
    assert told.rstrip().endswith("French resigns.")
    lines = run("replay", str(path), "--json").output.splitlines()
    assert json.loads(lines[-1]) == {"ended": "resigned", "seat": "french"}
    assert "resigns" not in run("replay", str(path), "--until", "2", "--lang", "en").output
    assert json.loads(run("replay", str(path), "--verify", "--json").output)["verified"]
    result = run("play", "--resume", str(path))
    assert (result.exit_code, "is over (resigned french)" in result.stderr) == (2, True)


def test_replay_verifies_dice_and_seed(tmp_path: Path) -> None:
    path = saved(tmp_path, *GAME)
    shown = run("replay", str(path), "--verify").output
    assert "5 actions; 0 dice" in shown
    assert "it proves nothing about this game" in shown
    text = path.read_text()
    seed = next(line for line in text.splitlines() if line.startswith("seed: "))
    path.write_text(text.replace(seed, "seed: " + "00" * 32))
    result = run("replay", str(path), "--verify")
    assert result.exit_code == 2
    assert "seed" in result.stderr


def test_a_damaged_journal_names_the_line_and_can_be_salvaged(tmp_path: Path) -> None:
    path = saved(tmp_path, *GAME)
    text = path.read_text().replace("3 french | march milhaud laneffe", "3 frenc")
    path.write_text(text)
    line = text.splitlines().index("3 frenc") + 1
    result = run("replay", str(path))
    assert result.exit_code == 2
    assert f"game.journal:{line}:" in result.stderr
    assert "--salvage" in result.stderr
    assert "Pajol marches" in run("replay", str(path), "--all", "--salvage").output
    resumed = run("play", "--resume", str(path))
    assert resumed.exit_code == 2
    assert "--salvage" in resumed.stderr
    run("play", "--resume", str(path), "--salvage")
    assert path.read_text() == text
    assert len(Journal.load(saves.all_saves()[0]).entries) == 2


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "waterloo", "5.3"),
        ("check", "waterloo"),
        ("selfplay", "waterloo", "--games", "1"),
        ("balance", "waterloo", "--games", "1", "--player", "random", "--no-mend"),
        ("arena", "waterloo", "random", "random", "--games", "2"),
        ("bench", "rules", "waterloo", "--seconds", "0.01"),
        ("play", "waterloo"),
    ],
    ids=lambda words: words[0],
)
def test_an_edition_can_be_chosen_everywhere(words: tuple[str, ...]) -> None:
    wrong = run(*words, "--edition", "fourth")
    assert wrong.exit_code != 0
    assert "There is no edition 'fourth'. There are: third." in wrong.output
    if words[0] in ("rules", "check"):
        assert run(*words, "--edition", "third").output == run(*words).output
