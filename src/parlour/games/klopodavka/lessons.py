"""Klopodavka in three moves: place, crush, crush the main bug."""

from parlour.games.lessons import LessonStep

LESSONS = (
    LessonStep(
        "7bbb/7bBb/7bbb/10/10/10/10/aaa7/aAa7/aaa7 a 5 0 - 1",
        "klopodavka-lesson-place",
        ("d1", "d2", "d3", "a4", "b4", "c4", "d4"),
        {},
        ("reach",),
    ),
    LessonStep(
        "7bbb/7bBb/7bbb/6a3/5a4/4a5/3a6/aaa7/aAa7/aaa7 a 3 0 - 3",
        "klopodavka-lesson-kill",
        ("h8",),
    ),
    LessonStep(
        "7bbb/7bBb/7pbb/6a3/5a4/4a5/3a6/aaa7/aAa7/aaa7 a 2 0 - 3",
        "klopodavka-lesson-main",
        ("i9",),
        {},
        ("chains",),
    ),
)
