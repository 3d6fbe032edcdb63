"""What lies beside the sheets: the tray of the pool, and how far the game has come."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.lavarails.view import LavarailsView, Phase
from gamebox.ui.games.lavarails.header import paint_fitting
from gamebox.ui.games.lavarails.layout import TRACKER, TRAY
from gamebox.ui.items.emblem import emblem_path, paint_emblem
from gamebox.ui.items.hollow import paint_hollow
from gamebox.ui.players import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, faded, fitting_font


class TrayItem(QGraphicsItem):
    """A felt-lined hollow for the dice, and one for the passes of the game."""

    def __init__(self, players: tuple[Player, ...], theme: Theme) -> None:
        super().__init__()
        self._players = players
        self._theme = theme
        self._told = self._pass, self._passes, self._start, self._words = 0, 0, 0, ""
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_state(self, view: LavarailsView) -> None:
        before = self._told
        self._told = view.pass_number, view.passes, view.start, _empty_words(view)
        if self._told != before:
            self._pass, self._passes, self._start, self._words = self._told
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return TRAY.united(TRACKER).adjusted(-2, -2, 2, 2)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        for area in (TRAY, TRACKER):
            paint_hollow(painter, area, self._theme, QPen(faded(self._theme.on_table, 0.18), 2), depth=0.75)
        painter.setPen(self._theme.on_table_muted)
        painter.setFont(fitting_font(self._words, TRAY.width() - 60, 22 * self._theme.text))
        painter.drawText(TRAY, Qt.AlignmentFlag.AlignCenter, self._words)
        if self._passes:
            self._paint_passes(painter)

    def _paint_passes(self, painter: QPainter) -> None:
        """A shape for every pass, that of its start player (LR-3); those to come are outlines."""
        inner = TRACKER.adjusted(16, 6, -16, -8)
        text = translate("Lavarails", "Round {number} of {rounds}").format(number=self._pass, rounds=self._passes)
        painter.setPen(self._theme.on_table)
        paint_fitting(painter, inner.adjusted(0, 0, 0, -44), text, 24)
        step = min(inner.width() / self._passes, 34.0)
        for number in range(1, self._passes + 1):
            seat = (self._start + number - self._pass) % len(self._players)
            centre = inner.left() + (number - 0.5) * step
            self._paint_pass(painter, QRectF(centre - 11, inner.bottom() - 32, 22, 22), seat, number - self._pass)

    def _paint_pass(self, painter: QPainter, area: QRectF, seat: int, ahead: int) -> None:
        livery = self._players[seat].livery
        if ahead > 0:
            painter.setPen(QPen(faded(self._theme.on_table, 0.45), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(emblem_path(livery.shape, area.adjusted(3, 3, -3, -3)))
            return
        painter.setOpacity(1.0 if ahead == 0 else 0.55)
        paint_emblem(painter, livery, area if ahead == 0 else area.adjusted(2, 2, -2, -2))
        painter.setOpacity(1.0)
        if ahead == 0:
            painter.setPen(QPen(self._theme.accent, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(-4, -4, 4, 4), 8, 8)


def _empty_words(view: LavarailsView) -> str:
    """What the tray says while no dice lie in it."""
    if view.phase in {Phase.PLACE, Phase.DECIDE, Phase.RETURN, Phase.GHOST} and not view.pool:
        return translate("Lavarails", "The pool is empty.")
    return translate("Lavarails", "The dice have been put away.") if view.phase is Phase.OVER else ""
