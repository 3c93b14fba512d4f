"""What a record holds: moves that were played, events beside them, and turns as runs of moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from parlour.game import Actor, M

EVENTS = (
    *("resign", "offer", "accept", "refuse", "propose", "decline", "pact", "end"),
    *("flag", "leave", "adjudicate"),
)
"""resign (level) · offer draw · accept, refuse (the offer or resignation that stands)
· propose, decline (a pact, to whom), pact, end (partner)
· flag, leave (forfeits) · adjudicate (the winner's seat, or `draw`)."""
OF_PACTS = ("propose", "decline", "pact", "end")
"""Those of them that name a partner."""


@dataclass(frozen=True, slots=True)
class Played(Generic[M]):
    """A move in a record: who made it (`CHANCE` for dice) and the clock it left, in seconds."""

    move: M
    seat: Actor
    clock: float | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened beside the moves.

    `values` as `EVENTS` says, seats as numbers from 0.
    """

    kind: str
    seat: int
    values: tuple[int | str, ...] = ()
    clock: float | None = None


@dataclass(frozen=True, slots=True)
class Turn(Generic[M]):
    """A run of moves by one actor, as a record shows it."""

    seat: Actor
    moves: tuple[M, ...]
    number: int
    """How many entries of the record came before it."""


def is_new_turn(before: object, after: object) -> bool:
    """Whether the turn number moved on, where positions have one (a lone player's turns in a
    row).
    """
    return bool(getattr(before, "turn", None) != getattr(after, "turn", None))
