"""Games told again: the state after any number of actions, and games taken up from there."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from dataclasses import replace
from typing import TYPE_CHECKING

from grognard.kernel.dice import DiceRanOut
from grognard.kernel.game import UnknownName
from grognard.kernel.journal import Entry, Journal, JournalError
from grognard.kernel.reason import Refused
from grognard.kernel.state import Snapshot, State
from grognard.server.opponents import check_player
from grognard.server.refusal import Refusal
from grognard.server.remote.messages import Fork, Import, Moment
from grognard.server.shares import Payers, Turns
from grognard.server.storage import Chair, Record, Status, Terms

if TYPE_CHECKING:
    from grognard.server.table_service import TableService
    from grognard.server.tables import Table

STRIDE = 16  # a state is kept every so many actions
MOST_REPLAYS = 64  # tables whose states are kept
MOST_ACTIONS = 5000  # of a journal from outside
LONGEST_LINE = 400
PATIENCE = 5.0  # seconds of the processor for playing it
SHOWN = 300  # characters of what is wrong with it
EVERYTHING = "everything"


class Replay:
    """The states of one game, some of them kept. Only what is final may be kept."""

    def __init__(self, journal: Journal) -> None:
        self.kept = [journal.state_at(0)]

    def at(self, journal: Journal, number: int, final: int) -> State:
        """The state after some entries, of which so many are final."""
        index = min(number // STRIDE, len(self.kept) - 1)
        state = self.kept[index].clone()
        for count in range(index * STRIDE + 1, number + 1):
            self._step(journal, state, journal.entries[count - 1], final)
            if count == len(self.kept) * STRIDE and count <= final:
                self.kept.append(state.clone())
        return state

    def _step(self, journal: Journal, state: State, entry: Entry, final: int) -> None:
        if entry.back is None:
            journal.game.play(state, entry.text)
        else:
            state.restore(Snapshot(self.at(journal, entry.back, final)))


class Replays:
    """Replays of tables, for those who may see them."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.replays: OrderedDict[str, Replay] = OrderedDict()

    async def moment(
        self,
        table: str,
        visitor: str | None,
        number: int,
        seat: str | None,
        since: int | None,
        language: str,
    ) -> Moment:
        """The table after some actions, as a seat may know it."""
        async with self.service.at(table) as sitting:
            here = sitting.table
            known = here.known_to(visitor, None if seat == EVERYTHING else seat)
            if seat == EVERYTHING and not here.over:
                raise Refusal(403, "not-over")
            if number > known:
                raise Refusal(404, "not-found")
            return await asyncio.to_thread(self._show, here, number, known, seat, since, language)

    def _show(
        self,
        here: Table,
        number: int,
        known: int,
        seat: str | None,
        since: int | None,
        language: str,
    ) -> Moment:
        state = self._replay(here).at(here.journal, number, here.settled)
        whole = seat == EVERYTHING
        viewer = None if whole else seat
        first = number - 1 if since is None else since
        return Moment(
            table=here.id,
            n=number,
            of=known,
            as_=seat,
            turn=here.turns[number],
            view=state.view(viewer),
            views={s: state.view(s) for s in here.chairs} if whole else None,
            log=here.log_between(viewer, language, max(first, 0), number),
        )

    def _replay(self, here: Table) -> Replay:
        replay = self.replays.pop(here.id, None) or Replay(here.journal)
        self.replays[here.id] = replay
        if len(self.replays) > MOST_REPLAYS:
            self.replays.popitem(last=False)
        return replay


class Forks:
    """Games that go on from a moment of another."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.turns = Turns(1)

    async def fork(self, table: str, person: str, name: str | None, wish: Fork) -> Record:
        """A new table that goes on from a moment of a game that is open to this person."""
        async with self.service.at(table) as sitting:
            here = sitting.table
            if not here.over and here.seats_of(person) != list(here.chairs):
                raise Refusal(403, "journal-secret")
            return taken_up(here.journal, wish.after, wish.seats, person, name)

    async def read(
        self, person: str, name: str | None, wish: Import, payers: Payers = ()
    ) -> Record:
        """A new table with the game of a journal: as it ended, or going on from a moment.

        One is read at a time, and whoever waits takes turns with the others.
        """
        async with self.turns.turn(payers):
            journal = await asyncio.to_thread(sound_journal, wish.journal)
        if wish.after is None and journal.over:
            return as_it_ended(journal, wish.seats, person, name)
        after = len(journal.entries) if wish.after is None else wish.after
        return taken_up(journal, after, wish.seats, person, name)


def sound_journal(text: str) -> Journal:
    """A journal from outside, played to its end and verified; raises Refusal."""
    # Only what it costs counts: on a busy machine an honest game may take any time.
    deadline = time.thread_time() + PATIENCE

    def watch(number: int) -> None:
        if number > MOST_ACTIONS or time.thread_time() > deadline:
            raise JournalError("it takes too long to play.")

    try:
        if any(len(line) > LONGEST_LINE for line in text.split("\n")):
            raise JournalError("a line is too long.")
        journal = Journal.from_text(text, watch=watch)
        journal.verify()
    except (JournalError, UnknownName, Refused, DiceRanOut, ValueError, OverflowError) as error:
        raise Refusal(422, "bad-journal", why=str(error)[:SHOWN]) from None
    return journal


def taken_up(
    journal: Journal, after: int, seats: dict[str, str], person: str, name: str | None
) -> Record:
    """A table at which a game goes on, with dice of its own; raises Refusal."""
    if after > len(journal.entries):
        raise Refusal(422, "no-such-moment")
    record = _fresh(journal, seats, person, name)
    if journal.state_at(after).over:
        raise Refusal(422, "nothing-left")
    record.entries = [replace(entry, final=True) for entry in journal.entries[:after]]
    record.header.given = record.terms.given = after
    if after:
        record.header.opening = journal.header.opening
    return record


def as_it_ended(journal: Journal, seats: dict[str, str], person: str, name: str | None) -> Record:
    """A table at which a game has been played to its end; raises Refusal."""
    record = _fresh(journal, seats, person, name)
    record.entries = journal.entries
    header, brought = record.header, journal.header
    header.given = len(journal.entries)
    own = any(entry.dice for entry in journal.entries[brought.given :])
    if brought.dice == "hmac" and brought.seed and (own or not brought.given):
        # With its own seed its dice can be rolled again by whoever doubts them; a seed from
        # which none was rolled would vouch for dice that anybody can write.
        header.seed = bytes.fromhex(brought.seed).hex()
        header.commitment, header.given = brought.commitment, brought.given
    header.opening = brought.opening
    record.terms.given = header.given
    record.terms.ended = None if journal.ended is None else str(journal.ended)
    return record


def _fresh(journal: Journal, seats: dict[str, str], person: str, name: str | None) -> Record:
    """A table for the same game, with dice of its own and nothing played; raises Refusal."""
    header = journal.header
    options = frozenset(header.options)
    chairs = {s: _chair(seats.get(s, ""), person, name) for s in journal.game.seats(options)}
    if set(seats) - set(chairs) or not any(chair.person for chair in chairs.values()):
        raise Refusal(422, "no-own-seat")
    players = {seat: chair.player or "human" for seat, chair in chairs.items()}
    switches = dict.fromkeys(options, True)
    fresh = Journal.begin(
        journal.game, header.scenario, edition=header.edition, players=players, **switches
    ).header
    status = Status(0, None, over=False, settled=True)
    terms = Terms(opened_by=person)
    return Record(secrets.token_urlsafe(12), fresh, chairs, status, terms=terms)


def _chair(word: str, person: str, name: str | None) -> Chair:
    return Chair(person=person, name=name) if word == "me" else Chair(player=check_player(word))
