"""Live play: drafts, turns, events, what each page is told and what is refused."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.service import Service

SMALL = {"options": {"size": "5x5"}}


def test_a_page_is_told_everything(service: Service) -> None:
    opened = service.open("slime-trail", **SMALL)
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        state = page.state
        assert state["yours"] == [0]
        assert state["version"] == 0
        assert state["entries"] == []
        assert state["draft"] is None
        assert [seat["who"] for seat in state["seats"]] == ["you", "computer"]
        view = state["view"]
        assert view["actor"] == 0
        assert {"text": "d4", "gesture": ["d4"]} in view["moves"]
        assert "d4" in view["overlays"]["reach"]
        assert view["status"] == ["slime-trail-turn", {"seat": "1"}]
        assert {"at": "c3", "x": 2.5, "y": 2.5, "symbol": "snail", "name": "slime-trail-snail"} in (
            view["layout"]["pieces"]
        )
        assert page.next("presence") == {
            "type": "presence",
            "online": [0],
            "spectators": 0,
            "thinking": [],
        }


def test_a_turn_is_drafted_confirmed_and_shown_to_both(service: Service) -> None:
    first, second = service.two("slime-trail", **SMALL)
    with first, second:
        drafted = first.draft(0, "d4")
        assert drafted["type"] == "view"
        assert drafted["view"]["complete"] is True
        assert drafted["view"]["moves"] == []
        assert second.quiet("played", "state", "view"), "a draft is its player's own"
        done = first.confirm(0, "d4", id="turn-1")
        assert done == {"type": "done", "id": "turn-1", "version": 1}
        played = second.next("played")
        assert [entry["text"] for entry in played["entries"]] == ["d4"]
        assert played["entries"][0]["turn"] == "d4"
        assert len(played["frames"]) == 1
        assert played["view"]["actor"] == 1
        assert played["view"]["moves"]
        first.reach(1)
        assert first.view["moves"] == []


def test_a_message_sent_again_gets_the_same_answer_and_changes_nothing(service: Service) -> None:
    first, second = service.two("slime-trail", **SMALL)
    with first, second:
        before = first.confirm(0, "d4", id="again", version=0)
        second.reach(1)
        second.play(1, "c4")
        assert first.confirm(0, "d4", id="again", version=0) == before
        first.reach(2)
        other = first.confirm(0, "d5", id="again", version=0)
        assert other["type"] == "refused", "the same name, but another message"
        resigned = first.event(0, "resign", 1, id="resign", version=2)
        assert first.event(0, "resign", 1, id="resign", version=2) == resigned
        first.reach(3)
        assert [entry["kind"] for entry in first.entries] == ["move", "move", "resign"]


def test_a_stale_turn_is_refused(service: Service) -> None:
    first, second = service.two("slime-trail", **SMALL)
    with first, second:
        first.play(0, "d4")
        answer = first.confirm(0, "c4", version=0)
        assert answer["type"] == "refused"
        assert answer["stale"] is True
        assert answer["error"]["code"] == "room-stale"
        assert first.draft(0, "c4", version=0)["stale"] is True
        assert first.confirm(0, "c4", version=7)["stale"] is True


def test_of_two_confirmations_at_once_one_wins(service: Service) -> None:
    opened = service.open("slime-trail", seats=[{"who": "you"}, {"who": "friend"}], **SMALL)
    token = opened["tokens"]["0"]
    pages = [service.page(opened["room"], token) for _ in range(4)]
    moves = ["d4", "c4", "b4", "b3"]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda page, move: page.confirm(0, move), pages, moves))
    assert sorted(answer["type"] for answer in answers) == ["done", *["refused"] * 3]
    assert all(answer["stale"] for answer in answers if answer["type"] == "refused")
    won = moves[[answer["type"] for answer in answers].index("done")]
    for page in pages:
        page.reach(1)
        assert [entry["text"] for entry in page.entries] == [won]
        page.close()


@pytest.mark.parametrize(
    ("seat", "moves", "code"),
    [
        (1, ["d4"], "token-seat"),
        (0, ["a5"], "slime-trail-far"),
        (0, ["c9"], "cell-unknown"),
        (0, ["d4", "d5"], "room-turn-over"),
        (0, [], "room-turn-short"),
    ],
)
def test_what_is_wrong_with_a_turn_is_said(
    service: Service, seat: int, moves: list[str], code: str
) -> None:
    first, second = service.two("slime-trail", **SMALL)
    with first, second:
        answer = first.confirm(seat, *moves)
        assert answer["type"] == "refused"
        assert answer["error"]["code"] == code
        assert answer["stale"] is False
        assert first.confirm(0, "d4")["type"] == "done", "nothing is lost, nothing hangs"


def test_the_wrong_turn_and_an_unfinished_turn_are_refused(service: Service) -> None:
    first, second = service.two("virus-war")
    with first, second:
        assert second.confirm(1, "a1")["error"]["code"] == "room-not-your-turn"
        step = first.view["moves"][0]["text"]
        assert first.draft(0, step)["view"]["complete"] is False
        assert first.confirm(0, step)["error"]["code"] == "room-turn-short"


def test_errors_are_said_in_the_language_of_the_page(service: Service) -> None:
    opened = service.open("slime-trail", **SMALL)
    with service.page(opened["room"], opened["tokens"]["0"], lang="ru") as page:
        assert "соседняя" in page.confirm(0, "a5")["error"]["text"]


def test_forged_tokens_only_watch(service: Service) -> None:
    opened = service.open("slime-trail", **SMALL)
    other = service.open("slime-trail", **SMALL)
    with service.page(opened["room"], "forged", other["tokens"]["0"]) as page:
        assert page.next("refused")["error"]["code"] == "token-unknown"
        assert page.state["yours"] == []
        assert page.view["moves"] == []
        assert page.view["events"] == []
        assert page.confirm(0, "d4")["error"]["code"] == "token-seat"


def test_unknown_rooms_and_silence_before_hello_are_refused(service: Service) -> None:
    from tests.server.service import Page

    with Page(service.port, "nosuchroom") as page:
        page.send("draft", id="x", seat=0, version=0, moves=[])
        assert page.next("refused")["error"]["code"] == "message-hello-first"
        page.send("hello")
        assert page.next("refused")["error"]["code"] == "room-unknown"


def test_drafts_are_seen_in_the_players_other_window(service: Service) -> None:
    opened = service.open("virus-war")
    token = opened["tokens"]["0"]
    with service.page(opened["room"], token) as one, service.page(opened["room"], token) as two:
        step = one.view["moves"][0]["text"]
        one.draft(0, step)
        assert two.next("state")["draft"]["moves"] == [step]
        assert one.quiet("state")
        one.draft(0)
        assert two.next("state")["draft"] is None


def test_looking_back_changes_nothing(service: Service) -> None:
    first, second = service.two("slime-trail", **SMALL)
    with first, second:
        first.play(0, "d4")
        past = first.ask("look", ply=0)["view"]
        assert past["ply"] == 0
        assert past["moves"] == []
        assert past["actor"] == 0
        assert first.ask("look", ply=99)["view"]["ply"] == 1


def test_who_is_here_is_told(service: Service) -> None:
    first, second = service.two("slime-trail", **SMALL)
    with first:
        with second, service.page(first.room) as watcher:
            while first.next("presence")["spectators"] < 1:
                pass
            watcher.send("ping")
            assert watcher.next("pong")
        while first.next("presence")["online"] != [0]:
            pass


def test_a_page_that_was_away_gets_what_it_missed(service: Service) -> None:
    first, second = service.two("slime-trail", **SMALL)
    with first, second:
        token = service.open("slime-trail")["tokens"]["0"]
        first.play(0, "d4")
        second.reach(1)
        second.play(1, "c4")
        with service.page(first.room, token, since=1) as back:
            assert [entry["ply"] for entry in back.state["entries"]] == [1]


def test_a_draw_is_offered_refused_offered_and_accepted(service: Service) -> None:
    first, second = service.two("ataxx", **SMALL)
    with first, second:
        assert {"seat": 0, "kind": "offer", "values": ["draw"]} in first.view["events"]
        move = first.view["moves"][0]["text"]
        first.happen(0, "offer", "draw")
        assert first.view["standing"] == {"seat": 0, "kind": "offer", "values": ["draw"]}
        assert first.confirm(0, move)["error"]["code"] == "record-answer-due"
        second.reach(1)
        assert {event["kind"] for event in second.view["events"]} == {"accept", "refuse"}
        second.happen(1, "refuse")
        first.reach(2)
        first.happen(0, "offer", "draw")
        second.reach(3)
        second.happen(1, "accept")
        first.reach(4)
        assert first.view["outcome"]["reason"][0] == "record-draw-agreed"
        assert first.view["status"][0] == "record-draw-agreed"
        assert first.view["events"] == []


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_a_gammon_given_up_is_accepted_or_refused(service: Service, answer: str) -> None:
    first, second = service.two("backgammon", variant="match-5", seed=1)
    with first, second:
        here, there = (first, second) if first.view["actor"] == 0 else (second, first)
        seat = here.view["actor"]
        levels = [e["values"] for e in here.view["events"] if e["kind"] == "resign"]
        assert levels == [[1], [2], [3]]
        here.happen(seat, "resign", 2)
        there.reach(here.version)
        assert here.event(seat, "accept")["error"]["code"] == "event-own-offer"
        there.happen(1 - seat, answer)
        here.reach(there.version)
        score = dict(here.view["notes"])["backgammon-note-match"]
        if answer == "accept":
            assert {score["first"], score["second"]} == {"0", "2"}
            assert here.entries[-1]["seat"] == -1, "the next game begins with its dice"
        else:
            assert {score["first"], score["second"]} == {"0"}
            again = here.event(seat, "resign", 2)
            assert again["error"]["code"] == "event-resign-refused", "once a turn"
            assert here.view["moves"], "the turn goes on"


def test_pacts_are_made_and_ended(service: Service) -> None:
    seats = [{"who": "you"}, {"who": "friend"}, {"who": "friend"}]
    opened = service.open("klopodavka", options={"players": "3"}, seats=seats)
    with service.page(opened["room"], *opened["tokens"].values()) as page:
        page.happen(2, "pact", 0)
        assert page.view["pacts"] == [[0, 2]]
        assert page.event(0, "pact", 2)["error"]["code"] == "event-pact-stands"
        page.happen(0, "end", 2)
        assert page.view["pacts"] == []


def test_an_event_keeps_the_draft_of_the_player_on_move(service: Service) -> None:
    seats = [{"who": "you"}, {"who": "friend"}, {"who": "friend"}]
    opened = service.open("klopodavka", options={"players": "3"}, seats=seats)
    tokens = opened["tokens"]
    mover = service.page(opened["room"], tokens["0"])
    others = service.page(opened["room"], tokens["1"], tokens["2"])
    with mover, others:
        step = mover.view["moves"][0]["text"]
        mover.draft(0, step)
        others.happen(2, "pact", 1)
        assert mover.next("played")["version"] == 1
        assert mover.next("state")["draft"]["moves"] == [step]


def test_a_seat_that_gives_up_is_out_and_the_others_play_on(service: Service) -> None:
    seats = [{"who": "you"}, {"who": "friend"}, {"who": "friend"}, {"who": "friend"}]
    opened = service.open("war", options={"players": "4"}, seats=seats)
    with service.page(opened["room"], *opened["tokens"].values()) as page:
        page.happen(0, "resign", 1)
        assert page.view["actor"] == 1
        assert page.view["outcome"] is None
        assert not [event for event in page.view["events"] if event["seat"] == 0]
        page.happen(2, "leave")
        page.happen(1, "resign", 1)
        assert page.view["outcome"]["winner"] == 3
        assert page.confirm(3, "a1")["error"]["code"] == "record-over"


def test_a_game_can_be_played_again_with_sides_changed(service: Service) -> None:
    first, second = service.two("slime-trail", **SMALL)
    opened = service.open("slime-trail", seats=[{"who": "you"}, {"who": "friend"}], **SMALL)
    room, tokens = opened["room"], opened["tokens"]
    first.close()
    second.close()
    early = service.http.post(f"/api/rooms/{room}/rematch", json={"tokens": [tokens["0"]]})
    assert early.status_code == 409
    with service.page(room, tokens["0"]) as page:
        page.happen(0, "resign", 1)
        forged = service.http.post(f"/api/rooms/{room}/rematch", json={"tokens": ["x"]})
        assert forged.status_code == 403
        again = service.http.post(f"/api/rooms/{room}/rematch", json={"tokens": [tokens["0"]]})
        assert again.json()["tokens"] == {"1": tokens["0"]}
        assert page.next("state")["next"] == again.json()["room"]
    other = service.http.post(f"/api/rooms/{room}/rematch", json={"tokens": [tokens["1"]]}).json()
    assert other == {"room": again.json()["room"], "tokens": {"0": tokens["1"]}}
    with service.page(other["room"], tokens["1"]) as page:
        assert page.state["yours"] == [0]
        page.play(0, "d4")


def test_a_clock_that_runs_out_ends_the_game(service: Service) -> None:
    seats = [{"who": "you"}, {"who": "link"}]
    opened = service.open("slime-trail", seats=seats, clock={"seconds": 3, "increment": 1}, **SMALL)
    with service.page(opened["room"], opened["tokens"]["0"]) as page:
        assert page.state["clock"]["running"] == -2, "nobody's time runs while a seat is free"
        wish = {"invitation": opened["invitation"], "id": "0123456789abcdef"}
        taken = service.http.post(f"/api/rooms/{opened['room']}/seats", json=wish).json()
        assert taken["seat"] == 1
        state = page.next("state")
        assert state["seats"][1]["taken"] is True
        assert state["clock"]["running"] == 0
        page.play(0, "d4")
        left = page.entries[0]["clock"]
        assert 2 < left <= 4
        begun = time.monotonic()
        page.reach(2)
        assert 1.5 < time.monotonic() - begun < 6
        assert page.view["outcome"]["reason"][0] == "record-flag"
        assert page.view["outcome"]["winner"] == 0
