"""A drop-down list that shows that it is one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox
from typing_extensions import override

from gamebox.ui.theme import Theme


class Combo(QComboBox):
    """Style sheets take the arrow away; this one draws its own, if there is something to choose from."""

    def __init__(self, theme: Theme, *, name: str, label: str) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName(name)
        self.setAccessibleName(label)
        self.setAccessibleDescription(label)  # on Linux Qt calls the box by what is chosen in it

    @override
    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """What does not fit ends with dots, not within a letter."""
        super().initStyleOption(option)
        kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(kind, option, part, self).width()
        option.currentText = self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.count():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.muted, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        x, y = self.width() - 16, self.height() / 2
        painter.drawPolyline(QPolygonF([QPointF(x - 4, y - 2), QPointF(x, y + 2), QPointF(x + 4, y - 2)]))
