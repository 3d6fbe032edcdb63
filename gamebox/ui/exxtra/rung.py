"""A dice field of the ladder as a target: it tells what placing the pair here would do."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.exxtra.actions import PLACES
from gamebox.ui.exxtra import layout
from gamebox.ui.items.target import TargetItem
from gamebox.ui.theme import Corner, Theme, fitting_font


class RungTarget(TargetItem):
    def __init__(self, field: int, theme: Theme) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(layout.rung(field), Corner.MEDIUM, Corner.MEDIUM)
        super().__init__(outline, PLACES[field], theme)
        self.setObjectName(f"rung {field}")
        self._field = field
        self._earns = ""
        self._throws_out = ""

    def promise(self, earns: str, throws_out: str) -> None:
        """What placing here would earn and whom it would throw out, in words."""
        self._earns, self._throws_out = earns, throws_out
        self.hint = "  ".join(filter(None, (earns, throws_out)))
        self.update()

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        if not self.legal:
            return
        area = layout.rung(self._field).adjusted(68, 5, -12, -5)
        painter.setPen(self._theme.ink)
        self._write(
            painter,
            area,
            self._earns,
            18,
            Qt.AlignmentFlag.AlignTop if self._throws_out else Qt.AlignmentFlag.AlignVCenter,
        )
        painter.setPen(self._theme.bad)
        self._write(painter, area, self._throws_out, 17, Qt.AlignmentFlag.AlignBottom)

    def _write(self, painter: QPainter, area: QRectF, text: str, size: int, where: Qt.AlignmentFlag) -> None:
        painter.setFont(fitting_font(text, area.width(), size, bold=True) if text else painter.font())
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | where, text)
