"""What a line means that a person types: the moves of a turn, or of a part of one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.game import IllegalMove, TextError, companion
from parlour.record import Record


def typed_moves(record: Record[Any, Any], line: str) -> Iterator[Any]:
    """The moves that a line names, each read where the ones before have led.

    Whoever asks plays each on `record` before the next is read. Steps stand between hyphens, blanks
    or commas, in any notation of the game's rules; the beginning of a word is enough where all
    moves are words. Raises `TextError` for what cannot be read, `IllegalMove` for a play of
    several checkers that the rules forbid.
    """
    notation = companion(record.game, "notation")
    read_play = getattr(notation, "read_play", None)
    if read_play is not None and "/" in line:
        words = line.replace(",", " ")
        try:
            yield from read_play(record.game, record.position, words)
        except IllegalMove as refused:
            # The first of its steps that cannot be made says more, where they are single.
            try:
                for text in words.split():
                    yield notation.read_move(record.game, record.position, text)
            except TextError:
                raise refused from None
            raise
        return
    moves = {str(move): move for move in record.legal_moves}
    begun = [move for text, move in moves.items() if text.startswith(line.lower())]
    if len(begun) == 1 and all(text.isalpha() for text in moves):
        yield begun[0]
        return
    for text in line.replace("-", " ").replace(",", " ").split():
        yield notation.read_move(record.game, record.position, text)
