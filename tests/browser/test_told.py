"""Others’ turns are told with the step that is shown; typed lines are played whole or not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.test_many_players import FRIEND, NEAR, YOU, sat
from tests.server.service import Service

WATCH = """() => {
  window.seen = [];
  const text = (what) => document.querySelector(what)?.textContent ?? "";
  const look = () => window.seen.push({
    steps: document.querySelectorAll("main .board svg .recent rect").length,
    status: text("p.status"),
    moves: text("aside ol"),
    aloud: text(".screen > .unseen[aria-live]"),
    struck: document.querySelectorAll(".plate.out").length,
  });
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}"""
OUT = "Out of the game: Player 2."
PUT_OUT = "Player 2: out of the game, by Player 1"


@pytest.mark.parametrize("skipped", [False, True])
def test_the_end_of_a_turn_is_told_when_it_is_seen(
    service: Service, visit: Visitors, skipped: bool
) -> None:
    """The second of five steps puts a seat out; a touch of the board shows, and tells, the end."""
    options = {"players": "3", "size": "10x10", "steps": "5"}
    opened = service.open(
        "klopodavka", position=NEAR.replace(" 2 0 ", " 5 0 "), options=options,
        seats=[YOU, FRIEND, FRIEND],
    )  # fmt: skip
    mine = {**opened, "tokens": {"2": opened["tokens"]["2"]}}
    table = visit(service, reduced_motion="no-preference").sit(mine, "klopodavka")
    table.page.evaluate(WATCH)
    with service.page(opened["room"], opened["tokens"]["0"]) as other:
        other.play(0, "b8", "b9", "c9", "c8", "a8")
    if skipped:
        expect(table.page.locator("main .board svg .recent rect")).to_have_count(1)
        table.page.keyboard.press("Shift")
    table.says(OUT, "Player 3 to move")
    expect(table.page.locator(".screen > .unseen[aria-live]")).to_contain_text(PUT_OUT)
    seen = table.page.evaluate("window.seen")
    for one in seen:
        steps = one["steps"]
        assert steps >= 2 or not (OUT in one["status"] or PUT_OUT in one["moves"] or one["struck"])
        ended = "Player 3 to move" in one["status"] or PUT_OUT in one["aloud"]
        assert steps >= 5 or not ended, one
    if not skipped:
        early = [one for one in seen if OUT in one["status"] and one["steps"] < 5]
        assert early, "who is out is told with the step, not with the turn"
        assert all("The turn of Player 1 is being shown" in one["status"] for one in early)


def test_nothing_is_given_up_while_others_steps_are_shown(
    service: Service, visit: Visitors
) -> None:
    """Two of three players sit at one page: what is resigned is what the question names."""
    opened = service.open(
        "klopodavka", position=NEAR.replace(" a 2 0 ", " b 5 0 "),
        options={"players": "3", "size": "10x10", "steps": "5"}, seats=[YOU, FRIEND, FRIEND],
    )  # fmt: skip
    mine = {**opened, "tokens": {seat: opened["tokens"][seat] for seat in ("0", "2")}}
    table = visit(service, reduced_motion="no-preference").sit(mine, "klopodavka")
    with service.page(opened["room"], opened["tokens"]["1"]) as other:
        other.play(1, "a7", "a6", "a5", "b6", "c6")
    expect(table.page.locator("main .board svg .recent rect")).to_have_count(1)
    expect(table.button("Resign")).to_be_disabled()
    table.says("The turn of Player 2 is being shown")
    expect(table.page.get_by_label("Type a move")).to_be_disabled()
    table.says("Player 3 to move")
    expect(table.page.get_by_label("Type a move")).to_be_enabled()
    table.press(table.button("Resign"))
    asked = table.page.get_by_role("dialog")
    expect(asked).to_contain_text("Player 3: give up this game?")
    table.press(asked.get_by_role("button", name="Resign"))
    table.says("Out of the game: Player 3")


def test_a_refused_line_says_its_rule_and_leaves_nothing(service: Service, visit: Visitors) -> None:
    """Virus War V5 on the page; the rule is a touch away, and no step is drafted."""
    options = {"size": "5x5"}
    table = sat(service, visit, "virus-war", [YOU, FRIEND], options=options)
    line = table.page.get_by_label("Type a move")
    line.fill("a1-b2-e5")
    line.press("Enter")
    expect(table.page.get_by_text("e5 is kept for noughts")).to_be_visible()
    assert table.draft is None
    expect(table.button("Confirm turn")).to_have_count(0)
    expect(line).to_have_value("a1-b2-e5")
    table.press(table.button("V5"))
    expect(table.page.get_by_role("dialog")).to_contain_text("V5")


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True])
def test_w10_russian_letters_are_read_on_the_page(
    service: Service, visit: Visitors, phone: bool
) -> None:
    table = sat(
        service, visit, "war", [YOU, FRIEND], phone=phone, locale="ru-RU",
        options={"size": "20x20"},
    )  # fmt: skip
    page: Page | Locator = table.page
    if phone:
        table.press(page.locator("button.more"))
        page = page.get_by_role("dialog")
    line = page.get_by_label("Ввести ход")
    line.fill("Пb2-Кb3-Тz9")
    line.press("Enter")
    expect(page.locator("form [aria-live] span")).to_contain_text("z9")
    assert table.draft is None
    line.fill("Пb2-Кb3 Тc3")
    line.press("Enter")
    table.until(lambda: table.draft and len(table.draft["moves"]) == 3, "three steps")
    expect(line).to_have_value("")
    visit.picture(table)


def test_moves_of_war_are_shown_in_russian_letters_and_kept_in_those_of_the_notation(
    service: Service, visit: Visitors
) -> None:
    table = sat(service, visit, "war", [YOU, FRIEND], locale="ru-RU", options={"size": "20x20"})
    page = table.page
    line = page.get_by_label("Ввести ход")
    expect(line).to_have_attribute("placeholder", "Пb1")
    line.fill("Пb2-Кb3-Тc3-end")
    line.press("Enter")
    table.until(lambda: len(table.entries) == 4 or table.draft, "the turn was not read")
    if len(table.entries) < 4:
        table.press(table.button("Подтвердить ход"))
    expect(page.get_by_role("list", name="Ходы")).to_contain_text("Пb2-Кb3-Тc3")
    record = service.http.get(page.url.replace("/play/", "/api/rooms/") + "/record").text
    assert "Ib2-Nb3-Tc3" in record
