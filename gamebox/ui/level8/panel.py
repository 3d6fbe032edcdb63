"""Sheets of paper over the middle of the oval: what to ask for, which action, which open card, who moved how far."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.items.paper import paint_sheet
from gamebox.ui.level8.layout import TEXT, Layout
from gamebox.ui.level8.local import ButtonTarget
from gamebox.ui.theme import Theme, fitting_font

ABOVE = 500.0
_TITLE = 40.0


class PanelItem(QGraphicsObject):
    """A sheet with a title. Its buttons lie on it, but belong to the scene, so that keys reach them."""

    def __init__(self, theme: Theme, add: Callable[[ButtonTarget], None]) -> None:
        super().__init__()
        self._theme = theme
        self._add = add
        self._title = ""
        self._area = QRectF()
        self.buttons: list[ButtonTarget] = []
        self.setZValue(ABOVE)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def button(self, *, action: object = None, run: Callable[[], None] | None = None) -> ButtonTarget:
        made = ButtonTarget(self._theme, action=action, run=run)
        made.setZValue(ABOVE + 1)
        self.buttons.append(made)
        self._add(made)
        return made

    def open(self, layout: Layout, title: str) -> QRectF:
        """Show the sheet; answers the room below the title."""
        self.prepareGeometryChange()
        self._area, self._title = layout.panel, title
        self.show()
        self.update()
        return self._area.adjusted(18, _TITLE + 4, -18, -12)

    def close(self) -> None:
        """Put the sheet away; what its buttons said is forgotten."""
        self.hide()
        for button in self.buttons:
            button.forget()

    @override
    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-14, -14, 20, 22)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        paint_sheet(painter, self._area, self._theme, lift=4)
        painter.setPen(self._theme.ink)
        line = QRectF(self._area.left() + 20, self._area.top() + 6, self._area.width() - 40, _TITLE)
        painter.setFont(fitting_font(self._title, line.width(), TEXT + 2, bold=True))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._title)


def grid(area: QRectF, columns: int, rows: int, gap: float = 6.0) -> list[QRectF]:
    """Equal cells, row by row."""
    wide = (area.width() - gap * (columns - 1)) / columns
    high = (area.height() - gap * (rows - 1)) / rows
    return [
        QRectF(area.left() + column * (wide + gap), area.top() + row * (high + gap), wide, high)
        for row in range(rows)
        for column in range(columns)
    ]


def middle(area: QRectF, width: float) -> QRectF:
    """A part of the area of that width, or all of it."""
    spare = max(0.0, area.width() - width) / 2
    return area.adjusted(spare, 0, -spare, 0)
