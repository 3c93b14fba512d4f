"""Single positions, rollouts of their options, exports of other programs, and the tutor."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from parlour import analysis, native
from parlour.analysis.backgammon import exports
from parlour.analysis.backgammon.position import JudgedPosition, judged_position, rolled_out
from parlour.analysis.backgammon.worth import Worth
from parlour.game import OptionError
from parlour.games import REGISTRY, open_position
from parlour.games.backgammon.match import checker_position
from parlour.games.backgammon.plays import read_play
from tests.analysis.samples import BEHIND, LAST_ROLL

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no compiled core here")
OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:{dice}:0:0:0:0:10 {pending}"
DATA = Path(__file__).parents[1] / "data" / "backgammon"
NEAR = 2e-3


def _opened(text: str, **options: str) -> tuple[Any, Any]:
    return open_position("backgammon", text, None, {"cube": "on", **options})


def _judged(text: str, plies: int = 1, **options: str) -> JudgedPosition:
    game, position = _opened(text, **options)
    return judged_position(game, position, plies)


def test_the_plays_of_a_roll() -> None:
    found = _judged(OPENING.format(dice="31", pending="-"))
    assert (found.kind, found.seat, found.best) == ("checker", 0, "8/5 6/5")
    assert found.candidates[0].equity == found.equity
    assert len(found.candidates) == 10
    assert all(one.difference <= 0 for one in found.candidates)


def test_the_rest_of_a_turn() -> None:
    found = _judged("XGID=-b---AE-B---eE---c-e----B-:0:0:1:31:0:0:0:0:10 1")
    assert found.best == "6/5"


def test_a_cube_decision_and_its_answer() -> None:
    found = _judged(LAST_ROLL)
    assert (found.kind, found.best) == ("cube", "double take")
    assert found.equity == pytest.approx(4 / 36, abs=NEAR)
    take, double, cash, good = found.window
    assert 0 <= take < double < cash <= good <= 1
    answer = _judged(LAST_ROLL.replace(":00:", ":D:"))
    assert (answer.kind, answer.seat, answer.best) == ("take", 1, "take")
    assert answer.equity == pytest.approx(-4 / 36, abs=NEAR)
    beaver = _judged(BEHIND.replace(":00:", ":D:"))
    assert beaver.best == "beaver"


def test_before_the_dice_and_after_the_end() -> None:
    assert _judged(OPENING.format(dice="00", pending="throw")).kind == "roll"
    opening = _judged(OPENING.format(dice="00", pending="open"), 0)
    assert (opening.kind, opening.equity) == ("roll", pytest.approx(0, abs=1e-4))
    assert _judged(OPENING.format(dice="00", pending="over1")).kind == "over"
    alone, position = open_position("backgammon", LAST_ROLL, None, {"cube": "off"})
    found = judged_position(alone, position, 1)  # type: ignore[arg-type]
    assert (found.kind, found.equity) == ("roll", pytest.approx(2 / 36, abs=NEAR))


def test_a_roll_that_cannot_be_played() -> None:
    closed = f"a{6 * 'B'}{17 * '-'}a-"  # the enemy's home, and one checker on the bar
    found = _judged(f"XGID={closed}:0:0:-1:66:0:0:0:0:10 -")
    assert (found.kind, found.best, found.candidates) == ("checker", "pass", ())


def test_rollouts_of_both_sides_of_a_double() -> None:
    game, position = _opened(LAST_ROLL)
    shares: list[float] = []
    found = rolled_out(game, judged_position(game, position, 0), position, 720, told=shares.append)
    none, take = found.rollouts
    assert (none.name, take.name, none.games) == ("no double", "double take", 720)
    assert none.equity == pytest.approx(2 / 36, abs=4 * none.error + NEAR)
    assert take.equity == pytest.approx(4 / 36, abs=4 * take.error + NEAR)
    assert shares == sorted(shares)


def test_rollouts_of_plays_keep_the_view_of_who_plays() -> None:
    # Either 5/off or another play of 5-1: what is left wins or loses with the next two rolls.
    game, position = _opened(LAST_ROLL.replace(":00:", ":51:"))
    found = rolled_out(game, judged_position(game, position, 1), position, 36)
    assert found.rollouts[0].name == found.best
    assert found.rollouts[0].equity == pytest.approx(found.equity, abs=0.05)


def test_a_rollout_can_be_stopped() -> None:
    game, position = _opened(OPENING.format(dice="00", pending="-"))

    def stop(share: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        rolled_out(game, judged_position(game, position, 0), position, 10**6, told=stop)


# Exports of other programs


def test_the_file_s_numbers_stand_beside_ours() -> None:
    text = (DATA / "analysed.txt").read_text("utf-8")
    assert exports.recognises(text)
    found = exports.compared(text, "analysed.txt", 0, lambda share: None)
    assert len(found) > 8
    for one in found:
        game, position = _opened(one.position)
        own = judged_position(game, position, 0)
        if own.cube is not None:
            assert one.options[0].ours == pytest.approx(own.cube.no_double)
        for option in one.options:
            assert option.their_loss >= -0.2 and option.our_loss >= 0
            if own.kind == "checker":
                assert read_play(game, position, option.name)


def test_losses_are_like_those_of_gnu_backgammon() -> None:
    text = (DATA / "analysed.txt").read_text("utf-8")
    found = exports.compared(text, "analysed.txt", 1, lambda share: None)
    pairs = [(o.their_loss, o.our_loss) for one in found for o in one.options]
    assert exports.correlation(pairs) > 0.9


def test_correlation() -> None:
    assert exports.correlation([(0, 1), (1, 3), (2, 5)]) == pytest.approx(1)
    assert exports.correlation([(0, 1), (1, 0)]) == pytest.approx(-1)
    assert exports.correlation([(1, 1), (1, 0)]) is None


# The tutor


@pytest.mark.parametrize(
    ("dice", "play", "better"),
    [("31", "8/5 6/5", None), ("31", "24/20", "8/5 6/5"), ("31", "8/5", None)],
)
def test_a_tutor_speaks_up_before_a_blunder(dice: str, play: str, better: str | None) -> None:
    game, position = _opened(OPENING.format(dice=dice, pending="-"))
    warned = analysis.warn(game, position, read_play(game, position, play))
    assert (warned and warned.better) == better
    if warned is not None:
        assert warned.loss >= analysis.BLUNDER
        assert warned.played == play


def test_a_tutor_knows_the_cube() -> None:
    game, position = _opened(LAST_ROLL.replace(":00:", ":D:"))
    drop, take = (
        next(m for m in game.legal_moves(position) if str(m) == word) for word in ("drop", "take")
    )
    warned = analysis.warn(game, position, [drop])
    assert warned is not None and warned.better == "take"
    assert warned.loss == pytest.approx(1 - 4 / 36, abs=NEAR)
    assert analysis.warn(game, position, [take]) is None


def test_games_without_an_analysis() -> None:
    assert all(map(analysis.analysed, REGISTRY))
    assert not analysis.analysed("nim")
    unknown = SimpleNamespace(id="nim")
    with pytest.raises(OptionError) as refused:
        analysis.warn(unknown, None, [])  # type: ignore[arg-type]
    assert refused.value.code == "analysis-no-game"


def test_an_export_of_match_winning_chances_is_answered_in_them() -> None:
    text = (DATA / "analysed.txt").read_text("utf-8").split("Move number 2:")[0]
    (plain,) = exports.compared(text, "plain", 0, lambda share: None)
    game, position = _opened(plain.position)
    worth = Worth(game, position, checker_position(position).mover)

    def percent(found: re.Match[str]) -> str:
        value, loss = float(found[1]), float(found[2] or 0)
        lost = f" ( {100 * (worth.lost(loss) or 0):.3f}%)" if found[2] else ""
        return f"MWC: {100 * worth.value(value):.3f}%{lost}"

    chances = re.sub(r"Eq\.: ([-+.\d]+)(?: \(([-+.\d]+)\))?", percent, text)
    (told,) = exports.compared(chances, "chances", 0, lambda share: None)
    for mine, one in zip(plain.options, told.options, strict=True):
        assert one.name == mine.name
        assert one.theirs == pytest.approx(worth.value(mine.theirs), abs=1e-4)
        assert one.ours == pytest.approx(worth.value(mine.ours))
        assert one.our_loss == pytest.approx(worth.lost(mine.our_loss))
        assert one.their_loss == pytest.approx(worth.lost(mine.their_loss), abs=1e-4)
