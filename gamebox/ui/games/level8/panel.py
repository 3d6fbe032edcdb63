"""Sheets of paper on the oval's felt: what to ask for, which action, which open card, who moved how far."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)
from typing_extensions import override

from gamebox.ui.games.level8.board import capsule, felt_colour
from gamebox.ui.games.level8.layout import TEXT, Layout
from gamebox.ui.games.level8.local import ButtonTarget, SwitchTarget
from gamebox.ui.items.paper import paint_sheet
from gamebox.ui.theme import Theme, fitting_font

ABOVE = 40.0
"""Above everything on the felt, below the towers that stand around it."""
_TITLE = 32.0
_PADDING = 12.0


class PanelItem(QGraphicsObject):
    """A sheet on bare felt: what lies there is covered as a whole, so that nothing is cut through.

    Its buttons lie on it, but belong to the scene, so that keys reach them.
    """

    def __init__(self, theme: Theme, add: Callable[[ButtonTarget], None]) -> None:
        super().__init__()
        self._theme = theme
        self._add = add
        self._title = ""
        self._area = QRectF()
        self._felt = QPainterPath()
        self.buttons: list[ButtonTarget] = []
        self.setZValue(ABOVE)
        self.setAcceptHoverEvents(True)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    @property
    def title(self) -> str:
        """What is asked; nothing where the prompt says it."""
        return self._title

    def button(self, *, action: object = None, run: Callable[[], None] | None = None) -> ButtonTarget:
        return self._put(ButtonTarget(self._theme, action=action, run=run))

    def switch(self, run: Callable[[], None]) -> ButtonTarget:
        """One side of a switch."""
        return self._put(SwitchTarget(self._theme, run=run))

    def _put(self, made: ButtonTarget) -> ButtonTarget:
        made.setZValue(ABOVE + 1)
        self.buttons.append(made)
        self._add(made)
        return made

    def open(self, layout: Layout, title: str = "", width: float = math.inf) -> QRectF:
        """Show the sheet, no wider than it has to be; answers the room below the title."""
        self.prepareGeometryChange()
        self._area, self._title = middle(layout.panel, width), title
        self._felt = capsule(layout.felt)
        self.setOpacity(1)
        self.show()
        self.update()
        if title:
            return self._area.adjusted(_PADDING, _TITLE + 8, -_PADDING, -_PADDING / 2)
        return self._area.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)

    def close(self) -> None:
        """Put the sheet away; what its buttons said is forgotten."""
        self.hide()
        for button in self.buttons:
            button.forget()

    @override
    def boundingRect(self) -> QRectF:
        return self._felt.boundingRect().adjusted(-1, -1, 1, 1)

    @override
    def shape(self) -> QPainterPath:
        return self._felt

    @override
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Nobody means what is covered."""
        event.accept()

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.fillPath(self._felt, felt_colour(self._theme))
        paint_sheet(painter, self._area, self._theme)
        painter.setPen(self._theme.ink)
        line = QRectF(self._area.left() + 20, self._area.top() + 4, self._area.width() - 40, _TITLE)
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
