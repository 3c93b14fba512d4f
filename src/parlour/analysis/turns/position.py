"""One position looked into: its best turns, and what a turn in it would lose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from parlour.analysis.judged import rounded
from parlour.analysis.turns.judged import CLASSES, Candidate, Values
from parlour.analysis.turns.study import Option, candidates, is_forced, same_end, weighed
from parlour.analysis.turns.thinker import Thinker, said, settled
from parlour.analysis.tutor import Warned
from parlour.game import NOBODY, Game, companion
from parlour.games import write_turn
from parlour.record import Record
from parlour.turns import turn_ended

LINES = 5
"""Turns looked into, of those that begin differently."""
WARNS_FROM = "bad"
"""The class of errors from which on a tutor speaks."""
TUTORING = 0.2
"""Seconds for a position where a player waits."""


@dataclass(frozen=True, slots=True)
class JudgedPosition:
    """The best turns of a position."""

    game: str
    options: Mapping[str, str]
    position: str
    seat: int
    """Who is on move; `NOBODY` (−2) once the game is over."""
    values: Values
    """By seat: what can be expected, or what was won."""
    span: float
    """From a loss to a win: 2 in duels, 1 where shares are played for."""
    best: str
    candidates: tuple[Candidate, ...]
    engine: str

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        made = asdict(self) | {"options": dict(self.options), "engine": {"words": self.engine}}
        plain: dict[str, Any] = rounded(made)
        return plain


def judged_position(
    game: Game[Any, Any],
    position: Any,
    seconds: float | None = None,
    engine: str = "",
    seed: int = 1,
) -> JudgedPosition:
    """The best turns of a position, or the rest of one under way. Raises `OptionError`.

    Each is looked into to its end and, from there, within limits as wide as the first look.
    """
    spec, limits = settled(game, engine, seconds)
    record: Record[Any, Any] = Record(game, position)
    options_of = companion(game, "variants").options_of
    known = game.id, options_of(game), str(position)
    thinker = Thinker(game, spec, limits, seed)
    outcome = record.outcome
    if outcome is not None:
        payoffs = tuple(map(float, outcome.payoffs))
        return JudgedPosition(*known, NOBODY, payoffs, thinker.span, "", (), said(spec, limits))
    seat = record.actor
    found, _ = thinker.turns(record, lines=LINES)
    options: list[Option] = []
    for turn in found:
        if not any(same_end(record, turn, option.moves) for option in options):
            options.append(Option(turn, thinker.after(record, turn)))
    _, best = weighed(options, seat)
    return JudgedPosition(
        *known,
        seat,
        options[best].worth.values,
        thinker.span,
        write_turn(game, options[best].moves),
        candidates(record, options, best, seat),
        said(spec, limits),
    )


def warn(
    game: Game[Any, Any], position: Any, moves: Sequence[Any], seconds: float = TUTORING
) -> Warned | None:
    """What a whole turn from `position`, or the rest of one, would lose if it is a `bad` one.

    None for a turn that is good enough, is not over yet, or had no choice.
    """
    record: Record[Any, Any] = Record(game, position)
    if not _is_whole(game, position, moves) or is_forced(record, moves):
        return None
    spec, limits = settled(game, "", seconds)
    thinker = Thinker(game, spec, limits, 1)
    seat = record.actor
    (best, *_), root = thinker.turns(record)
    if same_end(record, best, moves):
        return None
    options = [Option(tuple(turn), thinker.after(record, turn)) for turn in (moves, best)]
    loss, at = weighed(options, seat, root)
    if loss < dict(CLASSES)[WARNS_FROM] * thinker.span:
        return None
    return Warned(loss, write_turn(game, moves), write_turn(game, options[at].moves))


def _is_whole(game: Game[Any, Any], position: Any, moves: Sequence[Any]) -> bool:
    """Whether the moves end a turn."""
    before = after = position
    for move in moves:
        before, after = after, game.after(after, move)
    return bool(moves) and (game.outcome(after) is not None or turn_ended(game, before, after))
