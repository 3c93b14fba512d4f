"""Computers at the table of the service offer to give up, and answer what people offer (B14)."""

from __future__ import annotations

import pytest

from parlour import native
from parlour.server.worker import Request, Row, Worker
from tests.server.service import Service

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")
LOST = f"XGID=-B{17 * '-'}cccc---:0:0:-1:21:0:0:0:0:10 -"
"""Seat 2 has three checkers off already and cannot win."""


def test_a_computer_gives_up_and_goes_on_after_a_refusal() -> None:
    asked = Request("room", "backgammon", {}, LOST, [], 1, 7, 5.0)
    reply = Worker().reply(asked)
    assert (reply.resigns, reply.moves, reply.accepts) == (1, [], None)
    asked.entries += [Row(1, "resign", "", [1]), Row(0, "refuse", "", [])]
    reply = Worker().reply(asked)
    assert reply.resigns == 0 and reply.moves


def test_a_computer_accepts_what_is_enough() -> None:
    rows = [Row(1, "resign", "", [1])]
    reply = Worker().reply(Request("room", "backgammon", {}, LOST, rows, 0, 7, 5.0))
    assert reply.accepts is True


def test_the_page_is_asked_whether_it_accepts(service: Service) -> None:
    seats = [{"who": "you"}, {"who": "computer"}]
    opened = service.open("backgammon", position=LOST, seats=seats)
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        page.reach(1)
        standing = page.view["standing"]
        assert (standing["kind"], standing["seat"], standing["values"]) == ("resign", 1, [1])
        page.happen(0, "accept")
        assert page.view["outcome"]["payoffs"] == [1.0, -1.0]
