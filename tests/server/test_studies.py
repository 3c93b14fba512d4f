"""Texts told apart, positions looked at, names of positions, analyses as a stream of events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest

from parlour.server import study_messages as m
from parlour.server.analyses import Analyses, _Events
from parlour.server.settings import Settings
from parlour.server.worker import Study, Worker
from parlour.server.workers import WorkerLost
from tests.server.service import Service

STANDARD = "-b----E-C---eE---c-e----B-"
XGID = f"XGID={STANDARD}:0:0:1:31:2:3:0:7:10"
MATCH = """ 1 point match

 Game 1
 Ann : 0                     Bob : 0
  1) 31: 8/5 6/5             64: 24/14
"""


def told(service: Service, **wish: Any) -> Any:
    return service.http.post("/api/texts", json=wish).json()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (XGID, {"game": "backgammon", "kind": "position", "position": f"{XGID} -"}),
        (
            "4HPwATDgc/ABMA:cAkAAAAAAAAA",
            {
                "game": "backgammon",
                "kind": "position",
                "position": f"XGID={STANDARD}:0:0:1:00:0:0:0:0:10 -",
            },
        ),
        (
            "oxx4/xxx4/xx5/7/7/7/7 x 0 13",
            {"game": "ataxx", "kind": "position", "position": "oxx4/xxx4/xx5/7/7/7/7 x 0 13"},
        ),
        (MATCH, {"game": "backgammon", "kind": "record", "position": ""}),
    ],
)
def test_a_text_is_told_apart(service: Service, text: str, found: Any) -> None:
    assert told(service, text=f"  {text}\n") == found


def test_what_no_game_knows_gets_a_sentence(service: Service) -> None:
    assert told(service, text="hello")["error"]["code"] == "text-unknown"
    wrong = told(service, text="XGID=-b:0:0:1:31:2:3:0:7:10", game="backgammon")
    assert wrong["error"]["code"] == "backgammon-xgid-board"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("XGID=-b:0:0:1:31:2:3:0:7:10", "backgammon-xgid-board"),
        (f"xgid={STANDARD}:0:0:1:37:2:3:0:7:10", "backgammon-xgid-dice"),
        ("4HPwATDgc/ABMb:cAkAAAAAAAAA", "backgammon-gnu-id-bits"),
    ],
)
def test_what_is_wrong_with_an_identifier_is_said_wherever_it_is_pasted(
    service: Service, text: str, code: str
) -> None:
    assert told(service, text=text)["error"]["code"] == code


def test_a_position_is_looked_at_with_a_play(service: Service) -> None:
    path, query = "/api/games/backgammon/position", {"text": XGID, "play": "8/5 6/5"}
    view = service.http.get(path, params=query).json()
    assert view["actor"] == 0
    assert view["arrows"] == [[6.0, 8.5, 10.0, 10.5], [9.0, 6.5, 10.0, 9.5]]
    assert [piece["at"] for piece in view["layout"]["pieces"]].count("8") == 3
    assert view["after"]["pieces"] != view["layout"]["pieces"]
    bare = service.http.get(path, params={"text": XGID}).json()
    assert (bare["arrows"], bare["after"]) == ([], None)
    assert bare["tallies"][0][1] == ["backgammon-tally-pips", {"count": 167}]


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ({"text": "XGID=x"}, 400, "backgammon-xgid-fields"),
        ({}, 400, "backgammon-xgid"),
        ({"text": XGID, "play": "8/4 6/5"}, 409, "backgammon-play"),
        ({"text": XGID, "play": "e2e4"}, 400, "backgammon-move"),
    ],
)
def test_a_wrong_position_or_play_gets_a_sentence(
    service: Service, query: dict[str, str], status: int, code: str
) -> None:
    answer = service.http.get("/api/games/backgammon/position", params=query)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    assert service.http.get("/api/games/chess/position").status_code == 404


def test_a_room_names_its_position(service: Service) -> None:
    opened = service.open("backgammon", position=XGID)
    path = f"/api/rooms/{opened['room']}/position"
    names = service.http.get(path).json()
    assert names["position"] == f"{XGID} -"
    assert names["identifiers"]["XGID"] == XGID
    assert told(service, text=names["identifiers"]["GNU ID"])["position"] == f"{XGID} -"
    assert service.http.get(path, params={"ply": "x"}).json()["error"]["code"] == "room-ply"
    other = service.open("slime-trail")["room"]
    assert service.http.get(f"/api/rooms/{other}/position").json()["identifiers"] == {}


# Analyses


def asked(service: Service, **wish: Any) -> list[Any]:
    """The messages of an analysis."""
    with service.http.stream("POST", "/api/analyses", json=wish) as answer:
        body = answer.read().decode()
    assert answer.headers["content-type"].startswith("text/event-stream"), body
    return [json.loads(part.removeprefix("data: ")) for part in body.split("\n\n") if part]


def test_an_unreadable_record_is_said_in_the_stream(service: Service) -> None:
    first, last = asked(service, text="Game 1\n no", name="a.mat")
    assert first == {"type": "told", "share": 0.0}
    assert last["type"] == "failed"
    assert "a.mat" in last["error"]["text"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "analysis-what"),
        ({"text": "x", "room": "y"}, "analysis-what"),
        ({"room": "nosuchroom"}, "room-unknown"),
        ({"text": "x", "plies": 9}, "message-malformed"),
    ],
)
def test_a_wrong_wish_is_refused(service: Service, wish: Any, code: str) -> None:
    answer = service.http.post("/api/analyses", json=wish)
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["code"] == code


def test_a_game_is_analysed_only_once_it_is_over(service: Service) -> None:
    opened = service.open("backgammon", position=XGID)
    answer = service.http.post("/api/analyses", json={"room": opened["room"]})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "analysis-not-over")


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """An analysis that says what it was given."""
    given: list[Any] = []

    def analyse(records: Sequence[Any], plies: int, told: Any) -> Any:
        told(0.25)
        given.append((len(records), records[0].game.id, plies))
        return {"game": records[0].game.id}

    monkeypatch.setattr("parlour.server.worker.analyse", analyse)
    return given


def test_the_worker_gives_the_records_and_tells_on_the_way(judge: list[Any]) -> None:
    said: list[m.FromAnalysis] = []
    Worker().analyse(Study(MATCH, "a.mat", 1, "en"), said.append)
    assert judge == [(1, "backgammon", 1)]
    share, done = said
    assert isinstance(share, m.AnalysisTold)
    assert share.share == 0.25
    assert isinstance(done, m.AnalysisDone)
    assert json.loads(bytes(done.analysis)) == {"game": "backgammon"}


class Endless:
    """A worker that would tell for ever; `ended` once nobody listens any more."""

    ended = False

    async def analyse(self, study: Study, silence: float) -> Any:
        try:
            while True:
                yield m.AnalysisTold(0.5)
                await asyncio.sleep(0)
        finally:
            self.ended = True


def test_whoever_hangs_up_ends_the_work() -> None:
    async def main() -> None:
        analyses, endless = Analyses(Settings(), lambda: None), Endless()
        analyses.workers._free.get_nowait()
        analyses.workers._free.put_nowait(endless)  # type: ignore[arg-type]
        sent: list[Any] = []

        async def receive() -> Any:
            while len(sent) < 5:
                await asyncio.sleep(0)
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        answer = _Events(analyses.of(Study(MATCH, "", 2, "en")))
        await answer({"type": "http"}, receive, send)
        assert endless.ended
        assert sent[-1]["more_body"], "it did not come to an end by itself"
        assert analyses.workers._free.qsize() == 1, "the next one may ask"

    asyncio.run(asyncio.wait_for(main(), 20))


def test_a_lost_worker_is_said() -> None:
    class Lost:
        async def analyse(self, study: Study, silence: float) -> Any:
            yield m.AnalysisTold(0.1)
            raise WorkerLost("EOF")

    async def main() -> list[Any]:
        analyses = Analyses(Settings(), lambda: None)
        analyses.workers._free.get_nowait()
        analyses.workers._free.put_nowait(Lost())  # type: ignore[arg-type]
        return [message async for message in analyses.of(Study(MATCH, "", 2, "ko"))]

    *_, last = asyncio.run(main())
    assert isinstance(last, m.AnalysisFailed)
    assert last.error.code == "analysis-lost"


# Games without dice


CELLS = "4/4/1o2/x3 x 3 0 3"


def test_a_turn_in_steps_is_looked_at_by_its_steps(service: Service) -> None:
    path = "/api/games/virus-war/position"
    query = {"text": CELLS, "play": "a2-b2", "set": "size=4x4"}
    view = service.http.get(path, params=query).json()
    assert view["steps"] == {"a2": "1", "b2": "2"}
    assert view["after"]["pieces"] != view["layout"]["pieces"]
    bare = service.http.get(path, params={"text": CELLS, "play": "pass"}).json()
    assert bare["steps"] == {}  # a button has no place on the board
    wrong = service.http.get(path, params={"text": CELLS, "play": "d4"})
    assert wrong.status_code == 409
    odd = service.http.get(path, params={"text": CELLS, "set": "steps=99"})
    assert odd.json()["error"]["code"] == "option-number"


def test_the_way_of_a_jump_is_shown(service: Service) -> None:
    query = {"text": "x5o/7/7/7/7/7/o5x x 0 1", "play": "a7c5"}
    view = service.http.get("/api/games/ataxx/position", params=query).json()
    assert view["steps"] == {"c5": "1"}
    assert view["arrows"] == [[0.5, 0.5, 2.5, 2.5]]


def test_a_game_without_dice_is_analysed_in_the_stream(service: Service) -> None:
    record = '[Game "slime-trail"]\n[Options "size=5x5"]\n\n1. b2 *\n'
    *shares, last = asked(service, text=record, name="a.txt")
    assert shares[0] == {"type": "told", "share": 0.0}
    found = last["analysis"]
    assert (found["game"], found["span"]) == ("slime-trail", 2)
    assert found["options"] == {"size": "5x5"}
    (turn,) = found["games"][0]["decisions"]
    assert (turn["played"], turn["loss"], turn["class"]) == ("b2", 2, "very bad")
    refused = asked(service, text=record, plies=1)[-1]
    assert refused["error"]["code"] == "analysis-no-plies"
