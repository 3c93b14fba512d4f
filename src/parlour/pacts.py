"""Pacts (K9): which stand, which are offered, what can be said of one. They bind nobody."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from parlour.entries import Event, Played, is_new_turn
from parlour.game import Game, IllegalMove

Entries = Sequence[Played[Any] | Event]


def standing_pacts(
    game: Game[Any, Any], entries: Entries, positions: Sequence[Any]
) -> frozenset[frozenset[int]]:
    """The pacts that stand, as pairs of seats (K9). A kill of the partner's piece ends one.

    `positions`: the start and the position after every entry.
    """
    pacts: set[frozenset[int]] = set()
    victim = getattr(game, "victim", None)
    for entry, before in zip(entries, positions, strict=False):
        if isinstance(entry, Played):
            hit = victim(before, entry.move) if victim else None
            if hit is not None:
                pacts.discard(frozenset((entry.seat, hit)))
        elif entry.kind in ("pact", "end"):
            pair = frozenset((entry.seat, int(entry.values[0])))
            pacts = pacts | {pair} if entry.kind == "pact" else pacts - {pair}
    out = getattr(positions[-1], "out", ())
    return frozenset(pair for pair in pacts if not pair & set(out))


def offered_pacts(
    game: Game[Any, Any], entries: Entries, positions: Sequence[Any]
) -> frozenset[tuple[int, int]]:
    """The pacts that are offered, each by whom and to whom.

    An offer waits for an answer until a turn of the one asked has ended.
    """
    offered: set[tuple[int, int]] = set()
    for entry, before, after in zip(entries, positions, positions[1:], strict=False):
        seat = entry.seat
        if isinstance(entry, Played):
            if game.actor(after) != seat or is_new_turn(before, after):
                offered = {pair for pair in offered if pair[1] != seat}
        elif entry.kind == "propose":
            offered.add((seat, int(entry.values[0])))
        elif entry.kind in ("decline", "pact", "end"):
            pair = {seat, int(entry.values[0])}
            offered = {each for each in offered if set(each) != pair}
    out = getattr(positions[-1], "out", ())
    return frozenset(pair for pair in offered if not set(pair) & set(out))


def partner_of(game: Game[Any, Any], kind: str, seat: int, named: int | str | None) -> int:
    """The seat that an event of a pact names. Raises `IllegalMove` if there cannot be one."""
    if game.players < 3:
        raise IllegalMove("event-pact-two")
    if isinstance(named, int) and named not in range(game.players):
        raise IllegalMove("event-seat", seat=str(named + 1), players=game.players)
    if not isinstance(named, int):
        raise IllegalMove("event-pact-nobody", kind=kind, players=game.players)
    if named == seat:
        raise IllegalMove("event-pact-self", kind=kind)
    return named


def check_pact(
    kind: str,
    seat: int,
    partner: int,
    pacts: Container[frozenset[int]],
    proposals: Container[tuple[int, int]],
) -> None:
    """Raises `IllegalMove` if `kind` cannot be said of a pact of these two now."""
    stands = frozenset((seat, partner)) in pacts
    if kind == "propose" and (seat, partner) in proposals:
        raise IllegalMove("event-propose-stands", seat=str(seat + 1), other=str(partner + 1))
    if kind == "decline":
        if (partner, seat) not in proposals:
            raise IllegalMove("event-decline-none", seat=str(partner + 1), other=str(seat + 1))
    elif stands == (kind != "end"):
        first, second = sorted((seat + 1, partner + 1))
        code = "event-pact-stands" if stands else "event-pact-none"
        raise IllegalMove(code, first=str(first), second=str(second))
