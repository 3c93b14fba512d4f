"""What to draw, as data: targets that can be touched and the pieces on them. No drawing here.

Coordinates are in cells, x to the right and y down, from the top left corner of the board; a target's
x and y are its top left corner, a piece's its centre.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Message = tuple[str, dict[str, object]]
"""A message code with its values, to be said in any language (`parlour.text`)."""


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be touched: a cell, a point, the bar, the cube, a die.

    `id` is its name in the game's notation (`b3`, `13`, `bar`); `kind` is a word of the theme (`cell`,
    `blocked`, `goal`, `point`, `bar`, `tray`, `cube`, `die`); `seat` its owner, if it has one.
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

    `name` is the message code of its name (for screen readers), `state` a theme word such as `dead`,
    `used` or `framed`.
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

    `theme` names the folder of `parlour/draw/themes`; `columns` and `rows` are the letters and numbers
    in the margin (columns from the left, rows from the top); `path` is a line to draw through centres
    (the snail's trail); `notes` are lines such as pip counts, score and whose move it is.
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
    """The rectangle's symmetries that the rules respect: `half_turn`, `mirror_x` …, for study tools."""


Overlays = Mapping[str, frozenset[str]]
"""Named sets of targets: `links`, `threats`, `reach` … what each means is a message `overlay-<name>`."""
