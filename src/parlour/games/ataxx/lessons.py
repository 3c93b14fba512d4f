"""Ataxx in three moves: divide, jump, infect."""

from parlour.games.lessons import LessonStep

FIVE = {"size": "5x5"}

LESSONS = (
    LessonStep(
        "4o/5/5/1x3/5 x 0 1",
        "ataxx-lesson-clone",
        ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"),
        FIVE,
        ("clones",),
    ),
    LessonStep("4o/5/5/xx3/xx3 x 0 1", "ataxx-lesson-jump", ("b2d4",), FIVE),
    LessonStep("5/1ooo1/5/xx3/x4 x 0 1", "ataxx-lesson-infect", ("c3", "a1c3", "a2c3"), FIVE),
)
