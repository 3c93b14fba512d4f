"""Nothing that was acknowledged is lost: not by `kill -9`, not with a worker that dies or hangs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.service import ROOT, Service


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service that a test may end, if it starts it again."""
    folder = tmp_path_factory.mktemp("own")
    running = Service(f"sqlite:///{folder / 'games.sqlite'}", workers=1)
    yield running
    running.close()


def workers(service: Service) -> list[int]:
    """The processes in which its computers think."""
    children = Path(f"/proc/{service.process.pid}/task/{service.process.pid}/children")
    return [int(number) for number in children.read_text().split()]


def test_a_kill_loses_nothing_and_every_room_goes_on(own: Service) -> None:
    opened = own.open("virus-war", seats=[{"who": "you"}, {"who": "friend"}])
    room, tokens = opened["room"], list(opened["tokens"].values())
    computer = own.open("virus-war")
    page, waiting = own.page(room, *tokens), own.page(computer["room"], computer["tokens"]["0"])
    for each in (page, waiting):
        moves: list[str] = []
        view = each.view
        while not view["complete"]:
            moves.append(view["moves"][0]["text"])
            view = each.draft(0, *moves)["view"]
        assert each.confirm(0, *moves)["type"] == "done"
    page.reach(3)
    step = page.view["moves"][0]["text"]
    assert page.draft(1, step)["type"] == "view"
    own.kill()
    entries = page.entries
    page.close()
    waiting.close()
    own.start()
    with own.page(room, *tokens) as page:
        assert page.entries == entries
        assert page.state["draft"]["moves"] == [step]
        assert page.state["draft"]["view"]["moves"]
    with own.page(computer["room"], computer["tokens"]["0"]) as waiting:
        while waiting.view["actor"] != 0:  # the computer's turn, nobody has asked for it
            waiting.reach(waiting.version + 1)
        assert [e["seat"] for e in waiting.entries if e["turn"]] == [0, 1], "it moved once"


def test_kills_at_any_moment_lose_nothing(own: Service) -> None:
    seats = [{"who": "you"}, {"who": "friend"}]
    opened = own.open("ataxx", seats=seats)
    room, tokens = opened["room"], list(opened["tokens"].values())
    acknowledged: list[str] = []
    for delay in (0.0, 0.002, 0.006):
        with own.page(room, *tokens) as page:
            assert [e["text"] for e in page.entries][: len(acknowledged)] == acknowledged
            for _ in range(2):
                page.play(page.view["actor"], page.view["moves"][0]["text"])
            acknowledged = [e["text"] for e in page.entries]
            seat, move = page.view["actor"], page.view["moves"][-1]["text"]
            page.send("confirm", id="last", seat=seat, version=page.version, moves=[move])
            time.sleep(delay)
            own.kill()
            with suppress(ConnectionClosed):
                done = page.next("done")
                assert done["id"] == "last"
                acknowledged.append(move)
        own.start()
    with own.page(room, *tokens) as page:
        assert [e["text"] for e in page.entries][: len(acknowledged)] == acknowledged
        assert len(page.entries) >= 6


def test_a_dead_worker_is_replaced_and_the_move_tried_again(own: Service) -> None:
    opened = own.open("slime-trail", seats=[{"who": "you"}, {"who": "computer", "level": 3}])
    with own.page(opened["room"], opened["tokens"]["0"]) as page:
        page.play(0, page.view["moves"][0]["text"])
        killed, until = 0, time.monotonic() + 10
        while killed < 1 and time.monotonic() < until:
            for worker in workers(own):
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
        page.reach(2)
        assert [entry["seat"] for entry in page.entries] == [0, 1]
    assert own.figure("parlour_workers_lost_total") >= 1
    assert own.figure("parlour_faults_total") == 0


def test_a_worker_that_hangs_is_replaced_too(own: Service) -> None:
    own.restart(deadline=0.5, grace=0.5)
    opened = own.open("slime-trail")
    with own.page(opened["room"], opened["tokens"]["0"]) as page:
        page.play(0, page.view["moves"][0]["text"])
        page.reach(2)
        (worker,) = workers(own)
        os.kill(worker, signal.SIGSTOP)
        page.play(0, page.view["moves"][0]["text"])
        page.reach(4)
        assert [entry["seat"] for entry in page.entries] == [0, 1, 0, 1]
        assert workers(own) != [worker]


def test_a_second_process_does_not_serve_the_same_file(own: Service) -> None:
    """With SQLite one process serves; another says so at once instead of lagging behind."""
    command = [sys.executable, "-m", "parlour", "serve", "--lang", "en", "--port", "0"]
    command += ["--database", own.settings["database"]]
    second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30)
    assert second.returncode != 0
    assert "another Parlour already serves the games" in second.stderr
    assert own.http.get("/healthz").text == "ok"


def test_a_service_that_ends_says_so_and_ends_soon(own: Service) -> None:
    opened = own.open("slime-trail")
    page = own.page(opened["room"], opened["tokens"]["0"])
    begun = time.monotonic()
    own.process.terminate()
    own.process.wait(10)
    assert time.monotonic() - begun < 5
    page.close()


def test_a_computer_that_cannot_think_says_so(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """It plays any turn, so that the game goes on, and hides it from nobody."""
    service = Service(f"sqlite:///{tmp_path / 'games.sqlite'}", workers=1, broken=True)
    try:
        opened = service.open("slime-trail", options={"size": "5x5"})
        with service.page(opened["room"], opened["tokens"]["0"]) as page:
            page.play(0, page.view["moves"][0]["text"])
            page.reach(2)
            assert [entry["remark"] for entry in page.entries] == ["", "computer-any"]
        service.restart()
        with service.page(opened["room"], opened["tokens"]["0"]) as page:
            assert page.entries[1]["remark"] == "computer-any", "it is kept"
        opened = service.open("backgammon", seed=2)
        with service.page(opened["room"], opened["tokens"]["0"]) as page:
            while page.view["actor"] != 0:
                page.reach(page.version + 1)
            page.happen(0, "resign", 3)
            page.reach(page.version + 1)
            assert [page.entries[-1][key] for key in ("kind", "remark")] == [
                "refuse", "computer-refused"
            ]  # fmt: skip
    finally:
        service.close()
    assert "computer.helpless" in capfd.readouterr().err
