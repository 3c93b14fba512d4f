"""Playing together: clocks, offers between browsers, three computers, sounds, invitations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_going_on import SEATS, seat
from tests.server.service import Service

LAN = "http://192.0.2.7:8000/"
"""No machine has this address (RFC 5737)."""
PAUSE = 0.7
"""The service's own: seconds between two computers' turns."""


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory, page_folder: str) -> Iterator[Service]:
    """A service at the pace of people, known in a network."""
    database = tmp_path_factory.mktemp("quiet") / "games.sqlite"
    url = f"sqlite:///{database}"
    running = Service(url, page=page_folder, pause=PAUSE, workers=1, address=LAN)
    yield running
    running.close()


def test_clocks_run_down_and_a_flag_falls(service: Service, visit: Visitors) -> None:
    clock = {"seconds": 8, "increment": 0}
    seats = [{"who": "you"}, {"who": "link"}]
    opened = service.open("slime-trail", options={"size": "5x5"}, clock=clock, seats=seats)
    one, two = visit(service).sit(opened, "slime-trail"), visit(service)
    expect(one.page.locator(".plate .clock")).to_have_text(["0:08.0", "0:08.0"])
    one.page.keyboard.press("Escape")
    two.page.goto(f"/play/{opened['room']}?invitation={opened['invitation']}")
    one.play("d4")
    two.seated()
    theirs = one.page.locator(".plate .clock.runs")
    expect(theirs).to_have_count(1)
    before = theirs.inner_text()
    expect(theirs).not_to_have_text(before)
    assert theirs.inner_text() < before, "it runs down"
    visit.picture(one, "runs")
    for table in (one, two):
        table.until(lambda table=table: table.is_over, "the flag falls")
        table.says("Time is up: Player 2. Winner: Player 1.")
        expect(table.page.locator(".plate .clock.runs")).to_have_count(0)
        expect(table.page.get_by_role("list", name="Moves")).to_contain_text("Player 2: time is up")
    expect(one.page.get_by_text("You have won.")).to_be_visible()
    expect(two.page.get_by_text("You have lost.")).to_be_visible()


def test_a_draw_is_offered_from_browser_to_browser(service: Service, visit: Visitors) -> None:
    """One opens the game, the other comes by the link; refused once, then accepted."""
    one = visit(service)
    one.new("virus-war", size=(4, 4), seats=("You", "A friend by link"))
    link = one.page.get_by_role("textbox", name="Invite your friend").input_value()
    two = visit(service)
    two.page.goto(link)
    two.seated()
    expect(one.page.get_by_role("dialog")).not_to_be_visible()
    asked = two.page.get_by_text("Crosses would like a draw. Do you accept?")
    for answer in ("Refuse", "Accept"):
        one.press(one.button("Offer a draw"))
        expect(one.status).to_contain_text("Your offer waits for an answer.")
        expect(asked).to_be_visible()
        visit.picture(two, answer)
        two.press(two.button(answer))
        expect(asked).not_to_be_visible()
    for table in (one, two):
        table.says("A draw was agreed.")
        moves = table.page.get_by_role("list", name="Moves").get_by_role("button")
        expect(moves).to_have_text(
            [
                "Crosses: offered a draw",
                "Noughts: refused the draw",
                "Crosses: offered a draw",
                "Noughts: accepted the draw",
            ]
        )
        expect(table.page.get_by_text("A draw.", exact=True)).to_be_visible()


SHOWN = """() => {
  window.shown = [];
  const cells = document.querySelector("main .board .cells");
  const options = { subtree: true, attributeFilter: ["aria-label"] };
  new MutationObserver(() => window.shown.push(performance.now())).observe(cells, options);
}"""
READABLE = 200
"""Milliseconds that a step is seen at least before the next."""


SAID = """() => {
  const status = document.querySelector("p.status");
  window.said = [];
  const keep = () => window.said.push(status.textContent.trim());
  new MutationObserver(keep).observe(
    status, { characterData: true, childList: true, subtree: true });
}"""
"""Keeps whatever the line under the board says, however short."""


def test_three_computers_and_you(quiet: Service, visit: Visitors) -> None:
    """One seat goes out by your hand, the computers of the others play, and it is your turn."""
    position = "bbb4ccc/bBb4cCc/bbb4ccc/1a8/10/10/10/aaa4ddd/aAa4dDd/aaa4ddd a 5 0 - 1"
    seats = [{"who": "you"}, *[{"who": "computer", "level": 1}] * 3]
    options = {"players": "4", "size": "10x10"}
    opened = quiet.open("klopodavka", position=position, options=options, seats=seats)
    table = visit(quiet, reduced_motion="no-preference").sit(opened, "klopodavka")
    plates = table.page.locator(".plate")
    expect(plates.filter(has_text="computer, beginner")).to_have_count(3)
    expect(plates.filter(has_text="Player 1")).to_contain_text("you")
    for step in ("b8", "b9", "c9", "c8", "a8"):
        table.step(step)
    table.page.evaluate(SHOWN)
    table.page.evaluate(SAID)
    table.confirm()
    expect(table.page.locator(".plate.out")).to_contain_text("Player 2")
    visit.picture(table, "thinking")
    table.wait()
    turns = [entry["seat"] for entry in table.entries if entry["turn"]]
    assert turns == [0, 2, 3]
    table.says("Player 1 to move")
    said = " ".join(table.page.evaluate("window.said"))
    assert "Player 3: thinking…" in said
    assert "Out of the game: Player 2." in said
    steps = sum(entry["seat"] in (2, 3) for entry in table.entries)
    table.until(lambda: table.page.evaluate("shown.length") >= steps, "each step is seen")
    shown: list[float] = table.page.evaluate("window.shown")
    waits = [after - before for before, after in pairwise(shown)]
    assert sorted(waits)[len(waits) // 4] > READABLE
    table.step(table.moves[0])


HEARD = """() => {
  window.contexts = 0;
  window.sounds = 0;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor() { super(); window.contexts++; }
  };
  for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = Source.prototype.start;
    Source.prototype.start = function (...at) { window.sounds++; start.apply(this, at); };
  }
}"""


def test_sounds_are_made_when_they_are_on(service: Service, visit: Visitors) -> None:
    opened = service.open("backgammon", seats=SEATS, options={"cube": "off"}, seed=1)
    table = visit(service)
    table.page.add_init_script(f"({HEARD})()")
    table.sit(opened, "backgammon")
    heard = "[window.contexts, window.sounds]"
    table.whole_turn(lambda moves: moves[0])
    assert table.page.evaluate(heard) == [0, 0], "silent until turned on"
    table.press(table.button("Settings"))
    table.press(table.page.get_by_text("Sound", exact=True))
    table.page.keyboard.press("Escape")
    table.whole_turn(lambda moves: moves[0])
    contexts, sounds = table.page.evaluate(heard)
    assert contexts == 1
    assert sounds >= 7, "checkers, and five clacks of the dice"


def test_an_invitation_leads_other_machines_here(
    service: Service, quiet: Service, visit: Visitors
) -> None:
    """By the network's address where there is one; copied over plain HTTP too."""
    seats = ("You", "A friend by link")
    table = visit(quiet)
    # What a page has that does not come over HTTPS, nor from this machine.
    table.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
    )
    table.new("slime-trail", seats=seats)
    page = table.page
    link = page.get_by_role("textbox", name="Invite your friend").input_value()
    assert link.startswith(f"{LAN}play/")
    expect(page.get_by_role("img", name="The invitation as a QR code")).to_be_visible()
    table.press(table.button("Copy the link"))
    expect(table.button("Copied")).to_be_visible()
    said = page.get_by_role("dialog").get_by_role("status")
    expect(said).to_have_text("The link is in the clipboard.")
    visit.picture(table, "network")
    page.keyboard.press("Escape")
    page.get_by_label("Type a move").focus()
    page.keyboard.press("Control+V")
    expect(page.get_by_label("Type a move")).to_have_value(link)
    alone = visit(service).new("slime-trail", seats=seats)
    dialog = alone.page.get_by_role("dialog")
    expect(dialog).to_contain_text("start Parlour with ‘make play LAN=1’")
    here = dialog.get_by_role("textbox").input_value()
    assert here.startswith(f"http://127.0.0.1:{service.port}/play/")
    expect(dialog.get_by_role("img")).to_have_count(0)
    alone.press(dialog.get_by_role("button", name="My friend is here"))
    expect(dialog).not_to_be_visible()
    alone.until(lambda: alone.yours == [0, 1], "both seats are here")
    alone.whole_turn(lambda moves: moves[0])
    alone.whole_turn(lambda moves: moves[0])


@pytest.mark.long
def test_a_computer_that_cannot_think_says_so(
    tmp_path: Path, page_folder: str, visit: Visitors
) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    broken = Service(url, page=page_folder, workers=1, broken=True)
    try:
        table = visit(broken).new("slime-trail")
        table.whole_turn(lambda moves: moves[0])
        table.wait()
        honest = "The computer could not think; it played any legal move."
        table.says(honest, "Player 1 to move")
        expect(table.page.get_by_role("list", name="Moves")).to_contain_text(honest)
    finally:
        broken.close()


def test_my_games_say_how_each_stands(service: Service, visit: Visitors) -> None:
    table = visit(service)
    page = table.page
    over = service.open("slime-trail", seats=SEATS)
    with service.page(over["room"], *over["tokens"].values()) as other:
        other.happen(1, "resign", 1)
    table.sit(seat(over, 0), "slime-trail")
    asked = service.open("klopodavka", options={"players": "2"}, seats=SEATS)
    with service.page(asked["room"], *asked["tokens"].values()) as other:
        other.happen(1, "offer", "draw")
    table.sit(seat(asked, 0), "slime-trail")
    table.sit(service.open("virus-war"), "virus-war")
    lost = service.open("ataxx")
    table.sit({**lost, "tokens": {"0": "not the key"}}, "ataxx")
    expect(page.get_by_text("You are watching.")).to_be_visible()
    page.evaluate(
        """() => {
          const rooms = JSON.parse(localStorage.getItem("parlour-rooms"));
          const gone = { ...rooms[0], room: "aaaaaaaaaa", game: "war", lost: false };
          localStorage.setItem("parlour-rooms", JSON.stringify([...rooms, gone]));
        }"""
    )
    page.goto("/games")
    running = page.get_by_role("region", name="Your unfinished games")
    for game, stands in {
        "Ataxx": "This browser no longer has the key to your seat: you can only watch",
        "Virus War": "Your move",
        "Klopodavka": "A friend by link · Your answer is waited for",
        "War": "Not at this service",
    }.items():
        row = running.locator(".room", has=page.get_by_text(game, exact=True))
        expect(row).to_contain_text(stands)
    finished = page.get_by_role("region", name="Finished games", exact=True)
    expect(finished.locator(".room")).to_contain_text("You have won.")
    visit.picture(table, "games")
    table.press(page.get_by_role("button", name="Remove from the list: War", exact=True))
    expect(running.locator(".room")).to_have_count(3)
    page.reload()
    expect(running.locator(".room")).to_have_count(3)


def test_a_computer_is_no_friend_while_the_service_is_slow(
    service: Service, visit: Visitors
) -> None:
    table = visit(service)
    page = table.page
    table.sit(service.open("virus-war"), "virus-war")
    page.route("**/api/rooms/*", lambda _: None)  # never answered
    page.goto("/games")
    expect(page.locator(".room")).to_contain_text("Virus War")
    expect(page.locator(".room")).not_to_contain_text("A friend here")


def test_a_newcomer_is_told_what_the_game_is_about(service: Service, visit: Visitors) -> None:
    """Until the first move, and no more once a game of the kind has been finished."""
    table = visit(service, phone=True)
    page = table.page
    page.goto("/")
    play = page.get_by_role("button", name=re.compile("Play now.*Ataxx"))
    expect(play).to_be_in_viewport(ratio=1)
    visit.picture(table, "home")
    table.press(play)
    table.seated()
    about = page.locator("main > .welcome")
    expect(about).to_contain_text("own the most cells")
    expect(about.get_by_role("link", name="Learn in three moves")).to_be_visible()
    visit.picture(table, "board")
    table.whole_turn(lambda moves: moves[0])
    expect(about).to_be_empty()
    table.wait()
    table.press(table.button("More"))
    table.press(table.button("Resign"))
    table.press(page.get_by_role("dialog").get_by_role("button", name="Resign").last)
    table.until(lambda: table.is_over, "resigned")
    table.press(table.button("Play again, sides changed"))
    table.until(lambda: table.yours == [1], "no rematch")
    table.wait()
    expect(about).to_be_empty()
