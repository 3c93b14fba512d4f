"""A game that is nothing but a tree, for tests of searches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from parlour.evaluate import PlainEvaluator
from parlour.game import CHANCE, NOBODY, Outcome, Rules


@dataclass(frozen=True)
class Node:
    """A position: who decides, what follows, with the chances of the dice; payoffs at the end."""

    actor: int
    after: tuple[Node, ...] = ()
    chances: tuple[float, ...] = ()
    payoffs: tuple[float, ...] = ()

    @property
    def key(self) -> Node:
        return self


def end(*payoffs: float) -> Node:
    return Node(NOBODY, payoffs=payoffs)


def choice(seat: int, *after: Node) -> Node:
    return Node(seat, after)


def dice(*outcomes: tuple[float, Node]) -> Node:
    return Node(
        CHANCE, tuple(node for _, node in outcomes), tuple(chance for chance, _ in outcomes)
    )


@dataclass(frozen=True)
class Tree(Rules):
    """Moves are numbers: which branch."""

    root: Node
    players: int = 2
    id = "tree"

    def start(self) -> Node:
        return self.root

    def actor(self, position: Node, /) -> int:
        return position.actor

    def legal_moves(self, position: Node, /) -> Sequence[int]:
        return range(len(position.after)) if position.actor >= 0 else ()

    def chances(self, position: Node, /) -> Sequence[tuple[int, float]]:
        return tuple(enumerate(position.chances))

    def after(self, position: Node, move: int, /) -> Node:
        return position.after[move]

    def outcome(self, position: Node, /) -> Outcome | None:
        return Outcome(position.payoffs, "tree-end") if position.payoffs else None


class NoIdea(PlainEvaluator):
    """Every position is worth the same; `best` is the highest payoff of the tree."""

    def __init__(self, best: float = 1.0) -> None:
        self.best = best

    def values(self, game: Any, position: Any, /) -> Sequence[float]:
        return (0.0,) * int(game.players)
