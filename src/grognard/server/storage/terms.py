"""What the people at a table have agreed upon, as rows: pace and clocks, offers, how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from grognard.server.storage.database import Connection, Row

Until = Literal["until-my-step", "until-turn-ends", "until-place"]


@dataclass(slots=True)
class Offer:
    """What a seat proposes to the others."""

    number: int
    seat: str
    kind: str
    detail: str
    version: int  # of what everyone could see when it was made
    created: int
    agreed: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a seat has ordered in advance: every window is passed until something public happens."""

    person: str  # whose order it is: it ends when another person takes the seat
    until: Until
    place: str
    turn: int
    number: int  # of actions, when it was given


class Declined(NamedTuple):
    """An offer that somebody said no to."""

    number: int
    seat: str
    kind: str
    by: str

    def to_text(self) -> str:
        """For its column."""
        return f"{self.number} {self.seat} {self.kind} {self.by}"

    @classmethod
    def from_text(cls, text: str | None) -> Declined | None:
        """As its column has it."""
        if text is None:
            return None
        number, seat, kind, by = text.split()
        return cls(int(number), seat, kind, by)


@dataclass(slots=True)
class Terms:
    """All that is agreed at a table beside the game itself. Times are milliseconds."""

    pace: str = "none"
    paused: bool = False
    since: int | None = None  # when the clock that runs began to run
    banks: dict[str, int] = field(default_factory=dict)
    invitations: dict[str, str] = field(default_factory=dict)  # "" where one may be made
    ended: str | None = None
    opened_by: str | None = None  # a person
    listed: bool = False
    next: str | None = None
    given: int = 0
    created: int = 0
    last_offer: int = 0
    offers: list[Offer] = field(default_factory=list)
    declined: Declined | None = None  # the last one
    said: dict[str, int] = field(default_factory=dict)  # the last number in each room
    standing: dict[str, Standing] = field(default_factory=dict)  # each known to its seat alone
    held: set[tuple[str, str]] = field(default_factory=set)  # seats and who ever sat on them


class Seated(Protocol):
    """Who sits on a seat."""

    person: str | None
    player: str | None


COLUMNS = (
    "pace",
    "paused",
    "clock_since",
    "ended",
    "opened_by",
    "listed",
    "next_table",
    "given",
    "declined",
)


def column_values(terms: Terms) -> tuple[str | int | None, ...]:
    """The columns of a table, in the order of COLUMNS."""
    return (
        *(terms.pace, int(terms.paused), terms.since, terms.ended, terms.opened_by),
        *(int(terms.listed), terms.next, terms.given),
        None if terms.declined is None else terms.declined.to_text(),
    )


def read_terms(db: Connection, row: Row) -> Terms:
    """The terms of a table, with the offers and rooms."""
    table = row["id"]
    terms = Terms(
        pace=row["pace"],
        paused=bool(row["paused"]),
        since=row["clock_since"],
        ended=row["ended"],
        opened_by=row["opened_by"],
        listed=bool(row["listed"]),
        next=row["next_table"],
        given=row["given"],
        created=row["created"],
        last_offer=row["last_offer"],
        declined=Declined.from_text(row["declined"]),
    )
    for seat in db.execute("SELECT * FROM seats WHERE table_id = ?", (table,)):
        if seat["bank"] is not None:
            terms.banks[seat["seat"]] = seat["bank"]
        if seat["invitation"] is not None:
            terms.invitations[seat["seat"]] = seat["invitation"]
    query = "SELECT seat, person FROM holders WHERE table_id = ?"
    terms.held = {(found["seat"], found["person"]) for found in db.execute(query, (table,))}
    query = "SELECT * FROM offers WHERE table_id = ? ORDER BY number"
    terms.offers = [_offer(found) for found in db.execute(query, (table,))]
    query = "SELECT room, MAX(number) AS last FROM chat WHERE table_id = ? GROUP BY room"
    terms.said = {found["room"]: found["last"] for found in db.execute(query, (table,))}
    query = "SELECT * FROM standing WHERE table_id = ?"
    for found in db.execute(query, (table,)):
        terms.standing[found["seat"]] = Standing(
            found["person"], found["until"], found["place"], found["turn"], found["number"]
        )
    return terms


def _offer(row: Row) -> Offer:
    return Offer(
        row["number"],
        row["seat"],
        row["kind"],
        row["detail"],
        row["version"],
        row["created"],
        row["agreed"].split(),
    )


def write_terms(db: Connection, table: str, terms: Terms, chairs: Mapping[str, Seated]) -> None:
    """Writes everything but what is said."""
    columns = ", ".join(f"{name} = ?" for name in (*COLUMNS, "last_offer"))
    values = (*column_values(terms), terms.last_offer, table)
    db.execute(f"UPDATE tables SET {columns} WHERE id = ?", values)
    write_seats(db, table, terms, chairs)
    db.execute("DELETE FROM offers WHERE table_id = ?", (table,))
    for o in terms.offers:
        row = (table, o.number, o.seat, o.kind, o.detail, o.version, o.created, " ".join(o.agreed))
        db.execute("INSERT INTO offers VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)


def write_seats(db: Connection, table: str, terms: Terms, chairs: Mapping[str, Seated]) -> None:
    """Writes who sits where, with which bank."""
    update = (
        "UPDATE seats SET person = ?, player = ?, bank = ?, invitation = ? "
        "WHERE table_id = ? AND seat = ?"
    )
    for seat, chair in chairs.items():
        own = (chair.person, chair.player, terms.banks.get(seat), terms.invitations.get(seat))
        db.execute(update, (*own, table, seat))
        if chair.person is not None:
            write_holder(db, table, seat, chair.person)


def write_holder(db: Connection, table: str, seat: str, person: str) -> None:
    """Somebody sits there; that he once did stays known."""
    db.execute("INSERT INTO holders VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (table, seat, person))


def write_clock(db: Connection, table: str, terms: Terms, seat: str | None) -> None:
    """Writes when the clock that runs began, and what the seat that moved has left."""
    db.execute("UPDATE tables SET clock_since = ? WHERE id = ?", (terms.since, table))
    if seat is not None:
        update = "UPDATE seats SET bank = ? WHERE table_id = ? AND seat = ?"
        db.execute(update, (terms.banks.get(seat), table, seat))


def write_standing(db: Connection, table: str, terms: Terms) -> None:
    """Writes the standing orders."""
    db.execute("DELETE FROM standing WHERE table_id = ?", (table,))
    for seat, o in terms.standing.items():
        row = (table, seat, o.person, o.until, o.place, o.turn, o.number)
        db.execute("INSERT INTO standing VALUES (?, ?, ?, ?, ?, ?, ?)", row)
