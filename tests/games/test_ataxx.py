"""Ataxx, rule by rule: moves, infection, the ends (A1, A5–A14)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.games import open_position
from parlour.games.ataxx import layout, variants
from parlour.games.ataxx.boards import EMPTY
from parlour.games.ataxx.rules import Clone, Jump, Pass
from parlour.perft import perft, read_table
from parlour.text import LANGUAGES, say
from tests.brute_force import value

REPO = Path(__file__).parents[2]
TABLE = read_table((REPO / "tests/perft/ataxx.perft").read_text("utf-8"))
ENCLOSED = "xxoo3/xxoo3/oooo3/oooo3/7/7/7 x 0 20"
"""x has four pieces and no move; o has twelve, and 33 cells are empty."""
A14A = "--x-xoo/-------/-------/-------/-------/-------/xoo-1-- x 0 1"


def at(text: str, **options: object) -> tuple[Any, Any]:
    """The game and position of a text."""
    return open_position("ataxx", text, None, options)


def moves(text: str, **options: object) -> set[str]:
    game, position = at(text, **options)
    return {str(move) for move in game.legal_moves(position)}


def after(text: str, *line: str, **options: object) -> str:
    """The position text after a line of legal moves."""
    game, position = at(text, **options)
    record = parlour.Record(game, position)
    for move in line:
        record.play(move)
    return str(record.position)


def ending(text: str, **options: object) -> tuple[str, tuple[float, ...], Any, Any]:
    """Reason, payoffs and final counts of a finished position."""
    game, position = at(text, **options)
    outcome = game.outcome(position)
    assert outcome is not None, text
    assert game.legal_moves(position) == ()
    assert game.actor(position) == parlour.NOBODY
    return outcome.reason, outcome.payoffs, outcome.values["x"], outcome.values["o"]


def runs(text: str, **options: object) -> bool:
    game, position = at(text, **options)
    assert (game.outcome(position) is None) == bool(game.legal_moves(position))
    return game.outcome(position) is None


# A1 Board


def test_a1_sizes_from_2_to_16() -> None:
    assert parlour.load("ataxx").board.names[-1] == "g7"
    for size, last in (("16x16", "p16"), ("2x3", "b3"), ("10x4", "j4"), ("3x16", "c16")):
        game = parlour.load("ataxx", size=size)
        assert game.board.names[0] == "a1"
        assert game.board.names[-1] == last
        assert game.legal_moves(game.start())
    for size in ("1x7", "7x17", "17x2", "0x0", "7", "", "x", "٧x٧"):
        with pytest.raises(parlour.OptionError) as error:
            parlour.load("ataxx", size=size)
        assert error.value.values["key"] == "size"
    for text in ("x/o x 0 1", "17/x15o x 0 1", "17/x15o1 x 0 1"):
        with pytest.raises(parlour.ParlourError):
            at(text)


def test_a1_files_skip_no_letter() -> None:
    assert "".join(parlour.load("ataxx", size="16x2").board.columns) == "abcdefghijklmnop"


def test_a1_a_start_that_is_over_is_refused() -> None:
    for options in ({"size": "2x2"}, {"setup": "xx/oo"}, {"setup": "x-o/---/o-x"}):
        with pytest.raises(parlour.OptionError, match="over already"):
            parlour.load("ataxx", **options).start()
    assert ending("xo/ox x 0 1")[0] == "ataxx-full"  # to study, it may be looked at


def test_a1_a_first_move_that_wipes_out_is_warned_of() -> None:
    for size in ("3x3", "2x3", "3x2"):
        found = variants.warnings(parlour.load("ataxx", size=size))
        assert [code for code, _ in found] == ["ataxx-warn-wiped"]
        assert all("wipe out" in say(code, **values) for code, values in found)
    for size in ("3x4", "4x4", "7x7", "16x2"):
        assert variants.warnings(parlour.load("ataxx", size=size)) == ()


# A5–A8 Moving


def test_a5_clones_at_distance_one_jumps_at_distance_two() -> None:
    text = "7/7/7/3x3/7/7/o6 x 0 1"
    clones = {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}
    ring = [
        "b2",
        "b3",
        "b4",
        "b5",
        "b6",
        "c2",
        "c6",
        "d2",
        "d6",
        "e2",
        "e6",
        "f2",
        "f3",
        "f4",
        "f5",
        "f6",
    ]
    assert moves(text) == clones | {f"d4{cell}" for cell in ring}
    assert after(text, "e5") == "7/7/4x2/3x3/7/7/o6 o 0 1"
    assert after(text, "d4e6") == "7/4x2/7/7/7/7/o6 o 1 1"


def test_a5_targets_are_empty_and_not_blocked() -> None:
    jumps = "c4a4 c4a2 c4b2 c4c2 c4d2 a3b1 a3c1 a3c2 a1c1 a1c2"
    assert moves("2xo/x--o/4/x2o x 0 1") == {"a4", "b4", "a2", "b2", "b1", *jumps.split()}


def test_a6_jumps_pass_over_pieces_and_blocked_cells() -> None:
    walled = "5/-----/--x--/-----/o4 x 0 1"
    assert moves(walled) == {
        f"c3{cell}" for cell in ["a5", "b5", "c5", "d5", "e5", "b1", "c1", "d1", "e1"]
    }
    assert "c3e3" in moves("5/5/2xo1/5/5 x 0 1")


def test_a7_all_enemies_beside_the_landing_cell_change_sides() -> None:
    assert after("5/ooo2/o1o2/ooo2/4x x 0 1", "e1d3") == "5/oox2/o1xx1/oox2/5 o 1 1"
    assert after("o4/1oo2/1o1x1/1oo2/5 x 0 1", "c3") == "o4/1xx2/1xxx1/1xx2/5 o 0 1"


def test_a7_own_pieces_blocked_cells_and_far_enemies_stay() -> None:
    assert after("o3o/1x-2/1xx2/5/o3o x 0 1", "d3") == "o3o/1x-2/1xxx1/5/o3o o 0 1"


def test_a8_clones_from_different_sources_are_one_move() -> None:
    game, position = at("5/5/x1x2/5/4o x 0 1")
    texts = [str(move) for move in game.legal_moves(position)]
    assert texts.count("b3") == 1
    assert len(texts) == len(set(texts))
    assert game.legal_moves(position).count(Clone("b4")) == 1
    read = [parlour.read_move(game, position, text) for text in ("b3", "a3b3", "c3b3")]
    assert read == [Clone("b3")] * 3


def test_a8_jumps_from_different_sources_differ() -> None:
    assert {"a3c1", "e3c1"} <= moves("5/5/x3x/5/4o x 0 1")


# A9–A13 The end


def test_a9_a_full_board_ends_the_game() -> None:
    assert ending("xxx/xo-/ooo x 0 9") == ("ataxx-full", (0.0, 0.0), 4, 4)
    assert ending("xxx/xx-/ooo o 0 9") == ("ataxx-full", (1.0, -1.0), 5, 3)
    assert runs("xxx/x1-/ooo x 0 9")


def test_a9_no_piece_left_ends_the_game() -> None:
    for side in "xo":
        assert ending(f"7/7/7/3x3/7/7/7 {side} 0 9") == ("ataxx-wiped", (1.0, -1.0), 1, 0)
        assert ending(f"7/7/7/3o3/7/7/7 {side} 0 9", rules="pass")[1] == (-1.0, 1.0)


def test_a10_enclosure_counts_the_rest_for_the_other_side() -> None:
    assert ending(ENCLOSED) == ("ataxx-enclosed", (-1.0, 1.0), 4, 45)
    assert str(at(ENCLOSED)[1]) == ENCLOSED  # counted, not placed
    swapped = ENCLOSED.translate(str.maketrans("xo", "ox"))
    assert ending(swapped) == ("ataxx-enclosed", (1.0, -1.0), 45, 4)


def test_a10_unreachable_cells_count_too() -> None:
    # o reaches b1 only; a5 is out of everybody's reach.
    text = "1---x/----x/-----/-----/o1--- x 0 1"
    assert ending(text) == ("ataxx-enclosed", (-1.0, 1.0), 2, 3)
    assert ending("2--x/" + text[6:]) == ("ataxx-enclosed", (-1.0, 1.0), 2, 4)


def test_a10_the_fill_decides_the_winner() -> None:
    assert ending("xxxxx/xxxxx/-----/-----/1o3 x 0 1")[1:] == ((1.0, -1.0), 10, 5)
    assert ending("xxxx-/-----/-----/-----/1o3 x 0 1")[1:] == ((-1.0, 1.0), 4, 5)


def test_a10_neither_side_can_move_ends_as_it_stands() -> None:
    assert ending("xx---/-----/-----/1----/----o x 0 1") == ("ataxx-stuck", (1.0, -1.0), 2, 1)
    assert ending("oo---/-----/-----/1----/----x x 0 1") == ("ataxx-stuck", (-1.0, 1.0), 1, 2)


def test_a10_enclosure_is_tested_for_the_side_to_move_only() -> None:
    assert runs(ENCLOSED.replace(" x ", " o "))


def test_a11_who_can_move_must_move() -> None:
    game, position = at("x5o/7/7/7/7/7/o5x x 0 1", rules="pass")
    assert Pass() not in game.legal_moves(position)
    with pytest.raises(parlour.IllegalMove, match="must move"):
        parlour.Record(game, position).play("0000")


def test_a12_the_enclosed_side_passes_and_the_game_goes_on() -> None:
    assert moves(ENCLOSED, rules="pass") == {"0000"}
    assert after(ENCLOSED, "0000", rules="pass") == "xxoo3/xxoo3/oooo3/oooo3/7/7/7 o 1 20"
    with pytest.raises(parlour.IllegalMove, match="must pass"):
        after(ENCLOSED, "e5", rules="pass")


def test_a12_no_move_for_either_ends_without_filling() -> None:
    for rules in ("fill", "pass"):
        found = ending("xx---/-----/-----/1----/----o x 0 1", rules=rules)
        assert found == ("ataxx-stuck", (1.0, -1.0), 2, 1)


def test_a12_the_clock_runs_on_through_passes() -> None:
    text = ENCLOSED.replace(" 0 20", " 98 20")
    assert after(text, "0000", rules="pass").endswith(" o 99 20")
    assert ending(text.replace(" 98 ", " 100 "), rules="pass")[0] == "ataxx-clock"


def test_a13_more_pieces_win_and_equal_numbers_draw() -> None:
    assert ending("xxxxx/ooooo/oooox x 0 1") == ("ataxx-full", (-1.0, 1.0), 6, 9)
    assert ending("xxxx/oooo x 0 1") == ("ataxx-full", (0.0, 0.0), 4, 4)


def test_a13_wiped_out_loses_whatever_the_count_and_none_at_all_is_a_draw() -> None:
    assert ending("7/7/7/7/7/7/7 o 0 1") == ("ataxx-wiped", (0.0, 0.0), 0, 0)
    assert ending("xx/xx o 0 1") == ("ataxx-wiped", (1.0, -1.0), 4, 0)
    # x would be enclosed and 48 cells be filled in, had it a piece
    assert ending("o6/7/7/7/7/7/7 x 0 1") == ("ataxx-wiped", (-1.0, 1.0), 0, 1)


def test_a13_the_final_count_is_said_in_every_language() -> None:
    for text in (ENCLOSED, "xxxx/oooo x 0 1", "xx/xx o 0 1", "xx---/-----/-----/1----/----o x 0 1"):
        game, position = at(text)
        code, values = layout.status(game, position)
        for lang in LANGUAGES:
            said = say(code, lang, **values)
            assert str(values["x"]) in said
            assert "{" not in said
            assert "A1" in said


# A14 The clock


def test_a14_a_hundred_half_moves_without_a_clone_are_a_draw() -> None:
    text = "x5o/7/7/7/7/7/o5x o 99 70"
    assert runs(text)
    assert ending(after(text, "g7e7")) == ("ataxx-clock", (0.0, 0.0), 2, 2)
    assert after(text, "g6").endswith(" x 0 71")  # a clone sets it back
    assert ending("x5o/7/7/7/7/7/o4xx x 100 70") == ("ataxx-clock", (0.0, 0.0), 3, 2)


def test_a14_beyond_the_limit_is_over_too() -> None:
    assert ending("x5o/7/7/7/7/7/o5x x 250 140")[0] == "ataxx-clock"


def test_a14_the_limit_is_an_option_and_0_switches_it_off() -> None:
    text = "x5o/7/7/7/7/7/o5x x {} 70"
    assert ending(text.format(5), clock="5")[0] == "ataxx-clock"
    assert runs(text.format(4), clock="5")
    assert runs(text.format(250), clock="0")
    assert runs(text.format(100), clock="101")
    for bad in ("-1", "ten", "1.5", "99999", ""):
        with pytest.raises(parlour.OptionError) as error:
            parlour.load("ataxx", clock=bad)
        assert error.value.values["key"] == "clock"


def test_a14_another_end_at_the_same_moment_has_priority() -> None:
    jump = after("x4/2o2/5/5/5 x 99 9", "a5b3")
    assert ending(jump) == ("ataxx-wiped", (1.0, -1.0), 2, 0)
    jump = after("-----/x-1-o o 99 9", "e1c1")
    assert ending(jump) == ("ataxx-enclosed", (-1.0, 1.0), 1, 2)
    assert ending(jump, rules="pass") == ("ataxx-clock", (0.0, 0.0), 1, 1)
    assert ending("xxxx/oooo x 100 9")[0] == "ataxx-full"
    assert ending("xxxx/xxx1 x 100 9")[0] == "ataxx-wiped"
    assert ending(ENCLOSED.replace(" 0 ", " 100 "))[0] == "ataxx-enclosed"
    stuck = "xx---/-----/-----/1----/----o x 100 9"
    assert ending(stuck, rules="pass")[0] == "ataxx-stuck"


def test_a14a_the_end_rules_name_different_winners() -> None:
    assert ending(A14A)[1:] == ((-1.0, 1.0), 3, 5)
    game, position = at(A14A, rules="pass")
    assert value(game, position, 0, {}) == 1  # best play of both sides
    record = parlour.Record(game, position)
    for move in ("0000", "c1e1", "a1c1", "0000", "a1"):
        record.play(move)
    outcome = record.outcome
    assert outcome is not None
    assert (outcome.values["x"], outcome.values["o"]) == (5, 3)


# Counts, laws, pictures


@pytest.mark.parametrize("row", [row for row in TABLE if row.nodes <= 8_000], ids=str)
def test_perft(row: Any) -> None:
    game, position = open_position("ataxx", row.position, None, row.options)
    assert perft(game, position, row.depth) == row.nodes, row


def test_published_perft_counts() -> None:
    file = REPO.parent / "shared/cases/ataxx/perft.csv"
    if not file.exists():
        pytest.skip(f"no {file}")
    for row in read_table(file.read_text("utf-8")):
        if row.nodes <= 3_000:
            game, position = open_position("ataxx", row.position, None, {"rules": "pass"})
            assert perft(game, position, row.depth) == row.nodes, row


def test_every_jump_and_clone_is_explained_or_legal() -> None:
    game, position = at("2xo/x--o/4/x2o x 0 1")
    record = parlour.Record(game, position)
    names = game.board.names
    texts = {move: str(move) for move in game.legal_moves(position)}
    for move in [Clone(a) for a in names] + [Jump(a, b) for a in names for b in names]:
        if move not in texts:
            with pytest.raises(parlour.IllegalMove, match=r"\(A[35]\)"):
                record.play(move)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("b3", "b3 is blocked"),
        ("d4", "d4 already holds a piece of o"),
        ("d1a1", "d1 holds no piece of x"),
        ("d4c3", "d4 holds no piece of x"),
        ("a1a4", "a4 is not at distance 1 or 2 from a1"),
        ("a3a3", "a3 already holds a piece of x"),
        ("d2", "no piece of x stands beside d2"),
        ("pass", "x cannot pass"),
    ],
)
def test_a5_reasons(move: str, reason: str) -> None:
    game, position = at("2xo/x--o/4/x3 x 0 1")
    with pytest.raises(parlour.IllegalMove, match=reason):
        parlour.Record(game, position).play(move)


def test_turned_and_mirrored_positions_have_turned_and_mirrored_moves() -> None:
    """A5 has every symmetry of the square."""
    from parlour.games.ataxx.boards import symmetries

    game = parlour.load("ataxx", setup="random:5")
    random, position = Random(5), game.start()
    for _ in range(30):
        index, names = game.board.index, game.board.names
        for image in symmetries(game.board).values():
            cells = bytearray([EMPTY]) * 49
            for cell, other in enumerate(image):
                cells[other] = position.cells[cell]
            turned = type(position)(game.board, bytes(cells), position.to_move)
            expected = {
                type(move)(*(names[image[index[name]]] for name in move))
                for move in game.legal_moves(position)
            }
            assert set(game.legal_moves(turned)) == expected
        position = game.after(position, random.choice(game.legal_moves(position)))
