"""A match as plain lines: the standing, the cross table, the test."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

from parlour.arena.elo import Estimate
from parlour.arena.match import Match
from parlour.arena.shares import clopper_pearson
from parlour.arena.table import Engine, Table, Versus, table


def lines(match: Match) -> Iterator[str]:
    """Everything that is said of a match at its end."""
    rows = match.rows()
    found = table(match.settings, rows)
    if not rows:
        return
    if len(found.engines) == 2 and found.versus:
        yield from duel(found)
    else:
        yield from standing(found)
    yield from faults(found)
    yield from test(match)


def duel(found: Table) -> Iterator[str]:
    """Two engines in a game of two."""
    (versus,) = found.versus.values()
    first, second = found.engines[versus.first], found.engines[versus.second]
    lost, drawn, won = versus.games
    low, high = versus.bounds
    games = sum(versus.games)
    yield f"{first.name} - {second.name}: {won} won, {drawn} drawn, {lost} lost of {games}"
    least = clopper_pearson(int(versus.points), games)[0]
    yield (
        f"score {versus.points / games:.1%} (95 %: Wilson {low:.1%} … {high:.1%},"
        f" at least {least:.1%} by Clopper-Pearson)"
    )
    sure = versus.estimate
    if sure is not None:
        yield f"Elo {elo(sure)}, normalized {normalized(sure)}, superior {sure.better:.1%}"
    if sum(versus.pairs):
        yield f"pairs by points 0 ½ 1 1½ 2: {' '.join(map(str, versus.pairs))}"
    if any(abs(payoff) not in (0, 1) for payoff in first.payoffs):
        mean, error = first.payoff
        yield f"payoff {mean:+.4f} ± {error:.4f} a game"
    yield from work(found)


def elo(sure: Estimate) -> str:
    """`+35.1 ± 12.0`, or the ends where they are not equally far, or infinite."""
    skew = abs(sure.low + sure.high - 2 * sure.elo)
    if isfinite(skew) and skew < 0.2 * sure.elo_error:
        return f"{sure.elo:+.1f} ± {sure.elo_error:.1f}"
    return f"{sure.elo:+.1f} ({sure.low:+.1f} … {sure.high:+.1f})"


def normalized(sure: Estimate) -> str:
    """Normalized Elo with its error."""
    return f"{sure.normalized:+.1f} ± {sure.normalized_error:.1f}"


def standing(found: Table) -> Iterator[str]:
    """The engines by points, and against each other where that can be said."""
    order = ranked(found)
    width = max(len(engine.name) for engine in found.engines)
    is_rated = any(engine.rating for engine in found.engines)
    head = f"{'':>3} {'':<{width}} {'games':>6} {'points':>8} {'share':>7} {'95 %':>15}"
    head += f" {'payoff':>16}" + (f" {'rating':>15}" if is_rated else "")
    yield head + "".join(f" {rank:>9}" for rank in range(1, len(order) + 1) if found.versus)
    for rank, number in enumerate(order, 1):
        engine = found.engines[number]
        low, high = engine.bounds
        mean, error = engine.payoff
        line = f"{rank:>3} {engine.name:<{width}} {engine.games:>6} {engine.points:>8.1f}"
        line += f" {engine.share:>7.1%} {f'{low:.1%} … {high:.1%}':>15}"
        line += f" {f'{mean:+.3f} ± {error:.3f}':>16}"
        if engine.rating:
            line += f" {rating(engine):>15}"
        if found.versus:
            line += "".join(f" {cell(found, number, other):>9}" for other in order)
        yield line
    for versus in found.versus.values() if len(found.engines) > 2 else ():
        names = [found.engines[n].name for n in (versus.first, versus.second)]
        yield f"{' - '.join(names)}: {versus_line(versus)}"
    yield from work(found)


def ranked(found: Table) -> list[int]:
    """The engines' numbers, the best first: by rating where there is one, else by share."""

    def worth(number: int) -> tuple[float, float]:
        engine = found.engines[number]
        return (engine.rating[0] if engine.rating else 0.0), engine.share

    return sorted(range(len(found.engines)), key=worth, reverse=True)


def rating(engine: Engine) -> str:
    """OpenSkill's mean and deviation."""
    mean, deviation = engine.rating or (0.0, 0.0)
    return f"{mean:.2f} ± {deviation:.2f}"


def cell(found: Table, one: int, other: int) -> str:
    """A field of the cross table: points of games."""
    versus = found.versus.get((min(one, other), max(one, other)))
    if versus is None:
        return "·"
    points = versus.points if one < other else sum(versus.games) - versus.points
    return f"{points:g}/{sum(versus.games)}"


def work(found: Table) -> Iterator[str]:
    """How long and how far the engines thought."""
    for engine in found.engines:
        if engine.moves:
            nodes = engine.nodes / engine.moves
            searched = (
                f", {nodes:,.0f} nodes, depth {engine.depth / engine.moves:.1f},"
                f" {engine.nodes / max(engine.seconds, 1e-6):,.0f} nodes/s"
            )
            yield (
                f"{engine.name}: {1000 * engine.seconds / engine.moves:.1f} ms a move"
                f" (slowest {1000 * engine.slowest:.1f}){searched if nodes > 1 else ''}"
            )


def faults(found: Table) -> Iterator[str]:
    """Games lost otherwise than by the rules."""
    for engine in found.engines:
        if engine.faults:
            said = ", ".join(f"{count} by {how}" for how, count in sorted(engine.faults.items()))
            yield f"{engine.name} lost {said}"


def test(match: Match) -> Iterator[str]:
    """Where the sequential test stands."""
    sprt = match.settings.sprt
    if sprt is not None:
        low, high = sprt.bounds
        yield (
            f"SPRT {sprt.elo0:g} … {sprt.elo1:g} {sprt.model} Elo: LLR"
            f" {sprt.ratio(match.counts):+.2f} in ({low:.2f}, {high:.2f}),"
            f" {match.verdict or 'open'} after {sum(match.counts)} pairs"
        )


def versus_line(versus: Versus) -> str:
    """One pairing in a line."""
    sure = versus.estimate
    said = f", Elo {elo(sure)}" if sure else ""
    lost, drawn, won = versus.games
    return f"+{won} ={drawn} -{lost}{said}"
