"""The clocks of a game: how long each seat has, and whether it was too slow."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.arena.contestant import Contestant


class Clocks:
    """Seconds left by seat, for the seats that play by a clock."""

    def __init__(self, seats: Sequence[Contestant], margin: float) -> None:
        self.seats, self.margin = seats, margin
        self.left = {n: one.clock for n, one in enumerate(seats) if one.clock is not None}
        self.gains = {n: one.increment for n, one in enumerate(seats) if one.clock is not None}

    def patience(self, seat: int, otherwise: float) -> float:
        """How long `seat` is waited for: a little longer than it may take, so that an answer just
        too late is seen as one; `otherwise` where no clock limits it."""
        allowed = self.seats[seat].movetime if seat not in self.left else self.left[seat]
        return otherwise if allowed is None else allowed + self.margin + 1.0

    def is_late(self, seat: int, seconds: float) -> bool:
        """Counts a move that took so long; whether that was too long."""
        movetime = self.seats[seat].movetime
        if movetime is not None:
            return seconds > movetime + self.margin
        if seat in self.left:
            self.left[seat] -= seconds
            if self.left[seat] < -self.margin:
                return True
            self.left[seat] = max(0.0, self.left[seat]) + self.gains[seat]
        return False
