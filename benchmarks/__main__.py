"""All benchmarks: `python -m benchmarks` (`make bench`)."""

from __future__ import annotations

from benchmarks import backgammon_peer, rules_speed


def main() -> int:
    """Runs them one after another; exit 1 where a comparison finds a difference."""
    rules_speed.main()
    print()
    return backgammon_peer.main()


if __name__ == "__main__":
    raise SystemExit(main())
