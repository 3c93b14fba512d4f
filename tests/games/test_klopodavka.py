"""Klopodavka, rule by rule: K1–K4, K8, K9, K13 (K5–K7, K12: `test_klopodavka_end.py`)."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.game import NOBODY
from parlour.games.klopodavka.rules import Klopodavka, Position, Step
from tests.games.klopodavka import THREE, at, moves, played, refused
from tests.plain_flood import plain_flood

RING = "9/9/9/4qqqqq/4qaaaq/4qaa1q/4qaaaq/qqqqqqqqq/A1q5B a 4 0 - 9"
"""Seat 1 is walled in: b1 beside its main bug, and h4, which closes a ring around g4."""


# K1, K2: sheet and staff


def test_k1_default_sheets() -> None:
    sizes = {n: parlour.load("klopodavka", players=n) for n in range(2, 7)}
    assert [(g.width, g.height) for g in sizes.values()] == [(20, 20)] * 3 + [(30, 20)] * 2
    assert parlour.load("klopodavka").players == 4
    notebook = parlour.load("klopodavka", "notebook")
    assert (notebook.width, notebook.height) == (39, 32)


def test_k1_main_bugs_start_at_least_steps_and_two_apart() -> None:
    for options in (
        {"players": 2, "size": "9x9", "steps": 4},
        {"players": 2, "size": "10x9", "steps": 5},
        {"players": 2, "size": "14x9", "steps": 9},
        {"players": 3, "size": "10x10", "steps": 5},
        {"players": 6, "size": "17x10", "steps": 5},
        {"size": "64x64"},
    ):
        parlour.load("klopodavka", **options)
    for options in (
        {"players": 2, "size": "9x9", "steps": 5},
        {"players": 3, "size": "10x9", "steps": 5},
        {"players": 5, "size": "16x10", "steps": 5},
        {"size": "8x20"},
        {"size": "65x20"},
    ):
        with pytest.raises(parlour.OptionError):
            parlour.load("klopodavka", **options)
    with pytest.raises(parlour.OptionError, match=r"9x9 is too small.* 6 cells .* at least 7"):
        parlour.load("klopodavka", players=2, size="9x9")


def test_k2_staff_of_two_three_and_four() -> None:
    start = str(parlour.load("klopodavka", players=2, size="10x9").start())
    assert start == "7bbb/7bBb/7bbb/10/10/10/aaa7/aAa7/aaa7 a 5 0 - 1"
    start = str(parlour.load("klopodavka", players=3, size="10x10").start())
    assert start == "bbb4ccc/bBb4cCc/bbb4ccc/10/10/10/10/aaa7/aAa7/aaa7 a 5 0 - 1"
    start = str(parlour.load("klopodavka", size="10x10").start())
    assert start == "bbb4ccc/bBb4cCc/bbb4ccc/10/10/10/10/aaa4ddd/aAa4dDd/aaa4ddd a 5 0 - 1"


def test_k2_fifth_and_sixth_stand_on_column_n_half() -> None:
    even = parlour.load("klopodavka", players=6)
    names = [even.board.names[main] for main in even.start().mains]
    assert names == ["b2", "b19", "ad19", "ad2", "p2", "p19"]  # p is the 15th column of 30
    odd = parlour.load("klopodavka", players=5, size="17x30")
    assert odd.board.names[odd.start().mains[4]] == "i2"  # the 9th of 17, whatever the shape


def test_k2_seats_start_on_the_places_listed() -> None:
    game = parlour.load("klopodavka", size="10x10", seats="3,4,1,2")
    assert [game.board.names[main] for main in game.start().mains] == ["i9", "i2", "b2", "b9"]
    assert game.start().to_move == 0
    for seats in ("1,2,3", "1,2,3,3", "0,1,2,3", "1,2,3,5", "", "a"):
        with pytest.raises(parlour.OptionError):
            parlour.load("klopodavka", seats=seats)


def test_k2a_turns_go_by_seat_number_over_those_still_in() -> None:
    record = parlour.Record(parlour.load("klopodavka", players=3, size="10x10"))
    for seat in (0, 1, 2):
        assert record.actor == seat
        for cell in ("d1", "e1", "f1", "g1", "h1") if seat == 0 else ("pass",):
            record.play(cell)
    # b is out: c follows a, a follows c.
    record = played("7ccc/7cCc/7ccc/10/10/bbb7/10/aaa7/aAa7/aaa7 a 4 0 b 4", "pass")
    assert record.actor == 2
    for cell in ("g10", "f10", "e10", "d10"):
        record.play(cell)
    assert record.actor == 0


# K3: the turn


def test_k3_a_turn_has_five_steps_or_as_many_as_the_option_says() -> None:
    for steps in (1, 4, 5, 9):
        record = parlour.Record(parlour.load("klopodavka", players=2, steps=steps))
        for count in range(steps):
            assert (record.actor, record.position.left) == (0, steps - count)
            record.play("ddeeffgghh"[count] + str(1 + count % 2))
        assert (record.actor, record.position.left, record.position.turn) == (1, steps, 2)


def test_k3_v6_only_a_whole_turn_can_be_passed() -> None:
    record = parlour.Record(parlour.load("klopodavka", players=2))
    assert "pass" in map(str, record.legal_moves)
    record.play("d4")
    assert "pass" not in map(str, record.legal_moves)
    with pytest.raises(parlour.IllegalMove, match="4 steps are left"):
        record.play("pass")


def test_k3_the_turn_ends_by_itself_where_no_cell_is_accessible() -> None:
    assert moves(RING) == {"b1", "h4", "pass"}
    record = played(RING, "h4")
    assert record.actor == 0
    assert "!g4" in map(str, record.legal_moves)
    # The revolution that is left does not keep the turn open (K8).
    record.play("b1")
    assert (record.actor, record.position.left, record.position.turn) == (1, 4, 10)


def test_k3_mid_turn_by_hand_without_a_cell_has_only_the_pass() -> None:
    stuck = "9/9/9/4qqqqq/4qaaaq/4qaaaq/4qaaaq/qqqqqqqqq/Aaq5B a {} 0 - 9"
    assert moves(stuck.format(3)) == {"pass"}
    assert moves(stuck.format(4)) == {"pass", "!g4"}
    assert refused(stuck.format(3), "!g4") == "klopodavka-only-pass"
    after = played(stuck.format(3), "pass").position
    assert (after.to_move, after.left, after.passes, after.turn) == (1, 4, 1, 10)


# K4: access

CHAIN = "8B/9/9/9/9/9/2b6/1{}7/A8 a 4 0 - 3"


def test_k4_v4_cells_painted_by_the_own_kills_conduct() -> None:
    assert moves(CHAIN.format("p")) == {"a2", "a3", "b1", "b3", "c1", "c2", "c3", "pass"}


def test_k4_cells_painted_by_others_are_walls() -> None:
    assert moves(CHAIN.format("q")) == {"a2", "b1", "pass"}
    assert refused(CHAIN.format("q"), "b2") == "klopodavka-wall"
    assert refused(CHAIN.format("p"), "b2") == "klopodavka-wall"


def test_k4_a_chain_must_touch_a_live_own_bug() -> None:
    loose = "8B/9/9/4p4/9/9/9/9/A8 a 4 0 - 3"
    assert moves(loose) == {"a2", "b1", "b2", "pass"}
    assert refused(loose, "e5") == "klopodavka-far"
    # Once a live bug touches it, it conducts at once.
    joined = "8B/9/9/4p4/3a5/9/9/9/A8 a 4 0 - 3"
    assert {"f7", "f6", "f5", "e7"} <= moves(joined)


def test_k4_a_kill_is_painted_in_the_colour_of_the_killer() -> None:
    rows = str(played(CHAIN.format("p"), "c3").position).split()[0]
    assert rows == "8B/9/9/9/9/9/2p6/1p7/A8"
    assert refused(CHAIN.format("p"), "a1") == "klopodavka-own"


def test_k4_a_step_counts_at_once_for_the_next() -> None:
    assert "c4" not in moves("8B/9/9/9/9/9/9/9/A8 a 4 0 - 3")
    record = played("8B/9/9/9/9/9/9/9/A8 a 4 0 - 3", "b2", "c3", "c4")
    assert record.position.left == 1


LINK = "8B/9/9/4a4/9/9/{}/1a7/A8 a 4 0 - 3"


def test_k4_link_main_counts_only_what_hangs_together_with_the_main_bug() -> None:
    far = {"d5", "d6", "d7", "e5", "e7", "f5", "f6", "f7"}
    near = {"a2", "a3", "b1", "b3", "c1", "c2"}
    assert moves(LINK.format("9")) == far | near | {"c3", "pass"}
    assert moves(LINK.format("9"), link="main") == near | {"c3", "pass"}
    assert refused(LINK.format("9"), "d5", link="main") == "klopodavka-unlinked"
    # Cells it painted join, cells of others do not.
    assert moves(LINK.format("2q6"), link="main") == near | {"pass"}
    assert "d4" in moves(LINK.format("2p6"), link="main")
    # Linked again, the bug on e6 is a source once more.
    assert "f7" in {
        str(move) for move in played(LINK.format("2p6"), "d4", "d5", link="main").legal_moves
    }


def plain_access(game: Klopodavka, position: Position, seat: int) -> set[str]:
    """K4 once more, cell by cell."""
    board = game.board
    text = {}
    for row, rank in zip(range(game.height, 0, -1), str(position).split("/"), strict=True):
        x, run = 0, ""
        for symbol in rank.split()[0] + "/":
            if symbol.isdigit():
                run += symbol
                continue
            x, run = x + int(run or 0), ""
            if symbol != "/":
                text[f"{board.columns[x]}{row}"] = symbol
                x += 1
    letter, colour = "abcdef"[seat], "pqrstu"[seat]
    own = {board.index[name] for name, symbol in text.items() if symbol.lower() == letter}
    painted = {board.index[name] for name, symbol in text.items() if symbol == colour}
    first = own if game.link == "any" else {position.mains[seat]}
    sources = plain_flood(board, first, own | painted)
    near = {board.names[cell] for source in sources for cell in board.neighbours[source]}
    return {
        name
        for name in near
        if name not in text or (text[name].lower() in "abcdef" and text[name].lower() != letter)
    }


@pytest.mark.parametrize("link", ["any", "main"])
def test_k4_access_is_that_of_a_plain_flood(link: str) -> None:
    random = Random(4)
    game = parlour.load("klopodavka", players=4, size="11x10", link=link)
    position = game.start()
    checked = 0
    while game.actor(position) != NOBODY:
        seat = position.to_move
        steps = {str(move) for move in game.legal_moves(position) if isinstance(move, Step)}
        assert steps == plain_access(game, position, seat)
        position = game.after(position, random.choice(game.legal_moves(position)))
        checked += 1
    assert checked > 100


# K8: revolution

SQUARE = "9/9/9/9/3aaa3/3a{}a3/3aaa3/9/A7B a 4 0 - 9"


def test_k8_a_revolution_moves_the_main_bug_for_one_step() -> None:
    for centre in "1a":
        record = played(SQUARE.format(centre), "!e4")
        assert str(record.position) == "9/9/9/9/3aaa3/3aAa3/3aaa3/9/p7B a 3 0 - 9"
    assert played(SQUARE.format("1"), "e4", "!e4").position.left == 2
    # Not while the main bug it makes is one of the eight, and not around the main bug itself.
    assert refused("9/9/9/9/3aaa3/3aAa3/3aaa3/9/p7B a 4 0 - 9", "!e4") == (
        "klopodavka-revolution-main"
    )
    assert refused("9/9/9/9/3aaa3/3a1a3/3aaA3/9/p7B a 4 0 - 9", "!e4") == (
        "klopodavka-revolution-ring"
    )


def test_k8_the_old_main_bug_is_painted_in_the_own_colour() -> None:
    # a1 conducts for its owner while it touches a live bug, and is a wall for seat 2.
    ring = "9/9/9/9/3aaa3/3a1a3/3aaa3/b8/Aa6B a 4 0 - 9"
    record = played(ring, "!e4")
    assert "a2" in {str(move) for move in record.legal_moves}
    assert str(record.position).startswith("9/9/9/9/3aaa3/3aAa3/3aaa3/b8/pa6B")
    assert refused(str(record.position).replace(" a 3 ", " b 4 "), "a1") == "klopodavka-wall"


def test_k8_the_ring_is_of_eight_live_bugs_on_the_sheet() -> None:
    seven = "9/9/9/9/3aap3/3a1a3/3aaa3/9/A7B a 4 0 - 9"
    assert refused(seven, "!e4") == "klopodavka-revolution-ring"
    edge = "9/9/9/9/9/aa7/1a7/aa7/6A1B a 4 0 - 9"
    assert refused(edge, "!a3") == "klopodavka-revolution-ring"


def test_k8_the_centre_is_empty_or_an_own_bug() -> None:
    for centre in "bpq":
        assert refused(SQUARE.format(centre), "!e4") == "klopodavka-revolution-centre"


def test_k8_revolution_off() -> None:
    assert "!e4" in moves(SQUARE.format("1"))
    assert "!e4" not in moves(SQUARE.format("1"), revolution="off")
    assert refused(SQUARE.format("1"), "!e4", revolution="off") == "klopodavka-no-revolution"


def test_k8_under_link_main_the_ring_need_not_hang_on_the_main_bug() -> None:
    walled = "9/9/9/9/3aaa3/3a1a3/3aaa3/qq7/Aq6B a 4 0 - 9"
    assert moves(walled, link="main") == {"!e4", "pass"}
    # The turn goes on: around the new main bug cells have become accessible.
    record = played(walled, "!e4", link="main")
    assert record.actor == 0
    assert "c3" in map(str, record.legal_moves)


def test_k8_a_revolution_without_a_cell_after_it_ends_the_turn() -> None:
    stuck = "9/9/9/4qqqqq/4qaaaq/4qaaaq/4qaaaq/qqqqqqqqq/Aaq5B a 4 0 - 9"
    record = played(stuck, "!g4")
    assert (record.actor, record.position.left, record.position.passes) == (1, 4, 0)


# K9: pacts


def test_k9_pacts_change_nothing_that_is_legal_and_end_with_a_kill() -> None:
    record = played(THREE.format(0))
    before = set(map(str, record.legal_moves))
    record.note("pact", 0, 1).note("pact", 2, 1)
    assert set(map(str, record.legal_moves)) == before
    record.play("b3")
    assert len(record.pacts) == 2
    record.play("c3")  # a bug of seat 2
    assert record.pacts == {frozenset((1, 2))}
    record.note("end", 1, 2)
    assert not record.pacts


def test_k9_victim() -> None:
    game, position = at(THREE.format(0))
    victims = {str(move): game.victim(position, move) for move in game.legal_moves(position)}
    assert {cell for cell, seat in victims.items() if seat is not None} == {"a3", "c3"}
    assert victims["a3"] == 1
    assert victims["pass"] is None


def test_k13_columns_have_no_j() -> None:
    columns = parlour.load("klopodavka", size="64x64").board.columns
    assert "".join(columns[:25]) == "abcdefghiklmnopqrstuvwxyz"
    assert [columns[n - 1] for n in (26, 34, 35, 50, 51, 64)] == [
        "aa",
        "ai",
        "ak",
        "az",
        "ba",
        "bo",
    ]
