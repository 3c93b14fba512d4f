"""Breaks the rules on purpose and shows that the tests notice: `make mutants`.

Each `tests/mutants/<game>.toml` lists mutants: the rule altered, the file, the text to find (it
must occur exactly once) and what replaces it. Every mutant is applied to a copy of the sources, and
the game's tests must fail there. Exit 1 if one survives.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Mutant:
    """One altered rule; `tests` are the test files that must notice."""

    rule: str
    file: str
    find: str
    replace: str
    tests: tuple[str, ...]


def read_mutants(file: Path) -> list[Mutant]:
    """The mutants of one table; raises `ValueError` if a text to find is not there exactly once."""
    table = tomllib.loads(file.read_text("utf-8"))
    mutants = []
    for row in table["mutant"]:
        path = f"src/parlour/games/{row.get('file', table['file'])}"
        count = (ROOT / path).read_text("utf-8").count(row["find"])
        if count != 1:
            raise ValueError(
                f"{file.name}: rule {row['rule']}: {row['find']!r} occurs {count} times in {path}"
            )
        mutants.append(
            Mutant(row["rule"], path, row["find"], row["replace"], tuple(table["tests"]))
        )
    return mutants


def survives(mutant: Mutant) -> bool:
    """Whether the tests still pass with the mutant in place."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        broken = Path(folder) / mutant.file
        broken.write_text(broken.read_text("utf-8").replace(mutant.find, mutant.replace), "utf-8")
        # Without `site`, so that the editable installation does not bring the sound sources back.
        packages = os.pathsep.join((str(source), str(ROOT), sysconfig.get_path("purelib")))
        run = subprocess.run(
            [
                sys.executable,
                "-S",
                "-m",
                "pytest",
                "-x",
                "-q",
                "-p",
                "no:cacheprovider",
                "-m",
                "not long",
                *mutant.tests,
            ],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": packages, "PYTHONDONTWRITEBYTECODE": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    return run.returncode == 0


def main() -> int:
    """Runs every mutant, or those of the games named; prints a line each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    files = sorted((ROOT / "tests" / "mutants").glob("*.toml"))
    files = [file for file in files if not options.games or file.stem in options.games]
    alive = total = 0
    for file in files:
        mutants = read_mutants(file)
        with ThreadPoolExecutor(options.workers) as pool:
            for mutant, alive_now in zip(mutants, pool.map(survives, mutants), strict=True):
                total += 1
                alive += alive_now
                print(
                    f"{file.stem:12} {mutant.rule:5} {'SURVIVES' if alive_now else 'killed'}",
                    flush=True,
                )
    print(f"{total - alive} of {total} mutants killed")
    return int(alive > 0 or total == 0)


if __name__ == "__main__":
    sys.exit(main())
