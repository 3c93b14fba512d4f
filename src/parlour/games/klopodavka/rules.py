"""The rules of Klopodavka, K1–K9 (K6 in `games.seats`; `docs/rules`; Leningrad, 1980s)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from parlour.game import OptionError
from parlour.games.cells import Cells, around, members, pick, union
from parlour.games.grid import Cell, Sheet, sheet, without_j, write_rows
from parlour.games.seats import LETTERS, LastStanding, closest, next_seat, places, write_out

PAINTED = "pqrstu"
"""A painted cell in a position text, by the seat that painted it (K11)."""
GONE: Cell = -1
"""In place of the main bug of a seat that is out."""


class Step(NamedTuple):
    """A bug placed on an empty cell, or an enemy bug killed (K3)."""

    target: str

    def __str__(self) -> str:
        return self.target


class Revolution(NamedTuple):
    """A new main bug on the cell in the middle of eight own bugs (K8)."""

    target: str
    mark: str = "!"

    def __str__(self) -> str:
        return self.mark + self.target


class Pass(NamedTuple):
    """The whole turn declined (V6), or nothing that can be done (K7)."""

    name: str = "pass"

    def __str__(self) -> str:
        return self.name


Move = Step | Revolution | Pass


@dataclass(frozen=True, slots=True)
class Position:
    """Whose bugs and painted cells lie where, and how far the turn has come."""

    board: Sheet
    live: tuple[Cells, ...]
    """Each seat's live bugs, the main bug among them."""
    painted: tuple[Cells, ...]
    """The cells each seat painted: what it killed, and its old main bugs (K4, K8)."""
    mains: tuple[Cell, ...]
    """Each seat's main bug, `GONE` for a seat that is out."""
    to_move: int
    left: int
    """Steps left in the turn."""
    passes: int = 0
    """Passes in a row (K6)."""
    out: tuple[int, ...] = ()
    """Seats out, in the order they went (K5)."""
    turn: int = 1

    @property
    def key(self) -> Hashable:
        """All but the turn number."""
        return (
            self.board,
            self.live,
            self.painted,
            self.mains,
            self.to_move,
            self.left,
            self.passes,
            self.out,
        )

    def __str__(self) -> str:
        """The position's text (K11)."""
        symbols = [""] * len(self.board.cells)
        for seat, (live, painted, main) in enumerate(
            zip(self.live, self.painted, self.mains, strict=True)
        ):
            for cell in members(live):
                symbols[cell] = LETTERS[seat].upper() if cell == main else LETTERS[seat]
            for cell in members(painted):
                symbols[cell] = PAINTED[seat]
        rows = write_rows(symbols, self.board.width)
        fields = LETTERS[self.to_move], self.left, self.passes, write_out(self.out), self.turn
        return " ".join(map(str, (rows, *fields)))


@dataclass(frozen=True)
class Klopodavka(LastStanding):
    """Klopodavka for `players` on `width` × `height` cells, `steps` a turn (K1–K3).

    `link="main"`: bugs must hang together with the main bug to give access (K4). `revolution`: K8.
    `rotation`: each seat's place from 0, in the order of `seats.places` (K2); empty for 0, 1, 2 …
    """

    players: int = 4
    width: int = 20
    height: int = 20
    steps: int = 5
    link: str = "any"
    revolution: bool = True
    rotation: tuple[int, ...] = ()
    id = "klopodavka"

    def __post_init__(self) -> None:
        """Closer than steps + 2 the first player could win on turn 1 (K1)."""
        apart, least = closest(places(self.players, self.width, self.height, 1)), self.steps + 2
        if apart < least:
            size = f"{self.width}x{self.height}"
            raise OptionError("klopodavka-size", text=size, apart=apart, least=least)

    @property
    def board(self) -> Sheet:
        """The cells and their names: columns without `j` (K13)."""
        return sheet(self.width, self.height, without_j)

    def start(self) -> Position:
        """Each seat's main bug in the middle of a 3×3 block flush in its corner (K2)."""
        board = self.board
        corners = places(self.players, self.width, self.height, 1)
        order = self.rotation or range(self.players)
        mains = tuple(board.at(*corners[place]) for place in order)
        live = tuple(around(board).grow(1 << main) for main in mains)
        return Position(board, live, (0,) * self.players, mains, 0, self.steps)

    def legal_moves(self, position: Position, /) -> Sequence[Move]:
        """Steps onto accessible cells and revolutions; `pass` only instead of a whole turn (K3).

        In mid-turn without an accessible cell only `pass`: revolutions do not count there (K3, K8).
        """
        if self.is_over(position):
            return ()
        cells = self.reach(position, position.to_move)
        if not cells and not self.is_turn_start(position):
            return (Pass(),)
        steps, revolutions = _moves(position.board)
        moves: list[Move] = [*pick(steps, cells)]
        moves += pick(revolutions, self.centres(position, position.to_move))
        if self.is_turn_start(position):
            moves.append(Pass())
        return moves

    def is_turn_start(self, position: Position) -> bool:
        """Whether no step of the turn has been made: the turn may still be declined (V6)."""
        return position.left == self.steps

    def sources(self, position: Position, seat: int) -> Cells:
        """What gives `seat` access: its live bugs and the cells it painted joined to them (K4).

        Under `link=main` only what hangs together with its main bug. Nothing once it is out (K5).
        """
        if position.mains[seat] == GONE:
            return 0
        live = position.live[seat]
        first = live if self.link == "any" else 1 << position.mains[seat]
        return around(position.board).flood(first, live | position.painted[seat])

    def reach(self, position: Position, seat: int) -> Cells:
        """The cells accessible to `seat`: empty or with a live enemy bug, beside a source (K4)."""
        walls = position.live[seat] | union(position.painted)
        return around(position.board).grow(self.sources(position, seat)) & ~walls

    def centres(self, position: Position, seat: int) -> Cells:
        """Where `seat` may set a new main bug (K8).

        In the middle of eight own ordinary live bugs, empty or with one more such bug.
        """
        main = position.mains[seat]
        if not self.revolution or main == GONE:
            return 0
        ordinary = position.live[seat] & ~(1 << main)
        centres = around(position.board).rings(ordinary)
        if centres:
            others = union(position.live) & ~ordinary
            centres &= ~(others | union(position.painted))
        return centres

    def victim(self, position: Position, move: Move) -> int | None:
        """The seat whose live bug a move kills, if any: it ends a pact (K9)."""
        if isinstance(move, Step):
            cell = position.board.index[move.target]
            for seat, live in enumerate(position.live):
                if live >> cell & 1 and seat != position.to_move:
                    return seat
        return None

    def after(self, position: Position, move: Move, /) -> Position:
        """A bug placed, or killed and painted (K4, K5), or a new main bug (K8).

        The turn ends with the last step or with the last accessible cell (K3).
        """
        if isinstance(move, Pass):
            return self._next_turn(position, position.passes + 1)
        seat, out = position.to_move, position.out
        live, painted, mains = list(position.live), list(position.painted), list(position.mains)
        cell = position.board.index[move.target]
        victim = self.victim(position, move)
        if isinstance(move, Revolution):
            live[seat] ^= 1 << mains[seat]
            painted[seat] |= 1 << mains[seat]
            live[seat] |= 1 << cell
            mains[seat] = cell
        elif victim is None:
            live[seat] |= 1 << cell
        else:
            live[victim] ^= 1 << cell
            painted[seat] |= 1 << cell
            if mains[victim] == cell:
                mains[victim] = GONE
                out = (*out, victim)
        stepped = Position(
            position.board,
            tuple(live),
            tuple(painted),
            tuple(mains),
            seat,
            position.left - 1,
            0,
            out,
            position.turn,
        )
        if self.is_over(stepped) or (stepped.left and self.reach(stepped, seat)):
            return stepped
        return self._next_turn(stepped, 0)

    def _next_turn(self, position: Position, passes: int) -> Position:
        """The turn of the next seat still in (K2a), with its full steps."""
        following = next_seat(position.to_move, self.players, position.out)
        return replace(
            position,
            to_move=following,
            left=self.steps,
            passes=passes,
            turn=position.turn + 1,
        )

    def resign(self, position: Position, seat: int, level: int, /) -> Position:
        """`seat` is out and its main bug an ordinary one; a turn of its own ends (K5)."""
        mains = tuple(GONE if i == seat else main for i, main in enumerate(position.mains))
        resigned = replace(position, mains=mains, passes=0, out=(*position.out, seat))
        return self._next_turn(resigned, 0) if seat == position.to_move else resigned


@cache
def _moves(board: Sheet) -> tuple[tuple[Step, ...], tuple[Revolution, ...]]:
    """The step and the revolution of every cell; made once a sheet, so that moves cost little."""
    return tuple(map(Step, board.names)), tuple(map(Revolution, board.names))
