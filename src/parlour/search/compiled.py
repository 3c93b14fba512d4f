"""A search of a compiled game, compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from parlour.game import OptionError
from parlour.native import Twin, core
from parlour.search.report import Limits, Line, Report


class Search:
    """`kind` (`alphabeta`, `mcts`, …) over `twin`, judged by the evaluator of that name.

    `values` are numbers by name: `hash` (MiB of transposition table, 16), `threads` (1), `lines`
    (how many best moves to report, 1). `weights` are those of a learned evaluator, `texts` what
    else it needs (`evaluate.texts_for`). What a search learns about one position helps with the
    next, until `clear`. With one thread and a limit of depth or nodes results repeat. Raises
    `OptionError` if the game has no such search or evaluator.
    """

    def __init__(
        self,
        twin: Twin,
        kind: str,
        evaluator: str,
        weights: bytes = b"",
        texts: Mapping[str, str] = MappingProxyType({}),
        **values: float,
    ) -> None:
        self.twin = twin
        try:
            self.core = core().search(twin.core, kind, evaluator, values, weights, texts)
        except ValueError as error:
            raise OptionError("core-search-weights", reason=str(error)) from None
        if self.core is None:
            raise OptionError("core-no-search", game=twin.id, kind=kind, evaluator=evaluator)

    def run(
        self,
        position: Any,
        limits: Limits,
        tell: Callable[[Report[Any]], object] | None = None,
        *,
        armed: bool = False,
    ) -> Report[Any]:
        """The best moves of a position of the core that is not over.

        Releases the GIL. `tell` is called with what is known after each depth. `armed`: `arm` was
        called already, and a `stop` since then counts.
        """
        if not armed:
            self.core.arm()
        hear = None if tell is None else lambda told: tell(_report(told))
        return _report(
            self.core.run(
                position, limits.depth or 0, limits.nodes or 0, limits.seconds or 0.0, hear
            )
        )

    def arm(self) -> None:
        """Forgets earlier calls of `stop`; before a run that another thread is to stop."""
        self.core.arm()

    def stop(self) -> None:
        """Ends the run soon, from any thread; also one that has not begun since `arm`."""
        self.core.stop()

    def clear(self) -> None:
        """Forgets what earlier positions taught."""
        self.core.clear()

    def score(self, position: Any) -> int:
        """What the evaluator says of a position, from the view of who moves, in its own unit."""
        score: int = self.core.score(position)
        return score

    def play_itself(self, starts: Sequence[Any], nodes: int, random_moves: int, seed: int) -> bytes:
        """The positions of a game against itself from each start, to learn from.

        `random_moves` (or one more) at random, then the search at `nodes` a move. The format is the
        evaluator's (docs/training.md). The same seed plays the same games.
        """
        samples: bytes = self.core.play_itself(list(starts), nodes, random_moves, seed)
        return samples


def _report(told: tuple[Any, ...]) -> Report[Any]:
    depth, deepest, nodes, seconds, full, lines, values = told
    return Report(
        tuple(
            Line(pv[0], value, pv, score, visits, proven, plies if proven else None)
            for pv, value, score, visits, proven, plies in lines
        ),
        depth,
        deepest,
        nodes,
        seconds,
        full,
        values,
    )
