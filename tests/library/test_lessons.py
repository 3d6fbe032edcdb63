"""How far somebody has come in each lesson, and where one was offered."""

from __future__ import annotations

from gamebox.library import lessons
from gamebox.library.lessons import Progress
from gamebox.library.profile import Profile


def test_nobody_has_learned_anything_yet(profile: Profile) -> None:
    assert lessons.load(profile) == Progress()


def test_where_everybody_is_survives(profile: Profile) -> None:
    progress = Progress().at("exxtra", 3).at("volcano", 1).at("exxtra", 5).having_offered("level8")
    lessons.save(profile, progress)
    assert lessons.load(profile) == progress == Progress({"exxtra": 5, "volcano": 1}, (), ("level8",))


def test_what_was_learned_begins_anew_and_is_learned_once() -> None:
    progress = Progress().at("exxtra", 3).at("volcano", 1)
    for _ in range(2):
        progress = progress.after("exxtra").having_offered("exxtra")
    assert progress == Progress({"volcano": 1}, ("exxtra",), ("exxtra",))
