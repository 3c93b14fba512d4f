"""War, rule by rule: the start, steps, links, exchanges (W1–W8, K2, K13)."""

from __future__ import annotations

from itertools import permutations, product

import pytest

import parlour
from parlour.games.grid import write_rows
from parlour.games.war.rules import BASE, KINDS, open_kinds
from tests.games.war_positions import FOUR, GENERALS, at, played, rest, steps, text

# W1, K2, K13: the start


@pytest.mark.parametrize(
    ("players", "size", "generals"),
    [
        (2, "20x20", {"a1": "aG", "u20": "bG"}),
        (3, "30x20", {"a1": "aG", "a20": "bG", "ae20": "cG"}),
        (4, "30x20", {"a1": "aG", "a20": "bG", "ae20": "cG", "ae1": "dG"}),
        (5, "30x20", {"a1": "aG", "a20": "bG", "ae20": "cG", "ae1": "dG", "p1": "eG"}),
        (6, "30x20", {"a1": "aG", "a20": "bG", "ae20": "cG", "ae1": "dG", "p1": "eG", "p20": "fG"}),
    ],
)
def test_w1_generals_stand_in_the_corners(
    players: int, size: str, generals: dict[str, str]
) -> None:
    game = parlour.load("war", players=players)
    assert f"{game.width}x{game.height}" == size
    board = game.board
    rows = write_rows([generals.get(name, "") for name in board.names], board.width)
    assert str(game.start()) == f"{rows} a I0N0T0P0 0 - 1"


def test_w1_the_middle_of_an_odd_side() -> None:
    game = parlour.load("war", players=5, size="23x12")
    assert game.board.names[game.start().cells.index(max(game.start().cells))] == "m1"


@pytest.mark.parametrize(
    ("players", "size"),
    [(2, "11x11"), (2, "9x11"), (3, "12x11"), (4, "11x12"), (5, "22x12"), (6, "22x40")],
)
def test_w1_generals_closer_than_eleven_are_refused(players: int, size: str) -> None:
    with pytest.raises(parlour.OptionError, match="11 or more"):
        parlour.load("war", players=players, size=size)


def test_w1_eleven_apart_is_enough_and_sides_are_9_to_64() -> None:
    for players, size in ((2, "12x9"), (2, "9x12"), (4, "12x12"), (6, "23x12"), (6, "64x64")):
        assert parlour.load("war", players=players, size=size).players == players
    for size in ("8x20", "20x65", "20", "x", "²0x20"):
        with pytest.raises(parlour.OptionError):
            parlour.load("war", size=size)
    for players in (1, 7):
        with pytest.raises(parlour.OptionError):
            parlour.load("war", players=players)


def test_w1_ten_apart_the_first_player_wins_on_turn_1() -> None:
    game, position = at({"a1": "aG", "l1": "bG"})
    record = played(game, position, "Pf1-Ib1-Ic1-Id1-Ie1-Pl1")
    assert record.outcome is not None
    assert record.outcome.winner == 0


def test_k2_seats_are_a_permutation_of_the_places() -> None:
    start = parlour.load("war", players=4, size="12x12", seats="3,1,2,4").start()
    assert str(start).startswith("cG10aG/12/")
    assert "/bG10dG " in str(start)
    plain = parlour.load("war", players=2, seats="1,2")
    assert plain == parlour.load("war")
    for seats in ("1", "1,1", "1,2,3", "0,1", "", "a,b"):
        with pytest.raises(parlour.OptionError):
            parlour.load("war", seats=seats)


def test_k13_columns_have_no_j_and_go_on_with_two_letters() -> None:
    names = parlour.load("war", players=3, size="40x20").board.columns
    assert [names[x] for x in (8, 9, 24, 25, 33, 34)] == ["i", "k", "z", "aa", "ai", "ak"]


# W2–W4: steps


def test_w2_a_turn_has_four_infantry_two_knights_two_tanks_one_plane() -> None:
    game, position = at({"f6": "aG", "m12": "bG"})
    record = played(game, position, "Ie5-Ie6-Ie7-If5-Nd7-Nd5-Tf8-Th6-Pa6")
    assert rest(record.position) == "b I0N0T0P0 0 - 2"


def test_w2_steps_come_in_any_order_and_any_part() -> None:
    ends = set()
    for order in permutations(("Ie5", "Nd7", "Th6", "Pa6")):
        game, position = at({"f6": "aG", "m12": "bG"})
        ends.add(str(played(game, position, "-".join([*order, "end"])).position))
    assert len(ends) == 1


@pytest.mark.parametrize(
    ("kind", "plane", "cells"),
    [
        ("I", 5, "e5 e6 e7 f5 f7 g5 g6 g7"),
        ("N", 5, "d5 d7 e4 e8 g4 g8 h5 h7"),
        ("T", 5, "d4 d6 d8 f4 f8 h4 h6 h8"),
        ("P", 5, "a1 a11 a6 f1 f11 l1 l11 l6"),
        ("P", 4, "b10 b2 b6 f10 f2 k10 k2 k6"),
    ],
)
def test_w3_the_reach_of_each_kind(kind: str, plane: int, cells: str) -> None:
    assert steps({"f6": "aG", "m12": "bG"}, kind, plane=plane) == cells


def test_w3_all_leap_over_anything() -> None:
    around = dict.fromkeys(["e5", "e6", "e7", "f5", "f7", "g5", "g6", "g7"], "bi")
    pieces = {"f6": "aG", "m12": "bG", **around}
    assert steps(pieces, "I") == ""
    assert len(steps(pieces, "N").split()) == 8
    assert len(steps(pieces, "T").split()) == 8
    assert len(steps(pieces, "P").split()) == 8


def test_w3_reach_ends_at_the_edge() -> None:
    assert steps(GENERALS, "I") == "a2 b1 b2"
    assert steps(GENERALS, "N") == "b3 c2"
    assert steps({"m5": "aG", "a12": "bG"}, "N") == "k4 k6 l3 l7"


def test_w4_a_step_places_a_unit_and_the_source_stays() -> None:
    game, position = at(GENERALS)
    after = game.after(position, parlour.read_move(game, position, "Nc2"))
    assert str(after) == text({**GENERALS, "c2": "aN"}, "a I0N1T0P0 0 - 1")


@pytest.mark.parametrize("victim", ["bI", "bN", "bT", "bP"])
@pytest.mark.parametrize("kind", ["I", "N", "T", "P"])
def test_w4_w6_a_kill_makes_a_fortress_of_the_kind(victim: str, kind: str) -> None:
    cell = {"I": "b2", "N": "b3", "T": "c3", "P": "f6"}[kind]
    game, position = at({**GENERALS, cell: victim})
    after = played(game, position, kind + cell).position
    used = "".join(f"{k}{int(k == kind)}" for k in KINDS)
    assert str(after) == text({**GENERALS, cell: "a" + kind.lower()}, f"a {used} 0 - 1")


def test_w4_own_units_are_no_targets() -> None:
    assert steps({**GENERALS, "b2": "aN"}, "I") == "a2 b1"


def test_w4_units_and_generals_of_players_who_are_out_can_be_killed() -> None:
    pieces = {**FOUR, "b2": "bI", "b1": "bG", "a2": "cI"}
    del pieces["a12"]
    game, position = at(pieces, "a I0N0T0P0 0 b 3")
    assert "b1" in steps(pieces, "I", "a I0N0T0P0 0 b 3").split()
    record = played(game, position, "Ib1-Ib2-Ia2")
    assert str(record.position).split()[4] == "b"


# W5–W7: sources, fortresses, links


def test_w5_a_unit_is_a_source_for_its_own_kind_only() -> None:
    line = {**GENERALS, "b2": "aI", "c3": "aT"}
    assert "d4" not in steps(line, "I").split()
    assert {"e5", "c5", "e3"} <= set(steps(line, "T").split())
    assert set(steps(line, "N").split()) == {"b3", "c2"}


def test_w5_a_fortress_is_a_source_for_every_kind() -> None:
    line = {**GENERALS, "b2": "ai"}
    assert {"c3", "a3"} <= set(steps(line, "I").split())
    assert {"d3", "c4"} <= set(steps(line, "N").split())
    assert {"d4", "b4"} <= set(steps(line, "T").split())
    assert {"g7", "b7"} <= set(steps(line, "P").split())


def test_w5_with_fortress_kind_only_for_the_kind_that_killed() -> None:
    for built in KINDS:
        line = {**GENERALS, "b2": "a" + built.lower()}
        for kind, cell in (("I", "c3"), ("N", "d3"), ("T", "d4"), ("P", "g7")):
            assert (cell in steps(line, kind, fortress="kind").split()) == (kind == built)


@pytest.mark.parametrize("owner", ["a", "b", "c"])
def test_w6_a_fortress_is_permanent(owner: str) -> None:
    pieces = {**FOUR, "b2": owner + "i", "b3": owner + "n"}
    assert steps(pieces, "I") == ("a2 a3 a4 b1 b4 c1 c2 c3 c4" if owner == "a" else "a2 b1")
    assert "b3" not in steps(pieces, "N").split()


def test_w6_a_fortress_is_the_killers_and_cuts_the_victims_link() -> None:
    pieces = {**GENERALS, "l11": "bI", "k10": "bI", "m11": "aI", "i9": "aG"}
    del pieces["a1"]
    game, position = at(pieces)
    assert game.linked(position, 1).bit_count() == 3
    record = played(game, position, "Ik10-end")
    assert game.linked(record.position, 1).bit_count() == 2


def test_w7_an_unlinked_unit_is_no_source_but_stands_and_can_be_killed() -> None:
    pieces = {**GENERALS, "e5": "aI", "l11": "aI"}
    assert steps(pieces, "I") == "a2 b1 b2"
    assert "l11" in steps(pieces, "I", "b I0N0T0P0 0 - 2").split()


@pytest.mark.parametrize("between", ["aI", "aN", "aT", "aP", "ai", "an", "at", "ap"])
def test_w7_own_units_of_any_kind_and_own_fortresses_link(between: str) -> None:
    assert {"d4", "d3"} <= set(steps({**GENERALS, "b2": between, "c3": "aI"}, "I").split())


@pytest.mark.parametrize("between", ["bI", "bi", ""])
def test_w7_nothing_of_others_links(between: str) -> None:
    assert "d4" not in steps({**GENERALS, "b2": between, "c3": "aI"}, "I").split()


def test_w7_links_touch_and_do_not_leap() -> None:
    assert "e5" not in steps({**GENERALS, "c3": "aT"}, "T").split()


def test_w7_links_count_afresh_after_each_step() -> None:
    game, position = at({**GENERALS, "c3": "aT"})
    assert "Te5" not in map(str, game.legal_moves(position))
    played(game, position, "Ib2-Te5")
    with pytest.raises(parlour.IllegalMove, match="not linked to your general"):
        parlour.Record(game, position).play("Te5")


# W8, W8a: exchanges, end and pass


def test_w8_a_step_is_legal_exactly_if_the_turn_with_it_is() -> None:
    for used in product(range(8), range(6), range(6), range(5)):
        extras = sum(max(0, n - base) for n, base in zip(used, BASE, strict=True))
        if extras > used.count(0):
            continue
        for i, kind in enumerate(KINDS):
            longer = [n + (i == j) for j, n in enumerate(used)]
            extras = sum(max(0, n - base) for n, base in zip(longer, BASE, strict=True))
            assert (kind in open_kinds(used)) == (extras <= longer.count(0))


@pytest.mark.parametrize(
    ("used", "kinds"),
    [
        ("I0N0T0P0", "INTP"),
        ("I1N0T0P1", "INTP"),
        ("I4N2T2P0", "INTP"),
        ("I4N2T2P1", ""),
        ("I5N2T2P0", ""),
        ("I5N1T1P0", "NT"),
        ("I7N0T0P0", ""),
        ("I0N0T0P3", "INTP"),
        ("I0N1T0P3", "N"),
        ("I0N0T0P4", ""),
    ],
)
def test_w8_exchanges(used: str, kinds: str) -> None:
    assert open_kinds(tuple(map(int, used[1::2]))) == kinds


def test_w8_four_planes_for_all_the_rest() -> None:
    game, position = at({"f6": "aG", "m12": "bG"})
    record = played(game, position, "Pa6-Pf1-Pf11-Pl6")
    assert str(record.position).split()[1] == "b"
    with pytest.raises(parlour.IllegalMove, match="W8"):
        played(game, position, "Pa6-Pf1-Ie5-Ne8-Tf8")


def test_w8a_pass_before_the_first_step_end_after_it() -> None:
    game, position = at(GENERALS)
    assert "pass" in map(str, game.legal_moves(position))
    assert "end" not in map(str, game.legal_moves(position))
    after = played(game, position, "Ib2").position
    assert "end" in map(str, game.legal_moves(after))
    assert "pass" not in map(str, game.legal_moves(after))
    with pytest.raises(parlour.IllegalMove, match="decline the whole turn"):
        parlour.Record(game, position).play("end")
    with pytest.raises(parlour.IllegalMove, match="first step"):
        parlour.Record(game, after).play("pass")
    assert rest(played(game, after, "end").position) == "b I0N0T0P0 0 - 2"


def walled(free: str) -> dict[str, str]:
    """Everything that the general on a1 reaches is a wall, but for the cell `free`."""
    walls = {"a2", "b1", "b2", "b3", "c2", "a3", "c1", "c3", "a6", "f1", "f6"} - {free}
    return GENERALS | dict.fromkeys(walls, "bi")


def test_w8a_the_turn_ends_by_itself_when_no_step_is_left() -> None:
    game, position = at(walled("f6"))
    record = played(game, position, "Pf6")
    assert rest(record.position) == "b I0N0T0P0 0 - 2"


def test_w8a_without_a_step_pass_is_the_only_move_and_end_in_mid_turn() -> None:
    game, position = at(walled(""))
    assert [str(move) for move in game.legal_moves(position)] == ["pass"]
    game, position = at(walled(""), "a I1N0T0P0 0 - 3")
    assert [str(move) for move in game.legal_moves(position)] == ["end"]
    game, position = at(GENERALS, "a I4N2T2P1 0 - 3")
    assert [str(move) for move in game.legal_moves(position)] == ["end"]
