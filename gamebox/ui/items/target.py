"""A place that can be clicked or reached by keys: it carries an action and glows while that is legal."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)
from typing_extensions import override

from gamebox.ui.theme import Theme, faded

WASH = 0.22
"""How much of the accent lies over a target under the cursor."""


class TargetItem(QGraphicsObject):
    """Clicks on it are intents whether or not they are legal: the rules answer why something may not be done."""

    chosen = Signal(object)
    hovered = Signal(str)
    """What stands there, in words, while it is lit; nothing when that ends."""
    entered = Signal(object)
    left = Signal(object)
    """The pointer is at the place while that is legal, or has gone away from it; the place says which one it is."""

    def __init__(self, outline: QPainterPath, action: Any, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.action = action
        self.legal = False
        self._hint = ""
        self._outline = outline
        self._theme = theme
        self._lit = False
        self.setAcceptHoverEvents(True)

    @property
    def hint(self) -> str:
        """What stands there, in words."""
        return self._hint

    @hint.setter
    def hint(self, words: str) -> None:
        """It may become another while somebody points there."""
        changed, self._hint = words != self._hint, words
        if changed and self._lit:
            self.hovered.emit(words)

    def centre(self) -> QPointF:
        return self.mapToScene(self._outline.boundingRect().center())

    def can_be_chosen(self, legal: Collection[Any]) -> bool:
        return self.action in legal

    @property
    def inviting(self) -> bool:
        """Whether it is waited for that somebody chooses it; not every place where a cursor may stand."""
        return self.legal

    def set_legal(self, legal: bool) -> None:
        """Painted anew only if that is another answer: a table has a hundred places, and each move asks them all."""
        if self._lit and not legal:
            self.set_cursor(False)
        if legal != self.legal:
            self.legal = legal
            self.setCursor(Qt.CursorShape.PointingHandCursor if legal else Qt.CursorShape.ArrowCursor)
            self.update()

    def set_cursor(self, lit: bool) -> None:
        """Show that the keyboard's cursor or the pointer is here."""
        self._lit = lit
        self.hovered.emit(self.hint if lit else "")
        self.update()

    @property
    def lit(self) -> bool:
        return self._lit

    @override
    def boundingRect(self) -> QRectF:
        return self._outline.boundingRect().adjusted(-6, -6, 6, 6)

    @override
    def shape(self) -> QPainterPath:
        return self._outline

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if not self.legal:
            return
        accent = self._theme.accent
        painter.setPen(QPen(faded(accent, 0.35), 9 if self._lit else 7))
        painter.setBrush(faded(accent, WASH if self._lit else 0.0))
        painter.drawPath(self._outline)
        painter.setPen(QPen(accent, 4 if self._lit else 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._outline)

    @override
    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        if self.legal:
            self.entered.emit(self)
        super().hoverEnterEvent(event)

    @override
    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """The place may have become legal while the pointer rested there."""
        if self.legal and not self._lit:
            self.entered.emit(self)
        super().hoverMoveEvent(event)

    @override
    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.left.emit(self)
        super().hoverLeaveEvent(event)

    @override
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.shape().contains(event.pos()):
            self.chosen.emit(self.action)
