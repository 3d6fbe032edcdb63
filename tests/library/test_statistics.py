"""What there is to say of people: played, won, streaks, luck, skill, and whom they met."""

from __future__ import annotations

import csv
import io
import json
import math
from datetime import timedelta

import pytest

from gamebox.bots.judged import Review, SeatReview
from gamebox.engine.record import Record, replay
from gamebox.library import queries, statistics
from gamebox.library.export import COLUMNS, as_csv
from gamebox.library.index import Index
from gamebox.library.people import NEUTRAL
from gamebox.library.profile import REVIEWS, Profile
from gamebox.library.reviews import Reviews
from gamebox.library.statistics import Opponent, Part, Person, Standing
from gamebox.library.summary import Sat, Summary
from tests.library.games import BEGINNING, game, kept, won_by


@pytest.fixture
def index(profile: Profile) -> Index:
    return Index(profile)


def of(index: Index, person: str) -> Standing:
    return statistics.standing(queries.games(index), person)


def reviewed(profile: Profile, record: Record, *seats: tuple[float, float], unit: str = "win") -> None:
    """A kept review that says so of each seat's luck and losses."""
    document = {"unit": unit, "moves": [], "seats": [{"luck": luck, "lost": lost} for luck, lost in seats]}
    (profile.subfolder(REVIEWS) / f"{record.digest}.json").write_text(json.dumps(document))


THREE = ("Alex", "Beate", "Carl")


def test_what_there_is_to_say_of_a_person(index: Index, profile: Profile) -> None:
    kept(
        profile,
        won_by(0, THREE, 1),
        won_by(0, THREE, 2),
        won_by(1, THREE, 3),
        won_by(0, ("Alex", "Diana", NEUTRAL), 4),
        won_by(1, ("Diana", "Beate", "Carl"), 5),
    )
    alex = of(index, "Alex")
    assert (alex.played, alex.won, alex.streak, alex.longest_streak) == (4, 3, 1, 2)
    assert (alex.best, alex.mean) != (None, None)
    assert [(opponent.name, opponent.games) for opponent in alex.opponents] == [("Beate", 3), ("Carl", 3), ("Diana", 1)]
    diana = next(opponent for opponent in alex.opponents if opponent.name == "Diana")
    assert diana == Opponent("Diana", 1, beaten=1, beaten_by=0)
    beate = alex.opponents[0]
    assert beate.beaten >= 2
    assert beate.beaten_by >= 1
    assert of(index, "Beate").won == 2
    assert of(index, "Diana").streak == 0


def test_scores_of_somebody_who_plays_alone_are_no_victories(index: Index, profile: Profile) -> None:
    records = [game(("Alex",), seed, "lavarails") for seed in (1, 2, 3)]
    kept(profile, *records)
    scores = [replay(record).to_act().scores[0] for record in records]
    alex = of(index, "Alex")
    assert (alex.played, alex.contests, alex.won, alex.longest_streak) == (3, 0, 0, 0)
    assert (alex.best, alex.mean) == (max(scores), sum(scores) / 3)


def test_of_somebody_unknown_there_is_nothing_to_say(index: Index) -> None:
    nobody = of(index, "Nobody")
    assert (nobody.played, nobody.best, nobody.mean, nobody.streak, nobody.opponents) == (0, None, None, 0, ())


def test_tied_players_have_not_beaten_each_other() -> None:
    [met] = (met for met in statistics.opponents_of(tied_parts()) if met.name == "Beate")
    assert met == Opponent("Beate", 3, beaten=1, beaten_by=1)


def tied_parts() -> list[Part]:
    """Alex and Beate in three games: tied, Alex ahead, Beate ahead."""
    found = []
    for mine, other in ((1, 1), (1, 2), (2, 1)):
        seats = (Sat("Alex", None, mine, 0), Sat("Beate", None, other, 0))
        found.append(Part(Summary("", "", "exxtra", "", None, BEGINNING, 0, seats), seats[0]))
    return found


def test_whoever_is_tied_came_off_better_than_half_of_them() -> None:
    assert [part.share for part in tied_parts()] == [0.5, 1, 0]
    seats = (Sat("Alex", None, 1, 30),)
    alone = Part(Summary("", "", "lavarails", "", None, BEGINNING, 0, seats), seats[0])
    assert (alone.share, alone.contest, alone.won) == (1, False, False)


def standing_among(*met: Opponent) -> Standing:
    return Standing(9, 9, 4, None, None, 0, 0, None, None, met)


def test_rival_and_nemesis() -> None:
    met = (Opponent("Beate", 9, 6, 2), Opponent("Carl", 5, 1, 4), Opponent("Diana", 4, 2, 2), Opponent("Emil", 1, 0, 0))
    told = standing_among(*met)
    assert told.favourite == met[0]
    assert told.nemesis == met[1]
    assert told.rival == met[2]
    assert standing_among(met[2], met[3]).nemesis is None, "nobody is ahead"
    often = Opponent("Frieda", 7, 2, 5)
    assert standing_among(met[1], often).nemesis == standing_among(often, met[1]).nemesis == often
    nobody = standing_among()
    assert (nobody.favourite, nobody.nemesis, nobody.rival) == (None, None, None)


def test_a_rival_was_met_twice_and_of_equals_most_often() -> None:
    once, twice, often = Opponent("Emil", 1, 0, 0), Opponent("Diana", 2, 1, 1), Opponent("Frieda", 6, 3, 3)
    assert standing_among(once).rival is None
    assert standing_among(twice, once).rival == twice
    assert standing_among(twice, often).rival == standing_among(often, twice).rival == often


@pytest.mark.parametrize(
    ("mean", "telling"),
    [
        (statistics.Mean(0.25, 0.05, 5), True),
        (statistics.Mean(-0.25, 0.05, 5), True),
        (statistics.Mean(0.25, 0.15, 5), False),
        (statistics.Mean(0.25, 0.125, 5), False),
        (statistics.Mean(0.25, 0.05, 4), False),
        (statistics.Mean(0.2, math.inf, 1), False),
    ],
)
def test_only_what_lasts_for_some_games_is_more_than_chance(mean: statistics.Mean, telling: bool) -> None:
    assert mean.telling is telling


def test_luck_is_known_from_reviews(index: Index, profile: Profile) -> None:
    records = [game(seed=seed) for seed in (1, 2, 3)]
    kept(profile, *records, game(("Alex",), 4, "lavarails"))
    reviewed(profile, records[0], (0.2, 0.05), (-0.1, 0.0), (-0.1, 0.1))
    assert of(index, "Alex").luck == statistics.Mean(0.2, math.inf, 1)
    reviewed(profile, records[1], (0.3, 0.15), (-0.2, 0.0), (-0.1, 0.1))
    reviewed(profile, game(("Alex",), 4, "lavarails"), (12.0, 3.0), unit="points")
    alex = of(index, "Alex")
    assert alex.luck.value == pytest.approx(0.25)
    assert alex.luck.error == pytest.approx(0.05)
    assert alex.lost.value == pytest.approx(0.1)
    assert of(index, "Beate").luck.value == pytest.approx(-0.15)


def test_reviews_are_read_as_they_are_kept(index: Index, profile: Profile) -> None:
    record = game(seed=1)
    kept(profile, record)
    seats = tuple(
        SeatReview(name, 0.3, 0.4, luck, 0.05, 0.0) for name, luck in zip(THREE, (0.2, 0.1, -0.3), strict=True)
    )
    Reviews(profile).keep(record, Review("exxtra", "any", "win", seats, (), (), 0.0))
    assert of(index, "Alex").luck.value == pytest.approx(0.2)
    assert of(index, "Carl").luck.value == pytest.approx(-0.3)
    assert of(index, "Carl").lost.value == pytest.approx(0.05)


def test_a_review_that_is_gone_or_makes_no_sense_says_nothing(index: Index, profile: Profile) -> None:
    record = game(seed=1)
    kept(profile, record)
    reviewed(profile, record, (0.2, 0.05), (-0.1, 0.0), (-0.1, 0.1))
    assert of(index, "Alex").luck
    path = profile.folder / REVIEWS / f"{record.digest}.json"
    path.write_text("[")
    assert of(index, "Alex").luck is None
    path.unlink()
    assert of(index, "Alex").luck is None


def test_people_with_the_colour_they_like_best(index: Index, profile: Profile) -> None:
    kept(profile, game(seed=1), game(("Beate", "Robo.", NEUTRAL), seed=2))
    found = statistics.people_of(queries.games(index))
    assert found[0].name == "Beate"
    assert found[0].games == 2
    assert found[0].colour in {"red", "blue"}
    assert found[1:] == [Person("Alex", 1, "red"), Person("Carl", 1, "green")]


def test_how_many_came_off_worse(index: Index, profile: Profile) -> None:
    record = won_by(0, THREE, 1)
    kept(profile, record)
    [first] = statistics.parts(queries.games(index), "Alex")
    assert first.won
    assert first.share == 1
    others = [statistics.parts(queries.games(index), name)[0].share for name in ("Beate", "Carl")]
    assert sum(others) == pytest.approx(0.5)
    alone = Part(first.game, first.game.seats[0])
    assert alone.contest


def test_the_mean_of_the_last_few() -> None:
    assert statistics.running_mean([1, 2, 3, 4], over=2) == [1, 1.5, 2.5, 3.5]
    assert statistics.running_mean([]) == []
    assert statistics.running_mean([5, 0, 0, 0, 0, 0])[3:] == [1.25, 1, 0], "of five, unless somebody says otherwise"


def test_only_games_of_one_sitting_tell_how_long_they_were_played() -> None:
    def minutes(taken: timedelta | None) -> float:
        began = None if taken is None else BEGINNING - taken
        return statistics.played_minutes(Summary("", "", "exxtra", "", began, BEGINNING, 0, ()))

    assert minutes(timedelta(minutes=42, seconds=30)) == 42.5
    assert minutes(statistics.SITTING) == 12 * 60
    assert [minutes(timedelta(hours=13)), minutes(timedelta(hours=-1)), minutes(None)] == [0, 0, 0]


def test_months_are_counted_from_the_first_to_the_last(profile: Profile) -> None:
    kept(profile, *(won_by(0, ("Alex", "Beate", "Carl"), after=days) for days in (0, 1, 40, 250)))
    found = statistics.games_by_month(queries.games(Index(profile)))
    assert found[:3] == [((2026, 5), 2), ((2026, 6), 1), ((2026, 7), 0)]
    assert found[-1] == ((2027, 1), 1)
    assert len(found) == 9
    assert statistics.games_by_month([]) == []


def test_a_table_for_other_programs(index: Index, profile: Profile) -> None:
    records = [game(seed=1, used=("hints", "tutor")), game(("=1+1", "Beate", "Robo."), seed=2)]
    kept(profile, *records)
    reviewed(profile, records[0], (0.2, 0.05), (-0.1, 0.0), (-0.1, 0.1))
    data = as_csv(queries.games(index))
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))
    assert tuple(rows[0]) == COLUMNS
    assert [row["name"] for row in rows] == ["'=1+1", "Beate", "Robo", "Alex", "Beate", "Carl"]
    assert [row["bot"] for row in rows] == ["", "", "easy", "", "", ""]
    assert [row["seat"] for row in rows] == ["1", "2", "3"] * 2
    assert [row["began"] for row in rows[::3]] == [
        kept.summary.began.isoformat() if kept.summary.began else "" for kept in queries.games(index)
    ]
    assert rows[3]["began"].startswith("2026-")
    assert rows[3]["help"] == "hints tutor"
    assert (rows[3]["luck"], rows[0]["luck"]) == ("0.2", "")
