"""Position, move and play text of Backgammon (B15, B18), and its records (B16).

A match is one record, a game of `Match`: its `.mat` file has all the games. A money session gives
one record a game, each a game of `Cube`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Any

from parlour.game import IllegalMove, TextError
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
from parlour.games.backgammon.formats import xgid
from parlour.games.backgammon.formats.xgid import Xgid
from parlour.games.backgammon.match import (
    AnyGame,
    AnyPosition,
    Match,
    MatchPosition,
    checker_game,
    checker_position,
)
from parlour.games.backgammon.rules import (
    BAR,
    OFF,
    Dice,
    Pass,
    Points,
    Position,
    Roll,
    Step,
    die_spent,
    longest,
    moved,
    plays,
    steps,
    without,
)
from parlour.record import Event, Played, Record

WORDS = ("roll", "double", "take", "drop", "beaver", "raccoon", "accept")
SPOT = r"bar|off|[0-9]{1,2}"
TURN_JOINER = " "
"""Between the moves of a whole turn: `13/10 6/5`."""


# Positions


def position_options(text: str) -> dict[str, str]:
    """The options that a position text holds.

    Always whether it is a match; in money play Jacoby and beavers. The cube, where a field is used
    that checker play does not have; a text without any may be either.
    """
    fields = xgid.read(text)
    if fields.length:
        options = {"match": str(fields.length), "cube": "on"}
        return options | {"crawford": "on"} if fields.flag else options
    options = {"match": "0", "jacoby": _on(fields.flag & 1), "beavers": _on(fields.flag & 2)}
    if _needs_cube(fields):
        options["cube"] = "on"
    if fields.dice == RACCOONED:
        options["raccoons"] = "on"
    return options


def _on(value: int) -> str:
    return "on" if value else "off"


def _needs_cube(fields: Xgid) -> bool:
    automatic = fields.pending.startswith("open") and fields.pending != "open"
    used = fields.cube or fields.owner is not None or any(fields.score) or fields.flag
    return bool(used or automatic or fields.dice in ANSWERS or fields.pending == THROWN)


def read_position(game: AnyGame, text: str) -> AnyPosition:
    """The position a text describes (B18); a bare XGID is pending `-`. Raises `TextError`."""
    fields = xgid.read(text)
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
        if fields.pending != "-" or not in_play or not _can_stand(game, fields):
            raise TextError("backgammon-answer", text=fields.dice, pending=fields.pending)
        return replace(position, stage=fields.dice)
    if fields.pending == THROWN:
        if not game.may_double(position):
            raise TextError("backgammon-throw")
        return replace(position, stage=THROWN)
    return replace(position, stage=PLAY)


def _can_stand(game: Cube, fields: Xgid) -> bool:
    """Whether the answer that is due fits the cube's owner and value (B18)."""
    doubler, other = fields.mover, 1 - fields.mover
    if fields.dice == DOUBLED:
        return fields.owner in (None, doubler)
    if fields.dice == BEAVERED:
        return game.beavers and fields.owner == other and fields.cube >= 1
    return game.raccoons and fields.owner == other and fields.cube >= 2


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
    return Step(*_way(text, [tokens[1], tokens[2]]))


def _way(text: str, spots: Sequence[str]) -> list[int]:
    """The points a checker touches, in the mover's count; each lower than the one before."""
    way = [{"bar": BAR, "off": OFF}.get(spot, -1) for spot in spots]
    way = [int(spot) if point < 0 else point for spot, point in zip(spots, way, strict=True)]
    if way[0] > BAR or any(low >= high for high, low in pairwise(way)):
        raise TextError("backgammon-way", text=text)
    return way


def read_play(game: AnyGame, position: AnyPosition, text: str) -> list[Move]:
    """The moves of a play: `13/7 8/7`, `8/5*(2)`, `24/18*/13`; empty or `pass` where there is none.

    Accepted when a legal play ends on the same board (`2/off` with 6-1); hits inside a condensed
    `24/13` need not be written where only one play is meant. Less than a play is read too, if its
    steps are legal as they stand. Raises `TextError`, `IllegalMove`.
    """
    return _read_play(checker_position(position), text)


def _read_play(play: Position, text: str) -> list[Move]:
    tokens = [_read_token(token) for token in text.lower().split() if token != "pass"]
    if play.roll is None:
        raise IllegalMove("backgammon-play-no-dice", text=text)
    view, left = play.view, play.left
    if not tokens:
        if steps(view, left):
            raise IllegalMove("backgammon-pass", dice=_dice(left))
        return [Pass()]
    hops = [Step(a, b) for way, count in tokens for _ in range(count) for a, b in pairwise(way)]
    rest = _rest(view, left, hops)
    if rest == 0:
        return list(hops)
    ends = plays(view, left)
    board = _board_after(view, tokens)
    if board in ends:
        return list(ends[board])
    if rest is not None:
        return list(hops)
    same = [end for end in ends if _own(end) == _own(board)]
    if len(same) != 1:
        raise IllegalMove("backgammon-play", text=text, dice=_dice(left))
    return list(ends[same[0]])


def _read_token(token: str) -> tuple[list[int], int]:
    """The points a checker touches and how many checkers do."""
    parts = re.fullmatch(rf"((?:{SPOT})(?:/(?:{SPOT})\*?)+)(?:\(([1-4])\))?", token)
    if parts is None:
        raise TextError("backgammon-move", text=token)
    return _way(token, parts[1].replace("*", "").split("/")), int(parts[2] or 1)


def _rest(view: Points, left: Dice, hops: Sequence[Step]) -> int | None:
    """How many dice are still to play after these steps; None if one of them is not legal."""
    for hop in hops:
        if hop not in steps(view, left):
            return None
        left, view = without(left, die_spent(view, left, hop)), moved(view, hop)
    return longest(view, left)


def _board_after(view: Points, tokens: Sequence[tuple[list[int], int]]) -> Points:
    """The board a written play ends on, whether it is legal or not."""
    own, enemy = list(_own(view)), [max(0, -n) for n in view]
    for way, count in tokens:
        own[way[0]] -= count
        if way[-1] != OFF:
            own[way[-1]] += count
        for point in way[1:]:
            if point != OFF and enemy[point] == 1:
                enemy[point] -= 1
                enemy[OFF] += 1
    return tuple(a - b for a, b in zip(own, enemy, strict=True))


def _own(view: Points) -> Points:
    return tuple(max(0, n) for n in view)


def _dice(left: Dice) -> str:
    return "-".join(map(str, left))


def write_play(position: AnyPosition, moves: Sequence[Move]) -> str:
    """A play as it is written in records: `24/18*/13 8/5*(2)`, from the highest point down.

    One checker's steps are joined, leaving out points where it hit nothing, and equal ways counted,
    unless that would be read as another order of the moves; then they are written one by one.
    """
    play = checker_position(position)
    hops = [move for move in moves if isinstance(move, Step)]
    if len(hops) < len(moves):
        return " ".join(map(str, moves))
    joined = _joined(play.view, hops)
    try:
        if _read_play(play, joined) == list(moves):
            return joined
    except IllegalMove:
        pass
    view, words = play.view, []
    for hop in hops:
        words.append(f"{hop}*" if _hits(view, hop) else str(hop))
        view = moved(view, hop)
    return " ".join(words)


def _hits(view: Points, hop: Step) -> bool:
    return hop.target != OFF and view[hop.target] == -1


def _joined(view: Points, hops: Sequence[Step]) -> str:
    """The steps in the shortest writing."""
    ways: list[list[tuple[int, bool]]] = []
    for hop in hops:
        landing = hop.target, _hits(view, hop)
        view = moved(view, hop)
        way = next((way for way in ways if way[-1][0] == hop.source), None)
        if way is None:
            ways.append([(hop.source, False), landing])
            continue
        if not way[-1][1]:
            way.pop()
        way.append(landing)
    counted: dict[tuple[int, ...], list[list[bool]]] = {}
    for way in ways:
        counted.setdefault(tuple(point for point, _ in way), []).append([hit for _, hit in way])
    words = []
    for points in sorted(counted, reverse=True):
        hits = [any(column) for column in zip(*counted[points], strict=True)]
        names = [{BAR: "bar", OFF: "off"}.get(point, str(point)) for point in points]
        word = "/".join(name + "*" * hit for name, hit in zip(names, hits, strict=True))
        count = len(counted[points])
        words.append(f"{word}({count})" if count > 1 else word)
    return " ".join(words)


# Records


def recognises(text: str) -> bool:
    """Whether a text is a record of Backgammon in a format that can be read."""
    known: bool = _matches().recognises(text)
    return known


def write_record(record: Record[Any, Any]) -> str:
    """The record as `.mat` text (B16)."""
    text: str = _matches().write(record)
    return text


def read_records(text: str, name: str = "text") -> list[Record[Any, Any]]:
    """The matches or money games of a text; raises `TextError` or `IllegalMove` with the place."""
    records: list[Record[Any, Any]] = _matches().read(text, name)
    return records


def write_records(records: Sequence[Record[Any, Any]]) -> str:
    """Several records as `.mat` text."""
    return "\n".join(map(write_record, records))


FORMATS = {"mat": write_records}
"""The formats that records are written in, the first by default."""


def closing_position(record: Record[Any, Any], number: int) -> MatchPosition:
    """The end of the game of a match that entry `number` decided, before the next one is set up."""
    match, entry = record.game, record.entries[number]
    before, after = record.positions[number : number + 2]
    if isinstance(entry, Played):
        end = match.game.after(before.game, entry.move)
    else:
        resignation = record.entries[number - 1]
        assert isinstance(resignation, Event)  # an acceptance follows what it accepts
        level = int(resignation.values[0]) if resignation.values else 1
        end = match.game.resign(before.game, resignation.seat, level)
    return MatchPosition(end, match.length, after.score)


def _matches() -> ModuleType:
    # Imported when first asked for: the formats are written with the plays above.
    return import_module("parlour.games.backgammon.formats.mat")
