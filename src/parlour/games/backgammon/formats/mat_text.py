"""The lines of a `.mat` text: matches, games, the cells of their two columns, not yet understood.

The writers agree on little: widths, blank lines, the number before `Wins`, tags. So a line is cut
where a roll or a word begins; a lone cell's column is told by where it stands.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from parlour.game import TextError

GAME_TAGS = ("XGID", "Tie")
"""The tags of one game, below its names: a start of its own; ties that doubled the cube."""
NOT_A_TAG = ";"
"""Doubles the mark of a comment that would be read as a tag."""
LEFT_EDGE = 12
"""A lone cell that begins further right stands in the second column."""
WORDS = {
    "doubles": "double",
    "redoubles": "double",
    "beavers": "beaver",
    "beaver": "beaver",
    "raccoons": "raccoon",
    "raccoon": "raccoon",
    "takes": "take",
    "accepts": "take",
    "drops": "drop",
    "passes": "drop",
    "rejects": "drop",
    "rolls": "roll",
    "wins": "wins",
    "loses": "loses",
    "losses": "loses",
}
"""How the writers say what, in small letters."""

WINS = re.compile(r"(?:wins|loses|losses)\s+([0-9]{1,9})\s+points?\b(.*)", re.IGNORECASE)
"""What a game was worth, and what is said beside it."""

_TAG = re.compile(r'[;#]\s*\[\s*([^"\[\]]*[^"\[\]\s])\s+"((?:[^"\\]|\\.)*)"\s*\]?\s*')
_LENGTH = re.compile(r"\s*([0-9]{1,9})\s*-?\s*points?\s+match\b.*", re.IGNORECASE)
_GAME = re.compile(r"\s*Game\s+([0-9]{1,9})\s*", re.IGNORECASE)
_NAMES = re.compile(r"\s*(.*?)\s*:\s*([0-9]{1,9})\s+(.*?)\s*:\s*([0-9]{1,9})\s*")
_ROW = re.compile(r"(\s*(?:[0-9]{1,9}\s*\))?)(.*)")
_START = re.compile(rf"[1-6]\s?[1-6]\s?:|\b(?:{'|'.join(WORDS)})\b", re.IGNORECASE)
_GAP = re.compile(r"(?<=[^\s:])\s{3,}(?=bar/|[0-9]{1,2}/)", re.IGNORECASE)
"""Between two plays of which the second has no dice."""


@dataclass(frozen=True)
class Cell:
    """What one player did: `31: 8/5 6/5`, `Doubles => 2`, `Wins 2 points`."""

    seat: int
    text: str
    line: int

    @property
    def word(self) -> str:
        """What its first word means (`double`, `wins` …); empty for a play."""
        return WORDS.get(re.split(r"[\s=:]", self.text, maxsplit=1)[0].lower(), "")


@dataclass
class GameText:
    """One game: the line of its names, the score before it, its tags and cells."""

    line: int
    number: str
    names: tuple[str, str] = ("", "")
    score: tuple[int, int] = (0, 0)
    start: str | None = None
    """The `XGID` tag."""
    ties: list[Cell] = field(default_factory=list)
    cells: list[Cell] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)
    """Comment lines, each with the number of cells before it."""
    named: bool = False

    def says(self, word: str) -> bool:
        """Whether somebody says it in this game."""
        return any(cell.word == word for cell in self.cells)


@dataclass
class MatchText:
    """A match or a money session (`length` 0): its tags with their lines, and its games."""

    line: int
    tags: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    length: int | None = None
    games: list[GameText] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    """Comment lines before the first game."""


def recognises(text: str) -> bool:
    """Whether the first line that is no comment is a match length or a game's heading."""
    for line in text.removeprefix("\ufeff").splitlines():
        if line.strip() and line.lstrip()[0] not in ";#":
            return bool(_LENGTH.fullmatch(line) or _GAME.fullmatch(line))
    return False


def read(text: str, name: str) -> list[MatchText]:
    """The matches of a text. Raises `TextError` naming the line."""
    matches: list[MatchText] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = raw.rstrip()
        if line:
            try:
                _line(matches, line, number)
            except TextError as error:
                error.where = f"{name}:{number}"
                raise
    if not matches or not matches[-1].games:
        raise TextError("backgammon-mat-empty", where=name)
    return matches


def _line(matches: list[MatchText], line: str, number: int) -> None:
    """Adds one line to what was read so far."""
    game = matches[-1].games[-1] if matches and matches[-1].games else None
    if line.lstrip()[0] in ";#":
        _tag(matches, game, line, number)
    elif length := _LENGTH.fullmatch(line):
        if not matches or matches[-1].length is not None:
            matches.append(MatchText(number))
        matches[-1].length = int(length[1])
    elif heading := _GAME.fullmatch(line):
        if not matches or matches[-1].length is None:
            raise TextError("backgammon-mat-length", text=line.strip())
        matches[-1].games.append(GameText(number, heading[1]))
    elif game is None:
        raise TextError("backgammon-mat-line", text=line.strip()[:60])
    elif not game.named:
        names = _NAMES.fullmatch(line)
        if names is None:
            raise TextError("backgammon-mat-names", text=line.strip()[:60])
        game.line, game.named, game.names = number, True, (names[1], names[3])
        game.score = (int(names[2]), int(names[4]))
    else:
        game.cells += _cells(line.expandtabs(), number)


def _tag(matches: list[MatchText], game: GameText | None, line: str, number: int) -> None:
    """A tag of a game, or of a match about to begin; other lines are comments."""
    tag = _TAG.fullmatch(line.strip())
    if tag is None:
        note = line.strip()[1:].removeprefix(NOT_A_TAG).strip()
        if game is not None:
            game.notes.append((len(game.cells), note))
            return
        if not matches:
            matches.append(MatchText(number))
        matches[-1].notes.append(note)
        return
    key, value = tag[1], re.sub(r'\\(["\\])', r"\1", tag[2])
    if game is not None and key in GAME_TAGS:
        if key == "XGID":
            game.start = value
        else:
            game.ties.append(Cell(0, value, number))
        return
    if not matches or matches[-1].games:
        matches.append(MatchText(number))
    matches[-1].tags[key], matches[-1].lines[key] = value, number


def _cells(line: str, number: int) -> list[Cell]:
    """The cells of a row: one or two."""
    row = _ROW.fullmatch(line)
    assert row is not None  # every line matches
    first = len(line) - len(line[row.end(1) :].lstrip())
    starts = sorted({first, *(match.start() for match in _START.finditer(line, row.end(1)))})
    if len(starts) == 1:
        starts += [gap.end() for gap in _GAP.finditer(line, first)]
    pieces = [(a, line[a:b].strip()) for a, b in zip(starts, [*starts[1:], len(line)], strict=True)]
    pieces = [(start, text) for start, text in pieces if text]
    if len(pieces) > 2:
        raise TextError("backgammon-mat-columns", text=line.strip(), found=len(pieces))
    if len(pieces) == 1:
        start, text = pieces[0]
        return [Cell(0 if start < LEFT_EDGE else 1, text, number)]
    return [Cell(seat, text, number) for seat, (_, text) in enumerate(pieces)]
