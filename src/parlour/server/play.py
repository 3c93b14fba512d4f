"""Everything that changes rooms: opening, drafts, turns, events. One change at a time in a room.

A change is judged, written in one transaction, and then shown. Whoever else has changed the room in
the meantime (another process) makes the transaction fail, and the sender hears that it was stale.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from parlour.engines.levels import level
from parlour.game import NOBODY
from parlour.games import open_position
from parlour.record import Record
from parlour.server import tokens
from parlour.server.clocks import started
from parlour.server.errors import Conflict, Forbidden, Malformed, Stale, Unknown
from parlour.server.hub import Changed, Hub
from parlour.server.room_messages import (
    ClockWish,
    Opened,
    OpenRoom,
    Rematch,
    SeatWish,
    Taken,
    TakeSeat,
)
from parlour.server.rooms import COMPUTER, LINK, Change, Room, options_of
from parlour.server.store import Moved, Store, StoredClock, StoredDraft, StoredRoom, StoredSeat


class Rooms:
    """The rooms of one database, as one process sees them."""

    def __init__(self, store: Store, hub: Hub, capacity: int) -> None:
        self.store, self.hub, self.capacity = store, hub, capacity
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.changed: list[Callable[[Room], None]] = []
        """Who is called after each change that this process made or found."""

    # Finding

    async def find(self, id: str) -> Room:
        """The room as it is now; raises `Unknown`."""
        async with self._locked(id):
            return await self._current(id)

    async def outdated(self, ids: Collection[str]) -> list[str]:
        """Those of these rooms that have changed in the database since they were read."""
        found = await self.store.revisions(ids) if ids else {}
        kept = self._rooms
        return [
            id for id, revision in found.items() if id not in kept or kept[id].revision != revision
        ]

    @asynccontextmanager
    async def _locked(self, id: str) -> AsyncIterator[None]:
        lock = self._locks.get(id)
        if lock is None:
            self._locks[id] = lock = asyncio.Lock()
        async with lock:
            yield

    async def _current(self, id: str) -> Room:
        """The room from memory if nothing has changed, else brought up to date."""
        room = self._rooms.get(id)
        if room is not None and await self.store.revision(id) == room.revision:
            self._rooms.move_to_end(id)
            return room
        stored = await self.store.room(id, room.version if room else 0)
        if stored is None:
            raise Unknown("room-unknown", room=id[:20])
        if room is None:
            room = Room.restored(stored)
        else:
            room.catch_up(stored)
        self._keep(room)
        self.announce(room)
        return room

    def _keep(self, room: Room) -> None:
        self._rooms[room.id] = room
        self._rooms.move_to_end(room.id)
        while len(self._rooms) > self.capacity:
            self._rooms.popitem(last=False)

    def announce(self, room: Room) -> None:
        """Calls whoever wants to hear of changes."""
        for hear in self.changed:
            hear(room)

    async def _publish(self, room: Room) -> None:
        self.announce(room)
        await self.hub.publish(Changed(room.id))

    # Opening

    async def open(self, wish: OpenRoom) -> Opened:
        """Opens a room; raises what is wrong with the wish."""
        game, start = open_position(wish.game, wish.position, wish.variant, wish.options)
        people = [SeatWish("you"), *[SeatWish("computer")] * (game.players - 1)]
        wishes = wish.seats if wish.seats is not None else people
        if len(wishes) != game.players:
            raise Malformed("room-seats", found=len(wishes), players=game.players)
        if all(seat.who == COMPUTER for seat in wishes):
            raise Malformed("room-no-person")
        for seat in wishes:
            if seat.who == COMPUTER:
                level(game.id, seat.level)
        secrets = {i: tokens.new() for i, s in enumerate(wishes) if s.who not in (LINK, COMPUTER)}
        invitation = tokens.new() if any(seat.who == LINK for seat in wishes) else None
        seats = [
            StoredSeat(
                seat.who,
                seat.level if seat.who == COMPUTER else None,
                tokens.hashed(secrets[i]) if i in secrets else None,
            )
            for i, seat in enumerate(wishes)
        ]
        room = Room(
            tokens.room_id(), game, options_of(game), Record(game, start), wish.seed,
            invitation and tokens.hashed(invitation), time.time(), seats,
        )  # fmt: skip
        await self.store.add(self._begun(room, _times(wish.clock)))
        await self.find(room.id)
        return Opened(room.id, secrets, invitation)

    def _begun(self, room: Room, clock: tuple[int, int] | None) -> StoredRoom:
        """A new room as it is stored: the dice that begin it rolled, its clock set."""
        start = str(room.record.position)
        room.roll()
        standing, now = room.standing(), time.time()
        due = room.due if room.is_full else NOBODY
        return StoredRoom(
            room.id, room.game.id, room.options, start, room.seed, room.invitation, room.created,
            room.seats, over=standing.over, computer=standing.computer,
            clock=None if clock is None else started(*clock, room.game.players, due, now),
            entries=room.written(0),
        )  # fmt: skip

    async def take(self, id: str, wish: TakeSeat) -> Taken:
        """Seats whoever has the invitation; the same wish again brings the same seat."""
        async with self._locked(id):
            room = await self._current(id)
            if not tokens.matches(wish.invitation, room.invitation):
                raise Forbidden("room-invitation")
            seats = [i for i, seat in enumerate(room.seats) if seat.who == LINK]
            wanted = [i for i in seats if wish.seat in (None, i)]
            secrets = {i: tokens.derived(wish.invitation, id, i, wish.id) for i in seats}
            for i in seats:
                if tokens.matches(secrets[i], room.seats[i].token):
                    return Taken(i, secrets[i])
            for i in wanted:
                if room.seats[i].token is None and await self._seat(room, i, secrets[i]):
                    return Taken(i, secrets[i])
            raise Conflict("room-full")

    async def _seat(self, room: Room, seat: int, token: str) -> bool:
        clock = room.clock_with(seat)
        taken = await self.store.take(room.id, seat, tokens.hashed(token), clock)
        await self._current(room.id)
        if taken:
            await self._publish(room)
        return taken

    async def rematch(self, id: str, secrets: Sequence[str]) -> Rematch:
        """The room that follows, sides changed: every seat moves one on, tokens stay the same."""
        async with self._locked(id):
            room = await self._current(id)
            mine = seats_of(room, secrets)
            if not mine:
                raise Forbidden("token-unknown")
            if room.record.outcome is None:
                raise Conflict("room-not-over")
            players = room.game.players
            if room.next is None:
                seats = [room.seats[(seat + 1) % players] for seat in range(players)]
                after = Room(
                    tokens.room_id(), room.game, room.options, Record(room.game, room.record.start),
                    None, room.invitation, time.time(), seats,
                )  # fmt: skip
                await self.store.add_rematch(id, self._begun(after, _times(room.clock)))
                await self._current(id)
                await self._publish(room)
            assert room.next is not None
            following = room.next
        held = {(seat - 1) % players: secret for seat, secret in mine.items()}
        await self.find(following)
        return Rematch(following, held)

    # Playing

    async def draft(self, id: str, seat: int, version: int, moves: Sequence[str]) -> Room:
        """Keeps the steps of a turn that its player has not confirmed."""
        async with self._locked(id):
            room = await self._at(id, version)
            with room.trying():
                room.play(seat, moves)
            draft = StoredDraft(seat, tuple(moves))
            try:
                await self.store.save_draft(id, version, draft)
            except Moved:
                raise await self._stale(id) from None
            room.draft = draft if moves else None
            room.revision += 1
            await self._publish(room)
            return room

    async def confirm(
        self,
        id: str,
        seat: int,
        version: int,
        moves: Sequence[str],
        message: str | None = None,
        remark: str = "",
    ) -> int:
        """Plays a whole turn and the dice that it calls for; the version after it."""

        def turn(room: Room) -> Change:
            return room.turn(seat, moves).remarked(remark)

        return await self._play(id, seat, version, message, turn)

    async def happen(
        self,
        id: str,
        seat: int,
        version: int,
        kind: str,
        values: Sequence[int | str],
        message: str | None = None,
        remark: str = "",
    ) -> int:
        """Notes an event, and the dice that it calls for; the version after it."""

        def event(room: Room) -> Change:
            return room.event(seat, kind, values).remarked(remark)

        return await self._play(id, seat, version, message, event)

    async def flag(self, id: str) -> None:
        """Ends the time of the seat whose clock has run out, if it still has."""
        async with self._locked(id):
            await self._flag(await self._current(id))

    async def _play(
        self, id: str, seat: int, version: int, message: str | None, judge: Callable[[Room], Change]
    ) -> int:
        async with self._locked(id):
            try:
                room = await self._at(id, version)
                if await self._flag(room):
                    raise Stale("room-stale")
                await self._commit(room, judge(room), None if message is None else (seat, message))
            except Stale:
                # Perhaps it is this very message that has moved the room on.
                before = message and await self.store.answer(id, seat, message)
                if before is None:
                    raise
                return int(before)
            return room.version

    async def _commit(self, room: Room, change: Change, answering: tuple[int, str] | None) -> None:
        """Writes a change, then keeps and shows it; raises `Stale` if another was first."""
        try:
            await self.store.commit(
                room.id,
                room.version,
                change.entries,
                change.standing,
                answering=answering,
                is_turn=change.is_turn,
            )
        except Moved:
            raise await self._stale(room.id) from None
        room.accept(change)
        await self._publish(room)

    async def _flag(self, room: Room) -> bool:
        clock = room.clock
        if clock is None or clock.deadline is None or clock.deadline > time.time():
            return False
        await self._commit(room, room.event(clock.running, "flag", ()), None)
        return True

    async def _at(self, id: str, version: int) -> Room:
        """The room, if it is at this version; raises `Stale`.

        The database is not asked for what memory says: a change names its version anyway.
        """
        room = self._rooms.get(id)
        if room is None or room.version != version:
            room = await self._current(id)
        if room.version != version:
            raise Stale("room-stale")
        return room

    async def _stale(self, id: str) -> Stale:
        await self._current(id)
        return Stale("room-stale")


def _times(clock: ClockWish | StoredClock | None) -> tuple[int, int] | None:
    return None if clock is None else (clock.seconds, clock.increment)


def seats_of(room: Room, secrets: Sequence[str]) -> dict[int, str]:
    """The seats that these tokens hold."""
    return {
        number: secret
        for secret in secrets
        for number, seat in enumerate(room.seats)
        if tokens.matches(secret, seat.token)
    }
