"""Writes the book of Slime Trail anew: `python -m tools.slime_trail_book`.

All positions of 7×7 up to the third move from d4 and from e5, and up to the first from any other
start, each proven by the compiled search.
"""

from __future__ import annotations

from pathlib import Path

import parlour
from parlour.evaluate.slime_trail import book
from parlour.search.compiled_proof import CompiledProof

SIDE = 7
PLIES = {"d4": 3, "e5": 3}
"""How many moves on; 1 for the starts that are not named."""
PATH = Path(book.__file__).with_name(book.FILE)


def lines() -> list[str]:
    """The lines of the book, by start and number of moves."""
    found: dict[str, str] = {}
    cells = [file + str(rank + 1) for file in "abcdefg"[:SIDE] for rank in range(SIDE)]
    starts = [cell for cell in cells if cell not in PLIES and cell not in ("a1", f"g{SIDE}")]
    for start in (*PLIES, *starts):
        game = parlour.load("slime-trail", start=start)
        proof = CompiledProof(game, megabytes=64)
        positions = [game.start()]
        for _ in range(PLIES.get(start, 1) + 1):
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
        print(f"{start}: {len(found)} positions")
    return list(found.values())


if __name__ == "__main__":
    PATH.write_text("\n".join(lines()) + "\n", "utf-8")
    print(f"Wrote {PATH}.")
