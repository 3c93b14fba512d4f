"""A small hand-made evaluator of Ataxx: pieces, and how open they lie."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import tanh

from parlour.evaluate.evaluator import PlainEvaluator
from parlour.games.ataxx.boards import EMPTY, PIECES
from parlour.games.ataxx.rules import Ataxx, Clone, Move, Pass, Position
from parlour.games.cells import Leaps, leaps, table, where
from parlour.games.grid import RING, Sheet

OPEN = 0.22
"""What an empty neighbour costs a piece: it is where an infection comes from."""
TEMPO = 1.6
"""What the move is worth, in pieces."""
HOLES = table([EMPTY])
SIDES = [table([piece]) for piece in PIECES]


class PiecesAndHoles(PlainEvaluator):
    """The difference in pieces, less the empty cells beside them; sharper as the board fills."""

    def values(self, game: Ataxx, position: Position, /) -> Sequence[float]:
        """The expected result of each side."""
        cells, mover = position.cells, position.to_move
        holes = where(cells, HOLES)
        mine, theirs = where(cells, SIDES[mover]), where(cells, SIDES[1 - mover])
        score = mine.bit_count() - theirs.bit_count() + TEMPO
        for leap in _directions(position.board):
            beside = leap.grow(holes)
            score += OPEN * ((beside & theirs).bit_count() - (beside & mine).bit_count())
        value = 0.97 * tanh(score / (4 + 0.25 * holes.bit_count()))
        return (value, -value) if mover == 0 else (-value, value)

    def weights(self, game: Ataxx, position: Position, moves: Sequence[Move], /) -> Sequence[float]:
        """Each infected piece counts one, a clone one, a jump nothing but what it infects."""
        cells, enemy = position.cells, PIECES[1 - position.to_move]
        index, neighbours = position.board.index, position.board.neighbours
        infected: dict[str, int] = {}
        weights = []
        for move in moves:
            if isinstance(move, Pass):
                weights.append(1.0)
                continue
            target = move.target
            if target not in infected:
                near = neighbours[index[target]]
                infected[target] = [cells[cell] for cell in near].count(enemy)
            gain = infected[target] + isinstance(move, Clone)
            weights.append(0.1 + gain * gain)
        return weights

    def openers(self, game: Ataxx, position: Position, /) -> Sequence[Move]:
        """None: a turn is one move."""
        return ()


@cache
def _directions(board: Sheet) -> tuple[Leaps, ...]:
    """The step in each of the eight directions; made once a board."""
    return tuple(leaps(board, (step,)) for step in RING)


def evaluator(game: Ataxx) -> PiecesAndHoles:
    """The evaluator of this game."""
    return PiecesAndHoles()
