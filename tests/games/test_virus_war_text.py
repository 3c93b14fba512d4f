"""Virus War: moves and records (V12), positions (V13), what is drawn and said."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.games import open_position, read_move, read_records
from parlour.games.virus_war import layout, variants
from parlour.games.virus_war.rules import PASS, Step
from parlour.perft import perft, read_table
from parlour.text import LANGUAGES, say, sentence

HERE = Path(__file__).resolve()
VECTORS = HERE.parents[3] / "shared" / "cases" / "vectors" / "virus_war.jsonl"
PERFT = HERE.parents[1] / "perft" / "virus_war.perft"


def test_v12_moves_are_cells_and_pass() -> None:
    game: Any = parlour.load("virus-war")
    start = game.start()
    assert read_move(game, start, "k10") == read_move(game, start, "K10") == Step("k10")
    assert read_move(game, start, "pass") == PASS
    assert (str(Step("k10")), str(PASS)) == ("k10", "pass")
    for text in ("", " ", "a", "10", "a0", "a11", "l1", "a1-b2", "a٣", "ж1", "x" * 999, "--"):
        with pytest.raises(parlour.TextError):
            read_move(game, start, text)


def test_v12_a_record_numbers_turns_and_joins_their_cells() -> None:
    record = parlour.Record(parlour.load("virus-war"))
    for move in ("a1", "b2", "c3", "k10", "i9", "h8", "pass", "h7", "g6", "f5", "d4"):
        record.play(move)
    text = str(record)
    assert "1. a1-b2-c3 2. k10-i9-h8 3. pass 4. h7-g6-f5 5. d4- *" in text
    assert '[Game "virus-war"]' in text
    (again,) = read_records(text)
    assert again.position == record.position
    assert str(again) == text


def test_v12_turns_that_end_early_and_the_three_results() -> None:
    game, position = open_position("virus-war", "4o/5/XXX2/x1X2/1XX2 x 3 0 9")
    record: Any = parlour.Record(game, position)
    for move in ("b2", "a1", "d4", "e4", "d3", "pass", "pass"):
        record.play(move)
    assert "9. b2-a1 10. d4-e4-d3 11. pass 12. pass 1/2-1/2" in " ".join(str(record).split())
    (again,) = read_records(str(record))
    assert again.entries == record.entries
    for text, cell, result in (
        ("XXX2/xoX2/XXX2/5/5 x 3 0 9", "b4", "1-0"),
        ("OOO2/oxO2/OOO2/5/5 o 3 0 10", "b4", "0-1"),
    ):
        game, position = open_position("virus-war", text)
        record = parlour.Record(game, position).play(cell)
        assert str(record).split()[-1] == result
        assert f'[Result "{result}"]' in str(record)


def test_v13_turn_number_counts_every_turn_of_one_player() -> None:
    record: Any = parlour.Record(parlour.load("virus-war", size="4x4", steps=2))
    numbers = []
    for move in ("a1", "b2", "d4", "c3", "pass", "b2", "b1", "a2"):
        numbers.append(record.position.turn)
        record.play(move)
    assert numbers == [1, 1, 2, 2, 3, 4, 4, 5]
    assert str(record.position) == "3o/2o1/xX2/xo2 x 1 0 5"


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("16/16/16 x 3 0 1", {"size": "16x3"}),
        ("2OO/1oX1/xXoO/x1x1 x 2 0 9", {"size": "4x4"}),
        ("4x/5/5/5/o4 x 3 2 5", {"size": "5x5"}),
        ("5/5/5/XX3/XO2o o 0 0 8", {"size": "5x5"}),
    ],
)
def test_v13_positions_round_trip(text: str, options: dict[str, str]) -> None:
    game, position = open_position("virus-war", text)
    assert str(position) == text
    assert variants.options_of(game) == options
    assert pickle.loads(pickle.dumps(position)) == position
    assert hash(pickle.loads(pickle.dumps(position))) == hash(position)


def test_v13_the_key_leaves_out_the_turn_number() -> None:
    _, early = open_position("virus-war", "4o/5/5/5/x4 x 3 0 5")
    _, late = open_position("virus-war", "4o/5/5/5/x4 x 3 0 7")
    assert early.key == late.key
    assert early != late
    others = ("4o/5/5/5/x4 x 2 0 5", "4o/5/5/5/x4 x 3 1 5", "4O/5/4o/5/x4 x 3 0 5")
    for text in (*others, "4o/5/5/5/x4 o 3 0 6"):
        assert open_position("virus-war", text)[1].key != early.key


@pytest.mark.parametrize(
    ("text", "code", "options"),
    [
        ("", "virus-war-fields", {}),
        ("3/3/3 x 3 0", "virus-war-fields", {}),
        ("3/3/3 x 3 0 1 1", "virus-war-fields", {}),
        ("3/3/3 1 3 0 1", "virus-war-side", {}),
        ("3/3/3 x three 0 1", "virus-war-left", {}),
        ("3/3/3 x 03 0 1", "virus-war-left", {}),
        ("3/3/3 x ٣ 0 1", "virus-war-left", {}),
        ("3/3/3 x 3 -1 1", "virus-war-passes-number", {}),
        ("3/3/3 x 3 0 99999999999999999999", "virus-war-turn-number", {}),
        ("3/3/3 x 4 0 1", "virus-war-left-range", {}),
        ("3/3/3 x 3 0 1", "virus-war-left-range", {"first_turn": 2}),
        ("2o/3/x2 x 3 0 3", "virus-war-left-range", {"steps": 2}),
        ("2o/3/x2 x 0 0 3", "virus-war-left-range", {}),
        ("3/3/3 x 2 0 1", "virus-war-left-entry", {}),
        ("3/1x1/xx1 o 2 0 2", "virus-war-left-entry", {}),
        ("2o/3/x2 x 3 3 7", "virus-war-passes-range", {}),
        ("2o/3/x2 x 3 1 7", "virus-war-passes-range", {"end": "last_mover"}),
        ("2o/3/x2 x 2 1 7", "virus-war-passes-mid-turn", {}),
        ("3/3/3 x 3 0 0", "virus-war-turn-number", {}),
        ("3/3/3 o 3 0 2", "virus-war-crosses-first", {}),
        ("2o/3/3 x 3 0 3", "virus-war-crosses-first", {}),
        ("2O/3/XX1 x 3 0 3", "virus-war-all-dead", {}),
        ("2x/1x1/x2 o 3 0 2", "virus-war-corner-taken", {}),
        ("3/1X1/x2 o 3 0 2", "virus-war-nobody-killed", {}),
        ("2X/1x1/x2 o 3 0 2", "virus-war-nobody-killed", {}),
        ("2z/3/3 x 3 0 1", "board-symbol", {}),
        ("2/3/3 x 3 0 1", "board-width", {}),
        ("2/2/2 x 3 0 1", "option-size", {}),
        ("3/3/3 x 3 0 1", "option-contradicts", {"size": "4x4"}),
    ],
)
def test_v13_bad_positions_say_what_is_wrong(
    text: str, code: str, options: dict[str, object]
) -> None:
    with pytest.raises(parlour.ParlourError) as caught:
        open_position("virus-war", text, None, options)
    assert caught.value.code == code
    assert caught.value.exit_code == 2
    for lang in LANGUAGES if code.startswith("virus-war") else ():
        assert sentence(caught.value, lang) != code
        assert "{" not in sentence(caught.value, lang)


def test_mutated_positions_and_moves_never_end_in_a_traceback() -> None:
    random = Random(1)
    texts = ["3oo/1X3/5/xO3/xx3 x 2 0 9", "10/10/10/10/10/10/10/10/10/10 x 3 0 1"]
    for number in range(3000):
        text = list(texts[number % 2])
        for _ in range(random.randint(1, 4)):
            at = random.randrange(len(text))
            text[at : at + random.randint(0, 2)] = random.choice("xoXO0123456789/ -٣jk\n\0é") * (
                random.randint(0, 2)
            )
        try:
            game, position = open_position("virus-war", "".join(text))
        except parlour.ParlourError:
            continue
        assert open_position("virus-war", str(position))[1] == position
        assert (game.actor(position) == parlour.NOBODY) == (not game.legal_moves(position))
        for move in game.legal_moves(position):
            after = game.after(position, move)
            assert open_position("virus-war", str(after))[1] == after


def test_options_as_text() -> None:
    for options in (
        {},
        {"size": "3x16", "steps": "7"},
        {"first_turn": "1", "end": "last_mover"},
        {"steps": "2", "first_turn": "3"},
    ):
        assert variants.options_of(parlour.load("virus-war", **options)) == options
    for bad in ({"end": "last"}, {"steps": "٣"}, {"speed": "1"}):
        with pytest.raises(parlour.OptionError):
            parlour.load("virus-war", **bad)


def test_layout_shows_live_and_killed_symbols_and_the_pass() -> None:
    game, position = open_position("virus-war", "xOOOo/5/5/5/5 x 3 0 7")
    shown = layout.layout(game, position)
    pieces = {
        piece.at: (piece.symbol, piece.seat, piece.state, piece.name) for piece in shown.pieces
    }
    assert pieces == {
        "a5": ("cross", 0, "", "virus-war-cross"),
        "b5": ("nought", 1, "killed", "virus-war-nought-killed"),
        "c5": ("nought", 1, "killed", "virus-war-nought-killed"),
        "d5": ("nought", 1, "killed", "virus-war-nought-killed"),
        "e5": ("nought", 1, "", "virus-war-nought"),
    }
    ids = {target.id for target in shown.targets}
    for move in game.legal_moves(position):
        assert set(layout.gestures(move)) <= ids
    _, begun = open_position("virus-war", "xOOOo/5/5/5/5 x 2 0 7")
    assert "pass" not in {target.id for target in layout.layout(game, begun).targets}
    (top,) = [target for target in shown.targets if target.id == "a5"]
    assert (top.x, top.y, shown.rows[0], shown.columns) == (0, 0, "5", tuple("abcde"))


def test_overlays_reach_chains_and_immortal() -> None:
    game, position = open_position("virus-war", "xOOOo/5/3O1/5/5 x 3 0 7")
    assert layout.overlays(game, position, 0) == {
        "reach": {"a4", "b4", "c4", "d4", "e4", "e5"},
        "links": {"a5", "b5", "c5", "d5"},
        "chains": {"b5", "c5", "d5"},
        "dead": {"d3"},
        "immortal": set(),
        "exposed": set(),
    }
    assert layout.overlays(game, position, 1)["reach"] == {"d4", "e4"}
    game, position = open_position("virus-war", "xX2o/XX3/5/5/2x2 x 3 0 9")
    shown = layout.overlays(game, position, 0)
    assert (shown["links"], shown["dead"]) == ({"c1"}, {"a5"})  # a5 has nothing to step on (V4)
    game, position = open_position("virus-war", "3Xo/3XX/5/OO3/xO3 x 3 0 9")
    assert layout.overlays(game, position, 0)["immortal"] == {"a1", "e5"}


@pytest.mark.parametrize(
    ("text", "said", "options"),
    [
        ("3/3/3 x 3 0 1", "Crosses to move: the first step is on a1, their corner", {}),
        ("3/1x1/xx1 o 3 0 2", "Noughts to move: the first step is on c3", {}),
        ("4o/5/5/5/x4 x 3 0 3", "3 steps left: place a symbol, or pass the whole turn.", {}),
        ("4o/5/5/5/x4 x 1 0 3", "Crosses to move, one step left: place a symbol.", {}),
        ("xOOOo/5/5/5/5 x 2 0 7", "2 steps left: place or kill.", {}),
        ("XXX2/xoX2/XXX2/5/5 x 3 0 9", "kill a symbol, or pass the whole turn.", {}),
        ("4o/5/5/OO3/xO3 o 3 0 8", "Noughts to move", {}),
        ("4o/5/XXX2/xxX2/xXX2 x 3 0 9", "Crosses can reach no cell and must pass.", {}),
        ("4o/5/5/5/x4 x 3 2 5", "A draw: two passes in a row (V9).", {}),
        ("2O/1xx/xxx x 0 0 3", "Crosses win: no live nought is left (V8).", {}),
        (
            "4o/5/XXX2/xxX2/xXX2 x 1 0 9",
            "Noughts win: crosses cannot finish their turn (V10).",
            {"end": "last_mover"},
        ),
        (
            "4o/5/XXX2/xxX2/xXX2 x 3 0 9",
            "Noughts win: crosses can reach no cell (V10).",
            {"end": "last_mover"},
        ),
    ],
)
def test_status_says_whose_move_it_is_and_what_can_be_done(
    text: str, said: str, options: dict[str, object]
) -> None:
    game, position = open_position("virus-war", text, None, options)
    code, values = layout.status(game, position)
    assert said in say(code, "en", **values)
    for lang in ("ko", "ru"):
        assert "{" not in say(code, lang, **values)
        assert say(code, lang, **values) != say(code, "en", **values)


def test_perft_table() -> None:
    for row in read_table(PERFT.read_text("utf-8"), PERFT.name):
        if row.nodes <= 20_000:
            game, position = open_position("virus-war", row.position, None, row.options)
            assert perft(game, position, row.depth) == row.nodes, row


def test_independent_vectors() -> None:
    if not VECTORS.exists():
        pytest.skip(f"no vectors beside the repository: {VECTORS} does not exist")
    for line in VECTORS.read_text("utf-8").splitlines():
        case = json.loads(line)
        game, position = open_position("virus-war", case["position"], None, case["set"])
        outcome = game.outcome(position)
        legal = {str(move): move for move in game.legal_moves(position)}
        assert (outcome is not None) == case["over"]
        assert sorted(legal) == sorted(case["legal"])
        if case["payoffs"]:
            assert list(game.payoffs(position)) == case["payoffs"]
        for move, text in case.get("after", {}).items():
            assert str(game.after(position, legal[move])) == text
        for move, payoffs in case.get("final", {}).items():
            assert list(game.payoffs(game.after(position, legal[move]))) == payoffs
