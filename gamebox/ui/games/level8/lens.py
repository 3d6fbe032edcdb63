"""What lies before a player, enlarged: combinations and discard pile, for as long as somebody points there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.level8.view import Level8View
from gamebox.ui.games.level8.combination import card_places
from gamebox.ui.games.level8.faces import face_of
from gamebox.ui.games.level8.layout import TEXT, Layout
from gamebox.ui.games.level8.seats import card_width, shared
from gamebox.ui.items.card import RATIO, paint_card
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.items.paper import paint_sheet
from gamebox.ui.players import Player
from gamebox.ui.texts import translate
from gamebox.ui.theme import Theme, fitting_font

_ABOVE = 95.0
_PADDING, _HEAD = 24.0, 50.0
_PILE = 340.0
"""So wide is the part for the discard pile."""
_WIDEST = 96.0
_MOST = 8
"""So many cards of a discard pile are seen, the top one last."""


class Lens(QGraphicsObject):
    """Lies over the oval and is never in the way of the pointer."""

    def __init__(self, theme: Theme, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._theme = theme
        self._players = players
        self._seat: int | None = None
        self._view: Level8View | None = None
        self._area = QRectF()
        self.setZValue(_ABOVE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    @property
    def seat(self) -> int | None:
        """Whose things are enlarged now."""
        return self._seat

    def look_at(self, seat: int | None, view: Level8View, layout: Layout) -> None:
        """None, or somebody before whom nothing lies: put it away."""
        if seat is not None and not view.table[seat] and not view.discards[seat]:
            seat = None
        if seat == self._seat and view is self._view:
            return
        self.prepareGeometryChange()
        self._seat, self._view, self._area = seat, view, layout.round_sheet
        self.setVisible(seat is not None)
        self.update()

    def close(self) -> None:
        self._seat = None
        self.hide()

    @override
    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-8, -8, 14, 16)

    @override
    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        if self._seat is None or self._view is None:
            return
        paint_sheet(painter, self._area, self._theme)
        room = self._area.adjusted(_PADDING, 10, -_PADDING, -18)
        self._paint_head(painter, QRectF(room.left(), room.top(), room.width(), _HEAD), self._players[self._seat])
        lying = room.adjusted(0, _HEAD + 6, -_PILE - _PADDING, 0)
        self._paint_combinations(painter, lying, self._view, self._seat)
        self._paint_pile(painter, QRectF(room.right() - _PILE, lying.top(), _PILE, lying.height()), self._view)

    def _paint_head(self, painter: QPainter, head: QRectF, player: Player) -> None:
        paint_emblem(painter, player.livery, QRectF(head.left(), head.top() + 6, 38, 38))
        painter.setPen(self._theme.ink)
        words = head.adjusted(50, 0, -_PILE, 0)
        painter.setFont(fitting_font(player.name, words.width(), 32, bold=True))
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, player.name)
        text = translate("Level8", "Discard pile")
        pile = QRectF(head.right() - _PILE, head.top(), _PILE, head.height())
        painter.setPen(self._theme.muted)
        painter.setFont(fitting_font(text, pile.width(), TEXT))
        painter.drawText(pile, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_combinations(self, painter: QPainter, area: QRectF, view: Level8View, seat: int) -> None:
        combinations = view.table[seat]
        if not combinations:
            text = translate("Level8", "Nothing is laid out yet.")
            painter.setPen(self._theme.muted)
            painter.setFont(fitting_font(text, area.width(), TEXT + 3))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
            return
        counts = [len(combination.faces) for combination in combinations]
        places = shared(area, counts, min(_WIDEST, card_width(area, counts)))
        for combination, place in zip(combinations, places, strict=True):
            for card, face in zip(card_places(place, len(combination.faces)), combination.in_order(), strict=True):
                paint_card(painter, card, face_of(face), self._theme)

    def _paint_pile(self, painter: QPainter, area: QRectF, view: Level8View) -> None:
        cards = view.discards[self._seat or 0][-_MOST:]
        high = _WIDEST * RATIO
        step = min(_WIDEST + 4, (area.width() - _WIDEST) / max(1, len(cards) - 1))
        for index, card in enumerate(cards):
            place = QRectF(area.left() + index * step, area.center().y() - high / 2, _WIDEST, high)
            paint_card(painter, place, face_of(card), self._theme)
