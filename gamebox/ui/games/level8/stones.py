"""The wooden pieces: towers of two stones on the oval, single stones, and the level stones."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.items.emblem import emblem_path, paint_emblem
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.players import Player
from gamebox.ui.texts import tip
from gamebox.ui.theme import Livery, mixed

_WHITE = QColor(255, 255, 255)
_BLACK = QColor(0, 0, 0)
_SHADOW = QColor(0, 0, 0, 110)
_WIDE, _HIGH, _THICK = 42.0, 22.0, 13.0


def paint_tower(painter: QPainter, foot: QPointF, livery: Livery, stones: int = 2) -> None:
    """Flat round stones, one on the other, with their owner's shape on top; `foot` is the middle of the lowest."""
    ground = QPainterPath()
    ground.addEllipse(foot, _WIDE / 2, _HIGH / 2)
    paint_shadow(painter, ground, _SHADOW, 5)
    for stone in range(stones):
        _paint_stone(painter, foot - QPointF(0, stone * _THICK), livery)
    top = foot - QPointF(0, stones * _THICK)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(livery.on_colour)
    painter.save()
    painter.translate(top)
    painter.scale(1, 0.62)
    painter.drawPath(emblem_path(livery.shape, QRectF(-11, -11, 22, 22)))
    painter.restore()


def _paint_stone(painter: QPainter, foot: QPointF, livery: Livery) -> None:
    edge = QPen(mixed(livery.colour, _BLACK, 0.55), 1.6)
    side = QPainterPath(QPointF(foot.x() - _WIDE / 2, foot.y()))
    side.arcTo(QRectF(foot.x() - _WIDE / 2, foot.y() - _HIGH / 2, _WIDE, _HIGH), 180, 180)
    side.lineTo(foot.x() + _WIDE / 2, foot.y() - _THICK)
    side.lineTo(foot.x() - _WIDE / 2, foot.y() - _THICK)
    side.closeSubpath()
    light = QLinearGradient(foot.x() - _WIDE / 2, 0, foot.x() + _WIDE / 2, 0)
    light.setColorAt(0, mixed(livery.colour, _WHITE, 0.25))
    light.setColorAt(0.4, livery.colour)
    light.setColorAt(1, mixed(livery.colour, _BLACK, 0.35))
    painter.setPen(edge)
    painter.setBrush(light)
    painter.drawPath(side)
    painter.setBrush(mixed(livery.colour, _WHITE, 0.12))
    painter.drawEllipse(QPointF(foot.x(), foot.y() - _THICK), _WIDE / 2, _HIGH / 2)


def _paint_place(painter: QPainter, foot: QPointF, livery: Livery) -> None:
    """The outline of a tower whose stones are elsewhere; dark within, so that no field shows through."""
    top = foot - QPointF(0, 2 * _THICK)
    outline = QPainterPath()
    outline.setFillRule(Qt.FillRule.WindingFill)
    outline.addRect(QRectF(top - QPointF(_WIDE / 2, 0), QSizeF(_WIDE, 2 * _THICK)))
    for middle in (foot, top):
        outline.addEllipse(middle, _WIDE / 2, _HIGH / 2)
    painter.setPen(QPen(livery.colour, 2.5))
    painter.setBrush(mixed(livery.colour, _BLACK, 0.8))
    painter.drawPath(outline.simplified())
    painter.drawEllipse(top, _WIDE / 2, _HIGH / 2)


class TowerItem(QGraphicsObject):
    """A tower or, before the player has chosen a field, one of its two stones (L8-20)."""

    def __init__(self, player: Player, stones: int = 2) -> None:
        super().__init__()
        self._livery = player.livery
        self._stones = stones
        self._split = False
        self.setToolTip(tip(player.name))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def stand(self, *, split: bool = False) -> None:
        """As a tower or, while its two stones show where it could go, as its place."""
        if split != self._split:
            self._split = split
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        top = -self._stones * _THICK - _HIGH / 2
        return QRectF(-_WIDE / 2, top, _WIDE, -top + _HIGH / 2).adjusted(-3, -3, 9, 11)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._split:
            _paint_place(painter, QPointF(), self._livery)
        else:
            paint_tower(painter, QPointF(), self._livery, self._stones)


class LevelStone(QGraphicsObject):
    """Shows on the path which level a player must lay out."""

    SIDE = 24.0

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._livery = player.livery
        self.setToolTip(tip(player.name))
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @override
    def boundingRect(self) -> QRectF:
        return QRectF(-self.SIDE / 2, -self.SIDE / 2, self.SIDE, self.SIDE).adjusted(-2, -2, 2, 2)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        paint_emblem(painter, self._livery, QRectF(-self.SIDE / 2, -self.SIDE / 2, self.SIDE, self.SIDE))
