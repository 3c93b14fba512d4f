"""The requests of the page, and what is said when they are wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.games import REGISTRY
from parlour.server.errors import TooOften
from parlour.server.limiting import Limiter
from parlour.text import LANGUAGES
from tests.server.service import Service


def refused(service: Service, wish: Any, status: int) -> str:
    kind = "content" if isinstance(wish, (str, bytes)) else "json"
    answer = service.http.post("/api/rooms", **{kind: wish})
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["text"]
    assert error["text"] != error["code"], "every code has a sentence"
    return str(error["code"])


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ("", 400, "message-malformed"),
        ("{", 400, "message-malformed"),
        (b'{"game": "\xff"}', 400, "message-malformed"),
        ([], 400, "message-malformed"),
        ({"game": 5}, 400, "message-malformed"),
        ({"game": "slime-trail", "extra": 1}, 400, "message-malformed"),
        ({"game": "chess"}, 400, "game-unknown"),
        ({"game": "slime-trail", "variant": "x"}, 400, "variant-unknown"),
        ({"game": "slime-trail", "options": {"x": "1"}}, 400, "option-unknown"),
        ({"game": "slime-trail", "options": {"size": "99x99"}}, 400, "option-size"),
        ({"game": "slime-trail", "position": "nonsense"}, 400, "slime-trail-fields"),
        ({"game": "slime-trail", "seats": [{"who": "you"}]}, 400, "room-seats"),
        ({"game": "slime-trail", "seats": [{"who": "computer"}] * 2}, 400, "room-no-person"),
        (
            {"game": "slime-trail", "seats": [{"who": "you"}, {"who": "computer", "level": 9}]},
            400,
            "option-number",
        ),
        ({"game": "slime-trail", "clock": {"seconds": -1}}, 400, "message-malformed"),
        ("x" * 200_000, 413, "message-too-large"),
    ],
)
def test_what_is_wrong_with_a_wish_is_said(
    service: Service, wish: Any, status: int, code: str
) -> None:
    assert refused(service, wish, status) == code


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/rooms/nosuchroom", 404),
        ("/api/rooms/nosuchroom/record", 404),
        ("/api/rooms/%00%ff/picture.svg", 404),
        ("/api/nothing", 404),
        ("/api/text/xx", 404),
        ("/api/rules/chess/en", 404),
        ("/api/rules/ataxx/xx", 404),
        ("/api/lessons/chess", 404),
        ("/api/games/chess/demo", 404),
        ("/api/rooms", 405),
    ],
)
def test_unknown_addresses_get_a_sentence(service: Service, path: str, status: int) -> None:
    answer = service.http.get(path, headers={"accept-language": "de, ko;q=0.8, en;q=0.5"})
    assert answer.status_code == status
    error = answer.json()["error"]
    assert any("가" <= letter <= "힣" for letter in error["text"]), "Korean is what it reads best"


def test_a_friend_takes_the_free_seat_once(service: Service) -> None:
    seats = [{"who": "you"}, {"who": "link"}]
    opened = service.open("slime-trail", seats=seats)
    address = f"/api/rooms/{opened['room']}/seats"
    wish = {"invitation": opened["invitation"], "id": "a" * 16}
    taken = service.http.post(address, json=wish).json()
    assert taken["seat"] == 1
    assert service.http.post(address, json=wish).json() == taken, "sent again: the same seat"
    late = service.http.post(address, json={**wish, "id": "b" * 16})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "room-full")
    forged = service.http.post(address, json={**wish, "invitation": "x"})
    assert (forged.status_code, forged.json()["error"]["code"]) == (403, "room-invitation")
    with service.page(opened["room"], taken["token"]) as page:
        assert page.state["yours"] == [1]


def test_secrets_are_long_and_only_their_hashes_are_kept(service: Service) -> None:
    opened = service.open("slime-trail")
    token = opened["tokens"]["0"]
    assert len(token) == 43
    database = Path(service.settings["database"].removeprefix("sqlite:///"))
    kept = b"".join(file.read_bytes() for file in database.parent.glob("games*"))
    assert opened["room"].encode() in kept
    assert token.encode() not in kept


def test_a_room_is_seen_by_anybody(service: Service) -> None:
    room = service.open("slime-trail", options={"size": "5x5"})["room"]
    seen = service.http.get(f"/api/rooms/{room}").json()
    assert seen["game"] == "slime-trail"
    assert seen["options"] == {"size": "5x5"}
    assert seen["version"] == 0
    assert seen["outcome"] is None
    assert "token" not in str(seen)
    record = service.http.get(f"/api/rooms/{room}/record").text
    assert '[Game "slime-trail"]' in record
    assert service.http.get(f"/api/rooms/{room}/record?format=x").status_code == 400
    picture = service.http.get(f"/api/rooms/{room}/picture.svg?dark=1&lang=ko")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "점액" in picture.text
    assert service.http.get(f"/api/rooms/{room}/picture.svg?ply=-1").status_code == 400


def test_pictures_speak_the_language_on_their_buttons_too(service: Service) -> None:
    position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10 -"
    opened = service.open("backgammon", options={"cube": "on"}, position=position)
    picture = f"/api/rooms/{opened['room']}/picture.svg?lang="
    for lang, words in {
        "ko": ("주사위 굴리기", "2배로 더블"),
        "ru": ("Бросить кости", "Удвоить до 2"),
    }.items():
        svg = service.http.get(picture + lang).text
        assert all(f">{word}</text>" in svg for word in words)
        assert ">roll<" not in svg
    assert ">roll</text>" in service.http.get(f"{picture}en").text


def test_where_friends_reach_the_service(service: Service) -> None:
    assert service.http.get("/api/service").json() == {"address": None}


def test_records_say_where_the_dice_come_from(service: Service) -> None:
    open_dice = service.open("backgammon")["room"]
    assert "operating system" in service.http.get(f"/api/rooms/{open_dice}/record").text
    seeded = service.open("backgammon", seed=12345)
    record = service.http.get(f"/api/rooms/{seeded['room']}/record").text
    assert "Mersenne" in record
    assert "12345" not in record, "who knows the seed knows the rolls to come"


def test_the_same_seed_rolls_the_same_dice(service: Service) -> None:
    def rolled() -> list[str]:
        opened = service.open("backgammon", seed=7, seats=[{"who": "you"}, {"who": "friend"}])
        with service.page(opened["room"]) as page:
            return [entry["text"] for entry in page.entries]

    assert rolled() == rolled() != []


def test_what_a_page_reads_before_a_game(service: Service) -> None:
    games = service.http.get("/api/games").json()
    assert [book["id"] for book in games] == list(REGISTRY)
    assert all(book["seats"] and book["levels"] and book["layout"]["targets"] for book in games)
    for lang in LANGUAGES:
        text = service.http.get(f"/api/text/{lang}").text
        assert "\nroom-stale = " in text
        assert "\nslime-trail-turn = " in text
    theme = service.http.get("/api/themes/slime_trail").json()
    assert theme["symbols"]["snail"]["body"]


@pytest.mark.parametrize("game", REGISTRY)
def test_rules_lessons_and_demos_of_every_game(service: Service, game: str) -> None:
    parts = service.http.get(f"/api/rules/{game}/en").json()
    assert parts[0]["html"].startswith("<h1>")
    assert any("layout" in part for part in parts)
    lessons = service.http.get(f"/api/lessons/{game}").json()
    for step in lessons:
        assert set(step["passes"]) == set(step["frames"])
        assert set(step["passes"]) <= {move["text"] for move in step["moves"]}
    assert service.http.get(f"/api/games/{game}/demo").json()


def test_the_page_is_served_with_its_headers(service: Service) -> None:
    page = service.http.get("/")
    assert "<title>Parlour</title>" in page.text
    assert page.headers["cache-control"] == "no-cache"
    policy = page.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert f"ws://127.0.0.1:{service.port}" in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    assert service.http.get("/some/room").text == page.text, "the page knows its own addresses"
    script = service.http.get("/assets/index-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert service.http.get("/assets/none.js").status_code == 404
    assert "Parlour" in service.http.get("/%2e%2e/%2e%2e/games.sqlite").text


def test_figures_and_health(service: Service) -> None:
    service.open("slime-trail")
    assert service.http.get("/healthz").text == "ok"
    assert 'parlour_rooms_opened_total{game="slime-trail"}' in service.http.get("/metrics").text


def test_nobody_may_open_rooms_without_end() -> None:
    limiter = Limiter("3/minute;100/hour")
    for _ in range(3):
        limiter.admit("here")
    with pytest.raises(TooOften):
        limiter.admit("here")
    limiter.admit("elsewhere")
