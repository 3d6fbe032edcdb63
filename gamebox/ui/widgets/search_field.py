"""A field for words to search for."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QLineEdit
from typing_extensions import override

from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme

_NO_BUTTONS = "QToolButton { background: transparent; border: none; padding: 0; min-height: 0; }"
"""Icons in a field are none."""


class SearchField(QLineEdit):
    """Esc empties it before it leaves the screen."""

    def __init__(self, theme: Theme, placeholder: str, label: str) -> None:
        super().__init__()
        self.setObjectName("search")
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(label)
        self.setStyleSheet(_NO_BUTTONS)
        self.setAcceptDrops(False)  # a file that is dropped on the window is a game, no text
        self.addAction(QIcon(_magnifier(theme)), QLineEdit.ActionPosition.LeadingPosition).setText(label)
        self._clearing = self.addAction(QIcon(_cross(theme)), QLineEdit.ActionPosition.TrailingPosition)
        self._clearing.setText(translate("Rules", "Clear the search"))
        self._clearing.triggered.connect(self.clear)
        self._clearing.setVisible(False)
        self.textChanged.connect(lambda text: self._clearing.setVisible(bool(text)))

    def look_for(self) -> None:
        self.setFocus()
        self.selectAll()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


def _magnifier(theme: Theme) -> QPixmap:
    pixmap, painter = _icon(theme)
    painter.drawEllipse(QRectF(8, 8, 30, 30))
    painter.drawLine(35, 35, 54, 54)
    painter.end()
    return pixmap


def _cross(theme: Theme) -> QPixmap:
    pixmap, painter = _icon(theme)
    painter.drawLine(16, 16, 48, 48)
    painter.drawLine(48, 16, 16, 48)
    painter.end()
    return pixmap


def _icon(theme: Theme) -> tuple[QPixmap, QPainter]:
    """An empty icon of 64 pixels and the pen for it."""
    pixmap = QPixmap(64, 64)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.muted, 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    return pixmap, painter
