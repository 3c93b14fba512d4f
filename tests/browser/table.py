"""A page at a game, played by touches, keys and buttons as a person plays.

What goes over the wire is only read: to know which moves there are and when something has come.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

Message = dict[str, Any]
PATIENCE = 30.0
expect.set_options(timeout=1000 * PATIENCE)
SMALL = 24
MOVING = "document.documentElement.dataset.motion === 'full'"
FRAME = 600
"""Milliseconds, a little more than the page takes for one."""
KEPT = "parlour-rooms"
"""Where the page keeps its rooms in the browser."""
SIT = """([name, room]) => {
  const rooms = JSON.parse(localStorage.getItem(name) ?? "[]");
  if (!rooms.some((kept) => kept.room === room.room))
    localStorage.setItem(name, JSON.stringify([room, ...rooms]));
}"""


class Table:
    """One page; `by_touch`: with a finger instead of the mouse."""

    def __init__(self, page: Page, *, by_touch: bool = False) -> None:
        self.page = page
        self.by_touch = by_touch
        self.version = -1
        self.entries: list[Message] = []
        self.view: Message = {}
        self.yours: list[int] = []
        self.draft: Message | None = None
        """The moves of the draft and the view after them."""
        self.frames = 0
        """How many positions came last; where there is motion they are shown one by one."""
        self._sent: dict[str, Message] = {}
        page.on("websocket", self._wire)

    # What is heard

    def _wire(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self._said(json.loads(data)))
        socket.on("framereceived", lambda data: self._heard(json.loads(data)))

    def _said(self, message: Message) -> None:
        if message["type"] == "draft":
            self._sent[message["id"]] = message

    def _heard(self, message: Message) -> None:
        if message["type"] in ("state", "played"):
            since = message["version"] - len(message["entries"])
            self.entries = self.entries[:since] + message["entries"]
            self.view, self.version = message["view"], message["version"]
            self.draft = message.get("draft")
            self.frames = len(message.get("frames", ()))
            self.yours = message.get("yours", self.yours)
        elif message["type"] == "view" and (asked := self._sent.pop(message["id"], None)):
            moves = asked["moves"]
            self.draft = {"moves": moves, "view": message["view"]} if moves else None

    @property
    def shown(self) -> Message:
        """The position that lies on the table: that of the draft, or the latest."""
        view: Message = self.draft["view"] if self.draft else self.view
        return view

    @property
    def moves(self) -> list[str]:
        return [move["text"] for move in self.shown["moves"]]

    @property
    def is_over(self) -> bool:
        return self.view.get("outcome") is not None

    @property
    def is_mine(self) -> bool:
        return self.view["actor"] in self.yours and self.view["standing"] is None

    def until(self, is_so: Callable[[], object], what: str) -> None:
        """Waits until something is so."""
        until = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < until, f"waited in vain: {what}\n{self.page.url}"
            self.page.wait_for_timeout(10)

    def wait(self) -> None:
        """Waits until somebody at this page can do something, or the game is over."""
        self.until(lambda: self.is_over or self.is_mine, "no move came")
        if self.frames and self.page.evaluate(MOVING):
            self.page.wait_for_timeout(FRAME * self.frames)
            self.frames = 0

    # Going to a table

    def sit(self, opened: Message, game: str) -> Table:
        """Goes to a room that was opened elsewhere, with its seats."""
        room = {**opened, "game": game, "at": 1, "over": False}
        self.page.goto("/games")
        self.page.evaluate(SIT, [KEPT, room])
        self.page.goto(f"/play/{opened['room']}")
        return self.seated()

    def seated(self) -> Table:
        """Waits for the board."""
        self.until(lambda: self.view, "no state came")
        expect(self.page.locator(".board .cells")).to_be_visible()
        return self

    def new(self, game: str, **wish: Any) -> Table:
        """Opens a game with the New game screen: `variant` by its name, `size`, `seats`."""
        page = self.page
        page.goto(f"/new/{game}")
        if variant := wish.pop("variant", None):
            self.press(page.locator("label").filter(has=page.get_by_text(variant, exact=True)))
        if size := wish.pop("size", None):
            self.press(page.get_by_text("Options"))
            for side, number in zip(("Width", "Height"), size, strict=True):
                page.get_by_label(side).fill(str(number))
                page.get_by_label(side).press("Tab")
        for number, who in enumerate(wish.pop("seats", ())):
            row = page.get_by_role("combobox", name="Who plays").nth(number)
            row.select_option(label=who)
        assert not wish
        self.press(page.get_by_role("button", name="Sit down"))
        return self.seated()

    # Touching

    def press(self, what: Locator) -> None:
        if self.by_touch:
            what.tap()
        else:
            what.click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def target(self, id: str) -> Locator:
        return self.page.locator(f'main .board [data-target="{id}"]')

    def touch(self, id: str) -> None:
        """Touches a target once it can be touched; what is in the hand already stays there."""
        target = self.target(id)
        kinds = {each["id"]: each.get("kind") for each in self.shown["layout"]["targets"]}
        if kinds[id] == "button":
            expect(target).to_be_enabled()
            if target.get_attribute("aria-pressed") != "true":
                self.press(target)
        elif target.count() == 0:
            self.page.mouse.click(*self.place(id))
        else:
            expect(target).to_have_attribute("aria-disabled", "false")
            self.press(target)
            self.magnified(target)

    def magnified(self, target: Locator) -> None:
        """What is too small for a finger comes under the magnifier first: touched again there."""
        box = target.bounding_box()
        if self.by_touch and box and box["width"] * box["height"] < SMALL**2:
            self.press(self.page.locator("main .board .room > svg"))

    def place(self, id: str) -> tuple[float, float]:
        """Where a cell of a large sheet is, of which the document has only some rows."""
        cell = self.page.locator("main .board [data-target]").first
        box = cell.bounding_box()
        assert box is not None
        places = {each["id"]: (each["x"], each["y"]) for each in self.shown["layout"]["targets"]}
        (x, y), (from_x, from_y) = places[id], places[str(cell.get_attribute("data-target"))]
        size = box["width"]
        return box["x"] + (x - from_x + 0.5) * size, box["y"] + (y - from_y + 0.5) * size

    def step(self, text: str) -> None:
        """Makes one move of a turn; a turn of one move is then confirmed."""
        self.until(lambda: text in self.moves, f"{text} is none of {self.moves[:20]}")
        version, made = self.version, len(self.draft["moves"]) if self.draft else 0
        gesture = next(m["gesture"] for m in self.shown["moves"] if m["text"] == text)
        for target in gesture:
            self.touch(target)
        self.until(
            lambda: self.version > version or (self.draft and len(self.draft["moves"]) > made),
            f"{text} was not taken",
        )
        if made == 0 and self.draft and self.draft["view"]["complete"]:
            self.until(lambda: self.version > version, f"{text} was not confirmed by itself")

    def play(self, *texts: str) -> None:
        """A whole turn, or the rest of one."""
        version = self.version
        for text in texts:
            self.step(text)
        if self.version == version:
            self.confirm()

    def confirm(self) -> None:
        version, confirm = self.version, self.button("Confirm turn")
        expect(confirm).to_be_enabled()
        self.press(confirm)
        self.until(lambda: self.version > version, "the turn was not confirmed")

    def whole_turn(self, choose: Callable[[Sequence[str]], str]) -> None:
        """A turn of mine, step by step as `choose` says."""
        version = self.version
        while self.version == version and not self.shown["complete"]:
            self.step(choose(self.moves))
        if self.version == version:
            self.confirm()

    def whole_game(self, choose: Callable[[Sequence[str]], str], most: int = 200) -> int:
        """Plays on to the end; how many turns that took."""
        for turn in range(most):
            self.wait()
            if self.is_over:
                return turn
            self.whole_turn(choose)
        raise AssertionError(f"not over after {most} turns")

    # What is seen

    @property
    def status(self) -> Locator:
        return self.page.locator("p.status")

    @property
    def notes(self) -> Locator:
        return self.page.locator("p.notes")

    def says(self, *sentences: str) -> None:
        """Checks that the line under the board says this."""
        for sentence in sentences:
            expect(self.status).to_contain_text(sentence)

    def reads(self, id: str, *words: str) -> None:
        """Checks how a target is read out."""
        for word in words:
            label = re.compile(re.escape(word), re.IGNORECASE)
            expect(self.target(id)).to_have_attribute("aria-label", label)


def any_of(seed: int) -> Callable[[Sequence[str]], str]:
    """Plays anything but a pass, by a seed."""
    random = Random(seed)

    def choose(moves: Sequence[str]) -> str:
        better = [move for move in moves if move not in ("pass", "0000", "double")]
        return random.choice(better or list(moves))

    return choose


def home_first(seed: int) -> Callable[[Sequence[str]], str]:
    """Bears off whatever can be; else as `any_of`."""
    other = any_of(seed)
    return lambda moves: next((move for move in moves if move.endswith("off")), other(moves))
