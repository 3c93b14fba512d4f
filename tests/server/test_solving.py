"""Who wins, on request: told where nobody elsewhere plays, within a limit of time."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from tests.server.service import Page, Service

SMALL = {"options": {"size": "5x5"}}
COMPUTER = [{"who": "you"}, {"who": "computer"}]


def solve(page: Page, ply: int = 0, id: str = "who") -> dict[str, Any]:
    """The answer to the question who wins."""
    page.send("solve", id=id, ply=ply)
    while (answer := page.next("solved", "refused"))["id"] != id:
        pass
    return answer


def test_a_game_against_a_computer_is_solved_with_every_move(service: Service) -> None:
    opened = service.open("slime-trail", **SMALL, seats=COMPUTER)
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        assert page.state["solvable"] is True
        answer = solve(page)
        assert (answer["ply"], answer["seat"], answer["value"]) == (0, 0, 1)
        wins = {move["text"] for move in answer["moves"] if move["value"] == 1}
        assert wins == {"b3", "c2", "d3", "c4"}
        assert {move["value"] for move in answer["moves"]} == {1, -1}
        assert all(move["gesture"] == [move["text"]] for move in answer["moves"])


def test_two_people_at_one_screen_may_ask_and_look_back(service: Service) -> None:
    opened = service.open("slime-trail", **SMALL, seats=[{"who": "you"}, {"who": "friend"}])
    with service.page(opened["room"], *opened["tokens"].values()) as page:
        page.play(0, "b2")
        answer = solve(page, 1)
        assert (answer["seat"], answer["value"]) == (1, 1)  # b2 was a mistake
        assert solve(page, 0)["value"] == 1


def test_a_game_against_somebody_elsewhere_is_not_solved_before_its_end(service: Service) -> None:
    first, second = service.two("slime-trail", **SMALL)
    with first, second:
        answer = solve(first)
        assert answer["type"] == "refused"
        assert answer["error"]["code"] == "solve-not-now"
        with service.page(first.room) as spectator:
            assert solve(spectator)["error"]["code"] == "solve-not-now"
            first.happen(0, "resign", 1)
            second.reach(first.version)
            for page in (first, second, spectator):
                assert solve(page, 0)["value"] == 1


def test_a_game_without_a_theory_says_so(service: Service) -> None:
    opened = service.open("ataxx", seats=COMPUTER)
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        assert page.state["solvable"] is False
        assert solve(page)["error"]["code"] == "solve-not-known"


def test_what_takes_too_long_is_given_up_and_nothing_else_waits(tmp_path: Path) -> None:
    service = Service(f"sqlite:///{tmp_path / 'games.sqlite'}", solving=2.0)
    try:
        opened = service.open("slime-trail", options={"size": "9x9"}, seats=COMPUTER)
        with service.page(opened["room"], opened["tokens"]["0"]) as page:
            page.send("solve", id="who", ply=0)
            began = time.monotonic()
            assert page.ask("look", ply=0)["type"] == "view"
            assert time.monotonic() - began < 1.5
            answer = page.next("solved")
            assert answer["value"] is None
            assert len(answer["moves"]) == 8
            # A new question gives up the one before.
            page.send("solve", id="first", ply=0)
            assert solve(page, 0, "second")["id"] == "second"
            assert page.quiet("solved")
    finally:
        service.close()
