"""`parlour legal`."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Parlour

DICE = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 -"


def test_moves_are_one_a_line_and_sorted_bytewise(parlour: Parlour) -> None:
    ran = parlour("legal", "slime-trail")
    assert ran.status == 0
    assert ran.lines == ["c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"]
    long = parlour("legal", "klopodavka").lines
    assert long == sorted(long, key=str.encode)


def test_after_adds_the_position(parlour: Parlour) -> None:
    assert "e5\t7/7/4s2/3#3/7/7/7 2" in parlour("legal", "slime-trail", "--after").lines


def test_a_finished_game_has_no_moves(parlour: Parlour) -> None:
    ran = parlour("legal", "slime-trail", "--position", "2s/3/3 1")
    assert ran == (0, "", "")


def test_chance_nodes_list_their_outcomes(parlour: Parlour) -> None:
    assert len(parlour("legal", "backgammon").lines) == 30
    assert parlour("legal", "backgammon", "--turns") == parlour("legal", "backgammon")


def test_names_with_underscores_and_the_seed(parlour: Parlour) -> None:
    assert parlour("legal", "slime_trail") == parlour("legal", "slime-trail")
    by_seed = parlour("legal", "ataxx", "--set", "setup=random", "--seed", "7")
    assert by_seed == parlour("legal", "ataxx", "--set", "setup=random:7")


def test_turns_are_whole_and_one_for_each_end(parlour: Parlour) -> None:
    ran = parlour("legal", "virus-war", "--set", "size=3x3", "--set", "steps=2", "--turns")
    assert ran.lines == ["a1-a2", "a1-b1", "a1-b2"]


def test_turns_of_backgammon_are_joined_by_spaces(parlour: Parlour) -> None:
    lines = parlour("legal", "backgammon", "--turns", "--position", DICE).lines
    assert "6/5 8/5" in lines
    assert not any("*" in line or "(" in line for line in lines)


def test_the_rest_of_a_turn_in_mid_turn(parlour: Parlour) -> None:
    position = "3/3/x2 x 1 0 1"
    ran = parlour("legal", "virus-war", "--set", "steps=2", "--turns", "--position", position)
    assert ran.lines == ["a2", "b1", "b2"]


def test_w10_end_is_written_only_where_it_is_the_whole_rest(parlour: Parlour) -> None:
    position = "/".join(["11bG", *["12"] * 10, "aG11"]) + " a I3N2T2P0 0 - 1"
    lines = parlour("legal", "war", "--turns", "--position", position).lines
    assert "end" in lines
    assert "Ia2" in lines
    assert "Ia2-Pf1" in lines
    assert not any(line.endswith("-end") for line in lines)


def test_too_many_turns_are_refused(parlour: Parlour) -> None:
    ran = parlour("legal", "klopodavka", "--turns", "--max", "50")
    assert (ran.status, ran.out) == (2, "")
    assert "more than 50 different turns" in ran.err


def test_the_limit_counts_turns_only(parlour: Parlour) -> None:
    turns = parlour("legal", "backgammon", "--turns", "--position", DICE).lines
    options = ("legal", "backgammon", "--turns", "--position", DICE, "--max")
    assert parlour(*options, str(len(turns))).lines == turns
    assert parlour(*options, str(len(turns) - 1)).status == 2


def test_batch_answers_every_line_and_goes_on(parlour: Parlour) -> None:
    lines = [b"3/1s1/3 1", b"nonsense", b"", b"\xff\xfe", b"2s/3/3 1"]
    ran = parlour("legal", "slime-trail", "--batch", input=b"\r\n".join(lines) + b"\n")
    assert (ran.status, ran.err) == (0, "")
    first, *bad, last = map(json.loads, ran.lines)
    moves = ["a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"]
    assert first == {"position": "3/1s1/3 1", "over": False, "payoffs": None, "legal": moves}
    assert last == {"position": "2s/3/3 1", "over": True, "payoffs": [-1, 1], "legal": []}
    assert [set(answer) for answer in bad] == [{"position", "error"}] * 3
    assert bad[0]["position"] == "nonsense"
    assert "nonsense" in bad[0]["error"]


def test_batch_with_after_and_turns(parlour: Parlour) -> None:
    ran = parlour(
        "legal", "virus-war", "--set", "steps=2", "--batch", "--after", "--turns",
        input=b"3/3/3 x 2 0 1\n",
    )  # fmt: skip
    [answer] = map(json.loads, ran.lines)
    assert answer["legal"] == ["a1-a2", "a1-b1", "a1-b2"]
    assert answer["after"]["a1-b2"] == "3/1x1/x2 o 2 0 2"


@pytest.mark.parametrize("lang", ["ko", "ru"])
def test_batch_speaks_the_language(parlour: Parlour, lang: str) -> None:
    ran = parlour("legal", "slime-trail", "--batch", "--lang", lang, input=b"s 1\n")
    [answer] = map(json.loads, ran.lines)
    assert not answer["error"].isascii()
