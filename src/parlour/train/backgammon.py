"""Training the network of Backgammon (docs/training.md): temporal differences, then rounds of
samples.

Everything that computes lies in the core; here are the steps, their files and what is said of them.
A folder holds `trainer.state` (all that is needed to go on), `steps.json` (what was done so far),
shards of samples, and `net.bin`, the weights as they stand.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from signal import SIGINT, signal
from threading import current_thread, main_thread
from typing import Any

from parlour.game import OptionError, TextError
from parlour.native import core

MAGIC = b"parlour-backgammon-2\n"
"""How the weights' file begins that the core reads."""
SHARD_GAMES = 256
CHECKPOINT_GAMES = 20_000
TELL = 10.0
"""Seconds between words about how far it is."""
Tell = Callable[[str], object]


@dataclass(frozen=True)
class Step:
    """One step of a training: what it is called and its numbers."""

    kind: str
    """`td` (games learned from at once), `play` (a folder of samples), `fit`."""
    name: str
    games: int = 0
    trust: float = 0.0
    rivals: int = 0
    """Of `play`: so many of the best plays of each roll are samples; 0: each position is."""
    passes: float = 0.0
    rate: float = 0.0
    seed: int = 1
    samples: tuple[str, ...] = ()
    """Of `fit`: folders of shards inside the training's folder, or files."""


@dataclass
class Training:
    """A folder in which a network grows. Opening it goes on where it was left.

    `start`: a weights' file to begin with, else numbers by lot. Raises `TextError` for a damaged
    file, `ValueError` for a folder that began otherwise, `CoreMissing` without the core.
    """

    folder: Path
    seed: int = 1
    start: bytes | None = None
    done: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        try:
            file = self._steps
            if file.exists():
                self.done = json.loads(file.read_text())
            file = self._state
            state = file.read_bytes() if file.exists() else b""
            self.core = core().backgammon_trainer(self.seed, state)
        except ValueError as error:
            raise TextError("train-damaged", where=str(file), reason=str(error)) from None
        if self.start is not None:
            self._begin(self.start)

    def _begin(self, weights: bytes) -> None:
        """Takes the numbers of a file to begin with, once; `ValueError` for another one."""
        told = {"kind": "start", "name": "start", "sha256": sha256(weights).hexdigest()}
        if self.done:
            if self.done[0]["step"] != told:
                raise ValueError("start")
            return
        try:
            if not weights.startswith(MAGIC):
                raise ValueError
            self.core = core().backgammon_trainer(self.seed, weights)
            origin = json.loads(weights.split(b"\n", 2)[1])
        except ValueError:
            raise OptionError("train-start") from None
        note = {"name": "start", "step": told, "hours": 0.0, "at": 0, "finished": True}
        self.done.append(note | {"weights": origin})
        self._keep(learned=True)

    @property
    def _state(self) -> Path:
        return self.folder / "trainer.state"

    @property
    def _steps(self) -> Path:
        return self.folder / "steps.json"

    def run(self, step: Step, tell: Tell, processes: int = 1) -> None:
        """Does a step, or what is missing of it."""
        told = asdict(step)
        notes = [note for note in self.done if note["name"] == step.name]
        # (What a training of an earlier version does not say is as usual.)
        if notes and json.loads(json.dumps(told)) != {"rivals": 0} | notes[0]["step"]:
            raise ValueError(step.name)
        if notes and notes[0]["finished"]:
            return
        fresh: dict[str, Any] = {"name": step.name, "step": told, "hours": 0.0, "at": 0}
        note = notes[0] if notes else fresh
        if not notes:
            self.done.append(note)
        begun = time.monotonic()

        def keep(at: int, *, finished: bool, learned: bool) -> None:
            nonlocal begun
            note["hours"] += (time.monotonic() - begun) * processes / 3600
            begun = time.monotonic()
            note["at"], note["finished"] = at, finished
            self._keep(learned=learned)

        keep(note["at"], finished=False, learned=False)
        work = {"td": self._learn, "play": self._play, "fit": self._fit}[step.kind]
        work(step, note["at"], tell, keep, processes)

    def _learn(self, step: Step, at: int, tell: Tell, keep: Any, _: int) -> None:
        last, begun_at = time.monotonic(), at

        with _interrupts() as interrupted:

            def told(games: int, entropy: float, error: float) -> bool:
                nonlocal last
                if time.monotonic() - last > TELL:
                    last = time.monotonic()
                    tell(f"{games} games: entropy {entropy:.4f}, equity {error:.4f}")
                return not interrupted and games - begun_at < CHECKPOINT_GAMES

            while at < step.games:
                begun_at = at
                at = self.core.temporal_difference(step.games, at, step.rate, step.seed, told)
                keep(at, finished=at >= step.games, learned=True)
                if interrupted:
                    raise KeyboardInterrupt

    def _play(self, step: Step, _: int, tell: Tell, keep: Any, processes: int) -> None:
        folder = self.folder / step.name
        folder.mkdir(exist_ok=True)
        count = -(-step.games // SHARD_GAMES)
        paths = [folder / f"{index:06}.bin" for index in range(count)]
        missing = [index for index, path in enumerate(paths) if not path.exists()]
        last = 0.0
        for number, _index in enumerate(
            _shards(self.core.state(), folder, missing, step, processes), count - len(missing) + 1
        ):
            if time.monotonic() - last > TELL:
                last = time.monotonic()
                tell(f"{number} of {count} shards")
                keep(number, finished=False, learned=False)
        keep(count, finished=True, learned=False)

    def _fit(self, step: Step, _: int, tell: Tell, keep: Any, __: int) -> None:
        paths = [
            path
            for name in step.samples
            for path in (
                sorted((self.folder / name).glob("*.bin"))
                if (self.folder / name).is_dir()
                else [Path(name)]
            )
        ]
        last = time.monotonic()

        def told(done: int, entropy: float, error: float) -> bool:
            nonlocal last
            if time.monotonic() - last > TELL:
                last = time.monotonic()
                tell(f"{done / 1e6:.1f} M samples: entropy {entropy:.5f}, equity {error:.5f}")
            return True

        shards = [path.read_bytes() for path in paths]
        self.core.fit(shards, step.passes, step.rate, step.seed, told)
        keep(sum(map(len, shards)) // 38, finished=True, learned=True)

    def _keep(self, *, learned: bool) -> None:
        if learned:
            _write(self._state, self.core.state())
            self.export(self.folder / "net.bin")
        _write(self._steps, json.dumps(self.done, indent=1).encode() + b"\n")

    def export(self, path: Path, **more: object) -> None:
        """The weights' file, with where they come from in its second line."""
        provenance = {"seed": self.seed, "steps": self.done, **more}
        _write(path, MAGIC + json.dumps(provenance).encode() + b"\n" + self.core.weights())


@contextmanager
def _interrupts() -> Iterator[list[int]]:
    """Collects what Ctrl-C says, so that what was learned can be kept before it ends the work."""
    heard: list[int] = []
    if current_thread() is not main_thread():
        yield heard
        return
    before = signal(SIGINT, lambda number, _: heard.append(number))
    try:
        yield heard
    finally:
        signal(SIGINT, before)


def _write(path: Path, data: bytes) -> None:
    part = path.with_suffix(f".{os.getpid()}.part")
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def _shards(
    state: bytes, folder: Path, missing: Sequence[int], step: Step, processes: int
) -> Iterator[int]:
    if processes == 1:
        for index in missing:
            yield _shard(state, folder, index, step)
        return
    with ProcessPoolExecutor(processes) as pool:
        tasks = [pool.submit(_shard, state, folder, index, step) for index in missing]
        for task in as_completed(tasks):
            yield task.result()


def _shard(state: bytes, folder: Path, index: int, step: Step) -> int:
    trainer = core().backgammon_trainer(0, state)
    games = min(SHARD_GAMES, step.games - index * SHARD_GAMES)
    _write(
        folder / f"{index:06}.bin",
        trainer.play(games, step.trust, step.rivals, step.seed * 1_000_003 + index),
    )
    return index
