"""Records as PGN-like text (V12, K10, W10, S10): what is written, what is read, what is refused."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import parlour
from parlour import IllegalMove, OptionError, ParlourError, Record, TextError
from parlour.games.records import result_text
from parlour.record import EVENTS
from tests.games.random_records import random_record

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("slime-trail", {"pie": "on", "size": "4x5"}),
    ("virus-war", {"size": "6x5", "steps": 2}),
    ("klopodavka", {"players": 3, "link": "main"}),
    ("war", {"players": 3}),
    ("ataxx", {"size": "5x5", "rules": "pass"}),
]


def read(text: str) -> list[Record[Any, Any]]:
    game = re.match(r'\ufeff?\[Game "([^"]+)"', text)
    id = game[1] if game else "ataxx"
    records: list[Record[Any, Any]]
    records = parlour.rulebook(id).module("notation").read_records(text, "games.txt")
    return records


def record(id: str, *moves: str, **options: Any) -> Record[Any, Any]:
    played = Record(parlour.load(id, **options))
    for move in moves:
        played.play(move)
    return played


def body(played: Record[Any, Any]) -> str:
    return " ".join(str(played).partition("\n\n")[2].split())


# Writing


def test_v12_turns_are_joined_by_hyphens_and_numbered() -> None:
    played = record("virus-war", "a1", "b2", "c3", "k10", "i9", "h8")
    assert str(played) == ('[Game "virus-war"]\n[Result "*"]\n\n1. a1-b2-c3 2. k10-i9-h8 *\n')


def test_v12_a_turn_under_way_closes_with_a_hyphen() -> None:
    assert body(record("virus-war", "a1", "b2")) == "1. a1-b2- *"


def test_v12_a_turn_that_the_win_cuts_short_has_no_hyphen() -> None:
    game, start = parlour.games.open_position("virus-war", "2o/3/x2 x 3 0 3")
    assert start.turn == 3
    played = Record(game, start).play("b2").play("c3")
    assert body(played) == "3. b2-c3 1-0"
    assert '[Position "2o/3/x2 x 3 0 3"]' in str(played)
    assert read(str(played)) == [played]


def test_k10_an_event_in_mid_turn_splits_the_turn() -> None:
    played = record("klopodavka", "a4", "b4", players=3)
    played.note("pact", 0, 2).play("c4").play("d4").play("a5").note("end", 2, 0)
    assert body(played) == "1. a4-b4- {[%event pact a c]} c4-d4-a5 {[%event end c a]} *"
    assert read(str(played)) == [played]


def test_k5_a_resignation_in_the_own_turn_leaves_the_part_open() -> None:
    played = record("klopodavka", "a4", players=3).note("resign", 0)
    played.play("pass")
    assert body(played) == "1. a4- {[%event resign a]} 2. pass *"
    assert '[Out "a"]' in str(played)
    assert read(str(played)) == [played]


def test_w10_end_is_not_written_where_it_closes_a_turn() -> None:
    played = record("war", "Ib2", "Ic3", "end", "pass")
    assert body(played) == "1. Ib2-Ic3 2. pass *"
    assert read(str(played)) == [played]


def test_w10_end_is_written_where_it_stands_alone() -> None:
    played = record("war", "Ib2", "Ic3", players=3)
    played.note("pact", 0, 1).play("end").play("pass")
    assert body(played) == "1. Ib2-Ic3- {[%event pact a b]} end 2. pass *"
    assert read(str(played)) == [played]


def test_w10_the_next_number_closes_a_turn_after_an_event() -> None:
    [played] = read('[Game "war"]\n[Options "players=3"]\n1. Ib2- {[%event pact a b]} 2. pass *')
    assert [str(move) for move in played.moves] == ["Ib2", "end", "pass"]


def test_s10_pairs() -> None:
    assert body(record("slime-trail", "d5", "e6", "e5")) == "1. d5 e6 2. e5 *"


def test_s10_player_2_begins() -> None:
    game, start = parlour.games.open_position("slime-trail", "7/7/3s3/3#3/7/7/7 2")
    played = Record(game, start).play("e6").play("e7")
    assert body(played) == "1. … e6 2. e7 *"
    assert read(str(played)) == [played]
    assert read(str(played).replace("1. …", "1...")) == [played]


def test_options_and_tags_are_written() -> None:
    played = record("slime-trail", "b4", size="3x4", pie="on")
    played.tags |= {"Event": 'a "quoted" \\ name', "Player1": "Анна"}
    text = str(played)
    assert '[Options "size=3x4 pie=on"]' in text
    assert '[Event "a \\"quoted\\" \\\\ name"]' in text
    assert read(text) == [played]


def test_clocks_are_kept_even_within_a_turn() -> None:
    played = record("virus-war").play("a1", clock=60).play("b2").play("c3", clock=3599.5)
    assert body(played) == "1. a1- {[%clk 0:01:00]} b2-c3 {[%clk 0:59:59.5]} *"
    assert read(str(played)) == [played]


def test_comments_are_kept_and_never_become_commands() -> None:
    played = record("slime-trail", "d5", "e6")
    played.comments |= {0: "first", 1: "with } inside", 2: "[%event resign a]"}
    assert body(played).startswith("{first} 1. d5 ; with } inside")
    [again] = read(str(played))
    assert again.entries == played.entries
    assert again.comments == {0: "first", 1: "with } inside", 2: "[ %event resign a]"}


def test_taking_back_drops_the_comment_on_what_is_gone() -> None:
    played = record("slime-trail", "d5", "e6")
    played.comments |= {1: "stays", 2: "goes"}
    played.undo()
    assert played.comments == {1: "stays"}


@pytest.mark.parametrize(("id", "options"), GAMES)
def test_random_records_come_back_as_they_were(id: str, options: dict[str, Any]) -> None:
    for seed in range(4):
        played = random_record(parlour.load(id, **options), Random(f"records {id} {seed}"))
        [again] = read(str(played))
        assert again.entries == played.entries
        assert (again.game, again.start, again.comments) == (
            played.game,
            played.start,
            played.comments,
        )
        assert str(again) == str(played)


# Reading


def test_several_games_in_one_file_with_crlf_and_a_byte_order_mark() -> None:
    one, two = record("slime-trail", "d5"), record("slime-trail", "e6", "e7", size="8x8")
    text = "\ufeff" + f"{one}\n{two}".replace("\n", "\r\n")
    assert read(text) == [one, two]


def test_tags_may_share_a_line_and_numbers_may_be_missing() -> None:
    [played] = read('[Game "virus-war"] [Options "steps=2"]\na1-b2\nK10-I9 *')
    assert [str(move) for move in played.moves] == ["a1", "b2", "k10", "i9"]


def test_variations_marks_and_other_commands_are_kept_as_comments() -> None:
    [played] = read('[Game "slime-trail"]\n1. d5 $1 (1. e5 {no} (1. c5)) {[%eval 3]} e6 *')
    assert played.comments == {1: "$1 (1. e5 {no} (1. c5)) [%eval 3]"}


def test_results_of_two_and_of_several() -> None:
    duel = record("virus-war", "a1").note("resign", 0)
    assert result_text(duel) == "0-1"
    shared = record("klopodavka", "pass", players=3).note("resign", 1)
    shared.play("pass").play("pass")
    assert result_text(shared) == "=:a,c"
    alone = record("klopodavka", players=3).note("resign", 2).note("resign", 1)
    assert result_text(alone) == "1:a"
    for played in (duel, shared, alone):
        assert read(str(played)) == [played]


@pytest.mark.parametrize(
    ("text", "kind", "code", "where"),
    [
        ("1. d5 e6 2. a1", IllegalMove, "slime-trail-far", "games.txt:2: 2. a1"),
        ("1. d5 z9", TextError, "cell-unknown", "games.txt:2: 1. z9"),
        ("1. d5\n3. e6", TextError, "record-number", "games.txt:3"),
        ("1. d5 1-0", IllegalMove, "record-result-open", "games.txt:2"),
        ("1. d5 {[%event resign b]} 0-1", IllegalMove, "record-result", "games.txt:2"),
        ("1. d5 * e6", TextError, "record-after-result", "games.txt:2"),
        ("1. … d5", TextError, "record-ellipsis", "games.txt:2"),
        ("1. d5 {open", TextError, "record-brace", "games.txt:2"),
        ("1. d5 (open {)}", TextError, "record-brace", "games.txt:2"),
        ("1. d5 {[%event dance a]}", TextError, "record-event", "games.txt:2"),
        ("1. d5 {[%event resign g]}", TextError, "record-event", "games.txt:2"),
        ("1. d5 {[%event resign b}", TextError, "record-event", "games.txt:2"),
        ("1. d5 {[%clk 1:00:00}", TextError, "record-clock", "games.txt:2"),
        ("1. d5 {[%event accept a]}", IllegalMove, "event-no-offer", "games.txt:2"),
        ("1. d5 {[%clk 1:60:00]}", TextError, "record-clock", "games.txt:2"),
        ("[Event]\n1. d5", TextError, "record-tag", "games.txt:2"),
        ('[Game "slime-trail"]\n*', None, "", ""),
        ('[Game "war"]\n*', TextError, "record-game", "games.txt:2"),
        ('[Options "size"]', TextError, "record-options", "games.txt:2"),
        ('[Options "size=4x4 size=5x5"]', TextError, "record-options-twice", "games.txt:2"),
        ('[Options "size=99x9"]', OptionError, "option-size", "games.txt:2"),
        ('[Position "7/7/7 1"]', TextError, "slime-trail-snails", "games.txt:2"),
        ('[Result "1-0"]\n1. d5 *', IllegalMove, "record-result-open", "games.txt:2"),
    ],
)
def test_refusals_name_the_place(
    text: str, kind: type[ParlourError] | None, code: str, where: str
) -> None:
    text = f'[Game "slime-trail"]\n{text}\n'
    if kind is None:
        assert len(read(text)) == 2
        return
    with pytest.raises(kind) as caught:
        read(text)
    assert (caught.value.code, caught.value.where) == (code, where)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1. a1-b2-c3-d4", "record-turn-long"),
        ("1. a1-b2", "record-turn-short"),
        ("1. a1--b2", "record-empty-move"),
        ("1. a1-b2- 2. c3", "record-number"),
        ("2. a1-b2-c3", "record-number"),
        ("1. a1-b2-j3", "cell-j"),
    ],
)
def test_v7_turns_are_whole(text: str, code: str) -> None:
    with pytest.raises(ParlourError) as caught:
        read(f'[Game "virus-war"]\n{text}')
    assert caught.value.code == code


def test_k10_a_wrong_out_tag_is_refused() -> None:
    text = '[Game "klopodavka"]\n[Options "players=3"]\n[Out "b"]\n1. pass {[%event resign c]} *'
    with pytest.raises(IllegalMove, match=r"games\.txt:3: the record states ‘b’"):
        read(text)


def test_every_kind_of_event_has_a_text() -> None:
    values: dict[str, tuple[int | str, ...]] = {
        "resign": (1,), "offer": ("draw",), "pact": (2,), "end": (2,), "adjudicate": ("draw",),
        "propose": (2,), "decline": (2,),
    }  # fmt: skip
    for kind in EVENTS:
        played = record("klopodavka", players=2 if kind in ("offer", "accept", "refuse") else 3)
        if kind in ("accept", "refuse"):
            played.note("offer", 1, "draw")
        if kind == "end":
            played.note("pact", 0, 2)
        if kind == "decline":
            played.note("propose", 2, 0)
        played.note(kind, 0, *values.get(kind, ()), clock=5)
        assert read(str(played)) == [played], kind


def test_a_comment_with_a_brace_and_a_line_break_comes_back() -> None:
    text = '[Game "slime-trail"]\n\n1. e5 ; [%cl\n; k with } inside\n e6 *\n'
    [record] = parlour.read(text)
    [again] = parlour.read(str(record))
    assert again.comments == record.comments
    record.comments[0] = "two\nlines } here"
    [again] = parlour.read(str(record))
    assert str(again) == str(parlour.read(str(again))[0])
