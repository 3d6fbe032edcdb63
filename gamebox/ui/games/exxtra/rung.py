"""A dice field of the ladder, and as a target: what placing the pair here would earn and whom it throws out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.exxtra.actions import PLACES
from gamebox.ui.games.exxtra.layout import TEXT, Layout
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.items.target import TargetItem
from gamebox.ui.players import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import Corner, Theme, font, mixed

_EMBLEM = 26.0
_MARK = 9.0
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class RungTarget(TargetItem):
    def __init__(self, field: int, layout: Layout, theme: Theme) -> None:
        super().__init__(_outline(layout.rung(field)), PLACES[field], theme)
        self.setObjectName(f"rung {field}")
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._field = field
        self._layout = layout
        self.victims: tuple[Player, ...] = ()

    def arrange(self, layout: Layout) -> None:
        self.prepareGeometryChange()
        self._layout = layout
        self._outline = _outline(layout.rung(self._field))

    def promise(self, hint: str, victims: tuple[Player, ...]) -> None:
        """What placing here would do, in words, and whom it would throw out."""
        self.hint, self.victims = hint, victims
        self.update()

    @override
    def boundingRect(self) -> QRectF:
        return super().boundingRect().adjusted(0, 0, 2, 4)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The glow lies between the paper and what is written on it."""
        paint_shadow(painter, self._outline, self._theme.shadow, 4)
        painter.setPen(QPen(self._theme.paper_edge, 1.5))
        painter.setBrush(rung_paper(self._theme, self._field))
        painter.drawPath(self._outline)
        super().paint(painter, option, widget)
        self._paint_number(painter)
        if self.legal:
            self._paint_promise(painter)

    def _paint_number(self, painter: QPainter) -> None:
        area = self._layout.rung(self._field)
        number = QRectF(area.left(), area.top(), 56, area.height())
        painter.setPen(self._theme.ink)
        painter.setFont(font(36, bold=True))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(self._field))
        painter.setPen(QPen(self._theme.grid(), 1.5))
        painter.drawLine(number.topRight() + QPointF(0, 10), number.bottomRight() - QPointF(0, 10))

    def _paint_promise(self, painter: QPainter) -> None:
        steps, out = self._layout.promise_lines(self._field)
        painter.setPen(self._theme.ink)
        painter.setFont(font(28, bold=True))
        painter.drawText(steps if self.victims else steps.united(out), _LEFT, f"+{self._field}")
        if self.victims:
            self._paint_victims(painter, out)

    def _paint_victims(self, painter: QPainter, area: QRectF) -> None:
        """A red mark, the word in ink, and who."""
        self._paint_cross(painter, QPointF(area.left() + _MARK, area.center().y() + 1))
        out = translate("Exxtra", "out:")
        painter.setPen(self._theme.ink)
        painter.setFont(font(TEXT, bold=True))
        word = area.adjusted(2 * _MARK + 6, 0, 0, 0)
        painter.drawText(word, _LEFT, out)
        left = word.left() + painter.fontMetrics().horizontalAdvance(out) + 8
        for index, player in enumerate(self.victims):
            spot = QRectF(left + index * (_EMBLEM + 3), area.center().y() - _EMBLEM / 2, _EMBLEM, _EMBLEM)
            paint_emblem(painter, player.livery, spot)

    def _paint_cross(self, painter: QPainter, centre: QPointF) -> None:
        """On a ground of its own, since a glowing dice field is almost as bright as red is."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.bad)
        painter.drawEllipse(centre, _MARK, _MARK)
        painter.setPen(QPen(self._theme.paper, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for way in (QPointF(_MARK, _MARK), QPointF(_MARK, -_MARK)):
            painter.drawLine(centre - way * 0.4, centre + way * 0.4)


def rung_paper(theme: Theme, field: int) -> QColor:
    """The higher a dice field, the warmer."""
    return mixed(theme.paper, theme.accent, 0.05 * field)


def _outline(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, Corner.MEDIUM, Corner.MEDIUM)
    return path
