"""What must be whole: one's own general at first, corners under the small map, names, the panel."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.table import Table
from tests.browser.test_many_players import COMPUTER, FRIEND, YOU, sat
from tests.server.service import Service

THREE = {"players": "3"}
LARGE = {"players": "4", "size": "30x20"}
CUT = """() => [...document.querySelectorAll(".plate .name")]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""


FADED = """() => [...document.querySelectorAll("aside, dialog[open]")]
  .flatMap((panel) => [...panel.querySelectorAll("a, button:enabled, input:enabled, summary")])
  .filter((pressed) => {
    for (let part = pressed; part; part = part.parentElement) {
      const { maskImage, opacity } = getComputedStyle(part);
      if (maskImage !== "none" || opacity !== "1") return true;
    }
  }).map((pressed) => pressed.textContent)"""


def far_corner(service: Service, visit: Visitors, width: int) -> Table:
    """At the third seat of a large sheet of War, on a phone; others are to move."""
    opened = service.open("war", options=LARGE, seats=[YOU, FRIEND, FRIEND, FRIEND])
    mine = {**opened, "tokens": {"2": opened["tokens"]["2"]}}
    size = {"width": width, "height": 740}
    return visit(service, phone=True, viewport=size).sit(mine, "war")


def test_a_large_sheet_begins_at_ones_own_general(service: Service, visit: Visitors) -> None:
    table = far_corner(service, visit, 360)
    room = table.page.locator("main .board .room").bounding_box()
    assert room is not None
    for cell in ("ae20", "ab17"):
        x, y = table.place(cell)
        assert room["x"] + 8 < x < room["x"] + room["width"] - 8, cell
        assert room["y"] + 8 < y < room["y"] + room["height"] - 8, cell


@pytest.mark.long
@pytest.mark.parametrize("width", [360, 414])
def test_the_small_map_leaves_every_corner_of_the_sheet(
    service: Service, visit: Visitors, width: int
) -> None:
    table = far_corner(service, visit, width)
    small = table.page.locator("main .board .room > svg:not(.loupe)").last
    for corner, (right, bottom) in {
        "a1": (0.02, 0.98), "ae1": (0.98, 0.98), "a20": (0.02, 0.02), "ae20": (0.98, 0.02)
    }.items():  # fmt: skip
        box = small.bounding_box()
        assert box is not None
        table.page.touchscreen.tap(
            box["x"] + right * box["width"], box["y"] + bottom * box["height"]
        )
        table.page.wait_for_timeout(200)
        box = small.bounding_box()
        assert box is not None
        x, y = table.place(corner)
        inside = box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
        assert not inside, corner
        visit.picture(table, corner)


@pytest.mark.long
@pytest.mark.parametrize("lang", ["ko-KR", "ru-RU"])
@pytest.mark.parametrize("width", [820, 1280, 1440])
def test_names_are_whole_beside_what_is_said_of_seats(
    service: Service, visit: Visitors, lang: str, width: int
) -> None:
    """Six seats, two of them out; then points."""
    seats = [YOU, *[COMPUTER] * 5]
    opened = service.open("klopodavka", options={"players": "6"}, seats=seats)
    size = {"width": width, "height": 900}
    table = visit(service, locale=lang, viewport=size).sit(opened, "klopodavka")
    assert table.page.evaluate(CUT) == []
    with service.page(opened["room"], opened["tokens"]["0"]) as other:
        other.happen(0, "resign", 1)
    expect(table.page.locator(".plate.out")).to_have_count(1)
    assert table.page.evaluate(CUT) == []
    visit.picture(table)


@pytest.mark.long
@pytest.mark.parametrize("width", [1280, 1440])
def test_the_panel_shows_a_whole_line_to_type_in(
    service: Service, visit: Visitors, width: int
) -> None:
    size = {"width": width, "height": 900}
    table = sat(
        service, visit, "war", [YOU, COMPUTER], locale="ru-RU", viewport=size,
        options={"size": "20x20"},
    )  # fmt: skip
    page = table.page
    line, panel = page.get_by_label("Ввести ход").bounding_box(), page.locator("aside")
    box = panel.bounding_box()
    assert line is not None and box is not None
    assert line["y"] + line["height"] < box["y"] + box["height"] - 8, "above the edge"
    page.get_by_label("Ввести ход").fill("Пz9-" * 40)
    page.get_by_label("Ввести ход").press("Enter")
    said = page.locator("aside form [aria-live] span").bounding_box()
    assert said is not None
    assert said["y"] + said["height"] < box["y"] + box["height"] - 8, "all of what is wrong"
    panel.evaluate("(panel) => panel.scrollTo(0, 9999)")
    last = panel.locator(".links a").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] < box["y"] + box["height"] - 8, "all of it can be reached"


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_looks_faded_that_can_be_pressed(
    service: Service, visit: Visitors, phone: bool
) -> None:
    size = {} if phone else {"viewport": {"width": 1280, "height": 720}}
    table = sat(service, visit, "war", [YOU, FRIEND, FRIEND], phone=phone, options=THREE, **size)
    panel = table.page.get_by_role("dialog") if phone else table.page.locator("aside")
    if phone:
        table.press(table.page.locator("button.more"))
    expect(panel.get_by_role("link").first).to_be_visible()
    if not phone:
        assert panel.evaluate("(panel) => panel.scrollHeight > panel.clientHeight"), "it goes on"
    table.until(lambda: table.page.evaluate(FADED) == [], "something is faded")


@pytest.mark.long
def test_the_list_of_moves_begins_with_a_whole_line(service: Service, visit: Visitors) -> None:
    opened = service.open("slime-trail", seats=[YOU, FRIEND], options={"size": "10x10"})
    size = {"width": 1280, "height": 900}
    table = visit(service, viewport=size).sit(opened, "slime-trail")
    with service.page(opened["room"], *opened["tokens"].values()) as both:
        for turn in range(26):
            if not both.view["outcome"]:
                moves = both.view["moves"]
                both.play(both.view["actor"], moves[turn % len(moves)]["text"])
    table.until(lambda: table.version == both.version, "not all has come")
    table.page.wait_for_timeout(500)
    lines = table.page.locator("aside ol")
    tops = lines.evaluate("(list) => [...list.children].map((line) => line.offsetTop)")
    top = lines.evaluate("(list) => list.scrollTop")
    assert top > 0 and any(abs(top - line) <= 1 for line in tops)
