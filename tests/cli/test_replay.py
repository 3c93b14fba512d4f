"""`parlour replay`."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import load
from tests.cli.conftest import Parlour

CASES = Path(__file__).parents[3] / "shared" / "cases" / "backgammon"
GAME = '[Game "slime-trail"]\n\n1. e5 f6 2. g7 0-1\n'


def test_final_position_result_and_score(parlour: Parlour, tmp_path: Path) -> None:
    file = tmp_path / "game.pgn"
    file.write_text(GAME)
    ran = parlour("replay", str(file))
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines == [
        "game 1: Slime Trail, 3 moves",
        "  position: 6s/5#1/4#2/3#3/7/7/7 2",
        "  result: 0-1",
        "  score: -1 1",
        "  The snail reached the corner of player 2, who wins (S6).",
    ]
    assert parlour("replay", "-", input=GAME.encode()) == ran


def test_a_game_that_is_not_over_says_whose_move_it_is(parlour: Parlour) -> None:
    ran = parlour("replay", "-", "--lang", "ru", input=b'[Game "virus-war"]\n1. a1-b2-c3 *')
    assert ran.status == 0
    assert "  результат: *" in ran.lines
    assert ran.lines[0] == "партия 1: Война вирусов, 3 хода"


def test_the_score_of_several_seats(parlour: Parlour) -> None:
    text = (
        b'[Game "klopodavka"]\n[Options "players=3"]\n1. pass {[%event resign b]} 3. pass 4. pass'
    )
    ran = parlour("replay", "-", input=text)
    assert "  result: =:a,c" in ran.lines
    assert "  score: 0.5 0 0.5" in ran.lines


def test_the_first_illegal_move_is_named(parlour: Parlour) -> None:
    ran = parlour("replay", "-", input=b'[Game "slime-trail"]\n\n1. e5 f6\n2. d4 c3 *\n')
    assert (ran.status, ran.out) == (1, "")
    assert ran.err == "-:4: 2. d4: d4 is sealed with slime (S5)\n"


def test_a_wrong_result_is_refused(parlour: Parlour) -> None:
    ran = parlour("replay", "-", input=GAME.replace("0-1", "1-0").encode())
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("-:3: the record states ‘1-0’")


@pytest.mark.parametrize("text", [b"", b"\n", b"nonsense", b"\xff\xfe", b"[Game", b"{"])
def test_what_cannot_be_read(parlour: Parlour, text: bytes) -> None:
    ran = parlour("replay", "-", input=text)
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1


def test_a_match_shows_the_score_after_each_of_its_games(parlour: Parlour) -> None:
    from parlour import Record
    from parlour.cli.errors import Speaker
    from parlour.cli.replay import described

    record = Record(load("backgammon", match=2)).play("31").play("8/5").play("6/5")
    for seat in (1, 0):
        record.play("roll") if "roll" in map(str, record.legal_moves) else None
        while record.actor != seat:
            record.play(record.legal_moves[0])
        record.note("resign", seat, 1).note("accept", 1 - seat)
    lines = list(described(1, record, Speaker("en")))
    games = [line for line in lines if "of the match" in line]
    assert [line.split("score ")[1][:3] for line in games] == ["1-0", "1-1"]
    assert all(
        line.endswith(f" over{2 - number}") for number, line in zip((1, 0), games, strict=True)
    )


@pytest.mark.skipif(not CASES.is_dir(), reason="the real match files are not beside this checkout")
@pytest.mark.parametrize("file", sorted(CASES.glob("*/[a-z0-9]*.txt")), ids=lambda file: file.stem)
def test_real_matches(parlour: Parlour, file: Path) -> None:
    if file.parent.name not in ("galaxy", "studio"):
        pytest.skip("not a match file")
    ran = parlour("replay", str(file))
    assert (ran.status, ran.err) == (0, "")
    assert "game 1 of the match" in ran.out
