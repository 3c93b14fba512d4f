"""Games against OpenSpiel's UCT: `python -m benchmarks.openspiel_uct --games 100`.

The peer is `open_spiel.python.algorithms.mcts.MCTSBot` with random playouts, an extra (`pip install
.[benchmarks]`); the package never imports it. It plays by our rules through
`parlour.envs.openspiel`. Both sides have the same time for a turn: OpenSpiel counts simulations
instead, so its number for each step follows from how fast the last step was. Every opening of
random steps is played from both seats. Each game is a line, and the last one the share with its
95 % interval (Wilson).
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from random import Random
from typing import Any

from parlour import Record, load, native
from parlour.arena.shares import wilson
from parlour.engines import engine
from parlour.engines.turn_time import TurnTime
from parlour.envs.openspiel import load_game

OURS = "search=alphabeta evaluator=hand hash=64"
EXPLORATION = 1.4
"""UCT's constant, of the order of √2 that fits payoffs of −1 and 1 (Kocsis, Szepesvári 2006)."""
FIRST_RATE = 20.0
"""Simulations a second that the peer is held to do before anything is known."""


class Peer:
    """OpenSpiel's player for positions of a record."""

    def __init__(self, game: Any, turn: float, seed: int) -> None:
        numpy = import_module("numpy")
        mcts = import_module("open_spiel.python.algorithms.mcts")
        self.game = load_game(game.id)
        lot = numpy.random.RandomState(seed)
        playouts = mcts.RandomRolloutEvaluator(1, lot)
        self.bot = mcts.MCTSBot(self.game, EXPLORATION, 1, playouts, random_state=lot)
        self.time, self.rate = TurnTime(turn), FIRST_RATE
        self.seconds, self.simulations = 0.0, 0

    def choose(self, record: Record[Any, Any]) -> Any:
        """Its move, by as many simulations as fit into this step's share of the turn."""
        state = self.game.new_initial_state(str(record.position))
        begun, given = time.monotonic(), self.time.seconds(record)
        self.bot.max_simulations = max(2, round(self.rate * given))
        said = state.action_to_string(state.current_player(), self.bot.step(state))
        took = time.monotonic() - begun
        self.rate = self.bot.max_simulations / took
        self.time.spent(took)
        self.seconds += took
        self.simulations += self.bot.max_simulations
        return next(move for move in record.legal_moves if str(move) == said)


def played(record: Record[Any, Any], players: list[Any]) -> float:
    """The payoff of the first of `players` (in the order of seats) at the end."""
    while record.outcome is None:
        record.play(players[record.actor].choose(record))
    return float(record.outcome.payoffs[0])


def main() -> int:
    """Plays, prints a line a game and the share at the end."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="virus-war", help="any of the games for two")
    parser.add_argument("--games", type=int, default=100, help="an even number")
    parser.add_argument("--turn", type=float, default=1.0, help="seconds a turn, for both")
    parser.add_argument("--plies", type=int, default=6, help="random steps to begin with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ours", default=OURS, help="our engine's words, without its time")
    asked = parser.parse_args()
    game = load(asked.game)
    game = native.twin(game) if native.available() else game
    peer, points, begun = Peer(load(asked.game), asked.turn, asked.seed), 0.0, time.monotonic()
    for number in range(asked.games):
        lot, record = Random(f"{asked.seed} {number // 2}"), Record(game)
        for _ in range(asked.plies):
            record.play(lot.choice(record.legal_moves))
        ours = engine(game, f"{asked.ours} turn={asked.turn}", seed=number)
        first = number % 2 == 0
        payoff = played(record, [ours, peer] if first else [peer, ours]) * (1 if first else -1)
        points += (payoff + 1) / 2
        rate = peer.simulations / peer.seconds
        print(
            f"game {number + 1}: {['lost', 'drawn', 'won'][round(payoff) + 1]}, "
            f"{len(record.moves)} steps; OpenSpiel {rate:.0f} simulations a second",
            flush=True,
        )
    low, high = wilson(points / asked.games, asked.games)
    print(
        f"{points:g} of {asked.games}: {100 * points / asked.games:.1f} %, "
        f"95 %: {100 * low:.1f} … {100 * high:.1f} ({time.monotonic() - begun:.0f} s)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
