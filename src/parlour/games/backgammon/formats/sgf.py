"""`.sgf` of GNU Backgammon (GM[6]): matches and sessions with analysis and comments (B16).

One game tree a game; White is seat 1. Everything a file says beside the play (analysis `A` and
`DA`, luck, statistics, variations) is kept in `Record.annotations` as it stands, that of the root
as `root.GS`, that of nodes without a move as `before0.PL`, and written again. What SGF has no
property for is written in our own ones (`sgf_reader`), which GNU Backgammon passes over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from parlour.games.backgammon.cube import DROP, ROLL, TAKE, Call, Cube, CubePosition
from parlour.games.backgammon.formats import sgf_reader
from parlour.games.backgammon.formats.mat_options import OPTION_TAGS
from parlour.games.backgammon.formats.mat_reader import NAME_TAGS
from parlour.games.backgammon.formats.played import (
    AnyRecord,
    lost_events,
    plain_start,
    sessions,
    won,
)
from parlour.games.backgammon.formats.sgf_reader import (
    INFO,
    OPTIONS,
    POSITION,
    ROOT_TAGS,
    SAID,
    TIES,
)
from parlour.games.backgammon.formats.sgf_setup import COLOURS, letter, setup_nodes
from parlour.games.backgammon.formats.sgf_text import escaped, written
from parlour.games.backgammon.match import (
    AnyPosition,
    Match,
    MatchPosition,
    checker_game,
    checker_position,
)
from parlour.games.backgammon.rules import Roll, Step
from parlour.games.layout import Message
from parlour.record import Event, Played

Properties = dict[str, Sequence[str]]
_HEAD = re.compile(r"\s*\(\s*;[^;()]*?\bGM\[\s*6\s*\]", re.DOTALL)
_VARIANTS = {
    "nackgammon": "Nackgammon",
    "hypergammon": "Hypergammon3",
    "longgammon": "Longgammon",
}


def recognises(text: str) -> bool:
    """Whether a text is a collection of game trees whose first is Backgammon."""
    return _HEAD.match(text.removeprefix("\ufeff")) is not None


def read(text: str, name: str = "text") -> list[AnyRecord]:
    """The matches of a collection, one record each, and its money games, one record each.

    Raises `TextError` for what cannot be read, `IllegalMove` for a move or a result that cannot be;
    both name the line.
    """
    return sgf_reader.read(text, name)


def write_all(records: Sequence[AnyRecord]) -> str:
    """Several records; money games that go on with the score of the one before are one session."""
    texts = []
    for session in sessions(records):
        games = [game for record in session for game in _games(record)]
        said = {str(move) for record in session for move in record.moves}
        texts += [_tree(game, number, said) for number, game in enumerate(games)]
    return "".join(texts)


def losses(record: AnyRecord) -> Sequence[Message]:
    """What of a record has no place in the format: events without an effect."""
    return lost_events(record)


# The games of a record


class _Game:
    """One game: where it begins, its nodes with the entries each stands for, its result."""

    def __init__(self, record: AnyRecord, first: int) -> None:
        self.record, self.first, self.end = record, first, first
        self.start: AnyPosition = record.positions[first]
        self.nodes: list[tuple[int, Properties]] = []
        """The number of the first entry of each node, and its move."""
        self.ties: list[str] = []
        self.result = ""
        self._open: tuple[int, int, str, list[Any]] | None = None
        """First entry, seat, dice and moves of the roll being played."""
        self._said: tuple[int, int] | None = None

    def add(self, index: int, entry: Played[Any], before: AnyPosition, after: AnyPosition) -> None:
        """Adds a move."""
        move, play = entry.move, checker_position(before)
        if isinstance(move, Roll):
            self.close()
            standing = checker_position(after)
            if standing.roll is None:
                self.ties.append(str(move))
            else:
                start = index if self._said is None else self._said[0]
                self._open = (start, standing.mover, str(Roll(standing.roll)), [])
                self._said = None
        elif isinstance(move, Call):
            self.close()
            if move == ROLL:
                self._said = index, entry.seat
            else:
                self.nodes.append((index, {COLOURS[entry.seat]: [_WORDS.get(move, "double")]}))
        else:
            if self._open is None and play.roll is not None:
                self._open = (index, play.mover, str(Roll(play.roll)), [])
            assert self._open is not None  # dice stand where a checker moves
            self._open[3].append(move)

    def close(self) -> None:
        """Ends the roll being played."""
        if self._open is None:
            return
        first, seat, dice, moves = self._open
        letters = "".join(
            letter(seat, point) for move in moves if isinstance(move, Step) for point in move
        )
        if moves:
            self.nodes.append((first, {COLOURS[seat]: [dice + letters]}))
        else:
            self.nodes.append((first, {"PL": [COLOURS[seat]], "DI": [dice]}))
        self._open = None

    def finish(self, end: int, result: str) -> None:
        """Ends the game, at entry `end`."""
        self.close()
        if self._said is not None:
            first, seat = self._said
            self.nodes.append((first, {SAID: [COLOURS[seat]]}))
        self.end, self.result = end, result


_WORDS = {TAKE: "take", DROP: "drop", Call("accept"): "take"}


def _games(record: AnyRecord) -> Iterator[_Game]:
    """The games of a record that have begun."""
    rules: Any = record.game
    game, is_over = _Game(record, 0), False
    for index, entry in enumerate(record.entries):
        before, after = record.positions[index : index + 2]
        if is_over:
            yield game
            game, is_over = _Game(record, index), False
        if isinstance(entry, Played):
            game.add(index, entry, before, after)
        points = won(rules, before, after)
        if points is not None:
            winner, value = points
            resigned = "R" if isinstance(entry, Event) else ""
            game.finish(index + 1, f"{COLOURS[winner]}+{value}{resigned}")
            is_over = True
    if not is_over:
        game.finish(len(record.entries), "")
    yield game


# Writing a game


def _tree(game: _Game, number: int, moves: set[str]) -> str:
    """A game tree: the root, a set-up, the moves with what is said beside them.

    `moves` are the texts of all moves of the session.
    """
    record = game.record
    kept = record.annotations
    nodes: list[Properties] = [_root(game, number, moves)]
    if _is_set_up(game):
        nodes += setup_nodes(game.start)
    lines: list[str] = []
    branches: list[str] = []
    tail = ""
    said = dict(record.comments)
    for at, (index, move) in enumerate(game.nodes):
        following = game.nodes[at + 1][0] if at + 1 < len(game.nodes) else game.end
        nodes += _loose(kept.get(index, {}), "before")
        own = {k: v for k, v in kept.get(index, {}).items() if "." not in k and k != "variation"}
        clock = _clock(record, index, following)
        comments = [said[i] for i in range(index, following) if i in said]
        comment = {"C": [escaped("\n".join(comments))]} if comments else {}
        variations = kept.get(index, {}).get("variation", ())
        if variations:
            lines += [written(node) for node in nodes]
            lines.append("(")
            branches.append(")" + "".join(variations))
            nodes = []
        nodes.append({**move, **clock, **own, **comment})
    lines += [written(node) for node in nodes]
    last = kept.get(game.end, {})
    lines += [written(node) for node in _loose(last, "after")]
    ended = game.end == len(record.entries)
    if not game.nodes and game.first == game.end:
        lines += [written(node) for node in _loose(last, "before")]
    if ended and game.end in said:
        lines.append(written({"C": [escaped(said[game.end])]}))
    if "after.variation" in last:
        tail = "".join(last["after.variation"])
    return "(" + "\n".join(lines) + tail + "".join(reversed(branches)) + ")\n"


def _loose(kept: dict[str, tuple[str, ...]], where: str) -> list[Properties]:
    """The nodes without a move that stand at a place."""
    found: dict[int, Properties] = {}
    for key, values in kept.items():
        name = re.fullmatch(rf"{where}([0-9]+)\.(\w+)", key)
        if name is not None:
            found.setdefault(int(name[1]), {})[name[2]] = values
    return [found[number] for number in sorted(found)]


def _clock(record: AnyRecord, first: int, end: int) -> Properties:
    """The clock that a node's last move left."""
    for entry in reversed(record.entries[first:end]):
        if isinstance(entry, Played) and entry.clock is not None and entry.seat >= 0:
            return {f"{COLOURS[entry.seat]}L": [f"{entry.clock:.6f}".rstrip("0").rstrip(".")]}
    return {}


def _is_set_up(game: _Game) -> bool:
    """Whether GNU Backgammon must be told where the checkers, the cube and the dice are."""
    rules: Any = game.record.game
    plain = rules.start()
    here, there = checker_position(game.start), checker_position(plain)
    is_plain = (here.points, here.roll, here.opening) == (there.points, there.roll, there.opening)
    cubes = [p.game if isinstance(p, MatchPosition) else p for p in (game.start, plain)]
    values = {(c.value, c.owner) for c in cubes if isinstance(c, CubePosition)}
    return not is_plain or len(values) > 1 or checker_game(rules).setup == "longgammon"


def _root(game: _Game, number: int, moves: set[str]) -> Properties:
    """The root's properties."""
    record = game.record
    kept = {
        key.removeprefix("root."): values
        for key, values in record.annotations.get(game.first, {}).items()
        if key.startswith("root.")
    }
    score = getattr(game.start, "score", (0, 0))
    length = record.game.length if isinstance(record.game, Match) else 0
    info = [f"length:{length}", f"game:{number}", f"ws:{score[0]}", f"bs:{score[1]}"]
    root: Properties = {
        "FF": ["4"],
        "GM": ["6"],
        "CA": ["UTF-8"],
        # The package lies above this room, hence by name.
        "AP": kept.pop("AP", (f"Parlour:{import_module('parlour').__version__}",)),
        "MI": info,
        "PW": [escaped(record.tags.get(NAME_TAGS[0], ""))],
        "PB": [escaped(record.tags.get(NAME_TAGS[1], ""))],
    }
    if number == 0:
        root |= _tags(record, moves)
    words = [*_rules(game), *(word for value in kept.pop("RU", ()) for word in value.split(":"))]
    if words:
        root["RU"] = [":".join(words)]
    if game.ties:
        root |= {"CV": [str(2 ** len(game.ties))], TIES: game.ties}
    if game.result:
        root["RE"] = [game.result]
    if game.first == 0 and record.start != plain_start(record):
        root[POSITION] = [escaped(str(record.start).removeprefix("XGID="))]
    return root | kept


def _tags(record: AnyRecord, moves: set[str]) -> Properties:
    """The tags, and the options that neither `RU` nor the play of a session tells."""
    found: Properties = {}
    names = {tag: key for key, tag in ROOT_TAGS.items()}
    rest = []
    for tag, value in record.tags.items():
        if tag in OPTION_TAGS or (tag in NAME_TAGS and value):
            continue
        key, text = names.get(tag), value
        if key == "DT":
            dotted = re.fullmatch(r"\d{4}\.\d\d\.\d\d", value)
            key = None if re.fullmatch(r"\d{4}-\d\d-\d\d", value) else key
            text = value.replace(".", "-") if dotted else value
        if key is None or not value or key in ("PW", "PB"):
            rest.append(escaped(f"{tag}:{value}"))
        else:
            found[key] = [escaped(text)]
    game: Any = record.game
    options = []
    if isinstance(game, Match):
        options = [] if game.crawford else ["Crawford:Off"]
    elif isinstance(game, Cube):
        options = ["Beaver:On"] if game.beavers and "beaver" not in moves else []
        options += ["Raccoon:On"] if game.raccoons and "raccoon" not in moves else []
        if game.automatic_doubles:
            options.append(f"Automatic Doubles:{game.automatic_doubles}")
    if options:
        found[OPTIONS] = options
    if rest:
        found[INFO] = rest
    ordered = [*(key for key in ROOT_TAGS if key in found), OPTIONS, INFO]
    return {key: found[key] for key in ordered if key in found}


def _rules(game: _Game) -> list[str]:
    """The words of `RU`, in the order in which GNU Backgammon writes them."""
    rules: Any = game.record.game
    words = []
    if isinstance(rules, Match):
        if rules.crawford:
            words.append("Crawford")
        if isinstance(game.start, MatchPosition) and game.start.is_crawford:
            words.append("CrawfordGame")
    elif isinstance(rules, Cube):
        if rules.jacoby:
            words.append("Jacoby")
    else:
        words.append("NoCube")
    setup = checker_game(rules).setup
    return words + ([_VARIANTS[setup]] if setup in _VARIANTS else [])
