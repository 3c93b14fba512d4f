"""What the sheet games for 2–6 share: places in the corners, who is still in, results, texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from parlour.game import NOBODY, Actor, OptionError, Outcome, Rules, TextError

LETTERS = "abcdef"
"""A seat's letter in texts (K11)."""


def places(players: int, width: int, height: int, inset: int) -> list[tuple[int, int]]:
    """Where seats 1…n stand (column and row from 0), `inset` cells from the edge (K2, W1).

    2: bottom left, top right; 3 and 4: bottom left, top left, top right, bottom right; 5 and 6: the
    middle of the bottom and of the top side.
    """
    left, right, bottom, top = inset, width - 1 - inset, inset, height - 1 - inset
    middle = (width + 1) // 2 - 1
    if players == 2:
        return [(left, bottom), (right, top)]
    corners = [(left, bottom), (left, top), (right, top), (right, bottom)]
    return [*corners, (middle, bottom), (middle, top)][:players]


def closest(places: Sequence[tuple[int, int]]) -> int:
    """How far apart the two nearest places are, in king's moves (K1, W1)."""
    return min(max(abs(x - u), abs(y - v)) for (x, y), (u, v) in combinations(places, 2))


def read_rotation(text: str, players: int) -> tuple[int, ...]:
    """`seats=2,1,…` as places from 0: seat i starts on place Pi; any permutation of 1…n (K2).

    Empty for `1,2,…`, so that equal games compare equal.
    """
    parts = text.replace(" ", "").split(",")
    if sorted(parts) != sorted(str(i + 1) for i in range(players)):
        turned = ",".join(map(str, (*range(2, players + 1), 1)))
        raise OptionError("option-seats", text=text, players=players, example=turned)
    rotation = tuple(int(part) - 1 for part in parts)
    return () if rotation == tuple(range(players)) else rotation


def write_rotation(rotation: Sequence[int]) -> str:
    """The places as `seats=` wants them: counted from 1."""
    return ",".join(str(place + 1) for place in rotation)


def next_seat(seat: int, players: int, out: Sequence[int]) -> int:
    """The seat after `seat` that is still in (K2a)."""
    for step in range(1, players + 1):
        following = (seat + step) % players
        if following not in out:
            return following
    return seat


def shares(players: int, out: Sequence[int]) -> tuple[float, ...]:
    """Payoffs that sum to 1, divided equally among the seats still in (K12)."""
    still_in = [seat for seat in range(players) if seat not in out]
    return tuple(1 / len(still_in) if seat in still_in else 0.0 for seat in range(players))


class LastStanding(Rules):
    """What Klopodavka and War share: the end (K6), payoffs (K12) and who may resign (K5).

    Positions have `to_move`, `passes` (in a row) and `out`, the seats out in the order they went.
    How a game ended is said by the messages `<id>-last` and `<id>-shared`.
    """

    id: str
    players: int
    resignation_needs_consent = False

    def is_over(self, position: Any) -> bool:
        """One seat left, or as many passes in a row as seats still in (K6)."""
        still_in = self.players - len(position.out)
        return bool(still_in == 1 or position.passes >= still_in)

    def actor(self, position: Any, /) -> Actor:
        """The seat to move; nobody once the game is over."""
        return NOBODY if self.is_over(position) else position.to_move

    def outcome(self, position: Any, /) -> Outcome | None:
        """The last seat still in wins; passes all round share a draw (K6).

        In the values `order` is the order of elimination (K12), `gone` how many went.
        """
        if not self.is_over(position):
            return None
        out = position.out
        payoffs = shares(self.players, out)
        still_in = [seat for seat in range(self.players) if seat not in out]
        order = {"order": numbers(out), "gone": len(out)}
        if len(still_in) == 1:
            values = {"seat": numbers(still_in), **order}
            return Outcome(payoffs, f"{self.id}-last", still_in[0], values)
        return Outcome(payoffs, f"{self.id}-shared", None, {"seats": numbers(still_in), **order})

    def awarded(self, position: Any, winner: int | None, /) -> Sequence[float]:
        """All to the winner; a draw is shared by those still in (K12)."""
        others = tuple(seat for seat in range(self.players) if seat != winner)
        return shares(self.players, position.out if winner is None else others)

    def resignation_levels(self, position: Any, seat: int, /) -> Sequence[int]:
        """Any seat still in may give up, at any time, at the one level there is (K5)."""
        return () if seat in position.out or self.is_over(position) else (1,)


class Standing(NamedTuple):
    """The fields that a position text of these games has after its board (K11)."""

    to_move: int
    passes: int
    out: tuple[int, ...]
    turn: int


def read_standing(seat: str, passes: str, out: str, turn: str, players: int) -> Standing:
    """The seat to move, passes in a row, seats out and turn number (K11). Raises `TextError`."""
    gone = read_out(out, players)
    if len(gone) == players:
        raise TextError("seats-all-out", text=out)
    if seat not in tuple(LETTERS[:players]) or LETTERS.index(seat) in gone:
        still_in = " ".join(LETTERS[i] for i in range(players) if i not in gone)
        raise TextError("seats-to-move", text=seat, known=still_in)
    if not _NUMBER.fullmatch(passes) or int(passes) > players - len(gone):
        raise TextError("seats-passes", text=passes, most=players - len(gone))
    if not _NUMBER.fullmatch(turn) or turn == "0":
        raise TextError("seats-turn", text=turn, most=MOST_TURNS)
    return Standing(LETTERS.index(seat), int(passes), gone, int(turn))


def read_out(text: str, players: int) -> tuple[int, ...]:
    """The seats out in the order they went: `bd`, or `-` for none (K11). Raises `TextError`."""
    letters = "" if text == "-" else text
    if not text or len(set(letters)) < len(letters) or not set(letters) <= set(LETTERS[:players]):
        raise TextError("seats-out", text=text, last=LETTERS[players - 1])
    return tuple(map(LETTERS.index, letters))


def write_out(out: Sequence[int]) -> str:
    """The seats out as text (K11): `bd`, or `-` for none."""
    return "".join(LETTERS[seat] for seat in out) or "-"


def numbers(seats: Iterable[int]) -> str:
    """Seats as people count them: `1, 3`."""
    return ", ".join(str(seat + 1) for seat in seats)


_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
MOST_TURNS = 10**9 - 1
"""The highest turn number that is read."""
