"""Ataxx before the first move: A2 start, A3 obstacles, A4 presets, random set-ups."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.games import open_position
from parlour.games.ataxx import variants
from parlour.games.ataxx.boards import BLOCKED, PIECES, is_fair, symmetries
from parlour.games.ataxx.notation import from_position
from parlour.text import LANGUAGES, say

SIZES = ("2x2", "3x2", "2x16", "3x3", "4x4", "5x5", "7x7", "8x6", "9x9", "16x16")


def start(**options: object) -> str:
    return str(parlour.load("ataxx", **options).start())


def refused(setup: str, **options: object) -> str:
    """The code with which a set-up is refused."""
    with pytest.raises(parlour.ParlourError) as error:
        parlour.load("ataxx", setup=setup, **options)
    assert error.value.exit_code == 2
    return error.value.code


def test_a2_default_start_on_every_size() -> None:
    assert start() == "x5o/7/7/7/7/7/o5x x 0 1"
    assert start(size="5x5") == "x3o/5/5/5/o3x x 0 1"
    assert start(size="9x6") == "x7o/9/9/9/9/o7x x 0 1"
    assert start(size="12x2") == "x10o/o10x x 0 1"


def test_a2_x_moves_first() -> None:
    assert parlour.load("ataxx").actor(parlour.load("ataxx").start()) == 0


def test_a2_both_sides_have_the_same_number_and_at_least_one() -> None:
    assert start(setup="x3o/5/5/5/o3x").startswith("x3o/5/5/5/o3x")
    assert start(setup="xx3/5/5/5/3oo") == "xx3/5/5/5/3oo x 0 1"
    assert refused("x3o/5/5/5/o3o") == "ataxx-setup-count"
    assert refused("5/5/5/5/5") == "ataxx-setup-count"
    assert refused("x3x/5/5/5/5") == "ataxx-setup-count"


@pytest.mark.parametrize(
    "setup",
    [
        "x4/5/5/4o",  # half turn
        "x3o/1x1o1/5/5",  # left and right
        "x4/1x3/1o3/o4",  # top and bottom
        "x3o/5/5/5/o3x",
        "1x3/4o/5/o4/3x1",  # quarter turn
        "1o3/x4/5/5/5",  # the falling diagonal
        "5/5/5/4x/3o1",  # the rising one
    ],
)
def test_a2_any_symmetry_of_the_rectangle_will_do(setup: str) -> None:
    assert start(setup=setup) == f"{setup} x 0 1"


def test_a2_the_sides_must_be_symmetric() -> None:
    assert refused("x4/5/5/3o1") == "ataxx-setup-sides"
    assert refused("xx3/5/5/5/2oo1") == "ataxx-setup-sides"
    # diagonals and quarter turns are symmetries of squares only
    assert refused("1o4/x5/6/6/6") == "ataxx-setup-sides"
    # a quarter turn must carry x onto o and o onto x
    assert refused("1x3/4o/5/5/5") == "ataxx-setup-sides"


def test_a2_a_free_setup_may_use_any_cell() -> None:
    assert start(setup="7/2x1o2/7/7/7") == "7/2x1o2/7/7/7 x 0 1"


def test_a3_obstacles_are_symmetric_about_the_centre() -> None:
    assert start(setup="x-3/5/5/5/3-o") == "x-3/5/5/5/3-o x 0 1"
    with pytest.raises(parlour.OptionError, match=r"b5 is blocked .* d1 is not") as error:
        parlour.load("ataxx", setup="x-3/5/5/5/4o")
    assert error.value.code == "ataxx-setup-blocked"
    # symmetric, but not about the centre
    assert refused("x1-1o/5/5/5/o3x") == "ataxx-setup-blocked"
    assert refused("x-1-o/5/5/5/o3x") == "ataxx-setup-blocked"


def test_a3_obstacles_that_favour_a_side_get_a_warning() -> None:
    game = parlour.load("ataxx", setup="x3o/1-3/5/3-1/5")
    assert [code for code, _ in variants.warnings(game)] == ["ataxx-warn-blocked"]
    for lang in LANGUAGES:
        assert "A3" in say("ataxx-warn-blocked", lang)
    fair = parlour.load("ataxx", setup="x3o/1-1-1/5/1-1-1/5")
    assert variants.warnings(fair) == ()


def test_a3_blocked_cells_never_hold_a_piece() -> None:
    record = parlour.Record(parlour.load("ataxx", setup="five"))
    for blocked in ("a7c5", "c5", "d4"):
        with pytest.raises(parlour.IllegalMove, match="blocked: it never holds a piece"):
            record.play(blocked)
    record.play("a7c6")
    assert str(record.position) == "6o/2x4/2-1-2/3-3/2-1-2/7/o5x o 1 1"


def test_a4_named_setups_are_the_communitys_boards() -> None:
    boards = {
        "standard": "x5o/7/7/7/7/7/o5x",
        "four": "x5o/7/2-1-2/7/2-1-2/7/o5x",
        "five": "x5o/7/2-1-2/3-3/2-1-2/7/o5x",
        "diamond": "x5o/7/3-3/2-1-2/3-3/7/o5x",
        "swapped": "o5x/7/7/7/7/7/x5o",
        "five-swapped": "o5x/7/2-1-2/3-3/2-1-2/7/x5o",
        "diamond-swapped": "o5x/7/3-3/2-1-2/3-3/7/x5o",
    }
    for name, board in boards.items():
        assert start(setup=name) == f"{board} x 0 1"
        assert start(setup=name.upper()) == f"{board} x 0 1"
        if name != "standard":
            assert refused(name, size="9x9") == "ataxx-setup-size"
    with pytest.raises(parlour.OptionError, match="five-swapped"):
        parlour.load("ataxx", setup="six")


@pytest.mark.parametrize("name", variants.VARIANTS)
def test_a2_a3_a4_presets_are_playable_symmetric_and_on_the_edge(name: str) -> None:
    game: Any = parlour.load("ataxx", name)
    check_start(game)
    assert variants.warnings(game) == ()
    again = parlour.load("ataxx", **variants.options_of(game))
    assert again == game


def test_a4_presets_of_other_sizes() -> None:
    for name in ("5x5", "6x6", "8x8", "9x9"):
        board = parlour.load("ataxx", name).board
        assert f"{board.width}x{board.height}" == name
    assert parlour.load("ataxx", "engines").rules == "pass"


@pytest.mark.parametrize("size", SIZES)
def test_a2_a3_a4_random_setups_are_symmetric_fair_and_on_the_edge(size: str) -> None:
    for seed in range(12):
        check_start(parlour.load("ataxx", size=size, setup=f"random:{seed}"))


def check_start(game: Any) -> None:
    position, board = game.start(), game.board
    x, o = ([c for c in board.cells if position.cells[c] == piece] for piece in PIECES)
    assert len(x) == len(o) > 0
    assert all(len(board.neighbours[cell]) < 8 for cell in x + o)
    half_turn = symmetries(board)["half_turn"]
    for cell in board.cells:
        if position.cells[cell] == BLOCKED:
            assert position.cells[half_turn[cell]] == BLOCKED
    assert is_fair(position.cells, board)
    assert game.legal_moves(position)
    assert position.to_move == 0


def test_a4_random_setups_follow_from_the_seed() -> None:
    assert start(setup="random:7") == start(setup="RANDOM:007")
    assert len({start(setup=f"random:{seed}") for seed in range(20)}) > 15
    # the same in every version and on every machine
    assert start(setup="random:1") == "1-5/-3-1x/5-1/7/1-5/2-3-/1o3-1 x 0 1"
    for bad in ("random", "random:", "random:x", "random:-1", "random:٣", "random:1" + "0" * 18):
        assert refused(bad) == "ataxx-setup"


def test_a4_random_setups_on_the_usual_board_are_apart_and_whole() -> None:
    for seed in range(40):
        game = parlour.load("ataxx", setup=f"random:{seed}")
        position = game.start()
        for move in game.legal_moves(position):
            after = game.after(position, move)
            assert after.cells.count(PIECES[1]) == position.cells.count(PIECES[1])


def test_a4_a_board_typed_in_brings_its_size() -> None:
    game = parlour.load("ataxx", setup="X1O/3/3/3")
    assert (game.width, game.height, game.setup) == (3, 4, "x1o/3/3/3")
    assert refused("x1o/3/3/3", size="3x5") == "ataxx-setup-size"
    assert refused("x15o/17") == "option-size"
    assert refused("x1o/3/4") == "board-width"
    assert refused("x1o/3/3z") == "board-symbol"


def test_a4_a_position_for_study_need_not_obey_a2_and_a3() -> None:
    game, position = open_position("ataxx", "xx3/5/-4/5/4o x 0 1")
    assert game.legal_moves(position)
    assert from_position(parlour.Record(game, position))
    assert not from_position(parlour.Record(game))


def test_the_size_is_held_by_the_position() -> None:
    assert open_position("ataxx", "x3o/5/5/5/o3x x 0 1")[0].width == 5
    with pytest.raises(parlour.OptionError) as error:
        open_position("ataxx", "x3o/5/5/5/o3x x 0 1", None, {"size": "7x7"})
    assert error.value.code == "option-contradicts"
    with pytest.raises(parlour.OptionError) as error:
        open_position("ataxx", "x3o/5/5/5/o3x x 0 1", None, {"setup": "five"})
    assert error.value.code == "ataxx-setup-size"
