"""`.mat`: the dialects, what is refused, round trips, fuzz (B15, B16)."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour import files, load
from parlour.game import CHANCE, IllegalMove, ParlourError, TextError
from parlour.games import open_position, read_records
from parlour.games.backgammon.formats import mat
from parlour.games.backgammon.match import MatchPosition
from parlour.record import Event, Record
from tests.games.backgammon_records import random_record

DATA = Path(__file__).parents[1] / "data" / "backgammon"
MATCH = """\
; [Player 1 "Ann"]
; [Player 2 "Bob"]
; [Variation "Backgammon"]
; [Crawford "On"]

 5 point match

 Game 1
 Ann : 0                          Bob : 0
  1) 31: 8/5 6/5                  42: 8/4 6/4
  2) 61: 13/7 8/7                 55: 13/3(2)
  3)  Doubles => 2                 Takes
  4) 54: 24/15                    31: 13/10* 6/5
  5) 66:                          41: 10/6 24/23
                                  Wins 4 points

 Game 2
 Ann : 0                          Bob : 4
  1)                              31: 8/5 6/5
      Wins 1 point
"""


def read(text: str) -> Record[Any, Any]:
    (record,) = mat.read(text, "match.mat")
    return record


def refused(text: str, kind: type[ParlourError] = IllegalMove) -> ParlourError:
    with pytest.raises(kind) as caught:
        mat.read(text, "match.mat")
    assert str(caught.value) != caught.value.code
    return caught.value


def game(rows: str, head: str = " 5 point match", score: str = "0:0") -> str:
    """A text of one game with these rows."""
    first, second = score.split(":")
    return f"{head}\n\n Game 1\n Ann : {first}      Bob : {second}\n{rows}\n"


def boards(record: Record[Any, Any]) -> list[Any]:
    """The rules, the names, the position at every roll and what stands in the end."""
    rolls = [position for position in record.positions if record.game.actor(position) == CHANCE]
    return [record.game, record.tags, rolls, record.position, record.outcome]


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


# What is refused


@pytest.mark.parametrize(
    ("ours", "theirs", "code", "line"),
    [
        ("31: 8/5 6/5  ", "31: 8/5 6/4  ", "backgammon-play", "10: 31: 8/5 6/4"),
        ("31: 8/5 6/5  ", "31: 8/5      ", "backgammon-mat-short", "10: 31: 8/5"),
        ("31: 8/5 6/5  ", "33: 8/5 6/5  ", "backgammon-tie", "10: 33: 8/5 6/5"),
        ("31: 8/5 6/5  ", "31:          ", "backgammon-pass", "10: 31:"),
        ("66:", "55:", "backgammon-pass", "14: 55:"),
        (
            "41: 10/6 24/23\n",
            "\n  6) 21: bar/23 6/5\n",
            "backgammon-mat-turn",
            "15: 21: bar/23 6/5",
        ),
        (" Takes", "31: 8/5 6/5", "backgammon-answer-due", "12: 31: 8/5 6/5"),
        (" Takes", "  Rolls", "backgammon-answer-due", "12: Rolls"),
        ("  4) 54: 24/15 ", "  4)  Takes    ", "backgammon-no-double", "13: Takes"),
        ("42: 8/4 6/4\n", "11/7 11/9\n", "backgammon-mat-no-dice", "10: 11/7 11/9"),
        ("42: 8/4 6/4\n", "8/4\n", "backgammon-mat-no-dice", "10: 8/4"),
    ],
)
def test_illegal_cells_name_the_line_and_the_text(
    ours: str, theirs: str, code: str, line: str
) -> None:
    error = refused(MATCH.replace(ours, theirs, 1))
    assert (error.code, error.where) == (code, f"match.mat:{line}")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "backgammon-mat-empty"),
        (" 5 point match\n", "backgammon-mat-empty"),
        (" Game 1\n Ann : 0   Bob : 0\n", "backgammon-mat-length"),
        (" 5 point match\n  1) 31: 8/5 6/5\n", "backgammon-mat-line"),
        (" 5 point match\n Game 1\n  1) 31: 8/5 6/5\n", "backgammon-mat-names"),
        (game("  1) 31: 8/5 6/5  42: 8/4 6/4 61: 13/7 8/7"), "backgammon-mat-columns"),
        (game("  1) 31: 8/5 6/5     Wins a lot"), "backgammon-mat-wins"),
        (game("  1) 31: 8/five"), "backgammon-move"),
        (game("", '; [Variation "Tavla"]\n 5 point match'), "backgammon-mat-tag"),
        (game("", '; [Crawford "perhaps"]\n 5 point match'), "backgammon-mat-tag"),
        (game("", '; [Automatic Doubles "many"]\n 0 point match'), "option-number"),
        (game("", " 99999 point match"), "option-number"),
        (game('; [XGID "nonsense"]'), "backgammon-xgid-fields"),
    ],
)
def test_what_cannot_be_read(text: str, code: str) -> None:
    error = refused(text, ParlourError)
    assert error.code == code
    assert error.where is not None
    assert error.where.startswith("match.mat")


def test_other_texts_are_not_recognised() -> None:
    for text in ("", "\n", "5 points", '[Game "ataxx"]\n\n; 7 point match\n1. g2 *', "Game over"):
        assert not mat.recognises(text)


# Money sessions, starts, what is lost


def test_b16_a_money_game_is_a_record_and_a_session_one_text() -> None:
    rows = [line.replace("and the match", "") for line in MATCH.splitlines()[7:]]
    text = "\n".join([" 0 point match", "", *rows, ""])
    first, second = mat.read(text)
    assert (first.position.score, second.position.score) == ((0, 0), (0, 4))
    assert first.outcome is not None
    assert first.outcome.payoffs == (-4.0, 4.0)
    assert refused(text.replace("Bob : 4", "Bob : 3")).code == "backgammon-mat-score"
    together = mat.write_all([first, second])
    assert together.count("point match") == 1
    assert mat.read(together) == [first, second]
    apart = mat.write_all([second, first])
    assert apart.count("point match") == 2
    assert mat.read(apart) == [second, first]
    assert mat.read(mat.write_all([first, read(MATCH), second])) == [first, read(MATCH), second]


def test_b16_a_start_of_its_own_is_written_as_xgid() -> None:
    """Set up, in mid-turn, with an answer due, at a score: nothing is lost."""
    for text, options in (
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 1", {}),
        ("XGID=-b----E-C---eE---c-e----B-:1:1:1:00:2:4:3:0:6 throw", {"cube": "on"}),
        ("XGID=-b----E-C---eE---c-e----B-:1:1:-1:B:2:4:3:0:10 -", {"raccoons": "on"}),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:-1:00:4:2:1:5:10 -", {}),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:4:2:0:5:10 -", {"crawford": "on"}),
    ):
        rules, start = open_position("backgammon", text, None, options)
        record = Record(rules, start)
        written = mat.write(record)
        assert f'; [XGID "{text.removeprefix("XGID=")}"]' in written
        assert read(written) == record
        record.play(record.legal_moves[0])
        assert read(mat.write(record)) == record


def test_b16_a_last_roll_not_yet_played_is_no_pass() -> None:
    """Bare dice at the end of a game mean no play yet, `Cannot Move` the pass; before, a pass."""
    text = "XGID=-A-----------------bbbbbbA:0:0:1:00:0:0:0:0:10 -"
    record = Record(*open_position("backgammon", text)).play("66")
    assert mat.write(record).endswith("  1) 66:\n")
    assert read(mat.write(record)) == record
    record.play("pass")
    assert mat.write(record).endswith("  1) 66: Cannot Move\n")
    assert read(mat.write(record)) == record
    record.play("65")
    assert mat.write(record).endswith("  1) 66:                          65:\n")
    assert read(mat.write(record)) == record


def test_b16_a_chosen_roll_before_the_dice() -> None:
    """Written where nothing but the end of the game follows."""
    for end in ("", "      Wins 1 point\n", "                                  Wins 1 point\n"):
        record = read(game(f"  1) 31: 8/5 6/5                   Rolls\n{end}"))
        assert str(record.moves[-1]) == "roll"
        assert mat.write(record).endswith(f" Rolls\n{end}")
        assert read(mat.write(record)) == record


def test_b16_what_the_format_cannot_hold_is_said() -> None:
    record = Record(load("backgammon", match=3)).play("31").play("8/5", clock=90)
    assert [code for code, _ in mat.losses(record)] == ["backgammon-mat-clocks"]
    record.comments[1] = "The best opening throw."
    record.note("resign", 0, 1).note("refuse", 1)
    record.play("6/5").play("roll")
    assert list(mat.losses(record)) == [
        ("backgammon-mat-clocks", {"count": 1}),
        ("backgammon-mat-comments", {"count": 1}),
        ("backgammon-mat-events", {"count": 2, "kinds": "resign refuse"}),
    ]
    assert mat.losses(read(MATCH)) == []
    assert files.losses(record, "mat") == mat.losses(record)


def test_b16_random_records_come_back() -> None:
    """Any option, any start, any end: read back equal, and written again to the same bytes."""
    for seed in range(60):
        record = random_record(seed)
        text = mat.write(record)
        (again,) = read_records(text)
        assert (again.game, again.start, again.tags) == (record.game, record.start, record.tags)
        assert again.entries == record.entries
        assert mat.write(again) == text


# Fuzz

PIECES = [
    "\n",
    "\t",
    " ",
    "  1) ",
    "31:",
    "66:",
    " Doubles => 2",
    " Takes",
    " Drops",
    " Beavers => 4",
    "Raccoons",
    "Rolls",
    "Accepts",
    "Wins 2 points",
    "Losses 1 point",
    " and the match",
    "\n Game 2\n",
    "\n0 point match\n",
    '; [XGID "',
    '\n; [Crawford "Off"]\n',
    '\n; [Cube "Off"]\n',
    '\n; [Tie "33"]\n',
    '\n; [Variation "Hypergammon"]\n',
    '\n; [XGID "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10 open"]\n',
    "/",
    "*",
    "(2)",
    "bar",
    "off",
    "25",
    "0",
    "99",
    "٣",
    "一",
    "\x00",
    "\u2028",
    ":",
    '"',
    "[",
    "]",
    "24/18*/13",
    "13/9",
    "-1",
    "999999999999",
]


def mutated(random: Random, text: str) -> str:
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        kind, at = random.random(), random.randrange(len(text) + 1)
        end = at + random.choice((0, 1, 1, 2, 5, 30, 200))
        if kind < 0.3:
            text = text[:at] + text[end:]
        elif kind < 0.7:
            text = text[:at] + random.choice(PIECES) + text[end if kind > 0.6 else at :]
        elif kind < 0.8:
            text = text[:at] + chr(random.randrange(0x250)) + text[at + 1 :]
        else:
            lines = text.split("\n")
            line = random.randrange(len(lines))
            lines[line:line] = random.choice(([], [lines[line]], [random.choice(lines)]))
            if kind > 0.9:
                del lines[line]
            text = "\n".join(lines)
    return text


def fuzz(seed: int, count: int) -> None:
    """Mutated texts give records that come back, or a `ParlourError` with its place."""
    random = Random(seed)
    money = MATCH.replace(" 5 point", " 0 point").replace("  3)  D", "; x\n  3)  D")
    for _ in range(count):
        text = mutated(random, random.choice((MATCH, money)))
        try:
            records = mat.read(text, "fuzz.mat")
        except ParlourError as error:
            said, where = str(error), error.where or ""
            records = []
        else:
            said, where = " ", "fuzz.mat"
        assert " " in said
        assert where.startswith("fuzz.mat")
        if records:
            assert mat.read(mat.write_all(records)) == records


def test_fuzz_matches() -> None:
    fuzz(1, 400)


@pytest.mark.long
def test_fuzz_matches_long() -> None:
    fuzz(2, 100_000)
