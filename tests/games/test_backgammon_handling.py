"""What helps at the board: the move that needs no thought, quick moves, counts, arrows, IDs."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games import open_position, read_move
from parlour.games.backgammon import handling, layout, notation

START = "-b----E-C---eE---c-e----B-"


def opened(text: str) -> tuple[Any, Any]:
    return open_position("backgammon", text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        # B9: nothing can be played.
        ("XGID=a-BB-CC-bB------b-bb-Ab--B:0:0:1:66:0:0:0:0:10 -", ("forced", "pass")),
        # One checker: two orders, one board. Another one: a choice.
        ("XGID=-a-----------A------------:0:0:1:21:0:0:0:0:10 -", ("forced", "13/11")),
        ("XGID=-a-----------AA-----------:0:0:1:21:0:0:0:0:10 -", None),
        # A choice.
        (f"XGID={START}:0:0:1:31:0:0:0:0:10 -", None),
        # B8: both dice take a checker off; contact, or a die that cannot, and it is left to think.
        ("XGID=-BBCCBB-----------bbccbb--:1:1:1:65:2:3:0:7:10 -", ("off", "6/off")),
        ("XGID=aBBCCBB-----------bbccbb--:1:1:1:65:2:3:0:7:10 -", None),
        ("XGID=----C-B-----------bbccbb--:1:1:1:61:2:3:0:7:10 -", None),
        ("XGID=-BAB--------------bbccbb--:0:0:1:11:0:0:0:0:10 -", None),
        # B11: the owner of a cube at 4 needs 4 more; with 5 more a double is a decision.
        (f"XGID={START}:2:1:1:00:3:0:0:7:10 -", ("roll", "roll")),
        (f"XGID={START}:2:1:1:00:2:0:0:7:10 -", None),
        # The dice decide.
        (f"XGID={START}:0:0:1:00:0:0:0:0:10 -", None),
    ],
)
def test_what_needs_no_thought(text: str, found: tuple[str, str] | None) -> None:
    itself = handling.by_itself(*opened(text))
    assert (itself and (itself[0], str(itself[1]))) == found


def test_pips_and_points_by_seat() -> None:
    """Whoever is on roll: seat 1's come first."""
    board = "-BBCCBB-----------bbccbb--"
    money = handling.tallies(*opened(f"XGID={board}:1:1:-1:65:0:0:0:0:10 -"))
    assert [[values["count"] for _, values in said] for said in money] == [[49], [63]]
    match = handling.tallies(*opened(f"XGID={board}:1:1:1:65:2:3:0:7:10 -"))
    assert [said[0] for said in match] == [
        ("backgammon-tally-score", {"points": "2", "length": 7}),
        ("backgammon-tally-score", {"points": "3", "length": 7}),
    ]


def test_arrows_go_from_checker_to_checker() -> None:
    """Also where a stack shows five checkers only, and where the play ends the turn."""
    game, position = opened(f"XGID={START}:0:0:-1:31:0:0:0:0:10 -")
    moves = notation.read_play(game, position, "8/5 6/5")
    # Seat 2 plays at the top: its 8 is at 17 as seat 1 counts, its 6 and 5 at 19 and 20.
    assert handling.arrows(game, position, moves) == [(6, 2.5, 10, 0.5), (9, 4.5, 10, 1.5)]
    assert handling.arrows(game, position, []) == []


def test_names_of_other_programs() -> None:
    """GNU's IDs have no place for a turn half played (B16)."""
    game, position = opened(f"XGID={START}:0:0:1:31:0:0:0:7:10")
    names = handling.identifiers(position)
    assert names["XGID"] == f"XGID={START}:0:0:1:31:0:0:0:7:10"
    assert open_position("backgammon", names["GNU ID"])[1] == position
    half = game.after(position, read_move(game, position, "8/5"))
    assert handling.identifiers(half) == {"XGID": str(half)}


@pytest.mark.parametrize(
    ("text", "move", "board"),
    [
        # Seat 2's last die: its own count, its spent dice, its turn.
        (
            f"XGID={START}:0:0:-1:31:0:0:0:7:10 1",
            "6/5",
            "-b----E-C---eE---c-da---B-:0:0:-1:31:0:0:0:7:10",
        ),
        # The last checker off wins a game of the match; the next has not begun on the table.
        (
            "XGID=-A-----------------bbccbb-:1:1:1:21:2:3:0:7:10 1",
            "1/off",
            "-------------------bbccbb-:1:1:1:21:2:3:0:7:10",
        ),
    ],
)
def test_an_unconfirmed_turn_keeps_the_table(text: str, move: str, board: str) -> None:
    game, position = opened(text)
    lying = handling.lying(position, read_move(game, position, move))
    assert str(lying).startswith(f"XGID={board}")
    shown = layout.layout(game, lying)
    assert [p.state for p in shown.pieces if p.symbol == "die"] == ["used", "used"]
    assert [t.id for t in shown.targets if t.kind == "button"] == []
