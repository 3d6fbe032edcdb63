"""A combination on the table as a target: its cards, fanned to fit, and what it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget
from typing_extensions import override

from gamebox.games.level8.combinations import Combination
from gamebox.games.level8.deck import COLOURS, NUMBER
from gamebox.ui.games.level8.faces import face_of
from gamebox.ui.games.level8.glow import GlowTarget
from gamebox.ui.games.level8.layout import TEXT
from gamebox.ui.games.level8.terms import combination_name
from gamebox.ui.items import motions
from gamebox.ui.items.card import RATIO, paint_card
from gamebox.ui.items.motions import between
from gamebox.ui.items.pip import HUES, on_hue, paint_pip
from gamebox.ui.texts import tip
from gamebox.ui.theme import GOLD, Corner, Motion, Theme, faded, fitting_font

_TAG = 30.0
SEEN = 0.7
"""So much of a card must be seen for its number to be read."""
_INK = QColor("#14181B")
_WHITE = QColor(255, 255, 255)


def card_places(area: QRectF, count: int) -> list[QRectF]:
    """Where each card of a combination lies: from one end of its area to the other."""
    first = QRectF(area.topLeft(), QSizeF(area.height() / RATIO, area.height()))
    step = (area.width() - first.width()) / max(1, count - 1)
    return [first.translated(index * step, 0) for index in range(count)]


class CombinationTarget(GlowTarget):
    """In an area of the scene; a tag names what a long fan hides; what is full has a golden edge (L8-55)."""

    aimed = Signal(object)
    """It was clicked: the selected cards are meant for it."""

    def __init__(self, owner: int, index: int, theme: Theme) -> None:
        super().__init__(QPainterPath(), None, theme)
        self.owner = owner
        self.index = index
        self._combination: Combination | None = None
        self.fits = False
        """Whether the selected cards can be added."""
        self.audible = False
        """Whether the cursor may come by: not while the rules want another place to be chosen."""
        self._places: list[QRectF] = []
        """Where each card lies now: on the way to its place, while others make room."""
        self._sharp_at: list[float] = []
        """The width that the picture of each card is meant for."""
        self._lifted: set[int] = set()
        """Places whose cards have been taken away."""
        self.setObjectName(f"combination {owner + 1}.{index + 1}")
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    @override
    def can_be_chosen(self, legal: Collection[object]) -> bool:
        """With selected cards only where one fits; else the cursor can go there to hear what lies there."""
        fits = self.action is not None and self.action in legal
        if fits != self.fits:
            self.fits = fits
            self.update()
        return self.isVisible() and (self.fits or (self.audible and self.action is None))

    @property
    @override
    def inviting(self) -> bool:
        return self.fits

    @property
    def combination(self) -> Combination | None:
        return self._combination

    def show_combination(self, combination: Combination | None, area: QRectF) -> None:
        """Lay the cards out in an area, as high as it is."""
        places = card_places(area, len(combination.faces)) if combination else []
        if combination == self._combination and places == self._places and not self._lifted:
            return
        self._lifted.clear()
        self._combination = combination
        self.setVisible(combination is not None)
        self.setToolTip(tip(combination_name(combination)) if combination else "")
        self._lie(places)

    def _lie(self, places: list[QRectF], sharp_at: list[float] | None = None) -> None:
        self.prepareGeometryChange()
        self._places = places
        self._sharp_at = sharp_at or [place.width() for place in places]
        self._outline = QPainterPath()
        if places:
            whole = places[0].united(places[-1]).adjusted(-2, -2, 2, 2)
            self._outline.addRoundedRect(whole, Corner.MEDIUM, Corner.MEDIUM)
        self.update()

    def lifting(self) -> Iterator[tuple[int, QRectF, Callable[[], None]]]:
        """What lies here, where, and how it is taken away, card by card."""
        faces = self._combination.in_order() if self._combination else ()
        for index, (face, place) in enumerate(zip(faces, self._places, strict=True)):
            yield face, place, partial(self._lift, index)

    def _lift(self, index: int) -> None:
        self._lifted.add(index)
        self.update()
        if len(self._lifted) == len(self._places):
            self.show_combination(None, QRectF())

    def glide(self, ends: Sequence[QRectF]) -> QAbstractAnimation | None:
        """The cards make room, or close up; None: they lie there already.

        One after the other gets the picture of its new size: no frame has to paint them all.
        """
        starts = self._places

        def step(share: float) -> None:
            changed = round(share * len(ends))
            sharp_at = [place.width() for place in (*ends[:changed], *starts[changed:])]
            self._lie([between(start, end, share) for start, end in zip(starts, ends, strict=True)], sharp_at)

        return None if starts == list(ends) else motions.run(step, Motion.CARD, QEasingCurve.Type.InOutCubic)

    def _crowded(self, cards: list[QRectF]) -> bool:
        """Whether the cards lie so close that their numbers cannot be read."""
        return len(cards) > 1 and cards[1].left() - cards[0].left() < cards[0].width() * (SEEN - 0.05)

    def _tag(self, cards: list[QRectF]) -> QRectF:
        return QRectF(cards[0].left(), cards[0].bottom() - _TAG + 3, cards[-1].right() - cards[0].left(), _TAG)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._combination is None:
            return
        cards = self._places
        for index, (place, face) in enumerate(zip(cards, self._combination.in_order(), strict=True)):
            if index not in self._lifted:
                shrunk = place.width() / self._sharp_at[index]
                paint_card(painter, place, face_of(face), self._theme, shrunk=shrunk)
        if self._lifted:
            return
        if self._combination.full:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(GOLD, 4))
            painter.drawPath(self._outline)
        if self._crowded(cards):
            self._paint_tag(painter, self._combination, self._tag(cards))
        if self.fits:
            super().paint(painter, option, widget)
        elif self.lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.on_table, 4))
            painter.drawPath(self._outline)

    def _paint_tag(self, painter: QPainter, combination: Combination, tag: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GOLD if combination.full else faded(_INK, 0.86))
        painter.drawRoundedRect(tag, _TAG / 2, _TAG / 2)
        ink = _INK if combination.full else _WHITE
        if combination.kind == "colour":
            hue = COLOURS[combination.value]
            painter.setBrush(HUES[hue])
            pip = QRectF(tag.center().x() - 22, tag.top() + 3, 44, _TAG - 6)
            painter.drawRoundedRect(pip, 10, 10)
            paint_pip(painter, hue, pip.adjusted(0, 2, 0, -2), on_hue(hue))
            return
        text = short_name(combination)
        painter.setPen(ink)
        painter.setFont(fitting_font(text, tag.width() - 12, TEXT, bold=True))
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, text)

    @override
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._outline.contains(event.pos()):
            self.aimed.emit(self)


def short_name(combination: Combination) -> str:
    """A run by its ends, a set by its number and how many there are."""
    if combination.kind == "set":
        return f"{combination.value} × {len(combination.faces)}"
    numbers = [NUMBER[face] for face in combination.faces if NUMBER[face]]
    return f"{min(numbers)}–{max(numbers)}"
