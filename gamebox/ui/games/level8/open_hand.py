"""An opponent's hand laid open below the plate, once nothing is hidden any more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.ui.games.level8.combination import SEEN
from gamebox.ui.games.level8.faces import face_of
from gamebox.ui.items.card import RATIO, paint_card
from gamebox.ui.theme import Theme

_APART = 3.0
"""Between cards that have all the room they want."""


def hand_places(area: QRectF, count: int) -> list[QRectF]:
    """Side by side in the middle of the area: as large as its height allows, if all numbers can be read then."""
    wide = min(area.height() / RATIO, area.width() / (1 + SEEN * max(0, count - 1)))
    step = min(wide + _APART, (area.width() - wide) / max(1, count - 1))
    left = area.center().x() - (wide + step * (count - 1)) / 2
    top = area.center().y() - wide * RATIO / 2
    return [QRectF(left + index * step, top, wide, wide * RATIO) for index in range(count)]


class OpenHand(QGraphicsItem):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._area = QRectF()
        self._cards: tuple[int, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    @property
    def cards(self) -> tuple[int, ...]:
        return self._cards

    def show_cards(self, cards: Sequence[int], area: QRectF) -> None:
        self.setVisible(bool(cards))
        if (tuple(cards), area) != (self._cards, self._area):
            self.prepareGeometryChange()
            self._cards, self._area = tuple(cards), area
            self.update()

    @override
    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-6, -6, 6, 6)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        for place, card in zip(hand_places(self._area, len(self._cards)), self._cards, strict=True):
            paint_card(painter, place, face_of(card), self._theme)
