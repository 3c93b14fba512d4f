"""The questions of UGI: whose turn, is it over, who has won."""

from __future__ import annotations

import re
from typing import Any

from parlour.game import CHANCE
from parlour.record import Record

COMMANDS = ("p1turn", "chance", "gameover", "result", "position")
"""What may be asked; `p2turn` … too. `chance` and `position` are ours."""


def answer(record: Record[Any, Any], question: str) -> str | None:
    """The answer to a question, None where it is not one.

    The result is `p1win` … for the seat with the most, `draw` where that is shared.
    """
    if turn := re.fullmatch(r"p([1-6])turn", question):
        return _said(record.actor == int(turn[1]) - 1)
    if question == "chance":
        return _said(record.actor == CHANCE)
    if question == "position":
        return str(record.position)
    outcome = record.outcome
    if question == "gameover":
        return _said(outcome is not None)
    if question == "result":
        if outcome is None:
            return "none"
        best = max(outcome.payoffs)
        alone = outcome.payoffs.count(best) == 1
        return f"p{outcome.payoffs.index(best) + 1}win" if alone else "draw"
    return None


def _said(truth: bool) -> str:
    return "true" if truth else "false"
