"""Files are written whole or not at all."""

import os

import pytest

from gamebox.engine.files import name_aside, write_atomically


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
