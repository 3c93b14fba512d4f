"""The cube's values against other programs': `python -m benchmarks.backgammon_cube CASES`.

CASES is a folder with `benchmark/ordinary.jsonl`, `2-ply-match*.txt` and `xg/*.txt`. Debian's
`gnubg` judges positions of the first at random stakes; ours gets the chances that it found, so that
only the cube is compared. The cube analyses of the others are compared with ours from the chances
that they print. GNU Backgammon is under the GPL and runs as a program of its own; the package never
asks it. Bear-offs are compared with our own exact table.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from base64 import b64decode
from collections.abc import Iterable, Iterator, Sequence
from json import loads
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

from benchmarks.inside import ROOT

TABLE = ROOT / "src/parlour/evaluate/backgammon/met/kazaross-xg2.txt"
NUMBER = r"([-+]?\d+[.,]\d+)"
CONTACT = 0.68


class Stakes(NamedTuple):
    """Of the player on roll, as `Stakes` of the core."""

    power: int = 0
    owner: int = 0
    away: int = 0
    enemy_away: int = 0
    crawford: bool = False
    jacoby: bool = False

    @property
    def kind(self) -> str:
        """The row of the report that it belongs to."""
        if not self.away:
            return "money"
        if self.crawford:
            return "Crawford game"
        if min(self.away, self.enemy_away) == 1:
            return "post-Crawford, " + ("leader" if self.away == 1 else "trailer")
        # Either has lost the match with this cube: the owner loses nothing by turning it.
        if 2**self.power >= self.away and self.owner < 0:
            return "match, the enemy redoubles at once"
        if self.away <= 2 ** (self.power + 1) < self.enemy_away and self.owner >= 0:
            return "match, who takes redoubles at once"
        return "match, 2-away 2-away" if self.away == self.enemy_away == 2 else "match, other"


class Judged(NamedTuple):
    """A position as another program judged it: chances, then values where it printed them."""

    stakes: Stakes
    chances: Sequence[float]
    efficiency: float
    values: Sequence[float | None]  # no double; double, take; double, pass


class Ours(NamedTuple):
    values: Sequence[float]
    name: str


def ours(program: Path, judged: Iterable[Judged]) -> list[Ours]:
    """Our values of the same chances at the same stakes."""
    lines = [
        " ".join(str(value) for value in (*j.chances, *map(int, j.stakes), j.efficiency))
        for j in judged
    ]
    command = [str(program), str(TABLE)]
    done = subprocess.run(
        command, input="\n".join(lines) + "\n", capture_output=True, text=True, check=True
    )
    found = [line.split(" ", 3) for line in done.stdout.splitlines()]
    return [Ours([float(value) for value in words[:3]], words[3]) for words in found]


def xgid(board: Sequence[int], stakes: Stakes) -> str:
    """The text of a position that the player X is to roll in."""

    def letter(count: int) -> str:
        return "-" if not count else chr((ord("A") if count > 0 else ord("a")) + abs(count) - 1)

    points = letter(-abs(board[0])) + "".join(map(letter, board[1:26]))
    length = max(stakes.away, stakes.enemy_away)
    score = f"{length - stakes.away}:{length - stakes.enemy_away}"
    flag = stakes.crawford or stakes.jacoby
    return f"XGID={points}:{stakes.power}:{stakes.owner}:1:00:{score}:{int(flag)}:{length}:10"


def random_stakes(random: Random) -> Stakes:
    """Money or a score to 11 points, the cube up to 8."""
    power = random.choice([0, 0, 0, 1, 2, 3])
    owner = random.choice([1, -1]) if power else 0
    if random.random() < 0.3:
        return Stakes(power, owner, jacoby=random.random() < 0.5)
    away, enemy_away = random.randint(1, 11), random.randint(2, 11)
    if random.random() < 0.5:
        away, enemy_away = enemy_away, away
    if min(away, enemy_away) == 1 and random.random() < 0.3:
        return Stakes(0, 0, away, enemy_away, crawford=True)
    if 2**power >= 2 * min(away, enemy_away):
        power = owner = 0
    return Stakes(power, owner, away, enemy_away)


def by_gnubg(boards: Sequence[Sequence[int]], number: int, seed: int, plies: int) -> list[Judged]:
    """Positions at random stakes, judged by GNU Backgammon."""
    random = Random(seed)
    cases = [(random.choice(boards), random_stakes(random)) for _ in range(number)]
    words = [
        "set output digits 6",
        "set output matchpc off",
        f"set evaluation cubedecision evaluation plies {plies}",
    ]
    for board, stakes in cases:
        words += [f"set xgid {xgid(board, stakes)}", "eval", "hint"]
    program = shutil.which("gnubg") or "/usr/games/gnubg"
    done = subprocess.run(
        [program, "-t", "-q", "-r"],
        input="\n".join(words) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    found = []
    told = re.split(r"(?=Evaluator:)", done.stdout)[1:]
    for (board, stakes), text in zip(cases, told, strict=True):
        row = re.search(rf"{f'{plies} ply' if plies else 'static'}:" + rf"\s+{NUMBER}" * 7, text)
        if row is None:
            continue
        numbers = [float(value) for value in row.groups()]
        efficiency = CONTACT
        if text.split()[1] not in ("Contact", "Crashed"):
            pips = sum(point * max(0, count) for point, count in enumerate(board))
            efficiency = min(0.7, max(0.6, 0.55 + 0.00125 * pips))
        take = re.search(rf"(?:Double|Redouble), (?:take|beaver)\s+{NUMBER}", text)
        dropped = re.search(rf"(?:Double|Redouble), pass\s+{NUMBER}", text)
        values = (numbers[6], *(float(m[1]) if m else None for m in (take, dropped)))
        found.append(Judged(stakes, numbers[:5], efficiency, values))
    return found


def group(pattern: str, text: str) -> str:
    """What the pattern's first group matches."""
    found = re.search(pattern, text)
    if found is None:
        raise ValueError(f"no {pattern} in {text[:200]!r}")
    return found[1]


def of_match_id(text: str) -> Stakes:
    """The stakes of a Match ID, as the player who decides has them."""
    bits = int.from_bytes(b64decode(text), "little")

    def field(first: int, width: int) -> int:
        return bits >> first & (1 << width) - 1

    power, owner, turn, crawford = field(0, 4), field(4, 2), field(11, 1), field(7, 1)
    length, scores = field(21, 15), (field(36, 15), field(51, 15))
    away = [length - score for score in scores] if length else [0, 0]
    mine = 0 if owner == 3 else 1 if owner == turn else -1
    return Stakes(power, mine, away[turn], away[1 - turn], bool(crawford))


def of_gnubg_file(text: str) -> Iterator[Judged]:
    """Cube analyses of players who might double in GNU Backgammon's text of an analysed match."""
    for part in text.split("Move number")[1:]:
        if "Cube analysis" not in part or "Cube offered" in part:
            continue
        stakes = of_match_id(group(r"Match ID\s+: (\S+)", part))
        part = part[part.index("Cube analysis") :]
        row = group(rf"\n((?: +(?:- )?{NUMBER}){{6}})\n", part)
        win, gammon, backgammon, _, *lost = map(float, re.findall(NUMBER, row))
        names = ("No (?:re)?double", "ouble, take", "ouble, pass")
        values = [float(group(rf"{name}\s+{NUMBER}", part)) for name in names]
        chances = (win, gammon, backgammon, *lost)
        yield Judged(stakes, chances, CONTACT, values)


def of_xg_file(text: str) -> Judged | None:
    """The cube analysis in XG's text of a position, in any of its languages."""
    fields = group(r"XGID=(\S+)", text).split(":")
    power, owner, turn, mine, other, flag, length = map(
        int, (*fields[1:4], fields[5], fields[6], fields[7], fields[8])
    )
    rates = [float(rate.replace(",", ".")) / 100 for rate in re.findall(r"([\d.,]+)%", text)]
    values = [
        float(v.replace(",", ".")) for v in re.findall(rf"[::]\s+{NUMBER}(?: \(|$)", text, re.M)
    ]
    if fields[4] != "00" or len(values) < 3:
        return None
    if turn < 0:
        mine, other = other, mine
    away = (length - mine, length - other) if length else (0, 0)
    stakes = Stakes(
        power, owner * turn, *away, bool(length and flag), bool(not length and flag & 1)
    )
    chances = (rates[0], rates[1], rates[2], rates[4], rates[5])
    return Judged(stakes, chances, CONTACT, values[-3:])


def report(name: str, judged: Sequence[Judged], found: Sequence[Ours]) -> None:
    """The mean and the largest difference of what not doubling and of what a take is worth."""
    parts = []
    for i, word in enumerate(("no double", "take")):
        pairs = zip(judged, found, strict=True)
        off = [abs(o.values[i] - value) for j, o in pairs if (value := j.values[i]) is not None]
        if off:
            parts.append(f"{word} {fmean(off):.4f} (at most {max(off):.4f}, {len(off)})")
    print(f"  {name:36} {', '.join(parts)}")


def by_kind(judged: Sequence[Judged], found: Sequence[Ours]) -> None:
    """A line for each kind of stakes."""
    for kind in sorted({j.stakes.kind for j in judged}):
        chosen = [pair for pair in zip(judged, found, strict=True) if pair[0].stakes.kind == kind]
        report(kind, *zip(*chosen, strict=True))


def main(words: Sequence[str] | None = None) -> int:
    """Prints the differences, in points per unit of the cube."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", type=Path)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    program = ROOT / "build" / "benchmarks" / "cube"
    program.parent.mkdir(parents=True, exist_ok=True)
    core = ROOT / "core"
    sources = [Path(__file__).with_name("cube.cpp"), core / "src" / "bearoff_two_sided.cpp"]
    command = ["g++", "-std=c++20", "-O2", "-pthread", f"-I{core / 'include'}", *map(str, sources)]
    subprocess.run([*command, "-o", str(program)], check=True)

    print("Decisions in 851,929 bear-offs, from exact chances; beside perfect play:")
    print(
        subprocess.run(
            [str(program), str(TABLE), "bearoff"], capture_output=True, text=True, check=True
        ).stdout,
        end="",
        flush=True,
    )

    lines = (options.cases / "benchmark/ordinary.jsonl").read_text().splitlines()
    boards = [loads(line)["board"] for line in lines]
    for plies, number in ((0, options.positions), (2, options.positions // 5)):
        print(f"GNU Backgammon's cubeful values at {plies}-ply, ours from its chances:")
        judged = by_gnubg(boards, number, options.seed, plies)
        by_kind(judged, ours(program, judged))
    for path in sorted(options.cases.glob("2-ply-match*.txt")):
        print(f"{path.name}: 2-ply with the cube, ours from the chances it prints:")
        judged = list(of_gnubg_file(path.read_text()))
        by_kind(judged, ours(program, judged))
    print("XG's positions: as printed, ours from the chances it prints, our decision:")
    for path in sorted((options.cases / "xg").glob("*.txt")):
        position = of_xg_file(path.read_text("utf-8-sig"))
        if position:
            (answer,) = ours(program, [position])
            print(f"  {path.name:20} {position.values} {answer.values} {answer.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
