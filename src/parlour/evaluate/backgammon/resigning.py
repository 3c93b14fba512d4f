"""When to give up a game of Backgammon, and whether to accept that (B14), by the network."""

from __future__ import annotations

from parlour import native
from parlour.evaluate.backgammon.analyst import Analyst
from parlour.game import OptionError
from parlour.games.backgammon.match import AnyGame


def resigner(game: AnyGame) -> Analyst | None:
    """Who decides; None for Hypergammon without its table, and without the compiled core.

    A core that is older than the package knows nothing of this either.
    """
    if not native.available() or not hasattr(native.core().Analyst, "resignation"):
        return None
    try:
        return Analyst(game)
    except OptionError:
        return None
