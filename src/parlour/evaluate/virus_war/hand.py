"""A hand-made evaluator of Virus War: games are lost by running out of cells.

What the sides have is counted and weighed by how full the board is; what is certain counts as that.
The weights were fitted to the results of games of the compiled engine against itself
(docs/virus_family.md); core/include/parlour/evaluate/virus_war/hand.hpp has the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import tanh

from parlour.evaluate.evaluator import PlainEvaluator
from parlour.evaluate.race import first_reached
from parlour.games.cells import Cells, around
from parlour.games.virus_war.rules import LAST_MOVER, Move, Position, Step, VirusWar

WEIGHTS: dict[str, tuple[float, float]] = {
    "space": (-0.069, 0.581),
    "prey": (-0.547, 1.957),
    "room": (-0.615, 0.752),
    "targets": (0.17, 0.261),
    "live": (0.221, 0.404),
    "kills": (8.076, 1.28),
    "near": (-0.266, 0.285),
    "hunted": (-0.599, 1.212),
    "alone": (0.098, 0.48),
    "immortal": (-0.719, 0.787),
    "safe": (0.536, 0.953),
}
"""What one more than the enemy is worth, on the empty board and on the full one.

`space` and `prey` are the empty cells and the live enemies that a side reaches first, the mover
beginning with the steps it has left, then in turn; `room` and `targets` those it can step on now,
`near` and `hunted` within a turn; `alone` all that it can ever step on, `immortal` and `safe` its
live symbols and the empty cells that the enemy can never reach (V11).
"""
STEP_LEFT = (-0.186, 0.256)
"""The same for a step that the mover has left, since the race favours who runs first."""
PASSED = 20.0
"""For a turn declined just before, where it decides nothing."""
BIAS = -2.287
SURE = 250.0
"""Where it is settled who wins: beyond all that is weighed,"""
DEAD = 0.1
"""and so much more for every kill, so that a win comes nearer."""
DECLINED = 6.0
"""A turn is only declined at a disadvantage of so much."""
WALL = 3
"""Fewer killed symbols wall nothing in, not even a corner."""


class Prospects(PlainEvaluator):
    """Who will have cells left to play when the other has none."""

    def values(self, game: VirusWar, position: Position, /) -> Sequence[float]:
        """The expected result of each side, from the difference of their prospects."""
        value = _worth(self._score(game, position))
        return (value, -value) if position.to_move == 0 else (-value, value)

    def _score(self, game: VirusWar, position: Position) -> float:
        mover, enemy = position.to_move, 1 - position.to_move
        floods = [flood(position, seat) for seat in (0, 1)]
        sure = certain(game, position, floods)
        if sure:
            dead = position.killed[enemy if sure > 0 else mover].bit_count()
            return sure * (SURE + DEAD * dead)
        empty = empty_cells(position)
        own, other = counts(game, position, floods, empty)
        late = 1 - empty.bit_count() / (position.board.width * position.board.height)
        score = BIAS + PASSED * position.passes + position.left * _blended(STEP_LEFT, late)
        for name, weight in WEIGHTS.items():
            score += (own[name] - other[name]) * _blended(weight, late)
        if game.end != LAST_MOVER:
            # Who can never be killed does not lose (V11).
            if position.live[mover] & ~floods[enemy]:
                score = max(score, 0.0)
            if position.live[enemy] & ~floods[mover]:
                score = min(score, 0.0)
        return max(-SURE + 0.01, min(SURE - 0.01, score))

    def declines(self, move: Move, /) -> float | None:
        """A pass is only tried where all steps promise a disadvantage."""
        return None if isinstance(move, Step) else _worth(-DECLINED)

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


def _worth(score: float) -> float:
    """The expected result."""
    return 0.95 * tanh(score / 30)


def _blended(weight: tuple[float, float], late: float) -> float:
    return weight[0] + (weight[1] - weight[0]) * late


def empty_cells(position: Position) -> Cells:
    """The cells without a symbol."""
    taken = position.live[0] | position.live[1] | position.killed[0] | position.killed[1]
    return around(position.board).sheet & ~taken


def flood(position: Position, seat: int) -> Cells:
    """All cells that a side may ever touch: its killed symbols stop it, all else may conduct."""
    sheet = around(position.board)
    free = sheet.sheet & ~position.killed[seat]
    if position.killed[seat].bit_count() < WALL:
        return free
    return sheet.flood(position.live[seat], free)


def alone(position: Position, seat: int, flooded: Cells) -> Cells:
    """The cells a side could use up if it played alone from now on."""
    return flooded & (empty_cells(position) | position.live[1 - seat])


def certain(game: VirusWar, position: Position, floods: Sequence[Cells]) -> int:
    """1 where the mover is sure to win, −1 where it is sure to lose, else 0.

    As `last_mover` that is once a turn ends short or the sides are apart (V10), by the source's
    rules once one is out of steps for good and can be killed (V11).
    """
    mover, enemy = position.to_move, 1 - position.to_move
    live = position.live
    if not live[0] or not live[1]:
        return 0
    own, other = (alone(position, seat, floods[seat]) for seat in (mover, enemy))
    if game.end != LAST_MOVER:
        if not other and not live[enemy] & ~floods[mover]:
            return 1
        lost = not own and not live[mover] & ~floods[enemy] and position.passes == 0
        return -1 if lost else 0
    if own.bit_count() < position.left:
        return -1 if live[enemy] & ~own else 1
    if not other:
        return 1
    if own & other or (own | other) & (live[0] | live[1]):
        return 0
    turns = 1 + (own.bit_count() - position.left) // game.steps
    return 1 if turns > other.bit_count() // game.steps else -1


def counts(
    game: VirusWar, position: Position, floods: Sequence[Cells], empty: Cells
) -> tuple[dict[str, int], dict[str, int]]:
    """What `WEIGHTS` weighs, of the mover and of the enemy."""
    mover, sheet = position.to_move, around(position.board)
    reach = [game.reach(position, seat) for seat in (0, 1)]
    walls = position.killed[0] | position.killed[1]
    free = [~(walls | live) for live in position.live]
    first = first_reached(sheet.grow, reach, free, mover, position.left, game.steps)

    def of(seat: int) -> dict[str, int]:
        near = reach[seat]
        for _ in range(1, position.left if seat == mover else game.steps):
            near |= sheet.grow(near) & free[seat]
        prey, safe = position.live[1 - seat], ~floods[1 - seat]
        sets = {
            "space": first[seat] & empty,
            "prey": first[seat] & prey,
            "room": reach[seat] & empty,
            "targets": reach[seat] & prey,
            "live": position.live[seat],
            "kills": position.killed[1 - seat],
            "near": near & empty,
            "hunted": near & prey,
            "alone": alone(position, seat, floods[seat]),
            "immortal": position.live[seat] & safe,
            "safe": empty & safe,
        }
        return {name: cells.bit_count() for name, cells in sets.items()}

    return of(mover), of(1 - mover)


def evaluator(game: VirusWar) -> Prospects:
    """The evaluator of this game."""
    return Prospects()
