"""The table as it lay at the end, with all that glows on it: a click leads back to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy
from typing_extensions import override

from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Theme
from gamebox.ui.widgets.parts import PaintedButton, give_tip


class FinalTable(PaintedButton):
    """`draw` makes a picture of a size; it is made once for each."""

    def __init__(self, theme: Theme, draw: Callable[[QSize], QPixmap]) -> None:
        super().__init__()
        self._theme = theme
        self._draw = draw
        self._drawn: tuple[QSize, float] | None = None
        self._picture = QPixmap()
        self.setObjectName("table")
        self.setAccessibleName(translate("Result", "Look at the table"))
        give_tip(self, self.accessibleName())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(240, 120)

    @override
    def sizeHint(self) -> QSize:
        return QSize(640, 360)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        wanted = self.size(), self.devicePixelRatioF()
        if self._drawn != wanted:
            self._drawn, self._picture = wanted, self._draw(self.size())
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        outline = QPainterPath()
        outline.addRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)
        painter.save()
        painter.setClipPath(outline)
        painter.drawPixmap(self.rect(), self._picture)
        painter.restore()
        pointed = self.hasFocus() or self.underMouse()
        painter.setPen(QPen(self._theme.accent, 3) if pointed else QPen(self._theme.paper_edge, 1))
        painter.drawPath(outline)
