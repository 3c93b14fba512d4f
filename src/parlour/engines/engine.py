"""The first opponent for every game: tactics, then UCT with the game's evaluator."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from parlour.engines.levels import Level, level
from parlour.evaluate import Evaluator, evaluator_for
from parlour.game import Game, OptionError
from parlour.record import Record
from parlour.search.report import Limits, Line
from parlour.search.tactics import careful, winning_move
from parlour.search.uct import Settings, Uct

LEVEL_NUMBERS = (1, 2, 3)


def engine(game: Game[Any, Any], number: int = 2, seed: int | None = None) -> Engine:
    """The computer player of a game at level 1…3; the same seed plays the same moves.

    Raises `OptionError` for an unknown level.
    """
    if number not in LEVEL_NUMBERS:
        raise OptionError("option-number", key="level", text=str(number), low=1, high=3)
    random = Random(seed)
    return Engine(level(game.id, number), evaluator_for(game, random), random)


@dataclass
class Engine:
    """A player of one game; give it the record, get its move."""

    level: Level
    evaluator: Evaluator
    random: Random

    def choose(self, record: Record[Any, Any], stop: Callable[[], bool] | None = None) -> Any:
        """A legal move for whoever decides in `record`, soon after `stop` (if given) says so."""
        return self.lines(record, stop)[0].move

    def lines(
        self, record: Record[Any, Any], stop: Callable[[], bool] | None = None
    ) -> Sequence[Line[Any]]:
        """The moves thought about, best first."""
        game, position = record.game, record.position
        moves, seat = record.legal_moves, record.actor
        instinct = self.evaluator.instinct(game, position)
        if instinct is None and len(moves) == 1:
            instinct = moves[0]
        if instinct is not None:
            return [Line(instinct, self.evaluator.values(game, position)[seat])]
        win = winning_move(game, position, self.evaluator)
        if win is not None:
            return [Line(win[0], win[1], proven=True)]
        level = self.level
        judge = _Blurred(self.evaluator, level.blur, self.random) if level.blur else self.evaluator
        settings = Settings(width=level.width, breadth=level.breadth)
        search = Uct(game, position, judge, self.random, settings)
        search.run(Limits(nodes=level.simulations, seconds=level.seconds), stop)
        lines = search.lines()
        first = careful(game, position, self.evaluator, [line.move for line in lines])
        return sorted(lines, key=lambda line: line.move != first)

    def accepts(self, record: Record[Any, Any]) -> bool:
        """Whether to accept the resignation or the draw that the opponent offers.

        A resignation is accepted if it gives at least what the position is worth, a draw if the
        position is worth no more.
        """
        standing = record.standing
        if standing is None:
            return False
        seat = 1 - standing.seat
        worth = self.evaluator.values(record.game, record.position)[seat]
        if standing.kind == "offer":
            return worth <= 0.0
        level = int(standing.values[0]) if standing.values else 1
        game = record.game
        after = game.resign(record.position, standing.seat, level)  # type: ignore[attr-defined]
        over = game.outcome(after) is not None
        given = game.payoffs(after) if over else self.evaluator.values(game, after)
        return given[seat] >= worth


class _Blurred:
    """An evaluator seen through frosted glass: every value off by a normal error of `blur`."""

    def __init__(self, evaluator: Evaluator, blur: float, random: Random) -> None:
        self.blur, self.random, self.sharp = blur, random, evaluator
        # Only opinions are blurred; what ends the game is seen by everybody.
        self.best, self.weights, self.instinct = (
            evaluator.best,
            evaluator.weights,
            evaluator.instinct,
        )
        self.strikes, self.openers = evaluator.strikes, evaluator.openers
        self.exposed, self.defences = evaluator.exposed, evaluator.defences

    def values(self, game: Game[Any, Any], position: Any, /) -> Sequence[float]:
        """The values, each moved by the error (the sum is kept)."""
        values = self.sharp.values(game, position)
        errors = [self.random.gauss(0, self.blur) for _ in values]
        mean = sum(errors) / len(errors)
        return [value + error - mean for value, error in zip(values, errors, strict=True)]
