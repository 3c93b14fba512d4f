"""Backgammon in three moves: run, hit, bear off."""

from parlour.games.lessons import LessonStep

LESSONS = (
    LessonStep(
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10 -",
        "backgammon-lesson-move",
        (),
        {},
        ("reach",),
    ),
    LessonStep(
        "XGID=-b----E-C---dEa--c-da---B-:0:0:1:54:0:0:0:0:10 -",
        "backgammon-lesson-hit",
        ("24/20",),
        {},
        ("reach",),
    ),
    LessonStep(
        "XGID=--BC-B---------------bbcc-:0:0:1:64:0:0:0:0:10 -", "backgammon-lesson-off", ("5/off",)
    ),
)
