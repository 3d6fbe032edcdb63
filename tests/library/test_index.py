"""The index: it follows the records, survives whatever happens to its file, and grows by steps."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path

import pytest

from gamebox.engine.record import save
from gamebox.library import index as index_module
from gamebox.library import queries
from gamebox.library.index import FILE, Index
from gamebox.library.profile import FINISHED, Profile
from tests.library.games import BEGINNING, game, kept, of_version_1


@pytest.fixture
def index(profile: Profile) -> Index:
    return Index(profile)


def files(index: Index) -> list[str]:
    return [found.file for found in queries.games(index)]


def test_a_new_profile_has_no_games(index: Index) -> None:
    assert files(index) == []


def test_it_follows_what_happens_to_the_records(index: Index, profile: Profile) -> None:
    first, second = kept(profile, game(seed=1), game(seed=2))
    assert files(index) == ["0002.gamebox", "0001.gamebox"]
    second.unlink()
    assert files(index) == ["0001.gamebox"]
    save(game(("Diana", "Emil", "Franka"), seed=3), first)
    assert [sat.name for sat in queries.games(index)[0].summary.seats] == ["Diana", "Emil", "Franka"]


def test_a_record_is_read_once(index: Index, profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = kept(profile, game(seed=1), game(seed=2))
    paths[1].write_text("no record")
    assert files(index) == ["0001.gamebox"]
    monkeypatch.setattr(index_module, "load", pytest.fail)
    assert files(index) == ["0001.gamebox"]


def test_games_that_are_not_over_are_none(index: Index, profile: Profile) -> None:
    record = game()
    [path] = kept(profile, type(record)(record.setup, record.moves[:5]))
    assert files(index) == []
    assert path.exists()


def test_a_game_of_version_1_ended_when_its_file_says(index: Index, profile: Profile) -> None:
    folder = profile.folder / FINISHED
    save(of_version_1(game(seed=1)), folder / "2026-05-01-201500-exxtra.gamebox")
    save(of_version_1(game(seed=2)), folder / "from-elsewhere.gamebox")
    save(of_version_1(game(seed=3)), folder / "2026-99-99-999999-exxtra.gamebox")
    os.utime(folder / "from-elsewhere.gamebox", (BEGINNING.timestamp(), BEGINNING.timestamp()))
    found = {found.file: found.summary for found in queries.games(index)}
    assert f"{found['2026-05-01-201500-exxtra.gamebox'].ended.astimezone():%Y-%m-%d %H:%M}" == "2026-05-01 20:15"
    assert found["from-elsewhere.gamebox"].ended == BEGINNING
    assert found["2026-99-99-999999-exxtra.gamebox"].ended.year == 1970


@pytest.mark.parametrize(
    "content", [b"no database at all, but long enough to be read as one" * 40, b"SQLite format 3\0" * 300]
)
def test_a_damaged_index_is_set_aside_and_made_anew(index: Index, profile: Profile, content: bytes) -> None:
    kept(profile, game())
    files(index)
    (profile.folder / FILE).write_bytes(content)
    assert files(index) == ["0001.gamebox"]
    assert profile.damaged == [f"{FILE}.damaged-1"]
    assert (profile.folder / f"{FILE}.damaged-1").read_bytes() == content
    assert files(index) == ["0001.gamebox"]
    assert len(profile.damaged) == 1


def test_damage_in_the_middle_is_noticed(index: Index, profile: Profile) -> None:
    kept(profile, *(game(seed=seed) for seed in range(1, 30)))
    files(index)
    path = profile.folder / FILE
    data = bytearray(path.read_bytes())
    data[4096 : len(data)] = b"\xa5" * (len(data) - 4096)
    path.write_bytes(data)
    assert len(files(index)) == 29
    assert profile.damaged == [f"{FILE}.damaged-1"]


def test_an_index_without_its_tables_is_made_anew(index: Index, profile: Profile) -> None:
    kept(profile, game())
    with sqlite3.connect(profile.folder / FILE) as db:
        db.execute("PRAGMA user_version = 1")
    db.close()
    assert files(index) == ["0001.gamebox"]


def test_an_index_of_a_newer_gamebox_is_made_anew(index: Index, profile: Profile) -> None:
    kept(profile, game())
    with sqlite3.connect(profile.folder / FILE) as db:
        db.execute("CREATE TABLE wonders (id INTEGER)")
        db.execute("PRAGMA user_version = 99")
    db.close()
    assert files(index) == ["0001.gamebox"]
    assert profile.damaged == []


def test_an_older_index_is_migrated(index: Index, profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(profile, game())
    files(index)
    step = "ALTER TABLE games ADD COLUMN luck REAL; UPDATE games SET luck = 0.5"
    monkeypatch.setattr(index_module, "_STEPS", (*index_module._STEPS, step))
    monkeypatch.setattr(index_module, "load", pytest.fail)
    assert index.ask(lambda db: db.execute("SELECT luck FROM games").fetchall()) == [(0.5,)]
    assert files(index) == ["0001.gamebox"]


def test_a_migration_that_fails_leaves_the_index_as_it_was(
    index: Index, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(profile, game())
    files(index)
    broken = "CREATE TABLE luck (value REAL); INSERT INTO nowhere VALUES (1)"
    with monkeypatch.context() as patch:
        patch.setattr(index_module, "_STEPS", (*index_module._STEPS, broken))
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            index.ask(lambda db: None)
    assert files(index) == ["0001.gamebox"]


def test_it_can_be_rebuilt_from_the_records(profile: Profile) -> None:
    told: list[tuple[int, int]] = []
    index = Index(profile, lambda done, count: told.append((done, count)))
    kept(profile, game(seed=1), game(seed=2))
    files(index)
    with sqlite3.connect(profile.folder / FILE) as db:
        db.execute("UPDATE seats SET name = 'Nobody'")
    db.close()
    assert index.rebuild() == 2
    assert {sat.name for found in queries.games(index) for sat in found.summary.seats} == {"Alex", "Beate", "Carl"}
    assert told == [(1, 2), (2, 2)] * 2


@pytest.mark.skipif(os.name == "nt", reason="rights are another matter there")
def test_nobody_else_may_read_it(index: Index, profile: Profile) -> None:
    files(index)
    assert (profile.folder / FILE).stat().st_mode & 0o777 == 0o600


def test_what_the_disk_refuses_is_an_error_of_the_disk(index: Index, profile: Profile) -> None:
    (profile.folder / FILE).mkdir()
    with pytest.raises(OSError, match=FILE):
        files(index)


def test_no_descriptor_stays_open(index: Index, profile: Profile) -> None:
    if not Path("/proc/self/fd").exists():
        pytest.skip("descriptors cannot be counted here")
    kept(profile, game())
    before = len(list(Path("/proc/self/fd").iterdir()))
    for _ in range(20):
        files(index)
    assert len(list(Path("/proc/self/fd").iterdir())) == before


def test_a_full_disk_is_no_damage(index: Index, profile: Profile) -> None:
    def fail(_db: sqlite3.Connection) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with pytest.raises(OSError, match="disk is full") as caught:
        index.ask(fail)
    assert caught.value.errno == errno.ENOSPC
    assert profile.damaged == []
