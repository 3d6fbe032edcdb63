"""A label that takes the room there is and shortens its text if that is too little."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel
from typing_extensions import override

from gamebox.ui.widgets.parts import give_tip


class ElidedLabel(QLabel):
    def __init__(self, role: str) -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)

    @override
    def setText(self, text: str) -> None:
        super().setText(text)
        give_tip(self, text)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        area: QRect = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, area.width())
        painter.setPen(self.palette().windowText().color())
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
