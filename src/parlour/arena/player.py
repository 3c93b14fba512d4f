"""Contestants at the board: ours in this process, others as programs of their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Protocol

from parlour.arena.contestant import Contestant
from parlour.engines import engine
from parlour.engines.spec import read_words
from parlour.game import Game
from parlour.protocols.go import Go
from parlour.protocols.info import score as score_of
from parlour.protocols.outside import OutsideEngine, Silent
from parlour.record import Record
from parlour.search.report import Limits

WON = 1_000_000
"""The score of a proven win, in place of hundredths."""


@dataclass(frozen=True)
class Choice:
    """What a player answered, how long it took, what it knew."""

    move: Any
    """A move, or the text of one."""
    seconds: float
    nodes: int | None = None
    depth: int | None = None
    score: int | None = None
    """Hundredths, from the view of who moves; ±`WON` for a proven win."""


class Player(Protocol):
    """One engine in one seat."""

    def new_game(self, seed: int) -> None:
        """Begins a new game; may raise `OutsideError`."""

    def choose(self, record: Record[Any, Any], seat: int, go: Go, patience: float) -> Choice:
        """A move for `seat`. Raises `OutsideError` where a program fails, `Silent` where it is late
        beyond `patience` seconds."""

    def close(self) -> None:
        """Ends what was started."""

    def kill(self) -> None:
        """The same by force, from any thread."""


class OurPlayer:
    """An engine of the house."""

    def __init__(self, game: Game[Any, Any], contestant: Contestant) -> None:
        self.engine = engine(game, contestant.words, 0)
        words = read_words(contestant.words)
        # Who is told to count is not to look at a clock, so that its moves repeat.
        times = not {"seconds", "turn"}.isdisjoint(words)
        self.counts = not {"nodes", "depth"}.isdisjoint(words) and not times

    def new_game(self, seed: int) -> None:
        """The same seed plays the same moves."""
        self.engine.new_game(seed)

    def choose(self, record: Record[Any, Any], seat: int, go: Go, patience: float) -> Choice:
        """The engine's move; within the engine's own limit of time where nothing else limits it."""
        begun = perf_counter()
        self.engine.arm()
        limits = go.limits(seat, spent=0.0, reserve=0.001)
        if limits.seconds is None and not self.counts:
            own = self.engine.limits(record)
            limits = Limits(limits.depth, limits.nodes, own.seconds)
        report = self.engine.think(record, limits)
        best = report.best
        text = score_of(best)
        return Choice(
            best.move,
            perf_counter() - begun,
            report.nodes,
            report.depth,
            _score(text),
        )

    def close(self) -> None:
        """Nothing to end."""

    def kill(self) -> None:
        """Nothing to end."""


class OutsidePlayer:
    """An outside program."""

    def __init__(self, contestant: Contestant, game: Mapping[str, str]) -> None:
        self.engine = OutsideEngine(
            contestant.command,
            contestant.dialect,
            contestant.name,
            contestant.options,
            game,
            contestant.folder,
        )

    def new_game(self, seed: int) -> None:
        """Starts the program the first time."""
        self.engine.new_game()

    def choose(self, record: Record[Any, Any], seat: int, go: Go, patience: float) -> Choice:
        """The program's answer, as text."""
        answer = self.engine.go(str(record.position), go, patience)
        info = answer.info
        return Choice(
            answer.move,
            answer.seconds,
            _number(info.get("nodes")),
            _number(info.get("depth")),
            _score(info.get("score", "")),
        )

    def close(self) -> None:
        """Ends the program."""
        self.engine.close()

    def kill(self) -> None:
        """Ends the program by force."""
        self.engine.kill()


def player(game: Game[Any, Any], contestant: Contestant, options: Mapping[str, str]) -> Player:
    """A player for one seat. Raises `OptionError` for an engine that cannot be made."""
    if contestant.is_outside:
        return OutsidePlayer(contestant, options)
    return OurPlayer(game, contestant)


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() else None


def _score(text: str) -> int | None:
    kind, _, number = text.partition(" ")
    if not number.removeprefix("-").isdigit():
        return None
    if kind == "mate":
        return -WON if number.startswith("-") else WON
    return int(number)


__all__ = ["Choice", "Player", "Silent", "player"]
