"""A banner on the table for the moments that nobody may miss: a bust, a bit of luck, the goal."""

from __future__ import annotations

from itertools import combinations, pairwise

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.items import motions
from gamebox.ui.items.line import fitted
from gamebox.ui.items.shadow import paint_shadow
from gamebox.ui.theme import Corner, Motion, Theme, font

WIDEST = 460.0
SIZES = (46.0, 23.0)
"""The usual type, and the smallest: a line that still does not fit is cut."""
_UNBROKEN = 0.7
"""A line that would have to shrink more than that is broken."""
_MOST = 3
"""Lines into which a text is broken before it is cut."""
_ABOVE_ALL = 5000


class CalloutItem(QGraphicsObject):
    """Centred on its own origin, as large as its words need."""

    def __init__(
        self, theme: Theme, centre: QPointF, widest: float = WIDEST, sizes: tuple[float, float] = SIZES
    ) -> None:
        super().__init__()
        self._theme = theme
        self._widest = widest
        self._usual, self._least = sizes
        self._size = self._usual
        self.text = ""
        self._good: bool | None = None
        self.lines: list[str] = []
        self._font = font(self._size, bold=True)
        self.area = QRectF()
        self.setPos(centre)
        self.setZValue(_ABOVE_ALL)
        self.hide()

    def keep_within(self, area: QRectF, size: float | None = None) -> None:
        """Stand in the middle of an area, no wider than it; `size` is that of the type, if it is not the usual one."""
        self.setPos(area.center())
        self._widest = min(WIDEST, area.width())
        self._size = min(self._usual, size or self._usual)

    def appear(self, text: str, *, good: bool | None) -> QAbstractAnimation:
        """Pop up, stay long enough to be read, and go; what is neither good nor bad is `None`."""

        def grow(share: float) -> None:
            if not self.isVisible() or self.text != text:
                self.text, self._good = text, good
                self._lay_out()
                self.show()
                self.update()
            self.setScale(0.6 + 0.4 * share)
            self.setOpacity(share)

        def fade(share: float) -> None:
            self.setOpacity(1 - share)
            self.setVisible(share < 1)

        return motions.sequence(
            motions.run(grow, Motion.MOVE), motions.pause(Motion.DICE), motions.run(fade, Motion.FEEDBACK)
        )

    def _lay_out(self) -> None:
        """Break the text into lines and size the frame to them."""
        room = self._widest - self._size
        lines = self.text.splitlines()
        if len(lines) == 1:
            lines = self._wrapped(self.text, room)
        longest = max(lines, key=lambda line: _width(line, self._size))
        self._font, shown = fitted(longest, room, self._size, self._least)
        metrics = QFontMetricsF(self._font)
        uncut = shown == longest
        self.lines = lines if uncut else [metrics.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in lines]
        wide = max(metrics.horizontalAdvance(line) for line in self.lines) + self._size
        high = metrics.height() * len(self.lines) + self._size * 0.4
        self.prepareGeometryChange()
        self.area = QRectF(-wide / 2, -high / 2, wide, high)

    def _wrapped(self, text: str, room: float) -> list[str]:
        """In one line if it need not shrink much, or else in as few as are not cut."""
        if _width(text, max(self._least, self._size * _UNBROKEN)) <= room:
            return [text]
        splits = [_broken(text, count) for count in range(2, min(_MOST, len(text.split(" "))) + 1)]
        fitting = (lines for lines in splits if all(_width(line, self._least) <= room for line in lines))
        return next(fitting, splits[-1] if splits else [text])

    @override
    def boundingRect(self) -> QRectF:
        return self.area.adjusted(-10, -10, 20, 24)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        shape = QPainterPath()
        shape.addRoundedRect(self.area, Corner.LARGE, Corner.LARGE)
        paint_shadow(painter, shape, QColor(0, 0, 0, 140), 9)
        painter.setPen(QPen(self._colour(), self._size * 0.13))
        painter.setBrush(self._theme.paper)
        painter.drawPath(shape)
        painter.setPen(self._theme.ink if self._good is None else self._colour())
        painter.setFont(self._font)
        painter.drawText(self.area, Qt.AlignmentFlag.AlignCenter, "\n".join(self.lines))

    def _colour(self) -> QColor:
        if self._good is None:
            return self._theme.muted
        return self._theme.good if self._good else self._theme.bad


def _width(text: str, size: float) -> float:
    return QFontMetricsF(font(size, bold=True)).horizontalAdvance(text)


def _broken(text: str, count: int) -> list[str]:
    """In so many lines, as even as the words allow."""
    words = text.split(" ")
    breaks = combinations(range(1, len(words)), count - 1)
    splits = ([" ".join(words[start:end]) for start, end in pairwise((0, *inner, len(words)))] for inner in breaks)
    return min(splits, key=lambda lines: max(len(line) for line in lines))
