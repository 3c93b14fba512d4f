"""An engine for the tests: plays the first legal move, or misbehaves as its arguments say.

`toy_engine.py KIND [AT]`: from its AT-th move on (default 1) it is `good`, crashes (`crash`), says
nothing (`hang`), plays a move that is not legal (`illegal`), or no move at all (`nonsense`), thinks
for 1.3 s (`slow`), ignores even `quit` (`stubborn`).
"""

from __future__ import annotations

import sys
import time

from parlour.games import open_position


def main() -> None:
    """Serves until `quit`."""
    kind, at = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    position, moves, options = "", 0, {"rules": "pass"}
    for line in iter(sys.stdin.readline, ""):
        words = line.split()
        if words[0] in ("uai", "ugi"):
            print("id name Toy", f"option name {'Rules'} type string default pass", sep="\n")
            print("option name Hash type spin default 1 min 1 max 9", f"{words[0]}ok", sep="\n")
        elif words[0] == "setoption" and words[2] == "Rules":
            options["rules"] = words[4]
        elif words[0] == "isready":
            print("readyok")
        elif words[0] == "position":
            position = line.split(None, 2)[2]
        elif words[0] == "quit" and kind == "stubborn":
            time.sleep(3600)
        elif words[0] == "quit":
            return
        elif words[0] == "go":
            moves += 1
            bad = moves >= at
            if bad and kind == "crash":
                print("it hurts", file=sys.stderr)
                sys.exit(3)
            if bad and kind in ("hang", "stubborn"):
                time.sleep(3600)
            if bad and kind == "slow":
                time.sleep(1.3)
            game, now = open_position("ataxx", position.strip(), None, options)
            move = str(game.legal_moves(now)[0])
            if bad and kind == "illegal":
                move = "a1a1"
            print("info depth 1 score cp 5 nodes 7 time 1 pv", move)
            print("bestmove" if bad and kind == "nonsense" else f"bestmove {move}")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
