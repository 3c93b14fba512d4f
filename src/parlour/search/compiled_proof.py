"""Proof-number searches of compiled games, with the theories that the core has of some."""

from __future__ import annotations

from typing import Any

from parlour import native
from parlour.game import OptionError
from parlour.search.proof import Finding, PlainProof


class CompiledProof:
    """`parlour.search.proof.PlainProof`, compiled: much faster, with a table of fixed size.

    What one question found is kept for the next. Questions release the GIL; `stop` may be called
    by another thread. Raises `OptionError` for a game that is no duel, `CoreMissing` without the
    core.
    """

    def __init__(self, game: Any, megabytes: float = 16) -> None:
        self.game = native.twin(game)
        self.core = native.core().proof(self.game.core, int(megabytes * (1 << 20)))
        if self.core is None:
            raise OptionError("solve-no-duel", game=self.game.id)
        self.has_draws: bool = self.core.has_draws
        """Whether not to lose may be another question than to win."""

    def prove(
        self, position: Any, seat: int, *, visits: int | None = None, seconds: float | None = None
    ) -> Finding:
        """Whether `seat` wins from a position of the game or of its rulebook, whoever moves."""
        found = self.core.prove(self._own(position), seat, visits or 0, seconds or 0.0)
        return Finding({1: True, 0: None, -1: False}[found[0]], *found[1:])

    def plies(
        self, position: Any, seat: int, most: int, *, seconds: float | None = None
    ) -> int | None:
        """The moves until `seat`, which wins, has won: it hurries, the other delays.

        None if they are more than `most`, or not counted in time.
        """
        count: int = self.core.plies(self._own(position), seat, most, seconds or 0.0)
        return None if count < 0 else count

    def stop(self) -> None:
        """Ends a question soon, also one just about to be asked; until `arm`."""
        self.core.stop()

    def arm(self) -> None:
        """Forgets an earlier `stop`."""
        self.core.arm()

    def clear(self) -> None:
        """Forgets all that was found."""
        self.core.clear()

    def _own(self, position: Any) -> Any:
        own = isinstance(position, type(self.game.start()))
        return position if own else self.game.position(position)


def prover(game: Any, megabytes: float = 16) -> CompiledProof | PlainProof:
    """The best proof-number search for a game: the core's, else the plain one.

    Raises `OptionError` for a game that is no duel without dice.
    """
    if not native.available():
        return PlainProof(game)
    try:
        native.twin(game)
    except OptionError:  # the core does not hold the game
        return PlainProof(game)
    return CompiledProof(game, megabytes)
