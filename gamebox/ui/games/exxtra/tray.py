"""The dice tray above the ladder: room for the pair that is rolled, and what it reads."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.exxtra.state import ExxtraView
from gamebox.ui.games.exxtra.layout import DIE, PAIR_GAP, TEXT, Layout
from gamebox.ui.games.exxtra.wood import paint_board, wood_of
from gamebox.ui.games.exxtra.words import reading_text
from gamebox.ui.items.hollow import paint_hollow
from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Theme, faded, fitting_font, font

_FRAME = 6.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TrayItem(QGraphicsItem):
    def __init__(self, layout: Layout, theme: Theme) -> None:
        super().__init__()
        self._layout = layout
        self._theme = theme
        self.reading = ""
        self.words = ""
        self._empty = True
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def arrange(self, layout: Layout) -> None:
        self.prepareGeometryChange()
        self._layout = layout

    def show_turn(self, view: ExxtraView) -> None:
        if view.over:
            self.show_nothing()
        elif view.rolls:
            self.show_roll(view.rolls, reading_text(view.reading) if view.throw else "")
        else:
            self.show_first()

    def show_nothing(self) -> None:
        self._show("", "", empty=False)

    def show_first(self) -> None:
        """Before the first roll: where the dice will lie."""
        self._show("", translate("Exxtra", "First roll: an X is just a 0"), empty=True)

    def show_roll(self, count: int, reading: str = "") -> None:
        """A roll, and what it reads as soon as the dice lie still."""
        self._show(reading, translate("Exxtra", "roll {number}").format(number=count), empty=False)

    def _show(self, reading: str, words: str, *, empty: bool) -> None:
        if (reading, words, empty) != (self.reading, self.words, self._empty):
            self.reading, self.words, self._empty = reading, words, empty
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._layout.tray.adjusted(-2, -2, 2, 2)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """A hollow in a wooden frame, lined with felt; before the first roll it shows where the dice will lie."""
        theme, area = self._theme, self._layout.readout()
        wood, frame = wood_of(theme), QPainterPath()
        frame.addRoundedRect(self._layout.tray, Corner.LARGE, Corner.LARGE)
        paint_board(painter, frame, wood.plank, wood.edge)
        hollow = self._layout.tray.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
        paint_hollow(painter, hollow, theme, QPen(wood.edge, 1.5), corner=Corner.MEDIUM)
        if self._empty:
            self._paint_ghosts(painter)
        painter.setPen(theme.on_table)
        painter.setFont(font(48, bold=True))
        painter.drawText(area, _LEFT, self.reading)
        painter.setPen(theme.on_table_muted)
        painter.setFont(fitting_font(self.words, area.width(), TEXT * self._theme.text))
        painter.drawText(area, _RIGHT if self.reading else _LEFT, self.words)

    def _paint_ghosts(self, painter: QPainter) -> None:
        centre, scale = self._layout.pair_in_tray()
        side, half = DIE * scale, (DIE + PAIR_GAP) / 2 * scale
        painter.setPen(QPen(faded(self._theme.on_table, 0.4), 2, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for x in (-half, half):
            corner = centre + QPointF(x - side / 2, -side / 2)
            painter.drawRoundedRect(QRectF(corner.x(), corner.y(), side, side), side * 0.2, side * 0.2)
