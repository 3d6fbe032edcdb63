"""The fields of the large sheet as targets: which can be taken now, and which only lack a die."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.lavarails.grid import NAMES
from gamebox.ui.items.target import TargetItem
from gamebox.ui.theme import LAVA_BODY, LAVA_CORE, Theme, faded


class FieldTarget(TargetItem):
    def __init__(self, field: int, area: QRectF, theme: Theme) -> None:
        super().__init__(_outline(area), None, theme)
        self.field = field
        self.hint = NAMES[field]
        self.setObjectName(NAMES[field])
        self._area = area
        self._near = False
        self._hot = False
        self.framed = False
        self._flagged = False
        """Whether Qt has been told that there is nothing to see."""
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def arrange(self, area: QRectF) -> None:
        self.prepareGeometryChange()
        self._area, self._outline = area, _outline(area)

    @override
    def shape(self) -> QPainterPath:
        """All of the field, up to its neighbours."""
        whole = QPainterPath()
        whole.addRect(self._area)
        return whole

    def light(
        self, action: object, *, legal: bool, near: bool = False, hot: bool = False, framed: bool = False
    ) -> None:
        """`near`: in reach, but no die fits; `hot`: lava may run here; `framed`: the next piece of track goes here."""
        self.action = action
        shown = (near, hot, framed)
        if shown != (self._near, self._hot, self.framed):
            self._near, self._hot, self.framed = shown
            self.update()
        self.set_legal(legal)
        pointer = Qt.CursorShape.BlankCursor if hot else Qt.CursorShape.PointingHandCursor
        if legal and self.cursor().shape() != pointer:
            self.setCursor(pointer)

    @property
    def hollow(self) -> bool:
        """Whether there is nothing to see here."""
        return not self.legal and not self._near

    @override
    def set_legal(self, legal: bool) -> None:
        super().set_legal(legal)
        if self.hollow == self._flagged:
            return
        self._flagged = self.hollow
        if self.hollow and self.scene():
            self.scene().update(self.sceneBoundingRect())  # Qt does not wipe the place of what has no contents any more
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, self.hollow)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.legal and self._hot:
            paint_heat(painter, self._area, lit=self.lit)
        elif self.legal:
            super().paint(painter, option, widget)
            self._paint_frame(painter)
        elif self._near:
            painter.setPen(QPen(faded(self._theme.accent, 0.75), 2, Qt.PenStyle.DotLine))
            painter.setBrush(faded(self._theme.accent, 0.07))
            painter.drawPath(self._outline)

    def _paint_frame(self, painter: QPainter) -> None:
        if self.framed:
            painter.setPen(QPen(self._theme.accent, 6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._outline)


def paint_heat(painter: QPainter, area: QRectF, *, lit: bool) -> None:
    """A field that lava may run to, or that was chosen for it."""
    heat = QRadialGradient(area.center(), area.width() * 0.75)
    heat.setColorAt(0.2, faded(LAVA_CORE, 0.5 if lit else 0.1))
    heat.setColorAt(1, faded(LAVA_BODY, 0.85 if lit else 0.6))
    painter.setPen(QPen(LAVA_BODY, 4 if lit else 2.5))
    painter.setBrush(heat)
    painter.drawPath(_outline(area))


def _outline(area: QRectF) -> QPainterPath:
    inset, outline = area.width() * 0.03, QPainterPath()
    outline.addRoundedRect(area.adjusted(inset, inset, -inset, -inset), area.width() * 0.1, area.width() * 0.1)
    return outline
