"""Opening a database: the driver its URL asks for, how it is set, the migrations applied.

Questions and changes are plain functions of a connection. SQLite's run in two threads, one that
reads and one that writes (a driver that passes every statement to a thread costs thirty changes of
thread a move); PostgreSQL's run on asyncpg.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from asyncpg import PostgresError
from sqlalchemy import URL, Connection, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from parlour.game import OptionError

MIGRATING = 0x7061726C
"""The number of the lock that lets one process migrate at a time."""
T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(Protocol):
    """Runs questions and changes, each in one transaction."""

    async def read(self, question: Work[T]) -> T:
        """The answer to a question, all of it as of one moment."""

    async def write(self, change: Work[T]) -> T:
        """Makes a change: whole, and kept when this returns, or not at all."""

    async def close(self) -> None:
        """Lets the connections go."""


async def opened(url: str) -> Database:
    """The database at a URL, its tables as they should be. Raises `OptionError`."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise OptionError("database-url", text=url) from None
    kinds: dict[str, Callable[[URL], Database]] = {"sqlite": Sqlite, "postgresql": Postgres}
    kind = kinds.get(parsed.drivername.partition("+")[0])
    if kind is None or not parsed.database:
        raise OptionError("database-url", text=url)
    database = None
    try:
        database = kind(parsed)
        await database.write(_migrate)
    except (SQLAlchemyError, PostgresError, OSError) as error:
        if database is not None:
            await database.close()
        reason = str(error).partition("\n")[0]
        shown = parsed.render_as_string(hide_password=True)
        raise OptionError("database-closed", text=shown, reason=reason) from error
    return database


class Sqlite:
    """A file."""

    def __init__(self, url: URL) -> None:
        file = Path(url.database or "")
        file.parent.mkdir(parents=True, exist_ok=True)
        self._claim = _claimed(file)
        self._engine = create_engine(url.set(drivername="sqlite"))
        event.listen(self._engine, "connect", _set_sqlite)
        event.listen(self._engine, "begin", _begin)
        self._reading = self._engine.execution_options(reading=True)
        self._reader = ThreadPoolExecutor(1, "database-reader")
        self._writer = ThreadPoolExecutor(1, "database-writer")

    async def read(self, question: Work[T]) -> T:
        """See `Database`."""

        def ask() -> T:
            with self._reading.connect() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reader, ask)

    async def write(self, change: Work[T]) -> T:
        """See `Database`."""

        def make() -> T:
            with self._engine.begin() as connection:
                return change(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, make)

    async def close(self) -> None:
        """See `Database`."""
        for pool in (self._writer, self._reader):
            await asyncio.to_thread(pool.shutdown)
        self._engine.dispose()
        self._claim.close()


class Postgres:
    """A server, for one process or several."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"), pool_pre_ping=True
        )
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, question: Work[T]) -> T:
        """See `Database`."""
        async with self._reading.connect() as connection:
            return await connection.run_sync(question)

    async def write(self, change: Work[T]) -> T:
        """See `Database`."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(change)

    async def close(self) -> None:
        """See `Database`."""
        await self._engine.dispose()


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


def _claimed(file: Path) -> sqlite3.Connection:
    """The right to serve an SQLite file: for one process, until it closes this or dies.

    A lock that SQLite itself holds, on an empty database beside the file, is the same everywhere.
    """
    claim = sqlite3.connect(f"{file}-served", timeout=0, check_same_thread=False)
    try:
        claim.execute("PRAGMA journal_mode=MEMORY")
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        claim.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise OSError(str(error)) from error
        raise OptionError("database-served", text=str(file)) from None
    return claim


def _set_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer (WAL); what is committed survives a power cut (FULL)."""
    connection.isolation_level = None  # the driver must not begin transactions of its own
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """A change takes the right to write when it begins: two cannot block each other later."""
    is_reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")
