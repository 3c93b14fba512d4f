"""Training Backgammon's network: samples, temporal differences, fits, and going on after a stop."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from parlour import native
from parlour.train.backgammon import Step, Training

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")
SAMPLE = np.dtype([("board", "i1", 26), ("target", "<i2", 6)])


def quiet(_: str) -> None:
    """Nothing is said."""


def samples(folder: Path) -> np.ndarray:
    return np.concatenate([np.fromfile(path, SAMPLE) for path in sorted(folder.glob("*.bin"))])


def test_samples_are_boards_with_results_that_add_up(tmp_path: Path) -> None:
    training = Training(tmp_path, seed=3)
    training.run(Step("play", "games", games=20, trust=0.5, seed=2), quiet)
    found = samples(tmp_path / "games")
    boards = found["board"].astype(int)
    assert len(found) > 400
    assert (np.maximum(boards, 0).sum(1) <= 15).all() and (
        np.maximum(-boards, 0).sum(1) <= 15
    ).all()
    assert np.abs(found["target"].astype(int).sum(1) - 16384).max() <= 8


def test_the_same_seed_plays_the_same_games(tmp_path: Path) -> None:
    step = Step("play", "games", games=6, trust=0.5, seed=2)
    for name in ("one", "other"):
        Training(tmp_path / name, seed=3).run(step, quiet)
    one, other = (samples(tmp_path / name / "games") for name in ("one", "other"))
    assert (one == other).all()


def test_learning_lowers_the_error_and_goes_on_after_a_stop(tmp_path: Path) -> None:
    training = Training(tmp_path, seed=1)
    training.run(Step("play", "games", games=100, trust=1.0, seed=2), quiet)
    data = b"".join(path.read_bytes() for path in (tmp_path / "games").glob("*.bin"))
    before = training.core.errors(data)[1]
    fit = Step("fit", "fit", passes=4, rate=1e-3, samples=("games",))
    training.run(fit, quiet)
    after = training.core.errors(data)[1]
    assert after < 0.9 * before

    again = Training(tmp_path, seed=1)
    assert again.core.errors(data)[1] == pytest.approx(after, abs=1e-6)
    again.run(fit, quiet)  # done already: nothing is learned twice
    assert again.core.state() == training.core.state()
    with pytest.raises(ValueError, match="fit"):
        again.run(Step("fit", "fit", passes=5, rate=1e-3, samples=("games",)), quiet)

    # The whole numbers of what was learned are weights to begin with: they stay as they are.
    weights = (tmp_path / "net.bin").read_bytes()
    further = Training(tmp_path / "further", seed=5, start=weights)
    assert further.core.weights() == training.core.weights()


def test_rivals_are_plays_of_one_roll(tmp_path: Path) -> None:
    """Most samples stand beside another play of the same roll: the enemy's checkers lie alike."""
    training = Training(tmp_path, seed=3)
    training.run(Step("play", "games", games=6, rivals=3, seed=2), quiet)
    found = samples(tmp_path / "games")
    assert np.abs(found["target"].astype(int).sum(1) - 16384).max() <= 8
    boards = found["board"].astype(int)
    moved = np.abs(np.diff(boards, axis=0)).sum(1)
    assert (moved <= 12).mean() > 0.5
    # Without them each sample is a position of the game itself.
    training.run(Step("play", "plain", games=6, seed=2), quiet)
    assert len(samples(tmp_path / "plain")) < len(found)
