"""Pacts that are offered, players that are stuck or go out, what is good to see: over the wire."""

from __future__ import annotations

from tests.server.service import Message, Service

THREE = {"players": "3", "size": "10x10"}
YOU, FRIEND, COMPUTER = {"who": "you"}, {"who": "friend"}, {"who": "computer", "level": 1}
STUCK = "7bbb/7bBb/7bbb/10/10/10/10/qqq7/aaq7/Aaq7 b 5 0 - 2"
"""a is walled in."""


def kinds(view: Message, seat: int) -> set[tuple[str, int]]:
    return {
        (event["kind"], event["values"][0])
        for event in view["events"]
        if event["seat"] == seat and event["kind"] in ("propose", "decline", "pact", "end")
    }


def test_a_computer_answers_an_offer_while_another_player_is_on_move(service: Service) -> None:
    seats = [YOU, COMPUTER, COMPUTER]
    opened = service.open("klopodavka", options=THREE, seats=seats)
    with service.page(opened["room"], *opened["tokens"].values()) as page:
        assert kinds(page.view, 0) == {("propose", 1), ("propose", 2)}
        page.happen(0, "propose", 1)
        while page.view["proposals"]:
            page.next("played")
        assert [entry["kind"] for entry in page.entries] == ["propose", "pact"]
        assert page.view["pacts"] == [[0, 1]]
        assert page.view["actor"] == 0
        page.happen(0, "end", 1)
        page.happen(0, "resign", 1)
        assert page.view["pacts"] == []


def test_people_offer_and_answer_and_nobody_bonds_unasked(service: Service) -> None:
    opened = service.open("war", options={"players": "3"}, seats=[YOU, FRIEND, FRIEND])
    tokens = opened["tokens"]
    one = service.page(opened["room"], tokens["0"])
    two = service.page(opened["room"], tokens["1"], tokens["2"])
    with one, two:
        refused = two.event(1, "pact", 0)
        assert refused["error"]["code"] == "event-pact-unasked"
        assert "player 1 has offered no pact" in refused["error"]["text"]
        one.happen(0, "propose", 2)
        two.next("played")
        assert two.view["proposals"] == [[0, 2]]
        assert kinds(two.view, 2) >= {("pact", 0), ("decline", 0)}
        two.happen(2, "decline", 0)
        one.next("played")
        assert one.view["proposals"] == []
        assert kinds(two.view, 1) == {("propose", 0), ("pact", 2)}, "two and three sit together"


def test_k7_whoever_is_stuck_is_passed_over(service: Service) -> None:
    options = {"players": "2", "size": "10x10"}
    opened = service.open("klopodavka", position=STUCK, options=options, seats=[YOU, FRIEND])
    with service.page(opened["room"], *opened["tokens"].values()) as page:
        page.confirm(1, "g7", "f6", "f5", "f4", "e4")
        assert [entry["text"] for entry in page.entries[-2:]] == ["e4", "pass"]
        assert page.entries[-1]["remark"] == "page-stuck"
        assert page.entries[-1]["seat"] == 0
        assert page.view["actor"] == 1


def test_entries_tell_their_targets_and_who_went_out(service: Service) -> None:
    position = "bbb4ccc/bBb4cCc/bbb4ccc/1a8/10/10/10/aaa7/aAa7/aaa7 a 2 0 - 1"
    options = {**THREE, "steps": "2"}
    seats = [YOU, FRIEND, FRIEND]
    opened = service.open("klopodavka", position=position, options=options, seats=seats)
    with service.page(opened["room"], *opened["tokens"].values()) as page:
        first = page.view["dangers"][1]
        assert first[0] == "klopodavka-danger"
        assert (first[1]["seat"], first[1]["by"], first[1]["turns"]) == ("2", "1", 1)
        page.confirm(0, "b8", "b9")
        assert [entry["target"] for entry in page.entries] == ["b8", "b9"]
        assert [entry["out"] for entry in page.entries] == [[], [1]]


def test_what_is_good_to_see_from_another_seat(service: Service) -> None:
    opened = service.open("klopodavka", options=THREE, seats=[YOU, FRIEND, FRIEND])
    with service.page(opened["room"], *opened["tokens"].values()) as page:
        page.send("mark", id="m", ply=0, seat=2)
        marked = page.next("marked")
        assert {"i10", "k9"} <= set(marked["overlays"]["links"])
        page.draft(0, "d4")
        page.send("mark", id="n", ply=1, seat=0)
        assert "d4" in page.next("marked")["overlays"]["links"]
        page.send("mark", id="o", ply=0, seat=5)
        assert page.next("refused")["error"]["code"] == "event-seat"
