"""How far computers keep a pact: they do not trust it, but need a reason to break it (K9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from parlour.record import Event, Record
from parlour.search.report import Report

WORTH = 0.03
"""Payoff that a move must promise beyond the best friendly one before it may kill a partner's
piece."""
LOOKED = 8
"""So many moves are compared."""
SEEN = 0.1
"""A move looked at less than this share of what the best one was is not known well enough."""


def partners(record: Record[Any, Any]) -> frozenset[int]:
    """The seats that have a pact with whoever decides."""
    if not any(isinstance(entry, Event) and entry.kind == "pact" for entry in record.entries):
        return frozenset()  # the usual case, and quicker
    seat = record.actor
    return frozenset(
        other for pair in record.pacts if seat in pair for other in pair if other != seat
    )


def loyal(report: Report[Any], record: Record[Any, Any], friends: frozenset[int]) -> Report[Any]:
    """The report with a move first that kills nothing of `friends`, if one is about as good."""
    victim = getattr(record.game, "victim", None)
    best = report.best
    if victim is None or best.proven or victim(record.position, best.move) not in friends:
        return report
    for line in report.lines[:LOOKED]:
        is_good = best.value - line.value <= WORTH and line.visits >= SEEN * best.visits
        if is_good and victim(record.position, line.move) not in friends:
            first = line
            lines = sorted(report.lines, key=lambda other: other is not first)
            return replace(report, lines=tuple(lines))
    return report
