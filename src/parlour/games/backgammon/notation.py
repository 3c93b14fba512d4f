"""Position, move and play text of Backgammon (B15, B18), and its records (B16).

A match is one record, a game of `Match`: its `.mat` file has all the games. A money session gives
one record a game, each a game of `Cube`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from types import ModuleType
from typing import Any

from parlour.game import TextError
from parlour.games import open_position
from parlour.games.backgammon.cube import (
    ANSWERS,
    BEAVERED,
    DOUBLED,
    PLAY,
    RACCOONED,
    THROWN,
    Call,
    Cube,
    CubePosition,
    Move,
)
from parlour.games.backgammon.formats import gnu_id, ogid, paste, xgid
from parlour.games.backgammon.formats.xgid import Xgid
from parlour.games.backgammon.match import (
    AnyGame,
    AnyPosition,
    Match,
    MatchPosition,
    checker_game,
    checker_position,
)
from parlour.games.backgammon.plays import SPOT, read_way
from parlour.games.backgammon.plays import read_play as read_play
from parlour.games.backgammon.plays import write_play as write_play
from parlour.games.backgammon.rules import (
    Pass,
    Position,
    Roll,
    Step,
)
from parlour.games.layout import Message
from parlour.record import Event, Played, Record

WORDS = ("roll", "double", "take", "drop", "beaver", "raccoon", "accept")
TURN_JOINER = " "
"""Between the moves of a whole turn: `13/10 6/5`."""


# Positions


def position_options(text: str) -> dict[str, str]:
    """The options that a position text holds.

    Always whether it is a match; in money play Jacoby and beavers. The cube, where a field is used
    that checker play does not have; a text without any may be either.
    """
    text = paste.found(text)
    if gnu_id.recognises(text) and not gnu_id.has_match(text):
        return {}
    if ogid.recognises(text) and text.count(":") < 8:
        return {}  # no match length
    fields = _fields(text)
    if fields.length:
        options = {"match": str(fields.length), "cube": "on"}
        return options | {"crawford": "on"} if fields.flag else options
    options = {"match": "0"}
    if not ogid.recognises(text):
        options["jacoby"] = _on(fields.flag & 1)
    if fields.dice in (BEAVERED, RACCOONED) or not (
        gnu_id.recognises(text) or ogid.recognises(text)
    ):
        options["beavers"] = _on(fields.flag & 2)
    if _needs_cube(fields):
        options["cube"] = "on"
    if fields.dice == RACCOONED:
        options["raccoons"] = "on"
    return options


def claims(text: str) -> bool:
    """Whether a text means a position of this game, even if it is a wrong one."""
    return paste.is_named(text)


def position_from_text(text: str) -> tuple[dict[str, str], str]:
    """The position in a pasted text: the options it holds, and its text (B18).

    An XGID, GNU's identifiers, an OGID, alone or anywhere in what was pasted. What an identifier
    leaves open is as in money play with the cube and Jacoby. Raises `TextError` where there is none
    or it cannot be.
    """
    options = position_options(text)
    if not paste.found(text).upper().startswith("XGID="):
        options.setdefault("cube", "on")
    _, position = open_position("backgammon", text, None, options)
    return options, str(position)


def _on(value: int) -> str:
    return "on" if value else "off"


def _needs_cube(fields: Xgid) -> bool:
    automatic = fields.pending.startswith("open") and fields.pending != "open"
    used = fields.cube or fields.owner is not None or any(fields.score) or fields.flag
    return bool(used or automatic or fields.dice in ANSWERS or fields.pending == THROWN)


def read_position(game: AnyGame, text: str) -> AnyPosition:
    """The position a text describes (B18). Raises `TextError`.

    A bare XGID is pending `-`; GNU's `POSITIONID` and `POSITIONID:MATCHID`, OGIDs, and texts that
    contain one of these are read too (B16).
    """
    text = paste.found(text)
    fields = _fields(text, game)
    length = game.length if isinstance(game, Match) else 0
    if fields.length != length:
        raise TextError("backgammon-length", text=str(fields.length), wanted=length)
    play = _checkers(game, fields, text)
    if isinstance(game, Match):
        return _match_position(game, fields, play)
    if isinstance(game, Cube):
        if (fields.flag & 1, fields.flag & 2) != (game.jacoby, 2 * game.beavers):
            raise TextError("backgammon-flag", text=str(fields.flag))
        return _cube_position(game, fields, play, in_play=True)
    if _needs_cube(fields):
        raise TextError("backgammon-needs-cube", text=text)
    return play


def _fields(text: str, game: AnyGame | None = None) -> Xgid:
    """The fields of an identifier; what it leaves open comes from the game."""
    if ogid.recognises(text):
        return ogid.read(text, game)
    return gnu_id.read(text, game) if gnu_id.recognises(text) else xgid.read(text)


def _checkers(game: AnyGame, fields: Xgid, text: str) -> Position:
    """The checker play of the fields."""
    most, points = checker_game(game).checkers, fields.points
    for sign in (1, -1):
        found = sum(max(0, sign * n) for n in points)
        if found > most:
            raise TextError("backgammon-checkers", found=found, most=most, text=text)
    if max(points) <= 0 or min(points) >= 0:
        if fields.pending != "-" or fields.dice in ANSWERS:
            raise TextError("backgammon-pending-finished", text=fields.pending)
        return Position(points, fields.mover, limit=fields.limit)
    conceded = None
    if fields.pending.startswith("over"):
        winner, _, level = fields.pending.removeprefix("over").partition("x")
        conceded = (int(winner) - 1, int(level or 1))
    opening = fields.pending.startswith("open")
    roll, left = fields.roll, fields.left
    return Position(points, fields.mover, roll, left, opening, conceded, fields.limit)


def _cube_position(game: Cube, fields: Xgid, play: Position, *, in_play: bool) -> CubePosition:
    """Checker play with the cube's fields; the cube's stage must be one that can be."""
    if not in_play and (fields.cube or fields.owner is not None):
        raise TextError("backgammon-cube-unused", text=f"{fields.cube}:{fields.owner}")
    position = CubePosition(
        play,
        2**fields.cube,
        fields.owner,
        automatic=int(fields.pending.removeprefix("open") or 0) if play.opening else 0,
        in_play=in_play,
        jacoby=game.jacoby,
        beavers=game.beavers,
        score=(0, 0) if fields.length else fields.score,
    )
    if fields.length and position.automatic:
        raise TextError("backgammon-pending-automatic", text=fields.pending)
    if fields.dice in ANSWERS:
        _check_answer(game, fields, in_play=in_play)
        return replace(position, stage=fields.dice)
    if fields.pending == THROWN:
        if not game.may_double(position):
            raise TextError("backgammon-throw")
        return replace(position, stage=THROWN)
    return replace(position, stage=PLAY)


def _check_answer(game: Cube, fields: Xgid, *, in_play: bool) -> None:
    """Whether the answer that is due fits the fields around it (B18); the one that is wrong."""
    doubler, dice = fields.mover, fields.dice
    option = {BEAVERED: "beavers", RACCOONED: "raccoons"}.get(dice)
    owners, least = {
        DOUBLED: ((None, doubler), 0),
        BEAVERED: ((1 - doubler,), 1),
        RACCOONED: ((1 - doubler,), 2),
    }[dice]
    shown = {None: "0", 0: "1", 1: "-1"}
    values: dict[str, Any] = {}
    if not in_play:
        code = "unused"
    elif option is not None and not getattr(game, option):
        code, values = "option", {"option": option}
    elif fields.owner not in owners:
        wanted = " | ".join(shown[owner] for owner in owners)
        code, values = "owner", {"found": shown[fields.owner], "wanted": wanted}
    elif fields.cube < least:
        code, values = "value", {"found": fields.cube, "least": least}
    else:
        return
    raise TextError(f"backgammon-answer-{code}", text=dice, **values)


def _match_position(game: Match, fields: Xgid, play: Position) -> MatchPosition:
    """The match's fields around the game; score, Crawford and the end must agree (B13, B18)."""
    length, score = game.length, fields.score
    said = f"{score[0]}:{score[1]}"
    if fields.flag and (not game.crawford or max(score) < length - 1):
        raise TextError("backgammon-crawford", text=said, length=length)
    in_play = length > 1 and not fields.flag
    inner = _cube_position(game.game, fields, play, in_play=in_play)
    result = game.game.outcome(inner)
    reached = [seat for seat in (0, 1) if score[seat] >= length]
    if reached != ([] if result is None else [result.winner]):
        code = "backgammon-score-running" if result is None else "backgammon-score-over"
        raise TextError(code, text=said, length=length)
    return MatchPosition(inner, length, score)


# Moves


def read_move(game: AnyGame, position: AnyPosition, text: str) -> Move:
    """The atomic move a text describes (B15): `13/7`, `61`, `take`; `*` and capitals are read."""
    word = text.strip().lower()
    if word == "pass":
        return Pass()
    if word in WORDS:
        return Call(word)
    if re.fullmatch("[1-6][1-6]", word):
        first, second = int(word[0]), int(word[1])
        in_order = first >= second or checker_position(position).opening
        return Roll((first, second) if in_order else (second, first))
    tokens = re.fullmatch(rf"({SPOT})/({SPOT})\*?", word)
    if tokens is None:
        raise TextError("backgammon-move", text=text)
    return Step(*read_way(text, [tokens[1], tokens[2]]))


# Records


def recognises(text: str) -> bool:
    """Whether a text is a record of Backgammon in a format that can be read."""
    return any(_format(name).recognises(text) for name in FORMATS)


def unrecorded(text: str) -> TextError | None:
    """What is to be said of a text that is no record but an analysis or a position of this game."""
    if _format("gnu_text").recognises(text):
        return TextError("backgammon-only-analysed", program="GNU Backgammon")
    if _format("xg_text").recognises(text):
        return TextError("backgammon-only-analysed", program="eXtreme Gammon")
    if _format("xg_text").is_cut(text):
        return TextError("backgammon-only-xg-cut")
    is_position = paste.is_named(text) or paste.found(text).upper().startswith("XGID=")
    return TextError("backgammon-only-position") if is_position else None


def write_record(record: Record[Any, Any]) -> str:
    """The record as `.mat` text (B16)."""
    return write_mat([record])


def read_records(text: str, name: str = "text") -> list[Record[Any, Any]]:
    """The matches or money games of a text; raises `TextError` or `IllegalMove` with the place."""
    known = (form for form in FORMATS if _format(form).recognises(text))
    records: list[Record[Any, Any]] = _format(next(known, "mat")).read(text, name)
    return records


def write_mat(records: Sequence[Record[Any, Any]]) -> str:
    """Several records as `.mat` text."""
    text: str = _format("mat").write_all(records)
    return text


def write_sgf(records: Sequence[Record[Any, Any]]) -> str:
    """Several records as GNU Backgammon's `.sgf`."""
    text: str = _format("sgf").write_all(records)
    return text


def losses(record: Record[Any, Any], format: str) -> Sequence[Message]:
    """What of a record a format cannot hold."""
    found: Sequence[Message] = _format(format).losses(record)
    return found


FORMATS = {"mat": write_mat, "sgf": write_sgf}
"""The formats that records are written in, the first by default."""


def closing_position(record: Record[Any, Any], number: int) -> MatchPosition:
    """The end of the game of a match that entry `number` decided, before the next one is set up."""
    match, entry = record.game, record.entries[number]
    assert isinstance(match, Match)
    before, after = record.positions[number : number + 2]
    if isinstance(entry, Played):
        end = match.game.after(before.game, entry.move)
    else:
        resignation = record.entries[number - 1]
        assert isinstance(resignation, Event)  # an acceptance follows what it accepts
        level = int(resignation.values[0]) if resignation.values else 1
        end = match.game.resign(before.game, resignation.seat, level)
    return MatchPosition(end, match.length, after.score)


def _format(name: str) -> ModuleType:
    # Imported when first asked for: the formats are written with the plays above.
    return import_module(f"parlour.games.backgammon.formats.{name}")
