"""A table as a picture: thumbnails, the demo and the gallery."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from shiboken6 import delete

from gamebox.engine.record import Record, replay
from gamebox.library.shelf import Shelf
from gamebox.ui.look import Look
from gamebox.ui.players import Player, players_of
from gamebox.ui.theme import Theme, paint_table


def table_picture(look: Look, record: Record, size: QSize, theme: Theme, ratio: float = 1.0) -> QImage:
    """What lies open on the table after the record's last move; nobody's secrets."""
    return view_picture(look, players_of(record.setup.seats), replay(record).view(None), size, theme, ratio)


def view_picture(look: Look, players: tuple[Player, ...], view: Any, size: QSize, theme: Theme, ratio: float) -> QImage:
    """The table as somebody sees it."""
    scene = look.drawing.scene(players, theme._replace(text=1.0), Shelf())
    scene.show_view(view, ())
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    area = QRectF(0, 0, size.width(), size.height())
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint_table(painter, area, theme)
    scene.render(painter, _within(area, scene.sceneRect()), scene.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
    painter.end()
    delete(scene)  # at once, with everything that lives in it
    return image


def _within(area: QRectF, scene: QRectF) -> QRectF:
    """As large as it fits, in the middle."""
    size = scene.size().scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(area.topLeft(), size)
    place.moveCenter(area.center())
    return place
