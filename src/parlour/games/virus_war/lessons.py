"""Virus War in three moves: grow, kill, reach on through a kill."""

from parlour.games.lessons import LessonStep

SIX = {"size": "6x6"}

LESSONS = (
    LessonStep(
        "5o/4o1/6/6/1x4/x5 x 3 0 3",
        "virus-war-lesson-place",
        ("b1", "c1", "a2", "c2", "a3", "b3", "c3"),
        SIX,
        ("reach",),
    ),
    LessonStep("5o/4o1/3o2/2x3/1x4/x5 x 2 0 3", "virus-war-lesson-kill", ("d4",), SIX),
    LessonStep(
        "5o/4oo/3O2/2x3/1x4/x5 x 1 0 3", "virus-war-lesson-chain", ("e5",), SIX, ("chains",)
    ),
)
