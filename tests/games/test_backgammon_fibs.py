"""FIBS boards and plays: known lines, round trips, refusals (B16)."""

from __future__ import annotations

from random import Random

import pytest

from parlour.game import ParlourError, TextError
from parlour.games import open_position
from parlour.games.backgammon.formats import fibs
from parlour.games.backgammon.match import checker_game
from tests.games.backgammon_records import random_record

# The example of the FIBS Client Protocol: X against "someplayer", both with a pip on the roof.
EXAMPLE = (
    "board:You:someplayer:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:"
    "1:6:2:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:2:0:0:0"
)
# What GNU Backgammon 1.07 sent; its zero at the end left out.
GNU_ROLL = (
    "board:gnubg:root:3:0:0:-1:-1:0:0:2:2:2:0:2:0:0:0:-4:5:0:0:-1:-3:0:-3:-2:1:0:0:1:0:"
    "1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1"
)
GNU_OWNED = (
    "board:gnubg:root:3:0:0:-1:-1:0:0:2:2:2:0:2:0:0:0:-4:5:0:0:-1:-3:0:-3:-2:1:0:0:1:0:"
    "1:3:1:3:1:2:0:1:0:1:-1:0:25:0:0:0:0:0:0:0:1"
)
GNU_CRAWFORD = (
    "board:gnubg:root:3:0:2:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:"
    "1:5:5:5:5:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:0"
)
GNU_REDOUBLE = (
    "board:root:gnubg:0:0:8:0:-1:-1:1:0:1:3:3:1:0:0:0:-3:2:0:0:0:-3:0:-5:0:3:-2:0:1:0:"
    "-1:0:0:0:0:2:0:1:1:1:-1:0:25:0:0:0:0:0:0:0:1"
)


def text(line: str, *, gnu: bool) -> str:
    return fibs.read(line, gnu=gnu).position(jacoby=True, beavers=False)


@pytest.mark.parametrize(
    ("line", "position"),
    [
        (GNU_ROLL, "XGID=aa--BBB-B---dE--ac-cbA--A-:0:0:1:00:0:0:0:3:10"),
        (GNU_OWNED, "XGID=aa--BBB-B---dE--ac-cbA--A-:1:-1:1:31:0:0:0:3:10"),
        # Scores the other way round: who is on roll has two of three.
        (GNU_CRAWFORD, "XGID=-b----E-C---eE---c-e----B-:0:0:1:55:2:0:1:3:10"),
        (GNU_CRAWFORD[:-3] + "1:1", "XGID=-b----E-C---eE---c-e----B-:0:0:1:55:2:0:0:3:10"),
        # At a double as FIBS has them.
        (GNU_REDOUBLE, "XGID=-aaA-ACCA---cB---c-e-Cb-A-:1:-1:-1:D:0:8:1:0:10"),
    ],
)
def test_b16_boards_that_gnu_sent(line: str, position: str) -> None:
    assert text(line, gnu=True) == position


def test_b16_a_board_of_fibs() -> None:
    assert text(EXAMPLE, gnu=False) == "XGID=-b----E-C---eE---c-e----B-:0:0:1:62:0:0:0:3:10"
    scored = EXAMPLE.replace(":3:0:0:", ":3:1:0:", 1)
    assert text(scored, gnu=False).split(":")[5:7] == ["1", "0"]
    unlimited = EXAMPLE.replace(":3:0:0:", ":9999:1:0:", 1)
    assert text(unlimited, gnu=False).split(":")[8] == "0"


def test_b16_the_other_colour_and_direction() -> None:
    """The same position told by X moving up, and with the other one on roll."""
    fields = EXAMPLE.split(":")
    board = [str(-int(n)) for n in fields[6:32]]
    up = ":".join(
        [*fields[:6], *board[::-1], "-1", *fields[33:41], "-1", "1", "25", "0", *fields[45:]]
    )
    assert text(up, gnu=False) == text(EXAMPLE, gnu=False)
    theirs = ":".join([*fields[:32], "-1", "0", "0", "6", "2", *fields[37:]])
    assert text(theirs, gnu=False).split(":")[3:5] == ["-1", "62"]


def test_b16_doubles_and_beavers() -> None:
    fields = EXAMPLE.split(":")
    waiting = [*fields[:32], "-1", "0", "0", "0", "0", "2", "0", "0", "1", *fields[41:]]
    assert text(":".join(waiting), gnu=False).split(":")[1:5] == ["1", "-1", "-1", "D"]
    quiet = [*waiting[:40], "0", *fields[41:]]
    assert text(":".join(quiet), gnu=False).split(":")[4] == "D"  # neither may double
    beaver = [*fields[:32], "1", "0", "0", "0", "0", "2", "0", "1", "1", *fields[41:]]
    assert text(":".join(beaver), gnu=False).split(":")[1:5] == ["1", "-1", "1", "B"]
    raccoon = [*fields[:32], "-1", "0", "0", "0", "0", "4", "1", "0", "1", *fields[41:]]
    assert text(":".join(raccoon), gnu=False).split(":")[1:5] == ["2", "1", "-1", "R"]


@pytest.mark.parametrize("gnu", [False, True])
def test_b16_round_trips_along_random_games(gnu: bool) -> None:
    held = refused = 0
    for seed in range(30):
        record = random_record(f"fibs {seed}", 80)
        checkers = checker_game(record.game).checkers  # type: ignore[arg-type]
        for position in record.positions:
            try:
                line = fibs.write(position, checkers=checkers, gnu=gnu)
            except TextError:
                refused += 1
                continue
            board = fibs.read(line, gnu=gnu)
            back = board.position(jacoby=True, beavers=False).split(":")
            stated = str(position).split()[0].split(":")
            money = stated[8] == "0"
            skipped = (5, 6, 7) if money else ()  # no session's score, no Jacoby
            kept = [i for i in range(9) if i not in skipped]
            if str(position).split()[1] in ("-", "throw") and record.game.outcome(position) is None:
                assert [back[i] for i in kept] == [stated[i] for i in kept], line
                held += 1
            assert len(line.split(":")) == 53
    assert held > 500 and refused > 100


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda f: f[:-1], "backgammon-fibs-fields"),
        (lambda f: ["bored", *f[1:]], "backgammon-fibs-fields"),
        (lambda f: [*f[:10], "x", *f[11:]], "backgammon-fibs-number"),
        (lambda f: [*f[:32], "0", *f[33:]], "backgammon-fibs-turn"),
        (lambda f: [*f[:6], "3", *f[7:]], "backgammon-fibs-board"),
        (lambda f: [*f[:12], "16", *f[13:]], "backgammon-fibs-board"),
        (lambda f: [*f[:33], "7", *f[34:]], "backgammon-fibs-dice"),
        (lambda f: [*f[:37], "3", *f[38:]], "backgammon-fibs-cube"),
        (lambda f: [*f[:4], "-1", *f[5:]], "backgammon-fibs-match"),
    ],
)
def test_b16_a_broken_board_is_refused(change: object, code: str) -> None:
    assert callable(change)
    with pytest.raises(ParlourError) as caught:
        fibs.read(":".join(change(EXAMPLE.split(":"))))
    assert caught.value.code == code
    assert str(caught.value) != code


def test_garbage_is_read_or_refused() -> None:
    random = Random("fibs")
    for _ in range(2000):
        fields = EXAMPLE.split(":")
        for _ in range(random.randrange(1, 4)):
            fields[random.randrange(53)] = random.choice(
                ("", "0", "1", "-1", "25", "99", "x", "-16")
            )
        try:
            found = fibs.read(":".join(fields))
        except TextError:
            continue
        try:
            open_position("backgammon", found.position(jacoby=True, beavers=False))
        except ParlourError as error:
            assert str(error) != error.code  # noqa: PT017  # either outcome is right


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ("8-5 6-5", "8/5 6/5"),
        ("bar-22 5-off", "bar/22 5/off"),
        ("b-22 5-o", "bar/22 5/off"),
        ("25/22* 2/0 ", "bar/22 2/off"),
        ("24-18-13", "24/18/13"),
        ("", ""),
    ],
)
def test_b15_plays_of_fibs(theirs: str, ours: str) -> None:
    assert fibs.read_play(theirs) == ours
    if "b" not in theirs or "bar" in theirs:
        assert fibs.read_play(fibs.write_play(ours)) == ours


def test_b15_a_play_as_fibs_takes_it() -> None:
    assert fibs.write_play("bar/22* 5/off 8/5") == "bar-22 5-off 8-5"
