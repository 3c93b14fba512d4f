"""Slime Trail, rule by rule (S1–S10), and its exact values on small boards."""

from __future__ import annotations

import pytest

import parlour
from parlour.games.slime_trail.rules import Step, Swap
from tests.brute_force import value


def at(text: str, **options: object) -> tuple[object, object]:
    """The game and position of a text."""
    from parlour.games import open_position

    return open_position("slime-trail", text, None, options)


def moves(text: str, **options: object) -> set[str]:
    game, position = at(text, **options)
    return {str(move) for move in game.legal_moves(position)}


def test_s1_board_sizes() -> None:
    assert str(parlour.load("slime-trail").start()) == "7/7/7/3s3/7/7/7 1"
    assert str(parlour.load("slime-trail", size="11x3").start()) == "11/5s5/11 1"
    assert parlour.load("slime-trail", size="11x11").board.names[-1] == "k11"
    for size in ("2x7", "7x12", "0x0", "7", "x"):
        with pytest.raises(parlour.OptionError):
            parlour.load("slime-trail", size=size)


def test_s2_start_on_even_sides_is_half_plus_one() -> None:
    for size, cell in (("6x6", "d4"), ("8x8", "e5"), ("7x7", "d4"), ("4x6", "c4")):
        game = parlour.load("slime-trail", size=size)
        assert game.board.names[game.start().snail] == cell


def test_s2_start_cell_is_an_option_but_never_a_goal() -> None:
    assert str(parlour.load("slime-trail", "school").start()) == "7/7/4s2/7/7/7/7 1"
    for cell in ("a1", "g7", "h1", ""):
        with pytest.raises(parlour.OptionError, match="start cell"):
            parlour.load("slime-trail", start=cell)


def test_s2_pie_swap_hands_over_the_goals() -> None:
    game = parlour.load("slime-trail", pie=True)
    record = parlour.Record(game).play("e5")
    assert "swap" in {str(move) for move in record.legal_moves}
    record.play("swap")
    assert record.actor == 0
    assert str(record.position) == "7/7/4s2/3#3/7/7/7 1 y"
    assert [game.goal_owner(record.position, goal) for goal in game.goals] == [1, 0]
    for move in ("f6", "e6", "f7", "g7"):
        record.play(move)
    assert record.outcome is not None and record.outcome.winner == 0


def test_s2_swap_only_answers_the_first_move() -> None:
    game = parlour.load("slime-trail", pie=True)
    record = parlour.Record(game).play("e5").play("e6")
    assert str(record.position).endswith(" 1 n")
    assert Swap() not in parlour.Record(game).legal_moves
    with pytest.raises(parlour.IllegalMove, match="S2"):
        record.play("swap")
    with pytest.raises(parlour.IllegalMove, match="S2"):
        parlour.Record(parlour.load("slime-trail")).play("e5").play("swap")


def test_s3_goals_belong_to_their_players() -> None:
    game = parlour.load("slime-trail")
    start = game.start()
    assert [game.goal_owner(start, game.board.index[cell]) for cell in ("a1", "g7", "d4")] == [
        0,
        1,
        None,
    ]


def test_s4_eight_directions_one_step_no_pass() -> None:
    assert moves("7/7/7/3s3/7/7/7 1") == {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}
    assert moves("s6/7/7/7/7/7/7 2") == {"a6", "b6", "b7"}


def test_s5_the_cell_left_is_sealed_for_good() -> None:
    record = parlour.Record(parlour.load("slime-trail")).play("e5").play("d5")
    assert str(record.position) == "7/7/3s#2/3#3/7/7/7 1"
    with pytest.raises(parlour.IllegalMove, match="d4 is sealed with slime"):
        record.play("d4")
    with pytest.raises(parlour.IllegalMove, match="not one step"):
        record.play("g1")


@pytest.mark.parametrize(
    ("to_move", "cell", "winner"), [(0, "a1", 0), (1, "a1", 0), (0, "c3", 1), (1, "c3", 1)]
)
def test_s6_the_owner_of_the_goal_wins_whoever_moved(to_move: int, cell: str, winner: int) -> None:
    game, position = at(f"3/1s1/3 {to_move + 1}")
    outcome = game.outcome(game.after(position, Step(cell)))
    assert outcome.winner == winner
    assert outcome.payoffs == ((1, -1) if winner == 0 else (-1, 1))


def test_s6_is_tested_before_s7() -> None:
    game, position = at("3/##1/s#1 2")
    assert game.outcome(position).winner == 0


def test_s7_a_player_without_a_step_loses() -> None:
    game, position = at("s#1/##1/3 1")
    assert game.outcome(position).winner == 1
    assert game.outcome(at("s#1/##1/3 2")[1]).winner == 0
    assert game.actor(position) == parlour.NOBODY


def test_s8_a_game_lasts_at_most_cells_minus_two_moves() -> None:
    from tests.strategies import random_line

    for seed in range(200):
        game = parlour.load("slime-trail", size="4x3")
        line = random_line(game, seed, 100)
        assert len(line) - 1 <= 4 * 3 - 2
        assert max(game.payoffs(line[-1][0])) == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "needs a board"),
        ("7/7/7/3s3/7/7/7", "needs a board"),
        ("7/7/7/3s3/7/7/7 3", "write 1 or 2"),
        ("7/7/7/7/7/7/7 1", "no snail"),
        ("7/7/7/3ss2/7/7/7 1", "2 snails"),
        ("7/7/7/3s3/7/7/#6 1", "goal a1 is sealed"),
        ("7/7/7/3s2/7/7/7 1", "rank 4"),
        ("7/7/7/3x3/7/7/7 1", "x"),
        ("7/7/7/3s3/7/7/7 1 q", "pie"),
        ("7/7/7/3s3/7/7/7 1 - -", "needs a board"),
        ("7/7/7/3s٣/7/7/7 1", "rank 4"),
    ],
)
def test_s9_bad_positions_say_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(parlour.TextError, match=says):
        at(text)


def test_s9_the_third_field_is_the_pie_rule() -> None:
    game, position = at("7/7/4s2/3#3/7/7/7 2 -")
    assert game.pie and game.may_swap(position)
    assert at("7/7/4s2/3#3/7/7/7 2", pie="on")[1] == position
    assert not game.may_swap(at("7/4s2/4#2/3#3/7/7/7 2 -")[1])


def test_s10_records_begin_with_either_player() -> None:
    game, position = at("7/7/4s2/3#3/7/7/7 2")
    record = parlour.Record(game, position).play("E6").play("e7")
    assert "1. … e6 2. e7" in str(record)
    assert '[Position "7/7/4s2/3#3/7/7/7 2"]' in str(record)
    [again] = parlour.read(str(record))
    assert again.moves == record.moves


MAPS = {
    "3x3": "L W 2 / W W W / 1 W L",
    "4x4": "W L W 2 / L W W W / W W W L / 1 W L W",
    "5x3": "L W W W 2 / W W W W W / 1 W W W L",
}
"""Published values for the player to move first, by start cell; rows from the top."""


@pytest.mark.parametrize("size", MAPS)
def test_values_of_every_start_cell(size: str) -> None:
    check_map(size, MAPS[size])


@pytest.mark.long
def test_values_of_every_start_cell_5x5() -> None:
    check_map(
        "5x5",
        "W W W W 2 / W W W W W / W W W W W / W W W W W / 1 W W W L".replace(
            "W W W W 2", "L W W W 2", 1
        ),
    )


def check_map(size: str, rows: str) -> None:
    memo: dict[object, float] = {}
    for y, row in enumerate(reversed(rows.split(" / "))):
        for x, known in enumerate(row.split()):
            if known in "WL":
                game = parlour.load("slime-trail", size=size, start=f"{'abcde'[x]}{y + 1}")
                # positions of one size do not depend on the start cell
                assert value(game, game.start(), 0, memo) == (1 if known == "W" else -1), (x, y)
