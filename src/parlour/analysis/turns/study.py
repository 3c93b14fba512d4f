"""Records judged turn by turn: what each was worth, what would have been better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.analysis.turns.judged import (
    Candidate,
    JudgedGame,
    Turn,
    TurnAnalysis,
    class_of,
    summed,
)
from parlour.analysis.turns.occasions import outs, turns
from parlour.analysis.turns.thinker import DEEPER, Thinker, Worth, said, settled
from parlour.game import OptionError, companion
from parlour.games import write_turn
from parlour.record import Record
from parlour.record import Turn as Played

Told = Callable[[float], object]


def study(
    records: Sequence[Record[Any, Any]],
    told: Told,
    seconds: float | None = None,
    engine: str = "",
    seed: int = 1,
) -> TurnAnalysis:
    """The games of one kind that a record holds, judged turn by turn. Raises `OptionError`.

    `engine` is an engine's text, empty for the strongest; `seconds` are for each position. With a
    limit of nodes and none of time the same record is judged alike every time.
    """
    game = records[0].game
    if any(record.game != game for record in records):
        raise OptionError("analysis-several-rules", count=len(records))
    spec, limits = settled(game, engine, seconds)
    thinker = Thinker(game, spec, limits, seed)
    names = players(records[0])
    occasions = [list(turns(record)) for record in records]
    total = sum(map(len, occasions)) or 1
    judged: list[JudgedGame] = []
    done = 0
    for record, played in zip(records, occasions, strict=True):
        thinker.new_game()
        walk = _Walk(thinker, record)
        decisions = []
        for number, turn in enumerate(played, 1):
            decisions.append(walk.judged(turn, number))
            done += 1
            told(done / total)
        outcome = record.outcome
        payoffs = None if outcome is None else tuple(map(float, outcome.payoffs))
        judged.append(JudgedGame(len(judged) + 1, payoffs, outs(record), tuple(decisions)))
    summary = tuple(
        summed(name, [t for g in judged for t in g.decisions if t.seat == seat], thinker.span)
        for seat, name in enumerate(names)
    )
    options = companion(game, "variants").options_of(game)
    return TurnAnalysis(
        game.id, options, names, thinker.span, tuple(judged), summary, said(spec, limits)
    )


def players(record: Record[Any, Any]) -> tuple[str, ...]:
    """What the players are called: the numbers of their seats."""
    return tuple(str(seat + 1) for seat in range(record.game.players))


@dataclass(slots=True)
class Option:
    """A turn that is weighed: its moves and what every seat can expect after it."""

    moves: tuple[Any, ...]
    worth: Worth


class _Walk:
    """One game, gone through from its beginning: what was found after a turn serves the next."""

    def __init__(self, thinker: Thinker, record: Record[Any, Any]) -> None:
        self.thinker, self.source = thinker, record
        self.record: Record[Any, Any] = Record(record.game, record.start)
        self._known: tuple[int, Worth] | None = None
        """What was found of the position after so many entries."""

    def judged(self, turn: Played[Any], number: int) -> Turn:
        """One turn; turns are asked for in order."""
        record, thinker = self.record, self.thinker
        for entry in self.source.entries[len(record.entries) : turn.number]:
            record.restore(entry)
        end = turn.number + len(turn.moves)
        seat, position = turn.seat, str(record.position)
        forced = is_forced(record, turn.moves)
        played = Option(turn.moves, thinker.after(record, turn.moves))
        options, root = [played], None
        if not forced:
            known = self._known_at(turn.number)
            (moves, *_), root = thinker.turns(record, known.report if known else None)
            if not same_end(record, moves, turn.moves):
                options.append(Option(moves, thinker.after(record, moves)))
        loss, best = weighed(options, seat, root)
        if class_of(loss, thinker.span) != "good" and not loss_is_exact(options):
            for option in options:
                option.worth = thinker.after(record, option.moves, DEEPER)
            loss, best = weighed(options, seat, root)
        self._known = end, played.worth
        worth = options[best].worth
        return Turn(
            turn.number, number, seat, position,
            write_turn(record.game, turn.moves),
            write_turn(record.game, options[best].moves),
            loss, class_of(loss, thinker.span), forced,
            worth.values, played.worth.values, loss_is_exact(options),
            candidates(record, options, best, seat),
        )  # fmt: skip

    def _known_at(self, ply: int) -> Worth | None:
        """What the search after the turn before said of this position, if it did search it."""
        if self._known is None or self._known[0] != ply or self._known[1].report is None:
            return None
        return self._known[1]


def weighed(options: Sequence[Option], seat: int, root: Worth | None = None) -> tuple[float, int]:
    """What the first option, the one played, loses to the best one, and which that is.

    Both are what was found after the turn, within equal limits: a turn that was looked into no
    deeper than the one played is not said to be better for that. The search before the turn says
    what the best is worth only where both it and the end of the turn played are proven.
    """
    values = [option.worth.values[seat] for option in options]
    best = max(range(len(options)), key=lambda index: values[index])
    if (
        root is not None
        and root.proven
        and options[0].worth.proven
        and len(options) > 1
        and root.values[seat] > values[best]
    ):
        options[1].worth = Worth(root.values, proven=True)
        return root.values[seat] - values[0], 1
    return values[best] - values[0], best


def loss_is_exact(options: Sequence[Option]) -> bool:
    """Whether nothing about the loss is an estimate."""
    return all(option.worth.proven for option in options)


def candidates(
    record: Record[Any, Any], options: Sequence[Option], best: int, seat: int
) -> tuple[Candidate, ...]:
    """The turns weighed, best first."""
    top = options[best].worth.values[seat]
    order = sorted(options, key=lambda option: -option.worth.values[seat])
    return tuple(
        Candidate(
            write_turn(record.game, option.moves),
            option.worth.values[seat],
            min(0.0, option.worth.values[seat] - top),
            option.worth.values,
            option.worth.proven,
        )
        for option in order
    )


def is_forced(record: Record[Any, Any], moves: Sequence[Any]) -> bool:
    """Whether there was one move at every step of the turn."""
    position = record.position
    for move in moves:
        if len(record.game.legal_moves(position)) != 1:
            return False
        position = record.game.after(position, move)
    return True


def same_end(record: Record[Any, Any], one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether two turns lead to the same position."""
    ends = []
    for moves in (one, other):
        position = record.position
        for move in moves:
            position = record.game.after(position, move)
        ends.append(position)
    return bool(ends[0] == ends[1])
