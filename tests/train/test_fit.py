"""Fitting the network of Ataxx, and that the core computes what was fitted (`make test-train`)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from parlour import native
from parlour.game import NOBODY
from parlour.games import open_position
from parlour.search.compiled import Search

pytestmark = pytest.mark.train


def test_core_computes_the_fitted_network(tmp_path: Path) -> None:
    import numpy as np
    import torch

    from parlour.train import ataxx

    game, start = open_position("ataxx", None, None, {"setup": "four"})
    twin = native.twin(game)
    hand = Search(twin, "alphabeta", "hand")
    at = twin.position(str(start))
    shard = tmp_path / "000000.bin"
    shard.write_bytes(hand.play_itself([at] * 60, 20, 6, 1))
    told: list[str] = []
    plan = ataxx.Fit(epochs=3, batch=256)
    net = ataxx.fit([shard], plan, told.append, tmp_path / "half.pt")
    losses = [float(line.split("training loss ")[1].split(",")[0]) for line in told]
    assert losses[-1] < losses[0]
    # A run that stopped after the last epoch has nothing left to do.
    again = ataxx.fit([shard], plan, told.append, tmp_path / "half.pt")
    assert len(told) == 3 and torch.equal(again.rows, net.rows)
    ataxx.write_weights(net, tmp_path / "net.bin", {"seed": 1})
    read = ataxx.read_weights(tmp_path / "net.bin")
    assert torch.allclose(read.rows, net.rows, atol=0.51 / ataxx.INPUT_SCALE)
    assert torch.allclose(read.outputs, net.outputs, atol=0.51 / ataxx.OUTPUT_SCALE)
    search = Search(twin, "alphabeta", "net", (tmp_path / "net.bin").read_bytes())
    random = Random(3)
    for _ in range(300):
        if twin.actor(at) == NOBODY:
            at = twin.position(str(start))
        at = twin.after(at, random.choice(twin.legal_moves(at)))
        if twin.actor(at) == NOBODY:
            continue
        mover = int(str(at).split()[1] == "o")
        planes = twin.observation(at, mover)
        own, enemy, gaps = np.frombuffer(planes, np.uint8).reshape(-1, 49)[:3]
        cells = (own + 2 * enemy + 3 * gaps)[None].astype(np.uint8)
        with torch.no_grad():
            logit = net(
                torch.from_numpy(ataxx.windows_of(cells)), torch.from_numpy(ataxx.stages_of(cells))
            )
        assert search.score(at) == pytest.approx(
            400 * logit.item(), abs=25 + abs(logit.item()) * 40
        )


def test_symmetries_are_eight_and_keep_neighbours() -> None:
    from parlour.train import ataxx

    turns = ataxx.symmetries()
    assert len({tuple(turn) for turn in turns}) == 8
    for turn in turns:
        for a in range(49):
            x, y = a % 7, a // 7
            if x < 6:
                one, other = turn[a], turn[a + 1]
                assert abs(one % 7 - other % 7) + abs(one // 7 - other // 7) == 1
            assert 0 <= y < 7
