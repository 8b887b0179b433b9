"""Tables and people as rows: every action is a row, durable before anyone is told of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import NamedTuple

from grognard.kernel.journal import Entry, Header, read_dice
from grognard.server.storage.database import (
    Conflict,
    Connection,
    Database,
    Joint,
    Promise,
    Row,
    StorageError,
)
from grognard.server.storage.terms import (
    COLUMNS,
    Terms,
    column_values,
    read_terms,
    write_holder,
    write_seats,
)


@dataclass(slots=True)
class Chair:
    """Who sits on a seat: a person, a computer player, or nobody yet."""

    person: str | None = None
    player: str | None = None
    name: str | None = None  # of the person's account


class Status(NamedTuple):
    """Where a table stands, for lists of tables; the rows of actions are what counts."""

    version: int
    asked: str | None
    over: bool
    settled: bool  # nothing can be undone; only then is the change a date that others may see
    turn: int | None = None  # as everybody may know it
    turn_words: str | None = None  # its name, as JSON: the key of a text and its parameters


@dataclass(slots=True)
class Record:
    """A table as it is kept."""

    id: str
    header: Header
    chairs: dict[str, Chair]
    status: Status
    updated: int = 0
    entries: list[Entry] = field(default_factory=list)
    stamp: int = 0  # counts the changes of the table, of whatever kind
    terms: Terms = field(default_factory=Terms)

    def __post_init__(self) -> None:
        """Those who sit there at the start count as having sat there."""
        people = ((seat, chair.person) for seat, chair in self.chairs.items())
        self.terms.held |= {(seat, person) for seat, person in people if person is not None}


class TableStore:
    """What the server keeps of tables. Every answer is a future, resolved after the commit."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def close(self) -> None:
        """Finishes what has been asked, and closes."""
        self.database.close()

    # --- people ----------------------------------------------------------------------------

    def knows(self, session: str) -> Future[str | None]:
        """The person of a session."""

        def work(db: Connection) -> str | None:
            row = db.execute("SELECT person FROM sessions WHERE session = ?", (session,)).fetchone()
            return None if row is None else str(row["person"])

        return self.database.read(work)

    def add_guest(self, person: str, session: str) -> Future[None]:
        """A new person without a name, and a session."""
        add = "INSERT INTO sessions (session, person, kind, created, used) VALUES (?, ?, ?, ?, ?)"

        def work(db: Connection) -> None:
            at = now()
            do(db, "INSERT INTO people (person, created) VALUES (?, ?)", person, at)
            do(db, add, session, person, "visit", at, at)

        return self.database.ask(work)

    # --- tables ----------------------------------------------------------------------------

    def add_table(self, record: Record) -> Future[None]:
        """A new table."""
        return self.database.ask(lambda db: insert(db, record))

    def load(self, table: str) -> Future[Record | None]:
        """A table with its actions."""
        return self.database.read(lambda db: load(db, table))

    def stamp(self, table: str) -> Future[int | None]:
        """The number of changes of a table so far."""

        def work(db: Connection) -> int | None:
            row = db.execute("SELECT stamp FROM tables WHERE id = ?", (table,)).fetchone()
            return None if row is None else int(row["stamp"])

        return self.database.read(work)

    def change(
        self,
        table: str,
        stamp: int,
        work: Callable[[Connection], None],
        status: Status | None = None,
    ) -> Promise:
        """Changes something about a table, which then has the next stamp, and perhaps a new status.

        Raises Conflict if it has been changed since it had this stamp. Every change of what is
        shown at a table passes here, so that no process overwrites another's or misses it.
        """
        return self.database.keep(Change(table, stamp, status, (), work))

    def append(
        self,
        table: str,
        stamp: int,
        number: int,
        entries: Sequence[Entry],
        status: Status,
        more: Callable[[Connection], None] | None = None,
    ) -> Promise:
        """More actions, the first of which has this number, and what else they change."""
        rows = [_row_of(table, n, entry) for n, entry in enumerate(entries, start=number)]
        return self.database.keep(Change(table, stamp, status, rows, more))

    def remove(self, table: str, stamp: int, first: int, last: int, status: Status) -> Promise:
        """The last actions were taken back, from one to another."""
        delete = "DELETE FROM actions WHERE table_id = ? AND number >= ?"

        def work(db: Connection) -> None:
            if db.execute(delete, (table, first)).rowcount != last - first + 1:
                raise StorageError("a row that should be there is missing")

        return self.change(table, stamp, work, status)

    def sit(
        self,
        table: str,
        stamp: int,
        seat: str,
        person: str,
        more: Callable[[Connection], None] | None = None,
    ) -> Promise:
        """A person takes an open seat."""
        update = (
            "UPDATE seats SET person = ? WHERE table_id = ? AND seat = ? "
            "AND person IS NULL AND player IS NULL"
        )

        def work(db: Connection) -> None:
            do(db, update, person, table, seat)
            write_holder(db, table, seat, person)
            if more is not None:
                more(db)

        return self.change(table, stamp, work)

    def tables_of(self, person: str, most: int) -> Future[list[Record]]:
        """A person's tables without their actions, the latest first."""
        query = (
            "SELECT * FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = ?) "
            "ORDER BY updated DESC, created DESC, id LIMIT ?"
        )
        return self.database.read(
            lambda db: [
                _with_terms(db, row) for row in db.execute(query, (person, most)).fetchall()
            ]
        )

    def waiting(self, since: int = 0) -> Future[list[str]]:
        """The tables at which a computer player is asked, or somebody who left an order.

        Computer players only where something has happened since a time.
        """
        ordered = (
            "SELECT 1 FROM standing o WHERE o.table_id = s.table_id "
            "AND o.seat = s.seat AND o.person = s.person"
        )
        query = (
            "SELECT id FROM tables JOIN seats s ON s.table_id = id AND s.seat = asked "
            f"WHERE (player IS NOT NULL AND updated >= ? OR EXISTS ({ordered})) AND over = 0 "
            "ORDER BY updated"
        )
        return self.database.read(
            lambda db: [str(row["id"]) for row in db.execute(query, (since,))]
        )


def add_entry(db: Connection, table: str, number: int, entry: Entry) -> None:
    """The row of an action."""
    _add_rows(db, [_row_of(table, number, entry)])


def _add_rows(db: Connection, rows: Sequence[Cells]) -> None:
    if rows and db.execute_all("INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?)", rows) != len(rows):
        raise StorageError("an action is missing")


Cells = tuple[str | int | None, ...]  # of a row


def _row_of(table: str, number: int, entry: Entry) -> Cells:
    return (table, number, entry.seat, entry.text, entry.dice_text(), int(entry.final))


def now() -> int:
    """The time, in milliseconds since 1970."""
    return int(time.time() * 1000)


def do(db: Connection, statement: str, *values: str | int | None) -> None:
    """Runs a statement that must change exactly one row."""
    if db.execute(statement, values).rowcount != 1:
        raise StorageError("a row that should be there is missing")


@dataclass(slots=True)
class Change(Joint):
    """A change of a table, which then has the next stamp, and perhaps a new status and actions."""

    table: str
    stamp: int
    status: Status | None
    actions: Sequence[Cells]
    more: Callable[[Connection], None] | None

    @staticmethod
    def together(db: Connection, works: Sequence[Change]) -> None:
        """The tables, then the actions, then the rest; raises Conflict."""
        _next_stamps(db, works)
        _add_rows(db, [row for work in works for row in work.actions])
        for work in works:
            if work.more is not None:
                work.more(db)

    def update(self) -> tuple[str, Cells]:
        """The statement for the table's own row, and its values."""
        status = self.status
        if status is None:
            return STAMP, (self.table, self.stamp)
        where = (self.table, self.stamp)
        stands = (status.version, status.asked, int(status.over))
        if status.settled:
            return STAMP_SETTLED, (*stands, status.turn, status.turn_words, now(), *where)
        return STAMP_STATUS, (*stands, *where)


STAMP, STAMP_STATUS, STAMP_SETTLED = (
    f"UPDATE tables SET stamp = stamp + 1{more} WHERE id = ? AND stamp = ?"
    for more in (
        "",
        ", version = ?, asked = ?, over = ?",
        ", version = ?, asked = ?, over = ?, turn = ?, turn_words = ?, updated = ?",
    )
)


def _next_stamps(db: Connection, changes: Sequence[Change]) -> None:
    alike: dict[str, list[Cells]] = {}
    for change in changes:
        statement, values = change.update()
        alike.setdefault(statement, []).append(values)
        db.announce(f"table {change.table} {change.stamp + 1}")
    for statement, rows in alike.items():
        if db.execute_all(statement, rows) != len(rows):
            raise Conflict("a table was changed by somebody else")


TABLE_COLUMNS = (
    *("id", "created", "updated", "game", "edition", "scenario", "options", "engine"),
    *("data", "commitment", "seed", "opening", "version", "asked", "over", "turn", "turn_words"),
    *COLUMNS,
)


def insert(db: Connection, record: Record) -> None:
    """A new table."""
    h, s, at = record.header, record.status, now()
    values = (
        *(record.id, at, at, h.game, h.edition, h.scenario, " ".join(h.options)),
        *(h.engine, h.data, h.commitment, h.seed, h.opening, s.version, s.asked, int(s.over)),
        *(s.turn, s.turn_words),
        *column_values(record.terms),
    )
    marks = ", ".join("?" * len(values))
    do(db, f"INSERT INTO tables ({', '.join(TABLE_COLUMNS)}) VALUES ({marks})", *values)
    add = "INSERT INTO seats (table_id, seat, place, person, player) VALUES (?, ?, ?, ?, ?)"
    for place, (seat, chair) in enumerate(record.chairs.items()):
        do(db, add, record.id, seat, place, chair.person, chair.player)
    write_seats(db, record.id, record.terms, record.chairs)
    for number, entry in enumerate(record.entries, start=1):
        add_entry(db, record.id, number, entry)


def load(db: Connection, table: str) -> Record | None:
    """A table with its actions."""
    row = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return None
    record = _with_terms(db, row)
    query = "SELECT * FROM actions WHERE table_id = ? ORDER BY number"
    record.entries = [
        _entry(r["seat"], r["action"], r["dice"], bool(r["final"]))
        for r in db.execute(query, (table,))
    ]
    return record


def _entry(seat: str, text: str, written: str, final: bool) -> Entry:
    dice, masks = read_dice(written)
    return Entry(seat, text, dice, final, masks)


def _with_terms(db: Connection, row: Row) -> Record:
    record = _record(db, row)
    record.terms = read_terms(db, row)
    return record


def _record(db: Connection, row: Row) -> Record:
    query = (
        "SELECT s.seat, s.person, s.player, p.name FROM seats s "
        "LEFT JOIN people p ON p.person = s.person WHERE s.table_id = ? ORDER BY s.place"
    )
    chairs = {
        r["seat"]: Chair(r["person"], r["player"], r["name"])
        for r in db.execute(query, (row["id"],))
    }
    header = Header(
        game=row["game"],
        edition=row["edition"],
        scenario=row["scenario"],
        options=tuple(row["options"].split()),
        engine=row["engine"],
        data=row["data"],
        dice="hmac",
        commitment=row["commitment"],
        seed=row["seed"],
        players={seat: chair.player or "human" for seat, chair in chairs.items()},
        given=row["given"],
        opening=row["opening"],
    )
    turn = (row["turn"], row["turn_words"])
    status = Status(row["version"], row["asked"], bool(row["over"]), True, *turn)
    return Record(
        id=row["id"],
        header=header,
        chairs=chairs,
        status=status,
        updated=row["updated"],
        stamp=row["stamp"],
    )
