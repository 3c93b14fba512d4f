"""Records of Ataxx: PGN in the engine community's dialect (A17).

    [Black "…"]                 x, who moves first; `1-0` means that x won
    [Result "1-0"]
    [Rules "fill"]              missing: `pass`, as engines play
    [Clock "100"]               missing: 100
    [Start "five"]              ours: the set-up, or `position`; not written for the standard one
    [FEN "x5o/7/…/o5x x 0 1"]   missing: the standard start on 7×7

    1. a7c5 b2 {a comment} 2. g1f2 {[%clk 0:04:59]} 1-0

Comments and variations are kept as the record's comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from parlour.game import IllegalMove, TextError
from parlour.games import open_position
from parlour.games.ataxx.boards import setup_of
from parlour.games.ataxx.rules import PASS, Ataxx, Position
from parlour.games.ataxx.variants import OPTIONS
from parlour.games.options import read_options
from parlour.games.pgn import (
    Section,
    Token,
    annotate,
    placed,
    sections,
    wrap,
    write_clock,
    write_comment,
    write_event,
    write_tags,
)
from parlour.games.records import duel_result
from parlour.record import Event, Record

OWN_TAGS = ("Rules", "Clock", "Start", "FEN", "Result")
"""The tags that say what a record holds itself; all others are free."""
FROM_POSITION = "position"
"""The `Start` of a game that did not begin with its set-up (A4)."""

_HEAD = re.compile(r'\ufeff?\s*(\[\s*\w+\s+"|(\{[^}]*\}\s*)*[0-9]+\.+\s*[A-Pa-p0][0-9])')
_OTHER_GAME = re.compile(r'\[\s*Game\s+"(?!ataxx")', re.IGNORECASE)
_MOVE = re.compile("[A-Pa-p][0-9]{1,2}([A-Pa-p][0-9]{1,2})?|0000|pass", re.IGNORECASE)

_WINNERS: dict[str, int | str] = {"1-0": 0, "0-1": 1, "1/2-1/2": "draw"}


def from_position(record: Record[Any, Any]) -> bool:
    """Whether a game began from a position typed in instead of its set-up (A4)."""
    game: Any = record.game
    return bool(record.start != game.opening)


def recognises(text: str) -> bool:
    """Whether a text is PGN of Ataxx: tags without those of another game, or moves of this one."""
    if _HEAD.match(text) is None:
        return False
    try:
        first = sections(text, "")[0]
    except TextError:  # still a record of this game, so that the error can be told
        return _OTHER_GAME.search(text) is None
    if "Game" in first.tags:
        return first.tags["Game"].lower() == "ataxx"
    words = [token.text for token in first.tokens if token.kind == "word"]
    if first.tags:  # a backgammon match begins `7 point match`
        return not words or not words[0].isdigit() or words[0] == "0000"
    return bool(words) and _MOVE.fullmatch(words[0]) is not None


# Writing


def write_record(record: Record[Any, Any]) -> str:
    """The record's text: tags, numbered moves with events, clocks and comments, the result."""
    game: Any = record.game
    result = duel_result(record)
    tags = {key: value for key, value in record.tags.items() if key not in OWN_TAGS}
    tags |= {"Result": result, "Rules": game.rules, "Clock": str(game.clock)}
    start = FROM_POSITION if from_position(record) else game.setup
    if start != Ataxx.setup:
        tags["Start"] = start
    tags["FEN"] = str(record.start)
    return f"{write_tags(tags)}\n{wrap([*_movetext(record), result])}"


def _movetext(record: Record[Any, Any]) -> Iterator[str]:
    """`1. a7c5 b2 2. …`, or `1... b2` where o begins."""
    begun = False
    for index, (entry, before) in enumerate(
        zip([*record.entries, None], record.positions, strict=True)
    ):
        if index in record.comments:
            yield write_comment(record.comments[index])
        if isinstance(entry, Event):
            yield write_event(entry)
        elif entry is not None:
            if entry.seat == 0 or not begun:
                yield f"{before.number}." if entry.seat == 0 else f"{before.number}..."
            begun = True
            yield str(entry.move)
            if entry.clock is not None:
                yield "{[%clk " + write_clock(entry.clock) + "]}"


# Reading


def read_records(text: str, name: str = "text") -> list[Record[Any, Any]]:
    """The games of a text, played through.

    Raises `TextError` (what cannot be read), `OptionError` (a tag's value) and `IllegalMove` (a
    move, an event or a result that the rules forbid), naming the line and the move.
    """
    return [_read(section) for section in sections(text, name)]


def _read(section: Section) -> Record[Any, Any]:
    record = Record(*_begin(section), tags=_free(section))
    stated: list[Token] = []
    numbering: int | None = None
    for token in section.tokens:
        with placed(f"{section.name}:{token.line}"):
            if token.kind == "comment":
                annotate(record, token.text)
            elif stated:
                raise TextError("record-after-result", text=token.text, result=stated[0].text)
            elif token.kind == "result":
                stated.append(token)
            elif token.kind == "number" and record.outcome is None:
                # Some programs count from 1 whatever the FEN says: the first number is believed.
                number = record.position.number
                numbering = int(token.text) - number if numbering is None else numbering
                if int(token.text) != number + numbering:
                    expected = number + numbering
                    raise TextError("record-number", text=token.text, expected=expected)
            elif token.kind == "ellipsis":
                if record.actor == 0:
                    raise TextError("record-ellipsis", text=token.text)
            elif token.kind == "word":
                number = record.position.number + (numbering or 0)
                with placed(f"{section.name}:{token.line}: {number}. {token.text}"):
                    record.play(token.text)
    _settle(section, record, stated)
    return record


def _begin(section: Section) -> tuple[Any, Position]:
    """The game and its start from the tags."""
    tags = section.tags
    options = {"rules": tags.get("Rules", PASS), "clock": tags.get("Clock", "100")}
    start, fen = tags.get("Start", FROM_POSITION), tags.get("FEN")
    for key, tag in (("rules", "Rules"), ("clock", "Clock")):
        with placed(section.where(tag)):
            read_options("ataxx", OPTIONS, {key: options[key]})
    if start != FROM_POSITION:
        options["setup"] = start
    with placed(section.where("Start" if start != FROM_POSITION else "FEN")):
        game: Any
        game, position = open_position("ataxx", fen, None, options)
        if start != FROM_POSITION and position != game.opening:
            raise TextError("ataxx-start-differs", text=start, position=str(position))
        if "Start" not in tags:
            options["setup"] = setup_of(position.cells, game.width, game.height)
            game, position = open_position("ataxx", fen, None, options)
    return game, position


def _free(section: Section) -> dict[str, str]:
    return {key: value for key, value in section.tags.items() if key not in OWN_TAGS}


def _settle(section: Section, record: Record[Any, Any], stated: list[Token]) -> None:
    """Checks the results stated, at the end and in the tag, against the play.

    A match runner also ends games for reasons that its moves do not show (time, `Adjudicated`): its
    result of a game that still runs is an adjudication. Our own records (`Rules`) hold every event,
    so there it is wrong.
    """
    results = [(token.text, f"{section.name}:{token.line}") for token in stated]
    if "Result" in section.tags:
        results.append((section.tags["Result"], section.where("Result")))
    results = [(text, where) for text, where in results if text not in ("*", "?", "")]
    foreign = "Rules" not in section.tags or "Adjudicated" in section.tags
    if results and foreign and record.outcome is None:
        text, where = results[0]
        if text in _WINNERS:
            with placed(where):
                record.note("adjudicate", 0, _WINNERS[text])
    played = duel_result(record)
    for text, where in results:
        if text != played:
            code = "record-result-open" if played == "*" else "record-result"
            raise IllegalMove(code, where=where, text=text, played=played)
