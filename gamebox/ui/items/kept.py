"""Pictures that are drawn once and shown often: at the size of the screen's pixels, so that they stay crisp."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache, QTransform
from PySide6.QtWidgets import QStyleOptionGraphicsItem

_ROOM = 192 * 1024
"""Kilobytes for the pictures that items keep of themselves: Qt's usual 10 MB do not hold even one large sheet on a
4K screen, and whatever does not fit is drawn anew in every frame."""


def make_room() -> None:
    """For the pictures that the items of a view keep of themselves."""
    QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _ROOM))


def fineness(painter: QPainter) -> float:
    """How many of the screen's pixels a unit of the scene takes."""
    return QStyleOptionGraphicsItem.levelOfDetailFromTransform(painter.deviceTransform())


def draw_centred(painter: QPainter, centre: QPointF, picture: QPixmap) -> None:
    """Show a picture pixel by pixel, upright whatever the painter's transformation is."""
    way = painter.worldTransform()
    ratio = fineness(painter) / QStyleOptionGraphicsItem.levelOfDetailFromTransform(way)
    middle = way.map(centre) * ratio
    left, top = round(middle.x() - picture.width() / 2), round(middle.y() - picture.height() / 2)
    painter.save()
    painter.setWorldTransform(QTransform(1 / ratio, 0, 0, 1 / ratio, left / ratio, top / ratio))
    painter.drawPixmap(0, 0, picture)
    painter.restore()


def draw_kept(painter: QPainter, area: QRectF, picture: QPixmap) -> None:
    """Show a picture that was made for an area of this size, or stretch it while it is on its way."""
    fine = fineness(painter)
    if abs(picture.width() - area.width() * fine) <= 1 and abs(picture.height() - area.height() * fine) <= 1:
        draw_centred(painter, area.center(), picture)
    else:
        painter.drawPixmap(area, picture, QRectF(picture.rect()))
