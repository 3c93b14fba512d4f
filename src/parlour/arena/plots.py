"""The pictures of a report as SVG, drawn here: lines with a band, and bars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 14, 40
Points = Sequence[tuple[float, float]]


def curve(
    title: str,
    across: str,
    points: Points,
    *,
    band: Sequence[tuple[float, float, float]] = (),
    levels: Mapping[str, float] | None = None,
    span: tuple[float, float] | None = None,
    unit: str = "",
) -> str:
    """A line over the numbers of games; `band` as (x, low, high); `levels` as dashed lines."""
    levels = levels or {}
    heights = [y for _, y in points] + [*levels.values()]
    heights += [y for _, low, high in band for y in (low, high)]
    low, high = span or _rounded(min(heights), max(heights))
    last = max((x for x, _ in points), default=1) or 1
    first = min((x for x, _ in points), default=0)

    def at(x: float, y: float) -> str:
        return f"{_across(x, first, last):.1f},{_down(y, low, high):.1f}"

    parts = [_grid(low, high, unit), _feet(first, last, across)]
    if band:
        upper = [at(x, min(top, high)) for x, _, top in band]
        lower = [at(x, max(bottom, low)) for x, bottom, _ in reversed(band)]
        parts.append(f'<polygon class="band" points="{" ".join([*upper, *lower])}"/>')
    for name, y in levels.items():
        height = f"{_down(y, low, high):.1f}"
        parts.append(
            f'<line class="level" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height}" y2="{height}"/>'
            f'<text class="soft" x="{LEFT + 4}" y="{float(height) - 4:.1f}">{escape(name)}</text>'
        )
    parts.append(f'<polyline class="line" points="{" ".join(at(x, y) for x, y in points)}"/>')
    return _picture(title, parts)


def curves(
    title: str,
    across: str,
    courses: Mapping[str, Points],
    *,
    span: tuple[float, float],
    marks: Sequence[tuple[int, float, float, str]] = (),
) -> str:
    """Several lines in one picture, told apart by their dashes too; their names stand below.

    `marks` are signs on the lines: the number of the line, x, y, and the sign.
    """
    low, high = span
    points = [point for course in courses.values() for point in course]
    last = max((x for x, _ in points), default=1) or 1
    first = min((x for x, _ in points), default=0)
    parts = [_grid(low, high, ""), _feet(first, last, across)]
    for number, course in enumerate(courses.values()):
        places = [f"{_across(x, first, last):.1f},{_down(y, low, high):.1f}" for x, y in course]
        parts.append(f'<polyline class="line line{number}" points="{" ".join(places)}"/>')
    for number, x, y, sign in marks:
        parts.append(
            f'<text class="sign name{number}" x="{_across(x, first, last):.1f}"'
            f' y="{_down(y, low, high) - 5:.1f}" text-anchor="middle">{escape(sign)}</text>'
        )
    parts += _names(list(courses)) if len(courses) > 1 else []
    return _picture(title, parts)


def _names(names: Sequence[str]) -> list[str]:
    """Which line is whose, at the foot of a picture of several."""
    room = (WIDTH - LEFT - RIGHT) * 0.85 / len(names)
    parts = []
    for number, name in enumerate(names):
        x, y = LEFT + room * number, HEIGHT - 10
        parts.append(
            f'<polyline class="line line{number}" points="{x:.0f},{y} {x + 26:.0f},{y}"/>'
            f'<text x="{x + 32:.0f}" y="{y + 4}">{escape(name)}</text>'
        )
    return parts


def bars(title: str, across: str, counts: Sequence[tuple[str, float]]) -> str:
    """A bar for each name."""
    top = max((count for _, count in counts), default=1) or 1
    room = (WIDTH - LEFT - RIGHT) / max(1, len(counts))
    parts = [_grid(0, top, "")]
    for number, (name, count) in enumerate(counts):
        x = LEFT + room * (number + 0.5)
        y = _down(count, 0, top)
        wide = min(room * 0.7, 90)
        parts.append(
            f'<rect class="bar" x="{x - wide / 2:.1f}" y="{y:.1f}" width="{wide:.1f}"'
            f' height="{HEIGHT - BOTTOM - y:.1f}"/>'
            f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">'
            f"{escape(name)}</text>"
        )
        if room > 26:
            parts.append(
                f'<text class="soft" x="{x:.1f}" y="{y - 4:.1f}" text-anchor="middle">'
                f"{count:g}</text>"
            )
    parts.append(
        f'<text class="soft" x="{WIDTH - RIGHT}" y="{HEIGHT - 6}" text-anchor="end">'
        f"{escape(across)}</text>"
    )
    return _picture(title, parts)


def histogram(values: Sequence[float], most: int = 14) -> list[tuple[str, float]]:
    """How many values lie in each of at most `most` steps of a round width."""
    if not values:
        return []
    low, high = min(values), max(values)
    step = next(size for size in _steps() if (high // size) - (low // size) + 1 <= most)
    first = int(low // step)
    found = [0] * (int(high // step) - first + 1)
    for value in values:
        found[int(value // step) - first] += 1
    return [(f"{(first + at) * step:g}", float(count)) for at, count in enumerate(found)]


def _steps() -> Sequence[float]:
    return [size * 10.0**power for power in range(7) for size in (1, 2, 5)]


def _picture(title: str, parts: Sequence[str]) -> str:
    return (
        f'<figure><figcaption>{escape(title)}</figcaption><svg viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' role="img" aria-label="{escape(title, quote=True)}">{"".join(parts)}</svg></figure>'
    )


def _grid(low: float, high: float, unit: str) -> str:
    step = next((s / 1000 for s in _steps() if (high - low) / (s / 1000) <= 6), high - low) or 1.0
    parts = []
    y = -(-low // step) * step + 0.0  # never −0
    while y <= high + step / 1000:
        place = f"{_down(y, low, high):.1f}"
        number = f"{y:+g}" if low < 0 and y else f"{y:g}"
        if unit == "%":
            number = f"{100 * y:.0f} %"
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{place}" y2="{place}"/>'
            f'<text class="soft" x="{LEFT - 6}" y="{float(place) + 4:.1f}" text-anchor="end">'
            f"{number}</text>"
        )
        y += step
    return "".join(parts)


def _feet(first: float, last: float, across: str) -> str:
    """The scale below."""
    span = max(1.0, last - first)
    step = next(s for s in _steps() if span / s <= 8)
    parts = []
    x = -(-first // step) * step
    while x <= last:
        if _across(x, first, last) < WIDTH - RIGHT - 8 * len(across):
            parts.append(
                f'<text class="soft" x="{_across(x, first, last):.1f}" y="{HEIGHT - BOTTOM + 16}"'
                f' text-anchor="middle">{x:g}</text>'
            )
        x += step
    parts.append(
        f'<text class="soft" x="{WIDTH - RIGHT}" y="{HEIGHT - BOTTOM + 16}" text-anchor="end">'
        f"{escape(across)}</text>"
    )
    return "".join(parts)


def _rounded(low: float, high: float) -> tuple[float, float]:
    room = (high - low) * 0.08 or 1.0
    return low - room, high + room


def _across(x: float, first: float, last: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (x - first) / ((last - first) or 1)


def _down(y: float, low: float, high: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - (y - low) / ((high - low) or 1))
