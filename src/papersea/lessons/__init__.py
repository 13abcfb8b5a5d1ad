"""Lessons: real positions in which a learner does the thing. Each is a file beside this one."""

from papersea.lessons.lesson import EXAMPLES, LESSONS, Lesson, Scene, Task, find_lesson
from papersea.lessons.walking import Unwanted, Walk

__all__ = ["EXAMPLES", "LESSONS", "Lesson", "Scene", "Task", "Unwanted", "Walk", "find_lesson"]
