"""Computes a match equity table: `python -m tools.match_equities GAMES GAMMON_GO [--size N]`.

GAMES are money games without cube, GAMMON_GO games at 2-away 1-away, both as
`benchmarks.backgammon_games` writes them. The start of a game is solved at each score, from the end
of the match backwards, by `tools.game_chain`; no table of others is looked at.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from json import loads
from pathlib import Path

import numpy as np

from tools.game_chain import Array, Chain, Stakes

PATH = Path(__file__).parent.parent / "src/parlour/evaluate/backgammon/met/parlour.txt"
HEAD = """\
# Parlour's own, computed by `python -m tools.match_equities`. How chances change from turn to turn
# was measured in {games:,} money games of gnubg-nn (0-ply) against itself, seed {seed}; how who
# trails fares where gammons win the match, in {go_games:,} games at 2-away 1-away, seed {go_seed}.
# The cube was solved at every score; no other table was used.
# Chances to win the match: who needs as many points as the row says, against as many as the
# column.
"""


def of_trailer(games: Iterable[str]) -> Array:
    """Of gammon-go games: the trailer wins at the levels 1…3, loses at them."""
    found = Counter((game["trailer"], game["level"]) for game in map(loads, games))
    counts = [found[trailer, level] for trailer in (True, False) for level in (1, 2, 3)]
    return np.array(counts) / sum(counts)


class Table:
    """Chances of who needs `away` points against who needs `other`, from the match's end on."""

    def __init__(self, chain: Chain, gammon_go: Array, size: int) -> None:
        starter = chain.of_starter()
        self.chain = chain
        self.gammon_go = gammon_go
        self.money = np.tile((starter[:3] + starter[3:]) / 2, 2)
        self.size = size
        self.late = [1.0, 0.5]  # after the Crawford game, of the trailer
        for away in range(2, size + 1):
            self.late.append(self._late(away))
        self.before = np.full((size + 1, size + 1), 0.5)
        for away in range(2, size + 1):
            self._enter(away, 1, self._crawford(away))
        for both in range(5, 2 * size):
            for other in range(max(2, both - size), (both + 1) // 2):
                self._enter(both - other, other, self._before(both - other, other))

    def _enter(self, away: int, other: int, chance: float) -> None:
        self.before[away, other] = chance
        self.before[other, away] = 1 - chance

    def _after(self, results: Array, away: int, cube: int) -> float:
        """Of who trails 1-away: the chance after a game of such results, the Crawford game over."""
        chances = [self.late[max(0, away - level * cube)] for level in (1, 2, 3)]
        return float(results[:3] @ chances)

    def _late(self, away: int) -> float:
        """After the Crawford game: the trailer doubles at once; from 3-away on gammons count."""
        chance = self.chain.value(
            Stakes(
                lambda side, level, power: (
                    self.late[max(0, away - level * 2**power)] if side > 0 else 0.0
                ),
                lambda side, power: side > 0 and 2**power < away,
            )
        )
        if away > 2:
            gained = self._after(self.gammon_go, away, 2) - self._after(self.money, away, 2)
            chance += gained
        return chance

    def _crawford(self, away: int) -> float:
        """The Crawford game, without the cube. Games after it count two points: a gammon saves the
        trailer one where an even number is left."""
        return self._after(self.gammon_go if away % 2 == 0 else self.money, away, 1)

    def _before(self, away: int, other: int) -> float:
        def chance(mine: int, theirs: int) -> float:
            if mine <= 0 or theirs <= 0:
                return float(mine <= 0)
            return float(self.before[mine, theirs])

        def end(side: int, level: int, power: int) -> float:
            points = level * 2**power
            return chance(away - points, other) if side > 0 else chance(away, other - points)

        return self.chain.value(
            Stakes(end, lambda side, power: 2**power < (away if side > 0 else other))
        )

    def __str__(self) -> str:
        def row(name: str, chances: Iterable[float]) -> str:
            return " ".join([name, *(f"{chance:.5f}" for chance in chances)])

        rows = [row(f"before {away}", self.before[away, 1:]) for away in range(1, self.size + 1)]
        return "\n".join([f"size {self.size}", row("post-crawford", self.late[1:]), *rows, ""])


def main(words: Sequence[str] | None = None) -> None:
    """Reads the games and writes the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=Path)
    parser.add_argument("gammon_go", type=Path)
    parser.add_argument("--seeds", type=int, nargs=2, default=(1, 1), help="of both, for the head")
    parser.add_argument("--size", type=int, default=25)
    parser.add_argument("--out", type=Path, default=PATH)
    options = parser.parse_args(words)
    games = options.games.read_text("utf-8").splitlines()
    go_games = options.gammon_go.read_text("utf-8").splitlines()
    table = Table(Chain.counted(games), of_trailer(go_games), options.size)
    seed, go_seed = options.seeds
    head = HEAD.format(games=len(games), go_games=len(go_games), seed=seed, go_seed=go_seed)
    options.out.write_text(head + str(table), "utf-8")
    print(f"Wrote {options.out}.")


if __name__ == "__main__":
    main()
