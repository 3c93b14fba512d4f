"""What differs between the engine protocols of the UCI family: the words for the same things."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Dialect:
    """The words of one protocol."""

    name: str
    """Also the greeting: `uai` is answered by `uaiok`."""
    clocks: tuple[str, ...]
    """The word before each seat's clock in `go`, in milliseconds."""
    increments: tuple[str, ...]
    """The word before what each seat's clock gains a move."""
    no_move: str = "0000"
    """What `bestmove` says where the game is over."""
    defaults: dict[str, str] = field(default_factory=dict)
    """Game options that hold unless others are set."""

    @property
    def ok(self) -> str:
        """The end of the answer to the greeting."""
        return f"{self.name}ok"

    @property
    def new_game(self) -> str:
        """Forget the last game."""
        return f"{self.name}newgame"


UAI = Dialect(
    "uai",
    clocks=("btime", "wtime"),
    increments=("binc", "winc"),
    defaults={"rules": "pass", "clock": "100"},
)
"""The Universal Ataxx Interface as cuteataxx speaks it (A17): b is x, w is o."""

UGI = Dialect(
    "ugi",
    clocks=tuple(f"p{seat}time" for seat in range(1, 7)),
    increments=tuple(f"p{seat}inc" for seat in range(1, 7)),
)
"""The Universal Game Interface (github.com/kz04px/ugi), its clocks carried on to six seats."""


def dialect_of(game: str) -> Dialect:
    """What `parlour engine GAME` speaks."""
    return UAI if game == "ataxx" else UGI
