"""What the move filters cost: `python -m benchmarks.backgammon_filters --decisions 200`.

Decisions of our own games are judged at 2-ply with the usual filters and with every play looked
into; the loss is what the filtered choice gives up by the full judgement.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from random import Random

from benchmarks.backgammon_match import START, flipped, ours
from benchmarks.backgammon_rows import xgid
from parlour.evaluate.backgammon.analyst import Analyst
from parlour.games import open_position

ALL = ((10**6, 1e6),) * 2


def main(words: Sequence[str] | None = None) -> int:
    """Prints the mean loss a decision, how often the choice differs, and the times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5)
    options = parser.parse_args(words)
    random, play = Random(options.seed), ours(0)
    losses: list[float] = []
    spent = [0.0, 0.0]
    while len(losses) < options.decisions:
        board = START
        for turn in range(80):
            roll = random.randint(1, 6), random.randint(1, 6)
            high, low = max(roll), min(roll)
            if turn % 9 == 4 and len(losses) < options.decisions:
                game, position = open_position(
                    "backgammon", xgid(board, (high, low)), None, {"cube": "on"}
                )
                analyst = Analyst(game)
                found = []
                for number, filters in enumerate((None, ALL)):
                    begun = time.process_time()
                    found.append(
                        analyst.plays(position, 2, *([] if filters is None else [filters]))
                    )
                    spent[number] += time.process_time() - begun
                some, whole = found
                if len(whole) > 1:
                    values = {after(position, one.moves): one.value for one in whole}
                    losses.append(whole[0].value - values[after(position, some[0].moves)])
            board = play(board, high, low)
            if not any(count > 0 for count in board):
                break
            board = flipped(board)
    mean = sum(losses) / len(losses)
    others = sum(loss > 0 for loss in losses)
    print(
        f"{len(losses)} decisions at 2-ply: the filters lose {mean:.5f} points each, another play"
        f" in {others}; {1000 * spent[0] / len(losses):.1f} ms filtered,"
        f" {1000 * spent[1] / len(losses):.1f} ms with every play (processor time)"
    )
    return 0


def after(position: object, moves: Sequence[object]) -> str:
    """A play as its steps in one order: two plays of the same end have the same steps here."""
    return " ".join(sorted(str(move) for move in moves))


if __name__ == "__main__":
    sys.exit(main())
