"""Self-play: the same plan gives the same shards, whole or not at all."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from parlour import native
from parlour.cli import cli
from parlour.games import open_position
from parlour.search.compiled import Search

pytestmark = pytest.mark.skipif(not native.available(), reason="self-play is compiled")

SAMPLE = np.dtype(
    [("sets", "<u8", 3), ("score", "<i2"), ("result", "i1"), ("clock", "u1")]
)  # docs/training.md


def samples(size: str, seed: int = 5) -> np.ndarray:
    game, start = open_position("ataxx", None, None, {"size": size, "rules": "pass"})
    search = Search(native.twin(game), "alphabeta", "hand")
    at = search.twin.position(str(start))
    return np.frombuffer(search.play_itself([at] * 4, 50, 4, seed), SAMPLE)


@pytest.mark.parametrize("size", ["7x7", "5x5", "6x4"])
def test_samples_are_positions_of_the_game(size: str) -> None:
    found = samples(size)
    width, height = map(int, size.split("x"))
    own, enemy, gaps = (found["sets"][:, i] for i in range(3))
    assert len(found) > 8
    assert not np.any(own & enemy) and not np.any((own | enemy) & gaps)
    assert not np.any((own | enemy | gaps) >> np.uint64(49))
    inside = sum(1 << (y * 7 + x) for y in range(height) for x in range(width))
    assert np.all(gaps == np.uint64((1 << 49) - 1 - inside))  # a smaller board lies in a corner
    assert set(found["result"]) <= {-1, 0, 1} and np.any(found["result"] != 0)


def test_same_seed_same_games() -> None:
    assert samples("7x7").tobytes() == samples("7x7").tobytes()
    assert samples("7x7").tobytes() != samples("7x7", seed=6).tobytes()


def test_boards_that_no_network_fits_are_refused() -> None:
    with pytest.raises(ValueError, match="no network fits"):
        samples("8x8")


def test_play_goes_on_and_refuses_another_plan(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    asked = ["train", "play", "ataxx", str(folder), "--evaluator", "hand", "--nodes", "5"]
    runner = CliRunner()
    assert runner.invoke(cli, [*asked, "--shards", "1"]).exit_code == 0
    first = (folder / "000000.bin").read_bytes()
    again = runner.invoke(cli, [*asked, "--shards", "2", "--processes", "2"])
    assert again.exit_code == 0 and again.output.count("games,") == 1
    assert (folder / "000000.bin").read_bytes() == first
    assert len(list(folder.glob("*.bin"))) == 2 and not list(folder.glob("*.part"))
    other = runner.invoke(cli, [*asked, "--shards", "2", "--seed", "9"])
    assert other.exit_code != 0
    assert "another plan" in str(other.exception)
