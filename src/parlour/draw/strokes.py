"""Strokes as SVG: numbers, a rectangle, one drawn along a ruler, a line with rounded corners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def units(*numbers: float) -> str:
    """Numbers as SVG writes them, to a hundredth of a cell."""
    return " ".join(f"{number:.1f}".removesuffix(".0") for number in numbers)


def rectangle(
    x: float, y: float, width: float, height: float, layer: Mapping[str, Any], style: str
) -> str:
    """A rectangle as a layer of a theme has it: with its corners and its shift."""
    round_ = f' rx="{layer["radius"]}"' if "radius" in layer else ""
    dx, dy = layer.get("dx", 0), layer.get("dy", 0)
    return (
        f'<rect x="{units(x + dx)}" y="{units(y + dy)}" width="{units(width)}"'
        f' height="{units(height)}"{round_}{style}/>'
    )


def ruled(left: float, top: float, right: float, bottom: float) -> str:
    """A rectangle drawn along a ruler: four strokes that overshoot their corners a little."""
    over, bow = 14, 3
    x, y = (left + right) / 2, (top + bottom) / 2
    return (
        f"M{units(left - over, top + 1)}Q{units(x, top - bow)} {units(right + 8, top)}"
        f"M{units(right - 1, top - 9)}Q{units(right + bow, y)} {units(right, bottom + over)}"
        f"M{units(right + 10, bottom - 1)}Q{units(x, bottom + bow)} {units(left - 9, bottom)}"
        f"M{units(left + 1, bottom + 11)}Q{units(left - bow, y)} {units(left, top - 10)}"
    )


def smooth(points: Sequence[tuple[float, float]]) -> str:
    """One continuous line through the points, its corners rounded."""
    path = f"M{units(*points[0])}"
    for (px, py), (x, y), (nx, ny) in zip(points, points[1:], points[2:], strict=False):
        before = x + (px - x) * 0.42, y + (py - y) * 0.42
        after = x + (nx - x) * 0.42, y + (ny - y) * 0.42
        path += f"L{units(*before)}Q{units(x, y)} {units(*after)}"
    return path + f"L{units(*points[-1])}"
