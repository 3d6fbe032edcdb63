"""Whose turn it is, which roll this is and what it reads, in the hollows left and right of the ladder."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.exxtra.state import ExxtraView
from gamebox.ui.exxtra.layout import MEDALLION, TRAY
from gamebox.ui.exxtra.words import reading_text
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.look import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, fitting_font, font


class MedallionItem(QGraphicsItem):
    def __init__(self, players: tuple[Player, ...], theme: Theme) -> None:
        super().__init__()
        self._players = players
        self._theme = theme
        self._seat = 0
        self._roll = ""
        self._reading = ""
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_turn(self, view: ExxtraView) -> None:
        self._seat = view.over.winners[0] if view.over else view.turn
        self._reading = reading_text(view.reading) if view.throw else ""
        self._roll = translate("Exxtra", "roll {number}").format(number=view.rolls) if view.rolls else ""
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        return MEDALLION.united(TRAY)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        player = self._players[self._seat]
        centre = MEDALLION.center()
        paint_emblem(painter, player.livery, QRectF(centre.x() - 32, MEDALLION.top() + 16, 64, 64))
        painter.setPen(self._theme.on_table)
        painter.setFont(fitting_font(player.name, MEDALLION.width() - 16, 24, bold=True))
        painter.drawText(MEDALLION.adjusted(0, 86, 0, -40), Qt.AlignmentFlag.AlignCenter, player.name)
        painter.setPen(self._theme.on_table_muted)
        painter.setFont(font(18))
        painter.drawText(MEDALLION.adjusted(0, 122, 0, -10), Qt.AlignmentFlag.AlignCenter, self._roll)
        painter.setPen(self._theme.on_table)
        painter.setFont(font(56, bold=True))
        painter.drawText(TRAY.adjusted(0, 92, 0, -6), Qt.AlignmentFlag.AlignCenter, self._reading)
