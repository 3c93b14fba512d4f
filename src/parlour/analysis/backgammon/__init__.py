"""Analysis of Backgammon: checker play, cube, resignations and luck, by the compiled network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from parlour.analysis.backgammon.checkers import judged_turn, ranked, spelt
from parlour.analysis.backgammon.cubes import judged_resignation, judged_word, options
from parlour.analysis.backgammon.occasions import Occasion, Played, Turn, Word, occasions
from parlour.analysis.judged import BLUNDER, Analysis, Decision, JudgedGame, summed
from parlour.analysis.tutor import Warned
from parlour.evaluate.backgammon.analyst import Analyst
from parlour.evaluate.backgammon.match_equities import USUAL
from parlour.game import OptionError
from parlour.games.backgammon.cube import Call
from parlour.games.backgammon.formats.mat_reader import NAME_TAGS
from parlour.games.backgammon.formats.played import sessions
from parlour.games.backgammon.match import AnyGame, AnyPosition, Match
from parlour.record import Record

MOST_PLIES = 4
"""Further takes hours a match."""


def study(
    records: Sequence[Record[Any, Any]], plies: int, told: Callable[[float], object]
) -> Analysis:
    """One match or one money session, judged. Raises `OptionError`, `CoreMissing`."""
    check_plies(plies)
    if len(sessions(records)) > 1 or (len(records) > 1 and isinstance(records[0].game, Match)):
        raise OptionError("analysis-several", count=len(sessions(records)))
    games = [game for record in records for game in occasions(record)]
    total = sum(len(game.occasions) for game in games) or 1
    done = 0
    judged = []
    rules: AnyGame = records[0].game  # type: ignore[assignment]  # told by its id
    analyst = Analyst(rules)
    for number, game in enumerate(games, 1):
        decisions = []
        for occasion in game.occasions:
            decision = _judged(analyst, occasion, plies)
            if decision is not None:
                decisions.append(decision)
            done += 1
            told(done / total)
        judged.append(JudgedGame(number, game.score, tuple(decisions)))
    names = players(records[0])
    summary = [
        summed(player, [one for game in judged for one in game.decisions if one.seat == seat])
        for seat, player in enumerate(names)
    ]
    length = records[0].game.length if isinstance(records[0].game, Match) else 0
    return Analysis(
        "backgammon",
        names,
        length,
        _result(records[-1], games[-1]),
        tuple(judged),
        tuple(summary),
        plies,
        USUAL,
    )


def check_plies(plies: int) -> None:
    """Raises `OptionError` for a depth that cannot be."""
    if plies not in range(MOST_PLIES + 1):
        raise OptionError("analysis-plies", text=str(plies), most=MOST_PLIES)


def warn(
    game: AnyGame, position: AnyPosition, moves: Sequence[Any], plies: int = 1
) -> Warned | None:
    """What a turn would lose if it is a blunder, and what is better."""
    if not moves:
        return None
    analyst = Analyst(game)
    if isinstance(moves[0], Call):
        words = options(analyst, position, plies)
        said = "no double" if moves[0].name == "roll" else moves[0].name
        if said not in words.values:
            return None
        loss = words.values[words.best] - words.values[said]
        return Warned(loss, said, words.best) if loss >= BLUNDER else None
    found = ranked(analyst, position, plies, [moves])
    at = found.wanted[0]
    if at is None:
        return None  # not a whole turn yet, or a pass
    best = found.plays[0]
    loss = best.equity - found.plays[at].equity
    if loss < BLUNDER:
        return None
    return Warned(loss, spelt(game, position, moves), spelt(game, position, best.moves))


def _judged(analyst: Analyst, occasion: Occasion, plies: int) -> Decision | None:
    if isinstance(occasion, Turn):
        return judged_turn(analyst, occasion, plies)
    if isinstance(occasion, Word):
        return judged_word(analyst, occasion, plies)
    return judged_resignation(analyst, occasion, plies)


def players(record: Record[Any, Any]) -> tuple[str, ...]:
    """The names of who played; a number where there is none."""
    return tuple(record.tags.get(tag) or str(seat) for seat, tag in enumerate(NAME_TAGS, 1))


def _result(record: Record[Any, Any], last: Played) -> tuple[int, int]:
    """The score at the end: of a match, or of a session with its last game."""
    score = getattr(record.position, "score", (0, 0))
    if isinstance(record.game, Match):
        return score[0], score[1]
    outcome = record.outcome
    won = [max(0, int(points)) for points in outcome.payoffs] if outcome else [0, 0]
    return last.score[0] + won[0], last.score[1] + won[1]
