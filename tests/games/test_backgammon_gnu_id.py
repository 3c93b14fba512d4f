"""GNU's Position ID and Match ID: known pairs, the traps, round trips, errors, fuzz (B16)."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.game import ParlourError, TextError
from parlour.games import load, open_position, read_records
from parlour.games.backgammon.formats import gnu_id, xgid
from parlour.games.backgammon.notation import position_options, read_position
from tests.games.backgammon_records import random_record
from tests.strategies import CASES, random_line

ROOT = Path(__file__).parents[2]
FILES = ROOT.parent / "shared" / "cases" / "backgammon"
START = "4HPwATDgc/ABMA"


def opened(text: str, **options: Any) -> str:
    return str(open_position("backgammon", text, None, options)[1])


# IDs as GNU Backgammon printed them, with the positions they were printed for.
KNOWN = (
    ("4HPwATDgc/ABMA:MICmAAAAAAAE", "XGID=-b----E-C---eE---c-e----B-:0:0:-1:51:0:0:0:5:10 -"),
    ("4PPgASjgc/ABMA:cAmlAAAAAAAE", "XGID=-aa---E-C---dE---d-e----B-:0:0:1:21:0:0:0:5:10 -"),
    ("g3PkAyCY85gBSA:MAGyAAAAAAAE", "XGID=aBa---C-C--AbEb--d-c-b--A-:0:0:-1:44:0:0:0:5:10 -"),
    ("OLeDARKDc+QDIA:cAmqAAAAAAAE", "XGID=-Ba-a-C-C--AbE---cbc-c--A-:0:0:1:42:0:0:0:5:10 -"),
    ("OHeDAUhjm8gBIQ:cAmgAAAAAAAE", "XGID=aBa-BBB-A--AbC---bccAc--A-:0:0:1:00:0:0:0:5:10 -"),
    ("OHeDAUhjm8gBIQ:cBGgAAAAAAAE", "XGID=aBa-BBB-A--AbC---bccAc--A-:0:0:1:D:0:0:0:5:10 -"),
)


@pytest.mark.parametrize(("text", "position"), KNOWN)
def test_b16_known_ids(text: str, position: str) -> None:
    """The side not on roll comes first, each with its own bar last."""
    assert opened(text) == position


def test_b16_the_start() -> None:
    game = load("backgammon")
    assert gnu_id.position_id(game.start()) == START
    assert opened(START) == "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10 -"
    assert opened(f"GNUBGID={START}:cAkgAAAAAAAA", match=1).endswith(":0:0:1:00:0:0:0:1:10 -")


def test_b16_every_id_of_a_gnubg_analysis_names_a_position_of_its_match() -> None:
    """The IDs that GNU Backgammon printed over a match are those of the positions replayed."""
    analysis, match = FILES / "2-ply-match10013413.txt", FILES / "galaxy" / "match10013413.txt"
    if not analysis.exists():
        pytest.skip(f"{analysis} is not there")
    record = read_records(match.read_text("utf-8"), match.name)[0]
    reached = {xgid.read(str(position)) for position in record.positions}
    ids = re.findall(r"Position ID: (\S+)\s+Match ID\s+: (\S+)", analysis.read_text("utf-8"))
    assert len(ids) == 15
    for position, situation in ids:
        assert gnu_id.read(f"{position}:{situation}") in reached


def test_b16_our_ids_are_gnubgs() -> None:
    """All but the state before the first roll and Jacoby in a match, which mean nothing there."""
    analysis, match = FILES / "2-ply-match10013413.txt", FILES / "galaxy" / "match10013413.txt"
    if not analysis.exists():
        pytest.skip(f"{analysis} is not there")
    record = read_records(match.read_text("utf-8"), match.name)[0]
    ours = set()
    for position in record.positions:
        try:
            ours.add(gnu_id.write(position))
        except TextError:
            continue
    ids = re.findall(r"Position ID: (\S+)\s+Match ID\s+: (\S+)", analysis.read_text("utf-8"))
    for position, situation in ids[1:]:
        assert situation.endswith("E")
        assert f"{position}:{situation[:-1]}A" in ours


# The traps


def test_b16_the_bar_of_each_side() -> None:
    """Both bars are kept apart, whoever is on roll."""
    written = set()
    for text in (
        "XGID=a--------------------B--B-:0:0:1:31:0:0:0:0:10 -",
        "XGID=---------------------b--BA:0:0:1:31:0:0:0:0:10 -",
        "XGID=a--------------------B--BA:0:0:-1:31:0:0:0:0:10 -",
        "XGID=a--------------------B--BA:0:0:1:31:0:0:0:0:10 -",
    ):
        game, position = open_position("backgammon", text)
        written.add(gnu_id.position_id(position))
        assert str(read_position(game, gnu_id.write(position))) == text
    assert len(written) == 4


def test_b16_player_1_is_the_left_column() -> None:
    """Owner, roller, decider and score are GNU's players, 1 our seat 1 and 0 our seat 2."""
    text = "XGID=-b----E-C---eE---c-e----B-:2:-1:1:00:3:1:0:7:10 -"
    game, position = open_position("backgammon", text)
    written = gnu_id.match_id(position)
    found = gnu_id.read(f"{START}:{written}")
    assert (found.owner, found.mover, found.score, found.cube) == (1, 0, (3, 1), 2)
    assert str(read_position(game, f"{START}:{written}")) == text


def test_b16_jacoby_is_the_67th_bit() -> None:
    on, off = "cAkAAAAAAAAE", "cAkAAAAAAAAA"
    assert position_options(f"{START}:{on}") == {"match": "0", "jacoby": "on", "cube": "on"}
    assert position_options(f"{START}:{off}") == {"match": "0", "jacoby": "off"}
    game = load("backgammon", cube="on", jacoby="on")
    roll = game.after(game.start(), game.chances(game.start())[0][0])
    assert gnu_id.match_id(roll).endswith("E")


def test_b16_doubles_beavers_and_raccoons_are_told_apart() -> None:
    """All have the bit `doubled`: who decides and who owns the cube tells them apart (B18)."""
    options = {"cube": "on", "beavers": "on", "raccoons": "on"}
    for call in ("D:0:0", "B:1:-1", "R:2:-1"):
        stage, value, owner = call.split(":")
        text = f"XGID=-b----E-C---eE---c-e----B-:{value}:{owner}:1:{stage}:0:0:3:0:10 -"
        game, position = open_position("backgammon", text, None, options)
        assert opened(gnu_id.write(position), **options) == text
        assert str(read_position(game, gnu_id.write(position))) == text


def test_b16_a_position_id_alone_takes_the_rest_from_the_options() -> None:
    assert position_options(START) == {}
    assert opened(START, match=3).endswith(":0:0:1:00:0:0:0:3:10 -")
    beavers = opened(START, cube="on", beavers="on")
    assert beavers.endswith(":0:0:1:00:0:0:3:0:10 -")


def test_b16_games_given_up() -> None:
    """A resignation is decided by its winner, a drop (state 4, which GNU writes) by its loser."""
    for pending in ("over1", "over2", "over2x3"):
        text = f"XGID=-b----E-C---eE---c-e----B-:1:1:1:00:0:0:1:0:10 {pending}"
        assert opened(gnu_id.write(open_position("backgammon", text)[1])) == text


@given(case=st.sampled_from(CASES["backgammon"]), seed=st.integers(0, 2**32), n=st.integers(0, 150))
def test_b16_ids_come_back(case: dict[str, Any], seed: int, n: int) -> None:
    """What can be written is read back to the same position, in its own game."""
    game: Any = load("backgammon", **case)
    for position, _ in random_line(game, seed, n)[-8:]:
        try:
            text = gnu_id.write(position)
        except TextError as error:
            codes = {"backgammon-gnu-id-midturn", "backgammon-gnu-id-stage"} - {error.code}
            assert (len(codes), str(position).split()[1] in ("-", "open")) == (1, False)
            continue
        assert str(read_position(game, text)) == str(position)


# Errors


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("4HPwATDgc/ABM", "backgammon-gnu-id-length"),
        (f"{START}:cAkgAAAAAAA", "backgammon-gnu-id-length"),
        ("4HPwATDgc/ABMB", "backgammon-gnu-id-bits"),
        ("/" * 13 + "w", "backgammon-gnu-id-bits"),
        ("A" * 14, "backgammon-no-checkers"),
        (f"{START}:IAkgAAAAAAAA", "backgammon-gnu-id-field"),
        ("nonsense !", "backgammon-xgid"),
        ("", "backgammon-xgid"),
        ("4HPwATDgc/ABMA:cAkgAAAAAAAA:x", "backgammon-xgid"),
        ("٤HPwATDgc/ABMA", "backgammon-xgid"),
    ],
)
def test_b16_what_is_no_id(text: str, code: str) -> None:
    with pytest.raises(ParlourError) as caught:
        opened(text)
    assert caught.value.code == code
    assert str(caught.value) != code


def _with(name: str, value: int) -> str:
    """A Match ID of a running match in which one field has another value."""
    bits, at = [0] * 72, 0
    fields = {"owner": 3, "roller": 1, "state": 1, "turn": 1, "length": 5, name: value}
    for field, width in gnu_id._FIELDS.items():
        for place in range(width):
            bits[at + place] = fields.get(field, 0) >> place & 1
        at += width
    return gnu_id._written("".join(map(str, bits)), 12)


@pytest.mark.parametrize(
    ("name", "value"),
    [("owner", 2), ("state", 2), ("state", 5), ("first die", 7), ("first die", 3)],
)
def test_b16_fields_out_of_range(name: str, value: int) -> None:
    with pytest.raises(TextError) as caught:
        opened(f"{START}:{_with(name, value)}")
    assert caught.value.code == "backgammon-gnu-id-field"


def test_b16_what_an_id_cannot_hold() -> None:
    for text in (
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 1",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:5:10 throw",
        "XGID=-b----E-C---eE---c-e----B-:16:1:1:00:0:0:0:0:10 -",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:32768:0:0:0:10 -",
    ):
        with pytest.raises(TextError, match="XGID"):
            gnu_id.write(open_position("backgammon", text)[1])


def test_b16_both_sides_on_one_point() -> None:
    bits = "1" + "0" * 25 + "0" * 23 + "1" + "00"
    with pytest.raises(TextError, match="both sides stand on point 24"):
        opened(gnu_id._written(bits.ljust(80, "0"), 14))


def fuzz(seed: int, count: int) -> None:
    """Mutated IDs give a position or a `ParlourError`."""
    random = Random(seed)
    known = [START, f"{START}:cAkgAAAAAAAE", f"{START}:{_with('cube', 1)}"]
    for _ in range(count):
        text = random.choice(known)
        for _ in range(random.choice((1, 1, 2, 4))):
            at = random.randrange(len(text) + 1)
            piece = random.choice(["", random.choice("AZaz09+/:=- ٣é"), chr(random.randrange(256))])
            text = text[:at] + piece + text[at + random.randrange(2) :]
        try:
            opened(text, **random.choice(({}, {"match": 5}, {"cube": "on"})))
        except ParlourError as error:
            said = str(error)
        else:
            continue
        assert " " in said


def test_fuzz_ids() -> None:
    fuzz(1, 1_000)


@pytest.mark.long
def test_fuzz_ids_long() -> None:
    fuzz(2, 100_000)


def test_b16_positions_of_records_come_back() -> None:
    """Resigned games and later games of matches too."""
    for seed in range(10):
        record = random_record(seed, 300)
        for position in record.positions[::11]:
            try:
                text = gnu_id.write(position)
            except TextError:
                continue
            assert read_position(record.game, text) == position
