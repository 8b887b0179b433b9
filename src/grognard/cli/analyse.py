"""`grognard analyse`: what decided a saved game, and why a computer played as it did."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from grognard.cli.options import language
from grognard.kernel.journal import Journal
from grognard.kernel.speech import usual_language
from grognard.lab.analyse import AnalysisError, Wishes, usual_wishes
from grognard.lab.analyse import analyse as analysed
from grognard.lab.record import Analysis, Belief, Chance, to_json
from grognard.lab.telling import point_line, sum_line, surprises, swing_with_error, with_error
from grognard.lab.why import Why
from grognard.lab.why import why as explained
from grognard.lab.words import Words

GRAPH = 41  # characters from 0 to 100 %
NARROW = 21  # where turns are called by their dates
DASH = "–"


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--iterations",
    type=click.IntRange(2, 100_000),
    help="Lines of play for every estimate: four times as many halve the errors.",
)
@click.option(
    "--search",
    type=click.IntRange(0, 100_000),
    help="Iterations of the search for better orders; 0 seeks none.",
)
@click.option("--every", is_flag=True, help="Weigh every action, not only those that stand.")
@click.option("--deep", is_flag=True, help="Seek better orders at every decision.")
@click.option("--deals", type=click.IntRange(0, 100_000), help="For beliefs; 0 asks for none.")
@click.option("--seed", default=1, show_default=True, help="The same seed, the same analysis.")
@click.option("--json", "target", help="Write it to this file for programs; - prints it.")
@click.option("--why", "action", type=click.IntRange(1), help="Explain this action instead.")
@click.option("--player-seed", type=int, help="With --why: its seed, if it is known.")
@language
def analyse(
    file: Path,
    iterations: int | None,
    search: int | None,
    deals: int | None,
    every: bool,
    deep: bool,
    seed: int,
    target: str | None,
    action: int | None,
    player_seed: int | None,
    lang: str | None,
) -> None:
    """Analyse the game in FILE with nothing hidden: best when it is over."""
    journal = Journal.load(file)
    words = Words(journal.game, lang or usual_language())
    console = Console(highlight=False)
    if action is not None:
        reasons = explained(journal, action, seed=player_seed, language=words.language)
        if target is not None:
            _write(msgspec.json.format(msgspec.json.encode(reasons), indent=1), target, words)
        else:
            _tell_why(reasons, words, console)
        return
    wishes = replace(wished(iterations, search, deals, seed), every=every, deep=deep)
    analysis = run(journal, wishes, words)
    if target is not None:
        _write(to_json(analysis), target, words)
    else:
        words.date_turns(analysis)
        _tell(analysis, words, console)


def wished(iterations: int | None, search: int | None, deals: int | None, seed: int) -> Wishes:
    """What was asked for; where nothing was said, what can be done in a minute or so."""
    usual = usual_wishes()
    free = iterations is None and search is None
    return Wishes(
        seconds=usual.seconds if free else 0.0,
        iterations=usual.iterations if iterations is None else iterations,
        search=usual.search if search is None else search,
        deals=usual.deals if deals is None else deals,
        seed=seed,
    )


def run(journal: Journal, wishes: Wishes, words: Words) -> Analysis:
    """Analyses with a bar that shows how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.say("weighing"), total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return analysed(journal, wishes, words.language, progress)


def _write(data: bytes, target: str, words: Words) -> None:
    if target == "-":
        click.echo(data.decode())
        return
    try:
        Path(target).write_bytes(data)
    except OSError as error:
        raise AnalysisError(f"{target} cannot be written: {error.strerror or error}.") from error
    click.echo(words.say("written", file=target))


# --- an analysis ---------------------------------------------------------------------------------


def _tell(analysis: Analysis, words: Words, console: Console) -> None:
    scenario = words.texts.say(f"scenario-{analysis.scenario}")
    console.print(Text(f"{analysis.title} · {scenario} · {analysis.ending}", style="bold"))
    _graph(analysis, words, console)
    _accounts(analysis, words, console)
    _turning_points(analysis, words, console)
    _dice(analysis, words, console)
    _better(analysis, words, console)
    _beliefs(analysis, words, console)


def _heading(text: str, console: Console) -> None:
    console.print()
    console.print(Text(text, style="bold"))


def bar(chance: Chance, wide: int = GRAPH) -> str:
    """A chance from 0 to 100 % as a mark with two standard errors each way."""
    cells = list("·" * wide)
    cells[wide // 2] = "┊"
    low, high = (_cell(chance.value + k * chance.error, wide) for k in (-2, 2))
    for at in range(low, high + 1):
        cells[at] = "─"
    cells[_cell(chance.value, wide)] = "●"
    return "".join(cells)


def _cell(value: float, wide: int) -> int:
    return round(min(1.0, max(0.0, value)) * (wide - 1))


def _graph(analysis: Analysis, words: Words, console: Console) -> None:
    _heading(words.say("graph-of", seats=words.seats(analysis.sides[0])), console)
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    wide = NARROW if words.dates else GRAPH
    table.add_column(words.say("turn"), justify="right", no_wrap=True)
    table.add_column("0 %" + "100 %".rjust(wide - 3), no_wrap=True)
    table.add_column(words.say("chance"), justify="right", no_wrap=True)
    for seats in analysis.sides:
        table.add_column(words.say("decisions-of", seats=words.seats(seats)), justify="right")
    table.add_column(words.say("luck"), justify="right")
    for turn in analysis.turns:
        gains = [
            _signed((turn.decisions[seat] for seat in seats if seat in turn.decisions), words)
            for seats in analysis.sides
        ]
        name = words.turn_mark(turn.turn)
        luck = words.swing(turn.luck.value) if turn.luck.error else DASH
        table.add_row(name, bar(turn.start, wide), with_error(turn.start, words), *gains, luck)
    table.add_row(words.say("end"), bar(analysis.last, wide), with_error(analysis.last, words))
    console.print(table)
    console.print(Text(words.say("graph-note", number=analysis.iterations), style="dim"))


def _signed(found: Iterable[Chance], words: Words) -> str:
    chances = list(found)
    return words.swing(sum(chance.value for chance in chances)) if chances else DASH


def _accounts(analysis: Analysis, words: Words, console: Console) -> None:
    _heading(words.say("accounts"), console)
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    for name in ("seat", "decisions", "luck-own", "luck-enemy"):
        table.add_column(words.say(name), justify="left" if name == "seat" else "right")
    for account in analysis.accounts:
        swings = (account.decisions, account.luck_of_own_dice, account.luck_of_enemy_dice)
        figures = [swing_with_error(swing, words) for swing in swings]
        table.add_row(words.seats(account.seats), *figures)
    console.print(table)
    console.print(sum_line(analysis, words))
    console.print(Text(words.say("accounts-note"), style="dim"))


def _turning_points(analysis: Analysis, words: Words, console: Console) -> None:
    _heading(words.say("turning-points"), console)
    if not analysis.turning_points:
        console.print(words.say("no-turning-points"))
    for point in analysis.turning_points:
        console.print(Text(point_line(point, analysis, words), style="bold"))
        for sentence in point.told:
            console.print(Text(f"  {sentence}"))


def _dice(analysis: Analysis, words: Words, console: Console) -> None:
    _heading(words.say("dice"), console)
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column(words.say("seat"))
    for face in range(1, len(analysis.faces[0].counts) + 1):
        table.add_column(str(face), justify="right")
    table.add_column(words.say("expected"), justify="right")
    for faces in analysis.faces:
        seats = words.seats(analysis.sides[faces.side])
        table.add_row(seats, *map(str, faces.counts), words.number(faces.expected))
    console.print(table)
    if not analysis.rolls:
        return
    rolls = Table(box=None, pad_edge=False, padding=(0, 1))
    for name in ("kind", "seat", "dice", "hits", "expected", "spread"):
        rolls.add_column(words.say(name), justify="left" if name in ("kind", "seat") else "right")
    for roll in analysis.rolls:
        rolls.add_row(
            words.roll(roll.kind),
            words.seats(analysis.sides[roll.side]),
            str(roll.dice),
            str(roll.hits),
            words.number(roll.expected),
            f"± {words.number(roll.spread)}",
        )
    console.print(rolls)


def _better(analysis: Analysis, words: Words, console: Console) -> None:
    _heading(words.say("better"), console)
    if not analysis.better:
        console.print(words.say("no-better"))
    for better in analysis.better:
        console.print(words.better(better))
        for name, actions in (("begins", better.begins), ("played", better.played)):
            text = words.say(f"better-{name}", actions="; ".join(actions))
            console.print(Text(f"  {text}", style="dim"))


def _beliefs(analysis: Analysis, words: Words, console: Console) -> None:
    if not analysis.beliefs:
        return
    _heading(words.say("beliefs"), console)
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column(words.say("seat"))
    table.add_column(words.say("right"), justify="right")
    table.add_column(words.say("surprises"))
    for side, seats in enumerate(analysis.sides):
        own = [belief for belief in analysis.beliefs if belief.side == side]
        right = sum(belief.right for belief in own) / len(own)
        told = "\n".join(_surprises(own, words))
        table.add_row(words.seats(seats), words.percent(right), told)
    console.print(table)


def _surprises(beliefs: list[Belief], words: Words) -> list[str]:
    """Where expectation and truth were farthest apart."""
    return [
        words.say(
            "surprise",
            turn=words.turn(belief.turn),
            place=guessed.name,
            mean=words.number(guessed.mean),
            spread=words.number(guessed.spread),
            truth=str(guessed.truth),
        )
        for belief, guessed in surprises(beliefs)
    ]


# --- a decision ----------------------------------------------------------------------------------


def _tell_why(reasons: Why, words: Words, console: Console) -> None:
    title = words.say("why", seat=words.seat(reasons.seat), action=reasons.text)
    console.print(Text(title, style="bold"))
    key = "why-repeated" if reasons.repeated else "why-other"
    if reasons.lines:
        console.print(words.say(key, number=reasons.iterations))
        if reasons.pondered:
            console.print(words.say("why-pondered"))
        _lines(reasons, words, console)
    else:
        console.print(words.say("why-only"))
    _believed(reasons, words, console)


def _lines(reasons: Why, words: Words, console: Console) -> None:
    _heading(words.say("lines"), console)
    lines = Table(box=None, pad_edge=False, padding=(0, 1))
    for name in ("visits", "chance", "order", "reply"):
        lines.add_column(
            words.say(name), justify="right" if name in ("visits", "chance") else "left"
        )
    for line in reasons.lines:
        replies = "\n".join(
            words.say("seat-player", seat=words.seat(reply.seat), player=reply.order)
            for reply in line.replies
        )
        style = "bold" if line.chosen else ""
        lines.add_row(
            str(line.visits), words.percent(line.chance), line.order, replies, style=style
        )
    console.print(lines)


def _believed(reasons: Why, words: Words, console: Console) -> None:
    _heading(words.say("believed"), console)
    strengths = Table(box=None, pad_edge=False, padding=(0, 1))
    for name in ("place", "expected-strength", "range", "true-strength"):
        strengths.add_column(words.say(name), justify="left" if name == "place" else "right")
    for place in reasons.strengths:
        reach = f"{place.least}–{place.most}"
        strengths.add_row(place.place, words.number(place.mean), reach, str(place.truth))
    console.print(strengths)
    if not reasons.pieces:
        return
    console.print()
    pieces = Table(box=None, pad_edge=False, padding=(0, 1))
    for name in ("piece", "likely", "truth"):
        pieces.add_column(words.say(name))
    for piece in reasons.pieces:
        likely = f"{piece.place} ({words.percent(piece.likely)})"
        pieces.add_row(piece.piece, likely, piece.truth or words.say("gone"))
    console.print(pieces)
