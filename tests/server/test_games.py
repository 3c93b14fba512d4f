"""Whole games of every game in the registry, against the computer, by what the page is sent."""

from __future__ import annotations

from random import Random

import pytest

from parlour.games import REGISTRY, read_records
from parlour.record import Event
from tests.server.service import Page, Service

SMALL: dict[str, dict[str, str]] = {
    "ataxx": {"size": "4x4"},
    "klopodavka": {"size": "10x10"},
    "war": {"size": "12x12"},
    "backgammon": {"start": "hypergammon"},
    "slime-trail": {"size": "4x4"},
}
"""Where the whole game would take long; a new game needs no line."""
TURNS = 25
"""After so many turns of its own a player gives up."""


def play_turn(page: Page, seat: int, random: Random) -> None:
    """A turn step by step, as a page plays it: a draft after every touch, then confirmed."""
    moves: list[str] = []
    view = page.view
    while not view["complete"]:
        moves.append(random.choice(view["moves"])["text"])
        answer = page.draft(seat, *moves)
        assert answer["type"] == "view", answer
        view = answer["view"]
    page.play(seat, *moves)


@pytest.mark.parametrize("game", REGISTRY)
def test_a_whole_game_against_the_computer(service: Service, game: str) -> None:
    random, turns = Random(game), 0
    opened = service.open(game, options=SMALL.get(game, {}), seed=5)
    token, room = opened["tokens"]["0"], opened["room"]
    with service.page(room, token) as page, service.page(room) as watcher:
        while page.view["outcome"] is None:
            if page.view["actor"] != 0:
                page.reach(page.version + 1)
            elif turns < TURNS:
                play_turn(page, 0, random)
                turns += 1
            else:
                page.event(0, "resign", 1)
                page.reach(page.version + 1)
        watcher.reach(page.version)
        assert watcher.entries == page.entries
        assert watcher.view["outcome"] == page.view["outcome"]
        assert page.view["moves"] == page.view["events"] == []
    assert [entry["ply"] for entry in page.entries] == list(range(page.version))
    text = service.http.get(f"/api/rooms/{room}/record").text
    assert text.strip()
    seen = service.http.get(f"/api/rooms/{room}").json()
    assert seen["outcome"] == page.view["outcome"]
    if not any(isinstance(entry, Event) for entry in read_records(text)[0].entries):
        outcome = read_records(text)[0].outcome
        assert outcome is not None
        assert list(outcome.payoffs) == page.view["outcome"]["payoffs"]


def test_computers_play_the_other_five_seats(service: Service) -> None:
    seats = [{"who": "computer"}] * 5 + [{"who": "you"}]
    opened = service.open("klopodavka", options={"players": "6", "size": "20x16"}, seats=seats)
    with service.page(opened["room"], opened["tokens"]["5"]) as page:
        while page.view["actor"] != 5:
            page.reach(page.version + 1)
        assert [e["seat"] for e in page.entries if e["turn"]] == [0, 1, 2, 3, 4]


def test_a_computer_answers_what_it_is_offered(service: Service) -> None:
    opened = service.open("backgammon", variant="match-5", seed=2)
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        while page.view["actor"] != 0:
            page.reach(page.version + 1)
        page.event(0, "resign", 3)
        while not any(entry["kind"] in ("accept", "refuse") for entry in page.entries):
            page.reach(page.version + 1)
        kinds = [entry["kind"] for entry in page.entries if entry["kind"] != "move"]
        assert kinds == ["resign", "accept"], "three points are more than the position is worth"


def test_a_prepared_position_is_played_from(service: Service) -> None:
    opened = service.open(
        "slime-trail",
        position="2##1/2##s/2###/2#2/5 1",
        seats=[{"who": "you"}, {"who": "friend"}],
    )
    with service.page(opened["room"], *opened["tokens"].values()) as page:
        assert [move["text"] for move in page.view["moves"]] == ["e5"]
        page.play(0, "e5")
        assert page.view["outcome"]["winner"] == 1
