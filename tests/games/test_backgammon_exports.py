"""Text exports of XG and GNU Backgammon: what they judged, what is kept, what is refused (B16)."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.game import IllegalMove, ParlourError
from parlour.games import open_position
from parlour.games.backgammon import plays
from parlour.games.backgammon.formats import gnu_text, xg_text
from parlour.games.backgammon.formats.verdicts import Chances, canonical
from tests.games.mat_texts import DATA

CASES = Path(__file__).parents[3] / "shared" / "cases" / "backgammon"
XG = sorted(CASES.glob("xg/*.txt"))
GNU = CASES / "2-ply-match10013413.txt"

PLAY = """\
XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:1:0:7:10

X:Anna   O:Boris K
Punteggio: X:2 O:1 7 punti
 +13-14-15-16-17-18------19-20-21-22-23-24-+
 | X           O    |   | O              X |
 | X           O    |   | O              X |
 | X           O    |   | O                |
 | X                |   | O                |
 | X                |   | O                |
 |                  |BAR|                  |
 | O                |   | X                |
 | O                |   | X                |
 | O           X    |   | X                |
 | O           X    |   | X              O |
 | O           X    |   | X              O |
 +12-11-10--9--8--7-------6--5--4--3--2--1-+
Conto dei pip  X: 167  O: 167 X-O: 2-1/7
Cubo: 1
X deve giocare 31

    1. XG Roller+  8/5 6/5                      eq:+0,162
      Giocatore: 55,10% (G:17,90% B:1,20%)
      Avversario: 44,90% (G:12,60% B:0,50%)

    2. 3-ply       24/23 13/10                  eq:-0,008 (-0,170)
      Giocatore: 50,00% (G:13,00% B:0,50%)
      Avversario: 50,00% (G:13,30% B:0,60%)

      1296 partite giocate

eXtreme Gammon Version: 2.10, MET: Kazaross XG2
"""
CUBE = """\
XGID=--A-CBC-B---C-a--bcbbb--b-:0:0:1:00:0:0:1:0:10

X:Anna   O:Boris
Conto  X:0 O:0 senza limite
Pip  X: 94  O: 80 X-O: 0-0
Cubo: 1
X tira o raddoppia

Analizzato con XG Roller++
Vittorie del giocatore: 71,20% (G:20,00% B:0,10%)
Vittorie dell'avversario: 28,80% (G:2,50% B:0,00%)

Senza cubo: Niente=+0,600, Doppio=+1,200

Con il cubo：
       Niente:           +0,810 (-0,190)
       Doppio/Accetta:   +1,180 (+0,180)
       Doppio/Passa:     +1,000

Azione：Doppio / Passa
Errori necessari: 12,5%

eXtreme Gammon Version: 2.19, MET: g11
"""


def without(text: str, piece: str) -> str:
    """The text without the line that holds a piece."""
    assert piece in text
    return "".join(line for line in text.splitlines(keepends=True) if piece not in line)


def test_b16_a_play_in_a_language_never_seen() -> None:
    (found,) = xg_text.read(PLAY, "play.txt")
    assert xg_text.recognises(PLAY)
    assert (found.names, found.pips) == (("Anna", "Boris K"), (167, 167))
    assert (found.version, found.met, found.cube) == ("2.10", "Kazaross XG2", None)
    best, second = found.candidates
    assert (best.rank, best.play, best.level) == (1, "8/5 6/5", "XG Roller+")
    assert (best.equity, best.loss) == (0.162, 0.0)
    assert best.chances == Chances(0.551, 0.179, 0.012, 0.449, 0.126, 0.005)
    assert (second.level, second.equity, second.loss) == ("3-ply", -0.008, 0.17)
    assert found.rest == ((30, "      1296 partite giocate"),)


def test_b16_a_cube_decision_in_a_language_never_seen() -> None:
    (found,) = xg_text.read(CUBE, "cube.txt")
    cube = found.cube
    assert cube is not None
    assert found.candidates == ()
    assert (cube.level, cube.action, cube.percent) == ("XG Roller++", "Doppio / Passa", 12.5)
    assert (cube.no_double, cube.double_take, cube.double_pass) == (0.81, 1.18, 1.0)
    assert cube.cubeless == (0.6, 1.2)
    assert cube.chances is not None
    assert cube.chances.equity == pytest.approx(0.712 + 0.2 + 0.001 - 0.288 - 0.025)
    assert (cube.is_double, cube.is_take) == (True, False)
    assert found.rest == ()


def test_b16_several_positions_in_a_text() -> None:
    first, second = xg_text.read(f"Raccolta\n{PLAY}\n{CUBE}", "both.txt")
    assert (first.line, second.line) == (2, 35)
    assert first.rest[0] == (1, "Raccolta")
    assert second.cube is not None


@pytest.mark.parametrize(
    ("text", "where", "code"),
    [
        ("nothing", "xg.txt", "backgammon-xg-empty"),
        (PLAY.replace("XGID=-b", "XGID=b"), "xg.txt:1", "backgammon-xgid-board"),
        (
            PLAY.replace("|   | O ", "|   | X ", 1),
            "xg.txt:18",
            "backgammon-xg-board",
        ),
        (PLAY.replace("X: 167  O", "X: 168  O"), "xg.txt:18", "backgammon-xg-pips"),
        (PLAY.replace("Cubo: 1", "Cubo: 2"), "xg.txt:19", "backgammon-xg-cube"),
        (PLAY.replace("X:2 O:1 7", "X:2 O:3 7"), "xg.txt:4", "backgammon-mat-score"),
        (
            PLAY.replace("      Avversario: 44,90% (G:12,60% B:0,50%)\n", ""),
            "xg.txt:25",
            "backgammon-xg-chances",
        ),
        (
            CUBE.replace("       Doppio/Passa:     +1,000\n", ""),
            "xg.txt:1",
            "backgammon-xg-equities",
        ),
    ],
)
def test_b16_an_export_that_contradicts_itself(text: str, where: str, code: str) -> None:
    with pytest.raises(ParlourError) as caught:
        xg_text.read(text, "xg.txt")
    assert (caught.value.where, caught.value.code) == (where, code)
    assert str(caught.value) != code


@pytest.mark.parametrize("file", XG, ids=[file.stem for file in XG])
def test_b16_a_file_of_xg(file: Path) -> None:
    """Every number of the file is somewhere in what was read, every play is legal."""
    text = file.read_text("utf-8-sig")
    (found,) = xg_text.read(text, file.name)
    assert xg_text.recognises(text)
    assert (found.cube is None) == (found.candidates != ())
    game, position = open_position("backgammon", found.xgid)
    for candidate in found.candidates:
        assert plays.read_play(game, position, candidate.play)
        assert candidate.chances is not None
        assert candidate.chances.win + candidate.chances.lose == pytest.approx(1, abs=2e-4)
        assert candidate.loss == pytest.approx(
            found.candidates[0].equity - candidate.equity, abs=2e-3
        )
    if found.cube is not None:
        assert found.cube.action and found.cube.level == "XG Roller++"
        assert found.cube.chances is not None
        assert found.cube.chances.win + found.cube.chances.lose == pytest.approx(1)
    assert (found.met, found.version is None) == ("Kazaross XG2", False)
    assert len(found.rest) == (1 if "FR" in file.stem else 0)  # a heading without a colon


@pytest.mark.parametrize(
    ("theirs", "ours"),
    [
        ("bar/22 6/off", "bar/22 6/off"),
        ("Bar/22* 6/raus(2)", "bar/22* 6/off(2)"),
        ("24/18*/13 8/5*(2)", "24/18*/13 8/5*(2)"),
    ],
)
def test_bar_and_off_in_other_languages(theirs: str, ours: str) -> None:
    assert canonical(theirs) == ours


# GNU Backgammon


def test_b16_decisions_of_an_analysed_match() -> None:
    """What GNU Backgammon 1.07 wrote (some of the decisions left out)."""
    text = (DATA / "analysed.txt").read_text("utf-8")
    assert gnu_text.recognises(text)
    found = gnu_text.read(text, "analysed.txt")
    assert [one.number for one in found.decisions] == [1, 2, 3, 5, 17, 18, 52, 53]
    first = found.decisions[0]
    assert (first.game, first.player, first.roll, first.luck) == (1, "anna", (4, 1), -0.007)
    assert (first.position_id, first.match_id) == ("4HPwATDgc/ABMA", first.match_id)
    assert first.play == first.candidates[0].play == "24/23 13/9"
    assert first.played is first.candidates[0]
    assert first.cube is None
    second = found.decisions[1]
    assert second.cube is not None
    assert (second.cube.no_double, second.cube.double_take) == (0.007, -0.396)
    assert (second.cube.action, second.cube.percent) == ("No double, take", 28.9)
    assert second.cube.chances == Chances(0.502, 0.140, 0.007, 0.498, 0.139, 0.008)


def test_b16_cube_numbers_are_the_doublers() -> None:
    """The export gives those of who answers at an answer."""
    found = gnu_text.read((DATA / "analysed.txt").read_text("utf-8"))
    doubles, accepts, again, rejects = found.decisions[4:]
    assert [one.done for one in (doubles, accepts, again, rejects)] == [
        "doubles",
        "accepts",
        "doubles",
        "rejects",
    ]
    assert [one.player for one in (doubles, accepts)] == ["anna", "boris_k"]
    for asked, answered in ((doubles, accepts), (again, rejects)):
        assert asked.cube is not None and answered.cube is not None
        assert answered.cube.double_pass == 1.0
        assert answered.cube.no_double == pytest.approx(asked.cube.no_double, abs=1e-3)
        assert answered.cube.chances == asked.cube.chances


def test_b16_nothing_of_an_export_is_dropped() -> None:
    """Statistics and headings are kept with their lines."""
    text = (DATA / "analysed.txt").read_text("utf-8")
    found = gnu_text.read(text)
    kept = [line for _, line in found.rest]
    assert "anna wins" not in kept
    assert any(line.startswith("Chequerplay rating") for line in kept)
    assert any(line.startswith("Place: Sample server") for line in kept)
    marked = text.replace("Cube analysis\n", "Cube analysis\nsomething new\n", 1)
    assert "something new" in [line for _, line in gnu_text.read(marked).rest]


MWC = """\
The score (after 2 games) is: anna 0, boris_k 0 (match to 3 points)

Move number 18:  anna doubles to 2

 GNU Backgammon  Position ID: ZbfAAQawdwcHAA
                 Match ID   : MBlgAAAAAAAE

* boris_k accepts

Cube analysis
0-ply cubeless MWC  45.39% (Money: -0.455)
  0.280 0.016 0.000 - 0.720 0.032 0.000
Cubeful equities:
1. Double, take         41.55%
2. Double, pass         40.05%  ( -1.50%)
3. No double            42.86%  ( +1.31%)
Proper cube action: Double, take

Move number 29:  anna to play 64

 GNU Backgammon  Position ID: u3YDAAZr3hsAAA
                 Match ID   : EQFzAAAAAAAE

* anna moves 7/1 5/1

Rolled 64 (+0.922%):
     1. Cubeful 0-ply    7/3 7/1                      MWC:  70.27%
       0.914 0.020 0.000 - 0.086 0.000 0.000
*    3. Cubeful 0-ply    7/1 5/1                      MWC:  58.16% (-12.11%)
       0.715 0.030 0.000 - 0.285 0.013 0.000
"""


def test_b16_match_winning_chances() -> None:
    accepts, plays = gnu_text.read(MWC).decisions
    assert accepts.game == 3
    assert accepts.cube is not None
    values = accepts.cube.no_double, accepts.cube.double_take, accepts.cube.double_pass
    assert values == pytest.approx((0.5714, 0.5845, 0.5995))
    assert accepts.cube.cubeless == pytest.approx((0.5461, 0.455))
    assert plays.luck == pytest.approx(0.00922)
    assert plays.played is not None
    assert (plays.played.rank, plays.played.loss) == (3, pytest.approx(0.1211))


@pytest.mark.parametrize(
    ("text", "where", "code"),
    [
        ("The score (after 0 games) is: a 0, b 0", "gnu.txt", "backgammon-gnu-text-empty"),
        (MWC.replace("anna doubles to 2", "anna thinks"), "gnu.txt:3", "backgammon-gnu-text-move"),
        (
            MWC.replace("Match ID   : MBlg", "Match No   : MBlg"),
            "gnu.txt:3",
            "backgammon-gnu-text-short",
        ),
        (without(MWC, "* boris_k accepts"), "gnu.txt:3", "backgammon-gnu-text-short"),
        (MWC.replace("u3YD", "u3YX"), "gnu.txt:19", "backgammon-gnu-id-bits"),
        (
            MWC.replace("2. Double, pass         40.05%  ( -1.50%)\n", ""),
            "gnu.txt:3",
            "backgammon-gnu-text-cube",
        ),
    ],
)
def test_b16_a_broken_export_is_named(text: str, where: str, code: str) -> None:
    with pytest.raises(ParlourError) as caught:
        gnu_text.read(text, "gnu.txt")
    assert caught.value.code == code
    assert caught.value.where == where
    assert str(caught.value) != code


@pytest.mark.skipif(not GNU.exists(), reason=f"{GNU} is not there")
def test_b16_the_export_of_a_real_match() -> None:
    found = gnu_text.read(GNU.read_text("utf-8"), GNU.name)
    assert [one.number for one in found.decisions] == list(range(1, 16))
    assert {one.player for one in found.decisions} == {"player16", "player19"}
    losses = [one.played.loss for one in found.decisions if one.played]
    assert sum(losses) == pytest.approx(0.022)  # as its statistics say
    for one in found.decisions:
        assert one.fields.roll == one.roll
        if one.play:
            text = f"{one.position_id}:{one.match_id}"
            game, position = open_position("backgammon", text)
            assert plays.read_play(game, position, one.play)
    assert found.decisions[-1].done == "rejects"
    assert found.decisions[-1].alerts == ("Alert: wrong pass (-0.030)!", "[doubtful]")


def test_a_drawing_of_another_board_is_illegal_not_unreadable() -> None:
    """Exit status 1: well-formed, but not so."""
    with pytest.raises(IllegalMove):
        xg_text.read(PLAY.replace("X: 167  O", "X: 168  O"), "xg.txt")
