"""A target that can be seen to glow from the other side of the room."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.items.target import TargetItem
from gamebox.ui.theme import faded


class GlowTarget(TargetItem):
    @override
    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect().adjusted(-12, -12, 12, 12)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if not self.legal:
            return
        accent = self._theme.accent
        painter.setBrush(faded(accent, 0.25) if self.lit else Qt.BrushStyle.NoBrush)
        for width, alpha in ((20, 0.22), (13, 0.35), (6, 1.0)):
            painter.setPen(QPen(faded(accent, alpha), width + (3 if self.lit else 0)))
            painter.drawPath(self._outline)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.lit:
            painter.setPen(QPen(self._theme.on_table, 2))
            painter.drawPath(self._outline)
