"""What a protocol asks of a player: rooms above bring it, this room names no engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from parlour.game import Game
from parlour.record import Record
from parlour.search.report import Limits, Report

Tell = Callable[[Report[Any]], None]
"""Hears what a search knows, whenever it knows more; called in the thread that thinks."""


class Thinker(Protocol):
    """A player of one game that thinks within limits."""

    def new_game(self, seed: int) -> None:
        """Forgets earlier games; whatever it draws by lot from now on comes from `seed`."""

    def think(
        self, record: Record[Any, Any], limits: Limits, tell: Tell | None = None
    ) -> Report[Any]:
        """The best moves for whoever decides in `record`, best first; never none.

        Without limits it thinks until `stop`, or until it knows everything. A `stop` since `arm`
        counts.
        """

    def arm(self) -> None:
        """Forgets earlier calls of `stop`; called before `think`."""

    def stop(self) -> None:
        """Ends `think` soon, from any thread; also one that has not begun since `arm`."""

    def evaluation(self, record: Record[Any, Any]) -> int:
        """What a position is worth at a glance to whoever decides, in the unit of `Line.score`."""


Options = Mapping[str, str]
"""What was set by name, in lower case: `hash`, `threads`, `multipv`, `level`, and others."""
Maker = Callable[[Game[Any, Any], Options], Thinker]
"""Makes a player of a game; raises `OptionError` for a value it refuses."""
