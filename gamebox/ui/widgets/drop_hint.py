"""Shown over the window while files are dragged across it: let go of them here."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from gamebox.ui.items.paper import paint_sheet
from gamebox.ui.scale import scale_for
from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Size, Theme, faded, fitting_font


class DropHint(QWidget):
    def __init__(self, parent: QWidget, theme: Theme, *, sheets: bool = False) -> None:
        super().__init__(parent)
        self._sheets = sheets
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(parent.rect())
        self.raise_()
        self.show()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = scale_for(self.size())
        painter.fillRect(self.rect(), faded(self._theme.table_bottom, 0.72))
        frame = QRectF(self.rect()).adjusted(24, 24, -24, -24)
        painter.setPen(QPen(self._theme.accent, 3 * scale, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, Corner.LARGE, Corner.LARGE)
        sheet = QRectF(0, 0, min(560 * scale, frame.width() - 80), 120 * scale)
        sheet.moveCenter(frame.center())
        paint_sheet(painter, sheet, self._theme, lift=4)
        game, own = translate("Window", "Drop the game here"), translate("Window", "Drop the sheet here")
        text = own if self._sheets else game
        painter.setPen(self._theme.ink)
        painter.setFont(fitting_font(text, sheet.width() - 48, Size.HEADLINE * scale, bold=True))
        painter.drawText(sheet, Qt.AlignmentFlag.AlignCenter, text)
