"""Labels of Open Sage for samples of Backgammon.

`python -m tools.backgammon_labels IN OUT --share 0.5`: IN holds samples as
`parlour train backgammon` writes them (38 bytes: docs/training.md). In OUT their targets are
`share` times what Open Sage's network says of the board by itself (the Python package bgsage,
MPL 2.0, by M. Higgins), and the rest their own. The package is an extra
(`pip install .[benchmarks]`); Parlour itself never imports it, and nothing of it is in the weights
but what was learned from such labels.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

SAMPLE = np.dtype([("board", "i1", 26), ("target", "<i2", 6)])
ONE = 16384
PIECE = 4096


def labeller() -> Any:
    """A function from boards (n, 26) to the six results (n, 6) of who has just moved."""
    core, weights = import_module("bgbot_cpp"), import_module("bgsage.weights").default_weights()
    centred = import_module("bgsage.analyzer").resolve_owner("centered")
    strategy = core.create_strategy(
        weights.strategy_type, weights.weight_paths_list, weights.hidden_sizes_list
    )

    def label(boards: NDArray[np.int8]) -> NDArray[np.float64]:
        theirs = boards.astype(int)
        theirs[:, 0] *= -1  # the enemy's bar counts up there
        asked = [(board, centred) for board in theirs.tolist()]
        told = core.batch_evaluate_post_move(asked, strategy, 1, jacoby=False)
        win, gammon, backgammon, lost, worst = np.array([one["probs"] for one in told]).T
        columns = (
            win - gammon,
            gammon - backgammon,
            backgammon,
            1 - win - lost,
            lost - worst,
            worst,
        )
        return np.stack(columns, 1)

    return label


def main(words: Sequence[str] | None = None) -> int:
    """Labels a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--share", type=float, default=1.0)
    options = parser.parse_args(words)
    try:
        label = labeller()
    except ModuleNotFoundError:
        print("bgsage is not installed: pip install 'parlour[benchmarks]'", file=sys.stderr)
        return 2
    samples = np.fromfile(options.source, SAMPLE)
    for first in range(0, len(samples), PIECE):
        piece = samples[first : first + PIECE]
        other = label(piece["board"]) * ONE
        piece["target"] = np.round(options.share * other + (1 - options.share) * piece["target"])
    samples.tofile(options.target)
    print(f"{options.target}: {len(samples)} samples")
    return 0


if __name__ == "__main__":
    sys.exit(main())
