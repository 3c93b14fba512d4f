"""`.mat`: the dialects, the ends of games, the cube (B15, B16)."""

from __future__ import annotations

import pytest

from parlour import files, load
from parlour.game import TextError
from parlour.games.backgammon.formats import mat
from parlour.games.backgammon.match import MatchPosition
from parlour.record import Event, Record
from tests.games.mat_texts import DATA, MATCH, boards, game, read, refused

# What is read


def test_b16_a_match_is_one_record() -> None:
    record = read(MATCH)
    assert record.game == load("backgammon", match=5)
    assert record.tags == {"Player 1": "Ann", "Player 2": "Bob"}
    assert record.position.score == (1, 4)
    assert mat.write(record) == MATCH


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("13/3(2)", "13/8 13/8 8/3 8/3"),
        ("13/3(2)", "13/8 8/3 13/8 8/3"),
        ("13/3(2)", "13/8(2) 8/3(2)"),
        ("13/10* 6/5", "13/10 6/5"),
        ("13/10* 6/5", "6/5 13/10*"),
        ("24/15 ", "24/20 20/15 "),
        ("24/15 ", "24/20/15 "),
        ("66:", "66: Cannot Move"),
        ("66:", "66: (no move)"),
        ("66:", "66: pass"),
        ("31: 8/5 6/5   ", "13: 8/5 6/5   "),
        ("31: 8/5 6/5   ", "3 1 : 8/5 6/5   "),
        ("31: 8/5 6/5                  42:", "31: 8/5 6/5 42:"),
        ("31: 8/5 6/5                  42:", "31: 8/5 6/5\t42:"),
        ("  1)                              31", " 1)\t\t31"),
        ("  1)                              31", "1)                   31"),
        ("  1)", " 01 )"),
        ("Wins 4 points", "Wins 4 point"),
        ("                                  Wins 4 points", "  6)                   Wins 4 points"),
        ("      Wins 1 point\n", "  2) Wins 1 point\n"),
        ("      Wins 1 point\n", "  2) Wins 1 point            \n  3)               \n"),
        ("      Wins 1 point\n", "  2)                  Losses 1 point\n      Wins 1 point\n"),
        ("      Wins 1 point\n", "  2)                  Loses 1 point\n"),
        ("                                  Wins 4 points\n", ""),
        (" Doubles => 2  ", "Doubles => 2   "),
        (" Doubles => 2 ", " doubles: =>2 "),
        (" Doubles => 2 ", " Doubles      "),
        (" Takes", "  Accepts "),
        (" 5 point match", "5 points match  "),
        (" 5 point match", "5-point match"),
        (" Game 2", "GAME 2 "),
        ("\n\n", "\n\n\n"),
        ("\n\n", "\n"),
        ("\n", "\r\n"),
        ("; [Player", ";[Player"),
        ('; [Crawford "On"]\n', ""),
        ('; [Variation "Backgammon"]\n', "; a comment\n# another\n"),
        ('; [Player 1 "Ann"]\n; [Player 2 "Bob"]\n', ""),
        (" Ann : 0                          Bob : 0", " Ann : 0    Bob:0"),
        (" Ann : 0                          Bob : 0", "Ann :0\tBob : 0"),
        ("42: 8/4 6/4\n", "8/4 6/4\n"),
        ("; [Player 1", "\ufeff; [Player 1"),
    ],
)
def test_b16_dialects(ours: str, theirs: str) -> None:
    """Every way to write the same match gives the same record."""
    assert ours in MATCH
    text = MATCH.replace(ours, theirs)
    assert mat.recognises(text)
    assert boards(read(text)) == boards(read(MATCH))


def test_b16_bar_and_off_as_numbers() -> None:
    """Snowie writes 25 and 0."""
    start = '; [XGID "---BBB-------------bbb---A:0:0:1:00:0:0:0:5:10 -"]\n'
    words = read(game(start + "  1) 61: bar/18                  65: 6/off 5/off"))
    assert words == read(game(start + "  1) 61: 25/24 24/18             65: 6/0 5/0"))
    assert "65: 6/off 5/off\n" in mat.write(words)


def test_b16_samples_of_two_dialects() -> None:
    """Moves repeated with 0 and 25, capped results; condensed moves, rows to the end."""
    repeated = files.read(DATA / "repeated.mat")[0]
    condensed = files.read(DATA / "condensed.txt")[0]
    assert (repeated.position.score, condensed.position.score) == ((1, 4), (1, 4))
    assert (len(repeated.moves), len(condensed.moves)) == (480, 471)
    assert repeated.tags["Player 1 Elo"] == "1512,25/340"
    for record in (repeated, condensed):
        assert record.outcome is not None
        assert read(mat.write(record)) == record


def test_b16_comment_lines_are_kept_in_their_places() -> None:
    """Before the match, between cells, before a result, at the end; also what looks like a tag."""
    text = MATCH.replace("; [Player 1", "; A match\n; in two lines\n\n; [Player 1")
    text = text.replace("  3)  Doubles", ";a double\n  3)  Doubles")
    text = text.replace(" 41: 10/6 24/23\n", ' 41: 10/6 24/23\n;; [Not "a tag"]\n')
    record = read(text + "# over\n")
    first = next(i for i, move in enumerate(record.moves) if str(move) == "double")
    assert record.comments[0] == "A match\nin two lines"
    assert record.comments[first] == "a double"
    assert list(record.comments.values())[2:] == ['[Not "a tag"]', "over"]
    written = mat.write(record)
    assert read(written) == record
    assert read(written).comments == record.comments
    assert mat.losses(record) == []


# The end of a game


def test_b14_a_win_without_bearing_off_is_a_resignation() -> None:
    record = read(MATCH)
    events = [entry for entry in record.entries if isinstance(entry, Event)]
    assert events == [
        Event("resign", 0, (2,)),
        Event("accept", 1),
        Event("resign", 1, (1,)),
        Event("accept", 0),
    ]


def test_b14_levels_of_a_resignation() -> None:
    """Single, gammon, backgammon times the cube; nothing between, nothing impossible."""
    for points, level in (("2 points", 1), ("4 points", 2), ("6 points", 3)):
        text = MATCH.replace(" 5 point", " 15 point").replace("4 points", points)
        text = text.replace("Bob : 4", f"Bob : {points[0]}")
        entries = read(text).entries
        assert Event("resign", 0, (level,)) in entries
    long = MATCH.replace(" 5 point", " 15 point")
    assert refused(long.replace("4 points", "3 points")).code == "backgammon-mat-resign"
    assert refused(long.replace("4 points", "8 points")).code == "backgammon-mat-resign"


def test_b14_no_gammon_under_jacoby_with_a_centred_cube() -> None:
    rows = "  1) 31: 8/5 6/5\n                                  Wins 2 points"
    jacoby = '; [Jacoby "On"]\n\n 0 point match'
    assert refused(game(rows, jacoby)).code == "backgammon-mat-resign"


def test_b13_some_writers_count_no_more_than_was_needed() -> None:
    """At 4 points of 5 with the cube on 2: in full, as much as was needed, or the length."""
    rows = "\n".join(MATCH.splitlines()[9:14]) + "\n" + " " * 34
    for points, score in ((2, 6), (4, 8), (6, 10), (1, 6), (5, 10)):
        text = game(f"{rows}Wins {points} points and the match", score="0:4")
        assert read(text).position.score == (0, score)
    for points in (3, 7):
        text = game(f"{rows}Wins {points} points and the match", score="0:4")
        assert refused(text).code == "backgammon-mat-resign"


def test_b11_a_drop_may_be_left_unsaid() -> None:
    rows = "  1) 31: 8/5 6/5       Doubles => 2\n  2){}                  Wins 1 point"
    assert read(game(rows.format(""))) == read(game(rows.format("  Drops  ")))


def test_a_result_must_be_so() -> None:
    drops = "  1) 31: 8/5 6/5       Doubles => 2\n  2)  Drops              Wins {} points{}"
    assert read(game(drops.format(1, ""))).position.score == (0, 1)
    wrong = refused(game(drops.format(2, "")))
    assert (wrong.code, wrong.where) == (
        "backgammon-mat-result",
        "match.mat:6: Wins 2 points",
    )
    assert refused(game(drops.format(1, " and the match"))).code == "backgammon-mat-not-match"
    other = MATCH.replace("      Wins 1 point", "  2)  Wins 2 points\n  3) 31: 8/5")
    assert refused(other).code == "record-over"


def test_scores_must_add_up() -> None:
    wrong = refused(MATCH.replace("Bob : 4", "Bob : 2"))
    assert (wrong.code, wrong.where) == ("backgammon-mat-score", "match.mat:18")
    assert str(wrong) == "match.mat:18: the score is stated as 0:2, but it is 0:4"
    end = refused(MATCH.replace("Wins 4 points", "").replace("Bob : 4", "Bob : 0"))
    assert end.code == "backgammon-mat-unfinished"
    assert refused(game("", score="5:0")).code == "backgammon-mat-score"


# The cube


def test_b13_the_crawford_game_is_inferred() -> None:
    """Without a tag it is played unless somebody doubles in it; a first game tells by itself."""
    double = "  2)  Doubles => 2                 Takes\n      Wins 2 points\n"
    text = MATCH.replace("      Wins 1 point\n", double)
    assert refused(text).code == "backgammon-no-cube-crawford"
    assert read(text.replace('; [Crawford "On"]\n', "")).game == load(
        "backgammon", match=5, crawford="off"
    )
    first = " 31: 8/5 6/5                  "
    for rows, score, crawford in (
        (f"  1){first}", "0:4", True),
        (f"  1){first} Doubles => 2", "0:4", False),
        (f"  1){first}", "4:4", False),
        (f"  1){first}", "0:3", False),
    ):
        position = read(game(rows, score=score)).position
        assert isinstance(position, MatchPosition)
        assert position.is_crawford == crawford


def test_b12_jacoby_and_beavers_are_inferred() -> None:
    """A gammon without the cube: no Jacoby. The doubled side doubles at once: beavers."""
    roll = "  1) 31: 8/5 6/5       Doubles => 2\n"
    money = " 0 point match"
    assert read(game("  1) 31: 8/5 6/5      Wins 1 point", money)).game == load(
        "backgammon", cube="on"
    )
    assert read(game("  1) 31: 8/5 6/5      Wins 2 points", money)).game == load(
        "backgammon", cube="on", jacoby="off"
    )
    beaver = read(game(f"{roll}  2)  Beavers => 4\n  3)             Accepts", money))
    assert beaver.game == load("backgammon", cube="on", beavers="on")
    for other in ("Doubles => 4", "Redoubles => 4", "Beavers"):
        assert read(game(f"{roll}  2)  {other}\n  3)             Takes", money)) == beaver
    unsaid = read(game(f"{roll}  2)  Beavers => 4\n  3)             42: 8/4 6/4", money))
    said = read(
        game(f"{roll}  2)  Beavers\n  3)           Takes\n  4)           42: 8/4 6/4", money)
    )
    assert unsaid == said
    raccoon = "  2)  Beavers => 4        Raccoons => 8\n  3)  Takes             42: 8/4 6/4"
    record = read(game(roll + raccoon, money))
    assert record.game == load("backgammon", cube="on", beavers="on", raccoons="on")
    assert (record.position.value, record.position.owner) == (8, 0)
    assert read(mat.write(record)) == record


def test_b11_the_value_of_the_cube_must_be_so() -> None:
    wrong = refused(MATCH.replace("Doubles => 2", "Doubles => 4"))
    assert (wrong.code, wrong.where) == ("backgammon-mat-value", "match.mat:12: Doubles => 4")


def test_b3_ties_that_double_the_cube() -> None:
    record = Record(load("backgammon", cube="on", automatic_doubles=2)).play("33").play("66")
    record.play("31")
    text = mat.write(record)
    assert '; [Tie "33"]\n; [Tie "66"]\n' in text
    assert read(text) == record
    assert refused(text.replace('"66"', '"65"'), TextError).code == "backgammon-mat-tie"
    third = text.replace('"66"]', '"66"]\n; [Tie "11"]')
    assert refused(third).code == "backgammon-tie"
