"""How hard something is: so many of five stars."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gamebox.ui.items.emblem import emblem_path
from gamebox.ui.theme import Shape, Theme, faded

STARS = 5


def paint_stars(painter: QPainter, area: QRectF, count: int, theme: Theme) -> None:
    side = min(area.height() * 0.78, area.width() / STARS)
    left = area.center().x() - side * STARS / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(STARS):
        painter.setBrush(theme.accent if number < count else faded(theme.muted, 0.28))
        place = QRectF(left + number * side, area.center().y() - side / 2, side, side)
        painter.drawPath(emblem_path(Shape.STAR, place.adjusted(1, 1, -1, -1)))
