"""An analysis of a game without dice as text: sums, the course, the turns that lost most."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

from parlour.analysis.turns.judged import (
    CLASSES,
    Candidate,
    JudgedGame,
    Turn,
    TurnAnalysis,
    is_error,
)
from parlour.analysis.turns.position import JudgedPosition
from parlour.cli import sides
from parlour.cli.errors import Speaker
from parlour.cli.rows import aligned, indented, signed, worst_errors
from parlour.cli.turns_chart import BLOCKS, chart, signs
from parlour.draw import Style
from parlour.game import NOBODY, Game, companion
from parlour.games import open_position
from parlour.text import language

HIGH = 8
"""Lines of the plot of a duel."""


def report(speaker: Speaker, found: TurnAnalysis, errors: int, seat: int | None) -> Iterator[str]:
    """The games of a record: the sums, how each went, the worst errors."""
    yield heading(speaker, found)
    yield how(speaker, found)
    yield ""
    yield from aligned([["", *names(speaker, found)], *sums(speaker, found)])
    for game in found.games:
        yield ""
        yield from course(speaker, found, game)
    shown = (error(speaker, found, game, turn) for game, turn in found.worst(errors, seat))
    yield from worst_errors(speaker, "analyse-turns-worst", shown, asked=errors > 0)


def heading(speaker: Speaker, found: TurnAnalysis) -> str:
    """Which game, with which options, how many of them."""
    options = " ".join(f"{key}={value}" for key, value in found.options.items())
    return speaker.say(
        "analyse-turns-heading",
        game=(found.game, {}),
        options=f" ({options})" if options else "",
        players=len(found.players),
        count=len(found.games),
    )


def how(speaker: Speaker, found: TurnAnalysis) -> str:
    """Who judged, and in which unit."""
    unit = "shares" if found.span == 1 else "duel"
    return speaker.say("analyse-turns-how", words=found.engine, unit=unit)


def names(speaker: Speaker, found: TurnAnalysis) -> list[str]:
    """The sides as they are called."""
    return called(speaker, _rules(found))


def called(speaker: Speaker, game: Game[Any, Any]) -> list[str]:
    """The sides of a game as they are called."""
    lang, style = language(speaker.lang), _style()
    return [sides.called(game, seat, lang, style) for seat in range(game.players)]


def sums(speaker: Speaker, found: TurnAnalysis) -> Iterator[list[str]]:
    """The rows of the summary: a name, then a figure for each seat."""
    all_ = found.summary

    def row(code: str, *cells: str, **values: Any) -> list[str]:
        return [speaker.say(f"analyse-turns-{code}", **values), *cells]

    yield row("accuracy", *(_or(one.accuracy, "{:.1f} %") for one in all_))
    yield row("turns", *(f"{one.unforced} / {one.turns}" for one in all_))
    yield row("mean", *(_or(one.mean_loss, "{:.3f}") for one in all_))
    yield row("lost", *(f"{one.loss:.3f}" for one in all_))
    for name, share in reversed(CLASSES):
        code = f"analyse-errors-{name.replace(' ', '-')}"
        figures = (str(one.errors.get(name, 0)) for one in all_)
        yield [speaker.say(code, least=f"{share * found.span:g}"), *figures]


def course(speaker: Speaker, found: TurnAnalysis, game: JudgedGame) -> Iterator[str]:
    """How a game went: who was worth what before each turn and at its end, errors below."""
    turns_, plain, rules = game.decisions, not _has_blocks(), _rules(found)
    yield title(speaker, found, game)
    if not turns_:
        return
    values = courses(game)
    if found.span != 1:
        labels = ["+1", *[""] * (HIGH // 2 - 2), "0", *[""] * (HIGH // 2 - 1), "-1"]
        yield from chart(values[0], -1, 1, HIGH, labels, plain=plain)
    for seat, player in enumerate(found.players):
        label = f"{sides.sign(rules, seat, _style()):>2}"
        if found.span == 1:
            label = f"{label.strip()} {player}"
            yield from chart(values[seat], 0, 1, 1, [label], plain=plain)
            label = " " * len(label)
        errors = [(at, t.grade) for at, t in enumerate(turns_) if t.seat == seat and is_error(t)]
        if errors:
            yield f"{label}  {signs(errors, len(turns_) + 1)}"
    yield from outs(speaker, found, game)


def title(speaker: Speaker, found: TurnAnalysis, game: JudgedGame) -> str:
    """What a plot of a game shows."""
    counts = {"number": game.number, "turns": len(game.decisions)}
    if found.span == 1:
        return speaker.say("analyse-turns-course", **counts)
    return speaker.say("analyse-turns-course-duel", player=names(speaker, found)[0], **counts)


def courses(game: JudgedGame) -> list[list[float]]:
    """For each seat its value before every turn, and at the end."""
    last = game.payoffs or game.decisions[-1].after
    rows = [turn.values for turn in game.decisions] + [last]
    return [list(column) for column in zip(*rows, strict=True)]


def outs(speaker: Speaker, found: TurnAnalysis, game: JudgedGame) -> Iterator[str]:
    """Who went out when."""
    for one in game.out:
        turn = sum(turn.ply < one.ply for turn in game.decisions)
        yield speaker.say("analyse-turns-out", player=names(speaker, found)[one.seat], turn=turn)


def error(speaker: Speaker, found: TurnAnalysis, game: JudgedGame, turn: Turn) -> Iterator[str]:
    """An error: what was done and what was better, the position, the turns."""
    yield told(speaker, found, game, turn)
    yield f"  {turn.position}"
    yield from indented(turns(turn.candidates, found.span, turn.played))


def told(speaker: Speaker, found: TurnAnalysis, game: JudgedGame, turn: Turn) -> str:
    """An error in a sentence."""
    code = "analyse-turns-error-game" if len(found.games) > 1 else "analyse-turns-error"
    return speaker.say(
        code,
        game=game.number,
        turn=turn.number,
        player=names(speaker, found)[turn.seat],
        done=turn.played,
        grade=speaker.say(f"analyse-grade-{turn.grade.replace(' ', '-')}"),
        loss=signed(-turn.loss),
        better=turn.best,
    )


def turns(
    candidates: Sequence[Candidate], span: float, played: str = "", words: str = "="
) -> Iterator[str]:
    """Turns in rows: place, turn, value (`=` before an exact one), what it lacks."""
    rows = [
        [
            f"{'*' if one.play == played else ' '}{number}.",
            one.play,
            f"{words if one.proven else ''}{value(one.value, span)}",
            f"({signed(one.difference)})" if one.difference else "",
            "" if span != 1 else "  ".join(f"{share:.2f}" for share in one.values),
        ]
        for number, one in enumerate(candidates, 1)
    ]
    yield from aligned(rows, left=(0, 1, 4))


def position(
    speaker: Speaker, game: Game[Any, Any], at: Any, found: JudgedPosition
) -> Iterator[str]:
    """One position: whose move it is, the best turns, what every seat can expect."""
    yield found.position
    code, values = companion(game, "layout").status(game, at)
    yield speaker.say(code, **values)
    if found.seat == NOBODY:
        return
    unit = "shares" if found.span == 1 else "duel"
    yield speaker.say("analyse-turns-how", words=found.engine, unit=unit)
    yield ""
    yield from turns(found.candidates, found.span)
    yield ""
    for player, worth in zip(called(speaker, game), found.values, strict=True):
        yield speaker.say("analyse-turns-value", player=player, value=value(worth, found.span))


def value(number: float, span: float) -> str:
    """A value: with its sign in duels, a share of 1 else."""
    return signed(number) if span != 1 else f"{number:.3f}"


def _rules(found: TurnAnalysis) -> Game[Any, Any]:
    return open_position(found.game, None, None, found.options)[0]


def _style() -> Style:
    return "unicode" if _has_blocks() else "ascii"


def _or(number: float | None, pattern: str) -> str:
    return "–" if number is None else pattern.format(number)


def _has_blocks() -> bool:
    """Whether what is written out can hold block characters."""
    try:
        BLOCKS.encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeError):
        return False
    return True
