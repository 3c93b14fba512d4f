"""The turns of a record that can be judged, and who went out when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.analysis.turns.judged import Out
from parlour.record import Event, Record, Turn
from parlour.turns import turn_ended


def turns(record: Record[Any, Any]) -> Iterator[Turn[Any]]:
    """The whole turns, in order.

    What happens beside the play (pacts, offers, resignations) is no decision. Where it changes the
    position in the middle of a turn, the turn is what was played after it; a turn that was never
    ended, by its mover's resignation or at the record's end, is none.
    """
    positions = record.positions
    moves: list[Any] = []
    first = 0
    for index, entry in enumerate(record.entries):
        before, after = positions[index], positions[index + 1]
        if isinstance(entry, Event):
            if after != before:
                moves = []
            continue
        if not moves:
            first = index
        moves.append(entry.move)
        if turn_ended(record.game, before, after) or record.game.outcome(after) is not None:
            yield Turn(entry.seat, tuple(moves), first)
            moves = []


def outs(record: Record[Any, Any]) -> tuple[Out, ...]:
    """The seats that went out, and after how many entries of the record (K5, W9)."""
    found: list[Out] = []
    for ply, position in enumerate(record.positions):
        gone = getattr(position, "out", ())
        found += [Out(seat, ply) for seat in gone[len(found) :]]
    return tuple(found)
