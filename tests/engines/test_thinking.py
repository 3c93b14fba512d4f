"""Engines that think: within limits, until stopped, as lively and as dim as they shall be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from threading import Timer
from time import monotonic
from typing import Any

import pytest

import parlour
from parlour import native
from parlour.engines import engine
from parlour.engines.sight import Sight
from parlour.evaluate import evaluator_for
from parlour.game import CHANCE, Game
from parlour.search.report import Limits, Report
from tests.strategies import instances, random_line, random_step

ALL = list(instances())
KINDS = ["alphabeta nodes=300", "mcts nodes=200", "uct nodes=10", "random"]


def after(game: Game[Any, Any], seed: int, moves: int) -> parlour.Record[Any, Any]:
    """A record that begins in the middle of a random game, where somebody decides."""
    line = random_line(game, seed, moves)
    positions = [p for p, _ in line if game.outcome(p) is None and game.actor(p) != CHANCE]
    return parlour.Record(game, positions[-1])


@pytest.fixture(params=["native", "python"])
def core(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With the compiled core and without it."""
    if request.param == "python":
        monkeypatch.setenv("PARLOUR_CORE", "python")
    elif not native.available():
        pytest.skip("the core is not there")
    return str(request.param)


@pytest.mark.parametrize("words", KINDS)
@pytest.mark.parametrize("name", ["ataxx", "slime-trail", "virus-war"])
def test_every_search_plays_legal_moves_with_the_core_and_without(
    core: str, words: str, name: str
) -> None:
    game = parlour.load(name)
    player = engine(game, f"search={words}", 3)
    assert player.is_compiled == (core == "native" and words[0] in "am")
    assert player.is_slow == (core == "python" and words[0] in "am")
    for seed in range(2):
        record = after(game, seed, 6)
        assert player.choose(record) in record.legal_moves


def test_the_core_plays_what_a_compiled_record_shows() -> None:
    game = parlour.load("ataxx")
    twin = native.twin(game) if native.available() else game
    record = after(game, 3, 12)
    other: parlour.Record[Any, Any] = parlour.Record(
        twin, twin.position(record.position) if twin is not game else record.position
    )
    for words in ("search=alphabeta nodes=2000", "level=1", "level=3"):
        assert engine(game, words, 5).choose(record) == engine(twin, words, 5).choose(other)
        assert engine(game, words).evaluation(record) == engine(game, words).evaluation(other)


def test_limits_that_are_given_hold_beside_its_own() -> None:
    game = parlour.load("ataxx")
    record = after(game, 1, 10)
    player = engine(game, "search=alphabeta nodes=5000 seconds=60", 1)
    player.arm()
    assert player.think(record, Limits(nodes=1000)).nodes <= 1000
    player.arm()
    assert 1000 < player.think(record, Limits(nodes=10**9)).nodes <= 5000
    begun = monotonic()
    player = engine(game, "search=alphabeta", 1)
    player.arm()
    told: list[Report[Any]] = []
    report = player.think(record, Limits(seconds=0.2), told.append)
    assert monotonic() - begun < 1
    assert told
    assert report.best.move in record.legal_moves


@pytest.mark.parametrize("words", ["search=alphabeta", "search=mcts", "search=uct"])
def test_stop_ends_thinking_from_another_thread(core: str, words: str) -> None:
    game = parlour.load("ataxx")
    record, player = after(game, 1, 10), engine(parlour.load("ataxx"), words, 1)
    player.arm()
    Timer(0.1, player.stop).start()
    begun = monotonic()
    assert player.think(record, Limits()).best.move in record.legal_moves
    assert monotonic() - begun < 1
    player.arm()
    player.stop()  # heard even before it begins
    begun = monotonic()
    assert player.think(record, Limits()).best.move in record.legal_moves
    assert monotonic() - begun < 1


@pytest.mark.parametrize("words", ["search=alphabeta", "search=mcts", "search=uct"])
def test_choosing_asks_whether_to_stop(core: str, words: str) -> None:
    game = parlour.load("ataxx")
    record, player = after(game, 1, 10), engine(parlour.load("ataxx"), words, 1)
    until = monotonic() + 0.1
    for stop in (lambda: True, lambda: monotonic() > until):
        begun = monotonic()
        assert player.choose(record, stop) in record.legal_moves
        assert monotonic() - begun < 1


def test_whoever_asks_may_leave_while_the_core_thinks() -> None:
    """What `stop` raises ends the search and is passed on."""
    game = parlour.load("ataxx")
    record = after(game, 1, 10)

    def leave() -> bool:
        raise KeyboardInterrupt

    begun = monotonic()
    with pytest.raises(KeyboardInterrupt):
        engine(game, "search=alphabeta", 1).choose(record, leave)
    assert monotonic() - begun < 1


def test_openings_vary_with_the_seed_but_not_in_value() -> None:
    game = parlour.load("ataxx")
    record = parlour.Record(game)
    words = "search=alphabeta nodes=3000 variety=0.05"
    lively = [engine(game, words, seed).lines(record) for seed in range(12)]
    assert len({lines[0].move for lines in lively}) > 1
    for lines in lively:
        best = max(line.value for line in lines)
        assert best - lines[0].value <= 0.05
    steady = {engine(game, "search=alphabeta nodes=3000", s).choose(record) for s in range(3)}
    assert len(steady) == 1
    assert engine(game, words, 4).choose(record) == engine(game, words, 4).choose(record)


def test_variety_never_gives_a_proven_win_away() -> None:
    game = parlour.load("ataxx")
    record = parlour.Record(
        game, parlour.games.open_position("ataxx", "xxx4/7/7/7/7/7/6o x 0 1", None, {})[1]
    )
    best = engine(game, "search=alphabeta nodes=20000", 1).lines(record)[0]
    for seed in range(6):
        line = engine(game, "search=alphabeta nodes=20000 variety=2", seed).lines(record)[0]
        assert line.proven == best.proven


def test_a_dim_eye_errs_alike_all_game_long_and_differently_in_the_next() -> None:
    game = parlour.load("ataxx")
    sharp = evaluator_for(game, Random(1))
    positions = [p for p, move in random_line(game, 3, 30) if move is not None]
    seen = [[Sight(sharp, 0.2, 0.0, seed).values(game, p) for p in positions] for seed in (1, 1, 2)]
    assert seen[0] == seen[1] != seen[2]
    errors = [s[0] - sharp.values(game, p)[0] for s, p in zip(seen[0], positions, strict=True)]
    assert 0.05 < (sum(e * e for e in errors) / len(errors)) ** 0.5 < 0.4
    assert sum(seen[0][5]) == pytest.approx(sum(sharp.values(game, positions[5])))


def test_blind_spots_are_places_and_stay_where_they_are() -> None:
    game = parlour.load("ataxx")
    sharp = evaluator_for(game, Random(1))
    position = random_line(game, 2, 20)[-1][0]
    moves = game.legal_moves(position)
    plain = sharp.weights(game, position, moves)
    assert plain is not None
    spots: list[frozenset[str]] = []
    for seed in (1, 1, 2, 3):
        dim = Sight(sharp, 0.0, 0.3, seed).weights(game, position, moves)
        assert dim is not None
        lost = {str(m)[-2:] for m, w, p in zip(moves, dim, plain, strict=True) if w < p}
        kept = {str(m)[-2:] for m, w, p in zip(moves, dim, plain, strict=True) if w == p}
        assert not lost & kept
        spots.append(frozenset(lost))
    assert spots[0] == spots[1]
    assert len(set(spots)) > 1


# An engine never plays an illegal move


def quick(play: Callable[[int], None], count: int) -> None:
    for number in range(count):
        play(number)


def one_game(number: int) -> None:
    """A short game between two quick engines; the record checks every move."""
    name, game = ALL[number % len(ALL)]
    random = Random(number)
    words = [
        random.choice(
            ("level=1", "search=mcts nodes=20", "search=uct nodes=1 width=3", "search=random")
        )
        for _ in range(game.players)
    ]
    if game.id in ("ataxx", "slime-trail", "virus-war"):
        words[0] = (
            f"search=alphabeta nodes={random.choice((1, 50, 300))} lines={random.choice((1, 3))}"
        )
    players = [engine(game, text, number) for text in words]
    record: parlour.Record[Any, Any] = parlour.Record(game)
    while record.outcome is None and len(record.moves) < 60:
        if record.actor == CHANCE:
            record.play(random_step(game, record.position, random))
        else:
            record.play(players[record.actor].choose(record))
    assert record.moves, name


def test_twenty_quick_games_have_no_illegal_move() -> None:
    quick(one_game, 20)


@pytest.mark.long
def test_a_thousand_quick_games_have_no_illegal_move() -> None:
    quick(one_game, 1000)
