"""Paper on the table: sheets with a soft shadow, and pictures printed on them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QLayout, QSizePolicy, QWidget
from typing_extensions import override

from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Theme, faded

ROOM = 14
"""Pixels that a sheet leaves around itself for its shadow and for being lifted."""


def paint_sheet(painter: QPainter, area: QRectF, theme: Theme, *, lift: float = 0, ring: bool = False) -> None:
    """A sheet of paper; `lift` is how high it is held, `ring` marks the one with the keyboard's focus."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shadow(painter, area, theme, lift)
    painter.setBrush(theme.paper)
    painter.setPen(QPen(theme.ring, 3) if ring else QPen(theme.paper_edge, 1))
    painter.drawRoundedRect(area, Corner.LARGE, Corner.LARGE)


def _paint_shadow(painter: QPainter, area: QRectF, theme: Theme, lift: float) -> None:
    """Only around the sheet: what the paper will hide costs the most to paint."""
    corner, sheet = int(Corner.LARGE), area.toAlignedRect()
    around = QRegion(sheet.adjusted(-ROOM, -ROOM, ROOM, ROOM))
    around -= QRegion(sheet.adjusted(corner, 1, -corner, -1)) + QRegion(sheet.adjusted(1, corner, -1, -corner))
    painter.save()
    painter.setClipRegion(around)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(theme.shadow, theme.shadow.alphaF() / 5))
    for layer in range(7):
        grown = (7 + lift) * (layer / 6 - 0.4)
        shade = area.adjusted(-grown, -grown, grown, grown).translated(1 + lift * 0.3, 3 + lift * 0.7)
        painter.drawRoundedRect(shade, corner + grown, corner + grown)
    painter.restore()


class Sheet(QWidget):
    """A sheet of paper that holds a layout."""

    def __init__(self, theme: Theme, layout: QLayout, *, padding: int = 20) -> None:
        super().__init__()
        self._theme = theme
        layout.setContentsMargins(*(4 * (ROOM + padding,)))
        self.setLayout(layout)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sheet(QPainter(self), QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM), self._theme)


Corners = tuple[bool, bool, bool, bool]
"""Which corners are round: upper left, upper right, lower right, lower left."""
ALL_ROUND: Corners = (True, True, True, True)


class Picture(QWidget):
    """Something drawn once per size, and only after the window has come up: nobody waits for a picture."""

    def __init__(
        self, draw: Callable[[QSize], QPixmap], ground: QColor, ready: Callable[[QSize], QPixmap | None] | None = None
    ) -> None:
        """`ready` gives what need not be drawn."""
        super().__init__()
        self.setAccessibleName(translate("Spoken", "Picture"))
        self._ready = ready
        self.corners = ALL_ROUND
        self._draw = draw
        self._ground = ground
        self._pixmap = QPixmap()
        self._drawn_for: tuple[QSize, float] | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._refresh)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._drawn_for != self._wanted() and not self._is_ready():
            if self.isVisible():
                self._later.start()
            else:
                self._refresh()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect())
        painter.setClipPath(_outline(area, self.corners))
        painter.fillRect(area, self._ground)
        if self._drawn_for == self._wanted():
            painter.drawPixmap(_on_whole_pixels(painter, area.topLeft()), self._pixmap)
        elif not self._pixmap.isNull():
            painter.drawPixmap(self.rect(), self._pixmap)

    def _is_ready(self) -> bool:
        ready = self._ready(self.size()) if self._ready else None
        if ready is None:
            return False
        self._drawn_for, self._pixmap = self._wanted(), ready
        return True

    def redraw(self) -> None:
        """What it shows has changed."""
        self._drawn_for = None
        self.update()

    def _wanted(self) -> tuple[QSize, float]:
        return self.size(), self.devicePixelRatioF()

    def _refresh(self) -> None:
        self._drawn_for = self._wanted()
        self._pixmap = self._draw(self.size())
        self.update()


def _on_whole_pixels(painter: QPainter, corner: QPointF) -> QPointF:
    """The nearest place where a picture's pixels are the screen's: between them, as at a scale of 1.5, it is soft."""
    to_screen = painter.deviceTransform()
    back, _ = to_screen.inverted()
    return back.map(QPointF(to_screen.map(corner).toPoint()))


def drawn(size: QSize, ratio: float, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
    """A pixmap of that size in a window of that pixel ratio, painted on."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return pixmap


def _outline(area: QRectF, corners: Corners) -> QPainterPath:
    """A rectangle of which some corners are round."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(area, Corner.LARGE - 1, Corner.LARGE - 1)
    centre = area.center()
    for rounded, corner in zip(
        corners, (area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()), strict=True
    ):
        if not rounded:
            path.addRect(QRectF(centre, corner).normalized())
    return path
