"""The adapter between UAI and Fairy-Stockfish's UCI; the match itself is a benchmark."""

from __future__ import annotations

import doctest

from benchmarks import fairy_stockfish


def test_the_examples_run() -> None:
    failed, tried = doctest.testmod(fairy_stockfish)
    assert tried >= 3 and failed == 0


def test_answers_are_translated() -> None:
    line = "info depth 2 seldepth 3 multipv 1 score cp 9 nodes 5 time 1 pv P@g2 a1a1 a7c5"
    assert fairy_stockfish.answer(line) == [
        "info depth 2 seldepth 3 multipv 1 score cp 9 nodes 5 time 1 pv g2 0000 a7c5"
    ]
    assert fairy_stockfish.answer("bestmove P@f2 ponder a1c2") == ["bestmove f2"]
    assert fairy_stockfish.answer("uciok") == ["uaiok"]
    assert fairy_stockfish.answer("option name UCI_Variant type combo default chess") == []
    assert fairy_stockfish.command("position fen x5o/7/7/7/7/7/o5x x 2 5") == (
        "position fen P5p/7/7/7/7/7/p5P w 0 5"
    )
