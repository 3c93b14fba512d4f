"""The letters of SGF's points, and positions set up with its properties (B1, B16).

A letter a…x is a point as White counts it (a: White's 1), `y` the bar, `z` off the board
(red-bean.com/sgf/backgammon.html). White is GNU's player 0, whom it puts in the left column of
`.mat`, so White is seat 1 here and Black seat 2.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from parlour.game import TextError
from parlour.games.backgammon.cube import ANSWERS, CubePosition
from parlour.games.backgammon.formats.sgf_text import Node
from parlour.games.backgammon.match import AnyPosition, MatchPosition, checker_position
from parlour.games.backgammon.rules import BAR, LETTERS, OFF, SETUPS, Points

COLOURS = "WB"
"""By seat."""
SETUP = ("AE", "AW", "AB", "CV", "CP")
"""What sets up a position; with `PL` and `DI`, which also stand before an ordinary move."""
_OWNERS = {"c": None, "w": 0, "b": 1}


def letter(seat: int, point: int) -> str:
    """The letter of a point that `seat` counts."""
    if point in (BAR, OFF):
        return "y" if point == BAR else "z"
    return chr(96 + (point if seat == 0 else 25 - point))


def point_text(seat: int, letter: str) -> str:
    """A letter as `seat` counts the point: `6`, `bar`, `off`. Raises `TextError`."""
    if letter in ("y", "z"):
        return "bar" if letter == "y" else "off"
    if len(letter) != 1 or not "a" <= letter <= "x":
        raise TextError("backgammon-sgf-point", text=letter)
    return str(ord(letter) - 96 if seat == 0 else 121 - ord(letter))


def seat_of(text: str) -> int:
    """The seat of a colour. Raises `TextError`."""
    if text[:1].upper() not in ("W", "B"):
        raise TextError("backgammon-sgf-colour", text=text)
    return COLOURS.index(text[0].upper())


def _places(values: Sequence[str], seat: int) -> list[int]:
    """The places in a list of points, as seat 1 counts, a bar's by whose it is; `a:c` is a run."""
    found = []
    for value in values:
        first, _, last = value.strip().partition(":")
        for end in (first, last or first):
            if len(end) != 1 or not "a" <= end <= "y":
                raise TextError("backgammon-sgf-point", text=value)
        for code in range(ord(first), ord(last or first) + 1):
            bar = BAR if seat == 0 else OFF
            found.append(bar if code == ord("y") else code - 96)
    return found


@dataclass
class Setup:
    """What a position was set up with, in the order it was."""

    line: int
    nodes: list[Node] = field(default_factory=list)
    crawford: bool = False
    cube: int = 1
    """The cube after automatic doubles, before the opening throw."""

    def text(
        self,
        options: Mapping[str, str],
        score: tuple[int, int],
        base: AnyPosition | None,
        following: tuple[int, str] | None,
    ) -> str:
        """The XGID of the position, without its `XGID=`. Raises `TextError`.

        `base` is what stood before, `following` the seat and the first word of what comes next.
        """
        points, mover, cube, owner = _before(base, options)
        cube, dice = max(cube, self.cube), "00"
        for node in self.nodes:
            points = _placed(points, node)
            if value := node.text("PL"):
                mover = seat_of(value)
            if value := node.text("CV"):
                cube = _cube(value)
            if value := node.text("CP"):
                if value.strip() not in _OWNERS:
                    raise TextError("backgammon-sgf-owner", text=value)
                owner = _OWNERS[value.strip()]
            if value := node.text("DI"):
                dice = "".join(sorted(value.strip(), reverse=True))
        pending = "-" if self.nodes or base is not None else "open"
        if following is not None and pending == "-":
            # A roll that follows is a move of the record and does not lie there yet.
            seat, word = following
            answers = word in ("take", "drop")
            mover, dice = (1 - seat, ANSWERS[0]) if answers else (seat, "00")
        board = "".join(LETTERS.get(n, "?") for n in points)
        said = {None: 0, 0: 1, 1: -1}[owner]
        length = options.get("match", "0")
        flag = int(self.crawford)
        if length == "0" and options.get("cube") == "off":
            flag = 0
        elif length == "0":
            flag = (options.get("jacoby", "on") == "on") + 2 * (options.get("beavers") == "on")
        turn = -1 if mover else 1
        return (
            f"{board}:{cube.bit_length() - 1}:{said}:{turn}:{dice}"
            f":{score[0]}:{score[1]}:{flag}:{length}:10 {pending}"
        )


def _before(
    base: AnyPosition | None, options: Mapping[str, str]
) -> tuple[Points, int, int, int | None]:
    """Checkers, mover, cube and its owner before anything is set up."""
    if base is not None:
        play = checker_position(base)
        cube = base.game if isinstance(base, MatchPosition) else base
        if isinstance(cube, CubePosition):
            return play.points, play.mover, cube.value, cube.owner
        return play.points, play.mover, 1, None
    points = [0] * 26
    for point, count in SETUPS[options.get("start", "standard")].items():
        points[point] += count
        points[25 - point] -= count
    return tuple(points), 0, 1, None


def _placed(points: Points, node: Node) -> Points:
    """The checkers after a node's `AE`, `AW` and `AB`, in this order."""
    found = list(points)
    for seat in (0, 1):
        for place in _places(node.properties.get("AE", ()), seat):
            found[place] = 0
    for key, seat in (("AW", 0), ("AB", 1)):
        for place in _places(node.properties.get(key, ()), seat):
            if found[place] * (1 - 2 * seat) < 0:
                raise TextError("backgammon-sgf-both", text=chr(96 + place))
            found[place] += 1 - 2 * seat
    return tuple(found)


def _cube(text: str) -> int:
    value = int(text) if text.strip().isascii() and text.strip().isdigit() else 0
    if value < 1 or value & (value - 1) or value > 1 << 500:
        raise TextError("backgammon-sgf-cube", text=text)
    return value


def setup_nodes(position: AnyPosition) -> list[dict[str, Sequence[str]]]:
    """The nodes that set up a position, as GNU Backgammon writes and reads them."""
    play = checker_position(position)
    cube = position.game if isinstance(position, MatchPosition) else position
    colour = COLOURS[play.mover]
    white = [chr(96 + i) for i, n in enumerate(play.points) for _ in range(n)]
    black = [chr(96 + i) if i else "y" for i, n in enumerate(play.points) for _ in range(-n)]
    board: dict[str, Sequence[str]] = {"PL": [colour], "AE": ["a:y"], "AW": white, "AB": black}
    nodes: list[dict[str, Sequence[str]]] = [
        {key: values for key, values in board.items() if values}
    ]
    if isinstance(cube, CubePosition):
        owner = "c" if cube.owner is None else "wb"[cube.owner]
        nodes += [{"CV": [str(cube.value)]}, {"CP": [owner]}]
    if play.roll is not None:
        nodes.append({"PL": [colour], "DI": ["".join(map(str, play.roll))]})
    return nodes
