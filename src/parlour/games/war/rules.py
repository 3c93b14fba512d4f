"""The rules of War, W1–W12 (`docs/rules`; Russian, from the Virus War family), for 2–6 players.

Each player has a general that never moves. In a turn a player puts down up to 4 infantry,
2 knights, 2 tanks and 1 plane, one *step* each; giving up one kind altogether buys an extra step of
another. A step starts from a *source*: the own general, an own unit of the same kind, or a
*fortress*, a unit that this player killed. It lands on an empty cell, where a new unit appears, or
on a live enemy unit, which becomes a fortress. Only what hangs together with the own general is a
source: the rest is *unlinked*; it stands, blocks and can be killed. The last general wins.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import NamedTuple

from parlour.game import MAX_PLAYERS, NOBODY, OptionError
from parlour.games.cells import Cells, Leaps, around, leaps, pick, table, where
from parlour.games.grid import Cell, Sheet, sheet, without_j, write_rows
from parlour.games.seats import LETTERS, LastStanding, closest, next_seat, places, write_out

KINDS = "INTP"
"""Infantry, knight, tank, plane: П, К, Т, С of the source."""
BASE = (4, 2, 2, 1)
"""How many steps of each kind a turn has (W2)."""
UNUSED = (0, 0, 0, 0)
APART = 11
"""How far apart generals start at least: closer, and the first player wins on turn 1 (W1)."""

KNIGHT = tuple((dx, dy) for dx in (-2, -1, 1, 2) for dy in (-2, -1, 1, 2) if abs(dx) != abs(dy))

PIECES = "GINTPintp"
"""What can stand on a cell: the general, units, and fortresses by the kind that killed (W11)."""
EMPTY = 0
GONE: Cell = -1
"""In place of the general of a seat that is out."""


def piece_code(owner: int, piece: str) -> int:
    """The number a board holds where `piece` of `owner` stands; an empty cell holds 0."""
    return 1 + len(PIECES) * owner + PIECES.index(piece)


OWNER = (NOBODY, *(seat for seat in range(MAX_PLAYERS) for _ in PIECES))
"""Whose each code is."""
PIECE = ("", *(PIECES * MAX_PLAYERS))
"""What each code is, a letter of `PIECES`."""
CODES = range(len(OWNER))


class Step(NamedTuple):
    """One step of a kind onto a cell: a new unit or a kill (W4, W10)."""

    kind: str
    target: str

    def __str__(self) -> str:
        return self.kind + self.target


class Pass(NamedTuple):
    """Declining the whole turn (W8a)."""

    name: str = "pass"

    def __str__(self) -> str:
        return self.name


class End(NamedTuple):
    """Ending the turn after at least one step (W8a)."""

    name: str = "end"

    def __str__(self) -> str:
        return self.name


Move = Step | Pass | End


@dataclass(frozen=True, slots=True)
class Position:
    """The board, whose turn it is, and how much of it is used.

    `cells` holds each cell's `piece_code`; `used` counts the steps of this turn by kind, `passes`
    the passes in a row; `out` are the seats that lost their general or resigned, in that order.
    """

    board: Sheet
    cells: bytes
    to_move: int
    used: tuple[int, ...] = UNUSED
    passes: int = 0
    out: tuple[int, ...] = ()
    turn: int = 1

    @property
    def key(self) -> Hashable:
        """The position without its turn number."""
        return self.cells, self.board, self.to_move, self.used, self.passes, self.out

    def __str__(self) -> str:
        """The position's text (W11)."""
        signs = [LETTERS[OWNER[code]] + PIECE[code] if code else "" for code in self.cells]
        used = "".join(f"{kind}{count}" for kind, count in zip(KINDS, self.used, strict=True))
        rows = write_rows(signs, self.board.width)
        fields = LETTERS[self.to_move], used, self.passes, write_out(self.out), self.turn
        return " ".join(map(str, (rows, *fields)))


@dataclass(frozen=True)
class War(LastStanding):
    """War for `players` on `width` × `height` cells.

    A plane flies exactly `plane` cells (W3); a fortress is a source for `any` kind or only for the
    `kind` that killed, as `fortress` says (W5). Seat i starts on place `rotation[i]` of
    `seats.places`, counted from 0; empty for 0, 1, 2 … (K2).
    """

    players: int = 2
    width: int = 20
    height: int = 20
    plane: int = 5
    fortress: str = "any"
    rotation: tuple[int, ...] = ()
    id = "war"

    def __post_init__(self) -> None:
        corners = places(self.players, self.width, self.height, 0)
        if closest(corners) < APART:
            size = f"{self.width}x{self.height}"
            raise OptionError(
                "war-too-close", text=size, players=self.players, found=closest(corners)
            )

    @property
    def board(self) -> Sheet:
        """The cells; columns have no `j` (K13)."""
        return sheet(self.width, self.height, without_j)

    def start(self) -> Position:
        """One general a player, in the corner cell itself or the middle of a side (W1)."""
        cells = bytearray(self.width * self.height)
        corners = places(self.players, self.width, self.height, 0)
        for seat, place in enumerate(self.rotation or range(self.players)):
            cells[self.board.at(*corners[place])] = piece_code(seat, "G")
        return Position(self.board, bytes(cells), 0)

    def legal_moves(self, position: Position, /) -> Sequence[Move]:
        """Every step possible now, and `pass` before the first step, `end` after it (W8a)."""
        if self.is_over(position):
            return ()
        moves: list[Move] = []
        for kind, cells in self.reach(position, position.to_move).items():
            moves += pick(_named(position.board, kind), cells)
        moves.append(Pass() if position.used == UNUSED else End())
        return moves

    def reach(self, position: Position, seat: int) -> Mapping[str, Cells]:
        """Where `seat` can step with each kind: now, or if it waits, were it on move (W3–W8)."""
        kinds = open_kinds(position.used) if seat == position.to_move else KINDS
        return _reach(position.board, self.plane, self.fortress, position.cells, seat, kinds)

    def after(self, position: Position, move: Move, /) -> Position:
        """The position after a step, `end` or `pass`."""
        if isinstance(move, Step):
            return self._after_step(position, move)
        return self._next_turn(position, position.passes + 1 if isinstance(move, Pass) else 0)

    def _after_step(self, position: Position, step: Step) -> Position:
        """A new unit, or the enemy unit there turned into a fortress of the kind (W4, W6).

        Whoever loses the general is out (W9). The turn ends by itself when no step is left (W8a);
        after the step that ends the game everything stays with the mover (V13).
        """
        cells = bytearray(position.cells)
        cell = position.board.index[step.target]
        hit = cells[cell]
        cells[cell] = piece_code(position.to_move, step.kind.lower() if hit else step.kind)
        used = one_more(position.used, step.kind)
        out = position.out
        if PIECE[hit] == "G" and OWNER[hit] not in out:
            out = (*out, OWNER[hit])
        after = Position(
            position.board, bytes(cells), position.to_move, used, 0, out, position.turn
        )
        if self.is_over(after) or any(self.reach(after, after.to_move).values()):
            return after
        return self._next_turn(after)

    def _next_turn(self, position: Position, passes: int = 0) -> Position:
        """The turn of the next seat still in (K2a)."""
        seat = next_seat(position.to_move, self.players, position.out)
        return replace(position, to_move=seat, used=UNUSED, passes=passes, turn=position.turn + 1)

    def resign(self, position: Position, seat: int, level: int, /) -> Position:
        """`seat` is out; its general and units stay as inert targets, its turn ends (W12, K5)."""
        after = replace(position, out=(*position.out, seat), passes=0)
        return self._next_turn(after) if seat == position.to_move else after

    def victim(self, position: Position, move: Move) -> int | None:
        """The seat whose unit a move kills, if it kills one (K9)."""
        if not isinstance(move, Step):
            return None
        hit = position.cells[position.board.index[move.target]]
        return OWNER[hit] if hit else None

    def generals(self, position: Position) -> list[Cell]:
        """Each seat's general, `GONE` for a seat that is out."""
        return [
            GONE if seat in position.out else position.cells.find(piece_code(seat, "G"))
            for seat in range(self.players)
        ]

    def linked(self, position: Position, seat: int) -> Cells:
        """The cells of `seat` that hang together with its general; none without one (W7)."""
        return _linked(position.board, position.cells, seat)


def one_more(used: tuple[int, ...], kind: str) -> tuple[int, ...]:
    """The steps used after one more of `kind`."""
    return tuple(n + (k == kind) for k, n in zip(KINDS, used, strict=True))


def exchanges(used: Sequence[int]) -> int:
    """How many exchanges are still open: kinds not used so far, less the extra steps taken (W8).

    A turn is legal exactly if this is not negative.
    """
    extras = sum(max(0, n - base) for n, base in zip(used, BASE, strict=True))
    return sum(n == 0 for n in used) - extras


@cache
def open_kinds(used: tuple[int, ...]) -> str:
    """The kinds of which one more step keeps the turn legal (W2, W8)."""
    return "".join(kind for kind in KINDS if exchanges(one_more(used, kind)) >= 0)


@cache
def leaps_of(board: Sheet, kind: str, plane: int) -> Leaps:
    """How far a step of `kind` goes from its source, over anything that stands between (W3)."""
    if kind == "N":
        return leaps(board, KNIGHT)
    return around(board, {"I": 1, "T": 2, "P": plane}[kind])


@cache
def sources_of(seat: int, kind: str, fortress: str) -> bytes:
    """The pieces from which `seat` may make a step of `kind`, if they are linked (W5)."""
    fortresses = KINDS.lower() if fortress == "any" else kind.lower()
    return table(piece_code(seat, piece) for piece in "G" + kind + fortresses)


OWN = [table(code for code in CODES if OWNER[code] == seat) for seat in range(MAX_PLAYERS)]
"""Each seat's own pieces: the general, units and fortresses, all of which link (W7)."""
TARGETS = [
    table(code for code in CODES if OWNER[code] != seat and not PIECE[code].islower())
    for seat in range(MAX_PLAYERS)
]
"""Where each seat's step may land: empty cells and live enemy units, not fortresses (W4, W6)."""


def _linked(board: Sheet, cells: bytes, seat: int) -> Cells:
    general = where(cells, table([piece_code(seat, "G")]))
    return around(board).flood(general, where(cells, OWN[seat]))


# A search asks more than once where a seat can step, so the last few thousand answers are kept.
@lru_cache(maxsize=4096)
def _reach(
    board: Sheet, plane: int, fortress: str, cells: bytes, seat: int, kinds: str
) -> Mapping[str, Cells]:
    linked, targets = _linked(board, cells, seat), where(cells, TARGETS[seat])
    reach = {}
    for kind in kinds:
        sources = linked & where(cells, sources_of(seat, kind, fortress))
        reach[kind] = leaps_of(board, kind, plane).grow(sources) & targets
    return reach


@cache
def _named(board: Sheet, kind: str) -> tuple[Step, ...]:
    """The step of a kind on each cell; made once a board, so that moves cost little."""
    return tuple(Step(kind, name) for name in board.names)
