"""A small hand-made evaluator of Virus War: games are lost by running out of cells.

Kills count most; then the race for space, turn by turn, and how many cells a side touches now.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import tanh

from parlour.evaluate.evaluator import PlainEvaluator
from parlour.evaluate.race import first_reached
from parlour.games.cells import around
from parlour.games.virus_war.rules import LAST_MOVER, Move, Position, Step, VirusWar

SPACE, TOUCH, ALIVE, KILLS = 0.3, 0.35, 0.15, 5.0
TURN = 3.0
"""How much the race overrates a step that the mover has left, since it runs first."""
PASSED = 20.0
"""What a turn declined costs, where it decides nothing."""


class KillsAndSpace(PlainEvaluator):
    """Who will have cells left to play when the other has none."""

    def values(self, game: VirusWar, position: Position, /) -> Sequence[float]:
        """The expected result of each side, from the difference of their prospects."""
        reach = [game.reach(position, seat) for seat in (0, 1)]
        walls, mover = position.killed[0] | position.killed[1], position.to_move
        free = [~(walls | live) for live in position.live]
        grow = around(position.board).grow
        race = first_reached(grow, reach, free, mover, position.left, game.steps)
        score = [
            SPACE * race[seat].bit_count()
            + TOUCH * reach[seat].bit_count()
            + ALIVE * position.live[seat].bit_count()
            + KILLS * position.killed[1 - seat].bit_count()
            + (PASSED * position.passes - TURN * position.left if seat == mover else 0.0)
            for seat in (0, 1)
        ]
        value = 0.95 * tanh((score[0] - score[1]) / 30)
        return value, -value

    def strikes(self, game: VirusWar, position: Position, /) -> Mapping[Move, int]:
        """The last live symbol killed (V8); as `last_mover` also what leaves the other no step."""
        enemy = position.live[1 - position.to_move]
        if enemy.bit_count() == 1 or (game.end == LAST_MOVER and position.left == 1):
            return super().strikes(game, position)
        return {}

    def openers(self, game: VirusWar, position: Position, /) -> Sequence[Move]:
        """Kills, if two live enemy symbols are left; as `last_mover` any of the last two steps."""
        if game.end == LAST_MOVER and position.left == 2:
            return game.legal_moves(position)
        enemy = position.live[1 - position.to_move]
        if enemy.bit_count() != 2:
            return ()
        index = position.board.index
        moves = game.legal_moves(position)
        return [
            move for move in moves if isinstance(move, Step) and enemy >> index[move.target] & 1
        ]

    def exposed(self, game: VirusWar, position: Position, seat: int, /) -> int:
        """Whether the last live symbol can be killed (V8)."""
        live = position.live[seat]
        if live.bit_count() == 1 and game.reach(position, 1 - seat) & live:
            return 1
        return super().exposed(game, position, seat) if game.end == LAST_MOVER else 0

    def weights(
        self, game: VirusWar, position: Position, moves: Sequence[Move], /
    ) -> Sequence[float]:
        """Each cell newly touched counts one, a kill two more; a pass hardly looks promising."""
        mover, board = position.to_move, position.board
        enemy, index, grow = position.live[1 - mover], board.index, around(board).grow
        killed = position.killed[0] | position.killed[1]
        fresh = ~(killed | position.live[mover] | game.reach(position, mover))
        weights = []
        for move in moves:
            if isinstance(move, Step):
                cell = 1 << index[move.target]
                weight = 1.0 + (grow(cell) & fresh).bit_count()
                weights.append(weight + 2.0 if enemy & cell else weight)
            else:
                weights.append(0.02)
        return weights


def evaluator(game: VirusWar) -> KillsAndSpace:
    """The evaluator of this game."""
    return KillsAndSpace()
