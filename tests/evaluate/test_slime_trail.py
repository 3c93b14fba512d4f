"""Slime Trail's book, and the winner's strategy on 7×7 walked to every end."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

import parlour
from parlour import native
from parlour.evaluate import book_for
from parlour.evaluate.slime_trail import book
from parlour.games.slime_trail.rules import Position
from parlour.search.compiled_proof import CompiledProof

CORE = Path(__file__).resolve().parents[2] / "core"
LINES = Path(book.__file__).with_name(book.FILE).read_text("utf-8").splitlines()


def positions(start: str) -> set[Position]:
    """All positions up to the third move from a start cell of 7×7, where the game goes on."""
    game = parlour.load("slime-trail", start=start)
    found, last = {game.start()}, [game.start()]
    for _ in range(3):
        last = [game.after(at, move) for at in last for move in game.legal_moves(at)]
        last = [at for at in last if game.outcome(at) is None]
        found.update(last)
    return found


@pytest.mark.parametrize("start", ["d4", "e5"])
def test_the_book_holds_the_first_three_moves_and_is_consistent(start: str) -> None:
    game = parlour.load("slime-trail", start=start)
    for position in positions(start):
        known = book.book(position)
        assert known in (1, -1), str(position)
        afters = [game.after(position, move) for move in game.legal_moves(position)]
        if len(position.sealed) < 3 and not any(game.outcome(after) for after in afters):
            values = [book.book(after) for after in afters]
            assert known == max(-value for value in values if value is not None)


def test_the_book_knows_every_start_and_its_moves() -> None:
    lost = set()
    for cell in (file + rank for file in "abcdefg" for rank in "1234567"):
        if cell in ("a1", "g7"):
            continue
        game = parlour.load("slime-trail", start=cell)
        start = game.start()
        afters = [game.after(start, move) for move in game.legal_moves(start)]
        values = [
            game.payoffs(after)[0] if game.outcome(after) else -(book.book(after) or 0)
            for after in afters
        ]
        assert 0 not in values and book.book(start) == max(values)
        if max(values) < 0:
            lost.add(cell)
    assert lost == {"c5", "e3"}  # as published values have it


def test_the_book_says_what_the_search_proves() -> None:
    if not native.available():
        pytest.skip("there is no compiled core here")
    game = parlour.load("slime-trail")
    proof = CompiledProof(game)
    for line in Random(3).sample(LINES, 25):
        text, sign = line.rsplit(" ", 1)
        position = parlour.games.read_position(game, text)
        assert proof.prove(position, position.to_move).wins == (sign == "+"), text


def test_the_book_knows_mirrored_positions_and_positions_after_a_declined_swap() -> None:
    assert len(LINES) == len(set(LINES))
    assert book.mirrored("7/7/4s2/3#3/7/7/7 2") == "7/7/4s2/3#3/7/7/7 2"
    assert book.mirrored("7/7/3s3/3#3/7/7/7 2") == "7/7/7/3#s2/7/7/7 2"
    text = "7/7/7/3#s2/7/7/7 2"
    pie = parlour.load("slime-trail", pie="on")
    declined = parlour.games.read_position(pie, f"{text} n")
    assert book.book(declined) == book.book(parlour.games.read_position(pie.__class__(), text))
    assert book.book(parlour.games.read_position(pie, f"{text} -")) is None
    assert book.book(parlour.games.read_position(pie, f"{text} y")) is None


def test_only_slime_trail_has_a_book() -> None:
    assert book_for(parlour.load("slime-trail")) is book.book
    assert book_for(parlour.load("ataxx")) is None


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("g++"), reason="needs g++")
def test_the_winner_wins_seven_by_seven_whatever_is_replied(tmp_path: Path) -> None:
    walk = tmp_path / "walk"
    options = ["-std=c++20", "-O2", f"-I{CORE / 'include'}", f"-I{CORE / 'tests'}"]
    subprocess.run(["g++", *options, CORE / "tests" / "test_walk.cpp", "-o", walk], check=True)
    ran = subprocess.run([walk, "7", "7", "24"], capture_output=True, text=True, check=True)
    found = re.search(r"player 1 wins; (\d+) states", ran.stdout)
    assert found and int(found[1]) > 2_000_000, ran.stdout
