"""A small hand-made evaluator of Slime Trail: who is nearer home, and who runs out of steps."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.evaluate.evaluator import PlainEvaluator
from parlour.games.slime_trail.rules import Position, SlimeTrail


class HomeAndParity(PlainEvaluator):
    """Distances to the goals along free cells; without a way home, the parity of what is left."""

    def values(self, game: SlimeTrail, position: Position, /) -> Sequence[float]:
        """±value: nearer to one's goal is good, more so if the opponent's cannot be reached."""
        distances, region = self._distances(game, position)
        goals = [distances.get(self._goal(game, position, seat)) for seat in (0, 1)]
        mover = position.to_move
        mine, theirs = goals[mover], goals[1 - mover]
        if mine is not None and mine <= 1:
            value = 0.98
        elif mine is None and theirs is None:
            value = 0.5 if region % 2 == 0 else -0.5
        elif theirs is None:
            value = 0.7
        elif mine is None:
            value = -0.7
        else:
            value = max(-0.6, min(0.6, 0.12 * (theirs - mine) + 0.06))
        if theirs is not None and theirs == 1 and value < 0.9:
            value -= 0.1
        return (value, -value) if mover == 0 else (-value, value)

    def weights(self, game: SlimeTrail, position: Position, moves: Sequence[object], /) -> None:
        """No idea."""
        return None

    def _goal(self, game: SlimeTrail, position: Position, seat: int) -> int:
        return next(goal for goal in game.goals if game.goal_owner(position, goal) == seat)

    def _distances(self, game: SlimeTrail, position: Position) -> tuple[dict[int, int], int]:
        """The distance of every cell that the snail can still reach, and how many there are."""
        neighbours, sealed = position.board.neighbours, position.sealed
        distances = {position.snail: 0}
        queue = [position.snail]
        for cell in queue:
            for near in neighbours[cell]:
                if near not in distances and near not in sealed:
                    distances[near] = distances[cell] + 1
                    queue.append(near)
        return distances, len(distances)


def evaluator(game: SlimeTrail) -> HomeAndParity:
    """The evaluator of this game."""
    return HomeAndParity()
