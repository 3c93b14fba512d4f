"""Events that cannot happen now are refused with the very reason, one sentence for each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.service import Service

DUEL = ("slime-trail", {"options": {"size": "5x5"}})
DRAWN = ("virus-war", {"options": {"size": "4x4"}})
THREE = ("klopodavka", {"options": {"players": "3"}})
CUBE = ("backgammon", {"options": {"cube": "on"}, "position": "XGID={}:0:0:1:00:0:0:1:0:10 -"})
BOARD = "-b----E-C---eE---c-e----B-"
HOME = "-ABCD---------------abcda-"
"""Both have borne checkers off: nobody can lose a gammon any more."""
Happened = tuple[int, str, tuple[int | str, ...]]

KINDS: list[tuple[tuple[str, Any], list[Happened], Happened, str, str]] = [
    (DUEL, [], (0, "accept", ()), "event-no-offer", "no offer"),
    (DUEL, [], (1, "refuse", ()), "event-no-offer", "no offer"),
    (DRAWN, [(0, "offer", ("draw",))], (0, "accept", ()), "event-own-offer", "own offer"),
    (
        DRAWN,
        [(0, "offer", ("draw",))],
        (1, "resign", (1,)),
        "record-answer-due",
        "accepted or refused first",
    ),
    (DUEL, [], (0, "offer", ("draw",)), "event-offer-never", "no draw in Slime Trail"),
    (CUBE, [], (0, "offer", ("draw",)), "event-offer-never", "no draw in Backgammon"),
    (DUEL, [], (0, "offer", ("tea",)), "event-offer-what", "only a draw"),
    (THREE, [], (0, "offer", ("draw",)), "event-offer-two", "3 players"),
    (DUEL, [], (0, "resign", (2,)), "event-resign-level", "possible: 1"),
    (DUEL, [(0, "resign", (1,))], (1, "offer", ("draw",)), "record-over", "over"),
    (CUBE, [], (1, "resign", (1,)), "event-resign-turn", "has to decide"),
    (
        CUBE,
        [(0, "resign", (1,)), (1, "refuse", ())],
        (0, "resign", (1,)),
        "event-resign-refused",
        "just refused",
    ),
    (DUEL, [], (0, "pact", (1,)), "event-pact-two", "three players"),
    (THREE, [], (0, "pact", ()), "event-pact-nobody", "partner"),
    (THREE, [], (0, "pact", (5,)), "event-seat", "no player 6"),
    (THREE, [], (0, "pact", (0,)), "event-pact-self", "oneself"),
    (THREE, [(0, "pact", (1,))], (1, "pact", (0,)), "event-pact-stands", "already"),
    (THREE, [], (0, "end", (1,)), "event-pact-none", "no pact"),
    (THREE, [(1, "resign", (1,))], (0, "pact", (1,)), "event-out", "player 2 is out"),
    (THREE, [(1, "resign", (1,))], (1, "resign", (1,)), "event-out", "player 2 is out"),
    (THREE, [(1, "leave", ())], (1, "leave", ()), "event-out", "player 2 is out"),
]


@pytest.mark.parametrize(("game", "before", "event", "code", "words"), KINDS)
def test_the_reason_is_said(
    service: Service,
    game: tuple[str, Any],
    before: list[Happened],
    event: Happened,
    code: str,
    words: str,
) -> None:
    name, wish = game
    wish = {key: v.format(BOARD) if key == "position" else v for key, v in wish.items()}
    players = int(wish["options"].get("players", 2))
    seats = [{"who": "you"}, *[{"who": "friend"}] * (players - 1)]
    opened = service.open(name, seats=seats, **wish)
    with service.page(opened["room"], *opened["tokens"].values()) as page:
        for seat, kind, values in before:
            page.happen(seat, kind, *values)
        version = page.version
        seat, kind, values = event
        answer = page.event(seat, kind, *values)
        assert answer["type"] == "refused"
        assert answer["error"]["code"] == code
        assert words in answer["error"]["text"]
        assert page.version == version


def test_a_double_is_answered_before_anybody_resigns(service: Service) -> None:
    seats = [{"who": "you"}, {"who": "friend"}]
    position = CUBE[1]["position"].format(BOARD)
    opened = service.open("backgammon", options={"cube": "on"}, position=position, seats=seats)
    with service.page(opened["room"], *opened["tokens"].values()) as page:
        page.play(0, "double")
        refused = page.event(1, "resign", 1)["error"]
        assert (refused["code"], "first comes the answer" in refused["text"]) == (
            "event-resign-answer", True
        )  # fmt: skip


def test_a_gammon_that_cannot_be_lost_cannot_be_given_up(service: Service) -> None:
    seats = [{"who": "you"}, {"who": "friend"}]
    position = f"XGID={HOME}:0:0:1:31:0:0:0:0:10 -"
    opened = service.open("backgammon", position=position, seats=seats)
    with service.page(opened["room"], *opened["tokens"].values()) as page:
        seat = page.view["actor"]
        refused = page.event(seat, "resign", 2)["error"]
        assert (refused["code"], refused["values"]["levels"]) == ("event-resign-level", "1")


@pytest.mark.parametrize("game", ["backgammon", "slime-trail"])
def test_no_draw_is_offered_where_there_is_none(service: Service, game: str) -> None:
    """B10, S8."""
    opened = service.open(game)
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        assert "offer" not in {event["kind"] for event in page.view["events"]}


def test_what_nobody_may_say_from_a_page(service: Service) -> None:
    """Flags and adjudications are not the players' to note."""
    opened = service.open("slime-trail")
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        for kind in ("flag", "adjudicate", "dance"):
            answer = page.event(0, kind)
            assert answer["error"]["code"] == "message-malformed"
