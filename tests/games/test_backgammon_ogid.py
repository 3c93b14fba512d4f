"""OGID, and the position in whatever was pasted: known texts, round trips, refusals (B16)."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.game import ParlourError, TextError
from parlour.games import load, open_position
from parlour.games.backgammon.formats import ogid, paste
from parlour.games.backgammon.notation import position_from_text, read_position
from tests.games.backgammon_records import random_record

CASES = Path(__file__).parents[3] / "shared" / "cases" / "backgammon"
START = "11ccccchhhjjjjj:66666888dddddoo:N0N"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10"

# Texts that other programs wrote or use as examples, with the positions they mean.
KNOWN = [
    # The example of OGID.md, its checkers in no order: White throws the opening die.
    (
        "11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1:0",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:1:10 open",
    ),
    (
        "11jjjjjhhhccccc:ooddddd88866666:N0N:65:W:IW:6:5:7C:42",
        "XGID=-b----E-C---eE---c-e----B-:0:0:-1:65:6:5:1:7:10 -",
    ),
    # HedgeHog: White to play 6-1 (7/6 7/1* in its own count).
    (
        "99cchhiijjjkkmm:223334455666ddo:N0N:16:B:R:2:1:3C:13",
        "XGID=-a-B-BCBB---bB--B--cbbcb--:0:0:1:61:2:1:1:3:10 -",
    ),
    # HedgeHog: Black to play 3-3, White with a checker on the bar.
    (
        "03cccchhhhjjjjj:16666888dddddoo:N0N:33:W:R:0:1:3:3",
        "XGID=-b----E-D---eD---c-d--A-aA:0:0:-1:33:0:1:0:3:10 -",
    ),
    # HedgeHog: Black has doubled.
    (
        "cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3:11",
        "XGID=----b-E-CB--aE----cc--bbb-:0:0:-1:D:0:0:0:3:10 -",
    ),
    # Checkers on both bars, borne off checkers written, White owns a 2-cube.
    (
        "OGID=00jjjqqqqqqqqqq:66pppqqqqqqqqqq:W1N::B:C:0:0:0",
        "XGID=c-----C------------b-----B:1:1:1:00:0:0:0:0:10 -",
    ),
]


@pytest.mark.parametrize(("text", "position"), KNOWN)
def test_b16_known_ogids(text: str, position: str) -> None:
    assert ogid.recognises(text)
    money = {"cube": "on", "jacoby": "off"} if text.endswith(":0:0:0") else {}
    _, found = open_position("backgammon", text, None, money)
    assert str(found) == position


@pytest.mark.parametrize(
    ("text", "written"),
    [
        (XGID, f"{START}::B:C:0:0:0:0"),
        (f"{XGID} open", f"{START}::B:IB:0:0:0:0"),
        (
            "XGID=-b----E-C---eE---c-e----B-:1:-1:-1:31:3:4:0:5:10",
            f"{START[:-3]}B1N:13:W:R:3:4:5L:0",
        ),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:1:0:10", f"{START[:-1]}O::W:D:0:0:0:0"),
        (
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10 over2",
            f"{START[:-1]}P::W:P:0:0:0:0",
        ),
        ("XGID=-A----------------------a-:0:0:1:00:4:1:1:5:10", "o:1:N0N::B:C:4:1:5C:0"),
    ],
)
def test_b16_what_is_written(text: str, written: str) -> None:
    game, position = open_position("backgammon", text, None, {"cube": "on"})
    assert ogid.write(position) == written
    assert _held(str(read_position(game, written))) == _held(str(position))


def test_b16_round_trips_along_random_games() -> None:
    """Every position of 40 games comes back, but for what an OGID has no place for."""
    held = refused = 0
    for seed in range(40):
        record = random_record(f"ogid {seed}", 80)
        for position in record.positions:
            try:
                text = ogid.write(position)
            except TextError:
                refused += 1
                continue
            back = read_position(record.game, text)
            assert _held(str(back)) == _held(str(position)), text
            held += 1
    assert held > 700 and refused > 300


def _held(text: str) -> list[str]:
    """What an OGID holds of a position's text: not the cube's limit, nor who gave a game up."""
    fields, pending = text.split()
    parts = fields.split(":")[:9]
    return [*parts[:3], *parts[3 + pending.startswith("over") :], pending]


@pytest.mark.parametrize(
    "text",
    [
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 1",  # half a turn
        "XGID=-b----E-C---eE---c-e----B-:1:-1:1:B:0:0:3:0:10",  # a beaver
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10 throw",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10 over1x2",
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10 open2",
    ],
)
def test_b16_what_an_ogid_has_no_place_for(text: str) -> None:
    options = {"cube": "on"} | ({"automatic_doubles": "2"} if text.endswith("open2") else {})
    position = open_position("backgammon", text, None, options)[1]
    with pytest.raises(TextError) as caught:
        ogid.write(position)
    assert caught.value.code == "backgammon-ogid-place"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f"{START}:77:W:R:0:0:7", "backgammon-ogid-field"),
        (f"{START}:1:W:R:0:0:7", "backgammon-ogid-field"),
        (f"{START}:11:X:R:0:0:7", "backgammon-ogid-field"),
        (f"{START}:11:W:Q:0:0:7", "backgammon-ogid-field"),
        (f"{START}:11:W:R:x:0:7", "backgammon-ogid-field"),
        (f"{START}:11:W:R:0:0:9G15", "backgammon-ogid-field"),
        (f"{START}::W:G:0:0:7", "backgammon-ogid-over"),
        (f"1{START}:11:W:R:0:0:7", "backgammon-checkers"),
        (f"{START}:11:W:R:0:0:7:0:14", "backgammon-checkers"),
        ("1:1:N0N:11:W:R:0:0:7", "backgammon-ogid-point"),
        ("p:1:N0N:11:W:R:0:0:7", "backgammon-ogid-point"),
        ("q:q:N0N::W:C:0:0:0", "backgammon-no-checkers"),
        ("1:3:N999N::W:C:0:0:0", "backgammon-ogid-field"),
    ],
)
def test_b16_refused(text: str, code: str) -> None:
    with pytest.raises(ParlourError) as caught:
        open_position("backgammon", text)
    assert caught.value.code == code
    assert str(caught.value) != code


@given(st.text("0169cjop:NWBD?OT7CL-", max_size=40))
def test_garbage_is_read_or_refused(text: str) -> None:
    with suppress(ParlourError):
        open_position("backgammon", text)


# Whatever was pasted

GNU = """
 GNU Backgammon  Position ID: 4PPgASjgc/ABMA
                 Match ID   : cAmlAAAAAAAE
 +13-14-15-16-17-18------19-20-21-22-23-24-+     O: anna
 | X           O    |   | O              X |     0 points
"""
XG = f"""
{XGID.replace(":00:", ":31:")}

X:Spieler 1   O:Spieler 2
 +13-14-15-16-17-18------19-20-21-22-23-24-+
"""
TEXTS = [
    (XGID, f"{XGID} -"),
    (f"  {XGID} open\n", f"{XGID} open"),
    (XG, XGID.replace(":00:", ":31:") + " -"),
    (f"look at {XGID} please", f"{XGID} -"),
    ("here: " + XGID.removesuffix(":10"), f"{XGID} -"),
    (
        "4HPwATDgc/ABMA:MICmAAAAAAAE",
        "XGID=-b----E-C---eE---c-e----B-:0:0:-1:51:0:0:0:5:10 -",
    ),
    (GNU, "XGID=-aa---E-C---dE---d-e----B-:0:0:1:21:0:0:0:5:10 -"),
    (
        GNU.replace("Position ID", "Positions-ID"),
        "XGID=-aa---E-C---dE---d-e----B-:0:0:1:21:0:0:0:5:10 -",
    ),
    (
        "GNUBGID 4HPwATDgc/ABMA:MICmAAAAAAAE",
        "XGID=-b----E-C---eE---c-e----B-:0:0:-1:51:0:0:0:5:10 -",
    ),
    ("4HPwATDgc/ABMA", f"{XGID} -"),
    (
        f"see {START}:13:W:R:0:0:7:3\nfor more",
        "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10 -",
    ),
]


@pytest.mark.parametrize(("text", "position"), TEXTS)
def test_b16_a_pasted_position_is_found(text: str, position: str) -> None:
    options, found = position_from_text(text)
    assert found == position
    assert open_position("backgammon", text, None, {"cube": "on"})[1] is not None
    assert options.get("match", "0") == position.split(":")[8]


def test_b16_nothing_to_be_found() -> None:
    for text in ("", "hello", "a whole sentence without any", "BackgammonGala xyABCDEFGHIJ"):
        assert paste.found(text) == text
        with pytest.raises(TextError):
            position_from_text(text)


@pytest.mark.parametrize("file", sorted(CASES.glob("xg/*.txt")), ids=lambda file: file.stem)
def test_b16_a_position_of_xg_is_found(file: Path) -> None:
    text = file.read_text("utf-8-sig")
    assert position_from_text(text)[1].split()[0] == text.split()[0]


def test_hypergammon_says_how_many_checkers() -> None:
    game = load("backgammon", start="hypergammon")
    position = read_position(game, "123:onm:N0N:13:B:R:0:0:0:0:3")
    assert str(position).startswith("XGID=-aaa")
