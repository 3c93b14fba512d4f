"""What is measured, how often, and what a goal makes of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

REPEATS = 5

Sample = Callable[[float], float]
"""Works for about so many seconds and gives a figure, as a rule units of work a second."""


@dataclass(frozen=True)
class Contender:
    """Somebody who does the work; `prepare` imports and makes ready, which is not measured."""

    name: str
    prepare: Callable[[], Sample]
    note: str = ""
    """How its work differs from ours, if it does."""
    seconds: float = 1.0
    """How long one repeat takes, at least; 0: as long as it takes, without warming up."""


@dataclass(frozen=True)
class Goal:
    """What our figure must reach: a number, or a multiple of another's figure."""

    least: float
    than: str = ""
    """The contender whose figure is multiplied; empty: the number itself."""


@dataclass(frozen=True)
class Row:
    """One line of the table: the same work by us and by others."""

    work: str
    unit: str
    ours: Contender
    others: tuple[Contender, ...] = ()
    goals: tuple[Goal, ...] = ()
    noted: tuple[str, ...] = ()
    """Figures of others from elsewhere, not measured here."""
    less: bool = False
    """The figure is one that should be small; the least of the repeats counts, not the median."""
    repeats: int = REPEATS
    threads: int = 1


@dataclass
class Figure:
    """What came of a contender's repeats; or why nothing did."""

    name: str
    note: str = ""
    samples: list[float] = field(default_factory=list)
    failure: str = ""
    less: bool = False

    @property
    def value(self) -> float:
        """The median of the repeats; the least, where small is good."""
        return min(self.samples) if self.less else median(self.samples)

    @property
    def spread(self) -> str:
        """The least and the greatest repeat, as differences from `value` in per cent."""
        if len(self.samples) < 2 or self.value == 0:
            return ""
        low, high = min(self.samples) / self.value - 1, max(self.samples) / self.value - 1
        return f"−{abs(low) * 100:.0f} % +{high * 100:.0f} %"


@dataclass
class Result:
    """A row, measured."""

    row: Row
    ours: Figure
    others: list[Figure]

    def figure(self, name: str) -> Figure | None:
        """The figure of a contender, if it has one."""
        return next((x for x in self.others if x.name == name and x.samples), None)

    def verdict(self, goal: Goal) -> str:
        """Whether a goal is reached, or by how much it is missed."""
        if not self.ours.samples:
            return "not measured"
        bound = goal.least
        if goal.than:
            than = self.figure(goal.than)
            if than is None:
                return "not measured"
            bound *= than.value
        value = self.ours.value
        if value <= bound if self.row.less else value >= bound:
            return "reached"
        return f"missed by {abs(value / bound - 1) * 100:.0f} %"


def rate(chunk: Callable[[], float]) -> Sample:
    """A figure from work done in pieces: the units that `chunk` says it did, a second."""

    def sample(seconds: float) -> float:
        units, begun = 0.0, perf_counter()
        while True:
            units += chunk()
            if (taken := perf_counter() - begun) >= seconds:
                return units / taken

    return sample


def measured(row: Row, scale: float = 1.0) -> Result:
    """Lets all work in turns, `repeats` times, so that a slow minute hits each alike."""
    figures = [Figure(c.name, c.note, less=row.less) for c in (row.ours, *row.others)]
    samples: list[tuple[Figure, Contender, Sample]] = []
    with one_processor() if row.threads == 1 else all_processors():
        for figure, contender in zip(figures, (row.ours, *row.others), strict=True):
            try:
                sample = contender.prepare()
                if contender.seconds:
                    sample(contender.seconds * scale / 10)  # warms up
                samples.append((figure, contender, sample))
            except Exception as error:  # whatever a peer raises, the others are measured
                figure.failure = f"{type(error).__name__}: {error}"
        for _ in range(row.repeats if scale >= 1 else 1):
            for figure, contender, sample in samples:
                if figure.failure:
                    continue
                try:
                    figure.samples.append(sample(contender.seconds * scale))
                except Exception as error:
                    figure.failure = f"{type(error).__name__}: {error}"
    return Result(row, figures[0], figures[1:])


PROCESSORS = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set[int]()


@contextmanager
def one_processor() -> Iterator[None]:
    """One thread means one processor, also for those who start threads unasked."""
    with _on({max(PROCESSORS)} if PROCESSORS else set()):
        yield


@contextmanager
def all_processors() -> Iterator[None]:
    """All the processors that this process began with."""
    with _on(PROCESSORS):
        yield


@contextmanager
def _on(processors: set[int]) -> Iterator[None]:
    if not processors:  # a system where it cannot be said
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, processors)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
