"""Everything that a layout can show has its words, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from parlour.game import companion
from parlour.games import REGISTRY, open_position
from parlour.games.layout import Layout, Piece
from parlour.text import LANGUAGES
from tests.draw.sampled import GAMES, positions
from tests.text.test_catalogues import messages

SELDOM = {
    "klopodavka": "7bbb/7bbb/7bbb/10/10/10/10/aaa7/aAa7/aaaa6 a 4 0 b 3",
    "war": "11bI/12/12/12/12/12/12/12/12/12/12/aG11 a I0N0T0P0 0 b 5",
}
"""What random play hardly comes to: seats that are out."""


@cache
def layouts(id: str) -> tuple[Layout, ...]:
    """Layouts of every variant, and those of positions that are seldom seen."""
    found = []
    for game, variant in GAMES:
        if game == id:
            rules, some = positions(id, variant)
            found += [companion(rules, "layout").layout(rules, position) for position in some]
    if id in SELDOM:
        rules, position = open_position(id, SELDOM[id], None, {})
        found.append(companion(rules, "layout").layout(rules, position))
    return tuple(found)


def places(id: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each place that is more than a cell, and the codes of which one must have a word."""
    for layout in layouts(id):
        full = {piece.at for piece in layout.pieces}
        for target in layout.targets:
            if target.kind == "button":
                yield target.id, (f"{id}-button-{target.id}", f"button-{target.id}")
            elif target.kind != "cell" and target.id not in full:
                kind = target.kind
                codes = (f"{id}-target-{target.id}", f"{id}-kind-{kind}", f"kind-{kind}")
                yield f"{target.id}, a {kind}", codes


def states(id: str) -> Iterator[tuple[Piece, str]]:
    """The pieces whose name does not tell their state, with each word of the state."""
    pieces = [piece for layout in layouts(id) for piece in layout.pieces]
    plain = {(piece.symbol, piece.name) for piece in pieces if not piece.state}
    for piece in pieces:
        if piece.state and (piece.symbol, piece.name) in plain:
            yield from ((piece, word) for word in piece.state.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", REGISTRY)
def test_whatever_lies_on_a_board_can_be_read_out(id: str, lang: str) -> None:
    known = messages(lang)
    silent = {what for what, codes in places(id) if not known.keys() & set(codes)}
    for layout in layouts(id):
        names = {piece.name or piece.symbol for piece in layout.pieces}
        silent |= {f"piece {name}" for name in names if name not in known}
    for piece, word in states(id):
        if f"{id}-state-{word}" not in known:
            silent.add(f"{piece.name}, {word}")
    assert silent == set()


def test_the_seldom_is_there() -> None:
    """The test above sees every state that a game knows."""
    seen = {
        id: {word for at in layouts(id) for piece in at.pieces for word in piece.state.split()}
        for id in REGISTRY
    }
    assert seen == {
        "ataxx": {"filled"},
        "virus-war": {"killed"},
        "klopodavka": {"framed", "out"},
        "war": {"fortress", "out", "unlinked"},
        "backgammon": {"framed", "used"},
        "slime-trail": set(),
    }
