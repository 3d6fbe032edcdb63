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

_LINE = 24.0


class RungTarget(TargetItem):
    def __init__(self, field: int, theme: Theme) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(layout.rung(field), Corner.MEDIUM, Corner.MEDIUM)
        super().__init__(outline, PLACES[field], theme)
        self.setObjectName(f"rung {field}")
        self._field = field
        self._earns = ""
        self._throws_out = ""
        self.victims: tuple[int, ...] = ()

    def promise(self, earns: str, throws_out: str, victims: tuple[int, ...]) -> None:
        """What placing here would earn and whom it would throw out, in words."""
        self._earns, self._throws_out, self.victims = earns, throws_out, victims
        self.hint = "  ".join(filter(None, (earns, throws_out)))
        self.update()

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        if not self.legal:
            return
        area = layout.rung(self._field).adjusted(68, 0, -12, 0)
        lines = [(self._earns, self._theme.ink), (self._throws_out, self._theme.bad)]
        shown = [(text, colour) for text, colour in lines if text]
        top = area.center().y() - len(shown) * _LINE / 2
        for row, (text, colour) in enumerate(shown):
            painter.setPen(colour)
            painter.setFont(fitting_font(text, area.width(), 18, bold=True))
            line = QRectF(area.left(), top + row * _LINE, area.width(), _LINE)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
