"""`.mat`: money sessions, starts, what is lost, round trips (B16)."""

from __future__ import annotations

from parlour import files, load
from parlour.games import open_position, read_records
from parlour.games.backgammon.formats import mat
from parlour.record import Record
from tests.games.backgammon_records import random_record
from tests.games.mat_texts import MATCH, game, read, refused


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
