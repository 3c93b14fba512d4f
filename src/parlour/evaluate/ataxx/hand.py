"""A small hand-made evaluator of Ataxx: pieces, and how open they lie."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh

from parlour.evaluate.evaluator import PlainEvaluator
from parlour.games.ataxx.boards import EMPTY, PIECES
from parlour.games.ataxx.rules import Ataxx, Clone, Move, Pass, Position

OPEN = 0.22
"""What an empty neighbour costs a piece: it is where an infection comes from."""
TEMPO = 1.6
"""What the move is worth, in pieces."""


class PiecesAndHoles(PlainEvaluator):
    """The difference in pieces, less the empty cells beside them; sharper as the board fills."""

    def values(self, game: Ataxx, position: Position, /) -> Sequence[float]:
        """The expected result of each side."""
        cells, mover = position.cells, position.to_move
        empty = cells.count(EMPTY)
        mine, theirs = PIECES[mover], PIECES[1 - mover]
        score = cells.count(mine) - cells.count(theirs) + TEMPO
        neighbours = position.board.neighbours
        hole = cells.find(EMPTY)
        while hole >= 0:
            for cell in neighbours[hole]:
                if cells[cell] == mine:
                    score -= OPEN
                elif cells[cell] == theirs:
                    score += OPEN
            hole = cells.find(EMPTY, hole + 1)
        value = 0.97 * tanh(score / (4 + 0.25 * empty))
        return (value, -value) if mover == 0 else (-value, value)

    def weights(self, game: Ataxx, position: Position, moves: Sequence[Move], /) -> Sequence[float]:
        """Each infected piece counts one, a clone one, a jump nothing but what it infects."""
        cells, enemy = position.cells, PIECES[1 - position.to_move]
        index, neighbours = position.board.index, position.board.neighbours
        weights = []
        for move in moves:
            if isinstance(move, Pass):
                weights.append(1.0)
                continue
            near = neighbours[index[move.target]]
            gain = sum(cells[cell] == enemy for cell in near) + isinstance(move, Clone)
            weights.append(0.1 + gain * gain)
        return weights


def evaluator(game: Ataxx) -> PiecesAndHoles:
    """The evaluator of this game."""
    return PiecesAndHoles()
