"""Engines as protocols and matches drive them: limits in, a report out (`protocols.thinker`).

A thinker is told by words: `level=3`, or `search=alphabeta evaluator=hand`, or `search=random`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from threading import Event
from time import perf_counter
from typing import Any

from parlour import native
from parlour.engines.engine import LEVEL_NUMBERS, engine
from parlour.evaluate import evaluator_for
from parlour.game import Game, OptionError
from parlour.record import Record
from parlour.search.report import Limits, Line, Report

Tell = Callable[[Report[Any]], object]
SEARCHES = ("alphabeta", "mcts", "expectimax", "random")
EVALUATORS = ("net", "hand", "material", "playouts")
STRONGEST = (("alphabeta", "net"), ("alphabeta", "hand"))
"""The compiled searches by strength: the first that the core has for a game is its best player."""
NUMBERS = {"hash": "hash", "threads": "threads", "multipv": "lines"}
"""Options by their name in the protocols → the search's own name."""


class Stoppable:
    """What can be told to stop."""

    def __init__(self) -> None:
        self._stopped = Event()

    def arm(self) -> None:
        """Forgets earlier calls of `stop`."""
        self._stopped.clear()

    def stop(self) -> None:
        """Ends `think` soon."""
        self._stopped.set()


class CompiledThinker:
    """A compiled search over a compiled game."""

    def __init__(self, game: Game[Any, Any], kind: str, evaluator: str, **values: float) -> None:
        from parlour.search.compiled import Search

        self.twin = native.twin(game)
        self.search = Search(self.twin, kind, evaluator, b"", **values)
        self.arm, self.stop = self.search.arm, self.search.stop

    def new_game(self, seed: int) -> None:
        """Forgets what earlier positions taught; nothing here is drawn by lot."""
        self.search.clear()

    def think(
        self, record: Record[Any, Any], limits: Limits, tell: Tell | None = None
    ) -> Report[Any]:
        """The best moves, best first."""
        return self.search.run(self._seen(record), limits, tell, armed=True)

    def evaluation(self, record: Record[Any, Any]) -> int:
        """What the evaluator says."""
        return self.search.score(self._seen(record))

    def _seen(self, record: Record[Any, Any]) -> Any:
        position = record.position
        return position if isinstance(record.game, native.Twin) else self.twin.position(position)


class LevelThinker(Stoppable):
    """An engine of a level (`parlour.engines.engine`): it knows by itself how long to think."""

    def __init__(self, game: Game[Any, Any], level: int) -> None:
        super().__init__()
        self.game, self.level = plain(game), level
        self.new_game(0)

    def new_game(self, seed: int) -> None:
        """The same seed plays the same moves."""
        self.engine = engine(self.game, self.level, seed)

    def think(
        self, record: Record[Any, Any], limits: Limits, tell: Tell | None = None
    ) -> Report[Any]:
        """The moves thought about, best first; of the limits only the time holds."""
        begun = perf_counter()
        due = None if limits.seconds is None else begun + limits.seconds

        def is_over() -> bool:
            return self._stopped.is_set() or (due is not None and perf_counter() >= due)

        lines = self.engine.lines(self._seen(record), is_over)
        found = tuple(
            Line(line.move, line.value, (line.move,), 0, line.visits, line.proven) for line in lines
        )
        nodes = sum(line.visits for line in found) or len(found)
        return Report(found, 1, 1, nodes, perf_counter() - begun)

    def evaluation(self, record: Record[Any, Any]) -> int:
        """What its evaluator says, in hundredths of the payoff."""
        seen = self._seen(record)
        values = evaluator_for(self.game, Random(0)).values(self.game, seen.position)
        return round(100 * values[seen.actor])

    def _seen(self, record: Record[Any, Any]) -> Record[Any, Any]:
        if not isinstance(record.game, native.Twin):
            return record
        return Record(self.game, record.game.plain_position(record.position))


class RandomThinker(Stoppable):
    """A player that draws any legal move by lot."""

    def __init__(self) -> None:
        super().__init__()
        self.new_game(0)

    def new_game(self, seed: int) -> None:
        """The same seed plays the same moves."""
        self.random = Random(seed)

    def think(
        self, record: Record[Any, Any], limits: Limits, tell: Tell | None = None
    ) -> Report[Any]:
        """One move; limits are kept by not thinking."""
        return Report((Line(self.random.choice(record.legal_moves), 0.0),), 1, 1, 1)

    def evaluation(self, record: Record[Any, Any]) -> int:
        """It has no opinion."""
        return 0


def thinker(game: Game[Any, Any], options: Mapping[str, str]) -> Any:
    """The thinker that the words in `options` describe.

    `level` is an engine's level; `search` (alphabeta, mcts, expectimax, random) with `evaluator`
    (net, hand, material, playouts) a compiled search; neither: the strongest there is. `hash`
    (MiB), `threads`, `multipv` and others are numbers for a compiled search. Raises `OptionError`.
    """
    level = _number("level", options.get("level", "0"))
    kind = options.get("search")
    if kind == "random":
        return RandomThinker()
    if kind is None and level:
        return LevelThinker(game, level)
    numbers = {
        NUMBERS.get(key, key): _number(key, text)
        for key, text in options.items()
        if key not in ("search", "evaluator", "level")
    }
    if kind is not None:
        try:
            return CompiledThinker(game, kind, options.get("evaluator", "hand"), **numbers)
        except native.CoreMissing as error:
            raise OptionError("core-missing", reason=str(error)) from None
    for kind, evaluator in STRONGEST:
        try:
            return CompiledThinker(game, kind, evaluator, **numbers)
        except (native.CoreMissing, OptionError, AttributeError):
            continue
    return LevelThinker(game, max(LEVEL_NUMBERS))


def plain(game: Any) -> Game[Any, Any]:
    """The rulebook of a game that may be compiled."""
    rules: Game[Any, Any] = game.plain if isinstance(game, native.Twin) else game
    return rules


def _number(key: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise OptionError("engine-number", key=key, text=text)
    return int(text)
