"""Expectimax over any duel with dice, to be read: the compiled one is held to it.

A number for the player who decides, its sign following the actor; at chance nodes the mean. Bounds
are handed through the dice: an outcome need not be searched further once the others settle that the
mean lies outside the window (Star1, Ballard 1983).
"""

from __future__ import annotations

from time import monotonic
from typing import Any

from parlour.evaluate.evaluator import Evaluator
from parlour.game import CHANCE, NOBODY, Game
from parlour.search.report import Limits, Line, Report, Stop, Tell

MOST_DEPTH = 100


class _Stopped(Exception):
    """The limits are reached."""


class Expectimax:
    """A search of one game for two with zero sum; `bound` is the largest payoff there can be."""

    def __init__(
        self, game: Game[Any, Any], evaluator: Evaluator, lines: int = 1, bound: float | None = None
    ) -> None:
        self.game, self.evaluator, self.lines = game, evaluator, lines
        self.bound = evaluator.best if bound is None else bound

    def clear(self) -> None:
        """Nothing is remembered between positions."""

    def run(
        self, position: Any, limits: Limits, tell: Tell | None = None, stop: Stop | None = None
    ) -> Report[Any]:
        """The best moves at a decision; depth 1 is always looked at whole."""
        self._begun, self._limits, self._stop, self._nodes = monotonic(), limits, stop, 0
        moves = list(self.game.legal_moves(position))
        report: Report[Any] = Report(())
        for depth in range(1, min(limits.depth or MOST_DEPTH, MOST_DEPTH) + 1):
            self._depth, self._open = depth, False
            try:
                found = [self._root(position, move, depth) for move in moves]
            except _Stopped:
                break
            found.sort(key=lambda line: -line.value)
            moves = [line.move for line in found]
            seconds = monotonic() - self._begun
            report = Report(tuple(found[: self.lines]), depth, depth, self._nodes, seconds)
            if tell is not None:
                tell(report)
            if not self._open:
                break  # every line was played to its end
        return report

    def _root(self, position: Any, move: Any, depth: int) -> Line[Any]:
        seat = self.game.actor(position)
        before, was_open, self._open = self._nodes, self._open, False
        after = self.game.after(position, move)
        value = self._value(after, seat, -self.bound, self.bound, depth - 1)
        proven = not self._open
        self._open |= was_open
        return Line(move, value, (move,), round(100 * value), self._nodes - before, proven)

    def _value(self, position: Any, seat: int, alpha: float, beta: float, depth: int) -> float:
        """The value for `seat`, exact between alpha and beta, else a bound."""
        self._count()
        actor = self.game.actor(position)
        if actor == NOBODY:
            return self.game.payoffs(position)[seat]
        if depth == 0:
            self._open = True
            return max(
                -self.bound, min(self.bound, self.evaluator.values(self.game, position)[seat])
            )
        if actor == CHANCE:
            return self._mean(position, seat, alpha, beta, depth)
        sign = 1 if actor == seat else -1
        if sign < 0:
            alpha, beta = -beta, -alpha
        best = -float("inf")
        for move in self.game.legal_moves(position):
            after = self.game.after(position, move)
            best = max(best, self._value(after, actor, max(alpha, best), beta, depth - 1))
            if best >= beta:
                break
        return sign * best

    def _mean(self, position: Any, seat: int, alpha: float, beta: float, depth: int) -> float:
        """The mean over the dice; what is open yet counts as the worst and the best there is."""
        total, rest = 0.0, 1.0
        for roll, chance in self.game.chances(position):
            rest -= chance
            low = (alpha - total - rest * self.bound) / chance
            high = (beta - total + rest * self.bound) / chance
            after = self.game.after(position, roll)
            value = self._value(
                after, seat, max(low, -self.bound), min(high, self.bound), depth - 1
            )
            total += chance * value
            if value >= high:
                return total - rest * self.bound
            if value <= low:
                return total + rest * self.bound
        return total

    def _count(self) -> None:
        self._nodes += 1
        if self._depth == 1:
            return
        limits = self._limits
        if limits.nodes is not None and self._nodes >= limits.nodes:
            raise _Stopped
        if limits.seconds is not None and monotonic() - self._begun >= limits.seconds:
            raise _Stopped
        if self._stop is not None and self._stop():
            raise _Stopped
