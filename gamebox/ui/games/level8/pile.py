"""A pile of cards as a target: the draw pile, the jokers, a discard pile."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.games.level8.glow import GlowTarget
from gamebox.ui.games.level8.layout import PILE_CARD, TEXT
from gamebox.ui.items.card import RATIO, CardFace, paint_card
from gamebox.ui.theme import Corner, Theme, faded, font

_DARK = QColor("#14181B")
_WHITE = QColor(255, 255, 255)


class PileTarget(GlowTarget):
    """Centred on its own origin. A pile that is no target now still shows its cards."""

    def __init__(self, action: object, theme: Theme, width: float = PILE_CARD) -> None:
        high = width * RATIO
        self._area = QRectF(-width / 2, -high / 2, width, high)
        outline = QPainterPath()
        outline.addRoundedRect(self._area, Corner.MEDIUM, Corner.MEDIUM)
        super().__init__(outline, action, theme)
        self._top: CardFace | None = None
        self._count = 0
        self._counted = False
        self._wanted = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    @property
    def top(self) -> CardFace | None:
        return self._top

    @property
    def wanted(self) -> bool:
        """Whether the top card would help the one who looks."""
        return self._wanted

    def show_pile(self, top: CardFace | None, count: int, *, counted: bool, wanted: bool = False) -> None:
        """`wanted`: the top card would help the one who looks."""
        shown = (top, count, counted, wanted)
        if shown != (self._top, self._count, self._counted, self._wanted):
            self._top, self._count, self._counted, self._wanted = shown
            self.update()

    def give_top(self) -> None:
        """One card has left the pile."""
        left = max(0, self._count - 1)
        self.show_pile(self._top if left else None, left, counted=self._counted)

    def forget_wish(self) -> None:
        """The one whom it would help does not look any more."""
        self.show_pile(self._top, self._count, counted=self._counted)

    @override
    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-13, -18, 14, 18)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._top is not None:
            layers = min(4, max(0, self._count - 1))
            for layer in range(layers, -1, -1):
                lower = self._area.translated(layer * 1.6, layer * 2.0)
                paint_card(painter, lower, self._top, self._theme, flat=layer < layers)
        super().paint(painter, option, widget)
        if self._counted:
            self._paint_count(painter)
        if self._wanted:
            self._paint_wish(painter)

    @override
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.action is not None:
            super().mouseReleaseEvent(event)

    def _paint_count(self, painter: QPainter) -> None:
        text = str(self._count)
        tag = QRectF(self._area.center().x() - 26, self._area.bottom() - 25, 52, 30)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(_DARK, 0.82))
        painter.drawRoundedRect(tag, 15, 15)
        painter.setPen(_WHITE)
        painter.setFont(font(TEXT, bold=True))
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_wish(self, painter: QPainter) -> None:
        paint_mark(painter, QPointF(self._area.right() - 6, self._area.top() + 6), self._theme)


def paint_mark(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    """A tick in a disc: this card would complete something."""
    painter.setPen(QPen(_WHITE, 2.5))
    painter.setBrush(theme.good if not theme.dark else theme.good.darker(150))
    painter.drawEllipse(centre, 13, 13)
    painter.setPen(QPen(_WHITE, 3.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    tick = QPainterPath(centre + QPointF(-5.5, 0.5))
    tick.lineTo(centre + QPointF(-1.5, 4.5))
    tick.lineTo(centre + QPointF(5.5, -4.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(tick)
