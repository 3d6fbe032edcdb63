"""What lies beside the sheet of somebody who plays alone: the best results on this sheet so far."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.library.queries import Best
from gamebox.ui.games.lavarails.layout import Layout
from gamebox.ui.items.laurel import paint_laurel
from gamebox.ui.items.paper import paint_sheet
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, fitting_font, font

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LINE = 38.0


class ScorecardItem(QGraphicsItem):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._place = Layout().column
        self._best: tuple[Best, ...] = ()
        self._now = 0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_scores(self, best: Sequence[Best], now: int) -> None:
        """`now` is what the sheet on the table would score."""
        if (tuple(best), now) != (self._best, self._now):
            self._best, self._now = tuple(best), now
            self.update()

    def arrange(self, layout: Layout) -> None:
        self.prepareGeometryChange()
        self._place = layout.column

    @override
    def boundingRect(self) -> QRectF:
        return self._place.adjusted(-16, -16, 16, 16)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        paint_sheet(painter, self._place, self._theme)
        inner = self._place.adjusted(24, 16, -24, -16)
        laurel = QRectF(inner.center().x() - 62, inner.top(), 124, 124)
        paint_laurel(painter, laurel)
        painter.setPen(self._theme.ink)
        painter.setFont(font(40, bold=True))
        painter.drawText(laurel, Qt.AlignmentFlag.AlignCenter, str(self._now))
        title = translate("Lavarails", "Best scores on this sheet")
        painter.setFont(fitting_font(title, inner.width(), 22, bold=True))
        heading = QRectF(inner.left(), laurel.bottom() + 8, inner.width(), 36)
        painter.drawText(heading, Qt.AlignmentFlag.AlignCenter, title)
        self._paint_list(painter, QRectF(inner.left(), heading.bottom() + 6, inner.width(), inner.bottom()))

    def _paint_list(self, painter: QPainter, area: QRectF) -> None:
        if not self._best:
            text = translate("Lavarails", "Nobody has finished a game alone here. Yours will be the first.")
            painter.setPen(self._theme.muted)
            painter.setFont(font(20))
            painter.drawText(area.adjusted(0, 12, 0, 0), Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, text)
        for index, best in enumerate(self._best):
            line = QRectF(area.left(), area.top() + index * _LINE, area.width(), _LINE)
            self._paint_best(painter, line, index + 1, best)

    def _paint_best(self, painter: QPainter, line: QRectF, place: int, best: Best) -> None:
        beaten = self._now >= best.score
        painter.setPen(self._theme.muted)
        painter.setFont(font(20))
        painter.drawText(line, _LEFT, f"{place}.")
        painter.setPen(self._theme.good if beaten else self._theme.ink)
        name = line.adjusted(40, 0, -60, 0)
        painter.setFont(fitting_font(best.name, name.width(), 21, bold=beaten))
        painter.drawText(name, _LEFT, best.name)
        painter.setFont(font(22, bold=True))
        painter.drawText(line, _RIGHT, str(best.score))
        painter.setPen(QPen(self._theme.grid(), 1))
        painter.drawLine(line.bottomLeft(), line.bottomRight())
