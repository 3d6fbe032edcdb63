"""What happens to games, without any screen: they are begun, continued, opened, branched, ended and left."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gamebox.engine.chance import Luck, SameDice, dice_of_game
from gamebox.engine.game import Chance
from gamebox.engine.record import Notes, Played, Record, Seat, Setup, load, make_setup, save
from gamebox.engine.session import Session
from gamebox.games.registry import GAMES
from gamebox.library.profile import Profile
from gamebox.library.settings import Settings
from gamebox.ui.desk import Desk
from gamebox.ui.host import Host
from gamebox.ui.table.lesson import lessons_of
from gamebox.ui.table.table import Table
from gamebox.ui.texts import Translators
from gamebox.ui.widgets import opening
from tests.helpers import random_moves, setup_for

PEOPLE = setup_for("exxtra", 3)
ALONE = make_setup(GAMES["exxtra"], [Seat("Alex"), Seat("Ada", player="bot:easy"), Seat("Cleo", player="bot:easy")], {})
MOVES = ("=46", "place 5", "=71", "place 2")
CODE = "ABCD-EFGH"
FINISHED = Record(PEOPLE, random_moves(PEOPLE, 12, 10_000))
BEGUN = Notes(Played(began=datetime(2026, 5, 1, 18, tzinfo=UTC)))


@pytest.fixture
def desk(translators: Translators, tmp_path: Path) -> Iterator[Desk]:
    profile = Profile(tmp_path / "profile")
    yield Desk.open(profile, translators, Settings(language="en", animation="off", bots="at once"))
    profile.close()


class Told(Host):
    """A host, and what it says."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(desk, parent)
        self.said: list[str] = []
        self.told.connect(self.said.append)
        self.opened.connect(lambda: self.said.append("opened"))

    @property
    def playing(self) -> Table:
        assert self.table
        return self.table

    @property
    def moves(self) -> tuple[str, ...]:
        return self.playing.session.record.moves


@pytest.fixture
def host(qtbot: QtBot, desk: Desk) -> Iterator[Told]:
    parent = QObject()
    made = Told(desk, parent)
    yield made
    made.leave()


def running(desk: Desk) -> list[Path]:
    return sorted((desk.profile.folder / "running").iterdir())


def finished(desk: Desk) -> list[Path]:
    return sorted((desk.profile.folder / "finished").iterdir())


def play(host: Told, *moves: str) -> None:
    for text in moves:
        host.playing.session.submit(PEOPLE.game.read(text))


def test_a_game_begins_is_kept_move_by_move_and_its_line_up_remembered(host: Told, desk: Desk) -> None:
    host.start(make_setup(GAMES["exxtra"], PEOPLE.seats, {"first": 2}))
    assert host.said == ["opened"]
    play(host, *MOVES)
    host.leave()
    assert host.table is None
    [game] = desk.saves.unfinished()
    assert game.record.moves == MOVES
    assert game.record.notes.played.began is not None
    assert desk.people.line_ups["exxtra"].seats == PEOPLE.seats
    assert desk.people.line_ups["exxtra"].options["first"] == 2


@pytest.mark.parametrize(("first", "following"), [(1, 2), (2, 3), (3, 1)])
def test_in_a_rematch_the_next_one_begins(host: Told, first: int, following: int) -> None:
    host.start_again(make_setup(GAMES["exxtra"], PEOPLE.seats, {"first": first}))
    setup = host.playing.session.setup
    assert setup.options.first == following
    assert setup.seats == PEOPLE.seats


def test_the_last_game_goes_on_if_there_is_one(host: Told, desk: Desk) -> None:
    assert not host.resume_last()
    assert host.table is None
    desk.saves.begin(Record(PEOPLE, MOVES)).close()
    assert host.resume_last()
    assert host.moves == MOVES
    play(host, "=32")
    host.leave()
    assert desk.saves.unfinished()[0].record.moves == (*MOVES, "=32")


def test_of_several_games_the_last_one_goes_on(host: Told, desk: Desk) -> None:
    for age, moves in enumerate((MOVES, MOVES[:2], MOVES[:3])):
        journal = desk.saves.begin(Record(PEOPLE, moves))
        journal.close()
        os.utime(journal.path, (1e9 - age, 1e9 - age))
    assert host.resume_last()
    assert host.moves == MOVES


@pytest.mark.parametrize(("real", "wished", "named"), [(False, None, True), (True, None, False), (True, CODE, True)])
def test_dice_have_a_name_unless_they_lie_on_the_table(
    host: Told, desk: Desk, real: bool, wished: str | None, named: bool
) -> None:
    desk.settings = msgspec.structs.replace(desk.settings, real_dice=real)
    host.start(PEOPLE, Luck(wished))
    assert host.playing.real_dice is real
    name = host.playing.session.notes.dice
    assert (name is not None) is named
    assert wished in (None, name)


def test_a_damaged_end_is_told(host: Told, desk: Desk) -> None:
    desk.saves.begin(Record(PEOPLE, MOVES)).close()
    [path] = running(desk)
    path.write_bytes(path.read_bytes() + b"00000000 +place 1\n")
    host.resume(desk.saves.unfinished()[0])
    assert host.said == ["opened", "Its file was damaged: the last moves may be missing."]


def test_a_game_that_is_given_up_is_gone(host: Told, desk: Desk) -> None:
    desk.saves.begin(Record(PEOPLE, MOVES)).close()
    host.discard(desk.saves.unfinished()[0])
    assert running(desk) == []


def file_with(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "game.gamebox"
    save(record, path)
    return path


def test_a_finished_file_is_kept_and_shown(host: Told, desk: Desk, tmp_path: Path) -> None:
    assert host.open_file(file_with(tmp_path, FINISHED))
    assert host.playing.session.recorder is None
    assert [load(path, GAMES).moves for path in finished(desk)] == [FINISHED.moves]
    assert running(desk) == []


def test_an_unfinished_file_becomes_a_game_once(host: Told, desk: Desk, tmp_path: Path) -> None:
    path = file_with(tmp_path, Record(PEOPLE, MOVES))
    for _ in range(2):
        assert host.open_file(path)
        assert host.moves == MOVES
        assert host.playing.session.recorder is not None
        assert len(running(desk)) == 1
    host.leave()


def test_a_file_that_cannot_be_played_leaves_everything_as_it_was(host: Told, desk: Desk, tmp_path: Path) -> None:
    host.start(PEOPLE)
    table = host.table
    path = tmp_path / "broken.gamebox"
    path.write_text("{")
    assert not host.open_file(path)
    assert host.table is table
    assert "broken.gamebox" in host.said[-1]


def test_a_file_of_a_game_that_has_ended_here_shows_its_end(host: Told, desk: Desk, tmp_path: Path) -> None:
    desk.saves.keep(replace(FINISHED, notes=BEGUN))
    assert host.open_file(file_with(tmp_path, Record(PEOPLE, FINISHED.moves[:20], BEGUN)))
    assert host.moves == FINISHED.moves
    assert running(desk) == []


@pytest.mark.parametrize("moves", [FINISHED.moves, MOVES], ids=["finished", "unfinished"])
def test_a_file_is_taken_in_once_and_no_table_opened(
    host: Told, desk: Desk, tmp_path: Path, moves: tuple[str, ...]
) -> None:
    path = file_with(tmp_path, Record(PEOPLE, moves))
    first = host.import_file(path)
    assert first in [*finished(desk), *running(desk)]
    assert host.import_file(path) == first
    assert len([*finished(desk), *running(desk)]) == 1
    assert host.table is None
    assert host.said == []


def test_a_file_of_a_game_that_has_ended_here_is_not_taken_in_again(host: Told, desk: Desk, tmp_path: Path) -> None:
    kept = desk.saves.keep(replace(FINISHED, notes=BEGUN))
    assert host.import_file(file_with(tmp_path, Record(PEOPLE, FINISHED.moves[:20], BEGUN))) == kept
    assert running(desk) == []


def test_a_file_that_cannot_be_played_is_not_taken_in(host: Told, desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "broken.gamebox"
    path.write_text("{")
    assert host.import_file(path) is None
    assert "broken.gamebox" in host.said[-1]


def test_a_branch_is_a_game_of_its_own(host: Told, desk: Desk) -> None:
    host.start(PEOPLE)
    play(host, *MOVES)
    session = host.playing.session
    host.branch(session, 3, Setup(PEOPLE.game, ALONE.seats, PEOPLE.options))
    assert host.moves == MOVES[:3]
    assert host.playing.session.setup.seats == ALONE.seats
    play(host, "place 1")
    host.leave()
    assert sorted(game.record.moves for game in desk.saves.unfinished()) == sorted([MOVES, (*MOVES[:3], "place 1")])


def test_dice_fall_as_they_fell_where_moves_are_only_tried(host: Told) -> None:
    host.start(PEOPLE)
    play(host, *MOVES)
    session = host.playing.session
    host.try_out(session, 2, together=True)
    host.playing.roll()
    assert host.moves == MOVES[:3]


@pytest.mark.parametrize("name", [None, CODE])
def test_dice_that_never_fell_are_the_same_whenever_moves_are_tried(host: Told, name: str | None) -> None:
    session = Session(PEOPLE, MOVES)
    session.notes = msgspec.structs.replace(session.notes, dice=name)
    tried = []
    for _ in range(2):
        host.try_out(session, len(MOVES), together=True)
        host.playing.roll()
        tried.append(host.moves)
    assert tried[0] == tried[1]
    named = SameDice(name or dice_of_game(session.record.digest), session).answer(session.state)
    assert tried[0] == (*MOVES, PEOPLE.game.write(named))


def test_dice_that_have_no_name_fall_nevertheless(host: Told, tmp_path: Path) -> None:
    host.open_file(file_with(tmp_path, Record(PEOPLE, MOVES)))
    host.playing.roll()
    assert len(host.moves) == len(MOVES) + 1


def test_a_table_is_left_once(host: Told) -> None:
    closed: list[bool] = []
    host.closed.connect(lambda: closed.append(True))
    host.leave()
    assert closed == [], "there was none"
    host.start(PEOPLE)
    first = host.playing
    lesson = lessons_of("exxtra")[0]
    table = host.teach(lesson, lesson.setup(), 0)
    assert (first._closed, closed, host.table) == (True, [True], table)
    assert table._usual_pace == 0
    host.leave()
    assert (host.table, closed) == (None, [True, True])


def test_a_long_file_is_opened_over_its_window(
    qtbot: QtBot, desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over: list[object] = []
    monkeypatch.setattr(opening, "opened", lambda _record, parent: over.append(parent))
    window, nothing = QWidget(), QObject()
    qtbot.addWidget(window)
    for parent in (window, nothing):
        assert Host(desk, parent).loaded(file_with(tmp_path, FINISHED)) is None
    assert over == [window, None]


@pytest.mark.parametrize("together", [True, False])
def test_what_is_only_tried_is_not_kept(host: Told, desk: Desk, together: bool) -> None:
    host.start(PEOPLE)
    play(host, *MOVES)
    session = host.playing.session
    host.try_out(session, 2, together=together)
    assert host.moves == MOVES[:2]
    assert host.playing.session.recorder is None
    assert host.playing.free_undo is together
    assert host.playing.viewer == (host.playing.seat_to_act if together else None)
    play(host, "=21")
    host.leave()
    assert [game.record.moves for game in desk.saves.unfinished()] == [MOVES]


def test_a_game_that_is_over_moves_to_the_finished_ones(host: Told, desk: Desk) -> None:
    host.start(PEOPLE)
    play(host, *FINISHED.moves)
    session = host.finish()
    assert session is host.playing.session
    assert session.recorder is None
    assert running(desk) == []
    [path] = finished(desk)
    assert load(path, GAMES).moves == FINISHED.moves
    assert load(path, GAMES).notes.played.ended is not None
    assert host.finish() is session, "it is kept once"
    assert len(finished(desk)) == 1


def test_dice_that_did_not_fall_as_their_name_says_lose_it(host: Told, desk: Desk) -> None:
    host.start(PEOPLE)
    session = host.playing.session
    session.notes = msgspec.structs.replace(session.notes, dice="ABCD-EFGH")
    play(host, *FINISHED.moves)
    host.finish()
    assert load(finished(desk)[0], GAMES).notes.dice is None


def test_dice_without_a_name_fall_again_as_in_their_game(host: Told) -> None:
    """Also those of a game that was only looked at, and that nobody has kept here."""
    luck = host.dice_of(Session.of(FINISHED))
    assert luck.real is False, "whatever lies on the table"
    host.start(PEOPLE, luck)
    for text in FINISHED.moves[:7]:
        if isinstance(host.playing.state.to_act(), Chance):
            host.playing.roll()
        else:
            play(host, text)
    assert host.moves == FINISHED.moves[:7]


def test_without_a_table_nothing_can_be_over(host: Told) -> None:
    assert host.finish() is None


def test_a_record_is_saved_or_it_is_told_why_not(host: Told, tmp_path: Path) -> None:
    assert host.save(FINISHED, tmp_path / "mine.gamebox")
    assert load(tmp_path / "mine.gamebox", GAMES).moves == FINISHED.moves
    assert not host.save(FINISHED, tmp_path / "nowhere" / "mine.gamebox")
    assert len(host.said) == 1


def test_another_game_closes_the_table_of_the_one_before(host: Told, desk: Desk) -> None:
    host.start(PEOPLE)
    first = host.playing
    host.start(PEOPLE)
    assert first._closed
    with pytest.raises(ValueError, match="closed file"):
        first.session.submit(PEOPLE.game.read("=46"))


@pytest.mark.parametrize(("bots", "pace"), [("slow", 1400), ("normal", 700), ("quick", 175), ("at once", 0)])
def test_bots_wait_as_long_as_was_set_before_or_in_the_middle_of_a_game(
    host: Told, desk: Desk, bots: str, pace: int
) -> None:
    host.start(ALONE)
    wished = msgspec.structs.replace(desk.settings, bots=bots)
    host.follow(wished)
    assert host.playing._usual_pace == pace
    desk.settings = wished
    host.start(ALONE)
    assert host.playing._usual_pace == pace


def test_free_undo_is_for_whoever_is_alone_to_change(host: Told, desk: Desk) -> None:
    wished = msgspec.structs.replace(desk.settings, free_undo=True)
    host.follow(wished)
    for setup, free in ((ALONE, True), (PEOPLE, False)):
        host.start(setup)
        assert not host.playing.free_undo
        host.follow(wished)
        assert host.playing.free_undo is free


def test_real_dice_may_be_taken_up_in_the_middle_of_a_game(host: Told, desk: Desk) -> None:
    host.start(ALONE)
    assert not host.playing.real_dice
    host.follow(msgspec.structs.replace(desk.settings, real_dice=True))
    assert host.playing.real_dice


def test_everybody_has_the_tutor_they_wished_for_and_bots_have_none(host: Told, desk: Desk) -> None:
    desk.teach("Alex", "strict")
    desk.teach("Ada", "strict")
    host.start(ALONE)
    assert dict(host.playing.tutors) == {0: "strict"}


def test_what_bots_cannot_do_is_told(host: Told) -> None:
    host.start(ALONE)
    host.playing.failed.emit("it broke")
    host.playing.replaced.emit("genius", "hard")
    assert host.said[1:] == [
        "A bot could not decide and moved at random: it broke",
        "There is no bot “genius” here: “hard” plays in its place.",
    ]
