"""What is listed of a game: how it ended, and when, as far as that can be known."""

from __future__ import annotations

import os
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from gamebox.engine.record import Notes, replay
from gamebox.library.summary import Summary, summarise
from tests.library.games import game

RACE = game(("Alex", "Beate", "Robo."), seed=1, used=("hints",))


def of(path: Path, notes: Notes = RACE.notes) -> Summary:
    found = summarise(replace(RACE, notes=notes), path)
    assert found
    return found


def test_who_sat_where_and_how_they_did(tmp_path: Path) -> None:
    found, over = of(tmp_path), replay(RACE).to_act()
    assert [sat.name for sat in found.seats] == [seat.name for seat in RACE.setup.seats]
    assert [sat.bot for sat in found.seats] == [seat.bot for seat in RACE.setup.seats]
    assert [sat.score for sat in found.seats] == list(over.scores)
    assert [sat.place for sat in found.seats] == [over.place_of(seat) for seat in range(3)]
    assert [sat.won for sat in found.seats] == [sat.place == 1 for sat in found.seats]
    assert sum(sat.won for sat in found.seats) >= 1
    assert (found.game, found.moves, found.help) == ("exxtra", len(RACE.moves), ("hints",))
    assert (found.began, found.ended) == (RACE.notes.played.began, RACE.notes.played.ended)
    assert not found.bots_only


def test_a_game_that_is_not_over_is_not_listed(tmp_path: Path) -> None:
    assert summarise(replace(RACE, moves=RACE.moves[:5]), tmp_path) is None


@pytest.mark.parametrize("name", ["2024-02-03-040506-exxtra.gamebox", "2024-02-03-040506.gamebox"])
def test_an_old_game_ended_when_its_file_says(tmp_path: Path, name: str) -> None:
    assert of(tmp_path / name, Notes()).ended == datetime(2024, 2, 3, 4, 5, 6).astimezone(UTC)


def test_an_old_game_whose_name_says_nothing_ended_when_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "evening.gamebox"
    path.write_text("")
    os.utime(path, (1e9, 1e9))
    assert of(path, Notes()).ended == datetime.fromtimestamp(1e9, UTC)


def test_a_day_that_there_is_not_is_the_first(tmp_path: Path) -> None:
    assert of(tmp_path / "2024-13-33-990000.gamebox", Notes()).ended == datetime.fromtimestamp(0, UTC)
