"""Analysis: how well games were played, what was lost where, and what would have been better.

`study` judges records, `analyse` gives the same as JSON has it, `warn` speaks before a blunder is
made. A game with dice that can be judged has a folder here; all games without dice are judged by
their engines, turn by turn (`turns`). No other room knows which is which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from parlour.analysis.judged import BLUNDER, Analysis, Candidate, CubeEquities, Decision, Summary
from parlour.analysis.turns.judged import TurnAnalysis
from parlour.analysis.tutor import Warned
from parlour.game import CHANCE, Game, OptionError
from parlour.games import REGISTRY, load
from parlour.record import Record

__all__ = [
    "BLUNDER",
    "PLIES",
    "Analysis",
    "Candidate",
    "CubeEquities",
    "Decision",
    "Summary",
    "TurnAnalysis",
    "Warned",
    "analyse",
    "analysed",
    "by_turns",
    "needs_core",
    "players",
    "study",
    "warn",
]

PLIES = 2
"""How far is looked unless told otherwise; Backgammon's as GNU Backgammon counts them."""
Told = Callable[[float], object]
"""Hears how far an analysis is, from 0 to 1. What it raises ends the analysis."""


def analysed(game: str) -> bool:
    """Whether games of this id can be judged."""
    return by_turns(game) or find_spec(_name(game)) is not None


@cache
def by_turns(game: str) -> bool:
    """Whether games of this id are judged turn by turn by their engines: those without dice."""
    if game not in REGISTRY or find_spec(_name(game)) is not None:
        return False
    rules = load(game)
    return rules.actor(rules.start()) != CHANCE


def needs_core(game: str) -> bool:
    """Whether games of this id are judged only with the compiled core."""
    return not by_turns(game)


def study(
    records: Sequence[Record[Any, Any]],
    plies: int | None = None,
    told: Told | None = None,
    *,
    seconds: float | None = None,
    engine: str = "",
    seed: int = 1,
) -> Analysis | TurnAnalysis:
    """A match or the games of a session, judged decision by decision.

    `plies` (by default `PLIES`) is for games with dice. For those without: `seconds` for a
    position, `engine` (an engine's text, empty for the strongest) and the `seed` of what it draws.
    Raises `OptionError` for a game that cannot be judged, for what means nothing to it, or where
    there is not one match or one session, and `CoreMissing` where the compiled core is needed.
    """
    if not records:
        raise OptionError("analysis-nothing")
    game, told = records[0].game.id, told or _quiet
    found: Analysis | TurnAnalysis
    if by_turns(game):
        if plies is not None:
            raise OptionError("analysis-no-plies", game=(game, {}))
        found = _room(game).study(records, told, seconds, engine, seed)
        return found
    if seconds is not None or engine:
        word = "engine" if engine else "seconds"
        raise OptionError("analysis-plies-only", game=(game, {}), word=word)
    found = _room(game).study(records, PLIES if plies is None else plies, told)
    return found


def players(records: Sequence[Record[Any, Any]]) -> tuple[str, ...]:
    """The names of who played, as an analysis has them: by seat, a number where there is none."""
    if not records:
        raise OptionError("analysis-nothing")
    found: tuple[str, ...] = _room(records[0].game.id).players(records[0])
    return found


def analyse(
    records: Sequence[Record[Any, Any]],
    plies: int | None = None,
    told: Told | None = None,
    **how: Any,
) -> dict[str, Any]:
    """The same as `study`, as `parlour analyse --json` prints it."""
    return study(records, plies, told, **how).plain()


def warn(game: Game[Any, Any], position: Any, moves: Sequence[Any]) -> Warned | None:
    """What a turn about to be confirmed would lose if it is a blunder, and what is better.

    `moves`: the turn, or what is left of it, from `position`. None for a turn that is good enough,
    or where nothing was to be decided. With dice a `BLUNDER`, one roll ahead; without them a `bad`
    turn, after a fraction of a second for each position. Raises as `study`.
    """
    found: Warned | None = _room(game.id).warn(game, position, moves)
    return found


def _room(game: str) -> ModuleType:
    if not analysed(game):
        raise OptionError("analysis-no-game", game=(game, {}))
    return import_module("parlour.analysis.turns" if by_turns(game) else _name(game))


def _name(game: str) -> str:
    return f"parlour.analysis.{game.replace('-', '_')}"


def _quiet(share: float) -> None:
    pass
