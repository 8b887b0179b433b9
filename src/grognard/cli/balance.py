"""`grognard balance`: how fair each set-up is between equal players."""

from __future__ import annotations

import json
from typing import Any

import click

from grognard.cli.batch import bar, place_options
from grognard.cli.options import edition
from grognard.cli.options import game as game_argument
from grognard.lab.balance import FAIR, Balance, Survey, survey
from grognard.lab.jobs import Place


@click.command()
@game_argument
@click.option("--player", default="captain", show_default=True, help="Who plays all the seats.")
@click.option(
    "--games", default=200, show_default=True, type=click.IntRange(1), help="For each set-up."
)
@click.option("--scenario", "scenarios", multiple=True, help="Only this one; may be repeated.")
@edition
@click.option("--option", "options", multiple=True, help="An optional rule; may be repeated.")
@click.option("--seed", default=1, show_default=True, help="The same seed, the same games.")
@click.option(
    "--mend/--no-mend",
    default=True,
    show_default=True,
    help="Where a set-up is not fair, play it again with each option that might help.",
)
@place_options
@click.option("--json", "as_json", is_flag=True, help="The result for a program to read.")
def balance(
    game: str,
    player: str,
    games: int,
    scenarios: tuple[str, ...],
    edition: str | None,
    options: tuple[str, ...],
    seed: int,
    mend: bool,
    jobs: int,
    cluster: str | None,
    as_json: bool,
) -> None:
    """What each side of GAME wins in each set-up when the same player has all the seats."""
    wanted = Survey(game, player, games, scenarios, options, seed, edition, mend)
    found = _survey(wanted, Place(jobs, cluster), quiet=as_json)
    if as_json:
        figures = [one.figures() for one in found]
        click.echo(json.dumps({"game": game, "player": player, "set_ups": figures}))
        return
    for one in found:
        click.echo("\n".join(_told(one)))


def _survey(wanted: Survey, place: Place, quiet: bool) -> list[Balance]:
    with bar(quiet) as shown:
        tasks: dict[str, Any] = {}

        def progress(named: str, done: int) -> None:
            if named not in tasks:
                tasks[named] = shown.add_task(named, total=wanted.games)
            shown.advance(tasks[named], done)

        return survey(wanted, place, progress)


def _told(one: Balance) -> list[str]:
    lines = [_line(one)]
    if one.fair:
        return lines
    low, high = FAIR
    certainty = "" if one.sure else ", though more games might say otherwise"
    lines.append(f"  outside {low:.0%} to {high:.0%}{certainty}: help {one.weaker}.")
    lines += [f"  tried: {_line(tried)}" for tried in one.handicaps]
    if one.offer is not None:
        still = "" if one.offer.fair else f", though still outside {low:.0%} to {high:.0%}"
        lines.append(f"  a handicap to offer: {_added(one, one.offer)}{still}.")
    elif one.handicaps:
        lines.append("  none of these options brings it nearer to even.")
    return lines


def _added(one: Balance, offer: Balance) -> str:
    return ", ".join(key for key in offer.options if key not in one.options)


def _line(one: Balance) -> str:
    """One set-up: what each side scores, with its margin."""
    named = " + ".join((one.scenario, *one.options))
    rates = one.figures()["sides"].items()
    told = "; ".join(
        f"{side} {rate['rate']:.1%} (95 %: {rate['interval'][0]:.1%} to {rate['interval'][1]:.1%})"
        for side, rate in rates
    )
    return f"{named}: {told}; {one.draws} drawn of {one.games}"
