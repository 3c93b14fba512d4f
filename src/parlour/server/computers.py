"""Computers at the table: whenever one has to act, it thinks elsewhere and then acts once.

A lease in the database keeps two processes from thinking about the same turn; that a turn is played
once is certain in any case, because its commit names the version it was thought for.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import SystemRandom

import structlog

from parlour.game import ParlourError
from parlour.server.metrics import Metrics
from parlour.server.play import Rooms
from parlour.server.presence import Presences
from parlour.server.rooms import Room
from parlour.server.settings import Settings
from parlour.server.worker import Reply, Request, Row
from parlour.server.workers import Worker, Workers
from parlour.turns import sample_turns

TRIES = 3
ANY, REFUSED = "computer-any", "computer-refused"
"""What has to be said of an entry that no engine has thought about."""
log = structlog.get_logger()


class Computers:
    """The computers of this process."""

    def __init__(
        self, rooms: Rooms, presences: Presences, settings: Settings, metrics: Metrics, process: str
    ) -> None:
        self.rooms, self.presences, self.settings = rooms, presences, settings
        self.metrics, self.process = metrics, process
        self.workers = Workers(settings.workers, metrics.workers_lost.inc)
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        rooms.changed.append(self.consider)

    def consider(self, room: Room) -> None:
        """Begins to think if a computer has to act; stops thinking about what has changed."""
        version, task = self._tasks.get(room.id, (-1, None))
        if task is not None:
            if version == room.version:
                return
            if task is not asyncio.current_task():
                task.cancel()
            del self._tasks[room.id]
        if room.is_computer(room.due):
            task = asyncio.create_task(self._act(room, room.version))
            self._tasks[room.id] = room.version, task
            task.add_done_callback(lambda done: self._ended(room.id, done))

    async def close(self) -> None:
        """Stops thinking; whoever comes next begins again."""
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(id, (0, None))[1] is task:
            del self._tasks[id]
        if not task.cancelled() and task.exception() is not None:
            self.metrics.faults.inc()
            log.error("computer.fault", room=id, exc_info=task.exception())

    async def _act(self, room: Room, version: int) -> None:
        seat, renewing = room.due, None
        try:
            async with self.workers.one() as worker:
                if not await self._claim(room, version):
                    return
                began = time.monotonic()
                renewing = asyncio.create_task(self._renew(room, version))
                self.presences.think(room.id, seat, begins=True)
                reply, remark = await self._reply(worker, room, seat)
            took = time.monotonic() - began
            self.metrics.thinking.observe(took)
            await asyncio.sleep(self.settings.pause - took)
        finally:
            if renewing is not None:
                renewing.cancel()
                await asyncio.gather(renewing, return_exceptions=True)
                self.presences.think(room.id, seat, begins=False)
        with suppress(ParlourError):  # somebody else has acted: nothing is left to do
            if reply.moves:
                moves = reply.moves
                await self.rooms.confirm(room.id, seat, version, moves, remark=remark)
                return
            kind = "accept" if reply.accepts else "resign" if reply.resigns else "refuse"
            values = (reply.resigns,) if reply.resigns else ()
            await self.rooms.happen(room.id, seat, version, kind, values, remark=remark)

    async def _claim(self, room: Room, version: int) -> bool:
        now = time.time()
        until = now + self.settings.lease
        return await self.rooms.store.claim(room.id, version, self.process, now, until)

    async def _renew(self, room: Room, version: int) -> None:
        while True:
            await asyncio.sleep(self.settings.lease / 3)
            await self._claim(room, version)

    async def _reply(self, worker: Worker, room: Room, seat: int) -> tuple[Reply, str]:
        """What the computer does, and what has to be said about it."""
        record, level = room.record, room.seats[seat].level or 1
        rows = [Row(e.seat, e.kind, e.text, list(e.values)) for e in room.written(0)]
        seconds = self.settings.deadline
        request = Request(
            room.id, room.game.id, room.options, str(record.start), rows, seat, level, seconds
        )
        reply = await worker.ask(request, seconds + self.settings.grace, TRIES)
        if reply is not None:
            return reply, ""
        # No worker could do it. The game must not hang: any turn is better than none.
        log.error("computer.helpless", room=room.id, version=room.version)
        if record.standing is not None:
            return Reply(accepts=False), REFUSED
        (turn,) = sample_turns(room.game, record.position, 1, SystemRandom())
        return Reply([str(move) for move in turn]), ANY
