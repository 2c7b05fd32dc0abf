"""The database tables. SQLite and PostgreSQL alike; migrations are in `migrations/`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(120), unique=True),
    # The account's name in small letters, of which there may be more than of others; none: a guest.
    Column("password", String(200)),
    Column("looks", String(200)),
    # What an account's name looks like: no other may look the same.
    Column("created", BigInteger, nullable=False),
    Column("symbol", String(20)),
    # None: the one that follows from the id.
    Column("email", String(254)),
    # Where an account's owner has shown that mail is read.
    Column("seen", BigInteger, nullable=False, server_default="0"),
    # About when they were last here, to the day.
    Index("one_account_for_each_look", "looks", unique=True),
    Index("guests_by_last_visit", "account", "seen"),
)
"""Guests and account holders."""
NOBODY: Final = "nobody"
"""The person to whom tables belong whose owner is gone."""

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("purpose", String(10), nullable=False),
    Column("email", String(254), nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Secrets that were sent by mail, hashed: each is good once, and not for long."""

TRIES = Table(
    "tries",
    METADATA,
    Column("account", String(120), primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("granted", Boolean, nullable=False),
)
"""Tries at the passwords of accounts, and of names that are none: how many are left, by when, and the last answer."""

KEYS = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Secrets that people prove themselves with, hashed."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("header", JSON, nullable=False),
    # Holds the seed: it never leaves the server before the game is over.
    Column("settings", JSON, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("rematch", String(32)),
    # The table that follows this one.
    Column("waits_for", JSON),
    # The seats of people whom the game or a question waits for; none: nobody has looked since this column exists.
    Column("recorded", Boolean, nullable=False, server_default=false()),
    # Its result is in `results`, or needs not be.
    Column("starts_at", BigInteger),
    # When an open table starts by itself.
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_to_record", "status", "recorded"),
    Index("tables_to_start", "status", "starts_at"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(60), nullable=False),
    # Longer than a person's: where two have the same, a number is added.
    Column("bot", String(20), nullable=False),
    Column("standing", JSON),
    # The standing answers that this player has switched on.
    Column("held", String(32), ForeignKey("people.id")),
    Column("held_name", String(40)),
    # For whom a free seat is kept, who is thereby invited.
    Column("guest", Boolean, nullable=False, server_default=false()),
    # The name is a guest's, and stays one if the guest opens an account later.
    Index("seats_by_invited", "held"),
    Index("seats_by_person", "person"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    # The key makes sure that exactly one of two answers to the same version wins.
    Column("at", BigInteger, nullable=False),
    Column("entry", JSON, nullable=False),
    Column("events", JSON, nullable=False),
    Column("key", String(80)),
    # The sender's own key: a repeated one gets the first answer.
    UniqueConstraint("table", "key", name="one_answer_per_key"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("position", LargeBinary, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", String(32), primary_key=True),
    # The server process that the player's socket leads to.
    Column("seen", BigInteger, nullable=False),
    Column("connected", Boolean, nullable=False),
)
"""When players were last there."""

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    # None: a spectator.
    Column("heard_by", String(10), nullable=False),
    # `all`, `players` or `spectators`: the last two talk among themselves until the end.
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(80)),
    # The sender's own key: a repeated word is said once.
    Column("guest", Boolean, nullable=False, server_default=false()),
    # It was a guest who said it.
    Index("chat_by_table", "table", "id"),
    Index("one_word_per_key", "table", "person", "key", unique=True),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(60), nullable=False),
    Column("bot", String(20), nullable=False),
    # The bot that was seated here before the start; empty: a person.
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("pace", String(4), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),
    # Played to its end among several, and no guided game: it counts in statistics.
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("stopped", Boolean, nullable=False),
    # The players have agreed to stop before the end.
    Column("left", Boolean, nullable=False),
    # The person had gone: a bot has played this seat to the end.
    Column("ended", BigInteger, nullable=False),
    Column("plans", JSON, nullable=False),
    # What this seat did, as the game counts it: by group, by key, how often.
    Column("rating_before", Integer),
    Column("rating_after", Integer),
    # For rated seats.
    Index("results_by_person", "person", "ended"),
)
"""One row for each seat of each game that is over. Nothing of a game that still runs is here."""

RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", String(40), primary_key=True),
    # A person's id, or `bot:` and a level.
    Column("game", String(40), primary_key=True),
    Column("pace", String(4), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    # When the last rated game ended.
)
"""How strong accounts and bots are, by game and pace."""

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("blocked", String(32), ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)
"""Whom people want nothing to do with."""

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("played", String(64), nullable=False),
    # A hash of the moves that were looked at: after the end, players can still agree to take some back.
    Column("verdicts", JSON, nullable=False),
)
"""What would have been better."""

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    # The one that is played; 0: none yet.
    Column("status", String(10), nullable=False),
    Column("wish", JSON, nullable=False),
    # How its tables are opened.
    Column("created", BigInteger, nullable=False),
    Index("tournaments_by_status", "status", "created"),
)

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(40), nullable=False),
    Column("dropped", Boolean, nullable=False),
    # Plays no more rounds.
    UniqueConstraint("tournament", "person", name="one_entry_for_each"),
)

MATCHES = Table(
    "matches",
    METADATA,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    # None: a bye.
    Column("table", String(32), ForeignKey("tables.id")),
    Column("result", String(6)),
)
"""Who meets whom, by the numbers of entrants."""

NOTICES = Table(
    "notices",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("settings", JSON, nullable=False),
)
"""Of what, and how, people want to be told while they are away."""

PUSHES = Table(
    "pushes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    # Of the address, which is too long for a key.
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("pushes_by_person", "person"),
)
"""Browsers that take Web Push for somebody."""

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("table", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    # The entry that asked a player something.
    Column("due", BigInteger, nullable=False),
    Index("outbox_by_due", "due"),
)
"""Messages to people that go out when their time has come, if they are still true then."""

SECRETS = Table(
    "secrets", METADATA, Column("name", String(20), primary_key=True), Column("value", Text, nullable=False)
)
"""What the server has made for itself at its first start."""

PROBE = Table("probe", METADATA, Column("id", Integer, primary_key=True), Column("filler", Text, nullable=False))
"""One row, written to see whether anything can be."""
