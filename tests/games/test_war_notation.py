"""War's texts: moves, records and positions (W10, W11, K10)."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

import parlour
from parlour.games import open_position, read_records
from parlour.games.war import notation

BOARD = "11bG/12/12/12/12/12/12/12/12/12/12/aG11"


def random_record(seed: int, length: int, **options: Any) -> parlour.Record[Any, Any]:
    """A random game; with more than two players somebody resigns now and then."""
    random = Random(seed)
    record: parlour.Record[Any, Any] = parlour.Record(parlour.load("war", **options))
    while record.outcome is None and len(record.entries) < length:
        if record.game.players > 2 and random.random() < 0.01:
            still_in = set(range(record.game.players)).difference(record.position.out)
            record.note("resign", random.choice(sorted(still_in)))
        else:
            record.play(random.choice(record.legal_moves))
    return record


# W10, K10: moves and records


@pytest.mark.parametrize(
    ("texts", "move"),
    [
        ("Ib2 ib2 IB2 Пb2 пb2", "Ib2"),
        ("Nb3 nB3 Кb3 кB3", "Nb3"),
        ("Tc3 tC3 Тc3 тC3", "Tc3"),
        ("Pf6 pf6 Сf6 сf6", "Pf6"),
        ("end END", "end"),
        ("pass Pass", "pass"),
    ],
)
def test_w10_moves_in_either_case_and_in_russian(texts: str, move: str) -> None:
    game, position = open_position("war", f"{BOARD} a I0N0T0P0 0 - 1")
    for text in texts.split():
        assert str(parlour.read_move(game, position, text)) == move


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "‘’ is not a move"),
        ("b2", "write a kind"),
        ("Gb2", "write a kind"),
        (" Ib2", "write a kind"),
        ("ßb2", "‘ßb2’ is not a move"),
        ("конец", "war-move: ‘конец’ is not a move"),
        ("pas", "war-move: ‘pas’ is not a move"),
        ("Пят", "war-move: ‘Пят’ is not a move"),
        ("I", "cell-unknown"),
        ("IN", "cell-unknown"),
        ("In2", "cell-unknown"),
        ("Ia13", "cell-unknown"),
        ("Ia٣", "cell-unknown"),
        ("Ib2-", "cell-unknown"),
        ("Ia" + "9" * 5000, "cell-unknown"),
        ("Ij2", "cell-j"),
    ],
)
def test_w10_bad_moves_say_what_is_wrong(text: str, says: str) -> None:
    game, position = open_position("war", f"{BOARD} a I0N0T0P0 0 - 1")
    with pytest.raises(parlour.TextError) as caught:
        parlour.read_move(game, position, text)
    assert re.search(says, f"{caught.value.code}: {caught.value}")


def test_w10_end_is_not_written_and_an_open_turn_closes_with_a_hyphen() -> None:
    record = parlour.Record(parlour.load("war", size="12x12"))
    for move in ("Ib2", "Ic3", "end", "pass", "Nb3"):
        record.play(move)
    assert str(record).endswith("1. Ib2-Ic3 2. pass 3. Nb3- *\n")
    (again,) = read_records(str(record))
    assert again.moves == record.moves
    assert again.position == record.position
    record.play("end")
    assert str(record).endswith("3. Nb3 *\n")
    assert read_records(str(record))[0].position == record.position


def test_k10_results_events_and_seats_out() -> None:
    record = parlour.Record(parlour.load("war", players=3, size="12x12"))
    record.play("Ib2").note("pact", 0, 2).play("end").note("resign", 1).note("leave", 0)
    text = str(record)
    assert '[Out "ba"]' in text
    assert '[Result "1:c"]' in text
    assert "1. Ib2- {[%event pact a c]} end {[%event resign b]}" in text
    (again,) = read_records(text)
    assert again.position == record.position
    assert again.outcome == record.outcome
    assert '[Result "=:a,b"]' in str(parlour.Record(parlour.load("war")).play("pass").play("pass"))


@pytest.mark.parametrize("seed", range(6))
def test_w10_records_round_trip(seed: int) -> None:
    options = ({"size": "12x12"}, {"players": 4, "size": "12x12", "fortress": "kind"})[seed % 2]
    record = random_record(seed, 300, **options)
    (again,) = read_records(str(record))
    assert again.game == record.game
    assert again.entries == record.entries
    assert again.position == record.position


# W11: positions


@pytest.mark.parametrize(
    "text",
    [
        f"{BOARD} a I0N0T0P0 0 - 1",
        f"{BOARD} b I1N0T0P3 0 - 24",
        f"{BOARD} b I0N0T0P0 1 - 2",
        f"{BOARD} b I0N0T0P0 2 - 3",
        f"{BOARD} a I0N0T0P0 0 b 4",
        "11bG/aiananatbp7/12/12/12/12/12/12/12/10aP1/12/aGaIbNaTaP7 a I1N0T0P0 0 - 7",
        "bG10cG/12/12/12/12/12/12/12/12/12/12/aG10dI c I0N0T0P0 0 db 9",
        "12/12/12/12/12/12/12/12/12/12/12/aG11 a I2N0T0P0 0 b 5",
    ],
)
def test_w11_texts_round_trip(text: str) -> None:
    assert str(open_position("war", text)[1]) == text


def test_w11_players_are_generals_and_seats_out() -> None:
    text = "bG10cG/12/12/12/12/12/12/12/12/12/12/aG11 c I0N0T0P0 0 db 9"
    game, position = open_position("war", text)
    assert game.players == 4
    assert position.out == (3, 1)
    with pytest.raises(parlour.OptionError):
        open_position("war", text, None, {"players": 3})


def test_w11_keys_leave_out_the_turn_number() -> None:
    keys = [
        open_position("war", f"{BOARD} {rest}")[1].key
        for rest in ("a I0N0T0P0 0 - 1", "a I0N0T0P0 0 - 5", "a I1N0T0P0 0 - 1", "b I0N0T0P0 0 - 1")
    ]
    assert keys[0] == keys[1]
    assert len(set(keys)) == 3


def test_w10_russian_letters_are_read_in_positions() -> None:
    board = BOARD.replace("aG11", "aГaПaк9").replace("bG", "bГ")
    text = f"{BOARD.replace('aG11', 'aGaIan9')} a I1N0T0P0 0 - 1"
    assert str(open_position("war", f"{board} a П1К0Т0С0 0 - 1")[1]) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "0 fields"),
        (BOARD, "1 field "),
        (f"{BOARD} a I0N0T0P0 0 - 1 x", "7 fields"),
        (f"{BOARD} c I0N0T0P0 0 - 1", "seats-to-move"),
        (f"{BOARD} A I0N0T0P0 0 - 1", "seats-to-move"),
        (f"{BOARD} b I0N0T0P0 0 b 1", "seats-to-move"),
        (f"{BOARD} a I0N0T0 0 - 1", "digit after each kind"),
        (f"{BOARD} a I0N0T0P٠ 0 - 1", "digit after each kind"),
        (f"{BOARD} a I5N1T1P1 0 - 1", "more than one turn"),
        (f"{BOARD} a I8N0T0P0 0 - 1", "more than one turn"),
        (f"{BOARD} a I1N0T0P0 1 - 1", "passes in a row are 1"),
        (f"{BOARD} a I0N0T0P0 3 - 1", "seats-passes"),
        (f"{BOARD} a I0N0T0P0 -1 - 1", "seats-passes"),
        (f"{BOARD} a I0N0T0P0 0 ab 1", "seats-all-out"),
        (f"{BOARD} a I0N0T0P0 0 x 1", "seats-out"),
        (f"{BOARD} a I0N0T0P0 0 - 0", "seats-turn"),
        (f"{BOARD} a I0N0T0P0 0 - {'9' * 5000}", "seats-turn"),
        (f"{BOARD.replace('aG', 'aX')} a I0N0T0P0 0 - 1", "board-symbol"),
        (f"{BOARD.replace('aG', 'gG')} a I0N0T0P0 0 - 1", "board-symbol"),
        (f"{BOARD.replace('aG11', 'aG10a')} a I0N0T0P0 0 - 1", "board-symbol"),
        (f"{BOARD.replace('aG11', 'aG10')} a I0N0T0P0 0 - 1", "board-width"),
        (f"{BOARD.replace('aG', 'aI')} a I0N0T0P0 0 - 1", "fewer than two players"),
        (f"{BOARD.replace('aG11', 'aGaG10')} a I0N0T0P0 0 - 1", "seat a has 2 generals"),
        (f"{BOARD.replace('bG', 'cG')} a I0N0T0P0 0 - 1", "seat b has no general"),
        (f"{BOARD.replace('aG11', 'aGcI10')} a I0N0T0P0 0 - 1", "‘cI’ on b1"),
        ("bG8/9/9/9/9/9/9/9/aG8 a I0N0T0P0 0 - 1", "too small"),
        ("bG/aG a I0N0T0P0 0 - 1", "option-size"),
    ],
)
def test_w11_bad_positions_say_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises((parlour.TextError, parlour.OptionError)) as caught:
        open_position("war", text)
    assert re.search(says, f"{caught.value.code}: {caught.value}")


def test_w11_a_position_must_fit_the_game() -> None:
    text = f"{BOARD} a I0N0T0P0 0 - 1"
    with pytest.raises(parlour.TextError, match="seat c has no general"):
        parlour.read_position(parlour.load("war", players=3, size="12x12"), text)
    with pytest.raises(parlour.TextError) as caught:
        parlour.read_position(parlour.load("war", size="12x13"), text)
    assert caught.value.code == "board-size"


def test_bad_input_never_ends_in_anything_but_a_sentence() -> None:
    random = Random(3)
    record = random_record(5, 120, players=4, size="12x12")
    readers: list[tuple[str, Callable[[str], object]]] = [
        (str(record.position), lambda text: open_position("war", text)),
        (str(record), notation.read_records),
        ("Ib12", lambda text: parlour.read_move(record.game, record.position, text)),
    ]
    junk = ["", "a", "G", "9", "/", "-", "٣", "П", '"', "[", "{", " ", "9" * 30, "\x00", "²", "ß"]
    for number in range(3000):
        text, read = readers[number % 3]
        for _ in range(random.randint(1, 4)):
            spot = random.randrange(len(text) + 1)
            text = text[:spot] + random.choice(junk) + text[spot + random.randint(0, 2) :]
        with suppress(parlour.ParlourError):
            read(text)
