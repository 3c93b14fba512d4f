"""What the sheet games for 2–6 share: places in the corners, who is still in, shares of a result."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.game import OptionError

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
    return (corners + [(middle, bottom), (middle, top)])[:players]


def read_rotation(text: str, players: int) -> tuple[int, ...]:
    """`seats=2,1,…` as places from 0: seat i starts on place Pi; any permutation of 1…n (K2)."""
    parts = text.replace(" ", "").split(",")
    if sorted(parts) != sorted(str(i + 1) for i in range(players)):
        raise OptionError("option-seats", text=text, players=players)
    return tuple(int(part) - 1 for part in parts)


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
