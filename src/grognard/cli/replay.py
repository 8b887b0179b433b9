"""`grognard replay`: a saved game told again."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import click
import msgspec

from grognard.cli.options import as_json, language
from grognard.kernel.event import Event
from grognard.kernel.game import UnknownName
from grognard.kernel.journal import Ended, Entry, Journal, JournalError
from grognard.kernel.speech import Speech, usual_language
from grognard.lab.history import history
from grognard.lab.words import Words, counts_turns

See = Callable[[Event], Event | None]


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--until", type=click.IntRange(min=0), help="Stop after this many actions.")
@click.option("--seat", help="As this seat saw it (default: as an onlooker did).")
@click.option("--all", "everything", is_flag=True, help="With everything that was hidden.")
@click.option("--verify", is_flag=True, help="Check the seed, every die and every action.")
@click.option("--history", "short", is_flag=True, help="As a short history, if the game has one.")
@click.option("--salvage", is_flag=True, help="Read a damaged file as far as it is sound.")
@language
@as_json
def replay(
    file: Path,
    until: int | None,
    seat: str | None,
    everything: bool,
    verify: bool,
    short: bool,
    salvage: bool,
    lang: str | None,
    as_json: bool,
) -> None:
    """Tell the game in FILE as sentences, turn by turn."""
    journal = _load(file, salvage)
    say = Speech(journal.game, lang or usual_language())
    if verify:
        _verify(journal, say, as_json)
        return
    if short:
        _history(journal, Words(journal.game, say.language), as_json)
        return
    see = _sight(journal, seat, everything)
    if not as_json:
        _title(journal, say)
    for number, entry, events, _state in journal.replay():
        if until is not None and number > until:
            break
        seen = [event for event in map(see, events) if event is not None]
        if as_json:
            _print_json(number, entry, seen)
        else:
            _print_sentences(seen, say)
    if journal.ended is not None and (until is None or until >= len(journal.entries)):
        _print_end(journal.ended, say, as_json)


def _history(journal: Journal, words: Words, as_json: bool) -> None:
    """Its years, with the hands of each once the game is over; no analysis is needed for it."""
    told = history(journal, journal.game.narrator(), words)
    if as_json:
        click.echo(msgspec.json.encode(told).decode())
        return
    if not told:
        click.echo(words.say("no-history"))
    for one in told:
        click.echo(f"\n{one.title}")
        for paragraph in one.paragraphs:
            click.echo(f"  {paragraph.heading}. {paragraph.text}")
        for held in one.hands:
            click.echo(f"  {words.hand(held)}")


def _load(file: Path, salvage: bool) -> Journal:
    try:
        return Journal.load(file, salvage=salvage)
    except JournalError as error:
        if error.line is None or salvage:
            raise
        raise JournalError(
            f"{error}\nWhat comes before that line can be read with: "
            f"grognard replay {file} --salvage (or taken up again with: "
            f"grognard play --resume {file} --salvage)"
        ) from error


def _sight(journal: Journal, seat: str | None, everything: bool) -> See:
    """How each event is to be seen."""
    seats = journal.game.seats(frozenset(journal.header.options))
    if seat is not None and seat not in seats:
        raise UnknownName("seat", seat, seats)
    if everything:
        return lambda event: event
    return lambda event: event.seen_by(seat)


def _verify(journal: Journal, say: Speech, as_json: bool) -> None:
    found = journal.verify()
    actions = len(journal.entries)
    seed = bool(journal.header.seed) and journal.header.dice == "hmac"
    if as_json:
        told = {"verified": True, "actions": actions, "dice": found.rolled, "taken": found.taken}
        click.echo(json.dumps({**told, "seed": seed}))
        return
    click.echo(say.ui("verified", actions=actions, dice=found.rolled))
    if found.taken:
        click.echo(say.ui("taken-as-written", dice=found.taken))
    if seed and found.rolled == 0:
        click.echo(say.ui("seed-untried"))
    else:
        click.echo(say.ui("seed-fits" if seed else "seed-unknown"))


def _title(journal: Journal, say: Speech) -> None:
    header = journal.header
    scenario = say.say(f"scenario-{header.scenario}")
    players = ", ".join(f"{say.seat(seat)}: {name}" for seat, name in header.players.items())
    click.echo(f"{journal.game.title} · {scenario}" + (f" · {players}" if players else ""))
    state = journal.state_at(0)
    turn = journal.game.turn_number(state)
    if turn:
        counted = counts_turns(journal.game)
        label = journal.game.turn_label(state, say.language)
        click.echo("\n" + (say.ui("turn-begins", turn=turn) if counted else label))


def _print_sentences(events: list[Event], say: Speech) -> None:
    for event in events:
        click.echo(("\n" if event.kind.heading else "  ") + say.event(event))


def _print_end(ended: Ended, say: Speech, as_json: bool) -> None:
    """How the game ended otherwise than by the rules."""
    if as_json:
        click.echo(json.dumps({"ended": ended.kind, "seat": ended.seat or None}))
    else:
        click.echo("  " + say.say(f"ended-{ended.kind}", seat=say.seat(ended.seat or None)))


def _print_json(number: int, entry: Entry, events: list[Event]) -> None:
    for event in events:
        data = {"action": number, "seat": entry.seat, **event.as_data()}
        click.echo(json.dumps(data, ensure_ascii=False))
