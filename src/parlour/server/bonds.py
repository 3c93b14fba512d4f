"""Computers answer offers of pacts, whoever is on move: no game waits for that."""

from __future__ import annotations

import asyncio

from parlour.engines.pacts import agrees
from parlour.game import ParlourError
from parlour.server.errors import Stale
from parlour.server.play import Rooms
from parlour.server.rooms import Room

TRIES = 5
"""How often a room may have moved on while the answer was on its way."""
Offer = tuple[str, int, int]
"""The room, who offers, whom."""


class Bonds:
    """The offers to computers that this process knows of; each is answered after `pause` s."""

    def __init__(self, rooms: Rooms, pause: float) -> None:
        self.rooms, self.pause = rooms, pause
        self._tasks: dict[Offer, asyncio.Task[None]] = {}
        rooms.changed.append(self.consider)

    def consider(self, room: Room) -> None:
        """Begins to answer what is offered to computers and not being answered yet."""
        if room.game.players < 3 or room.record.outcome is not None:
            return
        for by, seat in room.record.proposals:
            offer = room.id, by, seat
            if room.is_computer(seat) and offer not in self._tasks:
                self._tasks[offer] = asyncio.create_task(self._answered(offer))

    async def close(self) -> None:
        """Leaves what is not answered; whoever reads the room next answers it."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answered(self, offer: Offer) -> None:
        try:
            await self._answer(offer)
        finally:
            del self._tasks[offer]

    async def _answer(self, offer: Offer) -> None:
        id, by, seat = offer
        await asyncio.sleep(self.pause)
        for _ in range(TRIES):
            room = await self.rooms.find(id)
            if (by, seat) not in room.record.proposals or room.record.outcome is not None:
                return
            kind = "pact" if agrees(room.record, seat, by) else "decline"
            try:
                await self.rooms.happen(id, seat, room.version, kind, (by,))
                return
            except Stale:
                continue
            except ParlourError:
                return  # another process has answered
