"""The rules of Slime Trail, S1–S8 and S10 (`docs/rules`; Bill Taylor, 1992)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from parlour.game import NOBODY, Actor, OptionError, Outcome, Rules
from parlour.games.grid import Cell, Sheet, sheet, write_rows

WON = {0: (1.0, -1.0), 1: (-1.0, 1.0)}
SWAP_OPEN, NOT_SWAPPED, SWAPPED = "-", "n", "y"
"""The pie rule's state (S9): swap not yet decided, not swapped, swapped."""


class Step(NamedTuple):
    """The snail's step to a cell (S10)."""

    target: str

    def __str__(self) -> str:
        return self.target


class Swap(NamedTuple):
    """Player 2 takes over the first move (S2)."""

    name: str = "swap"

    def __str__(self) -> str:
        return self.name


Move = Step | Swap


@dataclass(frozen=True, slots=True)
class Position:
    """Where the snail is, which cells are sealed, whose move it is."""

    board: Sheet
    snail: Cell
    sealed: frozenset[Cell]
    to_move: Actor
    pie: str | None = None
    """None without the pie rule, else its state."""

    @property
    def key(self) -> Hashable:
        """The position itself: it has no turn number."""
        return self

    def __str__(self) -> str:
        """The position's text (S9)."""
        cells = ["#" if cell in self.sealed else "" for cell in self.board.cells]
        cells[self.snail] = "s"
        text = f"{write_rows(cells, self.board.width)} {self.to_move + 1}"
        return text if self.pie is None else f"{text} {self.pie}"


@dataclass(frozen=True)
class SlimeTrail(Rules):
    """Slime Trail on `width` × `height` cells (S1, 3…11 a side), from cell `start_cell` (S2)."""

    width: int = 7
    height: int = 7
    start_cell: str | None = None
    pie: bool = False
    id = "slime-trail"
    players = 2
    has_draws = False

    def __post_init__(self) -> None:
        if self.start_cell is None:
            return
        if self.board.index.get(self.start_cell) in (None, *self.goals):
            raise OptionError("slime-trail-start", text=self.start_cell, last=self.board.names[-1])

    @property
    def board(self) -> Sheet:
        """The cells and their neighbours."""
        return sheet(self.width, self.height)

    @property
    def goals(self) -> tuple[Cell, Cell]:
        """The two corners: bottom left, top right (S3)."""
        return 0, self.width * self.height - 1

    def goal_owner(self, position: Position, cell: Cell) -> Actor | None:
        """Whose goal a cell is.

        Bottom left player 1's, top right player 2's, exchanged by a swap (S3, S2).
        """
        if cell not in self.goals:
            return None
        owner = self.goals.index(cell)
        return 1 - owner if position.pie == SWAPPED else owner

    def start(self) -> Position:
        """The snail in the centre, or on `start_cell` (S2)."""
        centre = self.board.at(self.width // 2, self.height // 2)
        snail = centre if self.start_cell is None else self.board.index[self.start_cell]
        return Position(self.board, snail, frozenset(), 0, SWAP_OPEN if self.pie else None)

    def actor(self, position: Position, /) -> Actor:
        """The player to move; nobody once the game is over."""
        return NOBODY if self.outcome(position) else position.to_move

    def legal_moves(self, position: Position, /) -> Sequence[Move]:
        """One step in any of the 8 directions onto an unsealed cell (S4); the swap (S2)."""
        if self.goal_owner(position, position.snail) is not None:
            return ()
        moves: list[Move] = [
            step
            for cell, step in _steps(position.board)[position.snail]
            if cell not in position.sealed
        ]
        if self.may_swap(position):
            moves.append(Swap())
        return moves

    def may_swap(self, position: Position) -> bool:
        """Exactly while the swap is undecided, player 2 is to move and one cell is sealed (S9)."""
        return position.pie == SWAP_OPEN and position.to_move == 1 and len(position.sealed) == 1

    def after(self, position: Position, move: Move, /) -> Position:
        """The snail on its new cell, its old one sealed (S5); after a swap player 1 moves (S2)."""
        if isinstance(move, Swap):
            return replace(position, pie=SWAPPED, to_move=0)
        pie = NOT_SWAPPED if self.may_swap(position) else position.pie
        sealed = position.sealed | {position.snail}
        return Position(
            position.board, position.board.index[move.target], sealed, 1 - position.to_move, pie
        )

    def outcome(self, position: Position, /) -> Outcome | None:
        """A goal reached wins for its owner (S6, tested first); without a move one loses (S7)."""
        owner = self.goal_owner(position, position.snail)
        if owner is not None:
            return Outcome(WON[owner], "slime-trail-goal", owner, {"seat": str(owner + 1)})
        if not self.legal_moves(position):
            winner = 1 - position.to_move
            return Outcome(WON[winner], "slime-trail-stuck", winner, {"seat": str(winner + 1)})
        return None


@cache
def _steps(board: Sheet) -> tuple[tuple[tuple[Cell, Step], ...], ...]:
    """The steps from each cell with their targets; made once a board, so that moves cost little."""
    return tuple(tuple((j, Step(board.names[j])) for j in near) for near in board.neighbours)
