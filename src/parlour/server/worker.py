"""A process in which computers think: requests as lines of JSON in, answers as lines out.

It is started by `workers.py` as `python -m parlour.server.worker` and ends when its input does. It
keeps the records it has seen, so that only what is new has to be played.
"""

from __future__ import annotations

import sys
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec

from parlour.analysis import analyse, warn
from parlour.engines import engine
from parlour.evaluate import book_for
from parlour.game import ParlourError
from parlour.games import open_position, read_move, read_records
from parlour.record import Event, Played, Record
from parlour.search.compiled_proof import prover
from parlour.search.solution import Solver
from parlour.server import study_messages as m
from parlour.server.errors import error_view
from parlour.turns import turn_ended

KEPT = 64
"""Records a worker remembers."""
MEMORY = 32
"""MiB for what is found while a position is solved."""


class Row(msgspec.Struct, array_like=True):
    """An entry: `kind` is `move` or an event."""

    seat: int
    kind: str
    text: str
    values: list[int | str]


class Request(msgspec.Struct, tag="turn"):
    """What shall `seat` do, after `entries`? `seconds` is for the whole turn."""

    room: str
    game: str
    options: dict[str, str]
    start: str
    entries: list[Row]
    seat: int
    level: int
    seconds: float


class Reply(msgspec.Struct, tag="turn"):
    """A whole turn, the answer to what is offered, or the level of a game given up."""

    moves: list[str] = msgspec.field(default_factory=list)
    accepts: bool | None = None
    resigns: int = 0


class Question(msgspec.Struct, tag="solve"):
    """Who wins from `position`, and by which moves? `seconds` is for all of them."""

    room: str
    game: str
    options: dict[str, str]
    position: str
    seconds: float


class Answer(msgspec.Struct, tag="solve"):
    """Values for who moves in the position: 1 a win, 0 a draw, −1 a loss, None not found out."""

    value: int | None
    moves: dict[str, int | None]


class Doubt(msgspec.Struct, tag="warn"):
    """Is this turn from `position` a blunder?"""

    room: str
    game: str
    options: dict[str, str]
    position: str
    moves: list[str]


class Doubted(msgspec.Struct, tag="warn"):
    """What the turn loses if it is a blunder, and what is better; else `loss` is None."""

    loss: float | None = None
    played: str = ""
    better: str = ""


class Study(msgspec.Struct, tag="analyse"):
    """How well was the record of this text played? `name` is the text's in what is wrong."""

    text: str
    name: str
    plies: int | None
    lang: str


class Worker:
    """Answers requests, one at a time."""

    def __init__(self) -> None:
        self._records: OrderedDict[str, Record[Any, Any]] = OrderedDict()

    def reply(self, request: Request) -> Reply:
        """The turn that the computer plays, or its answer."""
        record = self._record(request)
        # Of one seed all game long: a weak player has the same blind spots in every turn.
        seed = crc32(f"{request.room} {request.seat}".encode())
        player = engine(record.game, request.level, seed)
        if record.standing is not None:
            return Reply(accepts=player.accepts(record))
        level = player.resigns(record)
        if level:
            return Reply(resigns=level)
        until = time.monotonic() + request.seconds
        before, moves = len(record.entries), []
        try:
            while True:
                position = record.position
                move = player.choose(record, lambda: time.monotonic() > until)
                record.play(move)
                moves.append(str(move))
                if turn_ended(record.game, position, record.position):
                    return Reply(moves)
        finally:
            while len(record.entries) > before:
                record.undo()

    def solve(self, question: Question) -> Answer:
        """The exact value of a position and of every move, as far as they are found in time."""
        game, position = open_position(question.game, question.position, None, question.options)
        solver = Solver(game, prover(game, MEMORY), book=book_for(game))
        solution = solver.solve(position, seconds=question.seconds)
        return Answer(solution.value, {str(m): worth for m, worth in solution.moves.items()})

    def warn(self, doubt: Doubt) -> Doubted:
        """What a turn about to be confirmed would lose; nothing if it is no blunder."""
        game, position = open_position(doubt.game, doubt.position, None, doubt.options)
        moves, after = [], position
        for text in doubt.moves:
            moves.append(read_move(game, after, text))
            after = game.after(after, moves[-1])
        found = warn(game, position, moves)
        return Doubted() if found is None else Doubted(found.loss, found.played, found.better)

    def analyse(self, study: Study, told: Callable[[m.FromAnalysis], None]) -> None:
        """Tells how far the analysis is, at the end the analysis itself or what is wrong."""
        try:
            records = read_records(study.text, study.name)
            made = analyse(records, study.plies, lambda share: told(m.AnalysisTold(share)))
        except ParlourError as error:
            told(m.AnalysisFailed(error_view(error, study.lang)))
        else:
            told(m.AnalysisDone(msgspec.Raw(msgspec.json.encode(made))))

    def _record(self, request: Request) -> Record[Any, Any]:
        record = self._records.pop(request.room, None)
        if record is None or len(record.entries) > len(request.entries):
            game, start = open_position(request.game, request.start, None, request.options)
            record = Record(game, start)
        for row in request.entries[len(record.entries) :]:
            if row.kind == "move":
                move = read_move(record.game, record.position, row.text)
                record.restore(Played(move, row.seat))
            else:
                record.restore(Event(row.kind, row.seat, tuple(row.values)))
        self._records[request.room] = record
        while len(self._records) > KEPT:
            self._records.popitem(last=False)
        return record


def main() -> None:
    """Says that it is ready, then answers until the input ends."""
    worker, decode = Worker(), msgspec.json.Decoder(Request | Question | Doubt | Study).decode
    print(flush=True)
    for line in sys.stdin.buffer:
        asked = decode(line)
        if isinstance(asked, Study):
            worker.analyse(asked, _say)
        elif isinstance(asked, Doubt):
            _say(worker.warn(asked))
        else:
            _say(worker.solve(asked) if isinstance(asked, Question) else worker.reply(asked))


def _say(reply: msgspec.Struct) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
