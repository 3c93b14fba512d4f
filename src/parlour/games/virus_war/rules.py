"""The rules of Virus War, V1–V11 and V13 (`docs/rules`; Leningrad University, 1980s)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from parlour.game import NOBODY, Actor, Outcome, Rules
from parlour.games.cells import Cells, around, members, pick
from parlour.games.grid import Cell, Sheet, sheet, without_j, write_rows

CROSSES, NOUGHTS = 0, 1
SIDES = "xo"
"""The sides' letters in texts: the live symbols; upper case means killed (V13)."""
SOURCE, LAST_MOVER = "source", "last_mover"
"""How a game ends (V10): by annihilation or two passes, or by the last player able to move."""
WON = {CROSSES: (1.0, -1.0), NOUGHTS: (-1.0, 1.0)}

Pair = tuple[Cells, Cells]
"""One set for crosses, one for noughts."""


class Step(NamedTuple):
    """A symbol placed or a live enemy symbol killed at `target`: the cell tells which (V3, V12)."""

    target: str

    def __str__(self) -> str:
        return self.target


class Pass(NamedTuple):
    """The whole turn declined (V6)."""

    name: str = "pass"

    def __str__(self) -> str:
        return self.name


Move = Step | Pass
PASS = Pass()


@dataclass(frozen=True, slots=True)
class Position:
    """The live and the killed symbols of each side, who moves, what is left of the turn (V13)."""

    board: Sheet
    live: Pair
    killed: Pair
    """The killed symbols *of* each side; the other side killed them (V2)."""
    to_move: Actor
    left: int
    """Steps left in the turn; 0 only where the last step won the game."""
    passes: int
    """Passes in a row."""
    turn: int
    """The turn's number: from 1, one more after every turn of one player, passes included."""

    @property
    def key(self) -> Hashable:
        """All but the turn number."""
        return self.board, self.live, self.killed, self.to_move, self.left, self.passes

    def entered(self, seat: Actor) -> bool:
        """Whether a side has entered: exactly if the board shows a symbol of it (V13)."""
        return bool(self.live[seat] | self.killed[seat])

    def destroyed(self, seat: Actor) -> bool:
        """Whether a side has entered and its last live symbol is dead (V8)."""
        return not self.live[seat] and bool(self.killed[seat])

    def __str__(self) -> str:
        """The position's text (V13)."""
        cells = [""] * len(self.board.cells)
        for seat, letter in enumerate(SIDES):
            for cell in members(self.live[seat]):
                cells[cell] = letter
            for cell in members(self.killed[seat]):
                cells[cell] = letter.upper()
        rows = write_rows(cells, self.board.width)
        return f"{rows} {SIDES[self.to_move]} {self.left} {self.passes} {self.turn}"


@dataclass(frozen=True)
class VirusWar(Rules):
    """Virus War on `width` × `height` cells (V1, 3…16 a side), `steps` steps a turn (V3, 1…7).

    `first_turn` is the length of crosses' first turn where it differs (None: as `steps`), `end` is
    `source` or `last_mover` (V10).
    """

    width: int = 10
    height: int = 10
    steps: int = 3
    first_turn: int | None = None
    end: str = SOURCE
    id = "virus-war"
    players = 2

    @property
    def board(self) -> Sheet:
        """The cells and their names; no column is called j (V1)."""
        return sheet(self.width, self.height, without_j)

    @property
    def corners(self) -> tuple[Cell, Cell]:
        """Where crosses and noughts enter: a1 and the far corner (V5)."""
        return 0, self.width * self.height - 1

    def start(self) -> Position:
        """The empty board, crosses to move (V5)."""
        left = self.first_turn or self.steps
        return Position(self.board, (0, 0), (0, 0), CROSSES, left, passes=0, turn=1)

    def actor(self, position: Position, /) -> Actor:
        """The player to move; nobody once the game is over."""
        return NOBODY if self.outcome(position) else position.to_move

    def turn_length(self, position: Position) -> int:
        """How many steps the turn now under way has: crosses' first has its own (V3, V10)."""
        first = position.to_move == CROSSES and not position.entered(NOUGHTS)
        return self.first_turn or self.steps if first else self.steps

    def sources(self, position: Position, seat: Actor) -> Cells:
        """What gives `seat` access: its live symbols and the kills joined to them (V4)."""
        return _sources(position.board, position.live[seat], position.killed[1 - seat])

    def reach(self, position: Position, seat: Actor) -> Cells:
        """The cells accessible to `seat`: empty or with a live enemy symbol (V3–V5)."""
        if not position.entered(seat):
            return 1 << self.corners[seat]
        live, killed, enemy = position.live, position.killed, 1 - seat
        cells = _reach(position.board, live[seat], killed[enemy], killed[seat])
        if not position.entered(enemy):
            cells &= ~(1 << self.corners[enemy])
        return cells

    def may_pass(self, position: Position) -> bool:
        """Whether the player to move may decline the turn (V5–V7, V10).

        At its start, and not before entering; in mid-turn (typed by hand) only without a step.
        """
        if self.end == LAST_MOVER or not position.entered(position.to_move):
            return False
        at_start = position.left == self.turn_length(position)
        return at_start or not self.reach(position, position.to_move)

    def legal_moves(self, position: Position, /) -> Sequence[Move]:
        """A step on every accessible cell (V3); the pass where it is allowed (V6, V7)."""
        if self.outcome(position):
            return ()
        steps = _steps(position.board)
        moves: list[Move] = [*pick(steps, self.reach(position, position.to_move))]
        if self.may_pass(position):
            moves.append(PASS)
        return moves

    def after(self, position: Position, move: Move, /) -> Position:
        """The position after a step or a pass; the turn is handed on where it ends (V7, V13)."""
        if isinstance(move, Pass):
            return self._handed_on(position, position.passes + 1)
        after = _stepped(position, 1 << position.board.index[move.target])
        mover = position.to_move
        if after.destroyed(1 - mover):
            return after
        # Without a step the turn ends by itself (V7); as `last_mover` it stands, and is lost (V10).
        if after.left == 0 or (self.end == SOURCE and not self.reach(after, mover)):
            return self._handed_on(after, 0)
        return after

    def _handed_on(self, position: Position, passes: int) -> Position:
        """The turn goes to the other side; it is never crosses' first."""
        other, turn = 1 - position.to_move, position.turn + 1
        return Position(
            position.board, position.live, position.killed, other, self.steps, passes, turn
        )

    def outcome(self, position: Position, /) -> Outcome | None:
        """Annihilation wins (V8), two passes draw (V9); in `last_mover` no step is a loss (V10)."""
        for seat in (CROSSES, NOUGHTS):
            if position.destroyed(seat):
                return _won(1 - seat, "virus-war-annihilated")
        if position.passes >= 2:
            return Outcome((0.0, 0.0), "virus-war-passes")
        mover = position.to_move
        if self.end == LAST_MOVER and not self.reach(position, mover):
            whole = position.left == self.turn_length(position)
            return _won(1 - mover, "virus-war-stuck" if whole else "virus-war-short")
        return None


@lru_cache(maxsize=1 << 14)
def _reach(board: Sheet, live: Cells, won: Cells, lost: Cells) -> Cells:
    """The accessible cells of a side from its live symbols, those it killed and those it lost (V4).

    Remembered, since a step is followed by questions about the same cells.
    """
    sources = _sources(board, live, won)
    return around(board).grow(sources) & ~(live | won | lost)


def _sources(board: Sheet, live: Cells, won: Cells) -> Cells:
    return around(board).flood(live, won)


def _stepped(position: Position, cell: Cells) -> Position:
    """A live enemy symbol on the cell is killed, else an own one is placed (V3, V9)."""
    mover = position.to_move
    live, killed = list(position.live), list(position.killed)
    if live[1 - mover] & cell:
        live[1 - mover] ^= cell
        killed[1 - mover] |= cell
    else:
        live[mover] |= cell
    return Position(
        position.board,
        (live[0], live[1]),
        (killed[0], killed[1]),
        mover,
        position.left - 1,
        0,
        position.turn,
    )


def _won(winner: Actor, reason: str) -> Outcome:
    values = {"seat": str(winner + 1), "side": SIDES[winner]}
    return Outcome(WON[winner], reason, winner, values)


@cache
def _steps(board: Sheet) -> tuple[Step, ...]:
    """The step on each cell; made once a board."""
    return tuple(map(Step, board.names))
