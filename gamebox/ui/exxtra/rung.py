"""A dice field of the ladder as a target: it shows what placing the pair here would earn and whom it throws out."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.exxtra.actions import PLACES
from gamebox.ui.exxtra import layout
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.target import TargetItem
from gamebox.ui.look import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Theme, fitting_font, font

_EMBLEM = 26.0


class RungTarget(TargetItem):
    def __init__(self, field: int, theme: Theme) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(layout.rung(field), Corner.MEDIUM, Corner.MEDIUM)
        super().__init__(outline, PLACES[field], theme)
        self.setObjectName(f"rung {field}")
        self._field = field
        self.victims: tuple[Player, ...] = ()

    def promise(self, hint: str, victims: tuple[Player, ...]) -> None:
        """What placing here would do, in words, and whom it would throw out."""
        self.hint, self.victims = hint, victims
        self.update()

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        if not self.legal:
            return
        line, below = layout.promise_lines(self._field)
        painter.setPen(self._theme.ink)
        painter.setFont(font(28, bold=True))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, f"+{self._field}")
        if self.victims:
            self._paint_victims(painter, below)

    def _paint_victims(self, painter: QPainter, area: QRectF) -> None:
        out = translate("Exxtra", "out:")
        room = area.width() - len(self.victims) * (_EMBLEM + 4)
        painter.setPen(self._theme.bad)
        painter.setFont(fitting_font(out, room - 8, 20, bold=True))
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, out)
        left = area.left() + painter.fontMetrics().horizontalAdvance(out) + 8
        for index, player in enumerate(self.victims):
            spot = QRectF(left + index * (_EMBLEM + 4), area.center().y() - _EMBLEM / 2, _EMBLEM, _EMBLEM)
            paint_emblem(painter, player.livery, spot)
