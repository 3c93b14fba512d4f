"""The tables. What stands here and what `migrations/` makes are compared by a test."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()


def _room() -> Column[str]:
    return Column("room", String(10), ForeignKey("rooms.id"), primary_key=True)


rooms = Table(
    "rooms",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("start", Text, nullable=False),
    Column("seed", String(20)),
    Column("invitation", String(64)),
    Column("created", Float, nullable=False),
    Column("next", String(10)),
    # How many entries are confirmed; and the number of changes of any kind, which caches compare.
    Column("version", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    # What other processes look for without reading the record.
    Column("over", Boolean, nullable=False),
    Column("computer", Boolean, nullable=False),
    Column("thinker", String(40)),
    Column("thinker_until", Float, nullable=False),
    # Seconds and increment; what each seat has left, whose clock runs, since when, until when.
    Column("clock_seconds", Integer),
    Column("clock_increment", Integer),
    Column("clock_left", JSON),
    Column("clock_running", Integer),
    Column("clock_since", Float),
    Column("clock_deadline", Float),
    Index("rooms_computer", "computer", "thinker_until"),
    Index("rooms_deadline", "clock_deadline"),
)

seats = Table(
    "seats",
    metadata,
    _room(),
    Column("seat", Integer, primary_key=True),
    Column("who", String(10), nullable=False),
    Column("level", Integer),
    Column("token", String(64)),
)

entries = Table(
    "entries",
    metadata,
    _room(),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("text", String(64), nullable=False),
    Column("values", JSON, nullable=False),
    Column("clock", Float),
    Column("time", Float, nullable=False),
    # The code of what has to be said about it, if anything.
    Column("remark", String(40)),
)

drafts = Table(
    "drafts",
    metadata,
    _room(),
    Column("seat", Integer, nullable=False),
    Column("moves", JSON, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    _room(),
    Column("seat", Integer, primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
)
