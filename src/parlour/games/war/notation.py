"""Position and move text of War (W10, W11), and its records."""

from __future__ import annotations

import re

from parlour.game import MAX_PLAYERS, TextError
from parlour.games.grid import read_board, read_cell, read_rows
from parlour.games.records import Style, out_tag, seats_result
from parlour.games.seats import LETTERS, read_out, read_standing
from parlour.games.war.rules import (
    EMPTY,
    KINDS,
    OWNER,
    PIECE,
    UNUSED,
    End,
    Move,
    Pass,
    Position,
    Step,
    War,
    exchanges,
    piece_code,
)

STYLE = Style(
    "war", joined=True, unwritten=frozenset({"end"}), result=seats_result, derived=out_tag
)
recognises, write_record, read_records = STYLE.recognises, STYLE.write, STYLE.read

RUSSIAN = str.maketrans("ГПКТСгпктс", "GINTPgintp")
"""The source's letters, which are read as well (W10)."""


def position_options(text: str) -> dict[str, str]:
    """The options that a position text holds: size and players (W11). Raises `TextError`."""
    board, _, _, _, out, _ = _fields(text)
    cells, width, height = read_rows(board, _sign, 2)
    gone = read_out(out, MAX_PLAYERS)
    seats = {LETTERS.index(sign[0]) for sign in cells if sign[1:] == "G"}.union(gone)
    if len(seats) < 2:
        raise TextError("war-generals-few", text=board)
    missing = [LETTERS[seat] for seat in range(max(seats)) if seat not in seats]
    if missing:
        raise TextError("war-general-missing", seat=missing[0], last=LETTERS[max(seats)])
    return {"size": f"{width}x{height}", "players": str(len(seats))}


def read_position(game: War, text: str) -> Position:
    """The position that a text describes (W11). Raises `TextError`."""
    board, seat, steps, passes, out, turn = _fields(text)
    signs = read_board(game.board, board, _sign, 2)
    standing = read_standing(seat, passes, out, turn, game.players)
    cells = bytes(piece_code(LETTERS.index(sign[0]), sign[1]) if sign else EMPTY for sign in signs)
    _check_owners(game, cells, standing.out)
    used = _used(steps)
    if standing.passes and used != UNUSED:
        raise TextError("war-passes-mid-turn", text=steps, passes=passes)
    return Position(
        game.board, cells, standing.to_move, used, standing.passes, standing.out, standing.turn
    )


def read_move(game: War, position: Position, text: str) -> Move:
    """The move that a text describes: `Ib2`, `Пb2`, `end` or `pass`. Raises `TextError`.

    Upper and lower case are read.
    """
    word = text.lower()
    if word in ("pass", "end"):
        return Pass() if word == "pass" else End()
    kind = text[:1].translate(RUSSIAN).upper()
    is_word = len(text) > 2 and text.isalpha()  # `конец` begins like a step of a knight
    if kind not in tuple(KINDS) or is_word:
        raise TextError("war-move", text=text)
    return Step(kind, game.board.names[read_cell(game.board, text[1:])])


def _fields(text: str) -> list[str]:
    fields = text.translate(RUSSIAN).split()
    if len(fields) != 6:
        raise TextError("war-fields", text=text, found=len(fields))
    return fields


def _sign(text: str) -> str | None:
    """A cell of the board: the owner, then the unit or the kind of the fortress."""
    return text if re.fullmatch("[a-f][GINTPintp]", text) else None


def _used(text: str) -> tuple[int, ...]:
    """The steps used this turn, which must be a legal part of a turn (W8)."""
    match = re.fullmatch("I([0-9])N([0-9])T([0-9])P([0-9])", text)
    if match is None:
        raise TextError("war-used", text=text)
    used = tuple(map(int, match.groups()))
    if exchanges(used) < 0:
        raise TextError("war-used-too-many", text=text)
    return used


def _check_owners(game: War, cells: bytes, out: tuple[int, ...]) -> None:
    """Every piece is of a seat of the game; every seat still in has its one general."""
    for cell, code in enumerate(cells):
        if OWNER[code] >= game.players:
            sign = LETTERS[OWNER[code]] + PIECE[code]
            raise TextError(
                "war-owner", text=sign, cell=game.board.names[cell], last=LETTERS[game.players - 1]
            )
    for seat in range(game.players):
        found = cells.count(piece_code(seat, "G"))
        if found > 1 or (found == 0 and seat not in out):
            raise TextError("war-generals", seat=LETTERS[seat], found=found)
