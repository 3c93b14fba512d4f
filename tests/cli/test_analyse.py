"""`parlour analyse`: matches, positions, exports; text, JSON and the report."""

from __future__ import annotations

import base64
import json
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest

from parlour import native
from parlour.text import LANGUAGES
from tests.cli.conftest import Parlour

DATA = Path(__file__).parents[1] / "data" / "backgammon"
MATCH = str(DATA / "repeated.mat")
LAST_ROLL = "XGID=--A--A------------------a-:0:0:1:00:0:0:0:0:10"
OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:0:10"

needs_core = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")


@needs_core
def test_a_match_as_text(parlour: Parlour) -> None:
    ran = parlour("analyse", MATCH, "--plies", "0", "--errors", "2")
    assert ran.status == 0
    assert ran.lines[0].startswith("anna – boris_k: match to 3 points, score ")
    assert "kazaross-xg2" in ran.lines[1]
    assert re.search(r"^Performance rating .*\s+\d+\.\d\d\s+\d+\.\d\d$", ran.out, re.MULTILINE)
    errors = [line for line in ran.lines if line.startswith("Game ")]
    assert len(errors) == 2
    losses = [float(re.search(r", (-\d\.\d+)\.", line)[1]) for line in errors]  # type: ignore[index]
    assert losses == sorted(losses)
    assert ran.out.count("  XGID=") == 2


@needs_core
def test_a_match_as_json(parlour: Parlour) -> None:
    ran = parlour("analyse", MATCH, "--plies", "0", "--json")
    found = json.loads(ran.out)
    assert (found["game"], found["players"]) == ("backgammon", ["anna", "boris_k"])
    assert found["match"]["length"] == 3
    assert found["engine"] == {"plies": 0, "met": "kazaross-xg2"}
    for seat, one in enumerate(found["summary"]):
        own = [
            d for game in found["games"] for d in game["decisions"]
            if d["seat"] == seat and d["kind"] != "resign"
        ]  # fmt: skip
        assert one["decisions"] == len(own)
        lost, counted = sum(d["loss"] for d in own), sum(d["counts"] for d in own)
        assert one["rating"] == pytest.approx(500 * lost / counted, rel=1e-3)


@needs_core
@pytest.mark.parametrize("name", ["anna", "1"])
def test_one_player_s_errors(parlour: Parlour, name: str) -> None:
    ran = parlour("analyse", MATCH, "--plies", "0", "--player", name)
    errors = [line for line in ran.lines if line.startswith("Game ")]
    assert errors and all(", anna:" in line for line in errors)


@needs_core
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_needs_nothing_else(parlour: Parlour, tmp_path: Path, lang: str) -> None:
    out = tmp_path / "report.html"
    ran = parlour(
        "analyse", MATCH, "--plies", "0", "--errors", "3", "--html", str(out), "--lang", lang
    )
    assert ran.status == 0
    page = out.read_text("utf-8")
    assert f'<html lang="{lang}">' in page
    seen = _Seen()
    seen.feed(page)
    assert all(link.startswith("data:image/svg+xml;base64,") for link in seen.links)
    assert len(seen.links) == 3  # a board for each error
    for link in seen.links:
        assert base64.b64decode(link.partition(",")[2]).startswith(b"<svg")
    assert seen.count["figure"] >= 4  # the course, what each lost, errors of each
    assert "page-" not in page and "analyse-" not in page  # no message without its words


class _Seen(HTMLParser):
    """Counts elements, keeps what is loaded."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        self.links += [v or "" for k, v in attrs if k in ("src", "href")]


@needs_core
@pytest.mark.parametrize("position", [OPENING, "4HPwATDgc/ABMA:MABmAAAAAAAE"])
def test_the_plays_of_a_position(parlour: Parlour, position: str) -> None:
    ran = parlour("analyse", "backgammon", "--position", position, "--plies", "1", "--json")
    assert ran.status == 0
    found = json.loads(ran.out)
    assert found["candidates"][0]["play"] == found["best"]
    assert found["engine"]["plies"] == 1


@needs_core
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cube_decision(parlour: Parlour, lang: str) -> None:
    position = (LAST_ROLL, "--plies", "1", "--rollout", "36", "--lang", lang)
    ran = parlour("analyse", "backgammon", "--position", *position)
    assert ran.status == 0
    assert "+0.111" in ran.out and "+0.056" in ran.out and "+1.000" in ran.out
    assert ran.out.count("±") == 2
    assert "analyse-" not in ran.out
    if lang == "en":
        assert "Best: Double, take" in ran.out
        assert "Take point" in ran.out


@needs_core
def test_an_export_beside_our_numbers(parlour: Parlour) -> None:
    ran = parlour("analyse", str(DATA / "analysed.txt"), "--plies", "0")
    assert ran.status == 0
    assert ran.lines[0].split(": ")[1].startswith("XGID=")
    assert "file" in ran.lines[1] and "ours" in ran.lines[1]
    found = parlour("analyse", str(DATA / "analysed.txt"), "--plies", "0", "--json")
    positions = json.loads(found.out)["positions"]
    assert {"theirs", "ours", "their_loss", "our_loss"} <= set(positions[0]["options"][0])


@needs_core
def test_standard_input(parlour: Parlour) -> None:
    ran = parlour("analyse", "-", "--plies", "0", "--errors", "0", input=Path(MATCH).read_bytes())
    assert ran.status == 0
    assert ran.lines[0].startswith("anna")


REFUSED = [
    (("nothing.mat",), "nothing.mat"),
    (("backgammon",), "--position"),
    ((MATCH, "--plies", "7"), "‘7’"),
    ((MATCH, "--player", "carol", "--plies", "0"), "‘carol’"),
    ((MATCH, "--html", "no-folder/x.html"), "no-folder/x.html"),
    ((MATCH, "--rollout", "36"), "--rollout"),
    ((MATCH, "--set", "cube=on"), "--set"),
    (("backgammon", "--position", OPENING, "--html", "x.html"), "--html"),
    (("backgammon", "--position", "XGID=nonsense"), "XGID"),
    (("ataxx", "--position", "7/7/7/7/7/7/7 x 0 1", "--plies", "1"), "plies"),
    ((str(DATA / "analysed.txt"), "--player", "anna"), "--player"),
]


@needs_core
@pytest.mark.parametrize(("arguments", "named"), REFUSED)
def test_what_is_refused(parlour: Parlour, arguments: tuple[str, ...], named: str) -> None:
    ran = parlour("analyse", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert named in ran.err
    assert len(ran.err.splitlines()) == 1


@needs_core
def test_ctrl_c_ends_cleanly() -> None:
    command = [sys.executable, "-m", "parlour", "analyse", MATCH, "--plies", "4"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    time.sleep(3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    assert "% analysed" in err or "interrupted" in err


@needs_core
def test_no_numpy_is_needed() -> None:
    """A plain install brings none: it is an extra of those who train and learn."""
    block = "import sys; sys.modules['numpy'] = None; from parlour.cli import main; main()"
    arguments = ["analyse", "backgammon", "--position", OPENING, "--plies", "0"]
    ran = subprocess.run(
        [sys.executable, "-c", block, *arguments], capture_output=True, text=True, timeout=120
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "8/5 6/5" in ran.stdout
