"""The questions at the start of a game; Enter takes what is usual."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from grognard.cli import saves
from grognard.cli.screen import Screen
from grognard.cli.session import HUMAN
from grognard.kernel.game import Game
from grognard.kernel.speech import Speech
from grognard.kernel.text import LANGUAGES
from grognard.players import offered

MOST_SAVES = 5


@dataclass(frozen=True, slots=True)
class Wishes:
    """What game the player wants."""

    scenario: str | None
    seat: str | None
    against: str | None
    resume: str | None
    language: str
    edition: str | None = None


def ask_wishes(game: Game, screen: Screen, first: Wishes) -> Wishes | None:
    """Asks for language, game or save, scenario, opponent and side; None if he would not say."""
    try:
        return _ask(game, screen, first)
    except (EOFError, KeyboardInterrupt):
        screen.show()
        return None


def ask_game(games: Sequence[Game], screen: Screen, language: str) -> Game | None:
    """Asks which of several games is wanted; None if he would not say."""
    if len(games) == 1:
        return games[0]
    try:
        titles = [game.title for game in games]
        return games[_choose(screen, Speech(games[0], language), "which-title", titles)]
    except (EOFError, KeyboardInterrupt):
        screen.show()
        return None


def _ask(game: Game, screen: Screen, first: Wishes) -> Wishes:
    screen.show(game.title, "bold")
    names = [Speech(game, tongue).ui("language-name") for tongue in LANGUAGES]
    usual = LANGUAGES.index(first.language)
    tongue = LANGUAGES[_choose(screen, Speech(game, first.language), "language", names, usual)]
    say = Speech(game, tongue)
    wishes = replace(first, language=tongue)
    found = saves.all_saves()[:MOST_SAVES]
    if found:
        games = [say.ui("new-game"), *(f"{say.ui('resume')} {path.stem}" for path in found)]
        chosen = _choose(screen, say, "which-game", games)
        if chosen:
            return replace(wishes, resume=str(found[chosen - 1]))
    return _ask_new(game, screen, say, wishes)


def _ask_new(game: Game, screen: Screen, say: Speech, wishes: Wishes) -> Wishes:
    texts = [say.say(f"scenario-{scenario}") for scenario in game.scenarios]
    scenario = game.scenarios[_choose(screen, say, "which-scenario", texts)]
    edition = wishes.edition
    if len(game.editions) > 1:
        texts = [say.say(f"edition-{edition}") for edition in game.editions]
        edition = game.editions[_choose(screen, say, "which-edition", texts)]
    opponents = (*offered(game), HUMAN)
    texts = [say.say(f"player-{name}") for name in opponents]
    against = opponents[_choose(screen, say, "which-opponent", texts)]
    seats = game.seats()
    seat = seats[0]
    if against != HUMAN:
        seat = seats[_choose(screen, say, "which-seat", [say.seat(seat) for seat in seats])]
    return replace(wishes, scenario=scenario, against=against, seat=seat, edition=edition)


def _choose(
    screen: Screen, say: Speech, question: str, answers: Sequence[str], usual: int = 0
) -> int:
    """The number of the answer; Enter means the usual one."""
    screen.show(say.ui(question), "bold")
    for number, answer in enumerate(answers, start=1):
        screen.show(f"  {number} {answer}{' *' if number == usual + 1 else ''}")
    while True:
        typed = screen.ask(f"[{usual + 1}] ")
        if not typed:
            return usual
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(answers):
            return int(typed) - 1
        begun = [n for n, a in enumerate(answers) if a.lower().startswith(typed.lower())]
        if len(begun) == 1:
            return begun[0]
        screen.show(say.ui("no-such-number", number=len(answers)), "yellow")
