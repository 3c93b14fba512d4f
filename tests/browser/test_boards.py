"""What boards show and how they are touched: floods, long targets, quick moves, marks that stay."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.table import Table
from tests.server.service import Service

STANDARD = "-b----E-C---eE---c-e----B-"
ROLLED = f"XGID={STANDARD}:0:0:1:31:0:0:0:0:10 -"
EMPTY = "/".join(["10"] * 10) + " x 3 0 1"
HERE = [{"who": "you"}, {"who": "friend"}]
FILLED = "main .board svg .pieces [opacity]"
FLOODING = """() => document.querySelector("main .board svg .pieces").getAnimations({subtree: true})
  .map(({ effect }) => [effect.getTiming().delay, effect.getTiming().duration])"""


def sat(service: Service, visit: Visitors, game: str, position: str, **more: object) -> Table:
    opened = service.open(game, position=position, seats=HERE)
    return visit(service, **more).sit(opened, game)  # type: ignore[arg-type]


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_an_enclosed_area_floods(service: Service, visit: Visitors, motion: str) -> None:
    """Wave after wave from the side that gets it; at once where motion is not wanted."""
    start = "oxx4/xxx4/xx5/7/7/7/7 x 0 13"
    table = sat(service, visit, "ataxx", start, reduced_motion=motion)
    expect(table.page.locator(FILLED)).to_have_count(0)
    table.page.wait_for_timeout(300)
    table.step("c5")
    table.says("The side to move is enclosed and the rest is filled in")
    expect(table.page.locator(FILLED)).to_have_count(40)
    running = table.page.evaluate(FLOODING)
    if motion == "reduce":
        assert running == []
    else:
        delays = {delay for delay, length in running if length > 240}
        assert len(delays) >= 3, running
        visit.picture(table, "flooding")
        table.page.wait_for_timeout(1800)
    table.reads("g1", "counted for x")


def test_a_point_is_played_directly_by_a_finger(service: Service, visit: Visitors) -> None:
    """Small cells need the magnifier at 360 pixels, points do not."""
    table = sat(service, visit, "backgammon", ROLLED, phone=True)
    box = table.target("8").bounding_box()
    assert box is not None and box["width"] < 24 < box["height"]
    table.target("8").tap()
    expect(table.target("8")).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator("main .board .room > svg")).to_have_count(0)
    table.target("5").tap()
    table.until(lambda: table.draft and table.draft["moves"] == ["8/5"], "not played")


@pytest.mark.parametrize("by", ["mouse", "finger", "keys"])
def test_twice_plays_the_larger_die(service: Service, visit: Visitors, by: str) -> None:
    table = sat(service, visit, "backgammon", ROLLED, phone=by == "finger")
    said = table.page.locator("main .board .said")
    if by == "mouse":
        table.target("8").dblclick()
    elif by == "finger":
        table.target("8").tap()
        table.target("8").tap()
    else:
        table.target("8").focus()
        table.page.keyboard.press("Enter")
        expect(said).to_contain_text("touched again it plays 8/5")
        table.page.keyboard.press("Enter")
    table.until(lambda: table.draft and table.draft["moves"] == ["8/5"], "not played")
    table.reads("dice", "die (1) 3 (used)", "die (1) 1")
    visit.picture(table, "after")


def test_steps_and_the_last_turn_survive_a_reload(service: Service, visit: Visitors) -> None:
    table = sat(service, visit, "virus-war", EMPTY)
    page = table.page
    recent, marks = page.locator("main .board .recent rect"), page.locator("main .board .marks")
    for step in ("a1", "b2", "c3"):
        table.step(step)
    before = marks.inner_html()
    page.reload()
    table.seated()
    expect(marks.locator("use, text").first).to_be_attached()
    assert marks.inner_html() == before
    visit.picture(table, "steps")
    table.confirm()
    expect(recent).to_have_count(3)
    page.reload()
    table.seated()
    expect(recent).to_have_count(3)
    table.reads("c3", "live cross")
