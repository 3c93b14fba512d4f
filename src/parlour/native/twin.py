"""A game, compiled: the same names as the Python rulebook, the same moves, other positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from parlour.game import NOBODY, Actor, Game, OptionError, Outcome, Resignable, companion
from parlour.native.core import core

Position = Any
"""A position of the core: hashable, comparable, `str()` is its text."""


@dataclass(frozen=True, slots=True)
class Playouts:
    """What random games came to."""

    games: int
    finished: int
    """Those that ended before the limit of moves."""
    moves: int
    """In all games together; the steps of a play of backgammon count one by one."""
    payoffs: tuple[float, ...]
    """The mean payoff of each seat, an unfinished game counting nothing."""


class Twin:
    """`plain`, compiled; made by `twin`.

    It satisfies `Game`. Its moves are the rulebook's own, its positions the core's; `position`
    turns a text or a position of the rulebook into one of them, `plain_position` goes back. Calls
    that take longer than microseconds release the GIL; a twin may be used by several threads.
    """

    package = "parlour.native"
    """Where `companion` finds notation, layout and reasons for the core's positions."""

    def __init__(self, plain: Game[Any, Any]) -> None:
        try:
            encoding = companion(plain, "encoding")
        except ModuleNotFoundError:
            raise OptionError("core-no-game", game=plain.id) from None
        self.plain, self.id, self.players = plain, plain.id, plain.players
        self.has_draws: bool = getattr(plain, "has_draws", True)
        table = encoding.moves(plain)
        self.moves: Sequence[Any] = [move for move in table if move is not None]
        """Every move of the game, and every outcome of its dice, in the order of their numbers."""
        options = encoding.core_options(plain)
        self.core = core().game(plain.id, options, str(plain.start()), list(table), plain)
        if self.core is None:
            raise OptionError("core-no-game", game=plain.id)
        # The core's own methods, without a Python call around them.
        self.start: Callable[[], Position] = self.core.start
        self.actor: Callable[[Position], Actor] = self.core.actor
        self.legal_moves: Callable[[Position], Sequence[Any]] = self.core.legal_moves
        self.is_legal: Callable[[Position, Any], bool] = self.core.is_legal
        self.chances: Callable[[Position], Sequence[tuple[Any, float]]] = self.core.chances
        self.after: Callable[[Position, Any], Position] = self.core.after
        self.payoffs: Callable[[Position], Sequence[float]] = self.core.payoffs
        self.ends: Callable[[Position], Sequence[Position] | None] = self.core.ends
        """The different positions at the end of the turn, made when looked at.

        None for a game of which the core does not list them.
        """

    def __repr__(self) -> str:
        return f"<compiled {self.plain!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Twin) and other.plain == self.plain

    def __hash__(self) -> int:
        return hash((Twin, self.plain))

    def __reduce__(self) -> tuple[Any, ...]:
        return twin, (self.plain,)

    def outcome(self, position: Position, /) -> Outcome | None:
        """How the game ended, in the rulebook's words."""
        if self.actor(position) != NOBODY:
            return None
        return self.plain.outcome(self.plain_position(position))

    def awarded(self, position: Position, winner: int | None, /) -> Sequence[float]:
        """The payoffs of a result that comes from outside the rules."""
        return self.plain.awarded(self.plain_position(position), winner)

    def victim(self, position: Position, move: Any, /) -> int | None:
        """The seat whose piece a move kills, where the game tells (K9)."""
        victim = getattr(self.plain, "victim", None)
        seat: int | None = victim(self.plain_position(position), move) if victim else None
        return seat

    def position(self, what: Any, /) -> Position:
        """The core's position for a text or a position of the rulebook.

        Raises `TextError` with the rulebook's sentence for a text that it refuses.
        """
        if isinstance(what, str):
            what = companion(self.plain, "notation").read_position(self.plain, what)
        position = self.core.read(str(what))
        if position is None:
            raise OptionError("core-position", text=str(what))
        return position

    def plain_position(self, position: Position, /) -> Any:
        """The rulebook's position for one of the core."""
        return companion(self.plain, "notation").read_position(self.plain, str(position))

    def perft(self, position: Position, depth: int, *, made: bool = False, threads: int = 1) -> int:
        """The number of paths of `depth` atomic moves, as `parlour.perft` counts them.

        `made` makes every last position instead of counting moves. Releases the GIL.
        """
        count: int = self.core.perft(position, depth, made, threads)
        return count

    def play_outs(
        self,
        position: Position,
        games: int,
        *,
        seed: int = 0,
        most: int = 1_000_000,
        threads: int = 1,
    ) -> Playouts:
        """Random games from a position, each cut after `most` moves.

        Each legal move is as likely as any other; in Backgammon each different position at the end
        of a play. The same seed gives the same games on any number of threads. Releases the GIL.
        """
        played, finished, moves, sums = self.core.play_outs(position, games, most, seed, threads)
        return Playouts(played, finished, moves, tuple(x / max(1, played) for x in sums))

    def turns(self, position: Position) -> list[tuple[Any, ...]] | None:
        """Each different position at the end of the turn by one order of moves that leads there.

        None for a game of which the core does not list them.
        """
        turns: list[tuple[Any, ...]] | None = self.core.turns(position)
        return turns

    def observation(self, position: Position, pov: Actor) -> bytes:
        """What `pov` sees, as the game's `encoding.observation` gives it."""
        planes: bytes = self.core.observation(position, pov)
        return planes


class ResignableTwin(Twin):
    """A compiled game in which play or scoring goes on after a resignation (`Resignable`)."""

    plain: Any

    @property
    def resignation_needs_consent(self) -> bool:
        """Whether the opponent must accept (B14)."""
        return bool(self.plain.resignation_needs_consent)

    def resign(self, position: Position, seat: int, level: int, /) -> Position:
        """The position after `seat` gives up at `level`."""
        return self.position(self.plain.resign(self.plain_position(position), seat, level))

    def resignation_levels(self, position: Position, seat: int, /) -> Sequence[int]:
        """The levels `seat` may resign at now."""
        levels: Sequence[int] = self.plain.resignation_levels(self.plain_position(position), seat)
        return levels


def twin(game: Any) -> Twin:
    """`game`, compiled: always the same object for equal games.

    Raises `CoreMissing` without the core, `OptionError` where it does not hold the game.
    """
    return game if isinstance(game, Twin) else _twin(game)


@lru_cache(maxsize=256)
def _twin(game: Any) -> Twin:
    kind = ResignableTwin if isinstance(game, Resignable) else Twin
    return kind(game)


# Called by the core.


def revived(game: Game[Any, Any], text: str) -> Position:
    """A pickled position."""
    return twin(game).position(text)


def attribute(game: Any, text: str, name: str) -> Any:
    """What a position of the rulebook holds under `name`; raises `AttributeError`."""
    if name not in _attributes(game):
        raise AttributeError(f"positions of {game.id} have no attribute {name!r}")
    return getattr(companion(game, "notation").read_position(game, text), name)


@lru_cache(maxsize=256)
def _attributes(game: Any) -> frozenset[str]:
    """What the positions of a game have beside what every object has."""
    return frozenset(dir(game.start())) - frozenset(dir(object))
