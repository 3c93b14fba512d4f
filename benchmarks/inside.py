"""Builds `inside.cpp`, which measures the core without Python around it, and runs it."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from benchmarks.measure import Sample
from parlour import native

ROOT = Path(__file__).resolve().parent.parent
FLAGS = {"avx2": ["-mavx2", "-mbmi", "-mbmi2", "-mlzcnt", "-mpopcnt", "-mfma"], "plain": []}


@cache
def program() -> Path:
    """The program, compiled for the same instructions as the core in use."""
    named = os.environ.get("CXX", "").split()
    compiler = named or [path for name in ("g++", "c++", "clang++") if (path := shutil.which(name))]
    if not compiler:
        raise RuntimeError("no C++ compiler")
    built = ROOT / "build" / "benchmarks" / "inside"
    built.parent.mkdir(parents=True, exist_ok=True)
    flags = FLAGS[native.core().build_info()["instruction_set"]]
    source = Path(__file__).with_name("inside.cpp")
    include = f"-I{ROOT / 'core' / 'include'}"
    options = ["-std=c++20", "-O3", "-DNDEBUG", "-pthread", *flags, include]
    done = subprocess.run(
        [*(named or compiler[:1]), *options, str(source), "-o", str(built)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"inside.cpp: {done.stderr[:500]}")
    return built


def run(*words: str, given: str = "") -> list[float]:
    """The numbers that the program prints."""
    command = [str(program()), *words]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"inside {words[0]} gave up: {done.stderr[:300]}")
    return [float(word) for word in done.stdout.split()]


def plays(texts: list[str], ends: int) -> Sample:
    """Rolls a second of which all distinct plays are listed; `ends` is how many there are."""
    given = "\n".join(texts)

    def sample(seconds: float) -> float:
        rolls, taken, found = run("plays", str(seconds), given=given)
        if found != ends:
            raise ValueError(f"{found:.0f} plays inside the core, {ends} from Python")
        return rolls / taken

    return sample


def steps(id: str, start: str) -> Sample:
    """Steps of 1,024 games a second."""

    def sample(seconds: float) -> float:
        count, taken = run("steps", id, start, str(seconds))
        return count / taken

    return sample


def judged(start: str) -> Sample:
    """Positions of Virus War judged a second."""

    def sample(seconds: float) -> float:
        count, taken = run("judged", start, str(seconds))
        return count / taken

    return sample
