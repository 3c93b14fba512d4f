"""UCT for any number of players, with vectors of payoffs, compound turns and chance nodes.

Selection follows PUCT (Rosin 2011) with the values of the seat that decides at each node, so nothing
assumes alternation. Leaves are scored by an evaluator instead of a full playout. Proven results are
carried up the tree (Winands, Björnsson, Saito 2008).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import monotonic
from typing import Any, Generic

from parlour.evaluate.evaluator import Evaluator
from parlour.game import CHANCE, Actor, Game, M, P


@dataclass(frozen=True)
class Limits:
    """When a search stops: at the first limit reached. `stop` is asked every few simulations."""

    simulations: int | None = None
    seconds: float | None = None
    stop: Callable[[], bool] | None = None


@dataclass(frozen=True)
class Line(Generic[M]):
    """What a search found about one root move: its value for the root's actor (payoff units) and visits."""

    move: M
    value: float
    visits: int
    proven: bool


@dataclass(frozen=True)
class Settings:
    """How a search explores."""

    exploration: float = 1.2
    """PUCT's constant, on values scaled to 0…1."""
    urgency: float = 0.15
    """How much below its parent's value an unvisited move is assumed to be, on the same scale."""
    sharpness: float = 8.0
    """How strongly the evaluations of the root's moves turn into priors: softmax(sharpness · value)."""


class _Node(Generic[P, M]):
    __slots__ = ("actor", "children", "moves", "position", "priors", "proven", "totals", "visits")

    def __init__(self, game: Game[P, M], position: P, players: int) -> None:
        self.position = position
        outcome = game.outcome(position)
        self.actor: Actor = -2 if outcome is not None else game.actor(position)
        self.proven: tuple[float, ...] | None = outcome.payoffs if outcome is not None else None
        self.moves: list[M] | None = None  # best prior first; None until the node is opened
        self.priors: list[float] = []
        self.children: list[_Node[P, M]] | dict[Hashable, _Node[P, M]] = []
        self.visits = 0
        self.totals = [0.0] * players


class Uct(Generic[P, M]):
    """One search; `run` may be called again to think longer about the same position."""

    def __init__(
        self,
        game: Game[P, M],
        position: P,
        evaluator: Evaluator,
        random: Random,
        settings: Settings | None = None,
    ) -> None:
        self.game, self.evaluator, self.random = game, evaluator, random
        self.settings = settings or Settings()
        self.players = game.players
        self.low, self.high = 0.0, 0.0
        self.root = _Node(game, position, self.players)
        self._open(self.root, look=True)

    def run(self, limits: Limits) -> None:
        """Simulates until a limit is reached or the root's result is proven."""
        deadline = None if limits.seconds is None else monotonic() + limits.seconds
        done = 0
        while self.root.proven is None and (limits.simulations is None or done < limits.simulations):
            if done % 8 == 0 and (
                (deadline is not None and monotonic() >= deadline)
                or (limits.stop is not None and limits.stop())
            ):
                break
            self._simulate()
            done += 1

    def lines(self) -> list[Line[M]]:
        """The root's moves, best first: proven wins, then by visits; proven losses last."""
        root, seat = self.root, self.root.actor
        assert root.moves is not None and isinstance(root.children, list)
        lines = []
        for move, child in zip(root.moves, root.children, strict=False):
            total = child.proven[seat] * max(child.visits, 1) if child.proven else child.totals[seat]
            lines.append(Line(move, total / max(child.visits, 1), child.visits, child.proven is not None))
        lines += [Line(move, self.low, 0, False) for move in root.moves[len(root.children) :]]

        def rank(line: Line[M]) -> tuple[float, float, float]:
            certain = line.value if line.proven else 0.0
            sure = (certain > 0 and line.value >= self.high) - (line.proven and line.value <= self.low)
            return (sure, line.visits, line.value)

        return sorted(lines, key=rank, reverse=True)

    def _simulate(self) -> None:
        path = [self.root]
        node = self.root
        while node.proven is None:
            if node.moves is None and node.actor != CHANCE:
                if node.visits == 0:
                    break
                self._open(node)
            node = self._draw(node) if node.actor == CHANCE else self._select(node)
            path.append(node)
        values = node.proven if node.proven is not None else self.evaluator.values(self.game, node.position)
        self.low, self.high = min(self.low, *values), max(self.high, *values)
        for passed in reversed(path):
            passed.visits += 1
            totals = passed.totals
            for seat, value in enumerate(values):
                totals[seat] += value
        for passed in reversed(path[:-1]):
            if not self._prove(passed):
                break

    def _select(self, node: _Node[P, M]) -> _Node[P, M]:
        """The child to visit: PUCT over the visited ones and the best of the others."""
        seat, children, priors = node.actor, node.children, node.priors
        assert isinstance(children, list) and node.moves is not None
        span = (self.high - self.low) or 1.0
        explore = self.settings.exploration * sqrt(node.visits)
        best, best_score = -1, float("-inf")
        for i, child in enumerate(children):
            if child.proven is not None and node.proven is None:
                score = (child.proven[seat] - self.low) / span - 1.0  # known: no need to look again
            else:
                score = (child.totals[seat] / child.visits - self.low) / span if child.visits else 0.0
                score += explore * priors[i] / (1 + child.visits)
            if score > best_score:
                best, best_score = i, score
        fresh = len(children)
        if fresh < len(node.moves):
            mean = node.totals[seat] / node.visits if node.visits else 0.0
            score = (mean - self.low) / span - self.settings.urgency + explore * priors[fresh]
            if score > best_score:
                child = _Node(self.game, self.game.after(node.position, node.moves[fresh]), self.players)
                children.append(child)
                return child
        return children[best]

    def _draw(self, node: _Node[P, M]) -> _Node[P, M]:
        """An outcome of the dice, by its probability."""
        if not isinstance(node.children, dict):
            node.children = {}
        moves, chances = zip(*self.game.chances(node.position), strict=True)
        move = self.random.choices(moves, chances)[0]
        child = node.children.get(move)
        if child is None:
            child = _Node(self.game, self.game.after(node.position, move), self.players)
            node.children[move] = child
        return child

    def _open(self, node: _Node[P, M], *, look: bool = False) -> None:
        """Lists a node's moves, best prior first; with `look` each is evaluated to get its prior."""
        moves = list(self.game.legal_moves(node.position))
        self.random.shuffle(moves)
        weights: list[float] | None = None
        if look and len(moves) > 1:
            weights = self._looks(node, moves)
        else:
            given = self.evaluator.weights(self.game, node.position, moves)
            weights = None if given is None else list(given)
        if weights is None:
            node.moves, node.priors = moves, [1 / max(len(moves), 1)] * len(moves)
            return
        order = sorted(range(len(moves)), key=weights.__getitem__, reverse=True)
        total = sum(weights) or 1.0
        node.moves = [moves[i] for i in order]
        node.priors = [weights[i] / total for i in order]

    def _looks(self, node: _Node[P, M], moves: list[M]) -> list[float]:
        """A softmax of the evaluations of the positions after each move, for the seat that decides."""
        seat, values = node.actor, []
        for move in moves:
            after = self.game.after(node.position, move)
            outcome = self.game.outcome(after)
            vector = outcome.payoffs if outcome is not None else self.evaluator.values(self.game, after)
            values.append(vector[seat])
            self.low, self.high = min(self.low, *vector), max(self.high, *vector)
        best, span = max(values), (self.high - self.low) or 1.0
        return [2.718281828 ** (self.settings.sharpness * (value - best) / span) for value in values]

    def _prove(self, node: _Node[P, M]) -> bool:
        """Whether the node's result is now certain: a child wins outright, or every child is proven."""
        if node.proven is None and node.actor >= 0 and node.moves is not None:
            assert isinstance(node.children, list)
            seat = node.actor
            known = [child.proven for child in node.children if child.proven is not None]
            if not known:
                return False
            best = max(known, key=lambda payoffs: payoffs[seat])
            complete = len(known) == len(node.moves)
            if complete or best[seat] >= self._best_possible():
                node.proven = best
        return node.proven is not None

    def _best_possible(self) -> float:
        """A payoff that cannot be bettered; with dice a larger win may exist, so nothing is certain."""
        return 1.0 if self.low >= -1.0 and self.high <= 1.0 else float("inf")
