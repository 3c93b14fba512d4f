"""Evaluators of Backgammon.

The network, bear-off tables, match equities; `analyst` puts them together.
"""

from __future__ import annotations

from collections.abc import Mapping


def texts() -> Mapping[str, str]:
    """What the compiled search needs beside the weights: a match equity table, bear-off tables."""
    from parlour.evaluate.backgammon.bearoff import paths
    from parlour.evaluate.backgammon.match_equities import USUAL, table_text

    return {"equities": table_text(USUAL), **paths()}
