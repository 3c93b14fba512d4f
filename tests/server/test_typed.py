"""What a page asks about a line that was typed: the rulebook's own reading of notation."""

from __future__ import annotations

import pytest

from tests.server.service import Message, Page, Service

FRIENDS = [{"who": "you"}, {"who": "friend"}]


def asked(one: Page, text: str, *moves: str, seat: int = 0) -> Message:
    return one.ask("typed", seat=seat, version=one.version, moves=list(moves), text=text)


def test_w10_russian_letters_of_war_are_read(service: Service) -> None:
    one, two = service.two("war", options={"size": "20x20"})
    with one, two:
        meant = asked(one, "Пb2-Кb3 Тc3")
        assert meant["type"] == "meant"
        assert meant["moves"] == ["Ib2", "Nb3", "Tc3"]
        assert [gesture[-1] for gesture in meant["gestures"]] == ["b2", "b3", "c3"]
        assert asked(one, "end", *meant["moves"])["moves"] == ["end"]
        assert one.view["actor"] == 0 and one.version == 0, "nothing has been played"


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "kept for noughts"), ("ko", "비워 두는"), ("ru", "нолик")]
)
def test_v5_a_wrong_step_is_refused_with_its_rule(service: Service, lang: str, words: str) -> None:
    """In the listener's language, whatever stands before the wrong step."""
    opened = service.open("virus-war", options={"size": "5x5"}, seats=FRIENDS)
    with service.page(opened["room"], opened["tokens"]["0"], lang=lang) as one:
        refused = asked(one, "a1-b2-e5")
        assert refused["type"] == "refused"
        said = refused["error"]["text"]
        assert said.startswith("e5") and words in said and said.endswith("(V5)")
        assert asked(one, "a1-b2-c3")["moves"] == ["a1", "b2", "c3"]


def test_a_line_goes_on_from_the_draft_and_not_beyond_the_turn(service: Service) -> None:
    one, two = service.two("virus-war", options={"size": "5x5"})
    with one, two:
        assert asked(one, "b2, c3", "a1")["moves"] == ["b2", "c3"]
        assert asked(one, "a1 b2 c3 d4")["error"]["code"] == "record-turn-long"
        whole = asked(one, "d4", "a1", "b2", "c3")
        assert whole["error"]["code"] == "page-typed-complete"
        assert asked(one, " - ")["error"]["code"] == "page-typed-none"
        assert asked(one, "wine")["type"] == "refused"
        long = asked(one, "a" * 401)
        assert long["error"]["code"] == "page-typed-too-long" and long["id"] is not None
        unreadable = asked(one, "a1", "a" * 65)
        assert unreadable["error"]["code"] == "message-malformed" and unreadable["id"] is not None
        assert asked(one, "a1", seat=1)["error"]["code"] == "token-seat"
        stale = one.ask("typed", seat=0, version=7, moves=[], text="a1")
        assert stale["stale"]


@pytest.mark.parametrize(
    ("game", "line", "moves"),
    [
        ("ataxx", "A7B6", ["b6"]),
        ("slime-trail", "E3", ["e3"]),
        ("virus-war", "A1-B2", ["a1", "b2"]),
    ],
)
def test_capitals_are_read(service: Service, game: str, line: str, moves: list[str]) -> None:
    one, two = service.two(game)
    with one, two:
        assert asked(one, line).get("moves") == moves


def test_a_play_of_backgammon_is_read_as_books_write_it(service: Service) -> None:
    position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 -"
    one, two = service.two("backgammon", position=position)
    with one, two:
        assert asked(one, "8/5, 6/4")["type"] == "refused", "no two was thrown"
        assert asked(one, "8/5 6/5")["moves"] == ["8/5", "6/5"]
        assert asked(one, "24/23/20")["moves"] == ["24/23", "23/20"]
