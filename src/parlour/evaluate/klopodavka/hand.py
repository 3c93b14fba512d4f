"""A small hand-made evaluator of Klopodavka: room to grow, and how near main bugs are to death."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from parlour.evaluate.evaluator import PlainEvaluator
from parlour.evaluate.race import distances, first_reached, menace, shares_of, waits
from parlour.games.cells import around, union
from parlour.games.klopodavka.rules import GONE, Klopodavka, Move, Pass, Position, Step

ROOM, SAFETY, ATTACK = 3.0, 5.0, 1.5
LIMIT = 14
DECLINED = 0.02
"""A whole turn is only declined where every step promises less than this share."""


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
        before = waits(position.to_move, [main > 0 for main in mains])
        for seat, front in enumerate(fronts):
            if not mains[seat] or not front:
                continue
            left = position.left if seat == position.to_move else 0
            for victim, distance in enumerate(distances(grow, front, free[seat], mains, LIMIT)):
                if victim != seat and mains[victim]:
                    near = menace(distance, game.steps, left, before[seat])
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

    def declines(self, move: Move, /) -> float | None:
        """A pass is only tried where all steps promise next to nothing."""
        return DECLINED if isinstance(move, Pass) else None

    def strikes(self, game: Klopodavka, position: Position, /) -> Mapping[Move, int]:
        """The steps that kill a main bug (K5)."""
        reach = game.reach(position, position.to_move)
        return {
            Step(position.board.names[main]): seat
            for seat, main in enumerate(position.mains)
            if main != GONE and seat != position.to_move and reach >> main & 1
        }

    def openers(self, game: Klopodavka, position: Position, /) -> Sequence[Move]:
        """Against two enemies a strike; against the last one the steps beside its main bug.

        All moves, if cells that lie there already only lack their link.
        """
        seat = position.to_move
        enemies = [main for i, main in enumerate(position.mains) if i != seat and main != GONE]
        if len(enemies) > 1:
            return list(self.strikes(game, position)) if len(enemies) == 2 else ()
        near = around(position.board).grow(1 << enemies[0])
        moves = game.legal_moves(position)
        own = position.live[seat] | position.painted[seat]
        if own & near & ~game.sources(position, seat):
            return moves
        index = position.board.index
        return [m for m in moves if isinstance(m, Step) and near >> index[m.target] & 1]

    def exposed(self, game: Klopodavka, position: Position, seat: int, /) -> int:
        """Whether a step of another seat reaches the main bug."""
        main = position.mains[seat]
        if main == GONE:
            return 0
        before = waits(seat, [other != GONE for other in position.mains])
        return max(
            game.players - before[other] if game.reach(position, other) >> main & 1 else 0
            for other, its in enumerate(position.mains)
            if other != seat and its != GONE
        )

    def defences(self, game: Klopodavka, position: Position, /) -> Sequence[Move]:
        """Revolutions, then kills, then other steps, from the main bug outwards."""
        board, seat = position.board, position.to_move
        home, live = board.xy(position.mains[seat]), union(position.live)

        def rank(move: Move) -> tuple[bool, bool, int]:
            if not isinstance(move, Step):
                return False, False, 0
            cell = board.index[move.target]
            x, y = board.xy(cell)
            return True, not live >> cell & 1, max(abs(x - home[0]), abs(y - home[1]))

        moves = game.legal_moves(position)
        return sorted((move for move in moves if not isinstance(move, Pass)), key=rank)


def evaluator(game: Klopodavka) -> RoomAndDanger:
    """The evaluator of this game."""
    return RoomAndDanger()
