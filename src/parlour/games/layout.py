"""What to draw, as data: targets that can be touched and the pieces on them. No drawing here.

Coordinates are in cells, x to the right and y down, from the top left corner of the board; a
target's x and y are its top left corner, a piece's its centre.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from parlour.games.grid import Cell, Sheet

Message = tuple[str, dict[str, object]]
"""A message code with its values, to be said in any language (`parlour.text`)."""


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be touched: a cell, a point, the bar, the cube, a die.

    `id` is its name in the game's notation (`b3`, `13`, `bar`); `kind` is a word of the theme
    (`cell`, `blocked`, `corner`, `goal`, `point`, `bar`, `tray`, `cube`, `die`); `seat` its owner,
    if it has one. What is more than a cell is read out by `<game>-target-<id>`, else by
    `<game>-kind-<kind>` or `kind-<kind>`, else by the piece that always lies there.
    """

    id: str
    x: float
    y: float
    width: float = 1
    height: float = 1
    kind: str = "cell"
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece at a centre: `symbol` is a symbol of the theme, `text` what is written on it.

    `name` is the message code of its name (for screen readers), `state` a theme word such as
    `dead`, `used` or `framed`; where the name does not tell, `<game>-state-<state>` is read out.
    """

    at: str
    x: float
    y: float
    symbol: str
    seat: int | None = None
    text: str = ""
    name: str = ""
    state: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """A position as it lies on the table.

    `theme` names the folder of `parlour/draw/themes`; `columns` and `rows` are the letters and
    numbers in the margin (columns from the left, rows from the top); `path` is a line to draw
    through centres (the snail's trail); `notes` are lines such as pip counts, score and whose move
    it is.
    """

    theme: str
    width: float
    height: float
    targets: tuple[Target, ...]
    pieces: tuple[Piece, ...]
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    path: tuple[tuple[float, float], ...] = ()
    notes: tuple[Message, ...] = ()
    symmetries: tuple[str, ...] = field(default=())
    """The rectangle's symmetries that the rules respect: `half_turn`, `mirror_x` …, for study."""


Arrow = tuple[float, float, float, float]
"""From a centre to a centre: the way that a piece took."""
Overlays = Mapping[str, frozenset[str]]
"""Named sets of targets, the same name for the same thing in every game; `overlay-<name>` says it.

`reach`: where the seat that looks can step. `links`: its own that hangs together and gives access,
`chains`: the kills among it, `dead`: what gives none. `threats`: main bugs or generals that an
enemy can kill in its next turn (the game's `dangers`).
"""


def changed(before: Layout, after: Layout) -> list[str]:
    """The targets, as `after` names them, on which a piece came, went or changed; dice apart.

    By place: a target may change its name with the side to move.
    """
    was, now = (
        {(p.x, p.y): (p.symbol, p.seat, p.state, p.text) for p in layout.pieces}
        for layout in (before, after)
    )
    spots = [spot for spot in {**was, **now} if was.get(spot) != now.get(spot)]
    found: dict[str, None] = {}
    for x, y in spots:
        for target in after.targets:
            if 0 <= x - target.x <= target.width and 0 <= y - target.y <= target.height:
                if target.kind != "die":
                    found[target.id] = None
                break
    return list(found)


# Boards of square cells. What lies on cells is made once: a large sheet is drawn after every step.


def on_sheet(
    theme: str, board: Sheet, targets: Iterable[Target], pieces: Iterable[Piece], **more: Any
) -> Layout:
    """A layout on a sheet, with its letters and numbers in the margin."""
    rows = tuple(str(row) for row in range(board.height, 0, -1))
    size = board.width, board.height
    return Layout(theme, *size, tuple(targets), tuple(pieces), board.columns, rows, **more)


@lru_cache(1 << 15)
def cell_target(board: Sheet, cell: Cell, kind: str = "cell", seat: int | None = None) -> Target:
    """A cell of a sheet."""
    x, y = board.xy(cell)
    return Target(board.names[cell], x, board.height - 1 - y, kind=kind, seat=seat)


@lru_cache(1 << 16)
def cell_piece(
    board: Sheet, cell: Cell, symbol: str, seat: int | None = None, **more: str
) -> Piece:
    """A piece in the middle of a cell."""
    x, y = board.xy(cell)
    return Piece(board.names[cell], x + 0.5, board.height - y - 0.5, symbol, seat, **more)


def button(
    board: Sheet, id: str, seat: int | None = None, x: float = 0, width: float = 2
) -> Target:
    """A button below a sheet."""
    return Target(id, x, board.height + 0.2, width, 0.8, "button", seat)
