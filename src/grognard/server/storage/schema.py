"""The form of the rows, and how it came about.

Each step brings a database from one version to the next and is a list of statements. Steps are only
ever added. INTEGER becomes BIGINT on PostgreSQL; on SQLite tables are STRICT and WITHOUT ROWID.
Times are milliseconds since 1970.
"""

from __future__ import annotations

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    # 1: visitors and tables
    (
        """CREATE TABLE visitors (
            visitor TEXT PRIMARY KEY,
            created INTEGER NOT NULL
        )""",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            created INTEGER NOT NULL,
            updated INTEGER NOT NULL,
            game TEXT NOT NULL,
            edition TEXT NOT NULL,
            scenario TEXT NOT NULL,
            options TEXT NOT NULL,
            engine INTEGER NOT NULL,
            data TEXT NOT NULL,
            commitment TEXT NOT NULL,
            seed TEXT NOT NULL,
            version INTEGER NOT NULL,
            asked TEXT,
            over INTEGER NOT NULL,
            resigned TEXT
        )""",
        """CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat TEXT NOT NULL,
            place INTEGER NOT NULL,
            visitor TEXT REFERENCES visitors (visitor),
            player TEXT,
            PRIMARY KEY (table_id, seat)
        )""",
        "CREATE INDEX seats_of_visitor ON seats (visitor)",
        """CREATE TABLE actions (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            seat TEXT NOT NULL,
            action TEXT NOT NULL,
            dice TEXT NOT NULL,
            final INTEGER NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
    ),
    # 2: people with accounts, their sessions and notices
    (
        "ALTER TABLE visitors RENAME TO people",
        "ALTER TABLE people RENAME COLUMN visitor TO person",
        *(
            f"ALTER TABLE people ADD COLUMN {name} TEXT"
            for name in ("name", "name_key", "password", "mail", "mail_key", "webhook", "language")
        ),
        "ALTER TABLE people ADD COLUMN mail_confirmed INTEGER NOT NULL DEFAULT 0",
        "CREATE UNIQUE INDEX people_by_name ON people (name_key)",
        "CREATE UNIQUE INDEX people_by_mail_key ON people (mail_key)",
        "ALTER TABLE seats RENAME COLUMN visitor TO person",
        "DROP INDEX seats_of_visitor",
        "CREATE INDEX seats_of_person ON seats (person)",
        """CREATE TABLE sessions (
            session TEXT PRIMARY KEY,
            person TEXT NOT NULL REFERENCES people (person),
            kind TEXT NOT NULL,
            label TEXT,
            created INTEGER NOT NULL,
            used INTEGER NOT NULL,
            expires INTEGER
        )""",
        "CREATE INDEX sessions_of_person ON sessions (person)",
        """INSERT INTO sessions (session, person, kind, created, used)
            SELECT person, person, 'visit', created, created FROM people""",
        """CREATE TABLE notices (
            notice TEXT PRIMARY KEY,
            person TEXT NOT NULL REFERENCES people (person),
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat TEXT NOT NULL,
            kind TEXT NOT NULL,
            step TEXT,
            created INTEGER NOT NULL,
            read INTEGER NOT NULL DEFAULT 0,
            sent INTEGER NOT NULL DEFAULT 0
        )""",
        "CREATE INDEX notices_of_person ON notices (person, created)",
        """CREATE UNIQUE INDEX notices_unread ON notices (person, table_id, kind)
            WHERE read = 0""",
        "CREATE INDEX notices_unsent ON notices (created) WHERE read = 0 AND sent = 0",
    ),
    # 3: clocks, offers, talk
    (
        "ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none'",
        "ALTER TABLE tables ADD COLUMN paused INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN clock_since INTEGER",
        "ALTER TABLE tables ADD COLUMN ended TEXT",
        "ALTER TABLE tables ADD COLUMN opened_by TEXT",
        "ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN next_table TEXT",
        "ALTER TABLE tables ADD COLUMN given INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN last_offer INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET ended = 'resigned ' || resigned WHERE resigned IS NOT NULL",
        "CREATE INDEX tables_listed ON tables (created) WHERE listed = 1 AND over = 0",
        "ALTER TABLE seats ADD COLUMN bank INTEGER",
        "ALTER TABLE seats ADD COLUMN invitation TEXT",
        """CREATE TABLE offers (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            seat TEXT NOT NULL,
            kind TEXT NOT NULL,
            detail TEXT NOT NULL,
            version INTEGER NOT NULL,
            created INTEGER NOT NULL,
            agreed TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL REFERENCES tables (id),
            room TEXT NOT NULL,
            number INTEGER NOT NULL,
            person TEXT NOT NULL,
            seat TEXT,
            name TEXT,
            text TEXT NOT NULL,
            created INTEGER NOT NULL,
            PRIMARY KEY (table_id, room, number)
        )""",
        """CREATE TABLE mutes (
            person TEXT NOT NULL,
            muted TEXT NOT NULL,
            PRIMARY KEY (person, muted)
        )""",
        """CREATE TABLE seen (
            person TEXT NOT NULL,
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            PRIMARY KEY (person, table_id)
        )""",
        """CREATE TABLE pulse (
            id INTEGER PRIMARY KEY,
            beat INTEGER NOT NULL
        )""",
    ),
    # 4: several processes: `stamp` counts the changes of a table, of whatever kind
    ("ALTER TABLE tables ADD COLUMN stamp INTEGER NOT NULL DEFAULT 0",),
    # 5: forgotten passwords: `reset` is the hash of what stands in a link
    (
        """CREATE TABLE resets (
            reset TEXT PRIMARY KEY,
            person TEXT NOT NULL REFERENCES people (person),
            expires INTEGER NOT NULL
        )""",
        "CREATE INDEX resets_of_person ON resets (person)",
        "CREATE INDEX people_by_mail ON people (LOWER(mail)) WHERE mail_confirmed = 1",
    ),
    # 6: standing orders: `turn` and `number` are those of the game when the order was given
    (
        """CREATE TABLE standing (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat TEXT NOT NULL,
            person TEXT NOT NULL,
            until TEXT NOT NULL,
            place TEXT NOT NULL,
            turn INTEGER NOT NULL,
            number INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat)
        )""",
    ),
    # 7: who ever sat where
    (
        """CREATE TABLE holders (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat TEXT NOT NULL,
            person TEXT NOT NULL,
            PRIMARY KEY (table_id, seat, person)
        )""",
        "CREATE INDEX holders_of_person ON holders (person)",
        """INSERT INTO holders SELECT table_id, seat, person FROM seats
            WHERE person IS NOT NULL""",
    ),
    # 8: what was drawn while a game was set up
    ("ALTER TABLE tables ADD COLUMN opening TEXT NOT NULL DEFAULT ''",),
    # 9: names that look alike, and names that rest: `look` is a hash of what they look like
    (
        "ALTER TABLE people ADD COLUMN name_look TEXT",
        "CREATE INDEX people_by_look ON people (name_look)",
        """CREATE TABLE resting (
            look TEXT PRIMARY KEY,
            until INTEGER NOT NULL
        )""",
    ),
    # 10: the turn of a table, as everybody may know it, and the last offer that was declined
    (
        "ALTER TABLE tables ADD COLUMN turn INTEGER",
        "ALTER TABLE tables ADD COLUMN declined TEXT",
    ),
    # 11: what that turn is called: the key of a text and its parameters, as JSON
    ("ALTER TABLE tables ADD COLUMN turn_words TEXT",),
)


def tables_at(version: int) -> list[str]:
    """The tables at a version, each after those that it refers to."""
    names: list[str] = []
    for statement in (statement for step in MIGRATIONS[:version] for statement in step):
        words = statement.split()
        if words[:2] == ["CREATE", "TABLE"]:
            names.append(words[2])
        elif words[:2] == ["DROP", "TABLE"]:
            names.remove(words[2])
        elif words[:2] == ["ALTER", "TABLE"] and words[3:5] == ["RENAME", "TO"]:
            names[names.index(words[2])] = words[5]
    return names
