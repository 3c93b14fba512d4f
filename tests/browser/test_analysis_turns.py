"""The study of games without dice: the course, the turns that lost most, steps on the board."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.table import Table
from tests.browser.test_analysis import answers
from tests.browser.test_bars import looked_at
from tests.server.service import ROOT, Service

JUDGED = ROOT / "web" / "src" / "analyse" / "fixtures" / "klopodavka.json"
RECORD = (ROOT / "src" / "parlour" / "games" / "klopodavka" / "sample.txt").read_text()
WORST = "i8-h7-g6-g7-f6"
"""The turn of the fixture that lost most, the sixth."""


def studied(service: Service, visit: Visitors, **more: object) -> Table:
    table = visit(service, **more)  # type: ignore[arg-type]
    page = table.page
    done = json.dumps({"type": "done", "analysis": json.loads(JUDGED.read_text())})
    page.route("**/api/analyses", answers('{"type":"told","share":0.5}', done))
    page.goto("/analyse")
    page.get_by_label("Game or position").fill(RECORD)
    table.press(table.button("Open"))
    expect(page.locator(".board .cells")).to_be_visible()
    return table


def test_a_game_is_gone_through_by_keys(service: Service, visit: Visitors) -> None:
    table = studied(service, visit)
    page = table.page
    judged, now = page.locator(".judged"), page.locator(".lines [aria-current=step]")
    expect(judged).to_contain_text("d4-e5-e6-f7-g8")
    page.keyboard.press("ArrowRight")
    expect(now).to_contain_text("d12-e11-f10-g9-g8")
    page.keyboard.press("End")
    expect(now).to_contain_text("18")
    page.keyboard.press("Home")
    table.press(page.locator(".worst button").first)
    expect(judged).to_contain_text(WORST)
    expect(judged).to_contain_text("Very bad")
    expect(now).to_contain_text("??")
    sums = page.locator(".sums")
    expect(sums.get_by_role("row", name="Accuracy")).to_contain_text("%")
    expect(sums).to_contain_text("Player 3 went out in turn 17.")
    plot = page.locator(".plot")
    expect(plot.locator("path.line")).to_have_count(3)
    box = plot.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 2, box["y"] + 20)
    expect(judged).to_contain_text("d4-e5-e6-f7-g8")


def test_the_better_turn_is_shown_by_its_steps(service: Service, visit: Visitors) -> None:
    table = studied(service, visit)
    page = table.page
    table.press(page.locator(".worst button").first)
    expect(page.locator(".judged")).to_contain_text("Steps on the board: 1. i8, 2. h7")
    marks = page.locator("main .board svg .marks")
    expect(marks.locator("use")).to_have_count(5)  # drawn in the sheet's own hand
    played = marks.inner_html()
    better = page.locator(".decision tbody button").first
    table.press(better)
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".judged")).to_contain_text("4. f8")
    table.until(lambda: marks.inner_html() != played, "its steps are not shown")
    pieces = page.locator("main .board svg .pieces").inner_html
    before = pieces()
    page.get_by_label("Show it played").check()
    table.until(lambda: pieces() != before, "the position after it is not shown")


def test_a_game_is_judged_by_the_service(service: Service, visit: Visitors) -> None:
    record = '[Game "virus-war"]\n[Options "size=4x4"]\n[Position "4/4/1o2/x3 x 3 0 3"]\n\n'
    table = visit(service)
    page = table.page
    page.goto("/analyse")
    page.get_by_label("Game or position").fill(record + "3. pass *\n")
    table.press(table.button("Open"))
    expect(page.locator(".judged")).to_contain_text("Very bad", timeout=60_000)
    expect(page.locator(".decision tbody tr").first).to_contain_text("b2")
    expect(page.locator(".decision tbody tr").first).to_contain_text("exact")


def test_a_finished_game_offers_its_analysis(service: Service, visit: Visitors) -> None:
    seats = [{"who": "you"}, {"who": "friend"}]
    opened = service.open("virus-war", position="4/4/1o2/x3 x 3 0 3", seats=seats)
    table = visit(service).sit(opened, "virus-war")
    link = table.page.get_by_role("link", name="Analyse a game")
    expect(link).to_have_count(0)
    table.play("b2")
    expect(link).to_have_attribute("href", f"/analyse?room={opened['room']}")
    table.press(link)
    expect(table.page.locator(".judged")).to_contain_text("b2", timeout=60_000)


def test_axe_finds_nothing_in_a_study(service: Service, visit: Visitors) -> None:
    looked_at(visit, studied(service, visit), "study-turns")


def test_a_study_fits_a_phone(service: Service, visit: Visitors) -> None:
    table = studied(service, visit, phone=True)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 360
    table.press(table.button("Next error"))
    expect(table.page.locator(".judged")).to_contain_text("?")
