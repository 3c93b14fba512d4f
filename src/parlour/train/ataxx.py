"""Fitting the network of Ataxx (`core/include/parlour/evaluate/ataxx/net.hpp`) with torch.

A sample is 28 bytes: own pieces, enemy pieces, gaps (64 bits each, cell i is bit i, row by row from
the bottom left of 7×7), the score of the search (16 bits, 400 is odds of e : 1), the result (−1, 0,
1) and the clock of A14 (8 bits each), all from the view of the player to move.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

SIDE, WINDOWS, STATES, WIDTH, STAGES = 7, 36, 256, 256, 8
INPUT_SCALE, OUTPUT_SCALE, SCORE_SCALE = 255, 64, 400.0
MAGIC = b"parlour-ataxx-1\n"
SAMPLE = np.dtype(
    [
        ("own", "<u8"),
        ("enemy", "<u8"),
        ("gaps", "<u8"),
        ("score", "<i2"),
        ("result", "i1"),
        ("clock", "u1"),
    ]
)


@dataclass(frozen=True)
class Fit:
    """How a network is fitted; the same values and samples give the same network."""

    epochs: int = 8
    batch: int = 16384
    rate: float = 2e-3
    result_share: float = 0.4
    """How much of the target is the game's result; the rest is the search's score."""
    seed: int = 1


class _Sum(torch.autograd.Function):
    """The sum of the rows that each sample's windows pick.

    As `embedding_bag`, whose own backward step takes five times as long: here the gradient of a row
    is the sum over the samples that picked it, again an `embedding_bag`.
    """

    @staticmethod
    def forward(ctx: Any, rows: torch.Tensor, windows: torch.Tensor) -> torch.Tensor:
        ctx.save_for_backward(windows)
        ctx.count = len(rows)
        return nn.functional.embedding_bag(windows, rows, mode="sum")

    @staticmethod
    def backward(ctx: Any, gradient: torch.Tensor) -> tuple[torch.Tensor, None]:
        (windows,) = ctx.saved_tensors
        picked = windows.reshape(-1)
        samples = torch.argsort(picked) // WINDOWS
        ends = torch.cumsum(torch.bincount(picked, minlength=ctx.count), 0)
        firsts = torch.cat([ends.new_zeros(1), ends[:-1]])
        return nn.functional.embedding_bag(samples, gradient, firsts, mode="sum"), None


class Net(nn.Module):
    """Windows of 2×2 cells → 256 → SCReLU → one of eight outputs; a logit from the mover's view."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = nn.Parameter(torch.empty(WINDOWS * STATES, WIDTH).uniform_(-0.05, 0.05))
        self.biases = nn.Parameter(torch.full((WIDTH,), 0.1))
        self.outputs = nn.Parameter(torch.empty(STAGES, WIDTH).uniform_(-0.05, 0.05))
        self.output_biases = nn.Parameter(torch.zeros(STAGES))

    def forward(self, windows: torch.Tensor, stages: torch.Tensor) -> torch.Tensor:
        active = (_Sum.apply(self.rows, windows) + self.biases).clamp(0, 1).square()
        outputs = active @ self.outputs.T + self.output_biases
        return outputs.gather(1, stages[:, None])[:, 0]


def read_samples(paths: Sequence[Path]) -> NDArray[np.void]:
    """All samples of these shards."""
    return np.concatenate([np.fromfile(path, SAMPLE) for path in paths])


def cell_states(samples: NDArray[np.void]) -> NDArray[np.uint8]:
    """For each sample and cell: 0 empty, 1 own, 2 enemy, 3 gap."""
    states = np.zeros((len(samples), SIDE * SIDE), np.uint8)
    for name, state in (("own", 1), ("enemy", 2), ("gaps", 3)):
        bits = np.ascontiguousarray(samples[name]).view(np.uint8).reshape(-1, 8)
        states += state * np.unpackbits(bits, axis=1, bitorder="little")[:, : SIDE * SIDE]
    return states


def symmetries() -> NDArray[np.int64]:
    """The eight symmetries of the board: for each, which cell comes to each place."""
    board = np.arange(SIDE * SIDE).reshape(SIDE, SIDE)
    turned = [np.rot90(flipped, turns) for flipped in (board, board.T) for turns in range(4)]
    return np.stack([one.ravel() for one in turned])


_CORNERS = np.array([[y * SIDE + x for y in range(SIDE - 1) for x in range(SIDE - 1)]])
_OFFSETS = np.array([0, 1, SIDE, SIDE + 1])
_CODES = np.array(
    [[(s & 1) << k | (s >> 1) << (4 + k) for s in range(4)] for k in range(4)], np.int32
)


def windows_of(states: NDArray[np.uint8]) -> NDArray[np.int32]:
    """For each sample the 36 rows of weights that its windows pick."""
    windows = np.zeros((len(states), WINDOWS), np.int32)
    for k, offset in enumerate(_OFFSETS):
        windows += _CODES[k][states[:, _CORNERS[0] + offset]]
    return windows + np.arange(WINDOWS, dtype=np.int32) * STATES


def stages_of(states: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Which set of output weights: by the number of empty cells."""
    stages: NDArray[np.int64] = np.minimum((states == 0).sum(1) * STAGES // 50, STAGES - 1)
    return stages


def fit(
    paths: Sequence[Path],
    plan: Fit,
    tell: Callable[[str], object] = print,
    checkpoint: Path | None = None,
    start: Path | None = None,
) -> Net:
    """A network fitted to the samples of these shards; one in fifty is kept to test it.

    It begins with the weights in `start`, or at random. `checkpoint` is written after each epoch;
    where it is there already, the run goes on from it.
    """
    torch.manual_seed(plan.seed)
    random = np.random.default_rng(plan.seed)
    samples = read_samples(paths)
    cells = cell_states(samples)
    stages = stages_of(cells)
    scores = 1 / (1 + np.exp(-samples["score"].astype(np.float32) / SCORE_SCALE))
    results = (samples["result"].astype(np.float32) + 1) / 2
    targets = plan.result_share * results + (1 - plan.result_share) * scores
    tested = random.permutation(len(samples))[: len(samples) // 50]
    trained = np.setdiff1d(np.arange(len(samples)), tested)
    net, turns = read_weights(start) if start else Net(), symmetries()
    optimizer = torch.optim.AdamW(net.parameters(), lr=plan.rate, weight_decay=1e-4)
    steps = plan.epochs * (len(trained) // plan.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, plan.rate, steps, pct_start=0.1)

    def guess(index: NDArray[np.int64], turn: int) -> torch.Tensor:
        windows = torch.from_numpy(windows_of(cells[index][:, turns[turn]]))
        return torch.sigmoid(net(windows, torch.from_numpy(stages[index])))

    first = 0
    if checkpoint is not None and checkpoint.exists():
        kept = torch.load(checkpoint, weights_only=True)
        first = kept["epoch"]
        for one, name in ((net, "net"), (optimizer, "optimizer"), (schedule, "schedule")):
            one.load_state_dict(kept[name])
    # Rows that no sample picks say nothing.
    with torch.no_grad():
        picked = np.zeros(WINDOWS * STATES, bool)
        for part in np.array_split(np.arange(len(cells)), max(1, len(cells) // 2**18)):
            for turn in turns:
                picked[windows_of(cells[part][:, turn]).ravel()] = True
        if start is None:
            net.rows[torch.from_numpy(~picked)] = 0
    begun = time.monotonic()
    for epoch in range(first, plan.epochs):
        random = np.random.default_rng([plan.seed, epoch])
        random.shuffle(trained)
        total = 0.0
        batches = len(trained) // plan.batch
        for i in range(batches):
            index = trained[i * plan.batch : (i + 1) * plan.batch]
            loss = (
                (guess(index, int(random.integers(8))) - torch.from_numpy(targets[index]))
                .square()
                .mean()
            )
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                # What the core's eight and sixteen bits can hold.
                net.outputs.clamp_(-127 / OUTPUT_SCALE, 127 / OUTPUT_SCALE)
            total += loss.item()
        with torch.no_grad():
            test = np.mean(
                [
                    float((guess(part, 0) - torch.from_numpy(targets[part])).square().mean())
                    for part in np.array_split(tested, max(1, len(tested) // plan.batch))
                ]
            )
        tell(
            f"epoch {epoch + 1} of {plan.epochs}: training loss {total / batches:.5f},"
            f" test loss {test:.5f}, {time.monotonic() - begun:.0f} s"
        )
        if checkpoint is not None:
            parts = {"net": net, "optimizer": optimizer, "schedule": schedule}
            states: dict[str, object] = {name: one.state_dict() for name, one in parts.items()}
            torch.save({**states, "epoch": epoch + 1}, checkpoint)
    return net


def write_weights(net: Net, path: Path, provenance: dict[str, object]) -> None:
    """The network in whole numbers, as the core reads it, with where it comes from."""
    rows = net.rows.detach().numpy().reshape(WINDOWS, STATES, WIDTH)
    parts = (
        np.round(rows * INPUT_SCALE).astype("<i2"),
        np.round(net.biases.detach().numpy() * INPUT_SCALE).astype("<i2"),
        np.round(net.outputs.detach().numpy() * OUTPUT_SCALE).astype("<i2"),
        net.output_biases.detach().numpy().astype("<f4"),
        np.zeros(8, "<f4"),
    )
    header = MAGIC + json.dumps(provenance).encode() + b"\n"
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(header + b"".join(part.tobytes() for part in parts))
    unfinished.rename(path)


def read_weights(path: Path) -> Net:
    """The network of a weights file, to go on from; `ValueError` if it is none."""
    told = path.read_bytes()
    if not told.startswith(MAGIC):
        raise ValueError(f"no weights of the Ataxx network: {path}")
    numbers = memoryview(told)[told.index(b"\n", len(MAGIC)) + 1 :]
    net, at = Net(), 0
    with torch.no_grad():
        for parameter, kind, scale in (
            (net.rows, "<i2", INPUT_SCALE),
            (net.biases, "<i2", INPUT_SCALE),
            (net.outputs, "<i2", OUTPUT_SCALE),
            (net.output_biases, "<f4", 1),
        ):
            part = np.frombuffer(numbers, kind, parameter.numel(), at).astype(np.float32)
            parameter.copy_(torch.from_numpy(part / scale).reshape(parameter.shape))
            at += parameter.numel() * np.dtype(kind).itemsize
    return net


def provenance(plan: Fit, samples: int, games: Sequence[object], hours: float) -> dict[str, object]:
    """What the weights' file says of itself."""
    return {
        "fit": asdict(plan),
        "samples": samples,
        "games": list(games),
        "hours": round(hours, 3),
        "torch": torch.__version__,
    }
