"""What the index tells: lists of games, best results, and who has played."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import timedelta

import pytest
from msgspec import structs

from gamebox.engine.game import Over
from gamebox.engine.record import Record, replay
from gamebox.library import old_scores, queries
from gamebox.library.index import Index
from gamebox.library.people import NEUTRAL
from gamebox.library.profile import Profile
from gamebox.library.queries import Wanted
from tests.library.games import BEGINNING, game, kept


@pytest.fixture
def index(profile: Profile) -> Index:
    return Index(profile)


def test_a_game_is_told_as_it_was_played(index: Index, profile: Profile) -> None:
    record = game(("Alex", "Robo."), seed=7, name="lavarails", used=("hints", "free undo"), sheet="volcano-b")
    kept(profile, record)
    [found] = queries.games(index)
    over = replay(record).to_act()
    assert isinstance(over, Over)
    summary = found.summary
    assert (summary.game, summary.variant, summary.moves) == ("lavarails", "volcano-b", len(record.moves))
    assert (summary.began, summary.ended) == (BEGINNING, BEGINNING + timedelta(minutes=7))
    assert summary.digest == record.digest
    assert summary.help == ("hints", "free undo")
    assert [(sat.name, sat.bot, sat.score) for sat in summary.seats] == [
        ("Alex", None, over.scores[0]),
        ("Robo", "easy", over.scores[1]),
    ]
    assert [sat.won for sat in summary.seats] == [seat in over.winners for seat in range(2)]


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        (Wanted(), [5, 4, 3, 2, 1]),
        (Wanted(game="exxtra"), [5, 4, 2, 1]),
        (Wanted(variant="railway-a"), [3]),
        (Wanted(person="Alex"), [5, 2, 1]),
        (Wanted(person="Robo"), []),
        (Wanted(helped=False), [5, 4, 3, 1]),
        (Wanted(bots_only=False), [5, 3, 2, 1]),
        (Wanted(person="Alex", helped=False), [5, 1]),
    ],
)
def test_games_can_be_chosen(index: Index, profile: Profile, wanted: Wanted, numbers: list[int]) -> None:
    kept(
        profile,
        game(seed=1),
        game(seed=2, used=("tutor",)),
        game(("Beate",), seed=3, name="lavarails", sheet="railway-a"),
        game(("Robo.", "Robot.", "Alex."), seed=4),
        game(("Alex", "Diana", "Robo."), seed=5),
    )
    assert [int(found.file[:4]) for found in queries.games(index, wanted)] == numbers


def test_bots_alone_are_marked(index: Index, profile: Profile) -> None:
    kept(profile, game(seed=1), game(("Robo.", "Robot.", "Bot."), seed=2))
    assert [found.summary.bots_only for found in queries.games(index)] == [True, False]


def solo(name: str, seed: int, sheet: str = "volcano-a") -> object:
    return game((name,), seed=seed, name="lavarails", sheet=sheet)


def test_best_results_of_those_who_play_alone(index: Index, profile: Profile) -> None:
    alone = [solo("Alex", seed) for seed in range(1, 14)]
    company = [game(("Alex", "Beate"), 20, "lavarails"), solo("Robo.", 21), solo("Beate", 22, "volcano-b")]
    kept(profile, *alone, *company)
    scores = sorted((replay(record).to_act().scores[0] for record in alone), reverse=True)
    found = queries.best(index, "lavarails", "volcano-a")
    assert [best.score for best in found] == scores[:10]
    assert {(best.name, best.day) for best in found} == {("Alex", "2026-05-01")}
    assert [best.name for best in queries.best(index, "lavarails", "volcano-b")] == ["Beate"]


def test_the_older_of_equal_results_comes_first(index: Index, profile: Profile) -> None:
    scores = [{"name": name, "score": 7, "day": day} for name, day in (("Carl", "2026-02-02"), ("Beate", "2026-01-01"))]
    (profile.folder / old_scores.FILE).write_text(json.dumps({"sheets": {"volcano-a": scores}}))
    assert [best.name for best in queries.best(index, "lavarails", "volcano-a")] == ["Beate", "Carl"]


def test_old_best_lists_are_taken_over_once_and_survive_a_rebuild(index: Index, profile: Profile) -> None:
    record = solo("Alex", 3)
    score = replay(record).to_act().scores[0]
    kept(profile, record)
    known = {"name": "Alex", "score": score, "day": "2026-05-02"}
    gone = {"name": "Alex", "score": 999, "day": "2026-04-01"}
    (profile.folder / old_scores.FILE).write_text(json.dumps({"sheets": {"volcano-a": [gone, known]}}))
    for _ in range(2):
        assert [best.score for best in queries.best(index, "lavarails", "volcano-a")] == [999, score]
    index.rebuild()
    assert [best.score for best in queries.best(index, "lavarails", "volcano-a")] == [999, score]


def test_a_damaged_best_list_is_set_aside(index: Index, profile: Profile) -> None:
    (profile.folder / old_scores.FILE).write_text("[")
    assert queries.best(index, "lavarails", "volcano-a") == ()
    assert profile.damaged == [f"{old_scores.FILE}.damaged-1"]


def test_everybody_who_has_played(index: Index, profile: Profile) -> None:
    kept(profile, game(seed=1), game(("Alex", "Robo.", NEUTRAL), seed=2), game(("Alex", "Carl", "Alex."), seed=3))
    assert queries.persons(index) == [("Alex", 3), ("Carl", 2), ("Beate", 1)]


def test_line_ups_are_told_once_each_the_most_recent_first(index: Index, profile: Profile) -> None:
    kept(
        profile,
        game(seed=1),
        game(("Carl", "Beate", "Robo."), seed=2),
        game(("Beate", "Carl", "Alex"), seed=3),
        game(("Alex", "Beate", NEUTRAL), seed=4),
        game(("Robo.", "Robot.", "Bot."), seed=5),
        game(("Alex", "Beate"), seed=6, name="lavarails"),
    )
    found = [[(seat.name, seat.bot) for seat in seats] for seats in queries.line_ups(index, "exxtra")]
    assert found == [
        [("Beate", None), ("Carl", None), ("Alex", None)],
        [("Carl", None), ("Beate", None), ("Robo", "easy")],
    ]


def test_the_first_try_with_some_dice_counts(index: Index, profile: Profile) -> None:
    def tried(name: str, seed: int, dice: str = "today 2026-11-17") -> Record:
        record = solo(name, seed)
        return replace(record, notes=structs.replace(record.notes, dice=dice))

    records = [tried("Alex", 1), tried("Beate", 2), tried("Alex", 3), tried("Carl", 4, "KX7P2M"), tried(NEUTRAL, 5)]
    kept(profile, *records)
    scores = [replay(record).to_act().scores[0] for record in records]
    expected = sorted([("Alex", scores[0]), ("Beate", scores[1])], key=lambda each: -each[1])
    assert queries.first_tries(index, "lavarails", "volcano-a", "today 2026-11-17") == expected
    assert queries.first_tries(index, "lavarails", "volcano-b", "today 2026-11-17") == []


def test_only_the_last_few_line_ups_are_told(index: Index, profile: Profile) -> None:
    names = ("Alex", "Beate", "Carl", "Diana", "Emil", "Franka")
    kept(profile, *(game((name, "Robo.", "Robot."), seed=seed) for seed, name in enumerate(names, 1)))
    assert [seats[0].name for seats in queries.line_ups(index, "exxtra")] == ["Franka", "Emil", "Diana", "Carl"]
