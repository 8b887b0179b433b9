"""`grognard report`: an illustrated report of a saved game."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from grognard.cli.analyse import run, wished
from grognard.cli.options import language
from grognard.kernel.journal import Journal
from grognard.kernel.speech import usual_language
from grognard.lab.analyse import AnalysisError
from grognard.lab.record import Analysis, from_json
from grognard.lab.report import report as written
from grognard.lab.words import Words


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where it goes (HTML).")
@click.option("--iterations", type=click.IntRange(2, 100_000), help="As for `analyse`.")
@click.option("--search", type=click.IntRange(0, 100_000), help="As for `analyse`.")
@click.option("--deals", type=click.IntRange(0, 100_000), help="For beliefs; 0 asks for none.")
@click.option("--seed", default=1, show_default=True, help="The same seed, the same report.")
@click.option(
    "--analysis",
    "made",
    type=click.Path(path_type=Path),
    help="An analysis of this game already written by `analyse --json`; in its language.",
)
@language
def report(
    file: Path,
    output: Path | None,
    iterations: int | None,
    search: int | None,
    deals: int | None,
    seed: int,
    made: Path | None,
    lang: str | None,
) -> None:
    """Write the story of the game in FILE: graph, maps, battles, dice, in one HTML file."""
    journal = Journal.load(file)
    words = Words(journal.game, lang or usual_language())
    if made is None:
        analysis = run(journal, wished(iterations, search, deals, seed), words)
    else:
        analysis = _read(made, journal)
        words = Words(journal.game, analysis.language)
    target = output or file.with_suffix(".html")
    page = written(journal, analysis).encode()
    try:
        target.write_bytes(page)
    except OSError as error:
        raise AnalysisError(f"{target} cannot be written: {error.strerror or error}.") from error
    click.echo(words.say("report-written", file=str(target), size=round(len(page) / 1000)))


def _read(file: Path, journal: Journal) -> Analysis:
    """An analysis from a file; it must be of this game."""
    try:
        analysis = from_json(file.read_bytes())
    except OSError as error:
        raise AnalysisError(f"{file} cannot be read: {error.strerror or error}.") from error
    except msgspec.MsgspecError as error:
        raise AnalysisError(f"{file} is not an analysis: {error}") from error
    if (analysis.game, analysis.actions) != (journal.header.game, len(journal.entries)):
        raise AnalysisError(f"{file} is the analysis of another game.")
    return analysis
