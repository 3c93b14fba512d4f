"""What Klopodavka and War share: places (K2, W1), order (K2a), shares (K12), fields of K11."""

from __future__ import annotations

import pytest

from parlour.game import OptionError, TextError
from parlour.games import seats


def test_k2_places_two_opposite_four_around_then_the_middles() -> None:
    assert seats.places(2, 20, 10, 1) == [(1, 1), (18, 8)]
    around = [(1, 1), (1, 8), (18, 8), (18, 1)]
    assert seats.places(3, 20, 10, 1) == around[:3]
    assert seats.places(4, 20, 10, 1) == around
    assert seats.places(5, 20, 10, 1) == [*around, (9, 1)]
    assert seats.places(6, 21, 10, 1) == [(1, 1), (1, 8), (19, 8), (19, 1), (10, 1), (10, 8)]
    assert seats.places(2, 12, 12, 0) == [(0, 0), (11, 11)]


def test_k1_w1_closest_is_counted_in_kings_moves() -> None:
    assert seats.closest([(1, 1), (7, 5)]) == 6
    assert seats.closest([(1, 1), (1, 8), (18, 8)]) == 7


def test_k2_rotation_is_any_permutation() -> None:
    assert seats.read_rotation("3, 1,2", 3) == (2, 0, 1)
    for text in ("", "1,2", "1,2,4", "1,1,2", "1;2;3", "١,٢,٣"):
        with pytest.raises(OptionError, match="such as 2,3,1"):
            seats.read_rotation(text, 3)
    assert seats.read_rotation("2,3,1", 3)


def test_k2a_the_next_seat_still_in() -> None:
    assert seats.next_seat(0, 4, ()) == 1
    assert seats.next_seat(3, 4, ()) == 0
    assert seats.next_seat(1, 4, (2, 3)) == 0
    assert seats.next_seat(2, 3, (0, 1)) == 2


def test_k12_shares() -> None:
    assert seats.shares(4, (0, 2)) == (0, 0.5, 0, 0.5)
    assert seats.shares(3, (2, 0)) == (0, 1, 0)
    assert sum(seats.shares(3, ())) == pytest.approx(1)


def test_k11_seats_out() -> None:
    assert seats.read_out("-", 4) == ()
    assert seats.read_out("db", 4) == (3, 1)
    assert seats.write_out((3, 1)) == "db"
    assert seats.write_out(()) == "-"
    for text in ("", "bb", "e", "B", "b-", "--", "1"):
        with pytest.raises(TextError):
            seats.read_out(text, 4)


def test_k11_fields() -> None:
    assert seats.read_standing("c", "2", "b", "17", 3) == (2, 2, (1,), 17)
    for fields, code in (
        (("b", "0", "b", "1"), "seats-to-move"),
        (("d", "0", "-", "1"), "seats-to-move"),
        (("", "0", "-", "1"), "seats-to-move"),
        (("ab", "0", "-", "1"), "seats-to-move"),
        (("a", "3", "b", "1"), "seats-passes"),
        (("a", "00", "-", "1"), "seats-passes"),
        (("a", "²", "-", "1"), "seats-passes"),
        (("a", "0", "abc", "1"), "seats-all-out"),
        (("a", "0", "-", "0"), "seats-turn"),
        (("a", "0", "-", "1" * 10), "seats-turn"),
    ):
        with pytest.raises(TextError) as caught:
            seats.read_standing(*fields, 3)
        assert caught.value.code == code


def test_a_turn_number_that_is_too_large_is_told_the_largest() -> None:
    largest = str(seats.MOST_TURNS)
    assert seats.read_standing("a", "0", "-", largest, 3).turn == seats.MOST_TURNS
    with pytest.raises(TextError, match=f"from 1 to {largest}"):
        seats.read_standing("a", "0", "-", largest + "0", 3)


def test_numbers_are_seats_as_people_count_them() -> None:
    assert seats.numbers((0, 2)) == "1, 3"
    assert seats.numbers(()) == ""
