"""Opening a database: the driver its URL asks for, how it is set, the migrations applied."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parlour.game import OptionError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
MIGRATING = 0x7061726C
"""The number of the lock that lets one process migrate at a time."""


async def opened(database: str) -> AsyncEngine:
    """An engine for the database, its tables as they should be. Raises `OptionError`."""
    try:
        url = make_url(database)
    except ArgumentError:
        raise OptionError("database-url", text=database) from None
    kind = url.drivername.partition("+")[0].replace("postgres", "postgresql")
    kind = kind.replace("postgresqlql", "postgresql")
    if kind not in DRIVERS:
        raise OptionError("database-url", text=database)
    url = url.set(drivername=DRIVERS[kind])
    if kind == "sqlite":
        if url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url)
        event.listen(engine.sync_engine, "connect", _set_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_at_once)
    else:
        engine = create_async_engine(url, pool_pre_ping=True)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def migrations() -> Config:
    """Alembic's settings for the migrations in the package."""
    config = Config()
    config.set_main_option("script_location", str(files("parlour.server.store") / "migrations"))
    return config


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _set_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer (WAL); what is committed survives a power cut (FULL)."""
    connection.isolation_level = None  # the driver must not begin transactions of its own
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_at_once(connection: Connection) -> None:
    """A transaction takes the right to write when it begins: two cannot block each other later."""
    if connection.get_isolation_level() != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
