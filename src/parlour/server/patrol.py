"""A look round once a second, for what nobody has told: clocks that ran out, computers' turns and
changes that a process which is gone has left behind.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import structlog

from parlour.game import ParlourError
from parlour.server.live import Live
from parlour.server.play import Rooms
from parlour.server.presence import Presences

log = structlog.get_logger()


class Patrol:
    """The look round of one process."""

    def __init__(self, rooms: Rooms, live: Live, presences: Presences, seconds: float) -> None:
        self.rooms, self.live, self.presences, self.seconds = rooms, live, presences, seconds

    async def run(self, ending: asyncio.Event) -> None:
        """Looks round until the end."""
        while not ending.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(ending.wait(), self.seconds)
            try:
                await self.look()
            except Exception as error:  # whatever it is, the next look may find better times
                log.error("patrol.fault", exc_info=error)

    async def look(self) -> None:
        """Looks round once."""
        now, store = time.time(), self.rooms.store
        self.presences.patrol()
        for id in await store.expired(now):
            try:
                await self.rooms.flag(id)
            except ParlourError as error:
                log.warning("patrol.flag", room=id, error=str(error))
        # Finding a room that has changed tells everybody; a computer that is due begins to think.
        for id in {*await store.due(now), *await self.rooms.outdated(list(self.live.connections))}:
            room = await self.rooms.find(id)
            self.rooms.announce(room)
