"""`parlour arena`: what it says, what it writes, what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Parlour

SMALL = ("arena", "ataxx", "--set", "size=4x4", "--workers", "1")
PAIR = ("--engine", "name=a search=random", "--engine", "name=b search=random")


def test_a_match_is_played_and_told(parlour: Parlour, tmp_path: Path) -> None:
    out, page, games = (tmp_path / name for name in ("m.jsonl", "m.html", "m.pgn"))
    files = ("--out", str(out), "--page", str(page), "--records", str(games))
    ran = parlour(*SMALL, *PAIR, "--rounds", "3", "--plies", "2", *files)
    assert ran.status == 0
    assert ran.lines[0].startswith("a - b: ") and ran.lines[0].endswith(" of 6")
    assert "game 1: a - b " in ran.err and "game 2: b - a " in ran.err
    assert len(out.read_text().splitlines()) == 7
    assert page.read_text().startswith("<!doctype html>")
    replayed = parlour("replay", str(games))
    assert replayed.status == 0 and replayed.out.count("result: ") == 6
    # Again: nothing is left to play. Longer: only what is new.
    again = parlour(*SMALL, *PAIR, "--rounds", "3", "--plies", "2", "--out", str(out))
    assert (again.out, again.err) == (ran.out, "")
    more = parlour("arena", "--resume", str(out), "--rounds", "4", "--workers", "1")
    assert "2 games to play, 6 already there" in more.err
    assert more.lines[0].endswith(" of 8")
    assert parlour("arena", "--show", str(out)).out == more.out


def test_ataxx_has_the_rules_of_engine_matches(parlour: Parlour, tmp_path: Path) -> None:
    out = tmp_path / "m.jsonl"
    parlour(*SMALL, *PAIR, "--rounds", "1", "--out", str(out))
    assert json.loads(out.read_text().splitlines()[0])["options"]["rules"] == "pass"


def test_a_tournament_has_a_cross_table(parlour: Parlour) -> None:
    ran = parlour(*SMALL, *PAIR, "--engine", "name=c search=random", "--rounds", "1")
    assert ran.lines[0].split()[:3] == ["games", "points", "share"]
    assert len(ran.lines) >= 4 and all("/2" in line for line in ran.lines[1:4])


def test_a_test_ends_a_match(parlour: Parlour) -> None:
    ran = parlour(*SMALL, "--engine", "search=alphabeta evaluator=hand depth=2",
                  "--engine", "search=random", "--sprt", "0,200", "--plies", "1")  # fmt: skip
    assert ran.status == 0
    assert "accepted after" in ran.lines[-1] and "LLR" in ran.lines[-1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "give a GAME, --resume or --show"),
        (("ataxx",), "two engines"),
        (("ataxx", *PAIR), "--sprt to end it"),
        (("ataxx", *PAIR, "--rounds", "0"), "--rounds"),
        (("ataxx", *PAIR, "--sprt", "5,0"), "two Elo differences"),
        (("ataxx", *PAIR, "--sprt", "0,5", "--sprt-errors", "0.7,0.1"), "two Elo differences"),
        (("ataxx", *PAIR, *PAIR, "--sprt", "0,5"), "compares two engines"),
        (("ataxx", "--engine", "speed=3", "--engine", "search=random", "--rounds", "1"), "‘speed’"),
        (("ataxx", "--engine", "x", "--engine", "y", "--rounds", "1"), "‘x’"),
        (("ataxx", "--engine", "cmd=./prog", "--engine", "y", "--rounds", "1"), "no limit"),
        (("ataxx", "--engine", "cmd='./prog", "--engine", "y", "--rounds", "1"), "not closed"),
        (("ataxx", "--engine", "cmd=p movetime=x", "--engine", "y", "--rounds", "1"), "‘x’"),
        (("ataxx", "--engine", "cmd=p tc=1 movetime=9", *PAIR, "--rounds", "1"), "one clock"),
        (("ataxx", "--engine", "cmd=p nodes=1 protocol=uci", *PAIR, "--rounds", "1"), "‘uci’"),
        (("ataxx", *PAIR, "--lineup", "1,5", "--rounds", "1"), "line-up"),
        (("ataxx", *PAIR, "--position", "x6/7/7/7/7/7/6o x 0 1", "--rounds", "1"), "--position"),
        (("chess", *PAIR, "--rounds", "1"), "chess"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused_in_one_sentence(
    parlour: Parlour, words: tuple[str, ...], said: str
) -> None:
    ran = parlour("arena", *words)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err and ran.err.count("\n") == 1


def test_files_that_are_no_results_are_refused(parlour: Parlour, tmp_path: Path) -> None:
    wrong = tmp_path / "w.jsonl"
    wrong.write_text("hello\n")
    ran = parlour("arena", "--show", str(wrong))
    assert ran.status == 2 and f"{wrong}:1" in ran.err
    ran = parlour(*SMALL, *PAIR, "--rounds", "1", "--out", str(wrong))
    assert ran.status == 2 and wrong.read_text() == "hello\n"


def test_a_book_is_needed_again(parlour: Parlour, tmp_path: Path) -> None:
    book, out = tmp_path / "book.txt", tmp_path / "m.jsonl"
    book.write_text("startpos moves b4\nstartpos moves a3\n")
    words = (*SMALL, *PAIR, "--out", str(out))
    assert parlour(*words, "--rounds", "1", "--book", str(book)).status == 0
    assert "--book" in parlour("arena", "--resume", str(out), "--rounds", "2").err
    ran = parlour(
        "arena", "--resume", str(out), "--rounds", "2", "--book", str(book), "--workers", "1"
    )
    assert ran.status == 0 and ran.lines[0].endswith(" of 4")
    book.write_text("startpos moves c1\n")
    ran = parlour("arena", "--resume", str(out), "--rounds", "2", "--book", str(book))
    assert ran.status == 2 and "its book is" in ran.err
