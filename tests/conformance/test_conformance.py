"""The laws that every game, every variant and every option obeys, along random play."""

from __future__ import annotations

import math
import pickle
from random import Random
from typing import Any

import pytest

import parlour
from parlour.game import CHANCE, NOBODY, Game, companion
from parlour.text import LANGUAGES, codes, say
from parlour.turns import Turns
from tests.strategies import instances, random_line, random_step

GAMES = dict(instances())
LENGTH = 60
"""Moves of each random line that every law is tried on."""


@pytest.fixture(params=GAMES, ids=str)
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    return GAMES[request.param]


@pytest.fixture
def line(game: Game[Any, Any]) -> list[tuple[Any, Any]]:
    return random_line(game, f"{game!r}", LENGTH)


def test_satisfies_the_protocol(game: Game[Any, Any]) -> None:
    assert isinstance(game, Game)
    assert 2 <= game.players <= 6
    assert pickle.loads(pickle.dumps(game)) == game
    assert hash(game) == hash(pickle.loads(pickle.dumps(game)))


def test_moves_and_actors_agree(game: Game[Any, Any], line: list[tuple[Any, Any]]) -> None:
    for position, _ in line:
        actor, moves = game.actor(position), list(game.legal_moves(position))
        chances = list(game.chances(position))
        assert len(set(moves)) == len(moves)
        assert (actor == NOBODY) == (game.outcome(position) is not None)
        if actor == CHANCE:
            assert not moves
            assert math.isclose(sum(chance for _, chance in chances), 1.0)
            assert len({move for move, _ in chances}) == len(chances)
        elif actor == NOBODY:
            assert not moves and not chances
        else:
            assert 0 <= actor < game.players
            assert moves and not chances


def test_payoffs(game: Game[Any, Any], line: list[tuple[Any, Any]]) -> None:
    zero_sum = game.id not in ("klopodavka", "war")
    for position, _ in line:
        payoffs, outcome = game.payoffs(position), game.outcome(position)
        assert len(payoffs) == game.players
        if outcome is None:
            assert not any(payoffs)
        else:
            assert tuple(payoffs) == outcome.payoffs
            assert math.isclose(sum(payoffs), 0.0 if zero_sum else 1.0, abs_tol=1e-9)
            if outcome.winner is not None:
                assert payoffs[outcome.winner] == max(payoffs)


def test_texts_round_trip(game: Game[Any, Any], line: list[tuple[Any, Any]]) -> None:
    for position, _ in line:
        again = parlour.read_position(game, str(position))
        assert again == position, str(position)
        assert hash(again) == hash(position)
        assert again.key == position.key
        assert pickle.loads(pickle.dumps(position)) == position
        moves = list(game.legal_moves(position)) or [move for move, _ in game.chances(position)]
        texts = [str(move) for move in moves]
        assert len(set(texts)) == len(texts)
        for move, text in zip(moves, texts, strict=True):
            assert parlour.read_move(game, position, text) == move


def test_after_changes_nothing_it_was_given(
    game: Game[Any, Any], line: list[tuple[Any, Any]]
) -> None:
    for position, move in line[:-1]:
        text = str(position)
        first, second = game.after(position, move), game.after(position, move)
        assert first == second
        assert str(position) == text


def test_layouts_offer_every_move(game: Game[Any, Any], line: list[tuple[Any, Any]]) -> None:
    drawing = companion(game, "layout")
    for position, _ in line[::4]:
        layout = drawing.layout(game, position)
        ids = [target.id for target in layout.targets]
        assert len(set(ids)) == len(ids)
        assert {piece.at for piece in layout.pieces} <= set(ids)
        gestures = [drawing.gestures(move) for move in game.legal_moves(position)]
        assert len(set(gestures)) == len(gestures)
        for gesture in gestures:
            assert set(gesture) <= set(ids), (str(position), gesture)
        for pov in range(game.players):
            for cells in drawing.overlays(game, position, pov).values():
                assert cells <= set(ids)


def test_every_position_says_what_can_be_done(
    game: Game[Any, Any], line: list[tuple[Any, Any]]
) -> None:
    for position, _ in (*line[::6], line[-1]):
        code, values = companion(game, "layout").status(game, position)
        for lang in LANGUAGES:
            assert code in codes(lang)
            said = say(code, lang, **values)
            assert said != code and "{" not in said, said


def test_reasons_are_given_for_illegal_moves(
    game: Game[Any, Any], line: list[tuple[Any, Any]]
) -> None:
    random = Random(5)
    seen = list({move for _, move in line if move is not None})
    for position, _ in line[::5]:
        record = parlour.Record(game, position)
        for move in random.sample(seen, min(6, len(seen))):
            if move not in record.legal_moves:
                with pytest.raises(parlour.IllegalMove) as refusal:
                    record.play(move)
                said = str(refusal.value)
                assert " " in said and refusal.value.code in codes("ko") & codes("ru")


def test_records_round_trip(game: Game[Any, Any], line: list[tuple[Any, Any]]) -> None:
    record = parlour.Record(game)
    for _, move in line[:-1]:
        record.play(move)
    [again] = parlour.read(str(record))
    assert again.moves == record.moves
    assert again.position == record.position
    assert again.game == game
    assert str(again) == str(record)


def test_undo_goes_back_to_the_start(game: Game[Any, Any], line: list[tuple[Any, Any]]) -> None:
    record = parlour.Record(game)
    for position, move in line[:-1]:
        assert record.position == position
        record.play(move)
    for position, move in reversed(line[:-1]):
        assert record.undo().move == move
        assert record.position == position
    assert record.position == game.start() and not record.entries


def test_games_end(game: Game[Any, Any]) -> None:
    """Random play ends; a backgammon match may be long, the sheet games fill their sheets."""
    bound = 30_000 if game.id == "backgammon" else 2 * 64 * 64 + 2_000
    if (
        game.id in ("klopodavka", "war")
        and game.start().board.width * game.start().board.height > 200
    ):
        bound = 400  # big sheets are played to the end in the long suite
        assert len(random_line(game, 11, bound)) <= bound + 1
        return
    last = random_line(game, 11, bound)[-1][0]
    assert game.outcome(last) is not None


def test_turns_are_a_game(game: Game[Any, Any], line: list[tuple[Any, Any]]) -> None:
    if game.id in ("klopodavka", "war"):
        pytest.skip("their turns cannot be counted")
    turns = Turns(game, limit=3_000)
    for position, _ in line[:: max(1, len(line) // 3)]:
        try:
            ends = turns.ends(position)
        except parlour.ParlourError:
            continue
        assert len(set(ends.values())) == len(ends)
        for after, turn in list(ends.items())[:40]:
            assert turns.after(position, turn) == after


def test_a_step_is_drawn_for_chance_and_players() -> None:
    game = parlour.load("backgammon")
    assert random_step(game, game.start(), Random(1)) in [
        move for move, _ in game.chances(game.start())
    ]
