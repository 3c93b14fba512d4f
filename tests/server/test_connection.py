"""A connection that does not keep up is dropped, and nobody waits for it."""

from __future__ import annotations

import asyncio
from typing import Any

from parlour.server.connection import Connection
from parlour.server.messages import Pong


class Slow:
    """A socket whose reader is away."""

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(3600)


def test_a_slow_connection_is_dropped() -> None:
    async def check() -> None:
        socket: Any = Slow()
        connection = Connection(socket, "room", "en", backlog=3)
        for _ in range(3):
            connection.send(Pong())
        assert not connection.is_dropped
        connection.send(Pong())
        assert connection.is_dropped
        connection.send(Pong())
        async with asyncio.timeout(1):
            await connection.write()  # ends at once, so that the connection is closed

    asyncio.run(check())
