"""Where the games of self-play begin: starts by turns, as options of the game."""

from __future__ import annotations

Options = tuple[tuple[str, str], ...]

_PASS = ("rules", "pass")

STARTS: dict[str, tuple[Options, ...]] = {
    # Eight of sixteen without gaps; the community's boards; gaps drawn anew for each shard; small
    # boards; the source's own rule of enclosure.
    "ataxx": ((_PASS,),) * 8
    + ((_PASS, ("setup", "four")), (_PASS, ("setup", "diamond")))
    + ((_PASS, ("setup", "random:SEED")),) * 3
    + ((_PASS, ("size", "6x6")), (_PASS, ("size", "5x5")), (("rules", "fill"),)),
}
"""By game id; `SEED` becomes a number drawn from the run's seed and the shard's index."""
