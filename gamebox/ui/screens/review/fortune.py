"""What a seat's result is made of: a bar for luck and a bar for skill, which add up to it, and the same in words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from gamebox.bots.judged import Review
from gamebox.ui.items.emblem import paint_emblem
from gamebox.ui.players import Player
from gamebox.ui.scale import enlargement
from gamebox.ui.screens.review import words
from gamebox.ui.texts import signed, translate
from gamebox.ui.theme import GOLD, Size, Theme, faded, font, mixed

_HIGH, _EMBLEM, _BAR = 64, 26.0, 16.0
_HALF = 0.54
"""The share of a row in which the words stand; the bars have the rest."""
_NAME = 20.0
"""How high a name is."""
_FIGURES = 46.0
"""Room for a number beside a bar."""


@dataclass(frozen=True)
class Share:
    """One bar."""

    name: str
    value: float
    colour: QColor


class FortuneRow(QWidget):
    """`reach` is what the longest bar of all seats stands for."""

    def __init__(self, review: Review, player: Player, theme: Theme, reach: float, *, cards: bool) -> None:
        super().__init__()
        self._theme = theme
        self._player = player
        self._reach = reach
        seat = review.seats[player.seat]
        self.shares = _shares(review, player.seat, theme)
        self._result = f"{words.figure(review, seat.start)} → {words.figure(review, seat.end)}"
        self.words = words.fortune(review, seat, bot=player.bot is not None, cards=cards)
        told = ", ".join(f"{share.name} {signed(share.value)}" for share in self.shares)
        self.setAccessibleName(f"{player.name}: {self._result}. {self.words} {told}")
        self.setToolTip(self.words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @override
    def sizeHint(self) -> QSize:
        return QSize(420, self._needed())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(300, self._needed())

    def _needed(self) -> int:
        """As high as the words, which take the more lines the less room they have."""
        scale = enlargement(self)
        room = QRectF(0, 0, self.width() / scale * _HALF - 12 - _EMBLEM - 10, 1000)
        words = QFontMetricsF(font(Size.SMALL)).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.words)
        return round(max(_HIGH, _NAME + words.height() + 10) * scale)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = enlargement(self)
        painter.scale(scale, scale)
        area = QRectF(0, 0, self.width() / scale, self.height() / scale)
        middle = area.left() + area.width() * _HALF
        self._paint_words(painter, QRectF(0, 0, middle - 12, area.height()))
        self._paint_bars(painter, QRectF(middle, 0, area.width() - middle, area.height()))

    def _paint_words(self, painter: QPainter, area: QRectF) -> None:
        line = _NAME
        told = area.adjusted(_EMBLEM + 10, 0, 0, 1000)
        words = QFontMetricsF(font(Size.SMALL)).boundingRect(told, int(Qt.TextFlag.TextWordWrap), self.words)
        top = area.center().y() - (line + words.height()) / 2
        paint_emblem(painter, self._player.livery, QRectF(0, top - 2, _EMBLEM, _EMBLEM))
        name = QRectF(_EMBLEM + 10, top, area.width() - _EMBLEM - 10, line)
        made = font(Size.BODY, bold=True)
        painter.setFont(made)
        painter.setPen(self._theme.ink)
        wide = QFontMetricsF(made).horizontalAdvance(self._result)
        painter.drawText(name, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._result)
        shown = QFontMetricsF(made).elidedText(self._player.name, Qt.TextElideMode.ElideRight, name.width() - wide - 10)
        painter.drawText(name, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.setFont(font(Size.SMALL))
        painter.setPen(self._theme.muted)
        below = QRectF(name.left(), name.bottom() + 1, name.width(), words.height() + 4)
        painter.drawText(below, int(Qt.TextFlag.TextWordWrap), self.words)

    def _paint_bars(self, painter: QPainter, area: QRectF) -> None:
        axis, half = area.center().x(), area.width() / 2 - _FIGURES
        painter.setPen(QPen(faded(self._theme.ink, 0.3), 1))
        painter.drawLine(QPointF(axis, 6), QPointF(axis, area.height() - 6))
        for index, share in enumerate(self.shares):
            y = area.center().y() + (index - 1) * (_BAR + 4) + 2
            length = half * share.value / self._reach
            bar = QRectF(axis, y, length, _BAR).normalized()
            painter.setPen(QPen(mixed(share.colour, self._theme.ink, 0.35), 1))
            painter.setBrush(share.colour)
            if bar.width() >= 1:
                painter.drawRoundedRect(bar, 3, 3)
            self._paint_figure(painter, share, bar, axis)

    def _paint_figure(self, painter: QPainter, share: Share, bar: QRectF, axis: float) -> None:
        """The number at the end of the bar, its name on the other side."""
        painter.setPen(self._theme.ink)
        painter.setFont(font(Size.SMALL, bold=True))
        right = share.value >= 0
        beyond = QRectF(bar.right() + 5, bar.top(), _FIGURES, bar.height())
        before = QRectF(bar.left() - _FIGURES - 5, bar.top(), _FIGURES, bar.height())
        left = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        onward = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(beyond if right else before, onward if right else left, signed(share.value))
        painter.setFont(font(Size.SMALL))
        painter.setPen(self._theme.muted)
        opposite = (
            QRectF(axis - 145, bar.top(), 140, bar.height())
            if right
            else QRectF(axis + 5, bar.top(), 140, bar.height())
        )
        painter.drawText(opposite, left if right else onward, share.name)


def _shares(review: Review, seat: int, theme: Theme) -> tuple[Share, Share]:
    found = review.seats[seat]
    luck, skill = (words.parts(review, part) for part in (found.luck, found.gifts - found.lost))
    name = translate("Review", "Skill")
    if len(review.seats) == 1:  # there is nobody else whose mistakes the unforeseen could come from
        name = translate("Review", "Skill and the rest")
    return (
        Share(translate("Review", "Luck"), luck, GOLD),
        Share(name, skill, theme.good if skill >= 0 else theme.bad),
    )


def reach_of(review: Review) -> float:
    """What the longest bar stands for."""
    found = [abs(words.parts(review, part)) for seat in review.seats for part in (seat.luck, seat.gifts - seat.lost)]
    return max(10.0, *found)
