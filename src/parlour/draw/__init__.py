"""The drawing room: a position as a picture (SVG) or as text for the terminal.

No game is named here. A game's `layout.py` says what lies where; how that looks is data, a folder
of `themes/` with SVG symbols and a `theme.toml`. A game without a folder of its own is drawn in
`plain`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

from parlour.game import Game, companion

if TYPE_CHECKING:
    from parlour.games.layout import Layout
    from parlour.record import Record

Marks = Mapping[str, Iterable[str]] | Iterable[str]
"""Overlays to show: their names (the game's own sets are taken), or the sets themselves by name."""

Style = Literal["unicode", "ascii"]

__all__ = ["mark", "svg", "svg_layout", "text", "text_layout", "traced"]


def svg(
    game: Game[Any, Any],
    position: Any,
    *,
    dark: bool = False,
    overlays: Marks = (),
    lang: str | None = None,
    size: int | None = None,
) -> str:
    """A position as a standalone SVG picture, `size` pixels wide (default: by the board's size).

    It carries a title and a description for screen readers, in the language `lang`.
    """
    module = companion(game, "layout")
    return svg_layout(
        module.layout(game, position),
        dark=dark,
        overlays=_overlays(module, game, position, overlays),
        lang=lang,
        size=size,
        title=(game.id, {}),
        status=module.status(game, position),
    )


def svg_layout(
    layout: Layout,
    *,
    dark: bool = False,
    overlays: Mapping[str, Iterable[str]] | None = None,
    lang: str | None = None,
    size: int | None = None,
    title: tuple[str, dict[str, object]] | None = None,
    status: tuple[str, dict[str, object]] | None = None,
) -> str:
    """A layout as SVG; `title` and `status` are messages for the description."""
    from parlour.draw.picture import picture

    return picture(layout, dark, overlays or {}, lang, size, title, status)


def text(
    game: Game[Any, Any],
    position: Any,
    *,
    style: Style = "unicode",
    colour: bool = False,
    width: int | None = None,
    overlays: Marks = (),
    lang: str | None = None,
    legend: bool = False,
) -> str:
    """A position as lines for a terminal: every line equally wide, no line break at the end.

    `style="ascii"` is 7-bit and tells every piece, owner and state apart; `colour` adds escape
    sequences; a board wider than `width` is drawn as narrow as it can be; `legend` explains the
    signs.
    """
    module = companion(game, "layout")
    return text_layout(
        module.layout(game, position),
        style=style,
        colour=colour,
        width=width,
        overlays=_overlays(module, game, position, overlays),
        lang=lang,
        legend=legend,
    )


def text_layout(
    layout: Layout,
    *,
    style: Style = "unicode",
    colour: bool = False,
    width: int | None = None,
    overlays: Mapping[str, Iterable[str]] | None = None,
    lang: str | None = None,
    legend: bool = False,
) -> str:
    """A layout as lines for a terminal."""
    from parlour.draw.terminal import lines

    return "\n".join(lines(layout, style, colour, width, overlays or {}, lang, legend))


def mark(layout: Layout, seat: int, *, style: Style = "unicode", colour: bool = False) -> str:
    """The sign of a seat in the terminal, as this board shows it: `×`, `a`."""
    from parlour.draw import terminal

    return terminal.mark(layout, seat, style, colour)


def traced(record: Record[Any, Any]) -> Layout:
    """The layout of a record's position, with the line that its theme draws (the snail's trail)."""
    from parlour.draw.theme import theme

    layouts = companion(record.game, "layout").layout
    now: Layout = layouts(record.game, record.position)
    plan = theme(now.theme).data.get("thread")
    if not plan:
        return now
    drawn = [layouts(record.game, position) for position in record.positions[:-1]] + [now]
    heads = [(p.x, p.y) for at in drawn for p in at.pieces if p.symbol == plan["head"]]
    return replace(now, path=tuple(dict.fromkeys(heads)))


def _overlays(
    module: Any, game: Game[Any, Any], position: Any, wanted: Marks
) -> dict[str, frozenset[str]]:
    """The sets to show, in the order they were asked for; a name the game does not have raises."""
    if isinstance(wanted, Mapping):
        return {name: frozenset(cells) for name, cells in wanted.items()}
    names = list(wanted)
    if not names:
        return {}
    pov = max(game.actor(position), 0)
    sets = module.overlays(game, position, pov)
    for name in names:
        if name not in sets:
            raise import_module("parlour.game").TextError(
                "overlay-unknown", text=name, game=game.id, known=" ".join(sorted(sets))
            )
    return {name: frozenset(sets[name]) for name in names}
