"""How computers answer when a pact is offered to them. They never trust one (K9)."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from parlour.game import companion
from parlour.games.dangers import Danger
from parlour.games.layout import Layout
from parlour.record import Record

TOO_STRONG = 0.4
"""Of all pieces: whoever has more than this share needs no friends."""


def agrees(record: Record[Any, Any], seat: int, partner: int) -> bool:
    """Whether the computer at `seat` accepts a pact with `partner`.

    Not with somebody it can put out in its next turn, nor with a player far ahead, and only as long
    as an enemy remains: two that are left fight it out.
    """
    out = getattr(record.position, "out", ())
    enemies = set(range(record.game.players)) - {seat, partner, *out}
    enemies -= {other for pair in record.pacts if seat in pair for other in pair}
    if not enemies:
        return False
    dangers = dangers_of(record.game, record.position)
    if any(d.is_threat and (d.seat, d.by) == (partner, seat) for d in dangers):
        return False
    return _share(record, partner) <= max(TOO_STRONG, _share(record, seat))


def dangers_of(game: Any, position: Any) -> list[Danger]:
    """How near the enemies are, in games that know it (`dangers.py` beside the rules)."""
    package = type(game).__module__.rpartition(".")[0]
    if find_spec(f"{package}.dangers") is None:
        return []
    found: list[Danger] = import_module(f"{package}.dangers").dangers(game, position)
    return found


def _share(record: Record[Any, Any], seat: int) -> float:
    """The share of a seat in all that lies on the board."""
    layout: Layout = companion(record.game, "layout").layout(record.game, record.position)
    pieces = layout.pieces
    return sum(piece.seat == seat for piece in pieces) / max(1, len(pieces))
