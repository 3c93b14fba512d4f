"""GNU Backgammon's Position ID and Match ID, both ways (B16).

A Position ID is the checkers as bits: for the player not on roll, then for the one on roll, the
own points 1…24 and the bar, each as many ones as it has checkers and a zero. A Match ID is the
rest: cube, score, dice, who decides. Bits fill bytes from the lowest, the bytes are written in
base64. GNU's player 1 is our seat 1 (X, the left column of `.mat`), its player 0 our seat 2.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Iterator

from parlour.game import TextError
from parlour.games.backgammon.cube import (
    ANSWERS,
    BEAVERED,
    DOUBLED,
    RACCOONED,
    THROWN,
    Cube,
    CubePosition,
)
from parlour.games.backgammon.formats.xgid import Xgid
from parlour.games.backgammon.match import (
    AnyGame,
    AnyPosition,
    Match,
    MatchPosition,
    checker_position,
)
from parlour.games.backgammon.rules import CHECKERS, Points, Position, flip, whole_roll

_ID = r"[A-Za-z0-9+/]"
_SHAPE = re.compile(rf"(?:GNUBGID[ =:])?({_ID}{{8,20}})(?::({_ID}{{6,20}}))?", re.IGNORECASE)
_POSITION_CHARS, _MATCH_CHARS = 14, 12
_POSITION_BITS = 80
_FIELDS = {
    "cube": 4,
    "owner": 2,
    "roller": 1,
    "crawford": 1,
    "state": 3,
    "turn": 1,
    "doubled": 1,
    "resigned": 2,
    "first die": 3,
    "second die": 3,
    "length": 15,
    "score of player 0": 15,
    "score of player 1": 15,
    "jacoby": 1,
}
"""The fields of a Match ID in their order, with their bits; Jacoby is the 67th."""
_CENTRED = 3
_NONE, _PLAYING, _OVER, _RESIGNED, _DROPPED = range(5)
"""The states of a game."""


def recognises(text: str) -> bool:
    """Whether a text has the shape of a Position ID, alone or with a Match ID."""
    return _SHAPE.fullmatch(text.strip()) is not None


def has_match(text: str) -> bool:
    """Whether a text that `recognises` accepts has a Match ID too."""
    shape = _SHAPE.fullmatch(text.strip())
    return shape is not None and shape[2] is not None


def read(text: str, game: AnyGame | None = None) -> Xgid:
    """The fields of `POSITIONID` or `POSITIONID:MATCHID`. Raises `TextError`.

    What an ID does not say comes from `game`: beavers always; without a Match ID the match length
    and Jacoby too, and then seat 1 is on roll.
    """
    shape = _SHAPE.fullmatch(text.strip())
    if shape is None:
        raise TextError("backgammon-gnu-id", text=text)
    view = _board(shape[1])
    beavers = 2 * (isinstance(game, Cube) and game.beavers)
    if shape[2] is None:
        length = game.length if isinstance(game, Match) else 0
        jacoby = isinstance(game, Cube) and game.jacoby
        flag = 0 if length else jacoby + beavers
        return Xgid(view, 0, None, 0, "00", (0, 0), flag, length, 10)
    return _situation(shape[2], view, beavers)


def write(position: AnyPosition) -> str:
    """`POSITIONID:MATCHID`. Raises `TextError` where the Match ID has no place for what stands."""
    return f"{position_id(position)}:{match_id(position)}"


def position_id(position: AnyPosition) -> str:
    """The Position ID: the checkers, seen by the player on roll."""
    view = checker_position(position).view
    bits = "".join("1" * max(0, n) + "0" for side in (flip(view), view) for n in side[1:])
    return _written(bits.ljust(_POSITION_BITS, "0"), _POSITION_CHARS)


def match_id(position: AnyPosition) -> str:
    """The Match ID: cube, score, dice, who decides.

    Raises `TextError` in mid-turn, after a chosen `roll`, before an opening throw that may still
    double the cube, and where a number is too large for its bits.
    """
    play = checker_position(position)
    cube = position.game if isinstance(position, MatchPosition) else position
    if isinstance(cube, Position):
        cube = CubePosition(cube)
    if play.roll is not None and play.left != whole_roll(play.roll):
        raise TextError("backgammon-gnu-id-midturn", dice="-".join(map(str, play.left)))
    if cube.stage == THROWN or cube.automatic:
        raise TextError("backgammon-gnu-id-stage", text=str(position))
    decider = play.mover
    if cube.stage in (DOUBLED, RACCOONED):
        decider = 1 - play.mover
    elif play.conceded is not None:
        decider = play.conceded[0]
    dice = play.roll or (0, 0)
    is_match = isinstance(position, MatchPosition)
    score = position.score if isinstance(position, MatchPosition) else cube.score
    values = {
        "cube": cube.value.bit_length() - 1,
        "owner": _CENTRED if cube.owner is None else 1 - cube.owner,
        "roller": 1 - play.mover,
        "crawford": isinstance(position, MatchPosition) and position.is_crawford,
        "state": _state(play),
        "turn": 1 - decider,
        "doubled": cube.stage in ANSWERS,
        "resigned": play.conceded[1] if play.conceded else 0,
        "first die": dice[0],
        "second die": dice[1],
        "length": position.length if isinstance(position, MatchPosition) else 0,
        "score of player 0": score[1],
        "score of player 1": score[0],
        "jacoby": cube.jacoby and not is_match,
    }
    bits = ""
    for name, width in _FIELDS.items():
        value = int(values[name])
        if value >= 1 << width:
            raise TextError("backgammon-gnu-id-number", field=name.split()[0], text=str(value))
        bits += f"{value:0{width}b}"[::-1]
    return _written(bits.ljust(6 * _MATCH_CHARS, "0"), _MATCH_CHARS)


def _state(play: Position) -> int:
    if play.conceded is not None:
        return _RESIGNED
    if max(play.points) <= 0 or min(play.points) >= 0:
        return _OVER
    return _NONE if play.opening else _PLAYING


def _board(text: str) -> Points:
    """The checkers of a Position ID, as the player on roll sees them."""
    bits = _bits("position", text, _POSITION_CHARS)
    runs = bits.split("0")
    other, own = ([len(run) for run in runs[i : i + 25]] for i in (0, 25))
    if len(runs) < 51 or any(runs[50:]):
        raise TextError("backgammon-gnu-id-bits", text=text)
    for side in (other, own):
        if sum(side) > CHECKERS:
            raise TextError("backgammon-checkers", found=sum(side), most=CHECKERS, text=text)
    if not any(own + other):
        raise TextError("backgammon-no-checkers", text=text)
    for point in range(1, 25):
        if own[point - 1] and other[24 - point]:
            raise TextError("backgammon-gnu-id-point", text=text, point=point)
    # Own points 1…24 and bar; the other side's count from the other end.
    enemy = [0, *other][::-1]
    return tuple(a - b for a, b in zip([0, *own], enemy, strict=True))


def _situation(text: str, view: Points, beavers: int) -> Xgid:
    """The fields of a Match ID over the checkers of its Position ID."""
    bits = iter(_bits("match", text, _MATCH_CHARS))
    found = {name: _take(bits, width) for name, width in _FIELDS.items()}
    mover, decider, owner = 1 - found["roller"], 1 - found["turn"], found["owner"]
    if owner == 2:
        raise TextError("backgammon-gnu-id-field", field="owner", text="2", most="0 | 1 | 3")
    cube_owner = None if owner == _CENTRED else 1 - owner
    first, second = found["first die"], found["second die"]
    if max(first, second) > 6 or (first == 0) != (second == 0):
        raise TextError(
            "backgammon-gnu-id-field", field="dice", text=f"{first}{second}", most="00, 11…66"
        )
    dice = "".join(sorted(f"{first}{second}", reverse=True))
    pending = "-"
    running = max(view) > 0 > min(view)
    if found["state"] > _DROPPED or (found["state"] == _OVER and running):
        most = "0 | 1 | 3 | 4" if running else "0…4"
        raise TextError(
            "backgammon-gnu-id-field", field="state", text=str(found["state"]), most=most
        )
    if found["state"] in (_RESIGNED, _DROPPED):
        # A resignation is decided by its winner, a drop by its loser.
        winner = decider if found["state"] == _RESIGNED else 1 - decider
        level = found["resigned"] or 1
        dice, pending = "00", f"over{winner + 1}" + (f"x{level}" if level > 1 else "")
    elif found["state"] == _NONE and dice == "00":
        view, mover, pending = view if mover == 0 else flip(view), 0, "open"
    elif found["doubled"]:
        dice = _answer(mover, decider, cube_owner)
    length = found["length"]
    if length:
        flag = found["crawford"]
    else:
        flag = found["jacoby"] + (2 if dice in (BEAVERED, RACCOONED) else beavers)
    return Xgid(
        view if mover == 0 else flip(view),
        found["cube"],
        cube_owner,
        mover,
        dice,
        (found["score of player 1"], found["score of player 0"]),
        flag,
        length,
        10,
        pending,
    )


def _answer(doubler: int, decider: int, owner: int | None) -> str:
    """Which answer is due: a beaver waits for the doubler, a raccoon for the cube's owner."""
    if decider == doubler:
        return BEAVERED
    return RACCOONED if owner == decider else DOUBLED


def _take(bits: Iterator[str], width: int) -> int:
    return sum((next(bits) == "1") << place for place in range(width))


def _bits(kind: str, text: str, length: int) -> str:
    """The bits of an ID, the lowest of each byte first."""
    if len(text) != length:
        raise TextError(
            "backgammon-gnu-id-length", kind=kind, text=text, found=len(text), wanted=length
        )
    data = b64decode(text + "=" * (-length % 4))
    if b64encode(data).decode().rstrip("=") != text:
        raise TextError("backgammon-gnu-id-bits", text=text)
    return "".join(f"{byte:08b}"[::-1] for byte in data)


def _written(bits: str, length: int) -> str:
    data = bytes(int(bits[i : i + 8][::-1], 2) for i in range(0, len(bits), 8))
    return b64encode(data).decode()[:length]
