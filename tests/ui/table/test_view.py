"""The window onto a scene: all of it is visible at every size, and its tool tips can be read in every light."""

import gc

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication, QGraphicsObject, QToolTip

from gamebox.library.shelf import Shelf
from gamebox.ui.looks import LOOKS
from gamebox.ui.players import players_of
from gamebox.ui.stylesheet import stylesheet
from gamebox.ui.table.view import TableView
from gamebox.ui.theme import DARK, LIGHT, paint_table
from tests.helpers import setup_for

pytestmark = pytest.mark.usefixtures("pig")


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_tool_tips_lie_on_paper(qtbot, qapp, theme):
    qapp.setStyleSheet(stylesheet(theme))
    view = TableView(LOOKS["pig"].drawing.scene(players_of(setup_for().seats), theme, Shelf()))
    qtbot.addWidget(view)
    view.show()
    QToolTip.showText(QPoint(40, 40), "Alex", view.viewport())
    tip = next(each for each in QApplication.topLevelWidgets() if each.metaObject().className() == "QTipLabel")
    picture = tip.grab().toImage()
    QToolTip.hideText()
    qapp.setStyleSheet("")
    assert picture.pixelColor(3, 3) == theme.paper


@pytest.fixture
def view(qtbot):
    made = TableView(LOOKS["pig"].drawing.scene(players_of(setup_for().seats), LIGHT, Shelf()))
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("size", [(700, 450), (1600, 700), (500, 900)])
def test_the_whole_table_is_visible_and_as_large_as_can_be(view, size):
    view.resize(*size)
    shown = view.mapFromScene(view.scene().sceneRect()).boundingRect()
    room = view.viewport().rect()
    assert room.adjusted(-3, -3, 3, 3).contains(shown)
    assert shown.width() > room.width() - 12 or shown.height() > room.height() - 12
    assert view.viewport().size() == view.size(), "no scroll bars, no frame"


def test_the_table_has_the_shape_of_its_window(view, monkeypatch):
    ratios = []
    monkeypatch.setattr(view.scene(), "fit_to", ratios.append)
    view.resize(800, 400)
    view.resize(300, 600)
    view.resize(300, 1)
    view.resize(300, 0)
    assert ratios == [2, 0.5, 300, 300]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_surface_reaches_into_every_corner(qtbot, theme):
    view = TableView(LOOKS["pig"].drawing.scene(players_of(setup_for().seats), theme, Shelf()))
    qtbot.addWidget(view)
    view.resize(900, 300)
    picture = view.grab().toImage()
    surface = QImage(900, 300, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(surface)
    paint_table(painter, QRectF(surface.rect()), theme)
    painter.end()
    for x in (0, 899):
        for y in (0, 299):
            assert picture.pixelColor(x, y) == surface.pixelColor(x, y)


def test_keys_with_ctrl_are_no_moves(view, qtbot, monkeypatch):
    pressed = []
    monkeypatch.setattr(view.scene(), "keyPressEvent", lambda event: pressed.append(event.text()))
    qtbot.keyClick(view, "z", Qt.KeyboardModifier.ControlModifier)
    assert pressed == []
    qtbot.keyClick(view, "z")
    assert pressed == ["z"]
    command = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "z")
    view.keyPressEvent(command)
    assert not command.isAccepted(), "the window may take it"


def test_pictures_of_items_have_room(view):
    assert QPixmapCache.cacheLimit() >= 192 * 1024
    assert view.scene().parent() is view
    assert view.hasMouseTracking()
    for policy in (view.horizontalScrollBarPolicy(), view.verticalScrollBarPolicy()):
        assert policy == Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def test_the_background_is_drawn_anew_for_a_screen_with_other_pixels(view, monkeypatch):
    drawn = []
    monkeypatch.setattr(view, "resetCachedContent", lambda: drawn.append(True))
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.DevicePixelRatioChange))
    assert drawn == [True]


@pytest.mark.parametrize("collecting", [True, False])
def test_python_throws_nothing_away_while_a_table_is_painted(view, monkeypatch, collecting):
    seen = []
    monkeypatch.setattr(view, "drawBackground", lambda *_: seen.append(gc.isenabled()))
    view.resetCachedContent()
    if collecting:
        gc.enable()
    try:
        view.viewport().repaint()
        assert seen == [False]
        assert gc.isenabled() == collecting
    finally:
        gc.disable()


class Broken(QGraphicsObject):
    def boundingRect(self):
        return QRectF(0, 0, 50, 50)

    def paint(self, *_):
        raise ValueError("cannot be painted")


def test_what_cannot_be_painted_does_not_end_the_program(view, qtbot):
    for _ in range(3):
        view.scene().addItem(Broken())
    with qtbot.captureExceptions() as errors:
        for frame in range(1, 4):
            view.scene().update()
            qtbot.waitUntil(lambda frame=frame: len(errors) >= 3 * frame)
    assert {kind for kind, *_ in errors} == {ValueError}


def test_the_background_is_drawn_once_for_many_frames(view, monkeypatch):
    drawn = []
    monkeypatch.setattr(view, "drawBackground", lambda *_: drawn.append(True))
    view.resetCachedContent()
    for _ in range(3):
        view.viewport().repaint()
    assert drawn == [True]
    assert view.viewport().testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent), "nothing below it is painted"
    assert view.reader.view is view
