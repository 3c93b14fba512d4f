"""Laws tried on positions that hypothesis draws and shrinks."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import parlour
from parlour.game import companion
from tests.strategies import positions

GAMES = {book.id: parlour.load(book.id) for book in parlour.rulebooks()}
QUICK = settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@QUICK
@given(data=st.data())
@pytest.mark.parametrize("id", GAMES)
def test_positions_are_read_as_they_are_written(id: str, data: st.DataObject) -> None:
    game = GAMES[id]
    position = data.draw(positions(game, 40))
    again = parlour.read_position(game, str(position))
    assert again == position
    assert again.key == position.key
    assert set(game.legal_moves(again)) == set(game.legal_moves(position))


@QUICK
@given(data=st.data())
@pytest.mark.parametrize("id", GAMES)
def test_transpositions_have_the_same_future(id: str, data: st.DataObject) -> None:
    """Two orders of two moves that meet in one key have the same moves and results (`key`)."""
    game = GAMES[id]
    position = data.draw(positions(game, 30))
    moves = list(game.legal_moves(position))
    if len(moves) < 2:
        return
    first, second = data.draw(st.sampled_from(moves)), data.draw(st.sampled_from(moves))
    one, other = game.after(position, first), game.after(position, second)
    if second not in game.legal_moves(one) or first not in game.legal_moves(other):
        return
    one, other = game.after(one, second), game.after(other, first)
    if one.key == other.key:
        assert game.actor(one) == game.actor(other)
        assert set(game.legal_moves(one)) == set(game.legal_moves(other))
        assert game.payoffs(one) == game.payoffs(other)


@QUICK
@given(data=st.data())
@pytest.mark.parametrize("id", GAMES)
def test_a_record_refuses_what_is_not_legal(id: str, data: st.DataObject) -> None:
    """A move of another position is played exactly if it is legal here; else nothing changes."""
    game = GAMES[id]
    record = parlour.Record(game, data.draw(positions(game, 30)))
    other = data.draw(positions(game, 30))
    moves = [*game.legal_moves(other)] or [move for move, _ in game.chances(other)]
    if not moves:
        return
    move = data.draw(st.sampled_from(moves))
    legal = move in record.legal_moves
    try:
        record.play(move)
    except parlour.IllegalMove:
        assert not legal
        assert not record.entries
    else:
        assert legal
        assert len(companion(game, "notation").write_record(record)) > 0
