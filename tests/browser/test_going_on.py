"""Games go on: after a reload, a restart, a kill, in another language, by keys, by a finger."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.table import Message, Table, any_of
from tests.server.postgres import postgres
from tests.server.service import Service

SEATS = [{"who": "you"}, {"who": "you"}]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory, page_folder: str) -> Iterator[Service]:
    """A service over SQLite that a test may end, if it starts it again."""
    database = tmp_path_factory.mktemp("own") / "games.sqlite"
    running = Service(f"sqlite:///{database}", workers=1, page=page_folder)
    yield running
    running.close()


def seat(opened: Message, number: int) -> Message:
    """The room for whoever holds one of its seats."""
    return {**opened, "tokens": {str(number): opened["tokens"][str(number)]}}


def drafted(table: Table, *moves: str) -> None:
    """The page shows this draft."""
    table.until(lambda: table.draft and table.draft["moves"] == list(moves), f"no draft of {moves}")
    for move in moves:
        table.reads(move, "live cross")


def test_reload_and_restart_bring_everything_back(own: Service, visit: Visitors) -> None:
    """Over SQLite: a draft too, after a reload, after a restart, and after `kill -9`."""
    table = visit(own).new("virus-war", size=(5, 5), seats=("You", "A friend here"))
    table.play("a1", "a2", "b2")
    table.play("e5", "e4", "d4")
    table.step("b3")
    table.step("c3")
    table.page.reload()
    table.seated()
    drafted(table, "b3", "c3")
    own.kill()
    expect(table.status).to_contain_text("The line is away. Trying again…")
    visit.picture(table, "away")
    own.start()
    expect(table.status).to_contain_text("one step left")
    drafted(table, "b3", "c3")
    table.step("d4")
    own.process.terminate()
    own.process.wait(10)
    own.start()
    expect(table.status).not_to_contain_text("The line is away")
    table.reads("d4", "killed")
    table.confirm()
    table.says("Noughts to move")
    assert [entry["text"] for entry in table.entries][-3:] == ["b3", "c3", "d4"]
    # The home page knows the game.
    table.page.goto("/")
    unfinished = table.page.get_by_role("region", name="Your unfinished games")
    table.press(unfinished.get_by_role("link"))
    table.reads("d4", "killed")


def test_a_friend_by_link_and_a_kill_in_mid_game(own: Service, visit: Visitors) -> None:
    """Two browsers over SQLite; the service dies, comes back, and the game goes on."""
    one = visit(own)
    one.new("slime-trail", variant="Small, 5 × 5", seats=("You", "A friend by link"))
    link = one.page.get_by_role("textbox", name="Invite your friend").input_value()
    visit.picture(one, "invitation")
    two = visit(own)
    two.page.goto(link)
    two.seated()
    expect(one.page.get_by_role("dialog")).not_to_be_visible()
    one.play("d4")
    two.wait()
    two.play("d3")
    one.wait()
    own.kill()
    own.start()
    one.play("d2")
    two.wait()
    moves = two.page.get_by_role("list", name="Moves").get_by_role("button")
    expect(moves).to_have_text(["d4", "d3", "d2"])


@pytest.fixture
def pair(page_folder: str) -> Iterator[tuple[Service, Service]]:
    """Two processes over one PostgreSQL."""
    with postgres() as database, ThreadPoolExecutor(2) as pool:
        both = pool.map(lambda _: Service(database, workers=1, page=page_folder), range(2))
        here, there = both
        yield here, there
        here.close()
        there.close()


def test_two_processes_over_postgresql_and_one_is_killed(
    pair: tuple[Service, Service], visit: Visitors
) -> None:
    here, there = pair
    opened = here.open("slime-trail", options={"size": "5x5"}, seats=SEATS)
    one = visit(here).sit(seat(opened, 0), "slime-trail")
    two = visit(there).sit(seat(opened, 1), "slime-trail")
    one.play("d4")
    two.wait()
    two.play("c4")
    one.wait()
    here.kill()
    expect(one.status).to_contain_text("The line is away")
    # Whoever sat at the dead process goes to the other one.
    again = visit(there).sit(seat(opened, 0), "slime-trail")
    assert [entry["text"] for entry in again.entries] == ["d4", "c4"]
    again.play("b4")
    two.wait()
    here.start()
    expect(one.status).not_to_contain_text("The line is away")
    one.until(lambda: one.version == 3, "what was missed")
    two.whole_turn(any_of(1))
    one.until(lambda: one.version == 4, "through the process that came back")
    visit.picture(one, "back")


def test_the_language_changes_at_once(service: Service, visit: Visitors) -> None:
    table = visit(service).new("slime-trail", variant="Small, 5 × 5")
    table.press(table.button("Settings"))
    table.page.get_by_role("dialog").locator("label").filter(has_text="Русский").click()
    expect(table.page.get_by_role("heading", name="Настройки")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.says("Ходит игрок 1")
    expect(table.page.locator("html")).to_have_attribute("lang", "ru")
    visit.picture(table, "ru")
    table.page.reload()
    table.seated()
    table.says("Ходит игрок 1")
    table.page.goto("/?lang=ko")
    expect(table.page.locator("html")).to_have_attribute("lang", "ko")
    expect(table.page.get_by_role("heading", level=1)).to_contain_text("테이블")


def test_a_whole_game_by_keys_alone(service: Service, visit: Visitors) -> None:
    table = visit(service)
    page = table.page
    page.goto("/")
    expect(page.get_by_role("heading", name="Slime Trail")).to_be_visible()

    def tab_to(what: str) -> None:
        for _ in range(80):
            page.keyboard.press("Tab")
            if what in page.evaluate("document.activeElement.textContent"):
                return
        raise AssertionError(f"no way to {what} by Tab")

    tab_to(": Slime Trail")
    page.keyboard.press("Enter")
    table.seated()
    choose = any_of(4)
    for _ in range(60):
        table.wait()
        if table.is_over:
            break
        if page.evaluate("document.activeElement.role") != "gridcell":
            for _ in range(20):
                page.keyboard.press("Tab")
                if page.evaluate("document.activeElement.role") == "gridcell":
                    break
        go_to(table, choose(table.moves))
        version = table.version
        page.keyboard.press("Enter")
        table.until(lambda version=version: table.version > version, "not played by Enter")
    assert table.is_over
    table.says("wins")


def go_to(table: Table, cell: str) -> None:
    """From the focused cell to another, by arrow keys."""
    at = "document.activeElement.dataset.target"
    for key, part, way in (
        ("ArrowLeft", 0, 1),
        ("ArrowRight", 0, -1),
        ("ArrowDown", 1, 1),
        ("ArrowUp", 1, -1),
    ):
        here = table.page.evaluate(at)
        far = way * (ord(here[part]) - ord(cell[part]))
        for _ in range(max(0, far)):
            table.page.keyboard.press(key)
    assert table.page.evaluate(at) == cell


def test_a_typed_turn(service: Service, visit: Visitors) -> None:
    table = visit(service).new("virus-war", size=(5, 5), seats=("You", "A friend here"))
    line = table.page.get_by_label("Type a move")
    line.fill("A1, a2 b2")
    line.press("Enter")
    drafted(table, "a1", "a2", "b2")
    table.confirm()
    table.says("Noughts to move")


def test_a_whole_game_by_a_finger(service: Service, visit: Visitors) -> None:
    """On a phone, taps; then one piece is dragged, and nothing scrolls."""
    table = visit(service, phone=True).new("ataxx", size=(4, 4), seats=("You", "A friend here"))
    dragged(table, "a4", "b2")
    assert table.entries[0]["text"] == "a4b2"
    assert table.page.evaluate("[scrollX, scrollY]") == [0, 0]
    visit.picture(table, "dragged")
    table.whole_game(any_of(5))
    expect(table.page.locator(".plate strong")).to_have_count(2)
    wide = table.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360


def dragged(table: Table, start: str, end: str) -> None:
    """One finger goes from cell to cell."""
    version = table.version
    boxes = [table.target(id).bounding_box() for id in (start, end)]
    (x, y), (to_x, to_y) = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    )
    session = table.page.context.new_cdp_session(table.page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": px, "y": py} for px, py in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    finger("touchStart", (x, y))
    for part in (0.2, 0.5, 0.8, 1.0):
        finger("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
    finger("touchEnd")
    table.until(lambda: table.version > version, "the dragged piece was not taken")
