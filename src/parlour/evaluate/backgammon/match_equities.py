"""Match equity tables: the chance to win a match of equal players, by the points still needed.

The twin of `core/include/parlour/evaluate/backgammon/match_equity.hpp`, which says how a table is
written; `docs/cube.md` says where those of the package come from.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from math import sqrt

from parlour.game import TextError

TABLES = ("parlour", "kazaross-xg2")
"""Those in the package: computed by ourselves, and rolled out by Neil Kazaross."""
USUAL = "kazaross-xg2"
"""What other programs use as well."""
MOST = 100
ROUNDING = 1e-4
"""The chances of the two sides add up to 1 within that."""


def table_text(name: str) -> str:
    """A table of the package, as the core reads it."""
    if name not in TABLES:
        raise TextError("backgammon-no-equities", text=name, known=", ".join(TABLES))
    return (files(__package__) / "met" / f"{name}.txt").read_text("utf-8")


@dataclass(frozen=True)
class MatchEquities:
    """`before[i][j]`: of who needs i + 1 points against who needs j + 1; `late[i]`: after the
    Crawford game, of who needs i + 1 against who needs one."""

    before: tuple[tuple[float, ...], ...]
    late: tuple[float, ...]

    @classmethod
    def read(cls, text: str, name: str) -> MatchEquities:
        """A table from its text; `name` says where it was found. TextError names what is wrong."""
        words = iter([w for line in text.splitlines() for w in line.partition("#")[0].split()])
        _expect(words, "size", name)
        size = _number(words, name)
        if size not in range(3, MOST + 1):
            raise TextError(
                "backgammon-equities-range", file=name, text=f"{size:g}", least=2, most=MOST + 1
            )
        _expect(words, "post-crawford", name)
        late = _row(words, int(size), name)
        before = []
        for away in range(1, int(size) + 1):
            _expect(words, "before", name)
            _expect(words, str(away), name)
            before.append(_row(words, int(size), name))
        for word in words:
            raise TextError("backgammon-equities-word", file=name, text=word, expected="#")
        for i, row in enumerate(before):
            for j, chance in enumerate(row):
                if abs(chance + before[j][i] - 1) > ROUNDING:
                    raise TextError("backgammon-equities-sum", file=name, away=i + 1, other=j + 1)
        return cls(tuple(before), late)

    def chance(self, away: int, other: int, *, is_late: bool) -> float:
        """The chance of who needs `away` points; those beyond what is needed are nothing (B13).

        `is_late`: the Crawford game is over, or the match has none. Beyond the table the lead is
        kept in standard deviations of what is left to play, and the score shrunk to the table's
        edge.
        """
        size = len(self.late)
        if away <= 0 or other <= 0:
            return float(away <= 0)
        if is_late and 1 in (away, other):
            return self._after(away) if other == 1 else 1 - self._after(other)
        if max(away, other) <= size:
            return self.before[away - 1][other - 1]
        if other > away:
            return 1 - self.chance(other, away, is_late=False)
        if away == other:
            return 0.5
        lead = (away - other) / sqrt(away + other)
        root = (sqrt(lead * lead + 8 * size) - lead) / 2
        at = min(max(root * root - size, 1.0), float(size))
        low = min(int(at), size - 1)
        edge = self.before[size - 1]
        return edge[low - 1] + (edge[low] - edge[low - 1]) * (at - low)

    def _after(self, away: int) -> float:
        size = len(self.late)
        over = max(0, away - size + 1) // 2
        chance: float = (self.late[-1] / self.late[-3]) ** over
        return self.late[away - 2 * over - 1] * chance


def _expect(words: Iterator[str], expected: str, name: str) -> None:
    word = next(words, "")
    if word != expected:
        raise TextError("backgammon-equities-word", file=name, text=word, expected=expected)


def _number(words: Iterator[str], name: str) -> float:
    word = next(words, "")
    try:
        return float(word)
    except ValueError:
        raise TextError("backgammon-equities-word", file=name, text=word, expected="0.5") from None


def _row(words: Iterator[str], size: int, name: str) -> tuple[float, ...]:
    row = tuple(_number(words, name) for _ in range(size))
    for chance in row:
        if not 0 < chance < 1:
            raise TextError(
                "backgammon-equities-range", file=name, text=f"{chance:g}", least=0, most=1
            )
    return row
