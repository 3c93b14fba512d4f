"""Reading `.sgf`: its nodes become the cells of a match, played by the reader of `.mat` (B16)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from parlour.game import TextError
from parlour.games.backgammon.cube import Move
from parlour.games.backgammon.formats import sgf_text
from parlour.games.backgammon.formats.mat_options import read_options
from parlour.games.backgammon.formats.mat_reader import NAME_TAGS, Reader
from parlour.games.backgammon.formats.mat_text import Cell, GameText, MatchText
from parlour.games.backgammon.formats.sgf_setup import COLOURS, SETUP, Setup, point_text, seat_of
from parlour.games.backgammon.formats.sgf_text import Node, Tree, plain
from parlour.games.backgammon.match import AnyPosition, checker_position
from parlour.games.backgammon.rules import Pass, steps
from parlour.games.pgn import placed
from parlour.record import Played, Record

ROOT_TAGS = {
    "PW": NAME_TAGS[0],
    "PB": NAME_TAGS[1],
    "WR": "Player 1 Elo",
    "BR": "Player 2 Elo",
    "DT": "EventDate",
    "EV": "Event",
    "RO": "Round",
    "PC": "Site",
    "AN": "Transcriber",
}
"""Root properties that are tags, named as GNU Backgammon names them in `.mat`."""
POSITION, OPTIONS, INFO, SAID, TIES = "XG", "XO", "XI", "XR", "XD"
"""Our own properties: an exact start, options and tags `key:value`, a roll chosen but not yet
thrown, ties that doubled the cube."""
VARIATIONS = {
    "Nackgammon": "Nackgammon",
    "Hypergammon3": "Hypergammon",
    "Longgammon": "Longgammon",
}
"""The variants among the words of `RU`; the last is ours."""
NOT_HERE = ("Hypergammon1", "Hypergammon2")
MOVE_KEYS = (*COLOURS, "BL", "WL", "A", "DA", "LU", "C")
"""What belongs to the move where a root has one."""
TO_PLAY = "(to play)"
"""Instead of a play: the dice lie there."""
_RESULT = re.compile(r"\s*([BW])\+([1-9][0-9]{0,8})\s*(R?)\w*\s*", re.IGNORECASE)
_RULED = ("FF", "GM", "CA", "MI", "RU", "RE", "CV", POSITION, OPTIONS, INFO, TIES, *ROOT_TAGS)
"""Root properties whose meaning goes into the record."""
_WORDS = {"double": "Doubles", "take": "Takes", "drop": "Drops"}


@dataclass
class _Script:
    """A game as cells, and for each cell its node and the nodes without a move before it."""

    game: GameText
    root: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Root properties that are kept as they are."""
    nodes: list[Node | None] = field(default_factory=list)
    loose: dict[int, list[Node]] = field(default_factory=dict)
    variations: dict[int, tuple[str, ...]] = field(default_factory=dict)
    setup: Setup | None = None


@dataclass
class _Part:
    """What is one match or session; a position set up in a match begins another."""

    match: MatchText
    scripts: list[_Script] = field(default_factory=list)
    follows: bool = False
    """Whether it goes on from where the part before stopped."""


def read(text: str, name: str) -> list[Record[Any, Any]]:
    """The matches and money games of a collection, played through."""
    records: list[Record[Any, Any]] = []
    base: AnyPosition | None = None
    for part in _parts(sgf_text.read(text, name), name):
        records += _played(part, name, base if part.follows else None)
        base = records[-1].position
    return records


class _Reader(Reader):
    """Plays the cells: dice without a play at the end are a pass only if nothing can be played."""

    def _moves(self, words: str, last: bool) -> list[Move]:
        if words == TO_PLAY:
            return []
        play = checker_position(self.record.position)
        if not words and last and not steps(play.view, play.left):
            return [Pass()]
        return super()._moves(words, last)

    def _check_session(self, game: GameText, index: int) -> None:
        # GNU Backgammon leaves automatic doubles out when it adds a session up; no rule needs it.
        pass


def _played(part: _Part, name: str, base: AnyPosition | None) -> list[Record[Any, Any]]:
    """The records of a part with what its nodes say beside the play."""
    for script in part.scripts:
        if script.setup is None:
            continue
        with placed(f"{name}:{script.setup.line}"):
            options, game = read_options(part.match, name), script.game
            cell = game.cells[0] if game.cells else None
            following = (cell.seat, cell.word) if cell and cell.word != "wins" else None
            game.start = script.setup.text(options, game.score, base, following)
    reader = _Reader(part.match, name)
    records = list(reader.records())
    for number, script in enumerate(part.scripts):
        at = 0 if part.match.length else number
        records[at] = _annotated(records[at], script, reader.begun[number], name)
    return records


def _annotated(
    record: Record[Any, Any], script: _Script, begun: Sequence[int], name: str
) -> Record[Any, Any]:
    """The record with clocks, comments and whatever else the nodes of a game say."""
    entries = list(record.entries)
    comments, kept = record.comments, record.annotations

    def keep(index: int, key: str, values: tuple[str, ...]) -> None:
        kept.setdefault(index, {})[key] = values

    def comment(index: int, values: tuple[str, ...]) -> None:
        said = "\n".join(map(plain, values))
        comments[index] = f"{comments[index]}\n{said}" if index in comments else said

    for key, values in script.root.items():
        keep(begun[0], f"root.{key}", values)
    for cell, index in enumerate(begun):
        last = cell == len(begun) - 1
        for number, node in enumerate(script.loose.get(cell, ())):
            for key, values in node.properties.items():
                if key == "C":
                    comment(index, values)
                else:
                    keep(index, f"{'after' if last else 'before'}{number}.{key}", values)
        if cell in script.variations:
            keep(index, "after.variation" if last else "variation", script.variations[cell])
        node_of = None if last else script.nodes[cell]
        for key, values in node_of.properties.items() if node_of else ():
            if key in ("BL", "WL") and begun[cell + 1] > index:
                entry = entries[begun[cell + 1] - 1]
                if isinstance(entry, Played):
                    assert node_of is not None
                    with placed(f"{name}:{node_of.line}"):
                        entries[begun[cell + 1] - 1] = replace(entry, clock=_clock(values[0]))
            elif key == "C":
                comment(index, values)
            elif key not in (*COLOURS, SAID, "PL", "DI"):
                keep(index, key, values)
    return Record(
        record.game, record.start, record.tags, entries, comments=comments, annotations=kept
    )


def _clock(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise TextError("backgammon-sgf-clock", text=text) from None


# From trees to cells


def _parts(trees: Sequence[Tree], name: str) -> list[_Part]:
    """The matches and sessions of a collection."""
    parts: list[_Part] = []
    info: tuple[int, int | None, tuple[str, str]] | None = None
    for tree in trees:
        root = tree.nodes[0]
        with placed(f"{name}:{root.line}"):
            if (root.text("GM") or "").strip() != "6":
                raise TextError("backgammon-sgf-game", text=root.text("GM") or "")
            length, number, score = _match_info(root)
            names = (root.text("PW") or "", root.text("PB") or "")
            goes_on = info is not None and (length, names) == (info[0], info[2])
            goes_on &= info is not None and number == (info[1] or 0) + 1
            if not goes_on:
                parts.append(_begun(root, length))
            info = length, number, names
        _add_game(parts, tree, score, number or 0, name)
    return parts


def _begun(root: Node, length: int) -> _Part:
    """A part with the tags of its first root."""
    match = MatchText(root.line, length=length)
    rules = _rules(root)
    unknown = [word for word in rules if word in NOT_HERE]
    if unknown:
        raise TextError("backgammon-sgf-variant", text=unknown[0], known=" ".join(VARIATIONS))
    tags = {"Variation": next((VARIATIONS[word] for word in rules if word in VARIATIONS), "")}
    tags["Variation"] = tags["Variation"] or "Backgammon"
    if length and "Crawford" in rules:
        tags["Crawford"] = "On"
    if not length and "NoCube" in rules:
        tags["Cube"] = "Off"
    elif not length:
        tags["Jacoby"] = "On" if "Jacoby" in rules else "Off"
    for key, tag in ROOT_TAGS.items():
        text = root.text(key)
        if text:
            tags[tag] = _tag_value(key, text)
    for key in (INFO, OPTIONS):
        for value in root.properties.get(key, ()):
            tag, _, text = plain(value).partition(":")
            tags[tag] = text
    match.tags = tags
    match.lines = dict.fromkeys(tags, root.line)
    return _Part(match)


def _tag_value(key: str, text: str) -> str:
    """The value of a tag: dates as `.mat` has them."""
    is_date = key == "DT" and re.fullmatch(r"\d{4}-\d\d-\d\d", text)
    return text.replace("-", ".") if is_date else text


def _rules(root: Node) -> list[str]:
    return [word for value in root.properties.get("RU", ()) for word in plain(value).split(":")]


def _match_info(root: Node) -> tuple[int, int | None, tuple[int, int]]:
    """The match length (0: money), the game's number from 0, the score. Raises `TextError`."""
    found = {}
    for value in root.properties.get("MI", ()):
        key, _, text = plain(value).partition(":")
        if key in ("length", "game", "ws", "bs"):
            if not re.fullmatch(r"[0-9]{1,9}", text.strip()):
                raise TextError("backgammon-sgf-info", text=value)
            found[key] = int(text)
    return found.get("length", 0), found.get("game"), (found.get("ws", 0), found.get("bs", 0))


def _add_game(
    parts: list[_Part], tree: Tree, score: tuple[int, int], number: int, name: str
) -> None:
    """Adds a game to the last part; from a position set up in mid-game on to a new one."""
    part = parts[-1]
    root = tree.nodes[0]
    script = _script(part, root, score, number)
    for at, node in enumerate(tree.nodes):
        seat = next((s for s in (0, 1) if COLOURS[s] in node.properties), None)
        if at in tree.variations:
            script.variations[len(script.nodes)] = tree.variations[at]
        if at == 0:
            if seat is None:
                continue
            node = Node(node.line, {k: v for k, v in node.properties.items() if k in MOVE_KEYS})
        if seat is None and any(key in node.properties for key in SETUP):
            own = (*SETUP, "PL", "DI")
            if script.nodes:
                match = replace(part.match, games=[])
                part = _Part(match, follows=True)
                parts.append(part)
                script = _script(part, Node(node.line), score, number)
                script.setup = Setup(node.line, [node])
            elif POSITION not in root.properties:
                if part.match.length and len(part.scripts) > 1:
                    part.scripts.pop()
                    part.match.games.pop()
                    part = _Part(replace(part.match, games=[script.game]), [script])
                    parts.append(part)
                script.setup = script.setup or Setup(node.line)
                script.setup.nodes.append(node)
            rest = {key: v for key, v in node.properties.items() if key not in own}
            if rest:
                script.loose.setdefault(len(script.nodes), []).append(Node(node.line, rest))
            continue
        with placed(f"{name}:{node.line}"):
            cell = _cell(node, seat) if seat is not None else None
            if SAID in node.properties:
                cell = Cell(seat_of(node.text(SAID) or ""), "Rolls", node.line)
            elif cell is None and at == len(tree.nodes) - 1 and "DI" in node.properties:
                cell = _lying(node, script)
        if cell is None:
            script.loose.setdefault(len(script.nodes), []).append(node)
        else:
            script.game.cells.append(cell)
            script.nodes.append(node)
    if POSITION in root.properties or (script.setup is not None and script.setup.nodes):
        # Who is on roll with what is said by what follows.
        first = script.loose.pop(0, [])
        script.loose[0] = [node for node in first if not set(node.properties) <= {"PL", "DI"}]
    if len(tree.nodes) in tree.variations:
        script.variations[len(script.nodes)] = tree.variations[len(tree.nodes)]
    result = _RESULT.fullmatch(root.text("RE") or "")
    if result is not None:
        seat, points = COLOURS.index(result[1].upper()), int(result[2])
        script.game.cells.append(Cell(seat, f"Wins {points} points", root.line))
        script.nodes.append(None)


def _script(part: _Part, root: Node, score: tuple[int, int], number: int) -> _Script:
    """A game without its cells, added to the part."""
    game = GameText(root.line, str(number + 1), score=score, named=True)
    length, setup = part.match.length or 0, None
    if POSITION in root.properties:
        game.start = root.text(POSITION)
    elif not part.follows and not (part.scripts and length):
        cube = root.text("CV") if TIES not in root.properties else None
        if cube or (length and max(score) >= length - 1):
            value = int(cube) if cube and re.fullmatch("[1-9][0-9]{0,8}", cube) else 1
            setup = Setup(root.line, crawford="CrawfordGame" in _rules(root), cube=value)
    game.ties = [Cell(0, plain(value), root.line) for value in root.properties.get(TIES, ())]
    moves = any(colour in root.properties for colour in COLOURS)
    ruled = (*_RULED, *MOVE_KEYS) if moves else _RULED
    kept = {key: values for key, values in root.properties.items() if key not in ruled}
    if (root.text("AP") or "").startswith("Parlour:"):
        kept.pop("AP", None)
    if not _RESULT.fullmatch(root.text("RE") or "") and "RE" in root.properties:
        kept["RE"] = root.properties["RE"]
    if part.scripts:  # what only the first root of a match usually says
        tags = part.match.tags
        for key, tag in ROOT_TAGS.items():
            values = root.properties.get(key, ())
            stated = _tag_value(key, plain(values[0])) if values else None
            if values and key not in ("PW", "PB") and stated != tags.get(tag):
                kept[key] = values
    words = [word for word in _rules(root) if word not in _KNOWN_RULES]
    if part.match.length and "NoCube" in _rules(root):
        words.append("NoCube")
    if words:
        kept["RU"] = (":".join(words),)
    script = _Script(game, kept, setup=setup)
    part.match.games.append(game)
    part.scripts.append(script)
    return script


_KNOWN_RULES = ("", "Crawford", "CrawfordGame", "Jacoby", "NoCube", *VARIATIONS)


def _cell(node: Node, seat: int) -> Cell:
    """The move of a node as `.mat` would write it. Raises `TextError`."""
    text = (node.text(COLOURS[seat]) or "").strip()
    word = text.lower()
    if word in _WORDS:
        return Cell(seat, _WORDS[word], node.line)
    letters = text[2:]
    if not re.fullmatch("[1-6][1-6]", text[:2]) or len(letters) % 2 or len(letters) > 8:
        raise TextError("backgammon-sgf-move", text=text, colour=COLOURS[seat])
    points = [point_text(seat, letter) for letter in letters]
    play = " ".join(f"{a}/{b}" for a, b in zip(points[::2], points[1::2], strict=True))
    return Cell(seat, f"{text[:2]}: {play}".rstrip(), node.line)


def _lying(node: Node, script: _Script) -> Cell:
    """Dice that nobody has played yet."""
    dice = (node.text("DI") or "").strip()
    if not re.fullmatch("[1-6][1-6]", dice):
        raise TextError("backgammon-sgf-dice", text=dice)
    player = node.text("PL")
    before = script.game.cells[-1].seat if script.game.cells else 1
    seat = seat_of(player) if player else 1 - before
    return Cell(seat, f"{dice}: {TO_PLAY}", node.line)
