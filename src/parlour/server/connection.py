"""One page's connection: what it knows of its room, and what is on its way to it."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec
from starlette.websockets import WebSocket

from parlour.server import messages as m
from parlour.server.rooms import Room
from parlour.server.store import StoredDraft, StoredSeat

SEND_SECONDS = 10.0
encode = msgspec.json.Encoder().encode


class Beside(NamedTuple):
    """What a `state` says beside the entries; sent again when it is no longer so."""

    seats: tuple[StoredSeat, ...]
    next: str | None
    draft: StoredDraft | None


class Connection:
    """One page, watching or playing one room."""

    def __init__(self, socket: WebSocket, room: str, lang: str, backlog: int) -> None:
        self.socket, self.room, self.lang = socket, room, lang
        self.seats: list[int] = []
        self.secrets: list[str] = []
        self.version = -1
        self.told: Beside | None = None
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(backlog)
        self.is_dropped = False
        self.finding: dict[str, asyncio.Task[None]] = {}
        """What is being found out for it, by the kind of its question."""

    def send(self, message: m.FromService) -> None:
        """Puts a message on its way; a connection that does not keep up is dropped."""
        if self.is_dropped:
            return
        try:
            self.outbox.put_nowait(encode(message))
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Ends the connection; the page comes back and says what it has."""
        self.is_dropped = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    async def write(self) -> None:
        """Sends what is put on its way, until it is dropped."""
        while True:
            message = await self.outbox.get()
            if message is None:
                break
            await asyncio.wait_for(self.socket.send_text(message.decode()), SEND_SECONDS)


def beside(connection: Connection, room: Room) -> Beside:
    """What a connection must know of a room beside its entries."""
    own = room.draft is not None and room.draft.seat in connection.seats
    return Beside(tuple(room.seats), room.next, room.draft if own else None)
