"""XGID, eXtreme Gammon's position text, with the pending field that makes it complete (B18)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from parlour.game import TextError
from parlour.games.backgammon.rules import CHECKERS, Dice, Points, whole_roll

LONGEST_MATCH = 32_767
"""The longest match that can be written: a Match ID has 15 bits for the length."""
BOARD = 26
"""Characters of the board: the top player's bar, points 1 to 24, the bottom player's bar."""
HIGHEST_CUBE = 500
"""The largest power of two read: play has no limit, but a slip of the pen is refused."""


@dataclass(frozen=True)
class Xgid:
    """The fields of an XGID and what is pending: well-formed one by one, not yet a position.

    `points` are seen by the bottom player, seat 1. `dice` is a roll larger first, `00`, or a letter
    while an answer is due: `D` doubled, `B` beavered, `R` raccoon. `flag` is the Crawford game in a
    match, else bit 0 Jacoby and bit 1 beavers.
    """

    points: Points
    cube: int
    owner: int | None
    mover: int
    dice: str
    score: tuple[int, int]
    flag: int
    length: int
    limit: int
    pending: str = "-"

    @property
    def roll(self) -> tuple[int, int] | None:
        """The roll that stands."""
        return (int(self.dice[0]), int(self.dice[1])) if self.dice[0] in "123456" else None

    @property
    def left(self) -> Dice:
        """The dice still to play."""
        if self.roll is None:
            return ()
        return whole_roll(self.roll) if self.pending == "-" else tuple(map(int, self.pending))


def read(text: str) -> Xgid:
    """The fields of an XGID, with or without the pending field. Raises `TextError`."""
    words = text.split()
    if len(words) not in (1, 2) or words[0][:5].upper() != "XGID=":
        raise TextError("backgammon-xgid", text=text)
    fields = words[0][5:].split(":")
    if len(fields) != 10:
        raise TextError("backgammon-xgid-fields", found=len(fields), text=words[0])
    board, cube, owner, turn, dice, first, second, flag, length, limit = fields
    if not re.fullmatch("00|[DBR]|[1-6][1-6]", dice.upper()):
        raise TextError("backgammon-xgid-dice", text=dice)
    size = _number("length", length, LONGEST_MATCH)
    xgid = Xgid(
        _points(board),
        _number("cube", cube, HIGHEST_CUBE),
        {1: 0, 0: None, -1: 1}[_sign("owner", owner, ("1", "0", "-1"))],
        {1: 0, -1: 1}[_sign("turn", turn, ("1", "-1"))],
        "".join(sorted(dice.upper(), reverse=True)),
        (_number("score", first), _number("score", second)),
        _number("flag", flag, 1 if size else 3),
        size,
        _number("limit", limit),
        words[1].lower() if len(words) == 2 else "-",
    )
    _check_pending(xgid)
    return xgid


def write(position: object) -> str:
    """The XGID of a position, without the pending field."""
    return str(position).split()[0]


def _points(text: str) -> Points:
    if len(text) != BOARD:
        raise TextError("backgammon-xgid-board", text=text, found=len(text))
    if wrong := re.search("[^-A-Oa-o]", text):
        place = wrong.start() + 1
        raise TextError("backgammon-xgid-letter", text=text, letter=wrong[0], place=place)
    points = tuple(0 if c == "-" else ord(c) - 64 if c.isupper() else 96 - ord(c) for c in text)
    if points[0] > 0 or points[25] < 0:
        raise TextError("backgammon-xgid-bar", text=text)
    for sign in (1, -1):
        found = sum(n for n in (sign * n for n in points) if n > 0)
        if found > CHECKERS:
            raise TextError("backgammon-checkers", found=found, most=CHECKERS, text=text)
    if not any(points):
        raise TextError("backgammon-no-checkers", text=text)
    return points


def _number(field: str, text: str, most: int | None = None) -> int:
    if re.fullmatch("[0-9]{1,200}", text) and (most is None or int(text) <= most):
        return int(text)
    most_text = "none" if most is None else f"0…{most}"
    raise TextError("backgammon-xgid-number", field=field, text=text, most=most_text)


def _sign(field: str, text: str, allowed: tuple[str, ...]) -> int:
    if text not in allowed:
        raise TextError("backgammon-xgid-number", field=field, text=text, most=" | ".join(allowed))
    return int(text)


def _check_pending(xgid: Xgid) -> None:
    """Whether what is pending fits the dice: each pending belongs to one kind of dice field."""
    pending = xgid.pending
    if re.fullmatch("[1-6]{1,3}", pending):
        roll = "".join(map(str, whole_roll(xgid.roll))) if xgid.roll else ""
        taken = any(pending.count(die) > roll.count(die) for die in pending)
        if taken or len(pending) >= len(roll):
            raise TextError("backgammon-pending-dice", text=pending, dice=xgid.dice)
    elif re.fullmatch("open([1-9][0-9]?)?", pending):
        if xgid.dice != "00" or xgid.mover != 0:
            raise TextError("backgammon-pending-open", text=pending)
    elif re.fullmatch("throw|over[12](x[23])?", pending):
        if xgid.dice != "00":
            raise TextError("backgammon-pending-00", text=pending, dice=xgid.dice)
    elif pending != "-":
        raise TextError("backgammon-pending", text=pending)
