"""Positions as the page gets them: layouts, moves with gestures, overlays, what may be done.

What is made for a room is kept until the room changes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

from parlour.engines.levels import level
from parlour.engines.pacts import dangers_of
from parlour.game import Game, Outcome, companion
from parlour.games.dangers import told
from parlour.games.layout import Arrow, Layout, changed
from parlour.record import Event, Played
from parlour.server.errors import said
from parlour.server.room_messages import SeatView
from parlour.server.rooms import LINK, MOVE, PASS, Room
from parlour.server.view_messages import (
    DraftView,
    EntryView,
    EventView,
    LayoutView,
    MoveView,
    OutcomeView,
    PieceView,
    TargetView,
    View,
)
from parlour.server.wire import Said

BONDS = ("propose", "decline", "pact", "end")
STUCK = "page-stuck"
"""What has to be said of a pass that was the only move."""
LEVELS = (1, 2, 3)
"""Of resignations: single, gammon, backgammon (B14)."""


class Picture(NamedTuple):
    """What everybody sees of a position."""

    layout: msgspec.Raw
    status: Said
    notes: list[Said]
    tallies: list[list[Said]]
    dangers: list[Said]


def view(room: Room, seats: Collection[int]) -> View:
    """The position now, for whoever holds `seats`."""
    key = frozenset(seats)
    if key not in room.views:
        picture = _picture(room, room.version)
        events, recent = list(_events(room, seats)), _recent(room, room.version)
        arrows = _arrows(room, room.version)
        room.views[key] = _view(room, picture, seats, events=events, recent=recent, arrows=arrows)
    made: View = room.views[key]
    return made


def past(room: Room, seats: Collection[int], ply: int) -> View:
    """The position after `ply` entries, to look at: nothing can be done there."""
    if ply >= room.version:
        return view(room, seats)
    game, position, picture = room.game, room.record.positions[ply], _picture(room, ply)
    outcome = outcome_view(game.outcome(position))
    sets = overlays(game, position, _pov(game.actor(position), seats))
    return View(
        ply, picture.layout, picture.status, game.actor(position), False,
        [], [], sets, picture.notes, outcome, None, [], _recent(room, ply), _arrows(room, ply),
        picture.tallies, [], picture.dangers,
    )  # fmt: skip


def marks(room: Room, seats: Collection[int], ply: int, pov: int) -> dict[str, list[str]]:
    """The overlays after `ply` entries from the point of view of `pov`.

    Beyond the last entry the draft goes on, for whoever may see it.
    """
    game, kept = room.game, room.draft
    if ply <= room.version or kept is None or kept.seat not in seats:
        return overlays(game, room.record.positions[min(ply, room.version)], pov)
    with room.trying() as record:
        room.play(kept.seat, kept.moves)
        return overlays(game, record.position, pov)


def draft(room: Room, seats: Collection[int]) -> DraftView | None:
    """The draft and the position after it, if these seats may see it."""
    kept = room.draft
    if kept is None or kept.seat not in seats:
        return None
    with room.trying() as record:
        before = len(record.entries)
        complete = room.play(kept.seat, kept.moves)
        moves = [e.move for e in record.entries[before:] if isinstance(e, Played)]
        made = gestures(room.game, moves)
        drawn, last = record.position, record.entries[-1]
        if complete and (ease := handling(room.game)) and isinstance(last, Played):
            drawn = ease.lying(record.positions[-2], last.move)
        picture = picture_of(room.game, drawn)
        after = _view(room, picture, seats, complete=complete, drawn=drawn)
    return DraftView(kept.seat, list(kept.moves), made, after)


def gestures(game: Game[Any, Any], moves: Iterable[Any]) -> list[tuple[str, ...]]:
    """Of each of some moves, the targets to touch one after another."""
    layout = companion(game, "layout")
    return [tuple(layout.gestures(move)) for move in moves]


def frames(room: Room, since: int) -> list[msgspec.Raw]:
    """The layout after each entry from ply `since` on."""
    return [_picture(room, ply + 1).layout for ply in range(since, room.version)]


def entries(room: Room, since: int) -> list[EntryView]:
    """The entries from ply `since` on."""
    return [_entry(room, ply) for ply in range(since, room.version)]


def seats(room: Room) -> list[SeatView]:
    """Who sits where."""
    return [
        SeatView(
            seat.who,
            seat.level,
            seat.who != LINK or seat.token is not None,
            f"level-{level(room.game.id, seat.level).name}" if seat.level else None,
        )
        for seat in room.seats
    ]


# Parts that lessons and rules pages need too


def picture_of(game: Game[Any, Any], position: Any) -> Picture:
    """What everybody sees of a position."""
    module, ease = companion(game, "layout"), handling(game)
    layout: Layout = module.layout(game, position)
    status = said(module.status(game, position))
    counted = ease.tallies(game, position) if ease else ()
    notes = [said(note) for note in layout.notes if not ease or note[0] not in ease.NOTED]
    tallies = [[said(count) for count in seat] for seat in counted]
    board: Any = getattr(game, "board", None)
    dangers = [
        said(told(game.id, danger, board.names[danger.cell]))
        for danger in dangers_of(game, position)
    ]
    return Picture(layout_json(layout), status, notes, tallies, dangers)


def handling(game: Game[Any, Any]) -> ModuleType | None:
    """The game's `handling` (quick moves, counts, arrows), where it has one."""
    return _handling(type(game))


@cache
def _handling(kind: type[Game[Any, Any]]) -> ModuleType | None:
    package = kind.__module__.rpartition(".")[0]
    return import_module(f"{package}.handling") if find_spec(f"{package}.handling") else None


def move_views(game: Game[Any, Any], position: Any) -> list[MoveView]:
    """The legal moves with their gestures."""
    module, moves, ease = companion(game, "layout"), game.legal_moves(position), handling(game)
    quick = ease.quick(moves) if ease else {}
    why, itself = (ease and ease.by_itself(game, position)) or ("", None)
    return [
        MoveView(str(m), tuple(module.gestures(m)), quick.get(m, 0), why if m == itself else "")
        for m in moves
    ]


def overlays(game: Game[Any, Any], position: Any, pov: int) -> dict[str, list[str]]:
    """The named sets of targets, from the point of view of a seat."""
    sets = companion(game, "layout").overlays(game, position, pov)
    return {name: sorted(targets) for name, targets in sets.items()}


def outcome_view(outcome: Outcome | None) -> OutcomeView | None:
    """How a game ended."""
    if outcome is None:
        return None
    reason = said((outcome.reason, outcome.values))
    return OutcomeView(list(outcome.payoffs), outcome.winner, reason)


def layout_json(layout: Layout) -> msgspec.Raw:
    """A layout as it is sent."""
    targets = [
        TargetView(t.id, t.x, t.y, t.width, t.height, t.kind, t.seat) for t in layout.targets
    ]
    pieces = [
        PieceView(p.at, p.x, p.y, p.symbol, p.seat, p.text, p.name, p.state) for p in layout.pieces
    ]
    made = LayoutView(
        layout.theme, layout.width, layout.height, targets, pieces,
        layout.columns, layout.rows, layout.path, layout.symmetries,
    )  # fmt: skip
    return msgspec.Raw(msgspec.json.encode(made))


def standing_view(room: Room) -> EventView | None:
    """The offer or resignation that waits for an answer."""
    event = room.record.standing
    return None if event is None else EventView(event.seat, event.kind, list(event.values))


# The room's own


def _picture(room: Room, ply: int) -> Picture:
    if ply not in room.views:
        room.views[ply] = picture_of(room.game, room.record.positions[ply])
    made: Picture = room.views[ply]
    return made


def _view(
    room: Room,
    picture: Picture,
    seats: Collection[int],
    *,
    complete: bool = False,
    events: list[EventView] | None = None,
    recent: list[str] | None = None,
    arrows: list[Arrow] | None = None,
    drawn: Any = None,
) -> View:
    """The record's position as it is, which may be that of a draft.

    `drawn` is what lies on the table, where that is not the position.
    """
    game, record = room.game, room.record
    position, actor, standing, outcome = (
        record.position, record.actor, record.standing, record.outcome
    )  # fmt: skip
    # An end that an event brought is not seen by the rules, so their status does not say it.
    by_event = outcome is not None and game.outcome(position) is None
    can_move = actor in seats and standing is None and not complete
    return View(
        len(record.entries),
        picture.layout,
        said((outcome.reason, outcome.values)) if outcome and by_event else picture.status,
        actor,
        complete,
        move_views(game, position) if can_move else [],
        events or [],
        overlays(game, position if drawn is None else drawn, _pov(actor, seats)),
        picture.notes,
        outcome_view(outcome),
        standing_view(room),
        sorted((min(pair), max(pair)) for pair in record.pacts),
        recent or [],
        arrows or [],
        picture.tallies,
        sorted(record.proposals),
        picture.dangers,
    )


def _recent(room: Room, ply: int) -> list[str]:
    """Where the last turn before `ply` entries was; the dice that followed it leave no trace."""
    key = "recent", ply
    if key not in room.views:
        found: list[str] = []
        if (turn := _turn(room, ply)) is not None:
            layout = companion(room.game, "layout").layout
            positions = room.record.positions
            before = layout(room.game, positions[turn.start])
            found = changed(before, layout(room.game, positions[ply]))
        room.views[key] = found
    made: list[str] = room.views[key]
    return made


def _arrows(room: Room, ply: int) -> list[Arrow]:
    """The ways that the pieces took in the last turn before `ply` entries."""
    ease, key = handling(room.game), ("arrows", ply)
    if ease is None:
        return []
    if key not in room.views:
        turn, record = _turn(room, ply) or range(0), room.record
        moves = [e.move for e in record.entries[turn.start : turn.stop] if isinstance(e, Played)]
        room.views[key] = ease.arrows(room.game, record.positions[turn.start], moves)
    made: list[Arrow] = room.views[key]
    return made


def _turn(room: Room, ply: int) -> range | None:
    """The entries of the last turn of a seat before `ply` entries."""
    entries, labels = room.record.entries, room.labels
    end = next((i for i in reversed(range(ply)) if labels[i] and entries[i].seat >= 0), None)
    if end is None:
        return None
    start = end
    while start > 0 and not labels[start - 1] and isinstance(entries[start - 1], Played):
        start -= 1
    return range(start, end + 1)


def _pov(actor: int, seats: Collection[int]) -> int:
    """Whose overlays to show: the player on move, if that is who looks, else the looker's."""
    return actor if actor in seats or (not seats and actor >= 0) else min(seats, default=0)


def _events(room: Room, seats: Collection[int]) -> Iterator[EventView]:
    """What these seats may do beside moving."""
    record, players = room.record, range(room.game.players)
    possible: list[tuple[str, tuple[int | str, ...]]]
    if record.standing is not None:
        possible = [("accept", ()), ("refuse", ())]
    else:
        possible = [("resign", (level,)) for level in LEVELS]
        possible += [("offer", ("draw",)), ("leave", ())]
        if len(players) > 2:
            possible += product(BONDS, ((other,) for other in players))
    for seat, (kind, values) in product(sorted(seats), possible):
        if record.can_note(kind, seat, *values) and _is_due(room, seats, seat, kind, values):
            yield EventView(seat, kind, list(values))


def may_bond(room: Room, seats: Collection[int], seat: int, other: int) -> bool:
    """Whether a pact can be made at once: it was offered, or both sit at one page."""
    return other in seats or (other, seat) in room.record.proposals


def _is_due(
    room: Room, seats: Collection[int], seat: int, kind: str, values: tuple[int | str, ...]
) -> bool:
    """Whether an event fits: a pact is offered first, unless it can be made at once."""
    if kind not in ("propose", "pact"):
        return True
    return may_bond(room, seats, seat, int(values[0])) == (kind == "pact")


def _entry(room: Room, ply: int) -> EntryView:
    record = room.record
    entry: Played[Any] | Event = record.entries[ply]
    before, after = record.positions[ply : ply + 2]
    out = list(getattr(after, "out", ())[len(getattr(before, "out", ())) :])
    remark, values = room.remarks.get(ply, ""), list[int | str]()
    if isinstance(entry, Played):
        gesture = companion(room.game, "layout").gestures(entry.move) if entry.seat >= 0 else ()
        if gesture == PASS and len(room.game.legal_moves(before)) == 1:
            remark = remark or STUCK
        text, label, target = str(entry.move), room.labels[ply], gesture[-1] if gesture else ""
        return EntryView(
            ply, entry.seat, MOVE, text, values, label, entry.clock, remark, target, out
        )
    values += entry.values
    return EntryView(ply, entry.seat, entry.kind, "", values, "", entry.clock, remark, "", out)
