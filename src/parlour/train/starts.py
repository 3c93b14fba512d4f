"""Where the games of self-play begin: starts by turns, as options of the game."""

from __future__ import annotations

Options = tuple[tuple[str, str], ...]

_PASS = ("rules", "pass")

STARTS: dict[str, tuple[Options, ...]] = {
    # Six of ten without gaps; the community's boards; gaps drawn anew for each shard.
    "ataxx": ((_PASS,),) * 6
    + ((_PASS, ("setup", "four")), (_PASS, ("setup", "diamond")))
    + ((_PASS, ("setup", "random:SEED")),) * 2,
}
"""By game id; `SEED` becomes a number drawn from the run's seed and the shard's index."""
