"""A new game is a folder and one line: the page has it, without a word about it there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.toy.house import HouseService, build


@pytest.fixture
def house(tmp_path: Path, page_folder: str) -> Iterator[HouseService]:
    service = HouseService(build(tmp_path / "house"), page_folder)
    yield service
    service.close()


def test_the_toy_game_is_on_the_page(house: HouseService, visit: Visitors) -> None:
    """It is at home, its rules are read, and it is played against the computer to its end."""
    ids = [game["id"] for game in house.http.get("/api/games").json()]
    assert "nim" in ids
    table = visit(house)
    page = table.page
    page.goto("/rules/nim")
    expect(page.get_by_role("heading", name="Nim", exact=True)).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("Take one to three counters; the last one wins.")).to_be_visible()
    visit.picture(table, "home")
    table.press(page.get_by_role("button", name=re.compile("Play now.*Nim")))
    table.seated()
    table.says("Player 1 takes one to three counters.")
    visit.picture(table, "start")
    table.whole_game(lambda moves: moves[-1])
    table.says("took the last counter and wins")
    assert house.figure("parlour_workers_lost_total") == 0, "the computer has thought for itself"
