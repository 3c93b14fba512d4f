"""Klopodavka's texts: positions (K11), moves and records (K10), options, the vectors, bad input."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.game import NOBODY, ParlourError
from parlour.games import open_position, read_move, read_position, rulebook
from parlour.perft import perft, read_table

ROOT = Path(__file__).resolve().parents[2]
VECTORS = ROOT.parent / "shared" / "cases" / "vectors" / "klopodavka.jsonl"
BOARD = "7ccc/7cCc/7ccc/10/10/10/bb8/B1b7/aaa7/A9"


def refused(text: str, **options: Any) -> str:
    """The code of the reason why a position text is refused; the game's own must have words."""
    with pytest.raises(ParlourError) as caught:
        open_position("klopodavka", text, None, {"steps": 4} | options)
    code = caught.value.code
    assert not code.startswith("klopodavka") or str(caught.value) != code
    return code


# K11


@pytest.mark.parametrize("options", [{}, {"players": 6, "link": "main"}, {"size": "51x10"}])
def test_k11_position_texts_round_trip_along_random_play(options: dict[str, Any]) -> None:
    random = Random(11)
    game = parlour.load("klopodavka", **options)
    position = game.start()
    while game.actor(position) != NOBODY:
        position = game.after(position, random.choice(game.legal_moves(position)))
        if random.random() < 0.1:
            again, read = open_position("klopodavka", str(position), None, options)
            assert (again, read) == (game, position)
            assert hash(read.key) == hash(position.key)


def test_k11_main_bugs_and_seats_out_make_the_players() -> None:
    game, _ = open_position("klopodavka", f"{BOARD} a 5 0 - 7")
    assert (game.players, game.width, game.height) == (3, 10, 10)
    text = f"{BOARD.lower()} a 5 0 - 7".replace("a9 ", "A9 ")
    assert open_position("klopodavka", text.replace("-", "cb"))[1].out == (2, 1)
    assert refused(text) == "klopodavka-players"
    assert refused(f"{BOARD} a 4 0 - 7", players=4) == "option-contradicts"
    assert refused(f"{BOARD} a 4 0 - 7", size="10x11") == "option-contradicts"
    assert refused(BOARD.lower() + " a 4 0 bacdefg 7") == "klopodavka-players"


def test_k11_each_seat_has_exactly_one_main_bug_or_is_out() -> None:
    assert refused(f"{BOARD} a 4 0 b 7") == "klopodavka-main-out"
    assert refused(f"{BOARD.replace('B1b', 'B1B')} a 4 0 - 7") == "klopodavka-main-twice"
    assert refused(f"{BOARD.replace('C', 'D')} a 4 0 - 7") == "klopodavka-owner"
    assert refused(f"{BOARD.replace('C', 'A')} a 4 0 - 7") == "klopodavka-main-twice"
    assert refused(f"{BOARD.replace('C', 'c')} b 4 0 a 7") == "klopodavka-main-out"
    two = "7bbb/7bBb/7bbb/10/10/10/10/aaa7/aAa7/aaa{} a 4 0 - 1"
    assert refused(two.format("4c2")) == "klopodavka-owner"
    assert refused(two.format("4r2")) == "klopodavka-owner"
    lost = "7bbb/7bBb/7bbb/10/10/10/10/aaa7/aaa7/aaa7 b 4 0 c 1"
    assert refused(lost) == "seats-out"
    with pytest.raises(parlour.TextError, match="seat d is not out, but has no main bug ‘D’"):
        read_position(parlour.load("klopodavka", size="10x10"), f"{BOARD} a 5 0 - 7")


def test_k11_fields() -> None:
    for fields, code in (
        ("", "klopodavka-fields"),
        ("a 4 0 -", "klopodavka-fields"),
        ("a 4 0 - 7 8", "klopodavka-fields"),
        ("d 4 0 - 7", "seats-to-move"),
        ("A 4 0 - 7", "seats-to-move"),
        ("ab 4 0 - 7", "seats-to-move"),
        ("a 5 0 - 7", "klopodavka-left"),
        ("a 0 0 - 7", "klopodavka-left"),
        ("a x 0 - 7", "klopodavka-left"),
        ("a ٣ 0 - 7", "klopodavka-left"),
        ("a 3 1 - 7", "klopodavka-passes-mid-turn"),
        ("a 4 4 - 7", "seats-passes"),
        ("a 4 -1 - 7", "seats-passes"),
        ("a 4 0 - 0", "seats-turn"),
        ("a 4 0 - 07", "seats-turn"),
        ("a 4 0 - 99999999999", "seats-turn"),
    ):
        assert refused(f"{BOARD} {fields}") == code, fields
    # A seat that is out is not on move, and no seat goes out twice.
    out = BOARD.replace("B", "b")
    assert refused(f"{out} b 4 0 b 7") == "seats-to-move"
    assert refused(f"{out} a 4 0 bb 7") in ("klopodavka-players", "seats-out")


def test_k11_v13_the_winning_step_keeps_seat_steps_and_turn() -> None:
    game, position = open_position(
        "klopodavka", "9/9/9/9/9/9/9/pb7/Ap7 a 0 0 b 9", None, {"steps": 4}
    )
    assert game.actor(position) == NOBODY
    assert game.payoffs(position) == (1, 0)


# K10


def test_k10_moves() -> None:
    game = parlour.load("klopodavka")
    start = game.start()
    for text in ("d4", "!c3", "pass"):
        assert str(read_move(game, start, text)) == text
        assert read_move(game, start, text.upper()) == read_move(game, start, text)
    assert len({read_move(game, start, text) for text in ("c3", "!c3", "pass")}) == 3
    for text in ("", "!", "j1", "!j1", "a0", "a21", "!!c3", "c3!", "v1", "ж1", "a１", "-", " "):
        with pytest.raises(parlour.TextError):
            read_move(game, start, text)


def test_k10_a_record_with_events_that_split_a_turn() -> None:
    game = parlour.load("klopodavka", players=3, size="12x12")
    record = parlour.Record(game)
    for cell in ("d4", "e5"):
        record.play(cell)
    record.note("pact", 0, 2)
    for cell in ("f6", "g7", "h8"):
        record.play(cell)
    record.note("resign", 1).play("i9").note("end", 2, 0)
    text = str(record)
    assert "1. d4-e5- {[%event pact a c]} f6-g7-h8" in text
    assert "{[%event resign b]}" in text
    assert "{[%event end c a]}" in text
    assert '[Out "b"]' in text
    (again,) = parlour.games.read_records(text)
    assert again.game == game
    assert again.entries == record.entries
    assert str(again) == text


def test_k10_results_name_the_winner_or_those_who_share() -> None:
    game = parlour.load("klopodavka", players=3, size="12x12")
    shared = parlour.Record(game).note("resign", 1)
    shared.play("pass").play("pass")
    assert str(shared).rstrip().endswith("=:a,c")
    won = parlour.Record(game).note("resign", 1).note("resign", 0)
    assert str(won).rstrip().endswith("1:c")
    assert '[Out "ba"]' in str(won)
    for record in (shared, won):
        (again,) = parlour.games.read_records(str(record))
        assert again.outcome == record.outcome


def test_k10_whole_random_games_round_trip() -> None:
    for seed, options in enumerate(({"players": 2, "size": "10x10"}, {"size": "11x10"})):
        random = Random(seed)
        game = parlour.load("klopodavka", **options)
        record = parlour.Record(game)
        while record.actor != NOBODY:
            record.play(random.choice(record.legal_moves))
        (again,) = parlour.games.read_records(str(record))
        assert again.entries == record.entries
        assert again.outcome == record.outcome


# Options


def test_options_are_told_where_they_differ_from_the_default() -> None:
    book = rulebook("klopodavka")
    for options in (
        {},
        {"players": "6"},
        {"players": "2", "size": "30x20", "steps": "9", "link": "main"},
        {"revolution": "off", "seats": "2,1,4,3"},
    ):
        game = parlour.load("klopodavka", **options)
        assert book.module("variants").options_of(game) == options
    assert book.module("variants").options_of(parlour.load("klopodavka", seats="1,2,3,4")) == {}
    for variant in book.variants:
        assert parlour.load("klopodavka", variant).start()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", "1"),
        ("players", "7"),
        ("players", "٤"),
        ("steps", "0"),
        ("steps", "10"),
        ("link", "all"),
        ("revolution", "maybe"),
        ("seats", "1,2"),
        ("size", "20"),
        ("size", "8x9"),
        ("colour", "red"),
    ],
)
def test_bad_options_get_a_sentence(key: str, value: str) -> None:
    with pytest.raises(parlour.OptionError):
        parlour.load("klopodavka", **{key: value})


# Vectors, tables, noise


def rows() -> Iterator[dict[str, Any]]:
    if not VECTORS.exists():
        pytest.skip(f"no vectors at {VECTORS}")
    return map(json.loads, VECTORS.read_text("utf-8").splitlines())


def test_vectors_of_independent_implementations() -> None:
    for row in rows():
        game, position = open_position("klopodavka", row["position"], None, row["set"])
        assert str(position) == row["position"]
        outcome = game.outcome(position)
        assert (outcome is not None) == row["over"]
        if outcome is not None:
            assert outcome.payoffs == pytest.approx(row["payoffs"])
            continue
        legal = {str(move): move for move in game.legal_moves(position)}
        assert sorted(legal) == sorted(row["legal"])
        for text, after in row["after"].items():
            assert str(game.after(position, legal[text])) == after


def test_perft_table() -> None:
    table = (ROOT / "tests" / "perft" / "klopodavka.perft").read_text("utf-8")
    for row in read_table(table):
        if row.nodes < 10_000:
            game, position = open_position("klopodavka", row.position, None, row.options)
            assert perft(game, position, row.depth) == row.nodes, row


def test_noise_never_gives_anything_but_a_sentence() -> None:
    random = Random(7)
    alphabet = "abcdefgpqrstuABCDEF0123456789/-! jxzéЖ٣１²\n\t"
    seeds = [
        f"{BOARD} a 4 0 - 7",
        "bbb6ccc/bBb6cCc/bbb6ccc/12/12/12/12/12/12/aaa9/aAa9/aaa9 a 5 0 - 1",
    ]
    game = parlour.load("klopodavka")
    for _ in range(3000):
        text = random.choice(seeds)
        for _ in range(random.randint(1, 4)):
            start = random.randrange(len(text) + 1)
            stop = min(len(text), start + random.choice((0, 1, 1, 5)))
            text = (
                text[:start]
                + "".join(random.choices(alphabet, k=random.randint(0, 3)))
                + text[stop:]
            )
        with suppress(ParlourError):
            _, position = open_position("klopodavka", text, None, {"steps": 4})
            assert open_position("klopodavka", str(position), None, {"steps": 4})[1] == position
        with suppress(parlour.TextError):
            read_move(game, game.start(), "".join(random.choices(alphabet, k=random.randint(0, 4))))
