"""Yardsticks of Backgammon: positions with known probabilities, to score an evaluation by.

Two formats are read: JSON lines with `board` and `equity` or `probs`; and lines of 26 numbers of
the board and five probabilities. A board is counted by who has just moved: own checkers positive,
place 0 the enemy's bar (a positive number), 25 the own bar.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean

from parlour.evaluate.backgammon.analyst import equity_of, judge
from parlour.game import TextError

PLACES = 26
SLACK = 0.01
"""Rollouts with their luck taken away may come out a little beyond what can be."""


@dataclass(frozen=True, slots=True)
class Score:
    """How far an evaluation is from a yardstick's equities, in points."""

    positions: int
    mean: float
    """Mean absolute error."""
    rms: float
    """Root of the mean squared error."""
    bias: float
    """Mean error: ours less the yardstick's."""


def read(path: Path) -> tuple[list[list[int]], list[float]]:
    """The boards, as `judge` takes them, and the equities of a file.

    Raises `TextError`, naming the line, and `OSError`.
    """
    boards, equities = [], []
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        raise TextError("files-binary", where=str(path)) from None
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        where = f"{path}:{number}"
        try:
            if line.lstrip().startswith("{"):
                row = json.loads(line)
                board = [int(count) for count in row["board"]]
                known = row.get("equity")
                equity = _equity(row["probs"]) if known is None else float(known)
            else:
                values = [float(word) for word in line.replace(",", " ").split()]
                board = [int(value) for value in values[:PLACES]]
                if len(values) != PLACES + 5 or board != values[:PLACES]:
                    raise ValueError(line)
                equity = _equity(values[PLACES:])
            if not -3 <= equity <= 3:
                raise ValueError(line)
        except (ValueError, KeyError, TypeError, OverflowError):
            raise TextError("yardstick-line", where=where) from None
        own = sum(count for count in board[1:] if count > 0)
        enemy = board[0] - sum(count for count in board[1:] if count < 0) if board else 0
        if len(board) != PLACES or not 0 < own <= 15 or not 0 < enemy <= 15 or board[0] < 0:
            raise TextError("yardstick-board", where=where)
        boards.append([-board[0], *board[1:]])
        equities.append(equity)
    if not boards:
        raise TextError("yardstick-empty", where=str(path))
    return boards, equities


def _equity(five: list[float]) -> float:
    win, gammon, backgammon, lost, worst = five
    low, high = -SLACK, 1 + SLACK
    falls = low <= backgammon <= gammon + SLACK and gammon <= win + SLACK and win <= high
    if not (falls and low <= worst <= lost + SLACK and lost <= 1 - win + SLACK):
        raise ValueError(five)
    return equity_of(five)


def score(path: Path, plies: int = 0) -> Score:
    """How well our evaluation knows the positions of a file, looking so many plies ahead."""
    boards, equities = read(path)
    found = map(equity_of, judge(boards, plies))
    errors = [ours - known for ours, known in zip(found, equities, strict=True)]
    return Score(
        len(errors),
        fmean(map(abs, errors)),
        sqrt(fmean(error * error for error in errors)),
        fmean(errors),
    )
