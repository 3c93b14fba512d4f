"""A played game: checked moves and events, undo, drafts and confirmed turns, tags and clocks.

A record is a list of entries. Moves are the game's own; events (a resignation, an offer, a pact, a
flag fall) can come from any seat at any time and are never legal moves.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Generic

from parlour.entries import EVENTS, OF_PACTS, Event, Played, Turn, is_new_turn
from parlour.game import (
    CHANCE,
    NOBODY,
    Actor,
    Game,
    IllegalMove,
    M,
    Outcome,
    P,
    Resignable,
    companion,
)
from parlour.pacts import check_pact, offered_pacts, partner_of, standing_pacts

__all__ = ["EVENTS", "Event", "Played", "Record", "Turn"]


@dataclass
class Record(Generic[P, M]):
    """A game as it was played, from `start` (default: the game's own).

    >>> import parlour
    >>> record = parlour.Record(parlour.load("slime-trail"))
    >>> record.play("e5")
    <record of slime-trail: 1 move>
    >>> str(record.position)
    '7/7/4s2/3#3/7/7/7 2'
    """

    game: Game[P, M]
    start: P = None  # type: ignore[assignment]  # filled in __post_init__
    tags: dict[str, str] = field(default_factory=dict)
    entries: list[Played[M] | Event] = field(default_factory=list)
    confirmed: int = field(default=0, compare=False)
    """How many entries belong to confirmed turns; what follows is the mover's draft."""
    comments: dict[int, str] = field(default_factory=dict)
    """Free comments, by the number of entries before them (0: before the first)."""
    annotations: dict[int, dict[str, tuple[str, ...]]] = field(default_factory=dict)
    """What a file says beside an entry that is neither move nor event nor comment (an analysis,
    luck), by the number of entries before it: property to values. Only its own format reads it."""
    _positions: list[P] = field(default_factory=list, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.start is None:
            self.start = self.game.start()
        entries, self.entries, self._positions = self.entries, [], [self.start]
        for entry in entries:
            self._add(entry)

    def __repr__(self) -> str:
        count = len(self.moves)
        return f"<record of {self.game.id}: {count} move{'' if count == 1 else 's'}>"

    def __str__(self) -> str:
        text: str = companion(self.game, "notation").write_record(self)
        return text

    def _repr_svg_(self) -> str:
        # Notebooks ask the object itself; the drawing room lies above this one, hence by name.
        svg: str = import_module("parlour.draw").svg(self.game, self.position)
        return svg

    # What stands now

    @property
    def position(self) -> P:
        """The position after the last entry."""
        return self._positions[-1]

    @property
    def positions(self) -> Sequence[P]:
        """The start and the position after every entry."""
        return tuple(self._positions)

    @property
    def actor(self) -> Actor:
        """Who decides now; `NOBODY` once the game is over, by its rules or by an event."""
        return NOBODY if self._forfeit() is not None else self.game.actor(self._positions[-1])

    @property
    def legal_moves(self) -> Sequence[M]:
        """The legal moves now; at a chance node its outcomes; none once the game is over."""
        actor = self.actor
        return () if actor == NOBODY else self._choices(actor)

    def _choices(self, actor: Actor) -> Sequence[M]:
        position = self._positions[-1]
        if actor == CHANCE:
            return [move for move, _ in self.game.chances(position)]
        return self.game.legal_moves(position)

    def _is_choice(self, actor: Actor, move: M) -> bool:
        # A compiled game need not list its moves to say so.
        own = getattr(self.game, "is_legal", None)
        if own is None:
            return move in self._choices(actor)
        legal: bool = own(self._positions[-1], move)
        return legal

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return self._forfeit() or self.game.outcome(self.position)

    @property
    def moves(self) -> list[M]:
        """The moves played, dice included."""
        return [entry.move for entry in self.entries if isinstance(entry, Played)]

    def turns(self) -> Iterator[Turn[M]]:
        """The moves in runs of one actor, as far as the game tells turns apart."""
        run: list[M] = []
        seat, first = NOBODY, 0
        for number, (entry, before, after) in enumerate(
            zip(self.entries, self._positions, self._positions[1:], strict=False)
        ):
            if not isinstance(entry, Played):
                continue
            if not run:
                seat, first = entry.seat, number
            run.append(entry.move)
            if self.game.actor(after) != seat or is_new_turn(before, after):
                yield Turn(seat, tuple(run), first)
                run = []
        if run:
            yield Turn(seat, tuple(run), first)

    # Playing

    def play(self, move: M | str, *, clock: float | None = None) -> Record[P, M]:
        """Plays a legal move, or the text of one; returns the record.

        Raises `TextError` if a text cannot be read, `IllegalMove` saying why if the rules forbid
        it; the record is then unchanged.
        """
        actor = self.actor
        if actor == NOBODY:
            raise IllegalMove("record-over", move=str(move))
        if self.entries and isinstance(self.entries[-1], Event) and self.standing is not None:
            raise IllegalMove("record-answer-due", move=str(move))
        if isinstance(move, str):
            move = companion(self.game, "notation").read_move(self.game, self.position, move)
        if not self._is_choice(actor, move):  # type: ignore[arg-type]
            raise self._why_not(move)
        self._add(Played(move, actor, clock))  # type: ignore[arg-type]
        return self

    def note(
        self, kind: str, seat: int, *values: int | str, clock: float | None = None
    ) -> Record[P, M]:
        """Adds an event; returns the record. Raises `IllegalMove` if it cannot happen now."""
        self._check_event(kind, seat, values)
        self._add(Event(kind, seat, tuple(values), clock))
        return self

    def can_note(self, kind: str, seat: int, *values: int | str) -> bool:
        """Whether an event can happen now."""
        try:
            self._check_event(kind, seat, values)
        except IllegalMove:
            return False
        return True

    def restore(self, entry: Played[M] | Event) -> Record[P, M]:
        """Adds an entry that was checked before, when it was stored; returns the record."""
        self._add(entry)
        return self

    def undo(self) -> Played[M] | Event:
        """Takes the last entry back and returns it. Raises `IllegalMove` if there is none."""
        if not self.entries:
            raise IllegalMove("record-empty")
        self._positions.pop()
        self.comments.pop(len(self.entries), None)
        self.annotations.pop(len(self.entries), None)
        entry = self.entries.pop()
        self.confirmed = min(self.confirmed, len(self.entries))
        return entry

    @property
    def draft(self) -> Sequence[Played[M] | Event]:
        """The entries that are not confirmed yet."""
        return self.entries[self.confirmed :]

    def confirm(self) -> Record[P, M]:
        """Confirms the draft: from now on `discard_draft` keeps it."""
        self.confirmed = len(self.entries)
        return self

    def discard_draft(self) -> Record[P, M]:
        """Takes back every entry that is not confirmed."""
        while len(self.entries) > self.confirmed:
            self.undo()
        return self

    # Events

    @property
    def standing(self) -> Event | None:
        """The resignation or offer that waits for an answer, if any."""
        for entry in reversed(self.entries):
            if not isinstance(entry, Event) or entry.kind in ("accept", "refuse"):
                return None
            if entry.kind == "offer" or (entry.kind == "resign" and self._needs_consent):
                return entry
        return None

    @property
    def pacts(self) -> frozenset[frozenset[int]]:
        """The pacts that stand, as pairs of seats (K9). A kill of the partner's piece ends one."""
        return standing_pacts(self.game, self.entries, self._positions)

    @property
    def proposals(self) -> frozenset[tuple[int, int]]:
        """The pacts that are offered, each by whom and to whom.

        An offer waits for an answer until a turn of the one asked has ended.
        """
        return offered_pacts(self.game, self.entries, self._positions)

    @property
    def _needs_consent(self) -> bool:
        return isinstance(self.game, Resignable) and self.game.resignation_needs_consent

    def _check_event(self, kind: str, seat: int, values: Sequence[int | str]) -> None:
        if kind not in EVENTS:
            raise IllegalMove("event-unknown", kind=kind, kinds=" ".join(EVENTS))
        if not 0 <= seat < self.game.players:
            raise IllegalMove("event-seat", seat=str(seat + 1), players=self.game.players)
        if self.outcome is not None:
            raise IllegalMove("record-over", move=kind)
        standing = self.standing
        if kind in ("accept", "refuse"):
            if standing is None:
                raise IllegalMove("event-no-offer", kind=kind)
            if standing.seat == seat:
                raise IllegalMove("event-own-offer", kind=kind)
        elif standing is not None:
            raise IllegalMove("record-answer-due", move=kind)
        if kind == "resign":
            self._check_resignation(seat, values[0] if values else 1)
        if kind in ("flag", "leave", *OF_PACTS):
            self._check_in(kind, seat)
        if kind in OF_PACTS:
            partner = partner_of(self.game, kind, seat, values[0] if values else None)
            self._check_in(kind, partner)
            check_pact(kind, seat, partner, self.pacts, self.proposals)
        if kind == "offer":
            self._check_offer(values)
        if kind == "adjudicate" and not (
            len(values) == 1 and (values[0] == "draw" or values[0] in range(self.game.players))
        ):
            raise IllegalMove("event-adjudicate")

    def _check_in(self, kind: str, *seats: int) -> None:
        """Raises if one of these seats has left the game."""
        for seat in seats:
            if seat in getattr(self.position, "out", ()):
                raise IllegalMove("event-out", kind=kind, seat=str(seat + 1))

    def _check_resignation(self, seat: int, level: int | str) -> None:
        self._check_in("resign", seat)
        player, levels = str(seat + 1), (1,)
        if isinstance(self.game, Resignable):
            levels = tuple(self.game.resignation_levels(self.position, seat))  # type: ignore[assignment]
        if not levels:
            own = self.game.actor(self.position) == seat
            raise IllegalMove("event-resign-answer" if own else "event-resign-turn", seat=player)
        if level not in levels:
            known = " ".join(map(str, levels))
            raise IllegalMove("event-resign-level", level=str(level), levels=known)
        if self._needs_consent and self._refused_this_turn(seat):
            raise IllegalMove("event-resign-refused", seat=player)

    def _refused_this_turn(self, seat: int) -> bool:
        for index in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[index]
            if isinstance(entry, Played):
                if entry.seat not in (seat, CHANCE):
                    return False
            elif entry.kind == "refuse":
                answered = self.entries[index - 1]
                return isinstance(answered, Event) and answered.kind == "resign"
        return False

    def _check_offer(self, values: Sequence[int | str]) -> None:
        if tuple(values) != ("draw",):
            raise IllegalMove("event-offer-what", text=" ".join(map(str, values)))
        if self.game.players != 2:
            raise IllegalMove("event-offer-two", players=self.game.players)
        if not getattr(self.game, "has_draws", True):
            raise IllegalMove("event-offer-never", game=(self.game.id, {}))

    def _add(self, entry: Played[M] | Event) -> None:
        position = self._positions[-1]
        if isinstance(entry, Played):
            last = self.entries[-1] if self.entries else entry
            mover = last.seat if isinstance(last, Played) else self._last_mover()
            if entry.seat != mover:
                self.confirmed = len(self.entries)
            after = self.game.after(position, entry.move)
        else:
            after = self._after_event(position, entry)
        self.entries.append(entry)
        self._positions.append(after)

    def _last_mover(self) -> Actor:
        for entry in reversed(self.entries):
            if isinstance(entry, Played):
                return entry.seat
        return NOBODY

    def _after_event(self, position: P, event: Event) -> P:
        if not isinstance(self.game, Resignable):
            return position
        if event.kind in ("resign", "flag", "leave") and not self._needs_consent:
            after: P = self.game.resign(position, event.seat, 1)
            return after
        if event.kind == "accept" and (standing := self.standing) and standing.kind == "resign":
            level = int(standing.values[0]) if standing.values else 1
            after = self.game.resign(position, standing.seat, level)
            return after
        return position

    def _forfeit(self) -> Outcome | None:
        """The end that an event brought, where the rules themselves do not see it."""
        if not self.entries or isinstance(self.entries[-1], Played):
            return None
        last, players = self.entries[-1], self.game.players
        if last.kind == "adjudicate":
            winner = None if last.values[0] == "draw" else int(last.values[0])
            reason = "record-adjudicated" if winner is not None else "record-adjudicated-draw"
            return self._given(winner, reason)
        if last.kind == "accept":
            offer = self.entries[-2]
            if isinstance(offer, Event) and offer.kind == "offer":
                return self._given(None, "record-draw-agreed")
        if last.kind in ("resign", "flag", "leave") and players == 2:
            if isinstance(self.game, Resignable) and (
                last.kind == "resign" or not self._needs_consent
            ):
                return None
            return self._given(1 - last.seat, f"record-{last.kind}", loser=last.seat)
        return None

    def _given(self, winner: int | None, reason: str, loser: int | None = None) -> Outcome:
        """A result that comes from outside the rules; `name` is the winner by its number.

        `loser` is whoever gave up, left or ran out of time, in the same way. Whoever knows what
        the game calls its sides says those names instead.
        """
        payoffs = tuple(self.game.awarded(self.position, winner))
        seats = {"name": winner, "loser": loser}
        values = {
            key: ("seat-name", {"seat": str(seat + 1)})
            for key, seat in seats.items()
            if seat is not None
        }
        return Outcome(payoffs, reason, winner, values)

    def _why_not(self, move: Hashable) -> IllegalMove:
        try:
            reasons = companion(self.game, "reasons")
        except ModuleNotFoundError:
            return IllegalMove("move-illegal", move=str(move))
        error: IllegalMove = reasons.why_not(self.game, self.position, move)
        return error
