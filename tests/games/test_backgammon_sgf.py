"""`.sgf` of GNU Backgammon: what it writes, what we write, and what is refused (B16)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour import files, load
from parlour.game import ParlourError, TextError
from parlour.games import read_records
from parlour.games.backgammon.formats import mat, sgf, sgf_text
from parlour.record import Event, Record
from tests.games.backgammon_records import random_record
from tests.games.mat_texts import DATA, MATCH, boards
from tests.games.mat_texts import read as read_mat

CASES = Path(__file__).parents[3] / "shared" / "cases" / "backgammon"
FILES = sorted([*CASES.glob("galaxy/*.txt"), *CASES.glob("studio/*.txt")])
HEAD = "(;FF[4]GM[6]AP[GNU Backgammon:1.07.001]MI[length:{}][game:0][ws:0][bs:0]PW[Ann]PB[Bob]"


def tree(nodes: str, length: int = 5, root: str = "RU[Crawford]") -> str:
    return f"{HEAD.format(length)}{root}\n{nodes})\n"


def read(text: str) -> Record[Any, Any]:
    (record,) = sgf.read(text, "match.sgf")
    return record


def again(record: Record[Any, Any]) -> Record[Any, Any]:
    return read(sgf.write_all([record]))


# Files of GNU Backgammon


def test_b16_an_analysed_match_is_written_again_to_the_letter() -> None:
    """What GNU Backgammon 1.07 wrote (its lists of candidates cut short): every byte comes back."""
    text = (DATA / "analysed.sgf").read_text("utf-8")
    assert sgf.recognises(text)
    (record,) = read_records(text, "analysed.sgf")
    assert record.game == load("backgammon", match=3)
    assert record.position.score == (1, 4)
    assert record.tags["EventDate"] == "2024.02.11"
    assert files.write([record], "sgf") == text
    assert sgf.losses(record) == []


def test_b16_what_an_analysis_says_lies_beside_its_move() -> None:
    (record,) = files.read(DATA / "analysed.sgf")
    assert record.annotations[0]["root.GS"][0].startswith("M:17 23")
    first = record.annotations[0]
    assert (first["A"][0], first["A"][1][:9], first["MR"]) == ("0", "mixw E ve", ("",))
    assert list(record.comments.values()) == ["A wrong drop: ] and \\ are kept."]
    kinds = {key for said in record.annotations.values() for key in said}
    assert {"A", "DA", "LU", "MR", "BC", "root.GS", "root.AP"} <= kinds


def test_b16_the_same_match_in_both_formats() -> None:
    """GNU made the sample from this `.mat`: White is the left column."""
    (ours,) = files.read(DATA / "repeated.mat")
    (theirs,) = files.read(DATA / "analysed.sgf")
    assert boards(theirs)[2:] == boards(ours)[2:]


def test_b16_mat_says_what_it_cannot_hold_of_an_analysis() -> None:
    (record,) = files.read(DATA / "analysed.sgf")
    codes = {code: values["count"] for code, values in mat.losses(record)}
    assert files.read(files.write([record], "mat"))[0].comments == record.comments
    assert codes["backgammon-mat-annotations"] == sum(map(len, record.annotations.values()))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_b16_a_file_of_a_server_as_sgf(file: Path) -> None:
    (record,) = files.read(file)
    text = files.write([record], "sgf")
    (back,) = files.read(text)
    assert back == record
    assert files.write([back], "sgf") == text


# Moves and results


def test_b16_moves_cube_and_result() -> None:
    nodes = ";W[31hefe]\n;B[42qusu]\n;W[double]\n;B[take]\n;W[61mghg]\n;B[double]\n;W[drop]"
    record = read(tree(nodes, root="RU[Crawford]RE[B+2]"))
    moves = [str(move) for move in record.moves]
    assert moves[:3] == ["31", "8/5", "6/5"]
    said = ["roll", "double", "take", "double", "drop"]
    assert [move for move in moves if move.isalpha()] == said
    assert record.position.score == (0, 2)
    assert record.tags == {"Player 1": "Ann", "Player 2": "Bob"}
    assert again(record) == record


def test_b6_bar_and_off() -> None:
    """`y` is the bar, `z` off."""
    setup = ";PL[W]AE[a:y]AW[b][b][y]AB[a][a][f][f][v][w]\n;W[63yv]"
    record = read(tree(setup, 0, "RU[NoCube]"))
    assert [str(move) for move in record.moves] == ["63", "bar/22"]
    record = read(tree(";PL[B]AE[a:y]AW[b][b]AB[w][x]\n;B[63wzxz]", 0, "RU[NoCube]"))
    assert [str(move) for move in record.moves] == ["63", "2/off", "1/off"]
    assert record.outcome is not None


@pytest.mark.parametrize(
    ("result", "events"),
    [
        ("W+1R", [Event("resign", 1, (1,)), Event("accept", 0)]),
        ("W+2R", [Event("resign", 1, (2,)), Event("accept", 0)]),
        ("B+3R", [Event("resign", 0, (3,)), Event("accept", 1)]),
        ("W+2", [Event("resign", 1, (2,)), Event("accept", 0)]),
    ],
)
def test_b14_a_resignation_has_its_level(result: str, events: list[Event]) -> None:
    record = read(tree(";W[31hefe]", root=f"RU[Crawford]RE[{result}]"))
    assert record.entries[-2:] == events
    assert again(record) == record


def test_b13_the_crawford_game_is_stated() -> None:
    """With `CrawfordGame` a first game at a point from the end is it, without it is not."""
    text = tree(";W[31hefe]").replace("[ws:0]", "[ws:4]")
    assert not read(text).position.is_crawford
    stated = read(text.replace("RU[Crawford]", "RU[Crawford:CrawfordGame]"))
    assert stated.position.is_crawford
    assert again(stated) == stated


def test_b12_money_play() -> None:
    """Jacoby where `RU` says so, beavers where a double answers one, `CV` automatic doubles."""
    nodes = ";W[31hefe]\n;B[double]\n;W[double]\n;B[take]"
    record = read(tree(nodes, 0, "RU[Jacoby]"))
    assert record.game == load("backgammon", cube="on", beavers="on")
    assert record.position.value == 4
    assert again(record) == record
    assert read(tree(";W[31hefe]", 0, "")).game == load("backgammon", cube="on", jacoby="off")
    doubled = read(tree(";W[31hefe]", 0, "RU[Jacoby]CV[4]"))
    assert (doubled.start.value, doubled.start.owner, doubled.start.play.opening) == (4, None, True)
    assert again(doubled) == doubled
    assert read(tree(";W[31hefe]", 0, "RU[NoCube]")).game == load("backgammon")


@pytest.mark.parametrize(
    ("word", "start"), [("Nackgammon", "nackgammon"), ("Hypergammon3", "hypergammon")]
)
def test_b2_variants(word: str, start: str) -> None:
    record = read(tree(";PL[W]DI[31]", root=f"RU[Crawford:{word}]"))
    assert record.game == load("backgammon", match=5, start=start)
    assert again(record) == record


def test_dice_without_a_play_at_the_end() -> None:
    """They lie there to be played; a pass where nothing can be."""
    assert [str(move) for move in read(tree(";W[31]")).moves] == ["31"]
    lying = read(tree(";W[31hefe]\n;PL[B]DI[22]"))
    assert str(lying.moves[-1]) == "22"
    assert again(lying) == lying
    shut = ";PL[W]AE[a:y]AW[y]AB[s][s][t][t][u][u][v][v][w][w][x][x][a]"
    assert str(read(tree(f"{shut}\n;W[44]", 0, "RU[NoCube]")).moves[-1]) == "pass"


# Positions set up


def test_b16_a_position_set_up_by_gnu() -> None:
    """As its `save position` and `set xgid` write it: Black is the XGID's bottom player there."""
    setup = (
        ";PL[B]AE[a:y]AW[a][a][f][f][f][f][f][h][h][h][x][x]"
        "AB[u][u][s][s][s][s][q][q][q][n][n][l][l][l][c]\n;CV[2]\n;CP[b]\n;PL[B]DI[52]"
    )
    record = read(tree(setup))
    assert str(record.start) == (
        "XGID=-B-a--E-C---c-b--c-d-b--B-:1:-1:-1:00:0:0:0:5:10 -"
        # seen by seat 1, which is White
    )
    assert str(record.position).split(":")[4] == "52"
    assert again(record) == record


def test_b16_a_set_up_in_mid_game_begins_another_record() -> None:
    nodes = ";W[31hefe]\n;B[42qusu]\n;CV[4]\n;CP[w]\n;W[double]\n;B[drop]"
    first, second = sgf.read(tree(nodes, root="RU[Crawford]RE[W+4]"), "match.sgf")
    assert len(first.moves) == 7
    assert (second.start.game.value, second.start.game.owner) == (4, 0)
    assert second.start.game.play.points == first.position.game.play.points
    assert second.position.score == (4, 0)
    assert sgf.read(sgf.write_all([first, second]), "x") == [first, second]


def test_b18_any_start_and_end_come_back() -> None:
    """Mid-turn, answers due, dice standing, ties, every option: 40 random records."""
    for seed in range(40):
        record = random_record(f"sgf {seed}", 150)
        text = sgf.write_all([record])
        assert sgf.read(text, "x") == [record], seed
        assert sgf.write_all(sgf.read(text, "x")) == text


# What stands beside the play


def test_what_is_not_known_is_kept_in_its_place() -> None:
    """Private properties, nodes without a move, variations, unread results, unknown rules."""
    text = tree(
        ";ZZ[a\\]b][c]\n;W[31hefe]QQ[]\n(\n;PL[B]DI[42]LU[0.5]\n;B[42qusu]C[one\\]\n\\\\two]\n"
        ";N[end])(;B[42lnlp];W[11])",
        root="RU[Crawford:NoBeer]RE[Void]ST[2]",
    )
    record = read(text)
    assert record.annotations[0]["root.ST"] == ("2",)
    assert record.annotations[0]["root.RU"] == ("NoBeer",)
    assert record.annotations[0]["before0.ZZ"] == ("a\\]b", "c")
    assert record.annotations[0]["QQ"] == ("",)
    assert record.annotations[3]["before0.LU"] == ("0.5",)
    assert record.annotations[3]["variation"] == ("(;B[42lnlp];W[11])",)
    assert record.comments == {3: "one]\n\\two"}
    written = sgf.write_all([record])
    for piece in ("ZZ[a\\]b][c]", "NoBeer", "RE[Void]", "ST[2]", "LU[0.5]", "(;B[42lnlp];W[11])"):
        assert piece in written
    assert read(written) == record
    assert sgf.write_all([read(written)]) == written


def test_clocks_and_tags() -> None:
    record = Record(load("backgammon"), tags={"Event": "Cup: ] \\", "Match ID": "7:8", "Round": ""})
    record.play("31").play("8/5").play("6/5", clock=58.25)
    record.comments[0] = "Begin"
    assert "WL[58.25]" in sgf.write_all([record])
    assert again(record) == record


def test_a_session_is_one_file() -> None:
    money = load("backgammon", cube="on")
    first = Record(money).play("31").play("8/5").play("6/5").play("double").play("drop")
    second = Record(money, start=type(first.start)(first.start.play, jacoby=True, score=(0, 1)))
    second.play("42")
    text = sgf.write_all([first, second])
    assert text.count("(;FF[4]") == 2
    assert "[game:1][ws:0][bs:1]" in text
    assert sgf.read(text, "x") == [first, second]
    match = read_mat(MATCH)
    assert sgf.read(sgf.write_all([match]) + text, "x") == [match, first, second]


def test_a_session_is_added_up_as_its_writer_did() -> None:
    """GNU counts a win after an automatic double once in the session's score."""
    first = tree(";W[31hefe]\n;B[double]\n;W[drop]", 0, "RU[Jacoby]CV[2]RE[B+2]")
    text = first + first.replace("[game:0]", "[game:1]").replace("[bs:0]", "[bs:1]")
    records = sgf.read(text, "x")
    assert [record.start.score for record in records] == [(0, 0), (0, 1)]
    assert [record.start.value for record in records] == [2, 2]


def test_a_set_up_in_a_later_game_of_a_match_begins_another_record() -> None:
    first = tree(";W[31hefe]", root="RU[Crawford]RE[W+1R]")
    later = tree(";PL[B]AE[a:y]AW[b][b]AB[w][x]\n;B[11wxxzxz]", root="RU[Crawford]RE[B+1]")
    later = later.replace("[game:0][ws:0]", "[game:1][ws:1]")
    records = sgf.read(first + later, "x")
    assert [record.position.score for record in records] == [(1, 0), (1, 1)]
    assert sgf.read(sgf.write_all(records), "x") == records


# Refused


@pytest.mark.parametrize(
    ("text", "where", "code"),
    [
        ("(;GM[6]\n;W[31hefe]", "match.sgf:2", "backgammon-sgf-end"),
        ("(;GM[6]\n;W[31hefe", "match.sgf:2", "backgammon-sgf-open"),
        ("(;GM[6]\n\n;W31]", "match.sgf:3", "backgammon-sgf-text"),
        ("(;GM[6]\n;W;B[11])", "match.sgf:2", "backgammon-sgf-value"),
        ("(;GM[6])\n x", "match.sgf:2", "backgammon-sgf-tree"),
        ("(\n())", "match.sgf:2", "backgammon-sgf-node"),
        ("", "match.sgf:1", "backgammon-sgf-tree"),
        ("(;GM[6])\n(;GM[1];B[aa])", "match.sgf:2", "backgammon-sgf-game"),
        (tree(";W[31hef]"), "match.sgf:2", "backgammon-sgf-move"),
        (tree(";W[71hefe]"), "match.sgf:2", "backgammon-sgf-move"),
        (tree(";W[resign]"), "match.sgf:2", "backgammon-sgf-move"),
        (tree(";W[31h1fe]"), "match.sgf:2", "backgammon-sgf-point"),
        (tree(";W[31hefe]\n;B[31mmmm]"), "match.sgf:3: 31: 12/12 12/12", "backgammon-way"),
        (tree(";W[31hefe]\n;W[31hefe]"), "match.sgf:3: 31: 8/5 6/5", "backgammon-mat-turn"),
        (tree(";W[31hefe]\n;B[31adae]"), "match.sgf:3: 31: 24/21 24/20", "backgammon-play"),
        (tree(";W[31hefe]\n;B[take]"), "match.sgf:3: Takes", "backgammon-no-double"),
        (
            tree(";W[31hefe]", root="RE[W+4R]"),
            "match.sgf:1: Wins 4 points",
            "backgammon-mat-resign",
        ),
        (tree(";W[31hefe]", root="RU[Hypergammon1]"), "match.sgf:1", "backgammon-sgf-variant"),
        (tree(";PL[G]AE[a:y]AW[a]AB[x]"), "match.sgf:2", "backgammon-sgf-colour"),
        (tree(";PL[W]AE[a:y]AW[1]AB[x]"), "match.sgf:2", "backgammon-sgf-point"),
        (tree(";CP[x]"), "match.sgf:2", "backgammon-sgf-owner"),
        (tree(";CV[3]"), "match.sgf:2", "backgammon-sgf-cube"),
        (tree(";AE[a:y]AW[a]AB[a]"), "match.sgf:2", "backgammon-sgf-both"),
        (tree(";AE[a:y]"), "match.sgf:1", "backgammon-no-checkers"),
        (tree(";PL[W]DI[70]"), "match.sgf:2", "backgammon-sgf-dice"),
        (tree(";W[31hefe]WL[soon]"), "match.sgf:2", "backgammon-sgf-clock"),
        (tree(";W[31hefe]").replace("ws:0", "ws:x"), "match.sgf:1", "backgammon-sgf-info"),
    ],
)
def test_broken_input_is_named(text: str, where: str, code: str) -> None:
    with pytest.raises(ParlourError) as caught:
        sgf.read(text, "match.sgf")
    assert (caught.value.where, caught.value.code) == (where, code)
    assert str(caught.value) != code


def test_garbage_is_refused_with_a_sentence() -> None:
    """1,000 files with letters changed, dropped or doubled: read, or refused naming the line."""
    random = Random("sgf")
    text = tree(";W[31hefe]\n;B[42qusu]\n;W[double]\n;B[take]\n;W[61mghg]C[x]", root="RE[W+2R]")
    refused: list[ParlourError] = []
    for _ in range(1000):
        at = random.randrange(len(text))
        new = random.choice(("", text[at] * 2, random.choice("[];()\\WB1axyz:\n")))
        try:
            sgf.read(text[:at] + new + text[at + 1 :], "match.sgf")
        except ParlourError as error:
            refused.append(error)
    assert len(refused) > 200
    assert all(str(error.where).startswith("match.sgf:") for error in refused)


def test_escapes() -> None:
    for text in ("", "a]b", "\\", "\\]", "a:b", "x\ny"):
        assert sgf_text.plain(sgf_text.escaped(text)) == text
    assert sgf_text.plain("one \\\ntwo") == "one two"
    with pytest.raises(TextError):
        sgf_text.read("(" * 200 + ";GM[6]" + ")" * 200, "x")
