"""Garbage of every kind, over HTTP and live: each gets its sentence, nothing hangs, no fault."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.server.service import Page, Service

WORDS = ["hello", "draft", "confirm", "event", "look", "ping", "state", "x", "", "\x00", "한"]
VALUES: list[Any] = [
    None, True, -1, 0, 1, 5, 6, 10**9, 10**30, 1.5, "", "a", "e5", "\x00", "\ud800", "𝕏" * 40,
    [], {}, ["e5"], [["e5"]], {"a": 1}, "9" * 500, ["e5"] * 300, "resign", "draw", "d4", ["d4"],
]  # fmt: skip
FIELDS = ["id", "seat", "version", "moves", "kind", "values", "ply", "tokens", "since", "lang", "x"]


def garbage(random: Random) -> str | bytes:
    """Something between noise and a message that is nearly right."""
    kind = random.randrange(8)
    if kind == 0:
        return random.randbytes(random.randrange(60))
    if kind == 1:
        return "".join(chr(random.randrange(32, 0x2FFF)) for _ in range(random.randrange(60)))
    if kind == 2:
        return "[" * random.randrange(3000)
    if kind == 3:
        return json.dumps(random.choice(VALUES))
    message = {"type": random.choice(WORDS)}
    right = {"id": "i", "seat": 0, "version": 0, "moves": ["d4"], "kind": "offer", "values": []}
    for field in random.sample(FIELDS, random.randrange(len(FIELDS))):
        message[field] = random.choice([right.get(field, 0), random.choice(VALUES)])
    text = json.dumps(message)
    return text[: random.randrange(len(text))] if kind == 4 else text


def test_garbage_live_never_hangs_or_breaks_a_room(service: Service) -> None:
    before = service.figure("parlour_faults_total")
    opened = service.open("slime-trail", seats=[{"who": "you"}, {"who": "friend"}])
    token = opened["tokens"]["0"]
    for seed in range(12):
        random = Random(seed)
        page = Page(service.port, opened["room"])
        if seed % 3:
            page.send("hello", tokens=[token])
        for _ in range(30):
            page.socket.send(garbage(random))
        page.send("ping")
        page.next("pong")
        page.close()
    with service.page(opened["room"], token) as page:
        assert page.view["outcome"] is None or page.view["outcome"]["reason"]
    assert service.figure("parlour_faults_total") == before


def test_a_message_that_is_too_large_is_refused_with_a_sentence(service: Service) -> None:
    opened = service.open("slime-trail")
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        page.send("draft", id="x", seat=0, version=0, moves=["d4" * 50_000])
        refused = page.next("refused")
        assert refused["error"]["code"] == "message-too-large"
        page.play(0, "d5")


def test_too_many_messages_are_refused_with_a_sentence(service: Service) -> None:
    opened = service.open("slime-trail")
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        for _ in range(100):
            page.send("ping")
        assert page.next("refused")["error"]["code"] == "message-too-often"


def test_garbage_over_http_gets_a_client_error(service: Service) -> None:
    random = Random(1)
    opened = service.open("slime-trail")
    room = opened["room"]
    paths = ["/api/rooms", f"/api/rooms/{room}/seats", f"/api/rooms/{room}/rematch"]
    for _ in range(60):
        noise = garbage(random)
        body = noise.encode("utf-8", "surrogatepass") if isinstance(noise, str) else noise
        answer = service.http.post(random.choice(paths), content=body)
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["error"]["text"]
    for path in ("/api/rooms/" + "x" * 2000, "/api/rooms/%F0%9F", f"/api/rooms/{room}/x"):
        assert service.http.get(path).status_code == 404
