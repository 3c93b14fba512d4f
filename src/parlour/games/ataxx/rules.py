"""The rules of Ataxx (세균전), A1–A16 (`docs/rules`; the arcade game of 1990)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from parlour.game import NOBODY, Actor, OptionError, Outcome, Rules
from parlour.games.ataxx.boards import (
    EMPTY,
    FAR,
    PIECES,
    SIDES,
    STANDARD,
    setup_cells,
    write_cells,
)
from parlour.games.grid import Cell, Sheet, sheet

FILL, PASS = "fill", "pass"
"""The two end rules: enclosure ends the game (A10), or the enclosed side passes (A12)."""


class Clone(NamedTuple):
    """A new piece on an empty cell beside an own piece, whichever it comes from (A5, A8)."""

    target: str

    def __str__(self) -> str:
        return self.target


class Jump(NamedTuple):
    """A piece leaves its cell for an empty one at distance two (A5)."""

    source: str
    target: str

    def __str__(self) -> str:
        return self.source + self.target


class Pass(NamedTuple):
    """The forced pass of a side without a move, with `rules=pass` (A12)."""

    name: str = "0000"

    def __str__(self) -> str:
        return self.name


Move = Clone | Jump | Pass


@dataclass(frozen=True, slots=True)
class Position:
    """The cells, whose move it is, half-moves since the last clone, the number of the full move."""

    board: Sheet
    cells: bytes
    """One byte a cell, as `boards` describes them."""
    to_move: Actor
    clock: int = 0
    number: int = 1

    @property
    def key(self) -> Hashable:
        """All but the move number; the half-move clock stays, for it can end the game (A14)."""
        return self.board, self.cells, self.to_move, self.clock

    def __str__(self) -> str:
        """The position's text, FEN as the engine community writes it (A15)."""
        rows = write_cells(self.cells, self.board.width)
        return f"{rows} {SIDES[self.to_move]} {self.clock} {self.number}"


@dataclass(frozen=True)
class Ataxx(Rules):
    """Ataxx on `width` × `height` cells (A1, 2…16 a side), from a set-up (A2–A4)."""

    width: int = 7
    height: int = 7
    rules: str = FILL
    clock: int = 100
    """Half-moves in a row without a clone that make a draw; 0: no limit (A14)."""
    setup: str = STANDARD
    """A name, `random:SEED`, or a board text."""
    id = "ataxx"
    players = 2

    def __post_init__(self) -> None:
        setup_cells(self.setup, self.width, self.height)

    @property
    def board(self) -> Sheet:
        """The cells and their neighbours."""
        return sheet(self.width, self.height)

    @property
    def opening(self) -> Position:
        """The set-up, x to move (A2)."""
        return Position(self.board, setup_cells(self.setup, self.width, self.height), 0)

    def start(self) -> Position:
        """The set-up; raises `OptionError` if the game would be over already (A1)."""
        position = self.opening
        if self.outcome(position) is not None:
            raise OptionError("ataxx-start-over", text=str(position))
        return position

    def actor(self, position: Position, /) -> Actor:
        """The side to move; nobody once the game is over."""
        return NOBODY if self.outcome(position) is not None else position.to_move

    def legal_moves(self, position: Position, /) -> Sequence[Move]:
        """Clones and jumps onto empty cells (A5, A6); the pass if there is none (A11, A12)."""
        if self.outcome(position) is not None:
            return ()
        cells, own = position.cells, PIECES[position.to_move]
        clones: dict[Move, None] = {}  # one for each target, whatever its sources (A8)
        jumps: list[Move] = []
        for source, (near, far) in enumerate(_reach(position.board)):
            if cells[source] == own:
                for cell, clone in near:
                    if cells[cell] == EMPTY:
                        clones[clone] = None
                for cell, jump in far:
                    if cells[cell] == EMPTY:
                        jumps.append(jump)
        return [*clones, *jumps] or (Pass(),)

    def after(self, position: Position, move: Move, /) -> Position:
        """The piece on its new cell, enemies beside it infected (A5, A7); the clocks move on."""
        board, seat = position.board, position.to_move
        cells = position.cells
        if not isinstance(move, Pass):
            own, enemy = PIECES[seat], PIECES[1 - seat]
            changed = bytearray(cells)
            target = board.index[move.target]
            if isinstance(move, Jump):
                changed[board.index[move.source]] = EMPTY
            changed[target] = own
            for cell in board.neighbours[target]:
                if changed[cell] == enemy:
                    changed[cell] = own
            cells = bytes(changed)
        clock = 0 if isinstance(move, Clone) else position.clock + 1
        return Position(board, cells, 1 - seat, clock, position.number + seat)

    def outcome(self, position: Position, /) -> Outcome | None:
        """Wiped out (A9, A13), full (A9), enclosed or stuck (A10, A12), then the clock (A14)."""
        cells, seat = position.cells, position.to_move
        count = [cells.count(piece) for piece in PIECES]
        if 0 in count:
            return _counted("ataxx-wiped", count)
        empty = cells.count(EMPTY)
        if empty == 0:
            return _counted("ataxx-full", count)
        if not can_move(position, seat):
            if not can_move(position, 1 - seat):
                return _counted("ataxx-stuck", count)
            if self.rules == FILL:
                count[1 - seat] += empty
                return _counted("ataxx-enclosed", count)
        if 0 < self.clock <= position.clock:
            values = {"x": count[0], "o": count[1], "clock": self.clock}
            return Outcome((0.0, 0.0), "ataxx-clock", None, values)
        return None


def can_move(position: Position, seat: Actor) -> bool:
    """Whether a piece of `seat` has an empty cell within distance two (A5)."""
    cells, own = position.cells, PIECES[seat]
    reach = _within_two(position.board)
    source = cells.find(own)
    while source >= 0:
        for cell in reach[source]:
            if cells[cell] == EMPTY:
                return True
        source = cells.find(own, source + 1)
    return False


def _counted(reason: str, count: Sequence[int]) -> Outcome:
    """More pieces win, equal numbers draw (A13): the final count, with the fill, is reported."""
    x, o = count
    values = {"x": x, "o": o, "side": SIDES[x < o] if x != o else "draw"}
    if x == o:
        return Outcome((0.0, 0.0), reason, None, values)
    return Outcome((1.0, -1.0) if x > o else (-1.0, 1.0), reason, int(x < o), values)


Steps = tuple[tuple[Cell, Move], ...]


@cache
def _reach(board: Sheet) -> tuple[tuple[Steps, Steps], ...]:
    """The clones and the jumps from each cell with their targets; made once a board."""
    names = board.names
    clones = [Clone(name) for name in names]
    return tuple(
        (
            tuple((cell, clones[cell]) for cell in near),
            tuple((cell, Jump(name, names[cell])) for cell in far),
        )
        for name, near, far in zip(names, board.neighbours, board.reach(FAR), strict=True)
    )


@cache
def _within_two(board: Sheet) -> tuple[tuple[Cell, ...], ...]:
    """The cells a piece reaches by a clone or a jump, from each cell."""
    return tuple(a + b for a, b in zip(board.neighbours, board.reach(FAR), strict=True))
