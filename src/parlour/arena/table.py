"""What a match has shown: scores, pairs, a cross table, faults, ratings; as data."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt

from parlour.arena.elo import Estimate, estimate
from parlour.arena.play import Row
from parlour.arena.settings import Settings
from parlour.arena.shares import Z95, wilson


@dataclass
class Versus:
    """What one engine did against another in games of two; counts from the first one's view."""

    first: int
    second: int
    games: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Lost, drawn, won."""
    pairs: list[int] = field(default_factory=lambda: [0] * 5)
    """Pairs of games by half points."""

    @property
    def points(self) -> float:
        """Wins and half of the draws."""
        return self.games[2] + self.games[1] / 2

    @property
    def estimate(self) -> Estimate | None:
        """Strength from whole pairs; from games where pairs have not come out differently yet."""
        return estimate(self.pairs if sum(map(bool, self.pairs)) > 1 else self.games)

    @property
    def bounds(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the score."""
        return wilson(self.points, sum(self.games))


@dataclass
class Engine:
    """One engine's games of a match."""

    name: str
    games: int = 0
    points: float = 0.0
    """A win is 1; a win shared by n seats 1/n for each."""
    payoffs: list[float] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    nodes: int = 0
    depth: float = 0.0
    seconds: float = 0.0
    slowest: float = 0.0
    rating: tuple[float, float] | None = None
    """Mean and deviation by OpenSkill, in games of three and more."""

    @property
    def share(self) -> float:
        """Points a game."""
        return self.points / max(1, self.games)

    @property
    def bounds(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.points, self.games)

    @property
    def payoff(self) -> tuple[float, float]:
        """Mean payoff a game and half its 95 % interval."""
        number = len(self.payoffs)
        mean = sum(self.payoffs) / max(1, number)
        variance = sum((x - mean) ** 2 for x in self.payoffs) / max(1, number - 1)
        return mean, Z95 * sqrt(variance / max(1, number))


@dataclass
class Table:
    """A match at a glance."""

    engines: list[Engine]
    versus: dict[tuple[int, int], Versus]
    """By engine numbers, the smaller first; empty in games of three and more."""
    games: int
    reasons: Counter[str]
    moves: list[int]
    """The length of each game."""


def table(settings: Settings, rows: Sequence[Row]) -> Table:
    """The table of some games of a match, by their numbers."""
    engines = [Engine(one.name) for one in settings.contestants]
    reasons: Counter[str] = Counter()
    for row in rows:
        faults = Counter({fault["how"] for fault in row["faults"]})
        reasons[min(faults) if faults else row["reason"]] += 1
        best = max(row["payoffs"])
        shared = row["payoffs"].count(best)
        for seat, number in enumerate(row["seats"]):
            engine, payoff, spent = engines[number], row["payoffs"][seat], row["spent"][seat]
            engine.games += 1
            engine.points += 1 / shared if payoff == best else 0.0
            engine.payoffs.append(payoff)
            engine.moves += spent["moves"]
            engine.nodes += spent["nodes"]
            engine.depth += spent["depth"] * spent["moves"]
            engine.seconds += spent["seconds"]
            engine.slowest = max(engine.slowest, spent["slowest"])
        for fault in row["faults"]:
            engines[row["seats"][fault["seat"]]].faults[fault["how"]] += 1
    duel = settings.rules.players == 2
    if not duel:
        for engine, rating in zip(engines, ratings(len(engines), rows), strict=True):
            engine.rating = rating
    return Table(
        engines,
        _versus(rows) if duel else {},
        len(rows),
        reasons,
        [len(row["entries"]) for row in rows],
    )


def half_points(row: Row, seat: int) -> int:
    """0 lost, 1 drawn, 2 won: what `seat` made of a game of two."""
    mine, other = row["payoffs"][seat], row["payoffs"][1 - seat]
    return 1 + int(mine > other) - int(mine < other)


def pairs_of(rows: Iterable[Row]) -> Iterator[tuple[Row, int]]:
    """The whole pairs: the last game of each, and the half points of who sat first in its first.

    The games of a pair have one opening and the same two engines, each once in each seat.
    """
    first: dict[tuple[int, int], Row] = {}
    for row in rows:
        key = (row["round"], row["group"])
        other = first.pop(key, None)
        if other is None:
            first[key] = row
        else:
            early, late = sorted((other, row), key=lambda row: int(row["game"]))
            yield late, half_points(early, 0) + half_points(late, 1)


def ratings(engines: int, rows: Sequence[Row]) -> list[tuple[float, float]]:
    """Mean and deviation of each engine by OpenSkill's Plackett-Luce model, game after game.

    R. Weng and C. Lin, "A Bayesian approximation method for online ranking" (2011). Who sits in
    several seats of a game is taken by each seat's result in turn.
    """
    # Imported here: matches of two do without.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [model.rating() for _ in range(engines)]
    for row in rows:
        seats = row["seats"]
        teams = [[model.rating(mu=known[n].mu, sigma=known[n].sigma)] for n in seats]
        order = sorted(set(row["payoffs"]), reverse=True)
        ranks = [float(order.index(payoff)) for payoff in row["payoffs"]]
        found: dict[int, list[tuple[float, float]]] = defaultdict(list)
        for number, (rated,) in zip(seats, model.rate(teams, ranks=ranks), strict=True):
            found[number].append((rated.mu, rated.sigma))
        for number, some in found.items():
            mu = sum(mu for mu, _ in some) / len(some)
            sigma = sum(sigma for _, sigma in some) / len(some)
            known[number] = model.rating(mu=mu, sigma=sigma)
    return [(one.mu, one.sigma) for one in known]


def _versus(rows: Sequence[Row]) -> dict[tuple[int, int], Versus]:
    found: dict[tuple[int, int], Versus] = {}

    def of(row: Row) -> tuple[Versus, int]:
        """Where a game counts, and the seat of the engine with the smaller number."""
        first, second = sorted(row["seats"])
        return found.setdefault((first, second), Versus(first, second)), row["seats"].index(first)

    for row in rows:
        versus, seat = of(row)
        versus.games[half_points(row, seat)] += 1
    for late, points in pairs_of(rows):
        versus, seat = of(late)
        # `points` are those of who sits second in the pair's last game.
        versus.pairs[points if seat == 1 else 4 - points] += 1
    return found
