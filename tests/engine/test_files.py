"""Files are written whole or not at all."""

import os

import pytest

from gamebox.engine.files import name_aside, own_folder, patiently, read_limited, write_atomically


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="Windows has no such pipes")
def test_nobody_waits_for_a_pipe(tmp_path):
    pipe = tmp_path / "game.gamebox"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)  # so that a test that fails ends, too
    writer = os.open(pipe, os.O_WRONLY)
    os.write(writer, b"{}")
    os.close(writer)
    with pytest.raises(OSError, match="Invalid argument"):
        read_limited(pipe, 100)
    os.close(reader)


def test_a_file_is_read_no_further_than_just_beyond_its_limit(tmp_path):
    file = tmp_path / "game.gamebox"
    file.write_bytes(b"0123456789")
    assert read_limited(file, 20) == b"0123456789"
    assert read_limited(file, 4) == b"01234"


def test_the_old_file_stays_until_the_new_one_is_complete(tmp_path, monkeypatch):
    path = tmp_path / "file"
    write_atomically(path, b"old")

    def fail(_handle):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="No space"):
            write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path], "nothing is left lying about"
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"


@pytest.mark.skipif(os.name == "nt", reason="folders cannot be synced there")
def test_file_and_folder_are_forced_to_disk(tmp_path, monkeypatch):
    synced = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(os.path.realpath(f"/proc/self/fd/{handle}")))
    write_atomically(tmp_path / "file", b"data")
    assert synced[1:] == [os.path.realpath(tmp_path)]


def test_a_name_aside_is_one_that_no_file_has(tmp_path):
    path = tmp_path / "game.journal"
    names = []
    for _ in range(3):
        aside = name_aside(path)
        aside.write_bytes(b"")
        names.append(aside.name)
    assert names == ["game.journal.damaged-1", "game.journal.damaged-2", "game.journal.damaged-3"]


def mode_of(path):
    return path.stat().st_mode & 0o777


@pytest.fixture
def open_to_all():
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.skipif(os.name == "nt", reason="rights are another matter there")
@pytest.mark.usefixtures("open_to_all")
def test_nobody_else_may_read_what_is_written(tmp_path):
    folder = own_folder(tmp_path / "profile")
    path = folder / "file"
    path.with_name("file.new").write_bytes(b"left by a crash")
    write_atomically(path, b"data")
    assert (mode_of(folder), mode_of(path)) == (0o700, 0o600)
    folder.chmod(0o755)
    assert mode_of(own_folder(folder)) == 0o700, "a folder of an older version"
    folder.chmod(0o500)
    assert mode_of(own_folder(folder)) == 0o500, "rights that somebody took away stay away"
    folder.chmod(0o700)


def test_parents_of_a_folder_are_made_as_usual(tmp_path):
    assert own_folder(tmp_path / "a" / "b").is_dir()


class HeldError(OSError):
    winerror = 32


def test_a_file_that_a_virus_scanner_holds_is_tried_again():
    waited, answers = [], iter([HeldError(), HeldError(), "done"])

    def act():
        answer = next(answers)
        if isinstance(answer, OSError):
            raise answer
        return answer

    assert patiently(act, waited.append) == "done"
    assert len(waited) == 2


def test_patience_ends_after_about_a_second():
    waited = []

    def act():
        raise HeldError

    with pytest.raises(HeldError):
        patiently(act, waited.append)
    assert 0.9 < sum(waited) < 1.2


def test_other_errors_are_told_at_once():
    def act():
        raise PermissionError(13, "Permission denied")

    with pytest.raises(PermissionError):
        patiently(act, pytest.fail)
