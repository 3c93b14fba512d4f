"""What the compiled engines of Klopodavka and War must find, and games that they play whole."""

from __future__ import annotations

from time import thread_time
from typing import Any

import pytest

import parlour
from parlour import native
from parlour.engines import engine
from parlour.games import open_position
from parlour.games.cells import around
from parlour.games.grid import sheet, without_j, write_rows
from parlour.games.klopodavka.rules import Klopodavka, Pass, Position, Revolution
from tests.games.war_positions import text as war_text

pytestmark = pytest.mark.skipif(not native.available(), reason="these are about the core")
THOUGHT = "search=mcts evaluator=hand nodes=1500"
BLOCK = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]


def klopodavka(cells: dict[tuple[int, int], str], rest: str) -> str:
    """A position of 20×20: symbols by column and row, both from 0, the row from the bottom."""
    board = sheet(20, 20, without_j)
    names = {(x, y): board.names[board.at(x, y)] for x, y in cells}
    placed = {names[cell]: symbol for cell, symbol in cells.items()}
    return f"{write_rows([placed.get(name, '') for name in board.names], 20)} {rest}"


def staff(x: int, y: int, seat: str) -> dict[tuple[int, int], str]:
    """A main bug with eight bugs around it (K2)."""
    around_it = {(x + dx, y + dy): seat for dx, dy in BLOCK}
    return around_it | {(x, y): seat.upper()}


def opened(name: str, text: str, **options: Any) -> parlour.Record[Any, Any]:
    game, position = open_position(name, text, None, options)
    return parlour.Record(game, position)


def play_turn(record: parlour.Record[Any, Any], what: str = THOUGHT) -> list[Any]:
    """The engine plays to the end of the turn; its moves."""
    player, turn, seat, moves = engine(record.game, what, seed=5), record.position.turn, 0, []
    seat = record.actor
    while record.actor == seat and record.position.turn == turn:
        moves.append(player.choose(record))
        record.play(moves[-1])
    return moves


def steps_to(game: Klopodavka, position: Position, seat: int, victim: int) -> int:
    """How many steps `seat` needs to kill a main bug (link=any, no dead chains): ring by ring."""
    grow, main = around(position.board).grow, 1 << position.mains[victim]
    walls = position.live[seat]
    for painted in position.painted:
        walls |= painted
    edge = reached = game.reach(position, seat)
    steps = 1
    while edge and not edge & main:
        edge = grow(edge) & ~walls & ~reached
        reached |= edge
        steps += 1
    return steps if edge else 99


# Positions with one good play


def test_a_main_bug_five_steps_away_is_killed_in_one_turn() -> None:
    cells = staff(1, 1, "a") | staff(18, 18, "b") | {(13, 13): "a"}
    record = opened("klopodavka", klopodavka(cells, "a 5 0 - 9"))
    assert steps_to(record.game, record.position, 0, 1) == 5
    play_turn(record, "search=mcts evaluator=hand nodes=1")
    assert record.outcome is not None
    assert record.outcome.winner == 0


def test_a_threatened_main_bug_is_defended() -> None:
    cells = staff(1, 1, "a") | staff(18, 18, "b") | {(13, 13): "a"}
    record = opened("klopodavka", klopodavka(cells, "b 5 0 - 9"))
    play_turn(record)
    assert record.outcome is None
    assert steps_to(record.game, record.position, 0, 1) > 5


def test_a_main_bug_that_cannot_be_defended_flees() -> None:
    """Six bugs beside the staff are more than a turn kills; a ring stands ready (K8)."""
    near = [(16, 14), (16, 16), (14, 16), (16, 19), (19, 16), (15, 15), (18, 15)]
    ring = {(4 + dx, 15 + dy): "b" for dx, dy in BLOCK if (dx, dy) != (0, 0)}
    cells = staff(1, 1, "a") | staff(18, 18, "b") | ring | dict.fromkeys(near, "a")
    record = opened("klopodavka", klopodavka(cells, "b 5 0 - 9"))
    moves = play_turn(record)
    assert any(isinstance(move, Revolution) for move in moves)
    assert steps_to(record.game, record.position, 0, 1) > 5


def war(cells: dict[int, str], rest: str) -> str:
    """A position of 20×12 with pieces on the bottom row, by column from 0."""
    board = sheet(20, 12, without_j)
    pieces = {board.names[board.at(x, 0)]: piece for x, piece in cells.items()}
    return war_text(pieces, rest, width=20)


RAID = {0: "aG", 15: "bG"} | dict.fromkeys(range(1, 7), "aI") | {5: "aP"}
"""On foot it is nine steps; a plane, linked by three infantry, strikes on (W3, W7, W8)."""
ON_FOOT = {0: "aG", 15: "bG"} | dict.fromkeys(range(1, 9), "aI")
"""Seven steps of infantry: knights, tanks and the plane must be given up for it (W8)."""


@pytest.mark.parametrize("cells", [RAID, ON_FOOT], ids=["a raid by plane", "an exchange"])
def test_a_general_is_killed_by_the_only_way_there_is(cells: dict[int, str]) -> None:
    record = opened("war", war(cells, "a I0N0T0P0 0 - 9"))
    play_turn(record, "search=mcts evaluator=hand nodes=1")
    assert record.outcome is not None
    assert record.outcome.winner == 0


def test_a_threatened_general_is_defended() -> None:
    cells = ON_FOOT | dict.fromkeys((13, 14), "bI")
    record = opened("war", war(cells, "b I0N0T0P0 0 - 9"))
    idle = opened("war", war(cells, "b I0N0T0P0 0 - 9"))
    idle.play("pass")
    play_turn(idle)
    assert idle.outcome is not None  # else there was nothing to defend
    play_turn(record)
    play_turn(record)
    assert record.outcome is None


def test_a_partner_is_spared_where_another_move_is_as_good() -> None:
    """A kill of the partner's bug ends the pact (K9): with a pact other moves come first."""
    cells = staff(1, 1, "a") | staff(1, 18, "b") | staff(18, 18, "c") | {(5, 4): "b", (4, 5): "c"}
    text = klopodavka(cells, "a 5 0 - 9")
    free, bound = opened("klopodavka", text), opened("klopodavka", text)
    bound.note("propose", 0, 1)
    bound.note("pact", 1, 0)
    player = engine(free.game, "search=mcts evaluator=hand nodes=1500 lines=8", seed=5)
    lines = player.lines(bound)
    victim = bound.game.victim(bound.position, lines[0].move)
    best = max(lines, key=lambda line: line.visits)
    spared = [
        line
        for line in lines
        if bound.game.victim(bound.position, line.move) != 1
        and best.value - line.value <= 0.03
        and line.visits >= 0.1 * best.visits
    ]
    assert victim != 1 or not spared


# Whole games

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("klopodavka", {"players": 2, "size": "9x9", "steps": 3}),
    ("klopodavka", {"players": 3, "size": "12x10", "link": "main"}),
    ("klopodavka", {"players": 4, "size": "11x11", "revolution": "off", "link": "main"}),
    ("klopodavka", {"players": 6, "size": "24x12"}),
    ("war", {"players": 2, "size": "12x12", "fortress": "kind"}),
    ("war", {"players": 3, "size": "12x12", "plane": 4}),
    ("war", {"players": 4, "size": "14x12"}),
    ("war", {"players": 6, "size": "24x12", "fortress": "kind", "plane": 4}),
]


def play_game(name: str, options: dict[str, Any], what: str, seed: int, most: int) -> None:
    """A game of an engine against itself: every move is legal, nobody stalls it."""
    game = parlour.load(name, **options)
    record = parlour.Record(game)
    players = [engine(game, what, seed=seed + seat) for seat in range(game.players)]
    for _ in range(most):
        if record.outcome is not None:
            break
        seat = record.actor
        assert seat not in record.position.out  # K5: no more turns
        move = players[seat].choose(record)
        if isinstance(move, Pass) and len(record.legal_moves) > 1:
            assert str(move) in [
                str(legal) for legal in record.legal_moves
            ]  # K3: at the start only
        record.play(move)  # raises for what is illegal
    if record.outcome is not None:
        assert sum(record.outcome.payoffs) == pytest.approx(1)  # K12
    else:
        assert most < 1000


@pytest.mark.parametrize(("name", "options"), GAMES, ids=[f"{n} {o}" for n, o in GAMES])
def test_games_of_the_engine_are_legal_and_end(name: str, options: dict[str, Any]) -> None:
    play_game(name, options, "search=mcts evaluator=hand nodes=25", 3, 5000)


@pytest.mark.parametrize("name", ["klopodavka", "war"])
def test_the_largest_sheet_is_played(name: str) -> None:
    play_game(name, {"players": 4, "size": "64x64"}, "search=mcts evaluator=hand nodes=25", 3, 30)


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("name", ["klopodavka", "war"])
def test_no_turn_of_six_players_takes_longer_than_its_time(name: str) -> None:
    """Counted in the time of this thread, which a busy machine does not lengthen."""
    limit, game = 0.3, parlour.load(name, players=6)
    record, players = parlour.Record(game), [engine(game, f"search=mcts turn={limit}", 1)] * 6
    for _ in range(3):
        turn, spent = record.position.turn, 0.0
        while record.position.turn == turn:
            begun = thread_time()
            move = players[record.actor].choose(record)
            spent += thread_time() - begun
            record.play(move)
        assert spent < 1.1 * limit  # and what the rulebook needs between the steps


@pytest.mark.long
@pytest.mark.parametrize(("name", "options"), GAMES, ids=[f"{n} {o}" for n, o in GAMES])
def test_thousands_of_games_at_five_milliseconds_a_step(name: str, options: dict[str, Any]) -> None:
    for seed in range(300):
        play_game(
            name, options, "search=mcts evaluator=hand seconds=0.005 variety=0.05", seed, 5000
        )


@pytest.mark.parametrize("name", ["klopodavka", "war"])
def test_greedy_players_rush(name: str) -> None:
    """The way to the nearest enemy becomes shorter until somebody dies; a kill is never missed."""
    game = parlour.load(name)
    record = parlour.Record(game)
    player = engine(game, "search=greedy evaluator=rush", seed=1)
    while not record.position.out and record.outcome is None and len(record.moves) < 400:
        record.play(player.choose(record))
    assert record.position.out
