"""The table as a picture: work a second on a logarithmic scale, ours beside the peers."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import ceil, floor, log10

from benchmarks.measure import Figure, Result
from benchmarks.report import short

LEFT, RIGHT, TOP, ROW, FOOT = 420, 50, 92, 66, 24
WIDTH = 1080
STYLE = """
svg{font:15px system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;--paper:#fbfaf6;
--ink:#23282b;--soft:#5d666b;--line:#dcd8cc;--ours:#1a6b8f;--theirs:#c05a1c}
@media (prefers-color-scheme:dark){svg{--paper:#171b1e;--ink:#e9ecee;--soft:#a3adb3;--line:#333a3f;
--ours:#62bbe0;--theirs:#f0965a}}
.paper{fill:var(--paper)}text{fill:var(--ink)}.soft{fill:var(--soft);font-size:13px}.title{font-size:20px;
font-weight:600}.grid{stroke:var(--line)}.ours{fill:var(--ours)}.theirs{fill:var(--paper);stroke:var(--theirs);
stroke-width:2.5}.span{stroke:var(--soft);stroke-width:2;opacity:.45}.goal{stroke:var(--ink);stroke-width:2}
.figure{font-size:13px;font-weight:600;fill:var(--ours)}.name{font-size:12px;fill:var(--theirs)}
"""


def picture(results: list[Result]) -> str:
    """An SVG that brings its own paper, light or dark as the reader likes it."""
    drawn = [result for result in results if result.row.unit.endswith("/s") and result.ours.samples]
    values = [f.value for result in drawn for f in _figures(result)]
    values += [goal.least for r in drawn for goal in r.row.goals if not goal.than]
    low, high = floor(log10(min(values))), ceil(log10(max(values)))
    height = TOP + ROW * len(drawn) + FOOT

    def x(value: float) -> float:
        return LEFT + (log10(value) - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" role="img" lang="en">',
        "<title>Work a second, by Parlour and by its peers</title>",
        f"<desc>{escape('; '.join(_said(result) for result in drawn))}</desc>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="14"/>',
        '<text class="title" x="24" y="36">Work a second</text>',
        f'<circle class="ours" cx="{LEFT}" cy="31" r="7"/>'
        f'<text x="{LEFT + 14}" y="36">Parlour</text>',
        f'<circle class="theirs" cx="{LEFT + 110}" cy="31" r="6"/>'
        f'<text x="{LEFT + 124}" y="36">peers</text>',
        f'<path class="goal" d="M{LEFT + 206} 22v18"/><text x="{LEFT + 216}" y="36">goal</text>',
        f'<text class="soft" x="{WIDTH - RIGHT}" y="36" text-anchor="end">each line is ten times'
        " the one before</text>",
    ]
    for power in range(low, high + 1):
        at = x(10**power)
        parts.append(f'<path class="grid" d="M{at:.1f} {TOP - 12}V{height - FOOT}"/>')
        label = short(10.0**power).replace(".00", "").replace(".0", "")
        parts.append(
            f'<text class="soft" x="{at:.1f}" y="{TOP - 20}" text-anchor="middle">{label}</text>'
        )
    for number, result in enumerate(drawn):
        parts += _row(result, TOP + ROW * number + ROW / 2, x)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _figures(result: Result) -> list[Figure]:
    return [f for f in (result.ours, *result.others) if f.samples and f.value > 0]


def _peers(result: Result) -> list[Figure]:
    """Others' figures from the right to the left; our own second figures are not drawn."""
    own = ("parlour", "the core alone")
    found = [f for f in _figures(result)[1:] if not f.name.startswith(own)]
    return sorted(found, key=lambda figure: -figure.value)


def _said(result: Result) -> str:
    figures = [result.ours, *_peers(result)]
    return f"{result.row.work}: " + ", ".join(
        f"{figure.name} {short(figure.value)} {result.row.unit}" for figure in figures
    )


def _row(result: Result, y: float, x: object) -> Iterator[str]:
    assert callable(x)
    game, _, work = result.row.work.replace("`", "").partition(": ")
    yield f'<text x="24" y="{y - 2}">{escape(game)}</text>'
    yield f'<text class="soft" x="24" y="{y + 15}">{escape(work)}, {result.row.unit}</text>'
    peers, ours = _peers(result), result.ours.value
    if peers:
        least = min(figure.value for figure in (result.ours, *peers))
        yield f'<path class="span" d="M{x(least):.1f} {y}H{x(ours):.1f}"/>'
    for goal in result.row.goals:
        if not goal.than:
            yield f'<path class="goal" d="M{x(goal.least):.1f} {y - 10}v20"/>'
    taken = [(y - 12, x(ours) - 26, x(ours) + 26)]  # where text stands: line, left, right
    for figure in peers:
        at, half = x(figure.value), 3.6 * len(figure.name)
        yield f'<circle class="theirs" cx="{at:.1f}" cy="{y}" r="6"/>'
        line = next(
            line
            for line in (y + 21, y - 12, y + 34, y - 25)
            if all(line != one or at + half < a or b < at - half for one, a, b in taken)
        )
        taken.append((line, at - half, at + half))
        yield (
            f'<text class="name" x="{at:.1f}" y="{line:.1f}" text-anchor="middle">'
            f"{escape(figure.name)}</text>"
        )
    yield f'<circle class="ours" cx="{x(ours):.1f}" cy="{y}" r="7"/>'
    yield (
        f'<text class="figure" x="{x(ours):.1f}" y="{y - 12:.1f}" text-anchor="middle">'
        f"{short(ours)}</text>"
    )
