"""Reading `.mat` texts: their cells become moves, checked against the rules (B15, B16)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from parlour.game import IllegalMove, TextError
from parlour.games import open_position
from parlour.games.backgammon import plays
from parlour.games.backgammon.cube import (
    ACCEPT,
    ANSWERS,
    BEAVER,
    BEAVERED,
    DOUBLE,
    DOUBLED,
    DROP,
    RACCOON,
    ROLL,
    TAKE,
    Cube,
    CubePosition,
    Move,
)
from parlour.games.backgammon.formats import mat_text
from parlour.games.backgammon.formats.mat_options import OPTION_TAGS, read_options
from parlour.games.backgammon.formats.mat_text import WINS, Cell, GameText, MatchText
from parlour.games.backgammon.match import (
    AnyGame,
    AnyPosition,
    Match,
    MatchPosition,
    checker_game,
    checker_position,
)
from parlour.games.backgammon.rules import OPENING, ROLLS, Pass, Roll
from parlour.games.pgn import placed
from parlour.record import Event, Record

NAME_TAGS = ("Player 1", "Player 2")
"""The tags of the names; the tags themselves are the names of nobody in particular."""

_DICE = re.compile(r"([1-6])\s?([1-6])\s?:\s*(.*)")
_VALUE = re.compile(r"=>?\s*([0-9]{1,9})\s*$")
ENDS = ("wins", "loses")
"""The words that end a game: a side that loses so many points has resigned."""
_NO_MOVE = re.compile(
    r"\(?\s*(?:cannot move|can't move|no moves?|dances|pass)\s*\)?", re.IGNORECASE
)


def read(text: str, name: str) -> list[Record[Any, Any]]:
    """The matches and money games of a text, played through."""
    return [
        record for match in mat_text.read(text, name) for record in Reader(match, name).records()
    ]


class Reader:
    """Reads one match or session; `record` is what is being played, `end` how its game ended."""

    def __init__(self, match: MatchText, name: str) -> None:
        self.match, self.name = match, name
        self.record: Record[Any, Any]
        self.end: tuple[int, int] | None = None
        """The winner and the points, once the game at hand is over."""
        self.begun: list[list[int]] = []
        """For each game how many entries its record had before each cell, and after the last."""

    def records(self) -> Iterator[Record[Any, Any]]:
        """A match is one record, a session one a game."""
        for index, game in enumerate(self.match.games):
            begins = index == 0 or not self.match.length
            with placed(f"{self.name}:{game.line}"):
                if begins:
                    self._check_session(game, index)
                    self.record = self._begin(game)
                self._check_start(game, begins)
                self.end = None
            self._play(game)
            if self.end is None and index + 1 < len(self.match.games):
                self._close(game, self.match.games[index + 1])
            if index + 1 == len(self.match.games) or not self.match.length:
                self._annotate(0 if self.match.length else index, index + 1)
                yield self.record

    def _annotate(self, first: int, end: int) -> None:
        """Adds the comments of some games, which are those of the record."""
        notes = [(0, note) for note in self.match.notes] if first == 0 else []
        for game, begun in zip(self.match.games[first:end], self.begun[first:end], strict=True):
            notes += [(begun[cell], note) for cell, note in game.notes]
        found: dict[int, list[str]] = {}
        for index, note in notes:
            found.setdefault(index, []).append(note)
        for index, lines in found.items():
            text = "\n".join(lines).strip("\n")
            if text:
                self.record.comments[index] = text

    # Before the play

    def _begin(self, game: GameText) -> Record[Any, Any]:
        """The record without its moves."""
        match = self.match
        options = read_options(match, self.name)
        rules: Any
        if game.start is not None:
            text = game.start if game.start.upper().startswith("XGID=") else f"XGID={game.start}"
            rules, start = open_position("backgammon", text, None, options)
        else:
            rules, start = open_position("backgammon", None, None, options)
            start = _scored(rules, start, game)
        tags = {key: value for key, value in match.tags.items() if key not in OPTION_TAGS}
        for key, name in zip(NAME_TAGS, game.names, strict=True):
            if name and name != key:
                tags.setdefault(key, name)
        return Record(rules, start, tags)

    def _check_session(self, game: GameText, index: int) -> None:
        """A money game goes on from the score after the one before."""
        before = self.match.games[index - 1]
        if index == 0 or self.end is None or _score(self.record.position) is None:
            return
        winner, won = self.end
        due = before.score[0] + won * (winner == 0), before.score[1] + won * (winner == 1)
        if game.score != due:
            raise IllegalMove("backgammon-mat-score", text=_text(game.score), played=_text(due))

    def _check_start(self, game: GameText, begins: bool) -> None:
        """The stated score, and a start stated in the midst of a match, must be so."""
        position = self.record.position
        score = _score(position)
        if score is not None and score != game.score:
            raise IllegalMove("backgammon-mat-score", text=_text(game.score), played=_text(score))
        if not begins and game.start is not None and f"XGID={game.start}" != str(position):
            raise IllegalMove("backgammon-mat-start", text=game.start, played=str(position))

    # The play

    def _play(self, game: GameText) -> None:
        for tie in game.ties:
            with placed(f"{self.name}:{tie.line}: {tie.text}"):
                if not re.fullmatch(r"([1-6])\1", tie.text):
                    raise TextError("backgammon-mat-tie", text=tie.text)
                self._do(Roll((int(tie.text[0]), int(tie.text[1]))))
        self.begun.append([])
        for index, cell in enumerate(game.cells):
            self.begun[-1].append(len(self.record.entries))
            following = game.cells[index + 1 : index + 2]
            last = not following or following[0].word in ENDS
            with placed(f"{self.name}:{cell.line}: {cell.text}"):
                if cell.word in ENDS:
                    if following and following[0].word not in ENDS:
                        raise IllegalMove("record-over", move=following[0].text)
                    self._wins(cell)
                elif self.end is not None:
                    raise IllegalMove("record-over", move=cell.text)
                elif cell.word:
                    self._say(cell)
                else:
                    self._cast(cell, last)
        self.begun[-1].append(len(self.record.entries))

    def _do(self, move: Move) -> None:
        """Plays a move, and notes if it ended the game."""
        before = self.record.position
        self.record.play(move)
        self._note_end(before)

    def _note_end(self, before: AnyPosition) -> None:
        after, outcome = self.record.position, self.record.outcome
        if isinstance(after, MatchPosition):
            assert isinstance(before, MatchPosition)
            won = [new - old for old, new in zip(before.score, after.score, strict=True)]
        else:
            won = [int(payoff) for payoff in outcome.payoffs] if outcome else [0, 0]
        if any(won):
            winner = 0 if won[0] > 0 else 1
            self.end = winner, won[winner]

    def _cube(self) -> CubePosition | None:
        position = self.record.position
        if isinstance(position, MatchPosition):
            return position.game
        return position if isinstance(position, CubePosition) else None

    def _say(self, cell: Cell) -> None:
        """A word about the cube."""
        cube = self._cube()
        stage = cube.stage if cube else ""
        call = {
            "double": {DOUBLED: BEAVER, BEAVERED: RACCOON}.get(stage, DOUBLE),
            "beaver": BEAVER,
            "raccoon": RACCOON,
            "take": TAKE if stage not in ANSWERS or stage == DOUBLED else ACCEPT,
            "drop": DROP,
            "roll": ROLL,
        }[cell.word]
        actor = self.record.actor
        if actor in (0, 1) and actor != cell.seat:
            raise IllegalMove("backgammon-mat-turn", seat=str(cell.seat + 1), text=cell.text)
        value = _VALUE.search(cell.text)
        if value and cube and call in (DOUBLE, BEAVER, RACCOON):
            # What it will be once accepted; until then the cube shows what a drop would lose.
            offered = cube.value * (2 if call == DOUBLE else 4)
            if int(value[1]) != offered:
                raise IllegalMove("backgammon-mat-value", text=value[1], played=offered)
        self._do(call)

    def _cast(self, cell: Cell, last: bool) -> None:
        """A roll and its play; the last of a game may be cut short."""
        dice = _DICE.fullmatch(cell.text)
        cube = self._cube()
        if cube and cube.stage in ANSWERS and cube.stage != DOUBLED:
            self._do(ACCEPT)  # most writers leave it unsaid
        play = checker_position(self.record.position)
        awaits = cube is not None and cube.stage == DOUBLED
        if not (play.opening or awaits) and play.mover != cell.seat:
            raise IllegalMove("backgammon-mat-turn", seat=str(cell.seat + 1), text=cell.text)
        words = dice[3].strip() if dice else cell.text
        if dice:
            roll = _roll(cell.seat, int(dice[1]), int(dice[2]), opening=play.opening)
        else:
            roll = self._guess(cell)
        if play.roll is None:
            if ROLL in self.record.legal_moves:
                self._do(ROLL)
            self._do(roll)
        elif Roll(play.roll) != roll:
            raise IllegalMove("backgammon-dice-stand", move=str(roll), dice=str(Roll(play.roll)))
        for move in self._moves(words, last):
            self._do(move)
        left = checker_position(self.record.position).left
        if left and not last:
            raise IllegalMove("backgammon-mat-short", text=cell.text, dice="-".join(map(str, left)))

    def _moves(self, words: str, last: bool) -> list[Move]:
        """The moves of a play. Nothing written is a pass, but at the end of a game no play yet."""
        if not words:
            return [] if last else [Pass()]
        if _NO_MOVE.fullmatch(words):
            return [Pass()]
        game: Any = self.record.game
        return plays.read_play(game, self.record.position, words)

    def _guess(self, cell: Cell) -> Roll:
        """The only roll whose whole play is the one written without dice."""
        game: Any = self.record.game
        position = self.record.position
        opening = checker_position(position).opening
        if ROLL in self.record.legal_moves:
            position = game.after(position, ROLL)
        fits = []
        for roll, _ in OPENING if opening else ROLLS:
            if opening and (roll.dice[0] > roll.dice[1]) != (cell.seat == 0):
                continue
            after = game.after(position, roll)
            try:
                for move in plays.read_play(game, after, cell.text):
                    after = game.after(after, move)
            except IllegalMove:
                continue
            if not checker_position(after).left:
                fits.append(roll)
        if len(fits) != 1:
            found = " ".join(map(str, fits))
            raise IllegalMove("backgammon-mat-no-dice", text=cell.text, found=found or "-")
        return fits[0]

    # The end of a game

    def _wins(self, cell: Cell) -> None:
        """`Wins 2 points and the match`: must be so; where the play has no end, a resignation."""
        said = WINS.fullmatch(cell.text)
        if said is None:
            raise TextError("backgammon-mat-wins", text=cell.text)
        self._win(cell.seat if cell.word == "wins" else 1 - cell.seat, int(said[1]))
        is_match = isinstance(self.record.game, Match)
        if is_match and "match" in said[2].lower() and self.record.outcome is None:
            raise IllegalMove(
                "backgammon-mat-not-match",
                text=cell.text,
                played=_text(self.record.position.score),
            )

    def _close(self, game: GameText, following: GameText) -> None:
        """A game without `Wins`: the next one's score says how it ended."""
        with placed(f"{self.name}:{following.line}"):
            won = [new - old for old, new in zip(game.score, following.score, strict=True)]
            if min(won) != 0 or max(won) == 0:
                raise IllegalMove("backgammon-mat-unfinished", number=game.number)
            self._win(0 if won[0] else 1, max(won))

    def _win(self, seat: int, points: int) -> None:
        """`seat` wins `points`: as the play says, or by a drop left unsaid or a resignation."""
        cube, record = self._cube(), self.record
        if self.end is None:
            if cube and cube.stage in ANSWERS and record.actor == 1 - seat:
                self._do(DROP)
            else:
                self._resign(seat, points)
        assert self.end is not None
        winner, won = self.end
        before = self._score_before(won)
        game: Any = record.game
        if winner != seat or points not in _countings(game, won, before):
            raise IllegalMove(
                "backgammon-mat-result",
                seat=str(seat + 1),
                points=points,
                winner=str(winner + 1),
                won=won,
            )

    def _score_before(self, won: int) -> int:
        """What the winner of the game that is over had before it."""
        score = _score(self.record.position)
        assert self.end is not None
        return score[self.end[0]] - won if score else 0

    def _resign(self, winner: int, points: int) -> None:
        """The other side gives up, at the level that gives these points.

        It may do so while the winner is to decide (the writers do not say when it did), so the
        events are added as they are, not as an offer made now.
        """
        record, cube = self.record, self._cube()
        game: Any = record.game
        before = record.position
        value = cube.value if cube else 1
        level = -(-points // value)
        inner = game.game if isinstance(game, Match) else game
        levels = checker_game(game).levels_left(checker_position(before), 1 - winner)
        if isinstance(inner, Cube) and inner.jacoby and cube and cube.owner is None:
            levels = (1,)
        had = before.score[winner] if isinstance(before, MatchPosition) else 0
        if level not in levels or points not in _countings(game, level * value, had):
            raise IllegalMove(
                "backgammon-mat-resign",
                points=points,
                seat=str(2 - winner),
                possible=" ".join(str(one * value) for one in levels),
            )
        if cube and cube.stage in ANSWERS:
            raise IllegalMove("backgammon-mat-resign-double", seat=str(2 - winner))
        events = (Event("resign", 1 - winner, (level,)), Event("accept", winner))
        self.record = Record(game, record.start, record.tags, [*record.entries, *events])
        self._note_end(before)


def _countings(game: AnyGame, points: int, before: int) -> tuple[int, ...]:
    """How writers count a win: in full, or in a match what was needed, or at most its length."""
    if not isinstance(game, Match):
        return (points,)
    return points, min(points, game.length - before), min(points, game.length)


def _scored(rules: AnyGame, start: AnyPosition, game: GameText) -> AnyPosition:
    """The start at the score that the game states.

    A first game at a point from the end is the Crawford game, unless both sides stand there or
    somebody doubles.
    """
    if isinstance(start, CubePosition):
        return replace(start, score=game.score)
    if not isinstance(rules, Match) or not isinstance(start, MatchPosition):
        return start
    if max(game.score) >= rules.length:
        played = _text((rules.length - 1, rules.length - 1))
        raise IllegalMove("backgammon-mat-score", text=_text(game.score), played=f"0:0…{played}")
    close = [points == rules.length - 1 for points in game.score]
    is_crawford = rules.crawford and any(close) and not all(close) and not game.says("double")
    in_play = rules.length > 1 and not is_crawford
    return replace(start, score=game.score, game=replace(start.game, in_play=in_play))


def _roll(seat: int, first: int, second: int, *, opening: bool) -> Roll:
    """The roll; at the opening the starter's die is the larger."""
    high, low = max(first, second), min(first, second)
    return Roll((low, high) if opening and seat == 1 else (high, low))


def _score(position: AnyPosition) -> tuple[int, int] | None:
    """The score that a position holds, if it has one."""
    return None if not isinstance(position, (CubePosition, MatchPosition)) else position.score


def _text(score: tuple[int, int]) -> str:
    return f"{score[0]}:{score[1]}"
