"""One game of a match, refereed: every move is checked, every fault costs the game."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from parlour.arena.clocks import Clocks
from parlour.arena.opening import dice, drawn, opening
from parlour.arena.player import Choice, Player, Silent
from parlour.arena.settings import Settings
from parlour.game import CHANCE, NOBODY, IllegalMove, ParlourError, TextError
from parlour.games import read_position
from parlour.games.seats import LETTERS
from parlour.record import Record

Row = dict[str, Any]
"""A game as the result file has it; `docs/arena.md` says what each name means."""
Wait = Callable[[int, float, list[str]], None]
"""Hears before each move: whose it is, how long it is waited for, the entries of the game so far
that it has not heard."""
OVERDUE = 10.0
"""Seconds beyond all patience before whoever watches may think that the game hangs."""
EVENT = "!"
"""What an entry that is no move begins with: `!leave 1`, `!adjudicate draw`."""


@dataclass
class Fault:
    """Why a seat lost without the rules: `time`, `illegal`, `crash`, `silent`."""

    seat: int
    how: str
    said: str


@dataclass
class Spent:
    """What a seat used up."""

    seconds: float = 0.0
    slowest: float = 0.0
    moves: int = 0
    nodes: int = 0
    depth: int = 0

    def count(self, choice: Choice) -> None:
        """Adds a move."""
        self.seconds += choice.seconds
        self.slowest = max(self.slowest, choice.seconds)
        self.moves += 1
        self.nodes += choice.nodes or 0
        self.depth += choice.depth or 0


@dataclass
class Table:
    """One game under way."""

    settings: Settings
    number: int
    players: Sequence[Player]
    wait: Wait
    faults: list[Fault] = field(default_factory=list)

    def __post_init__(self) -> None:
        settings = self.settings
        self.fixture = settings.schedule.fixture(self.number)
        self.record = opening(settings, self.fixture.round)
        self.start, self.plies = str(self.record.start), len(self.record.entries)
        self.seats = [settings.contestants[engine] for engine in self.fixture.seats]
        self.clocks = Clocks(self.seats, settings.margin)
        self.spent = [Spent() for _ in self.seats]
        self.scores: list[list[int | None]] = [[] for _ in self.seats]
        self.rolls = 0
        self.heard = 0
        self.begun = perf_counter()

    def play(self, entries: Sequence[str] = ()) -> Row:
        """Plays to the end; `entries` were played before (by a worker that has died)."""
        for text in entries[self.plies :]:
            self.rolls += self.record.actor == CHANCE
            enter(self.record, text)
        for seat, player in enumerate(self.players):
            self._begin(seat, player)
        while (actor := self.record.actor) != NOBODY:
            if actor == CHANCE:
                lot = dice(self.settings, self.fixture.round, self.rolls)
                self.record.play(drawn(self.record, lot))
                self.rolls += 1
            elif not self._adjudicated():
                self._move(actor)
        return self._row()

    def _begin(self, seat: int, player: Player) -> None:
        lot = Random(f"{self.settings.seed} game {self.number} seat {seat}").randrange(2**32)
        if self.record.actor == NOBODY or seat in getattr(self.record.position, "out", ()):
            return
        self._say(seat, self.settings.patience)
        try:
            player.new_game(lot)
        except ParlourError as error:
            self._fault(seat, "crash", str(error))

    def _move(self, seat: int) -> None:
        patience = self.clocks.patience(seat, self.settings.patience)
        go = self.seats[seat].go(self.clocks.left, self.clocks.gains)
        self._say(seat, patience)
        try:
            choice = self.players[seat].choose(self.record, seat, go, patience)
        except Silent as error:
            how = "time" if self.seats[seat].has_time else "silent"
            return self._fault(seat, how, str(error))
        except ParlourError as error:
            return self._fault(seat, "crash", str(error))
        except Exception:
            said = traceback.format_exc(limit=-2).strip().replace("\n", " / ")
            return self._fault(seat, "crash", said)
        self.spent[seat].count(choice)
        self.scores[seat].append(choice.score)
        if self.clocks.is_late(seat, choice.seconds):
            return self._fault(seat, "time", f"{choice.seconds:.3f} s")
        try:
            self.record.play(choice.move)
        except (TextError, IllegalMove) as error:
            return self._fault(seat, "illegal", f"{choice.move}: {error}")
        return None

    def _fault(self, seat: int, how: str, said: str) -> None:
        self.faults.append(Fault(seat, how, " ".join(said.split())[:1000]))
        if self.record.actor != NOBODY:
            self.record.note("flag" if how == "time" else "leave", seat)

    def _adjudicated(self) -> bool:
        rule = self.settings.adjudication
        if rule.draw_after and len(self.record.moves) - self.plies >= rule.draw_after:
            self.record.note("adjudicate", 0, "draw")
            return True
        if rule.win_score and len(self.seats) == 2:
            last = [scores[-rule.win_moves :] for scores in self.scores]
            for seat, other in ((0, 1), (1, 0)):
                if all(len(scores) == rule.win_moves for scores in last) and all(
                    mine is not None and theirs is not None and min(mine, -theirs) >= rule.win_score
                    for mine, theirs in zip(last[seat], last[other], strict=True)
                ):
                    self.record.note("adjudicate", other, seat)
                    return True
        return False

    def _say(self, seat: int, patience: float) -> None:
        self.wait(seat, patience + OVERDUE, written(self.record, self.heard))
        self.heard = len(self.record.entries)

    def _row(self) -> Row:
        outcome = self.record.outcome
        assert outcome is not None
        return {
            "game": self.number,
            "round": self.fixture.round,
            "group": self.fixture.group,
            "seats": list(self.fixture.seats),
            "payoffs": list(outcome.payoffs),
            "reason": outcome.reason,
            "values": dict(outcome.values),
            "faults": [vars(fault) for fault in self.faults],
            "start": self.start,
            "opening": self.plies,
            "entries": written(self.record),
            "spent": [
                {
                    "moves": one.moves,
                    "nodes": one.nodes,
                    "depth": round(one.depth / max(1, one.moves), 2),
                    "seconds": round(one.seconds, 4),
                    "slowest": round(one.slowest, 4),
                }
                for one in self.spent
            ],
            "took": round(perf_counter() - self.begun, 3),
        }


def written(record: Record[Any, Any], since: int = 0) -> list[str]:
    """The entries of a record as texts, from the one of number `since` on."""
    texts = []
    for entry in record.entries[since:]:
        move = getattr(entry, "move", None)
        if move is not None:
            texts.append(str(move))
        else:
            words = (entry.kind, entry.seat + 1, *entry.values)  # type: ignore[union-attr]
            texts.append(EVENT + " ".join(map(str, words)))
    return texts


def enter(record: Record[Any, Any], text: str) -> None:
    """Plays an entry that `written` wrote."""
    if not text.startswith(EVENT):
        record.play(text)
        return
    kind, seat, *values = text.removeprefix(EVENT).split()
    read = [int(value) if value.isdigit() else value for value in values]
    record.note(kind, int(seat) - 1, *read)


def result(row: Row) -> str:
    """Who won: `1-0`, `0-1`, `1/2-1/2`; the points where there are several; `1:c` and `=:a,c` among
    several seats.
    """
    payoffs = row["payoffs"]
    best = max(payoffs)
    if len(payoffs) == 2:
        if any(abs(payoff) not in (0, 1) for payoff in payoffs):
            return " ".join(f"{payoff:+g}" for payoff in payoffs)
        return "1/2-1/2" if payoffs[0] == payoffs[1] else "1-0" if payoffs[0] == best else "0-1"
    seats = [LETTERS[seat] for seat, payoff in enumerate(payoffs) if payoff == best]
    return f"1:{seats[0]}" if len(seats) == 1 else f"=:{','.join(seats)}"


def recorded(settings: Settings, row: Row) -> Record[Any, Any]:
    """The game of a row as a record."""
    game = settings.rules
    start = read_position(game, row["start"])
    record: Record[Any, Any] = Record(game, start if start != game.start() else None)
    for text in row["entries"]:
        enter(record, text)
    return record


def sure(row: Row) -> Row:
    """What of a row is the same in every run with the same settings at fixed nodes."""
    return {key: value for key, value in row.items() if key not in ("spent", "took")}
