"""The list of the best: sorted, short, kept on disk."""

from __future__ import annotations

from gamebox.library import best_scores
from gamebox.library.best_scores import KEPT, Best, BestScores
from gamebox.library.profile import Profile


def test_the_best_comes_first_and_the_older_of_equals(tmp_path) -> None:
    scores = BestScores()
    for name, score in (("Alex", 30), ("Beate", 41), ("Carl", 30)):
        scores = scores.after("volcano-a", Best(name, score, "2026-05-01"))
    assert [best.name for best in scores.of("volcano-a")] == ["Beate", "Alex", "Carl"]
    assert scores.of("railway-a") == ()


def test_only_so_many_are_kept() -> None:
    scores = BestScores()
    for score in range(KEPT + 5):
        scores = scores.after("volcano-a", Best("Alex", score, "2026-05-01"))
    assert len(scores.of("volcano-a")) == KEPT
    assert min(best.score for best in scores.of("volcano-a")) == 5


def test_the_list_survives_on_disk(tmp_path) -> None:
    profile = Profile(tmp_path)
    scores = BestScores().after("volcano-a", Best("Alex", 30, "2026-05-01"))
    best_scores.save(profile, scores)
    assert best_scores.load(profile) == scores
    profile.close()
