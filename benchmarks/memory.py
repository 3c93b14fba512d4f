"""Whether memory grows while games are played: `python -m benchmarks.memory --minutes 60`.

Plays all six games through everything that holds positions: random games inside the core, records,
lists of plays, environments. The first fifth of the time warms up.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic

import parlour
from benchmarks.measure import Sample
from parlour import native
from parlour.envs import BatchEnv
from parlour.game import CHANCE

ALLOWED = 1.0
"""MiB that the allocator may take in a whole run; a leak of a byte a move would be much more."""
GAMES = ("ataxx", "backgammon", "klopodavka", "slime-trail", "virus-war", "war")


def resident() -> float:
    """MiB of memory that this process holds."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return float(pages * os.sysconf("SC_PAGE_SIZE") / 2**20)


def record_of(twin: native.Twin, random: Random, most: int = 200) -> None:
    """A random game through a record, written and copied, cut after `most` moves."""
    record = parlour.Record(twin)
    for _ in range(most):
        if record.outcome is not None:
            break
        if record.actor == CHANCE:
            outcomes, chances = zip(*twin.chances(record.position), strict=True)
            record.play(random.choices(outcomes, chances)[0])
        else:
            twin.ends(record.position)
            record.play(random.choice(record.legal_moves))
    twin.position(str(record.position))


def watch(minutes: float) -> list[tuple[float, float, int]]:
    """(minutes, MiB, rounds of games played) at the end of each tenth of the time."""
    twins = {id: native.twin(parlour.load(id)) for id in GAMES}
    batches = [BatchEnv(id, 64, core="native") for id in GAMES]
    random, begun, samples = Random(1), monotonic(), []
    for number in count(1):
        for twin in twins.values():
            twin.play_outs(twin.start(), 20, seed=number)
            record_of(twin, random)
        for batch in batches:
            for _ in range(20):
                batch.step(batch.sample_actions())
        passed = (monotonic() - begun) / 60
        if passed >= minutes * (len(samples) + 1) / 10:
            samples.append((passed, resident(), number))
            if passed >= minutes:
                break
    return samples


def growth(minutes: float) -> Sample:
    """A figure of MiB, from a process of its own."""

    def sample(seconds: float) -> float:
        command = [sys.executable, "-m", "benchmarks.memory", "--minutes", str(minutes)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1):
            raise RuntimeError(done.stderr[-300:])
        return float(done.stdout.split()[-2])

    return sample


def main() -> int:
    """Prints the memory by and by and how much it grew; 1 if that is more than is allowed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=0.4)
    samples = watch(parser.parse_args().minutes)
    for passed, held, rounds in samples:
        print(f"{passed:7.2f} min {held:9.2f} MiB  {rounds:,} rounds")
    # Tenths 9 and 10 against tenths 2 and 3: one page more or less is no growth.
    grown = max(x[1] for x in samples[-2:]) - max(x[1] for x in samples[1:3])
    print(f"growth {grown:.2f} MiB")
    return 1 if grown > ALLOWED else 0


if __name__ == "__main__":
    raise SystemExit(main())
