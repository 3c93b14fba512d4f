"""All benchmarks: `python -m benchmarks` (`make bench`).

Prints the table of speeds, ours and the peers' side by side, then how fast the Python rules are,
then compares Backgammon's plays with a peer's. `--write` also writes docs/speed.md and its picture.
"""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from benchmarks import backgammon_peer, rules_speed
from benchmarks.inside import ROOT
from benchmarks.measure import measured
from parlour import native


def main() -> int:
    """Exit 1 where a peer could not be measured or a comparison finds a difference."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write docs/speed.md and its picture")
    parser.add_argument("--only", default="", help="rows whose name has this word, nothing else")
    parser.add_argument("--minutes", type=float, default=0.4, help="how long to watch the memory")
    parser.add_argument(
        "--scale", type=float, default=1.0, help="of all durations; below 1: one repeat"
    )
    options = parser.parse_args()
    if not native.available():
        print(
            "The compiled core is not there; only the Python rules are measured.", file=sys.stderr
        )
        rules_speed.main()
        return 1

    from benchmarks import picture, report, rows

    print(f"{report.machine()}\n{report.versions()}\n", flush=True)
    begun, results = perf_counter(), []
    for row in rows.rows(options.minutes):
        if options.only.lower() in row.work.lower():
            results.append(measured(row, options.scale))
            print(*report.lines(results[-1]), sep="\n", flush=True)
    seconds = perf_counter() - begun
    print(f"\n{seconds:.0f} s. Medians of repeats in turns, with the slowest and the fastest.")
    if options.write and not options.only:
        (ROOT / "docs" / "speed.md").write_text(report.page(results, seconds))
        (ROOT / "docs" / "pictures" / "speed.svg").write_text(picture.picture(results))
        print("Wrote docs/speed.md and docs/pictures/speed.svg.")
    for failure in (failed := report.failures(results)):
        print(f"Failed: {failure}", file=sys.stderr)
    if options.only:
        return 1 if failed else 0
    print("\nThe Python rules:")
    rules_speed.main()
    print("\nBackgammon's plays compared with gnubg-nn's:")
    differ = backgammon_peer.main(["--positions", "1000"])
    return 1 if failed or differ else 0


if __name__ == "__main__":
    raise SystemExit(main())
