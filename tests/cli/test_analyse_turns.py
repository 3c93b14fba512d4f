"""`parlour analyse` of games without dice: text, JSON, the report, positions."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path

import pytest

from parlour.cli.turns_chart import chart, signs, spread
from parlour.text import LANGUAGES
from tests.cli.conftest import Parlour

GAMES = resources.files("parlour.games")
VIRUS_WAR, KLOPODAVKA = (str(GAMES / name / "sample.txt") for name in ("virus_war", "klopodavka"))
QUICK = ("--engine", "search=uct nodes=4")
MISSED = """[Game "virus-war"]
[Options "size=4x4"]
[Position "4/4/1o2/x3 x 3 0 3"]

3. pass *
"""


def test_a_game_as_text(parlour: Parlour) -> None:
    ran = parlour("analyse", VIRUS_WAR, *QUICK, "--errors", "1")
    assert ran.status == 0
    assert ran.lines[0] == "Virus War (size=8x8): 1 game of 2 players"
    assert "search=uct nodes=4" in ran.lines[1]
    assert re.search(r"^Accuracy +\d+\.\d % +\d+\.\d %$", ran.out, re.MULTILINE)
    assert re.search(r"^\+1  .*█$", ran.out, re.MULTILINE)  # the first player won
    assert len([line for line in ran.lines if line.startswith("Turn ")]) <= 1


def test_what_was_missed_is_told_with_its_position(parlour: Parlour, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(MISSED)
    ran = parlour("analyse", str(file), *QUICK)
    assert re.search(r"Turn 1, Crosses: pass – very bad, -2\.000\. Better: .*b2", ran.out)
    assert "  4/4/1o2/x3 x 3 0 3" in ran.lines
    assert any(re.match(r"   1\.  .*b2 +=\+1\.000", line) for line in ran.lines)


@pytest.mark.parametrize("side", ["Crosses", "крестики", "1", "x", "Х", "×", "플레이어 1"])
def test_the_errors_of_one_side(parlour: Parlour, tmp_path: Path, side: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(MISSED)
    assert "Turn 1, Crosses:" in parlour("analyse", str(file), *QUICK, "--player", side).out
    assert "No errors." in parlour("analyse", str(file), *QUICK, "--player", "noughts").out


def test_sides_are_called_by_their_names(parlour: Parlour, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(MISSED)
    ran = parlour("analyse", str(file), *QUICK, "--lang", "ru")
    assert re.search(r"^ +Крестики +Нолики$", ran.out, re.MULTILINE)
    assert "Крестики: оценка перед каждым ходом" in ran.out
    ran = parlour("analyse", KLOPODAVKA, *QUICK, "--errors", "0")
    assert re.search(r"^ +× Player 1 +○ Player 2 +△ Player 3$", ran.out, re.MULTILINE)
    assert any(line.startswith("○ 2  ") for line in ran.lines)
    assert any(line.startswith("△ Player 3 went out in turn") for line in ran.lines)


def test_the_same_as_json(parlour: Parlour) -> None:
    ran = parlour("analyse", KLOPODAVKA, *QUICK, "--json")
    found = json.loads(ran.out)
    assert (found["game"], found["span"]) == ("klopodavka", 1)
    assert found["options"] == {"players": "3", "size": "15x15"}
    assert found["engine"] == {"words": "search=uct nodes=4"}
    (game,) = found["games"]
    assert game["payoffs"] == [1, 0, 0]
    assert [one["seat"] for one in game["out"]] == [2, 1]
    assert {"ply", "seat", "kind", "position", "played", "best", "loss", "class"} < set(
        game["decisions"][0]
    )
    for one in game["decisions"]:
        assert one["kind"] == "turn" and len(one["values"]) == 3
    for seat, one in enumerate(found["summary"]):
        own = [turn for turn in game["decisions"] if turn["seat"] == seat]
        assert one["loss"] == pytest.approx(sum(turn["loss"] for turn in own), abs=1e-4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_has_a_plot_and_both_turns(parlour: Parlour, tmp_path: Path, lang: str) -> None:
    file, out = tmp_path / "game.txt", tmp_path / "report.html"
    file.write_text(MISSED)
    ran = parlour("analyse", str(file), *QUICK, "--html", str(out), "--lang", lang)
    assert ran.status == 0
    page = out.read_text("utf-8")
    assert f'<html lang="{lang}">' in page
    assert page.count("data:image/svg+xml;base64,") == 2  # the turn played and the better one
    assert 'class="line line0"' in page
    assert "pass" in page
    assert "analyse-" not in page and "analyse-" not in ran.out
    assert not re.search(r'(?:src|href)="(?!data:)', page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_best_turns_of_a_position(parlour: Parlour, lang: str) -> None:
    position = ("--position", "4/4/1o2/x3 x 3 0 3", "--set", "size=4x4", "--lang", lang)
    ran = parlour("analyse", "virus-war", *position, *QUICK)
    assert ran.status == 0
    assert re.search(r"^ 1\.  .*b2 +=\+1\.000$", ran.out, re.MULTILINE)
    assert "analyse-" not in ran.out
    found = json.loads(parlour("analyse", "virus-war", *position, *QUICK, "--json").out)
    assert "b2" in found["best"] and found["values"] == [1, -1]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((VIRUS_WAR, "--plies", "2"), "--seconds"),
        ((VIRUS_WAR, "--player", "3"), "Crosses, Noughts, or a number from 1 to 2"),
        ((KLOPODAVKA, "--player", "red"), "△ Player 3, or a number from 1 to 3"),
        ((VIRUS_WAR, "--engine", "search=chess"), "chess"),
        ((VIRUS_WAR, "--rollout", "36"), "--position"),
        (("war", "--position", "x"), "position"),
        (("ataxx", "--position", "x5o/7/7/7/7/7/o5x x 0 1", "--rollout", "36"), "Ataxx"),
        (("backgammon", "--position", "XGID=x", "--seconds", "1"), "XGID"),
    ],
)
def test_what_is_refused(parlour: Parlour, arguments: tuple[str, ...], named: str) -> None:
    ran = parlour("analyse", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert named in ran.err
    assert len(ran.err.splitlines()) == 1


def test_plots_of_blocks() -> None:
    assert list(chart([0, 1], 0, 1, 1, ["a"])) == ["a    ██"]
    assert list(chart([1.0], 0, 1, 2, plain=True)) == ["  ##", "  ##"]
    assert list(chart([-1, 0, 1], -1, 1, 2, ["+1", "-1"])) == ["+1      ██", "-1    ████"]
    assert spread([0.0, 1.0] * 64) == [0.5] * 64
    assert signs([(0, "bad"), (2, "very bad")], 4) == "?   ??"
    assert signs([(99, "very bad")], 100) == " " * 63 + "?"
