"""What hangs together on a sheet, found cell by cell: to check the quick way against."""

from __future__ import annotations

from collections.abc import Container, Iterable

from parlour.games.grid import Cell, Sheet


def plain_flood(board: Sheet, sources: Iterable[Cell], conducts: Container[Cell]) -> set[Cell]:
    """The sources and all cells joined to them through neighbours that conduct."""
    reached = set(sources)
    edge = list(reached)
    while edge:
        fresh = {cell for cell in board.neighbours[edge.pop()] if cell in conducts} - reached
        reached |= fresh
        edge += fresh
    return reached
