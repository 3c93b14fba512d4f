"""What Virus War, Klopodavka and War show: what is connected, dangers, pacts, who is out, steps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.table import Table
from tests.server.service import Message, Service

YOU, FRIEND, COMPUTER = {"who": "you"}, {"who": "friend"}, {"who": "computer", "level": 1}
NEAR = "bbb4ccc/bBb4cCc/bbb4ccc/1a8/10/10/10/aaa7/aAa7/aaa7 a 2 0 - 1"
"""a stands beside b's staff."""
THREE = {"players": "3", "size": "10x10", "steps": "2"}
STUCK = "7bbb/7bBb/7bbb/10/10/10/10/qqq7/aaq7/Aaq7 b 5 0 - 2"
UNDER = "main .board svg .under path"
NUMERALS = "main .board svg .marks text, main .board svg .marks use"


def sat(
    service: Service, visit: Visitors, game: str, seats: list[Message], **wish: object
) -> Table:
    more = {
        key: wish.pop(key)
        for key in ("phone", "reduced_motion", "locale", "viewport")
        if key in wish
    }
    opened = service.open(game, seats=seats, **wish)
    return visit(service, **more).sit(opened, game)  # type: ignore[arg-type]


def test_what_is_connected_is_shown_by_a_key_from_any_seat(
    service: Service, visit: Visitors
) -> None:
    table = sat(service, visit, "klopodavka", [YOU, FRIEND, FRIEND], position=NEAR, options=THREE)
    page, links = table.page, table.page.locator(UNDER)
    expect(links).to_have_count(0)
    page.keyboard.press("c")
    expect(links).to_have_count(1)
    own = links.get_attribute("d")
    table.reads("b2", "main bug", "linked")
    page.keyboard.press("3")
    expect(page.get_by_role("radio", name="Player 3")).to_be_checked()
    expect(links).not_to_have_attribute("d", str(own))
    table.reads("i9", "main bug", "linked")
    visit.picture(table, "third")
    page.keyboard.press("0")
    expect(links).to_have_attribute("d", str(own))
    page.keyboard.press("c")
    expect(links).to_have_count(0)


def test_threatened_main_bugs_are_marked_and_told(service: Service, visit: Visitors) -> None:
    seats = [YOU, COMPUTER, COMPUTER]
    table = sat(service, visit, "klopodavka", seats, position=NEAR, options=THREE)
    table.reads("b9", "main bug", "could be killed")
    expect(table.page.locator("main .board svg .over use")).to_have_count(1)
    table.press(table.page.get_by_text("How near the enemies are"))
    told = table.page.locator("aside details li")
    expect(told.nth(1)).to_have_text(
        "Player 2: the main bug on b9 can be killed by player 1 in one turn, in 2 steps"
    )
    expect(told.nth(0)).to_contain_text("turns away from the main bug")


def test_whoever_goes_out_is_announced_with_the_hand_that_did_it(
    service: Service, visit: Visitors
) -> None:
    table = sat(service, visit, "klopodavka", [YOU, FRIEND, FRIEND], position=NEAR, options=THREE)
    table.play("b8", "b9")
    said = "Player 2: out of the game, by Player 1"
    expect(table.page.get_by_role("list", name="Moves")).to_contain_text(said)
    expect(table.page.locator(".unseen[aria-live]")).to_contain_text(said)
    table.says("Out of the game: Player 2.")
    numerals = table.page.locator(NUMERALS)
    expect(numerals.first).to_be_attached()  # the last turn stays numbered


def test_k7_the_stuck_are_passed_over_and_that_is_said(service: Service, visit: Visitors) -> None:
    options = {"players": "2", "size": "10x10"}
    table = sat(service, visit, "klopodavka", [YOU, FRIEND], position=STUCK, options=options)
    table.play("g7", "f6", "f5", "f4", "e4")
    expect(table.page.get_by_role("list", name="Moves")).to_contain_text(
        "no step is possible, so the turn passes by itself"
    )
    table.says("no step is possible", "Player 2 to move")


@pytest.mark.long
def test_pacts_with_computers_and_between_browsers(service: Service, visit: Visitors) -> None:
    table = sat(service, visit, "klopodavka", [YOU, COMPUTER, COMPUTER], options={"players": "3"})
    table.press(table.button("Pacts"))
    cells = table.page.get_by_role("dialog").get_by_role("cell")
    expect(cells.filter(has_text="pact")).to_have_count(0)
    table.press(table.button("Offer Player 2 a pact"))
    table.until(lambda: table.view["pacts"] == [[0, 1]], "the computer answers")
    expect(table.page.get_by_text("Player 1 and Player 2 have a pact.")).to_be_visible()
    table.press(table.button("Pacts"))
    expect(cells.filter(has_text="pact")).to_have_count(2)
    visit.picture(table, "table")
    table.press(table.button("Break the pact with Player 2"))
    opened = service.open("war", options={"players": "3"}, seats=[YOU, FRIEND, FRIEND])
    one, two, three = (
        visit(service).sit({**opened, "tokens": {seat: opened["tokens"][seat]}}, "war")
        for seat in "012"
    )
    for answers, button in (
        (two, "Refuse Player 1’s pact"),
        (three, "Accept the pact with Player 1"),
    ):
        name = "Player 2" if answers is two else "Player 3"
        one.press(one.button("Pacts"))
        one.press(one.button(f"Offer {name} a pact"))
        expect(answers.page.get_by_text(f"Player 1 offers {name} a pact.")).to_be_visible()
        answers.press(answers.button(button))
        one.until(lambda: not one.view["proposals"], "answered")
    assert one.view["pacts"] == [[0, 2]]
    expect(two.page.get_by_text("Player 1 and Player 3 have a pact.")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_a_turn_of_the_computer_is_shown_step_by_step(
    service: Service, visit: Visitors, phone: bool
) -> None:
    """One number more with each step; a click shows the end; the way back shows it again."""
    table = sat(
        service, visit, "klopodavka", [YOU, COMPUTER], phone=phone,
        options={"players": "2"}, reduced_motion="no-preference",
    )  # fmt: skip
    page, numerals = table.page, table.page.locator("main .board svg .marks > g")
    table.whole_turn(lambda moves: next(m for m in moves if m != "pass"))
    table.until(lambda: table.view["actor"] == 0 and len(table.entries) > 5, "no answer")
    steps = "main .board svg .recent rect"
    seen = {page.locator(steps).count()}
    for _ in range(20):
        page.wait_for_timeout(100)
        seen.add(page.locator(steps).count())
        if max(seen) == 5:
            break
    assert len(seen) >= 3, f"step by step: {seen}"
    expect(page.locator(steps)).to_have_count(5)
    expect(numerals.first).to_be_attached()
    visit.picture(table, "after")
    if phone:
        return
    table.press(page.get_by_role("button", name="Show the turn again"))
    expect(page.locator(steps)).to_have_count(2)
    page.keyboard.press("Shift")
    expect(page.locator(steps)).to_have_count(5)


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en-GB", "ko-KR", "ru-RU"])
def test_connections_in_every_language_on_a_dark_phone(
    service: Service, visit: Visitors, lang: str
) -> None:
    opened = service.open(
        "klopodavka", position=NEAR, options=THREE, seats=[YOU, COMPUTER, COMPUTER]
    )
    table = visit(service, phone=True, color_scheme="dark", locale=lang)
    table.sit(opened, "klopodavka")
    page = table.page
    table.press(page.locator("button.more"))
    dialog = page.get_by_role("dialog")
    table.press(dialog.locator("label", has=page.locator("input[value=links]")))
    table.press(dialog.locator("summary"))
    expect(dialog.locator("details li").nth(1)).to_contain_text("b9")
    assert not re.search("page-|klopodavka-|overlay-", dialog.inner_text())
    visit.picture(table, "sheet")
    wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide


def test_on_a_phone_the_board_stays_in_its_place(service: Service, visit: Visitors) -> None:
    """Whoever is to move: lines and buttons below it come and go."""
    seats, options = [YOU, COMPUTER, COMPUTER], {"players": "3"}
    table = sat(service, visit, "klopodavka", seats, options=options, phone=True)
    sheet = table.page.locator("main .board .sheet")
    place = sheet.bounding_box()
    for step in ("d4", "e5", "f6", "g7"):
        table.step(step)
        assert sheet.bounding_box() == place
    table.play("h8")
    while not table.is_mine:
        assert sheet.bounding_box() == place
        table.page.wait_for_timeout(200)
    assert sheet.bounding_box() == place
