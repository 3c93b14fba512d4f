"""SGF's grammar: game trees of nodes, nodes of properties, each with its line (B16).

Source: FF[4], red-bean.com/sgf/sgf4.html. PyPI's `sgfmill` has a grammar too, but does not say in
which line an error or a property stands, and is not maintained.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NoReturn

from parlour.game import TextError

_TOKEN = re.compile(r"\s+|[();]|([A-Za-z]{1,20})|\[((?:[^\\\]]|\\.)*)\]", re.DOTALL)
DEEPEST = 100
"""Variations within variations that are read."""


@dataclass
class Node:
    """The properties of a node: their values as they stand, still escaped."""

    line: int
    properties: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def text(self, key: str) -> str | None:
        """The first value of a property without its escapes; None where it is absent."""
        values = self.properties.get(key)
        return None if values is None else plain(values[0])


@dataclass
class Tree:
    """A game tree: its main line, and what branches off, as text, by the number of nodes before."""

    line: int
    nodes: list[Node] = field(default_factory=list)
    variations: dict[int, tuple[str, ...]] = field(default_factory=dict)


def plain(value: str) -> str:
    r"""A value without escapes: `\]` is `]`, an escaped line break is none (FF[4], Text).

    >>> plain("a\\]b\\\\")
    'a]b\\'
    """
    return re.sub(r"\\(\r\n|\n\r|.)", lambda m: m[1].strip("\r\n"), value, flags=re.DOTALL)


def escaped(text: str) -> str:
    """A text as a value."""
    return text.replace("\\", "\\\\").replace("]", "\\]")


def written(properties: Mapping[str, Sequence[str]]) -> str:
    """A node as text; the values must be escaped."""
    return ";" + "".join(
        key + "".join(f"[{value}]" for value in values) for key, values in properties.items()
    )


def read(text: str, name: str) -> list[Tree]:
    """The game trees of a collection. Raises `TextError` naming the line."""
    reader = _Reader(text.removeprefix("\ufeff"), name)
    trees = []
    while reader.kind != "end":
        trees.append(reader.tree(0))
    if not trees:
        reader.fail("backgammon-sgf-tree", "")
    return trees


class _Reader:
    """A text and the token at hand: `kind` is `(`, `)`, `;`, `name`, `value` or `end`."""

    def __init__(self, text: str, name: str) -> None:
        self.text, self.name = text, name
        self.at, self.start, self.line = 0, 0, 1
        self.kind, self.said = "end", ""
        self.begun = 1
        """The line in which the token at hand begins."""
        self.advance()

    def fail(self, code: str, text: str) -> NoReturn:
        """Refuses what stands here."""
        raise TextError(code, where=f"{self.name}:{self.begun}", text=text)

    def advance(self) -> None:
        """Goes on to the next token."""
        while self.at < len(self.text):
            self.start, self.begun = self.at, self.line
            token = _TOKEN.match(self.text, self.at)
            if token is None:
                here = self.text[self.at : self.at + 40].splitlines()[0]
                self.fail(
                    "backgammon-sgf-open" if here.startswith("[") else "backgammon-sgf-text", here
                )
            self.at = token.end()
            self.line += token[0].count("\n")
            if token[1] or token[2] is not None:
                self.kind, self.said = ("name", token[1]) if token[1] else ("value", token[2])
                return
            if not token[0].isspace():
                self.kind, self.said = token[0], token[0]
                return
        self.start, self.begun, self.kind, self.said = len(self.text), self.line, "end", ""

    def tree(self, depth: int) -> Tree:
        """A game tree; of several branches the first is the main line."""
        if self.kind != "(" or depth > DEEPEST:
            self.fail("backgammon-sgf-tree", self.said[:40])
        tree = Tree(self.begun)
        self.advance()
        while self.kind == ";":
            tree.nodes.append(self.node())
        if not tree.nodes:
            self.fail("backgammon-sgf-node", self.said[:40])
        branches = list(self.branches(depth))
        if branches:
            main, others = branches[0][0], tuple(text for _, text in branches[1:])
            before = len(tree.nodes)
            tree.nodes += main.nodes
            tree.variations = {before + at: texts for at, texts in main.variations.items()}
            if others:
                tree.variations[before] = others
        if self.kind != ")":
            self.fail("backgammon-sgf-end", str(tree.line))
        self.advance()
        return tree

    def branches(self, depth: int) -> Iterator[tuple[Tree, str]]:
        """The subtrees that follow, each with its text."""
        while self.kind == "(":
            start = self.start
            tree = self.tree(depth + 1)
            end = self.text.rindex(")", start, self.start or len(self.text)) + 1
            yield tree, self.text[start:end]

    def node(self) -> Node:
        """A node; values of a property that is named twice are put together."""
        node = Node(self.begun)
        self.advance()
        while self.kind == "name":
            # FF[3] wrote names with small letters in between that mean nothing.
            key = "".join(letter for letter in self.said if letter.isupper())
            named = self.said
            self.advance()
            values = []
            while self.kind == "value":
                values.append(self.said)
                self.advance()
            if not values or not key:
                self.fail("backgammon-sgf-value", named)
            node.properties[key] = node.properties.get(key, ()) + tuple(values)
        return node
