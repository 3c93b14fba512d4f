"""Symmetric positions have symmetric moves and results, for every symmetry a layout names."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.game import Game, companion
from tests.strategies import instances, random_line

Map = Callable[[float, float, float, float], tuple[float, float]]
"""A cell's new x and y from x, y and the largest x and y."""
MAPS: dict[str, Map] = {
    "half_turn": lambda x, y, a, b: (a - x, b - y),
    "mirror_x": lambda x, y, a, b: (a - x, y),
    "mirror_y": lambda x, y, a, b: (x, b - y),
    "diagonal": lambda x, y, a, b: (y, x),
    "antidiagonal": lambda x, y, a, b: (b - y, a - x),
    "quarter_turn": lambda x, y, a, b: (b - y, x),
    "three_quarter_turn": lambda x, y, a, b: (y, a - x),
}
PIECE = {"war": r"[a-f]\w"}
CASES = [
    (name, game, symmetry)
    for name, game in instances()
    for symmetry in companion(game, "layout").layout(game, game.start()).symmetries
]


def test_every_board_game_names_symmetries() -> None:
    assert {game.id for _, game, _ in CASES} >= {
        book.id for book in parlour.rulebooks() if book.id != "backgammon"
    }


@pytest.mark.parametrize(
    ("game", "symmetry"), [case[1:] for case in CASES], ids=lambda value: str(value)[:60]
)
def test_symmetric_positions_have_symmetric_moves(game: Game[Any, Any], symmetry: str) -> None:
    board = game.start().board
    move_cell = MAPS[symmetry]
    far = board.width - 1, board.height - 1
    turned = {
        name: board.names[board.at(*map(int, move_cell(*board.xy(i), *far)))]
        for i, name in enumerate(board.names)
    }
    for position, _ in random_line(game, symmetry, 40)[1::4]:
        image = parlour.read_position(game, _turned(game, str(position), turned))
        assert game.outcome(image) == game.outcome(position)
        moves = {_turned_move(str(move), turned) for move in game.legal_moves(position)}
        assert moves == {str(move) for move in game.legal_moves(image)}, str(position)


def _turned_move(text: str, turned: dict[str, str]) -> str:
    names = sorted(turned, key=len, reverse=True)
    return re.sub("|".join(names), lambda match: turned[match[0]], text)


def _turned(game: Game[Any, Any], text: str, turned: dict[str, str]) -> str:
    """The position text with every cell moved."""
    rows, *rest = text.split()
    board = game.start().board
    cells: dict[str, str] = {}
    piece = PIECE.get(game.id, r"\D")
    for y, row in zip(range(board.height - 1, -1, -1), rows.split("/"), strict=True):
        x = 0
        for token in re.findall(rf"\d+|{piece}", row):
            if token.isdigit():
                x += int(token)
            else:
                cells[turned[board.names[board.at(x, y)]]] = token
                x += 1
    lines = []
    for y in range(board.height - 1, -1, -1):
        symbols = [cells.get(board.names[board.at(x, y)], "") for x in range(board.width)]
        line = "".join(symbol or "." for symbol in symbols)
        lines.append(re.sub(r"\.+", lambda match: str(len(match[0])), line))
    return " ".join(["/".join(lines), *rest])
