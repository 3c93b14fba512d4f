"""Two processes over one PostgreSQL serve the same room; one may die and the game goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.postgres import postgres
from tests.server.service import Service


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[tuple[Service, Service]]:
    with ThreadPoolExecutor(2) as pool:  # both migrate at once
        first, second = pool.map(lambda _: Service(database, workers=1, patrol=3.0), range(2))
    yield first, second
    first.close()
    second.close()


def test_a_game_is_played_through_two_processes_and_one_is_killed(
    pair: tuple[Service, Service],
) -> None:
    here, there = pair
    seats = [{"who": "you"}, {"who": "friend"}]
    opened = here.open("slime-trail", options={"size": "5x5"}, seats=seats)
    room, tokens = opened["room"], opened["tokens"]
    one, two = here.page(room, tokens["0"]), there.page(room, tokens["1"])
    while one.next("presence")["online"] != [0, 1]:
        pass
    one.play(0, "d4")
    begun = time.monotonic()
    two.reach(1)
    assert time.monotonic() - begun < 1.5, "LISTEN/NOTIFY brings it, not the patrol"
    two.play(1, "c4")
    one.reach(2)
    assert one.confirm(0, "c4")["type"] == "refused"
    one.play(0, "b4")
    two.reach(3)
    here.kill()
    one.close()
    two.play(1, two.view["moves"][0]["text"])
    with there.page(room, tokens["0"]) as again:
        assert again.entries == two.entries
        assert len(again.entries) == 4
        again.play(0, again.view["moves"][0]["text"])
        two.reach(5)
    two.close()
    here.start()


def test_two_confirmations_at_two_processes_one_wins(pair: tuple[Service, Service]) -> None:
    for number in range(3):
        opened = pair[0].open("slime-trail", seats=[{"who": "you"}, {"who": "friend"}])
        token = opened["tokens"]["0"]
        pages = [service.page(opened["room"], token) for service in pair]
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda page, move: page.confirm(0, move), pages, ["d5", "e4"]))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"], number
        for page in pages:
            page.reach(1)
            page.close()
        assert pages[0].entries == pages[1].entries


def test_a_message_sent_again_at_the_other_process_gets_the_same_answer(
    pair: tuple[Service, Service],
) -> None:
    here, there = pair
    opened = here.open("slime-trail", seats=[{"who": "you"}, {"who": "friend"}])
    token = opened["tokens"]["0"]
    with here.page(opened["room"], token) as one, there.page(opened["room"], token) as two:
        first = one.confirm(0, "d5", id="same", version=0)
        assert two.confirm(0, "d5", id="same", version=0) == first


def test_computers_move_once_and_survive_their_process(pair: tuple[Service, Service]) -> None:
    here, there = pair
    opened = here.open("virus-war", seats=[{"who": "you"}, {"who": "computer", "level": 3}])
    room, token = opened["room"], opened["tokens"]["0"]
    one, two = here.page(room, token), there.page(room, token)
    moves: list[str] = []
    view = one.view
    while not view["complete"]:
        moves.append(view["moves"][0]["text"])
        view = one.draft(0, *moves)["view"]
    done = one.confirm(0, *moves)
    here.kill()
    one.close()
    two.reach(done["version"])
    while two.view["actor"] != 0:
        two.reach(two.version + 1)
    assert [e["seat"] for e in two.entries if e["turn"]] == [0, 1]
    two.close()
