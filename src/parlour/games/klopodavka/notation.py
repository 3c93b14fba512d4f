"""Position and move text of Klopodavka (K10, K11), and its records."""

from __future__ import annotations

import re

from parlour.game import TextError
from parlour.games.grid import read_board, read_cell, read_rows
from parlour.games.klopodavka.rules import (
    GONE,
    PAINTED,
    Klopodavka,
    Move,
    Pass,
    Position,
    Revolution,
    Step,
)
from parlour.games.records import Style, out_tag, seats_result
from parlour.games.seats import LETTERS, read_standing

STYLE = Style("klopodavka", joined=True, result=seats_result, derived=out_tag)
recognises, write_record, read_records = STYLE.recognises, STYLE.write, STYLE.read
MAINS = LETTERS.upper()


def position_options(text: str) -> dict[str, str]:
    """The options that a position text holds: the size, and the players: main bugs + seats out."""
    rows, _, _, _, out, _ = _fields(text)
    cells, width, height = read_rows(rows, _symbol)
    mains = sum(cell in MAINS for cell in cells if cell)
    players = mains + (0 if out == "-" else len(out))
    if not 2 <= players <= len(LETTERS):
        raise TextError("klopodavka-players", found=players, text=rows)
    return {"size": f"{width}x{height}", "players": str(players)}


def read_position(game: Klopodavka, text: str) -> Position:
    """The position a text describes (K11). Raises `TextError`."""
    rows, seat, left, passes, out, turn = _fields(text)
    cells = read_board(game.board, rows, _symbol)
    standing = read_standing(seat, passes, out, turn, game.players)
    mains = _mains(game, cells, standing.out)
    live, painted = [0] * game.players, [0] * game.players
    for cell, symbol in enumerate(cells):
        if symbol:
            owner = LETTERS.find(symbol.lower())
            owner, kept = (owner, live) if owner >= 0 else (PAINTED.index(symbol), painted)
            if owner >= game.players:
                name = game.board.names[cell]
                raise TextError("klopodavka-owner", text=symbol, cell=name, players=game.players)
            kept[owner] |= 1 << cell
    over = len(standing.out) == game.players - 1
    if not re.fullmatch("[0-9]", left) or not (0 if over else 1) <= int(left) <= game.steps:
        raise TextError("klopodavka-left", text=left, steps=game.steps)
    if int(left) < game.steps and standing.passes:
        raise TextError("klopodavka-passes-mid-turn", text=passes, left=left, steps=game.steps)
    return Position(
        game.board,
        tuple(live),
        tuple(painted),
        mains,
        standing.to_move,
        int(left),
        standing.passes,
        standing.out,
        standing.turn,
    )


def read_move(game: Klopodavka, position: Position, text: str) -> Move:
    """The move a text describes: a cell, `!` and a cell, `pass`; upper case is read.

    Raises `TextError`.
    """
    if text.lower() == str(Pass()):
        return Pass()
    if text.startswith("!"):
        return Revolution(game.board.names[read_cell(game.board, text[1:])])
    return Step(game.board.names[read_cell(game.board, text)])


def _mains(game: Klopodavka, cells: list[str], out: tuple[int, ...]) -> tuple[int, ...]:
    """Each seat's main bug: exactly one, none for a seat that is out (K11)."""
    mains = [GONE] * game.players
    for cell, symbol in enumerate(cells):
        if symbol and symbol in MAINS:
            seat, name = MAINS.index(symbol), game.board.names[cell]
            if seat >= game.players:
                raise TextError("klopodavka-owner", text=symbol, cell=name, players=game.players)
            if seat in out:
                raise TextError("klopodavka-main-out", text=symbol, cell=name, seat=LETTERS[seat])
            if mains[seat] != GONE:
                raise TextError("klopodavka-main-twice", text=symbol, cell=name)
            mains[seat] = cell
    for seat, main in enumerate(mains):
        if main == GONE and seat not in out:
            raise TextError("klopodavka-main-missing", text=MAINS[seat], seat=LETTERS[seat])
    return tuple(mains)


def _fields(text: str) -> list[str]:
    fields = text.split()
    if len(fields) != 6:
        raise TextError("klopodavka-fields", text=text, found=len(fields))
    return fields


def _symbol(text: str) -> str | None:
    return text if text in (*LETTERS, *MAINS, *PAINTED) else None
