"""Old data: what every released format version wrote must open today. Samples are added, never changed.

A folder is named after the version of the format: records/ with a finished game of each kind, and profile/ as gamebox
left it on disk, with a running game of each kind.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from gamebox.engine.game import Over
from gamebox.engine.record import decode, encode, load, replay
from gamebox.games.registry import GAMES
from gamebox.library import people, queries, settings
from gamebox.library.index import Index
from gamebox.library.profile import Profile
from gamebox.library.queries import Best
from gamebox.library.saves import Saves
from gamebox.library.settings import Settings

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("v*/records/*.gamebox"))
PROFILES = sorted(HERE.glob("v*/profile"))


def named(path: Path) -> str:
    return str(path.relative_to(HERE))


@pytest.fixture(params=PROFILES, ids=named)
def profile(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Profile]:
    """An old profile, copied: it may be changed by being opened."""
    shutil.copytree(request.param, tmp_path / "profile")
    opened = Profile(tmp_path / "profile")
    yield opened
    opened.close()


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_old_records_lead_to_their_end(path: Path) -> None:
    record = load(path, GAMES)
    assert isinstance(replay(record).to_act(), Over)
    assert list(record.moves) == json.loads(path.read_text(encoding="utf-8"))["moves"]
    assert decode(encode(record), GAMES) == record


def test_there_is_a_record_of_every_game_of_that_time() -> None:
    assert {path.stem for path in HERE.glob("v1/records/*.gamebox")} == {"exxtra", "lavarails", "level8"}


def test_old_settings_are_kept(profile: Profile) -> None:
    old = Settings(language="de", theme="dark", animation="fast", free_undo=True, side_panel=False)
    assert settings.load(profile) == old
    assert profile.damaged == []


def test_old_people_are_known(profile: Profile) -> None:
    found = people.load(profile)
    assert found.names == ("Alex",)
    assert {game: line_up.seats[1].name for game, line_up in found.line_ups.items()} == {
        "exxtra": "Beate Ö.",
        "lavarails": "Beate Ö.",
        "level8": "Beate Ö.",
    }
    assert profile.damaged == []


def test_old_best_scores_are_kept(profile: Profile) -> None:
    assert queries.best(Index(profile), "lavarails", "volcano-a") == (Best("Alex", 41, "2026-11-16"),)
    assert profile.damaged == []


def test_old_running_games_go_on(profile: Profile) -> None:
    unfinished = Saves(profile).unfinished()
    assert {game.record.setup.game.id for game in unfinished} == {"exxtra", "lavarails", "level8"}
    for game in unfinished:
        assert not game.glance.damaged
        assert len(game.record.moves) == 28
        Saves(profile).resume(game).close()
    assert profile.damaged == []


def test_old_finished_games_can_be_opened(profile: Profile) -> None:
    files = sorted((profile.folder / "finished").iterdir())
    assert [replay(load(file, GAMES)).to_act().__class__ for file in files] == [Over]
    [listed] = queries.games(Index(profile))
    assert (listed.file, listed.summary.game) == (files[0].name, "exxtra")
