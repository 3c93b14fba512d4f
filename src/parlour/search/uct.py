"""UCT for any number of players, with vectors of payoffs, compound turns and chance nodes.

Selection follows PUCT (Rosin 2011) with the values of the seat that decides at each node, so
nothing assumes that players alternate. There are no playouts: a leaf is opened by asking the
evaluator about the positions one step on, which gives the leaf its value and its moves their
priors. Proven results are carried up the tree (Winands, Björnsson, Saito 2008).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from operator import mul
from random import Random
from time import monotonic
from typing import Generic

from parlour.evaluate.evaluator import Evaluator
from parlour.game import CHANCE, Actor, Game, M, P
from parlour.search.report import Limits, Line, Report, Stop

Values = Sequence[float]
"""One number a seat."""


@dataclass(frozen=True)
class Settings:
    """How a search explores."""

    exploration: float = 0.8
    """PUCT's constant, on values scaled to 0…1."""
    sharpness: float = 8.0
    """How strongly the evaluations of moves turn into priors: softmax(sharpness · scaled value)."""
    width: int | None = None
    """How many moves are looked at below the root, those of the highest weights; None: all."""
    breadth: int | None = None
    """The same at the root."""


class _Node(Generic[P, M]):
    """A position in the tree; `moves` and `children` are empty until it is opened."""

    __slots__ = (
        "actor",
        "children",
        "mean",
        "moves",
        "position",
        "priors",
        "proven",
        "rest",
        "sure",
        "visits",
    )

    def __init__(self, position: P, actor: Actor, mean: Values, *, over: bool) -> None:
        self.position, self.actor = position, actor
        self.mean = mean
        """The evaluator's opinion until the first visit, then the mean of what visits brought."""
        self.proven = mean if over else None
        self.sure: Values | None = None
        """The best settled result among the children, which the player can have for certain."""
        self.visits = 0
        self.moves: list[M] = []
        self.children: list[_Node[P, M]] = []
        self.priors: list[float] = []
        """For each move; at a chance node its probability."""
        self.rest: list[M] = []
        """Legal moves not looked at, until all others are proven: too unlikely, or no time left."""


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
        self.low, self.high = float("inf"), float("-inf")
        # The steps of a turn in another order lead to the same position.
        self._opinions: dict[Hashable, Values] = {}
        self._height = 1
        self._deadline = float("inf")
        self.root = self._node(position)

    def run(self, limits: Limits, stop: Stop | None = None) -> Report[M]:
        """Simulates until a limit is reached, the root's result is proven or `stop` says so.

        `nodes` are simulations here. The root's moves are looked at before the first one, as many
        as there is time for and one in any case. `stop` is asked before each simulation.
        """
        begun = monotonic()
        self._deadline = float("inf") if limits.seconds is None else begun + limits.seconds
        if not self.root.children and self.root.proven is None:
            self._open(self.root, self.settings.breadth)
        done = 0
        while self.root.proven is None and (limits.nodes is None or done < limits.nodes):
            if limits.depth is not None and self._height >= limits.depth:
                break
            if self._is_late():
                break
            if stop is not None and stop():
                break
            self._simulate()
            done += 1
        return Report(
            tuple(self.lines()), self._height, self._height, done, monotonic() - begun,
            values=tuple(self.root.mean),
        )  # fmt: skip

    def lines(self) -> list[Line[M]]:
        """The root's moves, best first: by visits, but what is proven where its value puts it."""
        root, seat = self.root, self.root.actor
        lines = [
            Line(
                move,
                child.mean[seat],
                (move, *_favourites(child)),
                0,
                child.visits,
                child.proven is not None,
            )
            for move, child in zip(root.moves, root.children, strict=True)
        ]
        unsure = [(line.visits, line.value) for line in lines if not line.proven]
        rival = max(unsure)[1] if unsure else float("-inf")

        def rank(line: Line[M]) -> tuple[int, int, float]:
            if line.proven:
                return (1 if line.value >= rival else -1), 0, line.value
            return 0, line.visits, line.value

        unseen = [Line(move, self.low, (move,)) for move in root.rest]
        return sorted(lines, key=rank, reverse=True) + unseen

    def _is_late(self) -> bool:
        return monotonic() >= self._deadline

    def _simulate(self) -> None:
        """Goes down to a leaf, opens it, and carries what is found up again."""
        node, path = self.root, [self.root]
        while node.proven is None and node.children:
            node = self._draw(node) if node.actor == CHANCE else self._select(node)
            path.append(node)
        self._height = max(self._height, len(path))
        values = self._open(node, self.settings.width) if node.proven is None else node.proven
        for passed in reversed(path):
            self._prove(passed)
            values = self._pass_through(passed, values)

    def _pass_through(self, node: _Node[P, M], values: Values) -> Values:
        """Counts a visit that brought `values`; returns what it brings to the node above."""
        node.visits += 1
        if node.proven is not None:
            node.mean = node.proven
        elif node.actor == CHANCE:
            node.mean = self._expected(node)
        else:
            if node.sure is not None and node.sure[node.actor] > values[node.actor]:
                values = node.sure
            part = 1 / node.visits
            node.mean = [
                mean + (value - mean) * part for mean, value in zip(node.mean, values, strict=True)
            ]
            return values
        return node.mean

    def _select(self, node: _Node[P, M]) -> _Node[P, M]:
        """The child to visit by PUCT, none proven."""
        seat, low = node.actor, self.low
        scale = 1 / ((self.high - low) or 1.0)
        explore = self.settings.exploration * sqrt(node.visits + 1)
        best, chosen = float("-inf"), node.children[0]
        for child, prior in zip(node.children, node.priors, strict=True):
            if child.proven is not None:
                continue
            score = (child.mean[seat] - low) * scale + explore * prior / (1 + child.visits)
            if score > best:
                best, chosen = score, child
        return chosen

    def _draw(self, node: _Node[P, M]) -> _Node[P, M]:
        """The outcome of the dice that is furthest behind its probability, none proven."""
        behind, chosen = float("-inf"), node.children[0]
        for child, chance in zip(node.children, node.priors, strict=True):
            if child.proven is None and (due := chance * (node.visits + 1) - child.visits) > behind:
                behind, chosen = due, child
        return chosen

    def _node(self, position: P) -> _Node[P, M]:
        """A new node with the evaluator's opinion, or with the result of a game that is over."""
        outcome = self.game.outcome(position)
        if outcome is not None:
            node: _Node[P, M] = _Node(position, -2, outcome.payoffs, over=True)
        else:
            key = position.key
            values = self._opinions.get(key) or self.evaluator.values(self.game, position)
            self._opinions[key] = values
            node = _Node(position, self.game.actor(position), values, over=False)
        self.low, self.high = min(self.low, *node.mean), max(self.high, *node.mean)
        return node

    def _open(self, node: _Node[P, M], width: int | None) -> Values:
        """Looks at the positions one step on; returns what they say about this one.

        Where the time runs out on the way the root keeps what it has, any other node stays closed.
        """
        if node.actor == CHANCE:
            for move, chance in self.game.chances(node.position):
                self._grow(node, move)
                node.priors.append(chance)
            self._prove(node)
            return self._expected(node)
        moves = list(self.game.legal_moves(node.position))
        self.random.shuffle(moves)
        if width is not None and width < len(moves):
            weights = self.evaluator.weights(self.game, node.position, moves)
            if weights is not None:
                order = sorted(range(len(moves)), key=weights.__getitem__, reverse=True)
                moves = [moves[i] for i in order]
            moves, node.rest = moves[:width], moves[width:]
        for count, move in enumerate(moves):
            if count and self._is_late():
                if node is not self.root:
                    node.moves, node.children, node.rest = [], [], []
                    return node.mean
                node.rest = [*moves[count:], *node.rest]
                break
            self._grow(node, move)
        self._weigh(node)
        self._prove(node)
        return node.proven or max(node.children, key=lambda child: child.mean[node.actor]).mean

    def _grow(self, node: _Node[P, M], move: M) -> None:
        node.moves.append(move)
        node.children.append(self._node(self.game.after(node.position, move)))

    def _weigh(self, node: _Node[P, M]) -> None:
        """The priors: a softmax of the values of the moves for the seat that decides."""
        seat = node.actor
        best = max(child.mean[seat] for child in node.children)
        sharpness = self.settings.sharpness / ((self.high - self.low) or 1.0)
        weights = [exp(sharpness * (child.mean[seat] - best)) for child in node.children]
        total = sum(weights)
        node.priors = [weight / total for weight in weights]

    def _expected(self, node: _Node[P, M]) -> Values:
        """The mean over the dice."""
        means = zip(*(child.mean for child in node.children), strict=True)
        return tuple(sum(map(mul, node.priors, column)) for column in means)

    def _prove(self, node: _Node[P, M]) -> None:
        """Settles the node's result if its children leave no doubt.

        With dice every outcome must be settled. A player has settled it with the best payoff there
        is, or when every move is settled and all the best ones mean the same for everybody.
        """
        if node.proven is not None or not node.children:
            return
        known = [child.proven for child in node.children if child.proven is not None]
        if not known:
            return
        whole = len(known) == len(node.children)
        if node.actor == CHANCE:
            if whole:
                node.proven = self._expected(node)
            return
        seat = node.actor
        best = max(known, key=lambda payoffs: payoffs[seat])
        node.sure = best
        if best[seat] >= self.evaluator.best:
            node.proven = best
        elif whole and node.rest:
            if self._is_late():
                return
            while node.rest and not self._is_late():
                self._grow(node, node.rest.pop(0))
            self._weigh(node)
            self._prove(node)
        elif whole and all(
            tuple(other) == tuple(best) for other in known if other[seat] == best[seat]
        ):
            node.proven = best


def _favourites(node: _Node[P, M]) -> Iterator[M]:
    """The moves most visited from a node on, as far as players decide."""
    while node.actor >= 0 and node.visits and node.children:
        at = max(range(len(node.children)), key=lambda i: node.children[i].visits)
        yield node.moves[at]
        node = node.children[at]
