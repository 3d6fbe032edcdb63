"""The autosave: nothing that was shown is ever lost, and nothing that is damaged is ever believed."""

import os
import re
import sys
import zlib
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamebox.engine.journal import MAX_BYTES, Journal, StrangeJournalError, recover
from gamebox.engine.record import Notes, Played, Record, RecordError
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from tests.helpers import random_move, random_moves, setup_for

SETUP = setup_for()
MOVES = random_moves(SETUP, seed=7, at_most=25)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.journal"


def written(path, moves=MOVES):
    """A closed journal of these moves."""
    journal = Journal.create(path, Record(SETUP))
    for text in moves:
        journal.append(text)
    journal.close()
    return path.read_bytes()


def header_size(data):
    return data.index(b"\n") + 1


def moves_on_disk(path):
    return recover(path, GAMES).record.moves


def chained(*contents):
    """A journal that somebody else wrote, with right checksums."""
    checksum, lines = 0, []
    for content in contents:
        checksum = zlib.crc32(content, checksum)
        lines.append(b"%08x %s\n" % (checksum, content))
    return b"".join(lines)


def header_of(data):
    return data[: header_size(data) - 1].partition(b" ")[2]


def test_gives_back_set_up_and_moves(path):
    written(path)
    recovered = recover(path, GAMES)
    assert recovered.record.setup == SETUP
    assert recovered.record.moves == MOVES
    assert not recovered.damaged


def test_new_game_has_no_moves_yet(path):
    written(path, [])
    assert recover(path, GAMES).record.moves == ()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_each_move_is_on_disk_when_append_returns(path):
    journal = Journal.create(path, Record(SETUP))
    for count, text in enumerate(MOVES, 1):
        journal.append(text)
        assert moves_on_disk(path) == MOVES[:count]
    journal.close()


def test_each_move_is_forced_to_disk(path, monkeypatch):
    journal = Journal.create(path, Record(SETUP))
    sizes = []
    monkeypatch.setattr(os, "fsync", lambda handle: sizes.append(os.fstat(handle).st_size))
    journal.append("=21")
    journal.take_back(1)
    journal.close()
    assert sizes[-1] == path.stat().st_size
    assert len(sizes) == 2


def test_moves_taken_back_stay_away(path):
    journal = Journal.create(path, Record(SETUP))
    for text in ("=XX", "roll", "=21"):
        journal.append(text)
    journal.take_back(2)
    journal.append("place 3")
    assert moves_on_disk(path) == ("=XX", "place 3")
    journal.take_back(2)
    journal.close()
    assert moves_on_disk(path) == ()
    assert not recover(path, GAMES).damaged


def test_cut_anywhere_leaves_the_moves_that_are_whole(path):
    data = written(path)
    line_ends = [index + 1 for index, byte in enumerate(data) if byte == ord("\n")]
    for cut in range(header_size(data), len(data) + 1):
        path.write_bytes(data[:cut])
        recovered = recover(path, GAMES)
        whole = sum(end <= cut for end in line_ends) - 1
        assert recovered.record.moves == MOVES[:whole]
        assert recovered.damaged == (cut not in line_ends)


def test_cut_set_up_is_an_error_and_the_file_stays(path):
    data = written(path)
    for cut in range(header_size(data)):
        path.write_bytes(data[:cut])
        with pytest.raises(RecordError, match="set-up"):
            recover(path, GAMES)
        assert path.read_bytes() == data[:cut]


@pytest.mark.parametrize("flip", [0x01, 0x20, 0x80, 0xFF])
def test_flipped_byte_spoils_only_what_follows(path, flip):
    data = written(path, MOVES[:8])
    for index in range(header_size(data), len(data)):
        path.write_bytes(data[:index] + bytes([data[index] ^ flip]) + data[index + 1 :])
        recovered = recover(path, GAMES)
        assert recovered.damaged
        assert recovered.record.moves == MOVES[: data[:index].count(b"\n") - 1]


@pytest.mark.parametrize("flip", [0x01, 0x20, 0x80])
def test_flipped_byte_in_the_set_up_never_costs_the_moves(path, flip):
    """They cannot be believed with another set-up, so the whole file is left for somebody to look at."""
    data = written(path, MOVES[:8])
    for index in range(header_size(data)):
        spoilt = data[:index] + bytes([data[index] ^ flip]) + data[index + 1 :]
        path.write_bytes(spoilt)
        with pytest.raises(RecordError):
            recover(path, GAMES)
        assert path.read_bytes() == spoilt


@given(tail=st.binary(min_size=1, max_size=80))
def test_garbage_at_the_end_is_left_out(tmp_path, tail):
    path = tmp_path / "game.journal"
    path.write_bytes(written(path) + tail)
    recovered = recover(path, GAMES)
    assert recovered.damaged
    assert recovered.record.moves == MOVES


@given(data=st.binary(max_size=200))
def test_arbitrary_files_are_refused(tmp_path, data):
    path = tmp_path / "game.journal"
    path.write_bytes(data)
    with pytest.raises(RecordError):
        recover(path, GAMES)


@pytest.mark.parametrize("entry", [b"-3", b"-0", b"-x", b"--1", b"1", b"", b"?roll", b"-" + b"9" * 5000, b"-\xd9\xa1"])
def test_entries_that_make_no_sense_end_the_game_there(path, entry):
    header = header_of(written(path, []))
    path.write_bytes(chained(header, b"+=21", b"+roll", entry, b"+=42"))
    recovered = recover(path, GAMES)
    assert recovered.record.moves == ("=21", "roll")
    assert recovered.damaged


@pytest.mark.parametrize("move", [b"+place 9", b"+place 3", b"+\xff", b"+"])
def test_moves_of_other_rules_are_left_out_and_the_file_is_kept(path, move):
    header = header_of(written(path, []))
    data = chained(header, b"+=21", b"+roll", move, b"+=42")
    path.write_bytes(data)
    recovered = recover(path, GAMES)
    assert recovered.record.moves == ("=21", "roll")
    assert recovered.damaged
    assert path.read_bytes() == data, "looking changes nothing"
    journal = recovered.reopen()
    assert copies(path) == [data]
    journal.append("=32")
    journal.close()
    assert moves_on_disk(path) == ("=21", "roll", "=32")


def copies(path):
    """What was kept of damaged journals, the oldest first."""
    return [file.read_bytes() for file in sorted(path.parent.glob(f"{path.name}.damaged-*"))]


def test_no_copy_is_written_over_another_one(path):
    spoilt = []
    for move in MOVES[:3]:
        data = written(path, MOVES[:6])
        spoilt.append(data.replace(move.encode(), b"?", 1))
        path.write_bytes(spoilt[-1])
        recover(path, GAMES).reopen().close()
    assert copies(path) == spoilt


def test_a_torn_end_is_cut_off_without_a_copy(path):
    data = written(path)
    path.write_bytes(data[:-3])
    recover(path, GAMES).reopen().close()
    assert copies(path) == []
    assert moves_on_disk(path) == MOVES[:-1]


def test_a_kill_while_a_journal_is_mended_costs_nothing(path, monkeypatch):
    """Either the old file is there or the mended one, and never less than was playable."""
    header = header_of(written(path, []))
    data = chained(header, b"+=21", b"+roll", b"+place 9", b"+=42")
    path.write_bytes(data)

    class Killed(BaseException):
        pass

    def kill(_handle):
        raise Killed

    with monkeypatch.context() as dying:
        dying.setattr(os, "fsync", kill)
        with pytest.raises(Killed):
            recover(path, GAMES).reopen()
    assert path.read_bytes() == data
    assert moves_on_disk(path) == ("=21", "roll")


@pytest.mark.parametrize("header", [b'{"version": 3}', b'{"format": "gamebox-record", "version": 1, "game": "chess"}'])
def test_an_intact_journal_of_another_kind_is_no_damaged_one(path, header):
    path.write_bytes(chained(header, b"+e4"))
    with pytest.raises(StrangeJournalError):
        recover(path, GAMES)


@pytest.mark.skipif(sys.platform == "win32", reason="open files cannot be removed there")
@pytest.mark.parametrize("gone", ["file", "folder"])
def test_a_file_that_somebody_removed_is_written_anew(tmp_path, gone):
    path = tmp_path / "running" / "game.journal"
    path.parent.mkdir()
    journal = Journal.create(path, Record(SETUP))
    journal.append(MOVES[0])
    path.unlink()
    if gone == "folder":
        path.parent.rmdir()
    for text in MOVES[1:5]:
        journal.append(text)
    journal.close()
    assert moves_on_disk(path) == MOVES[:5]


def shorten(path):
    os.truncate(path, path.stat().st_size - 20)


def empty(path):
    path.write_bytes(b"")


def change(path):
    path.write_bytes(path.read_bytes().replace(b"roll", b"rall"))


def put_another(path):
    other = path.with_name("other")
    other.write_bytes(b"another file")
    other.replace(path)


@pytest.mark.skipif(sys.platform == "win32", reason="open files cannot be replaced there")
@pytest.mark.parametrize("meddle", [shorten, empty, change, put_another])
def test_a_file_that_somebody_meddled_with_is_written_anew(path, meddle):
    journal = Journal.create(path, Record(SETUP, MOVES[:8]))
    meddle(path)
    journal.append(MOVES[8])
    assert moves_on_disk(path) == MOVES[:9]
    meddle(path)
    journal.append(MOVES[9])
    journal.close()
    assert moves_on_disk(path) == MOVES[:10]


def test_a_file_that_was_only_touched_is_left_alone(path, monkeypatch):
    journal = Journal.create(path, Record(SETUP, MOVES[:8]))
    os.utime(path, (1, 1))
    monkeypatch.setattr(journal, "_restore", pytest.fail)
    journal.append(MOVES[8])
    journal.close()
    assert moves_on_disk(path) == MOVES[:9]


def test_a_game_from_elsewhere_is_written_at_once(path, monkeypatch):
    synced = []
    with monkeypatch.context() as counting:
        counting.setattr(os, "fsync", synced.append)
        Journal.create(path, Record(SETUP, MOVES)).close()
    assert len(synced) == (1 if os.name == "nt" else 2), "the file and its folder, where that can be done"
    assert path.read_bytes() == written(path)


def test_help_that_was_used_is_kept_even_if_moves_are_taken_back(path):
    notes = Notes(Played(datetime(2026, 11, 17, tzinfo=UTC)), dice="today")
    journal = Journal.create(path, Record(SETUP, notes=notes))
    journal.append("=21")
    journal.note_help("hints")
    journal.note_help("free undo")
    journal.take_back(1)
    journal.close()
    recovered = recover(path, GAMES)
    assert recovered.record == Record(SETUP, (), notes.with_help("hints").with_help("free undo"))
    assert not recovered.damaged


SECRETS = setup_for("level8", 2)
CARDS = random_moves(SECRETS, 5, 300)


def test_a_glance_tells_no_secrets_and_every_line_can_still_be_recovered(path):
    journal = Journal.create(path, Record(SECRETS, CARDS[:200]))
    for text in CARDS[200:]:
        journal.append(text)
    journal.close()
    data = path.read_bytes()
    assert b"+=deck ~" in data
    assert not re.search(rb"\+(=deck|keep|give) [^~]", data)
    lines = data.splitlines(keepends=True)
    for count in (0, 1, 2, 150, 300):
        path.write_bytes(b"".join(lines[: count + 1]))
        assert moves_on_disk(path) == CARDS[:count]


def test_an_old_journal_that_tells_secrets_is_packed_when_the_game_goes_on(path):
    journal = Journal.create(path, Record(SECRETS))
    header = header_of(path.read_bytes()).replace(b'"version":2', b'"version":1')
    journal.close()
    old = chained(header, *(f"+{text}".encode() for text in CARDS))
    path.write_bytes(old)
    recovered = recover(path, GAMES)
    assert (recovered.record.moves, recovered.damaged) == (CARDS, False)
    assert path.read_bytes() == old, "looking changes nothing"
    journal = recovered.reopen()
    assert b"+=deck ~" in path.read_bytes()
    assert not re.search(rb"\+=deck [^~]", path.read_bytes())
    journal.take_back(1)
    journal.close()
    assert moves_on_disk(path) == CARDS[:-1]
    assert copies(path) == []


def test_a_journal_that_is_too_large_is_left_alone(path):
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(StrangeJournalError, match="32 MiB"):
        recover(path, GAMES)


def descriptors():
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="descriptors cannot be counted here")
def test_many_saves_leave_no_descriptor_open(path):
    before = descriptors()
    for _ in range(50):
        journal = Journal.create(path, Record(SETUP, MOVES[:5]))
        path.unlink()
        journal.append(MOVES[5])
        journal.close()
        journal = recover(path, GAMES).reopen()
        journal.close()
    assert descriptors() == before


@pytest.mark.parametrize("tail", [b"", b"0", b"00000000 +place 3\n", b"\n\n", b"\xff" * 4096])
def test_reopened_journal_goes_on_after_the_last_whole_move(path, tail):
    path.write_bytes(written(path, MOVES[:10]) + tail)
    journal = recover(path, GAMES).reopen()
    assert not recover(path, GAMES).damaged
    for text in MOVES[10:]:
        journal.append(text)
    journal.close()
    recovered = recover(path, GAMES)
    assert recovered.record.moves == MOVES
    assert not recovered.damaged


def test_missing_file_and_folder_are_errors(tmp_path):
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(OSError, match=r"director|denied"):  # Windows says so of a folder
            recover(path, GAMES)


def test_failing_disk_leaves_journal_and_game_as_they_were(path, monkeypatch):
    session = Session(SETUP, recorder=Journal.create(path, Record(SETUP)))
    session.submit(session.setup.game.read("=21"))
    data, state = path.read_bytes(), session.state.document()

    def fail(_handle):
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match="Input/output"):
            session.submit(session.setup.game.read("roll"))
        with pytest.raises(OSError, match="Input/output"):
            session.undo(1)
    assert path.read_bytes() == data
    assert session.state.document() == state
    assert len(session) == 1
    session.submit(session.setup.game.read("place 2"))
    session.recorder.close()
    assert moves_on_disk(path) == ("=21", "place 2")


@contextmanager
def room_on_disk(size):
    """No file can grow beyond `size` bytes meanwhile."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("room", range(14))
def test_full_disk_leaves_no_half_move(path, room):
    """The line for =21 is 14 bytes long; any smaller room takes only a part of it."""
    pytest.importorskip("resource")
    journal = Journal.create(path, Record(SETUP))
    data = path.read_bytes()
    with room_on_disk(len(data) + room), pytest.raises(OSError, match="large"):
        journal.append("=21")
    assert path.read_bytes() == data
    journal.append("=32")
    journal.close()
    assert moves_on_disk(path) == ("=32",)


def test_remains_of_a_failed_write_are_overwritten(path, monkeypatch):
    """Even if the disk is so broken that they cannot be cut off at once."""
    journal = Journal.create(path, Record(SETUP))

    class Stubborn:
        def __init__(self, file):
            self._file = file

        def write(self, data):
            self._file.write(data)
            raise OSError(5, "Input/output error")

        def truncate(self, size):
            if self._file.seek(0, os.SEEK_END) > size:
                raise OSError(5, "Input/output error")

        def __getattr__(self, name):
            return getattr(self._file, name)

    with monkeypatch.context() as broken:
        broken.setattr(journal, "_file", Stubborn(journal._file))
        with pytest.raises(OSError, match="Input/output"):
            journal.append("a rather long entry")
    assert path.read_bytes().endswith(b"a rather long entry\n")
    journal.append("=32")
    journal.close()
    recovered = recover(path, GAMES)
    assert recovered.record.moves == ("=32",)
    assert not recovered.damaged


def test_session_can_be_taken_up_again_and_again(path):
    rng = Random(3)
    Journal.create(path, Record(SETUP)).close()
    moves = ()
    for _ in range(6):
        recovered = recover(path, GAMES)
        assert recovered.record.moves == moves
        session = Session(SETUP, moves, recorder=recovered.reopen())
        for _ in range(4):
            session.submit(random_move(session.state, rng))
        session.undo(1)
        moves = session.record.moves
        session.recorder.close()
    assert len(moves) == 18
