"""Writes the book of Slime Trail anew: `python -m tools.slime_trail_book`.

All positions of 7×7 up to the third move from d4 and from e5, each proven by the compiled search.
"""

from __future__ import annotations

from pathlib import Path

import parlour
from parlour.evaluate.slime_trail import book
from parlour.search.compiled_proof import CompiledProof

STARTS = ("d4", "e5")
PLIES = 3
PATH = Path(book.__file__).with_name(book.FILE)


def lines() -> list[str]:
    """The lines of the book, by start and number of moves."""
    found: dict[str, str] = {}
    for start in STARTS:
        game = parlour.load("slime-trail", start=start)
        proof = CompiledProof(game, megabytes=64)
        positions = [game.start()]
        for ply in range(PLIES + 1):
            following = []
            for position in positions:
                text = str(position)
                if game.outcome(position) is not None or text in found:
                    continue
                following += [game.after(position, move) for move in game.legal_moves(position)]
                if book.mirrored(text) not in found:
                    wins = proof.prove(position, position.to_move).wins
                    found[text] = f"{text} {'+' if wins else '-'}"
            positions = following
            print(f"{start}: {len(found)} positions after {ply} moves")
    return list(found.values())


if __name__ == "__main__":
    PATH.write_text("\n".join(lines()) + "\n", "utf-8")
    print(f"Wrote {PATH}.")
