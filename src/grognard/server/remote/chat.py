"""Talk at a table, as rows; who is not listened to; what was seen."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from grognard.server.peers import retried
from grognard.server.refusal import Refusal
from grognard.server.remote import clocks, rooms
from grognard.server.remote.messages import Mute, RoomHeard, Say, Utterance
from grognard.server.storage import Connection
from grognard.server.storage.database import Row

if TYPE_CHECKING:
    from grognard.server.table_service import TableService
    from grognard.server.tables import Table

MOST_HEARD = 200
MOST_SAID = 5000  # in one room


class Talk:
    """What is said at tables, and to whom."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.database = service.storage.database

    async def check(self, table: str, person: str, wish: Say) -> None:
        """Raises Refusal if it may not be said."""
        async with self.service.at(table) as sitting:
            _sayable(sitting.table, person, wish)

    @retried
    async def say(self, table: str, person: str, name: str | None, wish: Say) -> Utterance:
        """Something said in a room."""
        async with self.service.at(table) as sitting:
            here = sitting.table
            seat = wish.seat
            number, text = _sayable(here, person, wish)
            at = clocks.time()
            row = (here.id, wish.room, number, person, seat, name, text, at)
            here.terms.said[wish.room] = number
            add = "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)"

            def work(db: Connection) -> None:
                db.execute(add, row)

            await self.service.keep(sitting, self.service.storage.change(here.id, here.stamp, work))
            self._tell(here, wish.room, person)
            return Utterance(number, seat, name, text, at // 1000, yours=True, muted=False)

    def _tell(self, here: Any, room: str, person: str) -> None:
        """A notice to those at the table who may read it."""
        if room == rooms.ONLOOKERS:
            return
        told = {person}
        for seat, chair in here.chairs.items():
            if chair.person not in (None, *told) and room in rooms.readable(here, [seat]):
                told.add(chair.person)
                self.service.notices.post(here, seat, "chat")

    async def hear(self, table: str, person: str | None, room: str, after: int | None) -> RoomHeard:
        """What was said in a room: after a number, or lately."""
        async with self.service.at(table) as sitting:
            here = sitting.table
            rooms.check_reading(here, here.seats_of(person), room)
            last = here.terms.said.get(room, 0)
        since = max(0, last - MOST_HEARD) if after is None else after
        query = (
            "SELECT c.*, m.muted FROM chat c "
            "LEFT JOIN mutes m ON m.person = ? AND m.muted = c.person "
            "WHERE c.table_id = ? AND c.room = ? AND c.number > ? ORDER BY c.number LIMIT ?"
        )
        values = (person or "", table, room, since, MOST_HEARD)
        found = await asyncio.wrap_future(
            self.database.read(lambda db: db.execute(query, values).fetchall())
        )
        return RoomHeard(room, last, [_heard(row, person) for row in found])

    async def mute(self, table: str, person: str, wish: Mute) -> RoomHeard:
        """This person mutes the one who said this, or unmutes them."""
        heard = await self.hear(table, person, wish.room, wish.number - 1)
        if not heard.said or heard.said[0].number != wish.number or heard.said[0].yours:
            raise Refusal(404, "not-found")
        one = "SELECT person FROM chat WHERE table_id = ? AND room = ? AND number = ?"
        add = "INSERT INTO mutes VALUES (?, ?) ON CONFLICT (person, muted) DO NOTHING"
        remove = "DELETE FROM mutes WHERE person = ? AND muted = ?"

        def work(db: Connection) -> None:
            row = db.execute(one, (table, wish.room, wish.number)).fetchone()
            if row is not None:
                db.execute(add if wish.mute else remove, (person, row["person"]))

        await asyncio.wrap_future(self.database.ask(work))
        return await self.hear(table, person, wish.room, None)

    # --- what was seen ---------------------------------------------------------------------

    async def seen(self, table: str, person: str | None) -> int:
        """The last log entry that a person has seen."""
        query = "SELECT number FROM seen WHERE person = ? AND table_id = ?"

        def work(db: Connection) -> int:
            row = db.execute(query, (person or "", table)).fetchone()
            return 0 if row is None else int(row["number"])

        return await asyncio.wrap_future(self.database.read(work))

    async def see(self, table: str, person: str | None, number: int) -> int:
        """A person who sits here has seen the log up to a number; it never goes back."""
        async with self.service.at(table) as sitting:
            here = sitting.table
            if person is None or not here.seats_of(person):
                raise Refusal(403, "not-your-seat")
            known = min(number, len(here.journal.entries) if here.over else here.settled)
        put = (
            "INSERT INTO seen VALUES (?, ?, ?) ON CONFLICT (person, table_id) "
            "DO UPDATE SET number = excluded.number WHERE excluded.number > seen.number"
        )

        def work(db: Connection) -> None:
            db.execute(put, (person, table, known))

        await asyncio.wrap_future(self.database.ask(work))
        return await self.seen(table, person)


def _sayable(here: Table, person: str, wish: Say) -> tuple[int, str]:
    """The number of what is to be said, and its text; raises Refusal."""
    rooms.check_writing(here, here.seats_of(person), wish.seat, wish.room)
    text = rooms.plain(wish.text)
    number = here.terms.said.get(wish.room, 0) + 1
    if number > MOST_SAID:
        raise Refusal(409, "room-full")
    return number, text


def _heard(row: Row, person: str | None) -> Utterance:
    muted = row["muted"] is not None
    return Utterance(
        row["number"],
        row["seat"],
        row["name"],
        "" if muted else row["text"],
        row["created"] // 1000,
        yours=row["person"] == person,
        muted=muted,
    )
