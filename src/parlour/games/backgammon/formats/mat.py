"""`.mat`, the match text of Jellyfish that GNU Backgammon and the servers read and write (B16).

Ours is as plain as can be: free tags, the options as tags, names and score before each game, a
roll and its play in each cell. What it has no place for, `losses` says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from parlour.games.backgammon import plays
from parlour.games.backgammon.cube import (
    BEAVER,
    DOUBLE,
    DROP,
    RACCOON,
    ROLL,
    Call,
    Cube,
    CubePosition,
)
from parlour.games.backgammon.formats import mat_reader, mat_text
from parlour.games.backgammon.formats.mat_options import OPTION_TAGS, VARIATIONS
from parlour.games.backgammon.formats.mat_reader import NAME_TAGS
from parlour.games.backgammon.formats.mat_text import NOT_A_TAG
from parlour.games.backgammon.formats.played import (
    AnyRecord,
    lost_events,
    plain_start,
    sessions,
    won,
)
from parlour.games.backgammon.match import (
    AnyGame,
    AnyPosition,
    Match,
    MatchPosition,
    checker_position,
)
from parlour.games.backgammon.rules import Pass, Roll
from parlour.games.backgammon.variants import OPTIONS, options_of
from parlour.games.layout import Message
from parlour.record import Event, Played

CELL = 28
"""The width of the left column."""
ALWAYS = ("Variation", "Crawford", "Cube", "Jacoby", "Beaver")


def recognises(text: str) -> bool:
    """Whether the first line that is no comment is a match length or a game's heading."""
    return mat_text.recognises(text)


def read(text: str, name: str = "text") -> list[AnyRecord]:
    """The matches of a text, one record each, and its money games, one record each.

    Raises `TextError` for what cannot be read, `IllegalMove` for a play, a word, a score or a
    result that cannot be; both name the line and the cell.
    """
    return mat_reader.read(text, name)


def write(record: AnyRecord) -> str:
    """A match, or a money session of one game."""
    return write_all([record])


def write_all(records: Sequence[AnyRecord]) -> str:
    """Several records; money games that go on with the score of the one before are one session."""
    texts = []
    for session in sessions(records):
        first = session[0]
        length = first.game.length if isinstance(first.game, Match) else 0
        games = (game for record in session for game in _games(record))
        lines = [*_head(first), "", f" {length} point match"]
        for number, game in enumerate(games, 1):
            lines += ["", f" Game {number}", *game]
        texts.append("\n".join(lines) + "\n")
    return "\n".join(texts)


def losses(record: AnyRecord) -> Sequence[Message]:
    """What of a record has no place in the format: clocks, comments, events without an effect."""
    found: list[Message] = []
    clocks = sum(entry.clock is not None for entry in record.entries)
    if clocks:
        found.append(("backgammon-mat-clocks", {"count": clocks}))
    moved = sum(_is_within_a_turn(record, index) for index in record.comments)
    if moved:
        found.append(("backgammon-mat-comments", {"count": moved}))
    kept = sum(len(properties) for properties in record.annotations.values())
    if kept:
        found.append(("backgammon-mat-annotations", {"count": kept}))
    found += lost_events(record)
    return found


def _is_within_a_turn(record: AnyRecord, index: int) -> bool:
    """Whether what stands before an entry stands within the cell of a roll and its play."""
    if index in (0, len(record.entries)) or not isinstance(record.entries[index], Played):
        return False
    move, before = record.entries[index].move, record.entries[index - 1]  # type: ignore[union-attr]
    if isinstance(move, Roll):
        return isinstance(before, Played) and before.move == ROLL
    return not isinstance(move, Call)


# The head


def _head(record: AnyRecord) -> Iterator[str]:
    """The free tags, then the options."""
    game: Any = record.game
    options = {option.key: option.default for option in OPTIONS} | options_of(game)
    names = {value: key for key, value in VARIATIONS.items()}
    own = {tag: options[key].title() for tag, key in OPTION_TAGS.items()}
    own["Variation"] = names[options["start"]].title()
    plain = {tag: text for tag, text in own.items() if text == "Off" or text == "0"}
    for key, value in record.tags.items():
        if key not in OPTION_TAGS:
            yield _tag(key, value)
    for tag in _option_tags(game):
        if tag in ALWAYS or tag not in plain:
            yield _tag(tag, own[tag])


def _option_tags(game: AnyGame) -> Sequence[str]:
    """The option tags that mean something for a game."""
    if isinstance(game, Match):
        return "Variation", "Crawford"
    if isinstance(game, Cube):
        return "Variation", "Jacoby", "Beaver", "Raccoon", "Automatic Doubles"
    return "Variation", "Cube"


def _tag(key: str, value: str) -> str:
    name = " ".join(key.translate(dict.fromkeys(map(ord, '"[]'), "_")).splitlines()).strip()
    words = " ".join(value.splitlines()).replace("\\", "\\\\").replace('"', '\\"')
    return f'; [{name} "{words}"]'


# The games


def _games(record: AnyRecord) -> Iterator[list[str]]:
    """The lines of each game of a record that has begun."""
    game: Any = record.game
    positions = record.positions
    table = _Table(record, record.start)
    if record.start != plain_start(record):
        table.lines.append(_tag("XGID", str(record.start).removeprefix("XGID=")))
    for index, entry in enumerate(record.entries):
        before, after = positions[index], positions[index + 1]
        if table.is_over:
            yield table.lines
            table = _Table(record, before)
        table.note(record.comments.get(index), entry)
        if isinstance(entry, Played):
            table.add(entry, before, after)
        result = won(game, before, after)
        if result is not None:
            is_match = isinstance(game, Match) and game.outcome(after) is not None
            table.finish(*result, is_match=is_match)
    table.note(record.comments.get(len(record.entries)), None)
    table.close()
    yield table.lines


class _Table:
    """The lines of one game: names and score, rows of two cells, the result."""

    def __init__(self, record: AnyRecord, position: AnyPosition) -> None:
        self.rows, self.left, self.is_over = 0, "", False
        self.dice = ""
        """The roll of the cell being written, if one is; its seat, position and moves so far."""
        self.seat, self.position, self.moves = 0, position, list[Any]()
        self.notes: list[str] = []
        """Comments that wait for the next cell, the result or the end."""
        self.said_roll: int | None = None
        """Who has chosen to roll, until the dice fall."""
        score = (0, 0)
        if isinstance(position, CubePosition | MatchPosition):
            score = position.score
        first, second = (
            " ".join(record.tags.get(key, "").replace(":", "-").split()) or key for key in NAME_TAGS
        )
        self.lines = [f"{f' {first} : {score[0]}':<{CELL + 5}} {second} : {score[1]}"]

    def note(self, text: str | None, entry: Played[Any] | Event | None) -> None:
        """Adds a comment that stands before `entry`; within a turn it has to wait for its end."""
        if text is not None:
            self.notes += [
                f";{NOT_A_TAG if line.startswith(('[', NOT_A_TAG)) else ''} {line}".rstrip()
                for line in map(str.strip, text.splitlines())
            ]
        move = entry.move if isinstance(entry, Played) else None
        begins = isinstance(move, Roll) and self.said_roll is None
        if self.notes and (begins or isinstance(move, Call)):
            self._flush()
            self._write_notes()

    def _write_notes(self) -> None:
        if self.notes:
            self._end_row()
            self.lines += self.notes
            self.notes = []

    def add(self, entry: Played[Any], before: AnyPosition, after: AnyPosition) -> None:
        """Adds a move."""
        move, play = entry.move, checker_position(before)
        self.said_roll = entry.seat if move == ROLL else None
        if isinstance(move, Roll):
            self._flush()
            if checker_position(after).roll is None:
                self.lines.append(_tag("Tie", str(move)))
            else:
                self._open(after)
        elif isinstance(move, Call):
            if move != ROLL:
                self._flush()
                self._cell(entry.seat, _call(move, before))
        else:
            if not self.dice and play.roll is not None:
                self._open(before)
            self.moves.append(move)

    def finish(self, winner: int, points: int, *, is_match: bool) -> None:
        """Adds the result, in the winner's column."""
        self._flush_last()
        self._write_notes()
        said = f"Wins {points} point{'' if points == 1 else 's'}{' and the match' * is_match}"
        if winner == 1 and self.left:
            self._cell(1, f" {said}")
        else:
            self._end_row()
            self.lines.append(" " * (CELL + 6 if winner else 6) + said)
        self.is_over = True

    def close(self) -> None:
        """Ends the lines of a game that may still be running."""
        self._flush_last()
        self._end_row()
        self._write_notes()

    def _flush_last(self) -> None:
        """Writes what is left: a roll with its play, or that somebody chose to roll."""
        if self.said_roll is not None:
            self._flush()
            self._cell(self.said_roll, " Rolls")
            self.said_roll = None
        self._flush(last=True)

    def _open(self, position: AnyPosition) -> None:
        """Begins the cell of the roll that stands in a position."""
        play = checker_position(position)
        self.dice, self.seat = str(Roll(play.roll or (0, 0))), play.mover
        self.position, self.moves = position, []

    def _flush(self, *, last: bool = False) -> None:
        """Writes the cell of a roll.

        Where nothing follows bare dice mean that nothing was played yet, so a pass is named.
        """
        if not self.dice:
            return
        if self.moves and not isinstance(self.moves[0], Pass):
            words = f" {plays.write_play(self.position, self.moves)}"
        else:
            words = " Cannot Move" if self.moves and last else ""
        self._cell(self.seat, f"{self.dice}:{words}")
        self.dice, self.moves = "", []

    def _cell(self, seat: int, text: str) -> None:
        if seat == 0:
            self._end_row()
            self.left = text
        else:
            self._row(f"{self.left:<{CELL}} {text}")

    def _end_row(self) -> None:
        if self.left:
            self._row(self.left)

    def _row(self, cells: str) -> None:
        self.rows += 1
        self.lines.append(f"{self.rows:3d}) {cells}".rstrip())
        self.left = ""


def _call(call: Call, before: AnyPosition) -> str:
    """A word about the cube as the format says it, with the value it offers."""
    cube = before.game if isinstance(before, MatchPosition) else before
    value = cube.value if isinstance(cube, CubePosition) else 1
    if call == DOUBLE:
        return f" Doubles => {2 * value}"
    if call in (BEAVER, RACCOON):
        return f" {call.name.title()}s => {4 * value}"
    return " Drops" if call == DROP else " Takes"
