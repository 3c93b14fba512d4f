"""What backgammon players expect: either die, dice swapped, plays that make themselves."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.table import Table
from tests.server.service import Service

STANDARD = "-b----E-C---eE---c-e----B-"
ROLLED = f"XGID={STANDARD}:0:0:1:31:2:3:0:7:10 -"
HERE = [{"who": "you"}, {"who": "friend"}]
SET = "(values) => localStorage.setItem('parlour-settings', values)"
PASTE = """(text) => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
}"""


def sat(
    service: Service,
    visit: Visitors,
    position: str,
    settings: dict[str, object] | None = None,
    **more: object,
) -> Table:
    opened = service.open("backgammon", position=position, seats=HERE, seed=4)
    table = visit(service, **more)  # type: ignore[arg-type]
    table.page.goto("/games")
    table.page.evaluate(SET, json.dumps(settings or {}))
    return table.sit(opened, "backgammon")


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drafted(table: Table, *moves: str) -> None:
    table.until(lambda: table.draft and table.draft["moves"] == list(moves), f"no {moves}")


@pytest.mark.parametrize("mirrored", [False, True])
def test_either_die_is_played(service: Service, visit: Visitors, mirrored: bool) -> None:
    """The left die by the mouse's one button, the right by its other; dice are swapped by touch."""
    table = sat(service, visit, ROLLED, {"mirrored": mirrored})
    page = table.page
    table.reads("dice", "die (1) 3, 1", "Swap the dice")
    page.mouse.click(*middle(table.target("8")), button="right")
    drafted(table, "8/7")
    page.keyboard.press("Backspace")
    table.until(lambda: not table.draft, "not undone")
    page.mouse.click(*middle(table.target("dice")))
    table.reads("dice", "die (1) 1, 3")
    table.target("8").dblclick()
    drafted(table, "8/7")
    visit.picture(table, "swapped")
    page.keyboard.press("Backspace")
    table.until(lambda: not table.draft, "not undone")
    table.press(table.button("Swap the dice").first)
    table.target("8").dblclick()
    drafted(table, "8/5")


def test_dice_taken_up_end_the_turn(service: Service, visit: Visitors) -> None:
    """Until then the table stays as the mover sees it; then arrows show the play."""
    table = sat(service, visit, ROLLED)
    table.step("8/5")
    table.step("6/5")
    table.reads("5", "2 × checker (1)")
    table.reads("dice", "used", "Confirm turn")
    version = table.version
    table.page.mouse.click(*middle(table.target("dice")))
    table.until(lambda: table.version > version, "not confirmed")
    expect(table.page.locator("main .board svg .mark-arrow")).to_have_count(2)
    plates = table.page.locator(".plate")
    expect(plates.filter(has_text="163 pips")).to_contain_text("2 of 7")
    expect(plates.filter(has_text="167 pips")).to_contain_text("3 of 7")
    visit.picture(table, "arrows")


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_one_touch_plays_where_that_is_set(service: Service, visit: Visitors, by: str) -> None:
    table = sat(service, visit, ROLLED, {"direct": True}, phone=by == "finger")
    table.press(table.target("8"))
    drafted(table, "8/5")
    table.press(table.target("6"))
    drafted(table, "8/5", "6/5")


@pytest.mark.parametrize(
    ("setting", "position", "says"),
    [
        ("autoForced", "XGID=a-BB-CC-bB------b-bb-Ab--B:0:0:1:66:0:0:0:0:10 -", "Player 2"),
        ("autoForced", "XGID=-a-----------A------------:0:0:1:21:0:0:0:0:10 -", "Player 2"),
        ("autoOff", "XGID=-BBCCBB-----------bbccbb--:0:0:1:65:0:0:0:0:10 -", "Player 2"),
        ("autoRoll", f"XGID={STANDARD}:2:1:1:00:3:0:0:7:10 -", "Player 1 to move with"),
    ],
)
def test_what_needs_no_thought_makes_itself(
    service: Service, visit: Visitors, setting: str, position: str, says: str
) -> None:
    """Where that is set, and with no word of the player's; not otherwise, and not after an undo."""
    table = sat(service, visit, position)
    table.page.wait_for_timeout(1600)
    assert (table.version, table.draft) == (0, None)
    table.page.evaluate(SET, json.dumps({setting: True}))
    table.page.reload()
    table.seated()
    table.until(lambda: table.version > 0, "nothing was played")
    table.says(says)


def test_positions_are_copied_and_pasted(service: Service, visit: Visitors) -> None:
    table = sat(service, visit, ROLLED)
    page = table.page
    table.press(table.button("Copy the position"))
    names = page.get_by_role("dialog").locator("input")
    expect(names.first).to_have_value(ROLLED.removesuffix(" -"))
    visit.picture(table, "names")
    gnu = names.nth(1).input_value()
    for path, text in (("/", ROLLED), ("/new/backgammon", gnu), ("/analyse", gnu)):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        table.view = {}
        page.evaluate(PASTE, text)
        page.wait_for_url("**/play/*")
        table.seated()
        assert table.is_mine and "8/5" in table.moves
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(PASTE, "nonsense")
    expect(page.get_by_role("alert")).to_contain_text("nonsense")


@pytest.mark.parametrize("phone", [False, True])
def test_a_blunder_against_a_computer_is_asked_about(
    service: Service, visit: Visitors, phone: bool
) -> None:
    """Where that is set: once thought again about, once played all the same."""
    against = [{"who": "you"}, {"who": "computer"}]
    opened = service.open("backgammon", position=ROLLED, seats=against, seed=4)
    look = "dark" if phone else "light"
    table = visit(service, phone=phone, color_scheme=look)
    table.page.goto("/games")
    table.page.evaluate(SET, json.dumps({"warn": True}))
    table.sit(opened, "backgammon")
    for move in ("24/21", "8/7"):
        table.step(move)
    table.press(table.button("Confirm turn"))
    dialog = table.page.get_by_role("dialog", name="That looks like a blunder")
    expect(dialog.get_by_role("alert")).to_contain_text("24/21 8/7 gives up an equity of 0.")
    expect(dialog).to_contain_text("Better: 8/5 6/5.")
    expect(dialog.get_by_role("button", name="Think again")).to_be_focused()
    visit.picture(table, f"asked-{look}")
    table.page.keyboard.press("Enter")
    expect(dialog).not_to_be_visible()
    assert table.version == 0 and table.draft
    table.press(table.button("Confirm turn"))
    table.press(dialog.get_by_role("button", name="Play it anyway"))
    table.until(lambda: table.version > 0, "not played")
    assert [entry["text"] for entry in table.entries[:2]] == ["24/21", "8/7"]


def test_a_double_thought_again_about_is_taken_back(service: Service, visit: Visitors) -> None:
    position = f"XGID={STANDARD}:0:0:1:00:2:3:0:7:10 -"
    for seats, asked in ((HERE, False), ([{"who": "you"}, {"who": "computer"}], True)):
        opened = service.open("backgammon", position=position, seats=seats, seed=4)
        table = visit(service)
        table.page.goto("/games")
        table.page.evaluate(SET, json.dumps({"warn": True}))
        table.sit(opened, "backgammon")
        table.touch("double")
        if asked:
            dialog = table.page.get_by_role("dialog", name="That looks like a blunder")
            expect(dialog).to_contain_text("Better: No double.")
            table.page.keyboard.press("Escape")
            table.until(lambda table=table: not table.draft, "not taken back")
            assert table.version == 0
        else:
            table.until(lambda table=table: table.version > 0, "not doubled")
