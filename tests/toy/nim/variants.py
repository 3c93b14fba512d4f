"""The option of Nim."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.games.nim.rules import Nim
from parlour.games.options import Option, Value

OPTIONS = (Option("heap", "12", low=1, high=40),)
VARIANTS: Mapping[str, Mapping[str, str]] = {"short": {"heap": "5"}}


def build(values: Mapping[str, Value]) -> Nim:
    """The game with these values."""
    return Nim(values.get("heap", 12))


def options_of(game: Nim) -> dict[str, str]:
    """What differs from the default."""
    return {} if game.heap == 12 else {"heap": str(game.heap)}
