"""Running games and finished ones: nothing that was played is lost, and nothing is there twice."""

from __future__ import annotations

import os
import time
import zlib
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from gamebox.engine.journal import Journal
from gamebox.engine.record import Notes, Played, Record, RecordError, Setup, load, save
from gamebox.games.registry import GAMES
from gamebox.library import glances
from gamebox.library import saves as saves_module
from gamebox.library.glances import Glance
from gamebox.library.index import Index
from gamebox.library.profile import Profile
from gamebox.library.queries import games
from gamebox.library.saves import Saves, Unfinished, begun, ended
from tests.helpers import not_on_windows, random_moves, setup_for
from tests.library.games import game

NOW = datetime(2026, 5, 1, 18, 15, tzinfo=UTC)
ENDED = Notes(Played(ended=NOW))
SETUP = setup_for("exxtra", 3)
MOVES = ("=46", "place 5", "=71", "place 2")


@pytest.fixture
def one_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still."""

    monkeypatch.setattr(time, "strftime", lambda _form: "2026-05-01-201500")
    monkeypatch.setattr(saves_module, "_now", lambda: NOW)


def interrupted(saves: Saves, moves: tuple[str, ...] = MOVES, setup: Setup = SETUP) -> Path:
    """A game that somebody began and left; its journal."""
    journal = saves.begin(Record(setup))
    for text in moves:
        journal.append(text)
    journal.close()
    return journal.path


def only(found: list[Unfinished]) -> Unfinished:
    assert len(found) == 1
    return found[0]


def finished_records(profile: Profile) -> list[Record]:
    return [load(path, GAMES) for path in sorted((profile.folder / "finished").iterdir())]


def touch(path: Path, seconds: int) -> None:
    os.utime(path, (seconds, seconds))


def test_a_new_profile_has_no_games(saves: Saves) -> None:
    assert saves.unfinished() == []


def test_an_interrupted_game_is_found_with_all_its_moves(saves: Saves) -> None:
    interrupted(saves)
    game = only(saves.unfinished())
    assert game.record == Record(SETUP, MOVES)
    assert not game.glance.damaged


def test_a_resumed_game_goes_on_in_its_journal(saves: Saves) -> None:
    interrupted(saves)
    journal = saves.resume(only(saves.unfinished()))
    journal.append("=XX")
    journal.take_back(1)
    journal.append("=21")
    journal.close()
    assert only(saves.unfinished()).record.moves == (*MOVES, "=21")


def test_the_game_played_last_comes_first(saves: Saves) -> None:
    paths = [interrupted(saves, MOVES[:count]) for count in (1, 2, 3)]
    for path, seconds in zip(paths, (2000, 3000, 1000), strict=True):
        touch(path, seconds)
    assert [len(game.record.moves) for game in saves.unfinished()] == [2, 1, 3]


@pytest.mark.usefixtures("one_second")
def test_games_begun_in_the_same_second_have_their_own_files(saves: Saves) -> None:
    paths = {interrupted(saves, MOVES[:count]) for count in range(5)}
    assert len(paths) == 5
    assert {len(game.record.moves) for game in saves.unfinished()} == set(range(5))


@pytest.mark.usefixtures("one_second")
def test_games_finished_in_the_same_second_have_their_own_files(saves: Saves, profile: Profile) -> None:
    kept = [saves.finish(saves.begin(Record(SETUP)), Record(SETUP, MOVES[:count])) for count in range(5)]
    assert {load(path, GAMES).notes for path in kept} == {ENDED}
    assert [load(path, GAMES).moves for path in kept] == [MOVES[:count] for count in range(5)]
    assert len(finished_records(profile)) == 5


@pytest.mark.usefixtures("one_second")
def test_a_finished_game_is_a_record_and_no_longer_a_journal(saves: Saves, profile: Profile) -> None:
    record = replace(begun(SETUP, "today"), moves=random_moves(SETUP, 1, 10_000))
    path = saves.finish(saves.begin(begun(SETUP)), record)
    assert finished_records(profile) == [replace(record, notes=Notes(Played(NOW, NOW), "today"))]
    assert load(path, GAMES).digest == record.digest
    assert saves.unfinished() == []


@pytest.mark.usefixtures("one_second")
def test_a_game_that_is_finished_twice_is_kept_once(
    saves: Saves, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a crash between writing the record and dropping the journal."""
    record = Record(SETUP, random_moves(SETUP, 1, 10_000))
    interrupted(saves, record.moves)
    with monkeypatch.context() as patch:
        patch.setattr(saves, "discard", Journal.close)
        saves.finish(saves.resume(only(saves.unfinished())), record)
    saves.finish(saves.resume(only(saves.unfinished())), record)
    assert finished_records(profile) == [replace(record, notes=ENDED)]


def test_a_game_whose_record_cannot_be_written_stays_unfinished(
    saves: Saves, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record(SETUP, random_moves(SETUP, 1, 10_000))
    interrupted(saves, record.moves)
    journal = saves.resume(only(saves.unfinished()))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _disk_full)
        with pytest.raises(OSError, match="full"):
            saves.finish(journal, record)
    journal.close()
    assert only(saves.unfinished()).record == record
    assert finished_records(profile) == []


def _disk_full(*_: object) -> None:
    raise OSError(28, "The disk is full")


def test_a_game_that_was_given_up_is_gone(saves: Saves, profile: Profile) -> None:
    interrupted(saves)
    saves.discard(saves.resume(only(saves.unfinished())))
    assert saves.unfinished() == []
    assert finished_records(profile) == []


@pytest.mark.parametrize("tail", [b"0000", b"deadbeef +place 4\n", b"\x00" * 300, b"\n"])
def test_a_damaged_tail_is_told_and_cut_when_the_game_goes_on(saves: Saves, profile: Profile, tail: bytes) -> None:
    path = interrupted(saves)
    whole = path.read_bytes()
    path.write_bytes(whole + tail)
    game = only(saves.unfinished())
    assert game.glance.damaged
    assert game.record.moves == MOVES
    assert path.read_bytes() == whole + tail, "looking must not change anything"
    saves.resume(game).close()
    assert path.read_bytes() == whole
    assert not only(saves.unfinished()).glance.damaged
    assert profile.damaged == []


def test_the_last_move_may_be_half_written(saves: Saves) -> None:
    path = interrupted(saves)
    path.write_bytes(path.read_bytes()[:-3])
    game = only(saves.unfinished())
    assert game.glance.damaged
    assert game.record.moves == MOVES[:-1]
    journal = saves.resume(game)
    journal.append("place 1")
    journal.close()
    assert only(saves.unfinished()).record.moves == (*MOVES[:-1], "place 1")


@pytest.mark.parametrize("content", [b"", b"\x00" * 64, b"no journal\n", b'12345678 {"format": "gamebox-record"}\n'])
def test_an_unreadable_journal_is_kept_aside_and_told(saves: Saves, profile: Profile, content: bytes) -> None:
    good, bad = interrupted(saves), interrupted(saves)
    bad.write_bytes(content)
    assert only(saves.unfinished()).path == good
    assert profile.damaged == [f"{bad.name}.damaged-1"]
    assert bad.with_name(f"{bad.name}.damaged-1").read_bytes() == content
    assert not bad.exists()
    saves.unfinished()
    assert profile.damaged == [f"{bad.name}.damaged-1"], "told once"


@pytest.mark.usefixtures("one_second")
def test_a_name_of_a_file_kept_aside_is_not_used_again(saves: Saves) -> None:
    """Two damaged games must not come to bear the same name."""
    first = interrupted(saves)
    first.write_bytes(b"")
    saves.unfinished()
    assert interrupted(saves) != first


def test_a_game_that_cannot_be_read_now_is_told_and_left_where_it_is(saves: Saves, profile: Profile) -> None:
    path = interrupted(saves)
    content = path.read_bytes()
    path.unlink()
    path.mkdir()  # even root cannot read that
    assert saves.unfinished() == []
    assert [game.name for game in saves.unreadable] == [path.name]
    assert profile.damaged == []
    path.rmdir()
    path.write_bytes(content)
    assert only(saves.unfinished()).record.moves == MOVES
    assert saves.unreadable == []


def test_a_game_of_a_later_version_is_told_and_left_where_it_is(saves: Saves, profile: Profile) -> None:
    path = interrupted(saves)
    header = b'{"format": "gamebox-record", "version": 3}'
    path.write_bytes(b"%08x %s\n" % (zlib.crc32(header), header))
    assert saves.unfinished() == []
    assert isinstance(saves.unreadable[0].reason, RecordError)
    assert path.exists()
    assert profile.damaged == []


@not_on_windows
def test_a_link_that_leads_nowhere_disturbs_no_other_game(saves: Saves) -> None:
    path = interrupted(saves)
    path.with_name("lost.journal").symlink_to(path.with_name("nowhere"))
    assert only(saves.unfinished()).record.moves == MOVES
    assert [game.name for game in saves.unreadable] == ["lost.journal"]


def test_a_damaged_game_that_cannot_be_put_aside_disturbs_no_other_game(
    saves: Saves, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted(saves)
    spoilt = interrupted(saves)
    spoilt.write_text("garbage")
    monkeypatch.setattr(Path, "rename", _disk_full)
    assert only(saves.unfinished()).record.moves == MOVES
    assert [game.name for game in saves.unreadable] == [spoilt.name]


def test_a_game_from_elsewhere_is_kept_once_whatever_its_people_are_called(saves: Saves, profile: Profile) -> None:
    record = replace(begun(SETUP), moves=random_moves(SETUP, 1, 10_000))
    first = saves.keep(record)
    seats = tuple(structs.replace(seat, name=f"{seat.name} II") for seat in SETUP.seats)
    assert saves.keep(replace(record, setup=replace(SETUP, seats=seats))) == first
    assert saves.keep(replace(record, notes=Notes())) != first, "another evening"
    assert len(finished_records(profile)) == 2


def test_a_game_that_is_here_already_is_found_where_it_stands(saves: Saves) -> None:
    path = interrupted(saves)
    found = saves.like(Record(SETUP, MOVES))
    assert found is not None
    assert found.path == path
    assert saves.like(Record(SETUP, MOVES[:-1])) is None


def test_games_that_cannot_be_seen_do_not_vanish_silently(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(saves)
    monkeypatch.setattr(os, "listdir", _not_allowed)
    monkeypatch.setattr(os, "scandir", _not_allowed)
    assert saves.unfinished() == []
    [told] = saves.unreadable
    assert (told.name, type(told.reason)) == ("running", PermissionError)


def _not_allowed(*_: object) -> None:
    raise PermissionError(13, "Permission denied")


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the time zone is another matter there")
def test_an_absurd_time_zone_disturbs_nobody(saves: Saves, profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "AAA25")
    time.tzset()
    try:
        record = replace(begun(SETUP), moves=random_moves(SETUP, 1, 10_000))
        path = saves.finish(saves.begin(record), record)
        save(replace(record, notes=Notes()), path.with_name("2026-05-01-201500-exxtra.gamebox"))
        assert len(games(Index(profile))) == 2
    finally:
        monkeypatch.delenv("TZ")
        time.tzset()


def test_times_are_kept_to_the_second() -> None:
    played = ended(begun(SETUP)).notes.played
    assert played.began.microsecond == played.ended.microsecond == 0
    assert played.began.tzinfo is played.ended.tzinfo is UTC


def test_a_game_ends_once() -> None:
    once = Record(SETUP, notes=ENDED)
    assert ended(once) == once
    assert ended(Record(SETUP)).notes.played.ended is not None


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="descriptors cannot be counted here")
def test_many_saves_leave_no_descriptor_open(profile: Profile, saves: Saves) -> None:
    record = game()
    before = sorted(Path("/proc/self/fd").iterdir())
    for _ in range(20):
        saves.discard(saves.begin(Record(SETUP)))
        path = saves.finish(saves.begin(Record(record.setup)), record)
        interrupted(saves)
        saves.discard(saves.resume(only(saves.unfinished())))
        profile.write("numbers.json", [1])
        path.unlink()
        saves.keep(record)
    assert sorted(Path("/proc/self/fd").iterdir()) == before


def test_a_game_that_went_on_here_is_found_from_an_earlier_position(saves: Saves) -> None:
    whole = game(seed=1)
    early, late, later = (replace(whole, moves=whole.moves[:count]) for count in (10, 20, 30))
    for record in (later, late):
        saves.begin(record).close()
    found = saves.like(early)
    assert found
    assert found.record.moves == late.moves
    assert saves.like(replace(whole, moves=whole.moves[:40])) is None


def test_a_game_that_ended_here_is_found_from_an_earlier_position(saves: Saves) -> None:
    whole = game(seed=1)
    early = replace(whole, moves=whole.moves[:10])
    assert saves.ended_like(early) is None
    path = saves.keep(whole)
    assert saves.ended_like(early) == path
    assert saves.ended_like(replace(early, moves=(*early.moves[:-1], "another"))) is None


def test_a_journal_that_nobody_has_touched_is_played_once(
    saves: Saves, profile: Profile, monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted(saves)
    before = only(saves.unfinished()).glance
    monkeypatch.setattr(saves_module, "recover_from", _not_wanted)
    assert only(Saves(profile).unfinished()).glance == before == Glance("exxtra", SETUP.seats, 4, damaged=False)


def _not_wanted(*_: object) -> None:
    raise AssertionError("it has been played before")


def test_what_was_left_at_a_table_need_not_be_played_again(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    other = interrupted(saves)
    saves.unfinished()
    journal = saves.begin(Record(SETUP))
    journal.append("=46")
    saves.leave(journal, Record(SETUP, ("=46",)))
    monkeypatch.setattr(saves_module, "recover_from", _not_wanted)
    assert {game.path: game.glance.moves for game in saves.unfinished()} == {journal.path: 1, other: 4}


def test_a_journal_that_was_changed_in_secret_is_played_again(saves: Saves) -> None:
    """Neither its length nor its time tells that somebody was there."""
    path = interrupted(saves)
    touched = path.stat()
    assert not only(saves.unfinished()).glance.damaged
    path.write_bytes(path.read_bytes().replace(b"place 2", b"place 3"))
    os.utime(path, ns=(touched.st_atime_ns, touched.st_mtime_ns))
    game = only(saves.unfinished())
    assert game.glance.damaged
    assert game.glance.moves == len(game.record.moves) == 3


def test_a_damaged_journal_is_told_every_time(saves: Saves) -> None:
    path = interrupted(saves)
    path.write_bytes(path.read_bytes() + b"torn")
    assert [only(saves.unfinished()).glance.damaged for _ in range(2)] == [True, True]


def test_another_gamebox_plays_all_journals_again(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(saves)
    saves.unfinished()
    monkeypatch.setattr(glances, "__version__", "0.0.1")
    monkeypatch.setattr(saves_module, "recover_from", _not_wanted)
    with pytest.raises(AssertionError):
        saves.unfinished()


@pytest.mark.parametrize("content", [b"", b"[]", b"[" * 100_000, b'{"a.journal": {}}'])
def test_glances_that_make_no_sense_are_made_anew(saves: Saves, profile: Profile, content: bytes) -> None:
    interrupted(saves)
    saves.unfinished()
    good = (profile.folder / glances.FILE).read_bytes()
    (profile.folder / glances.FILE).write_bytes(content)
    assert only(saves.unfinished()).record.moves == MOVES
    assert (profile.folder / glances.FILE).read_bytes() == good
    assert profile.damaged == []


def test_a_full_disk_hides_no_game(saves: Saves, profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(saves)
    monkeypatch.setattr(os, "fsync", _disk_full)
    assert only(saves.unfinished()).record.moves == MOVES
    assert not (profile.folder / glances.FILE).exists()


def test_glances_tell_of_games_that_are_there_and_no_secret(saves: Saves, profile: Profile) -> None:
    given_up = interrupted(saves)
    setup = setup_for("level8", 3)
    left = saves.begin(Record(setup, random_moves(setup, 1, 1)))
    left.close()
    saves.unfinished()
    saves.discard(saves.resume(next(game for game in saves.unfinished() if game.path == given_up)))
    saves.unfinished()
    told = msgspec.json.decode((profile.folder / glances.FILE).read_bytes())
    assert list(told) == [left.path.name]
    assert set(told[left.path.name]["glance"]) == {"game", "seats", "moves", "damaged"}
