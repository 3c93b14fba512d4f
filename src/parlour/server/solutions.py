"""Who wins, on request: worked out in a process of its own, with a limit of time."""

from __future__ import annotations

from collections.abc import Callable, Collection

from parlour.evaluate import book_for
from parlour.game import NOBODY, companion
from parlour.server.errors import Conflict, Forbidden
from parlour.server.messages import Solved, SolvedMove
from parlour.server.rooms import COMPUTER, Room
from parlour.server.settings import Settings
from parlour.server.worker import Question
from parlour.server.workers import Workers


def is_solvable(room: Room) -> bool:
    """Whether the game is one of which a theory and proven positions are known."""
    return book_for(room.game) is not None


def may_ask(room: Room, seats: Collection[int]) -> bool:
    """Whether nobody elsewhere plays: the game is over, or all seats but computers' are `seats`."""
    if room.record.outcome is not None:
        return True
    others = {n for n, seat in enumerate(room.seats) if seat.who != COMPUTER}
    return bool(others) and others <= set(seats)


class Solutions:
    """Answers questions, one at a time; computers never wait for it."""

    def __init__(self, settings: Settings, lost: Callable[[], None]) -> None:
        self.settings = settings
        self.workers = Workers(1, lost)

    async def of(self, room: Room, seats: Collection[int], id: str, ply: int) -> Solved:
        """The value of the position after `ply` entries and of its moves."""
        if not is_solvable(room):
            raise Conflict("solve-not-known", game=(room.game.id, {}))
        if not may_ask(room, seats):
            raise Forbidden("solve-not-now")
        game, position = room.game, room.record.positions[min(ply, room.version)]
        seat = game.actor(position)
        if seat == NOBODY:
            return Solved(id, ply, seat, None, [])
        seconds = self.settings.solving
        question = Question(room.id, game.id, room.options, str(position), seconds)
        async with self.workers.one() as worker:
            answer = await worker.solve(question, seconds + self.settings.grace)
        worths = answer.moves if answer is not None else {}
        gestures = companion(game, "layout").gestures
        moves = [
            SolvedMove(str(move), tuple(gestures(move)), worths.get(str(move)))
            for move in game.legal_moves(position)
        ]
        return Solved(id, ply, seat, None if answer is None else answer.value, moves)

    async def close(self) -> None:
        """Ends the process."""
        await self.workers.close()
