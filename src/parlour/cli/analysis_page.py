"""An analysis as one HTML page that needs nothing else: sums, plots, a board for each error."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

import parlour
from parlour import draw
from parlour.analysis.judged import CHECKER, CLASSES, TAKE, Analysis, Decision, JudgedGame
from parlour.arena import plots
from parlour.arena.page import STYLE
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
    title = heading(speaker, found)
    worst = found.worst(errors, seat)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(how(speaker, found))} · Parlour {parlour.__version__}</p>',
        _table(["", *found.players], list(sums(speaker, found))),
        *_plots(speaker, found),
        f"<h2>{escape(speaker.say('analyse-worst' if worst else 'analyse-no-errors'))}</h2>",
        *(_error(speaker, found, number, decision) for number, decision in worst),
    ]
    lang = language(speaker.lang)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{OWN_STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = []
    for first, *cells in rows:
        figures = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        body.append(f'<tr><th scope="row" class="name">{escape(first)}</th>{figures}</tr>')
    return f'<div class="scroll"><table><tr>{top}</tr>{"".join(body)}</table></div>'


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
    picture = b64encode(svg.encode()).decode()
    title = told(speaker, found, game, decision)
    return (
        f'<section class="error"><h3>{escape(title)}</h3>'
        f'<img alt="{escape(decision.position, quote=True)}"'
        f' src="data:image/svg+xml;base64,{picture}">'
        f"<div>{_numbers(speaker, decision)}<p><code>{escape(decision.position)}</code></p></div>"
        "</section>"
    )


def _numbers(speaker: Speaker, decision: Decision) -> str:
    """The plays, or the cube's equities, as a table."""
    rows: list[tuple[str, str, str, str, bool]] = []
    if decision.kind == CHECKER:
        for one in decision.candidates:
            lacks = signed(one.difference) if one.difference else ""
            row = (one.play, signed(one.equity), lacks, chances(one.probabilities))
            rows.append((*row, one.play == decision.played))
    elif decision.kind == TAKE:
        for word, equity in answered(decision).items():
            is_done = word == decision.played
            rows.append((action(speaker.lang, word), signed(equity), "", "", is_done))
    elif decision.cube is not None:
        cube = decision.cube
        for side, equity in zip(
            SIDES, (cube.no_double, cube.double_take, cube.double_pass), strict=True
        ):
            done = side == decision.played
            rows.append((action(speaker.lang, side), signed(equity), "", "", done))
    body = "".join(
        f'<tr class="{"played" if is_played else ""}"><td class="name">{escape(name)}</td>'
        f"<td>{equity}</td><td>{lacks}</td><td>{shares}</td></tr>"
        for name, equity, lacks, shares, is_played in rows
    )
    return f'<div class="scroll"><table>{body}</table></div>'
