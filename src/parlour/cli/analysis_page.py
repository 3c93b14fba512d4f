"""An analysis as one HTML page that needs nothing else: sums, plots, a board for each error."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from parlour import draw
from parlour.analysis.judged import CHECKER, CLASSES, TAKE, Analysis, Decision, JudgedGame
from parlour.arena import plots
from parlour.cli.analysis_text import (
    SIDES,
    action,
    answered,
    chances,
    heading,
    how,
    sums,
    told,
)
from parlour.cli.errors import Speaker
from parlour.cli.report import choices_table, document, image, sums_table
from parlour.cli.rows import signed
from parlour.game import Game
from parlour.games import open_position
from parlour.text import language

OWN_STYLE = """
.error{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:1rem;margin:1.5rem 0;
padding-top:1rem;border-top:1px solid var(--line)}.error img{width:100%;height:auto}
.error h3{grid-column:1/-1;margin:0;font-size:1rem}.played{font-weight:700}
code{overflow-wrap:anywhere;font-size:.8rem}
@media (max-width:700px){.error{grid-template-columns:minmax(0,1fr)}}
"""


def page(
    found: Analysis, game: Game[Any, Any], speaker: Speaker, errors: int, seat: int | None
) -> str:
    """The report as HTML, with at most so many errors, of one seat or of all."""
    worst = found.worst(errors, seat)
    parts = [
        sums_table(["", *found.players], list(sums(speaker, found))),
        *_plots(speaker, found),
        f"<h2>{escape(speaker.say('analyse-worst' if worst else 'analyse-no-errors'))}</h2>",
        *(_error(speaker, found, number, decision) for number, decision in worst),
    ]
    return document(speaker, heading(speaker, found), how(speaker, found), OWN_STYLE, parts)


def _plots(speaker: Speaker, found: Analysis) -> Iterator[str]:
    """The course for the first player, what each lost on the way, errors by class."""
    decisions = [one for game in found.games for one in game.decisions]
    if not decisions:
        return
    first = found.players[0]
    across = speaker.say("analyse-plot-decisions")
    if found.length:
        course = [
            (float(at), one.mwc if one.seat == 0 else 1 - one.mwc)
            for at, one in enumerate(decisions, 1)
            if one.mwc is not None
        ]
        name = speaker.say("analyse-plot-mwc", player=first)
        yield plots.curve(name, across, course, span=(0, 1), unit="%", levels={"50 %": 0.5})
    else:
        course = [
            (float(at), one.equity if one.seat == 0 else -one.equity)
            for at, one in enumerate(decisions, 1)
        ]
        yield plots.curve(
            speaker.say("analyse-plot-equity", player=first), across, course, levels={"0": 0.0}
        )
    for seat, player in enumerate(found.players):
        lost, curve = 0.0, [(0.0, 0.0)]
        for at, one in enumerate(decisions, 1):
            if one.seat == seat and one.loss > 0:
                lost += one.loss
                curve.append((float(at), lost))
        curve.append((float(len(decisions)), lost))
        yield plots.curve(speaker.say("analyse-plot-lost", player=player), across, curve)
    for player, summary in zip(found.players, found.summary, strict=True):
        counts = [
            (
                speaker.say(f"analyse-grade-{name.replace(' ', '-')}"),
                float(summary.errors.get(name, 0)),
            )
            for name, _ in reversed(CLASSES)
        ]
        yield plots.bars(speaker.say("analyse-plot-errors", player=player), "", counts)


def _error(speaker: Speaker, found: Analysis, game: JudgedGame, decision: Decision) -> str:
    """The board, what was done, and the numbers."""
    rules, position = open_position(found.game, decision.position, None, {})
    svg = draw.svg(rules, position, lang=language(speaker.lang))
    title = told(speaker, found, game, decision)
    return (
        f'<section class="error"><h3>{escape(title)}</h3>'
        f"{image(svg, decision.position)}"
        f"<div>{_numbers(speaker, decision)}<p><code>{escape(decision.position)}</code></p></div>"
        "</section>"
    )


def _numbers(speaker: Speaker, decision: Decision) -> str:
    """The plays, or the cube's equities, as a table."""
    rows: list[tuple[tuple[str, str, str, str], bool]] = []
    if decision.kind == CHECKER:
        for one in decision.candidates:
            lacks = signed(one.difference) if one.difference else ""
            row = (one.play, signed(one.equity), lacks, chances(one.probabilities))
            rows.append((row, one.play == decision.played))
    elif decision.kind == TAKE:
        for word, equity in answered(decision).items():
            is_done = word == decision.played
            rows.append(((action(speaker.lang, word), signed(equity), "", ""), is_done))
    elif decision.cube is not None:
        cube = decision.cube
        for side, equity in zip(
            SIDES, (cube.no_double, cube.double_take, cube.double_pass), strict=True
        ):
            done = side == decision.played
            rows.append(((action(speaker.lang, side), signed(equity), "", ""), done))
    return choices_table(rows)
