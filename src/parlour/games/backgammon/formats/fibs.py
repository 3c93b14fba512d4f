"""FIBS: its `board:` line of 52 fields and its way to write plays, `bar-22 5-off` (B16).

Source: FIBS Client Protocol, fibs_interface.html#board_state. The line is seen by the player named
first, here seat 1. GNU Backgammon sends and takes the same line, with one difference: since 1.07
it puts the scores the other way round, save while an answer is due (seen in what it sends, and in
that it doubles at 4-2 of 5 where 4 stands first).
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from parlour.game import TextError
from parlour.games.backgammon.cube import BEAVERED, DOUBLED, RACCOONED, CubePosition
from parlour.games.backgammon.formats.xgid import LONGEST_MATCH
from parlour.games.backgammon.match import AnyPosition, MatchPosition, checker_position
from parlour.games.backgammon.rules import BAR, CHECKERS, LETTERS, OFF, Points

FIELDS = 52
UNLIMITED = 9999
"""The length of a match without an end: money play."""
_NUMBER = re.compile(r"[+-]?[0-9]{1,6}")


@dataclass(frozen=True)
class FibsBoard:
    """A line's fields as a position's text needs them, seen by seat 1."""

    names: tuple[str, str]
    points: Points
    mover: int
    """Who is on roll; at a double who doubled."""
    dice: str
    """The roll, larger first, or `00`; `D`, `B` or `R` where a double, a beaver or a raccoon awaits
    an answer."""
    cube: int
    owner: int | None
    score: tuple[int, int]
    length: int
    """0: money."""
    crawford: bool

    def position(self, *, jacoby: bool, beavers: bool) -> str:
        """The position's text (B18); the two options are of money play."""
        board = "".join(LETTERS[n] for n in self.points)
        owner = {None: 0, 0: 1, 1: -1}[self.owner]
        flag = int(self.crawford) if self.length else jacoby + 2 * beavers
        exponent, turn = self.cube.bit_length() - 1, -1 if self.mover else 1
        first, second = self.score
        return (
            f"XGID={board}:{exponent}:{owner}:{turn}:{self.dice}"
            f":{first}:{second}:{flag}:{self.length}:10"
        )


def read(line: str, *, gnu: bool = False) -> FibsBoard:
    """The fields of a `board:` line; `gnu` where GNU Backgammon wrote it. Raises `TextError`."""
    words = line.strip().split(":")
    if words[0].lower() != "board" or len(words) != FIELDS + 1:
        raise TextError("backgammon-fibs-fields", text=line.strip()[:60], found=len(words) - 1)
    for word in words[3:]:
        if not _NUMBER.fullmatch(word):
            raise TextError("backgammon-fibs-number", text=word)
    numbers = [0, 0, 0, *map(int, words[3:])]  # numbered from 1 as in the description
    length, score = numbers[3], (numbers[4], numbers[5])
    board, turn, colour, direction = numbers[6:32], numbers[32], numbers[41], numbers[42]
    if turn not in (1, -1) or colour not in (1, -1) or direction not in (1, -1):
        raise TextError("backgammon-fibs-turn", text=f"{turn}:{colour}:{direction}")
    own = [n * colour for n in board]
    points = tuple(own if direction < 0 else own[::-1])
    if points[OFF] > 0 or points[BAR] < 0 or max(map(abs, points)) > CHECKERS:
        raise TextError("backgammon-fibs-board", text=":".join(map(str, board)))
    mover = 0 if turn == colour else 1
    mine, theirs = numbers[33:35], numbers[35:37]
    first, second = (mine, theirs) if mover == 0 else (theirs, mine)
    thrown = first if any(first) else second
    may, other_may, doubled = numbers[38], numbers[39], numbers[40]
    dice = "".join(map(str, sorted(thrown, reverse=True)))
    if not re.fullmatch("00|[1-6][1-6]", dice):
        raise TextError("backgammon-fibs-dice", text=dice)
    cube = numbers[37]
    if cube < 1 or cube & (cube - 1):
        raise TextError("backgammon-fibs-cube", text=str(cube))
    owner = None if bool(may) == bool(other_may) else 0 if may else 1
    if doubled or (dice == "00" and not may and not other_may):
        # On FIBS neither may double now; a cube that was turned before was the doubler's.
        if not may and not other_may and cube > 1:
            owner = mover
        # Turned again: the doubler is asked about a beaver, the beaverer about a raccoon.
        again = BEAVERED if mover == 0 else RACCOONED
        dice = DOUBLED if owner in (None, mover) else again
    if gnu and dice != DOUBLED:
        score = score[::-1]
    length = 0 if length == UNLIMITED else length
    if not 0 <= length <= LONGEST_MATCH or min(score) < 0:
        raise TextError("backgammon-fibs-match", text=f"{numbers[3]}:{numbers[4]}:{numbers[5]}")
    # FIBS has no flag for the Crawford game: somebody is a point from the end, and it has not been.
    crawford = length > 1 and max(score) == length - 1 and not any(numbers[51:53])
    return FibsBoard(
        (words[1], words[2]), points, mover, dice, cube, owner, score, length, crawford
    )


def write(
    position: AnyPosition,
    names: tuple[str, str] = ("You", "Opponent"),
    *,
    checkers: int = CHECKERS,
    gnu: bool = False,
) -> str:
    """The `board:` line of a decision, seen by seat 1 as colour 1, moving down.

    `checkers` are those of a side at the start; `gnu` for GNU Backgammon. Raises `TextError` in
    mid-turn, at the opening throw, while a beaver waits for its answer.
    """
    play = checker_position(position)
    cube = position.game if isinstance(position, MatchPosition) else position
    stage = cube.stage if isinstance(cube, CubePosition) else ""
    whole = play.roll is None or len(play.left) in (2, 4)
    if not whole or play.opening or stage not in ("", DOUBLED):
        raise TextError("backgammon-fibs-place", text=str(position))
    score = position.score if isinstance(position, MatchPosition) else (0, 0)
    length = position.length if isinstance(position, MatchPosition) else 0
    doubled = stage == DOUBLED
    if gnu and not doubled:
        score = score[::-1]
    dice = list(play.roll or (0, 0))
    used = isinstance(cube, CubePosition)
    value, owner = (cube.value, cube.owner) if isinstance(cube, CubePosition) else (1, None)
    # Both may where nobody can, too: neither would mean that a double waits.
    may = [int(not used or owner in (None, seat)) for seat in (0, 1)]
    left = [sum(max(0, sign * n) for n in play.points) for sign in (1, -1)]
    close = length > 1 and max(score) == length - 1
    is_crawford = isinstance(position, MatchPosition) and position.is_crawford
    past = [int(close and not is_crawford)] * 2
    numbers = [
        *(length or (0 if gnu else UNLIMITED), *score),
        *play.points,
        -1 if play.mover else 1,
        *(dice * 2 if gnu else [*dice, 0, 0] if play.mover == 0 else [0, 0, *dice]),
        value,
        *may,
        int(doubled),
        *(1, -1, OFF, BAR),
        *(checkers - count for count in left),
        *(play.points[BAR], -play.points[OFF]),
        *(0, 0),
        *past,
    ]
    said = [name.replace(":", "_").replace(" ", "_") or "_" for name in names]
    return ":".join(["board", *said, *map(str, numbers)])


# Plays


def read_play(text: str) -> str:
    """A play in the usual notation; `bar-22 5-off`, `b-22 5-o` and GNU's `25/22 5/0` are read."""
    words = []
    for word in text.lower().replace("*", "").split():
        first, *others = re.split("[-/]", word)
        names = ["bar" if first in ("b", "25") else first]
        names += ["off" if point in ("o", "0") else point for point in others]
        words.append("/".join(names))
    return " ".join(words)


def write_play(play: str) -> str:
    """A play, atomic moves in the usual notation, as FIBS takes it: `bar-22 5-off`."""
    return play.replace("*", "").replace("/", "-")
