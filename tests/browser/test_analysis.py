"""The study of an analysed match, on the first game of a real one as GNU Backgammon judged it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visitors
from tests.browser.table import Table
from tests.browser.test_bars import looked_at
from tests.server.service import ROOT, Service

JUDGED = ROOT / "web" / "src" / "analyse" / "fixtures" / "match.json"
MATCH = """ 1 point match

 Game 1
 Ann : 0                     Bob : 0
  1) 31: 8/5 6/5             64: 24/14
"""


def answers(*messages: str) -> Callable[[Route], None]:
    body = "".join(f"data: {message}\n\n" for message in messages)
    return lambda route: route.fulfill(content_type="text/event-stream", body=body)


def studied(service: Service, visit: Visitors, **more: object) -> Table:
    table = visit(service, **more)  # type: ignore[arg-type]
    page = table.page
    done = json.dumps({"type": "done", "analysis": json.loads(JUDGED.read_text())})
    page.route("**/api/analyses", answers('{"type":"told","share":0.5}', done))
    page.goto("/analyse")
    page.get_by_label("Game or position").fill(MATCH)
    table.press(table.button("Open"))
    expect(page.locator(".board .cells")).to_be_visible()
    return table


def test_a_match_is_gone_through_by_keys(service: Service, visit: Visitors) -> None:
    table = studied(service, visit)
    page = table.page
    judged, now = page.locator(".judged"), page.locator("[aria-current=step]")
    expect(judged).to_contain_text("24/23 13/8")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(now).to_contain_text("13/11(2) 6/4(2)")
    expect(page.locator("main .board svg .mark-arrow")).to_have_count(4)
    table.reads("13", "4 × checker (2)")
    marks = page.locator("main .board svg .marks")
    made = marks.inner_html()
    other = table.button("2. 23/21 8/4 6/4")
    table.press(other)
    expect(other).to_have_attribute("aria-pressed", "true")
    table.until(lambda: marks.inner_html() != made, "its arrows are not shown")
    page.keyboard.press("Shift+ArrowRight")
    expect(now).to_contain_text("Doubtful")
    expect(now).to_contain_text("?!")
    expect(judged).to_contain_text("Doubtful: −0.030. Better: Take.")
    expect(page.locator(".decision")).to_contain_text("The cube, equities for player19")
    page.keyboard.press("Home")
    expect(judged).to_contain_text("24/23 13/8")
    sums = page.locator(".sums")
    expect(sums.get_by_role("row", name="Performance rating")).to_contain_text("1.57")
    expect(sums.get_by_role("row", name="Cube: Doubtful")).to_contain_text("01")
    box = page.locator(".plot").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + 20)
    expect(now).to_contain_text("Drop")


def test_axe_finds_nothing_in_a_study(service: Service, visit: Visitors) -> None:
    looked_at(visit, studied(service, visit), "study")
    table = visit(service)
    table.page.goto("/analyse")
    expect(table.page.get_by_role("heading", level=1)).to_be_visible()
    looked_at(visit, table, "give")


def test_a_study_fits_a_phone(service: Service, visit: Visitors) -> None:
    table = studied(service, visit, phone=True)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 360
    table.press(table.button("Next error"))
    expect(table.page.locator(".judged")).to_contain_text("Drop")


def test_a_file_is_analysed_and_can_be_stopped(service: Service, visit: Visitors) -> None:
    table = visit(service)
    page = table.page
    held: list[Route] = []
    page.route("**/api/analyses", lambda route: held.append(route))
    page.goto("/analyse")
    match = {"name": "a.mat", "mimeType": "text/plain", "buffer": MATCH.encode("latin-1")}
    page.locator("input[type=file]").set_input_files(match)  # type: ignore[arg-type]
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert held[0].request.post_data_json == {"text": MATCH, "name": "a.mat"}
    table.press(table.button("Stop"))
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("alert").filter(has_text=".")).to_have_count(0)
    page.unroute("**/api/analyses")
    wrong = '{"type":"failed","error":{"code":"x","values":{},"text":"line 3 is no game"}}'
    page.route("**/api/analyses", answers(wrong))
    page.locator("input[type=file]").set_input_files(match)  # type: ignore[arg-type]
    expect(page.get_by_text("line 3 is no game")).to_be_visible()


@pytest.mark.parametrize("over", [False, True])
def test_a_finished_game_offers_its_analysis(service: Service, visit: Visitors, over: bool) -> None:
    seats = [{"who": "you"}, {"who": "friend"}]
    position = "XGID=-A-----------------bbccbb-:0:0:1:21:0:0:0:0:10 -"
    opened = service.open("backgammon", position=position, seats=seats)
    table = visit(service).sit(opened, "backgammon")
    if over:
        table.play("1/off")
    link = table.page.get_by_role("link", name="Analyse a game")
    expect(link).to_have_count(int(over))
    if over:
        expect(link).to_have_attribute("href", f"/analyse?room={opened['room']}")
