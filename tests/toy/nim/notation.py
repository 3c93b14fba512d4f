"""Position and move text of Nim."""

from __future__ import annotations

import re

from parlour.game import TextError
from parlour.games.nim.rules import Nim, Position, Take
from parlour.games.records import Style

STYLE = Style("nim", joined=False)
recognises, write_record, read_records = STYLE.recognises, STYLE.write, STYLE.read


def position_options(text: str) -> dict[str, str]:
    """A position holds no option."""
    return {}


def read_position(game: Nim, text: str) -> Position:
    """`12 1`: the heap and who moves. Raises `TextError`."""
    match = re.fullmatch(r"(\d{1,2}) ([12])", text, re.ASCII)
    if match is None or int(match[1]) > game.heap:
        raise TextError("nim-position", text=text)
    return Position(int(match[1]), int(match[2]) - 1)


def read_move(game: Nim, position: Position, text: str) -> Take:
    """A number. Raises `TextError`."""
    if not re.fullmatch(r"\d{1,2}", text, re.ASCII):
        raise TextError("nim-move", text=text)
    return Take(int(text))
