"""The ranking: a podium for the first three, and everybody's place with a big total and where it comes from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget
from typing_extensions import override

from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.players import Player
from gamebox.ui.scale import enlargement
from gamebox.ui.theme import GOLD, Corner, Size, Theme, faded, font, mixed
from gamebox.ui.widgets.parts import give_tip

_LOWEST_ROW, _TOTAL = 46, 74
_BESIDE_WORDS = 108 + _TOTAL
"""Of a place at least, of its total, and of all that stands beside its words."""
_LINE = 18
"""Of every further line of words."""
_METALS = {1: GOLD, 2: QColor("#B8BEC6"), 3: QColor("#C08A57")}
_STEPS = {1: 1.0, 2: 0.72, 3: 0.5}
"""How high a place stands."""
_WORTH_IT = 84
"""Less room than this is none for a podium."""


class Standing(QFrame):
    """One place of the ranking; if it is `roomy`, long words may take a second line."""

    def __init__(self, theme: Theme, place: int, player: Player, words: str, total: int, *, roomy: bool) -> None:
        super().__init__()
        self._roomy = roomy
        self._total = QLocale().toString(total)
        self._theme = theme
        self.place = place
        self.player = player
        self._words = words
        self.setAccessibleName(f"{place}. {player.name}, {words}")
        give_tip(self, f"{player.name}, {words}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(_LOWEST_ROW)

    @override
    def sizeHint(self) -> QSize:
        return QSize(304, 68)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """What does not fit into one line gets more of them."""
        super().resizeEvent(event)
        self.setMinimumHeight(round((_LOWEST_ROW + _LINE * (self._lines() - 1)) * enlargement(self)))

    def _room(self) -> QRectF:
        """In pixels of the usual size."""
        return QRectF(QPointF(), QSizeF(self.size()) / enlargement(self))

    def _lines(self) -> int:
        """How many lines the words take."""
        metrics = QFontMetricsF(font(Size.SMALL))
        room = QRectF(0, 0, self._room().width() - _BESIDE_WORDS, 1000)
        high = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self._words).height()
        return max(1, round(high / metrics.lineSpacing())) if self._roomy else 1

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(enlargement(self), enlargement(self))
        area = self._room()
        if self.place == 1:
            painter.setPen(GOLD)
            painter.setBrush(faded(GOLD, 0.16))
            painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), Corner.MEDIUM, Corner.MEDIUM)
        middle = area.center().y()
        painter.setPen(self._theme.ink)
        painter.setFont(font(Size.TITLE, bold=True))
        number = QRectF(0, 0, 44, area.height())
        painter.drawText(number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{self.place}.")
        paint_emblem(painter, self.player.livery, QRectF(56, middle - 15, 30, 30))
        self._paint_words(painter, QRectF(100, middle, area.width() - _BESIDE_WORDS, 0))
        painter.setPen(self._theme.ink)
        painter.setFont(font(Size.HEADLINE, bold=True))
        total = QRectF(area.right() - _TOTAL - 10, 0, _TOTAL, area.height())
        painter.drawText(total, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._total)

    def _paint_words(self, painter: QPainter, column: QRectF) -> None:
        """The name, and below it one line or several."""
        lines = self._lines()
        name = QRectF(column.left(), column.top() - 21 - (lines - 1) * _LINE / 2, column.width(), 21)
        _paint_line(painter, name, self.player.name, font(Size.BODY, bold=True))
        painter.setPen(self._theme.muted)
        if lines > 1:
            painter.setFont(font(Size.SMALL))
            painter.drawText(name.adjusted(0, 21, 0, 21 + lines * _LINE), int(Qt.TextFlag.TextWordWrap), self._words)
        else:
            _paint_line(painter, name.translated(0, 21), self._words, font(Size.SMALL))


def _paint_line(painter: QPainter, area: QRectF, text: str, made: QFont) -> None:
    painter.setFont(made)
    shown = QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)


class Podium(QWidget):
    """The first three on their steps, the winner in the middle; where there is no room for it, nothing."""

    def __init__(self, theme: Theme, places: Sequence[tuple[int, Player]]) -> None:
        super().__init__()
        self._theme = theme
        self._places = [(place, player) for place, player in places if place in _STEPS][:3]
        self.setAccessibleName(", ".join(f"{place}. {player.name}" for place, player in self._places))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    @override
    def sizeHint(self) -> QSize:
        return QSize(300, 140)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        scale = enlargement(self)
        area = QRectF(0, 0, self.width() / scale, self.height() / scale)
        if area.height() < _WORTH_IT:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        wide = min(96.0, area.width() / 3.4)
        left = area.center().x() - wide * len(self._places) / 2
        for column, index in enumerate(_IN_ROW[len(self._places)]):
            self._paint_step(painter, QRectF(left + column * wide, 4, wide, area.height() - 8), *self._places[index])

    def _paint_step(self, painter: QPainter, area: QRectF, place: int, player: Player) -> None:
        emblem = min(40.0, area.height() * 0.3)
        high = (area.height() - emblem - 8) * _STEPS[place]
        step = QRectF(area.left() + 2, area.bottom() - high, area.width() - 4, high)
        metal = _METALS[place]
        sheen = QLinearGradient(step.topLeft(), step.bottomLeft())
        sheen.setColorAt(0, mixed(metal, QColor("white"), 0.25))
        sheen.setColorAt(1, mixed(metal, QColor("black"), 0.15))
        painter.setPen(QPen(mixed(metal, QColor("black"), 0.35), 1))
        painter.setBrush(sheen)
        painter.drawRoundedRect(step, Corner.SMALL, Corner.SMALL)
        painter.setPen(QColor("#22262B"))
        painter.setFont(font(min(Size.HEADLINE, high * 0.6), bold=True))
        painter.drawText(step, Qt.AlignmentFlag.AlignCenter, str(place))
        paint_emblem(
            painter, player.livery, QRectF(area.center().x() - emblem / 2, step.top() - emblem - 2, emblem, emblem)
        )


_IN_ROW = {0: (), 1: (0,), 2: (1, 0), 3: (1, 0, 2)}
"""Who stands where, from left to right."""
