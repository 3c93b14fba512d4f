"""A small hand-made evaluator of War: room for infantry, and how near the generals are to death."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.evaluate.evaluator import PlainEvaluator
from parlour.evaluate.race import danger, distances, first_reached, shares_of
from parlour.games.cells import around, union, where
from parlour.games.grid import Cell
from parlour.games.war.rules import GONE, TARGETS, Move, Position, Step, War

ROOM, SAFETY, ATTACK, FORCES = 3.0, 5.0, 1.5, 0.02
LIMIT = 14
WALK = 4
"""The infantry steps of a plain turn (W2)."""


class RoomAndDanger(PlainEvaluator):
    """Each seat's chance to have the last general."""

    def values(self, game: War, position: Position, /) -> Sequence[float]:
        """The shares expected, from room, danger, attack and linked forces."""
        board, cells = position.board, position.cells
        grow = around(board).grow
        generals = game.generals(position)
        linked = [
            game.linked(position, seat) if generals[seat] != GONE else 0
            for seat in range(game.players)
        ]
        free = [where(cells, TARGETS[seat]) for seat in range(game.players)]
        fronts = [grow(mine) & free[seat] for seat, mine in enumerate(linked)]

        room = [owned.bit_count() for owned in first_reached(grow, fronts, free, position.to_move)]
        total = sum(room) or 1
        targets = [1 << general if general != GONE else 0 for general in generals]
        peril, attack = [0.0] * game.players, [0.0] * game.players
        waits = _waits(game, position, generals)
        for seat in range(game.players):
            if not linked[seat]:
                continue
            walk = distances(grow, fronts[seat], free[seat], targets, LIMIT)
            hits = self._hits(game, position, seat, generals)
            steps = WALK if seat != position.to_move else max(1, WALK - position.used[0])
            for victim in range(game.players):
                if victim != seat and targets[victim]:
                    distance = 1 if victim in hits else max(2, walk[victim])
                    near = danger(distance, steps, waits[seat])
                    peril[victim] = max(peril[victim], near)
                    attack[seat] = max(attack[seat], near, 0.3 - 0.02 * min(distance, LIMIT))
        return shares_of(
            [
                ROOM * room[seat] / total
                - SAFETY * peril[seat]
                + ATTACK * attack[seat]
                + FORCES * linked[seat].bit_count()
                if generals[seat] != GONE
                else None
                for seat in range(game.players)
            ]
        )

    def weights(self, game: War, position: Position, moves: Sequence[Move], /) -> Sequence[float]:
        """A general first, then kills, then cells near an enemy's; to end or pass, hardly."""
        board, seat = position.board, position.to_move
        generals = game.generals(position)
        enemies = [board.xy(cell) for i, cell in enumerate(generals) if i != seat and cell != GONE]
        names = {board.names[cell] for cell in generals if cell != GONE}
        weights = []
        for move in moves:
            if not isinstance(move, Step):
                weights.append(0.02)
                continue
            cell = board.index[move.target]
            x, y = board.xy(cell)
            near = min(max(abs(x - a), abs(y - b)) for a, b in enemies)
            kill = position.cells[cell] != 0
            weights.append(
                1000.0 if move.target in names else (3.0 if kill else 1.0) + 8 / (1 + near)
            )
        return weights

    def strikes(self, game: War, position: Position, /) -> Mapping[Move, int]:
        """The steps that kill a general whose owner is still in (W9)."""
        generals = game.generals(position)
        reach = game.reach(position, position.to_move)
        return {
            Step(kind, position.board.names[general]): seat
            for kind, cells in reach.items()
            for seat, general in enumerate(generals)
            if general != GONE and cells >> general & 1
        }

    def _hits(self, game: War, position: Position, seat: int, generals: Sequence[Cell]) -> set[int]:
        """The seats whose general `seat` could kill with one step of any kind."""
        reach = union(game.reach(position, seat).values())
        return {i for i, cell in enumerate(generals) if cell != GONE and reach >> cell & 1}


def _waits(game: War, position: Position, generals: Sequence[Cell]) -> list[int]:
    """How many turns of others come before each seat's next turn (0 for the seat on move)."""
    waits, count = [0] * game.players, 0
    for i in range(game.players):
        seat = (position.to_move + i) % game.players
        waits[seat] = count
        count += generals[seat] != GONE
    return waits


def evaluator(game: War) -> RoomAndDanger:
    """The evaluator of this game."""
    return RoomAndDanger()
