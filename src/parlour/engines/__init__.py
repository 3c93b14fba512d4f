"""Named players: a game, a search, an evaluator and limits put together."""

from __future__ import annotations

from parlour.engines.engine import Engine, engine, engine_of
from parlour.engines.levels import LEVELS, Level, levels
from parlour.engines.spec import Spec

__all__ = ["LEVELS", "Engine", "Level", "Spec", "engine", "engine_of", "levels"]
