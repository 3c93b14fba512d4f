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
        "bbb7cccc/bBrcc5ccCc/bprbq2rq1cccc/bcabbrr1cc1c2/b1carb2c1c3/2pqb4d4/2qq1bb3d3"
        "/2a1p6d2/3a6d3/2a2a5d2/1aaaa4ddd2/aaa1aapd1d1ddd/aAa3pdd1ddDd/aaa8ddd d 5 0 - 16",
    ),
    "war": (
        "war",
        {},
        "bGbI2bTbP1bn2cIcT1cG/1bIbN8cIcI1/bT1bTbNbN1bN2cTcIcT1cI/1bN3bNbN1dPcIcIcI1cI"
        "/bT6ctdp2cI1cI/6bN1cP3cIcP/bT1bt4cT5cI/3aI4dNdT4/aI1aI2aP3dIdN2dP"
        "/1aI4aIcpdi1dIdTdIdI/1aI3aIaI1cPaIdI1dI1/aIaI2aI5dIdTdIdT/1aIaIaI7dIdIdI"
        "/aG1aI2aP4apdIdIdG a I0N0T0P1 0 - 13",
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
