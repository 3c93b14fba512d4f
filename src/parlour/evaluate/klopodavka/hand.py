"""A small hand-made evaluator of Klopodavka: room to grow, and how near main bugs are to death."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.evaluate.evaluator import PlainEvaluator
from parlour.evaluate.race import danger, distances, first_reached, shares_of
from parlour.games.cells import around, union
from parlour.games.klopodavka.rules import GONE, Klopodavka, Move, Position, Step

ROOM, SAFETY, ATTACK = 3.0, 5.0, 1.5
LIMIT = 14


class RoomAndDanger(PlainEvaluator):
    """Each seat's chance to have the last main bug."""

    def values(self, game: Klopodavka, position: Position, /) -> Sequence[float]:
        """The shares expected, from room, danger and attack."""
        grow = around(position.board).grow
        walls = union(position.painted)
        sheet = (1 << len(position.board.cells)) - 1
        free = [sheet & ~(walls | live) for live in position.live]
        fronts = [game.reach(position, seat) for seat in range(game.players)]
        room = [cells.bit_count() for cells in first_reached(grow, fronts, free, position.to_move)]
        total = sum(room) or 1
        mains = [0 if main == GONE else 1 << main for main in position.mains]
        peril, attack = [0.0] * game.players, [0.0] * game.players
        waits = _waits(game, position)
        for seat, front in enumerate(fronts):
            if not mains[seat] or not front:
                continue
            steps = position.left if seat == position.to_move else game.steps
            for victim, distance in enumerate(distances(grow, front, free[seat], mains, LIMIT)):
                if victim != seat and mains[victim]:
                    near = danger(distance, steps, waits[seat])
                    peril[victim] = max(peril[victim], near)
                    attack[seat] = max(attack[seat], near, 0.3 - 0.02 * min(distance, LIMIT))
        return shares_of(
            [
                ROOM * room[seat] / total - SAFETY * peril[seat] + ATTACK * attack[seat]
                if mains[seat]
                else None
                for seat in range(game.players)
            ]
        )

    def weights(
        self, game: Klopodavka, position: Position, moves: Sequence[Move], /
    ) -> Sequence[float]:
        """A main bug first, then kills, then cells near an enemy's main bug."""
        board, seat = position.board, position.to_move
        enemies = [
            board.xy(main) for i, main in enumerate(position.mains) if i != seat and main != GONE
        ]
        mains = {board.names[main] for main in position.mains if main != GONE}
        weights = []
        for move in moves:
            if not isinstance(move, Step):
                weights.append(0.02)
                continue
            x, y = board.xy(board.index[move.target])
            near = min(max(abs(x - a), abs(y - b)) for a, b in enemies)
            kill = game.victim(position, move) is not None
            weights.append(
                1000.0 if move.target in mains else (3.0 if kill else 1.0) + 8 / (1 + near)
            )
        return weights

    def strikes(self, game: Klopodavka, position: Position, /) -> Mapping[Move, int]:
        """The steps that kill a main bug (K5)."""
        reach = game.reach(position, position.to_move)
        return {
            Step(position.board.names[main]): seat
            for seat, main in enumerate(position.mains)
            if main != GONE and seat != position.to_move and reach >> main & 1
        }


def _waits(game: Klopodavka, position: Position) -> list[int]:
    """How many turns of others come before each seat's next turn (0 for the seat on move)."""
    waits, count = [0] * game.players, 0
    for i in range(game.players):
        seat = (position.to_move + i) % game.players
        waits[seat] = count
        count += position.mains[seat] != GONE
    return waits


def evaluator(game: Klopodavka) -> RoomAndDanger:
    """The evaluator of this game."""
    return RoomAndDanger()
