"""Slime Trail in three moves: step, mind the trail, get home."""

from parlour.games.lessons import LessonStep

FIVE = {"size": "5x5"}

LESSONS = (
    LessonStep("5/5/2s2/5/5 1", "slime-trail-lesson-step", (), FIVE, ("reach",)),
    LessonStep("5/1###1/1#1#1/1#s#1/5 1", "slime-trail-lesson-trail", (), FIVE, ("reach",)),
    LessonStep("5/3#1/2#2/1s3/5 1", "slime-trail-lesson-goal", ("a1",), FIVE),
)
