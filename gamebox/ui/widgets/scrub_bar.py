"""A bar on which one can go anywhere in a game: rounds and turns are marked on it, and what was worth a look."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSlider
from typing_extensions import override

from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, faded

_EDGE = 14
_HEIGHT = 44
_DENSE = 4.0
"""Marks nearer to each other than so many pixels would only be a smear."""


class ScrubBar(QSlider):
    def __init__(self, theme: Theme, length: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._theme = theme
        self._rounds: Sequence[int] = ()
        self._turns: Sequence[int] = ()
        self._moments: Sequence[int] = ()
        self.setRange(0, length)
        self.setSingleStep(1)
        self.setTracking(True)
        self.setFixedHeight(_HEIGHT)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setObjectName("scrub bar")
        self.setAccessibleName(translate("Replay", "Position in the game"))

    def mark(self, rounds: Sequence[int], turns: Sequence[int], moments: Sequence[int]) -> None:
        self._rounds, self._turns, self._moments = rounds, turns, moments
        self.update()

    def _place(self, position: int) -> float:
        span = max(1, self.maximum())
        return _EDGE + (self.width() - 2 * _EDGE) * position / span

    def _position(self, x: float) -> int:
        share = (x - _EDGE) / max(1, self.width() - 2 * _EDGE)
        return round(min(max(share, 0.0), 1.0) * self.maximum())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self._position(event.position().x()))

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._position(event.position().x()))

    @override
    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self.setSliderDown(False)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The screen knows what keys mean."""
        event.ignore()

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Here as everywhere on the screen."""
        event.ignore()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, middle, here = self._theme, self.height() / 2, self._place(self.value())
        self._paint_marks(painter, self._turns, 5, QPen(faded(theme.muted, 0.6), 1))
        self._paint_marks(painter, self._rounds, 11, QPen(theme.muted, 2))
        groove = QRectF(_EDGE, middle - 3, self.width() - 2 * _EDGE, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.paper_edge)
        painter.drawRoundedRect(groove, 3, 3)
        painter.setBrush(theme.accent)
        painter.drawRoundedRect(QRectF(_EDGE, middle - 3, here - _EDGE, 6), 3, 3)
        for moment in self._moments:
            painter.setPen(QPen(theme.paper, 2))
            painter.setBrush(theme.bad)
            painter.drawEllipse(QPointF(self._place(moment), middle), 6, 6)
        painter.setPen(QPen(theme.ring if self.hasFocus() else theme.paper, 3))
        painter.setBrush(theme.accent)
        painter.drawEllipse(QPointF(here, middle), 11, 11)

    def _paint_marks(self, painter: QPainter, places: Sequence[int], height: float, pen: QPen) -> None:
        """Below the groove; too many to tell apart are left out."""
        if not places or (self.width() - 2 * _EDGE) / len(places) < _DENSE:
            return
        painter.setPen(pen)
        top = self.height() / 2 + 6
        for place in places:
            x = self._place(place)
            painter.drawLine(QPointF(x, top), QPointF(x, top + height))
