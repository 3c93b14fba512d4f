"""The pictures of the README: `python -m tools.pictures` writes docs/pictures/*.svg anew."""

from __future__ import annotations

from pathlib import Path

from parlour import draw
from parlour.games import open_position

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SCENES = {
    "ataxx": ("ataxx", {}, "x1oo3/1xo4/2o-1x1/2-1-oo/2x-1xx/1x5/o5x o 0 9"),
    "virus_war": ("virus-war", {}, "10/10/7o2/6oO2/4oOXo2/3xXo4/2xx6/1x8/x9/x9 o 3 0 8"),
    "klopodavka": (
        "klopodavka",
        {},
        "bbb8ccc/bBb8cCc/bbbb7ccc/3b1b3c1c1c1/4b4c2c2/5b2cc4/6pr6/5aap2d3/4a3s1d3/3a1a3d1d2/2aa6d1d1/aaa8ddd/aAa8dDd/aaa8ddd a 5 0 - 9",
    ),
    "war": (
        "war",
        {},
        "11bG/10bI1/9bN2/8bT3/4bP7/7bI4/5aP6/4aT2bp4/3aI8/1aNaT9/1aIaN9/aG1aI9 a I0N0T0P0 0 - 5",
    ),
    "backgammon": (
        "backgammon",
        {"cube": "on"},
        "XGID=-b--A-D-B---eC---c-eB-A-A-:1:-1:1:52:0:0:0:0:10 -",
    ),
    "slime_trail": ("slime-trail", {}, "7/7/3#s2/3##2/2##3/7/7 1"),
}


def main() -> None:
    """Writes every picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (game, options, text) in SCENES.items():
        rules, position = open_position(game, text, None, options)
        (FOLDER / f"{name}.svg").write_text(draw.svg(rules, position), "utf-8")


if __name__ == "__main__":
    main()
