"""Bad input never gives anything but a `ParlourError`, sayable in every language."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from parlour import ParlourError, Record
from parlour.game import CHANCE
from parlour.games import REGISTRY, open_position, read_move, rulebook
from parlour.text import LANGUAGES, say, sentence
from tests.fuzz.mutated import mutated
from tests.games.random_records import random_record

SHORT, LONG = 400, 100_000
VARIANTS: dict[str, list[dict[str, str]]] = {
    "ataxx": [{"size": "5x5"}, {"rules": "pass"}],
    "virus-war": [{"size": "5x5"}, {"end": "last_mover"}],
    "klopodavka": [{"size": "12x12", "players": "3"}, {"link": "main", "players": "2"}],
    "war": [{}, {"players": "4"}],
    "backgammon": [{}, {"cube": "on", "beavers": "on", "raccoons": "on"}, {"match": "3"}],
    "slime-trail": [{}, {"pie": "on"}],
}


@cache
def played(game: str) -> tuple[Record[Any, Any], ...]:
    """Some short games to take texts from."""
    random = Random(f"fuzz {game}")
    rules = [open_position(game, None, None, options)[0] for options in VARIANTS[game]]
    records = (random_record(random.choice(rules), random, 40) for _ in range(20))
    return tuple(record for record in records if record.moves)


@cache
def position_texts(game: str) -> tuple[str, ...]:
    return tuple(str(position) for record in played(game) for position in record.positions)


@cache
def record_texts(game: str) -> tuple[str, ...]:
    return tuple(str(record) for record in played(game))


def positions(game: str, random: Random) -> None:
    """A mutated position text; what is read can be played on."""
    text = mutated(random.choice(position_texts(game)), random, position_texts(game))
    rules, position = open_position(game, text, None, random.choice(VARIANTS[game]))
    again = open_position(
        game, str(position), None, rulebook(game).module("variants").options_of(rules)
    )
    assert again == (rules, position)
    actor = rules.actor(position)
    if actor >= 0:
        rules.after(position, random.choice(list(rules.legal_moves(position))))
    elif actor == CHANCE:
        rules.after(position, random.choice(list(rules.chances(position)))[0])
    else:
        assert rules.outcome(position) is not None


def moves(game: str, random: Random) -> None:
    """A mutated move text at some position."""
    record = random.choice(played(game))
    position = random.choice(record.positions)
    text = mutated(str(random.choice(record.moves)), random)
    move = read_move(record.game, position, text)
    with contextlib.suppress(ParlourError):
        Record(record.game, position).play(text)
    assert isinstance(str(move), str)


def records(game: str, random: Random) -> None:
    """A mutated record; what is read can be written and read again."""
    text = mutated(random.choice(record_texts(game)), random, record_texts(game))
    notation = rulebook(game).module("notation")
    notation.recognises(text)
    for record in notation.read_records(text, "fuzz.txt"):
        [again] = notation.read_records(notation.write_record(record), "fuzz.txt")
        assert (again.entries, again.comments) == (record.entries, record.comments)


def options(game: str, random: Random) -> None:
    """A mutated value of some option."""
    option = random.choice(rulebook(game).options)
    value = mutated(option.default, random)
    open_position(game, None, None, {option.key: value})


FUZZERS = (positions, moves, records, options)


def attack(game: str, fuzzer: Callable[[str, Random], None], count: int) -> None:
    codes = set()
    for number in range(count):
        seed = f"{game} {fuzzer.__name__} {number}"
        try:
            fuzzer(game, Random(seed))
        except ParlourError as error:
            codes.add(error.code)
            said = sentence(error, LANGUAGES[number % len(LANGUAGES)])
        except Exception as error:
            raise AssertionError(f"{seed}: {type(error).__name__}: {error}") from error
        else:
            continue
        said.encode("utf-8", "backslashreplace")
    assert [code for code in codes for lang in LANGUAGES if say(code, lang) == code] == []


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("fuzzer", FUZZERS, ids=lambda fuzzer: fuzzer.__name__)
def test_bad_input_is_a_parlour_error(game: str, fuzzer: Callable[[str, Random], None]) -> None:
    attack(game, fuzzer, SHORT // 4 if fuzzer is records else SHORT)


@pytest.mark.long
@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("fuzzer", FUZZERS, ids=lambda fuzzer: fuzzer.__name__)
def test_bad_input_at_length(game: str, fuzzer: Callable[[str, Random], None]) -> None:
    attack(game, fuzzer, LONG // len(FUZZERS))
