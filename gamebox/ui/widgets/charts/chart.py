"""What all charts share: they grow with the window, and pointing or arrow keys read out one value after the other."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.scale import enlargement
from gamebox.ui.theme import Corner, Size, Theme, font
from gamebox.ui.widgets.steps import step_by

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_SIDEWAYS: dict[int, int] = {Qt.Key.Key_Up: Qt.Key.Key_Left, Qt.Key.Key_Down: Qt.Key.Key_Right}
"""Values may stand below each other, too."""
_USUAL, _SMALLEST = QSize(420, 230), QSize(240, 180)


class Chart(QWidget):
    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__()
        self.theme = theme
        self._step: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(title)

    @property
    @abstractmethod
    def count(self) -> int:
        """How many values can be read out."""

    @abstractmethod
    def told(self, step: int) -> str:
        """A value in words."""

    @abstractmethod
    def place_of(self, step: int) -> QPointF:
        """Where a value is, in pixels of the usual size."""

    @abstractmethod
    def paint(self, painter: QPainter, step: int | None) -> None:
        """Everything but the words of the value that is read out."""

    @property
    def step(self) -> int | None:
        return self._step

    def room(self) -> QRectF:
        """The whole of it, in pixels of the usual size."""
        return QRectF(QPointF(), QSizeF(self.size()) / enlargement(self))

    def read_out(self, step: int | None) -> None:
        bounded = None if step is None or not self.count else min(max(step, 0), self.count - 1)
        if bounded != self._step:
            self._step = bounded
            self.setAccessibleDescription("" if bounded is None else self.told(bounded))
            self.update()

    def nearest(self, at: QPointF) -> int | None:
        """The value that somebody points at."""
        near = min(range(self.count), key=lambda step: (self.place_of(step) - at).manhattanLength(), default=None)
        return near if near is not None and self.room().contains(at) else None

    @override
    def sizeHint(self) -> QSize:
        return _USUAL * enlargement(self)

    @override
    def minimumSizeHint(self) -> QSize:
        return _SMALLEST * enlargement(self)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.read_out(self.nearest(event.position() / enlargement(self)))

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self.read_out(None)
        super().leaveEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = _SIDEWAYS.get(event.key(), event.key())
        leads_to = step_by(key, -1 if self._step is None else self._step, self.count - 1)
        if leads_to is not None or (key == Qt.Key.Key_Escape and self._step is not None):
            self.read_out(leads_to)
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(enlargement(self), enlargement(self))
        self.paint(painter, self._step)
        if self._step is not None:
            self._paint_slip(painter, self.told(self._step), self.place_of(self._step))
        if self.hasFocus():
            painter.setPen(QPen(self.theme.ring, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.room().adjusted(1, 1, -1, -1), Corner.MEDIUM, Corner.MEDIUM)

    def _paint_slip(self, painter: QPainter, text: str, beside: QPointF) -> None:
        made, room = font(Size.SMALL, bold=True), self.room()
        metrics = QFontMetricsF(made)
        slip = QRectF(0, 0, min(metrics.horizontalAdvance(text) + 22, room.width()), 28)
        slip.moveCenter(QPointF(beside.x(), beside.y() - 28 if beside.y() > 44 else beside.y() + 28))
        slip.moveLeft(min(max(slip.left(), 0), room.width() - slip.width()))
        shape = QPainterPath()
        shape.addRoundedRect(slip, Corner.MEDIUM, Corner.MEDIUM)
        paint_shadow(painter, shape, self.theme.shadow, 3)
        painter.setPen(QPen(self.theme.paper_edge, 1))
        painter.setBrush(self.theme.field)
        painter.drawPath(shape)
        painter.setPen(self.theme.ink)
        painter.setFont(made)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, slip.width() - 16)
        painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, shown)
