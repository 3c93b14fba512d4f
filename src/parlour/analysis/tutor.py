"""A word of warning before a blunder is made."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Warned:
    """What a turn would lose, and what would be better."""

    loss: float
    played: str
    better: str
