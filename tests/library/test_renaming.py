"""People change their names in all that is kept of them."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from gamebox.engine.record import Record, load
from gamebox.games.registry import GAMES
from gamebox.library import glances, people, queries
from gamebox.library.index import Index
from gamebox.library.people import NEUTRAL, LineUp, People
from gamebox.library.profile import Profile
from gamebox.library.renaming import CannotRenameError, forget, rename
from gamebox.library.saves import Saves
from tests.library.games import game, kept


@pytest.fixture
def played(profile: Profile) -> Profile:
    """Two finished games and a running one with Beate, and one in which only a bot is called so."""
    records = [game(seed=1), game(("Beate", "Diana", "Robo."), seed=2), game(("Alex", "Beate.", "Carl"), seed=3)]
    kept(profile, *records)
    Saves(profile).begin(Record(records[0].setup, records[0].moves[:10], records[0].notes)).close()
    seats = records[0].setup.seats
    people.save(profile, People(("Beate", "Alex"), {"exxtra": LineUp(seats), "level8": LineUp(seats[:1])}))
    return profile


def names(profile: Profile) -> list[tuple[str, int]]:
    return queries.persons(Index(profile))


def running_names(profile: Profile) -> list[str]:
    [game] = Saves(profile).unfinished()
    return [seat.name for seat in game.record.setup.seats]


def test_a_new_name_is_everywhere(played: Profile) -> None:
    assert rename(played, "Beate", "Bea") == 3
    assert names(played) == [("Alex", 2), ("Bea", 2), ("Carl", 2), ("Diana", 1)]
    assert running_names(played) == ["Alex", "Bea", "Carl"]
    assert people.load(played).names == ("Bea", "Alex")
    assert people.load(played).line_ups["exxtra"].seats[1].name == "Bea"


def test_a_new_name_as_long_as_the_old_one_is_found_too(played: Profile) -> None:
    assert ("Beate", 2) in names(played)
    rename(played, "Beate", "Berta")
    assert names(played) == [("Alex", 2), ("Berta", 2), ("Carl", 2), ("Diana", 1)]


def test_no_glance_at_a_game_keeps_the_old_name(played: Profile) -> None:
    Saves(played).unfinished()
    assert "Beate" in (played.folder / glances.FILE).read_text(encoding="utf-8")
    rename(played, "Beate", "Bea")
    assert not (played.folder / glances.FILE).exists()


def test_it_is_told_how_far_it_is(played: Profile) -> None:
    told: list[tuple[int, int]] = []
    rename(played, "Beate", "Bea", lambda done, count: told.append((done, count)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_a_renamed_game_is_still_the_same(played: Profile) -> None:
    before = {found.summary.digest for found in queries.games(Index(played))}
    rename(played, "Beate", "Bea")
    assert {found.summary.digest for found in queries.games(Index(played))} == before
    [moves] = [game.record.moves for game in Saves(played).unfinished()]
    assert len(moves) == 10


def test_bots_keep_their_names(played: Profile) -> None:
    rename(played, "Beate", "Bea")
    record = load(played.folder / "finished" / "0003.gamebox", GAMES)
    assert record.setup.seats[1].name == "Beate"


def test_two_people_may_turn_out_to_be_one(played: Profile) -> None:
    rename(played, "Diana", "Carl")
    assert dict(names(played))["Carl"] == 3


@pytest.mark.parametrize("new", ["", " ", "a\nb", "x" * 41, NEUTRAL, "Alex"])
def test_a_name_that_is_none_or_sits_at_the_same_table_is_refused(played: Profile, new: str) -> None:
    before = names(played)
    with pytest.raises(CannotRenameError):
        rename(played, "Beate", new)
    assert names(played) == before


def test_a_name_may_have_forty_letters(played: Profile) -> None:
    assert rename(played, "Beate", "x" * 40) == 3


def test_somebody_who_wants_to_be_forgotten_leaves_a_neutral_name(played: Profile) -> None:
    assert forget(played, "Beate") == 3
    assert names(played) == [("Alex", 2), ("Carl", 2), ("Diana", 1)]
    assert running_names(played) == ["Alex", NEUTRAL, "Carl"]
    assert people.load(played).names == ("Alex",)
    assert list(people.load(played).line_ups) == ["level8"], "a line-up with a gap is of no use"
    assert b"Beate" not in b"".join(path.read_bytes() for path in (played.folder / "running").iterdir())
    forget(played, "Carl")
    assert running_names(played) == ["Alex", NEUTRAL, NEUTRAL]


def test_a_renamed_game_was_played_when_it_was_played(played: Profile) -> None:
    [path] = (played.folder / "running").iterdir()
    os.utime(path, (1000, 1000))
    rename(played, "Beate", "Bea")
    [game] = Saves(played).unfinished()
    assert game.last_played == 1000


@pytest.mark.parametrize("act", [forget, lambda profile, name: rename(profile, name, "Bea")])
def test_no_file_tells_the_old_name_any_more(played: Profile, act: Callable[[Profile, str], int]) -> None:
    Index(played).ask(lambda _db: None)
    Saves(played).unfinished()
    act(played, "Diana")
    Index(played).ask(lambda _db: None)
    telling = [path for path in played.folder.rglob("*") if path.is_file() and b"Diana" in path.read_bytes()]
    assert telling == []
