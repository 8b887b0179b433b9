"""`grognard arena`: two computer players find out who is stronger."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Any

import click

from grognard import native
from grognard.cli.batch import bar, place_options
from grognard.cli.options import edition
from grognard.lab.arena import Contest, Standing, contest, run
from grognard.lab.elo import Sequential
from grognard.lab.jobs import Place

FAILED = 1  # exit code: some games did not come to their end

CHANCE = click.FloatRange(0, 0.5, min_open=True, max_open=True)


@click.command()
@click.argument("game")
@click.argument("first")
@click.argument("second")
@click.option("--games", default=200, show_default=True, type=click.IntRange(2), help="How many.")
@click.option("--scenario", default=None, help="The scenario; the usual one if not said.")
@edition
@click.option("--option", "options", multiple=True, help="An optional rule; may be repeated.")
@click.option("--seed", default=1, show_default=True, help="The same seed, the same games.")
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    help="Time for each decision, instead of the iterations that the players are named by.",
)
@place_options
@click.option("--resume", "file", help="Keep the games in this file, and go on with those in it.")
@click.option("--stop-early", is_flag=True, help="Stop when a sequential test has decided.")
@click.option("--elo0", default=0.0, show_default=True, help="The test: not better than this,")
@click.option("--elo1", default=50.0, show_default=True, help="or at least as much better as this?")
@click.option("--alpha", default=0.05, show_default=True, type=CHANCE, help="Wrongly better.")
@click.option("--beta", default=0.05, show_default=True, type=CHANCE, help="Wrongly not better.")
@click.option("--json", "as_json", is_flag=True, help="The result for a program to read.")
@click.pass_context
def arena(
    context: click.Context,
    game: str,
    first: str,
    second: str,
    games: int,
    scenario: str | None,
    edition: str | None,
    options: tuple[str, ...],
    seed: int,
    seconds: float | None,
    jobs: int,
    cluster: str | None,
    file: str | None,
    stop_early: bool,
    elo0: float,
    elo1: float,
    alpha: float,
    beta: float,
    as_json: bool,
) -> None:
    """Matches of GAME between the players FIRST and SECOND, each game from both sides.

    A player is named by a word: random, greedy, a level (recruit, captain, marshal), or
    search:200, which thinks 200 iterations about every order.
    """
    if elo0 >= elo1:
        raise click.BadParameter("--elo0 must be less than --elo1.")
    test = Sequential(elo0, elo1, alpha, beta) if stop_early else None
    meeting = contest(game, (first, second), scenario, options, seed, seconds, edition)
    began = perf_counter()
    standing = _run(meeting, games, Place(jobs, cluster), file, test, quiet=as_json)
    figures = standing.figures() | {
        "compiled": native.compiled(game),
        "seconds": round(perf_counter() - began, 1),
    }
    click.echo(json.dumps(figures) if as_json else told(figures))
    if figures["failed"]:
        context.exit(FAILED)


def _run(
    meeting: Contest,
    games: int,
    place: Place,
    file: str | None,
    test: Sequential | None,
    quiet: bool,
) -> Standing:
    with bar(quiet) as shown:
        task = shown.add_task(" - ".join(meeting.players), total=games)

        def progress(standing: Standing) -> None:
            points = sum(standing.scores)
            names = " - ".join(meeting.players)
            score = f" {points:g} of {len(standing.pairs)} pairs"
            shown.update(task, description=names + score, completed=len(standing.games))

        return run(meeting, games, place, file=file, test=test, progress=progress)


def told(figures: dict[str, Any]) -> str:
    """The figures for people."""
    first, second = figures["players"]
    lines = [
        ("", f"{first} against {second}: {figures['game']}, {figures['scenario']}"),
        ("games", f"{figures['games']}, each from both sides with the same dice"),
        ("score", _score(figures)),
        *((f"as {side}", _results(results)) for side, results in figures["sides"].items()),
        ("Elo", _elo(figures["elo"], *figures["elo_interval"])),
        ("pairs", _pairs(figures["pairs"])),
        *([("test", _test(figures["test"]))] if figures["test"] else []),
        ("outcomes", ", ".join(f"{key} {n}" for key, n in figures["outcomes"].items())),
        *(
            ("failed", f"game {game['number']} (seed {game['seed']}): {game['error']}")
            for game in figures["failed"]
        ),
        ("digest", figures["digest"][:16]),
        ("seconds", f"{figures['seconds']}"),
    ]
    width = max(12, *(len(name) + 2 for name, _text in lines))
    return "\n".join(f"{name:{width}}{text}" if name else text for name, text in lines)


def _score(figures: dict[str, Any]) -> str:
    low, high = figures["score_interval"]
    points = f"{figures['points']:g} ({figures['score']:.1%}; 95 %: {low:.1%} to {high:.1%})"
    return f"{points}, {_results(figures)}"


def _results(results: dict[str, int]) -> str:
    return f"{results['won']} won, {results['drawn']} drawn, {results['lost']} lost"


def _elo(best: float | None, low: float | None, high: float | None) -> str:
    """A difference with its interval; where that has no end, the bound on the other side."""
    if low is not None and high is not None:
        within = f"{low:+.0f} to {high:+.0f}"
    elif low is not None:
        within = f"at least {low:+.0f}"
    elif high is not None:
        within = f"at most {high:+.0f}"
    else:
        within = "anything"
    return f"95 %: {within}" if best is None else f"{best:+.0f} (95 %: {within})"


def _pairs(counts: list[int]) -> str:
    names = ("0", "½", "1", "1½", "2")
    return ", ".join(f"{n} x {name}" for name, n in zip(names, counts, strict=True))


def _test(test: dict[str, Any]) -> str:
    low, high = test["bounds"]
    ended = {"elo0": f"not better than {test['elo0']:+g}", "elo1": f"at least {test['elo1']:+g}"}
    verdict = ended.get(test["verdict"], "undecided")
    return f"{verdict} (log-likelihood ratio {test['ratio']}, bounds {low} and {high})"
