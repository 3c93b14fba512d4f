"""What every screen has to reach: clean for axe, small, quick."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import PHONE, Visitors
from tests.browser.table import Table
from tests.server.service import ROOT, Service

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("ataxx", "virus-war", "klopodavka", "war", "backgammon", "slime-trail")
SMALL = {
    "virus-war": {"size": (6, 6)},
    "klopodavka": {"size": (10, 10)},
    "war": {"variant": "Small sheet, 12 × 12"},
}
"""Where fewer cells of the same kinds do."""
SCRIPT = 150_000
"""Bytes of script that the first page may load, compressed."""
QUICK = 100
"""Milliseconds from a touch to what it shows."""


def faults(page: Page, *rules: str) -> list[str]:
    """What axe finds on a page, by these of its rules or by all."""
    assert AXE.is_file(), "axe is missing: run `npm install` in web/"
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    page.wait_for_function("() => !document.getAnimations().some(a => a.playState === 'running')")
    found: list[dict[str, Any]] = page.evaluate(
        "async (rules) => (await axe.run(rules.length ? { runOnly: rules } : {})).violations",
        rules,
    )
    return [
        f"{fault['id']}: {fault['help']}: {[node['target'] for node in fault['nodes']][:3]}"
        f" {fault['nodes'][0]['failureSummary'][:300]}"
        for fault in found
    ]


def looked_at(visit: Visitors, table: Table, name: str) -> None:
    """Axe finds nothing, by day and by lamp, where only the colours are others."""
    table.page.mouse.move(0, 0)
    for colours, rules in (("light", ()), ("dark", ("color-contrast",))):
        table.page.emulate_media(color_scheme=colours)
        expect(table.page.locator("html")).to_have_attribute("data-theme", colours)
        assert faults(table.page, *rules) == [], f"{name}, {colours}"
        visit.picture(table, f"{name}-{colours}")


def test_axe_finds_nothing_on_screens(service: Service, visit: Visitors) -> None:
    table = visit(service)
    page = table.page
    for name, path in {
        "new": "/new/klopodavka",
        "rules": "/rules/war",
        "lesson": "/learn/slime-trail",
        "games": "/games",
        "missing": "/nothing",
        "home": "/",
    }.items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text("One moment…")).to_have_count(0)
        looked_at(visit, table, name)
    table.press(table.button("Settings"))
    expect(page.get_by_role("dialog")).to_be_visible()
    looked_at(visit, table, "settings")


def test_axe_finds_nothing_at_boards(service: Service, visit: Visitors) -> None:
    table = visit(service)
    for game in GAMES:
        table.new(game, **SMALL.get(game, {}))
        table.wait()
        looked_at(visit, table, game)
    table.page.set_viewport_size(PHONE)
    table.page.reload()
    table.seated()
    looked_at(visit, table, "phone")
    table.press(table.button("More"))
    looked_at(visit, table, "phone-sheet")


def test_the_first_load_is_small(service: Service, visit: Visitors) -> None:
    """The home page, and then everything up to a game at the board."""
    table = visit(service)
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script":
            size = response.request.sizes()["responseBodySize"]
            sizes[response.url] = max(size, sizes.get(response.url, 0))  # a cached one is 0

    seen: list[Response] = []
    table.page.on("response", lambda response: seen.append(response))
    table.page.goto("/")
    expect(table.page.get_by_role("heading", name="Slime Trail")).to_be_visible()
    table.page.wait_for_load_state("networkidle")
    for response in seen:
        weigh(response)
    home = sum(sizes.values())
    print(f"script of the home page: {home} bytes")
    assert 0 < home <= SCRIPT
    table.new("slime-trail")
    for response in seen:
        weigh(response)
    print(f"and with a game: {sum(sizes.values())} bytes")
    assert sum(sizes.values()) <= SCRIPT


DRAWN = """() => {
  window.waits = [];
  addEventListener("pointerup", (event) => {
    const begun = event.timeStamp;
    const seen = new MutationObserver(() => {
      seen.disconnect();
      requestAnimationFrame(() => window.waits.push(performance.now() - begun));
    });
    seen.observe(document.querySelector("main .board svg .pieces"), { childList: true });
  }, true);
}"""


def test_a_large_sheet_answers_at_once(service: Service, visit: Visitors) -> None:
    """64×64 cells: from the touch to the drawn piece, by way of the service."""
    seats = [{"who": "you"}, {"who": "friend"}]
    options = {"players": "2", "size": "64x64", "steps": "9"}
    opened = service.open("klopodavka", options=options, seats=seats)
    table = visit(service).sit(opened, "klopodavka")
    table.page.evaluate(DRAWN)
    for step in ("d4", "e5", "f6", "g7", "h8", "i9"):
        table.step(step)
    table.page.wait_for_function("() => window.waits.length === 6")
    waits: list[float] = table.page.evaluate("window.waits")
    print(f"64x64, from touch to piece: {[round(wait) for wait in waits]} ms")
    # Other tests run beside this one: the slower half may have waited for them.
    assert sorted(waits)[len(waits) // 4] < QUICK
    expect(table.status).to_contain_text(re.compile("3 steps left"))
