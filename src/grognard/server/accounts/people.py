"""People as rows: guests and accounts, their sessions and bot tokens."""

from __future__ import annotations

import hashlib
import secrets
from concurrent.futures import Future
from dataclasses import dataclass

from grognard.server.accounts.lookalikes import look_of
from grognard.server.storage import Connection, Database, now
from grognard.server.storage.database import Row

DAY = 24 * 3600 * 1000
LIFE = 90 * DAY  # a session ends when it has not been used for so long
STALE = DAY // 24  # how old the note of the last use may be
MOST_TOKENS = 20
VISIT, LOGIN, TOKEN = "visit", "login", "token"
RESET_LIFE = DAY // 24  # of a link for a forgotten password
REST = 90 * DAY  # before the name of a deleted account may be taken by somebody else
IDLE = 7 * DAY  # after which a guest who did nothing is forgotten
MOST_FORGOTTEN = 500  # guests in one go
MOST_NAMESAKES = 5  # accounts of one mail address that are written to at once
STAND_IN = "greedy"  # plays on for a deleted account


@dataclass(frozen=True, slots=True)
class Session:
    """Who bears a token, and what kind of token it is."""

    key: str
    person: str
    kind: str
    name: str | None = None
    used: int = 0

    @property
    def bot(self) -> bool:
        """Whether it is a bot's token."""
        return self.kind == TOKEN


@dataclass(frozen=True, slots=True)
class Account:
    """What is kept of a person."""

    person: str
    name: str | None
    password: str | None
    mail: str | None
    mail_key: str | None
    mail_confirmed: bool
    webhook: str | None
    language: str | None


@dataclass(frozen=True, slots=True)
class BotToken:
    """A bot token, of which only the hash is kept."""

    key: str
    label: str
    created: int
    used: int


@dataclass(frozen=True, slots=True)
class NewAccount:
    """What somebody signs up with."""

    name: str
    name_key: str
    password: str
    language: str | None


def new_key() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


class People:
    """What the server keeps of people. Every answer is a future."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- sessions --------------------------------------------------------------------------

    def session(self, key: str) -> Future[Session | None]:
        """The session with this hash, unless it has ended."""
        query = (
            "SELECT s.person, s.kind, s.used, p.name FROM sessions s "
            "JOIN people p ON p.person = s.person "
            "WHERE s.session = ? AND (s.expires IS NULL OR s.expires > ?)"
        )

        def work(db: Connection) -> Session | None:
            row = db.execute(query, (key, now())).fetchone()
            if row is None:
                return None
            return Session(key, row["person"], row["kind"], row["name"], row["used"])

        return self.database.read(work)

    def touch(self, session: Session) -> Future[None]:
        """A session in use lives on."""
        at = now()
        expires = None if session.bot else at + LIFE
        update = "UPDATE sessions SET used = ?, expires = ? WHERE session = ?"
        return self.database.ask(lambda db: _forget(db.execute(update, (at, expires, session.key))))

    def add_guest(self, key: str, person: str) -> Future[Session]:
        """A new person without a name, and a session."""

        def work(db: Connection) -> Session:
            return _add_session(db, key, _add_person(db, person), VISIT)

        return self.database.ask(work)

    def log_in(self, key: str, account: Account, old: Session | None) -> Future[list[str]]:
        """A new session; an old one dies, and what a guest had is the account's. The tables."""

        def work(db: Connection) -> list[str]:
            _add_session(db, key, account.person, LOGIN, account.name)
            return [] if old is None else _leave_behind(db, old, account.person)

        return self.database.ask(work)

    def log_out(self, key: str) -> Future[None]:
        """Ends one session."""
        return self.database.ask(
            lambda db: _forget(db.execute("DELETE FROM sessions WHERE session = ?", (key,)))
        )

    def log_out_everywhere(self, person: str) -> Future[list[str]]:
        """Ends every session of a person, but not the bots'; their hashes."""
        return self.database.ask(lambda db: _end_sessions(db, person))

    # --- accounts --------------------------------------------------------------------------

    def account(self, person: str) -> Future[Account | None]:
        """A person."""
        return self._find("person", person)

    def by_name(self, key: str) -> Future[Account | None]:
        """The account with this name."""
        return self._find("name_key", key)

    def by_mail_key(self, key: str) -> Future[Account | None]:
        """The account whose links have this key."""
        return self._find("mail_key", key)

    def _find(self, column: str, value: str) -> Future[Account | None]:
        query = f"SELECT * FROM people WHERE {column} = ?"

        def work(db: Connection) -> Account | None:
            row = db.execute(query, (value,)).fetchone()
            return None if row is None else _account(row)

        return self.database.read(work)

    def sign_up(
        self, key: str, new: NewAccount, old: Session | None
    ) -> Future[tuple[str, list[str]] | None]:
        """A new account, or a guest who gets a name; None if it, or one that looks so, is taken.

        The person, and the tables at which his name is now shown.
        """
        update = (
            "UPDATE people SET name = ?, name_key = ?, name_look = ?, password = ?, language = ? "
            "WHERE person = ?"
        )

        def work(db: Connection) -> tuple[str, list[str]] | None:
            look = look_of(new.name)
            if _taken(db, new.name_key, look):
                return None
            guest = None if old is None or old.kind != VISIT else old.person
            person = guest or _add_person(db, new_key())
            values = (new.name, new.name_key, look, new.password, new.language, person)
            db.execute(update, values)
            if old is not None:
                db.execute("DELETE FROM sessions WHERE session = ?", (old.key,))
            if guest is not None:
                _end_sessions(db, guest)
            _add_session(db, key, person, LOGIN, new.name)
            return person, changed(db, _tables_of(db, person))

        return self.database.ask(work)

    def set_password(self, person: str, password: str, key: str | None = None) -> Future[list[str]]:
        """A new hash; with a new session every other one dies. The hashes of the dead."""

        def work(db: Connection) -> list[str]:
            if key is None:
                _set_password(db, person, password)
                return []
            return _new_password(db, person, password, key)

        return self.database.ask(work)

    def set_mail(self, person: str, mail: str | None) -> Future[str | None]:
        """A mail address that is not confirmed yet; the key of its links."""
        key = None if mail is None else new_key()
        update = (
            "UPDATE people SET mail = ?, mail_key = ?, mail_confirmed = 0 "
            "WHERE person = ? AND name IS NOT NULL"
        )

        def work(db: Connection) -> str | None:
            db.execute(update, (mail, key, person))
            _forget_resets(db, person)
            return key

        return self.database.ask(work)

    def confirm_mail(self, key: str) -> Future[bool]:
        """Confirms an address: only its owner can have read this key."""
        update = "UPDATE people SET mail_confirmed = 1 WHERE mail_key = ?"
        return self.database.ask(lambda db: db.execute(update, (key,)).rowcount == 1)

    def forget_mail(self, key: str) -> Future[bool]:
        """No mail goes to this address again."""
        update = (
            "UPDATE people SET mail = NULL, mail_key = NULL, mail_confirmed = 0 WHERE mail_key = ? "
            "RETURNING person"
        )

        def work(db: Connection) -> bool:
            row = db.execute(update, (key,)).fetchone()
            if row is not None:
                _forget_resets(db, row["person"])
            return row is not None

        return self.database.ask(work)

    def set_webhook(self, person: str, webhook: str | None) -> Future[None]:
        """Where notices are posted."""
        return self._set(person, "webhook", webhook)

    def set_language(self, person: str, language: str | None) -> Future[None]:
        """The language of mails and webhooks."""
        return self._set(person, "language", language)

    def _set(self, person: str, column: str, value: str | None) -> Future[None]:
        update = f"UPDATE people SET {column} = ? WHERE person = ? AND name IS NOT NULL"
        return self.database.ask(lambda db: _forget(db.execute(update, (value, person))))

    def delete(self, person: str) -> Future[tuple[list[str], list[str]]]:
        """Nothing of a person is left but that there was somebody; dead sessions, and tables."""

        return self.database.ask(lambda db: forget_person(db, person))

    # --- forgotten passwords ---------------------------------------------------------------

    def by_mail(self, mail: str) -> Future[list[Account]]:
        """The accounts that have confirmed this address."""
        query = (
            "SELECT * FROM people WHERE LOWER(mail) = ? AND mail_confirmed = 1 "
            "ORDER BY created, person LIMIT ?"
        )
        values = (mail.lower(), MOST_NAMESAKES)
        return self.database.read(lambda db: [_account(row) for row in db.execute(query, values)])

    def add_reset(self, key: str, account: Account) -> Future[bool]:
        """A link by which a password is set anew; not if the address is another by now."""
        insert = (
            "INSERT INTO resets (reset, person, expires) SELECT ?, person, ? FROM people "
            "WHERE person = ? AND mail_key = ? AND mail_confirmed = 1"
        )

        def work(db: Connection) -> bool:
            at = now()
            db.execute("DELETE FROM resets WHERE expires <= ?", (at,))
            values = (key, at + RESET_LIFE, account.person, account.mail_key)
            return db.execute(insert, values).rowcount == 1

        return self.database.ask(work)

    def by_reset(self, key: str) -> Future[Account | None]:
        """The account whose password may be set anew by this link."""
        query = (
            "SELECT p.* FROM people p JOIN resets r ON r.person = p.person "
            "WHERE r.reset = ? AND r.expires > ?"
        )

        def work(db: Connection) -> Account | None:
            row = db.execute(query, (key, now())).fetchone()
            return None if row is None else _account(row)

        return self.database.read(work)

    def reset(
        self, reset: str, password: str, key: str, old: Session | None
    ) -> Future[tuple[list[str], list[str]] | None]:
        """A link is used up: a new hash and a new session, all others die; None if it is no good.

        The hashes of the dead, and the tables that a guest brings along.
        """
        delete = "DELETE FROM resets WHERE reset = ? AND expires > ? RETURNING person"

        def work(db: Connection) -> tuple[list[str], list[str]] | None:
            row = db.execute(delete, (reset, now())).fetchone()
            if row is None:
                return None
            dead = _new_password(db, row["person"], password, key)
            return dead, [] if old is None else _leave_behind(db, old, row["person"])

        return self.database.ask(work)

    # --- bot tokens ------------------------------------------------------------------------

    def tokens(self, person: str) -> Future[list[BotToken]]:
        """A person's bot tokens, the oldest first."""
        return self.database.read(lambda db: _tokens(db, person))

    def add_token(self, person: str, key: str, label: str) -> Future[BotToken | None]:
        """One more; None if there are too many."""

        def work(db: Connection) -> BotToken | None:
            if len(_tokens(db, person)) >= MOST_TOKENS:
                return None
            _add_session(db, key, person, TOKEN, label=label)
            return next(token for token in _tokens(db, person) if token.key == key)

        return self.database.ask(work)

    def revoke(self, person: str, key: str) -> Future[list[BotToken]]:
        """Ends a token; those that are left."""
        delete = "DELETE FROM sessions WHERE session = ? AND person = ? AND kind = ?"

        def work(db: Connection) -> list[BotToken]:
            db.execute(delete, (key, person, TOKEN))
            return _tokens(db, person)

        return self.database.ask(work)


def _forget(_result: object) -> None:
    """Nothing is told."""


def forget_person(db: Connection, person: str) -> tuple[list[str], list[str]]:
    """Nothing of a person is left but that there was somebody; dead sessions, and tables."""
    tables = _tables_of(db, person)
    dead = _end_sessions(db, person, bots=True)
    _leave_seats(db, person)
    db.execute("DELETE FROM notices WHERE person = ?", (person,))
    db.execute("UPDATE chat SET name = NULL WHERE person = ?", (person,))
    db.execute("DELETE FROM seen WHERE person = ?", (person,))
    db.execute("DELETE FROM mutes WHERE person = ?", (person,))
    _forget_resets(db, person)
    _let_rest(db, person)
    db.execute(
        "UPDATE people SET name = NULL, name_key = NULL, name_look = NULL, password = NULL, "
        "mail = NULL, mail_key = NULL, mail_confirmed = 0, webhook = NULL, language = NULL "
        "WHERE person = ?",
        (person,),
    )
    return dead, changed(db, tables)


# --- names ---------------------------------------------------------------------------------


def _taken(db: Connection, key: str, look: str) -> bool:
    """Whether somebody has a name, or one that looks like it, or had it not long ago."""
    _note_looks(db)
    same = "SELECT 1 AS taken FROM people WHERE name_key = ? OR name_look = ?"
    rests = "SELECT 1 AS taken FROM resting WHERE look = ? AND until > ?"
    if db.execute(same, (key, look)).fetchone() is not None:
        return True
    return db.execute(rests, (_hashed(look), now())).fetchone() is not None


def _note_looks(db: Connection) -> None:
    """The names of accounts that are older than the notes of what names look like."""
    query = "SELECT person, name FROM people WHERE name IS NOT NULL AND name_look IS NULL"
    for row in db.execute(query, ()).fetchall():
        look = look_of(row["name"])
        db.execute("UPDATE people SET name_look = ? WHERE person = ?", (look, row["person"]))


def _let_rest(db: Connection, person: str) -> None:
    """Reserves the name of a deleted account for a while; only a hash of it is kept."""
    row = db.execute("SELECT name FROM people WHERE person = ?", (person,)).fetchone()
    if row is not None and row["name"] is not None:
        put = (
            "INSERT INTO resting VALUES (?, ?) "
            "ON CONFLICT (look) DO UPDATE SET until = excluded.until"
        )
        db.execute(put, (_hashed(look_of(row["name"])), now() + REST))
    db.execute("DELETE FROM resting WHERE until <= ?", (now(),))


def _hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


# --- guests --------------------------------------------------------------------------------


def forget_idle_guests(db: Connection, at: int) -> int:
    """Guests who never sat down, opened a table or said a word are forgotten after a while."""
    nothing = " AND ".join(
        f"NOT EXISTS (SELECT 1 FROM {table} x WHERE x.{column} = people.person)"
        for table, column in (
            ("seats", "person"),
            ("holders", "person"),
            ("tables", "opened_by"),
            ("chat", "person"),
            ("notices", "person"),
            ("mutes", "person"),
            ("mutes", "muted"),
            ("seen", "person"),
            ("standing", "person"),
        )
    )
    recent = "SELECT 1 FROM sessions s WHERE s.person = people.person AND s.used > ?"
    query = (
        "SELECT person FROM people WHERE name IS NULL AND created < ? "
        f"AND NOT EXISTS ({recent}) AND {nothing} LIMIT ?"
    )
    found = [row["person"] for row in db.execute(query, (at - IDLE, at - IDLE, MOST_FORGOTTEN))]
    for person in found:
        db.execute("DELETE FROM sessions WHERE person = ?", (person,))
        db.execute("DELETE FROM people WHERE person = ?", (person,))
    return len(found)


def _account(row: Row) -> Account:
    return Account(
        person=row["person"],
        name=row["name"],
        password=row["password"],
        mail=row["mail"],
        mail_key=row["mail_key"],
        mail_confirmed=bool(row["mail_confirmed"]),
        webhook=row["webhook"],
        language=row["language"],
    )


def _add_person(db: Connection, person: str) -> str:
    db.execute("INSERT INTO people (person, created) VALUES (?, ?)", (person, now()))
    return person


def _add_session(
    db: Connection,
    key: str,
    person: str,
    kind: str,
    name: str | None = None,
    label: str | None = None,
) -> Session:
    at = now()
    expires = None if kind == TOKEN else at + LIFE
    db.execute(
        "INSERT INTO sessions (session, person, kind, label, created, used, expires) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        (key, person, kind, label, at, at, expires),
    )
    return Session(key, person, kind, name, at)


def _end_sessions(db: Connection, person: str, bots: bool = False) -> list[str]:
    which = "person = ?" if bots else f"person = ? AND kind <> '{TOKEN}'"
    rows = db.execute(f"SELECT session FROM sessions WHERE {which}", (person,)).fetchall()
    db.execute(f"DELETE FROM sessions WHERE {which}", (person,))
    return [row["session"] for row in rows]


def _set_password(db: Connection, person: str, password: str) -> None:
    db.execute("UPDATE people SET password = ? WHERE person = ?", (password, person))


def _new_password(db: Connection, person: str, password: str, key: str) -> list[str]:
    """Another password, and one session instead of all there were; the hashes of the dead."""
    _set_password(db, person, password)
    _forget_resets(db, person)
    dead = _end_sessions(db, person)
    _add_session(db, key, person, LOGIN)
    return dead


def _forget_resets(db: Connection, person: str) -> None:
    """Links that are on their way are good for nothing."""
    db.execute("DELETE FROM resets WHERE person = ?", (person,))


def _tokens(db: Connection, person: str) -> list[BotToken]:
    query = "SELECT * FROM sessions WHERE person = ? AND kind = ? ORDER BY created, session"
    rows = db.execute(query, (person, TOKEN))
    return [BotToken(r["session"], r["label"] or "", r["created"], r["used"]) for r in rows]


# --- seats ---------------------------------------------------------------------------------


def _tables_of(db: Connection, person: str) -> list[str]:
    query = "SELECT DISTINCT table_id FROM holders WHERE person = ? ORDER BY table_id"
    return [row["table_id"] for row in db.execute(query, (person,))]


def changed(db: Connection, tables: list[str]) -> list[str]:
    """Tells every process that other people, or other names, sit at these tables."""
    for table in tables:
        query = "UPDATE tables SET stamp = stamp + 1 WHERE id = ? RETURNING stamp"
        row = db.execute(query, (table,)).fetchone()
        if row is not None:
            db.announce(f"table {table} {row['stamp']}")
    return tables


def _leave_behind(db: Connection, old: Session, person: str) -> list[str]:
    """Ends the old session; a guest's seats and notices pass to the account."""
    db.execute("DELETE FROM sessions WHERE session = ?", (old.key,))
    if old.kind != VISIT or old.person == person:
        return []
    guest = old.person
    tables = _tables_of(db, guest)
    _end_sessions(db, guest, bots=True)
    db.execute("UPDATE seats SET person = ? WHERE person = ?", (person, guest))
    db.execute("UPDATE standing SET person = ? WHERE person = ?", (person, guest))
    db.execute("UPDATE chat SET person = ? WHERE person = ?", (person, guest))
    for kept, other in (("seen", "table_id"), ("mutes", "muted")):
        own = f"SELECT {other} FROM {kept} WHERE person = ?"
        change = f"UPDATE {kept} SET person = ? WHERE person = ? AND {other} NOT IN ({own})"
        db.execute(change, (person, guest, person))
        db.execute(f"DELETE FROM {kept} WHERE person = ?", (guest,))
    db.execute("UPDATE tables SET opened_by = ? WHERE opened_by = ?", (person, guest))
    _merge(db, person, guest)
    db.execute("DELETE FROM notices WHERE person = ? AND read = 1", (guest,))
    db.execute(
        "DELETE FROM notices WHERE person = ? AND EXISTS (SELECT 1 FROM notices other "
        "WHERE other.person = ? AND other.table_id = notices.table_id "
        "AND other.kind = notices.kind AND other.read = 0)",
        (guest, person),
    )
    db.execute("UPDATE notices SET person = ? WHERE person = ?", (person, guest))
    db.execute("DELETE FROM people WHERE person = ?", (guest,))
    return changed(db, tables)


def _merge(db: Connection, person: str, guest: str) -> None:
    """What both may have, each once: where they sat, how far they read, whom they do not hear."""
    for copy in (
        "INSERT INTO holders (table_id, seat, person) SELECT table_id, seat, CAST(? AS TEXT) "
        "FROM holders WHERE person = ? ON CONFLICT DO NOTHING",
        "INSERT INTO seen (person, table_id, number) SELECT CAST(? AS TEXT), table_id, number "
        "FROM seen WHERE person = ? ON CONFLICT DO NOTHING",
        "INSERT INTO mutes (person, muted) SELECT CAST(? AS TEXT), muted "
        "FROM mutes WHERE person = ? ON CONFLICT DO NOTHING",
        "INSERT INTO mutes (muted, person) SELECT CAST(? AS TEXT), person "
        "FROM mutes WHERE muted = ? ON CONFLICT DO NOTHING",
    ):
        db.execute(copy, (person, guest))
    db.execute("DELETE FROM holders WHERE person = ?", (guest,))
    db.execute("DELETE FROM seen WHERE person = ?", (guest,))
    db.execute("DELETE FROM mutes WHERE person = ? OR muted = ?", (guest, guest))


def _leave_seats(db: Connection, person: str) -> None:
    """The computer plays on where somebody else would be left alone; other seats are open."""
    shared = (
        "table_id IN (SELECT id FROM tables WHERE over = 0) AND table_id IN "
        "(SELECT table_id FROM seats WHERE person IS NOT NULL AND person <> ?)"
    )
    update = f"UPDATE seats SET person = NULL, player = ? WHERE person = ? AND {shared}"
    db.execute(update, (STAND_IN, person, person))
    db.execute("UPDATE seats SET person = NULL WHERE person = ?", (person,))
    db.execute("DELETE FROM standing WHERE person = ?", (person,))
    db.execute("DELETE FROM holders WHERE person = ?", (person,))
