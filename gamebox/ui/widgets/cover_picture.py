"""The illustration of a game, drawn once per size and kept for the next time."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap, QPixmapCache

from gamebox.ui.cover import Cover
from gamebox.ui.items.paper import drawn
from gamebox.ui.theme import Theme


def cover_picture(cover: Cover, size: QSize, ratio: float, theme: Theme) -> QPixmap:
    picture = QPixmap()
    kind = f"{type(cover).__qualname__}-{cover.id}"
    key = f"tile-{kind}-{size.width()}x{size.height()}-{ratio}-{theme.shade}"
    if not QPixmapCache.find(key, picture):
        picture = drawn(size, ratio, lambda painter, area: cover.paint_tile(painter, area, theme))
        QPixmapCache.insert(key, picture)
    return picture
