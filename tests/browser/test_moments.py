"""What happens in games now and then, each from a position just before it, by the mouse alone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.table import Table
from tests.server.service import Service

STANDARD = "-b----E-C---eE---c-e----B-"


def friends(
    service: Service, visit: Visitors, game: str, position: str | None = None, **wish: Any
) -> Table:
    """A game between friends at one page, from a position."""
    players = int(wish.get("options", {}).get("players", 2))
    seats = [{"who": "you"}, *[{"who": "friend"}] * (players - 1)]
    wish["position"] = position
    return visit(service).sit(service.open(game, seats=seats, **wish), game)


def test_a_forced_pass(service: Service, visit: Visitors) -> None:
    options = {"size": "4x4", "rules": "pass"}
    table = friends(service, visit, "ataxx", "oo1x/o1xx/ooxx/ooxx x 0 13", options=options)
    table.play("b3")
    table.says("o has no move and must pass.")
    visit.picture(table, "must")
    table.play("0000")
    table.play("c4")
    table.says("The board is full, x 14 : 2 o: x wins")


def test_an_enclosure_fill(service: Service, visit: Visitors) -> None:
    options = {"size": "4x4"}
    table = friends(service, visit, "ataxx", "oo1x/o1xx/ooxx/ooxx x 0 13", options=options)
    table.play("b3")
    table.says("The side to move is enclosed and the rest is filled in, x 14 : 2 o: x wins (A10).")
    visit.picture(table, "over")
    table.press(table.page.get_by_role("button", name=re.compile("A10")))
    expect(table.page.get_by_role("dialog").locator(".wanted")).to_be_in_viewport()


def test_a_goal_win(service: Service, visit: Visitors) -> None:
    table = friends(service, visit, "slime-trail", "5/3s1/5/5/5 2", options={"size": "5x5"})
    table.play("e5")
    table.says("The snail reached the corner of player 2, who wins (S6).")
    expect(table.page.locator(".plate.won")).to_contain_text("Player 2")


def test_a_stuck_loss(service: Service, visit: Visitors) -> None:
    table = friends(service, visit, "slime-trail", "###2/s1#2/###2/5/5 1", options={"size": "5x5"})
    table.play("b4")
    table.says("No step is left: player 1 wins (S7).")
    expect(table.page.locator(".plate.won")).to_have_count(1)


def test_a_pact_made_and_broken_and_an_elimination(service: Service, visit: Visitors) -> None:
    position = "bbb4ccc/bBb4cCc/bbb4ccc/1a8/10/10/10/aaa4ddd/aAa4dDd/aaa4ddd a 5 0 - 1"
    options = {"players": "4", "size": "10x10"}
    table = friends(service, visit, "klopodavka", position, options=options)
    pact = table.page.get_by_text("Player 1 and Player 2 have a pact.")
    _bond(table, "Pact with Player 2")
    expect(pact).to_be_visible()
    visit.picture(table, "pact")
    _bond(table, "Break the pact with Player 2")
    expect(pact).not_to_be_visible()
    moves = table.page.get_by_role("list", name="Moves")
    expect(moves).to_contain_text("Player 1 and Player 2: a pact")
    expect(moves).to_contain_text("Player 1 and Player 2: the pact is broken")
    table.play("b8", "b9", "c9", "c8", "a8")
    table.says("Out of the game: Player 2.", "Player 3 to move")
    expect(table.page.locator(".plate.out")).to_contain_text("Player 2")
    table.reads("a9", "bug of a player who is out")


def _bond(table: Table, what: str) -> None:
    table.press(table.button("Pacts"))
    table.press(table.button(what))


def test_a_kill_breaks_a_pact(service: Service, visit: Visitors) -> None:
    position = "bbb4ccc/bBb4cCc/bbb4ccc/1a8/10/10/10/aaa7/aAa7/aaa7 a 1 0 - 1"
    options = {"players": "3", "size": "10x10", "steps": "1"}
    table = friends(service, visit, "klopodavka", position, options=options)
    _bond(table, "Pact with Player 2")
    pact = table.page.get_by_text("Player 1 and Player 2 have a pact.")
    expect(pact).to_be_visible()
    table.play("b8")
    expect(pact).not_to_be_visible()
    table.says("Player 2 to move")


def test_a_revolution(service: Service, visit: Visitors) -> None:
    position = "7bbb/7bBb/7bbb/10/3aaa4/3a1a4/3aaa4/aaa7/aAa7/aaa7 a 5 0 - 1"
    options = {"players": "2", "size": "10x10"}
    table = friends(service, visit, "klopodavka", position, options=options)
    table.reads("b2", "main bug")
    table.step("!e5")
    table.reads("e5", "main bug")
    table.reads("b2", "painted cell")
    table.play("d7", "e8", "f9", "g10")
    expect(table.page.get_by_role("list", name="Moves")).to_contain_text("!e5-d7-e8-f9-g10")


def test_an_exchange(service: Service, visit: Visitors) -> None:
    """Five infantry, so one of the other kinds is given up."""
    table = friends(service, visit, "war", options={"size": "12x12"})
    for step in ("Ib2", "Ic2", "Id2", "Ie2"):
        table.step(step)
    table.says("infantry 0, knights 2, tanks 2, plane 1 left; 3 exchanges open")
    table.step("If2")
    table.says("2 exchanges open")
    table.step("Nb3")
    table.step("Tc3")
    table.says("knights 1, tanks 1, plane 0 left; no exchange open")
    table.play("end")
    table.says("Player 2 to move")


def test_a_bar_entry(service: Service, visit: Visitors) -> None:
    table = friends(
        service, visit, "backgammon", "XGID=-b----E-C---eE---c-e----AA:0:0:1:31:0:0:0:0:10 -"
    )
    table.reads("bar", "checker")
    assert table.moves == ["bar/22", "bar/24"], "nothing else before the bar is empty"
    expect(table.target("13")).to_have_attribute("aria-disabled", "true")
    table.play("bar/22", "24/23")
    table.says("Player 2")


def test_a_double_taken_and_one_dropped(service: Service, visit: Visitors) -> None:
    position = f"XGID={STANDARD}:0:0:1:00:0:0:1:0:10 -"
    table = friends(service, visit, "backgammon", position, options={"cube": "on"}, seed=5)
    expect(table.target("double")).to_have_text("Double to 2")
    table.play("double")
    table.says("Player 2")
    visit.picture(table, "offered")
    table.play("take")
    table.reads("cube", "2")
    table.whole_turn(lambda moves: moves[0])
    expect(table.target("double")).to_have_text("Double to 4")
    table.play("double")
    table.play("drop")
    table.says("player 2 wins 2 points")
    expect(table.page.locator(".plate.won")).to_contain_text("+2")


def test_a_crawford_game(service: Service, visit: Visitors) -> None:
    """A match to 2: a dropped double brings the first point, then a game without the cube."""
    position = f"XGID={STANDARD}:0:0:1:00:0:0:0:2:10 -"
    table = friends(service, visit, "backgammon", position, options={"match": "2"}, seed=7)
    expect(table.notes).to_contain_text("Match to 2, score 0:0")
    table.play("double")
    table.play("drop")
    expect(table.notes).to_contain_text("Match to 2, score 1:0")
    expect(table.notes).to_contain_text("Crawford game: no cube")
    expect(table.target("cube")).to_have_count(0)
    for _ in range(3):
        table.whole_turn(lambda moves: moves[0])
        assert "double" not in table.moves
    resigner = table.view["actor"]
    if resigner == 0:
        table.whole_turn(lambda moves: moves[0])
    table.press(table.button("Resign"))
    visit.picture(table, "sure")
    table.press(table.button("Give up a single game"))
    table.press(table.button("Accept"))
    table.until(lambda: table.is_over, "the match is over")
    expect(table.page.locator(".plate.won")).to_contain_text("Player 1")


def test_a_resignation_as_gammon_refused_and_accepted(service: Service, visit: Visitors) -> None:
    """Between two browsers: the opponent answers."""
    position = f"XGID={STANDARD}:0:0:1:31:0:0:0:0:10 -"
    opened = service.open(
        "backgammon", position=position, seats=[{"who": "you"}, {"who": "you"}], seed=3
    )
    tokens = opened["tokens"]
    one, two = (
        visit(service).sit({**opened, "tokens": {seat: tokens[seat]}}, "backgammon")
        for seat in ("0", "1")
    )

    def resign() -> None:
        one.press(one.button("Resign"))
        one.press(one.button("Give up a gammon"))

    asked = two.page.get_by_text("Player 1 would like to give up a gammon. Do you accept?")
    resign()
    expect(one.page.get_by_text("Your offer waits for an answer.")).to_be_visible()
    expect(asked).to_be_visible()
    visit.picture(two, "asked")
    two.press(two.button("Refuse"))
    one.until(lambda: one.view["standing"] is None, "refused")
    expect(one.button("Resign")).not_to_be_visible()  # not again in the same turn
    one.play("8/5", "6/5")
    two.wait()
    two.whole_turn(lambda moves: moves[0])
    one.wait()
    resign()
    expect(asked).to_be_visible()
    two.press(two.button("Accept"))
    one.until(lambda: one.is_over, "accepted")
    for table, points in ((one, "-2"), (two, "+2")):
        expect(table.page.get_by_text(points)).to_be_visible()
        moves = table.page.get_by_role("list", name="Moves")
        for line in (
            "Player 1: resigned a gammon",
            "Player 2: refused the gammon",
            "Player 2: accepted the gammon",
        ):
            expect(moves.get_by_text(line, exact=True).first).to_be_visible()
    expect(one.page.get_by_text("You have lost.")).to_be_visible()
    expect(two.page.get_by_text("You have won.")).to_be_visible()
