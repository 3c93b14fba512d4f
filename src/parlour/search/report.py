"""What every search is asked and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from parlour.game import M

Stop = Callable[[], bool]
"""Asked again and again by a search in Python: whether to stop."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search stops: at the first limit reached; None is no limit.

    It always looks at one depth, or opens the root. `depth` counts moves (steps), `nodes` positions
    visited, `seconds` wall-clock time. In a tree that grows by simulations `nodes` are those, and
    `depth` is the length of the longest line.
    """

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Line(Generic[M]):
    """A move and what the search found about it, from the view of who moves."""

    move: M
    value: float
    """The expected payoff."""
    pv: tuple[M, ...] = ()
    """`move` and the best play after it."""
    score: int = 0
    """The value in the evaluator's own unit (for Ataxx 400 is odds of e : 1)."""
    visits: int = 0
    """How many positions were looked at below the move."""
    proven: bool = False
    """Whether the value is exact."""
    plies: int | None = None
    """Moves to the end of the game, where proven."""


@dataclass(frozen=True, slots=True)
class Report(Generic[M]):
    """What a search knows: `lines` are the best moves, best first."""

    lines: tuple[Line[M], ...]
    depth: int = 0
    deepest: int = 0
    """The longest line looked at, in moves."""
    nodes: int = 0
    seconds: float = 0.0
    full: float = 0.0
    """The share of the transposition table in use, 0…1."""
    values: tuple[float, ...] = ()
    """What every seat can expect; empty where the search knows only about who moves."""

    @property
    def best(self) -> Line[M]:
        """The best line."""
        return self.lines[0]

    @property
    def nps(self) -> float:
        """Nodes per second."""
        return self.nodes / max(self.seconds, 1e-6)


Tell = Callable[[Report[Any]], object]
"""Hears what a search knows, whenever it knows more; called in the thread that searches."""
