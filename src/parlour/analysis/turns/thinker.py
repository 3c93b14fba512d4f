"""What an engine thinks of positions and whole turns, for every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from parlour.analysis.turns.judged import Values
from parlour.engines import Engine, Spec, engine
from parlour.engines.levels import strongest
from parlour.engines.spec import read_words
from parlour.engines.turn_time import planned
from parlour.game import Game
from parlour.record import Record
from parlour.search.report import Limits, Report
from parlour.turns import turn_ended

SECONDS = 0.25
"""For a position, unless told otherwise."""
STEP = 1 / 2
"""The share of that for each further step of a turn that is being made up."""
DEEPER = 3
"""Where a turn seems to be an error, both turns are looked into so many times longer."""
FORCED = 400
"""Moves without a choice that are followed at most."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position is worth."""

    values: Values
    """The expected payoff of every seat."""
    proven: bool
    """Whether that is exact."""
    report: Report[Any] | None = None
    """What the search said of this very position; None where it was not searched itself."""


def settled(game: Game[Any, Any], words: str, seconds: float | None) -> tuple[Spec, Limits]:
    """Who thinks, and within which limits for a position.

    `words` is an engine's text, empty for the strongest there is. Limits that it names count;
    `seconds` beside them too. The time of a whole turn stays in the spec: what a position gets of
    it, its place in its turn says. Raises `OptionError`.
    """
    turn = None
    if words.strip():
        spec = engine(game, words).spec
        named = read_words(words)
        ours = None if {"seconds", "level"}.isdisjoint(named) else spec.seconds
        turn = None if {"turn", "level"}.isdisjoint(named) else spec.turn
        limits = replace(spec.limits, seconds=seconds if seconds is not None else ours)
    else:
        spec, limits = strongest(game.id), Limits(seconds=seconds)
    if limits == Limits() and turn is None:
        limits = Limits(seconds=SECONDS)
    bare = replace(spec, depth=None, nodes=None, seconds=None, turn=turn, variety=0.0, lines=1)
    return bare, limits


def said(spec: Spec, limits: Limits) -> str:
    """The engine and its limits as an engine's text."""
    return str(replace(spec, depth=limits.depth, nodes=limits.nodes, seconds=limits.seconds))


class Thinker:
    """Asks one engine about the positions of a record, which is given and comes back as it was."""

    def __init__(self, game: Game[Any, Any], spec: Spec, limits: Limits, seed: int) -> None:
        self.game, self.limits, self.turn = game, limits, spec.turn
        self.engine = Engine(game, replace(spec, turn=None), seed)
        self.seed = seed
        start = game.start()
        self.is_duel = game.players == 2 and sum(game.awarded(start, 0)) == 0
        prize = game.awarded(start, 0)
        self.span = max(prize) - min(prize)

    def new_game(self) -> None:
        """Forgets earlier games: each is judged as it would be alone."""
        self.engine.new_game(self.seed)

    def report(self, record: Record[Any, Any], times: float = 1.0, lines: int = 1) -> Report[Any]:
        """The best moves of a position with a choice."""
        self.engine.arm()
        self.engine.spec = replace(self.engine.spec, lines=lines)
        return self.engine.think(record, self._limits(record, times))

    def _limits(self, record: Record[Any, Any], times: float) -> Limits:
        """The limits for a position, so many times as wide; a depth stays.

        A limit of time for whole turns gives a step its own share, however long the others take.
        """
        nodes, seconds = self.limits.nodes, self.limits.seconds
        known = [] if seconds is None else [seconds * times]
        if self.turn is not None:
            known.append(planned(self.turn, record) * max(1.0, times))
        return Limits(
            self.limits.depth,
            None if nodes is None else max(1, round(nodes * times)),
            min(known, default=None),
        )

    def worth(self, record: Record[Any, Any], times: float = 1.0) -> Worth:
        """What the record's position is worth for every seat.

        Moves without a choice are followed first. Of the seat on move the search says it; in duels
        the other has the opposite. Where more play, the others share the rest as the search says.
        """
        with _tried(record):
            moved = 0
            while len(moves := record.legal_moves) == 1 and moved < FORCED:
                record.play(moves[0])
                moved += 1
            outcome = record.outcome
            if outcome is not None:
                return Worth(tuple(map(float, outcome.payoffs)), proven=True)
            seat, position = record.actor, record.position
            report = self.report(record, times)
        worth = self._of(report, position, seat)
        return worth if not moved else replace(worth, report=None)

    def _of(self, report: Report[Any], position: Any, seat: int) -> Worth:
        """What a search says of the position of `seat`, for everybody."""
        line = report.best
        if self.is_duel:
            value = max(-1.0, min(1.0, line.value))
            pair = (value, -value) if seat == 0 else (-value, value)
            return Worth(pair, line.proven, report)
        value = max(0.0, min(1.0, line.value))
        return Worth(self._shared(report.values, position, seat, value), line.proven, report)

    def _shared(self, told: Sequence[float], position: Any, seat: int, value: float) -> Values:
        """The shares of all seats, where one expects `value`; `told` is what a search says of all.

        The others' shares are as in `told`, or alike where nothing is told of them.
        """
        out, seats = getattr(position, "out", ()), range(self.game.players)
        others = [o for o in seats if o != seat and o not in out]
        weights = {o: max(0.0, told[o]) for o in others} if told else {}
        if not sum(weights.values()):
            weights = dict.fromkeys(others, 1.0)
        rest = (1 - value) / (sum(weights.values()) or 1.0)
        return tuple(value if o == seat else rest * weights.get(o, 0.0) for o in seats)

    def turns(
        self, record: Record[Any, Any], report: Report[Any] | None = None, lines: int = 1
    ) -> tuple[list[tuple[Any, ...]], Worth | None]:
        """The best turns of a position, each with another first choice; what the search for that
        said, None where there is no choice in the whole turn.

        `report`: what a search has said of the very position. Of further steps the engine is asked
        again, more briefly.
        """
        begun: list[Any] = []
        with _tried(record):
            while len(moves := record.legal_moves) == 1:
                if self._play(record, moves[0], begun):
                    return [tuple(begun)], None
            report = report or self.report(record, lines=lines)
            found = self._of(report, record.position, record.actor)
            firsts = [line.move for line in report.lines[:lines]]
            return [(*begun, *self._going_on(record, first)) for first in firsts], found

    def _going_on(self, record: Record[Any, Any], move: Any) -> tuple[Any, ...]:
        """The rest of a turn from the move `move` on."""
        turn: list[Any] = []
        with _tried(record):
            while not self._play(record, move, turn):
                moves = record.legal_moves
                move = moves[0] if len(moves) == 1 else self.report(record, STEP).best.move
        return tuple(turn)

    def _play(self, record: Record[Any, Any], move: Any, turn: list[Any]) -> bool:
        """Plays a move of a turn; whether that was its last."""
        before = record.position
        record.play(move)
        turn.append(move)
        return record.outcome is not None or turn_ended(self.game, before, record.position)

    def after(self, record: Record[Any, Any], turn: Sequence[Any], times: float = 1.0) -> Worth:
        """What every seat can expect after a turn."""
        with _tried(record):
            for move in turn:
                record.play(move)
            return self.worth(record, times)


@contextmanager
def _tried(record: Record[Any, Any]) -> Iterator[None]:
    """Takes back whatever is played within."""
    before = len(record.entries)
    try:
        yield
    finally:
        while len(record.entries) > before:
            record.undo()
