"""Matches: what follows from their settings alone, the result file, the test that ends them."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest

from parlour import files
from parlour.arena.lines import lines
from parlour.arena.match import Match
from parlour.arena.opening import COMPILED_NODES, PYTHON_NODES, dice, opening, read_book
from parlour.arena.page import page
from parlour.arena.play import Row, recorded, sure
from parlour.arena.results import Results, read_rows
from parlour.arena.schedule import Schedule, lineups, rotations
from parlour.arena.settings import Adjudication, Settings, from_json
from parlour.arena.sprt import Sprt
from parlour.arena.table import pairs_of, ratings, table
from parlour.engines import engine
from parlour.game import OptionError, TextError
from parlour.search.report import Limits
from tests.arena.matches import SMALL, played, same, settings

DEEP, SHALLOW = "search=alphabeta evaluator=hand depth=2", "search=alphabeta evaluator=hand depth=1"


# Who meets whom


def test_every_line_up_is_played_from_every_seat() -> None:
    schedule = Schedule(lineups(3, 2))
    seats = [schedule.fixture(number).seats for number in range(6)]
    assert seats == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert [schedule.fixture(number).round for number in (5, 6, 12)] == [0, 1, 2]
    assert Schedule(lineups(4, 2, gauntlet=True)).games == 6
    assert rotations((0, 1, 2)) == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_fewer_engines_than_seats_sit_in_turn() -> None:
    assert lineups(2, 4) == [(0, 1, 0, 1)]
    assert lineups(2, 3) == [(0, 1, 0), (1, 0, 1)]
    assert len(lineups(5, 3)) == 10
    assert lineups(5, 3, gauntlet=True) == [c for c in lineups(5, 3) if c[0] == 0]


def test_a_line_up_can_be_told() -> None:
    match = settings("search=random", DEEP, lineup=("1,1",))
    assert [match.schedule.fixture(number).seats for number in (0, 1)] == [(0, 0), (0, 0)]
    with pytest.raises(OptionError, match="line-up"):
        _ = settings("search=random", lineup=("1,3",)).schedule
    with pytest.raises(OptionError, match="two engines"):
        _ = settings("search=random").schedule


def test_engines_of_the_same_name_are_numbered() -> None:
    names = [
        one.name for one in settings("name=a depth=1", "name=a depth=2", "level=2").contestants
    ]
    assert names == ["a", "a #2", "level=2"]


# Openings and dice


def test_a_round_has_one_opening_and_rounds_differ() -> None:
    match = settings("search=random", "search=random", plies=4)
    first = [str(opening(match, number).position) for number in range(4)]
    assert first == [str(opening(match, number).position) for number in range(4)]
    assert len(set(first)) == 4
    assert len(opening(match, 0).moves) == 4
    other = settings("search=random", "search=random", plies=4, seed=1)
    assert first != [str(opening(other, number).position) for number in range(4)]


def test_random_openings_can_be_balanced() -> None:
    match = settings("search=random", "search=random", plies=6, balance=0.04, options={})
    free = settings("search=random", "search=random", plies=6, options={})
    judge = engine(match.rules, "", 0)

    def worth(one: Settings, number: int) -> float:
        judge.new_game(0)
        judge.arm()
        nodes = COMPILED_NODES if judge.is_compiled else PYTHON_NODES
        return abs(judge.think(opening(one, number), Limits(nodes=nodes)).best.value)

    assert max(worth(match, number) for number in range(5)) <= 0.04
    assert max(worth(free, number) for number in range(5)) > 0.04
    with pytest.raises(TextError, match="balanced"):
        opening(settings("search=random", "search=random", plies=400, balance=1.0), 0)


def test_books_hold_positions_and_moves() -> None:
    book = read_book(
        "# openings\n\nx2o/4/4/o2x o 0 1\nstartpos moves b4\n x2o/4/4/o2x x 0 1 moves c2\n"
    )
    match = settings("search=random", "search=random", book=book, shuffled=False)
    texts = [str(opening(match, number).position) for number in range(4)]
    assert texts[0] == "x2o/4/4/o2x o 0 1" and texts[3] == texts[0]
    assert [len(opening(match, number).moves) for number in range(3)] == [0, 1, 1]
    shuffled = settings("search=random", "search=random", book=book)
    assert sorted(str(opening(shuffled, n).position) for n in range(3)) == sorted(texts[:3])
    for line in ("4/4/4/4 x 0 1", "xo", "startpos moves a1"):
        wrong = settings("search=random", "search=random", book=(line,))
        with pytest.raises(ValueError, match="book:1"):
            opening(wrong, 0)


def test_both_games_of_a_pair_have_the_same_dice() -> None:
    match = Settings("backgammon", ("search=random", "search=random"), {"start": "hypergammon"})
    first, second = played(match, rounds=1, workers=1)

    def rolls(row: Row) -> list[str]:
        record = recorded(match, row)
        return [str(entry.move) for entry in record.entries if entry.seat == -1]  # type: ignore[union-attr]

    some = min(len(rolls(first)), len(rolls(second)))
    assert some > 3
    assert rolls(first)[:some] == rolls(second)[:some]
    assert dice(match, 0, 0) != dice(match, 1, 0) != dice(match, 0, 1)


# The same games whatever happens


def test_results_are_the_same_with_any_number_of_workers() -> None:
    match = settings(DEEP, SHALLOW, "search=random", seed=3)
    one = played(match, rounds=2, workers=1)
    assert [row["game"] for row in one] == list(range(12))
    assert same(one) == same(played(match, rounds=2, workers=3))
    assert same(one) != same(played(settings(DEEP, SHALLOW, "search=random"), rounds=2, workers=3))


def test_settings_go_through_json() -> None:
    match = settings(
        DEEP, SHALLOW, sprt=Sprt(0, 9), adjudication=Adjudication(9), book=("a", "b"), balance=0.5
    )
    assert from_json(json.loads(json.dumps(match.to_json()))) == match
    assert match.header()["book"].startswith("sha256:")


def command(out: Path, rounds: int) -> list[str]:
    """The command line of a match."""
    words = ["arena", "ataxx", "--engine", DEEP, "--engine", SHALLOW, "--rounds", str(rounds)]
    words += ["--plies", "2", "--workers", "2", "--set", "size=5x5", "--out", str(out)]
    return [sys.executable, "-m", "parlour", *words]


def killed_and_resumed(folder: Path, rounds: int) -> None:
    """A match killed at half its games ends as one that was not."""
    whole, torn = folder / "whole.jsonl", folder / "torn.jsonl"
    subprocess.run(command(whole, rounds), check=True, capture_output=True)
    run = subprocess.Popen(
        command(torn, rounds), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    half = rounds  # of two games a round
    while not torn.exists() or torn.read_bytes().count(b"\n") <= half:
        assert run.poll() is None, "it ended before it could be killed"
        time.sleep(0.002)
    os.kill(run.pid, signal.SIGKILL)
    run.wait()
    at = len(read_rows(torn))
    assert half <= at < 2 * rounds
    time.sleep(0.5)
    assert len(read_rows(torn)) == at, "somebody still plays"
    done = subprocess.run(command(torn, rounds), check=True, capture_output=True, text=True)
    assert f"{2 * rounds - at} games to play, {at} already there" in done.stderr
    assert same(read_rows(torn)) == same(read_rows(whole))
    assert [row["game"] for row in read_rows(torn)] == list(range(2 * rounds))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no kill -9")
def test_a_match_that_is_killed_goes_on_to_the_same_result(tmp_path: Path) -> None:
    killed_and_resumed(tmp_path, rounds=12)


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="Windows has no kill -9")
def test_two_hundred_games_killed_at_half_go_on_to_the_same_result(tmp_path: Path) -> None:
    killed_and_resumed(tmp_path, rounds=100)


# The result file


def row(number: int, payoffs: tuple[float, float], seats: tuple[int, int]) -> Row:
    """A row as the file has it."""
    return {
        "game": number, "round": number // 2, "group": 0, "seats": list(seats),
        "payoffs": list(payoffs), "reason": "ataxx-full", "values": {}, "faults": [],
        "start": "", "opening": 0, "entries": [], "took": 0.0,
        "spent": [{"moves": 1, "nodes": 2, "depth": 3.0, "seconds": 0.5, "slowest": 0.5}] * 2,
    }  # fmt: skip


def test_a_half_written_last_line_is_dropped(tmp_path: Path) -> None:
    path, match = tmp_path / "r.jsonl", settings(DEEP, SHALLOW)
    results = Results(path, match.header())
    results.add(row(0, (1.0, -1.0), (0, 1)))
    results.close()
    with path.open("ab") as file:
        file.write(b'{"game": 1, "rou')
    assert [row["game"] for row in read_rows(path)] == [0]
    again = Results(path, match.header())
    assert list(again.rows) == [0]
    again.add(row(1, (0.0, 0.0), (1, 0)))
    again.close()
    assert [row["game"] for row in read_rows(path)] == [0, 1]


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    Results(path, settings(DEEP, SHALLOW).header()).close()
    with pytest.raises(OptionError, match="its seed is 0, and here it is 1"):
        Results(path, settings(DEEP, SHALLOW, seed=1).header())
    path.write_text("{}\n")
    with pytest.raises(TextError, match=r"r\.jsonl:1"):
        Results(path, settings(DEEP, SHALLOW).header())


@pytest.mark.skipif(os.name == "nt", reason="locks are for systems with flock")
def test_a_file_has_one_writer(tmp_path: Path) -> None:
    path, header = tmp_path / "r.jsonl", settings(DEEP, SHALLOW).header()
    first = Results(path, header)
    with pytest.raises(OptionError, match="in use"):
        Results(path, header)
    first.close()
    Results(path, header).close()


# The test, pairs, tables


class Invented:
    """A crew that makes results up: they end in any order, from the game's number alone."""

    def __init__(self, size: int, share: float) -> None:
        self.size, self.share, self._games = size, share, list[int]()

    def begin(self, number: int) -> None:
        self._games.append(number)

    def finished(self) -> list[Row]:
        number = self._games.pop(random.randrange(len(self._games)))
        seat = number % 2
        won = random.Random(number).random() < self.share
        payoffs = (1.0, -1.0) if won == (seat == 0) else (-1.0, 1.0)
        return [row(number, payoffs, (seat, 1 - seat))]

    def close(self) -> None:
        """Nothing to end."""


@pytest.mark.parametrize(("share", "verdict"), [(0.6, "accepted"), (0.45, "rejected")])
def test_the_test_ends_a_match_alike_in_any_order(share: float, verdict: str) -> None:
    match = settings(DEEP, SHALLOW, sprt=Sprt(0, 40))
    ends = set()
    for size in (1, 8):
        run = Match(match, Results(None, {}), 0)
        run.play(Invented(size, share), lambda row: None)
        ends.add((run.verdict, run.decided, tuple(run.counts)))
        assert len(run.rows()) == 2 * sum(run.counts)
    assert len(ends) == 1
    assert ends.pop()[0] == verdict


def test_pairs_count_from_the_first_engines_view() -> None:
    match = settings(DEEP, SHALLOW)
    rows = [
        row(0, (1.0, -1.0), (0, 1)), row(1, (-1.0, 1.0), (1, 0)),  # won both
        row(2, (0.0, 0.0), (0, 1)), row(3, (1.0, -1.0), (1, 0)),  # drew and lost
        row(4, (1.0, -1.0), (0, 1)),  # the other game is still played
    ]  # fmt: skip
    assert [points for _, points in pairs_of(rows)] == [4, 1]
    (versus,) = table(match, rows).versus.values()
    assert (versus.games, versus.pairs, versus.points) == ([1, 1, 3], [0, 1, 0, 0, 1], 3.5)
    assert table(match, rows).engines[1].points == 1.5


def test_ratings_of_three_follow_openskill() -> None:
    # Plackett-Luce with the standard start, first of three: openskill's own documentation.
    rows = [{**row(0, (1.0, 0.0), (0, 1)), "seats": [0, 1, 2], "payoffs": [1.0, 0.5, 0.0]}]
    (mu, sigma), middle, last = ratings(3, rows)
    assert mu == pytest.approx(27.8690, abs=1e-3) and sigma == pytest.approx(8.2052, abs=1e-3)
    assert mu > middle[0] > last[0]
    assert 25 - last[0] == pytest.approx(mu - 25 + middle[0] - 25, abs=1e-6)


def test_a_tournament_is_told_in_lines_pages_and_records(tmp_path: Path) -> None:
    match = settings(DEEP, "name=<b>&co search=random", SHALLOW)
    results = Results(None, {})
    results.rows = {row["game"]: row for row in played(match, rounds=1)}
    run = Match(match, results, 1)
    said = "\n".join(lines(run))
    assert "<b>&co" in said and "points" in said
    html = page(run)
    assert "&lt;b&gt;&amp;co" in html and "<b>&co" not in html
    assert "http" not in html and "src=" not in html and html.count("<svg") >= 3
    tags: list[str] = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attrs: tags.append(tag)  # type: ignore[method-assign]
    parser.handle_endtag = lambda tag: tags.remove(tag)  # type: ignore[method-assign]
    parser.feed(html)
    assert set(tags) <= {"meta", "line", "rect", "polyline", "polygon"}
    for played_row in run.rows():
        record = recorded(match, played_row)
        (again,) = files.read(str(record))
        assert again.outcome == record.outcome and sure(played_row)["payoffs"] == list(
            again.outcome.payoffs  # type: ignore[union-attr]
        )


def test_adjudication_is_off_unless_asked_for() -> None:
    free = played(settings(DEEP, SHALLOW), rounds=1, workers=1)
    assert all(row["reason"].startswith("ataxx-") for row in free)
    short = played(
        settings(DEEP, SHALLOW, adjudication=Adjudication(draw_after=3), options={}),
        rounds=1,
        workers=1,
    )
    assert [row["reason"] for row in short] == ["record-adjudicated-draw"] * 2
    assert [len(row["entries"]) for row in short] == [2 + 3 + 1] * 2
    early = played(
        settings(DEEP, SHALLOW, adjudication=Adjudication(win_score=1, win_moves=1), options={}),
        rounds=1,
        workers=1,
    )
    for one in early:
        assert one["reason"] == "record-adjudicated"
        assert sorted(one["payoffs"]) == [-1.0, 1.0]


def test_the_small_board_is_small() -> None:
    assert (
        str(settings(DEEP, SHALLOW).rules.start()) == "x2o/4/4/o2x x 0 1" and SMALL["size"] == "4x4"
    )
