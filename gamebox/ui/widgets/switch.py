"""Something that is on or off, on the table: a slide with a knob, and what it is about beside it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy
from typing_extensions import override

from gamebox.ui.scale import enlargement
from gamebox.ui.theme import Corner, Theme, faded
from gamebox.ui.widgets.parts import PaintedButton

_SLIDE = QSize(36, 20)


class Switch(PaintedButton):
    def __init__(self, theme: Theme, text: str, *, name: str, on: bool) -> None:
        super().__init__()
        self._theme = theme
        self.setText(text)
        self.setObjectName(name)
        self.setAccessibleName(text)
        self.setCheckable(True)
        self.setChecked(on)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        scale, metrics = enlargement(self), self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + round((_SLIDE.width() + 24) * scale), round(40 * scale))

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, scale = QPainter(self), self._theme, enlargement(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high, wide = _SLIDE.height() * scale, _SLIDE.width() * scale
        slide = QRectF(8 * scale, (self.height() - high) / 2, wide, high)
        painter.setPen(QPen(faded(theme.on_table, 0.6), 1))
        painter.setBrush(theme.accent if self.isChecked() else faded(theme.on_table, 0.12))
        painter.drawRoundedRect(slide, high / 2, high / 2)
        knob = slide.right() - high / 2 if self.isChecked() else slide.left() + high / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.on_table)
        painter.drawEllipse(QPointF(knob, slide.center().y()), high * 0.36, high * 0.36)
        painter.setPen(theme.on_table)
        words = QRectF(slide.right() + 8 * scale, 0, self.width() - slide.right() - 8 * scale, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            painter.setPen(QPen(theme.on_table, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), Corner.MEDIUM, Corner.MEDIUM)
