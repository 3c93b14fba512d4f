"""Our Ataxx against Fairy-Stockfish's: `python -m benchmarks.fairy_stockfish`.

Fairy-Stockfish (GPL) comes from npm as WebAssembly, runs under node as an outside process, and
plays Ataxx with its classical evaluation, for which it has no network. Both sides are told the same
time a move, one thread and as much memory; openings are played with both colours.

`--uai` is the adapter that the arena starts: UAI on stdin and stdout, UCI to Fairy-Stockfish. What
differs, and how it is dealt with:

* Cells are `P` and `p`, x moves as white; a clone is a drop, `P@g2`; a pass moves a piece onto its
  own cell, `a1a1`. All are translated.
* Fairy-Stockfish ends a game after two passes, by threefold repetition and on a full board, and has
  no clock of half-moves; here A9, A12 and A14 hold, and the arena alone says when a game is over.
  Its search so values repetitions as draws where we count on until 100 half-moves without a clone:
  this can cost it points in endings where both sides jump to and fro, and nowhere else. Two passes
  in a row cannot happen in a game that goes on: it is over when neither side can move.
* It gets every position without history, as UAI hosts send them.
* Asked where it sees no move, it says `(none)`; that is handed on as a pass, which the arena
  refuses, and counts against it, where there was a move.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Thread

from benchmarks.inside import ROOT

PACKAGE = "fairy-stockfish-nnue.wasm"
VERSION = "1.1.12"
FOLDER = ROOT / "build" / "benchmarks" / "npm"
LAUNCHER = Path(__file__).with_name("fairy_stockfish.js")
CELLS = str.maketrans({"x": "P", "o": "p", "-": "*"})
SIDES = {"x": "w", "o": "b"}
CLOCKS = {"btime": "wtime", "wtime": "btime", "binc": "winc", "winc": "binc"}


def fetched() -> Path:
    """The package's folder, fetched by npm the first time."""
    folder = FOLDER / "node_modules" / PACKAGE
    if not folder.exists():
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("npm is missing: install node 20 or newer")
        FOLDER.mkdir(parents=True, exist_ok=True)
        command = [npm, "install", "--no-audit", "--no-fund", "--silent", f"{PACKAGE}@{VERSION}"]
        subprocess.run(command, cwd=FOLDER, check=True)
    return folder


def position(fen: str) -> str:
    """A position as Fairy-Stockfish reads it.

    >>> position("x5o/7/7/3-3/7/7/o5x o 3 9")
    'P5p/7/7/3*3/7/7/p5P b 0 9'
    """
    rows, side, *numbers = fen.split()
    number = numbers[1] if len(numbers) > 1 else "1"
    return f"{rows.translate(CELLS)} {SIDES[side]} 0 {number}"


def move(text: str) -> str:
    """A move of Fairy-Stockfish's as we write it.

    >>> [move(text) for text in ("P@g2", "a7c5", "a1a1", "(none)")]
    ['g2', 'a7c5', '0000', '0000']
    """
    text = text.removeprefix("P@")
    if text in ("(none)", "0000") or (len(text) == 4 and text[:2] == text[2:]):
        return "0000"
    return text


def command(line: str) -> str:
    """A command of UAI as one of UCI.

    >>> command("go btime 500 wtime 700"), command("uainewgame")
    ('go wtime 500 btime 700', 'ucinewgame')
    """
    words = line.split()
    if words[:2] == ["position", "fen"]:
        return f"position fen {position(' '.join(words[2:6]))}"
    if words[0] == "go":
        return " ".join(CLOCKS.get(word, word) for word in words)
    return {"uai": "uci", "uainewgame": "ucinewgame"}.get(line, line)


def answer(line: str) -> list[str]:
    """What Fairy-Stockfish says, as UAI; what belongs to UCI alone is left out."""
    words = line.split()
    if line.startswith(("id ", "readyok", "option name Hash ", "option name Threads ")):
        return [line]
    if line == "uciok":
        return ["uaiok"]
    if line.startswith("info depth"):
        cut = words.index("pv") if "pv" in words else len(words)
        pv = [move(word) for word in words[cut + 1 :]]
        return [" ".join([*words[:cut], *(["pv", *pv] if pv else [])])]
    if line.startswith("bestmove"):
        return [f"bestmove {move(words[1])}"]
    return []


def adapter() -> None:
    """Speaks UAI until its input ends."""
    node = subprocess.Popen(
        ["node", str(LAUNCHER), str(fetched())],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
    )
    assert node.stdin is not None
    assert node.stdout is not None
    said = node.stdout

    def hear() -> None:
        for line in said:
            for translated in answer(line.strip()):
                print(translated, flush=True)

    hearing = Thread(target=hear, daemon=True)
    hearing.start()
    for line in sys.stdin:
        if line.strip():
            node.stdin.write(command(line.strip()) + "\n")
            if line.strip() == "uai":  # its own greeting sets the variant back to chess
                node.stdin.write("setoption name UCI_Variant value ataxx\n")
        if line.strip() == "quit":
            break
    node.stdin.close()
    node.wait(5)


def main() -> int:
    """Plays the match and prints the result."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.fairy_stockfish", description=__doc__
    )
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--uai", action="store_true", help="be the adapter")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--movetime", type=int, default=40, help="milliseconds a move")
    parser.add_argument("--ours", default="search=alphabeta", help="what plays for us")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "fairy_stockfish.jsonl")
    options = parser.parse_args()
    if options.uai:
        adapter()
        return 0
    fetched()
    theirs = f"name=Fairy-Stockfish cmd='{sys.executable} -m benchmarks.fairy_stockfish --uai'"
    words = [
        "--engine", f"name=Parlour hash=64 {options.ours}",
        "--engine", f"{theirs} folder='{ROOT}' option.Hash=64 option.Threads=1",
        "--each", f"movetime={options.movetime}",
        "--rounds", str((options.games + 1) // 2), "--plies", "4", "--balance", "0.1",
        # What Fairy-Stockfish thinks too long is in its favour; a loss by time would say nothing.
        "--margin", "1000", "--workers", str(options.workers), "--out", str(options.out),
        "--page", str(options.out.with_suffix(".html")),
    ]  # fmt: skip
    options.out.parent.mkdir(parents=True, exist_ok=True)
    return subprocess.run([sys.executable, "-m", "parlour", "arena", "ataxx", *words]).returncode


if __name__ == "__main__":
    sys.exit(main())
