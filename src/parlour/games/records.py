"""Records as PGN-like text, shared by the games whose notation has no format of its own.

Virus War, Klopodavka and War write turn by turn (V12, K10, W10), Slime Trail in pairs (S10):

    [Game "virus-war"]                      [Game "slime-trail"]
    [Options "size=5x5"]                    [Result "*"]
    [Result "*"]
                                            1. d5 e6 2. e5 *
    1. a1-b2-c3 2. e5-d4- {[%event offer a draw]} *
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from parlour.game import IllegalMove, TextError, companion
from parlour.games import open_position
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
from parlour.games.seats import LETTERS
from parlour.record import Event, Played, Record
from parlour.turns import turn_ended

OWN_TAGS = ("Game", "Options", "Position", "Result")
"""The tags that say what a record holds itself; all others are free."""


def duel_result(record: Record[Any, Any]) -> str:
    """`1-0`, `0-1`, `1/2-1/2`, or `*` while the game runs."""
    outcome = record.outcome
    if outcome is None:
        return "*"
    first, second = outcome.payoffs
    return "1-0" if first > second else "0-1" if first < second else "1/2-1/2"


def seats_result(record: Record[Any, Any]) -> str:
    """`1:a` for the winner, `=:a,c` for seats that share, `*` while the game runs (K10)."""
    outcome = record.outcome
    if outcome is None:
        return "*"
    best = max(outcome.payoffs)
    seats = [LETTERS[seat] for seat, payoff in enumerate(outcome.payoffs) if payoff == best]
    return f"1:{seats[0]}" if len(seats) == 1 else f"=:{','.join(seats)}"


def result_text(record: Record[Any, Any]) -> str:
    """The result in the notation of the record's game."""
    style = getattr(companion(record.game, "notation"), "STYLE", None)
    return style.result(record) if isinstance(style, Style) else duel_result(record)


def out_tag(record: Record[Any, Any]) -> dict[str, str]:
    """The tag `[Out "bd"]`: the seats out, in the order they went (K10); empty: not written."""
    return {"Out": "".join(LETTERS[seat] for seat in record.position.out)}


def no_tags(record: Record[Any, Any]) -> dict[str, str]:
    """No further tags follow from the play."""
    return {}


@dataclass(frozen=True)
class Style:
    """How a game writes its moves: turn by turn joined by hyphens, or in numbered pairs."""

    id: str
    joined: bool
    unwritten: frozenset[str] = frozenset()
    """Moves that are played but not written where they close a turn (War's `end`)."""
    result: Callable[[Record[Any, Any]], str] = duel_result
    """The result as text."""
    derived: Callable[[Record[Any, Any]], Mapping[str, str]] = no_tags
    """Tags that follow from the play, such as `Out`; a record that states others is refused."""

    def recognises(self, text: str) -> bool:
        """Whether `text` is a record of the game: its first `[Game …]` tag says so."""
        match = re.search(r'^\ufeff?\s*\[\s*Game\s+"([^"\n]*)"', text, re.MULTILINE)
        return match is not None and match[1].lower().replace("_", "-") == self.id

    def write(self, record: Record[Any, Any]) -> str:
        """The record's text: tags, numbered moves with events, clocks and comments, the result."""
        game = record.game
        result = self.result(record)
        options = companion(game, "variants").options_of(game)
        own = {"Game": self.id}
        if options:
            own["Options"] = " ".join(f"{key}={value}" for key, value in options.items())
        if record.start != game.start():
            own["Position"] = str(record.start)
        derived = self.derived(record)
        taken = (*OWN_TAGS, *derived)
        free = {key: value for key, value in record.tags.items() if key not in taken}
        stated = {key: value for key, value in derived.items() if value}
        tags = own | free | {"Result": result} | stated
        pieces = _turns(self, record) if self.joined else _pairs(record)
        return f"{write_tags(tags)}\n{wrap([*pieces, result])}"

    def read(self, text: str, name: str = "text") -> list[Record[Any, Any]]:
        """The games of a text, played through.

        Raises `TextError` (what cannot be read) and `IllegalMove` (a move, an event or a result
        that the rules forbid), naming the line and the move.
        """
        return [_Reader(self, section).read() for section in sections(text, name)]


# Writing


def _turns(style: Style, record: Record[Any, Any]) -> Iterator[str]:
    """Numbered turns; a part that an event, a clock or a comment cuts off closes with a hyphen."""
    part: list[str] = []
    runs_on = False
    positions = record.positions
    for index, entry in enumerate(record.entries):
        before, after = positions[index], positions[index + 1]
        if part and (index in record.comments or isinstance(entry, Event)):
            yield _part(part, runs_on)
        if index in record.comments:
            yield write_comment(record.comments[index])
        if isinstance(entry, Event):
            yield write_event(entry)
            runs_on = runs_on and not turn_ended(record.game, before, after)
            continue
        if not runs_on:
            yield f"{before.turn}."
        if not (part and str(entry.move) in style.unwritten):
            part.append(str(entry.move))
        runs_on = not turn_ended(record.game, before, after)
        if not runs_on or entry.clock is not None:
            yield _part(part, runs_on)
        if entry.clock is not None:
            yield _clock(entry.clock)
    if part:
        yield _part(part, runs_on)
    if len(record.entries) in record.comments:
        yield write_comment(record.comments[len(record.entries)])


def _part(part: list[str], runs_on: bool) -> str:
    text = "-".join(part) + "-" * runs_on
    part.clear()
    return text


def _pairs(record: Record[Any, Any]) -> Iterator[str]:
    """`1. d5 e6 2. …`, or `1. … e6` where player 2 begins (S10)."""
    number, begun = 1, False
    for index, entry in enumerate([*record.entries, None]):
        if index in record.comments:
            yield write_comment(record.comments[index])
        if isinstance(entry, Event):
            yield write_event(entry)
        elif isinstance(entry, Played):
            if entry.seat == 0 or not begun:
                yield f"{number}." if entry.seat == 0 else f"{number}. …"
            yield str(entry.move)
            if entry.clock is not None:
                yield _clock(entry.clock)
            number, begun = number + entry.seat, True


def _clock(seconds: float) -> str:
    return "{[%clk " + write_clock(seconds) + "]}"


# Reading


class _Reader:
    """Reads one game: the state is the record so far and the number the next turn must have."""

    def __init__(self, style: Style, section: Section) -> None:
        self.style, self.section = style, section
        self.record = self._begin()
        self.number = 1
        self.result: Token | None = None

    def _begin(self) -> Record[Any, Any]:
        """The record without its moves: game, options and start from the tags."""
        section, style, tags = self.section, self.style, self.section.tags
        if tags.get("Game", "").lower().replace("_", "-") != style.id:
            raise TextError(
                "record-game", where=section.where("Game"), text=tags.get("Game", ""), id=style.id
            )
        options: dict[str, str] = {}
        for pair in tags.get("Options", "").split():
            key, equals, value = pair.partition("=")
            if not equals:
                raise TextError("record-options", where=section.where("Options"), text=pair)
            if (first := options.setdefault(key, value)) != value:
                where = section.where("Options")
                raise TextError(
                    "record-options-twice", where=where, key=key, first=first, second=value
                )
        place = section.where("Position" if "Position" in tags else "Options")
        with placed(place):
            game, start = open_position(style.id, tags.get("Position"), None, options)
        free = {key: value for key, value in tags.items() if key not in OWN_TAGS}
        return Record(game, start, free)

    def read(self) -> Record[Any, Any]:
        """The record with all its moves, its result checked."""
        for token in self.section.tokens:
            with placed(f"{self.section.name}:{token.line}"):
                self._token(token)
        self._check_result()
        return self.record

    def _token(self, token: Token) -> None:
        if token.kind == "comment":
            annotate(self.record, token.text)
        elif self.result is not None:
            raise TextError("record-after-result", text=token.text, result=self.result.text)
        elif token.kind == "result":
            self.result = token
        elif token.kind == "number":
            self._number(int(token.text))
        elif token.kind == "ellipsis":
            if self.style.joined or self.record.actor == 0:
                raise TextError("record-ellipsis", text=token.text)
        elif self.style.joined:
            self._turn(token)
        else:
            with placed(self._where(token, token.text)):
                mover = self.record.actor
                self.record.play(token.text)
                self.number += mover

    def _number(self, number: int) -> None:
        if self.record.outcome is not None:
            return
        if self.style.joined:
            if number == self.record.position.turn + 1:
                self._play_unwritten()
            self.number = self.record.position.turn
        if number != self.number:
            raise TextError("record-number", text=str(number), expected=self.number)

    def _turn(self, token: Token) -> None:
        """A turn, or a part of one that closes with a hyphen."""
        game, ended = self.record.game, False
        self.number = getattr(self.record.position, "turn", self.number)
        texts = token.text.split("-")
        under_way = len(texts) > 1 and not texts[-1]
        for text in texts[: len(texts) - under_way]:
            with placed(self._where(token, text or token.text)):
                if not text:
                    raise TextError("record-empty-move", text=token.text)
                if ended:
                    raise IllegalMove("record-turn-long", move=text, turn=token.text)
                before = self.record.position
                self.record.play(text)
                ended = turn_ended(game, before, self.record.position)
        if not (ended or under_way or self._play_unwritten()):
            with placed(self._where(token, token.text)):
                raise IllegalMove("record-turn-short", turn=token.text)

    def _play_unwritten(self) -> bool:
        """Plays the move that closes a turn without being written; False if there is none."""
        for move in self.record.legal_moves if self.style.unwritten else ():
            if str(move) in self.style.unwritten:
                self.record.play(move)
                return True
        return False

    def _where(self, token: Token, text: str) -> str:
        """`games.txt:7: 3. e5`."""
        return f"{self.section.name}:{token.line}: {self.number}. {text}"

    def _check_result(self) -> None:
        """What is stated (the result, in the tag and at the end; derived tags) must be so."""
        section, played = self.section, self.style.result(self.record)
        stated = (
            [(section.tags["Result"], section.where("Result"))] if "Result" in section.tags else []
        )
        if self.result is not None:
            stated.append((self.result.text, f"{section.name}:{self.result.line}"))
        for text, where in stated:
            if text not in ("*", "?", "", played):
                code = "record-result-open" if played == "*" else "record-result"
                raise IllegalMove(code, where=where, text=text, played=played)
        for key, value in self.style.derived(self.record).items():
            if self.record.tags.pop(key, value) != value:
                text = section.tags[key]
                raise IllegalMove(
                    "record-result", where=section.where(key), text=text, played=value
                )
