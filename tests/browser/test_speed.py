"""How soon the largest sheet answers: `pytest -m long -s tests/browser/test_speed.py` prints it.

From the finger going down, or the mouse coming there to click, to what that shows, painted: `mark`
is the sign that a touch was taken, `piece` the position that the service answers with; the first
touch apart from the later ones.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import DESK, PHONE, Visitors
from tests.browser.table import Table
from tests.server.service import Service

SIZE = 64
QUICK = 100
"""Milliseconds to the mark; to the piece too, where the sheet is not full."""
WATCH = """() => {
  window.waits = [];
  const start = ({ timeStamp }) => {
    const wait = { mark: null, piece: null };
    window.waits.push(wait);
    // A message comes after the frame is painted, an animation frame before it.
    const painted = (what) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (wait[what] ??= performance.now() - timeStamp);
      port2.postMessage(0);
    });
    for (const [what, group] of [["mark", ".hover"], ["piece", ".pieces"]]) {
      const seen = new MutationObserver(() => { seen.disconnect(); painted(what); });
      const options = { childList: true, subtree: true, attributeFilter: ["href", "color"] };
      seen.observe(document.querySelector("main .board svg " + group), options);
    }
  };
  addEventListener("pointermove", (event) => event.pointerType === "mouse" && start(event), true);
  addEventListener("pointerdown", (event) => event.pointerType === "touch" && start(event), true);
}"""


def full() -> str:
    """A position without an empty cell."""
    random = Random(1)
    rows = ["".join(random.choice("aabb") for _ in range(SIZE)) for _ in range(SIZE)]
    rows[0], rows[-1] = f"B{rows[0][1:]}", f"{rows[-1][:-1]}A"
    return f"{'/'.join(rows)} a 9 0 - 1"


def nearest(table: Table, x: float, y: float) -> tuple[float, float]:
    """The place on the screen, nearest to a point, where a piece or a cell can be touched."""
    sheet = table.page.locator("main .board .sheet")
    box, svg = sheet.bounding_box(), sheet.locator("svg").first
    left, top, width, _ = map(float, str(svg.get_attribute("viewBox")).split())
    assert box is not None
    cell, shown = 100 * box["width"] / width, table.shown
    places = {target["id"]: target for target in shown["layout"]["targets"]}
    at = [
        (
            box["x"] + (places[move]["x"] + 0.5 - left / 100) * cell,
            box["y"] + (places[move]["y"] + 0.5 - top / 100) * cell,
        )
        for move in table.moves
        if places.get(move, {}).get("kind", "cell") == "cell" and move in places
    ]
    return min(at, key=lambda place: abs(place[0] - x) + abs(place[1] - y))


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("filled", [False, True], ids=["fresh", "full"])
def test_the_largest_sheet(service: Service, visit: Visitors, filled: bool, phone: bool) -> None:
    seats = [{"who": "you"}, {"who": "friend"}]
    options = {"steps": "9"} if filled else {"players": "2", "size": f"{SIZE}x{SIZE}", "steps": "9"}
    start = {"position": full()} if filled else {}
    opened = service.open("klopodavka", options=options, seats=seats, **start)
    table = visit(service, phone=phone, reduced_motion="no-preference").sit(opened, "klopodavka")
    page = table.page
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    box = page.locator("main .board .room").bounding_box()
    assert box is not None
    pieces: list[float] = []
    marks: list[float] = []
    for number in range(6):
        before = len(table.draft["moves"]) if table.draft else 0
        place = nearest(
            table, box["x"] + box["width"] * (0.3 + 0.08 * number), box["y"] + box["height"] / 2
        )
        if phone:
            page.touchscreen.tap(*place)
            loupe = page.locator("main .board .room > svg").last
            middle = loupe.bounding_box()
            assert middle is not None
            page.touchscreen.tap(
                *(middle[a] + middle[b] / 2 for a, b in (("x", "width"), ("y", "height")))
            )
        else:
            page.mouse.move(*(box["x"] + 4, box["y"] + 4))
            page.wait_for_timeout(100)
            page.mouse.click(*place)
        table.until(lambda n=before: table.draft and len(table.draft["moves"]) > n, "not taken")
        page.wait_for_timeout(400)
        wait = page.evaluate("window.waits.at(-1)")
        pieces.append(wait["piece"])
        marks.append(wait["mark"])
    visit.picture(table, "after")
    name = f"{SIZE}x{SIZE} {'full' if filled else 'fresh'} {(PHONE if phone else DESK)['width']}"
    for what, waits in (("mark", marks), ("piece", pieces)):
        first, *later = map(round, waits)
        print(f"{name} {what}: {first}, then {later} ms")
    # Other programs run beside this one: the slower half may have waited for them.
    assert sorted(marks)[len(marks) // 3] < QUICK
    assert filled or sorted(pieces)[len(pieces) // 3] < QUICK
