"""Golden playthroughs: the whole visible behaviour of one game a variant, as text reviewed in the
diff.

`python -m tools.playthroughs` writes tests/playthroughs/*.txt anew; a test compares them.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import parlour
from parlour import draw
from parlour.game import CHANCE, companion
from parlour.text import say

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "ataxx": ("ataxx", {"size": "5x5"}),
    "ataxx-pass": ("ataxx", {"size": "4x4", "rules": "pass", "clock": "6"}),
    "virus_war": ("virus-war", {"size": "5x5"}),
    "virus_war-last_mover": ("virus-war", {"size": "4x4", "end": "last_mover", "first_turn": 1}),
    "klopodavka": ("klopodavka", {"players": 2, "size": "10x10"}),
    "klopodavka-3": ("klopodavka", {"players": 3, "size": "11x11", "link": "main"}),
    "war": ("war", {"players": 2, "size": "12x12"}),
    "backgammon": ("backgammon", {"start": "hypergammon"}),
    "backgammon-match": ("backgammon", {"match": 2, "start": "hypergammon"}),
    "slime_trail": ("slime-trail", {}),
    "slime_trail-pie": ("slime-trail", {"size": "5x5", "pie": "on"}),
}


def playthrough(name: str, limit: int = 60) -> str:
    """One seeded random game: positions, actors, moves, status, drawings, result, record."""
    id, options = GAMES[name]
    game = parlour.load(id, **options)
    random = Random(name)
    record = parlour.Record(game)
    lines = [f"game {id} {' '.join(f'{key}={value}' for key, value in options.items())}".rstrip()]
    for number in range(limit):
        position = record.position
        if number % 12 == 0:
            lines += ["", draw.text(game, position, style="ascii"), ""]
        if record.outcome is not None:
            break
        moves = sorted(str(move) for move in record.legal_moves)
        shown = " ".join(moves[:12]) + (f" … {len(moves)} in all" if len(moves) > 12 else "")
        who = "dice" if record.actor == CHANCE else f"seat {record.actor + 1}"
        code, values = companion(game, "layout").status(game, position)
        lines += [f"{number}. {position}", f"    {say(code, **values)}", f"    {who}: {shown}"]
        text = random.choice(moves)
        lines.append(f"    plays {text}")
        record.play(text)
    outcome = record.outcome
    result = (
        "still running"
        if outcome is None
        else f"{outcome.payoffs}: {say(outcome.reason, **outcome.values)}"
    )
    lines += ["", f"position {record.position}", f"result {result}", "", str(record).rstrip(), ""]
    return "\n".join(lines)


def main() -> None:
    """Writes every file."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), "utf-8")


if __name__ == "__main__":
    main()
