"""How close enemies are to what a player must not lose: a main bug, a general. Data, no drawing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from parlour.games.grid import Cell
from parlour.games.layout import Message


@dataclass(frozen=True, slots=True)
class Danger:
    """The enemy nearest to what `seat` must not lose, which stands on `cell`.

    `by` needs `steps` steps for the kill, nobody else moving, and `turns` of its own turns, the
    one under way or its next counted as 1; None: more than one, which is not counted.
    """

    seat: int
    cell: Cell
    by: int
    steps: int
    turns: int | None
    is_least: bool = True

    @property
    def is_threat(self) -> bool:
        """Whether the kill can come in the enemy's next turn."""
        return self.turns == 1


def nearest(found: Iterable[Danger]) -> Danger | None:
    """The most urgent of the dangers: the fewest turns, then the fewest steps."""
    return min(found, key=lambda d: (d.turns is None, d.turns, d.steps, d.by), default=None)


def told(game: str, danger: Danger, name: str) -> Message:
    """A danger in words; `name` is the cell's: the message `<game>-danger`."""
    return f"{game}-danger", {
        "seat": str(danger.seat + 1),
        "by": str(danger.by + 1),
        "cell": name,
        "steps": danger.steps,
        "turns": danger.turns or 0,
        "least": "yes" if danger.is_least else "no",
    }
