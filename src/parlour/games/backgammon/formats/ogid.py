"""OGID, OpenGammon's position text, both ways (B16).

`white:black:cube:dice:colour:state:score:score:length:move[:checkers]`. Each checker is a digit of
base 26: its point as Black counts, 0 White's bar, p (25) Black's. The colour is who brought the
position about, so the other one is on roll, save at a pending double, where it is the doubler.
White is seat 1. Source: HedgeHog's OGID.md, as the package `gvformat` (MIT) reads it.
"""

from __future__ import annotations

import re

from parlour.game import TextError
from parlour.games.backgammon.cube import ANSWERS, DOUBLED, THROWN, Cube, CubePosition
from parlour.games.backgammon.formats.xgid import HIGHEST_CUBE, LONGEST_MATCH, Xgid
from parlour.games.backgammon.match import (
    AnyGame,
    AnyPosition,
    Match,
    MatchPosition,
    checker_position,
)
from parlour.games.backgammon.rules import CHECKERS, Points, Position, whole_roll

DIGITS = "0123456789abcdefghijklmnop"
_OFF = "q"
"""A checker borne off may be written."""
SHAPE = re.compile(
    r"(?:OGID[=:])?[0-9a-q]*:[0-9a-q]*:[WBND?][0-9]{1,3}[NOTP](?::[^\s:]*){0,8}", re.IGNORECASE
)
_LENGTH = re.compile(r"([0-9]{1,5})([CL]?)")
_OPENING, _ROLLED, _MOVED, _TAKEN, _OFFERED, _PASSED = ("IW", "IB"), "R", "C", "A", "D", "P"
_ENDED, _RESIGNED = ("G", "M", "F"), ("RG", "RM", "FF")
_STATES = (*_OPENING, _ROLLED, _MOVED, _TAKEN, _OFFERED, _PASSED, "PR", *_ENDED, *_RESIGNED, "")


def recognises(text: str) -> bool:
    """Whether a text has the shape of an OGID, with or without its name before it."""
    return SHAPE.fullmatch(text.strip()) is not None


def read(text: str, game: AnyGame | None = None) -> Xgid:
    """The fields of an OGID. Raises `TextError`.

    What it does not say comes from `game`: Jacoby and beavers, and without a length the length.
    """
    fields = re.sub("^OGID[=:]", "", text.strip(), flags=re.IGNORECASE).split(":")
    if not recognises(text):
        raise TextError("backgammon-ogid", text=text)
    white, black, cube, dice, colour, state, first, second, length, _, count = fields + [""] * (
        11 - len(fields)
    )
    points = _points(white, black, _number("checkers", count, CHECKERS) or CHECKERS, text)
    if dice and not re.fullmatch("[1-6][1-6]", dice):
        raise TextError("backgammon-ogid-field", field="dice", text=dice, most="11…66")
    if colour.upper() not in ("W", "B", ""):
        raise TextError("backgammon-ogid-field", field="colour", text=colour, most="W | B")
    if state.upper() not in _STATES:
        known = " ".join(_STATES).strip()
        raise TextError("backgammon-ogid-field", field="state", text=state, most=known)
    actor = 1 if colour.upper() in ("B", "") else 0
    size, modifier = _match_length(length, game)
    roll = "".join(sorted(dice, reverse=True)) or "00"
    mover, roll, pending = _stage(state.upper(), cube[-1].upper(), 0 if actor else 1, roll, points)
    return Xgid(
        points,
        _number("cube", cube[1:-1], HIGHEST_CUBE),
        {"W": 0, "B": 1}.get(cube[0].upper()),
        mover,
        roll,
        (_number("score", first), _number("score", second)),
        _flag(size, modifier, game),
        size,
        10,
        pending,
    )


def write(position: AnyPosition) -> str:
    """The OGID. Raises `TextError` for what it has no place for: half a turn, beavers, levels."""
    play = checker_position(position)
    cube = position.game if isinstance(position, MatchPosition) else position
    stage = cube.stage if isinstance(cube, CubePosition) else ""
    whole = play.roll is None or play.left == whole_roll(play.roll)
    level = play.conceded[1] if play.conceded else 1
    automatic = cube.automatic if isinstance(cube, CubePosition) else 0
    if not whole or stage in ANSWERS[1:] or stage == THROWN or level > 1 or automatic:
        raise TextError("backgammon-ogid-place", text=str(position))
    actor, state, action = 1 - play.mover, _MOVED, "N"
    if play.conceded is not None:
        actor, state, action = 1 - play.conceded[0], _PASSED, "P"
    elif max(play.points) <= 0 or min(play.points) >= 0:
        state = _ENDED[0]
    elif play.opening:
        state = _OPENING[1]
    elif play.roll is not None:
        state = _ROLLED
    elif stage == DOUBLED:
        actor, state, action = play.mover, _OFFERED, "O"
    owner = {None: "N", 0: "W", 1: "B"}[cube.owner if isinstance(cube, CubePosition) else None]
    exponent = cube.value.bit_length() - 1 if isinstance(cube, CubePosition) else 0
    white = "".join(sorted(DIGITS[25 - i] * n for i, n in enumerate(play.points) if n > 0))
    black = "".join(sorted(DIGITS[25 - i] * -n for i, n in enumerate(play.points) if n < 0))
    score = (0, 0) if isinstance(position, Position) else position.score
    length = "0"
    if isinstance(position, MatchPosition):
        close = position.length > 1 and max(score) == position.length - 1
        length = f"{position.length}{'C' if position.is_crawford else 'L' if close else ''}"
    dice = "".join(map(str, sorted(play.roll))) if play.roll else ""
    return (
        f"{white}:{black}:{owner}{exponent}{action}:{dice}:{'WB'[actor]}:{state}"
        f":{score[0]}:{score[1]}:{length}:0"
    )


def _points(white: str, black: str, most: int, text: str) -> Points:
    """The checkers, as seat 1 (White) counts them."""
    points = [0] * 26
    for sign, places in ((1, white.lower()), (-1, black.lower())):
        on_board = places.replace(_OFF, "")
        if len(on_board) > most:
            raise TextError("backgammon-checkers", found=len(on_board), most=most, text=text)
        for digit in on_board:
            point = 25 - DIGITS.index(digit)
            if points[point] * sign < 0 or (point == (0 if sign > 0 else 25)):
                raise TextError("backgammon-ogid-point", text=digit)
            points[point] += sign
    if not any(points):
        raise TextError("backgammon-no-checkers", text=text)
    return tuple(points)


def _stage(state: str, action: str, mover: int, dice: str, points: Points) -> tuple[int, str, str]:
    """Who is on roll (at a double who offered it), the dice field, what is pending (B18)."""
    if state in _OPENING and dice == "00":
        return 0, "00", "open"
    if state == _OFFERED or (action == "O" and dice == "00"):
        return 1 - mover, DOUBLED, "-"
    running = max(points) > 0 > min(points)
    if state in (_PASSED, *_RESIGNED) and running:
        return mover, "00", f"over{mover + 1}"
    if state in _ENDED and running:
        raise TextError("backgammon-ogid-over", text=state)
    return mover, dice if running else "00", "-"


def _match_length(text: str, game: AnyGame | None) -> tuple[int, str]:
    """The match length and its modifier."""
    if not text:
        return (game.length if isinstance(game, Match) else 0), ""
    found = _LENGTH.fullmatch(text.upper())
    if found is None or int(found[1]) > LONGEST_MATCH:
        raise TextError("backgammon-ogid-field", field="length", text=text, most="0 | 7 | 7C | 7L")
    return int(found[1]), found[2]


def _flag(length: int, modifier: str, game: AnyGame | None) -> int:
    if length:
        return int(modifier == "C")
    return (game.jacoby + 2 * game.beavers) if isinstance(game, Cube) else 0


def _number(field: str, text: str, most: int = LONGEST_MATCH) -> int:
    if text == "":
        return 0
    if re.fullmatch("[0-9]{1,9}", text) and int(text) <= most:
        return int(text)
    raise TextError("backgammon-ogid-field", field=field, text=text, most=f"0…{most}")
