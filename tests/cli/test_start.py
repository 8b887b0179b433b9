"""The questions at the start of a game."""

from __future__ import annotations

from sitting import PaperScreen, answers

from grognard.cli import saves
from grognard.cli.start import Wishes, ask_game, ask_wishes
from grognard.kernel import registry
from grognard.kernel.journal import Journal

NOTHING = Wishes(None, None, None, None, "en")


def asked(*lines: str) -> Wishes | None:
    """What the answers come to."""
    return ask_wishes(registry.game("waterloo"), PaperScreen(answers(lines)), NOTHING)


def test_enter_takes_what_is_usual() -> None:
    assert asked("", "", "", "") == Wishes("historical", "french", "captain", None, "en")


def test_only_quick_players_are_offered_for_a_game_that_nobody_searches() -> None:
    europe = registry.game("europe")
    wishes = ask_wishes(europe, PaperScreen(answers(("", "", "", ""))), NOTHING)
    assert wishes == Wishes("1815", "empire", "greedy", None, "en")


def test_answers_by_number_or_by_their_first_letters() -> None:
    wishes = asked("fran", "3", "5", "Alli")
    assert wishes == Wishes("free", "allied", "random", None, "fr")


def test_two_at_one_screen_are_not_asked_for_a_side() -> None:
    assert asked("", "", "6") == Wishes("historical", "french", "human", None, "en")


def test_a_wrong_answer_is_asked_again() -> None:
    assert asked("9", "martian", "1", "", "", "") == Wishes(
        "historical", "french", "captain", None, "en"
    )


def test_a_saved_game_can_be_taken_up() -> None:
    path = saves.new_save("waterloo", "historical")
    Journal.begin(registry.game("waterloo"), seed=1).save(path)
    assert asked("", "2") == Wishes(None, None, None, str(path), "en")
    assert asked("", "1", "", "", "") == Wishes("historical", "french", "captain", None, "en")


def test_whoever_will_not_say_is_let_go() -> None:
    assert asked("") is None


def test_with_several_games_one_is_chosen_and_its_edition() -> None:
    """A game with one edition is not asked for it."""
    games = [registry.game("waterloo"), registry.game("provinces")]
    assert ask_game(games, PaperScreen(answers(["2"])), "en") is games[1]
    assert ask_game(games[:1], PaperScreen(answers([])), "en") is games[0]
    screen = PaperScreen(answers(["", "", "2", "", "blue"]))
    wishes = ask_wishes(games[1], screen, NOTHING)
    assert wishes == Wishes("plain", "blue", "captain", None, "en", "old")
