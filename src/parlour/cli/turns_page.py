"""An analysis of a game without dice as one HTML page: the sums, the course, a board an error."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from parlour import draw
from parlour.analysis.turns.judged import JudgedGame, Turn, TurnAnalysis, is_error
from parlour.arena import plots
from parlour.cli.errors import Speaker
from parlour.cli.report import choices_table, document, image, sums_table
from parlour.cli.rows import signed
from parlour.cli.turns_chart import SIGNS
from parlour.cli.turns_text import courses, heading, how, names, outs, sums, told, value
from parlour.cli.turns_text import title as plot_title
from parlour.game import Game, companion
from parlour.games import open_position, read_turn
from parlour.text import language

OWN_STYLE = """
.error{margin:1.5rem 0;padding-top:1rem;border-top:1px solid var(--line)}.error img{width:100%;
height:auto}.error h3{margin:0 0 .5rem;font-size:1rem}.played{font-weight:700}
.boards{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem}.boards figure{margin:0}
.boards figcaption{font-weight:400;color:var(--soft)}
code{overflow-wrap:anywhere;font-size:.8rem}.name{white-space:normal}
.line1{stroke:#b3541e;stroke-dasharray:7 3}.line2{stroke:#3d8b40;stroke-dasharray:2 3}
.line3{stroke:#8e44ad;stroke-dasharray:9 3 2 3}.line4{stroke:#b8860b;stroke-dasharray:4 4}
.line5{stroke:#c2185b;stroke-dasharray:1 4}.sign{font-weight:700}
@media (prefers-color-scheme:dark){.line1{stroke:#f0965a}.line2{stroke:#7ccf80}
.line3{stroke:#cf9be8}.line4{stroke:#e6c25a}.line5{stroke:#f48fb1}}
@media (max-width:700px){.boards{grid-template-columns:minmax(0,1fr)}}
"""


def page(found: TurnAnalysis, speaker: Speaker, errors: int, seat: int | None) -> str:
    """The report as HTML, with at most so many errors, of one seat or of all."""
    worst = found.worst(errors, seat)
    parts = [
        sums_table(["", *names(speaker, found)], list(sums(speaker, found))),
        *(part for game in found.games for part in _course(speaker, found, game)),
        f"<h2>{escape(speaker.say('analyse-turns-worst' if worst else 'analyse-no-errors'))}</h2>",
        *(_error(speaker, found, game, turn) for game, turn in worst),
    ]
    return document(speaker, heading(speaker, found), how(speaker, found), OWN_STYLE, parts)


def _course(speaker: Speaker, found: TurnAnalysis, game: JudgedGame) -> Iterator[str]:
    """The plot of a game: one line in duels, else one a seat; errors on the lines."""
    if not game.decisions:
        return
    rows = courses(game)
    is_duel = found.span != 1
    lines = {
        name: [(float(at), each) for at, each in enumerate(row, 1)]
        for name, row in zip(names(speaker, found), rows, strict=True)
    }
    if is_duel:
        lines = dict(list(lines.items())[:1])
    marks = [
        (0 if is_duel else turn.seat, float(turn.number),
         rows[0 if is_duel else turn.seat][turn.number - 1], SIGNS[turn.grade])
        for turn in game.decisions if is_error(turn)
    ]  # fmt: skip
    yield plots.curves(
        plot_title(speaker, found, game),
        speaker.say("analyse-turns-plot-across"),
        lines,
        span=(-1.0, 1.0) if is_duel else (0.0, 1.0),
        marks=marks,
    )
    gone = " · ".join(outs(speaker, found, game))
    if gone:
        yield f"<p>{escape(gone)}</p>"


def _error(speaker: Speaker, found: TurnAnalysis, game: JudgedGame, turn: Turn) -> str:
    """The turn that was played and the better one, each on its board, and the numbers."""
    rules, position = open_position(found.game, turn.position, None, found.options)
    boards = "".join(
        _board(speaker, rules, position, text, f"{speaker.say(code)}: {text}")
        for code, text in (
            ("analyse-turns-before", turn.played),
            ("analyse-turns-better", turn.best),
        )
    )
    table = choices_table(
        (
            (
                one.play,
                f"{'=' if one.proven else ''}{value(one.value, found.span)}",
                signed(one.difference) if one.difference else "",
            ),
            one.play == turn.played,
        )
        for one in turn.candidates
    )
    return (
        f'<section class="error"><h3>{escape(told(speaker, found, game, turn))}</h3>'
        f'<div class="boards">{boards}</div>{table}'
        f"<p><code>{escape(turn.position)}</code></p></section>"
    )


def _board(speaker: Speaker, game: Game[Any, Any], position: Any, turn: str, words: str) -> str:
    """A position with the steps of a turn numbered on it."""
    svg = draw.svg(game, position, lang=language(speaker.lang))
    marked = svg.replace("</svg>", f"{''.join(_steps(game, position, turn))}</svg>")
    return f"<figure>{image(marked, words)}<figcaption>{escape(words)}</figcaption></figure>"


def _steps(game: Game[Any, Any], position: Any, turn: str) -> Iterator[str]:
    """The numbers of the steps where they are made, as SVG; what is said (a pass) has no place."""
    module = companion(game, "layout")
    layout = module.layout(game, position)
    cells = {target.id: target for target in layout.targets if target.kind != "button"}
    for number, move in enumerate(read_turn(game, position, turn), 1):
        touched = [cells[id] for id in module.gestures(move) if id in cells]
        if not touched:
            continue
        place = touched[-1]
        x, y = 100 * (place.x + place.width / 2), 100 * (place.y + place.height / 2)
        yield (
            f'<circle cx="{x:g}" cy="{y:g}" r="36" fill="#1a6b8f" stroke="#fff" stroke-width="5"/>'
            f'<text x="{x:g}" y="{y + 17:g}" text-anchor="middle" font-family="sans-serif"'
            f' font-weight="700" font-size="48" fill="#fff">{number}</text>'
        )
