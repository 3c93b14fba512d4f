"""eXtreme Gammon's text export of positions, in whatever languages it was written (B16).

Files mix languages, so lines are known by their shape: signs, numbers, their order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from parlour.game import IllegalMove, TextError
from parlour.games.backgammon.formats import diagram, xgid
from parlour.games.backgammon.formats.verdicts import (
    NUMBER,
    Candidate,
    Chances,
    CubeVerdict,
    Lines,
    canonical,
    number,
)
from parlour.games.backgammon.rules import flip
from parlour.games.pgn import placed

_SHARE = rf"({NUMBER})\s*%"
_CHANCES = re.compile(rf"\s*[^%]*[:：]\s*{_SHARE}\s*\(\D*{_SHARE}\D*{_SHARE}\s*\)\s*")
_PLAY = r"(?:\S*[0-9]\S*/\S+|\S+/[0-9]\S*)"
_CANDIDATE = re.compile(
    rf"\s*([0-9]+)\.\s+(\S.*?)\s+({_PLAY}(?:\s+{_PLAY})*|\D*?)\s+\w+[:：]\s*({NUMBER})"
    rf"(?:\s*\(({NUMBER})\))?\s*"
)
_EQUITY = re.compile(rf"\s+(\S.*?)\s*[:：]\s*([+-]\s?[0-9]+[.,][0-9]+)(?:\s*\(({NUMBER})\))?\s*")
_CUBELESS = re.compile(rf".*?=\s*({NUMBER}),?\s.*=\s*({NUMBER})\s*")
_NAMES = re.compile(r"X:\s*(.*?)\s+O:\s*(.*?)\s*")
_SCORE = re.compile(r".*\bX:\s*([0-9]+)\s+O:\s*([0-9]+)\b.*")
_PIPS = re.compile(r".*\bX:\s*([0-9]+)\s+O:\s*([0-9]+)\s+X-O:.*")
_CUBE = re.compile(r"[^:：]+[:：]\s*([0-9]+)(?:\s*,.*)?")
_TURN = re.compile(r"[XO](?:\s|[:：]).*")
_PERCENT = re.compile(rf".*[:：]\s*{_SHARE}\s*")
_ACTION = re.compile(r"[^:：]*[:：]\s*([^:：]*\S)\s*")
_FOOTER = re.compile(
    r"\s*eXtreme Gammon\s*\w*\s*[:：]?\s*([^,]+?)\s*,\s*\w+\s*[:：]\s*(.*\S)\s*", re.IGNORECASE
)
_LEVEL = re.compile(r"XG Roller\+*|[0-9]+[- ]ply\+*(?:\s+red\w*)?|Rollout\S*", re.IGNORECASE)
_HEADING = re.compile(r"\S[^:：]*[:：]\s*")


@dataclass(frozen=True)
class XgAnalysis:
    """One position as XG judged it."""

    xgid: str
    """With its `XGID=`."""
    line: int
    names: tuple[str, str] | None = None
    """Those of X and O."""
    pips: tuple[int, int] | None = None
    candidates: tuple[Candidate, ...] = ()
    cube: CubeVerdict | None = None
    version: str | None = None
    met: str | None = None
    rest: Lines = ()
    """Lines that were not understood."""


def recognises(text: str) -> bool:
    """Whether a text is such an export: it begins with an XGID, and eXtreme Gammon signs it."""
    first = text.removeprefix("\ufeff").lstrip()[:5]
    return first.upper() == "XGID=" and any(map(_FOOTER.fullmatch, text.splitlines()))


def is_cut(text: str) -> bool:
    """Whether a text begins as such an export, with its drawing, but lacks the signature."""
    begun = text.removeprefix("\ufeff").lstrip()[:5].upper() == "XGID="
    return begun and any(map(diagram.is_drawing, text.splitlines())) and not recognises(text)


def read(text: str, name: str = "text") -> list[XgAnalysis]:
    """The positions of a text, each from its XGID to the next.

    Raises `TextError` for an XGID that cannot be read or a verdict that lacks a part, `IllegalMove`
    where the drawing, the score or the pips are not those of the XGID; both name the line.
    """
    lines = text.removeprefix("\ufeff").splitlines()
    starts = [at for at, line in enumerate(lines) if line.strip().upper().startswith("XGID=")]
    if not starts:
        raise TextError("backgammon-xg-empty", where=name)
    found = []
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        before = lines[:start] if start == starts[0] else []
        reader = _Reader(lines[start].strip(), start + 1, name)
        reader.rest += [(at, line) for at, line in enumerate(before, 1) if line.strip()]
        reader.read(lines[start + 1 : end])
        found.append(reader.analysis())
    return found


class _Reader:
    """Reads what follows one XGID."""

    def __init__(self, text: str, line: int, name: str) -> None:
        self.text, self.line, self.name = text, line, name
        with placed(f"{name}:{line}"):
            self.xgid = xgid.read(text)
        self.names: tuple[str, str] | None = None
        self.pips: tuple[int, int] | None = None
        self.candidates: list[Candidate] = []
        self.shares: list[tuple[float, float, float]] = []
        self.equities: list[tuple[str, float]] = []
        self.cubeless: tuple[float, ...] = ()
        self.level = self.action = ""
        self.percent: float | None = None
        self.version: str | None = None
        self.met: str | None = None
        self.rest: list[tuple[int, str]] = []

    def read(self, lines: Sequence[str]) -> None:
        """Understands the lines one by one."""
        drawing: list[str] = []
        for at, line in self._numbered(lines):
            if not line.strip():
                continue
            if diagram.is_drawing(line):
                drawing.append(line)
                continue
            with placed(f"{self.name}:{at}"):
                if drawing:
                    self._check_drawing(drawing)
                    drawing = []
                if not self._line(line):
                    self.rest.append((at, line))
        if drawing:
            with placed(f"{self.name}:{self.line}"):
                self._check_drawing(drawing)

    def _numbered(self, lines: Sequence[str]) -> Iterator[tuple[int, str]]:
        return enumerate(lines, self.line + 1)

    def _line(self, line: str) -> bool:
        """Takes what a line says; False where it is not understood."""
        if found := _CANDIDATE.fullmatch(line):
            self._end_candidate()
            words = canonical(found[3]) if "/" in found[3] else ""
            loss = -number(found[5]) if found[5] else 0.0
            self.candidates.append(
                Candidate(int(found[1]), words, found[2].strip(), number(found[4]), loss)
            )
        elif found := _CHANCES.fullmatch(line):
            win, gammon, backgammon = (round(number(text) / 100, 6) for text in found.groups())
            self.shares.append((win, gammon, backgammon))
        elif found := _FOOTER.fullmatch(line):
            self.version, self.met = found[1], found[2]
        elif found := _PIPS.fullmatch(line):
            self._check_pips(int(found[1]), int(found[2]))
        elif self.pips is None and self.names is None and (found := _NAMES.fullmatch(line)):
            self.names = found[1], found[2]
        elif self.pips is None and (found := _SCORE.fullmatch(line)):
            self._check_score((int(found[1]), int(found[2])))
        elif found := _CUBELESS.fullmatch(line):
            self.cubeless = tuple(map(number, found.groups()))
        elif (found := _EQUITY.fullmatch(line)) and len(self.equities) < 3:
            self.equities.append((found[1], number(found[2])))
        else:
            return self._words(line)
        return True

    def _words(self, line: str) -> bool:
        """Lines of words, known by where they stand."""
        if self.equities and (found := _PERCENT.fullmatch(line)):
            self.percent = number(found[1])
        elif len(self.equities) == 3 and not self.action and (found := _ACTION.fullmatch(line)):
            self.action = found[1]
        elif not (self.shares or self.candidates) and (level := _LEVEL.search(line)):
            self.level = level[0]
        elif self.pips is not None and not self.shares and (found := _CUBE.fullmatch(line)):
            if int(found[1]) != 2**self.xgid.cube:
                raise IllegalMove("backgammon-xg-cube", text=found[1], played=2**self.xgid.cube)
        elif self.pips is not None and not self.shares and _TURN.fullmatch(line):
            pass  # who is on roll and the dice are in the XGID
        else:
            return self.shares != [] and _HEADING.fullmatch(line) is not None
        return True

    def _end_candidate(self) -> None:
        """Gives the shares read so far to the play, or the cube decision, that they follow."""
        if len(self.shares) == 2:
            mine, theirs = self.shares
            chances = Chances(*mine, *theirs)
            if self.candidates:
                last = self.candidates[-1]
                self.candidates[-1] = Candidate(
                    last.rank, last.play, last.level, last.equity, last.loss, chances
                )
                self.shares = []
        elif self.shares:
            raise TextError("backgammon-xg-chances", found=len(self.shares))

    def analysis(self) -> XgAnalysis:
        """What was read."""
        with placed(f"{self.name}:{self.line}"):
            self._end_candidate()
            return XgAnalysis(
                self.text,
                self.line,
                self.names,
                self.pips,
                tuple(self.candidates),
                self._cube(),
                self.version,
                self.met,
                tuple(self.rest),
            )

    def _cube(self) -> CubeVerdict | None:
        if not self.equities:
            return None
        if len(self.equities) != 3:
            raise TextError("backgammon-xg-equities", found=len(self.equities))
        mine, theirs = self.shares if len(self.shares) == 2 else (None, None)
        none, take, drop = (equity for _, equity in self.equities)
        chances = Chances(*mine, *theirs) if mine and theirs else None
        return CubeVerdict(
            self.level, none, take, drop, chances, self.cubeless, self.action, self.percent
        )

    # What must be as the XGID says

    def _check_drawing(self, lines: Sequence[str]) -> None:
        found = diagram.checkers(lines)
        stated = self.xgid.points
        if found is not None and found not in (stated, diagram.flip_points(stated)):
            raise IllegalMove("backgammon-xg-board", text=self.text)

    def _check_pips(self, first: int, second: int) -> None:
        views = self.xgid.points, flip(self.xgid.points)
        counted = tuple(sum(i * n for i, n in enumerate(view) if n > 0) for view in views)
        if (first, second) != counted:
            played = f"{counted[0]}, {counted[1]}"
            raise IllegalMove("backgammon-xg-pips", text=f"{first}, {second}", played=played)
        self.pips = first, second

    def _check_score(self, score: tuple[int, int]) -> None:
        if score != self.xgid.score:
            played = "{}:{}".format(*self.xgid.score)
            raise IllegalMove("backgammon-mat-score", text=f"{score[0]}:{score[1]}", played=played)
