"""An analysis as text for the terminal: sums by player, the worst errors, plays and cubes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from parlour.analysis.judged import (
    CHECKER,
    CLASSES,
    TAKE,
    Analysis,
    Candidate,
    Chances,
    CubeEquities,
    Decision,
    JudgedGame,
)
from parlour.cli.errors import Speaker
from parlour.cli.rows import aligned, indented, signed, worst_errors
from parlour.game import NOBODY, Game, companion
from parlour.text import language, say

if TYPE_CHECKING:
    from parlour.analysis.backgammon.exports import Compared
    from parlour.analysis.backgammon.position import JudgedPosition

SIDES = ("no double", "double take", "double pass")


def match(speaker: Speaker, found: Analysis, errors: int, seat: int | None) -> Iterator[str]:
    """A match or a session: who, the sums, the worst errors."""
    yield heading(speaker, found)
    yield how(speaker, found)
    yield ""
    rows = [["", *found.players], *sums(speaker, found)]
    yield from aligned(rows)
    shown = (error(speaker, found, *one) for one in found.worst(errors, seat))
    yield from worst_errors(speaker, "analyse-worst", shown, asked=errors > 0)


def heading(speaker: Speaker, found: Analysis) -> str:
    """Who played, for what, and how it ended."""
    first, second = found.players
    return speaker.say(
        "analyse-match" if found.length else "analyse-money",
        first=first,
        second=second,
        length=found.length,
        score=f"{found.result[0]}:{found.result[1]}",
    )


def how(speaker: Speaker, found: Analysis) -> str:
    """How far was looked, and by which match equities."""
    return speaker.say("analyse-how", plies=found.plies, met=found.met)


def sums(speaker: Speaker, found: Analysis) -> Iterator[list[str]]:
    """The rows of the summary: a name, then a figure for each player."""
    summary = found.summary
    for name, ratings in (
        ("rating", [one.rating for one in summary]),
        ("rating-checker", [one.checker_rating for one in summary]),
        ("rating-cube", [one.cube_rating for one in summary]),
    ):
        yield [speaker.say(f"analyse-{name}"), *map(_rating, ratings)]
    yield [
        speaker.say("analyse-decisions"),
        *(f"{one.unforced} / {one.decisions}" for one in summary),
    ]
    yield [speaker.say("analyse-lost-checker"), *(f"{one.checker_loss:.3f}" for one in summary)]
    yield [speaker.say("analyse-lost-cube"), *(f"{one.cube_loss:.3f}" for one in summary)]
    if found.length:
        yield [
            speaker.say("analyse-lost-mwc"),
            *(f"{100 * (one.mwc_loss or 0):.2f} %" for one in summary),
        ]
    yield [
        speaker.say("analyse-luck"),
        *("–" if one.luck is None else signed(one.luck) for one in summary),
    ]
    for name, least in reversed(CLASSES):
        code = f"analyse-errors-{name.replace(' ', '-')}"
        yield [
            speaker.say(code, least=f"{least:g}"),
            *(str(one.errors.get(name, 0)) for one in summary),
        ]


def error(speaker: Speaker, found: Analysis, game: JudgedGame, decision: Decision) -> Iterator[str]:
    """An error: what was done and what was better, the position, the candidates."""
    yield told(speaker, found, game, decision)
    yield f"  {decision.position}"
    yield from indented(judged(speaker, decision))


def told(speaker: Speaker, found: Analysis, game: JudgedGame, decision: Decision) -> str:
    """An error in a sentence."""
    done = action(speaker.lang, decision.played)
    return speaker.say(
        "analyse-error",
        game=game.number,
        player=found.players[decision.seat],
        done=f"{decision.roll}: {done}" if decision.roll else done,
        grade=speaker.say(f"analyse-grade-{decision.grade.replace(' ', '-')}"),
        loss=signed(-decision.loss),
        better=action(speaker.lang, decision.best),
    )


def judged(speaker: Speaker, decision: Decision) -> Iterator[str]:
    """The numbers of a decision: the plays, or the cube."""
    if decision.kind == CHECKER:
        yield from plays(decision.candidates, decision.played)
    elif decision.kind == TAKE:
        yield from words(speaker, answered(decision), decision.best)
    elif decision.cube is not None:
        yield from cube(speaker, decision.cube)


def plays(candidates: Sequence[Candidate], played: str = "") -> Iterator[str]:
    """Plays in rows: place, play, equity, what it lacks, chances."""
    rows = [
        [
            f"{'*' if one.play == played else ' '}{number}.",
            one.play,
            signed(one.equity),
            f"({signed(one.difference)})" if one.difference else "",
            chances(one.probabilities),
            f"{one.plies}-ply",
        ]
        for number, one in enumerate(candidates, 1)
    ]
    yield from aligned(rows, left=(0, 1, 4))


def cube(speaker: Speaker, found: CubeEquities) -> Iterator[str]:
    """The three equities and the verdict."""
    equities = (found.no_double, found.double_take, found.double_pass)
    yield from aligned(
        [
            [action(speaker.lang, side), signed(one)]
            for side, one in zip(SIDES, equities, strict=True)
        ]
    )
    yield speaker.say("analyse-best", best=action(speaker.lang, found.best))


def answered(decision: Decision) -> dict[str, float]:
    """The best answer to a double and the one given, with their equities for who answers."""
    return {decision.best: decision.equity + decision.loss, decision.played: decision.equity}


def words(speaker: Speaker, values: Mapping[str, float], best: str) -> Iterator[str]:
    """What can be answered to a double, each with its equity for who answers, and the verdict."""
    yield from aligned([[action(speaker.lang, word), signed(v)] for word, v in values.items()])
    yield speaker.say("analyse-best", best=action(speaker.lang, best))


def position(
    speaker: Speaker, game: Game[Any, Any], at: Any, found: JudgedPosition
) -> Iterator[str]:
    """One position: who decides what, what is best, the chances."""
    yield found.position
    code, values = companion(game, "layout").status(game, at)
    yield speaker.say(code, **values)
    if found.seat == NOBODY:
        return
    yield speaker.say("analyse-how", plies=found.plies, met=found.met)
    if found.kind != "roll":
        yield ""
    if found.candidates:
        yield from plays(found.candidates)
    elif found.kind == "checker":
        yield action(speaker.lang, found.best)
    if found.kind == TAKE:
        yield from words(speaker, found.words, found.best)
    elif found.cube is not None:
        yield from cube(speaker, found.cube)
    yield ""
    seat = str(found.seat + 1)
    yield speaker.say("analyse-equity", seat=seat, equity=signed(found.equity))
    if found.mwc is not None:
        yield speaker.say("analyse-mwc", chance=f"{100 * found.mwc:.2f}")
    yield speaker.say("analyse-chances", chances=chances(found.probabilities))
    if found.window:
        shares = dict(zip(("take", "double", "cash", "good"), found.window, strict=True))
        # At 0 and 1 the cube is turned no more.
        points = {
            name: f"{100 * share:.1f} %" if 0 < share < 1 else "–" for name, share in shares.items()
        }
        yield speaker.say("analyse-window", **points)
    if found.rollouts:
        yield ""
        yield speaker.say("analyse-rollouts", games=found.rollouts[0].games)
        rows = [
            [
                action(speaker.lang, r.name),
                signed(r.equity),
                f"± {r.error:.3f}",
                chances(r.probabilities),
            ]
            for r in found.rollouts
        ]
        yield from indented(aligned(rows, left=(0, 3)))


def compared(speaker: Speaker, found: Sequence[Compared]) -> Iterator[str]:
    """Positions of an export: the file's numbers and ours."""
    for number, one in enumerate(found):
        if number:
            yield ""
        yield f"{one.line}: {one.position}"
        codes = ("analyse-file", "analyse-ours", "analyse-file-lost", "analyse-ours-lost")
        rows = [["", *map(speaker.say, codes)]]
        rows += [
            [
                action(speaker.lang, option.name),
                signed(option.theirs),
                signed(option.ours),
                f"{option.their_loss:.3f}",
                f"{option.our_loss:.3f}",
            ]
            for option in one.options
        ]
        yield from indented(aligned(rows))


# Words and numbers


def action(lang: str | None, text: str) -> str:
    """A word about the cube in the language spoken; a play as it is."""
    code = f"analyse-action-{text.replace(' ', '-')}"
    return say(code, language(lang)) if text and text.replace(" ", "").isalpha() else text


def chances(five: Chances) -> str:
    """Wins, gammons, backgammons and losses in per cent: `55.1 16.9 1.2 – 44.9 12.1 0.6`."""
    if not five:
        return ""
    win, gammon, backgammon, lost_gammon, lost_backgammon = (100 * share for share in five)
    return (
        f"{win:.1f} {gammon:.1f} {backgammon:.1f} –"
        f" {100 - win:.1f} {lost_gammon:.1f} {lost_backgammon:.1f}"
    )


def _rating(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"
