"""Named players: a game, a search, an evaluator and limits put together."""

from __future__ import annotations

from parlour.engines.engine import Engine, engine
from parlour.engines.levels import LEVELS

__all__ = ["LEVELS", "Engine", "engine"]
