"""What engines think with: a search with its evaluator, in Python or compiled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import Any, Protocol

from parlour import native
from parlour.engines.sight import Sight
from parlour.engines.spec import BEST, Spec
from parlour.evaluate import Evaluator, evaluator_for, texts_for, weights
from parlour.game import CHANCE, Game, OptionError, companion
from parlour.native import Twin
from parlour.search.alphabeta import AlphaBeta
from parlour.search.compiled import Search
from parlour.search.expectimax import Expectimax
from parlour.search.report import Limits, Line, Report, Stop, Tell
from parlour.search.tactics import careful, winning_move
from parlour.search.uct import Settings, Uct

HAND = "hand"
EVALUATORS: dict[str, tuple[str, ...]] = {
    "alphabeta": ("net", HAND),
    "mcts": ("net", HAND, "playouts"),
    "expectimax": ("net", HAND, "pips"),
    "plies": ("net",),
    "greedy": ("rush", "reach", HAND),
}
"""The searches that the core has, each with its evaluators that are worth playing, best first."""
DRAWING = ("mcts", "plies", "greedy")
"""Those of them that draw lots."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a mind is asked: `game` is the rulebook or its twin, and the position one of its."""

    game: Any
    position: Any
    limits: Limits
    lines: int
    """How many best moves are wanted."""
    tell: Tell | None
    stop: Stop
    lot: str
    """What is drawn by lot for the answer comes from this text."""

    @property
    def plain(self) -> tuple[Game[Any, Any], Any]:
        """The rulebook and its position."""
        return plain(self.game, self.position)


class Mind(Protocol):
    """A search of one game."""

    is_compiled: bool

    def run(self, asked: Question) -> Report[Any]:
        """The best moves of a position that is not over; ends when `halt` is called."""

    def arm(self) -> None:
        """Forgets earlier calls of `halt`."""

    def halt(self) -> None:
        """Ends `run` soon, from any thread."""

    def new_game(self, seed: int) -> None:
        """Forgets earlier games."""

    def score(self, game: Any, position: Any) -> int:
        """What the evaluator says to whoever decides, in its own unit or hundredths of a payoff."""


def mind(game: Game[Any, Any], spec: Spec, seed: int, *, may_be_compiled: bool = True) -> Mind:
    """What a spec describes; `OptionError` if there is no such search or evaluator for the game.

    Without the core the Python searches of the same name stand in.
    """
    if spec.search == "random":
        return RandomMind()
    if spec.search == "proof":
        from parlour.engines.proofs import ProofMind  # stands on what is here

        return ProofMind(game, spec)
    if spec.search == "plies" and not hasattr(companion(game, "encoding"), "OUTCOMES"):
        raise OptionError(
            "spec-no-search", game=(game.id, {}), search=spec.search
        )  # it has no dice
    if spec.search == "uct":
        _check_python(spec)
        return UctMind(game, spec, seed)
    if may_be_compiled and native.available():
        try:
            return CompiledMind(game, spec, seed)
        except OptionError:
            # Hypergammon has no network: the readable search stands in for the levels' own.
            if spec.search != "plies" or spec.evaluator != BEST:
                raise
    _check_python(spec)
    if spec.search in DRAWING:
        return UctMind(game, spec, seed)
    start = game.start()
    is_duel = game.players == 2 and sum(game.awarded(start, 0)) == 0
    if not is_duel or (spec.search == "alphabeta" and game.actor(start) == CHANCE):
        raise OptionError("spec-no-search", game=(game.id, {}), search=spec.search)
    return PythonMind(game, spec)


def _check_python(spec: Spec) -> None:
    if spec.evaluator not in (BEST, HAND):
        raise OptionError("spec-evaluator", text=spec.evaluator, search=spec.search, known=HAND)


def plain(game: Any, position: Any) -> tuple[Game[Any, Any], Any]:
    """The rulebook of a game that may be compiled, and its position."""
    return (
        (game.plain, game.plain_position(position)) if isinstance(game, Twin) else (game, position)
    )


class CompiledMind:
    """A compiled search over the compiled game."""

    is_compiled = True

    def __init__(self, game: Game[Any, Any], spec: Spec, seed: int) -> None:
        self.twin, self.spec, self._seed = native.twin(game), spec, seed
        wanted = EVALUATORS[spec.search] if spec.evaluator == BEST else (spec.evaluator,)
        for name in wanted:
            try:
                self._weights = weights(game.id, name)
                self.evaluator, self._searches = name, {spec.lines: self._made(name, spec.lines)}
                return
            except OptionError as error:
                refused = error
        raise refused

    def _made(self, evaluator: str, lines: int) -> Search:
        values: dict[str, float] = {"lines": lines}
        if self.spec.hash is not None:
            values["hash"] = self.spec.hash
        if self.spec.threads is not None:
            values["threads"] = self.spec.threads
        if self.spec.search in DRAWING:
            values["seed"] = self._seed % 2**32
        if self.spec.blur and self.spec.search == "plies":
            values["blur"] = self.spec.blur
        texts = texts_for(self.twin.id) if self._weights else {}
        return Search(self.twin, self.spec.search, evaluator, self._weights, texts, **values)

    def run(self, asked: Question) -> Report[Any]:
        """The best moves."""
        search = self._searches.get(asked.lines)
        if search is None:
            search = self._searches[asked.lines] = self._made(self.evaluator, asked.lines)
            if asked.stop():
                search.stop()
        position = self._own(asked.game, asked.position)
        return search.run(position, asked.limits, asked.tell, armed=True)

    def arm(self) -> None:
        """Forgets earlier calls of `halt`."""
        for search in list(self._searches.values()):
            search.arm()

    def halt(self) -> None:
        """Ends `run` soon."""
        for search in list(self._searches.values()):
            search.stop()

    def new_game(self, seed: int) -> None:
        """Forgets what earlier positions taught; simulations draw other lots."""
        self._seed = seed
        if self.spec.search in DRAWING:
            self._searches = {lines: self._made(self.evaluator, lines) for lines in self._searches}
        for search in self._searches.values():
            search.clear()

    def score(self, game: Any, position: Any) -> int:
        """What the evaluator says."""
        return next(iter(self._searches.values())).score(self._own(game, position))

    def _own(self, game: Any, position: Any) -> Any:
        return position if game is self.twin else self.twin.position(str(position))


class InPython:
    """What searches in Python share: they ask whether to stop."""

    is_compiled = False

    def __init__(self, game: Game[Any, Any]) -> None:
        self._random = Random(0)
        self._evaluator = evaluator_for(game, self._random)

    def arm(self) -> None:
        """Nothing to do: `stop` is asked."""

    def halt(self) -> None:
        """Nothing to do: `stop` is asked."""

    def score(self, game: Any, position: Any) -> int:
        """What the evaluator says, in hundredths of a payoff."""
        game, position = plain(game, position)
        return round(100 * float(self._evaluator.values(game, position)[game.actor(position)]))


class UctMind(InPython):
    """Tactics, then UCT, with an evaluator that may be seen dimly."""

    def __init__(self, game: Game[Any, Any], spec: Spec, seed: int) -> None:
        super().__init__(game)
        self.spec = spec
        self.new_game(seed)

    def new_game(self, seed: int) -> None:
        """Another game, other errors."""
        spec, sharp = self.spec, self._evaluator
        dim = spec.blur or spec.overlooks
        self._seen: Evaluator = Sight(sharp, spec.blur, spec.overlooks, seed) if dim else sharp

    def run(self, asked: Question) -> Report[Any]:
        """The moves thought about, best first; all of them, whatever `lines` says."""
        begun = monotonic()
        game, position = asked.plain
        self._random.seed(asked.lot)
        win = winning_move(game, position, self._evaluator)
        if win is not None:
            return Report((Line(win[0], win[1], (win[0],), proven=True),), 1, 1, 1)
        settings = Settings(width=self.spec.width, breadth=self.spec.breadth)
        search = Uct(game, position, self._seen, self._random, settings)
        limits = Limits(nodes=0) if self.spec.search == "greedy" else asked.limits
        report = search.run(limits, asked.stop)
        wanted = self._declined_last(report.lines)
        first = careful(game, position, self._evaluator, [line.move for line in wanted])
        found = sorted(wanted, key=lambda line: line.move != first)
        return replace(report, lines=tuple(found), seconds=monotonic() - begun)

    def _declined_last(self, lines: Sequence[Line[Any]]) -> Sequence[Line[Any]]:
        """The same, but what is only tried where nothing else is any good comes last."""
        declines = self._evaluator.declines
        best = max((x.value for x in lines if declines(x.move) is None), default=float("-inf"))

        def is_declined(line: Line[Any]) -> bool:
            below = declines(line.move)
            return below is not None and best > below

        return sorted(lines, key=is_declined)


class PythonMind(InPython):
    """The readable alpha-beta or expectimax."""

    def __init__(self, game: Game[Any, Any], spec: Spec) -> None:
        super().__init__(game)
        kind = AlphaBeta if spec.search == "alphabeta" else Expectimax
        self._search: AlphaBeta | Expectimax = kind(game, self._evaluator)

    def new_game(self, seed: int) -> None:
        """Forgets what earlier positions taught."""
        self._search.clear()

    def run(self, asked: Question) -> Report[Any]:
        """The best moves."""
        _, position = asked.plain
        self._random.seed(asked.lot)
        self._search.lines = asked.lines
        return self._search.run(position, asked.limits, asked.tell, asked.stop)


class RandomMind:
    """Any legal move by lot."""

    is_compiled = False

    def new_game(self, seed: int) -> None:
        """Nothing is remembered."""

    def run(self, asked: Question) -> Report[Any]:
        """One move."""
        move = Random(asked.lot).choice(asked.game.legal_moves(asked.position))
        return Report((Line(move, 0.0, (move,)),), 1, 1, 1)

    def arm(self) -> None:
        """Nothing to stop."""

    def halt(self) -> None:
        """Nothing to stop."""

    def score(self, game: Any, position: Any) -> int:
        """It has no opinion."""
        return 0
