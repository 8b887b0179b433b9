"""`grognard odds`, and the odds in a game: what may come of it, before one commits oneself."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import click
from rich.console import Group, RenderableType
from rich.live import Live
from rich.table import Table
from rich.text import Text

from grognard.cli.main import Trouble
from grognard.cli.options import as_json, language
from grognard.cli.screen import Screen
from grognard.kernel.game import Game, UnknownName
from grognard.kernel.journal import Journal
from grognard.kernel.odds import Clash, Odds
from grognard.kernel.reason import Refused
from grognard.kernel.speech import Speech, usual_language
from grognard.kernel.state import State
from grognard.kernel.verbs import plain
from grognard.lab.odds import Share, Told, odds_mean, refine, simulate, widest

BATTLE = "battle"
LOOK = 3.0  # seconds that a battle is looked at
WIDE = 30  # characters of a bar


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("action", nargs=-1, required=True)
@click.option("--at", "number", type=click.IntRange(min=0), help="After this many actions.")
@click.option("--seat", help="By what this seat may know (default: the seat that is asked).")
@click.option("--runs", type=click.IntRange(1, 1_000_000), help="How often a battle is played out.")
@language
@as_json
def odds(
    file: Path,
    action: tuple[str, ...],
    number: int | None,
    seat: str | None,
    runs: int | None,
    lang: str | None,
    as_json: bool,
) -> None:
    """The odds of ACTION in the game in FILE, by what one seat may know.

    Any action that the game's rules know; and `battle PLACE [PIECE]...`, for a whole battle.
    """
    journal = Journal.load(file)
    state = journal.state if number is None else journal.state_at(number)
    seats = journal.game.seats_of(state)
    asking = seat or state.seat or seats[0]
    if asking not in seats:
        raise UnknownName("seat", asking, seats)
    say = Speech(journal.game, lang or usual_language())
    try:
        exact, clash = asked(journal.game, state, asking, " ".join(action))
    except Refused as refused:
        raise Trouble(say.reason(refused.reason)) from refused
    found = [] if exact is None else [exact]
    if clash is not None:
        found.append(simulate(clash, runs) if runs else next(refine(clash))[1])
    screen = Screen()
    for told in (Told(journal.game, answer, say.language) for answer in found):
        if as_json:
            click.echo(json.dumps(told.data(), ensure_ascii=False))
        else:
            screen.show(picture(told, say, screen.unicode))
    if not found:
        click.echo("null" if as_json else say.ui("odds-none"))


def asked(game: Game, state: State, seat: str, text: str) -> tuple[Odds | None, Clash | None]:
    """The exact odds of an action if it rolls dice; of a battle also how it may run its course."""
    words = text.split()
    whole = words[:1] == [BATTLE]
    try:
        exact = game.odds(state, seat, text)
    except Refused:
        # `battle` names an action too, but only while there is a choice of battles.
        if not whole:
            raise
        exact = None
    if not whole:
        return exact, None
    return exact, game.clash(state, seat, *battle_asked(game, words[1:]))


def battle_asked(game: Game, words: list[str]) -> tuple[str, list[str]]:
    """The place, which may have several words, and the pieces that attack it."""
    verbs = game.notation.verbs.values()
    operands = [one for verb in verbs for one in verb.operands if one.kind == "place"]
    for count in range(len(words), 0, -1):
        place = " ".join(words[:count])
        if any(plain(place) in one.named for one in operands):
            return place, words[count:]
    return " ".join(words), []


def look(screen: Screen, say: Speech, state: State, seat: str, text: str) -> None:
    """Shows the odds in a game; a battle gets better while one looks, Ctrl-C is enough."""
    exact, clash = asked(say.game, state, seat, text)
    if exact is not None:
        screen.show(picture(Told(say.game, exact, say.language), say, screen.unicode))
    elif clash is None:
        screen.show(say.ui("odds-none"))
    if clash is not None:
        _watch(screen, say, clash)


def _watch(screen: Screen, say: Speech, clash: Clash) -> None:
    until = perf_counter() + (LOOK if screen.console.is_terminal else 0)
    with Live(console=screen.console, auto_refresh=False) as live, suppress(KeyboardInterrupt):
        for _runs, answer, _margin in refine(clash):
            told = Told(say.game, answer, say.language)
            live.update(picture(told, say, screen.unicode), refresh=True)
            if perf_counter() >= until:
                return


# --- the picture -------------------------------------------------------------------------------


def picture(told: Told, say: Speech, unicode: bool) -> RenderableType:
    """What counts, then a chart of each measure."""
    parts: list[RenderableType] = [Text(told.title, "bold"), Text(_how(told, say), "dim")]
    for line in told.odds.lines:
        parts.append(Text(f"  {told.line(line)} · {say.rule(line.rule)}"))
    parts += [_chart(told, say, name, unicode) for name in told.odds.measures if _tells(told, name)]
    return Group(*parts)


def _how(told: Told, say: Speech) -> str:
    if not told.odds.runs:
        return say.ui("odds-exact")
    margin = f"{100 * widest(told.odds):.1f}"
    return say.ui("odds-simulated", runs=told.odds.runs, margin=margin)


def _tells(told: Told, name: str) -> bool:
    """The first measure always; others if they can be anything but nought."""
    return name == told.odds.measures[0] or set(told.odds.of(name).weights) != {(0,)}


def _chart(told: Told, say: Speech, name: str, unicode: bool) -> RenderableType:
    title = Text(told.measure(name), "italic")
    shares = told.shares(name)
    if any(share.text == str(share.value) for share in shares):
        mean = f"{odds_mean(told.odds, name):.2f}"
        title.append(f" · {say.ui('odds-average', mean=mean)}", "dim")
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column(justify="right")
    for _column in ("bar", "chance", "sure"):
        table.add_column()
    for share in shares:
        table.add_row(
            share.text, _bar(share.chance, unicode), f"{100 * share.chance:.1f} %", _sure(share)
        )
    return Group(title, table)


def _bar(chance: float, unicode: bool) -> Text:
    full = round(chance * WIDE)
    return Text(
        ("█" if unicode else "#") * full + ("░" if unicode else ".") * (WIDE - full), "blue"
    )


def _sure(share: Share) -> Text:
    """The exact fraction, or between what a simulated chance lies."""
    if share.low == share.high:
        return Text(share.fraction, "dim")
    return Text(f"{100 * share.low:.1f} – {100 * share.high:.1f} %", "dim")
