"""Live play: the connections of one process, what each has been told, what it asks.

Every connection knows the version it was sent. Whenever a room changes, each gets what it lacks, so
that a jump of several versions, a resent message and a reconnection are all the same case.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from parlour.game import IllegalMove, ParlourError
from parlour.server import messages as m
from parlour.server import views
from parlour.server.analyses import is_analysable
from parlour.server.clocks import clock_view
from parlour.server.connection import Connection, beside, encode
from parlour.server.errors import (
    Forbidden,
    Malformed,
    Stale,
    TooLarge,
    error_view,
)
from parlour.server.languages import preferred
from parlour.server.limiting import Limiter
from parlour.server.metrics import Metrics
from parlour.server.play import Rooms, seats_of
from parlour.server.presence import Presences
from parlour.server.rooms import Room
from parlour.server.settings import Settings
from parlour.server.solutions import Solutions, is_solvable
from parlour.server.store import StoredDraft
from parlour.server.tokens import hashed
from parlour.server.tutors import Tutors

POLICY, TRY_AGAIN = 1008, 1013
"""WebSocket close codes: what was sent is not wanted; come back in a moment."""
_ENDINGS = (TimeoutError, WebSocketDisconnect, RuntimeError, OSError)
"""How connections end: silence, a close, a socket that is gone."""
_numbers = count()
log = structlog.get_logger()
_decoder = msgspec.json.Decoder(m.FromPage)
_id_decoder = msgspec.json.Decoder(m.Named)


class Live:
    """All connections of this process."""

    def __init__(
        self,
        rooms: Rooms,
        presences: Presences,
        solutions: Solutions,
        tutors: Tutors,
        settings: Settings,
        metrics: Metrics,
    ) -> None:
        self.rooms, self.presences, self.settings, self.metrics = (
            rooms, presences, settings, metrics
        )  # fmt: skip
        self.solutions, self.tutors = solutions, tutors
        self.connections: defaultdict[str, set[Connection]] = defaultdict(set)
        self._limiter = Limiter(settings.messages)
        rooms.changed.append(self.refresh)
        presences.changed.append(self.tell_presence)

    # One connection

    async def serve(self, socket: WebSocket) -> None:
        """A connection from its first message to its end."""
        await socket.accept()
        room = str(socket.path_params["room"])
        lang = preferred(socket.headers.get("accept-language"))
        connection = Connection(socket, room, lang, self.settings.backlog)
        with self.metrics.connections.track_inprogress():
            tasks = [
                asyncio.create_task(self._listen(connection)),
                asyncio.create_task(connection.write()),
            ]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                results = await asyncio.gather(*tasks, return_exceptions=True)
                self._leave(connection)
                for result in results:
                    if isinstance(result, Exception) and not isinstance(result, _ENDINGS):
                        log.error("live.fault", room=room, exc_info=result)
                if socket.application_state == WebSocketState.CONNECTED:
                    with suppress(RuntimeError, OSError, WebSocketDisconnect):
                        await socket.close(TRY_AGAIN)

    async def _listen(self, connection: Connection) -> None:
        key = str(next(_numbers))
        while True:
            message = await asyncio.wait_for(connection.socket.receive(), self.settings.silence)
            if message["type"] != "websocket.receive":
                return
            data = message.get("text") or message.get("bytes") or ""
            self.metrics.messages.inc()
            try:
                self._admit(key, data)
            except ParlourError as error:
                self._refuse(connection, None, error)
                continue
            try:
                asked = self._read(data)
            except ParlourError as error:
                self._refuse(connection, _id_of(data), error)
                continue
            await self._answer(connection, asked)

    def _admit(self, key: str, data: str | bytes) -> None:
        self._limiter.admit(key)
        size = len(data.encode()) if isinstance(data, str) else len(data)
        if size > self.settings.message_bytes:
            raise TooLarge("message-too-large", size=size, most=self.settings.message_bytes)

    def _read(self, data: str | bytes) -> m.FromPage:
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Malformed("message-malformed", reason=str(error)) from None

    async def _answer(self, connection: Connection, asked: m.FromPage) -> None:
        id = getattr(asked, "id", None)
        try:
            if isinstance(asked, m.Ping):
                connection.send(m.Pong())
            elif isinstance(asked, m.Hello):
                await self._hello(connection, asked)
            elif connection.version < 0:
                raise Malformed("message-hello-first")
            elif isinstance(asked, m.Look):
                await self._look(connection, asked)
            elif isinstance(asked, m.Mark):
                await self._mark(connection, asked)
            elif isinstance(asked, m.Solve):
                self._find(connection, "solve", asked.id, lambda: self._solved(connection, asked))
            elif isinstance(asked, m.Warn):
                self._find(connection, "warn", asked.id, lambda: self._warned(connection, asked))
            elif isinstance(asked, m.Typed):
                await self._typed(connection, asked)
            else:
                await self._change(connection, asked)
        except ParlourError as error:
            self._refuse(connection, id, error)
        except Exception as error:  # a fault of ours must neither hang the page nor end the room
            log.error("live.fault", room=connection.room, exc_info=error)
            self.metrics.faults.inc()
            self._refuse(connection, id, ParlourError("service-fault"))

    def _refuse(self, connection: Connection, id: str | None, error: ParlourError) -> None:
        stale = isinstance(error, Stale)
        told = error_view(error, connection.lang)
        connection.send(m.Refused(id, max(connection.version, 0), told, stale))

    # What it asks

    async def _hello(self, connection: Connection, asked: m.Hello) -> None:
        room = await self.rooms.find(connection.room)
        if asked.lang is not None:
            connection.lang = preferred(asked.lang)
        self._leave(connection)
        connection.secrets = asked.tokens
        held = seats_of(room, asked.tokens)
        if len(set(held.values())) < len(set(asked.tokens)):
            self._refuse(connection, None, Forbidden("token-unknown"))
        connection.seats = sorted(held)
        connection.version = min(asked.since, room.version)
        self._state(connection, room, connection.version)
        self.connections[room.id].add(connection)
        self.presences.come(room.id, connection, connection.seats)

    async def _look(self, connection: Connection, asked: m.Look) -> None:
        room = await self.rooms.find(connection.room)
        connection.send(m.Shown(asked.id, views.past(room, connection.seats, asked.ply)))

    async def _mark(self, connection: Connection, asked: m.Mark) -> None:
        room = await self.rooms.find(connection.room)
        if asked.seat >= room.game.players:
            raise IllegalMove("event-seat", seat=str(asked.seat + 1), players=room.game.players)
        sets = views.marks(room, connection.seats, asked.ply, asked.seat)
        connection.send(m.Marked(asked.id, asked.ply, asked.seat, sets))

    def _find(
        self,
        connection: Connection,
        kind: str,
        id: str,
        answer: Callable[[], Awaitable[m.FromService]],
    ) -> None:
        """Begins to find out; a question of the kind that is not answered yet is given up."""
        if (before := connection.finding.get(kind)) is not None:
            before.cancel()
        connection.finding[kind] = asyncio.create_task(self._found(connection, id, answer))

    async def _found(
        self, connection: Connection, id: str, answer: Callable[[], Awaitable[m.FromService]]
    ) -> None:
        try:
            connection.send(await answer())
        except ParlourError as error:
            self._refuse(connection, id, error)
        except Exception as error:
            log.error("live.fault", room=connection.room, exc_info=error)
            self.metrics.faults.inc()
            self._refuse(connection, id, ParlourError("service-fault"))

    async def _solved(self, connection: Connection, asked: m.Solve) -> m.Solved:
        room = await self.rooms.find(connection.room)
        return await self.solutions.of(room, connection.seats, asked.id, asked.ply)

    async def _warned(self, connection: Connection, asked: m.Warn) -> m.Warned:
        room = await self._checked(connection, asked)
        return await self.tutors.of(room, asked.seat, asked.id, asked.moves)

    async def _typed(self, connection: Connection, asked: m.Typed) -> None:
        room = await self._checked(connection, asked)
        moves = room.typed(asked.seat, asked.moves, asked.text)
        connection.send(
            m.Meant(asked.id, [str(move) for move in moves], views.gestures(room.game, moves))
        )

    async def _checked(self, connection: Connection, asked: m.Warn | m.Typed) -> Room:
        """The room, if it is as the page knows it; raises `Forbidden`, `Stale`."""
        _check_seat(connection, asked.seat)
        room = await self.rooms.find(connection.room)
        if room.version != asked.version:
            raise Stale("room-stale")
        return room

    async def _change(self, connection: Connection, asked: m.Draft | m.Confirm | m.Happen) -> None:
        _check_seat(connection, asked.seat)
        room, seat, version = connection.room, asked.seat, asked.version
        if isinstance(asked, m.Draft):
            await self._draft(connection, asked)
            return
        if isinstance(asked, m.Happen) and asked.kind == "pact":
            await self._check_bond(connection, asked)
        name = hashed(encode(asked).decode())  # the same id with other contents is another message
        with self.metrics.commits.time():
            if isinstance(asked, m.Confirm):
                after = await self.rooms.confirm(room, seat, version, asked.moves, name)
            else:
                values = asked.values
                after = await self.rooms.happen(room, seat, version, asked.kind, values, name)
        connection.send(m.Done(asked.id, after))

    async def _check_bond(self, connection: Connection, asked: m.Happen) -> None:
        """Raises `IllegalMove` if a pact was not offered to whoever makes it."""
        room, other = await self.rooms.find(connection.room), asked.values[0:1]
        knows = room.version == asked.version and other and other[0] in range(room.game.players)
        if knows and not views.may_bond(room, connection.seats, asked.seat, int(other[0])):
            raise IllegalMove("event-pact-unasked", other=str(int(other[0]) + 1))

    async def _draft(self, connection: Connection, asked: m.Draft) -> None:
        mine = StoredDraft(asked.seat, tuple(asked.moves)) if asked.moves else None
        if connection.told is not None:  # the sender is answered with a view, not with a state
            connection.told = connection.told._replace(draft=mine)
        room = await self.rooms.draft(connection.room, asked.seat, asked.version, asked.moves)
        made = views.draft(room, connection.seats)
        after = made.view if made is not None else views.view(room, connection.seats)
        connection.send(m.Shown(asked.id, after))

    def _leave(self, connection: Connection) -> None:
        for task in connection.finding.values():
            task.cancel()
        connection.finding.clear()
        here = self.connections.get(connection.room)
        if here is not None:
            here.discard(connection)
            if not here:
                del self.connections[connection.room]
        self.presences.go(connection.room, connection)

    # What it is told

    def refresh(self, room: Room) -> None:
        """Tells every connection of a room what it lacks."""
        for connection in list(self.connections.get(room.id, ())):
            since = connection.version
            if room.version > since:
                connection.version = room.version
                connection.send(
                    m.PlayedTurn(
                        room.version,
                        views.entries(room, since),
                        views.frames(room, since),
                        views.view(room, connection.seats),
                        clock_view(room.clock, time.time()),
                    )
                )
                if connection.told is not None:  # a draft that outlived this is sent again
                    connection.told = connection.told._replace(draft=None)
            if connection.told != beside(connection, room):
                self._state(connection, room, room.version)

    def tell_presence(self, room: str) -> None:
        """Tells every connection of a room who is there."""
        here = self.presences.of(room)
        for connection in list(self.connections.get(room, ())):
            connection.send(here)

    def _state(self, connection: Connection, room: Room, since: int) -> None:
        connection.version = room.version
        connection.told = beside(connection, room)
        connection.send(
            m.State(
                room.id,
                room.game.id,
                room.options,
                views.seats(room),
                connection.seats,
                room.version,
                views.entries(room, max(since, 0)),
                views.view(room, connection.seats),
                views.draft(room, connection.seats),
                clock_view(room.clock, time.time()),
                room.next,
                is_solvable(room),
                is_analysable(room.game.id),
            )
        )


def _id_of(data: str | bytes) -> str | None:
    """Which message it was, as far as that can be read: whoever asked waits for an answer."""
    try:
        return _id_decoder.decode(data).id
    except (msgspec.DecodeError, UnicodeError):
        return None


def _check_seat(connection: Connection, seat: int) -> None:
    """Raises `Forbidden` if the seat is not played at this page."""
    if seat not in connection.seats:
        raise Forbidden("token-seat", seat=str(seat + 1))
