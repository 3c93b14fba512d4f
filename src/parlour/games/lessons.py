"""A tutorial as data: three moves on the real board, one idea each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One gesture of a tutorial.

    The learner is to move at `position`. `message` asks for a move and `<message>-done` says what
    it showed; `moves` are the move texts that pass, empty where every legal move does. `show` names
    overlays that help.
    """

    position: str
    message: str
    moves: tuple[str, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    show: tuple[str, ...] = ()
