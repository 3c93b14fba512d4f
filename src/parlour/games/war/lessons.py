"""War in three moves: infantry, a knight that kills, a plane at the general."""

from parlour.games.lessons import LessonStep

LESSONS = (
    LessonStep(
        "11bG/12/12/12/12/12/12/12/12/12/12/aG11 a I0N0T0P0 0 - 1",
        "war-lesson-infantry",
        ("Ib1", "Ia2", "Ib2"),
    ),
    LessonStep(
        "11bG/10bI1/9bI2/8bI3/7bI4/6bI5/12/12/4bI7/2aN9/1aI10/aG11 a I0N0T0P0 0 - 3",
        "war-lesson-knight",
        ("Ne4",),
        {},
        ("links",),
    ),
    LessonStep(
        "11bG/10bI1/12/12/12/3aIaIaIai5/2aI9/1aI10/aG11 a I0N0T0P0 0 - 5",
        "war-lesson-general",
        ("Pm9",),
        {},
        ("threats",),
    ),
)
