"""Alpha-beta over any duel, to be read: the compiled one is held to it.

Iterative deepening, principal variation search (Marsland 1982), a transposition table, killers and
history for the order of moves; nothing that could change a value. The sign of a score follows the
actor, so compound turns and passes need no care, and `Turns` (whole turns) is searched like any
game.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from time import monotonic
from typing import Any, NamedTuple

from parlour.evaluate.evaluator import Evaluator
from parlour.game import NOBODY, Game
from parlour.search.report import Limits, Line, Report, Stop, Tell
from parlour.turns import Turns

WIN = 2.0
"""The score of a win now; each move until then takes `STEP` off. Opinions lie within ±1."""
STEP = 1 / 1024
PROVEN = 1.0
MOST_DEPTH = 500
UPPER, EXACT, LOWER = -1, 0, 1
"""What a remembered score is to the true one."""


class _Stopped(Exception):
    """The limits are reached."""


class _Known(NamedTuple):
    """What is remembered of a position; a win counts its moves from there."""

    depth: int
    bound: int
    score: float
    move: Any


class AlphaBeta:
    """A search of one game; what it learns about one position helps with the next, until `clear`.

    `game` is for two players without dice, with payoffs of 1, 0 and −1. `lines` is how many best
    moves are reported, each with its exact score.
    """

    def __init__(
        self, game: Game[Any, Any], evaluator: Evaluator, lines: int = 1, size: int = 200_000
    ) -> None:
        self.game, self.evaluator, self.lines, self.size = game, evaluator, lines, size
        self._turns = isinstance(game, Turns)
        self._judged = game.game if isinstance(game, Turns) else game
        self.clear()

    def clear(self) -> None:
        """Forgets what earlier positions taught."""
        self._table: dict[Hashable, _Known] = {}
        self._history: dict[tuple[int, Any], int] = {}
        self._killers: dict[int, Any] = {}

    def run(
        self, position: Any, limits: Limits, tell: Tell | None = None, stop: Stop | None = None
    ) -> Report[Any]:
        """The best moves of a position that is not over; depth 1 is always looked at whole."""
        self._begun, self._limits, self._stop = monotonic(), limits, stop
        self._nodes = self._deepest = 0
        self._killers.clear()
        seat = self.game.actor(position)
        moves = self._ordered(position, seat, 0, None)
        known: list[Line[Any]] = []
        for depth in range(1, min(limits.depth or MOST_DEPTH, MOST_DEPTH) + 1):
            try:
                known = self._root(position, seat, moves, depth)
            except _Stopped:
                break
            known_moves = [line.move for line in known]
            moves = known_moves + [move for move in moves if move not in set(known_moves)]
            report = self._report(known, depth)
            if tell is not None:
                tell(report)
            best = known[0]
            if self.lines == 1 and best.plies is not None and best.plies <= depth:
                break  # a forced result, and nothing deeper to find
        return self._report(known, report.depth)

    def _report(self, lines: Sequence[Line[Any]], depth: int) -> Report[Any]:
        return Report(
            tuple(lines),
            depth,
            max(depth, self._deepest),
            self._nodes,
            monotonic() - self._begun,
            len(self._table) / self.size,
        )

    def _root(self, position: Any, seat: int, moves: Sequence[Any], depth: int) -> list[Line[Any]]:
        """The best moves, each searched apart from those better than it."""
        self._depth = depth
        found: list[Line[Any]] = []
        for _ in range(min(self.lines, len(moves))):
            taken = {line.move for line in found}
            best, chosen, pv = -WIN, None, ()
            for move in moves:
                if move in taken:
                    continue
                score, line = self._child(
                    position, seat, move, max(best, -WIN), WIN, depth, 0, chosen is None
                )
                if score > best or chosen is None:
                    best, chosen, pv = score, move, (move, *line)
            plies = round((WIN - abs(best)) / STEP) if abs(best) > PROVEN else None
            value = best if plies is None else float(1 if best > 0 else -1)
            found.append(
                Line(chosen, value, pv, round(100 * value), self._nodes, plies is not None, plies)
            )
        return found

    def _child(
        self,
        position: Any,
        seat: int,
        move: Any,
        alpha: float,
        beta: float,
        depth: int,
        ply: int,
        first: bool,
    ) -> tuple[float, tuple[Any, ...]]:
        """A move's score for `seat` and the best play after it: a null window but for the first."""
        after = self.game.after(position, move)
        actor = self.game.actor(after)
        if actor == NOBODY:
            self._count(ply + 1)
            payoff = self.game.payoffs(after)[seat]
            win = WIN - STEP * (ply + 1)
            return (win if payoff > 0 else -win if payoff < 0 else 0.0), ()
        sign = 1 if actor == seat else -1

        def look(low: float, high: float) -> tuple[float, tuple[Any, ...]]:
            lower, upper = (low, high) if sign > 0 else (-high, -low)
            score, line = self._visit(after, actor, lower, upper, depth - 1, ply + 1)
            return sign * score, line

        if first:
            return look(alpha, beta)
        score, line = look(alpha, alpha + STEP / 1024)
        if alpha < score < beta:
            score, line = look(alpha, beta)
        return score, line

    def _visit(
        self, position: Any, seat: int, alpha: float, beta: float, depth: int, ply: int
    ) -> tuple[float, tuple[Any, ...]]:
        """The score for `seat`, exact between alpha and beta, else a bound; the best play."""
        self._count(ply)
        if depth <= 0:
            value = self.evaluator.values(self._judged, position)[seat]
            return max(-PROVEN, min(PROVEN, value)), ()
        key = (position.key, seat)
        known = self._table.get(key)
        if known is not None and known.depth == depth:
            score = _moved(known.score, -ply)
            if (
                known.bound == EXACT
                or (known.bound == LOWER and score >= beta)
                or (known.bound == UPPER and score <= alpha)
            ):
                return score, (known.move,) if known.move is not None else ()
        best, chosen, pv, low = -WIN, None, (), alpha
        for number, move in enumerate(
            self._ordered(position, seat, ply, known.move if known else None)
        ):
            score, line = self._child(position, seat, move, low, beta, depth, ply, number == 0)
            if score > best:
                best, chosen, pv = score, move, (move, *line)
            low = max(low, best)
            if low >= beta:
                self._killers[ply] = move
                rank = (seat, move)
                self._history[rank] = self._history.get(rank, 0) + depth * depth
                break
        bound = LOWER if best >= beta else EXACT if best > alpha else UPPER
        if len(self._table) >= self.size:
            self._table.clear()
        self._table[key] = _Known(depth, bound, _moved(best, ply), chosen)
        return best, pv

    def _ordered(self, position: Any, seat: int, ply: int, known: Any) -> list[Any]:
        """The legal moves: the remembered one, the killer, then by history and first looks."""
        moves = list(self.game.legal_moves(position))
        weights = None
        if not self._turns:
            weights = self.evaluator.weights(self._judged, position, moves)
        looks = dict(zip(moves, weights, strict=True)) if weights is not None else {}
        killer = self._killers.get(ply)

        def rank(move: Any) -> tuple[bool, bool, int, float]:
            past = self._history.get((seat, move), 0)
            return move == known, move == killer, past, looks.get(move, 0.0)

        return sorted(moves, key=rank, reverse=True)

    def _count(self, ply: int) -> None:
        """Counts a position; stops at the limits, but not within the first depth."""
        self._nodes += 1
        self._deepest = max(self._deepest, ply)
        if self._depth == 1:
            return
        limits = self._limits
        if limits.nodes is not None and self._nodes >= limits.nodes:
            raise _Stopped
        if limits.seconds is not None and monotonic() - self._begun >= limits.seconds:
            raise _Stopped
        if self._stop is not None and self._stop():
            raise _Stopped


def _moved(score: float, plies: int) -> float:
    """A score as seen from `plies` moves further on (back, if negative)."""
    if abs(score) <= PROVEN:
        return score
    return score + STEP * plies if score > 0 else score - STEP * plies
