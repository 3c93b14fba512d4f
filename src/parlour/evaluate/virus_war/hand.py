"""A small hand-made evaluator of Virus War: games are lost by running out of cells.

The space race decides (cells a side reaches strictly first), then how many cells it can touch at once;
live symbols and kills count a little.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import tanh
from typing import Any

from parlour.evaluate.evaluator import PlainEvaluator
from parlour.games.virus_war.rules import LAST_MOVER, PASS, Bits, Position, VirusWar, touching

SPACE, TOUCH, ALIVE, KILLS, TEMPO = 1.0, 0.35, 0.15, 0.5, 0.8


class SpaceRace(PlainEvaluator):
    """Who will have cells left to play when the other has none."""

    def values(self, game: VirusWar, position: Position, /) -> Sequence[float]:
        """The expected result of each side, from the difference of their prospects."""
        reach = [game.accessible(position, seat) for seat in (0, 1)]
        race = _race(position, reach[0], reach[1], position.to_move)
        mover = position.to_move
        score = [
            SPACE * race[seat].bit_count()
            + TOUCH * reach[seat].bit_count()
            + ALIVE * position.live[seat].bit_count()
            + KILLS * position.killed[1 - seat].bit_count()
            + (TEMPO * position.left if seat == mover else 0.0)
            for seat in (0, 1)
        ]
        value = 0.95 * tanh((score[0] - score[1]) / 30)
        return value, -value

    def strikes(self, game: VirusWar, position: Position, /) -> Mapping[Any, int]:
        """The last live symbol killed (V8); as `last_mover` also a turn that leaves the other no step."""
        enemy = position.live[1 - position.to_move]
        if enemy.bit_count() == 1 or (game.end == LAST_MOVER and position.left == 1):
            return super().strikes(game, position)
        return {}

    def weights(self, game: VirusWar, position: Position, moves: Sequence[Any], /) -> Sequence[float]:
        """Kills look twice as promising as growing, a pass hardly at all."""
        enemy = position.live[1 - position.to_move]
        index = position.board.index
        return [
            0.02 if move == PASS else 2.0 if enemy >> index[move.target] & 1 else 1.0
            for move in moves
        ]


def _race(position: Position, first: Bits, second: Bits, mover: int) -> tuple[Bits, Bits]:
    """The cells each side reaches strictly first; on a tie the side to move has them."""
    board = position.board
    walls = position.killed[0] | position.killed[1]
    open_to = [~(walls | position.live[0]), ~(walls | position.live[1])]
    mine: list[Bits] = [0, 0]
    edge = [first, second]
    while edge[0] or edge[1]:
        for seat in (mover, 1 - mover):
            edge[seat] &= ~(mine[0] | mine[1])
            mine[seat] |= edge[seat]
        for seat in (0, 1):
            if edge[seat]:
                edge[seat] = touching(board, edge[seat]) & open_to[seat] & ~(mine[0] | mine[1])
    return mine[0], mine[1]


def evaluator(game: VirusWar) -> SpaceRace:
    """The evaluator of this game."""
    return SpaceRace()
