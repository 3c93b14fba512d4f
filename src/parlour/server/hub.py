"""How processes hear of each other's changes: one small interface, in memory or over PostgreSQL.

A notice only says where to look; the database is the truth, so a lost notice costs a second (the
patrol looks too), never a move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import asyncpg
import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import make_url

CHANNEL = "parlour"
RETRY = 1.0
"""Seconds until a lost connection is made again."""
log = structlog.get_logger()


class Changed(Struct, tag="changed"):
    """A room is no longer as it was."""

    room: str


class Here(Struct, tag="here"):
    """Who is in a room at one process."""

    room: str
    process: str
    online: list[int]
    spectators: int
    thinking: list[int]


Notice = Changed | Here
Hear = Callable[[Notice], None]
_decode = msgspec.json.Decoder(Notice).decode


class Hub(Protocol):
    """Carries notices from any process to every other."""

    def subscribe(self, hear: Hear) -> None:
        """`hear` is called with every notice that another process publishes."""

    async def publish(self, notice: Notice) -> None:
        """Tells the other processes. Never raises: what matters is in the database."""

    async def start(self) -> None:
        """Begins to listen."""

    async def close(self) -> None:
        """Ends listening."""


def hub(database: str) -> Hub:
    """The hub that goes with a database."""
    return PostgresHub(database) if database.startswith("postgresql") else MemoryHub()


class MemoryHub:
    """For one process: there is nobody else to tell."""

    def subscribe(self, hear: Hear) -> None:
        """Nothing will be heard."""

    async def publish(self, notice: Notice) -> None:
        """Nobody else has to know."""

    async def start(self) -> None:
        """Nothing to begin."""

    async def close(self) -> None:
        """Nothing to end."""


class PostgresHub:
    """`LISTEN` and `NOTIFY` on a connection of its own, made again whenever it is lost."""

    def __init__(self, database: str) -> None:
        self._url = make_url(database).set(drivername="postgresql")
        self._hearers: list[Hear] = []
        self._connection: asyncpg.Connection | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()  # a connection does one thing at a time

    def subscribe(self, hear: Hear) -> None:
        """See `Hub`."""
        self._hearers.append(hear)

    async def publish(self, notice: Notice) -> None:
        """See `Hub`."""
        connection = self._connection
        if connection is None:
            return
        text = msgspec.json.encode(notice).decode()
        try:
            async with self._one_at_a_time:
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            log.warning("hub.publish", error=str(error))

    async def start(self) -> None:
        """See `Hub`."""
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """See `Hub`."""
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper

    async def _keep(self) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self._url.render_as_string(hide_password=False))
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._heard)
                self._connection = connection
                try:
                    await lost.wait()
                finally:
                    self._connection = None
                    await connection.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("hub.lost", error=str(error))
            await asyncio.sleep(RETRY)

    def _heard(self, connection: object, sender: int, channel: str, text: str) -> None:
        mine = self._connection
        if mine is None or sender != mine.get_server_pid():
            for hear in self._hearers:
                hear(_decode(text))
