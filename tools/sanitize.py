"""Runs the core under sanitizers: `python -m tools.sanitize compare|fuzz [--seconds 600]`.

`compare` builds the core with the address and undefined-behaviour sanitizers and plays it against
the rulebooks as `tests/conformance/test_cores.py` does, first those tests, then random games with
new seeds until the time is up. `fuzz` feeds the text readers garbage (`core/fuzz`):
positions of random games with a few characters changed, then, where clang is there, what libFuzzer
finds. Either stops at the first fault.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
CLANGS = ("clang++", *(f"clang++-{version}" for version in range(22, 13, -1)))


def main() -> int:
    """Builds and runs what was asked for; exit 1 at a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("compare", "fuzz", "inside"))
    parser.add_argument("--seconds", type=int, default=600)
    arguments = parser.parse_args()
    run = {"compare": compare, "fuzz": fuzz, "inside": inside}[arguments.what]
    return run(arguments.seconds)


def compare(seconds: int) -> int:
    """A process of its own, into which the sanitizer's library is loaded first."""
    where = build("sanitize", "-DPARLOUR_BINDINGS=ON", f"-DPython_EXECUTABLE={sys.executable}")
    # The sanitizer looks for what throws exceptions before Python loads it with the core.
    libraries = [
        subprocess.run(
            ["g++", f"-print-file-name={name}"], capture_output=True, text=True, check=True
        ).stdout.strip()
        for name in ("libasan.so", "libstdc++.so")
    ]
    environment = {
        **os.environ,
        "LD_PRELOAD": " ".join(libraries),
        # Python itself never gives back all it took.
        "ASAN_OPTIONS": "detect_leaks=0",
        "PARLOUR_SANITIZED": str(where),
        "PYTHONMALLOC": "malloc",
    }
    command = [sys.executable, "-m", "tools.sanitize", "inside", "--seconds", str(seconds)]
    return subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode


def inside(seconds: int) -> int:
    """Takes the sanitized core for `parlour._core` and plays."""
    import pytest

    begun = time.monotonic()
    chosen = "_core_avx2" if os.environ.get("PARLOUR_SIMD") != "plain" else "_core"
    for name in ("_core", chosen):
        [file] = Path(os.environ["PARLOUR_SANITIZED"]).glob(f"{name}.*.so")
        spec = spec_from_file_location(f"parlour.{name}", file)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        sys.modules[f"parlour.{name}"] = module
    cases = "tests/conformance/test_cores.py"
    status = pytest.main([cases, "-q", "-p", "no:cacheprovider", "-p", "no:xdist"])
    if status:
        return 1
    from tests.conformance.test_cores import GAMES, compare

    print("Random games with new seeds.")
    games = positions = 0
    while time.monotonic() - begun < seconds:
        for game in GAMES.values():
            compare(game, 10_000 + games, 500)
            games, positions = games + 1, positions + 500
    print(f"{positions} more positions, no fault in {time.monotonic() - begun:.0f} s")
    return 0


def fuzz(seconds: int) -> int:
    """The fuzz target, for so many seconds."""
    clang = next((name for name in CLANGS if shutil.which(name)), None)
    compiler = [f"-DCMAKE_CXX_COMPILER={clang}"] if clang else []
    where = build("fuzz", "-DPARLOUR_BINDINGS=OFF", "-DPARLOUR_FUZZ=ON", *compiler)
    share = str(seconds // 2 if clang else seconds)
    print(f"Positions of random games, mutated: {share} s.", flush=True)
    status = subprocess.run([str(where / "fuzz_positions"), share], check=False).returncode
    if status or not clang:
        return status
    print(f"libFuzzer: {share} s.", flush=True)
    corpus = where / "corpus"
    corpus.mkdir(exist_ok=True)
    options = [f"-max_total_time={share}", "-max_len=6000", "-print_final_stats=1", "-verbosity=0"]
    command = [str(where / "fuzz_texts"), *options, str(corpus)]
    return subprocess.run(command, cwd=where, check=False).returncode


def build(name: str, *options: str) -> Path:
    """Builds the core with sanitizers into `build/NAME`."""
    where = BUILD / name
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    nanobind = subprocess.run(
        [sys.executable, "-m", "nanobind", "--cmake_dir"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    common = [
        "-DPARLOUR_SANITIZE=ON",
        "-DCMAKE_BUILD_TYPE=RelWithDebInfo",
        f"-Dnanobind_DIR={nanobind}",
    ]
    for command in (
        ["cmake", "-S", str(ROOT), "-B", str(where), *common, *options],
        ["cmake", "--build", str(where), "-j2"],
    ):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
    return where


if __name__ == "__main__":
    raise SystemExit(main())
