"""`grognard play`: a game in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from grognard.cli import saves
from grognard.cli.options import edition, language
from grognard.cli.screen import Screen
from grognard.cli.session import HUMAN, Session
from grognard.cli.start import Wishes, ask_game, ask_wishes
from grognard.kernel import registry
from grognard.kernel.game import Game, UnknownName
from grognard.kernel.journal import Journal, JournalError
from grognard.kernel.option import Option
from grognard.kernel.speech import Speech, usual_language
from grognard.players import NAMES, PONDER, is_known, offered

LATEST = "latest"
USUAL_OPPONENT = "captain"


class Play(click.Command):
    """A command with a switch for every option of every game."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The command's own options and those of the games."""
        return [*super().get_params(ctx), *(_switch(game, o) for game, o in _game_options())]


def _game_options() -> list[tuple[Game, Option]]:
    """Every option of every game, each key once."""
    found: dict[str, tuple[Game, Option]] = {}
    for game in map(registry.game, registry.names()):
        for option in game.options:
            found.setdefault(option.key, (game, option))
    return list(found.values())


def _switch(game: Game, option: Option) -> click.Option:
    name = option.key.replace("_", "-")
    text = game.texts("en").say(f"option-{name}")
    return click.Option([f"--{name}"], is_flag=True, help=f"{text} (rule {option.rule}).")


def _named(say: Speech, name: str) -> str:
    """A player in words; one with a style or a time goes by its own name."""
    return say.say(f"player-{name}") if name in (*NAMES, HUMAN) else name


def _opponent(ctx: click.Context, option: click.Parameter, name: str | None) -> str | None:
    """A player that there is, or a human."""
    if name is not None and name != HUMAN and not is_known(name):
        raise click.BadParameter(f"no player is called {name}", ctx, option)
    return name


def _pondering(name: str | None) -> str:
    """The same player thinking on the other's time, if it thinks at all."""
    wanted = f"{name or USUAL_OPPONENT}:{PONDER}"
    if not is_known(wanted):
        raise click.UsageError(f"{name} does not think, so it cannot think on your time")
    return wanted


@click.command(cls=Play)
@click.argument("game", required=False)
@click.argument("scenario", required=False)
@edition
@click.option("--seat", help="The seat you play (default: the first).")
@click.option(
    "--against",
    callback=_opponent,
    metavar="PLAYER",
    help=f"Who plays the other seats: {', '.join((*NAMES, HUMAN))}; a style may follow a level, as"
    " in marshal:bold; time:5 thinks five seconds about an order.",
)
@click.option("--ponder", is_flag=True, help="The opponent also thinks on your time.")
@click.option("--seed", type=int, help="The same number gives the same dice.")
@click.option("--save", "save", type=click.Path(dir_okay=False, path_type=Path), help="Save here.")
@click.option(
    "--resume",
    is_flag=False,
    flag_value=LATEST,
    metavar="[FILE]",
    help="Take up a saved game (without a file: the latest).",
)
@click.option("--lesson", is_flag=True, help="The first game: hints come with the questions.")
@click.option("--salvage", is_flag=True, help="Resume a damaged file as far as it is sound.")
@click.option("--no-colour", "--no-color", is_flag=True, help="Without colours.")
@language
def play(
    game: str | None,
    scenario: str | None,
    edition: str | None,
    seat: str | None,
    against: str | None,
    ponder: bool,
    seed: int | None,
    save: Path | None,
    resume: str | None,
    lesson: bool,
    salvage: bool,
    no_colour: bool,
    lang: str | None,
    **options: bool,
) -> None:
    """Play GAME in the terminal: against the computer, or two at one screen.

    SCENARIO is how it begins; `grognard games` lists the games and their scenarios.
    """
    screen = Screen(colour=not no_colour)
    chosen: Game | None = registry.game(game or registry.usual())
    tongue = lang or usual_language()
    opponent = _pondering(against) if ponder else against
    wishes = Wishes(scenario, seat, opponent, resume, tongue, edition)
    if lesson and resume is None and chosen is not None:
        wishes = _first_game(chosen, wishes)
    bare = not any(
        x is not None for x in (game, scenario, edition, seat, wishes.against, seed, save, resume)
    )
    if bare and not any(options.values()) and sys.stdin.isatty():
        chosen = ask_game(_usual_first(), screen, tongue)
        asked = None if chosen is None else ask_wishes(chosen, screen, wishes)
        if asked is None:
            return
        wishes = asked
    assert chosen is not None
    if wishes.resume:
        journal, path = _resumed(wishes.resume, salvage, save)
    else:
        journal = _begun(chosen, wishes, seed, options)
        path = _free(save) if save else saves.new_save(chosen.key, journal.header.scenario)
    speech = Speech(journal.game, wishes.language)
    _welcome(screen, speech, journal, resumed=path if wishes.resume else None)
    session = Session(journal, screen, speech, path)
    session.taught = set() if lesson else None
    session.run()


def _first_game(game: Game, wishes: Wishes) -> Wishes:
    """As the game's lesson begins, where nothing else was said."""
    taught = game.lesson
    if taught is None:
        raise click.UsageError(f"{game.title} has no first game that teaches")
    return replace(
        wishes,
        scenario=wishes.scenario or taught.scenario,
        seat=wishes.seat or taught.seat,
        against=wishes.against or taught.opponent,
    )


def _usual_first() -> list[Game]:
    """All games, the usual one first."""
    usual = registry.usual()
    return [registry.game(key) for key in sorted(registry.names(), key=lambda key: key != usual)]


def _begun(game: Game, wishes: Wishes, seed: int | None, options: Mapping[str, bool]) -> Journal:
    """A new game with its seats given out."""
    on = {name: True for name, wanted in options.items() if wanted}
    seats = game.seats(game.check_options(on))
    if wishes.seat is not None and wishes.seat not in seats:
        raise UnknownName("seat", wishes.seat, seats)
    opponent = wishes.against or offered(game)[0]
    own = wishes.seat or seats[0]
    players = {seat: HUMAN if seat == own else opponent for seat in seats}
    scenario, edition = wishes.scenario, wishes.edition
    return Journal.begin(game, scenario, edition=edition, seed=seed, players=players, **on)


def _free(path: Path) -> Path:
    """A file for a new game, which must not cost an old one."""
    if path.exists():
        raise JournalError(
            f"{path} exists already. Take it up with: grognard play --resume {path}, or name "
            "another file."
        )
    return path


def _resumed(name: str, salvage: bool, save: Path | None) -> tuple[Journal, Path]:
    """A saved game; a salvaged one is continued in a file of its own."""
    path = _latest() if name == LATEST else Path(name)
    try:
        journal = Journal.load(path, salvage=salvage)
    except JournalError as error:
        hint = "" if error.line is None else "\nPlay on from before that line with --salvage."
        raise JournalError(f"{error}{hint}") from error
    if journal.ended is not None:
        raise JournalError(
            f"The game in {path} is over ({journal.ended}). "
            f"It can be followed with: grognard replay {path}"
        )
    if not journal.header.seed and not journal.state.over:
        raise JournalError(
            f"{path} does not hold the seed of its dice, so the game cannot go on here. "
            f"It can be followed with: grognard replay {path}"
        )
    if save is not None:
        return journal, _free(save)
    if salvage:
        return journal, saves.new_save(journal.game.key, journal.header.scenario)
    return journal, path


def _latest() -> Path:
    found = saves.all_saves()
    if not found:
        raise JournalError(f"There is no saved game in {saves.folder()}.")
    return found[0]


def _welcome(screen: Screen, say: Speech, journal: Journal, resumed: Path | None) -> None:
    scenario = say.say(f"scenario-{journal.header.scenario}")
    screen.show(f"{journal.game.title} · {scenario}", "bold")
    if resumed is not None:
        number = len(journal.entries)
        screen.show(say.ui("resumed", file=str(resumed), number=number))
    players: dict[str, Any] = journal.header.players
    others = {name for name in players.values() if name != HUMAN}
    if others:
        own = ", ".join(say.seat(seat) for seat, name in players.items() if name == HUMAN)
        opponent = ", ".join(_named(say, name) for name in sorted(others))
        screen.show(say.ui("you-play", seat=own, opponent=opponent))
    else:
        screen.show(say.ui("hot-seat"))
    screen.show(say.ui("ask"), "dim")
