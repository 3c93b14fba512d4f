"""SVG pictures: well formed, complete, the same every time, in both lights."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

import parlour
from parlour import draw
from parlour.draw.places import thread
from parlour.draw.theme import theme
from parlour.game import companion
from parlour.games import load, open_position
from parlour.games.layout import Layout, Piece, Target
from tests.draw.sampled import GAMES, IDS, positions

SVG = "{http://www.w3.org/2000/svg}"


def uses(picture: str) -> list[ET.Element]:
    return list(ET.fromstring(picture).iter(f"{SVG}use"))


@pytest.mark.parametrize(("id", "variant"), GAMES, ids=IDS)
def test_pictures_are_whole(id: str, variant: str) -> None:
    game, some = positions(id, variant)
    layouts = companion(game, "layout")
    for position in (some[0], some[len(some) // 2], some[-1]):
        layout = layouts.layout(game, position)
        names = tuple(layouts.overlays(game, position, 0))
        for dark in (False, True):
            picture = draw.svg(game, position, dark=dark, overlays=names)
            root = ET.fromstring(picture)
            assert root.get("role") == "img"
            assert root.find(f"{SVG}title").text
            assert root.find(f"{SVG}desc").text
            assert "var(" not in picture
            assert "://" not in picture.replace("http://www.w3.org/2000/svg", "")
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            asked = {use.get("href", "")[1:] for use in root.iter(f"{SVG}use")}
            asked |= set(re.findall(r"url\(#([^)]+)\)", picture))
            assert asked <= set(ids)
            places = touched(root)
            assert all(place(piece) in places for piece in layout.pieces)
            assert all(inside(root, target) for target in layout.targets)


def place(piece: Piece) -> tuple[int, int]:
    """Where a piece lies, in tenths of a cell."""
    return round(piece.x * 10), round(piece.y * 10)


def touched(root: ET.Element) -> set[tuple[int, int]]:
    """The places where something is drawn; hand-drawn pieces and writing stray a little."""
    found = set()
    for use in root.iter(f"{SVG}use"):
        match = re.match(r"translate\((\S+) ([^)]+)\)", use.get("transform", ""))
        x, y = (float(number) / 10 for number in match.groups())
        found |= {(round(x) + dx, round(y) + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return found


def inside(root: ET.Element, target: Target) -> bool:
    x, y, width, height = map(float, root.get("viewBox", "").split())
    return (
        x <= target.x * 100
        and (target.x + target.width) * 100 <= x + width
        and y <= target.y * 100
        and (target.y + target.height) * 100 <= y + height
    )


@pytest.mark.parametrize(("id", "variant"), GAMES, ids=IDS)
def test_pictures_do_not_wobble(id: str, variant: str) -> None:
    """The same position gives the same picture."""
    game, some = positions(id, variant)
    assert draw.svg(game, some[1]) == draw.svg(game, some[1])


def test_a_cross_stays_as_it_was_drawn() -> None:
    record = parlour.Record(parlour.load("virus-war")).play("a1")
    before = {use.get("transform") for use in uses(record._repr_svg_())}
    record.play("b2")
    after = {use.get("transform") for use in uses(record._repr_svg_())}
    assert before < after


@pytest.mark.parametrize(("id", "variant"), GAMES, ids=IDS)
def test_themes_know_every_piece(id: str, variant: str) -> None:
    """Every symbol in every state, every kind of target and every symbol named has its drawing."""
    game, some = positions(id, variant)
    layouts = companion(game, "layout")
    for position in some:
        layout = layouts.layout(game, position)
        look = theme(layout.theme)
        assert look.name == layout.theme, "no theme folder"
        for piece in layout.pieces:
            assert look.knows(piece.symbol, piece.state), piece
            entry = look.piece(piece.symbol, piece.state)
            for name in entry.symbols(piece.text):
                assert look.find(name.replace("{text}", piece.text), piece.seat, piece.at), name
        for target in layout.targets:
            assert target.kind in look.data["targets"], target
        for name in layouts.overlays(game, position, 0):
            assert name in look.data["overlays"], name


def test_owners_differ_by_more_than_colour() -> None:
    """Each seat has a mark of its own wherever pieces have owners."""
    for name, symbols in {
        "klopodavka": ("bug", "painted"),
        "war": ("infantry", "general"),
        "plain": ("anything",),
        "backgammon": ("checker",),
    }.items():
        look = theme(name)
        for symbol in symbols:
            seats = 2 if name == "backgammon" else 6
            marks = {
                tuple(look.find(part, seat, "a1") for part in look.piece(symbol).symbols())
                for seat in range(seats)
            }
            assert len(marks) == seats, (name, symbol)


def test_a_game_without_a_theme_is_drawn_in_plain() -> None:
    targets = (Target("a1", 0, 0), Target("b1", 1, 0, kind="volcano"))
    pieces = (Piece("a1", 0.5, 0.5, "dragon", 3), Piece("b1", 1.5, 0.5, "dragon", 0, "7"))
    layout = Layout("no_such_theme", 2, 1, targets, pieces, ("a", "b"), ("1",))
    picture = draw.svg_layout(layout)
    assert "plain-mark-4" in picture
    assert "plain-badge-1" in picture
    assert draw.text_layout(layout, style="ascii").splitlines()[0] == "1 dd a7"
    assert theme("../plain").name == "plain"


def test_size_is_the_width() -> None:
    root = ET.fromstring(draw.svg(load("ataxx"), load("ataxx").start(), size=320))
    assert root.get("width") == "320"


def test_overlays_by_name_and_by_cells() -> None:
    game = load("slime-trail")
    named = draw.svg(game, game.start(), overlays=["reach"])
    given = draw.svg(
        game, game.start(), overlays={"reach": {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}}
    )
    assert named == given
    assert named != draw.svg(game, game.start())
    with pytest.raises(parlour.TextError, match="rech"):
        draw.svg(game, game.start(), overlays=["rech"])


def test_the_description_says_what_lies_where() -> None:
    game, position = open_position("slime-trail", "7/7/7/4s2/3#3/7/7 2")
    picture = draw.svg(game, position)
    description = ET.fromstring(picture).find(f"{SVG}desc").text
    assert "e4" in description
    assert "d3" in description
    assert draw.svg(game, position, lang="ko") != picture


def test_the_trail_is_one_line_through_every_sealed_cell() -> None:
    for seed in ("standard", "8x8", "school"):
        game, some = positions("slime-trail", seed)
        layout = companion(game, "layout").layout(game, some[-1])
        line = thread(layout, theme("slime_trail").data["thread"])
        slime = {(p.x, p.y) for p in layout.pieces if p.symbol == "slime"}
        assert set(line[:-1]) == slime
        assert len(line) == len(slime) + 1
        assert all(max(abs(a[0] - b[0]), abs(a[1] - b[1])) == 1 for a, b in pairwise(line))


def test_a_path_of_the_layout_comes_first() -> None:
    path = ((0.5, 0.5), (1.5, 1.5), (2.5, 0.5))
    targets = tuple(Target(f"{x}{y}", x, y) for x in range(3) for y in range(2))
    layout = Layout("slime_trail", 3, 2, targets, (), path=path)
    assert "M50 50L" in draw.svg_layout(layout)
