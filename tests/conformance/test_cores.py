"""The compiled games are the rulebooks' twins: the same moves, positions and results."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour import native
from parlour.game import CHANCE, NOBODY, Game, companion
from parlour.perft import perft, read_table, successors
from tests.strategies import instances

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")
GAMES = dict(instances())
LARGE = {
    "ataxx 16x16": ("ataxx", {"size": "16x16"}),
    "virus-war 16x16": ("virus-war", {"size": "16x16"}),
    "slime-trail 11x11": ("slime-trail", {"size": "11x11"}),
    "klopodavka 30x20": ("klopodavka", {"players": "6"}),
    "klopodavka 64x64": ("klopodavka", {"players": "6", "size": "64x64", "link": "main"}),
    "klopodavka 20x33": ("klopodavka", {"players": "2", "size": "20x33"}),
    "war 30x20": ("war", {"players": "5"}),
    "war 64x64": ("war", {"players": "6", "size": "64x64"}),
    "war 33x20": ("war", {"players": "3", "size": "33x20"}),
}
POSITIONS = 100_000
"""About so many are compared in all in the quick run; ten million in the long one."""
ROOT = Path(__file__).resolve().parents[2]


def compare(game: Game[Any, Any], seed: int, count: int) -> None:
    """Plays `count` random moves in both cores, from game to game, and compares all they say."""
    twin = native.twin(game)
    encoding = companion(game, "encoding")
    numbers = {move: i for i, move in enumerate(encoding.moves(game)) if move is not None}
    random = Random(seed)
    position, compiled = game.start(), twin.start()
    for step in range(count):
        actor = game.actor(position)
        said = str(position)
        assert str(compiled) == said
        assert twin.actor(compiled) == actor, said
        moves = list(game.legal_moves(position))
        found = twin.legal_moves(compiled)
        assert len(found) == len(moves) and set(found) == set(moves), said
        other = random.choice(twin.moves)
        assert twin.is_legal(compiled, other) == (other in successors(game, position)), said
        if actor == CHANCE:
            chances = game.chances(position)
            assert dict(twin.chances(compiled)) == pytest.approx(dict(chances)), said
            moves = [move for move, _ in chances]
        assert tuple(twin.payoffs(compiled)) == pytest.approx(tuple(game.payoffs(position))), said
        if step % 7 == 0:
            again = twin.position(said)
            assert again == compiled and hash(again) == hash(compiled)
            assert again.key == compiled.key, f"the key kept is not the key counted: {said}"
            assert twin.core.legal_actions(compiled) == [numbers[move] for move in found]
            for pov in range(game.players):
                planes = encoding.observation(game, position, pov)
                assert twin.observation(compiled, pov) == planes, (said, pov)
        if actor == NOBODY:
            assert twin.outcome(compiled) == game.outcome(position)
            position, compiled = game.start(), twin.start()
            continue
        move = random.choice(moves)
        position, compiled = game.after(position, move), twin.after(compiled, move)


SHARE = POSITIONS // (len(GAMES) + len(LARGE) // 3)


@pytest.mark.parametrize("name", GAMES)
def test_both_cores_agree_along_random_play(name: str) -> None:
    compare(GAMES[name], 1, SHARE)


@pytest.mark.parametrize("name", LARGE)
def test_both_cores_agree_on_large_sheets(name: str) -> None:
    game, options = LARGE[name]
    compare(parlour.load(game, **options), 2, SHARE // 3)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("name", GAMES)
def test_both_cores_agree_on_ten_million_positions(name: str, seed: int) -> None:
    compare(GAMES[name], 100 + seed, 10_000_000 // (10 * len(GAMES)) + 1)


@pytest.mark.parametrize("book", list(parlour.rulebooks()), ids=lambda book: book.id)
def test_perft_tables(book: Any) -> None:
    file = ROOT / "tests" / "perft" / f"{book.id.replace('-', '_')}.perft"
    for row in read_table(file.read_text(), file.name):
        if row.nodes > 100_000_000:
            continue
        from parlour.games import open_position

        game, position = open_position(book.id, row.position, None, row.options)
        twin = native.twin(game)
        assert perft(twin, twin.position(position), row.depth) == row.nodes, row.where


@pytest.mark.parametrize("name", GAMES)
def test_counting_making_and_threads_agree(name: str) -> None:
    twin = native.twin(GAMES[name])
    start = twin.start()
    depth = 1
    while depth < 12 and 0 < twin.perft(start, depth + 1) < 200_000:
        depth += 1
    nodes = twin.perft(start, depth)
    assert twin.perft(start, depth, made=True) == nodes
    assert twin.perft(start, depth, threads=3) == nodes
    successors = twin.legal_moves(start) or [move for move, _ in twin.chances(start)]
    assert sum(twin.perft(twin.after(start, move), depth - 1) for move in successors) == nodes


@pytest.mark.parametrize("name", GAMES)
def test_playouts_are_the_same_on_any_number_of_threads(name: str) -> None:
    twin = native.twin(GAMES[name])
    one = twin.play_outs(twin.start(), 150, seed=5, most=300)
    assert twin.play_outs(twin.start(), 150, seed=5, most=300, threads=3) == one
    if one.finished:
        assert twin.play_outs(twin.start(), 150, seed=6, most=300) != one
    assert one.games == 150 and one.moves > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_twin_is_a_game(name: str) -> None:
    game = GAMES[name]
    twin = native.twin(game)
    assert isinstance(twin, Game)
    assert native.twin(game) is twin and pickle.loads(pickle.dumps(twin)) is twin
    random = Random(3)
    record: parlour.Record[Any, Any] = parlour.Record(twin)
    for _ in range(30):
        if not record.legal_moves:
            break
        move = random.choice(record.legal_moves)
        record.play(str(move) if record.actor != CHANCE else move)
    assert str(record) == str(parlour.Record(game, game.start(), entries=list(record.entries)))
    position = record.position
    assert pickle.loads(pickle.dumps(position)) == position
    assert twin.position(twin.plain_position(position)) == position


def test_another_games_position_is_refused() -> None:
    one, other = (native.twin(parlour.load("ataxx", size=size)) for size in ("7x7", "6x6"))
    with pytest.raises(ValueError, match="another game"):
        one.legal_moves(other.start())
    with pytest.raises(ValueError, match="no move of this game"):
        one.after(one.start(), "e4")
