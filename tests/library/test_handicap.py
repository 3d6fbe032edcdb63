"""A fair head start, from the records of people who have played together."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from gamebox.engine.game import Over
from gamebox.engine.record import Record, replay
from gamebox.library import queries
from gamebox.library.handicap import ENOUGH, head_starts
from gamebox.library.profile import Profile
from tests.library.games import game, kept, won_by

PEOPLE = ("Alex", "Beate", "Carl")


def score(record: Record, seat: int) -> int:
    over = replay(record).to_act()
    assert isinstance(over, Over)
    return over.scores[seat]


@pytest.mark.rule("EX-52")
def test_whoever_was_behind_gets_what_was_missing(profile: Profile) -> None:
    records = [won_by(0, PEOPLE, number) for number in range(1, 9)]
    kept(profile, *records)
    found = head_starts(profile, "exxtra", PEOPLE)
    assert found["Alex"] == 0
    means = [sum(score(record, seat) for record in records) / len(records) for seat in range(3)]
    for seat, name in enumerate(PEOPLE):
        assert found[name] == pytest.approx((max(means) - means[seat]) * 8 / 11)


def test_a_few_games_tell_nothing(profile: Profile) -> None:
    kept(profile, *(won_by(0, PEOPLE, number) for number in range(1, ENOUGH)))
    assert head_starts(profile, "exxtra", PEOPLE) == {}


def test_three_games_together_are_enough(profile: Profile) -> None:
    kept(profile, *(won_by(0, PEOPLE, number) for number in range(1, 4)))
    assert set(head_starts(profile, "exxtra", PEOPLE)) == set(PEOPLE)
    kept(profile, *(won_by(0, PEOPLE, number) for number in range(1, 3)))
    (profile.folder / "finished" / "0003.gamebox").unlink()
    assert head_starts(profile, "exxtra", PEOPLE) == {}


def test_games_with_others_do_not_change_what_is_proposed(profile: Profile) -> None:
    together = [won_by(0, PEOPLE, number) for number in range(1, 5)]
    kept(profile, *together)
    before = head_starts(profile, "exxtra", PEOPLE)
    strangers = [game(("Diana", "Emil", "Franka"), seed=seed) for seed in (1, 2)]
    kept(profile, *together, *strangers, *(game(("Alex", "Diana", "Emil"), seed=seed) for seed in (3, 4)))
    assert head_starts(profile, "exxtra", PEOPLE) == before


def test_games_without_each_other_tell_nothing(profile: Profile) -> None:
    kept(profile, *(game(("Alex", "Robo.", "Robot."), seed=seed) for seed in range(1, 6)))
    assert head_starts(profile, "exxtra", PEOPLE) == {}
    assert head_starts(profile, "exxtra", ("Alex", "Robo")) == {}


@pytest.mark.rule("LR-51")
def test_head_starts_that_somebody_had_do_not_count(profile: Profile) -> None:
    two = ("Alex", "Beate")
    records = [game(two, seed=seed, name="lavarails", head_start=[0, 40]) for seed in range(1, 7)]
    kept(profile, *records)
    behind = sum(score(record, 0) - (score(record, 1) - 40) for record in records) / 6
    found = head_starts(profile, "lavarails", two)
    assert found["Beate"] - found["Alex"] == pytest.approx(behind * 6 / 9)


def played(alex: int, beate: int) -> SimpleNamespace:
    seats = [SimpleNamespace(name=name, score=score, bot=None) for name, score in (("Alex", alex), ("Beate", beate))]
    return SimpleNamespace(file="nowhere", summary=SimpleNamespace(seats=seats))


def test_only_the_last_forty_games_tell_how_people_play_now(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [*[played(10, 4)] * 39, played(12, 4), *[played(0, 100)] * 20]
    monkeypatch.setattr(queries, "games", lambda _index, _wanted: games)
    found = head_starts(profile, "exxtra", ("Alex", "Beate"))
    assert found == {"Alex": 0, "Beate": pytest.approx((39 * 6 + 8) / 40 * 40 / 43)}


def test_whoever_met_stronger_people_is_not_behind_for_that(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is how far somebody was ahead of those who sat there."""
    high, low = played(110, 100), played(10, 0)
    low.summary.seats[0].name = "Carl"
    monkeypatch.setattr(queries, "games", lambda _index, _wanted: [high, low] * 3)
    found = head_starts(profile, "exxtra", PEOPLE)
    assert found["Alex"] == found["Carl"] == 0
    assert found["Beate"] == pytest.approx(5 * 3 / 6 + 5 * 6 / 9)
