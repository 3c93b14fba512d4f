"""Match equity tables: those of the package, their reader, and the model that computes ours."""

from __future__ import annotations

import json

import numpy as np
import pytest

from parlour.evaluate.backgammon.match_equities import TABLES, MatchEquities, table_text
from parlour.game import TextError
from tools.game_chain import Chain, Stakes, state
from tools.match_equities import Table, of_trailer

SMALL = """size 3
post-crawford 0.5 0.49 0.3
before 1 0.5 0.7 0.75  # a remark
before 2 0.3 0.5 0.6
before 3 0.25 0.4 0.5
"""


@pytest.fixture(scope="module")
def tables() -> dict[str, MatchEquities]:
    return {name: MatchEquities.read(table_text(name), name) for name in TABLES}


def test_published_figures_are_as_published(tables):
    table = tables["kazaross-xg2"]
    assert table.chance(1, 2, is_late=False) == 0.67736
    assert table.chance(4, 1, is_late=False) == 0.18564
    assert table.chance(5, 1, is_late=True) == 0.19012


def test_our_computed_table_is_near_the_rolled_out_one(tables):
    ours, rolled = tables["parlour"], tables["kazaross-xg2"]
    scores = [(away, other) for away in range(1, 12) for other in range(1, 12)]
    off = [
        abs(ours.chance(*score, is_late=False) - rolled.chance(*score, is_late=False))
        for score in scores
    ]
    assert sum(off) / len(off) <= 0.004
    assert max(off) <= 0.012
    late = [
        abs(ours.chance(away, 1, is_late=True) - rolled.chance(away, 1, is_late=True))
        for away in range(1, 12)
    ]
    assert max(late) <= 0.012


@pytest.mark.parametrize("name", TABLES)
def test_chances_add_up_and_grow_with_points_won(tables, name):
    table = tables[name]
    for is_late in (False, True):
        for away in range(1, 60):
            for other in range(1, 60):
                chance = table.chance(away, other, is_late=is_late)
                assert 0 < chance < 1
                assert chance + table.chance(other, away, is_late=is_late) == pytest.approx(
                    1, abs=1e-4
                )
                assert chance <= table.chance(away - 1, other, is_late=is_late) + 1e-9


def test_points_beyond_those_needed_are_nothing(tables):
    table = tables["parlour"]
    assert table.chance(-3, 2, is_late=False) == table.chance(0, 2, is_late=True) == 1
    assert table.chance(2, -1, is_late=False) == 0


@pytest.mark.parametrize(
    ("part", "other", "sentence"),
    [
        ("size 3", "sizes 3", "‘sizes’ stands where ‘size’ should"),
        ("size 3", "size 2", "2 is not between 2 and 101"),
        ("0.49", "0,49", "‘0,49’ stands where ‘0.5’ should"),
        ("0.49", "1.49", "1.49 is not between 0 and 1"),
        ("before 2", "before 3", "‘3’ stands where ‘2’ should"),
        ("0.6", "0.7", "2-away 3-away"),
        ("0.4 0.5\n", "0.4\n", "‘’ stands where"),
        ("0.4 0.5\n", "0.4 0.5 0.6\n", "‘0.6’ stands where ‘#’ should"),
    ],
)
def test_what_is_no_table_is_said(part, other, sentence):
    assert MatchEquities.read(SMALL, "x.txt").chance(3, 2, is_late=False) == 0.4
    with pytest.raises(TextError, match=r"x\.txt") as caught:
        MatchEquities.read(SMALL.replace(part, other), "x.txt")
    assert sentence in str(caught.value)


def test_an_unknown_table_is_said():
    with pytest.raises(TextError, match="‘woolsey’; those in the package are parlour"):
        table_text("woolsey")


# The model, on games that can be counted by hand


def last_roll(win: float, lose: float) -> Chain:
    """The second player throws for the game, with either chance as often; else the other wins."""
    follows = np.array([[0, 0, 1 - win], [0, 0, 1 - lose], [0, 0, 0]])
    wins = np.array([[win, 0, 0], [lose, 0, 0], [1, 0, 0]])
    return Chain(follows, wins, np.array([0.5, 0.5, 0]))


def test_without_the_cube_the_chain_is_its_results():
    chain = last_roll(0.6, 0.4)
    assert chain.of_starter() == pytest.approx([0.5, 0, 0, 0.5, 0, 0])
    no_cube = Stakes(lambda side, level, power: (side + 1) / 2, lambda side, power: False)
    assert chain.value(no_cube) == pytest.approx(0.5)


def test_who_trails_doubles_at_once_and_who_leads_drops_when_behind():
    # At 2-away 1-away: on roll with 0.6 the trailer is dropped (to 0.5), with 0.4 taken; where the
    # leader throws first, it drops what the trailer has then won.
    chain = last_roll(0.6, 0.4)
    table = Table(chain, np.tile([0.5, 0, 0], 2), 2)
    on_roll = (0.5 + 0.4) / 2
    after_the_leader = (0.4 * 0.5 + 0.6 * 0.5) / 2
    assert table.late[2] == pytest.approx((on_roll + after_the_leader) / 2)


def test_a_last_roll_is_doubled_and_redoubled():
    # Money: whoever throws with 0.6 doubles; the taker's redouble then meets a drop.
    chain = last_roll(0.6, 0.6)
    values = []

    def end(side: int, level: int, power: int) -> float:
        return side * level * 2.0**power

    for can_gain in (lambda side, power: side > 0 and power < 3, lambda side, power: power < 3):
        values.append(chain.value(Stakes(end, can_gain)))
    # Only A may double: at its own throw 2 (0.6 - 0.4); after B's missed throw 1 either way.
    assert values[0] == pytest.approx((0.4 + (0.4 - 0.6)) / 2)
    assert values[1] == pytest.approx(0)


def test_games_are_counted():
    even, won = [0.5, 0.13, 0.01, 0.13, 0.01], [0.995, 0.5, 0, 0, 0]
    games = [{"turns": [even, even, won], "level": 2}, {"turns": [even], "level": 1}]
    chain = Chain.counted(map(json.dumps, games))
    assert state(even) != state(won)
    assert chain.first == pytest.approx([1, 0])
    assert chain.follows == pytest.approx(np.array([[1 / 3, 1 / 3], [0, 0]]))
    assert chain.wins == pytest.approx(np.array([[1 / 3, 0, 0], [0, 1, 0]]))
    lines = ['{"trailer": true, "level": 2}', '{"trailer": false, "level": 1}']
    assert of_trailer(lines) == pytest.approx([0, 0.5, 0, 0.5, 0, 0])


def test_a_computed_table_is_read_back():
    table = Table(last_roll(0.6, 0.4), np.tile([0.4, 0.1, 0], 2), 4)
    read = MatchEquities.read(str(table), "computed")
    for away in range(1, 5):
        for other in range(1, 5):
            chance = read.chance(away, other, is_late=False)
            assert chance == pytest.approx(table.before[away, other], abs=1e-5)
            if other > away:
                assert chance > 0.5
