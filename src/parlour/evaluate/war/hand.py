"""A small hand-made evaluator of War: room, linked forces, and how near generals are to death.

A general dies within one turn if infantry can walk to it, a unit stands within its leap, or a unit
can be put down (linked, if need be by infantry) from where it leaps on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from parlour.evaluate.evaluator import PlainEvaluator
from parlour.evaluate.race import distances, first_reached, menace, shares_of, waits
from parlour.games.cells import Cells, around, union, where
from parlour.games.war.rules import (
    GONE,
    KINDS,
    OWN,
    TARGETS,
    UNUSED,
    Move,
    Pass,
    Position,
    Step,
    War,
    leaps_of,
    one_more,
    open_kinds,
    sources_of,
)

ROOM, SAFETY, ATTACK, FORCES = 3.0, 5.0, 1.5, 0.04
LIMIT = 14
LINKING = 4
"""How many infantry steps may link a unit put down far away, in the same turn."""
DECLINED = 0.02
"""A whole turn is only declined where every step promises less than this share."""


class RoomAndDanger(PlainEvaluator):
    """Each seat's chance to have the last general."""

    def values(self, game: War, position: Position, /) -> Sequence[float]:
        """The shares expected, from room, danger, attack and linked forces."""
        board, cells, seats = position.board, position.cells, range(game.players)
        grow = around(board).grow
        generals = game.generals(position)
        targets = [1 << general if general != GONE else 0 for general in generals]
        linked = [game.linked(position, seat) if targets[seat] else 0 for seat in seats]
        free = [where(cells, TARGETS[seat]) for seat in seats]
        fronts = [grow(linked[seat]) & free[seat] for seat in seats]
        room = [owned.bit_count() for owned in first_reached(grow, fronts, free, position.to_move)]
        total = sum(room) or 1
        peril, attack = [0.0] * game.players, [0.0] * game.players
        before = waits(position.to_move, [target > 0 for target in targets])
        whole = _walks(UNUSED)
        for seat in seats:
            if not linked[seat]:
                continue
            on_foot = linked[seat] & where(cells, sources_of(seat, "I", game.fortress))
            front = grow(on_foot) & free[seat]
            walk = distances(grow, front, free[seat], targets, LIMIT)
            left = _walks(position.used) if seat == position.to_move else 0
            reach = game.reach(position, seat)
            touched = front
            for _ in range(min(left or whole, LINKING) - 1):
                touched |= grow(touched) & free[seat]
            touched = grow(touched | linked[seat])
            for victim in seats:
                if victim == seat or not targets[victim]:
                    continue
                distance = walk[victim]
                if _raided(game, position, reach, touched, targets[victim]):
                    distance = min(distance, left or whole)
                near = menace(distance, whole, left, before[seat])
                peril[victim] = max(peril[victim], near)
                attack[seat] = max(attack[seat], near, 0.3 - 0.02 * min(distance, LIMIT))
        return shares_of(
            [
                ROOM * room[seat] / total
                - SAFETY * peril[seat]
                + ATTACK * attack[seat]
                + FORCES * linked[seat].bit_count()
                if targets[seat]
                else None
                for seat in seats
            ]
        )

    def weights(self, game: War, position: Position, moves: Sequence[Move], /) -> Sequence[float]:
        """Generals, then kills, those near the own general first, then cells near an enemy's."""
        board, seat = position.board, position.to_move
        generals = game.generals(position)
        home = board.xy(generals[seat])
        enemies = [board.xy(cell) for i, cell in enumerate(generals) if i != seat and cell != GONE]
        names = {board.names[cell] for cell in generals if cell != GONE}
        known: dict[str, float] = {}
        weights = []
        for move in moves:
            if not isinstance(move, Step):
                weights.append(0.02)
                continue
            target = move.target
            if target not in known:
                cell = board.index[target]
                spot = board.xy(cell)
                weight = 1 + 8 / (1 + min(_apart(spot, enemy) for enemy in enemies))
                if position.cells[cell]:
                    weight += 3 + 12 / (1 + _apart(spot, home))
                known[target] = 1000.0 if target in names else weight
            weights.append(known[target])
        return weights

    def declines(self, move: Move, /) -> float | None:
        """A pass is only tried where all steps promise next to nothing."""
        return DECLINED if isinstance(move, Pass) else None

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

    def openers(self, game: War, position: Position, /) -> Sequence[Move]:
        """Against two enemies a strike; against the last the steps to where its general is near.

        All moves, if a unit that stands within reach of it only lacks its link.
        """
        generals = game.generals(position)
        seat = position.to_move
        enemies = [cell for i, cell in enumerate(generals) if i != seat and cell != GONE]
        if len(enemies) > 1:
            return list(self.strikes(game, position)) if len(enemies) == 2 else ()
        near = union(leaps_of(position.board, k, game.plane).grow(1 << enemies[0]) for k in KINDS)
        moves = game.legal_moves(position)
        own = where(position.cells, OWN[seat])
        if own & near & ~game.linked(position, seat):
            return moves
        index = position.board.index
        return [m for m in moves if isinstance(m, Step) and near >> index[m.target] & 1]

    def exposed(self, game: War, position: Position, seat: int, /) -> int:
        """Whether a step of another seat reaches the general."""
        generals = game.generals(position)
        if generals[seat] == GONE:
            return 0
        before = waits(seat, [general != GONE for general in generals])
        return max(
            game.players - before[other]
            if union(game.reach(position, other).values()) >> generals[seat] & 1
            else 0
            for other, general in enumerate(generals)
            if other != seat and general != GONE
        )

    def defences(self, game: War, position: Position, /) -> Sequence[Move]:
        """Steps, kills near the general first."""
        moves = [move for move in game.legal_moves(position) if isinstance(move, Step)]
        weights = dict(zip(moves, self.weights(game, position, moves), strict=True))
        return sorted(moves, key=weights.__getitem__, reverse=True)


def _raided(
    game: War, position: Position, reach: Mapping[str, Cells], touched: Cells, target: Cells
) -> bool:
    """Whether a seat's leaps hit `target` at once, or from a cell they reach that can be linked."""
    for kind, cells in reach.items():
        if cells & target:
            return True
        if cells & touched & leaps_of(position.board, kind, game.plane).grow(target):
            return True
    return False


@cache
def _walks(used: tuple[int, ...]) -> int:
    """How many infantry steps are still open in a turn (W2, W8)."""
    count = 0
    while "I" in open_kinds(used):
        used, count = one_more(used, "I"), count + 1
    return count


def _apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def evaluator(game: War) -> RoomAndDanger:
    """The evaluator of this game."""
    return RoomAndDanger()
