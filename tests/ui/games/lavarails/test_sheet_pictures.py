"""Pictures of sheets: while something moves a frame paints little, and in the end they are as if painted at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from gamebox.bots import arena
from gamebox.engine.record import Seat, make_setup
from gamebox.engine.session import Session
from gamebox.games.lavarails import GAME
from gamebox.games.lavarails.grid import BY_NAME
from gamebox.ui.games.lavarails import prints
from gamebox.ui.games.lavarails.fields import paint_fields
from gamebox.ui.games.lavarails.layout import Plan
from gamebox.ui.games.lavarails.look import LOOK
from gamebox.ui.games.lavarails.patches import blank, on, patch, pixels_of
from gamebox.ui.games.lavarails.sheet_item import SheetItem
from gamebox.ui.games.lavarails.sheet_painter import bands
from gamebox.ui.items.paper import paint_sheet
from gamebox.ui.table.picture import table_picture
from gamebox.ui.theme import LIGHT, Corner
from tests.ui.games.lavarails.conftest import RAILWAY, Player

AT_MOST = 1


@pytest.fixture(params=["volcano-c", "railway-c"])
def ended(request: pytest.FixtureRequest) -> Session:
    """A game that has just come to its end."""
    setup = make_setup(GAME, [Seat(name) for name in ("Alex", "Beate", "Carl")], {"sheet": request.param})
    session = Session(setup)
    arena.finish(session, Random(3))
    return session


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[QRectF]:
    """The parts of sheets that have been painted."""
    parts: list[QRectF] = []
    paint = SheetItem._paint_part

    def watched(*arguments: object) -> None:
        parts.append(arguments[3])
        paint(*arguments)

    monkeypatch.setattr(SheetItem, "_paint_part", watched)
    return parts


@pytest.fixture
def last_move(sit_down: Callable[..., Player], ended: Session) -> Player:
    """Just before the end."""
    setup, moves = ended.setup, ended.record.moves
    player = sit_down(setup.options.sheet, ", ".join(moves[:-1]), seats=len(setup.seats))
    player.qtbot.waitUntil(lambda: player.scene.papers.ready, timeout=30_000)
    return player


def test_the_end_of_a_game_is_painted_little_by_little(
    last_move: Player, ended: Session, painted: list[QRectF]
) -> None:
    scene, view = last_move.scene, ended.state.view(None)
    scene.begin_motion()
    painted.clear()
    scene.show_view(view, ())
    frames = []
    while not scene.papers.ready:
        before = len(painted)
        QApplication.processEvents()
        frames.append(len(painted) - before)
    marks = 6
    assert frames[0] <= 3 * marks + AT_MOST, "what was marked on each sheet is seen at once"
    assert sum(frames) > max(frames), "the rest follows"
    little_by_little = last_move.screen.view.grab().toImage()
    for item in scene.papers.items:
        item._kept.clear()
    assert last_move.screen.view.grab().toImage() == little_by_little


def test_what_is_painted_on_a_sheet_leaves_its_corners_round(last_move: Player, ended: Session) -> None:
    last_move.scene.show_view(ended.state.view(None), ())
    last_move.screen.view.grab()
    for item in last_move.scene.papers.items:
        for (*_, fine), kept in item._kept.items():
            bare = blank(kept.plan.paper.size(), fine)
            painter = on(bare, fine)
            paint_sheet(painter, kept.plan.paper, LIGHT)
            painter.end()
            side = Corner.LARGE * 0.4
            for corner in _corners(kept.plan.paper, side):
                assert (
                    kept.picture.copy(pixels_of(corner, fine)).toImage() == bare.copy(pixels_of(corner, fine)).toImage()
                )


def _corners(paper: QRectF, side: float) -> list[QRectF]:
    left, right = paper.left(), paper.right() - side
    return [QRectF(x, y, side, side) for x in (left, right) for y in (paper.top(), paper.bottom() - side)]


def test_what_is_shown_without_a_motion_is_there_at_once(last_move: Player, ended: Session) -> None:
    """As after an undo, or a jump in a replay."""
    last_move.scene.show_view(ended.state.view(None), ())
    at_once = last_move.screen.view.grab().toImage()
    last_move.qtbot.waitUntil(lambda: last_move.scene.papers.ready, timeout=30_000)
    assert last_move.screen.view.grab().toImage() == at_once


def test_a_sheet_that_becomes_large_in_a_hurry_shows_all_its_marks(
    last_move: Player, ended: Session, painted: list[QRectF]
) -> None:
    """It was small while they were made, and nobody had the time to paint it large."""
    scene, papers = last_move.scene, last_move.scene.papers
    scene.show_view(ended.state.view(None), ())
    QApplication.processEvents()
    scene.begin_motion()
    other = (papers.focus + 1) % len(papers.items)
    motion = papers.enlarge(other)
    assert motion is not None
    motion.start()
    motion.pause()
    for share in (0, 1, 2, 3):
        motion.setCurrentTime(motion.totalDuration() * share // 4)
        painted.clear()
        QApplication.processEvents()
        assert len(painted) <= AT_MOST
    motion.setCurrentTime(motion.totalDuration())
    motion.stop()
    item = papers.items[other]
    assert item._seen is not None
    assert not item._seen.stale
    papers.arrange()
    papers._ahead.start()
    last_move.qtbot.waitUntil(lambda: papers.ready, timeout=30_000)
    sharp = last_move.screen.view.grab().toImage()
    for sheet in papers.items:
        sheet._kept.clear()
    assert last_move.screen.view.grab().toImage() == sharp


def test_a_die_is_seen_in_the_frame_in_which_it_lies_down(
    sit_down: Callable[..., Player], painted: list[QRectF]
) -> None:
    setup = make_setup(GAME, [Seat("Alex"), Seat("Beate")], {"sheet": "railway-c"})
    session = Session(setup)
    while session.state.view(None).acting.dice == 0:
        arena.finish(session, Random(5), at_most=1)
    placed = next(text for text in reversed(session.record.moves) if text.startswith("place"))
    moves = session.record.moves[: session.record.moves.index(placed)]
    player = sit_down("railway-c", ", ".join(moves), seats=2)
    player.qtbot.waitUntil(lambda: player.scene.papers.ready, timeout=30_000)
    after = Session(setup, (*moves, placed))
    seat, field = player.view.turn, GAME.read(placed).field
    player.scene.begin_motion()
    painted.clear()
    player.scene.show_view(after.state.view(None), ())
    QApplication.processEvents()
    lying = player.scene.papers.items[seat]._seen
    assert lying is not None
    centre = lying.plan.rect(field).center()
    assert any(part.contains(centre) for part in painted)


def test_a_sheet_has_one_total_while_tracks_are_written_down(
    sit_down: Callable[..., Player], painted: list[QRectF]
) -> None:
    """In its head and in its list of points, although a frame paints little while a train runs."""
    player = sit_down(RAILWAY, "=dice 1 1 2 4 4 4 4, place B1, place B1, place C1, pass, pass")
    player.qtbot.waitUntil(lambda: player.scene.papers.ready)
    drawn = Session(player.table.session.setup, (*player.table.session.record.moves, "draw B1 EW"))
    painted.clear()
    player.scene.show_view(drawn.state.view(None), ())
    player.scene.begin_motion()
    QApplication.processEvents()
    large = player.scene.papers.items[0]._seen
    assert large is not None
    assert large.plan.header in painted
    assert large.plan.block in painted


def test_a_tiny_sheet_is_painted_in_one_go(ended: Session, painted: list[QRectF]) -> None:
    """In the list of games: strips of a few pixels would paint every field many times."""
    table_picture(LOOK, ended.record, QSize(120, 80), LIGHT)
    assert len(painted) == len(ended.setup.seats)


def test_what_is_printed_is_painted_once_for_all_players(last_move: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    printed: list[Plan] = []

    def watched(painter: QPainter, plan: Plan, *more: object) -> None:
        printed.append(plan)
        paint_fields(painter, plan, *more)

    monkeypatch.setattr(prints, "paint_fields", watched)
    papers = last_move.scene.papers
    papers.items[0]._prints._kept.clear()
    for item in papers.items:
        item._kept.clear()
    last_move.screen.view.grab()
    papers._ahead.start()
    last_move.qtbot.waitUntil(lambda: papers.ready, timeout=30_000)
    sizes = {plan.paper.width(): bands(plan, papers.items[0]._fine) for plan in printed}
    assert len(sizes) == 2, "large and small"
    assert len(printed) <= sum(map(len, sizes.values()))


def test_a_painter_that_stumbles_lets_go_of_its_picture() -> None:
    """Else the picture goes before its painter does, and the program with it."""
    painters = []

    def stumble(painter: QPainter, _cut: QRect) -> None:
        painters.append(painter)
        raise ValueError("no such piece")

    with pytest.raises(ValueError, match="no such piece"):
        patch(blank(QSizeF(50, 50), 1.0), QRect(0, 0, 20, 20), 1.0, stumble)
    assert [painter.isActive() for painter in painters] == [False]


def test_a_sheet_that_cannot_be_shown_leaves_the_one_that_lies_there(sit_down: Callable[..., Player]) -> None:
    player = sit_down(RAILWAY)
    player.qtbot.waitUntil(lambda: player.scene.papers.ready)
    item, lies = player.scene.papers.items[0], player.view.players[0]
    crossing = lies.drawn(BY_NAME["B3"], "NS").drawn(BY_NAME["B3"], "EW")
    with pytest.raises(ValueError, match="unpack"):
        item.show_sheet(crossing)
    assert item.sheet == lies
    item.show_sheet(lies.drawn(BY_NAME["B3"], "EW"))
    assert item.sheet != lies
