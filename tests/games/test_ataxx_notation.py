"""Ataxx as text: A15 FEN, A16 moves, A17 PGN; bad input of every kind."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

import parlour
from parlour.games import open_position, read_records
from parlour.games.ataxx import notation
from parlour.games.ataxx.notation import from_position, recognises
from parlour.games.ataxx.rules import Ataxx, Clone, Jump, Pass
from parlour.text import LANGUAGES, codes, sentence

START = "x5o/7/7/7/7/7/o5x x 0 1"


def read(text: str, **options: object) -> Any:
    return open_position("ataxx", text, None, options)[1]


def refused(text: str) -> str:
    with pytest.raises(parlour.ParlourError) as error:
        read(text)
    assert error.value.exit_code == 2
    return error.value.code


def one(text: str) -> Any:
    """The single record of a text."""
    [record] = read_records(text, "games.pgn")
    return record


def refusal(text: str) -> parlour.ParlourError:
    with pytest.raises(parlour.ParlourError) as error:
        read_records(text, "games.pgn")
    return error.value


# A15 FEN


def test_a15_positions_round_trip() -> None:
    for text in (
        START,
        "5oo/7/x1-o-2/2x-o2/2-1-1x/4x2/x6 o 9 12",
        "x14o/16/o14x x 0 1",
        "12-3/-15 o 250 999999999",
        "7/7/7/7/7/7/7 o 0 1",
    ):
        assert str(read(text)) == text


def test_a15_ranks_run_from_the_top_and_digits_make_one_number() -> None:
    position = read("x10/11/o10 x 0 1")
    cells = {name: chr(position.cells[i]) for name, i in position.board.index.items()}
    assert cells["a3"] == "x"
    assert cells["a1"] == "o"
    assert cells["k3"] == "."
    assert refused("x10/11/o9 x 0 1") == "board-width"


def test_a15_either_case_and_b_and_w_as_sides() -> None:
    for text in ("X5O/7/7/7/7/7/O5X X 0 1", f"{START[:-5]}b 0 1", f"{START[:-5]}B 0 1"):
        assert str(read(text)) == START
    for side in "oOwW":
        assert read(f"{START[:-5]}{side} 0 1").to_move == 1
    assert refused("b5w/7/7/7/7/7/w5b x 0 1") == "board-symbol"


def test_a15_missing_clocks_are_0_and_1() -> None:
    assert str(read(START[:-4])) == START
    assert str(read(START[:-4] + " 7")) == START[:-4] + " 7 1"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "ataxx-fields"),
        ("x5o/7/7/7/7/7/o5x", "ataxx-fields"),
        (START + " 1", "ataxx-fields"),
        ("x5o/7/7/7/7/7/o5x r 0 1", "ataxx-side"),
        ("x5o/7/7/7/7/7/o5x xo 0 1", "ataxx-side"),
        ("x5o/7/7/7/7/7/o5x x -1 1", "ataxx-half-moves"),
        ("x5o/7/7/7/7/7/o5x x ٣ 1", "ataxx-half-moves"),
        ("x5o/7/7/7/7/7/o5x x 0 0", "ataxx-full-moves"),
        ("x5o/7/7/7/7/7/o5x x 0 1e3", "ataxx-full-moves"),
        ("x5o/7/7/7/7/7/o5x x 0 9999999999", "ataxx-full-moves"),
        ("x5p/7/7/7/7/7/o5x x 0 1", "board-symbol"),
        ("x٥o/7/7/7/7/7/o5x x 0 1", "board-symbol"),
        ("x4o/7/7/7/7/7/o5x x 0 1", "board-width"),
        ("x5o/7/7/0/7/7/o5x x 0 1", "board-run"),
        ("x5o x 0 1", "option-size"),
        ("17/17 x 0 1", "option-size"),
    ],
)
def test_a15_anything_else_is_an_error(text: str, code: str) -> None:
    assert refused(text) == code


def test_a15_the_clocks_move_on() -> None:
    record = parlour.Record(parlour.load("ataxx"))
    clocks = []
    for move in ("a7c5", "g7e5", "c6", "e5e3"):
        clocks.append(str(record.play(move).position).split(" ", 1)[1])
    assert clocks == ["o 1 1", "x 2 2", "o 0 2", "x 1 3"]


def test_a15_sizes_that_disagree() -> None:
    with pytest.raises(parlour.TextError) as error:
        parlour.read_position(parlour.load("ataxx"), "x3o/5/5/5/o3x x 0 1")
    assert error.value.code == "board-size"


def test_a15_the_key_leaves_out_the_move_number_only() -> None:
    one_, other = read(START), read(START[:-1] + "8")
    assert one_ != other
    assert one_.key == other.key
    assert one_.key != read(START.replace(" 0 ", " 3 ")).key  # it can end the game
    assert one_.key != read(START.replace(" x ", " o ")).key


# A16 Moves


def test_a16_moves_round_trip_and_other_spellings_are_read() -> None:
    game, position = open_position("ataxx", START)
    for text, move in (
        ("b7", Clone("b7")),
        ("a7c5", Jump("a7", "c5")),
        ("0000", Pass()),
        ("pass", Pass()),
        ("PASS", Pass()),
        ("A7C5", Jump("a7", "c5")),
        ("B7", Clone("b7")),
        ("a7b6", Clone("b6")),
        ("A7b7", Clone("b7")),
    ):
        assert parlour.read_move(game, position, text) == move
    assert [str(move) for move in (Clone("g2"), Jump("a7", "c5"), Pass())] == ["g2", "a7c5", "0000"]
    wide, position = open_position("ataxx", "x14o/16/o14x x 0 1")
    for text in ("o1", "p1n2", "n3", "p1o2"):
        assert str(parlour.read_move(wide, position, text)) == {"p1o2": "o2"}.get(text, text)
    tall, position = open_position("ataxx", "xo/" + "2/" * 13 + "ox x 0 1")
    assert str(parlour.read_move(tall, position, "a15b13")) == "a15b13"


def test_a16_the_source_of_a_long_clone_must_hold_an_own_piece() -> None:
    game, position = open_position("ataxx", START)
    record = parlour.Record(game, position)
    for text in ("g7f7", "c5b6", "b7b6"):  # b6 is in reach of a7, but not from there
        with pytest.raises(parlour.IllegalMove, match="holds no piece of x"):
            record.play(text)
    assert str(record.play("a7b6").moves[0]) == "b6"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "ataxx-move"),
        ("a", "ataxx-move"),
        ("000", "ataxx-move"),
        ("a7-c5", "ataxx-move"),
        ("a7c5e3", "ataxx-move"),
        ("a٧", "ataxx-move"),
        ("ж7", "cell-letter"),
        ("a7 ", "ataxx-move"),
        ("h1", "cell-unknown"),
        ("a8", "cell-unknown"),
        ("a0", "cell-unknown"),
        ("a07", "cell-unknown"),
        ("a7i9", "cell-unknown"),
    ],
)
def test_a16_anything_else_is_an_error(text: str, code: str) -> None:
    game, position = open_position("ataxx", START)
    with pytest.raises(parlour.TextError) as error:
        parlour.read_move(game, position, text)
    assert error.value.code == code


# A17 PGN


def test_a17_our_tags_are_written_and_read() -> None:
    record = parlour.Record(parlour.load("ataxx"), tags={"Black": "Ada", "White": "Bo"})
    for move in ("a7c5", "b2", "b6", "g7e6"):
        record.play(move)
    text = (
        '[Black "Ada"]\n[White "Bo"]\n[Result "*"]\n[Rules "fill"]\n[Clock "100"]\n'
        f'[FEN "{START}"]\n\n1. a7c5 b2 2. b6 g7e6 *\n'
    )
    assert str(record) == text
    again = one(text)
    assert again == record
    assert again.tags == {"Black": "Ada", "White": "Bo"}


def test_a17_without_our_tags_the_engines_rules_hold() -> None:
    game = one('[Event "Match"]\n[Result "*"]\n\n1. a7c5 b2 *\n').game
    assert (game.rules, game.clock, game.setup) == ("pass", 100, "standard")
    assert one("1. a7c5 b2").game == game
    assert one('[Rules "fill"]\n\n1. b6').game.rules == "fill"
    assert one('[Clock "0"]\n\n1. b6').game.clock == 0


def test_a17_the_rules_tag_changes_the_result() -> None:
    fen = "--x-xoo/-------/-------/-------/-------/-------/xoo-1-- x 0 1"
    assert one(f'[Rules "fill"]\n[FEN "{fen}"]\n\n0-1').outcome.winner == 1
    played = one(f'[FEN "{fen}"]\n\n1. 0000 c1e1 2. a1c1 0000 3. a1 1-0')
    assert played.outcome.winner == 0


def test_a17_o_begins_with_dots_and_numbers_follow_the_fen() -> None:
    game, position = open_position("ataxx", "x5o/7/7/7/7/7/o5x o 3 12")
    record = parlour.Record(game, position)
    for move in ("b2", "b6", "c3", "b5"):
        record.play(move)
    assert str(record).endswith("\n\n12... b2 13. b6 c3 14. b5 *\n")
    assert '[Start "position"]' in str(record)
    assert from_position(record)
    assert one(str(record)) == record
    from_one = str(record).replace("12...", "1...").replace("13.", "2.").replace("14.", "3.")
    assert one(from_one) == record  # some programs count from 1
    assert refusal(str(record).replace("14.", "15.")).code == "record-number"
    assert refusal(str(record).replace("13. b6", "13... b6")).code == "record-ellipsis"


def test_a17_results() -> None:
    wiped = '[FEN "x4/2o2/5/5/5 x 0 1"]\n\n1. a5b3 '
    assert one(wiped + "1-0").outcome.reason == "ataxx-wiped"
    assert one(wiped).outcome.winner == one(wiped + "*").outcome.winner == 0
    error = refusal(wiped + "0-1")
    assert (error.code, error.exit_code, error.where) == ("record-result", 1, "games.pgn:3")
    assert refusal(f'[Result "1/2-1/2"]\n{wiped}').where == "games.pgn:1"
    assert refusal("1. b6 * b2").code == "record-after-result"


def test_a17_a_match_runners_result_is_an_adjudication() -> None:
    for result, payoffs in (("1-0", (1, -1)), ("0-1", (-1, 1)), ("1/2-1/2", (0, 0))):
        record = one(f'[Result "{result}"]\n[Adjudicated "Out of time"]\n\n1. b6 b2 {result}')
        assert record.outcome.payoffs == payoffs
        assert record.tags == {"Adjudicated": "Out of time"}
        assert one(str(record)) == record
    ours = '[Result "1-0"]\n[Rules "pass"]\n\n1. b6 b2 1-0'
    assert refusal(ours).code == "record-result-open"


def test_a17_events_clocks_comments_and_variations_are_kept() -> None:
    text = (
        f'[Result "1-0"]\n[Rules "pass"]\n[Clock "50"]\n[FEN "{START}"]\n\n'
        "1. {begin} b6 {[%clk 0:04:59.5]} b2 {(1... f6 2. b7)} 2. c7 {good (really)}\n"
        "{[%event resign b]} 1-0\n"
    )
    record = one(text)
    assert record.entries[0].clock == 299.5
    assert record.entries[-1].kind == "resign"
    assert record.outcome.winner == 0
    assert set(record.comments.values()) == {"begin", "(1... f6 2. b7)", "good (really)"}
    loose = text.replace("{(1... f6 2. b7)}", "(1... f6 2. b7)")
    assert one(loose) == record
    assert one(str(record)) == record


def test_a17_several_games_in_a_file() -> None:
    first = parlour.Record(parlour.load("ataxx", "8x8")).play("b7")
    second = parlour.Record(parlour.load("ataxx", "five")).play("b6")
    again = read_records(f"{first}\n{second}")
    assert again == [first, second]


def test_a17_the_setup_is_kept() -> None:
    for options in (
        {"setup": "five"},
        {"setup": "random:3", "size": "8x6"},
        {"setup": "x3o/1-3/5/3-1/5"},
        {"size": "9x9"},
    ):
        record = parlour.Record(parlour.load("ataxx", **options))
        assert one(str(record)) == record
        assert not from_position(one(str(record)))
    foreign = one('[FEN "x5o/7/2-1-2/3-3/2-1-2/7/o5x x 0 1"]\n\n1. b6')
    assert foreign.game.setup == "five"
    assert not from_position(foreign)
    assert from_position(one('[FEN "x5o/7/2-1-2/7/7/7/o5x x 0 1"]\n\n1. b6'))
    assert refusal(f'[Start "five"]\n[FEN "{START}"]\n\n1. b6').code == "ataxx-start-differs"


@pytest.mark.parametrize(
    ("text", "code", "where", "exit_code"),
    [
        ('[Rules "go"]\n[Clock "1"]\n\n1. b6', "option-choice", "games.pgn:1", 2),
        ('[Rules "fill"]\n[Clock "soon"]\n\n1. b6', "option-number", "games.pgn:2", 2),
        ('[FEN "x5o/6 x 0 1"]\n\n1. b6', "board-width", "games.pgn:1", 2),
        ('[Start "moon"]\n\n1. b6', "ataxx-setup", "games.pgn:1", 2),
        ('[Rules "fill]\n\n1. b6', "record-tag", "games.pgn:1", 2),
        ("1. b6 b2\n2. g5", "ataxx-no-parent", "games.pgn:2: 2. g5", 1),
        ("1. b6 z9 2. c7", "cell-unknown", "games.pgn:1: 1. z9", 2),
        ("1. b6 b2 {open", "record-brace", "games.pgn:1", 2),
        ('[Start "xo/ox"]\n[Rules "fill"]\n\n*', "ataxx-start-over", "games.pgn:1", 2),
    ],
)
def test_a17_errors_name_their_place(text: str, code: str, where: str, exit_code: int) -> None:
    error = refusal(text)
    assert (error.code, error.where, error.exit_code) == (code, where, exit_code)


def test_records_of_other_games_are_not_recognised() -> None:
    assert recognises(str(parlour.Record(parlour.load("ataxx"))))
    for text in (
        "",
        '[Game "slime-trail"]\n\n1. d5 e6 *',
        '[Game "slime-trail"\n1. d5',
        " 5 point match\n\n Game 1\n Ann : 0     Bob : 0\n  1) 31: 8/5 6/5",
        '; [Site "x"]\n 7 point match\n',
        "(;FF[4]GM[6]CA[UTF-8])",
        "hello",
        "1. e9z",
        "{}",
    ):
        assert not recognises(text), text


# Bad input


def mutated(text: str, random: Random) -> str:
    letters = 'xXoO-/0123456789 bw.abgp{}[]()%;"*\n\\٣é½\x00'
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(text) + 1)
        end = min(len(text), at + random.choice((0, 0, 1, 1, 3)))
        text = (
            text[:at] + random.choice(("", random.choice(letters), text[at:end] * 2)) + text[end:]
        )
    return text


def test_mutated_texts_are_read_or_refused_in_one_sentence() -> None:
    random = Random(1)
    game: Any = parlour.load("ataxx", setup="five")
    record = parlour.Record(game)
    while record.outcome is None and len(record.entries) < 30:
        record.play(random.choice(record.legal_moves), clock=2.5)
    record.note("resign", 0)
    pgn, refusals = str(record), []
    for turn in range(400):
        position = random.choice(record.positions)
        move = str(random.choice(record.moves))
        attempts = [
            lambda position=position: read(mutated(str(position), random)),
            lambda position=position, move=move: parlour.Record(game, position).play(
                mutated(move, random)
            ),
            lambda: parlour.load("ataxx", setup=mutated("x3o/1-3/5/3-1/5", random)),
        ]
        if turn % 4 == 0:
            attempts.append(lambda: recognises(mutated(pgn, random)))
            attempts.append(lambda: notation.read_records(mutated(pgn, random)))
        for attempt in attempts:
            try:
                attempt()
            except parlour.ParlourError as error:
                refusals.append(error)
    assert len(refusals) > 400
    for error in refusals:
        if error.code.startswith("ataxx"):
            for lang in LANGUAGES:
                assert error.code in codes(lang)
                assert "{ $" not in sentence(error, lang)


def test_all_languages_have_the_same_codes() -> None:
    english = {code for code in codes("en") if code.startswith("ataxx")}
    for lang in LANGUAGES:
        assert {code for code in codes(lang) if code.startswith("ataxx")} == english


def test_the_game_is_a_value() -> None:
    game = Ataxx(5, 6, "pass", 7, "random:2")
    assert pickle.loads(pickle.dumps(game)) == game
    position = game.start()
    assert pickle.loads(pickle.dumps(position)) == position
    assert hash(pickle.loads(pickle.dumps(position))) == hash(position)
