"""A banner across the table for the moments that nobody may miss: a bust, a bit of luck, the goal."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui import motions
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.theme import Corner, Motion, Theme, fitting_font

_AREA = QRectF(-230, -56, 460, 112)
_ABOVE_ALL = 5000


class CalloutItem(QGraphicsObject):
    def __init__(self, theme: Theme, centre: QPointF) -> None:
        super().__init__()
        self._theme = theme
        self._text = ""
        self._good = True
        self.setPos(centre)
        self.setZValue(_ABOVE_ALL)
        self.hide()

    def appear(self, text: str, *, good: bool) -> QAbstractAnimation:
        """Pop up, stay long enough to be read, and go."""

        def grow(share: float) -> None:
            if not self.isVisible() or self._text != text:
                self._text, self._good = text, good
                self.show()
                self.update()
            self.setScale(0.6 + 0.4 * share)
            self.setOpacity(share)

        def fade(share: float) -> None:
            self.setOpacity(1 - share)
            self.setVisible(share < 1)

        return motions.sequence(
            motions.run(grow, Motion.MOVE), motions.pause(Motion.DICE), motions.run(fade, Motion.FEEDBACK)
        )

    @override
    def boundingRect(self) -> QRectF:
        return _AREA.adjusted(-10, -10, 20, 24)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        theme = self._theme
        shape = QPainterPath()
        shape.addRoundedRect(_AREA, Corner.LARGE, Corner.LARGE)
        paint_shadow(painter, shape, QColor(0, 0, 0, 140), 9)
        painter.setPen(QPen(theme.good if self._good else theme.bad, 6))
        painter.setBrush(theme.paper)
        painter.drawPath(shape)
        painter.setPen(theme.good if self._good else theme.bad)
        painter.setFont(fitting_font(self._text, _AREA.width() - 50, 46, bold=True))
        painter.drawText(_AREA, Qt.AlignmentFlag.AlignCenter, self._text)
