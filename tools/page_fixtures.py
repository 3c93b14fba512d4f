"""Write what the page's tests and its gallery draw: `python -m tools.page_fixtures`.

Positions of every game with their moves and overlays as the service sends them, the theme, and
the picture that `parlour show --svg` draws of the same position. All of it comes from the library
and is never committed.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from typing import Any

from parlour.draw import svg_layout
from parlour.draw.theme import theme
from parlour.game import CHANCE, NOBODY, Game, companion
from parlour.games import REGISTRY, load
from parlour.text import LANGUAGES, catalogue
from parlour.turns import turn_ended

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "board" / "fixtures"
# A large sheet of each game that has them, for zooming and for speed.
LARGE = {"klopodavka": {"size": "64x64"}, "war": {"size": "40x40", "players": 4}}
MOST = 500


def main() -> None:
    """All fixtures, one file a game, and the words."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for id in REGISTRY:
        game = load(id)
        cases = [case(game, name, *at) for name, *at in positions(game)]
        if id in LARGE:
            large = load(id, **LARGE[id])  # type: ignore[arg-type]
            cases.append(case(large, "large", *played(large, MOST)[-1], picture=False))
        look = theme(cases[0]["layout"]["theme"]).as_data()
        write(id, {"game": id, "theme": look, "cases": cases})
    write("text", {lang: catalogue(lang) for lang in LANGUAGES})


def write(name: str, data: Any) -> None:
    """One file."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text, "utf-8")


def positions(game: Game[Any, Any]) -> list[tuple[Any, ...]]:
    """The start, two in the middle that follow each other, one in mid-turn, the end."""
    line = played(game, MOST)
    half = len(line) // 2
    found = [("start", *line[0]), ("middle", *line[half]), ("next", *line[half + 1])]
    for before, (_, now) in zip(line[half:], line[half + 1 :], strict=False):
        if game.actor(now) >= 0 and not turn_ended(game, before[1], now):
            found.append(("turn", before[1], now))
            break
    return [*found, ("end", *line[-1])]


def played(game: Game[Any, Any], most: int) -> list[tuple[Any, Any]]:
    """A game of random moves: each position with the one before."""
    random = Random(5)
    position = game.start()
    line = [(None, position)]
    for _ in range(most):
        actor = game.actor(position)
        if actor == NOBODY:
            break
        outcomes = [move for move, _ in game.chances(position)]
        moves = outcomes if actor == CHANCE else game.legal_moves(position)
        before, position = position, game.after(position, random.choice(moves))
        line.append((before, position))
    return line


def case(
    game: Game[Any, Any], name: str, before: Any, position: Any, picture: bool = True
) -> dict[str, Any]:
    """A position as the service sends it, and its picture."""
    module = companion(game, "layout")
    layout = module.layout(game, position)
    actor = game.actor(position)
    sets = module.overlays(game, position, max(actor, 0))
    overlays = {name: sorted(cells) for name, cells in sets.items()}
    moves = game.legal_moves(position) if actor >= 0 else ()
    # On the page buttons are buttons, and the notes stand beside the board.
    lying = tuple(target for target in layout.targets if target.kind != "button")
    bare = replace(layout, targets=lying, notes=())
    drawn = svg_layout(bare, overlays=sets) if picture else ""
    return {
        "name": name,
        "layout": asdict(layout),
        "before": asdict(module.layout(game, before)) if before is not None else None,
        "status": module.status(game, position),
        "actor": actor,
        "moves": [{"text": str(m), "gesture": module.gestures(m)} for m in moves],
        "overlays": overlays,
        "picture": re.sub(r"^.*?</defs>\n|\n</svg>\n$", "", drawn, flags=re.DOTALL),
    }


if __name__ == "__main__":
    main()
