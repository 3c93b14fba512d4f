"""One whole game of each of the six, from the first screen to the last, by the mouse alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.table import any_of, home_first
from tests.server.service import Service

HERE = ("You", "A friend here")


def test_slime_trail(service: Service, visit: Visitors) -> None:
    """By one click at the home page, and again with sides changed."""
    table = visit(service)
    table.page.goto("/")
    table.press(table.page.get_by_role("button", name=re.compile("Play now.*Slime Trail")))
    table.seated()
    expect(table.page.get_by_text("beginner")).to_be_visible()
    table.whole_game(any_of(1))
    expect(table.page.get_by_text(re.compile(r"You have (won|lost)\."))).to_be_visible()
    table.says("wins")
    first = table.page.url
    table.press(table.button("Play again, sides changed"))
    table.until(lambda: table.page.url != first and table.yours == [1], "no rematch")
    table.wait()
    assert [entry["seat"] for entry in table.entries] == [0], "the computer begins now"


def test_ataxx(service: Service, visit: Visitors) -> None:
    table = visit(service).new("ataxx", size=(4, 4))
    table.whole_game(any_of(2))
    expect(table.notes).to_contain_text("x ")
    expect(table.page.get_by_role("link", name="Keep the picture")).to_be_visible()


def test_virus_war(service: Service, visit: Visitors) -> None:
    """A whole game, steps taken back on the way, that two passes end."""
    table = visit(service).new("virus-war", size=(4, 4), seats=HERE)
    table.says("the first step is on a1")
    table.step("a1")
    table.step("b1")
    table.press(table.button("Undo step"))
    table.until(lambda: table.draft and table.draft["moves"] == ["a1"], "not undone")
    expect(table.button("Confirm turn")).to_be_disabled()
    table.step("a2")
    table.step("b2")
    visit.picture(table, "before-confirming")
    table.confirm()
    table.play("d4", "d3", "c3")
    table.play("pass")
    table.says("pass the whole turn")
    table.play("pass")
    table.says("A draw: two passes in a row (V9).")
    expect(table.page.get_by_role("list", name="Moves").get_by_role("button")).to_have_count(4)


def test_klopodavka(service: Service, visit: Visitors) -> None:
    """Two friends, the shortest sheet: the first goes straight for the main bug."""
    table = visit(service).new("klopodavka", variant="Duel", size=(10, 10), seats=HERE)
    table.play("d4", "e5", "f6", "g7", "h8")
    table.play("i7", "k6", "i5", "i4", "g8")
    table.play("i9")
    table.says("Player 1 has the last main bug and wins", "Player 2 went out")
    expect(table.page.locator(".plate.out")).to_have_count(1)


def test_war(service: Service, visit: Visitors) -> None:
    """Two friends on the smallest sheet; the first turn gives up the knights for a third tank."""
    table = visit(service).new("war", variant="Small sheet, 12 × 12", seats=HERE)
    table.says("infantry 4, knights 2, tanks 2, plane 1", "up to 3 exchanges")
    for step in ("Pf6", "Tc3", "Ib2", "Te5", "Te3"):
        table.step(step)
    table.says("no exchange open")
    visit.picture(table, "exchange")
    for step in ("Ib3", "Ic4", "Id4"):
        table.step(step)
    table.confirm()
    table.play("Pg7", "end")
    table.play("Pl11", "Tg7", "Pm12")
    table.says("Player 1 has the last general and wins")


def test_backgammon(service: Service, visit: Visitors) -> None:
    """Two friends; dice from a seed that makes the game short: a hit, a bar entry, a gammon."""
    seats = [{"who": "you"}, {"who": "friend"}]
    opened = service.open("backgammon", variant="hypergammon", seats=seats, seed=103)
    table = visit(service).sit(opened, "backgammon")
    expect(table.page.locator(".plate").first).to_contain_text("69 pips")
    table.whole_game(home_first(3))
    table.says("wins a gammon", "(B10)")
    assert any(entry["text"].startswith("bar") for entry in table.entries)
    expect(table.page.locator(".plate strong")).to_have_count(2)


@pytest.mark.long
@pytest.mark.parametrize("game", ["ataxx", "virus-war", "war", "backgammon", "slime-trail"])
def test_a_game_of_usual_size_by_a_finger(service: Service, visit: Visitors, game: str) -> None:
    """On a phone, by lamp, with everything moving."""
    table = visit(service, phone=True, color_scheme="dark", reduced_motion="no-preference")
    table.new(game, variant="Small sheet, 12 × 12" if game == "war" else None)
    for turn in range(6):
        table.wait()
        if table.is_over:
            break
        table.whole_turn(any_of(turn))
    visit.picture(table, "middle")
    if game != "war":  # which ends only by plan
        table.whole_game(home_first(6))
        expect(table.page.locator(".plate strong")).to_have_count(2)
