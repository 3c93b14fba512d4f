"""Analysis: how well games were played, what was lost where, and what would have been better.

`study` judges records, `analyse` gives the same as JSON has it, `warn` speaks before a blunder is
made. Each game that can be judged has a folder here with `study` and `warn`; no other room knows
which ones do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from parlour.analysis.judged import BLUNDER, Analysis, Candidate, CubeEquities, Decision, Summary
from parlour.analysis.tutor import Warned
from parlour.game import Game, OptionError
from parlour.record import Record

__all__ = [
    "BLUNDER",
    "PLIES",
    "Analysis",
    "Candidate",
    "CubeEquities",
    "Decision",
    "Summary",
    "Warned",
    "analyse",
    "analysed",
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
    return find_spec(_name(game)) is not None


def study(
    records: Sequence[Record[Any, Any]], plies: int = PLIES, told: Told | None = None
) -> Analysis:
    """A match, or the games of a session, judged decision by decision.

    Raises `OptionError` for a game that cannot be judged, or where there is not one match or one
    session, and `CoreMissing` without the compiled core.
    """
    if not records:
        raise OptionError("analysis-nothing")
    found: Analysis = _room(records[0].game.id).study(records, plies, told or _quiet)
    return found


def players(records: Sequence[Record[Any, Any]]) -> tuple[str, ...]:
    """The names of who played, as an analysis has them: by seat, a number where there is none."""
    if not records:
        raise OptionError("analysis-nothing")
    found: tuple[str, ...] = _room(records[0].game.id).players(records[0])
    return found


def analyse(
    records: Sequence[Record[Any, Any]], plies: int = PLIES, told: Told | None = None
) -> dict[str, Any]:
    """The same as `study`, as `parlour analyse --json` prints it."""
    return study(records, plies, told).plain()


def warn(
    game: Game[Any, Any], position: Any, moves: Sequence[Any], plies: int = 1
) -> Warned | None:
    """What a turn about to be confirmed would lose if it is a `BLUNDER`, and what is better.

    `moves`: the turn, or what is left of it, from `position`. None for a turn that is good enough,
    or where nothing was to be decided. Raises as `study`.
    """
    found: Warned | None = _room(game.id).warn(game, position, moves, plies)
    return found


def _room(game: str) -> ModuleType:
    if not analysed(game):
        raise OptionError("analysis-no-game", game=(game, {}))
    return import_module(_name(game))


def _name(game: str) -> str:
    return f"parlour.analysis.{game.replace('-', '_')}"


def _quiet(share: float) -> None:
    pass
