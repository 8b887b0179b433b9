"""Notices as rows. The rows are also the queue of what is still to be sent."""

from __future__ import annotations

import secrets
from concurrent.futures import Future
from dataclasses import dataclass

from grognard.server.storage import Connection, Database, now
from grognard.server.storage.database import Row

TURN, OVER, SEAT, OFFER, CLOCK, CHAT = "turn", "over", "seat", "offer", "clock", "chat"
KINDS = (TURN, OVER, SEAT, OFFER, CLOCK, CHAT)
PASSING = (TURN, OFFER, CLOCK)  # mean nothing once the game is over
DAY = 24 * 3600 * 1000
KEPT = 90 * DAY
MOST_SHOWN = 100
MOST_CLAIMED = 50

FACTS = "n.*, t.game, t.scenario FROM notices n JOIN tables t ON t.id = n.table_id"


@dataclass(frozen=True, slots=True)
class Draft:
    """A notice to be: to whom, of which table and seat, of what kind."""

    person: str
    table: str
    seat: str
    kind: str
    step: str | None


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice: what everybody at the table may know, and not more."""

    id: str
    table: str
    seat: str
    kind: str
    step: str | None
    game: str
    scenario: str
    created: int
    read: bool


@dataclass(frozen=True, slots=True)
class Letter:
    """A notice on its way out, and where to."""

    notice: Notice
    mail: str | None
    mail_key: str | None
    webhook: str | None
    language: str


class NoticeStore:
    """What is kept of notices. Every answer is a future."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, drafts: list[Draft]) -> Future[None]:
        """New notices; one that is unread already is renewed instead."""
        return self.database.ask(lambda db: _add(db, drafts))

    def turn_passed(self, table: str, person: str | None, drafts: list[Draft]) -> Future[None]:
        """A person who has just decided need no longer be told to."""

        def work(db: Connection) -> None:
            if person is not None:
                _mark(db, "person = ? AND table_id = ? AND kind = ?", person, table, TURN)
            _add(db, drafts)

        return self.database.ask(work)

    def game_over(self, table: str, drafts: list[Draft]) -> Future[None]:
        """What was still to be decided is not."""

        def work(db: Connection) -> None:
            for kind in PASSING:
                _mark(db, "table_id = ? AND kind = ?", table, kind)
            _add(db, drafts)

        return self.database.ask(work)

    def latest(self, person: str) -> Future[list[Notice]]:
        """A person's notices, the newest first: after those that are still to be written."""
        query = f"SELECT {FACTS} WHERE n.person = ? ORDER BY n.created DESC, n.notice LIMIT ?"
        return self.database.ask(
            lambda db: [_notice(row) for row in db.execute(query, (person, MOST_SHOWN))]
        )

    def unread(self, person: str) -> Future[int]:
        """How many a person has not read, counting those that are still to be written."""
        return self.database.ask(lambda db: _unread(db, person))

    def read(self, person: str, ids: list[str] | None, table: str | None) -> Future[int]:
        """Marks some, those of a table, or all; how many are left."""

        def work(db: Connection) -> int:
            if ids is not None:
                for notice in ids:
                    _mark(db, "person = ? AND notice = ?", person, notice)
            elif table is not None:
                _mark(db, "person = ? AND table_id = ?", person, table)
            else:
                _mark(db, "person = ?", person)
            return _unread(db, person)

        return self.database.ask(work)

    def claim(self, grace: int) -> Future[list[Letter]]:
        """Takes notices that are to be sent; no other process takes the same ones."""
        query = (
            "SELECT p.mail, p.mail_key, p.mail_confirmed, p.webhook, p.language, "
            f"{FACTS} JOIN people p ON p.person = n.person "
            "WHERE n.read = 0 AND n.sent = 0 AND n.created > ? AND n.created <= ? "
            "AND n.kind <> ? AND (p.mail_confirmed = 1 OR p.webhook IS NOT NULL) "
            "ORDER BY n.created LIMIT ?"
        )

        def work(db: Connection) -> list[Letter]:
            at = now()
            rows = db.execute(query, (at - DAY, at - grace, CHAT, MOST_CLAIMED)).fetchall()
            return [_letter(row) for row in rows if _claimed(db, row["notice"])]

        return self.database.ask(work)

    def sweep(self) -> Future[None]:
        """Forgets what is old."""

        def work(db: Connection) -> None:
            db.execute("DELETE FROM notices WHERE created < ?", (now() - KEPT,))

        return self.database.ask(work)


def _add(db: Connection, drafts: list[Draft]) -> None:
    # The account may have been deleted in the meantime.
    statement = (
        "INSERT INTO notices (notice, person, table_id, seat, kind, step, created) "
        "SELECT ?, person, ?, ?, ?, ?, ? FROM people WHERE person = ? "
        "ON CONFLICT (person, table_id, kind) WHERE read = 0 "
        "DO UPDATE SET seat = excluded.seat, step = excluded.step, created = excluded.created"
    )
    for d in drafts:
        key = secrets.token_urlsafe(12)
        db.execute(statement, (key, d.table, d.seat, d.kind, d.step, now(), d.person))


def _mark(db: Connection, which: str, *values: str) -> None:
    db.execute(f"UPDATE notices SET read = 1 WHERE read = 0 AND {which}", values)


def _unread(db: Connection, person: str) -> int:
    query = "SELECT COUNT(*) AS unread FROM notices WHERE person = ? AND read = 0"
    row = db.execute(query, (person,)).fetchone()
    return 0 if row is None else int(row["unread"])


def _claimed(db: Connection, notice: str) -> bool:
    update = "UPDATE notices SET sent = 1 WHERE notice = ? AND sent = 0"
    return db.execute(update, (notice,)).rowcount == 1


def _notice(row: Row) -> Notice:
    return Notice(
        id=row["notice"],
        table=row["table_id"],
        seat=row["seat"],
        kind=row["kind"],
        step=row["step"],
        game=row["game"],
        scenario=row["scenario"],
        created=row["created"],
        read=bool(row["read"]),
    )


def _letter(row: Row) -> Letter:
    confirmed = bool(row["mail_confirmed"])
    return Letter(
        notice=_notice(row),
        mail=row["mail"] if confirmed else None,
        mail_key=row["mail_key"],
        webhook=row["webhook"],
        language=row["language"] or "en",
    )
