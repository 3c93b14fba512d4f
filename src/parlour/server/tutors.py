"""A word before a blunder, on request: only to who plays against computers alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.server.analyses import is_analysable
from parlour.server.errors import Conflict, Forbidden
from parlour.server.messages import Warned
from parlour.server.rooms import Room
from parlour.server.settings import Settings
from parlour.server.worker import Doubt, Doubted
from parlour.server.workers import Workers


def may_ask(room: Room, seat: int) -> bool:
    """Whether everybody else at the table is a computer: nobody is helped against a person."""
    return all(room.is_computer(other) for other in range(room.game.players) if other != seat)


class Tutors:
    """Judges turns before they are confirmed, one at a time; computers never wait for it."""

    def __init__(self, settings: Settings, lost: Callable[[], None]) -> None:
        self.settings = settings
        self.workers = Workers(1, lost)

    async def of(self, room: Room, seat: int, id: str, moves: Sequence[str]) -> Warned:
        """What a whole turn would lose if it is a blunder; raises why it cannot be asked.

        Without a loss too where it was not found out in time: a tutor holds up no game.
        """
        if not is_analysable(room.game.id):
            raise Conflict("analysis-no-game", game=(room.game.id, {}))
        if not may_ask(room, seat):
            raise Forbidden("warn-not-now")
        position = str(room.record.position)
        with room.trying() as record:
            if not moves or (not room.play(seat, moves) and record.outcome is None):
                raise Conflict("room-turn-short")
        doubt = Doubt(room.id, room.game.id, room.options, position, list(moves))
        async with self.workers.one() as worker:
            found = await worker.warn(doubt, self.settings.tutoring) or Doubted()
        return Warned(id, found.loss, found.played, found.better)

    async def close(self) -> None:
        """Ends the process."""
        await self.workers.close()
