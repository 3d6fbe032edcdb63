"""The log: every step once, under its doer's emblem; what is taken back is gone, and a long game begins late."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid
from typing_extensions import override

from gamebox.engine.game import Event
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session, Step
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import Player, players_of
from gamebox.ui.table import log as module
from gamebox.ui.table.log import GameLog
from tests.helpers import random_moves, setup_for
from tests.toys.games.pig import GAME, TurnBegan
from tests.toys.ui.games.pig import PigWords

SETUP = make_setup(GAME, [Seat("Alex"), Seat("Beate"), Seat("Carl")], {})
MOVES = ("=6", "hold", "=5", "hold", "=3", "roll", "=2", "hold")


class Talkative(PigWords):
    """Tells whose turn begins, too, so that a step may have two lines, and stand under two emblems."""

    @override
    def told(self, event: Event, players: tuple[Player, ...]) -> str | None:
        return f"{players[event.seat].name} is next." if isinstance(event, TurnBegan) else super().told(event, players)


@pytest.fixture
def log(qtbot: QtBot) -> GameLog:
    made = GameLog(Talkative(), players_of(SETUP.seats))
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.show()
    return made


def lines(log: GameLog) -> list[str]:
    return log.toPlainText().split("\n")


def emblems(log: GameLog) -> list[int]:
    """The seat whose emblem stands before each line; -1: none."""
    found, block = [], log.document().firstBlock()
    while block.isValid():
        found.append(block.userState())
        block = block.next()
    return found


def distances(log: GameLog) -> list[float]:
    found, block = [], log.document().firstBlock()
    while block.isValid():
        found.append(block.blockFormat().topMargin())
        block = block.next()
    return found


def test_each_player_s_doings_stand_under_one_emblem_a_little_apart(log: GameLog) -> None:
    log.show_all(Session(SETUP, MOVES).steps, None)
    starts = [at for at, seat in enumerate(emblems(log)) if seat >= 0]
    assert [emblems(log)[at] for at in starts] == [0, 1, 2, 0][: len(starts)]
    assert starts[0] == 0
    assert distances(log)[0] == 0
    assert {distances(log)[at] for at in starts[1:]} == {10}
    assert {space for at, space in enumerate(distances(log)) if at not in starts} == {2}
    assert log.document().firstBlock().blockFormat().leftMargin() > 8


def test_what_is_added_is_what_would_be_shown(log: GameLog) -> None:
    steps = Session(SETUP, MOVES).steps
    log.show_all(steps[:3], None)
    for step in steps[3:]:
        log.add(step, None)
    added = (lines(log), emblems(log), distances(log))
    other = GameLog(Talkative(), players_of(SETUP.seats))
    other.show_all(steps, None)
    assert added == (lines(other), emblems(other), distances(other))


@pytest.mark.parametrize("kept", range(len(MOVES)))
def test_what_is_taken_back_is_gone_and_the_rest_is_as_before(log: GameLog, kept: int) -> None:
    session = Session(SETUP, MOVES)
    whole = session.steps
    other = GameLog(Talkative(), players_of(SETUP.seats))
    other.show_all(whole[:kept], None)
    log.show_all(whole, None)
    log.show_all(whole[:kept], None)
    assert (lines(log), emblems(log), distances(log)) == (lines(other), emblems(other), distances(other))
    log.show_all(whole, None)
    other.show_all(whole, None)
    assert (lines(log), emblems(log), distances(log)) == (lines(other), emblems(other), distances(other))


def test_another_branch_replaces_what_was_told(log: GameLog) -> None:
    log.show_all(Session(SETUP, MOVES).steps, None)
    log.show_all(Session(SETUP, (*MOVES[:3], "roll", "=4")).steps, None)
    other = GameLog(Talkative(), players_of(SETUP.seats))
    other.show_all(Session(SETUP, (*MOVES[:3], "roll", "=4")).steps, None)
    assert lines(log) == lines(other)


def test_a_click_on_a_line_names_its_step(qtbot: QtBot, log: GameLog) -> None:
    steps = Session(SETUP, MOVES).steps
    log.show_all(steps, None)
    chosen: list[int] = []
    log.chosen.connect(chosen.append)
    told = [step.index for step in steps for _ in log.lines(step, None)]
    block, wanted = log.document().firstBlock(), []
    while block.isValid():
        area = log.document().documentLayout().blockBoundingRect(block)
        spot = QPoint(40, round(area.top()) + 6 - log.verticalScrollBar().value())
        if log.viewport().rect().contains(spot):
            left, where = Qt.MouseButton.LeftButton, spot.toPointF()
            for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
                QApplication.sendEvent(
                    log.viewport(), QMouseEvent(kind, where, where, left, left, Qt.KeyboardModifier(0))
                )
            wanted.append(told[block.blockNumber()])
        block = block.next()
    assert len(wanted) > 4
    assert chosen == wanted


@pytest.fixture
def long_game() -> Session:
    setup = setup_for("level8", 3)
    session = Session(setup, random_moves(setup, 1, 400))
    assert len(session) == 400
    return session


@pytest.fixture
def long(qtbot: QtBot) -> GameLog:
    made = GameLog(LOOKS["level8"].words, players_of(SETUP.seats))
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.show()
    return made


def told_of(log: GameLog, session: Session, first: int, last: int | None = None) -> list[str]:
    """The lines of some steps; what people do one after the other counts as several."""
    parts = [part for step in session.steps[:last] for part in step.shown]
    return "\n".join(line for part in parts[first:] for line in log.lines(part, None)).split("\n")


def test_a_long_game_is_told_from_its_recent_steps_on_until_somebody_scrolls_up(
    long: GameLog, long_game: Session
) -> None:
    long.show_all(long_game.steps, None)
    assert lines(long) == told_of(long, long_game, -150)
    bar = long.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    height = bar.maximum()
    bar.triggerAction(bar.SliderAction.SliderToMinimum)
    assert lines(long) == told_of(long, long_game, 0)
    assert bar.value() == bar.maximum() - height, "what was read stays where it was"


def test_far_away_in_the_game_the_page_begins_anew(long: GameLog, long_game: Session) -> None:
    long.show_all(long_game.steps, None)
    long.show_all(long_game.steps[:100], None)
    assert lines(long) == told_of(long, long_game, 0, 100)
    long.show_all(long_game.steps[:250], None)
    assert lines(long)[-1] == told_of(long, long_game, 0, 250)[-1]
    long.show_all((), None)
    assert long.toPlainText() == ""


def test_it_follows_unless_somebody_reads(long: GameLog, long_game: Session) -> None:
    long.show_all(long_game.steps[:140], None)
    bar = long.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderPageStepSub)
    before = bar.value()
    long.add(long_game.steps[140], None)
    assert bar.value() == before
    bar.triggerAction(bar.SliderAction.SliderToMaximum)
    long.add(long_game.steps[141], None)
    long.add(long_game.steps[142], None)
    assert bar.value() == bar.maximum()


def test_a_log_that_is_seen_for_the_first_time_shows_what_happened_last(qtbot: QtBot, long_game: Session) -> None:
    """As in a second window, once a game is continued."""
    made = GameLog(LOOKS["level8"].words, players_of(SETUP.seats))
    qtbot.addWidget(made)
    made.show_all(long_game.steps[:140], None)
    made.resize(300, 400)
    made.show()
    qtbot.wait(10)
    assert made.verticalScrollBar().value() == made.verticalScrollBar().maximum() > 0


def test_everybody_who_looks_has_a_page(qtbot: QtBot) -> None:
    setup = setup_for("level8", 2)
    session = Session(setup, random_moves(setup, 3, 12))
    log = GameLog(LOOKS["level8"].words, players_of(setup.seats))
    qtbot.addWidget(log)
    pages = []
    for seat in (0, 1, None, 0):
        log.show_all(session.steps, seat)
        pages.append(log.toPlainText())
    assert len(set(pages)) == 3
    assert pages[0] == pages[3]


def test_larger_type_is_larger_in_what_was_told_before(log: GameLog) -> None:
    log.show_all(Session(SETUP, MOVES).steps, None)
    before = log.document().size().height()
    large = log.font()
    large.setPixelSize(2 * log.fontInfo().pixelSize())  # whether the program counts type in pixels or in points
    log.setFont(large)
    assert log.document().size().height() > 1.5 * before


def test_a_rule_in_a_line_is_a_link(qtbot: QtBot, log: GameLog) -> None:
    log.show_all((), None)
    log.document().tell(Session(SETUP, MOVES[:1]).steps[0], [(0, "Alex is out (PIG-30), sorry.")], 20.0)
    assert log.toPlainText() == "Alex is out (PIG-30), sorry."
    parts = [fragment.fragment() for fragment in log.document().firstBlock()]
    assert [(part.text(), part.charFormat().anchorHref()) for part in parts if part.charFormat().isAnchor()] == [
        ("PIG-30", "PIG-30")
    ]
    assert [part.charFormat().fontUnderline() for part in parts] == [False, True, False]
    asked: list[str] = []
    log.referred.connect(asked.append)
    there = QTextCursor(log.document())
    there.setPosition(log.toPlainText().index("30"))
    qtbot.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=log.cursorRect(there).center())
    assert asked == ["PIG-30"]


# What is told only once


@pytest.fixture
def counted(log: GameLog, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The index of each step that was put into words."""
    found: list[int] = []
    usual = module.told

    def told(words: Talkative, players: tuple[Player, ...], step: Step, seat: int | None) -> list[tuple[int, str]]:
        found.append(step.index)
        return usual(words, players, step, seat)

    monkeypatch.setattr(module, "told", told)
    return found


def test_only_what_is_new_is_put_into_words(log: GameLog, counted: list[int]) -> None:
    steps = Session(SETUP, MOVES).steps
    log.add(steps[0], None)
    log.show_all(steps[:2], None)
    assert counted == [0, 1]
    counted.clear()
    log.show_all(steps[:5], None)
    log.show_all(steps[:3], None)
    log.show_all(steps[:4], None)
    assert counted == [2, 3, 4, 3], "what was taken back is told again, and nothing else"


IDLE = ("=1",) * 400
"""Nobody ever gets anything: a game may be as long as it wants."""


@pytest.mark.parametrize(("first", "then", "begins"), [(20, 170, 0), (20, 171, 21), (160, 310, 10), (160, 320, 170)])
def test_a_page_goes_on_unless_it_would_have_to_tell_too_much(
    log: GameLog, counted: list[int], first: int, then: int, begins: int
) -> None:
    steps = Session(SETUP, IDLE[:then]).steps
    log.show_all(steps[:first], None)
    log.show_all(steps, None)
    assert log.document().first == begins
    assert counted[-1] == then - 1


@pytest.mark.parametrize(("then", "begins"), [(50, 0), (49, 0), (160, 50)])
def test_a_page_goes_back_as_far_as_it_tells(log: GameLog, then: int, begins: int) -> None:
    steps = Session(SETUP, IDLE[:200]).steps
    log.show_all(steps, None)
    log.show_all(steps[:then], None)
    other = GameLog(Talkative(), players_of(SETUP.seats))
    other.show_all(steps[begins:then], None)
    assert lines(log) == lines(other)
    assert log.document().first == begins


def test_who_looks_again_sees_the_end(long: GameLog, long_game: Session) -> None:
    long.show_all(long_game.steps[:140], None)
    bar = long.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderPageStepSub)
    assert bar.value() < bar.maximum()
    long.show_all(long_game.steps[:140], None)
    assert bar.value() == bar.maximum() > 0


def test_somebody_who_reads_in_the_middle_is_left_there(long: GameLog, long_game: Session) -> None:
    long.show_all(long_game.steps, None)
    bar = long.verticalScrollBar()
    told, recent = long.toPlainText(), long.document()
    bar.triggerAction(bar.SliderAction.SliderPageStepSub)
    assert long.toPlainText() == told, "only who comes to its top is told more"
    bar.triggerAction(bar.SliderAction.SliderToMinimum)
    whole, page = long.toPlainText(), long.document()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(recent)
    bar.triggerAction(bar.SliderAction.SliderToMinimum)
    assert (long.toPlainText(), bar.value()) == (whole, 0), "there is no more"
    assert long.document() is page, "and nothing is told anew"


# How it looks


def margins(log: GameLog) -> set[float]:
    found, block = set(), log.document().firstBlock()
    while block.isValid():
        found.add(block.blockFormat().leftMargin())
        block = block.next()
    return found


def test_a_page_that_nobody_looked_at_has_the_type_of_the_others(log: GameLog) -> None:
    steps = Session(SETUP, MOVES).steps
    log.show_all(steps, 0)
    log.show_all(steps, 1)
    usual = margins(log)
    large = log.font()
    large.setPixelSize(2 * log.fontInfo().pixelSize())
    log.setFont(large)
    assert len(margins(log)) == len(usual) == 1
    assert min(margins(log)) > 1.3 * max(usual)
    assert margins(log) == {log._indent()}
    log.show_all(steps, 0)
    assert margins(log) == {log._indent()}
    assert log.document().defaultFont().pixelSize() == large.pixelSize()


def test_emblems_stand_beside_first_lines(log: GameLog, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[tuple[object, QRectF]] = []
    monkeypatch.setattr(module, "paint_emblem", lambda _painter, livery, area: painted.append((livery, QRectF(area))))
    log.show_all(Session(SETUP, MOVES).steps, None)
    log.grab()
    starts = [(at, seat) for at, seat in enumerate(emblems(log)) if seat >= 0]
    assert [livery for livery, _ in painted] == [players_of(SETUP.seats)[seat].livery for _, seat in starts]
    metrics, layout = QFontMetricsF(log.font()), log.document().documentLayout()
    for (_, area), (at, _) in zip(painted, starts, strict=True):
        assert (area.left(), area.width(), area.height()) == (0, metrics.ascent(), metrics.ascent())
        top = layout.blockBoundingRect(log.document().findBlockByNumber(at)).top()
        assert area.center().y() == pytest.approx(top + metrics.height() / 2 - log.verticalScrollBar().value(), abs=0.1)
    assert log._indent() == metrics.ascent() + 8


def test_an_empty_log_says_so(log: GameLog) -> None:
    assert log.accessibleName() == "What has happened"
    assert log.placeholderText() == "Nothing has happened yet."
    assert (log.sizeHint().width(), log.sizeHint().height()) == (280, 200)
    assert not log.openLinks()
    log.show_all((), None)
    chosen: list[int] = []
    log.chosen.connect(chosen.append)
    release(log)
    assert chosen == []


def release(log: GameLog) -> None:
    """The mouse, somewhere above."""
    where, left = QPoint(60, 10).toPointF(), Qt.MouseButton.LeftButton
    log.mouseReleaseEvent(QMouseEvent(QEvent.Type.MouseButtonRelease, where, where, left, left, Qt.KeyboardModifier(0)))


def test_whoever_marks_words_chooses_no_step(log: GameLog) -> None:
    log.show_all(Session(SETUP, MOVES).steps, None)
    chosen: list[int] = []
    log.chosen.connect(chosen.append)
    log.selectAll()
    release(log)
    assert log.textCursor().hasSelection()
    assert chosen == []


def test_what_is_added_is_announced_line_by_line(log: GameLog, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(module, "announce", lambda _log, words: heard.append(words))
    steps = Session(SETUP, MOVES).steps
    log.show_all(steps[:1], None)
    assert heard == [], "that has been heard"
    log.add(steps[1], None)
    assert heard == log.lines(steps[1], None)
    assert len(heard) > 1
