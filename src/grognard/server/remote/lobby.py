"""The lobby: tables open to all, and how many of them one person or address may fill."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from grognard.kernel import registry
from grognard.server.refusal import Refusal
from grognard.server.remote import clocks
from grognard.server.remote.messages import OpenTable, OpenTables
from grognard.server.storage import Connection
from grognard.server.storage.database import Row

if TYPE_CHECKING:
    from grognard.server.limits import Seats
    from grognard.server.table_service import TableService

MOST_LISTED = 50
MOST_READ = 1000  # tables among which those that are listed are chosen

VACANT = "SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person IS NULL AND s.player IS NULL"
# The latest table of everybody comes first, then the second of everybody, and so on.
LISTED = (
    "SELECT t.*, p.name AS opener, "
    "ROW_NUMBER() OVER (PARTITION BY t.opened_by ORDER BY t.created DESC, t.id) AS nth "
    "FROM tables t LEFT JOIN people p ON p.person = t.opened_by "
    f"WHERE t.listed = 1 AND t.over = 0 AND {{}} EXISTS ({VACANT}) "
    "ORDER BY nth, t.created DESC, t.id LIMIT ?"
)
OPENED = (
    "SELECT t.opened_by AS person FROM tables t "
    f"WHERE t.listed = 1 AND t.over = 0 AND EXISTS ({VACANT})"
)
TAKEN = (
    "SELECT COUNT(*) AS seats FROM seats s JOIN tables t ON t.id = s.table_id "
    "WHERE s.person = ? AND t.over = 0 AND t.opened_by <> ?"
)
TAKEN_BY_ALL = (
    "SELECT s.person FROM tables t JOIN seats s ON s.table_id = t.id "
    "WHERE t.listed = 1 AND t.over = 0 AND s.person IS NOT NULL AND s.person <> t.opened_by"
)


class Lobby:
    """Tables with an open seat, games to watch, and limits on opening and joining."""

    def __init__(self, service: TableService, limits: Seats) -> None:
        self.service = service
        self.database = service.storage.database
        self.limits = limits

    async def listed(self) -> OpenTables:
        """Tables with an open seat, and games to watch; those of one address take turns."""
        at = clocks.time()

        def work(db: Connection) -> OpenTables:
            lists = []
            for sql in (LISTED.format(""), LISTED.format("NOT")):
                rows = db.execute(sql, (MOST_READ,)).fetchall()
                lists.append([_open(db, row, at) for row in fairly(rows, self._home_of)])
            return OpenTables(*lists)

        return await asyncio.wrap_future(self.database.read(work))

    def _home_of(self, row: Row) -> str:
        """Whose turn in the list a table takes: its address, or else the person's."""
        return self._address(row["opened_by"]) or row["opened_by"] or ""

    def _address(self, person: str | None) -> str | None:
        return None if person is None else self.service.whereabouts.known.get(person)

    async def check_opening(self, person: str, address: str) -> None:
        """Raises Refusal if somebody may not open one more table to all."""

        def work(db: Connection) -> list[str | None]:
            return [row["person"] for row in db.execute(OPENED, ())]

        openers = await asyncio.wrap_future(self.database.read(work))
        own = openers.count(person)
        near = sum(self._address(opener) == address for opener in openers)
        if own >= self.limits.opened or near >= self.limits.address_opened:
            raise Refusal(429, "too-many-open-tables")

    async def check_sitting(self, person: str, name: str | None, address: str) -> None:
        """Raises Refusal if somebody may not sit down at one more table of another."""

        def work(db: Connection) -> tuple[int, list[str]]:
            row = db.execute(TAKEN, (person, person)).fetchone()
            everybody = [other["person"] for other in db.execute(TAKEN_BY_ALL, ())]
            return 0 if row is None else int(row["seats"]), everybody

        own, everybody = await asyncio.wrap_future(self.database.read(work))
        near = sum(self._address(other) == address for other in everybody)
        most = self.limits.guest_taken if name is None else self.limits.taken
        if own >= most or near >= self.limits.address_taken:
            raise Refusal(429, "too-many-seats")


def fairly(rows: Iterable[Row], home: Callable[[Row], str]) -> list[Row]:
    """The tables that are listed: one of each home, then a second of each, while there is room.

    Nobody pushes others out of the list by opening many tables; the latest stand first in it.
    """
    counts: dict[str, int] = {}
    ranked = []
    for row in rows:
        key = home(row)
        counts[key] = counts.get(key, 0) + 1
        ranked.append((counts[key], row))
    ranked.sort(key=lambda pair: pair[0])
    chosen = [row for _rank, row in ranked[:MOST_LISTED]]
    return sorted(chosen, key=lambda row: -int(row["created"]))


def _open(db: Connection, row: Row, at: int) -> OpenTable:
    query = (
        "SELECT seat FROM seats WHERE table_id = ? AND person IS NULL AND player IS NULL "
        "ORDER BY place"
    )
    return OpenTable(
        table=row["id"],
        game=row["game"],
        title=registry.game(row["game"]).title,
        scenario=row["scenario"],
        options=row["options"].split(),
        pace=row["pace"],
        opened_by=row["opener"],
        seats=[found["seat"] for found in db.execute(query, (row["id"],))],
        age=max(0, at - row["created"]) // 1000,
    )
