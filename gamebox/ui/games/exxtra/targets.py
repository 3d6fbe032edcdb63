"""The dice fields as targets: what placing the pair there would earn and whom it throws out."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.exxtra.actions import PLACES
from gamebox.ui.games.exxtra.layout import NUMBER, Layout
from gamebox.ui.games.exxtra.stairs import ground_path, paint_number, step_path, tread_path
from gamebox.ui.games.exxtra.wood import wood_of
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.target import TargetItem
from gamebox.ui.players import Player
from gamebox.ui.theme import Theme, faded, font

_EMBLEM = 22.0
_MARK = 9.0
GLOW, GROUND_GLOW = 0.5, 0.1
"""How warm the wood becomes where a pair may be placed; words stand on the ground, so that it glows less."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class StepTarget(TargetItem):
    """A step of the stairs, or the ground before them."""

    def __init__(self, field: int, layout: Layout, theme: Theme) -> None:
        super().__init__(_outline(field, layout), PLACES[field], theme)
        self.setObjectName(f"step {field}")
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._field = field
        self._layout = layout
        self.victims: tuple[Player, ...] = ()

    def arrange(self, layout: Layout) -> None:
        self.prepareGeometryChange()
        self._layout = layout
        self._outline = _outline(self._field, layout)

    def promise(self, hint: str, victims: tuple[Player, ...]) -> None:
        """What placing here would do, in words, and whom it would throw out."""
        self.hint = hint
        if victims != self.victims:
            self.victims = victims
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return super().boundingRect().adjusted(0, 0, 2, 4)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing but light on the wood, which the board has painted, and what is promised there."""
        if not self.legal:
            return
        tread = tread_path(self._layout.riser(self._field)) if self._field else self._outline
        painter.fillPath(tread, faded(self._theme.accent, GLOW if self._field else GROUND_GLOW))
        super().paint(painter, option, widget)
        paint_number(painter, self._layout, self._field, self._theme)
        self._paint_promise(painter)

    def _paint_promise(self, painter: QPainter) -> None:
        steps, out = self._layout.promise_lines(self._field)
        painter.setPen(wood_of(self._theme).ink)
        painter.setFont(font(NUMBER, bold=True))
        painter.drawText(steps, _LEFT, f"+{self._field}")
        if self.victims:
            self._paint_victims(painter, out)

    def _paint_victims(self, painter: QPainter, area: QRectF) -> None:
        """A red mark, and who must go."""
        paint_out(painter, QPointF(area.left() + _MARK, area.center().y()), self._theme)
        for index, player in enumerate(self.victims):
            left = area.left() + 2 * _MARK + 6 + index * (_EMBLEM + 3)
            paint_emblem(painter, player.livery, QRectF(left, area.center().y() - _EMBLEM / 2, _EMBLEM, _EMBLEM))


def paint_out(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    """A cross for "thrown out", on a ground of its own: glowing wood is almost as bright as red is."""
    painter.setPen(QPen(theme.paper, 1.5))
    painter.setBrush(theme.bad)
    painter.drawEllipse(centre, _MARK, _MARK)
    painter.setPen(QPen(theme.paper, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for way in (QPointF(_MARK, _MARK), QPointF(_MARK, -_MARK)):
        painter.drawLine(centre - way * 0.4, centre + way * 0.4)


def _outline(field: int, layout: Layout) -> QPainterPath:
    return step_path(layout.riser(field)) if field else ground_path(layout.rung(field))
