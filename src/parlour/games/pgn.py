"""PGN-like text: tags, numbers, words and comments, with events and clocks in the comments.

What every record of this family shares. Which words are moves and how they are numbered is the
format's own affair (`records`, Ataxx's PGN).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from parlour.game import ParlourError, TextError
from parlour.games.seats import LETTERS
from parlour.record import EVENTS, Event, Record

RESULT = re.compile(r"\*|1-0|0-1|1/2-1/2|1:[a-f]|=:[a-f](?:,[a-f])*")
"""Every result text there is: of two players, and of seats a…f (K10)."""
WIDTH = 80

_TAG = re.compile(r'\[\s*([^\s"\[\]]+)\s+"((?:[^"\\\n]|\\[^\n])*)"\s*\]')
_TOKEN = re.compile(
    r"\{(?P<brace>[^}]*)\}|;(?P<line>[^\n]*)|(?P<nag>\$\d+)"
    r"|(?P<number>[0-9]{1,9})\.|(?P<ellipsis>…|\.+)|(?P<word>[^\s{};()\[]+)"
)
_BRACKET = re.compile(r"\{[^}]*\}|[(){]")
_COMMAND = re.compile(r"\[%(event|clk)\s+([^\[\]]*)\]")
_OPENED = re.compile(r"\[%(event|clk).*")
_CLOCK = re.compile(r"(?:([0-9]{1,6}):)?([0-9]{1,2}):([0-9]{1,2}(?:\.[0-9]{1,9})?)")
_SEAT_VALUES = ("propose", "decline", "pact", "end", "adjudicate")


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of movetext: `kind` is `number`, `ellipsis`, `word`, `result` or `comment`."""

    kind: str
    text: str
    line: int


@dataclass
class Section:
    """One game of a text, not yet understood: its tags (with their lines) and its movetext."""

    name: str
    line: int
    tags: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    tokens: list[Token] = field(default_factory=list)

    def where(self, tag: str | None = None) -> str:
        """The place of a tag, or of the game's first line: `games.txt:3`."""
        return f"{self.name}:{self.lines.get(tag, self.line) if tag else self.line}"


@contextmanager
def placed(where: str) -> Iterator[None]:
    """Errors raised inside are said to stand at `where`, unless they name a place themselves."""
    try:
        yield
    except ParlourError as error:
        error.where = error.where or where
        raise


# Reading


def sections(text: str, name: str) -> list[Section]:
    """The games of a text, in their order.

    A game begins with a tag that follows movetext or that the game before has already. Raises
    `TextError` with `name:line` for a broken tag and for a comment or variation left open.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    found: list[Section] = []
    at, line = 0, 1
    while at < len(text):
        if text[at].isspace():
            line += text[at] == "\n"
            at += 1
            continue
        if text[at] == "[":
            match = _TAG.match(text, at)
            if match is None:
                raise TextError("record-tag", where=f"{name}:{line}", text=_first_line(text[at:]))
            if not found or found[-1].tokens or match[1] in found[-1].tags:
                found.append(Section(name, line))
            found[-1].tags[match[1]] = re.sub(r'\\(["\\])', r"\1", match[2])
            found[-1].lines[match[1]] = line
            end = match.end()
        else:
            if not found:
                found.append(Section(name, line))
            piece = _piece(text, at)
            if piece is None:
                raise TextError("record-brace", where=f"{name}:{line}", text=_first_line(text[at:]))
            kind, words, end = piece
            found[-1].tokens.append(Token(kind, words, line))
        line += text.count("\n", at, end)
        at = end
    return found


def annotate(record: Record[Any, Any], comment: str) -> None:
    """Adds what a comment holds to a record: events, the clock of the entry before it, free words.

    Commands other than `[%event …]` and `[%clk …]` count as words. Raises `TextError` for a
    malformed event or clock, `IllegalMove` for an event that cannot happen.
    """
    if broken := _OPENED.search(_COMMAND.sub("", comment)):
        code = "record-event" if broken[1] == "event" else "record-clock"
        raise TextError(code, text=_first_line(broken[0]), kinds=" ".join(EVENTS))
    words, end = "", 0
    for match in _COMMAND.finditer(comment):
        words += comment[end : match.start()]
        end = match.end()
        if match[1] == "event":
            kind, seat, values = read_event(match[2])
            _remark(record, words)
            words = ""
            record.note(kind, seat, *values)
        elif record.entries:
            record.entries[-1] = replace(record.entries[-1], clock=read_clock(match[2]))
        else:
            words += _harmless(match[0])  # a clock before the first move
    _remark(record, words + comment[end:])


def read_event(text: str) -> tuple[str, int, tuple[int | str, ...]]:
    """Kind, seat and values of an event's text: `pact a c`, `resign b`, `offer a draw`."""
    kind, *rest = text.split() or [""]
    if kind not in EVENTS or not rest or _seat(rest[0]) is None:
        raise TextError("record-event", text=text.strip(), kinds=" ".join(EVENTS))
    values: list[int | str] = []
    for word in rest[1:]:
        seat = _seat(word)
        if kind in _SEAT_VALUES and seat is not None:
            values.append(seat)
        elif re.fullmatch("[0-9]{1,3}", word):
            values.append(int(word))
        else:
            values.append(word)
    return kind, _seat(rest[0]) or 0, tuple(values)


def read_clock(text: str) -> float:
    """The seconds of `h:mm:ss`, to thousandths (`m:ss` is read too); raises `TextError`."""
    match = _CLOCK.fullmatch(text.strip())
    if match is None or int(match[2]) > 59 or float(match[3]) >= 60:
        raise TextError("record-clock", text=text.strip())
    return round(int(match[1] or 0) * 3600 + int(match[2]) * 60 + float(match[3]), 3)


# Writing


def write_tags(tags: Mapping[str, str]) -> str:
    """Tags, one a line: `[Event "Club evening"]`."""
    lines = []
    for key, value in tags.items():
        name = re.sub(r'[\s"\[\]]+', "_", key)
        words = " ".join(value.splitlines()).replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'[{name} "{words}"]\n')
    return "".join(lines)


def write_comment(text: str) -> str:
    """A free comment; words that look like one of our commands are kept from becoming one."""
    text = _harmless(text.strip())
    return f"; {' '.join(text.splitlines())}\n" if "}" in text else "{" + text + "}"


def write_event(event: Event) -> str:
    """An event as a comment, `{[%event pact a c]}`, with the clock it left."""
    words = [event.kind, LETTERS[event.seat]]
    for value in event.values:
        is_seat = event.kind in _SEAT_VALUES and isinstance(value, int)
        words.append(LETTERS[int(value)] if is_seat else str(value))
    clock = "" if event.clock is None else f" [%clk {write_clock(event.clock)}]"
    return "{[%event " + " ".join(words) + "]" + clock + "}"


def write_clock(seconds: float) -> str:
    """`h:mm:ss`, with thousandths where there are any."""
    whole, thousandths = divmod(round(seconds * 1000), 1000)
    fraction = f".{thousandths:03d}".rstrip("0") if thousandths else ""
    return f"{whole // 3600}:{whole // 60 % 60:02d}:{whole % 60:02d}{fraction}"


def wrap(pieces: Iterable[str]) -> str:
    """Pieces of movetext joined by spaces, in lines of at most `WIDTH` if the pieces allow it."""
    lines = [""]
    for piece in _numbered(pieces):
        if lines[-1] and len(lines[-1]) + 1 + len(piece.rstrip("\n")) > WIDTH:
            lines.append("")
        lines[-1] += f" {piece}" if lines[-1] else piece
        if piece.endswith("\n"):
            lines[-1] = lines[-1].rstrip("\n")
            lines.append("")
    return "\n".join(line for line in lines if line) + "\n"


def _numbered(pieces: Iterable[str]) -> Iterator[str]:
    """The pieces with each number joined to the move that follows it."""
    number = ""
    for piece in pieces:
        if re.fullmatch(r"[0-9]+\.( …)?", piece):
            number = f"{piece} "
        else:
            yield number + piece
            number = ""


def _piece(text: str, at: int) -> tuple[str, str, int] | None:
    """The piece of movetext at `at`: kind, words and where it ends; None if it has no end."""
    if text[at] == "(":
        end = _variation_end(text, at)
        return ("comment", text[at:end], end) if end else None
    match = _TOKEN.match(text, at)
    if match is None or match.lastgroup is None:
        return None
    kind, words = match.lastgroup, match[match.lastgroup]
    if kind in ("brace", "line", "nag"):
        kind = "comment"
    elif kind == "word" and RESULT.fullmatch(words):
        kind = "result"
    return kind, words, match.end()


def _variation_end(text: str, at: int) -> int:
    """Where the variation that opens at `at` ends, with all it holds; 0 if it does not."""
    depth = 0
    for match in _BRACKET.finditer(text, at):
        depth += {"(": 1, ")": -1}.get(match[0], 0)
        if depth == 0:
            return match.end()
        if match[0] == "{":
            break
    return 0


def _harmless(text: str) -> str:
    """A text that will not be read as commands."""
    return re.sub(r"\[%(?=event|clk)", "[ %", text)


def _remark(record: Record[Any, Any], words: str) -> None:
    words = words.strip()
    if words:
        at = len(record.entries)
        if at in record.comments:
            words = f"{record.comments[at]} {words}"
        # Words with a brace are written on one line, after a semicolon.
        record.comments[at] = " ".join(words.splitlines()) if "}" in words else words


def _seat(word: str) -> int | None:
    word = word.lower()
    if len(word) == 1 and word in LETTERS:
        return LETTERS.index(word)
    return int(word) - 1 if re.fullmatch("[1-6]", word) else None


def _first_line(text: str) -> str:
    return text.split("\n", 1)[0][:40]
