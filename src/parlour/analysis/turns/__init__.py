"""Analysis of games without dice: every turn, by an engine of the game."""

from __future__ import annotations

from parlour.analysis.turns.position import judged_position, warn
from parlour.analysis.turns.study import players, study

__all__ = ["judged_position", "players", "study", "warn"]
